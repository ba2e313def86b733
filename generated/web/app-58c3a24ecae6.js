var ke,qa,rf,kn,Fr,Ls,ja,Rs,za,Hr,Wr,Ka,Xo=Symbol.for("pv"),Ns={},Fs=[],af=/^m(i|n|o|s|text|space)$/,
Br=Array.isArray,Vr=Fs.slice,Bn=Object.assign;function Hn(e){e&&e.parentNode&&e.remove()}function Ya(e,t,n){
var o,s,i,r={},a=arguments.length;for(i in t)i=="key"?o=t[i]:i=="ref"&&typeof e!="function"?s=t[i]:r[i]=
t[i];return a>2&&(r.children=a>3?Vr.call(arguments,2):n),Qo(e,r,o,s,null)}function Qo(e,t,n,o,s){var i={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Xo,
__v:s||++qa,__i:-1,__u:0};return!s&&ke.vnode&&ke.vnode(i),i}function X(e){return e.children}function Ms(e,t){this.props=e,this.context=t,this.__g=0}function Sn(e,t){
if(t==null)return e.__&&Sn(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.
__e;return typeof e.type!="function"||e.props.__P?null:Sn(e)}function lf(e){var t,n=e.__v,o=n.__e,s=[],
i=[],r=e.__P;r&&((t=Bn({constructor:Xo},n)).__v=n.__v+1,ke.vnode&&ke.vnode(t),Gr(r,t,n,e.__n,r.namespaceURI,
32&n.__u?[o]:null,s,o||Sn(n),32&n.__u,i),t.__v=n.__v,t.__.__k[t.__i]=t,tl(s,t,i),n.__=n.__e=null,t.__e!=
o&&Za(t))}function Za(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&
(e.__e=t.__e)}),Za(e)}function $r(e){(8&e.__g||(e.__g|=8,kn.push(e),Ls++))&&Fr==ke.debounceRendering||
((Fr=ke.debounceRendering)||queueMicrotask)(Ja)}function Ja(){try{for(var e,t=1;kn.length;)kn.length>
t&&kn.sort(ja),e=kn.shift(),t=kn.length,8&e.__g&&lf(e)}finally{(Ls=kn.length)&&(Fr||queueMicrotask)(
Ja)}}function Qa(e,t,n,o,s,i,r,a,u,d,g){var f,p,h,w,x,v,k=o.__k||Fs,b=t.length;for(u=cf(n,t,k,u,b),f=
0;f<b;f++)(h=n.__k[f])!=null&&(p=~h.__i&&k[h.__i]||Ns,h.__i=f,v=Gr(e,h,p,s,i,r,a,u,d,g),w=h.__e,(p.ref!=
h.ref||8&p.__u)&&(p.ref&&Ur(p.ref,null,h,p),h.ref&&g.push(h.ref,h.__c||w,h)),x=x||w,4&h.__u?(u=Xa(h,
u,e,!p.__v),p.__e&&(p.__e=null)):typeof h.type=="function"&&v!==void 0?u=v:w&&(u=w.nextSibling),h.__u&=
-21);return n.__e=x,u}function cf(e,t,n,o,s){var i,r,a,u,d,g,f,p,h,w=n.length,x=w,v=0,k=0,b=e.__k=Array(
s);for(i=0;i<s;i++)(r=t[i])!=null&&typeof r!="boolean"&&typeof r!="function"?(typeof r!="object"||r.
constructor===String?r=b[i]=Qo(null,r):Br(r)?r=b[i]=Qo(X,{children:r}):r.constructor===Xo&&r.__b?r=b[i]=
Qo(r.type,r.props,r.key,r.ref,r.__v):b[i]=r,u=i+v,r.__=e,r.__b=e.__b+1,a=null,~(d=r.__i=uf(r,n,u,x))&&
(x--,(a=n[d])&&(a.__u|=2)),a&&a.__v?(r.__u|=16,d==u-1?v--:d==u+1?v++:d!=u&&(d>u?v--:v++,k=1)):(~d||(s>
w?v--:s<w&&v++),typeof r.type!="function"&&(r.__u|=4))):b[i]=null;if(k){for(g=[],f=[],i=0;i<s;i++)if((r=
b[i])&&16&r.__u){for(v=0,p=g.length;v<p;)g[h=v+p>>1]<r.__i?v=h+1:p=h;g[v]=r.__i,f[i]=v+1}for(v=g.length;i--;)
f[i]&&(f[i]==v?v--:b[i].__u|=4)}if(x)for(i=0;i<w;i++)!(a=n[i])||2&a.__u||(a.__e==o&&(o=Sn(a)),qr(a,a));
return o}function Xa(e,t,n,o){var s,i,r,a;if(typeof e.type=="function"){if(e.props.__P)return t;if(s=
e.__k)for(i=0;i<s.length;i++)s[i]&&(s[i].__=e,t=Xa(s[i],t,n,!1));return t}for(t&&!t.parentNode&&(t=Sn(
e))&&!t.parentNode&&(t=null),r=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;for(r!=a&&(!o&&n.moveBefore&&
r.parentNode?n.moveBefore(r,t):n.insertBefore(r,t||null)),t=r;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.
data.startsWith("$s"););return t}function uf(e,t,n,o){var s,i=e.key,r=e.type,a=t[n],u=a&&!(2&a.__u);if(a===null&&i==null||u&&i==a.key&&
r==a.type)return n;if(o>(u?1:0)){for(s=n-1;s>=0;s--)if((a=t[s])&&!(2&a.__u)&&i==a.key&&r==a.type)return s;
for(s=n+1;s<t.length;s++)if((a=t[s])&&!(2&a.__u)&&i==a.key&&r==a.type)return s}return-1}function Ua(e,t,n){
n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Is(e,t,n,o,s){var i,r;if(t=="style")if(typeof n==
"string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||
Ua(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||Ua(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!=
"function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(r=Wr[t]||(Wr[t]=
df(t)),(e.__a||(e.__a={}))[t]=Hr,i=t!=(t=t.replace(za,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),
n?e.addEventListener(t,r,i):e.removeEventListener(t,r,i));else{if(s=="http://www.w3.org/2000/svg")t=
t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="l\
ist"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&
t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?
e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function df(e){return function(t){var n=this.
__e;if(n){if(n=n[e],t[Rs]==null)t[Rs]=Hr++;else if(t[Rs]<this.__a[e])return;return n(ke.event?ke.event(
t):t)}}}function Gr(e,t,n,o,s,i,r,a,u,d){var g,f,p,h,w,x,v,k,b,T,C,A,P,O,E,M,L,R,j=t.type;if(t.constructor!==
Xo)return null;128&n.__u&&(u=32&n.__u,g=n.__c.__z)&&(t.__u|=u,f=i=[],g.nodeType==8?a=Os(g,i):i.push(
g),a=i[0]||a),(g=ke.__b)&&g(t);e:if(typeof j=="function"){p=r.length;try{if(k=t.props,b=(g=j.prototype)&&
g.render,T=(g=j.contextType)&&o[g.__c],C=g?T?T.props.value:g.__:o,(h=n.__c)?(t.__c=h,2&h.__g&&(h.__g|=
1)):(b?t.__c=h=new j(k,C):(t.__c=h=new Ms(k,C),h.constructor=j,h.render=pf),T&&T.sub(h),h.state||(h.
state={}),h.__n=o,h.__g|=8,h.__h=[],h.__k=[]),b&&(h.__s||(h.__s=h.state),j.getDerivedStateFromProps&&
(h.__s==h.state&&(h.__s=Bn({},h.__s)),Bn(h.__s,j.getDerivedStateFromProps(k,h.__s)))),w=h.props,x=h.
state,h.__v=t,n.__c){if(k!==w&&b&&!j.getDerivedStateFromProps&&h.componentWillReceiveProps&&h.componentWillReceiveProps(
k,C),t.__v==n.__v&&!(8&h.__g)||!(4&h.__g)&&h.shouldComponentUpdate&&h.shouldComponentUpdate(k,h.__s,
C)===!1){t.__v!=n.__v&&(h.props=k,h.state=h.__s,h.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function($){
$&&($.__=t)}),Fs.push.apply(h.__h,h.__k),h.__k=[],h.__h.length&&r.push(h),a=Sn(n);break e}h.componentWillUpdate&&
h.componentWillUpdate(k,h.__s,C),b&&h.componentDidUpdate&&h.__h.push(function(){h.componentDidUpdate(
w,x,v)})}else b&&!j.getDerivedStateFromProps&&h.componentWillMount&&h.componentWillMount(),b&&h.componentDidMount&&
h.__h.push(h.componentDidMount);h.context=C,h.props=k,h.__P=e,h.__g&=-5,A=ke.__r,P=b?25:0;do h.__g&=
-9,A&&A(t),g=h.render(h.props,h.state=h.__s,h.context);while(8&h.__g&&++P<25);b&&(Fs.push.apply(h.__h,
h.__k),h.__k=[]),h.state=h.__s,h.getChildContext&&(o=Bn({},o,h.getChildContext())),b&&n.__c&&h.getSnapshotBeforeUpdate&&
(v=h.getSnapshotBeforeUpdate(w,x)),O=g&&g.type===X&&g.key==null?g.props.children:g,k.__P&&(g=a,s=(e=
k.__P).namespaceURI,u=i=null,n.props&&n.props.__P!=e&&(n.__k.some(function($){$&&qr($,$)}),n.__k=null),
a=n.__k?Sn(n,0):null),a=Qa(e,Br(O)?O:[O],t,n,o,s,i,r,a,u,d),k.__P&&(t.__e=null,a=g),t.__u&=-161,f&&f.
some(Hn),h.__h.length&&r.push(h),1&h.__g&&(h.__g&=-4)}catch($){if(r.length=p,t.__v=null,u||i)if($&&$.
then){if(t.__u|=128|u,i){for(~(L=i.indexOf(a||void 0))||(L=i.length);(R=i[L-1])&&R.nodeType==8;)L--;
for(;L<i.length;L++)if(R=i[L])if(i[L]=null,E){if(R==M)break}else{if(R.nodeType!=8)break;R.data.startsWith(
"$s")&&(M=Os(E=R))}}if(!E){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;E=a}(g=Os(E=t.__c.__z||
(t.__c.__z=E)))?(t.__e=E,a=g):t.__e=a,a=a&&a.nextSibling}else i&&i.some(Hn);else t.__e=n.__e;t.__k||
(t.__k=n.__k||[]),$&&$.then||el(t),ke.__e($,t,n)}}else a=t.__e=ff(n.__e,t,n,o,s,i,r,u,d,e);return(g=
ke.diffed)&&g(t),a}function Os(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){
if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&
t.push(e)}}function el(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(el))}function tl(e,t,n){for(var o=0;o<
n.length;)Ur(n[o++],n[o++],n[o++]);ke.__c&&ke.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(
function(i){i.call(s)})}catch(i){ke.__e(i,s.__v)}})}function ff(e,t,n,o,s,i,r,a,u,d){var g,f,p,h,w,x,
v,k,b=n.props||Ns,T=t.props,C=t.type;if(C=="svg"?s="http://www.w3.org/2000/svg":C=="math"?s="http://\
www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),i){for(g=0;g<i.length;g++)if((w=i[g])&&
(C?w.localName==C:w.nodeType==3)){e=w,i[g]=null;break}}if(!e){if(k=d.ownerDocument||document,!C)return k.
createTextNode(T);e=k.createElementNS(s,C,T.is?T:d),a&&(ke.__m&&ke.__m(t,i),a=!1),i=null}if(C){if(d=
C=="template"&&e.content||e,i=C=="textarea"&&T.defaultValue!=null?null:i&&Vr.call(d.childNodes),!a&&
i)for(b={},g=0;g<e.attributes.length;g++)b[(w=e.attributes[g]).name]=w.value;for(g in b)w=b[g],g=="d\
angerouslySetInnerHTML"?p=w:g=="children"||g in T||g=="value"&&"defaultValue"in T||g=="checked"&&"de\
faultChecked"in T||Is(e,g,null,w,s);for(g in T)w=T[g],g=="children"?h=w:g=="dangerouslySetInnerHTML"?
f=w:g=="value"?x=w:g=="checked"?v=w:a&&typeof w!="function"||b[g]===w||Is(e,g,w,b[g],s);f?(a||p&&(f.
__html==p.__html||f.__html==e.innerHTML)||(e.innerHTML=f.__html),t.__k=[]):(p&&(e.textContent=""),(C==
"foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&af.test(C))&&(s="http://www.w3.org/1999/xh\
tml"),Qa(d,Br(h)?h:[h],t,n,o,s,i,r,i?i[0]:n.__k&&Sn(n,0),a,u),i&&i.some(Hn)),a&&C!="textarea"||(g="v\
alue",C=="progress"&&x==null?e.removeAttribute(g):x==null||x===e[g]&&(C!="progress"||x)||Is(e,g,x,b[g],
s),g="checked",v!=null&&v!=e[g]&&Is(e,g,v,b[g],s))}else b===T||a&&e.data==T||(e.data=T);return e}function Ur(e,t,n,o){
try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="func\
tion"?t():e(null)):e.current=t}catch(s){ke.__e(s,n)}}function qr(e,t,n){var o,s,i,r;if(ke.unmount&&ke.
unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||Ur(o,null,t,e),o=e.__c){if(o.componentWillUnmount)
try{o.componentWillUnmount()}catch(a){ke.__e(a,t)}o.__P=o.__n=null}if(o=e.__k)for(r=0;r<o.length;r++)
o[r]&&qr(o[r],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(s=Os(o,i=[]))&&
(o==e.__e&&i.some(Hn),Hn(s),Hn(o)),n||Hn(e.__e),e.__e=e.__c=e.__=null}function pf(e,t,n){return this.
constructor(e,n)}function nl(e,t){var n,o,s,i;ke.__&&ke.__(e,t),t.nodeType==9&&(t=t.documentElement),
o=(n=e&&32&e.__u)?null:t.__k,t.__k=Qo(X,{children:[e]}),s=[],i=[],Gr(t,t.__k,o||Ns,Ns,t.namespaceURI,
o?null:t.firstChild?Vr.call(t.childNodes):null,s,o?o.__e:t.firstChild,n,i),tl(s,t.__k,i),t.__k.props.
children=null}function Ws(e){function t(n){var o,s;return this.getChildContext||(o=new Set,(s={})[t.__c]=this,this.
getChildContext=function(){return s},this.shouldComponentUpdate=function(i){this.props.value!=i.value&&
o.forEach(function(r){r.__g|=4,$r(r)})},this.sub=function(i){o.add(i);var r=i.componentWillUnmount;i.
componentWillUnmount=function(){o.delete(i),r&&r.call(i)}}),n.children}return t.__c="__cC"+Ka++,t.__=
e,t.Provider=(t.Consumer=function(n,o){return n.children(o)}).contextType=t,t}ke={__e:function(e,t,n,o){for(var s,i,r;t=t.__;)if((s=t.__c)&&!(1&s.__g)){s.__g|=4;try{if((r=(i=s.constructor)&&
i.getDerivedStateFromError)&&s.setState(i.getDerivedStateFromError(e)),s.componentDidCatch&&(s.componentDidCatch(
e,o||{}),r=1),r&&8&s.__g)return void(s.__g|=2)}catch(a){e=a}}throw Ls=0,e}},qa=0,rf=function(e){return e!=
null&&e.constructor===Xo},Ms.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.
__s=Bn({},this.state)),typeof e=="function"&&(e=e(Bn({},n),this.props)),e&&(Bn(n,e),this.__v&&(t&&this.
__k.push(t),$r(this)))},Ms.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(
e),$r(this))},Ms.prototype.render=X,kn=[],Ls=0,ja=function(e,t){return e.__v.__b-t.__v.__b},Rs=Symbol(),
za=/(PointerCapture)$|Capture$/i,Hr=0,Wr={},Ka=0;var cn,Ie,jr,ol,zr=Object.is,ts=0,fl=[],Kr=[],He=ke,sl=He.__b,rl=He.__r,il=He.diffed,al=He.__c,ll=He.
unmount,cl=He.__;function Vn(e,t){He.__h&&He.__h(Ie,e,ts||t),ts=0;var n=Ie.__H||(Ie.__H={__:[],__h:[]});
return e>=n.__.length&&n.__.push({}),n.__[e]}function ee(e){return ts=1,mf(gl,e)}function mf(e,t,n){
var o=Vn(cn++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):gl(void 0,t),function(i){var r=(o.__N||o.__)[0],a=o.
t(r,i);zr(r,a)||(o.__N=[a,o.__[1]],o.__c.setState({}))}],o.__c=Ie,!Ie.__f)){Ie.__f=!0;var s=Ie.shouldComponentUpdate;
Ie.shouldComponentUpdate=function(i,r,a){var u=this.__H;if(!u)return!0;var d=!1,g=this.props!=i;if(u.
__.some(function(p){p.__N&&(d=!0,zr(p.__[0],p.__N[0])||(g=!0))}),s){var f=s.call(this,i,r,a);return d?
f||g:f}return!d||g}}return o.__}function ce(e,t){var n=Vn(cn++,3);!He.__s&&Zr(n.__H,t)&&(n.__P=!0,n.
__=e,n.u=t,Ie.__H.__h.push(n))}function pl(e,t){var n=Vn(cn++,4);!He.__s&&Zr(n.__H,t)&&(n.__P=!1,n.__=
e,n.u=t,Ie.__h.push(n))}function ye(e){return ts=5,mt(function(){return{current:e}},[])}function mt(e,t){var n=Vn(cn++,7);return Zr(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function $s(e,t){return ts=
8,mt(function(){return e},t)}function vn(e){var t=Ie.context[e.__c],n=Vn(cn++,9);return n.c=e,t?(n.__==
null&&(n.__=!0,t.sub(Ie)),t.props.value):e.__}function ml(e){var t=Vn(cn++,10),n=ee();return t.__=e,Ie.componentDidCatch||(Ie.componentDidCatch=function(o,s){
t.__&&t.__(o,s),n[1](o)}),[n[0],function(){return n[1]()}]}function Tn(){var e=Vn(cn++,11);if(!e.__){
for(var t=Ie.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}
function gf(){var e;do{for(;e=Kr.shift();)try{es(e)}catch(n){He.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=
fl.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(es),t.__h.some(Yr),t.__h=[]}catch(n){t.__h=[],He.
__e(n,e.__v)}}}while(Kr.length)}He.__b=function(e){Ie=null,sl&&sl(e)},He.__=function(e,t){e&&t.__k&&
t.__k.__m&&(e.__m=t.__k.__m),cl&&cl(e,t)},He.__r=function(e){rl&&rl(e),cn=0;var t=(Ie=e.__c).__H;t&&
(jr==Ie?Ie.__h=[]:(t.__h.some(es),t.__h.some(Yr),cn=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.
__N),n.u=n.__N=void 0})),jr=Ie},He.diffed=function(e){il&&il(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&
dl(fl.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),jr=Ie=null},He.__c=function(e,t){t.some(
function(n){try{n.__h.some(es),n.__h=n.__h.filter(function(o){return!o.__||Yr(o)})}catch(o){n.__h=[function(){
throw o}]}}),al&&al(e,t)},He.unmount=function(e){ll&&ll(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(
function(s){try{if(s.__P&&s.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}
s.__P=n,dl(Kr.push(s))}else es(s)}catch(i){t=i}}),o.__H=void 0,t&&He.__e(t,o.__v))};var ul=typeof requestAnimationFrame==
"function";function hf(e){var t,n=function(){clearTimeout(o),ul&&cancelAnimationFrame(t),setTimeout(
e)},o=setTimeout(n,35);ul&&(t=requestAnimationFrame(n))}function dl(e){e!=1&&ol==He.requestAnimationFrame||
((ol=He.requestAnimationFrame)||hf)(gf)}function es(e){var t=Ie,n=e.__c;typeof n=="function"&&(e.__c=
void 0,n()),Ie=t}function Yr(e){var t=Ie;e.__c=e.__(),Ie=t}function Zr(e,t){return!e||e.length!=t.length||
t.some(function(n,o){return!zr(n,e[o])})}function gl(e,t){return typeof t=="function"?t(e):t}var Oe=class extends Error{name="ApiError";status;operation;code;parameters;fields;retryAfter;requestId;headers;constructor(t,n,{
status:o,headers:s},i){super(n,i),this.operation=t,this.status=o,this.code=s.get("x-error-code")??void 0;
let{fields:r=[],...a}=yf(s.get("x-error-parameters"));this.parameters=a,this.fields=r,this.retryAfter=
_f(s.get("retry-after")),this.requestId=s.get("x-request-id")??void 0,this.headers=s}};var nt=class extends Error{name="ConnectionError"},Gn=class extends nt{name="TimeoutError"},hl=(e,t)=>e instanceof
Oe?new Oe(t,e.message,e,{cause:e}):e,xo=e=>e instanceof Oe&&e.status===401,_f=e=>{if(e===null)return;
let t=/^\d+$/.test(e)?Number(e):(Date.parse(e)-Date.now())/1e3;return Number.isNaN(t)?void 0:Math.max(
0,Math.ceil(t))},Jr=e=>{try{return JSON.parse(e)}catch{return}},yf=e=>{let t=Jr(e??"");return typeof t==
"object"?{...t}:{}},_l=(e,t)=>typeof e=="object"&&e!==null&&"error"in e&&typeof e.error=="string"?e.
error:`HTTP ${t}`,Co=e=>e.catch(t=>{if(t instanceof Oe&&t.status===404)return null;throw t});var wf=2**31-1,Qr=(e,t)=>{let n=new AbortController,o,s=()=>clearTimeout(o),i=()=>{s(),!(e===0||e>wf)&&
(o=setTimeout(()=>n.abort(new Gn(`no answer within ${e} ms`)),e))},r=()=>n.abort(t?.reason);return t?.
aborted&&r(),t?.addEventListener("abort",r),i(),{signal:n.signal,extend:i,pause:s,release(){s(),t?.removeEventListener(
"abort",r)},renew:()=>Qr(e,t),explain(a,u){return n.signal.aborted?n.signal.reason:a instanceof nt?a:
new nt(u,{cause:a})}}},un=(e,t)=>new Promise((n,o)=>{let s=()=>o(t.reason);t.aborted&&s(),t.addEventListener(
"abort",s),e.then(n,o).finally(()=>t.removeEventListener("abort",s))});var Un=(e,...t)=>{try{e?.(...t)}catch(n){queueMicrotask(()=>{throw n})}};var bf=250,kf=3e4,Sf=async(e,{signal:t=new AbortController().signal})=>{let n,o=new Promise(s=>{n=setTimeout(
s,e)});await un(o,t).finally(()=>clearTimeout(n))};async function*yl(e,t){let n,o=new Set;do{let s=await t(
n);if(yield*s[e]??[],n=s.next_after,o.has(n))throw new nt("the pages of the list repeat themselves");
o.add(n)}while(n!==null)}var qn=({state:e,next_attempt_at:t})=>e==="waiting"||e==="retrying"||t!==null,
wl=async(e,t,n)=>{let o=/\/api\/wstg\/requests\/(\d+)$/.exec(e)?.[1];if(o===void 0)throw new TypeError(
`'${e}' is no address of a request`);for(let s=bf;;s=Math.min(s*2,kf)){let i=s;try{let r=await n(Number(
o));if(Un(t.onRequest,r),!qn(r))return r}catch(r){if(!(r instanceof Oe&&r.status===503))throw r;i=Math.
max(s,(r.retryAfter??0)*1e3)}await Sf(i,t)}};var vf=10*6e4,bl=()=>{let e=new Headers({"x-error-code":"authentication_required"});return new Oe("r\
efreshAccessToken","La sesión ha terminado",{status:401,headers:e})},Tf=e=>{let t=n=>{try{return e===
void 0?void 0:n(localStorage,e)}catch{return}};return{set:()=>t((n,o)=>n.setItem(o,"session")),remove:()=>t(
(n,o)=>n.removeItem(o)),get isMissing(){return t((n,o)=>n.getItem(o)===null)??!1}}},xf=e=>{let t=e===
void 0?void 0:globalThis.navigator?.locks,n=new Set,o=Promise.resolve();return{async refresh(s){if(t&&
e)return t.request(e,{mode:"shared"},s);let i=o.then(s),r=i.then(()=>n.delete(r),()=>n.delete(r));return n.
add(r),i},async alone(s){if(t&&e)return t.request(e,s);let i=Promise.all([o,...n]).then(s);return o=
i.catch(()=>{}),i}}},kl=(e,t,n)=>{let o=new Set,s=Tf(t),i=xf(t),r=t===void 0||typeof BroadcastChannel>
"u"?void 0:new BroadcastChannel(t),a,u,d=0,g=!1,f=!1,p,h=(E,M)=>{for(let L of o)Un(L,E,M)},w=E=>{d+=
1,p=void 0,g=E},x=(E,M)=>{let{user_id:L,username:R,role:j,access_token:$}=E;a={account:{userId:L,username:R,
role:j},token:$,since:performance.now()},u=L,g=!1,s.set(),h(a.account,M)},v=E=>{w(!1),r?.postMessage(
{userId:E.user_id}),x(E,"signed_in")},k=E=>{w(!0),E!=="account_changed"&&s.remove(),!(!a&&E!=="accou\
nt_changed")&&(a=void 0,h(null,E))},b=()=>{r?.postMessage({userId:null}),n.forget(),k("signed_out")},
T=async E=>{f=!0;try{let M=await E();return b(),M}finally{f=!1}},C=async()=>{let E=d,M;try{M=await i.
refresh(e)}catch(L){throw xo(L)&&d===E&&(f?b():k("expired")),L}if(d!==E)throw bl();if(a&&a.account.userId!==
M.user_id)throw k("account_changed"),bl();return x(M,a?"refreshed":"signed_in"),M},A=()=>{if(p)return p;
let E=C().finally(()=>{p===E&&(p=void 0)});return p=E,E},P=({data:E})=>{typeof E!="object"||E===null||
!("userId"in E)||(E.userId===null?k("signed_out"):u!==void 0&&E.userId!==u?k("account_changed"):a||(w(
!1),s.set(),O.restore().catch(()=>{})))};r?.addEventListener("message",P);let O={get account(){return a?.
account??null},get refreshToken(){return n.token},async restore({always:E=!1}={}){if(a)return a.account;
if(s.isMissing&&!E)return null;do{let M=d;try{await A()}catch(L){if(d===M)throw L}}while(!a&&!g);return O.
account},forget:b,onChange(E){return o.add(E),()=>o.delete(E)},close(){r?.close(),r=void 0,o.clear()}};
return{session:O,begin:v,refresh:A,alone:i.alone,async renew(E){let M=d,L=await E();return d===M&&x(
L,"refreshed"),L},leaveAfter:T,async logOut(E){let M=a!==void 0;try{return await T(E)}catch(L){if(!M||
a||!xo(L))throw L;return{message:L.message}}},get isLeaving(){return f},get token(){return a?.token},
get epoch(){return d},get isOver(){return g||!a&&s.isMissing},get isStale(){return a!==void 0&&performance.
now()-a.since>vf}}};var Cf=(e,t,n,o)=>{let s=e.getReader(),i=0;return new ReadableStream({async pull(r){t.extend();try{let{
done:a,value:u}=await un(s.read(),t.signal);if(t.pause(),a){t.release(),r.close();return}i+=u.byteLength,
r.enqueue(u),Un(o,{loaded:i,total:n})}catch(a){throw t.release(),s.cancel(a).catch(()=>{}),t.explain(
a,"the file broke off")}},cancel(r){return t.release(),s.cancel(r)}})},Sl=(e,t,n,o)=>{let s=t.get("c\
ontent-length"),i=t.get("content-type")??"application/octet-stream",r=Cf(e,n,s===null?void 0:Number(
s),o);return{fileName:/filename="([^"]+)"/.exec(t.get("content-disposition")??"")?.[1]??"download",contentType:i,
stream:r,async blob(){let a=[],u=r.getReader();for(let d=await u.read();!d.done;d=await u.read())a.push(
d.value);return new Blob(a,{type:i})}}},vl=e=>{let t=new FormData,n=0;for(let[o,s]of Object.entries(
e))t.append(o,s),s instanceof Blob&&(n+=s.size);return{form:t,size:n}},Pf=e=>{let t=new Headers;for(let n of e.
trim().split(/[\r\n]+/)){let o=n.indexOf(":");o>0&&t.append(n.slice(0,o).trim(),n.slice(o+1).trim())}
return t},Xr=e=>typeof XMLHttpRequest<"u"&&!e,Af=async(e,t,n,o)=>{let s=new XMLHttpRequest,i=()=>s.abort();
await new Promise((u,d)=>{s.open(e.method,e.url),s.withCredentials=!0;for(let[g,f]of e.headers)g!=="\
content-type"&&s.setRequestHeader(g,f);s.upload.onprogress=({loaded:g})=>o(g),s.upload.onload=n.pause,
s.onload=()=>u(),s.onerror=s.onabort=()=>d(new nt("the upload broke off")),n.signal.addEventListener(
"abort",i),n.signal.aborted?i():s.send(t)}).finally(()=>n.signal.removeEventListener("abort",i));let{
status:r,responseText:a}=s;return new Response(a||null,{status:r,headers:Pf(s.getAllResponseHeaders())})},
Df=(e,t,n)=>{if(!e.body)return e;let o=0,s=e.body.pipeThrough(new TransformStream({transform(r,a){o+=
r.byteLength,n(o),a.enqueue(r)},flush:t.pause})),i={method:e.method,headers:e.headers,body:s,signal:e.
signal,duplex:"half"};return new Request(e.url,i)},Tl=(e,{form:t,size:n},o,s,i)=>{let r=u=>{o.extend(),
Un(s,{loaded:Math.min(u,n),total:n})};if(Xr(i))return Af(e,t,o,r);let a=i??globalThis.fetch;return typeof XMLHttpRequest>
"u"?a(Df(e,o,r)):(o.pause(),a(e))};var Ef=3e4,If="the service is unreachable, or it does not allow the origin of this page",Rf="/api/au\
th/",Mf=new Set(["logout","logoutEverywhere","deleteAccount"]),Of=new Set(["changePassword","logoutE\
verywhere","deleteAccount"]),Lf=e=>({token:e,headers(t){return this.token!==void 0&&t.startsWith(Rf)?
{cookie:`refresh_token=${this.token}`}:{}},read({headers:t}){for(let n of t.getSetCookie?.()??[]){let o=/^refresh_token=([^;]*)/.
exec(n)?.[1];o!==void 0&&(this.token=o===""?void 0:o)}},forget(){this.token=void 0}}),Nf=(e={})=>{let t=Object.
entries(e).filter(([,o])=>o!==void 0),n=new URLSearchParams(t.map(([o,s])=>[o,String(s)]));return n.
size>0?`?${n}`:""},Ff=()=>/^https?:/.test(globalThis.location?.origin)?globalThis.location.origin:"",
Wf=e=>{if(e!==""&&!(/^https?:\/\//.test(e)&&URL.canParse(e)))throw new TypeError(`baseUrl is an addr\
ess such as https://api.example, not '${e}'`);return e.replace(/\/+$/,"")},$f=e=>typeof window>"u"||
e===""?void 0:`weight-bmi-register ${new URL(e).origin}`,Hf=e=>encodeURIComponent(String(e)).replace(
/^\.{1,2}$/,"%20$&"),xl=(e,{baseUrl:t=Ff(),fetch:n,timeoutMs:o=Ef,refreshToken:s})=>{let i=Wf(t),r=Lf(
s),a=(v,{path:k,query:b,headers:T,body:C,onProgress:A})=>{let P=e[v];if(!P)throw new TypeError(`ther\
e is no operation ${v}`);if(i===""&&typeof location>"u")throw new TypeError("outside of a page creat\
eClient needs the option baseUrl");let O=C==="all"?void 0:C,E=P.transfer==="upload"&&O?vl(O):void 0,
M={...k};return{id:v,route:P,url:i+P.path.replace(/\{(\w+)\}/g,(L,R)=>Hf(M[R]))+Nf(b),headers:Object.
entries({...T}).filter(([,L])=>L!==void 0),renewable:P.bearer&&(P.key===void 0||T?.[P.key]===void 0),
form:E,json:E||!O?void 0:JSON.stringify(O),onProgress:A}},u=async({timeoutMs:v=o,signal:k},b)=>{let T=Qr(
v,k);try{return await b(T)}finally{T.release()}},d=async({id:v,route:k,url:b,headers:T,form:C,json:A,
onProgress:P},O,E)=>{let M=new Headers({...Object.fromEntries(T),...A!==void 0&&{"content-type":"app\
lication/json"},...E!==void 0&&{authorization:`Bearer ${E}`},...r.headers(k.path)}),L=C&&!Xr(n)?C.form:
A??null,{signal:R}=O,j=new Request(b,{method:k.method,headers:M,body:L,credentials:"include",signal:R}),
$=If,Z=async()=>{let B=C?await Tl(j,C,O,P,n):await(n??globalThis.fetch)(j);if($="the answer broke of\
f, or is not the one of the service",r.read(B),B.ok&&k.transfer==="download"){if(!B.body||B.status===
204)throw new nt("the answer has no body");return Sl(B.body,B.headers,O.renew(),P)}let ne=await B.text();
if(!B.ok)throw new Oe(v,_l(Jr(ne),B.status),B);let N=JSON.parse(ne);if(typeof N!="object"||N===null)
throw new nt($);let ae=B.headers.get("location");return ae===null?N:{...N,location:ae}};try{return await un(
Z(),R)}catch(B){throw B instanceof Oe?B:O.explain(B,$)}},g=(v,k={})=>u(k,b=>d(a(v,k),b)),f=kl(()=>g(
"refreshAccessToken"),$f(i),r),p=(v,k)=>u(k,async b=>{let T=a(v,k),{route:C,renewable:A}=T,P=()=>C.transfer!==
null&&b.extend(),O=()=>un(f.refresh(),b.signal).catch(R=>{throw hl(R,T.id)}),E=R=>{let j=()=>d(T,b,R);
return Of.has(v)?un(f.alone(j),b.signal):j()};C.transfer==="upload"&&f.isStale&&await O();let{token:M,
epoch:L}=f;try{return P(),await E(M)}catch(R){if(!(A&&xo(R)&&(Mf.has(v)||!f.isLeaving))||f.epoch!==L||
f.isOver)throw R;P();try{f.token===M&&await O()}catch($){throw xo($)||f.epoch!==L?R:$}if(f.epoch!==L)
throw R;return P(),await E(f.token)}}),h=v=>async k=>{let b=await g(v,k);return f.begin(b),b},w={registerAccount:h(
"registerAccount"),login:h("login"),refreshAccessToken:v=>u(v,({signal:k})=>un(f.refresh(),k)),logout:v=>f.
logOut(()=>p("logout",v)),changePassword:v=>f.renew(()=>p("changePassword",v)),logoutEverywhere:v=>f.
leaveAfter(()=>p("logoutEverywhere",v)),deleteAccount:v=>f.leaveAfter(()=>p("deleteAccount",v))},x=Object.
entries(e).flatMap(([v,{list:k}])=>{if(!k)return[];let b=({signal:T,timeoutMs:C,...A}={})=>yl(k.entries,
P=>p(v,{query:{...A,after:P},signal:T,timeoutMs:C}));return[[k.name,b]]});return{...Object.fromEntries(
Object.keys(e).map(v=>[v,async(k={})=>w[v]?.(k)??p(v,k)])),...Object.fromEntries(x),waitForRequest:(v,{
onRequest:k,...b}={})=>wl(v,{...b,onRequest:k},T=>p("getRequest",{...b,path:{request_id:T}})),session:f.
session}};var Cl={"Peso insuficiente":"underweight","Peso normal":"normal",Sobrepeso:"overweight","Obesidad de\
 grado I":"obese_class_i","Obesidad de grado II":"obese_class_ii","Obesidad de grado III":"obese_cla\
ss_iii","Para menores de 18 años no se aplican las categorías de IMC de los adultos":"minor"},ei=[
["underweight",18.5],["normal",25],["overweight",30],["obese_class_i",35],["obese_class_ii",40],["ob\
ese_class_iii",Number.POSITIVE_INFINITY]],ti=1e3;var ni=(e,t)=>e.replace(/\{(\w+)\}/g,(n,o)=>String(t[o]??n)),Bf=e=>e instanceof Oe?[e.code??"gateway",
e.code?e.parameters:{status:e.status}]:e instanceof Gn?["timeout",{}]:[e instanceof nt?"unreachable":
"",{}],oi=(e,t,n={})=>{let o=e instanceof Error?e.message:String(e),s=t?.errors??{},[i,r]=Bf(e),a={...r,
...n},{reason:u="",text:d="",index:g}=a,f={...a,...s[u]!==void 0&&{reason:ni(s[u],a)}},p=s[d]??s[i],
h=g!==void 0&&p!==void 0&&s.at_index,w=ni(p??o,f),x=h?ni(h,{index:Number(g)+1,error:w}):w;return/\{\w+\}/.
test(x)?o:x},ns=({description:e})=>Cl[e],si=(e,t)=>{let n=ns(e);return n===void 0?e.description:t.bmi_descriptions[n]};var Gt={Role:{values:["admin","user"]},Username:{pattern:"^[a-z0-9._@+\\-]{3,64}$",minLength:3,maxLength:64},
NewPassword:{minLength:8,maxLength:128},WstgStatus:{values:["Not Started","In Progress","Blocked","D\
one","Not Applicable"]},Permission:{values:["weights:read","weights:write","checklist:read","checkli\
st:write"]},ChecklistAccess:{values:["none","read","write"]},KeyName:{minLength:1,maxLength:60},Moment:{
maxLength:64},SyncDirection:{values:["tracker->dd","dd->tracker"]},TrackerStatus:{values:["Not Start\
ed","In Progress","Blocked","Done","Not Applicable"]},WstgOutcome:{values:["issues","untested","not_\
applicable","passed","in_progress"]},FindingSeverity:{values:["critical","high","medium","low","info"]},
FindingState:{values:["open","duplicate","false_positive","out_of_scope","risk_accepted","closed","c\
losed_by_status"]},WstgRequestState:{values:["waiting","retrying","failed","done","superseded","dism\
issed"]}};var ri=e=>ei.map(([t,n],o)=>({class:t,from:(ei[o-1]?.[1]??0)*e**2,to:n*e**2}));async function*Hs(e,t,{
check:n=!1,...o}={}){for(let s=0;s<t.length;s+=ti){let i=t.slice(s,s+ti);try{let r=await e.recordWeights(
{body:{weights:i,check:n},...o});yield{weights:i,start:s,answer:r}}catch(r){if(!(r instanceof Oe&&r.
status===400))throw r;let{index:a}=r.parameters;yield{weights:i,start:s,error:r,index:a===void 0?a:s+
Number(a)}}}}var Vf={registerAccount:{method:"post",path:"/api/auth/register",bearer:!1,transfer:null},login:{method:"\
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
method:"post",path:"/api/wstg/synchronise",bearer:!0,transfer:null}},Pl=(e={})=>xl(Vf,e);var Po=(e,t,...n)=>{let[o,s]=ee(e);return ce(()=>{let i=()=>s(e);i();for(let r of n)t.addEventListener(
r,i);return()=>{for(let r of n)t.removeEventListener(r,i)}},[]),o},ii="retry-failed-loads",Dl=()=>{dispatchEvent(
new Event(ii))},Uf=250,qf=3e4,Al=e=>e+1,Pe=(e,t=[],n=()=>!1)=>{let[o,s]=ee({loading:!0}),[i,r]=ee(0),
a=ye(0),u=$s(()=>{a.current=0,r(Al)},[]);ce(()=>{let f=new AbortController,{signal:p}=f,h,w=x=>{p.aborted||
(s(({data:v})=>({data:v,...x,loading:!1})),a.current>0&&(h=setTimeout(r,a.current,Al)))};return s(x=>({
...x,loading:!0})),e(p).then(x=>{let v=Math.min(a.current*2||Uf,qf);a.current=n(x)?v:0,w({data:x})},
x=>w({error:x})),()=>{f.abort(),clearTimeout(h)}},[...t,i]);let{error:d}=o;return ce(()=>{if(d!==void 0){
for(let f of[ii,"online"])addEventListener(f,u);return()=>{for(let f of[ii,"online"])removeEventListener(
f,u)}}},[d,u]),{...o,reload:u,change:f=>s(p=>p.data===void 0?p:{...p,data:f(p.data)})}},jn=e=>{let[t,
n]=ee({busy:!1,error:void 0}),o=ye(!1);return{...t,run:async()=>{if(o.current)return;o.current=!0,n(
{busy:!0,error:void 0});let i=await e().then(()=>{},r=>r);o.current=!1,n({busy:!1,error:i})},reset:()=>n(
({busy:i})=>({busy:i,error:void 0}))}};var jf=e=>{try{return decodeURIComponent(e)}catch{return e}},we=(e,t={},n)=>{let o=new URLSearchParams(
Object.entries(t).filter(([,i])=>i!==""));return`#/${[e,...n===void 0?[]:[n]].map(encodeURIComponent).
join("/")}${o.size>0?`?${o}`:""}`},Ao=e=>{history.replaceState(null,"",e),dispatchEvent(new HashChangeEvent(
"hashchange"))},ze=()=>{let e=Po(()=>location.hash,window,"hashchange"),[t="",n]=e.replace(/^#\/?/,"").
split("?"),[o="",s]=t.split("/").map(jf),i=Object.fromEntries(new URLSearchParams(n));return{name:o,
id:s||void 0,parameters:i}};var El=.45359237,Ml={kg:1,g:.001,lb:El,st:14*El},Il={kg:/^(kgs?|kilos?|kilogram(m?es?|os?|s|m)?)$/i,
g:/^(gr?s?|gram(m?es?|os?|s|m)?)$/i,lb:/^(lbs?|pounds?|libras?)$/i,st:/^(sts?|stones?)$/i},xn=e=>Object.
keys(Il).find(t=>Il[t].test(e)),os=(e,t)=>t==="kg"?e:Math.round(e*Ml[t]*100)/100,dn=(e,t)=>e/Ml[t],Bs=[
"kg","lb","st"],zf={",":/^(\d+|\d{1,3}([. '’]\d{3})+)(,\d+)?$/,".":/^(\d+|\d{1,3}([, '’]\d{3})+)(\.\d+)?$/},
Rl=(e,t)=>{if(!zf[t].test(e))return;let n=t===","?/[. '’]/g:/[, '’]/g;return Number(e.replace(n,
"").replace(",","."))},Do=(e,t)=>{let[,n="",o="",s="",i="lb"]=/^([\d.,’' ]*\d) *(\p{L}*)\.?(?: *([\d.,]+) *(\p{L}*)\.?)?$/u.
exec(e.replace(/\s+/g," ").trim())??[],r=Rl(n,t),a=xn(o);if(r===void 0||o!==""&&a===void 0)return;if(s===
"")return{value:r,unit:a};let u=Rl(s,t);if(!(a!=="st"||u===void 0||xn(i||"lb")!=="lb"))return{value:r*
14+u,unit:"lb"}},Ol=(e,t)=>{let n=Do(e.replace(",","."),".");if(n)return Math.round(os(n.value,n.unit??
t)*100)/100};var Ll=(e,t,n)=>{let o=e==="en"?"en-GB":"es",s=(f,p=f)=>new Intl.NumberFormat(o,{minimumFractionDigits:f,
maximumFractionDigits:p,useGrouping:"always"}).format,i=new Intl.NumberFormat(o,{minimumFractionDigits:1,
maximumFractionDigits:1,signDisplay:"exceptZero"}).format,r=f=>{let{format:p}=new Intl.DateTimeFormat(
o,{...f,timeZone:t});return h=>p(new Date(h))},[a,u,d]=[s(0),s(1),s(1,2)],g=new Intl.RelativeTimeFormat(
o,{numeric:"auto"});return{integer:a,tenths:u,percent:new Intl.NumberFormat(o,{style:"percent"}).format,
plain:s(0,6),unit:n,kg(f){if(n==="kg")return`${d(f)} kg`;let p=Math.round(dn(f,"lb")*10)/10;if(n==="\
lb")return`${u(p)} lb`;let h=Math.floor(p/14);return`${a(h)} st ${u(p-h*14)} lb`},signed(f){let p=n===
"kg"?f:dn(f,"lb");return`${i(p).replace("-","−")} ${n==="kg"?"kg":"lb"}`},day:r({dateStyle:"medium"}),
shortDay:r({day:"numeric",month:"short"}),month:r({month:"short",year:"numeric"}),longMonth:r({month:"\
long",year:"numeric"}),year:r({year:"numeric"}),instant:r({dateStyle:"medium",timeStyle:"short"}),ago(f){
let p=Math.round((Date.now()-Date.parse(f))/6e4);if(Math.abs(p)>=1440)return;let h=Math.round(p/60);
return Math.abs(p)<60?g.format(-p,"minute"):g.format(-h,"hour")},bytes(f){let p=Math.min(3,Math.floor(
Math.log10(Math.max(1,f))/3)),h=["B","kB","MB","GB"][p];return`${(p===0?a:u)(f/1e3**p)} ${h}`}}},Nl=e=>{
let t=e.replace(/\s*(kgs?|c?m)?\.?\s*$/i,"").trim().replace(",",".");return/^\d+(\.\d+)?$/.test(t)?Number(
t):void 0};var Fl=e=>t=>{let n=t??"-";return e[n]??n},Kf={statuses:{Done:"Hecho","Not Applicable":"No aplicable",
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
PI","-":"Fuera de la guía"})},Yf={statuses:{Done:"Done","Not Applicable":"Not applicable","In Progr\
ess":"In progress",Blocked:"Blocked","Not Started":"Not started"},severities:{Critical:"Critical",High:"\
High",Medium:"Medium",Low:"Low",Info:"Info"},toolStatuses:{verified:"Verified",active:"Active"},findingStates:{
open:"Open",duplicate:"Duplicate",false_positive:"False positive",out_of_scope:"Out of scope",risk_accepted:"\
Risk accepted",closed:"Closed",closed_by_status:"Closed by a status of this checklist; counts as ope\
n"},openFindings:e=>`${e} open`,categoryName:Fl({"Configuration and Deployment Management Testing":"\
Configuration and Deployment","-":"Not in the guide"})},ss={es:Kf,en:Yf};var Zf={...ss.es,checklist:"Lista WSTG",source:"Identificadores, nombres y categorías: OWASP WSTG, C\
C BY-SA 4.0.",checklistTotal:"Total",closedOf:(e,t)=>`${e} de ${t} cerrados`,gatePassed:"Cumple el c\
riterio de salida: no queda nada pendiente.",gateClosed:"No cumple el criterio de salida.",gateStale:"\
La última sincronización correcta se hizo hace demasiado tiempo.",reasons:{request_failed:"Petició\
n fallida",request_waiting:"Petición en espera",open_finding:"Hallazgo abierto",conflict:"En confli\
cto",not_started:"Sin empezar",in_progress:"En curso",blocked:"Bloqueado",set_before_since:"De una e\
valuación anterior"},notKept:"DefectDojo no tiene los estados Bloqueado ni Sin empezar: la próxima \
lectura los convertirá en En curso.",since:"Evaluación desde",itemOutcome:"Resultado",outcomes:{issues:"\
Con problemas",passed:"Superado",not_applicable:"No aplicable",in_progress:"En curso",untested:"Sin \
probar"},coverage:"Cobertura por categoría",items:e=>`Elementos: ${e}`,search:"Buscar",searchHint:"\
Identificador, nombre o notas",status:"Estado",category:"Categoría",any:"Todos",anyCategory:"Todas",
shown:{conflict:"En conflicto",open:"Con peticiones pendientes",failed:"Con fallos",untracked:"Sin s\
eguimiento",without_finding:"Sin hallazgo"},noItems:"Ningún elemento cumple los filtros.",clear:"Qu\
itar los filtros",reload:"Actualizar",item:"Elemento",tool:"DefectDojo",toolStatuses:{...ss.es.toolStatuses,
none:"–"},severity:"Severidad",lastSync:"Sincronizado",conflict:"Conflicto",pending:"Pendiente",failed:"\
Fallo",backToList:"Volver a la lista",previous:"Anterior",next:"Siguiente",guide:"Leer la prueba en \
la guía",setAt:"Estado asignado",setBy:"Por",failedBelow:"La última petición ha fallado; consúltala\
 más abajo.",setAllShown:"Cambiar el estado de todos los mostrados…",askSetAll:(e,t)=>`¿Poner ${e}\
 elementos en ${t}?`,setItems:(e,t)=>`Poner ${e} elementos en ${t}`,sending:"Enviando los estados",setAll:e=>`\
Elementos cuyo estado se ha enviado: ${e}.`,findingsOpen:"Hallazgos abiertos",changeFinding:"Cambiar\
 el hallazgo",othersFinding:"Esto cambiará en DefectDojo un hallazgo que no ha creado este servicio.\
 Según la última lectura:",othersFindings:e=>`Hallazgos que no ha creado este servicio y que cambi\
arán en DefectDojo, según la última lectura: ${e}.`,conflictNotice:"El estado de aquí y el de Def\
ectDojo se contradicen.",finding:"Hallazgo",findings:"Hallazgos",madeHere:"Creado por este servicio",
writtenTo:"Aquí se escriben los estados",notes:"Notas",notesHint:"Sustituyen la mitigación del hall\
azgo. Si las dejas vacías, el texto del hallazgo no cambia.",currentState:"Estado actual",edit:"Cam\
biar el estado",request:{waiting:"Aceptada. Se está escribiendo en DefectDojo…",retrying:"Aceptad\
a. Un intento ha fallado; se reintentará.",failed:"Ha fallado.",repeated:"Se reintentará.",done:"E\
scrita en DefectDojo.",noEffect:"Terminada sin efecto.",superseded:"Sustituida por una petición más \
reciente.",dismissed:"Descartada."},requests:"Últimas peticiones",noRequests:"Sin peticiones.",log:"\
Registro",noLog:"Sin entradas.",when:"Cuándo",origin:"Origen",origins:{sync:"Esta lista",webhook:"D\
efectDojo"},directions:{"tracker->dd":"Hacia DefectDojo","dd->tracker":"Desde DefectDojo",none:"–"},
direction:"Dirección",result:"Resultado",success:"Correcto",user:"Usuario",state:"Estado",states:{waiting:"\
En espera",retrying:"Reintentando",failed:"Ha fallado",done:"Terminada",superseded:"Sustituida",dismissed:"\
Descartada"},synchronisation:"Sincronización",periodic:"Ejecución periódica",inStep:(e,t)=>`Al dí\
a con DefectDojo. Comprobado: ${e}. Próxima comprobación: ${t}.`,notInStep:(e,t)=>`No está al día \
con DefectDojo. Última comprobación correcta: ${e}. Próxima: ${t}.`,synchronise:"Sincronizar ahor\
a",runStates:{idle:"En reposo",due:"A punto de empezar",running:"En marcha"},nextRun:"Próxima ejecuc\
ión",lastStarted:"Último inicio",lastFinished:"Terminó",lastSucceeded:"Último éxito",lastError:"\
La última ejecución ha fallado:",lastWarning:"La última ejecución fue incompleta:",hiddenIsGone:"\
Lo oculto ya no existe",askHiddenIsGone:"Los hallazgos que cuenta el último aviso dejan de contar, t\
ambién los abiertos. Hazlo solo si se han eliminado en DefectDojo.",lastDelivery:"Último aviso de D\
efectDojo",waitingCount:"Peticiones en espera",retryingCount:"Reintentándose",failedCount:"Fallidas",
withoutFinding:"Elementos sin hallazgo",failedRequests:"Peticiones que han fallado",noFailed:"Ningun\
a petición ha fallado.",findingNumber:e=>`Hallazgo ${e}`,attempts:"Intentos",accepted:"Aceptada",repeat:"\
Reintentar",dismiss:"Descartar",retryAll:"Reintentar todas",dismissAll:"Descartar todas",askDismiss:"\
Las peticiones descartadas no se reintentan. Sus elementos vuelven a seguir a DefectDojo.",retried:e=>`\
Peticiones en cola de nuevo: ${e}`,dismissed:e=>`Peticiones descartadas: ${e}`,firstOf:(e,t)=>`Las ${e}\
 más recientes de ${t}`,files:"Base de datos de DefectDojo",makeReport:"Descargar el informe",export:"\
Copia de seguridad",dumpHint:"Un volcado SQL de la base de datos de DefectDojo.",makeExport:"Descarg\
ar el volcado",import:"Restaurar",dumpImportHint:"Volcado SQL de pg_dump en texto plano. Sustituye t\
oda la base de datos de DefectDojo, o nada.",makeImport:"Restaurar el volcado",noFile:"Elige un arch\
ivo.",preparing:"Preparando el archivo…",downloading:"Descargando",uploading:"Enviando",importing:"\
Archivo enviado. La base de datos lo está importando…",stopped:"Detenido.",saved:(e,t)=>`Se ha de\
scargado ${e} (${t}).`,imported:"Se ha importado el volcado.",askImport:(e,t)=>`¿Sustituir la base d\
e datos de DefectDojo por ${e} (${t})? Detén antes DefectDojo. Lo que no esté en el volcado se perde\
rá. No se puede deshacer.`,accounts:"Cuentas",accountsClosed:"El registro está cerrado: las cuentas\
 se crean con npm run account.",accountsCount:e=>`Cuentas: ${e}`,beginning:"El nombre empieza por",role:"\
Rol",roles:{admin:"Administrador",user:"Usuario"},you:"Tu cuenta",name:"Nombre",created:"Creada",noAccounts:"\
Ninguna cuenta cumple los filtros.",access:"Acceso a la lista",accesses:{none:"Ninguno",read:"Ver",write:"\
Ver y cambiar"},accessChanged:(e,t)=>`${e}, acceso a la lista WSTG: ${t}`,promote:"Hacer administrad\
or",demote:"Quitar el rol de administrador",endTheirSessions:"Cerrar sus sesiones",delete:"Eliminar",
askPromote:e=>`${e} podrá gestionar la lista, los volcados y las cuentas cuando vuelva a entrar.`,askDemote:e=>`${e}\
 conservará el rol unos minutos en las sesiones abiertas, salvo que se cierren.`,alsoEnd:"Cerrar ta\
mbién sus sesiones",askEnd:e=>`${e} tendrá que entrar de nuevo en todos sus dispositivos.`,askDelete:e=>`\
La cuenta ${e}, su perfil y sus pesos se eliminarán. No se puede deshacer.`,roleChanged:(e,t)=>`Rol\
 de ${e}: ${t}`,sessionsEnded:e=>`Se han cerrado las sesiones de ${e}.`,accountDeleted:e=>`Se ha eli\
minado la cuenta ${e}.`},Jf={...ss.en,checklist:"WSTG checklist",source:"Identifiers, names and cate\
gories: OWASP WSTG, CC BY-SA 4.0.",checklistTotal:"Total",closedOf:(e,t)=>`${e} of ${t} closed`,gatePassed:"\
Ready: all items are finished.",gateClosed:"Not ready.",gateStale:"The last successful synchronisati\
on was too long ago.",reasons:{request_failed:"Failed request",request_waiting:"Waiting request",open_finding:"\
Open finding",conflict:"In conflict",not_started:"Not started",in_progress:"In progress",blocked:"Bl\
ocked",set_before_since:"From an earlier assessment"},notKept:"DefectDojo does not have the statuses\
 Blocked and Not started: the next reading turns them into In progress.",since:"Assessment since",itemOutcome:"\
Outcome",outcomes:{issues:"Has issues",passed:"Passed",not_applicable:"Not applicable",in_progress:"\
In progress",untested:"Untested"},coverage:"Coverage by category",items:e=>`Items: ${e}`,search:"Sea\
rch",searchHint:"Identifier, name or notes",status:"Status",category:"Category",any:"All",anyCategory:"\
All",shown:{conflict:"In conflict",open:"With pending requests",failed:"With failures",untracked:"No\
t tracked",without_finding:"Without a finding"},noItems:"No item matches the filters.",clear:"Clear \
the filters",reload:"Refresh",item:"Item",tool:"DefectDojo",toolStatuses:{...ss.en.toolStatuses,none:"\
–"},severity:"Severity",lastSync:"Synchronised",conflict:"Conflict",pending:"Pending",failed:"Fail\
ed",backToList:"Back to the list",previous:"Previous",next:"Next",guide:"Read the test in the guide",
setAt:"Status set",setBy:"By",failedBelow:"The latest request failed; see below.",setAllShown:"Chang\
e the status of all shown…",askSetAll:(e,t)=>`Set ${e} items to ${t}?`,setItems:(e,t)=>`Set ${e} i\
tems to ${t}`,sending:"Sending the statuses",setAll:e=>`Items whose status has been sent: ${e}.`,findingsOpen:"\
Open findings",changeFinding:"Change the finding",othersFinding:"This will change a finding in Defec\
tDojo that was not made by this service. As last read:",othersFindings:e=>`Findings that were not ma\
de by this service and will change in DefectDojo, as last read: ${e}.`,conflictNotice:"The status he\
re and the one in DefectDojo contradict each other.",finding:"Finding",findings:"Findings",madeHere:"\
Made by this service",writtenTo:"Statuses are written here",notes:"Notes",notesHint:"They replace th\
e mitigation text of the finding. Empty notes leave that text unchanged.",currentState:"Current stat\
e",edit:"Change the status",request:{waiting:"Accepted. Writing it to DefectDojo…",retrying:"Accep\
ted. An attempt failed; it will be retried.",failed:"Failed.",repeated:"It will be retried.",done:"W\
ritten to DefectDojo.",noEffect:"Ended without effect.",superseded:"Superseded by a newer request.",
dismissed:"Dismissed."},requests:"Latest requests",noRequests:"No requests.",log:"Log",noLog:"No ent\
ries.",when:"When",origin:"Origin",origins:{sync:"This checklist",webhook:"DefectDojo"},directions:{
"tracker->dd":"To DefectDojo","dd->tracker":"From DefectDojo",none:"–"},direction:"Direction",result:"\
Result",success:"Succeeded",user:"User",state:"State",states:{waiting:"Waiting",retrying:"Retrying",
failed:"Failed",done:"Done",superseded:"Superseded",dismissed:"Dismissed"},synchronisation:"Synchron\
isation",periodic:"Periodic run",inStep:(e,t)=>`In step with DefectDojo, checked ${e}, next check ${t}\
.`,notInStep:(e,t)=>`Not in step with DefectDojo. Last successful check ${e}, next check ${t}.`,synchronise:"\
Synchronise now",runStates:{idle:"Idle",due:"About to start",running:"Running"},nextRun:"Next run",lastStarted:"\
Last start",lastFinished:"Finished",lastSucceeded:"Last success",lastError:"The last run failed:",lastWarning:"\
The last run was incomplete:",hiddenIsGone:"What is hidden is gone",askHiddenIsGone:"The findings th\
at the last warning counts no longer count, also open ones. Do this only if they were deleted in Def\
ectDojo.",lastDelivery:"Last webhook delivery",waitingCount:"Requests waiting",retryingCount:"Retryi\
ng",failedCount:"Failed",withoutFinding:"Items without a finding",failedRequests:"Failed requests",noFailed:"\
No request has failed.",findingNumber:e=>`Finding ${e}`,attempts:"Attempts",accepted:"Accepted",repeat:"\
Retry",dismiss:"Dismiss",retryAll:"Retry all",dismissAll:"Dismiss all",askDismiss:"Dismissed request\
s are not retried. Their items follow DefectDojo again.",retried:e=>`Requests queued again: ${e}`,dismissed:e=>`\
Requests dismissed: ${e}`,firstOf:(e,t)=>`The latest ${e} of ${t}`,files:"DefectDojo database",makeReport:"\
Download the report",export:"Back up",dumpHint:"An SQL dump of DefectDojo’s database.",makeExport:"\
Download the dump",import:"Restore",dumpImportHint:"A plain-text SQL dump from pg_dump. It replaces \
either everything in it or nothing.",makeImport:"Restore the dump",noFile:"Choose a file.",preparing:"\
Preparing the file…",downloading:"Downloading",uploading:"Sending",importing:"File sent. The datab\
ase is importing it…",stopped:"Stopped.",saved:(e,t)=>`${e} (${t}) has been downloaded.`,imported:"\
The dump has been imported.",askImport:(e,t)=>`Replace DefectDojo’s database with ${e} (${t})? Sto\
p DefectDojo first. Anything that is not in the dump will be lost. This cannot be undone.`,accounts:"\
Accounts",accountsClosed:"Registration is closed: accounts are created with npm run account.",accountsCount:e=>`\
Accounts: ${e}`,beginning:"Name starts with",role:"Role",roles:{admin:"Administrator",user:"User"},you:"\
Your account",name:"Name",created:"Created",noAccounts:"No account matches the filters.",access:"Che\
cklist access",accesses:{none:"None",read:"View",write:"View and change"},accessChanged:(e,t)=>`${e}\
, access to the WSTG checklist: ${t}`,promote:"Make administrator",demote:"Remove the administrator \
role",endTheirSessions:"End sessions",delete:"Delete",askPromote:e=>`${e} will be able to manage the\
 checklist, dumps and accounts after signing in again.`,askDemote:e=>`${e} keeps the role in open se\
ssions for a few minutes, unless they are ended.`,alsoEnd:"End the sessions too",askEnd:e=>`${e} wil\
l have to sign in again on every device.`,askDelete:e=>`The account ${e}, its profile and its weight\
s will be deleted. This cannot be undone.`,roleChanged:(e,t)=>`Role of ${e}: ${t}`,sessionsEnded:e=>`\
The sessions of ${e} have been ended.`,accountDeleted:e=>`The account ${e} has been deleted.`},ai={es:Zf,
en:Jf};var Qf={signIn:"Entrar",register:"Crear cuenta",toRegister:"¿Aún no tienes cuenta?",toSignIn:"¿Ya \
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
 Exporta los pesos como CSV desde la aplicación.",xml:"Es un XML de otro programa. De los XML solo \
se lee export.xml, de Apple Health.",json:"Es un JSON de otro programa. Se leen los de Fitbit y los \
de Google Fit.",other:"No es un archivo de texto. Exporta los pesos como CSV."},back:"Volver al peso",
separator:"Separador",comma:"Coma",semicolon:"Punto y coma",tab:"Tabulación",decimal:"Decimales",point:"\
Punto",order:"Fechas",orders:{ymd:"año, mes, día",dmy:"día, mes, año",mdy:"mes, día, año"},dateColumn:"\
Columna de la fecha",timeColumn:"Columna de la hora",weightColumn:"Columna del peso",column:(e,t)=>`${e}\
: ${t}`,changeReading:"Cambiar",ambiguousDates:e=>`Las fechas son ambiguas: se leen como ${e}.`,leftOutColumns:(e,t)=>`\
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
ellidos",birthDate:"Fecha de nacimiento",height:"Altura (m)",heightHint:"1,68 o 168",notAHeight:"Esc\
ribe la altura, como 1,68 o 168",account:"Cuenta",signedInAs:e=>`Sesión iniciada como ${e}`,changePassword:"\
Cambiar la contraseña",changePasswordHint:"Se cerrarán las sesiones de tus otros navegadores.",currentPassword:"\
Contraseña actual",newPassword:"Contraseña nueva",passwordChanged:"Contraseña cambiada",endSessions:"\
Cerrar todas las sesiones",endSessionsHint:"Cierra la sesión en este navegador y en todos los demás.",
exportTitle:"Tus datos",exportHint:"Un archivo JSON con tu cuenta, tu perfil y todos tus pesos.",exportData:"\
Descargar mis datos",deleteAccount:"Eliminar la cuenta",deleteHint:"Tu perfil y todos tus pesos se b\
orrarán para siempre.",typeName:e=>`Escribe ${e} para confirmar`,nameDiffers:"No es tu nombre de us\
uario",apiKeys:"Claves de API",apiKeysHint:"Con una clave, una aplicación o una báscula usa tu cuent\
a sin tu contraseña.",apiKeysCaption:"Tus claves, la más reciente primero",permissions:{"weights:r\
ead":"Leer tus pesos","weights:write":"Registrar pesos","checklist:read":"Ver la lista WSTG","checkl\
ist:write":"Cambiar la lista WSTG"},keyMay:"Permisos",noPermission:"Elige al menos un permiso",makeKey:"\
Crear una clave",makeScaleKey:"Para una báscula",scale:"báscula",keyName:"Nombre de la clave",keyNameHint:"\
Por ejemplo, «báscula del baño»",keyEnds:"Caduca dentro de",days:e=>`${e} días`,keyMade:"Tu cla\
ve nueva",keyOnce:"Cópiala ahora: no se volverá a mostrar.",copy:"Copiar",copied:"Copiada",lastUsed:"\
Último uso",never:"Nunca",expires:"Caduca",removeKey:"¿Eliminar esta clave?",keyRemoved:"Clave eli\
minada",keyRefused:(e,t)=>`Rechazado el ${e}: ${t}`},Xf={signIn:"Sign in",register:"Create an accoun\
t",toRegister:"No account yet?",toSignIn:"Already have an account?",welcome:"Log your weight and fol\
low its trend and your body mass index. Your data stays yours: download or delete it at any time.",registerFirst:"\
Create the administrator’s account",welcomeFirst:"This service has no accounts yet. The first one \
will be its administrator.",username:"Username",usernameHint:(e,t)=>`${e} to ${t} characters: unacce\
nted letters, digits and . _ @ + -`,password:"Password",newPasswordHint:e=>`At least ${e} characters\
; a phrase works best`,registrationClosed:"Registration is closed: ask an administrator for an accou\
nt.",captchaMissing:"The captcha could not be loaded. Reload the page to try again.",weight:"Weight",
latest:"Latest weight",latestOf:e=>`Latest weight, ${e}`,changeIn:(e,t)=>`${e} in ${t} days`,bmi:"Bo\
dy mass index",bmiNeedsProfile:"Complete your profile to see your body mass index.",toProfile:"Compl\
ete your profile",bmiNeedsWeight:"It will appear once you log your first weight.",normalRange:(e,t)=>`\
Normal weight for your height: ${e} to ${t}`,weightIn:e=>`Weight (${e})`,unitOfWeights:"Unit of weig\
hts",record:"Log weight",anotherDay:"Another date",now:"Right now",notANumber:{kg:"Enter a weight, s\
uch as 63.5",lb:"Enter a weight, such as 140.5 or 63.7 kg",st:"Enter a weight, such as 10 st 4 lb or\
 65.3 kg"},futureDate:"That date is in the future",errors:{weight_date_invalid:"Choose a date that i\
s not in the future, before your birth or before 1900",name_invalid:"Use only letters, spaces, hyphe\
ns, apostrophes and full stops",birth_date_invalid:"Choose a date between 1900 and today",height_out_of_range:"\
Enter a height between 0.4 and 2.72 m",weight_out_of_range:"Enter a weight between 2 and 650 kg"},trend:"\
Trend",period:"Period",periods:{month:"Month",quarter:"3 months",year:"Year",all:"All"},chart:"Chart\
 of your weight (same data in the table)",chartPoint:"Weight",mean:e=>`${e}-day average`,minimum:"Mi\
nimum",maximum:"Maximum",count:"Entries",nothingInPeriod:"There are no entries in this period.",noWeights:"\
Your trend starts here: log your first weight.",importFrom:"Import from Apple Health, Garmin, Libra…",
records:"History",monthMean:(e,t)=>`${e} · average ${t}`,newestFirst:"Your weights, newest first",date:"\
Date",correct:"Edit",corrected:"Entry updated",correctTitle:"Edit entry",remove:"Delete",removed:"En\
try deleted",removeTitle:"Delete this entry?",undo:"Undo",restored:"Entry restored",dateTime:"Date a\
nd time",timesIn:e=>`Times are those of ${e}`,importCsv:"Import weights",exportCsv:"Export CSV",importTitle:"\
Import weights",importHint:"The file that another app exports (Apple Health, Fitbit, Garmin, Google \
Fit, Happy Scale, Libra, MyFitnessPal, openScale, Renpho, Samsung Health, Withings, Zepp), or a spre\
adsheet saved as CSV.",formats:{zip:"This is a compressed or an Excel file. Unpack it, or save the s\
heet as CSV.",pdf:"This is a PDF. Export the weights as CSV.",database:"This is a database. Export t\
he weights as CSV from the app.",xml:"This is an XML of another program. Of XML files only Apple Hea\
lth’s export.xml is read.",json:"This is a JSON of another program. Those of Fitbit and Google Fit\
 are read.",other:"This is not a text file. Export the weights as CSV."},back:"Back to weight",separator:"\
Separator",comma:"Comma",semicolon:"Semicolon",tab:"Tab",decimal:"Decimals",point:"Point",order:"Dat\
es",orders:{ymd:"year, month, day",dmy:"day, month, year",mdy:"month, day, year"},dateColumn:"Date c\
olumn",timeColumn:"Time column",weightColumn:"Weight column",column:(e,t)=>`${e}: ${t}`,changeReading:"\
Change",ambiguousDates:e=>`The dates are ambiguous: read as ${e}.`,leftOutColumns:(e,t)=>`The column\
 “${e}” is read, and not ${t}.`,leftOutLines:(e,t)=>e===1?"1 line is of another quantity or pers\
on and is not imported.":`${t} lines are of other quantities or people and are not imported.`,localTimes:e=>`\
Times without a zone are read as ${e}.`,questions:{unit:"Which unit are the weights in? The file doe\
s not say.",units:"Which unit are the weights in? The file names more than one.",weight:"Which colum\
n is your weight?",long:"Some lines have more values than the heading. What is the weight in the fir\
st one?",person:e=>`Which lines are yours? They differ in “${e}”.`},unitNames:{kg:"Kilograms",g:"\
Grams",lb:"Pounds",st:"Stone"},mark:".",leaveOut:"Leave these lines out",allMine:"All of them are mi\
ne",importRange:(e,t,n,o,s)=>`${e} weights, ${t} to ${n}, ${o} → ${s}`,unread:(e,t)=>e===1?"1 line\
 could not be read:":`${t} lines could not be read:`,nothingRead:"No weight was found in the file.",
checking:"Checking the weights",added:(e,t)=>`${t} new`,known:(e,t)=>`${t} already recorded`,rejected:(e,t)=>`${t}\
 rejected`,refused:"Rejected, won’t be imported",changeTooLarge:"Too far from the weight of a near\
by day",importWeights:(e,t)=>e===1?"Import 1 weight":`Import ${t} weights`,importingWeights:"Importi\
ng the weights",importedWeights:(e,t)=>e===1?"1 weight imported.":`${t} weights imported.`,importedAt:(e,t)=>`\
Import of ${e}, weights: ${t}`,undoImport:"Undo import",undoing:"Deleting the imported weights",undone:(e,t)=>e===
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
ver",expires:"Expires",removeKey:"Delete this key?",keyRemoved:"Key deleted",keyRefused:(e,t)=>`Refu\
sed on ${e}: ${t}`},li={es:Qf,en:Xf};var ep={title:"Peso e IMC",navigation:"Secciones",administration:"Administración",skip:"Ir al conte\
nido",menu:"Tu cuenta",otherLanguage:"English",signOut:"Cerrar sesión",offline:"Sin conexión. Lo qu\
e ves puede no estar al día.",ends:{expired:"Tu sesión ha terminado. Entra de nuevo para continuar.",
signed_out:"Has cerrado la sesión.",account_changed:"En este navegador se ha iniciado sesión con ot\
ra cuenta."},adopt:"Continuar con esa cuenta",deleted:"La cuenta y sus datos se han eliminado.",startFailed:"\
No se ha podido conectar con el servicio.",broken:"Algo ha fallado",brokenHint:"La página no ha podi\
do mostrar esta sección. Tus datos están a salvo.",loadAgain:"Recargar la página",retry:"Reintent\
ar",retryNow:"Ya puedes intentarlo de nuevo.",loading:"Cargando…",unknown:"–",cancel:"Cancelar",
close:"Cerrar",shortcuts:"Atajos de teclado",shortcutNames:{"/":"Buscar","↑ ↓":"Fila anterior o \
siguiente de una tabla","?":"Ver los atajos"},useShortcuts:"Usar los atajos",save:"Guardar",file:"Ar\
chivo",checkField:"Revisa este campo.",missing:"Falta este dato.",reason:"Motivo",actions:"Acciones",
change:"Cambio",stop:"Detener",filters:"Filtros",show:"Mostrar",hide:"Ocultar",moreRows:(e,t)=>`Most\
rar más (${e} de ${t})`,notFound:"Página no encontrada",doneOf:(e,t)=>`${e} de ${t}`},tp={title:"W\
eight and BMI",navigation:"Sections",administration:"Administration",skip:"Skip to content",menu:"Yo\
ur account",otherLanguage:"Español",signOut:"Sign out",offline:"You are offline. What you see may b\
e out of date.",ends:{expired:"Your session has ended. Sign in again to continue.",signed_out:"You h\
ave signed out.",account_changed:"Someone signed in to another account in this browser."},adopt:"Con\
tinue as that account",deleted:"The account and its data have been deleted.",startFailed:"The servic\
e could not be reached.",broken:"Something went wrong",brokenHint:"The page could not show this sect\
ion. Your data is safe.",loadAgain:"Reload the page",retry:"Try again",retryNow:"You can try again n\
ow.",loading:"Loading…",unknown:"–",cancel:"Cancel",close:"Close",shortcuts:"Keyboard shortcuts",
shortcutNames:{"/":"Search","↑ ↓":"Previous or next row in a table","?":"Show the shortcuts"},useShortcuts:"\
Use the shortcuts",save:"Save",file:"File",checkField:"Check this field.",missing:"This is missing.",
reason:"Reason",actions:"Actions",change:"Change",stop:"Stop",filters:"Filters",show:"Show",hide:"Hi\
de",moreRows:(e,t)=>`Show more (${e} of ${t})`,notFound:"Page not found",doneOf:(e,t)=>`${e} of ${t}`},
ci={es:ep,en:tp};var Vs=(e,t)=>({...e,...t}),Eo={es:Vs(Vs(ci.es,li.es),ai.es),en:Vs(Vs(ci.en,li.en),ai.en)};var U=Pl(),Wl=(e,t,n="kg")=>({t:Eo[e],zone:t,...Ll(e,t.name,n)}),di=Ws(void 0),W=()=>vn(di),ui=e=>document.
querySelector(`meta[name="${e}"]`)?.content,Ut={captchaScript:ui("captcha-script"),registrationOpen:ui(
"registration")!=="closed",isEmpty:ui("accounts")==="none"};var np=Symbol.for("pv"),op=0;function l(e,t,n,o,s,i){t||(t={});var r,a,u=t;if("ref"in u&&typeof e!="function")for(a in u={},t)a==
"ref"?r=t[a]:u[a]=t[a];var d={type:e,props:u,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:np,
__v:--op,__i:-1,__u:0};return(s||i)&&(d.__source=s,d.__self=i),ke.vnode&&ke.vnode(d),d}var Be=({kind:e,children:t})=>l("span",{class:"badge","data-kind":e,children:t});var oe=({text:e,of:t,onClick:n,kind:o="plain",busy:s,...i})=>l("button",{type:n?"button":"submit",class:`\
button ${o}`,"aria-label":t&&`${e}: ${t}`,"aria-busy":s,"aria-disabled":s,onClick:n&&(()=>s||n()),...i,
children:e}),ge=({kind:e="info",children:t})=>l("div",{class:`notice ${e}`,role:e==="error"?"alert":
"status",children:t}),Fe=({error:e,retry:t})=>{let{t:n,describe:o}=W(),s=e instanceof Oe&&e.status===
429&&e.retryAfter||0,[i,r]=ee(0);pl(()=>{let g=performance.now()+s*1e3,f=()=>r(Math.max(0,Math.ceil(
(g-performance.now())/1e3)));if(f(),s===0)return;let p=setInterval(f,1e3);return()=>clearInterval(p)},
[e]);let{code:a}=e??{};if(e===void 0||a==="authentication_required")return null;let u=o(e,i>0?{seconds:i}:
{}),d=s>0&&i===0;return l(ge,{kind:d?"info":"error",children:[l("p",{role:s>0?"timer":void 0,children:d?
n.retryNow:u}),t&&i===0&&l(oe,{text:n.retry,onClick:t})]})},Cn=({label:e,done:t,all:n,format:o,children:s})=>{
let{t:i}=W(),r=Tn();return l("div",{class:"progress",children:[l("label",{for:r,children:e}),l("prog\
ress",{id:r,value:n&&t,max:n}),l("span",{children:n?i.doneOf(o(t),o(n)):o(t)}),s]})};var Pn=({facts:e})=>l("dl",{children:Object.entries(e).map(([t,n])=>l("div",{children:[l("dt",{children:t}),
l("dd",{children:n})]},t))}),sp=25,fi="td :is(a, button, .menu > summary):not(.menu > div *)",rp=e=>{
let t=e.target,n=t.closest("tr");if(!n||!t.matches(fi))return;let{nextElementSibling:o,previousElementSibling:s}=n,
i={ArrowDown:o,ArrowUp:s}[e.key],r=[...n.querySelectorAll(fi)].indexOf(t),a=i?.querySelectorAll(fi)[r];
a&&(e.preventDefault(),a.focus())},lt=e=>{let{caption:t,columns:n,rows:o,keyOf:s,empty:i,more:r,groupOf:a}=e,
{t:u,integer:d}=W(),[g,f]=ee(history.state?.limit??sp),p=()=>{let k=g*4;history.replaceState({...history.
state,limit:k},""),f(k),r?.(k)};if(o.length===0)return i?l("div",{class:"empty",children:i}):null;let h=n.
map(([k,,b])=>l("th",{scope:"col",class:b,children:k},k)),w=k=>n.map(([b,T,C])=>l("td",{class:C,"dat\
a-label":b,children:T(k)},b)),x=o.slice(0,g),v=`${d(o.length)}${r?"+":""}`;return l(X,{children:[l("\
table",{children:[l("caption",{children:t}),l("thead",{children:l("tr",{children:h})}),l("tbody",{onKeyDown:rp,
children:x.map((k,b)=>{let T=x[b-1],C=a?.(k);return l(X,{children:[C&&(!T||a?.(T)!==C)&&l("tr",{class:"\
group",children:l("th",{colSpan:n.length,scope:"rowgroup",children:C})}),l("tr",{children:w(k)})]},s?.(
k)??b)})})]}),(r||o.length>g)&&l(oe,{text:u.moreRows(d(x.length),v),onClick:p})]})};var qt=({title:e,onClose:t,locked:n,children:o})=>{let s=Tn(),i=ye(null);ce(()=>i.current?.showModal(),
[]);let r=()=>n||i.current?.querySelector("[aria-busy=true]")!=null;return l("dialog",{ref:i,"aria-l\
abelledby":s,onCancel:a=>r()&&a.preventDefault(),onClose:t,children:[l("h2",{id:s,children:e}),o(()=>i.
current?.close())]})},Gs=e=>{let{t}=W(),[n,o]=ee();return{ask:a=>new Promise(u=>o({question:a,answer:u})),
dialog:n&&l(qt,{title:e,onClose:()=>{n?.answer(!1),o(void 0)},children:a=>{let u=()=>{n.answer(!0),a()};
return l(X,{children:[l("p",{children:n.question}),l("div",{class:"actions",children:[l(oe,{kind:"da\
nger",text:e,onClick:u}),l(oe,{text:t.cancel,onClick:a})]})]})}})}};var nn=()=>document.querySelector("h1")?.focus({preventScroll:!0}),Mt=Ws(e=>{}),$l=!0,Ot=({title:e,tools:t,
quiet:n})=>{let{t:o,announce:s}=W(),i=ye(null);return ce(()=>{$l||i.current?.focus(),$l=!1,s("")},[s]),
ce(()=>{document.title=`${e} · ${o.title}`},[e,o]),l("div",{class:n?"heading quiet":"heading",children:[
l("h1",{tabIndex:-1,ref:i,children:e}),t]})},Lt=({title:e,tools:t,quiet:n,load:o,children:s})=>{let{
t:i}=W();return ce(()=>{o.data!==void 0&&document.activeElement===document.body&&nn()},[o.data]),l(Mt.
Provider,{value:o.reload,children:[l(Ot,{title:e,tools:t,quiet:n}),l(Fe,{error:o.error,retry:o.reload}),
o.data!==void 0&&s(o.data),o.data===void 0&&o.loading&&l(ge,{kind:"loading",children:i.loading})]})},
Ve=({title:e,hint:t,tools:n,children:o})=>l("section",{class:"card","aria-label":e,children:[l("div",
{class:"heading",children:[l("h2",{children:e}),n]}),t&&l("p",{class:"hint",children:t}),o]}),Hl=({children:e})=>{
let{t}=W(),[n]=ml(o=>reportError(o));return n===void 0?l(X,{children:e}):l("div",{class:"card narrow",
children:[l(Ot,{title:t.broken}),l("p",{children:t.brokenHint}),l(oe,{text:t.loadAgain,kind:"primary",
onClick:()=>location.reload()})]})};var ip=e=>typeof e=="object"&&e!==null&&"undo"in e,Us=e=>{let{announce:t}=W(),n=vn(Mt);return jn(async()=>{
t("");try{let o=await e();typeof o=="string"?t(o):ip(o)&&t(o.text,o.undo)}catch(o){throw o instanceof
Oe&&n(!0),o}n(!1)})},Bl=(e,t=n=>n)=>({inputMode:"decimal",autocomplete:"off",read:n=>{let o=Nl(String(
n));return o===void 0?new Error(e):t(o)}}),ap=({spec:e,error:t,name:n})=>{let{t:o}=W(),[s,i]=ee(!1),
{label:r,hint:a,codes:u,options:d,read:g,defaultValue:f,...p}=e,h=Tn(),w=[a&&`${h}-hint`,t&&`${h}-er\
ror`].filter(Boolean).join(" "),x={"aria-invalid":!!t,"aria-describedby":w||void 0},v=(A,P,O)=>P&&l(
"p",{class:A,id:`${h}-${A}`,role:O,children:P}),k=d?.map(([A,P])=>l("option",{value:A,selected:A===f,
children:P},A)),b={...p,...!k&&{defaultValue:f}},T=e.type==="password",C=k?"select":e.rows?"textarea":
"input";return l("div",{class:`field ${e.type??""}`,children:[l("label",{for:h,children:r}),v("hint",
a),v("error",t,"alert"),Ya(C,{...b,...s&&{type:"text"},...x,id:h,name:n},k),T&&l(oe,{text:s?o.hide:o.
show,of:r,kind:"link",onClick:()=>i(!s)})]})},zn=({fields:e,values:t,errorOf:n=()=>""})=>Object.entries(
e).map(([o,s])=>{let i=t&&{value:String(t[o]??"")};return l(ap,{name:o,spec:{...s,...i},error:n(o)},
o)}),lp=200,qs=({view:e,fields:t})=>{let{t:n}=W(),{parameters:o}=ze(),[s,i]=ee(o),r=we(e,o),a=ye("");
ce(()=>{r!==a.current&&i(o),a.current=""},[r]);let u=we(e,s);ce(()=>{if(u===r)return;let{hash:h}=location,
x=setTimeout(()=>{location.hash===h&&(a.current=u,Ao(u))},lp);return()=>clearTimeout(x)},[u,r]);let d=h=>i(
Object.fromEntries(new FormData(h))),[g,f]=ee(!1),p=Object.values(o).filter(Boolean).length;return l(
"search",{children:[l(oe,{text:p>0?`${n.filters} (${p})`:n.filters,class:"button fold","aria-expande\
d":g,onClick:()=>f(!g)}),l("form",{class:g?"filters":"filters folded",onInput:({currentTarget:h})=>d(
h),onSubmit:h=>h.preventDefault(),children:l(zn,{fields:t,values:s})})]})},cp=(e,t,n)=>{let o=new FormData(
e),s=Object.entries(t).map(([u,d])=>{let g=o.get(u)??"";return d.required&&g===""?[u,new Error(n)]:[
u,d.read?d.read(g):g]}),i=s.filter(u=>u[1]instanceof Error),[r]=i,a=Object.fromEntries(i.map(([u,{message:d}])=>[
u,d]));if(r)throw Object.assign(r[1],{parameters:{field:r[0]},texts:a});return Object.fromEntries(s)},
vt=e=>{let{t,describe:n}=W(),o=e.fields??{},s=ye(null),{run:i,busy:r,error:a,reset:u}=Us(async()=>{let k=await e.
act(cp(s.current,o,t.missing));return e.keep||s.current?.reset(),k}),{code:d="",parameters:g={},fields:f=[]}=a??
{},{texts:p={}}=a??{},h=Object.keys(o),w=h.find(k=>k===g.field||o[k]?.codes?.includes(d))??h.find(k=>f.
includes(k)),x=k=>p[k]??(k===w?n(a):f.includes(k)?t.checkField:"");ce(()=>{a&&s.current?.querySelector(
"[aria-invalid=true]")?.focus()},[a]);let v=k=>{k.preventDefault(),i()};return l("form",{ref:s,class:e.
inline?"inline":"",noValidate:!0,onInput:u,onSubmit:v,children:[e.question&&l("p",{children:e.question}),
l(zn,{fields:o,errorOf:x}),l(Fe,{error:w===void 0?a:void 0}),l("div",{class:"actions",children:[l(oe,
{text:e.submit,kind:e.kind??"primary",busy:r}),e.onCancel&&l(oe,{text:t.cancel,onClick:()=>r||e.onCancel?.()})]})]})},
fn=({act:e,busy:t,...n})=>{let o=Us(e);return l(X,{children:[l(oe,{...n,busy:t||o.busy,onClick:o.run}),
l(Fe,{error:o.error})]})},Ue=e=>{let{text:t,of:n,title:o=t,opener:s="link",...i}=e,{announce:r}=W(),
a=vn(Mt),[u,d]=ee(!1),g=ye(!1),f=w=>{g.current=w,w||a(!1)};return l(X,{children:[l(oe,{text:t,of:n,kind:s,
"aria-haspopup":"dialog",onClick:()=>{r(""),d(!0)}}),u&&l(qt,{title:o,onClose:()=>{d(!1),g.current&&
a(!0),g.current=!1},children:w=>l(Mt.Provider,{value:f,children:l(vt,{kind:"danger",submit:t,...i,keep:!0,
onCancel:w,act:async x=>{let v=await i.act(x);return w(),nn(),v}})})})]})};var up=".menu > div > :is(a, button:not([aria-haspopup]))",Io=({label:e,text:t,children:n})=>{let o=ye(
null),s=r=>o.current?.contains(r)??!1,i=r=>{let a=o.current;!a||a.querySelector("dialog[open]")||(r&&
a.querySelector("summary")?.focus(),a.open=!1)};return ce(()=>{let r=({target:u})=>{s(u)?u.matches(up)&&
i(!0):i(!1)},a=({target:u})=>s(u)&&i(!0);return document.addEventListener("click",r),document.addEventListener(
"close",a,!0),()=>{document.removeEventListener("click",r),document.removeEventListener("close",a,!0)}},
[]),l("details",{class:"menu",ref:o,onKeyDown:({key:r})=>r==="Escape"&&i(!0),onFocusOut:({relatedTarget:r})=>r&&
!s(r)&&i(!1),children:[l("summary",{"aria-label":e,children:l("span",{children:t})}),l("div",{children:n})]})};var Ro=(e,t)=>{let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),
setTimeout(()=>URL.revokeObjectURL(n.href),6e4)};var rs=Object.keys(Eo.es.statuses),on=({wstg_status:e})=>e??"Not Started",mi=["critical","high","med\
ium","low","info"],gi=e=>e.charAt(0).toUpperCase()+e.slice(1),is=({severity:e})=>{let{t}=W();if(!e)return l(
X,{children:t.unknown});let n=gi(e);return l(Be,{kind:n,children:t.severities[n]??e})},js=({item:e,all:t})=>{
let{t:n,integer:o}=W(),s=mi.map(r=>[gi(r),e.open_findings[r]]).filter(([,r])=>r>0).map(([r,a])=>({kind:r,
counted:`${o(a)} ${n.severities[r]}`})),i=n.openFindings(s.map(({counted:r})=>r).join(", "));return s.
slice(0,t?s.length:1).map(({kind:r,counted:a})=>l("span",{title:i,children:l(Be,{kind:r,children:n.openFindings(
a)})},r))},dp=({item:e})=>{let{t}=W(),n={wstg_id:e.wstg_id},{data:o}=Pe(r=>U.getItem({path:n,signal:r})),
s=o?.findings.find(({written_to:r})=>r),i=[t.findingNumber(e.finding_id??0),s?.title,s&&t.severities[gi(
s.severity)],s&&t.findingStates[s.state]];return l("strong",{class:"reason",children:i.filter(Boolean).
join(" · ")})},pi=["active open"],fp={Done:["verified closed","verified closed_by_status"],"Not App\
licable":["active false_positive","active closed_by_status"],"In Progress":pi,Blocked:pi,"Not Starte\
d":pi},as=(e,t)=>e.finding_own===!1&&!fp[t].includes(`${e.defectdojo_status} ${e.finding_state}`),zs=()=>{
let{t:e}=W(),{ask:t,dialog:n}=Gs(e.changeFinding);return{askAbout:s=>t(l(X,{children:[e.othersFinding,
" ",l(dp,{item:s})]})),dialog:n}},Ks=()=>{let{t:e,bytes:t}=W();return async n=>{let o=await n.blob();
return Ro(o,n.fileName),e.saved(n.fileName,t(o.size))}},Mo=async(e,t)=>{let n=[];for await(let o of e){
if(n.length===t)return{taken:n,more:!0};n.push(o)}return{taken:n,more:!1}},ct=({at:e})=>{let{t,instant:n,
ago:o}=W();return e===null?l(X,{children:t.unknown}):l("time",{dateTime:e,title:n(e),children:o(e)??
n(e)})},pp=()=>history.replaceState({...history.state,y:scrollY},""),ls=e=>l("a",{href:we("checklist",
e.parameters,e.id),onClick:pp,children:e.id}),Kn=({text:e})=>{let{t}=W();return e?l("details",{class:"\
reason",children:[l("summary",{children:t.reason}),e]}):null},Vl=({label:e,value:t,options:n,act:o})=>{
let s=ye(t),{run:i,busy:r,error:a}=Us(()=>o(s.current));return l("div",{children:[l("select",{"aria-\
label":e,"aria-busy":r,"data-kind":t,value:t,onChange:d=>{s.current=d.currentTarget.value,i()},children:Object.
entries(n).map(([d,g])=>l("option",{value:d,children:g},d))}),l(Fe,{error:a})]})},cs=({request:e})=>{
let{t,integer:n,may:o}=W(),s=e?{request_ids:[e.request_id]}:"all",i=e&&`${e.wstg_id??e.request_id}`,
r=async()=>{let{request_ids:f}=await U.retryRequests({body:s});return t.retried(n(f.length))},a=async()=>{
let{request_ids:f}=await U.dismissRequests({body:s});return t.dismissed(n(f.length))},[u,d]=e?[t.repeat,
t.dismiss]:[t.retryAll,t.dismissAll],g=e?"link":"plain";return o("checklist:write")?l("div",{class:"\
actions",children:[l(fn,{text:u,of:i,kind:g,act:r}),l(Ue,{text:d,of:i,opener:g,question:t.askDismiss,
act:a})]}):null};var hi=100,mp=({user:e,isOwn:t})=>{let{t:n}=W(),{username:o}=e,s={target_user_id:e.user_id},i=async()=>(await U.
endSessions({path:s}),n.sessionsEnded(o)),r=async(v,k)=>(await U.updateUserRole({path:s,body:{role:v}}),
k&&await i(),n.roleChanged(o,n.roles[v])),a=async()=>(await U.deleteUser({path:s}),n.accountDeleted(
o)),u=async v=>(await U.setChecklistAccess({path:s,body:{access:v}}),n.accessChanged(o,n.accesses[v])),
d=Gt.ChecklistAccess.values.map(v=>[v,n.accesses[v]]),g={label:n.access,options:d,defaultValue:e.checklist_access},
f={label:n.alsoEnd,type:"checkbox",defaultChecked:!0},p={text:n.promote,question:n.askPromote(o)},h={
text:n.demote,question:n.askDemote(o),fields:{end:f}},w={text:n.endTheirSessions,question:n.askEnd(o)},
x={text:n.delete,question:n.askDelete(o)};return l(Io,{label:`${n.actions}: ${o}`,text:"⋯",children:[
e.role==="user"&&l(Ue,{...p,of:o,act:()=>r("admin")}),e.role==="admin"&&l(Ue,{...h,of:o,act:({end:v})=>r(
"user",v)}),e.role==="user"&&l(Ue,{text:n.access,of:o,submit:n.save,kind:"primary",fields:{access:g},
act:({access:v})=>u(v)}),!t&&l(Ue,{...w,of:o,act:i}),!t&&l(Ue,{...x,of:o,act:a})]})},Gl=({account:e})=>{
let{t,integer:n}=W(),o=p=>p.user_id===e.userId,{search:s="",role:i}=ze().parameters,r=Gt.Role.values.
find(p=>p===i),[a,u]=ee(hi);ce(()=>u(hi),[s,r]);let d=Pe(p=>Mo(U.users({search:s,role:r,limit:hi,signal:p}),
a),[s,r,a]),g=p=>l("div",{class:"badges",children:[p.username," ",o(p)&&l(Be,{children:t.you})]}),f={
search:{label:t.beginning,type:"search",autocapitalize:"none"},role:{label:t.role,options:[["",t.any],
...Object.entries(t.roles)]}};return l(Lt,{title:t.accounts,load:d,children:({taken:p,more:h})=>l("s\
ection",{class:"card","aria-label":t.accounts,children:[!Ut.registrationOpen&&l("p",{class:"hint",children:t.
accountsClosed}),l(qs,{view:"accounts",fields:f}),l(lt,{caption:t.accountsCount(`${n(p.length)}${h?"\
+":""}`),rows:p,empty:t.noAccounts,more:h?w=>u(Math.max(a,w)):void 0,keyOf:({user_id:w})=>w,columns:[
[t.name,g],[t.role,w=>t.roles[w.role]],[t.access,({role:w,checklist_access:x})=>t.accesses[w==="admi\
n"?"write":x]],[t.created,({created_at:w})=>l(ct,{at:w}),"wide"],[t.actions,w=>l(mp,{user:w,isOwn:o(
w)}),"numeric"]]})]})})};var _i={base:"https://owasp.org/www-project-web-security-testing-guide/v42/4-Web_Application_Securit\
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
n_Hijacking"}};var Ys={current:[]},hp=({request:e})=>{let{request:t}=W().t,{state:n,reason:o}=e,s=n==="failed"?"err\
or":n==="done"&&!o?"success":"info",i=n==="done"&&o?t.noEffect:t[n];return l(ge,{kind:s,children:[i,
" ",n==="failed"&&qn(e)&&t.repeated,l(Kn,{text:o})]})},_p=({item:e,user:t,keepsAll:n})=>{let{t:o}=W(),
{askAbout:s,dialog:i}=zs(),[r,a]=ee(""),u=e.requests.find(k=>r.endsWith(`/${k.request_id}`)),[d]=ee(
on(e)),[g,f]=ee((e.notes??"").replaceAll(`\r
`,`
`)),p=async({status:k,notes:b})=>{let T=b===g?{}:{notes:b};if((as(e,k)||e.finding_own===!1&&T.notes)&&
!await s(e))return;let A={wstg_id:e.wstg_id,status:k,user:t,...T};a((await U.requestWstgSync({body:A})).
location),f(b)},h=rs.map(k=>[k,o.statuses[k]]),w={label:o.notes,hint:o.notesHint,rows:6,defaultValue:g},
x=n?void 0:o.notKept,v={label:o.status,hint:x,options:h,defaultValue:d};return l(Ve,{title:o.edit,children:[
l(vt,{keep:!0,submit:o.save,act:p,fields:{status:v,notes:w}}),u&&l(hp,{request:u}),i]})},Ul=({address:e,
text:t})=>!e||!/^https?:\/\//i.test(e)?l(X,{children:t}):l("a",{href:e,target:"_blank",rel:"noreferr\
er",children:t}),yp=({item:e})=>{let{t,integer:n}=W(),{findings:o,findings_total:s}=e,i=o.length<s?t.
doneOf(n(o.length),n(s)):n(s),r=a=>{let u=t.findingNumber(a.finding_id),d=[u,a.own&&t.madeHere,a.written_to&&
t.writtenTo];return l("div",{class:"reason",children:[l(Ul,{address:a.finding_url,text:a.title||u}),
l("p",{class:"aside",children:d.filter(Boolean).join(" · ")})]})};return s===0?null:l(Ve,{title:t.findings,
children:l(lt,{caption:`${t.findings}: ${i}`,rows:o,keyOf:({finding_id:a})=>a,columns:[[t.finding,r],
[t.severity,({severity:a})=>l(is,{severity:a})],[t.state,({state:a})=>t.findingStates[a]]]})})},wp=({
item:e})=>{let{t}=W(),n=[e.status_set_by,e.status_set_for].filter(Boolean);return l(Ve,{title:t.currentState,
children:[e.conflict&&l(ge,{children:t.conflictNotice}),e.failed_reason!==null&&l(ge,{kind:"error",children:t.
failedBelow}),l(Pn,{facts:{[t.status]:l("div",{class:"badges",children:[l(Be,{kind:on(e),children:t.
statuses[on(e)]}),l(js,{item:e,all:!0})]}),[t.setAt]:l(ct,{at:e.status_set_at}),[t.setBy]:[...new Set(
n)].join(" / ")||t.unknown,[t.tool]:t.toolStatuses[e.defectdojo_status??"none"],[t.finding]:e.finding_id===
null?t.unknown:l(Ul,{address:e.finding_url,text:t.findingNumber(e.finding_id)}),[t.severity]:l(is,{severity:e.
severity}),[t.lastSync]:l(ct,{at:e.last_sync}),[t.direction]:t.directions[e.last_sync_direction??"no\
ne"]}})]})},bp=({item:e})=>{let{t}=W(),n=r=>r===null?t.unknown:t.statuses[r]??r,o=r=>r?"bad":void 0,
s=r=>l("div",{children:[l(Be,{kind:o(r.state==="failed"),children:t.states[r.state]})," ",l(Kn,{text:r.
reason}),r.state==="failed"&&l(cs,{request:r})]}),i=r=>l("div",{children:[l(Be,{kind:o(!r.success),children:r.
success?t.success:t.failed})," ",l(Kn,{text:r.error_message})]});return l(X,{children:[l(Ve,{title:t.
requests,children:l(lt,{empty:t.noRequests,caption:t.requests,rows:e.requests,keyOf:({request_id:r})=>r,
columns:[[t.accepted,({accepted_at:r})=>l(ct,{at:r})],[t.origin,({kind:r})=>t.origins[r]],[t.status,
({status:r})=>n(r)],[t.user,({user:r})=>r??t.unknown],[t.result,s]]})}),l(Ve,{title:t.log,children:l(
lt,{empty:t.noLog,caption:t.log,rows:e.log,columns:[[t.when,({timestamp:r})=>l(ct,{at:r})],[t.direction,
({direction:r})=>t.directions[r]],[t.change,r=>`${n(r.old_status)} → ${n(r.new_status)}`],[t.result,
i]]})})]})},kp=e=>{let t=_i.pages[e.toUpperCase()];return t&&_i.base+t},Sp=({id:e})=>{let{t}=W(),{parameters:n}=ze(),
o=Ys.current.indexOf(e),[s,i]=o<0?[]:[-1,1].map(a=>Ys.current[o+a]),r=(a,u)=>u&&l("a",{href:we("chec\
klist",n,u),children:a});return l("nav",{class:"actions","aria-label":t.checklist,children:[l("a",{href:we(
"checklist",n),children:t.backToList}),r(t.previous,s),r(t.next,i)]})},ql=({id:e,user:t})=>{let{t:n,
may:o}=W(),s=Pe(async r=>{let[a,{keeps_equivalent_status:u}]=await Promise.all([U.getItem({path:{wstg_id:e},
signal:r}),U.getSynchronisation({signal:r})]);return{item:a,keepsAll:u}},[e],({item:r})=>r.requests.
some(qn)),i=kp(e);return l(Lt,{title:s.data?.item.name??e,tools:l(Sp,{id:e}),load:s,children:({item:r,
keepsAll:a})=>l(X,{children:[l("p",{class:"aside",children:[[e,r.category&&n.categoryName(r.category)].
filter(Boolean).join(" · "),i&&" · ",i&&l("a",{href:i,target:"_blank",rel:"noreferrer",children:n.
guide})]}),l(yp,{item:r}),l("div",{class:"columns",children:[l(wp,{item:r}),o("checklist:write")&&l(
_p,{item:r,user:t,keepsAll:a})]}),l(bp,{item:r})]})})};var vp="-",yi=({category:e})=>e??vp,Tp={conflict:e=>e.conflict,open:e=>e.open_request,failed:e=>e.failed_reason!==
null,untracked:e=>!e.tracked,without_finding:e=>e.finding_id===null&&e.last_sync!==null},wi=e=>{let t=Map.
groupBy(e,on),n=o=>t.get(o)?.length??0;return{countOf:n,closed:n("Done")+n("Not Applicable")}},zl=({
items:e})=>{let{countOf:t}=wi(e),n=rs.filter(o=>t(o)>0);return l("div",{class:"bar","aria-hidden":"t\
rue",children:n.map(o=>l("i",{"data-kind":o,style:{flexGrow:t(o)}},o))})},xp=5,Cp=({gate:e})=>{let{t,
integer:n}=W(),{parameters:o}=ze(),s=Map.groupBy(e.open,({reason:a})=>a),i=Map.groupBy(s.get("open_f\
inding")??[],({severity:a})=>a),r=mi.flatMap(a=>i.get(a)??[]);return e.passed?l(ge,{kind:"success",children:t.
gatePassed}):l(ge,{kind:"closed",children:[l("p",{children:[l("strong",{children:t.gateClosed})," ",
e.stale&&t.gateStale]}),l("p",{class:"badges",children:[...s].map(([a,u])=>l("a",{href:we("checklist",
{...o,show:a}),children:[t.reasons[a],": ",n(u.length)]},a))}),r.length>0&&l("p",{class:"badges",children:r.
slice(0,xp).map(({wstg_id:a,severity:u})=>l("span",{children:[l(ls,{id:a,parameters:o})," ",l(is,{severity:u})]},
a))})]})},Pp=({items:e,gate:t,keepsAll:n})=>{let{t:o,integer:s,percent:i}=W(),{countOf:r,closed:a}=wi(
e);return l("section",{class:"card total","aria-label":o.checklistTotal,children:[l("p",{class:"figu\
re",children:[l("strong",{children:o.closedOf(s(a),s(e.length))})," ",l("span",{children:e.length>0&&
i(a/e.length)}),l("span",{class:"badges",children:rs.map(u=>l(Be,{kind:u,children:[o.statuses[u],": ",
s(r(u))]},u))})]}),l(zl,{items:e}),l(Cp,{gate:t}),l(Ap,{items:e}),!n&&l("p",{class:"hint",children:o.
notKept})]})},Ap=({items:e})=>{let{t,integer:n}=W(),{parameters:o}=ze();return l("details",{children:[
l("summary",{children:t.coverage}),l("ul",{class:"coverage",children:[...Map.groupBy(e,yi)].map(([s,
i])=>l("li",{children:[l("a",{href:we("checklist",{...o,category:s}),children:t.categoryName(s)}),l(
"span",{children:t.doneOf(n(wi(i).closed),n(i.length))}),l(zl,{items:i})]},s))})]})},jl=e=>e.failed_reason!==
null?2:Number(e.conflict),Dp=({items:e,gate:t},n)=>{let{status:o="",category:s="",show:i="",outcome:r="",
search:a=""}=n,u=a.toLowerCase().split(/\s+/),d=new Map(t.open.map(({wstg_id:p,reason:h})=>[p,h])),g=p=>{
let h=`${p.wstg_id} ${p.name??""} ${p.notes??""}`.toLowerCase();return u.every(w=>h.includes(w))},f=p=>Tp[i]?.(
p)??[d.get(p.wstg_id),""].includes(i);return e.filter(p=>[on(p),""].includes(o)).filter(p=>[yi(p),""].
includes(s)).filter(p=>[p.outcome,""].includes(r)).filter(f).filter(g).sort((p,h)=>jl(h)-jl(p))},Ep=({
items:e,set:t})=>{let{t:n,integer:o,announce:s}=W(),[i,r]=ee(!1),[a,u]=ee("Done"),[d,g]=ee([]),[f,p]=ee(
0),h=ye(!1),{run:w,busy:x,error:v,reset:k}=jn(async()=>{h.current=!1,g(e),p(0);let A=0;for(let{wstg_id:P}of e){
if(h.current)break;await t(P,a),p(++A)}s(n.setAll(o(A))),r(!1)}),b=o((x?d:e).length),T=e.filter(A=>as(
A,a)).length,C=()=>{h.current=!0,k(),r(!1)};return l("div",{class:"actions",children:[e.length>0&&l(
oe,{text:n.setAllShown,"aria-haspopup":"dialog",onClick:()=>r(!0)}),i&&l(qt,{title:n.askSetAll(b,n.statuses[a]),
onClose:C,children:A=>x?l(Cn,{label:n.sending,done:f,all:d.length,format:o,children:l(oe,{text:n.stop,
onClick:()=>h.current=!0})}):l(X,{children:[l(zn,{fields:{status:{label:n.status,hint:l("span",{role:"\
status",children:T>0&&n.othersFindings(o(T))}),options:Object.entries(n.statuses),onInput:({currentTarget:{
value:P}})=>u(P)}},values:{status:a}}),l(Fe,{error:v}),l("div",{class:"actions",children:[l(oe,{text:n.
setItems(b,n.statuses[a]),kind:"danger",onClick:w}),l(oe,{text:n.cancel,onClick:A})]})]})})]})},Ip=({
data:e,user:t,change:n})=>{let{t:o,integer:s,may:i}=W(),{parameters:r}=ze(),a=JSON.stringify(r),u=mt(
()=>Dp(e,r),[e,a]);Ys.current=u.map(({wstg_id:T})=>T);let d=["",o.any],g=[...new Set(e.items.map(yi))].
map(T=>[T,o.categoryName(T)]),f=[...new Set(e.gate.open.map(({reason:T})=>T))].map(T=>[T,o.reasons[T]]),
p=async(T,C)=>{await U.requestWstgSync({body:{wstg_id:T,status:C,user:t}});let A=P=>P.wstg_id===T?{...P,
wstg_status:C,open_request:!0}:P;n(P=>({...P,items:P.items.map(A)}))},{askAbout:h,dialog:w}=zs(),x=T=>l(
"div",{children:[l(ls,{id:T.wstg_id,parameters:r}),l("p",{class:"aside",children:T.name})]}),v=T=>l(
"div",{class:"badges",children:[i("checklist:write")?l(Vl,{label:`${o.status}: ${T.wstg_id}`,value:on(
T),options:o.statuses,act:async C=>{if(!(as(T,C)&&!await h(T)))return await p(T.wstg_id,C),o.request.
waiting}}):l(Be,{kind:on(T),children:o.statuses[on(T)]}),T.conflict&&l(Be,{kind:"bad",children:o.conflict}),
T.failed_reason!==null&&l(Be,{kind:"bad",children:o.failed}),T.failed_reason===null&&T.open_request&&
l(Be,{children:o.pending})]}),k=T=>Object.values(T.open_findings).some(C=>C>0)?l("div",{class:"badge\
s",children:l(js,{item:T})}):o.unknown,b=l(X,{children:[l("p",{children:o.noItems}),l("a",{href:we("\
checklist"),onClick:nn,children:o.clear})]});return l("section",{class:"card","aria-label":o.checklist,
children:[l(qs,{view:"checklist",fields:{search:{label:o.search,placeholder:o.searchHint,type:"searc\
h"},status:{label:o.status,options:[d,...Object.entries(o.statuses)]},category:{label:o.category,options:[
["",o.anyCategory],...g]},outcome:{label:o.itemOutcome,options:[d,...Object.entries(o.outcomes)]},show:{
label:o.show,options:[d,...Object.entries(o.shown),...f]},since:{label:o.since,type:"date"}}}),i("ch\
ecklist:write")&&l(Ep,{items:u,set:p}),l(lt,{caption:o.items(s(u.length)),rows:u,keyOf:({wstg_id:T})=>T,
empty:b,columns:[[o.item,x],[o.status,v],[o.tool,T=>o.toolStatuses[T.defectdojo_status??"none"]],[o.
findingsOpen,k],[o.lastSync,({last_sync:T})=>l(ct,{at:T})]]},a),l("p",{class:"aside",children:o.source}),
w]})},Rp=({user:e})=>{let{t}=W(),{since:n}=ze().parameters,o=n?{since:n}:{},s=Pe(async d=>{let[{taken:g},
f,{keeps_equivalent_status:p}]=await Promise.all([Mo(U.items({...o,signal:d}),Number.POSITIVE_INFINITY),
U.checkGate({query:o,signal:d}),U.getSynchronisation({signal:d})]);return{items:g,gate:f,keepsAll:p}},
[n]),i=s.data!==void 0;ce(()=>{i&&history.state?.y&&scrollTo(0,history.state.y)},[i]);let r=Ks(),a=async()=>r(
await U.generateReport({headers:{"Accept-Language":document.documentElement.lang}})),u=l(X,{children:[
l(fn,{text:t.makeReport,act:a}),l(oe,{text:t.reload,busy:s.loading,onClick:s.reload})]});return l(Lt,
{title:t.checklist,tools:u,load:s,children:d=>l(X,{children:[l(Pp,{...d}),l(Ip,{data:d,user:e,change:s.
change})]})})},Kl=({account:e})=>{let{id:t}=ze();return t===void 0?l(Rp,{user:e.username}):l(ql,{id:t,
user:e.username},t)};var Yl=e=>{let{act:t,ask:n,title:o,hint:s,submit:i,labels:r,fields:a}=e,{t:u,bytes:d}=W(),[g,f]=ee(),
[p,h]=ee(""),w=ye(new AbortController);ce(()=>()=>w.current.abort(),[]);let x=async E=>{w.current=new AbortController;
let{signal:M}=w.current;h(""),f({loaded:0,total:void 0}),await t({signal:M,onProgress:f},E).catch(L=>{
if(!M.aborted)throw L;return u.stopped}).then(h).finally(()=>f(void 0))},{ask:v,dialog:k}=Gs(i),b=async E=>{
(!n||await v(n(E)))&&await x(E)},T=()=>{w.current.abort(),nn()},C=g&&g.loaded>0&&g.loaded!==g.total,
[A,P]=C?[r[0],g.total]:[r[1],void 0];return l(Ve,{title:o,hint:s,children:[l(vt,{keep:!0,submit:i,kind:a?
"danger":"primary",act:b,fields:a}),k,g&&l(Cn,{label:A,done:g.loaded,all:P,format:E=>E===0?"":d(E),children:l(
oe,{text:u.stop,onClick:T})}),p&&l(ge,{children:p})]})},Zl=()=>{let{t:e,bytes:t}=W(),n=Ks(),o={label:e.
file,type:"file",accept:".sql,application/sql,text/plain",read:s=>s instanceof File&&s.name?s:new Error(
e.noFile)};return l(X,{children:[l(Ot,{title:e.files}),l("div",{class:"columns",children:[l(Yl,{title:e.
export,hint:e.dumpHint,submit:e.makeExport,labels:[e.downloading,e.preparing],act:async s=>n(await U.
exportDump(s))}),l(Yl,{title:e.import,hint:e.dumpImportHint,submit:e.makeImport,labels:[e.uploading,
e.importing],fields:{file:o},ask:({file:s})=>e.askImport(s.name,t(s.size)),act:async(s,{file:i})=>(await U.
importDump({...s,body:{file:i}}),e.imported)})]})]})};var Mp=1e3,Op=({state:e,last_started_at:t,last_succeeded_at:n})=>e==="idle"&&(n??"")<(t??""),Lp=()=>{
let{t:e}=W(),t=()=>U.synchroniseNow({body:{hidden_is_gone:!0}});return l(Ue,{text:e.hiddenIsGone,opener:"\
plain",question:e.askHiddenIsGone,act:t})},Np=({run:e,isAdmin:t})=>{let{t:n,ago:o,instant:s,may:i}=W(),
{state:r,last_error:a,last_warning:u}=e,d=()=>U.synchroniseNow(),g=h=>h===null?n.unknown:o(h)??s(h),
f=a===null&&u===null&&e.failed===0,p=r==="idle"?(f?n.inStep:n.notInStep)(g(e.last_succeeded_at),g(e.
next_run_at)):n.runStates[r];return l("section",{class:"card","aria-label":n.state,children:[l("div",
{class:"heading",children:[l("p",{role:"status",children:l("strong",{children:p})}),i("checklist:wri\
te")&&l(fn,{kind:"primary",text:n.synchronise,busy:r!=="idle",act:d})]}),a!==null&&l(ge,{kind:"error",
children:[n.lastError,l(Kn,{text:a})]}),u!==null&&l(ge,{kind:"error",children:[`${n.lastWarning} ${u}`,
t&&Op(e)&&l(Lp,{})]})]})},Fp=({run:e})=>{let{t,integer:n}=W(),o=[[t.waitingCount,e.waiting],[t.retryingCount,
e.retrying],[t.failedCount,e.failed]];return l(Ve,{title:t.periodic,children:l(Pn,{facts:{[t.lastStarted]:l(
ct,{at:e.last_started_at}),[t.lastFinished]:l(ct,{at:e.last_finished_at}),[t.lastSucceeded]:l(ct,{at:e.
last_succeeded_at}),[t.nextRun]:l(ct,{at:e.next_run_at}),[t.lastDelivery]:l(ct,{at:e.last_delivery_at}),
...Object.fromEntries(o.filter(([,s])=>s>0).map(([s,i])=>[s,n(i)])),[t.withoutFinding]:l("a",{href:we(
"checklist",{show:"without_finding"}),children:n(e.without_finding)})}})})},Wp=({requests:e,all:t})=>{
let{t:n,integer:o}=W(),s=({wstg_id:r,finding_id:a})=>r===null?n.findingNumber(a??0):l(ls,{id:r}),i=({
reason:r,next_attempt_at:a})=>l("div",{children:[l(Kn,{text:r})," ",a!==null&&l(Be,{children:n.states.
retrying})]});return l(Ve,{title:n.failedRequests,tools:e.length>0&&l(cs,{}),children:l(lt,{empty:n.
noFailed,caption:n.firstOf(o(e.length),o(Math.max(t,e.length))),rows:e,keyOf:({request_id:r})=>r,columns:[
[n.item,s],[n.status,({status:r})=>r?n.statuses[r]:n.unknown],[n.accepted,({accepted_at:r})=>l(ct,{at:r})],
[n.attempts,({attempts:r})=>o(r),"numeric"],[n.reason,i],[n.actions,r=>l(cs,{request:r})]]})})},$p=async e=>{
let[t,{taken:n}]=await Promise.all([U.getSynchronisation({signal:e}),Mo(U.requests({state:"failed",limit:200,
signal:e}),Mp)]);return{run:t,failed:n}},Hp=({run:e,failed:t})=>e.state!=="idle"||e.waiting+e.retrying>
0||t.some(qn),Jl=({account:e})=>{let{t}=W(),n=Pe($p,[],Hp),o=l(oe,{text:t.reload,onClick:n.reload});
return l(Lt,{title:t.synchronisation,tools:o,load:n,children:({run:s,failed:i})=>l(X,{children:[l(Np,
{run:s,isAdmin:e.role==="admin"}),l(Wp,{requests:i,all:s.failed}),l(Fp,{run:s})]})})};var Bp=async e=>{let[{keys:t},{permissions:n}]=await Promise.all([U.listKeys({signal:e}),U.getPermissions(
{signal:e})]);return{keys:t,held:n}},Vp=e=>e.currentTarget.select(),Gp=({value:e,close:t})=>{let{t:n}=W(),
[o,s]=ee(!1),i=async()=>{await navigator.clipboard.writeText(e),s(!0)};return l(qt,{title:n.keyMade,
onClose:t,children:r=>l(X,{children:[l("p",{children:n.keyOnce}),l("input",{readOnly:!0,value:e,"ari\
a-label":n.keyMade,onFocus:Vp}),l("div",{class:"actions",children:[navigator.clipboard&&l(oe,{text:o?
n.copied:n.copy,kind:"primary",onClick:i}),l(oe,{text:n.close,onClick:r})]})]})})},Up=[30,90,366],Ql=({
held:e,onKey:t,isForScale:n})=>{let{t:o}=W(),s=r=>({label:o.permissions[r],type:"checkbox",defaultChecked:n&&
r==="weights:write",read:a=>a==="on"}),i={name:{label:o.keyName,hint:o.keyNameHint,defaultValue:n?o.
scale:"",maxLength:Gt.KeyName.maxLength,autocomplete:"off"},...Object.fromEntries(e.map(r=>[r,s(r)])),
days:{label:o.keyEnds,options:Up.map(r=>[String(r),o.days(r)]),defaultValue:n?"366":"90"},password:{
label:o.currentPassword,autocomplete:"current-password",type:"password",codes:["current_password_wro\
ng"]}};return l(Ue,{text:n?o.makeScaleKey:o.makeKey,title:o.makeKey,submit:o.makeKey,opener:"plain",
kind:"primary",fields:i,act:async({name:r,days:a,password:u,...d})=>{let g=e.filter(p=>d[p]);if(g.length===
0)throw new Error(o.noPermission);let f={name:r,permissions:g,expires_in_days:Number(a),password:u};
t((await U.createKey({body:f})).key)}})},Xl=()=>{let{t:e,day:t,instant:n,messages:o}=W(),{data:s,error:i,
reload:r}=Pe(Bp),[a,u]=ee(""),{keys:d=[],held:g=[]}=s??{},f=({last_refused_at:p,last_refused_code:h})=>{
let w=o.errors[h??""];return p!==null&&l("p",{class:"aside",children:e.keyRefused(n(p),w??h??"")})};
return l(Mt.Provider,{value:r,children:l(Ve,{title:e.apiKeys,hint:e.apiKeysHint,tools:s&&l(X,{children:[
l(Ql,{held:g,onKey:u,isForScale:!0}),l(Ql,{held:g,onKey:u})]}),children:[l(Fe,{error:i,retry:r}),a&&
l(Gp,{value:a,close:()=>u("")}),l(lt,{caption:e.apiKeysCaption,rows:d,keyOf:({key_id:p})=>p,columns:[
[e.keyName,p=>l("div",{children:[p.name,f(p)]})],[e.keyMay,({permissions:p})=>l("div",{class:"badges",
children:p.map(h=>l(Be,{children:e.permissions[h]},h))})],[e.lastUsed,({last_used_at:p})=>p===null?e.
never:n(p),"wide"],[e.expires,({expires_at:p})=>t(p)],[e.actions,({key_id:p,name:h})=>l(Ue,{text:e.remove,
of:h,title:e.removeKey,question:h,act:async()=>(await U.deleteKey({path:{key_id:p}}),e.keyRemoved)}),
"numeric"]]})]})})};var bi,qp=(e,t)=>new Promise((n,o)=>{let s=new URL(e);s.searchParams.set("render",t);let i=document.
createElement("script");i.src=s.href,i.onerror=()=>{bi=void 0,i.remove(),o(new Error("the captcha ca\
nnot be loaded"))},i.onload=()=>{let{grecaptcha:r}=globalThis;r?r.ready(()=>n(r)):i.dispatchEvent(new Event(
"error"))},document.head.append(i),U.session.onChange(r=>r&&setTimeout(()=>location.reload()))}),ki=async e=>{
let{captcha_site_key:t}=e;return t&&Ut.captchaScript&&(bi??=qp(Ut.captchaScript,t)),bi},ec=async(e,t)=>{
let n=await ki(e),o=e.captcha_site_key??"";return n?{captcha_token:await n.execute(o,{action:t})}:{}};var Si=["password_too_short","password_too_long","password_breached"],vi=({registering:e,expired:t})=>{
let{t:n,config:o}=W(),s=Ut.isEmpty&&Ut.registrationOpen,i=e||s,r=async h=>{let w=await ec(o,i?"regis\
ter":"login").catch(()=>{throw new Error(n.captchaMissing)}),x={...h,...w};await(i?U.registerAccount(
{body:x}):U.login({body:x})),Ut.isEmpty=!1,i?Ao(we("profile",{first:"true"})):location.hash==="#/del\
eted"&&(location.hash="")};ce(()=>{ki(o).catch(()=>{})},[o]);let{minLength:a,maxLength:u}=Gt.Username,
d={autocomplete:"username",autocapitalize:"none",spellcheck:!1,label:n.username,hint:i&&n.usernameHint(
a,u),codes:["username_invalid","username_taken"],defaultValue:t?.username},g={type:"password",label:n.
password,codes:Si,hint:i&&n.newPasswordHint(Gt.NewPassword.minLength),autocomplete:i?"new-password":
"current-password",autofocus:t!==void 0},f=i?n.register:n.signIn,p=l(vt,{keep:!0,submit:f,act:r,fields:{
username:d,password:g}});return t?p:l(X,{children:[l(Ot,{title:s?n.registerFirst:f}),l("p",{class:"h\
int",children:s?n.welcomeFirst:n.welcome}),i&&!Ut.registrationOpen?l(ge,{children:n.registrationClosed}):
p,!s&&(i||Ut.registrationOpen)&&l("p",{class:"aside",children:[i?n.toSignIn:n.toRegister," ",l("a",{
href:i?"#/":"#/register",children:i?n.signIn:n.register})]})]})};var jp=async()=>{let e=JSON.stringify(await U.exportOwnData(),null,2),t=new Date().toLocaleDateString(
"sv");Ro(new Blob([e],{type:"application/json"}),`weight-bmi-${t}.json`)},tc=({account:e})=>{let{t}=W(),
o={...{type:"password",autocomplete:"current-password"},label:t.currentPassword,codes:["current_pass\
word_wrong"]},s={type:"password",autocomplete:"new-password",label:t.newPassword,hint:t.newPasswordHint(
Gt.NewPassword.minLength),codes:[...Si,"password_unchanged"]},i={autocomplete:"off",autocapitalize:"\
none",label:t.typeName(e.username),read:r=>String(r).trim()===e.username||new Error(t.nameDiffers)};
return l(X,{children:[l(Ot,{title:t.account}),l("p",{class:"hint",children:t.signedInAs(e.username)}),
l(Xl,{}),l("div",{class:"columns",children:[l(Ve,{title:t.password,hint:t.changePasswordHint,children:l(
Ue,{text:t.changePassword,opener:"plain",kind:"primary",fields:{current_password:o,new_password:s},act:async r=>(await U.
changePassword({body:r}),t.passwordChanged)})}),l(Ve,{title:t.exportTitle,hint:t.exportHint,children:l(
vt,{kind:"plain",submit:t.exportData,act:jp})}),l(Ve,{title:t.endSessions,hint:t.endSessionsHint,children:l(
Ue,{text:t.endSessions,opener:"danger",fields:{password:o},act:r=>U.logoutEverywhere({body:r})})}),l(
Ve,{title:t.deleteAccount,hint:t.deleteHint,children:l(Ue,{text:t.deleteAccount,opener:"danger",fields:{
name:i,password:o},act:async({password:r})=>{await U.deleteAccount({body:{password:r}}),location.hash=
"#/deleted"}})})]})]})};var zp=e=>e>3?e/100:e,Kp=()=>{let{t:e,unit:t,setUnit:n}=W();return l("fieldset",{children:[l("legend",
{children:e.unitOfWeights}),Bs.map(o=>l(oe,{text:e.unitNames[o],"aria-pressed":o===t,onClick:()=>n(o)},
o))]})},nc=()=>{let{t:e,plain:t,messages:n,config:o}=W(),s=ze().parameters.first!==void 0,i=Pe(h=>Co(
U.getProfile({signal:h}))),r=o.validation_limits??{},a={maxLength:r.name_max_length,required:!0},u={
type:"date",codes:["birth_date_invalid"],min:r.birth_date_min,required:!0},d={...Bl(e.notAHeight,zp),
codes:["height_out_of_range"],label:e.height,required:!0},g=e.heightHint,f=async h=>{if(await U.saveProfile(
{body:h}),!s)return n.texts.profile_saved;location.hash=we("weight")},p=h=>({nombre:{...a,label:e.firstName,
defaultValue:h?.nombre},apellidos:{...a,label:e.lastName,defaultValue:h?.apellidos},fecha_nacimiento:{
...u,label:e.birthDate,defaultValue:h?.fecha_nacimiento},talla_m:{...d,hint:g,defaultValue:h?t(h.talla_m):
""}});return l("div",{class:"card narrow",children:l(Lt,{title:e.profile,load:i,children:h=>l(X,{children:[
l("p",{class:"hint",children:s?e.profileFirst:e.profileHint}),l(vt,{keep:!0,submit:e.save,act:f,fields:p(
h)}),s&&l("a",{href:we("weight"),children:e.later}),l(Kp,{})]})})})};var us=e=>e==="normal"?"good":e.startsWith("obese")?"bad":"warn";var Yp="uplot",Zp="u-hz",Jp="u-vt",Qp="u-title",Xp="u-wrap",em="u-under",tm="u-over",nm="u-axis",Jn="\
u-off",om="u-select",sm="u-cursor-x",rm="u-cursor-y",im="u-cursor-pt",am="u-legend",lm="u-live",cm="\
u-inline",um="u-series",dm="u-marker",oc="u-label",fm="u-value",fs="width",ps="height";var sc="bottom",Oo="left",Ti="right",Bi="#000",rc=Bi+"0",xi="mousemove",ic="mousedown",Ci="mouseup",
ac="mouseenter",lc="mouseleave",cc="dblclick",pm="resize",mm="scroll",uc="change",er="dppxchange",Vi="\
--",Bo=typeof window<"u",Ii=Bo?document:null,No=Bo?window:null,gm=Bo?navigator:null,he,Zs;function Ri(){
let e=devicePixelRatio;he!=e&&(he=e,Zs&&Oi(uc,Zs,Ri),Zs=matchMedia(`(min-resolution: ${he-.001}dppx)\
 and (max-resolution: ${he+.001}dppx)`),Qn(uc,Zs,Ri),No.dispatchEvent(new CustomEvent(er)))}function Tt(e,t){
if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function Mi(e,t){let n=e.classList;n.contains(
t)&&n.remove(t)}function Re(e,t,n){e.style[t]=n+"px"}function jt(e,t,n,o){let s=Ii.createElement(e);
return t!=null&&Tt(s,t),n?.insertBefore(s,o),s}function Nt(e,t){return jt("div",e,t)}var dc=new WeakMap;
function sn(e,t,n,o,s){let i="translate("+t+"px,"+n+"px)",r=dc.get(e);i!=r&&(e.style.transform=i,dc.
set(e,i),t<0||n<0||t>o||n>s?Tt(e,Jn):Mi(e,Jn))}var fc=new WeakMap;function pc(e,t,n){let o=t+n,s=fc.
get(e);o!=s&&(fc.set(e,o),e.style.background=t,e.style.borderColor=n)}var mc=new WeakMap;function gc(e,t,n,o){
let s=t+""+n,i=mc.get(e);s!=i&&(mc.set(e,s),e.style.height=n+"px",e.style.width=t+"px",e.style.marginLeft=
o?-t/2+"px":0,e.style.marginTop=o?-n/2+"px":0)}var Gi={passive:!0},hm={...Gi,capture:!0};function Qn(e,t,n,o){
t.addEventListener(e,n,o?hm:Gi)}function Oi(e,t,n,o){t.removeEventListener(e,n,Gi)}Bo&&Ri();function zt(e,t,n,o){
let s;n=n||0,o=o||t.length-1;let i=o<=2147483647;for(;o-n>1;)s=i?n+o>>1:xt((n+o)/2),t[s]<e?n=s:o=s;return e-
t[n]<=t[o]-e?n:o}function Gc(e){return(n,o,s)=>{let i=-1,r=-1;for(let a=o;a<=s;a++)if(e(n[a])){i=a;break}
for(let a=s;a>=o;a--)if(e(n[a])){r=a;break}return[i,r]}}var Uc=e=>e!=null,qc=e=>e!=null&&e>0,or=Gc(Uc),
_m=Gc(qc);function ym(e,t,n,o=0,s=!1){let i=s?_m:or,r=s?qc:Uc;[t,n]=i(e,t,n);let a=e[t],u=e[t];if(t>
-1)if(o==1)a=e[t],u=e[n];else if(o==-1)a=e[n],u=e[t];else for(let d=t;d<=n;d++){let g=e[d];r(g)&&(g<
a?a=g:g>u&&(u=g))}return[a??ve,u??-ve]}function sr(e,t,n,o){let s=yc(e),i=yc(t);e==t&&(s==-1?(e*=n,t/=
n):(e/=n,t*=n));let r=n==10?pn:jc,a=s==1?xt:Ft,u=i==1?Ft:xt,d=a(r(Ye(e))),g=u(r(Ye(t))),f=Fo(n,d),p=Fo(
n,g);return n==10&&(d<0&&(f=Te(f,-d)),g<0&&(p=Te(p,-g))),o||n==2?(e=f*s,t=p*i):(e=Zc(e,f),t=rr(t,p)),
[e,t]}function Ui(e,t,n,o){let s=sr(e,t,n,o);return e==0&&(s[0]=0),t==0&&(s[1]=0),s}var qi=.1,hc={mode:3,
pad:qi},gs={pad:0,soft:null,mode:0},wm={min:gs,max:gs};function tr(e,t,n,o){return ir(n)?_c(e,t,n):(gs.
pad=n,gs.soft=o?0:null,gs.mode=o?3:0,_c(e,t,wm))}function pe(e,t){return e??t}function bm(e,t,n){for(t=
pe(t,0),n=pe(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function _c(e,t,n){let o=n.min,
s=n.max,i=pe(o.pad,0),r=pe(s.pad,0),a=pe(o.hard,-ve),u=pe(s.hard,ve),d=pe(o.soft,ve),g=pe(s.soft,-ve),
f=pe(o.mode,0),p=pe(s.mode,0),h=t-e,w=pn(h),x=gt(Ye(e),Ye(t)),v=pn(x),k=Ye(v-w);(h<1e-24||k>10)&&(h=
0,(e==0||t==0)&&(h=1e-24,f==2&&d!=ve&&(i=0),p==2&&g!=-ve&&(r=0)));let b=h||x||1e3,T=pn(b),C=Fo(10,xt(
T)),A=b*(h==0?e==0?.1:1:i),P=Te(Zc(e-A,C/10),24),O=e>=d&&(f==1||f==3&&P<=d||f==2&&P>=d)?d:ve,E=gt(a,
P<O&&e>=O?O:Kt(O,P)),M=b*(h==0?t==0?.1:1:r),L=Te(rr(t+M,C/10),24),R=t<=g&&(p==1||p==3&&L>=g||p==2&&L<=
g)?g:-ve,j=Kt(u,L>R&&t<=R?R:gt(R,L));return E==j&&E==0&&(j=100),[E,j]}var km=new Intl.NumberFormat(Bo?
gm.language:"en-US"),ji=e=>km.format(e),Ct=Math,Xs=Ct.PI,Ye=Ct.abs,xt=Ct.floor,Ke=Ct.round,Ft=Ct.ceil,
Kt=Ct.min,gt=Ct.max,Fo=Ct.pow,yc=Ct.sign,pn=Ct.log10,jc=Ct.log2,Sm=(e,t=1)=>Ct.sinh(e)*t,Pi=(e,t=1)=>Ct.
asinh(e/t),ve=1/0;function wc(e){return(pn((e^e>>31)-(e>>31))|0)+1}function Li(e,t,n){return Kt(gt(e,
t),n)}function zc(e){return typeof e=="function"}function de(e){return zc(e)?e:()=>e}var vm=()=>{},Kc=e=>e,
Yc=(e,t)=>t,Tm=e=>null,bc=e=>!0,kc=(e,t)=>e==t,xm=/\.\d*?(?=9{6,}|0{6,})/gm,Xn=e=>{if(Qc(e)||Dn.has(
e))return e;let t=`${e}`,n=t.match(xm);if(n==null)return e;let o=n[0].length-1;if(t.indexOf("e-")!=-1){
let[s,i]=t.split("e");return+`${Xn(s)}e${i}`}return Te(e,o)};function Yn(e,t){return Xn(Te(Xn(e/t))*
t)}function rr(e,t){return Xn(Ft(Xn(e/t))*t)}function Zc(e,t){return Xn(xt(Xn(e/t))*t)}function Te(e,t=0){
if(Qc(e))return e;let n=10**t,o=e*n*(1+Number.EPSILON);return Ke(o)/n}var Dn=new Map;function Jc(e){
return((""+e).split(".")[1]||"").length}function _s(e,t,n,o){let s=[],i=o.map(Jc);for(let r=t;r<n;r++){
let a=Ye(r),u=Te(Fo(e,r),a);for(let d=0;d<o.length;d++){let g=e==10?+`${o[d]}e${r}`:o[d]*u,f=(r>=0?0:
a)+(r>=i[d]?0:i[d]),p=e==10?g:Te(g,f);s.push(p),Dn.set(p,f)}}return s}var hs={},zi=[],Wo=[null,null],
An=Array.isArray,Qc=Number.isInteger,Cm=e=>e===void 0;function Sc(e){return typeof e=="string"}function ir(e){
let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function Pm(e){return e!=null&&
typeof e=="object"}var Am=Object.getPrototypeOf(Uint8Array),Xc="__proto__";function $o(e,t=ir){let n;
if(An(e)){let o=e.find(s=>s!=null);if(An(o)||t(o)){n=Array(e.length);for(let s=0;s<e.length;s++)n[s]=
$o(e[s],t)}else n=e.slice()}else if(e instanceof Am)n=e.slice();else if(t(e)){n={};for(let o in e)o!=
Xc&&(n[o]=$o(e[o],t))}else n=e;return n}function qe(e){let t=arguments;for(let n=1;n<t.length;n++){let o=t[n];
for(let s in o)s!=Xc&&(ir(e[s])?qe(e[s],$o(o[s])):e[s]=$o(o[s]))}return e}var Dm=0,Em=1,Im=2;function Rm(e,t,n){
for(let o=0,s,i=-1;o<t.length;o++){let r=t[o];if(r>i){for(s=r-1;s>=0&&e[s]==null;)e[s--]=null;for(s=
r+1;s<n&&e[s]==null;)e[i=s++]=null}}}function Mm(e,t){if(Nm(e)){let r=e[0].slice();for(let a=1;a<e.length;a++)
r.push(...e[a].slice(1));return Fm(r[0])||(r=Lm(r)),r}let n=new Set;for(let r=0;r<e.length;r++){let u=e[r][0],
d=u.length;for(let g=0;g<d;g++)n.add(u[g])}let o=[Array.from(n).sort((r,a)=>r-a)],s=o[0].length,i=new Map;
for(let r=0;r<s;r++)i.set(o[0][r],r);for(let r=0;r<e.length;r++){let a=e[r],u=a[0];for(let d=1;d<a.length;d++){
let g=a[d],f=Array(s).fill(void 0),p=t?t[r][d]:Em,h=[];for(let w=0;w<g.length;w++){let x=g[w],v=i.get(
u[w]);x===null?p!=Dm&&(f[v]=x,p==Im&&h.push(v)):f[v]=x}Rm(f,h,s),o.push(f)}}return o}var Om=typeof queueMicrotask>
"u"?e=>Promise.resolve().then(e):queueMicrotask;function Lm(e){let t=e[0],n=t.length,o=Array(n);for(let i=0;i<
o.length;i++)o[i]=i;o.sort((i,r)=>t[i]-t[r]);let s=[];for(let i=0;i<e.length;i++){let r=e[i],a=Array(
n);for(let u=0;u<n;u++)a[u]=r[o[u]];s.push(a)}return s}function Nm(e){let t=e[0][0],n=t.length;for(let o=1;o<
e.length;o++){let s=e[o][0];if(s.length!=n)return!1;if(s!=t){for(let i=0;i<n;i++)if(s[i]!=t[i])return!1}}
return!0}function Fm(e,t=100){let n=e.length;if(n<=1)return!0;let o=0,s=n-1;for(;o<=s&&e[o]==null;)o++;
for(;s>=o&&e[s]==null;)s--;if(s<=o)return!0;let i=gt(1,xt((s-o+1)/t));for(let r=e[o],a=o+i;a<=s;a+=i){
let u=e[a];if(u!=null){if(u<=r)return!1;r=u}}return!0}var eu=["January","February","March","April","\
May","June","July","August","September","October","November","December"],tu=["Sunday","Monday","Tues\
day","Wednesday","Thursday","Friday","Saturday"];function nu(e){return e.slice(0,3)}var Wm=tu.map(nu),
$m=eu.map(nu),Hm={MMMM:eu,MMM:$m,WWWW:tu,WWW:Wm};function ds(e){return(e<10?"0":"")+e}function Bm(e){
return(e<10?"00":e<100?"0":"")+e}var Vm={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),
MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>ds(e.getMonth()+1),M:e=>e.getMonth()+
1,DD:e=>ds(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],
HH:e=>ds(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.
getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>ds(e.getMinutes()),
m:e=>e.getMinutes(),ss:e=>ds(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>Bm(e.getMilliseconds())};function Ki(e,t){
t=t||Hm;let n=[],o=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=o.exec(e);)n.push(s[0][0]=="{"?Vm[s[1]]:s[0]);return i=>{
let r="";for(let a=0;a<n.length;a++)r+=typeof n[a]=="string"?n[a]:n[a](i,t);return r}}var Gm=new Intl.
DateTimeFormat().resolvedOptions().timeZone;function Um(e,t){let n;return t=="UTC"||t=="Etc/UTC"?n=new Date(
+e+e.getTimezoneOffset()*6e4):t==Gm?n=e:(n=new Date(e.toLocaleString("en-US",{timeZone:t})),n.setMilliseconds(
e.getMilliseconds())),n}var ou=e=>e%1==0,nr=[1,2,2.5,5],qm=_s(10,-32,0,nr),su=_s(10,0,32,nr),jm=su.filter(
ou),Zn=qm.concat(su),Yi=`
`,ru="{YYYY}",vc=Yi+ru,iu="{M}/{D}",ms=Yi+iu,Js=ms+"/{YY}",au="{aa}",zm="{h}:{mm}",Lo=zm+au,Tc=Yi+Lo,
xc=":{ss}",be=null;function lu(e){let t=e*1e3,n=t*60,o=n*60,s=o*24,i=s*30,r=s*365,u=(e==1?_s(10,0,3,
nr).filter(ou):_s(10,-3,0,nr)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,o,o*2,o*3,o*4,o*6,o*
8,o*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,i,i*2,i*3,i*4,i*6,r,r*2,r*5,r*10,r*25,r*50,r*100]),
d=[[r,ru,be,be,be,be,be,be,1],[s*28,"{MMM}",vc,be,be,be,be,be,1],[s,iu,vc,be,be,be,be,be,1],[o,"{h}"+
au,Js,be,ms,be,be,be,1],[n,Lo,Js,be,ms,be,be,be,1],[t,xc,Js+" "+Lo,be,ms+" "+Lo,be,Tc,be,1],[e,xc+".\
{fff}",Js+" "+Lo,be,ms+" "+Lo,be,Tc,be,1]];function g(f){return(p,h,w,x,v,k)=>{let b=[],T=v>=r,C=v>=
i&&v<r,A=f(w),P=Te(A*e,3),O=Ai(A.getFullYear(),T?0:A.getMonth(),C||T?1:A.getDate()),E=Te(O*e,3);if(C||
T){let M=C?v/i:0,L=T?v/r:0,R=P==E?P:Te(Ai(O.getFullYear()+L,O.getMonth()+M,1)*e,3),j=new Date(Ke(R/e)),
$=j.getFullYear(),Z=j.getMonth();for(let B=0;R<=x;B++){let ne=Ai($+L*B,Z+M*B,1),N=ne-f(Te(ne*e,3));R=
Te((+ne+N)*e,3),R<=x&&b.push(R)}}else{let M=v>=s?s:v,L=xt(w)-xt(P),R=E+L+rr(P-E,M);b.push(R);let j=f(
R),$=j.getHours()+j.getMinutes()/n+j.getSeconds()/o,Z=v/o,B=p.axes[h]._space,ne=k/B;for(;R=Te(R+v,e==
1?0:3),!(R>x);)if(Z>1){let N=xt(Te($+Z,6))%24,ie=f(R).getHours()-N;ie>1&&(ie=-1),R-=ie*o,$=($+Z)%24;
let Y=b[b.length-1];Te((R-Y)/v,3)*ne>=.7&&b.push(R)}else b.push(R)}return b}}return[u,d,g]}var[Km,Ym,
Zm]=lu(1),[Jm,Qm,Xm]=lu(.001);_s(2,-53,53,[1]);function Cc(e,t){return e.map(n=>n.map((o,s)=>s==0||s==
8||o==null?o:t(s==1||n[8]==0?o:n[1]+o)))}function Pc(e,t){return(n,o,s,i,r)=>{let a=t.find(w=>r>=w[0])||
t[t.length-1],u,d,g,f,p,h;return o.map(w=>{let x=e(w),v=x.getFullYear(),k=x.getMonth(),b=x.getDate(),
T=x.getHours(),C=x.getMinutes(),A=x.getSeconds(),P=v!=u&&a[2]||k!=d&&a[3]||b!=g&&a[4]||T!=f&&a[5]||C!=
p&&a[6]||A!=h&&a[7]||a[1];return u=v,d=k,g=b,f=T,p=C,h=A,P(x)})}}function eg(e,t){let n=Ki(t);return(o,s,i,r,a)=>s.
map(u=>n(e(u)))}function Ai(e,t,n){return new Date(e,t,n)}function Ac(e,t){return t(e)}var tg="{YYYY\
}-{MM}-{DD} {h}:{mm}{aa}";function Dc(e,t){return(n,o,s,i)=>i==null?Vi:t(e(o))}function ng(e,t){let n=e.
series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function og(e,t){return e.
series[t].fill(e,t)}var sg={show:!0,live:!0,isolate:!1,mount:vm,markers:{show:!0,width:2,stroke:ng,fill:og,
dash:"solid"},idx:null,idxs:null,values:[]};function rg(e,t){let n=e.cursor.points,o=Nt(),s=n.size(e,
t);Re(o,fs,s),Re(o,ps,s);let i=s/-2;Re(o,"marginLeft",i),Re(o,"marginTop",i);let r=n.width(e,t,s);return r&&
Re(o,"borderWidth",r),o}function ig(e,t){let n=e.series[t].points;return n._fill||n._stroke}function ag(e,t){
let n=e.series[t].points;return n._stroke||n._fill}function lg(e,t){return e.series[t].points.size}var Di=[
0,0];function cg(e,t,n){return Di[0]=t,Di[1]=n,Di}function Qs(e,t,n,o=!0){return s=>{s.button==0&&(!o||
s.target==t)&&n(s)}}function Ei(e,t,n,o=!0){return s=>{(!o||s.target==t)&&n(s)}}var ug={show:!0,x:!0,
y:!0,lock:!1,move:cg,points:{one:!1,show:rg,size:lg,width:0,stroke:ag,fill:ig},bind:{mousedown:Qs,mouseup:Qs,
click:Qs,dblclick:Qs,mousemove:Ei,mouseleave:Ei,mouseenter:Ei},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,
click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,o,s)=>o-
s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,
event:null},cu={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Zi=qe({},cu,{filter:Yc}),uu=qe({},Zi,{size:10}),
du=qe({},cu,{show:!1}),Ji='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Aria\
l, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Em\
oji"',fu="bold "+Ji,pu=1.5,Ec={show:!0,scale:"x",stroke:Bi,space:50,gap:5,alignTo:1,size:50,labelGap:0,
labelSize:30,labelFont:fu,side:2,grid:Zi,ticks:uu,border:du,font:Ji,lineGap:pu,rotate:0},dg="Value",
fg="Time",Ic={show:!0,scale:"x",auto:!1,sorted:1,min:ve,max:-ve,idxs:[]};function pg(e,t,n,o,s){return t.
map(i=>i==null?"":ji(i))}function mg(e,t,n,o,s,i,r){let a=[],u=Dn.get(s)||0;n=r?n:Te(rr(n,s),u);for(let d=n;d<=
o;d=Te(d+s,u))a.push(Object.is(d,-0)?0:d);return a}function Ni(e,t,n,o,s,i,r){let a=[],u=e.scales[e.
axes[t].scale].log,d=u==10?pn:jc,g=xt(d(n));s=Fo(u,g),u==10&&(s=Zn[zt(s,Zn)]);let f=n,p=s*u;u==10&&(p=
Zn[zt(p,Zn)]);do a.push(f),f=f+s,u==10&&!Dn.has(f)&&(f=Te(f,Dn.get(s))),f>=p&&(s=f,p=s*u,u==10&&(p=Zn[zt(
p,Zn)]));while(f<=o);return a}function gg(e,t,n,o,s,i,r){let u=e.scales[e.axes[t].scale].asinh,d=o>u?
Ni(e,t,gt(u,n),o,s):[u],g=o>=0&&n<=0?[0]:[];return(n<-u?Ni(e,t,gt(u,-o),-n,s):[u]).reverse().map(p=>-p).
concat(g,d)}var mu=/./,hg=/[12357]/,_g=/[125]/,Rc=/1/,Fi=(e,t,n,o)=>e.map((s,i)=>t==4&&s==0||i%o==0&&
n.test(s.toExponential()[s<0?1:0])?s:null);function yg(e,t,n,o,s){let i=e.axes[n],r=i.scale,a=e.scales[r],
u=e.valToPos,d=i._space,g=u(10,r),f=u(9,r)-g>=d?mu:u(7,r)-g>=d?hg:u(5,r)-g>=d?_g:Rc;if(f==Rc){let p=Ye(
u(1,r)-g);if(p<d)return Fi(t.slice().reverse(),a.distr,f,Ft(d/p)).reverse()}return Fi(t,a.distr,f,1)}
function wg(e,t,n,o,s){let i=e.axes[n],r=i.scale,a=i._space,u=e.valToPos,d=Ye(u(1,r)-u(2,r));return d<
a?Fi(t.slice().reverse(),3,mu,Ft(a/d)).reverse():t}function bg(e,t,n,o){return o==null?Vi:t==null?"":
ji(t)}var Mc={show:!0,scale:"y",stroke:Bi,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:fu,
side:3,grid:Zi,ticks:uu,border:du,font:Ji,lineGap:pu,rotate:0};function kg(e,t){let n=3+(e||1)*2;return Te(
n*t,3)}function Sg(e,t){let{scale:n,idxs:o}=e.series[0],s=e._data[0],i=e.valToPos(s[o[0]],n,!0),r=e.
valToPos(s[o[1]],n,!0),a=Ye(r-i),u=e.series[t],d=a/(u.points.space*he);return o[1]-o[0]<=d}var Oc={scale:null,
auto:!0,sorted:0,min:ve,max:-ve},gu=(e,t,n,o,s)=>s,Lc={show:!0,auto:!0,sorted:0,gaps:gu,alpha:1,facets:[
qe({},Oc,{scale:"x"}),qe({},Oc,{scale:"y"})]},Nc={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:gu,
alpha:1,points:{show:Sg,filter:null},values:null,min:ve,max:-ve,idxs:[],path:null,clip:null};function vg(e,t,n,o,s){
return n/10}var hu={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Tg=qe({},hu,
{time:!1,ori:1}),Fc={};function _u(e,t){let n=Fc[e];return n||(n={key:e,plots:[],sub(o){n.plots.push(
o)},unsub(o){n.plots=n.plots.filter(s=>s!=o)},pub(o,s,i,r,a,u,d){for(let g=0;g<n.plots.length;g++)n.
plots[g]!=s&&n.plots[g].pub(o,s,i,r,a,u,d)}},e!=null&&(Fc[e]=n)),n}var Ho=1,Wi=2;function eo(e,t,n){
let o=e.mode,s=e.series[t],i=o==2?e._data[t]:e._data,r=e.scales,a=e.bbox,u=i[0],d=o==2?i[1]:i[t],g=o==
2?r[s.facets[0].scale]:r[e.series[0].scale],f=o==2?r[s.facets[1].scale]:r[s.scale],p=a.left,h=a.top,
w=a.width,x=a.height,v=e.valToPosH,k=e.valToPosV;return g.ori==0?n(s,u,d,g,f,v,k,p,h,w,x,lr,Vo,ur,wu,
ku):n(s,u,d,g,f,k,v,h,p,x,w,cr,Go,ea,bu,Su)}function Qi(e,t){let n=0,o=0,s=pe(e.bands,zi);for(let i=0;i<
s.length;i++){let r=s[i];r.series[0]==t?n=r.dir:r.series[1]==t&&(r.dir==1?o|=1:o|=2)}return[n,o==1?-1:
o==2?1:o==3?2:0]}function xg(e,t,n,o,s){let i=e.mode,r=e.series[t],a=i==2?r.facets[1].scale:r.scale,
u=e.scales[a];return s==-1?u.min:s==1?u.max:u.distr==3?u.dir==1?u.min:u.max:0}function mn(e,t,n,o,s,i){
return eo(e,t,(r,a,u,d,g,f,p,h,w,x,v)=>{let k=r.pxRound,b=d.dir*(d.ori==0?1:-1),T=d.ori==0?Vo:Go,C,A;
b==1?(C=n,A=o):(C=o,A=n);let P=k(f(a[C],d,x,h)),O=k(p(u[C],g,v,w)),E=k(f(a[A],d,x,h)),M=k(p(i==1?g.max:
g.min,g,v,w)),L=new Path2D(s);return T(L,E,M),T(L,P,M),T(L,P,O),L})}function ar(e,t,n,o,s,i){let r=null;
if(e.length>0){r=new Path2D;let a=t==0?ur:ea,u=n;for(let f=0;f<e.length;f++){let p=e[f];if(p[1]>p[0]){
let h=p[0]-u;h>0&&a(r,u,o,h,o+i),u=p[1]}}let d=n+s-u,g=10;d>0&&a(r,u,o-g/2,d,o+i+g)}return r}function Cg(e,t,n){
let o=e[e.length-1];o&&o[0]==t?o[1]=n:e.push([t,n])}function Xi(e,t,n,o,s,i,r){let a=[],u=e.length;for(let d=s==
1?n:o;d>=n&&d<=o;d+=s)if(t[d]===null){let f=d,p=d;if(s==1)for(;++d<=o&&t[d]===null;)p=d;else for(;--d>=
n&&t[d]===null;)p=d;let h=i(e[f]),w=p==f?h:i(e[p]),x=f-s;h=r<=0&&x>=0&&x<u?i(e[x]):h;let k=p+s;w=r>=
0&&k>=0&&k<u?i(e[k]):w,w>=h&&a.push([h,w])}return a}function Wc(e){return e==0?Kc:e==1?Ke:t=>Yn(t,e)}
function yu(e){let t=e==0?lr:cr,n=e==0?(s,i,r,a,u,d)=>{s.arcTo(i,r,a,u,d)}:(s,i,r,a,u,d)=>{s.arcTo(r,
i,u,a,d)},o=e==0?(s,i,r,a,u)=>{s.rect(i,r,a,u)}:(s,i,r,a,u)=>{s.rect(r,i,u,a)};return(s,i,r,a,u,d=0,g=0)=>{
d==0&&g==0?o(s,i,r,a,u):(d=Kt(d,a/2,u/2),g=Kt(g,a/2,u/2),t(s,i+d,r),n(s,i+a,r,i+a,r+u,d),n(s,i+a,r+u,
i,r+u,g),n(s,i,r+u,i,r,g),n(s,i,r,i+a,r,d),s.closePath())}}var lr=(e,t,n)=>{e.moveTo(t,n)},cr=(e,t,n)=>{
e.moveTo(n,t)},Vo=(e,t,n)=>{e.lineTo(t,n)},Go=(e,t,n)=>{e.lineTo(n,t)},ur=yu(0),ea=yu(1),wu=(e,t,n,o,s,i)=>{
e.arc(t,n,o,s,i)},bu=(e,t,n,o,s,i)=>{e.arc(n,t,o,s,i)},ku=(e,t,n,o,s,i,r)=>{e.bezierCurveTo(t,n,o,s,
i,r)},Su=(e,t,n,o,s,i,r)=>{e.bezierCurveTo(n,t,s,o,r,i)};function vu(e){return(t,n,o,s,i)=>eo(t,n,(r,a,u,d,g,f,p,h,w,x,v)=>{
let{pxRound:k,points:b}=r,T,C;d.ori==0?(T=lr,C=wu):(T=cr,C=bu);let A=Te(b.width*he,3),P=(b.size-b.width)/
2*he,O=Te(P*2,3),E=new Path2D,M=new Path2D,{left:L,top:R,width:j,height:$}=t.bbox;ur(M,L-O,R-O,j+O*2,
$+O*2);let Z=B=>{if(u[B]!=null){let ne=k(f(a[B],d,x,h)),N=k(p(u[B],g,v,w));T(E,ne+P,N),C(E,ne,N,P,0,
Xs*2)}};if(i)i.forEach(Z);else for(let B=o;B<=s;B++)Z(B);return{stroke:A>0?E:null,fill:E,clip:M,flags:Ho|
Wi}})}function Tu(e){return(t,n,o,s,i,r)=>{o!=s&&(i!=o&&r!=o&&e(t,n,o),i!=s&&r!=s&&e(t,n,s),e(t,n,r))}}
var Pg=Tu(Vo),Ag=Tu(Go);function xu(e){let t=pe(e?.alignGaps,0);return(n,o,s,i)=>eo(n,o,(r,a,u,d,g,f,p,h,w,x,v)=>{
[s,i]=or(u,s,i);let k=r.pxRound,b=$=>k(f($,d,x,h)),T=$=>k(p($,g,v,w)),C,A;d.ori==0?(C=Vo,A=Pg):(C=Go,
A=Ag);let P=d.dir*(d.ori==0?1:-1),O={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Ho},
E=O.stroke,M=!1;if(i-s>=x*4){let $=V=>n.posToVal(V,d.key,!0),Z=null,B=null,ne,N,ae,ue=b(a[P==1?s:i]),
ie=b(a[s]),Y=b(a[i]),J=$(P==1?ie+1:Y-1);for(let V=P==1?s:i;V>=s&&V<=i;V+=P){let Le=a[V],xe=(P==1?Le<
J:Le>J)?ue:b(Le),_e=u[V];xe==ue?_e!=null?(N=_e,Z==null?(C(E,xe,T(N)),ne=Z=B=N):N<Z?Z=N:N>B&&(B=N)):_e===
null&&(M=!0):(Z!=null&&A(E,ue,T(Z),T(B),T(ne),T(N)),_e!=null?(N=_e,C(E,xe,T(N)),Z=B=ne=N):(Z=B=null,
_e===null&&(M=!0)),ue=xe,J=$(ue+P))}Z!=null&&Z!=B&&ae!=ue&&A(E,ue,T(Z),T(B),T(ne),T(N))}else for(let $=P==
1?s:i;$>=s&&$<=i;$+=P){let Z=u[$];Z===null?M=!0:Z!=null&&C(E,b(a[$]),T(Z))}let[R,j]=Qi(n,o);if(r.fill!=
null||R!=0){let $=O.fill=new Path2D(E),Z=r.fillTo(n,o,r.min,r.max,R),B=T(Z),ne=b(a[s]),N=b(a[i]);P==
-1&&([N,ne]=[ne,N]),C($,N,B),C($,ne,B)}if(!r.spanGaps){let $=[];M&&$.push(...Xi(a,u,s,i,P,b,t)),O.gaps=
$=r.gaps(n,o,s,i,$),O.clip=ar($,d.ori,h,w,x,v)}return j!=0&&(O.band=j==2?[mn(n,o,s,i,E,-1),mn(n,o,s,
i,E,1)]:mn(n,o,s,i,E,j)),O})}function Dg(e){let t=pe(e.align,1),n=pe(e.ascDesc,!1),o=pe(e.alignGaps,
0),s=pe(e.extend,!1);return(i,r,a,u)=>eo(i,r,(d,g,f,p,h,w,x,v,k,b,T)=>{[a,u]=or(f,a,u);let C=d.pxRound,
{left:A,width:P}=i.bbox,O=ie=>C(w(ie,p,b,v)),E=ie=>C(x(ie,h,T,k)),M=p.ori==0?Vo:Go,L={stroke:new Path2D,
fill:null,clip:null,band:null,gaps:null,flags:Ho},R=L.stroke,j=p.dir*(p.ori==0?1:-1),$=E(f[j==1?a:u]),
Z=O(g[j==1?a:u]),B=Z,ne=Z;s&&t==-1&&(ne=A,M(R,ne,$)),M(R,Z,$);for(let ie=j==1?a:u;ie>=a&&ie<=u;ie+=j){
let Y=f[ie];if(Y==null)continue;let J=O(g[ie]),V=E(Y);t==1?M(R,J,$):M(R,B,V),M(R,J,V),$=V,B=J}let N=B;
s&&t==1&&(N=A+P,M(R,N,$));let[ae,ue]=Qi(i,r);if(d.fill!=null||ae!=0){let ie=L.fill=new Path2D(R),Y=d.
fillTo(i,r,d.min,d.max,ae),J=E(Y);M(ie,N,J),M(ie,ne,J)}if(!d.spanGaps){let ie=[];ie.push(...Xi(g,f,a,
u,j,O,o));let Y=d.width*he/2,J=n||t==1?Y:-Y,V=n||t==-1?-Y:Y;ie.forEach(Le=>{Le[0]+=J,Le[1]+=V}),L.gaps=
ie=d.gaps(i,r,a,u,ie),L.clip=ar(ie,p.ori,v,k,b,T)}return ue!=0&&(L.band=ue==2?[mn(i,r,a,u,R,-1),mn(i,
r,a,u,R,1)]:mn(i,r,a,u,R,ue)),L})}function $c(e,t,n,o,s,i,r=ve){if(e.length>1){let a=null;for(let u=0,
d=1/0;u<e.length;u++)if(t[u]!==void 0){if(a!=null){let g=Ye(e[u]-e[a]);g<d&&(d=g,r=Ye(n(e[u],o,s,i)-
n(e[a],o,s,i)))}a=u}}return r}function Eg(e){e=e||hs;let t=pe(e.size,[.6,ve,1]),n=e.align||0,o=e.gap||
0,s=e.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let i=de(s),r=1-t[0],a=pe(t[1],ve),u=pe(t[2],
1),d=pe(e.disp,hs),g=pe(e.each,h=>{}),{fill:f,stroke:p}=d;return(h,w,x,v)=>eo(h,w,(k,b,T,C,A,P,O,E,M,L,R)=>{
let j=k.pxRound,$=n,Z=o*he,B=a*he,ne=u*he,N,ae;C.ori==0?[N,ae]=i(h,w):[ae,N]=i(h,w);let ue=C.dir*(C.
ori==0?1:-1),ie=C.ori==0?ur:ea,Y=C.ori==0?g:(z,Ce,je,lo,Rn,Zt,Mn)=>{g(z,Ce,je,Rn,lo,Mn,Zt)},J=pe(h.bands,
zi).find(z=>z.series[0]==w),V=J!=null?J.dir:0,Le=k.fillTo(h,w,k.min,k.max,V),ot=j(O(Le,A,R,M)),xe,_e,
Wt,yt=L,Ne=j(k.width*he),Yt=!1,rn=null,Pt=null,gn=null,ro=null;f!=null&&(Ne==0||p!=null)&&(Yt=!0,rn=
f.values(h,w,x,v),Pt=new Map,new Set(rn).forEach(z=>{z!=null&&Pt.set(z,new Path2D)}),Ne>0&&(gn=p.values(
h,w,x,v),ro=new Map,new Set(gn).forEach(z=>{z!=null&&ro.set(z,new Path2D)})));let{x0:io,size:Uo}=d;if(io!=
null&&Uo!=null){$=1,b=io.values(h,w,x,v),io.unit==2&&(b=b.map(je=>h.posToVal(E+je*L,C.key,!0)));let z=Uo.
values(h,w,x,v);Uo.unit==2?_e=z[0]*L:_e=P(z[0],C,L,E)-P(0,C,L,E),yt=$c(b,T,P,C,L,E,yt),Wt=yt-_e+Z}else
yt=$c(b,T,P,C,L,E,yt),Wt=yt*r+Z,_e=yt-Wt;Wt<1&&(Wt=0),Ne>=_e/2&&(Ne=0),Wt<5&&(j=Kc);let ks=Wt>0,En=yt-
Wt-(ks?Ne:0);_e=j(Li(En,ne,B)),xe=($==0?_e/2:$==ue?0:_e)-$*ue*(($==0?Z/2:0)+(ks?Ne/2:0));let ut={stroke:null,
fill:null,clip:null,band:null,gaps:null,flags:0},ao=Yt?null:new Path2D,an=null;if(J!=null)an=h.data[J.
series[1]];else{let{y0:z,y1:Ce}=d;z!=null&&Ce!=null&&(T=Ce.values(h,w,x,v),an=z.values(h,w,x,v))}let In=N*
_e,re=ae*_e;for(let z=ue==1?x:v;z>=x&&z<=v;z+=ue){let Ce=T[z];if(Ce==null)continue;if(an!=null){let ht=an[z]??
0;if(Ce-ht==0)continue;ot=O(ht,A,R,M)}let je=C.distr!=2||d!=null?b[z]:z,lo=P(je,C,L,E),Rn=O(pe(Ce,Le),
A,R,M),Zt=j(lo-xe),Mn=j(gt(Rn,ot)),wt=j(Kt(Rn,ot)),At=Mn-wt;if(Ce!=null){let ht=Ce<0?re:In,$t=Ce<0?In:
re;Yt?(Ne>0&&gn[z]!=null&&ie(ro.get(gn[z]),Zt,wt+xt(Ne/2),_e,gt(0,At-Ne),ht,$t),rn[z]!=null&&ie(Pt.get(
rn[z]),Zt,wt+xt(Ne/2),_e,gt(0,At-Ne),ht,$t)):ie(ao,Zt,wt+xt(Ne/2),_e,gt(0,At-Ne),ht,$t),Y(h,w,z,Zt-Ne/
2,wt,_e+Ne,At)}}return Ne>0?ut.stroke=Yt?ro:ao:Yt||(ut._fill=k.width==0?k._fill:k._stroke??k._fill,ut.
width=0),ut.fill=Yt?Pt:ao,ut})}function Ig(e,t){let n=pe(t?.alignGaps,0);return(o,s,i,r)=>eo(o,s,(a,u,d,g,f,p,h,w,x,v,k)=>{
[i,r]=or(d,i,r);let b=a.pxRound,T=N=>b(p(N,g,v,w)),C=N=>b(h(N,f,k,x)),A,P,O;g.ori==0?(A=lr,O=Vo,P=ku):
(A=cr,O=Go,P=Su);let E=g.dir*(g.ori==0?1:-1),M=T(u[E==1?i:r]),L=M,R=[],j=[];for(let N=E==1?i:r;N>=i&&
N<=r;N+=E)if(d[N]!=null){let ue=u[N],ie=T(ue);R.push(L=ie),j.push(C(d[N]))}let $={stroke:e(R,j,A,O,P,
b),fill:null,clip:null,band:null,gaps:null,flags:Ho},Z=$.stroke,[B,ne]=Qi(o,s);if(a.fill!=null||B!=0){
let N=$.fill=new Path2D(Z),ae=a.fillTo(o,s,a.min,a.max,B),ue=C(ae);O(N,L,ue),O(N,M,ue)}if(!a.spanGaps){
let N=[];N.push(...Xi(u,d,i,r,E,T,n)),$.gaps=N=a.gaps(o,s,i,r,N),$.clip=ar(N,g.ori,w,x,v,k)}return ne!=
0&&($.band=ne==2?[mn(o,s,i,r,Z,-1),mn(o,s,i,r,Z,1)]:mn(o,s,i,r,Z,ne)),$})}function Rg(e){return Ig(Mg,
e)}function Mg(e,t,n,o,s,i){let r=e.length;if(r<2)return null;let a=new Path2D;if(n(a,e[0],t[0]),r==
2)o(a,e[1],t[1]);else{let u=Array(r),d=Array(r-1),g=Array(r-1),f=Array(r-1);for(let p=0;p<r-1;p++)g[p]=
t[p+1]-t[p],f[p]=e[p+1]-e[p],d[p]=g[p]/f[p];u[0]=d[0];for(let p=1;p<r-1;p++)d[p]===0||d[p-1]===0||d[p-
1]>0!=d[p]>0?u[p]=0:(u[p]=3*(f[p-1]+f[p])/((2*f[p]+f[p-1])/d[p-1]+(f[p]+2*f[p-1])/d[p]),isFinite(u[p])||
(u[p]=0));u[r-1]=d[r-2];for(let p=0;p<r-1;p++)s(a,e[p]+f[p]/3,t[p]+u[p]*f[p]/3,e[p+1]-f[p]/3,t[p+1]-
u[p+1]*f[p]/3,e[p+1],t[p+1])}return a}var $i=new Set;function Hc(){for(let e of $i)e.syncRect(!0)}Bo&&
(Qn(pm,No,Hc),Qn(mm,No,Hc,!0),Qn(er,No,()=>{it.pxRatio=he}));var Og=xu(),Lg=vu();function Bc(e,t,n,o){
return(o?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((i,r)=>Hi(i,r,t,n))}function Ng(e,t){
return e.map((n,o)=>o==0?{}:qe({},t,n))}function Hi(e,t,n,o){return qe({},t==0?n:o,e)}function Cu(e,t,n){
return t==null?Wo:[t,n]}var Fg=Cu;function Wg(e,t,n){return t==null?Wo:tr(t,n,qi,!0)}function Pu(e,t,n,o){
return t==null?Wo:sr(t,n,e.scales[o].log,!1)}var $g=Pu;function Au(e,t,n,o){return t==null?Wo:Ui(t,n,
e.scales[o].log,!1)}var Hg=Au;function Bg(e,t,n,o,s){let i=gt(wc(e),wc(t)),r=t-e,a=zt(s/o*r,n);do{let u=n[a],
d=o*u/r;if(d>=s&&i+(u<5?Dn.get(u):0)<=17)return[u,d]}while(++a<n.length);return[0,0]}function Vc(e){
let t,n;return e=e.replace(/(\d+)px/,(o,s)=>(t=Ke((n=+s)*he))+"px"),[e,t,n]}function Vg(e){e.show&&[
e.font,e.labelFont].forEach(t=>{let n=Te(t[2]*he,1);t[0]=t[0].replace(/[0-9.]+px/,n+"px"),t[1]=n})}function it(e,t,n){
let o={mode:pe(e.mode,1)},s=o.mode;function i(c,m,_,y){let S=m.valToPct(c);return y+_*(m.dir==-1?1-S:
S)}function r(c,m,_,y){let S=m.valToPct(c);return y+_*(m.dir==-1?S:1-S)}function a(c,m,_,y){return m.
ori==0?i(c,m,_,y):r(c,m,_,y)}o.valToPosH=i,o.valToPosV=r;let u=!1;o.status=0;let d=o.root=Nt(Yp);if(e.
id!=null&&(d.id=e.id),Tt(d,e.class),e.title){let c=Nt(Qp,d);c.textContent=e.title}let g=jt("canvas"),
f=o.ctx=g.getContext("2d"),p=Nt(Xp,d);Qn("click",p,c=>{c.target===w&&(Ae!=bo||Me!=ko)&&rt.click(o,c)},
!0);let h=o.under=Nt(em,p);p.appendChild(g);let w=o.over=Nt(tm,p);e=$o(e);let x=+pe(e.pxAlign,1),v=Wc(
x);(e.plugins||[]).forEach(c=>{c.opts&&(e=c.opts(o,e)||e)});let k=e.ms||.001,b=o.series=s==1?Bc(e.series||
[],Ic,Nc,!1):Ng(e.series||[null],Lc),T=o.axes=Bc(e.axes||[],Ec,Mc,!0),C=o.scales={},A=o.bands=e.bands||
[];A.forEach(c=>{c.fill=de(c.fill||null),c.dir=pe(c.dir,-1)});let P=s==2?b[1].facets[0].scale:b[0].scale,
O={axes:Ud,series:$d},E=(e.drawOrder||["axes","series"]).map(c=>O[c]);function M(c){let m=c.distr==3?
_=>pn(_>0?_:c.clamp(o,_,c.min,c.max,c.key)):c.distr==4?_=>Pi(_,c.asinh):c.distr==100?_=>c.fwd(_):_=>_;
return _=>{let y=m(_),{_min:S,_max:D}=c,I=D-S;return(y-S)/I}}function L(c){let m=C[c];if(m==null){let _=(e.
scales||hs)[c]||hs;if(_.from!=null){L(_.from);let y=qe({},C[_.from],_,{key:c});y.valToPct=M(y),C[c]=
y}else{m=C[c]=qe({},c==P?hu:Tg,_),m.key=c;let y=m.time,S=m.range,D=An(S);if((c!=P||s==2&&!y)&&(D&&(S[0]==
null||S[1]==null)&&(S={min:S[0]==null?hc:{mode:1,hard:S[0],soft:S[0]},max:S[1]==null?hc:{mode:1,hard:S[1],
soft:S[1]}},D=!1),!D&&ir(S))){let I=S;S=(F,H,G)=>H==null?Wo:tr(H,G,I)}m.range=de(S||(y?Fg:c==P?m.distr==
3?$g:m.distr==4?Hg:Cu:m.distr==3?Pu:m.distr==4?Au:Wg)),m.auto=de(D?!1:m.auto),m.clamp=de(m.clamp||vg),
m._min=m._max=null,m.valToPct=M(m)}}}L("x"),L("y"),s==1&&b.forEach(c=>{L(c.scale)}),T.forEach(c=>{L(
c.scale)});for(let c in e.scales)L(c);let R=C[P],j=R.distr,$,Z;R.ori==0?(Tt(d,Zp),$=i,Z=r):(Tt(d,Jp),
$=r,Z=i);let B={};for(let c in C){let m=C[c];(m.min!=null||m.max!=null)&&(B[c]={min:m.min,max:m.max},
m.min=m.max=null)}let ne=e.tzDate||(c=>new Date(Ke(c/k))),N=e.fmtDate||Ki,ae=k==1?Zm(ne):Xm(ne),ue=Pc(
ne,Cc(k==1?Ym:Qm,N)),ie=Dc(ne,Ac(tg,N)),Y=[],J=o.legend=qe({},sg,e.legend),V=o.cursor=qe({},ug,{drag:{
y:s==2}},e.cursor),Le=J.show,ot=V.show,xe=J.markers;J.idxs=Y,xe.width=de(xe.width),xe.dash=de(xe.dash),
xe.stroke=de(xe.stroke),xe.fill=de(xe.fill);let _e,Wt,yt,Ne=[],Yt=[],rn,Pt=!1,gn={};if(J.live){let c=b[1]?
b[1].values:null;Pt=c!=null,rn=Pt?c(o,1,0):{_:0};for(let m in rn)gn[m]=Vi}if(Le)if(_e=jt("table",am,
d),yt=jt("tbody",null,_e),J.mount(o,_e),Pt){Wt=jt("thead",null,_e,yt);let c=jt("tr",null,Wt);jt("th",
null,c);for(var ro in rn)jt("th",oc,c).textContent=ro}else Tt(_e,cm),J.live&&Tt(_e,lm);let io={show:!0},
Uo={show:!1};function ks(c,m){if(m==0&&(Pt||!J.live||s==2))return Wo;let _=[],y=jt("tr",um,yt,yt.childNodes[m]);
Tt(y,c.class),c.show||Tt(y,Jn);let S=jt("th",null,y);if(xe.show){let F=Nt(dm,S);if(m>0){let H=xe.width(
o,m);H&&(F.style.border=H+"px "+xe.dash(o,m)+" "+xe.stroke(o,m)),F.style.background=xe.fill(o,m)}}let D=Nt(
oc,S);c.label instanceof HTMLElement?D.appendChild(c.label):D.textContent=c.label,m>0&&(xe.show||(D.
style.color=c.width>0?xe.stroke(o,m):xe.fill(o,m)),ut("click",S,F=>{if(V._lock)return;Ln(F);let H=b.
indexOf(c);if((F.ctrlKey||F.metaKey)!=J.isolate){let G=b.some((q,K)=>K>0&&K!=H&&q.show);b.forEach((q,K)=>{
K>0&&Qt(K,G?K==H?io:Uo:io,!0,Ge.setSeries)})}else Qt(H,{show:!c.show},!0,Ge.setSeries)},!1),uo&&ut(ac,
S,F=>{V._lock||(Ln(F),Qt(b.indexOf(c),vo,!0,Ge.setSeries))},!1));for(var I in rn){let F=jt("td",fm,y);
F.textContent="--",_.push(F)}return[y,_]}let En=new Map;function ut(c,m,_,y=!0){let S=En.get(m)||{},
D=V.bind[c](o,m,_,y);D&&(Qn(c,m,S[c]=D),En.set(m,S))}function ao(c,m,_){let y=En.get(m)||{};for(let S in y)
(c==null||S==c)&&(Oi(S,m,y[S]),delete y[S]);c==null&&En.delete(m)}let an=0,In=0,re=0,z=0,Ce=0,je=0,lo=Ce,
Rn=je,Zt=re,Mn=z,wt=0,At=0,ht=0,$t=0;o.bbox={};let mr=!1,Ss=!1,co=!1,On=!1,vs=!1,Dt=!1;function gr(c,m,_){
(_||c!=o.width||m!=o.height)&&ma(c,m),ho(!1),co=!0,Ss=!0,_o()}function ma(c,m){o.width=an=re=c,o.height=
In=z=m,Ce=je=0,Rd(),Md();let _=o.bbox;wt=_.left=Yn(Ce*he,.5),At=_.top=Yn(je*he,.5),ht=_.width=Yn(re*
he,.5),$t=_.height=Yn(z*he,.5)}let Dd=3;function Ed(){let c=!1,m=0;for(;!c;){m++;let _=Vd(m),y=Gd(m);
c=m==Dd||_&&y,c||(ma(o.width,o.height),Ss=!0)}}function Id({width:c,height:m}){gr(c,m)}o.setSize=Id;
function Rd(){let c=!1,m=!1,_=!1,y=!1;T.forEach((S,D)=>{if(S.show&&S._show){let{side:I,_size:F}=S,H=I%
2,G=S.label!=null?S.labelSize:0,q=F+G;q>0&&(H?(re-=q,I==3?(Ce+=q,y=!0):_=!0):(z-=q,I==0?(je+=q,c=!0):
m=!0))}}),Nn[0]=c,Nn[1]=_,Nn[2]=m,Nn[3]=y,re-=hn[1]+hn[3],Ce+=hn[3],z-=hn[2]+hn[0],je+=hn[0]}function Md(){
let c=Ce+re,m=je+z,_=Ce,y=je;function S(D,I){switch(D){case 1:return c+=I,c-I;case 2:return m+=I,m-I;case 3:
return _-=I,_+I;case 0:return y-=I,y+I}}T.forEach((D,I)=>{if(D.show&&D._show){let F=D.side;D._pos=S(
F,D._size),D.label!=null&&(D._lpos=S(F,D.labelSize))}})}if(V.dataIdx==null){let c=V.hover,m=c.skip=new Set(
c.skip??[]);m.add(void 0);let _=c.prox=de(c.prox),y=c.bias??=0;V.dataIdx=(S,D,I,F)=>{if(D==0)return I;
let H=I,G=_(S,D,I,F)??ve,q=G>=0&&G<ve,K=R.ori==0?re:z,se=V.left,me=t[0],fe=t[D];if(m.has(fe[I])){H=null;
let le=null,te=null,Q;if(y==0||y==-1)for(Q=I;le==null&&Q-- >0;)m.has(fe[Q])||(le=Q);if(y==0||y==1)for(Q=
I;te==null&&Q++<fe.length;)m.has(fe[Q])||(te=Q);if(le!=null||te!=null)if(q){let Ee=le==null?-1/0:$(me[le],
R,K,0),We=te==null?1/0:$(me[te],R,K,0),tt=se-Ee,Se=We-se;tt<=Se?tt<=G&&(H=le):Se<=G&&(H=te)}else H=te==
null?le:le==null?te:I-le<=te-I?le:te}else q&&Ye(se-$(me[I],R,K,0))>G&&(H=null);return H}}let Ln=c=>{
V.event=c};V.idxs=Y,V._lock=!1;let at=V.points;at.show=de(at.show),at.size=de(at.size),at.stroke=de(
at.stroke),at.width=de(at.width),at.fill=de(at.fill);let Jt=o.focus=qe({},e.focus||{alpha:.3},V.focus),
uo=Jt.prox>=0,fo=uo&&at.one,Et=[],po=[],mo=[];function ga(c,m){let _=at.show(o,m);if(_ instanceof HTMLElement)
return Tt(_,im),Tt(_,c.class),sn(_,-10,-10,re,z),w.insertBefore(_,Et[m]),_}function ha(c,m){if(s==1||
m>0){let _=s==1&&C[c.scale].time,y=c.value;c.value=_?Sc(y)?Dc(ne,Ac(y,N)):y||ie:y||bg,c.label=c.label||
(_?fg:dg)}if(fo||m>0){c.width=c.width==null?1:c.width,c.paths=c.paths||Og||Tm,c.fillTo=de(c.fillTo||
xg),c.pxAlign=+pe(c.pxAlign,x),c.pxRound=Wc(c.pxAlign),c.stroke=de(c.stroke||null),c.fill=de(c.fill||
null),c._stroke=c._fill=c._paths=c._focus=null;let _=kg(gt(1,c.width),1),y=c.points=qe({},{size:_,width:gt(
1,_*.2),stroke:c.stroke,space:_*2,paths:Lg,_stroke:null,_fill:null},c.points);y.show=de(y.show),y.filter=
de(y.filter),y.fill=de(y.fill),y.stroke=de(y.stroke),y.paths=de(y.paths),y.pxAlign=c.pxAlign}if(Le){
let _=ks(c,m);Ne.splice(m,0,_[0]),Yt.splice(m,0,_[1]),J.values.push(null)}if(ot){Y.splice(m,0,null);
let _=null;fo?m==0&&(_=ga(c,m)):m>0&&(_=ga(c,m)),Et.splice(m,0,_),po.splice(m,0,0),mo.splice(m,0,0)}
et("addSeries",m)}function Od(c,m){m=m??b.length,c=s==1?Hi(c,m,Ic,Nc):Hi(c,m,{},Lc),b.splice(m,0,c),
ha(b[m],m)}o.addSeries=Od;function Ld(c){if(b.splice(c,1),Le){J.values.splice(c,1),Yt.splice(c,1);let m=Ne.
splice(c,1)[0];ao(null,m.firstChild),m.remove()}ot&&(Y.splice(c,1),Et.splice(c,1)[0].remove(),po.splice(
c,1),mo.splice(c,1)),et("delSeries",c)}o.delSeries=Ld;let Nn=[!1,!1,!1,!1];function Nd(c,m){if(c._show=
c.show,c.show){let _=c.side%2,y=C[c.scale];y==null&&(c.scale=_?b[1].scale:P,y=C[c.scale]);let S=y.time;
c.size=de(c.size),c.space=de(c.space),c.rotate=de(c.rotate),An(c.incrs)&&c.incrs.forEach(I=>{!Dn.has(
I)&&Dn.set(I,Jc(I))}),c.incrs=de(c.incrs||(y.distr==2?jm:S?k==1?Km:Jm:Zn)),c.splits=de(c.splits||(S&&
y.distr==1?ae:y.distr==3?Ni:y.distr==4?gg:mg)),c.stroke=de(c.stroke),c.grid.stroke=de(c.grid.stroke),
c.ticks.stroke=de(c.ticks.stroke),c.border.stroke=de(c.border.stroke);let D=c.values;c.values=An(D)&&
!An(D[0])?de(D):S?An(D)?Pc(ne,Cc(D,N)):Sc(D)?eg(ne,D):D||ue:D||pg,c.filter=de(c.filter||(y.distr>=3&&
y.log==10?yg:y.distr==3&&y.log==2?wg:Yc)),c.font=Vc(c.font),c.labelFont=Vc(c.labelFont),c._size=c.size(
o,null,m,0),c._space=c._rotate=c._incrs=c._found=c._splits=c._values=null,c._size>0&&(Nn[m]=!0,c._el=
Nt(nm,p))}}function qo(c,m,_,y){let[S,D,I,F]=_,H=m%2,G=0;return H==0&&(F||D)&&(G=m==0&&!S||m==2&&!I?
Ke(Ec.size/3):0),H==1&&(S||I)&&(G=m==1&&!D||m==3&&!F?Ke(Mc.size/2):0),G}let _a=o.padding=(e.padding||
[qo,qo,qo,qo]).map(c=>de(pe(c,qo))),hn=o._padding=_a.map((c,m)=>c(o,m,Nn,0)),st,Ze=null,Je=null,Ts=s==
1?b[0].idxs:null,Ht=null,jo=!1;function ya(c,m){if(t=c??[],o.data=o._data=t,s==2){st=0;for(let _=1;_<
b.length;_++)st+=t[_][0].length}else{t.length==0&&(o.data=o._data=t=[[]]),Ht=t[0],st=Ht.length;let _=t;
if(j==2){_=t.slice();let y=_[0]=Array(st);for(let S=0;S<st;S++)y[S]=S}o._data=t=_}if(ho(!0),et("setD\
ata"),j==2&&(co=!0),m!==!1){let _=R;_.auto(o,jo)?hr():yn(P,_.min,_.max),On=On||V.left>=0,Dt=!0,_o()}}
o.setData=ya;function hr(){jo=!0;let c,m;s==1&&(st>0?(Ze=Ts[0]=0,Je=Ts[1]=st-1,c=t[0][Ze],m=t[0][Je],
j==2?(c=Ze,m=Je):c==m&&(j==3?[c,m]=sr(c,c,R.log,!1):j==4?[c,m]=Ui(c,c,R.log,!1):R.time?m=c+Ke(86400/
k):[c,m]=tr(c,m,qi,!0))):(Ze=Ts[0]=c=null,Je=Ts[1]=m=null)),yn(P,c,m)}let xs,go,_r,yr,wr,br,kr,Sr,vr,
_t;function wa(c,m,_,y,S,D){c??=rc,_??=zi,y??="butt",S??=rc,D??="round",c!=xs&&(f.strokeStyle=xs=c),
S!=go&&(f.fillStyle=go=S),m!=_r&&(f.lineWidth=_r=m),D!=wr&&(f.lineJoin=wr=D),y!=br&&(f.lineCap=br=y),
_!=yr&&f.setLineDash(yr=_)}function ba(c,m,_,y){m!=go&&(f.fillStyle=go=m),c!=kr&&(f.font=kr=c),_!=Sr&&
(f.textAlign=Sr=_),y!=vr&&(f.textBaseline=vr=y)}function Tr(c,m,_,y,S=0){if(y.length>0&&c.auto(o,jo)&&
(m==null||m.min==null)){let D=pe(Ze,0),I=pe(Je,y.length-1),F=_.min==null?ym(y,D,I,S,c.distr==3):[_.min,
_.max];c.min=Kt(c.min,_.min=F[0]),c.max=gt(c.max,_.max=F[1])}}let ka={min:null,max:null};function Fd(){
for(let y in C){let S=C[y];B[y]==null&&(S.min==null||B[P]!=null&&S.auto(o,jo))&&(B[y]=ka)}for(let y in C){
let S=C[y];B[y]==null&&S.from!=null&&B[S.from]!=null&&(B[y]=ka)}B[P]!=null&&ho(!0);let c={};for(let y in B){
let S=B[y];if(S!=null){let D=c[y]=$o(C[y],Pm);if(S.min!=null)qe(D,S);else if(y!=P||s==2)if(st==0&&D.
from==null){let I=D.range(o,null,null,y);D.min=I[0],D.max=I[1]}else D.min=ve,D.max=-ve}}if(st>0){b.forEach(
(y,S)=>{if(s==1){let D=y.scale,I=B[D];if(I==null)return;let F=c[D];if(S==0){let H=F.range(o,F.min,F.
max,D);F.min=H[0],F.max=H[1],Ze=zt(F.min,t[0]),Je=zt(F.max,t[0]),Je-Ze>1&&(t[0][Ze]<F.min&&Ze++,t[0][Je]>
F.max&&Je--),y.min=Ht[Ze],y.max=Ht[Je]}else y.show&&y.auto&&Tr(F,I,y,t[S],y.sorted);y.idxs[0]=Ze,y.idxs[1]=
Je}else if(S>0&&y.show&&y.auto){let[D,I]=y.facets,F=D.scale,H=I.scale,[G,q]=t[S],K=c[F],se=c[H];K!=null&&
Tr(K,B[F],D,G,D.sorted),se!=null&&Tr(se,B[H],I,q,I.sorted),y.min=I.min,y.max=I.max}});for(let y in c){
let S=c[y],D=B[y];if(S.from==null&&(D==null||D.min==null)){let I=S.range(o,S.min==ve?null:S.min,S.max==
-ve?null:S.max,y);S.min=I[0],S.max=I[1]}}}for(let y in c){let S=c[y];if(S.from!=null){let D=c[S.from];
if(D.min==null)S.min=S.max=null;else{let I=S.range(o,D.min,D.max,y);S.min=I[0],S.max=I[1]}}}let m={},
_=!1;for(let y in c){let S=c[y],D=C[y];if(D.min!=S.min||D.max!=S.max){D.min=S.min,D.max=S.max;let I=D.
distr;D._min=I==3?pn(D.min):I==4?Pi(D.min,D.asinh):I==100?D.fwd(D.min):D.min,D._max=I==3?pn(D.max):I==
4?Pi(D.max,D.asinh):I==100?D.fwd(D.max):D.max,m[y]=_=!0}}if(_){b.forEach((y,S)=>{s==2?S>0&&m.y&&(y._paths=
null):m[y.scale]&&(y._paths=null)});for(let y in m)co=!0,et("setScale",y);ot&&V.left>=0&&(On=Dt=!0)}
for(let y in B)B[y]=null}function Wd(c){let m=Li(Ze-1,0,st-1),_=Li(Je+1,0,st-1);for(;c[m]==null&&m>0;)
m--;for(;c[_]==null&&_<st-1;)_++;return[m,_]}function $d(){if(st>0){let c=b.some(m=>m._focus)&&_t!=Jt.
alpha;c&&(f.globalAlpha=_t=Jt.alpha),b.forEach((m,_)=>{if(_>0&&m.show&&(Sa(_,!1),Sa(_,!0),m._paths==
null)){let y=_t;_t!=m.alpha&&(f.globalAlpha=_t=m.alpha);let S=s==2?[0,t[_][0].length-1]:Wd(t[_]);m._paths=
m.paths(o,_,S[0],S[1]),_t!=y&&(f.globalAlpha=_t=y)}}),b.forEach((m,_)=>{if(_>0&&m.show){let y=_t;_t!=
m.alpha&&(f.globalAlpha=_t=m.alpha),m._paths!=null&&va(_,!1);{let S=m._paths!=null?m._paths.gaps:null,
D=m.points.show(o,_,Ze,Je,S),I=m.points.filter(o,_,D,S);(D||I)&&(m.points._paths=m.points.paths(o,_,
Ze,Je,I),va(_,!0))}_t!=y&&(f.globalAlpha=_t=y),et("drawSeries",_)}}),c&&(f.globalAlpha=_t=1)}}function Sa(c,m){
let _=m?b[c].points:b[c];_._stroke=_.stroke(o,c),_._fill=_.fill(o,c)}function va(c,m){let _=m?b[c].points:
b[c],{stroke:y,fill:S,clip:D,flags:I,_stroke:F=_._stroke,_fill:H=_._fill,_width:G=_.width}=_._paths;
G=Te(G*he,3);let q=null,K=G%2/2;m&&H==null&&(H=G>0?"#fff":F);let se=_.pxAlign==1&&K>0;if(se&&f.translate(
K,K),!m){let me=wt-G/2,fe=At-G/2,le=ht+G,te=$t+G;q=new Path2D,q.rect(me,fe,le,te)}m?xr(F,G,_.dash,_.
cap,H,y,S,I,D):Hd(c,F,G,_.dash,_.cap,H,y,S,I,q,D),se&&f.translate(-K,-K)}function Hd(c,m,_,y,S,D,I,F,H,G,q){
let K=!1;H!=0&&A.forEach((se,me)=>{if(se.series[0]==c){let fe=b[se.series[1]],le=t[se.series[1]],te=(fe.
_paths||hs).band;An(te)&&(te=se.dir==1?te[0]:te[1]);let Q,Ee=null;fe.show&&te&&bm(le,Ze,Je)?(Ee=se.fill(
o,me)||D,Q=fe._paths.clip):te=null,xr(m,_,y,S,Ee,I,F,H,G,q,Q,te),K=!0}}),K||xr(m,_,y,S,D,I,F,H,G,q)}
let Ta=Ho|Wi;function xr(c,m,_,y,S,D,I,F,H,G,q,K){wa(c,m,_,y,S),(H||G||K)&&(f.save(),H&&f.clip(H),G&&
f.clip(G)),K?(F&Ta)==Ta?(f.clip(K),q&&f.clip(q),Ps(S,I),Cs(c,D,m)):F&Wi?(Ps(S,I),f.clip(K),Cs(c,D,m)):
F&Ho&&(f.save(),f.clip(K),q&&f.clip(q),Ps(S,I),f.restore(),Cs(c,D,m)):(Ps(S,I),Cs(c,D,m)),(H||G||K)&&
f.restore()}function Cs(c,m,_){_>0&&(m instanceof Map?m.forEach((y,S)=>{f.strokeStyle=xs=S,f.stroke(
y)}):m!=null&&c&&f.stroke(m))}function Ps(c,m){m instanceof Map?m.forEach((_,y)=>{f.fillStyle=go=y,f.
fill(_)}):m!=null&&c&&f.fill(m)}function Bd(c,m,_,y){let S=T[c],D;if(y<=0)D=[0,0];else{let I=S._space=
S.space(o,c,m,_,y),F=S._incrs=S.incrs(o,c,m,_,y,I);D=Bg(m,_,F,y,I)}return S._found=D}function Cr(c,m,_,y,S,D,I,F,H,G){
let q=I%2/2;x==1&&f.translate(q,q),wa(F,I,H,G,F),f.beginPath();let K,se,me,fe,le=S+(y==0||y==3?-D:D);
_==0?(se=S,fe=le):(K=S,me=le);for(let te=0;te<c.length;te++)m[te]!=null&&(_==0?K=me=c[te]:se=fe=c[te],
f.moveTo(K,se),f.lineTo(me,fe));f.stroke(),x==1&&f.translate(-q,-q)}function Vd(c){let m=!0;return T.
forEach((_,y)=>{if(!_.show)return;let S=C[_.scale];if(S.min==null){_._show&&(m=!1,_._show=!1,ho(!1));
return}else _._show||(m=!1,_._show=!0,ho(!1));let D=_.side,I=D%2,{min:F,max:H}=S,[G,q]=Bd(y,F,H,I==0?
re:z);if(q==0)return;let K=S.distr==2,se=_._splits=_.splits(o,y,F,H,G,q,K),me=S.distr==2?se.map(Q=>Ht[Q]):
se,fe=S.distr==2?Ht[se[1]]-Ht[se[0]]:G,le=_._values=_.values(o,_.filter(o,me,y,q,fe),y,q,fe);_._rotate=
D==2?_.rotate(o,le,y,q):0;let te=_._size;_._size=Ft(_.size(o,le,y,c)),te!=null&&_._size!=te&&(m=!1)}),
m}function Gd(c){let m=!0;return _a.forEach((_,y)=>{let S=_(o,y,Nn,c);S!=hn[y]&&(m=!1),hn[y]=S}),m}function Ud(){
for(let c=0;c<T.length;c++){let m=T[c];if(!m.show||!m._show)continue;let _=m.side,y=_%2,S,D,I=m.stroke(
o,c),F=_==0||_==3?-1:1,[H,G]=m._found;if(m.label!=null){let ft=m.labelGap*F,St=Ke((m._lpos+ft)*he);ba(
m.labelFont[0],I,"center",_==2?"top":sc),f.save(),y==1?(S=D=0,f.translate(St,Ke(At+$t/2)),f.rotate((_==
3?-Xs:Xs)/2)):(S=Ke(wt+ht/2),D=St);let $n=zc(m.label)?m.label(o,c,H,G):m.label;f.fillText($n,S,D),f.
restore()}if(G==0)continue;let q=C[m.scale],K=y==0?ht:$t,se=y==0?wt:At,me=m._splits,fe=q.distr==2?me.
map(ft=>Ht[ft]):me,le=q.distr==2?Ht[me[1]]-Ht[me[0]]:H,te=m.ticks,Q=m.border,Ee=te.show?te.size:0,We=Ke(
Ee*he),tt=Ke((m.alignTo==2?m._size-Ee-m.gap:m.gap)*he),Se=m._rotate*-Xs/180,$e=v(m._pos*he),bt=(We+tt)*
F,dt=$e+bt;D=y==0?dt:0,S=y==1?dt:0;let It=m.font[0],Bt=m.align==1?Oo:m.align==2?Ti:Se>0?Oo:Se<0?Ti:y==
0?"center":_==3?Ti:Oo,en=Se||y==1?"middle":_==2?"top":sc;ba(It,I,Bt,en);let kt=m.font[1]*m.lineGap,Rt=me.
map(ft=>v(a(ft,q,K,se))),Vt=m._values;for(let ft=0;ft<Vt.length;ft++){let St=Vt[ft];if(St!=null){y==
0?S=Rt[ft]:D=Rt[ft],St=""+St;let $n=St.indexOf(`
`)==-1?[St]:St.split(/\n/gm);for(let pt=0;pt<$n.length;pt++){let Ga=$n[pt];Se?(f.save(),f.translate(
S,D+pt*kt),f.rotate(Se),f.fillText(Ga,0,0),f.restore()):f.fillText(Ga,S,D+pt*kt)}}}te.show&&Cr(Rt,te.
filter(o,fe,c,G,le),y,_,$e,We,Te(te.width*he,3),te.stroke(o,c),te.dash,te.cap);let tn=m.grid;tn.show&&
Cr(Rt,tn.filter(o,fe,c,G,le),y,y==0?2:1,y==0?At:wt,y==0?$t:ht,Te(tn.width*he,3),tn.stroke(o,c),tn.dash,
tn.cap),Q.show&&Cr([$e],[1],y==0?1:0,y==0?1:2,y==1?At:wt,y==1?$t:ht,Te(Q.width*he,3),Q.stroke(o,c),Q.
dash,Q.cap)}et("drawAxes")}function ho(c){b.forEach((m,_)=>{_>0&&(m._paths=null,c&&(s==1?(m.min=null,
m.max=null):m.facets.forEach(y=>{y.min=null,y.max=null})))})}let As=!1,Pr=!1,zo=[];function qd(){Pr=
!1;for(let c=0;c<zo.length;c++)et(...zo[c]);zo.length=0}function _o(){As||(Om(xa),As=!0)}function jd(c,m=!1){
As=!0,Pr=m,c(o),xa(),m&&zo.length>0&&queueMicrotask(qd)}o.batch=jd;function xa(){if(mr&&(Fd(),mr=!1),
co&&(Ed(),co=!1),Ss){if(Re(h,Oo,Ce),Re(h,"top",je),Re(h,fs,re),Re(h,ps,z),Re(w,Oo,Ce),Re(w,"top",je),
Re(w,fs,re),Re(w,ps,z),Re(p,fs,an),Re(p,ps,In),g.width=Ke(an*he),g.height=Ke(In*he),T.forEach(({_el:c,
_show:m,_size:_,_pos:y,side:S})=>{if(c!=null)if(m){let D=S===3||S===0?_:0,I=S%2==1;Re(c,I?"left":"to\
p",y-D),Re(c,I?"width":"height",_),Re(c,I?"top":"left",I?je:Ce),Re(c,I?"height":"width",I?z:re),Mi(c,
Jn)}else Tt(c,Jn)}),xs=go=_r=wr=br=kr=Sr=vr=yr=null,_t=1,Zo(!0),Ce!=lo||je!=Rn||re!=Zt||z!=Mn){ho(!1);
let c=re/Zt,m=z/Mn;if(ot&&!On&&V.left>=0){V.left*=c,V.top*=m,yo&&sn(yo,Ke(V.left),0,re,z),wo&&sn(wo,
0,Ke(V.top),re,z);for(let _=0;_<Et.length;_++){let y=Et[_];y!=null&&(po[_]*=c,mo[_]*=m,sn(y,Ft(po[_]),
Ft(mo[_]),re,z))}}if(De.show&&!vs&&De.left>=0&&De.width>0){De.left*=c,De.width*=c,De.top*=m,De.height*=
m;for(let _ in Mr)Re(So,_,De[_])}lo=Ce,Rn=je,Zt=re,Mn=z}et("setSize"),Ss=!1}an>0&&In>0&&(f.clearRect(
0,0,g.width,g.height),et("drawClear"),E.forEach(c=>c()),et("draw")),De.show&&vs&&(Ds(De),vs=!1),ot&&
On&&(Wn(null,!0,!1),On=!1),J.show&&J.live&&Dt&&(Ir(),Dt=!1),u||(u=!0,o.status=1,et("ready")),jo=!1,As=
!1}o.redraw=(c,m)=>{co=m||!1,c!==!1?yn(P,R.min,R.max):_o()};function Ar(c,m){let _=C[c];if(_.from==null){
if(st==0){let y=_.range(o,m.min,m.max,c);m.min=y[0],m.max=y[1]}if(m.min>m.max){let y=m.min;m.min=m.max,
m.max=y}if(st>1&&m.min!=null&&m.max!=null&&m.max-m.min<1e-16)return;c==P&&_.distr==2&&st>0&&(m.min=zt(
m.min,t[0]),m.max=zt(m.max,t[0]),m.min==m.max&&m.max++),B[c]=m,mr=!0,_o()}}o.setScale=Ar;let Dr,Er,yo,
wo,Ca,Pa,bo,ko,Aa,Da,Ae,Me,_n=!1,rt=V.drag,Qe=rt.x,Xe=rt.y;ot&&(V.x&&(Dr=Nt(sm,w)),V.y&&(Er=Nt(rm,w)),
R.ori==0?(yo=Dr,wo=Er):(yo=Er,wo=Dr),Ae=V.left,Me=V.top);let De=o.select=qe({show:!0,over:!0,left:0,
width:0,top:0,height:0},e.select),So=De.show?Nt(om,De.over?w:h):null;function Ds(c,m){if(De.show){for(let _ in c)
De[_]=c[_],_ in Mr&&Re(So,_,c[_]);m!==!1&&et("setSelect")}}o.setSelect=Ds;function zd(c){if(b[c].show)
Le&&Mi(Ne[c],Jn);else if(Le&&Tt(Ne[c],Jn),ot){let _=fo?Et[0]:Et[c];_!=null&&sn(_,-10,-10,re,z)}}function yn(c,m,_){
Ar(c,{min:m,max:_})}function Qt(c,m,_,y){m.focus!=null&&Qd(c),m.show!=null&&b.forEach((S,D)=>{D>0&&(c==
D||c==null)&&(S.show=m.show,zd(D),s==2?(yn(S.facets[0].scale,null,null),yn(S.facets[1].scale,null,null)):
yn(S.scale,null,null),_o())}),_!==!1&&et("setSeries",c,m),y&&Jo("setSeries",o,c,m)}o.setSeries=Qt;function Kd(c,m){
qe(A[c],m)}function Yd(c,m){c.fill=de(c.fill||null),c.dir=pe(c.dir,-1),m=m??A.length,A.splice(m,0,c)}
function Zd(c){c==null?A.length=0:A.splice(c,1)}o.addBand=Yd,o.setBand=Kd,o.delBand=Zd;function Jd(c,m){
b[c].alpha=m,ot&&Et[c]!=null&&(Et[c].style.opacity=m),Le&&Ne[c]&&(Ne[c].style.opacity=m)}let ln,wn,Fn,
vo={focus:!0};function Qd(c){if(c!=Fn){let m=c==null,_=Jt.alpha!=1;b.forEach((y,S)=>{if(s==1||S>0){let D=m||
S==0||S==c;y._focus=m?null:D,_&&Jd(S,D?1:Jt.alpha)}}),Fn=c,_&&_o()}}Le&&uo&&ut(lc,_e,c=>{V._lock||(Ln(
c),Fn!=null&&Qt(null,vo,!0,Ge.setSeries))});function Xt(c,m,_){let y=C[m];_&&(c=c/he-(y.ori==1?je:Ce));
let S=re;y.ori==1&&(S=z,c=S-c),y.dir==-1&&(c=S-c);let D=y._min,I=y._max,F=c/S,H=D+(I-D)*F,G=y.distr;
return G==3?Fo(10,H):G==4?Sm(H,y.asinh):G==100?y.bwd(H):H}function Xd(c,m){let _=Xt(c,P,m);return zt(
_,t[0],Ze,Je)}o.valToIdx=c=>zt(c,t[0]),o.posToIdx=Xd,o.posToVal=Xt,o.valToPos=(c,m,_)=>C[m].ori==0?i(
c,C[m],_?ht:re,_?wt:0):r(c,C[m],_?$t:z,_?At:0),o.setCursor=(c,m,_)=>{Ae=c.left,Me=c.top,Wn(null,m,_)};
function Ea(c,m){Re(So,Oo,De.left=c),Re(So,fs,De.width=m)}function Ia(c,m){Re(So,"top",De.top=c),Re(
So,ps,De.height=m)}let Ko=R.ori==0?Ea:Ia,Yo=R.ori==1?Ea:Ia;function ef(){if(Le&&J.live)for(let c=s==
2?1:0;c<b.length;c++){if(c==0&&Pt)continue;let m=J.values[c],_=0;for(let y in m)Yt[c][_++].firstChild.
nodeValue=m[y]}}function Ir(c,m){if(c!=null&&(c.idxs?c.idxs.forEach((_,y)=>{Y[y]=_}):Cm(c.idx)||Y.fill(
c.idx),J.idx=Y[0]),Le&&J.live){for(let _=0;_<b.length;_++)(_>0||s==1&&!Pt)&&tf(_,Y[_]);ef()}Dt=!1,m!==
!1&&et("setLegend")}o.setLegend=Ir;function tf(c,m){let _=b[c],y=c==0&&j==2?Ht:t[c],S;Pt?S=_.values(
o,c,m)??gn:(S=_.value(o,m==null?null:y[m],c,m),S=S==null?gn:{_:S}),J.values[c]=S}function Wn(c,m,_){
Aa=Ae,Da=Me,[Ae,Me]=V.move(o,Ae,Me),V.left=Ae,V.top=Me,ot&&(yo&&sn(yo,Ke(Ae),0,re,z),wo&&sn(wo,0,Ke(
Me),re,z));let y,S=Ze>Je;ln=ve,wn=null;let D=R.ori==0?re:z,I=R.ori==1?re:z;if(Ae<0||st==0||S){y=V.idx=
null;for(let F=0;F<b.length;F++){let H=Et[F];H!=null&&sn(H,-10,-10,re,z)}uo&&Qt(null,vo,!0,c==null&&
Ge.setSeries),J.live&&(Y.fill(y),Dt=!0)}else{let F,H,G;s==1&&(F=R.ori==0?Ae:Me,H=Xt(F,P),y=V.idx=zt(
H,t[0],Ze,Je),G=$(t[0][y],R,D,0));let q=-10,K=-10,se=0,me=0,fe=!0,le="",te="";for(let Q=s==2?1:0;Q<b.
length;Q++){let Ee=b[Q],We=Y[Q],tt=We==null?null:s==1?t[Q][We]:t[Q][1][We],Se=V.dataIdx(o,Q,y,H),$e=Se==
null?null:s==1?t[Q][Se]:t[Q][1][Se];if(Dt=Dt||$e!=tt||Se!=We,Y[Q]=Se,Q>0&&Ee.show){let bt=Se==null?-10:
Se==y?G:$(s==1?t[0][Se]:t[Q][0][Se],R,D,0),dt=$e==null?-10:Z($e,s==1?C[Ee.scale]:C[Ee.facets[1].scale],
I,0);if(uo&&$e!=null){let It=R.ori==1?Ae:Me,Bt=Ye(Jt.dist(o,Q,Se,dt,It));if(Bt<ln){let en=Jt.bias;if(en!=
0){let kt=Xt(It,Ee.scale),Rt=$e>=0?1:-1,Vt=kt>=0?1:-1;Vt==Rt&&(Vt==1?en==1?$e>=kt:$e<=kt:en==1?$e<=kt:
$e>=kt)&&(ln=Bt,wn=Q)}else ln=Bt,wn=Q}}if(Dt||fo){let It,Bt;R.ori==0?(It=bt,Bt=dt):(It=dt,Bt=bt);let en,
kt,Rt,Vt,tn,ft,St=!0,$n=at.bbox;if($n!=null){St=!1;let pt=$n(o,Q);Rt=pt.left,Vt=pt.top,en=pt.width,kt=
pt.height}else Rt=It,Vt=Bt,en=kt=at.size(o,Q);if(ft=at.fill(o,Q),tn=at.stroke(o,Q),fo)Q==wn&&ln<=Jt.
prox&&(q=Rt,K=Vt,se=en,me=kt,fe=St,le=ft,te=tn);else{let pt=Et[Q];pt!=null&&(po[Q]=Rt,mo[Q]=Vt,gc(pt,
en,kt,St),pc(pt,ft,tn),sn(pt,Ft(Rt),Ft(Vt),re,z))}}}}if(fo){let Q=Jt.prox,Ee=Fn==null?ln<=Q:ln>Q||wn!=
Fn;if(Dt||Ee){let We=Et[0];We!=null&&(po[0]=q,mo[0]=K,gc(We,se,me,fe),pc(We,le,te),sn(We,Ft(q),Ft(K),
re,z))}}}if(De.show&&_n)if(c!=null){let[F,H]=Ge.scales,[G,q]=Ge.match,[K,se]=c.cursor.sync.scales,me=c.
cursor.drag;if(Qe=me._x,Xe=me._y,Qe||Xe){let{left:fe,top:le,width:te,height:Q}=c.select,Ee=c.scales[K].
ori,We=c.posToVal,tt,Se,$e,bt,dt,It=F!=null&&G(F,K),Bt=H!=null&&q(H,se);It&&Qe?(Ee==0?(tt=fe,Se=te):
(tt=le,Se=Q),$e=C[F],bt=$(We(tt,K),$e,D,0),dt=$(We(tt+Se,K),$e,D,0),Ko(Kt(bt,dt),Ye(dt-bt))):Ko(0,D),
Bt&&Xe?(Ee==1?(tt=fe,Se=te):(tt=le,Se=Q),$e=C[H],bt=Z(We(tt,se),$e,I,0),dt=Z(We(tt+Se,se),$e,I,0),Yo(
Kt(bt,dt),Ye(dt-bt))):Yo(0,I)}else Or()}else{let F=Ye(Aa-Ca),H=Ye(Da-Pa);if(R.ori==1){let se=F;F=H,H=
se}Qe=rt.x&&F>=rt.dist,Xe=rt.y&&H>=rt.dist;let G=rt.uni;G!=null?Qe&&Xe&&(Qe=F>=G,Xe=H>=G,!Qe&&!Xe&&(H>
F?Xe=!0:Qe=!0)):rt.x&&rt.y&&(Qe||Xe)&&(Qe=Xe=!0);let q,K;Qe&&(R.ori==0?(q=bo,K=Ae):(q=ko,K=Me),Ko(Kt(
q,K),Ye(K-q)),Xe||Yo(0,I)),Xe&&(R.ori==1?(q=bo,K=Ae):(q=ko,K=Me),Yo(Kt(q,K),Ye(K-q)),Qe||Ko(0,D)),!Qe&&
!Xe&&(Ko(0,0),Yo(0,0))}if(rt._x=Qe,rt._y=Xe,c==null){if(_){if(Va!=null){let[F,H]=Ge.scales;Ge.values[0]=
F!=null?Xt(R.ori==0?Ae:Me,F):null,Ge.values[1]=H!=null?Xt(R.ori==1?Ae:Me,H):null}Jo(xi,o,Ae,Me,re,z,
y)}if(uo){let F=_&&Ge.setSeries,H=Jt.prox;Fn==null?ln<=H&&Qt(wn,vo,!0,F):ln>H?Qt(null,vo,!0,F):wn!=Fn&&
Qt(wn,vo,!0,F)}}Dt&&(J.idx=y,Ir()),m!==!1&&et("setCursor")}let bn=null;Object.defineProperty(o,"rect",
{get(){return bn==null&&Zo(!1),bn}});function Zo(c=!1){c?bn=null:(bn=w.getBoundingClientRect(),et("s\
yncRect",bn))}function Ra(c,m,_,y,S,D,I){V._lock||_n&&c!=null&&c.movementX==0&&c.movementY==0||(Rr(c,
m,_,y,S,D,I,!1,c!=null),c!=null?Wn(null,!0,!0):Wn(m,!0,!1))}function Rr(c,m,_,y,S,D,I,F,H){if(bn==null&&
Zo(!1),Ln(c),c!=null)_=c.clientX-bn.left,y=c.clientY-bn.top;else{if(_<0||y<0){Ae=-10,Me=-10;return}let[
G,q]=Ge.scales,K=m.cursor.sync,[se,me]=K.values,[fe,le]=K.scales,[te,Q]=Ge.match,Ee=m.axes[0].side%2==
1,We=R.ori==0?re:z,tt=R.ori==1?re:z,Se=Ee?D:S,$e=Ee?S:D,bt=Ee?y:_,dt=Ee?_:y;if(fe!=null?_=te(G,fe)?a(
se,C[G],We,0):-10:_=We*(bt/Se),le!=null?y=Q(q,le)?a(me,C[q],tt,0):-10:y=tt*(dt/$e),R.ori==1){let It=_;
_=y,y=It}}H&&(m==null||m.cursor.event.type==xi)&&((_<=1||_>=re-1)&&(_=Yn(_,re)),(y<=1||y>=z-1)&&(y=Yn(
y,z))),F?(Ca=_,Pa=y,[bo,ko]=V.move(o,_,y)):(Ae=_,Me=y)}let Mr={width:0,height:0,left:0,top:0};function Or(){
Ds(Mr,!1)}let Ma,Oa,La,Na;function Fa(c,m,_,y,S,D,I){_n=!0,Qe=Xe=rt._x=rt._y=!1,Rr(c,m,_,y,S,D,I,!0,
!1),c!=null&&(ut(Ci,Ii,Wa,!1),Jo(ic,o,bo,ko,re,z,null));let{left:F,top:H,width:G,height:q}=De;Ma=F,Oa=
H,La=G,Na=q}function Wa(c,m,_,y,S,D,I){_n=rt._x=rt._y=!1,Rr(c,m,_,y,S,D,I,!1,!0);let{left:F,top:H,width:G,
height:q}=De,K=G>0||q>0,se=Ma!=F||Oa!=H||La!=G||Na!=q;if(K&&se&&Ds(De),rt.setScale&&K&&se){let me=F,
fe=G,le=H,te=q;if(R.ori==1&&(me=H,fe=q,le=F,te=G),Qe&&yn(P,Xt(me,P),Xt(me+fe,P)),Xe)for(let Q in C){
let Ee=C[Q];Q!=P&&Ee.from==null&&Ee.min!=ve&&yn(Q,Xt(le+te,Q),Xt(le,Q))}Or()}else V.lock&&(V._lock=!V.
_lock,Wn(m,!0,c!=null));c!=null&&(ao(Ci,Ii),Jo(Ci,o,Ae,Me,re,z,null))}function nf(c,m,_,y,S,D,I){if(V.
_lock)return;Ln(c);let F=_n;if(_n){let H=!0,G=!0,q=10,K,se;R.ori==0?(K=Qe,se=Xe):(K=Xe,se=Qe),K&&se&&
(H=Ae<=q||Ae>=re-q,G=Me<=q||Me>=z-q),K&&H&&(Ae=Ae<bo?0:re),se&&G&&(Me=Me<ko?0:z),Wn(null,!0,!0),_n=!1}
Ae=-10,Me=-10,Y.fill(null),Wn(null,!0,!0),F&&(_n=F)}function $a(c,m,_,y,S,D,I){V._lock||(Ln(c),hr(),
Or(),c!=null&&Jo(cc,o,Ae,Me,re,z,null))}function Ha(){T.forEach(Vg),gr(o.width,o.height,!0)}Qn(er,No,
Ha);let To={};To.mousedown=Fa,To.mousemove=Ra,To.mouseup=Wa,To.dblclick=$a,To.setSeries=(c,m,_,y)=>{
let S=Ge.match[2];_=S(o,m,_),_!=-1&&Qt(_,y,!0,!1)},ot&&(ut(ic,w,Fa),ut(xi,w,Ra),ut(ac,w,c=>{Ln(c),Zo(
!1)}),ut(lc,w,nf),ut(cc,w,$a),$i.add(o),o.syncRect=Zo);let Es=o.hooks=e.hooks||{};function et(c,m,_){
Pr?zo.push([c,m,_]):c in Es&&Es[c].forEach(y=>{y.call(null,o,m,_)})}(e.plugins||[]).forEach(c=>{for(let m in c.
hooks)Es[m]=(Es[m]||[]).concat(c.hooks[m])});let Ba=(c,m,_)=>_,Ge=qe({key:null,setSeries:!1,filters:{
pub:bc,sub:bc},scales:[P,b[1]?b[1].scale:null],match:[kc,kc,Ba],values:[null,null]},V.sync);Ge.match.
length==2&&Ge.match.push(Ba),V.sync=Ge;let Va=Ge.key,Lr=_u(Va);function Jo(c,m,_,y,S,D,I){Ge.filters.
pub(c,m,_,y,S,D,I)&&Lr.pub(c,m,_,y,S,D,I)}Lr.sub(o);function of(c,m,_,y,S,D,I){Ge.filters.sub(c,m,_,
y,S,D,I)&&To[c](null,m,_,y,S,D,I)}o.pub=of;function sf(){Lr.unsub(o),$i.delete(o),En.clear(),Oi(er,No,
Ha),d.remove(),_e?.remove(),et("destroy")}o.destroy=sf;function Nr(){et("init",e,t),ya(t||e.data,!1),
B[P]?Ar(P,B[P]):hr(),vs=De.show&&(De.width>0||De.height>0),On=Dt=!0,gr(e.width,e.height)}return b.forEach(
ha),T.forEach(Nd),n?n instanceof HTMLElement?(n.appendChild(d),Nr()):n(o,Nr):Nr(),o}it.assign=qe;it.
fmtNum=ji;it.rangeNum=tr;it.rangeLog=sr;it.rangeAsinh=Ui;it.orient=eo;it.pxRatio=he;it.join=Mm;it.fmtDate=
Ki,it.tzDate=Um;it.sync=_u;{it.addGap=Cg,it.clipGaps=ar;let e=it.paths={points:vu};e.linear=xu,e.stepped=
Dg,e.bars=Eg,e.spline=Rg}var Gg=(e,t,n)=>{let o=r=>r&&Math.floor(n.clockAt(r.at)/864e5),s=0,i=0;return e.map((r,a)=>{s+=r.kg;
for(let d=e[i];d&&d.at<=r.at-t*864e5;)s-=d.kg,i+=1,d=e[i];return o(e[a+1])!==o(r)?s/(a-i+1):void 0})};var Du=(e,t,n)=>{let o=e.filter(({at:r})=>r>=t),s=o.length<1e3?7:30,i=Gg(e,s,n).slice(e.length-o.length);
return{points:o,means:i,meanDays:s}},ta=(e,t)=>{let n=e.at(-1),o=e.findLast(({at:s})=>n&&s<=n.at-t*864e5);
if(!(!n||!o||o.at<n.at-2*t*864e5))return n.kg-o.kg},ys=e=>{let[t]=e;if(t===void 0)return;let[n,o]=[t,
t];for(let s of e)s<n&&(n=s),s>o&&(o=s);return[n,o]};var Eu=({points:e,means:t})=>{let n=[...e.map(({kg:r})=>r),...t.filter(r=>r!==void 0)],[o,s]=ys(n)??
[60,80],i=Math.max(4-(s-o),(s-o)/5)/2;return[o-i,s+i]},Ug={day:1,month:30,year:365},qg=[...[1,2,7,14].
map(e=>["day",e]),...[1,2,3,6].map(e=>["month",e]),...[1,2,5,10,25,100].map(e=>["year",e])],Iu=(e,t,n,o)=>{
let s=(t-e)/864e5,i=([w,x])=>s/Ug[w]/x<=n,[r,a]=qg.find(i)??["year",1e3],u=new Date(o.clockAt(e)),[d,
g,f]=[u.getUTCFullYear(),u.getUTCMonth(),u.getUTCDate()],p=w=>r==="day"?Date.UTC(d,g,f+w):r==="month"?
Date.UTC(d,Math.floor(g/a)*a+w,1):Date.UTC(Math.floor(d/a)*a+w,0,1),h=[];for(let w=0;;w+=a){let x=o.
instantOf(p(w));if(x>t)return{unit:r,ticks:h};x>=e&&h.push(x)}};var zg=14*864e5,Kg=({ctx:e,bbox:t,valToPos:n},o,s,i)=>{let r=devicePixelRatio,a=t.top+t.height;e.save(),
e.font=`${12*r}px ${s.font}`,e.textAlign="right",e.fillStyle=s.colour("quiet"),e.fillText(i,t.left-8*
r,t.top-14*r),e.textAlign="left",e.lineWidth=4*r,e.strokeStyle=s.colour("card");for(let{colour:u,text:d,
from:g,to:f}of o){let p=Math.max(t.top,n(Math.min(f,1e4),"y",!0)),h=Math.min(a,n(g,"y",!0));if(h<=p||
(e.fillStyle=s.colour(u),e.fillRect(t.left,p,4*r,h-p),p>t.top&&e.fillRect(t.left,p,t.width,r),h-p<24*
r))continue;e.fillStyle=s.colour("quiet");let w=[t.left+10*r,p+16*r];e.strokeText(d,...w),e.fillText(
d,...w)}e.restore()},Yg=({ctx:e,bbox:t,valToPos:n},o,s,i)=>{let r=devicePixelRatio,[a,u]=[n(o.at/1e3,
"x",!0),n(o.kg,"y",!0)];e.save(),e.fillStyle=i.colour("accent"),e.lineWidth=4*r,e.strokeStyle=i.colour(
"card"),e.beginPath(),e.arc(a,u,5*r,0,2*Math.PI),e.stroke(),e.fill(),e.font=`600 ${13*r}px ${i.font}`,
e.textAlign="left",e.textBaseline="middle";let d=[t.left+t.width+8*r,u];e.strokeText(s,...d),e.fillText(
s,...d),e.restore()},Zg=({data:e,valToPos:t},n,o,s)=>{let i=[],r=a=>e[0][a]??0;for(let a=o+1;a<=s;a++)
(r(a)-r(a-1))*1e3>zg&&i.push([t(r(a-1),"x",!0),t(r(a),"x",!0)]);return i},Ru=(e,{series:t,from:n,to:o,
bands:s},i,r,a)=>{let{points:u,means:d}=t,g={font:`12px ${i.font}`,stroke:i.colour("quiet"),ticks:{show:!1}},
f=u.length>=1e3,p={show:!0,size:f?3:u.length>100?4:6,fill:`color-mix(in srgb, ${i.colour("quiet")} ${f?
35:60}%, transparent)`,stroke:"transparent"},h=b=>Iu(n,o,b.width/90,r.zone),w=u.at(-1),x={width:e.clientWidth,
height:e.clientHeight,padding:[28,76,0,0],legend:{show:!1},cursor:{y:!1,drag:{x:!1,y:!1},points:{size:9}},
scales:{x:{range:[(n-(o-n)/50)/1e3,(o+(o-n)/50)/1e3]},y:{range:Eu(t)}},axes:[{...g,grid:{show:!1},size:32,
splits:b=>h(b).ticks.map(T=>T/1e3),values:(b,T)=>{let C=r.ofUnit[h(b).unit];return T.map(A=>C(A*1e3))}},
{...g,grid:{stroke:i.colour("line"),width:1},size:40,space:56,incrs:[.5,1,2,5,10,20,50,100],values:(b,T,C,A,P)=>T.
map(P<1?r.tenths:r.integer)}],series:[{},{points:p,paths:()=>null},{stroke:i.colour("accent"),width:2.5,
points:{show:!1},gaps:Zg}],hooks:{drawAxes:[b=>Kg(b,s,i,r.unit)],draw:[b=>w&&Yg(b,w,r.kg(w.kg),i)],setCursor:[
({cursor:b})=>a(b.left===-10?void 0:b.idx??void 0,b.left??0)]}},[v,k]=[u.map(({at:b})=>b/1e3),u.map(
({kg:b})=>b)];return new it(x,[v,k,[...d]],e)};var Mu=matchMedia("(prefers-color-scheme: dark)"),Jg={ArrowLeft:-1,ArrowDown:-1,ArrowRight:1,ArrowUp:1,
PageDown:-10,PageUp:10,Home:Number.NEGATIVE_INFINITY,End:Number.POSITIVE_INFINITY},Qg={good:"done",warn:"\
active",bad:"blocked"},Ou=({series:e,from:t,to:n,bands:o})=>{let{points:s,means:i,meanDays:r}=e,{t:a,
zone:u,messages:d,day:g,shortDay:f,month:p,year:h,integer:w,tenths:x,kg:v,unit:k}=W(),b=Po(()=>Mu.matches,
Mu,"change"),T=ye(null),C=ye(null);return ce(()=>{let A=T.current,P=getComputedStyle(A),O={colour:Y=>(A.
style.color=`var(--${Y})`,P.color),font:P.fontFamily},E=Y=>v(Y/dn(1,k)),M=s.length-1,L=({at:Y,kg:J})=>{
let V=i[M];return[E(J),g(Y),V===void 0?"":`${a.mean(r)}: ${E(V)}`].filter(Boolean).join(`
`)},R=Y=>{let J=s[Y];J&&(M=Y,A.ariaValueNow=String(Y),A.ariaValueText=L(J))};R(M);let j=(Y,J)=>{let V=C.
current;if(V.hidden=Y===void 0,Y===void 0)return;R(Y),V.textContent=A.ariaValueText;let{offsetLeft:Le,
clientWidth:ot}=B.over,xe=J>ot/2?J-V.offsetWidth-12:J+12;V.style.translate=`${Math.max(Le+xe,0)}px`},
$={series:e,from:t,to:n,bands:o.map(Y=>({...Y,text:d.bmi_descriptions[Y.class],colour:Qg[us(Y.class)]}))},
B=Ru(A,$,O,{zone:u,unit:k,ofUnit:{day:f,month:p,year:h},integer:w,tenths:x,kg:E},j),ne=Y=>B.setCursor(
{left:Y,top:1}),N=({pointerType:Y,clientX:J})=>{if(Y==="mouse")return;let{left:V,width:Le}=B.over.getBoundingClientRect();
ne(Math.min(Math.max(J-V,0),Le-1))},ae=()=>B.setCursor({left:-10,top:-10}),ue=Y=>{Y.key==="Escape"&&
ae();let J=Jg[Y.key];if(J===void 0)return;Y.preventDefault(),M=Math.min(Math.max(M+J,0),s.length-1);
let V=s[M];V&&ne(B.valToPos(V.at/1e3,"x"))};A.addEventListener("pointerdown",N),A.addEventListener("\
pointermove",N),A.addEventListener("keydown",ue),A.addEventListener("blur",ae);let ie=new ResizeObserver(
()=>B.setSize({width:A.clientWidth,height:A.clientHeight}));return ie.observe(A),()=>{ie.disconnect(),
A.removeEventListener("keydown",ue),A.removeEventListener("pointerdown",N),A.removeEventListener("po\
intermove",N),A.removeEventListener("blur",ae),B.destroy()}},[e,t,o,d,b]),l("div",{class:"chart",children:[
l("div",{class:"plot",ref:T,role:"slider",tabIndex:0,"aria-label":a.chart,"aria-valuemin":0,"aria-va\
luemax":Math.max(s.length-1,0),"aria-valuenow":Math.max(s.length-1,0)}),l("output",{class:"tip",ref:C,
hidden:!0,"aria-hidden":"true"})]})};var to=e=>{let t=`weight-bmi-register ${e}`;return{read:()=>{try{return localStorage.getItem(t)??""}catch{
return""}},write:n=>{try{localStorage.setItem(t,n)}catch{}}}};var Xg=(e,t)=>{let n=a=>Math.round(a*1e6),o=e.map(({record:a,day:u})=>({record:a,plus:n(t*u+a.peso_kg),
minus:n(t*u-a.peso_kg)})).sort((a,u)=>a.plus-u.plus||a.minus-u.minus),s=[],i=o.map(({minus:a},u)=>{let[
d,g]=[0,s.length];for(;d<g;){let f=d+g>>1;(o[s[f]]?.minus??0)<=a?d=f+1:g=f}return s[d]=u,s[d-1]}),r=new Set;
for(let a=s.at(-1);a!==void 0;a=i[a])r.add(o[a].record);return r},Lu=(e,t)=>new Map([...e].map(n=>[t(
n),n])),Nu=(e,t,n,o)=>{let s=new Set(e),i=[],r=Lu(t,o),a=new Set(t.map(g=>`${g.fecha_registro} ${g.peso_kg}`)),
u=[...r.keys()],d=(g,f,p)=>p!==void 0&&Math.round(Math.abs(f-(r.get(p)?.peso_kg??f))*1e6)>Math.round(
n*Math.abs(g-p)*1e6);for(;;){let[g,f]=[0,i.length],p=[];for(let[w,x]of Lu(s,o)){for(;(u[g]??Number.POSITIVE_INFINITY)<
w;)g+=1;let v=u[g]===w?r.get(w):void 0;if(!(!v||v.fecha_registro<=x.fecha_registro)||a.has(`${x.fecha_registro}\
 ${x.peso_kg}`))continue;let[b,T]=[u[g-1],u[g+(v?1:0)]];[b,T].some(C=>d(w,x.peso_kg,C))?i.push(x):p.
push({record:x,day:w})}let h=Xg(p,n);if(i.push(...p.filter(({record:w})=>!h.has(w)).map(({record:w})=>w)),
i.length===f)return{kept:[...s],outliers:i};for(;f<i.length;f++)s.delete(i[f])}};var Fu=864e5,eh="weight_change_too_large",Wu=async(e,t,n,o,s)=>{let{weights:i}=await U.listWeights({
signal:o}),r=({fecha_registro:p})=>Math.floor(t.clockAt(Date.parse(p))/Fu),{kept:a,outliers:u}=Nu(e,
i.toReversed(),n,r),d=u.map(p=>({...p,code:eh})),g=new Set(i.map(({id:p})=>p)),f=0;for(let p=a;;){let h=[];
for await(let{error:x,answer:v,weights:k}of Hs(U,p,{check:!0,signal:o})){if(x)throw x;if("results"in
v)for(let{index:b,outcome:T,code:C}of v.results)h.push({...k[b],outcome:T,code:C});s(h.length)}let w=x=>h.
filter(v=>v.outcome===x);if(f+=w("known").length,d.push(...w("refused")),p=w("new").map(({peso_kg:x,
fecha_registro:v})=>({peso_kg:x,fecha_registro:v})),p.length===h.length)return{added:p,known:f,refused:d,
ids:g}}},$u=async(e,t)=>{let n=[],o=[],s=e.added;for(;;){let i;for await(let{start:r,error:a,index:u,
answer:d,weights:g}of Hs(U,s)){if(a){if(u===void 0)throw a;o.push({...s[u],code:a.code??null}),i=s.toSpliced(
u,1).slice(r);break}"weights"in d&&n.push(...d.weights.filter(({id:f})=>!e.ids.has(f))),t(e.added.length-
s.length+r+g.length)}if(!i)return{recorded:n,refused:o};s=i}},na=to("import"),th=7*Fu,Hu=(e,t)=>{let n=t.
map(({id:s,peso_kg:i,fecha_registro:r})=>[s,i,Date.parse(r)]),o={userId:e,at:Date.now(),records:n};na.
write(JSON.stringify(o))},Bu=e=>{let t=JSON.parse(na.read()||"{}");return t?.userId===e&&Date.now()-
t.at<th&&t.records.length>0?t:void 0},nh=8,Vu=async(e,t)=>{let{weights:n}=await U.listWeights(),o=new Map(
n.map(u=>[u.id,u])),s=e.records.flatMap(([u,d,g])=>{let f=o.get(u);return f?.peso_kg===d&&Date.parse(
f.fecha_registro)===g?[u]:[]}),i=s.values(),r=0,a=async()=>{for(let u of i)await U.deleteWeight({path:{
weight_id:u}}).catch(d=>{if(!(d instanceof Oe&&d.status===404))throw d}),t(++r)};return await Promise.
all(Array.from({length:nh},a)),na.write(""),s.length};var fr=()=>new Promise(e=>setTimeout(e));var Gu=25e4,Uu='type="HKQuantityTypeIdentifierBodyMass"',qu=/<Record(?:[^">]|"[^"]*")*>/y,oh=["start\
Date","unit","value"],sh=async(e,t)=>{let n=[],o="",s=r=>{let a=0;for(;;){let u=r.indexOf(Uu,a);if(u<
0)break;qu.lastIndex=Math.max(r.lastIndexOf("<Record",u),0);let[d]=qu.exec(r)??[];if(d===void 0)break;
a=u+Uu.length;let g=f=>new RegExp(` ${f}="([^"]*)"`).exec(d)?.[1]??"";n.push(oh.map(g))}o=r.slice(Math.
max(a,r.lastIndexOf("<")))},i=new TextDecoder;for(let r=0;r<e.size;r+=Gu){let a=await e.slice(r,r+Gu).
arrayBuffer();s(o+i.decode(a,{stream:!0})),await fr(),t.throwIfAborted()}return{preamble:"",head:["s\
tartDate","unit","weight"],hasHeading:!0,body:n}},oa=e=>typeof e=="object"&&e!==null&&!Array.isArray(
e),rh=e=>e.filter(oa).map(({dataTypeName:t,startTimeNanos:n,fitValue:o})=>({date:Math.round(Number(n)/
1e6),dataTypeName:t,weight:o?.[0]?.value?.fpVal})),ih=({date:e,...t})=>({...t,date:String(e).replace(
/^(\d\d)\/(\d\d)\/(\d\d)$/,"20$3-$1-$2")}),ah=e=>{let t;try{t=JSON.parse(e)}catch{return}let n=oa(t)?
t["Data Points"]:void 0,o=Array.isArray(n)?rh(n):t;if(!Array.isArray(o))return;let s=o.filter(oa).map(
a=>"logId"in a?ih(a):a),i=[...new Set(s.flatMap(a=>Object.keys(a)))].filter(a=>a!=="logId");if(!i.some(
a=>/weight/i.test(a)))return;let r=s.map(a=>i.map(u=>String(a[u]??"")));return{preamble:"",head:i,hasHeading:!0,
body:r}},lh=e=>{let[t,n]=new Uint8Array(e);if(t===255&&n===254)return new TextDecoder("utf-16le").decode(
e);if(t===254&&n===255)return new TextDecoder("utf-16be").decode(e);try{return new TextDecoder("utf-\
8",{fatal:!0}).decode(e)}catch{return new TextDecoder("windows-1252").decode(e)}},ch=[["zip","PK"],
["zip","‹"],["pdf","%PDF"],["database","SQLite format 3"]],ju=async(e,t)=>{let n=new TextDecoder(
"windows-1252").decode(await e.slice(0,4096).arrayBuffer()),[o]=ch.find(([,r])=>n.startsWith(r))??[];
if(o)return{format:o};let s=n.replace(/^ï»¿/,"").trimStart();if(s.startsWith("<"))return/<HealthData|<!DOCTYPE HealthData/.
test(n)?{sheet:await sh(e,t)}:{format:"xml"};let i=lh(await e.arrayBuffer());if(/^[[{]/.test(s)){let r=ah(
i);return r?{sheet:r}:{format:"json"}}return i.includes("\0")?{format:"other"}:{text:i}};var ws=e=>{let{format:t}=new Intl.DateTimeFormat("sv-SE",{timeZone:e,dateStyle:"short",timeStyle:"me\
dium"}),n=a=>Date.parse(`${t(a*1e3).replace(" ","T")}Z`)-a*1e3,o=new Map,s=a=>{let u=o.get(a);if(u!==
void 0)return u;let d=n(a*7*864e5/1e3);return o.set(a,d),d},i=a=>{let u=Math.floor(a/6048e5),d=s(u);
return d===s(u+1)?d:n(Math.floor(a/1e3))},r=a=>a+i(a);return{name:e,clockAt:r,instantOf(a){let[u,d]=[
a-864e5,a+864e5].map(f=>a-i(f)),g=[u,d].filter(f=>r(f)===a);return g.length>0?Math.min(...g):u},inputOf:a=>new Date(
r(a)).toISOString().slice(0,16)}},sa=()=>new Intl.DateTimeFormat().resolvedOptions().timeZone,zu=({clockAt:e})=>{
let t=ws(sa()),n=Date.now();return[n,n+157248e5].every(o=>e(o)===t.clockAt(o))};var pr=["ymd","dmy","mdy"],uh=/^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})/,Ku=/ ?(?:([ap])\.? ?m\b\.?)?/,
dh=/(\d{1,2})[:.h](\d{2})(?:[:.](\d{2}(?:[.,]\d+)?))?/,fh=/(?:T|,? (?:at|a las?|um|à|alle|às) |,? )/,
Yu=/ ?(Z|UTC|GMT)?(?:([+-])(\d{1,2}):?(\d{2})?)?(?: \(.*\))?$/,ph=new RegExp(`${uh.source}(?:${fh.source}${dh.
source}${Ku.source})?${Yu.source}`,"i"),mh=new RegExp(`^\\d{1,2}(:\\d{2}){1,2}\\S*${Ku.source}${Yu.source}`,
"i"),gh=/^1\d{9}(\d{3})?$/,Zu=(e,t,n)=>["en","es","de","fr","it","pt"].map(o=>{let{format:s}=new Intl.
DateTimeFormat(o,{...n,timeZone:"UTC"});return Array.from({length:e},(i,r)=>s(t(r)).toLowerCase())}),
hh=Zu(12,e=>Date.UTC(2025,e,1),{month:"long"}),_h=Zu(7,e=>Date.UTC(2025,0,e+1),{weekday:"long"}),Ju=(e,t)=>{
let n=e.toLowerCase();for(let o of t){let s=o.findIndex(i=>i.startsWith(n));if(s>=0)return s+1}return 0},
yh=e=>e.replace(/^(\p{L}{2,})\.?,? /u,(t,n)=>Ju(n,_h)?"":t),wh=new RegExp([/^(?:(\d{1,2})(?:st|nd|rd|th|º)?)?[-. ]*(?:de )?(\p{L}{3,})[-. ]*(?:de )?/u,
/(?:(\d{1,2})(?:st|nd|rd|th)?(?=,? ))?,? ?(\d{2,4})/].map(({source:e})=>e).join(""),"u"),bh=e=>{let[
t,n,o="",s,i=""]=wh.exec(e)??[],r=t===void 0?0:Ju(o,hh);return t===void 0||r===0?e:`${i.length===2?`\
20${i}`:i}-${r}-${n??s}${e.slice(t.length)}`},Qu=e=>e.replace(/\s+/g," ").trim(),no=e=>mh.test(Qu(e)),
oo=(e,t,n)=>{let o=Qu(e);if(gh.test(o))return{at:new Date(Number(o)*(o.length===10?1e3:1)).toISOString(),
isZoned:!0};let s=yh(o),i=bh(s),r=i===s?t:"ymd",a=ph.exec(i);if(!a)return;let[,u,d,g,f="0",p="0",h="\
0",w]=a,[x,v,k="0",b="0"]=a.slice(8),T=ne=>Number([u,d,g][r.indexOf(ne)]),[C,A,P]=[T("y"),T("m"),T("\
d")],O=C<100&&r!=="ymd"?2e3+C:C,E=new Date(Date.UTC(O,A-1,P));if(O<1e3||E.getUTCMonth()!==A-1||E.getUTCDate()!==
P)return;let M=w?Number(f)%12+(w.toLowerCase()==="p"?12:0):Number(f),L=Number(h.replace(",","."));if(M>
23||Number(p)>59||L>=60)return;let R=M*60+Number(p),j=E.getTime()+R*6e4+Math.floor(L*1e3+1e-6),$=x!==
void 0||v!==void 0,Z=(Number(k)*60+Number(b))*6e4,B=$?j-(v==="-"?-Z:Z):n.instantOf(j);return{at:new Date(
B).toISOString(),isZoned:$}},kh=ws("UTC"),so=e=>pr.some(t=>oo(e,t,kh)!==void 0);var Sh=[";","	",","],vh=(e,t)=>{let n=[[]],o=new RegExp(`(?:"((?:[^"]|"")*)"|([^${t}\\r\\n]*))(${t}|\
\\r?\\n|\\r|$)`,"gy");for(let[,s,i="",r]of e.matchAll(o)){if(n.at(-1)?.push((s?.replaceAll('""','"')??
i).trim()),r==="")break;r!==t&&n.push([])}return n.filter(s=>s.some(i=>i!==""))},ra=e=>Do(e,".")!==void 0||
Do(e,",")!==void 0,ia=(e,t)=>{let n=vh(e,t),o=f=>f.some(p=>so(p)||no(p))&&f.some(ra),s=n.findIndex(o),
i=f=>f.length>1&&!f.some(so),r=n.slice(0,Math.max(s,0)).findLastIndex(i),a=r>=0,u=n.slice(0,Math.max(
a?r:s,0)).map(f=>f.join(t)).join(`
`);if(s<0)return{preamble:u,head:n[0]??[],hasHeading:a,body:n};if(!a)return{preamble:u,head:n[s]??[],
hasHeading:a,body:n.slice(s)};let d=n.slice(r+1),g=d.findIndex(f=>i(f)&&f.some(p=>/^date\b/i.test(p)));
return{preamble:u,head:n[r]??[],hasHeading:a,body:g<0?d:d.slice(0,g)}},Xu=e=>{let t=e.slice(0,2e4);return Sh.
find(n=>ia(t,n).head.length>1)??","},ed=e=>["fecha_registro,peso_kg",...e.map(t=>`${t.fecha_registro}\
,${t.peso_kg}`),""].join(`\r
`);var od=e=>e.replace(/^com\.[\w.]*\./,"").replace(/\d(st|nd|rd|th)\b/gi," ").replace(/(\p{Ll})(\p{Lu})/gu,
"$1 $2").toLowerCase().split(/[^\p{L}]+/u).filter(Boolean),Th=e=>/weight|^pesos?$|gewicht|poids|^mass[ea]?$|waga|^vikt|^vekt|vægt|^paino|^вес$|体重/.
test(e),xh=["goal target trend ideal optimal max min change diff delta lost loss gain start initial \
previous","fat lean muscle bone water mineral protein free control standard index percent","objetivo\
 meta tendencia máxim maxim mínim minim cambio inicial","grasa múscul muscul magr hues óse ose agu\
a ziel fett muskel knochen wasser","graisse objectif idéal osseuse"].flatMap(e=>e.split(" ")),Ch=e=>xh.
some(t=>e.startsWith(t)),aa=e=>{let t=od(e);return t.some(Th)?t.some(Ch)?2:0:/^(value|amount|valor|cantidad|wert|valeur)$/i.
test(e.trim())?1:3},Ph=e=>[...new Set(od(e).flatMap(t=>xn(t)??[]))],sd=/(?:units?|unidad(?:es)?|einheit(?:en)?|unités?)/,
Ah=new RegExp(`(?:${sd.source}|weight|peso|gewicht|poids)[^\\p{L}\\n]{1,3}(?:(?:in|en) )?(\\p{L}+)`,
"giu"),Dh=e=>[...new Set([...e.matchAll(Ah)].flatMap(([,t=""])=>xn(t)??[]))],Eh=[/start/i,/date|fecha|datum|\bdata\b|^d[ií]a$|^day$/i,
/time|zeit|hora/i],Ih=/^(time|hora|zeit|heure|ora)$/i,Rh=new RegExp(`^(.* )?${sd.source}$`,"i"),Mh=/^(metric|type|measure(ment)?|quantity|parameter|m[eé]trica|tipo|medida|name|data ?type ?name)$/i,
Oh="user|member|person|profile|usuario|persona|perfil|miembro|name|nombre|benutzer",Lh=new RegExp(`^\
(${Oh})( ?_?(id|name|nombre))?$`,"i"),Nh=/^(height|talla|altura|estatura|größe|taille)\b/i,Fh=({head:e,
body:t},n)=>{let o=t.slice(0,300),s=A=>o.map(P=>P[A]??"").filter(Boolean),i=A=>e.findIndex(A),r=e.map(
(A,P)=>s(P).some(so)),a=Eh.map(A=>i((P,O)=>!!r[O]&&A.test(P))),u=Math.max(0,a.find(A=>A>=0)??r.indexOf(
!0)),d=i((A,P)=>P!==u&&Ih.test(A)&&s(P).some(Wh)),g=i((A,P)=>{let O=s(P);return Rh.test(A.trim())||O.
length>0&&O.every(E=>xn(E))}),f=e.map((A,P)=>P!==u&&P!==d&&P!==g&&s(P).some(ra)?aa(A):9),p=Math.min(
...f),h=p===9?[]:f.flatMap((A,P)=>A===p?[P]:[]),w=n??(h.length>1?-1:h[0]??0),x=A=>![u,d,g,w].includes(
A),v=i((A,P)=>x(P)&&Mh.test(A.trim())&&s(P).some(O=>aa(O)===0)),k=A=>x(A)&&A!==v&&new Set(b(A)).size>
1,b=A=>s(A).filter(P=>!/^(null|-+|0)$/.test(P)),T=[Lh,Nh].map(A=>i((P,O)=>A.test(P.trim())&&k(O))).find(
A=>A>=0),C=T===void 0?[]:[...new Set(b(T))];return{date:u,time:d,weight:w,unit:g,kind:v,person:T??-1,
candidates:h,people:C,ranks:f}},Wh=e=>no(e)||/^\d{1,2}\.\d{2}\.\d{2}$/.test(e),td=(e,t,n)=>{let o=e.
map(s=>Date.parse(oo(s,t,n)?.at??""));return Math.max(...o)-Math.min(...o)},$h=(e,t)=>{let n=u=>e.filter(
d=>oo(d,u,t)!==void 0).length,o=pr.map(n),s=Math.max(...o),i=pr.filter((u,d)=>o[d]===s).sort((u,d)=>td(
e,u,t)-td(e,d,t)),r=i[0]??"ymd",a=u=>i.every(d=>oo(u,d,t)?.at===oo(u,r,t)?.at);return{order:r,isAmbiguous:!e.
every(a)}},Hh=(e,t)=>{let n=e.filter(s=>/\d,\d/.test(s)),o=s=>/,\d{3}\.\d/.test(s)||t&&/^\d{1,3}(,\d{3})+\D*$/.
test(s);return n.length===0||n.every(o)?".":","},rd=(e,t)=>`${e[t]}.${e[t+1]}`,la=(e,{head:t,hasHeading:n})=>n&&
e.slice(t.length).some(o=>o!=="")&&e.some(o=>so(o)||no(o)),Bh=e=>{let t=n=>/^\d{1,3}$/.test(e[n]??"")&&
/^\d{1,2}$/.test(e[n+1]??"");return[...e.keys()].filter(n=>t(n)&&Number(rd(e,n))>=20)},Vh=(e,t,n)=>new Set(
[...e?[e]:[],...t?[t]:[],...n]),id=({head:e,hasHeading:t,preamble:n},o)=>{let s=t?Ph(e[o]??""):[];return[
...new Set([...s,...Dh(n)])]},Gh=(e,t,n="")=>{let[o="",s="",i]=[t.unit,t.kind,t.person].map(r=>e[r]);
return o!==""&&xn(o)===void 0||t.kind>=0&&aa(s)!==0||n!==""&&i!==n},ad=(e,t,n)=>{let{head:o,body:s,hasHeading:i}=e,
r=Fh(e,t.weight),{date:a,time:u,weight:d,candidates:g,people:f,ranks:p}=r,h=s.slice(0,1e3),w=h.map(M=>M[t.
date??a]??"").filter(so),{order:x,isAmbiguous:v}=$h(w,n),k=id(e,d),b=h.map(M=>M[d]??""),C={decimal:Hh(
b,k.includes("g")),order:x,date:a,time:u,weight:d,...t},A=[];g.length>1&&A.push({name:"weight",choices:g});
let P=s.filter(M=>la(M,e)),[O]=P;O&&A.push({name:"long",choices:[...Bh(O),"column","none"],cells:O}),
f.length>1&&f.length<=12&&A.push({name:"person",choices:[...f,""],column:o[r.person]??""});let E=i?o.
filter((M,L)=>L!==d&&p[L]===2&&/weight|peso|gewicht|poids/i.test(M)):[];return{form:C,questions:A,remarks:{
isOrderAmbiguous:v,leftOut:E},columns:r}},ld=({name:e},t)=>e==="weight"?t.weight>=0:t[e]!==void 0,nd=250,
cd=async(e,{form:t,columns:n},o,s)=>{let i=[],r={records:[],unread:[],others:0,isLocal:!1},a=id(e,t.
weight),u=e.body.find(x=>la(x,e))?.length,d=x=>{if(typeof t.long!="number"&&!(t.long==="none"&&la(x,
e)))return x[t.weight]??"";if(!(typeof t.long!="number"||x.length!==u))return rd(x,t.long).replace("\
.",t.decimal)},g="";for(let[x,v]of e.body.entries()){if(x%nd===nd-1&&(await fr(),s?.throwIfAborted()),
Gh(v,n,t.person)){r.others+=1;continue}let[k="",b=""]=[v[t.date],v[t.time]],T=v.some(R=>/^UTC[+-]\d{4}$/.
test(R))?"Z":"",C=no(k)?`${g} ${k}`:`${k} ${b}`.trim(),A=oo(C+T,t.order,o),P=d(v),O=Do(P??"",t.decimal),
E=Vh(O?.unit,xn(v[n.unit]??""),a),M=E.size===1,L=M?[...E][0]:t.unit;O&&!M&&i.push({value:O.value,units:[
...E]}),A&&O&&L&&O.value>0?(r.records.push({peso_kg:os(O.value,L),fecha_registro:A.at}),r.isLocal||=
!A.isZoned):(!A||P===void 0||/[1-9]/.test(P))&&r.unread.push(v.join(", ")),no(k)||(g=k)}let[f]=i,p=new Set(
i.flatMap(({units:x})=>x)),h=p.size>0,w=h?[...p]:["kg","lb"];return f&&(r.question={name:"unit",choices:w,
isContradiction:h,example:f.value}),r.records.sort((x,v)=>x.fecha_registro<v.fecha_registro?-1:1),r};var dd=({userId:e})=>{let{t,integer:n,instant:o,announce:s}=W(),[i,r]=ee(()=>Bu(e)),[a,u]=ee(0),{run:d,
busy:g,error:f}=jn(async()=>{if(!i)return;u(0);let h=await Vu(i,u);r(void 0),s(t.undone(h,n(h)))});if(!i)
return null;let p=i.records.length;return l(ge,{children:[g?l(Cn,{label:t.undoing,done:a,all:p,format:n}):
l(X,{children:[l("p",{children:t.importedAt(o(i.at),n(p))}),l(oe,{text:t.undoImport,onClick:d})]}),l(
Fe,{error:f})]})},ud=({rows:e})=>{let{t,kg:n,instant:o,messages:s}=W(),i=({code:r})=>{let a=s.errors[r??
""];return a===void 0||a.includes("{")?t.changeTooLarge:a};return l(lt,{caption:t.refused,rows:e,columns:[
[t.date,({fecha_registro:r})=>o(r)],[t.weight,({peso_kg:r})=>n(r),"numeric"],[t.reason,i]]})},Uh=({records:e,
userId:t})=>{let{t:n,zone:o,config:s,integer:i,announce:r}=W(),[a,u]=ee(0),[d,g]=ee(),f=ye(null),p=s.
validation_limits?.weight_variation_per_day??Number.POSITIVE_INFINITY,h=Pe(C=>Wu(e,o,p,C,u),[e]),w=jn(
async()=>{if(!h.data)return;u(0);let{recorded:C,refused:A}=await $u(h.data,u);Hu(t,C);let P=n.importedWeights(
C.length,i(C.length));g({summary:P,refused:A}),f.current||r(P)});if(ce(()=>f.current?.focus(),[w.busy]),
d)return l("div",{class:"part",tabIndex:-1,ref:f,children:[l(ge,{kind:"success",children:d.summary}),
l(ud,{rows:d.refused}),l(dd,{userId:t}),l("a",{href:we("weight",{period:"all"}),children:n.back})]});
if(h.loading)return l(Cn,{label:n.checking,done:a,all:e.length,format:i});let{added:x=[],known:v=0,refused:k=[]}=h.
data??{};if(w.busy)return l("div",{tabIndex:-1,ref:f,children:l(Cn,{label:n.importingWeights,done:a,
all:x.length,format:i})});let T=[[n.added,x.length],[n.known,v],[n.rejected,k.length]].filter(([C,A])=>A>
0||C===n.added).map(([C,A])=>C(A,i(A)));return l(X,{children:[l(Fe,{error:h.error,retry:h.reload}),h.
data&&l("p",{role:"status",children:T.join(" · ")}),l(ud,{rows:k}),l(Fe,{error:w.error,retry:h.reload}),
x.length>0&&w.error===void 0&&l("div",{class:"actions",children:l(oe,{text:n.importWeights(x.length,
i(x.length)),kind:"primary",onClick:w.run})})]})},qh=({records:e})=>{let t=ye(null);return ce(()=>{let n=t.
current,o=n.getContext("2d");if(!o)return;let s=e.map(({fecha_registro:f})=>Date.parse(f)),[i,r]=ys(
e.map(({peso_kg:f})=>f))??[0,1],[a,u]=[s[0]??0,s.at(-1)??1],{width:d,height:g}=n;o.clearRect(0,0,d,g),
o.strokeStyle=getComputedStyle(n).color,o.lineWidth=4,o.beginPath();for(let[f,{peso_kg:p}]of e.entries())
o.lineTo(((s[f]??0)-a)/(u-a||1)*d,g-4-(p-i)/(r-i||1)*(g-8));o.stroke()},[e]),l("div",{"aria-hidden":"\
true",children:l("canvas",{ref:t,width:384,height:80})})},jh=({records:e})=>{let{t,integer:n,kg:o,day:s}=W(),
[i,r]=[e[0],e.at(-1)];if(!i||!r)return null;let[a,u]=[s(i.fecha_registro),s(r.fecha_registro)];return l(
"div",{class:"summary",children:[l("strong",{children:t.importRange(n(e.length),a,u,o(i.peso_kg),o(r.
peso_kg))}),l(qh,{records:e})]})},zh=({question:e,form:t,head:n,answer:o})=>{let{t:s,plain:i,kg:r}=W(),
a=Tn(),{name:u}=e,d=u==="person"?s.questions.person(e.column):s.questions[u==="unit"&&e.isContradiction?
"units":u],g=f=>{if(e.name==="unit"){let p=f,h=`${i(e.example)} ${p}`,w=p==="kg"?"":` = ${r(os(e.example,
p))}`;return`${s.unitNames[p]} (${h}${w})`}if(e.name==="long"){let{cells:p}=e;return typeof f=="numb\
er"?`${p[f]}${s.mark}${p[f+1]}`:f==="column"?p[t.weight]??"":s.leaveOut}return e.name==="weight"?s.column(
Number(f)+1,n[Number(f)]??""):`${f}`||s.allMine};return l("div",{class:"ask",role:"radiogroup","aria\
-labelledby":a,children:[l("p",{id:a,children:d}),e.choices.map(f=>l("label",{children:[l("input",{type:"\
radio",name:u,checked:t[u]===f,onInput:()=>o(f)}),g(f)]},f))]})},Kh=5,fd=({sheet:e,separator:t,setSeparator:n,
userId:o})=>{let{t:s,zone:i,integer:r}=W(),[a,u]=ee({}),d=mt(()=>ad(e,a,i),[e,a,i]),{form:g,remarks:f}=d,
{head:p}=e,{data:h,error:w}=Pe(async M=>({form:g,...await cd(e,d,i,M)}),[d]),x=[...d.questions,...h?.
question?[h.question]:[]],k=x.every(M=>ld(M,g))&&h?.form===g?h:void 0,b=p.map((M,L)=>[String(L),s.column(
L+1,M)]),T=[",",s.comma],C=[T,[";",s.semicolon],["	",s.tab]],A={...t&&{separator:{label:s.separator,
options:C}},decimal:{label:s.decimal,options:[T,[".",s.point]]},order:{label:s.order,options:Object.
entries(s.orders)},date:{label:s.dateColumn,options:b},time:{label:s.timeColumn,options:[["-1",s.unknown],
...b]},weight:{label:s.weightColumn,options:b}},P=M=>{let{separator:L,...R}=Object.fromEntries(new FormData(
M));if(L&&L!==t)return n?.(L);let[j,$,Z]=[R.date,R.time,R.weight].map(Number);u({...a,...R,date:j,time:$,
weight:Z})},O=f.leftOut.map(M=>`“${M}”`).join(", "),E=[f.isOrderAmbiguous&&s.ambiguousDates(s.orders[g.
order]),O&&s.leftOutColumns(p[g.weight]??"",O),k&&k.others>0&&s.leftOutLines(k.others,r(k.others)),k?.
isLocal&&s.localTimes(i.name)];return l(X,{children:[x.map(M=>l(zh,{question:M,form:g,head:p,answer:L=>u(
{...a,[M.name]:L})},M.name)),l(Fe,{error:w}),k&&l(jh,{records:k.records}),k?.records.length===0&&l(ge,
{kind:"error",children:s.nothingRead}),E.map(M=>M&&l(ge,{kind:"doubt",children:M},M)),l("details",{children:[
l("summary",{children:s.changeReading}),l("form",{class:"filters",onInput:({currentTarget:M})=>P(M),
children:l(zn,{fields:A,values:{separator:t,...g}})})]}),k&&k.unread.length>0&&l(ge,{kind:"doubt",children:[
l("p",{children:s.unread(k.unread.length,r(k.unread.length))}),l("p",{class:"lines",children:k.unread.
slice(0,Kh).join(`
`)})]}),k&&k.records.length>0&&l(Uh,{records:k.records,userId:o},JSON.stringify(g))]})},Yh=({text:e,
userId:t})=>{let[n,o]=ee(()=>Xu(e)),s=mt(()=>ia(e,n),[e,n]);return l(fd,{sheet:s,separator:n,setSeparator:o,
userId:t},n)},Zh=({opened:e,userId:t})=>{let{t:n}=W();return"format"in e?l(ge,{kind:"error",children:n.
formats[e.format]}):"text"in e?l(Yh,{text:e.text,userId:t}):l(fd,{sheet:e.sheet,userId:t})},Jh=".csv\
,.tsv,.txt,.json,.xml,text/csv,text/plain,application/json,text/xml",pd=({account:{userId:e}})=>{let{
t}=W(),[n,o]=ee(),s=async g=>n&&{opened:await ju(n,g),chosen:n},{data:i,error:r,loading:a,reload:u}=Pe(
s,[n]),d={label:t.file,type:"file",accept:Jh};return l("div",{class:"card",children:[l(Ot,{title:t.importTitle,
tools:l("a",{href:we("weight"),children:t.back})}),l("p",{class:"hint",children:t.importHint}),!n&&l(
dd,{userId:e}),l("form",{onInput:({target:g})=>o(g.files?.[0]),children:l(zn,{fields:{file:d}})}),l(
Fe,{error:r,retry:u}),a&&n&&l(ge,{kind:"loading",children:t.loading}),i&&i.chosen===n&&l(Zh,{...i,userId:e},
i.chosen)]})};var Qh=(e,t)=>Date.parse(t.fecha_registro)-Date.parse(e.fecha_registro),md=async(e,t)=>{try{let n=await U.
recordWeights({body:{weights:[{peso_kg:e,fecha_registro:t}]}});return"weights"in n?n.weights:[]}catch(n){
let{index:o,...s}=n.parameters??{};throw Object.assign(n,{parameters:s})}},ca=(e,t)=>[...t,...e.filter(
({id:n})=>t.every(o=>o.id!==n))].sort(Qh),gd=e=>{let{t,plain:n,unit:o}=W(),s=e===void 0?void 0:Xh(e,
o,n);return{inputMode:o==="st"?"text":"decimal",autocomplete:"off",label:t.weightIn(o),codes:["weigh\
t_out_of_range","weight_change_too_large"],defaultValue:s,read:i=>e!==void 0&&i===s?e:Ol(String(i),o)??
new Error(t.notANumber[o])}},Xh=(e,t,n)=>{if(t==="kg")return n(e);let o=Math.round(dn(e,"lb")*10)/10;
if(t==="lb")return n(o);let s=Math.floor(o/14);return`${s} st ${n(Math.round((o-s*14)*10)/10)} lb`},
ua=(e,t)=>{let n=Date.parse(`${e}Z`);return Number.isNaN(n)?e:new Date(t.instantOf(n)).toISOString()},
da=()=>{let{t:e,zone:t}=W();return zu(t)?void 0:e.timesIn(t.name)},hd=e=>{let{t,zone:n}=W();return{label:t.
dateTime,hint:da(),codes:["weight_date_invalid"],max:n.inputOf(Date.now()),type:"datetime-local",defaultValue:n.
inputOf(e),read:o=>{let s=ua(String(o),n);return Date.parse(s)>Date.now()?new Error(t.futureDate):String(
o)}}},_d=({change:e})=>{let{t,messages:n,zone:o}=W(),s=vn(Mt),[i,r]=ee(!1),a=ye(void 0),[u,d]=[gd(),
hd(Date.now())],g=async({peso_kg:p,time:h})=>{let w=a.current?.kg===p?a.current.at:new Date().toISOString(),
x=h===void 0?w:ua(h,o),v=await md(p,x).catch(async k=>{let{code:b,status:T}=k;if(T===void 0||T>=500?
a.current={kg:p,at:w}:T!==401&&T!==429&&(a.current=void 0),b!=="weight_date_invalid"||h!==void 0)throw k;
return await U.recordWeight({body:{peso_kg:p}}),s(!0),[]});return a.current=void 0,e(k=>ca(k,v)),r(!1),
n.texts.weight_recorded},f={peso_kg:u,...i&&{time:d}};return l("div",{class:"record",children:[l(vt,
{inline:!0,submit:t.record,fields:f,act:g}),l(oe,{text:i?t.now:t.anotherDay,kind:"link","aria-expand\
ed":i,onClick:()=>r(!i)})]})},yd=({item:e,change:t})=>{let{t:n,zone:o,kg:s,instant:i}=W(),r=vn(Mt),a={
weight_id:e.id},u=`${s(e.peso_kg)}, ${i(e.fecha_registro)}`,d=hd(Date.parse(e.fecha_registro)),g=async()=>{
let f=await md(e.peso_kg,e.fecha_registro);return t(p=>ca(p,f)),r(!1),n.restored};return l(Io,{label:`${n.
actions}: ${u}`,text:"⋯",children:[l(Ue,{text:n.correct,of:u,title:n.correctTitle,submit:n.save,kind:"\
primary",fields:{peso_kg:gd(e.peso_kg),time:d},act:async f=>{let h=f.time!==d.defaultValue?{fecha_registro:ua(
f.time,o)}:{},w={peso_kg:f.peso_kg,...h},x=await U.correctWeight({path:a,body:w});return t(v=>ca(v,[
x])),n.corrected}}),l(Ue,{text:n.remove,of:u,title:n.removeTitle,question:u,act:async()=>(await U.deleteWeight(
{path:a}),t(f=>f.filter(({id:p})=>p!==e.id)),{text:n.removed,undo:g})})]})};var e_=async e=>{let[t,{weights:n}]=await Promise.all([Co(U.getProfile({signal:e})),U.listRecentWeights(
{signal:e})]);return{profile:t,weights:n}},t_=e=>U.listWeights({signal:e}),n_=e=>Co(U.getBmi({signal:e})),
bs={from:15,to:43},o_=({imc:e,height:t,bands:n})=>{let{plain:o}=W(),s=a=>Math.min(Math.max(a,bs.from),
bs.to),i=a=>(s(a)-bs.from)/(bs.to-bs.from)*100,r=a=>Math.round(a/t**2*10)/10;return l("div",{class:"\
scale","aria-hidden":"true",children:[n.map(({class:a,from:u,to:d})=>l("i",{"data-kind":us(a),style:{
width:`${i(r(d))-i(r(u))}%`}},a)),l("b",{style:{left:`${i(e)}%`}}),n.slice(0,-1).map(({class:a,to:u})=>l(
"small",{style:{left:`${i(r(u))}%`},children:o(r(u))},a))]})},s_=({bmi:e,profile:t,bands:n})=>{let{t:o,
messages:s,tenths:i,kg:r}=W(),a=n.find(f=>f.class==="normal"),u=f=>r(Math.round(f*10)/10),{data:d}=e,
g=d?ns(d):void 0;return l("div",{class:"part",children:[l("h2",{children:o.bmi}),l(Fe,{error:e.error,
retry:e.reload}),d&&l("p",{class:"figure",children:[l("strong",{children:i(d.imc)})," ",l(Be,{kind:g&&
us(g),children:si(d,s)})]}),d&&t&&l(o_,{imc:d.imc,height:t.talla_m,bands:n}),d===null&&l("p",{children:t?
o.bmiNeedsWeight:o.bmiNeedsProfile}),a&&l("p",{class:"hint",children:o.normalRange(u(a.from),u(a.to))}),
!t&&l("a",{href:we("profile"),children:o.toProfile})]})},r_=()=>l(X,{children:[l("div",{class:"ghost",
"aria-hidden":"true"}),l("p",{children:W().t.noWeights})]}),i_=e=>{let{t,kg:n,day:o,signed:s}=W(),i=e.
points.at(-1),r=[7,30].flatMap(a=>{let u=ta(e.points,a);return u===void 0?[]:[t.changeIn(s(u),a)]});
return l("section",{class:"card now","aria-label":t.latest,children:[l("div",{class:"part",children:[
l("h2",{children:i?t.latestOf(o(i.at)):t.latest}),i&&l("p",{class:"figure",children:l("strong",{children:n(
i.kg)})}),r.length>0&&l("p",{children:r.join(" · ")}),!i&&l(r_,{}),l(_d,{change:e.change}),!i&&l("a",
{href:we("weight",{},"import"),children:t.importFrom})]}),l(s_,{...e})]})},wd={month:30,quarter:91,year:365,
all:Number.POSITIVE_INFINITY},fa=["month","quarter","year","all"],bd,a_=({points:e,bands:t})=>{let{t:n,
zone:o,unit:s,kg:i,integer:r,signed:a}=W(),{parameters:u}=ze(),d=Date.now(),g=P=>d-wd[P]*864e5,f=P=>e.
filter(({at:O})=>O>=g(P)).length>1,p=fa.find(P=>P===u.period)??bd??fa.find(f)??"all";bd=p;let{series:h,
from:w}=mt(()=>{let P=Math.max(g(p),e[0]?.at??d-864e5);return{series:Du(e,P,o),from:P}},[e,p,o]),x=mt(
()=>{let P=O=>dn(O,s);return{series:{...h,points:h.points.map(({at:O,kg:E})=>({at:O,kg:P(E)})),means:h.
means.map(O=>O===void 0?O:P(O))},bands:t.map(O=>({...O,from:P(O.from),to:P(O.to)}))}},[h,t,s]),v=l("\
fieldset",{children:[l("legend",{children:n.period}),fa.map(P=>l(oe,{text:n.periods[P],"aria-pressed":P===
p,onClick:()=>Ao(we("weight",{period:P}))},P))]}),{points:k,meanDays:b}=h,[T,C]=[k[0],k.at(-1)],A=ys(
k.map(P=>P.kg));return l(Ve,{title:n.trend,tools:v,children:[!T&&l("p",{class:"hint",children:n.nothingInPeriod}),
l(Ou,{...x,from:w,to:d}),l("p",{class:"hint key",children:[l("span",{"aria-hidden":"true",children:"\
●"})," ",n.chartPoint," ",l("b",{"aria-hidden":"true",children:"━"})," ",n.mean(b)]}),T&&C&&A&&l(
Pn,{facts:{[n.change]:a(ta(e,wd[p])??C.kg-T.kg),[n.minimum]:i(A[0]),[n.maximum]:i(A[1]),[n.count]:r(
k.length)}})]})},l_=12,c_=({weights:e,change:t})=>{let{t:n,kg:o,instant:s,longMonth:i}=W(),r=mt(()=>{
let g=Map.groupBy(e,p=>i(p.fecha_registro)),f=p=>p.reduce((h,{peso_kg:w})=>h+w,0)/p.length;return new Map(
[...g].map(([p,h])=>[p,n.monthMean(p,o(f(h)))]))},[e,n,o,i]),a=e.length>l_,u=()=>Ro(new Blob([ed(e)],
{type:"text/csv"}),"weights.csv"),d=l(X,{children:[l("a",{class:"button plain",href:we("weight",{},"\
import"),children:n.importCsv}),e.length>0&&l(oe,{text:n.exportCsv,onClick:u})]});return l(Ve,{title:n.
records,hint:da(),tools:d,children:l(lt,{caption:n.newestFirst,rows:e,keyOf:({id:g})=>g,groupOf:g=>a&&
r.get(i(g.fecha_registro))||"",columns:[[n.date,g=>s(g.fecha_registro)],[n.weight,g=>l("strong",{children:o(
g.peso_kg)}),"numeric"],[n.actions,g=>l(yd,{item:g,change:t}),"numeric"]]})})},u_=(e,{data:t})=>e&&!(t&&
ns(t)==="minor")?ri(e.talla_m):[],d_=({first:e})=>{let{t}=W(),[n,o]=[Pe(t_),Pe(n_)],{profile:s}=e,i=n.
data?.weights??e.weights,r=mt(()=>u_(s,o),[s,o.data]),a=mt(()=>i.map(f=>({at:Date.parse(f.fecha_registro),
kg:f.peso_kg})).reverse(),[i]),d={profile:s,weights:i,points:a,bands:r,change:f=>n.data?n.change(p=>({
...p,weights:f(p.weights)})):n.reload()},g=f=>{f&&n.reload(),o.reload()};return l(Mt.Provider,{value:g,
children:[l(i_,{...d,bmi:o}),l(Fe,{error:n.error,retry:n.reload}),!n.data&&n.loading&&i.length>0&&l(
ge,{kind:"loading",children:t.loading}),n.data&&i.length>0&&l(X,{children:[l(a_,{...d}),l(c_,{...d})]})]})},
f_=()=>{let e=Pe(e_);return l(Lt,{title:W().t.weight,quiet:!0,load:e,children:t=>l(d_,{first:t})})},
kd=e=>ze().id==="import"?l(pd,{...e}):l(f_,{});var pa=to("shortcuts"),p_=({target:e,altKey:t,ctrlKey:n,metaKey:o})=>t||n||o||e.closest?.("input, te\
xtarea, select, dialog"),Sd=({isOpen:e,setOpen:t})=>{let{t:n}=W();return ce(()=>{let o=s=>{if(pa.read()===
"off"||p_(s))return;let i=document.querySelector("[type=search]");if(s.key==="?")t(!0);else if(s.key===
"/"&&i)i.focus();else return;s.preventDefault()};return addEventListener("keydown",o),()=>removeEventListener(
"keydown",o)},[t]),e?l(qt,{title:n.shortcuts,onClose:()=>t(!1),children:o=>l(X,{children:[l(Pn,{facts:n.
shortcutNames}),l("label",{class:"field checkbox",children:[n.useShortcuts,l("input",{type:"checkbox",
defaultChecked:pa.read()!=="off",onInput:({currentTarget:s})=>pa.write(s.checked?"":"off")})]}),l("d\
iv",{class:"actions",children:l(oe,{text:n.close,kind:"primary",onClick:o})})]})}):null};var m_=["","register","deleted"],g_=5e3,vd=["input","offline"],Cd=to("language"),Td=to("unit"),h_=()=>[
Cd.read(),...navigator.languages].find(t=>/^(es|en)\b/.test(t))?.startsWith("en")?"en":"es",xd=({label:e,
tabs:t})=>{let n=ye(null),o=t.find(([,,s])=>s)?.[0];return ce(()=>{let s=n.current?.querySelector("[\
aria-current]");n.current&&s&&(n.current.scrollLeft=s.offsetLeft-n.current.offsetLeft-48)},[o]),l("n\
av",{class:"tabs","aria-label":e,ref:n,children:t.map(([s,i,r])=>l("a",{href:we(s),"aria-current":r?
"page":void 0,children:i},s))})},__=()=>U.logout().catch(e=>{if(!(e instanceof nt))throw e;U.session.
forget()}),y_=({account:e,views:t,current:n,language:o})=>{let{t:s}=W(),[i,r]=ee(!1),a=w=>[w.name,s[w.
name],w===n],u=w=>t.filter(x=>x.place===w),d=u("administration"),g=n?.place==="administration",[f,...p]=d.
map(a),h=f&&[f[0],p[0]&&e?.role==="admin"?s.administration:f[1],g];return l("header",{class:e?"":"gu\
est",children:[l(oe,{text:s.skip,kind:"skip",onClick:nn}),l("div",{class:"frame",children:[l("a",{class:"\
brand",href:"#/",children:l("span",{children:s.title})}),e&&l(xd,{label:s.navigation,tabs:[...u().map(
a),...h?[h]:[]]}),e?l(Io,{label:`${s.menu}: ${e.username}`,text:e.username,children:[u("menu").map(({
name:w})=>l("a",{href:we(w),children:s[w]},w)),o,l(oe,{text:s.shortcuts,kind:"link",onClick:()=>r(!0)}),
l(fn,{text:s.signOut,kind:"link",act:__})]}):o]}),g&&p[0]&&l(xd,{label:s.administration,tabs:d.map(a)}),
l(Sd,{isOpen:i,setOpen:r})]})},w_=({change:e,name:t})=>{let{t:n}=W(),o=t==="deleted"?n.deleted:e&&n.
ends[e],s=async()=>await U.session.restore()??location.reload();return l(X,{children:[o&&l(ge,{children:o}),
e==="account_changed"&&l(fn,{text:n.adopt,act:s}),l("div",{class:"card narrow welcome",children:l(vi,
{registering:t==="register"},t==="register")})]})},b_=({account:e,leave:t})=>{let{t:n}=W();return ce(
()=>Dl,[]),l(qt,{title:n.signIn,locked:!0,onClose:t,children:()=>l(X,{children:[l(ge,{children:n.ends.
expired}),l(vi,{registering:!1,expired:e})]})})},k_=(e,t)=>{let{parameters:n={}}=e??{};return Object.
fromEntries(Object.entries(n).flatMap(([o,s])=>typeof s=="number"&&!Number.isInteger(s)?[[o,t(s)]]:[]))},
Pd=({views:e})=>{let[t,n]=ee(h_),[o,s]=ee(()=>Bs.find(N=>N===Td.read())??"kg"),[{account:i,change:r,
expired:a=null},u]=ee({account:null}),[d,g]=ee({text:""}),f=$s((N,ae)=>g({text:N,undo:ae}),[]),p=Po(
()=>navigator.onLine,window,"online","offline"),{name:h,id:w}=ze();ce(()=>U.session.onChange((N,ae)=>u(
ue=>({account:N,change:ae,expired:ae==="expired"?ue.account??ue.expired??null:null}))),[]);let x=ye(
null);ce(()=>{let N=x.current;if(d.text===""||!N)return;let ae=()=>f(""),ue,ie=()=>{clearTimeout(ue),
N.contains(document.activeElement)||(ue=setTimeout(ae,g_))};N.querySelector("button")?.focus(),ie();
let Y=["focusin","focusout"],J=()=>setTimeout(ie);for(let V of Y)N.addEventListener(V,J);for(let V of vd)
addEventListener(V,ae);return()=>{clearTimeout(ue);for(let V of Y)N.removeEventListener(V,J);for(let V of vd)
removeEventListener(V,ae)}},[d,f]);let v=Pe(async()=>(await U.session.restore().catch(N=>{if(N.status!==
401)throw N;u({account:null,change:"expired"})}),U.getPublicConfig())),k={"Accept-Language":t},b=Pe(
N=>U.getMessages({headers:k,signal:N}),[t]),T=i??a,C=Pe(async N=>i?(await U.getPermissions({signal:N})).
permissions:[],[i?.userId,i?.role]),A=Eo[t],[P,O,E]=[b.data,v.data,C.data],M=mt(()=>{if(!P||!O)return;
let N={messages:P,config:O,announce:f,may:Y=>E?.includes(Y)??!1,setUnit(Y){Td.write(Y),s(Y)}},ae=Wl(
t,ws(O.time_zone??sa()),o),ue={...P,errors:{...P.errors,...ae.t.errors}};return{...ae,...N,describe:(Y,J)=>oi(
Y,ue,{...k_(Y,ae.plain),...J})}},[t,o,P,O,E,f]);if(ce(()=>{document.documentElement.lang=t},[t]),!M){
let N=[b,v].filter(({error:ae})=>ae!==void 0);return N.length===0?l("p",{class:"notice loading",children:A.
loading}):l("main",{class:"card narrow",children:[l("h1",{children:A.title}),l("p",{role:"alert",children:A.
startFailed}),l(oe,{text:A.retry,kind:"primary",onClick:()=>N.map(ae=>ae.reload())})]})}let L=t==="e\
s"?"en":"es",R=()=>{n(L),Cd.write(L)},j=()=>{nn(),d.undo?.().then(N=>f(`${N}`),N=>f(M.describe(N)))},
$=({needs:N})=>N===void 0||T?.role==="admin"||N!=="admin"&&M.may(N),Z=e.filter($),B=m_.includes(h)?Z[0]:
Z.find(N=>N.name===h),ne=l(oe,{text:A.otherLanguage,kind:"link",lang:L,onClick:R});return l(di.Provider,
{value:M,children:[l(y_,{account:T,views:Z,current:B,language:ne}),l("main",{children:[!p&&l(ge,{children:A.
offline}),l(Fe,{error:b.error,retry:b.reload}),!T&&l(w_,{change:r,name:h}),T&&B&&l(Hl,{children:l(B.
component,{account:T})},`${T.userId} ${B.name} ${w}`),l(Fe,{error:C.error,retry:C.reload}),T&&!B&&!C.
loading&&l(Ot,{title:A.notFound},h),a&&l(b_,{account:a,leave:()=>u({account:i,change:r})}),l("div",{
class:"announcement",role:"status",ref:x,children:[d.text,d.undo&&l(oe,{text:A.undo,kind:"link",onClick:j})]})]})]})};var S_=[{name:"weight",component:kd},{name:"profile",component:nc,place:"menu"},{name:"account",component:tc,
place:"menu"},{name:"checklist",component:Kl,place:"administration",needs:"checklist:read"},{name:"s\
ynchronisation",component:Jl,place:"administration",needs:"checklist:read"},{name:"files",component:Zl,
place:"administration",needs:"admin"},{name:"accounts",component:Gl,place:"administration",needs:"ad\
min"}],Ad=document.getElementById("page");Ad.replaceChildren();nl(l(Pd,{views:S_}),Ad);
