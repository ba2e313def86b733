var we,qa,nf,vn,Wr,Ls,ja,Rs,za,Br,$r,Ka,Xo=Symbol.for("pv"),Ns={},Fs=[],of=/^m(i|n|o|s|text|space)$/,
Vr=Array.isArray,Gr=Fs.slice,Hn=Object.assign;function $n(e){e&&e.parentNode&&e.remove()}function Ya(e,t,n){
var o,s,i,r={},a=arguments.length;for(i in t)i=="key"?o=t[i]:i=="ref"&&typeof e!="function"?s=t[i]:r[i]=
t[i];return a>2&&(r.children=a>3?Gr.call(arguments,2):n),Qo(e,r,o,s,null)}function Qo(e,t,n,o,s){var i={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Xo,
__v:s||++qa,__i:-1,__u:0};return!s&&we.vnode&&we.vnode(i),i}function J(e){return e.children}function Ms(e,t){this.props=e,this.context=t,this.__g=0}function kn(e,t){
if(t==null)return e.__&&kn(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.
__e;return typeof e.type!="function"||e.props.__P?null:kn(e)}function sf(e){var t,n=e.__v,o=n.__e,s=[],
i=[],r=e.__P;r&&((t=Hn({constructor:Xo},n)).__v=n.__v+1,we.vnode&&we.vnode(t),Ur(r,t,n,e.__n,r.namespaceURI,
32&n.__u?[o]:null,s,o||kn(n),32&n.__u,i),t.__v=n.__v,t.__.__k[t.__i]=t,tl(s,t,i),n.__=n.__e=null,t.__e!=
o&&Za(t))}function Za(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&
(e.__e=t.__e)}),Za(e)}function Hr(e){(8&e.__g||(e.__g|=8,vn.push(e),Ls++))&&Wr==we.debounceRendering||
((Wr=we.debounceRendering)||queueMicrotask)(Ja)}function Ja(){try{for(var e,t=1;vn.length;)vn.length>
t&&vn.sort(ja),e=vn.shift(),t=vn.length,8&e.__g&&sf(e)}finally{(Ls=vn.length)&&(Wr||queueMicrotask)(
Ja)}}function Qa(e,t,n,o,s,i,r,a,u,d,g){var f,p,h,b,v,T,C=o.__k||Fs,x=t.length;for(u=rf(n,t,C,u,x),f=
0;f<x;f++)(h=n.__k[f])!=null&&(p=~h.__i&&C[h.__i]||Ns,h.__i=f,T=Ur(e,h,p,s,i,r,a,u,d,g),b=h.__e,(p.ref!=
h.ref||8&p.__u)&&(p.ref&&qr(p.ref,null,h,p),h.ref&&g.push(h.ref,h.__c||b,h)),v=v||b,4&h.__u?(u=Xa(h,
u,e,!p.__v),p.__e&&(p.__e=null)):typeof h.type=="function"&&T!==void 0?u=T:b&&(u=b.nextSibling),h.__u&=
-21);return n.__e=v,u}function rf(e,t,n,o,s){var i,r,a,u,d,g,f,p,h,b=n.length,v=b,T=0,C=0,x=e.__k=Array(
s);for(i=0;i<s;i++)(r=t[i])!=null&&typeof r!="boolean"&&typeof r!="function"?(typeof r!="object"||r.
constructor===String?r=x[i]=Qo(null,r):Vr(r)?r=x[i]=Qo(J,{children:r}):r.constructor===Xo&&r.__b?r=x[i]=
Qo(r.type,r.props,r.key,r.ref,r.__v):x[i]=r,u=i+T,r.__=e,r.__b=e.__b+1,a=null,~(d=r.__i=af(r,n,u,v))&&
(v--,(a=n[d])&&(a.__u|=2)),a&&a.__v?(r.__u|=16,d==u-1?T--:d==u+1?T++:d!=u&&(d>u?T--:T++,C=1)):(~d||(s>
b?T--:s<b&&T++),typeof r.type!="function"&&(r.__u|=4))):x[i]=null;if(C){for(g=[],f=[],i=0;i<s;i++)if((r=
x[i])&&16&r.__u){for(T=0,p=g.length;T<p;)g[h=T+p>>1]<r.__i?T=h+1:p=h;g[T]=r.__i,f[i]=T+1}for(T=g.length;i--;)
f[i]&&(f[i]==T?T--:x[i].__u|=4)}if(v)for(i=0;i<b;i++)!(a=n[i])||2&a.__u||(a.__e==o&&(o=kn(a)),jr(a,a));
return o}function Xa(e,t,n,o){var s,i,r,a;if(typeof e.type=="function"){if(e.props.__P)return t;if(s=
e.__k)for(i=0;i<s.length;i++)s[i]&&(s[i].__=e,t=Xa(s[i],t,n,!1));return t}for(t&&!t.parentNode&&(t=kn(
e))&&!t.parentNode&&(t=null),r=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;for(r!=a&&(!o&&n.moveBefore&&
r.parentNode?n.moveBefore(r,t):n.insertBefore(r,t||null)),t=r;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.
data.startsWith("$s"););return t}function af(e,t,n,o){var s,i=e.key,r=e.type,a=t[n],u=a&&!(2&a.__u);if(a===null&&i==null||u&&i==a.key&&
r==a.type)return n;if(o>(u?1:0)){for(s=n-1;s>=0;s--)if((a=t[s])&&!(2&a.__u)&&i==a.key&&r==a.type)return s;
for(s=n+1;s<t.length;s++)if((a=t[s])&&!(2&a.__u)&&i==a.key&&r==a.type)return s}return-1}function Ua(e,t,n){
n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Es(e,t,n,o,s){var i,r;if(t=="style")if(typeof n==
"string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||
Ua(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||Ua(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!=
"function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(r=$r[t]||($r[t]=
lf(t)),(e.__a||(e.__a={}))[t]=Br,i=t!=(t=t.replace(za,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),
n?e.addEventListener(t,r,i):e.removeEventListener(t,r,i));else{if(s=="http://www.w3.org/2000/svg")t=
t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="l\
ist"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&
t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?
e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function lf(e){return function(t){var n=this.
__e;if(n){if(n=n[e],t[Rs]==null)t[Rs]=Br++;else if(t[Rs]<this.__a[e])return;return n(we.event?we.event(
t):t)}}}function Ur(e,t,n,o,s,i,r,a,u,d){var g,f,p,h,b,v,T,C,x,w,S,D,P,O,I,M,L,E,V=t.type;if(t.constructor!==
Xo)return null;128&n.__u&&(u=32&n.__u,g=n.__c.__z)&&(t.__u|=u,f=i=[],g.nodeType==8?a=Os(g,i):i.push(
g),a=i[0]||a),(g=we.__b)&&g(t);e:if(typeof V=="function"){p=r.length;try{if(C=t.props,x=(g=V.prototype)&&
g.render,w=(g=V.contextType)&&o[g.__c],S=g?w?w.props.value:g.__:o,(h=n.__c)?(t.__c=h,2&h.__g&&(h.__g|=
1)):(x?t.__c=h=new V(C,S):(t.__c=h=new Ms(C,S),h.constructor=V,h.render=uf),w&&w.sub(h),h.state||(h.
state={}),h.__n=o,h.__g|=8,h.__h=[],h.__k=[]),x&&(h.__s||(h.__s=h.state),V.getDerivedStateFromProps&&
(h.__s==h.state&&(h.__s=Hn({},h.__s)),Hn(h.__s,V.getDerivedStateFromProps(C,h.__s)))),b=h.props,v=h.
state,h.__v=t,n.__c){if(C!==b&&x&&!V.getDerivedStateFromProps&&h.componentWillReceiveProps&&h.componentWillReceiveProps(
C,S),t.__v==n.__v&&!(8&h.__g)||!(4&h.__g)&&h.shouldComponentUpdate&&h.shouldComponentUpdate(C,h.__s,
S)===!1){t.__v!=n.__v&&(h.props=C,h.state=h.__s,h.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function($){
$&&($.__=t)}),Fs.push.apply(h.__h,h.__k),h.__k=[],h.__h.length&&r.push(h),a=kn(n);break e}h.componentWillUpdate&&
h.componentWillUpdate(C,h.__s,S),x&&h.componentDidUpdate&&h.__h.push(function(){h.componentDidUpdate(
b,v,T)})}else x&&!V.getDerivedStateFromProps&&h.componentWillMount&&h.componentWillMount(),x&&h.componentDidMount&&
h.__h.push(h.componentDidMount);h.context=S,h.props=C,h.__P=e,h.__g&=-5,D=we.__r,P=x?25:0;do h.__g&=
-9,D&&D(t),g=h.render(h.props,h.state=h.__s,h.context);while(8&h.__g&&++P<25);x&&(Fs.push.apply(h.__h,
h.__k),h.__k=[]),h.state=h.__s,h.getChildContext&&(o=Hn({},o,h.getChildContext())),x&&n.__c&&h.getSnapshotBeforeUpdate&&
(T=h.getSnapshotBeforeUpdate(b,v)),O=g&&g.type===J&&g.key==null?g.props.children:g,C.__P&&(g=a,s=(e=
C.__P).namespaceURI,u=i=null,n.props&&n.props.__P!=e&&(n.__k.some(function($){$&&jr($,$)}),n.__k=null),
a=n.__k?kn(n,0):null),a=Qa(e,Vr(O)?O:[O],t,n,o,s,i,r,a,u,d),C.__P&&(t.__e=null,a=g),t.__u&=-161,f&&f.
some($n),h.__h.length&&r.push(h),1&h.__g&&(h.__g&=-4)}catch($){if(r.length=p,t.__v=null,u||i)if($&&$.
then){if(t.__u|=128|u,i){for(~(L=i.indexOf(a||void 0))||(L=i.length);(E=i[L-1])&&E.nodeType==8;)L--;
for(;L<i.length;L++)if(E=i[L])if(i[L]=null,I){if(E==M)break}else{if(E.nodeType!=8)break;E.data.startsWith(
"$s")&&(M=Os(I=E))}}if(!I){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;I=a}(g=Os(I=t.__c.__z||
(t.__c.__z=I)))?(t.__e=I,a=g):t.__e=a,a=a&&a.nextSibling}else i&&i.some($n);else t.__e=n.__e;t.__k||
(t.__k=n.__k||[]),$&&$.then||el(t),we.__e($,t,n)}}else a=t.__e=cf(n.__e,t,n,o,s,i,r,u,d,e);return(g=
we.diffed)&&g(t),a}function Os(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){
if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&
t.push(e)}}function el(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(el))}function tl(e,t,n){for(var o=0;o<
n.length;)qr(n[o++],n[o++],n[o++]);we.__c&&we.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(
function(i){i.call(s)})}catch(i){we.__e(i,s.__v)}})}function cf(e,t,n,o,s,i,r,a,u,d){var g,f,p,h,b,v,
T,C,x=n.props||Ns,w=t.props,S=t.type;if(S=="svg"?s="http://www.w3.org/2000/svg":S=="math"?s="http://\
www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),i){for(g=0;g<i.length;g++)if((b=i[g])&&
(S?b.localName==S:b.nodeType==3)){e=b,i[g]=null;break}}if(!e){if(C=d.ownerDocument||document,!S)return C.
createTextNode(w);e=C.createElementNS(s,S,w.is?w:d),a&&(we.__m&&we.__m(t,i),a=!1),i=null}if(S){if(d=
S=="template"&&e.content||e,i=S=="textarea"&&w.defaultValue!=null?null:i&&Gr.call(d.childNodes),!a&&
i)for(x={},g=0;g<e.attributes.length;g++)x[(b=e.attributes[g]).name]=b.value;for(g in x)b=x[g],g=="d\
angerouslySetInnerHTML"?p=b:g=="children"||g in w||g=="value"&&"defaultValue"in w||g=="checked"&&"de\
faultChecked"in w||Es(e,g,null,b,s);for(g in w)b=w[g],g=="children"?h=b:g=="dangerouslySetInnerHTML"?
f=b:g=="value"?v=b:g=="checked"?T=b:a&&typeof b!="function"||x[g]===b||Es(e,g,b,x[g],s);f?(a||p&&(f.
__html==p.__html||f.__html==e.innerHTML)||(e.innerHTML=f.__html),t.__k=[]):(p&&(e.textContent=""),(S==
"foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&of.test(S))&&(s="http://www.w3.org/1999/xh\
tml"),Qa(d,Vr(h)?h:[h],t,n,o,s,i,r,i?i[0]:n.__k&&kn(n,0),a,u),i&&i.some($n)),a&&S!="textarea"||(g="v\
alue",S=="progress"&&v==null?e.removeAttribute(g):v==null||v===e[g]&&(S!="progress"||v)||Es(e,g,v,x[g],
s),g="checked",T!=null&&T!=e[g]&&Es(e,g,T,x[g],s))}else x===w||a&&e.data==w||(e.data=w);return e}function qr(e,t,n,o){
try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="func\
tion"?t():e(null)):e.current=t}catch(s){we.__e(s,n)}}function jr(e,t,n){var o,s,i,r;if(we.unmount&&we.
unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||qr(o,null,t,e),o=e.__c){if(o.componentWillUnmount)
try{o.componentWillUnmount()}catch(a){we.__e(a,t)}o.__P=o.__n=null}if(o=e.__k)for(r=0;r<o.length;r++)
o[r]&&jr(o[r],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(s=Os(o,i=[]))&&
(o==e.__e&&i.some($n),$n(s),$n(o)),n||$n(e.__e),e.__e=e.__c=e.__=null}function uf(e,t,n){return this.
constructor(e,n)}function nl(e,t){var n,o,s,i;we.__&&we.__(e,t),t.nodeType==9&&(t=t.documentElement),
o=(n=e&&32&e.__u)?null:t.__k,t.__k=Qo(J,{children:[e]}),s=[],i=[],Ur(t,t.__k,o||Ns,Ns,t.namespaceURI,
o?null:t.firstChild?Gr.call(t.childNodes):null,s,o?o.__e:t.firstChild,n,i),tl(s,t.__k,i),t.__k.props.
children=null}function Ws(e){function t(n){var o,s;return this.getChildContext||(o=new Set,(s={})[t.__c]=this,this.
getChildContext=function(){return s},this.shouldComponentUpdate=function(i){this.props.value!=i.value&&
o.forEach(function(r){r.__g|=4,Hr(r)})},this.sub=function(i){o.add(i);var r=i.componentWillUnmount;i.
componentWillUnmount=function(){o.delete(i),r&&r.call(i)}}),n.children}return t.__c="__cC"+Ka++,t.__=
e,t.Provider=(t.Consumer=function(n,o){return n.children(o)}).contextType=t,t}we={__e:function(e,t,n,o){for(var s,i,r;t=t.__;)if((s=t.__c)&&!(1&s.__g)){s.__g|=4;try{if((r=(i=s.constructor)&&
i.getDerivedStateFromError)&&s.setState(i.getDerivedStateFromError(e)),s.componentDidCatch&&(s.componentDidCatch(
e,o||{}),r=1),r&&8&s.__g)return void(s.__g|=2)}catch(a){e=a}}throw Ls=0,e}},qa=0,nf=function(e){return e!=
null&&e.constructor===Xo},Ms.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.
__s=Hn({},this.state)),typeof e=="function"&&(e=e(Hn({},n),this.props)),e&&(Hn(n,e),this.__v&&(t&&this.
__k.push(t),Hr(this)))},Ms.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(
e),Hr(this))},Ms.prototype.render=J,vn=[],Ls=0,ja=function(e,t){return e.__v.__b-t.__v.__b},Rs=Symbol(),
za=/(PointerCapture)$|Capture$/i,Br=0,$r={},Ka=0;var un,Ie,zr,ol,Kr=Object.is,ts=0,fl=[],Yr=[],Be=we,sl=Be.__b,rl=Be.__r,il=Be.diffed,al=Be.__c,ll=Be.
unmount,cl=Be.__;function Bn(e,t){Be.__h&&Be.__h(Ie,e,ts||t),ts=0;var n=Ie.__H||(Ie.__H={__:[],__h:[]});
return e>=n.__.length&&n.__.push({}),n.__[e]}function Q(e){return ts=1,df(gl,e)}function df(e,t,n){var o=Bn(
un++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):gl(void 0,t),function(i){var r=(o.__N||o.__)[0],a=o.t(r,i);Kr(
r,a)||(o.__N=[a,o.__[1]],o.__c.setState({}))}],o.__c=Ie,!Ie.__f)){Ie.__f=!0;var s=Ie.shouldComponentUpdate;
Ie.shouldComponentUpdate=function(i,r,a){var u=this.__H;if(!u)return!0;var d=!1,g=this.props!=i;if(u.
__.some(function(p){p.__N&&(d=!0,Kr(p.__[0],p.__N[0])||(g=!0))}),s){var f=s.call(this,i,r,a);return d?
f||g:f}return!d||g}}return o.__}function ce(e,t){var n=Bn(un++,3);!Be.__s&&Jr(n.__H,t)&&(n.__P=!0,n.
__=e,n.u=t,Ie.__H.__h.push(n))}function pl(e,t){var n=Bn(un++,4);!Be.__s&&Jr(n.__H,t)&&(n.__P=!1,n.__=
e,n.u=t,Ie.__h.push(n))}function be(e){return ts=5,_t(function(){return{current:e}},[])}function _t(e,t){var n=Bn(un++,7);return Jr(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function $s(e,t){return ts=
8,_t(function(){return e},t)}function Tn(e){var t=Ie.context[e.__c],n=Bn(un++,9);return n.c=e,t?(n.__==
null&&(n.__=!0,t.sub(Ie)),t.props.value):e.__}function ml(e){var t=Bn(un++,10),n=Q();return t.__=e,Ie.componentDidCatch||(Ie.componentDidCatch=function(o,s){
t.__&&t.__(o,s),n[1](o)}),[n[0],function(){return n[1]()}]}function xn(){var e=Bn(un++,11);if(!e.__){
for(var t=Ie.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}
function ff(){var e;do{for(;e=Yr.shift();)try{es(e)}catch(n){Be.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=
fl.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(es),t.__h.some(Zr),t.__h=[]}catch(n){t.__h=[],Be.
__e(n,e.__v)}}}while(Yr.length)}Be.__b=function(e){Ie=null,sl&&sl(e)},Be.__=function(e,t){e&&t.__k&&
t.__k.__m&&(e.__m=t.__k.__m),cl&&cl(e,t)},Be.__r=function(e){rl&&rl(e),un=0;var t=(Ie=e.__c).__H;t&&
(zr==Ie?Ie.__h=[]:(t.__h.some(es),t.__h.some(Zr),un=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.
__N),n.u=n.__N=void 0})),zr=Ie},Be.diffed=function(e){il&&il(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&
dl(fl.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),zr=Ie=null},Be.__c=function(e,t){t.some(
function(n){try{n.__h.some(es),n.__h=n.__h.filter(function(o){return!o.__||Zr(o)})}catch(o){n.__h=[function(){
throw o}]}}),al&&al(e,t)},Be.unmount=function(e){ll&&ll(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(
function(s){try{if(s.__P&&s.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}
s.__P=n,dl(Yr.push(s))}else es(s)}catch(i){t=i}}),o.__H=void 0,t&&Be.__e(t,o.__v))};var ul=typeof requestAnimationFrame==
"function";function pf(e){var t,n=function(){clearTimeout(o),ul&&cancelAnimationFrame(t),setTimeout(
e)},o=setTimeout(n,35);ul&&(t=requestAnimationFrame(n))}function dl(e){e!=1&&ol==Be.requestAnimationFrame||
((ol=Be.requestAnimationFrame)||pf)(ff)}function es(e){var t=Ie,n=e.__c;typeof n=="function"&&(e.__c=
void 0,n()),Ie=t}function Zr(e){var t=Ie;e.__c=e.__(),Ie=t}function Jr(e,t){return!e||e.length!=t.length||
t.some(function(n,o){return!Kr(n,e[o])})}function gl(e,t){return typeof t=="function"?t(e):t}var Oe=class extends Error{name="ApiError";status;operation;code;parameters;fields;retryAfter;requestId;headers;constructor(t,n,{
status:o,headers:s},i){super(n,i),this.operation=t,this.status=o,this.code=s.get("x-error-code")??void 0;
let{fields:r=[],...a}=gf(s.get("x-error-parameters"));this.parameters=a,this.fields=r,this.retryAfter=
mf(s.get("retry-after")),this.requestId=s.get("x-request-id")??void 0,this.headers=s}};var ot=class extends Error{name="ConnectionError"},Vn=class extends ot{name="TimeoutError"},hl=(e,t)=>e instanceof
Oe?new Oe(t,e.message,e,{cause:e}):e,So=e=>e instanceof Oe&&e.status===401,mf=e=>{if(e===null)return;
let t=/^\d+$/.test(e)?Number(e):(Date.parse(e)-Date.now())/1e3;return Number.isNaN(t)?void 0:Math.max(
0,Math.ceil(t))},Qr=e=>{try{return JSON.parse(e)}catch{return}},gf=e=>{let t=Qr(e??"");return typeof t==
"object"?{...t}:{}},_l=(e,t)=>typeof e=="object"&&e!==null&&"error"in e&&typeof e.error=="string"?e.
error:`HTTP ${t}`,vo=e=>e.catch(t=>{if(t instanceof Oe&&t.status===404)return null;throw t});var hf=2**31-1,Xr=(e,t)=>{let n=new AbortController,o,s=()=>clearTimeout(o),i=()=>{s(),!(e===0||e>hf)&&
(o=setTimeout(()=>n.abort(new Vn(`no answer within ${e} ms`)),e))},r=()=>n.abort(t?.reason);return t?.
aborted&&r(),t?.addEventListener("abort",r),i(),{signal:n.signal,extend:i,pause:s,release(){s(),t?.removeEventListener(
"abort",r)},renew:()=>Xr(e,t),explain(a,u){return n.signal.aborted?n.signal.reason:a instanceof ot?a:
new ot(u,{cause:a})}}},dn=(e,t)=>new Promise((n,o)=>{let s=()=>o(t.reason);t.aborted&&s(),t.addEventListener(
"abort",s),e.then(n,o).finally(()=>t.removeEventListener("abort",s))});var Gn=(e,...t)=>{try{e?.(...t)}catch(n){queueMicrotask(()=>{throw n})}};var _f=250,yf=3e4,wf=async(e,{signal:t=new AbortController().signal})=>{let n,o=new Promise(s=>{n=setTimeout(
s,e)});await dn(o,t).finally(()=>clearTimeout(n))};async function*yl(e,t){let n,o=new Set;do{let s=await t(
n);if(yield*s[e]??[],n=s.next_after,o.has(n))throw new ot("the pages of the list repeat themselves");
o.add(n)}while(n!==null)}var Un=({state:e,next_attempt_at:t})=>e==="waiting"||e==="retrying"||t!==null,
wl=async(e,t,n)=>{let o=/\/api\/wstg\/requests\/(\d+)$/.exec(e)?.[1];if(o===void 0)throw new TypeError(
`'${e}' is no address of a request`);for(let s=_f;;s=Math.min(s*2,yf)){let i=s;try{let r=await n(Number(
o));if(Gn(t.onRequest,r),!Un(r))return r}catch(r){if(!(r instanceof Oe&&r.status===503))throw r;i=Math.
max(s,(r.retryAfter??0)*1e3)}await wf(i,t)}};var bf=10*6e4,bl=()=>{let e=new Headers({"x-error-code":"authentication_required"});return new Oe("r\
efreshAccessToken","La sesión ha terminado",{status:401,headers:e})},Sf=e=>{let t=n=>{try{return e===
void 0?void 0:n(localStorage,e)}catch{return}};return{set:()=>t((n,o)=>n.setItem(o,"session")),remove:()=>t(
(n,o)=>n.removeItem(o)),get isMissing(){return t((n,o)=>n.getItem(o)===null)??!1}}},vf=e=>{let t=e===
void 0?void 0:globalThis.navigator?.locks,n=new Set,o=Promise.resolve();return{async refresh(s){if(t&&
e)return t.request(e,{mode:"shared"},s);let i=o.then(s),r=i.then(()=>n.delete(r),()=>n.delete(r));return n.
add(r),i},async alone(s){if(t&&e)return t.request(e,s);let i=Promise.all([o,...n]).then(s);return o=
i.catch(()=>{}),i}}},Sl=(e,t,n)=>{let o=new Set,s=Sf(t),i=vf(t),r=t===void 0||typeof BroadcastChannel>
"u"?void 0:new BroadcastChannel(t),a,u,d=0,g=!1,f=!1,p,h=(I,M)=>{for(let L of o)Gn(L,I,M)},b=I=>{d+=
1,p=void 0,g=I},v=(I,M)=>{let{user_id:L,username:E,role:V,access_token:$}=I;a={account:{userId:L,username:E,
role:V},token:$,since:performance.now()},u=L,g=!1,s.set(),h(a.account,M)},T=I=>{b(!1),r?.postMessage(
{userId:I.user_id}),v(I,"signed_in")},C=I=>{b(!0),I!=="account_changed"&&s.remove(),!(!a&&I!=="accou\
nt_changed")&&(a=void 0,h(null,I))},x=()=>{r?.postMessage({userId:null}),n.forget(),C("signed_out")},
w=async I=>{f=!0;try{let M=await I();return x(),M}finally{f=!1}},S=async()=>{let I=d,M;try{M=await i.
refresh(e)}catch(L){throw So(L)&&d===I&&(f?x():C("expired")),L}if(d!==I)throw bl();if(a&&a.account.userId!==
M.user_id)throw C("account_changed"),bl();return v(M,a?"refreshed":"signed_in"),M},D=()=>{if(p)return p;
let I=S().finally(()=>{p===I&&(p=void 0)});return p=I,I},P=({data:I})=>{typeof I!="object"||I===null||
!("userId"in I)||(I.userId===null?C("signed_out"):u!==void 0&&I.userId!==u?C("account_changed"):a||(b(
!1),s.set(),O.restore().catch(()=>{})))};r?.addEventListener("message",P);let O={get account(){return a?.
account??null},get refreshToken(){return n.token},async restore({always:I=!1}={}){if(a)return a.account;
if(s.isMissing&&!I)return null;do{let M=d;try{await D()}catch(L){if(d===M)throw L}}while(!a&&!g);return O.
account},forget:x,onChange(I){return o.add(I),()=>o.delete(I)},close(){r?.close(),r=void 0,o.clear()}};
return{session:O,begin:T,refresh:D,alone:i.alone,async renew(I){let M=d,L=await I();return d===M&&v(
L,"refreshed"),L},leaveAfter:w,async logOut(I){let M=a!==void 0;try{return await w(I)}catch(L){if(!M||
a||!So(L))throw L;return{message:L.message}}},get isLeaving(){return f},get token(){return a?.token},
get epoch(){return d},get isOver(){return g||!a&&s.isMissing},get isStale(){return a!==void 0&&performance.
now()-a.since>bf}}};var kf=(e,t,n,o)=>{let s=e.getReader(),i=0;return new ReadableStream({async pull(r){t.extend();try{let{
done:a,value:u}=await dn(s.read(),t.signal);if(t.pause(),a){t.release(),r.close();return}i+=u.byteLength,
r.enqueue(u),Gn(o,{loaded:i,total:n})}catch(a){throw t.release(),s.cancel(a).catch(()=>{}),t.explain(
a,"the file broke off")}},cancel(r){return t.release(),s.cancel(r)}})},vl=(e,t,n,o)=>{let s=t.get("c\
ontent-length"),i=t.get("content-type")??"application/octet-stream",r=kf(e,n,s===null?void 0:Number(
s),o);return{fileName:/filename="([^"]+)"/.exec(t.get("content-disposition")??"")?.[1]??"download",contentType:i,
stream:r,async blob(){let a=[],u=r.getReader();for(let d=await u.read();!d.done;d=await u.read())a.push(
d.value);return new Blob(a,{type:i})}}},kl=e=>{let t=new FormData,n=0;for(let[o,s]of Object.entries(
e))t.append(o,s),s instanceof Blob&&(n+=s.size);return{form:t,size:n}},Tf=e=>{let t=new Headers;for(let n of e.
trim().split(/[\r\n]+/)){let o=n.indexOf(":");o>0&&t.append(n.slice(0,o).trim(),n.slice(o+1).trim())}
return t},ei=e=>typeof XMLHttpRequest<"u"&&!e,xf=async(e,t,n,o)=>{let s=new XMLHttpRequest,i=()=>s.abort();
await new Promise((u,d)=>{s.open(e.method,e.url),s.withCredentials=!0;for(let[g,f]of e.headers)g!=="\
content-type"&&s.setRequestHeader(g,f);s.upload.onprogress=({loaded:g})=>o(g),s.upload.onload=n.pause,
s.onload=()=>u(),s.onerror=s.onabort=()=>d(new ot("the upload broke off")),n.signal.addEventListener(
"abort",i),n.signal.aborted?i():s.send(t)}).finally(()=>n.signal.removeEventListener("abort",i));let{
status:r,responseText:a}=s;return new Response(a||null,{status:r,headers:Tf(s.getAllResponseHeaders())})},
Cf=(e,t,n)=>{if(!e.body)return e;let o=0,s=e.body.pipeThrough(new TransformStream({transform(r,a){o+=
r.byteLength,n(o),a.enqueue(r)},flush:t.pause})),i={method:e.method,headers:e.headers,body:s,signal:e.
signal,duplex:"half"};return new Request(e.url,i)},Tl=(e,{form:t,size:n},o,s,i)=>{let r=u=>{o.extend(),
Gn(s,{loaded:Math.min(u,n),total:n})};if(ei(i))return xf(e,t,o,r);let a=i??globalThis.fetch;return typeof XMLHttpRequest>
"u"?a(Cf(e,o,r)):(o.pause(),a(e))};var Pf=3e4,Af="the service is unreachable, or it does not allow the origin of this page",Df="/api/au\
th/",If=new Set(["logout","logoutEverywhere","deleteAccount"]),Ef=new Set(["changePassword","logoutE\
verywhere","deleteAccount"]),Rf=e=>({token:e,headers(t){return this.token!==void 0&&t.startsWith(Df)?
{cookie:`refresh_token=${this.token}`}:{}},read({headers:t}){for(let n of t.getSetCookie?.()??[]){let o=/^refresh_token=([^;]*)/.
exec(n)?.[1];o!==void 0&&(this.token=o===""?void 0:o)}},forget(){this.token=void 0}}),Mf=(e={})=>{let t=Object.
entries(e).filter(([,o])=>o!==void 0),n=new URLSearchParams(t.map(([o,s])=>[o,String(s)]));return n.
size>0?`?${n}`:""},Of=()=>/^https?:/.test(globalThis.location?.origin)?globalThis.location.origin:"",
Lf=e=>{if(e!==""&&!(/^https?:\/\//.test(e)&&URL.canParse(e)))throw new TypeError(`baseUrl is an addr\
ess such as https://api.example, not '${e}'`);return e.replace(/\/+$/,"")},Nf=e=>typeof window>"u"||
e===""?void 0:`weight-bmi-register ${new URL(e).origin}`,Ff=e=>encodeURIComponent(String(e)).replace(
/^\.{1,2}$/,"%20$&"),xl=(e,{baseUrl:t=Of(),fetch:n,timeoutMs:o=Pf,refreshToken:s})=>{let i=Lf(t),r=Rf(
s),a=(T,{path:C,query:x,headers:w,body:S,onProgress:D})=>{let P=e[T];if(!P)throw new TypeError(`ther\
e is no operation ${T}`);if(i===""&&typeof location>"u")throw new TypeError("outside of a page creat\
eClient needs the option baseUrl");let O=S==="all"?void 0:S,I=P.transfer==="upload"&&O?kl(O):void 0,
M={...C};return{id:T,route:P,url:i+P.path.replace(/\{(\w+)\}/g,(L,E)=>Ff(M[E]))+Mf(x),headers:Object.
entries({...w}).filter(([,L])=>L!==void 0),renewable:P.bearer&&(P.key===void 0||w?.[P.key]===void 0),
form:I,json:I||!O?void 0:JSON.stringify(O),onProgress:D}},u=async({timeoutMs:T=o,signal:C},x)=>{let w=Xr(
T,C);try{return await x(w)}finally{w.release()}},d=async({id:T,route:C,url:x,headers:w,form:S,json:D,
onProgress:P},O,I)=>{let M=new Headers({...Object.fromEntries(w),...D!==void 0&&{"content-type":"app\
lication/json"},...I!==void 0&&{authorization:`Bearer ${I}`},...r.headers(C.path)}),L=S&&!ei(n)?S.form:
D??null,{signal:E}=O,V=new Request(x,{method:C.method,headers:M,body:L,credentials:"include",signal:E}),
$=Af,Y=async()=>{let B=S?await Tl(V,S,O,P,n):await(n??globalThis.fetch)(V);if($="the answer broke of\
f, or is not the one of the service",r.read(B),B.ok&&C.transfer==="download"){if(!B.body||B.status===
204)throw new ot("the answer has no body");return vl(B.body,B.headers,O.renew(),P)}let ee=await B.text();
if(!B.ok)throw new Oe(T,_l(Qr(ee),B.status),B);let F=JSON.parse(ee);if(typeof F!="object"||F===null)
throw new ot($);let ue=B.headers.get("location");return ue===null?F:{...F,location:ue}};try{return await dn(
Y(),E)}catch(B){throw B instanceof Oe?B:O.explain(B,$)}},g=(T,C={})=>u(C,x=>d(a(T,C),x)),f=Sl(()=>g(
"refreshAccessToken"),Nf(i),r),p=(T,C)=>u(C,async x=>{let w=a(T,C),{route:S,renewable:D}=w,P=()=>S.transfer!==
null&&x.extend(),O=()=>dn(f.refresh(),x.signal).catch(E=>{throw hl(E,w.id)}),I=E=>{let V=()=>d(w,x,E);
return Ef.has(T)?dn(f.alone(V),x.signal):V()};S.transfer==="upload"&&f.isStale&&await O();let{token:M,
epoch:L}=f;try{return P(),await I(M)}catch(E){if(!(D&&So(E)&&(If.has(T)||!f.isLeaving))||f.epoch!==L||
f.isOver)throw E;P();try{f.token===M&&await O()}catch($){throw So($)||f.epoch!==L?E:$}if(f.epoch!==L)
throw E;return P(),await I(f.token)}}),h=T=>async C=>{let x=await g(T,C);return f.begin(x),x},b={registerAccount:h(
"registerAccount"),login:h("login"),refreshAccessToken:T=>u(T,({signal:C})=>dn(f.refresh(),C)),logout:T=>f.
logOut(()=>p("logout",T)),changePassword:T=>f.renew(()=>p("changePassword",T)),logoutEverywhere:T=>f.
leaveAfter(()=>p("logoutEverywhere",T)),deleteAccount:T=>f.leaveAfter(()=>p("deleteAccount",T))},v=Object.
entries(e).flatMap(([T,{list:C}])=>{if(!C)return[];let x=({signal:w,timeoutMs:S,...D}={})=>yl(C.entries,
P=>p(T,{query:{...D,after:P},signal:w,timeoutMs:S}));return[[C.name,x]]});return{...Object.fromEntries(
Object.keys(e).map(T=>[T,async(C={})=>b[T]?.(C)??p(T,C)])),...Object.fromEntries(v),waitForRequest:(T,{
onRequest:C,...x}={})=>wl(T,{...x,onRequest:C},w=>p("getRequest",{...x,path:{request_id:w}})),session:f.
session}};var Cl={"Peso insuficiente":"underweight","Peso normal":"normal",Sobrepeso:"overweight","Obesidad de\
 grado I":"obese_class_i","Obesidad de grado II":"obese_class_ii","Obesidad de grado III":"obese_cla\
ss_iii","Para menores de 18 años no se aplican las categorías de IMC de los adultos":"minor"},ti=[
["underweight",18.5],["normal",25],["overweight",30],["obese_class_i",35],["obese_class_ii",40],["ob\
ese_class_iii",Number.POSITIVE_INFINITY]],ni=1e3;var oi=(e,t)=>e.replace(/\{(\w+)\}/g,(n,o)=>String(t[o]??n)),Wf=e=>e instanceof Oe?[e.code??"gateway",
e.code?e.parameters:{status:e.status}]:e instanceof Vn?["timeout",{}]:[e instanceof ot?"unreachable":
"",{}],si=(e,t,n={})=>{let o=e instanceof Error?e.message:String(e),s=t?.errors??{},[i,r]=Wf(e),a={...r,
...n},{reason:u="",text:d="",index:g}=a,f={...a,...s[u]!==void 0&&{reason:oi(s[u],a)}},p=s[d]??s[i],
h=g!==void 0&&p!==void 0&&s.at_index,b=oi(p??o,f),v=h?oi(h,{index:Number(g)+1,error:b}):b;return/\{\w+\}/.
test(v)?o:v},ns=({description:e})=>Cl[e],ri=(e,t)=>{let n=ns(e);return n===void 0?e.description:t.bmi_descriptions[n]};var Gt={Role:{values:["admin","user"]},Username:{pattern:"^[a-z0-9._@+\\-]{3,64}$",minLength:3,maxLength:64},
NewPassword:{minLength:8,maxLength:128},WstgStatus:{values:["Not Started","In Progress","Blocked","D\
one","Not Applicable"]},Permission:{values:["weights:read","weights:write","checklist:read","checkli\
st:write"]},ChecklistAccess:{values:["none","read","write"]},KeyName:{minLength:1,maxLength:60},Moment:{
maxLength:64},SyncDirection:{values:["tracker->dd","dd->tracker"]},TrackerStatus:{values:["Not Start\
ed","In Progress","Blocked","Done","Not Applicable"]},WstgOutcome:{values:["issues","untested","not_\
applicable","passed","in_progress"]},FindingSeverity:{values:["critical","high","medium","low","info"]},
FindingState:{values:["open","duplicate","false_positive","out_of_scope","risk_accepted","closed","c\
losed_by_status"]},WstgRequestState:{values:["waiting","retrying","failed","done","superseded","dism\
issed"]}};var ii=e=>ti.map(([t,n],o)=>({class:t,from:(ti[o-1]?.[1]??0)*e**2,to:n*e**2}));async function*Hs(e,t,{
check:n=!1,...o}={}){for(let s=0;s<t.length;s+=ni){let i=t.slice(s,s+ni);try{let r=await e.recordWeights(
{body:{weights:i,check:n},...o});yield{weights:i,start:s,answer:r}}catch(r){if(!(r instanceof Oe&&r.
status===400))throw r;let{index:a}=r.parameters;yield{weights:i,start:s,error:r,index:a===void 0?a:s+
Number(a)}}}}var $f={registerAccount:{method:"post",path:"/api/auth/register",bearer:!1,transfer:null},login:{method:"\
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
method:"post",path:"/api/wstg/synchronise",bearer:!0,transfer:null}},Pl=(e={})=>xl($f,e);var ko=(e,t,...n)=>{let[o,s]=Q(e);return ce(()=>{let i=()=>s(e);i();for(let r of n)t.addEventListener(
r,i);return()=>{for(let r of n)t.removeEventListener(r,i)}},[]),o},ai="retry-failed-loads",Dl=()=>{dispatchEvent(
new Event(ai))},Bf=250,Vf=3e4,Al=e=>e+1,Ce=(e,t=[],n=()=>!1)=>{let[o,s]=Q({loading:!0}),[i,r]=Q(0),a=be(
0),u=$s(()=>{a.current=0,r(Al)},[]);ce(()=>{let f=new AbortController,{signal:p}=f,h,b=v=>{p.aborted||
(s(({data:T})=>({data:T,...v,loading:!1})),a.current>0&&(h=setTimeout(r,a.current,Al)))};return s(v=>({
...v,loading:!0})),e(p).then(v=>{let T=Math.min(a.current*2||Bf,Vf);a.current=n(v)?T:0,b({data:v})},
v=>b({error:v})),()=>{f.abort(),clearTimeout(h)}},[...t,i]);let{error:d}=o;return ce(()=>{if(d!==void 0){
for(let f of[ai,"online"])addEventListener(f,u);return()=>{for(let f of[ai,"online"])removeEventListener(
f,u)}}},[d,u]),{...o,reload:u,change:f=>s(p=>p.data===void 0?p:{...p,data:f(p.data)})}},qn=e=>{let[t,
n]=Q({busy:!1,error:void 0}),o=be(!1);return{...t,run:async()=>{if(o.current)return;o.current=!0,n({
busy:!0,error:void 0});let i=await e().then(()=>{},r=>r);o.current=!1,n({busy:!1,error:i})},reset:()=>n(
({busy:i})=>({busy:i,error:void 0}))}};var Gf=e=>{try{return decodeURIComponent(e)}catch{return e}},Se=(e,t={},n)=>{let o=new URLSearchParams(
Object.entries(t).filter(([,i])=>i!==""));return`#/${[e,...n===void 0?[]:[n]].map(encodeURIComponent).
join("/")}${o.size>0?`?${o}`:""}`},To=e=>{history.replaceState(null,"",e),dispatchEvent(new HashChangeEvent(
"hashchange"))},Ke=()=>{let e=ko(()=>location.hash,window,"hashchange"),[t="",n]=e.replace(/^#\/?/,"").
split("?"),[o="",s]=t.split("/").map(Gf),i=Object.fromEntries(new URLSearchParams(n));return{name:o,
id:s||void 0,parameters:i}};var Il=.45359237,Ml={kg:1,g:.001,lb:Il,st:14*Il},El={kg:/^(kgs?|kilos?|kilogram(m?es?|os?|s|m)?)$/i,
g:/^(gr?s?|gram(m?es?|os?|s|m)?)$/i,lb:/^(lbs?|pounds?|libras?)$/i,st:/^(sts?|stones?)$/i},tn=e=>Object.
keys(El).find(t=>El[t].test(e)),os=(e,t)=>t==="kg"?e:Math.round(e*Ml[t]*100)/100,nn=(e,t)=>e/Ml[t],Bs=[
"kg","lb","st"],Uf={",":/^(\d+|\d{1,3}([. '’]\d{3})+)(,\d+)?$/,".":/^(\d+|\d{1,3}([, '’]\d{3})+)(\.\d+)?$/},
Rl=(e,t)=>{if(!Uf[t].test(e))return;let n=t===","?/[. '’]/g:/[, '’]/g;return Number(e.replace(n,
"").replace(",","."))},xo=(e,t)=>{let[,n="",o="",s="",i="lb"]=/^([\d.,’' ]*\d) *(\p{L}*)\.?(?: *([\d.,]+) *(\p{L}*)\.?)?$/u.
exec(e.replace(/\s+/g," ").trim())??[],r=Rl(n,t),a=tn(o);if(r===void 0||o!==""&&a===void 0)return;if(s===
"")return{value:r,unit:a};let u=Rl(s,t);if(!(a!=="st"||u===void 0||tn(i||"lb")!=="lb"))return{value:r*
14+u,unit:"lb"}},Ol=(e,t)=>{let n=xo(e.replace(",","."),".");if(n)return Math.round(os(n.value,n.unit??
t)*100)/100};var Ll=(e,t,n)=>{let o=e==="en"?"en-GB":"es",s=(f,p=f)=>new Intl.NumberFormat(o,{minimumFractionDigits:f,
maximumFractionDigits:p,useGrouping:"always"}).format,i=new Intl.NumberFormat(o,{minimumFractionDigits:1,
maximumFractionDigits:1,signDisplay:"exceptZero"}).format,r=f=>{let{format:p}=new Intl.DateTimeFormat(
o,{...f,timeZone:t});return h=>p(new Date(h))},[a,u,d]=[s(0),s(1),s(1,2)],g=new Intl.RelativeTimeFormat(
o,{numeric:"auto"});return{integer:a,tenths:u,percent:new Intl.NumberFormat(o,{style:"percent"}).format,
plain:s(0,6),unit:n,kg(f){if(n==="kg")return`${d(f)} kg`;let p=Math.round(nn(f,"lb")*10)/10;if(n==="\
lb")return`${u(p)} lb`;let h=Math.floor(p/14);return`${a(h)} st ${u(p-h*14)} lb`},signed(f){let p=n===
"kg"?f:nn(f,"lb");return`${i(p).replace("-","−")} ${n==="kg"?"kg":"lb"}`},day:r({dateStyle:"medium"}),
shortDay:r({day:"numeric",month:"short"}),month:r({month:"short",year:"numeric"}),longMonth:r({month:"\
long",year:"numeric"}),year:r({year:"numeric"}),instant:r({dateStyle:"medium",timeStyle:"short"}),ago(f){
let p=Math.round((Date.now()-Date.parse(f))/6e4);if(Math.abs(p)>=1440)return;let h=Math.round(p/60);
return Math.abs(p)<60?g.format(-p,"minute"):g.format(-h,"hour")},bytes(f){let p=Math.min(3,Math.floor(
Math.log10(Math.max(1,f))/3)),h=["B","kB","MB","GB"][p];return`${(p===0?a:u)(f/1e3**p)} ${h}`}}},Nl=e=>{
let t=e.replace(/\s*(kgs?|c?m)?\.?\s*$/i,"").trim().replace(",",".");return/^\d+(\.\d+)?$/.test(t)?Number(
t):void 0};var Fl=e=>t=>{let n=t??"-";return e[n]??n},qf={statuses:{Done:"Hecho","Not Applicable":"No aplicable",
"In Progress":"En curso",Blocked:"Bloqueado","Not Started":"Sin empezar"},severities:{Critical:"Crít\
ica",High:"Alta",Medium:"Media",Low:"Baja",Info:"Informativa"},toolStatuses:{verified:"Verificado",active:"\
Activo"},findingStates:{open:"Abierto",duplicate:"Duplicado",false_positive:"Falso positivo",out_of_scope:"\
Fuera de alcance",risk_accepted:"Riesgo aceptado",closed:"Cerrado",closed_by_status:"Cerrado por un \
estado de esta lista; cuenta como abierto"},openFindings:e=>`Abiertos: ${e}`,categoryName:Fl({"Infor\
mation Gathering":"Recopilación de información","Configuration and Deployment Management Testing":"\
Configuración y despliegue","Identity Management Testing":"Gestión de identidades","Authentication\
 Testing":"Autenticación","Authorization Testing":"Autorización","Session Management Testing":"Ges\
tión de sesiones","Input Validation Testing":"Validación de entradas","Testing for Error Handling":"\
Gestión de errores","Testing for Weak Cryptography":"Criptografía débil","Business Logic Testing":"\
Lógica de negocio","Client-side Testing":"Pruebas del lado del cliente","API Testing":"Pruebas de A\
PI","-":"Fuera de la guía"})},jf={statuses:{Done:"Done","Not Applicable":"Not applicable","In Progr\
ess":"In progress",Blocked:"Blocked","Not Started":"Not started"},severities:{Critical:"Critical",High:"\
High",Medium:"Medium",Low:"Low",Info:"Info"},toolStatuses:{verified:"Verified",active:"Active"},findingStates:{
open:"Open",duplicate:"Duplicate",false_positive:"False positive",out_of_scope:"Out of scope",risk_accepted:"\
Risk accepted",closed:"Closed",closed_by_status:"Closed by a status of this checklist; counts as ope\
n"},openFindings:e=>`${e} open`,categoryName:Fl({"Configuration and Deployment Management Testing":"\
Configuration and Deployment","-":"Not in the guide"})},ss={es:qf,en:jf};var Co=(e,t,n,o)=>e===1?`1 ${n}`:`${t} ${o}`,zf={...ss.es,checklist:"Lista WSTG",source:"Identificad\
ores, nombres y categorías: OWASP WSTG, CC BY-SA 4.0.",checklistTotal:"Total",closedOf:(e,t)=>`${e}\
 de ${t} cerrados`,gatePassed:"Cumple el criterio de salida: no queda nada pendiente.",gateClosed:"N\
o cumple el criterio de salida.",gateStale:"La última sincronización correcta es demasiado antigua.",
reasons:{request_failed:"Petición fallida",request_waiting:"Petición en espera",open_finding:"Hall\
azgo abierto",conflict:"En conflicto",not_started:"Sin empezar",in_progress:"En curso",blocked:"Bloq\
ueado",set_before_since:"De una evaluación anterior"},notKept:"DefectDojo no tiene los estados Bloq\
ueado ni Sin empezar: en la próxima lectura pasarán a En curso.",since:"Evaluación desde",itemOutcome:"\
Resultado",outcomes:{issues:"Con problemas",passed:"Superado",not_applicable:"No aplicable",in_progress:"\
En curso",untested:"Sin probar"},coverage:"Cobertura por categoría",items:(e,t)=>Co(e,t,"elemento",
"elementos"),search:"Buscar",searchHint:"Identificador, nombre o notas",status:"Estado",category:"Ca\
tegoría",any:"Todos",anyCategory:"Todas",shown:{conflict:"En conflicto",open:"Con peticiones pendie\
ntes",failed:"Con fallos",untracked:"Sin seguimiento",without_finding:"Sin hallazgo"},noItems:"Ningú\
n elemento cumple los filtros.",clear:"Quitar los filtros",reload:"Actualizar",item:"Elemento",tool:"\
DefectDojo",toolStatuses:{...ss.es.toolStatuses,none:"–"},severity:"Severidad",lastSync:"Sincroniz\
ado",conflict:"Conflicto",pending:"Pendiente",failed:"Fallo",backToList:"Volver a la lista",previous:"\
Anterior",next:"Siguiente",guide:"Leer la prueba en la guía",setAt:"Estado asignado",setBy:"Por",failedBelow:"\
La última petición ha fallado; consúltala más abajo.",setAllShown:"Cambiar el estado de todos lo\
s mostrados…",askSetAll:(e,t)=>`¿Poner ${e} en ${t}?`,setItems:(e,t)=>`Poner ${e} en ${t}`,sending:"\
Enviando los estados",setAll:e=>`Estado enviado: ${e}.`,findingsOpen:"Hallazgos abiertos",changeFinding:"\
Cambiar el hallazgo",othersFinding:"Esto cambiará en DefectDojo un hallazgo que no ha creado este se\
rvicio. Según la última lectura:",othersFindings:e=>`Cambiarán en DefectDojo hallazgos que no ha c\
reado este servicio (según la última lectura): ${e}.`,conflictNotice:"El estado de aquí y el de De\
fectDojo se contradicen.",finding:"Hallazgo",findings:"Hallazgos",madeHere:"Creado por este servicio",
writtenTo:"Aquí se escriben los estados",notes:"Notas",notesHint:"Sustituyen la mitigación del hall\
azgo. Si las dejas vacías, el texto del hallazgo no cambia.",currentState:"Estado actual",edit:"Cam\
biar el estado",request:{waiting:"Aceptada. Se está escribiendo en DefectDojo…",retrying:"Aceptad\
a. Un intento ha fallado; se reintentará.",failed:"Ha fallado.",repeated:"Se reintentará.",done:"E\
scrita en DefectDojo.",noEffect:"Terminada sin cambiar nada.",superseded:"Sustituida por una petició\
n más reciente.",dismissed:"Descartada."},requests:"Últimas peticiones",noRequests:"Sin peticiones\
.",log:"Registro",noLog:"Sin entradas.",when:"Cuándo",origin:"Origen",origins:{sync:"Esta lista",webhook:"\
DefectDojo"},directions:{"tracker->dd":"Hacia DefectDojo","dd->tracker":"Desde DefectDojo"},direction:"\
Dirección",result:"Resultado",success:"Correcto",user:"Usuario",state:"Estado",states:{waiting:"En \
espera",retrying:"Reintentando",failed:"Ha fallado",done:"Terminada",superseded:"Sustituida",dismissed:"\
Descartada"},synchronisation:"Sincronización",periodic:"Ejecución periódica",inStep:(e,t)=>`Al dí\
a con DefectDojo: comprobado ${e}${t?`; próxima comprobación ${t}`:""}.`,notInStep:(e,t)=>`No está\
 al día con DefectDojo: última comprobación correcta ${e}${t?`; próxima ${t}`:""}.`,neverInStep:"\
Aún no se ha comparado con DefectDojo.",synchronise:"Sincronizar ahora",runStates:{idle:"En reposo",
due:"A punto de empezar",running:"En marcha"},nextRun:"Próxima ejecución",lastStarted:"Último inic\
io",lastFinished:"Terminó",lastSucceeded:"Último éxito",lastError:"La última ejecución ha fallado\
:",lastWarning:"La última ejecución fue incompleta:",hiddenIsGone:"Ya no existen",askHiddenIsGone:"\
Los hallazgos del último aviso dejarán de contar, también los abiertos. Hazlo solo si se han elimina\
do en DefectDojo.",lastDelivery:"Último aviso de DefectDojo",waitingCount:"Peticiones en espera",retryingCount:"\
Reintentándose",failedCount:"Fallidas",withoutFinding:"Elementos sin hallazgo",failedRequests:"Peti\
ciones que han fallado",noFailed:"Ninguna petición ha fallado.",findingNumber:e=>`Hallazgo ${e}`,attempts:"\
Intentos",accepted:"Aceptada",repeat:"Reintentar",dismiss:"Descartar",retryAll:"Reintentar todas",dismissAll:"\
Descartar todas",askDismiss:"Las peticiones descartadas no se reintentan. Sus elementos vuelven a se\
guir a DefectDojo.",retried:e=>`De nuevo en cola: ${e}`,dismissed:e=>`Descartadas: ${e}`,firstOf:(e,t,n)=>e<
t?`Las ${n(e)} más recientes de ${n(t)}`:Co(e,n(e),"petición","peticiones"),files:"Base de datos d\
e DefectDojo",makeReport:"Descargar el informe",export:"Copia de seguridad",dumpHint:"Un volcado SQL\
 de la base de datos de DefectDojo.",makeExport:"Descargar el volcado",import:"Restaurar",dumpImportHint:"\
Volcado SQL de pg_dump en texto plano. Sustituye la base de datos de DefectDojo: todo o nada.",makeImport:"\
Restaurar el volcado",noFile:"Elige un archivo.",preparing:"Preparando el archivo…",downloading:"D\
escargando",uploading:"Enviando",importing:"Archivo enviado. La base de datos lo está importando…",
stopped:"Detenido.",saved:(e,t)=>`Se ha descargado ${e} (${t}).`,imported:"Se ha importado el volcad\
o.",askImport:(e,t)=>`¿Sustituir la base de datos de DefectDojo por ${e} (${t})? Detén antes Defect\
Dojo. Lo que no esté en el volcado se perderá. No se puede deshacer.`,accounts:"Cuentas",accountsClosed:"\
El registro está cerrado: las cuentas se crean con npm run account.",accountsCount:(e,t)=>Co(e,t,"c\
uenta","cuentas"),beginning:"El nombre empieza por",role:"Rol",roles:{admin:"Administrador",user:"Us\
uario"},you:"Tu cuenta",name:"Nombre",created:"Creada",noAccounts:"Ninguna cuenta cumple los filtros\
.",access:"Acceso a la lista",accesses:{none:"Ninguno",read:"Ver",write:"Ver y cambiar"},testers:{read:"\
Usuario, ve la lista",write:"Usuario, cambia la lista"},accessChanged:(e,t)=>`${e}, acceso a la list\
a WSTG: ${t}`,promote:"Hacer administrador",demote:"Quitar el rol de administrador",endTheirSessions:"\
Cerrar sus sesiones",delete:"Eliminar",askPromote:e=>`${e} podrá gestionar la lista, los volcados y \
las cuentas cuando vuelva a entrar.`,askDemote:e=>`${e} conservará el rol unos minutos en las sesion\
es abiertas, salvo que se cierren.`,alsoEnd:"Cerrar también sus sesiones",askEnd:e=>`${e} tendrá qu\
e entrar de nuevo en todos sus dispositivos.`,askDelete:e=>`La cuenta ${e}, su perfil y sus pesos se\
 eliminarán. No se puede deshacer.`,roleChanged:(e,t)=>`Rol de ${e}: ${t}`,sessionsEnded:e=>`Se han\
 cerrado las sesiones de ${e}.`,accountDeleted:e=>`Se ha eliminado la cuenta ${e}.`},Kf={...ss.en,checklist:"\
WSTG checklist",source:"Identifiers, names and categories: OWASP WSTG, CC BY-SA 4.0.",checklistTotal:"\
Total",closedOf:(e,t)=>`${e} of ${t} closed`,gatePassed:"Ready: all items are finished.",gateClosed:"\
Not ready.",gateStale:"The last successful synchronisation was too long ago.",reasons:{request_failed:"\
Failed request",request_waiting:"Waiting request",open_finding:"Open finding",conflict:"In conflict",
not_started:"Not started",in_progress:"In progress",blocked:"Blocked",set_before_since:"From an earl\
ier assessment"},notKept:"DefectDojo does not have the statuses Blocked and Not started: the next re\
ading will turn them into In progress.",since:"Assessment since",itemOutcome:"Outcome",outcomes:{issues:"\
Has issues",passed:"Passed",not_applicable:"Not applicable",in_progress:"In progress",untested:"Unte\
sted"},coverage:"Coverage by category",items:(e,t)=>Co(e,t,"item","items"),search:"Search",searchHint:"\
Identifier, name or notes",status:"Status",category:"Category",any:"All",anyCategory:"All",shown:{conflict:"\
In conflict",open:"With pending requests",failed:"With failures",untracked:"Not tracked",without_finding:"\
Without a finding"},noItems:"No item matches the filters.",clear:"Clear the filters",reload:"Refresh",
item:"Item",tool:"DefectDojo",toolStatuses:{...ss.en.toolStatuses,none:"–"},severity:"Severity",lastSync:"\
Synchronised",conflict:"Conflict",pending:"Pending",failed:"Failed",backToList:"Back to the list",previous:"\
Previous",next:"Next",guide:"Read the test in the guide",setAt:"Status set",setBy:"By",failedBelow:"\
The latest request failed; see below.",setAllShown:"Change the status of all shown…",askSetAll:(e,t)=>`\
Set ${e} to ${t}?`,setItems:(e,t)=>`Set ${e} to ${t}`,sending:"Sending the statuses",setAll:e=>`Stat\
us sent: ${e}.`,findingsOpen:"Open findings",changeFinding:"Change the finding",othersFinding:"This \
will change a finding in DefectDojo that this service did not create. As last read:",othersFindings:e=>`\
Findings in DefectDojo that this service did not create will change (as last read): ${e}.`,conflictNotice:"\
The status here and the one in DefectDojo disagree.",finding:"Finding",findings:"Findings",madeHere:"\
Created by this service",writtenTo:"Statuses are written here",notes:"Notes",notesHint:"They replace\
 the mitigation text of the finding. Empty notes leave that text unchanged.",currentState:"Current s\
tate",edit:"Change the status",request:{waiting:"Accepted. Writing it to DefectDojo…",retrying:"Ac\
cepted. An attempt failed; it will be retried.",failed:"Failed.",repeated:"It will be retried.",done:"\
Written to DefectDojo.",noEffect:"Finished without changing anything.",superseded:"Superseded by a n\
ewer request.",dismissed:"Dismissed."},requests:"Latest requests",noRequests:"No requests.",log:"Log",
noLog:"No entries.",when:"When",origin:"Origin",origins:{sync:"This checklist",webhook:"DefectDojo"},
directions:{"tracker->dd":"To DefectDojo","dd->tracker":"From DefectDojo"},direction:"Direction",result:"\
Result",success:"Succeeded",user:"User",state:"State",states:{waiting:"Waiting",retrying:"Retrying",
failed:"Failed",done:"Done",superseded:"Superseded",dismissed:"Dismissed"},synchronisation:"Synchron\
isation",periodic:"Periodic run",inStep:(e,t)=>`Up to date with DefectDojo: checked ${e}${t?`, next \
check ${t}`:""}.`,notInStep:(e,t)=>`Not up to date with DefectDojo: last successful check ${e}${t?`,\
 next check ${t}`:""}.`,neverInStep:"Not compared with DefectDojo yet.",synchronise:"Synchronise now",
runStates:{idle:"Idle",due:"About to start",running:"Running"},nextRun:"Next run",lastStarted:"Last \
start",lastFinished:"Finished",lastSucceeded:"Last success",lastError:"The last run failed:",lastWarning:"\
The last run was incomplete:",hiddenIsGone:"They are gone",askHiddenIsGone:"The findings in the last\
 warning will no longer count, not even open ones. Do this only if they were deleted in DefectDojo.",
lastDelivery:"Last webhook delivery",waitingCount:"Requests waiting",retryingCount:"Retrying",failedCount:"\
Failed",withoutFinding:"Items without a finding",failedRequests:"Failed requests",noFailed:"No reque\
st has failed.",findingNumber:e=>`Finding ${e}`,attempts:"Attempts",accepted:"Accepted",repeat:"Retr\
y",dismiss:"Dismiss",retryAll:"Retry all",dismissAll:"Dismiss all",askDismiss:"Dismissed requests ar\
e not retried. Their items follow DefectDojo again.",retried:e=>`Queued again: ${e}`,dismissed:e=>`D\
ismissed: ${e}`,firstOf:(e,t,n)=>e<t?`The latest ${n(e)} of ${n(t)}`:Co(e,n(e),"request","requests"),
files:"DefectDojo database",makeReport:"Download the report",export:"Back up",dumpHint:"An SQL dump \
of DefectDojo’s database.",makeExport:"Download the dump",import:"Restore",dumpImportHint:"A plain\
-text SQL dump from pg_dump. It replaces DefectDojo’s database: either everything or nothing.",makeImport:"\
Restore the dump",noFile:"Choose a file.",preparing:"Preparing the file…",downloading:"Downloading",
uploading:"Sending",importing:"File sent. The database is importing it…",stopped:"Stopped.",saved:(e,t)=>`${e}\
 (${t}) has been downloaded.`,imported:"The dump has been imported.",askImport:(e,t)=>`Replace Defec\
tDojo’s database with ${e} (${t})? Stop DefectDojo first. Anything that is not in the dump will be\
 lost. This cannot be undone.`,accounts:"Accounts",accountsClosed:"Registration is closed: accounts \
are created with npm run account.",accountsCount:(e,t)=>Co(e,t,"account","accounts"),beginning:"Name\
 starts with",role:"Role",roles:{admin:"Administrator",user:"User"},you:"Your account",name:"Name",created:"\
Created",noAccounts:"No account matches the filters.",access:"Checklist access",accesses:{none:"None",
read:"View",write:"View and change"},testers:{read:"User, sees the checklist",write:"User, changes t\
he checklist"},accessChanged:(e,t)=>`${e}, access to the WSTG checklist: ${t}`,promote:"Make adminis\
trator",demote:"Remove the administrator role",endTheirSessions:"End sessions",delete:"Delete",askPromote:e=>`${e}\
 will be able to manage the checklist, dumps and accounts after signing in again.`,askDemote:e=>`${e}\
 keeps the role in open sessions for a few minutes, unless they are ended.`,alsoEnd:"End the session\
s too",askEnd:e=>`${e} will have to sign in again on every device.`,askDelete:e=>`The account ${e}, \
its profile and its weights will be deleted. This cannot be undone.`,roleChanged:(e,t)=>`Role of ${e}\
: ${t}`,sessionsEnded:e=>`The sessions of ${e} have been ended.`,accountDeleted:e=>`The account ${e}\
 has been deleted.`},li={es:zf,en:Kf};var Yf={signIn:"Entrar",register:"Crear cuenta",toRegister:"¿Aún no tienes cuenta?",toSignIn:"¿Ya \
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
.",normalRange:(e,t)=>`Peso normal para tu altura: de ${e} a ${t}`,weightIn:e=>`Peso (${e})`,unitOfWeights:"\
Unidad de los pesos",record:"Registrar",anotherDay:"Otra fecha",now:"Ahora mismo",notANumber:{kg:"Es\
cribe un peso, como 63,5",lb:"Escribe un peso, como 140,5 o 63,7 kg",st:"Escribe un peso, como 10 st\
 4 lb o 65,3 kg"},futureDate:"Esa fecha está en el futuro",errors:{weight_date_invalid:"Elige una f\
echa que no sea futura, ni anterior a tu nacimiento o al año 1900",name_invalid:"Usa solo letras, e\
spacios, guiones, apóstrofos y puntos",birth_date_invalid:"Elige una fecha entre el año 1900 y hoy",
height_out_of_range:"Escribe una altura entre 0,4 y 2,72 m",weight_out_of_range:"Escribe un peso ent\
re 2 y 650 kg"},trend:"Evolución",period:"Periodo",periods:{month:"Mes",quarter:"3 meses",year:"Año",
all:"Todo"},chart:"Gráfico de tu peso (mismos datos en la tabla)",chartPoint:"Peso",mean:e=>`Media \
de ${e} días`,minimum:"Mínimo",maximum:"Máximo",count:"Registros",nothingInPeriod:"No hay registr\
os en este periodo.",noWeights:"Tu evolución empieza aquí: registra tu primer peso.",importFrom:"I\
mportar de Apple Health, Garmin, Libra…",records:"Historial",monthMean:(e,t)=>`${e} · media ${t}`,
newestFirst:"Tus pesos, el más reciente primero",date:"Fecha",correct:"Editar",corrected:"Registro \
actualizado",correctTitle:"Editar el registro",remove:"Eliminar",removed:"Registro eliminado",removeTitle:"\
¿Eliminar este registro?",undo:"Deshacer",restored:"Registro recuperado",dateTime:"Fecha y hora",timesIn:e=>`\
Las horas son las de ${e}`,importCsv:"Importar pesos",exportCsv:"Exportar CSV",importTitle:"Importar\
 pesos",importHint:"El archivo que exporta otra aplicación (Apple Health, Fitbit, Garmin, Google Fit\
, Happy Scale, Libra, MyFitnessPal, openScale, Renpho, Samsung Health, Withings, Zepp) o una hoja de\
 cálculo guardada como CSV.",formats:{zip:"Es un archivo comprimido o de Excel. Descomprímelo, o gu\
arda la hoja como CSV.",pdf:"Es un PDF. Exporta los pesos como CSV.",database:"Es una base de datos.\
 Exporta los pesos como CSV desde la aplicación.",xml:"Este XML es de otro programa. Solo se puede \
leer el export.xml de Apple Health.",json:"Este JSON es de otro programa. Se pueden leer los de Fitb\
it y Google Fit.",other:"No es un archivo de texto. Exporta los pesos como CSV."},back:"Volver al pe\
so",separator:"Separador",comma:"Coma",semicolon:"Punto y coma",tab:"Tabulación",decimal:"Decimales",
point:"Punto",order:"Fechas",orders:{ymd:"año, mes, día",dmy:"día, mes, año",mdy:"mes, día, año"},
dateColumn:"Columna de la fecha",timeColumn:"Columna de la hora",weightColumn:"Columna del peso",column:(e,t)=>`${e}\
: ${t}`,changeReading:"Cambiar",ambiguousDates:e=>`Las fechas son ambiguas: se leen como ${e}.`,leftOutColumns:(e,t)=>`\
Se lee la columna «${e}», no ${t}.`,leftOutLines:(e,t)=>e===1?"1 línea es de otra magnitud o de ot\
ra persona: no se importará.":`${t} líneas son de otra magnitud o de otra persona: no se importarán\
.`,localTimes:e=>`Las horas sin zona horaria se toman como de ${e}.`,questions:{unit:"¿En qué unidad\
 están los pesos? El archivo no lo dice.",units:"¿En qué unidad están los pesos? El archivo dice má\
s de una.",weight:"¿Qué columna es tu peso?",long:"Hay líneas con más valores que la cabecera. ¿Qu\
é peso tiene la primera?",person:e=>`¿Cuáles son tus líneas? Difieren en «${e}».`},unitNames:{
kg:"Kilogramos",g:"Gramos",lb:"Libras",st:"Stones"},mark:",",leaveOut:"No importar esas líneas",allMine:"\
Todas son mías",importRange:(e,t,n,o,s)=>`${e} pesos, del ${t} al ${n}: ${o} → ${s}`,unread:(e,t)=>e===
1?"No se ha podido leer 1 línea:":`No se han podido leer ${t} líneas:`,nothingRead:"No se ha encon\
trado ningún peso en el archivo.",checking:"Comprobando los pesos",added:(e,t)=>e===1?"1 nuevo":`${t}\
 nuevos`,known:(e,t)=>e===1?"1 ya registrado":`${t} ya registrados`,rejected:(e,t)=>e===1?"1 rechaza\
do":`${t} rechazados`,refused:"Rechazados: no se importarán",changeTooLarge:"Demasiado lejos del pe\
so de un día cercano",importWeights:(e,t)=>e===1?"Importar 1 peso":`Importar ${t} pesos`,importingWeights:"\
Importando los pesos",importedWeights:(e,t)=>e===1?"Se ha importado 1 peso.":`Se han importado ${t} \
pesos.`,importedAt:(e,t,n)=>`Importación del ${e}: ${t===1?"1 peso":`${n} pesos`}`,undoImport:"Desh\
acer la importación",undoing:"Eliminando los pesos importados",undone:(e,t)=>e===1?"Se ha eliminado\
 1 peso importado.":`Se han eliminado ${t} pesos importados.`,profile:"Perfil",profileHint:"Con tu a\
ltura y tu edad se calcula tu índice de masa corporal. Solo tú ves estos datos.",profileFirst:"Un \
último paso: con tu altura y tu fecha de nacimiento se calcula tu IMC.",later:"Más tarde",firstName:"\
Nombre",lastName:"Apellidos",birthDate:"Fecha de nacimiento",height:"Altura (m)",heightHint:"1,68 o \
168",notAHeight:"Escribe la altura, como 1,68 o 168",account:"Cuenta",signedInAs:e=>`Sesión iniciada\
 como ${e}`,changePassword:"Cambiar la contraseña",changePasswordHint:"Se cerrarán las sesiones de \
tus otros navegadores.",currentPassword:"Contraseña actual",newPassword:"Contraseña nueva",passwordChanged:"\
Contraseña cambiada",endSessions:"Cerrar todas las sesiones",endSessionsHint:"Cierra la sesión en e\
ste navegador y en todos los demás.",exportTitle:"Tus datos",exportHint:"Un archivo JSON con tu cue\
nta, tu perfil y todos tus pesos.",exportData:"Descargar mis datos",deleteAccount:"Eliminar la cuent\
a",deleteHint:"Tu perfil y todos tus pesos se borrarán para siempre.",typeName:e=>`Escribe ${e} par\
a confirmar`,nameDiffers:"No es tu nombre de usuario",apiKeys:"Claves de API",apiKeysHint:"Con una c\
lave, una aplicación o una báscula usa tu cuenta sin tu contraseña.",apiKeysCaption:"Tus claves, \
la más reciente primero",permissions:{"weights:read":"Leer tus pesos","weights:write":"Registrar pe\
sos","checklist:read":"Ver la lista WSTG","checklist:write":"Cambiar la lista WSTG"},keyMay:"Permiso\
s",noPermission:"Elige al menos un permiso",makeKey:"Crear una clave",makeScaleKey:"Para una báscula",
scale:"báscula",keyName:"Nombre de la clave",keyNameHint:"Por ejemplo, «báscula del baño»",keyEnds:"\
Caduca dentro de",days:e=>`${e} días`,keyMade:"Tu clave nueva",keyOnce:"Cópiala ahora: no se volver\
á a mostrar.",copy:"Copiar",copied:"Copiada",lastUsed:"Último uso",never:"Nunca",expires:"Caduca",
removeKey:"¿Eliminar esta clave?",keyRemoved:"Clave eliminada",keyRefused:(e,t)=>`Rechazado el ${e}\
: ${t}`},Zf={signIn:"Sign in",register:"Create an account",toRegister:"No account yet?",toSignIn:"Al\
ready have an account?",welcome:"Log your weight and follow its trend and your body mass index. Your\
 data stays yours: download or delete it at any time.",registerFirst:"Create the administrator’s acc\
ount",welcomeFirst:"This service has no accounts yet. The first one will be its administrator.",username:"\
Username",usernameHint:(e,t)=>`${e} to ${t} characters: unaccented letters, digits and . _ @ + -`,password:"\
Password",newPasswordHint:e=>`At least ${e} characters; a phrase works best`,registrationClosed:"Reg\
istration is closed: ask an administrator for an account.",captchaMissing:"The captcha could not be \
loaded. Reload the page to try again.",weight:"Weight",latest:"Latest weight",latestOf:e=>`Latest we\
ight, ${e}`,changeIn:(e,t)=>`${e} in ${t} days`,bmi:"Body mass index",bmiNeedsProfile:"Complete your\
 profile to see your body mass index.",toProfile:"Complete your profile",bmiNeedsWeight:"It will app\
ear once you log your first weight.",normalRange:(e,t)=>`Normal weight for your height: ${e} to ${t}`,
weightIn:e=>`Weight (${e})`,unitOfWeights:"Unit of weights",record:"Log weight",anotherDay:"Another \
date",now:"Right now",notANumber:{kg:"Enter a weight, such as 63.5",lb:"Enter a weight, such as 140.\
5 or 63.7 kg",st:"Enter a weight, such as 10 st 4 lb or 65.3 kg"},futureDate:"That date is in the fu\
ture",errors:{weight_date_invalid:"Choose a date that is not in the future, before your birth or bef\
ore 1900",name_invalid:"Use only letters, spaces, hyphens, apostrophes and full stops",birth_date_invalid:"\
Choose a date between 1900 and today",height_out_of_range:"Enter a height between 0.4 and 2.72 m",weight_out_of_range:"\
Enter a weight between 2 and 650 kg"},trend:"Trend",period:"Period",periods:{month:"Month",quarter:"\
3 months",year:"Year",all:"All"},chart:"Chart of your weight (same data in the table)",chartPoint:"W\
eight",mean:e=>`${e}-day average`,minimum:"Minimum",maximum:"Maximum",count:"Entries",nothingInPeriod:"\
There are no entries in this period.",noWeights:"Your trend starts here: log your first weight.",importFrom:"\
Import from Apple Health, Garmin, Libra…",records:"History",monthMean:(e,t)=>`${e} · average ${t}`,
newestFirst:"Your weights, newest first",date:"Date",correct:"Edit",corrected:"Entry updated",correctTitle:"\
Edit entry",remove:"Delete",removed:"Entry deleted",removeTitle:"Delete this entry?",undo:"Undo",restored:"\
Entry restored",dateTime:"Date and time",timesIn:e=>`Times are those of ${e}`,importCsv:"Import weig\
hts",exportCsv:"Export CSV",importTitle:"Import weights",importHint:"The file that another app expor\
ts (Apple Health, Fitbit, Garmin, Google Fit, Happy Scale, Libra, MyFitnessPal, openScale, Renpho, S\
amsung Health, Withings, Zepp), or a spreadsheet saved as CSV.",formats:{zip:"This is a compressed o\
r an Excel file. Unpack it, or save the sheet as CSV.",pdf:"This is a PDF. Export the weights as CSV\
.",database:"This is a database. Export the weights as CSV from the app.",xml:"This XML file is from\
 another program. Only Apple Health’s export.xml can be read.",json:"This JSON file is from anothe\
r program. Those from Fitbit and Google Fit can be read.",other:"This is not a text file. Export the\
 weights as CSV."},back:"Back to weight",separator:"Separator",comma:"Comma",semicolon:"Semicolon",tab:"\
Tab",decimal:"Decimals",point:"Point",order:"Dates",orders:{ymd:"year, month, day",dmy:"day, month, \
year",mdy:"month, day, year"},dateColumn:"Date column",timeColumn:"Time column",weightColumn:"Weight\
 column",column:(e,t)=>`${e}: ${t}`,changeReading:"Change",ambiguousDates:e=>`The dates are ambiguou\
s: read as ${e}.`,leftOutColumns:(e,t)=>`Reading the column “${e}”, not ${t}.`,leftOutLines:(e,t)=>e===
1?"1 line is about another quantity or person and won’t be imported.":`${t} lines are about other \
quantities or people and won’t be imported.`,localTimes:e=>`Times without a time zone are taken as\
 ${e}.`,questions:{unit:"Which unit are the weights in? The file does not say.",units:"Which unit ar\
e the weights in? The file names more than one.",weight:"Which column is your weight?",long:"Some li\
nes have more values than the heading. What is the weight in the first one?",person:e=>`Which lines \
are yours? They differ in “${e}”.`},unitNames:{kg:"Kilograms",g:"Grams",lb:"Pounds",st:"Stone"},
mark:".",leaveOut:"Leave these lines out",allMine:"All of them are mine",importRange:(e,t,n,o,s)=>`${e}\
 weights, ${t} to ${n}, ${o} → ${s}`,unread:(e,t)=>e===1?"1 line could not be read:":`${t} lines c\
ould not be read:`,nothingRead:"No weight was found in the file.",checking:"Checking the weights",added:(e,t)=>`${t}\
 new`,known:(e,t)=>`${t} already recorded`,rejected:(e,t)=>`${t} rejected`,refused:"Rejected, won’t \
be imported",changeTooLarge:"Too far from the weight of a nearby day",importWeights:(e,t)=>e===1?"Im\
port 1 weight":`Import ${t} weights`,importingWeights:"Importing the weights",importedWeights:(e,t)=>e===
1?"1 weight imported.":`${t} weights imported.`,importedAt:(e,t,n)=>`Imported on ${e}: ${t===1?"1 we\
ight":`${n} weights`}`,undoImport:"Undo import",undoing:"Deleting the imported weights",undone:(e,t)=>e===
1?"1 imported weight deleted.":`${t} imported weights deleted.`,profile:"Profile",profileHint:"Your \
height and age are used to calculate your body mass index. Only you can see them.",profileFirst:"One\
 last step: your height and date of birth are used to calculate your BMI.",later:"Later",firstName:"\
First name",lastName:"Last name",birthDate:"Date of birth",height:"Height (m)",heightHint:"1.68 or 1\
68",notAHeight:"Enter your height, such as 1.68 or 168",account:"Account",signedInAs:e=>`You are sig\
ned in as ${e}`,changePassword:"Change password",changePasswordHint:"You will be signed out of your \
other browsers.",currentPassword:"Current password",newPassword:"New password",passwordChanged:"Pass\
word changed",endSessions:"Sign out everywhere",endSessionsHint:"Ends your session in this browser a\
nd in all others.",exportTitle:"Your data",exportHint:"A JSON file with your account, your profile a\
nd all your weights.",exportData:"Download my data",deleteAccount:"Delete account",deleteHint:"Your \
profile and all your weights will be deleted for good.",typeName:e=>`Type ${e} to confirm`,nameDiffers:"\
This is not the username of your account",apiKeys:"API keys",apiKeysHint:"Keys let an app or scale u\
se your account without your password.",apiKeysCaption:"Your keys, newest first",permissions:{"weigh\
ts:read":"Read your weights","weights:write":"Log weights","checklist:read":"See the WSTG checklist",
"checklist:write":"Change the WSTG checklist"},keyMay:"Permissions",noPermission:"Choose at least on\
e permission",makeKey:"Create a key",makeScaleKey:"For a scale",scale:"scale",keyName:"Key name",keyNameHint:"\
For example “bathroom scale”",keyEnds:"Expires in",days:e=>`${e} days`,keyMade:"Your new key",keyOnce:"\
Copy it now: it will not be shown again.",copy:"Copy",copied:"Copied",lastUsed:"Last used",never:"Ne\
ver",expires:"Expires",removeKey:"Delete this key?",keyRemoved:"Key deleted",keyRefused:(e,t)=>`Reje\
cted on ${e}: ${t}`},ci={es:Yf,en:Zf};var Jf={title:"Peso e IMC",navigation:"Secciones",administration:"Administración",skip:"Ir al conte\
nido",menu:"Tu cuenta",otherLanguage:"English",signOut:"Cerrar sesión",offline:"Sin conexión. Lo qu\
e ves puede no estar al día.",ends:{expired:"Tu sesión ha terminado. Entra de nuevo para continuar.",
signed_out:"Has cerrado la sesión.",account_changed:"En este navegador se ha iniciado sesión con ot\
ra cuenta."},adopt:"Continuar con esa cuenta",deleted:"La cuenta y sus datos se han eliminado.",startFailed:"\
No se ha podido conectar con el servicio.",broken:"Algo ha fallado",brokenHint:"La página no ha podi\
do mostrar esta sección. Tus datos están a salvo.",loadAgain:"Recargar la página",retry:"Reintent\
ar",retryNow:"Ya puedes intentarlo de nuevo.",loading:"Cargando…",unknown:"–",cancel:"Cancelar",
close:"Cerrar",save:"Guardar",file:"Archivo",checkField:"Revisa este campo.",missing:"Falta este dat\
o.",reason:"Motivo",actions:"Acciones",change:"Cambio",stop:"Detener",filters:"Filtros",show:"Mostra\
r",hide:"Ocultar",moreRows:(e,t)=>`Mostrar más (${e} de ${t})`,notFound:"Página no encontrada",doneOf:(e,t)=>`${e}\
 de ${t}`},Qf={title:"Weight and BMI",navigation:"Sections",administration:"Administration",skip:"Sk\
ip to content",menu:"Your account",otherLanguage:"Español",signOut:"Sign out",offline:"You are offl\
ine. What you see may be out of date.",ends:{expired:"Your session has ended. Sign in again to conti\
nue.",signed_out:"You have signed out.",account_changed:"Someone signed in to another account in thi\
s browser."},adopt:"Continue as that account",deleted:"The account and its data have been deleted.",
startFailed:"The service could not be reached.",broken:"Something went wrong",brokenHint:"The page c\
ould not show this section. Your data is safe.",loadAgain:"Reload the page",retry:"Try again",retryNow:"\
You can try again now.",loading:"Loading…",unknown:"–",cancel:"Cancel",close:"Close",save:"Save",
file:"File",checkField:"Check this field.",missing:"This is missing.",reason:"Reason",actions:"Actio\
ns",change:"Change",stop:"Stop",filters:"Filters",show:"Show",hide:"Hide",moreRows:(e,t)=>`Show more\
 (${e} of ${t})`,notFound:"Page not found",doneOf:(e,t)=>`${e} of ${t}`},ui={es:Jf,en:Qf};var Vs=(e,t)=>({...e,...t}),Po={es:Vs(Vs(ui.es,ci.es),li.es),en:Vs(Vs(ui.en,ci.en),li.en)};var U=Pl(),Wl=(e,t,n="kg")=>({t:Po[e],zone:t,...Ll(e,t.name,n)}),fi=Ws(void 0),W=()=>Tn(fi),di=e=>document.
querySelector(`meta[name="${e}"]`)?.content,Ut={captchaScript:di("captcha-script"),registrationOpen:di(
"registration")!=="closed",isEmpty:di("accounts")==="none"};var Xf=Symbol.for("pv"),ep=0;function l(e,t,n,o,s,i){t||(t={});var r,a,u=t;if("ref"in u&&typeof e!="function")for(a in u={},t)a==
"ref"?r=t[a]:u[a]=t[a];var d={type:e,props:u,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Xf,
__v:--ep,__i:-1,__u:0};return(s||i)&&(d.__source=s,d.__self=i),we.vnode&&we.vnode(d),d}var Ne=({kind:e,children:t})=>l("span",{class:"badge","data-kind":e,children:t});var se=({text:e,of:t,onClick:n,kind:o="plain",busy:s,...i})=>l("button",{type:n?"button":"submit",class:`\
button ${o}`,"aria-label":t&&`${e}: ${t}`,"aria-busy":s,"aria-disabled":s,onClick:n&&(()=>s||n()),...i,
children:e}),ge=({kind:e="info",children:t})=>l("div",{class:`notice ${e}`,role:e==="error"?"alert":
"status",children:t}),Fe=({error:e,retry:t})=>{let{t:n,describe:o}=W(),s=e instanceof Oe&&e.status===
429&&e.retryAfter||0,[i,r]=Q(0);pl(()=>{let g=performance.now()+s*1e3,f=()=>r(Math.max(0,Math.ceil((g-
performance.now())/1e3)));if(f(),s===0)return;let p=setInterval(f,1e3);return()=>clearInterval(p)},[
e]);let{code:a}=e??{};if(e===void 0||a==="authentication_required")return null;let u=o(e,i>0?{seconds:i}:
{}),d=s>0&&i===0;return l(ge,{kind:d?"info":"error",children:[l("p",{role:s>0?"timer":void 0,children:d?
n.retryNow:u}),t&&i===0&&l(se,{text:n.retry,onClick:t})]})},Cn=({label:e,done:t,all:n,format:o,children:s})=>{
let{t:i}=W(),r=xn();return l("div",{class:"progress",children:[l("label",{for:r,children:e}),l("prog\
ress",{id:r,value:n&&t,max:n}),l("span",{children:n?i.doneOf(o(t),o(n)):o(t)}),s]})};var Ao=({facts:e})=>l("dl",{children:Object.entries(e).map(([t,n])=>l("div",{children:[l("dt",{children:t}),
l("dd",{children:n})]},t))}),tp=25,$l=["beforeprint","afterprint"],at=e=>{let{caption:t,columns:n,rows:o,
keyOf:s,empty:i,more:r,groupOf:a}=e,{t:u,integer:d}=W(),[g,f]=Q(history.state?.limit??tp),[p,h]=Q(!1);
ce(()=>{let w=({type:S})=>h(S==="beforeprint");for(let S of $l)addEventListener(S,w);return()=>{for(let S of $l)
removeEventListener(S,w)}},[]);let b=()=>{let w=g*4;history.replaceState({...history.state,limit:w},
""),f(w),r?.(w)};if(o.length===0)return i?l("div",{class:"empty",children:i}):null;let v=n.map(([w,,
S])=>l("th",{scope:"col",class:S,children:w},w)),T=w=>n.map(([S,D,P])=>l("td",{class:P,"data-label":S,
children:D(w)},S)),C=p?o:o.slice(0,g),x=`${d(o.length)}${r?"+":""}`;return l(J,{children:[l("table",
{children:[l("caption",{children:t}),l("thead",{children:l("tr",{children:v})}),l("tbody",{children:C.
map((w,S)=>{let D=C[S-1],P=a?.(w);return l(J,{children:[P&&(!D||a?.(D)!==P)&&l("tr",{class:"group",children:l(
"th",{colSpan:n.length,scope:"rowgroup",children:P})}),l("tr",{children:T(w)})]},s?.(w)??S)})})]}),(r||
o.length>g)&&l(se,{text:u.moreRows(d(C.length),x),onClick:b})]})};var fn=({title:e,onClose:t,locked:n,children:o})=>{let s=xn(),i=be(null);ce(()=>i.current?.showModal(),
[]);let r=()=>n||i.current?.querySelector("[aria-busy=true]")!=null;return l("dialog",{ref:i,"aria-l\
abelledby":s,onCancel:a=>r()&&a.preventDefault(),onClose:t,children:[l("h2",{id:s,children:e}),o(()=>i.
current?.close())]})},Gs=e=>{let{t}=W(),[n,o]=Q();return{ask:a=>new Promise(u=>o({question:a,answer:u})),
dialog:n&&l(fn,{title:e,onClose:()=>{n?.answer(!1),o(void 0)},children:a=>{let u=()=>{n.answer(!0),a()};
return l(J,{children:[l("p",{children:n.question}),l("div",{class:"actions",children:[l(se,{kind:"da\
nger",text:e,onClick:u}),l(se,{text:t.cancel,onClick:a})]})]})}})}};var on=()=>document.querySelector("h1")?.focus({preventScroll:!0}),Mt=Ws(e=>{}),Hl=!0,Ot=({title:e,tools:t,
quiet:n,above:o})=>{let{t:s,announce:i}=W(),r=be(null);return ce(()=>{Hl||r.current?.focus(),Hl=!1,i(
"")},[i]),ce(()=>{document.title=`${e} · ${s.title}`},[e,s]),l("div",{class:n?"heading quiet":"head\
ing",children:[o&&l("p",{class:"aside",children:o}),l("h1",{tabIndex:-1,ref:r,children:e}),t]})},Lt=({
load:e,children:t,...n})=>{let{t:o}=W();return ce(()=>{e.data!==void 0&&document.activeElement===document.
body&&on()},[e.data]),l(Mt.Provider,{value:e.reload,children:[l(Ot,{...n}),l(Fe,{error:e.error,retry:e.
reload}),e.data!==void 0&&t(e.data),e.data===void 0&&e.loading&&l(ge,{kind:"loading",children:o.loading})]})},
He=({title:e,hint:t,tools:n,children:o})=>l("section",{class:"card","aria-label":e,children:[l("div",
{class:"heading",children:[l("h2",{children:e}),n]}),t&&l("p",{class:"hint",children:t}),o]}),Bl=({children:e})=>{
let{t}=W(),[n]=ml(o=>reportError(o));return n===void 0?l(J,{children:e}):l("div",{class:"card narrow",
children:[l(Ot,{title:t.broken}),l("p",{children:t.brokenHint}),l(se,{text:t.loadAgain,kind:"primary",
onClick:()=>location.reload()})]})};var np=e=>typeof e=="object"&&e!==null&&"undo"in e,Us=e=>{let{announce:t}=W(),n=Tn(Mt);return qn(async()=>{
t("");try{let o=await e();typeof o=="string"?t(o):np(o)&&t(o.text,o.undo)}catch(o){throw o instanceof
Oe&&n(!0),o}n(!1)})},Vl=(e,t=n=>n)=>({inputMode:"decimal",autocomplete:"off",read:n=>{let o=Nl(String(
n));return o===void 0?new Error(e):t(o)}}),op=({spec:e,error:t,name:n})=>{let{t:o}=W(),[s,i]=Q(!1),{
label:r,hint:a,codes:u,options:d,read:g,defaultValue:f,...p}=e,h=xn(),b=[a&&`${h}-hint`,t&&`${h}-err\
or`].filter(Boolean).join(" "),v={"aria-invalid":!!t,"aria-describedby":b||void 0},T=(D,P,O)=>P&&l("\
p",{class:D,id:`${h}-${D}`,role:O,children:P}),C=d?.map(([D,P])=>l("option",{value:D,selected:D===f,
children:P},D)),x={...p,...!C&&{defaultValue:f}},w=e.type==="password",S=C?"select":e.rows?"textarea":
"input";return l("div",{class:`field ${e.type??""}`,children:[l("label",{for:h,children:r}),T("hint",
a),T("error",t,"alert"),Ya(S,{...x,...s&&{type:"text"},...v,id:h,name:n},C),w&&l(se,{text:s?o.hide:o.
show,of:r,kind:"link",onClick:()=>i(!s)})]})},jn=({fields:e,values:t,errorOf:n=()=>""})=>Object.entries(
e).map(([o,s])=>{let i=t&&{value:String(t[o]??"")};return l(op,{name:o,spec:{...s,...i},error:n(o)},
o)}),qs=e=>l("fieldset",{children:[l("legend",{children:e.label}),e.values.map(t=>l(se,{text:e.names[t],
"aria-pressed":t===e.value,onClick:()=>e.choose(t)},t))]}),js=({view:e,fields:t})=>{let{t:n}=W(),{parameters:o}=Ke(),
[s,i]=Q(!1),r=Object.values(o).filter(Boolean).length,a=u=>To(Se(e,Object.fromEntries(new FormData(u))));
return l("search",{children:[l(se,{text:r>0?`${n.filters} (${r})`:n.filters,class:"button fold","ari\
a-expanded":s,onClick:()=>i(!s)}),l("form",{class:s?"filters":"filters folded",onInput:({currentTarget:u})=>a(
u),onSubmit:u=>u.preventDefault(),children:l(jn,{fields:t,values:o})})]})},sp=(e,t,n)=>{let o=new FormData(
e),s=Object.entries(t).map(([u,d])=>{let g=o.get(u)??"";return d.required&&g===""?[u,new Error(n)]:[
u,d.read?d.read(g):g]}),i=s.filter(u=>u[1]instanceof Error),[r]=i,a=Object.fromEntries(i.map(([u,{message:d}])=>[
u,d]));if(r)throw Object.assign(r[1],{parameters:{field:r[0]},texts:a});return Object.fromEntries(s)},
kt=e=>{let{t,describe:n}=W(),o=e.fields??{},s=be(null),{run:i,busy:r,error:a,reset:u}=Us(async()=>{let C=await e.
act(sp(s.current,o,t.missing));return e.keep||s.current?.reset(),C}),{code:d="",parameters:g={},fields:f=[]}=a??
{},{texts:p={}}=a??{},h=Object.keys(o),b=h.find(C=>C===g.field||o[C]?.codes?.includes(d))??h.find(C=>f.
includes(C)),v=C=>p[C]??(C===b?n(a):f.includes(C)?t.checkField:"");ce(()=>{a&&s.current?.querySelector(
"[aria-invalid=true]")?.focus()},[a]);let T=C=>{C.preventDefault(),i()};return l("form",{ref:s,class:e.
inline?"inline":"",noValidate:!0,onInput:u,onSubmit:T,children:[e.question&&l("p",{children:e.question}),
l(jn,{fields:o,errorOf:v}),l(Fe,{error:b===void 0?a:void 0}),l("div",{class:"actions",children:[l(se,
{text:e.submit,kind:e.kind??"primary",busy:r}),e.onCancel&&l(se,{text:t.cancel,onClick:()=>r||e.onCancel?.()})]})]})},
pn=({act:e,busy:t,...n})=>{let o=Us(e);return l(J,{children:[l(se,{...n,busy:t||o.busy,onClick:o.run}),
l(Fe,{error:o.error})]})},Ge=e=>{let{text:t,of:n,title:o=t,opener:s="link",...i}=e,{announce:r}=W(),
a=Tn(Mt),[u,d]=Q(!1),g=be(!1),f=b=>{g.current=b,b||a(!1)};return l(J,{children:[l(se,{text:t,of:n,kind:s,
"aria-haspopup":"dialog",onClick:()=>{r(""),d(!0)}}),u&&l(fn,{title:o,onClose:()=>{d(!1),g.current&&
a(!0),g.current=!1},children:b=>l(Mt.Provider,{value:f,children:l(kt,{kind:"danger",submit:t,...i,keep:!0,
onCancel:b,act:async v=>{let T=await i.act(v);return b(),on(),T}})})})]})};var rp=".menu > div > :is(a, button:not([aria-haspopup]))",Do=({label:e,text:t,children:n})=>{let o=be(
null),s=r=>o.current?.contains(r)??!1,i=r=>{let a=o.current;!a||a.querySelector("dialog[open]")||(r&&
a.querySelector("summary")?.focus(),a.open=!1)};return ce(()=>{let r=({target:u})=>{s(u)?u.matches(rp)&&
i(!0):i(!1)},a=({target:u})=>s(u)&&i(!0);return document.addEventListener("click",r),document.addEventListener(
"close",a,!0),()=>{document.removeEventListener("click",r),document.removeEventListener("close",a,!0)}},
[]),l("details",{class:"menu",ref:o,onKeyDown:({key:r})=>r==="Escape"&&i(!0),onFocusOut:({relatedTarget:r})=>r&&
!s(r)&&i(!1),children:[l("summary",{"aria-label":e,children:l("span",{children:t})}),l("div",{children:n})]})};var Io=(e,t)=>{let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),
setTimeout(()=>URL.revokeObjectURL(n.href),6e4)};var rs=Object.keys(Po.es.statuses),sn=({wstg_status:e})=>e??"Not Started",is=(e,t)=>!t&&["Blocked","\
Not Started"].includes(e),mi=["critical","high","medium","low","info"],gi=e=>e.charAt(0).toUpperCase()+
e.slice(1),zs=({severity:e})=>{let{t}=W();if(!e)return l(J,{children:t.unknown});let n=gi(e);return l(
Ne,{kind:n,children:t.severities[n]??e})},Ks=({item:e,all:t})=>{let{t:n,integer:o}=W(),s=mi.map(r=>[
gi(r),e.open_findings[r]]).filter(([,r])=>r>0).map(([r,a])=>({kind:r,counted:`${o(a)} ${n.severities[r]}`})),
i=n.openFindings(s.map(({counted:r})=>r).join(", "));return s.slice(0,t?s.length:1).map(({kind:r,counted:a})=>l(
"span",{title:i,children:l(Ne,{kind:r,children:n.openFindings(a)})},r))},ip=({item:e})=>{let{t}=W(),
n={wstg_id:e.wstg_id},{data:o}=Ce(r=>U.getItem({path:n,signal:r})),s=o?.findings.find(({written_to:r})=>r),
i=[t.findingNumber(e.finding_id??0),s?.title,s&&t.severities[gi(s.severity)],s&&t.findingStates[s.state]];
return l("strong",{class:"reason",children:i.filter(Boolean).join(" · ")})},pi=["active open"],ap={
Done:["verified closed","verified closed_by_status"],"Not Applicable":["active false_positive","acti\
ve closed_by_status"],"In Progress":pi,Blocked:pi,"Not Started":pi},as=(e,t)=>e.finding_own===!1&&!ap[t].
includes(`${e.defectdojo_status} ${e.finding_state}`),Ys=()=>{let{t:e}=W(),{ask:t,dialog:n}=Gs(e.changeFinding);
return{askAbout:s=>t(l(J,{children:[e.othersFinding," ",l(ip,{item:s})]})),dialog:n}},Zs=()=>{let{t:e,
bytes:t}=W();return async n=>{let o=await n.blob();return Io(o,n.fileName),e.saved(n.fileName,t(o.size))}},
Eo=async(e,t)=>{let n=[];for await(let o of e){if(n.length===t)return{taken:n,more:!0};n.push(o)}return{
taken:n,more:!1}},lt=({at:e})=>{let{t,instant:n,ago:o}=W();return e===null?l(J,{children:t.unknown}):
l("time",{dateTime:e,title:n(e),children:o(e)??n(e)})},lp=()=>history.replaceState({...history.state,
y:scrollY},""),ls=e=>l("a",{href:Se("checklist",e.parameters,e.id),onClick:lp,children:e.id}),zn=({text:e})=>{
let{t}=W();return e?l("details",{class:"reason",children:[l("summary",{children:t.reason}),e]}):null},
Gl=({label:e,value:t,options:n,act:o})=>{let s=be(t),{run:i,busy:r,error:a}=Us(()=>o(s.current));return l(
"div",{children:[l("select",{"aria-label":e,"aria-busy":r,"data-kind":t,value:t,onChange:d=>{s.current=
d.currentTarget.value,i()},children:Object.entries(n).map(([d,g])=>l("option",{value:d,children:g},d))}),
l(Fe,{error:a})]})},cs=({request:e})=>{let{t,integer:n,may:o}=W(),s=e?{request_ids:[e.request_id]}:"\
all",i=e&&`${e.wstg_id??e.request_id}`,r=async()=>{let{request_ids:f}=await U.retryRequests({body:s});
return t.retried(n(f.length))},a=async()=>{let{request_ids:f}=await U.dismissRequests({body:s});return t.
dismissed(n(f.length))},[u,d]=e?[t.repeat,t.dismiss]:[t.retryAll,t.dismissAll],g=e?"link":"plain";return o(
"checklist:write")?l("div",{class:"actions",children:[l(pn,{text:u,of:i,kind:g,act:r}),l(Ge,{text:d,
of:i,opener:g,question:t.askDismiss,act:a})]}):null};var hi=100,cp=25,up=({user:e,isOwn:t})=>{let{t:n}=W(),{username:o}=e,s={target_user_id:e.user_id},i=async()=>(await U.
endSessions({path:s}),n.sessionsEnded(o)),r=async(T,C)=>(await U.updateUserRole({path:s,body:{role:T}}),
C&&await i(),n.roleChanged(o,n.roles[T])),a=async()=>(await U.deleteUser({path:s}),n.accountDeleted(
o)),u=async T=>(await U.setChecklistAccess({path:s,body:{access:T}}),n.accessChanged(o,n.accesses[T])),
d=Gt.ChecklistAccess.values.map(T=>[T,n.accesses[T]]),g={label:n.access,options:d,defaultValue:e.checklist_access},
f={label:n.alsoEnd,type:"checkbox",defaultChecked:!0},p={text:n.promote,question:n.askPromote(o)},h={
text:n.demote,question:n.askDemote(o),fields:{end:f}},b={text:n.endTheirSessions,question:n.askEnd(o)},
v={text:n.delete,question:n.askDelete(o)};return l(Do,{label:`${n.actions}: ${o}`,text:"⋯",children:[
e.role==="user"&&l(Ge,{...p,of:o,act:()=>r("admin")}),e.role==="admin"&&l(Ge,{...h,of:o,act:({end:T})=>r(
"user",T)}),e.role==="user"&&l(Ge,{text:n.access,of:o,submit:n.save,kind:"primary",fields:{access:g},
act:({access:T})=>u(T)}),!t&&l(Ge,{...b,of:o,act:i}),!t&&l(Ge,{...v,of:o,act:a})]})},Ul=({account:e})=>{
let{t,integer:n}=W(),o=h=>h.user_id===e.userId,{search:s="",role:i}=Ke().parameters,r=Gt.Role.values.
find(h=>h===i),[a,u]=Q(hi);ce(()=>u(hi),[s,r]);let d=Ce(h=>Eo(U.users({search:s,role:r,limit:hi,signal:h}),
a),[s,r,a]),g=h=>l("div",{class:"badges",children:[h.username," ",o(h)&&l(Ne,{children:t.you})]}),f=({
role:h,checklist_access:b})=>h==="admin"?l(Ne,{kind:"good",children:t.roles.admin}):b==="none"?t.roles.
user:l(Ne,{children:t.testers[b]}),p={search:{label:t.beginning,type:"search",autocapitalize:"none"},
role:{label:t.role,options:[["",t.any],...Object.entries(t.roles)]}};return l(Lt,{title:t.accounts,load:d,
children:({taken:h,more:b})=>l("section",{class:"card","aria-label":t.accounts,children:[!Ut.registrationOpen&&
l("p",{class:"hint",children:t.accountsClosed}),(h.length>cp||s||r)&&l(js,{view:"accounts",fields:p}),
l(at,{caption:t.accountsCount(h.length,`${n(h.length)}${b?"+":""}`),rows:h,empty:t.noAccounts,more:b?
v=>u(Math.max(a,v)):void 0,keyOf:({user_id:v})=>v,columns:[[t.name,g],[t.role,f],[t.created,({created_at:v})=>l(
lt,{at:v}),"wide"],[t.actions,v=>l(up,{user:v,isOwn:o(v)}),"tools"]]})]})})};var _i={base:"https://owasp.org/www-project-web-security-testing-guide/v42/4-Web_Application_Securit\
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
n_Hijacking"}};var Js={current:[]},fp=({request:e})=>{let{request:t}=W().t,{state:n,reason:o}=e,s=n==="failed"?"err\
or":n==="done"&&!o?"success":"info",i=n==="done"&&o?t.noEffect:t[n];return l(ge,{kind:s,children:[i,
" ",n==="failed"&&Un(e)&&t.repeated,l(zn,{text:o})]})},pp=({item:e,user:t,keepsAll:n})=>{let{t:o}=W(),
{askAbout:s,dialog:i}=Ys(),[r,a]=Q(""),u=e.requests.find(x=>r.endsWith(`/${x.request_id}`)),[d]=Q(sn(
e)),[g,f]=Q(d),[p,h]=Q((e.notes??"").replaceAll(`\r
`,`
`)),b=async({status:x,notes:w})=>{let S=w===p?{}:{notes:w};if((as(e,x)||e.finding_own===!1&&S.notes)&&
!await s(e))return;let P={wstg_id:e.wstg_id,status:x,user:t,...S};a((await U.requestWstgSync({body:P})).
location),h(w)},v=rs.map(x=>[x,o.statuses[x]]),T={label:o.notes,hint:o.notesHint,rows:6,defaultValue:p},
C={label:o.status,hint:is(g,n)&&o.notKept,options:v,defaultValue:d,onInput:({currentTarget:{value:x}})=>f(
x)};return l(He,{title:o.edit,children:[l(kt,{keep:!0,submit:o.save,act:b,fields:{status:C,notes:T}}),
u&&l(fp,{request:u}),i]})},mp=({address:e,text:t})=>!e||!/^https?:\/\//i.test(e)?l(J,{children:t}):l(
"a",{href:e,target:"_blank",rel:"noreferrer",children:t}),gp=({item:e})=>{let{t,integer:n}=W(),{findings:o,
findings_total:s}=e,i=o.length<s?t.doneOf(n(o.length),n(s)):n(s),r=a=>{let u=t.findingNumber(a.finding_id),
d=[u,a.own&&t.madeHere,a.written_to&&t.writtenTo];return l("div",{class:"reason",children:[l(mp,{address:a.
finding_url,text:a.title||u}),l("p",{class:"aside",children:d.filter(Boolean).join(" · ")})]})};return s===
0?null:l(He,{title:t.findings,children:l(at,{caption:`${t.findings}: ${i}`,rows:o,keyOf:({finding_id:a})=>a,
columns:[[t.finding,r],[t.severity,({severity:a})=>l(zs,{severity:a})],[t.state,({state:a})=>t.findingStates[a]]]})})},
hp=({item:e})=>{let{t}=W(),n=[e.status_set_by,e.status_set_for].filter(Boolean);return l(He,{title:t.
currentState,children:[e.conflict&&l(ge,{children:t.conflictNotice}),e.failed_reason!==null&&l(ge,{kind:"\
error",children:t.failedBelow}),l(Ao,{facts:{[t.status]:l("div",{class:"badges",children:[l(Ne,{kind:sn(
e),children:t.statuses[sn(e)]}),l(Ks,{item:e,all:!0})]}),[t.setAt]:l(lt,{at:e.status_set_at}),[t.setBy]:[
...new Set(n)].join(" / ")||t.unknown,[t.tool]:t.toolStatuses[e.defectdojo_status??"none"],[t.lastSync]:l(
lt,{at:e.last_sync})}})]})},_p=({item:e})=>{let{t}=W(),n=r=>r===null?t.unknown:t.statuses[r]??r,o=r=>r?
"bad":void 0,s=r=>l("div",{children:[l(Ne,{kind:o(r.state==="failed"),children:t.states[r.state]}),"\
 ",l(zn,{text:r.reason}),r.state==="failed"&&l(cs,{request:r})]}),i=r=>l("div",{children:[l(Ne,{kind:o(
!r.success),children:r.success?t.success:t.failed})," ",l(zn,{text:r.error_message})]});return l(J,{
children:[l(He,{title:t.requests,children:l(at,{empty:t.noRequests,caption:t.requests,rows:e.requests,
keyOf:({request_id:r})=>r,columns:[[t.accepted,({accepted_at:r})=>l(lt,{at:r})],[t.origin,({kind:r})=>t.
origins[r]],[t.status,({status:r})=>n(r)],[t.user,({user:r})=>r??t.unknown],[t.result,s]]})}),l(He,{
title:t.log,children:l(at,{empty:t.noLog,caption:t.log,rows:e.log,columns:[[t.when,({timestamp:r})=>l(
lt,{at:r})],[t.direction,({direction:r})=>t.directions[r]],[t.change,r=>`${n(r.old_status)} → ${n(
r.new_status)}`],[t.result,i]]})})]})},yp=e=>{let t=_i.pages[e.toUpperCase()];return t&&_i.base+t},wp=({
id:e})=>{let{t}=W(),{parameters:n}=Ke(),o=Js.current.indexOf(e),[s,i]=o<0?[]:[-1,1].map(a=>Js.current[o+
a]),r=(a,u)=>u&&l("a",{href:Se("checklist",n,u),children:a});return l("nav",{class:"actions","aria-l\
abel":t.checklist,children:[l("a",{href:Se("checklist",n),children:t.backToList}),r(t.previous,s),r(
t.next,i)]})},ql=({id:e,user:t})=>{let{t:n,may:o}=W(),s=Ce(async d=>{let[g,{keeps_equivalent_status:f}]=await Promise.
all([U.getItem({path:{wstg_id:e},signal:d}),U.getSynchronisation({signal:d})]);return{item:g,keepsAll:f}},
[e],({item:d})=>d.requests.some(Un)),i=yp(e),{name:r,category:a}=s.data?.item??{},u=l(J,{children:[[
r&&e,a&&n.categoryName(a)].filter(Boolean).join(" · "),i&&" · ",i&&l("a",{href:i,target:"_blank",rel:"\
noreferrer",children:n.guide})]});return l(Lt,{title:r??e,above:u,tools:l(wp,{id:e}),load:s,children:({
item:d,keepsAll:g})=>l(J,{children:[l(gp,{item:d}),l("div",{class:"columns",children:[l(hp,{item:d}),
o("checklist:write")&&l(pp,{item:d,user:t,keepsAll:g})]}),l(_p,{item:d})]})})};var bp="-",yi=({category:e})=>e??bp,Sp={conflict:e=>e.conflict,open:e=>e.open_request,failed:e=>e.failed_reason!==
null,untracked:e=>!e.tracked,without_finding:e=>e.finding_id===null&&e.last_sync!==null},wi=e=>{let t=Map.
groupBy(e,sn),n=o=>t.get(o)?.length??0;return{countOf:n,closed:n("Done")+n("Not Applicable")}},zl=({
items:e})=>{let{countOf:t}=wi(e),n=rs.filter(o=>t(o)>0);return l("div",{class:"bar","aria-hidden":"t\
rue",children:n.map(o=>l("i",{"data-kind":o,style:{flexGrow:t(o)}},o))})},vp=5,kp=({gate:e})=>{let{t,
integer:n}=W(),{parameters:o}=Ke(),s=Map.groupBy(e.open,({reason:a})=>a),i=Map.groupBy(s.get("open_f\
inding")??[],({severity:a})=>a),r=mi.flatMap(a=>i.get(a)??[]);return e.passed?l(ge,{kind:"success",children:t.
gatePassed}):l(ge,{kind:"closed",children:[l("p",{children:[l("strong",{children:t.gateClosed})," ",
e.stale&&t.gateStale]}),l("p",{class:"badges",children:[...s].map(([a,u])=>l("a",{href:Se("checklist",
{...o,show:a}),children:[t.reasons[a],": ",n(u.length)]},a))}),r.length>0&&l("p",{class:"badges",children:r.
slice(0,vp).map(({wstg_id:a,severity:u})=>l("span",{children:[l(ls,{id:a,parameters:o})," ",l(zs,{severity:u})]},
a))})]})},Tp=({items:e,gate:t})=>{let{t:n,integer:o,percent:s}=W(),{countOf:i,closed:r}=wi(e);return l(
"section",{class:"card total","aria-label":n.checklistTotal,children:[l("p",{class:"figure",children:[
l("strong",{children:n.closedOf(o(r),o(e.length))})," ",l("span",{children:e.length>0&&s(r/e.length)}),
l("span",{class:"badges",children:rs.map(a=>l(Ne,{kind:a,children:[n.statuses[a],": ",o(i(a))]},a))})]}),
l(zl,{items:e}),l(kp,{gate:t}),l(xp,{items:e})]})},xp=({items:e})=>{let{t,integer:n}=W(),{parameters:o}=Ke();
return l("details",{children:[l("summary",{children:t.coverage}),l("ul",{class:"coverage",children:[
...Map.groupBy(e,yi)].map(([s,i])=>l("li",{children:[l("a",{href:Se("checklist",{...o,category:s}),children:t.
categoryName(s)}),l("span",{children:t.doneOf(n(wi(i).closed),n(i.length))}),l(zl,{items:i})]},s))})]})},
jl=e=>e.failed_reason!==null?2:Number(e.conflict),Cp=({items:e,gate:t},n)=>{let{status:o="",category:s="",
show:i="",outcome:r="",search:a=""}=n,u=a.toLowerCase().split(/\s+/),d=new Map(t.open.map(({wstg_id:p,
reason:h})=>[p,h])),g=p=>{let h=`${p.wstg_id} ${p.name??""} ${p.notes??""}`.toLowerCase();return u.every(
b=>h.includes(b))},f=p=>Sp[i]?.(p)??[d.get(p.wstg_id),""].includes(i);return e.filter(p=>[sn(p),""].
includes(o)).filter(p=>[yi(p),""].includes(s)).filter(p=>[p.outcome,""].includes(r)).filter(f).filter(
g).sort((p,h)=>jl(h)-jl(p))},Pp=({items:e,keepsAll:t,set:n})=>{let{t:o,integer:s,announce:i}=W(),[r,
a]=Q(!1),[u,d]=Q("Done"),[g,f]=Q([]),[p,h]=Q(0),b=be(!1),{run:v,busy:T,error:C,reset:x}=qn(async()=>{
b.current=!1,f(e),h(0);let I=0;for(let{wstg_id:M}of e){if(b.current)break;await n(M,u),h(++I)}i(o.setAll(
w(I))),a(!1)}),w=I=>o.items(I,s(I)),S=w((T?g:e).length),D=e.filter(I=>as(I,u)).length,P=[D>0&&o.othersFindings(
s(D)),is(u,t)&&o.notKept],O=()=>{b.current=!0,x(),a(!1)};return l(J,{children:[e.length>0&&l(se,{text:o.
setAllShown,"aria-haspopup":"dialog",onClick:()=>a(!0)}),r&&l(fn,{title:o.askSetAll(S,o.statuses[u]),
onClose:O,children:I=>T?l(Cn,{label:o.sending,done:p,all:g.length,format:s,children:l(se,{text:o.stop,
onClick:()=>b.current=!0})}):l(J,{children:[l(jn,{fields:{status:{label:o.status,hint:l("span",{role:"\
status",children:P.filter(Boolean).join(" ")}),options:Object.entries(o.statuses),onInput:({currentTarget:{
value:M}})=>d(M)}},values:{status:u}}),l(Fe,{error:C}),l("div",{class:"actions",children:[l(se,{text:o.
setItems(S,o.statuses[u]),kind:"danger",onClick:v}),l(se,{text:o.cancel,onClick:I})]})]})})]})},Ap=({
data:e,user:t,change:n})=>{let{t:o,integer:s,may:i}=W(),{parameters:r}=Ke(),a=JSON.stringify(r),u=_t(
()=>Cp(e,r),[e,a]);Js.current=u.map(({wstg_id:w})=>w);let d=["",o.any],g=[...new Set(e.items.map(yi))].
map(w=>[w,o.categoryName(w)]),f=[...new Set(e.gate.open.map(({reason:w})=>w))].map(w=>[w,o.reasons[w]]),
p=async(w,S)=>{await U.requestWstgSync({body:{wstg_id:w,status:S,user:t}});let D=P=>P.wstg_id===w?{...P,
wstg_status:S,open_request:!0}:P;n(P=>({...P,items:P.items.map(D)}))},{askAbout:h,dialog:b}=Ys(),v=w=>l(
"div",{children:[l(ls,{id:w.wstg_id,parameters:r}),l("p",{class:"aside",children:w.name})]}),T=w=>l(
"div",{class:"badges",children:[i("checklist:write")?l(Gl,{label:`${o.status}: ${w.wstg_id}`,value:sn(
w),options:o.statuses,act:async S=>{if(!(as(w,S)&&!await h(w)))return await p(w.wstg_id,S),is(S,e.keepsAll)?
o.notKept:o.request.waiting}}):l(Ne,{kind:sn(w),children:o.statuses[sn(w)]}),w.conflict&&l(Ne,{kind:"\
bad",children:o.conflict}),w.failed_reason!==null&&l(Ne,{kind:"bad",children:o.failed}),w.failed_reason===
null&&w.open_request&&l(Ne,{children:o.pending})]}),C=w=>Object.values(w.open_findings).some(S=>S>0)?
l("div",{class:"badges",children:l(Ks,{item:w})}):null,x=l(J,{children:[l("p",{children:o.noItems}),
l("a",{href:Se("checklist"),onClick:on,children:o.clear})]});return l(He,{title:o.items(u.length,s(u.
length)),tools:i("checklist:write")&&l(Pp,{items:u,keepsAll:e.keepsAll,set:p}),children:[l(js,{view:"\
checklist",fields:{search:{label:o.search,placeholder:o.searchHint,type:"search"},status:{label:o.status,
options:[d,...Object.entries(o.statuses)]},category:{label:o.category,options:[["",o.anyCategory],...g]},
outcome:{label:o.itemOutcome,options:[d,...Object.entries(o.outcomes)]},show:{label:o.show,options:[
d,...Object.entries(o.shown),...f]},since:{label:o.since,type:"date"}}}),l(at,{caption:o.checklist,rows:u,
keyOf:({wstg_id:w})=>w,empty:x,columns:[[o.item,v],[o.status,T],[o.tool,w=>o.toolStatuses[w.defectdojo_status??
"none"]],[o.findingsOpen,C],[o.lastSync,({last_sync:w})=>l(lt,{at:w})]]},a),l("p",{class:"aside",children:o.
source}),b]})},Dp=({user:e})=>{let{t}=W(),{since:n}=Ke().parameters,o=n?{since:n}:{},s=Ce(async d=>{
let[{taken:g},f,{keeps_equivalent_status:p}]=await Promise.all([Eo(U.items({...o,signal:d}),Number.POSITIVE_INFINITY),
U.checkGate({query:o,signal:d}),U.getSynchronisation({signal:d})]);return{items:g,gate:f,keepsAll:p}},
[n]),i=s.data!==void 0;ce(()=>{i&&history.state?.y&&scrollTo(0,history.state.y)},[i]);let r=Zs(),a=async()=>r(
await U.generateReport({headers:{"Accept-Language":document.documentElement.lang}})),u=l(J,{children:[
l(pn,{text:t.makeReport,act:a}),l(se,{text:t.reload,busy:s.loading,onClick:s.reload})]});return l(Lt,
{title:t.checklist,tools:u,load:s,children:d=>l(J,{children:[l(Tp,{...d}),l(Ap,{data:d,user:e,change:s.
change})]})})},Kl=({account:e})=>{let{id:t}=Ke();return t===void 0?l(Dp,{user:e.username}):l(ql,{id:t,
user:e.username},t)};var Yl=e=>{let{act:t,ask:n,title:o,hint:s,submit:i,labels:r,fields:a}=e,{t:u,bytes:d}=W(),[g,f]=Q(),
[p,h]=Q(""),b=be(new AbortController);ce(()=>()=>b.current.abort(),[]);let v=async I=>{b.current=new AbortController;
let{signal:M}=b.current;h(""),f({loaded:0,total:void 0}),await t({signal:M,onProgress:f},I).catch(L=>{
if(!M.aborted)throw L;return u.stopped}).then(h).finally(()=>f(void 0))},{ask:T,dialog:C}=Gs(i),x=async I=>{
(!n||await T(n(I)))&&await v(I)},w=()=>{b.current.abort(),on()},S=g&&g.loaded>0&&g.loaded!==g.total,
[D,P]=S?[r[0],g.total]:[r[1],void 0];return l(He,{title:o,hint:s,children:[l(kt,{keep:!0,submit:i,kind:a?
"danger":"primary",act:x,fields:a}),C,g&&l(Cn,{label:D,done:g.loaded,all:P,format:I=>I===0?"":d(I),children:l(
se,{text:u.stop,onClick:w})}),p&&l(ge,{children:p})]})},Zl=()=>{let{t:e,bytes:t}=W(),n=Zs(),o={label:e.
file,type:"file",accept:".sql,application/sql,text/plain",read:s=>s instanceof File&&s.name?s:new Error(
e.noFile)};return l(J,{children:[l(Ot,{title:e.files}),l("div",{class:"columns",children:[l(Yl,{title:e.
export,hint:e.dumpHint,submit:e.makeExport,labels:[e.downloading,e.preparing],act:async s=>n(await U.
exportDump(s))}),l(Yl,{title:e.import,hint:e.dumpImportHint,submit:e.makeImport,labels:[e.uploading,
e.importing],fields:{file:o},ask:({file:s})=>e.askImport(s.name,t(s.size)),act:async(s,{file:i})=>(await U.
importDump({...s,body:{file:i}}),e.imported)})]})]})};var Ip=1e3,Ep=({state:e,last_started_at:t,last_succeeded_at:n})=>e==="idle"&&(n??"")<(t??""),Rp=()=>{
let{t:e}=W(),t=()=>U.synchroniseNow({body:{hidden_is_gone:!0}});return l(Ge,{text:e.hiddenIsGone,opener:"\
plain",question:e.askHiddenIsGone,act:t})},Mp=({run:e,isAdmin:t})=>{let{t:n,ago:o,instant:s,may:i}=W(),
{state:r,last_error:a,last_warning:u}=e,d=()=>U.synchroniseNow(),g=h=>h&&(o(h)??s(h)),f=a===null&&u===
null&&e.failed===0,p=()=>{if(r!=="idle")return n.runStates[r];let[h,b]=[g(e.last_succeeded_at),g(e.next_run_at)];
return h===null?n.neverInStep:(f?n.inStep:n.notInStep)(h,b)};return l("section",{class:"card","aria-\
label":n.state,children:[l("div",{class:"heading",children:[l("p",{role:"status",children:l("strong",
{children:p()})}),i("checklist:write")&&l(pn,{kind:"primary",text:n.synchronise,busy:r!=="idle",act:d})]}),
a!==null&&l(ge,{kind:"error",children:[n.lastError,l(zn,{text:a})]}),u!==null&&l(ge,{kind:"error",children:[
`${n.lastWarning} ${u}`,t&&Ep(e)&&l(Rp,{})]})]})},Op=({run:e})=>{let{t,integer:n}=W(),o=[[t.waitingCount,
e.waiting],[t.retryingCount,e.retrying],[t.failedCount,e.failed]];return l("details",{class:"card",children:[
l("summary",{children:t.periodic}),l(Ao,{facts:{[t.lastStarted]:l(lt,{at:e.last_started_at}),[t.lastFinished]:l(
lt,{at:e.last_finished_at}),[t.lastSucceeded]:l(lt,{at:e.last_succeeded_at}),[t.nextRun]:l(lt,{at:e.
next_run_at}),[t.lastDelivery]:l(lt,{at:e.last_delivery_at}),...Object.fromEntries(o.filter(([,s])=>s>
0).map(([s,i])=>[s,n(i)])),[t.withoutFinding]:l("a",{href:Se("checklist",{show:"without_finding"}),children:n(
e.without_finding)})}})]})},Lp=({requests:e,all:t})=>{let{t:n,integer:o}=W(),s=({wstg_id:r,finding_id:a})=>r===
null?n.findingNumber(a??0):l(ls,{id:r}),i=({reason:r,next_attempt_at:a})=>l("div",{children:[l(zn,{text:r}),
" ",a!==null&&l(Ne,{children:n.states.retrying})]});return l(He,{title:n.failedRequests,tools:e.length>
0&&l(cs,{}),children:l(at,{empty:n.noFailed,caption:n.firstOf(e.length,Math.max(t,e.length),o),rows:e,
keyOf:({request_id:r})=>r,columns:[[n.item,s],[n.status,({status:r})=>r?n.statuses[r]:n.unknown],[n.
accepted,({accepted_at:r})=>l(lt,{at:r})],[n.attempts,({attempts:r})=>o(r),"numeric"],[n.reason,i],[
n.actions,r=>l(cs,{request:r}),"tools"]]})})},Np=async e=>{let t=await U.getSynchronisation({signal:e}),
n=U.requests({state:"failed",limit:200,signal:e}),{taken:o}=await Eo(n,Ip);return{run:t,failed:o}},Fp=({
run:e,failed:t})=>e.state!=="idle"||e.waiting+e.retrying>0||t.some(Un),Jl=({account:e})=>{let{t}=W(),
n=Ce(Np,[],Fp),o=l(se,{text:t.reload,onClick:n.reload});return l(Lt,{title:t.synchronisation,tools:o,
load:n,children:({run:s,failed:i})=>l(J,{children:[l(Mp,{run:s,isAdmin:e.role==="admin"}),l(Lp,{requests:i,
all:s.failed}),l(Op,{run:s})]})})};var Wp=async e=>{let[{keys:t},{permissions:n}]=await Promise.all([U.listKeys({signal:e}),U.getPermissions(
{signal:e})]);return{keys:t,held:n}},$p=e=>e.currentTarget.select(),Hp=({value:e,close:t})=>{let{t:n}=W(),
[o,s]=Q(!1),i=async()=>{await navigator.clipboard.writeText(e),s(!0)};return l(fn,{title:n.keyMade,onClose:t,
children:r=>l(J,{children:[l("p",{children:n.keyOnce}),l("input",{readOnly:!0,value:e,"aria-label":n.
keyMade,onFocus:$p}),l("div",{class:"actions",children:[navigator.clipboard&&l(se,{text:o?n.copied:n.
copy,kind:"primary",onClick:i}),l(se,{text:n.close,onClick:r})]})]})})},Bp=[30,90,366],Ql=({held:e,onKey:t,
isForScale:n})=>{let{t:o}=W(),s=r=>({label:o.permissions[r],type:"checkbox",defaultChecked:n&&r==="w\
eights:write",read:a=>a==="on"}),i={name:{label:o.keyName,hint:o.keyNameHint,defaultValue:n?o.scale:
"",maxLength:Gt.KeyName.maxLength,autocomplete:"off"},...Object.fromEntries(e.map(r=>[r,s(r)])),days:{
label:o.keyEnds,options:Bp.map(r=>[String(r),o.days(r)]),defaultValue:n?"366":"90"},password:{label:o.
currentPassword,autocomplete:"current-password",type:"password",codes:["current_password_wrong"]}};return l(
Ge,{text:n?o.makeScaleKey:o.makeKey,title:o.makeKey,submit:o.makeKey,opener:"plain",kind:"primary",fields:i,
act:async({name:r,days:a,password:u,...d})=>{let g=e.filter(p=>d[p]);if(g.length===0)throw new Error(
o.noPermission);let f={name:r,permissions:g,expires_in_days:Number(a),password:u};t((await U.createKey(
{body:f})).key)}})},Xl=()=>{let{t:e,day:t,instant:n,messages:o}=W(),{data:s,error:i,reload:r}=Ce(Wp),
[a,u]=Q(""),{keys:d=[],held:g=[]}=s??{},f=({last_refused_at:p,last_refused_code:h})=>{let b=o.errors[h??
""];return p!==null&&l("p",{class:"aside",children:e.keyRefused(n(p),b??h??"")})};return l(Mt.Provider,
{value:r,children:l(He,{title:e.apiKeys,hint:e.apiKeysHint,tools:s&&l("div",{class:"actions",children:[
l(Ql,{held:g,onKey:u,isForScale:!0}),l(Ql,{held:g,onKey:u})]}),children:[l(Fe,{error:i,retry:r}),a&&
l(Hp,{value:a,close:()=>u("")}),l(at,{caption:e.apiKeysCaption,rows:d,keyOf:({key_id:p})=>p,columns:[
[e.keyName,p=>l("div",{children:[p.name,f(p)]})],[e.keyMay,({permissions:p})=>l("div",{class:"badges",
children:p.map(h=>l(Ne,{children:e.permissions[h]},h))})],[e.lastUsed,({last_used_at:p})=>p===null?e.
never:n(p),"wide"],[e.expires,({expires_at:p})=>t(p)],[e.actions,({key_id:p,name:h})=>l(Ge,{text:e.remove,
of:h,title:e.removeKey,question:h,act:async()=>(await U.deleteKey({path:{key_id:p}}),e.keyRemoved)}),
"tools"]]})]})})};var bi,Vp=(e,t)=>new Promise((n,o)=>{let s=new URL(e);s.searchParams.set("render",t);let i=document.
createElement("script");i.src=s.href,i.onerror=()=>{bi=void 0,i.remove(),o(new Error("the captcha ca\
nnot be loaded"))},i.onload=()=>{let{grecaptcha:r}=globalThis;r?r.ready(()=>n(r)):i.dispatchEvent(new Event(
"error"))},document.head.append(i),U.session.onChange(r=>r&&setTimeout(()=>location.reload()))}),Si=async e=>{
let{captcha_site_key:t}=e;return t&&Ut.captchaScript&&(bi??=Vp(Ut.captchaScript,t)),bi},ec=async(e,t)=>{
let n=await Si(e),o=e.captcha_site_key??"";return n?{captcha_token:await n.execute(o,{action:t})}:{}};var vi=["password_too_short","password_too_long","password_breached"],ki=({registering:e,expired:t})=>{
let{t:n,config:o}=W(),s=Ut.isEmpty&&Ut.registrationOpen,i=e||s,r=async h=>{let b=await ec(o,i?"regis\
ter":"login").catch(()=>{throw new Error(n.captchaMissing)}),v={...h,...b};await(i?U.registerAccount(
{body:v}):U.login({body:v})),Ut.isEmpty=!1,i?To(Se("profile",{first:"true"})):location.hash==="#/del\
eted"&&(location.hash="")};ce(()=>{Si(o).catch(()=>{})},[o]);let{minLength:a,maxLength:u}=Gt.Username,
d={autocomplete:"username",autocapitalize:"none",spellcheck:!1,label:n.username,hint:i&&n.usernameHint(
a,u),codes:["username_invalid","username_taken"],defaultValue:t?.username},g={type:"password",label:n.
password,codes:vi,hint:i&&n.newPasswordHint(Gt.NewPassword.minLength),autocomplete:i?"new-password":
"current-password",autofocus:t!==void 0},f=i?n.register:n.signIn,p=l(kt,{keep:!0,submit:f,act:r,fields:{
username:d,password:g}});return t?p:l(J,{children:[l(Ot,{title:s?n.registerFirst:f}),l("p",{class:"h\
int",children:s?n.welcomeFirst:n.welcome}),i&&!Ut.registrationOpen?l(ge,{children:n.registrationClosed}):
p,!s&&(i||Ut.registrationOpen)&&l("p",{class:"aside",children:[i?n.toSignIn:n.toRegister," ",l("a",{
href:i?"#/":"#/register",children:i?n.signIn:n.register})]})]})};var Gp=async()=>{let e=JSON.stringify(await U.exportOwnData(),null,2),t=new Date().toLocaleDateString(
"sv");Io(new Blob([e],{type:"application/json"}),`weight-bmi-${t}.json`)},tc=({account:e})=>{let{t}=W(),
o={...{type:"password",autocomplete:"current-password"},label:t.currentPassword,codes:["current_pass\
word_wrong"]},s={type:"password",autocomplete:"new-password",label:t.newPassword,hint:t.newPasswordHint(
Gt.NewPassword.minLength),codes:[...vi,"password_unchanged"]},i={autocomplete:"off",autocapitalize:"\
none",label:t.typeName(e.username),read:r=>String(r).trim()===e.username||new Error(t.nameDiffers)};
return l(J,{children:[l(Ot,{title:t.account}),l("p",{class:"hint",children:t.signedInAs(e.username)}),
l(Xl,{}),l("div",{class:"columns",children:[l(He,{title:t.password,hint:t.changePasswordHint,children:l(
Ge,{text:t.changePassword,opener:"plain",kind:"primary",fields:{current_password:o,new_password:s},act:async r=>(await U.
changePassword({body:r}),t.passwordChanged)})}),l(He,{title:t.exportTitle,hint:t.exportHint,children:l(
kt,{kind:"plain",submit:t.exportData,act:Gp})}),l(He,{title:t.endSessions,hint:t.endSessionsHint,children:l(
Ge,{text:t.endSessions,opener:"plain",fields:{password:o},act:r=>U.logoutEverywhere({body:r})})}),l(
He,{title:t.deleteAccount,hint:t.deleteHint,children:l(Ge,{text:t.deleteAccount,opener:"danger",fields:{
name:i,password:o},act:async({password:r})=>{await U.deleteAccount({body:{password:r}}),location.hash=
"#/deleted"}})})]})]})};var Up=e=>e>3?e/100:e,nc=()=>{let{t:e,plain:t,messages:n,config:o,unit:s,setUnit:i}=W(),r=Ke().parameters.
first!==void 0,a=Ce(v=>vo(U.getProfile({signal:v}))),u=o.validation_limits??{},d={maxLength:u.name_max_length,
required:!0},g={type:"date",codes:["birth_date_invalid"],min:u.birth_date_min,required:!0},f={...Vl(
e.notAHeight,Up),codes:["height_out_of_range"],label:e.height,required:!0},p=e.heightHint,h=async v=>{
if(await U.saveProfile({body:v}),!r)return n.texts.profile_saved;location.hash=Se("weight")},b=v=>({
nombre:{...d,label:e.firstName,defaultValue:v?.nombre},apellidos:{...d,label:e.lastName,defaultValue:v?.
apellidos},fecha_nacimiento:{...g,label:e.birthDate,defaultValue:v?.fecha_nacimiento},talla_m:{...f,
hint:p,defaultValue:v?t(v.talla_m):""}});return l("div",{class:"card narrow",children:l(Lt,{title:e.
profile,load:a,children:v=>l(J,{children:[l("p",{class:"hint",children:r?e.profileFirst:e.profileHint}),
l(kt,{keep:!0,submit:e.save,act:h,fields:b(v)}),r&&l("a",{href:Se("weight"),children:e.later}),l(qs,
{label:e.unitOfWeights,values:Bs,names:e.unitNames,value:s,choose:i})]})})})};var qp="uplot",jp="u-hz",zp="u-vt",Kp="u-title",Yp="u-wrap",Zp="u-under",Jp="u-over",Qp="u-axis",Zn="\
u-off",Xp="u-select",em="u-cursor-x",tm="u-cursor-y",nm="u-cursor-pt",om="u-legend",sm="u-live",rm="\
u-inline",im="u-series",am="u-marker",oc="u-label",lm="u-value",ds="width",fs="height";var sc="bottom",Ro="left",Ti="right",Bi="#000",rc=Bi+"0",xi="mousemove",ic="mousedown",Ci="mouseup",
ac="mouseenter",lc="mouseleave",cc="dblclick",cm="resize",um="scroll",uc="change",nr="dppxchange",Vi="\
--",$o=typeof window<"u",Ei=$o?document:null,Oo=$o?window:null,dm=$o?navigator:null,he,Qs;function Ri(){
let e=devicePixelRatio;he!=e&&(he=e,Qs&&Oi(uc,Qs,Ri),Qs=matchMedia(`(min-resolution: ${he-.001}dppx)\
 and (max-resolution: ${he+.001}dppx)`),Jn(uc,Qs,Ri),Oo.dispatchEvent(new CustomEvent(nr)))}function Tt(e,t){
if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function Mi(e,t){let n=e.classList;n.contains(
t)&&n.remove(t)}function Ee(e,t,n){e.style[t]=n+"px"}function qt(e,t,n,o){let s=Ei.createElement(e);
return t!=null&&Tt(s,t),n?.insertBefore(s,o),s}function Nt(e,t){return qt("div",e,t)}var dc=new WeakMap;
function rn(e,t,n,o,s){let i="translate("+t+"px,"+n+"px)",r=dc.get(e);i!=r&&(e.style.transform=i,dc.
set(e,i),t<0||n<0||t>o||n>s?Tt(e,Zn):Mi(e,Zn))}var fc=new WeakMap;function pc(e,t,n){let o=t+n,s=fc.
get(e);o!=s&&(fc.set(e,o),e.style.background=t,e.style.borderColor=n)}var mc=new WeakMap;function gc(e,t,n,o){
let s=t+""+n,i=mc.get(e);s!=i&&(mc.set(e,s),e.style.height=n+"px",e.style.width=t+"px",e.style.marginLeft=
o?-t/2+"px":0,e.style.marginTop=o?-n/2+"px":0)}var Gi={passive:!0},fm={...Gi,capture:!0};function Jn(e,t,n,o){
t.addEventListener(e,n,o?fm:Gi)}function Oi(e,t,n,o){t.removeEventListener(e,n,Gi)}$o&&Ri();function jt(e,t,n,o){
let s;n=n||0,o=o||t.length-1;let i=o<=2147483647;for(;o-n>1;)s=i?n+o>>1:xt((n+o)/2),t[s]<e?n=s:o=s;return e-
t[n]<=t[o]-e?n:o}function Gc(e){return(n,o,s)=>{let i=-1,r=-1;for(let a=o;a<=s;a++)if(e(n[a])){i=a;break}
for(let a=s;a>=o;a--)if(e(n[a])){r=a;break}return[i,r]}}var Uc=e=>e!=null,qc=e=>e!=null&&e>0,rr=Gc(Uc),
pm=Gc(qc);function mm(e,t,n,o=0,s=!1){let i=s?pm:rr,r=s?qc:Uc;[t,n]=i(e,t,n);let a=e[t],u=e[t];if(t>
-1)if(o==1)a=e[t],u=e[n];else if(o==-1)a=e[n],u=e[t];else for(let d=t;d<=n;d++){let g=e[d];r(g)&&(g<
a?a=g:g>u&&(u=g))}return[a??ke,u??-ke]}function ir(e,t,n,o){let s=yc(e),i=yc(t);e==t&&(s==-1?(e*=n,t/=
n):(e/=n,t*=n));let r=n==10?mn:jc,a=s==1?xt:Ft,u=i==1?Ft:xt,d=a(r(Ze(e))),g=u(r(Ze(t))),f=Lo(n,d),p=Lo(
n,g);return n==10&&(d<0&&(f=Te(f,-d)),g<0&&(p=Te(p,-g))),o||n==2?(e=f*s,t=p*i):(e=Zc(e,f),t=ar(t,p)),
[e,t]}function Ui(e,t,n,o){let s=ir(e,t,n,o);return e==0&&(s[0]=0),t==0&&(s[1]=0),s}var qi=.1,hc={mode:3,
pad:qi},ms={pad:0,soft:null,mode:0},gm={min:ms,max:ms};function or(e,t,n,o){return lr(n)?_c(e,t,n):(ms.
pad=n,ms.soft=o?0:null,ms.mode=o?3:0,_c(e,t,gm))}function pe(e,t){return e??t}function hm(e,t,n){for(t=
pe(t,0),n=pe(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function _c(e,t,n){let o=n.min,
s=n.max,i=pe(o.pad,0),r=pe(s.pad,0),a=pe(o.hard,-ke),u=pe(s.hard,ke),d=pe(o.soft,ke),g=pe(s.soft,-ke),
f=pe(o.mode,0),p=pe(s.mode,0),h=t-e,b=mn(h),v=mt(Ze(e),Ze(t)),T=mn(v),C=Ze(T-b);(h<1e-24||C>10)&&(h=
0,(e==0||t==0)&&(h=1e-24,f==2&&d!=ke&&(i=0),p==2&&g!=-ke&&(r=0)));let x=h||v||1e3,w=mn(x),S=Lo(10,xt(
w)),D=x*(h==0?e==0?.1:1:i),P=Te(Zc(e-D,S/10),24),O=e>=d&&(f==1||f==3&&P<=d||f==2&&P>=d)?d:ke,I=mt(a,
P<O&&e>=O?O:zt(O,P)),M=x*(h==0?t==0?.1:1:r),L=Te(ar(t+M,S/10),24),E=t<=g&&(p==1||p==3&&L>=g||p==2&&L<=
g)?g:-ke,V=zt(u,L>E&&t<=E?E:mt(E,L));return I==V&&I==0&&(V=100),[I,V]}var _m=new Intl.NumberFormat($o?
dm.language:"en-US"),ji=e=>_m.format(e),Ct=Math,tr=Ct.PI,Ze=Ct.abs,xt=Ct.floor,Ye=Ct.round,Ft=Ct.ceil,
zt=Ct.min,mt=Ct.max,Lo=Ct.pow,yc=Ct.sign,mn=Ct.log10,jc=Ct.log2,ym=(e,t=1)=>Ct.sinh(e)*t,Pi=(e,t=1)=>Ct.
asinh(e/t),ke=1/0;function wc(e){return(mn((e^e>>31)-(e>>31))|0)+1}function Li(e,t,n){return zt(mt(e,
t),n)}function zc(e){return typeof e=="function"}function le(e){return zc(e)?e:()=>e}var wm=()=>{},Kc=e=>e,
Yc=(e,t)=>t,bm=e=>null,bc=e=>!0,Sc=(e,t)=>e==t,Sm=/\.\d*?(?=9{6,}|0{6,})/gm,Qn=e=>{if(Qc(e)||An.has(
e))return e;let t=`${e}`,n=t.match(Sm);if(n==null)return e;let o=n[0].length-1;if(t.indexOf("e-")!=-1){
let[s,i]=t.split("e");return+`${Qn(s)}e${i}`}return Te(e,o)};function Kn(e,t){return Qn(Te(Qn(e/t))*
t)}function ar(e,t){return Qn(Ft(Qn(e/t))*t)}function Zc(e,t){return Qn(xt(Qn(e/t))*t)}function Te(e,t=0){
if(Qc(e))return e;let n=10**t,o=e*n*(1+Number.EPSILON);return Ye(o)/n}var An=new Map;function Jc(e){
return((""+e).split(".")[1]||"").length}function hs(e,t,n,o){let s=[],i=o.map(Jc);for(let r=t;r<n;r++){
let a=Ze(r),u=Te(Lo(e,r),a);for(let d=0;d<o.length;d++){let g=e==10?+`${o[d]}e${r}`:o[d]*u,f=(r>=0?0:
a)+(r>=i[d]?0:i[d]),p=e==10?g:Te(g,f);s.push(p),An.set(p,f)}}return s}var gs={},zi=[],No=[null,null],
Pn=Array.isArray,Qc=Number.isInteger,vm=e=>e===void 0;function vc(e){return typeof e=="string"}function lr(e){
let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function km(e){return e!=null&&
typeof e=="object"}var Tm=Object.getPrototypeOf(Uint8Array),Xc="__proto__";function Fo(e,t=lr){let n;
if(Pn(e)){let o=e.find(s=>s!=null);if(Pn(o)||t(o)){n=Array(e.length);for(let s=0;s<e.length;s++)n[s]=
Fo(e[s],t)}else n=e.slice()}else if(e instanceof Tm)n=e.slice();else if(t(e)){n={};for(let o in e)o!=
Xc&&(n[o]=Fo(e[o],t))}else n=e;return n}function Ue(e){let t=arguments;for(let n=1;n<t.length;n++){let o=t[n];
for(let s in o)s!=Xc&&(lr(e[s])?Ue(e[s],Fo(o[s])):e[s]=Fo(o[s]))}return e}var xm=0,Cm=1,Pm=2;function Am(e,t,n){
for(let o=0,s,i=-1;o<t.length;o++){let r=t[o];if(r>i){for(s=r-1;s>=0&&e[s]==null;)e[s--]=null;for(s=
r+1;s<n&&e[s]==null;)e[i=s++]=null}}}function Dm(e,t){if(Rm(e)){let r=e[0].slice();for(let a=1;a<e.length;a++)
r.push(...e[a].slice(1));return Mm(r[0])||(r=Em(r)),r}let n=new Set;for(let r=0;r<e.length;r++){let u=e[r][0],
d=u.length;for(let g=0;g<d;g++)n.add(u[g])}let o=[Array.from(n).sort((r,a)=>r-a)],s=o[0].length,i=new Map;
for(let r=0;r<s;r++)i.set(o[0][r],r);for(let r=0;r<e.length;r++){let a=e[r],u=a[0];for(let d=1;d<a.length;d++){
let g=a[d],f=Array(s).fill(void 0),p=t?t[r][d]:Cm,h=[];for(let b=0;b<g.length;b++){let v=g[b],T=i.get(
u[b]);v===null?p!=xm&&(f[T]=v,p==Pm&&h.push(T)):f[T]=v}Am(f,h,s),o.push(f)}}return o}var Im=typeof queueMicrotask>
"u"?e=>Promise.resolve().then(e):queueMicrotask;function Em(e){let t=e[0],n=t.length,o=Array(n);for(let i=0;i<
o.length;i++)o[i]=i;o.sort((i,r)=>t[i]-t[r]);let s=[];for(let i=0;i<e.length;i++){let r=e[i],a=Array(
n);for(let u=0;u<n;u++)a[u]=r[o[u]];s.push(a)}return s}function Rm(e){let t=e[0][0],n=t.length;for(let o=1;o<
e.length;o++){let s=e[o][0];if(s.length!=n)return!1;if(s!=t){for(let i=0;i<n;i++)if(s[i]!=t[i])return!1}}
return!0}function Mm(e,t=100){let n=e.length;if(n<=1)return!0;let o=0,s=n-1;for(;o<=s&&e[o]==null;)o++;
for(;s>=o&&e[s]==null;)s--;if(s<=o)return!0;let i=mt(1,xt((s-o+1)/t));for(let r=e[o],a=o+i;a<=s;a+=i){
let u=e[a];if(u!=null){if(u<=r)return!1;r=u}}return!0}var eu=["January","February","March","April","\
May","June","July","August","September","October","November","December"],tu=["Sunday","Monday","Tues\
day","Wednesday","Thursday","Friday","Saturday"];function nu(e){return e.slice(0,3)}var Om=tu.map(nu),
Lm=eu.map(nu),Nm={MMMM:eu,MMM:Lm,WWWW:tu,WWW:Om};function us(e){return(e<10?"0":"")+e}function Fm(e){
return(e<10?"00":e<100?"0":"")+e}var Wm={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),
MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>us(e.getMonth()+1),M:e=>e.getMonth()+
1,DD:e=>us(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],
HH:e=>us(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.
getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>us(e.getMinutes()),
m:e=>e.getMinutes(),ss:e=>us(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>Fm(e.getMilliseconds())};function Ki(e,t){
t=t||Nm;let n=[],o=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=o.exec(e);)n.push(s[0][0]=="{"?Wm[s[1]]:s[0]);return i=>{
let r="";for(let a=0;a<n.length;a++)r+=typeof n[a]=="string"?n[a]:n[a](i,t);return r}}var $m=new Intl.
DateTimeFormat().resolvedOptions().timeZone;function Hm(e,t){let n;return t=="UTC"||t=="Etc/UTC"?n=new Date(
+e+e.getTimezoneOffset()*6e4):t==$m?n=e:(n=new Date(e.toLocaleString("en-US",{timeZone:t})),n.setMilliseconds(
e.getMilliseconds())),n}var ou=e=>e%1==0,sr=[1,2,2.5,5],Bm=hs(10,-32,0,sr),su=hs(10,0,32,sr),Vm=su.filter(
ou),Yn=Bm.concat(su),Yi=`
`,ru="{YYYY}",kc=Yi+ru,iu="{M}/{D}",ps=Yi+iu,Xs=ps+"/{YY}",au="{aa}",Gm="{h}:{mm}",Mo=Gm+au,Tc=Yi+Mo,
xc=":{ss}",ye=null;function lu(e){let t=e*1e3,n=t*60,o=n*60,s=o*24,i=s*30,r=s*365,u=(e==1?hs(10,0,3,
sr).filter(ou):hs(10,-3,0,sr)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,o,o*2,o*3,o*4,o*6,o*
8,o*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,i,i*2,i*3,i*4,i*6,r,r*2,r*5,r*10,r*25,r*50,r*100]),
d=[[r,ru,ye,ye,ye,ye,ye,ye,1],[s*28,"{MMM}",kc,ye,ye,ye,ye,ye,1],[s,iu,kc,ye,ye,ye,ye,ye,1],[o,"{h}"+
au,Xs,ye,ps,ye,ye,ye,1],[n,Mo,Xs,ye,ps,ye,ye,ye,1],[t,xc,Xs+" "+Mo,ye,ps+" "+Mo,ye,Tc,ye,1],[e,xc+".\
{fff}",Xs+" "+Mo,ye,ps+" "+Mo,ye,Tc,ye,1]];function g(f){return(p,h,b,v,T,C)=>{let x=[],w=T>=r,S=T>=
i&&T<r,D=f(b),P=Te(D*e,3),O=Ai(D.getFullYear(),w?0:D.getMonth(),S||w?1:D.getDate()),I=Te(O*e,3);if(S||
w){let M=S?T/i:0,L=w?T/r:0,E=P==I?P:Te(Ai(O.getFullYear()+L,O.getMonth()+M,1)*e,3),V=new Date(Ye(E/e)),
$=V.getFullYear(),Y=V.getMonth();for(let B=0;E<=v;B++){let ee=Ai($+L*B,Y+M*B,1),F=ee-f(Te(ee*e,3));E=
Te((+ee+F)*e,3),E<=v&&x.push(E)}}else{let M=T>=s?s:T,L=xt(b)-xt(P),E=I+L+ar(P-I,M);x.push(E);let V=f(
E),$=V.getHours()+V.getMinutes()/n+V.getSeconds()/o,Y=T/o,B=p.axes[h]._space,ee=C/B;for(;E=Te(E+T,e==
1?0:3),!(E>v);)if(Y>1){let F=xt(Te($+Y,6))%24,ae=f(E).getHours()-F;ae>1&&(ae=-1),E-=ae*o,$=($+Y)%24;
let re=x[x.length-1];Te((E-re)/T,3)*ee>=.7&&x.push(E)}else x.push(E)}return x}}return[u,d,g]}var[Um,
qm,jm]=lu(1),[zm,Km,Ym]=lu(.001);hs(2,-53,53,[1]);function Cc(e,t){return e.map(n=>n.map((o,s)=>s==0||
s==8||o==null?o:t(s==1||n[8]==0?o:n[1]+o)))}function Pc(e,t){return(n,o,s,i,r)=>{let a=t.find(b=>r>=
b[0])||t[t.length-1],u,d,g,f,p,h;return o.map(b=>{let v=e(b),T=v.getFullYear(),C=v.getMonth(),x=v.getDate(),
w=v.getHours(),S=v.getMinutes(),D=v.getSeconds(),P=T!=u&&a[2]||C!=d&&a[3]||x!=g&&a[4]||w!=f&&a[5]||S!=
p&&a[6]||D!=h&&a[7]||a[1];return u=T,d=C,g=x,f=w,p=S,h=D,P(v)})}}function Zm(e,t){let n=Ki(t);return(o,s,i,r,a)=>s.
map(u=>n(e(u)))}function Ai(e,t,n){return new Date(e,t,n)}function Ac(e,t){return t(e)}var Jm="{YYYY\
}-{MM}-{DD} {h}:{mm}{aa}";function Dc(e,t){return(n,o,s,i)=>i==null?Vi:t(e(o))}function Qm(e,t){let n=e.
series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function Xm(e,t){return e.
series[t].fill(e,t)}var eg={show:!0,live:!0,isolate:!1,mount:wm,markers:{show:!0,width:2,stroke:Qm,fill:Xm,
dash:"solid"},idx:null,idxs:null,values:[]};function tg(e,t){let n=e.cursor.points,o=Nt(),s=n.size(e,
t);Ee(o,ds,s),Ee(o,fs,s);let i=s/-2;Ee(o,"marginLeft",i),Ee(o,"marginTop",i);let r=n.width(e,t,s);return r&&
Ee(o,"borderWidth",r),o}function ng(e,t){let n=e.series[t].points;return n._fill||n._stroke}function og(e,t){
let n=e.series[t].points;return n._stroke||n._fill}function sg(e,t){return e.series[t].points.size}var Di=[
0,0];function rg(e,t,n){return Di[0]=t,Di[1]=n,Di}function er(e,t,n,o=!0){return s=>{s.button==0&&(!o||
s.target==t)&&n(s)}}function Ii(e,t,n,o=!0){return s=>{(!o||s.target==t)&&n(s)}}var ig={show:!0,x:!0,
y:!0,lock:!1,move:rg,points:{one:!1,show:tg,size:sg,width:0,stroke:og,fill:ng},bind:{mousedown:er,mouseup:er,
click:er,dblclick:er,mousemove:Ii,mouseleave:Ii,mouseenter:Ii},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,
click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,o,s)=>o-
s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,
event:null},cu={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Zi=Ue({},cu,{filter:Yc}),uu=Ue({},Zi,{size:10}),
du=Ue({},cu,{show:!1}),Ji='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Aria\
l, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Em\
oji"',fu="bold "+Ji,pu=1.5,Ic={show:!0,scale:"x",stroke:Bi,space:50,gap:5,alignTo:1,size:50,labelGap:0,
labelSize:30,labelFont:fu,side:2,grid:Zi,ticks:uu,border:du,font:Ji,lineGap:pu,rotate:0},ag="Value",
lg="Time",Ec={show:!0,scale:"x",auto:!1,sorted:1,min:ke,max:-ke,idxs:[]};function cg(e,t,n,o,s){return t.
map(i=>i==null?"":ji(i))}function ug(e,t,n,o,s,i,r){let a=[],u=An.get(s)||0;n=r?n:Te(ar(n,s),u);for(let d=n;d<=
o;d=Te(d+s,u))a.push(Object.is(d,-0)?0:d);return a}function Ni(e,t,n,o,s,i,r){let a=[],u=e.scales[e.
axes[t].scale].log,d=u==10?mn:jc,g=xt(d(n));s=Lo(u,g),u==10&&(s=Yn[jt(s,Yn)]);let f=n,p=s*u;u==10&&(p=
Yn[jt(p,Yn)]);do a.push(f),f=f+s,u==10&&!An.has(f)&&(f=Te(f,An.get(s))),f>=p&&(s=f,p=s*u,u==10&&(p=Yn[jt(
p,Yn)]));while(f<=o);return a}function dg(e,t,n,o,s,i,r){let u=e.scales[e.axes[t].scale].asinh,d=o>u?
Ni(e,t,mt(u,n),o,s):[u],g=o>=0&&n<=0?[0]:[];return(n<-u?Ni(e,t,mt(u,-o),-n,s):[u]).reverse().map(p=>-p).
concat(g,d)}var mu=/./,fg=/[12357]/,pg=/[125]/,Rc=/1/,Fi=(e,t,n,o)=>e.map((s,i)=>t==4&&s==0||i%o==0&&
n.test(s.toExponential()[s<0?1:0])?s:null);function mg(e,t,n,o,s){let i=e.axes[n],r=i.scale,a=e.scales[r],
u=e.valToPos,d=i._space,g=u(10,r),f=u(9,r)-g>=d?mu:u(7,r)-g>=d?fg:u(5,r)-g>=d?pg:Rc;if(f==Rc){let p=Ze(
u(1,r)-g);if(p<d)return Fi(t.slice().reverse(),a.distr,f,Ft(d/p)).reverse()}return Fi(t,a.distr,f,1)}
function gg(e,t,n,o,s){let i=e.axes[n],r=i.scale,a=i._space,u=e.valToPos,d=Ze(u(1,r)-u(2,r));return d<
a?Fi(t.slice().reverse(),3,mu,Ft(a/d)).reverse():t}function hg(e,t,n,o){return o==null?Vi:t==null?"":
ji(t)}var Mc={show:!0,scale:"y",stroke:Bi,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:fu,
side:3,grid:Zi,ticks:uu,border:du,font:Ji,lineGap:pu,rotate:0};function _g(e,t){let n=3+(e||1)*2;return Te(
n*t,3)}function yg(e,t){let{scale:n,idxs:o}=e.series[0],s=e._data[0],i=e.valToPos(s[o[0]],n,!0),r=e.
valToPos(s[o[1]],n,!0),a=Ze(r-i),u=e.series[t],d=a/(u.points.space*he);return o[1]-o[0]<=d}var Oc={scale:null,
auto:!0,sorted:0,min:ke,max:-ke},gu=(e,t,n,o,s)=>s,Lc={show:!0,auto:!0,sorted:0,gaps:gu,alpha:1,facets:[
Ue({},Oc,{scale:"x"}),Ue({},Oc,{scale:"y"})]},Nc={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:gu,
alpha:1,points:{show:yg,filter:null},values:null,min:ke,max:-ke,idxs:[],path:null,clip:null};function wg(e,t,n,o,s){
return n/10}var hu={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},bg=Ue({},hu,
{time:!1,ori:1}),Fc={};function _u(e,t){let n=Fc[e];return n||(n={key:e,plots:[],sub(o){n.plots.push(
o)},unsub(o){n.plots=n.plots.filter(s=>s!=o)},pub(o,s,i,r,a,u,d){for(let g=0;g<n.plots.length;g++)n.
plots[g]!=s&&n.plots[g].pub(o,s,i,r,a,u,d)}},e!=null&&(Fc[e]=n)),n}var Wo=1,Wi=2;function Xn(e,t,n){
let o=e.mode,s=e.series[t],i=o==2?e._data[t]:e._data,r=e.scales,a=e.bbox,u=i[0],d=o==2?i[1]:i[t],g=o==
2?r[s.facets[0].scale]:r[e.series[0].scale],f=o==2?r[s.facets[1].scale]:r[s.scale],p=a.left,h=a.top,
b=a.width,v=a.height,T=e.valToPosH,C=e.valToPosV;return g.ori==0?n(s,u,d,g,f,T,C,p,h,b,v,ur,Ho,fr,wu,
Su):n(s,u,d,g,f,C,T,h,p,v,b,dr,Bo,ea,bu,vu)}function Qi(e,t){let n=0,o=0,s=pe(e.bands,zi);for(let i=0;i<
s.length;i++){let r=s[i];r.series[0]==t?n=r.dir:r.series[1]==t&&(r.dir==1?o|=1:o|=2)}return[n,o==1?-1:
o==2?1:o==3?2:0]}function Sg(e,t,n,o,s){let i=e.mode,r=e.series[t],a=i==2?r.facets[1].scale:r.scale,
u=e.scales[a];return s==-1?u.min:s==1?u.max:u.distr==3?u.dir==1?u.min:u.max:0}function gn(e,t,n,o,s,i){
return Xn(e,t,(r,a,u,d,g,f,p,h,b,v,T)=>{let C=r.pxRound,x=d.dir*(d.ori==0?1:-1),w=d.ori==0?Ho:Bo,S,D;
x==1?(S=n,D=o):(S=o,D=n);let P=C(f(a[S],d,v,h)),O=C(p(u[S],g,T,b)),I=C(f(a[D],d,v,h)),M=C(p(i==1?g.max:
g.min,g,T,b)),L=new Path2D(s);return w(L,I,M),w(L,P,M),w(L,P,O),L})}function cr(e,t,n,o,s,i){let r=null;
if(e.length>0){r=new Path2D;let a=t==0?fr:ea,u=n;for(let f=0;f<e.length;f++){let p=e[f];if(p[1]>p[0]){
let h=p[0]-u;h>0&&a(r,u,o,h,o+i),u=p[1]}}let d=n+s-u,g=10;d>0&&a(r,u,o-g/2,d,o+i+g)}return r}function vg(e,t,n){
let o=e[e.length-1];o&&o[0]==t?o[1]=n:e.push([t,n])}function Xi(e,t,n,o,s,i,r){let a=[],u=e.length;for(let d=s==
1?n:o;d>=n&&d<=o;d+=s)if(t[d]===null){let f=d,p=d;if(s==1)for(;++d<=o&&t[d]===null;)p=d;else for(;--d>=
n&&t[d]===null;)p=d;let h=i(e[f]),b=p==f?h:i(e[p]),v=f-s;h=r<=0&&v>=0&&v<u?i(e[v]):h;let C=p+s;b=r>=
0&&C>=0&&C<u?i(e[C]):b,b>=h&&a.push([h,b])}return a}function Wc(e){return e==0?Kc:e==1?Ye:t=>Kn(t,e)}
function yu(e){let t=e==0?ur:dr,n=e==0?(s,i,r,a,u,d)=>{s.arcTo(i,r,a,u,d)}:(s,i,r,a,u,d)=>{s.arcTo(r,
i,u,a,d)},o=e==0?(s,i,r,a,u)=>{s.rect(i,r,a,u)}:(s,i,r,a,u)=>{s.rect(r,i,u,a)};return(s,i,r,a,u,d=0,g=0)=>{
d==0&&g==0?o(s,i,r,a,u):(d=zt(d,a/2,u/2),g=zt(g,a/2,u/2),t(s,i+d,r),n(s,i+a,r,i+a,r+u,d),n(s,i+a,r+u,
i,r+u,g),n(s,i,r+u,i,r,g),n(s,i,r,i+a,r,d),s.closePath())}}var ur=(e,t,n)=>{e.moveTo(t,n)},dr=(e,t,n)=>{
e.moveTo(n,t)},Ho=(e,t,n)=>{e.lineTo(t,n)},Bo=(e,t,n)=>{e.lineTo(n,t)},fr=yu(0),ea=yu(1),wu=(e,t,n,o,s,i)=>{
e.arc(t,n,o,s,i)},bu=(e,t,n,o,s,i)=>{e.arc(n,t,o,s,i)},Su=(e,t,n,o,s,i,r)=>{e.bezierCurveTo(t,n,o,s,
i,r)},vu=(e,t,n,o,s,i,r)=>{e.bezierCurveTo(n,t,s,o,r,i)};function ku(e){return(t,n,o,s,i)=>Xn(t,n,(r,a,u,d,g,f,p,h,b,v,T)=>{
let{pxRound:C,points:x}=r,w,S;d.ori==0?(w=ur,S=wu):(w=dr,S=bu);let D=Te(x.width*he,3),P=(x.size-x.width)/
2*he,O=Te(P*2,3),I=new Path2D,M=new Path2D,{left:L,top:E,width:V,height:$}=t.bbox;fr(M,L-O,E-O,V+O*2,
$+O*2);let Y=B=>{if(u[B]!=null){let ee=C(f(a[B],d,v,h)),F=C(p(u[B],g,T,b));w(I,ee+P,F),S(I,ee,F,P,0,
tr*2)}};if(i)i.forEach(Y);else for(let B=o;B<=s;B++)Y(B);return{stroke:D>0?I:null,fill:I,clip:M,flags:Wo|
Wi}})}function Tu(e){return(t,n,o,s,i,r)=>{o!=s&&(i!=o&&r!=o&&e(t,n,o),i!=s&&r!=s&&e(t,n,s),e(t,n,r))}}
var kg=Tu(Ho),Tg=Tu(Bo);function xu(e){let t=pe(e?.alignGaps,0);return(n,o,s,i)=>Xn(n,o,(r,a,u,d,g,f,p,h,b,v,T)=>{
[s,i]=rr(u,s,i);let C=r.pxRound,x=$=>C(f($,d,v,h)),w=$=>C(p($,g,T,b)),S,D;d.ori==0?(S=Ho,D=kg):(S=Bo,
D=Tg);let P=d.dir*(d.ori==0?1:-1),O={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Wo},
I=O.stroke,M=!1;if(i-s>=v*4){let $=K=>n.posToVal(K,d.key,!0),Y=null,B=null,ee,F,ue,de=x(a[P==1?s:i]),
ae=x(a[s]),re=x(a[i]),ne=$(P==1?ae+1:re-1);for(let K=P==1?s:i;K>=s&&K<=i;K+=P){let je=a[K],Re=(P==1?
je<ne:je>ne)?de:x(je),_e=u[K];Re==de?_e!=null?(F=_e,Y==null?(S(I,Re,w(F)),ee=Y=B=F):F<Y?Y=F:F>B&&(B=
F)):_e===null&&(M=!0):(Y!=null&&D(I,de,w(Y),w(B),w(ee),w(F)),_e!=null?(F=_e,S(I,Re,w(F)),Y=B=ee=F):(Y=
B=null,_e===null&&(M=!0)),de=Re,ne=$(de+P))}Y!=null&&Y!=B&&ue!=de&&D(I,de,w(Y),w(B),w(ee),w(F))}else
for(let $=P==1?s:i;$>=s&&$<=i;$+=P){let Y=u[$];Y===null?M=!0:Y!=null&&S(I,x(a[$]),w(Y))}let[E,V]=Qi(
n,o);if(r.fill!=null||E!=0){let $=O.fill=new Path2D(I),Y=r.fillTo(n,o,r.min,r.max,E),B=w(Y),ee=x(a[s]),
F=x(a[i]);P==-1&&([F,ee]=[ee,F]),S($,F,B),S($,ee,B)}if(!r.spanGaps){let $=[];M&&$.push(...Xi(a,u,s,i,
P,x,t)),O.gaps=$=r.gaps(n,o,s,i,$),O.clip=cr($,d.ori,h,b,v,T)}return V!=0&&(O.band=V==2?[gn(n,o,s,i,
I,-1),gn(n,o,s,i,I,1)]:gn(n,o,s,i,I,V)),O})}function xg(e){let t=pe(e.align,1),n=pe(e.ascDesc,!1),o=pe(
e.alignGaps,0),s=pe(e.extend,!1);return(i,r,a,u)=>Xn(i,r,(d,g,f,p,h,b,v,T,C,x,w)=>{[a,u]=rr(f,a,u);let S=d.
pxRound,{left:D,width:P}=i.bbox,O=ae=>S(b(ae,p,x,T)),I=ae=>S(v(ae,h,w,C)),M=p.ori==0?Ho:Bo,L={stroke:new Path2D,
fill:null,clip:null,band:null,gaps:null,flags:Wo},E=L.stroke,V=p.dir*(p.ori==0?1:-1),$=I(f[V==1?a:u]),
Y=O(g[V==1?a:u]),B=Y,ee=Y;s&&t==-1&&(ee=D,M(E,ee,$)),M(E,Y,$);for(let ae=V==1?a:u;ae>=a&&ae<=u;ae+=V){
let re=f[ae];if(re==null)continue;let ne=O(g[ae]),K=I(re);t==1?M(E,ne,$):M(E,B,K),M(E,ne,K),$=K,B=ne}
let F=B;s&&t==1&&(F=D+P,M(E,F,$));let[ue,de]=Qi(i,r);if(d.fill!=null||ue!=0){let ae=L.fill=new Path2D(
E),re=d.fillTo(i,r,d.min,d.max,ue),ne=I(re);M(ae,F,ne),M(ae,ee,ne)}if(!d.spanGaps){let ae=[];ae.push(
...Xi(g,f,a,u,V,O,o));let re=d.width*he/2,ne=n||t==1?re:-re,K=n||t==-1?-re:re;ae.forEach(je=>{je[0]+=
ne,je[1]+=K}),L.gaps=ae=d.gaps(i,r,a,u,ae),L.clip=cr(ae,p.ori,T,C,x,w)}return de!=0&&(L.band=de==2?[
gn(i,r,a,u,E,-1),gn(i,r,a,u,E,1)]:gn(i,r,a,u,E,de)),L})}function $c(e,t,n,o,s,i,r=ke){if(e.length>1){
let a=null;for(let u=0,d=1/0;u<e.length;u++)if(t[u]!==void 0){if(a!=null){let g=Ze(e[u]-e[a]);g<d&&(d=
g,r=Ze(n(e[u],o,s,i)-n(e[a],o,s,i)))}a=u}}return r}function Cg(e){e=e||gs;let t=pe(e.size,[.6,ke,1]),
n=e.align||0,o=e.gap||0,s=e.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let i=le(s),r=1-t[0],a=pe(
t[1],ke),u=pe(t[2],1),d=pe(e.disp,gs),g=pe(e.each,h=>{}),{fill:f,stroke:p}=d;return(h,b,v,T)=>Xn(h,b,
(C,x,w,S,D,P,O,I,M,L,E)=>{let V=C.pxRound,$=n,Y=o*he,B=a*he,ee=u*he,F,ue;S.ori==0?[F,ue]=i(h,b):[ue,
F]=i(h,b);let de=S.dir*(S.ori==0?1:-1),ae=S.ori==0?fr:ea,re=S.ori==0?g:(j,xe,ze,so,En,Yt,Rn)=>{g(j,xe,
ze,En,so,Rn,Yt)},ne=pe(h.bands,zi).find(j=>j.series[0]==b),K=ne!=null?ne.dir:0,je=C.fillTo(h,b,C.min,
C.max,K),ct=V(O(je,D,E,M)),Re,_e,Wt,yt=L,Le=V(C.width*he),Kt=!1,an=null,Pt=null,hn=null,to=null;f!=null&&
(Le==0||p!=null)&&(Kt=!0,an=f.values(h,b,v,T),Pt=new Map,new Set(an).forEach(j=>{j!=null&&Pt.set(j,new Path2D)}),
Le>0&&(hn=p.values(h,b,v,T),to=new Map,new Set(hn).forEach(j=>{j!=null&&to.set(j,new Path2D)})));let{
x0:no,size:Uo}=d;if(no!=null&&Uo!=null){$=1,x=no.values(h,b,v,T),no.unit==2&&(x=x.map(ze=>h.posToVal(
I+ze*L,S.key,!0)));let j=Uo.values(h,b,v,T);Uo.unit==2?_e=j[0]*L:_e=P(j[0],S,L,I)-P(0,S,L,I),yt=$c(x,
w,P,S,L,I,yt),Wt=yt-_e+Y}else yt=$c(x,w,P,S,L,I,yt),Wt=yt*r+Y,_e=yt-Wt;Wt<1&&(Wt=0),Le>=_e/2&&(Le=0),
Wt<5&&(V=Kc);let Ss=Wt>0,Dn=yt-Wt-(Ss?Le:0);_e=V(Li(Dn,ee,B)),Re=($==0?_e/2:$==de?0:_e)-$*de*(($==0?
Y/2:0)+(Ss?Le/2:0));let ut={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},oo=Kt?null:
new Path2D,ln=null;if(ne!=null)ln=h.data[ne.series[1]];else{let{y0:j,y1:xe}=d;j!=null&&xe!=null&&(w=
xe.values(h,b,v,T),ln=j.values(h,b,v,T))}let In=F*_e,oe=ue*_e;for(let j=de==1?v:T;j>=v&&j<=T;j+=de){
let xe=w[j];if(xe==null)continue;if(ln!=null){let gt=ln[j]??0;if(xe-gt==0)continue;ct=O(gt,D,E,M)}let ze=S.
distr!=2||d!=null?x[j]:j,so=P(ze,S,L,I),En=O(pe(xe,je),D,E,M),Yt=V(so-Re),Rn=V(mt(En,ct)),wt=V(zt(En,
ct)),At=Rn-wt;if(xe!=null){let gt=xe<0?oe:In,$t=xe<0?In:oe;Kt?(Le>0&&hn[j]!=null&&ae(to.get(hn[j]),Yt,
wt+xt(Le/2),_e,mt(0,At-Le),gt,$t),an[j]!=null&&ae(Pt.get(an[j]),Yt,wt+xt(Le/2),_e,mt(0,At-Le),gt,$t)):
ae(oo,Yt,wt+xt(Le/2),_e,mt(0,At-Le),gt,$t),re(h,b,j,Yt-Le/2,wt,_e+Le,At)}}return Le>0?ut.stroke=Kt?to:
oo:Kt||(ut._fill=C.width==0?C._fill:C._stroke??C._fill,ut.width=0),ut.fill=Kt?Pt:oo,ut})}function Pg(e,t){
let n=pe(t?.alignGaps,0);return(o,s,i,r)=>Xn(o,s,(a,u,d,g,f,p,h,b,v,T,C)=>{[i,r]=rr(d,i,r);let x=a.pxRound,
w=F=>x(p(F,g,T,b)),S=F=>x(h(F,f,C,v)),D,P,O;g.ori==0?(D=ur,O=Ho,P=Su):(D=dr,O=Bo,P=vu);let I=g.dir*(g.
ori==0?1:-1),M=w(u[I==1?i:r]),L=M,E=[],V=[];for(let F=I==1?i:r;F>=i&&F<=r;F+=I)if(d[F]!=null){let de=u[F],
ae=w(de);E.push(L=ae),V.push(S(d[F]))}let $={stroke:e(E,V,D,O,P,x),fill:null,clip:null,band:null,gaps:null,
flags:Wo},Y=$.stroke,[B,ee]=Qi(o,s);if(a.fill!=null||B!=0){let F=$.fill=new Path2D(Y),ue=a.fillTo(o,
s,a.min,a.max,B),de=S(ue);O(F,L,de),O(F,M,de)}if(!a.spanGaps){let F=[];F.push(...Xi(u,d,i,r,I,w,n)),
$.gaps=F=a.gaps(o,s,i,r,F),$.clip=cr(F,g.ori,b,v,T,C)}return ee!=0&&($.band=ee==2?[gn(o,s,i,r,Y,-1),
gn(o,s,i,r,Y,1)]:gn(o,s,i,r,Y,ee)),$})}function Ag(e){return Pg(Dg,e)}function Dg(e,t,n,o,s,i){let r=e.
length;if(r<2)return null;let a=new Path2D;if(n(a,e[0],t[0]),r==2)o(a,e[1],t[1]);else{let u=Array(r),
d=Array(r-1),g=Array(r-1),f=Array(r-1);for(let p=0;p<r-1;p++)g[p]=t[p+1]-t[p],f[p]=e[p+1]-e[p],d[p]=
g[p]/f[p];u[0]=d[0];for(let p=1;p<r-1;p++)d[p]===0||d[p-1]===0||d[p-1]>0!=d[p]>0?u[p]=0:(u[p]=3*(f[p-
1]+f[p])/((2*f[p]+f[p-1])/d[p-1]+(f[p]+2*f[p-1])/d[p]),isFinite(u[p])||(u[p]=0));u[r-1]=d[r-2];for(let p=0;p<
r-1;p++)s(a,e[p]+f[p]/3,t[p]+u[p]*f[p]/3,e[p+1]-f[p]/3,t[p+1]-u[p+1]*f[p]/3,e[p+1],t[p+1])}return a}
var $i=new Set;function Hc(){for(let e of $i)e.syncRect(!0)}$o&&(Jn(cm,Oo,Hc),Jn(um,Oo,Hc,!0),Jn(nr,
Oo,()=>{qe.pxRatio=he}));var Ig=xu(),Eg=ku();function Bc(e,t,n,o){return(o?[e[0],e[1]].concat(e.slice(
2)):[e[0]].concat(e.slice(1))).map((i,r)=>Hi(i,r,t,n))}function Rg(e,t){return e.map((n,o)=>o==0?{}:
Ue({},t,n))}function Hi(e,t,n,o){return Ue({},t==0?n:o,e)}function Cu(e,t,n){return t==null?No:[t,n]}
var Mg=Cu;function Og(e,t,n){return t==null?No:or(t,n,qi,!0)}function Pu(e,t,n,o){return t==null?No:
ir(t,n,e.scales[o].log,!1)}var Lg=Pu;function Au(e,t,n,o){return t==null?No:Ui(t,n,e.scales[o].log,!1)}
var Ng=Au;function Fg(e,t,n,o,s){let i=mt(wc(e),wc(t)),r=t-e,a=jt(s/o*r,n);do{let u=n[a],d=o*u/r;if(d>=
s&&i+(u<5?An.get(u):0)<=17)return[u,d]}while(++a<n.length);return[0,0]}function Vc(e){let t,n;return e=
e.replace(/(\d+)px/,(o,s)=>(t=Ye((n=+s)*he))+"px"),[e,t,n]}function Wg(e){e.show&&[e.font,e.labelFont].
forEach(t=>{let n=Te(t[2]*he,1);t[0]=t[0].replace(/[0-9.]+px/,n+"px"),t[1]=n})}function qe(e,t,n){let o={
mode:pe(e.mode,1)},s=o.mode;function i(c,m,_,y){let k=m.valToPct(c);return y+_*(m.dir==-1?1-k:k)}function r(c,m,_,y){
let k=m.valToPct(c);return y+_*(m.dir==-1?k:1-k)}function a(c,m,_,y){return m.ori==0?i(c,m,_,y):r(c,
m,_,y)}o.valToPosH=i,o.valToPosV=r;let u=!1;o.status=0;let d=o.root=Nt(qp);if(e.id!=null&&(d.id=e.id),
Tt(d,e.class),e.title){let c=Nt(Kp,d);c.textContent=e.title}let g=qt("canvas"),f=o.ctx=g.getContext(
"2d"),p=Nt(Yp,d);Jn("click",p,c=>{c.target===b&&(Pe!=ho||Me!=_o)&&rt.click(o,c)},!0);let h=o.under=Nt(
Zp,p);p.appendChild(g);let b=o.over=Nt(Jp,p);e=Fo(e);let v=+pe(e.pxAlign,1),T=Wc(v);(e.plugins||[]).
forEach(c=>{c.opts&&(e=c.opts(o,e)||e)});let C=e.ms||.001,x=o.series=s==1?Bc(e.series||[],Ec,Nc,!1):
Rg(e.series||[null],Lc),w=o.axes=Bc(e.axes||[],Ic,Mc,!0),S=o.scales={},D=o.bands=e.bands||[];D.forEach(
c=>{c.fill=le(c.fill||null),c.dir=pe(c.dir,-1)});let P=s==2?x[1].facets[0].scale:x[0].scale,O={axes:Bd,
series:Nd},I=(e.drawOrder||["axes","series"]).map(c=>O[c]);function M(c){let m=c.distr==3?_=>mn(_>0?
_:c.clamp(o,_,c.min,c.max,c.key)):c.distr==4?_=>Pi(_,c.asinh):c.distr==100?_=>c.fwd(_):_=>_;return _=>{
let y=m(_),{_min:k,_max:A}=c,R=A-k;return(y-k)/R}}function L(c){let m=S[c];if(m==null){let _=(e.scales||
gs)[c]||gs;if(_.from!=null){L(_.from);let y=Ue({},S[_.from],_,{key:c});y.valToPct=M(y),S[c]=y}else{m=
S[c]=Ue({},c==P?hu:bg,_),m.key=c;let y=m.time,k=m.range,A=Pn(k);if((c!=P||s==2&&!y)&&(A&&(k[0]==null||
k[1]==null)&&(k={min:k[0]==null?hc:{mode:1,hard:k[0],soft:k[0]},max:k[1]==null?hc:{mode:1,hard:k[1],
soft:k[1]}},A=!1),!A&&lr(k))){let R=k;k=(N,H,G)=>H==null?No:or(H,G,R)}m.range=le(k||(y?Mg:c==P?m.distr==
3?Lg:m.distr==4?Ng:Cu:m.distr==3?Pu:m.distr==4?Au:Og)),m.auto=le(A?!1:m.auto),m.clamp=le(m.clamp||wg),
m._min=m._max=null,m.valToPct=M(m)}}}L("x"),L("y"),s==1&&x.forEach(c=>{L(c.scale)}),w.forEach(c=>{L(
c.scale)});for(let c in e.scales)L(c);let E=S[P],V=E.distr,$,Y;E.ori==0?(Tt(d,jp),$=i,Y=r):(Tt(d,zp),
$=r,Y=i);let B={};for(let c in S){let m=S[c];(m.min!=null||m.max!=null)&&(B[c]={min:m.min,max:m.max},
m.min=m.max=null)}let ee=e.tzDate||(c=>new Date(Ye(c/C))),F=e.fmtDate||Ki,ue=C==1?jm(ee):Ym(ee),de=Pc(
ee,Cc(C==1?qm:Km,F)),ae=Dc(ee,Ac(Jm,F)),re=[],ne=o.legend=Ue({},eg,e.legend),K=o.cursor=Ue({},ig,{drag:{
y:s==2}},e.cursor),je=ne.show,ct=K.show,Re=ne.markers;ne.idxs=re,Re.width=le(Re.width),Re.dash=le(Re.
dash),Re.stroke=le(Re.stroke),Re.fill=le(Re.fill);let _e,Wt,yt,Le=[],Kt=[],an,Pt=!1,hn={};if(ne.live){
let c=x[1]?x[1].values:null;Pt=c!=null,an=Pt?c(o,1,0):{_:0};for(let m in an)hn[m]=Vi}if(je)if(_e=qt(
"table",om,d),yt=qt("tbody",null,_e),ne.mount(o,_e),Pt){Wt=qt("thead",null,_e,yt);let c=qt("tr",null,
Wt);qt("th",null,c);for(var to in an)qt("th",oc,c).textContent=to}else Tt(_e,rm),ne.live&&Tt(_e,sm);
let no={show:!0},Uo={show:!1};function Ss(c,m){if(m==0&&(Pt||!ne.live||s==2))return No;let _=[],y=qt(
"tr",im,yt,yt.childNodes[m]);Tt(y,c.class),c.show||Tt(y,Zn);let k=qt("th",null,y);if(Re.show){let N=Nt(
am,k);if(m>0){let H=Re.width(o,m);H&&(N.style.border=H+"px "+Re.dash(o,m)+" "+Re.stroke(o,m)),N.style.
background=Re.fill(o,m)}}let A=Nt(oc,k);c.label instanceof HTMLElement?A.appendChild(c.label):A.textContent=
c.label,m>0&&(Re.show||(A.style.color=c.width>0?Re.stroke(o,m):Re.fill(o,m)),ut("click",k,N=>{if(K._lock)
return;On(N);let H=x.indexOf(c);if((N.ctrlKey||N.metaKey)!=ne.isolate){let G=x.some((q,z)=>z>0&&z!=H&&
q.show);x.forEach((q,z)=>{z>0&&Jt(z,G?z==H?no:Uo:no,!0,Ve.setSeries)})}else Jt(H,{show:!c.show},!0,Ve.
setSeries)},!1),io&&ut(ac,k,N=>{K._lock||(On(N),Jt(x.indexOf(c),wo,!0,Ve.setSeries))},!1));for(var R in an){
let N=qt("td",lm,y);N.textContent="--",_.push(N)}return[y,_]}let Dn=new Map;function ut(c,m,_,y=!0){
let k=Dn.get(m)||{},A=K.bind[c](o,m,_,y);A&&(Jn(c,m,k[c]=A),Dn.set(m,k))}function oo(c,m,_){let y=Dn.
get(m)||{};for(let k in y)(c==null||k==c)&&(Oi(k,m,y[k]),delete y[k]);c==null&&Dn.delete(m)}let ln=0,
In=0,oe=0,j=0,xe=0,ze=0,so=xe,En=ze,Yt=oe,Rn=j,wt=0,At=0,gt=0,$t=0;o.bbox={};let gr=!1,vs=!1,ro=!1,Mn=!1,
ks=!1,Dt=!1;function hr(c,m,_){(_||c!=o.width||m!=o.height)&&ma(c,m),fo(!1),ro=!0,vs=!0,po()}function ma(c,m){
o.width=ln=oe=c,o.height=In=j=m,xe=ze=0,Dd(),Id();let _=o.bbox;wt=_.left=Kn(xe*he,.5),At=_.top=Kn(ze*
he,.5),gt=_.width=Kn(oe*he,.5),$t=_.height=Kn(j*he,.5)}let Cd=3;function Pd(){let c=!1,m=0;for(;!c;){
m++;let _=$d(m),y=Hd(m);c=m==Cd||_&&y,c||(ma(o.width,o.height),vs=!0)}}function Ad({width:c,height:m}){
hr(c,m)}o.setSize=Ad;function Dd(){let c=!1,m=!1,_=!1,y=!1;w.forEach((k,A)=>{if(k.show&&k._show){let{
side:R,_size:N}=k,H=R%2,G=k.label!=null?k.labelSize:0,q=N+G;q>0&&(H?(oe-=q,R==3?(xe+=q,y=!0):_=!0):(j-=
q,R==0?(ze+=q,c=!0):m=!0))}}),Ln[0]=c,Ln[1]=_,Ln[2]=m,Ln[3]=y,oe-=_n[1]+_n[3],xe+=_n[3],j-=_n[2]+_n[0],
ze+=_n[0]}function Id(){let c=xe+oe,m=ze+j,_=xe,y=ze;function k(A,R){switch(A){case 1:return c+=R,c-
R;case 2:return m+=R,m-R;case 3:return _-=R,_+R;case 0:return y-=R,y+R}}w.forEach((A,R)=>{if(A.show&&
A._show){let N=A.side;A._pos=k(N,A._size),A.label!=null&&(A._lpos=k(N,A.labelSize))}})}if(K.dataIdx==
null){let c=K.hover,m=c.skip=new Set(c.skip??[]);m.add(void 0);let _=c.prox=le(c.prox),y=c.bias??=0;
K.dataIdx=(k,A,R,N)=>{if(A==0)return R;let H=R,G=_(k,A,R,N)??ke,q=G>=0&&G<ke,z=E.ori==0?oe:j,te=K.left,
me=t[0],fe=t[A];if(m.has(fe[R])){H=null;let ie=null,X=null,Z;if(y==0||y==-1)for(Z=R;ie==null&&Z-- >0;)
m.has(fe[Z])||(ie=Z);if(y==0||y==1)for(Z=R;X==null&&Z++<fe.length;)m.has(fe[Z])||(X=Z);if(ie!=null||
X!=null)if(q){let De=ie==null?-1/0:$(me[ie],E,z,0),We=X==null?1/0:$(me[X],E,z,0),nt=te-De,ve=We-te;nt<=
ve?nt<=G&&(H=ie):ve<=G&&(H=X)}else H=X==null?ie:ie==null?X:R-ie<=X-R?ie:X}else q&&Ze(te-$(me[R],E,z,
0))>G&&(H=null);return H}}let On=c=>{K.event=c};K.idxs=re,K._lock=!1;let it=K.points;it.show=le(it.show),
it.size=le(it.size),it.stroke=le(it.stroke),it.width=le(it.width),it.fill=le(it.fill);let Zt=o.focus=
Ue({},e.focus||{alpha:.3},K.focus),io=Zt.prox>=0,ao=io&&it.one,It=[],lo=[],co=[];function ga(c,m){let _=it.
show(o,m);if(_ instanceof HTMLElement)return Tt(_,nm),Tt(_,c.class),rn(_,-10,-10,oe,j),b.insertBefore(
_,It[m]),_}function ha(c,m){if(s==1||m>0){let _=s==1&&S[c.scale].time,y=c.value;c.value=_?vc(y)?Dc(ee,
Ac(y,F)):y||ae:y||hg,c.label=c.label||(_?lg:ag)}if(ao||m>0){c.width=c.width==null?1:c.width,c.paths=
c.paths||Ig||bm,c.fillTo=le(c.fillTo||Sg),c.pxAlign=+pe(c.pxAlign,v),c.pxRound=Wc(c.pxAlign),c.stroke=
le(c.stroke||null),c.fill=le(c.fill||null),c._stroke=c._fill=c._paths=c._focus=null;let _=_g(mt(1,c.
width),1),y=c.points=Ue({},{size:_,width:mt(1,_*.2),stroke:c.stroke,space:_*2,paths:Eg,_stroke:null,
_fill:null},c.points);y.show=le(y.show),y.filter=le(y.filter),y.fill=le(y.fill),y.stroke=le(y.stroke),
y.paths=le(y.paths),y.pxAlign=c.pxAlign}if(je){let _=Ss(c,m);Le.splice(m,0,_[0]),Kt.splice(m,0,_[1]),
ne.values.push(null)}if(ct){re.splice(m,0,null);let _=null;ao?m==0&&(_=ga(c,m)):m>0&&(_=ga(c,m)),It.
splice(m,0,_),lo.splice(m,0,0),co.splice(m,0,0)}tt("addSeries",m)}function Ed(c,m){m=m??x.length,c=s==
1?Hi(c,m,Ec,Nc):Hi(c,m,{},Lc),x.splice(m,0,c),ha(x[m],m)}o.addSeries=Ed;function Rd(c){if(x.splice(c,
1),je){ne.values.splice(c,1),Kt.splice(c,1);let m=Le.splice(c,1)[0];oo(null,m.firstChild),m.remove()}
ct&&(re.splice(c,1),It.splice(c,1)[0].remove(),lo.splice(c,1),co.splice(c,1)),tt("delSeries",c)}o.delSeries=
Rd;let Ln=[!1,!1,!1,!1];function Md(c,m){if(c._show=c.show,c.show){let _=c.side%2,y=S[c.scale];y==null&&
(c.scale=_?x[1].scale:P,y=S[c.scale]);let k=y.time;c.size=le(c.size),c.space=le(c.space),c.rotate=le(
c.rotate),Pn(c.incrs)&&c.incrs.forEach(R=>{!An.has(R)&&An.set(R,Jc(R))}),c.incrs=le(c.incrs||(y.distr==
2?Vm:k?C==1?Um:zm:Yn)),c.splits=le(c.splits||(k&&y.distr==1?ue:y.distr==3?Ni:y.distr==4?dg:ug)),c.stroke=
le(c.stroke),c.grid.stroke=le(c.grid.stroke),c.ticks.stroke=le(c.ticks.stroke),c.border.stroke=le(c.
border.stroke);let A=c.values;c.values=Pn(A)&&!Pn(A[0])?le(A):k?Pn(A)?Pc(ee,Cc(A,F)):vc(A)?Zm(ee,A):
A||de:A||cg,c.filter=le(c.filter||(y.distr>=3&&y.log==10?mg:y.distr==3&&y.log==2?gg:Yc)),c.font=Vc(c.
font),c.labelFont=Vc(c.labelFont),c._size=c.size(o,null,m,0),c._space=c._rotate=c._incrs=c._found=c.
_splits=c._values=null,c._size>0&&(Ln[m]=!0,c._el=Nt(Qp,p))}}function qo(c,m,_,y){let[k,A,R,N]=_,H=m%
2,G=0;return H==0&&(N||A)&&(G=m==0&&!k||m==2&&!R?Ye(Ic.size/3):0),H==1&&(k||R)&&(G=m==1&&!A||m==3&&!N?
Ye(Mc.size/2):0),G}let _a=o.padding=(e.padding||[qo,qo,qo,qo]).map(c=>le(pe(c,qo))),_n=o._padding=_a.
map((c,m)=>c(o,m,Ln,0)),st,Je=null,Qe=null,Ts=s==1?x[0].idxs:null,Ht=null,jo=!1;function ya(c,m){if(t=
c??[],o.data=o._data=t,s==2){st=0;for(let _=1;_<x.length;_++)st+=t[_][0].length}else{t.length==0&&(o.
data=o._data=t=[[]]),Ht=t[0],st=Ht.length;let _=t;if(V==2){_=t.slice();let y=_[0]=Array(st);for(let k=0;k<
st;k++)y[k]=k}o._data=t=_}if(fo(!0),tt("setData"),V==2&&(ro=!0),m!==!1){let _=E;_.auto(o,jo)?_r():wn(
P,_.min,_.max),Mn=Mn||K.left>=0,Dt=!0,po()}}o.setData=ya;function _r(){jo=!0;let c,m;s==1&&(st>0?(Je=
Ts[0]=0,Qe=Ts[1]=st-1,c=t[0][Je],m=t[0][Qe],V==2?(c=Je,m=Qe):c==m&&(V==3?[c,m]=ir(c,c,E.log,!1):V==4?
[c,m]=Ui(c,c,E.log,!1):E.time?m=c+Ye(86400/C):[c,m]=or(c,m,qi,!0))):(Je=Ts[0]=c=null,Qe=Ts[1]=m=null)),
wn(P,c,m)}let xs,uo,yr,wr,br,Sr,vr,kr,Tr,ht;function wa(c,m,_,y,k,A){c??=rc,_??=zi,y??="butt",k??=rc,
A??="round",c!=xs&&(f.strokeStyle=xs=c),k!=uo&&(f.fillStyle=uo=k),m!=yr&&(f.lineWidth=yr=m),A!=br&&(f.
lineJoin=br=A),y!=Sr&&(f.lineCap=Sr=y),_!=wr&&f.setLineDash(wr=_)}function ba(c,m,_,y){m!=uo&&(f.fillStyle=
uo=m),c!=vr&&(f.font=vr=c),_!=kr&&(f.textAlign=kr=_),y!=Tr&&(f.textBaseline=Tr=y)}function xr(c,m,_,y,k=0){
if(y.length>0&&c.auto(o,jo)&&(m==null||m.min==null)){let A=pe(Je,0),R=pe(Qe,y.length-1),N=_.min==null?
mm(y,A,R,k,c.distr==3):[_.min,_.max];c.min=zt(c.min,_.min=N[0]),c.max=mt(c.max,_.max=N[1])}}let Sa={
min:null,max:null};function Od(){for(let y in S){let k=S[y];B[y]==null&&(k.min==null||B[P]!=null&&k.
auto(o,jo))&&(B[y]=Sa)}for(let y in S){let k=S[y];B[y]==null&&k.from!=null&&B[k.from]!=null&&(B[y]=Sa)}
B[P]!=null&&fo(!0);let c={};for(let y in B){let k=B[y];if(k!=null){let A=c[y]=Fo(S[y],km);if(k.min!=
null)Ue(A,k);else if(y!=P||s==2)if(st==0&&A.from==null){let R=A.range(o,null,null,y);A.min=R[0],A.max=
R[1]}else A.min=ke,A.max=-ke}}if(st>0){x.forEach((y,k)=>{if(s==1){let A=y.scale,R=B[A];if(R==null)return;
let N=c[A];if(k==0){let H=N.range(o,N.min,N.max,A);N.min=H[0],N.max=H[1],Je=jt(N.min,t[0]),Qe=jt(N.max,
t[0]),Qe-Je>1&&(t[0][Je]<N.min&&Je++,t[0][Qe]>N.max&&Qe--),y.min=Ht[Je],y.max=Ht[Qe]}else y.show&&y.
auto&&xr(N,R,y,t[k],y.sorted);y.idxs[0]=Je,y.idxs[1]=Qe}else if(k>0&&y.show&&y.auto){let[A,R]=y.facets,
N=A.scale,H=R.scale,[G,q]=t[k],z=c[N],te=c[H];z!=null&&xr(z,B[N],A,G,A.sorted),te!=null&&xr(te,B[H],
R,q,R.sorted),y.min=R.min,y.max=R.max}});for(let y in c){let k=c[y],A=B[y];if(k.from==null&&(A==null||
A.min==null)){let R=k.range(o,k.min==ke?null:k.min,k.max==-ke?null:k.max,y);k.min=R[0],k.max=R[1]}}}
for(let y in c){let k=c[y];if(k.from!=null){let A=c[k.from];if(A.min==null)k.min=k.max=null;else{let R=k.
range(o,A.min,A.max,y);k.min=R[0],k.max=R[1]}}}let m={},_=!1;for(let y in c){let k=c[y],A=S[y];if(A.
min!=k.min||A.max!=k.max){A.min=k.min,A.max=k.max;let R=A.distr;A._min=R==3?mn(A.min):R==4?Pi(A.min,
A.asinh):R==100?A.fwd(A.min):A.min,A._max=R==3?mn(A.max):R==4?Pi(A.max,A.asinh):R==100?A.fwd(A.max):
A.max,m[y]=_=!0}}if(_){x.forEach((y,k)=>{s==2?k>0&&m.y&&(y._paths=null):m[y.scale]&&(y._paths=null)});
for(let y in m)ro=!0,tt("setScale",y);ct&&K.left>=0&&(Mn=Dt=!0)}for(let y in B)B[y]=null}function Ld(c){
let m=Li(Je-1,0,st-1),_=Li(Qe+1,0,st-1);for(;c[m]==null&&m>0;)m--;for(;c[_]==null&&_<st-1;)_++;return[
m,_]}function Nd(){if(st>0){let c=x.some(m=>m._focus)&&ht!=Zt.alpha;c&&(f.globalAlpha=ht=Zt.alpha),x.
forEach((m,_)=>{if(_>0&&m.show&&(va(_,!1),va(_,!0),m._paths==null)){let y=ht;ht!=m.alpha&&(f.globalAlpha=
ht=m.alpha);let k=s==2?[0,t[_][0].length-1]:Ld(t[_]);m._paths=m.paths(o,_,k[0],k[1]),ht!=y&&(f.globalAlpha=
ht=y)}}),x.forEach((m,_)=>{if(_>0&&m.show){let y=ht;ht!=m.alpha&&(f.globalAlpha=ht=m.alpha),m._paths!=
null&&ka(_,!1);{let k=m._paths!=null?m._paths.gaps:null,A=m.points.show(o,_,Je,Qe,k),R=m.points.filter(
o,_,A,k);(A||R)&&(m.points._paths=m.points.paths(o,_,Je,Qe,R),ka(_,!0))}ht!=y&&(f.globalAlpha=ht=y),
tt("drawSeries",_)}}),c&&(f.globalAlpha=ht=1)}}function va(c,m){let _=m?x[c].points:x[c];_._stroke=_.
stroke(o,c),_._fill=_.fill(o,c)}function ka(c,m){let _=m?x[c].points:x[c],{stroke:y,fill:k,clip:A,flags:R,
_stroke:N=_._stroke,_fill:H=_._fill,_width:G=_.width}=_._paths;G=Te(G*he,3);let q=null,z=G%2/2;m&&H==
null&&(H=G>0?"#fff":N);let te=_.pxAlign==1&&z>0;if(te&&f.translate(z,z),!m){let me=wt-G/2,fe=At-G/2,
ie=gt+G,X=$t+G;q=new Path2D,q.rect(me,fe,ie,X)}m?Cr(N,G,_.dash,_.cap,H,y,k,R,A):Fd(c,N,G,_.dash,_.cap,
H,y,k,R,q,A),te&&f.translate(-z,-z)}function Fd(c,m,_,y,k,A,R,N,H,G,q){let z=!1;H!=0&&D.forEach((te,me)=>{
if(te.series[0]==c){let fe=x[te.series[1]],ie=t[te.series[1]],X=(fe._paths||gs).band;Pn(X)&&(X=te.dir==
1?X[0]:X[1]);let Z,De=null;fe.show&&X&&hm(ie,Je,Qe)?(De=te.fill(o,me)||A,Z=fe._paths.clip):X=null,Cr(
m,_,y,k,De,R,N,H,G,q,Z,X),z=!0}}),z||Cr(m,_,y,k,A,R,N,H,G,q)}let Ta=Wo|Wi;function Cr(c,m,_,y,k,A,R,N,H,G,q,z){
wa(c,m,_,y,k),(H||G||z)&&(f.save(),H&&f.clip(H),G&&f.clip(G)),z?(N&Ta)==Ta?(f.clip(z),q&&f.clip(q),Ps(
k,R),Cs(c,A,m)):N&Wi?(Ps(k,R),f.clip(z),Cs(c,A,m)):N&Wo&&(f.save(),f.clip(z),q&&f.clip(q),Ps(k,R),f.
restore(),Cs(c,A,m)):(Ps(k,R),Cs(c,A,m)),(H||G||z)&&f.restore()}function Cs(c,m,_){_>0&&(m instanceof
Map?m.forEach((y,k)=>{f.strokeStyle=xs=k,f.stroke(y)}):m!=null&&c&&f.stroke(m))}function Ps(c,m){m instanceof
Map?m.forEach((_,y)=>{f.fillStyle=uo=y,f.fill(_)}):m!=null&&c&&f.fill(m)}function Wd(c,m,_,y){let k=w[c],
A;if(y<=0)A=[0,0];else{let R=k._space=k.space(o,c,m,_,y),N=k._incrs=k.incrs(o,c,m,_,y,R);A=Fg(m,_,N,
y,R)}return k._found=A}function Pr(c,m,_,y,k,A,R,N,H,G){let q=R%2/2;v==1&&f.translate(q,q),wa(N,R,H,
G,N),f.beginPath();let z,te,me,fe,ie=k+(y==0||y==3?-A:A);_==0?(te=k,fe=ie):(z=k,me=ie);for(let X=0;X<
c.length;X++)m[X]!=null&&(_==0?z=me=c[X]:te=fe=c[X],f.moveTo(z,te),f.lineTo(me,fe));f.stroke(),v==1&&
f.translate(-q,-q)}function $d(c){let m=!0;return w.forEach((_,y)=>{if(!_.show)return;let k=S[_.scale];
if(k.min==null){_._show&&(m=!1,_._show=!1,fo(!1));return}else _._show||(m=!1,_._show=!0,fo(!1));let A=_.
side,R=A%2,{min:N,max:H}=k,[G,q]=Wd(y,N,H,R==0?oe:j);if(q==0)return;let z=k.distr==2,te=_._splits=_.
splits(o,y,N,H,G,q,z),me=k.distr==2?te.map(Z=>Ht[Z]):te,fe=k.distr==2?Ht[te[1]]-Ht[te[0]]:G,ie=_._values=
_.values(o,_.filter(o,me,y,q,fe),y,q,fe);_._rotate=A==2?_.rotate(o,ie,y,q):0;let X=_._size;_._size=Ft(
_.size(o,ie,y,c)),X!=null&&_._size!=X&&(m=!1)}),m}function Hd(c){let m=!0;return _a.forEach((_,y)=>{
let k=_(o,y,Ln,c);k!=_n[y]&&(m=!1),_n[y]=k}),m}function Bd(){for(let c=0;c<w.length;c++){let m=w[c];
if(!m.show||!m._show)continue;let _=m.side,y=_%2,k,A,R=m.stroke(o,c),N=_==0||_==3?-1:1,[H,G]=m._found;
if(m.label!=null){let ft=m.labelGap*N,vt=Ye((m._lpos+ft)*he);ba(m.labelFont[0],R,"center",_==2?"top":
sc),f.save(),y==1?(k=A=0,f.translate(vt,Ye(At+$t/2)),f.rotate((_==3?-tr:tr)/2)):(k=Ye(wt+gt/2),A=vt);
let Wn=zc(m.label)?m.label(o,c,H,G):m.label;f.fillText(Wn,k,A),f.restore()}if(G==0)continue;let q=S[m.
scale],z=y==0?gt:$t,te=y==0?wt:At,me=m._splits,fe=q.distr==2?me.map(ft=>Ht[ft]):me,ie=q.distr==2?Ht[me[1]]-
Ht[me[0]]:H,X=m.ticks,Z=m.border,De=X.show?X.size:0,We=Ye(De*he),nt=Ye((m.alignTo==2?m._size-De-m.gap:
m.gap)*he),ve=m._rotate*-tr/180,$e=T(m._pos*he),bt=(We+nt)*N,dt=$e+bt;A=y==0?dt:0,k=y==1?dt:0;let Et=m.
font[0],Bt=m.align==1?Ro:m.align==2?Ti:ve>0?Ro:ve<0?Ti:y==0?"center":_==3?Ti:Ro,Xt=ve||y==1?"middle":
_==2?"top":sc;ba(Et,R,Bt,Xt);let St=m.font[1]*m.lineGap,Rt=me.map(ft=>T(a(ft,q,z,te))),Vt=m._values;
for(let ft=0;ft<Vt.length;ft++){let vt=Vt[ft];if(vt!=null){y==0?k=Rt[ft]:A=Rt[ft],vt=""+vt;let Wn=vt.
indexOf(`
`)==-1?[vt]:vt.split(/\n/gm);for(let pt=0;pt<Wn.length;pt++){let Ga=Wn[pt];ve?(f.save(),f.translate(
k,A+pt*St),f.rotate(ve),f.fillText(Ga,0,0),f.restore()):f.fillText(Ga,k,A+pt*St)}}}X.show&&Pr(Rt,X.filter(
o,fe,c,G,ie),y,_,$e,We,Te(X.width*he,3),X.stroke(o,c),X.dash,X.cap);let en=m.grid;en.show&&Pr(Rt,en.
filter(o,fe,c,G,ie),y,y==0?2:1,y==0?At:wt,y==0?$t:gt,Te(en.width*he,3),en.stroke(o,c),en.dash,en.cap),
Z.show&&Pr([$e],[1],y==0?1:0,y==0?1:2,y==1?At:wt,y==1?$t:gt,Te(Z.width*he,3),Z.stroke(o,c),Z.dash,Z.
cap)}tt("drawAxes")}function fo(c){x.forEach((m,_)=>{_>0&&(m._paths=null,c&&(s==1?(m.min=null,m.max=
null):m.facets.forEach(y=>{y.min=null,y.max=null})))})}let As=!1,Ar=!1,zo=[];function Vd(){Ar=!1;for(let c=0;c<
zo.length;c++)tt(...zo[c]);zo.length=0}function po(){As||(Im(xa),As=!0)}function Gd(c,m=!1){As=!0,Ar=
m,c(o),xa(),m&&zo.length>0&&queueMicrotask(Vd)}o.batch=Gd;function xa(){if(gr&&(Od(),gr=!1),ro&&(Pd(),
ro=!1),vs){if(Ee(h,Ro,xe),Ee(h,"top",ze),Ee(h,ds,oe),Ee(h,fs,j),Ee(b,Ro,xe),Ee(b,"top",ze),Ee(b,ds,oe),
Ee(b,fs,j),Ee(p,ds,ln),Ee(p,fs,In),g.width=Ye(ln*he),g.height=Ye(In*he),w.forEach(({_el:c,_show:m,_size:_,
_pos:y,side:k})=>{if(c!=null)if(m){let A=k===3||k===0?_:0,R=k%2==1;Ee(c,R?"left":"top",y-A),Ee(c,R?"\
width":"height",_),Ee(c,R?"top":"left",R?ze:xe),Ee(c,R?"height":"width",R?j:oe),Mi(c,Zn)}else Tt(c,Zn)}),
xs=uo=yr=br=Sr=vr=kr=Tr=wr=null,ht=1,Zo(!0),xe!=so||ze!=En||oe!=Yt||j!=Rn){fo(!1);let c=oe/Yt,m=j/Rn;
if(ct&&!Mn&&K.left>=0){K.left*=c,K.top*=m,mo&&rn(mo,Ye(K.left),0,oe,j),go&&rn(go,0,Ye(K.top),oe,j);for(let _=0;_<
It.length;_++){let y=It[_];y!=null&&(lo[_]*=c,co[_]*=m,rn(y,Ft(lo[_]),Ft(co[_]),oe,j))}}if(Ae.show&&
!ks&&Ae.left>=0&&Ae.width>0){Ae.left*=c,Ae.width*=c,Ae.top*=m,Ae.height*=m;for(let _ in Or)Ee(yo,_,Ae[_])}
so=xe,En=ze,Yt=oe,Rn=j}tt("setSize"),vs=!1}ln>0&&In>0&&(f.clearRect(0,0,g.width,g.height),tt("drawCl\
ear"),I.forEach(c=>c()),tt("draw")),Ae.show&&ks&&(Ds(Ae),ks=!1),ct&&Mn&&(Fn(null,!0,!1),Mn=!1),ne.show&&
ne.live&&Dt&&(Rr(),Dt=!1),u||(u=!0,o.status=1,tt("ready")),jo=!1,As=!1}o.redraw=(c,m)=>{ro=m||!1,c!==
!1?wn(P,E.min,E.max):po()};function Dr(c,m){let _=S[c];if(_.from==null){if(st==0){let y=_.range(o,m.
min,m.max,c);m.min=y[0],m.max=y[1]}if(m.min>m.max){let y=m.min;m.min=m.max,m.max=y}if(st>1&&m.min!=null&&
m.max!=null&&m.max-m.min<1e-16)return;c==P&&_.distr==2&&st>0&&(m.min=jt(m.min,t[0]),m.max=jt(m.max,t[0]),
m.min==m.max&&m.max++),B[c]=m,gr=!0,po()}}o.setScale=Dr;let Ir,Er,mo,go,Ca,Pa,ho,_o,Aa,Da,Pe,Me,yn=!1,
rt=K.drag,Xe=rt.x,et=rt.y;ct&&(K.x&&(Ir=Nt(em,b)),K.y&&(Er=Nt(tm,b)),E.ori==0?(mo=Ir,go=Er):(mo=Er,go=
Ir),Pe=K.left,Me=K.top);let Ae=o.select=Ue({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),
yo=Ae.show?Nt(Xp,Ae.over?b:h):null;function Ds(c,m){if(Ae.show){for(let _ in c)Ae[_]=c[_],_ in Or&&Ee(
yo,_,c[_]);m!==!1&&tt("setSelect")}}o.setSelect=Ds;function Ud(c){if(x[c].show)je&&Mi(Le[c],Zn);else if(je&&
Tt(Le[c],Zn),ct){let _=ao?It[0]:It[c];_!=null&&rn(_,-10,-10,oe,j)}}function wn(c,m,_){Dr(c,{min:m,max:_})}
function Jt(c,m,_,y){m.focus!=null&&Yd(c),m.show!=null&&x.forEach((k,A)=>{A>0&&(c==A||c==null)&&(k.show=
m.show,Ud(A),s==2?(wn(k.facets[0].scale,null,null),wn(k.facets[1].scale,null,null)):wn(k.scale,null,
null),po())}),_!==!1&&tt("setSeries",c,m),y&&Jo("setSeries",o,c,m)}o.setSeries=Jt;function qd(c,m){Ue(
D[c],m)}function jd(c,m){c.fill=le(c.fill||null),c.dir=pe(c.dir,-1),m=m??D.length,D.splice(m,0,c)}function zd(c){
c==null?D.length=0:D.splice(c,1)}o.addBand=jd,o.setBand=qd,o.delBand=zd;function Kd(c,m){x[c].alpha=
m,ct&&It[c]!=null&&(It[c].style.opacity=m),je&&Le[c]&&(Le[c].style.opacity=m)}let cn,bn,Nn,wo={focus:!0};
function Yd(c){if(c!=Nn){let m=c==null,_=Zt.alpha!=1;x.forEach((y,k)=>{if(s==1||k>0){let A=m||k==0||
k==c;y._focus=m?null:A,_&&Kd(k,A?1:Zt.alpha)}}),Nn=c,_&&po()}}je&&io&&ut(lc,_e,c=>{K._lock||(On(c),Nn!=
null&&Jt(null,wo,!0,Ve.setSeries))});function Qt(c,m,_){let y=S[m];_&&(c=c/he-(y.ori==1?ze:xe));let k=oe;
y.ori==1&&(k=j,c=k-c),y.dir==-1&&(c=k-c);let A=y._min,R=y._max,N=c/k,H=A+(R-A)*N,G=y.distr;return G==
3?Lo(10,H):G==4?ym(H,y.asinh):G==100?y.bwd(H):H}function Zd(c,m){let _=Qt(c,P,m);return jt(_,t[0],Je,
Qe)}o.valToIdx=c=>jt(c,t[0]),o.posToIdx=Zd,o.posToVal=Qt,o.valToPos=(c,m,_)=>S[m].ori==0?i(c,S[m],_?
gt:oe,_?wt:0):r(c,S[m],_?$t:j,_?At:0),o.setCursor=(c,m,_)=>{Pe=c.left,Me=c.top,Fn(null,m,_)};function Ia(c,m){
Ee(yo,Ro,Ae.left=c),Ee(yo,ds,Ae.width=m)}function Ea(c,m){Ee(yo,"top",Ae.top=c),Ee(yo,fs,Ae.height=m)}
let Ko=E.ori==0?Ia:Ea,Yo=E.ori==1?Ia:Ea;function Jd(){if(je&&ne.live)for(let c=s==2?1:0;c<x.length;c++){
if(c==0&&Pt)continue;let m=ne.values[c],_=0;for(let y in m)Kt[c][_++].firstChild.nodeValue=m[y]}}function Rr(c,m){
if(c!=null&&(c.idxs?c.idxs.forEach((_,y)=>{re[y]=_}):vm(c.idx)||re.fill(c.idx),ne.idx=re[0]),je&&ne.
live){for(let _=0;_<x.length;_++)(_>0||s==1&&!Pt)&&Qd(_,re[_]);Jd()}Dt=!1,m!==!1&&tt("setLegend")}o.
setLegend=Rr;function Qd(c,m){let _=x[c],y=c==0&&V==2?Ht:t[c],k;Pt?k=_.values(o,c,m)??hn:(k=_.value(
o,m==null?null:y[m],c,m),k=k==null?hn:{_:k}),ne.values[c]=k}function Fn(c,m,_){Aa=Pe,Da=Me,[Pe,Me]=K.
move(o,Pe,Me),K.left=Pe,K.top=Me,ct&&(mo&&rn(mo,Ye(Pe),0,oe,j),go&&rn(go,0,Ye(Me),oe,j));let y,k=Je>
Qe;cn=ke,bn=null;let A=E.ori==0?oe:j,R=E.ori==1?oe:j;if(Pe<0||st==0||k){y=K.idx=null;for(let N=0;N<x.
length;N++){let H=It[N];H!=null&&rn(H,-10,-10,oe,j)}io&&Jt(null,wo,!0,c==null&&Ve.setSeries),ne.live&&
(re.fill(y),Dt=!0)}else{let N,H,G;s==1&&(N=E.ori==0?Pe:Me,H=Qt(N,P),y=K.idx=jt(H,t[0],Je,Qe),G=$(t[0][y],
E,A,0));let q=-10,z=-10,te=0,me=0,fe=!0,ie="",X="";for(let Z=s==2?1:0;Z<x.length;Z++){let De=x[Z],We=re[Z],
nt=We==null?null:s==1?t[Z][We]:t[Z][1][We],ve=K.dataIdx(o,Z,y,H),$e=ve==null?null:s==1?t[Z][ve]:t[Z][1][ve];
if(Dt=Dt||$e!=nt||ve!=We,re[Z]=ve,Z>0&&De.show){let bt=ve==null?-10:ve==y?G:$(s==1?t[0][ve]:t[Z][0][ve],
E,A,0),dt=$e==null?-10:Y($e,s==1?S[De.scale]:S[De.facets[1].scale],R,0);if(io&&$e!=null){let Et=E.ori==
1?Pe:Me,Bt=Ze(Zt.dist(o,Z,ve,dt,Et));if(Bt<cn){let Xt=Zt.bias;if(Xt!=0){let St=Qt(Et,De.scale),Rt=$e>=
0?1:-1,Vt=St>=0?1:-1;Vt==Rt&&(Vt==1?Xt==1?$e>=St:$e<=St:Xt==1?$e<=St:$e>=St)&&(cn=Bt,bn=Z)}else cn=Bt,
bn=Z}}if(Dt||ao){let Et,Bt;E.ori==0?(Et=bt,Bt=dt):(Et=dt,Bt=bt);let Xt,St,Rt,Vt,en,ft,vt=!0,Wn=it.bbox;
if(Wn!=null){vt=!1;let pt=Wn(o,Z);Rt=pt.left,Vt=pt.top,Xt=pt.width,St=pt.height}else Rt=Et,Vt=Bt,Xt=
St=it.size(o,Z);if(ft=it.fill(o,Z),en=it.stroke(o,Z),ao)Z==bn&&cn<=Zt.prox&&(q=Rt,z=Vt,te=Xt,me=St,fe=
vt,ie=ft,X=en);else{let pt=It[Z];pt!=null&&(lo[Z]=Rt,co[Z]=Vt,gc(pt,Xt,St,vt),pc(pt,ft,en),rn(pt,Ft(
Rt),Ft(Vt),oe,j))}}}}if(ao){let Z=Zt.prox,De=Nn==null?cn<=Z:cn>Z||bn!=Nn;if(Dt||De){let We=It[0];We!=
null&&(lo[0]=q,co[0]=z,gc(We,te,me,fe),pc(We,ie,X),rn(We,Ft(q),Ft(z),oe,j))}}}if(Ae.show&&yn)if(c!=null){
let[N,H]=Ve.scales,[G,q]=Ve.match,[z,te]=c.cursor.sync.scales,me=c.cursor.drag;if(Xe=me._x,et=me._y,
Xe||et){let{left:fe,top:ie,width:X,height:Z}=c.select,De=c.scales[z].ori,We=c.posToVal,nt,ve,$e,bt,dt,
Et=N!=null&&G(N,z),Bt=H!=null&&q(H,te);Et&&Xe?(De==0?(nt=fe,ve=X):(nt=ie,ve=Z),$e=S[N],bt=$(We(nt,z),
$e,A,0),dt=$(We(nt+ve,z),$e,A,0),Ko(zt(bt,dt),Ze(dt-bt))):Ko(0,A),Bt&&et?(De==1?(nt=fe,ve=X):(nt=ie,
ve=Z),$e=S[H],bt=Y(We(nt,te),$e,R,0),dt=Y(We(nt+ve,te),$e,R,0),Yo(zt(bt,dt),Ze(dt-bt))):Yo(0,R)}else
Lr()}else{let N=Ze(Aa-Ca),H=Ze(Da-Pa);if(E.ori==1){let te=N;N=H,H=te}Xe=rt.x&&N>=rt.dist,et=rt.y&&H>=
rt.dist;let G=rt.uni;G!=null?Xe&&et&&(Xe=N>=G,et=H>=G,!Xe&&!et&&(H>N?et=!0:Xe=!0)):rt.x&&rt.y&&(Xe||
et)&&(Xe=et=!0);let q,z;Xe&&(E.ori==0?(q=ho,z=Pe):(q=_o,z=Me),Ko(zt(q,z),Ze(z-q)),et||Yo(0,R)),et&&(E.
ori==1?(q=ho,z=Pe):(q=_o,z=Me),Yo(zt(q,z),Ze(z-q)),Xe||Ko(0,A)),!Xe&&!et&&(Ko(0,0),Yo(0,0))}if(rt._x=
Xe,rt._y=et,c==null){if(_){if(Va!=null){let[N,H]=Ve.scales;Ve.values[0]=N!=null?Qt(E.ori==0?Pe:Me,N):
null,Ve.values[1]=H!=null?Qt(E.ori==1?Pe:Me,H):null}Jo(xi,o,Pe,Me,oe,j,y)}if(io){let N=_&&Ve.setSeries,
H=Zt.prox;Nn==null?cn<=H&&Jt(bn,wo,!0,N):cn>H?Jt(null,wo,!0,N):bn!=Nn&&Jt(bn,wo,!0,N)}}Dt&&(ne.idx=y,
Rr()),m!==!1&&tt("setCursor")}let Sn=null;Object.defineProperty(o,"rect",{get(){return Sn==null&&Zo(
!1),Sn}});function Zo(c=!1){c?Sn=null:(Sn=b.getBoundingClientRect(),tt("syncRect",Sn))}function Ra(c,m,_,y,k,A,R){
K._lock||yn&&c!=null&&c.movementX==0&&c.movementY==0||(Mr(c,m,_,y,k,A,R,!1,c!=null),c!=null?Fn(null,
!0,!0):Fn(m,!0,!1))}function Mr(c,m,_,y,k,A,R,N,H){if(Sn==null&&Zo(!1),On(c),c!=null)_=c.clientX-Sn.
left,y=c.clientY-Sn.top;else{if(_<0||y<0){Pe=-10,Me=-10;return}let[G,q]=Ve.scales,z=m.cursor.sync,[te,
me]=z.values,[fe,ie]=z.scales,[X,Z]=Ve.match,De=m.axes[0].side%2==1,We=E.ori==0?oe:j,nt=E.ori==1?oe:
j,ve=De?A:k,$e=De?k:A,bt=De?y:_,dt=De?_:y;if(fe!=null?_=X(G,fe)?a(te,S[G],We,0):-10:_=We*(bt/ve),ie!=
null?y=Z(q,ie)?a(me,S[q],nt,0):-10:y=nt*(dt/$e),E.ori==1){let Et=_;_=y,y=Et}}H&&(m==null||m.cursor.event.
type==xi)&&((_<=1||_>=oe-1)&&(_=Kn(_,oe)),(y<=1||y>=j-1)&&(y=Kn(y,j))),N?(Ca=_,Pa=y,[ho,_o]=K.move(o,
_,y)):(Pe=_,Me=y)}let Or={width:0,height:0,left:0,top:0};function Lr(){Ds(Or,!1)}let Ma,Oa,La,Na;function Fa(c,m,_,y,k,A,R){
yn=!0,Xe=et=rt._x=rt._y=!1,Mr(c,m,_,y,k,A,R,!0,!1),c!=null&&(ut(Ci,Ei,Wa,!1),Jo(ic,o,ho,_o,oe,j,null));
let{left:N,top:H,width:G,height:q}=Ae;Ma=N,Oa=H,La=G,Na=q}function Wa(c,m,_,y,k,A,R){yn=rt._x=rt._y=
!1,Mr(c,m,_,y,k,A,R,!1,!0);let{left:N,top:H,width:G,height:q}=Ae,z=G>0||q>0,te=Ma!=N||Oa!=H||La!=G||
Na!=q;if(z&&te&&Ds(Ae),rt.setScale&&z&&te){let me=N,fe=G,ie=H,X=q;if(E.ori==1&&(me=H,fe=q,ie=N,X=G),
Xe&&wn(P,Qt(me,P),Qt(me+fe,P)),et)for(let Z in S){let De=S[Z];Z!=P&&De.from==null&&De.min!=ke&&wn(Z,
Qt(ie+X,Z),Qt(ie,Z))}Lr()}else K.lock&&(K._lock=!K._lock,Fn(m,!0,c!=null));c!=null&&(oo(Ci,Ei),Jo(Ci,
o,Pe,Me,oe,j,null))}function Xd(c,m,_,y,k,A,R){if(K._lock)return;On(c);let N=yn;if(yn){let H=!0,G=!0,
q=10,z,te;E.ori==0?(z=Xe,te=et):(z=et,te=Xe),z&&te&&(H=Pe<=q||Pe>=oe-q,G=Me<=q||Me>=j-q),z&&H&&(Pe=Pe<
ho?0:oe),te&&G&&(Me=Me<_o?0:j),Fn(null,!0,!0),yn=!1}Pe=-10,Me=-10,re.fill(null),Fn(null,!0,!0),N&&(yn=
N)}function $a(c,m,_,y,k,A,R){K._lock||(On(c),_r(),Lr(),c!=null&&Jo(cc,o,Pe,Me,oe,j,null))}function Ha(){
w.forEach(Wg),hr(o.width,o.height,!0)}Jn(nr,Oo,Ha);let bo={};bo.mousedown=Fa,bo.mousemove=Ra,bo.mouseup=
Wa,bo.dblclick=$a,bo.setSeries=(c,m,_,y)=>{let k=Ve.match[2];_=k(o,m,_),_!=-1&&Jt(_,y,!0,!1)},ct&&(ut(
ic,b,Fa),ut(xi,b,Ra),ut(ac,b,c=>{On(c),Zo(!1)}),ut(lc,b,Xd),ut(cc,b,$a),$i.add(o),o.syncRect=Zo);let Is=o.
hooks=e.hooks||{};function tt(c,m,_){Ar?zo.push([c,m,_]):c in Is&&Is[c].forEach(y=>{y.call(null,o,m,
_)})}(e.plugins||[]).forEach(c=>{for(let m in c.hooks)Is[m]=(Is[m]||[]).concat(c.hooks[m])});let Ba=(c,m,_)=>_,
Ve=Ue({key:null,setSeries:!1,filters:{pub:bc,sub:bc},scales:[P,x[1]?x[1].scale:null],match:[Sc,Sc,Ba],
values:[null,null]},K.sync);Ve.match.length==2&&Ve.match.push(Ba),K.sync=Ve;let Va=Ve.key,Nr=_u(Va);
function Jo(c,m,_,y,k,A,R){Ve.filters.pub(c,m,_,y,k,A,R)&&Nr.pub(c,m,_,y,k,A,R)}Nr.sub(o);function ef(c,m,_,y,k,A,R){
Ve.filters.sub(c,m,_,y,k,A,R)&&bo[c](null,m,_,y,k,A,R)}o.pub=ef;function tf(){Nr.unsub(o),$i.delete(
o),Dn.clear(),Oi(nr,Oo,Ha),d.remove(),_e?.remove(),tt("destroy")}o.destroy=tf;function Fr(){tt("init",
e,t),ya(t||e.data,!1),B[P]?Dr(P,B[P]):_r(),ks=Ae.show&&(Ae.width>0||Ae.height>0),Mn=Dt=!0,hr(e.width,
e.height)}return x.forEach(ha),w.forEach(Md),n?n instanceof HTMLElement?(n.appendChild(d),Fr()):n(o,
Fr):Fr(),o}qe.assign=Ue;qe.fmtNum=ji;qe.rangeNum=or;qe.rangeLog=ir;qe.rangeAsinh=Ui;qe.orient=Xn;qe.
pxRatio=he;qe.join=Dm;qe.fmtDate=Ki,qe.tzDate=Hm;qe.sync=_u;{qe.addGap=vg,qe.clipGaps=cr;let e=qe.paths=
{points:ku};e.linear=xu,e.stepped=xg,e.bars=Cg,e.spline=Ag}var $g={normal:"good",obese_class_i:"bad",obese_class_ii:"worse",obese_class_iii:"worst"},_s=e=>$g[e]??
"warn";var Hg=(e,t,n)=>{let o=r=>r&&Math.floor(n.clockAt(r.at)/864e5),s=0,i=0;return e.map((r,a)=>{s+=r.kg;
for(let d=e[i];d&&d.at<=r.at-t*864e5;)s-=d.kg,i+=1,d=e[i];return o(e[a+1])!==o(r)?s/(a-i+1):void 0})};var Du=(e,t,n)=>{let o=e.filter(({at:r})=>r>=t),s=o.length<1e3?7:30,i=Hg(e,s,n).slice(e.length-o.length);
return{points:o,means:i,meanDays:s}},ta=(e,t)=>{let n=e.at(-1),o=e.findLast(({at:s})=>n&&s<=n.at-t*864e5);
if(!(!n||!o||o.at<n.at-2*t*864e5))return n.kg-o.kg};var Iu=(e,t)=>{let[n,o]=[e??60,t??80],s=Math.max(4-(o-n),(o-n)/5)/2;return[n-s,o+s]};var Vg=14*864e5,Gg=[1,2,7,14,30,60,90,180,365,730,1825,3650,9125,36500],Ug={good:"done",warn:"active",
bad:"blocked",worse:"worse",worst:"worst"},qg=e=>{let t=getComputedStyle(e);return{colour(n){return e.
style.color=`var(--${n})`,t.color},font:t.fontFamily}},jg=({ctx:e,bbox:t,valToPos:n},o,s,{unit:i,messages:r})=>{
let a=devicePixelRatio,u=t.top+t.height;e.save(),e.font=`${12*a}px ${s.font}`,e.textAlign="right",e.
fillStyle=s.colour("quiet"),e.fillText(i,t.left-8*a,t.top-14*a),e.textAlign="left",e.lineWidth=4*a,e.
strokeStyle=s.colour("card");for(let{class:d,from:g,to:f}of o){let p=Math.max(t.top,n(nn(Math.min(f,
1e4),i),"y",!0)),h=Math.min(u,n(nn(g,i),"y",!0));if(h<=p||(e.fillStyle=s.colour(Ug[_s(d)]),e.fillRect(
t.left,p,4*a,h-p),p>t.top&&e.fillRect(t.left,p,t.width,a),h-p<24*a))continue;e.fillStyle=s.colour("q\
uiet");let b=r.bmi_descriptions[d],v=[t.left+10*a,p+16*a];e.strokeText(b,...v),e.fillText(b,...v)}e.
restore()},zg=({ctx:e,bbox:t,valToPos:n},{at:o,kg:s},i,r)=>{let a=devicePixelRatio,[u,d]=[n(o/1e3,"x",
!0),n(nn(s,r.unit),"y",!0)];e.save(),e.fillStyle=i.colour("accent"),e.lineWidth=4*a,e.strokeStyle=i.
colour("card"),e.beginPath(),e.arc(u,d,5*a,0,2*Math.PI),e.stroke(),e.fill(),e.font=`600 ${13*a}px ${i.
font}`,e.textAlign="left",e.textBaseline="middle";let g=[t.left+t.width+8*a,d];e.strokeText(r.kg(s),
...g),e.fillText(r.kg(s),...g),e.restore()},Kg=({data:e,valToPos:t},n,o,s)=>{let i=[],r=a=>e[0][a]??
0;for(let a=o+1;a<=s;a++)(r(a)-r(a-1))*1e3>Vg&&i.push([t(r(a-1),"x",!0),t(r(a),"x",!0)]);return i},Eu=(e,{
series:{points:t,means:n},from:o,bands:s},i,r)=>{let{unit:a,zone:u}=i,d=qg(e),g=Date.now(),f={font:`\
12px ${d.font}`,stroke:d.colour("quiet"),ticks:{show:!1}},p=t.length>=1e3,h={show:!0,size:p?3:t.length>
100?4:6,fill:`color-mix(in srgb, ${d.colour("quiet")} ${p?35:60}%, transparent)`,stroke:"transparent"},
b=w=>w<30?i.shortDay:w<365?i.month:i.year,v=t.at(-1),T={width:e.clientWidth,height:e.clientHeight,padding:[
28,76,0,0],legend:{show:!1},cursor:{y:!1,drag:{x:!1,y:!1},points:{size:9}},tzDate:w=>qe.tzDate(new Date(
w*1e3),u.name),scales:{x:{range:[(o-(g-o)/50)/1e3,(g+(g-o)/50)/1e3]},y:{range:(w,S,D)=>Iu(S,D)}},axes:[
{...f,grid:{show:!1},size:32,space:(w,S,D,P,O)=>90*O/w.width,incrs:Gg.map(w=>w*864e5/1e3),values:(w,S,D,P,O)=>S.
map(I=>b(O*1e3/864e5)(I*1e3))},{...f,grid:{stroke:d.colour("line"),width:1},size:40,space:56,incrs:[
.5,1,2,5,10,20,50,100],values:(w,S,D,P,O)=>S.map(O<1?i.tenths:i.integer)}],series:[{},{points:h,paths:()=>null},
{stroke:d.colour("accent"),width:2.5,points:{show:!1},gaps:Kg}],hooks:{draw:[w=>{jg(w,s,d,i),v&&zg(w,
v,d,i)}],setCursor:[({cursor:{left:w=-10,idx:S},over:D})=>r(w===-10?void 0:S??void 0,D.offsetLeft+w)]}},
C=w=>w&&nn(w,a),x=[t.map(({kg:w})=>C(w)),n.map(C)];return new qe(T,[t.map(({at:w})=>w/1e3),...x],e)};var Ru=matchMedia("(prefers-color-scheme: dark)"),Yg={ArrowLeft:-1,ArrowDown:-1,ArrowRight:1,ArrowUp:1,
PageDown:-10,PageUp:10,Home:Number.NEGATIVE_INFINITY,End:Number.POSITIVE_INFINITY},Mu=({series:e,from:t,
bands:n})=>{let o=W(),{t:s,kg:i,day:r}=o,{points:a,means:u,meanDays:d}=e,g=Math.max(a.length-1,0),f=ko(
()=>Ru.matches,Ru,"change"),p=be(null),h=be(null),[{index:b,left:v},T]=Q({index:g});ce(()=>{let M=p.
current;T({index:g});let L=Eu(M,{series:e,from:t,bands:n},o,(V,$)=>T(Y=>V===void 0?{index:Y.index}:{
index:V,left:$}));h.current=L;let E=new ResizeObserver(()=>L.setSize({width:M.clientWidth,height:M.clientHeight}));
return E.observe(M),()=>{E.disconnect(),L.destroy()}},[e,t,n,o,g,f]);let C=M=>h.current?.setCursor({
left:M,top:1}),x=()=>h.current?.setCursor({left:-10,top:-10}),w=({pointerType:M,clientX:L})=>{if(M===
"mouse"||!h.current)return;let{left:E,width:V}=h.current.over.getBoundingClientRect();C(Math.min(Math.
max(L-E,0),V-1))},S=M=>{M.key==="Escape"&&x();let L=Yg[M.key];if(L===void 0)return;M.preventDefault();
let E=a[Math.min(Math.max(b+L,0),g)];E&&h.current&&C(h.current.valToPos(E.at/1e3,"x"))},[D,P]=[a[b],
u[b]],O=[D&&i(D.kg),D&&r(D.at),P!==void 0&&`${s.mean(d)}: ${i(P)}`].filter(Boolean).join(`
`),I=(v??0)>(p.current?.clientWidth??0)/2;return l("div",{class:"chart",children:[l("div",{class:"pl\
ot",ref:p,role:"slider",tabIndex:0,"aria-label":s.chart,"aria-valuemin":0,"aria-valuemax":g,"aria-va\
luenow":b,"aria-valuetext":O,onPointerDown:w,onPointerMove:w,onKeyDown:S,onBlur:x}),l("output",{class:"\
tip",hidden:v===void 0,"aria-hidden":"true",style:{left:`${v}px`,translate:I?"calc(-100% - 12px)":"1\
2px"},children:O})]})};var ys=e=>{let t=`weight-bmi-register ${e}`;return{read:()=>{try{return localStorage.getItem(t)??""}catch{
return""}},write:n=>{try{localStorage.setItem(t,n)}catch{}}}};var Zg=(e,t)=>{let n=a=>Math.round(a*1e6),o=e.map(({record:a,day:u})=>({record:a,plus:n(t*u+a.peso_kg),
minus:n(t*u-a.peso_kg)})).sort((a,u)=>a.plus-u.plus||a.minus-u.minus),s=[],i=o.map(({minus:a},u)=>{let[
d,g]=[0,s.length];for(;d<g;){let f=d+g>>1;(o[s[f]]?.minus??0)<=a?d=f+1:g=f}return s[d]=u,s[d-1]}),r=new Set;
for(let a=s.at(-1);a!==void 0;a=i[a])r.add(o[a].record);return r},Ou=(e,t)=>new Map([...e].map(n=>[t(
n),n])),Lu=(e,t,n,o)=>{let s=new Set(e),i=[],r=Ou(t,o),a=new Set(t.map(g=>`${g.fecha_registro} ${g.peso_kg}`)),
u=[...r.keys()],d=(g,f,p)=>p!==void 0&&Math.round(Math.abs(f-(r.get(p)?.peso_kg??f))*1e6)>Math.round(
n*Math.abs(g-p)*1e6);for(;;){let[g,f]=[0,i.length],p=[];for(let[b,v]of Ou(s,o)){for(;(u[g]??Number.POSITIVE_INFINITY)<
b;)g+=1;let T=u[g]===b?r.get(b):void 0;if(!(!T||T.fecha_registro<=v.fecha_registro)||a.has(`${v.fecha_registro}\
 ${v.peso_kg}`))continue;let[x,w]=[u[g-1],u[g+(T?1:0)]];[x,w].some(S=>d(b,v.peso_kg,S))?i.push(v):p.
push({record:v,day:b})}let h=Zg(p,n);if(i.push(...p.filter(({record:b})=>!h.has(b)).map(({record:b})=>b)),
i.length===f)return{kept:[...s],outliers:i};for(;f<i.length;f++)s.delete(i[f])}};var Nu=864e5,Jg="weight_change_too_large",Fu=async(e,t,n,o,s)=>{let{weights:i}=await U.listWeights({
signal:o}),r=({fecha_registro:p})=>Math.floor(t.clockAt(Date.parse(p))/Nu),{kept:a,outliers:u}=Lu(e,
i.toReversed(),n,r),d=u.map(p=>({...p,code:Jg})),g=new Set(i.map(({id:p})=>p)),f=0;for(let p=a;;){let h=[];
for await(let{error:v,answer:T,weights:C}of Hs(U,p,{check:!0,signal:o})){if(v)throw v;if("results"in
T)for(let{index:x,outcome:w,code:S}of T.results)h.push({...C[x],outcome:w,code:S});s(h.length)}let b=v=>h.
filter(T=>T.outcome===v);if(f+=b("known").length,d.push(...b("refused")),p=b("new").map(({peso_kg:v,
fecha_registro:T})=>({peso_kg:v,fecha_registro:T})),p.length===h.length)return{added:p,known:f,refused:d,
ids:g}}},Wu=async(e,t)=>{let n=[],o=[],s=e.added;for(;;){let i;for await(let{start:r,error:a,index:u,
answer:d,weights:g}of Hs(U,s)){if(a){if(u===void 0)throw a;o.push({...s[u],code:a.code??null}),i=s.toSpliced(
u,1).slice(r);break}"weights"in d&&n.push(...d.weights.filter(({id:f})=>!e.ids.has(f))),t(e.added.length-
s.length+r+g.length)}if(!i)return{recorded:n,refused:o};s=i}},na=ys("import"),Qg=7*Nu,$u=(e,t)=>{let n=t.
map(({id:s,peso_kg:i,fecha_registro:r})=>[s,i,Date.parse(r)]),o={userId:e,at:Date.now(),records:n};na.
write(JSON.stringify(o))},Hu=e=>{let t=JSON.parse(na.read()||"{}");return t?.userId===e&&Date.now()-
t.at<Qg&&t.records.length>0?t:void 0},Xg=8,Bu=async(e,t)=>{let{weights:n}=await U.listWeights(),o=new Map(
n.map(u=>[u.id,u])),s=e.records.flatMap(([u,d,g])=>{let f=o.get(u);return f?.peso_kg===d&&Date.parse(
f.fecha_registro)===g?[u]:[]}),i=s.values(),r=0,a=async()=>{for(let u of i)await U.deleteWeight({path:{
weight_id:u}}).catch(d=>{if(!(d instanceof Oe&&d.status===404))throw d}),t(++r)};return await Promise.
all(Array.from({length:Xg},a)),na.write(""),s.length};var pr=()=>new Promise(e=>setTimeout(e));var Vu=1e5,Gu='type="HKQuantityTypeIdentifierBodyMass"',Uu=/<Record(?:[^">]|"[^"]*")*>/y,eh=["startD\
ate","unit","value"],th=async(e,t)=>{let n=[],o="",s=r=>{let a=0;for(;;){let u=r.indexOf(Gu,a);if(u<
0)break;Uu.lastIndex=Math.max(r.lastIndexOf("<Record",u),0);let[d]=Uu.exec(r)??[];if(d===void 0)break;
a=u+Gu.length;let g=f=>new RegExp(` ${f}="([^"]*)"`).exec(d)?.[1]??"";n.push(eh.map(g))}o=r.slice(Math.
max(a,r.lastIndexOf("<")))},i=new TextDecoder;for(let r=0;r<e.size;r+=Vu){let a=await e.slice(r,r+Vu).
arrayBuffer();s(o+i.decode(a,{stream:!0})),await pr(),t.throwIfAborted()}return{preamble:"",head:["s\
tartDate","unit","weight"],hasHeading:!0,body:n}},oa=e=>typeof e=="object"&&e!==null&&!Array.isArray(
e),nh=e=>e.filter(oa).map(({dataTypeName:t,startTimeNanos:n,fitValue:o})=>({date:Math.round(Number(n)/
1e6),dataTypeName:t,weight:o?.[0]?.value?.fpVal})),oh=({date:e,...t})=>({...t,date:String(e).replace(
/^(\d\d)\/(\d\d)\/(\d\d)$/,"20$3-$1-$2")}),sh=e=>{let t;try{t=JSON.parse(e)}catch{return}let n=oa(t)?
t["Data Points"]:void 0,o=Array.isArray(n)?nh(n):t;if(!Array.isArray(o))return;let s=o.filter(oa).map(
a=>"logId"in a?oh(a):a),i=[...new Set(s.flatMap(a=>Object.keys(a)))].filter(a=>a!=="logId");if(!i.some(
a=>/weight/i.test(a)))return;let r=s.map(a=>i.map(u=>String(a[u]??"")));return{preamble:"",head:i,hasHeading:!0,
body:r}},rh=e=>{let[t,n]=new Uint8Array(e);if(t===255&&n===254)return new TextDecoder("utf-16le").decode(
e);if(t===254&&n===255)return new TextDecoder("utf-16be").decode(e);try{return new TextDecoder("utf-\
8",{fatal:!0}).decode(e)}catch{return new TextDecoder("windows-1252").decode(e)}},ih=[["zip","PK"],
["zip","‹"],["pdf","%PDF"],["database","SQLite format 3"]],qu=async(e,t)=>{let n=new TextDecoder(
"windows-1252").decode(await e.slice(0,4096).arrayBuffer()),[o]=ih.find(([,r])=>n.startsWith(r))??[];
if(o)return{format:o};let s=n.replace(/^ï»¿/,"").trimStart();if(s.startsWith("<"))return/<HealthData|<!DOCTYPE HealthData/.
test(n)?{sheet:await th(e,t)}:{format:"xml"};let i=rh(await e.arrayBuffer());if(/^[[{]/.test(s)){let r=sh(
i);return r?{sheet:r}:{format:"json"}}return i.includes("\0")?{format:"other"}:{text:i}};var ws=e=>{let{format:t}=new Intl.DateTimeFormat("sv-SE",{timeZone:e,dateStyle:"short",timeStyle:"me\
dium"}),n=a=>Date.parse(`${t(a*1e3).replace(" ","T")}Z`)-a*1e3,o=new Map,s=a=>{let u=o.get(a);if(u!==
void 0)return u;let d=n(a*7*864e5/1e3);return o.set(a,d),d},i=a=>{let u=Math.floor(a/6048e5),d=s(u);
return d===s(u+1)?d:n(Math.floor(a/1e3))},r=a=>a+i(a);return{name:e,clockAt:r,instantOf(a){let[u,d]=[
a-864e5,a+864e5].map(f=>a-i(f)),g=[u,d].filter(f=>r(f)===a);return g.length>0?Math.min(...g):u},inputOf:a=>new Date(
r(a)).toISOString().slice(0,16)}},sa=()=>new Intl.DateTimeFormat().resolvedOptions().timeZone,ju=({clockAt:e})=>{
let t=ws(sa()),n=Date.now();return[n,n+157248e5].every(o=>e(o)===t.clockAt(o))};var ra=["ymd","dmy","mdy"],ah=/^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})/,zu=/ ?(?:([ap])\.? ?m\b\.?)?/,
lh=/(\d{1,2})[:.h](\d{2})(?:[:.](\d{2}(?:[.,]\d+)?))?/,ch=/(?:T|,? (?:at|a las?|um|à|alle|às) |,? )/,
Ku=/ ?(Z|UTC|GMT)?(?:([+-])(\d{1,2}):?(\d{2})?)?(?: \(.*\))?$/,uh=new RegExp(`${ah.source}(?:${ch.source}${lh.
source}${zu.source})?${Ku.source}`,"i"),dh=new RegExp(`^\\d{1,2}(:\\d{2}){1,2}\\S*${zu.source}${Ku.source}`,
"i"),fh=/^1\d{9}(\d{3})?$/,Yu=(e,t,n)=>["en","es","de","fr","it","pt"].map(o=>{let{format:s}=new Intl.
DateTimeFormat(o,{...n,timeZone:"UTC"});return Array.from({length:e},(i,r)=>s(t(r)).toLowerCase())}),
ph=Yu(12,e=>Date.UTC(2025,e,1),{month:"long"}),mh=Yu(7,e=>Date.UTC(2025,0,e+1),{weekday:"long"}),Zu=(e,t)=>{
let n=e.toLowerCase();for(let o of t){let s=o.findIndex(i=>i.startsWith(n));if(s>=0)return s+1}return 0},
gh=e=>e.replace(/^(\p{L}{2,})\.?,? /u,(t,n)=>Zu(n,mh)?"":t),hh=new RegExp([/^(?:(\d{1,2})(?:st|nd|rd|th|º)?)?[-. ]*(?:de )?(\p{L}{3,})[-. ]*(?:de )?/u,
/(?:(\d{1,2})(?:st|nd|rd|th)?(?=,? ))?,? ?(\d{2,4})/].map(({source:e})=>e).join(""),"u"),_h=e=>{let[
t,n,o="",s,i=""]=hh.exec(e)??[],r=t===void 0?0:Zu(o,ph);return t===void 0||r===0?e:`${i.length===2?`\
20${i}`:i}-${r}-${n??s}${e.slice(t.length)}`},Ju=e=>e.replace(/\s+/g," ").trim(),eo=e=>dh.test(Ju(e)),
mr=(e,t,n)=>{let o=Ju(e);if(fh.test(o))return{at:new Date(Number(o)*(o.length===10?1e3:1)).toISOString(),
isZoned:!0};let s=gh(o),i=_h(s),r=i===s?t:"ymd",a=uh.exec(i);if(!a)return;let[,u,d,g,f="0",p="0",h="\
0",b]=a,[v,T,C="0",x="0"]=a.slice(8),w=ee=>Number([u,d,g][r.indexOf(ee)]),[S,D,P]=[w("y"),w("m"),w("\
d")],O=S<100&&r!=="ymd"?2e3+S:S,I=new Date(Date.UTC(O,D-1,P));if(O<1e3||I.getUTCMonth()!==D-1||I.getUTCDate()!==
P)return;let M=b?Number(f)%12+(b.toLowerCase()==="p"?12:0):Number(f),L=Number(h.replace(",","."));if(M>
23||Number(p)>59||L>=60)return;let E=M*60+Number(p),V=I.getTime()+E*6e4+Math.floor(L*1e3+1e-6),$=v!==
void 0||T!==void 0,Y=(Number(C)*60+Number(x))*6e4,B=$?V-(T==="-"?-Y:Y):n.instantOf(V);return{at:new Date(
B).toISOString(),isZoned:$}},yh=ws("UTC"),Go=e=>ra.some(t=>mr(e,t,yh)!==void 0);var wh=[";","	",","],bh=(e,t)=>{let n=[[]],o=new RegExp(`(?:"((?:[^"]|"")*)"|([^${t}\\r\\n]*))(${t}|\
\\r?\\n|\\r|$)`,"gy");for(let[,s,i="",r]of e.matchAll(o)){if(n.at(-1)?.push((s?.replaceAll('""','"')??
i).trim()),r==="")break;r!==t&&n.push([])}return n.filter(s=>s.some(i=>i!==""))},ia=e=>xo(e,".")!==void 0||
xo(e,",")!==void 0,Qu=(e,t)=>(e??"").split(/[^\p{L}]+/u).some(n=>tn(n)===t),Sh=({head:e,body:t,...n})=>{
let o=e.findIndex((i,r)=>Qu(i,"st")&&Qu(e[r+1],"lb")&&t.every(a=>Number(a[r+1]??0)<14));if(o<0)return{
head:e,body:t,...n};let s=i=>i.toSpliced(o,2,i[o]?`${i[o]} st ${i[o+1]||0} lb`:"");return{head:e.toSpliced(
o,2,"Weight"),body:t.map(s),...n}},aa=(e,t)=>{let n=bh(e,t),o=f=>f.some(p=>Go(p)||eo(p))&&f.some(ia),
s=n.findIndex(o),i=f=>f.length>1&&!f.some(Go),r=n.slice(0,Math.max(s,0)).findLastIndex(i),a=r>=0,u=n.
slice(0,Math.max(a?r:s,0)).map(f=>f.join(t)).join(`
`);if(s<0)return{preamble:u,head:n[0]??[],hasHeading:a,body:n};if(!a)return{preamble:u,head:n[s]??[],
hasHeading:a,body:n.slice(s)};let d=n.slice(r+1),g=d.findIndex(f=>f.some(p=>/^date\b/i.test(p))&&i(f));
return Sh({preamble:u,head:n[r]??[],hasHeading:a,body:g<0?d:d.slice(0,g)})},Xu=e=>{let t=e.slice(0,2e4);
return wh.find(n=>aa(t,n).head.length>1)??","},ed=e=>["fecha_registro,peso_kg",...e.map(t=>`${t.fecha_registro}\
,${t.peso_kg}`),""].join(`\r
`);var nd=e=>e.replace(/^com\.[\w.]*\./,"").replace(/\d(st|nd|rd|th)\b/gi," ").replace(/(\p{Ll})(\p{Lu})/gu,
"$1 $2").toLowerCase().split(/[^\p{L}]+/u).filter(Boolean),vh=e=>/weight|^pesos?$|gewicht|poids|^mass[ea]?$|waga|^vikt|^vekt|vægt|^paino|^вес$|体重/.
test(e),kh=["goal target trend ideal optimal max min change diff delta lost loss gain start initial \
previous","fat lean muscle bone water mineral protein free control standard index percent","objetivo\
 meta tendencia máxim maxim mínim minim cambio inicial","grasa múscul muscul magr hues óse ose agu\
a ziel fett muskel knochen wasser","graisse objectif idéal osseuse"].flatMap(e=>e.split(" ")),Th=e=>kh.
some(t=>e.startsWith(t)),la=e=>{let t=nd(e);return t.some(vh)?t.some(Th)?2:0:/^(value|amount|valor|cantidad|wert|valeur)$/i.
test(e.trim())?1:3},xh=e=>[...new Set(nd(e).flatMap(t=>tn(t)??[]))],od=/(?:units?|unidad(?:es)?|einheit(?:en)?|unités?)/,
Ch=new RegExp(`(?:${od.source}|weight|peso|gewicht|poids)[^\\p{L}\\n]{1,3}(?:(?:in|en) )?(\\p{L}+)`,
"giu"),Ph=e=>[...new Set([...e.matchAll(Ch)].flatMap(([,t=""])=>tn(t)??[]))],Ah=[/start/i,/date|fecha|datum|\bdata\b|^d[ií]a$|^day$/i,
/time|zeit|hora/i],Dh=/^(time|hora|zeit|heure|ora)$/i,Ih=new RegExp(`^(.* )?${od.source}$`,"i"),Eh=/^(metric|type|measure(ment)?|quantity|parameter|m[eé]trica|tipo|medida|name|data ?type ?name)$/i,
Rh="user|member|person|profile|usuario|persona|perfil|miembro|name|nombre|benutzer",Mh=new RegExp(`^\
(${Rh})( ?_?(id|name|nombre))?$`,"i"),Oh=/^(height|talla|altura|estatura|größe|taille)\b/i,Lh=100,
Nh=({head:e,body:t},n)=>{let o=t.slice(0,300),s=D=>o.map(P=>P[D]??"").filter(Boolean),i=D=>e.findIndex(
D),r=e.map((D,P)=>s(P).some(Go)),a=Ah.map(D=>i((P,O)=>!!r[O]&&D.test(P))),u=Math.max(0,a.find(D=>D>=
0)??r.indexOf(!0)),d=i((D,P)=>P!==u&&Dh.test(D)&&s(P).some(Fh)),g=i((D,P)=>{let O=s(P);return Ih.test(
D.trim())||O.length>0&&O.every(I=>tn(I))}),f=e.map((D,P)=>P!==u&&P!==d&&P!==g&&s(P).some(ia)?la(D):9),
p=Math.min(...f),h=p===9?[]:f.flatMap((D,P)=>D===p?[P]:[]),b=n??(h.length>1?-1:h[0]??0),v=D=>![u,d,g,
b].includes(D),T=i((D,P)=>v(P)&&Eh.test(D.trim())&&s(P).some(O=>la(O)===0)),C=D=>v(D)&&D!==T&&new Set(
x(D)).size>1,x=D=>s(D).filter(P=>!/^(null|-+|0)$/.test(P)),w=[Mh,Oh].map(D=>i((P,O)=>D.test(P.trim())&&
C(O))).find(D=>D>=0),S=w===void 0?[]:[...new Set(x(w))];return{date:u,time:d,weight:b,unit:g,kind:T,
person:w??-1,candidates:h,people:S,ranks:f}},Fh=e=>eo(e)||/^\d{1,2}\.\d{2}\.\d{2}$/.test(e),Wh=(e,t)=>{
let n=ra.map(u=>{let d=e.map(f=>mr(f,u,t)?.at),g=d.flatMap(f=>f===void 0?[]:[Date.parse(f)]);return{
order:u,moments:d,count:g.length,span:Math.max(...g)-Math.min(...g)}}),o=Math.max(...n.map(({count:u})=>u)),
s=n.filter(({count:u})=>u===o).sort((u,d)=>u.span-d.span),{order:i="ymd",moments:r=[]}=s[0]??{},a=s.
some(u=>u.moments.some((d,g)=>d!==r[g]));return{order:i,isAmbiguous:a}},$h=(e,t)=>{let n=e.filter(s=>/\d,\d/.
test(s)),o=s=>/,\d{3}\.\d/.test(s)||t&&/^\d{1,3}(,\d{3})+\D*$/.test(s);return t&&e.some(s=>/^\d{1,3}(\.\d{3})+$/.
test(s))?",":n.length===0||n.every(o)?".":","},sd=(e,t)=>`${e[t]}.${e[t+1]}`,ca=(e,{head:t,hasHeading:n})=>n&&
e.slice(t.length).some(o=>o!=="")&&e.some(o=>Go(o)||eo(o)),Hh=e=>{let t=n=>/^\d{1,3}$/.test(e[n]??"")&&
/^\d{1,2}$/.test(e[n+1]??"");return[...e.keys()].filter(n=>t(n)&&Number(sd(e,n))>=20)},Bh=(e,t,n)=>new Set(
[...e?[e]:[],...t?[t]:[],...n]),rd=({head:e,hasHeading:t,preamble:n},o)=>{let s=t?xh(e[o]??""):[];return[
...new Set([...s,...Ph(n)])]},Vh=(e,t,n="")=>{let[o="",s="",i]=[t.unit,t.kind,t.person].map(r=>e[r]);
return o!==""&&tn(o)===void 0||t.kind>=0&&la(s)!==0||n!==""&&i!==n},id=(e,t,n)=>{let{head:o,body:s,hasHeading:i}=e,
r=Nh(e,t.weight),{date:a,time:u,weight:d,candidates:g,people:f,ranks:p}=r,h=s.slice(0,1e3),b=h.map(M=>M[t.
date??a]??""),{order:v,isAmbiguous:T}=Wh(b,n),C=rd(e,d),x=h.map(M=>M[d]??""),S={decimal:$h(x,C.includes(
"g")),order:v,date:a,time:u,weight:d,...t},D=[];g.length>1&&D.push({name:"weight",choices:g});let P=s.
filter(M=>ca(M,e)),[O]=P;O&&D.push({name:"long",choices:[...Hh(O),"column","none"],cells:O}),f.length>
1&&f.length<=Lh&&D.push({name:"person",choices:[...f,""],column:o[r.person]??""});let I=i?o.filter((M,L)=>L!==
d&&p[L]===2&&/weight|peso|gewicht|poids/i.test(M)):[];return{form:S,questions:D,remarks:{isOrderAmbiguous:T,
leftOut:I},columns:r}},ad=({name:e},t)=>e==="weight"?t.weight>=0:t[e]!==void 0,td=250,ld=async(e,{form:t,
columns:n},o,s)=>{let i=[],r={records:[],unread:[],others:0,isLocal:!1},a=rd(e,t.weight),u=e.body.find(
v=>ca(v,e))?.length,d=v=>{if(typeof t.long!="number"&&!(t.long==="none"&&ca(v,e)))return v[t.weight]??
"";if(!(typeof t.long!="number"||v.length!==u))return sd(v,t.long).replace(".",t.decimal)},g="";for(let[
v,T]of e.body.entries()){if(v%td===td-1&&(await pr(),s?.throwIfAborted()),Vh(T,n,t.person)){r.others+=
1;continue}let[C="",x=""]=[T[t.date],T[t.time]],w=T.some(E=>/^UTC[+-]\d{4}$/.test(E))?"Z":"",S=eo(C)?
`${g} ${C}`:`${C} ${x}`.trim(),D=mr(S+w,t.order,o),P=d(T),O=xo(P??"",t.decimal),I=Bh(O?.unit,tn(T[n.
unit]??""),a),M=I.size===1,L=M?[...I][0]:t.unit;O&&!M&&i.push({value:O.value,units:[...I]}),D&&O&&L&&
O.value>0?(r.records.push({peso_kg:os(O.value,L),fecha_registro:D.at}),r.isLocal||=!D.isZoned):(!D||
P===void 0||/[1-9]/.test(P))&&r.unread.push(T.join(", ")),eo(C)||(g=C)}let[f]=i,p=new Set(i.flatMap(
({units:v})=>v)),h=p.size>0,b=h?[...p]:["kg","lb"];return f&&(r.question={name:"unit",choices:b,isContradiction:h,
example:f.value}),r.records.sort((v,T)=>v.fecha_registro<T.fecha_registro?-1:1),r};var ud=({userId:e})=>{let{t,integer:n,instant:o,announce:s}=W(),[i,r]=Q(()=>Hu(e)),[a,u]=Q(0),{run:d,
busy:g,error:f}=qn(async()=>{if(!i)return;u(0);let h=await Bu(i,u);r(void 0),s(t.undone(h,n(h)))});if(!i)
return null;let p=i.records.length;return l(ge,{children:[g?l(Cn,{label:t.undoing,done:a,all:p,format:n}):
l(J,{children:[l("p",{children:t.importedAt(o(i.at),p,n(p))}),l(se,{text:t.undoImport,onClick:d})]}),
l(Fe,{error:f})]})},cd=({rows:e})=>{let{t,kg:n,instant:o,messages:s}=W(),i=({code:r})=>{let a=s.errors[r??
""];return a===void 0||a.includes("{")?t.changeTooLarge:a};return l(at,{caption:t.refused,rows:e,columns:[
[t.date,({fecha_registro:r})=>o(r)],[t.weight,({peso_kg:r})=>n(r),"numeric"],[t.reason,i]]})},Gh=({records:e,
userId:t})=>{let{t:n,zone:o,config:s,integer:i,announce:r}=W(),[a,u]=Q(0),[d,g]=Q(),f=be(null),p=s.validation_limits?.
weight_variation_per_day??Number.POSITIVE_INFINITY,h=Ce(S=>Fu(e,o,p,S,u),[e]),b=qn(async()=>{if(!h.data)
return;u(0);let{recorded:S,refused:D}=await Wu(h.data,u);$u(t,S);let P=n.importedWeights(S.length,i(
S.length));g({summary:P,refused:D}),f.current||r(P)});if(ce(()=>f.current?.focus(),[b.busy]),d)return l(
"div",{class:"part",tabIndex:-1,ref:f,children:[l(ge,{kind:"success",children:d.summary}),l(cd,{rows:d.
refused}),l(ud,{userId:t}),l("a",{href:Se("weight",{period:"all"}),children:n.back})]});if(h.loading)
return l(Cn,{label:n.checking,done:a,all:e.length,format:i});let{added:v=[],known:T=0,refused:C=[]}=h.
data??{};if(b.busy)return l("div",{tabIndex:-1,ref:f,children:l(Cn,{label:n.importingWeights,done:a,
all:v.length,format:i})});let w=[[n.added,v.length],[n.known,T],[n.rejected,C.length]].filter(([S,D])=>D>
0||S===n.added).map(([S,D])=>S(D,i(D)));return l(J,{children:[l(Fe,{error:h.error,retry:h.reload}),h.
data&&l("p",{role:"status",children:w.join(" · ")}),l(cd,{rows:C}),l(Fe,{error:b.error,retry:h.reload}),
v.length>0&&b.error===void 0&&l("div",{class:"actions",children:l(se,{text:n.importWeights(v.length,
i(v.length)),kind:"primary",onClick:b.run})})]})},Uh=({records:e})=>{let t=be(null);return ce(()=>{let n=t.
current,{clientWidth:o,clientHeight:s}=n,i=new qe({width:o,height:s,legend:{show:!1},cursor:{show:!1},
axes:[{show:!1},{show:!1}],series:[{},{stroke:getComputedStyle(n).color,width:2,points:{show:!1}}]},
[e.map(({fecha_registro:r})=>Date.parse(r)/1e3),e.map(({peso_kg:r})=>r)],n);return()=>i.destroy()},[
e]),l("div",{class:"spark","aria-hidden":"true",ref:t})},qh=({records:e})=>{let{t,integer:n,kg:o,day:s}=W(),
[i,r]=[e[0],e.at(-1)];if(!i||!r)return null;let[a,u]=[s(i.fecha_registro),s(r.fecha_registro)];return l(
"div",{class:"summary",children:[l("strong",{children:t.importRange(n(e.length),a,u,o(i.peso_kg),o(r.
peso_kg))}),l(Uh,{records:e})]})},jh=({question:e,form:t,head:n,answer:o})=>{let{t:s,plain:i,kg:r}=W(),
a=xn(),{name:u}=e,d=u==="person"?s.questions.person(e.column):s.questions[u==="unit"&&e.isContradiction?
"units":u],g=f=>{if(e.name==="unit"){let p=f,h=`${i(e.example)} ${p}`,b=p==="kg"?"":` = ${r(os(e.example,
p))}`;return`${s.unitNames[p]} (${h}${b})`}if(e.name==="long"){let{cells:p}=e;return typeof f=="numb\
er"?`${p[f]}${s.mark}${p[f+1]}`:f==="column"?p[t.weight]??"":s.leaveOut}return e.name==="weight"?s.column(
Number(f)+1,n[Number(f)]??""):`${f}`||s.allMine};return l("div",{class:"ask",role:"radiogroup","aria\
-labelledby":a,children:[l("p",{id:a,children:d}),e.choices.map(f=>l("label",{children:[l("input",{type:"\
radio",name:u,checked:t[u]===f,onInput:()=>o(f)}),g(f)]},f))]})},zh=5,Kh=({opened:e,userId:t})=>{let{
t:n,zone:o,integer:s}=W(),i="text"in e,[r,a]=Q(()=>i?Xu(e.text):","),u=_t(()=>i?aa(e.text,r):e.sheet,
[i,e,r]),[d,g]=Q({}),f=_t(()=>id(u,d,o),[u,d,o]),{form:p,remarks:h}=f,{head:b}=u,{data:v,error:T}=Ce(
async E=>({form:p,...await ld(u,f,o,E)}),[f]),C=[...f.questions,...v?.question?[v.question]:[]],w=C.
every(E=>ad(E,p))&&v?.form===p?v:void 0,S=b.map((E,V)=>[String(V),n.column(V+1,E)]),D=[",",n.comma],
P=[D,[";",n.semicolon],["	",n.tab]],O={...i&&{separator:{label:n.separator,options:P}},decimal:{label:n.
decimal,options:[D,[".",n.point]]},order:{label:n.order,options:Object.entries(n.orders)},date:{label:n.
dateColumn,options:S},time:{label:n.timeColumn,options:[["-1",n.unknown],...S]},weight:{label:n.weightColumn,
options:S}},I=E=>{let{separator:V,...$}=Object.fromEntries(new FormData(E));if(V&&V!==r){a(V),g({});
return}let[Y,B,ee]=[$.date,$.time,$.weight].map(Number);g({...d,...$,date:Y,time:B,weight:ee})},M=h.
leftOut.map(E=>`“${E}”`).join(", "),L=[h.isOrderAmbiguous&&n.ambiguousDates(n.orders[p.order]),M&&
n.leftOutColumns(b[p.weight]??"",M),w&&w.others>0&&n.leftOutLines(w.others,s(w.others)),w?.isLocal&&
n.localTimes(o.name)];return l(J,{children:[C.map(E=>l(jh,{question:E,form:p,head:b,answer:V=>g({...d,
[E.name]:V})},E.name)),l(Fe,{error:T}),w&&l(qh,{records:w.records}),w?.records.length===0&&l(ge,{kind:"\
error",children:n.nothingRead}),L.map(E=>E&&l(ge,{kind:"doubt",children:E},E)),l("details",{children:[
l("summary",{children:n.changeReading}),l("form",{class:"filters",onInput:({currentTarget:E})=>I(E),
children:l(jn,{fields:O,values:{separator:r,...p}})})]}),w&&w.unread.length>0&&l(ge,{kind:"doubt",children:[
l("p",{children:n.unread(w.unread.length,s(w.unread.length))}),l("p",{class:"lines",children:w.unread.
slice(0,zh).join(`
`)})]}),w&&w.records.length>0&&l(Gh,{records:w.records,userId:t},JSON.stringify([r,p]))]})},Yh=".csv\
,.tsv,.txt,.json,.xml,text/csv,text/plain,application/json,text/xml",dd=({account:{userId:e}})=>{let{
t}=W(),[n,o]=Q(),s=async f=>n&&{opened:await qu(n,f),chosen:n},{data:i,error:r,loading:a,reload:u}=Ce(
s,[n]),d=i?.chosen===n?i?.opened:void 0,g={label:t.file,type:"file",accept:Yh};return l("div",{class:"\
card",children:[l(Ot,{title:t.importTitle,tools:l("a",{href:Se("weight"),children:t.back})}),l("p",{
class:"hint",children:t.importHint}),!n&&l(ud,{userId:e}),l("form",{onInput:({target:f})=>o(f.files?.[0]),
children:l(jn,{fields:{file:g}})}),l(Fe,{error:r,retry:u}),a&&n&&l(ge,{kind:"loading",children:t.loading}),
d&&("format"in d?l(ge,{kind:"error",children:t.formats[d.format]}):l(Kh,{opened:d,userId:e},n))]})};var Zh=(e,t)=>Date.parse(t.fecha_registro)-Date.parse(e.fecha_registro),fd=async(e,t)=>{try{let n=await U.
recordWeights({body:{weights:[{peso_kg:e,fecha_registro:t}]}});return"weights"in n?n.weights:[]}catch(n){
let{index:o,...s}=n.parameters??{};throw Object.assign(n,{parameters:s})}},ua=(e,t)=>[...t,...e.filter(
({id:n})=>t.every(o=>o.id!==n))].sort(Zh),pd=e=>{let{t,plain:n,unit:o}=W(),s=e===void 0?void 0:Jh(e,
o,n);return{inputMode:o==="st"?"text":"decimal",autocomplete:"off",label:t.weightIn(o),codes:["weigh\
t_out_of_range","weight_change_too_large"],defaultValue:s,read:i=>e!==void 0&&i===s?e:Ol(String(i),o)??
new Error(t.notANumber[o])}},Jh=(e,t,n)=>{if(t==="kg")return n(e);let o=Math.round(nn(e,"lb")*10)/10;
if(t==="lb")return n(o);let s=Math.floor(o/14);return`${s} st ${n(Math.round((o-s*14)*10)/10)} lb`},
da=(e,t)=>{let n=Date.parse(`${e}Z`);return Number.isNaN(n)?e:new Date(t.instantOf(n)).toISOString()},
fa=()=>{let{t:e,zone:t}=W();return ju(t)?void 0:e.timesIn(t.name)},md=e=>{let{t,zone:n}=W();return{label:t.
dateTime,hint:fa(),codes:["weight_date_invalid"],max:n.inputOf(Date.now()),type:"datetime-local",defaultValue:n.
inputOf(e),read:o=>{let s=da(String(o),n);return Date.parse(s)>Date.now()?new Error(t.futureDate):String(
o)}}},gd=({change:e})=>{let{t,messages:n,zone:o}=W(),s=Tn(Mt),[i,r]=Q(!1),a=be(void 0),[u,d]=[pd(),md(
Date.now())],g=async({peso_kg:p,time:h})=>{let b=a.current?.kg===p?a.current.at:new Date().toISOString(),
v=h===void 0?b:da(h,o),T=await fd(p,v).catch(async C=>{let{code:x,status:w}=C;if(w===void 0||w>=500?
a.current={kg:p,at:b}:w!==401&&w!==429&&(a.current=void 0),x!=="weight_date_invalid"||h!==void 0)throw C;
return await U.recordWeight({body:{peso_kg:p}}),s(!0),[]});return a.current=void 0,e(C=>ua(C,T)),r(!1),
n.texts.weight_recorded},f={peso_kg:u,...i&&{time:d}};return l("div",{class:"record",children:[l(kt,
{inline:!0,submit:t.record,fields:f,act:g}),l(se,{text:i?t.now:t.anotherDay,kind:"link","aria-expand\
ed":i,onClick:()=>r(!i)})]})},hd=({item:e,change:t})=>{let{t:n,zone:o,kg:s,instant:i}=W(),r=Tn(Mt),a={
weight_id:e.id},u=`${s(e.peso_kg)}, ${i(e.fecha_registro)}`,d=md(Date.parse(e.fecha_registro)),g=async()=>{
let f=await fd(e.peso_kg,e.fecha_registro);return t(p=>ua(p,f)),r(!1),n.restored};return l(Do,{label:`${n.
actions}: ${u}`,text:"⋯",children:[l(Ge,{text:n.correct,of:u,title:n.correctTitle,submit:n.save,kind:"\
primary",fields:{peso_kg:pd(e.peso_kg),time:d},act:async f=>{let h=f.time!==d.defaultValue?{fecha_registro:da(
f.time,o)}:{},b={peso_kg:f.peso_kg,...h},v=await U.correctWeight({path:a,body:b});return t(T=>ua(T,[
v])),n.corrected}}),l(Ge,{text:n.remove,of:u,title:n.removeTitle,question:u,act:async()=>(await U.deleteWeight(
{path:a}),t(f=>f.filter(({id:p})=>p!==e.id)),{text:n.removed,undo:g})})]})};var Qh=async e=>{let[t,{weights:n}]=await Promise.all([vo(U.getProfile({signal:e})),U.listRecentWeights(
{signal:e})]);return{profile:t,weights:n}},Xh=e=>U.listWeights({signal:e}),e_=e=>vo(U.getBmi({signal:e})),
bs={from:15,to:43},t_=({imc:e,height:t,bands:n})=>{let{plain:o}=W(),s=a=>Math.min(Math.max(a,bs.from),
bs.to),i=a=>(s(a)-bs.from)/(bs.to-bs.from)*100,r=a=>Math.round(a/t**2*10)/10;return l("div",{class:"\
scale","aria-hidden":"true",children:[n.map(({class:a,from:u,to:d})=>l("i",{"data-kind":_s(a),style:{
width:`${i(r(d))-i(r(u))}%`}},a)),l("b",{style:{left:`${i(e)}%`}}),n.slice(0,-1).map(({class:a,to:u})=>l(
"small",{style:{left:`${i(r(u))}%`},children:o(r(u))},a))]})},n_=({bmi:e,profile:t,bands:n})=>{let{t:o,
messages:s,tenths:i,kg:r}=W(),a=n.find(f=>f.class==="normal"),u=f=>r(Math.round(f*10)/10),{data:d}=e,
g=d?ns(d):void 0;return l("div",{class:"part",children:[l("h2",{children:o.bmi}),l(Fe,{error:e.error,
retry:e.reload}),d&&l("p",{class:"figure",children:[l("strong",{children:i(d.imc)})," ",l(Ne,{kind:g&&
_s(g),children:ri(d,s)})]}),d&&t&&l(t_,{imc:d.imc,height:t.talla_m,bands:n}),d===null&&l("p",{children:t?
o.bmiNeedsWeight:o.bmiNeedsProfile}),a&&l("p",{class:"hint",children:o.normalRange(u(a.from),u(a.to))}),
!t&&l("a",{href:Se("profile"),children:o.toProfile})]})},o_=()=>l(J,{children:[l("div",{class:"ghost",
"aria-hidden":"true"}),l("p",{children:W().t.noWeights})]}),s_=e=>{let{t,kg:n,day:o,signed:s}=W(),i=e.
points.at(-1),r=[7,30].flatMap(a=>{let u=ta(e.points,a);return u===void 0?[]:[t.changeIn(s(u),a)]});
return l("section",{class:"card now","aria-label":t.latest,children:[l("div",{class:"part",children:[
l("h2",{children:i?t.latestOf(o(i.at)):t.latest}),i&&l("p",{class:"figure",children:l("strong",{children:n(
i.kg)})}),r.length>0&&l("p",{children:r.join(" · ")}),!i&&l(o_,{}),l(gd,{change:e.change}),!i&&l("a",
{href:Se("weight",{},"import"),children:t.importFrom})]}),l(n_,{...e})]})},_d={month:30,quarter:91,year:365,
all:Number.POSITIVE_INFINITY},pa=["month","quarter","year","all"],yd,r_=({points:e,bands:t})=>{let{t:n,
zone:o,kg:s,integer:i,signed:r}=W(),{parameters:a}=Ke(),u=Date.now(),d=S=>u-_d[S]*864e5,g=S=>e.filter(
({at:D})=>D>=d(S)).length>1,f=pa.find(S=>S===a.period)??yd??pa.find(g)??"all";yd=f;let{series:p,from:h}=_t(
()=>{let S=Math.max(d(f),e[0]?.at??u-864e5);return{series:Du(e,S,o),from:S}},[e,f,o]),b=l(qs,{label:n.
period,values:pa,names:n.periods,value:f,choose:S=>To(Se("weight",{period:S}))}),{points:v,meanDays:T}=p,
[C,x]=[v[0],v.at(-1)],w=Float64Array.from(v,S=>S.kg).sort();return l(He,{title:n.trend,tools:b,children:[
!C&&l("p",{class:"hint",children:n.nothingInPeriod}),l(Mu,{series:p,from:h,bands:t}),l("p",{class:"h\
int key",children:[l("span",{"aria-hidden":"true",children:"●"})," ",n.chartPoint," ",l("b",{"aria\
-hidden":"true",children:"━"})," ",n.mean(T)]}),C&&x&&l(Ao,{facts:{[n.change]:r(ta(e,_d[f])??x.kg-
C.kg),[n.minimum]:s(w[0]??0),[n.maximum]:s(w.at(-1)??0),[n.count]:i(v.length)}})]})},i_=12,a_=({weights:e,
change:t})=>{let{t:n,kg:o,instant:s,longMonth:i}=W(),r=_t(()=>{let g=Map.groupBy(e,p=>i(p.fecha_registro)),
f=p=>p.reduce((h,{peso_kg:b})=>h+b,0)/p.length;return new Map([...g].map(([p,h])=>[p,n.monthMean(p,o(
f(h)))]))},[e,n,o,i]),a=e.length>i_,u=()=>Io(new Blob([ed(e)],{type:"text/csv"}),"weights.csv"),d=l(
"div",{class:"actions",children:[l("a",{class:"button plain",href:Se("weight",{},"import"),children:n.
importCsv}),l(se,{text:n.exportCsv,onClick:u})]});return l(He,{title:n.records,hint:fa(),tools:d,children:l(
at,{caption:n.newestFirst,rows:e,keyOf:({id:g})=>g,groupOf:g=>a&&r.get(i(g.fecha_registro))||"",columns:[
[n.date,g=>s(g.fecha_registro)],[n.weight,g=>l("strong",{children:o(g.peso_kg)}),"numeric"],[n.actions,
g=>l(hd,{item:g,change:t}),"tools"]]})})},l_=(e,{data:t})=>e&&!(t&&ns(t)==="minor")?ii(e.talla_m):[],
c_=({first:e})=>{let{t}=W(),[n,o]=[Ce(Xh),Ce(e_)],{profile:s}=e,i=n.data?.weights??e.weights,r=_t(()=>l_(
s,o),[s,o.data]),a=_t(()=>i.map(f=>({at:Date.parse(f.fecha_registro),kg:f.peso_kg})).reverse(),[i]),
d={profile:s,weights:i,points:a,bands:r,change:f=>n.data?n.change(p=>({...p,weights:f(p.weights)})):
n.reload()},g=f=>{f&&n.reload(),o.reload()};return l(Mt.Provider,{value:g,children:[l(s_,{...d,bmi:o}),
l(Fe,{error:n.error,retry:n.reload}),!n.data&&n.loading&&i.length>0&&l(ge,{kind:"loading",children:t.
loading}),n.data&&i.length>0&&l(J,{children:[l(r_,{...d}),l(a_,{...d})]})]})},u_=()=>{let e=Ce(Qh);return l(
Lt,{title:W().t.weight,quiet:!0,load:e,children:t=>l(c_,{first:t})})},wd=e=>Ke().id==="import"?l(dd,
{...e}):l(u_,{});var d_=["","register","deleted"],f_=5e3,bd=["input","offline"],kd=ys("language"),Sd=ys("unit"),p_=()=>[
kd.read(),...navigator.languages].find(t=>/^(es|en)\b/.test(t))?.startsWith("en")?"en":"es",vd=({label:e,
tabs:t})=>{let n=be(null),o=t.find(([,,s])=>s)?.[0];return ce(()=>{let s=n.current?.querySelector("[\
aria-current]");n.current&&s&&(n.current.scrollLeft=s.offsetLeft-n.current.offsetLeft-48)},[o]),l("n\
av",{class:"tabs","aria-label":e,ref:n,children:t.map(([s,i,r])=>l("a",{href:Se(s),"aria-current":r?
"page":void 0,children:i},s))})},m_=()=>U.logout().catch(e=>{if(!(e instanceof ot))throw e;U.session.
forget()}),g_=({account:e,views:t,current:n,language:o})=>{let{t:s}=W(),i=p=>[p.name,s[p.name],p===n],
r=p=>t.filter(h=>h.place===p),a=r("administration"),u=n?.place==="administration",[d,...g]=a.map(i),
f=d&&[d[0],g[0]&&e?.role==="admin"?s.administration:d[1],u];return l("header",{class:e?"":"guest",children:[
l(se,{text:s.skip,kind:"skip",onClick:on}),l("div",{class:"frame",children:[l("a",{class:"brand",href:"\
#/",children:l("span",{children:s.title})}),e&&l(vd,{label:s.navigation,tabs:[...r().map(i),...f?[f]:
[]]}),e?l(Do,{label:`${s.menu}: ${e.username}`,text:e.username,children:[r("menu").map(({name:p})=>l(
"a",{href:Se(p),children:s[p]},p)),o,l(pn,{text:s.signOut,kind:"link",act:m_})]}):o]}),u&&g[0]&&l(vd,
{label:s.administration,tabs:a.map(i)})]})},h_=({change:e,name:t})=>{let{t:n}=W(),o=t==="deleted"?n.
deleted:e&&n.ends[e],s=async()=>await U.session.restore()??location.reload();return l(J,{children:[o&&
l(ge,{children:o}),e==="account_changed"&&l(pn,{text:n.adopt,act:s}),l("div",{class:"card narrow wel\
come",children:l(ki,{registering:t==="register"},t==="register")})]})},__=({account:e,leave:t})=>{let{
t:n}=W();return ce(()=>Dl,[]),l(fn,{title:n.signIn,locked:!0,onClose:t,children:()=>l(J,{children:[l(
ge,{children:n.ends.expired}),l(ki,{registering:!1,expired:e})]})})},y_=(e,t)=>{let{parameters:n={}}=e??
{};return Object.fromEntries(Object.entries(n).flatMap(([o,s])=>typeof s=="number"&&!Number.isInteger(
s)?[[o,t(s)]]:[]))},Td=({views:e})=>{let[t,n]=Q(p_),[o,s]=Q(()=>Bs.find(F=>F===Sd.read())??"kg"),[{account:i,
change:r,expired:a=null},u]=Q({account:null}),[d,g]=Q({text:""}),f=$s((F,ue)=>g({text:F,undo:ue}),[]),
p=ko(()=>navigator.onLine,window,"online","offline"),{name:h,id:b}=Ke();ce(()=>U.session.onChange((F,ue)=>u(
de=>({account:F,change:ue,expired:ue==="expired"?de.account??de.expired??null:null}))),[]);let v=be(
null);ce(()=>{let F=v.current;if(d.text===""||!F)return;let ue=()=>f(""),de,ae=()=>{clearTimeout(de),
F.contains(document.activeElement)||(de=setTimeout(ue,f_))};F.querySelector("button")?.focus(),ae();
let re=["focusin","focusout"],ne=()=>setTimeout(ae);for(let K of re)F.addEventListener(K,ne);for(let K of bd)
addEventListener(K,ue);return()=>{clearTimeout(de);for(let K of re)F.removeEventListener(K,ne);for(let K of bd)
removeEventListener(K,ue)}},[d,f]);let T=Ce(async()=>(await U.session.restore().catch(F=>{if(F.status!==
401)throw F;u({account:null,change:"expired"})}),U.getPublicConfig())),C={"Accept-Language":t},x=Ce(
F=>U.getMessages({headers:C,signal:F}),[t]),w=i??a,S=Ce(async F=>i?(await U.getPermissions({signal:F})).
permissions:[],[i?.userId,i?.role]),D=Po[t],[P,O,I]=[x.data,T.data,S.data],M=_t(()=>{if(!P||!O)return;
let F={messages:P,config:O,announce:f,may:re=>I?.includes(re)??!1,setUnit(re){Sd.write(re),s(re)}},ue=Wl(
t,ws(O.time_zone??sa()),o),de={...P,errors:{...P.errors,...ue.t.errors}};return{...ue,...F,describe:(re,ne)=>si(
re,de,{...y_(re,ue.plain),...ne})}},[t,o,P,O,I,f]);if(ce(()=>{document.documentElement.lang=t},[t]),
!M){let F=[x,T].filter(({error:ue})=>ue!==void 0);return F.length===0?l("p",{class:"notice loading",
children:D.loading}):l("main",{class:"card narrow",children:[l("h1",{children:D.title}),l("p",{role:"\
alert",children:D.startFailed}),l(se,{text:D.retry,kind:"primary",onClick:()=>F.map(ue=>ue.reload())})]})}
let L=t==="es"?"en":"es",E=()=>{n(L),kd.write(L)},V=()=>{on(),d.undo?.().then(F=>f(`${F}`),F=>f(M.describe(
F)))},$=({needs:F})=>F===void 0||w?.role==="admin"||F!=="admin"&&M.may(F),Y=e.filter($),B=d_.includes(
h)?Y[0]:Y.find(F=>F.name===h),ee=l(se,{text:D.otherLanguage,kind:"link",lang:L,onClick:E});return l(
fi.Provider,{value:M,children:[l(g_,{account:w,views:Y,current:B,language:ee}),l("main",{children:[!p&&
l(ge,{children:D.offline}),l(Fe,{error:x.error,retry:x.reload}),!w&&l(h_,{change:r,name:h}),w&&B&&l(
Bl,{children:l(B.component,{account:w})},`${w.userId} ${B.name} ${b}`),l(Fe,{error:S.error,retry:S.reload}),
w&&!B&&!S.loading&&l(Ot,{title:D.notFound},h),a&&l(__,{account:a,leave:()=>u({account:i,change:r})}),
l("div",{class:"announcement",role:"status",ref:v,children:[d.text,d.undo&&l(se,{text:D.undo,kind:"l\
ink",onClick:V})]})]})]})};var w_=[{name:"weight",component:wd},{name:"profile",component:nc,place:"menu"},{name:"account",component:tc,
place:"menu"},{name:"checklist",component:Kl,place:"administration",needs:"checklist:read"},{name:"s\
ynchronisation",component:Jl,place:"administration",needs:"checklist:read"},{name:"files",component:Zl,
place:"administration",needs:"admin"},{name:"accounts",component:Ul,place:"administration",needs:"ad\
min"}],xd=document.getElementById("page");xd.replaceChildren();nl(l(Td,{views:w_}),xd);
