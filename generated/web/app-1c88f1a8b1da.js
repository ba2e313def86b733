var we,qa,rf,Sn,$r,Ls,za,Rs,Ka,Br,Hr,Ya,Qo=Symbol.for("pv"),Ns={},Fs=[],af=/^m(i|n|o|s|text|space)$/,
Ur=Array.isArray,Gr=Fs.slice,Hn=Object.assign;function $n(e){e&&e.parentNode&&e.remove()}function Za(e,t,n){
var o,s,i,r={},a=arguments.length;for(i in t)i=="key"?o=t[i]:i=="ref"&&typeof e!="function"?s=t[i]:r[i]=
t[i];return a>2&&(r.children=a>3?Gr.call(arguments,2):n),Jo(e,r,o,s,null)}function Jo(e,t,n,o,s){var i={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Qo,
__v:s||++qa,__i:-1,__u:0};return!s&&we.vnode&&we.vnode(i),i}function X(e){return e.children}function Ms(e,t){this.props=e,this.context=t,this.__g=0}function kn(e,t){
if(t==null)return e.__&&kn(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.
__e;return typeof e.type!="function"||e.props.__P?null:kn(e)}function lf(e){var t,n=e.__v,o=n.__e,s=[],
i=[],r=e.__P;r&&((t=Hn({constructor:Qo},n)).__v=n.__v+1,we.vnode&&we.vnode(t),jr(r,t,n,e.__n,r.namespaceURI,
32&n.__u?[o]:null,s,o||kn(n),32&n.__u,i),t.__v=n.__v,t.__.__k[t.__i]=t,nl(s,t,i),n.__=n.__e=null,t.__e!=
o&&Ja(t))}function Ja(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&
(e.__e=t.__e)}),Ja(e)}function Vr(e){(8&e.__g||(e.__g|=8,Sn.push(e),Ls++))&&$r==we.debounceRendering||
(($r=we.debounceRendering)||queueMicrotask)(Qa)}function Qa(){try{for(var e,t=1;Sn.length;)Sn.length>
t&&Sn.sort(za),e=Sn.shift(),t=Sn.length,8&e.__g&&lf(e)}finally{(Ls=Sn.length)&&($r||queueMicrotask)(
Qa)}}function Xa(e,t,n,o,s,i,r,a,u,d,g){var f,p,h,w,k,T,C=o.__k||Fs,b=t.length;for(u=cf(n,t,C,u,b),f=
0;f<b;f++)(h=n.__k[f])!=null&&(p=~h.__i&&C[h.__i]||Ns,h.__i=f,T=jr(e,h,p,s,i,r,a,u,d,g),w=h.__e,(p.ref!=
h.ref||8&p.__u)&&(p.ref&&qr(p.ref,null,h,p),h.ref&&g.push(h.ref,h.__c||w,h)),k=k||w,4&h.__u?(u=el(h,
u,e,!p.__v),p.__e&&(p.__e=null)):typeof h.type=="function"&&T!==void 0?u=T:w&&(u=w.nextSibling),h.__u&=
-21);return n.__e=k,u}function cf(e,t,n,o,s){var i,r,a,u,d,g,f,p,h,w=n.length,k=w,T=0,C=0,b=e.__k=Array(
s);for(i=0;i<s;i++)(r=t[i])!=null&&typeof r!="boolean"&&typeof r!="function"?(typeof r!="object"||r.
constructor===String?r=b[i]=Jo(null,r):Ur(r)?r=b[i]=Jo(X,{children:r}):r.constructor===Qo&&r.__b?r=b[i]=
Jo(r.type,r.props,r.key,r.ref,r.__v):b[i]=r,u=i+T,r.__=e,r.__b=e.__b+1,a=null,~(d=r.__i=uf(r,n,u,k))&&
(k--,(a=n[d])&&(a.__u|=2)),a&&a.__v?(r.__u|=16,d==u-1?T--:d==u+1?T++:d!=u&&(d>u?T--:T++,C=1)):(~d||(s>
w?T--:s<w&&T++),typeof r.type!="function"&&(r.__u|=4))):b[i]=null;if(C){for(g=[],f=[],i=0;i<s;i++)if((r=
b[i])&&16&r.__u){for(T=0,p=g.length;T<p;)g[h=T+p>>1]<r.__i?T=h+1:p=h;g[T]=r.__i,f[i]=T+1}for(T=g.length;i--;)
f[i]&&(f[i]==T?T--:b[i].__u|=4)}if(k)for(i=0;i<w;i++)!(a=n[i])||2&a.__u||(a.__e==o&&(o=kn(a)),zr(a,a));
return o}function el(e,t,n,o){var s,i,r,a;if(typeof e.type=="function"){if(e.props.__P)return t;if(s=
e.__k)for(i=0;i<s.length;i++)s[i]&&(s[i].__=e,t=el(s[i],t,n,!1));return t}for(t&&!t.parentNode&&(t=kn(
e))&&!t.parentNode&&(t=null),r=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;for(r!=a&&(!o&&n.moveBefore&&
r.parentNode?n.moveBefore(r,t):n.insertBefore(r,t||null)),t=r;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.
data.startsWith("$s"););return t}function uf(e,t,n,o){var s,i=e.key,r=e.type,a=t[n],u=a&&!(2&a.__u);if(a===null&&i==null||u&&i==a.key&&
r==a.type)return n;if(o>(u?1:0)){for(s=n-1;s>=0;s--)if((a=t[s])&&!(2&a.__u)&&i==a.key&&r==a.type)return s;
for(s=n+1;s<t.length;s++)if((a=t[s])&&!(2&a.__u)&&i==a.key&&r==a.type)return s}return-1}function ja(e,t,n){
n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Es(e,t,n,o,s){var i,r;if(t=="style")if(typeof n==
"string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||
ja(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||ja(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!=
"function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(r=Hr[t]||(Hr[t]=
df(t)),(e.__a||(e.__a={}))[t]=Br,i=t!=(t=t.replace(Ka,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),
n?e.addEventListener(t,r,i):e.removeEventListener(t,r,i));else{if(s=="http://www.w3.org/2000/svg")t=
t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="l\
ist"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&
t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?
e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function df(e){return function(t){var n=this.
__e;if(n){if(n=n[e],t[Rs]==null)t[Rs]=Br++;else if(t[Rs]<this.__a[e])return;return n(we.event?we.event(
t):t)}}}function jr(e,t,n,o,s,i,r,a,u,d){var g,f,p,h,w,k,T,C,b,v,x,A,P,O,I,R,L,M,q=t.type;if(t.constructor!==
Qo)return null;128&n.__u&&(u=32&n.__u,g=n.__c.__z)&&(t.__u|=u,f=i=[],g.nodeType==8?a=Os(g,i):i.push(
g),a=i[0]||a),(g=we.__b)&&g(t);e:if(typeof q=="function"){p=r.length;try{if(C=t.props,b=(g=q.prototype)&&
g.render,v=(g=q.contextType)&&o[g.__c],x=g?v?v.props.value:g.__:o,(h=n.__c)?(t.__c=h,2&h.__g&&(h.__g|=
1)):(b?t.__c=h=new q(C,x):(t.__c=h=new Ms(C,x),h.constructor=q,h.render=pf),v&&v.sub(h),h.state||(h.
state={}),h.__n=o,h.__g|=8,h.__h=[],h.__k=[]),b&&(h.__s||(h.__s=h.state),q.getDerivedStateFromProps&&
(h.__s==h.state&&(h.__s=Hn({},h.__s)),Hn(h.__s,q.getDerivedStateFromProps(C,h.__s)))),w=h.props,k=h.
state,h.__v=t,n.__c){if(C!==w&&b&&!q.getDerivedStateFromProps&&h.componentWillReceiveProps&&h.componentWillReceiveProps(
C,x),t.__v==n.__v&&!(8&h.__g)||!(4&h.__g)&&h.shouldComponentUpdate&&h.shouldComponentUpdate(C,h.__s,
x)===!1){t.__v!=n.__v&&(h.props=C,h.state=h.__s,h.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function($){
$&&($.__=t)}),Fs.push.apply(h.__h,h.__k),h.__k=[],h.__h.length&&r.push(h),a=kn(n);break e}h.componentWillUpdate&&
h.componentWillUpdate(C,h.__s,x),b&&h.componentDidUpdate&&h.__h.push(function(){h.componentDidUpdate(
w,k,T)})}else b&&!q.getDerivedStateFromProps&&h.componentWillMount&&h.componentWillMount(),b&&h.componentDidMount&&
h.__h.push(h.componentDidMount);h.context=x,h.props=C,h.__P=e,h.__g&=-5,A=we.__r,P=b?25:0;do h.__g&=
-9,A&&A(t),g=h.render(h.props,h.state=h.__s,h.context);while(8&h.__g&&++P<25);b&&(Fs.push.apply(h.__h,
h.__k),h.__k=[]),h.state=h.__s,h.getChildContext&&(o=Hn({},o,h.getChildContext())),b&&n.__c&&h.getSnapshotBeforeUpdate&&
(T=h.getSnapshotBeforeUpdate(w,k)),O=g&&g.type===X&&g.key==null?g.props.children:g,C.__P&&(g=a,s=(e=
C.__P).namespaceURI,u=i=null,n.props&&n.props.__P!=e&&(n.__k.some(function($){$&&zr($,$)}),n.__k=null),
a=n.__k?kn(n,0):null),a=Xa(e,Ur(O)?O:[O],t,n,o,s,i,r,a,u,d),C.__P&&(t.__e=null,a=g),t.__u&=-161,f&&f.
some($n),h.__h.length&&r.push(h),1&h.__g&&(h.__g&=-4)}catch($){if(r.length=p,t.__v=null,u||i)if($&&$.
then){if(t.__u|=128|u,i){for(~(L=i.indexOf(a||void 0))||(L=i.length);(M=i[L-1])&&M.nodeType==8;)L--;
for(;L<i.length;L++)if(M=i[L])if(i[L]=null,I){if(M==R)break}else{if(M.nodeType!=8)break;M.data.startsWith(
"$s")&&(R=Os(I=M))}}if(!I){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;I=a}(g=Os(I=t.__c.__z||
(t.__c.__z=I)))?(t.__e=I,a=g):t.__e=a,a=a&&a.nextSibling}else i&&i.some($n);else t.__e=n.__e;t.__k||
(t.__k=n.__k||[]),$&&$.then||tl(t),we.__e($,t,n)}}else a=t.__e=ff(n.__e,t,n,o,s,i,r,u,d,e);return(g=
we.diffed)&&g(t),a}function Os(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){
if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&
t.push(e)}}function tl(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(tl))}function nl(e,t,n){for(var o=0;o<
n.length;)qr(n[o++],n[o++],n[o++]);we.__c&&we.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(
function(i){i.call(s)})}catch(i){we.__e(i,s.__v)}})}function ff(e,t,n,o,s,i,r,a,u,d){var g,f,p,h,w,k,
T,C,b=n.props||Ns,v=t.props,x=t.type;if(x=="svg"?s="http://www.w3.org/2000/svg":x=="math"?s="http://\
www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),i){for(g=0;g<i.length;g++)if((w=i[g])&&
(x?w.localName==x:w.nodeType==3)){e=w,i[g]=null;break}}if(!e){if(C=d.ownerDocument||document,!x)return C.
createTextNode(v);e=C.createElementNS(s,x,v.is?v:d),a&&(we.__m&&we.__m(t,i),a=!1),i=null}if(x){if(d=
x=="template"&&e.content||e,i=x=="textarea"&&v.defaultValue!=null?null:i&&Gr.call(d.childNodes),!a&&
i)for(b={},g=0;g<e.attributes.length;g++)b[(w=e.attributes[g]).name]=w.value;for(g in b)w=b[g],g=="d\
angerouslySetInnerHTML"?p=w:g=="children"||g in v||g=="value"&&"defaultValue"in v||g=="checked"&&"de\
faultChecked"in v||Es(e,g,null,w,s);for(g in v)w=v[g],g=="children"?h=w:g=="dangerouslySetInnerHTML"?
f=w:g=="value"?k=w:g=="checked"?T=w:a&&typeof w!="function"||b[g]===w||Es(e,g,w,b[g],s);f?(a||p&&(f.
__html==p.__html||f.__html==e.innerHTML)||(e.innerHTML=f.__html),t.__k=[]):(p&&(e.textContent=""),(x==
"foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&af.test(x))&&(s="http://www.w3.org/1999/xh\
tml"),Xa(d,Ur(h)?h:[h],t,n,o,s,i,r,i?i[0]:n.__k&&kn(n,0),a,u),i&&i.some($n)),a&&x!="textarea"||(g="v\
alue",x=="progress"&&k==null?e.removeAttribute(g):k==null||k===e[g]&&(x!="progress"||k)||Es(e,g,k,b[g],
s),g="checked",T!=null&&T!=e[g]&&Es(e,g,T,b[g],s))}else b===v||a&&e.data==v||(e.data=v);return e}function qr(e,t,n,o){
try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="func\
tion"?t():e(null)):e.current=t}catch(s){we.__e(s,n)}}function zr(e,t,n){var o,s,i,r;if(we.unmount&&we.
unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||qr(o,null,t,e),o=e.__c){if(o.componentWillUnmount)
try{o.componentWillUnmount()}catch(a){we.__e(a,t)}o.__P=o.__n=null}if(o=e.__k)for(r=0;r<o.length;r++)
o[r]&&zr(o[r],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(s=Os(o,i=[]))&&
(o==e.__e&&i.some($n),$n(s),$n(o)),n||$n(e.__e),e.__e=e.__c=e.__=null}function pf(e,t,n){return this.
constructor(e,n)}function ol(e,t){var n,o,s,i;we.__&&we.__(e,t),t.nodeType==9&&(t=t.documentElement),
o=(n=e&&32&e.__u)?null:t.__k,t.__k=Jo(X,{children:[e]}),s=[],i=[],jr(t,t.__k,o||Ns,Ns,t.namespaceURI,
o?null:t.firstChild?Gr.call(t.childNodes):null,s,o?o.__e:t.firstChild,n,i),nl(s,t.__k,i),t.__k.props.
children=null}function Ws(e){function t(n){var o,s;return this.getChildContext||(o=new Set,(s={})[t.__c]=this,this.
getChildContext=function(){return s},this.shouldComponentUpdate=function(i){this.props.value!=i.value&&
o.forEach(function(r){r.__g|=4,Vr(r)})},this.sub=function(i){o.add(i);var r=i.componentWillUnmount;i.
componentWillUnmount=function(){o.delete(i),r&&r.call(i)}}),n.children}return t.__c="__cC"+Ya++,t.__=
e,t.Provider=(t.Consumer=function(n,o){return n.children(o)}).contextType=t,t}we={__e:function(e,t,n,o){for(var s,i,r;t=t.__;)if((s=t.__c)&&!(1&s.__g)){s.__g|=4;try{if((r=(i=s.constructor)&&
i.getDerivedStateFromError)&&s.setState(i.getDerivedStateFromError(e)),s.componentDidCatch&&(s.componentDidCatch(
e,o||{}),r=1),r&&8&s.__g)return void(s.__g|=2)}catch(a){e=a}}throw Ls=0,e}},qa=0,rf=function(e){return e!=
null&&e.constructor===Qo},Ms.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.
__s=Hn({},this.state)),typeof e=="function"&&(e=e(Hn({},n),this.props)),e&&(Hn(n,e),this.__v&&(t&&this.
__k.push(t),Vr(this)))},Ms.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(
e),Vr(this))},Ms.prototype.render=X,Sn=[],Ls=0,za=function(e,t){return e.__v.__b-t.__v.__b},Rs=Symbol(),
Ka=/(PointerCapture)$|Capture$/i,Br=0,Hr={},Ya=0;var cn,Ee,Kr,sl,Yr=Object.is,es=0,pl=[],Zr=[],Be=we,rl=Be.__b,il=Be.__r,al=Be.diffed,ll=Be.__c,cl=Be.
unmount,ul=Be.__;function Vn(e,t){Be.__h&&Be.__h(Ee,e,es||t),es=0;var n=Ee.__H||(Ee.__H={__:[],__h:[]});
return e>=n.__.length&&n.__.push({}),n.__[e]}function ee(e){return es=1,mf(hl,e)}function mf(e,t,n){
var o=Vn(cn++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):hl(void 0,t),function(i){var r=(o.__N||o.__)[0],a=o.
t(r,i);Yr(r,a)||(o.__N=[a,o.__[1]],o.__c.setState({}))}],o.__c=Ee,!Ee.__f)){Ee.__f=!0;var s=Ee.shouldComponentUpdate;
Ee.shouldComponentUpdate=function(i,r,a){var u=this.__H;if(!u)return!0;var d=!1,g=this.props!=i;if(u.
__.some(function(p){p.__N&&(d=!0,Yr(p.__[0],p.__N[0])||(g=!0))}),s){var f=s.call(this,i,r,a);return d?
f||g:f}return!d||g}}return o.__}function de(e,t){var n=Vn(cn++,3);!Be.__s&&Qr(n.__H,t)&&(n.__P=!0,n.
__=e,n.u=t,Ee.__H.__h.push(n))}function ml(e,t){var n=Vn(cn++,4);!Be.__s&&Qr(n.__H,t)&&(n.__P=!1,n.__=
e,n.u=t,Ee.__h.push(n))}function be(e){return es=5,mt(function(){return{current:e}},[])}function mt(e,t){var n=Vn(cn++,7);return Qr(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function $s(e,t){return es=
8,mt(function(){return e},t)}function Tn(e){var t=Ee.context[e.__c],n=Vn(cn++,9);return n.c=e,t?(n.__==
null&&(n.__=!0,t.sub(Ee)),t.props.value):e.__}function gl(e){var t=Vn(cn++,10),n=ee();return t.__=e,Ee.componentDidCatch||(Ee.componentDidCatch=function(o,s){
t.__&&t.__(o,s),n[1](o)}),[n[0],function(){return n[1]()}]}function xn(){var e=Vn(cn++,11);if(!e.__){
for(var t=Ee.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}
function gf(){var e;do{for(;e=Zr.shift();)try{Xo(e)}catch(n){Be.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=
pl.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Xo),t.__h.some(Jr),t.__h=[]}catch(n){t.__h=[],Be.
__e(n,e.__v)}}}while(Zr.length)}Be.__b=function(e){Ee=null,rl&&rl(e)},Be.__=function(e,t){e&&t.__k&&
t.__k.__m&&(e.__m=t.__k.__m),ul&&ul(e,t)},Be.__r=function(e){il&&il(e),cn=0;var t=(Ee=e.__c).__H;t&&
(Kr==Ee?Ee.__h=[]:(t.__h.some(Xo),t.__h.some(Jr),cn=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.
__N),n.u=n.__N=void 0})),Kr=Ee},Be.diffed=function(e){al&&al(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&
fl(pl.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Kr=Ee=null},Be.__c=function(e,t){t.some(
function(n){try{n.__h.some(Xo),n.__h=n.__h.filter(function(o){return!o.__||Jr(o)})}catch(o){n.__h=[function(){
throw o}]}}),ll&&ll(e,t)},Be.unmount=function(e){cl&&cl(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(
function(s){try{if(s.__P&&s.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}
s.__P=n,fl(Zr.push(s))}else Xo(s)}catch(i){t=i}}),o.__H=void 0,t&&Be.__e(t,o.__v))};var dl=typeof requestAnimationFrame==
"function";function hf(e){var t,n=function(){clearTimeout(o),dl&&cancelAnimationFrame(t),setTimeout(
e)},o=setTimeout(n,35);dl&&(t=requestAnimationFrame(n))}function fl(e){e!=1&&sl==Be.requestAnimationFrame||
((sl=Be.requestAnimationFrame)||hf)(gf)}function Xo(e){var t=Ee,n=e.__c;typeof n=="function"&&(e.__c=
void 0,n()),Ee=t}function Jr(e){var t=Ee;e.__c=e.__(),Ee=t}function Qr(e,t){return!e||e.length!=t.length||
t.some(function(n,o){return!Yr(n,e[o])})}function hl(e,t){return typeof t=="function"?t(e):t}var Oe=class extends Error{name="ApiError";status;operation;code;parameters;fields;retryAfter;requestId;headers;constructor(t,n,{
status:o,headers:s},i){super(n,i),this.operation=t,this.status=o,this.code=s.get("x-error-code")??void 0;
let{fields:r=[],...a}=yf(s.get("x-error-parameters"));this.parameters=a,this.fields=r,this.retryAfter=
_f(s.get("retry-after")),this.requestId=s.get("x-request-id")??void 0,this.headers=s}};var nt=class extends Error{name="ConnectionError"},Bn=class extends nt{name="TimeoutError"},_l=(e,t)=>e instanceof
Oe?new Oe(t,e.message,e,{cause:e}):e,vo=e=>e instanceof Oe&&e.status===401,_f=e=>{if(e===null)return;
let t=/^\d+$/.test(e)?Number(e):(Date.parse(e)-Date.now())/1e3;return Number.isNaN(t)?void 0:Math.max(
0,Math.ceil(t))},Xr=e=>{try{return JSON.parse(e)}catch{return}},yf=e=>{let t=Xr(e??"");return typeof t==
"object"?{...t}:{}},yl=(e,t)=>typeof e=="object"&&e!==null&&"error"in e&&typeof e.error=="string"?e.
error:`HTTP ${t}`,So=e=>e.catch(t=>{if(t instanceof Oe&&t.status===404)return null;throw t});var wf=2**31-1,ei=(e,t)=>{let n=new AbortController,o,s=()=>clearTimeout(o),i=()=>{s(),!(e===0||e>wf)&&
(o=setTimeout(()=>n.abort(new Bn(`no answer within ${e} ms`)),e))},r=()=>n.abort(t?.reason);return t?.
aborted&&r(),t?.addEventListener("abort",r),i(),{signal:n.signal,extend:i,pause:s,release(){s(),t?.removeEventListener(
"abort",r)},renew:()=>ei(e,t),explain(a,u){return n.signal.aborted?n.signal.reason:a instanceof nt?a:
new nt(u,{cause:a})}}},un=(e,t)=>new Promise((n,o)=>{let s=()=>o(t.reason);t.aborted&&s(),t.addEventListener(
"abort",s),e.then(n,o).finally(()=>t.removeEventListener("abort",s))});var Un=(e,...t)=>{try{e?.(...t)}catch(n){queueMicrotask(()=>{throw n})}};var bf=250,vf=3e4,Sf=async(e,{signal:t=new AbortController().signal})=>{let n,o=new Promise(s=>{n=setTimeout(
s,e)});await un(o,t).finally(()=>clearTimeout(n))};async function*wl(e,t){let n,o=new Set;do{let s=await t(
n);if(yield*s[e]??[],n=s.next_after,o.has(n))throw new nt("the pages of the list repeat themselves");
o.add(n)}while(n!==null)}var Gn=({state:e,next_attempt_at:t})=>e==="waiting"||e==="retrying"||t!==null,
bl=async(e,t,n)=>{let o=/\/api\/wstg\/requests\/(\d+)$/.exec(e)?.[1];if(o===void 0)throw new TypeError(
`'${e}' is no address of a request`);for(let s=bf;;s=Math.min(s*2,vf)){let i=s;try{let r=await n(Number(
o));if(Un(t.onRequest,r),!Gn(r))return r}catch(r){if(!(r instanceof Oe&&r.status===503))throw r;i=Math.
max(s,(r.retryAfter??0)*1e3)}await Sf(i,t)}};var kf=10*6e4,vl=()=>{let e=new Headers({"x-error-code":"authentication_required"});return new Oe("r\
efreshAccessToken","La sesión ha terminado",{status:401,headers:e})},Tf=e=>{let t=n=>{try{return e===
void 0?void 0:n(localStorage,e)}catch{return}};return{set:()=>t((n,o)=>n.setItem(o,"session")),remove:()=>t(
(n,o)=>n.removeItem(o)),get isMissing(){return t((n,o)=>n.getItem(o)===null)??!1}}},xf=e=>{let t=e===
void 0?void 0:globalThis.navigator?.locks,n=new Set,o=Promise.resolve();return{async refresh(s){if(t&&
e)return t.request(e,{mode:"shared"},s);let i=o.then(s),r=i.then(()=>n.delete(r),()=>n.delete(r));return n.
add(r),i},async alone(s){if(t&&e)return t.request(e,s);let i=Promise.all([o,...n]).then(s);return o=
i.catch(()=>{}),i}}},Sl=(e,t,n)=>{let o=new Set,s=Tf(t),i=xf(t),r=t===void 0||typeof BroadcastChannel>
"u"?void 0:new BroadcastChannel(t),a,u,d=0,g=!1,f=!1,p,h=(I,R)=>{for(let L of o)Un(L,I,R)},w=I=>{d+=
1,p=void 0,g=I},k=(I,R)=>{let{user_id:L,username:M,role:q,access_token:$}=I;a={account:{userId:L,username:M,
role:q},token:$,since:performance.now()},u=L,g=!1,s.set(),h(a.account,R)},T=I=>{w(!1),r?.postMessage(
{userId:I.user_id}),k(I,"signed_in")},C=I=>{w(!0),I!=="account_changed"&&s.remove(),!(!a&&I!=="accou\
nt_changed")&&(a=void 0,h(null,I))},b=()=>{r?.postMessage({userId:null}),n.forget(),C("signed_out")},
v=async I=>{f=!0;try{let R=await I();return b(),R}finally{f=!1}},x=async()=>{let I=d,R;try{R=await i.
refresh(e)}catch(L){throw vo(L)&&d===I&&(f?b():C("expired")),L}if(d!==I)throw vl();if(a&&a.account.userId!==
R.user_id)throw C("account_changed"),vl();return k(R,a?"refreshed":"signed_in"),R},A=()=>{if(p)return p;
let I=x().finally(()=>{p===I&&(p=void 0)});return p=I,I},P=({data:I})=>{typeof I!="object"||I===null||
!("userId"in I)||(I.userId===null?C("signed_out"):u!==void 0&&I.userId!==u?C("account_changed"):a||(w(
!1),s.set(),O.restore().catch(()=>{})))};r?.addEventListener("message",P);let O={get account(){return a?.
account??null},get refreshToken(){return n.token},async restore({always:I=!1}={}){if(a)return a.account;
if(s.isMissing&&!I)return null;do{let R=d;try{await A()}catch(L){if(d===R)throw L}}while(!a&&!g);return O.
account},forget:b,onChange(I){return o.add(I),()=>o.delete(I)},close(){r?.close(),r=void 0,o.clear()}};
return{session:O,begin:T,refresh:A,alone:i.alone,async renew(I){let R=d,L=await I();return d===R&&k(
L,"refreshed"),L},leaveAfter:v,async logOut(I){let R=a!==void 0;try{return await v(I)}catch(L){if(!R||
a||!vo(L))throw L;return{message:L.message}}},get isLeaving(){return f},get token(){return a?.token},
get epoch(){return d},get isOver(){return g||!a&&s.isMissing},get isStale(){return a!==void 0&&performance.
now()-a.since>kf}}};var Cf=(e,t,n,o)=>{let s=e.getReader(),i=0;return new ReadableStream({async pull(r){t.extend();try{let{
done:a,value:u}=await un(s.read(),t.signal);if(t.pause(),a){t.release(),r.close();return}i+=u.byteLength,
r.enqueue(u),Un(o,{loaded:i,total:n})}catch(a){throw t.release(),s.cancel(a).catch(()=>{}),t.explain(
a,"the file broke off")}},cancel(r){return t.release(),s.cancel(r)}})},kl=(e,t,n,o)=>{let s=t.get("c\
ontent-length"),i=t.get("content-type")??"application/octet-stream",r=Cf(e,n,s===null?void 0:Number(
s),o);return{fileName:/filename="([^"]+)"/.exec(t.get("content-disposition")??"")?.[1]??"download",contentType:i,
stream:r,async blob(){let a=[],u=r.getReader();for(let d=await u.read();!d.done;d=await u.read())a.push(
d.value);return new Blob(a,{type:i})}}},Tl=e=>{let t=new FormData,n=0;for(let[o,s]of Object.entries(
e))t.append(o,s),s instanceof Blob&&(n+=s.size);return{form:t,size:n}},Pf=e=>{let t=new Headers;for(let n of e.
trim().split(/[\r\n]+/)){let o=n.indexOf(":");o>0&&t.append(n.slice(0,o).trim(),n.slice(o+1).trim())}
return t},ti=e=>typeof XMLHttpRequest<"u"&&!e,Af=async(e,t,n,o)=>{let s=new XMLHttpRequest,i=()=>s.abort();
await new Promise((u,d)=>{s.open(e.method,e.url),s.withCredentials=!0;for(let[g,f]of e.headers)g!=="\
content-type"&&s.setRequestHeader(g,f);s.upload.onprogress=({loaded:g})=>o(g),s.upload.onload=n.pause,
s.onload=()=>u(),s.onerror=s.onabort=()=>d(new nt("the upload broke off")),n.signal.addEventListener(
"abort",i),n.signal.aborted?i():s.send(t)}).finally(()=>n.signal.removeEventListener("abort",i));let{
status:r,responseText:a}=s;return new Response(a||null,{status:r,headers:Pf(s.getAllResponseHeaders())})},
Df=(e,t,n)=>{if(!e.body)return e;let o=0,s=e.body.pipeThrough(new TransformStream({transform(r,a){o+=
r.byteLength,n(o),a.enqueue(r)},flush:t.pause})),i={method:e.method,headers:e.headers,body:s,signal:e.
signal,duplex:"half"};return new Request(e.url,i)},xl=(e,{form:t,size:n},o,s,i)=>{let r=u=>{o.extend(),
Un(s,{loaded:Math.min(u,n),total:n})};if(ti(i))return Af(e,t,o,r);let a=i??globalThis.fetch;return typeof XMLHttpRequest>
"u"?a(Df(e,o,r)):(o.pause(),a(e))};var If=3e4,Ef="the service is unreachable, or it does not allow the origin of this page",Rf="/api/au\
th/",Mf=new Set(["logout","logoutEverywhere","deleteAccount"]),Of=new Set(["changePassword","logoutE\
verywhere","deleteAccount"]),Lf=e=>({token:e,headers(t){return this.token!==void 0&&t.startsWith(Rf)?
{cookie:`refresh_token=${this.token}`}:{}},read({headers:t}){for(let n of t.getSetCookie?.()??[]){let o=/^refresh_token=([^;]*)/.
exec(n)?.[1];o!==void 0&&(this.token=o===""?void 0:o)}},forget(){this.token=void 0}}),Nf=(e={})=>{let t=Object.
entries(e).filter(([,o])=>o!==void 0),n=new URLSearchParams(t.map(([o,s])=>[o,String(s)]));return n.
size>0?`?${n}`:""},Ff=()=>/^https?:/.test(globalThis.location?.origin)?globalThis.location.origin:"",
Wf=e=>{if(e!==""&&!(/^https?:\/\//.test(e)&&URL.canParse(e)))throw new TypeError(`baseUrl is an addr\
ess such as https://api.example, not '${e}'`);return e.replace(/\/+$/,"")},$f=e=>typeof window>"u"||
e===""?void 0:`weight-bmi-register ${new URL(e).origin}`,Hf=e=>encodeURIComponent(String(e)).replace(
/^\.{1,2}$/,"%20$&"),Cl=(e,{baseUrl:t=Ff(),fetch:n,timeoutMs:o=If,refreshToken:s})=>{let i=Wf(t),r=Lf(
s),a=(T,{path:C,query:b,headers:v,body:x,onProgress:A})=>{let P=e[T];if(!P)throw new TypeError(`ther\
e is no operation ${T}`);if(i===""&&typeof location>"u")throw new TypeError("outside of a page creat\
eClient needs the option baseUrl");let O=x==="all"?void 0:x,I=P.transfer==="upload"&&O?Tl(O):void 0,
R={...C};return{id:T,route:P,url:i+P.path.replace(/\{(\w+)\}/g,(L,M)=>Hf(R[M]))+Nf(b),headers:Object.
entries({...v}).filter(([,L])=>L!==void 0),renewable:P.bearer&&(P.key===void 0||v?.[P.key]===void 0),
form:I,json:I||!O?void 0:JSON.stringify(O),onProgress:A}},u=async({timeoutMs:T=o,signal:C},b)=>{let v=ei(
T,C);try{return await b(v)}finally{v.release()}},d=async({id:T,route:C,url:b,headers:v,form:x,json:A,
onProgress:P},O,I)=>{let R=new Headers({...Object.fromEntries(v),...A!==void 0&&{"content-type":"app\
lication/json"},...I!==void 0&&{authorization:`Bearer ${I}`},...r.headers(C.path)}),L=x&&!ti(n)?x.form:
A??null,{signal:M}=O,q=new Request(b,{method:C.method,headers:R,body:L,credentials:"include",signal:M}),
$=Ef,Z=async()=>{let V=x?await xl(q,x,O,P,n):await(n??globalThis.fetch)(q);if($="the answer broke of\
f, or is not the one of the service",r.read(V),V.ok&&C.transfer==="download"){if(!V.body||V.status===
204)throw new nt("the answer has no body");return kl(V.body,V.headers,O.renew(),P)}let ne=await V.text();
if(!V.ok)throw new Oe(T,yl(Xr(ne),V.status),V);let N=JSON.parse(ne);if(typeof N!="object"||N===null)
throw new nt($);let ae=V.headers.get("location");return ae===null?N:{...N,location:ae}};try{return await un(
Z(),M)}catch(V){throw V instanceof Oe?V:O.explain(V,$)}},g=(T,C={})=>u(C,b=>d(a(T,C),b)),f=Sl(()=>g(
"refreshAccessToken"),$f(i),r),p=(T,C)=>u(C,async b=>{let v=a(T,C),{route:x,renewable:A}=v,P=()=>x.transfer!==
null&&b.extend(),O=()=>un(f.refresh(),b.signal).catch(M=>{throw _l(M,v.id)}),I=M=>{let q=()=>d(v,b,M);
return Of.has(T)?un(f.alone(q),b.signal):q()};x.transfer==="upload"&&f.isStale&&await O();let{token:R,
epoch:L}=f;try{return P(),await I(R)}catch(M){if(!(A&&vo(M)&&(Mf.has(T)||!f.isLeaving))||f.epoch!==L||
f.isOver)throw M;P();try{f.token===R&&await O()}catch($){throw vo($)||f.epoch!==L?M:$}if(f.epoch!==L)
throw M;return P(),await I(f.token)}}),h=T=>async C=>{let b=await g(T,C);return f.begin(b),b},w={registerAccount:h(
"registerAccount"),login:h("login"),refreshAccessToken:T=>u(T,({signal:C})=>un(f.refresh(),C)),logout:T=>f.
logOut(()=>p("logout",T)),changePassword:T=>f.renew(()=>p("changePassword",T)),logoutEverywhere:T=>f.
leaveAfter(()=>p("logoutEverywhere",T)),deleteAccount:T=>f.leaveAfter(()=>p("deleteAccount",T))},k=Object.
entries(e).flatMap(([T,{list:C}])=>{if(!C)return[];let b=({signal:v,timeoutMs:x,...A}={})=>wl(C.entries,
P=>p(T,{query:{...A,after:P},signal:v,timeoutMs:x}));return[[C.name,b]]});return{...Object.fromEntries(
Object.keys(e).map(T=>[T,async(C={})=>w[T]?.(C)??p(T,C)])),...Object.fromEntries(k),waitForRequest:(T,{
onRequest:C,...b}={})=>bl(T,{...b,onRequest:C},v=>p("getRequest",{...b,path:{request_id:v}})),session:f.
session}};var Pl={"Peso insuficiente":"underweight","Peso normal":"normal",Sobrepeso:"overweight","Obesidad de\
 grado I":"obese_class_i","Obesidad de grado II":"obese_class_ii","Obesidad de grado III":"obese_cla\
ss_iii","Para menores de 18 años no se aplican las categorías de IMC de los adultos":"minor"},ni=[
["underweight",18.5],["normal",25],["overweight",30],["obese_class_i",35],["obese_class_ii",40],["ob\
ese_class_iii",Number.POSITIVE_INFINITY]],oi=1e3;var si=(e,t)=>e.replace(/\{(\w+)\}/g,(n,o)=>String(t[o]??n)),Vf=e=>e instanceof Oe?[e.code??"gateway",
e.code?e.parameters:{status:e.status}]:e instanceof Bn?["timeout",{}]:[e instanceof nt?"unreachable":
"",{}],ri=(e,t,n={})=>{let o=e instanceof Error?e.message:String(e),s=t?.errors??{},[i,r]=Vf(e),a={...r,
...n},{reason:u="",text:d="",index:g}=a,f={...a,...s[u]!==void 0&&{reason:si(s[u],a)}},p=s[d]??s[i],
h=g!==void 0&&p!==void 0&&s.at_index,w=si(p??o,f),k=h?si(h,{index:Number(g)+1,error:w}):w;return/\{\w+\}/.
test(k)?o:k},ts=({description:e})=>Pl[e],ii=(e,t)=>{let n=ts(e);return n===void 0?e.description:t.bmi_descriptions[n]};var Ut={Role:{values:["admin","user"]},Username:{pattern:"^[a-z0-9._@+\\-]{3,64}$",minLength:3,maxLength:64},
NewPassword:{minLength:8,maxLength:128},WstgStatus:{values:["Not Started","In Progress","Blocked","D\
one","Not Applicable"]},Permission:{values:["weights:read","weights:write","checklist:read","checkli\
st:write"]},ChecklistAccess:{values:["none","read","write"]},KeyName:{minLength:1,maxLength:60},Moment:{
maxLength:64},SyncDirection:{values:["tracker->dd","dd->tracker"]},TrackerStatus:{values:["Not Start\
ed","In Progress","Blocked","Done","Not Applicable"]},WstgOutcome:{values:["issues","untested","not_\
applicable","passed","in_progress"]},FindingSeverity:{values:["critical","high","medium","low","info"]},
FindingState:{values:["open","duplicate","false_positive","out_of_scope","risk_accepted","closed","c\
losed_by_status"]},WstgRequestState:{values:["waiting","retrying","failed","done","superseded","dism\
issed"]}};var ai=e=>ni.map(([t,n],o)=>({class:t,from:(ni[o-1]?.[1]??0)*e**2,to:n*e**2}));async function*Hs(e,t,{
check:n=!1,...o}={}){for(let s=0;s<t.length;s+=oi){let i=t.slice(s,s+oi);try{let r=await e.recordWeights(
{body:{weights:i,check:n},...o});yield{weights:i,start:s,answer:r}}catch(r){if(!(r instanceof Oe&&r.
status===400))throw r;let{index:a}=r.parameters;yield{weights:i,start:s,error:r,index:a===void 0?a:s+
Number(a)}}}}var Bf={registerAccount:{method:"post",path:"/api/auth/register",bearer:!1,transfer:null},login:{method:"\
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
method:"post",path:"/api/wstg/synchronise",bearer:!0,transfer:null}},Al=(e={})=>Cl(Bf,e);var ko=(e,t,...n)=>{let[o,s]=ee(e);return de(()=>{let i=()=>s(e);i();for(let r of n)t.addEventListener(
r,i);return()=>{for(let r of n)t.removeEventListener(r,i)}},[]),o},li="retry-failed-loads",Il=()=>{dispatchEvent(
new Event(li))},Gf=250,jf=3e4,Dl=e=>e+1,Pe=(e,t=[],n=()=>!1)=>{let[o,s]=ee({loading:!0}),[i,r]=ee(0),
a=be(0),u=$s(()=>{a.current=0,r(Dl)},[]);de(()=>{let f=new AbortController,{signal:p}=f,h,w=k=>{p.aborted||
(s(({data:T})=>({data:T,...k,loading:!1})),a.current>0&&(h=setTimeout(r,a.current,Dl)))};return s(k=>({
...k,loading:!0})),e(p).then(k=>{let T=Math.min(a.current*2||Gf,jf);a.current=n(k)?T:0,w({data:k})},
k=>w({error:k})),()=>{f.abort(),clearTimeout(h)}},[...t,i]);let{error:d}=o;return de(()=>{if(d!==void 0){
for(let f of[li,"online"])addEventListener(f,u);return()=>{for(let f of[li,"online"])removeEventListener(
f,u)}}},[d,u]),{...o,reload:u,change:f=>s(p=>p.data===void 0?p:{...p,data:f(p.data)})}},jn=e=>{let[t,
n]=ee({busy:!1,error:void 0}),o=be(!1);return{...t,run:async()=>{if(o.current)return;o.current=!0,n(
{busy:!0,error:void 0});let i=await e().then(()=>{},r=>r);o.current=!1,n({busy:!1,error:i})},reset:()=>n(
({busy:i})=>({busy:i,error:void 0}))}};var qf=e=>{try{return decodeURIComponent(e)}catch{return e}},ve=(e,t={},n)=>{let o=new URLSearchParams(
Object.entries(t).filter(([,i])=>i!==""));return`#/${[e,...n===void 0?[]:[n]].map(encodeURIComponent).
join("/")}${o.size>0?`?${o}`:""}`},To=e=>{history.replaceState(null,"",e),dispatchEvent(new HashChangeEvent(
"hashchange"))},ze=()=>{let e=ko(()=>location.hash,window,"hashchange"),[t="",n]=e.replace(/^#\/?/,"").
split("?"),[o="",s]=t.split("/").map(qf),i=Object.fromEntries(new URLSearchParams(n));return{name:o,
id:s||void 0,parameters:i}};var El=.45359237,Ol={kg:1,g:.001,lb:El,st:14*El},Rl={kg:/^(kgs?|kilos?|kilogram(m?es?|os?|s|m)?)$/i,
g:/^(gr?s?|gram(m?es?|os?|s|m)?)$/i,lb:/^(lbs?|pounds?|libras?)$/i,st:/^(sts?|stones?)$/i},tn=e=>Object.
keys(Rl).find(t=>Rl[t].test(e)),ns=(e,t)=>t==="kg"?e:Math.round(e*Ol[t]*100)/100,dn=(e,t)=>e/Ol[t],Vs=[
"kg","lb","st"],zf={",":/^(\d+|\d{1,3}([. '’]\d{3})+)(,\d+)?$/,".":/^(\d+|\d{1,3}([, '’]\d{3})+)(\.\d+)?$/},
Ml=(e,t)=>{if(!zf[t].test(e))return;let n=t===","?/[. '’]/g:/[, '’]/g;return Number(e.replace(n,
"").replace(",","."))},xo=(e,t)=>{let[,n="",o="",s="",i="lb"]=/^([\d.,’' ]*\d) *(\p{L}*)\.?(?: *([\d.,]+) *(\p{L}*)\.?)?$/u.
exec(e.replace(/\s+/g," ").trim())??[],r=Ml(n,t),a=tn(o);if(r===void 0||o!==""&&a===void 0)return;if(s===
"")return{value:r,unit:a};let u=Ml(s,t);if(!(a!=="st"||u===void 0||tn(i||"lb")!=="lb"))return{value:r*
14+u,unit:"lb"}},Ll=(e,t)=>{let n=xo(e.replace(",","."),".");if(n)return Math.round(ns(n.value,n.unit??
t)*100)/100};var Nl=(e,t,n)=>{let o=e==="en"?"en-GB":"es",s=(f,p=f)=>new Intl.NumberFormat(o,{minimumFractionDigits:f,
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
Math.log10(Math.max(1,f))/3)),h=["B","kB","MB","GB"][p];return`${(p===0?a:u)(f/1e3**p)} ${h}`}}},Fl=e=>{
let t=e.replace(/\s*(kgs?|c?m)?\.?\s*$/i,"").trim().replace(",",".");return/^\d+(\.\d+)?$/.test(t)?Number(
t):void 0};var Wl=e=>t=>{let n=t??"-";return e[n]??n},Kf={statuses:{Done:"Hecho","Not Applicable":"No aplicable",
"In Progress":"En curso",Blocked:"Bloqueado","Not Started":"Sin empezar"},severities:{Critical:"Crít\
ica",High:"Alta",Medium:"Media",Low:"Baja",Info:"Informativa"},toolStatuses:{verified:"Verificado",active:"\
Activo"},findingStates:{open:"Abierto",duplicate:"Duplicado",false_positive:"Falso positivo",out_of_scope:"\
Fuera de alcance",risk_accepted:"Riesgo aceptado",closed:"Cerrado",closed_by_status:"Cerrado por un \
estado de esta lista; cuenta como abierto"},openFindings:e=>`Abiertos: ${e}`,categoryName:Wl({"Infor\
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
n"},openFindings:e=>`${e} open`,categoryName:Wl({"Configuration and Deployment Management Testing":"\
Configuration and Deployment","-":"Not in the guide"})},os={es:Kf,en:Yf};var Co=(e,t,n,o)=>e===1?`1 ${n}`:`${t} ${o}`,Zf={...os.es,checklist:"Lista WSTG",source:"Identificad\
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
DefectDojo",toolStatuses:{...os.es.toolStatuses,none:"–"},severity:"Severidad",lastSync:"Sincroniz\
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
 cerrado las sesiones de ${e}.`,accountDeleted:e=>`Se ha eliminado la cuenta ${e}.`},Jf={...os.en,checklist:"\
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
item:"Item",tool:"DefectDojo",toolStatuses:{...os.en.toolStatuses,none:"–"},severity:"Severity",lastSync:"\
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
 has been deleted.`},ci={es:Zf,en:Jf};var Qf={signIn:"Entrar",register:"Crear cuenta",toRegister:"¿Aún no tienes cuenta?",toSignIn:"¿Ya \
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
: ${t}`},Xf={signIn:"Sign in",register:"Create an account",toRegister:"No account yet?",toSignIn:"Al\
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
cted on ${e}: ${t}`},ui={es:Qf,en:Xf};var ep={title:"Peso e IMC",navigation:"Secciones",administration:"Administración",skip:"Ir al conte\
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
 de ${t}`},tp={title:"Weight and BMI",navigation:"Sections",administration:"Administration",skip:"Sk\
ip to content",menu:"Your account",otherLanguage:"Español",signOut:"Sign out",offline:"You are offl\
ine. What you see may be out of date.",ends:{expired:"Your session has ended. Sign in again to conti\
nue.",signed_out:"You have signed out.",account_changed:"Someone signed in to another account in thi\
s browser."},adopt:"Continue as that account",deleted:"The account and its data have been deleted.",
startFailed:"The service could not be reached.",broken:"Something went wrong",brokenHint:"The page c\
ould not show this section. Your data is safe.",loadAgain:"Reload the page",retry:"Try again",retryNow:"\
You can try again now.",loading:"Loading…",unknown:"–",cancel:"Cancel",close:"Close",save:"Save",
file:"File",checkField:"Check this field.",missing:"This is missing.",reason:"Reason",actions:"Actio\
ns",change:"Change",stop:"Stop",filters:"Filters",show:"Show",hide:"Hide",moreRows:(e,t)=>`Show more\
 (${e} of ${t})`,notFound:"Page not found",doneOf:(e,t)=>`${e} of ${t}`},di={es:ep,en:tp};var Bs=(e,t)=>({...e,...t}),Po={es:Bs(Bs(di.es,ui.es),ci.es),en:Bs(Bs(di.en,ui.en),ci.en)};var G=Al(),$l=(e,t,n="kg")=>({t:Po[e],zone:t,...Nl(e,t.name,n)}),pi=Ws(void 0),W=()=>Tn(pi),fi=e=>document.
querySelector(`meta[name="${e}"]`)?.content,Gt={captchaScript:fi("captcha-script"),registrationOpen:fi(
"registration")!=="closed",isEmpty:fi("accounts")==="none"};var np=Symbol.for("pv"),op=0;function l(e,t,n,o,s,i){t||(t={});var r,a,u=t;if("ref"in u&&typeof e!="function")for(a in u={},t)a==
"ref"?r=t[a]:u[a]=t[a];var d={type:e,props:u,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:np,
__v:--op,__i:-1,__u:0};return(s||i)&&(d.__source=s,d.__self=i),we.vnode&&we.vnode(d),d}var Fe=({kind:e,children:t})=>l("span",{class:"badge","data-kind":e,children:t});var re=({text:e,of:t,onClick:n,kind:o="plain",busy:s,...i})=>l("button",{type:n?"button":"submit",class:`\
button ${o}`,"aria-label":t&&`${e}: ${t}`,"aria-busy":s,"aria-disabled":s,onClick:n&&(()=>s||n()),...i,
children:e}),ge=({kind:e="info",children:t})=>l("div",{class:`notice ${e}`,role:e==="error"?"alert":
"status",children:t}),We=({error:e,retry:t})=>{let{t:n,describe:o}=W(),s=e instanceof Oe&&e.status===
429&&e.retryAfter||0,[i,r]=ee(0);ml(()=>{let g=performance.now()+s*1e3,f=()=>r(Math.max(0,Math.ceil(
(g-performance.now())/1e3)));if(f(),s===0)return;let p=setInterval(f,1e3);return()=>clearInterval(p)},
[e]);let{code:a}=e??{};if(e===void 0||a==="authentication_required")return null;let u=o(e,i>0?{seconds:i}:
{}),d=s>0&&i===0;return l(ge,{kind:d?"info":"error",children:[l("p",{role:s>0?"timer":void 0,children:d?
n.retryNow:u}),t&&i===0&&l(re,{text:n.retry,onClick:t})]})},Cn=({label:e,done:t,all:n,format:o,children:s})=>{
let{t:i}=W(),r=xn();return l("div",{class:"progress",children:[l("label",{for:r,children:e}),l("prog\
ress",{id:r,value:n&&t,max:n}),l("span",{children:n?i.doneOf(o(t),o(n)):o(t)}),s]})};var Ao=({facts:e})=>l("dl",{children:Object.entries(e).map(([t,n])=>l("div",{children:[l("dt",{children:t}),
l("dd",{children:n})]},t))}),sp=25,Hl=["beforeprint","afterprint"],lt=e=>{let{caption:t,columns:n,rows:o,
keyOf:s,empty:i,more:r,groupOf:a}=e,{t:u,integer:d}=W(),[g,f]=ee(history.state?.limit??sp),[p,h]=ee(
!1);de(()=>{let v=({type:x})=>h(x==="beforeprint");for(let x of Hl)addEventListener(x,v);return()=>{
for(let x of Hl)removeEventListener(x,v)}},[]);let w=()=>{let v=g*4;history.replaceState({...history.
state,limit:v},""),f(v),r?.(v)};if(o.length===0)return i?l("div",{class:"empty",children:i}):null;let k=n.
map(([v,,x])=>l("th",{scope:"col",class:x,children:v},v)),T=v=>n.map(([x,A,P])=>l("td",{class:P,"dat\
a-label":x,children:A(v)},x)),C=p?o:o.slice(0,g),b=`${d(o.length)}${r?"+":""}`;return l(X,{children:[
l("table",{children:[l("caption",{children:t}),l("thead",{children:l("tr",{children:k})}),l("tbody",
{children:C.map((v,x)=>{let A=C[x-1],P=a?.(v);return l(X,{children:[P&&(!A||a?.(A)!==P)&&l("tr",{class:"\
group",children:l("th",{colSpan:n.length,scope:"rowgroup",children:P})}),l("tr",{children:T(v)})]},s?.(
v)??x)})})]}),(r||o.length>g)&&l(re,{text:u.moreRows(d(C.length),b),onClick:w})]})};var fn=({title:e,onClose:t,locked:n,children:o})=>{let s=xn(),i=be(null);de(()=>i.current?.showModal(),
[]);let r=()=>n||i.current?.querySelector("[aria-busy=true]")!=null;return l("dialog",{ref:i,"aria-l\
abelledby":s,onCancel:a=>r()&&a.preventDefault(),onClose:t,children:[l("h2",{id:s,children:e}),o(()=>i.
current?.close())]})},Us=e=>{let{t}=W(),[n,o]=ee();return{ask:a=>new Promise(u=>o({question:a,answer:u})),
dialog:n&&l(fn,{title:e,onClose:()=>{n?.answer(!1),o(void 0)},children:a=>{let u=()=>{n.answer(!0),a()};
return l(X,{children:[l("p",{children:n.question}),l("div",{class:"actions",children:[l(re,{kind:"da\
nger",text:e,onClick:u}),l(re,{text:t.cancel,onClick:a})]})]})}})}};var nn=()=>document.querySelector("h1")?.focus({preventScroll:!0}),Mt=Ws(e=>{}),Vl=!0,Ot=({title:e,tools:t,
quiet:n,above:o})=>{let{t:s,announce:i}=W(),r=be(null);return de(()=>{Vl||r.current?.focus(),Vl=!1,i(
"")},[i]),de(()=>{document.title=`${e} · ${s.title}`},[e,s]),l("div",{class:n?"heading quiet":"head\
ing",children:[o&&l("p",{class:"aside",children:o}),l("h1",{tabIndex:-1,ref:r,children:e}),t]})},Lt=({
load:e,children:t,...n})=>{let{t:o}=W();return de(()=>{e.data!==void 0&&document.activeElement===document.
body&&nn()},[e.data]),l(Mt.Provider,{value:e.reload,children:[l(Ot,{...n}),l(We,{error:e.error,retry:e.
reload}),e.data!==void 0&&t(e.data),e.data===void 0&&e.loading&&l(ge,{kind:"loading",children:o.loading})]})},
Ve=({title:e,hint:t,tools:n,children:o})=>l("section",{class:"card","aria-label":e,children:[l("div",
{class:"heading",children:[l("h2",{children:e}),n]}),t&&l("p",{class:"hint",children:t}),o]}),Bl=({children:e})=>{
let{t}=W(),[n]=gl(o=>reportError(o));return n===void 0?l(X,{children:e}):l("div",{class:"card narrow",
children:[l(Ot,{title:t.broken}),l("p",{children:t.brokenHint}),l(re,{text:t.loadAgain,kind:"primary",
onClick:()=>location.reload()})]})};var rp=e=>typeof e=="object"&&e!==null&&"undo"in e,Gs=e=>{let{announce:t}=W(),n=Tn(Mt);return jn(async()=>{
t("");try{let o=await e();typeof o=="string"?t(o):rp(o)&&t(o.text,o.undo)}catch(o){throw o instanceof
Oe&&n(!0),o}n(!1)})},Ul=(e,t=n=>n)=>({inputMode:"decimal",autocomplete:"off",read:n=>{let o=Fl(String(
n));return o===void 0?new Error(e):t(o)}}),ip=({spec:e,error:t,name:n})=>{let{t:o}=W(),[s,i]=ee(!1),
{label:r,hint:a,codes:u,options:d,read:g,defaultValue:f,...p}=e,h=xn(),w=[a&&`${h}-hint`,t&&`${h}-er\
ror`].filter(Boolean).join(" "),k={"aria-invalid":!!t,"aria-describedby":w||void 0},T=(A,P,O)=>P&&l(
"p",{class:A,id:`${h}-${A}`,role:O,children:P}),C=d?.map(([A,P])=>l("option",{value:A,selected:A===f,
children:P},A)),b={...p,...!C&&{defaultValue:f}},v=e.type==="password",x=C?"select":e.rows?"textarea":
"input";return l("div",{class:`field ${e.type??""}`,children:[l("label",{for:h,children:r}),T("hint",
a),T("error",t,"alert"),Za(x,{...b,...s&&{type:"text"},...k,id:h,name:n},C),v&&l(re,{text:s?o.hide:o.
show,of:r,kind:"link",onClick:()=>i(!s)})]})},qn=({fields:e,values:t,errorOf:n=()=>""})=>Object.entries(
e).map(([o,s])=>{let i=t&&{value:String(t[o]??"")};return l(ip,{name:o,spec:{...s,...i},error:n(o)},
o)}),js=e=>l("fieldset",{children:[l("legend",{children:e.label}),e.values.map(t=>l(re,{text:e.names[t],
"aria-pressed":t===e.value,onClick:()=>e.choose(t)},t))]}),qs=({view:e,fields:t})=>{let{t:n}=W(),{parameters:o}=ze(),
[s,i]=ee(!1),r=Object.values(o).filter(Boolean).length,a=u=>To(ve(e,Object.fromEntries(new FormData(
u))));return l("search",{children:[l(re,{text:r>0?`${n.filters} (${r})`:n.filters,class:"button fold",
"aria-expanded":s,onClick:()=>i(!s)}),l("form",{class:s?"filters":"filters folded",onInput:({currentTarget:u})=>a(
u),onSubmit:u=>u.preventDefault(),children:l(qn,{fields:t,values:o})})]})},ap=(e,t,n)=>{let o=new FormData(
e),s=Object.entries(t).map(([u,d])=>{let g=o.get(u)??"";return d.required&&g===""?[u,new Error(n)]:[
u,d.read?d.read(g):g]}),i=s.filter(u=>u[1]instanceof Error),[r]=i,a=Object.fromEntries(i.map(([u,{message:d}])=>[
u,d]));if(r)throw Object.assign(r[1],{parameters:{field:r[0]},texts:a});return Object.fromEntries(s)},
kt=e=>{let{t,describe:n}=W(),o=e.fields??{},s=be(null),{run:i,busy:r,error:a,reset:u}=Gs(async()=>{let C=await e.
act(ap(s.current,o,t.missing));return e.keep||s.current?.reset(),C}),{code:d="",parameters:g={},fields:f=[]}=a??
{},{texts:p={}}=a??{},h=Object.keys(o),w=h.find(C=>C===g.field||o[C]?.codes?.includes(d))??h.find(C=>f.
includes(C)),k=C=>p[C]??(C===w?n(a):f.includes(C)?t.checkField:"");de(()=>{a&&s.current?.querySelector(
"[aria-invalid=true]")?.focus()},[a]);let T=C=>{C.preventDefault(),i()};return l("form",{ref:s,class:e.
inline?"inline":"",noValidate:!0,onInput:u,onSubmit:T,children:[e.question&&l("p",{children:e.question}),
l(qn,{fields:o,errorOf:k}),l(We,{error:w===void 0?a:void 0}),l("div",{class:"actions",children:[l(re,
{text:e.submit,kind:e.kind??"primary",busy:r}),e.onCancel&&l(re,{text:t.cancel,onClick:()=>r||e.onCancel?.()})]})]})},
pn=({act:e,busy:t,...n})=>{let o=Gs(e);return l(X,{children:[l(re,{...n,busy:t||o.busy,onClick:o.run}),
l(We,{error:o.error})]})},Ge=e=>{let{text:t,of:n,title:o=t,opener:s="link",...i}=e,{announce:r}=W(),
a=Tn(Mt),[u,d]=ee(!1),g=be(!1),f=w=>{g.current=w,w||a(!1)};return l(X,{children:[l(re,{text:t,of:n,kind:s,
"aria-haspopup":"dialog",onClick:()=>{r(""),d(!0)}}),u&&l(fn,{title:o,onClose:()=>{d(!1),g.current&&
a(!0),g.current=!1},children:w=>l(Mt.Provider,{value:f,children:l(kt,{kind:"danger",submit:t,...i,keep:!0,
onCancel:w,act:async k=>{let T=await i.act(k);return w(),nn(),T}})})})]})};var lp=".menu > div > :is(a, button:not([aria-haspopup]))",Do=({label:e,text:t,children:n})=>{let o=be(
null),s=r=>o.current?.contains(r)??!1,i=r=>{let a=o.current;!a||a.querySelector("dialog[open]")||(r&&
a.querySelector("summary")?.focus(),a.open=!1)};return de(()=>{let r=({target:u})=>{s(u)?u.matches(lp)&&
i(!0):i(!1)},a=({target:u})=>s(u)&&i(!0);return document.addEventListener("click",r),document.addEventListener(
"close",a,!0),()=>{document.removeEventListener("click",r),document.removeEventListener("close",a,!0)}},
[]),l("details",{class:"menu",ref:o,onKeyDown:({key:r})=>r==="Escape"&&i(!0),onFocusOut:({relatedTarget:r})=>r&&
!s(r)&&i(!1),children:[l("summary",{"aria-label":e,children:l("span",{children:t})}),l("div",{children:n})]})};var Io=(e,t)=>{let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),
setTimeout(()=>URL.revokeObjectURL(n.href),6e4)};var ss=Object.keys(Po.es.statuses),on=({wstg_status:e})=>e??"Not Started",rs=(e,t)=>!t&&["Blocked","\
Not Started"].includes(e),gi=["critical","high","medium","low","info"],hi=e=>e.charAt(0).toUpperCase()+
e.slice(1),zs=({severity:e})=>{let{t}=W();if(!e)return l(X,{children:t.unknown});let n=hi(e);return l(
Fe,{kind:n,children:t.severities[n]??e})},Ks=({item:e,all:t})=>{let{t:n,integer:o}=W(),s=gi.map(r=>[
hi(r),e.open_findings[r]]).filter(([,r])=>r>0).map(([r,a])=>({kind:r,counted:`${o(a)} ${n.severities[r]}`})),
i=n.openFindings(s.map(({counted:r})=>r).join(", "));return s.slice(0,t?s.length:1).map(({kind:r,counted:a})=>l(
"span",{title:i,children:l(Fe,{kind:r,children:n.openFindings(a)})},r))},cp=({item:e})=>{let{t}=W(),
n={wstg_id:e.wstg_id},{data:o}=Pe(r=>G.getItem({path:n,signal:r})),s=o?.findings.find(({written_to:r})=>r),
i=[t.findingNumber(e.finding_id??0),s?.title,s&&t.severities[hi(s.severity)],s&&t.findingStates[s.state]];
return l("strong",{class:"reason",children:i.filter(Boolean).join(" · ")})},mi=["active open"],up={
Done:["verified closed","verified closed_by_status"],"Not Applicable":["active false_positive","acti\
ve closed_by_status"],"In Progress":mi,Blocked:mi,"Not Started":mi},is=(e,t)=>e.finding_own===!1&&!up[t].
includes(`${e.defectdojo_status} ${e.finding_state}`),Ys=()=>{let{t:e}=W(),{ask:t,dialog:n}=Us(e.changeFinding);
return{askAbout:s=>t(l(X,{children:[e.othersFinding," ",l(cp,{item:s})]})),dialog:n}},Zs=()=>{let{t:e,
bytes:t}=W();return async n=>{let o=await n.blob();return Io(o,n.fileName),e.saved(n.fileName,t(o.size))}},
Eo=async(e,t)=>{let n=[];for await(let o of e){if(n.length===t)return{taken:n,more:!0};n.push(o)}return{
taken:n,more:!1}},ct=({at:e})=>{let{t,instant:n,ago:o}=W();return e===null?l(X,{children:t.unknown}):
l("time",{dateTime:e,title:n(e),children:o(e)??n(e)})},dp=()=>history.replaceState({...history.state,
y:scrollY},""),as=e=>l("a",{href:ve("checklist",e.parameters,e.id),onClick:dp,children:e.id}),zn=({text:e})=>{
let{t}=W();return e?l("details",{class:"reason",children:[l("summary",{children:t.reason}),e]}):null},
Gl=({label:e,value:t,options:n,act:o})=>{let s=be(t),{run:i,busy:r,error:a}=Gs(()=>o(s.current));return l(
"div",{children:[l("select",{"aria-label":e,"aria-busy":r,"data-kind":t,value:t,onChange:d=>{s.current=
d.currentTarget.value,i()},children:Object.entries(n).map(([d,g])=>l("option",{value:d,children:g},d))}),
l(We,{error:a})]})},ls=({request:e})=>{let{t,integer:n,may:o}=W(),s=e?{request_ids:[e.request_id]}:"\
all",i=e&&`${e.wstg_id??e.request_id}`,r=async()=>{let{request_ids:f}=await G.retryRequests({body:s});
return t.retried(n(f.length))},a=async()=>{let{request_ids:f}=await G.dismissRequests({body:s});return t.
dismissed(n(f.length))},[u,d]=e?[t.repeat,t.dismiss]:[t.retryAll,t.dismissAll],g=e?"link":"plain";return o(
"checklist:write")?l("div",{class:"actions",children:[l(pn,{text:u,of:i,kind:g,act:r}),l(Ge,{text:d,
of:i,opener:g,question:t.askDismiss,act:a})]}):null};var _i=100,fp=25,pp=({user:e,isOwn:t})=>{let{t:n}=W(),{username:o}=e,s={target_user_id:e.user_id},i=async()=>(await G.
endSessions({path:s}),n.sessionsEnded(o)),r=async(T,C)=>(await G.updateUserRole({path:s,body:{role:T}}),
C&&await i(),n.roleChanged(o,n.roles[T])),a=async()=>(await G.deleteUser({path:s}),n.accountDeleted(
o)),u=async T=>(await G.setChecklistAccess({path:s,body:{access:T}}),n.accessChanged(o,n.accesses[T])),
d=Ut.ChecklistAccess.values.map(T=>[T,n.accesses[T]]),g={label:n.access,options:d,defaultValue:e.checklist_access},
f={label:n.alsoEnd,type:"checkbox",defaultChecked:!0},p={text:n.promote,question:n.askPromote(o)},h={
text:n.demote,question:n.askDemote(o),fields:{end:f}},w={text:n.endTheirSessions,question:n.askEnd(o)},
k={text:n.delete,question:n.askDelete(o)};return l(Do,{label:`${n.actions}: ${o}`,text:"⋯",children:[
e.role==="user"&&l(Ge,{...p,of:o,act:()=>r("admin")}),e.role==="admin"&&l(Ge,{...h,of:o,act:({end:T})=>r(
"user",T)}),e.role==="user"&&l(Ge,{text:n.access,of:o,submit:n.save,kind:"primary",fields:{access:g},
act:({access:T})=>u(T)}),!t&&l(Ge,{...w,of:o,act:i}),!t&&l(Ge,{...k,of:o,act:a})]})},jl=({account:e})=>{
let{t,integer:n}=W(),o=h=>h.user_id===e.userId,{search:s="",role:i}=ze().parameters,r=Ut.Role.values.
find(h=>h===i),[a,u]=ee(_i);de(()=>u(_i),[s,r]);let d=Pe(h=>Eo(G.users({search:s,role:r,limit:_i,signal:h}),
a),[s,r,a]),g=h=>l("div",{class:"badges",children:[h.username," ",o(h)&&l(Fe,{children:t.you})]}),f=({
role:h,checklist_access:w})=>h==="admin"?l(Fe,{kind:"good",children:t.roles.admin}):w==="none"?t.roles.
user:l(Fe,{children:t.testers[w]}),p={search:{label:t.beginning,type:"search",autocapitalize:"none"},
role:{label:t.role,options:[["",t.any],...Object.entries(t.roles)]}};return l(Lt,{title:t.accounts,load:d,
children:({taken:h,more:w})=>l("section",{class:"card","aria-label":t.accounts,children:[!Gt.registrationOpen&&
l("p",{class:"hint",children:t.accountsClosed}),(h.length>fp||s||r)&&l(qs,{view:"accounts",fields:p}),
l(lt,{caption:t.accountsCount(h.length,`${n(h.length)}${w?"+":""}`),rows:h,empty:t.noAccounts,more:w?
k=>u(Math.max(a,k)):void 0,keyOf:({user_id:k})=>k,columns:[[t.name,g],[t.role,f],[t.created,({created_at:k})=>l(
ct,{at:k}),"wide"],[t.actions,k=>l(pp,{user:k,isOwn:o(k)}),"tools"]]})]})})};var yi={base:"https://owasp.org/www-project-web-security-testing-guide/v42/4-Web_Application_Securit\
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
n_Hijacking"}};var Js={current:[]},gp=({request:e})=>{let{request:t}=W().t,{state:n,reason:o}=e,s=n==="failed"?"err\
or":n==="done"&&!o?"success":"info",i=n==="done"&&o?t.noEffect:t[n];return l(ge,{kind:s,children:[i,
" ",n==="failed"&&Gn(e)&&t.repeated,l(zn,{text:o})]})},hp=({item:e,user:t,keepsAll:n})=>{let{t:o}=W(),
{askAbout:s,dialog:i}=Ys(),[r,a]=ee(""),u=e.requests.find(b=>r.endsWith(`/${b.request_id}`)),[d]=ee(
on(e)),[g,f]=ee(d),[p,h]=ee((e.notes??"").replaceAll(`\r
`,`
`)),w=async({status:b,notes:v})=>{let x=v===p?{}:{notes:v};if((is(e,b)||e.finding_own===!1&&x.notes)&&
!await s(e))return;let P={wstg_id:e.wstg_id,status:b,user:t,...x};a((await G.requestWstgSync({body:P})).
location),h(v)},k=ss.map(b=>[b,o.statuses[b]]),T={label:o.notes,hint:o.notesHint,rows:6,defaultValue:p},
C={label:o.status,hint:rs(g,n)&&o.notKept,options:k,defaultValue:d,onInput:({currentTarget:{value:b}})=>f(
b)};return l(Ve,{title:o.edit,children:[l(kt,{keep:!0,submit:o.save,act:w,fields:{status:C,notes:T}}),
u&&l(gp,{request:u}),i]})},_p=({address:e,text:t})=>!e||!/^https?:\/\//i.test(e)?l(X,{children:t}):l(
"a",{href:e,target:"_blank",rel:"noreferrer",children:t}),yp=({item:e})=>{let{t,integer:n}=W(),{findings:o,
findings_total:s}=e,i=o.length<s?t.doneOf(n(o.length),n(s)):n(s),r=a=>{let u=t.findingNumber(a.finding_id),
d=[u,a.own&&t.madeHere,a.written_to&&t.writtenTo];return l("div",{class:"reason",children:[l(_p,{address:a.
finding_url,text:a.title||u}),l("p",{class:"aside",children:d.filter(Boolean).join(" · ")})]})};return s===
0?null:l(Ve,{title:t.findings,children:l(lt,{caption:`${t.findings}: ${i}`,rows:o,keyOf:({finding_id:a})=>a,
columns:[[t.finding,r],[t.severity,({severity:a})=>l(zs,{severity:a})],[t.state,({state:a})=>t.findingStates[a]]]})})},
wp=({item:e})=>{let{t}=W(),n=[e.status_set_by,e.status_set_for].filter(Boolean);return l(Ve,{title:t.
currentState,children:[e.conflict&&l(ge,{children:t.conflictNotice}),e.failed_reason!==null&&l(ge,{kind:"\
error",children:t.failedBelow}),l(Ao,{facts:{[t.status]:l("div",{class:"badges",children:[l(Fe,{kind:on(
e),children:t.statuses[on(e)]}),l(Ks,{item:e,all:!0})]}),[t.setAt]:l(ct,{at:e.status_set_at}),[t.setBy]:[
...new Set(n)].join(" / ")||t.unknown,[t.tool]:t.toolStatuses[e.defectdojo_status??"none"],[t.lastSync]:l(
ct,{at:e.last_sync})}})]})},bp=({item:e})=>{let{t}=W(),n=r=>r===null?t.unknown:t.statuses[r]??r,o=r=>r?
"bad":void 0,s=r=>l("div",{children:[l(Fe,{kind:o(r.state==="failed"),children:t.states[r.state]}),"\
 ",l(zn,{text:r.reason}),r.state==="failed"&&l(ls,{request:r})]}),i=r=>l("div",{children:[l(Fe,{kind:o(
!r.success),children:r.success?t.success:t.failed})," ",l(zn,{text:r.error_message})]});return l(X,{
children:[l(Ve,{title:t.requests,children:l(lt,{empty:t.noRequests,caption:t.requests,rows:e.requests,
keyOf:({request_id:r})=>r,columns:[[t.accepted,({accepted_at:r})=>l(ct,{at:r})],[t.origin,({kind:r})=>t.
origins[r]],[t.status,({status:r})=>n(r)],[t.user,({user:r})=>r??t.unknown],[t.result,s]]})}),l(Ve,{
title:t.log,children:l(lt,{empty:t.noLog,caption:t.log,rows:e.log,columns:[[t.when,({timestamp:r})=>l(
ct,{at:r})],[t.direction,({direction:r})=>t.directions[r]],[t.change,r=>`${n(r.old_status)} → ${n(
r.new_status)}`],[t.result,i]]})})]})},vp=e=>{let t=yi.pages[e.toUpperCase()];return t&&yi.base+t},Sp=({
id:e})=>{let{t}=W(),{parameters:n}=ze(),o=Js.current.indexOf(e),[s,i]=o<0?[]:[-1,1].map(a=>Js.current[o+
a]),r=(a,u)=>u&&l("a",{href:ve("checklist",n,u),children:a});return l("nav",{class:"actions","aria-l\
abel":t.checklist,children:[l("a",{href:ve("checklist",n),children:t.backToList}),r(t.previous,s),r(
t.next,i)]})},ql=({id:e,user:t})=>{let{t:n,may:o}=W(),s=Pe(async d=>{let[g,{keeps_equivalent_status:f}]=await Promise.
all([G.getItem({path:{wstg_id:e},signal:d}),G.getSynchronisation({signal:d})]);return{item:g,keepsAll:f}},
[e],({item:d})=>d.requests.some(Gn)),i=vp(e),{name:r,category:a}=s.data?.item??{},u=l(X,{children:[[
r&&e,a&&n.categoryName(a)].filter(Boolean).join(" · "),i&&" · ",i&&l("a",{href:i,target:"_blank",rel:"\
noreferrer",children:n.guide})]});return l(Lt,{title:r??e,above:u,tools:l(Sp,{id:e}),load:s,children:({
item:d,keepsAll:g})=>l(X,{children:[l(yp,{item:d}),l("div",{class:"columns",children:[l(wp,{item:d}),
o("checklist:write")&&l(hp,{item:d,user:t,keepsAll:g})]}),l(bp,{item:d})]})})};var kp="-",wi=({category:e})=>e??kp,Tp={conflict:e=>e.conflict,open:e=>e.open_request,failed:e=>e.failed_reason!==
null,untracked:e=>!e.tracked,without_finding:e=>e.finding_id===null&&e.last_sync!==null},bi=e=>{let t=Map.
groupBy(e,on),n=o=>t.get(o)?.length??0;return{countOf:n,closed:n("Done")+n("Not Applicable")}},Kl=({
items:e})=>{let{countOf:t}=bi(e),n=ss.filter(o=>t(o)>0);return l("div",{class:"bar","aria-hidden":"t\
rue",children:n.map(o=>l("i",{"data-kind":o,style:{flexGrow:t(o)}},o))})},xp=5,Cp=({gate:e})=>{let{t,
integer:n}=W(),{parameters:o}=ze(),s=Map.groupBy(e.open,({reason:a})=>a),i=Map.groupBy(s.get("open_f\
inding")??[],({severity:a})=>a),r=gi.flatMap(a=>i.get(a)??[]);return e.passed?l(ge,{kind:"success",children:t.
gatePassed}):l(ge,{kind:"closed",children:[l("p",{children:[l("strong",{children:t.gateClosed})," ",
e.stale&&t.gateStale]}),l("p",{class:"badges",children:[...s].map(([a,u])=>l("a",{href:ve("checklist",
{...o,show:a}),children:[t.reasons[a],": ",n(u.length)]},a))}),r.length>0&&l("p",{class:"badges",children:r.
slice(0,xp).map(({wstg_id:a,severity:u})=>l("span",{children:[l(as,{id:a,parameters:o})," ",l(zs,{severity:u})]},
a))})]})},Pp=({items:e,gate:t})=>{let{t:n,integer:o,percent:s}=W(),{countOf:i,closed:r}=bi(e);return l(
"section",{class:"card total","aria-label":n.checklistTotal,children:[l("p",{class:"figure",children:[
l("strong",{children:n.closedOf(o(r),o(e.length))})," ",l("span",{children:e.length>0&&s(r/e.length)}),
l("span",{class:"badges",children:ss.map(a=>l(Fe,{kind:a,children:[n.statuses[a],": ",o(i(a))]},a))})]}),
l(Kl,{items:e}),l(Cp,{gate:t}),l(Ap,{items:e})]})},Ap=({items:e})=>{let{t,integer:n}=W(),{parameters:o}=ze();
return l("details",{children:[l("summary",{children:t.coverage}),l("ul",{class:"coverage",children:[
...Map.groupBy(e,wi)].map(([s,i])=>l("li",{children:[l("a",{href:ve("checklist",{...o,category:s}),children:t.
categoryName(s)}),l("span",{children:t.doneOf(n(bi(i).closed),n(i.length))}),l(Kl,{items:i})]},s))})]})},
zl=e=>e.failed_reason!==null?2:Number(e.conflict),Dp=({items:e,gate:t},n)=>{let{status:o="",category:s="",
show:i="",outcome:r="",search:a=""}=n,u=a.toLowerCase().split(/\s+/),d=new Map(t.open.map(({wstg_id:p,
reason:h})=>[p,h])),g=p=>{let h=`${p.wstg_id} ${p.name??""} ${p.notes??""}`.toLowerCase();return u.every(
w=>h.includes(w))},f=p=>Tp[i]?.(p)??[d.get(p.wstg_id),""].includes(i);return e.filter(p=>[on(p),""].
includes(o)).filter(p=>[wi(p),""].includes(s)).filter(p=>[p.outcome,""].includes(r)).filter(f).filter(
g).sort((p,h)=>zl(h)-zl(p))},Ip=({items:e,keepsAll:t,set:n})=>{let{t:o,integer:s,announce:i}=W(),[r,
a]=ee(!1),[u,d]=ee("Done"),[g,f]=ee([]),[p,h]=ee(0),w=be(!1),{run:k,busy:T,error:C,reset:b}=jn(async()=>{
w.current=!1,f(e),h(0);let I=0;for(let{wstg_id:R}of e){if(w.current)break;await n(R,u),h(++I)}i(o.setAll(
v(I))),a(!1)}),v=I=>o.items(I,s(I)),x=v((T?g:e).length),A=e.filter(I=>is(I,u)).length,P=[A>0&&o.othersFindings(
s(A)),rs(u,t)&&o.notKept],O=()=>{w.current=!0,b(),a(!1)};return l(X,{children:[e.length>0&&l(re,{text:o.
setAllShown,"aria-haspopup":"dialog",onClick:()=>a(!0)}),r&&l(fn,{title:o.askSetAll(x,o.statuses[u]),
onClose:O,children:I=>T?l(Cn,{label:o.sending,done:p,all:g.length,format:s,children:l(re,{text:o.stop,
onClick:()=>w.current=!0})}):l(X,{children:[l(qn,{fields:{status:{label:o.status,hint:l("span",{role:"\
status",children:P.filter(Boolean).join(" ")}),options:Object.entries(o.statuses),onInput:({currentTarget:{
value:R}})=>d(R)}},values:{status:u}}),l(We,{error:C}),l("div",{class:"actions",children:[l(re,{text:o.
setItems(x,o.statuses[u]),kind:"danger",onClick:k}),l(re,{text:o.cancel,onClick:I})]})]})})]})},Ep=({
data:e,user:t,change:n})=>{let{t:o,integer:s,may:i}=W(),{parameters:r}=ze(),a=JSON.stringify(r),u=mt(
()=>Dp(e,r),[e,a]);Js.current=u.map(({wstg_id:v})=>v);let d=["",o.any],g=[...new Set(e.items.map(wi))].
map(v=>[v,o.categoryName(v)]),f=[...new Set(e.gate.open.map(({reason:v})=>v))].map(v=>[v,o.reasons[v]]),
p=async(v,x)=>{await G.requestWstgSync({body:{wstg_id:v,status:x,user:t}});let A=P=>P.wstg_id===v?{...P,
wstg_status:x,open_request:!0}:P;n(P=>({...P,items:P.items.map(A)}))},{askAbout:h,dialog:w}=Ys(),k=v=>l(
"div",{children:[l(as,{id:v.wstg_id,parameters:r}),l("p",{class:"aside",children:v.name})]}),T=v=>l(
"div",{class:"badges",children:[i("checklist:write")?l(Gl,{label:`${o.status}: ${v.wstg_id}`,value:on(
v),options:o.statuses,act:async x=>{if(!(is(v,x)&&!await h(v)))return await p(v.wstg_id,x),rs(x,e.keepsAll)?
o.notKept:o.request.waiting}}):l(Fe,{kind:on(v),children:o.statuses[on(v)]}),v.conflict&&l(Fe,{kind:"\
bad",children:o.conflict}),v.failed_reason!==null&&l(Fe,{kind:"bad",children:o.failed}),v.failed_reason===
null&&v.open_request&&l(Fe,{children:o.pending})]}),C=v=>Object.values(v.open_findings).some(x=>x>0)?
l("div",{class:"badges",children:l(Ks,{item:v})}):null,b=l(X,{children:[l("p",{children:o.noItems}),
l("a",{href:ve("checklist"),onClick:nn,children:o.clear})]});return l(Ve,{title:o.items(u.length,s(u.
length)),tools:i("checklist:write")&&l(Ip,{items:u,keepsAll:e.keepsAll,set:p}),children:[l(qs,{view:"\
checklist",fields:{search:{label:o.search,placeholder:o.searchHint,type:"search"},status:{label:o.status,
options:[d,...Object.entries(o.statuses)]},category:{label:o.category,options:[["",o.anyCategory],...g]},
outcome:{label:o.itemOutcome,options:[d,...Object.entries(o.outcomes)]},show:{label:o.show,options:[
d,...Object.entries(o.shown),...f]},since:{label:o.since,type:"date"}}}),l(lt,{caption:o.checklist,rows:u,
keyOf:({wstg_id:v})=>v,empty:b,columns:[[o.item,k],[o.status,T],[o.tool,v=>o.toolStatuses[v.defectdojo_status??
"none"]],[o.findingsOpen,C],[o.lastSync,({last_sync:v})=>l(ct,{at:v})]]},a),l("p",{class:"aside",children:o.
source}),w]})},Rp=({user:e})=>{let{t}=W(),{since:n}=ze().parameters,o=n?{since:n}:{},s=Pe(async d=>{
let[{taken:g},f,{keeps_equivalent_status:p}]=await Promise.all([Eo(G.items({...o,signal:d}),Number.POSITIVE_INFINITY),
G.checkGate({query:o,signal:d}),G.getSynchronisation({signal:d})]);return{items:g,gate:f,keepsAll:p}},
[n]),i=s.data!==void 0;de(()=>{i&&history.state?.y&&scrollTo(0,history.state.y)},[i]);let r=Zs(),a=async()=>r(
await G.generateReport({headers:{"Accept-Language":document.documentElement.lang}})),u=l(X,{children:[
l(pn,{text:t.makeReport,act:a}),l(re,{text:t.reload,busy:s.loading,onClick:s.reload})]});return l(Lt,
{title:t.checklist,tools:u,load:s,children:d=>l(X,{children:[l(Pp,{...d}),l(Ep,{data:d,user:e,change:s.
change})]})})},Yl=({account:e})=>{let{id:t}=ze();return t===void 0?l(Rp,{user:e.username}):l(ql,{id:t,
user:e.username},t)};var Zl=e=>{let{act:t,ask:n,title:o,hint:s,submit:i,labels:r,fields:a}=e,{t:u,bytes:d}=W(),[g,f]=ee(),
[p,h]=ee(""),w=be(new AbortController);de(()=>()=>w.current.abort(),[]);let k=async I=>{w.current=new AbortController;
let{signal:R}=w.current;h(""),f({loaded:0,total:void 0}),await t({signal:R,onProgress:f},I).catch(L=>{
if(!R.aborted)throw L;return u.stopped}).then(h).finally(()=>f(void 0))},{ask:T,dialog:C}=Us(i),b=async I=>{
(!n||await T(n(I)))&&await k(I)},v=()=>{w.current.abort(),nn()},x=g&&g.loaded>0&&g.loaded!==g.total,
[A,P]=x?[r[0],g.total]:[r[1],void 0];return l(Ve,{title:o,hint:s,children:[l(kt,{keep:!0,submit:i,kind:a?
"danger":"primary",act:b,fields:a}),C,g&&l(Cn,{label:A,done:g.loaded,all:P,format:I=>I===0?"":d(I),children:l(
re,{text:u.stop,onClick:v})}),p&&l(ge,{children:p})]})},Jl=()=>{let{t:e,bytes:t}=W(),n=Zs(),o={label:e.
file,type:"file",accept:".sql,application/sql,text/plain",read:s=>s instanceof File&&s.name?s:new Error(
e.noFile)};return l(X,{children:[l(Ot,{title:e.files}),l("div",{class:"columns",children:[l(Zl,{title:e.
export,hint:e.dumpHint,submit:e.makeExport,labels:[e.downloading,e.preparing],act:async s=>n(await G.
exportDump(s))}),l(Zl,{title:e.import,hint:e.dumpImportHint,submit:e.makeImport,labels:[e.uploading,
e.importing],fields:{file:o},ask:({file:s})=>e.askImport(s.name,t(s.size)),act:async(s,{file:i})=>(await G.
importDump({...s,body:{file:i}}),e.imported)})]})]})};var Mp=1e3,Op=({state:e,last_started_at:t,last_succeeded_at:n})=>e==="idle"&&(n??"")<(t??""),Lp=()=>{
let{t:e}=W(),t=()=>G.synchroniseNow({body:{hidden_is_gone:!0}});return l(Ge,{text:e.hiddenIsGone,opener:"\
plain",question:e.askHiddenIsGone,act:t})},Np=({run:e,isAdmin:t})=>{let{t:n,ago:o,instant:s,may:i}=W(),
{state:r,last_error:a,last_warning:u}=e,d=()=>G.synchroniseNow(),g=h=>h&&(o(h)??s(h)),f=a===null&&u===
null&&e.failed===0,p=()=>{if(r!=="idle")return n.runStates[r];let[h,w]=[g(e.last_succeeded_at),g(e.next_run_at)];
return h===null?n.neverInStep:(f?n.inStep:n.notInStep)(h,w)};return l("section",{class:"card","aria-\
label":n.state,children:[l("div",{class:"heading",children:[l("p",{role:"status",children:l("strong",
{children:p()})}),i("checklist:write")&&l(pn,{kind:"primary",text:n.synchronise,busy:r!=="idle",act:d})]}),
a!==null&&l(ge,{kind:"error",children:[n.lastError,l(zn,{text:a})]}),u!==null&&l(ge,{kind:"error",children:[
`${n.lastWarning} ${u}`,t&&Op(e)&&l(Lp,{})]})]})},Fp=({run:e})=>{let{t,integer:n}=W(),o=[[t.waitingCount,
e.waiting],[t.retryingCount,e.retrying],[t.failedCount,e.failed]];return l("details",{class:"card",children:[
l("summary",{children:t.periodic}),l(Ao,{facts:{[t.lastStarted]:l(ct,{at:e.last_started_at}),[t.lastFinished]:l(
ct,{at:e.last_finished_at}),[t.lastSucceeded]:l(ct,{at:e.last_succeeded_at}),[t.nextRun]:l(ct,{at:e.
next_run_at}),[t.lastDelivery]:l(ct,{at:e.last_delivery_at}),...Object.fromEntries(o.filter(([,s])=>s>
0).map(([s,i])=>[s,n(i)])),[t.withoutFinding]:l("a",{href:ve("checklist",{show:"without_finding"}),children:n(
e.without_finding)})}})]})},Wp=({requests:e,all:t})=>{let{t:n,integer:o}=W(),s=({wstg_id:r,finding_id:a})=>r===
null?n.findingNumber(a??0):l(as,{id:r}),i=({reason:r,next_attempt_at:a})=>l("div",{children:[l(zn,{text:r}),
" ",a!==null&&l(Fe,{children:n.states.retrying})]});return l(Ve,{title:n.failedRequests,tools:e.length>
0&&l(ls,{}),children:l(lt,{empty:n.noFailed,caption:n.firstOf(e.length,Math.max(t,e.length),o),rows:e,
keyOf:({request_id:r})=>r,columns:[[n.item,s],[n.status,({status:r})=>r?n.statuses[r]:n.unknown],[n.
accepted,({accepted_at:r})=>l(ct,{at:r})],[n.attempts,({attempts:r})=>o(r),"numeric"],[n.reason,i],[
n.actions,r=>l(ls,{request:r}),"tools"]]})})},$p=async e=>{let[t,{taken:n}]=await Promise.all([G.getSynchronisation(
{signal:e}),Eo(G.requests({state:"failed",limit:200,signal:e}),Mp)]);return{run:t,failed:n}},Hp=({run:e,
failed:t})=>e.state!=="idle"||e.waiting+e.retrying>0||t.some(Gn),Ql=({account:e})=>{let{t}=W(),n=Pe(
$p,[],Hp),o=l(re,{text:t.reload,onClick:n.reload});return l(Lt,{title:t.synchronisation,tools:o,load:n,
children:({run:s,failed:i})=>l(X,{children:[l(Np,{run:s,isAdmin:e.role==="admin"}),l(Wp,{requests:i,
all:s.failed}),l(Fp,{run:s})]})})};var Vp=async e=>{let[{keys:t},{permissions:n}]=await Promise.all([G.listKeys({signal:e}),G.getPermissions(
{signal:e})]);return{keys:t,held:n}},Bp=e=>e.currentTarget.select(),Up=({value:e,close:t})=>{let{t:n}=W(),
[o,s]=ee(!1),i=async()=>{await navigator.clipboard.writeText(e),s(!0)};return l(fn,{title:n.keyMade,
onClose:t,children:r=>l(X,{children:[l("p",{children:n.keyOnce}),l("input",{readOnly:!0,value:e,"ari\
a-label":n.keyMade,onFocus:Bp}),l("div",{class:"actions",children:[navigator.clipboard&&l(re,{text:o?
n.copied:n.copy,kind:"primary",onClick:i}),l(re,{text:n.close,onClick:r})]})]})})},Gp=[30,90,366],Xl=({
held:e,onKey:t,isForScale:n})=>{let{t:o}=W(),s=r=>({label:o.permissions[r],type:"checkbox",defaultChecked:n&&
r==="weights:write",read:a=>a==="on"}),i={name:{label:o.keyName,hint:o.keyNameHint,defaultValue:n?o.
scale:"",maxLength:Ut.KeyName.maxLength,autocomplete:"off"},...Object.fromEntries(e.map(r=>[r,s(r)])),
days:{label:o.keyEnds,options:Gp.map(r=>[String(r),o.days(r)]),defaultValue:n?"366":"90"},password:{
label:o.currentPassword,autocomplete:"current-password",type:"password",codes:["current_password_wro\
ng"]}};return l(Ge,{text:n?o.makeScaleKey:o.makeKey,title:o.makeKey,submit:o.makeKey,opener:"plain",
kind:"primary",fields:i,act:async({name:r,days:a,password:u,...d})=>{let g=e.filter(p=>d[p]);if(g.length===
0)throw new Error(o.noPermission);let f={name:r,permissions:g,expires_in_days:Number(a),password:u};
t((await G.createKey({body:f})).key)}})},ec=()=>{let{t:e,day:t,instant:n,messages:o}=W(),{data:s,error:i,
reload:r}=Pe(Vp),[a,u]=ee(""),{keys:d=[],held:g=[]}=s??{},f=({last_refused_at:p,last_refused_code:h})=>{
let w=o.errors[h??""];return p!==null&&l("p",{class:"aside",children:e.keyRefused(n(p),w??h??"")})};
return l(Mt.Provider,{value:r,children:l(Ve,{title:e.apiKeys,hint:e.apiKeysHint,tools:s&&l("div",{class:"\
actions",children:[l(Xl,{held:g,onKey:u,isForScale:!0}),l(Xl,{held:g,onKey:u})]}),children:[l(We,{error:i,
retry:r}),a&&l(Up,{value:a,close:()=>u("")}),l(lt,{caption:e.apiKeysCaption,rows:d,keyOf:({key_id:p})=>p,
columns:[[e.keyName,p=>l("div",{children:[p.name,f(p)]})],[e.keyMay,({permissions:p})=>l("div",{class:"\
badges",children:p.map(h=>l(Fe,{children:e.permissions[h]},h))})],[e.lastUsed,({last_used_at:p})=>p===
null?e.never:n(p),"wide"],[e.expires,({expires_at:p})=>t(p)],[e.actions,({key_id:p,name:h})=>l(Ge,{text:e.
remove,of:h,title:e.removeKey,question:h,act:async()=>(await G.deleteKey({path:{key_id:p}}),e.keyRemoved)}),
"tools"]]})]})})};var vi,jp=(e,t)=>new Promise((n,o)=>{let s=new URL(e);s.searchParams.set("render",t);let i=document.
createElement("script");i.src=s.href,i.onerror=()=>{vi=void 0,i.remove(),o(new Error("the captcha ca\
nnot be loaded"))},i.onload=()=>{let{grecaptcha:r}=globalThis;r?r.ready(()=>n(r)):i.dispatchEvent(new Event(
"error"))},document.head.append(i),G.session.onChange(r=>r&&setTimeout(()=>location.reload()))}),Si=async e=>{
let{captcha_site_key:t}=e;return t&&Gt.captchaScript&&(vi??=jp(Gt.captchaScript,t)),vi},tc=async(e,t)=>{
let n=await Si(e),o=e.captcha_site_key??"";return n?{captcha_token:await n.execute(o,{action:t})}:{}};var ki=["password_too_short","password_too_long","password_breached"],Ti=({registering:e,expired:t})=>{
let{t:n,config:o}=W(),s=Gt.isEmpty&&Gt.registrationOpen,i=e||s,r=async h=>{let w=await tc(o,i?"regis\
ter":"login").catch(()=>{throw new Error(n.captchaMissing)}),k={...h,...w};await(i?G.registerAccount(
{body:k}):G.login({body:k})),Gt.isEmpty=!1,i?To(ve("profile",{first:"true"})):location.hash==="#/del\
eted"&&(location.hash="")};de(()=>{Si(o).catch(()=>{})},[o]);let{minLength:a,maxLength:u}=Ut.Username,
d={autocomplete:"username",autocapitalize:"none",spellcheck:!1,label:n.username,hint:i&&n.usernameHint(
a,u),codes:["username_invalid","username_taken"],defaultValue:t?.username},g={type:"password",label:n.
password,codes:ki,hint:i&&n.newPasswordHint(Ut.NewPassword.minLength),autocomplete:i?"new-password":
"current-password",autofocus:t!==void 0},f=i?n.register:n.signIn,p=l(kt,{keep:!0,submit:f,act:r,fields:{
username:d,password:g}});return t?p:l(X,{children:[l(Ot,{title:s?n.registerFirst:f}),l("p",{class:"h\
int",children:s?n.welcomeFirst:n.welcome}),i&&!Gt.registrationOpen?l(ge,{children:n.registrationClosed}):
p,!s&&(i||Gt.registrationOpen)&&l("p",{class:"aside",children:[i?n.toSignIn:n.toRegister," ",l("a",{
href:i?"#/":"#/register",children:i?n.signIn:n.register})]})]})};var qp=async()=>{let e=JSON.stringify(await G.exportOwnData(),null,2),t=new Date().toLocaleDateString(
"sv");Io(new Blob([e],{type:"application/json"}),`weight-bmi-${t}.json`)},nc=({account:e})=>{let{t}=W(),
o={...{type:"password",autocomplete:"current-password"},label:t.currentPassword,codes:["current_pass\
word_wrong"]},s={type:"password",autocomplete:"new-password",label:t.newPassword,hint:t.newPasswordHint(
Ut.NewPassword.minLength),codes:[...ki,"password_unchanged"]},i={autocomplete:"off",autocapitalize:"\
none",label:t.typeName(e.username),read:r=>String(r).trim()===e.username||new Error(t.nameDiffers)};
return l(X,{children:[l(Ot,{title:t.account}),l("p",{class:"hint",children:t.signedInAs(e.username)}),
l(ec,{}),l("div",{class:"columns",children:[l(Ve,{title:t.password,hint:t.changePasswordHint,children:l(
Ge,{text:t.changePassword,opener:"plain",kind:"primary",fields:{current_password:o,new_password:s},act:async r=>(await G.
changePassword({body:r}),t.passwordChanged)})}),l(Ve,{title:t.exportTitle,hint:t.exportHint,children:l(
kt,{kind:"plain",submit:t.exportData,act:qp})}),l(Ve,{title:t.endSessions,hint:t.endSessionsHint,children:l(
Ge,{text:t.endSessions,opener:"plain",fields:{password:o},act:r=>G.logoutEverywhere({body:r})})}),l(
Ve,{title:t.deleteAccount,hint:t.deleteHint,children:l(Ge,{text:t.deleteAccount,opener:"danger",fields:{
name:i,password:o},act:async({password:r})=>{await G.deleteAccount({body:{password:r}}),location.hash=
"#/deleted"}})})]})]})};var zp=e=>e>3?e/100:e,oc=()=>{let{t:e,plain:t,messages:n,config:o,unit:s,setUnit:i}=W(),r=ze().parameters.
first!==void 0,a=Pe(k=>So(G.getProfile({signal:k}))),u=o.validation_limits??{},d={maxLength:u.name_max_length,
required:!0},g={type:"date",codes:["birth_date_invalid"],min:u.birth_date_min,required:!0},f={...Ul(
e.notAHeight,zp),codes:["height_out_of_range"],label:e.height,required:!0},p=e.heightHint,h=async k=>{
if(await G.saveProfile({body:k}),!r)return n.texts.profile_saved;location.hash=ve("weight")},w=k=>({
nombre:{...d,label:e.firstName,defaultValue:k?.nombre},apellidos:{...d,label:e.lastName,defaultValue:k?.
apellidos},fecha_nacimiento:{...g,label:e.birthDate,defaultValue:k?.fecha_nacimiento},talla_m:{...f,
hint:p,defaultValue:k?t(k.talla_m):""}});return l("div",{class:"card narrow",children:l(Lt,{title:e.
profile,load:a,children:k=>l(X,{children:[l("p",{class:"hint",children:r?e.profileFirst:e.profileHint}),
l(kt,{keep:!0,submit:e.save,act:h,fields:w(k)}),r&&l("a",{href:ve("weight"),children:e.later}),l(js,
{label:e.unitOfWeights,values:Vs,names:e.unitNames,value:s,choose:i})]})})})};var Kp={normal:"good",obese_class_i:"bad",obese_class_ii:"worse",obese_class_iii:"worst"},cs=e=>Kp[e]??
"warn";var Yp="uplot",Zp="u-hz",Jp="u-vt",Qp="u-title",Xp="u-wrap",em="u-under",tm="u-over",nm="u-axis",Zn="\
u-off",om="u-select",sm="u-cursor-x",rm="u-cursor-y",im="u-cursor-pt",am="u-legend",lm="u-live",cm="\
u-inline",um="u-series",dm="u-marker",sc="u-label",fm="u-value",ds="width",fs="height";var rc="bottom",Ro="left",xi="right",Bi="#000",ic=Bi+"0",Ci="mousemove",ac="mousedown",Pi="mouseup",
lc="mouseenter",cc="mouseleave",uc="dblclick",pm="resize",mm="scroll",dc="change",nr="dppxchange",Ui="\
--",$o=typeof window<"u",Ri=$o?document:null,Oo=$o?window:null,gm=$o?navigator:null,he,Qs;function Mi(){
let e=devicePixelRatio;he!=e&&(he=e,Qs&&Li(dc,Qs,Mi),Qs=matchMedia(`(min-resolution: ${he-.001}dppx)\
 and (max-resolution: ${he+.001}dppx)`),Jn(dc,Qs,Mi),Oo.dispatchEvent(new CustomEvent(nr)))}function Tt(e,t){
if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function Oi(e,t){let n=e.classList;n.contains(
t)&&n.remove(t)}function Re(e,t,n){e.style[t]=n+"px"}function jt(e,t,n,o){let s=Ri.createElement(e);
return t!=null&&Tt(s,t),n?.insertBefore(s,o),s}function Nt(e,t){return jt("div",e,t)}var fc=new WeakMap;
function sn(e,t,n,o,s){let i="translate("+t+"px,"+n+"px)",r=fc.get(e);i!=r&&(e.style.transform=i,fc.
set(e,i),t<0||n<0||t>o||n>s?Tt(e,Zn):Oi(e,Zn))}var pc=new WeakMap;function mc(e,t,n){let o=t+n,s=pc.
get(e);o!=s&&(pc.set(e,o),e.style.background=t,e.style.borderColor=n)}var gc=new WeakMap;function hc(e,t,n,o){
let s=t+""+n,i=gc.get(e);s!=i&&(gc.set(e,s),e.style.height=n+"px",e.style.width=t+"px",e.style.marginLeft=
o?-t/2+"px":0,e.style.marginTop=o?-n/2+"px":0)}var Gi={passive:!0},hm={...Gi,capture:!0};function Jn(e,t,n,o){
t.addEventListener(e,n,o?hm:Gi)}function Li(e,t,n,o){t.removeEventListener(e,n,Gi)}$o&&Mi();function qt(e,t,n,o){
let s;n=n||0,o=o||t.length-1;let i=o<=2147483647;for(;o-n>1;)s=i?n+o>>1:xt((n+o)/2),t[s]<e?n=s:o=s;return e-
t[n]<=t[o]-e?n:o}function Gc(e){return(n,o,s)=>{let i=-1,r=-1;for(let a=o;a<=s;a++)if(e(n[a])){i=a;break}
for(let a=s;a>=o;a--)if(e(n[a])){r=a;break}return[i,r]}}var jc=e=>e!=null,qc=e=>e!=null&&e>0,rr=Gc(jc),
_m=Gc(qc);function ym(e,t,n,o=0,s=!1){let i=s?_m:rr,r=s?qc:jc;[t,n]=i(e,t,n);let a=e[t],u=e[t];if(t>
-1)if(o==1)a=e[t],u=e[n];else if(o==-1)a=e[n],u=e[t];else for(let d=t;d<=n;d++){let g=e[d];r(g)&&(g<
a?a=g:g>u&&(u=g))}return[a??ke,u??-ke]}function ir(e,t,n,o){let s=wc(e),i=wc(t);e==t&&(s==-1?(e*=n,t/=
n):(e/=n,t*=n));let r=n==10?mn:zc,a=s==1?xt:Ft,u=i==1?Ft:xt,d=a(r(Ye(e))),g=u(r(Ye(t))),f=Lo(n,d),p=Lo(
n,g);return n==10&&(d<0&&(f=Te(f,-d)),g<0&&(p=Te(p,-g))),o||n==2?(e=f*s,t=p*i):(e=Jc(e,f),t=ar(t,p)),
[e,t]}function ji(e,t,n,o){let s=ir(e,t,n,o);return e==0&&(s[0]=0),t==0&&(s[1]=0),s}var qi=.1,_c={mode:3,
pad:qi},ms={pad:0,soft:null,mode:0},wm={min:ms,max:ms};function or(e,t,n,o){return lr(n)?yc(e,t,n):(ms.
pad=n,ms.soft=o?0:null,ms.mode=o?3:0,yc(e,t,wm))}function pe(e,t){return e??t}function bm(e,t,n){for(t=
pe(t,0),n=pe(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function yc(e,t,n){let o=n.min,
s=n.max,i=pe(o.pad,0),r=pe(s.pad,0),a=pe(o.hard,-ke),u=pe(s.hard,ke),d=pe(o.soft,ke),g=pe(s.soft,-ke),
f=pe(o.mode,0),p=pe(s.mode,0),h=t-e,w=mn(h),k=gt(Ye(e),Ye(t)),T=mn(k),C=Ye(T-w);(h<1e-24||C>10)&&(h=
0,(e==0||t==0)&&(h=1e-24,f==2&&d!=ke&&(i=0),p==2&&g!=-ke&&(r=0)));let b=h||k||1e3,v=mn(b),x=Lo(10,xt(
v)),A=b*(h==0?e==0?.1:1:i),P=Te(Jc(e-A,x/10),24),O=e>=d&&(f==1||f==3&&P<=d||f==2&&P>=d)?d:ke,I=gt(a,
P<O&&e>=O?O:zt(O,P)),R=b*(h==0?t==0?.1:1:r),L=Te(ar(t+R,x/10),24),M=t<=g&&(p==1||p==3&&L>=g||p==2&&L<=
g)?g:-ke,q=zt(u,L>M&&t<=M?M:gt(M,L));return I==q&&I==0&&(q=100),[I,q]}var vm=new Intl.NumberFormat($o?
gm.language:"en-US"),zi=e=>vm.format(e),Ct=Math,tr=Ct.PI,Ye=Ct.abs,xt=Ct.floor,Ke=Ct.round,Ft=Ct.ceil,
zt=Ct.min,gt=Ct.max,Lo=Ct.pow,wc=Ct.sign,mn=Ct.log10,zc=Ct.log2,Sm=(e,t=1)=>Ct.sinh(e)*t,Ai=(e,t=1)=>Ct.
asinh(e/t),ke=1/0;function bc(e){return(mn((e^e>>31)-(e>>31))|0)+1}function Ni(e,t,n){return zt(gt(e,
t),n)}function Kc(e){return typeof e=="function"}function ue(e){return Kc(e)?e:()=>e}var km=()=>{},Yc=e=>e,
Zc=(e,t)=>t,Tm=e=>null,vc=e=>!0,Sc=(e,t)=>e==t,xm=/\.\d*?(?=9{6,}|0{6,})/gm,Qn=e=>{if(Xc(e)||An.has(
e))return e;let t=`${e}`,n=t.match(xm);if(n==null)return e;let o=n[0].length-1;if(t.indexOf("e-")!=-1){
let[s,i]=t.split("e");return+`${Qn(s)}e${i}`}return Te(e,o)};function Kn(e,t){return Qn(Te(Qn(e/t))*
t)}function ar(e,t){return Qn(Ft(Qn(e/t))*t)}function Jc(e,t){return Qn(xt(Qn(e/t))*t)}function Te(e,t=0){
if(Xc(e))return e;let n=10**t,o=e*n*(1+Number.EPSILON);return Ke(o)/n}var An=new Map;function Qc(e){
return((""+e).split(".")[1]||"").length}function hs(e,t,n,o){let s=[],i=o.map(Qc);for(let r=t;r<n;r++){
let a=Ye(r),u=Te(Lo(e,r),a);for(let d=0;d<o.length;d++){let g=e==10?+`${o[d]}e${r}`:o[d]*u,f=(r>=0?0:
a)+(r>=i[d]?0:i[d]),p=e==10?g:Te(g,f);s.push(p),An.set(p,f)}}return s}var gs={},Ki=[],No=[null,null],
Pn=Array.isArray,Xc=Number.isInteger,Cm=e=>e===void 0;function kc(e){return typeof e=="string"}function lr(e){
let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function Pm(e){return e!=null&&
typeof e=="object"}var Am=Object.getPrototypeOf(Uint8Array),eu="__proto__";function Fo(e,t=lr){let n;
if(Pn(e)){let o=e.find(s=>s!=null);if(Pn(o)||t(o)){n=Array(e.length);for(let s=0;s<e.length;s++)n[s]=
Fo(e[s],t)}else n=e.slice()}else if(e instanceof Am)n=e.slice();else if(t(e)){n={};for(let o in e)o!=
eu&&(n[o]=Fo(e[o],t))}else n=e;return n}function je(e){let t=arguments;for(let n=1;n<t.length;n++){let o=t[n];
for(let s in o)s!=eu&&(lr(e[s])?je(e[s],Fo(o[s])):e[s]=Fo(o[s]))}return e}var Dm=0,Im=1,Em=2;function Rm(e,t,n){
for(let o=0,s,i=-1;o<t.length;o++){let r=t[o];if(r>i){for(s=r-1;s>=0&&e[s]==null;)e[s--]=null;for(s=
r+1;s<n&&e[s]==null;)e[i=s++]=null}}}function Mm(e,t){if(Nm(e)){let r=e[0].slice();for(let a=1;a<e.length;a++)
r.push(...e[a].slice(1));return Fm(r[0])||(r=Lm(r)),r}let n=new Set;for(let r=0;r<e.length;r++){let u=e[r][0],
d=u.length;for(let g=0;g<d;g++)n.add(u[g])}let o=[Array.from(n).sort((r,a)=>r-a)],s=o[0].length,i=new Map;
for(let r=0;r<s;r++)i.set(o[0][r],r);for(let r=0;r<e.length;r++){let a=e[r],u=a[0];for(let d=1;d<a.length;d++){
let g=a[d],f=Array(s).fill(void 0),p=t?t[r][d]:Im,h=[];for(let w=0;w<g.length;w++){let k=g[w],T=i.get(
u[w]);k===null?p!=Dm&&(f[T]=k,p==Em&&h.push(T)):f[T]=k}Rm(f,h,s),o.push(f)}}return o}var Om=typeof queueMicrotask>
"u"?e=>Promise.resolve().then(e):queueMicrotask;function Lm(e){let t=e[0],n=t.length,o=Array(n);for(let i=0;i<
o.length;i++)o[i]=i;o.sort((i,r)=>t[i]-t[r]);let s=[];for(let i=0;i<e.length;i++){let r=e[i],a=Array(
n);for(let u=0;u<n;u++)a[u]=r[o[u]];s.push(a)}return s}function Nm(e){let t=e[0][0],n=t.length;for(let o=1;o<
e.length;o++){let s=e[o][0];if(s.length!=n)return!1;if(s!=t){for(let i=0;i<n;i++)if(s[i]!=t[i])return!1}}
return!0}function Fm(e,t=100){let n=e.length;if(n<=1)return!0;let o=0,s=n-1;for(;o<=s&&e[o]==null;)o++;
for(;s>=o&&e[s]==null;)s--;if(s<=o)return!0;let i=gt(1,xt((s-o+1)/t));for(let r=e[o],a=o+i;a<=s;a+=i){
let u=e[a];if(u!=null){if(u<=r)return!1;r=u}}return!0}var tu=["January","February","March","April","\
May","June","July","August","September","October","November","December"],nu=["Sunday","Monday","Tues\
day","Wednesday","Thursday","Friday","Saturday"];function ou(e){return e.slice(0,3)}var Wm=nu.map(ou),
$m=tu.map(ou),Hm={MMMM:tu,MMM:$m,WWWW:nu,WWW:Wm};function us(e){return(e<10?"0":"")+e}function Vm(e){
return(e<10?"00":e<100?"0":"")+e}var Bm={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),
MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>us(e.getMonth()+1),M:e=>e.getMonth()+
1,DD:e=>us(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],
HH:e=>us(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.
getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>us(e.getMinutes()),
m:e=>e.getMinutes(),ss:e=>us(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>Vm(e.getMilliseconds())};function Yi(e,t){
t=t||Hm;let n=[],o=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=o.exec(e);)n.push(s[0][0]=="{"?Bm[s[1]]:s[0]);return i=>{
let r="";for(let a=0;a<n.length;a++)r+=typeof n[a]=="string"?n[a]:n[a](i,t);return r}}var Um=new Intl.
DateTimeFormat().resolvedOptions().timeZone;function Gm(e,t){let n;return t=="UTC"||t=="Etc/UTC"?n=new Date(
+e+e.getTimezoneOffset()*6e4):t==Um?n=e:(n=new Date(e.toLocaleString("en-US",{timeZone:t})),n.setMilliseconds(
e.getMilliseconds())),n}var su=e=>e%1==0,sr=[1,2,2.5,5],jm=hs(10,-32,0,sr),ru=hs(10,0,32,sr),qm=ru.filter(
su),Yn=jm.concat(ru),Zi=`
`,iu="{YYYY}",Tc=Zi+iu,au="{M}/{D}",ps=Zi+au,Xs=ps+"/{YY}",lu="{aa}",zm="{h}:{mm}",Mo=zm+lu,xc=Zi+Mo,
Cc=":{ss}",ye=null;function cu(e){let t=e*1e3,n=t*60,o=n*60,s=o*24,i=s*30,r=s*365,u=(e==1?hs(10,0,3,
sr).filter(su):hs(10,-3,0,sr)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,o,o*2,o*3,o*4,o*6,o*
8,o*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,i,i*2,i*3,i*4,i*6,r,r*2,r*5,r*10,r*25,r*50,r*100]),
d=[[r,iu,ye,ye,ye,ye,ye,ye,1],[s*28,"{MMM}",Tc,ye,ye,ye,ye,ye,1],[s,au,Tc,ye,ye,ye,ye,ye,1],[o,"{h}"+
lu,Xs,ye,ps,ye,ye,ye,1],[n,Mo,Xs,ye,ps,ye,ye,ye,1],[t,Cc,Xs+" "+Mo,ye,ps+" "+Mo,ye,xc,ye,1],[e,Cc+".\
{fff}",Xs+" "+Mo,ye,ps+" "+Mo,ye,xc,ye,1]];function g(f){return(p,h,w,k,T,C)=>{let b=[],v=T>=r,x=T>=
i&&T<r,A=f(w),P=Te(A*e,3),O=Di(A.getFullYear(),v?0:A.getMonth(),x||v?1:A.getDate()),I=Te(O*e,3);if(x||
v){let R=x?T/i:0,L=v?T/r:0,M=P==I?P:Te(Di(O.getFullYear()+L,O.getMonth()+R,1)*e,3),q=new Date(Ke(M/e)),
$=q.getFullYear(),Z=q.getMonth();for(let V=0;M<=k;V++){let ne=Di($+L*V,Z+R*V,1),N=ne-f(Te(ne*e,3));M=
Te((+ne+N)*e,3),M<=k&&b.push(M)}}else{let R=T>=s?s:T,L=xt(w)-xt(P),M=I+L+ar(P-I,R);b.push(M);let q=f(
M),$=q.getHours()+q.getMinutes()/n+q.getSeconds()/o,Z=T/o,V=p.axes[h]._space,ne=C/V;for(;M=Te(M+T,e==
1?0:3),!(M>k);)if(Z>1){let N=xt(Te($+Z,6))%24,ie=f(M).getHours()-N;ie>1&&(ie=-1),M-=ie*o,$=($+Z)%24;
let Y=b[b.length-1];Te((M-Y)/T,3)*ne>=.7&&b.push(M)}else b.push(M)}return b}}return[u,d,g]}var[Km,Ym,
Zm]=cu(1),[Jm,Qm,Xm]=cu(.001);hs(2,-53,53,[1]);function Pc(e,t){return e.map(n=>n.map((o,s)=>s==0||s==
8||o==null?o:t(s==1||n[8]==0?o:n[1]+o)))}function Ac(e,t){return(n,o,s,i,r)=>{let a=t.find(w=>r>=w[0])||
t[t.length-1],u,d,g,f,p,h;return o.map(w=>{let k=e(w),T=k.getFullYear(),C=k.getMonth(),b=k.getDate(),
v=k.getHours(),x=k.getMinutes(),A=k.getSeconds(),P=T!=u&&a[2]||C!=d&&a[3]||b!=g&&a[4]||v!=f&&a[5]||x!=
p&&a[6]||A!=h&&a[7]||a[1];return u=T,d=C,g=b,f=v,p=x,h=A,P(k)})}}function eg(e,t){let n=Yi(t);return(o,s,i,r,a)=>s.
map(u=>n(e(u)))}function Di(e,t,n){return new Date(e,t,n)}function Dc(e,t){return t(e)}var tg="{YYYY\
}-{MM}-{DD} {h}:{mm}{aa}";function Ic(e,t){return(n,o,s,i)=>i==null?Ui:t(e(o))}function ng(e,t){let n=e.
series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function og(e,t){return e.
series[t].fill(e,t)}var sg={show:!0,live:!0,isolate:!1,mount:km,markers:{show:!0,width:2,stroke:ng,fill:og,
dash:"solid"},idx:null,idxs:null,values:[]};function rg(e,t){let n=e.cursor.points,o=Nt(),s=n.size(e,
t);Re(o,ds,s),Re(o,fs,s);let i=s/-2;Re(o,"marginLeft",i),Re(o,"marginTop",i);let r=n.width(e,t,s);return r&&
Re(o,"borderWidth",r),o}function ig(e,t){let n=e.series[t].points;return n._fill||n._stroke}function ag(e,t){
let n=e.series[t].points;return n._stroke||n._fill}function lg(e,t){return e.series[t].points.size}var Ii=[
0,0];function cg(e,t,n){return Ii[0]=t,Ii[1]=n,Ii}function er(e,t,n,o=!0){return s=>{s.button==0&&(!o||
s.target==t)&&n(s)}}function Ei(e,t,n,o=!0){return s=>{(!o||s.target==t)&&n(s)}}var ug={show:!0,x:!0,
y:!0,lock:!1,move:cg,points:{one:!1,show:rg,size:lg,width:0,stroke:ag,fill:ig},bind:{mousedown:er,mouseup:er,
click:er,dblclick:er,mousemove:Ei,mouseleave:Ei,mouseenter:Ei},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,
click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,o,s)=>o-
s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,
event:null},uu={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Ji=je({},uu,{filter:Zc}),du=je({},Ji,{size:10}),
fu=je({},uu,{show:!1}),Qi='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Aria\
l, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Em\
oji"',pu="bold "+Qi,mu=1.5,Ec={show:!0,scale:"x",stroke:Bi,space:50,gap:5,alignTo:1,size:50,labelGap:0,
labelSize:30,labelFont:pu,side:2,grid:Ji,ticks:du,border:fu,font:Qi,lineGap:mu,rotate:0},dg="Value",
fg="Time",Rc={show:!0,scale:"x",auto:!1,sorted:1,min:ke,max:-ke,idxs:[]};function pg(e,t,n,o,s){return t.
map(i=>i==null?"":zi(i))}function mg(e,t,n,o,s,i,r){let a=[],u=An.get(s)||0;n=r?n:Te(ar(n,s),u);for(let d=n;d<=
o;d=Te(d+s,u))a.push(Object.is(d,-0)?0:d);return a}function Fi(e,t,n,o,s,i,r){let a=[],u=e.scales[e.
axes[t].scale].log,d=u==10?mn:zc,g=xt(d(n));s=Lo(u,g),u==10&&(s=Yn[qt(s,Yn)]);let f=n,p=s*u;u==10&&(p=
Yn[qt(p,Yn)]);do a.push(f),f=f+s,u==10&&!An.has(f)&&(f=Te(f,An.get(s))),f>=p&&(s=f,p=s*u,u==10&&(p=Yn[qt(
p,Yn)]));while(f<=o);return a}function gg(e,t,n,o,s,i,r){let u=e.scales[e.axes[t].scale].asinh,d=o>u?
Fi(e,t,gt(u,n),o,s):[u],g=o>=0&&n<=0?[0]:[];return(n<-u?Fi(e,t,gt(u,-o),-n,s):[u]).reverse().map(p=>-p).
concat(g,d)}var gu=/./,hg=/[12357]/,_g=/[125]/,Mc=/1/,Wi=(e,t,n,o)=>e.map((s,i)=>t==4&&s==0||i%o==0&&
n.test(s.toExponential()[s<0?1:0])?s:null);function yg(e,t,n,o,s){let i=e.axes[n],r=i.scale,a=e.scales[r],
u=e.valToPos,d=i._space,g=u(10,r),f=u(9,r)-g>=d?gu:u(7,r)-g>=d?hg:u(5,r)-g>=d?_g:Mc;if(f==Mc){let p=Ye(
u(1,r)-g);if(p<d)return Wi(t.slice().reverse(),a.distr,f,Ft(d/p)).reverse()}return Wi(t,a.distr,f,1)}
function wg(e,t,n,o,s){let i=e.axes[n],r=i.scale,a=i._space,u=e.valToPos,d=Ye(u(1,r)-u(2,r));return d<
a?Wi(t.slice().reverse(),3,gu,Ft(a/d)).reverse():t}function bg(e,t,n,o){return o==null?Ui:t==null?"":
zi(t)}var Oc={show:!0,scale:"y",stroke:Bi,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:pu,
side:3,grid:Ji,ticks:du,border:fu,font:Qi,lineGap:mu,rotate:0};function vg(e,t){let n=3+(e||1)*2;return Te(
n*t,3)}function Sg(e,t){let{scale:n,idxs:o}=e.series[0],s=e._data[0],i=e.valToPos(s[o[0]],n,!0),r=e.
valToPos(s[o[1]],n,!0),a=Ye(r-i),u=e.series[t],d=a/(u.points.space*he);return o[1]-o[0]<=d}var Lc={scale:null,
auto:!0,sorted:0,min:ke,max:-ke},hu=(e,t,n,o,s)=>s,Nc={show:!0,auto:!0,sorted:0,gaps:hu,alpha:1,facets:[
je({},Lc,{scale:"x"}),je({},Lc,{scale:"y"})]},Fc={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:hu,
alpha:1,points:{show:Sg,filter:null},values:null,min:ke,max:-ke,idxs:[],path:null,clip:null};function kg(e,t,n,o,s){
return n/10}var _u={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Tg=je({},_u,
{time:!1,ori:1}),Wc={};function yu(e,t){let n=Wc[e];return n||(n={key:e,plots:[],sub(o){n.plots.push(
o)},unsub(o){n.plots=n.plots.filter(s=>s!=o)},pub(o,s,i,r,a,u,d){for(let g=0;g<n.plots.length;g++)n.
plots[g]!=s&&n.plots[g].pub(o,s,i,r,a,u,d)}},e!=null&&(Wc[e]=n)),n}var Wo=1,$i=2;function Xn(e,t,n){
let o=e.mode,s=e.series[t],i=o==2?e._data[t]:e._data,r=e.scales,a=e.bbox,u=i[0],d=o==2?i[1]:i[t],g=o==
2?r[s.facets[0].scale]:r[e.series[0].scale],f=o==2?r[s.facets[1].scale]:r[s.scale],p=a.left,h=a.top,
w=a.width,k=a.height,T=e.valToPosH,C=e.valToPosV;return g.ori==0?n(s,u,d,g,f,T,C,p,h,w,k,ur,Ho,fr,bu,
Su):n(s,u,d,g,f,C,T,h,p,k,w,dr,Vo,ta,vu,ku)}function Xi(e,t){let n=0,o=0,s=pe(e.bands,Ki);for(let i=0;i<
s.length;i++){let r=s[i];r.series[0]==t?n=r.dir:r.series[1]==t&&(r.dir==1?o|=1:o|=2)}return[n,o==1?-1:
o==2?1:o==3?2:0]}function xg(e,t,n,o,s){let i=e.mode,r=e.series[t],a=i==2?r.facets[1].scale:r.scale,
u=e.scales[a];return s==-1?u.min:s==1?u.max:u.distr==3?u.dir==1?u.min:u.max:0}function gn(e,t,n,o,s,i){
return Xn(e,t,(r,a,u,d,g,f,p,h,w,k,T)=>{let C=r.pxRound,b=d.dir*(d.ori==0?1:-1),v=d.ori==0?Ho:Vo,x,A;
b==1?(x=n,A=o):(x=o,A=n);let P=C(f(a[x],d,k,h)),O=C(p(u[x],g,T,w)),I=C(f(a[A],d,k,h)),R=C(p(i==1?g.max:
g.min,g,T,w)),L=new Path2D(s);return v(L,I,R),v(L,P,R),v(L,P,O),L})}function cr(e,t,n,o,s,i){let r=null;
if(e.length>0){r=new Path2D;let a=t==0?fr:ta,u=n;for(let f=0;f<e.length;f++){let p=e[f];if(p[1]>p[0]){
let h=p[0]-u;h>0&&a(r,u,o,h,o+i),u=p[1]}}let d=n+s-u,g=10;d>0&&a(r,u,o-g/2,d,o+i+g)}return r}function Cg(e,t,n){
let o=e[e.length-1];o&&o[0]==t?o[1]=n:e.push([t,n])}function ea(e,t,n,o,s,i,r){let a=[],u=e.length;for(let d=s==
1?n:o;d>=n&&d<=o;d+=s)if(t[d]===null){let f=d,p=d;if(s==1)for(;++d<=o&&t[d]===null;)p=d;else for(;--d>=
n&&t[d]===null;)p=d;let h=i(e[f]),w=p==f?h:i(e[p]),k=f-s;h=r<=0&&k>=0&&k<u?i(e[k]):h;let C=p+s;w=r>=
0&&C>=0&&C<u?i(e[C]):w,w>=h&&a.push([h,w])}return a}function $c(e){return e==0?Yc:e==1?Ke:t=>Kn(t,e)}
function wu(e){let t=e==0?ur:dr,n=e==0?(s,i,r,a,u,d)=>{s.arcTo(i,r,a,u,d)}:(s,i,r,a,u,d)=>{s.arcTo(r,
i,u,a,d)},o=e==0?(s,i,r,a,u)=>{s.rect(i,r,a,u)}:(s,i,r,a,u)=>{s.rect(r,i,u,a)};return(s,i,r,a,u,d=0,g=0)=>{
d==0&&g==0?o(s,i,r,a,u):(d=zt(d,a/2,u/2),g=zt(g,a/2,u/2),t(s,i+d,r),n(s,i+a,r,i+a,r+u,d),n(s,i+a,r+u,
i,r+u,g),n(s,i,r+u,i,r,g),n(s,i,r,i+a,r,d),s.closePath())}}var ur=(e,t,n)=>{e.moveTo(t,n)},dr=(e,t,n)=>{
e.moveTo(n,t)},Ho=(e,t,n)=>{e.lineTo(t,n)},Vo=(e,t,n)=>{e.lineTo(n,t)},fr=wu(0),ta=wu(1),bu=(e,t,n,o,s,i)=>{
e.arc(t,n,o,s,i)},vu=(e,t,n,o,s,i)=>{e.arc(n,t,o,s,i)},Su=(e,t,n,o,s,i,r)=>{e.bezierCurveTo(t,n,o,s,
i,r)},ku=(e,t,n,o,s,i,r)=>{e.bezierCurveTo(n,t,s,o,r,i)};function Tu(e){return(t,n,o,s,i)=>Xn(t,n,(r,a,u,d,g,f,p,h,w,k,T)=>{
let{pxRound:C,points:b}=r,v,x;d.ori==0?(v=ur,x=bu):(v=dr,x=vu);let A=Te(b.width*he,3),P=(b.size-b.width)/
2*he,O=Te(P*2,3),I=new Path2D,R=new Path2D,{left:L,top:M,width:q,height:$}=t.bbox;fr(R,L-O,M-O,q+O*2,
$+O*2);let Z=V=>{if(u[V]!=null){let ne=C(f(a[V],d,k,h)),N=C(p(u[V],g,T,w));v(I,ne+P,N),x(I,ne,N,P,0,
tr*2)}};if(i)i.forEach(Z);else for(let V=o;V<=s;V++)Z(V);return{stroke:A>0?I:null,fill:I,clip:R,flags:Wo|
$i}})}function xu(e){return(t,n,o,s,i,r)=>{o!=s&&(i!=o&&r!=o&&e(t,n,o),i!=s&&r!=s&&e(t,n,s),e(t,n,r))}}
var Pg=xu(Ho),Ag=xu(Vo);function Cu(e){let t=pe(e?.alignGaps,0);return(n,o,s,i)=>Xn(n,o,(r,a,u,d,g,f,p,h,w,k,T)=>{
[s,i]=rr(u,s,i);let C=r.pxRound,b=$=>C(f($,d,k,h)),v=$=>C(p($,g,T,w)),x,A;d.ori==0?(x=Ho,A=Pg):(x=Vo,
A=Ag);let P=d.dir*(d.ori==0?1:-1),O={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Wo},
I=O.stroke,R=!1;if(i-s>=k*4){let $=B=>n.posToVal(B,d.key,!0),Z=null,V=null,ne,N,ae,ce=b(a[P==1?s:i]),
ie=b(a[s]),Y=b(a[i]),J=$(P==1?ie+1:Y-1);for(let B=P==1?s:i;B>=s&&B<=i;B+=P){let Le=a[B],xe=(P==1?Le<
J:Le>J)?ce:b(Le),_e=u[B];xe==ce?_e!=null?(N=_e,Z==null?(x(I,xe,v(N)),ne=Z=V=N):N<Z?Z=N:N>V&&(V=N)):_e===
null&&(R=!0):(Z!=null&&A(I,ce,v(Z),v(V),v(ne),v(N)),_e!=null?(N=_e,x(I,xe,v(N)),Z=V=ne=N):(Z=V=null,
_e===null&&(R=!0)),ce=xe,J=$(ce+P))}Z!=null&&Z!=V&&ae!=ce&&A(I,ce,v(Z),v(V),v(ne),v(N))}else for(let $=P==
1?s:i;$>=s&&$<=i;$+=P){let Z=u[$];Z===null?R=!0:Z!=null&&x(I,b(a[$]),v(Z))}let[M,q]=Xi(n,o);if(r.fill!=
null||M!=0){let $=O.fill=new Path2D(I),Z=r.fillTo(n,o,r.min,r.max,M),V=v(Z),ne=b(a[s]),N=b(a[i]);P==
-1&&([N,ne]=[ne,N]),x($,N,V),x($,ne,V)}if(!r.spanGaps){let $=[];R&&$.push(...ea(a,u,s,i,P,b,t)),O.gaps=
$=r.gaps(n,o,s,i,$),O.clip=cr($,d.ori,h,w,k,T)}return q!=0&&(O.band=q==2?[gn(n,o,s,i,I,-1),gn(n,o,s,
i,I,1)]:gn(n,o,s,i,I,q)),O})}function Dg(e){let t=pe(e.align,1),n=pe(e.ascDesc,!1),o=pe(e.alignGaps,
0),s=pe(e.extend,!1);return(i,r,a,u)=>Xn(i,r,(d,g,f,p,h,w,k,T,C,b,v)=>{[a,u]=rr(f,a,u);let x=d.pxRound,
{left:A,width:P}=i.bbox,O=ie=>x(w(ie,p,b,T)),I=ie=>x(k(ie,h,v,C)),R=p.ori==0?Ho:Vo,L={stroke:new Path2D,
fill:null,clip:null,band:null,gaps:null,flags:Wo},M=L.stroke,q=p.dir*(p.ori==0?1:-1),$=I(f[q==1?a:u]),
Z=O(g[q==1?a:u]),V=Z,ne=Z;s&&t==-1&&(ne=A,R(M,ne,$)),R(M,Z,$);for(let ie=q==1?a:u;ie>=a&&ie<=u;ie+=q){
let Y=f[ie];if(Y==null)continue;let J=O(g[ie]),B=I(Y);t==1?R(M,J,$):R(M,V,B),R(M,J,B),$=B,V=J}let N=V;
s&&t==1&&(N=A+P,R(M,N,$));let[ae,ce]=Xi(i,r);if(d.fill!=null||ae!=0){let ie=L.fill=new Path2D(M),Y=d.
fillTo(i,r,d.min,d.max,ae),J=I(Y);R(ie,N,J),R(ie,ne,J)}if(!d.spanGaps){let ie=[];ie.push(...ea(g,f,a,
u,q,O,o));let Y=d.width*he/2,J=n||t==1?Y:-Y,B=n||t==-1?-Y:Y;ie.forEach(Le=>{Le[0]+=J,Le[1]+=B}),L.gaps=
ie=d.gaps(i,r,a,u,ie),L.clip=cr(ie,p.ori,T,C,b,v)}return ce!=0&&(L.band=ce==2?[gn(i,r,a,u,M,-1),gn(i,
r,a,u,M,1)]:gn(i,r,a,u,M,ce)),L})}function Hc(e,t,n,o,s,i,r=ke){if(e.length>1){let a=null;for(let u=0,
d=1/0;u<e.length;u++)if(t[u]!==void 0){if(a!=null){let g=Ye(e[u]-e[a]);g<d&&(d=g,r=Ye(n(e[u],o,s,i)-
n(e[a],o,s,i)))}a=u}}return r}function Ig(e){e=e||gs;let t=pe(e.size,[.6,ke,1]),n=e.align||0,o=e.gap||
0,s=e.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let i=ue(s),r=1-t[0],a=pe(t[1],ke),u=pe(t[2],
1),d=pe(e.disp,gs),g=pe(e.each,h=>{}),{fill:f,stroke:p}=d;return(h,w,k,T)=>Xn(h,w,(C,b,v,x,A,P,O,I,R,L,M)=>{
let q=C.pxRound,$=n,Z=o*he,V=a*he,ne=u*he,N,ae;x.ori==0?[N,ae]=i(h,w):[ae,N]=i(h,w);let ce=x.dir*(x.
ori==0?1:-1),ie=x.ori==0?fr:ta,Y=x.ori==0?g:(z,Ce,qe,so,En,Yt,Rn)=>{g(z,Ce,qe,En,so,Rn,Yt)},J=pe(h.bands,
Ki).find(z=>z.series[0]==w),B=J!=null?J.dir:0,Le=C.fillTo(h,w,C.min,C.max,B),ot=q(O(Le,A,M,R)),xe,_e,
Wt,yt=L,Ne=q(C.width*he),Kt=!1,rn=null,Pt=null,hn=null,to=null;f!=null&&(Ne==0||p!=null)&&(Kt=!0,rn=
f.values(h,w,k,T),Pt=new Map,new Set(rn).forEach(z=>{z!=null&&Pt.set(z,new Path2D)}),Ne>0&&(hn=p.values(
h,w,k,T),to=new Map,new Set(hn).forEach(z=>{z!=null&&to.set(z,new Path2D)})));let{x0:no,size:Uo}=d;if(no!=
null&&Uo!=null){$=1,b=no.values(h,w,k,T),no.unit==2&&(b=b.map(qe=>h.posToVal(I+qe*L,x.key,!0)));let z=Uo.
values(h,w,k,T);Uo.unit==2?_e=z[0]*L:_e=P(z[0],x,L,I)-P(0,x,L,I),yt=Hc(b,v,P,x,L,I,yt),Wt=yt-_e+Z}else
yt=Hc(b,v,P,x,L,I,yt),Wt=yt*r+Z,_e=yt-Wt;Wt<1&&(Wt=0),Ne>=_e/2&&(Ne=0),Wt<5&&(q=Yc);let vs=Wt>0,Dn=yt-
Wt-(vs?Ne:0);_e=q(Ni(Dn,ne,V)),xe=($==0?_e/2:$==ce?0:_e)-$*ce*(($==0?Z/2:0)+(vs?Ne/2:0));let ut={stroke:null,
fill:null,clip:null,band:null,gaps:null,flags:0},oo=Kt?null:new Path2D,an=null;if(J!=null)an=h.data[J.
series[1]];else{let{y0:z,y1:Ce}=d;z!=null&&Ce!=null&&(v=Ce.values(h,w,k,T),an=z.values(h,w,k,T))}let In=N*
_e,se=ae*_e;for(let z=ce==1?k:T;z>=k&&z<=T;z+=ce){let Ce=v[z];if(Ce==null)continue;if(an!=null){let ht=an[z]??
0;if(Ce-ht==0)continue;ot=O(ht,A,M,R)}let qe=x.distr!=2||d!=null?b[z]:z,so=P(qe,x,L,I),En=O(pe(Ce,Le),
A,M,R),Yt=q(so-xe),Rn=q(gt(En,ot)),wt=q(zt(En,ot)),At=Rn-wt;if(Ce!=null){let ht=Ce<0?se:In,$t=Ce<0?In:
se;Kt?(Ne>0&&hn[z]!=null&&ie(to.get(hn[z]),Yt,wt+xt(Ne/2),_e,gt(0,At-Ne),ht,$t),rn[z]!=null&&ie(Pt.get(
rn[z]),Yt,wt+xt(Ne/2),_e,gt(0,At-Ne),ht,$t)):ie(oo,Yt,wt+xt(Ne/2),_e,gt(0,At-Ne),ht,$t),Y(h,w,z,Yt-Ne/
2,wt,_e+Ne,At)}}return Ne>0?ut.stroke=Kt?to:oo:Kt||(ut._fill=C.width==0?C._fill:C._stroke??C._fill,ut.
width=0),ut.fill=Kt?Pt:oo,ut})}function Eg(e,t){let n=pe(t?.alignGaps,0);return(o,s,i,r)=>Xn(o,s,(a,u,d,g,f,p,h,w,k,T,C)=>{
[i,r]=rr(d,i,r);let b=a.pxRound,v=N=>b(p(N,g,T,w)),x=N=>b(h(N,f,C,k)),A,P,O;g.ori==0?(A=ur,O=Ho,P=Su):
(A=dr,O=Vo,P=ku);let I=g.dir*(g.ori==0?1:-1),R=v(u[I==1?i:r]),L=R,M=[],q=[];for(let N=I==1?i:r;N>=i&&
N<=r;N+=I)if(d[N]!=null){let ce=u[N],ie=v(ce);M.push(L=ie),q.push(x(d[N]))}let $={stroke:e(M,q,A,O,P,
b),fill:null,clip:null,band:null,gaps:null,flags:Wo},Z=$.stroke,[V,ne]=Xi(o,s);if(a.fill!=null||V!=0){
let N=$.fill=new Path2D(Z),ae=a.fillTo(o,s,a.min,a.max,V),ce=x(ae);O(N,L,ce),O(N,R,ce)}if(!a.spanGaps){
let N=[];N.push(...ea(u,d,i,r,I,v,n)),$.gaps=N=a.gaps(o,s,i,r,N),$.clip=cr(N,g.ori,w,k,T,C)}return ne!=
0&&($.band=ne==2?[gn(o,s,i,r,Z,-1),gn(o,s,i,r,Z,1)]:gn(o,s,i,r,Z,ne)),$})}function Rg(e){return Eg(Mg,
e)}function Mg(e,t,n,o,s,i){let r=e.length;if(r<2)return null;let a=new Path2D;if(n(a,e[0],t[0]),r==
2)o(a,e[1],t[1]);else{let u=Array(r),d=Array(r-1),g=Array(r-1),f=Array(r-1);for(let p=0;p<r-1;p++)g[p]=
t[p+1]-t[p],f[p]=e[p+1]-e[p],d[p]=g[p]/f[p];u[0]=d[0];for(let p=1;p<r-1;p++)d[p]===0||d[p-1]===0||d[p-
1]>0!=d[p]>0?u[p]=0:(u[p]=3*(f[p-1]+f[p])/((2*f[p]+f[p-1])/d[p-1]+(f[p]+2*f[p-1])/d[p]),isFinite(u[p])||
(u[p]=0));u[r-1]=d[r-2];for(let p=0;p<r-1;p++)s(a,e[p]+f[p]/3,t[p]+u[p]*f[p]/3,e[p+1]-f[p]/3,t[p+1]-
u[p+1]*f[p]/3,e[p+1],t[p+1])}return a}var Hi=new Set;function Vc(){for(let e of Hi)e.syncRect(!0)}$o&&
(Jn(pm,Oo,Vc),Jn(mm,Oo,Vc,!0),Jn(nr,Oo,()=>{it.pxRatio=he}));var Og=Cu(),Lg=Tu();function Bc(e,t,n,o){
return(o?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((i,r)=>Vi(i,r,t,n))}function Ng(e,t){
return e.map((n,o)=>o==0?{}:je({},t,n))}function Vi(e,t,n,o){return je({},t==0?n:o,e)}function Pu(e,t,n){
return t==null?No:[t,n]}var Fg=Pu;function Wg(e,t,n){return t==null?No:or(t,n,qi,!0)}function Au(e,t,n,o){
return t==null?No:ir(t,n,e.scales[o].log,!1)}var $g=Au;function Du(e,t,n,o){return t==null?No:ji(t,n,
e.scales[o].log,!1)}var Hg=Du;function Vg(e,t,n,o,s){let i=gt(bc(e),bc(t)),r=t-e,a=qt(s/o*r,n);do{let u=n[a],
d=o*u/r;if(d>=s&&i+(u<5?An.get(u):0)<=17)return[u,d]}while(++a<n.length);return[0,0]}function Uc(e){
let t,n;return e=e.replace(/(\d+)px/,(o,s)=>(t=Ke((n=+s)*he))+"px"),[e,t,n]}function Bg(e){e.show&&[
e.font,e.labelFont].forEach(t=>{let n=Te(t[2]*he,1);t[0]=t[0].replace(/[0-9.]+px/,n+"px"),t[1]=n})}function it(e,t,n){
let o={mode:pe(e.mode,1)},s=o.mode;function i(c,m,_,y){let S=m.valToPct(c);return y+_*(m.dir==-1?1-S:
S)}function r(c,m,_,y){let S=m.valToPct(c);return y+_*(m.dir==-1?S:1-S)}function a(c,m,_,y){return m.
ori==0?i(c,m,_,y):r(c,m,_,y)}o.valToPosH=i,o.valToPosV=r;let u=!1;o.status=0;let d=o.root=Nt(Yp);if(e.
id!=null&&(d.id=e.id),Tt(d,e.class),e.title){let c=Nt(Qp,d);c.textContent=e.title}let g=jt("canvas"),
f=o.ctx=g.getContext("2d"),p=Nt(Xp,d);Jn("click",p,c=>{c.target===w&&(Ae!=ho||Me!=_o)&&rt.click(o,c)},
!0);let h=o.under=Nt(em,p);p.appendChild(g);let w=o.over=Nt(tm,p);e=Fo(e);let k=+pe(e.pxAlign,1),T=$c(
k);(e.plugins||[]).forEach(c=>{c.opts&&(e=c.opts(o,e)||e)});let C=e.ms||.001,b=o.series=s==1?Bc(e.series||
[],Rc,Fc,!1):Ng(e.series||[null],Nc),v=o.axes=Bc(e.axes||[],Ec,Oc,!0),x=o.scales={},A=o.bands=e.bands||
[];A.forEach(c=>{c.fill=ue(c.fill||null),c.dir=pe(c.dir,-1)});let P=s==2?b[1].facets[0].scale:b[0].scale,
O={axes:Gd,series:$d},I=(e.drawOrder||["axes","series"]).map(c=>O[c]);function R(c){let m=c.distr==3?
_=>mn(_>0?_:c.clamp(o,_,c.min,c.max,c.key)):c.distr==4?_=>Ai(_,c.asinh):c.distr==100?_=>c.fwd(_):_=>_;
return _=>{let y=m(_),{_min:S,_max:D}=c,E=D-S;return(y-S)/E}}function L(c){let m=x[c];if(m==null){let _=(e.
scales||gs)[c]||gs;if(_.from!=null){L(_.from);let y=je({},x[_.from],_,{key:c});y.valToPct=R(y),x[c]=
y}else{m=x[c]=je({},c==P?_u:Tg,_),m.key=c;let y=m.time,S=m.range,D=Pn(S);if((c!=P||s==2&&!y)&&(D&&(S[0]==
null||S[1]==null)&&(S={min:S[0]==null?_c:{mode:1,hard:S[0],soft:S[0]},max:S[1]==null?_c:{mode:1,hard:S[1],
soft:S[1]}},D=!1),!D&&lr(S))){let E=S;S=(F,H,U)=>H==null?No:or(H,U,E)}m.range=ue(S||(y?Fg:c==P?m.distr==
3?$g:m.distr==4?Hg:Pu:m.distr==3?Au:m.distr==4?Du:Wg)),m.auto=ue(D?!1:m.auto),m.clamp=ue(m.clamp||kg),
m._min=m._max=null,m.valToPct=R(m)}}}L("x"),L("y"),s==1&&b.forEach(c=>{L(c.scale)}),v.forEach(c=>{L(
c.scale)});for(let c in e.scales)L(c);let M=x[P],q=M.distr,$,Z;M.ori==0?(Tt(d,Zp),$=i,Z=r):(Tt(d,Jp),
$=r,Z=i);let V={};for(let c in x){let m=x[c];(m.min!=null||m.max!=null)&&(V[c]={min:m.min,max:m.max},
m.min=m.max=null)}let ne=e.tzDate||(c=>new Date(Ke(c/C))),N=e.fmtDate||Yi,ae=C==1?Zm(ne):Xm(ne),ce=Ac(
ne,Pc(C==1?Ym:Qm,N)),ie=Ic(ne,Dc(tg,N)),Y=[],J=o.legend=je({},sg,e.legend),B=o.cursor=je({},ug,{drag:{
y:s==2}},e.cursor),Le=J.show,ot=B.show,xe=J.markers;J.idxs=Y,xe.width=ue(xe.width),xe.dash=ue(xe.dash),
xe.stroke=ue(xe.stroke),xe.fill=ue(xe.fill);let _e,Wt,yt,Ne=[],Kt=[],rn,Pt=!1,hn={};if(J.live){let c=b[1]?
b[1].values:null;Pt=c!=null,rn=Pt?c(o,1,0):{_:0};for(let m in rn)hn[m]=Ui}if(Le)if(_e=jt("table",am,
d),yt=jt("tbody",null,_e),J.mount(o,_e),Pt){Wt=jt("thead",null,_e,yt);let c=jt("tr",null,Wt);jt("th",
null,c);for(var to in rn)jt("th",sc,c).textContent=to}else Tt(_e,cm),J.live&&Tt(_e,lm);let no={show:!0},
Uo={show:!1};function vs(c,m){if(m==0&&(Pt||!J.live||s==2))return No;let _=[],y=jt("tr",um,yt,yt.childNodes[m]);
Tt(y,c.class),c.show||Tt(y,Zn);let S=jt("th",null,y);if(xe.show){let F=Nt(dm,S);if(m>0){let H=xe.width(
o,m);H&&(F.style.border=H+"px "+xe.dash(o,m)+" "+xe.stroke(o,m)),F.style.background=xe.fill(o,m)}}let D=Nt(
sc,S);c.label instanceof HTMLElement?D.appendChild(c.label):D.textContent=c.label,m>0&&(xe.show||(D.
style.color=c.width>0?xe.stroke(o,m):xe.fill(o,m)),ut("click",S,F=>{if(B._lock)return;On(F);let H=b.
indexOf(c);if((F.ctrlKey||F.metaKey)!=J.isolate){let U=b.some((j,K)=>K>0&&K!=H&&j.show);b.forEach((j,K)=>{
K>0&&Jt(K,U?K==H?no:Uo:no,!0,Ue.setSeries)})}else Jt(H,{show:!c.show},!0,Ue.setSeries)},!1),io&&ut(lc,
S,F=>{B._lock||(On(F),Jt(b.indexOf(c),wo,!0,Ue.setSeries))},!1));for(var E in rn){let F=jt("td",fm,y);
F.textContent="--",_.push(F)}return[y,_]}let Dn=new Map;function ut(c,m,_,y=!0){let S=Dn.get(m)||{},
D=B.bind[c](o,m,_,y);D&&(Jn(c,m,S[c]=D),Dn.set(m,S))}function oo(c,m,_){let y=Dn.get(m)||{};for(let S in y)
(c==null||S==c)&&(Li(S,m,y[S]),delete y[S]);c==null&&Dn.delete(m)}let an=0,In=0,se=0,z=0,Ce=0,qe=0,so=Ce,
En=qe,Yt=se,Rn=z,wt=0,At=0,ht=0,$t=0;o.bbox={};let hr=!1,Ss=!1,ro=!1,Mn=!1,ks=!1,Dt=!1;function _r(c,m,_){
(_||c!=o.width||m!=o.height)&&ga(c,m),fo(!1),ro=!0,Ss=!0,po()}function ga(c,m){o.width=an=se=c,o.height=
In=z=m,Ce=qe=0,Rd(),Md();let _=o.bbox;wt=_.left=Kn(Ce*he,.5),At=_.top=Kn(qe*he,.5),ht=_.width=Kn(se*
he,.5),$t=_.height=Kn(z*he,.5)}let Dd=3;function Id(){let c=!1,m=0;for(;!c;){m++;let _=Bd(m),y=Ud(m);
c=m==Dd||_&&y,c||(ga(o.width,o.height),Ss=!0)}}function Ed({width:c,height:m}){_r(c,m)}o.setSize=Ed;
function Rd(){let c=!1,m=!1,_=!1,y=!1;v.forEach((S,D)=>{if(S.show&&S._show){let{side:E,_size:F}=S,H=E%
2,U=S.label!=null?S.labelSize:0,j=F+U;j>0&&(H?(se-=j,E==3?(Ce+=j,y=!0):_=!0):(z-=j,E==0?(qe+=j,c=!0):
m=!0))}}),Ln[0]=c,Ln[1]=_,Ln[2]=m,Ln[3]=y,se-=_n[1]+_n[3],Ce+=_n[3],z-=_n[2]+_n[0],qe+=_n[0]}function Md(){
let c=Ce+se,m=qe+z,_=Ce,y=qe;function S(D,E){switch(D){case 1:return c+=E,c-E;case 2:return m+=E,m-E;case 3:
return _-=E,_+E;case 0:return y-=E,y+E}}v.forEach((D,E)=>{if(D.show&&D._show){let F=D.side;D._pos=S(
F,D._size),D.label!=null&&(D._lpos=S(F,D.labelSize))}})}if(B.dataIdx==null){let c=B.hover,m=c.skip=new Set(
c.skip??[]);m.add(void 0);let _=c.prox=ue(c.prox),y=c.bias??=0;B.dataIdx=(S,D,E,F)=>{if(D==0)return E;
let H=E,U=_(S,D,E,F)??ke,j=U>=0&&U<ke,K=M.ori==0?se:z,oe=B.left,me=t[0],fe=t[D];if(m.has(fe[E])){H=null;
let le=null,te=null,Q;if(y==0||y==-1)for(Q=E;le==null&&Q-- >0;)m.has(fe[Q])||(le=Q);if(y==0||y==1)for(Q=
E;te==null&&Q++<fe.length;)m.has(fe[Q])||(te=Q);if(le!=null||te!=null)if(j){let Ie=le==null?-1/0:$(me[le],
M,K,0),$e=te==null?1/0:$(me[te],M,K,0),tt=oe-Ie,Se=$e-oe;tt<=Se?tt<=U&&(H=le):Se<=U&&(H=te)}else H=te==
null?le:le==null?te:E-le<=te-E?le:te}else j&&Ye(oe-$(me[E],M,K,0))>U&&(H=null);return H}}let On=c=>{
B.event=c};B.idxs=Y,B._lock=!1;let at=B.points;at.show=ue(at.show),at.size=ue(at.size),at.stroke=ue(
at.stroke),at.width=ue(at.width),at.fill=ue(at.fill);let Zt=o.focus=je({},e.focus||{alpha:.3},B.focus),
io=Zt.prox>=0,ao=io&&at.one,It=[],lo=[],co=[];function ha(c,m){let _=at.show(o,m);if(_ instanceof HTMLElement)
return Tt(_,im),Tt(_,c.class),sn(_,-10,-10,se,z),w.insertBefore(_,It[m]),_}function _a(c,m){if(s==1||
m>0){let _=s==1&&x[c.scale].time,y=c.value;c.value=_?kc(y)?Ic(ne,Dc(y,N)):y||ie:y||bg,c.label=c.label||
(_?fg:dg)}if(ao||m>0){c.width=c.width==null?1:c.width,c.paths=c.paths||Og||Tm,c.fillTo=ue(c.fillTo||
xg),c.pxAlign=+pe(c.pxAlign,k),c.pxRound=$c(c.pxAlign),c.stroke=ue(c.stroke||null),c.fill=ue(c.fill||
null),c._stroke=c._fill=c._paths=c._focus=null;let _=vg(gt(1,c.width),1),y=c.points=je({},{size:_,width:gt(
1,_*.2),stroke:c.stroke,space:_*2,paths:Lg,_stroke:null,_fill:null},c.points);y.show=ue(y.show),y.filter=
ue(y.filter),y.fill=ue(y.fill),y.stroke=ue(y.stroke),y.paths=ue(y.paths),y.pxAlign=c.pxAlign}if(Le){
let _=vs(c,m);Ne.splice(m,0,_[0]),Kt.splice(m,0,_[1]),J.values.push(null)}if(ot){Y.splice(m,0,null);
let _=null;ao?m==0&&(_=ha(c,m)):m>0&&(_=ha(c,m)),It.splice(m,0,_),lo.splice(m,0,0),co.splice(m,0,0)}
et("addSeries",m)}function Od(c,m){m=m??b.length,c=s==1?Vi(c,m,Rc,Fc):Vi(c,m,{},Nc),b.splice(m,0,c),
_a(b[m],m)}o.addSeries=Od;function Ld(c){if(b.splice(c,1),Le){J.values.splice(c,1),Kt.splice(c,1);let m=Ne.
splice(c,1)[0];oo(null,m.firstChild),m.remove()}ot&&(Y.splice(c,1),It.splice(c,1)[0].remove(),lo.splice(
c,1),co.splice(c,1)),et("delSeries",c)}o.delSeries=Ld;let Ln=[!1,!1,!1,!1];function Nd(c,m){if(c._show=
c.show,c.show){let _=c.side%2,y=x[c.scale];y==null&&(c.scale=_?b[1].scale:P,y=x[c.scale]);let S=y.time;
c.size=ue(c.size),c.space=ue(c.space),c.rotate=ue(c.rotate),Pn(c.incrs)&&c.incrs.forEach(E=>{!An.has(
E)&&An.set(E,Qc(E))}),c.incrs=ue(c.incrs||(y.distr==2?qm:S?C==1?Km:Jm:Yn)),c.splits=ue(c.splits||(S&&
y.distr==1?ae:y.distr==3?Fi:y.distr==4?gg:mg)),c.stroke=ue(c.stroke),c.grid.stroke=ue(c.grid.stroke),
c.ticks.stroke=ue(c.ticks.stroke),c.border.stroke=ue(c.border.stroke);let D=c.values;c.values=Pn(D)&&
!Pn(D[0])?ue(D):S?Pn(D)?Ac(ne,Pc(D,N)):kc(D)?eg(ne,D):D||ce:D||pg,c.filter=ue(c.filter||(y.distr>=3&&
y.log==10?yg:y.distr==3&&y.log==2?wg:Zc)),c.font=Uc(c.font),c.labelFont=Uc(c.labelFont),c._size=c.size(
o,null,m,0),c._space=c._rotate=c._incrs=c._found=c._splits=c._values=null,c._size>0&&(Ln[m]=!0,c._el=
Nt(nm,p))}}function Go(c,m,_,y){let[S,D,E,F]=_,H=m%2,U=0;return H==0&&(F||D)&&(U=m==0&&!S||m==2&&!E?
Ke(Ec.size/3):0),H==1&&(S||E)&&(U=m==1&&!D||m==3&&!F?Ke(Oc.size/2):0),U}let ya=o.padding=(e.padding||
[Go,Go,Go,Go]).map(c=>ue(pe(c,Go))),_n=o._padding=ya.map((c,m)=>c(o,m,Ln,0)),st,Ze=null,Je=null,Ts=s==
1?b[0].idxs:null,Ht=null,jo=!1;function wa(c,m){if(t=c??[],o.data=o._data=t,s==2){st=0;for(let _=1;_<
b.length;_++)st+=t[_][0].length}else{t.length==0&&(o.data=o._data=t=[[]]),Ht=t[0],st=Ht.length;let _=t;
if(q==2){_=t.slice();let y=_[0]=Array(st);for(let S=0;S<st;S++)y[S]=S}o._data=t=_}if(fo(!0),et("setD\
ata"),q==2&&(ro=!0),m!==!1){let _=M;_.auto(o,jo)?yr():wn(P,_.min,_.max),Mn=Mn||B.left>=0,Dt=!0,po()}}
o.setData=wa;function yr(){jo=!0;let c,m;s==1&&(st>0?(Ze=Ts[0]=0,Je=Ts[1]=st-1,c=t[0][Ze],m=t[0][Je],
q==2?(c=Ze,m=Je):c==m&&(q==3?[c,m]=ir(c,c,M.log,!1):q==4?[c,m]=ji(c,c,M.log,!1):M.time?m=c+Ke(86400/
C):[c,m]=or(c,m,qi,!0))):(Ze=Ts[0]=c=null,Je=Ts[1]=m=null)),wn(P,c,m)}let xs,uo,wr,br,vr,Sr,kr,Tr,xr,
_t;function ba(c,m,_,y,S,D){c??=ic,_??=Ki,y??="butt",S??=ic,D??="round",c!=xs&&(f.strokeStyle=xs=c),
S!=uo&&(f.fillStyle=uo=S),m!=wr&&(f.lineWidth=wr=m),D!=vr&&(f.lineJoin=vr=D),y!=Sr&&(f.lineCap=Sr=y),
_!=br&&f.setLineDash(br=_)}function va(c,m,_,y){m!=uo&&(f.fillStyle=uo=m),c!=kr&&(f.font=kr=c),_!=Tr&&
(f.textAlign=Tr=_),y!=xr&&(f.textBaseline=xr=y)}function Cr(c,m,_,y,S=0){if(y.length>0&&c.auto(o,jo)&&
(m==null||m.min==null)){let D=pe(Ze,0),E=pe(Je,y.length-1),F=_.min==null?ym(y,D,E,S,c.distr==3):[_.min,
_.max];c.min=zt(c.min,_.min=F[0]),c.max=gt(c.max,_.max=F[1])}}let Sa={min:null,max:null};function Fd(){
for(let y in x){let S=x[y];V[y]==null&&(S.min==null||V[P]!=null&&S.auto(o,jo))&&(V[y]=Sa)}for(let y in x){
let S=x[y];V[y]==null&&S.from!=null&&V[S.from]!=null&&(V[y]=Sa)}V[P]!=null&&fo(!0);let c={};for(let y in V){
let S=V[y];if(S!=null){let D=c[y]=Fo(x[y],Pm);if(S.min!=null)je(D,S);else if(y!=P||s==2)if(st==0&&D.
from==null){let E=D.range(o,null,null,y);D.min=E[0],D.max=E[1]}else D.min=ke,D.max=-ke}}if(st>0){b.forEach(
(y,S)=>{if(s==1){let D=y.scale,E=V[D];if(E==null)return;let F=c[D];if(S==0){let H=F.range(o,F.min,F.
max,D);F.min=H[0],F.max=H[1],Ze=qt(F.min,t[0]),Je=qt(F.max,t[0]),Je-Ze>1&&(t[0][Ze]<F.min&&Ze++,t[0][Je]>
F.max&&Je--),y.min=Ht[Ze],y.max=Ht[Je]}else y.show&&y.auto&&Cr(F,E,y,t[S],y.sorted);y.idxs[0]=Ze,y.idxs[1]=
Je}else if(S>0&&y.show&&y.auto){let[D,E]=y.facets,F=D.scale,H=E.scale,[U,j]=t[S],K=c[F],oe=c[H];K!=null&&
Cr(K,V[F],D,U,D.sorted),oe!=null&&Cr(oe,V[H],E,j,E.sorted),y.min=E.min,y.max=E.max}});for(let y in c){
let S=c[y],D=V[y];if(S.from==null&&(D==null||D.min==null)){let E=S.range(o,S.min==ke?null:S.min,S.max==
-ke?null:S.max,y);S.min=E[0],S.max=E[1]}}}for(let y in c){let S=c[y];if(S.from!=null){let D=c[S.from];
if(D.min==null)S.min=S.max=null;else{let E=S.range(o,D.min,D.max,y);S.min=E[0],S.max=E[1]}}}let m={},
_=!1;for(let y in c){let S=c[y],D=x[y];if(D.min!=S.min||D.max!=S.max){D.min=S.min,D.max=S.max;let E=D.
distr;D._min=E==3?mn(D.min):E==4?Ai(D.min,D.asinh):E==100?D.fwd(D.min):D.min,D._max=E==3?mn(D.max):E==
4?Ai(D.max,D.asinh):E==100?D.fwd(D.max):D.max,m[y]=_=!0}}if(_){b.forEach((y,S)=>{s==2?S>0&&m.y&&(y._paths=
null):m[y.scale]&&(y._paths=null)});for(let y in m)ro=!0,et("setScale",y);ot&&B.left>=0&&(Mn=Dt=!0)}
for(let y in V)V[y]=null}function Wd(c){let m=Ni(Ze-1,0,st-1),_=Ni(Je+1,0,st-1);for(;c[m]==null&&m>0;)
m--;for(;c[_]==null&&_<st-1;)_++;return[m,_]}function $d(){if(st>0){let c=b.some(m=>m._focus)&&_t!=Zt.
alpha;c&&(f.globalAlpha=_t=Zt.alpha),b.forEach((m,_)=>{if(_>0&&m.show&&(ka(_,!1),ka(_,!0),m._paths==
null)){let y=_t;_t!=m.alpha&&(f.globalAlpha=_t=m.alpha);let S=s==2?[0,t[_][0].length-1]:Wd(t[_]);m._paths=
m.paths(o,_,S[0],S[1]),_t!=y&&(f.globalAlpha=_t=y)}}),b.forEach((m,_)=>{if(_>0&&m.show){let y=_t;_t!=
m.alpha&&(f.globalAlpha=_t=m.alpha),m._paths!=null&&Ta(_,!1);{let S=m._paths!=null?m._paths.gaps:null,
D=m.points.show(o,_,Ze,Je,S),E=m.points.filter(o,_,D,S);(D||E)&&(m.points._paths=m.points.paths(o,_,
Ze,Je,E),Ta(_,!0))}_t!=y&&(f.globalAlpha=_t=y),et("drawSeries",_)}}),c&&(f.globalAlpha=_t=1)}}function ka(c,m){
let _=m?b[c].points:b[c];_._stroke=_.stroke(o,c),_._fill=_.fill(o,c)}function Ta(c,m){let _=m?b[c].points:
b[c],{stroke:y,fill:S,clip:D,flags:E,_stroke:F=_._stroke,_fill:H=_._fill,_width:U=_.width}=_._paths;
U=Te(U*he,3);let j=null,K=U%2/2;m&&H==null&&(H=U>0?"#fff":F);let oe=_.pxAlign==1&&K>0;if(oe&&f.translate(
K,K),!m){let me=wt-U/2,fe=At-U/2,le=ht+U,te=$t+U;j=new Path2D,j.rect(me,fe,le,te)}m?Pr(F,U,_.dash,_.
cap,H,y,S,E,D):Hd(c,F,U,_.dash,_.cap,H,y,S,E,j,D),oe&&f.translate(-K,-K)}function Hd(c,m,_,y,S,D,E,F,H,U,j){
let K=!1;H!=0&&A.forEach((oe,me)=>{if(oe.series[0]==c){let fe=b[oe.series[1]],le=t[oe.series[1]],te=(fe.
_paths||gs).band;Pn(te)&&(te=oe.dir==1?te[0]:te[1]);let Q,Ie=null;fe.show&&te&&bm(le,Ze,Je)?(Ie=oe.fill(
o,me)||D,Q=fe._paths.clip):te=null,Pr(m,_,y,S,Ie,E,F,H,U,j,Q,te),K=!0}}),K||Pr(m,_,y,S,D,E,F,H,U,j)}
let xa=Wo|$i;function Pr(c,m,_,y,S,D,E,F,H,U,j,K){ba(c,m,_,y,S),(H||U||K)&&(f.save(),H&&f.clip(H),U&&
f.clip(U)),K?(F&xa)==xa?(f.clip(K),j&&f.clip(j),Ps(S,E),Cs(c,D,m)):F&$i?(Ps(S,E),f.clip(K),Cs(c,D,m)):
F&Wo&&(f.save(),f.clip(K),j&&f.clip(j),Ps(S,E),f.restore(),Cs(c,D,m)):(Ps(S,E),Cs(c,D,m)),(H||U||K)&&
f.restore()}function Cs(c,m,_){_>0&&(m instanceof Map?m.forEach((y,S)=>{f.strokeStyle=xs=S,f.stroke(
y)}):m!=null&&c&&f.stroke(m))}function Ps(c,m){m instanceof Map?m.forEach((_,y)=>{f.fillStyle=uo=y,f.
fill(_)}):m!=null&&c&&f.fill(m)}function Vd(c,m,_,y){let S=v[c],D;if(y<=0)D=[0,0];else{let E=S._space=
S.space(o,c,m,_,y),F=S._incrs=S.incrs(o,c,m,_,y,E);D=Vg(m,_,F,y,E)}return S._found=D}function Ar(c,m,_,y,S,D,E,F,H,U){
let j=E%2/2;k==1&&f.translate(j,j),ba(F,E,H,U,F),f.beginPath();let K,oe,me,fe,le=S+(y==0||y==3?-D:D);
_==0?(oe=S,fe=le):(K=S,me=le);for(let te=0;te<c.length;te++)m[te]!=null&&(_==0?K=me=c[te]:oe=fe=c[te],
f.moveTo(K,oe),f.lineTo(me,fe));f.stroke(),k==1&&f.translate(-j,-j)}function Bd(c){let m=!0;return v.
forEach((_,y)=>{if(!_.show)return;let S=x[_.scale];if(S.min==null){_._show&&(m=!1,_._show=!1,fo(!1));
return}else _._show||(m=!1,_._show=!0,fo(!1));let D=_.side,E=D%2,{min:F,max:H}=S,[U,j]=Vd(y,F,H,E==0?
se:z);if(j==0)return;let K=S.distr==2,oe=_._splits=_.splits(o,y,F,H,U,j,K),me=S.distr==2?oe.map(Q=>Ht[Q]):
oe,fe=S.distr==2?Ht[oe[1]]-Ht[oe[0]]:U,le=_._values=_.values(o,_.filter(o,me,y,j,fe),y,j,fe);_._rotate=
D==2?_.rotate(o,le,y,j):0;let te=_._size;_._size=Ft(_.size(o,le,y,c)),te!=null&&_._size!=te&&(m=!1)}),
m}function Ud(c){let m=!0;return ya.forEach((_,y)=>{let S=_(o,y,Ln,c);S!=_n[y]&&(m=!1),_n[y]=S}),m}function Gd(){
for(let c=0;c<v.length;c++){let m=v[c];if(!m.show||!m._show)continue;let _=m.side,y=_%2,S,D,E=m.stroke(
o,c),F=_==0||_==3?-1:1,[H,U]=m._found;if(m.label!=null){let ft=m.labelGap*F,St=Ke((m._lpos+ft)*he);va(
m.labelFont[0],E,"center",_==2?"top":rc),f.save(),y==1?(S=D=0,f.translate(St,Ke(At+$t/2)),f.rotate((_==
3?-tr:tr)/2)):(S=Ke(wt+ht/2),D=St);let Wn=Kc(m.label)?m.label(o,c,H,U):m.label;f.fillText(Wn,S,D),f.
restore()}if(U==0)continue;let j=x[m.scale],K=y==0?ht:$t,oe=y==0?wt:At,me=m._splits,fe=j.distr==2?me.
map(ft=>Ht[ft]):me,le=j.distr==2?Ht[me[1]]-Ht[me[0]]:H,te=m.ticks,Q=m.border,Ie=te.show?te.size:0,$e=Ke(
Ie*he),tt=Ke((m.alignTo==2?m._size-Ie-m.gap:m.gap)*he),Se=m._rotate*-tr/180,He=T(m._pos*he),bt=($e+tt)*
F,dt=He+bt;D=y==0?dt:0,S=y==1?dt:0;let Et=m.font[0],Vt=m.align==1?Ro:m.align==2?xi:Se>0?Ro:Se<0?xi:y==
0?"center":_==3?xi:Ro,Xt=Se||y==1?"middle":_==2?"top":rc;va(Et,E,Vt,Xt);let vt=m.font[1]*m.lineGap,Rt=me.
map(ft=>T(a(ft,j,K,oe))),Bt=m._values;for(let ft=0;ft<Bt.length;ft++){let St=Bt[ft];if(St!=null){y==
0?S=Rt[ft]:D=Rt[ft],St=""+St;let Wn=St.indexOf(`
`)==-1?[St]:St.split(/\n/gm);for(let pt=0;pt<Wn.length;pt++){let Ga=Wn[pt];Se?(f.save(),f.translate(
S,D+pt*vt),f.rotate(Se),f.fillText(Ga,0,0),f.restore()):f.fillText(Ga,S,D+pt*vt)}}}te.show&&Ar(Rt,te.
filter(o,fe,c,U,le),y,_,He,$e,Te(te.width*he,3),te.stroke(o,c),te.dash,te.cap);let en=m.grid;en.show&&
Ar(Rt,en.filter(o,fe,c,U,le),y,y==0?2:1,y==0?At:wt,y==0?$t:ht,Te(en.width*he,3),en.stroke(o,c),en.dash,
en.cap),Q.show&&Ar([He],[1],y==0?1:0,y==0?1:2,y==1?At:wt,y==1?$t:ht,Te(Q.width*he,3),Q.stroke(o,c),Q.
dash,Q.cap)}et("drawAxes")}function fo(c){b.forEach((m,_)=>{_>0&&(m._paths=null,c&&(s==1?(m.min=null,
m.max=null):m.facets.forEach(y=>{y.min=null,y.max=null})))})}let As=!1,Dr=!1,qo=[];function jd(){Dr=
!1;for(let c=0;c<qo.length;c++)et(...qo[c]);qo.length=0}function po(){As||(Om(Ca),As=!0)}function qd(c,m=!1){
As=!0,Dr=m,c(o),Ca(),m&&qo.length>0&&queueMicrotask(jd)}o.batch=qd;function Ca(){if(hr&&(Fd(),hr=!1),
ro&&(Id(),ro=!1),Ss){if(Re(h,Ro,Ce),Re(h,"top",qe),Re(h,ds,se),Re(h,fs,z),Re(w,Ro,Ce),Re(w,"top",qe),
Re(w,ds,se),Re(w,fs,z),Re(p,ds,an),Re(p,fs,In),g.width=Ke(an*he),g.height=Ke(In*he),v.forEach(({_el:c,
_show:m,_size:_,_pos:y,side:S})=>{if(c!=null)if(m){let D=S===3||S===0?_:0,E=S%2==1;Re(c,E?"left":"to\
p",y-D),Re(c,E?"width":"height",_),Re(c,E?"top":"left",E?qe:Ce),Re(c,E?"height":"width",E?z:se),Oi(c,
Zn)}else Tt(c,Zn)}),xs=uo=wr=vr=Sr=kr=Tr=xr=br=null,_t=1,Yo(!0),Ce!=so||qe!=En||se!=Yt||z!=Rn){fo(!1);
let c=se/Yt,m=z/Rn;if(ot&&!Mn&&B.left>=0){B.left*=c,B.top*=m,mo&&sn(mo,Ke(B.left),0,se,z),go&&sn(go,
0,Ke(B.top),se,z);for(let _=0;_<It.length;_++){let y=It[_];y!=null&&(lo[_]*=c,co[_]*=m,sn(y,Ft(lo[_]),
Ft(co[_]),se,z))}}if(De.show&&!ks&&De.left>=0&&De.width>0){De.left*=c,De.width*=c,De.top*=m,De.height*=
m;for(let _ in Lr)Re(yo,_,De[_])}so=Ce,En=qe,Yt=se,Rn=z}et("setSize"),Ss=!1}an>0&&In>0&&(f.clearRect(
0,0,g.width,g.height),et("drawClear"),I.forEach(c=>c()),et("draw")),De.show&&ks&&(Ds(De),ks=!1),ot&&
Mn&&(Fn(null,!0,!1),Mn=!1),J.show&&J.live&&Dt&&(Mr(),Dt=!1),u||(u=!0,o.status=1,et("ready")),jo=!1,As=
!1}o.redraw=(c,m)=>{ro=m||!1,c!==!1?wn(P,M.min,M.max):po()};function Ir(c,m){let _=x[c];if(_.from==null){
if(st==0){let y=_.range(o,m.min,m.max,c);m.min=y[0],m.max=y[1]}if(m.min>m.max){let y=m.min;m.min=m.max,
m.max=y}if(st>1&&m.min!=null&&m.max!=null&&m.max-m.min<1e-16)return;c==P&&_.distr==2&&st>0&&(m.min=qt(
m.min,t[0]),m.max=qt(m.max,t[0]),m.min==m.max&&m.max++),V[c]=m,hr=!0,po()}}o.setScale=Ir;let Er,Rr,mo,
go,Pa,Aa,ho,_o,Da,Ia,Ae,Me,yn=!1,rt=B.drag,Qe=rt.x,Xe=rt.y;ot&&(B.x&&(Er=Nt(sm,w)),B.y&&(Rr=Nt(rm,w)),
M.ori==0?(mo=Er,go=Rr):(mo=Rr,go=Er),Ae=B.left,Me=B.top);let De=o.select=je({show:!0,over:!0,left:0,
width:0,top:0,height:0},e.select),yo=De.show?Nt(om,De.over?w:h):null;function Ds(c,m){if(De.show){for(let _ in c)
De[_]=c[_],_ in Lr&&Re(yo,_,c[_]);m!==!1&&et("setSelect")}}o.setSelect=Ds;function zd(c){if(b[c].show)
Le&&Oi(Ne[c],Zn);else if(Le&&Tt(Ne[c],Zn),ot){let _=ao?It[0]:It[c];_!=null&&sn(_,-10,-10,se,z)}}function wn(c,m,_){
Ir(c,{min:m,max:_})}function Jt(c,m,_,y){m.focus!=null&&Qd(c),m.show!=null&&b.forEach((S,D)=>{D>0&&(c==
D||c==null)&&(S.show=m.show,zd(D),s==2?(wn(S.facets[0].scale,null,null),wn(S.facets[1].scale,null,null)):
wn(S.scale,null,null),po())}),_!==!1&&et("setSeries",c,m),y&&Zo("setSeries",o,c,m)}o.setSeries=Jt;function Kd(c,m){
je(A[c],m)}function Yd(c,m){c.fill=ue(c.fill||null),c.dir=pe(c.dir,-1),m=m??A.length,A.splice(m,0,c)}
function Zd(c){c==null?A.length=0:A.splice(c,1)}o.addBand=Yd,o.setBand=Kd,o.delBand=Zd;function Jd(c,m){
b[c].alpha=m,ot&&It[c]!=null&&(It[c].style.opacity=m),Le&&Ne[c]&&(Ne[c].style.opacity=m)}let ln,bn,Nn,
wo={focus:!0};function Qd(c){if(c!=Nn){let m=c==null,_=Zt.alpha!=1;b.forEach((y,S)=>{if(s==1||S>0){let D=m||
S==0||S==c;y._focus=m?null:D,_&&Jd(S,D?1:Zt.alpha)}}),Nn=c,_&&po()}}Le&&io&&ut(cc,_e,c=>{B._lock||(On(
c),Nn!=null&&Jt(null,wo,!0,Ue.setSeries))});function Qt(c,m,_){let y=x[m];_&&(c=c/he-(y.ori==1?qe:Ce));
let S=se;y.ori==1&&(S=z,c=S-c),y.dir==-1&&(c=S-c);let D=y._min,E=y._max,F=c/S,H=D+(E-D)*F,U=y.distr;
return U==3?Lo(10,H):U==4?Sm(H,y.asinh):U==100?y.bwd(H):H}function Xd(c,m){let _=Qt(c,P,m);return qt(
_,t[0],Ze,Je)}o.valToIdx=c=>qt(c,t[0]),o.posToIdx=Xd,o.posToVal=Qt,o.valToPos=(c,m,_)=>x[m].ori==0?i(
c,x[m],_?ht:se,_?wt:0):r(c,x[m],_?$t:z,_?At:0),o.setCursor=(c,m,_)=>{Ae=c.left,Me=c.top,Fn(null,m,_)};
function Ea(c,m){Re(yo,Ro,De.left=c),Re(yo,ds,De.width=m)}function Ra(c,m){Re(yo,"top",De.top=c),Re(
yo,fs,De.height=m)}let zo=M.ori==0?Ea:Ra,Ko=M.ori==1?Ea:Ra;function ef(){if(Le&&J.live)for(let c=s==
2?1:0;c<b.length;c++){if(c==0&&Pt)continue;let m=J.values[c],_=0;for(let y in m)Kt[c][_++].firstChild.
nodeValue=m[y]}}function Mr(c,m){if(c!=null&&(c.idxs?c.idxs.forEach((_,y)=>{Y[y]=_}):Cm(c.idx)||Y.fill(
c.idx),J.idx=Y[0]),Le&&J.live){for(let _=0;_<b.length;_++)(_>0||s==1&&!Pt)&&tf(_,Y[_]);ef()}Dt=!1,m!==
!1&&et("setLegend")}o.setLegend=Mr;function tf(c,m){let _=b[c],y=c==0&&q==2?Ht:t[c],S;Pt?S=_.values(
o,c,m)??hn:(S=_.value(o,m==null?null:y[m],c,m),S=S==null?hn:{_:S}),J.values[c]=S}function Fn(c,m,_){
Da=Ae,Ia=Me,[Ae,Me]=B.move(o,Ae,Me),B.left=Ae,B.top=Me,ot&&(mo&&sn(mo,Ke(Ae),0,se,z),go&&sn(go,0,Ke(
Me),se,z));let y,S=Ze>Je;ln=ke,bn=null;let D=M.ori==0?se:z,E=M.ori==1?se:z;if(Ae<0||st==0||S){y=B.idx=
null;for(let F=0;F<b.length;F++){let H=It[F];H!=null&&sn(H,-10,-10,se,z)}io&&Jt(null,wo,!0,c==null&&
Ue.setSeries),J.live&&(Y.fill(y),Dt=!0)}else{let F,H,U;s==1&&(F=M.ori==0?Ae:Me,H=Qt(F,P),y=B.idx=qt(
H,t[0],Ze,Je),U=$(t[0][y],M,D,0));let j=-10,K=-10,oe=0,me=0,fe=!0,le="",te="";for(let Q=s==2?1:0;Q<b.
length;Q++){let Ie=b[Q],$e=Y[Q],tt=$e==null?null:s==1?t[Q][$e]:t[Q][1][$e],Se=B.dataIdx(o,Q,y,H),He=Se==
null?null:s==1?t[Q][Se]:t[Q][1][Se];if(Dt=Dt||He!=tt||Se!=$e,Y[Q]=Se,Q>0&&Ie.show){let bt=Se==null?-10:
Se==y?U:$(s==1?t[0][Se]:t[Q][0][Se],M,D,0),dt=He==null?-10:Z(He,s==1?x[Ie.scale]:x[Ie.facets[1].scale],
E,0);if(io&&He!=null){let Et=M.ori==1?Ae:Me,Vt=Ye(Zt.dist(o,Q,Se,dt,Et));if(Vt<ln){let Xt=Zt.bias;if(Xt!=
0){let vt=Qt(Et,Ie.scale),Rt=He>=0?1:-1,Bt=vt>=0?1:-1;Bt==Rt&&(Bt==1?Xt==1?He>=vt:He<=vt:Xt==1?He<=vt:
He>=vt)&&(ln=Vt,bn=Q)}else ln=Vt,bn=Q}}if(Dt||ao){let Et,Vt;M.ori==0?(Et=bt,Vt=dt):(Et=dt,Vt=bt);let Xt,
vt,Rt,Bt,en,ft,St=!0,Wn=at.bbox;if(Wn!=null){St=!1;let pt=Wn(o,Q);Rt=pt.left,Bt=pt.top,Xt=pt.width,vt=
pt.height}else Rt=Et,Bt=Vt,Xt=vt=at.size(o,Q);if(ft=at.fill(o,Q),en=at.stroke(o,Q),ao)Q==bn&&ln<=Zt.
prox&&(j=Rt,K=Bt,oe=Xt,me=vt,fe=St,le=ft,te=en);else{let pt=It[Q];pt!=null&&(lo[Q]=Rt,co[Q]=Bt,hc(pt,
Xt,vt,St),mc(pt,ft,en),sn(pt,Ft(Rt),Ft(Bt),se,z))}}}}if(ao){let Q=Zt.prox,Ie=Nn==null?ln<=Q:ln>Q||bn!=
Nn;if(Dt||Ie){let $e=It[0];$e!=null&&(lo[0]=j,co[0]=K,hc($e,oe,me,fe),mc($e,le,te),sn($e,Ft(j),Ft(K),
se,z))}}}if(De.show&&yn)if(c!=null){let[F,H]=Ue.scales,[U,j]=Ue.match,[K,oe]=c.cursor.sync.scales,me=c.
cursor.drag;if(Qe=me._x,Xe=me._y,Qe||Xe){let{left:fe,top:le,width:te,height:Q}=c.select,Ie=c.scales[K].
ori,$e=c.posToVal,tt,Se,He,bt,dt,Et=F!=null&&U(F,K),Vt=H!=null&&j(H,oe);Et&&Qe?(Ie==0?(tt=fe,Se=te):
(tt=le,Se=Q),He=x[F],bt=$($e(tt,K),He,D,0),dt=$($e(tt+Se,K),He,D,0),zo(zt(bt,dt),Ye(dt-bt))):zo(0,D),
Vt&&Xe?(Ie==1?(tt=fe,Se=te):(tt=le,Se=Q),He=x[H],bt=Z($e(tt,oe),He,E,0),dt=Z($e(tt+Se,oe),He,E,0),Ko(
zt(bt,dt),Ye(dt-bt))):Ko(0,E)}else Nr()}else{let F=Ye(Da-Pa),H=Ye(Ia-Aa);if(M.ori==1){let oe=F;F=H,H=
oe}Qe=rt.x&&F>=rt.dist,Xe=rt.y&&H>=rt.dist;let U=rt.uni;U!=null?Qe&&Xe&&(Qe=F>=U,Xe=H>=U,!Qe&&!Xe&&(H>
F?Xe=!0:Qe=!0)):rt.x&&rt.y&&(Qe||Xe)&&(Qe=Xe=!0);let j,K;Qe&&(M.ori==0?(j=ho,K=Ae):(j=_o,K=Me),zo(zt(
j,K),Ye(K-j)),Xe||Ko(0,E)),Xe&&(M.ori==1?(j=ho,K=Ae):(j=_o,K=Me),Ko(zt(j,K),Ye(K-j)),Qe||zo(0,D)),!Qe&&
!Xe&&(zo(0,0),Ko(0,0))}if(rt._x=Qe,rt._y=Xe,c==null){if(_){if(Ua!=null){let[F,H]=Ue.scales;Ue.values[0]=
F!=null?Qt(M.ori==0?Ae:Me,F):null,Ue.values[1]=H!=null?Qt(M.ori==1?Ae:Me,H):null}Zo(Ci,o,Ae,Me,se,z,
y)}if(io){let F=_&&Ue.setSeries,H=Zt.prox;Nn==null?ln<=H&&Jt(bn,wo,!0,F):ln>H?Jt(null,wo,!0,F):bn!=Nn&&
Jt(bn,wo,!0,F)}}Dt&&(J.idx=y,Mr()),m!==!1&&et("setCursor")}let vn=null;Object.defineProperty(o,"rect",
{get(){return vn==null&&Yo(!1),vn}});function Yo(c=!1){c?vn=null:(vn=w.getBoundingClientRect(),et("s\
yncRect",vn))}function Ma(c,m,_,y,S,D,E){B._lock||yn&&c!=null&&c.movementX==0&&c.movementY==0||(Or(c,
m,_,y,S,D,E,!1,c!=null),c!=null?Fn(null,!0,!0):Fn(m,!0,!1))}function Or(c,m,_,y,S,D,E,F,H){if(vn==null&&
Yo(!1),On(c),c!=null)_=c.clientX-vn.left,y=c.clientY-vn.top;else{if(_<0||y<0){Ae=-10,Me=-10;return}let[
U,j]=Ue.scales,K=m.cursor.sync,[oe,me]=K.values,[fe,le]=K.scales,[te,Q]=Ue.match,Ie=m.axes[0].side%2==
1,$e=M.ori==0?se:z,tt=M.ori==1?se:z,Se=Ie?D:S,He=Ie?S:D,bt=Ie?y:_,dt=Ie?_:y;if(fe!=null?_=te(U,fe)?a(
oe,x[U],$e,0):-10:_=$e*(bt/Se),le!=null?y=Q(j,le)?a(me,x[j],tt,0):-10:y=tt*(dt/He),M.ori==1){let Et=_;
_=y,y=Et}}H&&(m==null||m.cursor.event.type==Ci)&&((_<=1||_>=se-1)&&(_=Kn(_,se)),(y<=1||y>=z-1)&&(y=Kn(
y,z))),F?(Pa=_,Aa=y,[ho,_o]=B.move(o,_,y)):(Ae=_,Me=y)}let Lr={width:0,height:0,left:0,top:0};function Nr(){
Ds(Lr,!1)}let Oa,La,Na,Fa;function Wa(c,m,_,y,S,D,E){yn=!0,Qe=Xe=rt._x=rt._y=!1,Or(c,m,_,y,S,D,E,!0,
!1),c!=null&&(ut(Pi,Ri,$a,!1),Zo(ac,o,ho,_o,se,z,null));let{left:F,top:H,width:U,height:j}=De;Oa=F,La=
H,Na=U,Fa=j}function $a(c,m,_,y,S,D,E){yn=rt._x=rt._y=!1,Or(c,m,_,y,S,D,E,!1,!0);let{left:F,top:H,width:U,
height:j}=De,K=U>0||j>0,oe=Oa!=F||La!=H||Na!=U||Fa!=j;if(K&&oe&&Ds(De),rt.setScale&&K&&oe){let me=F,
fe=U,le=H,te=j;if(M.ori==1&&(me=H,fe=j,le=F,te=U),Qe&&wn(P,Qt(me,P),Qt(me+fe,P)),Xe)for(let Q in x){
let Ie=x[Q];Q!=P&&Ie.from==null&&Ie.min!=ke&&wn(Q,Qt(le+te,Q),Qt(le,Q))}Nr()}else B.lock&&(B._lock=!B.
_lock,Fn(m,!0,c!=null));c!=null&&(oo(Pi,Ri),Zo(Pi,o,Ae,Me,se,z,null))}function nf(c,m,_,y,S,D,E){if(B.
_lock)return;On(c);let F=yn;if(yn){let H=!0,U=!0,j=10,K,oe;M.ori==0?(K=Qe,oe=Xe):(K=Xe,oe=Qe),K&&oe&&
(H=Ae<=j||Ae>=se-j,U=Me<=j||Me>=z-j),K&&H&&(Ae=Ae<ho?0:se),oe&&U&&(Me=Me<_o?0:z),Fn(null,!0,!0),yn=!1}
Ae=-10,Me=-10,Y.fill(null),Fn(null,!0,!0),F&&(yn=F)}function Ha(c,m,_,y,S,D,E){B._lock||(On(c),yr(),
Nr(),c!=null&&Zo(uc,o,Ae,Me,se,z,null))}function Va(){v.forEach(Bg),_r(o.width,o.height,!0)}Jn(nr,Oo,
Va);let bo={};bo.mousedown=Wa,bo.mousemove=Ma,bo.mouseup=$a,bo.dblclick=Ha,bo.setSeries=(c,m,_,y)=>{
let S=Ue.match[2];_=S(o,m,_),_!=-1&&Jt(_,y,!0,!1)},ot&&(ut(ac,w,Wa),ut(Ci,w,Ma),ut(lc,w,c=>{On(c),Yo(
!1)}),ut(cc,w,nf),ut(uc,w,Ha),Hi.add(o),o.syncRect=Yo);let Is=o.hooks=e.hooks||{};function et(c,m,_){
Dr?qo.push([c,m,_]):c in Is&&Is[c].forEach(y=>{y.call(null,o,m,_)})}(e.plugins||[]).forEach(c=>{for(let m in c.
hooks)Is[m]=(Is[m]||[]).concat(c.hooks[m])});let Ba=(c,m,_)=>_,Ue=je({key:null,setSeries:!1,filters:{
pub:vc,sub:vc},scales:[P,b[1]?b[1].scale:null],match:[Sc,Sc,Ba],values:[null,null]},B.sync);Ue.match.
length==2&&Ue.match.push(Ba),B.sync=Ue;let Ua=Ue.key,Fr=yu(Ua);function Zo(c,m,_,y,S,D,E){Ue.filters.
pub(c,m,_,y,S,D,E)&&Fr.pub(c,m,_,y,S,D,E)}Fr.sub(o);function of(c,m,_,y,S,D,E){Ue.filters.sub(c,m,_,
y,S,D,E)&&bo[c](null,m,_,y,S,D,E)}o.pub=of;function sf(){Fr.unsub(o),Hi.delete(o),Dn.clear(),Li(nr,Oo,
Va),d.remove(),_e?.remove(),et("destroy")}o.destroy=sf;function Wr(){et("init",e,t),wa(t||e.data,!1),
V[P]?Ir(P,V[P]):yr(),ks=De.show&&(De.width>0||De.height>0),Mn=Dt=!0,_r(e.width,e.height)}return b.forEach(
_a),v.forEach(Nd),n?n instanceof HTMLElement?(n.appendChild(d),Wr()):n(o,Wr):Wr(),o}it.assign=je;it.
fmtNum=zi;it.rangeNum=or;it.rangeLog=ir;it.rangeAsinh=ji;it.orient=Xn;it.pxRatio=he;it.join=Mm;it.fmtDate=
Yi,it.tzDate=Gm;it.sync=yu;{it.addGap=Cg,it.clipGaps=cr;let e=it.paths={points:Tu};e.linear=Cu,e.stepped=
Dg,e.bars=Ig,e.spline=Rg}var Ug=(e,t,n)=>{let o=r=>r&&Math.floor(n.clockAt(r.at)/864e5),s=0,i=0;return e.map((r,a)=>{s+=r.kg;
for(let d=e[i];d&&d.at<=r.at-t*864e5;)s-=d.kg,i+=1,d=e[i];return o(e[a+1])!==o(r)?s/(a-i+1):void 0})};var Iu=(e,t,n)=>{let o=e.filter(({at:r})=>r>=t),s=o.length<1e3?7:30,i=Ug(e,s,n).slice(e.length-o.length);
return{points:o,means:i,meanDays:s}},na=(e,t)=>{let n=e.at(-1),o=e.findLast(({at:s})=>n&&s<=n.at-t*864e5);
if(!(!n||!o||o.at<n.at-2*t*864e5))return n.kg-o.kg},_s=e=>{let[t]=e;if(t===void 0)return;let[n,o]=[t,
t];for(let s of e)s<n&&(n=s),s>o&&(o=s);return[n,o]};var Eu=({points:e,means:t})=>{let n=[...e.map(({kg:r})=>r),...t.filter(r=>r!==void 0)],[o,s]=_s(n)??
[60,80],i=Math.max(4-(s-o),(s-o)/5)/2;return[o-i,s+i]},Gg={day:1,month:30,year:365},jg=[...[1,2,7,14].
map(e=>["day",e]),...[1,2,3,6].map(e=>["month",e]),...[1,2,5,10,25,100].map(e=>["year",e])],Ru=(e,t,n,o)=>{
let s=(t-e)/864e5,i=([w,k])=>s/Gg[w]/k<=n,[r,a]=jg.find(i)??["year",1e3],u=new Date(o.clockAt(e)),[d,
g,f]=[u.getUTCFullYear(),u.getUTCMonth(),u.getUTCDate()],p=w=>r==="day"?Date.UTC(d,g,f+w):r==="month"?
Date.UTC(d,Math.floor(g/a)*a+w,1):Date.UTC(Math.floor(d/a)*a+w,0,1),h=[];for(let w=0;;w+=a){let k=o.
instantOf(p(w));if(k>t)return{unit:r,ticks:h};k>=e&&h.push(k)}};var zg=14*864e5,Kg=({ctx:e,bbox:t,valToPos:n},o,s,i)=>{let r=devicePixelRatio,a=t.top+t.height;e.save(),
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
(r(a)-r(a-1))*1e3>zg&&i.push([t(r(a-1),"x",!0),t(r(a),"x",!0)]);return i},Mu=(e,{series:t,from:n,to:o,
bands:s},i,r,a)=>{let{points:u,means:d}=t,g={font:`12px ${i.font}`,stroke:i.colour("quiet"),ticks:{show:!1}},
f=u.length>=1e3,p={show:!0,size:f?3:u.length>100?4:6,fill:`color-mix(in srgb, ${i.colour("quiet")} ${f?
35:60}%, transparent)`,stroke:"transparent"},h=b=>Ru(n,o,b.width/90,r.zone),w=u.at(-1),k={width:e.clientWidth,
height:e.clientHeight,padding:[28,76,0,0],legend:{show:!1},cursor:{y:!1,drag:{x:!1,y:!1},points:{size:9}},
scales:{x:{range:[(n-(o-n)/50)/1e3,(o+(o-n)/50)/1e3]},y:{range:Eu(t)}},axes:[{...g,grid:{show:!1},size:32,
splits:b=>h(b).ticks.map(v=>v/1e3),values:(b,v)=>{let x=r.ofUnit[h(b).unit];return v.map(A=>x(A*1e3))}},
{...g,grid:{stroke:i.colour("line"),width:1},size:40,space:56,incrs:[.5,1,2,5,10,20,50,100],values:(b,v,x,A,P)=>v.
map(P<1?r.tenths:r.integer)}],series:[{},{points:p,paths:()=>null},{stroke:i.colour("accent"),width:2.5,
points:{show:!1},gaps:Zg}],hooks:{draw:[b=>{Kg(b,s,i,r.unit),w&&Yg(b,w,r.kg(w.kg),i)}],setCursor:[({
cursor:b})=>a(b.left===-10?void 0:b.idx??void 0,b.left??0)]}},[T,C]=[u.map(({at:b})=>b/1e3),u.map(({
kg:b})=>b)];return new it(k,[T,C,[...d]],e)};var Ou=matchMedia("(prefers-color-scheme: dark)"),Jg={ArrowLeft:-1,ArrowDown:-1,ArrowRight:1,ArrowUp:1,
PageDown:-10,PageUp:10,Home:Number.NEGATIVE_INFINITY,End:Number.POSITIVE_INFINITY},Qg={good:"done",warn:"\
active",bad:"blocked",worse:"worse",worst:"worst"},Lu=({series:e,from:t,to:n,bands:o})=>{let{points:s,
means:i,meanDays:r}=e,{t:a,zone:u,messages:d,day:g,shortDay:f,month:p,year:h,integer:w,tenths:k,kg:T,
unit:C}=W(),b=ko(()=>Ou.matches,Ou,"change"),v=be(null),x=be(null);return de(()=>{let A=v.current,P=getComputedStyle(
A),O={colour:Y=>(A.style.color=`var(--${Y})`,P.color),font:P.fontFamily},I=Y=>T(Y/dn(1,C)),R=s.length-
1,L=({at:Y,kg:J})=>{let B=i[R];return[I(J),g(Y),B===void 0?"":`${a.mean(r)}: ${I(B)}`].filter(Boolean).
join(`
`)},M=Y=>{let J=s[Y];J&&(R=Y,A.ariaValueNow=String(Y),A.ariaValueText=L(J))};M(R);let q=(Y,J)=>{let B=x.
current;if(B.hidden=Y===void 0,Y===void 0)return;M(Y),B.textContent=A.ariaValueText;let{offsetLeft:Le,
clientWidth:ot}=V.over,xe=J>ot/2?J-B.offsetWidth-12:J+12;B.style.translate=`${Math.max(Le+xe,0)}px`},
$={series:e,from:t,to:n,bands:o.map(Y=>({...Y,text:d.bmi_descriptions[Y.class],colour:Qg[cs(Y.class)]}))},
V=Mu(A,$,O,{zone:u,unit:C,ofUnit:{day:f,month:p,year:h},integer:w,tenths:k,kg:I},q),ne=Y=>V.setCursor(
{left:Y,top:1}),N=({pointerType:Y,clientX:J})=>{if(Y==="mouse")return;let{left:B,width:Le}=V.over.getBoundingClientRect();
ne(Math.min(Math.max(J-B,0),Le-1))},ae=()=>V.setCursor({left:-10,top:-10}),ce=Y=>{Y.key==="Escape"&&
ae();let J=Jg[Y.key];if(J===void 0)return;Y.preventDefault(),R=Math.min(Math.max(R+J,0),s.length-1);
let B=s[R];B&&ne(V.valToPos(B.at/1e3,"x"))};A.addEventListener("pointerdown",N),A.addEventListener("\
pointermove",N),A.addEventListener("keydown",ce),A.addEventListener("blur",ae);let ie=new ResizeObserver(
()=>V.setSize({width:A.clientWidth,height:A.clientHeight}));return ie.observe(A),()=>{ie.disconnect(),
A.removeEventListener("keydown",ce),A.removeEventListener("pointerdown",N),A.removeEventListener("po\
intermove",N),A.removeEventListener("blur",ae),V.destroy()}},[e,t,o,d,b]),l("div",{class:"chart",children:[
l("div",{class:"plot",ref:v,role:"slider",tabIndex:0,"aria-label":a.chart,"aria-valuemin":0,"aria-va\
luemax":Math.max(s.length-1,0),"aria-valuenow":Math.max(s.length-1,0)}),l("output",{class:"tip",ref:x,
hidden:!0,"aria-hidden":"true"})]})};var ys=e=>{let t=`weight-bmi-register ${e}`;return{read:()=>{try{return localStorage.getItem(t)??""}catch{
return""}},write:n=>{try{localStorage.setItem(t,n)}catch{}}}};var Xg=(e,t)=>{let n=a=>Math.round(a*1e6),o=e.map(({record:a,day:u})=>({record:a,plus:n(t*u+a.peso_kg),
minus:n(t*u-a.peso_kg)})).sort((a,u)=>a.plus-u.plus||a.minus-u.minus),s=[],i=o.map(({minus:a},u)=>{let[
d,g]=[0,s.length];for(;d<g;){let f=d+g>>1;(o[s[f]]?.minus??0)<=a?d=f+1:g=f}return s[d]=u,s[d-1]}),r=new Set;
for(let a=s.at(-1);a!==void 0;a=i[a])r.add(o[a].record);return r},Nu=(e,t)=>new Map([...e].map(n=>[t(
n),n])),Fu=(e,t,n,o)=>{let s=new Set(e),i=[],r=Nu(t,o),a=new Set(t.map(g=>`${g.fecha_registro} ${g.peso_kg}`)),
u=[...r.keys()],d=(g,f,p)=>p!==void 0&&Math.round(Math.abs(f-(r.get(p)?.peso_kg??f))*1e6)>Math.round(
n*Math.abs(g-p)*1e6);for(;;){let[g,f]=[0,i.length],p=[];for(let[w,k]of Nu(s,o)){for(;(u[g]??Number.POSITIVE_INFINITY)<
w;)g+=1;let T=u[g]===w?r.get(w):void 0;if(!(!T||T.fecha_registro<=k.fecha_registro)||a.has(`${k.fecha_registro}\
 ${k.peso_kg}`))continue;let[b,v]=[u[g-1],u[g+(T?1:0)]];[b,v].some(x=>d(w,k.peso_kg,x))?i.push(k):p.
push({record:k,day:w})}let h=Xg(p,n);if(i.push(...p.filter(({record:w})=>!h.has(w)).map(({record:w})=>w)),
i.length===f)return{kept:[...s],outliers:i};for(;f<i.length;f++)s.delete(i[f])}};var Wu=864e5,eh="weight_change_too_large",$u=async(e,t,n,o,s)=>{let{weights:i}=await G.listWeights({
signal:o}),r=({fecha_registro:p})=>Math.floor(t.clockAt(Date.parse(p))/Wu),{kept:a,outliers:u}=Fu(e,
i.toReversed(),n,r),d=u.map(p=>({...p,code:eh})),g=new Set(i.map(({id:p})=>p)),f=0;for(let p=a;;){let h=[];
for await(let{error:k,answer:T,weights:C}of Hs(G,p,{check:!0,signal:o})){if(k)throw k;if("results"in
T)for(let{index:b,outcome:v,code:x}of T.results)h.push({...C[b],outcome:v,code:x});s(h.length)}let w=k=>h.
filter(T=>T.outcome===k);if(f+=w("known").length,d.push(...w("refused")),p=w("new").map(({peso_kg:k,
fecha_registro:T})=>({peso_kg:k,fecha_registro:T})),p.length===h.length)return{added:p,known:f,refused:d,
ids:g}}},Hu=async(e,t)=>{let n=[],o=[],s=e.added;for(;;){let i;for await(let{start:r,error:a,index:u,
answer:d,weights:g}of Hs(G,s)){if(a){if(u===void 0)throw a;o.push({...s[u],code:a.code??null}),i=s.toSpliced(
u,1).slice(r);break}"weights"in d&&n.push(...d.weights.filter(({id:f})=>!e.ids.has(f))),t(e.added.length-
s.length+r+g.length)}if(!i)return{recorded:n,refused:o};s=i}},oa=ys("import"),th=7*Wu,Vu=(e,t)=>{let n=t.
map(({id:s,peso_kg:i,fecha_registro:r})=>[s,i,Date.parse(r)]),o={userId:e,at:Date.now(),records:n};oa.
write(JSON.stringify(o))},Bu=e=>{let t=JSON.parse(oa.read()||"{}");return t?.userId===e&&Date.now()-
t.at<th&&t.records.length>0?t:void 0},nh=8,Uu=async(e,t)=>{let{weights:n}=await G.listWeights(),o=new Map(
n.map(u=>[u.id,u])),s=e.records.flatMap(([u,d,g])=>{let f=o.get(u);return f?.peso_kg===d&&Date.parse(
f.fecha_registro)===g?[u]:[]}),i=s.values(),r=0,a=async()=>{for(let u of i)await G.deleteWeight({path:{
weight_id:u}}).catch(d=>{if(!(d instanceof Oe&&d.status===404))throw d}),t(++r)};return await Promise.
all(Array.from({length:nh},a)),oa.write(""),s.length};var mr=()=>new Promise(e=>setTimeout(e));var Gu=1e5,ju='type="HKQuantityTypeIdentifierBodyMass"',qu=/<Record(?:[^">]|"[^"]*")*>/y,oh=["startD\
ate","unit","value"],sh=async(e,t)=>{let n=[],o="",s=r=>{let a=0;for(;;){let u=r.indexOf(ju,a);if(u<
0)break;qu.lastIndex=Math.max(r.lastIndexOf("<Record",u),0);let[d]=qu.exec(r)??[];if(d===void 0)break;
a=u+ju.length;let g=f=>new RegExp(` ${f}="([^"]*)"`).exec(d)?.[1]??"";n.push(oh.map(g))}o=r.slice(Math.
max(a,r.lastIndexOf("<")))},i=new TextDecoder;for(let r=0;r<e.size;r+=Gu){let a=await e.slice(r,r+Gu).
arrayBuffer();s(o+i.decode(a,{stream:!0})),await mr(),t.throwIfAborted()}return{preamble:"",head:["s\
tartDate","unit","weight"],hasHeading:!0,body:n}},sa=e=>typeof e=="object"&&e!==null&&!Array.isArray(
e),rh=e=>e.filter(sa).map(({dataTypeName:t,startTimeNanos:n,fitValue:o})=>({date:Math.round(Number(n)/
1e6),dataTypeName:t,weight:o?.[0]?.value?.fpVal})),ih=({date:e,...t})=>({...t,date:String(e).replace(
/^(\d\d)\/(\d\d)\/(\d\d)$/,"20$3-$1-$2")}),ah=e=>{let t;try{t=JSON.parse(e)}catch{return}let n=sa(t)?
t["Data Points"]:void 0,o=Array.isArray(n)?rh(n):t;if(!Array.isArray(o))return;let s=o.filter(sa).map(
a=>"logId"in a?ih(a):a),i=[...new Set(s.flatMap(a=>Object.keys(a)))].filter(a=>a!=="logId");if(!i.some(
a=>/weight/i.test(a)))return;let r=s.map(a=>i.map(u=>String(a[u]??"")));return{preamble:"",head:i,hasHeading:!0,
body:r}},lh=e=>{let[t,n]=new Uint8Array(e);if(t===255&&n===254)return new TextDecoder("utf-16le").decode(
e);if(t===254&&n===255)return new TextDecoder("utf-16be").decode(e);try{return new TextDecoder("utf-\
8",{fatal:!0}).decode(e)}catch{return new TextDecoder("windows-1252").decode(e)}},ch=[["zip","PK"],
["zip","‹"],["pdf","%PDF"],["database","SQLite format 3"]],zu=async(e,t)=>{let n=new TextDecoder(
"windows-1252").decode(await e.slice(0,4096).arrayBuffer()),[o]=ch.find(([,r])=>n.startsWith(r))??[];
if(o)return{format:o};let s=n.replace(/^ï»¿/,"").trimStart();if(s.startsWith("<"))return/<HealthData|<!DOCTYPE HealthData/.
test(n)?{sheet:await sh(e,t)}:{format:"xml"};let i=lh(await e.arrayBuffer());if(/^[[{]/.test(s)){let r=ah(
i);return r?{sheet:r}:{format:"json"}}return i.includes("\0")?{format:"other"}:{text:i}};var ws=e=>{let{format:t}=new Intl.DateTimeFormat("sv-SE",{timeZone:e,dateStyle:"short",timeStyle:"me\
dium"}),n=a=>Date.parse(`${t(a*1e3).replace(" ","T")}Z`)-a*1e3,o=new Map,s=a=>{let u=o.get(a);if(u!==
void 0)return u;let d=n(a*7*864e5/1e3);return o.set(a,d),d},i=a=>{let u=Math.floor(a/6048e5),d=s(u);
return d===s(u+1)?d:n(Math.floor(a/1e3))},r=a=>a+i(a);return{name:e,clockAt:r,instantOf(a){let[u,d]=[
a-864e5,a+864e5].map(f=>a-i(f)),g=[u,d].filter(f=>r(f)===a);return g.length>0?Math.min(...g):u},inputOf:a=>new Date(
r(a)).toISOString().slice(0,16)}},ra=()=>new Intl.DateTimeFormat().resolvedOptions().timeZone,Ku=({clockAt:e})=>{
let t=ws(ra()),n=Date.now();return[n,n+157248e5].every(o=>e(o)===t.clockAt(o))};var ia=["ymd","dmy","mdy"],uh=/^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})/,Yu=/ ?(?:([ap])\.? ?m\b\.?)?/,
dh=/(\d{1,2})[:.h](\d{2})(?:[:.](\d{2}(?:[.,]\d+)?))?/,fh=/(?:T|,? (?:at|a las?|um|à|alle|às) |,? )/,
Zu=/ ?(Z|UTC|GMT)?(?:([+-])(\d{1,2}):?(\d{2})?)?(?: \(.*\))?$/,ph=new RegExp(`${uh.source}(?:${fh.source}${dh.
source}${Yu.source})?${Zu.source}`,"i"),mh=new RegExp(`^\\d{1,2}(:\\d{2}){1,2}\\S*${Yu.source}${Zu.source}`,
"i"),gh=/^1\d{9}(\d{3})?$/,Ju=(e,t,n)=>["en","es","de","fr","it","pt"].map(o=>{let{format:s}=new Intl.
DateTimeFormat(o,{...n,timeZone:"UTC"});return Array.from({length:e},(i,r)=>s(t(r)).toLowerCase())}),
hh=Ju(12,e=>Date.UTC(2025,e,1),{month:"long"}),_h=Ju(7,e=>Date.UTC(2025,0,e+1),{weekday:"long"}),Qu=(e,t)=>{
let n=e.toLowerCase();for(let o of t){let s=o.findIndex(i=>i.startsWith(n));if(s>=0)return s+1}return 0},
yh=e=>e.replace(/^(\p{L}{2,})\.?,? /u,(t,n)=>Qu(n,_h)?"":t),wh=new RegExp([/^(?:(\d{1,2})(?:st|nd|rd|th|º)?)?[-. ]*(?:de )?(\p{L}{3,})[-. ]*(?:de )?/u,
/(?:(\d{1,2})(?:st|nd|rd|th)?(?=,? ))?,? ?(\d{2,4})/].map(({source:e})=>e).join(""),"u"),bh=e=>{let[
t,n,o="",s,i=""]=wh.exec(e)??[],r=t===void 0?0:Qu(o,hh);return t===void 0||r===0?e:`${i.length===2?`\
20${i}`:i}-${r}-${n??s}${e.slice(t.length)}`},Xu=e=>e.replace(/\s+/g," ").trim(),eo=e=>mh.test(Xu(e)),
gr=(e,t,n)=>{let o=Xu(e);if(gh.test(o))return{at:new Date(Number(o)*(o.length===10?1e3:1)).toISOString(),
isZoned:!0};let s=yh(o),i=bh(s),r=i===s?t:"ymd",a=ph.exec(i);if(!a)return;let[,u,d,g,f="0",p="0",h="\
0",w]=a,[k,T,C="0",b="0"]=a.slice(8),v=ne=>Number([u,d,g][r.indexOf(ne)]),[x,A,P]=[v("y"),v("m"),v("\
d")],O=x<100&&r!=="ymd"?2e3+x:x,I=new Date(Date.UTC(O,A-1,P));if(O<1e3||I.getUTCMonth()!==A-1||I.getUTCDate()!==
P)return;let R=w?Number(f)%12+(w.toLowerCase()==="p"?12:0):Number(f),L=Number(h.replace(",","."));if(R>
23||Number(p)>59||L>=60)return;let M=R*60+Number(p),q=I.getTime()+M*6e4+Math.floor(L*1e3+1e-6),$=k!==
void 0||T!==void 0,Z=(Number(C)*60+Number(b))*6e4,V=$?q-(T==="-"?-Z:Z):n.instantOf(q);return{at:new Date(
V).toISOString(),isZoned:$}},vh=ws("UTC"),Bo=e=>ia.some(t=>gr(e,t,vh)!==void 0);var Sh=[";","	",","],kh=(e,t)=>{let n=[[]],o=new RegExp(`(?:"((?:[^"]|"")*)"|([^${t}\\r\\n]*))(${t}|\
\\r?\\n|\\r|$)`,"gy");for(let[,s,i="",r]of e.matchAll(o)){if(n.at(-1)?.push((s?.replaceAll('""','"')??
i).trim()),r==="")break;r!==t&&n.push([])}return n.filter(s=>s.some(i=>i!==""))},aa=e=>xo(e,".")!==void 0||
xo(e,",")!==void 0,ed=(e,t)=>(e??"").split(/[^\p{L}]+/u).some(n=>tn(n)===t),Th=({head:e,body:t,...n})=>{
let o=e.findIndex((i,r)=>ed(i,"st")&&ed(e[r+1],"lb")&&t.every(a=>Number(a[r+1]??0)<14));if(o<0)return{
head:e,body:t,...n};let s=i=>i.toSpliced(o,2,i[o]?`${i[o]} st ${i[o+1]||0} lb`:"");return{head:e.toSpliced(
o,2,"Weight"),body:t.map(s),...n}},la=(e,t)=>{let n=kh(e,t),o=f=>f.some(p=>Bo(p)||eo(p))&&f.some(aa),
s=n.findIndex(o),i=f=>f.length>1&&!f.some(Bo),r=n.slice(0,Math.max(s,0)).findLastIndex(i),a=r>=0,u=n.
slice(0,Math.max(a?r:s,0)).map(f=>f.join(t)).join(`
`);if(s<0)return{preamble:u,head:n[0]??[],hasHeading:a,body:n};if(!a)return{preamble:u,head:n[s]??[],
hasHeading:a,body:n.slice(s)};let d=n.slice(r+1),g=d.findIndex(f=>f.some(p=>/^date\b/i.test(p))&&i(f));
return Th({preamble:u,head:n[r]??[],hasHeading:a,body:g<0?d:d.slice(0,g)})},td=e=>{let t=e.slice(0,2e4);
return Sh.find(n=>la(t,n).head.length>1)??","},nd=e=>["fecha_registro,peso_kg",...e.map(t=>`${t.fecha_registro}\
,${t.peso_kg}`),""].join(`\r
`);var sd=e=>e.replace(/^com\.[\w.]*\./,"").replace(/\d(st|nd|rd|th)\b/gi," ").replace(/(\p{Ll})(\p{Lu})/gu,
"$1 $2").toLowerCase().split(/[^\p{L}]+/u).filter(Boolean),xh=e=>/weight|^pesos?$|gewicht|poids|^mass[ea]?$|waga|^vikt|^vekt|vægt|^paino|^вес$|体重/.
test(e),Ch=["goal target trend ideal optimal max min change diff delta lost loss gain start initial \
previous","fat lean muscle bone water mineral protein free control standard index percent","objetivo\
 meta tendencia máxim maxim mínim minim cambio inicial","grasa múscul muscul magr hues óse ose agu\
a ziel fett muskel knochen wasser","graisse objectif idéal osseuse"].flatMap(e=>e.split(" ")),Ph=e=>Ch.
some(t=>e.startsWith(t)),ca=e=>{let t=sd(e);return t.some(xh)?t.some(Ph)?2:0:/^(value|amount|valor|cantidad|wert|valeur)$/i.
test(e.trim())?1:3},Ah=e=>[...new Set(sd(e).flatMap(t=>tn(t)??[]))],rd=/(?:units?|unidad(?:es)?|einheit(?:en)?|unités?)/,
Dh=new RegExp(`(?:${rd.source}|weight|peso|gewicht|poids)[^\\p{L}\\n]{1,3}(?:(?:in|en) )?(\\p{L}+)`,
"giu"),Ih=e=>[...new Set([...e.matchAll(Dh)].flatMap(([,t=""])=>tn(t)??[]))],Eh=[/start/i,/date|fecha|datum|\bdata\b|^d[ií]a$|^day$/i,
/time|zeit|hora/i],Rh=/^(time|hora|zeit|heure|ora)$/i,Mh=new RegExp(`^(.* )?${rd.source}$`,"i"),Oh=/^(metric|type|measure(ment)?|quantity|parameter|m[eé]trica|tipo|medida|name|data ?type ?name)$/i,
Lh="user|member|person|profile|usuario|persona|perfil|miembro|name|nombre|benutzer",Nh=new RegExp(`^\
(${Lh})( ?_?(id|name|nombre))?$`,"i"),Fh=/^(height|talla|altura|estatura|größe|taille)\b/i,Wh=100,
$h=({head:e,body:t},n)=>{let o=t.slice(0,300),s=A=>o.map(P=>P[A]??"").filter(Boolean),i=A=>e.findIndex(
A),r=e.map((A,P)=>s(P).some(Bo)),a=Eh.map(A=>i((P,O)=>!!r[O]&&A.test(P))),u=Math.max(0,a.find(A=>A>=
0)??r.indexOf(!0)),d=i((A,P)=>P!==u&&Rh.test(A)&&s(P).some(Hh)),g=i((A,P)=>{let O=s(P);return Mh.test(
A.trim())||O.length>0&&O.every(I=>tn(I))}),f=e.map((A,P)=>P!==u&&P!==d&&P!==g&&s(P).some(aa)?ca(A):9),
p=Math.min(...f),h=p===9?[]:f.flatMap((A,P)=>A===p?[P]:[]),w=n??(h.length>1?-1:h[0]??0),k=A=>![u,d,g,
w].includes(A),T=i((A,P)=>k(P)&&Oh.test(A.trim())&&s(P).some(O=>ca(O)===0)),C=A=>k(A)&&A!==T&&new Set(
b(A)).size>1,b=A=>s(A).filter(P=>!/^(null|-+|0)$/.test(P)),v=[Nh,Fh].map(A=>i((P,O)=>A.test(P.trim())&&
C(O))).find(A=>A>=0),x=v===void 0?[]:[...new Set(b(v))];return{date:u,time:d,weight:w,unit:g,kind:T,
person:v??-1,candidates:h,people:x,ranks:f}},Hh=e=>eo(e)||/^\d{1,2}\.\d{2}\.\d{2}$/.test(e),Vh=(e,t)=>{
let n=ia.map(u=>{let d=e.map(f=>gr(f,u,t)?.at),g=d.flatMap(f=>f===void 0?[]:[Date.parse(f)]);return{
order:u,moments:d,count:g.length,span:Math.max(...g)-Math.min(...g)}}),o=Math.max(...n.map(({count:u})=>u)),
s=n.filter(({count:u})=>u===o).sort((u,d)=>u.span-d.span),{order:i="ymd",moments:r=[]}=s[0]??{},a=s.
some(u=>u.moments.some((d,g)=>d!==r[g]));return{order:i,isAmbiguous:a}},Bh=(e,t)=>{let n=e.filter(s=>/\d,\d/.
test(s)),o=s=>/,\d{3}\.\d/.test(s)||t&&/^\d{1,3}(,\d{3})+\D*$/.test(s);return t&&e.some(s=>/^\d{1,3}(\.\d{3})+$/.
test(s))?",":n.length===0||n.every(o)?".":","},id=(e,t)=>`${e[t]}.${e[t+1]}`,ua=(e,{head:t,hasHeading:n})=>n&&
e.slice(t.length).some(o=>o!=="")&&e.some(o=>Bo(o)||eo(o)),Uh=e=>{let t=n=>/^\d{1,3}$/.test(e[n]??"")&&
/^\d{1,2}$/.test(e[n+1]??"");return[...e.keys()].filter(n=>t(n)&&Number(id(e,n))>=20)},Gh=(e,t,n)=>new Set(
[...e?[e]:[],...t?[t]:[],...n]),ad=({head:e,hasHeading:t,preamble:n},o)=>{let s=t?Ah(e[o]??""):[];return[
...new Set([...s,...Ih(n)])]},jh=(e,t,n="")=>{let[o="",s="",i]=[t.unit,t.kind,t.person].map(r=>e[r]);
return o!==""&&tn(o)===void 0||t.kind>=0&&ca(s)!==0||n!==""&&i!==n},ld=(e,t,n)=>{let{head:o,body:s,hasHeading:i}=e,
r=$h(e,t.weight),{date:a,time:u,weight:d,candidates:g,people:f,ranks:p}=r,h=s.slice(0,1e3),w=h.map(R=>R[t.
date??a]??""),{order:k,isAmbiguous:T}=Vh(w,n),C=ad(e,d),b=h.map(R=>R[d]??""),x={decimal:Bh(b,C.includes(
"g")),order:k,date:a,time:u,weight:d,...t},A=[];g.length>1&&A.push({name:"weight",choices:g});let P=s.
filter(R=>ua(R,e)),[O]=P;O&&A.push({name:"long",choices:[...Uh(O),"column","none"],cells:O}),f.length>
1&&f.length<=Wh&&A.push({name:"person",choices:[...f,""],column:o[r.person]??""});let I=i?o.filter((R,L)=>L!==
d&&p[L]===2&&/weight|peso|gewicht|poids/i.test(R)):[];return{form:x,questions:A,remarks:{isOrderAmbiguous:T,
leftOut:I},columns:r}},cd=({name:e},t)=>e==="weight"?t.weight>=0:t[e]!==void 0,od=250,ud=async(e,{form:t,
columns:n},o,s)=>{let i=[],r={records:[],unread:[],others:0,isLocal:!1},a=ad(e,t.weight),u=e.body.find(
k=>ua(k,e))?.length,d=k=>{if(typeof t.long!="number"&&!(t.long==="none"&&ua(k,e)))return k[t.weight]??
"";if(!(typeof t.long!="number"||k.length!==u))return id(k,t.long).replace(".",t.decimal)},g="";for(let[
k,T]of e.body.entries()){if(k%od===od-1&&(await mr(),s?.throwIfAborted()),jh(T,n,t.person)){r.others+=
1;continue}let[C="",b=""]=[T[t.date],T[t.time]],v=T.some(M=>/^UTC[+-]\d{4}$/.test(M))?"Z":"",x=eo(C)?
`${g} ${C}`:`${C} ${b}`.trim(),A=gr(x+v,t.order,o),P=d(T),O=xo(P??"",t.decimal),I=Gh(O?.unit,tn(T[n.
unit]??""),a),R=I.size===1,L=R?[...I][0]:t.unit;O&&!R&&i.push({value:O.value,units:[...I]}),A&&O&&L&&
O.value>0?(r.records.push({peso_kg:ns(O.value,L),fecha_registro:A.at}),r.isLocal||=!A.isZoned):(!A||
P===void 0||/[1-9]/.test(P))&&r.unread.push(T.join(", ")),eo(C)||(g=C)}let[f]=i,p=new Set(i.flatMap(
({units:k})=>k)),h=p.size>0,w=h?[...p]:["kg","lb"];return f&&(r.question={name:"unit",choices:w,isContradiction:h,
example:f.value}),r.records.sort((k,T)=>k.fecha_registro<T.fecha_registro?-1:1),r};var fd=({userId:e})=>{let{t,integer:n,instant:o,announce:s}=W(),[i,r]=ee(()=>Bu(e)),[a,u]=ee(0),{run:d,
busy:g,error:f}=jn(async()=>{if(!i)return;u(0);let h=await Uu(i,u);r(void 0),s(t.undone(h,n(h)))});if(!i)
return null;let p=i.records.length;return l(ge,{children:[g?l(Cn,{label:t.undoing,done:a,all:p,format:n}):
l(X,{children:[l("p",{children:t.importedAt(o(i.at),p,n(p))}),l(re,{text:t.undoImport,onClick:d})]}),
l(We,{error:f})]})},dd=({rows:e})=>{let{t,kg:n,instant:o,messages:s}=W(),i=({code:r})=>{let a=s.errors[r??
""];return a===void 0||a.includes("{")?t.changeTooLarge:a};return l(lt,{caption:t.refused,rows:e,columns:[
[t.date,({fecha_registro:r})=>o(r)],[t.weight,({peso_kg:r})=>n(r),"numeric"],[t.reason,i]]})},qh=({records:e,
userId:t})=>{let{t:n,zone:o,config:s,integer:i,announce:r}=W(),[a,u]=ee(0),[d,g]=ee(),f=be(null),p=s.
validation_limits?.weight_variation_per_day??Number.POSITIVE_INFINITY,h=Pe(x=>$u(e,o,p,x,u),[e]),w=jn(
async()=>{if(!h.data)return;u(0);let{recorded:x,refused:A}=await Hu(h.data,u);Vu(t,x);let P=n.importedWeights(
x.length,i(x.length));g({summary:P,refused:A}),f.current||r(P)});if(de(()=>f.current?.focus(),[w.busy]),
d)return l("div",{class:"part",tabIndex:-1,ref:f,children:[l(ge,{kind:"success",children:d.summary}),
l(dd,{rows:d.refused}),l(fd,{userId:t}),l("a",{href:ve("weight",{period:"all"}),children:n.back})]});
if(h.loading)return l(Cn,{label:n.checking,done:a,all:e.length,format:i});let{added:k=[],known:T=0,refused:C=[]}=h.
data??{};if(w.busy)return l("div",{tabIndex:-1,ref:f,children:l(Cn,{label:n.importingWeights,done:a,
all:k.length,format:i})});let v=[[n.added,k.length],[n.known,T],[n.rejected,C.length]].filter(([x,A])=>A>
0||x===n.added).map(([x,A])=>x(A,i(A)));return l(X,{children:[l(We,{error:h.error,retry:h.reload}),h.
data&&l("p",{role:"status",children:v.join(" · ")}),l(dd,{rows:C}),l(We,{error:w.error,retry:h.reload}),
k.length>0&&w.error===void 0&&l("div",{class:"actions",children:l(re,{text:n.importWeights(k.length,
i(k.length)),kind:"primary",onClick:w.run})})]})},zh=({records:e})=>{let t=be(null);return de(()=>{let n=t.
current,o=n.getContext("2d");if(!o)return;let s=e.map(({fecha_registro:f})=>Date.parse(f)),[i,r]=_s(
e.map(({peso_kg:f})=>f))??[0,1],[a,u]=[s[0]??0,s.at(-1)??1],{width:d,height:g}=n;o.clearRect(0,0,d,g),
o.strokeStyle=getComputedStyle(n).color,o.lineWidth=4,o.beginPath();for(let[f,{peso_kg:p}]of e.entries())
o.lineTo(((s[f]??0)-a)/(u-a||1)*d,g-4-(p-i)/(r-i||1)*(g-8));o.stroke()},[e]),l("div",{"aria-hidden":"\
true",children:l("canvas",{ref:t,width:384,height:80})})},Kh=({records:e})=>{let{t,integer:n,kg:o,day:s}=W(),
[i,r]=[e[0],e.at(-1)];if(!i||!r)return null;let[a,u]=[s(i.fecha_registro),s(r.fecha_registro)];return l(
"div",{class:"summary",children:[l("strong",{children:t.importRange(n(e.length),a,u,o(i.peso_kg),o(r.
peso_kg))}),l(zh,{records:e})]})},Yh=({question:e,form:t,head:n,answer:o})=>{let{t:s,plain:i,kg:r}=W(),
a=xn(),{name:u}=e,d=u==="person"?s.questions.person(e.column):s.questions[u==="unit"&&e.isContradiction?
"units":u],g=f=>{if(e.name==="unit"){let p=f,h=`${i(e.example)} ${p}`,w=p==="kg"?"":` = ${r(ns(e.example,
p))}`;return`${s.unitNames[p]} (${h}${w})`}if(e.name==="long"){let{cells:p}=e;return typeof f=="numb\
er"?`${p[f]}${s.mark}${p[f+1]}`:f==="column"?p[t.weight]??"":s.leaveOut}return e.name==="weight"?s.column(
Number(f)+1,n[Number(f)]??""):`${f}`||s.allMine};return l("div",{class:"ask",role:"radiogroup","aria\
-labelledby":a,children:[l("p",{id:a,children:d}),e.choices.map(f=>l("label",{children:[l("input",{type:"\
radio",name:u,checked:t[u]===f,onInput:()=>o(f)}),g(f)]},f))]})},Zh=5,pd=({sheet:e,separator:t,setSeparator:n,
userId:o})=>{let{t:s,zone:i,integer:r}=W(),[a,u]=ee({}),d=mt(()=>ld(e,a,i),[e,a,i]),{form:g,remarks:f}=d,
{head:p}=e,{data:h,error:w}=Pe(async R=>({form:g,...await ud(e,d,i,R)}),[d]),k=[...d.questions,...h?.
question?[h.question]:[]],C=k.every(R=>cd(R,g))&&h?.form===g?h:void 0,b=p.map((R,L)=>[String(L),s.column(
L+1,R)]),v=[",",s.comma],x=[v,[";",s.semicolon],["	",s.tab]],A={...t&&{separator:{label:s.separator,
options:x}},decimal:{label:s.decimal,options:[v,[".",s.point]]},order:{label:s.order,options:Object.
entries(s.orders)},date:{label:s.dateColumn,options:b},time:{label:s.timeColumn,options:[["-1",s.unknown],
...b]},weight:{label:s.weightColumn,options:b}},P=R=>{let{separator:L,...M}=Object.fromEntries(new FormData(
R));if(L&&L!==t)return n?.(L);let[q,$,Z]=[M.date,M.time,M.weight].map(Number);u({...a,...M,date:q,time:$,
weight:Z})},O=f.leftOut.map(R=>`“${R}”`).join(", "),I=[f.isOrderAmbiguous&&s.ambiguousDates(s.orders[g.
order]),O&&s.leftOutColumns(p[g.weight]??"",O),C&&C.others>0&&s.leftOutLines(C.others,r(C.others)),C?.
isLocal&&s.localTimes(i.name)];return l(X,{children:[k.map(R=>l(Yh,{question:R,form:g,head:p,answer:L=>u(
{...a,[R.name]:L})},R.name)),l(We,{error:w}),C&&l(Kh,{records:C.records}),C?.records.length===0&&l(ge,
{kind:"error",children:s.nothingRead}),I.map(R=>R&&l(ge,{kind:"doubt",children:R},R)),l("details",{children:[
l("summary",{children:s.changeReading}),l("form",{class:"filters",onInput:({currentTarget:R})=>P(R),
children:l(qn,{fields:A,values:{separator:t,...g}})})]}),C&&C.unread.length>0&&l(ge,{kind:"doubt",children:[
l("p",{children:s.unread(C.unread.length,r(C.unread.length))}),l("p",{class:"lines",children:C.unread.
slice(0,Zh).join(`
`)})]}),C&&C.records.length>0&&l(qh,{records:C.records,userId:o},JSON.stringify(g))]})},Jh=({text:e,
userId:t})=>{let[n,o]=ee(()=>td(e)),s=mt(()=>la(e,n),[e,n]);return l(pd,{sheet:s,separator:n,setSeparator:o,
userId:t},n)},Qh=({opened:e,userId:t})=>{let{t:n}=W();return"format"in e?l(ge,{kind:"error",children:n.
formats[e.format]}):"text"in e?l(Jh,{text:e.text,userId:t}):l(pd,{sheet:e.sheet,userId:t})},Xh=".csv\
,.tsv,.txt,.json,.xml,text/csv,text/plain,application/json,text/xml",md=({account:{userId:e}})=>{let{
t}=W(),[n,o]=ee(),s=async g=>n&&{opened:await zu(n,g),chosen:n},{data:i,error:r,loading:a,reload:u}=Pe(
s,[n]),d={label:t.file,type:"file",accept:Xh};return l("div",{class:"card",children:[l(Ot,{title:t.importTitle,
tools:l("a",{href:ve("weight"),children:t.back})}),l("p",{class:"hint",children:t.importHint}),!n&&l(
fd,{userId:e}),l("form",{onInput:({target:g})=>o(g.files?.[0]),children:l(qn,{fields:{file:d}})}),l(
We,{error:r,retry:u}),a&&n&&l(ge,{kind:"loading",children:t.loading}),i&&i.chosen===n&&l(Qh,{...i,userId:e},
i.chosen)]})};var e_=(e,t)=>Date.parse(t.fecha_registro)-Date.parse(e.fecha_registro),gd=async(e,t)=>{try{let n=await G.
recordWeights({body:{weights:[{peso_kg:e,fecha_registro:t}]}});return"weights"in n?n.weights:[]}catch(n){
let{index:o,...s}=n.parameters??{};throw Object.assign(n,{parameters:s})}},da=(e,t)=>[...t,...e.filter(
({id:n})=>t.every(o=>o.id!==n))].sort(e_),hd=e=>{let{t,plain:n,unit:o}=W(),s=e===void 0?void 0:t_(e,
o,n);return{inputMode:o==="st"?"text":"decimal",autocomplete:"off",label:t.weightIn(o),codes:["weigh\
t_out_of_range","weight_change_too_large"],defaultValue:s,read:i=>e!==void 0&&i===s?e:Ll(String(i),o)??
new Error(t.notANumber[o])}},t_=(e,t,n)=>{if(t==="kg")return n(e);let o=Math.round(dn(e,"lb")*10)/10;
if(t==="lb")return n(o);let s=Math.floor(o/14);return`${s} st ${n(Math.round((o-s*14)*10)/10)} lb`},
fa=(e,t)=>{let n=Date.parse(`${e}Z`);return Number.isNaN(n)?e:new Date(t.instantOf(n)).toISOString()},
pa=()=>{let{t:e,zone:t}=W();return Ku(t)?void 0:e.timesIn(t.name)},_d=e=>{let{t,zone:n}=W();return{label:t.
dateTime,hint:pa(),codes:["weight_date_invalid"],max:n.inputOf(Date.now()),type:"datetime-local",defaultValue:n.
inputOf(e),read:o=>{let s=fa(String(o),n);return Date.parse(s)>Date.now()?new Error(t.futureDate):String(
o)}}},yd=({change:e})=>{let{t,messages:n,zone:o}=W(),s=Tn(Mt),[i,r]=ee(!1),a=be(void 0),[u,d]=[hd(),
_d(Date.now())],g=async({peso_kg:p,time:h})=>{let w=a.current?.kg===p?a.current.at:new Date().toISOString(),
k=h===void 0?w:fa(h,o),T=await gd(p,k).catch(async C=>{let{code:b,status:v}=C;if(v===void 0||v>=500?
a.current={kg:p,at:w}:v!==401&&v!==429&&(a.current=void 0),b!=="weight_date_invalid"||h!==void 0)throw C;
return await G.recordWeight({body:{peso_kg:p}}),s(!0),[]});return a.current=void 0,e(C=>da(C,T)),r(!1),
n.texts.weight_recorded},f={peso_kg:u,...i&&{time:d}};return l("div",{class:"record",children:[l(kt,
{inline:!0,submit:t.record,fields:f,act:g}),l(re,{text:i?t.now:t.anotherDay,kind:"link","aria-expand\
ed":i,onClick:()=>r(!i)})]})},wd=({item:e,change:t})=>{let{t:n,zone:o,kg:s,instant:i}=W(),r=Tn(Mt),a={
weight_id:e.id},u=`${s(e.peso_kg)}, ${i(e.fecha_registro)}`,d=_d(Date.parse(e.fecha_registro)),g=async()=>{
let f=await gd(e.peso_kg,e.fecha_registro);return t(p=>da(p,f)),r(!1),n.restored};return l(Do,{label:`${n.
actions}: ${u}`,text:"⋯",children:[l(Ge,{text:n.correct,of:u,title:n.correctTitle,submit:n.save,kind:"\
primary",fields:{peso_kg:hd(e.peso_kg),time:d},act:async f=>{let h=f.time!==d.defaultValue?{fecha_registro:fa(
f.time,o)}:{},w={peso_kg:f.peso_kg,...h},k=await G.correctWeight({path:a,body:w});return t(T=>da(T,[
k])),n.corrected}}),l(Ge,{text:n.remove,of:u,title:n.removeTitle,question:u,act:async()=>(await G.deleteWeight(
{path:a}),t(f=>f.filter(({id:p})=>p!==e.id)),{text:n.removed,undo:g})})]})};var n_=async e=>{let[t,{weights:n}]=await Promise.all([So(G.getProfile({signal:e})),G.listRecentWeights(
{signal:e})]);return{profile:t,weights:n}},o_=e=>G.listWeights({signal:e}),s_=e=>So(G.getBmi({signal:e})),
bs={from:15,to:43},r_=({imc:e,height:t,bands:n})=>{let{plain:o}=W(),s=a=>Math.min(Math.max(a,bs.from),
bs.to),i=a=>(s(a)-bs.from)/(bs.to-bs.from)*100,r=a=>Math.round(a/t**2*10)/10;return l("div",{class:"\
scale","aria-hidden":"true",children:[n.map(({class:a,from:u,to:d})=>l("i",{"data-kind":cs(a),style:{
width:`${i(r(d))-i(r(u))}%`}},a)),l("b",{style:{left:`${i(e)}%`}}),n.slice(0,-1).map(({class:a,to:u})=>l(
"small",{style:{left:`${i(r(u))}%`},children:o(r(u))},a))]})},i_=({bmi:e,profile:t,bands:n})=>{let{t:o,
messages:s,tenths:i,kg:r}=W(),a=n.find(f=>f.class==="normal"),u=f=>r(Math.round(f*10)/10),{data:d}=e,
g=d?ts(d):void 0;return l("div",{class:"part",children:[l("h2",{children:o.bmi}),l(We,{error:e.error,
retry:e.reload}),d&&l("p",{class:"figure",children:[l("strong",{children:i(d.imc)})," ",l(Fe,{kind:g&&
cs(g),children:ii(d,s)})]}),d&&t&&l(r_,{imc:d.imc,height:t.talla_m,bands:n}),d===null&&l("p",{children:t?
o.bmiNeedsWeight:o.bmiNeedsProfile}),a&&l("p",{class:"hint",children:o.normalRange(u(a.from),u(a.to))}),
!t&&l("a",{href:ve("profile"),children:o.toProfile})]})},a_=()=>l(X,{children:[l("div",{class:"ghost",
"aria-hidden":"true"}),l("p",{children:W().t.noWeights})]}),l_=e=>{let{t,kg:n,day:o,signed:s}=W(),i=e.
points.at(-1),r=[7,30].flatMap(a=>{let u=na(e.points,a);return u===void 0?[]:[t.changeIn(s(u),a)]});
return l("section",{class:"card now","aria-label":t.latest,children:[l("div",{class:"part",children:[
l("h2",{children:i?t.latestOf(o(i.at)):t.latest}),i&&l("p",{class:"figure",children:l("strong",{children:n(
i.kg)})}),r.length>0&&l("p",{children:r.join(" · ")}),!i&&l(a_,{}),l(yd,{change:e.change}),!i&&l("a",
{href:ve("weight",{},"import"),children:t.importFrom})]}),l(i_,{...e})]})},bd={month:30,quarter:91,year:365,
all:Number.POSITIVE_INFINITY},ma=["month","quarter","year","all"],vd,c_=({points:e,bands:t})=>{let{t:n,
zone:o,unit:s,kg:i,integer:r,signed:a}=W(),{parameters:u}=ze(),d=Date.now(),g=P=>d-bd[P]*864e5,f=P=>e.
filter(({at:O})=>O>=g(P)).length>1,p=ma.find(P=>P===u.period)??vd??ma.find(f)??"all";vd=p;let{series:h,
from:w}=mt(()=>{let P=Math.max(g(p),e[0]?.at??d-864e5);return{series:Iu(e,P,o),from:P}},[e,p,o]),k=mt(
()=>{let P=O=>dn(O,s);return{series:{...h,points:h.points.map(({at:O,kg:I})=>({at:O,kg:P(I)})),means:h.
means.map(O=>O===void 0?O:P(O))},bands:t.map(O=>({...O,from:P(O.from),to:P(O.to)}))}},[h,t,s]),T=l(js,
{label:n.period,values:ma,names:n.periods,value:p,choose:P=>To(ve("weight",{period:P}))}),{points:C,
meanDays:b}=h,[v,x]=[C[0],C.at(-1)],A=_s(C.map(P=>P.kg));return l(Ve,{title:n.trend,tools:T,children:[
!v&&l("p",{class:"hint",children:n.nothingInPeriod}),l(Lu,{...k,from:w,to:d}),l("p",{class:"hint key",
children:[l("span",{"aria-hidden":"true",children:"●"})," ",n.chartPoint," ",l("b",{"aria-hidden":"\
true",children:"━"})," ",n.mean(b)]}),v&&x&&A&&l(Ao,{facts:{[n.change]:a(na(e,bd[p])??x.kg-v.kg),[n.
minimum]:i(A[0]),[n.maximum]:i(A[1]),[n.count]:r(C.length)}})]})},u_=12,d_=({weights:e,change:t})=>{
let{t:n,kg:o,instant:s,longMonth:i}=W(),r=mt(()=>{let g=Map.groupBy(e,p=>i(p.fecha_registro)),f=p=>p.
reduce((h,{peso_kg:w})=>h+w,0)/p.length;return new Map([...g].map(([p,h])=>[p,n.monthMean(p,o(f(h)))]))},
[e,n,o,i]),a=e.length>u_,u=()=>Io(new Blob([nd(e)],{type:"text/csv"}),"weights.csv"),d=l("div",{class:"\
actions",children:[l("a",{class:"button plain",href:ve("weight",{},"import"),children:n.importCsv}),
l(re,{text:n.exportCsv,onClick:u})]});return l(Ve,{title:n.records,hint:pa(),tools:d,children:l(lt,{
caption:n.newestFirst,rows:e,keyOf:({id:g})=>g,groupOf:g=>a&&r.get(i(g.fecha_registro))||"",columns:[
[n.date,g=>s(g.fecha_registro)],[n.weight,g=>l("strong",{children:o(g.peso_kg)}),"numeric"],[n.actions,
g=>l(wd,{item:g,change:t}),"tools"]]})})},f_=(e,{data:t})=>e&&!(t&&ts(t)==="minor")?ai(e.talla_m):[],
p_=({first:e})=>{let{t}=W(),[n,o]=[Pe(o_),Pe(s_)],{profile:s}=e,i=n.data?.weights??e.weights,r=mt(()=>f_(
s,o),[s,o.data]),a=mt(()=>i.map(f=>({at:Date.parse(f.fecha_registro),kg:f.peso_kg})).reverse(),[i]),
d={profile:s,weights:i,points:a,bands:r,change:f=>n.data?n.change(p=>({...p,weights:f(p.weights)})):
n.reload()},g=f=>{f&&n.reload(),o.reload()};return l(Mt.Provider,{value:g,children:[l(l_,{...d,bmi:o}),
l(We,{error:n.error,retry:n.reload}),!n.data&&n.loading&&i.length>0&&l(ge,{kind:"loading",children:t.
loading}),n.data&&i.length>0&&l(X,{children:[l(c_,{...d}),l(d_,{...d})]})]})},m_=()=>{let e=Pe(n_);return l(
Lt,{title:W().t.weight,quiet:!0,load:e,children:t=>l(p_,{first:t})})},Sd=e=>ze().id==="import"?l(md,
{...e}):l(m_,{});var g_=["","register","deleted"],h_=5e3,kd=["input","offline"],Cd=ys("language"),Td=ys("unit"),__=()=>[
Cd.read(),...navigator.languages].find(t=>/^(es|en)\b/.test(t))?.startsWith("en")?"en":"es",xd=({label:e,
tabs:t})=>{let n=be(null),o=t.find(([,,s])=>s)?.[0];return de(()=>{let s=n.current?.querySelector("[\
aria-current]");n.current&&s&&(n.current.scrollLeft=s.offsetLeft-n.current.offsetLeft-48)},[o]),l("n\
av",{class:"tabs","aria-label":e,ref:n,children:t.map(([s,i,r])=>l("a",{href:ve(s),"aria-current":r?
"page":void 0,children:i},s))})},y_=()=>G.logout().catch(e=>{if(!(e instanceof nt))throw e;G.session.
forget()}),w_=({account:e,views:t,current:n,language:o})=>{let{t:s}=W(),i=p=>[p.name,s[p.name],p===n],
r=p=>t.filter(h=>h.place===p),a=r("administration"),u=n?.place==="administration",[d,...g]=a.map(i),
f=d&&[d[0],g[0]&&e?.role==="admin"?s.administration:d[1],u];return l("header",{class:e?"":"guest",children:[
l(re,{text:s.skip,kind:"skip",onClick:nn}),l("div",{class:"frame",children:[l("a",{class:"brand",href:"\
#/",children:l("span",{children:s.title})}),e&&l(xd,{label:s.navigation,tabs:[...r().map(i),...f?[f]:
[]]}),e?l(Do,{label:`${s.menu}: ${e.username}`,text:e.username,children:[r("menu").map(({name:p})=>l(
"a",{href:ve(p),children:s[p]},p)),o,l(pn,{text:s.signOut,kind:"link",act:y_})]}):o]}),u&&g[0]&&l(xd,
{label:s.administration,tabs:a.map(i)})]})},b_=({change:e,name:t})=>{let{t:n}=W(),o=t==="deleted"?n.
deleted:e&&n.ends[e],s=async()=>await G.session.restore()??location.reload();return l(X,{children:[o&&
l(ge,{children:o}),e==="account_changed"&&l(pn,{text:n.adopt,act:s}),l("div",{class:"card narrow wel\
come",children:l(Ti,{registering:t==="register"},t==="register")})]})},v_=({account:e,leave:t})=>{let{
t:n}=W();return de(()=>Il,[]),l(fn,{title:n.signIn,locked:!0,onClose:t,children:()=>l(X,{children:[l(
ge,{children:n.ends.expired}),l(Ti,{registering:!1,expired:e})]})})},S_=(e,t)=>{let{parameters:n={}}=e??
{};return Object.fromEntries(Object.entries(n).flatMap(([o,s])=>typeof s=="number"&&!Number.isInteger(
s)?[[o,t(s)]]:[]))},Pd=({views:e})=>{let[t,n]=ee(__),[o,s]=ee(()=>Vs.find(N=>N===Td.read())??"kg"),[
{account:i,change:r,expired:a=null},u]=ee({account:null}),[d,g]=ee({text:""}),f=$s((N,ae)=>g({text:N,
undo:ae}),[]),p=ko(()=>navigator.onLine,window,"online","offline"),{name:h,id:w}=ze();de(()=>G.session.
onChange((N,ae)=>u(ce=>({account:N,change:ae,expired:ae==="expired"?ce.account??ce.expired??null:null}))),
[]);let k=be(null);de(()=>{let N=k.current;if(d.text===""||!N)return;let ae=()=>f(""),ce,ie=()=>{clearTimeout(
ce),N.contains(document.activeElement)||(ce=setTimeout(ae,h_))};N.querySelector("button")?.focus(),ie();
let Y=["focusin","focusout"],J=()=>setTimeout(ie);for(let B of Y)N.addEventListener(B,J);for(let B of kd)
addEventListener(B,ae);return()=>{clearTimeout(ce);for(let B of Y)N.removeEventListener(B,J);for(let B of kd)
removeEventListener(B,ae)}},[d,f]);let T=Pe(async()=>(await G.session.restore().catch(N=>{if(N.status!==
401)throw N;u({account:null,change:"expired"})}),G.getPublicConfig())),C={"Accept-Language":t},b=Pe(
N=>G.getMessages({headers:C,signal:N}),[t]),v=i??a,x=Pe(async N=>i?(await G.getPermissions({signal:N})).
permissions:[],[i?.userId,i?.role]),A=Po[t],[P,O,I]=[b.data,T.data,x.data],R=mt(()=>{if(!P||!O)return;
let N={messages:P,config:O,announce:f,may:Y=>I?.includes(Y)??!1,setUnit(Y){Td.write(Y),s(Y)}},ae=$l(
t,ws(O.time_zone??ra()),o),ce={...P,errors:{...P.errors,...ae.t.errors}};return{...ae,...N,describe:(Y,J)=>ri(
Y,ce,{...S_(Y,ae.plain),...J})}},[t,o,P,O,I,f]);if(de(()=>{document.documentElement.lang=t},[t]),!R){
let N=[b,T].filter(({error:ae})=>ae!==void 0);return N.length===0?l("p",{class:"notice loading",children:A.
loading}):l("main",{class:"card narrow",children:[l("h1",{children:A.title}),l("p",{role:"alert",children:A.
startFailed}),l(re,{text:A.retry,kind:"primary",onClick:()=>N.map(ae=>ae.reload())})]})}let L=t==="e\
s"?"en":"es",M=()=>{n(L),Cd.write(L)},q=()=>{nn(),d.undo?.().then(N=>f(`${N}`),N=>f(R.describe(N)))},
$=({needs:N})=>N===void 0||v?.role==="admin"||N!=="admin"&&R.may(N),Z=e.filter($),V=g_.includes(h)?Z[0]:
Z.find(N=>N.name===h),ne=l(re,{text:A.otherLanguage,kind:"link",lang:L,onClick:M});return l(pi.Provider,
{value:R,children:[l(w_,{account:v,views:Z,current:V,language:ne}),l("main",{children:[!p&&l(ge,{children:A.
offline}),l(We,{error:b.error,retry:b.reload}),!v&&l(b_,{change:r,name:h}),v&&V&&l(Bl,{children:l(V.
component,{account:v})},`${v.userId} ${V.name} ${w}`),l(We,{error:x.error,retry:x.reload}),v&&!V&&!x.
loading&&l(Ot,{title:A.notFound},h),a&&l(v_,{account:a,leave:()=>u({account:i,change:r})}),l("div",{
class:"announcement",role:"status",ref:k,children:[d.text,d.undo&&l(re,{text:A.undo,kind:"link",onClick:q})]})]})]})};var k_=[{name:"weight",component:Sd},{name:"profile",component:oc,place:"menu"},{name:"account",component:nc,
place:"menu"},{name:"checklist",component:Yl,place:"administration",needs:"checklist:read"},{name:"s\
ynchronisation",component:Ql,place:"administration",needs:"checklist:read"},{name:"files",component:Jl,
place:"administration",needs:"admin"},{name:"accounts",component:jl,place:"administration",needs:"ad\
min"}],Ad=document.getElementById("page");Ad.replaceChildren();ol(l(Pd,{views:k_}),Ad);
