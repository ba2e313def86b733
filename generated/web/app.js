var ye,Na,pd,wn,Er,Ts,La,vs,Fa,Nr,Rr,Ma,Go=Symbol.for("pv"),Cs={},xs=[],md=/^m(i|n|o|s|text|space)$/,
Lr=Array.isArray,Fr=xs.slice,On=Object.assign;function Mn(e){e&&e.parentNode&&e.remove()}function Oa(e,t,n){
var o,s,i,r={},a=arguments.length;for(i in t)i=="key"?o=t[i]:i=="ref"&&typeof e!="function"?s=t[i]:r[i]=
t[i];return a>2&&(r.children=a>3?Fr.call(arguments,2):n),Bo(e,r,o,s,null)}function Bo(e,t,n,o,s){var i={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Go,
__v:s||++Na,__i:-1,__u:0};return!s&&ye.vnode&&ye.vnode(i),i}function X(e){return e.children}function ks(e,t){this.props=e,this.context=t,this.__g=0}function bn(e,t){
if(t==null)return e.__&&bn(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.
__e;return typeof e.type!="function"||e.props.__P?null:bn(e)}function gd(e){var t,n=e.__v,o=n.__e,s=[],
i=[],r=e.__P;r&&((t=On({constructor:Go},n)).__v=n.__v+1,ye.vnode&&ye.vnode(t),Mr(r,t,n,e.__n,r.namespaceURI,
32&n.__u?[o]:null,s,o||bn(n),32&n.__u,i),t.__v=n.__v,t.__.__k[t.__i]=t,Ga(s,t,i),n.__=n.__e=null,t.__e!=
o&&Wa(t))}function Wa(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&
(e.__e=t.__e)}),Wa(e)}function Ir(e){(8&e.__g||(e.__g|=8,wn.push(e),Ts++))&&Er==ye.debounceRendering||
((Er=ye.debounceRendering)||queueMicrotask)($a)}function $a(){try{for(var e,t=1;wn.length;)wn.length>
t&&wn.sort(La),e=wn.shift(),t=wn.length,8&e.__g&&gd(e)}finally{(Ts=wn.length)&&(Er||queueMicrotask)(
$a)}}function Ha(e,t,n,o,s,i,r,a,u,f,m){var p,g,_,b,x,v,A=o.__k||xs,w=t.length;for(u=hd(n,t,A,u,w),p=
0;p<w;p++)(_=n.__k[p])!=null&&(g=~_.__i&&A[_.__i]||Cs,_.__i=p,v=Mr(e,_,g,s,i,r,a,u,f,m),b=_.__e,(g.ref!=
_.ref||8&g.__u)&&(g.ref&&Or(g.ref,null,_,g),_.ref&&m.push(_.ref,_.__c||b,_)),x=x||b,4&_.__u?(u=Va(_,
u,e,!g.__v),g.__e&&(g.__e=null)):typeof _.type=="function"&&v!==void 0?u=v:b&&(u=b.nextSibling),_.__u&=
-21);return n.__e=x,u}function hd(e,t,n,o,s){var i,r,a,u,f,m,p,g,_,b=n.length,x=b,v=0,A=0,w=e.__k=Array(
s);for(i=0;i<s;i++)(r=t[i])!=null&&typeof r!="boolean"&&typeof r!="function"?(typeof r!="object"||r.
constructor===String?r=w[i]=Bo(null,r):Lr(r)?r=w[i]=Bo(X,{children:r}):r.constructor===Go&&r.__b?r=w[i]=
Bo(r.type,r.props,r.key,r.ref,r.__v):w[i]=r,u=i+v,r.__=e,r.__b=e.__b+1,a=null,~(f=r.__i=_d(r,n,u,x))&&
(x--,(a=n[f])&&(a.__u|=2)),a&&a.__v?(r.__u|=16,f==u-1?v--:f==u+1?v++:f!=u&&(f>u?v--:v++,A=1)):(~f||(s>
b?v--:s<b&&v++),typeof r.type!="function"&&(r.__u|=4))):w[i]=null;if(A){for(m=[],p=[],i=0;i<s;i++)if((r=
w[i])&&16&r.__u){for(v=0,g=m.length;v<g;)m[_=v+g>>1]<r.__i?v=_+1:g=_;m[v]=r.__i,p[i]=v+1}for(v=m.length;i--;)
p[i]&&(p[i]==v?v--:w[i].__u|=4)}if(x)for(i=0;i<b;i++)!(a=n[i])||2&a.__u||(a.__e==o&&(o=bn(a)),Wr(a,a));
return o}function Va(e,t,n,o){var s,i,r,a;if(typeof e.type=="function"){if(e.props.__P)return t;if(s=
e.__k)for(i=0;i<s.length;i++)s[i]&&(s[i].__=e,t=Va(s[i],t,n,!1));return t}for(t&&!t.parentNode&&(t=bn(
e))&&!t.parentNode&&(t=null),r=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;for(r!=a&&(!o&&n.moveBefore&&
r.parentNode?n.moveBefore(r,t):n.insertBefore(r,t||null)),t=r;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.
data.startsWith("$s"););return t}function _d(e,t,n,o){var s,i=e.key,r=e.type,a=t[n],u=a&&!(2&a.__u);if(a===null&&i==null||u&&i==a.key&&
r==a.type)return n;if(o>(u?1:0)){for(s=n-1;s>=0;s--)if((a=t[s])&&!(2&a.__u)&&i==a.key&&r==a.type)return s;
for(s=n+1;s<t.length;s++)if((a=t[s])&&!(2&a.__u)&&i==a.key&&r==a.type)return s}return-1}function Ia(e,t,n){
n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function bs(e,t,n,o,s){var i,r;if(t=="style")if(typeof n==
"string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||
Ia(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||Ia(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!=
"function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(r=Rr[t]||(Rr[t]=
yd(t)),(e.__a||(e.__a={}))[t]=Nr,i=t!=(t=t.replace(Fa,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),
n?e.addEventListener(t,r,i):e.removeEventListener(t,r,i));else{if(s=="http://www.w3.org/2000/svg")t=
t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="l\
ist"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&
t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?
e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function yd(e){return function(t){var n=this.
__e;if(n){if(n=n[e],t[vs]==null)t[vs]=Nr++;else if(t[vs]<this.__a[e])return;return n(ye.event?ye.event(
t):t)}}}function Mr(e,t,n,o,s,i,r,a,u,f){var m,p,g,_,b,x,v,A,w,P,C,F,D,B,S,I,N,E,G=t.type;if(t.constructor!==
Go)return null;128&n.__u&&(u=32&n.__u,m=n.__c.__z)&&(t.__u|=u,p=i=[],m.nodeType==8?a=Ss(m,i):i.push(
m),a=i[0]||a),(m=ye.__b)&&m(t);e:if(typeof G=="function"){g=r.length;try{if(A=t.props,w=(m=G.prototype)&&
m.render,P=(m=G.contextType)&&o[m.__c],C=m?P?P.props.value:m.__:o,(_=n.__c)?(t.__c=_,2&_.__g&&(_.__g|=
1)):(w?t.__c=_=new G(A,C):(t.__c=_=new ks(A,C),_.constructor=G,_.render=bd),P&&P.sub(_),_.state||(_.
state={}),_.__n=o,_.__g|=8,_.__h=[],_.__k=[]),w&&(_.__s||(_.__s=_.state),G.getDerivedStateFromProps&&
(_.__s==_.state&&(_.__s=On({},_.__s)),On(_.__s,G.getDerivedStateFromProps(A,_.__s)))),b=_.props,x=_.
state,_.__v=t,n.__c){if(A!==b&&w&&!G.getDerivedStateFromProps&&_.componentWillReceiveProps&&_.componentWillReceiveProps(
A,C),t.__v==n.__v&&!(8&_.__g)||!(4&_.__g)&&_.shouldComponentUpdate&&_.shouldComponentUpdate(A,_.__s,
C)===!1){t.__v!=n.__v&&(_.props=A,_.state=_.__s,_.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(O){
O&&(O.__=t)}),xs.push.apply(_.__h,_.__k),_.__k=[],_.__h.length&&r.push(_),a=bn(n);break e}_.componentWillUpdate&&
_.componentWillUpdate(A,_.__s,C),w&&_.componentDidUpdate&&_.__h.push(function(){_.componentDidUpdate(
b,x,v)})}else w&&!G.getDerivedStateFromProps&&_.componentWillMount&&_.componentWillMount(),w&&_.componentDidMount&&
_.__h.push(_.componentDidMount);_.context=C,_.props=A,_.__P=e,_.__g&=-5,F=ye.__r,D=w?25:0;do _.__g&=
-9,F&&F(t),m=_.render(_.props,_.state=_.__s,_.context);while(8&_.__g&&++D<25);w&&(xs.push.apply(_.__h,
_.__k),_.__k=[]),_.state=_.__s,_.getChildContext&&(o=On({},o,_.getChildContext())),w&&n.__c&&_.getSnapshotBeforeUpdate&&
(v=_.getSnapshotBeforeUpdate(b,x)),B=m&&m.type===X&&m.key==null?m.props.children:m,A.__P&&(m=a,s=(e=
A.__P).namespaceURI,u=i=null,n.props&&n.props.__P!=e&&(n.__k.some(function(O){O&&Wr(O,O)}),n.__k=null),
a=n.__k?bn(n,0):null),a=Ha(e,Lr(B)?B:[B],t,n,o,s,i,r,a,u,f),A.__P&&(t.__e=null,a=m),t.__u&=-161,p&&p.
some(Mn),_.__h.length&&r.push(_),1&_.__g&&(_.__g&=-4)}catch(O){if(r.length=g,t.__v=null,u||i)if(O&&O.
then){if(t.__u|=128|u,i){for(~(N=i.indexOf(a||void 0))||(N=i.length);(E=i[N-1])&&E.nodeType==8;)N--;
for(;N<i.length;N++)if(E=i[N])if(i[N]=null,S){if(E==I)break}else{if(E.nodeType!=8)break;E.data.startsWith(
"$s")&&(I=Ss(S=E))}}if(!S){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;S=a}(m=Ss(S=t.__c.__z||
(t.__c.__z=S)))?(t.__e=S,a=m):t.__e=a,a=a&&a.nextSibling}else i&&i.some(Mn);else t.__e=n.__e;t.__k||
(t.__k=n.__k||[]),O&&O.then||Ba(t),ye.__e(O,t,n)}}else a=t.__e=wd(n.__e,t,n,o,s,i,r,u,f,e);return(m=
ye.diffed)&&m(t),a}function Ss(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){
if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&
t.push(e)}}function Ba(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Ba))}function Ga(e,t,n){for(var o=0;o<
n.length;)Or(n[o++],n[o++],n[o++]);ye.__c&&ye.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(
function(i){i.call(s)})}catch(i){ye.__e(i,s.__v)}})}function wd(e,t,n,o,s,i,r,a,u,f){var m,p,g,_,b,x,
v,A,w=n.props||Cs,P=t.props,C=t.type;if(C=="svg"?s="http://www.w3.org/2000/svg":C=="math"?s="http://\
www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),i){for(m=0;m<i.length;m++)if((b=i[m])&&
(C?b.localName==C:b.nodeType==3)){e=b,i[m]=null;break}}if(!e){if(A=f.ownerDocument||document,!C)return A.
createTextNode(P);e=A.createElementNS(s,C,P.is?P:f),a&&(ye.__m&&ye.__m(t,i),a=!1),i=null}if(C){if(f=
C=="template"&&e.content||e,i=C=="textarea"&&P.defaultValue!=null?null:i&&Fr.call(f.childNodes),!a&&
i)for(w={},m=0;m<e.attributes.length;m++)w[(b=e.attributes[m]).name]=b.value;for(m in w)b=w[m],m=="d\
angerouslySetInnerHTML"?g=b:m=="children"||m in P||m=="value"&&"defaultValue"in P||m=="checked"&&"de\
faultChecked"in P||bs(e,m,null,b,s);for(m in P)b=P[m],m=="children"?_=b:m=="dangerouslySetInnerHTML"?
p=b:m=="value"?x=b:m=="checked"?v=b:a&&typeof b!="function"||w[m]===b||bs(e,m,b,w[m],s);p?(a||g&&(p.
__html==g.__html||p.__html==e.innerHTML)||(e.innerHTML=p.__html),t.__k=[]):(g&&(e.textContent=""),(C==
"foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&md.test(C))&&(s="http://www.w3.org/1999/xh\
tml"),Ha(f,Lr(_)?_:[_],t,n,o,s,i,r,i?i[0]:n.__k&&bn(n,0),a,u),i&&i.some(Mn)),a&&C!="textarea"||(m="v\
alue",C=="progress"&&x==null?e.removeAttribute(m):x==null||x===e[m]&&(C!="progress"||x)||bs(e,m,x,w[m],
s),m="checked",v!=null&&v!=e[m]&&bs(e,m,v,w[m],s))}else w===P||a&&e.data==P||(e.data=P);return e}function Or(e,t,n,o){
try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="func\
tion"?t():e(null)):e.current=t}catch(s){ye.__e(s,n)}}function Wr(e,t,n){var o,s,i,r;if(ye.unmount&&ye.
unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||Or(o,null,t,e),o=e.__c){if(o.componentWillUnmount)
try{o.componentWillUnmount()}catch(a){ye.__e(a,t)}o.__P=o.__n=null}if(o=e.__k)for(r=0;r<o.length;r++)
o[r]&&Wr(o[r],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(s=Ss(o,i=[]))&&
(o==e.__e&&i.some(Mn),Mn(s),Mn(o)),n||Mn(e.__e),e.__e=e.__c=e.__=null}function bd(e,t,n){return this.
constructor(e,n)}function qa(e,t){var n,o,s,i;ye.__&&ye.__(e,t),t.nodeType==9&&(t=t.documentElement),
o=(n=e&&32&e.__u)?null:t.__k,t.__k=Bo(X,{children:[e]}),s=[],i=[],Mr(t,t.__k,o||Cs,Cs,t.namespaceURI,
o?null:t.firstChild?Fr.call(t.childNodes):null,s,o?o.__e:t.firstChild,n,i),Ga(s,t.__k,i),t.__k.props.
children=null}function Ps(e){function t(n){var o,s;return this.getChildContext||(o=new Set,(s={})[t.__c]=this,this.
getChildContext=function(){return s},this.shouldComponentUpdate=function(i){this.props.value!=i.value&&
o.forEach(function(r){r.__g|=4,Ir(r)})},this.sub=function(i){o.add(i);var r=i.componentWillUnmount;i.
componentWillUnmount=function(){o.delete(i),r&&r.call(i)}}),n.children}return t.__c="__cC"+Ma++,t.__=
e,t.Provider=(t.Consumer=function(n,o){return n.children(o)}).contextType=t,t}ye={__e:function(e,t,n,o){for(var s,i,r;t=t.__;)if((s=t.__c)&&!(1&s.__g)){s.__g|=4;try{if((r=(i=s.constructor)&&
i.getDerivedStateFromError)&&s.setState(i.getDerivedStateFromError(e)),s.componentDidCatch&&(s.componentDidCatch(
e,o||{}),r=1),r&&8&s.__g)return void(s.__g|=2)}catch(a){e=a}}throw Ts=0,e}},Na=0,pd=function(e){return e!=
null&&e.constructor===Go},ks.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.
__s=On({},this.state)),typeof e=="function"&&(e=e(On({},n),this.props)),e&&(On(n,e),this.__v&&(t&&this.
__k.push(t),Ir(this)))},ks.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(
e),Ir(this))},ks.prototype.render=X,wn=[],Ts=0,La=function(e,t){return e.__v.__b-t.__v.__b},vs=Symbol(),
Fa=/(PointerCapture)$|Capture$/i,Nr=0,Rr={},Ma=0;var rn,Ae,$r,Ua,Hr=Object.is,Uo=0,el=[],Vr=[],We=ye,ja=We.__b,za=We.__r,Ka=We.diffed,Ya=We.__c,Ja=We.
unmount,Qa=We.__;function Wn(e,t){We.__h&&We.__h(Ae,e,Uo||t),Uo=0;var n=Ae.__H||(Ae.__H={__:[],__h:[]});
return e>=n.__.length&&n.__.push({}),n.__[e]}function te(e){return Uo=1,vd(ol,e)}function vd(e,t,n){
var o=Wn(rn++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):ol(void 0,t),function(i){var r=(o.__N||o.__)[0],a=o.
t(r,i);Hr(r,a)||(o.__N=[a,o.__[1]],o.__c.setState({}))}],o.__c=Ae,!Ae.__f)){Ae.__f=!0;var s=Ae.shouldComponentUpdate;
Ae.shouldComponentUpdate=function(i,r,a){var u=this.__H;if(!u)return!0;var f=!1,m=this.props!=i;if(u.
__.some(function(g){g.__N&&(f=!0,Hr(g.__[0],g.__N[0])||(m=!0))}),s){var p=s.call(this,i,r,a);return f?
p||m:p}return!f||m}}return o.__}function le(e,t){var n=Wn(rn++,3);!We.__s&&Gr(n.__H,t)&&(n.__P=!0,n.
__=e,n.u=t,Ae.__H.__h.push(n))}function tl(e,t){var n=Wn(rn++,4);!We.__s&&Gr(n.__H,t)&&(n.__P=!1,n.__=
e,n.u=t,Ae.__h.push(n))}function Ie(e){return Uo=5,It(function(){return{current:e}},[])}function It(e,t){var n=Wn(rn++,7);return Gr(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function As(e,t){return Uo=
8,It(function(){return e},t)}function vn(e){var t=Ae.context[e.__c],n=Wn(rn++,9);return n.c=e,t?(n.__==
null&&(n.__=!0,t.sub(Ae)),t.props.value):e.__}function nl(e){var t=Wn(rn++,10),n=te();return t.__=e,Ae.componentDidCatch||(Ae.componentDidCatch=function(o,s){
t.__&&t.__(o,s),n[1](o)}),[n[0],function(){return n[1]()}]}function _o(){var e=Wn(rn++,11);if(!e.__){
for(var t=Ae.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}
function kd(){var e;do{for(;e=Vr.shift();)try{qo(e)}catch(n){We.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=
el.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(qo),t.__h.some(Br),t.__h=[]}catch(n){t.__h=[],We.
__e(n,e.__v)}}}while(Vr.length)}We.__b=function(e){Ae=null,ja&&ja(e)},We.__=function(e,t){e&&t.__k&&
t.__k.__m&&(e.__m=t.__k.__m),Qa&&Qa(e,t)},We.__r=function(e){za&&za(e),rn=0;var t=(Ae=e.__c).__H;t&&
($r==Ae?Ae.__h=[]:(t.__h.some(qo),t.__h.some(Br),rn=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.
__N),n.u=n.__N=void 0})),$r=Ae},We.diffed=function(e){Ka&&Ka(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&
Xa(el.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),$r=Ae=null},We.__c=function(e,t){t.some(
function(n){try{n.__h.some(qo),n.__h=n.__h.filter(function(o){return!o.__||Br(o)})}catch(o){n.__h=[function(){
throw o}]}}),Ya&&Ya(e,t)},We.unmount=function(e){Ja&&Ja(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(
function(s){try{if(s.__P&&s.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}
s.__P=n,Xa(Vr.push(s))}else qo(s)}catch(i){t=i}}),o.__H=void 0,t&&We.__e(t,o.__v))};var Za=typeof requestAnimationFrame==
"function";function Sd(e){var t,n=function(){clearTimeout(o),Za&&cancelAnimationFrame(t),setTimeout(
e)},o=setTimeout(n,35);Za&&(t=requestAnimationFrame(n))}function Xa(e){e!=1&&Ua==We.requestAnimationFrame||
((Ua=We.requestAnimationFrame)||Sd)(kd)}function qo(e){var t=Ae,n=e.__c;typeof n=="function"&&(e.__c=
void 0,n()),Ae=t}function Br(e){var t=Ae;e.__c=e.__(),Ae=t}function Gr(e,t){return!e||e.length!=t.length||
t.some(function(n,o){return!Hr(n,e[o])})}function ol(e,t){return typeof t=="function"?t(e):t}var Oe=class extends Error{name="ApiError";status;operation;code;parameters;fields;retryAfter;requestId;headers;constructor(t,n,{
status:o,headers:s},i){super(n,i),this.operation=t,this.status=o,this.code=s.get("x-error-code")??void 0;
let{fields:r=[],...a}=Cd(s.get("x-error-parameters"));this.parameters=a,this.fields=r,this.retryAfter=
Td(s.get("retry-after")),this.requestId=s.get("x-request-id")??void 0,this.headers=s}};var et=class extends Error{name="ConnectionError"},$n=class extends et{name="TimeoutError"},sl=(e,t)=>e instanceof
Oe?new Oe(t,e.message,e,{cause:e}):e,yo=e=>e instanceof Oe&&e.status===401,Td=e=>{if(e===null)return;
let t=/^\d+$/.test(e)?Number(e):(Date.parse(e)-Date.now())/1e3;return Number.isNaN(t)?void 0:Math.max(
0,Math.ceil(t))},qr=e=>{try{return JSON.parse(e)}catch{return}},Cd=e=>{let t=qr(e??"");return typeof t==
"object"?{...t}:{}},rl=(e,t)=>typeof e=="object"&&e!==null&&"error"in e&&typeof e.error=="string"?e.
error:`HTTP ${t}`,kn=e=>e.catch(t=>{if(t instanceof Oe&&t.status===404)return null;throw t});var xd=2**31-1,Ur=(e,t)=>{let n=new AbortController,o,s=()=>clearTimeout(o),i=()=>{s(),!(e===0||e>xd)&&
(o=setTimeout(()=>n.abort(new $n(`no answer within ${e} ms`)),e))},r=()=>n.abort(t?.reason);return t?.
aborted&&r(),t?.addEventListener("abort",r),i(),{signal:n.signal,extend:i,pause:s,release(){s(),t?.removeEventListener(
"abort",r)},renew:()=>Ur(e,t),explain(a,u){return n.signal.aborted?n.signal.reason:a instanceof et?a:
new et(u,{cause:a})}}},an=(e,t)=>new Promise((n,o)=>{let s=()=>o(t.reason);t.aborted&&s(),t.addEventListener(
"abort",s),e.then(n,o).finally(()=>t.removeEventListener("abort",s))});var Hn=(e,...t)=>{try{e?.(...t)}catch(n){queueMicrotask(()=>{throw n})}};var Pd=250,Ad=3e4,Dd=async(e,{signal:t=new AbortController().signal})=>{let n,o=new Promise(s=>{n=setTimeout(
s,e)});await an(o,t).finally(()=>clearTimeout(n))};async function*il(e,t){let n,o=new Set;do{let s=await t(
n);if(yield*s[e]??[],n=s.next_after,o.has(n))throw new et("the pages of the list repeat themselves");
o.add(n)}while(n!==null)}var Vn=({state:e,next_attempt_at:t})=>e==="waiting"||e==="retrying"||t!==null,
al=async(e,t,n)=>{let o=/\/api\/wstg\/requests\/(\d+)$/.exec(e)?.[1];if(o===void 0)throw new TypeError(
`'${e}' is no address of a request`);for(let s=Pd;;s=Math.min(s*2,Ad)){let i=s;try{let r=await n(Number(
o));if(Hn(t.onRequest,r),!Vn(r))return r}catch(r){if(!(r instanceof Oe&&r.status===503))throw r;i=Math.
max(s,(r.retryAfter??0)*1e3)}await Dd(i,t)}};var Ed=10*6e4,ll=()=>{let e=new Headers({"x-error-code":"authentication_required"});return new Oe("r\
efreshAccessToken","La sesión ha terminado",{status:401,headers:e})},Rd=e=>{let t=n=>{try{return e===
void 0?void 0:n(localStorage,e)}catch{return}};return{set:()=>t((n,o)=>n.setItem(o,"session")),remove:()=>t(
(n,o)=>n.removeItem(o)),get isMissing(){return t((n,o)=>n.getItem(o)===null)??!1}}},Id=e=>{let t=e===
void 0?void 0:globalThis.navigator?.locks,n=new Set,o=Promise.resolve();return{async refresh(s){if(t&&
e)return t.request(e,{mode:"shared"},s);let i=o.then(s),r=i.then(()=>n.delete(r),()=>n.delete(r));return n.
add(r),i},async alone(s){if(t&&e)return t.request(e,s);let i=Promise.all([o,...n]).then(s);return o=
i.catch(()=>{}),i}}},cl=(e,t,n)=>{let o=new Set,s=Rd(t),i=Id(t),r=t===void 0||typeof BroadcastChannel>
"u"?void 0:new BroadcastChannel(t),a,u,f=0,m=!1,p=!1,g,_=(S,I)=>{for(let N of o)Hn(N,S,I)},b=S=>{f+=
1,g=void 0,m=S},x=(S,I)=>{let{user_id:N,username:E,role:G,access_token:O}=S;a={account:{userId:N,username:E,
role:G},token:O,since:performance.now()},u=N,m=!1,s.set(),_(a.account,I)},v=S=>{b(!1),r?.postMessage(
{userId:S.user_id}),x(S,"signed_in")},A=S=>{b(!0),S!=="account_changed"&&s.remove(),!(!a&&S!=="accou\
nt_changed")&&(a=void 0,_(null,S))},w=()=>{r?.postMessage({userId:null}),n.forget(),A("signed_out")},
P=async S=>{p=!0;try{let I=await S();return w(),I}finally{p=!1}},C=async()=>{let S=f,I;try{I=await i.
refresh(e)}catch(N){throw yo(N)&&f===S&&(p?w():A("expired")),N}if(f!==S)throw ll();if(a&&a.account.userId!==
I.user_id)throw A("account_changed"),ll();return x(I,a?"refreshed":"signed_in"),I},F=()=>{if(g)return g;
let S=C().finally(()=>{g===S&&(g=void 0)});return g=S,S},D=({data:S})=>{typeof S!="object"||S===null||
!("userId"in S)||(S.userId===null?A("signed_out"):u!==void 0&&S.userId!==u?A("account_changed"):a||(b(
!1),s.set(),B.restore().catch(()=>{})))};r?.addEventListener("message",D);let B={get account(){return a?.
account??null},get refreshToken(){return n.token},async restore({always:S=!1}={}){if(a)return a.account;
if(s.isMissing&&!S)return null;do{let I=f;try{await F()}catch(N){if(f===I)throw N}}while(!a&&!m);return B.
account},forget:w,onChange(S){return o.add(S),()=>o.delete(S)},close(){r?.close(),r=void 0,o.clear()}};
return{session:B,begin:v,refresh:F,alone:i.alone,async renew(S){let I=f,N=await S();return f===I&&x(
N,"refreshed"),N},leaveAfter:P,async logOut(S){let I=a!==void 0;try{return await P(S)}catch(N){if(!I||
a||!yo(N))throw N;return{message:N.message}}},get isLeaving(){return p},get token(){return a?.token},
get epoch(){return f},get isOver(){return m||!a&&s.isMissing},get isStale(){return a!==void 0&&performance.
now()-a.since>Ed}}};var Nd=(e,t,n,o)=>{let s=e.getReader(),i=0;return new ReadableStream({async pull(r){t.extend();try{let{
done:a,value:u}=await an(s.read(),t.signal);if(t.pause(),a){t.release(),r.close();return}i+=u.byteLength,
r.enqueue(u),Hn(o,{loaded:i,total:n})}catch(a){throw t.release(),s.cancel(a).catch(()=>{}),t.explain(
a,"the file broke off")}},cancel(r){return t.release(),s.cancel(r)}})},ul=(e,t,n,o)=>{let s=t.get("c\
ontent-length"),i=t.get("content-type")??"application/octet-stream",r=Nd(e,n,s===null?void 0:Number(
s),o);return{fileName:/filename="([^"]+)"/.exec(t.get("content-disposition")??"")?.[1]??"download",contentType:i,
stream:r,async blob(){let a=[],u=r.getReader();for(let f=await u.read();!f.done;f=await u.read())a.push(
f.value);return new Blob(a,{type:i})}}},dl=e=>{let t=new FormData,n=0;for(let[o,s]of Object.entries(
e))t.append(o,s),s instanceof Blob&&(n+=s.size);return{form:t,size:n}},Ld=e=>{let t=new Headers;for(let n of e.
trim().split(/[\r\n]+/)){let o=n.indexOf(":");o>0&&t.append(n.slice(0,o).trim(),n.slice(o+1).trim())}
return t},jr=e=>typeof XMLHttpRequest<"u"&&!e,Fd=async(e,t,n,o)=>{let s=new XMLHttpRequest,i=()=>s.abort();
await new Promise((u,f)=>{s.open(e.method,e.url),s.withCredentials=!0;for(let[m,p]of e.headers)m!=="\
content-type"&&s.setRequestHeader(m,p);s.upload.onprogress=({loaded:m})=>o(m),s.upload.onload=n.pause,
s.onload=()=>u(),s.onerror=s.onabort=()=>f(new et("the upload broke off")),n.signal.addEventListener(
"abort",i),n.signal.aborted?i():s.send(t)}).finally(()=>n.signal.removeEventListener("abort",i));let{
status:r,responseText:a}=s;return new Response(a||null,{status:r,headers:Ld(s.getAllResponseHeaders())})},
Md=(e,t,n)=>{if(!e.body)return e;let o=0,s=e.body.pipeThrough(new TransformStream({transform(r,a){o+=
r.byteLength,n(o),a.enqueue(r)},flush:t.pause})),i={method:e.method,headers:e.headers,body:s,signal:e.
signal,duplex:"half"};return new Request(e.url,i)},fl=(e,{form:t,size:n},o,s,i)=>{let r=u=>{o.extend(),
Hn(s,{loaded:Math.min(u,n),total:n})};if(jr(i))return Fd(e,t,o,r);let a=i??globalThis.fetch;return typeof XMLHttpRequest>
"u"?a(Md(e,o,r)):(o.pause(),a(e))};var Od=3e4,Wd="the service is unreachable, or it does not allow the origin of this page",$d="/api/au\
th/",Hd=new Set(["logout","logoutEverywhere","deleteAccount"]),Vd=new Set(["changePassword","logoutE\
verywhere","deleteAccount"]),Bd=e=>({token:e,headers(t){return this.token!==void 0&&t.startsWith($d)?
{cookie:`refresh_token=${this.token}`}:{}},read({headers:t}){for(let n of t.getSetCookie?.()??[]){let o=/^refresh_token=([^;]*)/.
exec(n)?.[1];o!==void 0&&(this.token=o===""?void 0:o)}},forget(){this.token=void 0}}),Gd=(e={})=>{let t=Object.
entries(e).filter(([,o])=>o!==void 0),n=new URLSearchParams(t.map(([o,s])=>[o,String(s)]));return n.
size>0?`?${n}`:""},qd=()=>/^https?:/.test(globalThis.location?.origin)?globalThis.location.origin:"",
Ud=e=>{if(e!==""&&!(/^https?:\/\//.test(e)&&URL.canParse(e)))throw new TypeError(`baseUrl is an addr\
ess such as https://api.example, not '${e}'`);return e.replace(/\/+$/,"")},jd=e=>typeof window>"u"||
e===""?void 0:`weight-bmi-register ${new URL(e).origin}`,zd=e=>encodeURIComponent(String(e)).replace(
/^\.{1,2}$/,"%20$&"),pl=(e,{baseUrl:t=qd(),fetch:n,timeoutMs:o=Od,refreshToken:s})=>{let i=Ud(t),r=Bd(
s),a=(v,{path:A,query:w,headers:P,body:C,onProgress:F})=>{let D=e[v];if(!D)throw new TypeError(`ther\
e is no operation ${v}`);if(i===""&&typeof location>"u")throw new TypeError("outside of a page creat\
eClient needs the option baseUrl");let B=C==="all"?void 0:C,S=D.transfer==="upload"&&B?dl(B):void 0,
I={...A};return{id:v,route:D,url:i+D.path.replace(/\{(\w+)\}/g,(N,E)=>zd(I[E]))+Gd(w),headers:Object.
entries({...P}).filter(([,N])=>N!==void 0),renewable:D.bearer&&(D.key===void 0||P?.[D.key]===void 0),
form:S,json:S||!B?void 0:JSON.stringify(B),onProgress:F}},u=async({timeoutMs:v=o,signal:A},w)=>{let P=Ur(
v,A);try{return await w(P)}finally{P.release()}},f=async({id:v,route:A,url:w,headers:P,form:C,json:F,
onProgress:D},B,S)=>{let I=new Headers({...Object.fromEntries(P),...F!==void 0&&{"content-type":"app\
lication/json"},...S!==void 0&&{authorization:`Bearer ${S}`},...r.headers(A.path)}),N=C&&!jr(n)?C.form:
F??null,{signal:E}=B,G=new Request(w,{method:A.method,headers:I,body:N,credentials:"include",signal:E}),
O=Wd,H=async()=>{let M=C?await fl(G,C,B,D,n):await(n??globalThis.fetch)(G);if(O="the answer broke of\
f, or is not the one of the service",r.read(M),M.ok&&A.transfer==="download"){if(!M.body||M.status===
204)throw new et("the answer has no body");return ul(M.body,M.headers,B.renew(),D)}let Q=await M.text();
if(!M.ok)throw new Oe(v,rl(qr(Q),M.status),M);let W=JSON.parse(Q);if(typeof W!="object"||W===null)throw new et(
O);let ue=M.headers.get("location");return ue===null?W:{...W,location:ue}};try{return await an(H(),E)}catch(M){
throw M instanceof Oe?M:B.explain(M,O)}},m=(v,A={})=>u(A,w=>f(a(v,A),w)),p=cl(()=>m("refreshAccessTo\
ken"),jd(i),r),g=(v,A)=>u(A,async w=>{let P=a(v,A),{route:C,renewable:F}=P,D=()=>C.transfer!==null&&
w.extend(),B=()=>an(p.refresh(),w.signal).catch(E=>{throw sl(E,P.id)}),S=E=>{let G=()=>f(P,w,E);return Vd.
has(v)?an(p.alone(G),w.signal):G()};C.transfer==="upload"&&p.isStale&&await B();let{token:I,epoch:N}=p;
try{return D(),await S(I)}catch(E){if(!(F&&yo(E)&&(Hd.has(v)||!p.isLeaving))||p.epoch!==N||p.isOver)
throw E;D();try{p.token===I&&await B()}catch(O){throw yo(O)||p.epoch!==N?E:O}if(p.epoch!==N)throw E;
return D(),await S(p.token)}}),_=v=>async A=>{let w=await m(v,A);return p.begin(w),w},b={registerAccount:_(
"registerAccount"),login:_("login"),refreshAccessToken:v=>u(v,({signal:A})=>an(p.refresh(),A)),logout:v=>p.
logOut(()=>g("logout",v)),changePassword:v=>p.renew(()=>g("changePassword",v)),logoutEverywhere:v=>p.
leaveAfter(()=>g("logoutEverywhere",v)),deleteAccount:v=>p.leaveAfter(()=>g("deleteAccount",v))},x=Object.
entries(e).flatMap(([v,{list:A}])=>{if(!A)return[];let w=({signal:P,timeoutMs:C,...F}={})=>il(A.entries,
D=>g(v,{query:{...F,after:D},signal:P,timeoutMs:C}));return[[A.name,w]]});return{...Object.fromEntries(
Object.keys(e).map(v=>[v,async(A={})=>b[v]?.(A)??g(v,A)])),...Object.fromEntries(x),waitForRequest:(v,{
onRequest:A,...w}={})=>al(v,{...w,onRequest:A},P=>g("getRequest",{...w,path:{request_id:P}})),session:p.
session}};var ml={"Peso insuficiente":"underweight","Peso normal":"normal",Sobrepeso:"overweight","Obesidad de\
 grado I":"obese_class_i","Obesidad de grado II":"obese_class_ii","Obesidad de grado III":"obese_cla\
ss_iii","Para menores de 18 años no se aplican las categorías de IMC de los adultos":"minor"},zr=[
["underweight",18.5],["normal",25],["overweight",30],["obese_class_i",35],["obese_class_ii",40],["ob\
ese_class_iii",Number.POSITIVE_INFINITY]],Kr=1e3;var Yr=(e,t)=>e.replace(/\{(\w+)\}/g,(n,o)=>String(t[o]??n)),Kd=e=>e instanceof Oe?[e.code??"gateway",
e.code?e.parameters:{status:e.status}]:e instanceof $n?["timeout",{}]:[e instanceof et?"unreachable":
"",{}],Jr=(e,t,n={})=>{let o=e instanceof Error?e.message:String(e),s=t?.errors??{},[i,r]=Kd(e),a={...r,
...n},{reason:u="",text:f="",index:m}=a,p={...a,...s[u]!==void 0&&{reason:Yr(s[u],a)}},g=s[f]??s[i],
_=m!==void 0&&g!==void 0&&s.at_index,b=Yr(g??o,p),x=_?Yr(_,{index:Number(m)+1,error:b}):b;return/\{\w+\}/.
test(x)?o:x},jo=({description:e})=>ml[e],Qr=(e,t)=>{let n=jo(e);return n===void 0?e.description:t.bmi_descriptions[n]};var Gt={Role:{values:["admin","user"]},Username:{pattern:"^[a-z0-9._@+\\-]{3,64}$",minLength:3,maxLength:64},
NewPassword:{minLength:8,maxLength:128},WstgStatus:{values:["Not Started","In Progress","Blocked","D\
one","Not Applicable"]},Permission:{values:["weights:read","weights:write","checklist:read","checkli\
st:write"]},ChecklistAccess:{values:["none","read","write"]},KeyName:{minLength:1,maxLength:60},Moment:{
maxLength:64},SyncDirection:{values:["tracker->dd","dd->tracker"]},TrackerStatus:{values:["Not Start\
ed","In Progress","Blocked","Done","Not Applicable"]},WstgOutcome:{values:["issues","untested","not_\
applicable","passed","in_progress"]},FindingSeverity:{values:["critical","high","medium","low","info"]},
FindingState:{values:["open","duplicate","false_positive","out_of_scope","risk_accepted","closed","c\
losed_by_status"]},WstgRequestState:{values:["waiting","retrying","failed","done","superseded","dism\
issed"]}};var Zr=e=>zr.map(([t,n],o)=>({class:t,from:(zr[o-1]?.[1]??0)*e**2,to:n*e**2}));async function*Ds(e,t,{
check:n=!1,...o}={}){for(let s=0;s<t.length;s+=Kr){let i=t.slice(s,s+Kr);try{let r=await e.recordWeights(
{body:{weights:i,check:n},...o});yield{weights:i,start:s,answer:r}}catch(r){if(!(r instanceof Oe&&r.
status===400))throw r;let{index:a}=r.parameters;yield{weights:i,start:s,error:r,index:a===void 0?a:s+
Number(a)}}}}var Yd={registerAccount:{method:"post",path:"/api/auth/register",bearer:!1,transfer:null},login:{method:"\
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
method:"post",path:"/api/wstg/synchronise",bearer:!0,transfer:null}},gl=(e={})=>pl(Yd,e);var wo=(e,t,...n)=>{let[o,s]=te(e);return le(()=>{let i=()=>s(e);i();for(let r of n)t.addEventListener(
r,i);return()=>{for(let r of n)t.removeEventListener(r,i)}},[]),o},Xr="retry-failed-loads",_l=()=>{dispatchEvent(
new Event(Xr))},Qd=250,Zd=3e4,hl=e=>e+1,Ne=(e,t=[],n=()=>!1)=>{let[o,s]=te({loading:!0}),[i,r]=te(0),
a=Ie(0),u=As(()=>{a.current=0,r(hl)},[]);le(()=>{let p=new AbortController,{signal:g}=p,_,b=x=>{g.aborted||
(s(({data:v})=>({data:v,...x,loading:!1})),a.current>0&&(_=setTimeout(r,a.current,hl)))};return s(x=>({
...x,loading:!0})),e(g).then(x=>{let v=Math.min(a.current*2||Qd,Zd);a.current=n(x)?v:0,b({data:x})},
x=>b({error:x})),()=>{p.abort(),clearTimeout(_)}},[...t,i]);let{error:f}=o;return le(()=>{if(f!==void 0){
for(let p of[Xr,"online"])addEventListener(p,u);return()=>{for(let p of[Xr,"online"])removeEventListener(
p,u)}}},[f,u]),{...o,reload:u,change:p=>s(g=>g.data===void 0?g:{...g,data:p(g.data)})}},Es=e=>{let[t,
n]=te({busy:!1,error:void 0}),o=Ie(!1);return{...t,run:async()=>{if(o.current)return;o.current=!0,n(
{busy:!0,error:void 0});let i=await e().then(()=>{},r=>r);o.current=!1,n({busy:!1,error:i})},reset:()=>n(
({busy:i})=>({busy:i,error:void 0}))}};var Xd=e=>{try{return decodeURIComponent(e)}catch{return e}},we=(e,t={},n)=>{let o=new URLSearchParams(
Object.entries(t).filter(([,i])=>i!==""));return`#/${[e,...n===void 0?[]:[n]].map(encodeURIComponent).
join("/")}${o.size>0?`?${o}`:""}`},bo=e=>{history.replaceState(null,"",e),dispatchEvent(new HashChangeEvent(
"hashchange"))},Ue=()=>{let e=wo(()=>location.hash,window,"hashchange"),[t="",n]=e.replace(/^#\/?/,"").
split("?"),[o="",s]=t.split("/").map(Xd),i=Object.fromEntries(new URLSearchParams(n));return{name:o,
id:s||void 0,parameters:i}};var yl=e=>{let t=(u,f=u)=>new Intl.NumberFormat(e,{minimumFractionDigits:u,maximumFractionDigits:f,useGrouping:"\
always"}).format,n=new Intl.NumberFormat(e,{minimumFractionDigits:1,maximumFractionDigits:1,signDisplay:"\
exceptZero"}).format,o=u=>{let{format:f}=new Intl.DateTimeFormat(e,u);return m=>f(new Date(m))},[s,i,
r]=[t(0),t(1),t(1,2)],a=new Intl.RelativeTimeFormat(e,{numeric:"auto"});return{integer:s,tenths:i,percent:new Intl.
NumberFormat(e,{style:"percent"}).format,plain:t(0,6),kg:u=>`${r(u)} kg`,signed:u=>`${n(u).replace("\
-","−")} kg`,day:o({dateStyle:"medium"}),shortDay:o({day:"numeric",month:"short"}),month:o({month:"\
short",year:"numeric"}),year:o({year:"numeric"}),instant:o({dateStyle:"medium",timeStyle:"short"}),ago(u){
let f=Math.round((Date.now()-Date.parse(u))/6e4);if(f<0||f>=1440)return;let m=Math.round(f/60);return f<
60?a.format(-f,"minute"):a.format(-m,"hour")},bytes(u){let f=Math.min(3,Math.floor(Math.log10(Math.max(
1,u))/3)),m=["B","kB","MB","GB"][f];return`${(f===0?s:i)(u/1e3**f)} ${m}`}}},wl={es:yl("es"),en:yl("\
en-GB")},bl=e=>{let t=e.replace(/\s*(kgs?|c?m)?\.?\s*$/i,"").trim().replace(",",".");return/^\d+(\.\d+)?$/.
test(t)?Number(t):void 0};var vl=e=>t=>{let n=t??"-";return e[n]??n},ef={statuses:{Done:"Hecho","Not Applicable":"No aplicable",
"In Progress":"En curso",Blocked:"Bloqueado","Not Started":"Sin empezar"},severities:{Critical:"Crít\
ica",High:"Alta",Medium:"Media",Low:"Baja",Info:"Informativa"},toolStatuses:{verified:"Verificado",active:"\
Activo"},findingStates:{open:"Abierto",duplicate:"Duplicado",false_positive:"Falso positivo",out_of_scope:"\
Fuera de alcance",risk_accepted:"Riesgo aceptado",closed:"Cerrado",closed_by_status:"Cerrado por un \
estado de esta lista; cuenta como abierto"},openFindings:e=>`Abiertos: ${e}`,categoryName:vl({"Infor\
mation Gathering":"Recopilación de información","Configuration and Deployment Management Testing":"\
Configuración y despliegue","Identity Management Testing":"Gestión de identidades","Authentication\
 Testing":"Autenticación","Authorization Testing":"Autorización","Session Management Testing":"Ges\
tión de sesiones","Input Validation Testing":"Validación de entradas","Testing for Error Handling":"\
Gestión de errores","Testing for Weak Cryptography":"Criptografía débil","Business Logic Testing":"\
Lógica de negocio","Client-side Testing":"Pruebas del lado del cliente","API Testing":"Pruebas de A\
PI","-":"Fuera de la guía"})},tf={statuses:{Done:"Done","Not Applicable":"Not applicable","In Progr\
ess":"In progress",Blocked:"Blocked","Not Started":"Not started"},severities:{Critical:"Critical",High:"\
High",Medium:"Medium",Low:"Low",Info:"Info"},toolStatuses:{verified:"Verified",active:"Active"},findingStates:{
open:"Open",duplicate:"Duplicate",false_positive:"False positive",out_of_scope:"Out of scope",risk_accepted:"\
Risk accepted",closed:"Closed",closed_by_status:"Closed by a status of this checklist; counts as ope\
n"},openFindings:e=>`${e} open`,categoryName:vl({"Configuration and Deployment Management Testing":"\
Configuration and Deployment","-":"Not in the guide"})},zo={es:ef,en:tf};var nf={...zo.es,checklist:"Lista WSTG",source:"Identificadores, nombres y categorías: OWASP WSTG, C\
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
itar los filtros",reload:"Actualizar",item:"Elemento",tool:"DefectDojo",toolStatuses:{...zo.es.toolStatuses,
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
e datos de DefectDojo por ${e} (${t})? No se puede deshacer.`,accounts:"Cuentas",accountsCount:e=>`C\
uentas: ${e}`,beginning:"El nombre empieza por",role:"Rol",roles:{admin:"Administrador",user:"Usuari\
o"},you:"Tu cuenta",name:"Nombre",created:"Creada",noAccounts:"Ninguna cuenta cumple los filtros.",access:"\
Acceso a la lista",accesses:{none:"Ninguno",read:"Ver",write:"Ver y cambiar"},accessChanged:(e,t)=>`${e}\
, acceso a la lista WSTG: ${t}`,promote:"Hacer administrador",demote:"Quitar el rol de administrador",
endTheirSessions:"Cerrar sus sesiones",delete:"Eliminar",askPromote:e=>`${e} podrá gestionar la list\
a, los volcados y las cuentas cuando vuelva a entrar.`,askDemote:e=>`${e} conservará el rol unos min\
utos en las sesiones abiertas, salvo que se cierren.`,alsoEnd:"Cerrar también sus sesiones",askEnd:e=>`${e}\
 tendrá que entrar de nuevo en todos sus dispositivos.`,askDelete:e=>`La cuenta ${e}, su perfil y s\
us pesos se eliminarán. No se puede deshacer.`,roleChanged:(e,t)=>`Rol de ${e}: ${t}`,sessionsEnded:e=>`\
Se han cerrado las sesiones de ${e}.`,accountDeleted:e=>`Se ha eliminado la cuenta ${e}.`},of={...zo.
en,checklist:"WSTG checklist",source:"Identifiers, names and categories: OWASP WSTG, CC BY-SA 4.0.",
checklistTotal:"Total",closedOf:(e,t)=>`${e} of ${t} closed`,gatePassed:"The checklist passes the ga\
te: all items are finished.",gateClosed:"The checklist does not pass the gate.",gateStale:"The last \
successful synchronisation was too long ago.",reasons:{request_failed:"Failed request",request_waiting:"\
Waiting request",open_finding:"Open finding",conflict:"In conflict",not_started:"Not started",in_progress:"\
In progress",blocked:"Blocked",set_before_since:"From an earlier assessment"},notKept:"DefectDojo do\
es not have the statuses Blocked and Not started: the next reading turns them into In progress.",since:"\
Assessment since",itemOutcome:"Outcome",outcomes:{issues:"Has issues",passed:"Passed",not_applicable:"\
Not applicable",in_progress:"In progress",untested:"Untested"},coverage:"Coverage by category",items:e=>`\
Items: ${e}`,search:"Search",searchHint:"Identifier, name or notes",status:"Status",category:"Catego\
ry",any:"All",anyCategory:"All",shown:{conflict:"In conflict",open:"With pending requests",failed:"W\
ith failures",untracked:"Not tracked",without_finding:"Without a finding"},noItems:"No item matches \
the filters.",clear:"Clear the filters",reload:"Refresh",item:"Item",tool:"DefectDojo",toolStatuses:{
...zo.en.toolStatuses,none:"–"},severity:"Severity",lastSync:"Synchronised",conflict:"Conflict",pending:"\
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
Replace DefectDojo’s database with ${e} (${t})? This cannot be undone.`,accounts:"Accounts",accountsCount:e=>`\
Accounts: ${e}`,beginning:"Name starts with",role:"Role",roles:{admin:"Administrator",user:"User"},you:"\
Your account",name:"Name",created:"Created",noAccounts:"No account matches the filters.",access:"Che\
cklist access",accesses:{none:"None",read:"View",write:"View and change"},accessChanged:(e,t)=>`${e}\
, access to the WSTG checklist: ${t}`,promote:"Make administrator",demote:"Remove the administrator \
role",endTheirSessions:"End sessions",delete:"Delete",askPromote:e=>`${e} will be able to manage the\
 checklist, dumps and accounts after signing in again.`,askDemote:e=>`${e} keeps the role in open se\
ssions for a few minutes, unless they are ended.`,alsoEnd:"End the sessions too",askEnd:e=>`${e} wil\
l have to sign in again on every device.`,askDelete:e=>`The account ${e}, its profile and its weight\
s will be deleted. This cannot be undone.`,roleChanged:(e,t)=>`Role of ${e}: ${t}`,sessionsEnded:e=>`\
The sessions of ${e} have been ended.`,accountDeleted:e=>`The account ${e} has been deleted.`},ei={es:nf,
en:of};var sf={signIn:"Entrar",register:"Crear cuenta",toRegister:"¿Aún no tienes cuenta?",toSignIn:"¿Ya \
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
istro?",undo:"Deshacer",restored:"Registro recuperado",dateTime:"Fecha y hora",importCsv:"Importar C\
SV",exportCsv:"Guardar como CSV",importTitle:"Importar pesos de un CSV",importHint:"Un archivo de ot\
ra aplicación o de una hoja de cálculo, con una fecha y un peso por línea.",back:"Volver al peso",
separator:"Separador",comma:"Coma",semicolon:"Punto y coma",tab:"Tabulación",decimal:"Decimales",point:"\
Punto",order:"Fechas",orders:{ymd:"año, mes, día",dmy:"día, mes, año",mdy:"mes, día, año"},unit:"\
Unidad",dateColumn:"Columna de la fecha",timeColumn:"Columna de la hora",weightColumn:"Columna del p\
eso",column:(e,t)=>`${e}: ${t}`,readAs:(e,t)=>`Leído así: fechas ${e}; pesos en ${t}. Cambiar`,doubts:{
order:e=>`Las fechas son ambiguas; se han leído como ${e}.`,unit:e=>"El archivo no dice la unidad. \
Los pesos se han leído como libras, porque en kilos serían demasiado altos."},asRead:"Los primeros\
 pesos, tal como se han leído",unread:(e,t)=>e===1?"No se ha podido leer 1 línea:":`No se han podi\
do leer ${t} líneas:`,nothingRead:"No se ha podido leer ninguna línea. Revisa las opciones.",checking:"\
Comprobando los pesos",outcome:(e,t,n)=>`Nuevos: ${e}. Ya registrados: ${t}. Rechazados: ${n}.`,refused:"\
Pesos rechazados, que no se importarán",changeTooLarge:"Difiere demasiado del peso de un día cercan\
o",importWeights:(e,t)=>e===1?"Importar 1 peso":`Importar ${t} pesos`,importingWeights:"Importando l\
os pesos",importResult:(e,t)=>`Importados: ${e}. Ya registrados: ${t}.`,portionRefused:(e,t,n)=>`No \
se han importado los pesos del ${e} al ${t}. ${n}`,profile:"Perfil",profileHint:"Con tu altura y tu \
edad se calcula tu índice de masa corporal. Solo tú ves estos datos.",profileFirst:"Un último paso\
: con tu altura y tu fecha de nacimiento se calcula tu IMC.",later:"Más tarde",firstName:"Nombre",lastName:"\
Apellidos",birthDate:"Fecha de nacimiento",height:"Altura (m)",notAHeight:"Escribe la altura, como 1\
,68 o 168",range:(e,t)=>`De ${e} a ${t}`,account:"Cuenta",signedInAs:e=>`Has entrado como ${e}`,changePassword:"\
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
Rechazado el ${e}: ${t}`},rf={signIn:"Sign in",register:"Create an account",toRegister:"No account y\
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
ete this record?",undo:"Undo",restored:"Record restored",dateTime:"Date and time",importCsv:"Import \
CSV",exportCsv:"Save as CSV",importTitle:"Import weights from a CSV",importHint:"A file from another\
 app or a spreadsheet, with a date and a weight on each line.",back:"Back to weight",separator:"Sepa\
rator",comma:"Comma",semicolon:"Semicolon",tab:"Tab",decimal:"Decimals",point:"Point",order:"Dates",
orders:{ymd:"year, month, day",dmy:"day, month, year",mdy:"month, day, year"},unit:"Unit",dateColumn:"\
Date column",timeColumn:"Time column",weightColumn:"Weight column",column:(e,t)=>`${e}: ${t}`,readAs:(e,t)=>`\
Read as: dates ${e}; weights in ${t}. Change`,doubts:{order:e=>`The dates are ambiguous; they were r\
ead as ${e}.`,unit:()=>"The file does not name the unit. The weights were read as pounds, because in\
 kilograms they would be too high."},asRead:"The first weights as they were read",unread:(e,t)=>e===
1?"1 line could not be read:":`${t} lines could not be read:`,nothingRead:"No line could be read. Ch\
eck the options.",checking:"Checking the weights",outcome:(e,t,n)=>`New: ${e}. Already recorded: ${t}\
. Refused: ${n}.`,refused:"Refused weights, which will not be imported",changeTooLarge:"It differs t\
oo much from the weight of a nearby day",importWeights:(e,t)=>e===1?"Import 1 weight":`Import ${t} w\
eights`,importingWeights:"Importing the weights",importResult:(e,t)=>`Imported: ${e}. Already record\
ed: ${t}.`,portionRefused:(e,t,n)=>`The weights from ${e} to ${t} were not imported. ${n}`,profile:"\
Profile",profileHint:"Your height and age are used to calculate your body mass index. Only you can s\
ee them.",profileFirst:"One last step: your height and date of birth are used to calculate your BMI.",
later:"Later",firstName:"First name",lastName:"Last name",birthDate:"Date of birth",height:"Height (\
m)",notAHeight:"Enter your height, such as 1.68 or 168",range:(e,t)=>`From ${e} to ${t}`,account:"Ac\
count",signedInAs:e=>`You are signed in as ${e}`,changePassword:"Change password",changePasswordHint:"\
You will be signed out of your other browsers.",currentPassword:"Current password",newPassword:"New \
password",passwordChanged:"Password changed",endSessions:"Sign out everywhere",endSessionsHint:"Ends\
 your session in this browser and in all others.",exportTitle:"Your data",exportHint:"A JSON file wi\
th your account, your profile and all your weights.",exportData:"Download my data",deleteAccount:"De\
lete account",deleteHint:"Your profile and all your weights will be deleted for good.",typeName:e=>`\
Type ${e} to confirm`,nameDiffers:"This is not the username of your account",apiKeys:"Keys for progr\
ams",apiKeysHint:"With a key, a program or a scale can use your account without your password.",apiKeysCaption:"\
Your keys, newest first",permissions:{"weights:read":"Read your weights","weights:write":"Record wei\
ghts","checklist:read":"See the WSTG checklist","checklist:write":"Change the WSTG checklist"},keyMay:"\
Permissions",noPermission:"Choose at least one permission",makeKey:"Create a key",keyName:"Key name",
keyNameHint:"For example “bathroom scale”",keyEnds:"Expires in",days:e=>`${e} days`,keyMade:"You\
r new key",keyOnce:"Copy it now: it will not be shown again.",copy:"Copy",copied:"Copied",lastUsed:"\
Last used",never:"Never",expires:"Expires",removeKey:"Delete this key?",keyRemoved:"Key deleted",keyRefused:(e,t)=>`\
Refused on ${e}: ${t}`},ti={es:sf,en:rf};var af={title:"Peso e IMC",navigation:"Secciones",administration:"Administración",skip:"Ir al conte\
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
 encontrada",doneOf:(e,t)=>`${e} de ${t}`},lf={title:"Weight and BMI",navigation:"Sections",administration:"\
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
ni={es:af,en:lf};var Rs=(e,t)=>({...e,...t}),Is={es:Rs(Rs(ni.es,ti.es),ei.es),en:Rs(Rs(ni.en,ti.en),ei.en)};var z=gl(),si=e=>({t:Is[e],...wl[e]}),ri=Ps(void 0),V=()=>vn(ri),oi=e=>document.querySelector(`meta[\
name="${e}"]`)?.content,ln={captchaScript:oi("captcha-script"),registrationOpen:oi("registration")!==
"closed",isEmpty:oi("accounts")==="none"};var cf=Symbol.for("pv"),uf=0;function l(e,t,n,o,s,i){t||(t={});var r,a,u=t;if("ref"in u&&typeof e!="function")for(a in u={},t)a==
"ref"?r=t[a]:u[a]=t[a];var f={type:e,props:u,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:cf,
__v:--uf,__i:-1,__u:0};return(s||i)&&(f.__source=s,f.__self=i),ye.vnode&&ye.vnode(f),f}var $e=({kind:e,children:t})=>l("span",{class:"badge","data-kind":e,children:t});var se=({text:e,of:t,onClick:n,kind:o="plain",busy:s,...i})=>l("button",{type:n?"button":"submit",class:`\
button ${o}`,"aria-label":t&&`${e}: ${t}`,"aria-busy":s,"aria-disabled":s,onClick:n&&(()=>s||n()),...i,
children:e}),ve=({kind:e="info",children:t})=>l("div",{class:`notice ${e}`,role:e==="error"?"alert":
"status",children:t}),tt=({error:e,retry:t})=>{let{t:n,describe:o}=V(),s=e instanceof Oe&&e.status===
429&&e.retryAfter||0,[i,r]=te(0);tl(()=>{let m=performance.now()+s*1e3,p=()=>r(Math.max(0,Math.ceil(
(m-performance.now())/1e3)));if(p(),s===0)return;let g=setInterval(p,1e3);return()=>clearInterval(g)},
[e]);let{code:a}=e??{};if(e===void 0||a==="authentication_required")return null;let u=o(e,i>0?{seconds:i}:
{}),f=s>0&&i===0;return l(ve,{kind:f?"info":"error",children:[l("p",{role:s>0?"timer":void 0,children:f?
n.retryNow:u}),t&&i===0&&l(se,{text:n.retry,onClick:t})]})},Ko=({label:e,done:t,all:n,format:o,children:s})=>{
let{t:i}=V(),r=_o();return l("div",{class:"progress",children:[l("label",{for:r,children:e}),l("prog\
ress",{id:r,value:n&&t,max:n}),l("span",{children:n?i.doneOf(o(t),o(n)):o(t)}),s]})};var Sn=({facts:e})=>l("dl",{children:Object.entries(e).map(([t,n])=>l("div",{children:[l("dt",{children:t}),
l("dd",{children:n})]},t))}),df=25,ii="td :is(a, button, .menu > summary):not(.menu > div *)",ff=e=>{
let t=e.target,n=t.closest("tr");if(!n||!t.matches(ii))return;let{nextElementSibling:o,previousElementSibling:s}=n,
i={ArrowDown:o,ArrowUp:s}[e.key],r=[...n.querySelectorAll(ii)].indexOf(t),a=i?.querySelectorAll(ii)[r];
a&&(e.preventDefault(),a.focus())},st=e=>{let{caption:t,columns:n,rows:o,keyOf:s,empty:i,more:r}=e,{
t:a,integer:u}=V(),[f,m]=te(history.state?.limit??df),p=()=>{let v=f*4;history.replaceState({...history.
state,limit:v},""),m(v),r?.(v)};if(o.length===0)return i?l("div",{class:"empty",children:i}):null;let g=n.
map(([v,,A])=>l("th",{scope:"col",class:A,children:v},v)),_=v=>n.map(([A,w,P])=>l("td",{class:P,children:w(
v)},A)),b=o.slice(0,f),x=`${u(o.length)}${r?"+":""}`;return l(X,{children:[l("table",{children:[l("c\
aption",{children:t}),l("thead",{children:l("tr",{children:g})}),l("tbody",{onKeyDown:ff,children:b.
map((v,A)=>l("tr",{children:_(v)},s?.(v)??A))})]}),(r||o.length>f)&&l(se,{text:a.moreRows(u(b.length),
x),onClick:p})]})};var cn=({title:e,onClose:t,locked:n,children:o})=>{let s=_o(),i=Ie(null);le(()=>i.current?.showModal(),
[]);let r=()=>n||i.current?.querySelector("[aria-busy=true]")!=null;return l("dialog",{ref:i,"aria-l\
abelledby":s,onCancel:a=>r()&&a.preventDefault(),onClose:t,children:[l("h2",{id:s,children:e}),o(()=>i.
current?.close())]})},Ns=e=>{let{t}=V(),[n,o]=te();return{ask:a=>new Promise(u=>o({question:a,answer:u})),
dialog:n&&l(cn,{title:e,onClose:()=>{n?.answer(!1),o(void 0)},children:a=>{let u=()=>{n.answer(!0),a()};
return l(X,{children:[l("p",{children:n.question}),l("div",{class:"actions",children:[l(se,{kind:"da\
nger",text:e,onClick:u}),l(se,{text:t.cancel,onClick:a})]})]})}})}};var un=()=>document.querySelector("h1")?.focus({preventScroll:!0}),Nt=Ps(e=>{}),kl=!0,Lt=({title:e,tools:t})=>{
let{t:n,announce:o}=V(),s=Ie(null);return le(()=>{kl||s.current?.focus(),kl=!1,o("")},[o]),le(()=>{document.
title=`${e} · ${n.title}`},[e,n]),l("div",{class:"heading",children:[l("h1",{tabIndex:-1,ref:s,children:e}),
t]})},Ft=({title:e,tools:t,load:n,children:o})=>{let{t:s}=V();return le(()=>{n.data!==void 0&&document.
activeElement===document.body&&un()},[n.data]),l(Nt.Provider,{value:n.reload,children:[l(Lt,{title:e,
tools:t}),l(tt,{error:n.error,retry:n.reload}),n.data!==void 0&&o(n.data),n.data===void 0&&n.loading&&
l(ve,{kind:"loading",children:s.loading})]})},Ve=({title:e,hint:t,tools:n,children:o})=>l("section",
{class:"card","aria-label":e,children:[l("div",{class:"heading",children:[l("h2",{children:e}),n]}),
t&&l("p",{class:"hint",children:t}),o]}),Sl=({children:e})=>{let{t}=V(),[n]=nl(o=>reportError(o));return n===
void 0?l(X,{children:e}):l("div",{class:"card narrow",children:[l(Lt,{title:t.broken}),l("p",{children:t.
brokenHint}),l(se,{text:t.loadAgain,kind:"primary",onClick:()=>location.reload()})]})};var pf=e=>typeof e=="object"&&e!==null&&"undo"in e,Ls=e=>{let{announce:t}=V(),n=vn(Nt);return Es(async()=>{
t("");try{let o=await e();typeof o=="string"?t(o):pf(o)&&t(o.text,o.undo)}catch(o){throw o instanceof
Oe&&n(!0),o}n(!1)})},Fs=(e,t=n=>n)=>({inputMode:"decimal",autocomplete:"off",read:n=>{let o=bl(String(
n));return o===void 0?new Error(e):t(o)}}),mf=({spec:e,error:t,name:n})=>{let{t:o}=V(),[s,i]=te(!1),
{label:r,hint:a,codes:u,options:f,read:m,defaultValue:p,...g}=e,_=_o(),b=[a&&`${_}-hint`,t&&`${_}-er\
ror`].filter(Boolean).join(" "),x={"aria-invalid":!!t,"aria-describedby":b||void 0},v=(F,D,B)=>D&&l(
"p",{class:F,id:`${_}-${F}`,role:B,children:D}),A=f?.map(([F,D])=>l("option",{value:F,selected:F===p,
children:D},F)),w={...g,...!A&&{defaultValue:p}},P=e.type==="password",C=A?"select":e.rows?"textarea":
"input";return l("div",{class:`field ${e.type??""}`,children:[l("label",{for:_,children:r}),v("hint",
a),v("error",t,"alert"),Oa(C,{...w,...s&&{type:"text"},...x,id:_,name:n},A),P&&l(se,{text:s?o.hide:o.
show,of:r,kind:"link",onClick:()=>i(!s)})]})},Yo=({fields:e,values:t,errorOf:n=()=>""})=>Object.entries(
e).map(([o,s])=>{let i=t&&{value:String(t[o]??"")};return l(mf,{name:o,spec:{...s,...i},error:n(o)},
o)}),gf=200,Ms=({view:e,fields:t})=>{let{parameters:n}=Ue(),[o,s]=te(n),i=we(e,n),r=Ie("");le(()=>{i!==
r.current&&s(n),r.current=""},[i]);let a=we(e,o);le(()=>{if(a===i)return;let{hash:f}=location,p=setTimeout(
()=>{location.hash===f&&(r.current=a,bo(a))},gf);return()=>clearTimeout(p)},[a,i]);let u=f=>s(Object.
fromEntries(new FormData(f)));return l("search",{children:l("form",{class:"filters",onInput:({currentTarget:f})=>u(
f),onSubmit:f=>f.preventDefault(),children:l(Yo,{fields:t,values:o})})})},hf=(e,t)=>{let n=new FormData(
e),o=Object.entries(t).map(([s,i])=>{let r=n.get(s)??"",a=i.read?i.read(r):r;if(a instanceof Error)throw Object.
assign(a,{parameters:{field:s}});return[s,a]});return Object.fromEntries(o)},at=e=>{let{t,describe:n}=V(),
o=e.fields??{},s=Ie(null),{run:i,busy:r,error:a,reset:u}=Ls(async()=>{let v=await e.act(hf(s.current,
o));return e.keep||s.current?.reset(),v}),{code:f="",parameters:m={},fields:p=[]}=a??{},g=Object.keys(
o),_=g.find(v=>v===m.field||o[v]?.codes?.includes(f))??g.find(v=>p.includes(v)),b=v=>v===_?n(a):p.includes(
v)?t.checkField:"";le(()=>{a&&s.current?.querySelector("[aria-invalid=true]")?.focus()},[a]);let x=v=>{
v.preventDefault(),i()};return l("form",{ref:s,class:e.inline?"inline":"",noValidate:!0,onInput:u,onSubmit:x,
children:[e.question&&l("p",{children:e.question}),l(Yo,{fields:o,errorOf:b}),l(tt,{error:_===void 0?
a:void 0}),l("div",{class:"actions",children:[l(se,{text:e.submit,kind:e.kind??"primary",busy:r}),e.
onCancel&&l(se,{text:t.cancel,onClick:()=>r||e.onCancel?.()})]})]})},Bn=({act:e,busy:t,...n})=>{let o=Ls(
e);return l(X,{children:[l(se,{...n,busy:t||o.busy,onClick:o.run}),l(tt,{error:o.error})]})},lt=e=>{
let{text:t,of:n,title:o=t,opener:s="link",...i}=e,{announce:r}=V(),a=vn(Nt),[u,f]=te(!1),m=Ie(!1),p=b=>{
m.current=b,b||a(!1)};return l(X,{children:[l(se,{text:t,of:n,kind:s,"aria-haspopup":"dialog",onClick:()=>{
r(""),f(!0)}}),u&&l(cn,{title:o,onClose:()=>{f(!1),m.current&&a(!0),m.current=!1},children:b=>l(Nt.Provider,
{value:p,children:l(at,{kind:"danger",submit:t,...i,keep:!0,onCancel:b,act:async x=>{let v=await i.act(
x);return b(),un(),v}})})})]})};var _f=".menu > div > :is(a, button:not([aria-haspopup]))",Os=({label:e,text:t,children:n})=>{let o=Ie(
null),s=r=>o.current?.contains(r)??!1,i=r=>{let a=o.current;!a||a.querySelector("dialog[open]")||(r&&
a.querySelector("summary")?.focus(),a.open=!1)};return le(()=>{let r=({target:u})=>{s(u)?u.matches(_f)&&
i(!0):i(!1)},a=({target:u})=>s(u)&&i(!0);return document.addEventListener("click",r),document.addEventListener(
"close",a,!0),()=>{document.removeEventListener("click",r),document.removeEventListener("close",a,!0)}},
[]),l("details",{class:"menu",ref:o,onKeyDown:({key:r})=>r==="Escape"&&i(!0),onFocusOut:({relatedTarget:r})=>r&&
!s(r)&&i(!1),children:[l("summary",{"aria-label":e,children:l("span",{children:t})}),l("div",{children:n})]})};var Jo=Object.keys(Is.es.statuses),en=({wstg_status:e})=>e??"Not Started",li=["critical","high","med\
ium","low","info"],ci=e=>e.charAt(0).toUpperCase()+e.slice(1),vo=({severity:e})=>{let{t}=V();if(!e)return l(
X,{children:t.unknown});let n=ci(e);return l($e,{kind:n,children:t.severities[n]??e})},Ws=({item:e,all:t})=>{
let{t:n,integer:o}=V(),s=li.map(r=>[ci(r),e.open_findings[r]]).filter(([,r])=>r>0).map(([r,a])=>({kind:r,
counted:`${o(a)} ${n.severities[r]}`})),i=n.openFindings(s.map(({counted:r})=>r).join(", "));return s.
slice(0,t?s.length:1).map(({kind:r,counted:a})=>l("span",{title:i,children:l($e,{kind:r,children:n.openFindings(
a)})},r))},yf=({item:e})=>{let{t}=V(),n={wstg_id:e.wstg_id},{data:o}=Ne(r=>z.getItem({path:n,signal:r})),
s=o?.findings.find(({written_to:r})=>r),i=[t.findingNumber(e.finding_id??0),s?.title,s&&t.severities[ci(
s.severity)],s&&t.findingStates[s.state]];return l("strong",{class:"reason",children:i.filter(Boolean).
join(" · ")})},ai=["active open"],wf={Done:["verified closed","verified closed_by_status"],"Not App\
licable":["active false_positive","active closed_by_status"],"In Progress":ai,Blocked:ai,"Not Starte\
d":ai},Qo=(e,t)=>e.finding_own===!1&&!wf[t].includes(`${e.defectdojo_status} ${e.finding_state}`),$s=()=>{
let{t:e}=V(),{ask:t,dialog:n}=Ns(e.changeFinding);return{askAbout:s=>t(l(X,{children:[e.othersFinding,
" ",l(yf,{item:s})]})),dialog:n}},ko=async(e,t)=>{let n=[];for await(let o of e){if(n.length===t)return{
taken:n,more:!0};n.push(o)}return{taken:n,more:!1}},ct=({at:e})=>{let{t,instant:n,ago:o}=V();return e===
null?l(X,{children:t.unknown}):l("time",{dateTime:e,title:n(e),children:o(e)??n(e)})},bf=()=>history.
replaceState({...history.state,y:scrollY},""),Zo=e=>l("a",{href:we("checklist",e.parameters,e.id),onClick:bf,
children:e.id}),Gn=({text:e})=>{let{t}=V();return e?l("details",{class:"reason",children:[l("summary",
{children:t.reason}),e]}):null},Tl=({label:e,value:t,options:n,act:o})=>{let s=Ie(t),{run:i,busy:r,error:a}=Ls(
()=>o(s.current));return l("div",{children:[l("select",{"aria-label":e,"aria-busy":r,"data-kind":t,value:t,
onChange:f=>{s.current=f.currentTarget.value,i()},children:Object.entries(n).map(([f,m])=>l("option",
{value:f,children:m},f))}),l(tt,{error:a})]})},Xo=({request:e})=>{let{t,integer:n,may:o}=V(),s=e?{request_ids:[
e.request_id]}:"all",i=e&&`${e.wstg_id??e.request_id}`,r=async()=>{let{request_ids:p}=await z.retryRequests(
{body:s});return t.retried(n(p.length))},a=async()=>{let{request_ids:p}=await z.dismissRequests({body:s});
return t.dismissed(n(p.length))},[u,f]=e?[t.repeat,t.dismiss]:[t.retryAll,t.dismissAll],m=e?"link":"\
plain";return o("checklist:write")?l("div",{class:"actions",children:[l(Bn,{text:u,of:i,kind:m,act:r}),
l(lt,{text:f,of:i,opener:m,question:t.askDismiss,act:a})]}):null};var ui=100,vf=({user:e,isOwn:t})=>{let{t:n}=V(),{username:o}=e,s={target_user_id:e.user_id},i=async()=>(await z.
endSessions({path:s}),n.sessionsEnded(o)),r=async(v,A)=>(await z.updateUserRole({path:s,body:{role:v}}),
A&&await i(),n.roleChanged(o,n.roles[v])),a=async()=>(await z.deleteUser({path:s}),n.accountDeleted(
o)),u=async v=>(await z.setChecklistAccess({path:s,body:{access:v}}),n.accessChanged(o,n.accesses[v])),
f=Gt.ChecklistAccess.values.map(v=>[v,n.accesses[v]]),m={label:n.access,options:f,defaultValue:e.checklist_access},
p={label:n.alsoEnd,type:"checkbox",defaultChecked:!0},g={text:n.promote,question:n.askPromote(o)},_={
text:n.demote,question:n.askDemote(o),fields:{end:p}},b={text:n.endTheirSessions,question:n.askEnd(o)},
x={text:n.delete,question:n.askDelete(o)};return l(Os,{label:`${n.actions}: ${o}`,text:"⋯",children:[
e.role==="user"&&l(lt,{...g,of:o,act:()=>r("admin")}),e.role==="admin"&&l(lt,{..._,of:o,act:({end:v})=>r(
"user",v)}),e.role==="user"&&l(lt,{text:n.access,of:o,submit:n.save,kind:"primary",fields:{access:m},
act:({access:v})=>u(v)}),!t&&l(lt,{...b,of:o,act:i}),!t&&l(lt,{...x,of:o,act:a})]})},Cl=({account:e})=>{
let{t,integer:n}=V(),o=g=>g.user_id===e.userId,{search:s="",role:i}=Ue().parameters,r=Gt.Role.values.
find(g=>g===i),[a,u]=te(ui);le(()=>u(ui),[s,r]);let f=Ne(g=>ko(z.users({search:s,role:r,limit:ui,signal:g}),
a),[s,r,a]),m=g=>l("div",{class:"badges",children:[g.username," ",o(g)&&l($e,{children:t.you})]}),p={
search:{label:t.beginning,type:"search",autocapitalize:"none"},role:{label:t.role,options:[["",t.any],
...Object.entries(t.roles)]}};return l(Ft,{title:t.accounts,load:f,children:({taken:g,more:_})=>l("s\
ection",{class:"card","aria-label":t.accounts,children:[l(Ms,{view:"accounts",fields:p}),l(st,{caption:t.
accountsCount(`${n(g.length)}${_?"+":""}`),rows:g,empty:t.noAccounts,more:_?b=>u(Math.max(a,b)):void 0,
keyOf:({user_id:b})=>b,columns:[[t.name,m],[t.role,b=>t.roles[b.role]],[t.access,({role:b,checklist_access:x})=>t.
accesses[b==="admin"?"write":x]],[t.created,({created_at:b})=>l(ct,{at:b}),"wide"],[t.actions,b=>l(vf,
{user:b,isOwn:o(b)}),"numeric"]]})]})})};var di={base:"https://owasp.org/www-project-web-security-testing-guide/v42/4-Web_Application_Securit\
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
n_Hijacking"}};var Hs={current:[]},Sf=({request:e})=>{let{request:t}=V().t,{state:n,reason:o}=e,s=n==="failed"?"err\
or":n==="done"&&!o?"success":"info",i=n==="done"&&o?t.noEffect:t[n];return l(ve,{kind:s,children:[i,
" ",n==="failed"&&Vn(e)&&t.repeated,l(Gn,{text:o})]})},Tf=({item:e,user:t,keepsAll:n})=>{let{t:o}=V(),
{askAbout:s,dialog:i}=$s(),[r,a]=te(""),u=e.requests.find(A=>r.endsWith(`/${A.request_id}`)),[f]=te(
en(e)),[m,p]=te((e.notes??"").replaceAll(`\r
`,`
`)),g=async({status:A,notes:w})=>{let P=w===m?{}:{notes:w};if((Qo(e,A)||e.finding_own===!1&&P.notes)&&
!await s(e))return;let F={wstg_id:e.wstg_id,status:A,user:t,...P};a((await z.requestWstgSync({body:F})).
location),p(w)},_=Jo.map(A=>[A,o.statuses[A]]),b={label:o.notes,hint:o.notesHint,rows:6,defaultValue:m},
x=n?void 0:o.notKept,v={label:o.status,hint:x,options:_,defaultValue:f};return l(Ve,{title:o.edit,children:[
l(at,{keep:!0,submit:o.save,act:g,fields:{status:v,notes:b}}),u&&l(Sf,{request:u}),i]})},xl=({address:e,
text:t})=>!e||!/^https?:\/\//i.test(e)?l(X,{children:t}):l("a",{href:e,target:"_blank",rel:"noreferr\
er",children:t}),Cf=({item:e})=>{let{t,integer:n}=V(),{findings:o,findings_total:s}=e,i=o.length<s?t.
doneOf(n(o.length),n(s)):n(s),r=a=>{let u=t.findingNumber(a.finding_id),f=[u,a.own&&t.madeHere,a.written_to&&
t.writtenTo];return l("div",{class:"reason",children:[l(xl,{address:a.finding_url,text:a.title||u}),
l("p",{class:"aside",children:f.filter(Boolean).join(" · ")})]})};return s===0?null:l("section",{class:"\
card",children:l(st,{caption:`${t.findings}: ${i}`,rows:o,keyOf:({finding_id:a})=>a,columns:[[t.finding,
r],[t.severity,({severity:a})=>l(vo,{severity:a})],[t.state,({state:a})=>t.findingStates[a]]]})})},xf=({
item:e})=>{let{t}=V(),n=[e.status_set_by,e.status_set_for].filter(Boolean);return l(Ve,{title:t.currentState,
children:[e.conflict&&l(ve,{children:t.conflictNotice}),e.failed_reason!==null&&l(ve,{kind:"error",children:t.
failedBelow}),l(Sn,{facts:{[t.status]:l("div",{class:"badges",children:[l($e,{kind:en(e),children:t.
statuses[en(e)]}),l(Ws,{item:e,all:!0})]}),[t.setAt]:l(ct,{at:e.status_set_at}),[t.setBy]:[...new Set(
n)].join(" / ")||t.unknown,[t.tool]:t.toolStatuses[e.defectdojo_status??"none"],[t.finding]:e.finding_id===
null?t.unknown:l(xl,{address:e.finding_url,text:t.findingNumber(e.finding_id)}),[t.severity]:l(vo,{severity:e.
severity}),[t.lastSync]:l(ct,{at:e.last_sync}),[t.direction]:t.directions[e.last_sync_direction??"no\
ne"]}})]})},Pf=({item:e})=>{let{t}=V(),n=r=>r===null?t.unknown:t.statuses[r]??r,o=r=>r?"bad":void 0,
s=r=>l("div",{children:[l($e,{kind:o(r.state==="failed"),children:t.states[r.state]})," ",l(Gn,{text:r.
reason}),r.state==="failed"&&l(Xo,{request:r})]}),i=r=>l("div",{children:[l($e,{kind:o(!r.success),children:r.
success?t.success:t.failed})," ",l(Gn,{text:r.error_message})]});return l(X,{children:[l("section",{
class:"card",children:l(st,{empty:t.noRequests,caption:t.requests,rows:e.requests,keyOf:({request_id:r})=>r,
columns:[[t.accepted,({accepted_at:r})=>l(ct,{at:r})],[t.origin,({kind:r})=>t.origins[r]],[t.status,
({status:r})=>n(r)],[t.user,({user:r})=>r??t.unknown],[t.result,s]]})}),l("section",{class:"card",children:l(
st,{empty:t.noLog,caption:t.log,rows:e.log,columns:[[t.when,({timestamp:r})=>l(ct,{at:r})],[t.direction,
({direction:r})=>t.directions[r]],[t.change,r=>`${n(r.old_status)} → ${n(r.new_status)}`],[t.result,
i]]})})]})},Af=e=>{let t=di.pages[e.toUpperCase()];return t&&di.base+t},Df=({id:e})=>{let{t}=V(),{parameters:n}=Ue(),
o=Hs.current.indexOf(e),[s,i]=o<0?[]:[-1,1].map(a=>Hs.current[o+a]),r=(a,u)=>u&&l("a",{href:we("chec\
klist",n,u),children:a});return l("nav",{class:"actions","aria-label":t.checklist,children:[l("a",{href:we(
"checklist",n),children:t.backToList}),r(t.previous,s),r(t.next,i)]})},Pl=({id:e,user:t})=>{let{t:n,
may:o}=V(),s=Ne(async r=>{let[a,{keeps_equivalent_status:u}]=await Promise.all([z.getItem({path:{wstg_id:e},
signal:r}),z.getSynchronisation({signal:r})]);return{item:a,keepsAll:u}},[e],({item:r})=>r.requests.
some(Vn)),i=Af(e);return l(Ft,{title:e,tools:l(Df,{id:e}),load:s,children:({item:r,keepsAll:a})=>l(X,
{children:[l("p",{class:"aside",children:[[r.name,r.category&&n.categoryName(r.category)].filter(Boolean).
join(" · "),i&&" · ",i&&l("a",{href:i,target:"_blank",rel:"noreferrer",children:n.guide})]}),l("di\
v",{class:"columns",children:[l(xf,{item:r}),o("checklist:write")&&l(Tf,{item:r,user:t,keepsAll:a})]}),
l(Cf,{item:r}),l(Pf,{item:r})]})})};var Ef="-",fi=({category:e})=>e??Ef,Rf={conflict:e=>e.conflict,open:e=>e.open_request,failed:e=>e.failed_reason!==
null,untracked:e=>!e.tracked,without_finding:e=>e.finding_id===null&&e.last_sync!==null},pi=e=>{let t=Map.
groupBy(e,en),n=o=>t.get(o)?.length??0;return{countOf:n,closed:n("Done")+n("Not Applicable")}},Al=({
items:e})=>{let{countOf:t}=pi(e),n=Jo.filter(o=>t(o)>0);return l("div",{class:"bar","aria-hidden":"t\
rue",children:n.map(o=>l("i",{"data-kind":o,style:{flexGrow:t(o)}},o))})},If=5,Nf=({gate:e})=>{let{t,
integer:n}=V(),{parameters:o}=Ue(),s=Map.groupBy(e.open,({reason:a})=>a),i=Map.groupBy(s.get("open_f\
inding")??[],({severity:a})=>a),r=li.flatMap(a=>i.get(a)??[]);return e.passed?l(ve,{kind:"success",children:t.
gatePassed}):l(ve,{children:[l("p",{children:[l("strong",{children:t.gateClosed})," ",e.stale&&t.gateStale]}),
l("p",{class:"badges",children:[...s].map(([a,u])=>l("a",{href:we("checklist",{...o,show:a}),children:[
t.reasons[a],": ",n(u.length)]},a))}),r.length>0&&l("p",{class:"badges",children:r.slice(0,If).map(({
wstg_id:a,severity:u})=>l("span",{children:[l(Zo,{id:a,parameters:o})," ",l(vo,{severity:u})]},a))})]})},
Lf=({items:e,gate:t,keepsAll:n})=>{let{t:o,integer:s,percent:i}=V(),{countOf:r,closed:a}=pi(e);return l(
"section",{class:"card","aria-label":o.checklistTotal,children:[l("p",{class:"figure",children:[l("s\
trong",{children:o.closedOf(s(a),s(e.length))})," ",l("span",{children:e.length>0&&i(a/e.length)})]}),
l(Al,{items:e}),l("p",{class:"badges",children:Jo.map(u=>l($e,{kind:u,children:[o.statuses[u],": ",s(
r(u))]},u))}),l(Nf,{gate:t}),!n&&l("p",{class:"hint",children:o.notKept})]})},Ff=({items:e})=>{let{t,
integer:n}=V(),{parameters:o}=Ue();return l(Ve,{title:t.coverage,children:l("ul",{class:"coverage",children:[
...Map.groupBy(e,fi)].map(([s,i])=>l("li",{children:[l("a",{href:we("checklist",{...o,category:s}),children:t.
categoryName(s)}),l("span",{children:t.doneOf(n(pi(i).closed),n(i.length))}),l(Al,{items:i})]},s))})})},
Mf=({items:e,gate:t},n)=>{let{status:o="",category:s="",show:i="",outcome:r="",search:a=""}=n,u=a.toLowerCase().
split(/\s+/),f=new Map(t.open.map(({wstg_id:g,reason:_})=>[g,_])),m=g=>{let _=`${g.wstg_id} ${g.name??
""} ${g.notes??""}`.toLowerCase();return u.every(b=>_.includes(b))},p=g=>Rf[i]?.(g)??[f.get(g.wstg_id),
""].includes(i);return e.filter(g=>[en(g),""].includes(o)).filter(g=>[fi(g),""].includes(s)).filter(
g=>[g.outcome,""].includes(r)).filter(p).filter(m).sort((g,_)=>Number(_.conflict)-Number(g.conflict))},
Of=({data:e,user:t,change:n})=>{let{t:o,integer:s,may:i,announce:r}=V(),{parameters:a}=Ue(),u=JSON.stringify(
a),f=It(()=>Mf(e,a),[e,u]);Hs.current=f.map(({wstg_id:S})=>S);let m=["",o.any],p=[...new Set(e.items.
map(fi))].map(S=>[S,o.categoryName(S)]),g=[...new Set(e.gate.open.map(({reason:S})=>S))].map(S=>[S,o.
reasons[S]]),_=async(S,I)=>{await z.requestWstgSync({body:{wstg_id:S,status:I,user:t}});let N=E=>E.wstg_id===
S?{...E,wstg_status:I,open_request:!0}:E;n(E=>({...E,items:E.items.map(N)}))},{askAbout:b,dialog:x}=$s(),
[v,A]=te("Done"),w=f.filter(S=>Qo(S,v)).length,P=async S=>{for(let[I,{wstg_id:N}]of f.entries())await _(
N,S),r(o.setSome(s(I+1),s(f.length)));return o.setAll(s(f.length))},C=S=>l("div",{children:[l(Zo,{id:S.
wstg_id,parameters:a}),l("p",{class:"aside",children:S.name})]}),F=S=>l("div",{class:"badges",children:[
i("checklist:write")?l(Tl,{label:`${o.status}: ${S.wstg_id}`,value:en(S),options:o.statuses,act:async I=>{
if(!(Qo(S,I)&&!await b(S)))return await _(S.wstg_id,I),o.request.waiting}}):l($e,{kind:en(S),children:o.
statuses[en(S)]}),l(Ws,{item:S}),S.conflict&&l($e,{kind:"bad",children:o.conflict}),S.failed_reason!==
null&&l($e,{kind:"bad",children:o.failed}),S.failed_reason===null&&S.open_request&&l($e,{children:o.
pending})]}),D=l(X,{children:[l("p",{children:o.noItems}),l("a",{href:we("checklist"),onClick:un,children:o.
clear})]}),B={text:o.setAllShown,question:o.askAll(s(f.length)),fields:{status:{label:o.status,hint:l(
"span",{role:"status",children:w>0&&o.othersFindings(s(w))}),options:Object.entries(o.statuses),defaultValue:v,
onInput:({currentTarget:{value:S}})=>A(S)}}};return l("section",{class:"card","aria-label":o.checklist,
children:[l(Ms,{view:"checklist",fields:{search:{label:o.search,hint:o.searchHint,type:"search"},status:{
label:o.status,options:[m,...Object.entries(o.statuses)]},category:{label:o.category,options:[["",o.
anyCategory],...p]},outcome:{label:o.itemOutcome,options:[m,...Object.entries(o.outcomes)]},show:{label:o.
show,options:[m,...Object.entries(o.shown),...g]},since:{label:o.since,type:"date"}}}),i("checklist:\
write")&&f.length>0&&l("div",{class:"actions",children:l(lt,{...B,opener:"plain",act:({status:S})=>P(
S)})}),l(st,{caption:o.items(s(f.length)),rows:f,keyOf:({wstg_id:S})=>S,empty:D,columns:[[o.item,C],
[o.status,F],[o.tool,S=>o.toolStatuses[S.defectdojo_status??"none"]],[o.severity,({severity:S})=>l(vo,
{severity:S})],[o.lastSync,({last_sync:S})=>l(ct,{at:S})]]},u),l("p",{class:"aside",children:o.source}),
x]})},Wf=({user:e})=>{let{t}=V(),{since:n}=Ue().parameters,o=n?{since:n}:{},s=Ne(async a=>{let[{taken:u},
f,{keeps_equivalent_status:m}]=await Promise.all([ko(z.items({...o,signal:a}),Number.POSITIVE_INFINITY),
z.checkGate({query:o,signal:a}),z.getSynchronisation({signal:a})]);return{items:u,gate:f,keepsAll:m}},
[n]),i=s.data!==void 0;le(()=>{i&&history.state?.y&&scrollTo(0,history.state.y)},[i]);let r=l(se,{text:t.
reload,busy:s.loading,onClick:s.reload});return l(Ft,{title:t.checklist,tools:r,load:s,children:a=>l(
X,{children:[l(Lf,{...a}),l(Ff,{items:a.items}),l(Of,{data:a,user:e,change:s.change})]})})},Dl=({account:e})=>{
let{id:t}=Ue();return t===void 0?l(Wf,{user:e.username}):l(Pl,{id:t,user:e.username},t)};var So=(e,t)=>{let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),
setTimeout(()=>URL.revokeObjectURL(n.href),6e4)};var mi=e=>{let{act:t,ask:n,title:o,hint:s,submit:i,labels:r,fields:a}=e,{t:u,bytes:f}=V(),[m,p]=te(),
[g,_]=te(""),b=Ie(new AbortController);le(()=>()=>b.current.abort(),[]);let x=async S=>{b.current=new AbortController;
let{signal:I}=b.current;_(""),p({loaded:0,total:void 0}),await t({signal:I,onProgress:p},S).catch(N=>{
if(!I.aborted)throw N;return u.stopped}).then(_).finally(()=>p(void 0))},{ask:v,dialog:A}=Ns(i),w=async S=>{
(!n||await v(n(S)))&&await x(S)},P=()=>{b.current.abort(),un()},C=m&&m.loaded>0&&m.loaded!==m.total,
[F,D]=C?[r[0],m.total]:[r[1],void 0];return l(Ve,{title:o,hint:s,children:[l(at,{keep:!0,submit:i,kind:a?
"danger":"primary",act:w,fields:a}),A,m&&l(Ko,{label:F,done:m.loaded,all:D,format:S=>S===0?"":f(S),children:l(
se,{text:u.stop,onClick:P})}),g&&l(ve,{children:g})]})},El=({account:e})=>{let{t,bytes:n}=V(),o=async i=>{
let r=await i.blob();return So(r,i.fileName),t.saved(i.fileName,n(r.size))},s={label:t.file,type:"fi\
le",accept:".sql,application/sql,text/plain",read:i=>i instanceof File&&i.name?i:new Error(t.noFile)};
return l(X,{children:[l(Lt,{title:t.files}),l("div",{class:"columns",children:[l(mi,{title:t.report,
hint:t.reportHint,submit:t.makeReport,labels:[t.downloading,t.preparing],act:async i=>{let r={"Accep\
t-Language":document.documentElement.lang};return o(await z.generateReport({...i,headers:r}))}}),e.role===
"admin"&&l(X,{children:[l(mi,{title:t.export,hint:t.dumpHint,submit:t.makeExport,labels:[t.downloading,
t.preparing],act:async i=>o(await z.exportDump(i))}),l(mi,{title:t.import,hint:t.dumpImportHint,submit:t.
makeImport,labels:[t.uploading,t.importing],fields:{file:s},ask:({file:i})=>t.askImport(i.name,n(i.size)),
act:async(i,{file:r})=>(await z.importDump({...i,body:{file:r}}),t.imported)})]})]})]})};var $f=1e3,Hf=({run:e})=>{let{t,integer:n,may:o}=V(),{state:s,last_error:i,last_warning:r}=e,a=()=>z.
synchroniseNow(),u=o("checklist:write")&&l(Bn,{kind:"primary",text:t.synchronise,busy:s!=="idle",act:a});
return l(Ve,{title:t.periodic,tools:u,children:[i!==null&&l(ve,{kind:"error",children:[t.lastError,l(
Gn,{text:i})]}),r!==null&&l(ve,{kind:"error",children:`${t.lastWarning} ${r}`}),l(Sn,{facts:{[t.state]:l(
"span",{role:"status",children:t.runStates[s]}),[t.lastStarted]:l(ct,{at:e.last_started_at}),[t.lastFinished]:l(
ct,{at:e.last_finished_at}),[t.lastSucceeded]:l(ct,{at:e.last_succeeded_at}),[t.nextRun]:l(ct,{at:e.
next_run_at}),[t.lastDelivery]:l(ct,{at:e.last_delivery_at}),[t.waitingCount]:n(e.waiting),[t.retryingCount]:n(
e.retrying),[t.failedCount]:n(e.failed),[t.withoutFinding]:l("a",{href:we("checklist",{show:"without\
_finding"}),children:n(e.without_finding)})}})]})},Vf=({requests:e,all:t})=>{let{t:n,integer:o}=V(),
s=({wstg_id:r,finding_id:a})=>r===null?n.findingNumber(a??0):l(Zo,{id:r}),i=({reason:r,next_attempt_at:a})=>l(
"div",{children:[l(Gn,{text:r})," ",a!==null&&l($e,{children:n.states.retrying})]});return l(Ve,{title:n.
failedRequests,tools:e.length>0&&l(Xo,{}),children:l(st,{empty:n.noFailed,caption:n.firstOf(o(e.length),
o(Math.max(t,e.length))),rows:e,keyOf:({request_id:r})=>r,columns:[[n.item,s],[n.status,({status:r})=>r?
n.statuses[r]:n.unknown],[n.accepted,({accepted_at:r})=>l(ct,{at:r})],[n.attempts,({attempts:r})=>o(
r),"numeric"],[n.reason,i],[n.actions,r=>l(Xo,{request:r})]]})})},Bf=async e=>{let[t,{taken:n}]=await Promise.
all([z.getSynchronisation({signal:e}),ko(z.requests({state:"failed",limit:200,signal:e}),$f)]);return{
run:t,failed:n}},Gf=({run:e,failed:t})=>e.state!=="idle"||e.waiting+e.retrying>0||t.some(Vn),Rl=()=>{
let{t:e}=V(),t=Ne(Bf,[],Gf),n=l(se,{text:e.reload,onClick:t.reload});return l(Ft,{title:e.synchronisation,
tools:n,load:t,children:({run:o,failed:s})=>l(X,{children:[l(Hf,{run:o}),l(Vf,{requests:s,all:o.failed})]})})};var qf=async e=>{let[{keys:t},{permissions:n}]=await Promise.all([z.listKeys({signal:e}),z.getPermissions(
{signal:e})]);return{keys:t,held:n}},Uf=e=>e.currentTarget.select(),jf=({value:e,close:t})=>{let{t:n}=V(),
[o,s]=te(!1),i=async()=>{await navigator.clipboard.writeText(e),s(!0)};return l(cn,{title:n.keyMade,
onClose:t,children:r=>l(X,{children:[l("p",{children:n.keyOnce}),l("input",{readOnly:!0,value:e,"ari\
a-label":n.keyMade,onFocus:Uf}),l("div",{class:"actions",children:[navigator.clipboard&&l(se,{text:o?
n.copied:n.copy,kind:"primary",onClick:i}),l(se,{text:n.close,onClick:r})]})]})})},zf=[30,90,366],Kf=({
held:e,onKey:t})=>{let{t:n}=V(),o=i=>({label:n.permissions[i],type:"checkbox",read:r=>r==="on"}),s={
name:{label:n.keyName,hint:n.keyNameHint,maxLength:Gt.KeyName.maxLength,autocomplete:"off"},...Object.
fromEntries(e.map(i=>[i,o(i)])),days:{label:n.keyEnds,options:zf.map(i=>[String(i),n.days(i)]),defaultValue:"\
90"},password:{label:n.currentPassword,autocomplete:"current-password",type:"password",codes:["curre\
nt_password_wrong"]}};return l(lt,{text:n.makeKey,opener:"plain",kind:"primary",fields:s,act:async({
name:i,days:r,password:a,...u})=>{let f=e.filter(p=>u[p]);if(f.length===0)throw new Error(n.noPermission);
let m={name:i,permissions:f,expires_in_days:Number(r),password:a};t((await z.createKey({body:m})).key)}})},
Il=()=>{let{t:e,day:t,instant:n,messages:o}=V(),{data:s,error:i,reload:r}=Ne(qf),[a,u]=te(""),{keys:f=[],
held:m=[]}=s??{},p=({last_refused_at:g,last_refused_code:_})=>{let b=o.errors[_??""];return g!==null&&
l("p",{class:"aside",children:e.keyRefused(n(g),b??_??"")})};return l(Nt.Provider,{value:r,children:l(
Ve,{title:e.apiKeys,hint:e.apiKeysHint,tools:s&&l(Kf,{held:m,onKey:u}),children:[l(tt,{error:i,retry:r}),
a&&l(jf,{value:a,close:()=>u("")}),l(st,{caption:e.apiKeysCaption,rows:f,keyOf:({key_id:g})=>g,columns:[
[e.keyName,g=>l("div",{children:[g.name,p(g)]})],[e.keyMay,({permissions:g})=>l("div",{class:"badges",
children:g.map(_=>l($e,{children:e.permissions[_]},_))})],[e.lastUsed,({last_used_at:g})=>g===null?e.
never:n(g),"wide"],[e.expires,({expires_at:g})=>t(g)],[e.actions,({key_id:g,name:_})=>l(lt,{text:e.remove,
of:_,title:e.removeKey,question:_,act:async()=>(await z.deleteKey({path:{key_id:g}}),e.keyRemoved)}),
"numeric"]]})]})})};var gi,Yf=(e,t)=>new Promise((n,o)=>{let s=new URL(e);s.searchParams.set("render",t);let i=document.
createElement("script");i.src=s.href,i.onerror=()=>{gi=void 0,i.remove(),o(new Error("the captcha ca\
nnot be loaded"))},i.onload=()=>{let{grecaptcha:r}=globalThis;r?r.ready(()=>n(r)):i.dispatchEvent(new Event(
"error"))},document.head.append(i),z.session.onChange(r=>r&&setTimeout(()=>location.reload()))}),hi=async e=>{
let{captcha_site_key:t}=e;return t&&ln.captchaScript&&(gi??=Yf(ln.captchaScript,t)),gi},Nl=async(e,t)=>{
let n=await hi(e),o=e.captcha_site_key??"";return n?{captcha_token:await n.execute(o,{action:t})}:{}};var _i=["password_too_short","password_too_long","password_breached"],yi=({registering:e,expired:t})=>{
let{t:n,config:o}=V(),s=ln.isEmpty&&ln.registrationOpen,i=e||s,r=async _=>{let b=await Nl(o,i?"regis\
ter":"login").catch(()=>{throw new Error(n.captchaMissing)}),x={..._,...b};await(i?z.registerAccount(
{body:x}):z.login({body:x})),ln.isEmpty=!1,i?bo(we("profile",{first:"true"})):location.hash==="#/del\
eted"&&(location.hash="")};le(()=>{hi(o).catch(()=>{})},[o]);let{minLength:a,maxLength:u}=Gt.Username,
f={autocomplete:"username",autocapitalize:"none",spellcheck:!1,label:n.username,hint:i&&n.usernameHint(
a,u),codes:["username_invalid","username_taken"],defaultValue:t?.username},m={type:"password",label:n.
password,codes:_i,hint:i&&n.newPasswordHint(Gt.NewPassword.minLength),autocomplete:i?"new-password":
"current-password"},p=i?n.register:n.signIn,g=l(at,{keep:!0,submit:p,act:r,fields:{username:f,password:m}});
return t?g:l(X,{children:[l(Lt,{title:s?n.registerFirst:p}),l("p",{class:"hint",children:s?n.welcomeFirst:
n.welcome}),i&&!ln.registrationOpen?l(ve,{children:n.registrationClosed}):g,!s&&(i||ln.registrationOpen)&&
l("p",{class:"aside",children:[i?n.toSignIn:n.toRegister," ",l("a",{href:i?"#/":"#/register",children:i?
n.signIn:n.register})]})]})};var Jf=async()=>{let e=JSON.stringify(await z.exportOwnData(),null,2),t=new Date().toLocaleDateString(
"sv");So(new Blob([e],{type:"application/json"}),`weight-bmi-${t}.json`)},Ll=({account:e})=>{let{t}=V(),
o={...{type:"password",autocomplete:"current-password"},label:t.currentPassword,codes:["current_pass\
word_wrong"]},s={type:"password",autocomplete:"new-password",label:t.newPassword,hint:t.newPasswordHint(
Gt.NewPassword.minLength),codes:[..._i,"password_unchanged"]},i={autocomplete:"off",autocapitalize:"\
none",label:t.typeName(e.username),read:r=>String(r).trim()===e.username||new Error(t.nameDiffers)};
return l(X,{children:[l(Lt,{title:t.account}),l("p",{class:"hint",children:t.signedInAs(e.username)}),
l("div",{class:"columns",children:[l(Ve,{title:t.changePassword,hint:t.changePasswordHint,children:l(
at,{submit:t.changePassword,fields:{current_password:o,new_password:s},act:async r=>(await z.changePassword(
{body:r}),t.passwordChanged)})}),l(Ve,{title:t.exportTitle,hint:t.exportHint,children:l(at,{kind:"pl\
ain",submit:t.exportData,act:Jf})})]}),l(Il,{}),l("div",{class:"columns",children:[l(Ve,{title:t.endSessions,
hint:t.endSessionsHint,children:l(at,{keep:!0,kind:"danger",submit:t.endSessions,fields:{password:o},
act:r=>z.logoutEverywhere({body:r})})}),l(Ve,{title:t.deleteAccount,hint:t.deleteHint,children:l(at,
{keep:!0,kind:"danger",submit:t.deleteAccount,fields:{name:i,password:o},act:async({password:r})=>{await z.
deleteAccount({body:{password:r}}),location.hash="#/deleted"}})})]})]})};var Qf=e=>e>3?e/100:e,Fl=()=>{let{t:e,plain:t,messages:n,config:o}=V(),s=Ue().parameters.first!==void 0,
i=Ne(x=>kn(z.getProfile({signal:x}))),{height_min:r=0,height_max:a=3,...u}=o.validation_limits??{},f={
maxLength:u.name_max_length},m={type:"date",codes:["birth_date_invalid"],min:u.birth_date_min},p={...Fs(
e.notAHeight,Qf),codes:["height_out_of_range"],label:e.height},g=e.range(t(r),t(a)),_=async x=>{if(await z.
saveProfile({body:x}),!s)return n.texts.profile_saved;location.hash=we("weight")},b=x=>({nombre:{...f,
label:e.firstName,defaultValue:x?.nombre},apellidos:{...f,label:e.lastName,defaultValue:x?.apellidos},
fecha_nacimiento:{...m,label:e.birthDate,defaultValue:x?.fecha_nacimiento},talla_m:{...p,hint:g,defaultValue:x?
t(x.talla_m):""}});return l("div",{class:"card narrow",children:l(Ft,{title:e.profile,load:i,children:x=>l(
X,{children:[l("p",{class:"hint",children:s?e.profileFirst:e.profileHint}),l(at,{keep:!0,submit:e.save,
act:_,fields:b(x)}),s&&l("a",{href:we("weight"),children:e.later})]})})})};var es=e=>e==="normal"?"good":e.startsWith("obese")?"bad":"warn";var Zf="uplot",Xf="u-hz",ep="u-vt",tp="u-title",np="u-wrap",op="u-under",sp="u-over",rp="u-axis",jn="\
u-off",ip="u-select",ap="u-cursor-x",lp="u-cursor-y",cp="u-cursor-pt",up="u-legend",dp="u-live",fp="\
u-inline",pp="u-series",mp="u-marker",Ml="u-label",gp="u-value",ns="width",os="height";var Ol="bottom",To="left",wi="right",Mi="#000",Wl=Mi+"0",bi="mousemove",$l="mousedown",vi="mouseup",
Hl="mouseenter",Vl="mouseleave",Bl="dblclick",hp="resize",_p="scroll",Gl="change",Us="dppxchange",Oi="\
--",Ro=typeof window<"u",xi=Ro?document:null,xo=Ro?window:null,yp=Ro?navigator:null,me,Vs;function Pi(){
let e=devicePixelRatio;me!=e&&(me=e,Vs&&Di(Gl,Vs,Pi),Vs=matchMedia(`(min-resolution: ${me-.001}dppx)\
 and (max-resolution: ${me+.001}dppx)`),zn(Gl,Vs,Pi),xo.dispatchEvent(new CustomEvent(Us)))}function St(e,t){
if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function Ai(e,t){let n=e.classList;n.contains(
t)&&n.remove(t)}function De(e,t,n){e.style[t]=n+"px"}function qt(e,t,n,o){let s=xi.createElement(e);
return t!=null&&St(s,t),n?.insertBefore(s,o),s}function Mt(e,t){return qt("div",e,t)}var ql=new WeakMap;
function tn(e,t,n,o,s){let i="translate("+t+"px,"+n+"px)",r=ql.get(e);i!=r&&(e.style.transform=i,ql.
set(e,i),t<0||n<0||t>o||n>s?St(e,jn):Ai(e,jn))}var Ul=new WeakMap;function jl(e,t,n){let o=t+n,s=Ul.
get(e);o!=s&&(Ul.set(e,o),e.style.background=t,e.style.borderColor=n)}var zl=new WeakMap;function Kl(e,t,n,o){
let s=t+""+n,i=zl.get(e);s!=i&&(zl.set(e,s),e.style.height=n+"px",e.style.width=t+"px",e.style.marginLeft=
o?-t/2+"px":0,e.style.marginTop=o?-n/2+"px":0)}var Wi={passive:!0},wp={...Wi,capture:!0};function zn(e,t,n,o){
t.addEventListener(e,n,o?wp:Wi)}function Di(e,t,n,o){t.removeEventListener(e,n,Wi)}Ro&&Pi();function Ut(e,t,n,o){
let s;n=n||0,o=o||t.length-1;let i=o<=2147483647;for(;o-n>1;)s=i?n+o>>1:Tt((n+o)/2),t[s]<e?n=s:o=s;return e-
t[n]<=t[o]-e?n:o}function kc(e){return(n,o,s)=>{let i=-1,r=-1;for(let a=o;a<=s;a++)if(e(n[a])){i=a;break}
for(let a=s;a>=o;a--)if(e(n[a])){r=a;break}return[i,r]}}var Sc=e=>e!=null,Tc=e=>e!=null&&e>0,Ks=kc(Sc),
bp=kc(Tc);function vp(e,t,n,o=0,s=!1){let i=s?bp:Ks,r=s?Tc:Sc;[t,n]=i(e,t,n);let a=e[t],u=e[t];if(t>
-1)if(o==1)a=e[t],u=e[n];else if(o==-1)a=e[n],u=e[t];else for(let f=t;f<=n;f++){let m=e[f];r(m)&&(m<
a?a=m:m>u&&(u=m))}return[a??ke,u??-ke]}function Ys(e,t,n,o){let s=Ql(e),i=Ql(t);e==t&&(s==-1?(e*=n,t/=
n):(e/=n,t*=n));let r=n==10?dn:Cc,a=s==1?Tt:Ot,u=i==1?Ot:Tt,f=a(r(ze(e))),m=u(r(ze(t))),p=Po(n,f),g=Po(
n,m);return n==10&&(f<0&&(p=Se(p,-f)),m<0&&(g=Se(g,-m))),o||n==2?(e=p*s,t=g*i):(e=Dc(e,p),t=Js(t,g)),
[e,t]}function $i(e,t,n,o){let s=Ys(e,t,n,o);return e==0&&(s[0]=0),t==0&&(s[1]=0),s}var Hi=.1,Yl={mode:3,
pad:Hi},rs={pad:0,soft:null,mode:0},kp={min:rs,max:rs};function js(e,t,n,o){return Qs(n)?Jl(e,t,n):(rs.
pad=n,rs.soft=o?0:null,rs.mode=o?3:0,Jl(e,t,kp))}function fe(e,t){return e??t}function Sp(e,t,n){for(t=
fe(t,0),n=fe(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function Jl(e,t,n){let o=n.min,
s=n.max,i=fe(o.pad,0),r=fe(s.pad,0),a=fe(o.hard,-ke),u=fe(s.hard,ke),f=fe(o.soft,ke),m=fe(s.soft,-ke),
p=fe(o.mode,0),g=fe(s.mode,0),_=t-e,b=dn(_),x=gt(ze(e),ze(t)),v=dn(x),A=ze(v-b);(_<1e-24||A>10)&&(_=
0,(e==0||t==0)&&(_=1e-24,p==2&&f!=ke&&(i=0),g==2&&m!=-ke&&(r=0)));let w=_||x||1e3,P=dn(w),C=Po(10,Tt(
P)),F=w*(_==0?e==0?.1:1:i),D=Se(Dc(e-F,C/10),24),B=e>=f&&(p==1||p==3&&D<=f||p==2&&D>=f)?f:ke,S=gt(a,
D<B&&e>=B?B:jt(B,D)),I=w*(_==0?t==0?.1:1:r),N=Se(Js(t+I,C/10),24),E=t<=m&&(g==1||g==3&&N>=m||g==2&&N<=
m)?m:-ke,G=jt(u,N>E&&t<=E?E:gt(E,N));return S==G&&S==0&&(G=100),[S,G]}var Tp=new Intl.NumberFormat(Ro?
yp.language:"en-US"),Vi=e=>Tp.format(e),Ct=Math,qs=Ct.PI,ze=Ct.abs,Tt=Ct.floor,je=Ct.round,Ot=Ct.ceil,
jt=Ct.min,gt=Ct.max,Po=Ct.pow,Ql=Ct.sign,dn=Ct.log10,Cc=Ct.log2,Cp=(e,t=1)=>Ct.sinh(e)*t,ki=(e,t=1)=>Ct.
asinh(e/t),ke=1/0;function Zl(e){return(dn((e^e>>31)-(e>>31))|0)+1}function Ei(e,t,n){return jt(gt(e,
t),n)}function xc(e){return typeof e=="function"}function ie(e){return xc(e)?e:()=>e}var xp=()=>{},Pc=e=>e,
Ac=(e,t)=>t,Pp=e=>null,Xl=e=>!0,ec=(e,t)=>e==t,Ap=/\.\d*?(?=9{6,}|0{6,})/gm,Kn=e=>{if(Rc(e)||Cn.has(
e))return e;let t=`${e}`,n=t.match(Ap);if(n==null)return e;let o=n[0].length-1;if(t.indexOf("e-")!=-1){
let[s,i]=t.split("e");return+`${Kn(s)}e${i}`}return Se(e,o)};function qn(e,t){return Kn(Se(Kn(e/t))*
t)}function Js(e,t){return Kn(Ot(Kn(e/t))*t)}function Dc(e,t){return Kn(Tt(Kn(e/t))*t)}function Se(e,t=0){
if(Rc(e))return e;let n=10**t,o=e*n*(1+Number.EPSILON);return je(o)/n}var Cn=new Map;function Ec(e){
return((""+e).split(".")[1]||"").length}function as(e,t,n,o){let s=[],i=o.map(Ec);for(let r=t;r<n;r++){
let a=ze(r),u=Se(Po(e,r),a);for(let f=0;f<o.length;f++){let m=e==10?+`${o[f]}e${r}`:o[f]*u,p=(r>=0?0:
a)+(r>=i[f]?0:i[f]),g=e==10?m:Se(m,p);s.push(g),Cn.set(g,p)}}return s}var is={},Bi=[],Ao=[null,null],
Tn=Array.isArray,Rc=Number.isInteger,Dp=e=>e===void 0;function tc(e){return typeof e=="string"}function Qs(e){
let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function Ep(e){return e!=null&&
typeof e=="object"}var Rp=Object.getPrototypeOf(Uint8Array),Ic="__proto__";function Do(e,t=Qs){let n;
if(Tn(e)){let o=e.find(s=>s!=null);if(Tn(o)||t(o)){n=Array(e.length);for(let s=0;s<e.length;s++)n[s]=
Do(e[s],t)}else n=e.slice()}else if(e instanceof Rp)n=e.slice();else if(t(e)){n={};for(let o in e)o!=
Ic&&(n[o]=Do(e[o],t))}else n=e;return n}function Be(e){let t=arguments;for(let n=1;n<t.length;n++){let o=t[n];
for(let s in o)s!=Ic&&(Qs(e[s])?Be(e[s],Do(o[s])):e[s]=Do(o[s]))}return e}var Ip=0,Np=1,Lp=2;function Fp(e,t,n){
for(let o=0,s,i=-1;o<t.length;o++){let r=t[o];if(r>i){for(s=r-1;s>=0&&e[s]==null;)e[s--]=null;for(s=
r+1;s<n&&e[s]==null;)e[i=s++]=null}}}function Mp(e,t){if($p(e)){let r=e[0].slice();for(let a=1;a<e.length;a++)
r.push(...e[a].slice(1));return Hp(r[0])||(r=Wp(r)),r}let n=new Set;for(let r=0;r<e.length;r++){let u=e[r][0],
f=u.length;for(let m=0;m<f;m++)n.add(u[m])}let o=[Array.from(n).sort((r,a)=>r-a)],s=o[0].length,i=new Map;
for(let r=0;r<s;r++)i.set(o[0][r],r);for(let r=0;r<e.length;r++){let a=e[r],u=a[0];for(let f=1;f<a.length;f++){
let m=a[f],p=Array(s).fill(void 0),g=t?t[r][f]:Np,_=[];for(let b=0;b<m.length;b++){let x=m[b],v=i.get(
u[b]);x===null?g!=Ip&&(p[v]=x,g==Lp&&_.push(v)):p[v]=x}Fp(p,_,s),o.push(p)}}return o}var Op=typeof queueMicrotask>
"u"?e=>Promise.resolve().then(e):queueMicrotask;function Wp(e){let t=e[0],n=t.length,o=Array(n);for(let i=0;i<
o.length;i++)o[i]=i;o.sort((i,r)=>t[i]-t[r]);let s=[];for(let i=0;i<e.length;i++){let r=e[i],a=Array(
n);for(let u=0;u<n;u++)a[u]=r[o[u]];s.push(a)}return s}function $p(e){let t=e[0][0],n=t.length;for(let o=1;o<
e.length;o++){let s=e[o][0];if(s.length!=n)return!1;if(s!=t){for(let i=0;i<n;i++)if(s[i]!=t[i])return!1}}
return!0}function Hp(e,t=100){let n=e.length;if(n<=1)return!0;let o=0,s=n-1;for(;o<=s&&e[o]==null;)o++;
for(;s>=o&&e[s]==null;)s--;if(s<=o)return!0;let i=gt(1,Tt((s-o+1)/t));for(let r=e[o],a=o+i;a<=s;a+=i){
let u=e[a];if(u!=null){if(u<=r)return!1;r=u}}return!0}var Nc=["January","February","March","April","\
May","June","July","August","September","October","November","December"],Lc=["Sunday","Monday","Tues\
day","Wednesday","Thursday","Friday","Saturday"];function Fc(e){return e.slice(0,3)}var Vp=Lc.map(Fc),
Bp=Nc.map(Fc),Gp={MMMM:Nc,MMM:Bp,WWWW:Lc,WWW:Vp};function ts(e){return(e<10?"0":"")+e}function qp(e){
return(e<10?"00":e<100?"0":"")+e}var Up={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),
MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>ts(e.getMonth()+1),M:e=>e.getMonth()+
1,DD:e=>ts(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],
HH:e=>ts(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.
getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>ts(e.getMinutes()),
m:e=>e.getMinutes(),ss:e=>ts(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>qp(e.getMilliseconds())};function Gi(e,t){
t=t||Gp;let n=[],o=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=o.exec(e);)n.push(s[0][0]=="{"?Up[s[1]]:s[0]);return i=>{
let r="";for(let a=0;a<n.length;a++)r+=typeof n[a]=="string"?n[a]:n[a](i,t);return r}}var jp=new Intl.
DateTimeFormat().resolvedOptions().timeZone;function zp(e,t){let n;return t=="UTC"||t=="Etc/UTC"?n=new Date(
+e+e.getTimezoneOffset()*6e4):t==jp?n=e:(n=new Date(e.toLocaleString("en-US",{timeZone:t})),n.setMilliseconds(
e.getMilliseconds())),n}var Mc=e=>e%1==0,zs=[1,2,2.5,5],Kp=as(10,-32,0,zs),Oc=as(10,0,32,zs),Yp=Oc.filter(
Mc),Un=Kp.concat(Oc),qi=`
`,Wc="{YYYY}",nc=qi+Wc,$c="{M}/{D}",ss=qi+$c,Bs=ss+"/{YY}",Hc="{aa}",Jp="{h}:{mm}",Co=Jp+Hc,oc=qi+Co,
sc=":{ss}",_e=null;function Vc(e){let t=e*1e3,n=t*60,o=n*60,s=o*24,i=s*30,r=s*365,u=(e==1?as(10,0,3,
zs).filter(Mc):as(10,-3,0,zs)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,o,o*2,o*3,o*4,o*6,o*
8,o*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,i,i*2,i*3,i*4,i*6,r,r*2,r*5,r*10,r*25,r*50,r*100]),
f=[[r,Wc,_e,_e,_e,_e,_e,_e,1],[s*28,"{MMM}",nc,_e,_e,_e,_e,_e,1],[s,$c,nc,_e,_e,_e,_e,_e,1],[o,"{h}"+
Hc,Bs,_e,ss,_e,_e,_e,1],[n,Co,Bs,_e,ss,_e,_e,_e,1],[t,sc,Bs+" "+Co,_e,ss+" "+Co,_e,oc,_e,1],[e,sc+".\
{fff}",Bs+" "+Co,_e,ss+" "+Co,_e,oc,_e,1]];function m(p){return(g,_,b,x,v,A)=>{let w=[],P=v>=r,C=v>=
i&&v<r,F=p(b),D=Se(F*e,3),B=Si(F.getFullYear(),P?0:F.getMonth(),C||P?1:F.getDate()),S=Se(B*e,3);if(C||
P){let I=C?v/i:0,N=P?v/r:0,E=D==S?D:Se(Si(B.getFullYear()+N,B.getMonth()+I,1)*e,3),G=new Date(je(E/e)),
O=G.getFullYear(),H=G.getMonth();for(let M=0;E<=x;M++){let Q=Si(O+N*M,H+I*M,1),W=Q-p(Se(Q*e,3));E=Se(
(+Q+W)*e,3),E<=x&&w.push(E)}}else{let I=v>=s?s:v,N=Tt(b)-Tt(D),E=S+N+Js(D-S,I);w.push(E);let G=p(E),
O=G.getHours()+G.getMinutes()/n+G.getSeconds()/o,H=v/o,M=g.axes[_]._space,Q=A/M;for(;E=Se(E+v,e==1?0:
3),!(E>x);)if(H>1){let W=Tt(Se(O+H,6))%24,ce=p(E).getHours()-W;ce>1&&(ce=-1),E-=ce*o,O=(O+H)%24;let ge=w[w.
length-1];Se((E-ge)/v,3)*Q>=.7&&w.push(E)}else w.push(E)}return w}}return[u,f,m]}var[Qp,Zp,Xp]=Vc(1),
[em,tm,nm]=Vc(.001);as(2,-53,53,[1]);function rc(e,t){return e.map(n=>n.map((o,s)=>s==0||s==8||o==null?
o:t(s==1||n[8]==0?o:n[1]+o)))}function ic(e,t){return(n,o,s,i,r)=>{let a=t.find(b=>r>=b[0])||t[t.length-
1],u,f,m,p,g,_;return o.map(b=>{let x=e(b),v=x.getFullYear(),A=x.getMonth(),w=x.getDate(),P=x.getHours(),
C=x.getMinutes(),F=x.getSeconds(),D=v!=u&&a[2]||A!=f&&a[3]||w!=m&&a[4]||P!=p&&a[5]||C!=g&&a[6]||F!=_&&
a[7]||a[1];return u=v,f=A,m=w,p=P,g=C,_=F,D(x)})}}function om(e,t){let n=Gi(t);return(o,s,i,r,a)=>s.
map(u=>n(e(u)))}function Si(e,t,n){return new Date(e,t,n)}function ac(e,t){return t(e)}var sm="{YYYY\
}-{MM}-{DD} {h}:{mm}{aa}";function lc(e,t){return(n,o,s,i)=>i==null?Oi:t(e(o))}function rm(e,t){let n=e.
series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function im(e,t){return e.
series[t].fill(e,t)}var am={show:!0,live:!0,isolate:!1,mount:xp,markers:{show:!0,width:2,stroke:rm,fill:im,
dash:"solid"},idx:null,idxs:null,values:[]};function lm(e,t){let n=e.cursor.points,o=Mt(),s=n.size(e,
t);De(o,ns,s),De(o,os,s);let i=s/-2;De(o,"marginLeft",i),De(o,"marginTop",i);let r=n.width(e,t,s);return r&&
De(o,"borderWidth",r),o}function cm(e,t){let n=e.series[t].points;return n._fill||n._stroke}function um(e,t){
let n=e.series[t].points;return n._stroke||n._fill}function dm(e,t){return e.series[t].points.size}var Ti=[
0,0];function fm(e,t,n){return Ti[0]=t,Ti[1]=n,Ti}function Gs(e,t,n,o=!0){return s=>{s.button==0&&(!o||
s.target==t)&&n(s)}}function Ci(e,t,n,o=!0){return s=>{(!o||s.target==t)&&n(s)}}var pm={show:!0,x:!0,
y:!0,lock:!1,move:fm,points:{one:!1,show:lm,size:dm,width:0,stroke:um,fill:cm},bind:{mousedown:Gs,mouseup:Gs,
click:Gs,dblclick:Gs,mousemove:Ci,mouseleave:Ci,mouseenter:Ci},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,
click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,o,s)=>o-
s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,
event:null},Bc={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Ui=Be({},Bc,{filter:Ac}),Gc=Be({},Ui,{size:10}),
qc=Be({},Bc,{show:!1}),ji='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Aria\
l, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Em\
oji"',Uc="bold "+ji,jc=1.5,cc={show:!0,scale:"x",stroke:Mi,space:50,gap:5,alignTo:1,size:50,labelGap:0,
labelSize:30,labelFont:Uc,side:2,grid:Ui,ticks:Gc,border:qc,font:ji,lineGap:jc,rotate:0},mm="Value",
gm="Time",uc={show:!0,scale:"x",auto:!1,sorted:1,min:ke,max:-ke,idxs:[]};function hm(e,t,n,o,s){return t.
map(i=>i==null?"":Vi(i))}function _m(e,t,n,o,s,i,r){let a=[],u=Cn.get(s)||0;n=r?n:Se(Js(n,s),u);for(let f=n;f<=
o;f=Se(f+s,u))a.push(Object.is(f,-0)?0:f);return a}function Ri(e,t,n,o,s,i,r){let a=[],u=e.scales[e.
axes[t].scale].log,f=u==10?dn:Cc,m=Tt(f(n));s=Po(u,m),u==10&&(s=Un[Ut(s,Un)]);let p=n,g=s*u;u==10&&(g=
Un[Ut(g,Un)]);do a.push(p),p=p+s,u==10&&!Cn.has(p)&&(p=Se(p,Cn.get(s))),p>=g&&(s=p,g=s*u,u==10&&(g=Un[Ut(
g,Un)]));while(p<=o);return a}function ym(e,t,n,o,s,i,r){let u=e.scales[e.axes[t].scale].asinh,f=o>u?
Ri(e,t,gt(u,n),o,s):[u],m=o>=0&&n<=0?[0]:[];return(n<-u?Ri(e,t,gt(u,-o),-n,s):[u]).reverse().map(g=>-g).
concat(m,f)}var zc=/./,wm=/[12357]/,bm=/[125]/,dc=/1/,Ii=(e,t,n,o)=>e.map((s,i)=>t==4&&s==0||i%o==0&&
n.test(s.toExponential()[s<0?1:0])?s:null);function vm(e,t,n,o,s){let i=e.axes[n],r=i.scale,a=e.scales[r],
u=e.valToPos,f=i._space,m=u(10,r),p=u(9,r)-m>=f?zc:u(7,r)-m>=f?wm:u(5,r)-m>=f?bm:dc;if(p==dc){let g=ze(
u(1,r)-m);if(g<f)return Ii(t.slice().reverse(),a.distr,p,Ot(f/g)).reverse()}return Ii(t,a.distr,p,1)}
function km(e,t,n,o,s){let i=e.axes[n],r=i.scale,a=i._space,u=e.valToPos,f=ze(u(1,r)-u(2,r));return f<
a?Ii(t.slice().reverse(),3,zc,Ot(a/f)).reverse():t}function Sm(e,t,n,o){return o==null?Oi:t==null?"":
Vi(t)}var fc={show:!0,scale:"y",stroke:Mi,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Uc,
side:3,grid:Ui,ticks:Gc,border:qc,font:ji,lineGap:jc,rotate:0};function Tm(e,t){let n=3+(e||1)*2;return Se(
n*t,3)}function Cm(e,t){let{scale:n,idxs:o}=e.series[0],s=e._data[0],i=e.valToPos(s[o[0]],n,!0),r=e.
valToPos(s[o[1]],n,!0),a=ze(r-i),u=e.series[t],f=a/(u.points.space*me);return o[1]-o[0]<=f}var pc={scale:null,
auto:!0,sorted:0,min:ke,max:-ke},Kc=(e,t,n,o,s)=>s,mc={show:!0,auto:!0,sorted:0,gaps:Kc,alpha:1,facets:[
Be({},pc,{scale:"x"}),Be({},pc,{scale:"y"})]},gc={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Kc,
alpha:1,points:{show:Cm,filter:null},values:null,min:ke,max:-ke,idxs:[],path:null,clip:null};function xm(e,t,n,o,s){
return n/10}var Yc={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Pm=Be({},Yc,
{time:!1,ori:1}),hc={};function Jc(e,t){let n=hc[e];return n||(n={key:e,plots:[],sub(o){n.plots.push(
o)},unsub(o){n.plots=n.plots.filter(s=>s!=o)},pub(o,s,i,r,a,u,f){for(let m=0;m<n.plots.length;m++)n.
plots[m]!=s&&n.plots[m].pub(o,s,i,r,a,u,f)}},e!=null&&(hc[e]=n)),n}var Eo=1,Ni=2;function Yn(e,t,n){
let o=e.mode,s=e.series[t],i=o==2?e._data[t]:e._data,r=e.scales,a=e.bbox,u=i[0],f=o==2?i[1]:i[t],m=o==
2?r[s.facets[0].scale]:r[e.series[0].scale],p=o==2?r[s.facets[1].scale]:r[s.scale],g=a.left,_=a.top,
b=a.width,x=a.height,v=e.valToPosH,A=e.valToPosV;return m.ori==0?n(s,u,f,m,p,v,A,g,_,b,x,Xs,Io,tr,Zc,
eu):n(s,u,f,m,p,A,v,_,g,x,b,er,No,Yi,Xc,tu)}function zi(e,t){let n=0,o=0,s=fe(e.bands,Bi);for(let i=0;i<
s.length;i++){let r=s[i];r.series[0]==t?n=r.dir:r.series[1]==t&&(r.dir==1?o|=1:o|=2)}return[n,o==1?-1:
o==2?1:o==3?2:0]}function Am(e,t,n,o,s){let i=e.mode,r=e.series[t],a=i==2?r.facets[1].scale:r.scale,
u=e.scales[a];return s==-1?u.min:s==1?u.max:u.distr==3?u.dir==1?u.min:u.max:0}function fn(e,t,n,o,s,i){
return Yn(e,t,(r,a,u,f,m,p,g,_,b,x,v)=>{let A=r.pxRound,w=f.dir*(f.ori==0?1:-1),P=f.ori==0?Io:No,C,F;
w==1?(C=n,F=o):(C=o,F=n);let D=A(p(a[C],f,x,_)),B=A(g(u[C],m,v,b)),S=A(p(a[F],f,x,_)),I=A(g(i==1?m.max:
m.min,m,v,b)),N=new Path2D(s);return P(N,S,I),P(N,D,I),P(N,D,B),N})}function Zs(e,t,n,o,s,i){let r=null;
if(e.length>0){r=new Path2D;let a=t==0?tr:Yi,u=n;for(let p=0;p<e.length;p++){let g=e[p];if(g[1]>g[0]){
let _=g[0]-u;_>0&&a(r,u,o,_,o+i),u=g[1]}}let f=n+s-u,m=10;f>0&&a(r,u,o-m/2,f,o+i+m)}return r}function Dm(e,t,n){
let o=e[e.length-1];o&&o[0]==t?o[1]=n:e.push([t,n])}function Ki(e,t,n,o,s,i,r){let a=[],u=e.length;for(let f=s==
1?n:o;f>=n&&f<=o;f+=s)if(t[f]===null){let p=f,g=f;if(s==1)for(;++f<=o&&t[f]===null;)g=f;else for(;--f>=
n&&t[f]===null;)g=f;let _=i(e[p]),b=g==p?_:i(e[g]),x=p-s;_=r<=0&&x>=0&&x<u?i(e[x]):_;let A=g+s;b=r>=
0&&A>=0&&A<u?i(e[A]):b,b>=_&&a.push([_,b])}return a}function _c(e){return e==0?Pc:e==1?je:t=>qn(t,e)}
function Qc(e){let t=e==0?Xs:er,n=e==0?(s,i,r,a,u,f)=>{s.arcTo(i,r,a,u,f)}:(s,i,r,a,u,f)=>{s.arcTo(r,
i,u,a,f)},o=e==0?(s,i,r,a,u)=>{s.rect(i,r,a,u)}:(s,i,r,a,u)=>{s.rect(r,i,u,a)};return(s,i,r,a,u,f=0,m=0)=>{
f==0&&m==0?o(s,i,r,a,u):(f=jt(f,a/2,u/2),m=jt(m,a/2,u/2),t(s,i+f,r),n(s,i+a,r,i+a,r+u,f),n(s,i+a,r+u,
i,r+u,m),n(s,i,r+u,i,r,m),n(s,i,r,i+a,r,f),s.closePath())}}var Xs=(e,t,n)=>{e.moveTo(t,n)},er=(e,t,n)=>{
e.moveTo(n,t)},Io=(e,t,n)=>{e.lineTo(t,n)},No=(e,t,n)=>{e.lineTo(n,t)},tr=Qc(0),Yi=Qc(1),Zc=(e,t,n,o,s,i)=>{
e.arc(t,n,o,s,i)},Xc=(e,t,n,o,s,i)=>{e.arc(n,t,o,s,i)},eu=(e,t,n,o,s,i,r)=>{e.bezierCurveTo(t,n,o,s,
i,r)},tu=(e,t,n,o,s,i,r)=>{e.bezierCurveTo(n,t,s,o,r,i)};function nu(e){return(t,n,o,s,i)=>Yn(t,n,(r,a,u,f,m,p,g,_,b,x,v)=>{
let{pxRound:A,points:w}=r,P,C;f.ori==0?(P=Xs,C=Zc):(P=er,C=Xc);let F=Se(w.width*me,3),D=(w.size-w.width)/
2*me,B=Se(D*2,3),S=new Path2D,I=new Path2D,{left:N,top:E,width:G,height:O}=t.bbox;tr(I,N-B,E-B,G+B*2,
O+B*2);let H=M=>{if(u[M]!=null){let Q=A(p(a[M],f,x,_)),W=A(g(u[M],m,v,b));P(S,Q+D,W),C(S,Q,W,D,0,qs*
2)}};if(i)i.forEach(H);else for(let M=o;M<=s;M++)H(M);return{stroke:F>0?S:null,fill:S,clip:I,flags:Eo|
Ni}})}function ou(e){return(t,n,o,s,i,r)=>{o!=s&&(i!=o&&r!=o&&e(t,n,o),i!=s&&r!=s&&e(t,n,s),e(t,n,r))}}
var Em=ou(Io),Rm=ou(No);function su(e){let t=fe(e?.alignGaps,0);return(n,o,s,i)=>Yn(n,o,(r,a,u,f,m,p,g,_,b,x,v)=>{
[s,i]=Ks(u,s,i);let A=r.pxRound,w=O=>A(p(O,f,x,_)),P=O=>A(g(O,m,v,b)),C,F;f.ori==0?(C=Io,F=Em):(C=No,
F=Rm);let D=f.dir*(f.ori==0?1:-1),B={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Eo},
S=B.stroke,I=!1;if(i-s>=x*4){let O=Y=>n.posToVal(Y,f.key,!0),H=null,M=null,Q,W,ue,ae=w(a[D==1?s:i]),
ce=w(a[s]),ge=w(a[i]),oe=O(D==1?ce+1:ge-1);for(let Y=D==1?s:i;Y>=s&&Y<=i;Y+=D){let Ge=a[Y],Ee=(D==1?
Ge<oe:Ge>oe)?ae:w(Ge),he=u[Y];Ee==ae?he!=null?(W=he,H==null?(C(S,Ee,P(W)),Q=H=M=W):W<H?H=W:W>M&&(M=W)):
he===null&&(I=!0):(H!=null&&F(S,ae,P(H),P(M),P(Q),P(W)),he!=null?(W=he,C(S,Ee,P(W)),H=M=Q=W):(H=M=null,
he===null&&(I=!0)),ae=Ee,oe=O(ae+D))}H!=null&&H!=M&&ue!=ae&&F(S,ae,P(H),P(M),P(Q),P(W))}else for(let O=D==
1?s:i;O>=s&&O<=i;O+=D){let H=u[O];H===null?I=!0:H!=null&&C(S,w(a[O]),P(H))}let[E,G]=zi(n,o);if(r.fill!=
null||E!=0){let O=B.fill=new Path2D(S),H=r.fillTo(n,o,r.min,r.max,E),M=P(H),Q=w(a[s]),W=w(a[i]);D==-1&&
([W,Q]=[Q,W]),C(O,W,M),C(O,Q,M)}if(!r.spanGaps){let O=[];I&&O.push(...Ki(a,u,s,i,D,w,t)),B.gaps=O=r.
gaps(n,o,s,i,O),B.clip=Zs(O,f.ori,_,b,x,v)}return G!=0&&(B.band=G==2?[fn(n,o,s,i,S,-1),fn(n,o,s,i,S,
1)]:fn(n,o,s,i,S,G)),B})}function Im(e){let t=fe(e.align,1),n=fe(e.ascDesc,!1),o=fe(e.alignGaps,0),s=fe(
e.extend,!1);return(i,r,a,u)=>Yn(i,r,(f,m,p,g,_,b,x,v,A,w,P)=>{[a,u]=Ks(p,a,u);let C=f.pxRound,{left:F,
width:D}=i.bbox,B=ce=>C(b(ce,g,w,v)),S=ce=>C(x(ce,_,P,A)),I=g.ori==0?Io:No,N={stroke:new Path2D,fill:null,
clip:null,band:null,gaps:null,flags:Eo},E=N.stroke,G=g.dir*(g.ori==0?1:-1),O=S(p[G==1?a:u]),H=B(m[G==
1?a:u]),M=H,Q=H;s&&t==-1&&(Q=F,I(E,Q,O)),I(E,H,O);for(let ce=G==1?a:u;ce>=a&&ce<=u;ce+=G){let ge=p[ce];
if(ge==null)continue;let oe=B(m[ce]),Y=S(ge);t==1?I(E,oe,O):I(E,M,Y),I(E,oe,Y),O=Y,M=oe}let W=M;s&&t==
1&&(W=F+D,I(E,W,O));let[ue,ae]=zi(i,r);if(f.fill!=null||ue!=0){let ce=N.fill=new Path2D(E),ge=f.fillTo(
i,r,f.min,f.max,ue),oe=S(ge);I(ce,W,oe),I(ce,Q,oe)}if(!f.spanGaps){let ce=[];ce.push(...Ki(m,p,a,u,G,
B,o));let ge=f.width*me/2,oe=n||t==1?ge:-ge,Y=n||t==-1?-ge:ge;ce.forEach(Ge=>{Ge[0]+=oe,Ge[1]+=Y}),N.
gaps=ce=f.gaps(i,r,a,u,ce),N.clip=Zs(ce,g.ori,v,A,w,P)}return ae!=0&&(N.band=ae==2?[fn(i,r,a,u,E,-1),
fn(i,r,a,u,E,1)]:fn(i,r,a,u,E,ae)),N})}function yc(e,t,n,o,s,i,r=ke){if(e.length>1){let a=null;for(let u=0,
f=1/0;u<e.length;u++)if(t[u]!==void 0){if(a!=null){let m=ze(e[u]-e[a]);m<f&&(f=m,r=ze(n(e[u],o,s,i)-
n(e[a],o,s,i)))}a=u}}return r}function Nm(e){e=e||is;let t=fe(e.size,[.6,ke,1]),n=e.align||0,o=e.gap||
0,s=e.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let i=ie(s),r=1-t[0],a=fe(t[1],ke),u=fe(t[2],
1),f=fe(e.disp,is),m=fe(e.each,_=>{}),{fill:p,stroke:g}=f;return(_,b,x,v)=>Yn(_,b,(A,w,P,C,F,D,B,S,I,N,E)=>{
let G=A.pxRound,O=n,H=o*me,M=a*me,Q=u*me,W,ue;C.ori==0?[W,ue]=i(_,b):[ue,W]=i(_,b);let ae=C.dir*(C.ori==
0?1:-1),ce=C.ori==0?tr:Yi,ge=C.ori==0?m:(j,Te,qe,eo,An,Kt,Dn)=>{m(j,Te,qe,An,eo,Dn,Kt)},oe=fe(_.bands,
Bi).find(j=>j.series[0]==b),Y=oe!=null?oe.dir:0,Ge=A.fillTo(_,b,A.min,A.max,Y),ut=G(B(Ge,F,E,I)),Ee,
he,Wt,yt=N,Le=G(A.width*me),zt=!1,nn=null,xt=null,pn=null,Qn=null;p!=null&&(Le==0||g!=null)&&(zt=!0,
nn=p.values(_,b,x,v),xt=new Map,new Set(nn).forEach(j=>{j!=null&&xt.set(j,new Path2D)}),Le>0&&(pn=g.
values(_,b,x,v),Qn=new Map,new Set(pn).forEach(j=>{j!=null&&Qn.set(j,new Path2D)})));let{x0:Zn,size:Lo}=f;
if(Zn!=null&&Lo!=null){O=1,w=Zn.values(_,b,x,v),Zn.unit==2&&(w=w.map(qe=>_.posToVal(S+qe*N,C.key,!0)));
let j=Lo.values(_,b,x,v);Lo.unit==2?he=j[0]*N:he=D(j[0],C,N,S)-D(0,C,N,S),yt=yc(w,P,D,C,N,S,yt),Wt=yt-
he+H}else yt=yc(w,P,D,C,N,S,yt),Wt=yt*r+H,he=yt-Wt;Wt<1&&(Wt=0),Le>=he/2&&(Le=0),Wt<5&&(G=Pc);let us=Wt>
0,xn=yt-Wt-(us?Le:0);he=G(Ei(xn,Q,M)),Ee=(O==0?he/2:O==ae?0:he)-O*ae*((O==0?H/2:0)+(us?Le/2:0));let dt={
stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},Xn=zt?null:new Path2D,on=null;if(oe!=null)
on=_.data[oe.series[1]];else{let{y0:j,y1:Te}=f;j!=null&&Te!=null&&(P=Te.values(_,b,x,v),on=j.values(
_,b,x,v))}let Pn=W*he,ne=ue*he;for(let j=ae==1?x:v;j>=x&&j<=v;j+=ae){let Te=P[j];if(Te==null)continue;
if(on!=null){let ht=on[j]??0;if(Te-ht==0)continue;ut=B(ht,F,E,I)}let qe=C.distr!=2||f!=null?w[j]:j,eo=D(
qe,C,N,S),An=B(fe(Te,Ge),F,E,I),Kt=G(eo-Ee),Dn=G(gt(An,ut)),wt=G(jt(An,ut)),Pt=Dn-wt;if(Te!=null){let ht=Te<
0?ne:Pn,$t=Te<0?Pn:ne;zt?(Le>0&&pn[j]!=null&&ce(Qn.get(pn[j]),Kt,wt+Tt(Le/2),he,gt(0,Pt-Le),ht,$t),nn[j]!=
null&&ce(xt.get(nn[j]),Kt,wt+Tt(Le/2),he,gt(0,Pt-Le),ht,$t)):ce(Xn,Kt,wt+Tt(Le/2),he,gt(0,Pt-Le),ht,
$t),ge(_,b,j,Kt-Le/2,wt,he+Le,Pt)}}return Le>0?dt.stroke=zt?Qn:Xn:zt||(dt._fill=A.width==0?A._fill:A.
_stroke??A._fill,dt.width=0),dt.fill=zt?xt:Xn,dt})}function Lm(e,t){let n=fe(t?.alignGaps,0);return(o,s,i,r)=>Yn(
o,s,(a,u,f,m,p,g,_,b,x,v,A)=>{[i,r]=Ks(f,i,r);let w=a.pxRound,P=W=>w(g(W,m,v,b)),C=W=>w(_(W,p,A,x)),
F,D,B;m.ori==0?(F=Xs,B=Io,D=eu):(F=er,B=No,D=tu);let S=m.dir*(m.ori==0?1:-1),I=P(u[S==1?i:r]),N=I,E=[],
G=[];for(let W=S==1?i:r;W>=i&&W<=r;W+=S)if(f[W]!=null){let ae=u[W],ce=P(ae);E.push(N=ce),G.push(C(f[W]))}
let O={stroke:e(E,G,F,B,D,w),fill:null,clip:null,band:null,gaps:null,flags:Eo},H=O.stroke,[M,Q]=zi(o,
s);if(a.fill!=null||M!=0){let W=O.fill=new Path2D(H),ue=a.fillTo(o,s,a.min,a.max,M),ae=C(ue);B(W,N,ae),
B(W,I,ae)}if(!a.spanGaps){let W=[];W.push(...Ki(u,f,i,r,S,P,n)),O.gaps=W=a.gaps(o,s,i,r,W),O.clip=Zs(
W,m.ori,b,x,v,A)}return Q!=0&&(O.band=Q==2?[fn(o,s,i,r,H,-1),fn(o,s,i,r,H,1)]:fn(o,s,i,r,H,Q)),O})}function Fm(e){
return Lm(Mm,e)}function Mm(e,t,n,o,s,i){let r=e.length;if(r<2)return null;let a=new Path2D;if(n(a,e[0],
t[0]),r==2)o(a,e[1],t[1]);else{let u=Array(r),f=Array(r-1),m=Array(r-1),p=Array(r-1);for(let g=0;g<r-
1;g++)m[g]=t[g+1]-t[g],p[g]=e[g+1]-e[g],f[g]=m[g]/p[g];u[0]=f[0];for(let g=1;g<r-1;g++)f[g]===0||f[g-
1]===0||f[g-1]>0!=f[g]>0?u[g]=0:(u[g]=3*(p[g-1]+p[g])/((2*p[g]+p[g-1])/f[g-1]+(p[g]+2*p[g-1])/f[g]),
isFinite(u[g])||(u[g]=0));u[r-1]=f[r-2];for(let g=0;g<r-1;g++)s(a,e[g]+p[g]/3,t[g]+u[g]*p[g]/3,e[g+1]-
p[g]/3,t[g+1]-u[g+1]*p[g]/3,e[g+1],t[g+1])}return a}var Li=new Set;function wc(){for(let e of Li)e.syncRect(
!0)}Ro&&(zn(hp,xo,wc),zn(_p,xo,wc,!0),zn(Us,xo,()=>{rt.pxRatio=me}));var Om=su(),Wm=nu();function bc(e,t,n,o){
return(o?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((i,r)=>Fi(i,r,t,n))}function $m(e,t){
return e.map((n,o)=>o==0?{}:Be({},t,n))}function Fi(e,t,n,o){return Be({},t==0?n:o,e)}function ru(e,t,n){
return t==null?Ao:[t,n]}var Hm=ru;function Vm(e,t,n){return t==null?Ao:js(t,n,Hi,!0)}function iu(e,t,n,o){
return t==null?Ao:Ys(t,n,e.scales[o].log,!1)}var Bm=iu;function au(e,t,n,o){return t==null?Ao:$i(t,n,
e.scales[o].log,!1)}var Gm=au;function qm(e,t,n,o,s){let i=gt(Zl(e),Zl(t)),r=t-e,a=Ut(s/o*r,n);do{let u=n[a],
f=o*u/r;if(f>=s&&i+(u<5?Cn.get(u):0)<=17)return[u,f]}while(++a<n.length);return[0,0]}function vc(e){
let t,n;return e=e.replace(/(\d+)px/,(o,s)=>(t=je((n=+s)*me))+"px"),[e,t,n]}function Um(e){e.show&&[
e.font,e.labelFont].forEach(t=>{let n=Se(t[2]*me,1);t[0]=t[0].replace(/[0-9.]+px/,n+"px"),t[1]=n})}function rt(e,t,n){
let o={mode:fe(e.mode,1)},s=o.mode;function i(c,d,h,y){let k=d.valToPct(c);return y+h*(d.dir==-1?1-k:
k)}function r(c,d,h,y){let k=d.valToPct(c);return y+h*(d.dir==-1?k:1-k)}function a(c,d,h,y){return d.
ori==0?i(c,d,h,y):r(c,d,h,y)}o.valToPosH=i,o.valToPosV=r;let u=!1;o.status=0;let f=o.root=Mt(Zf);if(e.
id!=null&&(f.id=e.id),St(f,e.class),e.title){let c=Mt(tp,f);c.textContent=e.title}let m=qt("canvas"),
p=o.ctx=m.getContext("2d"),g=Mt(np,f);zn("click",g,c=>{c.target===b&&(Ce!=fo||Re!=po)&&ot.click(o,c)},
!0);let _=o.under=Mt(op,g);g.appendChild(m);let b=o.over=Mt(sp,g);e=Do(e);let x=+fe(e.pxAlign,1),v=_c(
x);(e.plugins||[]).forEach(c=>{c.opts&&(e=c.opts(o,e)||e)});let A=e.ms||.001,w=o.series=s==1?bc(e.series||
[],uc,gc,!1):$m(e.series||[null],mc),P=o.axes=bc(e.axes||[],cc,fc,!0),C=o.scales={},F=o.bands=e.bands||
[];F.forEach(c=>{c.fill=ie(c.fill||null),c.dir=fe(c.dir,-1)});let D=s==2?w[1].facets[0].scale:w[0].scale,
B={axes:Zu,series:zu},S=(e.drawOrder||["axes","series"]).map(c=>B[c]);function I(c){let d=c.distr==3?
h=>dn(h>0?h:c.clamp(o,h,c.min,c.max,c.key)):c.distr==4?h=>ki(h,c.asinh):c.distr==100?h=>c.fwd(h):h=>h;
return h=>{let y=d(h),{_min:k,_max:T}=c,R=T-k;return(y-k)/R}}function N(c){let d=C[c];if(d==null){let h=(e.
scales||is)[c]||is;if(h.from!=null){N(h.from);let y=Be({},C[h.from],h,{key:c});y.valToPct=I(y),C[c]=
y}else{d=C[c]=Be({},c==D?Yc:Pm,h),d.key=c;let y=d.time,k=d.range,T=Tn(k);if((c!=D||s==2&&!y)&&(T&&(k[0]==
null||k[1]==null)&&(k={min:k[0]==null?Yl:{mode:1,hard:k[0],soft:k[0]},max:k[1]==null?Yl:{mode:1,hard:k[1],
soft:k[1]}},T=!1),!T&&Qs(k))){let R=k;k=(L,$,q)=>$==null?Ao:js($,q,R)}d.range=ie(k||(y?Hm:c==D?d.distr==
3?Bm:d.distr==4?Gm:ru:d.distr==3?iu:d.distr==4?au:Vm)),d.auto=ie(T?!1:d.auto),d.clamp=ie(d.clamp||xm),
d._min=d._max=null,d.valToPct=I(d)}}}N("x"),N("y"),s==1&&w.forEach(c=>{N(c.scale)}),P.forEach(c=>{N(
c.scale)});for(let c in e.scales)N(c);let E=C[D],G=E.distr,O,H;E.ori==0?(St(f,Xf),O=i,H=r):(St(f,ep),
O=r,H=i);let M={};for(let c in C){let d=C[c];(d.min!=null||d.max!=null)&&(M[c]={min:d.min,max:d.max},
d.min=d.max=null)}let Q=e.tzDate||(c=>new Date(je(c/A))),W=e.fmtDate||Gi,ue=A==1?Xp(Q):nm(Q),ae=ic(Q,
rc(A==1?Zp:tm,W)),ce=lc(Q,ac(sm,W)),ge=[],oe=o.legend=Be({},am,e.legend),Y=o.cursor=Be({},pm,{drag:{
y:s==2}},e.cursor),Ge=oe.show,ut=Y.show,Ee=oe.markers;oe.idxs=ge,Ee.width=ie(Ee.width),Ee.dash=ie(Ee.
dash),Ee.stroke=ie(Ee.stroke),Ee.fill=ie(Ee.fill);let he,Wt,yt,Le=[],zt=[],nn,xt=!1,pn={};if(oe.live){
let c=w[1]?w[1].values:null;xt=c!=null,nn=xt?c(o,1,0):{_:0};for(let d in nn)pn[d]=Oi}if(Ge)if(he=qt(
"table",up,f),yt=qt("tbody",null,he),oe.mount(o,he),xt){Wt=qt("thead",null,he,yt);let c=qt("tr",null,
Wt);qt("th",null,c);for(var Qn in nn)qt("th",Ml,c).textContent=Qn}else St(he,fp),oe.live&&St(he,dp);
let Zn={show:!0},Lo={show:!1};function us(c,d){if(d==0&&(xt||!oe.live||s==2))return Ao;let h=[],y=qt(
"tr",pp,yt,yt.childNodes[d]);St(y,c.class),c.show||St(y,jn);let k=qt("th",null,y);if(Ee.show){let L=Mt(
mp,k);if(d>0){let $=Ee.width(o,d);$&&(L.style.border=$+"px "+Ee.dash(o,d)+" "+Ee.stroke(o,d)),L.style.
background=Ee.fill(o,d)}}let T=Mt(Ml,k);c.label instanceof HTMLElement?T.appendChild(c.label):T.textContent=
c.label,d>0&&(Ee.show||(T.style.color=c.width>0?Ee.stroke(o,d):Ee.fill(o,d)),dt("click",k,L=>{if(Y._lock)
return;Rn(L);let $=w.indexOf(c);if((L.ctrlKey||L.metaKey)!=oe.isolate){let q=w.some((U,K)=>K>0&&K!=$&&
U.show);w.forEach((U,K)=>{K>0&&Jt(K,q?K==$?Zn:Lo:Zn,!0,He.setSeries)})}else Jt($,{show:!c.show},!0,He.
setSeries)},!1),no&&dt(Hl,k,L=>{Y._lock||(Rn(L),Jt(w.indexOf(c),go,!0,He.setSeries))},!1));for(var R in nn){
let L=qt("td",gp,y);L.textContent="--",h.push(L)}return[y,h]}let xn=new Map;function dt(c,d,h,y=!0){
let k=xn.get(d)||{},T=Y.bind[c](o,d,h,y);T&&(zn(c,d,k[c]=T),xn.set(d,k))}function Xn(c,d,h){let y=xn.
get(d)||{};for(let k in y)(c==null||k==c)&&(Di(k,d,y[k]),delete y[k]);c==null&&xn.delete(d)}let on=0,
Pn=0,ne=0,j=0,Te=0,qe=0,eo=Te,An=qe,Kt=ne,Dn=j,wt=0,Pt=0,ht=0,$t=0;o.bbox={};let ar=!1,ds=!1,to=!1,En=!1,
fs=!1,At=!1;function lr(c,d,h){(h||c!=o.width||d!=o.height)&&na(c,d),ao(!1),to=!0,ds=!0,lo()}function na(c,d){
o.width=on=ne=c,o.height=Pn=j=d,Te=qe=0,Hu(),Vu();let h=o.bbox;wt=h.left=qn(Te*me,.5),Pt=h.top=qn(qe*
me,.5),ht=h.width=qn(ne*me,.5),$t=h.height=qn(j*me,.5)}let Ou=3;function Wu(){let c=!1,d=0;for(;!c;){
d++;let h=Ju(d),y=Qu(d);c=d==Ou||h&&y,c||(na(o.width,o.height),ds=!0)}}function $u({width:c,height:d}){
lr(c,d)}o.setSize=$u;function Hu(){let c=!1,d=!1,h=!1,y=!1;P.forEach((k,T)=>{if(k.show&&k._show){let{
side:R,_size:L}=k,$=R%2,q=k.label!=null?k.labelSize:0,U=L+q;U>0&&($?(ne-=U,R==3?(Te+=U,y=!0):h=!0):(j-=
U,R==0?(qe+=U,c=!0):d=!0))}}),In[0]=c,In[1]=h,In[2]=d,In[3]=y,ne-=mn[1]+mn[3],Te+=mn[3],j-=mn[2]+mn[0],
qe+=mn[0]}function Vu(){let c=Te+ne,d=qe+j,h=Te,y=qe;function k(T,R){switch(T){case 1:return c+=R,c-
R;case 2:return d+=R,d-R;case 3:return h-=R,h+R;case 0:return y-=R,y+R}}P.forEach((T,R)=>{if(T.show&&
T._show){let L=T.side;T._pos=k(L,T._size),T.label!=null&&(T._lpos=k(L,T.labelSize))}})}if(Y.dataIdx==
null){let c=Y.hover,d=c.skip=new Set(c.skip??[]);d.add(void 0);let h=c.prox=ie(c.prox),y=c.bias??=0;
Y.dataIdx=(k,T,R,L)=>{if(T==0)return R;let $=R,q=h(k,T,R,L)??ke,U=q>=0&&q<ke,K=E.ori==0?ne:j,ee=Y.left,
pe=t[0],de=t[T];if(d.has(de[R])){$=null;let re=null,Z=null,J;if(y==0||y==-1)for(J=R;re==null&&J-- >0;)
d.has(de[J])||(re=J);if(y==0||y==1)for(J=R;Z==null&&J++<de.length;)d.has(de[J])||(Z=J);if(re!=null||
Z!=null)if(U){let Pe=re==null?-1/0:O(pe[re],E,K,0),Fe=Z==null?1/0:O(pe[Z],E,K,0),Xe=ee-Pe,be=Fe-ee;Xe<=
be?Xe<=q&&($=re):be<=q&&($=Z)}else $=Z==null?re:re==null?Z:R-re<=Z-R?re:Z}else U&&ze(ee-O(pe[R],E,K,
0))>q&&($=null);return $}}let Rn=c=>{Y.event=c};Y.idxs=ge,Y._lock=!1;let it=Y.points;it.show=ie(it.show),
it.size=ie(it.size),it.stroke=ie(it.stroke),it.width=ie(it.width),it.fill=ie(it.fill);let Yt=o.focus=
Be({},e.focus||{alpha:.3},Y.focus),no=Yt.prox>=0,oo=no&&it.one,Dt=[],so=[],ro=[];function oa(c,d){let h=it.
show(o,d);if(h instanceof HTMLElement)return St(h,cp),St(h,c.class),tn(h,-10,-10,ne,j),b.insertBefore(
h,Dt[d]),h}function sa(c,d){if(s==1||d>0){let h=s==1&&C[c.scale].time,y=c.value;c.value=h?tc(y)?lc(Q,
ac(y,W)):y||ce:y||Sm,c.label=c.label||(h?gm:mm)}if(oo||d>0){c.width=c.width==null?1:c.width,c.paths=
c.paths||Om||Pp,c.fillTo=ie(c.fillTo||Am),c.pxAlign=+fe(c.pxAlign,x),c.pxRound=_c(c.pxAlign),c.stroke=
ie(c.stroke||null),c.fill=ie(c.fill||null),c._stroke=c._fill=c._paths=c._focus=null;let h=Tm(gt(1,c.
width),1),y=c.points=Be({},{size:h,width:gt(1,h*.2),stroke:c.stroke,space:h*2,paths:Wm,_stroke:null,
_fill:null},c.points);y.show=ie(y.show),y.filter=ie(y.filter),y.fill=ie(y.fill),y.stroke=ie(y.stroke),
y.paths=ie(y.paths),y.pxAlign=c.pxAlign}if(Ge){let h=us(c,d);Le.splice(d,0,h[0]),zt.splice(d,0,h[1]),
oe.values.push(null)}if(ut){ge.splice(d,0,null);let h=null;oo?d==0&&(h=oa(c,d)):d>0&&(h=oa(c,d)),Dt.
splice(d,0,h),so.splice(d,0,0),ro.splice(d,0,0)}Ze("addSeries",d)}function Bu(c,d){d=d??w.length,c=s==
1?Fi(c,d,uc,gc):Fi(c,d,{},mc),w.splice(d,0,c),sa(w[d],d)}o.addSeries=Bu;function Gu(c){if(w.splice(c,
1),Ge){oe.values.splice(c,1),zt.splice(c,1);let d=Le.splice(c,1)[0];Xn(null,d.firstChild),d.remove()}
ut&&(ge.splice(c,1),Dt.splice(c,1)[0].remove(),so.splice(c,1),ro.splice(c,1)),Ze("delSeries",c)}o.delSeries=
Gu;let In=[!1,!1,!1,!1];function qu(c,d){if(c._show=c.show,c.show){let h=c.side%2,y=C[c.scale];y==null&&
(c.scale=h?w[1].scale:D,y=C[c.scale]);let k=y.time;c.size=ie(c.size),c.space=ie(c.space),c.rotate=ie(
c.rotate),Tn(c.incrs)&&c.incrs.forEach(R=>{!Cn.has(R)&&Cn.set(R,Ec(R))}),c.incrs=ie(c.incrs||(y.distr==
2?Yp:k?A==1?Qp:em:Un)),c.splits=ie(c.splits||(k&&y.distr==1?ue:y.distr==3?Ri:y.distr==4?ym:_m)),c.stroke=
ie(c.stroke),c.grid.stroke=ie(c.grid.stroke),c.ticks.stroke=ie(c.ticks.stroke),c.border.stroke=ie(c.
border.stroke);let T=c.values;c.values=Tn(T)&&!Tn(T[0])?ie(T):k?Tn(T)?ic(Q,rc(T,W)):tc(T)?om(Q,T):T||
ae:T||hm,c.filter=ie(c.filter||(y.distr>=3&&y.log==10?vm:y.distr==3&&y.log==2?km:Ac)),c.font=vc(c.font),
c.labelFont=vc(c.labelFont),c._size=c.size(o,null,d,0),c._space=c._rotate=c._incrs=c._found=c._splits=
c._values=null,c._size>0&&(In[d]=!0,c._el=Mt(rp,g))}}function Fo(c,d,h,y){let[k,T,R,L]=h,$=d%2,q=0;return $==
0&&(L||T)&&(q=d==0&&!k||d==2&&!R?je(cc.size/3):0),$==1&&(k||R)&&(q=d==1&&!T||d==3&&!L?je(fc.size/2):
0),q}let ra=o.padding=(e.padding||[Fo,Fo,Fo,Fo]).map(c=>ie(fe(c,Fo))),mn=o._padding=ra.map((c,d)=>c(
o,d,In,0)),nt,Ke=null,Ye=null,ps=s==1?w[0].idxs:null,Ht=null,Mo=!1;function ia(c,d){if(t=c??[],o.data=
o._data=t,s==2){nt=0;for(let h=1;h<w.length;h++)nt+=t[h][0].length}else{t.length==0&&(o.data=o._data=
t=[[]]),Ht=t[0],nt=Ht.length;let h=t;if(G==2){h=t.slice();let y=h[0]=Array(nt);for(let k=0;k<nt;k++)
y[k]=k}o._data=t=h}if(ao(!0),Ze("setData"),G==2&&(to=!0),d!==!1){let h=E;h.auto(o,Mo)?cr():hn(D,h.min,
h.max),En=En||Y.left>=0,At=!0,lo()}}o.setData=ia;function cr(){Mo=!0;let c,d;s==1&&(nt>0?(Ke=ps[0]=0,
Ye=ps[1]=nt-1,c=t[0][Ke],d=t[0][Ye],G==2?(c=Ke,d=Ye):c==d&&(G==3?[c,d]=Ys(c,c,E.log,!1):G==4?[c,d]=$i(
c,c,E.log,!1):E.time?d=c+je(86400/A):[c,d]=js(c,d,Hi,!0))):(Ke=ps[0]=c=null,Ye=ps[1]=d=null)),hn(D,c,
d)}let ms,io,ur,dr,fr,pr,mr,gr,hr,_t;function aa(c,d,h,y,k,T){c??=Wl,h??=Bi,y??="butt",k??=Wl,T??="r\
ound",c!=ms&&(p.strokeStyle=ms=c),k!=io&&(p.fillStyle=io=k),d!=ur&&(p.lineWidth=ur=d),T!=fr&&(p.lineJoin=
fr=T),y!=pr&&(p.lineCap=pr=y),h!=dr&&p.setLineDash(dr=h)}function la(c,d,h,y){d!=io&&(p.fillStyle=io=
d),c!=mr&&(p.font=mr=c),h!=gr&&(p.textAlign=gr=h),y!=hr&&(p.textBaseline=hr=y)}function _r(c,d,h,y,k=0){
if(y.length>0&&c.auto(o,Mo)&&(d==null||d.min==null)){let T=fe(Ke,0),R=fe(Ye,y.length-1),L=h.min==null?
vp(y,T,R,k,c.distr==3):[h.min,h.max];c.min=jt(c.min,h.min=L[0]),c.max=gt(c.max,h.max=L[1])}}let ca={
min:null,max:null};function Uu(){for(let y in C){let k=C[y];M[y]==null&&(k.min==null||M[D]!=null&&k.
auto(o,Mo))&&(M[y]=ca)}for(let y in C){let k=C[y];M[y]==null&&k.from!=null&&M[k.from]!=null&&(M[y]=ca)}
M[D]!=null&&ao(!0);let c={};for(let y in M){let k=M[y];if(k!=null){let T=c[y]=Do(C[y],Ep);if(k.min!=
null)Be(T,k);else if(y!=D||s==2)if(nt==0&&T.from==null){let R=T.range(o,null,null,y);T.min=R[0],T.max=
R[1]}else T.min=ke,T.max=-ke}}if(nt>0){w.forEach((y,k)=>{if(s==1){let T=y.scale,R=M[T];if(R==null)return;
let L=c[T];if(k==0){let $=L.range(o,L.min,L.max,T);L.min=$[0],L.max=$[1],Ke=Ut(L.min,t[0]),Ye=Ut(L.max,
t[0]),Ye-Ke>1&&(t[0][Ke]<L.min&&Ke++,t[0][Ye]>L.max&&Ye--),y.min=Ht[Ke],y.max=Ht[Ye]}else y.show&&y.
auto&&_r(L,R,y,t[k],y.sorted);y.idxs[0]=Ke,y.idxs[1]=Ye}else if(k>0&&y.show&&y.auto){let[T,R]=y.facets,
L=T.scale,$=R.scale,[q,U]=t[k],K=c[L],ee=c[$];K!=null&&_r(K,M[L],T,q,T.sorted),ee!=null&&_r(ee,M[$],
R,U,R.sorted),y.min=R.min,y.max=R.max}});for(let y in c){let k=c[y],T=M[y];if(k.from==null&&(T==null||
T.min==null)){let R=k.range(o,k.min==ke?null:k.min,k.max==-ke?null:k.max,y);k.min=R[0],k.max=R[1]}}}
for(let y in c){let k=c[y];if(k.from!=null){let T=c[k.from];if(T.min==null)k.min=k.max=null;else{let R=k.
range(o,T.min,T.max,y);k.min=R[0],k.max=R[1]}}}let d={},h=!1;for(let y in c){let k=c[y],T=C[y];if(T.
min!=k.min||T.max!=k.max){T.min=k.min,T.max=k.max;let R=T.distr;T._min=R==3?dn(T.min):R==4?ki(T.min,
T.asinh):R==100?T.fwd(T.min):T.min,T._max=R==3?dn(T.max):R==4?ki(T.max,T.asinh):R==100?T.fwd(T.max):
T.max,d[y]=h=!0}}if(h){w.forEach((y,k)=>{s==2?k>0&&d.y&&(y._paths=null):d[y.scale]&&(y._paths=null)});
for(let y in d)to=!0,Ze("setScale",y);ut&&Y.left>=0&&(En=At=!0)}for(let y in M)M[y]=null}function ju(c){
let d=Ei(Ke-1,0,nt-1),h=Ei(Ye+1,0,nt-1);for(;c[d]==null&&d>0;)d--;for(;c[h]==null&&h<nt-1;)h++;return[
d,h]}function zu(){if(nt>0){let c=w.some(d=>d._focus)&&_t!=Yt.alpha;c&&(p.globalAlpha=_t=Yt.alpha),w.
forEach((d,h)=>{if(h>0&&d.show&&(ua(h,!1),ua(h,!0),d._paths==null)){let y=_t;_t!=d.alpha&&(p.globalAlpha=
_t=d.alpha);let k=s==2?[0,t[h][0].length-1]:ju(t[h]);d._paths=d.paths(o,h,k[0],k[1]),_t!=y&&(p.globalAlpha=
_t=y)}}),w.forEach((d,h)=>{if(h>0&&d.show){let y=_t;_t!=d.alpha&&(p.globalAlpha=_t=d.alpha),d._paths!=
null&&da(h,!1);{let k=d._paths!=null?d._paths.gaps:null,T=d.points.show(o,h,Ke,Ye,k),R=d.points.filter(
o,h,T,k);(T||R)&&(d.points._paths=d.points.paths(o,h,Ke,Ye,R),da(h,!0))}_t!=y&&(p.globalAlpha=_t=y),
Ze("drawSeries",h)}}),c&&(p.globalAlpha=_t=1)}}function ua(c,d){let h=d?w[c].points:w[c];h._stroke=h.
stroke(o,c),h._fill=h.fill(o,c)}function da(c,d){let h=d?w[c].points:w[c],{stroke:y,fill:k,clip:T,flags:R,
_stroke:L=h._stroke,_fill:$=h._fill,_width:q=h.width}=h._paths;q=Se(q*me,3);let U=null,K=q%2/2;d&&$==
null&&($=q>0?"#fff":L);let ee=h.pxAlign==1&&K>0;if(ee&&p.translate(K,K),!d){let pe=wt-q/2,de=Pt-q/2,
re=ht+q,Z=$t+q;U=new Path2D,U.rect(pe,de,re,Z)}d?yr(L,q,h.dash,h.cap,$,y,k,R,T):Ku(c,L,q,h.dash,h.cap,
$,y,k,R,U,T),ee&&p.translate(-K,-K)}function Ku(c,d,h,y,k,T,R,L,$,q,U){let K=!1;$!=0&&F.forEach((ee,pe)=>{
if(ee.series[0]==c){let de=w[ee.series[1]],re=t[ee.series[1]],Z=(de._paths||is).band;Tn(Z)&&(Z=ee.dir==
1?Z[0]:Z[1]);let J,Pe=null;de.show&&Z&&Sp(re,Ke,Ye)?(Pe=ee.fill(o,pe)||T,J=de._paths.clip):Z=null,yr(
d,h,y,k,Pe,R,L,$,q,U,J,Z),K=!0}}),K||yr(d,h,y,k,T,R,L,$,q,U)}let fa=Eo|Ni;function yr(c,d,h,y,k,T,R,L,$,q,U,K){
aa(c,d,h,y,k),($||q||K)&&(p.save(),$&&p.clip($),q&&p.clip(q)),K?(L&fa)==fa?(p.clip(K),U&&p.clip(U),hs(
k,R),gs(c,T,d)):L&Ni?(hs(k,R),p.clip(K),gs(c,T,d)):L&Eo&&(p.save(),p.clip(K),U&&p.clip(U),hs(k,R),p.
restore(),gs(c,T,d)):(hs(k,R),gs(c,T,d)),($||q||K)&&p.restore()}function gs(c,d,h){h>0&&(d instanceof
Map?d.forEach((y,k)=>{p.strokeStyle=ms=k,p.stroke(y)}):d!=null&&c&&p.stroke(d))}function hs(c,d){d instanceof
Map?d.forEach((h,y)=>{p.fillStyle=io=y,p.fill(h)}):d!=null&&c&&p.fill(d)}function Yu(c,d,h,y){let k=P[c],
T;if(y<=0)T=[0,0];else{let R=k._space=k.space(o,c,d,h,y),L=k._incrs=k.incrs(o,c,d,h,y,R);T=qm(d,h,L,
y,R)}return k._found=T}function wr(c,d,h,y,k,T,R,L,$,q){let U=R%2/2;x==1&&p.translate(U,U),aa(L,R,$,
q,L),p.beginPath();let K,ee,pe,de,re=k+(y==0||y==3?-T:T);h==0?(ee=k,de=re):(K=k,pe=re);for(let Z=0;Z<
c.length;Z++)d[Z]!=null&&(h==0?K=pe=c[Z]:ee=de=c[Z],p.moveTo(K,ee),p.lineTo(pe,de));p.stroke(),x==1&&
p.translate(-U,-U)}function Ju(c){let d=!0;return P.forEach((h,y)=>{if(!h.show)return;let k=C[h.scale];
if(k.min==null){h._show&&(d=!1,h._show=!1,ao(!1));return}else h._show||(d=!1,h._show=!0,ao(!1));let T=h.
side,R=T%2,{min:L,max:$}=k,[q,U]=Yu(y,L,$,R==0?ne:j);if(U==0)return;let K=k.distr==2,ee=h._splits=h.
splits(o,y,L,$,q,U,K),pe=k.distr==2?ee.map(J=>Ht[J]):ee,de=k.distr==2?Ht[ee[1]]-Ht[ee[0]]:q,re=h._values=
h.values(o,h.filter(o,pe,y,U,de),y,U,de);h._rotate=T==2?h.rotate(o,re,y,U):0;let Z=h._size;h._size=Ot(
h.size(o,re,y,c)),Z!=null&&h._size!=Z&&(d=!1)}),d}function Qu(c){let d=!0;return ra.forEach((h,y)=>{
let k=h(o,y,In,c);k!=mn[y]&&(d=!1),mn[y]=k}),d}function Zu(){for(let c=0;c<P.length;c++){let d=P[c];
if(!d.show||!d._show)continue;let h=d.side,y=h%2,k,T,R=d.stroke(o,c),L=h==0||h==3?-1:1,[$,q]=d._found;
if(d.label!=null){let pt=d.labelGap*L,kt=je((d._lpos+pt)*me);la(d.labelFont[0],R,"center",h==2?"top":
Ol),p.save(),y==1?(k=T=0,p.translate(kt,je(Pt+$t/2)),p.rotate((h==3?-qs:qs)/2)):(k=je(wt+ht/2),T=kt);
let Fn=xc(d.label)?d.label(o,c,$,q):d.label;p.fillText(Fn,k,T),p.restore()}if(q==0)continue;let U=C[d.
scale],K=y==0?ht:$t,ee=y==0?wt:Pt,pe=d._splits,de=U.distr==2?pe.map(pt=>Ht[pt]):pe,re=U.distr==2?Ht[pe[1]]-
Ht[pe[0]]:$,Z=d.ticks,J=d.border,Pe=Z.show?Z.size:0,Fe=je(Pe*me),Xe=je((d.alignTo==2?d._size-Pe-d.gap:
d.gap)*me),be=d._rotate*-qs/180,Me=v(d._pos*me),bt=(Fe+Xe)*L,ft=Me+bt;T=y==0?ft:0,k=y==1?ft:0;let Et=d.
font[0],Vt=d.align==1?To:d.align==2?wi:be>0?To:be<0?wi:y==0?"center":h==3?wi:To,Zt=be||y==1?"middle":
h==2?"top":Ol;la(Et,R,Vt,Zt);let vt=d.font[1]*d.lineGap,Rt=pe.map(pt=>v(a(pt,U,K,ee))),Bt=d._values;
for(let pt=0;pt<Bt.length;pt++){let kt=Bt[pt];if(kt!=null){y==0?k=Rt[pt]:T=Rt[pt],kt=""+kt;let Fn=kt.
indexOf(`
`)==-1?[kt]:kt.split(/\n/gm);for(let mt=0;mt<Fn.length;mt++){let Ra=Fn[mt];be?(p.save(),p.translate(
k,T+mt*vt),p.rotate(be),p.fillText(Ra,0,0),p.restore()):p.fillText(Ra,k,T+mt*vt)}}}Z.show&&wr(Rt,Z.filter(
o,de,c,q,re),y,h,Me,Fe,Se(Z.width*me,3),Z.stroke(o,c),Z.dash,Z.cap);let Xt=d.grid;Xt.show&&wr(Rt,Xt.
filter(o,de,c,q,re),y,y==0?2:1,y==0?Pt:wt,y==0?$t:ht,Se(Xt.width*me,3),Xt.stroke(o,c),Xt.dash,Xt.cap),
J.show&&wr([Me],[1],y==0?1:0,y==0?1:2,y==1?Pt:wt,y==1?$t:ht,Se(J.width*me,3),J.stroke(o,c),J.dash,J.
cap)}Ze("drawAxes")}function ao(c){w.forEach((d,h)=>{h>0&&(d._paths=null,c&&(s==1?(d.min=null,d.max=
null):d.facets.forEach(y=>{y.min=null,y.max=null})))})}let _s=!1,br=!1,Oo=[];function Xu(){br=!1;for(let c=0;c<
Oo.length;c++)Ze(...Oo[c]);Oo.length=0}function lo(){_s||(Op(pa),_s=!0)}function ed(c,d=!1){_s=!0,br=
d,c(o),pa(),d&&Oo.length>0&&queueMicrotask(Xu)}o.batch=ed;function pa(){if(ar&&(Uu(),ar=!1),to&&(Wu(),
to=!1),ds){if(De(_,To,Te),De(_,"top",qe),De(_,ns,ne),De(_,os,j),De(b,To,Te),De(b,"top",qe),De(b,ns,ne),
De(b,os,j),De(g,ns,on),De(g,os,Pn),m.width=je(on*me),m.height=je(Pn*me),P.forEach(({_el:c,_show:d,_size:h,
_pos:y,side:k})=>{if(c!=null)if(d){let T=k===3||k===0?h:0,R=k%2==1;De(c,R?"left":"top",y-T),De(c,R?"\
width":"height",h),De(c,R?"top":"left",R?qe:Te),De(c,R?"height":"width",R?j:ne),Ai(c,jn)}else St(c,jn)}),
ms=io=ur=fr=pr=mr=gr=hr=dr=null,_t=1,Ho(!0),Te!=eo||qe!=An||ne!=Kt||j!=Dn){ao(!1);let c=ne/Kt,d=j/Dn;
if(ut&&!En&&Y.left>=0){Y.left*=c,Y.top*=d,co&&tn(co,je(Y.left),0,ne,j),uo&&tn(uo,0,je(Y.top),ne,j);for(let h=0;h<
Dt.length;h++){let y=Dt[h];y!=null&&(so[h]*=c,ro[h]*=d,tn(y,Ot(so[h]),Ot(ro[h]),ne,j))}}if(xe.show&&
!fs&&xe.left>=0&&xe.width>0){xe.left*=c,xe.width*=c,xe.top*=d,xe.height*=d;for(let h in xr)De(mo,h,xe[h])}
eo=Te,An=qe,Kt=ne,Dn=j}Ze("setSize"),ds=!1}on>0&&Pn>0&&(p.clearRect(0,0,m.width,m.height),Ze("drawCl\
ear"),S.forEach(c=>c()),Ze("draw")),xe.show&&fs&&(ys(xe),fs=!1),ut&&En&&(Ln(null,!0,!1),En=!1),oe.show&&
oe.live&&At&&(Tr(),At=!1),u||(u=!0,o.status=1,Ze("ready")),Mo=!1,_s=!1}o.redraw=(c,d)=>{to=d||!1,c!==
!1?hn(D,E.min,E.max):lo()};function vr(c,d){let h=C[c];if(h.from==null){if(nt==0){let y=h.range(o,d.
min,d.max,c);d.min=y[0],d.max=y[1]}if(d.min>d.max){let y=d.min;d.min=d.max,d.max=y}if(nt>1&&d.min!=null&&
d.max!=null&&d.max-d.min<1e-16)return;c==D&&h.distr==2&&nt>0&&(d.min=Ut(d.min,t[0]),d.max=Ut(d.max,t[0]),
d.min==d.max&&d.max++),M[c]=d,ar=!0,lo()}}o.setScale=vr;let kr,Sr,co,uo,ma,ga,fo,po,ha,_a,Ce,Re,gn=!1,
ot=Y.drag,Je=ot.x,Qe=ot.y;ut&&(Y.x&&(kr=Mt(ap,b)),Y.y&&(Sr=Mt(lp,b)),E.ori==0?(co=kr,uo=Sr):(co=Sr,uo=
kr),Ce=Y.left,Re=Y.top);let xe=o.select=Be({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),
mo=xe.show?Mt(ip,xe.over?b:_):null;function ys(c,d){if(xe.show){for(let h in c)xe[h]=c[h],h in xr&&De(
mo,h,c[h]);d!==!1&&Ze("setSelect")}}o.setSelect=ys;function td(c){if(w[c].show)Ge&&Ai(Le[c],jn);else if(Ge&&
St(Le[c],jn),ut){let h=oo?Dt[0]:Dt[c];h!=null&&tn(h,-10,-10,ne,j)}}function hn(c,d,h){vr(c,{min:d,max:h})}
function Jt(c,d,h,y){d.focus!=null&&id(c),d.show!=null&&w.forEach((k,T)=>{T>0&&(c==T||c==null)&&(k.show=
d.show,td(T),s==2?(hn(k.facets[0].scale,null,null),hn(k.facets[1].scale,null,null)):hn(k.scale,null,
null),lo())}),h!==!1&&Ze("setSeries",c,d),y&&Vo("setSeries",o,c,d)}o.setSeries=Jt;function nd(c,d){Be(
F[c],d)}function od(c,d){c.fill=ie(c.fill||null),c.dir=fe(c.dir,-1),d=d??F.length,F.splice(d,0,c)}function sd(c){
c==null?F.length=0:F.splice(c,1)}o.addBand=od,o.setBand=nd,o.delBand=sd;function rd(c,d){w[c].alpha=
d,ut&&Dt[c]!=null&&(Dt[c].style.opacity=d),Ge&&Le[c]&&(Le[c].style.opacity=d)}let sn,_n,Nn,go={focus:!0};
function id(c){if(c!=Nn){let d=c==null,h=Yt.alpha!=1;w.forEach((y,k)=>{if(s==1||k>0){let T=d||k==0||
k==c;y._focus=d?null:T,h&&rd(k,T?1:Yt.alpha)}}),Nn=c,h&&lo()}}Ge&&no&&dt(Vl,he,c=>{Y._lock||(Rn(c),Nn!=
null&&Jt(null,go,!0,He.setSeries))});function Qt(c,d,h){let y=C[d];h&&(c=c/me-(y.ori==1?qe:Te));let k=ne;
y.ori==1&&(k=j,c=k-c),y.dir==-1&&(c=k-c);let T=y._min,R=y._max,L=c/k,$=T+(R-T)*L,q=y.distr;return q==
3?Po(10,$):q==4?Cp($,y.asinh):q==100?y.bwd($):$}function ad(c,d){let h=Qt(c,D,d);return Ut(h,t[0],Ke,
Ye)}o.valToIdx=c=>Ut(c,t[0]),o.posToIdx=ad,o.posToVal=Qt,o.valToPos=(c,d,h)=>C[d].ori==0?i(c,C[d],h?
ht:ne,h?wt:0):r(c,C[d],h?$t:j,h?Pt:0),o.setCursor=(c,d,h)=>{Ce=c.left,Re=c.top,Ln(null,d,h)};function ya(c,d){
De(mo,To,xe.left=c),De(mo,ns,xe.width=d)}function wa(c,d){De(mo,"top",xe.top=c),De(mo,os,xe.height=d)}
let Wo=E.ori==0?ya:wa,$o=E.ori==1?ya:wa;function ld(){if(Ge&&oe.live)for(let c=s==2?1:0;c<w.length;c++){
if(c==0&&xt)continue;let d=oe.values[c],h=0;for(let y in d)zt[c][h++].firstChild.nodeValue=d[y]}}function Tr(c,d){
if(c!=null&&(c.idxs?c.idxs.forEach((h,y)=>{ge[y]=h}):Dp(c.idx)||ge.fill(c.idx),oe.idx=ge[0]),Ge&&oe.
live){for(let h=0;h<w.length;h++)(h>0||s==1&&!xt)&&cd(h,ge[h]);ld()}At=!1,d!==!1&&Ze("setLegend")}o.
setLegend=Tr;function cd(c,d){let h=w[c],y=c==0&&G==2?Ht:t[c],k;xt?k=h.values(o,c,d)??pn:(k=h.value(
o,d==null?null:y[d],c,d),k=k==null?pn:{_:k}),oe.values[c]=k}function Ln(c,d,h){ha=Ce,_a=Re,[Ce,Re]=Y.
move(o,Ce,Re),Y.left=Ce,Y.top=Re,ut&&(co&&tn(co,je(Ce),0,ne,j),uo&&tn(uo,0,je(Re),ne,j));let y,k=Ke>
Ye;sn=ke,_n=null;let T=E.ori==0?ne:j,R=E.ori==1?ne:j;if(Ce<0||nt==0||k){y=Y.idx=null;for(let L=0;L<w.
length;L++){let $=Dt[L];$!=null&&tn($,-10,-10,ne,j)}no&&Jt(null,go,!0,c==null&&He.setSeries),oe.live&&
(ge.fill(y),At=!0)}else{let L,$,q;s==1&&(L=E.ori==0?Ce:Re,$=Qt(L,D),y=Y.idx=Ut($,t[0],Ke,Ye),q=O(t[0][y],
E,T,0));let U=-10,K=-10,ee=0,pe=0,de=!0,re="",Z="";for(let J=s==2?1:0;J<w.length;J++){let Pe=w[J],Fe=ge[J],
Xe=Fe==null?null:s==1?t[J][Fe]:t[J][1][Fe],be=Y.dataIdx(o,J,y,$),Me=be==null?null:s==1?t[J][be]:t[J][1][be];
if(At=At||Me!=Xe||be!=Fe,ge[J]=be,J>0&&Pe.show){let bt=be==null?-10:be==y?q:O(s==1?t[0][be]:t[J][0][be],
E,T,0),ft=Me==null?-10:H(Me,s==1?C[Pe.scale]:C[Pe.facets[1].scale],R,0);if(no&&Me!=null){let Et=E.ori==
1?Ce:Re,Vt=ze(Yt.dist(o,J,be,ft,Et));if(Vt<sn){let Zt=Yt.bias;if(Zt!=0){let vt=Qt(Et,Pe.scale),Rt=Me>=
0?1:-1,Bt=vt>=0?1:-1;Bt==Rt&&(Bt==1?Zt==1?Me>=vt:Me<=vt:Zt==1?Me<=vt:Me>=vt)&&(sn=Vt,_n=J)}else sn=Vt,
_n=J}}if(At||oo){let Et,Vt;E.ori==0?(Et=bt,Vt=ft):(Et=ft,Vt=bt);let Zt,vt,Rt,Bt,Xt,pt,kt=!0,Fn=it.bbox;
if(Fn!=null){kt=!1;let mt=Fn(o,J);Rt=mt.left,Bt=mt.top,Zt=mt.width,vt=mt.height}else Rt=Et,Bt=Vt,Zt=
vt=it.size(o,J);if(pt=it.fill(o,J),Xt=it.stroke(o,J),oo)J==_n&&sn<=Yt.prox&&(U=Rt,K=Bt,ee=Zt,pe=vt,de=
kt,re=pt,Z=Xt);else{let mt=Dt[J];mt!=null&&(so[J]=Rt,ro[J]=Bt,Kl(mt,Zt,vt,kt),jl(mt,pt,Xt),tn(mt,Ot(
Rt),Ot(Bt),ne,j))}}}}if(oo){let J=Yt.prox,Pe=Nn==null?sn<=J:sn>J||_n!=Nn;if(At||Pe){let Fe=Dt[0];Fe!=
null&&(so[0]=U,ro[0]=K,Kl(Fe,ee,pe,de),jl(Fe,re,Z),tn(Fe,Ot(U),Ot(K),ne,j))}}}if(xe.show&&gn)if(c!=null){
let[L,$]=He.scales,[q,U]=He.match,[K,ee]=c.cursor.sync.scales,pe=c.cursor.drag;if(Je=pe._x,Qe=pe._y,
Je||Qe){let{left:de,top:re,width:Z,height:J}=c.select,Pe=c.scales[K].ori,Fe=c.posToVal,Xe,be,Me,bt,ft,
Et=L!=null&&q(L,K),Vt=$!=null&&U($,ee);Et&&Je?(Pe==0?(Xe=de,be=Z):(Xe=re,be=J),Me=C[L],bt=O(Fe(Xe,K),
Me,T,0),ft=O(Fe(Xe+be,K),Me,T,0),Wo(jt(bt,ft),ze(ft-bt))):Wo(0,T),Vt&&Qe?(Pe==1?(Xe=de,be=Z):(Xe=re,
be=J),Me=C[$],bt=H(Fe(Xe,ee),Me,R,0),ft=H(Fe(Xe+be,ee),Me,R,0),$o(jt(bt,ft),ze(ft-bt))):$o(0,R)}else
Pr()}else{let L=ze(ha-ma),$=ze(_a-ga);if(E.ori==1){let ee=L;L=$,$=ee}Je=ot.x&&L>=ot.dist,Qe=ot.y&&$>=
ot.dist;let q=ot.uni;q!=null?Je&&Qe&&(Je=L>=q,Qe=$>=q,!Je&&!Qe&&($>L?Qe=!0:Je=!0)):ot.x&&ot.y&&(Je||
Qe)&&(Je=Qe=!0);let U,K;Je&&(E.ori==0?(U=fo,K=Ce):(U=po,K=Re),Wo(jt(U,K),ze(K-U)),Qe||$o(0,R)),Qe&&(E.
ori==1?(U=fo,K=Ce):(U=po,K=Re),$o(jt(U,K),ze(K-U)),Je||Wo(0,T)),!Je&&!Qe&&(Wo(0,0),$o(0,0))}if(ot._x=
Je,ot._y=Qe,c==null){if(h){if(Ea!=null){let[L,$]=He.scales;He.values[0]=L!=null?Qt(E.ori==0?Ce:Re,L):
null,He.values[1]=$!=null?Qt(E.ori==1?Ce:Re,$):null}Vo(bi,o,Ce,Re,ne,j,y)}if(no){let L=h&&He.setSeries,
$=Yt.prox;Nn==null?sn<=$&&Jt(_n,go,!0,L):sn>$?Jt(null,go,!0,L):_n!=Nn&&Jt(_n,go,!0,L)}}At&&(oe.idx=y,
Tr()),d!==!1&&Ze("setCursor")}let yn=null;Object.defineProperty(o,"rect",{get(){return yn==null&&Ho(
!1),yn}});function Ho(c=!1){c?yn=null:(yn=b.getBoundingClientRect(),Ze("syncRect",yn))}function ba(c,d,h,y,k,T,R){
Y._lock||gn&&c!=null&&c.movementX==0&&c.movementY==0||(Cr(c,d,h,y,k,T,R,!1,c!=null),c!=null?Ln(null,
!0,!0):Ln(d,!0,!1))}function Cr(c,d,h,y,k,T,R,L,$){if(yn==null&&Ho(!1),Rn(c),c!=null)h=c.clientX-yn.
left,y=c.clientY-yn.top;else{if(h<0||y<0){Ce=-10,Re=-10;return}let[q,U]=He.scales,K=d.cursor.sync,[ee,
pe]=K.values,[de,re]=K.scales,[Z,J]=He.match,Pe=d.axes[0].side%2==1,Fe=E.ori==0?ne:j,Xe=E.ori==1?ne:
j,be=Pe?T:k,Me=Pe?k:T,bt=Pe?y:h,ft=Pe?h:y;if(de!=null?h=Z(q,de)?a(ee,C[q],Fe,0):-10:h=Fe*(bt/be),re!=
null?y=J(U,re)?a(pe,C[U],Xe,0):-10:y=Xe*(ft/Me),E.ori==1){let Et=h;h=y,y=Et}}$&&(d==null||d.cursor.event.
type==bi)&&((h<=1||h>=ne-1)&&(h=qn(h,ne)),(y<=1||y>=j-1)&&(y=qn(y,j))),L?(ma=h,ga=y,[fo,po]=Y.move(o,
h,y)):(Ce=h,Re=y)}let xr={width:0,height:0,left:0,top:0};function Pr(){ys(xr,!1)}let va,ka,Sa,Ta;function Ca(c,d,h,y,k,T,R){
gn=!0,Je=Qe=ot._x=ot._y=!1,Cr(c,d,h,y,k,T,R,!0,!1),c!=null&&(dt(vi,xi,xa,!1),Vo($l,o,fo,po,ne,j,null));
let{left:L,top:$,width:q,height:U}=xe;va=L,ka=$,Sa=q,Ta=U}function xa(c,d,h,y,k,T,R){gn=ot._x=ot._y=
!1,Cr(c,d,h,y,k,T,R,!1,!0);let{left:L,top:$,width:q,height:U}=xe,K=q>0||U>0,ee=va!=L||ka!=$||Sa!=q||
Ta!=U;if(K&&ee&&ys(xe),ot.setScale&&K&&ee){let pe=L,de=q,re=$,Z=U;if(E.ori==1&&(pe=$,de=U,re=L,Z=q),
Je&&hn(D,Qt(pe,D),Qt(pe+de,D)),Qe)for(let J in C){let Pe=C[J];J!=D&&Pe.from==null&&Pe.min!=ke&&hn(J,
Qt(re+Z,J),Qt(re,J))}Pr()}else Y.lock&&(Y._lock=!Y._lock,Ln(d,!0,c!=null));c!=null&&(Xn(vi,xi),Vo(vi,
o,Ce,Re,ne,j,null))}function ud(c,d,h,y,k,T,R){if(Y._lock)return;Rn(c);let L=gn;if(gn){let $=!0,q=!0,
U=10,K,ee;E.ori==0?(K=Je,ee=Qe):(K=Qe,ee=Je),K&&ee&&($=Ce<=U||Ce>=ne-U,q=Re<=U||Re>=j-U),K&&$&&(Ce=Ce<
fo?0:ne),ee&&q&&(Re=Re<po?0:j),Ln(null,!0,!0),gn=!1}Ce=-10,Re=-10,ge.fill(null),Ln(null,!0,!0),L&&(gn=
L)}function Pa(c,d,h,y,k,T,R){Y._lock||(Rn(c),cr(),Pr(),c!=null&&Vo(Bl,o,Ce,Re,ne,j,null))}function Aa(){
P.forEach(Um),lr(o.width,o.height,!0)}zn(Us,xo,Aa);let ho={};ho.mousedown=Ca,ho.mousemove=ba,ho.mouseup=
xa,ho.dblclick=Pa,ho.setSeries=(c,d,h,y)=>{let k=He.match[2];h=k(o,d,h),h!=-1&&Jt(h,y,!0,!1)},ut&&(dt(
$l,b,Ca),dt(bi,b,ba),dt(Hl,b,c=>{Rn(c),Ho(!1)}),dt(Vl,b,ud),dt(Bl,b,Pa),Li.add(o),o.syncRect=Ho);let ws=o.
hooks=e.hooks||{};function Ze(c,d,h){br?Oo.push([c,d,h]):c in ws&&ws[c].forEach(y=>{y.call(null,o,d,
h)})}(e.plugins||[]).forEach(c=>{for(let d in c.hooks)ws[d]=(ws[d]||[]).concat(c.hooks[d])});let Da=(c,d,h)=>h,
He=Be({key:null,setSeries:!1,filters:{pub:Xl,sub:Xl},scales:[D,w[1]?w[1].scale:null],match:[ec,ec,Da],
values:[null,null]},Y.sync);He.match.length==2&&He.match.push(Da),Y.sync=He;let Ea=He.key,Ar=Jc(Ea);
function Vo(c,d,h,y,k,T,R){He.filters.pub(c,d,h,y,k,T,R)&&Ar.pub(c,d,h,y,k,T,R)}Ar.sub(o);function dd(c,d,h,y,k,T,R){
He.filters.sub(c,d,h,y,k,T,R)&&ho[c](null,d,h,y,k,T,R)}o.pub=dd;function fd(){Ar.unsub(o),Li.delete(
o),xn.clear(),Di(Us,xo,Aa),f.remove(),he?.remove(),Ze("destroy")}o.destroy=fd;function Dr(){Ze("init",
e,t),ia(t||e.data,!1),M[D]?vr(D,M[D]):cr(),fs=xe.show&&(xe.width>0||xe.height>0),En=At=!0,lr(e.width,
e.height)}return w.forEach(sa),P.forEach(qu),n?n instanceof HTMLElement?(n.appendChild(f),Dr()):n(o,
Dr):Dr(),o}rt.assign=Be;rt.fmtNum=Vi;rt.rangeNum=js;rt.rangeLog=Ys;rt.rangeAsinh=$i;rt.orient=Yn;rt.
pxRatio=me;rt.join=Mp;rt.fmtDate=Gi,rt.tzDate=zp;rt.sync=Jc;{rt.addGap=Dm,rt.clipGaps=Zs;let e=rt.paths=
{points:nu};e.linear=su,e.stepped=Im,e.bars=Nm,e.spline=Fm}var jm=(e,t)=>{let n=i=>i&&new Date(i.at).toDateString(),o=0,s=0;return e.map((i,r)=>{o+=i.kg;for(let u=e[s];u&&
u.at<=i.at-t*864e5;)o-=u.kg,s+=1,u=e[s];return n(e[r+1])!==n(i)?o/(r-s+1):void 0})};var lu=(e,t)=>{let n=e.filter(({at:i})=>i>=t),o=n.length<1e3?7:30,s=jm(e,o).slice(e.length-n.length);
return{points:n,means:s,meanDays:o}},cu=(e,t)=>{let n=e.at(-1),o=e.findLast(({at:s})=>n&&s<=n.at-t*864e5);
if(!(!n||!o||o.at<n.at-2*t*864e5))return n.kg-o.kg},Ji=e=>{let[t]=e;if(t===void 0)return;let[n,o]=[t,
t];for(let s of e)s<n&&(n=s),s>o&&(o=s);return[n,o]};var uu=({points:e,means:t})=>{let n=[...e.map(({kg:r})=>r),...t.filter(r=>r!==void 0)],[o,s]=Ji(n)??
[60,80],i=Math.max(4-(s-o),(s-o)/5)/2;return[o-i,s+i]},zm={day:1,month:30,year:365},Km=[...[1,2,7,14].
map(e=>["day",e]),...[1,2,3,6].map(e=>["month",e]),...[1,2,5,10,25,100].map(e=>["year",e])],du=(e,t,n)=>{
let o=(t-e)/864e5,s=([_,b])=>o/zm[_]/b<=n,[i,r]=Km.find(s)??["year",1e3],a=new Date(e),[u,f,m]=[a.getFullYear(),
a.getMonth(),a.getDate()],p=_=>i==="day"?new Date(u,f,m+_):i==="month"?new Date(u,Math.floor(f/r)*r+
_,1):new Date(Math.floor(u/r)*r+_,0,1),g=[];for(let _=0;;_+=r){let b=p(_).getTime();if(b>t)return{unit:i,
ticks:g};b>=e&&g.push(b)}};var Jm=14*864e5,Qm=({ctx:e,bbox:t,valToPos:n},o,s)=>{let i=devicePixelRatio,r=t.top+t.height;e.save(),
e.font=`${12*i}px ${s.font}`,e.textAlign="right",e.fillStyle=s.colour("quiet"),e.fillText("kg",t.left-
8*i,t.top-14*i),e.textAlign="left",e.lineWidth=4*i,e.strokeStyle=s.colour("card");for(let{colour:a,text:u,
from:f,to:m}of o){let p=Math.max(t.top,n(Math.min(m,1e4),"y",!0)),g=Math.min(r,n(f,"y",!0));if(g<=p||
(e.fillStyle=s.colour(a),e.fillRect(t.left,p,4*i,g-p),p>t.top&&e.fillRect(t.left,p,t.width,i),g-p<24*
i))continue;e.fillStyle=s.colour("quiet");let _=[t.left+10*i,p+16*i];e.strokeText(u,..._),e.fillText(
u,..._)}e.restore()},Zm=({ctx:e,bbox:t,valToPos:n},o,s,i)=>{let r=devicePixelRatio,[a,u]=[n(o.at/1e3,
"x",!0),n(o.kg,"y",!0)];e.save(),e.fillStyle=i.colour("accent"),e.lineWidth=4*r,e.strokeStyle=i.colour(
"card"),e.beginPath(),e.arc(a,u,5*r,0,2*Math.PI),e.stroke(),e.fill(),e.font=`600 ${13*r}px ${i.font}`,
e.textAlign="right";let f=[Math.min(a+8*r,t.left+t.width),u-(u-t.top<30*r?-24:12)*r];e.strokeText(s,
...f),e.fillText(s,...f),e.restore()},Xm=({data:e,valToPos:t},n,o,s)=>{let i=[],r=a=>e[0][a]??0;for(let a=o+
1;a<=s;a++)(r(a)-r(a-1))*1e3>Jm&&i.push([t(r(a-1),"x",!0),t(r(a),"x",!0)]);return i},fu=(e,{series:t,
from:n,to:o,bands:s},i,r,a)=>{let{points:u,means:f}=t,m={font:`12px ${i.font}`,stroke:i.colour("quie\
t"),ticks:{show:!1}},p=u.length>=1e3,g={show:!0,size:p?3:u.length>100?4:6,fill:`color-mix(in srgb, ${i.
colour("quiet")} ${p?35:60}%, transparent)`,stroke:"transparent"},_=w=>du(n,o,w.width/90),b=u.at(-1),
x={width:e.clientWidth,height:e.clientHeight,padding:[28,12,0,0],legend:{show:!1},cursor:{y:!1,drag:{
x:!1,y:!1},points:{size:9}},scales:{x:{range:[n/1e3,(o+(o-n)/50)/1e3]},y:{range:uu(t)}},axes:[{...m,
grid:{show:!1},size:32,splits:w=>_(w).ticks.map(P=>P/1e3),values:(w,P)=>{let C=r.ofUnit[_(w).unit];return P.
map(F=>C(F*1e3))}},{...m,grid:{stroke:i.colour("line"),width:1},size:40,incrs:[.5,1,2,5,10,20,50,100],
values:(w,P,C,F,D)=>P.map(D<1?r.tenths:r.integer)}],series:[{},{points:g,paths:()=>null},{stroke:i.colour(
"accent"),width:2.5,points:{show:!1},gaps:Xm}],hooks:{drawAxes:[w=>Qm(w,s,i)],draw:[w=>b&&Zm(w,b,r.kg(
b.kg),i)],setCursor:[({cursor:w})=>a(w.left===-10?void 0:w.idx??void 0,w.left??0)]}},[v,A]=[u.map(({
at:w})=>w/1e3),u.map(({kg:w})=>w)];return new rt(x,[v,A,[...f]],e)};var pu=matchMedia("(prefers-color-scheme: dark)"),eg={ArrowLeft:-1,ArrowDown:-1,ArrowRight:1,ArrowUp:1,
PageDown:-10,PageUp:10,Home:Number.NEGATIVE_INFINITY,End:Number.POSITIVE_INFINITY},tg={good:"done",warn:"\
active",bad:"blocked"},mu=({series:e,from:t,to:n,bands:o})=>{let{points:s,means:i,meanDays:r}=e,{t:a,
messages:u,day:f,shortDay:m,month:p,year:g,integer:_,tenths:b,kg:x}=V(),v=wo(()=>pu.matches,pu,"chan\
ge"),A=Ie(null),w=Ie(null);return le(()=>{let P=A.current,C=getComputedStyle(P),F={colour:W=>(P.style.
color=`var(--${W})`,C.color),font:C.fontFamily},D=s.length-1,B=({at:W,kg:ue})=>{let ae=i[D];return[x(
ue),f(W),ae===void 0?"":`${a.mean(r)}: ${x(ae)}`].filter(Boolean).join(`
`)},S=W=>{let ue=s[W];ue&&(D=W,P.ariaValueNow=String(W),P.ariaValueText=B(ue))};S(D);let I=(W,ue)=>{
let ae=w.current;if(ae.hidden=W===void 0,W===void 0)return;S(W),ae.textContent=P.ariaValueText;let{offsetLeft:ce,
clientWidth:ge}=G.over,oe=ue>ge/2?ue-ae.offsetWidth-12:ue+12;ae.style.translate=`${Math.max(ce+oe,0)}\
px`},N={series:e,from:t,to:n,bands:o.map(W=>({...W,text:u.bmi_descriptions[W.class],colour:tg[es(W.class)]}))},
G=fu(P,N,F,{ofUnit:{day:m,month:p,year:g},integer:_,tenths:b,kg:x},I),O=W=>G.setCursor({left:W,top:1}),
H=({pointerType:W,clientX:ue})=>W!=="mouse"&&O(ue-G.over.getBoundingClientRect().left),M=W=>{let ue=eg[W.
key];if(ue===void 0)return;W.preventDefault(),D=Math.min(Math.max(D+ue,0),s.length-1);let ae=s[D];ae&&
O(G.valToPos(ae.at/1e3,"x"))};G.over.addEventListener("pointerdown",H),G.over.addEventListener("poin\
termove",H),P.addEventListener("keydown",M);let Q=new ResizeObserver(()=>G.setSize({width:P.clientWidth,
height:P.clientHeight}));return Q.observe(P),()=>{Q.disconnect(),P.removeEventListener("keydown",M),
G.destroy()}},[e,t,o,u,v]),l("div",{class:"chart",children:[l("div",{class:"plot",ref:A,role:"slider",
tabIndex:0,"aria-label":a.chart,"aria-valuemin":0,"aria-valuemax":Math.max(s.length-1,0),"aria-value\
now":Math.max(s.length-1,0)}),l("output",{class:"tip",ref:w,hidden:!0,"aria-hidden":"true"})]})};var or=["ymd","dmy","mdy"],ng=/^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})/,gu=/(\d{1,2}):(\d{2})(?::(\d{2}(?:[.,]\d+)?))? ?([ap]\.?m\.?)?/,
hu=/ ?(Z|[+-]\d{2}:?\d{2})?$/,og=new RegExp(`${ng.source}(?:[T ,]+${gu.source})?${hu.source}`,"i"),sg=new RegExp(
`^${gu.source}${hu.source}`,"i"),Qi=e=>String(e).padStart(2,"0"),rg=["en","es","de","fr","it","pt"].
map(e=>{let{format:t}=new Intl.DateTimeFormat(e,{month:"long",timeZone:"UTC"});return Array.from({length:12},
(n,o)=>t(Date.UTC(2025,o,1)).toLowerCase())}),ig=e=>{for(let t of rg){let n=t.findIndex(o=>o.startsWith(
e.toLowerCase()));if(n>=0)return n+1}return 0},ag=e=>{let[t,n,o="",s,i=""]=/^(\d{1,2})?[-. ]*(?:de )?(\p{L}{3,})[-. ]*(?:de )?(\d{1,2}(?=,? ))?,? ?(\d{2,4})/u.
exec(e)??[],r=t===void 0?0:ig(o);return t===void 0||r===0?e:`${i.length===2?`20${i}`:i}-${r}-${n??s}${e.
slice(t.length)}`},sr=e=>sg.test(e.trim()),Jn=(e,t)=>{let n=e.trim(),o=ag(n),s=o===n?t:"ymd",i=og.exec(
o);if(!i)return;let[,r,a,u,f,m,p="00",g,_]=i,b=I=>Number([r,a,u][s.indexOf(I)]),[x,v,A]=[b("y"),b("m"),
b("d")],w=x<100&&s!=="ymd"?2e3+x:x,P=new Date(Date.UTC(w,v-1,A));if(w<1e3||P.getUTCMonth()!==v-1||P.
getUTCDate()!==A)return;let C=`${w}-${Qi(v)}-${Qi(A)}`;if(f===void 0)return new Date(`${C}T00:00`).toISOString();
let F=g?Number(f)%12+(/^p/i.test(g)?12:0):Number(f),D=`${Qi(F)}:${m}:${p.replace(",",".")}`,B=_?.toUpperCase().
replace(/(\d{2}):?(\d{2})/,"$1:$2")??"",S=new Date(`${C}T${D}${B}`);return Number.isNaN(S.getTime())?
void 0:S.toISOString()};var lg=.45359237,cg=(e,t)=>{let n=[[]],o=new RegExp(`(?:"((?:[^"]|"")*)"|([^${t}\\r\\n]*))(${t}|\\r?\\\
n|\\r|$)`,"gy");for(let[,s,i="",r]of e.replace(/^\uFEFF/,"").matchAll(o)){if(n.at(-1)?.push((s?.replaceAll(
'""','"')??i).trim()),r==="")break;r!==t&&n.push([])}return n.filter(s=>s.some(i=>i!==""))},ug=(e,{decimal:t,
unit:n})=>{let o=e.replace(/\s*(kgs?|lbs?)\.?$/i,"").replace(t,".");if(/^\d+(\.\d+)?$/.test(o))return n===
"kg"?Number(o):Math.round(Number(o)*lg*100)/100},rr=e=>or.some(t=>Jn(e,t)!==void 0),yu=e=>/^\d+([.,]\d+)?(\s*(kg|lb)s?\.?)?$/i.
test(e),ls=(e,t)=>{let n=cg(e,t),o=f=>f.some(m=>rr(m)||sr(m))&&f.some(yu),s=n.findIndex(o),i=f=>f.length>
1&&!f.some(rr),r=n.slice(0,Math.max(s,0)).findLastIndex(i);if(s<0)return{head:n[0]??[],body:n};if(r<
0)return{head:n[s]??[],body:n.slice(s)};let a=n.slice(r+1),u=a.findIndex(f=>i(f)&&f.some(m=>/^date\b/i.
test(m)));return{head:n[r]??[],body:u<0?a:a.slice(0,u)}},wu=(e,t)=>{let n={records:[],unread:[]},o="";
for(let s of ls(e,t.separator).body){let[i="",r=""]=[s[t.date],s[t.time]],a=s.some(g=>/^UTC[+-]\d{4}$/.
test(g))?"Z":"",u=sr(i)?`${o} ${i}`:`${i} ${r}`.trim(),f=Jn(u+a,t.order),m=s[t.weight]??"",p=ug(m,t);
f!==void 0&&p?n.records.push({peso_kg:p,fecha_registro:f}):(f===void 0||/[1-9]/.test(m))&&n.unread.push(
s.join(t.separator)),sr(i)||(o=i)}return n.records.sort((s,i)=>s.fecha_registro<i.fecha_registro?-1:
1),n},dg=[";","	",","],Zi={date:[/start/i,/date|fecha|datum|\bdata\b/i,/time|zeit|hora/i],time:[/^(time|hora|zeit|heure|ora)$/i],
weight:[/^#?(weight|peso|gewicht|poids|body ?mass)\b/i,/weight|peso|gewicht|poids|mass/i,/^value$/i]},
_u=(e,t)=>{let n=e.map(o=>Date.parse(Jn(o,t)??""));return Math.max(...n)-Math.min(...n)},bu=(e,t=Number.
POSITIVE_INFINITY)=>{let n=e.slice(0,2e4),o=I=>ls(n,I).head.length>1,s=dg.find(o)??",",{head:i,body:r}=ls(
n,s),a=(I,N)=>{let E=i.map((G,O)=>r.some(H=>N(H[O]??"")));for(let G of I){let O=i.findIndex((H,M)=>E[M]&&
G.test(H));if(O>=0)return O}return E.indexOf(!0)},u=Math.max(0,a(Zi.date,rr)),f=i.findIndex(I=>Zi.time.
some(N=>N.test(I))),m=Math.max(0,a(Zi.weight,yu)),p=r.map(I=>I[u]??"").filter(rr),g=I=>p.filter(N=>Jn(
N,I)!==void 0).length,_=Math.max(...or.map(g)),b=or.filter(I=>g(I)===_).sort((I,N)=>_u(p,I)-_u(p,N)),
x=I=>b.every(N=>Jn(I,N)===Jn(I,b[0]??"ymd")),v=r.map(I=>I[m]??""),A=v.some(I=>/\d,\d/.test(I))?",":"\
.",P=[e.slice(0,e.indexOf(i.join(s))).slice(0,500),i[m],v[0],...r[0]??[]].join(" "),[C,F]=[/\blbs?\b|pound/i.
test(P),/kg|kilo/i.test(P)],D=v.some(I=>Number(I.replace(",","."))>t),B=!C&&!F&&D,S=[...p.every(x)?[]:
["order"],...B?["unit"]:[]];return{separator:s,decimal:A,date:u,weight:m,doubts:S,time:f===u?-1:f,order:b[0]??
"ymd",unit:C||B?"lb":"kg"}},vu=e=>["fecha_registro,peso_kg",...e.map(t=>`${t.fecha_registro},${t.peso_kg}`),
""].join(`\r
`);var fg=({records:e})=>{let{t,integer:n,kg:o,day:s,messages:i,describe:r,announce:a}=V(),[u,f]=te(0),
[m,p]=te(),g=Ie(null),b=Ne(async C=>{let F=[];for await(let D of Ds(z,e,{check:!0,signal:C})){if(D.error)
throw D.error;if("results"in D.answer){for(let{index:B,outcome:S,code:I}of D.answer.results)F.push({
...D.weights[B],outcome:S,code:I});f(F.length)}}return Object.groupBy(F,({outcome:D})=>D)},[e]),{new:x=[],
known:v=[],refused:A=[]}=b.data??{},w=Es(async()=>{let C={recorded:0,known:v.length},F=[],D=x.map(({
peso_kg:S,fecha_registro:I})=>({peso_kg:S,fecha_registro:I}));f(0);for await(let S of Ds(z,D)){let{weights:I,
answer:N,error:E,index:G}=S,[O="",H=""]=[0,-1].map(M=>s(I.at(M)?.fecha_registro??0));E?F.push(t.portionRefused(
O,H,r(E,{index:G}))):"recorded"in N&&(C.recorded+=N.recorded,C.known+=N.known),f(M=>M+I.length)}let B=t.
importResult(n(C.recorded),n(C.known));p({summary:B,refusals:F}),g.current||a(B)});le(()=>g.current?.
focus(),[w.busy]);let P=({code:C})=>{let F=i.errors[C??""];return F===void 0||F.includes("{")?t.changeTooLarge:
F};return m?l("div",{class:"part",tabIndex:-1,ref:g,children:[l(ve,{kind:"success",children:m.summary}),
m.refusals.map(C=>l(ve,{kind:"error",children:C},C)),l("a",{href:we("weight",{period:"all"}),children:t.
back})]}):b.loading?l(Ko,{label:t.checking,done:u,all:e.length,format:n}):w.busy?l("div",{tabIndex:-1,
ref:g,children:l(Ko,{label:t.importingWeights,done:u,all:x.length,format:n})}):l(X,{children:[l(tt,{
error:b.error,retry:b.reload}),b.data&&l(ve,{children:t.outcome(n(x.length),n(v.length),n(A.length))}),
l(st,{caption:t.refused,rows:A,columns:[[t.date,({fecha_registro:C})=>s(C)],[t.weight,({peso_kg:C})=>o(
C),"numeric"],[t.reason,P]]}),l(tt,{error:w.error,retry:w.run}),x.length>0&&w.error===void 0&&l("div",
{class:"actions",children:l(se,{text:t.importWeights(x.length,n(x.length)),kind:"primary",onClick:w.
run})})]})},pg=5,mg=({text:e,maxKg:t})=>{let{t:n,integer:o,kg:s,instant:i}=V(),[{doubts:r,...a}]=te(
()=>bu(e,t)),[u,f]=te(a),{head:m,records:p,unread:g}=It(()=>({...ls(e,u.separator),...wu(e,u)}),[e,u]),
_=m.map((w,P)=>[String(P),n.column(P+1,w)]),b=[",",n.comma],x={separator:{label:n.separator,options:[
b,[";",n.semicolon],["	",n.tab]]},decimal:{label:n.decimal,options:[b,[".",n.point]]},order:{label:n.
order,options:Object.entries(n.orders)},unit:{label:n.unit,options:[["kg","kg"],["lb","lb"]]},date:{
label:n.dateColumn,options:_},time:{label:n.timeColumn,options:[["-1",n.unknown],..._]},weight:{label:n.
weightColumn,options:_}},v=w=>{let P=Object.fromEntries(new FormData(w)),[C,F,D]=[P.date,P.time,P.weight].
map(Number);f({...P,date:C,time:F,weight:D})},A=p.length>0;return l(X,{children:[r.filter(w=>u[w]===
a[w]).map(w=>l(ve,{children:n.doubts[w](n.orders[u.order])},w)),!A&&l(ve,{kind:"error",children:n.nothingRead}),
l("details",{open:!A,children:[l("summary",{children:n.readAs(n.orders[u.order],u.unit)}),l("form",{
class:"filters",onInput:({currentTarget:w})=>v(w),children:l(Yo,{fields:x,values:{...u}})})]}),g.length>
0&&l(ve,{children:[l("p",{children:n.unread(g.length,o(g.length))}),l("p",{class:"lines",children:g.
slice(0,pg).join(`
`)})]}),l(st,{caption:n.asRead,rows:p.slice(0,3),columns:[[n.date,({fecha_registro:w})=>i(w)],[n.weight,
({peso_kg:w})=>s(w),"numeric"]]}),A&&l(fg,{records:p},JSON.stringify(u))]})},gg=async e=>{let[t,n]=await Promise.
all([kn(z.getProfile({signal:e})),z.getWeightStats({signal:e})]);return n.num_pesajes>0?n.peso_max*1.6:
60*(t?.talla_m??1.7)**2},ku=()=>{let{t:e}=V(),[t,n]=te(),o=async u=>t&&{text:await t.text(),maxKg:await gg(
u)},{data:s,error:i,reload:r}=Ne(o,[t]),a={label:e.file,type:"file",accept:".csv,.txt,text/csv,text/\
plain"};return l("div",{class:"card",children:[l(Lt,{title:e.importTitle,tools:l("a",{href:we("weigh\
t"),children:e.back})}),l("p",{class:"hint",children:e.importHint}),l("form",{onInput:({target:u})=>n(
u.files?.[0]),children:l(Yo,{fields:{file:a}})}),l(tt,{error:i,retry:r}),s&&l(mg,{...s},s.text)]})};var hg=(e,t)=>Date.parse(t.fecha_registro)-Date.parse(e.fecha_registro),Tu=async(e,t)=>{try{let n=await z.
recordWeights({body:{weights:[{peso_kg:e,fecha_registro:t}]}});return"weights"in n?n.weights:[]}catch(n){
let{index:o,...s}=n.parameters??{};throw Object.assign(n,{parameters:s})}},Xi=(e,t)=>[...t,...e.filter(
({id:n})=>t.every(o=>o.id!==n))].sort(hg),Cu=()=>{let{t:e}=V(),t=["weight_out_of_range","weight_chan\
ge_too_large"],n=o=>Math.round(o*100)/100;return{...Fs(e.notANumber,n),label:e.weightKg,codes:t}},Su=e=>new Date(
e.getTime()-e.getTimezoneOffset()*6e4).toISOString().slice(0,16),xu=e=>{let t=new Date(e);return Number.
isNaN(t.getTime())?e:t.toISOString()},Pu=e=>{let{t}=V();return{label:t.dateTime,codes:["weight_date_\
invalid"],max:Su(new Date),type:"datetime-local",defaultValue:Su(e)}},Au=({change:e})=>{let{t,messages:n}=V(),
o=vn(Nt),[s,i]=te(!1),r=Ie(void 0),[a,u]=[Cu(),Pu(new Date)],f=async({peso_kg:p,time:g})=>{let _=r.current?.
kg===p?r.current.at:new Date().toISOString(),b=g===void 0?_:xu(g),x=await Tu(p,b).catch(async v=>{let{
code:A,status:w}=v;if(w===void 0||w>=500?r.current={kg:p,at:_}:w!==401&&w!==429&&(r.current=void 0),
A!=="weight_date_invalid"||g!==void 0)throw v;return await z.recordWeight({body:{peso_kg:p}}),o(!0),
[]});return r.current=void 0,e(v=>Xi(v,x)),i(!1),n.texts.weight_recorded},m={peso_kg:a,...s&&{time:u}};
return l("div",{class:"record",children:[l(at,{inline:!0,submit:t.record,fields:m,act:f}),l(se,{text:s?
t.now:t.anotherDay,kind:"link","aria-expanded":s,onClick:()=>i(!s)})]})},Du=({item:e,change:t})=>{let{
t:n,kg:o,plain:s,instant:i}=V(),r=vn(Nt),a={weight_id:e.id},u=`${o(e.peso_kg)}, ${i(e.fecha_registro)}`,
f=Pu(new Date(e.fecha_registro)),m=async()=>{let p=await Tu(e.peso_kg,e.fecha_registro);return t(g=>Xi(
g,p)),r(!1),n.restored};return l("div",{class:"actions",children:[l(lt,{text:n.correct,of:u,title:n.
correctTitle,submit:n.save,kind:"primary",fields:{peso_kg:{...Cu(),defaultValue:s(e.peso_kg)},time:f},
act:async p=>{let _=p.time!==f.defaultValue?{fecha_registro:xu(p.time)}:{},b={peso_kg:p.peso_kg,..._},
x=await z.correctWeight({path:a,body:b});return t(v=>Xi(v,[x])),n.corrected}}),l(lt,{text:n.remove,of:u,
title:n.removeTitle,question:u,act:async()=>(await z.deleteWeight({path:a}),t(p=>p.filter(({id:g})=>g!==
e.id)),{text:n.removed,undo:m})})]})};var _g=async e=>{let[t,{weights:n}]=await Promise.all([kn(z.getProfile({signal:e})),z.listWeights({signal:e})]);
return{profile:t,weights:n}},yg=e=>kn(z.getBmi({signal:e})),cs={from:15,to:43},wg=({imc:e,height:t,bands:n})=>{
let{plain:o}=V(),s=a=>Math.min(Math.max(a,cs.from),cs.to),i=a=>(s(a)-cs.from)/(cs.to-cs.from)*100,r=a=>Math.
round(a/t**2*10)/10;return l("div",{class:"scale","aria-hidden":"true",children:[n.map(({class:a,from:u,
to:f})=>l("i",{"data-kind":es(a),style:{width:`${i(r(f))-i(r(u))}%`}},a)),l("b",{style:{left:`${i(e)}\
%`}}),n.slice(0,-1).map(({class:a,to:u})=>l("small",{style:{left:`${i(r(u))}%`},children:o(r(u))},a))]})},
bg=({bmi:e,profile:t,bands:n})=>{let{t:o,messages:s,tenths:i}=V(),r=n.find(f=>f.class==="normal"),{data:a}=e,
u=a?jo(a):void 0;return l("div",{class:"part",children:[l("h2",{children:o.bmi}),l(tt,{error:e.error,
retry:e.reload}),a&&l("p",{class:"figure",children:[l("strong",{children:i(a.imc)})," ",l($e,{kind:u&&
es(u),children:Qr(a,s)})]}),a&&t&&l(wg,{imc:a.imc,height:t.talla_m,bands:n}),a===null&&l("p",{children:t?
o.bmiNeedsWeight:o.bmiNeedsProfile}),r&&l("p",{class:"hint",children:o.normalRange(i(r.from),i(r.to))}),
!t&&l("a",{href:we("profile"),children:o.toProfile})]})},vg=e=>{let{t,kg:n,day:o,signed:s}=V(),i=e.points.
at(-1),r=[7,30].flatMap(a=>{let u=cu(e.points,a);return u===void 0?[]:[t.changeIn(s(u),a)]});return l(
"section",{class:"card columns now","aria-label":t.latest,children:[l("div",{class:"part",children:[
l("h2",{children:i?t.latestOf(o(i.at)):t.latest}),i&&l("p",{class:"figure",children:l("strong",{children:n(
i.kg)})}),r.length>0&&l("p",{children:r.join(" · ")}),!i&&l("p",{children:t.noWeights}),l(Au,{change:e.
change})]}),l(bg,{...e})]})},kg={month:30,year:365,all:Number.POSITIVE_INFINITY},ea=["month","year",
"all"],Eu,Sg=({points:e,bands:t})=>{let{t:n,kg:o,integer:s,signed:i}=V(),{parameters:r}=Ue(),a=Date.
now(),u=P=>a-kg[P]*864e5,f=P=>e.filter(({at:C})=>C>=u(P)).length>1,m=ea.find(P=>P===r.period)??Eu??ea.
find(f)??"all";Eu=m;let{series:p,from:g}=It(()=>{let P=m==="all"?(e[0]?.at??a)-864e5:u(m);return{series:lu(
e,P),from:P}},[e,m]),_=l("fieldset",{children:[l("legend",{children:n.period}),ea.map(P=>l(se,{text:n.
periods[P],"aria-pressed":P===m,onClick:()=>bo(we("weight",{period:P}))},P))]}),{points:b,meanDays:x}=p,
[v,A]=[b[0],b.at(-1)],w=Ji(b.map(P=>P.kg));return l(Ve,{title:n.trend,tools:_,children:[!v&&l("p",{class:"\
hint",children:n.nothingInPeriod}),l(mu,{series:p,from:g,to:a,bands:t}),l("p",{class:"hint key",children:[
l("span",{"aria-hidden":"true",children:"●"})," ",n.chartPoint," ",l("b",{"aria-hidden":"true",children:"\
━"})," ",n.mean(x)]}),v&&A&&w&&l(Sn,{facts:{[n.change]:i(A.kg-v.kg),[n.minimum]:o(w[0]),[n.maximum]:o(
w[1]),[n.count]:s(b.length)}})]})},Tg=({weights:e,change:t})=>{let{t:n,kg:o,instant:s}=V(),i=()=>So(
new Blob([vu(e)],{type:"text/csv"}),"weights.csv"),r=l(X,{children:[l("a",{class:"button plain",href:we(
"weight",{},"import"),children:n.importCsv}),e.length>0&&l(se,{text:n.exportCsv,onClick:i})]});return l(
Ve,{title:n.records,tools:r,children:l(st,{caption:n.newestFirst,rows:e,keyOf:({id:a})=>a,columns:[[
n.date,a=>s(a.fecha_registro)],[n.weight,a=>l("strong",{children:o(a.peso_kg)}),"numeric"],[n.actions,
a=>l(Du,{item:a,change:t}),"numeric"]]})})},Cg=(e,{data:t})=>e&&!(t&&jo(t)==="minor")?Zr(e.talla_m):
[],xg=({load:e,bmi:t,...n})=>{let{profile:o,weights:s}=n,i=It(()=>Cg(o,t),[o,t.data]),r=It(()=>s.map(
m=>({at:Date.parse(m.fecha_registro),kg:m.peso_kg})).reverse(),[s]),u={...n,points:r,bands:i,change:m=>e.
change(p=>({...p,weights:m(p.weights)}))},f=m=>{m&&e.reload(),t.reload()};return l(Nt.Provider,{value:f,
children:[l(vg,{...u,bmi:t}),s.length>0&&l(Sg,{...u}),l(Tg,{...u})]})},Pg=()=>{let[e,t]=[Ne(_g),Ne(yg)];
return l(Ft,{title:V().t.weight,load:e,children:n=>l(xg,{...n,load:e,bmi:t})})},Ru=()=>Ue().id==="im\
port"?l(ku,{}):l(Pg,{});var ir=e=>{let t=`weight-bmi-register ${e}`;return{read:()=>{try{return localStorage.getItem(t)??""}catch{
return""}},write:n=>{try{localStorage.setItem(t,n)}catch{}}}};var ta=ir("shortcuts"),Ag=({target:e,altKey:t,ctrlKey:n,metaKey:o})=>t||n||o||e.closest?.("input, te\
xtarea, select, dialog"),Iu=({isOpen:e,setOpen:t})=>{let{t:n}=V();return le(()=>{let o=s=>{if(ta.read()===
"off"||Ag(s))return;let i=document.querySelector("[type=search]");if(s.key==="?")t(!0);else if(s.key===
"/"&&i)i.focus();else return;s.preventDefault()};return addEventListener("keydown",o),()=>removeEventListener(
"keydown",o)},[t]),e?l(cn,{title:n.shortcuts,onClose:()=>t(!1),children:o=>l(X,{children:[l(Sn,{facts:n.
shortcutNames}),l("label",{class:"field checkbox",children:[n.useShortcuts,l("input",{type:"checkbox",
defaultChecked:ta.read()!=="off",onInput:({currentTarget:s})=>ta.write(s.checked?"":"off")})]}),l("d\
iv",{class:"actions",children:l(se,{text:n.close,kind:"primary",onClick:o})})]})}):null};var Dg=["","register","deleted"],Eg=5e3,Nu=["input","offline"],Fu=ir("language"),Rg=()=>[Fu.read(),...navigator.
languages].find(t=>/^(es|en)\b/.test(t))?.startsWith("en")?"en":"es",Lu=({label:e,tabs:t})=>l("nav",
{class:"tabs","aria-label":e,children:t.map(([n,o,s])=>l("a",{href:we(n),"aria-current":s?"page":void 0,
children:o},n))}),Ig=()=>z.logout().catch(e=>{if(!(e instanceof et))throw e;z.session.forget()}),Ng=({
account:e,views:t,current:n,language:o})=>{let{t:s}=V(),[i,r]=te(!1),a=b=>[b.name,s[b.name],b===n],u=b=>t.
filter(x=>x.place===b),f=u("administration"),m=n?.place==="administration",[p,...g]=f.map(a),_=p&&[p[0],
g[0]?s.administration:p[1],m];return l("header",{class:e?"":"guest",children:[l(se,{text:s.skip,kind:"\
skip",onClick:un}),l("div",{class:"frame",children:[l("a",{class:"brand",href:"#/",children:l("span",
{children:s.title})}),e&&l(Lu,{label:s.navigation,tabs:[...u().map(a),..._?[_]:[]]}),e?l(Os,{label:`${s.
menu}: ${e.username}`,text:e.username,children:[u("menu").map(({name:b})=>l("a",{href:we(b),children:s[b]},
b)),o,l(se,{text:s.shortcuts,kind:"link",onClick:()=>r(!0)}),l(Bn,{text:s.signOut,kind:"link",act:Ig})]}):
o]}),m&&g[0]&&l(Lu,{label:s.administration,tabs:f.map(a)}),l(Iu,{isOpen:i,setOpen:r})]})},Lg=({change:e,
name:t})=>{let{t:n}=V(),o=t==="deleted"?n.deleted:e&&n.ends[e],s=async()=>await z.session.restore()??
location.reload();return l(X,{children:[o&&l(ve,{children:o}),e==="account_changed"&&l(Bn,{text:n.adopt,
act:s}),l("div",{class:"card narrow welcome",children:l(yi,{registering:t==="register"},t==="registe\
r")})]})},Fg=({account:e,leave:t})=>{let{t:n}=V();return le(()=>_l,[]),l(cn,{title:n.signIn,locked:!0,
onClose:t,children:()=>l(X,{children:[l(ve,{children:n.ends.expired}),l(yi,{registering:!1,expired:e})]})})},
Mg=(e,t)=>{let{parameters:n={}}=e??{};return Object.fromEntries(Object.entries(n).flatMap(([o,s])=>typeof s==
"number"&&!Number.isInteger(s)?[[o,t(s)]]:[]))},Mu=({views:e})=>{let[t,n]=te(Rg),[{account:o,change:s,
expired:i=null},r]=te({account:null}),[a,u]=te({text:""}),f=As((H,M)=>u({text:H,undo:M}),[]),m=wo(()=>navigator.
onLine,window,"online","offline"),{name:p,id:g}=Ue();le(()=>z.session.onChange((H,M)=>r(Q=>({account:H,
change:M,expired:M==="expired"?Q.account??Q.expired??null:null}))),[]),le(()=>{if(a.text==="")return;
let H=()=>f(""),M=setTimeout(H,Eg*(a.undo?2:1));for(let Q of Nu)addEventListener(Q,H);return()=>{clearTimeout(
M);for(let Q of Nu)removeEventListener(Q,H)}},[a,f]);let _=Ne(async()=>(await z.session.restore().catch(
H=>{if(H.status!==401)throw H;r({account:null,change:"expired"})}),z.getPublicConfig())),b={"Accept-\
Language":t},x=Ne(H=>z.getMessages({headers:b,signal:H}),[t]),v=o??i,A=Ne(async H=>o?(await z.getPermissions(
{signal:H})).permissions:[],[o?.userId,o?.role]),{t:w}=si(t),[P,C,F]=[x.data,_.data,A.data],D=It(()=>{
if(!P||!C)return;let H={messages:P,config:C,announce:f,may:W=>F?.includes(W)??!1},M=si(t);return{...M,
...H,describe:(W,ue)=>Jr(W,P,{...Mg(W,M.plain),...ue})}},[t,P,C,F,f]);if(le(()=>{document.documentElement.
lang=t},[t]),!D){let H=[x,_].filter(({error:M})=>M!==void 0);return H.length===0?l("p",{class:"notic\
e loading",children:w.loading}):l("main",{class:"card narrow",children:[l("h1",{children:w.title}),l(
"p",{role:"alert",children:w.startFailed}),l(se,{text:w.retry,kind:"primary",onClick:()=>H.map(M=>M.
reload())})]})}let B=t==="es"?"en":"es",S=()=>{n(B),Fu.write(B)},I=()=>a.undo?.().then(H=>f(`${H}`),
H=>f(D.describe(H))),N=({needs:H})=>H===void 0||v?.role==="admin"||H!=="admin"&&D.may(H),E=e.filter(
N),G=Dg.includes(p)?E[0]:E.find(H=>H.name===p),O=l(se,{text:w.otherLanguage,kind:"link",lang:B,onClick:S});
return l(ri.Provider,{value:D,children:[l(Ng,{account:v,views:E,current:G,language:O}),l("main",{children:[
!m&&l(ve,{children:w.offline}),l(tt,{error:x.error,retry:x.reload}),!v&&l(Lg,{change:s,name:p}),v&&G&&
l(Sl,{children:l(G.component,{account:v})},`${v.userId} ${G.name} ${g}`),l(tt,{error:A.error,retry:A.
reload}),v&&!G&&!A.loading&&l(Lt,{title:w.notFound},p),i&&l(Fg,{account:i,leave:()=>r({account:o,change:s})}),
l("div",{class:"announcement",role:"status",children:[a.text,a.undo&&l(se,{text:w.undo,kind:"link",onClick:I})]})]})]})};var Og=[{name:"weight",component:Ru},{name:"profile",component:Fl,place:"menu"},{name:"account",component:Ll,
place:"menu"},{name:"checklist",component:Dl,place:"administration",needs:"checklist:read"},{name:"s\
ynchronisation",component:Rl,place:"administration",needs:"checklist:read"},{name:"files",component:El,
place:"administration",needs:"checklist:read"},{name:"accounts",component:Cl,place:"administration",
needs:"admin"}];qa(l(Mu,{views:Og}),document.getElementById("page"));
