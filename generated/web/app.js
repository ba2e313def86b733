var ye,Ba,Yd,wn,Lr,Is,Ga,As,Ua,Fr,Or,qa,Yo=Symbol.for("pv"),Es={},Ms=[],Zd=/^m(i|n|o|s|text|space)$/,
Wr=Array.isArray,$r=Ms.slice,Wn=Object.assign;function Fn(e){e&&e.parentNode&&e.remove()}function ja(e,t,n){
var o,s,i,r={},a=arguments.length;for(i in t)i=="key"?o=t[i]:i=="ref"&&typeof e!="function"?s=t[i]:r[i]=
t[i];return a>2&&(r.children=a>3?$r.call(arguments,2):n),Ko(e,r,o,s,null)}function Ko(e,t,n,o,s){var i={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Yo,
__v:s||++Ba,__i:-1,__u:0};return!s&&ye.vnode&&ye.vnode(i),i}function Q(e){return e.children}function Ds(e,t){this.props=e,this.context=t,this.__g=0}function bn(e,t){
if(t==null)return e.__&&bn(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.
__e;return typeof e.type!="function"||e.props.__P?null:bn(e)}function Jd(e){var t,n=e.__v,o=n.__e,s=[],
i=[],r=e.__P;r&&((t=Wn({constructor:Yo},n)).__v=n.__v+1,ye.vnode&&ye.vnode(t),Hr(r,t,n,e.__n,r.namespaceURI,
32&n.__u?[o]:null,s,o||bn(n),32&n.__u,i),t.__v=n.__v,t.__.__k[t.__i]=t,Qa(s,t,i),n.__=n.__e=null,t.__e!=
o&&za(t))}function za(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&
(e.__e=t.__e)}),za(e)}function Nr(e){(8&e.__g||(e.__g|=8,wn.push(e),Is++))&&Lr==ye.debounceRendering||
((Lr=ye.debounceRendering)||queueMicrotask)(Ka)}function Ka(){try{for(var e,t=1;wn.length;)wn.length>
t&&wn.sort(Ga),e=wn.shift(),t=wn.length,8&e.__g&&Jd(e)}finally{(Is=wn.length)&&(Lr||queueMicrotask)(
Ka)}}function Ya(e,t,n,o,s,i,r,a,u,d,m){var p,g,h,w,S,b,x=o.__k||Ms,k=t.length;for(u=Qd(n,t,x,u,k),p=
0;p<k;p++)(h=n.__k[p])!=null&&(g=~h.__i&&x[h.__i]||Es,h.__i=p,b=Hr(e,h,g,s,i,r,a,u,d,m),w=h.__e,(g.ref!=
h.ref||8&g.__u)&&(g.ref&&Vr(g.ref,null,h,g),h.ref&&m.push(h.ref,h.__c||w,h)),S=S||w,4&h.__u?(u=Za(h,
u,e,!g.__v),g.__e&&(g.__e=null)):typeof h.type=="function"&&b!==void 0?u=b:w&&(u=w.nextSibling),h.__u&=
-21);return n.__e=S,u}function Qd(e,t,n,o,s){var i,r,a,u,d,m,p,g,h,w=n.length,S=w,b=0,x=0,k=e.__k=Array(
s);for(i=0;i<s;i++)(r=t[i])!=null&&typeof r!="boolean"&&typeof r!="function"?(typeof r!="object"||r.
constructor===String?r=k[i]=Ko(null,r):Wr(r)?r=k[i]=Ko(Q,{children:r}):r.constructor===Yo&&r.__b?r=k[i]=
Ko(r.type,r.props,r.key,r.ref,r.__v):k[i]=r,u=i+b,r.__=e,r.__b=e.__b+1,a=null,~(d=r.__i=Xd(r,n,u,S))&&
(S--,(a=n[d])&&(a.__u|=2)),a&&a.__v?(r.__u|=16,d==u-1?b--:d==u+1?b++:d!=u&&(d>u?b--:b++,x=1)):(~d||(s>
w?b--:s<w&&b++),typeof r.type!="function"&&(r.__u|=4))):k[i]=null;if(x){for(m=[],p=[],i=0;i<s;i++)if((r=
k[i])&&16&r.__u){for(b=0,g=m.length;b<g;)m[h=b+g>>1]<r.__i?b=h+1:g=h;m[b]=r.__i,p[i]=b+1}for(b=m.length;i--;)
p[i]&&(p[i]==b?b--:k[i].__u|=4)}if(S)for(i=0;i<w;i++)!(a=n[i])||2&a.__u||(a.__e==o&&(o=bn(a)),Br(a,a));
return o}function Za(e,t,n,o){var s,i,r,a;if(typeof e.type=="function"){if(e.props.__P)return t;if(s=
e.__k)for(i=0;i<s.length;i++)s[i]&&(s[i].__=e,t=Za(s[i],t,n,!1));return t}for(t&&!t.parentNode&&(t=bn(
e))&&!t.parentNode&&(t=null),r=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;for(r!=a&&(!o&&n.moveBefore&&
r.parentNode?n.moveBefore(r,t):n.insertBefore(r,t||null)),t=r;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.
data.startsWith("$s"););return t}function Xd(e,t,n,o){var s,i=e.key,r=e.type,a=t[n],u=a&&!(2&a.__u);if(a===null&&i==null||u&&i==a.key&&
r==a.type)return n;if(o>(u?1:0)){for(s=n-1;s>=0;s--)if((a=t[s])&&!(2&a.__u)&&i==a.key&&r==a.type)return s;
for(s=n+1;s<t.length;s++)if((a=t[s])&&!(2&a.__u)&&i==a.key&&r==a.type)return s}return-1}function Va(e,t,n){
n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Ps(e,t,n,o,s){var i,r;if(t=="style")if(typeof n==
"string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||
Va(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||Va(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!=
"function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(r=Or[t]||(Or[t]=
ef(t)),(e.__a||(e.__a={}))[t]=Fr,i=t!=(t=t.replace(Ua,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),
n?e.addEventListener(t,r,i):e.removeEventListener(t,r,i));else{if(s=="http://www.w3.org/2000/svg")t=
t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="l\
ist"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&
t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?
e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function ef(e){return function(t){var n=this.
__e;if(n){if(n=n[e],t[As]==null)t[As]=Fr++;else if(t[As]<this.__a[e])return;return n(ye.event?ye.event(
t):t)}}}function Hr(e,t,n,o,s,i,r,a,u,d){var m,p,g,h,w,S,b,x,k,A,T,R,D,O,C,M,L,I,G=t.type;if(t.constructor!==
Yo)return null;128&n.__u&&(u=32&n.__u,m=n.__c.__z)&&(t.__u|=u,p=i=[],m.nodeType==8?a=Rs(m,i):i.push(
m),a=i[0]||a),(m=ye.__b)&&m(t);e:if(typeof G=="function"){g=r.length;try{if(x=t.props,k=(m=G.prototype)&&
m.render,A=(m=G.contextType)&&o[m.__c],T=m?A?A.props.value:m.__:o,(h=n.__c)?(t.__c=h,2&h.__g&&(h.__g|=
1)):(k?t.__c=h=new G(x,T):(t.__c=h=new Ds(x,T),h.constructor=G,h.render=nf),A&&A.sub(h),h.state||(h.
state={}),h.__n=o,h.__g|=8,h.__h=[],h.__k=[]),k&&(h.__s||(h.__s=h.state),G.getDerivedStateFromProps&&
(h.__s==h.state&&(h.__s=Wn({},h.__s)),Wn(h.__s,G.getDerivedStateFromProps(x,h.__s)))),w=h.props,S=h.
state,h.__v=t,n.__c){if(x!==w&&k&&!G.getDerivedStateFromProps&&h.componentWillReceiveProps&&h.componentWillReceiveProps(
x,T),t.__v==n.__v&&!(8&h.__g)||!(4&h.__g)&&h.shouldComponentUpdate&&h.shouldComponentUpdate(x,h.__s,
T)===!1){t.__v!=n.__v&&(h.props=x,h.state=h.__s,h.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(F){
F&&(F.__=t)}),Ms.push.apply(h.__h,h.__k),h.__k=[],h.__h.length&&r.push(h),a=bn(n);break e}h.componentWillUpdate&&
h.componentWillUpdate(x,h.__s,T),k&&h.componentDidUpdate&&h.__h.push(function(){h.componentDidUpdate(
w,S,b)})}else k&&!G.getDerivedStateFromProps&&h.componentWillMount&&h.componentWillMount(),k&&h.componentDidMount&&
h.__h.push(h.componentDidMount);h.context=T,h.props=x,h.__P=e,h.__g&=-5,R=ye.__r,D=k?25:0;do h.__g&=
-9,R&&R(t),m=h.render(h.props,h.state=h.__s,h.context);while(8&h.__g&&++D<25);k&&(Ms.push.apply(h.__h,
h.__k),h.__k=[]),h.state=h.__s,h.getChildContext&&(o=Wn({},o,h.getChildContext())),k&&n.__c&&h.getSnapshotBeforeUpdate&&
(b=h.getSnapshotBeforeUpdate(w,S)),O=m&&m.type===Q&&m.key==null?m.props.children:m,x.__P&&(m=a,s=(e=
x.__P).namespaceURI,u=i=null,n.props&&n.props.__P!=e&&(n.__k.some(function(F){F&&Br(F,F)}),n.__k=null),
a=n.__k?bn(n,0):null),a=Ya(e,Wr(O)?O:[O],t,n,o,s,i,r,a,u,d),x.__P&&(t.__e=null,a=m),t.__u&=-161,p&&p.
some(Fn),h.__h.length&&r.push(h),1&h.__g&&(h.__g&=-4)}catch(F){if(r.length=g,t.__v=null,u||i)if(F&&F.
then){if(t.__u|=128|u,i){for(~(L=i.indexOf(a||void 0))||(L=i.length);(I=i[L-1])&&I.nodeType==8;)L--;
for(;L<i.length;L++)if(I=i[L])if(i[L]=null,C){if(I==M)break}else{if(I.nodeType!=8)break;I.data.startsWith(
"$s")&&(M=Rs(C=I))}}if(!C){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;C=a}(m=Rs(C=t.__c.__z||
(t.__c.__z=C)))?(t.__e=C,a=m):t.__e=a,a=a&&a.nextSibling}else i&&i.some(Fn);else t.__e=n.__e;t.__k||
(t.__k=n.__k||[]),F&&F.then||Ja(t),ye.__e(F,t,n)}}else a=t.__e=tf(n.__e,t,n,o,s,i,r,u,d,e);return(m=
ye.diffed)&&m(t),a}function Rs(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){
if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&
t.push(e)}}function Ja(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Ja))}function Qa(e,t,n){for(var o=0;o<
n.length;)Vr(n[o++],n[o++],n[o++]);ye.__c&&ye.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(
function(i){i.call(s)})}catch(i){ye.__e(i,s.__v)}})}function tf(e,t,n,o,s,i,r,a,u,d){var m,p,g,h,w,S,
b,x,k=n.props||Es,A=t.props,T=t.type;if(T=="svg"?s="http://www.w3.org/2000/svg":T=="math"?s="http://\
www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),i){for(m=0;m<i.length;m++)if((w=i[m])&&
(T?w.localName==T:w.nodeType==3)){e=w,i[m]=null;break}}if(!e){if(x=d.ownerDocument||document,!T)return x.
createTextNode(A);e=x.createElementNS(s,T,A.is?A:d),a&&(ye.__m&&ye.__m(t,i),a=!1),i=null}if(T){if(d=
T=="template"&&e.content||e,i=T=="textarea"&&A.defaultValue!=null?null:i&&$r.call(d.childNodes),!a&&
i)for(k={},m=0;m<e.attributes.length;m++)k[(w=e.attributes[m]).name]=w.value;for(m in k)w=k[m],m=="d\
angerouslySetInnerHTML"?g=w:m=="children"||m in A||m=="value"&&"defaultValue"in A||m=="checked"&&"de\
faultChecked"in A||Ps(e,m,null,w,s);for(m in A)w=A[m],m=="children"?h=w:m=="dangerouslySetInnerHTML"?
p=w:m=="value"?S=w:m=="checked"?b=w:a&&typeof w!="function"||k[m]===w||Ps(e,m,w,k[m],s);p?(a||g&&(p.
__html==g.__html||p.__html==e.innerHTML)||(e.innerHTML=p.__html),t.__k=[]):(g&&(e.textContent=""),(T==
"foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&Zd.test(T))&&(s="http://www.w3.org/1999/xh\
tml"),Ya(d,Wr(h)?h:[h],t,n,o,s,i,r,i?i[0]:n.__k&&bn(n,0),a,u),i&&i.some(Fn)),a&&T!="textarea"||(m="v\
alue",T=="progress"&&S==null?e.removeAttribute(m):S==null||S===e[m]&&(T!="progress"||S)||Ps(e,m,S,k[m],
s),m="checked",b!=null&&b!=e[m]&&Ps(e,m,b,k[m],s))}else k===A||a&&e.data==A||(e.data=A);return e}function Vr(e,t,n,o){
try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="func\
tion"?t():e(null)):e.current=t}catch(s){ye.__e(s,n)}}function Br(e,t,n){var o,s,i,r;if(ye.unmount&&ye.
unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||Vr(o,null,t,e),o=e.__c){if(o.componentWillUnmount)
try{o.componentWillUnmount()}catch(a){ye.__e(a,t)}o.__P=o.__n=null}if(o=e.__k)for(r=0;r<o.length;r++)
o[r]&&Br(o[r],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(s=Rs(o,i=[]))&&
(o==e.__e&&i.some(Fn),Fn(s),Fn(o)),n||Fn(e.__e),e.__e=e.__c=e.__=null}function nf(e,t,n){return this.
constructor(e,n)}function Xa(e,t){var n,o,s,i;ye.__&&ye.__(e,t),t.nodeType==9&&(t=t.documentElement),
o=(n=e&&32&e.__u)?null:t.__k,t.__k=Ko(Q,{children:[e]}),s=[],i=[],Hr(t,t.__k,o||Es,Es,t.namespaceURI,
o?null:t.firstChild?$r.call(t.childNodes):null,s,o?o.__e:t.firstChild,n,i),Qa(s,t.__k,i),t.__k.props.
children=null}function Ls(e){function t(n){var o,s;return this.getChildContext||(o=new Set,(s={})[t.__c]=this,this.
getChildContext=function(){return s},this.shouldComponentUpdate=function(i){this.props.value!=i.value&&
o.forEach(function(r){r.__g|=4,Nr(r)})},this.sub=function(i){o.add(i);var r=i.componentWillUnmount;i.
componentWillUnmount=function(){o.delete(i),r&&r.call(i)}}),n.children}return t.__c="__cC"+qa++,t.__=
e,t.Provider=(t.Consumer=function(n,o){return n.children(o)}).contextType=t,t}ye={__e:function(e,t,n,o){for(var s,i,r;t=t.__;)if((s=t.__c)&&!(1&s.__g)){s.__g|=4;try{if((r=(i=s.constructor)&&
i.getDerivedStateFromError)&&s.setState(i.getDerivedStateFromError(e)),s.componentDidCatch&&(s.componentDidCatch(
e,o||{}),r=1),r&&8&s.__g)return void(s.__g|=2)}catch(a){e=a}}throw Is=0,e}},Ba=0,Yd=function(e){return e!=
null&&e.constructor===Yo},Ds.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.
__s=Wn({},this.state)),typeof e=="function"&&(e=e(Wn({},n),this.props)),e&&(Wn(n,e),this.__v&&(t&&this.
__k.push(t),Nr(this)))},Ds.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(
e),Nr(this))},Ds.prototype.render=Q,wn=[],Is=0,Ga=function(e,t){return e.__v.__b-t.__v.__b},As=Symbol(),
Ua=/(PointerCapture)$|Capture$/i,Fr=0,Or={},qa=0;var rn,Ae,Gr,el,Ur=Object.is,Jo=0,cl=[],qr=[],We=ye,tl=We.__b,nl=We.__r,ol=We.diffed,sl=We.__c,rl=We.
unmount,il=We.__;function $n(e,t){We.__h&&We.__h(Ae,e,Jo||t),Jo=0;var n=Ae.__H||(Ae.__H={__:[],__h:[]});
return e>=n.__.length&&n.__.push({}),n.__[e]}function te(e){return Jo=1,of(fl,e)}function of(e,t,n){
var o=$n(rn++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):fl(void 0,t),function(i){var r=(o.__N||o.__)[0],a=o.
t(r,i);Ur(r,a)||(o.__N=[a,o.__[1]],o.__c.setState({}))}],o.__c=Ae,!Ae.__f)){Ae.__f=!0;var s=Ae.shouldComponentUpdate;
Ae.shouldComponentUpdate=function(i,r,a){var u=this.__H;if(!u)return!0;var d=!1,m=this.props!=i;if(u.
__.some(function(g){g.__N&&(d=!0,Ur(g.__[0],g.__N[0])||(m=!0))}),s){var p=s.call(this,i,r,a);return d?
p||m:p}return!d||m}}return o.__}function ue(e,t){var n=$n(rn++,3);!We.__s&&zr(n.__H,t)&&(n.__P=!0,n.
__=e,n.u=t,Ae.__H.__h.push(n))}function ul(e,t){var n=$n(rn++,4);!We.__s&&zr(n.__H,t)&&(n.__P=!1,n.__=
e,n.u=t,Ae.__h.push(n))}function Me(e){return Jo=5,St(function(){return{current:e}},[])}function St(e,t){var n=$n(rn++,7);return zr(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Os(e,t){return Jo=
8,St(function(){return e},t)}function kn(e){var t=Ae.context[e.__c],n=$n(rn++,9);return n.c=e,t?(n.__==
null&&(n.__=!0,t.sub(Ae)),t.props.value):e.__}function dl(e){var t=$n(rn++,10),n=te();return t.__=e,Ae.componentDidCatch||(Ae.componentDidCatch=function(o,s){
t.__&&t.__(o,s),n[1](o)}),[n[0],function(){return n[1]()}]}function vn(){var e=$n(rn++,11);if(!e.__){
for(var t=Ae.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}
function sf(){var e;do{for(;e=qr.shift();)try{Zo(e)}catch(n){We.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=
cl.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Zo),t.__h.some(jr),t.__h=[]}catch(n){t.__h=[],We.
__e(n,e.__v)}}}while(qr.length)}We.__b=function(e){Ae=null,tl&&tl(e)},We.__=function(e,t){e&&t.__k&&
t.__k.__m&&(e.__m=t.__k.__m),il&&il(e,t)},We.__r=function(e){nl&&nl(e),rn=0;var t=(Ae=e.__c).__H;t&&
(Gr==Ae?Ae.__h=[]:(t.__h.some(Zo),t.__h.some(jr),rn=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.
__N),n.u=n.__N=void 0})),Gr=Ae},We.diffed=function(e){ol&&ol(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&
ll(cl.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Gr=Ae=null},We.__c=function(e,t){t.some(
function(n){try{n.__h.some(Zo),n.__h=n.__h.filter(function(o){return!o.__||jr(o)})}catch(o){n.__h=[function(){
throw o}]}}),sl&&sl(e,t)},We.unmount=function(e){rl&&rl(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(
function(s){try{if(s.__P&&s.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}
s.__P=n,ll(qr.push(s))}else Zo(s)}catch(i){t=i}}),o.__H=void 0,t&&We.__e(t,o.__v))};var al=typeof requestAnimationFrame==
"function";function rf(e){var t,n=function(){clearTimeout(o),al&&cancelAnimationFrame(t),setTimeout(
e)},o=setTimeout(n,35);al&&(t=requestAnimationFrame(n))}function ll(e){e!=1&&el==We.requestAnimationFrame||
((el=We.requestAnimationFrame)||rf)(sf)}function Zo(e){var t=Ae,n=e.__c;typeof n=="function"&&(e.__c=
void 0,n()),Ae=t}function jr(e){var t=Ae;e.__c=e.__(),Ae=t}function zr(e,t){return!e||e.length!=t.length||
t.some(function(n,o){return!Ur(n,e[o])})}function fl(e,t){return typeof t=="function"?t(e):t}var Le=class extends Error{name="ApiError";status;operation;code;parameters;fields;retryAfter;requestId;headers;constructor(t,n,{
status:o,headers:s},i){super(n,i),this.operation=t,this.status=o,this.code=s.get("x-error-code")??void 0;
let{fields:r=[],...a}=lf(s.get("x-error-parameters"));this.parameters=a,this.fields=r,this.retryAfter=
af(s.get("retry-after")),this.requestId=s.get("x-request-id")??void 0,this.headers=s}};var tt=class extends Error{name="ConnectionError"},Hn=class extends tt{name="TimeoutError"},pl=(e,t)=>e instanceof
Le?new Le(t,e.message,e,{cause:e}):e,bo=e=>e instanceof Le&&e.status===401,af=e=>{if(e===null)return;
let t=/^\d+$/.test(e)?Number(e):(Date.parse(e)-Date.now())/1e3;return Number.isNaN(t)?void 0:Math.max(
0,Math.ceil(t))},Kr=e=>{try{return JSON.parse(e)}catch{return}},lf=e=>{let t=Kr(e??"");return typeof t==
"object"?{...t}:{}},ml=(e,t)=>typeof e=="object"&&e!==null&&"error"in e&&typeof e.error=="string"?e.
error:`HTTP ${t}`,ko=e=>e.catch(t=>{if(t instanceof Le&&t.status===404)return null;throw t});var cf=2**31-1,Yr=(e,t)=>{let n=new AbortController,o,s=()=>clearTimeout(o),i=()=>{s(),!(e===0||e>cf)&&
(o=setTimeout(()=>n.abort(new Hn(`no answer within ${e} ms`)),e))},r=()=>n.abort(t?.reason);return t?.
aborted&&r(),t?.addEventListener("abort",r),i(),{signal:n.signal,extend:i,pause:s,release(){s(),t?.removeEventListener(
"abort",r)},renew:()=>Yr(e,t),explain(a,u){return n.signal.aborted?n.signal.reason:a instanceof tt?a:
new tt(u,{cause:a})}}},an=(e,t)=>new Promise((n,o)=>{let s=()=>o(t.reason);t.aborted&&s(),t.addEventListener(
"abort",s),e.then(n,o).finally(()=>t.removeEventListener("abort",s))});var Vn=(e,...t)=>{try{e?.(...t)}catch(n){queueMicrotask(()=>{throw n})}};var uf=250,df=3e4,ff=async(e,{signal:t=new AbortController().signal})=>{let n,o=new Promise(s=>{n=setTimeout(
s,e)});await an(o,t).finally(()=>clearTimeout(n))};async function*gl(e,t){let n,o=new Set;do{let s=await t(
n);if(yield*s[e]??[],n=s.next_after,o.has(n))throw new tt("the pages of the list repeat themselves");
o.add(n)}while(n!==null)}var Bn=({state:e,next_attempt_at:t})=>e==="waiting"||e==="retrying"||t!==null,
hl=async(e,t,n)=>{let o=/\/api\/wstg\/requests\/(\d+)$/.exec(e)?.[1];if(o===void 0)throw new TypeError(
`'${e}' is no address of a request`);for(let s=uf;;s=Math.min(s*2,df)){let i=s;try{let r=await n(Number(
o));if(Vn(t.onRequest,r),!Bn(r))return r}catch(r){if(!(r instanceof Le&&r.status===503))throw r;i=Math.
max(s,(r.retryAfter??0)*1e3)}await ff(i,t)}};var pf=10*6e4,_l=()=>{let e=new Headers({"x-error-code":"authentication_required"});return new Le("r\
efreshAccessToken","La sesión ha terminado",{status:401,headers:e})},mf=e=>{let t=n=>{try{return e===
void 0?void 0:n(localStorage,e)}catch{return}};return{set:()=>t((n,o)=>n.setItem(o,"session")),remove:()=>t(
(n,o)=>n.removeItem(o)),get isMissing(){return t((n,o)=>n.getItem(o)===null)??!1}}},gf=e=>{let t=e===
void 0?void 0:globalThis.navigator?.locks,n=new Set,o=Promise.resolve();return{async refresh(s){if(t&&
e)return t.request(e,{mode:"shared"},s);let i=o.then(s),r=i.then(()=>n.delete(r),()=>n.delete(r));return n.
add(r),i},async alone(s){if(t&&e)return t.request(e,s);let i=Promise.all([o,...n]).then(s);return o=
i.catch(()=>{}),i}}},yl=(e,t,n)=>{let o=new Set,s=mf(t),i=gf(t),r=t===void 0||typeof BroadcastChannel>
"u"?void 0:new BroadcastChannel(t),a,u,d=0,m=!1,p=!1,g,h=(C,M)=>{for(let L of o)Vn(L,C,M)},w=C=>{d+=
1,g=void 0,m=C},S=(C,M)=>{let{user_id:L,username:I,role:G,access_token:F}=C;a={account:{userId:L,username:I,
role:G},token:F,since:performance.now()},u=L,m=!1,s.set(),h(a.account,M)},b=C=>{w(!1),r?.postMessage(
{userId:C.user_id}),S(C,"signed_in")},x=C=>{w(!0),C!=="account_changed"&&s.remove(),!(!a&&C!=="accou\
nt_changed")&&(a=void 0,h(null,C))},k=()=>{r?.postMessage({userId:null}),n.forget(),x("signed_out")},
A=async C=>{p=!0;try{let M=await C();return k(),M}finally{p=!1}},T=async()=>{let C=d,M;try{M=await i.
refresh(e)}catch(L){throw bo(L)&&d===C&&(p?k():x("expired")),L}if(d!==C)throw _l();if(a&&a.account.userId!==
M.user_id)throw x("account_changed"),_l();return S(M,a?"refreshed":"signed_in"),M},R=()=>{if(g)return g;
let C=T().finally(()=>{g===C&&(g=void 0)});return g=C,C},D=({data:C})=>{typeof C!="object"||C===null||
!("userId"in C)||(C.userId===null?x("signed_out"):u!==void 0&&C.userId!==u?x("account_changed"):a||(w(
!1),s.set(),O.restore().catch(()=>{})))};r?.addEventListener("message",D);let O={get account(){return a?.
account??null},get refreshToken(){return n.token},async restore({always:C=!1}={}){if(a)return a.account;
if(s.isMissing&&!C)return null;do{let M=d;try{await R()}catch(L){if(d===M)throw L}}while(!a&&!m);return O.
account},forget:k,onChange(C){return o.add(C),()=>o.delete(C)},close(){r?.close(),r=void 0,o.clear()}};
return{session:O,begin:b,refresh:R,alone:i.alone,async renew(C){let M=d,L=await C();return d===M&&S(
L,"refreshed"),L},leaveAfter:A,async logOut(C){let M=a!==void 0;try{return await A(C)}catch(L){if(!M||
a||!bo(L))throw L;return{message:L.message}}},get isLeaving(){return p},get token(){return a?.token},
get epoch(){return d},get isOver(){return m||!a&&s.isMissing},get isStale(){return a!==void 0&&performance.
now()-a.since>pf}}};var hf=(e,t,n,o)=>{let s=e.getReader(),i=0;return new ReadableStream({async pull(r){t.extend();try{let{
done:a,value:u}=await an(s.read(),t.signal);if(t.pause(),a){t.release(),r.close();return}i+=u.byteLength,
r.enqueue(u),Vn(o,{loaded:i,total:n})}catch(a){throw t.release(),s.cancel(a).catch(()=>{}),t.explain(
a,"the file broke off")}},cancel(r){return t.release(),s.cancel(r)}})},wl=(e,t,n,o)=>{let s=t.get("c\
ontent-length"),i=t.get("content-type")??"application/octet-stream",r=hf(e,n,s===null?void 0:Number(
s),o);return{fileName:/filename="([^"]+)"/.exec(t.get("content-disposition")??"")?.[1]??"download",contentType:i,
stream:r,async blob(){let a=[],u=r.getReader();for(let d=await u.read();!d.done;d=await u.read())a.push(
d.value);return new Blob(a,{type:i})}}},bl=e=>{let t=new FormData,n=0;for(let[o,s]of Object.entries(
e))t.append(o,s),s instanceof Blob&&(n+=s.size);return{form:t,size:n}},_f=e=>{let t=new Headers;for(let n of e.
trim().split(/[\r\n]+/)){let o=n.indexOf(":");o>0&&t.append(n.slice(0,o).trim(),n.slice(o+1).trim())}
return t},Zr=e=>typeof XMLHttpRequest<"u"&&!e,yf=async(e,t,n,o)=>{let s=new XMLHttpRequest,i=()=>s.abort();
await new Promise((u,d)=>{s.open(e.method,e.url),s.withCredentials=!0;for(let[m,p]of e.headers)m!=="\
content-type"&&s.setRequestHeader(m,p);s.upload.onprogress=({loaded:m})=>o(m),s.upload.onload=n.pause,
s.onload=()=>u(),s.onerror=s.onabort=()=>d(new tt("the upload broke off")),n.signal.addEventListener(
"abort",i),n.signal.aborted?i():s.send(t)}).finally(()=>n.signal.removeEventListener("abort",i));let{
status:r,responseText:a}=s;return new Response(a||null,{status:r,headers:_f(s.getAllResponseHeaders())})},
wf=(e,t,n)=>{if(!e.body)return e;let o=0,s=e.body.pipeThrough(new TransformStream({transform(r,a){o+=
r.byteLength,n(o),a.enqueue(r)},flush:t.pause})),i={method:e.method,headers:e.headers,body:s,signal:e.
signal,duplex:"half"};return new Request(e.url,i)},kl=(e,{form:t,size:n},o,s,i)=>{let r=u=>{o.extend(),
Vn(s,{loaded:Math.min(u,n),total:n})};if(Zr(i))return yf(e,t,o,r);let a=i??globalThis.fetch;return typeof XMLHttpRequest>
"u"?a(wf(e,o,r)):(o.pause(),a(e))};var bf=3e4,kf="the service is unreachable, or it does not allow the origin of this page",vf="/api/au\
th/",Sf=new Set(["logout","logoutEverywhere","deleteAccount"]),Tf=new Set(["changePassword","logoutE\
verywhere","deleteAccount"]),xf=e=>({token:e,headers(t){return this.token!==void 0&&t.startsWith(vf)?
{cookie:`refresh_token=${this.token}`}:{}},read({headers:t}){for(let n of t.getSetCookie?.()??[]){let o=/^refresh_token=([^;]*)/.
exec(n)?.[1];o!==void 0&&(this.token=o===""?void 0:o)}},forget(){this.token=void 0}}),Cf=(e={})=>{let t=Object.
entries(e).filter(([,o])=>o!==void 0),n=new URLSearchParams(t.map(([o,s])=>[o,String(s)]));return n.
size>0?`?${n}`:""},Pf=()=>/^https?:/.test(globalThis.location?.origin)?globalThis.location.origin:"",
Af=e=>{if(e!==""&&!(/^https?:\/\//.test(e)&&URL.canParse(e)))throw new TypeError(`baseUrl is an addr\
ess such as https://api.example, not '${e}'`);return e.replace(/\/+$/,"")},Df=e=>typeof window>"u"||
e===""?void 0:`weight-bmi-register ${new URL(e).origin}`,Rf=e=>encodeURIComponent(String(e)).replace(
/^\.{1,2}$/,"%20$&"),vl=(e,{baseUrl:t=Pf(),fetch:n,timeoutMs:o=bf,refreshToken:s})=>{let i=Af(t),r=xf(
s),a=(b,{path:x,query:k,headers:A,body:T,onProgress:R})=>{let D=e[b];if(!D)throw new TypeError(`ther\
e is no operation ${b}`);if(i===""&&typeof location>"u")throw new TypeError("outside of a page creat\
eClient needs the option baseUrl");let O=T==="all"?void 0:T,C=D.transfer==="upload"&&O?bl(O):void 0,
M={...x};return{id:b,route:D,url:i+D.path.replace(/\{(\w+)\}/g,(L,I)=>Rf(M[I]))+Cf(k),headers:Object.
entries({...A}).filter(([,L])=>L!==void 0),renewable:D.bearer&&(D.key===void 0||A?.[D.key]===void 0),
form:C,json:C||!O?void 0:JSON.stringify(O),onProgress:R}},u=async({timeoutMs:b=o,signal:x},k)=>{let A=Yr(
b,x);try{return await k(A)}finally{A.release()}},d=async({id:b,route:x,url:k,headers:A,form:T,json:R,
onProgress:D},O,C)=>{let M=new Headers({...Object.fromEntries(A),...R!==void 0&&{"content-type":"app\
lication/json"},...C!==void 0&&{authorization:`Bearer ${C}`},...r.headers(x.path)}),L=T&&!Zr(n)?T.form:
R??null,{signal:I}=O,G=new Request(k,{method:x.method,headers:M,body:L,credentials:"include",signal:I}),
F=kf,V=async()=>{let W=T?await kl(G,T,O,D,n):await(n??globalThis.fetch)(G);if(F="the answer broke of\
f, or is not the one of the service",r.read(W),W.ok&&x.transfer==="download"){if(!W.body||W.status===
204)throw new tt("the answer has no body");return wl(W.body,W.headers,O.renew(),D)}let J=await W.text();
if(!W.ok)throw new Le(b,ml(Kr(J),W.status),W);let j=JSON.parse(J);if(typeof j!="object"||j===null)throw new tt(
F);let oe=W.headers.get("location");return oe===null?j:{...j,location:oe}};try{return await an(V(),I)}catch(W){
throw W instanceof Le?W:O.explain(W,F)}},m=(b,x={})=>u(x,k=>d(a(b,x),k)),p=yl(()=>m("refreshAccessTo\
ken"),Df(i),r),g=(b,x)=>u(x,async k=>{let A=a(b,x),{route:T,renewable:R}=A,D=()=>T.transfer!==null&&
k.extend(),O=()=>an(p.refresh(),k.signal).catch(I=>{throw pl(I,A.id)}),C=I=>{let G=()=>d(A,k,I);return Tf.
has(b)?an(p.alone(G),k.signal):G()};T.transfer==="upload"&&p.isStale&&await O();let{token:M,epoch:L}=p;
try{return D(),await C(M)}catch(I){if(!(R&&bo(I)&&(Sf.has(b)||!p.isLeaving))||p.epoch!==L||p.isOver)
throw I;D();try{p.token===M&&await O()}catch(F){throw bo(F)||p.epoch!==L?I:F}if(p.epoch!==L)throw I;
return D(),await C(p.token)}}),h=b=>async x=>{let k=await m(b,x);return p.begin(k),k},w={registerAccount:h(
"registerAccount"),login:h("login"),refreshAccessToken:b=>u(b,({signal:x})=>an(p.refresh(),x)),logout:b=>p.
logOut(()=>g("logout",b)),changePassword:b=>p.renew(()=>g("changePassword",b)),logoutEverywhere:b=>p.
leaveAfter(()=>g("logoutEverywhere",b)),deleteAccount:b=>p.leaveAfter(()=>g("deleteAccount",b))},S=Object.
entries(e).flatMap(([b,{list:x}])=>{if(!x)return[];let k=({signal:A,timeoutMs:T,...R}={})=>gl(x.entries,
D=>g(b,{query:{...R,after:D},signal:A,timeoutMs:T}));return[[x.name,k]]});return{...Object.fromEntries(
Object.keys(e).map(b=>[b,async(x={})=>w[b]?.(x)??g(b,x)])),...Object.fromEntries(S),waitForRequest:(b,{
onRequest:x,...k}={})=>hl(b,{...k,onRequest:x},A=>g("getRequest",{...k,path:{request_id:A}})),session:p.
session}};var Sl={"Peso insuficiente":"underweight","Peso normal":"normal",Sobrepeso:"overweight","Obesidad de\
 grado I":"obese_class_i","Obesidad de grado II":"obese_class_ii","Obesidad de grado III":"obese_cla\
ss_iii","Para menores de 18 años no se aplican las categorías de IMC de los adultos":"minor"},Jr=[
["underweight",18.5],["normal",25],["overweight",30],["obese_class_i",35],["obese_class_ii",40],["ob\
ese_class_iii",Number.POSITIVE_INFINITY]],Qr=1e3;var Xr=(e,t)=>e.replace(/\{(\w+)\}/g,(n,o)=>String(t[o]??n)),If=e=>e instanceof Le?[e.code??"gateway",
e.code?e.parameters:{status:e.status}]:e instanceof Hn?["timeout",{}]:[e instanceof tt?"unreachable":
"",{}],ei=(e,t,n={})=>{let o=e instanceof Error?e.message:String(e),s=t?.errors??{},[i,r]=If(e),a={...r,
...n},{reason:u="",text:d="",index:m}=a,p={...a,...s[u]!==void 0&&{reason:Xr(s[u],a)}},g=s[d]??s[i],
h=m!==void 0&&g!==void 0&&s.at_index,w=Xr(g??o,p),S=h?Xr(h,{index:Number(m)+1,error:w}):w;return/\{\w+\}/.
test(S)?o:S},Qo=({description:e})=>Sl[e],ti=(e,t)=>{let n=Qo(e);return n===void 0?e.description:t.bmi_descriptions[n]};var Gt={Role:{values:["admin","user"]},Username:{pattern:"^[a-z0-9._@+\\-]{3,64}$",minLength:3,maxLength:64},
NewPassword:{minLength:8,maxLength:128},WstgStatus:{values:["Not Started","In Progress","Blocked","D\
one","Not Applicable"]},Permission:{values:["weights:read","weights:write","checklist:read","checkli\
st:write"]},ChecklistAccess:{values:["none","read","write"]},KeyName:{minLength:1,maxLength:60},Moment:{
maxLength:64},SyncDirection:{values:["tracker->dd","dd->tracker"]},TrackerStatus:{values:["Not Start\
ed","In Progress","Blocked","Done","Not Applicable"]},WstgOutcome:{values:["issues","untested","not_\
applicable","passed","in_progress"]},FindingSeverity:{values:["critical","high","medium","low","info"]},
FindingState:{values:["open","duplicate","false_positive","out_of_scope","risk_accepted","closed","c\
losed_by_status"]},WstgRequestState:{values:["waiting","retrying","failed","done","superseded","dism\
issed"]}};var ni=e=>Jr.map(([t,n],o)=>({class:t,from:(Jr[o-1]?.[1]??0)*e**2,to:n*e**2}));async function*Ns(e,t,{
check:n=!1,...o}={}){for(let s=0;s<t.length;s+=Qr){let i=t.slice(s,s+Qr);try{let r=await e.recordWeights(
{body:{weights:i,check:n},...o});yield{weights:i,start:s,answer:r}}catch(r){if(!(r instanceof Le&&r.
status===400))throw r;let{index:a}=r.parameters;yield{weights:i,start:s,error:r,index:a===void 0?a:s+
Number(a)}}}}var Ef={registerAccount:{method:"post",path:"/api/auth/register",bearer:!1,transfer:null},login:{method:"\
post",path:"/api/auth/login",bearer:!1,transfer:null},logout:{method:"post",path:"/api/auth/logout",
bearer:!0,transfer:null},getCurrentAccount:{method:"get",path:"/api/auth/me",bearer:!0,transfer:null},
refreshAccessToken:{method:"post",path:"/api/auth/refresh",bearer:!1,transfer:null},changePassword:{
method:"post",path:"/api/auth/password",bearer:!0,transfer:null},logoutEverywhere:{method:"post",path:"\
/api/auth/logout-everywhere",bearer:!0,transfer:null},deleteAccount:{method:"post",path:"/api/auth/d\
elete-account",bearer:!0,transfer:null},exportOwnData:{method:"get",path:"/api/user/export",bearer:!0,
transfer:null},listKeys:{method:"get",path:"/api/user/keys",bearer:!0,transfer:null},createKey:{method:"\
post",path:"/api/user/keys",bearer:!0,transfer:null},deleteKey:{method:"delete",path:"/api/user/keys\
/{key_id}",bearer:!0,transfer:null},getPermissions:{method:"get",path:"/api/user/permissions",bearer:!0,
transfer:null},listUsers:{method:"get",path:"/api/admin/users",bearer:!0,transfer:null,list:{name:"u\
sers",entries:"users"}},endSessions:{method:"post",path:"/api/admin/users/{target_user_id}/end-sessi\
ons",bearer:!0,transfer:null},deleteUser:{method:"delete",path:"/api/admin/users/{target_user_id}",bearer:!0,
transfer:null},setChecklistAccess:{method:"put",path:"/api/admin/users/{target_user_id}/checklist",bearer:!0,
transfer:null},updateUserRole:{method:"put",path:"/api/admin/users/{target_user_id}/role",bearer:!0,
transfer:null},getProfile:{method:"get",path:"/api/user",bearer:!0,transfer:null},saveProfile:{method:"\
post",path:"/api/user",bearer:!0,transfer:null},recordWeight:{method:"post",path:"/api/weight",bearer:!0,
transfer:null},getBmi:{method:"get",path:"/api/imc",bearer:!0,transfer:null},getWeightStats:{method:"\
get",path:"/api/stats",bearer:!0,transfer:null},listWeights:{method:"get",path:"/api/weights",bearer:!0,
transfer:null},listRecentWeights:{method:"get",path:"/api/weights/recent",bearer:!0,transfer:null},recordWeights:{
method:"post",path:"/api/weights/batch",bearer:!0,transfer:null},recordDeviceWeights:{method:"post",
path:"/api/weights/devices",bearer:!0,transfer:null},correctWeight:{method:"put",path:"/api/weights/\
{weight_id}",bearer:!0,transfer:null},deleteWeight:{method:"delete",path:"/api/weights/{weight_id}",
bearer:!0,transfer:null},getMessages:{method:"get",path:"/api/messages",bearer:!1,transfer:null},getPublicConfig:{
method:"get",path:"/api/config",bearer:!1,transfer:null},exportDump:{method:"get",path:"/api/finding\
s-manager/export-dump",bearer:!0,transfer:"download"},importDump:{method:"post",path:"/api/findings-\
manager/import-dump",bearer:!0,transfer:"upload"},generateReport:{method:"get",path:"/api/findings-m\
anager/generate-pdf",bearer:!0,transfer:"download"},requestWstgSync:{method:"post",path:"/api/wstg/s\
ync",bearer:!0,transfer:null},receiveWstgWebhook:{method:"post",path:"/api/wstg/webhook",bearer:!0,key:"\
X-API-Key",transfer:null},getWstgStatus:{method:"get",path:"/api/wstg/status",bearer:!0,transfer:null},
getWstgDashboard:{method:"get",path:"/api/wstg/dashboard",bearer:!0,transfer:null},listItems:{method:"\
get",path:"/api/wstg/items",bearer:!0,transfer:null,list:{name:"items",entries:"items"}},getItem:{method:"\
get",path:"/api/wstg/items/{wstg_id}",bearer:!0,transfer:null},listRequests:{method:"get",path:"/api\
/wstg/requests",bearer:!0,transfer:null,list:{name:"requests",entries:"requests"}},getRequest:{method:"\
get",path:"/api/wstg/requests/{request_id}",bearer:!0,transfer:null},retryRequests:{method:"post",path:"\
/api/wstg/requests/retry",bearer:!0,transfer:null},dismissRequests:{method:"post",path:"/api/wstg/re\
quests/dismiss",bearer:!0,transfer:null},checkGate:{method:"get",path:"/api/wstg/gate",bearer:!0,transfer:null},
listLog:{method:"get",path:"/api/wstg/log",bearer:!0,transfer:null,list:{name:"log",entries:"entries"}},
getSynchronisation:{method:"get",path:"/api/wstg/synchronise",bearer:!0,transfer:null},synchroniseNow:{
method:"post",path:"/api/wstg/synchronise",bearer:!0,transfer:null}},Tl=(e={})=>vl(Ef,e);var vo=(e,t,...n)=>{let[o,s]=te(e);return ue(()=>{let i=()=>s(e);i();for(let r of n)t.addEventListener(
r,i);return()=>{for(let r of n)t.removeEventListener(r,i)}},[]),o},oi="retry-failed-loads",Cl=()=>{dispatchEvent(
new Event(oi))},Lf=250,Of=3e4,xl=e=>e+1,De=(e,t=[],n=()=>!1)=>{let[o,s]=te({loading:!0}),[i,r]=te(0),
a=Me(0),u=Os(()=>{a.current=0,r(xl)},[]);ue(()=>{let p=new AbortController,{signal:g}=p,h,w=S=>{g.aborted||
(s(({data:b})=>({data:b,...S,loading:!1})),a.current>0&&(h=setTimeout(r,a.current,xl)))};return s(S=>({
...S,loading:!0})),e(g).then(S=>{let b=Math.min(a.current*2||Lf,Of);a.current=n(S)?b:0,w({data:S})},
S=>w({error:S})),()=>{p.abort(),clearTimeout(h)}},[...t,i]);let{error:d}=o;return ue(()=>{if(d!==void 0){
for(let p of[oi,"online"])addEventListener(p,u);return()=>{for(let p of[oi,"online"])removeEventListener(
p,u)}}},[d,u]),{...o,reload:u,change:p=>s(g=>g.data===void 0?g:{...g,data:p(g.data)})}},Xo=e=>{let[t,
n]=te({busy:!1,error:void 0}),o=Me(!1);return{...t,run:async()=>{if(o.current)return;o.current=!0,n(
{busy:!0,error:void 0});let i=await e().then(()=>{},r=>r);o.current=!1,n({busy:!1,error:i})},reset:()=>n(
({busy:i})=>({busy:i,error:void 0}))}};var Nf=e=>{try{return decodeURIComponent(e)}catch{return e}},we=(e,t={},n)=>{let o=new URLSearchParams(
Object.entries(t).filter(([,i])=>i!==""));return`#/${[e,...n===void 0?[]:[n]].map(encodeURIComponent).
join("/")}${o.size>0?`?${o}`:""}`},So=e=>{history.replaceState(null,"",e),dispatchEvent(new HashChangeEvent(
"hashchange"))},je=()=>{let e=vo(()=>location.hash,window,"hashchange"),[t="",n]=e.replace(/^#\/?/,"").
split("?"),[o="",s]=t.split("/").map(Nf),i=Object.fromEntries(new URLSearchParams(n));return{name:o,
id:s||void 0,parameters:i}};var Pl=(e,t)=>{let n=e==="en"?"en-GB":"es",o=(m,p=m)=>new Intl.NumberFormat(n,{minimumFractionDigits:m,
maximumFractionDigits:p,useGrouping:"always"}).format,s=new Intl.NumberFormat(n,{minimumFractionDigits:1,
maximumFractionDigits:1,signDisplay:"exceptZero"}).format,i=m=>{let{format:p}=new Intl.DateTimeFormat(
n,{...m,timeZone:t});return g=>p(new Date(g))},[r,a,u]=[o(0),o(1),o(1,2)],d=new Intl.RelativeTimeFormat(
n,{numeric:"auto"});return{integer:r,tenths:a,percent:new Intl.NumberFormat(n,{style:"percent"}).format,
plain:o(0,6),kg:m=>`${u(m)} kg`,signed:m=>`${s(m).replace("-","−")} kg`,day:i({dateStyle:"medium"}),
shortDay:i({day:"numeric",month:"short"}),month:i({month:"short",year:"numeric"}),year:i({year:"nume\
ric"}),instant:i({dateStyle:"medium",timeStyle:"short"}),ago(m){let p=Math.round((Date.now()-Date.parse(
m))/6e4);if(p<0||p>=1440)return;let g=Math.round(p/60);return p<60?d.format(-p,"minute"):d.format(-g,
"hour")},bytes(m){let p=Math.min(3,Math.floor(Math.log10(Math.max(1,m))/3)),g=["B","kB","MB","GB"][p];
return`${(p===0?r:a)(m/1e3**p)} ${g}`}}},Al=e=>{let t=e.replace(/\s*(kgs?|c?m)?\.?\s*$/i,"").trim().
replace(",",".");return/^\d+(\.\d+)?$/.test(t)?Number(t):void 0};var Dl=e=>t=>{let n=t??"-";return e[n]??n},Ff={statuses:{Done:"Hecho","Not Applicable":"No aplicable",
"In Progress":"En curso",Blocked:"Bloqueado","Not Started":"Sin empezar"},severities:{Critical:"Crít\
ica",High:"Alta",Medium:"Media",Low:"Baja",Info:"Informativa"},toolStatuses:{verified:"Verificado",active:"\
Activo"},findingStates:{open:"Abierto",duplicate:"Duplicado",false_positive:"Falso positivo",out_of_scope:"\
Fuera de alcance",risk_accepted:"Riesgo aceptado",closed:"Cerrado",closed_by_status:"Cerrado por un \
estado de esta lista; cuenta como abierto"},openFindings:e=>`Abiertos: ${e}`,categoryName:Dl({"Infor\
mation Gathering":"Recopilación de información","Configuration and Deployment Management Testing":"\
Configuración y despliegue","Identity Management Testing":"Gestión de identidades","Authentication\
 Testing":"Autenticación","Authorization Testing":"Autorización","Session Management Testing":"Ges\
tión de sesiones","Input Validation Testing":"Validación de entradas","Testing for Error Handling":"\
Gestión de errores","Testing for Weak Cryptography":"Criptografía débil","Business Logic Testing":"\
Lógica de negocio","Client-side Testing":"Pruebas del lado del cliente","API Testing":"Pruebas de A\
PI","-":"Fuera de la guía"})},Wf={statuses:{Done:"Done","Not Applicable":"Not applicable","In Progr\
ess":"In progress",Blocked:"Blocked","Not Started":"Not started"},severities:{Critical:"Critical",High:"\
High",Medium:"Medium",Low:"Low",Info:"Info"},toolStatuses:{verified:"Verified",active:"Active"},findingStates:{
open:"Open",duplicate:"Duplicate",false_positive:"False positive",out_of_scope:"Out of scope",risk_accepted:"\
Risk accepted",closed:"Closed",closed_by_status:"Closed by a status of this checklist; counts as ope\
n"},openFindings:e=>`${e} open`,categoryName:Dl({"Configuration and Deployment Management Testing":"\
Configuration and Deployment","-":"Not in the guide"})},es={es:Ff,en:Wf};var $f={...es.es,checklist:"Lista WSTG",source:"Identificadores, nombres y categorías: OWASP WSTG, C\
C BY-SA 4.0.",checklistTotal:"Total",closedOf:(e,t)=>`${e} de ${t} cerrados`,gatePassed:"La lista su\
pera el control: no queda nada pendiente.",gateClosed:"La lista no supera el control.",gateStale:"La\
 última sincronización correcta se hizo hace demasiado tiempo.",reasons:{request_failed:"Petición \
fallida",request_waiting:"Petición en espera",open_finding:"Hallazgo abierto",conflict:"En conflict\
o",not_started:"Sin empezar",in_progress:"En curso",blocked:"Bloqueado",set_before_since:"De una eva\
luación anterior"},notKept:"DefectDojo no tiene los estados Bloqueado ni Sin empezar: la próxima le\
ctura los convertirá en En curso.",since:"Evaluación desde",itemOutcome:"Resultado",outcomes:{issues:"\
Con problemas",passed:"Superado",not_applicable:"No aplicable",in_progress:"En curso",untested:"Sin \
probar"},coverage:"Cobertura por categoría",items:e=>`Elementos: ${e}`,search:"Buscar",searchHint:"\
Identificador, nombre o notas",status:"Estado",category:"Categoría",any:"Todos",anyCategory:"Todas",
shown:{conflict:"En conflicto",open:"Con peticiones pendientes",failed:"Con fallos",untracked:"Sin s\
eguimiento",without_finding:"Sin hallazgo"},noItems:"Ningún elemento cumple los filtros.",clear:"Qu\
itar los filtros",reload:"Actualizar",item:"Elemento",tool:"DefectDojo",toolStatuses:{...es.es.toolStatuses,
none:"–"},severity:"Severidad",lastSync:"Sincronizado",conflict:"Conflicto",pending:"Pendiente",failed:"\
Fallo",backToList:"Volver a la lista",previous:"Anterior",next:"Siguiente",guide:"Texto de la guía",
setAt:"Estado asignado",setBy:"Por",failedBelow:"La última petición ha fallado; consúltala más abajo\
.",setAllShown:"Cambiar el estado de todos los mostrados…",askAll:e=>`Elementos que cambiarán de e\
stado, uno tras otro: ${e}.`,setSome:(e,t)=>`Enviados: ${e} de ${t}`,setAll:e=>`Elementos cuyo estad\
o se ha enviado: ${e}.`,changeFinding:"Cambiar el hallazgo",othersFinding:"Esto cambiará en DefectDo\
jo un hallazgo que no ha creado este servicio. Según la última lectura:",othersFindings:e=>`Hallaz\
gos que no ha creado este servicio y que cambiarán en DefectDojo, según la última lectura: ${e}.`,
conflictNotice:"El estado de aquí y el de DefectDojo se contradicen.",finding:"Hallazgo",findings:"\
Hallazgos",madeHere:"Creado por este servicio",writtenTo:"Aquí se escriben los estados",notes:"Nota\
s",notesHint:"Sustituyen la mitigación del hallazgo. Si las dejas vacías, el texto del hallazgo no c\
ambia.",currentState:"Estado actual",edit:"Cambiar el estado",request:{waiting:"Aceptada. Se está es\
cribiendo en DefectDojo…",retrying:"Aceptada. Un intento ha fallado; se reintentará.",failed:"Ha \
fallado.",repeated:"Se reintentará.",done:"Escrita en DefectDojo.",noEffect:"Terminada sin efecto.",
superseded:"Sustituida por una petición más reciente.",dismissed:"Descartada."},requests:"Últimas \
peticiones",noRequests:"Sin peticiones.",log:"Registro",noLog:"Sin entradas.",when:"Cuándo",origin:"\
Origen",origins:{sync:"Esta lista",webhook:"DefectDojo"},directions:{"tracker->dd":"Hacia DefectDojo",
"dd->tracker":"Desde DefectDojo",none:"–"},direction:"Dirección",result:"Resultado",success:"Corr\
ecto",user:"Usuario",state:"Estado",states:{waiting:"En espera",retrying:"Reintentando",failed:"Ha f\
allado",done:"Terminada",superseded:"Sustituida",dismissed:"Descartada"},synchronisation:"Sincroniza\
ción",periodic:"Ejecución periódica",synchronise:"Sincronizar ahora",runStates:{idle:"En reposo",
due:"A punto de empezar",running:"En marcha"},nextRun:"Próxima ejecución",lastStarted:"Último inic\
io",lastFinished:"Terminó",lastSucceeded:"Último éxito",lastError:"La última ejecución ha fallado\
:",lastWarning:"La última ejecución no lo ha visto todo:",lastDelivery:"Último aviso de DefectDojo",
waitingCount:"Peticiones en espera",retryingCount:"Reintentándose",failedCount:"Fallidas",withoutFinding:"\
Elementos sin hallazgo",failedRequests:"Peticiones que han fallado",noFailed:"Ninguna petición ha fa\
llado.",findingNumber:e=>`Hallazgo ${e}`,attempts:"Intentos",accepted:"Aceptada",repeat:"Reintentar",
dismiss:"Descartar",retryAll:"Reintentar todas",dismissAll:"Descartar todas",askDismiss:"Las peticio\
nes descartadas no se reintentan. Sus elementos vuelven a seguir a DefectDojo.",retried:e=>`Peticion\
es en cola de nuevo: ${e}`,dismissed:e=>`Peticiones descartadas: ${e}`,firstOf:(e,t)=>`Las ${e} más \
recientes de ${t}`,files:"Informe y volcados",report:"Informe de seguridad",reportHint:"Un PDF con l\
a lista, sus estados, los conflictos y el registro.",makeReport:"Descargar el informe",export:"Expor\
tar la base de datos",dumpHint:"Un volcado SQL de la base de datos de DefectDojo.",makeExport:"Desca\
rgar el volcado",import:"Importar un volcado",dumpImportHint:"Volcado SQL de pg_dump en texto plano.\
 Sustituye toda la base de datos de DefectDojo, o nada.",makeImport:"Importar",noFile:"Elige un arch\
ivo.",preparing:"Preparando el archivo…",downloading:"Descargando",uploading:"Enviando",importing:"\
Archivo enviado. La base de datos lo está importando…",stopped:"Detenido.",saved:(e,t)=>`Se ha de\
scargado ${e} (${t}).`,imported:"Se ha importado el volcado.",askImport:(e,t)=>`¿Sustituir la base d\
e datos de DefectDojo por ${e} (${t})? Detén antes DefectDojo. Lo que no esté en el volcado se perde\
rá. No se puede deshacer.`,accounts:"Cuentas",accountsCount:e=>`Cuentas: ${e}`,beginning:"El nombre\
 empieza por",role:"Rol",roles:{admin:"Administrador",user:"Usuario"},you:"Tu cuenta",name:"Nombre",
created:"Creada",noAccounts:"Ninguna cuenta cumple los filtros.",access:"Acceso a la lista",accesses:{
none:"Ninguno",read:"Ver",write:"Ver y cambiar"},accessChanged:(e,t)=>`${e}, acceso a la lista WSTG:\
 ${t}`,promote:"Hacer administrador",demote:"Quitar el rol de administrador",endTheirSessions:"Cerra\
r sus sesiones",delete:"Eliminar",askPromote:e=>`${e} podrá gestionar la lista, los volcados y las c\
uentas cuando vuelva a entrar.`,askDemote:e=>`${e} conservará el rol unos minutos en las sesiones ab\
iertas, salvo que se cierren.`,alsoEnd:"Cerrar también sus sesiones",askEnd:e=>`${e} tendrá que ent\
rar de nuevo en todos sus dispositivos.`,askDelete:e=>`La cuenta ${e}, su perfil y sus pesos se elim\
inarán. No se puede deshacer.`,roleChanged:(e,t)=>`Rol de ${e}: ${t}`,sessionsEnded:e=>`Se han cerr\
ado las sesiones de ${e}.`,accountDeleted:e=>`Se ha eliminado la cuenta ${e}.`},Hf={...es.en,checklist:"\
WSTG checklist",source:"Identifiers, names and categories: OWASP WSTG, CC BY-SA 4.0.",checklistTotal:"\
Total",closedOf:(e,t)=>`${e} of ${t} closed`,gatePassed:"The checklist passes the gate: all items ar\
e finished.",gateClosed:"The checklist does not pass the gate.",gateStale:"The last successful synch\
ronisation was too long ago.",reasons:{request_failed:"Failed request",request_waiting:"Waiting requ\
est",open_finding:"Open finding",conflict:"In conflict",not_started:"Not started",in_progress:"In pr\
ogress",blocked:"Blocked",set_before_since:"From an earlier assessment"},notKept:"DefectDojo does no\
t have the statuses Blocked and Not started: the next reading turns them into In progress.",since:"A\
ssessment since",itemOutcome:"Outcome",outcomes:{issues:"Has issues",passed:"Passed",not_applicable:"\
Not applicable",in_progress:"In progress",untested:"Untested"},coverage:"Coverage by category",items:e=>`\
Items: ${e}`,search:"Search",searchHint:"Identifier, name or notes",status:"Status",category:"Catego\
ry",any:"All",anyCategory:"All",shown:{conflict:"In conflict",open:"With pending requests",failed:"W\
ith failures",untracked:"Not tracked",without_finding:"Without a finding"},noItems:"No item matches \
the filters.",clear:"Clear the filters",reload:"Refresh",item:"Item",tool:"DefectDojo",toolStatuses:{
...es.en.toolStatuses,none:"–"},severity:"Severity",lastSync:"Synchronised",conflict:"Conflict",pending:"\
Pending",failed:"Failed",backToList:"Back to the list",previous:"Previous",next:"Next",guide:"Text o\
f the guide",setAt:"Status set",setBy:"By",failedBelow:"The latest request failed; see below.",setAllShown:"\
Change the status of all shown…",askAll:e=>`Items whose status will change, one after another: ${e}\
.`,setSome:(e,t)=>`Sent: ${e} of ${t}`,setAll:e=>`Items whose status has been sent: ${e}.`,changeFinding:"\
Change the finding",othersFinding:"This will change a finding in DefectDojo that was not made by thi\
s service. As last read:",othersFindings:e=>`Findings that were not made by this service and will ch\
ange in DefectDojo, as last read: ${e}.`,conflictNotice:"The status here and the one in DefectDojo c\
ontradict each other.",finding:"Finding",findings:"Findings",madeHere:"Made by this service",writtenTo:"\
Statuses are written here",notes:"Notes",notesHint:"They replace the mitigation text of the finding.\
 Empty notes leave that text unchanged.",currentState:"Current state",edit:"Change the status",request:{
waiting:"Accepted. Writing it to DefectDojo…",retrying:"Accepted. An attempt failed; it will be re\
tried.",failed:"Failed.",repeated:"It will be retried.",done:"Written to DefectDojo.",noEffect:"Ende\
d without effect.",superseded:"Superseded by a newer request.",dismissed:"Dismissed."},requests:"Lat\
est requests",noRequests:"No requests.",log:"Log",noLog:"No entries.",when:"When",origin:"Origin",origins:{
sync:"This checklist",webhook:"DefectDojo"},directions:{"tracker->dd":"To DefectDojo","dd->tracker":"\
From DefectDojo",none:"–"},direction:"Direction",result:"Result",success:"Succeeded",user:"User",state:"\
State",states:{waiting:"Waiting",retrying:"Retrying",failed:"Failed",done:"Done",superseded:"Superse\
ded",dismissed:"Dismissed"},synchronisation:"Synchronisation",periodic:"Periodic run",synchronise:"S\
ynchronise now",runStates:{idle:"Idle",due:"About to start",running:"Running"},nextRun:"Next run",lastStarted:"\
Last start",lastFinished:"Finished",lastSucceeded:"Last success",lastError:"The last run failed:",lastWarning:"\
The last run did not see everything:",lastDelivery:"Last webhook delivery",waitingCount:"Requests wa\
iting",retryingCount:"Retrying",failedCount:"Failed",withoutFinding:"Items without a finding",failedRequests:"\
Failed requests",noFailed:"No request has failed.",findingNumber:e=>`Finding ${e}`,attempts:"Attempt\
s",accepted:"Accepted",repeat:"Retry",dismiss:"Dismiss",retryAll:"Retry all",dismissAll:"Dismiss all",
askDismiss:"Dismissed requests are not retried. Their items follow DefectDojo again.",retried:e=>`Re\
quests queued again: ${e}`,dismissed:e=>`Requests dismissed: ${e}`,firstOf:(e,t)=>`The latest ${e} o\
f ${t}`,files:"Report and dumps",report:"Security report",reportHint:"A PDF with the checklist, its \
statuses, the conflicts and the log.",makeReport:"Download the report",export:"Export the database",
dumpHint:"An SQL dump of DefectDojo’s database.",makeExport:"Download the dump",import:"Import a d\
ump",dumpImportHint:"A plain-text SQL dump from pg_dump. It replaces the whole database of DefectDoj\
o, or nothing.",makeImport:"Import",noFile:"Choose a file.",preparing:"Preparing the file…",downloading:"\
Downloading",uploading:"Sending",importing:"File sent. The database is importing it…",stopped:"Sto\
pped.",saved:(e,t)=>`${e} (${t}) has been downloaded.`,imported:"The dump has been imported.",askImport:(e,t)=>`\
Replace DefectDojo’s database with ${e} (${t})? Stop DefectDojo first. Anything that is not in the\
 dump will be lost. This cannot be undone.`,accounts:"Accounts",accountsCount:e=>`Accounts: ${e}`,beginning:"\
Name starts with",role:"Role",roles:{admin:"Administrator",user:"User"},you:"Your account",name:"Nam\
e",created:"Created",noAccounts:"No account matches the filters.",access:"Checklist access",accesses:{
none:"None",read:"View",write:"View and change"},accessChanged:(e,t)=>`${e}, access to the WSTG chec\
klist: ${t}`,promote:"Make administrator",demote:"Remove the administrator role",endTheirSessions:"E\
nd sessions",delete:"Delete",askPromote:e=>`${e} will be able to manage the checklist, dumps and acc\
ounts after signing in again.`,askDemote:e=>`${e} keeps the role in open sessions for a few minutes,\
 unless they are ended.`,alsoEnd:"End the sessions too",askEnd:e=>`${e} will have to sign in again o\
n every device.`,askDelete:e=>`The account ${e}, its profile and its weights will be deleted. This c\
annot be undone.`,roleChanged:(e,t)=>`Role of ${e}: ${t}`,sessionsEnded:e=>`The sessions of ${e} hav\
e been ended.`,accountDeleted:e=>`The account ${e} has been deleted.`},si={es:$f,en:Hf};var Vf={signIn:"Entrar",register:"Crear cuenta",toRegister:"¿Aún no tienes cuenta?",toSignIn:"¿Ya \
tienes cuenta?",welcome:"Apunta tu peso y sigue su evolución y tu índice de masa corporal. Tus datos\
 son solo tuyos: puedes descargarlos o borrarlos cuando quieras.",registerFirst:"Crear la cuenta de \
administración",welcomeFirst:"Este servicio aún no tiene cuentas. La primera será la de administrac\
ión.",username:"Nombre de usuario",usernameHint:(e,t)=>`De ${e} a ${t} caracteres: letras sin acent\
o, cifras y . _ @ + -`,password:"Contraseña",newPasswordHint:e=>`Al menos ${e} caracteres; mejor un\
a frase larga`,registrationClosed:"No se admiten cuentas nuevas: pide una a quien administra el serv\
icio.",captchaMissing:"No se ha podido cargar el captcha. Recarga la página y vuelve a intentarlo.",
weight:"Peso",latest:"Último peso",latestOf:e=>`Último peso, ${e}`,changeIn:(e,t)=>`${e} en ${t} d\
ías`,bmi:"Índice de masa corporal",bmiNeedsProfile:"Completa tu perfil para ver tu índice de masa \
corporal.",toProfile:"Completar el perfil",bmiNeedsWeight:"Aparecerá cuando registres tu primer peso\
.",normalRange:(e,t)=>`Peso normal para tu altura: de ${e} a ${t} kg`,weightKg:"Peso (kg)",record:"R\
egistrar",anotherDay:"Otra fecha",now:"Ahora mismo",notANumber:"Escribe un número, como 63,5",trend:"\
Evolución",period:"Periodo",periods:{month:"Mes",year:"Año",all:"Todo"},chart:"Gráfico de los peso\
s; la tabla de abajo tiene los mismos datos",chartPoint:"Peso",mean:e=>`Media de ${e} días`,minimum:"\
Mínimo",maximum:"Máximo",count:"Registros",nothingInPeriod:"No hay registros en este periodo.",noWeights:"\
Registra tu primer peso para ver aquí su evolución.",records:"Registros",newestFirst:"Tus pesos, e\
l más reciente primero",date:"Fecha",correct:"Corregir",corrected:"Registro corregido",correctTitle:"\
Corregir el registro",remove:"Eliminar",removed:"Registro eliminado",removeTitle:"¿Eliminar este reg\
istro?",undo:"Deshacer",restored:"Registro recuperado",dateTime:"Fecha y hora",timesIn:e=>`Las horas\
 son las de ${e}`,importCsv:"Importar pesos",exportCsv:"Exportar CSV",importTitle:"Importar pesos",importHint:"\
El archivo que exporta otra aplicación (Apple Health, Fitbit, Garmin, Google Fit, Happy Scale, Libra\
, MyFitnessPal, openScale, Renpho, Samsung Health, Withings, Zepp) o una hoja de cálculo guardada co\
mo CSV.",formats:{zip:"Es un archivo comprimido o de Excel. Descomprímelo, o guarda la hoja como CSV\
.",pdf:"Es un PDF. Exporta los pesos como CSV.",database:"Es una base de datos. Exporta los pesos co\
mo CSV desde la aplicación.",xml:"Es un XML de otro programa. De los XML solo se lee export.xml, de\
 Apple Health.",json:"Es un JSON de otro programa. Se leen los de Fitbit y los de Google Fit.",other:"\
No es un archivo de texto. Exporta los pesos como CSV."},back:"Volver al peso",separator:"Separador",
comma:"Coma",semicolon:"Punto y coma",tab:"Tabulación",decimal:"Decimales",point:"Punto",order:"Fec\
has",orders:{ymd:"año, mes, día",dmy:"día, mes, año",mdy:"mes, día, año"},dateColumn:"Columna \
de la fecha",timeColumn:"Columna de la hora",weightColumn:"Columna del peso",column:(e,t)=>`${e}: ${t}`,
changeReading:"Cambiar",ambiguousDates:e=>`Las fechas son ambiguas: se leen como ${e}.`,leftOutColumns:(e,t)=>`\
Se lee la columna «${e}», y no ${t}.`,leftOutLines:(e,t)=>e===1?"1 línea es de otra magnitud o de \
otra persona y no se importa.":`${t} líneas son de otra magnitud o de otra persona y no se importan.`,
localTimes:e=>`Las horas sin zona se leen como de ${e}.`,questions:{unit:"¿En qué unidad están los p\
esos? El archivo no lo dice.",units:"¿En qué unidad están los pesos? El archivo dice más de una.",
weight:"¿Qué columna es tu peso?",long:"Hay líneas con más valores que la cabecera. ¿Qué peso tien\
e la primera?",person:e=>`¿Cuáles son tus líneas? Difieren en «${e}».`},unitNames:{kg:"Kilogram\
os",g:"Gramos",lb:"Libras",st:"Stones"},mark:",",leaveOut:"No importar esas líneas",allMine:"Todas \
son mías",importRange:(e,t,n,o,s)=>`${e} pesos, del ${t} al ${n}: ${o} → ${s}`,unread:(e,t)=>e===
1?"No se ha podido leer 1 línea:":`No se han podido leer ${t} líneas:`,nothingRead:"No se ha encon\
trado ningún peso en el archivo.",checking:"Comprobando los pesos",added:(e,t)=>e===1?"1 nuevo":`${t}\
 nuevos`,known:(e,t)=>e===1?"1 ya registrado":`${t} ya registrados`,rejected:(e,t)=>e===1?"1 rechaza\
do":`${t} rechazados`,refused:"Rechazados: no se importarán",changeTooLarge:"Demasiado lejos del pe\
so de un día cercano",importWeights:(e,t)=>e===1?"Importar 1 peso":`Importar ${t} pesos`,importingWeights:"\
Importando los pesos",importedWeights:(e,t)=>e===1?"Se ha importado 1 peso.":`Se han importado ${t} \
pesos.`,importedAt:(e,t)=>`Importación del ${e}, pesos: ${t}`,undoImport:"Deshacer la importación",
undoing:"Eliminando los pesos importados",undone:(e,t)=>e===1?"Se ha eliminado 1 peso importado.":`S\
e han eliminado ${t} pesos importados.`,profile:"Perfil",profileHint:"Con tu altura y tu edad se cal\
cula tu índice de masa corporal. Solo tú ves estos datos.",profileFirst:"Un último paso: con tu al\
tura y tu fecha de nacimiento se calcula tu IMC.",later:"Más tarde",firstName:"Nombre",lastName:"Ap\
ellidos",birthDate:"Fecha de nacimiento",height:"Altura (m)",notAHeight:"Escribe la altura, como 1,6\
8 o 168",range:(e,t)=>`De ${e} a ${t}`,account:"Cuenta",signedInAs:e=>`Has entrado como ${e}`,changePassword:"\
Cambiar la contraseña",changePasswordHint:"Se cerrarán las sesiones de tus otros navegadores.",currentPassword:"\
Contraseña actual",newPassword:"Contraseña nueva",passwordChanged:"Contraseña cambiada",endSessions:"\
Cerrar todas las sesiones",endSessionsHint:"Cierra la sesión en este navegador y en todos los demás.",
exportTitle:"Tus datos",exportHint:"Un archivo JSON con tu cuenta, tu perfil y todos tus pesos.",exportData:"\
Descargar mis datos",deleteAccount:"Eliminar la cuenta",deleteHint:"Tu perfil y todos tus pesos se b\
orrarán para siempre.",typeName:e=>`Escribe ${e} para confirmar`,nameDiffers:"No es tu nombre de us\
uario",apiKeys:"Claves para programas",apiKeysHint:"Con una clave, un programa o una báscula puede u\
sar tu cuenta sin tu contraseña.",apiKeysCaption:"Tus claves, la más reciente primero",permissions:{
"weights:read":"Leer tus pesos","weights:write":"Registrar pesos","checklist:read":"Ver la lista WST\
G","checklist:write":"Cambiar la lista WSTG"},keyMay:"Permisos",noPermission:"Elige al menos un perm\
iso",makeKey:"Crear una clave",keyName:"Nombre de la clave",keyNameHint:"Por ejemplo, «báscula del b\
año»",keyEnds:"Caduca dentro de",days:e=>`${e} días`,keyMade:"Tu clave nueva",keyOnce:"Cópiala ah\
ora: no se volverá a mostrar.",copy:"Copiar",copied:"Copiada",lastUsed:"Último uso",never:"Nunca",
expires:"Caduca",removeKey:"¿Eliminar esta clave?",keyRemoved:"Clave eliminada",keyRefused:(e,t)=>`\
Rechazado el ${e}: ${t}`},Bf={signIn:"Sign in",register:"Create an account",toRegister:"No account y\
et?",toSignIn:"Already have an account?",welcome:"Log your weight and follow its trend and your body\
 mass index. Your data stays yours: download or delete it at any time.",registerFirst:"Create the ad\
ministrator’s account",welcomeFirst:"This service has no accounts yet. The first one will be its a\
dministrator.",username:"Username",usernameHint:(e,t)=>`${e} to ${t} characters: unaccented letters,\
 digits and . _ @ + -`,password:"Password",newPasswordHint:e=>`At least ${e} characters; a phrase wo\
rks best`,registrationClosed:"Registration is closed: ask an administrator for an account.",captchaMissing:"\
The captcha could not be loaded. Reload the page to try again.",weight:"Weight",latest:"Latest weigh\
t",latestOf:e=>`Latest weight, ${e}`,changeIn:(e,t)=>`${e} in ${t} days`,bmi:"Body mass index",bmiNeedsProfile:"\
Complete your profile to see your body mass index.",toProfile:"Complete your profile",bmiNeedsWeight:"\
It will appear once you record your first weight.",normalRange:(e,t)=>`Normal weight for your height\
: ${e} to ${t} kg`,weightKg:"Weight (kg)",record:"Record",anotherDay:"Another date",now:"Right now",
notANumber:"Enter a number, such as 63.5",trend:"Trend",period:"Period",periods:{month:"Month",year:"\
Year",all:"All"},chart:"Chart of your weights; the table below has the same data",chartPoint:"Weight",
mean:e=>`${e}-day average`,minimum:"Minimum",maximum:"Maximum",count:"Records",nothingInPeriod:"Ther\
e are no records in this period.",noWeights:"Record your first weight to see its trend here.",records:"\
Records",newestFirst:"Your weights, newest first",date:"Date",correct:"Correct",corrected:"Record co\
rrected",correctTitle:"Correct the record",remove:"Delete",removed:"Record deleted",removeTitle:"Del\
ete this record?",undo:"Undo",restored:"Record restored",dateTime:"Date and time",timesIn:e=>`Times \
are those of ${e}`,importCsv:"Import weights",exportCsv:"Export CSV",importTitle:"Import weights",importHint:"\
The file that another app exports (Apple Health, Fitbit, Garmin, Google Fit, Happy Scale, Libra, MyF\
itnessPal, openScale, Renpho, Samsung Health, Withings, Zepp), or a spreadsheet saved as CSV.",formats:{
zip:"This is a compressed or an Excel file. Unpack it, or save the sheet as CSV.",pdf:"This is a PDF\
. Export the weights as CSV.",database:"This is a database. Export the weights as CSV from the app.",
xml:"This is an XML of another program. Of XML files only Apple Health’s export.xml is read.",json:"\
This is a JSON of another program. Those of Fitbit and Google Fit are read.",other:"This is not a te\
xt file. Export the weights as CSV."},back:"Back to weight",separator:"Separator",comma:"Comma",semicolon:"\
Semicolon",tab:"Tab",decimal:"Decimals",point:"Point",order:"Dates",orders:{ymd:"year, month, day",dmy:"\
day, month, year",mdy:"month, day, year"},dateColumn:"Date column",timeColumn:"Time column",weightColumn:"\
Weight column",column:(e,t)=>`${e}: ${t}`,changeReading:"Change",ambiguousDates:e=>`The dates are am\
biguous: read as ${e}.`,leftOutColumns:(e,t)=>`The column “${e}” is read, and not ${t}.`,leftOutLines:(e,t)=>e===
1?"1 line is of another quantity or person and is not imported.":`${t} lines are of other quantities\
 or people and are not imported.`,localTimes:e=>`Times without a zone are read as ${e}.`,questions:{
unit:"Which unit are the weights in? The file does not say.",units:"Which unit are the weights in? T\
he file names more than one.",weight:"Which column is your weight?",long:"Some lines have more value\
s than the heading. What is the weight in the first one?",person:e=>`Which lines are yours? They dif\
fer in “${e}”.`},unitNames:{kg:"Kilograms",g:"Grams",lb:"Pounds",st:"Stone"},mark:".",leaveOut:"\
Leave these lines out",allMine:"All of them are mine",importRange:(e,t,n,o,s)=>`${e} weights, ${t} t\
o ${n}, ${o} → ${s}`,unread:(e,t)=>e===1?"1 line could not be read:":`${t} lines could not be read\
:`,nothingRead:"No weight was found in the file.",checking:"Checking the weights",added:(e,t)=>`${t}\
 new`,known:(e,t)=>`${t} already recorded`,rejected:(e,t)=>`${t} rejected`,refused:"Rejected, won’t \
be imported",changeTooLarge:"Too far from the weight of a nearby day",importWeights:(e,t)=>e===1?"Im\
port 1 weight":`Import ${t} weights`,importingWeights:"Importing the weights",importedWeights:(e,t)=>e===
1?"1 weight imported.":`${t} weights imported.`,importedAt:(e,t)=>`Import of ${e}, weights: ${t}`,undoImport:"\
Undo import",undoing:"Deleting the imported weights",undone:(e,t)=>e===1?"1 imported weight deleted.":
`${t} imported weights deleted.`,profile:"Profile",profileHint:"Your height and age are used to calc\
ulate your body mass index. Only you can see them.",profileFirst:"One last step: your height and dat\
e of birth are used to calculate your BMI.",later:"Later",firstName:"First name",lastName:"Last name",
birthDate:"Date of birth",height:"Height (m)",notAHeight:"Enter your height, such as 1.68 or 168",range:(e,t)=>`\
From ${e} to ${t}`,account:"Account",signedInAs:e=>`You are signed in as ${e}`,changePassword:"Chang\
e password",changePasswordHint:"You will be signed out of your other browsers.",currentPassword:"Cur\
rent password",newPassword:"New password",passwordChanged:"Password changed",endSessions:"Sign out e\
verywhere",endSessionsHint:"Ends your session in this browser and in all others.",exportTitle:"Your \
data",exportHint:"A JSON file with your account, your profile and all your weights.",exportData:"Dow\
nload my data",deleteAccount:"Delete account",deleteHint:"Your profile and all your weights will be \
deleted for good.",typeName:e=>`Type ${e} to confirm`,nameDiffers:"This is not the username of your \
account",apiKeys:"Keys for programs",apiKeysHint:"With a key, a program or a scale can use your acco\
unt without your password.",apiKeysCaption:"Your keys, newest first",permissions:{"weights:read":"Re\
ad your weights","weights:write":"Record weights","checklist:read":"See the WSTG checklist","checkli\
st:write":"Change the WSTG checklist"},keyMay:"Permissions",noPermission:"Choose at least one permis\
sion",makeKey:"Create a key",keyName:"Key name",keyNameHint:"For example “bathroom scale”",keyEnds:"\
Expires in",days:e=>`${e} days`,keyMade:"Your new key",keyOnce:"Copy it now: it will not be shown ag\
ain.",copy:"Copy",copied:"Copied",lastUsed:"Last used",never:"Never",expires:"Expires",removeKey:"De\
lete this key?",keyRemoved:"Key deleted",keyRefused:(e,t)=>`Refused on ${e}: ${t}`},ri={es:Vf,en:Bf};var Gf={title:"Peso e IMC",navigation:"Secciones",administration:"Administración",skip:"Ir al conte\
nido",menu:"Tu cuenta",otherLanguage:"English",signOut:"Cerrar sesión",offline:"Sin conexión. Lo qu\
e ves puede no estar al día.",ends:{expired:"Tu sesión ha terminado. Entra de nuevo para continuar.",
signed_out:"Has cerrado la sesión.",account_changed:"En este navegador se ha iniciado sesión con ot\
ra cuenta."},adopt:"Continuar con esa cuenta",deleted:"La cuenta y sus datos se han eliminado.",startFailed:"\
No se ha podido conectar con el servicio.",broken:"Algo ha fallado",brokenHint:"La página no ha podi\
do mostrar esta sección. Tus datos están a salvo.",loadAgain:"Recargar la página",retry:"Reintent\
ar",retryNow:"Ya puedes intentarlo de nuevo.",loading:"Cargando…",unknown:"–",cancel:"Cancelar",
close:"Cerrar",shortcuts:"Atajos de teclado",shortcutNames:{"/":"Buscar","↑ ↓":"Fila anterior o \
siguiente de una tabla","?":"Ver los atajos"},useShortcuts:"Usar los atajos",save:"Guardar",file:"Ar\
chivo",checkField:"Revisa este campo.",reason:"Motivo",actions:"Acciones",change:"Cambio",stop:"Dete\
ner",show:"Mostrar",hide:"Ocultar",moreRows:(e,t)=>`Mostrar más (${e} de ${t})`,notFound:"Página no\
 encontrada",doneOf:(e,t)=>`${e} de ${t}`},Uf={title:"Weight and BMI",navigation:"Sections",administration:"\
Administration",skip:"Skip to content",menu:"Your account",otherLanguage:"Español",signOut:"Sign ou\
t",offline:"You are offline. What you see may be out of date.",ends:{expired:"Your session has ended\
. Sign in again to continue.",signed_out:"You have signed out.",account_changed:"Another account has\
 signed in on this browser."},adopt:"Continue as that account",deleted:"The account and its data hav\
e been deleted.",startFailed:"The service could not be reached.",broken:"Something went wrong",brokenHint:"\
The page could not show this section. Your data is safe.",loadAgain:"Reload the page",retry:"Try aga\
in",retryNow:"You can try again now.",loading:"Loading…",unknown:"–",cancel:"Cancel",close:"Clos\
e",shortcuts:"Keyboard shortcuts",shortcutNames:{"/":"Search","↑ ↓":"Previous or next row in a t\
able","?":"Show the shortcuts"},useShortcuts:"Use the shortcuts",save:"Save",file:"File",checkField:"\
Check this field.",reason:"Reason",actions:"Actions",change:"Change",stop:"Stop",show:"Show",hide:"H\
ide",moreRows:(e,t)=>`Show more (${e} of ${t})`,notFound:"Page not found",doneOf:(e,t)=>`${e} of ${t}`},
ii={es:Gf,en:Uf};var Fs=(e,t)=>({...e,...t}),To={es:Fs(Fs(ii.es,ri.es),si.es),en:Fs(Fs(ii.en,ri.en),si.en)};var q=Tl(),Rl=(e,t)=>({t:To[e],zone:t,...Pl(e,t.name)}),li=Ls(void 0),H=()=>kn(li),ai=e=>document.querySelector(
`meta[name="${e}"]`)?.content,ln={captchaScript:ai("captcha-script"),registrationOpen:ai("registrati\
on")!=="closed",isEmpty:ai("accounts")==="none"};var qf=Symbol.for("pv"),jf=0;function l(e,t,n,o,s,i){t||(t={});var r,a,u=t;if("ref"in u&&typeof e!="function")for(a in u={},t)a==
"ref"?r=t[a]:u[a]=t[a];var d={type:e,props:u,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:qf,
__v:--jf,__i:-1,__u:0};return(s||i)&&(d.__source=s,d.__self=i),ye.vnode&&ye.vnode(d),d}var $e=({kind:e,children:t})=>l("span",{class:"badge","data-kind":e,children:t});var ie=({text:e,of:t,onClick:n,kind:o="plain",busy:s,...i})=>l("button",{type:n?"button":"submit",class:`\
button ${o}`,"aria-label":t&&`${e}: ${t}`,"aria-busy":s,"aria-disabled":s,onClick:n&&(()=>s||n()),...i,
children:e}),be=({kind:e="info",children:t})=>l("div",{class:`notice ${e}`,role:e==="error"?"alert":
"status",children:t}),Ve=({error:e,retry:t})=>{let{t:n,describe:o}=H(),s=e instanceof Le&&e.status===
429&&e.retryAfter||0,[i,r]=te(0);ul(()=>{let m=performance.now()+s*1e3,p=()=>r(Math.max(0,Math.ceil(
(m-performance.now())/1e3)));if(p(),s===0)return;let g=setInterval(p,1e3);return()=>clearInterval(g)},
[e]);let{code:a}=e??{};if(e===void 0||a==="authentication_required")return null;let u=o(e,i>0?{seconds:i}:
{}),d=s>0&&i===0;return l(be,{kind:d?"info":"error",children:[l("p",{role:s>0?"timer":void 0,children:d?
n.retryNow:u}),t&&i===0&&l(ie,{text:n.retry,onClick:t})]})},xo=({label:e,done:t,all:n,format:o,children:s})=>{
let{t:i}=H(),r=vn();return l("div",{class:"progress",children:[l("label",{for:r,children:e}),l("prog\
ress",{id:r,value:n&&t,max:n}),l("span",{children:n?i.doneOf(o(t),o(n)):o(t)}),s]})};var Sn=({facts:e})=>l("dl",{children:Object.entries(e).map(([t,n])=>l("div",{children:[l("dt",{children:t}),
l("dd",{children:n})]},t))}),zf=25,ci="td :is(a, button, .menu > summary):not(.menu > div *)",Kf=e=>{
let t=e.target,n=t.closest("tr");if(!n||!t.matches(ci))return;let{nextElementSibling:o,previousElementSibling:s}=n,
i={ArrowDown:o,ArrowUp:s}[e.key],r=[...n.querySelectorAll(ci)].indexOf(t),a=i?.querySelectorAll(ci)[r];
a&&(e.preventDefault(),a.focus())},it=e=>{let{caption:t,columns:n,rows:o,keyOf:s,empty:i,more:r}=e,{
t:a,integer:u}=H(),[d,m]=te(history.state?.limit??zf),p=()=>{let b=d*4;history.replaceState({...history.
state,limit:b},""),m(b),r?.(b)};if(o.length===0)return i?l("div",{class:"empty",children:i}):null;let g=n.
map(([b,,x])=>l("th",{scope:"col",class:x,children:b},b)),h=b=>n.map(([x,k,A])=>l("td",{class:A,children:k(
b)},x)),w=o.slice(0,d),S=`${u(o.length)}${r?"+":""}`;return l(Q,{children:[l("table",{children:[l("c\
aption",{children:t}),l("thead",{children:l("tr",{children:g})}),l("tbody",{onKeyDown:Kf,children:w.
map((b,x)=>l("tr",{children:h(b)},s?.(b)??x))})]}),(r||o.length>d)&&l(ie,{text:a.moreRows(u(w.length),
S),onClick:p})]})};var cn=({title:e,onClose:t,locked:n,children:o})=>{let s=vn(),i=Me(null);ue(()=>i.current?.showModal(),
[]);let r=()=>n||i.current?.querySelector("[aria-busy=true]")!=null;return l("dialog",{ref:i,"aria-l\
abelledby":s,onCancel:a=>r()&&a.preventDefault(),onClose:t,children:[l("h2",{id:s,children:e}),o(()=>i.
current?.close())]})},Ws=e=>{let{t}=H(),[n,o]=te();return{ask:a=>new Promise(u=>o({question:a,answer:u})),
dialog:n&&l(cn,{title:e,onClose:()=>{n?.answer(!1),o(void 0)},children:a=>{let u=()=>{n.answer(!0),a()};
return l(Q,{children:[l("p",{children:n.question}),l("div",{class:"actions",children:[l(ie,{kind:"da\
nger",text:e,onClick:u}),l(ie,{text:t.cancel,onClick:a})]})]})}})}};var un=()=>document.querySelector("h1")?.focus({preventScroll:!0}),Mt=Ls(e=>{}),Il=!0,Lt=({title:e,tools:t})=>{
let{t:n,announce:o}=H(),s=Me(null);return ue(()=>{Il||s.current?.focus(),Il=!1,o("")},[o]),ue(()=>{document.
title=`${e} · ${n.title}`},[e,n]),l("div",{class:"heading",children:[l("h1",{tabIndex:-1,ref:s,children:e}),
t]})},Ot=({title:e,tools:t,load:n,children:o})=>{let{t:s}=H();return ue(()=>{n.data!==void 0&&document.
activeElement===document.body&&un()},[n.data]),l(Mt.Provider,{value:n.reload,children:[l(Lt,{title:e,
tools:t}),l(Ve,{error:n.error,retry:n.reload}),n.data!==void 0&&o(n.data),n.data===void 0&&n.loading&&
l(be,{kind:"loading",children:s.loading})]})},Be=({title:e,hint:t,tools:n,children:o})=>l("section",
{class:"card","aria-label":e,children:[l("div",{class:"heading",children:[l("h2",{children:e}),n]}),
t&&l("p",{class:"hint",children:t}),o]}),El=({children:e})=>{let{t}=H(),[n]=dl(o=>reportError(o));return n===
void 0?l(Q,{children:e}):l("div",{class:"card narrow",children:[l(Lt,{title:t.broken}),l("p",{children:t.
brokenHint}),l(ie,{text:t.loadAgain,kind:"primary",onClick:()=>location.reload()})]})};var Yf=e=>typeof e=="object"&&e!==null&&"undo"in e,$s=e=>{let{announce:t}=H(),n=kn(Mt);return Xo(async()=>{
t("");try{let o=await e();typeof o=="string"?t(o):Yf(o)&&t(o.text,o.undo)}catch(o){throw o instanceof
Le&&n(!0),o}n(!1)})},Hs=(e,t=n=>n)=>({inputMode:"decimal",autocomplete:"off",read:n=>{let o=Al(String(
n));return o===void 0?new Error(e):t(o)}}),Zf=({spec:e,error:t,name:n})=>{let{t:o}=H(),[s,i]=te(!1),
{label:r,hint:a,codes:u,options:d,read:m,defaultValue:p,...g}=e,h=vn(),w=[a&&`${h}-hint`,t&&`${h}-er\
ror`].filter(Boolean).join(" "),S={"aria-invalid":!!t,"aria-describedby":w||void 0},b=(R,D,O)=>D&&l(
"p",{class:R,id:`${h}-${R}`,role:O,children:D}),x=d?.map(([R,D])=>l("option",{value:R,selected:R===p,
children:D},R)),k={...g,...!x&&{defaultValue:p}},A=e.type==="password",T=x?"select":e.rows?"textarea":
"input";return l("div",{class:`field ${e.type??""}`,children:[l("label",{for:h,children:r}),b("hint",
a),b("error",t,"alert"),ja(T,{...k,...s&&{type:"text"},...S,id:h,name:n},x),A&&l(ie,{text:s?o.hide:o.
show,of:r,kind:"link",onClick:()=>i(!s)})]})},ts=({fields:e,values:t,errorOf:n=()=>""})=>Object.entries(
e).map(([o,s])=>{let i=t&&{value:String(t[o]??"")};return l(Zf,{name:o,spec:{...s,...i},error:n(o)},
o)}),Jf=200,Vs=({view:e,fields:t})=>{let{parameters:n}=je(),[o,s]=te(n),i=we(e,n),r=Me("");ue(()=>{i!==
r.current&&s(n),r.current=""},[i]);let a=we(e,o);ue(()=>{if(a===i)return;let{hash:d}=location,p=setTimeout(
()=>{location.hash===d&&(r.current=a,So(a))},Jf);return()=>clearTimeout(p)},[a,i]);let u=d=>s(Object.
fromEntries(new FormData(d)));return l("search",{children:l("form",{class:"filters",onInput:({currentTarget:d})=>u(
d),onSubmit:d=>d.preventDefault(),children:l(ts,{fields:t,values:o})})})},Qf=(e,t)=>{let n=new FormData(
e),o=Object.entries(t).map(([s,i])=>{let r=n.get(s)??"",a=i.read?i.read(r):r;if(a instanceof Error)throw Object.
assign(a,{parameters:{field:s}});return[s,a]});return Object.fromEntries(o)},at=e=>{let{t,describe:n}=H(),
o=e.fields??{},s=Me(null),{run:i,busy:r,error:a,reset:u}=$s(async()=>{let b=await e.act(Qf(s.current,
o));return e.keep||s.current?.reset(),b}),{code:d="",parameters:m={},fields:p=[]}=a??{},g=Object.keys(
o),h=g.find(b=>b===m.field||o[b]?.codes?.includes(d))??g.find(b=>p.includes(b)),w=b=>b===h?n(a):p.includes(
b)?t.checkField:"";ue(()=>{a&&s.current?.querySelector("[aria-invalid=true]")?.focus()},[a]);let S=b=>{
b.preventDefault(),i()};return l("form",{ref:s,class:e.inline?"inline":"",noValidate:!0,onInput:u,onSubmit:S,
children:[e.question&&l("p",{children:e.question}),l(ts,{fields:o,errorOf:w}),l(Ve,{error:h===void 0?
a:void 0}),l("div",{class:"actions",children:[l(ie,{text:e.submit,kind:e.kind??"primary",busy:r}),e.
onCancel&&l(ie,{text:t.cancel,onClick:()=>r||e.onCancel?.()})]})]})},Gn=({act:e,busy:t,...n})=>{let o=$s(
e);return l(Q,{children:[l(ie,{...n,busy:t||o.busy,onClick:o.run}),l(Ve,{error:o.error})]})},lt=e=>{
let{text:t,of:n,title:o=t,opener:s="link",...i}=e,{announce:r}=H(),a=kn(Mt),[u,d]=te(!1),m=Me(!1),p=w=>{
m.current=w,w||a(!1)};return l(Q,{children:[l(ie,{text:t,of:n,kind:s,"aria-haspopup":"dialog",onClick:()=>{
r(""),d(!0)}}),u&&l(cn,{title:o,onClose:()=>{d(!1),m.current&&a(!0),m.current=!1},children:w=>l(Mt.Provider,
{value:p,children:l(at,{kind:"danger",submit:t,...i,keep:!0,onCancel:w,act:async S=>{let b=await i.act(
S);return w(),un(),b}})})})]})};var Xf=".menu > div > :is(a, button:not([aria-haspopup]))",Bs=({label:e,text:t,children:n})=>{let o=Me(
null),s=r=>o.current?.contains(r)??!1,i=r=>{let a=o.current;!a||a.querySelector("dialog[open]")||(r&&
a.querySelector("summary")?.focus(),a.open=!1)};return ue(()=>{let r=({target:u})=>{s(u)?u.matches(Xf)&&
i(!0):i(!1)},a=({target:u})=>s(u)&&i(!0);return document.addEventListener("click",r),document.addEventListener(
"close",a,!0),()=>{document.removeEventListener("click",r),document.removeEventListener("close",a,!0)}},
[]),l("details",{class:"menu",ref:o,onKeyDown:({key:r})=>r==="Escape"&&i(!0),onFocusOut:({relatedTarget:r})=>r&&
!s(r)&&i(!1),children:[l("summary",{"aria-label":e,children:l("span",{children:t})}),l("div",{children:n})]})};var ns=Object.keys(To.es.statuses),en=({wstg_status:e})=>e??"Not Started",di=["critical","high","med\
ium","low","info"],fi=e=>e.charAt(0).toUpperCase()+e.slice(1),Co=({severity:e})=>{let{t}=H();if(!e)return l(
Q,{children:t.unknown});let n=fi(e);return l($e,{kind:n,children:t.severities[n]??e})},Gs=({item:e,all:t})=>{
let{t:n,integer:o}=H(),s=di.map(r=>[fi(r),e.open_findings[r]]).filter(([,r])=>r>0).map(([r,a])=>({kind:r,
counted:`${o(a)} ${n.severities[r]}`})),i=n.openFindings(s.map(({counted:r})=>r).join(", "));return s.
slice(0,t?s.length:1).map(({kind:r,counted:a})=>l("span",{title:i,children:l($e,{kind:r,children:n.openFindings(
a)})},r))},ep=({item:e})=>{let{t}=H(),n={wstg_id:e.wstg_id},{data:o}=De(r=>q.getItem({path:n,signal:r})),
s=o?.findings.find(({written_to:r})=>r),i=[t.findingNumber(e.finding_id??0),s?.title,s&&t.severities[fi(
s.severity)],s&&t.findingStates[s.state]];return l("strong",{class:"reason",children:i.filter(Boolean).
join(" · ")})},ui=["active open"],tp={Done:["verified closed","verified closed_by_status"],"Not App\
licable":["active false_positive","active closed_by_status"],"In Progress":ui,Blocked:ui,"Not Starte\
d":ui},os=(e,t)=>e.finding_own===!1&&!tp[t].includes(`${e.defectdojo_status} ${e.finding_state}`),Us=()=>{
let{t:e}=H(),{ask:t,dialog:n}=Ws(e.changeFinding);return{askAbout:s=>t(l(Q,{children:[e.othersFinding,
" ",l(ep,{item:s})]})),dialog:n}},Po=async(e,t)=>{let n=[];for await(let o of e){if(n.length===t)return{
taken:n,more:!0};n.push(o)}return{taken:n,more:!1}},ct=({at:e})=>{let{t,instant:n,ago:o}=H();return e===
null?l(Q,{children:t.unknown}):l("time",{dateTime:e,title:n(e),children:o(e)??n(e)})},np=()=>history.
replaceState({...history.state,y:scrollY},""),ss=e=>l("a",{href:we("checklist",e.parameters,e.id),onClick:np,
children:e.id}),Un=({text:e})=>{let{t}=H();return e?l("details",{class:"reason",children:[l("summary",
{children:t.reason}),e]}):null},Ml=({label:e,value:t,options:n,act:o})=>{let s=Me(t),{run:i,busy:r,error:a}=$s(
()=>o(s.current));return l("div",{children:[l("select",{"aria-label":e,"aria-busy":r,"data-kind":t,value:t,
onChange:d=>{s.current=d.currentTarget.value,i()},children:Object.entries(n).map(([d,m])=>l("option",
{value:d,children:m},d))}),l(Ve,{error:a})]})},rs=({request:e})=>{let{t,integer:n,may:o}=H(),s=e?{request_ids:[
e.request_id]}:"all",i=e&&`${e.wstg_id??e.request_id}`,r=async()=>{let{request_ids:p}=await q.retryRequests(
{body:s});return t.retried(n(p.length))},a=async()=>{let{request_ids:p}=await q.dismissRequests({body:s});
return t.dismissed(n(p.length))},[u,d]=e?[t.repeat,t.dismiss]:[t.retryAll,t.dismissAll],m=e?"link":"\
plain";return o("checklist:write")?l("div",{class:"actions",children:[l(Gn,{text:u,of:i,kind:m,act:r}),
l(lt,{text:d,of:i,opener:m,question:t.askDismiss,act:a})]}):null};var pi=100,op=({user:e,isOwn:t})=>{let{t:n}=H(),{username:o}=e,s={target_user_id:e.user_id},i=async()=>(await q.
endSessions({path:s}),n.sessionsEnded(o)),r=async(b,x)=>(await q.updateUserRole({path:s,body:{role:b}}),
x&&await i(),n.roleChanged(o,n.roles[b])),a=async()=>(await q.deleteUser({path:s}),n.accountDeleted(
o)),u=async b=>(await q.setChecklistAccess({path:s,body:{access:b}}),n.accessChanged(o,n.accesses[b])),
d=Gt.ChecklistAccess.values.map(b=>[b,n.accesses[b]]),m={label:n.access,options:d,defaultValue:e.checklist_access},
p={label:n.alsoEnd,type:"checkbox",defaultChecked:!0},g={text:n.promote,question:n.askPromote(o)},h={
text:n.demote,question:n.askDemote(o),fields:{end:p}},w={text:n.endTheirSessions,question:n.askEnd(o)},
S={text:n.delete,question:n.askDelete(o)};return l(Bs,{label:`${n.actions}: ${o}`,text:"⋯",children:[
e.role==="user"&&l(lt,{...g,of:o,act:()=>r("admin")}),e.role==="admin"&&l(lt,{...h,of:o,act:({end:b})=>r(
"user",b)}),e.role==="user"&&l(lt,{text:n.access,of:o,submit:n.save,kind:"primary",fields:{access:m},
act:({access:b})=>u(b)}),!t&&l(lt,{...w,of:o,act:i}),!t&&l(lt,{...S,of:o,act:a})]})},Ll=({account:e})=>{
let{t,integer:n}=H(),o=g=>g.user_id===e.userId,{search:s="",role:i}=je().parameters,r=Gt.Role.values.
find(g=>g===i),[a,u]=te(pi);ue(()=>u(pi),[s,r]);let d=De(g=>Po(q.users({search:s,role:r,limit:pi,signal:g}),
a),[s,r,a]),m=g=>l("div",{class:"badges",children:[g.username," ",o(g)&&l($e,{children:t.you})]}),p={
search:{label:t.beginning,type:"search",autocapitalize:"none"},role:{label:t.role,options:[["",t.any],
...Object.entries(t.roles)]}};return l(Ot,{title:t.accounts,load:d,children:({taken:g,more:h})=>l("s\
ection",{class:"card","aria-label":t.accounts,children:[l(Vs,{view:"accounts",fields:p}),l(it,{caption:t.
accountsCount(`${n(g.length)}${h?"+":""}`),rows:g,empty:t.noAccounts,more:h?w=>u(Math.max(a,w)):void 0,
keyOf:({user_id:w})=>w,columns:[[t.name,m],[t.role,w=>t.roles[w.role]],[t.access,({role:w,checklist_access:S})=>t.
accesses[w==="admin"?"write":S]],[t.created,({created_at:w})=>l(ct,{at:w}),"wide"],[t.actions,w=>l(op,
{user:w,isOwn:o(w)}),"numeric"]]})]})})};var mi={base:"https://owasp.org/www-project-web-security-testing-guide/v42/4-Web_Application_Securit\
y_Testing/",pages:{"WSTG-APIT-01":"12-API_Testing/01-Testing_GraphQL","WSTG-ATHN-01":"04-Authenticat\
ion_Testing/01-Testing_for_Credentials_Transported_over_an_Encrypted_Channel","WSTG-ATHN-02":"04-Aut\
hentication_Testing/02-Testing_for_Default_Credentials","WSTG-ATHN-03":"04-Authentication_Testing/03\
-Testing_for_Weak_Lock_Out_Mechanism","WSTG-ATHN-04":"04-Authentication_Testing/04-Testing_for_Bypas\
sing_Authentication_Schema","WSTG-ATHN-05":"04-Authentication_Testing/05-Testing_for_Vulnerable_Reme\
mber_Password","WSTG-ATHN-06":"04-Authentication_Testing/06-Testing_for_Browser_Cache_Weaknesses","W\
STG-ATHN-07":"04-Authentication_Testing/07-Testing_for_Weak_Password_Policy","WSTG-ATHN-08":"04-Auth\
entication_Testing/08-Testing_for_Weak_Security_Question_Answer","WSTG-ATHN-09":"04-Authentication_T\
esting/09-Testing_for_Weak_Password_Change_or_Reset_Functionalities","WSTG-ATHN-10":"04-Authenticati\
on_Testing/10-Testing_for_Weaker_Authentication_in_Alternative_Channel","WSTG-ATHZ-01":"05-Authoriza\
tion_Testing/01-Testing_Directory_Traversal_File_Include","WSTG-ATHZ-02":"05-Authorization_Testing/0\
2-Testing_for_Bypassing_Authorization_Schema","WSTG-ATHZ-03":"05-Authorization_Testing/03-Testing_fo\
r_Privilege_Escalation","WSTG-ATHZ-04":"05-Authorization_Testing/04-Testing_for_Insecure_Direct_Obje\
ct_References","WSTG-BUSL-01":"10-Business_Logic_Testing/01-Test_Business_Logic_Data_Validation","WS\
TG-BUSL-02":"10-Business_Logic_Testing/02-Test_Ability_to_Forge_Requests","WSTG-BUSL-03":"10-Busines\
s_Logic_Testing/03-Test_Integrity_Checks","WSTG-BUSL-04":"10-Business_Logic_Testing/04-Test_for_Proc\
ess_Timing","WSTG-BUSL-05":"10-Business_Logic_Testing/05-Test_Number_of_Times_a_Function_Can_Be_Used\
_Limits","WSTG-BUSL-06":"10-Business_Logic_Testing/06-Testing_for_the_Circumvention_of_Work_Flows","\
WSTG-BUSL-07":"10-Business_Logic_Testing/07-Test_Defenses_Against_Application_Misuse","WSTG-BUSL-08":"\
10-Business_Logic_Testing/08-Test_Upload_of_Unexpected_File_Types","WSTG-BUSL-09":"10-Business_Logic\
_Testing/09-Test_Upload_of_Malicious_Files","WSTG-CLNT-01":"11-Client-side_Testing/01-Testing_for_DO\
M-based_Cross_Site_Scripting","WSTG-CLNT-02":"11-Client-side_Testing/02-Testing_for_JavaScript_Execu\
tion","WSTG-CLNT-03":"11-Client-side_Testing/03-Testing_for_HTML_Injection","WSTG-CLNT-04":"11-Clien\
t-side_Testing/04-Testing_for_Client-side_URL_Redirect","WSTG-CLNT-05":"11-Client-side_Testing/05-Te\
sting_for_CSS_Injection","WSTG-CLNT-06":"11-Client-side_Testing/06-Testing_for_Client-side_Resource_\
Manipulation","WSTG-CLNT-07":"11-Client-side_Testing/07-Testing_Cross_Origin_Resource_Sharing","WSTG\
-CLNT-08":"11-Client-side_Testing/08-Testing_for_Cross_Site_Flashing","WSTG-CLNT-09":"11-Client-side\
_Testing/09-Testing_for_Clickjacking","WSTG-CLNT-10":"11-Client-side_Testing/10-Testing_WebSockets",
"WSTG-CLNT-11":"11-Client-side_Testing/11-Testing_Web_Messaging","WSTG-CLNT-12":"11-Client-side_Test\
ing/12-Testing_Browser_Storage","WSTG-CLNT-13":"11-Client-side_Testing/13-Testing_for_Cross_Site_Scr\
ipt_Inclusion","WSTG-CONF-01":"02-Configuration_and_Deployment_Management_Testing/01-Test_Network_In\
frastructure_Configuration","WSTG-CONF-02":"02-Configuration_and_Deployment_Management_Testing/02-Te\
st_Application_Platform_Configuration","WSTG-CONF-03":"02-Configuration_and_Deployment_Management_Te\
sting/03-Test_File_Extensions_Handling_for_Sensitive_Information","WSTG-CONF-04":"02-Configuration_a\
nd_Deployment_Management_Testing/04-Review_Old_Backup_and_Unreferenced_Files_for_Sensitive_Informati\
on","WSTG-CONF-05":"02-Configuration_and_Deployment_Management_Testing/05-Enumerate_Infrastructure_a\
nd_Application_Admin_Interfaces","WSTG-CONF-06":"02-Configuration_and_Deployment_Management_Testing/\
06-Test_HTTP_Methods","WSTG-CONF-07":"02-Configuration_and_Deployment_Management_Testing/07-Test_HTT\
P_Strict_Transport_Security","WSTG-CONF-08":"02-Configuration_and_Deployment_Management_Testing/08-T\
est_RIA_Cross_Domain_Policy","WSTG-CONF-09":"02-Configuration_and_Deployment_Management_Testing/09-T\
est_File_Permission","WSTG-CONF-10":"02-Configuration_and_Deployment_Management_Testing/10-Test_for_\
Subdomain_Takeover","WSTG-CONF-11":"02-Configuration_and_Deployment_Management_Testing/11-Test_Cloud\
_Storage","WSTG-CRYP-01":"09-Testing_for_Weak_Cryptography/01-Testing_for_Weak_Transport_Layer_Secur\
ity","WSTG-CRYP-02":"09-Testing_for_Weak_Cryptography/02-Testing_for_Padding_Oracle","WSTG-CRYP-03":"\
09-Testing_for_Weak_Cryptography/03-Testing_for_Sensitive_Information_Sent_via_Unencrypted_Channels",
"WSTG-CRYP-04":"09-Testing_for_Weak_Cryptography/04-Testing_for_Weak_Encryption","WSTG-ERRH-01":"08-\
Testing_for_Error_Handling/01-Testing_For_Improper_Error_Handling","WSTG-ERRH-02":"08-Testing_for_Er\
ror_Handling/02-Testing_for_Stack_Traces","WSTG-IDNT-01":"03-Identity_Management_Testing/01-Test_Rol\
e_Definitions","WSTG-IDNT-02":"03-Identity_Management_Testing/02-Test_User_Registration_Process","WS\
TG-IDNT-03":"03-Identity_Management_Testing/03-Test_Account_Provisioning_Process","WSTG-IDNT-04":"03\
-Identity_Management_Testing/04-Testing_for_Account_Enumeration_and_Guessable_User_Account","WSTG-ID\
NT-05":"03-Identity_Management_Testing/05-Testing_for_Weak_or_Unenforced_Username_Policy","WSTG-INFO\
-01":"01-Information_Gathering/01-Conduct_Search_Engine_Discovery_Reconnaissance_for_Information_Lea\
kage","WSTG-INFO-02":"01-Information_Gathering/02-Fingerprint_Web_Server","WSTG-INFO-03":"01-Informa\
tion_Gathering/03-Review_Webserver_Metafiles_for_Information_Leakage","WSTG-INFO-04":"01-Information\
_Gathering/04-Enumerate_Applications_on_Webserver","WSTG-INFO-05":"01-Information_Gathering/05-Revie\
w_Webpage_Content_for_Information_Leakage","WSTG-INFO-06":"01-Information_Gathering/06-Identify_Appl\
ication_Entry_Points","WSTG-INFO-07":"01-Information_Gathering/07-Map_Execution_Paths_Through_Applic\
ation","WSTG-INFO-08":"01-Information_Gathering/08-Fingerprint_Web_Application_Framework","WSTG-INFO\
-09":"01-Information_Gathering/09-Fingerprint_Web_Application","WSTG-INFO-10":"01-Information_Gather\
ing/10-Map_Application_Architecture","WSTG-INPV-01":"07-Input_Validation_Testing/01-Testing_for_Refl\
ected_Cross_Site_Scripting","WSTG-INPV-02":"07-Input_Validation_Testing/02-Testing_for_Stored_Cross_\
Site_Scripting","WSTG-INPV-03":"07-Input_Validation_Testing/03-Testing_for_HTTP_Verb_Tampering","WST\
G-INPV-04":"07-Input_Validation_Testing/04-Testing_for_HTTP_Parameter_Pollution","WSTG-INPV-05":"07-\
Input_Validation_Testing/05-Testing_for_SQL_Injection","WSTG-INPV-06":"07-Input_Validation_Testing/0\
6-Testing_for_LDAP_Injection","WSTG-INPV-07":"07-Input_Validation_Testing/07-Testing_for_XML_Injecti\
on","WSTG-INPV-08":"07-Input_Validation_Testing/08-Testing_for_SSI_Injection","WSTG-INPV-09":"07-Inp\
ut_Validation_Testing/09-Testing_for_XPath_Injection","WSTG-INPV-10":"07-Input_Validation_Testing/10\
-Testing_for_IMAP_SMTP_Injection","WSTG-INPV-11":"07-Input_Validation_Testing/11-Testing_for_Code_In\
jection","WSTG-INPV-12":"07-Input_Validation_Testing/12-Testing_for_Command_Injection","WSTG-INPV-13":"\
07-Input_Validation_Testing/13-Testing_for_Buffer_Overflow","WSTG-INPV-14":"07-Input_Validation_Test\
ing/14-Testing_for_Incubated_Vulnerability","WSTG-INPV-15":"07-Input_Validation_Testing/15-Testing_f\
or_HTTP_Splitting_Smuggling","WSTG-INPV-16":"07-Input_Validation_Testing/16-Testing_for_HTTP_Incomin\
g_Requests","WSTG-INPV-17":"07-Input_Validation_Testing/17-Testing_for_Host_Header_Injection","WSTG-\
INPV-18":"07-Input_Validation_Testing/18-Testing_for_Server-side_Template_Injection","WSTG-INPV-19":"\
07-Input_Validation_Testing/19-Testing_for_Server-Side_Request_Forgery","WSTG-SESS-01":"06-Session_M\
anagement_Testing/01-Testing_for_Session_Management_Schema","WSTG-SESS-02":"06-Session_Management_Te\
sting/02-Testing_for_Cookies_Attributes","WSTG-SESS-03":"06-Session_Management_Testing/03-Testing_fo\
r_Session_Fixation","WSTG-SESS-04":"06-Session_Management_Testing/04-Testing_for_Exposed_Session_Var\
iables","WSTG-SESS-05":"06-Session_Management_Testing/05-Testing_for_Cross_Site_Request_Forgery","WS\
TG-SESS-06":"06-Session_Management_Testing/06-Testing_for_Logout_Functionality","WSTG-SESS-07":"06-S\
ession_Management_Testing/07-Testing_Session_Timeout","WSTG-SESS-08":"06-Session_Management_Testing/\
08-Testing_for_Session_Puzzling","WSTG-SESS-09":"06-Session_Management_Testing/09-Testing_for_Sessio\
n_Hijacking"}};var qs={current:[]},rp=({request:e})=>{let{request:t}=H().t,{state:n,reason:o}=e,s=n==="failed"?"err\
or":n==="done"&&!o?"success":"info",i=n==="done"&&o?t.noEffect:t[n];return l(be,{kind:s,children:[i,
" ",n==="failed"&&Bn(e)&&t.repeated,l(Un,{text:o})]})},ip=({item:e,user:t,keepsAll:n})=>{let{t:o}=H(),
{askAbout:s,dialog:i}=Us(),[r,a]=te(""),u=e.requests.find(x=>r.endsWith(`/${x.request_id}`)),[d]=te(
en(e)),[m,p]=te((e.notes??"").replaceAll(`\r
`,`
`)),g=async({status:x,notes:k})=>{let A=k===m?{}:{notes:k};if((os(e,x)||e.finding_own===!1&&A.notes)&&
!await s(e))return;let R={wstg_id:e.wstg_id,status:x,user:t,...A};a((await q.requestWstgSync({body:R})).
location),p(k)},h=ns.map(x=>[x,o.statuses[x]]),w={label:o.notes,hint:o.notesHint,rows:6,defaultValue:m},
S=n?void 0:o.notKept,b={label:o.status,hint:S,options:h,defaultValue:d};return l(Be,{title:o.edit,children:[
l(at,{keep:!0,submit:o.save,act:g,fields:{status:b,notes:w}}),u&&l(rp,{request:u}),i]})},Ol=({address:e,
text:t})=>!e||!/^https?:\/\//i.test(e)?l(Q,{children:t}):l("a",{href:e,target:"_blank",rel:"noreferr\
er",children:t}),ap=({item:e})=>{let{t,integer:n}=H(),{findings:o,findings_total:s}=e,i=o.length<s?t.
doneOf(n(o.length),n(s)):n(s),r=a=>{let u=t.findingNumber(a.finding_id),d=[u,a.own&&t.madeHere,a.written_to&&
t.writtenTo];return l("div",{class:"reason",children:[l(Ol,{address:a.finding_url,text:a.title||u}),
l("p",{class:"aside",children:d.filter(Boolean).join(" · ")})]})};return s===0?null:l("section",{class:"\
card",children:l(it,{caption:`${t.findings}: ${i}`,rows:o,keyOf:({finding_id:a})=>a,columns:[[t.finding,
r],[t.severity,({severity:a})=>l(Co,{severity:a})],[t.state,({state:a})=>t.findingStates[a]]]})})},lp=({
item:e})=>{let{t}=H(),n=[e.status_set_by,e.status_set_for].filter(Boolean);return l(Be,{title:t.currentState,
children:[e.conflict&&l(be,{children:t.conflictNotice}),e.failed_reason!==null&&l(be,{kind:"error",children:t.
failedBelow}),l(Sn,{facts:{[t.status]:l("div",{class:"badges",children:[l($e,{kind:en(e),children:t.
statuses[en(e)]}),l(Gs,{item:e,all:!0})]}),[t.setAt]:l(ct,{at:e.status_set_at}),[t.setBy]:[...new Set(
n)].join(" / ")||t.unknown,[t.tool]:t.toolStatuses[e.defectdojo_status??"none"],[t.finding]:e.finding_id===
null?t.unknown:l(Ol,{address:e.finding_url,text:t.findingNumber(e.finding_id)}),[t.severity]:l(Co,{severity:e.
severity}),[t.lastSync]:l(ct,{at:e.last_sync}),[t.direction]:t.directions[e.last_sync_direction??"no\
ne"]}})]})},cp=({item:e})=>{let{t}=H(),n=r=>r===null?t.unknown:t.statuses[r]??r,o=r=>r?"bad":void 0,
s=r=>l("div",{children:[l($e,{kind:o(r.state==="failed"),children:t.states[r.state]})," ",l(Un,{text:r.
reason}),r.state==="failed"&&l(rs,{request:r})]}),i=r=>l("div",{children:[l($e,{kind:o(!r.success),children:r.
success?t.success:t.failed})," ",l(Un,{text:r.error_message})]});return l(Q,{children:[l("section",{
class:"card",children:l(it,{empty:t.noRequests,caption:t.requests,rows:e.requests,keyOf:({request_id:r})=>r,
columns:[[t.accepted,({accepted_at:r})=>l(ct,{at:r})],[t.origin,({kind:r})=>t.origins[r]],[t.status,
({status:r})=>n(r)],[t.user,({user:r})=>r??t.unknown],[t.result,s]]})}),l("section",{class:"card",children:l(
it,{empty:t.noLog,caption:t.log,rows:e.log,columns:[[t.when,({timestamp:r})=>l(ct,{at:r})],[t.direction,
({direction:r})=>t.directions[r]],[t.change,r=>`${n(r.old_status)} → ${n(r.new_status)}`],[t.result,
i]]})})]})},up=e=>{let t=mi.pages[e.toUpperCase()];return t&&mi.base+t},dp=({id:e})=>{let{t}=H(),{parameters:n}=je(),
o=qs.current.indexOf(e),[s,i]=o<0?[]:[-1,1].map(a=>qs.current[o+a]),r=(a,u)=>u&&l("a",{href:we("chec\
klist",n,u),children:a});return l("nav",{class:"actions","aria-label":t.checklist,children:[l("a",{href:we(
"checklist",n),children:t.backToList}),r(t.previous,s),r(t.next,i)]})},Nl=({id:e,user:t})=>{let{t:n,
may:o}=H(),s=De(async r=>{let[a,{keeps_equivalent_status:u}]=await Promise.all([q.getItem({path:{wstg_id:e},
signal:r}),q.getSynchronisation({signal:r})]);return{item:a,keepsAll:u}},[e],({item:r})=>r.requests.
some(Bn)),i=up(e);return l(Ot,{title:e,tools:l(dp,{id:e}),load:s,children:({item:r,keepsAll:a})=>l(Q,
{children:[l("p",{class:"aside",children:[[r.name,r.category&&n.categoryName(r.category)].filter(Boolean).
join(" · "),i&&" · ",i&&l("a",{href:i,target:"_blank",rel:"noreferrer",children:n.guide})]}),l("di\
v",{class:"columns",children:[l(lp,{item:r}),o("checklist:write")&&l(ip,{item:r,user:t,keepsAll:a})]}),
l(ap,{item:r}),l(cp,{item:r})]})})};var fp="-",gi=({category:e})=>e??fp,pp={conflict:e=>e.conflict,open:e=>e.open_request,failed:e=>e.failed_reason!==
null,untracked:e=>!e.tracked,without_finding:e=>e.finding_id===null&&e.last_sync!==null},hi=e=>{let t=Map.
groupBy(e,en),n=o=>t.get(o)?.length??0;return{countOf:n,closed:n("Done")+n("Not Applicable")}},Fl=({
items:e})=>{let{countOf:t}=hi(e),n=ns.filter(o=>t(o)>0);return l("div",{class:"bar","aria-hidden":"t\
rue",children:n.map(o=>l("i",{"data-kind":o,style:{flexGrow:t(o)}},o))})},mp=5,gp=({gate:e})=>{let{t,
integer:n}=H(),{parameters:o}=je(),s=Map.groupBy(e.open,({reason:a})=>a),i=Map.groupBy(s.get("open_f\
inding")??[],({severity:a})=>a),r=di.flatMap(a=>i.get(a)??[]);return e.passed?l(be,{kind:"success",children:t.
gatePassed}):l(be,{children:[l("p",{children:[l("strong",{children:t.gateClosed})," ",e.stale&&t.gateStale]}),
l("p",{class:"badges",children:[...s].map(([a,u])=>l("a",{href:we("checklist",{...o,show:a}),children:[
t.reasons[a],": ",n(u.length)]},a))}),r.length>0&&l("p",{class:"badges",children:r.slice(0,mp).map(({
wstg_id:a,severity:u})=>l("span",{children:[l(ss,{id:a,parameters:o})," ",l(Co,{severity:u})]},a))})]})},
hp=({items:e,gate:t,keepsAll:n})=>{let{t:o,integer:s,percent:i}=H(),{countOf:r,closed:a}=hi(e);return l(
"section",{class:"card","aria-label":o.checklistTotal,children:[l("p",{class:"figure",children:[l("s\
trong",{children:o.closedOf(s(a),s(e.length))})," ",l("span",{children:e.length>0&&i(a/e.length)})]}),
l(Fl,{items:e}),l("p",{class:"badges",children:ns.map(u=>l($e,{kind:u,children:[o.statuses[u],": ",s(
r(u))]},u))}),l(gp,{gate:t}),!n&&l("p",{class:"hint",children:o.notKept})]})},_p=({items:e})=>{let{t,
integer:n}=H(),{parameters:o}=je();return l(Be,{title:t.coverage,children:l("ul",{class:"coverage",children:[
...Map.groupBy(e,gi)].map(([s,i])=>l("li",{children:[l("a",{href:we("checklist",{...o,category:s}),children:t.
categoryName(s)}),l("span",{children:t.doneOf(n(hi(i).closed),n(i.length))}),l(Fl,{items:i})]},s))})})},
yp=({items:e,gate:t},n)=>{let{status:o="",category:s="",show:i="",outcome:r="",search:a=""}=n,u=a.toLowerCase().
split(/\s+/),d=new Map(t.open.map(({wstg_id:g,reason:h})=>[g,h])),m=g=>{let h=`${g.wstg_id} ${g.name??
""} ${g.notes??""}`.toLowerCase();return u.every(w=>h.includes(w))},p=g=>pp[i]?.(g)??[d.get(g.wstg_id),
""].includes(i);return e.filter(g=>[en(g),""].includes(o)).filter(g=>[gi(g),""].includes(s)).filter(
g=>[g.outcome,""].includes(r)).filter(p).filter(m).sort((g,h)=>Number(h.conflict)-Number(g.conflict))},
wp=({data:e,user:t,change:n})=>{let{t:o,integer:s,may:i,announce:r}=H(),{parameters:a}=je(),u=JSON.stringify(
a),d=St(()=>yp(e,a),[e,u]);qs.current=d.map(({wstg_id:C})=>C);let m=["",o.any],p=[...new Set(e.items.
map(gi))].map(C=>[C,o.categoryName(C)]),g=[...new Set(e.gate.open.map(({reason:C})=>C))].map(C=>[C,o.
reasons[C]]),h=async(C,M)=>{await q.requestWstgSync({body:{wstg_id:C,status:M,user:t}});let L=I=>I.wstg_id===
C?{...I,wstg_status:M,open_request:!0}:I;n(I=>({...I,items:I.items.map(L)}))},{askAbout:w,dialog:S}=Us(),
[b,x]=te("Done"),k=d.filter(C=>os(C,b)).length,A=async C=>{for(let[M,{wstg_id:L}]of d.entries())await h(
L,C),r(o.setSome(s(M+1),s(d.length)));return o.setAll(s(d.length))},T=C=>l("div",{children:[l(ss,{id:C.
wstg_id,parameters:a}),l("p",{class:"aside",children:C.name})]}),R=C=>l("div",{class:"badges",children:[
i("checklist:write")?l(Ml,{label:`${o.status}: ${C.wstg_id}`,value:en(C),options:o.statuses,act:async M=>{
if(!(os(C,M)&&!await w(C)))return await h(C.wstg_id,M),o.request.waiting}}):l($e,{kind:en(C),children:o.
statuses[en(C)]}),l(Gs,{item:C}),C.conflict&&l($e,{kind:"bad",children:o.conflict}),C.failed_reason!==
null&&l($e,{kind:"bad",children:o.failed}),C.failed_reason===null&&C.open_request&&l($e,{children:o.
pending})]}),D=l(Q,{children:[l("p",{children:o.noItems}),l("a",{href:we("checklist"),onClick:un,children:o.
clear})]}),O={text:o.setAllShown,question:o.askAll(s(d.length)),fields:{status:{label:o.status,hint:l(
"span",{role:"status",children:k>0&&o.othersFindings(s(k))}),options:Object.entries(o.statuses),defaultValue:b,
onInput:({currentTarget:{value:C}})=>x(C)}}};return l("section",{class:"card","aria-label":o.checklist,
children:[l(Vs,{view:"checklist",fields:{search:{label:o.search,hint:o.searchHint,type:"search"},status:{
label:o.status,options:[m,...Object.entries(o.statuses)]},category:{label:o.category,options:[["",o.
anyCategory],...p]},outcome:{label:o.itemOutcome,options:[m,...Object.entries(o.outcomes)]},show:{label:o.
show,options:[m,...Object.entries(o.shown),...g]},since:{label:o.since,type:"date"}}}),i("checklist:\
write")&&d.length>0&&l("div",{class:"actions",children:l(lt,{...O,opener:"plain",act:({status:C})=>A(
C)})}),l(it,{caption:o.items(s(d.length)),rows:d,keyOf:({wstg_id:C})=>C,empty:D,columns:[[o.item,T],
[o.status,R],[o.tool,C=>o.toolStatuses[C.defectdojo_status??"none"]],[o.severity,({severity:C})=>l(Co,
{severity:C})],[o.lastSync,({last_sync:C})=>l(ct,{at:C})]]},u),l("p",{class:"aside",children:o.source}),
S]})},bp=({user:e})=>{let{t}=H(),{since:n}=je().parameters,o=n?{since:n}:{},s=De(async a=>{let[{taken:u},
d,{keeps_equivalent_status:m}]=await Promise.all([Po(q.items({...o,signal:a}),Number.POSITIVE_INFINITY),
q.checkGate({query:o,signal:a}),q.getSynchronisation({signal:a})]);return{items:u,gate:d,keepsAll:m}},
[n]),i=s.data!==void 0;ue(()=>{i&&history.state?.y&&scrollTo(0,history.state.y)},[i]);let r=l(ie,{text:t.
reload,busy:s.loading,onClick:s.reload});return l(Ot,{title:t.checklist,tools:r,load:s,children:a=>l(
Q,{children:[l(hp,{...a}),l(_p,{items:a.items}),l(wp,{data:a,user:e,change:s.change})]})})},Wl=({account:e})=>{
let{id:t}=je();return t===void 0?l(bp,{user:e.username}):l(Nl,{id:t,user:e.username},t)};var Ao=(e,t)=>{let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),
setTimeout(()=>URL.revokeObjectURL(n.href),6e4)};var _i=e=>{let{act:t,ask:n,title:o,hint:s,submit:i,labels:r,fields:a}=e,{t:u,bytes:d}=H(),[m,p]=te(),
[g,h]=te(""),w=Me(new AbortController);ue(()=>()=>w.current.abort(),[]);let S=async C=>{w.current=new AbortController;
let{signal:M}=w.current;h(""),p({loaded:0,total:void 0}),await t({signal:M,onProgress:p},C).catch(L=>{
if(!M.aborted)throw L;return u.stopped}).then(h).finally(()=>p(void 0))},{ask:b,dialog:x}=Ws(i),k=async C=>{
(!n||await b(n(C)))&&await S(C)},A=()=>{w.current.abort(),un()},T=m&&m.loaded>0&&m.loaded!==m.total,
[R,D]=T?[r[0],m.total]:[r[1],void 0];return l(Be,{title:o,hint:s,children:[l(at,{keep:!0,submit:i,kind:a?
"danger":"primary",act:k,fields:a}),x,m&&l(xo,{label:R,done:m.loaded,all:D,format:C=>C===0?"":d(C),children:l(
ie,{text:u.stop,onClick:A})}),g&&l(be,{children:g})]})},$l=({account:e})=>{let{t,bytes:n}=H(),o=async i=>{
let r=await i.blob();return Ao(r,i.fileName),t.saved(i.fileName,n(r.size))},s={label:t.file,type:"fi\
le",accept:".sql,application/sql,text/plain",read:i=>i instanceof File&&i.name?i:new Error(t.noFile)};
return l(Q,{children:[l(Lt,{title:t.files}),l("div",{class:"columns",children:[l(_i,{title:t.report,
hint:t.reportHint,submit:t.makeReport,labels:[t.downloading,t.preparing],act:async i=>{let r={"Accep\
t-Language":document.documentElement.lang};return o(await q.generateReport({...i,headers:r}))}}),e.role===
"admin"&&l(Q,{children:[l(_i,{title:t.export,hint:t.dumpHint,submit:t.makeExport,labels:[t.downloading,
t.preparing],act:async i=>o(await q.exportDump(i))}),l(_i,{title:t.import,hint:t.dumpImportHint,submit:t.
makeImport,labels:[t.uploading,t.importing],fields:{file:s},ask:({file:i})=>t.askImport(i.name,n(i.size)),
act:async(i,{file:r})=>(await q.importDump({...i,body:{file:r}}),t.imported)})]})]})]})};var kp=1e3,vp=({run:e})=>{let{t,integer:n,may:o}=H(),{state:s,last_error:i,last_warning:r}=e,a=()=>q.
synchroniseNow(),u=o("checklist:write")&&l(Gn,{kind:"primary",text:t.synchronise,busy:s!=="idle",act:a});
return l(Be,{title:t.periodic,tools:u,children:[i!==null&&l(be,{kind:"error",children:[t.lastError,l(
Un,{text:i})]}),r!==null&&l(be,{kind:"error",children:`${t.lastWarning} ${r}`}),l(Sn,{facts:{[t.state]:l(
"span",{role:"status",children:t.runStates[s]}),[t.lastStarted]:l(ct,{at:e.last_started_at}),[t.lastFinished]:l(
ct,{at:e.last_finished_at}),[t.lastSucceeded]:l(ct,{at:e.last_succeeded_at}),[t.nextRun]:l(ct,{at:e.
next_run_at}),[t.lastDelivery]:l(ct,{at:e.last_delivery_at}),[t.waitingCount]:n(e.waiting),[t.retryingCount]:n(
e.retrying),[t.failedCount]:n(e.failed),[t.withoutFinding]:l("a",{href:we("checklist",{show:"without\
_finding"}),children:n(e.without_finding)})}})]})},Sp=({requests:e,all:t})=>{let{t:n,integer:o}=H(),
s=({wstg_id:r,finding_id:a})=>r===null?n.findingNumber(a??0):l(ss,{id:r}),i=({reason:r,next_attempt_at:a})=>l(
"div",{children:[l(Un,{text:r})," ",a!==null&&l($e,{children:n.states.retrying})]});return l(Be,{title:n.
failedRequests,tools:e.length>0&&l(rs,{}),children:l(it,{empty:n.noFailed,caption:n.firstOf(o(e.length),
o(Math.max(t,e.length))),rows:e,keyOf:({request_id:r})=>r,columns:[[n.item,s],[n.status,({status:r})=>r?
n.statuses[r]:n.unknown],[n.accepted,({accepted_at:r})=>l(ct,{at:r})],[n.attempts,({attempts:r})=>o(
r),"numeric"],[n.reason,i],[n.actions,r=>l(rs,{request:r})]]})})},Tp=async e=>{let[t,{taken:n}]=await Promise.
all([q.getSynchronisation({signal:e}),Po(q.requests({state:"failed",limit:200,signal:e}),kp)]);return{
run:t,failed:n}},xp=({run:e,failed:t})=>e.state!=="idle"||e.waiting+e.retrying>0||t.some(Bn),Hl=()=>{
let{t:e}=H(),t=De(Tp,[],xp),n=l(ie,{text:e.reload,onClick:t.reload});return l(Ot,{title:e.synchronisation,
tools:n,load:t,children:({run:o,failed:s})=>l(Q,{children:[l(vp,{run:o}),l(Sp,{requests:s,all:o.failed})]})})};var Cp=async e=>{let[{keys:t},{permissions:n}]=await Promise.all([q.listKeys({signal:e}),q.getPermissions(
{signal:e})]);return{keys:t,held:n}},Pp=e=>e.currentTarget.select(),Ap=({value:e,close:t})=>{let{t:n}=H(),
[o,s]=te(!1),i=async()=>{await navigator.clipboard.writeText(e),s(!0)};return l(cn,{title:n.keyMade,
onClose:t,children:r=>l(Q,{children:[l("p",{children:n.keyOnce}),l("input",{readOnly:!0,value:e,"ari\
a-label":n.keyMade,onFocus:Pp}),l("div",{class:"actions",children:[navigator.clipboard&&l(ie,{text:o?
n.copied:n.copy,kind:"primary",onClick:i}),l(ie,{text:n.close,onClick:r})]})]})})},Dp=[30,90,366],Rp=({
held:e,onKey:t})=>{let{t:n}=H(),o=i=>({label:n.permissions[i],type:"checkbox",read:r=>r==="on"}),s={
name:{label:n.keyName,hint:n.keyNameHint,maxLength:Gt.KeyName.maxLength,autocomplete:"off"},...Object.
fromEntries(e.map(i=>[i,o(i)])),days:{label:n.keyEnds,options:Dp.map(i=>[String(i),n.days(i)]),defaultValue:"\
90"},password:{label:n.currentPassword,autocomplete:"current-password",type:"password",codes:["curre\
nt_password_wrong"]}};return l(lt,{text:n.makeKey,opener:"plain",kind:"primary",fields:s,act:async({
name:i,days:r,password:a,...u})=>{let d=e.filter(p=>u[p]);if(d.length===0)throw new Error(n.noPermission);
let m={name:i,permissions:d,expires_in_days:Number(r),password:a};t((await q.createKey({body:m})).key)}})},
Vl=()=>{let{t:e,day:t,instant:n,messages:o}=H(),{data:s,error:i,reload:r}=De(Cp),[a,u]=te(""),{keys:d=[],
held:m=[]}=s??{},p=({last_refused_at:g,last_refused_code:h})=>{let w=o.errors[h??""];return g!==null&&
l("p",{class:"aside",children:e.keyRefused(n(g),w??h??"")})};return l(Mt.Provider,{value:r,children:l(
Be,{title:e.apiKeys,hint:e.apiKeysHint,tools:s&&l(Rp,{held:m,onKey:u}),children:[l(Ve,{error:i,retry:r}),
a&&l(Ap,{value:a,close:()=>u("")}),l(it,{caption:e.apiKeysCaption,rows:d,keyOf:({key_id:g})=>g,columns:[
[e.keyName,g=>l("div",{children:[g.name,p(g)]})],[e.keyMay,({permissions:g})=>l("div",{class:"badges",
children:g.map(h=>l($e,{children:e.permissions[h]},h))})],[e.lastUsed,({last_used_at:g})=>g===null?e.
never:n(g),"wide"],[e.expires,({expires_at:g})=>t(g)],[e.actions,({key_id:g,name:h})=>l(lt,{text:e.remove,
of:h,title:e.removeKey,question:h,act:async()=>(await q.deleteKey({path:{key_id:g}}),e.keyRemoved)}),
"numeric"]]})]})})};var yi,Ip=(e,t)=>new Promise((n,o)=>{let s=new URL(e);s.searchParams.set("render",t);let i=document.
createElement("script");i.src=s.href,i.onerror=()=>{yi=void 0,i.remove(),o(new Error("the captcha ca\
nnot be loaded"))},i.onload=()=>{let{grecaptcha:r}=globalThis;r?r.ready(()=>n(r)):i.dispatchEvent(new Event(
"error"))},document.head.append(i),q.session.onChange(r=>r&&setTimeout(()=>location.reload()))}),wi=async e=>{
let{captcha_site_key:t}=e;return t&&ln.captchaScript&&(yi??=Ip(ln.captchaScript,t)),yi},Bl=async(e,t)=>{
let n=await wi(e),o=e.captcha_site_key??"";return n?{captcha_token:await n.execute(o,{action:t})}:{}};var bi=["password_too_short","password_too_long","password_breached"],ki=({registering:e,expired:t})=>{
let{t:n,config:o}=H(),s=ln.isEmpty&&ln.registrationOpen,i=e||s,r=async h=>{let w=await Bl(o,i?"regis\
ter":"login").catch(()=>{throw new Error(n.captchaMissing)}),S={...h,...w};await(i?q.registerAccount(
{body:S}):q.login({body:S})),ln.isEmpty=!1,i?So(we("profile",{first:"true"})):location.hash==="#/del\
eted"&&(location.hash="")};ue(()=>{wi(o).catch(()=>{})},[o]);let{minLength:a,maxLength:u}=Gt.Username,
d={autocomplete:"username",autocapitalize:"none",spellcheck:!1,label:n.username,hint:i&&n.usernameHint(
a,u),codes:["username_invalid","username_taken"],defaultValue:t?.username},m={type:"password",label:n.
password,codes:bi,hint:i&&n.newPasswordHint(Gt.NewPassword.minLength),autocomplete:i?"new-password":
"current-password"},p=i?n.register:n.signIn,g=l(at,{keep:!0,submit:p,act:r,fields:{username:d,password:m}});
return t?g:l(Q,{children:[l(Lt,{title:s?n.registerFirst:p}),l("p",{class:"hint",children:s?n.welcomeFirst:
n.welcome}),i&&!ln.registrationOpen?l(be,{children:n.registrationClosed}):g,!s&&(i||ln.registrationOpen)&&
l("p",{class:"aside",children:[i?n.toSignIn:n.toRegister," ",l("a",{href:i?"#/":"#/register",children:i?
n.signIn:n.register})]})]})};var Ep=async()=>{let e=JSON.stringify(await q.exportOwnData(),null,2),t=new Date().toLocaleDateString(
"sv");Ao(new Blob([e],{type:"application/json"}),`weight-bmi-${t}.json`)},Gl=({account:e})=>{let{t}=H(),
o={...{type:"password",autocomplete:"current-password"},label:t.currentPassword,codes:["current_pass\
word_wrong"]},s={type:"password",autocomplete:"new-password",label:t.newPassword,hint:t.newPasswordHint(
Gt.NewPassword.minLength),codes:[...bi,"password_unchanged"]},i={autocomplete:"off",autocapitalize:"\
none",label:t.typeName(e.username),read:r=>String(r).trim()===e.username||new Error(t.nameDiffers)};
return l(Q,{children:[l(Lt,{title:t.account}),l("p",{class:"hint",children:t.signedInAs(e.username)}),
l("div",{class:"columns",children:[l(Be,{title:t.changePassword,hint:t.changePasswordHint,children:l(
at,{submit:t.changePassword,fields:{current_password:o,new_password:s},act:async r=>(await q.changePassword(
{body:r}),t.passwordChanged)})}),l(Be,{title:t.exportTitle,hint:t.exportHint,children:l(at,{kind:"pl\
ain",submit:t.exportData,act:Ep})})]}),l(Vl,{}),l("div",{class:"columns",children:[l(Be,{title:t.endSessions,
hint:t.endSessionsHint,children:l(at,{keep:!0,kind:"danger",submit:t.endSessions,fields:{password:o},
act:r=>q.logoutEverywhere({body:r})})}),l(Be,{title:t.deleteAccount,hint:t.deleteHint,children:l(at,
{keep:!0,kind:"danger",submit:t.deleteAccount,fields:{name:i,password:o},act:async({password:r})=>{await q.
deleteAccount({body:{password:r}}),location.hash="#/deleted"}})})]})]})};var Mp=e=>e>3?e/100:e,Ul=()=>{let{t:e,plain:t,messages:n,config:o}=H(),s=je().parameters.first!==void 0,
i=De(S=>ko(q.getProfile({signal:S}))),{height_min:r=0,height_max:a=3,...u}=o.validation_limits??{},d={
maxLength:u.name_max_length},m={type:"date",codes:["birth_date_invalid"],min:u.birth_date_min},p={...Hs(
e.notAHeight,Mp),codes:["height_out_of_range"],label:e.height},g=e.range(t(r),t(a)),h=async S=>{if(await q.
saveProfile({body:S}),!s)return n.texts.profile_saved;location.hash=we("weight")},w=S=>({nombre:{...d,
label:e.firstName,defaultValue:S?.nombre},apellidos:{...d,label:e.lastName,defaultValue:S?.apellidos},
fecha_nacimiento:{...m,label:e.birthDate,defaultValue:S?.fecha_nacimiento},talla_m:{...p,hint:g,defaultValue:S?
t(S.talla_m):""}});return l("div",{class:"card narrow",children:l(Ot,{title:e.profile,load:i,children:S=>l(
Q,{children:[l("p",{class:"hint",children:s?e.profileFirst:e.profileHint}),l(at,{keep:!0,submit:e.save,
act:h,fields:w(S)}),s&&l("a",{href:we("weight"),children:e.later})]})})})};var is=e=>e==="normal"?"good":e.startsWith("obese")?"bad":"warn";var Lp="uplot",Op="u-hz",Np="u-vt",Fp="u-title",Wp="u-wrap",$p="u-under",Hp="u-over",Vp="u-axis",zn="\
u-off",Bp="u-select",Gp="u-cursor-x",Up="u-cursor-y",qp="u-cursor-pt",jp="u-legend",zp="u-live",Kp="\
u-inline",Yp="u-series",Zp="u-marker",ql="u-label",Jp="u-value",ls="width",cs="height";var jl="bottom",Do="left",vi="right",$i="#000",zl=$i+"0",Si="mousemove",Kl="mousedown",Ti="mouseup",
Yl="mouseenter",Zl="mouseleave",Jl="dblclick",Qp="resize",Xp="scroll",Ql="change",Zs="dppxchange",Hi="\
--",No=typeof window<"u",Di=No?document:null,Io=No?window:null,em=No?navigator:null,me,js;function Ri(){
let e=devicePixelRatio;me!=e&&(me=e,js&&Ei(Ql,js,Ri),js=matchMedia(`(min-resolution: ${me-.001}dppx)\
 and (max-resolution: ${me+.001}dppx)`),Kn(Ql,js,Ri),Io.dispatchEvent(new CustomEvent(Zs)))}function Tt(e,t){
if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function Ii(e,t){let n=e.classList;n.contains(
t)&&n.remove(t)}function Re(e,t,n){e.style[t]=n+"px"}function Ut(e,t,n,o){let s=Di.createElement(e);
return t!=null&&Tt(s,t),n?.insertBefore(s,o),s}function Nt(e,t){return Ut("div",e,t)}var Xl=new WeakMap;
function tn(e,t,n,o,s){let i="translate("+t+"px,"+n+"px)",r=Xl.get(e);i!=r&&(e.style.transform=i,Xl.
set(e,i),t<0||n<0||t>o||n>s?Tt(e,zn):Ii(e,zn))}var ec=new WeakMap;function tc(e,t,n){let o=t+n,s=ec.
get(e);o!=s&&(ec.set(e,o),e.style.background=t,e.style.borderColor=n)}var nc=new WeakMap;function oc(e,t,n,o){
let s=t+""+n,i=nc.get(e);s!=i&&(nc.set(e,s),e.style.height=n+"px",e.style.width=t+"px",e.style.marginLeft=
o?-t/2+"px":0,e.style.marginTop=o?-n/2+"px":0)}var Vi={passive:!0},tm={...Vi,capture:!0};function Kn(e,t,n,o){
t.addEventListener(e,n,o?tm:Vi)}function Ei(e,t,n,o){t.removeEventListener(e,n,Vi)}No&&Ri();function qt(e,t,n,o){
let s;n=n||0,o=o||t.length-1;let i=o<=2147483647;for(;o-n>1;)s=i?n+o>>1:xt((n+o)/2),t[s]<e?n=s:o=s;return e-
t[n]<=t[o]-e?n:o}function Ic(e){return(n,o,s)=>{let i=-1,r=-1;for(let a=o;a<=s;a++)if(e(n[a])){i=a;break}
for(let a=s;a>=o;a--)if(e(n[a])){r=a;break}return[i,r]}}var Ec=e=>e!=null,Mc=e=>e!=null&&e>0,Xs=Ic(Ec),
nm=Ic(Mc);function om(e,t,n,o=0,s=!1){let i=s?nm:Xs,r=s?Mc:Ec;[t,n]=i(e,t,n);let a=e[t],u=e[t];if(t>
-1)if(o==1)a=e[t],u=e[n];else if(o==-1)a=e[n],u=e[t];else for(let d=t;d<=n;d++){let m=e[d];r(m)&&(m<
a?a=m:m>u&&(u=m))}return[a??ve,u??-ve]}function er(e,t,n,o){let s=ic(e),i=ic(t);e==t&&(s==-1?(e*=n,t/=
n):(e/=n,t*=n));let r=n==10?dn:Lc,a=s==1?xt:Ft,u=i==1?Ft:xt,d=a(r(Ke(e))),m=u(r(Ke(t))),p=Eo(n,d),g=Eo(
n,m);return n==10&&(d<0&&(p=Se(p,-d)),m<0&&(g=Se(g,-m))),o||n==2?(e=p*s,t=g*i):(e=Wc(e,p),t=tr(t,g)),
[e,t]}function Bi(e,t,n,o){let s=er(e,t,n,o);return e==0&&(s[0]=0),t==0&&(s[1]=0),s}var Gi=.1,sc={mode:3,
pad:Gi},ds={pad:0,soft:null,mode:0},sm={min:ds,max:ds};function Js(e,t,n,o){return nr(n)?rc(e,t,n):(ds.
pad=n,ds.soft=o?0:null,ds.mode=o?3:0,rc(e,t,sm))}function fe(e,t){return e??t}function rm(e,t,n){for(t=
fe(t,0),n=fe(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function rc(e,t,n){let o=n.min,
s=n.max,i=fe(o.pad,0),r=fe(s.pad,0),a=fe(o.hard,-ve),u=fe(s.hard,ve),d=fe(o.soft,ve),m=fe(s.soft,-ve),
p=fe(o.mode,0),g=fe(s.mode,0),h=t-e,w=dn(h),S=gt(Ke(e),Ke(t)),b=dn(S),x=Ke(b-w);(h<1e-24||x>10)&&(h=
0,(e==0||t==0)&&(h=1e-24,p==2&&d!=ve&&(i=0),g==2&&m!=-ve&&(r=0)));let k=h||S||1e3,A=dn(k),T=Eo(10,xt(
A)),R=k*(h==0?e==0?.1:1:i),D=Se(Wc(e-R,T/10),24),O=e>=d&&(p==1||p==3&&D<=d||p==2&&D>=d)?d:ve,C=gt(a,
D<O&&e>=O?O:jt(O,D)),M=k*(h==0?t==0?.1:1:r),L=Se(tr(t+M,T/10),24),I=t<=m&&(g==1||g==3&&L>=m||g==2&&L<=
m)?m:-ve,G=jt(u,L>I&&t<=I?I:gt(I,L));return C==G&&C==0&&(G=100),[C,G]}var im=new Intl.NumberFormat(No?
em.language:"en-US"),Ui=e=>im.format(e),Ct=Math,Ys=Ct.PI,Ke=Ct.abs,xt=Ct.floor,ze=Ct.round,Ft=Ct.ceil,
jt=Ct.min,gt=Ct.max,Eo=Ct.pow,ic=Ct.sign,dn=Ct.log10,Lc=Ct.log2,am=(e,t=1)=>Ct.sinh(e)*t,xi=(e,t=1)=>Ct.
asinh(e/t),ve=1/0;function ac(e){return(dn((e^e>>31)-(e>>31))|0)+1}function Mi(e,t,n){return jt(gt(e,
t),n)}function Oc(e){return typeof e=="function"}function ce(e){return Oc(e)?e:()=>e}var lm=()=>{},Nc=e=>e,
Fc=(e,t)=>t,cm=e=>null,lc=e=>!0,cc=(e,t)=>e==t,um=/\.\d*?(?=9{6,}|0{6,})/gm,Yn=e=>{if(Hc(e)||xn.has(
e))return e;let t=`${e}`,n=t.match(um);if(n==null)return e;let o=n[0].length-1;if(t.indexOf("e-")!=-1){
let[s,i]=t.split("e");return+`${Yn(s)}e${i}`}return Se(e,o)};function qn(e,t){return Yn(Se(Yn(e/t))*
t)}function tr(e,t){return Yn(Ft(Yn(e/t))*t)}function Wc(e,t){return Yn(xt(Yn(e/t))*t)}function Se(e,t=0){
if(Hc(e))return e;let n=10**t,o=e*n*(1+Number.EPSILON);return ze(o)/n}var xn=new Map;function $c(e){
return((""+e).split(".")[1]||"").length}function ps(e,t,n,o){let s=[],i=o.map($c);for(let r=t;r<n;r++){
let a=Ke(r),u=Se(Eo(e,r),a);for(let d=0;d<o.length;d++){let m=e==10?+`${o[d]}e${r}`:o[d]*u,p=(r>=0?0:
a)+(r>=i[d]?0:i[d]),g=e==10?m:Se(m,p);s.push(g),xn.set(g,p)}}return s}var fs={},qi=[],Mo=[null,null],
Tn=Array.isArray,Hc=Number.isInteger,dm=e=>e===void 0;function uc(e){return typeof e=="string"}function nr(e){
let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function fm(e){return e!=null&&
typeof e=="object"}var pm=Object.getPrototypeOf(Uint8Array),Vc="__proto__";function Lo(e,t=nr){let n;
if(Tn(e)){let o=e.find(s=>s!=null);if(Tn(o)||t(o)){n=Array(e.length);for(let s=0;s<e.length;s++)n[s]=
Lo(e[s],t)}else n=e.slice()}else if(e instanceof pm)n=e.slice();else if(t(e)){n={};for(let o in e)o!=
Vc&&(n[o]=Lo(e[o],t))}else n=e;return n}function Ge(e){let t=arguments;for(let n=1;n<t.length;n++){let o=t[n];
for(let s in o)s!=Vc&&(nr(e[s])?Ge(e[s],Lo(o[s])):e[s]=Lo(o[s]))}return e}var mm=0,gm=1,hm=2;function _m(e,t,n){
for(let o=0,s,i=-1;o<t.length;o++){let r=t[o];if(r>i){for(s=r-1;s>=0&&e[s]==null;)e[s--]=null;for(s=
r+1;s<n&&e[s]==null;)e[i=s++]=null}}}function ym(e,t){if(km(e)){let r=e[0].slice();for(let a=1;a<e.length;a++)
r.push(...e[a].slice(1));return vm(r[0])||(r=bm(r)),r}let n=new Set;for(let r=0;r<e.length;r++){let u=e[r][0],
d=u.length;for(let m=0;m<d;m++)n.add(u[m])}let o=[Array.from(n).sort((r,a)=>r-a)],s=o[0].length,i=new Map;
for(let r=0;r<s;r++)i.set(o[0][r],r);for(let r=0;r<e.length;r++){let a=e[r],u=a[0];for(let d=1;d<a.length;d++){
let m=a[d],p=Array(s).fill(void 0),g=t?t[r][d]:gm,h=[];for(let w=0;w<m.length;w++){let S=m[w],b=i.get(
u[w]);S===null?g!=mm&&(p[b]=S,g==hm&&h.push(b)):p[b]=S}_m(p,h,s),o.push(p)}}return o}var wm=typeof queueMicrotask>
"u"?e=>Promise.resolve().then(e):queueMicrotask;function bm(e){let t=e[0],n=t.length,o=Array(n);for(let i=0;i<
o.length;i++)o[i]=i;o.sort((i,r)=>t[i]-t[r]);let s=[];for(let i=0;i<e.length;i++){let r=e[i],a=Array(
n);for(let u=0;u<n;u++)a[u]=r[o[u]];s.push(a)}return s}function km(e){let t=e[0][0],n=t.length;for(let o=1;o<
e.length;o++){let s=e[o][0];if(s.length!=n)return!1;if(s!=t){for(let i=0;i<n;i++)if(s[i]!=t[i])return!1}}
return!0}function vm(e,t=100){let n=e.length;if(n<=1)return!0;let o=0,s=n-1;for(;o<=s&&e[o]==null;)o++;
for(;s>=o&&e[s]==null;)s--;if(s<=o)return!0;let i=gt(1,xt((s-o+1)/t));for(let r=e[o],a=o+i;a<=s;a+=i){
let u=e[a];if(u!=null){if(u<=r)return!1;r=u}}return!0}var Bc=["January","February","March","April","\
May","June","July","August","September","October","November","December"],Gc=["Sunday","Monday","Tues\
day","Wednesday","Thursday","Friday","Saturday"];function Uc(e){return e.slice(0,3)}var Sm=Gc.map(Uc),
Tm=Bc.map(Uc),xm={MMMM:Bc,MMM:Tm,WWWW:Gc,WWW:Sm};function as(e){return(e<10?"0":"")+e}function Cm(e){
return(e<10?"00":e<100?"0":"")+e}var Pm={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),
MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>as(e.getMonth()+1),M:e=>e.getMonth()+
1,DD:e=>as(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],
HH:e=>as(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.
getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>as(e.getMinutes()),
m:e=>e.getMinutes(),ss:e=>as(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>Cm(e.getMilliseconds())};function ji(e,t){
t=t||xm;let n=[],o=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=o.exec(e);)n.push(s[0][0]=="{"?Pm[s[1]]:s[0]);return i=>{
let r="";for(let a=0;a<n.length;a++)r+=typeof n[a]=="string"?n[a]:n[a](i,t);return r}}var Am=new Intl.
DateTimeFormat().resolvedOptions().timeZone;function Dm(e,t){let n;return t=="UTC"||t=="Etc/UTC"?n=new Date(
+e+e.getTimezoneOffset()*6e4):t==Am?n=e:(n=new Date(e.toLocaleString("en-US",{timeZone:t})),n.setMilliseconds(
e.getMilliseconds())),n}var qc=e=>e%1==0,Qs=[1,2,2.5,5],Rm=ps(10,-32,0,Qs),jc=ps(10,0,32,Qs),Im=jc.filter(
qc),jn=Rm.concat(jc),zi=`
`,zc="{YYYY}",dc=zi+zc,Kc="{M}/{D}",us=zi+Kc,zs=us+"/{YY}",Yc="{aa}",Em="{h}:{mm}",Ro=Em+Yc,fc=zi+Ro,
pc=":{ss}",_e=null;function Zc(e){let t=e*1e3,n=t*60,o=n*60,s=o*24,i=s*30,r=s*365,u=(e==1?ps(10,0,3,
Qs).filter(qc):ps(10,-3,0,Qs)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,o,o*2,o*3,o*4,o*6,o*
8,o*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,i,i*2,i*3,i*4,i*6,r,r*2,r*5,r*10,r*25,r*50,r*100]),
d=[[r,zc,_e,_e,_e,_e,_e,_e,1],[s*28,"{MMM}",dc,_e,_e,_e,_e,_e,1],[s,Kc,dc,_e,_e,_e,_e,_e,1],[o,"{h}"+
Yc,zs,_e,us,_e,_e,_e,1],[n,Ro,zs,_e,us,_e,_e,_e,1],[t,pc,zs+" "+Ro,_e,us+" "+Ro,_e,fc,_e,1],[e,pc+".\
{fff}",zs+" "+Ro,_e,us+" "+Ro,_e,fc,_e,1]];function m(p){return(g,h,w,S,b,x)=>{let k=[],A=b>=r,T=b>=
i&&b<r,R=p(w),D=Se(R*e,3),O=Ci(R.getFullYear(),A?0:R.getMonth(),T||A?1:R.getDate()),C=Se(O*e,3);if(T||
A){let M=T?b/i:0,L=A?b/r:0,I=D==C?D:Se(Ci(O.getFullYear()+L,O.getMonth()+M,1)*e,3),G=new Date(ze(I/e)),
F=G.getFullYear(),V=G.getMonth();for(let W=0;I<=S;W++){let J=Ci(F+L*W,V+M*W,1),j=J-p(Se(J*e,3));I=Se(
(+J+j)*e,3),I<=S&&k.push(I)}}else{let M=b>=s?s:b,L=xt(w)-xt(D),I=C+L+tr(D-C,M);k.push(I);let G=p(I),
F=G.getHours()+G.getMinutes()/n+G.getSeconds()/o,V=b/o,W=g.axes[h]._space,J=x/W;for(;I=Se(I+b,e==1?0:
3),!(I>S);)if(V>1){let j=xt(Se(F+V,6))%24,ne=p(I).getHours()-j;ne>1&&(ne=-1),I-=ne*o,F=(F+V)%24;let ge=k[k.
length-1];Se((I-ge)/b,3)*J>=.7&&k.push(I)}else k.push(I)}return k}}return[u,d,m]}var[Mm,Lm,Om]=Zc(1),
[Nm,Fm,Wm]=Zc(.001);ps(2,-53,53,[1]);function mc(e,t){return e.map(n=>n.map((o,s)=>s==0||s==8||o==null?
o:t(s==1||n[8]==0?o:n[1]+o)))}function gc(e,t){return(n,o,s,i,r)=>{let a=t.find(w=>r>=w[0])||t[t.length-
1],u,d,m,p,g,h;return o.map(w=>{let S=e(w),b=S.getFullYear(),x=S.getMonth(),k=S.getDate(),A=S.getHours(),
T=S.getMinutes(),R=S.getSeconds(),D=b!=u&&a[2]||x!=d&&a[3]||k!=m&&a[4]||A!=p&&a[5]||T!=g&&a[6]||R!=h&&
a[7]||a[1];return u=b,d=x,m=k,p=A,g=T,h=R,D(S)})}}function $m(e,t){let n=ji(t);return(o,s,i,r,a)=>s.
map(u=>n(e(u)))}function Ci(e,t,n){return new Date(e,t,n)}function hc(e,t){return t(e)}var Hm="{YYYY\
}-{MM}-{DD} {h}:{mm}{aa}";function _c(e,t){return(n,o,s,i)=>i==null?Hi:t(e(o))}function Vm(e,t){let n=e.
series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function Bm(e,t){return e.
series[t].fill(e,t)}var Gm={show:!0,live:!0,isolate:!1,mount:lm,markers:{show:!0,width:2,stroke:Vm,fill:Bm,
dash:"solid"},idx:null,idxs:null,values:[]};function Um(e,t){let n=e.cursor.points,o=Nt(),s=n.size(e,
t);Re(o,ls,s),Re(o,cs,s);let i=s/-2;Re(o,"marginLeft",i),Re(o,"marginTop",i);let r=n.width(e,t,s);return r&&
Re(o,"borderWidth",r),o}function qm(e,t){let n=e.series[t].points;return n._fill||n._stroke}function jm(e,t){
let n=e.series[t].points;return n._stroke||n._fill}function zm(e,t){return e.series[t].points.size}var Pi=[
0,0];function Km(e,t,n){return Pi[0]=t,Pi[1]=n,Pi}function Ks(e,t,n,o=!0){return s=>{s.button==0&&(!o||
s.target==t)&&n(s)}}function Ai(e,t,n,o=!0){return s=>{(!o||s.target==t)&&n(s)}}var Ym={show:!0,x:!0,
y:!0,lock:!1,move:Km,points:{one:!1,show:Um,size:zm,width:0,stroke:jm,fill:qm},bind:{mousedown:Ks,mouseup:Ks,
click:Ks,dblclick:Ks,mousemove:Ai,mouseleave:Ai,mouseenter:Ai},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,
click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,o,s)=>o-
s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,
event:null},Jc={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Ki=Ge({},Jc,{filter:Fc}),Qc=Ge({},Ki,{size:10}),
Xc=Ge({},Jc,{show:!1}),Yi='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Aria\
l, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Em\
oji"',eu="bold "+Yi,tu=1.5,yc={show:!0,scale:"x",stroke:$i,space:50,gap:5,alignTo:1,size:50,labelGap:0,
labelSize:30,labelFont:eu,side:2,grid:Ki,ticks:Qc,border:Xc,font:Yi,lineGap:tu,rotate:0},Zm="Value",
Jm="Time",wc={show:!0,scale:"x",auto:!1,sorted:1,min:ve,max:-ve,idxs:[]};function Qm(e,t,n,o,s){return t.
map(i=>i==null?"":Ui(i))}function Xm(e,t,n,o,s,i,r){let a=[],u=xn.get(s)||0;n=r?n:Se(tr(n,s),u);for(let d=n;d<=
o;d=Se(d+s,u))a.push(Object.is(d,-0)?0:d);return a}function Li(e,t,n,o,s,i,r){let a=[],u=e.scales[e.
axes[t].scale].log,d=u==10?dn:Lc,m=xt(d(n));s=Eo(u,m),u==10&&(s=jn[qt(s,jn)]);let p=n,g=s*u;u==10&&(g=
jn[qt(g,jn)]);do a.push(p),p=p+s,u==10&&!xn.has(p)&&(p=Se(p,xn.get(s))),p>=g&&(s=p,g=s*u,u==10&&(g=jn[qt(
g,jn)]));while(p<=o);return a}function eg(e,t,n,o,s,i,r){let u=e.scales[e.axes[t].scale].asinh,d=o>u?
Li(e,t,gt(u,n),o,s):[u],m=o>=0&&n<=0?[0]:[];return(n<-u?Li(e,t,gt(u,-o),-n,s):[u]).reverse().map(g=>-g).
concat(m,d)}var nu=/./,tg=/[12357]/,ng=/[125]/,bc=/1/,Oi=(e,t,n,o)=>e.map((s,i)=>t==4&&s==0||i%o==0&&
n.test(s.toExponential()[s<0?1:0])?s:null);function og(e,t,n,o,s){let i=e.axes[n],r=i.scale,a=e.scales[r],
u=e.valToPos,d=i._space,m=u(10,r),p=u(9,r)-m>=d?nu:u(7,r)-m>=d?tg:u(5,r)-m>=d?ng:bc;if(p==bc){let g=Ke(
u(1,r)-m);if(g<d)return Oi(t.slice().reverse(),a.distr,p,Ft(d/g)).reverse()}return Oi(t,a.distr,p,1)}
function sg(e,t,n,o,s){let i=e.axes[n],r=i.scale,a=i._space,u=e.valToPos,d=Ke(u(1,r)-u(2,r));return d<
a?Oi(t.slice().reverse(),3,nu,Ft(a/d)).reverse():t}function rg(e,t,n,o){return o==null?Hi:t==null?"":
Ui(t)}var kc={show:!0,scale:"y",stroke:$i,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:eu,
side:3,grid:Ki,ticks:Qc,border:Xc,font:Yi,lineGap:tu,rotate:0};function ig(e,t){let n=3+(e||1)*2;return Se(
n*t,3)}function ag(e,t){let{scale:n,idxs:o}=e.series[0],s=e._data[0],i=e.valToPos(s[o[0]],n,!0),r=e.
valToPos(s[o[1]],n,!0),a=Ke(r-i),u=e.series[t],d=a/(u.points.space*me);return o[1]-o[0]<=d}var vc={scale:null,
auto:!0,sorted:0,min:ve,max:-ve},ou=(e,t,n,o,s)=>s,Sc={show:!0,auto:!0,sorted:0,gaps:ou,alpha:1,facets:[
Ge({},vc,{scale:"x"}),Ge({},vc,{scale:"y"})]},Tc={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:ou,
alpha:1,points:{show:ag,filter:null},values:null,min:ve,max:-ve,idxs:[],path:null,clip:null};function lg(e,t,n,o,s){
return n/10}var su={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},cg=Ge({},su,
{time:!1,ori:1}),xc={};function ru(e,t){let n=xc[e];return n||(n={key:e,plots:[],sub(o){n.plots.push(
o)},unsub(o){n.plots=n.plots.filter(s=>s!=o)},pub(o,s,i,r,a,u,d){for(let m=0;m<n.plots.length;m++)n.
plots[m]!=s&&n.plots[m].pub(o,s,i,r,a,u,d)}},e!=null&&(xc[e]=n)),n}var Oo=1,Ni=2;function Zn(e,t,n){
let o=e.mode,s=e.series[t],i=o==2?e._data[t]:e._data,r=e.scales,a=e.bbox,u=i[0],d=o==2?i[1]:i[t],m=o==
2?r[s.facets[0].scale]:r[e.series[0].scale],p=o==2?r[s.facets[1].scale]:r[s.scale],g=a.left,h=a.top,
w=a.width,S=a.height,b=e.valToPosH,x=e.valToPosV;return m.ori==0?n(s,u,d,m,p,b,x,g,h,w,S,sr,Fo,ir,au,
cu):n(s,u,d,m,p,x,b,h,g,S,w,rr,Wo,Qi,lu,uu)}function Zi(e,t){let n=0,o=0,s=fe(e.bands,qi);for(let i=0;i<
s.length;i++){let r=s[i];r.series[0]==t?n=r.dir:r.series[1]==t&&(r.dir==1?o|=1:o|=2)}return[n,o==1?-1:
o==2?1:o==3?2:0]}function ug(e,t,n,o,s){let i=e.mode,r=e.series[t],a=i==2?r.facets[1].scale:r.scale,
u=e.scales[a];return s==-1?u.min:s==1?u.max:u.distr==3?u.dir==1?u.min:u.max:0}function fn(e,t,n,o,s,i){
return Zn(e,t,(r,a,u,d,m,p,g,h,w,S,b)=>{let x=r.pxRound,k=d.dir*(d.ori==0?1:-1),A=d.ori==0?Fo:Wo,T,R;
k==1?(T=n,R=o):(T=o,R=n);let D=x(p(a[T],d,S,h)),O=x(g(u[T],m,b,w)),C=x(p(a[R],d,S,h)),M=x(g(i==1?m.max:
m.min,m,b,w)),L=new Path2D(s);return A(L,C,M),A(L,D,M),A(L,D,O),L})}function or(e,t,n,o,s,i){let r=null;
if(e.length>0){r=new Path2D;let a=t==0?ir:Qi,u=n;for(let p=0;p<e.length;p++){let g=e[p];if(g[1]>g[0]){
let h=g[0]-u;h>0&&a(r,u,o,h,o+i),u=g[1]}}let d=n+s-u,m=10;d>0&&a(r,u,o-m/2,d,o+i+m)}return r}function dg(e,t,n){
let o=e[e.length-1];o&&o[0]==t?o[1]=n:e.push([t,n])}function Ji(e,t,n,o,s,i,r){let a=[],u=e.length;for(let d=s==
1?n:o;d>=n&&d<=o;d+=s)if(t[d]===null){let p=d,g=d;if(s==1)for(;++d<=o&&t[d]===null;)g=d;else for(;--d>=
n&&t[d]===null;)g=d;let h=i(e[p]),w=g==p?h:i(e[g]),S=p-s;h=r<=0&&S>=0&&S<u?i(e[S]):h;let x=g+s;w=r>=
0&&x>=0&&x<u?i(e[x]):w,w>=h&&a.push([h,w])}return a}function Cc(e){return e==0?Nc:e==1?ze:t=>qn(t,e)}
function iu(e){let t=e==0?sr:rr,n=e==0?(s,i,r,a,u,d)=>{s.arcTo(i,r,a,u,d)}:(s,i,r,a,u,d)=>{s.arcTo(r,
i,u,a,d)},o=e==0?(s,i,r,a,u)=>{s.rect(i,r,a,u)}:(s,i,r,a,u)=>{s.rect(r,i,u,a)};return(s,i,r,a,u,d=0,m=0)=>{
d==0&&m==0?o(s,i,r,a,u):(d=jt(d,a/2,u/2),m=jt(m,a/2,u/2),t(s,i+d,r),n(s,i+a,r,i+a,r+u,d),n(s,i+a,r+u,
i,r+u,m),n(s,i,r+u,i,r,m),n(s,i,r,i+a,r,d),s.closePath())}}var sr=(e,t,n)=>{e.moveTo(t,n)},rr=(e,t,n)=>{
e.moveTo(n,t)},Fo=(e,t,n)=>{e.lineTo(t,n)},Wo=(e,t,n)=>{e.lineTo(n,t)},ir=iu(0),Qi=iu(1),au=(e,t,n,o,s,i)=>{
e.arc(t,n,o,s,i)},lu=(e,t,n,o,s,i)=>{e.arc(n,t,o,s,i)},cu=(e,t,n,o,s,i,r)=>{e.bezierCurveTo(t,n,o,s,
i,r)},uu=(e,t,n,o,s,i,r)=>{e.bezierCurveTo(n,t,s,o,r,i)};function du(e){return(t,n,o,s,i)=>Zn(t,n,(r,a,u,d,m,p,g,h,w,S,b)=>{
let{pxRound:x,points:k}=r,A,T;d.ori==0?(A=sr,T=au):(A=rr,T=lu);let R=Se(k.width*me,3),D=(k.size-k.width)/
2*me,O=Se(D*2,3),C=new Path2D,M=new Path2D,{left:L,top:I,width:G,height:F}=t.bbox;ir(M,L-O,I-O,G+O*2,
F+O*2);let V=W=>{if(u[W]!=null){let J=x(p(a[W],d,S,h)),j=x(g(u[W],m,b,w));A(C,J+D,j),T(C,J,j,D,0,Ys*
2)}};if(i)i.forEach(V);else for(let W=o;W<=s;W++)V(W);return{stroke:R>0?C:null,fill:C,clip:M,flags:Oo|
Ni}})}function fu(e){return(t,n,o,s,i,r)=>{o!=s&&(i!=o&&r!=o&&e(t,n,o),i!=s&&r!=s&&e(t,n,s),e(t,n,r))}}
var fg=fu(Fo),pg=fu(Wo);function pu(e){let t=fe(e?.alignGaps,0);return(n,o,s,i)=>Zn(n,o,(r,a,u,d,m,p,g,h,w,S,b)=>{
[s,i]=Xs(u,s,i);let x=r.pxRound,k=F=>x(p(F,d,S,h)),A=F=>x(g(F,m,b,w)),T,R;d.ori==0?(T=Fo,R=fg):(T=Wo,
R=pg);let D=d.dir*(d.ori==0?1:-1),O={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Oo},
C=O.stroke,M=!1;if(i-s>=S*4){let F=Y=>n.posToVal(Y,d.key,!0),V=null,W=null,J,j,oe,ae=k(a[D==1?s:i]),
ne=k(a[s]),ge=k(a[i]),re=F(D==1?ne+1:ge-1);for(let Y=D==1?s:i;Y>=s&&Y<=i;Y+=D){let Ue=a[Y],Ie=(D==1?
Ue<re:Ue>re)?ae:k(Ue),he=u[Y];Ie==ae?he!=null?(j=he,V==null?(T(C,Ie,A(j)),J=V=W=j):j<V?V=j:j>W&&(W=j)):
he===null&&(M=!0):(V!=null&&R(C,ae,A(V),A(W),A(J),A(j)),he!=null?(j=he,T(C,Ie,A(j)),V=W=J=j):(V=W=null,
he===null&&(M=!0)),ae=Ie,re=F(ae+D))}V!=null&&V!=W&&oe!=ae&&R(C,ae,A(V),A(W),A(J),A(j))}else for(let F=D==
1?s:i;F>=s&&F<=i;F+=D){let V=u[F];V===null?M=!0:V!=null&&T(C,k(a[F]),A(V))}let[I,G]=Zi(n,o);if(r.fill!=
null||I!=0){let F=O.fill=new Path2D(C),V=r.fillTo(n,o,r.min,r.max,I),W=A(V),J=k(a[s]),j=k(a[i]);D==-1&&
([j,J]=[J,j]),T(F,j,W),T(F,J,W)}if(!r.spanGaps){let F=[];M&&F.push(...Ji(a,u,s,i,D,k,t)),O.gaps=F=r.
gaps(n,o,s,i,F),O.clip=or(F,d.ori,h,w,S,b)}return G!=0&&(O.band=G==2?[fn(n,o,s,i,C,-1),fn(n,o,s,i,C,
1)]:fn(n,o,s,i,C,G)),O})}function mg(e){let t=fe(e.align,1),n=fe(e.ascDesc,!1),o=fe(e.alignGaps,0),s=fe(
e.extend,!1);return(i,r,a,u)=>Zn(i,r,(d,m,p,g,h,w,S,b,x,k,A)=>{[a,u]=Xs(p,a,u);let T=d.pxRound,{left:R,
width:D}=i.bbox,O=ne=>T(w(ne,g,k,b)),C=ne=>T(S(ne,h,A,x)),M=g.ori==0?Fo:Wo,L={stroke:new Path2D,fill:null,
clip:null,band:null,gaps:null,flags:Oo},I=L.stroke,G=g.dir*(g.ori==0?1:-1),F=C(p[G==1?a:u]),V=O(m[G==
1?a:u]),W=V,J=V;s&&t==-1&&(J=R,M(I,J,F)),M(I,V,F);for(let ne=G==1?a:u;ne>=a&&ne<=u;ne+=G){let ge=p[ne];
if(ge==null)continue;let re=O(m[ne]),Y=C(ge);t==1?M(I,re,F):M(I,W,Y),M(I,re,Y),F=Y,W=re}let j=W;s&&t==
1&&(j=R+D,M(I,j,F));let[oe,ae]=Zi(i,r);if(d.fill!=null||oe!=0){let ne=L.fill=new Path2D(I),ge=d.fillTo(
i,r,d.min,d.max,oe),re=C(ge);M(ne,j,re),M(ne,J,re)}if(!d.spanGaps){let ne=[];ne.push(...Ji(m,p,a,u,G,
O,o));let ge=d.width*me/2,re=n||t==1?ge:-ge,Y=n||t==-1?-ge:ge;ne.forEach(Ue=>{Ue[0]+=re,Ue[1]+=Y}),L.
gaps=ne=d.gaps(i,r,a,u,ne),L.clip=or(ne,g.ori,b,x,k,A)}return ae!=0&&(L.band=ae==2?[fn(i,r,a,u,I,-1),
fn(i,r,a,u,I,1)]:fn(i,r,a,u,I,ae)),L})}function Pc(e,t,n,o,s,i,r=ve){if(e.length>1){let a=null;for(let u=0,
d=1/0;u<e.length;u++)if(t[u]!==void 0){if(a!=null){let m=Ke(e[u]-e[a]);m<d&&(d=m,r=Ke(n(e[u],o,s,i)-
n(e[a],o,s,i)))}a=u}}return r}function gg(e){e=e||fs;let t=fe(e.size,[.6,ve,1]),n=e.align||0,o=e.gap||
0,s=e.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let i=ce(s),r=1-t[0],a=fe(t[1],ve),u=fe(t[2],
1),d=fe(e.disp,fs),m=fe(e.each,h=>{}),{fill:p,stroke:g}=d;return(h,w,S,b)=>Zn(h,w,(x,k,A,T,R,D,O,C,M,L,I)=>{
let G=x.pxRound,F=n,V=o*me,W=a*me,J=u*me,j,oe;T.ori==0?[j,oe]=i(h,w):[oe,j]=i(h,w);let ae=T.dir*(T.ori==
0?1:-1),ne=T.ori==0?ir:Qi,ge=T.ori==0?m:(z,Te,qe,oo,Dn,Kt,Rn)=>{m(z,Te,qe,Dn,oo,Rn,Kt)},re=fe(h.bands,
qi).find(z=>z.series[0]==w),Y=re!=null?re.dir:0,Ue=x.fillTo(h,w,x.min,x.max,Y),ut=G(O(Ue,R,I,M)),Ie,
he,Wt,yt=L,Oe=G(x.width*me),zt=!1,nn=null,Pt=null,pn=null,eo=null;p!=null&&(Oe==0||g!=null)&&(zt=!0,
nn=p.values(h,w,S,b),Pt=new Map,new Set(nn).forEach(z=>{z!=null&&Pt.set(z,new Path2D)}),Oe>0&&(pn=g.
values(h,w,S,b),eo=new Map,new Set(pn).forEach(z=>{z!=null&&eo.set(z,new Path2D)})));let{x0:to,size:Ho}=d;
if(to!=null&&Ho!=null){F=1,k=to.values(h,w,S,b),to.unit==2&&(k=k.map(qe=>h.posToVal(C+qe*L,T.key,!0)));
let z=Ho.values(h,w,S,b);Ho.unit==2?he=z[0]*L:he=D(z[0],T,L,C)-D(0,T,L,C),yt=Pc(k,A,D,T,L,C,yt),Wt=yt-
he+V}else yt=Pc(k,A,D,T,L,C,yt),Wt=yt*r+V,he=yt-Wt;Wt<1&&(Wt=0),Oe>=he/2&&(Oe=0),Wt<5&&(G=Nc);let _s=Wt>
0,Pn=yt-Wt-(_s?Oe:0);he=G(Mi(Pn,J,W)),Ie=(F==0?he/2:F==ae?0:he)-F*ae*((F==0?V/2:0)+(_s?Oe/2:0));let dt={
stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},no=zt?null:new Path2D,on=null;if(re!=null)
on=h.data[re.series[1]];else{let{y0:z,y1:Te}=d;z!=null&&Te!=null&&(A=Te.values(h,w,S,b),on=z.values(
h,w,S,b))}let An=j*he,se=oe*he;for(let z=ae==1?S:b;z>=S&&z<=b;z+=ae){let Te=A[z];if(Te==null)continue;
if(on!=null){let ht=on[z]??0;if(Te-ht==0)continue;ut=O(ht,R,I,M)}let qe=T.distr!=2||d!=null?k[z]:z,oo=D(
qe,T,L,C),Dn=O(fe(Te,Ue),R,I,M),Kt=G(oo-Ie),Rn=G(gt(Dn,ut)),wt=G(jt(Dn,ut)),At=Rn-wt;if(Te!=null){let ht=Te<
0?se:An,$t=Te<0?An:se;zt?(Oe>0&&pn[z]!=null&&ne(eo.get(pn[z]),Kt,wt+xt(Oe/2),he,gt(0,At-Oe),ht,$t),nn[z]!=
null&&ne(Pt.get(nn[z]),Kt,wt+xt(Oe/2),he,gt(0,At-Oe),ht,$t)):ne(no,Kt,wt+xt(Oe/2),he,gt(0,At-Oe),ht,
$t),ge(h,w,z,Kt-Oe/2,wt,he+Oe,At)}}return Oe>0?dt.stroke=zt?eo:no:zt||(dt._fill=x.width==0?x._fill:x.
_stroke??x._fill,dt.width=0),dt.fill=zt?Pt:no,dt})}function hg(e,t){let n=fe(t?.alignGaps,0);return(o,s,i,r)=>Zn(
o,s,(a,u,d,m,p,g,h,w,S,b,x)=>{[i,r]=Xs(d,i,r);let k=a.pxRound,A=j=>k(g(j,m,b,w)),T=j=>k(h(j,p,x,S)),
R,D,O;m.ori==0?(R=sr,O=Fo,D=cu):(R=rr,O=Wo,D=uu);let C=m.dir*(m.ori==0?1:-1),M=A(u[C==1?i:r]),L=M,I=[],
G=[];for(let j=C==1?i:r;j>=i&&j<=r;j+=C)if(d[j]!=null){let ae=u[j],ne=A(ae);I.push(L=ne),G.push(T(d[j]))}
let F={stroke:e(I,G,R,O,D,k),fill:null,clip:null,band:null,gaps:null,flags:Oo},V=F.stroke,[W,J]=Zi(o,
s);if(a.fill!=null||W!=0){let j=F.fill=new Path2D(V),oe=a.fillTo(o,s,a.min,a.max,W),ae=T(oe);O(j,L,ae),
O(j,M,ae)}if(!a.spanGaps){let j=[];j.push(...Ji(u,d,i,r,C,A,n)),F.gaps=j=a.gaps(o,s,i,r,j),F.clip=or(
j,m.ori,w,S,b,x)}return J!=0&&(F.band=J==2?[fn(o,s,i,r,V,-1),fn(o,s,i,r,V,1)]:fn(o,s,i,r,V,J)),F})}function _g(e){
return hg(yg,e)}function yg(e,t,n,o,s,i){let r=e.length;if(r<2)return null;let a=new Path2D;if(n(a,e[0],
t[0]),r==2)o(a,e[1],t[1]);else{let u=Array(r),d=Array(r-1),m=Array(r-1),p=Array(r-1);for(let g=0;g<r-
1;g++)m[g]=t[g+1]-t[g],p[g]=e[g+1]-e[g],d[g]=m[g]/p[g];u[0]=d[0];for(let g=1;g<r-1;g++)d[g]===0||d[g-
1]===0||d[g-1]>0!=d[g]>0?u[g]=0:(u[g]=3*(p[g-1]+p[g])/((2*p[g]+p[g-1])/d[g-1]+(p[g]+2*p[g-1])/d[g]),
isFinite(u[g])||(u[g]=0));u[r-1]=d[r-2];for(let g=0;g<r-1;g++)s(a,e[g]+p[g]/3,t[g]+u[g]*p[g]/3,e[g+1]-
p[g]/3,t[g+1]-u[g+1]*p[g]/3,e[g+1],t[g+1])}return a}var Fi=new Set;function Ac(){for(let e of Fi)e.syncRect(
!0)}No&&(Kn(Qp,Io,Ac),Kn(Xp,Io,Ac,!0),Kn(Zs,Io,()=>{st.pxRatio=me}));var wg=pu(),bg=du();function Dc(e,t,n,o){
return(o?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((i,r)=>Wi(i,r,t,n))}function kg(e,t){
return e.map((n,o)=>o==0?{}:Ge({},t,n))}function Wi(e,t,n,o){return Ge({},t==0?n:o,e)}function mu(e,t,n){
return t==null?Mo:[t,n]}var vg=mu;function Sg(e,t,n){return t==null?Mo:Js(t,n,Gi,!0)}function gu(e,t,n,o){
return t==null?Mo:er(t,n,e.scales[o].log,!1)}var Tg=gu;function hu(e,t,n,o){return t==null?Mo:Bi(t,n,
e.scales[o].log,!1)}var xg=hu;function Cg(e,t,n,o,s){let i=gt(ac(e),ac(t)),r=t-e,a=qt(s/o*r,n);do{let u=n[a],
d=o*u/r;if(d>=s&&i+(u<5?xn.get(u):0)<=17)return[u,d]}while(++a<n.length);return[0,0]}function Rc(e){
let t,n;return e=e.replace(/(\d+)px/,(o,s)=>(t=ze((n=+s)*me))+"px"),[e,t,n]}function Pg(e){e.show&&[
e.font,e.labelFont].forEach(t=>{let n=Se(t[2]*me,1);t[0]=t[0].replace(/[0-9.]+px/,n+"px"),t[1]=n})}function st(e,t,n){
let o={mode:fe(e.mode,1)},s=o.mode;function i(c,f,_,y){let v=f.valToPct(c);return y+_*(f.dir==-1?1-v:
v)}function r(c,f,_,y){let v=f.valToPct(c);return y+_*(f.dir==-1?v:1-v)}function a(c,f,_,y){return f.
ori==0?i(c,f,_,y):r(c,f,_,y)}o.valToPosH=i,o.valToPosV=r;let u=!1;o.status=0;let d=o.root=Nt(Lp);if(e.
id!=null&&(d.id=e.id),Tt(d,e.class),e.title){let c=Nt(Fp,d);c.textContent=e.title}let m=Ut("canvas"),
p=o.ctx=m.getContext("2d"),g=Nt(Wp,d);Kn("click",g,c=>{c.target===w&&(xe!=go||Ee!=ho)&&ot.click(o,c)},
!0);let h=o.under=Nt($p,g);g.appendChild(m);let w=o.over=Nt(Hp,g);e=Lo(e);let S=+fe(e.pxAlign,1),b=Cc(
S);(e.plugins||[]).forEach(c=>{c.opts&&(e=c.opts(o,e)||e)});let x=e.ms||.001,k=o.series=s==1?Dc(e.series||
[],wc,Tc,!1):kg(e.series||[null],Sc),A=o.axes=Dc(e.axes||[],yc,kc,!0),T=o.scales={},R=o.bands=e.bands||
[];R.forEach(c=>{c.fill=ce(c.fill||null),c.dir=fe(c.dir,-1)});let D=s==2?k[1].facets[0].scale:k[0].scale,
O={axes:Ld,series:Dd},C=(e.drawOrder||["axes","series"]).map(c=>O[c]);function M(c){let f=c.distr==3?
_=>dn(_>0?_:c.clamp(o,_,c.min,c.max,c.key)):c.distr==4?_=>xi(_,c.asinh):c.distr==100?_=>c.fwd(_):_=>_;
return _=>{let y=f(_),{_min:v,_max:P}=c,E=P-v;return(y-v)/E}}function L(c){let f=T[c];if(f==null){let _=(e.
scales||fs)[c]||fs;if(_.from!=null){L(_.from);let y=Ge({},T[_.from],_,{key:c});y.valToPct=M(y),T[c]=
y}else{f=T[c]=Ge({},c==D?su:cg,_),f.key=c;let y=f.time,v=f.range,P=Tn(v);if((c!=D||s==2&&!y)&&(P&&(v[0]==
null||v[1]==null)&&(v={min:v[0]==null?sc:{mode:1,hard:v[0],soft:v[0]},max:v[1]==null?sc:{mode:1,hard:v[1],
soft:v[1]}},P=!1),!P&&nr(v))){let E=v;v=(N,$,B)=>$==null?Mo:Js($,B,E)}f.range=ce(v||(y?vg:c==D?f.distr==
3?Tg:f.distr==4?xg:mu:f.distr==3?gu:f.distr==4?hu:Sg)),f.auto=ce(P?!1:f.auto),f.clamp=ce(f.clamp||lg),
f._min=f._max=null,f.valToPct=M(f)}}}L("x"),L("y"),s==1&&k.forEach(c=>{L(c.scale)}),A.forEach(c=>{L(
c.scale)});for(let c in e.scales)L(c);let I=T[D],G=I.distr,F,V;I.ori==0?(Tt(d,Op),F=i,V=r):(Tt(d,Np),
F=r,V=i);let W={};for(let c in T){let f=T[c];(f.min!=null||f.max!=null)&&(W[c]={min:f.min,max:f.max},
f.min=f.max=null)}let J=e.tzDate||(c=>new Date(ze(c/x))),j=e.fmtDate||ji,oe=x==1?Om(J):Wm(J),ae=gc(J,
mc(x==1?Lm:Fm,j)),ne=_c(J,hc(Hm,j)),ge=[],re=o.legend=Ge({},Gm,e.legend),Y=o.cursor=Ge({},Ym,{drag:{
y:s==2}},e.cursor),Ue=re.show,ut=Y.show,Ie=re.markers;re.idxs=ge,Ie.width=ce(Ie.width),Ie.dash=ce(Ie.
dash),Ie.stroke=ce(Ie.stroke),Ie.fill=ce(Ie.fill);let he,Wt,yt,Oe=[],zt=[],nn,Pt=!1,pn={};if(re.live){
let c=k[1]?k[1].values:null;Pt=c!=null,nn=Pt?c(o,1,0):{_:0};for(let f in nn)pn[f]=Hi}if(Ue)if(he=Ut(
"table",jp,d),yt=Ut("tbody",null,he),re.mount(o,he),Pt){Wt=Ut("thead",null,he,yt);let c=Ut("tr",null,
Wt);Ut("th",null,c);for(var eo in nn)Ut("th",ql,c).textContent=eo}else Tt(he,Kp),re.live&&Tt(he,zp);
let to={show:!0},Ho={show:!1};function _s(c,f){if(f==0&&(Pt||!re.live||s==2))return Mo;let _=[],y=Ut(
"tr",Yp,yt,yt.childNodes[f]);Tt(y,c.class),c.show||Tt(y,zn);let v=Ut("th",null,y);if(Ie.show){let N=Nt(
Zp,v);if(f>0){let $=Ie.width(o,f);$&&(N.style.border=$+"px "+Ie.dash(o,f)+" "+Ie.stroke(o,f)),N.style.
background=Ie.fill(o,f)}}let P=Nt(ql,v);c.label instanceof HTMLElement?P.appendChild(c.label):P.textContent=
c.label,f>0&&(Ie.show||(P.style.color=c.width>0?Ie.stroke(o,f):Ie.fill(o,f)),dt("click",v,N=>{if(Y._lock)
return;En(N);let $=k.indexOf(c);if((N.ctrlKey||N.metaKey)!=re.isolate){let B=k.some((U,K)=>K>0&&K!=$&&
U.show);k.forEach((U,K)=>{K>0&&Zt(K,B?K==$?to:Ho:to,!0,He.setSeries)})}else Zt($,{show:!c.show},!0,He.
setSeries)},!1),ro&&dt(Yl,v,N=>{Y._lock||(En(N),Zt(k.indexOf(c),yo,!0,He.setSeries))},!1));for(var E in nn){
let N=Ut("td",Jp,y);N.textContent="--",_.push(N)}return[y,_]}let Pn=new Map;function dt(c,f,_,y=!0){
let v=Pn.get(f)||{},P=Y.bind[c](o,f,_,y);P&&(Kn(c,f,v[c]=P),Pn.set(f,v))}function no(c,f,_){let y=Pn.
get(f)||{};for(let v in y)(c==null||v==c)&&(Ei(v,f,y[v]),delete y[v]);c==null&&Pn.delete(f)}let on=0,
An=0,se=0,z=0,Te=0,qe=0,oo=Te,Dn=qe,Kt=se,Rn=z,wt=0,At=0,ht=0,$t=0;o.bbox={};let dr=!1,ys=!1,so=!1,In=!1,
ws=!1,Dt=!1;function fr(c,f,_){(_||c!=o.width||f!=o.height)&&da(c,f),uo(!1),so=!0,ys=!0,fo()}function da(c,f){
o.width=on=se=c,o.height=An=z=f,Te=qe=0,vd(),Sd();let _=o.bbox;wt=_.left=qn(Te*me,.5),At=_.top=qn(qe*
me,.5),ht=_.width=qn(se*me,.5),$t=_.height=qn(z*me,.5)}let wd=3;function bd(){let c=!1,f=0;for(;!c;){
f++;let _=Ed(f),y=Md(f);c=f==wd||_&&y,c||(da(o.width,o.height),ys=!0)}}function kd({width:c,height:f}){
fr(c,f)}o.setSize=kd;function vd(){let c=!1,f=!1,_=!1,y=!1;A.forEach((v,P)=>{if(v.show&&v._show){let{
side:E,_size:N}=v,$=E%2,B=v.label!=null?v.labelSize:0,U=N+B;U>0&&($?(se-=U,E==3?(Te+=U,y=!0):_=!0):(z-=
U,E==0?(qe+=U,c=!0):f=!0))}}),Mn[0]=c,Mn[1]=_,Mn[2]=f,Mn[3]=y,se-=mn[1]+mn[3],Te+=mn[3],z-=mn[2]+mn[0],
qe+=mn[0]}function Sd(){let c=Te+se,f=qe+z,_=Te,y=qe;function v(P,E){switch(P){case 1:return c+=E,c-
E;case 2:return f+=E,f-E;case 3:return _-=E,_+E;case 0:return y-=E,y+E}}A.forEach((P,E)=>{if(P.show&&
P._show){let N=P.side;P._pos=v(N,P._size),P.label!=null&&(P._lpos=v(N,P.labelSize))}})}if(Y.dataIdx==
null){let c=Y.hover,f=c.skip=new Set(c.skip??[]);f.add(void 0);let _=c.prox=ce(c.prox),y=c.bias??=0;
Y.dataIdx=(v,P,E,N)=>{if(P==0)return E;let $=E,B=_(v,P,E,N)??ve,U=B>=0&&B<ve,K=I.ori==0?se:z,ee=Y.left,
pe=t[0],de=t[P];if(f.has(de[E])){$=null;let le=null,X=null,Z;if(y==0||y==-1)for(Z=E;le==null&&Z-- >0;)
f.has(de[Z])||(le=Z);if(y==0||y==1)for(Z=E;X==null&&Z++<de.length;)f.has(de[Z])||(X=Z);if(le!=null||
X!=null)if(U){let Pe=le==null?-1/0:F(pe[le],I,K,0),Ne=X==null?1/0:F(pe[X],I,K,0),et=ee-Pe,ke=Ne-ee;et<=
ke?et<=B&&($=le):ke<=B&&($=X)}else $=X==null?le:le==null?X:E-le<=X-E?le:X}else U&&Ke(ee-F(pe[E],I,K,
0))>B&&($=null);return $}}let En=c=>{Y.event=c};Y.idxs=ge,Y._lock=!1;let rt=Y.points;rt.show=ce(rt.show),
rt.size=ce(rt.size),rt.stroke=ce(rt.stroke),rt.width=ce(rt.width),rt.fill=ce(rt.fill);let Yt=o.focus=
Ge({},e.focus||{alpha:.3},Y.focus),ro=Yt.prox>=0,io=ro&&rt.one,Rt=[],ao=[],lo=[];function fa(c,f){let _=rt.
show(o,f);if(_ instanceof HTMLElement)return Tt(_,qp),Tt(_,c.class),tn(_,-10,-10,se,z),w.insertBefore(
_,Rt[f]),_}function pa(c,f){if(s==1||f>0){let _=s==1&&T[c.scale].time,y=c.value;c.value=_?uc(y)?_c(J,
hc(y,j)):y||ne:y||rg,c.label=c.label||(_?Jm:Zm)}if(io||f>0){c.width=c.width==null?1:c.width,c.paths=
c.paths||wg||cm,c.fillTo=ce(c.fillTo||ug),c.pxAlign=+fe(c.pxAlign,S),c.pxRound=Cc(c.pxAlign),c.stroke=
ce(c.stroke||null),c.fill=ce(c.fill||null),c._stroke=c._fill=c._paths=c._focus=null;let _=ig(gt(1,c.
width),1),y=c.points=Ge({},{size:_,width:gt(1,_*.2),stroke:c.stroke,space:_*2,paths:bg,_stroke:null,
_fill:null},c.points);y.show=ce(y.show),y.filter=ce(y.filter),y.fill=ce(y.fill),y.stroke=ce(y.stroke),
y.paths=ce(y.paths),y.pxAlign=c.pxAlign}if(Ue){let _=_s(c,f);Oe.splice(f,0,_[0]),zt.splice(f,0,_[1]),
re.values.push(null)}if(ut){ge.splice(f,0,null);let _=null;io?f==0&&(_=fa(c,f)):f>0&&(_=fa(c,f)),Rt.
splice(f,0,_),ao.splice(f,0,0),lo.splice(f,0,0)}Xe("addSeries",f)}function Td(c,f){f=f??k.length,c=s==
1?Wi(c,f,wc,Tc):Wi(c,f,{},Sc),k.splice(f,0,c),pa(k[f],f)}o.addSeries=Td;function xd(c){if(k.splice(c,
1),Ue){re.values.splice(c,1),zt.splice(c,1);let f=Oe.splice(c,1)[0];no(null,f.firstChild),f.remove()}
ut&&(ge.splice(c,1),Rt.splice(c,1)[0].remove(),ao.splice(c,1),lo.splice(c,1)),Xe("delSeries",c)}o.delSeries=
xd;let Mn=[!1,!1,!1,!1];function Cd(c,f){if(c._show=c.show,c.show){let _=c.side%2,y=T[c.scale];y==null&&
(c.scale=_?k[1].scale:D,y=T[c.scale]);let v=y.time;c.size=ce(c.size),c.space=ce(c.space),c.rotate=ce(
c.rotate),Tn(c.incrs)&&c.incrs.forEach(E=>{!xn.has(E)&&xn.set(E,$c(E))}),c.incrs=ce(c.incrs||(y.distr==
2?Im:v?x==1?Mm:Nm:jn)),c.splits=ce(c.splits||(v&&y.distr==1?oe:y.distr==3?Li:y.distr==4?eg:Xm)),c.stroke=
ce(c.stroke),c.grid.stroke=ce(c.grid.stroke),c.ticks.stroke=ce(c.ticks.stroke),c.border.stroke=ce(c.
border.stroke);let P=c.values;c.values=Tn(P)&&!Tn(P[0])?ce(P):v?Tn(P)?gc(J,mc(P,j)):uc(P)?$m(J,P):P||
ae:P||Qm,c.filter=ce(c.filter||(y.distr>=3&&y.log==10?og:y.distr==3&&y.log==2?sg:Fc)),c.font=Rc(c.font),
c.labelFont=Rc(c.labelFont),c._size=c.size(o,null,f,0),c._space=c._rotate=c._incrs=c._found=c._splits=
c._values=null,c._size>0&&(Mn[f]=!0,c._el=Nt(Vp,g))}}function Vo(c,f,_,y){let[v,P,E,N]=_,$=f%2,B=0;return $==
0&&(N||P)&&(B=f==0&&!v||f==2&&!E?ze(yc.size/3):0),$==1&&(v||E)&&(B=f==1&&!P||f==3&&!N?ze(kc.size/2):
0),B}let ma=o.padding=(e.padding||[Vo,Vo,Vo,Vo]).map(c=>ce(fe(c,Vo))),mn=o._padding=ma.map((c,f)=>c(
o,f,Mn,0)),nt,Ye=null,Ze=null,bs=s==1?k[0].idxs:null,Ht=null,Bo=!1;function ga(c,f){if(t=c??[],o.data=
o._data=t,s==2){nt=0;for(let _=1;_<k.length;_++)nt+=t[_][0].length}else{t.length==0&&(o.data=o._data=
t=[[]]),Ht=t[0],nt=Ht.length;let _=t;if(G==2){_=t.slice();let y=_[0]=Array(nt);for(let v=0;v<nt;v++)
y[v]=v}o._data=t=_}if(uo(!0),Xe("setData"),G==2&&(so=!0),f!==!1){let _=I;_.auto(o,Bo)?pr():hn(D,_.min,
_.max),In=In||Y.left>=0,Dt=!0,fo()}}o.setData=ga;function pr(){Bo=!0;let c,f;s==1&&(nt>0?(Ye=bs[0]=0,
Ze=bs[1]=nt-1,c=t[0][Ye],f=t[0][Ze],G==2?(c=Ye,f=Ze):c==f&&(G==3?[c,f]=er(c,c,I.log,!1):G==4?[c,f]=Bi(
c,c,I.log,!1):I.time?f=c+ze(86400/x):[c,f]=Js(c,f,Gi,!0))):(Ye=bs[0]=c=null,Ze=bs[1]=f=null)),hn(D,c,
f)}let ks,co,mr,gr,hr,_r,yr,wr,br,_t;function ha(c,f,_,y,v,P){c??=zl,_??=qi,y??="butt",v??=zl,P??="r\
ound",c!=ks&&(p.strokeStyle=ks=c),v!=co&&(p.fillStyle=co=v),f!=mr&&(p.lineWidth=mr=f),P!=hr&&(p.lineJoin=
hr=P),y!=_r&&(p.lineCap=_r=y),_!=gr&&p.setLineDash(gr=_)}function _a(c,f,_,y){f!=co&&(p.fillStyle=co=
f),c!=yr&&(p.font=yr=c),_!=wr&&(p.textAlign=wr=_),y!=br&&(p.textBaseline=br=y)}function kr(c,f,_,y,v=0){
if(y.length>0&&c.auto(o,Bo)&&(f==null||f.min==null)){let P=fe(Ye,0),E=fe(Ze,y.length-1),N=_.min==null?
om(y,P,E,v,c.distr==3):[_.min,_.max];c.min=jt(c.min,_.min=N[0]),c.max=gt(c.max,_.max=N[1])}}let ya={
min:null,max:null};function Pd(){for(let y in T){let v=T[y];W[y]==null&&(v.min==null||W[D]!=null&&v.
auto(o,Bo))&&(W[y]=ya)}for(let y in T){let v=T[y];W[y]==null&&v.from!=null&&W[v.from]!=null&&(W[y]=ya)}
W[D]!=null&&uo(!0);let c={};for(let y in W){let v=W[y];if(v!=null){let P=c[y]=Lo(T[y],fm);if(v.min!=
null)Ge(P,v);else if(y!=D||s==2)if(nt==0&&P.from==null){let E=P.range(o,null,null,y);P.min=E[0],P.max=
E[1]}else P.min=ve,P.max=-ve}}if(nt>0){k.forEach((y,v)=>{if(s==1){let P=y.scale,E=W[P];if(E==null)return;
let N=c[P];if(v==0){let $=N.range(o,N.min,N.max,P);N.min=$[0],N.max=$[1],Ye=qt(N.min,t[0]),Ze=qt(N.max,
t[0]),Ze-Ye>1&&(t[0][Ye]<N.min&&Ye++,t[0][Ze]>N.max&&Ze--),y.min=Ht[Ye],y.max=Ht[Ze]}else y.show&&y.
auto&&kr(N,E,y,t[v],y.sorted);y.idxs[0]=Ye,y.idxs[1]=Ze}else if(v>0&&y.show&&y.auto){let[P,E]=y.facets,
N=P.scale,$=E.scale,[B,U]=t[v],K=c[N],ee=c[$];K!=null&&kr(K,W[N],P,B,P.sorted),ee!=null&&kr(ee,W[$],
E,U,E.sorted),y.min=E.min,y.max=E.max}});for(let y in c){let v=c[y],P=W[y];if(v.from==null&&(P==null||
P.min==null)){let E=v.range(o,v.min==ve?null:v.min,v.max==-ve?null:v.max,y);v.min=E[0],v.max=E[1]}}}
for(let y in c){let v=c[y];if(v.from!=null){let P=c[v.from];if(P.min==null)v.min=v.max=null;else{let E=v.
range(o,P.min,P.max,y);v.min=E[0],v.max=E[1]}}}let f={},_=!1;for(let y in c){let v=c[y],P=T[y];if(P.
min!=v.min||P.max!=v.max){P.min=v.min,P.max=v.max;let E=P.distr;P._min=E==3?dn(P.min):E==4?xi(P.min,
P.asinh):E==100?P.fwd(P.min):P.min,P._max=E==3?dn(P.max):E==4?xi(P.max,P.asinh):E==100?P.fwd(P.max):
P.max,f[y]=_=!0}}if(_){k.forEach((y,v)=>{s==2?v>0&&f.y&&(y._paths=null):f[y.scale]&&(y._paths=null)});
for(let y in f)so=!0,Xe("setScale",y);ut&&Y.left>=0&&(In=Dt=!0)}for(let y in W)W[y]=null}function Ad(c){
let f=Mi(Ye-1,0,nt-1),_=Mi(Ze+1,0,nt-1);for(;c[f]==null&&f>0;)f--;for(;c[_]==null&&_<nt-1;)_++;return[
f,_]}function Dd(){if(nt>0){let c=k.some(f=>f._focus)&&_t!=Yt.alpha;c&&(p.globalAlpha=_t=Yt.alpha),k.
forEach((f,_)=>{if(_>0&&f.show&&(wa(_,!1),wa(_,!0),f._paths==null)){let y=_t;_t!=f.alpha&&(p.globalAlpha=
_t=f.alpha);let v=s==2?[0,t[_][0].length-1]:Ad(t[_]);f._paths=f.paths(o,_,v[0],v[1]),_t!=y&&(p.globalAlpha=
_t=y)}}),k.forEach((f,_)=>{if(_>0&&f.show){let y=_t;_t!=f.alpha&&(p.globalAlpha=_t=f.alpha),f._paths!=
null&&ba(_,!1);{let v=f._paths!=null?f._paths.gaps:null,P=f.points.show(o,_,Ye,Ze,v),E=f.points.filter(
o,_,P,v);(P||E)&&(f.points._paths=f.points.paths(o,_,Ye,Ze,E),ba(_,!0))}_t!=y&&(p.globalAlpha=_t=y),
Xe("drawSeries",_)}}),c&&(p.globalAlpha=_t=1)}}function wa(c,f){let _=f?k[c].points:k[c];_._stroke=_.
stroke(o,c),_._fill=_.fill(o,c)}function ba(c,f){let _=f?k[c].points:k[c],{stroke:y,fill:v,clip:P,flags:E,
_stroke:N=_._stroke,_fill:$=_._fill,_width:B=_.width}=_._paths;B=Se(B*me,3);let U=null,K=B%2/2;f&&$==
null&&($=B>0?"#fff":N);let ee=_.pxAlign==1&&K>0;if(ee&&p.translate(K,K),!f){let pe=wt-B/2,de=At-B/2,
le=ht+B,X=$t+B;U=new Path2D,U.rect(pe,de,le,X)}f?vr(N,B,_.dash,_.cap,$,y,v,E,P):Rd(c,N,B,_.dash,_.cap,
$,y,v,E,U,P),ee&&p.translate(-K,-K)}function Rd(c,f,_,y,v,P,E,N,$,B,U){let K=!1;$!=0&&R.forEach((ee,pe)=>{
if(ee.series[0]==c){let de=k[ee.series[1]],le=t[ee.series[1]],X=(de._paths||fs).band;Tn(X)&&(X=ee.dir==
1?X[0]:X[1]);let Z,Pe=null;de.show&&X&&rm(le,Ye,Ze)?(Pe=ee.fill(o,pe)||P,Z=de._paths.clip):X=null,vr(
f,_,y,v,Pe,E,N,$,B,U,Z,X),K=!0}}),K||vr(f,_,y,v,P,E,N,$,B,U)}let ka=Oo|Ni;function vr(c,f,_,y,v,P,E,N,$,B,U,K){
ha(c,f,_,y,v),($||B||K)&&(p.save(),$&&p.clip($),B&&p.clip(B)),K?(N&ka)==ka?(p.clip(K),U&&p.clip(U),Ss(
v,E),vs(c,P,f)):N&Ni?(Ss(v,E),p.clip(K),vs(c,P,f)):N&Oo&&(p.save(),p.clip(K),U&&p.clip(U),Ss(v,E),p.
restore(),vs(c,P,f)):(Ss(v,E),vs(c,P,f)),($||B||K)&&p.restore()}function vs(c,f,_){_>0&&(f instanceof
Map?f.forEach((y,v)=>{p.strokeStyle=ks=v,p.stroke(y)}):f!=null&&c&&p.stroke(f))}function Ss(c,f){f instanceof
Map?f.forEach((_,y)=>{p.fillStyle=co=y,p.fill(_)}):f!=null&&c&&p.fill(f)}function Id(c,f,_,y){let v=A[c],
P;if(y<=0)P=[0,0];else{let E=v._space=v.space(o,c,f,_,y),N=v._incrs=v.incrs(o,c,f,_,y,E);P=Cg(f,_,N,
y,E)}return v._found=P}function Sr(c,f,_,y,v,P,E,N,$,B){let U=E%2/2;S==1&&p.translate(U,U),ha(N,E,$,
B,N),p.beginPath();let K,ee,pe,de,le=v+(y==0||y==3?-P:P);_==0?(ee=v,de=le):(K=v,pe=le);for(let X=0;X<
c.length;X++)f[X]!=null&&(_==0?K=pe=c[X]:ee=de=c[X],p.moveTo(K,ee),p.lineTo(pe,de));p.stroke(),S==1&&
p.translate(-U,-U)}function Ed(c){let f=!0;return A.forEach((_,y)=>{if(!_.show)return;let v=T[_.scale];
if(v.min==null){_._show&&(f=!1,_._show=!1,uo(!1));return}else _._show||(f=!1,_._show=!0,uo(!1));let P=_.
side,E=P%2,{min:N,max:$}=v,[B,U]=Id(y,N,$,E==0?se:z);if(U==0)return;let K=v.distr==2,ee=_._splits=_.
splits(o,y,N,$,B,U,K),pe=v.distr==2?ee.map(Z=>Ht[Z]):ee,de=v.distr==2?Ht[ee[1]]-Ht[ee[0]]:B,le=_._values=
_.values(o,_.filter(o,pe,y,U,de),y,U,de);_._rotate=P==2?_.rotate(o,le,y,U):0;let X=_._size;_._size=Ft(
_.size(o,le,y,c)),X!=null&&_._size!=X&&(f=!1)}),f}function Md(c){let f=!0;return ma.forEach((_,y)=>{
let v=_(o,y,Mn,c);v!=mn[y]&&(f=!1),mn[y]=v}),f}function Ld(){for(let c=0;c<A.length;c++){let f=A[c];
if(!f.show||!f._show)continue;let _=f.side,y=_%2,v,P,E=f.stroke(o,c),N=_==0||_==3?-1:1,[$,B]=f._found;
if(f.label!=null){let pt=f.labelGap*N,vt=ze((f._lpos+pt)*me);_a(f.labelFont[0],E,"center",_==2?"top":
jl),p.save(),y==1?(v=P=0,p.translate(vt,ze(At+$t/2)),p.rotate((_==3?-Ys:Ys)/2)):(v=ze(wt+ht/2),P=vt);
let Nn=Oc(f.label)?f.label(o,c,$,B):f.label;p.fillText(Nn,v,P),p.restore()}if(B==0)continue;let U=T[f.
scale],K=y==0?ht:$t,ee=y==0?wt:At,pe=f._splits,de=U.distr==2?pe.map(pt=>Ht[pt]):pe,le=U.distr==2?Ht[pe[1]]-
Ht[pe[0]]:$,X=f.ticks,Z=f.border,Pe=X.show?X.size:0,Ne=ze(Pe*me),et=ze((f.alignTo==2?f._size-Pe-f.gap:
f.gap)*me),ke=f._rotate*-Ys/180,Fe=b(f._pos*me),bt=(Ne+et)*N,ft=Fe+bt;P=y==0?ft:0,v=y==1?ft:0;let It=f.
font[0],Vt=f.align==1?Do:f.align==2?vi:ke>0?Do:ke<0?vi:y==0?"center":_==3?vi:Do,Qt=ke||y==1?"middle":
_==2?"top":jl;_a(It,E,Vt,Qt);let kt=f.font[1]*f.lineGap,Et=pe.map(pt=>b(a(pt,U,K,ee))),Bt=f._values;
for(let pt=0;pt<Bt.length;pt++){let vt=Bt[pt];if(vt!=null){y==0?v=Et[pt]:P=Et[pt],vt=""+vt;let Nn=vt.
indexOf(`
`)==-1?[vt]:vt.split(/\n/gm);for(let mt=0;mt<Nn.length;mt++){let Ha=Nn[mt];ke?(p.save(),p.translate(
v,P+mt*kt),p.rotate(ke),p.fillText(Ha,0,0),p.restore()):p.fillText(Ha,v,P+mt*kt)}}}X.show&&Sr(Et,X.filter(
o,de,c,B,le),y,_,Fe,Ne,Se(X.width*me,3),X.stroke(o,c),X.dash,X.cap);let Xt=f.grid;Xt.show&&Sr(Et,Xt.
filter(o,de,c,B,le),y,y==0?2:1,y==0?At:wt,y==0?$t:ht,Se(Xt.width*me,3),Xt.stroke(o,c),Xt.dash,Xt.cap),
Z.show&&Sr([Fe],[1],y==0?1:0,y==0?1:2,y==1?At:wt,y==1?$t:ht,Se(Z.width*me,3),Z.stroke(o,c),Z.dash,Z.
cap)}Xe("drawAxes")}function uo(c){k.forEach((f,_)=>{_>0&&(f._paths=null,c&&(s==1?(f.min=null,f.max=
null):f.facets.forEach(y=>{y.min=null,y.max=null})))})}let Ts=!1,Tr=!1,Go=[];function Od(){Tr=!1;for(let c=0;c<
Go.length;c++)Xe(...Go[c]);Go.length=0}function fo(){Ts||(wm(va),Ts=!0)}function Nd(c,f=!1){Ts=!0,Tr=
f,c(o),va(),f&&Go.length>0&&queueMicrotask(Od)}o.batch=Nd;function va(){if(dr&&(Pd(),dr=!1),so&&(bd(),
so=!1),ys){if(Re(h,Do,Te),Re(h,"top",qe),Re(h,ls,se),Re(h,cs,z),Re(w,Do,Te),Re(w,"top",qe),Re(w,ls,se),
Re(w,cs,z),Re(g,ls,on),Re(g,cs,An),m.width=ze(on*me),m.height=ze(An*me),A.forEach(({_el:c,_show:f,_size:_,
_pos:y,side:v})=>{if(c!=null)if(f){let P=v===3||v===0?_:0,E=v%2==1;Re(c,E?"left":"top",y-P),Re(c,E?"\
width":"height",_),Re(c,E?"top":"left",E?qe:Te),Re(c,E?"height":"width",E?z:se),Ii(c,zn)}else Tt(c,zn)}),
ks=co=mr=hr=_r=yr=wr=br=gr=null,_t=1,jo(!0),Te!=oo||qe!=Dn||se!=Kt||z!=Rn){uo(!1);let c=se/Kt,f=z/Rn;
if(ut&&!In&&Y.left>=0){Y.left*=c,Y.top*=f,po&&tn(po,ze(Y.left),0,se,z),mo&&tn(mo,0,ze(Y.top),se,z);for(let _=0;_<
Rt.length;_++){let y=Rt[_];y!=null&&(ao[_]*=c,lo[_]*=f,tn(y,Ft(ao[_]),Ft(lo[_]),se,z))}}if(Ce.show&&
!ws&&Ce.left>=0&&Ce.width>0){Ce.left*=c,Ce.width*=c,Ce.top*=f,Ce.height*=f;for(let _ in Rr)Re(_o,_,Ce[_])}
oo=Te,Dn=qe,Kt=se,Rn=z}Xe("setSize"),ys=!1}on>0&&An>0&&(p.clearRect(0,0,m.width,m.height),Xe("drawCl\
ear"),C.forEach(c=>c()),Xe("draw")),Ce.show&&ws&&(xs(Ce),ws=!1),ut&&In&&(On(null,!0,!1),In=!1),re.show&&
re.live&&Dt&&(Ar(),Dt=!1),u||(u=!0,o.status=1,Xe("ready")),Bo=!1,Ts=!1}o.redraw=(c,f)=>{so=f||!1,c!==
!1?hn(D,I.min,I.max):fo()};function xr(c,f){let _=T[c];if(_.from==null){if(nt==0){let y=_.range(o,f.
min,f.max,c);f.min=y[0],f.max=y[1]}if(f.min>f.max){let y=f.min;f.min=f.max,f.max=y}if(nt>1&&f.min!=null&&
f.max!=null&&f.max-f.min<1e-16)return;c==D&&_.distr==2&&nt>0&&(f.min=qt(f.min,t[0]),f.max=qt(f.max,t[0]),
f.min==f.max&&f.max++),W[c]=f,dr=!0,fo()}}o.setScale=xr;let Cr,Pr,po,mo,Sa,Ta,go,ho,xa,Ca,xe,Ee,gn=!1,
ot=Y.drag,Je=ot.x,Qe=ot.y;ut&&(Y.x&&(Cr=Nt(Gp,w)),Y.y&&(Pr=Nt(Up,w)),I.ori==0?(po=Cr,mo=Pr):(po=Pr,mo=
Cr),xe=Y.left,Ee=Y.top);let Ce=o.select=Ge({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),
_o=Ce.show?Nt(Bp,Ce.over?w:h):null;function xs(c,f){if(Ce.show){for(let _ in c)Ce[_]=c[_],_ in Rr&&Re(
_o,_,c[_]);f!==!1&&Xe("setSelect")}}o.setSelect=xs;function Fd(c){if(k[c].show)Ue&&Ii(Oe[c],zn);else if(Ue&&
Tt(Oe[c],zn),ut){let _=io?Rt[0]:Rt[c];_!=null&&tn(_,-10,-10,se,z)}}function hn(c,f,_){xr(c,{min:f,max:_})}
function Zt(c,f,_,y){f.focus!=null&&Bd(c),f.show!=null&&k.forEach((v,P)=>{P>0&&(c==P||c==null)&&(v.show=
f.show,Fd(P),s==2?(hn(v.facets[0].scale,null,null),hn(v.facets[1].scale,null,null)):hn(v.scale,null,
null),fo())}),_!==!1&&Xe("setSeries",c,f),y&&zo("setSeries",o,c,f)}o.setSeries=Zt;function Wd(c,f){Ge(
R[c],f)}function $d(c,f){c.fill=ce(c.fill||null),c.dir=fe(c.dir,-1),f=f??R.length,R.splice(f,0,c)}function Hd(c){
c==null?R.length=0:R.splice(c,1)}o.addBand=$d,o.setBand=Wd,o.delBand=Hd;function Vd(c,f){k[c].alpha=
f,ut&&Rt[c]!=null&&(Rt[c].style.opacity=f),Ue&&Oe[c]&&(Oe[c].style.opacity=f)}let sn,_n,Ln,yo={focus:!0};
function Bd(c){if(c!=Ln){let f=c==null,_=Yt.alpha!=1;k.forEach((y,v)=>{if(s==1||v>0){let P=f||v==0||
v==c;y._focus=f?null:P,_&&Vd(v,P?1:Yt.alpha)}}),Ln=c,_&&fo()}}Ue&&ro&&dt(Zl,he,c=>{Y._lock||(En(c),Ln!=
null&&Zt(null,yo,!0,He.setSeries))});function Jt(c,f,_){let y=T[f];_&&(c=c/me-(y.ori==1?qe:Te));let v=se;
y.ori==1&&(v=z,c=v-c),y.dir==-1&&(c=v-c);let P=y._min,E=y._max,N=c/v,$=P+(E-P)*N,B=y.distr;return B==
3?Eo(10,$):B==4?am($,y.asinh):B==100?y.bwd($):$}function Gd(c,f){let _=Jt(c,D,f);return qt(_,t[0],Ye,
Ze)}o.valToIdx=c=>qt(c,t[0]),o.posToIdx=Gd,o.posToVal=Jt,o.valToPos=(c,f,_)=>T[f].ori==0?i(c,T[f],_?
ht:se,_?wt:0):r(c,T[f],_?$t:z,_?At:0),o.setCursor=(c,f,_)=>{xe=c.left,Ee=c.top,On(null,f,_)};function Pa(c,f){
Re(_o,Do,Ce.left=c),Re(_o,ls,Ce.width=f)}function Aa(c,f){Re(_o,"top",Ce.top=c),Re(_o,cs,Ce.height=f)}
let Uo=I.ori==0?Pa:Aa,qo=I.ori==1?Pa:Aa;function Ud(){if(Ue&&re.live)for(let c=s==2?1:0;c<k.length;c++){
if(c==0&&Pt)continue;let f=re.values[c],_=0;for(let y in f)zt[c][_++].firstChild.nodeValue=f[y]}}function Ar(c,f){
if(c!=null&&(c.idxs?c.idxs.forEach((_,y)=>{ge[y]=_}):dm(c.idx)||ge.fill(c.idx),re.idx=ge[0]),Ue&&re.
live){for(let _=0;_<k.length;_++)(_>0||s==1&&!Pt)&&qd(_,ge[_]);Ud()}Dt=!1,f!==!1&&Xe("setLegend")}o.
setLegend=Ar;function qd(c,f){let _=k[c],y=c==0&&G==2?Ht:t[c],v;Pt?v=_.values(o,c,f)??pn:(v=_.value(
o,f==null?null:y[f],c,f),v=v==null?pn:{_:v}),re.values[c]=v}function On(c,f,_){xa=xe,Ca=Ee,[xe,Ee]=Y.
move(o,xe,Ee),Y.left=xe,Y.top=Ee,ut&&(po&&tn(po,ze(xe),0,se,z),mo&&tn(mo,0,ze(Ee),se,z));let y,v=Ye>
Ze;sn=ve,_n=null;let P=I.ori==0?se:z,E=I.ori==1?se:z;if(xe<0||nt==0||v){y=Y.idx=null;for(let N=0;N<k.
length;N++){let $=Rt[N];$!=null&&tn($,-10,-10,se,z)}ro&&Zt(null,yo,!0,c==null&&He.setSeries),re.live&&
(ge.fill(y),Dt=!0)}else{let N,$,B;s==1&&(N=I.ori==0?xe:Ee,$=Jt(N,D),y=Y.idx=qt($,t[0],Ye,Ze),B=F(t[0][y],
I,P,0));let U=-10,K=-10,ee=0,pe=0,de=!0,le="",X="";for(let Z=s==2?1:0;Z<k.length;Z++){let Pe=k[Z],Ne=ge[Z],
et=Ne==null?null:s==1?t[Z][Ne]:t[Z][1][Ne],ke=Y.dataIdx(o,Z,y,$),Fe=ke==null?null:s==1?t[Z][ke]:t[Z][1][ke];
if(Dt=Dt||Fe!=et||ke!=Ne,ge[Z]=ke,Z>0&&Pe.show){let bt=ke==null?-10:ke==y?B:F(s==1?t[0][ke]:t[Z][0][ke],
I,P,0),ft=Fe==null?-10:V(Fe,s==1?T[Pe.scale]:T[Pe.facets[1].scale],E,0);if(ro&&Fe!=null){let It=I.ori==
1?xe:Ee,Vt=Ke(Yt.dist(o,Z,ke,ft,It));if(Vt<sn){let Qt=Yt.bias;if(Qt!=0){let kt=Jt(It,Pe.scale),Et=Fe>=
0?1:-1,Bt=kt>=0?1:-1;Bt==Et&&(Bt==1?Qt==1?Fe>=kt:Fe<=kt:Qt==1?Fe<=kt:Fe>=kt)&&(sn=Vt,_n=Z)}else sn=Vt,
_n=Z}}if(Dt||io){let It,Vt;I.ori==0?(It=bt,Vt=ft):(It=ft,Vt=bt);let Qt,kt,Et,Bt,Xt,pt,vt=!0,Nn=rt.bbox;
if(Nn!=null){vt=!1;let mt=Nn(o,Z);Et=mt.left,Bt=mt.top,Qt=mt.width,kt=mt.height}else Et=It,Bt=Vt,Qt=
kt=rt.size(o,Z);if(pt=rt.fill(o,Z),Xt=rt.stroke(o,Z),io)Z==_n&&sn<=Yt.prox&&(U=Et,K=Bt,ee=Qt,pe=kt,de=
vt,le=pt,X=Xt);else{let mt=Rt[Z];mt!=null&&(ao[Z]=Et,lo[Z]=Bt,oc(mt,Qt,kt,vt),tc(mt,pt,Xt),tn(mt,Ft(
Et),Ft(Bt),se,z))}}}}if(io){let Z=Yt.prox,Pe=Ln==null?sn<=Z:sn>Z||_n!=Ln;if(Dt||Pe){let Ne=Rt[0];Ne!=
null&&(ao[0]=U,lo[0]=K,oc(Ne,ee,pe,de),tc(Ne,le,X),tn(Ne,Ft(U),Ft(K),se,z))}}}if(Ce.show&&gn)if(c!=null){
let[N,$]=He.scales,[B,U]=He.match,[K,ee]=c.cursor.sync.scales,pe=c.cursor.drag;if(Je=pe._x,Qe=pe._y,
Je||Qe){let{left:de,top:le,width:X,height:Z}=c.select,Pe=c.scales[K].ori,Ne=c.posToVal,et,ke,Fe,bt,ft,
It=N!=null&&B(N,K),Vt=$!=null&&U($,ee);It&&Je?(Pe==0?(et=de,ke=X):(et=le,ke=Z),Fe=T[N],bt=F(Ne(et,K),
Fe,P,0),ft=F(Ne(et+ke,K),Fe,P,0),Uo(jt(bt,ft),Ke(ft-bt))):Uo(0,P),Vt&&Qe?(Pe==1?(et=de,ke=X):(et=le,
ke=Z),Fe=T[$],bt=V(Ne(et,ee),Fe,E,0),ft=V(Ne(et+ke,ee),Fe,E,0),qo(jt(bt,ft),Ke(ft-bt))):qo(0,E)}else
Ir()}else{let N=Ke(xa-Sa),$=Ke(Ca-Ta);if(I.ori==1){let ee=N;N=$,$=ee}Je=ot.x&&N>=ot.dist,Qe=ot.y&&$>=
ot.dist;let B=ot.uni;B!=null?Je&&Qe&&(Je=N>=B,Qe=$>=B,!Je&&!Qe&&($>N?Qe=!0:Je=!0)):ot.x&&ot.y&&(Je||
Qe)&&(Je=Qe=!0);let U,K;Je&&(I.ori==0?(U=go,K=xe):(U=ho,K=Ee),Uo(jt(U,K),Ke(K-U)),Qe||qo(0,E)),Qe&&(I.
ori==1?(U=go,K=xe):(U=ho,K=Ee),qo(jt(U,K),Ke(K-U)),Je||Uo(0,P)),!Je&&!Qe&&(Uo(0,0),qo(0,0))}if(ot._x=
Je,ot._y=Qe,c==null){if(_){if($a!=null){let[N,$]=He.scales;He.values[0]=N!=null?Jt(I.ori==0?xe:Ee,N):
null,He.values[1]=$!=null?Jt(I.ori==1?xe:Ee,$):null}zo(Si,o,xe,Ee,se,z,y)}if(ro){let N=_&&He.setSeries,
$=Yt.prox;Ln==null?sn<=$&&Zt(_n,yo,!0,N):sn>$?Zt(null,yo,!0,N):_n!=Ln&&Zt(_n,yo,!0,N)}}Dt&&(re.idx=y,
Ar()),f!==!1&&Xe("setCursor")}let yn=null;Object.defineProperty(o,"rect",{get(){return yn==null&&jo(
!1),yn}});function jo(c=!1){c?yn=null:(yn=w.getBoundingClientRect(),Xe("syncRect",yn))}function Da(c,f,_,y,v,P,E){
Y._lock||gn&&c!=null&&c.movementX==0&&c.movementY==0||(Dr(c,f,_,y,v,P,E,!1,c!=null),c!=null?On(null,
!0,!0):On(f,!0,!1))}function Dr(c,f,_,y,v,P,E,N,$){if(yn==null&&jo(!1),En(c),c!=null)_=c.clientX-yn.
left,y=c.clientY-yn.top;else{if(_<0||y<0){xe=-10,Ee=-10;return}let[B,U]=He.scales,K=f.cursor.sync,[ee,
pe]=K.values,[de,le]=K.scales,[X,Z]=He.match,Pe=f.axes[0].side%2==1,Ne=I.ori==0?se:z,et=I.ori==1?se:
z,ke=Pe?P:v,Fe=Pe?v:P,bt=Pe?y:_,ft=Pe?_:y;if(de!=null?_=X(B,de)?a(ee,T[B],Ne,0):-10:_=Ne*(bt/ke),le!=
null?y=Z(U,le)?a(pe,T[U],et,0):-10:y=et*(ft/Fe),I.ori==1){let It=_;_=y,y=It}}$&&(f==null||f.cursor.event.
type==Si)&&((_<=1||_>=se-1)&&(_=qn(_,se)),(y<=1||y>=z-1)&&(y=qn(y,z))),N?(Sa=_,Ta=y,[go,ho]=Y.move(o,
_,y)):(xe=_,Ee=y)}let Rr={width:0,height:0,left:0,top:0};function Ir(){xs(Rr,!1)}let Ra,Ia,Ea,Ma;function La(c,f,_,y,v,P,E){
gn=!0,Je=Qe=ot._x=ot._y=!1,Dr(c,f,_,y,v,P,E,!0,!1),c!=null&&(dt(Ti,Di,Oa,!1),zo(Kl,o,go,ho,se,z,null));
let{left:N,top:$,width:B,height:U}=Ce;Ra=N,Ia=$,Ea=B,Ma=U}function Oa(c,f,_,y,v,P,E){gn=ot._x=ot._y=
!1,Dr(c,f,_,y,v,P,E,!1,!0);let{left:N,top:$,width:B,height:U}=Ce,K=B>0||U>0,ee=Ra!=N||Ia!=$||Ea!=B||
Ma!=U;if(K&&ee&&xs(Ce),ot.setScale&&K&&ee){let pe=N,de=B,le=$,X=U;if(I.ori==1&&(pe=$,de=U,le=N,X=B),
Je&&hn(D,Jt(pe,D),Jt(pe+de,D)),Qe)for(let Z in T){let Pe=T[Z];Z!=D&&Pe.from==null&&Pe.min!=ve&&hn(Z,
Jt(le+X,Z),Jt(le,Z))}Ir()}else Y.lock&&(Y._lock=!Y._lock,On(f,!0,c!=null));c!=null&&(no(Ti,Di),zo(Ti,
o,xe,Ee,se,z,null))}function jd(c,f,_,y,v,P,E){if(Y._lock)return;En(c);let N=gn;if(gn){let $=!0,B=!0,
U=10,K,ee;I.ori==0?(K=Je,ee=Qe):(K=Qe,ee=Je),K&&ee&&($=xe<=U||xe>=se-U,B=Ee<=U||Ee>=z-U),K&&$&&(xe=xe<
go?0:se),ee&&B&&(Ee=Ee<ho?0:z),On(null,!0,!0),gn=!1}xe=-10,Ee=-10,ge.fill(null),On(null,!0,!0),N&&(gn=
N)}function Na(c,f,_,y,v,P,E){Y._lock||(En(c),pr(),Ir(),c!=null&&zo(Jl,o,xe,Ee,se,z,null))}function Fa(){
A.forEach(Pg),fr(o.width,o.height,!0)}Kn(Zs,Io,Fa);let wo={};wo.mousedown=La,wo.mousemove=Da,wo.mouseup=
Oa,wo.dblclick=Na,wo.setSeries=(c,f,_,y)=>{let v=He.match[2];_=v(o,f,_),_!=-1&&Zt(_,y,!0,!1)},ut&&(dt(
Kl,w,La),dt(Si,w,Da),dt(Yl,w,c=>{En(c),jo(!1)}),dt(Zl,w,jd),dt(Jl,w,Na),Fi.add(o),o.syncRect=jo);let Cs=o.
hooks=e.hooks||{};function Xe(c,f,_){Tr?Go.push([c,f,_]):c in Cs&&Cs[c].forEach(y=>{y.call(null,o,f,
_)})}(e.plugins||[]).forEach(c=>{for(let f in c.hooks)Cs[f]=(Cs[f]||[]).concat(c.hooks[f])});let Wa=(c,f,_)=>_,
He=Ge({key:null,setSeries:!1,filters:{pub:lc,sub:lc},scales:[D,k[1]?k[1].scale:null],match:[cc,cc,Wa],
values:[null,null]},Y.sync);He.match.length==2&&He.match.push(Wa),Y.sync=He;let $a=He.key,Er=ru($a);
function zo(c,f,_,y,v,P,E){He.filters.pub(c,f,_,y,v,P,E)&&Er.pub(c,f,_,y,v,P,E)}Er.sub(o);function zd(c,f,_,y,v,P,E){
He.filters.sub(c,f,_,y,v,P,E)&&wo[c](null,f,_,y,v,P,E)}o.pub=zd;function Kd(){Er.unsub(o),Fi.delete(
o),Pn.clear(),Ei(Zs,Io,Fa),d.remove(),he?.remove(),Xe("destroy")}o.destroy=Kd;function Mr(){Xe("init",
e,t),ga(t||e.data,!1),W[D]?xr(D,W[D]):pr(),ws=Ce.show&&(Ce.width>0||Ce.height>0),In=Dt=!0,fr(e.width,
e.height)}return k.forEach(pa),A.forEach(Cd),n?n instanceof HTMLElement?(n.appendChild(d),Mr()):n(o,
Mr):Mr(),o}st.assign=Ge;st.fmtNum=Ui;st.rangeNum=Js;st.rangeLog=er;st.rangeAsinh=Bi;st.orient=Zn;st.
pxRatio=me;st.join=ym;st.fmtDate=ji,st.tzDate=Dm;st.sync=ru;{st.addGap=dg,st.clipGaps=or;let e=st.paths=
{points:du};e.linear=pu,e.stepped=mg,e.bars=gg,e.spline=_g}var Ag=(e,t,n)=>{let o=r=>r&&Math.floor(n.clockAt(r.at)/864e5),s=0,i=0;return e.map((r,a)=>{s+=r.kg;
for(let d=e[i];d&&d.at<=r.at-t*864e5;)s-=d.kg,i+=1,d=e[i];return o(e[a+1])!==o(r)?s/(a-i+1):void 0})};var _u=(e,t,n)=>{let o=e.filter(({at:r})=>r>=t),s=o.length<1e3?7:30,i=Ag(e,s,n).slice(e.length-o.length);
return{points:o,means:i,meanDays:s}},yu=(e,t)=>{let n=e.at(-1),o=e.findLast(({at:s})=>n&&s<=n.at-t*864e5);
if(!(!n||!o||o.at<n.at-2*t*864e5))return n.kg-o.kg},Xi=e=>{let[t]=e;if(t===void 0)return;let[n,o]=[t,
t];for(let s of e)s<n&&(n=s),s>o&&(o=s);return[n,o]};var wu=({points:e,means:t})=>{let n=[...e.map(({kg:r})=>r),...t.filter(r=>r!==void 0)],[o,s]=Xi(n)??
[60,80],i=Math.max(4-(s-o),(s-o)/5)/2;return[o-i,s+i]},Dg={day:1,month:30,year:365},Rg=[...[1,2,7,14].
map(e=>["day",e]),...[1,2,3,6].map(e=>["month",e]),...[1,2,5,10,25,100].map(e=>["year",e])],bu=(e,t,n,o)=>{
let s=(t-e)/864e5,i=([w,S])=>s/Dg[w]/S<=n,[r,a]=Rg.find(i)??["year",1e3],u=new Date(o.clockAt(e)),[d,
m,p]=[u.getUTCFullYear(),u.getUTCMonth(),u.getUTCDate()],g=w=>r==="day"?Date.UTC(d,m,p+w):r==="month"?
Date.UTC(d,Math.floor(m/a)*a+w,1):Date.UTC(Math.floor(d/a)*a+w,0,1),h=[];for(let w=0;;w+=a){let S=o.
instantOf(g(w));if(S>t)return{unit:r,ticks:h};S>=e&&h.push(S)}};var Eg=14*864e5,Mg=({ctx:e,bbox:t,valToPos:n},o,s)=>{let i=devicePixelRatio,r=t.top+t.height;e.save(),
e.font=`${12*i}px ${s.font}`,e.textAlign="right",e.fillStyle=s.colour("quiet"),e.fillText("kg",t.left-
8*i,t.top-14*i),e.textAlign="left",e.lineWidth=4*i,e.strokeStyle=s.colour("card");for(let{colour:a,text:u,
from:d,to:m}of o){let p=Math.max(t.top,n(Math.min(m,1e4),"y",!0)),g=Math.min(r,n(d,"y",!0));if(g<=p||
(e.fillStyle=s.colour(a),e.fillRect(t.left,p,4*i,g-p),p>t.top&&e.fillRect(t.left,p,t.width,i),g-p<24*
i))continue;e.fillStyle=s.colour("quiet");let h=[t.left+10*i,p+16*i];e.strokeText(u,...h),e.fillText(
u,...h)}e.restore()},Lg=({ctx:e,bbox:t,valToPos:n},o,s,i)=>{let r=devicePixelRatio,[a,u]=[n(o.at/1e3,
"x",!0),n(o.kg,"y",!0)];e.save(),e.fillStyle=i.colour("accent"),e.lineWidth=4*r,e.strokeStyle=i.colour(
"card"),e.beginPath(),e.arc(a,u,5*r,0,2*Math.PI),e.stroke(),e.fill(),e.font=`600 ${13*r}px ${i.font}`,
e.textAlign="right";let d=[Math.min(a+8*r,t.left+t.width),u-(u-t.top<30*r?-24:12)*r];e.strokeText(s,
...d),e.fillText(s,...d),e.restore()},Og=({data:e,valToPos:t},n,o,s)=>{let i=[],r=a=>e[0][a]??0;for(let a=o+
1;a<=s;a++)(r(a)-r(a-1))*1e3>Eg&&i.push([t(r(a-1),"x",!0),t(r(a),"x",!0)]);return i},ku=(e,{series:t,
from:n,to:o,bands:s},i,r,a)=>{let{points:u,means:d}=t,m={font:`12px ${i.font}`,stroke:i.colour("quie\
t"),ticks:{show:!1}},p=u.length>=1e3,g={show:!0,size:p?3:u.length>100?4:6,fill:`color-mix(in srgb, ${i.
colour("quiet")} ${p?35:60}%, transparent)`,stroke:"transparent"},h=k=>bu(n,o,k.width/90,r.zone),w=u.
at(-1),S={width:e.clientWidth,height:e.clientHeight,padding:[28,12,0,0],legend:{show:!1},cursor:{y:!1,
drag:{x:!1,y:!1},points:{size:9}},scales:{x:{range:[n/1e3,(o+(o-n)/50)/1e3]},y:{range:wu(t)}},axes:[
{...m,grid:{show:!1},size:32,splits:k=>h(k).ticks.map(A=>A/1e3),values:(k,A)=>{let T=r.ofUnit[h(k).unit];
return A.map(R=>T(R*1e3))}},{...m,grid:{stroke:i.colour("line"),width:1},size:40,incrs:[.5,1,2,5,10,
20,50,100],values:(k,A,T,R,D)=>A.map(D<1?r.tenths:r.integer)}],series:[{},{points:g,paths:()=>null},
{stroke:i.colour("accent"),width:2.5,points:{show:!1},gaps:Og}],hooks:{drawAxes:[k=>Mg(k,s,i)],draw:[
k=>w&&Lg(k,w,r.kg(w.kg),i)],setCursor:[({cursor:k})=>a(k.left===-10?void 0:k.idx??void 0,k.left??0)]}},
[b,x]=[u.map(({at:k})=>k/1e3),u.map(({kg:k})=>k)];return new st(S,[b,x,[...d]],e)};var vu=matchMedia("(prefers-color-scheme: dark)"),Ng={ArrowLeft:-1,ArrowDown:-1,ArrowRight:1,ArrowUp:1,
PageDown:-10,PageUp:10,Home:Number.NEGATIVE_INFINITY,End:Number.POSITIVE_INFINITY},Fg={good:"done",warn:"\
active",bad:"blocked"},Su=({series:e,from:t,to:n,bands:o})=>{let{points:s,means:i,meanDays:r}=e,{t:a,
zone:u,messages:d,day:m,shortDay:p,month:g,year:h,integer:w,tenths:S,kg:b}=H(),x=vo(()=>vu.matches,vu,
"change"),k=Me(null),A=Me(null);return ue(()=>{let T=k.current,R=getComputedStyle(T),D={colour:oe=>(T.
style.color=`var(--${oe})`,R.color),font:R.fontFamily},O=s.length-1,C=({at:oe,kg:ae})=>{let ne=i[O];
return[b(ae),m(oe),ne===void 0?"":`${a.mean(r)}: ${b(ne)}`].filter(Boolean).join(`
`)},M=oe=>{let ae=s[oe];ae&&(O=oe,T.ariaValueNow=String(oe),T.ariaValueText=C(ae))};M(O);let L=(oe,ae)=>{
let ne=A.current;if(ne.hidden=oe===void 0,oe===void 0)return;M(oe),ne.textContent=T.ariaValueText;let{
offsetLeft:ge,clientWidth:re}=F.over,Y=ae>re/2?ae-ne.offsetWidth-12:ae+12;ne.style.translate=`${Math.
max(ge+Y,0)}px`},I={series:e,from:t,to:n,bands:o.map(oe=>({...oe,text:d.bmi_descriptions[oe.class],colour:Fg[is(
oe.class)]}))},F=ku(T,I,D,{zone:u,ofUnit:{day:p,month:g,year:h},integer:w,tenths:S,kg:b},L),V=oe=>F.
setCursor({left:oe,top:1}),W=({pointerType:oe,clientX:ae})=>oe!=="mouse"&&V(ae-F.over.getBoundingClientRect().
left),J=oe=>{let ae=Ng[oe.key];if(ae===void 0)return;oe.preventDefault(),O=Math.min(Math.max(O+ae,0),
s.length-1);let ne=s[O];ne&&V(F.valToPos(ne.at/1e3,"x"))};F.over.addEventListener("pointerdown",W),F.
over.addEventListener("pointermove",W),T.addEventListener("keydown",J);let j=new ResizeObserver(()=>F.
setSize({width:T.clientWidth,height:T.clientHeight}));return j.observe(T),()=>{j.disconnect(),T.removeEventListener(
"keydown",J),F.destroy()}},[e,t,o,d,x]),l("div",{class:"chart",children:[l("div",{class:"plot",ref:k,
role:"slider",tabIndex:0,"aria-label":a.chart,"aria-valuemin":0,"aria-valuemax":Math.max(s.length-1,
0),"aria-valuenow":Math.max(s.length-1,0)}),l("output",{class:"tip",ref:A,hidden:!0,"aria-hidden":"t\
rue"})]})};var Tu=.45359237,Wg={kg:1,g:.001,lb:Tu,st:14*Tu},xu={kg:/^(kgs?|kilos?|kilogram(m?es?|os?|s|m)?)$/i,
g:/^(gr?s?|gram(m?es?|os?|s|m)?)$/i,lb:/^(lbs?|pounds?|libras?)$/i,st:/^(sts?|stones?)$/i},Cn=e=>Object.
keys(xu).find(t=>xu[t].test(e)),lr=(e,t)=>t==="kg"?e:Math.round(e*Wg[t]*100)/100,$g={",":/^(\d+|\d{1,3}([. '’]\d{3})+)(,\d+)?$/,
".":/^(\d+|\d{1,3}([, '’]\d{3})+)(\.\d+)?$/},Cu=(e,t)=>{if(!$g[t].test(e))return;let n=t===","?/[. '’]/g:
/[, '’]/g;return Number(e.replace(n,"").replace(",","."))},ms=(e,t)=>{let[,n="",o="",s="",i="lb"]=/^([\d.,’' ]*\d) *(\p{L}*)\.?(?: *([\d.,]+) *(\p{L}*)\.?)?$/u.
exec(e.replace(/\s+/g," ").trim())??[],r=Cu(n,t),a=Cn(o);if(r===void 0||o!==""&&a===void 0)return;if(s===
"")return{value:r,unit:a};let u=Cu(s,t);if(!(a!=="st"||u===void 0||Cn(i||"lb")!=="lb"))return{value:r*
14+u,unit:"lb"}};var $o=e=>{let t=`weight-bmi-register ${e}`;return{read:()=>{try{return localStorage.getItem(t)??""}catch{
return""}},write:n=>{try{localStorage.setItem(t,n)}catch{}}}};var Hg=(e,t)=>{let n=a=>Math.round(a*1e6),o=e.map(({record:a,day:u})=>({record:a,plus:n(t*u+a.peso_kg),
minus:n(t*u-a.peso_kg)})).sort((a,u)=>a.plus-u.plus||a.minus-u.minus),s=[],i=o.map(({minus:a},u)=>{let[
d,m]=[0,s.length];for(;d<m;){let p=d+m>>1;(o[s[p]]?.minus??0)<=a?d=p+1:m=p}return s[d]=u,s[d-1]}),r=new Set;
for(let a=s.at(-1);a!==void 0;a=i[a])r.add(o[a].record);return r},Pu=(e,t)=>new Map([...e].map(n=>[t(
n),n])),Au=(e,t,n,o)=>{let s=new Set(e),i=[],r=Pu(t,o),a=new Set(t.map(m=>`${m.fecha_registro} ${m.peso_kg}`)),
u=[...r.keys()],d=(m,p,g)=>g!==void 0&&Math.round(Math.abs(p-(r.get(g)?.peso_kg??p))*1e6)>Math.round(
n*Math.abs(m-g)*1e6);for(;;){let[m,p]=[0,i.length],g=[];for(let[w,S]of Pu(s,o)){for(;(u[m]??Number.POSITIVE_INFINITY)<
w;)m+=1;let b=u[m]===w?r.get(w):void 0;if(!(!b||b.fecha_registro<=S.fecha_registro)||a.has(`${S.fecha_registro}\
 ${S.peso_kg}`))continue;let[k,A]=[u[m-1],u[m+(b?1:0)]];[k,A].some(T=>d(w,S.peso_kg,T))?i.push(S):g.
push({record:S,day:w})}let h=Hg(g,n);if(i.push(...g.filter(({record:w})=>!h.has(w)).map(({record:w})=>w)),
i.length===p)return{kept:[...s],outliers:i};for(;p<i.length;p++)s.delete(i[p])}};var Du=864e5,Vg="weight_change_too_large",Ru=async(e,t,n,o,s)=>{let{weights:i}=await q.listWeights({
signal:o}),r=({fecha_registro:g})=>Math.floor(t.clockAt(Date.parse(g))/Du),{kept:a,outliers:u}=Au(e,
i.toReversed(),n,r),d=u.map(g=>({...g,code:Vg})),m=new Set(i.map(({id:g})=>g)),p=0;for(let g=a;;){let h=[];
for await(let{error:S,answer:b,weights:x}of Ns(q,g,{check:!0,signal:o})){if(S)throw S;if("results"in
b)for(let{index:k,outcome:A,code:T}of b.results)h.push({...x[k],outcome:A,code:T});s(h.length)}let w=S=>h.
filter(b=>b.outcome===S);if(p+=w("known").length,d.push(...w("refused")),g=w("new").map(({peso_kg:S,
fecha_registro:b})=>({peso_kg:S,fecha_registro:b})),g.length===h.length)return{added:g,known:p,refused:d,
ids:m}}},Iu=async(e,t)=>{let n=[],o=[],s=e.added;for(;;){let i;for await(let{start:r,error:a,index:u,
answer:d,weights:m}of Ns(q,s)){if(a){if(u===void 0)throw a;o.push({...s[u],code:a.code??null}),i=s.toSpliced(
u,1).slice(r);break}"weights"in d&&n.push(...d.weights.filter(({id:p})=>!e.ids.has(p))),t(e.added.length-
s.length+r+m.length)}if(!i)return{recorded:n,refused:o};s=i}},ea=$o("import"),Bg=7*Du,Eu=(e,t)=>{let n=t.
map(({id:s,peso_kg:i,fecha_registro:r})=>[s,i,Date.parse(r)]),o={userId:e,at:Date.now(),records:n};ea.
write(JSON.stringify(o))},Mu=e=>{let t=JSON.parse(ea.read()||"{}");return t?.userId===e&&Date.now()-
t.at<Bg&&t.records.length>0?t:void 0},Gg=8,Lu=async(e,t)=>{let{weights:n}=await q.listWeights(),o=new Map(
n.map(u=>[u.id,u])),s=e.records.flatMap(([u,d,m])=>{let p=o.get(u);return p?.peso_kg===d&&Date.parse(
p.fecha_registro)===m?[u]:[]}),i=s.values(),r=0,a=async()=>{for(let u of i)await q.deleteWeight({path:{
weight_id:u}}).catch(d=>{if(!(d instanceof Le&&d.status===404))throw d}),t(++r)};return await Promise.
all(Array.from({length:Gg},a)),ea.write(""),s.length};var cr=()=>new Promise(e=>setTimeout(e));var Ou=25e4,Nu='type="HKQuantityTypeIdentifierBodyMass"',Fu=/<Record(?:[^">]|"[^"]*")*>/y,Ug=["start\
Date","unit","value"],qg=async(e,t)=>{let n=[],o="",s=r=>{let a=0;for(;;){let u=r.indexOf(Nu,a);if(u<
0)break;Fu.lastIndex=Math.max(r.lastIndexOf("<Record",u),0);let[d]=Fu.exec(r)??[];if(d===void 0)break;
a=u+Nu.length;let m=p=>new RegExp(` ${p}="([^"]*)"`).exec(d)?.[1]??"";n.push(Ug.map(m))}o=r.slice(Math.
max(a,r.lastIndexOf("<")))},i=new TextDecoder;for(let r=0;r<e.size;r+=Ou){let a=await e.slice(r,r+Ou).
arrayBuffer();s(o+i.decode(a,{stream:!0})),await cr(),t.throwIfAborted()}return{preamble:"",head:["s\
tartDate","unit","weight"],hasHeading:!0,body:n}},ta=e=>typeof e=="object"&&e!==null&&!Array.isArray(
e),jg=e=>e.filter(ta).map(({dataTypeName:t,startTimeNanos:n,fitValue:o})=>({date:Math.round(Number(n)/
1e6),dataTypeName:t,weight:o?.[0]?.value?.fpVal})),zg=({date:e,...t})=>({...t,date:String(e).replace(
/^(\d\d)\/(\d\d)\/(\d\d)$/,"20$3-$1-$2")}),Kg=e=>{let t;try{t=JSON.parse(e)}catch{return}let n=ta(t)?
t["Data Points"]:void 0,o=Array.isArray(n)?jg(n):t;if(!Array.isArray(o))return;let s=o.filter(ta).map(
a=>"logId"in a?zg(a):a),i=[...new Set(s.flatMap(a=>Object.keys(a)))].filter(a=>a!=="logId");if(!i.some(
a=>/weight/i.test(a)))return;let r=s.map(a=>i.map(u=>String(a[u]??"")));return{preamble:"",head:i,hasHeading:!0,
body:r}},Yg=e=>{let[t,n]=new Uint8Array(e);if(t===255&&n===254)return new TextDecoder("utf-16le").decode(
e);if(t===254&&n===255)return new TextDecoder("utf-16be").decode(e);try{return new TextDecoder("utf-\
8",{fatal:!0}).decode(e)}catch{return new TextDecoder("windows-1252").decode(e)}},Zg=[["zip","PK"],
["zip","‹"],["pdf","%PDF"],["database","SQLite format 3"]],Wu=async(e,t)=>{let n=new TextDecoder(
"windows-1252").decode(await e.slice(0,4096).arrayBuffer()),[o]=Zg.find(([,r])=>n.startsWith(r))??[];
if(o)return{format:o};let s=n.replace(/^ï»¿/,"").trimStart();if(s.startsWith("<"))return/<HealthData|<!DOCTYPE HealthData/.
test(n)?{sheet:await qg(e,t)}:{format:"xml"};let i=Yg(await e.arrayBuffer());if(/^[[{]/.test(s)){let r=Kg(
i);return r?{sheet:r}:{format:"json"}}return i.includes("\0")?{format:"other"}:{text:i}};var gs=e=>{let{format:t}=new Intl.DateTimeFormat("sv-SE",{timeZone:e,dateStyle:"short",timeStyle:"me\
dium"}),n=a=>Date.parse(`${t(a*1e3).replace(" ","T")}Z`)-a*1e3,o=new Map,s=a=>{let u=o.get(a);if(u!==
void 0)return u;let d=n(a*7*864e5/1e3);return o.set(a,d),d},i=a=>{let u=Math.floor(a/6048e5),d=s(u);
return d===s(u+1)?d:n(Math.floor(a/1e3))},r=a=>a+i(a);return{name:e,clockAt:r,instantOf(a){let[u,d]=[
a-864e5,a+864e5].map(p=>a-i(p)),m=[u,d].filter(p=>r(p)===a);return m.length>0?Math.min(...m):u},inputOf:a=>new Date(
r(a)).toISOString().slice(0,16)}},na=()=>new Intl.DateTimeFormat().resolvedOptions().timeZone,$u=({clockAt:e})=>{
let t=gs(na()),n=Date.now();return[n,n+157248e5].every(o=>e(o)===t.clockAt(o))};var ur=["ymd","dmy","mdy"],Jg=/^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})/,Hu=/ ?(?:([ap])\.? ?m\b\.?)?/,
Qg=/(\d{1,2})[:.h](\d{2})(?:[:.](\d{2}(?:[.,]\d+)?))?/,Xg=/(?:T|,? (?:at|a las?|um|à|alle|às) |,? )/,
Vu=/ ?(Z|UTC|GMT)?(?:([+-])(\d{1,2}):?(\d{2})?)?(?: \(.*\))?$/,eh=new RegExp(`${Jg.source}(?:${Xg.source}${Qg.
source}${Hu.source})?${Vu.source}`,"i"),th=new RegExp(`^\\d{1,2}(:\\d{2}){1,2}\\S*${Hu.source}${Vu.source}`,
"i"),nh=/^1\d{9}(\d{3})?$/,Bu=(e,t,n)=>["en","es","de","fr","it","pt"].map(o=>{let{format:s}=new Intl.
DateTimeFormat(o,{...n,timeZone:"UTC"});return Array.from({length:e},(i,r)=>s(t(r)).toLowerCase())}),
oh=Bu(12,e=>Date.UTC(2025,e,1),{month:"long"}),sh=Bu(7,e=>Date.UTC(2025,0,e+1),{weekday:"long"}),Gu=(e,t)=>{
let n=e.toLowerCase();for(let o of t){let s=o.findIndex(i=>i.startsWith(n));if(s>=0)return s+1}return 0},
rh=e=>e.replace(/^(\p{L}{2,})\.?,? /u,(t,n)=>Gu(n,sh)?"":t),ih=new RegExp([/^(?:(\d{1,2})(?:st|nd|rd|th|º)?)?[-. ]*(?:de )?(\p{L}{3,})[-. ]*(?:de )?/u,
/(?:(\d{1,2})(?:st|nd|rd|th)?(?=,? ))?,? ?(\d{2,4})/].map(({source:e})=>e).join(""),"u"),ah=e=>{let[
t,n,o="",s,i=""]=ih.exec(e)??[],r=t===void 0?0:Gu(o,oh);return t===void 0||r===0?e:`${i.length===2?`\
20${i}`:i}-${r}-${n??s}${e.slice(t.length)}`},Uu=e=>e.replace(/\s+/g," ").trim(),Jn=e=>th.test(Uu(e)),
Qn=(e,t,n)=>{let o=Uu(e);if(nh.test(o))return{at:new Date(Number(o)*(o.length===10?1e3:1)).toISOString(),
isZoned:!0};let s=rh(o),i=ah(s),r=i===s?t:"ymd",a=eh.exec(i);if(!a)return;let[,u,d,m,p="0",g="0",h="\
0",w]=a,[S,b,x="0",k="0"]=a.slice(8),A=J=>Number([u,d,m][r.indexOf(J)]),[T,R,D]=[A("y"),A("m"),A("d")],
O=T<100&&r!=="ymd"?2e3+T:T,C=new Date(Date.UTC(O,R-1,D));if(O<1e3||C.getUTCMonth()!==R-1||C.getUTCDate()!==
D)return;let M=w?Number(p)%12+(w.toLowerCase()==="p"?12:0):Number(p),L=Number(h.replace(",","."));if(M>
23||Number(g)>59||L>=60)return;let I=M*60+Number(g),G=C.getTime()+I*6e4+Math.floor(L*1e3+1e-6),F=S!==
void 0||b!==void 0,V=(Number(x)*60+Number(k))*6e4,W=F?G-(b==="-"?-V:V):n.instantOf(G);return{at:new Date(
W).toISOString(),isZoned:F}},lh=gs("UTC"),Xn=e=>ur.some(t=>Qn(e,t,lh)!==void 0);var ch=[";","	",","],uh=(e,t)=>{let n=[[]],o=new RegExp(`(?:"((?:[^"]|"")*)"|([^${t}\\r\\n]*))(${t}|\
\\r?\\n|\\r|$)`,"gy");for(let[,s,i="",r]of e.matchAll(o)){if(n.at(-1)?.push((s?.replaceAll('""','"')??
i).trim()),r==="")break;r!==t&&n.push([])}return n.filter(s=>s.some(i=>i!==""))},oa=e=>ms(e,".")!==void 0||
ms(e,",")!==void 0,sa=(e,t)=>{let n=uh(e,t),o=p=>p.some(g=>Xn(g)||Jn(g))&&p.some(oa),s=n.findIndex(o),
i=p=>p.length>1&&!p.some(Xn),r=n.slice(0,Math.max(s,0)).findLastIndex(i),a=r>=0,u=n.slice(0,Math.max(
a?r:s,0)).map(p=>p.join(t)).join(`
`);if(s<0)return{preamble:u,head:n[0]??[],hasHeading:a,body:n};if(!a)return{preamble:u,head:n[s]??[],
hasHeading:a,body:n.slice(s)};let d=n.slice(r+1),m=d.findIndex(p=>i(p)&&p.some(g=>/^date\b/i.test(g)));
return{preamble:u,head:n[r]??[],hasHeading:a,body:m<0?d:d.slice(0,m)}},qu=e=>{let t=e.slice(0,2e4);return ch.
find(n=>sa(t,n).head.length>1)??","},ju=e=>["fecha_registro,peso_kg",...e.map(t=>`${t.fecha_registro}\
,${t.peso_kg}`),""].join(`\r
`);var Yu=e=>e.replace(/^com\.[\w.]*\./,"").replace(/\d(st|nd|rd|th)\b/gi," ").replace(/(\p{Ll})(\p{Lu})/gu,
"$1 $2").toLowerCase().split(/[^\p{L}]+/u).filter(Boolean),dh=e=>/weight|^pesos?$|gewicht|poids|^mass[ea]?$|waga|^vikt|^vekt|vægt|^paino|^вес$|体重/.
test(e),fh=["goal target trend ideal optimal max min change diff delta lost loss gain start initial \
previous","fat lean muscle bone water mineral protein free control standard index percent","objetivo\
 meta tendencia máxim maxim mínim minim cambio inicial","grasa múscul muscul magr hues óse ose agu\
a ziel fett muskel knochen wasser","graisse objectif idéal osseuse"].flatMap(e=>e.split(" ")),ph=e=>fh.
some(t=>e.startsWith(t)),ra=e=>{let t=Yu(e);return t.some(dh)?t.some(ph)?2:0:/^(value|amount|valor|cantidad|wert|valeur)$/i.
test(e.trim())?1:3},mh=e=>[...new Set(Yu(e).flatMap(t=>Cn(t)??[]))],Zu=/(?:units?|unidad(?:es)?|einheit(?:en)?|unités?)/,
gh=new RegExp(`(?:${Zu.source}|weight|peso|gewicht|poids)[^\\p{L}\\n]{1,3}(?:(?:in|en) )?(\\p{L}+)`,
"giu"),hh=e=>[...new Set([...e.matchAll(gh)].flatMap(([,t=""])=>Cn(t)??[]))],_h=[/start/i,/date|fecha|datum|\bdata\b|^d[ií]a$|^day$/i,
/time|zeit|hora/i],yh=/^(time|hora|zeit|heure|ora)$/i,wh=new RegExp(`^(.* )?${Zu.source}$`,"i"),bh=/^(metric|type|measure(ment)?|quantity|parameter|m[eé]trica|tipo|medida|name|data ?type ?name)$/i,
kh="user|member|person|profile|usuario|persona|perfil|miembro|name|nombre|benutzer",vh=new RegExp(`^\
(${kh})( ?_?(id|name|nombre))?$`,"i"),Sh=/^(height|talla|altura|estatura|größe|taille)\b/i,Th=({head:e,
body:t},n)=>{let o=t.slice(0,300),s=R=>o.map(D=>D[R]??"").filter(Boolean),i=R=>e.findIndex(R),r=e.map(
(R,D)=>s(D).some(Xn)),a=_h.map(R=>i((D,O)=>!!r[O]&&R.test(D))),u=Math.max(0,a.find(R=>R>=0)??r.indexOf(
!0)),d=i((R,D)=>D!==u&&yh.test(R)&&s(D).some(xh)),m=i((R,D)=>{let O=s(D);return wh.test(R.trim())||O.
length>0&&O.every(C=>Cn(C))}),p=e.map((R,D)=>D!==u&&D!==d&&D!==m&&s(D).some(oa)?ra(R):9),g=Math.min(
...p),h=g===9?[]:p.flatMap((R,D)=>R===g?[D]:[]),w=n??(h.length>1?-1:h[0]??0),S=R=>![u,d,m,w].includes(
R),b=i((R,D)=>S(D)&&bh.test(R.trim())&&s(D).some(O=>ra(O)===0)),x=R=>S(R)&&R!==b&&new Set(k(R)).size>
1,k=R=>s(R).filter(D=>!/^(null|-+|0)$/.test(D)),A=[vh,Sh].map(R=>i((D,O)=>R.test(D.trim())&&x(O))).find(
R=>R>=0),T=A===void 0?[]:[...new Set(k(A))];return{date:u,time:d,weight:w,unit:m,kind:b,person:A??-1,
candidates:h,people:T,ranks:p}},xh=e=>Jn(e)||/^\d{1,2}\.\d{2}\.\d{2}$/.test(e),zu=(e,t,n)=>{let o=e.
map(s=>Date.parse(Qn(s,t,n)?.at??""));return Math.max(...o)-Math.min(...o)},Ch=(e,t)=>{let n=u=>e.filter(
d=>Qn(d,u,t)!==void 0).length,o=ur.map(n),s=Math.max(...o),i=ur.filter((u,d)=>o[d]===s).sort((u,d)=>zu(
e,u,t)-zu(e,d,t)),r=i[0]??"ymd",a=u=>i.every(d=>Qn(u,d,t)?.at===Qn(u,r,t)?.at);return{order:r,isAmbiguous:!e.
every(a)}},Ph=(e,t)=>{let n=e.filter(s=>/\d,\d/.test(s)),o=s=>/,\d{3}\.\d/.test(s)||t&&/^\d{1,3}(,\d{3})+\D*$/.
test(s);return n.length===0||n.every(o)?".":","},Ju=(e,t)=>`${e[t]}.${e[t+1]}`,ia=(e,{head:t,hasHeading:n})=>n&&
e.slice(t.length).some(o=>o!=="")&&e.some(o=>Xn(o)||Jn(o)),Ah=e=>{let t=n=>/^\d{1,3}$/.test(e[n]??"")&&
/^\d{1,2}$/.test(e[n+1]??"");return[...e.keys()].filter(n=>t(n)&&Number(Ju(e,n))>=20)},Dh=(e,t,n)=>new Set(
[...e?[e]:[],...t?[t]:[],...n]),Qu=({head:e,hasHeading:t,preamble:n},o)=>{let s=t?mh(e[o]??""):[];return[
...new Set([...s,...hh(n)])]},Rh=(e,t,n="")=>{let[o="",s="",i]=[t.unit,t.kind,t.person].map(r=>e[r]);
return o!==""&&Cn(o)===void 0||t.kind>=0&&ra(s)!==0||n!==""&&i!==n},Xu=(e,t,n)=>{let{head:o,body:s,hasHeading:i}=e,
r=Th(e,t.weight),{date:a,time:u,weight:d,candidates:m,people:p,ranks:g}=r,h=s.slice(0,1e3),w=h.map(M=>M[t.
date??a]??"").filter(Xn),{order:S,isAmbiguous:b}=Ch(w,n),x=Qu(e,d),k=h.map(M=>M[d]??""),T={decimal:Ph(
k,x.includes("g")),order:S,date:a,time:u,weight:d,...t},R=[];m.length>1&&R.push({name:"weight",choices:m});
let D=s.filter(M=>ia(M,e)),[O]=D;O&&R.push({name:"long",choices:[...Ah(O),"column","none"],cells:O}),
p.length>1&&p.length<=12&&R.push({name:"person",choices:[...p,""],column:o[r.person]??""});let C=i?o.
filter((M,L)=>L!==d&&g[L]===2&&/weight|peso|gewicht|poids/i.test(M)):[];return{form:T,questions:R,remarks:{
isOrderAmbiguous:b,leftOut:C},columns:r}},ed=({name:e},t)=>e==="weight"?t.weight>=0:t[e]!==void 0,Ku=250,
td=async(e,{form:t,columns:n},o,s)=>{let i=[],r={records:[],unread:[],others:0,isLocal:!1},a=Qu(e,t.
weight),u=e.body.find(S=>ia(S,e))?.length,d=S=>{if(typeof t.long!="number"&&!(t.long==="none"&&ia(S,
e)))return S[t.weight]??"";if(!(typeof t.long!="number"||S.length!==u))return Ju(S,t.long).replace("\
.",t.decimal)},m="";for(let[S,b]of e.body.entries()){if(S%Ku===Ku-1&&(await cr(),s?.throwIfAborted()),
Rh(b,n,t.person)){r.others+=1;continue}let[x="",k=""]=[b[t.date],b[t.time]],A=b.some(I=>/^UTC[+-]\d{4}$/.
test(I))?"Z":"",T=Jn(x)?`${m} ${x}`:`${x} ${k}`.trim(),R=Qn(T+A,t.order,o),D=d(b),O=ms(D??"",t.decimal),
C=Dh(O?.unit,Cn(b[n.unit]??""),a),M=C.size===1,L=M?[...C][0]:t.unit;O&&!M&&i.push({value:O.value,units:[
...C]}),R&&O&&L&&O.value>0?(r.records.push({peso_kg:lr(O.value,L),fecha_registro:R.at}),r.isLocal||=
!R.isZoned):(!R||D===void 0||/[1-9]/.test(D))&&r.unread.push(b.join(", ")),Jn(x)||(m=x)}let[p]=i,g=new Set(
i.flatMap(({units:S})=>S)),h=g.size>0,w=h?[...g]:["kg","lb"];return p&&(r.question={name:"unit",choices:w,
isContradiction:h,example:p.value}),r.records.sort((S,b)=>S.fecha_registro<b.fecha_registro?-1:1),r};var od=({userId:e})=>{let{t,integer:n,instant:o,announce:s}=H(),[i,r]=te(()=>Mu(e)),[a,u]=te(0),{run:d,
busy:m,error:p}=Xo(async()=>{if(!i)return;u(0);let h=await Lu(i,u);r(void 0),s(t.undone(h,n(h)))});if(!i)
return null;let g=i.records.length;return l(be,{children:[m?l(xo,{label:t.undoing,done:a,all:g,format:n}):
l(Q,{children:[l("p",{children:t.importedAt(o(i.at),n(g))}),l(ie,{text:t.undoImport,onClick:d})]}),l(
Ve,{error:p})]})},nd=({rows:e})=>{let{t,kg:n,instant:o,messages:s}=H(),i=({code:r})=>{let a=s.errors[r??
""];return a===void 0||a.includes("{")?t.changeTooLarge:a};return l(it,{caption:t.refused,rows:e,columns:[
[t.date,({fecha_registro:r})=>o(r)],[t.weight,({peso_kg:r})=>n(r),"numeric"],[t.reason,i]]})},Ih=({records:e,
userId:t})=>{let{t:n,zone:o,config:s,integer:i,announce:r}=H(),[a,u]=te(0),[d,m]=te(),p=Me(null),g=s.
validation_limits?.weight_variation_per_day??Number.POSITIVE_INFINITY,h=De(T=>Ru(e,o,g,T,u),[e]),w=Xo(
async()=>{if(!h.data)return;u(0);let{recorded:T,refused:R}=await Iu(h.data,u);Eu(t,T);let D=n.importedWeights(
T.length,i(T.length));m({summary:D,refused:R}),p.current||r(D)});if(ue(()=>p.current?.focus(),[w.busy]),
d)return l("div",{class:"part",tabIndex:-1,ref:p,children:[l(be,{kind:"success",children:d.summary}),
l(nd,{rows:d.refused}),l(od,{userId:t}),l("a",{href:we("weight",{period:"all"}),children:n.back})]});
if(h.loading)return l(xo,{label:n.checking,done:a,all:e.length,format:i});let{added:S=[],known:b=0,refused:x=[]}=h.
data??{};if(w.busy)return l("div",{tabIndex:-1,ref:p,children:l(xo,{label:n.importingWeights,done:a,
all:S.length,format:i})});let A=[[n.added,S.length],[n.known,b],[n.rejected,x.length]].filter(([T,R])=>R>
0||T===n.added).map(([T,R])=>T(R,i(R)));return l(Q,{children:[l(Ve,{error:h.error,retry:h.reload}),h.
data&&l("p",{role:"status",children:A.join(" · ")}),l(nd,{rows:x}),l(Ve,{error:w.error,retry:h.reload}),
S.length>0&&w.error===void 0&&l("div",{class:"actions",children:l(ie,{text:n.importWeights(S.length,
i(S.length)),kind:"primary",onClick:w.run})})]})},Eh=e=>{let t=Math.ceil(e.length/200),n=e.filter((d,m)=>m%
t===0||m===e.length-1),o=n.map(({peso_kg:d})=>d),s=n.map(({fecha_registro:d})=>Date.parse(d)),[i,r]=[
Math.min(...o),s[0]??0],a=Math.max(...o)-i||1,u=(s.at(-1)??0)-r||1;return o.map((d,m)=>`${(((s[m]??0)-
r)/u*100).toFixed(1)},${(22-(d-i)/a*20).toFixed(1)}`).join(" ")},Mh=({records:e})=>{let{t,integer:n,
kg:o,day:s}=H(),[i,r]=[e[0],e.at(-1)];if(!i||!r)return null;let[a,u]=[s(i.fecha_registro),s(r.fecha_registro)];
return l("div",{class:"summary",children:[l("strong",{children:t.importRange(n(e.length),a,u,o(i.peso_kg),
o(r.peso_kg))}),l("svg",{viewBox:"0 0 100 24",preserveAspectRatio:"none","aria-hidden":"true",children:l(
"polyline",{points:Eh(e)})})]})},Lh=({question:e,form:t,head:n,answer:o})=>{let{t:s,plain:i,kg:r}=H(),
a=vn(),{name:u}=e,d=u==="person"?s.questions.person(e.column):s.questions[u==="unit"&&e.isContradiction?
"units":u],m=p=>{if(e.name==="unit"){let g=p,h=`${i(e.example)} ${g}`,w=g==="kg"?"":` = ${r(lr(e.example,
g))}`;return`${s.unitNames[g]} (${h}${w})`}if(e.name==="long"){let{cells:g}=e;return typeof p=="numb\
er"?`${g[p]}${s.mark}${g[p+1]}`:p==="column"?g[t.weight]??"":s.leaveOut}return e.name==="weight"?s.column(
Number(p)+1,n[Number(p)]??""):`${p}`||s.allMine};return l("div",{class:"ask",role:"radiogroup","aria\
-labelledby":a,children:[l("p",{id:a,children:d}),e.choices.map(p=>l("label",{children:[l("input",{type:"\
radio",name:u,checked:t[u]===p,onInput:()=>o(p)}),m(p)]},p))]})},Oh=5,sd=({sheet:e,separator:t,setSeparator:n,
userId:o})=>{let{t:s,zone:i,integer:r}=H(),[a,u]=te({}),d=St(()=>Xu(e,a,i),[e,a,i]),{form:m,remarks:p}=d,
{head:g}=e,{data:h,error:w}=De(async M=>({form:m,...await td(e,d,i,M)}),[d]),S=[...d.questions,...h?.
question?[h.question]:[]],x=S.every(M=>ed(M,m))&&h?.form===m?h:void 0,k=g.map((M,L)=>[String(L),s.column(
L+1,M)]),A=[",",s.comma],T=[A,[";",s.semicolon],["	",s.tab]],R={...t&&{separator:{label:s.separator,
options:T}},decimal:{label:s.decimal,options:[A,[".",s.point]]},order:{label:s.order,options:Object.
entries(s.orders)},date:{label:s.dateColumn,options:k},time:{label:s.timeColumn,options:[["-1",s.unknown],
...k]},weight:{label:s.weightColumn,options:k}},D=M=>{let{separator:L,...I}=Object.fromEntries(new FormData(
M));if(L&&L!==t)return n?.(L);let[G,F,V]=[I.date,I.time,I.weight].map(Number);u({...a,...I,date:G,time:F,
weight:V})},O=p.leftOut.map(M=>`“${M}”`).join(", "),C=[p.isOrderAmbiguous&&s.ambiguousDates(s.orders[m.
order]),O&&s.leftOutColumns(g[m.weight]??"",O),x&&x.others>0&&s.leftOutLines(x.others,r(x.others)),x?.
isLocal&&s.localTimes(i.name)];return l(Q,{children:[S.map(M=>l(Lh,{question:M,form:m,head:g,answer:L=>u(
{...a,[M.name]:L})},M.name)),l(Ve,{error:w}),x&&l(Mh,{records:x.records}),x?.records.length===0&&l(be,
{kind:"error",children:s.nothingRead}),C.map(M=>M&&l(be,{kind:"doubt",children:M},M)),l("details",{children:[
l("summary",{children:s.changeReading}),l("form",{class:"filters",onInput:({currentTarget:M})=>D(M),
children:l(ts,{fields:R,values:{separator:t,...m}})})]}),x&&x.unread.length>0&&l(be,{kind:"doubt",children:[
l("p",{children:s.unread(x.unread.length,r(x.unread.length))}),l("p",{class:"lines",children:x.unread.
slice(0,Oh).join(`
`)})]}),x&&x.records.length>0&&l(Ih,{records:x.records,userId:o},JSON.stringify(m))]})},Nh=({text:e,
userId:t})=>{let[n,o]=te(()=>qu(e)),s=St(()=>sa(e,n),[e,n]);return l(sd,{sheet:s,separator:n,setSeparator:o,
userId:t},n)},Fh=({opened:e,userId:t})=>{let{t:n}=H();return"format"in e?l(be,{kind:"error",children:n.
formats[e.format]}):"text"in e?l(Nh,{text:e.text,userId:t}):l(sd,{sheet:e.sheet,userId:t})},Wh=".csv\
,.tsv,.txt,.json,.xml,text/csv,text/plain,application/json,text/xml",rd=({account:{userId:e}})=>{let{
t}=H(),[n,o]=te(),s=async m=>n&&{opened:await Wu(n,m),chosen:n},{data:i,error:r,loading:a,reload:u}=De(
s,[n]),d={label:t.file,type:"file",accept:Wh};return l("div",{class:"card",children:[l(Lt,{title:t.importTitle,
tools:l("a",{href:we("weight"),children:t.back})}),l("p",{class:"hint",children:t.importHint}),!n&&l(
od,{userId:e}),l("form",{onInput:({target:m})=>o(m.files?.[0]),children:l(ts,{fields:{file:d}})}),l(
Ve,{error:r,retry:u}),a&&n&&l(be,{kind:"loading",children:t.loading}),i&&i.chosen===n&&l(Fh,{...i,userId:e},
i.chosen)]})};var $h=(e,t)=>Date.parse(t.fecha_registro)-Date.parse(e.fecha_registro),id=async(e,t)=>{try{let n=await q.
recordWeights({body:{weights:[{peso_kg:e,fecha_registro:t}]}});return"weights"in n?n.weights:[]}catch(n){
let{index:o,...s}=n.parameters??{};throw Object.assign(n,{parameters:s})}},aa=(e,t)=>[...t,...e.filter(
({id:n})=>t.every(o=>o.id!==n))].sort($h),ad=()=>{let{t:e}=H(),t=["weight_out_of_range","weight_chan\
ge_too_large"],n=o=>Math.round(o*100)/100;return{...Hs(e.notANumber,n),label:e.weightKg,codes:t}},ld=(e,t)=>{
let n=Date.parse(`${e}Z`);return Number.isNaN(n)?e:new Date(t.instantOf(n)).toISOString()},la=()=>{let{
t:e,zone:t}=H();return $u(t)?void 0:e.timesIn(t.name)},cd=e=>{let{t,zone:n}=H();return{label:t.dateTime,
hint:la(),codes:["weight_date_invalid"],max:n.inputOf(Date.now()),type:"datetime-local",defaultValue:n.
inputOf(e)}},ud=({change:e})=>{let{t,messages:n,zone:o}=H(),s=kn(Mt),[i,r]=te(!1),a=Me(void 0),[u,d]=[
ad(),cd(Date.now())],m=async({peso_kg:g,time:h})=>{let w=a.current?.kg===g?a.current.at:new Date().toISOString(),
S=h===void 0?w:ld(h,o),b=await id(g,S).catch(async x=>{let{code:k,status:A}=x;if(A===void 0||A>=500?
a.current={kg:g,at:w}:A!==401&&A!==429&&(a.current=void 0),k!=="weight_date_invalid"||h!==void 0)throw x;
return await q.recordWeight({body:{peso_kg:g}}),s(!0),[]});return a.current=void 0,e(x=>aa(x,b)),r(!1),
n.texts.weight_recorded},p={peso_kg:u,...i&&{time:d}};return l("div",{class:"record",children:[l(at,
{inline:!0,submit:t.record,fields:p,act:m}),l(ie,{text:i?t.now:t.anotherDay,kind:"link","aria-expand\
ed":i,onClick:()=>r(!i)})]})},dd=({item:e,change:t})=>{let{t:n,zone:o,kg:s,plain:i,instant:r}=H(),a=kn(
Mt),u={weight_id:e.id},d=`${s(e.peso_kg)}, ${r(e.fecha_registro)}`,m=cd(Date.parse(e.fecha_registro)),
p=async()=>{let g=await id(e.peso_kg,e.fecha_registro);return t(h=>aa(h,g)),a(!1),n.restored};return l(
"div",{class:"actions",children:[l(lt,{text:n.correct,of:d,title:n.correctTitle,submit:n.save,kind:"\
primary",fields:{peso_kg:{...ad(),defaultValue:i(e.peso_kg)},time:m},act:async g=>{let w=g.time!==m.
defaultValue?{fecha_registro:ld(g.time,o)}:{},S={peso_kg:g.peso_kg,...w},b=await q.correctWeight({path:u,
body:S});return t(x=>aa(x,[b])),n.corrected}}),l(lt,{text:n.remove,of:d,title:n.removeTitle,question:d,
act:async()=>(await q.deleteWeight({path:u}),t(g=>g.filter(({id:h})=>h!==e.id)),{text:n.removed,undo:p})})]})};var Hh=async e=>{let[t,{weights:n}]=await Promise.all([ko(q.getProfile({signal:e})),q.listWeights({signal:e})]);
return{profile:t,weights:n}},Vh=e=>ko(q.getBmi({signal:e})),hs={from:15,to:43},Bh=({imc:e,height:t,bands:n})=>{
let{plain:o}=H(),s=a=>Math.min(Math.max(a,hs.from),hs.to),i=a=>(s(a)-hs.from)/(hs.to-hs.from)*100,r=a=>Math.
round(a/t**2*10)/10;return l("div",{class:"scale","aria-hidden":"true",children:[n.map(({class:a,from:u,
to:d})=>l("i",{"data-kind":is(a),style:{width:`${i(r(d))-i(r(u))}%`}},a)),l("b",{style:{left:`${i(e)}\
%`}}),n.slice(0,-1).map(({class:a,to:u})=>l("small",{style:{left:`${i(r(u))}%`},children:o(r(u))},a))]})},
Gh=({bmi:e,profile:t,bands:n})=>{let{t:o,messages:s,tenths:i}=H(),r=n.find(d=>d.class==="normal"),{data:a}=e,
u=a?Qo(a):void 0;return l("div",{class:"part",children:[l("h2",{children:o.bmi}),l(Ve,{error:e.error,
retry:e.reload}),a&&l("p",{class:"figure",children:[l("strong",{children:i(a.imc)})," ",l($e,{kind:u&&
is(u),children:ti(a,s)})]}),a&&t&&l(Bh,{imc:a.imc,height:t.talla_m,bands:n}),a===null&&l("p",{children:t?
o.bmiNeedsWeight:o.bmiNeedsProfile}),r&&l("p",{class:"hint",children:o.normalRange(i(r.from),i(r.to))}),
!t&&l("a",{href:we("profile"),children:o.toProfile})]})},Uh=e=>{let{t,kg:n,day:o,signed:s}=H(),i=e.points.
at(-1),r=[7,30].flatMap(a=>{let u=yu(e.points,a);return u===void 0?[]:[t.changeIn(s(u),a)]});return l(
"section",{class:"card columns now","aria-label":t.latest,children:[l("div",{class:"part",children:[
l("h2",{children:i?t.latestOf(o(i.at)):t.latest}),i&&l("p",{class:"figure",children:l("strong",{children:n(
i.kg)})}),r.length>0&&l("p",{children:r.join(" · ")}),!i&&l("p",{children:t.noWeights}),l(ud,{change:e.
change})]}),l(Gh,{...e})]})},qh={month:30,year:365,all:Number.POSITIVE_INFINITY},ca=["month","year",
"all"],fd,jh=({points:e,bands:t})=>{let{t:n,zone:o,kg:s,integer:i,signed:r}=H(),{parameters:a}=je(),
u=Date.now(),d=T=>u-qh[T]*864e5,m=T=>e.filter(({at:R})=>R>=d(T)).length>1,p=ca.find(T=>T===a.period)??
fd??ca.find(m)??"all";fd=p;let{series:g,from:h}=St(()=>{let T=p==="all"?(e[0]?.at??u)-864e5:d(p);return{
series:_u(e,T,o),from:T}},[e,p,o]),w=l("fieldset",{children:[l("legend",{children:n.period}),ca.map(
T=>l(ie,{text:n.periods[T],"aria-pressed":T===p,onClick:()=>So(we("weight",{period:T}))},T))]}),{points:S,
meanDays:b}=g,[x,k]=[S[0],S.at(-1)],A=Xi(S.map(T=>T.kg));return l(Be,{title:n.trend,tools:w,children:[
!x&&l("p",{class:"hint",children:n.nothingInPeriod}),l(Su,{series:g,from:h,to:u,bands:t}),l("p",{class:"\
hint key",children:[l("span",{"aria-hidden":"true",children:"●"})," ",n.chartPoint," ",l("b",{"ari\
a-hidden":"true",children:"━"})," ",n.mean(b)]}),x&&k&&A&&l(Sn,{facts:{[n.change]:r(k.kg-x.kg),[n.
minimum]:s(A[0]),[n.maximum]:s(A[1]),[n.count]:i(S.length)}})]})},zh=({weights:e,change:t})=>{let{t:n,
kg:o,instant:s}=H(),i=()=>Ao(new Blob([ju(e)],{type:"text/csv"}),"weights.csv"),r=l(Q,{children:[l("\
a",{class:"button plain",href:we("weight",{},"import"),children:n.importCsv}),e.length>0&&l(ie,{text:n.
exportCsv,onClick:i})]});return l(Be,{title:n.records,hint:la(),tools:r,children:l(it,{caption:n.newestFirst,
rows:e,keyOf:({id:a})=>a,columns:[[n.date,a=>s(a.fecha_registro)],[n.weight,a=>l("strong",{children:o(
a.peso_kg)}),"numeric"],[n.actions,a=>l(dd,{item:a,change:t}),"numeric"]]})})},Kh=(e,{data:t})=>e&&!(t&&
Qo(t)==="minor")?ni(e.talla_m):[],Yh=({load:e,bmi:t,...n})=>{let{profile:o,weights:s}=n,i=St(()=>Kh(
o,t),[o,t.data]),r=St(()=>s.map(m=>({at:Date.parse(m.fecha_registro),kg:m.peso_kg})).reverse(),[s]),
u={...n,points:r,bands:i,change:m=>e.change(p=>({...p,weights:m(p.weights)}))},d=m=>{m&&e.reload(),t.
reload()};return l(Mt.Provider,{value:d,children:[l(Uh,{...u,bmi:t}),s.length>0&&l(jh,{...u}),l(zh,{
...u})]})},Zh=()=>{let[e,t]=[De(Hh),De(Vh)];return l(Ot,{title:H().t.weight,load:e,children:n=>l(Yh,
{...n,load:e,bmi:t})})},pd=e=>je().id==="import"?l(rd,{...e}):l(Zh,{});var ua=$o("shortcuts"),Jh=({target:e,altKey:t,ctrlKey:n,metaKey:o})=>t||n||o||e.closest?.("input, te\
xtarea, select, dialog"),md=({isOpen:e,setOpen:t})=>{let{t:n}=H();return ue(()=>{let o=s=>{if(ua.read()===
"off"||Jh(s))return;let i=document.querySelector("[type=search]");if(s.key==="?")t(!0);else if(s.key===
"/"&&i)i.focus();else return;s.preventDefault()};return addEventListener("keydown",o),()=>removeEventListener(
"keydown",o)},[t]),e?l(cn,{title:n.shortcuts,onClose:()=>t(!1),children:o=>l(Q,{children:[l(Sn,{facts:n.
shortcutNames}),l("label",{class:"field checkbox",children:[n.useShortcuts,l("input",{type:"checkbox",
defaultChecked:ua.read()!=="off",onInput:({currentTarget:s})=>ua.write(s.checked?"":"off")})]}),l("d\
iv",{class:"actions",children:l(ie,{text:n.close,kind:"primary",onClick:o})})]})}):null};var Qh=["","register","deleted"],Xh=5e3,gd=["input","offline"],_d=$o("language"),e_=()=>[_d.read(),...navigator.
languages].find(t=>/^(es|en)\b/.test(t))?.startsWith("en")?"en":"es",hd=({label:e,tabs:t})=>l("nav",
{class:"tabs","aria-label":e,children:t.map(([n,o,s])=>l("a",{href:we(n),"aria-current":s?"page":void 0,
children:o},n))}),t_=()=>q.logout().catch(e=>{if(!(e instanceof tt))throw e;q.session.forget()}),n_=({
account:e,views:t,current:n,language:o})=>{let{t:s}=H(),[i,r]=te(!1),a=w=>[w.name,s[w.name],w===n],u=w=>t.
filter(S=>S.place===w),d=u("administration"),m=n?.place==="administration",[p,...g]=d.map(a),h=p&&[p[0],
g[0]?s.administration:p[1],m];return l("header",{class:e?"":"guest",children:[l(ie,{text:s.skip,kind:"\
skip",onClick:un}),l("div",{class:"frame",children:[l("a",{class:"brand",href:"#/",children:l("span",
{children:s.title})}),e&&l(hd,{label:s.navigation,tabs:[...u().map(a),...h?[h]:[]]}),e?l(Bs,{label:`${s.
menu}: ${e.username}`,text:e.username,children:[u("menu").map(({name:w})=>l("a",{href:we(w),children:s[w]},
w)),o,l(ie,{text:s.shortcuts,kind:"link",onClick:()=>r(!0)}),l(Gn,{text:s.signOut,kind:"link",act:t_})]}):
o]}),m&&g[0]&&l(hd,{label:s.administration,tabs:d.map(a)}),l(md,{isOpen:i,setOpen:r})]})},o_=({change:e,
name:t})=>{let{t:n}=H(),o=t==="deleted"?n.deleted:e&&n.ends[e],s=async()=>await q.session.restore()??
location.reload();return l(Q,{children:[o&&l(be,{children:o}),e==="account_changed"&&l(Gn,{text:n.adopt,
act:s}),l("div",{class:"card narrow welcome",children:l(ki,{registering:t==="register"},t==="registe\
r")})]})},s_=({account:e,leave:t})=>{let{t:n}=H();return ue(()=>Cl,[]),l(cn,{title:n.signIn,locked:!0,
onClose:t,children:()=>l(Q,{children:[l(be,{children:n.ends.expired}),l(ki,{registering:!1,expired:e})]})})},
r_=(e,t)=>{let{parameters:n={}}=e??{};return Object.fromEntries(Object.entries(n).flatMap(([o,s])=>typeof s==
"number"&&!Number.isInteger(s)?[[o,t(s)]]:[]))},yd=({views:e})=>{let[t,n]=te(e_),[{account:o,change:s,
expired:i=null},r]=te({account:null}),[a,u]=te({text:""}),d=Os((V,W)=>u({text:V,undo:W}),[]),m=vo(()=>navigator.
onLine,window,"online","offline"),{name:p,id:g}=je();ue(()=>q.session.onChange((V,W)=>r(J=>({account:V,
change:W,expired:W==="expired"?J.account??J.expired??null:null}))),[]),ue(()=>{if(a.text==="")return;
let V=()=>d(""),W=setTimeout(V,Xh*(a.undo?2:1));for(let J of gd)addEventListener(J,V);return()=>{clearTimeout(
W);for(let J of gd)removeEventListener(J,V)}},[a,d]);let h=De(async()=>(await q.session.restore().catch(
V=>{if(V.status!==401)throw V;r({account:null,change:"expired"})}),q.getPublicConfig())),w={"Accept-\
Language":t},S=De(V=>q.getMessages({headers:w,signal:V}),[t]),b=o??i,x=De(async V=>o?(await q.getPermissions(
{signal:V})).permissions:[],[o?.userId,o?.role]),k=To[t],[A,T,R]=[S.data,h.data,x.data],D=St(()=>{if(!A||
!T)return;let V={messages:A,config:T,announce:d,may:j=>R?.includes(j)??!1},W=Rl(t,gs(T.time_zone??na()));
return{...W,...V,describe:(j,oe)=>ei(j,A,{...r_(j,W.plain),...oe})}},[t,A,T,R,d]);if(ue(()=>{document.
documentElement.lang=t},[t]),!D){let V=[S,h].filter(({error:W})=>W!==void 0);return V.length===0?l("\
p",{class:"notice loading",children:k.loading}):l("main",{class:"card narrow",children:[l("h1",{children:k.
title}),l("p",{role:"alert",children:k.startFailed}),l(ie,{text:k.retry,kind:"primary",onClick:()=>V.
map(W=>W.reload())})]})}let O=t==="es"?"en":"es",C=()=>{n(O),_d.write(O)},M=()=>a.undo?.().then(V=>d(
`${V}`),V=>d(D.describe(V))),L=({needs:V})=>V===void 0||b?.role==="admin"||V!=="admin"&&D.may(V),I=e.
filter(L),G=Qh.includes(p)?I[0]:I.find(V=>V.name===p),F=l(ie,{text:k.otherLanguage,kind:"link",lang:O,
onClick:C});return l(li.Provider,{value:D,children:[l(n_,{account:b,views:I,current:G,language:F}),l(
"main",{children:[!m&&l(be,{children:k.offline}),l(Ve,{error:S.error,retry:S.reload}),!b&&l(o_,{change:s,
name:p}),b&&G&&l(El,{children:l(G.component,{account:b})},`${b.userId} ${G.name} ${g}`),l(Ve,{error:x.
error,retry:x.reload}),b&&!G&&!x.loading&&l(Lt,{title:k.notFound},p),i&&l(s_,{account:i,leave:()=>r(
{account:o,change:s})}),l("div",{class:"announcement",role:"status",children:[a.text,a.undo&&l(ie,{text:k.
undo,kind:"link",onClick:M})]})]})]})};var i_=[{name:"weight",component:pd},{name:"profile",component:Ul,place:"menu"},{name:"account",component:Gl,
place:"menu"},{name:"checklist",component:Wl,place:"administration",needs:"checklist:read"},{name:"s\
ynchronisation",component:Hl,place:"administration",needs:"checklist:read"},{name:"files",component:$l,
place:"administration",needs:"checklist:read"},{name:"accounts",component:Ll,place:"administration",
needs:"admin"}];Xa(l(yd,{views:i_}),document.getElementById("page"));
