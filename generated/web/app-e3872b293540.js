var we,ja,sf,kn,$r,Ls,za,Rs,Ka,Br,Hr,Ya,Qo=Symbol.for("pv"),Ns={},Fs=[],rf=/^m(i|n|o|s|text|space)$/,
Ur=Array.isArray,Gr=Fs.slice,Hn=Object.assign;function $n(e){e&&e.parentNode&&e.remove()}function Za(e,t,n){
var o,s,i,r={},a=arguments.length;for(i in t)i=="key"?o=t[i]:i=="ref"&&typeof e!="function"?s=t[i]:r[i]=
t[i];return a>2&&(r.children=a>3?Gr.call(arguments,2):n),Jo(e,r,o,s,null)}function Jo(e,t,n,o,s){var i={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Qo,
__v:s||++ja,__i:-1,__u:0};return!s&&we.vnode&&we.vnode(i),i}function X(e){return e.children}function Ms(e,t){this.props=e,this.context=t,this.__g=0}function Sn(e,t){
if(t==null)return e.__&&Sn(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.
__e;return typeof e.type!="function"||e.props.__P?null:Sn(e)}function af(e){var t,n=e.__v,o=n.__e,s=[],
i=[],r=e.__P;r&&((t=Hn({constructor:Qo},n)).__v=n.__v+1,we.vnode&&we.vnode(t),qr(r,t,n,e.__n,r.namespaceURI,
32&n.__u?[o]:null,s,o||Sn(n),32&n.__u,i),t.__v=n.__v,t.__.__k[t.__i]=t,nl(s,t,i),n.__=n.__e=null,t.__e!=
o&&Ja(t))}function Ja(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&
(e.__e=t.__e)}),Ja(e)}function Vr(e){(8&e.__g||(e.__g|=8,kn.push(e),Ls++))&&$r==we.debounceRendering||
(($r=we.debounceRendering)||queueMicrotask)(Qa)}function Qa(){try{for(var e,t=1;kn.length;)kn.length>
t&&kn.sort(za),e=kn.shift(),t=kn.length,8&e.__g&&af(e)}finally{(Ls=kn.length)&&($r||queueMicrotask)(
Qa)}}function Xa(e,t,n,o,s,i,r,a,u,d,g){var f,p,h,w,S,T,P=o.__k||Fs,v=t.length;for(u=lf(n,t,P,u,v),f=
0;f<v;f++)(h=n.__k[f])!=null&&(p=~h.__i&&P[h.__i]||Ns,h.__i=f,T=qr(e,h,p,s,i,r,a,u,d,g),w=h.__e,(p.ref!=
h.ref||8&p.__u)&&(p.ref&&jr(p.ref,null,h,p),h.ref&&g.push(h.ref,h.__c||w,h)),S=S||w,4&h.__u?(u=el(h,
u,e,!p.__v),p.__e&&(p.__e=null)):typeof h.type=="function"&&T!==void 0?u=T:w&&(u=w.nextSibling),h.__u&=
-21);return n.__e=S,u}function lf(e,t,n,o,s){var i,r,a,u,d,g,f,p,h,w=n.length,S=w,T=0,P=0,v=e.__k=Array(
s);for(i=0;i<s;i++)(r=t[i])!=null&&typeof r!="boolean"&&typeof r!="function"?(typeof r!="object"||r.
constructor===String?r=v[i]=Jo(null,r):Ur(r)?r=v[i]=Jo(X,{children:r}):r.constructor===Qo&&r.__b?r=v[i]=
Jo(r.type,r.props,r.key,r.ref,r.__v):v[i]=r,u=i+T,r.__=e,r.__b=e.__b+1,a=null,~(d=r.__i=cf(r,n,u,S))&&
(S--,(a=n[d])&&(a.__u|=2)),a&&a.__v?(r.__u|=16,d==u-1?T--:d==u+1?T++:d!=u&&(d>u?T--:T++,P=1)):(~d||(s>
w?T--:s<w&&T++),typeof r.type!="function"&&(r.__u|=4))):v[i]=null;if(P){for(g=[],f=[],i=0;i<s;i++)if((r=
v[i])&&16&r.__u){for(T=0,p=g.length;T<p;)g[h=T+p>>1]<r.__i?T=h+1:p=h;g[T]=r.__i,f[i]=T+1}for(T=g.length;i--;)
f[i]&&(f[i]==T?T--:v[i].__u|=4)}if(S)for(i=0;i<w;i++)!(a=n[i])||2&a.__u||(a.__e==o&&(o=Sn(a)),zr(a,a));
return o}function el(e,t,n,o){var s,i,r,a;if(typeof e.type=="function"){if(e.props.__P)return t;if(s=
e.__k)for(i=0;i<s.length;i++)s[i]&&(s[i].__=e,t=el(s[i],t,n,!1));return t}for(t&&!t.parentNode&&(t=Sn(
e))&&!t.parentNode&&(t=null),r=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;for(r!=a&&(!o&&n.moveBefore&&
r.parentNode?n.moveBefore(r,t):n.insertBefore(r,t||null)),t=r;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.
data.startsWith("$s"););return t}function cf(e,t,n,o){var s,i=e.key,r=e.type,a=t[n],u=a&&!(2&a.__u);if(a===null&&i==null||u&&i==a.key&&
r==a.type)return n;if(o>(u?1:0)){for(s=n-1;s>=0;s--)if((a=t[s])&&!(2&a.__u)&&i==a.key&&r==a.type)return s;
for(s=n+1;s<t.length;s++)if((a=t[s])&&!(2&a.__u)&&i==a.key&&r==a.type)return s}return-1}function qa(e,t,n){
n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Is(e,t,n,o,s){var i,r;if(t=="style")if(typeof n==
"string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||
qa(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||qa(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!=
"function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(r=Hr[t]||(Hr[t]=
uf(t)),(e.__a||(e.__a={}))[t]=Br,i=t!=(t=t.replace(Ka,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),
n?e.addEventListener(t,r,i):e.removeEventListener(t,r,i));else{if(s=="http://www.w3.org/2000/svg")t=
t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="l\
ist"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&
t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?
e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function uf(e){return function(t){var n=this.
__e;if(n){if(n=n[e],t[Rs]==null)t[Rs]=Br++;else if(t[Rs]<this.__a[e])return;return n(we.event?we.event(
t):t)}}}function qr(e,t,n,o,s,i,r,a,u,d){var g,f,p,h,w,S,T,P,v,b,x,A,C,M,E,O,F,I,U=t.type;if(t.constructor!==
Qo)return null;128&n.__u&&(u=32&n.__u,g=n.__c.__z)&&(t.__u|=u,f=i=[],g.nodeType==8?a=Os(g,i):i.push(
g),a=i[0]||a),(g=we.__b)&&g(t);e:if(typeof U=="function"){p=r.length;try{if(P=t.props,v=(g=U.prototype)&&
g.render,b=(g=U.contextType)&&o[g.__c],x=g?b?b.props.value:g.__:o,(h=n.__c)?(t.__c=h,2&h.__g&&(h.__g|=
1)):(v?t.__c=h=new U(P,x):(t.__c=h=new Ms(P,x),h.constructor=U,h.render=ff),b&&b.sub(h),h.state||(h.
state={}),h.__n=o,h.__g|=8,h.__h=[],h.__k=[]),v&&(h.__s||(h.__s=h.state),U.getDerivedStateFromProps&&
(h.__s==h.state&&(h.__s=Hn({},h.__s)),Hn(h.__s,U.getDerivedStateFromProps(P,h.__s)))),w=h.props,S=h.
state,h.__v=t,n.__c){if(P!==w&&v&&!U.getDerivedStateFromProps&&h.componentWillReceiveProps&&h.componentWillReceiveProps(
P,x),t.__v==n.__v&&!(8&h.__g)||!(4&h.__g)&&h.shouldComponentUpdate&&h.shouldComponentUpdate(P,h.__s,
x)===!1){t.__v!=n.__v&&(h.props=P,h.state=h.__s,h.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function($){
$&&($.__=t)}),Fs.push.apply(h.__h,h.__k),h.__k=[],h.__h.length&&r.push(h),a=Sn(n);break e}h.componentWillUpdate&&
h.componentWillUpdate(P,h.__s,x),v&&h.componentDidUpdate&&h.__h.push(function(){h.componentDidUpdate(
w,S,T)})}else v&&!U.getDerivedStateFromProps&&h.componentWillMount&&h.componentWillMount(),v&&h.componentDidMount&&
h.__h.push(h.componentDidMount);h.context=x,h.props=P,h.__P=e,h.__g&=-5,A=we.__r,C=v?25:0;do h.__g&=
-9,A&&A(t),g=h.render(h.props,h.state=h.__s,h.context);while(8&h.__g&&++C<25);v&&(Fs.push.apply(h.__h,
h.__k),h.__k=[]),h.state=h.__s,h.getChildContext&&(o=Hn({},o,h.getChildContext())),v&&n.__c&&h.getSnapshotBeforeUpdate&&
(T=h.getSnapshotBeforeUpdate(w,S)),M=g&&g.type===X&&g.key==null?g.props.children:g,P.__P&&(g=a,s=(e=
P.__P).namespaceURI,u=i=null,n.props&&n.props.__P!=e&&(n.__k.some(function($){$&&zr($,$)}),n.__k=null),
a=n.__k?Sn(n,0):null),a=Xa(e,Ur(M)?M:[M],t,n,o,s,i,r,a,u,d),P.__P&&(t.__e=null,a=g),t.__u&=-161,f&&f.
some($n),h.__h.length&&r.push(h),1&h.__g&&(h.__g&=-4)}catch($){if(r.length=p,t.__v=null,u||i)if($&&$.
then){if(t.__u|=128|u,i){for(~(F=i.indexOf(a||void 0))||(F=i.length);(I=i[F-1])&&I.nodeType==8;)F--;
for(;F<i.length;F++)if(I=i[F])if(i[F]=null,E){if(I==O)break}else{if(I.nodeType!=8)break;I.data.startsWith(
"$s")&&(O=Os(E=I))}}if(!E){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;E=a}(g=Os(E=t.__c.__z||
(t.__c.__z=E)))?(t.__e=E,a=g):t.__e=a,a=a&&a.nextSibling}else i&&i.some($n);else t.__e=n.__e;t.__k||
(t.__k=n.__k||[]),$&&$.then||tl(t),we.__e($,t,n)}}else a=t.__e=df(n.__e,t,n,o,s,i,r,u,d,e);return(g=
we.diffed)&&g(t),a}function Os(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){
if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&
t.push(e)}}function tl(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(tl))}function nl(e,t,n){for(var o=0;o<
n.length;)jr(n[o++],n[o++],n[o++]);we.__c&&we.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(
function(i){i.call(s)})}catch(i){we.__e(i,s.__v)}})}function df(e,t,n,o,s,i,r,a,u,d){var g,f,p,h,w,S,
T,P,v=n.props||Ns,b=t.props,x=t.type;if(x=="svg"?s="http://www.w3.org/2000/svg":x=="math"?s="http://\
www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),i){for(g=0;g<i.length;g++)if((w=i[g])&&
(x?w.localName==x:w.nodeType==3)){e=w,i[g]=null;break}}if(!e){if(P=d.ownerDocument||document,!x)return P.
createTextNode(b);e=P.createElementNS(s,x,b.is?b:d),a&&(we.__m&&we.__m(t,i),a=!1),i=null}if(x){if(d=
x=="template"&&e.content||e,i=x=="textarea"&&b.defaultValue!=null?null:i&&Gr.call(d.childNodes),!a&&
i)for(v={},g=0;g<e.attributes.length;g++)v[(w=e.attributes[g]).name]=w.value;for(g in v)w=v[g],g=="d\
angerouslySetInnerHTML"?p=w:g=="children"||g in b||g=="value"&&"defaultValue"in b||g=="checked"&&"de\
faultChecked"in b||Is(e,g,null,w,s);for(g in b)w=b[g],g=="children"?h=w:g=="dangerouslySetInnerHTML"?
f=w:g=="value"?S=w:g=="checked"?T=w:a&&typeof w!="function"||v[g]===w||Is(e,g,w,v[g],s);f?(a||p&&(f.
__html==p.__html||f.__html==e.innerHTML)||(e.innerHTML=f.__html),t.__k=[]):(p&&(e.textContent=""),(x==
"foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&rf.test(x))&&(s="http://www.w3.org/1999/xh\
tml"),Xa(d,Ur(h)?h:[h],t,n,o,s,i,r,i?i[0]:n.__k&&Sn(n,0),a,u),i&&i.some($n)),a&&x!="textarea"||(g="v\
alue",x=="progress"&&S==null?e.removeAttribute(g):S==null||S===e[g]&&(x!="progress"||S)||Is(e,g,S,v[g],
s),g="checked",T!=null&&T!=e[g]&&Is(e,g,T,v[g],s))}else v===b||a&&e.data==b||(e.data=b);return e}function jr(e,t,n,o){
try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="func\
tion"?t():e(null)):e.current=t}catch(s){we.__e(s,n)}}function zr(e,t,n){var o,s,i,r;if(we.unmount&&we.
unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||jr(o,null,t,e),o=e.__c){if(o.componentWillUnmount)
try{o.componentWillUnmount()}catch(a){we.__e(a,t)}o.__P=o.__n=null}if(o=e.__k)for(r=0;r<o.length;r++)
o[r]&&zr(o[r],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(s=Os(o,i=[]))&&
(o==e.__e&&i.some($n),$n(s),$n(o)),n||$n(e.__e),e.__e=e.__c=e.__=null}function ff(e,t,n){return this.
constructor(e,n)}function ol(e,t){var n,o,s,i;we.__&&we.__(e,t),t.nodeType==9&&(t=t.documentElement),
o=(n=e&&32&e.__u)?null:t.__k,t.__k=Jo(X,{children:[e]}),s=[],i=[],qr(t,t.__k,o||Ns,Ns,t.namespaceURI,
o?null:t.firstChild?Gr.call(t.childNodes):null,s,o?o.__e:t.firstChild,n,i),nl(s,t.__k,i),t.__k.props.
children=null}function Ws(e){function t(n){var o,s;return this.getChildContext||(o=new Set,(s={})[t.__c]=this,this.
getChildContext=function(){return s},this.shouldComponentUpdate=function(i){this.props.value!=i.value&&
o.forEach(function(r){r.__g|=4,Vr(r)})},this.sub=function(i){o.add(i);var r=i.componentWillUnmount;i.
componentWillUnmount=function(){o.delete(i),r&&r.call(i)}}),n.children}return t.__c="__cC"+Ya++,t.__=
e,t.Provider=(t.Consumer=function(n,o){return n.children(o)}).contextType=t,t}we={__e:function(e,t,n,o){for(var s,i,r;t=t.__;)if((s=t.__c)&&!(1&s.__g)){s.__g|=4;try{if((r=(i=s.constructor)&&
i.getDerivedStateFromError)&&s.setState(i.getDerivedStateFromError(e)),s.componentDidCatch&&(s.componentDidCatch(
e,o||{}),r=1),r&&8&s.__g)return void(s.__g|=2)}catch(a){e=a}}throw Ls=0,e}},ja=0,sf=function(e){return e!=
null&&e.constructor===Qo},Ms.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.
__s=Hn({},this.state)),typeof e=="function"&&(e=e(Hn({},n),this.props)),e&&(Hn(n,e),this.__v&&(t&&this.
__k.push(t),Vr(this)))},Ms.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(
e),Vr(this))},Ms.prototype.render=X,kn=[],Ls=0,za=function(e,t){return e.__v.__b-t.__v.__b},Rs=Symbol(),
Ka=/(PointerCapture)$|Capture$/i,Br=0,Hr={},Ya=0;var cn,Ie,Kr,sl,Yr=Object.is,es=0,pl=[],Zr=[],Be=we,rl=Be.__b,il=Be.__r,al=Be.diffed,ll=Be.__c,cl=Be.
unmount,ul=Be.__;function Vn(e,t){Be.__h&&Be.__h(Ie,e,es||t),es=0;var n=Ie.__H||(Ie.__H={__:[],__h:[]});
return e>=n.__.length&&n.__.push({}),n.__[e]}function ee(e){return es=1,pf(hl,e)}function pf(e,t,n){
var o=Vn(cn++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):hl(void 0,t),function(i){var r=(o.__N||o.__)[0],a=o.
t(r,i);Yr(r,a)||(o.__N=[a,o.__[1]],o.__c.setState({}))}],o.__c=Ie,!Ie.__f)){Ie.__f=!0;var s=Ie.shouldComponentUpdate;
Ie.shouldComponentUpdate=function(i,r,a){var u=this.__H;if(!u)return!0;var d=!1,g=this.props!=i;if(u.
__.some(function(p){p.__N&&(d=!0,Yr(p.__[0],p.__N[0])||(g=!0))}),s){var f=s.call(this,i,r,a);return d?
f||g:f}return!d||g}}return o.__}function de(e,t){var n=Vn(cn++,3);!Be.__s&&Qr(n.__H,t)&&(n.__P=!0,n.
__=e,n.u=t,Ie.__H.__h.push(n))}function ml(e,t){var n=Vn(cn++,4);!Be.__s&&Qr(n.__H,t)&&(n.__P=!1,n.__=
e,n.u=t,Ie.__h.push(n))}function be(e){return es=5,mt(function(){return{current:e}},[])}function mt(e,t){var n=Vn(cn++,7);return Qr(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function $s(e,t){return es=
8,mt(function(){return e},t)}function Tn(e){var t=Ie.context[e.__c],n=Vn(cn++,9);return n.c=e,t?(n.__==
null&&(n.__=!0,t.sub(Ie)),t.props.value):e.__}function gl(e){var t=Vn(cn++,10),n=ee();return t.__=e,Ie.componentDidCatch||(Ie.componentDidCatch=function(o,s){
t.__&&t.__(o,s),n[1](o)}),[n[0],function(){return n[1]()}]}function xn(){var e=Vn(cn++,11);if(!e.__){
for(var t=Ie.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}
function mf(){var e;do{for(;e=Zr.shift();)try{Xo(e)}catch(n){Be.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=
pl.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Xo),t.__h.some(Jr),t.__h=[]}catch(n){t.__h=[],Be.
__e(n,e.__v)}}}while(Zr.length)}Be.__b=function(e){Ie=null,rl&&rl(e)},Be.__=function(e,t){e&&t.__k&&
t.__k.__m&&(e.__m=t.__k.__m),ul&&ul(e,t)},Be.__r=function(e){il&&il(e),cn=0;var t=(Ie=e.__c).__H;t&&
(Kr==Ie?Ie.__h=[]:(t.__h.some(Xo),t.__h.some(Jr),cn=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.
__N),n.u=n.__N=void 0})),Kr=Ie},Be.diffed=function(e){al&&al(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&
fl(pl.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Kr=Ie=null},Be.__c=function(e,t){t.some(
function(n){try{n.__h.some(Xo),n.__h=n.__h.filter(function(o){return!o.__||Jr(o)})}catch(o){n.__h=[function(){
throw o}]}}),ll&&ll(e,t)},Be.unmount=function(e){cl&&cl(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(
function(s){try{if(s.__P&&s.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}
s.__P=n,fl(Zr.push(s))}else Xo(s)}catch(i){t=i}}),o.__H=void 0,t&&Be.__e(t,o.__v))};var dl=typeof requestAnimationFrame==
"function";function gf(e){var t,n=function(){clearTimeout(o),dl&&cancelAnimationFrame(t),setTimeout(
e)},o=setTimeout(n,35);dl&&(t=requestAnimationFrame(n))}function fl(e){e!=1&&sl==Be.requestAnimationFrame||
((sl=Be.requestAnimationFrame)||gf)(mf)}function Xo(e){var t=Ie,n=e.__c;typeof n=="function"&&(e.__c=
void 0,n()),Ie=t}function Jr(e){var t=Ie;e.__c=e.__(),Ie=t}function Qr(e,t){return!e||e.length!=t.length||
t.some(function(n,o){return!Yr(n,e[o])})}function hl(e,t){return typeof t=="function"?t(e):t}var Oe=class extends Error{name="ApiError";status;operation;code;parameters;fields;retryAfter;requestId;headers;constructor(t,n,{
status:o,headers:s},i){super(n,i),this.operation=t,this.status=o,this.code=s.get("x-error-code")??void 0;
let{fields:r=[],...a}=_f(s.get("x-error-parameters"));this.parameters=a,this.fields=r,this.retryAfter=
hf(s.get("retry-after")),this.requestId=s.get("x-request-id")??void 0,this.headers=s}};var nt=class extends Error{name="ConnectionError"},Bn=class extends nt{name="TimeoutError"},_l=(e,t)=>e instanceof
Oe?new Oe(t,e.message,e,{cause:e}):e,vo=e=>e instanceof Oe&&e.status===401,hf=e=>{if(e===null)return;
let t=/^\d+$/.test(e)?Number(e):(Date.parse(e)-Date.now())/1e3;return Number.isNaN(t)?void 0:Math.max(
0,Math.ceil(t))},Xr=e=>{try{return JSON.parse(e)}catch{return}},_f=e=>{let t=Xr(e??"");return typeof t==
"object"?{...t}:{}},yl=(e,t)=>typeof e=="object"&&e!==null&&"error"in e&&typeof e.error=="string"?e.
error:`HTTP ${t}`,ko=e=>e.catch(t=>{if(t instanceof Oe&&t.status===404)return null;throw t});var yf=2**31-1,ei=(e,t)=>{let n=new AbortController,o,s=()=>clearTimeout(o),i=()=>{s(),!(e===0||e>yf)&&
(o=setTimeout(()=>n.abort(new Bn(`no answer within ${e} ms`)),e))},r=()=>n.abort(t?.reason);return t?.
aborted&&r(),t?.addEventListener("abort",r),i(),{signal:n.signal,extend:i,pause:s,release(){s(),t?.removeEventListener(
"abort",r)},renew:()=>ei(e,t),explain(a,u){return n.signal.aborted?n.signal.reason:a instanceof nt?a:
new nt(u,{cause:a})}}},un=(e,t)=>new Promise((n,o)=>{let s=()=>o(t.reason);t.aborted&&s(),t.addEventListener(
"abort",s),e.then(n,o).finally(()=>t.removeEventListener("abort",s))});var Un=(e,...t)=>{try{e?.(...t)}catch(n){queueMicrotask(()=>{throw n})}};var wf=250,bf=3e4,vf=async(e,{signal:t=new AbortController().signal})=>{let n,o=new Promise(s=>{n=setTimeout(
s,e)});await un(o,t).finally(()=>clearTimeout(n))};async function*wl(e,t){let n,o=new Set;do{let s=await t(
n);if(yield*s[e]??[],n=s.next_after,o.has(n))throw new nt("the pages of the list repeat themselves");
o.add(n)}while(n!==null)}var Gn=({state:e,next_attempt_at:t})=>e==="waiting"||e==="retrying"||t!==null,
bl=async(e,t,n)=>{let o=/\/api\/wstg\/requests\/(\d+)$/.exec(e)?.[1];if(o===void 0)throw new TypeError(
`'${e}' is no address of a request`);for(let s=wf;;s=Math.min(s*2,bf)){let i=s;try{let r=await n(Number(
o));if(Un(t.onRequest,r),!Gn(r))return r}catch(r){if(!(r instanceof Oe&&r.status===503))throw r;i=Math.
max(s,(r.retryAfter??0)*1e3)}await vf(i,t)}};var kf=10*6e4,vl=()=>{let e=new Headers({"x-error-code":"authentication_required"});return new Oe("r\
efreshAccessToken","La sesión ha terminado",{status:401,headers:e})},Sf=e=>{let t=n=>{try{return e===
void 0?void 0:n(localStorage,e)}catch{return}};return{set:()=>t((n,o)=>n.setItem(o,"session")),remove:()=>t(
(n,o)=>n.removeItem(o)),get isMissing(){return t((n,o)=>n.getItem(o)===null)??!1}}},Tf=e=>{let t=e===
void 0?void 0:globalThis.navigator?.locks,n=new Set,o=Promise.resolve();return{async refresh(s){if(t&&
e)return t.request(e,{mode:"shared"},s);let i=o.then(s),r=i.then(()=>n.delete(r),()=>n.delete(r));return n.
add(r),i},async alone(s){if(t&&e)return t.request(e,s);let i=Promise.all([o,...n]).then(s);return o=
i.catch(()=>{}),i}}},kl=(e,t,n)=>{let o=new Set,s=Sf(t),i=Tf(t),r=t===void 0||typeof BroadcastChannel>
"u"?void 0:new BroadcastChannel(t),a,u,d=0,g=!1,f=!1,p,h=(E,O)=>{for(let F of o)Un(F,E,O)},w=E=>{d+=
1,p=void 0,g=E},S=(E,O)=>{let{user_id:F,username:I,role:U,access_token:$}=E;a={account:{userId:F,username:I,
role:U},token:$,since:performance.now()},u=F,g=!1,s.set(),h(a.account,O)},T=E=>{w(!1),r?.postMessage(
{userId:E.user_id}),S(E,"signed_in")},P=E=>{w(!0),E!=="account_changed"&&s.remove(),!(!a&&E!=="accou\
nt_changed")&&(a=void 0,h(null,E))},v=()=>{r?.postMessage({userId:null}),n.forget(),P("signed_out")},
b=async E=>{f=!0;try{let O=await E();return v(),O}finally{f=!1}},x=async()=>{let E=d,O;try{O=await i.
refresh(e)}catch(F){throw vo(F)&&d===E&&(f?v():P("expired")),F}if(d!==E)throw vl();if(a&&a.account.userId!==
O.user_id)throw P("account_changed"),vl();return S(O,a?"refreshed":"signed_in"),O},A=()=>{if(p)return p;
let E=x().finally(()=>{p===E&&(p=void 0)});return p=E,E},C=({data:E})=>{typeof E!="object"||E===null||
!("userId"in E)||(E.userId===null?P("signed_out"):u!==void 0&&E.userId!==u?P("account_changed"):a||(w(
!1),s.set(),M.restore().catch(()=>{})))};r?.addEventListener("message",C);let M={get account(){return a?.
account??null},get refreshToken(){return n.token},async restore({always:E=!1}={}){if(a)return a.account;
if(s.isMissing&&!E)return null;do{let O=d;try{await A()}catch(F){if(d===O)throw F}}while(!a&&!g);return M.
account},forget:v,onChange(E){return o.add(E),()=>o.delete(E)},close(){r?.close(),r=void 0,o.clear()}};
return{session:M,begin:T,refresh:A,alone:i.alone,async renew(E){let O=d,F=await E();return d===O&&S(
F,"refreshed"),F},leaveAfter:b,async logOut(E){let O=a!==void 0;try{return await b(E)}catch(F){if(!O||
a||!vo(F))throw F;return{message:F.message}}},get isLeaving(){return f},get token(){return a?.token},
get epoch(){return d},get isOver(){return g||!a&&s.isMissing},get isStale(){return a!==void 0&&performance.
now()-a.since>kf}}};var xf=(e,t,n,o)=>{let s=e.getReader(),i=0;return new ReadableStream({async pull(r){t.extend();try{let{
done:a,value:u}=await un(s.read(),t.signal);if(t.pause(),a){t.release(),r.close();return}i+=u.byteLength,
r.enqueue(u),Un(o,{loaded:i,total:n})}catch(a){throw t.release(),s.cancel(a).catch(()=>{}),t.explain(
a,"the file broke off")}},cancel(r){return t.release(),s.cancel(r)}})},Sl=(e,t,n,o)=>{let s=t.get("c\
ontent-length"),i=t.get("content-type")??"application/octet-stream",r=xf(e,n,s===null?void 0:Number(
s),o);return{fileName:/filename="([^"]+)"/.exec(t.get("content-disposition")??"")?.[1]??"download",contentType:i,
stream:r,async blob(){let a=[],u=r.getReader();for(let d=await u.read();!d.done;d=await u.read())a.push(
d.value);return new Blob(a,{type:i})}}},Tl=e=>{let t=new FormData,n=0;for(let[o,s]of Object.entries(
e))t.append(o,s),s instanceof Blob&&(n+=s.size);return{form:t,size:n}},Cf=e=>{let t=new Headers;for(let n of e.
trim().split(/[\r\n]+/)){let o=n.indexOf(":");o>0&&t.append(n.slice(0,o).trim(),n.slice(o+1).trim())}
return t},ti=e=>typeof XMLHttpRequest<"u"&&!e,Pf=async(e,t,n,o)=>{let s=new XMLHttpRequest,i=()=>s.abort();
await new Promise((u,d)=>{s.open(e.method,e.url),s.withCredentials=!0;for(let[g,f]of e.headers)g!=="\
content-type"&&s.setRequestHeader(g,f);s.upload.onprogress=({loaded:g})=>o(g),s.upload.onload=n.pause,
s.onload=()=>u(),s.onerror=s.onabort=()=>d(new nt("the upload broke off")),n.signal.addEventListener(
"abort",i),n.signal.aborted?i():s.send(t)}).finally(()=>n.signal.removeEventListener("abort",i));let{
status:r,responseText:a}=s;return new Response(a||null,{status:r,headers:Cf(s.getAllResponseHeaders())})},
Af=(e,t,n)=>{if(!e.body)return e;let o=0,s=e.body.pipeThrough(new TransformStream({transform(r,a){o+=
r.byteLength,n(o),a.enqueue(r)},flush:t.pause})),i={method:e.method,headers:e.headers,body:s,signal:e.
signal,duplex:"half"};return new Request(e.url,i)},xl=(e,{form:t,size:n},o,s,i)=>{let r=u=>{o.extend(),
Un(s,{loaded:Math.min(u,n),total:n})};if(ti(i))return Pf(e,t,o,r);let a=i??globalThis.fetch;return typeof XMLHttpRequest>
"u"?a(Af(e,o,r)):(o.pause(),a(e))};var Df=3e4,Ef="the service is unreachable, or it does not allow the origin of this page",If="/api/au\
th/",Rf=new Set(["logout","logoutEverywhere","deleteAccount"]),Mf=new Set(["changePassword","logoutE\
verywhere","deleteAccount"]),Of=e=>({token:e,headers(t){return this.token!==void 0&&t.startsWith(If)?
{cookie:`refresh_token=${this.token}`}:{}},read({headers:t}){for(let n of t.getSetCookie?.()??[]){let o=/^refresh_token=([^;]*)/.
exec(n)?.[1];o!==void 0&&(this.token=o===""?void 0:o)}},forget(){this.token=void 0}}),Lf=(e={})=>{let t=Object.
entries(e).filter(([,o])=>o!==void 0),n=new URLSearchParams(t.map(([o,s])=>[o,String(s)]));return n.
size>0?`?${n}`:""},Nf=()=>/^https?:/.test(globalThis.location?.origin)?globalThis.location.origin:"",
Ff=e=>{if(e!==""&&!(/^https?:\/\//.test(e)&&URL.canParse(e)))throw new TypeError(`baseUrl is an addr\
ess such as https://api.example, not '${e}'`);return e.replace(/\/+$/,"")},Wf=e=>typeof window>"u"||
e===""?void 0:`weight-bmi-register ${new URL(e).origin}`,$f=e=>encodeURIComponent(String(e)).replace(
/^\.{1,2}$/,"%20$&"),Cl=(e,{baseUrl:t=Nf(),fetch:n,timeoutMs:o=Df,refreshToken:s})=>{let i=Ff(t),r=Of(
s),a=(T,{path:P,query:v,headers:b,body:x,onProgress:A})=>{let C=e[T];if(!C)throw new TypeError(`ther\
e is no operation ${T}`);if(i===""&&typeof location>"u")throw new TypeError("outside of a page creat\
eClient needs the option baseUrl");let M=x==="all"?void 0:x,E=C.transfer==="upload"&&M?Tl(M):void 0,
O={...P};return{id:T,route:C,url:i+C.path.replace(/\{(\w+)\}/g,(F,I)=>$f(O[I]))+Lf(v),headers:Object.
entries({...b}).filter(([,F])=>F!==void 0),renewable:C.bearer&&(C.key===void 0||b?.[C.key]===void 0),
form:E,json:E||!M?void 0:JSON.stringify(M),onProgress:A}},u=async({timeoutMs:T=o,signal:P},v)=>{let b=ei(
T,P);try{return await v(b)}finally{b.release()}},d=async({id:T,route:P,url:v,headers:b,form:x,json:A,
onProgress:C},M,E)=>{let O=new Headers({...Object.fromEntries(b),...A!==void 0&&{"content-type":"app\
lication/json"},...E!==void 0&&{authorization:`Bearer ${E}`},...r.headers(P.path)}),F=x&&!ti(n)?x.form:
A??null,{signal:I}=M,U=new Request(v,{method:P.method,headers:O,body:F,credentials:"include",signal:I}),
$=Ef,Z=async()=>{let H=x?await xl(U,x,M,C,n):await(n??globalThis.fetch)(U);if($="the answer broke of\
f, or is not the one of the service",r.read(H),H.ok&&P.transfer==="download"){if(!H.body||H.status===
204)throw new nt("the answer has no body");return Sl(H.body,H.headers,M.renew(),C)}let ne=await H.text();
if(!H.ok)throw new Oe(T,yl(Xr(ne),H.status),H);let L=JSON.parse(ne);if(typeof L!="object"||L===null)
throw new nt($);let ae=H.headers.get("location");return ae===null?L:{...L,location:ae}};try{return await un(
Z(),I)}catch(H){throw H instanceof Oe?H:M.explain(H,$)}},g=(T,P={})=>u(P,v=>d(a(T,P),v)),f=kl(()=>g(
"refreshAccessToken"),Wf(i),r),p=(T,P)=>u(P,async v=>{let b=a(T,P),{route:x,renewable:A}=b,C=()=>x.transfer!==
null&&v.extend(),M=()=>un(f.refresh(),v.signal).catch(I=>{throw _l(I,b.id)}),E=I=>{let U=()=>d(b,v,I);
return Mf.has(T)?un(f.alone(U),v.signal):U()};x.transfer==="upload"&&f.isStale&&await M();let{token:O,
epoch:F}=f;try{return C(),await E(O)}catch(I){if(!(A&&vo(I)&&(Rf.has(T)||!f.isLeaving))||f.epoch!==F||
f.isOver)throw I;C();try{f.token===O&&await M()}catch($){throw vo($)||f.epoch!==F?I:$}if(f.epoch!==F)
throw I;return C(),await E(f.token)}}),h=T=>async P=>{let v=await g(T,P);return f.begin(v),v},w={registerAccount:h(
"registerAccount"),login:h("login"),refreshAccessToken:T=>u(T,({signal:P})=>un(f.refresh(),P)),logout:T=>f.
logOut(()=>p("logout",T)),changePassword:T=>f.renew(()=>p("changePassword",T)),logoutEverywhere:T=>f.
leaveAfter(()=>p("logoutEverywhere",T)),deleteAccount:T=>f.leaveAfter(()=>p("deleteAccount",T))},S=Object.
entries(e).flatMap(([T,{list:P}])=>{if(!P)return[];let v=({signal:b,timeoutMs:x,...A}={})=>wl(P.entries,
C=>p(T,{query:{...A,after:C},signal:b,timeoutMs:x}));return[[P.name,v]]});return{...Object.fromEntries(
Object.keys(e).map(T=>[T,async(P={})=>w[T]?.(P)??p(T,P)])),...Object.fromEntries(S),waitForRequest:(T,{
onRequest:P,...v}={})=>bl(T,{...v,onRequest:P},b=>p("getRequest",{...v,path:{request_id:b}})),session:f.
session}};var Pl={"Peso insuficiente":"underweight","Peso normal":"normal",Sobrepeso:"overweight","Obesidad de\
 grado I":"obese_class_i","Obesidad de grado II":"obese_class_ii","Obesidad de grado III":"obese_cla\
ss_iii","Para menores de 18 años no se aplican las categorías de IMC de los adultos":"minor"},ni=[
["underweight",18.5],["normal",25],["overweight",30],["obese_class_i",35],["obese_class_ii",40],["ob\
ese_class_iii",Number.POSITIVE_INFINITY]],oi=1e3;var si=(e,t)=>e.replace(/\{(\w+)\}/g,(n,o)=>String(t[o]??n)),Hf=e=>e instanceof Oe?[e.code??"gateway",
e.code?e.parameters:{status:e.status}]:e instanceof Bn?["timeout",{}]:[e instanceof nt?"unreachable":
"",{}],ri=(e,t,n={})=>{let o=e instanceof Error?e.message:String(e),s=t?.errors??{},[i,r]=Hf(e),a={...r,
...n},{reason:u="",text:d="",index:g}=a,f={...a,...s[u]!==void 0&&{reason:si(s[u],a)}},p=s[d]??s[i],
h=g!==void 0&&p!==void 0&&s.at_index,w=si(p??o,f),S=h?si(h,{index:Number(g)+1,error:w}):w;return/\{\w+\}/.
test(S)?o:S},ts=({description:e})=>Pl[e],ii=(e,t)=>{let n=ts(e);return n===void 0?e.description:t.bmi_descriptions[n]};var Ut={Role:{values:["admin","user"]},Username:{pattern:"^[a-z0-9._@+\\-]{3,64}$",minLength:3,maxLength:64},
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
method:"post",path:"/api/wstg/synchronise",bearer:!0,transfer:null}},Al=(e={})=>Cl(Vf,e);var So=(e,t,...n)=>{let[o,s]=ee(e);return de(()=>{let i=()=>s(e);i();for(let r of n)t.addEventListener(
r,i);return()=>{for(let r of n)t.removeEventListener(r,i)}},[]),o},li="retry-failed-loads",El=()=>{dispatchEvent(
new Event(li))},Uf=250,Gf=3e4,Dl=e=>e+1,Pe=(e,t=[],n=()=>!1)=>{let[o,s]=ee({loading:!0}),[i,r]=ee(0),
a=be(0),u=$s(()=>{a.current=0,r(Dl)},[]);de(()=>{let f=new AbortController,{signal:p}=f,h,w=S=>{p.aborted||
(s(({data:T})=>({data:T,...S,loading:!1})),a.current>0&&(h=setTimeout(r,a.current,Dl)))};return s(S=>({
...S,loading:!0})),e(p).then(S=>{let T=Math.min(a.current*2||Uf,Gf);a.current=n(S)?T:0,w({data:S})},
S=>w({error:S})),()=>{f.abort(),clearTimeout(h)}},[...t,i]);let{error:d}=o;return de(()=>{if(d!==void 0){
for(let f of[li,"online"])addEventListener(f,u);return()=>{for(let f of[li,"online"])removeEventListener(
f,u)}}},[d,u]),{...o,reload:u,change:f=>s(p=>p.data===void 0?p:{...p,data:f(p.data)})}},qn=e=>{let[t,
n]=ee({busy:!1,error:void 0}),o=be(!1);return{...t,run:async()=>{if(o.current)return;o.current=!0,n(
{busy:!0,error:void 0});let i=await e().then(()=>{},r=>r);o.current=!1,n({busy:!1,error:i})},reset:()=>n(
({busy:i})=>({busy:i,error:void 0}))}};var qf=e=>{try{return decodeURIComponent(e)}catch{return e}},ve=(e,t={},n)=>{let o=new URLSearchParams(
Object.entries(t).filter(([,i])=>i!==""));return`#/${[e,...n===void 0?[]:[n]].map(encodeURIComponent).
join("/")}${o.size>0?`?${o}`:""}`},To=e=>{history.replaceState(null,"",e),dispatchEvent(new HashChangeEvent(
"hashchange"))},ze=()=>{let e=So(()=>location.hash,window,"hashchange"),[t="",n]=e.replace(/^#\/?/,"").
split("?"),[o="",s]=t.split("/").map(qf),i=Object.fromEntries(new URLSearchParams(n));return{name:o,
id:s||void 0,parameters:i}};var Il=.45359237,Ol={kg:1,g:.001,lb:Il,st:14*Il},Rl={kg:/^(kgs?|kilos?|kilogram(m?es?|os?|s|m)?)$/i,
g:/^(gr?s?|gram(m?es?|os?|s|m)?)$/i,lb:/^(lbs?|pounds?|libras?)$/i,st:/^(sts?|stones?)$/i},tn=e=>Object.
keys(Rl).find(t=>Rl[t].test(e)),ns=(e,t)=>t==="kg"?e:Math.round(e*Ol[t]*100)/100,dn=(e,t)=>e/Ol[t],Vs=[
"kg","lb","st"],jf={",":/^(\d+|\d{1,3}([. '’]\d{3})+)(,\d+)?$/,".":/^(\d+|\d{1,3}([, '’]\d{3})+)(\.\d+)?$/},
Ml=(e,t)=>{if(!jf[t].test(e))return;let n=t===","?/[. '’]/g:/[, '’]/g;return Number(e.replace(n,
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
t):void 0};var Wl=e=>t=>{let n=t??"-";return e[n]??n},zf={statuses:{Done:"Hecho","Not Applicable":"No aplicable",
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
PI","-":"Fuera de la guía"})},Kf={statuses:{Done:"Done","Not Applicable":"Not applicable","In Progr\
ess":"In progress",Blocked:"Blocked","Not Started":"Not started"},severities:{Critical:"Critical",High:"\
High",Medium:"Medium",Low:"Low",Info:"Info"},toolStatuses:{verified:"Verified",active:"Active"},findingStates:{
open:"Open",duplicate:"Duplicate",false_positive:"False positive",out_of_scope:"Out of scope",risk_accepted:"\
Risk accepted",closed:"Closed",closed_by_status:"Closed by a status of this checklist; counts as ope\
n"},openFindings:e=>`${e} open`,categoryName:Wl({"Configuration and Deployment Management Testing":"\
Configuration and Deployment","-":"Not in the guide"})},os={es:zf,en:Kf};var Co=(e,t,n,o)=>e===1?`1 ${n}`:`${t} ${o}`,Yf={...os.es,checklist:"Lista WSTG",source:"Identificad\
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
 cerrado las sesiones de ${e}.`,accountDeleted:e=>`Se ha eliminado la cuenta ${e}.`},Zf={...os.en,checklist:"\
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
 has been deleted.`},ci={es:Yf,en:Zf};var Jf={signIn:"Entrar",register:"Crear cuenta",toRegister:"¿Aún no tienes cuenta?",toSignIn:"¿Ya \
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
: ${t}`},Qf={signIn:"Sign in",register:"Create an account",toRegister:"No account yet?",toSignIn:"Al\
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
cted on ${e}: ${t}`},ui={es:Jf,en:Qf};var Xf={title:"Peso e IMC",navigation:"Secciones",administration:"Administración",skip:"Ir al conte\
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
 de ${t}`},ep={title:"Weight and BMI",navigation:"Sections",administration:"Administration",skip:"Sk\
ip to content",menu:"Your account",otherLanguage:"Español",signOut:"Sign out",offline:"You are offl\
ine. What you see may be out of date.",ends:{expired:"Your session has ended. Sign in again to conti\
nue.",signed_out:"You have signed out.",account_changed:"Someone signed in to another account in thi\
s browser."},adopt:"Continue as that account",deleted:"The account and its data have been deleted.",
startFailed:"The service could not be reached.",broken:"Something went wrong",brokenHint:"The page c\
ould not show this section. Your data is safe.",loadAgain:"Reload the page",retry:"Try again",retryNow:"\
You can try again now.",loading:"Loading…",unknown:"–",cancel:"Cancel",close:"Close",save:"Save",
file:"File",checkField:"Check this field.",missing:"This is missing.",reason:"Reason",actions:"Actio\
ns",change:"Change",stop:"Stop",filters:"Filters",show:"Show",hide:"Hide",moreRows:(e,t)=>`Show more\
 (${e} of ${t})`,notFound:"Page not found",doneOf:(e,t)=>`${e} of ${t}`},di={es:Xf,en:ep};var Bs=(e,t)=>({...e,...t}),Po={es:Bs(Bs(di.es,ui.es),ci.es),en:Bs(Bs(di.en,ui.en),ci.en)};var q=Al(),$l=(e,t,n="kg")=>({t:Po[e],zone:t,...Nl(e,t.name,n)}),pi=Ws(void 0),W=()=>Tn(pi),fi=e=>document.
querySelector(`meta[name="${e}"]`)?.content,Gt={captchaScript:fi("captcha-script"),registrationOpen:fi(
"registration")!=="closed",isEmpty:fi("accounts")==="none"};var tp=Symbol.for("pv"),np=0;function l(e,t,n,o,s,i){t||(t={});var r,a,u=t;if("ref"in u&&typeof e!="function")for(a in u={},t)a==
"ref"?r=t[a]:u[a]=t[a];var d={type:e,props:u,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:tp,
__v:--np,__i:-1,__u:0};return(s||i)&&(d.__source=s,d.__self=i),we.vnode&&we.vnode(d),d}var Fe=({kind:e,children:t})=>l("span",{class:"badge","data-kind":e,children:t});var re=({text:e,of:t,onClick:n,kind:o="plain",busy:s,...i})=>l("button",{type:n?"button":"submit",class:`\
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
l("dd",{children:n})]},t))}),op=25,Hl=["beforeprint","afterprint"],lt=e=>{let{caption:t,columns:n,rows:o,
keyOf:s,empty:i,more:r,groupOf:a}=e,{t:u,integer:d}=W(),[g,f]=ee(history.state?.limit??op),[p,h]=ee(
!1);de(()=>{let b=({type:x})=>h(x==="beforeprint");for(let x of Hl)addEventListener(x,b);return()=>{
for(let x of Hl)removeEventListener(x,b)}},[]);let w=()=>{let b=g*4;history.replaceState({...history.
state,limit:b},""),f(b),r?.(b)};if(o.length===0)return i?l("div",{class:"empty",children:i}):null;let S=n.
map(([b,,x])=>l("th",{scope:"col",class:x,children:b},b)),T=b=>n.map(([x,A,C])=>l("td",{class:C,"dat\
a-label":x,children:A(b)},x)),P=p?o:o.slice(0,g),v=`${d(o.length)}${r?"+":""}`;return l(X,{children:[
l("table",{children:[l("caption",{children:t}),l("thead",{children:l("tr",{children:S})}),l("tbody",
{children:P.map((b,x)=>{let A=P[x-1],C=a?.(b);return l(X,{children:[C&&(!A||a?.(A)!==C)&&l("tr",{class:"\
group",children:l("th",{colSpan:n.length,scope:"rowgroup",children:C})}),l("tr",{children:T(b)})]},s?.(
b)??x)})})]}),(r||o.length>g)&&l(re,{text:u.moreRows(d(P.length),v),onClick:w})]})};var fn=({title:e,onClose:t,locked:n,children:o})=>{let s=xn(),i=be(null);de(()=>i.current?.showModal(),
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
onClick:()=>location.reload()})]})};var sp=e=>typeof e=="object"&&e!==null&&"undo"in e,Gs=e=>{let{announce:t}=W(),n=Tn(Mt);return qn(async()=>{
t("");try{let o=await e();typeof o=="string"?t(o):sp(o)&&t(o.text,o.undo)}catch(o){throw o instanceof
Oe&&n(!0),o}n(!1)})},Ul=(e,t=n=>n)=>({inputMode:"decimal",autocomplete:"off",read:n=>{let o=Fl(String(
n));return o===void 0?new Error(e):t(o)}}),rp=({spec:e,error:t,name:n})=>{let{t:o}=W(),[s,i]=ee(!1),
{label:r,hint:a,codes:u,options:d,read:g,defaultValue:f,...p}=e,h=xn(),w=[a&&`${h}-hint`,t&&`${h}-er\
ror`].filter(Boolean).join(" "),S={"aria-invalid":!!t,"aria-describedby":w||void 0},T=(A,C,M)=>C&&l(
"p",{class:A,id:`${h}-${A}`,role:M,children:C}),P=d?.map(([A,C])=>l("option",{value:A,selected:A===f,
children:C},A)),v={...p,...!P&&{defaultValue:f}},b=e.type==="password",x=P?"select":e.rows?"textarea":
"input";return l("div",{class:`field ${e.type??""}`,children:[l("label",{for:h,children:r}),T("hint",
a),T("error",t,"alert"),Za(x,{...v,...s&&{type:"text"},...S,id:h,name:n},P),b&&l(re,{text:s?o.hide:o.
show,of:r,kind:"link",onClick:()=>i(!s)})]})},jn=({fields:e,values:t,errorOf:n=()=>""})=>Object.entries(
e).map(([o,s])=>{let i=t&&{value:String(t[o]??"")};return l(rp,{name:o,spec:{...s,...i},error:n(o)},
o)}),qs=e=>l("fieldset",{children:[l("legend",{children:e.label}),e.values.map(t=>l(re,{text:e.names[t],
"aria-pressed":t===e.value,onClick:()=>e.choose(t)},t))]}),js=({view:e,fields:t})=>{let{t:n}=W(),{parameters:o}=ze(),
[s,i]=ee(!1),r=Object.values(o).filter(Boolean).length,a=u=>To(ve(e,Object.fromEntries(new FormData(
u))));return l("search",{children:[l(re,{text:r>0?`${n.filters} (${r})`:n.filters,class:"button fold",
"aria-expanded":s,onClick:()=>i(!s)}),l("form",{class:s?"filters":"filters folded",onInput:({currentTarget:u})=>a(
u),onSubmit:u=>u.preventDefault(),children:l(jn,{fields:t,values:o})})]})},ip=(e,t,n)=>{let o=new FormData(
e),s=Object.entries(t).map(([u,d])=>{let g=o.get(u)??"";return d.required&&g===""?[u,new Error(n)]:[
u,d.read?d.read(g):g]}),i=s.filter(u=>u[1]instanceof Error),[r]=i,a=Object.fromEntries(i.map(([u,{message:d}])=>[
u,d]));if(r)throw Object.assign(r[1],{parameters:{field:r[0]},texts:a});return Object.fromEntries(s)},
St=e=>{let{t,describe:n}=W(),o=e.fields??{},s=be(null),{run:i,busy:r,error:a,reset:u}=Gs(async()=>{let P=await e.
act(ip(s.current,o,t.missing));return e.keep||s.current?.reset(),P}),{code:d="",parameters:g={},fields:f=[]}=a??
{},{texts:p={}}=a??{},h=Object.keys(o),w=h.find(P=>P===g.field||o[P]?.codes?.includes(d))??h.find(P=>f.
includes(P)),S=P=>p[P]??(P===w?n(a):f.includes(P)?t.checkField:"");de(()=>{a&&s.current?.querySelector(
"[aria-invalid=true]")?.focus()},[a]);let T=P=>{P.preventDefault(),i()};return l("form",{ref:s,class:e.
inline?"inline":"",noValidate:!0,onInput:u,onSubmit:T,children:[e.question&&l("p",{children:e.question}),
l(jn,{fields:o,errorOf:S}),l(We,{error:w===void 0?a:void 0}),l("div",{class:"actions",children:[l(re,
{text:e.submit,kind:e.kind??"primary",busy:r}),e.onCancel&&l(re,{text:t.cancel,onClick:()=>r||e.onCancel?.()})]})]})},
pn=({act:e,busy:t,...n})=>{let o=Gs(e);return l(X,{children:[l(re,{...n,busy:t||o.busy,onClick:o.run}),
l(We,{error:o.error})]})},Ge=e=>{let{text:t,of:n,title:o=t,opener:s="link",...i}=e,{announce:r}=W(),
a=Tn(Mt),[u,d]=ee(!1),g=be(!1),f=w=>{g.current=w,w||a(!1)};return l(X,{children:[l(re,{text:t,of:n,kind:s,
"aria-haspopup":"dialog",onClick:()=>{r(""),d(!0)}}),u&&l(fn,{title:o,onClose:()=>{d(!1),g.current&&
a(!0),g.current=!1},children:w=>l(Mt.Provider,{value:f,children:l(St,{kind:"danger",submit:t,...i,keep:!0,
onCancel:w,act:async S=>{let T=await i.act(S);return w(),nn(),T}})})})]})};var ap=".menu > div > :is(a, button:not([aria-haspopup]))",Do=({label:e,text:t,children:n})=>{let o=be(
null),s=r=>o.current?.contains(r)??!1,i=r=>{let a=o.current;!a||a.querySelector("dialog[open]")||(r&&
a.querySelector("summary")?.focus(),a.open=!1)};return de(()=>{let r=({target:u})=>{s(u)?u.matches(ap)&&
i(!0):i(!1)},a=({target:u})=>s(u)&&i(!0);return document.addEventListener("click",r),document.addEventListener(
"close",a,!0),()=>{document.removeEventListener("click",r),document.removeEventListener("close",a,!0)}},
[]),l("details",{class:"menu",ref:o,onKeyDown:({key:r})=>r==="Escape"&&i(!0),onFocusOut:({relatedTarget:r})=>r&&
!s(r)&&i(!1),children:[l("summary",{"aria-label":e,children:l("span",{children:t})}),l("div",{children:n})]})};var Eo=(e,t)=>{let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),
setTimeout(()=>URL.revokeObjectURL(n.href),6e4)};var ss=Object.keys(Po.es.statuses),on=({wstg_status:e})=>e??"Not Started",rs=(e,t)=>!t&&["Blocked","\
Not Started"].includes(e),gi=["critical","high","medium","low","info"],hi=e=>e.charAt(0).toUpperCase()+
e.slice(1),zs=({severity:e})=>{let{t}=W();if(!e)return l(X,{children:t.unknown});let n=hi(e);return l(
Fe,{kind:n,children:t.severities[n]??e})},Ks=({item:e,all:t})=>{let{t:n,integer:o}=W(),s=gi.map(r=>[
hi(r),e.open_findings[r]]).filter(([,r])=>r>0).map(([r,a])=>({kind:r,counted:`${o(a)} ${n.severities[r]}`})),
i=n.openFindings(s.map(({counted:r})=>r).join(", "));return s.slice(0,t?s.length:1).map(({kind:r,counted:a})=>l(
"span",{title:i,children:l(Fe,{kind:r,children:n.openFindings(a)})},r))},lp=({item:e})=>{let{t}=W(),
n={wstg_id:e.wstg_id},{data:o}=Pe(r=>q.getItem({path:n,signal:r})),s=o?.findings.find(({written_to:r})=>r),
i=[t.findingNumber(e.finding_id??0),s?.title,s&&t.severities[hi(s.severity)],s&&t.findingStates[s.state]];
return l("strong",{class:"reason",children:i.filter(Boolean).join(" · ")})},mi=["active open"],cp={
Done:["verified closed","verified closed_by_status"],"Not Applicable":["active false_positive","acti\
ve closed_by_status"],"In Progress":mi,Blocked:mi,"Not Started":mi},is=(e,t)=>e.finding_own===!1&&!cp[t].
includes(`${e.defectdojo_status} ${e.finding_state}`),Ys=()=>{let{t:e}=W(),{ask:t,dialog:n}=Us(e.changeFinding);
return{askAbout:s=>t(l(X,{children:[e.othersFinding," ",l(lp,{item:s})]})),dialog:n}},Zs=()=>{let{t:e,
bytes:t}=W();return async n=>{let o=await n.blob();return Eo(o,n.fileName),e.saved(n.fileName,t(o.size))}},
Io=async(e,t)=>{let n=[];for await(let o of e){if(n.length===t)return{taken:n,more:!0};n.push(o)}return{
taken:n,more:!1}},ct=({at:e})=>{let{t,instant:n,ago:o}=W();return e===null?l(X,{children:t.unknown}):
l("time",{dateTime:e,title:n(e),children:o(e)??n(e)})},up=()=>history.replaceState({...history.state,
y:scrollY},""),as=e=>l("a",{href:ve("checklist",e.parameters,e.id),onClick:up,children:e.id}),zn=({text:e})=>{
let{t}=W();return e?l("details",{class:"reason",children:[l("summary",{children:t.reason}),e]}):null},
Gl=({label:e,value:t,options:n,act:o})=>{let s=be(t),{run:i,busy:r,error:a}=Gs(()=>o(s.current));return l(
"div",{children:[l("select",{"aria-label":e,"aria-busy":r,"data-kind":t,value:t,onChange:d=>{s.current=
d.currentTarget.value,i()},children:Object.entries(n).map(([d,g])=>l("option",{value:d,children:g},d))}),
l(We,{error:a})]})},ls=({request:e})=>{let{t,integer:n,may:o}=W(),s=e?{request_ids:[e.request_id]}:"\
all",i=e&&`${e.wstg_id??e.request_id}`,r=async()=>{let{request_ids:f}=await q.retryRequests({body:s});
return t.retried(n(f.length))},a=async()=>{let{request_ids:f}=await q.dismissRequests({body:s});return t.
dismissed(n(f.length))},[u,d]=e?[t.repeat,t.dismiss]:[t.retryAll,t.dismissAll],g=e?"link":"plain";return o(
"checklist:write")?l("div",{class:"actions",children:[l(pn,{text:u,of:i,kind:g,act:r}),l(Ge,{text:d,
of:i,opener:g,question:t.askDismiss,act:a})]}):null};var _i=100,dp=25,fp=({user:e,isOwn:t})=>{let{t:n}=W(),{username:o}=e,s={target_user_id:e.user_id},i=async()=>(await q.
endSessions({path:s}),n.sessionsEnded(o)),r=async(T,P)=>(await q.updateUserRole({path:s,body:{role:T}}),
P&&await i(),n.roleChanged(o,n.roles[T])),a=async()=>(await q.deleteUser({path:s}),n.accountDeleted(
o)),u=async T=>(await q.setChecklistAccess({path:s,body:{access:T}}),n.accessChanged(o,n.accesses[T])),
d=Ut.ChecklistAccess.values.map(T=>[T,n.accesses[T]]),g={label:n.access,options:d,defaultValue:e.checklist_access},
f={label:n.alsoEnd,type:"checkbox",defaultChecked:!0},p={text:n.promote,question:n.askPromote(o)},h={
text:n.demote,question:n.askDemote(o),fields:{end:f}},w={text:n.endTheirSessions,question:n.askEnd(o)},
S={text:n.delete,question:n.askDelete(o)};return l(Do,{label:`${n.actions}: ${o}`,text:"⋯",children:[
e.role==="user"&&l(Ge,{...p,of:o,act:()=>r("admin")}),e.role==="admin"&&l(Ge,{...h,of:o,act:({end:T})=>r(
"user",T)}),e.role==="user"&&l(Ge,{text:n.access,of:o,submit:n.save,kind:"primary",fields:{access:g},
act:({access:T})=>u(T)}),!t&&l(Ge,{...w,of:o,act:i}),!t&&l(Ge,{...S,of:o,act:a})]})},ql=({account:e})=>{
let{t,integer:n}=W(),o=h=>h.user_id===e.userId,{search:s="",role:i}=ze().parameters,r=Ut.Role.values.
find(h=>h===i),[a,u]=ee(_i);de(()=>u(_i),[s,r]);let d=Pe(h=>Io(q.users({search:s,role:r,limit:_i,signal:h}),
a),[s,r,a]),g=h=>l("div",{class:"badges",children:[h.username," ",o(h)&&l(Fe,{children:t.you})]}),f=({
role:h,checklist_access:w})=>h==="admin"?l(Fe,{kind:"good",children:t.roles.admin}):w==="none"?t.roles.
user:l(Fe,{children:t.testers[w]}),p={search:{label:t.beginning,type:"search",autocapitalize:"none"},
role:{label:t.role,options:[["",t.any],...Object.entries(t.roles)]}};return l(Lt,{title:t.accounts,load:d,
children:({taken:h,more:w})=>l("section",{class:"card","aria-label":t.accounts,children:[!Gt.registrationOpen&&
l("p",{class:"hint",children:t.accountsClosed}),(h.length>dp||s||r)&&l(js,{view:"accounts",fields:p}),
l(lt,{caption:t.accountsCount(h.length,`${n(h.length)}${w?"+":""}`),rows:h,empty:t.noAccounts,more:w?
S=>u(Math.max(a,S)):void 0,keyOf:({user_id:S})=>S,columns:[[t.name,g],[t.role,f],[t.created,({created_at:S})=>l(
ct,{at:S}),"wide"],[t.actions,S=>l(fp,{user:S,isOwn:o(S)}),"tools"]]})]})})};var yi={base:"https://owasp.org/www-project-web-security-testing-guide/v42/4-Web_Application_Securit\
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
n_Hijacking"}};var Js={current:[]},mp=({request:e})=>{let{request:t}=W().t,{state:n,reason:o}=e,s=n==="failed"?"err\
or":n==="done"&&!o?"success":"info",i=n==="done"&&o?t.noEffect:t[n];return l(ge,{kind:s,children:[i,
" ",n==="failed"&&Gn(e)&&t.repeated,l(zn,{text:o})]})},gp=({item:e,user:t,keepsAll:n})=>{let{t:o}=W(),
{askAbout:s,dialog:i}=Ys(),[r,a]=ee(""),u=e.requests.find(v=>r.endsWith(`/${v.request_id}`)),[d]=ee(
on(e)),[g,f]=ee(d),[p,h]=ee((e.notes??"").replaceAll(`\r
`,`
`)),w=async({status:v,notes:b})=>{let x=b===p?{}:{notes:b};if((is(e,v)||e.finding_own===!1&&x.notes)&&
!await s(e))return;let C={wstg_id:e.wstg_id,status:v,user:t,...x};a((await q.requestWstgSync({body:C})).
location),h(b)},S=ss.map(v=>[v,o.statuses[v]]),T={label:o.notes,hint:o.notesHint,rows:6,defaultValue:p},
P={label:o.status,hint:rs(g,n)&&o.notKept,options:S,defaultValue:d,onInput:({currentTarget:{value:v}})=>f(
v)};return l(Ve,{title:o.edit,children:[l(St,{keep:!0,submit:o.save,act:w,fields:{status:P,notes:T}}),
u&&l(mp,{request:u}),i]})},hp=({address:e,text:t})=>!e||!/^https?:\/\//i.test(e)?l(X,{children:t}):l(
"a",{href:e,target:"_blank",rel:"noreferrer",children:t}),_p=({item:e})=>{let{t,integer:n}=W(),{findings:o,
findings_total:s}=e,i=o.length<s?t.doneOf(n(o.length),n(s)):n(s),r=a=>{let u=t.findingNumber(a.finding_id),
d=[u,a.own&&t.madeHere,a.written_to&&t.writtenTo];return l("div",{class:"reason",children:[l(hp,{address:a.
finding_url,text:a.title||u}),l("p",{class:"aside",children:d.filter(Boolean).join(" · ")})]})};return s===
0?null:l(Ve,{title:t.findings,children:l(lt,{caption:`${t.findings}: ${i}`,rows:o,keyOf:({finding_id:a})=>a,
columns:[[t.finding,r],[t.severity,({severity:a})=>l(zs,{severity:a})],[t.state,({state:a})=>t.findingStates[a]]]})})},
yp=({item:e})=>{let{t}=W(),n=[e.status_set_by,e.status_set_for].filter(Boolean);return l(Ve,{title:t.
currentState,children:[e.conflict&&l(ge,{children:t.conflictNotice}),e.failed_reason!==null&&l(ge,{kind:"\
error",children:t.failedBelow}),l(Ao,{facts:{[t.status]:l("div",{class:"badges",children:[l(Fe,{kind:on(
e),children:t.statuses[on(e)]}),l(Ks,{item:e,all:!0})]}),[t.setAt]:l(ct,{at:e.status_set_at}),[t.setBy]:[
...new Set(n)].join(" / ")||t.unknown,[t.tool]:t.toolStatuses[e.defectdojo_status??"none"],[t.lastSync]:l(
ct,{at:e.last_sync})}})]})},wp=({item:e})=>{let{t}=W(),n=r=>r===null?t.unknown:t.statuses[r]??r,o=r=>r?
"bad":void 0,s=r=>l("div",{children:[l(Fe,{kind:o(r.state==="failed"),children:t.states[r.state]}),"\
 ",l(zn,{text:r.reason}),r.state==="failed"&&l(ls,{request:r})]}),i=r=>l("div",{children:[l(Fe,{kind:o(
!r.success),children:r.success?t.success:t.failed})," ",l(zn,{text:r.error_message})]});return l(X,{
children:[l(Ve,{title:t.requests,children:l(lt,{empty:t.noRequests,caption:t.requests,rows:e.requests,
keyOf:({request_id:r})=>r,columns:[[t.accepted,({accepted_at:r})=>l(ct,{at:r})],[t.origin,({kind:r})=>t.
origins[r]],[t.status,({status:r})=>n(r)],[t.user,({user:r})=>r??t.unknown],[t.result,s]]})}),l(Ve,{
title:t.log,children:l(lt,{empty:t.noLog,caption:t.log,rows:e.log,columns:[[t.when,({timestamp:r})=>l(
ct,{at:r})],[t.direction,({direction:r})=>t.directions[r]],[t.change,r=>`${n(r.old_status)} → ${n(
r.new_status)}`],[t.result,i]]})})]})},bp=e=>{let t=yi.pages[e.toUpperCase()];return t&&yi.base+t},vp=({
id:e})=>{let{t}=W(),{parameters:n}=ze(),o=Js.current.indexOf(e),[s,i]=o<0?[]:[-1,1].map(a=>Js.current[o+
a]),r=(a,u)=>u&&l("a",{href:ve("checklist",n,u),children:a});return l("nav",{class:"actions","aria-l\
abel":t.checklist,children:[l("a",{href:ve("checklist",n),children:t.backToList}),r(t.previous,s),r(
t.next,i)]})},jl=({id:e,user:t})=>{let{t:n,may:o}=W(),s=Pe(async d=>{let[g,{keeps_equivalent_status:f}]=await Promise.
all([q.getItem({path:{wstg_id:e},signal:d}),q.getSynchronisation({signal:d})]);return{item:g,keepsAll:f}},
[e],({item:d})=>d.requests.some(Gn)),i=bp(e),{name:r,category:a}=s.data?.item??{},u=l(X,{children:[[
r&&e,a&&n.categoryName(a)].filter(Boolean).join(" · "),i&&" · ",i&&l("a",{href:i,target:"_blank",rel:"\
noreferrer",children:n.guide})]});return l(Lt,{title:r??e,above:u,tools:l(vp,{id:e}),load:s,children:({
item:d,keepsAll:g})=>l(X,{children:[l(_p,{item:d}),l("div",{class:"columns",children:[l(yp,{item:d}),
o("checklist:write")&&l(gp,{item:d,user:t,keepsAll:g})]}),l(wp,{item:d})]})})};var kp="-",wi=({category:e})=>e??kp,Sp={conflict:e=>e.conflict,open:e=>e.open_request,failed:e=>e.failed_reason!==
null,untracked:e=>!e.tracked,without_finding:e=>e.finding_id===null&&e.last_sync!==null},bi=e=>{let t=Map.
groupBy(e,on),n=o=>t.get(o)?.length??0;return{countOf:n,closed:n("Done")+n("Not Applicable")}},Kl=({
items:e})=>{let{countOf:t}=bi(e),n=ss.filter(o=>t(o)>0);return l("div",{class:"bar","aria-hidden":"t\
rue",children:n.map(o=>l("i",{"data-kind":o,style:{flexGrow:t(o)}},o))})},Tp=5,xp=({gate:e})=>{let{t,
integer:n}=W(),{parameters:o}=ze(),s=Map.groupBy(e.open,({reason:a})=>a),i=Map.groupBy(s.get("open_f\
inding")??[],({severity:a})=>a),r=gi.flatMap(a=>i.get(a)??[]);return e.passed?l(ge,{kind:"success",children:t.
gatePassed}):l(ge,{kind:"closed",children:[l("p",{children:[l("strong",{children:t.gateClosed})," ",
e.stale&&t.gateStale]}),l("p",{class:"badges",children:[...s].map(([a,u])=>l("a",{href:ve("checklist",
{...o,show:a}),children:[t.reasons[a],": ",n(u.length)]},a))}),r.length>0&&l("p",{class:"badges",children:r.
slice(0,Tp).map(({wstg_id:a,severity:u})=>l("span",{children:[l(as,{id:a,parameters:o})," ",l(zs,{severity:u})]},
a))})]})},Cp=({items:e,gate:t})=>{let{t:n,integer:o,percent:s}=W(),{countOf:i,closed:r}=bi(e);return l(
"section",{class:"card total","aria-label":n.checklistTotal,children:[l("p",{class:"figure",children:[
l("strong",{children:n.closedOf(o(r),o(e.length))})," ",l("span",{children:e.length>0&&s(r/e.length)}),
l("span",{class:"badges",children:ss.map(a=>l(Fe,{kind:a,children:[n.statuses[a],": ",o(i(a))]},a))})]}),
l(Kl,{items:e}),l(xp,{gate:t}),l(Pp,{items:e})]})},Pp=({items:e})=>{let{t,integer:n}=W(),{parameters:o}=ze();
return l("details",{children:[l("summary",{children:t.coverage}),l("ul",{class:"coverage",children:[
...Map.groupBy(e,wi)].map(([s,i])=>l("li",{children:[l("a",{href:ve("checklist",{...o,category:s}),children:t.
categoryName(s)}),l("span",{children:t.doneOf(n(bi(i).closed),n(i.length))}),l(Kl,{items:i})]},s))})]})},
zl=e=>e.failed_reason!==null?2:Number(e.conflict),Ap=({items:e,gate:t},n)=>{let{status:o="",category:s="",
show:i="",outcome:r="",search:a=""}=n,u=a.toLowerCase().split(/\s+/),d=new Map(t.open.map(({wstg_id:p,
reason:h})=>[p,h])),g=p=>{let h=`${p.wstg_id} ${p.name??""} ${p.notes??""}`.toLowerCase();return u.every(
w=>h.includes(w))},f=p=>Sp[i]?.(p)??[d.get(p.wstg_id),""].includes(i);return e.filter(p=>[on(p),""].
includes(o)).filter(p=>[wi(p),""].includes(s)).filter(p=>[p.outcome,""].includes(r)).filter(f).filter(
g).sort((p,h)=>zl(h)-zl(p))},Dp=({items:e,keepsAll:t,set:n})=>{let{t:o,integer:s,announce:i}=W(),[r,
a]=ee(!1),[u,d]=ee("Done"),[g,f]=ee([]),[p,h]=ee(0),w=be(!1),{run:S,busy:T,error:P,reset:v}=qn(async()=>{
w.current=!1,f(e),h(0);let E=0;for(let{wstg_id:O}of e){if(w.current)break;await n(O,u),h(++E)}i(o.setAll(
b(E))),a(!1)}),b=E=>o.items(E,s(E)),x=b((T?g:e).length),A=e.filter(E=>is(E,u)).length,C=[A>0&&o.othersFindings(
s(A)),rs(u,t)&&o.notKept],M=()=>{w.current=!0,v(),a(!1)};return l(X,{children:[e.length>0&&l(re,{text:o.
setAllShown,"aria-haspopup":"dialog",onClick:()=>a(!0)}),r&&l(fn,{title:o.askSetAll(x,o.statuses[u]),
onClose:M,children:E=>T?l(Cn,{label:o.sending,done:p,all:g.length,format:s,children:l(re,{text:o.stop,
onClick:()=>w.current=!0})}):l(X,{children:[l(jn,{fields:{status:{label:o.status,hint:l("span",{role:"\
status",children:C.filter(Boolean).join(" ")}),options:Object.entries(o.statuses),onInput:({currentTarget:{
value:O}})=>d(O)}},values:{status:u}}),l(We,{error:P}),l("div",{class:"actions",children:[l(re,{text:o.
setItems(x,o.statuses[u]),kind:"danger",onClick:S}),l(re,{text:o.cancel,onClick:E})]})]})})]})},Ep=({
data:e,user:t,change:n})=>{let{t:o,integer:s,may:i}=W(),{parameters:r}=ze(),a=JSON.stringify(r),u=mt(
()=>Ap(e,r),[e,a]);Js.current=u.map(({wstg_id:b})=>b);let d=["",o.any],g=[...new Set(e.items.map(wi))].
map(b=>[b,o.categoryName(b)]),f=[...new Set(e.gate.open.map(({reason:b})=>b))].map(b=>[b,o.reasons[b]]),
p=async(b,x)=>{await q.requestWstgSync({body:{wstg_id:b,status:x,user:t}});let A=C=>C.wstg_id===b?{...C,
wstg_status:x,open_request:!0}:C;n(C=>({...C,items:C.items.map(A)}))},{askAbout:h,dialog:w}=Ys(),S=b=>l(
"div",{children:[l(as,{id:b.wstg_id,parameters:r}),l("p",{class:"aside",children:b.name})]}),T=b=>l(
"div",{class:"badges",children:[i("checklist:write")?l(Gl,{label:`${o.status}: ${b.wstg_id}`,value:on(
b),options:o.statuses,act:async x=>{if(!(is(b,x)&&!await h(b)))return await p(b.wstg_id,x),rs(x,e.keepsAll)?
o.notKept:o.request.waiting}}):l(Fe,{kind:on(b),children:o.statuses[on(b)]}),b.conflict&&l(Fe,{kind:"\
bad",children:o.conflict}),b.failed_reason!==null&&l(Fe,{kind:"bad",children:o.failed}),b.failed_reason===
null&&b.open_request&&l(Fe,{children:o.pending})]}),P=b=>Object.values(b.open_findings).some(x=>x>0)?
l("div",{class:"badges",children:l(Ks,{item:b})}):null,v=l(X,{children:[l("p",{children:o.noItems}),
l("a",{href:ve("checklist"),onClick:nn,children:o.clear})]});return l(Ve,{title:o.items(u.length,s(u.
length)),tools:i("checklist:write")&&l(Dp,{items:u,keepsAll:e.keepsAll,set:p}),children:[l(js,{view:"\
checklist",fields:{search:{label:o.search,placeholder:o.searchHint,type:"search"},status:{label:o.status,
options:[d,...Object.entries(o.statuses)]},category:{label:o.category,options:[["",o.anyCategory],...g]},
outcome:{label:o.itemOutcome,options:[d,...Object.entries(o.outcomes)]},show:{label:o.show,options:[
d,...Object.entries(o.shown),...f]},since:{label:o.since,type:"date"}}}),l(lt,{caption:o.checklist,rows:u,
keyOf:({wstg_id:b})=>b,empty:v,columns:[[o.item,S],[o.status,T],[o.tool,b=>o.toolStatuses[b.defectdojo_status??
"none"]],[o.findingsOpen,P],[o.lastSync,({last_sync:b})=>l(ct,{at:b})]]},a),l("p",{class:"aside",children:o.
source}),w]})},Ip=({user:e})=>{let{t}=W(),{since:n}=ze().parameters,o=n?{since:n}:{},s=Pe(async d=>{
let[{taken:g},f,{keeps_equivalent_status:p}]=await Promise.all([Io(q.items({...o,signal:d}),Number.POSITIVE_INFINITY),
q.checkGate({query:o,signal:d}),q.getSynchronisation({signal:d})]);return{items:g,gate:f,keepsAll:p}},
[n]),i=s.data!==void 0;de(()=>{i&&history.state?.y&&scrollTo(0,history.state.y)},[i]);let r=Zs(),a=async()=>r(
await q.generateReport({headers:{"Accept-Language":document.documentElement.lang}})),u=l(X,{children:[
l(pn,{text:t.makeReport,act:a}),l(re,{text:t.reload,busy:s.loading,onClick:s.reload})]});return l(Lt,
{title:t.checklist,tools:u,load:s,children:d=>l(X,{children:[l(Cp,{...d}),l(Ep,{data:d,user:e,change:s.
change})]})})},Yl=({account:e})=>{let{id:t}=ze();return t===void 0?l(Ip,{user:e.username}):l(jl,{id:t,
user:e.username},t)};var Zl=e=>{let{act:t,ask:n,title:o,hint:s,submit:i,labels:r,fields:a}=e,{t:u,bytes:d}=W(),[g,f]=ee(),
[p,h]=ee(""),w=be(new AbortController);de(()=>()=>w.current.abort(),[]);let S=async E=>{w.current=new AbortController;
let{signal:O}=w.current;h(""),f({loaded:0,total:void 0}),await t({signal:O,onProgress:f},E).catch(F=>{
if(!O.aborted)throw F;return u.stopped}).then(h).finally(()=>f(void 0))},{ask:T,dialog:P}=Us(i),v=async E=>{
(!n||await T(n(E)))&&await S(E)},b=()=>{w.current.abort(),nn()},x=g&&g.loaded>0&&g.loaded!==g.total,
[A,C]=x?[r[0],g.total]:[r[1],void 0];return l(Ve,{title:o,hint:s,children:[l(St,{keep:!0,submit:i,kind:a?
"danger":"primary",act:v,fields:a}),P,g&&l(Cn,{label:A,done:g.loaded,all:C,format:E=>E===0?"":d(E),children:l(
re,{text:u.stop,onClick:b})}),p&&l(ge,{children:p})]})},Jl=()=>{let{t:e,bytes:t}=W(),n=Zs(),o={label:e.
file,type:"file",accept:".sql,application/sql,text/plain",read:s=>s instanceof File&&s.name?s:new Error(
e.noFile)};return l(X,{children:[l(Ot,{title:e.files}),l("div",{class:"columns",children:[l(Zl,{title:e.
export,hint:e.dumpHint,submit:e.makeExport,labels:[e.downloading,e.preparing],act:async s=>n(await q.
exportDump(s))}),l(Zl,{title:e.import,hint:e.dumpImportHint,submit:e.makeImport,labels:[e.uploading,
e.importing],fields:{file:o},ask:({file:s})=>e.askImport(s.name,t(s.size)),act:async(s,{file:i})=>(await q.
importDump({...s,body:{file:i}}),e.imported)})]})]})};var Rp=1e3,Mp=({state:e,last_started_at:t,last_succeeded_at:n})=>e==="idle"&&(n??"")<(t??""),Op=()=>{
let{t:e}=W(),t=()=>q.synchroniseNow({body:{hidden_is_gone:!0}});return l(Ge,{text:e.hiddenIsGone,opener:"\
plain",question:e.askHiddenIsGone,act:t})},Lp=({run:e,isAdmin:t})=>{let{t:n,ago:o,instant:s,may:i}=W(),
{state:r,last_error:a,last_warning:u}=e,d=()=>q.synchroniseNow(),g=h=>h&&(o(h)??s(h)),f=a===null&&u===
null&&e.failed===0,p=()=>{if(r!=="idle")return n.runStates[r];let[h,w]=[g(e.last_succeeded_at),g(e.next_run_at)];
return h===null?n.neverInStep:(f?n.inStep:n.notInStep)(h,w)};return l("section",{class:"card","aria-\
label":n.state,children:[l("div",{class:"heading",children:[l("p",{role:"status",children:l("strong",
{children:p()})}),i("checklist:write")&&l(pn,{kind:"primary",text:n.synchronise,busy:r!=="idle",act:d})]}),
a!==null&&l(ge,{kind:"error",children:[n.lastError,l(zn,{text:a})]}),u!==null&&l(ge,{kind:"error",children:[
`${n.lastWarning} ${u}`,t&&Mp(e)&&l(Op,{})]})]})},Np=({run:e})=>{let{t,integer:n}=W(),o=[[t.waitingCount,
e.waiting],[t.retryingCount,e.retrying],[t.failedCount,e.failed]];return l("details",{class:"card",children:[
l("summary",{children:t.periodic}),l(Ao,{facts:{[t.lastStarted]:l(ct,{at:e.last_started_at}),[t.lastFinished]:l(
ct,{at:e.last_finished_at}),[t.lastSucceeded]:l(ct,{at:e.last_succeeded_at}),[t.nextRun]:l(ct,{at:e.
next_run_at}),[t.lastDelivery]:l(ct,{at:e.last_delivery_at}),...Object.fromEntries(o.filter(([,s])=>s>
0).map(([s,i])=>[s,n(i)])),[t.withoutFinding]:l("a",{href:ve("checklist",{show:"without_finding"}),children:n(
e.without_finding)})}})]})},Fp=({requests:e,all:t})=>{let{t:n,integer:o}=W(),s=({wstg_id:r,finding_id:a})=>r===
null?n.findingNumber(a??0):l(as,{id:r}),i=({reason:r,next_attempt_at:a})=>l("div",{children:[l(zn,{text:r}),
" ",a!==null&&l(Fe,{children:n.states.retrying})]});return l(Ve,{title:n.failedRequests,tools:e.length>
0&&l(ls,{}),children:l(lt,{empty:n.noFailed,caption:n.firstOf(e.length,Math.max(t,e.length),o),rows:e,
keyOf:({request_id:r})=>r,columns:[[n.item,s],[n.status,({status:r})=>r?n.statuses[r]:n.unknown],[n.
accepted,({accepted_at:r})=>l(ct,{at:r})],[n.attempts,({attempts:r})=>o(r),"numeric"],[n.reason,i],[
n.actions,r=>l(ls,{request:r}),"tools"]]})})},Wp=async e=>{let t=await q.getSynchronisation({signal:e}),
n=q.requests({state:"failed",limit:200,signal:e}),{taken:o}=await Io(n,Rp);return{run:t,failed:o}},$p=({
run:e,failed:t})=>e.state!=="idle"||e.waiting+e.retrying>0||t.some(Gn),Ql=({account:e})=>{let{t}=W(),
n=Pe(Wp,[],$p),o=l(re,{text:t.reload,onClick:n.reload});return l(Lt,{title:t.synchronisation,tools:o,
load:n,children:({run:s,failed:i})=>l(X,{children:[l(Lp,{run:s,isAdmin:e.role==="admin"}),l(Fp,{requests:i,
all:s.failed}),l(Np,{run:s})]})})};var Hp=async e=>{let[{keys:t},{permissions:n}]=await Promise.all([q.listKeys({signal:e}),q.getPermissions(
{signal:e})]);return{keys:t,held:n}},Vp=e=>e.currentTarget.select(),Bp=({value:e,close:t})=>{let{t:n}=W(),
[o,s]=ee(!1),i=async()=>{await navigator.clipboard.writeText(e),s(!0)};return l(fn,{title:n.keyMade,
onClose:t,children:r=>l(X,{children:[l("p",{children:n.keyOnce}),l("input",{readOnly:!0,value:e,"ari\
a-label":n.keyMade,onFocus:Vp}),l("div",{class:"actions",children:[navigator.clipboard&&l(re,{text:o?
n.copied:n.copy,kind:"primary",onClick:i}),l(re,{text:n.close,onClick:r})]})]})})},Up=[30,90,366],Xl=({
held:e,onKey:t,isForScale:n})=>{let{t:o}=W(),s=r=>({label:o.permissions[r],type:"checkbox",defaultChecked:n&&
r==="weights:write",read:a=>a==="on"}),i={name:{label:o.keyName,hint:o.keyNameHint,defaultValue:n?o.
scale:"",maxLength:Ut.KeyName.maxLength,autocomplete:"off"},...Object.fromEntries(e.map(r=>[r,s(r)])),
days:{label:o.keyEnds,options:Up.map(r=>[String(r),o.days(r)]),defaultValue:n?"366":"90"},password:{
label:o.currentPassword,autocomplete:"current-password",type:"password",codes:["current_password_wro\
ng"]}};return l(Ge,{text:n?o.makeScaleKey:o.makeKey,title:o.makeKey,submit:o.makeKey,opener:"plain",
kind:"primary",fields:i,act:async({name:r,days:a,password:u,...d})=>{let g=e.filter(p=>d[p]);if(g.length===
0)throw new Error(o.noPermission);let f={name:r,permissions:g,expires_in_days:Number(a),password:u};
t((await q.createKey({body:f})).key)}})},ec=()=>{let{t:e,day:t,instant:n,messages:o}=W(),{data:s,error:i,
reload:r}=Pe(Hp),[a,u]=ee(""),{keys:d=[],held:g=[]}=s??{},f=({last_refused_at:p,last_refused_code:h})=>{
let w=o.errors[h??""];return p!==null&&l("p",{class:"aside",children:e.keyRefused(n(p),w??h??"")})};
return l(Mt.Provider,{value:r,children:l(Ve,{title:e.apiKeys,hint:e.apiKeysHint,tools:s&&l("div",{class:"\
actions",children:[l(Xl,{held:g,onKey:u,isForScale:!0}),l(Xl,{held:g,onKey:u})]}),children:[l(We,{error:i,
retry:r}),a&&l(Bp,{value:a,close:()=>u("")}),l(lt,{caption:e.apiKeysCaption,rows:d,keyOf:({key_id:p})=>p,
columns:[[e.keyName,p=>l("div",{children:[p.name,f(p)]})],[e.keyMay,({permissions:p})=>l("div",{class:"\
badges",children:p.map(h=>l(Fe,{children:e.permissions[h]},h))})],[e.lastUsed,({last_used_at:p})=>p===
null?e.never:n(p),"wide"],[e.expires,({expires_at:p})=>t(p)],[e.actions,({key_id:p,name:h})=>l(Ge,{text:e.
remove,of:h,title:e.removeKey,question:h,act:async()=>(await q.deleteKey({path:{key_id:p}}),e.keyRemoved)}),
"tools"]]})]})})};var vi,Gp=(e,t)=>new Promise((n,o)=>{let s=new URL(e);s.searchParams.set("render",t);let i=document.
createElement("script");i.src=s.href,i.onerror=()=>{vi=void 0,i.remove(),o(new Error("the captcha ca\
nnot be loaded"))},i.onload=()=>{let{grecaptcha:r}=globalThis;r?r.ready(()=>n(r)):i.dispatchEvent(new Event(
"error"))},document.head.append(i),q.session.onChange(r=>r&&setTimeout(()=>location.reload()))}),ki=async e=>{
let{captcha_site_key:t}=e;return t&&Gt.captchaScript&&(vi??=Gp(Gt.captchaScript,t)),vi},tc=async(e,t)=>{
let n=await ki(e),o=e.captcha_site_key??"";return n?{captcha_token:await n.execute(o,{action:t})}:{}};var Si=["password_too_short","password_too_long","password_breached"],Ti=({registering:e,expired:t})=>{
let{t:n,config:o}=W(),s=Gt.isEmpty&&Gt.registrationOpen,i=e||s,r=async h=>{let w=await tc(o,i?"regis\
ter":"login").catch(()=>{throw new Error(n.captchaMissing)}),S={...h,...w};await(i?q.registerAccount(
{body:S}):q.login({body:S})),Gt.isEmpty=!1,i?To(ve("profile",{first:"true"})):location.hash==="#/del\
eted"&&(location.hash="")};de(()=>{ki(o).catch(()=>{})},[o]);let{minLength:a,maxLength:u}=Ut.Username,
d={autocomplete:"username",autocapitalize:"none",spellcheck:!1,label:n.username,hint:i&&n.usernameHint(
a,u),codes:["username_invalid","username_taken"],defaultValue:t?.username},g={type:"password",label:n.
password,codes:Si,hint:i&&n.newPasswordHint(Ut.NewPassword.minLength),autocomplete:i?"new-password":
"current-password",autofocus:t!==void 0},f=i?n.register:n.signIn,p=l(St,{keep:!0,submit:f,act:r,fields:{
username:d,password:g}});return t?p:l(X,{children:[l(Ot,{title:s?n.registerFirst:f}),l("p",{class:"h\
int",children:s?n.welcomeFirst:n.welcome}),i&&!Gt.registrationOpen?l(ge,{children:n.registrationClosed}):
p,!s&&(i||Gt.registrationOpen)&&l("p",{class:"aside",children:[i?n.toSignIn:n.toRegister," ",l("a",{
href:i?"#/":"#/register",children:i?n.signIn:n.register})]})]})};var qp=async()=>{let e=JSON.stringify(await q.exportOwnData(),null,2),t=new Date().toLocaleDateString(
"sv");Eo(new Blob([e],{type:"application/json"}),`weight-bmi-${t}.json`)},nc=({account:e})=>{let{t}=W(),
o={...{type:"password",autocomplete:"current-password"},label:t.currentPassword,codes:["current_pass\
word_wrong"]},s={type:"password",autocomplete:"new-password",label:t.newPassword,hint:t.newPasswordHint(
Ut.NewPassword.minLength),codes:[...Si,"password_unchanged"]},i={autocomplete:"off",autocapitalize:"\
none",label:t.typeName(e.username),read:r=>String(r).trim()===e.username||new Error(t.nameDiffers)};
return l(X,{children:[l(Ot,{title:t.account}),l("p",{class:"hint",children:t.signedInAs(e.username)}),
l(ec,{}),l("div",{class:"columns",children:[l(Ve,{title:t.password,hint:t.changePasswordHint,children:l(
Ge,{text:t.changePassword,opener:"plain",kind:"primary",fields:{current_password:o,new_password:s},act:async r=>(await q.
changePassword({body:r}),t.passwordChanged)})}),l(Ve,{title:t.exportTitle,hint:t.exportHint,children:l(
St,{kind:"plain",submit:t.exportData,act:qp})}),l(Ve,{title:t.endSessions,hint:t.endSessionsHint,children:l(
Ge,{text:t.endSessions,opener:"plain",fields:{password:o},act:r=>q.logoutEverywhere({body:r})})}),l(
Ve,{title:t.deleteAccount,hint:t.deleteHint,children:l(Ge,{text:t.deleteAccount,opener:"danger",fields:{
name:i,password:o},act:async({password:r})=>{await q.deleteAccount({body:{password:r}}),location.hash=
"#/deleted"}})})]})]})};var jp=e=>e>3?e/100:e,oc=()=>{let{t:e,plain:t,messages:n,config:o,unit:s,setUnit:i}=W(),r=ze().parameters.
first!==void 0,a=Pe(S=>ko(q.getProfile({signal:S}))),u=o.validation_limits??{},d={maxLength:u.name_max_length,
required:!0},g={type:"date",codes:["birth_date_invalid"],min:u.birth_date_min,required:!0},f={...Ul(
e.notAHeight,jp),codes:["height_out_of_range"],label:e.height,required:!0},p=e.heightHint,h=async S=>{
if(await q.saveProfile({body:S}),!r)return n.texts.profile_saved;location.hash=ve("weight")},w=S=>({
nombre:{...d,label:e.firstName,defaultValue:S?.nombre},apellidos:{...d,label:e.lastName,defaultValue:S?.
apellidos},fecha_nacimiento:{...g,label:e.birthDate,defaultValue:S?.fecha_nacimiento},talla_m:{...f,
hint:p,defaultValue:S?t(S.talla_m):""}});return l("div",{class:"card narrow",children:l(Lt,{title:e.
profile,load:a,children:S=>l(X,{children:[l("p",{class:"hint",children:r?e.profileFirst:e.profileHint}),
l(St,{keep:!0,submit:e.save,act:h,fields:w(S)}),r&&l("a",{href:ve("weight"),children:e.later}),l(qs,
{label:e.unitOfWeights,values:Vs,names:e.unitNames,value:s,choose:i})]})})})};var zp={normal:"good",obese_class_i:"bad",obese_class_ii:"worse",obese_class_iii:"worst"},cs=e=>zp[e]??
"warn";var Kp="uplot",Yp="u-hz",Zp="u-vt",Jp="u-title",Qp="u-wrap",Xp="u-under",em="u-over",tm="u-axis",Zn="\
u-off",nm="u-select",om="u-cursor-x",sm="u-cursor-y",rm="u-cursor-pt",im="u-legend",am="u-live",lm="\
u-inline",cm="u-series",um="u-marker",sc="u-label",dm="u-value",ds="width",fs="height";var rc="bottom",Ro="left",xi="right",Bi="#000",ic=Bi+"0",Ci="mousemove",ac="mousedown",Pi="mouseup",
lc="mouseenter",cc="mouseleave",uc="dblclick",fm="resize",pm="scroll",dc="change",nr="dppxchange",Ui="\
--",$o=typeof window<"u",Ri=$o?document:null,Oo=$o?window:null,mm=$o?navigator:null,he,Qs;function Mi(){
let e=devicePixelRatio;he!=e&&(he=e,Qs&&Li(dc,Qs,Mi),Qs=matchMedia(`(min-resolution: ${he-.001}dppx)\
 and (max-resolution: ${he+.001}dppx)`),Jn(dc,Qs,Mi),Oo.dispatchEvent(new CustomEvent(nr)))}function Tt(e,t){
if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function Oi(e,t){let n=e.classList;n.contains(
t)&&n.remove(t)}function Re(e,t,n){e.style[t]=n+"px"}function qt(e,t,n,o){let s=Ri.createElement(e);
return t!=null&&Tt(s,t),n?.insertBefore(s,o),s}function Nt(e,t){return qt("div",e,t)}var fc=new WeakMap;
function sn(e,t,n,o,s){let i="translate("+t+"px,"+n+"px)",r=fc.get(e);i!=r&&(e.style.transform=i,fc.
set(e,i),t<0||n<0||t>o||n>s?Tt(e,Zn):Oi(e,Zn))}var pc=new WeakMap;function mc(e,t,n){let o=t+n,s=pc.
get(e);o!=s&&(pc.set(e,o),e.style.background=t,e.style.borderColor=n)}var gc=new WeakMap;function hc(e,t,n,o){
let s=t+""+n,i=gc.get(e);s!=i&&(gc.set(e,s),e.style.height=n+"px",e.style.width=t+"px",e.style.marginLeft=
o?-t/2+"px":0,e.style.marginTop=o?-n/2+"px":0)}var Gi={passive:!0},gm={...Gi,capture:!0};function Jn(e,t,n,o){
t.addEventListener(e,n,o?gm:Gi)}function Li(e,t,n,o){t.removeEventListener(e,n,Gi)}$o&&Mi();function jt(e,t,n,o){
let s;n=n||0,o=o||t.length-1;let i=o<=2147483647;for(;o-n>1;)s=i?n+o>>1:xt((n+o)/2),t[s]<e?n=s:o=s;return e-
t[n]<=t[o]-e?n:o}function Gc(e){return(n,o,s)=>{let i=-1,r=-1;for(let a=o;a<=s;a++)if(e(n[a])){i=a;break}
for(let a=s;a>=o;a--)if(e(n[a])){r=a;break}return[i,r]}}var qc=e=>e!=null,jc=e=>e!=null&&e>0,rr=Gc(qc),
hm=Gc(jc);function _m(e,t,n,o=0,s=!1){let i=s?hm:rr,r=s?jc:qc;[t,n]=i(e,t,n);let a=e[t],u=e[t];if(t>
-1)if(o==1)a=e[t],u=e[n];else if(o==-1)a=e[n],u=e[t];else for(let d=t;d<=n;d++){let g=e[d];r(g)&&(g<
a?a=g:g>u&&(u=g))}return[a??Se,u??-Se]}function ir(e,t,n,o){let s=wc(e),i=wc(t);e==t&&(s==-1?(e*=n,t/=
n):(e/=n,t*=n));let r=n==10?mn:zc,a=s==1?xt:Ft,u=i==1?Ft:xt,d=a(r(Ye(e))),g=u(r(Ye(t))),f=Lo(n,d),p=Lo(
n,g);return n==10&&(d<0&&(f=Te(f,-d)),g<0&&(p=Te(p,-g))),o||n==2?(e=f*s,t=p*i):(e=Jc(e,f),t=ar(t,p)),
[e,t]}function qi(e,t,n,o){let s=ir(e,t,n,o);return e==0&&(s[0]=0),t==0&&(s[1]=0),s}var ji=.1,_c={mode:3,
pad:ji},ms={pad:0,soft:null,mode:0},ym={min:ms,max:ms};function or(e,t,n,o){return lr(n)?yc(e,t,n):(ms.
pad=n,ms.soft=o?0:null,ms.mode=o?3:0,yc(e,t,ym))}function pe(e,t){return e??t}function wm(e,t,n){for(t=
pe(t,0),n=pe(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function yc(e,t,n){let o=n.min,
s=n.max,i=pe(o.pad,0),r=pe(s.pad,0),a=pe(o.hard,-Se),u=pe(s.hard,Se),d=pe(o.soft,Se),g=pe(s.soft,-Se),
f=pe(o.mode,0),p=pe(s.mode,0),h=t-e,w=mn(h),S=gt(Ye(e),Ye(t)),T=mn(S),P=Ye(T-w);(h<1e-24||P>10)&&(h=
0,(e==0||t==0)&&(h=1e-24,f==2&&d!=Se&&(i=0),p==2&&g!=-Se&&(r=0)));let v=h||S||1e3,b=mn(v),x=Lo(10,xt(
b)),A=v*(h==0?e==0?.1:1:i),C=Te(Jc(e-A,x/10),24),M=e>=d&&(f==1||f==3&&C<=d||f==2&&C>=d)?d:Se,E=gt(a,
C<M&&e>=M?M:zt(M,C)),O=v*(h==0?t==0?.1:1:r),F=Te(ar(t+O,x/10),24),I=t<=g&&(p==1||p==3&&F>=g||p==2&&F<=
g)?g:-Se,U=zt(u,F>I&&t<=I?I:gt(I,F));return E==U&&E==0&&(U=100),[E,U]}var bm=new Intl.NumberFormat($o?
mm.language:"en-US"),zi=e=>bm.format(e),Ct=Math,tr=Ct.PI,Ye=Ct.abs,xt=Ct.floor,Ke=Ct.round,Ft=Ct.ceil,
zt=Ct.min,gt=Ct.max,Lo=Ct.pow,wc=Ct.sign,mn=Ct.log10,zc=Ct.log2,vm=(e,t=1)=>Ct.sinh(e)*t,Ai=(e,t=1)=>Ct.
asinh(e/t),Se=1/0;function bc(e){return(mn((e^e>>31)-(e>>31))|0)+1}function Ni(e,t,n){return zt(gt(e,
t),n)}function Kc(e){return typeof e=="function"}function ue(e){return Kc(e)?e:()=>e}var km=()=>{},Yc=e=>e,
Zc=(e,t)=>t,Sm=e=>null,vc=e=>!0,kc=(e,t)=>e==t,Tm=/\.\d*?(?=9{6,}|0{6,})/gm,Qn=e=>{if(Xc(e)||An.has(
e))return e;let t=`${e}`,n=t.match(Tm);if(n==null)return e;let o=n[0].length-1;if(t.indexOf("e-")!=-1){
let[s,i]=t.split("e");return+`${Qn(s)}e${i}`}return Te(e,o)};function Kn(e,t){return Qn(Te(Qn(e/t))*
t)}function ar(e,t){return Qn(Ft(Qn(e/t))*t)}function Jc(e,t){return Qn(xt(Qn(e/t))*t)}function Te(e,t=0){
if(Xc(e))return e;let n=10**t,o=e*n*(1+Number.EPSILON);return Ke(o)/n}var An=new Map;function Qc(e){
return((""+e).split(".")[1]||"").length}function hs(e,t,n,o){let s=[],i=o.map(Qc);for(let r=t;r<n;r++){
let a=Ye(r),u=Te(Lo(e,r),a);for(let d=0;d<o.length;d++){let g=e==10?+`${o[d]}e${r}`:o[d]*u,f=(r>=0?0:
a)+(r>=i[d]?0:i[d]),p=e==10?g:Te(g,f);s.push(p),An.set(p,f)}}return s}var gs={},Ki=[],No=[null,null],
Pn=Array.isArray,Xc=Number.isInteger,xm=e=>e===void 0;function Sc(e){return typeof e=="string"}function lr(e){
let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function Cm(e){return e!=null&&
typeof e=="object"}var Pm=Object.getPrototypeOf(Uint8Array),eu="__proto__";function Fo(e,t=lr){let n;
if(Pn(e)){let o=e.find(s=>s!=null);if(Pn(o)||t(o)){n=Array(e.length);for(let s=0;s<e.length;s++)n[s]=
Fo(e[s],t)}else n=e.slice()}else if(e instanceof Pm)n=e.slice();else if(t(e)){n={};for(let o in e)o!=
eu&&(n[o]=Fo(e[o],t))}else n=e;return n}function qe(e){let t=arguments;for(let n=1;n<t.length;n++){let o=t[n];
for(let s in o)s!=eu&&(lr(e[s])?qe(e[s],Fo(o[s])):e[s]=Fo(o[s]))}return e}var Am=0,Dm=1,Em=2;function Im(e,t,n){
for(let o=0,s,i=-1;o<t.length;o++){let r=t[o];if(r>i){for(s=r-1;s>=0&&e[s]==null;)e[s--]=null;for(s=
r+1;s<n&&e[s]==null;)e[i=s++]=null}}}function Rm(e,t){if(Lm(e)){let r=e[0].slice();for(let a=1;a<e.length;a++)
r.push(...e[a].slice(1));return Nm(r[0])||(r=Om(r)),r}let n=new Set;for(let r=0;r<e.length;r++){let u=e[r][0],
d=u.length;for(let g=0;g<d;g++)n.add(u[g])}let o=[Array.from(n).sort((r,a)=>r-a)],s=o[0].length,i=new Map;
for(let r=0;r<s;r++)i.set(o[0][r],r);for(let r=0;r<e.length;r++){let a=e[r],u=a[0];for(let d=1;d<a.length;d++){
let g=a[d],f=Array(s).fill(void 0),p=t?t[r][d]:Dm,h=[];for(let w=0;w<g.length;w++){let S=g[w],T=i.get(
u[w]);S===null?p!=Am&&(f[T]=S,p==Em&&h.push(T)):f[T]=S}Im(f,h,s),o.push(f)}}return o}var Mm=typeof queueMicrotask>
"u"?e=>Promise.resolve().then(e):queueMicrotask;function Om(e){let t=e[0],n=t.length,o=Array(n);for(let i=0;i<
o.length;i++)o[i]=i;o.sort((i,r)=>t[i]-t[r]);let s=[];for(let i=0;i<e.length;i++){let r=e[i],a=Array(
n);for(let u=0;u<n;u++)a[u]=r[o[u]];s.push(a)}return s}function Lm(e){let t=e[0][0],n=t.length;for(let o=1;o<
e.length;o++){let s=e[o][0];if(s.length!=n)return!1;if(s!=t){for(let i=0;i<n;i++)if(s[i]!=t[i])return!1}}
return!0}function Nm(e,t=100){let n=e.length;if(n<=1)return!0;let o=0,s=n-1;for(;o<=s&&e[o]==null;)o++;
for(;s>=o&&e[s]==null;)s--;if(s<=o)return!0;let i=gt(1,xt((s-o+1)/t));for(let r=e[o],a=o+i;a<=s;a+=i){
let u=e[a];if(u!=null){if(u<=r)return!1;r=u}}return!0}var tu=["January","February","March","April","\
May","June","July","August","September","October","November","December"],nu=["Sunday","Monday","Tues\
day","Wednesday","Thursday","Friday","Saturday"];function ou(e){return e.slice(0,3)}var Fm=nu.map(ou),
Wm=tu.map(ou),$m={MMMM:tu,MMM:Wm,WWWW:nu,WWW:Fm};function us(e){return(e<10?"0":"")+e}function Hm(e){
return(e<10?"00":e<100?"0":"")+e}var Vm={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),
MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>us(e.getMonth()+1),M:e=>e.getMonth()+
1,DD:e=>us(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],
HH:e=>us(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.
getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>us(e.getMinutes()),
m:e=>e.getMinutes(),ss:e=>us(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>Hm(e.getMilliseconds())};function Yi(e,t){
t=t||$m;let n=[],o=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=o.exec(e);)n.push(s[0][0]=="{"?Vm[s[1]]:s[0]);return i=>{
let r="";for(let a=0;a<n.length;a++)r+=typeof n[a]=="string"?n[a]:n[a](i,t);return r}}var Bm=new Intl.
DateTimeFormat().resolvedOptions().timeZone;function Um(e,t){let n;return t=="UTC"||t=="Etc/UTC"?n=new Date(
+e+e.getTimezoneOffset()*6e4):t==Bm?n=e:(n=new Date(e.toLocaleString("en-US",{timeZone:t})),n.setMilliseconds(
e.getMilliseconds())),n}var su=e=>e%1==0,sr=[1,2,2.5,5],Gm=hs(10,-32,0,sr),ru=hs(10,0,32,sr),qm=ru.filter(
su),Yn=Gm.concat(ru),Zi=`
`,iu="{YYYY}",Tc=Zi+iu,au="{M}/{D}",ps=Zi+au,Xs=ps+"/{YY}",lu="{aa}",jm="{h}:{mm}",Mo=jm+lu,xc=Zi+Mo,
Cc=":{ss}",ye=null;function cu(e){let t=e*1e3,n=t*60,o=n*60,s=o*24,i=s*30,r=s*365,u=(e==1?hs(10,0,3,
sr).filter(su):hs(10,-3,0,sr)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,o,o*2,o*3,o*4,o*6,o*
8,o*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,i,i*2,i*3,i*4,i*6,r,r*2,r*5,r*10,r*25,r*50,r*100]),
d=[[r,iu,ye,ye,ye,ye,ye,ye,1],[s*28,"{MMM}",Tc,ye,ye,ye,ye,ye,1],[s,au,Tc,ye,ye,ye,ye,ye,1],[o,"{h}"+
lu,Xs,ye,ps,ye,ye,ye,1],[n,Mo,Xs,ye,ps,ye,ye,ye,1],[t,Cc,Xs+" "+Mo,ye,ps+" "+Mo,ye,xc,ye,1],[e,Cc+".\
{fff}",Xs+" "+Mo,ye,ps+" "+Mo,ye,xc,ye,1]];function g(f){return(p,h,w,S,T,P)=>{let v=[],b=T>=r,x=T>=
i&&T<r,A=f(w),C=Te(A*e,3),M=Di(A.getFullYear(),b?0:A.getMonth(),x||b?1:A.getDate()),E=Te(M*e,3);if(x||
b){let O=x?T/i:0,F=b?T/r:0,I=C==E?C:Te(Di(M.getFullYear()+F,M.getMonth()+O,1)*e,3),U=new Date(Ke(I/e)),
$=U.getFullYear(),Z=U.getMonth();for(let H=0;I<=S;H++){let ne=Di($+F*H,Z+O*H,1),L=ne-f(Te(ne*e,3));I=
Te((+ne+L)*e,3),I<=S&&v.push(I)}}else{let O=T>=s?s:T,F=xt(w)-xt(C),I=E+F+ar(C-E,O);v.push(I);let U=f(
I),$=U.getHours()+U.getMinutes()/n+U.getSeconds()/o,Z=T/o,H=p.axes[h]._space,ne=P/H;for(;I=Te(I+T,e==
1?0:3),!(I>S);)if(Z>1){let L=xt(Te($+Z,6))%24,ie=f(I).getHours()-L;ie>1&&(ie=-1),I-=ie*o,$=($+Z)%24;
let Y=v[v.length-1];Te((I-Y)/T,3)*ne>=.7&&v.push(I)}else v.push(I)}return v}}return[u,d,g]}var[zm,Km,
Ym]=cu(1),[Zm,Jm,Qm]=cu(.001);hs(2,-53,53,[1]);function Pc(e,t){return e.map(n=>n.map((o,s)=>s==0||s==
8||o==null?o:t(s==1||n[8]==0?o:n[1]+o)))}function Ac(e,t){return(n,o,s,i,r)=>{let a=t.find(w=>r>=w[0])||
t[t.length-1],u,d,g,f,p,h;return o.map(w=>{let S=e(w),T=S.getFullYear(),P=S.getMonth(),v=S.getDate(),
b=S.getHours(),x=S.getMinutes(),A=S.getSeconds(),C=T!=u&&a[2]||P!=d&&a[3]||v!=g&&a[4]||b!=f&&a[5]||x!=
p&&a[6]||A!=h&&a[7]||a[1];return u=T,d=P,g=v,f=b,p=x,h=A,C(S)})}}function Xm(e,t){let n=Yi(t);return(o,s,i,r,a)=>s.
map(u=>n(e(u)))}function Di(e,t,n){return new Date(e,t,n)}function Dc(e,t){return t(e)}var eg="{YYYY\
}-{MM}-{DD} {h}:{mm}{aa}";function Ec(e,t){return(n,o,s,i)=>i==null?Ui:t(e(o))}function tg(e,t){let n=e.
series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function ng(e,t){return e.
series[t].fill(e,t)}var og={show:!0,live:!0,isolate:!1,mount:km,markers:{show:!0,width:2,stroke:tg,fill:ng,
dash:"solid"},idx:null,idxs:null,values:[]};function sg(e,t){let n=e.cursor.points,o=Nt(),s=n.size(e,
t);Re(o,ds,s),Re(o,fs,s);let i=s/-2;Re(o,"marginLeft",i),Re(o,"marginTop",i);let r=n.width(e,t,s);return r&&
Re(o,"borderWidth",r),o}function rg(e,t){let n=e.series[t].points;return n._fill||n._stroke}function ig(e,t){
let n=e.series[t].points;return n._stroke||n._fill}function ag(e,t){return e.series[t].points.size}var Ei=[
0,0];function lg(e,t,n){return Ei[0]=t,Ei[1]=n,Ei}function er(e,t,n,o=!0){return s=>{s.button==0&&(!o||
s.target==t)&&n(s)}}function Ii(e,t,n,o=!0){return s=>{(!o||s.target==t)&&n(s)}}var cg={show:!0,x:!0,
y:!0,lock:!1,move:lg,points:{one:!1,show:sg,size:ag,width:0,stroke:ig,fill:rg},bind:{mousedown:er,mouseup:er,
click:er,dblclick:er,mousemove:Ii,mouseleave:Ii,mouseenter:Ii},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,
click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,o,s)=>o-
s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,
event:null},uu={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Ji=qe({},uu,{filter:Zc}),du=qe({},Ji,{size:10}),
fu=qe({},uu,{show:!1}),Qi='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Aria\
l, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Em\
oji"',pu="bold "+Qi,mu=1.5,Ic={show:!0,scale:"x",stroke:Bi,space:50,gap:5,alignTo:1,size:50,labelGap:0,
labelSize:30,labelFont:pu,side:2,grid:Ji,ticks:du,border:fu,font:Qi,lineGap:mu,rotate:0},ug="Value",
dg="Time",Rc={show:!0,scale:"x",auto:!1,sorted:1,min:Se,max:-Se,idxs:[]};function fg(e,t,n,o,s){return t.
map(i=>i==null?"":zi(i))}function pg(e,t,n,o,s,i,r){let a=[],u=An.get(s)||0;n=r?n:Te(ar(n,s),u);for(let d=n;d<=
o;d=Te(d+s,u))a.push(Object.is(d,-0)?0:d);return a}function Fi(e,t,n,o,s,i,r){let a=[],u=e.scales[e.
axes[t].scale].log,d=u==10?mn:zc,g=xt(d(n));s=Lo(u,g),u==10&&(s=Yn[jt(s,Yn)]);let f=n,p=s*u;u==10&&(p=
Yn[jt(p,Yn)]);do a.push(f),f=f+s,u==10&&!An.has(f)&&(f=Te(f,An.get(s))),f>=p&&(s=f,p=s*u,u==10&&(p=Yn[jt(
p,Yn)]));while(f<=o);return a}function mg(e,t,n,o,s,i,r){let u=e.scales[e.axes[t].scale].asinh,d=o>u?
Fi(e,t,gt(u,n),o,s):[u],g=o>=0&&n<=0?[0]:[];return(n<-u?Fi(e,t,gt(u,-o),-n,s):[u]).reverse().map(p=>-p).
concat(g,d)}var gu=/./,gg=/[12357]/,hg=/[125]/,Mc=/1/,Wi=(e,t,n,o)=>e.map((s,i)=>t==4&&s==0||i%o==0&&
n.test(s.toExponential()[s<0?1:0])?s:null);function _g(e,t,n,o,s){let i=e.axes[n],r=i.scale,a=e.scales[r],
u=e.valToPos,d=i._space,g=u(10,r),f=u(9,r)-g>=d?gu:u(7,r)-g>=d?gg:u(5,r)-g>=d?hg:Mc;if(f==Mc){let p=Ye(
u(1,r)-g);if(p<d)return Wi(t.slice().reverse(),a.distr,f,Ft(d/p)).reverse()}return Wi(t,a.distr,f,1)}
function yg(e,t,n,o,s){let i=e.axes[n],r=i.scale,a=i._space,u=e.valToPos,d=Ye(u(1,r)-u(2,r));return d<
a?Wi(t.slice().reverse(),3,gu,Ft(a/d)).reverse():t}function wg(e,t,n,o){return o==null?Ui:t==null?"":
zi(t)}var Oc={show:!0,scale:"y",stroke:Bi,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:pu,
side:3,grid:Ji,ticks:du,border:fu,font:Qi,lineGap:mu,rotate:0};function bg(e,t){let n=3+(e||1)*2;return Te(
n*t,3)}function vg(e,t){let{scale:n,idxs:o}=e.series[0],s=e._data[0],i=e.valToPos(s[o[0]],n,!0),r=e.
valToPos(s[o[1]],n,!0),a=Ye(r-i),u=e.series[t],d=a/(u.points.space*he);return o[1]-o[0]<=d}var Lc={scale:null,
auto:!0,sorted:0,min:Se,max:-Se},hu=(e,t,n,o,s)=>s,Nc={show:!0,auto:!0,sorted:0,gaps:hu,alpha:1,facets:[
qe({},Lc,{scale:"x"}),qe({},Lc,{scale:"y"})]},Fc={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:hu,
alpha:1,points:{show:vg,filter:null},values:null,min:Se,max:-Se,idxs:[],path:null,clip:null};function kg(e,t,n,o,s){
return n/10}var _u={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Sg=qe({},_u,
{time:!1,ori:1}),Wc={};function yu(e,t){let n=Wc[e];return n||(n={key:e,plots:[],sub(o){n.plots.push(
o)},unsub(o){n.plots=n.plots.filter(s=>s!=o)},pub(o,s,i,r,a,u,d){for(let g=0;g<n.plots.length;g++)n.
plots[g]!=s&&n.plots[g].pub(o,s,i,r,a,u,d)}},e!=null&&(Wc[e]=n)),n}var Wo=1,$i=2;function Xn(e,t,n){
let o=e.mode,s=e.series[t],i=o==2?e._data[t]:e._data,r=e.scales,a=e.bbox,u=i[0],d=o==2?i[1]:i[t],g=o==
2?r[s.facets[0].scale]:r[e.series[0].scale],f=o==2?r[s.facets[1].scale]:r[s.scale],p=a.left,h=a.top,
w=a.width,S=a.height,T=e.valToPosH,P=e.valToPosV;return g.ori==0?n(s,u,d,g,f,T,P,p,h,w,S,ur,Ho,fr,bu,
ku):n(s,u,d,g,f,P,T,h,p,S,w,dr,Vo,ta,vu,Su)}function Xi(e,t){let n=0,o=0,s=pe(e.bands,Ki);for(let i=0;i<
s.length;i++){let r=s[i];r.series[0]==t?n=r.dir:r.series[1]==t&&(r.dir==1?o|=1:o|=2)}return[n,o==1?-1:
o==2?1:o==3?2:0]}function Tg(e,t,n,o,s){let i=e.mode,r=e.series[t],a=i==2?r.facets[1].scale:r.scale,
u=e.scales[a];return s==-1?u.min:s==1?u.max:u.distr==3?u.dir==1?u.min:u.max:0}function gn(e,t,n,o,s,i){
return Xn(e,t,(r,a,u,d,g,f,p,h,w,S,T)=>{let P=r.pxRound,v=d.dir*(d.ori==0?1:-1),b=d.ori==0?Ho:Vo,x,A;
v==1?(x=n,A=o):(x=o,A=n);let C=P(f(a[x],d,S,h)),M=P(p(u[x],g,T,w)),E=P(f(a[A],d,S,h)),O=P(p(i==1?g.max:
g.min,g,T,w)),F=new Path2D(s);return b(F,E,O),b(F,C,O),b(F,C,M),F})}function cr(e,t,n,o,s,i){let r=null;
if(e.length>0){r=new Path2D;let a=t==0?fr:ta,u=n;for(let f=0;f<e.length;f++){let p=e[f];if(p[1]>p[0]){
let h=p[0]-u;h>0&&a(r,u,o,h,o+i),u=p[1]}}let d=n+s-u,g=10;d>0&&a(r,u,o-g/2,d,o+i+g)}return r}function xg(e,t,n){
let o=e[e.length-1];o&&o[0]==t?o[1]=n:e.push([t,n])}function ea(e,t,n,o,s,i,r){let a=[],u=e.length;for(let d=s==
1?n:o;d>=n&&d<=o;d+=s)if(t[d]===null){let f=d,p=d;if(s==1)for(;++d<=o&&t[d]===null;)p=d;else for(;--d>=
n&&t[d]===null;)p=d;let h=i(e[f]),w=p==f?h:i(e[p]),S=f-s;h=r<=0&&S>=0&&S<u?i(e[S]):h;let P=p+s;w=r>=
0&&P>=0&&P<u?i(e[P]):w,w>=h&&a.push([h,w])}return a}function $c(e){return e==0?Yc:e==1?Ke:t=>Kn(t,e)}
function wu(e){let t=e==0?ur:dr,n=e==0?(s,i,r,a,u,d)=>{s.arcTo(i,r,a,u,d)}:(s,i,r,a,u,d)=>{s.arcTo(r,
i,u,a,d)},o=e==0?(s,i,r,a,u)=>{s.rect(i,r,a,u)}:(s,i,r,a,u)=>{s.rect(r,i,u,a)};return(s,i,r,a,u,d=0,g=0)=>{
d==0&&g==0?o(s,i,r,a,u):(d=zt(d,a/2,u/2),g=zt(g,a/2,u/2),t(s,i+d,r),n(s,i+a,r,i+a,r+u,d),n(s,i+a,r+u,
i,r+u,g),n(s,i,r+u,i,r,g),n(s,i,r,i+a,r,d),s.closePath())}}var ur=(e,t,n)=>{e.moveTo(t,n)},dr=(e,t,n)=>{
e.moveTo(n,t)},Ho=(e,t,n)=>{e.lineTo(t,n)},Vo=(e,t,n)=>{e.lineTo(n,t)},fr=wu(0),ta=wu(1),bu=(e,t,n,o,s,i)=>{
e.arc(t,n,o,s,i)},vu=(e,t,n,o,s,i)=>{e.arc(n,t,o,s,i)},ku=(e,t,n,o,s,i,r)=>{e.bezierCurveTo(t,n,o,s,
i,r)},Su=(e,t,n,o,s,i,r)=>{e.bezierCurveTo(n,t,s,o,r,i)};function Tu(e){return(t,n,o,s,i)=>Xn(t,n,(r,a,u,d,g,f,p,h,w,S,T)=>{
let{pxRound:P,points:v}=r,b,x;d.ori==0?(b=ur,x=bu):(b=dr,x=vu);let A=Te(v.width*he,3),C=(v.size-v.width)/
2*he,M=Te(C*2,3),E=new Path2D,O=new Path2D,{left:F,top:I,width:U,height:$}=t.bbox;fr(O,F-M,I-M,U+M*2,
$+M*2);let Z=H=>{if(u[H]!=null){let ne=P(f(a[H],d,S,h)),L=P(p(u[H],g,T,w));b(E,ne+C,L),x(E,ne,L,C,0,
tr*2)}};if(i)i.forEach(Z);else for(let H=o;H<=s;H++)Z(H);return{stroke:A>0?E:null,fill:E,clip:O,flags:Wo|
$i}})}function xu(e){return(t,n,o,s,i,r)=>{o!=s&&(i!=o&&r!=o&&e(t,n,o),i!=s&&r!=s&&e(t,n,s),e(t,n,r))}}
var Cg=xu(Ho),Pg=xu(Vo);function Cu(e){let t=pe(e?.alignGaps,0);return(n,o,s,i)=>Xn(n,o,(r,a,u,d,g,f,p,h,w,S,T)=>{
[s,i]=rr(u,s,i);let P=r.pxRound,v=$=>P(f($,d,S,h)),b=$=>P(p($,g,T,w)),x,A;d.ori==0?(x=Ho,A=Cg):(x=Vo,
A=Pg);let C=d.dir*(d.ori==0?1:-1),M={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Wo},
E=M.stroke,O=!1;if(i-s>=S*4){let $=B=>n.posToVal(B,d.key,!0),Z=null,H=null,ne,L,ae,ce=v(a[C==1?s:i]),
ie=v(a[s]),Y=v(a[i]),J=$(C==1?ie+1:Y-1);for(let B=C==1?s:i;B>=s&&B<=i;B+=C){let Le=a[B],xe=(C==1?Le<
J:Le>J)?ce:v(Le),_e=u[B];xe==ce?_e!=null?(L=_e,Z==null?(x(E,xe,b(L)),ne=Z=H=L):L<Z?Z=L:L>H&&(H=L)):_e===
null&&(O=!0):(Z!=null&&A(E,ce,b(Z),b(H),b(ne),b(L)),_e!=null?(L=_e,x(E,xe,b(L)),Z=H=ne=L):(Z=H=null,
_e===null&&(O=!0)),ce=xe,J=$(ce+C))}Z!=null&&Z!=H&&ae!=ce&&A(E,ce,b(Z),b(H),b(ne),b(L))}else for(let $=C==
1?s:i;$>=s&&$<=i;$+=C){let Z=u[$];Z===null?O=!0:Z!=null&&x(E,v(a[$]),b(Z))}let[I,U]=Xi(n,o);if(r.fill!=
null||I!=0){let $=M.fill=new Path2D(E),Z=r.fillTo(n,o,r.min,r.max,I),H=b(Z),ne=v(a[s]),L=v(a[i]);C==
-1&&([L,ne]=[ne,L]),x($,L,H),x($,ne,H)}if(!r.spanGaps){let $=[];O&&$.push(...ea(a,u,s,i,C,v,t)),M.gaps=
$=r.gaps(n,o,s,i,$),M.clip=cr($,d.ori,h,w,S,T)}return U!=0&&(M.band=U==2?[gn(n,o,s,i,E,-1),gn(n,o,s,
i,E,1)]:gn(n,o,s,i,E,U)),M})}function Ag(e){let t=pe(e.align,1),n=pe(e.ascDesc,!1),o=pe(e.alignGaps,
0),s=pe(e.extend,!1);return(i,r,a,u)=>Xn(i,r,(d,g,f,p,h,w,S,T,P,v,b)=>{[a,u]=rr(f,a,u);let x=d.pxRound,
{left:A,width:C}=i.bbox,M=ie=>x(w(ie,p,v,T)),E=ie=>x(S(ie,h,b,P)),O=p.ori==0?Ho:Vo,F={stroke:new Path2D,
fill:null,clip:null,band:null,gaps:null,flags:Wo},I=F.stroke,U=p.dir*(p.ori==0?1:-1),$=E(f[U==1?a:u]),
Z=M(g[U==1?a:u]),H=Z,ne=Z;s&&t==-1&&(ne=A,O(I,ne,$)),O(I,Z,$);for(let ie=U==1?a:u;ie>=a&&ie<=u;ie+=U){
let Y=f[ie];if(Y==null)continue;let J=M(g[ie]),B=E(Y);t==1?O(I,J,$):O(I,H,B),O(I,J,B),$=B,H=J}let L=H;
s&&t==1&&(L=A+C,O(I,L,$));let[ae,ce]=Xi(i,r);if(d.fill!=null||ae!=0){let ie=F.fill=new Path2D(I),Y=d.
fillTo(i,r,d.min,d.max,ae),J=E(Y);O(ie,L,J),O(ie,ne,J)}if(!d.spanGaps){let ie=[];ie.push(...ea(g,f,a,
u,U,M,o));let Y=d.width*he/2,J=n||t==1?Y:-Y,B=n||t==-1?-Y:Y;ie.forEach(Le=>{Le[0]+=J,Le[1]+=B}),F.gaps=
ie=d.gaps(i,r,a,u,ie),F.clip=cr(ie,p.ori,T,P,v,b)}return ce!=0&&(F.band=ce==2?[gn(i,r,a,u,I,-1),gn(i,
r,a,u,I,1)]:gn(i,r,a,u,I,ce)),F})}function Hc(e,t,n,o,s,i,r=Se){if(e.length>1){let a=null;for(let u=0,
d=1/0;u<e.length;u++)if(t[u]!==void 0){if(a!=null){let g=Ye(e[u]-e[a]);g<d&&(d=g,r=Ye(n(e[u],o,s,i)-
n(e[a],o,s,i)))}a=u}}return r}function Dg(e){e=e||gs;let t=pe(e.size,[.6,Se,1]),n=e.align||0,o=e.gap||
0,s=e.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let i=ue(s),r=1-t[0],a=pe(t[1],Se),u=pe(t[2],
1),d=pe(e.disp,gs),g=pe(e.each,h=>{}),{fill:f,stroke:p}=d;return(h,w,S,T)=>Xn(h,w,(P,v,b,x,A,C,M,E,O,F,I)=>{
let U=P.pxRound,$=n,Z=o*he,H=a*he,ne=u*he,L,ae;x.ori==0?[L,ae]=i(h,w):[ae,L]=i(h,w);let ce=x.dir*(x.
ori==0?1:-1),ie=x.ori==0?fr:ta,Y=x.ori==0?g:(z,Ce,je,so,In,Yt,Rn)=>{g(z,Ce,je,In,so,Rn,Yt)},J=pe(h.bands,
Ki).find(z=>z.series[0]==w),B=J!=null?J.dir:0,Le=P.fillTo(h,w,P.min,P.max,B),ot=U(M(Le,A,I,O)),xe,_e,
Wt,yt=F,Ne=U(P.width*he),Kt=!1,rn=null,Pt=null,hn=null,to=null;f!=null&&(Ne==0||p!=null)&&(Kt=!0,rn=
f.values(h,w,S,T),Pt=new Map,new Set(rn).forEach(z=>{z!=null&&Pt.set(z,new Path2D)}),Ne>0&&(hn=p.values(
h,w,S,T),to=new Map,new Set(hn).forEach(z=>{z!=null&&to.set(z,new Path2D)})));let{x0:no,size:Uo}=d;if(no!=
null&&Uo!=null){$=1,v=no.values(h,w,S,T),no.unit==2&&(v=v.map(je=>h.posToVal(E+je*F,x.key,!0)));let z=Uo.
values(h,w,S,T);Uo.unit==2?_e=z[0]*F:_e=C(z[0],x,F,E)-C(0,x,F,E),yt=Hc(v,b,C,x,F,E,yt),Wt=yt-_e+Z}else
yt=Hc(v,b,C,x,F,E,yt),Wt=yt*r+Z,_e=yt-Wt;Wt<1&&(Wt=0),Ne>=_e/2&&(Ne=0),Wt<5&&(U=Yc);let vs=Wt>0,Dn=yt-
Wt-(vs?Ne:0);_e=U(Ni(Dn,ne,H)),xe=($==0?_e/2:$==ce?0:_e)-$*ce*(($==0?Z/2:0)+(vs?Ne/2:0));let ut={stroke:null,
fill:null,clip:null,band:null,gaps:null,flags:0},oo=Kt?null:new Path2D,an=null;if(J!=null)an=h.data[J.
series[1]];else{let{y0:z,y1:Ce}=d;z!=null&&Ce!=null&&(b=Ce.values(h,w,S,T),an=z.values(h,w,S,T))}let En=L*
_e,se=ae*_e;for(let z=ce==1?S:T;z>=S&&z<=T;z+=ce){let Ce=b[z];if(Ce==null)continue;if(an!=null){let ht=an[z]??
0;if(Ce-ht==0)continue;ot=M(ht,A,I,O)}let je=x.distr!=2||d!=null?v[z]:z,so=C(je,x,F,E),In=M(pe(Ce,Le),
A,I,O),Yt=U(so-xe),Rn=U(gt(In,ot)),wt=U(zt(In,ot)),At=Rn-wt;if(Ce!=null){let ht=Ce<0?se:En,$t=Ce<0?En:
se;Kt?(Ne>0&&hn[z]!=null&&ie(to.get(hn[z]),Yt,wt+xt(Ne/2),_e,gt(0,At-Ne),ht,$t),rn[z]!=null&&ie(Pt.get(
rn[z]),Yt,wt+xt(Ne/2),_e,gt(0,At-Ne),ht,$t)):ie(oo,Yt,wt+xt(Ne/2),_e,gt(0,At-Ne),ht,$t),Y(h,w,z,Yt-Ne/
2,wt,_e+Ne,At)}}return Ne>0?ut.stroke=Kt?to:oo:Kt||(ut._fill=P.width==0?P._fill:P._stroke??P._fill,ut.
width=0),ut.fill=Kt?Pt:oo,ut})}function Eg(e,t){let n=pe(t?.alignGaps,0);return(o,s,i,r)=>Xn(o,s,(a,u,d,g,f,p,h,w,S,T,P)=>{
[i,r]=rr(d,i,r);let v=a.pxRound,b=L=>v(p(L,g,T,w)),x=L=>v(h(L,f,P,S)),A,C,M;g.ori==0?(A=ur,M=Ho,C=ku):
(A=dr,M=Vo,C=Su);let E=g.dir*(g.ori==0?1:-1),O=b(u[E==1?i:r]),F=O,I=[],U=[];for(let L=E==1?i:r;L>=i&&
L<=r;L+=E)if(d[L]!=null){let ce=u[L],ie=b(ce);I.push(F=ie),U.push(x(d[L]))}let $={stroke:e(I,U,A,M,C,
v),fill:null,clip:null,band:null,gaps:null,flags:Wo},Z=$.stroke,[H,ne]=Xi(o,s);if(a.fill!=null||H!=0){
let L=$.fill=new Path2D(Z),ae=a.fillTo(o,s,a.min,a.max,H),ce=x(ae);M(L,F,ce),M(L,O,ce)}if(!a.spanGaps){
let L=[];L.push(...ea(u,d,i,r,E,b,n)),$.gaps=L=a.gaps(o,s,i,r,L),$.clip=cr(L,g.ori,w,S,T,P)}return ne!=
0&&($.band=ne==2?[gn(o,s,i,r,Z,-1),gn(o,s,i,r,Z,1)]:gn(o,s,i,r,Z,ne)),$})}function Ig(e){return Eg(Rg,
e)}function Rg(e,t,n,o,s,i){let r=e.length;if(r<2)return null;let a=new Path2D;if(n(a,e[0],t[0]),r==
2)o(a,e[1],t[1]);else{let u=Array(r),d=Array(r-1),g=Array(r-1),f=Array(r-1);for(let p=0;p<r-1;p++)g[p]=
t[p+1]-t[p],f[p]=e[p+1]-e[p],d[p]=g[p]/f[p];u[0]=d[0];for(let p=1;p<r-1;p++)d[p]===0||d[p-1]===0||d[p-
1]>0!=d[p]>0?u[p]=0:(u[p]=3*(f[p-1]+f[p])/((2*f[p]+f[p-1])/d[p-1]+(f[p]+2*f[p-1])/d[p]),isFinite(u[p])||
(u[p]=0));u[r-1]=d[r-2];for(let p=0;p<r-1;p++)s(a,e[p]+f[p]/3,t[p]+u[p]*f[p]/3,e[p+1]-f[p]/3,t[p+1]-
u[p+1]*f[p]/3,e[p+1],t[p+1])}return a}var Hi=new Set;function Vc(){for(let e of Hi)e.syncRect(!0)}$o&&
(Jn(fm,Oo,Vc),Jn(pm,Oo,Vc,!0),Jn(nr,Oo,()=>{it.pxRatio=he}));var Mg=Cu(),Og=Tu();function Bc(e,t,n,o){
return(o?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((i,r)=>Vi(i,r,t,n))}function Lg(e,t){
return e.map((n,o)=>o==0?{}:qe({},t,n))}function Vi(e,t,n,o){return qe({},t==0?n:o,e)}function Pu(e,t,n){
return t==null?No:[t,n]}var Ng=Pu;function Fg(e,t,n){return t==null?No:or(t,n,ji,!0)}function Au(e,t,n,o){
return t==null?No:ir(t,n,e.scales[o].log,!1)}var Wg=Au;function Du(e,t,n,o){return t==null?No:qi(t,n,
e.scales[o].log,!1)}var $g=Du;function Hg(e,t,n,o,s){let i=gt(bc(e),bc(t)),r=t-e,a=jt(s/o*r,n);do{let u=n[a],
d=o*u/r;if(d>=s&&i+(u<5?An.get(u):0)<=17)return[u,d]}while(++a<n.length);return[0,0]}function Uc(e){
let t,n;return e=e.replace(/(\d+)px/,(o,s)=>(t=Ke((n=+s)*he))+"px"),[e,t,n]}function Vg(e){e.show&&[
e.font,e.labelFont].forEach(t=>{let n=Te(t[2]*he,1);t[0]=t[0].replace(/[0-9.]+px/,n+"px"),t[1]=n})}function it(e,t,n){
let o={mode:pe(e.mode,1)},s=o.mode;function i(c,m,_,y){let k=m.valToPct(c);return y+_*(m.dir==-1?1-k:
k)}function r(c,m,_,y){let k=m.valToPct(c);return y+_*(m.dir==-1?k:1-k)}function a(c,m,_,y){return m.
ori==0?i(c,m,_,y):r(c,m,_,y)}o.valToPosH=i,o.valToPosV=r;let u=!1;o.status=0;let d=o.root=Nt(Kp);if(e.
id!=null&&(d.id=e.id),Tt(d,e.class),e.title){let c=Nt(Jp,d);c.textContent=e.title}let g=qt("canvas"),
f=o.ctx=g.getContext("2d"),p=Nt(Qp,d);Jn("click",p,c=>{c.target===w&&(Ae!=ho||Me!=_o)&&rt.click(o,c)},
!0);let h=o.under=Nt(Xp,p);p.appendChild(g);let w=o.over=Nt(em,p);e=Fo(e);let S=+pe(e.pxAlign,1),T=$c(
S);(e.plugins||[]).forEach(c=>{c.opts&&(e=c.opts(o,e)||e)});let P=e.ms||.001,v=o.series=s==1?Bc(e.series||
[],Rc,Fc,!1):Lg(e.series||[null],Nc),b=o.axes=Bc(e.axes||[],Ic,Oc,!0),x=o.scales={},A=o.bands=e.bands||
[];A.forEach(c=>{c.fill=ue(c.fill||null),c.dir=pe(c.dir,-1)});let C=s==2?v[1].facets[0].scale:v[0].scale,
M={axes:Ud,series:Wd},E=(e.drawOrder||["axes","series"]).map(c=>M[c]);function O(c){let m=c.distr==3?
_=>mn(_>0?_:c.clamp(o,_,c.min,c.max,c.key)):c.distr==4?_=>Ai(_,c.asinh):c.distr==100?_=>c.fwd(_):_=>_;
return _=>{let y=m(_),{_min:k,_max:D}=c,R=D-k;return(y-k)/R}}function F(c){let m=x[c];if(m==null){let _=(e.
scales||gs)[c]||gs;if(_.from!=null){F(_.from);let y=qe({},x[_.from],_,{key:c});y.valToPct=O(y),x[c]=
y}else{m=x[c]=qe({},c==C?_u:Sg,_),m.key=c;let y=m.time,k=m.range,D=Pn(k);if((c!=C||s==2&&!y)&&(D&&(k[0]==
null||k[1]==null)&&(k={min:k[0]==null?_c:{mode:1,hard:k[0],soft:k[0]},max:k[1]==null?_c:{mode:1,hard:k[1],
soft:k[1]}},D=!1),!D&&lr(k))){let R=k;k=(N,V,G)=>V==null?No:or(V,G,R)}m.range=ue(k||(y?Ng:c==C?m.distr==
3?Wg:m.distr==4?$g:Pu:m.distr==3?Au:m.distr==4?Du:Fg)),m.auto=ue(D?!1:m.auto),m.clamp=ue(m.clamp||kg),
m._min=m._max=null,m.valToPct=O(m)}}}F("x"),F("y"),s==1&&v.forEach(c=>{F(c.scale)}),b.forEach(c=>{F(
c.scale)});for(let c in e.scales)F(c);let I=x[C],U=I.distr,$,Z;I.ori==0?(Tt(d,Yp),$=i,Z=r):(Tt(d,Zp),
$=r,Z=i);let H={};for(let c in x){let m=x[c];(m.min!=null||m.max!=null)&&(H[c]={min:m.min,max:m.max},
m.min=m.max=null)}let ne=e.tzDate||(c=>new Date(Ke(c/P))),L=e.fmtDate||Yi,ae=P==1?Ym(ne):Qm(ne),ce=Ac(
ne,Pc(P==1?Km:Jm,L)),ie=Ec(ne,Dc(eg,L)),Y=[],J=o.legend=qe({},og,e.legend),B=o.cursor=qe({},cg,{drag:{
y:s==2}},e.cursor),Le=J.show,ot=B.show,xe=J.markers;J.idxs=Y,xe.width=ue(xe.width),xe.dash=ue(xe.dash),
xe.stroke=ue(xe.stroke),xe.fill=ue(xe.fill);let _e,Wt,yt,Ne=[],Kt=[],rn,Pt=!1,hn={};if(J.live){let c=v[1]?
v[1].values:null;Pt=c!=null,rn=Pt?c(o,1,0):{_:0};for(let m in rn)hn[m]=Ui}if(Le)if(_e=qt("table",im,
d),yt=qt("tbody",null,_e),J.mount(o,_e),Pt){Wt=qt("thead",null,_e,yt);let c=qt("tr",null,Wt);qt("th",
null,c);for(var to in rn)qt("th",sc,c).textContent=to}else Tt(_e,lm),J.live&&Tt(_e,am);let no={show:!0},
Uo={show:!1};function vs(c,m){if(m==0&&(Pt||!J.live||s==2))return No;let _=[],y=qt("tr",cm,yt,yt.childNodes[m]);
Tt(y,c.class),c.show||Tt(y,Zn);let k=qt("th",null,y);if(xe.show){let N=Nt(um,k);if(m>0){let V=xe.width(
o,m);V&&(N.style.border=V+"px "+xe.dash(o,m)+" "+xe.stroke(o,m)),N.style.background=xe.fill(o,m)}}let D=Nt(
sc,k);c.label instanceof HTMLElement?D.appendChild(c.label):D.textContent=c.label,m>0&&(xe.show||(D.
style.color=c.width>0?xe.stroke(o,m):xe.fill(o,m)),ut("click",k,N=>{if(B._lock)return;On(N);let V=v.
indexOf(c);if((N.ctrlKey||N.metaKey)!=J.isolate){let G=v.some((j,K)=>K>0&&K!=V&&j.show);v.forEach((j,K)=>{
K>0&&Jt(K,G?K==V?no:Uo:no,!0,Ue.setSeries)})}else Jt(V,{show:!c.show},!0,Ue.setSeries)},!1),io&&ut(lc,
k,N=>{B._lock||(On(N),Jt(v.indexOf(c),wo,!0,Ue.setSeries))},!1));for(var R in rn){let N=qt("td",dm,y);
N.textContent="--",_.push(N)}return[y,_]}let Dn=new Map;function ut(c,m,_,y=!0){let k=Dn.get(m)||{},
D=B.bind[c](o,m,_,y);D&&(Jn(c,m,k[c]=D),Dn.set(m,k))}function oo(c,m,_){let y=Dn.get(m)||{};for(let k in y)
(c==null||k==c)&&(Li(k,m,y[k]),delete y[k]);c==null&&Dn.delete(m)}let an=0,En=0,se=0,z=0,Ce=0,je=0,so=Ce,
In=je,Yt=se,Rn=z,wt=0,At=0,ht=0,$t=0;o.bbox={};let hr=!1,ks=!1,ro=!1,Mn=!1,Ss=!1,Dt=!1;function _r(c,m,_){
(_||c!=o.width||m!=o.height)&&ga(c,m),fo(!1),ro=!0,ks=!0,po()}function ga(c,m){o.width=an=se=c,o.height=
En=z=m,Ce=je=0,Id(),Rd();let _=o.bbox;wt=_.left=Kn(Ce*he,.5),At=_.top=Kn(je*he,.5),ht=_.width=Kn(se*
he,.5),$t=_.height=Kn(z*he,.5)}let Ad=3;function Dd(){let c=!1,m=0;for(;!c;){m++;let _=Vd(m),y=Bd(m);
c=m==Ad||_&&y,c||(ga(o.width,o.height),ks=!0)}}function Ed({width:c,height:m}){_r(c,m)}o.setSize=Ed;
function Id(){let c=!1,m=!1,_=!1,y=!1;b.forEach((k,D)=>{if(k.show&&k._show){let{side:R,_size:N}=k,V=R%
2,G=k.label!=null?k.labelSize:0,j=N+G;j>0&&(V?(se-=j,R==3?(Ce+=j,y=!0):_=!0):(z-=j,R==0?(je+=j,c=!0):
m=!0))}}),Ln[0]=c,Ln[1]=_,Ln[2]=m,Ln[3]=y,se-=_n[1]+_n[3],Ce+=_n[3],z-=_n[2]+_n[0],je+=_n[0]}function Rd(){
let c=Ce+se,m=je+z,_=Ce,y=je;function k(D,R){switch(D){case 1:return c+=R,c-R;case 2:return m+=R,m-R;case 3:
return _-=R,_+R;case 0:return y-=R,y+R}}b.forEach((D,R)=>{if(D.show&&D._show){let N=D.side;D._pos=k(
N,D._size),D.label!=null&&(D._lpos=k(N,D.labelSize))}})}if(B.dataIdx==null){let c=B.hover,m=c.skip=new Set(
c.skip??[]);m.add(void 0);let _=c.prox=ue(c.prox),y=c.bias??=0;B.dataIdx=(k,D,R,N)=>{if(D==0)return R;
let V=R,G=_(k,D,R,N)??Se,j=G>=0&&G<Se,K=I.ori==0?se:z,oe=B.left,me=t[0],fe=t[D];if(m.has(fe[R])){V=null;
let le=null,te=null,Q;if(y==0||y==-1)for(Q=R;le==null&&Q-- >0;)m.has(fe[Q])||(le=Q);if(y==0||y==1)for(Q=
R;te==null&&Q++<fe.length;)m.has(fe[Q])||(te=Q);if(le!=null||te!=null)if(j){let Ee=le==null?-1/0:$(me[le],
I,K,0),$e=te==null?1/0:$(me[te],I,K,0),tt=oe-Ee,ke=$e-oe;tt<=ke?tt<=G&&(V=le):ke<=G&&(V=te)}else V=te==
null?le:le==null?te:R-le<=te-R?le:te}else j&&Ye(oe-$(me[R],I,K,0))>G&&(V=null);return V}}let On=c=>{
B.event=c};B.idxs=Y,B._lock=!1;let at=B.points;at.show=ue(at.show),at.size=ue(at.size),at.stroke=ue(
at.stroke),at.width=ue(at.width),at.fill=ue(at.fill);let Zt=o.focus=qe({},e.focus||{alpha:.3},B.focus),
io=Zt.prox>=0,ao=io&&at.one,Et=[],lo=[],co=[];function ha(c,m){let _=at.show(o,m);if(_ instanceof HTMLElement)
return Tt(_,rm),Tt(_,c.class),sn(_,-10,-10,se,z),w.insertBefore(_,Et[m]),_}function _a(c,m){if(s==1||
m>0){let _=s==1&&x[c.scale].time,y=c.value;c.value=_?Sc(y)?Ec(ne,Dc(y,L)):y||ie:y||wg,c.label=c.label||
(_?dg:ug)}if(ao||m>0){c.width=c.width==null?1:c.width,c.paths=c.paths||Mg||Sm,c.fillTo=ue(c.fillTo||
Tg),c.pxAlign=+pe(c.pxAlign,S),c.pxRound=$c(c.pxAlign),c.stroke=ue(c.stroke||null),c.fill=ue(c.fill||
null),c._stroke=c._fill=c._paths=c._focus=null;let _=bg(gt(1,c.width),1),y=c.points=qe({},{size:_,width:gt(
1,_*.2),stroke:c.stroke,space:_*2,paths:Og,_stroke:null,_fill:null},c.points);y.show=ue(y.show),y.filter=
ue(y.filter),y.fill=ue(y.fill),y.stroke=ue(y.stroke),y.paths=ue(y.paths),y.pxAlign=c.pxAlign}if(Le){
let _=vs(c,m);Ne.splice(m,0,_[0]),Kt.splice(m,0,_[1]),J.values.push(null)}if(ot){Y.splice(m,0,null);
let _=null;ao?m==0&&(_=ha(c,m)):m>0&&(_=ha(c,m)),Et.splice(m,0,_),lo.splice(m,0,0),co.splice(m,0,0)}
et("addSeries",m)}function Md(c,m){m=m??v.length,c=s==1?Vi(c,m,Rc,Fc):Vi(c,m,{},Nc),v.splice(m,0,c),
_a(v[m],m)}o.addSeries=Md;function Od(c){if(v.splice(c,1),Le){J.values.splice(c,1),Kt.splice(c,1);let m=Ne.
splice(c,1)[0];oo(null,m.firstChild),m.remove()}ot&&(Y.splice(c,1),Et.splice(c,1)[0].remove(),lo.splice(
c,1),co.splice(c,1)),et("delSeries",c)}o.delSeries=Od;let Ln=[!1,!1,!1,!1];function Ld(c,m){if(c._show=
c.show,c.show){let _=c.side%2,y=x[c.scale];y==null&&(c.scale=_?v[1].scale:C,y=x[c.scale]);let k=y.time;
c.size=ue(c.size),c.space=ue(c.space),c.rotate=ue(c.rotate),Pn(c.incrs)&&c.incrs.forEach(R=>{!An.has(
R)&&An.set(R,Qc(R))}),c.incrs=ue(c.incrs||(y.distr==2?qm:k?P==1?zm:Zm:Yn)),c.splits=ue(c.splits||(k&&
y.distr==1?ae:y.distr==3?Fi:y.distr==4?mg:pg)),c.stroke=ue(c.stroke),c.grid.stroke=ue(c.grid.stroke),
c.ticks.stroke=ue(c.ticks.stroke),c.border.stroke=ue(c.border.stroke);let D=c.values;c.values=Pn(D)&&
!Pn(D[0])?ue(D):k?Pn(D)?Ac(ne,Pc(D,L)):Sc(D)?Xm(ne,D):D||ce:D||fg,c.filter=ue(c.filter||(y.distr>=3&&
y.log==10?_g:y.distr==3&&y.log==2?yg:Zc)),c.font=Uc(c.font),c.labelFont=Uc(c.labelFont),c._size=c.size(
o,null,m,0),c._space=c._rotate=c._incrs=c._found=c._splits=c._values=null,c._size>0&&(Ln[m]=!0,c._el=
Nt(tm,p))}}function Go(c,m,_,y){let[k,D,R,N]=_,V=m%2,G=0;return V==0&&(N||D)&&(G=m==0&&!k||m==2&&!R?
Ke(Ic.size/3):0),V==1&&(k||R)&&(G=m==1&&!D||m==3&&!N?Ke(Oc.size/2):0),G}let ya=o.padding=(e.padding||
[Go,Go,Go,Go]).map(c=>ue(pe(c,Go))),_n=o._padding=ya.map((c,m)=>c(o,m,Ln,0)),st,Ze=null,Je=null,Ts=s==
1?v[0].idxs:null,Ht=null,qo=!1;function wa(c,m){if(t=c??[],o.data=o._data=t,s==2){st=0;for(let _=1;_<
v.length;_++)st+=t[_][0].length}else{t.length==0&&(o.data=o._data=t=[[]]),Ht=t[0],st=Ht.length;let _=t;
if(U==2){_=t.slice();let y=_[0]=Array(st);for(let k=0;k<st;k++)y[k]=k}o._data=t=_}if(fo(!0),et("setD\
ata"),U==2&&(ro=!0),m!==!1){let _=I;_.auto(o,qo)?yr():wn(C,_.min,_.max),Mn=Mn||B.left>=0,Dt=!0,po()}}
o.setData=wa;function yr(){qo=!0;let c,m;s==1&&(st>0?(Ze=Ts[0]=0,Je=Ts[1]=st-1,c=t[0][Ze],m=t[0][Je],
U==2?(c=Ze,m=Je):c==m&&(U==3?[c,m]=ir(c,c,I.log,!1):U==4?[c,m]=qi(c,c,I.log,!1):I.time?m=c+Ke(86400/
P):[c,m]=or(c,m,ji,!0))):(Ze=Ts[0]=c=null,Je=Ts[1]=m=null)),wn(C,c,m)}let xs,uo,wr,br,vr,kr,Sr,Tr,xr,
_t;function ba(c,m,_,y,k,D){c??=ic,_??=Ki,y??="butt",k??=ic,D??="round",c!=xs&&(f.strokeStyle=xs=c),
k!=uo&&(f.fillStyle=uo=k),m!=wr&&(f.lineWidth=wr=m),D!=vr&&(f.lineJoin=vr=D),y!=kr&&(f.lineCap=kr=y),
_!=br&&f.setLineDash(br=_)}function va(c,m,_,y){m!=uo&&(f.fillStyle=uo=m),c!=Sr&&(f.font=Sr=c),_!=Tr&&
(f.textAlign=Tr=_),y!=xr&&(f.textBaseline=xr=y)}function Cr(c,m,_,y,k=0){if(y.length>0&&c.auto(o,qo)&&
(m==null||m.min==null)){let D=pe(Ze,0),R=pe(Je,y.length-1),N=_.min==null?_m(y,D,R,k,c.distr==3):[_.min,
_.max];c.min=zt(c.min,_.min=N[0]),c.max=gt(c.max,_.max=N[1])}}let ka={min:null,max:null};function Nd(){
for(let y in x){let k=x[y];H[y]==null&&(k.min==null||H[C]!=null&&k.auto(o,qo))&&(H[y]=ka)}for(let y in x){
let k=x[y];H[y]==null&&k.from!=null&&H[k.from]!=null&&(H[y]=ka)}H[C]!=null&&fo(!0);let c={};for(let y in H){
let k=H[y];if(k!=null){let D=c[y]=Fo(x[y],Cm);if(k.min!=null)qe(D,k);else if(y!=C||s==2)if(st==0&&D.
from==null){let R=D.range(o,null,null,y);D.min=R[0],D.max=R[1]}else D.min=Se,D.max=-Se}}if(st>0){v.forEach(
(y,k)=>{if(s==1){let D=y.scale,R=H[D];if(R==null)return;let N=c[D];if(k==0){let V=N.range(o,N.min,N.
max,D);N.min=V[0],N.max=V[1],Ze=jt(N.min,t[0]),Je=jt(N.max,t[0]),Je-Ze>1&&(t[0][Ze]<N.min&&Ze++,t[0][Je]>
N.max&&Je--),y.min=Ht[Ze],y.max=Ht[Je]}else y.show&&y.auto&&Cr(N,R,y,t[k],y.sorted);y.idxs[0]=Ze,y.idxs[1]=
Je}else if(k>0&&y.show&&y.auto){let[D,R]=y.facets,N=D.scale,V=R.scale,[G,j]=t[k],K=c[N],oe=c[V];K!=null&&
Cr(K,H[N],D,G,D.sorted),oe!=null&&Cr(oe,H[V],R,j,R.sorted),y.min=R.min,y.max=R.max}});for(let y in c){
let k=c[y],D=H[y];if(k.from==null&&(D==null||D.min==null)){let R=k.range(o,k.min==Se?null:k.min,k.max==
-Se?null:k.max,y);k.min=R[0],k.max=R[1]}}}for(let y in c){let k=c[y];if(k.from!=null){let D=c[k.from];
if(D.min==null)k.min=k.max=null;else{let R=k.range(o,D.min,D.max,y);k.min=R[0],k.max=R[1]}}}let m={},
_=!1;for(let y in c){let k=c[y],D=x[y];if(D.min!=k.min||D.max!=k.max){D.min=k.min,D.max=k.max;let R=D.
distr;D._min=R==3?mn(D.min):R==4?Ai(D.min,D.asinh):R==100?D.fwd(D.min):D.min,D._max=R==3?mn(D.max):R==
4?Ai(D.max,D.asinh):R==100?D.fwd(D.max):D.max,m[y]=_=!0}}if(_){v.forEach((y,k)=>{s==2?k>0&&m.y&&(y._paths=
null):m[y.scale]&&(y._paths=null)});for(let y in m)ro=!0,et("setScale",y);ot&&B.left>=0&&(Mn=Dt=!0)}
for(let y in H)H[y]=null}function Fd(c){let m=Ni(Ze-1,0,st-1),_=Ni(Je+1,0,st-1);for(;c[m]==null&&m>0;)
m--;for(;c[_]==null&&_<st-1;)_++;return[m,_]}function Wd(){if(st>0){let c=v.some(m=>m._focus)&&_t!=Zt.
alpha;c&&(f.globalAlpha=_t=Zt.alpha),v.forEach((m,_)=>{if(_>0&&m.show&&(Sa(_,!1),Sa(_,!0),m._paths==
null)){let y=_t;_t!=m.alpha&&(f.globalAlpha=_t=m.alpha);let k=s==2?[0,t[_][0].length-1]:Fd(t[_]);m._paths=
m.paths(o,_,k[0],k[1]),_t!=y&&(f.globalAlpha=_t=y)}}),v.forEach((m,_)=>{if(_>0&&m.show){let y=_t;_t!=
m.alpha&&(f.globalAlpha=_t=m.alpha),m._paths!=null&&Ta(_,!1);{let k=m._paths!=null?m._paths.gaps:null,
D=m.points.show(o,_,Ze,Je,k),R=m.points.filter(o,_,D,k);(D||R)&&(m.points._paths=m.points.paths(o,_,
Ze,Je,R),Ta(_,!0))}_t!=y&&(f.globalAlpha=_t=y),et("drawSeries",_)}}),c&&(f.globalAlpha=_t=1)}}function Sa(c,m){
let _=m?v[c].points:v[c];_._stroke=_.stroke(o,c),_._fill=_.fill(o,c)}function Ta(c,m){let _=m?v[c].points:
v[c],{stroke:y,fill:k,clip:D,flags:R,_stroke:N=_._stroke,_fill:V=_._fill,_width:G=_.width}=_._paths;
G=Te(G*he,3);let j=null,K=G%2/2;m&&V==null&&(V=G>0?"#fff":N);let oe=_.pxAlign==1&&K>0;if(oe&&f.translate(
K,K),!m){let me=wt-G/2,fe=At-G/2,le=ht+G,te=$t+G;j=new Path2D,j.rect(me,fe,le,te)}m?Pr(N,G,_.dash,_.
cap,V,y,k,R,D):$d(c,N,G,_.dash,_.cap,V,y,k,R,j,D),oe&&f.translate(-K,-K)}function $d(c,m,_,y,k,D,R,N,V,G,j){
let K=!1;V!=0&&A.forEach((oe,me)=>{if(oe.series[0]==c){let fe=v[oe.series[1]],le=t[oe.series[1]],te=(fe.
_paths||gs).band;Pn(te)&&(te=oe.dir==1?te[0]:te[1]);let Q,Ee=null;fe.show&&te&&wm(le,Ze,Je)?(Ee=oe.fill(
o,me)||D,Q=fe._paths.clip):te=null,Pr(m,_,y,k,Ee,R,N,V,G,j,Q,te),K=!0}}),K||Pr(m,_,y,k,D,R,N,V,G,j)}
let xa=Wo|$i;function Pr(c,m,_,y,k,D,R,N,V,G,j,K){ba(c,m,_,y,k),(V||G||K)&&(f.save(),V&&f.clip(V),G&&
f.clip(G)),K?(N&xa)==xa?(f.clip(K),j&&f.clip(j),Ps(k,R),Cs(c,D,m)):N&$i?(Ps(k,R),f.clip(K),Cs(c,D,m)):
N&Wo&&(f.save(),f.clip(K),j&&f.clip(j),Ps(k,R),f.restore(),Cs(c,D,m)):(Ps(k,R),Cs(c,D,m)),(V||G||K)&&
f.restore()}function Cs(c,m,_){_>0&&(m instanceof Map?m.forEach((y,k)=>{f.strokeStyle=xs=k,f.stroke(
y)}):m!=null&&c&&f.stroke(m))}function Ps(c,m){m instanceof Map?m.forEach((_,y)=>{f.fillStyle=uo=y,f.
fill(_)}):m!=null&&c&&f.fill(m)}function Hd(c,m,_,y){let k=b[c],D;if(y<=0)D=[0,0];else{let R=k._space=
k.space(o,c,m,_,y),N=k._incrs=k.incrs(o,c,m,_,y,R);D=Hg(m,_,N,y,R)}return k._found=D}function Ar(c,m,_,y,k,D,R,N,V,G){
let j=R%2/2;S==1&&f.translate(j,j),ba(N,R,V,G,N),f.beginPath();let K,oe,me,fe,le=k+(y==0||y==3?-D:D);
_==0?(oe=k,fe=le):(K=k,me=le);for(let te=0;te<c.length;te++)m[te]!=null&&(_==0?K=me=c[te]:oe=fe=c[te],
f.moveTo(K,oe),f.lineTo(me,fe));f.stroke(),S==1&&f.translate(-j,-j)}function Vd(c){let m=!0;return b.
forEach((_,y)=>{if(!_.show)return;let k=x[_.scale];if(k.min==null){_._show&&(m=!1,_._show=!1,fo(!1));
return}else _._show||(m=!1,_._show=!0,fo(!1));let D=_.side,R=D%2,{min:N,max:V}=k,[G,j]=Hd(y,N,V,R==0?
se:z);if(j==0)return;let K=k.distr==2,oe=_._splits=_.splits(o,y,N,V,G,j,K),me=k.distr==2?oe.map(Q=>Ht[Q]):
oe,fe=k.distr==2?Ht[oe[1]]-Ht[oe[0]]:G,le=_._values=_.values(o,_.filter(o,me,y,j,fe),y,j,fe);_._rotate=
D==2?_.rotate(o,le,y,j):0;let te=_._size;_._size=Ft(_.size(o,le,y,c)),te!=null&&_._size!=te&&(m=!1)}),
m}function Bd(c){let m=!0;return ya.forEach((_,y)=>{let k=_(o,y,Ln,c);k!=_n[y]&&(m=!1),_n[y]=k}),m}function Ud(){
for(let c=0;c<b.length;c++){let m=b[c];if(!m.show||!m._show)continue;let _=m.side,y=_%2,k,D,R=m.stroke(
o,c),N=_==0||_==3?-1:1,[V,G]=m._found;if(m.label!=null){let ft=m.labelGap*N,kt=Ke((m._lpos+ft)*he);va(
m.labelFont[0],R,"center",_==2?"top":rc),f.save(),y==1?(k=D=0,f.translate(kt,Ke(At+$t/2)),f.rotate((_==
3?-tr:tr)/2)):(k=Ke(wt+ht/2),D=kt);let Wn=Kc(m.label)?m.label(o,c,V,G):m.label;f.fillText(Wn,k,D),f.
restore()}if(G==0)continue;let j=x[m.scale],K=y==0?ht:$t,oe=y==0?wt:At,me=m._splits,fe=j.distr==2?me.
map(ft=>Ht[ft]):me,le=j.distr==2?Ht[me[1]]-Ht[me[0]]:V,te=m.ticks,Q=m.border,Ee=te.show?te.size:0,$e=Ke(
Ee*he),tt=Ke((m.alignTo==2?m._size-Ee-m.gap:m.gap)*he),ke=m._rotate*-tr/180,He=T(m._pos*he),bt=($e+tt)*
N,dt=He+bt;D=y==0?dt:0,k=y==1?dt:0;let It=m.font[0],Vt=m.align==1?Ro:m.align==2?xi:ke>0?Ro:ke<0?xi:y==
0?"center":_==3?xi:Ro,Xt=ke||y==1?"middle":_==2?"top":rc;va(It,R,Vt,Xt);let vt=m.font[1]*m.lineGap,Rt=me.
map(ft=>T(a(ft,j,K,oe))),Bt=m._values;for(let ft=0;ft<Bt.length;ft++){let kt=Bt[ft];if(kt!=null){y==
0?k=Rt[ft]:D=Rt[ft],kt=""+kt;let Wn=kt.indexOf(`
`)==-1?[kt]:kt.split(/\n/gm);for(let pt=0;pt<Wn.length;pt++){let Ga=Wn[pt];ke?(f.save(),f.translate(
k,D+pt*vt),f.rotate(ke),f.fillText(Ga,0,0),f.restore()):f.fillText(Ga,k,D+pt*vt)}}}te.show&&Ar(Rt,te.
filter(o,fe,c,G,le),y,_,He,$e,Te(te.width*he,3),te.stroke(o,c),te.dash,te.cap);let en=m.grid;en.show&&
Ar(Rt,en.filter(o,fe,c,G,le),y,y==0?2:1,y==0?At:wt,y==0?$t:ht,Te(en.width*he,3),en.stroke(o,c),en.dash,
en.cap),Q.show&&Ar([He],[1],y==0?1:0,y==0?1:2,y==1?At:wt,y==1?$t:ht,Te(Q.width*he,3),Q.stroke(o,c),Q.
dash,Q.cap)}et("drawAxes")}function fo(c){v.forEach((m,_)=>{_>0&&(m._paths=null,c&&(s==1?(m.min=null,
m.max=null):m.facets.forEach(y=>{y.min=null,y.max=null})))})}let As=!1,Dr=!1,jo=[];function Gd(){Dr=
!1;for(let c=0;c<jo.length;c++)et(...jo[c]);jo.length=0}function po(){As||(Mm(Ca),As=!0)}function qd(c,m=!1){
As=!0,Dr=m,c(o),Ca(),m&&jo.length>0&&queueMicrotask(Gd)}o.batch=qd;function Ca(){if(hr&&(Nd(),hr=!1),
ro&&(Dd(),ro=!1),ks){if(Re(h,Ro,Ce),Re(h,"top",je),Re(h,ds,se),Re(h,fs,z),Re(w,Ro,Ce),Re(w,"top",je),
Re(w,ds,se),Re(w,fs,z),Re(p,ds,an),Re(p,fs,En),g.width=Ke(an*he),g.height=Ke(En*he),b.forEach(({_el:c,
_show:m,_size:_,_pos:y,side:k})=>{if(c!=null)if(m){let D=k===3||k===0?_:0,R=k%2==1;Re(c,R?"left":"to\
p",y-D),Re(c,R?"width":"height",_),Re(c,R?"top":"left",R?je:Ce),Re(c,R?"height":"width",R?z:se),Oi(c,
Zn)}else Tt(c,Zn)}),xs=uo=wr=vr=kr=Sr=Tr=xr=br=null,_t=1,Yo(!0),Ce!=so||je!=In||se!=Yt||z!=Rn){fo(!1);
let c=se/Yt,m=z/Rn;if(ot&&!Mn&&B.left>=0){B.left*=c,B.top*=m,mo&&sn(mo,Ke(B.left),0,se,z),go&&sn(go,
0,Ke(B.top),se,z);for(let _=0;_<Et.length;_++){let y=Et[_];y!=null&&(lo[_]*=c,co[_]*=m,sn(y,Ft(lo[_]),
Ft(co[_]),se,z))}}if(De.show&&!Ss&&De.left>=0&&De.width>0){De.left*=c,De.width*=c,De.top*=m,De.height*=
m;for(let _ in Lr)Re(yo,_,De[_])}so=Ce,In=je,Yt=se,Rn=z}et("setSize"),ks=!1}an>0&&En>0&&(f.clearRect(
0,0,g.width,g.height),et("drawClear"),E.forEach(c=>c()),et("draw")),De.show&&Ss&&(Ds(De),Ss=!1),ot&&
Mn&&(Fn(null,!0,!1),Mn=!1),J.show&&J.live&&Dt&&(Mr(),Dt=!1),u||(u=!0,o.status=1,et("ready")),qo=!1,As=
!1}o.redraw=(c,m)=>{ro=m||!1,c!==!1?wn(C,I.min,I.max):po()};function Er(c,m){let _=x[c];if(_.from==null){
if(st==0){let y=_.range(o,m.min,m.max,c);m.min=y[0],m.max=y[1]}if(m.min>m.max){let y=m.min;m.min=m.max,
m.max=y}if(st>1&&m.min!=null&&m.max!=null&&m.max-m.min<1e-16)return;c==C&&_.distr==2&&st>0&&(m.min=jt(
m.min,t[0]),m.max=jt(m.max,t[0]),m.min==m.max&&m.max++),H[c]=m,hr=!0,po()}}o.setScale=Er;let Ir,Rr,mo,
go,Pa,Aa,ho,_o,Da,Ea,Ae,Me,yn=!1,rt=B.drag,Qe=rt.x,Xe=rt.y;ot&&(B.x&&(Ir=Nt(om,w)),B.y&&(Rr=Nt(sm,w)),
I.ori==0?(mo=Ir,go=Rr):(mo=Rr,go=Ir),Ae=B.left,Me=B.top);let De=o.select=qe({show:!0,over:!0,left:0,
width:0,top:0,height:0},e.select),yo=De.show?Nt(nm,De.over?w:h):null;function Ds(c,m){if(De.show){for(let _ in c)
De[_]=c[_],_ in Lr&&Re(yo,_,c[_]);m!==!1&&et("setSelect")}}o.setSelect=Ds;function jd(c){if(v[c].show)
Le&&Oi(Ne[c],Zn);else if(Le&&Tt(Ne[c],Zn),ot){let _=ao?Et[0]:Et[c];_!=null&&sn(_,-10,-10,se,z)}}function wn(c,m,_){
Er(c,{min:m,max:_})}function Jt(c,m,_,y){m.focus!=null&&Jd(c),m.show!=null&&v.forEach((k,D)=>{D>0&&(c==
D||c==null)&&(k.show=m.show,jd(D),s==2?(wn(k.facets[0].scale,null,null),wn(k.facets[1].scale,null,null)):
wn(k.scale,null,null),po())}),_!==!1&&et("setSeries",c,m),y&&Zo("setSeries",o,c,m)}o.setSeries=Jt;function zd(c,m){
qe(A[c],m)}function Kd(c,m){c.fill=ue(c.fill||null),c.dir=pe(c.dir,-1),m=m??A.length,A.splice(m,0,c)}
function Yd(c){c==null?A.length=0:A.splice(c,1)}o.addBand=Kd,o.setBand=zd,o.delBand=Yd;function Zd(c,m){
v[c].alpha=m,ot&&Et[c]!=null&&(Et[c].style.opacity=m),Le&&Ne[c]&&(Ne[c].style.opacity=m)}let ln,bn,Nn,
wo={focus:!0};function Jd(c){if(c!=Nn){let m=c==null,_=Zt.alpha!=1;v.forEach((y,k)=>{if(s==1||k>0){let D=m||
k==0||k==c;y._focus=m?null:D,_&&Zd(k,D?1:Zt.alpha)}}),Nn=c,_&&po()}}Le&&io&&ut(cc,_e,c=>{B._lock||(On(
c),Nn!=null&&Jt(null,wo,!0,Ue.setSeries))});function Qt(c,m,_){let y=x[m];_&&(c=c/he-(y.ori==1?je:Ce));
let k=se;y.ori==1&&(k=z,c=k-c),y.dir==-1&&(c=k-c);let D=y._min,R=y._max,N=c/k,V=D+(R-D)*N,G=y.distr;
return G==3?Lo(10,V):G==4?vm(V,y.asinh):G==100?y.bwd(V):V}function Qd(c,m){let _=Qt(c,C,m);return jt(
_,t[0],Ze,Je)}o.valToIdx=c=>jt(c,t[0]),o.posToIdx=Qd,o.posToVal=Qt,o.valToPos=(c,m,_)=>x[m].ori==0?i(
c,x[m],_?ht:se,_?wt:0):r(c,x[m],_?$t:z,_?At:0),o.setCursor=(c,m,_)=>{Ae=c.left,Me=c.top,Fn(null,m,_)};
function Ia(c,m){Re(yo,Ro,De.left=c),Re(yo,ds,De.width=m)}function Ra(c,m){Re(yo,"top",De.top=c),Re(
yo,fs,De.height=m)}let zo=I.ori==0?Ia:Ra,Ko=I.ori==1?Ia:Ra;function Xd(){if(Le&&J.live)for(let c=s==
2?1:0;c<v.length;c++){if(c==0&&Pt)continue;let m=J.values[c],_=0;for(let y in m)Kt[c][_++].firstChild.
nodeValue=m[y]}}function Mr(c,m){if(c!=null&&(c.idxs?c.idxs.forEach((_,y)=>{Y[y]=_}):xm(c.idx)||Y.fill(
c.idx),J.idx=Y[0]),Le&&J.live){for(let _=0;_<v.length;_++)(_>0||s==1&&!Pt)&&ef(_,Y[_]);Xd()}Dt=!1,m!==
!1&&et("setLegend")}o.setLegend=Mr;function ef(c,m){let _=v[c],y=c==0&&U==2?Ht:t[c],k;Pt?k=_.values(
o,c,m)??hn:(k=_.value(o,m==null?null:y[m],c,m),k=k==null?hn:{_:k}),J.values[c]=k}function Fn(c,m,_){
Da=Ae,Ea=Me,[Ae,Me]=B.move(o,Ae,Me),B.left=Ae,B.top=Me,ot&&(mo&&sn(mo,Ke(Ae),0,se,z),go&&sn(go,0,Ke(
Me),se,z));let y,k=Ze>Je;ln=Se,bn=null;let D=I.ori==0?se:z,R=I.ori==1?se:z;if(Ae<0||st==0||k){y=B.idx=
null;for(let N=0;N<v.length;N++){let V=Et[N];V!=null&&sn(V,-10,-10,se,z)}io&&Jt(null,wo,!0,c==null&&
Ue.setSeries),J.live&&(Y.fill(y),Dt=!0)}else{let N,V,G;s==1&&(N=I.ori==0?Ae:Me,V=Qt(N,C),y=B.idx=jt(
V,t[0],Ze,Je),G=$(t[0][y],I,D,0));let j=-10,K=-10,oe=0,me=0,fe=!0,le="",te="";for(let Q=s==2?1:0;Q<v.
length;Q++){let Ee=v[Q],$e=Y[Q],tt=$e==null?null:s==1?t[Q][$e]:t[Q][1][$e],ke=B.dataIdx(o,Q,y,V),He=ke==
null?null:s==1?t[Q][ke]:t[Q][1][ke];if(Dt=Dt||He!=tt||ke!=$e,Y[Q]=ke,Q>0&&Ee.show){let bt=ke==null?-10:
ke==y?G:$(s==1?t[0][ke]:t[Q][0][ke],I,D,0),dt=He==null?-10:Z(He,s==1?x[Ee.scale]:x[Ee.facets[1].scale],
R,0);if(io&&He!=null){let It=I.ori==1?Ae:Me,Vt=Ye(Zt.dist(o,Q,ke,dt,It));if(Vt<ln){let Xt=Zt.bias;if(Xt!=
0){let vt=Qt(It,Ee.scale),Rt=He>=0?1:-1,Bt=vt>=0?1:-1;Bt==Rt&&(Bt==1?Xt==1?He>=vt:He<=vt:Xt==1?He<=vt:
He>=vt)&&(ln=Vt,bn=Q)}else ln=Vt,bn=Q}}if(Dt||ao){let It,Vt;I.ori==0?(It=bt,Vt=dt):(It=dt,Vt=bt);let Xt,
vt,Rt,Bt,en,ft,kt=!0,Wn=at.bbox;if(Wn!=null){kt=!1;let pt=Wn(o,Q);Rt=pt.left,Bt=pt.top,Xt=pt.width,vt=
pt.height}else Rt=It,Bt=Vt,Xt=vt=at.size(o,Q);if(ft=at.fill(o,Q),en=at.stroke(o,Q),ao)Q==bn&&ln<=Zt.
prox&&(j=Rt,K=Bt,oe=Xt,me=vt,fe=kt,le=ft,te=en);else{let pt=Et[Q];pt!=null&&(lo[Q]=Rt,co[Q]=Bt,hc(pt,
Xt,vt,kt),mc(pt,ft,en),sn(pt,Ft(Rt),Ft(Bt),se,z))}}}}if(ao){let Q=Zt.prox,Ee=Nn==null?ln<=Q:ln>Q||bn!=
Nn;if(Dt||Ee){let $e=Et[0];$e!=null&&(lo[0]=j,co[0]=K,hc($e,oe,me,fe),mc($e,le,te),sn($e,Ft(j),Ft(K),
se,z))}}}if(De.show&&yn)if(c!=null){let[N,V]=Ue.scales,[G,j]=Ue.match,[K,oe]=c.cursor.sync.scales,me=c.
cursor.drag;if(Qe=me._x,Xe=me._y,Qe||Xe){let{left:fe,top:le,width:te,height:Q}=c.select,Ee=c.scales[K].
ori,$e=c.posToVal,tt,ke,He,bt,dt,It=N!=null&&G(N,K),Vt=V!=null&&j(V,oe);It&&Qe?(Ee==0?(tt=fe,ke=te):
(tt=le,ke=Q),He=x[N],bt=$($e(tt,K),He,D,0),dt=$($e(tt+ke,K),He,D,0),zo(zt(bt,dt),Ye(dt-bt))):zo(0,D),
Vt&&Xe?(Ee==1?(tt=fe,ke=te):(tt=le,ke=Q),He=x[V],bt=Z($e(tt,oe),He,R,0),dt=Z($e(tt+ke,oe),He,R,0),Ko(
zt(bt,dt),Ye(dt-bt))):Ko(0,R)}else Nr()}else{let N=Ye(Da-Pa),V=Ye(Ea-Aa);if(I.ori==1){let oe=N;N=V,V=
oe}Qe=rt.x&&N>=rt.dist,Xe=rt.y&&V>=rt.dist;let G=rt.uni;G!=null?Qe&&Xe&&(Qe=N>=G,Xe=V>=G,!Qe&&!Xe&&(V>
N?Xe=!0:Qe=!0)):rt.x&&rt.y&&(Qe||Xe)&&(Qe=Xe=!0);let j,K;Qe&&(I.ori==0?(j=ho,K=Ae):(j=_o,K=Me),zo(zt(
j,K),Ye(K-j)),Xe||Ko(0,R)),Xe&&(I.ori==1?(j=ho,K=Ae):(j=_o,K=Me),Ko(zt(j,K),Ye(K-j)),Qe||zo(0,D)),!Qe&&
!Xe&&(zo(0,0),Ko(0,0))}if(rt._x=Qe,rt._y=Xe,c==null){if(_){if(Ua!=null){let[N,V]=Ue.scales;Ue.values[0]=
N!=null?Qt(I.ori==0?Ae:Me,N):null,Ue.values[1]=V!=null?Qt(I.ori==1?Ae:Me,V):null}Zo(Ci,o,Ae,Me,se,z,
y)}if(io){let N=_&&Ue.setSeries,V=Zt.prox;Nn==null?ln<=V&&Jt(bn,wo,!0,N):ln>V?Jt(null,wo,!0,N):bn!=Nn&&
Jt(bn,wo,!0,N)}}Dt&&(J.idx=y,Mr()),m!==!1&&et("setCursor")}let vn=null;Object.defineProperty(o,"rect",
{get(){return vn==null&&Yo(!1),vn}});function Yo(c=!1){c?vn=null:(vn=w.getBoundingClientRect(),et("s\
yncRect",vn))}function Ma(c,m,_,y,k,D,R){B._lock||yn&&c!=null&&c.movementX==0&&c.movementY==0||(Or(c,
m,_,y,k,D,R,!1,c!=null),c!=null?Fn(null,!0,!0):Fn(m,!0,!1))}function Or(c,m,_,y,k,D,R,N,V){if(vn==null&&
Yo(!1),On(c),c!=null)_=c.clientX-vn.left,y=c.clientY-vn.top;else{if(_<0||y<0){Ae=-10,Me=-10;return}let[
G,j]=Ue.scales,K=m.cursor.sync,[oe,me]=K.values,[fe,le]=K.scales,[te,Q]=Ue.match,Ee=m.axes[0].side%2==
1,$e=I.ori==0?se:z,tt=I.ori==1?se:z,ke=Ee?D:k,He=Ee?k:D,bt=Ee?y:_,dt=Ee?_:y;if(fe!=null?_=te(G,fe)?a(
oe,x[G],$e,0):-10:_=$e*(bt/ke),le!=null?y=Q(j,le)?a(me,x[j],tt,0):-10:y=tt*(dt/He),I.ori==1){let It=_;
_=y,y=It}}V&&(m==null||m.cursor.event.type==Ci)&&((_<=1||_>=se-1)&&(_=Kn(_,se)),(y<=1||y>=z-1)&&(y=Kn(
y,z))),N?(Pa=_,Aa=y,[ho,_o]=B.move(o,_,y)):(Ae=_,Me=y)}let Lr={width:0,height:0,left:0,top:0};function Nr(){
Ds(Lr,!1)}let Oa,La,Na,Fa;function Wa(c,m,_,y,k,D,R){yn=!0,Qe=Xe=rt._x=rt._y=!1,Or(c,m,_,y,k,D,R,!0,
!1),c!=null&&(ut(Pi,Ri,$a,!1),Zo(ac,o,ho,_o,se,z,null));let{left:N,top:V,width:G,height:j}=De;Oa=N,La=
V,Na=G,Fa=j}function $a(c,m,_,y,k,D,R){yn=rt._x=rt._y=!1,Or(c,m,_,y,k,D,R,!1,!0);let{left:N,top:V,width:G,
height:j}=De,K=G>0||j>0,oe=Oa!=N||La!=V||Na!=G||Fa!=j;if(K&&oe&&Ds(De),rt.setScale&&K&&oe){let me=N,
fe=G,le=V,te=j;if(I.ori==1&&(me=V,fe=j,le=N,te=G),Qe&&wn(C,Qt(me,C),Qt(me+fe,C)),Xe)for(let Q in x){
let Ee=x[Q];Q!=C&&Ee.from==null&&Ee.min!=Se&&wn(Q,Qt(le+te,Q),Qt(le,Q))}Nr()}else B.lock&&(B._lock=!B.
_lock,Fn(m,!0,c!=null));c!=null&&(oo(Pi,Ri),Zo(Pi,o,Ae,Me,se,z,null))}function tf(c,m,_,y,k,D,R){if(B.
_lock)return;On(c);let N=yn;if(yn){let V=!0,G=!0,j=10,K,oe;I.ori==0?(K=Qe,oe=Xe):(K=Xe,oe=Qe),K&&oe&&
(V=Ae<=j||Ae>=se-j,G=Me<=j||Me>=z-j),K&&V&&(Ae=Ae<ho?0:se),oe&&G&&(Me=Me<_o?0:z),Fn(null,!0,!0),yn=!1}
Ae=-10,Me=-10,Y.fill(null),Fn(null,!0,!0),N&&(yn=N)}function Ha(c,m,_,y,k,D,R){B._lock||(On(c),yr(),
Nr(),c!=null&&Zo(uc,o,Ae,Me,se,z,null))}function Va(){b.forEach(Vg),_r(o.width,o.height,!0)}Jn(nr,Oo,
Va);let bo={};bo.mousedown=Wa,bo.mousemove=Ma,bo.mouseup=$a,bo.dblclick=Ha,bo.setSeries=(c,m,_,y)=>{
let k=Ue.match[2];_=k(o,m,_),_!=-1&&Jt(_,y,!0,!1)},ot&&(ut(ac,w,Wa),ut(Ci,w,Ma),ut(lc,w,c=>{On(c),Yo(
!1)}),ut(cc,w,tf),ut(uc,w,Ha),Hi.add(o),o.syncRect=Yo);let Es=o.hooks=e.hooks||{};function et(c,m,_){
Dr?jo.push([c,m,_]):c in Es&&Es[c].forEach(y=>{y.call(null,o,m,_)})}(e.plugins||[]).forEach(c=>{for(let m in c.
hooks)Es[m]=(Es[m]||[]).concat(c.hooks[m])});let Ba=(c,m,_)=>_,Ue=qe({key:null,setSeries:!1,filters:{
pub:vc,sub:vc},scales:[C,v[1]?v[1].scale:null],match:[kc,kc,Ba],values:[null,null]},B.sync);Ue.match.
length==2&&Ue.match.push(Ba),B.sync=Ue;let Ua=Ue.key,Fr=yu(Ua);function Zo(c,m,_,y,k,D,R){Ue.filters.
pub(c,m,_,y,k,D,R)&&Fr.pub(c,m,_,y,k,D,R)}Fr.sub(o);function nf(c,m,_,y,k,D,R){Ue.filters.sub(c,m,_,
y,k,D,R)&&bo[c](null,m,_,y,k,D,R)}o.pub=nf;function of(){Fr.unsub(o),Hi.delete(o),Dn.clear(),Li(nr,Oo,
Va),d.remove(),_e?.remove(),et("destroy")}o.destroy=of;function Wr(){et("init",e,t),wa(t||e.data,!1),
H[C]?Er(C,H[C]):yr(),Ss=De.show&&(De.width>0||De.height>0),Mn=Dt=!0,_r(e.width,e.height)}return v.forEach(
_a),b.forEach(Ld),n?n instanceof HTMLElement?(n.appendChild(d),Wr()):n(o,Wr):Wr(),o}it.assign=qe;it.
fmtNum=zi;it.rangeNum=or;it.rangeLog=ir;it.rangeAsinh=qi;it.orient=Xn;it.pxRatio=he;it.join=Rm;it.fmtDate=
Yi,it.tzDate=Um;it.sync=yu;{it.addGap=xg,it.clipGaps=cr;let e=it.paths={points:Tu};e.linear=Cu,e.stepped=
Ag,e.bars=Dg,e.spline=Ig}var Bg=(e,t,n)=>{let o=r=>r&&Math.floor(n.clockAt(r.at)/864e5),s=0,i=0;return e.map((r,a)=>{s+=r.kg;
for(let d=e[i];d&&d.at<=r.at-t*864e5;)s-=d.kg,i+=1,d=e[i];return o(e[a+1])!==o(r)?s/(a-i+1):void 0})};var Eu=(e,t,n)=>{let o=e.filter(({at:r})=>r>=t),s=o.length<1e3?7:30,i=Bg(e,s,n).slice(e.length-o.length);
return{points:o,means:i,meanDays:s}},na=(e,t)=>{let n=e.at(-1),o=e.findLast(({at:s})=>n&&s<=n.at-t*864e5);
if(!(!n||!o||o.at<n.at-2*t*864e5))return n.kg-o.kg},_s=e=>{let[t]=e;if(t===void 0)return;let[n,o]=[t,
t];for(let s of e)s<n&&(n=s),s>o&&(o=s);return[n,o]};var Iu=({points:e,means:t})=>{let n=[...e.map(({kg:r})=>r),...t.filter(r=>r!==void 0)],[o,s]=_s(n)??
[60,80],i=Math.max(4-(s-o),(s-o)/5)/2;return[o-i,s+i]},Ug={day:1,month:30,year:365},Gg=[...[1,2,7,14].
map(e=>["day",e]),...[1,2,3,6].map(e=>["month",e]),...[1,2,5,10,25,100].map(e=>["year",e])],Ru=(e,t,n,o)=>{
let s=(t-e)/864e5,i=([w,S])=>s/Ug[w]/S<=n,[r,a]=Gg.find(i)??["year",1e3],u=new Date(o.clockAt(e)),[d,
g,f]=[u.getUTCFullYear(),u.getUTCMonth(),u.getUTCDate()],p=w=>r==="day"?Date.UTC(d,g,f+w):r==="month"?
Date.UTC(d,Math.floor(g/a)*a+w,1):Date.UTC(Math.floor(d/a)*a+w,0,1),h=[];for(let w=0;;w+=a){let S=o.
instantOf(p(w));if(S>t)return{unit:r,ticks:h};S>=e&&h.push(S)}};var jg=14*864e5,zg=({ctx:e,bbox:t,valToPos:n},o,s,i)=>{let r=devicePixelRatio,a=t.top+t.height;e.save(),
e.font=`${12*r}px ${s.font}`,e.textAlign="right",e.fillStyle=s.colour("quiet"),e.fillText(i,t.left-8*
r,t.top-14*r),e.textAlign="left",e.lineWidth=4*r,e.strokeStyle=s.colour("card");for(let{colour:u,text:d,
from:g,to:f}of o){let p=Math.max(t.top,n(Math.min(f,1e4),"y",!0)),h=Math.min(a,n(g,"y",!0));if(h<=p||
(e.fillStyle=s.colour(u),e.fillRect(t.left,p,4*r,h-p),p>t.top&&e.fillRect(t.left,p,t.width,r),h-p<24*
r))continue;e.fillStyle=s.colour("quiet");let w=[t.left+10*r,p+16*r];e.strokeText(d,...w),e.fillText(
d,...w)}e.restore()},Kg=({ctx:e,bbox:t,valToPos:n},o,s,i)=>{let r=devicePixelRatio,[a,u]=[n(o.at/1e3,
"x",!0),n(o.kg,"y",!0)];e.save(),e.fillStyle=i.colour("accent"),e.lineWidth=4*r,e.strokeStyle=i.colour(
"card"),e.beginPath(),e.arc(a,u,5*r,0,2*Math.PI),e.stroke(),e.fill(),e.font=`600 ${13*r}px ${i.font}`,
e.textAlign="left",e.textBaseline="middle";let d=[t.left+t.width+8*r,u];e.strokeText(s,...d),e.fillText(
s,...d),e.restore()},Yg=({data:e,valToPos:t},n,o,s)=>{let i=[],r=a=>e[0][a]??0;for(let a=o+1;a<=s;a++)
(r(a)-r(a-1))*1e3>jg&&i.push([t(r(a-1),"x",!0),t(r(a),"x",!0)]);return i},Mu=(e,{series:t,from:n,to:o,
bands:s},i,r,a)=>{let{points:u,means:d}=t,g={font:`12px ${i.font}`,stroke:i.colour("quiet"),ticks:{show:!1}},
f=u.length>=1e3,p={show:!0,size:f?3:u.length>100?4:6,fill:`color-mix(in srgb, ${i.colour("quiet")} ${f?
35:60}%, transparent)`,stroke:"transparent"},h=v=>Ru(n,o,v.width/90,r.zone),w=u.at(-1),S={width:e.clientWidth,
height:e.clientHeight,padding:[28,76,0,0],legend:{show:!1},cursor:{y:!1,drag:{x:!1,y:!1},points:{size:9}},
scales:{x:{range:[(n-(o-n)/50)/1e3,(o+(o-n)/50)/1e3]},y:{range:Iu(t)}},axes:[{...g,grid:{show:!1},size:32,
splits:v=>h(v).ticks.map(b=>b/1e3),values:(v,b)=>{let x=r.ofUnit[h(v).unit];return b.map(A=>x(A*1e3))}},
{...g,grid:{stroke:i.colour("line"),width:1},size:40,space:56,incrs:[.5,1,2,5,10,20,50,100],values:(v,b,x,A,C)=>b.
map(C<1?r.tenths:r.integer)}],series:[{},{points:p,paths:()=>null},{stroke:i.colour("accent"),width:2.5,
points:{show:!1},gaps:Yg}],hooks:{draw:[v=>{zg(v,s,i,r.unit),w&&Kg(v,w,r.kg(w.kg),i)}],setCursor:[({
cursor:v})=>a(v.left===-10?void 0:v.idx??void 0,v.left??0)]}},[T,P]=[u.map(({at:v})=>v/1e3),u.map(({
kg:v})=>v)];return new it(S,[T,P,[...d]],e)};var Ou=matchMedia("(prefers-color-scheme: dark)"),Zg={ArrowLeft:-1,ArrowDown:-1,ArrowRight:1,ArrowUp:1,
PageDown:-10,PageUp:10,Home:Number.NEGATIVE_INFINITY,End:Number.POSITIVE_INFINITY},Jg={good:"done",warn:"\
active",bad:"blocked",worse:"worse",worst:"worst"},Lu=({series:e,from:t,to:n,bands:o})=>{let{points:s,
means:i,meanDays:r}=e,{t:a,zone:u,messages:d,day:g,shortDay:f,month:p,year:h,integer:w,tenths:S,kg:T,
unit:P}=W(),v=So(()=>Ou.matches,Ou,"change"),b=be(null),x=be(null);return de(()=>{let A=b.current,C=getComputedStyle(
A),M={colour:Y=>(A.style.color=`var(--${Y})`,C.color),font:C.fontFamily},E=Y=>T(Y/dn(1,P)),O=s.length-
1,F=({at:Y,kg:J})=>{let B=i[O];return[E(J),g(Y),B===void 0?"":`${a.mean(r)}: ${E(B)}`].filter(Boolean).
join(`
`)},I=Y=>{let J=s[Y];J&&(O=Y,A.ariaValueNow=String(Y),A.ariaValueText=F(J))};I(O);let U=(Y,J)=>{let B=x.
current;if(B.hidden=Y===void 0,Y===void 0)return;I(Y),B.textContent=A.ariaValueText;let{offsetLeft:Le,
clientWidth:ot}=H.over,xe=J>ot/2?J-B.offsetWidth-12:J+12;B.style.translate=`${Math.max(Le+xe,0)}px`},
$={series:e,from:t,to:n,bands:o.map(Y=>({...Y,text:d.bmi_descriptions[Y.class],colour:Jg[cs(Y.class)]}))},
H=Mu(A,$,M,{zone:u,unit:P,ofUnit:{day:f,month:p,year:h},integer:w,tenths:S,kg:E},U),ne=Y=>H.setCursor(
{left:Y,top:1}),L=({pointerType:Y,clientX:J})=>{if(Y==="mouse")return;let{left:B,width:Le}=H.over.getBoundingClientRect();
ne(Math.min(Math.max(J-B,0),Le-1))},ae=()=>H.setCursor({left:-10,top:-10}),ce=Y=>{Y.key==="Escape"&&
ae();let J=Zg[Y.key];if(J===void 0)return;Y.preventDefault(),O=Math.min(Math.max(O+J,0),s.length-1);
let B=s[O];B&&ne(H.valToPos(B.at/1e3,"x"))};A.addEventListener("pointerdown",L),A.addEventListener("\
pointermove",L),A.addEventListener("keydown",ce),A.addEventListener("blur",ae);let ie=new ResizeObserver(
()=>H.setSize({width:A.clientWidth,height:A.clientHeight}));return ie.observe(A),()=>{ie.disconnect(),
A.removeEventListener("keydown",ce),A.removeEventListener("pointerdown",L),A.removeEventListener("po\
intermove",L),A.removeEventListener("blur",ae),H.destroy()}},[e,t,o,d,v]),l("div",{class:"chart",children:[
l("div",{class:"plot",ref:b,role:"slider",tabIndex:0,"aria-label":a.chart,"aria-valuemin":0,"aria-va\
luemax":Math.max(s.length-1,0),"aria-valuenow":Math.max(s.length-1,0)}),l("output",{class:"tip",ref:x,
hidden:!0,"aria-hidden":"true"})]})};var ys=e=>{let t=`weight-bmi-register ${e}`;return{read:()=>{try{return localStorage.getItem(t)??""}catch{
return""}},write:n=>{try{localStorage.setItem(t,n)}catch{}}}};var Qg=(e,t)=>{let n=a=>Math.round(a*1e6),o=e.map(({record:a,day:u})=>({record:a,plus:n(t*u+a.peso_kg),
minus:n(t*u-a.peso_kg)})).sort((a,u)=>a.plus-u.plus||a.minus-u.minus),s=[],i=o.map(({minus:a},u)=>{let[
d,g]=[0,s.length];for(;d<g;){let f=d+g>>1;(o[s[f]]?.minus??0)<=a?d=f+1:g=f}return s[d]=u,s[d-1]}),r=new Set;
for(let a=s.at(-1);a!==void 0;a=i[a])r.add(o[a].record);return r},Nu=(e,t)=>new Map([...e].map(n=>[t(
n),n])),Fu=(e,t,n,o)=>{let s=new Set(e),i=[],r=Nu(t,o),a=new Set(t.map(g=>`${g.fecha_registro} ${g.peso_kg}`)),
u=[...r.keys()],d=(g,f,p)=>p!==void 0&&Math.round(Math.abs(f-(r.get(p)?.peso_kg??f))*1e6)>Math.round(
n*Math.abs(g-p)*1e6);for(;;){let[g,f]=[0,i.length],p=[];for(let[w,S]of Nu(s,o)){for(;(u[g]??Number.POSITIVE_INFINITY)<
w;)g+=1;let T=u[g]===w?r.get(w):void 0;if(!(!T||T.fecha_registro<=S.fecha_registro)||a.has(`${S.fecha_registro}\
 ${S.peso_kg}`))continue;let[v,b]=[u[g-1],u[g+(T?1:0)]];[v,b].some(x=>d(w,S.peso_kg,x))?i.push(S):p.
push({record:S,day:w})}let h=Qg(p,n);if(i.push(...p.filter(({record:w})=>!h.has(w)).map(({record:w})=>w)),
i.length===f)return{kept:[...s],outliers:i};for(;f<i.length;f++)s.delete(i[f])}};var Wu=864e5,Xg="weight_change_too_large",$u=async(e,t,n,o,s)=>{let{weights:i}=await q.listWeights({
signal:o}),r=({fecha_registro:p})=>Math.floor(t.clockAt(Date.parse(p))/Wu),{kept:a,outliers:u}=Fu(e,
i.toReversed(),n,r),d=u.map(p=>({...p,code:Xg})),g=new Set(i.map(({id:p})=>p)),f=0;for(let p=a;;){let h=[];
for await(let{error:S,answer:T,weights:P}of Hs(q,p,{check:!0,signal:o})){if(S)throw S;if("results"in
T)for(let{index:v,outcome:b,code:x}of T.results)h.push({...P[v],outcome:b,code:x});s(h.length)}let w=S=>h.
filter(T=>T.outcome===S);if(f+=w("known").length,d.push(...w("refused")),p=w("new").map(({peso_kg:S,
fecha_registro:T})=>({peso_kg:S,fecha_registro:T})),p.length===h.length)return{added:p,known:f,refused:d,
ids:g}}},Hu=async(e,t)=>{let n=[],o=[],s=e.added;for(;;){let i;for await(let{start:r,error:a,index:u,
answer:d,weights:g}of Hs(q,s)){if(a){if(u===void 0)throw a;o.push({...s[u],code:a.code??null}),i=s.toSpliced(
u,1).slice(r);break}"weights"in d&&n.push(...d.weights.filter(({id:f})=>!e.ids.has(f))),t(e.added.length-
s.length+r+g.length)}if(!i)return{recorded:n,refused:o};s=i}},oa=ys("import"),eh=7*Wu,Vu=(e,t)=>{let n=t.
map(({id:s,peso_kg:i,fecha_registro:r})=>[s,i,Date.parse(r)]),o={userId:e,at:Date.now(),records:n};oa.
write(JSON.stringify(o))},Bu=e=>{let t=JSON.parse(oa.read()||"{}");return t?.userId===e&&Date.now()-
t.at<eh&&t.records.length>0?t:void 0},th=8,Uu=async(e,t)=>{let{weights:n}=await q.listWeights(),o=new Map(
n.map(u=>[u.id,u])),s=e.records.flatMap(([u,d,g])=>{let f=o.get(u);return f?.peso_kg===d&&Date.parse(
f.fecha_registro)===g?[u]:[]}),i=s.values(),r=0,a=async()=>{for(let u of i)await q.deleteWeight({path:{
weight_id:u}}).catch(d=>{if(!(d instanceof Oe&&d.status===404))throw d}),t(++r)};return await Promise.
all(Array.from({length:th},a)),oa.write(""),s.length};var mr=()=>new Promise(e=>setTimeout(e));var Gu=1e5,qu='type="HKQuantityTypeIdentifierBodyMass"',ju=/<Record(?:[^">]|"[^"]*")*>/y,nh=["startD\
ate","unit","value"],oh=async(e,t)=>{let n=[],o="",s=r=>{let a=0;for(;;){let u=r.indexOf(qu,a);if(u<
0)break;ju.lastIndex=Math.max(r.lastIndexOf("<Record",u),0);let[d]=ju.exec(r)??[];if(d===void 0)break;
a=u+qu.length;let g=f=>new RegExp(` ${f}="([^"]*)"`).exec(d)?.[1]??"";n.push(nh.map(g))}o=r.slice(Math.
max(a,r.lastIndexOf("<")))},i=new TextDecoder;for(let r=0;r<e.size;r+=Gu){let a=await e.slice(r,r+Gu).
arrayBuffer();s(o+i.decode(a,{stream:!0})),await mr(),t.throwIfAborted()}return{preamble:"",head:["s\
tartDate","unit","weight"],hasHeading:!0,body:n}},sa=e=>typeof e=="object"&&e!==null&&!Array.isArray(
e),sh=e=>e.filter(sa).map(({dataTypeName:t,startTimeNanos:n,fitValue:o})=>({date:Math.round(Number(n)/
1e6),dataTypeName:t,weight:o?.[0]?.value?.fpVal})),rh=({date:e,...t})=>({...t,date:String(e).replace(
/^(\d\d)\/(\d\d)\/(\d\d)$/,"20$3-$1-$2")}),ih=e=>{let t;try{t=JSON.parse(e)}catch{return}let n=sa(t)?
t["Data Points"]:void 0,o=Array.isArray(n)?sh(n):t;if(!Array.isArray(o))return;let s=o.filter(sa).map(
a=>"logId"in a?rh(a):a),i=[...new Set(s.flatMap(a=>Object.keys(a)))].filter(a=>a!=="logId");if(!i.some(
a=>/weight/i.test(a)))return;let r=s.map(a=>i.map(u=>String(a[u]??"")));return{preamble:"",head:i,hasHeading:!0,
body:r}},ah=e=>{let[t,n]=new Uint8Array(e);if(t===255&&n===254)return new TextDecoder("utf-16le").decode(
e);if(t===254&&n===255)return new TextDecoder("utf-16be").decode(e);try{return new TextDecoder("utf-\
8",{fatal:!0}).decode(e)}catch{return new TextDecoder("windows-1252").decode(e)}},lh=[["zip","PK"],
["zip","‹"],["pdf","%PDF"],["database","SQLite format 3"]],zu=async(e,t)=>{let n=new TextDecoder(
"windows-1252").decode(await e.slice(0,4096).arrayBuffer()),[o]=lh.find(([,r])=>n.startsWith(r))??[];
if(o)return{format:o};let s=n.replace(/^ï»¿/,"").trimStart();if(s.startsWith("<"))return/<HealthData|<!DOCTYPE HealthData/.
test(n)?{sheet:await oh(e,t)}:{format:"xml"};let i=ah(await e.arrayBuffer());if(/^[[{]/.test(s)){let r=ih(
i);return r?{sheet:r}:{format:"json"}}return i.includes("\0")?{format:"other"}:{text:i}};var ws=e=>{let{format:t}=new Intl.DateTimeFormat("sv-SE",{timeZone:e,dateStyle:"short",timeStyle:"me\
dium"}),n=a=>Date.parse(`${t(a*1e3).replace(" ","T")}Z`)-a*1e3,o=new Map,s=a=>{let u=o.get(a);if(u!==
void 0)return u;let d=n(a*7*864e5/1e3);return o.set(a,d),d},i=a=>{let u=Math.floor(a/6048e5),d=s(u);
return d===s(u+1)?d:n(Math.floor(a/1e3))},r=a=>a+i(a);return{name:e,clockAt:r,instantOf(a){let[u,d]=[
a-864e5,a+864e5].map(f=>a-i(f)),g=[u,d].filter(f=>r(f)===a);return g.length>0?Math.min(...g):u},inputOf:a=>new Date(
r(a)).toISOString().slice(0,16)}},ra=()=>new Intl.DateTimeFormat().resolvedOptions().timeZone,Ku=({clockAt:e})=>{
let t=ws(ra()),n=Date.now();return[n,n+157248e5].every(o=>e(o)===t.clockAt(o))};var ia=["ymd","dmy","mdy"],ch=/^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})/,Yu=/ ?(?:([ap])\.? ?m\b\.?)?/,
uh=/(\d{1,2})[:.h](\d{2})(?:[:.](\d{2}(?:[.,]\d+)?))?/,dh=/(?:T|,? (?:at|a las?|um|à|alle|às) |,? )/,
Zu=/ ?(Z|UTC|GMT)?(?:([+-])(\d{1,2}):?(\d{2})?)?(?: \(.*\))?$/,fh=new RegExp(`${ch.source}(?:${dh.source}${uh.
source}${Yu.source})?${Zu.source}`,"i"),ph=new RegExp(`^\\d{1,2}(:\\d{2}){1,2}\\S*${Yu.source}${Zu.source}`,
"i"),mh=/^1\d{9}(\d{3})?$/,Ju=(e,t,n)=>["en","es","de","fr","it","pt"].map(o=>{let{format:s}=new Intl.
DateTimeFormat(o,{...n,timeZone:"UTC"});return Array.from({length:e},(i,r)=>s(t(r)).toLowerCase())}),
gh=Ju(12,e=>Date.UTC(2025,e,1),{month:"long"}),hh=Ju(7,e=>Date.UTC(2025,0,e+1),{weekday:"long"}),Qu=(e,t)=>{
let n=e.toLowerCase();for(let o of t){let s=o.findIndex(i=>i.startsWith(n));if(s>=0)return s+1}return 0},
_h=e=>e.replace(/^(\p{L}{2,})\.?,? /u,(t,n)=>Qu(n,hh)?"":t),yh=new RegExp([/^(?:(\d{1,2})(?:st|nd|rd|th|º)?)?[-. ]*(?:de )?(\p{L}{3,})[-. ]*(?:de )?/u,
/(?:(\d{1,2})(?:st|nd|rd|th)?(?=,? ))?,? ?(\d{2,4})/].map(({source:e})=>e).join(""),"u"),wh=e=>{let[
t,n,o="",s,i=""]=yh.exec(e)??[],r=t===void 0?0:Qu(o,gh);return t===void 0||r===0?e:`${i.length===2?`\
20${i}`:i}-${r}-${n??s}${e.slice(t.length)}`},Xu=e=>e.replace(/\s+/g," ").trim(),eo=e=>ph.test(Xu(e)),
gr=(e,t,n)=>{let o=Xu(e);if(mh.test(o))return{at:new Date(Number(o)*(o.length===10?1e3:1)).toISOString(),
isZoned:!0};let s=_h(o),i=wh(s),r=i===s?t:"ymd",a=fh.exec(i);if(!a)return;let[,u,d,g,f="0",p="0",h="\
0",w]=a,[S,T,P="0",v="0"]=a.slice(8),b=ne=>Number([u,d,g][r.indexOf(ne)]),[x,A,C]=[b("y"),b("m"),b("\
d")],M=x<100&&r!=="ymd"?2e3+x:x,E=new Date(Date.UTC(M,A-1,C));if(M<1e3||E.getUTCMonth()!==A-1||E.getUTCDate()!==
C)return;let O=w?Number(f)%12+(w.toLowerCase()==="p"?12:0):Number(f),F=Number(h.replace(",","."));if(O>
23||Number(p)>59||F>=60)return;let I=O*60+Number(p),U=E.getTime()+I*6e4+Math.floor(F*1e3+1e-6),$=S!==
void 0||T!==void 0,Z=(Number(P)*60+Number(v))*6e4,H=$?U-(T==="-"?-Z:Z):n.instantOf(U);return{at:new Date(
H).toISOString(),isZoned:$}},bh=ws("UTC"),Bo=e=>ia.some(t=>gr(e,t,bh)!==void 0);var vh=[";","	",","],kh=(e,t)=>{let n=[[]],o=new RegExp(`(?:"((?:[^"]|"")*)"|([^${t}\\r\\n]*))(${t}|\
\\r?\\n|\\r|$)`,"gy");for(let[,s,i="",r]of e.matchAll(o)){if(n.at(-1)?.push((s?.replaceAll('""','"')??
i).trim()),r==="")break;r!==t&&n.push([])}return n.filter(s=>s.some(i=>i!==""))},aa=e=>xo(e,".")!==void 0||
xo(e,",")!==void 0,ed=(e,t)=>(e??"").split(/[^\p{L}]+/u).some(n=>tn(n)===t),Sh=({head:e,body:t,...n})=>{
let o=e.findIndex((i,r)=>ed(i,"st")&&ed(e[r+1],"lb")&&t.every(a=>Number(a[r+1]??0)<14));if(o<0)return{
head:e,body:t,...n};let s=i=>i.toSpliced(o,2,i[o]?`${i[o]} st ${i[o+1]||0} lb`:"");return{head:e.toSpliced(
o,2,"Weight"),body:t.map(s),...n}},la=(e,t)=>{let n=kh(e,t),o=f=>f.some(p=>Bo(p)||eo(p))&&f.some(aa),
s=n.findIndex(o),i=f=>f.length>1&&!f.some(Bo),r=n.slice(0,Math.max(s,0)).findLastIndex(i),a=r>=0,u=n.
slice(0,Math.max(a?r:s,0)).map(f=>f.join(t)).join(`
`);if(s<0)return{preamble:u,head:n[0]??[],hasHeading:a,body:n};if(!a)return{preamble:u,head:n[s]??[],
hasHeading:a,body:n.slice(s)};let d=n.slice(r+1),g=d.findIndex(f=>f.some(p=>/^date\b/i.test(p))&&i(f));
return Sh({preamble:u,head:n[r]??[],hasHeading:a,body:g<0?d:d.slice(0,g)})},td=e=>{let t=e.slice(0,2e4);
return vh.find(n=>la(t,n).head.length>1)??","},nd=e=>["fecha_registro,peso_kg",...e.map(t=>`${t.fecha_registro}\
,${t.peso_kg}`),""].join(`\r
`);var sd=e=>e.replace(/^com\.[\w.]*\./,"").replace(/\d(st|nd|rd|th)\b/gi," ").replace(/(\p{Ll})(\p{Lu})/gu,
"$1 $2").toLowerCase().split(/[^\p{L}]+/u).filter(Boolean),Th=e=>/weight|^pesos?$|gewicht|poids|^mass[ea]?$|waga|^vikt|^vekt|vægt|^paino|^вес$|体重/.
test(e),xh=["goal target trend ideal optimal max min change diff delta lost loss gain start initial \
previous","fat lean muscle bone water mineral protein free control standard index percent","objetivo\
 meta tendencia máxim maxim mínim minim cambio inicial","grasa múscul muscul magr hues óse ose agu\
a ziel fett muskel knochen wasser","graisse objectif idéal osseuse"].flatMap(e=>e.split(" ")),Ch=e=>xh.
some(t=>e.startsWith(t)),ca=e=>{let t=sd(e);return t.some(Th)?t.some(Ch)?2:0:/^(value|amount|valor|cantidad|wert|valeur)$/i.
test(e.trim())?1:3},Ph=e=>[...new Set(sd(e).flatMap(t=>tn(t)??[]))],rd=/(?:units?|unidad(?:es)?|einheit(?:en)?|unités?)/,
Ah=new RegExp(`(?:${rd.source}|weight|peso|gewicht|poids)[^\\p{L}\\n]{1,3}(?:(?:in|en) )?(\\p{L}+)`,
"giu"),Dh=e=>[...new Set([...e.matchAll(Ah)].flatMap(([,t=""])=>tn(t)??[]))],Eh=[/start/i,/date|fecha|datum|\bdata\b|^d[ií]a$|^day$/i,
/time|zeit|hora/i],Ih=/^(time|hora|zeit|heure|ora)$/i,Rh=new RegExp(`^(.* )?${rd.source}$`,"i"),Mh=/^(metric|type|measure(ment)?|quantity|parameter|m[eé]trica|tipo|medida|name|data ?type ?name)$/i,
Oh="user|member|person|profile|usuario|persona|perfil|miembro|name|nombre|benutzer",Lh=new RegExp(`^\
(${Oh})( ?_?(id|name|nombre))?$`,"i"),Nh=/^(height|talla|altura|estatura|größe|taille)\b/i,Fh=100,
Wh=({head:e,body:t},n)=>{let o=t.slice(0,300),s=A=>o.map(C=>C[A]??"").filter(Boolean),i=A=>e.findIndex(
A),r=e.map((A,C)=>s(C).some(Bo)),a=Eh.map(A=>i((C,M)=>!!r[M]&&A.test(C))),u=Math.max(0,a.find(A=>A>=
0)??r.indexOf(!0)),d=i((A,C)=>C!==u&&Ih.test(A)&&s(C).some($h)),g=i((A,C)=>{let M=s(C);return Rh.test(
A.trim())||M.length>0&&M.every(E=>tn(E))}),f=e.map((A,C)=>C!==u&&C!==d&&C!==g&&s(C).some(aa)?ca(A):9),
p=Math.min(...f),h=p===9?[]:f.flatMap((A,C)=>A===p?[C]:[]),w=n??(h.length>1?-1:h[0]??0),S=A=>![u,d,g,
w].includes(A),T=i((A,C)=>S(C)&&Mh.test(A.trim())&&s(C).some(M=>ca(M)===0)),P=A=>S(A)&&A!==T&&new Set(
v(A)).size>1,v=A=>s(A).filter(C=>!/^(null|-+|0)$/.test(C)),b=[Lh,Nh].map(A=>i((C,M)=>A.test(C.trim())&&
P(M))).find(A=>A>=0),x=b===void 0?[]:[...new Set(v(b))];return{date:u,time:d,weight:w,unit:g,kind:T,
person:b??-1,candidates:h,people:x,ranks:f}},$h=e=>eo(e)||/^\d{1,2}\.\d{2}\.\d{2}$/.test(e),Hh=(e,t)=>{
let n=ia.map(u=>{let d=e.map(f=>gr(f,u,t)?.at),g=d.flatMap(f=>f===void 0?[]:[Date.parse(f)]);return{
order:u,moments:d,count:g.length,span:Math.max(...g)-Math.min(...g)}}),o=Math.max(...n.map(({count:u})=>u)),
s=n.filter(({count:u})=>u===o).sort((u,d)=>u.span-d.span),{order:i="ymd",moments:r=[]}=s[0]??{},a=s.
some(u=>u.moments.some((d,g)=>d!==r[g]));return{order:i,isAmbiguous:a}},Vh=(e,t)=>{let n=e.filter(s=>/\d,\d/.
test(s)),o=s=>/,\d{3}\.\d/.test(s)||t&&/^\d{1,3}(,\d{3})+\D*$/.test(s);return t&&e.some(s=>/^\d{1,3}(\.\d{3})+$/.
test(s))?",":n.length===0||n.every(o)?".":","},id=(e,t)=>`${e[t]}.${e[t+1]}`,ua=(e,{head:t,hasHeading:n})=>n&&
e.slice(t.length).some(o=>o!=="")&&e.some(o=>Bo(o)||eo(o)),Bh=e=>{let t=n=>/^\d{1,3}$/.test(e[n]??"")&&
/^\d{1,2}$/.test(e[n+1]??"");return[...e.keys()].filter(n=>t(n)&&Number(id(e,n))>=20)},Uh=(e,t,n)=>new Set(
[...e?[e]:[],...t?[t]:[],...n]),ad=({head:e,hasHeading:t,preamble:n},o)=>{let s=t?Ph(e[o]??""):[];return[
...new Set([...s,...Dh(n)])]},Gh=(e,t,n="")=>{let[o="",s="",i]=[t.unit,t.kind,t.person].map(r=>e[r]);
return o!==""&&tn(o)===void 0||t.kind>=0&&ca(s)!==0||n!==""&&i!==n},ld=(e,t,n)=>{let{head:o,body:s,hasHeading:i}=e,
r=Wh(e,t.weight),{date:a,time:u,weight:d,candidates:g,people:f,ranks:p}=r,h=s.slice(0,1e3),w=h.map(O=>O[t.
date??a]??""),{order:S,isAmbiguous:T}=Hh(w,n),P=ad(e,d),v=h.map(O=>O[d]??""),x={decimal:Vh(v,P.includes(
"g")),order:S,date:a,time:u,weight:d,...t},A=[];g.length>1&&A.push({name:"weight",choices:g});let C=s.
filter(O=>ua(O,e)),[M]=C;M&&A.push({name:"long",choices:[...Bh(M),"column","none"],cells:M}),f.length>
1&&f.length<=Fh&&A.push({name:"person",choices:[...f,""],column:o[r.person]??""});let E=i?o.filter((O,F)=>F!==
d&&p[F]===2&&/weight|peso|gewicht|poids/i.test(O)):[];return{form:x,questions:A,remarks:{isOrderAmbiguous:T,
leftOut:E},columns:r}},cd=({name:e},t)=>e==="weight"?t.weight>=0:t[e]!==void 0,od=250,ud=async(e,{form:t,
columns:n},o,s)=>{let i=[],r={records:[],unread:[],others:0,isLocal:!1},a=ad(e,t.weight),u=e.body.find(
S=>ua(S,e))?.length,d=S=>{if(typeof t.long!="number"&&!(t.long==="none"&&ua(S,e)))return S[t.weight]??
"";if(!(typeof t.long!="number"||S.length!==u))return id(S,t.long).replace(".",t.decimal)},g="";for(let[
S,T]of e.body.entries()){if(S%od===od-1&&(await mr(),s?.throwIfAborted()),Gh(T,n,t.person)){r.others+=
1;continue}let[P="",v=""]=[T[t.date],T[t.time]],b=T.some(I=>/^UTC[+-]\d{4}$/.test(I))?"Z":"",x=eo(P)?
`${g} ${P}`:`${P} ${v}`.trim(),A=gr(x+b,t.order,o),C=d(T),M=xo(C??"",t.decimal),E=Uh(M?.unit,tn(T[n.
unit]??""),a),O=E.size===1,F=O?[...E][0]:t.unit;M&&!O&&i.push({value:M.value,units:[...E]}),A&&M&&F&&
M.value>0?(r.records.push({peso_kg:ns(M.value,F),fecha_registro:A.at}),r.isLocal||=!A.isZoned):(!A||
C===void 0||/[1-9]/.test(C))&&r.unread.push(T.join(", ")),eo(P)||(g=P)}let[f]=i,p=new Set(i.flatMap(
({units:S})=>S)),h=p.size>0,w=h?[...p]:["kg","lb"];return f&&(r.question={name:"unit",choices:w,isContradiction:h,
example:f.value}),r.records.sort((S,T)=>S.fecha_registro<T.fecha_registro?-1:1),r};var fd=({userId:e})=>{let{t,integer:n,instant:o,announce:s}=W(),[i,r]=ee(()=>Bu(e)),[a,u]=ee(0),{run:d,
busy:g,error:f}=qn(async()=>{if(!i)return;u(0);let h=await Uu(i,u);r(void 0),s(t.undone(h,n(h)))});if(!i)
return null;let p=i.records.length;return l(ge,{children:[g?l(Cn,{label:t.undoing,done:a,all:p,format:n}):
l(X,{children:[l("p",{children:t.importedAt(o(i.at),p,n(p))}),l(re,{text:t.undoImport,onClick:d})]}),
l(We,{error:f})]})},dd=({rows:e})=>{let{t,kg:n,instant:o,messages:s}=W(),i=({code:r})=>{let a=s.errors[r??
""];return a===void 0||a.includes("{")?t.changeTooLarge:a};return l(lt,{caption:t.refused,rows:e,columns:[
[t.date,({fecha_registro:r})=>o(r)],[t.weight,({peso_kg:r})=>n(r),"numeric"],[t.reason,i]]})},qh=({records:e,
userId:t})=>{let{t:n,zone:o,config:s,integer:i,announce:r}=W(),[a,u]=ee(0),[d,g]=ee(),f=be(null),p=s.
validation_limits?.weight_variation_per_day??Number.POSITIVE_INFINITY,h=Pe(x=>$u(e,o,p,x,u),[e]),w=qn(
async()=>{if(!h.data)return;u(0);let{recorded:x,refused:A}=await Hu(h.data,u);Vu(t,x);let C=n.importedWeights(
x.length,i(x.length));g({summary:C,refused:A}),f.current||r(C)});if(de(()=>f.current?.focus(),[w.busy]),
d)return l("div",{class:"part",tabIndex:-1,ref:f,children:[l(ge,{kind:"success",children:d.summary}),
l(dd,{rows:d.refused}),l(fd,{userId:t}),l("a",{href:ve("weight",{period:"all"}),children:n.back})]});
if(h.loading)return l(Cn,{label:n.checking,done:a,all:e.length,format:i});let{added:S=[],known:T=0,refused:P=[]}=h.
data??{};if(w.busy)return l("div",{tabIndex:-1,ref:f,children:l(Cn,{label:n.importingWeights,done:a,
all:S.length,format:i})});let b=[[n.added,S.length],[n.known,T],[n.rejected,P.length]].filter(([x,A])=>A>
0||x===n.added).map(([x,A])=>x(A,i(A)));return l(X,{children:[l(We,{error:h.error,retry:h.reload}),h.
data&&l("p",{role:"status",children:b.join(" · ")}),l(dd,{rows:P}),l(We,{error:w.error,retry:h.reload}),
S.length>0&&w.error===void 0&&l("div",{class:"actions",children:l(re,{text:n.importWeights(S.length,
i(S.length)),kind:"primary",onClick:w.run})})]})},jh=({records:e})=>{let t=be(null);return de(()=>{let n=t.
current,o=n.getContext("2d");if(!o)return;let s=e.map(({fecha_registro:f})=>Date.parse(f)),[i,r]=_s(
e.map(({peso_kg:f})=>f))??[0,1],[a,u]=[s[0]??0,s.at(-1)??1],{width:d,height:g}=n;o.clearRect(0,0,d,g),
o.strokeStyle=getComputedStyle(n).color,o.lineWidth=4,o.beginPath();for(let[f,{peso_kg:p}]of e.entries())
o.lineTo(((s[f]??0)-a)/(u-a||1)*d,g-4-(p-i)/(r-i||1)*(g-8));o.stroke()},[e]),l("div",{"aria-hidden":"\
true",children:l("canvas",{ref:t,width:384,height:80})})},zh=({records:e})=>{let{t,integer:n,kg:o,day:s}=W(),
[i,r]=[e[0],e.at(-1)];if(!i||!r)return null;let[a,u]=[s(i.fecha_registro),s(r.fecha_registro)];return l(
"div",{class:"summary",children:[l("strong",{children:t.importRange(n(e.length),a,u,o(i.peso_kg),o(r.
peso_kg))}),l(jh,{records:e})]})},Kh=({question:e,form:t,head:n,answer:o})=>{let{t:s,plain:i,kg:r}=W(),
a=xn(),{name:u}=e,d=u==="person"?s.questions.person(e.column):s.questions[u==="unit"&&e.isContradiction?
"units":u],g=f=>{if(e.name==="unit"){let p=f,h=`${i(e.example)} ${p}`,w=p==="kg"?"":` = ${r(ns(e.example,
p))}`;return`${s.unitNames[p]} (${h}${w})`}if(e.name==="long"){let{cells:p}=e;return typeof f=="numb\
er"?`${p[f]}${s.mark}${p[f+1]}`:f==="column"?p[t.weight]??"":s.leaveOut}return e.name==="weight"?s.column(
Number(f)+1,n[Number(f)]??""):`${f}`||s.allMine};return l("div",{class:"ask",role:"radiogroup","aria\
-labelledby":a,children:[l("p",{id:a,children:d}),e.choices.map(f=>l("label",{children:[l("input",{type:"\
radio",name:u,checked:t[u]===f,onInput:()=>o(f)}),g(f)]},f))]})},Yh=5,Zh=({opened:e,userId:t})=>{let{
t:n,zone:o,integer:s}=W(),i="text"in e,[r,a]=ee(()=>i?td(e.text):","),u=mt(()=>i?la(e.text,r):e.sheet,
[i,e,r]),[d,g]=ee({}),f=mt(()=>ld(u,d,o),[u,d,o]),{form:p,remarks:h}=f,{head:w}=u,{data:S,error:T}=Pe(
async I=>({form:p,...await ud(u,f,o,I)}),[f]),P=[...f.questions,...S?.question?[S.question]:[]],b=P.
every(I=>cd(I,p))&&S?.form===p?S:void 0,x=w.map((I,U)=>[String(U),n.column(U+1,I)]),A=[",",n.comma],
C=[A,[";",n.semicolon],["	",n.tab]],M={...i&&{separator:{label:n.separator,options:C}},decimal:{label:n.
decimal,options:[A,[".",n.point]]},order:{label:n.order,options:Object.entries(n.orders)},date:{label:n.
dateColumn,options:x},time:{label:n.timeColumn,options:[["-1",n.unknown],...x]},weight:{label:n.weightColumn,
options:x}},E=I=>{let{separator:U,...$}=Object.fromEntries(new FormData(I));if(U&&U!==r){a(U),g({});
return}let[Z,H,ne]=[$.date,$.time,$.weight].map(Number);g({...d,...$,date:Z,time:H,weight:ne})},O=h.
leftOut.map(I=>`“${I}”`).join(", "),F=[h.isOrderAmbiguous&&n.ambiguousDates(n.orders[p.order]),O&&
n.leftOutColumns(w[p.weight]??"",O),b&&b.others>0&&n.leftOutLines(b.others,s(b.others)),b?.isLocal&&
n.localTimes(o.name)];return l(X,{children:[P.map(I=>l(Kh,{question:I,form:p,head:w,answer:U=>g({...d,
[I.name]:U})},I.name)),l(We,{error:T}),b&&l(zh,{records:b.records}),b?.records.length===0&&l(ge,{kind:"\
error",children:n.nothingRead}),F.map(I=>I&&l(ge,{kind:"doubt",children:I},I)),l("details",{children:[
l("summary",{children:n.changeReading}),l("form",{class:"filters",onInput:({currentTarget:I})=>E(I),
children:l(jn,{fields:M,values:{separator:r,...p}})})]}),b&&b.unread.length>0&&l(ge,{kind:"doubt",children:[
l("p",{children:n.unread(b.unread.length,s(b.unread.length))}),l("p",{class:"lines",children:b.unread.
slice(0,Yh).join(`
`)})]}),b&&b.records.length>0&&l(qh,{records:b.records,userId:t},JSON.stringify([r,p]))]})},Jh=".csv\
,.tsv,.txt,.json,.xml,text/csv,text/plain,application/json,text/xml",pd=({account:{userId:e}})=>{let{
t}=W(),[n,o]=ee(),s=async f=>n&&{opened:await zu(n,f),chosen:n},{data:i,error:r,loading:a,reload:u}=Pe(
s,[n]),d=i?.chosen===n?i?.opened:void 0,g={label:t.file,type:"file",accept:Jh};return l("div",{class:"\
card",children:[l(Ot,{title:t.importTitle,tools:l("a",{href:ve("weight"),children:t.back})}),l("p",{
class:"hint",children:t.importHint}),!n&&l(fd,{userId:e}),l("form",{onInput:({target:f})=>o(f.files?.[0]),
children:l(jn,{fields:{file:g}})}),l(We,{error:r,retry:u}),a&&n&&l(ge,{kind:"loading",children:t.loading}),
d&&("format"in d?l(ge,{kind:"error",children:t.formats[d.format]}):l(Zh,{opened:d,userId:e},n))]})};var Qh=(e,t)=>Date.parse(t.fecha_registro)-Date.parse(e.fecha_registro),md=async(e,t)=>{try{let n=await q.
recordWeights({body:{weights:[{peso_kg:e,fecha_registro:t}]}});return"weights"in n?n.weights:[]}catch(n){
let{index:o,...s}=n.parameters??{};throw Object.assign(n,{parameters:s})}},da=(e,t)=>[...t,...e.filter(
({id:n})=>t.every(o=>o.id!==n))].sort(Qh),gd=e=>{let{t,plain:n,unit:o}=W(),s=e===void 0?void 0:Xh(e,
o,n);return{inputMode:o==="st"?"text":"decimal",autocomplete:"off",label:t.weightIn(o),codes:["weigh\
t_out_of_range","weight_change_too_large"],defaultValue:s,read:i=>e!==void 0&&i===s?e:Ll(String(i),o)??
new Error(t.notANumber[o])}},Xh=(e,t,n)=>{if(t==="kg")return n(e);let o=Math.round(dn(e,"lb")*10)/10;
if(t==="lb")return n(o);let s=Math.floor(o/14);return`${s} st ${n(Math.round((o-s*14)*10)/10)} lb`},
fa=(e,t)=>{let n=Date.parse(`${e}Z`);return Number.isNaN(n)?e:new Date(t.instantOf(n)).toISOString()},
pa=()=>{let{t:e,zone:t}=W();return Ku(t)?void 0:e.timesIn(t.name)},hd=e=>{let{t,zone:n}=W();return{label:t.
dateTime,hint:pa(),codes:["weight_date_invalid"],max:n.inputOf(Date.now()),type:"datetime-local",defaultValue:n.
inputOf(e),read:o=>{let s=fa(String(o),n);return Date.parse(s)>Date.now()?new Error(t.futureDate):String(
o)}}},_d=({change:e})=>{let{t,messages:n,zone:o}=W(),s=Tn(Mt),[i,r]=ee(!1),a=be(void 0),[u,d]=[gd(),
hd(Date.now())],g=async({peso_kg:p,time:h})=>{let w=a.current?.kg===p?a.current.at:new Date().toISOString(),
S=h===void 0?w:fa(h,o),T=await md(p,S).catch(async P=>{let{code:v,status:b}=P;if(b===void 0||b>=500?
a.current={kg:p,at:w}:b!==401&&b!==429&&(a.current=void 0),v!=="weight_date_invalid"||h!==void 0)throw P;
return await q.recordWeight({body:{peso_kg:p}}),s(!0),[]});return a.current=void 0,e(P=>da(P,T)),r(!1),
n.texts.weight_recorded},f={peso_kg:u,...i&&{time:d}};return l("div",{class:"record",children:[l(St,
{inline:!0,submit:t.record,fields:f,act:g}),l(re,{text:i?t.now:t.anotherDay,kind:"link","aria-expand\
ed":i,onClick:()=>r(!i)})]})},yd=({item:e,change:t})=>{let{t:n,zone:o,kg:s,instant:i}=W(),r=Tn(Mt),a={
weight_id:e.id},u=`${s(e.peso_kg)}, ${i(e.fecha_registro)}`,d=hd(Date.parse(e.fecha_registro)),g=async()=>{
let f=await md(e.peso_kg,e.fecha_registro);return t(p=>da(p,f)),r(!1),n.restored};return l(Do,{label:`${n.
actions}: ${u}`,text:"⋯",children:[l(Ge,{text:n.correct,of:u,title:n.correctTitle,submit:n.save,kind:"\
primary",fields:{peso_kg:gd(e.peso_kg),time:d},act:async f=>{let h=f.time!==d.defaultValue?{fecha_registro:fa(
f.time,o)}:{},w={peso_kg:f.peso_kg,...h},S=await q.correctWeight({path:a,body:w});return t(T=>da(T,[
S])),n.corrected}}),l(Ge,{text:n.remove,of:u,title:n.removeTitle,question:u,act:async()=>(await q.deleteWeight(
{path:a}),t(f=>f.filter(({id:p})=>p!==e.id)),{text:n.removed,undo:g})})]})};var e_=async e=>{let[t,{weights:n}]=await Promise.all([ko(q.getProfile({signal:e})),q.listRecentWeights(
{signal:e})]);return{profile:t,weights:n}},t_=e=>q.listWeights({signal:e}),n_=e=>ko(q.getBmi({signal:e})),
bs={from:15,to:43},o_=({imc:e,height:t,bands:n})=>{let{plain:o}=W(),s=a=>Math.min(Math.max(a,bs.from),
bs.to),i=a=>(s(a)-bs.from)/(bs.to-bs.from)*100,r=a=>Math.round(a/t**2*10)/10;return l("div",{class:"\
scale","aria-hidden":"true",children:[n.map(({class:a,from:u,to:d})=>l("i",{"data-kind":cs(a),style:{
width:`${i(r(d))-i(r(u))}%`}},a)),l("b",{style:{left:`${i(e)}%`}}),n.slice(0,-1).map(({class:a,to:u})=>l(
"small",{style:{left:`${i(r(u))}%`},children:o(r(u))},a))]})},s_=({bmi:e,profile:t,bands:n})=>{let{t:o,
messages:s,tenths:i,kg:r}=W(),a=n.find(f=>f.class==="normal"),u=f=>r(Math.round(f*10)/10),{data:d}=e,
g=d?ts(d):void 0;return l("div",{class:"part",children:[l("h2",{children:o.bmi}),l(We,{error:e.error,
retry:e.reload}),d&&l("p",{class:"figure",children:[l("strong",{children:i(d.imc)})," ",l(Fe,{kind:g&&
cs(g),children:ii(d,s)})]}),d&&t&&l(o_,{imc:d.imc,height:t.talla_m,bands:n}),d===null&&l("p",{children:t?
o.bmiNeedsWeight:o.bmiNeedsProfile}),a&&l("p",{class:"hint",children:o.normalRange(u(a.from),u(a.to))}),
!t&&l("a",{href:ve("profile"),children:o.toProfile})]})},r_=()=>l(X,{children:[l("div",{class:"ghost",
"aria-hidden":"true"}),l("p",{children:W().t.noWeights})]}),i_=e=>{let{t,kg:n,day:o,signed:s}=W(),i=e.
points.at(-1),r=[7,30].flatMap(a=>{let u=na(e.points,a);return u===void 0?[]:[t.changeIn(s(u),a)]});
return l("section",{class:"card now","aria-label":t.latest,children:[l("div",{class:"part",children:[
l("h2",{children:i?t.latestOf(o(i.at)):t.latest}),i&&l("p",{class:"figure",children:l("strong",{children:n(
i.kg)})}),r.length>0&&l("p",{children:r.join(" · ")}),!i&&l(r_,{}),l(_d,{change:e.change}),!i&&l("a",
{href:ve("weight",{},"import"),children:t.importFrom})]}),l(s_,{...e})]})},wd={month:30,quarter:91,year:365,
all:Number.POSITIVE_INFINITY},ma=["month","quarter","year","all"],bd,a_=({points:e,bands:t})=>{let{t:n,
zone:o,unit:s,kg:i,integer:r,signed:a}=W(),{parameters:u}=ze(),d=Date.now(),g=C=>d-wd[C]*864e5,f=C=>e.
filter(({at:M})=>M>=g(C)).length>1,p=ma.find(C=>C===u.period)??bd??ma.find(f)??"all";bd=p;let{series:h,
from:w}=mt(()=>{let C=Math.max(g(p),e[0]?.at??d-864e5);return{series:Eu(e,C,o),from:C}},[e,p,o]),S=mt(
()=>{let C=M=>dn(M,s);return{series:{...h,points:h.points.map(({at:M,kg:E})=>({at:M,kg:C(E)})),means:h.
means.map(M=>M===void 0?M:C(M))},bands:t.map(M=>({...M,from:C(M.from),to:C(M.to)}))}},[h,t,s]),T=l(qs,
{label:n.period,values:ma,names:n.periods,value:p,choose:C=>To(ve("weight",{period:C}))}),{points:P,
meanDays:v}=h,[b,x]=[P[0],P.at(-1)],A=_s(P.map(C=>C.kg));return l(Ve,{title:n.trend,tools:T,children:[
!b&&l("p",{class:"hint",children:n.nothingInPeriod}),l(Lu,{...S,from:w,to:d}),l("p",{class:"hint key",
children:[l("span",{"aria-hidden":"true",children:"●"})," ",n.chartPoint," ",l("b",{"aria-hidden":"\
true",children:"━"})," ",n.mean(v)]}),b&&x&&A&&l(Ao,{facts:{[n.change]:a(na(e,wd[p])??x.kg-b.kg),[n.
minimum]:i(A[0]),[n.maximum]:i(A[1]),[n.count]:r(P.length)}})]})},l_=12,c_=({weights:e,change:t})=>{
let{t:n,kg:o,instant:s,longMonth:i}=W(),r=mt(()=>{let g=Map.groupBy(e,p=>i(p.fecha_registro)),f=p=>p.
reduce((h,{peso_kg:w})=>h+w,0)/p.length;return new Map([...g].map(([p,h])=>[p,n.monthMean(p,o(f(h)))]))},
[e,n,o,i]),a=e.length>l_,u=()=>Eo(new Blob([nd(e)],{type:"text/csv"}),"weights.csv"),d=l("div",{class:"\
actions",children:[l("a",{class:"button plain",href:ve("weight",{},"import"),children:n.importCsv}),
l(re,{text:n.exportCsv,onClick:u})]});return l(Ve,{title:n.records,hint:pa(),tools:d,children:l(lt,{
caption:n.newestFirst,rows:e,keyOf:({id:g})=>g,groupOf:g=>a&&r.get(i(g.fecha_registro))||"",columns:[
[n.date,g=>s(g.fecha_registro)],[n.weight,g=>l("strong",{children:o(g.peso_kg)}),"numeric"],[n.actions,
g=>l(yd,{item:g,change:t}),"tools"]]})})},u_=(e,{data:t})=>e&&!(t&&ts(t)==="minor")?ai(e.talla_m):[],
d_=({first:e})=>{let{t}=W(),[n,o]=[Pe(t_),Pe(n_)],{profile:s}=e,i=n.data?.weights??e.weights,r=mt(()=>u_(
s,o),[s,o.data]),a=mt(()=>i.map(f=>({at:Date.parse(f.fecha_registro),kg:f.peso_kg})).reverse(),[i]),
d={profile:s,weights:i,points:a,bands:r,change:f=>n.data?n.change(p=>({...p,weights:f(p.weights)})):
n.reload()},g=f=>{f&&n.reload(),o.reload()};return l(Mt.Provider,{value:g,children:[l(i_,{...d,bmi:o}),
l(We,{error:n.error,retry:n.reload}),!n.data&&n.loading&&i.length>0&&l(ge,{kind:"loading",children:t.
loading}),n.data&&i.length>0&&l(X,{children:[l(a_,{...d}),l(c_,{...d})]})]})},f_=()=>{let e=Pe(e_);return l(
Lt,{title:W().t.weight,quiet:!0,load:e,children:t=>l(d_,{first:t})})},vd=e=>ze().id==="import"?l(pd,
{...e}):l(f_,{});var p_=["","register","deleted"],m_=5e3,kd=["input","offline"],xd=ys("language"),Sd=ys("unit"),g_=()=>[
xd.read(),...navigator.languages].find(t=>/^(es|en)\b/.test(t))?.startsWith("en")?"en":"es",Td=({label:e,
tabs:t})=>{let n=be(null),o=t.find(([,,s])=>s)?.[0];return de(()=>{let s=n.current?.querySelector("[\
aria-current]");n.current&&s&&(n.current.scrollLeft=s.offsetLeft-n.current.offsetLeft-48)},[o]),l("n\
av",{class:"tabs","aria-label":e,ref:n,children:t.map(([s,i,r])=>l("a",{href:ve(s),"aria-current":r?
"page":void 0,children:i},s))})},h_=()=>q.logout().catch(e=>{if(!(e instanceof nt))throw e;q.session.
forget()}),__=({account:e,views:t,current:n,language:o})=>{let{t:s}=W(),i=p=>[p.name,s[p.name],p===n],
r=p=>t.filter(h=>h.place===p),a=r("administration"),u=n?.place==="administration",[d,...g]=a.map(i),
f=d&&[d[0],g[0]&&e?.role==="admin"?s.administration:d[1],u];return l("header",{class:e?"":"guest",children:[
l(re,{text:s.skip,kind:"skip",onClick:nn}),l("div",{class:"frame",children:[l("a",{class:"brand",href:"\
#/",children:l("span",{children:s.title})}),e&&l(Td,{label:s.navigation,tabs:[...r().map(i),...f?[f]:
[]]}),e?l(Do,{label:`${s.menu}: ${e.username}`,text:e.username,children:[r("menu").map(({name:p})=>l(
"a",{href:ve(p),children:s[p]},p)),o,l(pn,{text:s.signOut,kind:"link",act:h_})]}):o]}),u&&g[0]&&l(Td,
{label:s.administration,tabs:a.map(i)})]})},y_=({change:e,name:t})=>{let{t:n}=W(),o=t==="deleted"?n.
deleted:e&&n.ends[e],s=async()=>await q.session.restore()??location.reload();return l(X,{children:[o&&
l(ge,{children:o}),e==="account_changed"&&l(pn,{text:n.adopt,act:s}),l("div",{class:"card narrow wel\
come",children:l(Ti,{registering:t==="register"},t==="register")})]})},w_=({account:e,leave:t})=>{let{
t:n}=W();return de(()=>El,[]),l(fn,{title:n.signIn,locked:!0,onClose:t,children:()=>l(X,{children:[l(
ge,{children:n.ends.expired}),l(Ti,{registering:!1,expired:e})]})})},b_=(e,t)=>{let{parameters:n={}}=e??
{};return Object.fromEntries(Object.entries(n).flatMap(([o,s])=>typeof s=="number"&&!Number.isInteger(
s)?[[o,t(s)]]:[]))},Cd=({views:e})=>{let[t,n]=ee(g_),[o,s]=ee(()=>Vs.find(L=>L===Sd.read())??"kg"),[
{account:i,change:r,expired:a=null},u]=ee({account:null}),[d,g]=ee({text:""}),f=$s((L,ae)=>g({text:L,
undo:ae}),[]),p=So(()=>navigator.onLine,window,"online","offline"),{name:h,id:w}=ze();de(()=>q.session.
onChange((L,ae)=>u(ce=>({account:L,change:ae,expired:ae==="expired"?ce.account??ce.expired??null:null}))),
[]);let S=be(null);de(()=>{let L=S.current;if(d.text===""||!L)return;let ae=()=>f(""),ce,ie=()=>{clearTimeout(
ce),L.contains(document.activeElement)||(ce=setTimeout(ae,m_))};L.querySelector("button")?.focus(),ie();
let Y=["focusin","focusout"],J=()=>setTimeout(ie);for(let B of Y)L.addEventListener(B,J);for(let B of kd)
addEventListener(B,ae);return()=>{clearTimeout(ce);for(let B of Y)L.removeEventListener(B,J);for(let B of kd)
removeEventListener(B,ae)}},[d,f]);let T=Pe(async()=>(await q.session.restore().catch(L=>{if(L.status!==
401)throw L;u({account:null,change:"expired"})}),q.getPublicConfig())),P={"Accept-Language":t},v=Pe(
L=>q.getMessages({headers:P,signal:L}),[t]),b=i??a,x=Pe(async L=>i?(await q.getPermissions({signal:L})).
permissions:[],[i?.userId,i?.role]),A=Po[t],[C,M,E]=[v.data,T.data,x.data],O=mt(()=>{if(!C||!M)return;
let L={messages:C,config:M,announce:f,may:Y=>E?.includes(Y)??!1,setUnit(Y){Sd.write(Y),s(Y)}},ae=$l(
t,ws(M.time_zone??ra()),o),ce={...C,errors:{...C.errors,...ae.t.errors}};return{...ae,...L,describe:(Y,J)=>ri(
Y,ce,{...b_(Y,ae.plain),...J})}},[t,o,C,M,E,f]);if(de(()=>{document.documentElement.lang=t},[t]),!O){
let L=[v,T].filter(({error:ae})=>ae!==void 0);return L.length===0?l("p",{class:"notice loading",children:A.
loading}):l("main",{class:"card narrow",children:[l("h1",{children:A.title}),l("p",{role:"alert",children:A.
startFailed}),l(re,{text:A.retry,kind:"primary",onClick:()=>L.map(ae=>ae.reload())})]})}let F=t==="e\
s"?"en":"es",I=()=>{n(F),xd.write(F)},U=()=>{nn(),d.undo?.().then(L=>f(`${L}`),L=>f(O.describe(L)))},
$=({needs:L})=>L===void 0||b?.role==="admin"||L!=="admin"&&O.may(L),Z=e.filter($),H=p_.includes(h)?Z[0]:
Z.find(L=>L.name===h),ne=l(re,{text:A.otherLanguage,kind:"link",lang:F,onClick:I});return l(pi.Provider,
{value:O,children:[l(__,{account:b,views:Z,current:H,language:ne}),l("main",{children:[!p&&l(ge,{children:A.
offline}),l(We,{error:v.error,retry:v.reload}),!b&&l(y_,{change:r,name:h}),b&&H&&l(Bl,{children:l(H.
component,{account:b})},`${b.userId} ${H.name} ${w}`),l(We,{error:x.error,retry:x.reload}),b&&!H&&!x.
loading&&l(Ot,{title:A.notFound},h),a&&l(w_,{account:a,leave:()=>u({account:i,change:r})}),l("div",{
class:"announcement",role:"status",ref:S,children:[d.text,d.undo&&l(re,{text:A.undo,kind:"link",onClick:U})]})]})]})};var v_=[{name:"weight",component:vd},{name:"profile",component:oc,place:"menu"},{name:"account",component:nc,
place:"menu"},{name:"checklist",component:Yl,place:"administration",needs:"checklist:read"},{name:"s\
ynchronisation",component:Ql,place:"administration",needs:"checklist:read"},{name:"files",component:Jl,
place:"administration",needs:"admin"},{name:"accounts",component:ql,place:"administration",needs:"ad\
min"}],Pd=document.getElementById("page");Pd.replaceChildren();ol(l(Cd,{views:v_}),Pd);
