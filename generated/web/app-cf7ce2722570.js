var be,el,gf,Tn,Kr,Ls,tl,Ms,nl,Jr,Yr,ol,os=Symbol.for("pv"),Ws={},$s=[],hf=/^m(i|n|o|s|text|space)$/,
Qr=Array.isArray,Xr=$s.slice,Gn=Object.assign;function Vn(e){e&&e.parentNode&&e.remove()}function sl(e,t,n){
var o,s,r,i={},a=arguments.length;for(r in t)r=="key"?o=t[r]:r=="ref"&&typeof e!="function"?s=t[r]:i[r]=
t[r];return a>2&&(i.children=a>3?Xr.call(arguments,2):n),ns(e,i,o,s,null)}function ns(e,t,n,o,s){var r={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:os,
__v:s||++el,__i:-1,__u:0};return!s&&be.vnode&&be.vnode(r),r}function ne(e){return e.children}function Ns(e,t){this.props=e,this.context=t,this.__g=0}function xn(e,t){
if(t==null)return e.__&&xn(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.
__e;return typeof e.type!="function"||e.props.__P?null:xn(e)}function _f(e){var t,n=e.__v,o=n.__e,s=[],
r=[],i=e.__P;i&&((t=Gn({constructor:os},n)).__v=n.__v+1,be.vnode&&be.vnode(t),ei(i,t,n,e.__n,i.namespaceURI,
32&n.__u?[o]:null,s,o||xn(n),32&n.__u,r),t.__v=n.__v,t.__.__k[t.__i]=t,ul(s,t,r),n.__=n.__e=null,t.__e!=
o&&rl(t))}function rl(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&
(e.__e=t.__e)}),rl(e)}function Zr(e){(8&e.__g||(e.__g|=8,Tn.push(e),Ls++))&&Kr==be.debounceRendering||
((Kr=be.debounceRendering)||queueMicrotask)(il)}function il(){try{for(var e,t=1;Tn.length;)Tn.length>
t&&Tn.sort(tl),e=Tn.shift(),t=Tn.length,8&e.__g&&_f(e)}finally{(Ls=Tn.length)&&(Kr||queueMicrotask)(
il)}}function al(e,t,n,o,s,r,i,a,c,f,g){var p,h,d,w,v,S,k=o.__k||$s,b=t.length;for(c=yf(n,t,k,c,b),p=
0;p<b;p++)(d=n.__k[p])!=null&&(h=~d.__i&&k[d.__i]||Ws,d.__i=p,S=ei(e,d,h,s,r,i,a,c,f,g),w=d.__e,(h.ref!=
d.ref||8&h.__u)&&(h.ref&&ti(h.ref,null,d,h),d.ref&&g.push(d.ref,d.__c||w,d)),v=v||w,4&d.__u?(c=ll(d,
c,e,!h.__v),h.__e&&(h.__e=null)):typeof d.type=="function"&&S!==void 0?c=S:w&&(c=w.nextSibling),d.__u&=
-21);return n.__e=v,c}function yf(e,t,n,o,s){var r,i,a,c,f,g,p,h,d,w=n.length,v=w,S=0,k=0,b=e.__k=Array(
s);for(r=0;r<s;r++)(i=t[r])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.
constructor===String?i=b[r]=ns(null,i):Qr(i)?i=b[r]=ns(ne,{children:i}):i.constructor===os&&i.__b?i=
b[r]=ns(i.type,i.props,i.key,i.ref,i.__v):b[r]=i,c=r+S,i.__=e,i.__b=e.__b+1,a=null,~(f=i.__i=wf(i,n,
c,v))&&(v--,(a=n[f])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,f==c-1?S--:f==c+1?S++:f!=c&&(f>c?S--:S++,k=1)):
(~f||(s>w?S--:s<w&&S++),typeof i.type!="function"&&(i.__u|=4))):b[r]=null;if(k){for(g=[],p=[],r=0;r<
s;r++)if((i=b[r])&&16&i.__u){for(S=0,h=g.length;S<h;)g[d=S+h>>1]<i.__i?S=d+1:h=d;g[S]=i.__i,p[r]=S+1}
for(S=g.length;r--;)p[r]&&(p[r]==S?S--:b[r].__u|=4)}if(v)for(r=0;r<w;r++)!(a=n[r])||2&a.__u||(a.__e==
o&&(o=xn(a)),ni(a,a));return o}function ll(e,t,n,o){var s,r,i,a;if(typeof e.type=="function"){if(e.props.
__P)return t;if(s=e.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=e,t=ll(s[r],t,n,!1));return t}for(t&&!t.
parentNode&&(t=xn(e))&&!t.parentNode&&(t=null),i=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;for(i!=
a&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&
t.nodeType==8&&!t.data.startsWith("$s"););return t}function wf(e,t,n,o){var s,r=e.key,i=e.type,a=t[n],c=a&&!(2&a.__u);if(a===null&&r==null||c&&r==a.key&&
i==a.type)return n;if(o>(c?1:0)){for(s=n-1;s>=0;s--)if((a=t[s])&&!(2&a.__u)&&r==a.key&&i==a.type)return s;
for(s=n+1;s<t.length;s++)if((a=t[s])&&!(2&a.__u)&&r==a.key&&i==a.type)return s}return-1}function Xa(e,t,n){
n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Es(e,t,n,o,s){var r,i;if(t=="style")if(typeof n==
"string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||
Xa(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||Xa(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!=
"function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(i=Yr[t]||(Yr[t]=
bf(t)),(e.__a||(e.__a={}))[t]=Jr,r=t!=(t=t.replace(nl,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),
n?e.addEventListener(t,i,r):e.removeEventListener(t,i,r));else{if(s=="http://www.w3.org/2000/svg")t=
t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="l\
ist"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&
t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?
e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function bf(e){return function(t){var n=this.
__e;if(n){if(n=n[e],t[Ms]==null)t[Ms]=Jr++;else if(t[Ms]<this.__a[e])return;return n(be.event?be.event(
t):t)}}}function ei(e,t,n,o,s,r,i,a,c,f){var g,p,h,d,w,v,S,k,b,C,x,M,D,W,A,E,O,I,G=t.type;if(t.constructor!==
os)return null;128&n.__u&&(c=32&n.__u,g=n.__c.__z)&&(t.__u|=c,p=r=[],g.nodeType==8?a=Fs(g,r):r.push(
g),a=r[0]||a),(g=be.__b)&&g(t);e:if(typeof G=="function"){h=i.length;try{if(k=t.props,b=(g=G.prototype)&&
g.render,C=(g=G.contextType)&&o[g.__c],x=g?C?C.props.value:g.__:o,(d=n.__c)?(t.__c=d,2&d.__g&&(d.__g|=
1)):(b?t.__c=d=new G(k,x):(t.__c=d=new Ns(k,x),d.constructor=G,d.render=Sf),C&&C.sub(d),d.state||(d.
state={}),d.__n=o,d.__g|=8,d.__h=[],d.__k=[]),b&&(d.__s||(d.__s=d.state),G.getDerivedStateFromProps&&
(d.__s==d.state&&(d.__s=Gn({},d.__s)),Gn(d.__s,G.getDerivedStateFromProps(k,d.__s)))),w=d.props,v=d.
state,d.__v=t,n.__c){if(k!==w&&b&&!G.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(
k,x),t.__v==n.__v&&!(8&d.__g)||!(4&d.__g)&&d.shouldComponentUpdate&&d.shouldComponentUpdate(k,d.__s,
x)===!1){t.__v!=n.__v&&(d.props=k,d.state=d.__s,d.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(B){
B&&(B.__=t)}),$s.push.apply(d.__h,d.__k),d.__k=[],d.__h.length&&i.push(d),a=xn(n);break e}d.componentWillUpdate&&
d.componentWillUpdate(k,d.__s,x),b&&d.componentDidUpdate&&d.__h.push(function(){d.componentDidUpdate(
w,v,S)})}else b&&!G.getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),b&&d.componentDidMount&&
d.__h.push(d.componentDidMount);d.context=x,d.props=k,d.__P=e,d.__g&=-5,M=be.__r,D=b?25:0;do d.__g&=
-9,M&&M(t),g=d.render(d.props,d.state=d.__s,d.context);while(8&d.__g&&++D<25);b&&($s.push.apply(d.__h,
d.__k),d.__k=[]),d.state=d.__s,d.getChildContext&&(o=Gn({},o,d.getChildContext())),b&&n.__c&&d.getSnapshotBeforeUpdate&&
(S=d.getSnapshotBeforeUpdate(w,v)),W=g&&g.type===ne&&g.key==null?g.props.children:g,k.__P&&(g=a,s=(e=
k.__P).namespaceURI,c=r=null,n.props&&n.props.__P!=e&&(n.__k.some(function(B){B&&ni(B,B)}),n.__k=null),
a=n.__k?xn(n,0):null),a=al(e,Qr(W)?W:[W],t,n,o,s,r,i,a,c,f),k.__P&&(t.__e=null,a=g),t.__u&=-161,p&&p.
some(Vn),d.__h.length&&i.push(d),1&d.__g&&(d.__g&=-4)}catch(B){if(i.length=h,t.__v=null,c||r)if(B&&B.
then){if(t.__u|=128|c,r){for(~(O=r.indexOf(a||void 0))||(O=r.length);(I=r[O-1])&&I.nodeType==8;)O--;
for(;O<r.length;O++)if(I=r[O])if(r[O]=null,A){if(I==E)break}else{if(I.nodeType!=8)break;I.data.startsWith(
"$s")&&(E=Fs(A=I))}}if(!A){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;A=a}(g=Fs(A=t.__c.__z||
(t.__c.__z=A)))?(t.__e=A,a=g):t.__e=a,a=a&&a.nextSibling}else r&&r.some(Vn);else t.__e=n.__e;t.__k||
(t.__k=n.__k||[]),B&&B.then||cl(t),be.__e(B,t,n)}}else a=t.__e=kf(n.__e,t,n,o,s,r,i,c,f,e);return(g=
be.diffed)&&g(t),a}function Fs(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){
if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&
t.push(e)}}function cl(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(cl))}function ul(e,t,n){for(var o=0;o<
n.length;)ti(n[o++],n[o++],n[o++]);be.__c&&be.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(
function(r){r.call(s)})}catch(r){be.__e(r,s.__v)}})}function kf(e,t,n,o,s,r,i,a,c,f){var g,p,h,d,w,v,
S,k,b=n.props||Ws,C=t.props,x=t.type;if(x=="svg"?s="http://www.w3.org/2000/svg":x=="math"?s="http://\
www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(g=0;g<r.length;g++)if((w=r[g])&&
(x?w.localName==x:w.nodeType==3)){e=w,r[g]=null;break}}if(!e){if(k=f.ownerDocument||document,!x)return k.
createTextNode(C);e=k.createElementNS(s,x,C.is?C:f),a&&(be.__m&&be.__m(t,r),a=!1),r=null}if(x){if(f=
x=="template"&&e.content||e,r=x=="textarea"&&C.defaultValue!=null?null:r&&Xr.call(f.childNodes),!a&&
r)for(b={},g=0;g<e.attributes.length;g++)b[(w=e.attributes[g]).name]=w.value;for(g in b)w=b[g],g=="d\
angerouslySetInnerHTML"?h=w:g=="children"||g in C||g=="value"&&"defaultValue"in C||g=="checked"&&"de\
faultChecked"in C||Es(e,g,null,w,s);for(g in C)w=C[g],g=="children"?d=w:g=="dangerouslySetInnerHTML"?
p=w:g=="value"?v=w:g=="checked"?S=w:a&&typeof w!="function"||b[g]===w||Es(e,g,w,b[g],s);p?(a||h&&(p.
__html==h.__html||p.__html==e.innerHTML)||(e.innerHTML=p.__html),t.__k=[]):(h&&(e.textContent=""),(x==
"foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&hf.test(x))&&(s="http://www.w3.org/1999/xh\
tml"),al(f,Qr(d)?d:[d],t,n,o,s,r,i,r?r[0]:n.__k&&xn(n,0),a,c),r&&r.some(Vn)),a&&x!="textarea"||(g="v\
alue",x=="progress"&&v==null?e.removeAttribute(g):v==null||v===e[g]&&(x!="progress"||v)||Es(e,g,v,b[g],
s),g="checked",S!=null&&S!=e[g]&&Es(e,g,S,b[g],s))}else b===C||a&&e.data==C||(e.data=C);return e}function ti(e,t,n,o){
try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="func\
tion"?t():e(null)):e.current=t}catch(s){be.__e(s,n)}}function ni(e,t,n){var o,s,r,i;if(be.unmount&&be.
unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||ti(o,null,t,e),o=e.__c){if(o.componentWillUnmount)
try{o.componentWillUnmount()}catch(a){be.__e(a,t)}o.__P=o.__n=null}if(o=e.__k)for(i=0;i<o.length;i++)
o[i]&&ni(o[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(s=Fs(o,r=[]))&&
(o==e.__e&&r.some(Vn),Vn(s),Vn(o)),n||Vn(e.__e),e.__e=e.__c=e.__=null}function Sf(e,t,n){return this.
constructor(e,n)}function dl(e,t){var n,o,s,r;be.__&&be.__(e,t),t.nodeType==9&&(t=t.documentElement),
o=(n=e&&32&e.__u)?null:t.__k,t.__k=ns(ne,{children:[e]}),s=[],r=[],ei(t,t.__k,o||Ws,Ws,t.namespaceURI,
o?null:t.firstChild?Xr.call(t.childNodes):null,s,o?o.__e:t.firstChild,n,r),ul(s,t.__k,r),t.__k.props.
children=null}function Bs(e){function t(n){var o,s;return this.getChildContext||(o=new Set,(s={})[t.__c]=this,this.
getChildContext=function(){return s},this.shouldComponentUpdate=function(r){this.props.value!=r.value&&
o.forEach(function(i){i.__g|=4,Zr(i)})},this.sub=function(r){o.add(r);var i=r.componentWillUnmount;r.
componentWillUnmount=function(){o.delete(r),i&&i.call(r)}}),n.children}return t.__c="__cC"+ol++,t.__=
e,t.Provider=(t.Consumer=function(n,o){return n.children(o)}).contextType=t,t}be={__e:function(e,t,n,o){for(var s,r,i;t=t.__;)if((s=t.__c)&&!(1&s.__g)){s.__g|=4;try{if((i=(r=s.constructor)&&
r.getDerivedStateFromError)&&s.setState(r.getDerivedStateFromError(e)),s.componentDidCatch&&(s.componentDidCatch(
e,o||{}),i=1),i&&8&s.__g)return void(s.__g|=2)}catch(a){e=a}}throw Ls=0,e}},el=0,gf=function(e){return e!=
null&&e.constructor===os},Ns.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.
__s=Gn({},this.state)),typeof e=="function"&&(e=e(Gn({},n),this.props)),e&&(Gn(n,e),this.__v&&(t&&this.
__k.push(t),Zr(this)))},Ns.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(
e),Zr(this))},Ns.prototype.render=ne,Tn=[],Ls=0,tl=function(e,t){return e.__v.__b-t.__v.__b},Ms=Symbol(),
nl=/(PointerCapture)$|Capture$/i,Jr=0,Yr={},ol=0;var $e=class extends Error{name="ApiError";status;operation;code;parameters;fields;retryAfter;requestId;headers;constructor(t,n,{
status:o,headers:s},r){super(n,r),this.operation=t,this.status=o,this.code=s.get("x-error-code")??void 0;
let{fields:i=[],...a}=Tf(s.get("x-error-parameters"));this.parameters=a,this.fields=i,this.retryAfter=
vf(s.get("retry-after")),this.requestId=s.get("x-request-id")??void 0,this.headers=s}};var ot=class extends Error{name="ConnectionError"},jn=class extends ot{name="TimeoutError"},fl=(e,t)=>e instanceof
$e?new $e(t,e.message,e,{cause:e}):e,xo=e=>e instanceof $e&&e.status===401,vf=e=>{if(e===null)return;
let t=/^\d+$/.test(e)?Number(e):(Date.parse(e)-Date.now())/1e3;return Number.isNaN(t)?void 0:Math.max(
0,Math.ceil(t))},oi=e=>{try{return JSON.parse(e)}catch{return}},Tf=e=>{let t=oi(e??"");return typeof t==
"object"?{...t}:{}},pl=(e,t)=>typeof e=="object"&&e!==null&&"error"in e&&typeof e.error=="string"?e.
error:`HTTP ${t}`,Cn=e=>e.catch(t=>{if(t instanceof $e&&t.status===404)return null;throw t});var xf=2**31-1,si=(e,t)=>{let n=new AbortController,o,s=()=>clearTimeout(o),r=()=>{s(),!(e===0||e>xf)&&
(o=setTimeout(()=>n.abort(new jn(`no answer within ${e} ms`)),e))},i=()=>n.abort(t?.reason);return t?.
aborted&&i(),t?.addEventListener("abort",i),r(),{signal:n.signal,extend:r,pause:s,release(){s(),t?.removeEventListener(
"abort",i)},renew:()=>si(e,t),explain(a,c){return n.signal.aborted?n.signal.reason:a instanceof ot?a:
new ot(c,{cause:a})}}},un=(e,t)=>new Promise((n,o)=>{let s=()=>o(t.reason);t.aborted&&s(),t.addEventListener(
"abort",s),e.then(n,o).finally(()=>t.removeEventListener("abort",s))});var Un=(e,...t)=>{try{e?.(...t)}catch(n){queueMicrotask(()=>{throw n})}};var Cf=250,Pf=3e4,Df=async(e,{signal:t=new AbortController().signal})=>{let n,o=new Promise(s=>{n=setTimeout(
s,e)});await un(o,t).finally(()=>clearTimeout(n))};async function*ml(e,t){let n,o=new Set;do{let s=await t(
n);if(yield*s[e]??[],n=s.next_after,o.has(n))throw new ot("the pages of the list repeat themselves");
o.add(n)}while(n!==null)}var qn=({state:e,next_attempt_at:t})=>e==="waiting"||e==="retrying"||t!==null,
gl=async(e,t,n)=>{let o=/\/api\/wstg\/requests\/(\d+)$/.exec(e)?.[1];if(o===void 0)throw new TypeError(
`'${e}' is no address of a request`);for(let s=Cf;;s=Math.min(s*2,Pf)){let r=s;try{let i=await n(Number(
o));if(Un(t.onRequest,i),!qn(i))return i}catch(i){if(!(i instanceof $e&&i.status===503))throw i;r=Math.
max(s,(i.retryAfter??0)*1e3)}await Df(r,t)}};var Af=10*6e4,hl=()=>{let e=new Headers({"x-error-code":"authentication_required"});return new $e("r\
efreshAccessToken","La sesión ha terminado",{status:401,headers:e})},If=e=>{let t=n=>{try{return e===
void 0?void 0:n(localStorage,e)}catch{return}};return{set:()=>t((n,o)=>n.setItem(o,"session")),remove:()=>t(
(n,o)=>n.removeItem(o)),get isMissing(){return t((n,o)=>n.getItem(o)===null)??!1}}},Rf=e=>{let t=e===
void 0?void 0:globalThis.navigator?.locks,n=new Set,o=Promise.resolve();return{async refresh(s){if(t&&
e)return t.request(e,{mode:"shared"},s);let r=o.then(s),i=r.then(()=>n.delete(i),()=>n.delete(i));return n.
add(i),r},async alone(s){if(t&&e)return t.request(e,s);let r=Promise.all([o,...n]).then(s);return o=
r.catch(()=>{}),r}}},_l=(e,t,n)=>{let o=new Set,s=If(t),r=Rf(t),i=t===void 0||typeof BroadcastChannel>
"u"?void 0:new BroadcastChannel(t),a,c,f=0,g=!1,p=!1,h,d=(A,E)=>{for(let O of o)Un(O,A,E)},w=A=>{f+=
1,h=void 0,g=A},v=(A,E)=>{let{user_id:O,username:I,role:G,access_token:B}=A;a={account:{userId:O,username:I,
role:G},token:B,since:performance.now()},c=O,g=!1,s.set(),d(a.account,E)},S=A=>{w(!1),i?.postMessage(
{userId:A.user_id}),v(A,"signed_in")},k=A=>{w(!0),A!=="account_changed"&&s.remove(),!(!a&&A!=="accou\
nt_changed")&&(a=void 0,d(null,A))},b=()=>{i?.postMessage({userId:null}),n.forget(),k("signed_out")},
C=async A=>{p=!0;try{let E=await A();return b(),E}finally{p=!1}},x=async()=>{let A=f,E;try{E=await r.
refresh(e)}catch(O){throw xo(O)&&f===A&&(p?b():k("expired")),O}if(f!==A)throw hl();if(a&&a.account.userId!==
E.user_id)throw k("account_changed"),hl();return v(E,a?"refreshed":"signed_in"),E},M=()=>{if(h)return h;
let A=x().finally(()=>{h===A&&(h=void 0)});return h=A,A},D=({data:A})=>{typeof A!="object"||A===null||
!("userId"in A)||(A.userId===null?k("signed_out"):c!==void 0&&A.userId!==c?k("account_changed"):a||(w(
!1),s.set(),W.restore().catch(()=>{})))};i?.addEventListener("message",D);let W={get account(){return a?.
account??null},get refreshToken(){return n.token},async restore({always:A=!1}={}){if(a)return a.account;
if(s.isMissing&&!A)return null;do{let E=f;try{await M()}catch(O){if(f===E)throw O}}while(!a&&!g);return W.
account},forget:b,onChange(A){return o.add(A),()=>o.delete(A)},close(){i?.close(),i=void 0,o.clear()}};
return{session:W,begin:S,refresh:M,alone:r.alone,async renew(A){let E=f,O=await A();return f===E&&v(
O,"refreshed"),O},leaveAfter:C,async logOut(A){let E=a!==void 0;try{return await C(A)}catch(O){if(!E||
a||!xo(O))throw O;return{message:O.message}}},get isLeaving(){return p},get token(){return a?.token},
get epoch(){return f},get isOver(){return g||!a&&s.isMissing},get isStale(){return a!==void 0&&performance.
now()-a.since>Af}}};var Of=(e,t,n,o)=>{let s=e.getReader(),r=0;return new ReadableStream({async pull(i){t.extend();try{let{
done:a,value:c}=await un(s.read(),t.signal);if(t.pause(),a){t.release(),i.close();return}r+=c.byteLength,
i.enqueue(c),Un(o,{loaded:r,total:n})}catch(a){throw t.release(),s.cancel(a).catch(()=>{}),t.explain(
a,"the file broke off")}},cancel(i){return t.release(),s.cancel(i)}})},yl=(e,t,n,o)=>{let s=t.get("c\
ontent-length"),r=t.get("content-type")??"application/octet-stream",i=Of(e,n,s===null?void 0:Number(
s),o);return{fileName:/filename="([^"]+)"/.exec(t.get("content-disposition")??"")?.[1]??"download",contentType:r,
stream:i,async blob(){let a=[],c=i.getReader();for(let f=await c.read();!f.done;f=await c.read())a.push(
f.value);return new Blob(a,{type:r})}}},wl=e=>{let t=new FormData,n=0;for(let[o,s]of Object.entries(
e))t.append(o,s),s instanceof Blob&&(n+=s.size);return{form:t,size:n}},Ef=e=>{let t=new Headers;for(let n of e.
trim().split(/[\r\n]+/)){let o=n.indexOf(":");o>0&&t.append(n.slice(0,o).trim(),n.slice(o+1).trim())}
return t},ri=e=>typeof XMLHttpRequest<"u"&&!e,Mf=async(e,t,n,o)=>{let s=new XMLHttpRequest,r=()=>s.abort();
await new Promise((c,f)=>{s.open(e.method,e.url),s.withCredentials=!0;for(let[g,p]of e.headers)g!=="\
content-type"&&s.setRequestHeader(g,p);s.upload.onprogress=({loaded:g})=>o(g),s.upload.onload=n.pause,
s.onload=()=>c(),s.onerror=s.onabort=()=>f(new ot("the upload broke off")),n.signal.addEventListener(
"abort",r),n.signal.aborted?r():s.send(t)}).finally(()=>n.signal.removeEventListener("abort",r));let{
status:i,responseText:a}=s;return new Response(a||null,{status:i,headers:Ef(s.getAllResponseHeaders())})},
Nf=(e,t,n)=>{if(!e.body)return e;let o=0,s=e.body.pipeThrough(new TransformStream({transform(i,a){o+=
i.byteLength,n(o),a.enqueue(i)},flush:t.pause})),r={method:e.method,headers:e.headers,body:s,signal:e.
signal,duplex:"half"};return new Request(e.url,r)},bl=(e,{form:t,size:n},o,s,r)=>{let i=c=>{o.extend(),
Un(s,{loaded:Math.min(c,n),total:n})};if(ri(r))return Mf(e,t,o,i);let a=r??globalThis.fetch;return typeof XMLHttpRequest>
"u"?a(Nf(e,o,i)):(o.pause(),a(e))};var Ff=3e4,Lf="the service is unreachable, or it does not allow the origin of this page",Wf="/api/au\
th/",$f=new Set(["logout","logoutEverywhere","deleteAccount"]),Bf=new Set(["changePassword","logoutE\
verywhere","deleteAccount"]),Hf=e=>({token:e,headers(t){return this.token!==void 0&&t.startsWith(Wf)?
{cookie:`refresh_token=${this.token}`}:{}},read({headers:t}){for(let n of t.getSetCookie?.()??[]){let o=/^refresh_token=([^;]*)/.
exec(n)?.[1];o!==void 0&&(this.token=o===""?void 0:o)}},forget(){this.token=void 0}}),Vf=(e={})=>{let t=Object.
entries(e).filter(([,o])=>o!==void 0),n=new URLSearchParams(t.map(([o,s])=>[o,String(s)]));return n.
size>0?`?${n}`:""},Gf=()=>/^https?:/.test(globalThis.location?.origin)?globalThis.location.origin:"",
jf=e=>{if(e!==""&&!(/^https?:\/\//.test(e)&&URL.canParse(e)))throw new TypeError(`baseUrl is an addr\
ess such as https://api.example, not '${e}'`);return e.replace(/\/+$/,"")},Uf=e=>typeof window>"u"||
e===""?void 0:`weight-bmi-register ${new URL(e).origin}`,qf=e=>encodeURIComponent(String(e)).replace(
/^\.{1,2}$/,"%20$&"),kl=(e,{baseUrl:t=Gf(),fetch:n,timeoutMs:o=Ff,refreshToken:s})=>{let r=jf(t),i=Hf(
s),a=(S,{path:k,query:b,headers:C,body:x,onProgress:M})=>{let D=e[S];if(!D)throw new TypeError(`ther\
e is no operation ${S}`);if(r===""&&typeof location>"u")throw new TypeError("outside of a page creat\
eClient needs the option baseUrl");let W=x==="all"?void 0:x,A=D.transfer==="upload"&&W?wl(W):void 0,
E={...k};return{id:S,route:D,url:r+D.path.replace(/\{(\w+)\}/g,(O,I)=>qf(E[I]))+Vf(b),headers:Object.
entries({...C}).filter(([,O])=>O!==void 0),renewable:D.bearer&&(D.key===void 0||C?.[D.key]===void 0),
form:A,json:A||!W?void 0:JSON.stringify(W),onProgress:M}},c=async({timeoutMs:S=o,signal:k},b)=>{let C=si(
S,k);try{return await b(C)}finally{C.release()}},f=async({id:S,route:k,url:b,headers:C,form:x,json:M,
onProgress:D},W,A)=>{let E=new Headers({...Object.fromEntries(C),...M!==void 0&&{"content-type":"app\
lication/json"},...A!==void 0&&{authorization:`Bearer ${A}`},...i.headers(k.path)}),O=x&&!ri(n)?x.form:
M??null,{signal:I}=W,G=new Request(b,{method:k.method,headers:E,body:O,credentials:"include",signal:I}),
B=Lf,V=async()=>{let L=x?await bl(G,x,W,D,n):await(n??globalThis.fetch)(G);if(B="the answer broke of\
f, or is not the one of the service",i.read(L),L.ok&&k.transfer==="download"){if(!L.body||L.status===
204)throw new ot("the answer has no body");return yl(L.body,L.headers,W.renew(),D)}let J=await L.text();
if(!L.ok)throw new $e(S,pl(oi(J),L.status),L);let j=JSON.parse(J);if(typeof j!="object"||j===null)throw new ot(
B);let X=L.headers.get("location");return X===null?j:{...j,location:X}};try{return await un(V(),I)}catch(L){
throw L instanceof $e?L:W.explain(L,B)}},g=(S,k={})=>c(k,b=>f(a(S,k),b)),p=_l(()=>g("refreshAccessTo\
ken"),Uf(r),i),h=(S,k)=>c(k,async b=>{let C=a(S,k),{route:x,renewable:M}=C,D=()=>x.transfer!==null&&
b.extend(),W=()=>un(p.refresh(),b.signal).catch(I=>{throw fl(I,C.id)}),A=I=>{let G=()=>f(C,b,I);return Bf.
has(S)?un(p.alone(G),b.signal):G()};x.transfer==="upload"&&p.isStale&&await W();let{token:E,epoch:O}=p;
try{return D(),await A(E)}catch(I){if(!(M&&xo(I)&&($f.has(S)||!p.isLeaving))||p.epoch!==O||p.isOver)
throw I;D();try{p.token===E&&await W()}catch(B){throw xo(B)||p.epoch!==O?I:B}if(p.epoch!==O)throw I;
return D(),await A(p.token)}}),d=S=>async k=>{let b=await g(S,k);return p.begin(b),b},w={registerAccount:d(
"registerAccount"),login:d("login"),refreshAccessToken:S=>c(S,({signal:k})=>un(p.refresh(),k)),logout:S=>p.
logOut(()=>h("logout",S)),changePassword:S=>p.renew(()=>h("changePassword",S)),logoutEverywhere:S=>p.
leaveAfter(()=>h("logoutEverywhere",S)),deleteAccount:S=>p.leaveAfter(()=>h("deleteAccount",S))},v=Object.
entries(e).flatMap(([S,{list:k}])=>{if(!k)return[];let b=({signal:C,timeoutMs:x,...M}={})=>ml(k.entries,
D=>h(S,{query:{...M,after:D},signal:C,timeoutMs:x}));return[[k.name,b]]});return{...Object.fromEntries(
Object.keys(e).map(S=>[S,async(k={})=>w[S]?.(k)??h(S,k)])),...Object.fromEntries(v),waitForRequest:(S,{
onRequest:k,...b}={})=>gl(S,{...b,onRequest:k},C=>h("getRequest",{...b,path:{request_id:C}})),session:p.
session}};var Sl={"Peso insuficiente":"underweight","Peso normal":"normal",Sobrepeso:"overweight","Obesidad de\
 grado I":"obese_class_i","Obesidad de grado II":"obese_class_ii","Obesidad de grado III":"obese_cla\
ss_iii","Para menores de 18 años no se aplican las categorías de IMC de los adultos":"minor"},ii=[
["underweight",18.5],["normal",25],["overweight",30],["obese_class_i",35],["obese_class_ii",40],["ob\
ese_class_iii",Number.POSITIVE_INFINITY]],ai=1e3;var li=(e,t)=>e.replace(/\{(\w+)\}/g,(n,o)=>String(t[o]??n)),zf=e=>e instanceof $e?[e.code??"gateway",
e.code?e.parameters:{status:e.status}]:e instanceof jn?["timeout",{}]:[e instanceof ot?"unreachable":
"",{}],ci=(e,t,n={})=>{let o=e instanceof Error?e.message:String(e),s=t?.errors??{},[r,i]=zf(e),a={...i,
...n},{reason:c="",text:f="",index:g}=a,p={...a,...s[c]!==void 0&&{reason:li(s[c],a)}},h=s[f]??s[r],
d=g!==void 0&&h!==void 0&&s.at_index,w=li(h??o,p),v=d?li(d,{index:Number(g)+1,error:w}):w;return/\{\w+\}/.
test(v)?o:v},ss=({description:e})=>Sl[e],ui=(e,t)=>{let n=ss(e);return n===void 0?e.description:t.bmi_descriptions[n]};var yt={Role:{values:["admin","user"]},Username:{pattern:"^[a-z0-9._@+\\-]{3,64}$",minLength:3,maxLength:64},
NewPassword:{minLength:8,maxLength:128},WstgStatus:{values:["Not Started","In Progress","Blocked","D\
one","Not Applicable"]},Permission:{values:["weights:read","weights:write","checklist:read","checkli\
st:write"]},ChecklistAccess:{values:["none","read","write"]},KeyName:{minLength:1,maxLength:60},Moment:{
maxLength:64},SyncDirection:{values:["tracker->dd","dd->tracker"]},TrackerStatus:{values:["Not Start\
ed","In Progress","Blocked","Done","Not Applicable"]},WstgOutcome:{values:["issues","untested","not_\
applicable","passed","in_progress"]},FindingSeverity:{values:["critical","high","medium","low","info"]},
FindingState:{values:["open","duplicate","false_positive","out_of_scope","risk_accepted","closed","c\
losed_by_status"]},WstgRequestState:{values:["waiting","retrying","failed","done","superseded","dism\
issed"]}};var Hs=e=>ii.map(([t,n],o)=>({class:t,from:(ii[o-1]?.[1]??0)*e**2,to:n*e**2}));async function*Vs(e,t,{
check:n=!1,...o}={}){for(let s=0;s<t.length;s+=ai){let r=t.slice(s,s+ai);try{let i=await e.recordWeights(
{body:{weights:r,check:n},...o});yield{weights:r,start:s,answer:i}}catch(i){if(!(i instanceof $e&&i.
status===400))throw i;let{index:a}=i.parameters;yield{weights:r,start:s,error:i,index:a===void 0?a:s+
Number(a)}}}}var Kf={registerAccount:{method:"post",path:"/api/auth/register",bearer:!1,transfer:null},login:{method:"\
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
bearer:!0,transfer:null},deleteWeights:{method:"post",path:"/api/weights/batch-delete",bearer:!0,transfer:null},
getMessages:{method:"get",path:"/api/messages",bearer:!1,transfer:null},getPublicConfig:{method:"get",
path:"/api/config",bearer:!1,transfer:null},exportFindingsDump:{method:"get",path:"/api/findings-man\
ager/export-dump",bearer:!0,transfer:"download"},importFindingsDump:{method:"post",path:"/api/findin\
gs-manager/import-dump",bearer:!0,transfer:"upload"},generateReport:{method:"get",path:"/api/finding\
s-manager/generate-pdf",bearer:!0,transfer:"download"},requestWstgSync:{method:"post",path:"/api/wst\
g/sync",bearer:!0,transfer:null},receiveWstgWebhook:{method:"post",path:"/api/wstg/webhook",bearer:!0,
key:"X-API-Key",transfer:null},getWstgStatus:{method:"get",path:"/api/wstg/status",bearer:!0,transfer:null},
getWstgDashboard:{method:"get",path:"/api/wstg/dashboard",bearer:!0,transfer:null},listItems:{method:"\
get",path:"/api/wstg/items",bearer:!0,transfer:null,list:{name:"items",entries:"items"}},getItem:{method:"\
get",path:"/api/wstg/items/{wstg_id}",bearer:!0,transfer:null},forgetItem:{method:"delete",path:"/ap\
i/wstg/items/{wstg_id}",bearer:!0,transfer:null},listRequests:{method:"get",path:"/api/wstg/requests",
bearer:!0,transfer:null,list:{name:"requests",entries:"requests"}},getRequest:{method:"get",path:"/a\
pi/wstg/requests/{request_id}",bearer:!0,transfer:null},retryRequests:{method:"post",path:"/api/wstg\
/requests/retry",bearer:!0,transfer:null},dismissRequests:{method:"post",path:"/api/wstg/requests/di\
smiss",bearer:!0,transfer:null},checkGate:{method:"get",path:"/api/wstg/gate",bearer:!0,transfer:null},
listLog:{method:"get",path:"/api/wstg/log",bearer:!0,transfer:null,list:{name:"log",entries:"entries"}},
getSynchronisation:{method:"get",path:"/api/wstg/synchronise",bearer:!0,transfer:null},synchroniseNow:{
method:"post",path:"/api/wstg/synchronise",bearer:!0,transfer:null}},vl=(e={})=>kl(Kf,e);var dn,Re,di,Tl,fi=Object.is,is=0,El=[],pi=[],Ve=be,xl=Ve.__b,Cl=Ve.__r,Pl=Ve.diffed,Dl=Ve.__c,Al=Ve.
unmount,Il=Ve.__;function zn(e,t){Ve.__h&&Ve.__h(Re,e,is||t),is=0;var n=Re.__H||(Re.__H={__:[],__h:[]});
return e>=n.__.length&&n.__.push({}),n.__[e]}function se(e){return is=1,Zf(Fl,e)}function Zf(e,t,n){
var o=zn(dn++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):Fl(void 0,t),function(r){var i=(o.__N||o.__)[0],a=o.
t(i,r);fi(i,a)||(o.__N=[a,o.__[1]],o.__c.setState({}))}],o.__c=Re,!Re.__f)){Re.__f=!0;var s=Re.shouldComponentUpdate;
Re.shouldComponentUpdate=function(r,i,a){var c=this.__H;if(!c)return!0;var f=!1,g=this.props!=r;if(c.
__.some(function(h){h.__N&&(f=!0,fi(h.__[0],h.__N[0])||(g=!0))}),s){var p=s.call(this,r,i,a);return f?
p||g:p}return!f||g}}return o.__}function de(e,t){var n=zn(dn++,3);!Ve.__s&&gi(n.__H,t)&&(n.__P=!0,n.
__=e,n.u=t,Re.__H.__h.push(n))}function Ml(e,t){var n=zn(dn++,4);!Ve.__s&&gi(n.__H,t)&&(n.__P=!1,n.__=
e,n.u=t,Re.__h.push(n))}function ve(e){return is=5,ct(function(){return{current:e}},[])}function ct(e,t){var n=zn(dn++,7);return gi(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Gs(e,t){return is=
8,ct(function(){return e},t)}function Pn(e){var t=Re.context[e.__c],n=zn(dn++,9);return n.c=e,t?(n.__==
null&&(n.__=!0,t.sub(Re)),t.props.value):e.__}function Nl(e){var t=zn(dn++,10),n=se();return t.__=e,Re.componentDidCatch||(Re.componentDidCatch=function(o,s){
t.__&&t.__(o,s),n[1](o)}),[n[0],function(){return n[1]()}]}function Co(){var e=zn(dn++,11);if(!e.__){
for(var t=Re.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}
function Jf(){var e;do{for(;e=pi.shift();)try{rs(e)}catch(n){Ve.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=
El.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(rs),t.__h.some(mi),t.__h=[]}catch(n){t.__h=[],Ve.
__e(n,e.__v)}}}while(pi.length)}Ve.__b=function(e){Re=null,xl&&xl(e)},Ve.__=function(e,t){e&&t.__k&&
t.__k.__m&&(e.__m=t.__k.__m),Il&&Il(e,t)},Ve.__r=function(e){Cl&&Cl(e),dn=0;var t=(Re=e.__c).__H;t&&
(di==Re?Re.__h=[]:(t.__h.some(rs),t.__h.some(mi),dn=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.
__N),n.u=n.__N=void 0})),di=Re},Ve.diffed=function(e){Pl&&Pl(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&
Ol(El.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),di=Re=null},Ve.__c=function(e,t){t.some(
function(n){try{n.__h.some(rs),n.__h=n.__h.filter(function(o){return!o.__||mi(o)})}catch(o){n.__h=[function(){
throw o}]}}),Dl&&Dl(e,t)},Ve.unmount=function(e){Al&&Al(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(
function(s){try{if(s.__P&&s.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}
s.__P=n,Ol(pi.push(s))}else rs(s)}catch(r){t=r}}),o.__H=void 0,t&&Ve.__e(t,o.__v))};var Rl=typeof requestAnimationFrame==
"function";function Qf(e){var t,n=function(){clearTimeout(o),Rl&&cancelAnimationFrame(t),setTimeout(
e)},o=setTimeout(n,35);Rl&&(t=requestAnimationFrame(n))}function Ol(e){e!=1&&Tl==Ve.requestAnimationFrame||
((Tl=Ve.requestAnimationFrame)||Qf)(Jf)}function rs(e){var t=Re,n=e.__c;typeof n=="function"&&(e.__c=
void 0,n()),Re=t}function mi(e){var t=Re;e.__c=e.__(),Re=t}function gi(e,t){return!e||e.length!=t.length||
t.some(function(n,o){return!fi(n,e[o])})}function Fl(e,t){return typeof t=="function"?t(e):t}var fn=(e,t,n)=>{for(let o of t)e.addEventListener(o,n,!0);return()=>{for(let o of t)e.removeEventListener(
o,n,!0)}},Po=(e,t,...n)=>{let[o,s]=se(e);return de(()=>{let r=()=>s(e);return r(),fn(t,n,r)},[]),o},
Wl="retry-failed-loads",$l=()=>{dispatchEvent(new Event(Wl))},Xf=250,ep=3e4,Ll=e=>e+1,ke=(e,t=[],n=()=>!1)=>{
let[o,s]=se({loading:!0}),[r,i]=se(0),a=ve(0),c=Gs(()=>{a.current=0,i(Ll)},[]);de(()=>{let p=new AbortController,
{signal:h}=p,d,w=v=>{h.aborted||(s(({data:S})=>({data:S,...v,loading:!1})),a.current>0&&(d=setTimeout(
i,a.current,Ll)))};return s(v=>({...v,loading:!0})),e(h).then(v=>{let S=Math.min(a.current*2||Xf,ep);
a.current=n(v)?S:0,w({data:v})},v=>w({error:v})),()=>{p.abort(),clearTimeout(d)}},[...t,r]);let{error:f}=o;
return de(()=>{if(f!==void 0)return fn(window,[Wl,"online"],c)},[f,c]),{...o,reload:c,change:p=>s(h=>h.
data===void 0?h:{...h,data:p(h.data)})}},as=e=>{let[t,n]=se({busy:!1,error:void 0}),o=ve(!1);return{
...t,run:async(...r)=>{if(o.current)return;o.current=!0,n({busy:!0,error:void 0});let i=await e(...r).
then(()=>{},a=>a);o.current=!1,n({busy:!1,error:i})},reset:()=>n(({busy:r})=>({busy:r,error:void 0}))}};var tp=e=>{try{return decodeURIComponent(e)}catch{return e}},ye=(e,t={},n)=>{let o=new URLSearchParams(
Object.entries(t).filter(([,r])=>r!==""));return`#/${[e,...n===void 0?[]:[n]].map(encodeURIComponent).
join("/")}${o.size>0?`?${o}`:""}`},Do=e=>{history.replaceState(null,"",e),dispatchEvent(new HashChangeEvent(
"hashchange"))},Ue=()=>{let e=Po(()=>location.hash,window,"hashchange"),[t="",n]=e.replace(/^#\/?/,"").
split("?"),[o="",s]=t.split("/").map(tp),r=Object.fromEntries(new URLSearchParams(n));return{name:o,
id:s||void 0,parameters:r}};var js=["kg","g","lb","st","jin"],Bl=.45359237,Vl={kg:1,g:.001,lb:Bl,st:14*Bl,jin:.5},np={kg:/^(kgs?|quilos?|kilos?|chili|(kilo|quilo|chilo)gram(m?es?|m|s|os?|as?|m[io])?|公斤|千克)$/i,
g:/^(gr?s?|gram(m?es?|m|s|os?|as?|mi)?|克)$/i,lb:/^(lbs?|pounds?|libras?|libbr[ae])$/i,st:/^(sts?|stones?)$/i,
jin:/^(jin|斤|市斤)$/i},Dn=e=>js.find(t=>np[t].test(e)),ls=(e,t)=>t==="kg"?e:Math.round(e*Vl[t]*100)/
100,Ao=(e,t)=>e/Vl[t],Us=["kg","lb","st"],op={",":/^(\d+|\d{1,3}([. '’]\d{3})+)(,\d+)?$/,".":/^(\d+|\d{1,3}([, '’]\d{3})+)(\.\d+)?$/},
Hl=(e,t)=>{if(!op[t].test(e))return;let n=t===","?/[. '’]/g:/[, '’]/g;return Number(e.replace(n,
"").replace(",","."))},Kn=(e,t)=>{let[,n="",o="",s="",r="lb"]=/^([\d.,’' ]*\d) *(\p{L}*)\.?(?: *([\d.,]+) *(\p{L}*)\.?)?$/u.
exec(e.replace(/\s+/g," ").trim())??[],i=Hl(n,t),a=Dn(o);if(i===void 0||o!==""&&a===void 0)return;if(s===
"")return{value:i,unit:a};let c=Hl(s,t);if(!(a!=="st"||c===void 0||Dn(r||"lb")!=="lb"))return{value:i*
14+c,unit:"lb"}},Gl=(e,t)=>{let n=Kn(e.replace(",","."),".");if(n)return Math.round(ls(n.value,n.unit??
t)*100)/100};var jl=(e,t,n)=>{let o=e==="en"?"en-GB":"es",s=(p,h=p,d=!1)=>new Intl.NumberFormat(o,{minimumFractionDigits:p,
maximumFractionDigits:h,useGrouping:"always",signDisplay:d?"exceptZero":"auto"}).format,r=p=>{let{format:h}=new Intl.
DateTimeFormat(o,{...p,timeZone:t});return d=>h(new Date(d))},[i,a,c]=[s(0),s(1),s(1,2)],f=s(1,1,!0),
g=new Intl.RelativeTimeFormat(o,{numeric:"auto"});return{integer:i,tenths:a,percent:new Intl.NumberFormat(
o,{style:"percent"}).format,plain:s(0,6),unit:n,kg(p){if(n==="kg")return`${c(p)} kg`;let h=Math.round(
Ao(p,"lb")*10)/10;if(n==="lb")return`${a(h)} lb`;let d=Math.floor(h/14);return`${i(d)} st ${a(h-d*14)}\
 lb`},signed(p){let h=n==="kg"?p:Ao(p,"lb");return`${f(h).replace("-","−")} ${n==="kg"?"kg":"lb"}`},
day:r({dateStyle:"medium"}),shortDay:r({day:"numeric",month:"short"}),month:r({month:"short",year:"n\
umeric"}),longMonth:r({month:"long",year:"numeric"}),year:r({year:"numeric"}),instant:r({dateStyle:"\
medium",timeStyle:"short"}),ago(p){let h=Math.round((Date.now()-Date.parse(p))/6e4);if(Math.abs(h)>=
1440)return;let d=Math.round(h/60);return Math.abs(h)<60?g.format(-h,"minute"):g.format(-d,"hour")},
bytes(p){let h=Math.min(3,Math.floor(Math.log10(Math.max(1,p))/3)),d=["B","kB","MB","GB"][h];return`${(h===
0?i:a)(p/1e3**h)} ${d}`}}};var sp={passed:"closed",not_applicable:"closed",issues:"issues",in_progress:"under_way",untested:"un\
tested"},rp={Blocked:"blocked","In Progress":"under_way"},Ul=e=>e.outcome!=="issues"&&e.wstg_status&&
rp[e.wstg_status]||sp[e.outcome],ql=e=>t=>{let n=t??"-";return e[n]??n},ip={statuses:{Done:"Hecho","\
Not Applicable":"No aplicable","In Progress":"En curso",Blocked:"Bloqueado","Not Started":"Sin empez\
ar"},severities:{Critical:"Crítica",High:"Alta",Medium:"Media",Low:"Baja",Info:"Informativa"},progress:{
closed:"cerradas",issues:"con hallazgos",under_way:"en curso",blocked:"bloqueadas",untested:"sin pro\
bar"},toolStatuses:{verified:"Verificado",active:"Activo"},findingStates:{open:"Abierto",duplicate:"\
Duplicado",false_positive:"Falso positivo",out_of_scope:"Fuera de alcance",risk_accepted:"Riesgo ace\
ptado",closed:"Cerrado",closed_by_status:"Cerrado por un estado de esta lista; cuenta como abierto"},
openFindings:e=>`Abiertos: ${e}`,categoryName:ql({"Information Gathering":"Recopilación de informaci\
ón","Configuration and Deployment Management Testing":"Configuración y despliegue","Identity Manag\
ement Testing":"Gestión de identidades","Authentication Testing":"Autenticación","Authorization Te\
sting":"Autorización","Session Management Testing":"Gestión de sesiones","Input Validation Testing":"\
Validación de entradas","Testing for Error Handling":"Gestión de errores","Testing for Weak Crypto\
graphy":"Criptografía débil","Business Logic Testing":"Lógica de negocio","Client-side Testing":"\
Pruebas del lado del cliente","API Testing":"Pruebas de API","-":"Fuera de la guía"})},ap={statuses:{
Done:"Done","Not Applicable":"Not applicable","In Progress":"In progress",Blocked:"Blocked","Not Sta\
rted":"Not started"},severities:{Critical:"Critical",High:"High",Medium:"Medium",Low:"Low",Info:"Inf\
o"},progress:{closed:"closed",issues:"with findings",under_way:"under way",blocked:"blocked",untested:"\
untested"},toolStatuses:{verified:"Verified",active:"Active"},findingStates:{open:"Open",duplicate:"\
Duplicate",false_positive:"False positive",out_of_scope:"Out of scope",risk_accepted:"Risk accepted",
closed:"Closed",closed_by_status:"Closed by a status of this checklist; counts as open"},openFindings:e=>`${e}\
 open`,categoryName:ql({"Configuration and Deployment Management Testing":"Configuration and Deploym\
ent","-":"Not in the guide"})},cs={es:ip,en:ap};var Io=(e,t,n,o)=>e===1?`1 ${n}`:`${t} ${o}`,lp={...cs.es,checklist:"Lista WSTG",source:"Identificad\
ores, nombres y categorías: OWASP WSTG, CC BY-SA 4.0.",checklistTotal:"Total",closedOf:(e,t)=>`${e}\
 de ${t} cerradas`,gatePassed:"Cumple el criterio de salida: no queda nada pendiente.",gateClosed:"N\
o cumple el criterio de salida.",gateStale:{never_read:"DefectDojo no se ha leído todavía: sincroniz\
a primero.",too_old:"Los datos de DefectDojo no son recientes: sincroniza primero.",delivery_waiting:"\
Un aviso de DefectDojo está sin procesar: espera, o mira la sincronización."},reasons:{request_failed:"\
Petición fallida",request_waiting:"Petición en espera",open_finding:"Hallazgo abierto",turned_back:"\
Estado anterior, de una copia restaurada",conflict:"En conflicto",not_started:"Sin empezar",in_progress:"\
En curso",blocked:"Bloqueado",set_before_since:"De una evaluación anterior",unassigned_finding:"Hal\
lazgo sin prueba"},forget:"Olvidar el elemento",askForget:"El elemento no es de la guía y ningún hal\
lazgo lo nombra. Desaparece de la lista, del informe y del criterio de salida; su registro se conser\
va.",outsideGuide:e=>`Fuera de la guía: ${e}`,near:e=>`La guía no la tiene; ¿es ${e}?`,unassigned:"\
Hallazgos que no nombran ninguna prueba",notKept:"DefectDojo no tiene los estados Bloqueado ni Sin e\
mpezar: en la próxima lectura pasarán a En curso.",since:"Evaluación desde",itemOutcome:"Resultad\
o",outcomes:{issues:"Con problemas",passed:"Superado",not_applicable:"No aplicable",in_progress:"En \
curso",untested:"Sin probar"},coverage:"Cobertura por categoría",items:(e,t)=>Io(e,t,"elemento","el\
ementos"),search:"Buscar",searchHint:"Identificador, nombre o notas",status:"Estado",category:"Categ\
oría",any:"Todos",anyCategory:"Todas",shown:{conflict:"En conflicto",open:"Con peticiones pendiente\
s",failed:"Con fallos",untracked:"Sin seguimiento",without_finding:"Sin hallazgo"},noItems:"Ningún e\
lemento cumple los filtros.",clear:"Quitar los filtros",reload:"Actualizar",item:"Elemento",tool:"De\
fectDojo",toolStatuses:{...cs.es.toolStatuses,none:"–"},severity:"Severidad",lastSync:"Sincronizad\
o",conflict:"Conflicto",pending:"Pendiente",failed:"Fallo",backToList:"Volver a la lista",previous:"\
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
Dirección",result:"Resultado",success:"Correcto",state:"Estado",states:{waiting:"En espera",retrying:"\
Reintentando",failed:"Ha fallado",done:"Terminada",superseded:"Sustituida",dismissed:"Descartada"},synchronisation:"\
Sincronización",periodic:"Ejecución periódica",inStep:(e,t)=>`Al día con DefectDojo: comprobado ${e}${t?
`; próxima comprobación ${t}`:""}.`,notInStep:(e,t)=>`No está al día con DefectDojo: última compro\
bación correcta ${e}${t?`; próxima ${t}`:""}.`,neverInStep:"Aún no se ha comparado con DefectDojo.",
synchronise:"Sincronizar ahora",runStates:{idle:"En reposo",due:"A punto de empezar",running:"En mar\
cha"},nextRun:"Próxima ejecución",lastStarted:"Último inicio",lastFinished:"Terminó",lastSucceeded:"\
Último éxito",lastError:"La última ejecución ha fallado:",lastWarning:"La última ejecución avisa\
:",hiddenIsGone:"Ya no existen",askHiddenIsGone:"Los hallazgos del último aviso dejarán de contar, t\
ambién los abiertos. Hazlo solo si se han eliminado en DefectDojo.",lastDelivery:"Último aviso de D\
efectDojo",waitingCount:"Peticiones en espera",retryingCount:"Reintentándose",failedCount:"Fallidas",
withoutFinding:"Elementos sin hallazgo",failedRequests:"Peticiones que han fallado",noFailed:"Ningun\
a petición ha fallado.",findingNumber:e=>`Hallazgo ${e}`,attempts:"Intentos",accepted:"Aceptada",repeat:"\
Reintentar",dismiss:"Descartar",retryAll:"Reintentar todas",dismissAll:"Descartar todas",askDismiss:"\
Las peticiones descartadas no se reintentan. Sus elementos vuelven a seguir a DefectDojo.",retried:e=>`\
De nuevo en cola: ${e}`,dismissed:e=>`Descartadas: ${e}`,firstOf:(e,t,n)=>e<t?`Las ${n(e)} más recie\
ntes de ${n(t)}`:Io(e,n(e),"petición","peticiones"),files:"Base de datos de DefectDojo",makeReport:"\
Descargar el informe",export:"Copia de seguridad",dumpHint:"Un volcado SQL de la base de datos de De\
fectDojo.",makeExport:"Descargar el volcado",import:"Restaurar",dumpImportHint:"Volcado SQL de pg_du\
mp en texto plano. Sustituye la base de datos de DefectDojo: todo o nada.",importObstacle:"Ahora mis\
mo la base de datos de DefectDojo no se podría restaurar:",makeImport:"Restaurar el volcado",noFile:"\
Elige un archivo.",preparing:"Preparando el archivo…",downloading:"Descargando",uploading:"Enviand\
o",importing:"Archivo enviado. La base de datos lo está importando…",stopped:"Detenido.",saved:(e,t)=>`\
Se ha descargado ${e} (${t}).`,imported:"Se ha importado el volcado.",askImport:(e,t)=>`¿Sustituir l\
a base de datos de DefectDojo por ${e} (${t})? Detén antes DefectDojo. Lo que no esté en el volcado \
se perderá. No se puede deshacer.`,accounts:"Cuentas",accountsClosed:"El registro está cerrado: las\
 cuentas se crean con npm run account.",accountsCount:(e,t)=>Io(e,t,"cuenta","cuentas"),beginning:"E\
l nombre empieza por",role:"Rol",roles:{admin:"Administrador",user:"Usuario"},you:"Tu cuenta",name:"\
Nombre",created:"Creada",noAccounts:"Ninguna cuenta cumple los filtros.",access:"Acceso a la lista",
accesses:{none:"Ninguno",read:"Ver",write:"Ver y cambiar"},testers:{read:"Usuario, ve la lista",write:"\
Usuario, cambia la lista"},accessChanged:(e,t)=>`${e}, acceso a la lista WSTG: ${t}`,promote:"Hacer \
administrador",demote:"Quitar el rol de administrador",endTheirSessions:"Cerrar sus sesiones",delete:"\
Eliminar",askPromote:e=>`${e} podrá gestionar la lista, los volcados y las cuentas cuando vuelva a e\
ntrar.`,askDemote:e=>`${e} conservará el rol unos minutos en las sesiones abiertas, salvo que se cie\
rren.`,alsoEnd:"Cerrar también sus sesiones",askEnd:e=>`${e} tendrá que entrar de nuevo en todos su\
s dispositivos.`,askDelete:e=>`La cuenta ${e}, su perfil y sus pesos se eliminarán. No se puede desh\
acer.`,roleChanged:(e,t)=>`Rol de ${e}: ${t}`,sessionsEnded:e=>`Se han cerrado las sesiones de ${e}.`,
accountDeleted:e=>`Se ha eliminado la cuenta ${e}.`},cp={...cs.en,checklist:"WSTG checklist",source:"\
Identifiers, names and categories: OWASP WSTG, CC BY-SA 4.0.",checklistTotal:"Total",closedOf:(e,t)=>`${e}\
 of ${t} closed`,gatePassed:"Ready: all items are finished.",gateClosed:"Not ready.",gateStale:{never_read:"\
DefectDojo has not been read yet: synchronise first.",too_old:"The data from DefectDojo are not rece\
nt: synchronise first.",delivery_waiting:"A delivery from DefectDojo is not processed yet: wait, or \
see the synchronisation."},reasons:{request_failed:"Failed request",request_waiting:"Waiting request",
open_finding:"Open finding",turned_back:"Older status, from a restored dump",conflict:"In conflict",
not_started:"Not started",in_progress:"In progress",blocked:"Blocked",set_before_since:"From an earl\
ier assessment",unassigned_finding:"Finding without a test"},forget:"Forget the item",askForget:"The\
 item is not of the guide and no finding names it. It leaves the list, the report and the gate; its \
log stays.",outsideGuide:e=>`Not in the guide: ${e}`,near:e=>`Not in the guide; is it ${e}?`,unassigned:"\
Findings that name no test",notKept:"DefectDojo does not have the statuses Blocked and Not started: \
the next reading will turn them into In progress.",since:"Assessment since",itemOutcome:"Outcome",outcomes:{
issues:"Has issues",passed:"Passed",not_applicable:"Not applicable",in_progress:"In progress",untested:"\
Untested"},coverage:"Coverage by category",items:(e,t)=>Io(e,t,"item","items"),search:"Search",searchHint:"\
Identifier, name or notes",status:"Status",category:"Category",any:"All",anyCategory:"All",shown:{conflict:"\
In conflict",open:"With pending requests",failed:"With failures",untracked:"Not tracked",without_finding:"\
Without a finding"},noItems:"No item matches the filters.",clear:"Clear the filters",reload:"Refresh",
item:"Item",tool:"DefectDojo",toolStatuses:{...cs.en.toolStatuses,none:"–"},severity:"Severity",lastSync:"\
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
Result",success:"Succeeded",state:"State",states:{waiting:"Waiting",retrying:"Retrying",failed:"Fail\
ed",done:"Done",superseded:"Superseded",dismissed:"Dismissed"},synchronisation:"Synchronisation",periodic:"\
Periodic run",inStep:(e,t)=>`Up to date with DefectDojo: checked ${e}${t?`, next check ${t}`:""}.`,notInStep:(e,t)=>`\
Not up to date with DefectDojo: last successful check ${e}${t?`, next check ${t}`:""}.`,neverInStep:"\
Not compared with DefectDojo yet.",synchronise:"Synchronise now",runStates:{idle:"Idle",due:"About t\
o start",running:"Running"},nextRun:"Next run",lastStarted:"Last start",lastFinished:"Finished",lastSucceeded:"\
Last success",lastError:"The last run failed:",lastWarning:"The last run warns:",hiddenIsGone:"They \
are gone",askHiddenIsGone:"The findings in the last warning will no longer count, not even open ones\
. Do this only if they were deleted in DefectDojo.",lastDelivery:"Last webhook delivery",waitingCount:"\
Requests waiting",retryingCount:"Retrying",failedCount:"Failed",withoutFinding:"Items without a find\
ing",failedRequests:"Failed requests",noFailed:"No request has failed.",findingNumber:e=>`Finding ${e}`,
attempts:"Attempts",accepted:"Accepted",repeat:"Retry",dismiss:"Dismiss",retryAll:"Retry all",dismissAll:"\
Dismiss all",askDismiss:"Dismissed requests are not retried. Their items follow DefectDojo again.",retried:e=>`\
Queued again: ${e}`,dismissed:e=>`Dismissed: ${e}`,firstOf:(e,t,n)=>e<t?`The latest ${n(e)} of ${n(t)}`:
Io(e,n(e),"request","requests"),files:"DefectDojo database",makeReport:"Download the report",export:"\
Back up",dumpHint:"An SQL dump of DefectDojo’s database.",makeExport:"Download the dump",import:"R\
estore",dumpImportHint:"A plain-text SQL dump from pg_dump. It replaces DefectDojo’s database: eithe\
r everything or nothing.",importObstacle:"At present DefectDojo’s database could not be restored:",
makeImport:"Restore the dump",noFile:"Choose a file.",preparing:"Preparing the file…",downloading:"\
Downloading",uploading:"Sending",importing:"File sent. The database is importing it…",stopped:"Sto\
pped.",saved:(e,t)=>`${e} (${t}) has been downloaded.`,imported:"The dump has been imported.",askImport:(e,t)=>`\
Replace DefectDojo’s database with ${e} (${t})? Stop DefectDojo first. Anything that is not in the\
 dump will be lost. This cannot be undone.`,accounts:"Accounts",accountsClosed:"Registration is clos\
ed: accounts are created with npm run account.",accountsCount:(e,t)=>Io(e,t,"account","accounts"),beginning:"\
Name starts with",role:"Role",roles:{admin:"Administrator",user:"User"},you:"Your account",name:"Nam\
e",created:"Created",noAccounts:"No account matches the filters.",access:"Checklist access",accesses:{
none:"None",read:"View",write:"View and change"},testers:{read:"User, sees the checklist",write:"Use\
r, changes the checklist"},accessChanged:(e,t)=>`${e}, access to the WSTG checklist: ${t}`,promote:"\
Make administrator",demote:"Remove the administrator role",endTheirSessions:"End sessions",delete:"D\
elete",askPromote:e=>`${e} will be able to manage the checklist, dumps and accounts after signing in\
 again.`,askDemote:e=>`${e} keeps the role in open sessions for a few minutes, unless they are ended\
.`,alsoEnd:"End the sessions too",askEnd:e=>`${e} will have to sign in again on every device.`,askDelete:e=>`\
The account ${e}, its profile and its weights will be deleted. This cannot be undone.`,roleChanged:(e,t)=>`\
Role of ${e}: ${t}`,sessionsEnded:e=>`The sessions of ${e} have been ended.`,accountDeleted:e=>`The \
account ${e} has been deleted.`},hi={es:lp,en:cp};var up={signIn:"Entrar",register:"Crear cuenta",toRegister:"¿Aún no tienes cuenta?",toSignIn:"¿Ya \
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
 4 lb o 65,3 kg"},futureDate:"Esa fecha está en el futuro",errors:{at_index:"",weight_date_invalid:"\
Elige una fecha que no sea futura, ni anterior a tu nacimiento o al año 1900",name_invalid:"Usa sol\
o letras, espacios, guiones, apóstrofos y puntos",birth_date_invalid:"Elige una fecha entre el año \
1900 y hoy",height_out_of_range:"Escribe una altura entre 0,4 y 2,72 m",weight_out_of_range:"Escribe\
 un peso entre 2 y 650 kg"},trend:"Evolución",period:"Periodo",periods:{month:"Mes",quarter:"3 mese\
s",year:"Año",all:"Todo"},chart:"Gráfico de tu peso (mismos datos en la tabla)",chartPoint:"Peso",
mean:e=>`Media de ${e} días`,minimum:"Mínimo",maximum:"Máximo",count:"Registros",nothingInPeriod:"\
No hay registros en este periodo.",noWeights:"Tu evolución empieza aquí: registra tu primer peso.",
importFrom:"Importar de Apple Health, Garmin, Libra…",records:"Historial",monthMean:(e,t)=>`${e} ·\
 media ${t}`,newestFirst:"Tus pesos, el más reciente primero",date:"Fecha",correct:"Editar",corrected:"\
Registro actualizado",correctTitle:"Editar el registro",remove:"Eliminar",removed:"Registro eliminad\
o",removeTitle:"¿Eliminar este registro?",undo:"Deshacer",restored:"Registro recuperado",dateTime:"\
Fecha y hora",timesIn:e=>`Las horas son las de ${e}`,importCsv:"Importar pesos",exportCsv:"Exportar \
CSV",importTitle:"Importar pesos",importHint:"El archivo que exporta otra aplicación (Apple Health, \
Fitbit, Garmin, Google Fit, Happy Scale, Libra, MyFitnessPal, openScale, Renpho, Samsung Health, Wit\
hings, Zepp) o una hoja de cálculo guardada como CSV.",formats:{zip:"Es un archivo comprimido o de \
Excel. Descomprímelo, o guarda la hoja como CSV.",pdf:"Es un PDF. Exporta los pesos como CSV.",database:"\
Es una base de datos. Exporta los pesos como CSV desde la aplicación.",xml:"Este XML es de otro pro\
grama. Solo se puede leer el export.xml de Apple Health.",json:"Este JSON es de otro programa. Se pu\
eden leer los de Fitbit, Garmin, Google Fit y los tuyos.",cut:"Este JSON está cortado o dañado. Vuel\
ve a exportarlo.",empty:"El archivo está vacío.",other:"No es un archivo de texto. Exporta los pes\
os como CSV."},back:"Volver al peso",recognised:e=>`Archivo de ${e}`,table:"Tabla",tableOf:(e,t)=>`${e}\
 (líneas: ${t})`,firstLines:"Las primeras líneas del archivo",columnAt:e=>`Columna ${e}`,choose:"E\
lige…",moreChoices:"Más opciones",changeReading:"Cambiar",importRoles:{date:"Fecha",time:"Hora",weight:"\
Peso",unit:"Unidad",decimal:"Decimales",order:"Orden de las fechas"},onlyWhere:e=>`Solo las líneas d\
onde «${e}» es`,allLines:"Todas las líneas",noColumn:"Ninguna columna",asInFile:"La que indica el\
 archivo",comma:"Coma",point:"Punto",orders:{ymd:"año, mes, día",dmy:"día, mes, año",mdy:"mes, d\
ía, año"},unitNames:{kg:"Kilogramos",g:"Gramos",lb:"Libras",st:"Stones",jin:"Jin"},samples:{first:"\
Primera",lightest:"Menor",heaviest:"Mayor"},line:"Línea",leftOutLines:(e,t)=>e===1?"1 línea no se i\
mportará por lo que has elegido.":`${t} líneas no se importarán por lo que has elegido.`,otherTables:(e,t)=>e===
1?"1 línea es de otra tabla del archivo: no se importará.":`${t} líneas son de otras tablas del ar\
chivo: no se importarán.`,withoutWeight:(e,t)=>e===1?"1 línea no tiene peso.":`${t} líneas no tien\
en peso.`,cutFile:"El archivo está cortado: falta el final, y puede que falten pesos.",localTimes:e=>`\
Las horas sin zona horaria se toman en la de ${e}.`,localDays:e=>`Los días sin hora se toman a medio\
día, en la zona de ${e}.`,today:"hoy",importOne:(e,t)=>`1 peso, ${e}: ${t}`,importRange:(e,t,n,o,s)=>`${e}\
 pesos, del ${t} al ${n}: ${o} → ${s}`,unread:(e,t)=>e===1?"No se ha podido leer 1 línea":`No se \
han podido leer ${t} líneas`,nothingRead:"No se ha encontrado ningún peso en el archivo.",checking:"\
Comprobando los pesos",added:(e,t)=>e===1?"1 nuevo":`${t} nuevos`,known:(e,t)=>e===1?"1 ya registrad\
o":`${t} ya registrados`,rejected:(e,t)=>e===1?"1 rechazado":`${t} rechazados`,refused:"Rechazados: \
no se importarán",changeTooLarge:"Demasiado lejos del peso de un día cercano",importWeights:(e,t)=>e===
1?"Importar 1 peso":`Importar ${t} pesos`,importingWeights:"Importando los pesos",importedWeights:(e,t)=>e===
1?"Se ha importado 1 peso.":`Se han importado ${t} pesos.`,importedAt:(e,t,n)=>`Importación del ${e}\
: ${t===1?"1 peso":`${n} pesos`}`,undoImport:"Deshacer la importación",undoing:"Eliminando los peso\
s importados",undone:(e,t)=>e===1?"Se ha eliminado 1 peso importado.":`Se han eliminado ${t} pesos i\
mportados.`,profile:"Perfil",profileHint:"Con tu altura y tu edad se calcula tu índice de masa corpo\
ral. Solo tú ves estos datos.",profileFirst:"Un último paso: con tu altura y tu fecha de nacimiento\
 se calcula tu IMC.",later:"Más tarde",firstName:"Nombre",lastName:"Apellidos",birthDate:"Fecha de \
nacimiento",height:"Altura (m)",heightHint:"1,68 o 168",notAHeight:"Escribe la altura, como 1,68 o 1\
68",account:"Cuenta",signedInAs:e=>`Sesión iniciada como ${e}`,changePassword:"Cambiar la contraseñ\
a",changePasswordHint:"Se cerrarán las sesiones de tus otros navegadores.",currentPassword:"Contras\
eña actual",newPassword:"Contraseña nueva",passwordChanged:"Contraseña cambiada",endSessions:"Cer\
rar todas las sesiones",endSessionsHint:"Cierra la sesión en este navegador y en todos los demás.",
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
minada",keyRefused:(e,t)=>`Rechazado el ${e}: ${t}`},dp={signIn:"Sign in",register:"Create an accoun\
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
 65.3 kg"},futureDate:"That date is in the future",errors:{at_index:"",weight_date_invalid:"Choose a\
 date that is not in the future, before your birth or before 1900",name_invalid:"Use only letters, s\
paces, hyphens, apostrophes and full stops",birth_date_invalid:"Choose a date between 1900 and today",
height_out_of_range:"Enter a height between 0.4 and 2.72 m",weight_out_of_range:"Enter a weight betw\
een 2 and 650 kg"},trend:"Trend",period:"Period",periods:{month:"Month",quarter:"3 months",year:"Yea\
r",all:"All"},chart:"Chart of your weight (same data in the table)",chartPoint:"Weight",mean:e=>`${e}\
-day average`,minimum:"Minimum",maximum:"Maximum",count:"Entries",nothingInPeriod:"There are no entr\
ies in this period.",noWeights:"Your trend starts here: log your first weight.",importFrom:"Import f\
rom Apple Health, Garmin, Libra…",records:"History",monthMean:(e,t)=>`${e} · average ${t}`,newestFirst:"\
Your weights, newest first",date:"Date",correct:"Edit",corrected:"Entry updated",correctTitle:"Edit \
entry",remove:"Delete",removed:"Entry deleted",removeTitle:"Delete this entry?",undo:"Undo",restored:"\
Entry restored",dateTime:"Date and time",timesIn:e=>`Times are those of ${e}`,importCsv:"Import weig\
hts",exportCsv:"Export CSV",importTitle:"Import weights",importHint:"The file that another app expor\
ts (Apple Health, Fitbit, Garmin, Google Fit, Happy Scale, Libra, MyFitnessPal, openScale, Renpho, S\
amsung Health, Withings, Zepp), or a spreadsheet saved as CSV.",formats:{zip:"This is a compressed o\
r an Excel file. Unpack it, or save the sheet as CSV.",pdf:"This is a PDF. Export the weights as CSV\
.",database:"This is a database. Export the weights as CSV from the app.",xml:"This XML file is from\
 another program. Only Apple Health’s export.xml can be read.",json:"This JSON file is from anothe\
r program. Those from Fitbit, Garmin, Google Fit and your own can be read.",cut:"This JSON file is c\
ut off or damaged. Export it again.",empty:"The file is empty.",other:"This is not a text file. Expo\
rt the weights as CSV."},back:"Back to weight",recognised:e=>`File from ${e}`,table:"Table",tableOf:(e,t)=>`${e}\
 (lines: ${t})`,firstLines:"The first lines of the file",columnAt:e=>`Column ${e}`,choose:"Choose…",
moreChoices:"More choices",changeReading:"Change",importRoles:{date:"Date",time:"Time",weight:"Weigh\
t",unit:"Unit",decimal:"Decimals",order:"Order of dates"},onlyWhere:e=>`Only lines where “${e}” is`,
allLines:"All lines",noColumn:"No column",asInFile:"As the file says",comma:"Comma",point:"Point",orders:{
ymd:"year, month, day",dmy:"day, month, year",mdy:"month, day, year"},unitNames:{kg:"Kilograms",g:"G\
rams",lb:"Pounds",st:"Stone",jin:"Jin"},samples:{first:"First",lightest:"Lightest",heaviest:"Heavies\
t"},line:"Line",leftOutLines:(e,t)=>e===1?"1 line is left out by your choice.":`${t} lines are left \
out by your choice.`,otherTables:(e,t)=>e===1?"1 line belongs to another table of the file and is le\
ft out.":`${t} lines belong to other tables of the file and are left out.`,withoutWeight:(e,t)=>e===
1?"1 line has no weight.":`${t} lines have no weight.`,cutFile:"The file is cut off: its end is miss\
ing, so weights may be missing.",localTimes:e=>`Times without a time zone are taken as ${e}.`,localDays:e=>`\
Days without a time are taken as noon in ${e}.`,today:"today",importOne:(e,t)=>`1 weight, ${e}: ${t}`,
importRange:(e,t,n,o,s)=>`${e} weights, ${t} to ${n}, ${o} → ${s}`,unread:(e,t)=>e===1?"1 line cou\
ld not be read":`${t} lines could not be read`,nothingRead:"No weight was found in the file.",checking:"\
Checking the weights",added:(e,t)=>`${t} new`,known:(e,t)=>`${t} already recorded`,rejected:(e,t)=>`${t}\
 rejected`,refused:"Rejected, won’t be imported",changeTooLarge:"Too far from the weight of a near\
by day",importWeights:(e,t)=>e===1?"Import 1 weight":`Import ${t} weights`,importingWeights:"Importi\
ng the weights",importedWeights:(e,t)=>e===1?"1 weight imported.":`${t} weights imported.`,importedAt:(e,t,n)=>`\
Imported on ${e}: ${t===1?"1 weight":`${n} weights`}`,undoImport:"Undo import",undoing:"Deleting the\
 imported weights",undone:(e,t)=>e===1?"1 imported weight deleted.":`${t} imported weights deleted.`,
profile:"Profile",profileHint:"Your height and age are used to calculate your body mass index. Only \
you can see them.",profileFirst:"One last step: your height and date of birth are used to calculate \
your BMI.",later:"Later",firstName:"First name",lastName:"Last name",birthDate:"Date of birth",height:"\
Height (m)",heightHint:"1.68 or 168",notAHeight:"Enter your height, such as 1.68 or 168",account:"Ac\
count",signedInAs:e=>`You are signed in as ${e}`,changePassword:"Change password",changePasswordHint:"\
You will be signed out of your other browsers.",currentPassword:"Current password",newPassword:"New \
password",passwordChanged:"Password changed",endSessions:"Sign out everywhere",endSessionsHint:"Ends\
 your session in this browser and in all others.",exportTitle:"Your data",exportHint:"A JSON file wi\
th your account, your profile and all your weights.",exportData:"Download my data",deleteAccount:"De\
lete account",deleteHint:"Your profile and all your weights will be deleted for good.",typeName:e=>`\
Type ${e} to confirm`,nameDiffers:"This is not the username of your account",apiKeys:"API keys",apiKeysHint:"\
Keys let an app or scale use your account without your password.",apiKeysCaption:"Your keys, newest \
first",permissions:{"weights:read":"Read your weights","weights:write":"Log weights","checklist:read":"\
See the WSTG checklist","checklist:write":"Change the WSTG checklist"},keyMay:"Permissions",noPermission:"\
Choose at least one permission",makeKey:"Create a key",makeScaleKey:"For a scale",scale:"scale",keyName:"\
Key name",keyNameHint:"For example “bathroom scale”",keyEnds:"Expires in",days:e=>`${e} days`,keyMade:"\
Your new key",keyOnce:"Copy it now: it will not be shown again.",copy:"Copy",copied:"Copied",lastUsed:"\
Last used",never:"Never",expires:"Expires",removeKey:"Delete this key?",keyRemoved:"Key deleted",keyRefused:(e,t)=>`\
Rejected on ${e}: ${t}`},_i={es:up,en:dp};var fp={title:"Peso e IMC",navigation:"Secciones",administration:"Administración",skip:"Ir al conte\
nido",menu:"Tu cuenta",otherLanguage:"English",signOut:"Cerrar sesión",offline:"Sin conexión. Lo qu\
e ves puede no estar al día.",needsHttps:"Esta dirección necesita https: la sesión no durará.",ends:{
expired:"Tu sesión ha terminado. Entra de nuevo para continuar.",signed_out:"Has cerrado la sesión.",
account_changed:"En este navegador se ha iniciado sesión con otra cuenta."},adopt:"Continuar con es\
a cuenta",deleted:"La cuenta y sus datos se han eliminado.",startFailed:"No se ha podido conectar co\
n el servicio.",broken:"Algo ha fallado",brokenHint:"La página no ha podido mostrar esta sección. Tu\
s datos están a salvo.",loadAgain:"Recargar la página",retry:"Reintentar",retryNow:"Ya puedes inte\
ntarlo de nuevo.",loading:"Cargando…",unknown:"–",cancel:"Cancelar",close:"Cerrar",save:"Guardar",
file:"Archivo",checkField:"Revisa este campo.",missing:"Falta este dato.",reason:"Motivo",actions:"A\
cciones",change:"Cambio",stop:"Detener",filters:"Filtros",show:"Mostrar",hide:"Ocultar",moreRows:(e,t)=>`\
Mostrar más (${e} de ${t})`,notFound:"Página no encontrada",doneOf:(e,t)=>`${e} de ${t}`},pp={title:"\
Weight and BMI",navigation:"Sections",administration:"Administration",skip:"Skip to content",menu:"Y\
our account",otherLanguage:"Español",signOut:"Sign out",offline:"You are offline. What you see may \
be out of date.",needsHttps:"This address needs https: the session will not last.",ends:{expired:"Yo\
ur session has ended. Sign in again to continue.",signed_out:"You have signed out.",account_changed:"\
Someone signed in to another account in this browser."},adopt:"Continue as that account",deleted:"Th\
e account and its data have been deleted.",startFailed:"The service could not be reached.",broken:"S\
omething went wrong",brokenHint:"The page could not show this section. Your data is safe.",loadAgain:"\
Reload the page",retry:"Try again",retryNow:"You can try again now.",loading:"Loading…",unknown:"–",
cancel:"Cancel",close:"Close",save:"Save",file:"File",checkField:"Check this field.",missing:"This i\
s missing.",reason:"Reason",actions:"Actions",change:"Change",stop:"Stop",filters:"Filters",show:"Sh\
ow",hide:"Hide",moreRows:(e,t)=>`Show more (${e} of ${t})`,notFound:"Page not found",doneOf:(e,t)=>`${e}\
 of ${t}`},yi={es:fp,en:pp};var qs=(e,t)=>({...e,...t}),Ro={es:qs(qs(yi.es,_i.es),hi.es),en:qs(qs(yi.en,_i.en),hi.en)};var U=vl(),zl=(e,t,n="kg")=>({t:Ro[e],zone:t,...jl(e,t.name,n)}),bi=Bs(void 0),$=()=>Pn(bi),Kl=async()=>!isSecureContext&&
(await fetch("/api/auth/refresh",{method:"POST"})).status===401,wi=e=>document.querySelector(`meta[n\
ame="${e}"]`)?.content,Ut={captchaScript:wi("captcha-script"),registrationOpen:wi("registration")!==
"closed",isEmpty:wi("accounts")==="none"};var mp=Symbol.for("pv"),gp=0;function l(e,t,n,o,s,r){t||(t={});var i,a,c=t;if("ref"in c&&typeof e!="function")for(a in c={},t)a==
"ref"?i=t[a]:c[a]=t[a];var f={type:e,props:c,key:n,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:mp,
__v:--gp,__i:-1,__u:0};return(s||r)&&(f.__source=s,f.__self=r),be.vnode&&be.vnode(f),f}var le=({text:e,of:t,onClick:n,kind:o="plain",busy:s,...r})=>l("button",{type:n?"button":"submit",class:`\
button ${o}`,"aria-label":t&&`${e}: ${t}`,"aria-busy":s,"aria-disabled":s,onClick:n&&(()=>s||n()),...r,
children:e}),Oe=({kind:e,children:t})=>l("span",{class:"badge","data-kind":e,children:t}),fe=({kind:e="\
info",children:t})=>l("div",{class:`notice ${e}`,role:e==="error"?"alert":"status",children:t}),Ge=({
error:e,retry:t})=>{let{t:n,describe:o}=$(),s=e instanceof $e&&e.status===429&&e.retryAfter||0,[r,i]=se(
0);Ml(()=>{let g=performance.now()+s*1e3,p=()=>i(Math.max(0,Math.ceil((g-performance.now())/1e3)));if(p(),
s===0)return;let h=setInterval(p,1e3);return()=>clearInterval(h)},[e]);let{code:a}=e??{};if(e===void 0||
a==="authentication_required")return null;let c=o(e,r>0?{seconds:r}:{}),f=s>0&&r===0;return l(fe,{kind:f?
"info":"error",children:[l("p",{role:s>0?"timer":void 0,children:f?n.retryNow:c}),t&&r===0&&l(le,{text:n.
retry,onClick:t})]})},An=({label:e,done:t,all:n,format:o,children:s})=>{let{t:r}=$(),i=Co();return l(
"div",{class:"progress",children:[l("label",{for:i,children:e}),l("progress",{id:i,value:n&&t,max:n}),
l("span",{children:n?r.doneOf(o(t),o(n)):o(t)}),s]})};var Oo=({facts:e})=>l("dl",{children:Object.entries(e).map(([t,n])=>n!==!1&&l("div",{children:[l("dt",
{children:t}),l("dd",{children:n})]},t))}),hp=25,_p=["beforeprint","afterprint"],it=e=>{let{caption:t,
columns:n,rows:o,keyOf:s,empty:r,groupOf:i=()=>""}=e,{t:a,integer:c}=$(),[f,g]=se(history.state?.limit??
hp),[p,h]=se(!1);de(()=>fn(window,_p,({type:k})=>h(k==="beforeprint")),[]);let d=()=>{let k=f*4;history.
replaceState({...history.state,limit:k},""),g(k)};if(o.length===0)return r?l("div",{class:"empty",children:r}):
null;let w=n.map(([k,,b])=>l("th",{scope:"col",class:b,children:k},k)),v=k=>n.map(([b,C,x])=>l("td",
{class:x,"data-label":b,children:C(k)},b)),S=p?o:o.slice(0,f);return l(ne,{children:[l("table",{children:[
l("caption",{children:t}),l("thead",{children:l("tr",{children:w})}),[...Map.groupBy(S,i)].map(([k,b])=>l(
"tbody",{children:[k&&l("tr",{class:"group",children:l("th",{colSpan:n.length,scope:"rowgroup",children:k})}),
b.map((C,x)=>l("tr",{children:v(C)},s?.(C)??x))]},k))]}),o.length>f&&l(le,{text:a.moreRows(c(f),c(o.
length)),onClick:d})]})};var Yn=({title:e,onClose:t,locked:n,children:o})=>{let s=Co(),r=ve(null);de(()=>r.current?.showModal(),
[]);let i=()=>n||r.current?.querySelector("[aria-busy=true]")!=null;return l("dialog",{ref:r,"aria-l\
abelledby":s,onCancel:a=>i()&&a.preventDefault(),onClose:t,children:[l("h2",{id:s,children:e}),o(()=>r.
current?.close())]})},zs=e=>{let{t}=$(),[n,o]=se();return{ask:a=>new Promise(c=>o({question:a,answer:c})),
dialog:n&&l(Yn,{title:e,onClose:()=>{n?.answer(!1),o(void 0)},children:a=>{let c=()=>{n.answer(!0),a()};
return l(ne,{children:[l("p",{children:n.question}),l("div",{class:"actions",children:[l(le,{kind:"d\
anger",text:e,onClick:c}),l(le,{text:t.cancel,onClick:a})]})]})}})}};var nn=()=>document.querySelector("h1")?.focus({preventScroll:!0}),Nt=Bs(e=>{}),Yl=!0,Ft=({title:e,tools:t,
quiet:n,above:o})=>{let{t:s,announce:r}=$(),i=ve(null);return de(()=>{Yl||i.current?.focus(),Yl=!1,r(
"")},[r]),de(()=>{document.title=`${e} · ${s.title}`},[e,s]),l("div",{class:n?"heading quiet":"head\
ing",children:[o&&l("p",{class:"aside",children:o}),l("h1",{tabIndex:-1,ref:i,children:e}),t]})},Lt=({
load:e,children:t,...n})=>{let{t:o}=$();return de(()=>{e.data!==void 0&&document.activeElement===document.
body&&nn()},[e.data]),l(Nt.Provider,{value:e.reload,children:[l(Ft,{...n}),l(Ge,{error:e.error,retry:e.
reload}),e.data!==void 0&&t(e.data),e.data===void 0&&e.loading&&l(fe,{kind:"loading",children:o.loading})]})},
Be=({title:e,hint:t,tools:n,children:o})=>l("section",{class:"card","aria-label":e,children:[l("div",
{class:"heading",children:[l("h2",{children:e}),n]}),t&&l("p",{class:"hint",children:t}),o]}),Zl=({children:e})=>{
let{t}=$(),[n]=Nl(o=>reportError(o));return n===void 0?l(ne,{children:e}):l("div",{class:"card narro\
w",children:[l(Ft,{title:t.broken}),l("p",{children:t.brokenHint}),l(le,{text:t.loadAgain,kind:"prim\
ary",onClick:()=>location.reload()})]})};var Ks=e=>{let{announce:t}=$(),n=Pn(Nt);return as(async(...o)=>{t("");try{let s=await e(...o);typeof s==
"string"&&t(s)}catch(s){throw s instanceof $e&&n(!0),s}n(!1)})},yp=({spec:e,error:t,name:n})=>{let{t:o}=$(),
[s,r]=se(!1),{label:i,hint:a,codes:c,options:f,read:g,defaultValue:p,...h}=e,d=Co(),w=[a&&`${d}-hint`,
t&&`${d}-error`].filter(Boolean).join(" "),v={"aria-invalid":!!t,"aria-describedby":w||void 0},S=(M,D,W)=>D&&
l("p",{class:M,id:`${d}-${M}`,role:W,children:D}),k=f?.map(([M,D])=>l("option",{value:M,selected:M===
p,children:D},M)),b={...h,...!k&&{defaultValue:p}},C=e.type==="password",x=k?"select":e.rows?"textar\
ea":"input";return l("div",{class:`field ${e.type??""}`,children:[l("label",{for:d,children:i}),S("h\
int",a),S("error",t,"alert"),sl(x,{...b,...s&&{type:"text"},...v,id:d,name:n},k),C&&l(le,{text:s?o.hide:
o.show,of:i,kind:"link",onClick:()=>r(!s)})]})},Eo=({fields:e,values:t,errorOf:n=()=>""})=>Object.entries(
e).map(([o,s])=>{let r=t&&{value:String(t[o]??"")};return l(yp,{name:o,spec:{...s,...r},error:n(o)},
o)}),Ys=e=>l("fieldset",{children:[l("legend",{children:e.label}),e.values.map(t=>l(le,{text:e.names[t],
"aria-pressed":t===e.value,onClick:()=>e.choose(t)},t))]}),Zs=({fields:e})=>{let{t}=$(),{name:n,parameters:o}=Ue(),
[s,r]=se(!1),i=Object.values(o).filter(Boolean).length,a=c=>Do(ye(n,Object.fromEntries(new FormData(
c))));return l("search",{children:[l(le,{text:i>0?`${t.filters} (${i})`:t.filters,class:"button fold",
"aria-expanded":s,onClick:()=>r(!s)}),l("form",{class:s?"filters":"filters folded",onInput:({currentTarget:c})=>a(
c),onSubmit:c=>c.preventDefault(),children:l(Eo,{fields:e,values:o})})]})},wp=(e,t,n)=>{let o=new FormData(
e),s=Object.entries(t).map(([c,f])=>{let g=o.get(c)??"";return f.required&&g===""?[c,new Error(n)]:[
c,f.read?f.read(g):g]}),r=s.filter(c=>c[1]instanceof Error),[i]=r,a=Object.fromEntries(r.map(([c,{message:f}])=>[
c,f]));if(i)throw Object.assign(i[1],{parameters:{field:i[0]},texts:a});return Object.fromEntries(s)},
xt=e=>{let{t,describe:n}=$(),o=e.fields??{},s=ve(null),{run:r,busy:i,error:a,reset:c}=Ks(async()=>{let k=await e.
act(wp(s.current,o,t.missing));return e.inline&&s.current?.reset(),k}),{code:f="",parameters:g={},fields:p=[]}=a??
{},{texts:h={}}=a??{},d=Object.keys(o),w=d.find(k=>k===g.field||o[k]?.codes?.includes(f))??d.find(k=>p.
includes(k)),v=k=>h[k]??(k===w?n(a):p.includes(k)?t.checkField:"");de(()=>{a&&s.current?.querySelector(
"[aria-invalid=true]")?.focus()},[a]);let S=k=>{k.preventDefault(),r()};return l("form",{ref:s,class:e.
inline?"inline":"",noValidate:!0,onInput:c,onSubmit:S,children:[e.question&&l("div",{children:e.question}),
l(Eo,{fields:o,errorOf:v}),l(Ge,{error:w===void 0?a:void 0}),l("div",{class:"actions",children:[l(le,
{text:e.submit,kind:e.kind??"primary",busy:i}),e.onCancel&&l(le,{text:t.cancel,onClick:()=>i||e.onCancel?.()})]})]})},
pn=({act:e,busy:t,...n})=>{let o=Ks(e);return l(ne,{children:[l(le,{...n,busy:t||o.busy,onClick:o.run}),
l(Ge,{error:o.error})]})},Ne=e=>{let{text:t,of:n,title:o=t,opener:s="link",...r}=e,{announce:i}=$(),
a=Pn(Nt),[c,f]=se(!1),g=ve(!1),p=w=>{g.current=w,w||a(!1)};return l(ne,{children:[l(le,{text:t,of:n,
kind:s,"aria-haspopup":"dialog",onClick:()=>{i(""),f(!0)}}),c&&l(Yn,{title:o,onClose:()=>{f(!1),g.current&&
a(!0),g.current=!1},children:w=>l(Nt.Provider,{value:p,children:l(xt,{kind:"danger",submit:t,...r,onCancel:w,
act:async v=>{let S=await r.act(v);return w(),nn(),S}})})})]})};var bp=".menu > div > :is(a, button:not([aria-haspopup]))",Mo=({label:e,text:t,children:n})=>{let o=ve(
null),s=i=>o.current?.contains(i)??!1,r=i=>{let a=o.current;!a||a.querySelector("dialog[open]")||(i&&
a.querySelector("summary")?.focus(),a.open=!1)};return de(()=>fn(document,["click","close"],({type:a,
target:c})=>{s(c)?(a==="close"||c.matches(bp))&&r(!0):a==="click"&&r(!1)}),[]),l("details",{class:"m\
enu",ref:o,onKeyDown:({key:i})=>i==="Escape"&&r(!0),onFocusOut:({relatedTarget:i})=>i&&!s(i)&&r(!1),
children:[l("summary",{"aria-label":e,children:l("span",{children:t})}),l("div",{children:n})]})};var No=(e,t)=>{let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),
setTimeout(()=>URL.revokeObjectURL(n.href),6e4)};var Si=Object.keys(Ro.es.statuses),Js=(e,t)=>{let{t:n}=$(),[o,s]=se(e),r={label:n.status,hint:vi(o,t)&&
n.notKept,options:Si.map(i=>[i,n.statuses[i]]),defaultValue:o,onInput:({currentTarget:i})=>s(i.value)};
return{chosen:o,field:r}},on=({wstg_status:e})=>e??"Not Started",Qs=(e,t)=>t===null?e.unknown:e.statuses[t]??
t,Fo=(e,...t)=>[...new Set(t)].filter(n=>n!==null).join(" / ")||e.unknown,vi=(e,t)=>!t&&["Blocked","\
Not Started"].includes(e),Ti=yt.FindingSeverity.values,xi=e=>e.charAt(0).toUpperCase()+e.slice(1),Xs=({
severity:e})=>{let{t}=$();if(!e)return l(ne,{children:t.unknown});let n=xi(e);return l(Oe,{kind:n,children:t.
severities[n]??e})},er=({item:e,all:t})=>{let{t:n,integer:o}=$(),s=Ti.map(i=>[xi(i),e.open_findings[i]]).
filter(([,i])=>i>0).map(([i,a])=>({kind:i,counted:`${o(a)} ${n.severities[i]}`})),r=n.openFindings(s.
map(({counted:i})=>i).join(", "));return s.slice(0,t?s.length:1).map(({kind:i,counted:a})=>l("span",
{title:r,children:l(Oe,{kind:i,children:n.openFindings(a)})},i))},kp=({item:e})=>{let{t}=$(),n={wstg_id:e.
wstg_id},{data:o}=ke(i=>U.getItem({path:n,signal:i})),s=o?.findings.find(({written_to:i})=>i),r=[t.findingNumber(
e.finding_id??0),s?.title,s&&t.severities[xi(s.severity)],s&&t.findingStates[s.state]];return l("str\
ong",{class:"reason",children:r.filter(Boolean).join(" · ")})},ki=["active open"],Sp={Done:["verifi\
ed closed","verified closed_by_status"],"Not Applicable":["active false_positive","active closed_by_\
status"],"In Progress":ki,Blocked:ki,"Not Started":ki},Ci=(e,t)=>e.finding_own===!1&&!Sp[t].includes(
`${e.defectdojo_status} ${e.finding_state}`),tr=()=>{let{t:e,account:t}=$(),{ask:n,dialog:o}=zs(e.changeFinding);
return{send:async(r,i)=>{let a=l(ne,{children:[e.othersFinding," ",l(kp,{item:r})]});if((Ci(r,i.status)||
r.finding_own===!1&&i.notes)&&!await n(a))return;let f={wstg_id:r.wstg_id,user:t.username,...i};return U.
requestWstgSync({body:f})},dialog:o}},nr=()=>{let{t:e,bytes:t}=$();return async n=>{let o=await n.blob();
return No(o,n.fileName),e.saved(n.fileName,t(o.size))}},Lo=async(e,t)=>{let n=[];for await(let o of e){
if(n.length===t)return{taken:n,more:!0};n.push(o)}return{taken:n,more:!1}},ut=({at:e})=>{let{t,instant:n,
ago:o}=$();return e===null?l(ne,{children:t.unknown}):l("time",{dateTime:e,title:n(e),children:o(e)??
n(e)})},vp=()=>history.replaceState({...history.state,y:scrollY},""),us=e=>l("a",{href:ye("checklist",
e.parameters,e.id),onClick:vp,children:e.id}),Zn=({text:e})=>{let{t}=$();return e?l("details",{class:"\
reason",children:[l("summary",{children:t.reason}),e]}):null},ds=({request:e})=>{let{t,integer:n,may:o}=$(),
s=e?{request_ids:[e.request_id]}:"all",r=e&&`${e.wstg_id??e.request_id}`,i=async()=>{let{request_ids:p}=await U.
retryRequests({body:s});return t.retried(n(p.length))},a=async()=>{let{request_ids:p}=await U.dismissRequests(
{body:s});return t.dismissed(n(p.length))},[c,f]=e?[t.repeat,t.dismiss]:[t.retryAll,t.dismissAll],g=e?
"link":"plain";return o("checklist:write")?l("div",{class:"actions",children:[l(pn,{text:c,of:r,kind:g,
act:i}),l(Ne,{text:f,of:r,opener:g,question:t.askDismiss,act:a})]}):null};var Tp=1e3,xp=25,Cp=({user:e,isOwn:t})=>{let{t:n}=$(),{username:o}=e,s={target_user_id:e.user_id},r=async()=>(await U.
endSessions({path:s}),n.sessionsEnded(o)),i=async(S,k)=>(await U.updateUserRole({path:s,body:{role:S}}),
k&&await r(),n.roleChanged(o,n.roles[S])),a=async()=>(await U.deleteUser({path:s}),n.accountDeleted(
o)),c=async S=>(await U.setChecklistAccess({path:s,body:{access:S}}),n.accessChanged(o,n.accesses[S])),
f=yt.ChecklistAccess.values.map(S=>[S,n.accesses[S]]),g={label:n.access,options:f,defaultValue:e.checklist_access},
p={label:n.alsoEnd,type:"checkbox",defaultChecked:!0},h={text:n.promote,question:n.askPromote(o)},d={
text:n.demote,question:n.askDemote(o),fields:{end:p}},w={text:n.endTheirSessions,question:n.askEnd(o)},
v={text:n.delete,question:n.askDelete(o)};return l(Mo,{label:`${n.actions}: ${o}`,text:"⋯",children:[
e.role==="user"&&l(Ne,{...h,of:o,act:()=>i("admin")}),e.role==="admin"&&l(Ne,{...d,of:o,act:({end:S})=>i(
"user",S)}),e.role==="user"&&l(Ne,{text:n.access,of:o,submit:n.save,kind:"primary",fields:{access:g},
act:({access:S})=>c(S)}),!t&&l(Ne,{...w,of:o,act:r}),!t&&l(Ne,{...v,of:o,act:a})]})},Jl=()=>{let{t:e,
integer:t,account:n}=$(),o=p=>p.user_id===n.userId,{search:s="",role:r}=Ue().parameters,i=yt.Role.values.
find(p=>p===r),a=ke(p=>Lo(U.users({search:s,role:i,limit:200,signal:p}),Tp),[s,i]),c=p=>l("div",{class:"\
badges",children:[p.username," ",o(p)&&l(Oe,{children:e.you})]}),f=({role:p,checklist_access:h})=>p===
"admin"?l(Oe,{kind:"done",children:e.roles.admin}):h==="none"?e.roles.user:l(Oe,{children:e.testers[h]}),
g={search:{label:e.beginning,type:"search",autocapitalize:"none"},role:{label:e.role,options:[["",e.
any],...Object.entries(e.roles)]}};return l(Lt,{title:e.accounts,load:a,children:({taken:p,more:h})=>l(
"section",{class:"card","aria-label":e.accounts,children:[!Ut.registrationOpen&&l("p",{class:"hint",
children:e.accountsClosed}),(p.length>xp||s||i)&&l(Zs,{fields:g}),l(it,{caption:e.accountsCount(p.length,
`${t(p.length)}${h?"+":""}`),rows:p,empty:e.noAccounts,keyOf:({user_id:d})=>d,columns:[[e.name,c],[e.
role,f],[e.created,({created_at:d})=>l(ut,{at:d}),"wide"],[e.actions,d=>l(Cp,{user:d,isOwn:o(d)}),"t\
ools"]]})]})})};var Pi={base:"https://owasp.org/www-project-web-security-testing-guide/v42/4-Web_Application_Securit\
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
n_Hijacking"}};var or={current:[]},Dp=({request:e})=>{let{request:t}=$().t,{state:n,reason:o}=e,s=n==="failed"?"err\
or":n==="done"&&!o?"success":"info",r=n==="done"&&o?t.noEffect:t[n];return l(fe,{kind:s,children:[r,
" ",n==="failed"&&qn(e)&&t.repeated,l(Zn,{text:o})]})},Ap=({item:e,keepsAll:t})=>{let{t:n}=$(),{send:o,
dialog:s}=tr(),[r,i]=se(""),a=e.requests.find(d=>r.endsWith(`/${d.request_id}`)),{field:c}=Js(on(e),
t),[f,g]=se((e.notes??"").replaceAll(`\r
`,`
`)),p=async({status:d,notes:w})=>{let v=await o(e,w===f?{status:d}:{status:d,notes:w});v&&(i(v.location),
g(w))},h={label:n.notes,hint:n.notesHint,rows:6,defaultValue:f};return l(Be,{title:n.edit,children:[
l(xt,{submit:n.save,act:p,fields:{status:c,notes:h}}),a&&l(Dp,{request:a}),s]})},Ql=({address:e,text:t})=>/^https?:\/\//i.
test(e)?l("a",{href:e,target:"_blank",rel:"noreferrer",children:t}):l(ne,{children:t}),Ip=({item:e})=>{
let{t,integer:n}=$(),{findings:o,findings_total:s}=e,r=o.length<s?t.doneOf(n(o.length),n(s)):n(s),i=a=>{
let c=t.findingNumber(a.finding_id),f=[c,a.own&&t.madeHere,a.written_to&&t.writtenTo];return l("div",
{class:"reason",children:[l(Ql,{address:a.finding_url??"",text:a.title||c}),l("p",{class:"aside",children:f.
filter(Boolean).join(" · ")})]})};return s===0?null:l(Be,{title:t.findings,children:l(it,{caption:`${t.
findings}: ${r}`,rows:o,keyOf:({finding_id:a})=>a,columns:[[t.finding,i],[t.severity,({severity:a})=>l(
Xs,{severity:a})],[t.state,({state:a})=>t.findingStates[a]]]})})},Rp=({item:e})=>{let{t}=$();return l(
Be,{title:t.currentState,children:[e.conflict&&l(fe,{children:t.conflictNotice}),e.failed_reason!==null&&
l(fe,{kind:"error",children:t.failedBelow}),l(Oo,{facts:{[t.status]:l("div",{class:"badges",children:[
l(Oe,{kind:on(e),children:t.statuses[on(e)]}),l(er,{item:e,all:!0})]}),[t.setAt]:l(ut,{at:e.status_set_at}),
[t.setBy]:Fo(t,e.status_set_by,e.status_set_for),[t.tool]:t.toolStatuses[e.defectdojo_status??"none"],
[t.lastSync]:l(ut,{at:e.last_sync})}})]})},Op=({item:e})=>{let{t}=$(),n=i=>Qs(t,i),o=i=>i?"blocked":
void 0,s=i=>l("div",{children:[l(Oe,{kind:o(i.state==="failed"),children:t.states[i.state]})," ",l(Zn,
{text:i.reason}),i.state==="failed"&&l(ds,{request:i})]}),r=i=>l("div",{children:[l(Oe,{kind:o(!i.success),
children:i.success?t.success:t.failed})," ",l(Zn,{text:i.error_message})]});return l(ne,{children:[l(
Be,{title:t.requests,children:l(it,{empty:t.noRequests,caption:t.requests,rows:e.requests,keyOf:({request_id:i})=>i,
columns:[[t.accepted,({accepted_at:i})=>l(ut,{at:i})],[t.origin,({kind:i})=>t.origins[i]],[t.status,
({status:i})=>n(i)],[t.setBy,({account:i,user:a})=>Fo(t,i,a)],[t.result,s]]})}),l(Be,{title:t.log,children:l(
it,{empty:t.noLog,caption:t.log,rows:e.log,columns:[[t.when,({timestamp:i})=>l(ut,{at:i})],[t.direction,
({direction:i})=>t.directions[i]],[t.change,i=>`${n(i.old_status)} → ${n(i.new_status)}`],[t.setBy,
({account:i})=>Fo(t,i)],[t.result,r]]})})]})},Ep=({item:e})=>{let{t,account:n}=$(),{parameters:o}=Ue(),
s=e.finding_id!==null||e.findings_total>0||e.open_request;if(n.role!=="admin"||e.name!==null||s)return null;
let r=async()=>{let{message:i}=await U.forgetItem({path:{wstg_id:e.wstg_id}});return location.hash=ye(
"checklist",o),i};return l(Ne,{text:t.forget,of:e.wstg_id,question:t.askForget,act:r})},Mp=({id:e})=>{
let{t}=$(),{parameters:n}=Ue(),o=or.current.indexOf(e),[s,r]=o<0?[]:[-1,1].map(a=>or.current[o+a]),i=(a,c)=>c&&
l("a",{href:ye("checklist",n,c),children:a});return l("nav",{class:"actions","aria-label":t.checklist,
children:[l("a",{href:ye("checklist",n),children:t.backToList}),i(t.previous,s),i(t.next,r)]})},Xl=({
id:e})=>{let{t,may:n}=$(),o=ke(async f=>{let[g,{keeps_equivalent_status:p}]=await Promise.all([U.getItem(
{path:{wstg_id:e},signal:f}),U.getSynchronisation({signal:f})]);return{item:g,keepsAll:p}},[e],({item:f})=>f.
requests.some(qn)),s=Pi.pages[e.toUpperCase()],{name:r,category:i,near:a}=o.data?.item??{},c=l(ne,{children:[
[r&&e,a&&t.near(a),i&&t.categoryName(i)].filter(Boolean).join(" · "),s&&" · ",s&&l(Ql,{address:Pi.
base+s,text:t.guide})]});return l(Lt,{title:r??e,above:c,tools:l(Mp,{id:e}),load:o,children:({item:f,
keepsAll:g})=>l(ne,{children:[l(Ip,{item:f}),l("div",{class:"columns",children:[l(Rp,{item:f}),n("ch\
ecklist:write")&&l(Ap,{item:f,keepsAll:g})]}),l(Op,{item:f}),l(Ep,{item:f})]})})};var Np="-",Di=({category:e})=>e??Np,tc=e=>e.open_request&&e.failed_reason===null,Fp={conflict:e=>e.conflict,
open:e=>e.open_request,failed:e=>e.failed_reason!==null,untracked:e=>!e.tracked,without_finding:e=>e.
finding_id===null&&e.last_sync!==null},Ai={closed:"Done",issues:"worse",under_way:"In Progress",blocked:"\
Blocked",untested:"Not Started"},nc=Object.keys(Ai),Lp=({name:e})=>e!==null,Ii=e=>{let t=Map.groupBy(
e,Ul);return n=>t.get(n)?.length??0},oc=({items:e})=>{let t=Ii(e);return l("div",{class:"bar","aria-\
hidden":"true",children:nc.filter(n=>t(n)>0).map(n=>l("i",{"data-kind":Ai[n],style:{flexGrow:t(n)}},
n))})},Wp=5,$p=({gate:e})=>{let{t,integer:n}=$(),{parameters:o}=Ue(),s=Map.groupBy(e.open,({reason:a})=>a),
r=Map.groupBy(s.get("open_finding")??[],({severity:a})=>a),i=Ti.flatMap(a=>r.get(a)??[]);return e.passed?
l(fe,{kind:"success",children:t.gatePassed}):l(fe,{kind:"closed",children:[l("p",{children:[l("stron\
g",{children:t.gateClosed})," ",e.stale_reason&&t.gateStale[e.stale_reason]]}),l("p",{class:"badges",
children:[...s].map(([a,{length:c}])=>{let f=`${t.reasons[a]}: ${n(c)}`;return a==="unassigned_findi\
ng"?l("span",{children:f},a):l("a",{href:ye("checklist",{...o,show:a}),children:f},a)})}),i.length>0&&
l("p",{class:"badges",children:i.slice(0,Wp).map(({wstg_id:a,severity:c})=>l("span",{children:[l(us,
{id:a,parameters:o})," ",l(Xs,{severity:c})]},a))})]})},Bp=({items:e,gate:t})=>{let{t:n,integer:o,percent:s}=$(),
r=e.filter(Lp),i=Ii(r),a=i("closed");return l("section",{class:"card total","aria-label":n.checklistTotal,
children:[l("p",{class:"figure",children:[l("strong",{children:n.closedOf(o(a),o(r.length))})," ",l(
"span",{children:s(a/r.length)}),l("span",{class:"badges",children:[nc.map(c=>l(Oe,{kind:Ai[c],children:[
n.progress[c],": ",o(i(c))]},c)),e.length>r.length&&l("span",{children:n.outsideGuide(o(e.length-r.length))})]})]}),
l(oc,{items:r}),l($p,{gate:t}),l(Hp,{items:r})]})},Hp=({items:e})=>{let{t,integer:n}=$(),{parameters:o}=Ue();
return l("details",{children:[l("summary",{children:t.coverage}),l("ul",{class:"coverage",children:[
...Map.groupBy(e,Di)].map(([s,r])=>l("li",{children:[l("a",{href:ye("checklist",{...o,category:s}),children:t.
categoryName(s)}),l("span",{children:t.doneOf(n(Ii(r)("closed")),n(r.length))}),l(oc,{items:r})]},s))})]})},
ec=e=>e.failed_reason!==null?2:Number(e.conflict),Vp=({items:e,gate:t},n)=>{let{status:o="",category:s="",
show:r="",outcome:i="",search:a=""}=n,c=a.toLowerCase().split(/\s+/),f=new Map(t.open.map(({wstg_id:h,
reason:d})=>[h,d])),g=h=>{let d=`${h.wstg_id} ${h.name??""} ${h.notes??""}`.toLowerCase();return c.every(
w=>d.includes(w))},p=h=>Fp[r]?.(h)??[f.get(h.wstg_id),""].includes(r);return e.filter(h=>[on(h),""].
includes(o)).filter(h=>[Di(h),""].includes(s)).filter(h=>[h.outcome,""].includes(i)).filter(p).filter(
g).sort((h,d)=>ec(d)-ec(h))},Gp=({items:e,keepsAll:t})=>{let{t:n,integer:o,account:s}=$(),{chosen:r,
field:i}=Js("Done",t),[a,c]=se(),f=ve(!1),g=S=>n.items(S,o(S)),p=async()=>{f.current=!1;let S=0,k=()=>c(
{done:S,all:e.length});k();try{for(let{wstg_id:b}of e){if(f.current)break;let C={wstg_id:b,status:r,
user:s.username};await U.requestWstgSync({body:C}),S+=1,k()}}finally{c(void 0)}return n.setAll(g(S))},
h=a?.all??e.length,d=e.filter(S=>Ci(S,r)).length,w=[d>0&&n.othersFindings(o(d)),i.hint],v=l("span",{
role:"status",children:w.filter(Boolean).join(" ")});return h===0?null:l(Ne,{text:n.setAllShown,opener:"\
plain",title:n.askSetAll(g(h),n.statuses[r]),submit:n.setItems(g(h),n.statuses[r]),question:a&&l(An,
{label:n.sending,done:a.done,all:h,format:o,children:l(le,{text:n.stop,onClick:()=>f.current=!0})}),
fields:{status:{...i,hint:v,disabled:a!==void 0}},act:p})},jp=({item:e,keepsAll:t})=>{let{t:n}=$(),{
send:o,dialog:s}=tr(),{run:r,busy:i,error:a}=Ks(async c=>{if(await o(e,{status:c}))return vi(c,t)?n.
notKept:n.request.waiting});return l("div",{children:[l("select",{"aria-label":`${n.status}: ${e.wstg_id}`,
"aria-busy":i,"data-kind":on(e),value:on(e),onChange:({currentTarget:c})=>r(c.value),children:Si.map(
c=>l("option",{value:c,children:n.statuses[c]},c))}),l(Ge,{error:a}),s]})},Up=({data:e})=>{let{t,integer:n,
may:o}=$(),{parameters:s}=Ue(),r=JSON.stringify(s),i=ct(()=>Vp(e,s),[e,r]);or.current=i.map(({wstg_id:d})=>d);
let a=["",t.any],c=[...new Set(e.items.map(Di))].map(d=>[d,t.categoryName(d)]),f=[...new Set(e.gate.
open.map(({reason:d})=>d))].map(d=>[d,t.reasons[d]]),g=d=>l("div",{children:[l(us,{id:d.wstg_id,parameters:s}),
l("p",{class:"aside",children:d.near?t.near(d.near):d.name})]}),p=d=>l("div",{class:"badges",children:[
o("checklist:write")?l(jp,{item:d,keepsAll:e.keepsAll}):l(Oe,{kind:on(d),children:t.statuses[on(d)]}),
d.conflict&&l(Oe,{kind:"blocked",children:t.conflict}),d.failed_reason!==null&&l(Oe,{kind:"blocked",
children:t.failed}),tc(d)&&l(Oe,{children:t.pending})]}),h=l(ne,{children:[l("p",{children:t.noItems}),
l("a",{href:ye("checklist"),onClick:nn,children:t.clear})]});return l(Be,{title:t.items(i.length,n(i.
length)),tools:o("checklist:write")&&l(Gp,{items:i,keepsAll:e.keepsAll}),children:[l(Zs,{fields:{search:{
label:t.search,placeholder:t.searchHint,type:"search"},status:{label:t.status,options:[a,...Object.entries(
t.statuses)]},category:{label:t.category,options:[["",t.anyCategory],...c]},outcome:{label:t.itemOutcome,
options:[a,...Object.entries(t.outcomes)]},show:{label:t.show,options:[a,...Object.entries(t.shown),
...f]},since:{label:t.since,type:"date"}}}),l(it,{caption:t.checklist,rows:i,keyOf:({wstg_id:d})=>d,
empty:h,columns:[[t.item,g],[t.status,p],[t.tool,d=>t.toolStatuses[d.defectdojo_status??"none"]],[t.
findingsOpen,d=>l(er,{item:d})],[t.lastSync,({last_sync:d})=>l(ut,{at:d})]]},r),l("p",{class:"aside",
children:t.source})]})},qp=()=>{let{t:e}=$(),{since:t}=Ue().parameters,n=t?{since:t}:{},o=ke(async c=>{
let[{taken:f},g,{keeps_equivalent_status:p}]=await Promise.all([Lo(U.items({...n,signal:c}),Number.POSITIVE_INFINITY),
U.checkGate({query:n,signal:c}),U.getSynchronisation({signal:c})]);return{items:f,gate:g,keepsAll:p}},
[t],({items:c})=>c.some(tc)),s=o.data!==void 0;de(()=>{s&&history.state?.y&&scrollTo(0,history.state.
y)},[s]);let r=nr(),i=async()=>r(await U.generateReport({headers:{"Accept-Language":document.documentElement.
lang}})),a=l(ne,{children:[l(pn,{text:e.makeReport,act:i}),l(le,{text:e.reload,busy:o.loading,onClick:o.
reload})]});return l(Lt,{title:e.checklist,tools:a,load:o,children:c=>l(ne,{children:[l(Bp,{...c}),l(
Up,{data:c})]})})},sc=()=>{let{id:e}=Ue();return e===void 0?l(qp,{}):l(Xl,{id:e},e)};var rc=e=>{let{act:t,ask:n,title:o,hint:s,submit:r,labels:i,fields:a}=e,{t:c,bytes:f}=$(),[g,p]=se(),
[h,d]=se(""),w=ve(new AbortController);de(()=>()=>w.current.abort(),[]);let v=async A=>{w.current=new AbortController;
let{signal:E}=w.current;d(""),p({loaded:0,total:void 0}),await t({signal:E,onProgress:p},A).catch(O=>{
if(!E.aborted)throw O;return c.stopped}).then(d).finally(()=>p(void 0))},{ask:S,dialog:k}=zs(r),b=async A=>{
(!n||await S(n(A)))&&await v(A)},C=()=>{w.current.abort(),nn()},x=g&&g.loaded>0&&g.loaded!==g.total,
[M,D]=x?[i[0],g.total]:[i[1],void 0];return l(Be,{title:o,hint:s,children:[l(xt,{submit:r,kind:a?"da\
nger":"primary",act:b,fields:a}),k,g&&l(An,{label:M,done:g.loaded,all:D,format:A=>A===0?"":f(A),children:l(
le,{text:c.stop,onClick:C})}),h&&l(fe,{children:h})]})},ic=()=>{let{t:e,bytes:t}=$(),n=nr(),{data:o,
reload:s}=ke(a=>U.getSynchronisation({signal:a})),r=o?.import_obstacle,i={label:e.file,type:"file",accept:"\
.sql,application/sql,text/plain",read:a=>a instanceof File&&a.name?a:new Error(e.noFile)};return l(ne,
{children:[l(Ft,{title:e.files}),r&&l(fe,{kind:"error",children:`${e.importObstacle} ${r}`}),l("div",
{class:"columns",children:[l(rc,{title:e.export,hint:e.dumpHint,submit:e.makeExport,labels:[e.downloading,
e.preparing],act:async a=>n(await U.exportFindingsDump(a)).finally(s)}),l(rc,{title:e.import,hint:e.
dumpImportHint,submit:e.makeImport,labels:[e.uploading,e.importing],fields:{file:i},ask:({file:a})=>e.
askImport(a.name,t(a.size)),act:async(a,{file:c})=>(await U.importFindingsDump({...a,body:{file:c}}),
s(),e.imported)})]})]})};var zp=1e3,Kp=({state:e,last_started_at:t,last_succeeded_at:n})=>e==="idle"&&(n??"")<(t??""),Yp=({run:e})=>{
let{t,ago:n,instant:o,may:s,account:r}=$(),{state:i,last_error:a,last_warning:c}=e,f=()=>U.synchroniseNow(),
g=d=>d&&(n(d)??o(d)),p=a===null&&c===null&&e.failed===0,h=()=>{if(i!=="idle")return t.runStates[i];let[
d,w]=[g(e.last_succeeded_at),g(e.next_run_at)];return d===null?t.neverInStep:(p?t.inStep:t.notInStep)(
d,w)};return l("section",{class:"card","aria-label":t.state,children:[l("div",{class:"heading",children:[
l("p",{role:"status",children:l("strong",{children:h()})}),s("checklist:write")&&l(pn,{kind:"primary",
text:t.synchronise,busy:i!=="idle",act:f})]}),a!==null&&l(fe,{kind:"error",children:[t.lastError,l(Zn,
{text:a})]}),c!==null&&l(fe,{kind:"error",children:[`${t.lastWarning} ${c}`,r.role==="admin"&&Kp(e)&&
l(Ne,{text:t.hiddenIsGone,opener:"plain",question:t.askHiddenIsGone,act:()=>U.synchroniseNow({body:{
hidden_is_gone:!0}})})]})]})},Zp=({run:e})=>{let{t,integer:n}=$(),o=s=>s>0&&n(s);return l("details",
{class:"card",children:[l("summary",{children:t.periodic}),l(Oo,{facts:{[t.lastStarted]:l(ut,{at:e.last_started_at}),
[t.lastFinished]:l(ut,{at:e.last_finished_at}),[t.lastSucceeded]:l(ut,{at:e.last_succeeded_at}),[t.nextRun]:l(
ut,{at:e.next_run_at}),[t.lastDelivery]:l(ut,{at:e.last_delivery_at}),[t.waitingCount]:o(e.waiting),
[t.retryingCount]:o(e.retrying),[t.failedCount]:o(e.failed),[t.unassigned]:o(e.unassigned),[t.withoutFinding]:l(
"a",{href:ye("checklist",{show:"without_finding"}),children:n(e.without_finding)})}})]})},Jp=({requests:e,
all:t})=>{let{t:n,integer:o}=$(),s=({wstg_id:i,finding_id:a})=>i!==null?l(us,{id:i}):a===null?n.unknown:
n.findingNumber(a),r=({reason:i,next_attempt_at:a})=>l("div",{children:[l(Zn,{text:i})," ",a!==null&&
l(Oe,{children:n.states.retrying})]});return l(Be,{title:n.failedRequests,tools:e.length>0&&l(ds,{}),
children:l(it,{empty:n.noFailed,caption:n.firstOf(e.length,Math.max(t,e.length),o),rows:e,keyOf:({request_id:i})=>i,
columns:[[n.item,s],[n.status,({status:i})=>Qs(n,i)],[n.setBy,({account:i,user:a})=>Fo(n,i,a)],[n.accepted,
({accepted_at:i})=>l(ut,{at:i})],[n.attempts,({attempts:i})=>o(i),"numeric"],[n.reason,r],[n.actions,
i=>l(ds,{request:i}),"tools"]]})})},Qp=async e=>{let t=await U.getSynchronisation({signal:e}),n=U.requests(
{state:"failed",limit:200,signal:e}),{taken:o}=await Lo(n,zp);return{run:t,failed:o}},Xp=({run:e,failed:t})=>e.
state!=="idle"||e.waiting+e.retrying>0||t.some(qn),ac=()=>{let{t:e}=$(),t=ke(Qp,[],Xp),n=l(le,{text:e.
reload,onClick:t.reload});return l(Lt,{title:e.synchronisation,tools:n,load:t,children:({run:o,failed:s})=>l(
ne,{children:[l(Yp,{run:o}),l(Jp,{requests:s,all:o.failed}),l(Zp,{run:o})]})})};var em=e=>e.currentTarget.select(),tm=({value:e,close:t})=>{let{t:n}=$(),[o,s]=se(!1),r=async()=>{await navigator.
clipboard.writeText(e),s(!0)};return l(Yn,{title:n.keyMade,onClose:t,children:i=>l(ne,{children:[l("\
p",{children:n.keyOnce}),l("input",{readOnly:!0,value:e,"aria-label":n.keyMade,onFocus:em}),l("div",
{class:"actions",children:[navigator.clipboard&&l(le,{text:o?n.copied:n.copy,kind:"primary",onClick:r}),
l(le,{text:n.close,onClick:i})]})]})})},nm=[30,90,366],lc=({onKey:e,isForScale:t})=>{let{t:n,may:o}=$(),
s=yt.Permission.values.filter(o),r=a=>({label:n.permissions[a],type:"checkbox",defaultChecked:t&&a===
"weights:write"}),i={name:{label:n.keyName,hint:n.keyNameHint,defaultValue:t?n.scale:"",maxLength:yt.
KeyName.maxLength,autocomplete:"off"},...Object.fromEntries(s.map(a=>[a,r(a)])),days:{label:n.keyEnds,
options:nm.map(a=>[String(a),n.days(a)]),defaultValue:t?"366":"90"},password:{label:n.currentPassword,
autocomplete:"current-password",type:"password",codes:["current_password_wrong"]}};return l(Ne,{text:t?
n.makeScaleKey:n.makeKey,title:n.makeKey,submit:n.makeKey,opener:"plain",kind:"primary",fields:i,act:async({
name:a,days:c,password:f,...g})=>{let p=s.filter(d=>g[d]);if(p.length===0)throw new Error(n.noPermission);
let h={name:a,permissions:p,expires_in_days:Number(c),password:f};e((await U.createKey({body:h})).key)}})},
cc=()=>{let{t:e,day:t,instant:n,messages:o}=$(),{data:s,error:r,reload:i}=ke(d=>U.listKeys({signal:d})),
[a,c]=se(""),{keys:f=[]}=s??{},g=({name:d,last_refused_at:w,last_refused_code:v})=>{let S=o.errors[v??
""]??v??"";return l("div",{children:[d,w!==null&&l("p",{class:"aside",children:e.keyRefused(n(w),S)})]})},
p=({permissions:d})=>l("div",{class:"badges",children:d.map(w=>l(Oe,{children:e.permissions[w]},w))}),
h=({key_id:d,name:w})=>l(Ne,{text:e.remove,of:w,title:e.removeKey,question:w,act:async()=>(await U.deleteKey(
{path:{key_id:d}}),e.keyRemoved)});return l(Nt.Provider,{value:i,children:l(Be,{title:e.apiKeys,hint:e.
apiKeysHint,tools:l("div",{class:"actions",children:[l(lc,{onKey:c,isForScale:!0}),l(lc,{onKey:c})]}),
children:[l(Ge,{error:r,retry:i}),a&&l(tm,{value:a,close:()=>c("")}),l(it,{caption:e.apiKeysCaption,
rows:f,keyOf:({key_id:d})=>d,columns:[[e.keyName,g],[e.keyMay,p],[e.lastUsed,({last_used_at:d})=>d===
null?e.never:n(d),"wide"],[e.expires,({expires_at:d})=>t(d)],[e.actions,h,"tools"]]})]})})};var Ri,om=(e,t)=>new Promise((n,o)=>{let s=new URL(e);s.searchParams.set("render",t);let r=document.
createElement("script");r.src=s.href,r.onerror=()=>{Ri=void 0,r.remove(),o(new Error("the captcha ca\
nnot be loaded"))},r.onload=()=>{let{grecaptcha:i}=globalThis;i?i.ready(()=>n(i)):r.dispatchEvent(new Event(
"error"))},document.head.append(r),U.session.onChange(i=>i&&setTimeout(()=>location.reload()))}),Oi=async e=>{
let{captcha_site_key:t}=e;return t&&Ut.captchaScript&&(Ri??=om(Ut.captchaScript,t)),Ri},uc=async(e,t)=>{
let n=await Oi(e),o=e.captcha_site_key??"";return n?{captcha_token:await n.execute(o,{action:t})}:{}};var Ei=["password_too_short","password_too_long","password_breached"],Mi=({registering:e,expired:t})=>{
let{t:n,config:o}=$(),s=Ut.isEmpty&&Ut.registrationOpen,r=e||s,i=async d=>{let w=await uc(o,r?"regis\
ter":"login").catch(()=>{throw new Error(n.captchaMissing)}),v={...d,...w};await(r?U.registerAccount(
{body:v}):U.login({body:v})),Ut.isEmpty=!1,r?Do(ye("profile",{first:"true"})):location.hash==="#/del\
eted"&&(location.hash="")};de(()=>{Oi(o).catch(()=>{})},[o]);let{minLength:a,maxLength:c}=yt.Username,
f={autocomplete:"username",autocapitalize:"none",spellcheck:!1,label:n.username,hint:r&&n.usernameHint(
a,c),codes:["username_invalid","username_taken"],defaultValue:t?.username},g={type:"password",label:n.
password,codes:Ei,hint:r&&n.newPasswordHint(yt.NewPassword.minLength),autocomplete:r?"new-password":
"current-password",autofocus:t!==void 0},p=r?n.register:n.signIn,h=l(xt,{submit:p,act:i,fields:{username:f,
password:g}});return t?h:l(ne,{children:[l(Ft,{title:s?n.registerFirst:p}),l("p",{class:"hint",children:s?
n.welcomeFirst:n.welcome}),r&&!Ut.registrationOpen?l(fe,{children:n.registrationClosed}):h,!s&&(r||Ut.
registrationOpen)&&l("p",{class:"aside",children:[r?n.toSignIn:n.toRegister," ",l("a",{href:r?"#/":"\
#/register",children:r?n.signIn:n.register})]})]})};var sm=async()=>{let e=JSON.stringify(await U.exportOwnData(),null,2),t=new Date().toLocaleDateString(
"sv");No(new Blob([e],{type:"application/json"}),`weight-bmi-${t}.json`)},dc=()=>{let{t:e,account:t}=$(),
o={...{type:"password",autocomplete:"current-password"},label:e.currentPassword,codes:["current_pass\
word_wrong"]},s={type:"password",autocomplete:"new-password",label:e.newPassword,hint:e.newPasswordHint(
yt.NewPassword.minLength),codes:[...Ei,"password_unchanged"]},r={autocomplete:"off",autocapitalize:"\
none",label:e.typeName(t.username),read:i=>String(i).trim()===t.username||new Error(e.nameDiffers)};
return l(ne,{children:[l(Ft,{title:e.account}),l("p",{class:"hint",children:e.signedInAs(t.username)}),
l(cc,{}),l("div",{class:"columns",children:[l(Be,{title:e.password,hint:e.changePasswordHint,children:l(
Ne,{text:e.changePassword,opener:"plain",kind:"primary",fields:{current_password:o,new_password:s},act:async i=>(await U.
changePassword({body:i}),e.passwordChanged)})}),l(Be,{title:e.exportTitle,hint:e.exportHint,children:l(
xt,{kind:"plain",submit:e.exportData,act:sm})}),l(Be,{title:e.endSessions,hint:e.endSessionsHint,children:l(
Ne,{text:e.endSessions,opener:"plain",fields:{password:o},act:i=>U.logoutEverywhere({body:i})})}),l(
Be,{title:e.deleteAccount,hint:e.deleteHint,children:l(Ne,{text:e.deleteAccount,opener:"danger",fields:{
name:r,password:o},act:async({password:i})=>{await U.deleteAccount({body:{password:i}}),location.hash=
"#/deleted"}})})]})]})};var rm=e=>{let[,t]=/^(\d+([.,]\d+)?) *(c?m)?\.?$/i.exec(e.trim())??[],n=Number(t?.replace(",","."));
return n>3?n/100:n},fc=()=>{let{t:e,plain:t,messages:n,config:o,unit:s,setUnit:r}=$(),i=Ue().parameters.
first!==void 0,a=ke(w=>Cn(U.getProfile({signal:w}))),c=o.validation_limits??{},f={maxLength:c.name_max_length,
required:!0},g={type:"date",codes:["birth_date_invalid"],min:c.birth_date_min,required:!0},p={inputMode:"\
decimal",autocomplete:"off",read:w=>rm(String(w))||new Error(e.notAHeight),codes:["height_out_of_ran\
ge"],label:e.height,hint:e.heightHint,required:!0},h=async w=>{if(await U.saveProfile({body:w}),!i)return n.
texts.profile_saved;location.hash=ye("weight")},d=w=>({nombre:{...f,label:e.firstName,defaultValue:w?.
nombre},apellidos:{...f,label:e.lastName,defaultValue:w?.apellidos},fecha_nacimiento:{...g,label:e.birthDate,
defaultValue:w?.fecha_nacimiento},talla_m:{...p,defaultValue:w?t(w.talla_m):""}});return l("div",{class:"\
card narrow",children:l(Lt,{title:e.profile,load:a,children:w=>l(ne,{children:[l("p",{class:"hint",children:i?
e.profileFirst:e.profileHint}),l(xt,{submit:e.save,act:h,fields:d(w)}),i&&l("a",{href:ye("weight"),children:e.
later}),l(Ys,{label:e.unitOfWeights,values:Us,names:e.unitNames,value:s,choose:r})]})})})};var sr=e=>{let{format:t}=new Intl.DateTimeFormat("sv-SE",{timeZone:e,dateStyle:"short",timeStyle:"me\
dium"}),n=a=>Date.parse(`${t(a*1e3).replace(" ","T")}Z`)-a*1e3,o=new Map,s=a=>{let c=o.get(a);if(c!==
void 0)return c;let f=n(a*7*864e5/1e3);return o.set(a,f),f},r=a=>{let c=Math.floor(a/6048e5),f=s(c);
return f===s(c+1)?f:n(Math.floor(a/1e3))},i=a=>a+r(a);return{name:e,clockAt:i,instantOf(a){let[c,f]=[
a-864e5,a+864e5].map(p=>a-r(p)),g=[c,f].filter(p=>i(p)===a);return g.length>0?Math.min(...g):c},inputOf:a=>new Date(
i(a)).toISOString().slice(0,16)}},rr=()=>new Intl.DateTimeFormat().resolvedOptions().timeZone;var im="uplot",am="u-hz",lm="u-vt",cm="u-title",um="u-wrap",dm="u-under",fm="u-over",pm="u-axis",Xn="\
u-off",mm="u-select",gm="u-cursor-x",hm="u-cursor-y",_m="u-cursor-pt",ym="u-legend",wm="u-live",bm="\
u-inline",km="u-series",Sm="u-marker",pc="u-label",vm="u-value",ps="width",ms="height";var mc="bottom",Wo="left",Ni="right",Qi="#000",gc=Qi+"0",Fi="mousemove",hc="mousedown",Li="mouseup",
_c="mouseenter",yc="mouseleave",wc="dblclick",Tm="resize",xm="scroll",bc="change",ur="dppxchange",Xi="\
--",Uo=typeof window<"u",Vi=Uo?document:null,Bo=Uo?window:null,Cm=Uo?navigator:null,he,ir;function Gi(){
let e=devicePixelRatio;he!=e&&(he=e,ir&&Ui(bc,ir,Gi),ir=matchMedia(`(min-resolution: ${he-.001}dppx)\
 and (max-resolution: ${he+.001}dppx)`),eo(bc,ir,Gi),Bo.dispatchEvent(new CustomEvent(ur)))}function Ct(e,t){
if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function ji(e,t){let n=e.classList;n.contains(
t)&&n.remove(t)}function Ee(e,t,n){e.style[t]=n+"px"}function qt(e,t,n,o){let s=Vi.createElement(e);
return t!=null&&Ct(s,t),n?.insertBefore(s,o),s}function Wt(e,t){return qt("div",e,t)}var kc=new WeakMap;
function sn(e,t,n,o,s){let r="translate("+t+"px,"+n+"px)",i=kc.get(e);r!=i&&(e.style.transform=r,kc.
set(e,r),t<0||n<0||t>o||n>s?Ct(e,Xn):ji(e,Xn))}var Sc=new WeakMap;function vc(e,t,n){let o=t+n,s=Sc.
get(e);o!=s&&(Sc.set(e,o),e.style.background=t,e.style.borderColor=n)}var Tc=new WeakMap;function xc(e,t,n,o){
let s=t+""+n,r=Tc.get(e);s!=r&&(Tc.set(e,s),e.style.height=n+"px",e.style.width=t+"px",e.style.marginLeft=
o?-t/2+"px":0,e.style.marginTop=o?-n/2+"px":0)}var ea={passive:!0},Pm={...ea,capture:!0};function eo(e,t,n,o){
t.addEventListener(e,n,o?Pm:ea)}function Ui(e,t,n,o){t.removeEventListener(e,n,ea)}Uo&&Gi();function zt(e,t,n,o){
let s;n=n||0,o=o||t.length-1;let r=o<=2147483647;for(;o-n>1;)s=r?n+o>>1:Pt((n+o)/2),t[s]<e?n=s:o=s;return e-
t[n]<=t[o]-e?n:o}function Xc(e){return(n,o,s)=>{let r=-1,i=-1;for(let a=o;a<=s;a++)if(e(n[a])){r=a;break}
for(let a=s;a>=o;a--)if(e(n[a])){i=a;break}return[r,i]}}var eu=e=>e!=null,tu=e=>e!=null&&e>0,pr=Xc(eu),
Dm=Xc(tu);function Am(e,t,n,o=0,s=!1){let r=s?Dm:pr,i=s?tu:eu;[t,n]=r(e,t,n);let a=e[t],c=e[t];if(t>
-1)if(o==1)a=e[t],c=e[n];else if(o==-1)a=e[n],c=e[t];else for(let f=t;f<=n;f++){let g=e[f];i(g)&&(g<
a?a=g:g>c&&(c=g))}return[a??xe,c??-xe]}function mr(e,t,n,o){let s=Dc(e),r=Dc(t);e==t&&(s==-1?(e*=n,t/=
n):(e/=n,t*=n));let i=n==10?mn:nu,a=s==1?Pt:$t,c=r==1?$t:Pt,f=a(i(Ze(e))),g=c(i(Ze(t))),p=Ho(n,f),h=Ho(
n,g);return n==10&&(f<0&&(p=Ce(p,-f)),g<0&&(h=Ce(h,-g))),o||n==2?(e=p*s,t=h*r):(e=iu(e,p),t=gr(t,h)),
[e,t]}function ta(e,t,n,o){let s=mr(e,t,n,o);return e==0&&(s[0]=0),t==0&&(s[1]=0),s}var na=.1,Cc={mode:3,
pad:na},hs={pad:0,soft:null,mode:0},Im={min:hs,max:hs};function dr(e,t,n,o){return hr(n)?Pc(e,t,n):(hs.
pad=n,hs.soft=o?0:null,hs.mode=o?3:0,Pc(e,t,Im))}function me(e,t){return e??t}function Rm(e,t,n){for(t=
me(t,0),n=me(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function Pc(e,t,n){let o=n.min,
s=n.max,r=me(o.pad,0),i=me(s.pad,0),a=me(o.hard,-xe),c=me(s.hard,xe),f=me(o.soft,xe),g=me(s.soft,-xe),
p=me(o.mode,0),h=me(s.mode,0),d=t-e,w=mn(d),v=gt(Ze(e),Ze(t)),S=mn(v),k=Ze(S-w);(d<1e-24||k>10)&&(d=
0,(e==0||t==0)&&(d=1e-24,p==2&&f!=xe&&(r=0),h==2&&g!=-xe&&(i=0)));let b=d||v||1e3,C=mn(b),x=Ho(10,Pt(
C)),M=b*(d==0?e==0?.1:1:r),D=Ce(iu(e-M,x/10),24),W=e>=f&&(p==1||p==3&&D<=f||p==2&&D>=f)?f:xe,A=gt(a,
D<W&&e>=W?W:Kt(W,D)),E=b*(d==0?t==0?.1:1:i),O=Ce(gr(t+E,x/10),24),I=t<=g&&(h==1||h==3&&O>=g||h==2&&O<=
g)?g:-xe,G=Kt(c,O>I&&t<=I?I:gt(I,O));return A==G&&A==0&&(G=100),[A,G]}var Om=new Intl.NumberFormat(Uo?
Cm.language:"en-US"),oa=e=>Om.format(e),Dt=Math,cr=Dt.PI,Ze=Dt.abs,Pt=Dt.floor,Ye=Dt.round,$t=Dt.ceil,
Kt=Dt.min,gt=Dt.max,Ho=Dt.pow,Dc=Dt.sign,mn=Dt.log10,nu=Dt.log2,Em=(e,t=1)=>Dt.sinh(e)*t,Wi=(e,t=1)=>Dt.
asinh(e/t),xe=1/0;function Ac(e){return(mn((e^e>>31)-(e>>31))|0)+1}function qi(e,t,n){return Kt(gt(e,
t),n)}function ou(e){return typeof e=="function"}function ue(e){return ou(e)?e:()=>e}var Mm=()=>{},su=e=>e,
ru=(e,t)=>t,Nm=e=>null,Ic=e=>!0,Rc=(e,t)=>e==t,Fm=/\.\d*?(?=9{6,}|0{6,})/gm,to=e=>{if(lu(e)||Rn.has(
e))return e;let t=`${e}`,n=t.match(Fm);if(n==null)return e;let o=n[0].length-1;if(t.indexOf("e-")!=-1){
let[s,r]=t.split("e");return+`${to(s)}e${r}`}return Ce(e,o)};function Jn(e,t){return to(Ce(to(e/t))*
t)}function gr(e,t){return to($t(to(e/t))*t)}function iu(e,t){return to(Pt(to(e/t))*t)}function Ce(e,t=0){
if(lu(e))return e;let n=10**t,o=e*n*(1+Number.EPSILON);return Ye(o)/n}var Rn=new Map;function au(e){
return((""+e).split(".")[1]||"").length}function ys(e,t,n,o){let s=[],r=o.map(au);for(let i=t;i<n;i++){
let a=Ze(i),c=Ce(Ho(e,i),a);for(let f=0;f<o.length;f++){let g=e==10?+`${o[f]}e${i}`:o[f]*c,p=(i>=0?0:
a)+(i>=r[f]?0:r[f]),h=e==10?g:Ce(g,p);s.push(h),Rn.set(h,p)}}return s}var _s={},sa=[],Vo=[null,null],
In=Array.isArray,lu=Number.isInteger,Lm=e=>e===void 0;function Oc(e){return typeof e=="string"}function hr(e){
let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function Wm(e){return e!=null&&
typeof e=="object"}var $m=Object.getPrototypeOf(Uint8Array),cu="__proto__";function Go(e,t=hr){let n;
if(In(e)){let o=e.find(s=>s!=null);if(In(o)||t(o)){n=Array(e.length);for(let s=0;s<e.length;s++)n[s]=
Go(e[s],t)}else n=e.slice()}else if(e instanceof $m)n=e.slice();else if(t(e)){n={};for(let o in e)o!=
cu&&(n[o]=Go(e[o],t))}else n=e;return n}function qe(e){let t=arguments;for(let n=1;n<t.length;n++){let o=t[n];
for(let s in o)s!=cu&&(hr(e[s])?qe(e[s],Go(o[s])):e[s]=Go(o[s]))}return e}var Bm=0,Hm=1,Vm=2;function Gm(e,t,n){
for(let o=0,s,r=-1;o<t.length;o++){let i=t[o];if(i>r){for(s=i-1;s>=0&&e[s]==null;)e[s--]=null;for(s=
i+1;s<n&&e[s]==null;)e[r=s++]=null}}}function jm(e,t){if(zm(e)){let i=e[0].slice();for(let a=1;a<e.length;a++)
i.push(...e[a].slice(1));return Km(i[0])||(i=qm(i)),i}let n=new Set;for(let i=0;i<e.length;i++){let c=e[i][0],
f=c.length;for(let g=0;g<f;g++)n.add(c[g])}let o=[Array.from(n).sort((i,a)=>i-a)],s=o[0].length,r=new Map;
for(let i=0;i<s;i++)r.set(o[0][i],i);for(let i=0;i<e.length;i++){let a=e[i],c=a[0];for(let f=1;f<a.length;f++){
let g=a[f],p=Array(s).fill(void 0),h=t?t[i][f]:Hm,d=[];for(let w=0;w<g.length;w++){let v=g[w],S=r.get(
c[w]);v===null?h!=Bm&&(p[S]=v,h==Vm&&d.push(S)):p[S]=v}Gm(p,d,s),o.push(p)}}return o}var Um=typeof queueMicrotask>
"u"?e=>Promise.resolve().then(e):queueMicrotask;function qm(e){let t=e[0],n=t.length,o=Array(n);for(let r=0;r<
o.length;r++)o[r]=r;o.sort((r,i)=>t[r]-t[i]);let s=[];for(let r=0;r<e.length;r++){let i=e[r],a=Array(
n);for(let c=0;c<n;c++)a[c]=i[o[c]];s.push(a)}return s}function zm(e){let t=e[0][0],n=t.length;for(let o=1;o<
e.length;o++){let s=e[o][0];if(s.length!=n)return!1;if(s!=t){for(let r=0;r<n;r++)if(s[r]!=t[r])return!1}}
return!0}function Km(e,t=100){let n=e.length;if(n<=1)return!0;let o=0,s=n-1;for(;o<=s&&e[o]==null;)o++;
for(;s>=o&&e[s]==null;)s--;if(s<=o)return!0;let r=gt(1,Pt((s-o+1)/t));for(let i=e[o],a=o+r;a<=s;a+=r){
let c=e[a];if(c!=null){if(c<=i)return!1;i=c}}return!0}var uu=["January","February","March","April","\
May","June","July","August","September","October","November","December"],du=["Sunday","Monday","Tues\
day","Wednesday","Thursday","Friday","Saturday"];function fu(e){return e.slice(0,3)}var Ym=du.map(fu),
Zm=uu.map(fu),Jm={MMMM:uu,MMM:Zm,WWWW:du,WWW:Ym};function fs(e){return(e<10?"0":"")+e}function Qm(e){
return(e<10?"00":e<100?"0":"")+e}var Xm={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),
MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>fs(e.getMonth()+1),M:e=>e.getMonth()+
1,DD:e=>fs(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],
HH:e=>fs(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.
getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>fs(e.getMinutes()),
m:e=>e.getMinutes(),ss:e=>fs(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>Qm(e.getMilliseconds())};function ra(e,t){
t=t||Jm;let n=[],o=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=o.exec(e);)n.push(s[0][0]=="{"?Xm[s[1]]:s[0]);return r=>{
let i="";for(let a=0;a<n.length;a++)i+=typeof n[a]=="string"?n[a]:n[a](r,t);return i}}var eg=new Intl.
DateTimeFormat().resolvedOptions().timeZone;function tg(e,t){let n;return t=="UTC"||t=="Etc/UTC"?n=new Date(
+e+e.getTimezoneOffset()*6e4):t==eg?n=e:(n=new Date(e.toLocaleString("en-US",{timeZone:t})),n.setMilliseconds(
e.getMilliseconds())),n}var pu=e=>e%1==0,fr=[1,2,2.5,5],ng=ys(10,-32,0,fr),mu=ys(10,0,32,fr),og=mu.filter(
pu),Qn=ng.concat(mu),ia=`
`,gu="{YYYY}",Ec=ia+gu,hu="{M}/{D}",gs=ia+hu,ar=gs+"/{YY}",_u="{aa}",sg="{h}:{mm}",$o=sg+_u,Mc=ia+$o,
Nc=":{ss}",we=null;function yu(e){let t=e*1e3,n=t*60,o=n*60,s=o*24,r=s*30,i=s*365,c=(e==1?ys(10,0,3,
fr).filter(pu):ys(10,-3,0,fr)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,o,o*2,o*3,o*4,o*6,o*
8,o*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,i,i*2,i*5,i*10,i*25,i*50,i*100]),
f=[[i,gu,we,we,we,we,we,we,1],[s*28,"{MMM}",Ec,we,we,we,we,we,1],[s,hu,Ec,we,we,we,we,we,1],[o,"{h}"+
_u,ar,we,gs,we,we,we,1],[n,$o,ar,we,gs,we,we,we,1],[t,Nc,ar+" "+$o,we,gs+" "+$o,we,Mc,we,1],[e,Nc+".\
{fff}",ar+" "+$o,we,gs+" "+$o,we,Mc,we,1]];function g(p){return(h,d,w,v,S,k)=>{let b=[],C=S>=i,x=S>=
r&&S<i,M=p(w),D=Ce(M*e,3),W=$i(M.getFullYear(),C?0:M.getMonth(),x||C?1:M.getDate()),A=Ce(W*e,3);if(x||
C){let E=x?S/r:0,O=C?S/i:0,I=D==A?D:Ce($i(W.getFullYear()+O,W.getMonth()+E,1)*e,3),G=new Date(Ye(I/e)),
B=G.getFullYear(),V=G.getMonth();for(let L=0;I<=v;L++){let J=$i(B+O*L,V+E*L,1),j=J-p(Ce(J*e,3));I=Ce(
(+J+j)*e,3),I<=v&&b.push(I)}}else{let E=S>=s?s:S,O=Pt(w)-Pt(D),I=A+O+gr(D-A,E);b.push(I);let G=p(I),
B=G.getHours()+G.getMinutes()/n+G.getSeconds()/o,V=S/o,L=h.axes[d]._space,J=k/L;for(;I=Ce(I+S,e==1?0:
3),!(I>v);)if(V>1){let j=Pt(Ce(B+V,6))%24,F=p(I).getHours()-j;F>1&&(F=-1),I-=F*o,B=(B+V)%24;let Q=b[b.
length-1];Ce((I-Q)/S,3)*J>=.7&&b.push(I)}else b.push(I)}return b}}return[c,f,g]}var[rg,ig,ag]=yu(1),
[lg,cg,ug]=yu(.001);ys(2,-53,53,[1]);function Fc(e,t){return e.map(n=>n.map((o,s)=>s==0||s==8||o==null?
o:t(s==1||n[8]==0?o:n[1]+o)))}function Lc(e,t){return(n,o,s,r,i)=>{let a=t.find(w=>i>=w[0])||t[t.length-
1],c,f,g,p,h,d;return o.map(w=>{let v=e(w),S=v.getFullYear(),k=v.getMonth(),b=v.getDate(),C=v.getHours(),
x=v.getMinutes(),M=v.getSeconds(),D=S!=c&&a[2]||k!=f&&a[3]||b!=g&&a[4]||C!=p&&a[5]||x!=h&&a[6]||M!=d&&
a[7]||a[1];return c=S,f=k,g=b,p=C,h=x,d=M,D(v)})}}function dg(e,t){let n=ra(t);return(o,s,r,i,a)=>s.
map(c=>n(e(c)))}function $i(e,t,n){return new Date(e,t,n)}function Wc(e,t){return t(e)}var fg="{YYYY\
}-{MM}-{DD} {h}:{mm}{aa}";function $c(e,t){return(n,o,s,r)=>r==null?Xi:t(e(o))}function pg(e,t){let n=e.
series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function mg(e,t){return e.
series[t].fill(e,t)}var gg={show:!0,live:!0,isolate:!1,mount:Mm,markers:{show:!0,width:2,stroke:pg,fill:mg,
dash:"solid"},idx:null,idxs:null,values:[]};function hg(e,t){let n=e.cursor.points,o=Wt(),s=n.size(e,
t);Ee(o,ps,s),Ee(o,ms,s);let r=s/-2;Ee(o,"marginLeft",r),Ee(o,"marginTop",r);let i=n.width(e,t,s);return i&&
Ee(o,"borderWidth",i),o}function _g(e,t){let n=e.series[t].points;return n._fill||n._stroke}function yg(e,t){
let n=e.series[t].points;return n._stroke||n._fill}function wg(e,t){return e.series[t].points.size}var Bi=[
0,0];function bg(e,t,n){return Bi[0]=t,Bi[1]=n,Bi}function lr(e,t,n,o=!0){return s=>{s.button==0&&(!o||
s.target==t)&&n(s)}}function Hi(e,t,n,o=!0){return s=>{(!o||s.target==t)&&n(s)}}var kg={show:!0,x:!0,
y:!0,lock:!1,move:bg,points:{one:!1,show:hg,size:wg,width:0,stroke:yg,fill:_g},bind:{mousedown:lr,mouseup:lr,
click:lr,dblclick:lr,mousemove:Hi,mouseleave:Hi,mouseenter:Hi},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,
click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,o,s)=>o-
s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,
event:null},wu={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},aa=qe({},wu,{filter:ru}),bu=qe({},aa,{size:10}),
ku=qe({},wu,{show:!1}),la='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Aria\
l, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Em\
oji"',Su="bold "+la,vu=1.5,Bc={show:!0,scale:"x",stroke:Qi,space:50,gap:5,alignTo:1,size:50,labelGap:0,
labelSize:30,labelFont:Su,side:2,grid:aa,ticks:bu,border:ku,font:la,lineGap:vu,rotate:0},Sg="Value",
vg="Time",Hc={show:!0,scale:"x",auto:!1,sorted:1,min:xe,max:-xe,idxs:[]};function Tg(e,t,n,o,s){return t.
map(r=>r==null?"":oa(r))}function xg(e,t,n,o,s,r,i){let a=[],c=Rn.get(s)||0;n=i?n:Ce(gr(n,s),c);for(let f=n;f<=
o;f=Ce(f+s,c))a.push(Object.is(f,-0)?0:f);return a}function zi(e,t,n,o,s,r,i){let a=[],c=e.scales[e.
axes[t].scale].log,f=c==10?mn:nu,g=Pt(f(n));s=Ho(c,g),c==10&&(s=Qn[zt(s,Qn)]);let p=n,h=s*c;c==10&&(h=
Qn[zt(h,Qn)]);do a.push(p),p=p+s,c==10&&!Rn.has(p)&&(p=Ce(p,Rn.get(s))),p>=h&&(s=p,h=s*c,c==10&&(h=Qn[zt(
h,Qn)]));while(p<=o);return a}function Cg(e,t,n,o,s,r,i){let c=e.scales[e.axes[t].scale].asinh,f=o>c?
zi(e,t,gt(c,n),o,s):[c],g=o>=0&&n<=0?[0]:[];return(n<-c?zi(e,t,gt(c,-o),-n,s):[c]).reverse().map(h=>-h).
concat(g,f)}var Tu=/./,Pg=/[12357]/,Dg=/[125]/,Vc=/1/,Ki=(e,t,n,o)=>e.map((s,r)=>t==4&&s==0||r%o==0&&
n.test(s.toExponential()[s<0?1:0])?s:null);function Ag(e,t,n,o,s){let r=e.axes[n],i=r.scale,a=e.scales[i],
c=e.valToPos,f=r._space,g=c(10,i),p=c(9,i)-g>=f?Tu:c(7,i)-g>=f?Pg:c(5,i)-g>=f?Dg:Vc;if(p==Vc){let h=Ze(
c(1,i)-g);if(h<f)return Ki(t.slice().reverse(),a.distr,p,$t(f/h)).reverse()}return Ki(t,a.distr,p,1)}
function Ig(e,t,n,o,s){let r=e.axes[n],i=r.scale,a=r._space,c=e.valToPos,f=Ze(c(1,i)-c(2,i));return f<
a?Ki(t.slice().reverse(),3,Tu,$t(a/f)).reverse():t}function Rg(e,t,n,o){return o==null?Xi:t==null?"":
oa(t)}var Gc={show:!0,scale:"y",stroke:Qi,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Su,
side:3,grid:aa,ticks:bu,border:ku,font:la,lineGap:vu,rotate:0};function Og(e,t){let n=3+(e||1)*2;return Ce(
n*t,3)}function Eg(e,t){let{scale:n,idxs:o}=e.series[0],s=e._data[0],r=e.valToPos(s[o[0]],n,!0),i=e.
valToPos(s[o[1]],n,!0),a=Ze(i-r),c=e.series[t],f=a/(c.points.space*he);return o[1]-o[0]<=f}var jc={scale:null,
auto:!0,sorted:0,min:xe,max:-xe},xu=(e,t,n,o,s)=>s,Uc={show:!0,auto:!0,sorted:0,gaps:xu,alpha:1,facets:[
qe({},jc,{scale:"x"}),qe({},jc,{scale:"y"})]},qc={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:xu,
alpha:1,points:{show:Eg,filter:null},values:null,min:xe,max:-xe,idxs:[],path:null,clip:null};function Mg(e,t,n,o,s){
return n/10}var Cu={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Ng=qe({},Cu,
{time:!1,ori:1}),zc={};function Pu(e,t){let n=zc[e];return n||(n={key:e,plots:[],sub(o){n.plots.push(
o)},unsub(o){n.plots=n.plots.filter(s=>s!=o)},pub(o,s,r,i,a,c,f){for(let g=0;g<n.plots.length;g++)n.
plots[g]!=s&&n.plots[g].pub(o,s,r,i,a,c,f)}},e!=null&&(zc[e]=n)),n}var jo=1,Yi=2;function no(e,t,n){
let o=e.mode,s=e.series[t],r=o==2?e._data[t]:e._data,i=e.scales,a=e.bbox,c=r[0],f=o==2?r[1]:r[t],g=o==
2?i[s.facets[0].scale]:i[e.series[0].scale],p=o==2?i[s.facets[1].scale]:i[s.scale],h=a.left,d=a.top,
w=a.width,v=a.height,S=e.valToPosH,k=e.valToPosV;return g.ori==0?n(s,c,f,g,p,S,k,h,d,w,v,yr,qo,br,Au,
Ru):n(s,c,f,g,p,k,S,d,h,v,w,wr,zo,da,Iu,Ou)}function ca(e,t){let n=0,o=0,s=me(e.bands,sa);for(let r=0;r<
s.length;r++){let i=s[r];i.series[0]==t?n=i.dir:i.series[1]==t&&(i.dir==1?o|=1:o|=2)}return[n,o==1?-1:
o==2?1:o==3?2:0]}function Fg(e,t,n,o,s){let r=e.mode,i=e.series[t],a=r==2?i.facets[1].scale:i.scale,
c=e.scales[a];return s==-1?c.min:s==1?c.max:c.distr==3?c.dir==1?c.min:c.max:0}function gn(e,t,n,o,s,r){
return no(e,t,(i,a,c,f,g,p,h,d,w,v,S)=>{let k=i.pxRound,b=f.dir*(f.ori==0?1:-1),C=f.ori==0?qo:zo,x,M;
b==1?(x=n,M=o):(x=o,M=n);let D=k(p(a[x],f,v,d)),W=k(h(c[x],g,S,w)),A=k(p(a[M],f,v,d)),E=k(h(r==1?g.max:
g.min,g,S,w)),O=new Path2D(s);return C(O,A,E),C(O,D,E),C(O,D,W),O})}function _r(e,t,n,o,s,r){let i=null;
if(e.length>0){i=new Path2D;let a=t==0?br:da,c=n;for(let p=0;p<e.length;p++){let h=e[p];if(h[1]>h[0]){
let d=h[0]-c;d>0&&a(i,c,o,d,o+r),c=h[1]}}let f=n+s-c,g=10;f>0&&a(i,c,o-g/2,f,o+r+g)}return i}function Lg(e,t,n){
let o=e[e.length-1];o&&o[0]==t?o[1]=n:e.push([t,n])}function ua(e,t,n,o,s,r,i){let a=[],c=e.length;for(let f=s==
1?n:o;f>=n&&f<=o;f+=s)if(t[f]===null){let p=f,h=f;if(s==1)for(;++f<=o&&t[f]===null;)h=f;else for(;--f>=
n&&t[f]===null;)h=f;let d=r(e[p]),w=h==p?d:r(e[h]),v=p-s;d=i<=0&&v>=0&&v<c?r(e[v]):d;let k=h+s;w=i>=
0&&k>=0&&k<c?r(e[k]):w,w>=d&&a.push([d,w])}return a}function Kc(e){return e==0?su:e==1?Ye:t=>Jn(t,e)}
function Du(e){let t=e==0?yr:wr,n=e==0?(s,r,i,a,c,f)=>{s.arcTo(r,i,a,c,f)}:(s,r,i,a,c,f)=>{s.arcTo(i,
r,c,a,f)},o=e==0?(s,r,i,a,c)=>{s.rect(r,i,a,c)}:(s,r,i,a,c)=>{s.rect(i,r,c,a)};return(s,r,i,a,c,f=0,g=0)=>{
f==0&&g==0?o(s,r,i,a,c):(f=Kt(f,a/2,c/2),g=Kt(g,a/2,c/2),t(s,r+f,i),n(s,r+a,i,r+a,i+c,f),n(s,r+a,i+c,
r,i+c,g),n(s,r,i+c,r,i,g),n(s,r,i,r+a,i,f),s.closePath())}}var yr=(e,t,n)=>{e.moveTo(t,n)},wr=(e,t,n)=>{
e.moveTo(n,t)},qo=(e,t,n)=>{e.lineTo(t,n)},zo=(e,t,n)=>{e.lineTo(n,t)},br=Du(0),da=Du(1),Au=(e,t,n,o,s,r)=>{
e.arc(t,n,o,s,r)},Iu=(e,t,n,o,s,r)=>{e.arc(n,t,o,s,r)},Ru=(e,t,n,o,s,r,i)=>{e.bezierCurveTo(t,n,o,s,
r,i)},Ou=(e,t,n,o,s,r,i)=>{e.bezierCurveTo(n,t,s,o,i,r)};function Eu(e){return(t,n,o,s,r)=>no(t,n,(i,a,c,f,g,p,h,d,w,v,S)=>{
let{pxRound:k,points:b}=i,C,x;f.ori==0?(C=yr,x=Au):(C=wr,x=Iu);let M=Ce(b.width*he,3),D=(b.size-b.width)/
2*he,W=Ce(D*2,3),A=new Path2D,E=new Path2D,{left:O,top:I,width:G,height:B}=t.bbox;br(E,O-W,I-W,G+W*2,
B+W*2);let V=L=>{if(c[L]!=null){let J=k(p(a[L],f,v,d)),j=k(h(c[L],g,S,w));C(A,J+D,j),x(A,J,j,D,0,cr*
2)}};if(r)r.forEach(V);else for(let L=o;L<=s;L++)V(L);return{stroke:M>0?A:null,fill:A,clip:E,flags:jo|
Yi}})}function Mu(e){return(t,n,o,s,r,i)=>{o!=s&&(r!=o&&i!=o&&e(t,n,o),r!=s&&i!=s&&e(t,n,s),e(t,n,i))}}
var Wg=Mu(qo),$g=Mu(zo);function Nu(e){let t=me(e?.alignGaps,0);return(n,o,s,r)=>no(n,o,(i,a,c,f,g,p,h,d,w,v,S)=>{
[s,r]=pr(c,s,r);let k=i.pxRound,b=B=>k(p(B,f,v,d)),C=B=>k(h(B,g,S,w)),x,M;f.ori==0?(x=qo,M=Wg):(x=zo,
M=$g);let D=f.dir*(f.ori==0?1:-1),W={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:jo},
A=W.stroke,E=!1;if(r-s>=v*4){let B=Z=>n.posToVal(Z,f.key,!0),V=null,L=null,J,j,X,ie=b(a[D==1?s:r]),F=b(
a[s]),Q=b(a[r]),te=B(D==1?F+1:Q-1);for(let Z=D==1?s:r;Z>=s&&Z<=r;Z+=D){let He=a[Z],Te=(D==1?He<te:He>
te)?ie:b(He),_e=c[Z];Te==ie?_e!=null?(j=_e,V==null?(x(A,Te,C(j)),J=V=L=j):j<V?V=j:j>L&&(L=j)):_e===null&&
(E=!0):(V!=null&&M(A,ie,C(V),C(L),C(J),C(j)),_e!=null?(j=_e,x(A,Te,C(j)),V=L=J=j):(V=L=null,_e===null&&
(E=!0)),ie=Te,te=B(ie+D))}V!=null&&V!=L&&X!=ie&&M(A,ie,C(V),C(L),C(J),C(j))}else for(let B=D==1?s:r;B>=
s&&B<=r;B+=D){let V=c[B];V===null?E=!0:V!=null&&x(A,b(a[B]),C(V))}let[I,G]=ca(n,o);if(i.fill!=null||
I!=0){let B=W.fill=new Path2D(A),V=i.fillTo(n,o,i.min,i.max,I),L=C(V),J=b(a[s]),j=b(a[r]);D==-1&&([j,
J]=[J,j]),x(B,j,L),x(B,J,L)}if(!i.spanGaps){let B=[];E&&B.push(...ua(a,c,s,r,D,b,t)),W.gaps=B=i.gaps(
n,o,s,r,B),W.clip=_r(B,f.ori,d,w,v,S)}return G!=0&&(W.band=G==2?[gn(n,o,s,r,A,-1),gn(n,o,s,r,A,1)]:gn(
n,o,s,r,A,G)),W})}function Bg(e){let t=me(e.align,1),n=me(e.ascDesc,!1),o=me(e.alignGaps,0),s=me(e.extend,
!1);return(r,i,a,c)=>no(r,i,(f,g,p,h,d,w,v,S,k,b,C)=>{[a,c]=pr(p,a,c);let x=f.pxRound,{left:M,width:D}=r.
bbox,W=F=>x(w(F,h,b,S)),A=F=>x(v(F,d,C,k)),E=h.ori==0?qo:zo,O={stroke:new Path2D,fill:null,clip:null,
band:null,gaps:null,flags:jo},I=O.stroke,G=h.dir*(h.ori==0?1:-1),B=A(p[G==1?a:c]),V=W(g[G==1?a:c]),L=V,
J=V;s&&t==-1&&(J=M,E(I,J,B)),E(I,V,B);for(let F=G==1?a:c;F>=a&&F<=c;F+=G){let Q=p[F];if(Q==null)continue;
let te=W(g[F]),Z=A(Q);t==1?E(I,te,B):E(I,L,Z),E(I,te,Z),B=Z,L=te}let j=L;s&&t==1&&(j=M+D,E(I,j,B));let[
X,ie]=ca(r,i);if(f.fill!=null||X!=0){let F=O.fill=new Path2D(I),Q=f.fillTo(r,i,f.min,f.max,X),te=A(Q);
E(F,j,te),E(F,J,te)}if(!f.spanGaps){let F=[];F.push(...ua(g,p,a,c,G,W,o));let Q=f.width*he/2,te=n||t==
1?Q:-Q,Z=n||t==-1?-Q:Q;F.forEach(He=>{He[0]+=te,He[1]+=Z}),O.gaps=F=f.gaps(r,i,a,c,F),O.clip=_r(F,h.
ori,S,k,b,C)}return ie!=0&&(O.band=ie==2?[gn(r,i,a,c,I,-1),gn(r,i,a,c,I,1)]:gn(r,i,a,c,I,ie)),O})}function Yc(e,t,n,o,s,r,i=xe){
if(e.length>1){let a=null;for(let c=0,f=1/0;c<e.length;c++)if(t[c]!==void 0){if(a!=null){let g=Ze(e[c]-
e[a]);g<f&&(f=g,i=Ze(n(e[c],o,s,r)-n(e[a],o,s,r)))}a=c}}return i}function Hg(e){e=e||_s;let t=me(e.size,
[.6,xe,1]),n=e.align||0,o=e.gap||0,s=e.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let r=ue(s),
i=1-t[0],a=me(t[1],xe),c=me(t[2],1),f=me(e.disp,_s),g=me(e.each,d=>{}),{fill:p,stroke:h}=f;return(d,w,v,S)=>no(
d,w,(k,b,C,x,M,D,W,A,E,O,I)=>{let G=k.pxRound,B=n,V=o*he,L=a*he,J=c*he,j,X;x.ori==0?[j,X]=r(d,w):[X,
j]=r(d,w);let ie=x.dir*(x.ori==0?1:-1),F=x.ori==0?br:da,Q=x.ori==0?g:(K,Pe,Ke,lo,Mn,Zt,Nn)=>{g(K,Pe,
Ke,Mn,lo,Nn,Zt)},te=me(d.bands,sa).find(K=>K.series[0]==w),Z=te!=null?te.dir:0,He=k.fillTo(d,w,k.min,
k.max,Z),at=G(W(He,M,I,E)),Te,_e,Bt,bt=O,Fe=G(k.width*he),Yt=!1,an=null,At=null,yn=null,ro=null;p!=null&&
(Fe==0||h!=null)&&(Yt=!0,an=p.values(d,w,v,S),At=new Map,new Set(an).forEach(K=>{K!=null&&At.set(K,new Path2D)}),
Fe>0&&(yn=h.values(d,w,v,S),ro=new Map,new Set(yn).forEach(K=>{K!=null&&ro.set(K,new Path2D)})));let{
x0:io,size:Ko}=f;if(io!=null&&Ko!=null){B=1,b=io.values(d,w,v,S),io.unit==2&&(b=b.map(Ke=>d.posToVal(
A+Ke*O,x.key,!0)));let K=Ko.values(d,w,v,S);Ko.unit==2?_e=K[0]*O:_e=D(K[0],x,O,A)-D(0,x,O,A),bt=Yc(b,
C,D,x,O,A,bt),Bt=bt-_e+V}else bt=Yc(b,C,D,x,O,A,bt),Bt=bt*i+V,_e=bt-Bt;Bt<1&&(Bt=0),Fe>=_e/2&&(Fe=0),
Bt<5&&(G=su);let vs=Bt>0,On=bt-Bt-(vs?Fe:0);_e=G(qi(On,J,L)),Te=(B==0?_e/2:B==ie?0:_e)-B*ie*((B==0?V/
2:0)+(vs?Fe/2:0));let dt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},ao=Yt?null:new Path2D,
ln=null;if(te!=null)ln=d.data[te.series[1]];else{let{y0:K,y1:Pe}=f;K!=null&&Pe!=null&&(C=Pe.values(d,
w,v,S),ln=K.values(d,w,v,S))}let En=j*_e,ae=X*_e;for(let K=ie==1?v:S;K>=v&&K<=S;K+=ie){let Pe=C[K];if(Pe==
null)continue;if(ln!=null){let ht=ln[K]??0;if(Pe-ht==0)continue;at=W(ht,M,I,E)}let Ke=x.distr!=2||f!=
null?b[K]:K,lo=D(Ke,x,O,A),Mn=W(me(Pe,He),M,I,E),Zt=G(lo-Te),Nn=G(gt(Mn,at)),kt=G(Kt(Mn,at)),It=Nn-kt;
if(Pe!=null){let ht=Pe<0?ae:En,Ht=Pe<0?En:ae;Yt?(Fe>0&&yn[K]!=null&&F(ro.get(yn[K]),Zt,kt+Pt(Fe/2),_e,
gt(0,It-Fe),ht,Ht),an[K]!=null&&F(At.get(an[K]),Zt,kt+Pt(Fe/2),_e,gt(0,It-Fe),ht,Ht)):F(ao,Zt,kt+Pt(
Fe/2),_e,gt(0,It-Fe),ht,Ht),Q(d,w,K,Zt-Fe/2,kt,_e+Fe,It)}}return Fe>0?dt.stroke=Yt?ro:ao:Yt||(dt._fill=
k.width==0?k._fill:k._stroke??k._fill,dt.width=0),dt.fill=Yt?At:ao,dt})}function Vg(e,t){let n=me(t?.
alignGaps,0);return(o,s,r,i)=>no(o,s,(a,c,f,g,p,h,d,w,v,S,k)=>{[r,i]=pr(f,r,i);let b=a.pxRound,C=j=>b(
h(j,g,S,w)),x=j=>b(d(j,p,k,v)),M,D,W;g.ori==0?(M=yr,W=qo,D=Ru):(M=wr,W=zo,D=Ou);let A=g.dir*(g.ori==
0?1:-1),E=C(c[A==1?r:i]),O=E,I=[],G=[];for(let j=A==1?r:i;j>=r&&j<=i;j+=A)if(f[j]!=null){let ie=c[j],
F=C(ie);I.push(O=F),G.push(x(f[j]))}let B={stroke:e(I,G,M,W,D,b),fill:null,clip:null,band:null,gaps:null,
flags:jo},V=B.stroke,[L,J]=ca(o,s);if(a.fill!=null||L!=0){let j=B.fill=new Path2D(V),X=a.fillTo(o,s,
a.min,a.max,L),ie=x(X);W(j,O,ie),W(j,E,ie)}if(!a.spanGaps){let j=[];j.push(...ua(c,f,r,i,A,C,n)),B.gaps=
j=a.gaps(o,s,r,i,j),B.clip=_r(j,g.ori,w,v,S,k)}return J!=0&&(B.band=J==2?[gn(o,s,r,i,V,-1),gn(o,s,r,
i,V,1)]:gn(o,s,r,i,V,J)),B})}function Gg(e){return Vg(jg,e)}function jg(e,t,n,o,s,r){let i=e.length;
if(i<2)return null;let a=new Path2D;if(n(a,e[0],t[0]),i==2)o(a,e[1],t[1]);else{let c=Array(i),f=Array(
i-1),g=Array(i-1),p=Array(i-1);for(let h=0;h<i-1;h++)g[h]=t[h+1]-t[h],p[h]=e[h+1]-e[h],f[h]=g[h]/p[h];
c[0]=f[0];for(let h=1;h<i-1;h++)f[h]===0||f[h-1]===0||f[h-1]>0!=f[h]>0?c[h]=0:(c[h]=3*(p[h-1]+p[h])/
((2*p[h]+p[h-1])/f[h-1]+(p[h]+2*p[h-1])/f[h]),isFinite(c[h])||(c[h]=0));c[i-1]=f[i-2];for(let h=0;h<
i-1;h++)s(a,e[h]+p[h]/3,t[h]+c[h]*p[h]/3,e[h+1]-p[h]/3,t[h+1]-c[h+1]*p[h]/3,e[h+1],t[h+1])}return a}
var Zi=new Set;function Zc(){for(let e of Zi)e.syncRect(!0)}Uo&&(eo(Tm,Bo,Zc),eo(xm,Bo,Zc,!0),eo(ur,
Bo,()=>{ze.pxRatio=he}));var Ug=Nu(),qg=Eu();function Jc(e,t,n,o){return(o?[e[0],e[1]].concat(e.slice(
2)):[e[0]].concat(e.slice(1))).map((r,i)=>Ji(r,i,t,n))}function zg(e,t){return e.map((n,o)=>o==0?{}:
qe({},t,n))}function Ji(e,t,n,o){return qe({},t==0?n:o,e)}function Fu(e,t,n){return t==null?Vo:[t,n]}
var Kg=Fu;function Yg(e,t,n){return t==null?Vo:dr(t,n,na,!0)}function Lu(e,t,n,o){return t==null?Vo:
mr(t,n,e.scales[o].log,!1)}var Zg=Lu;function Wu(e,t,n,o){return t==null?Vo:ta(t,n,e.scales[o].log,!1)}
var Jg=Wu;function Qg(e,t,n,o,s){let r=gt(Ac(e),Ac(t)),i=t-e,a=zt(s/o*i,n);do{let c=n[a],f=o*c/i;if(f>=
s&&r+(c<5?Rn.get(c):0)<=17)return[c,f]}while(++a<n.length);return[0,0]}function Qc(e){let t,n;return e=
e.replace(/(\d+)px/,(o,s)=>(t=Ye((n=+s)*he))+"px"),[e,t,n]}function Xg(e){e.show&&[e.font,e.labelFont].
forEach(t=>{let n=Ce(t[2]*he,1);t[0]=t[0].replace(/[0-9.]+px/,n+"px"),t[1]=n})}function ze(e,t,n){let o={
mode:me(e.mode,1)},s=o.mode;function r(u,m,_,y){let T=m.valToPct(u);return y+_*(m.dir==-1?1-T:T)}function i(u,m,_,y){
let T=m.valToPct(u);return y+_*(m.dir==-1?T:1-T)}function a(u,m,_,y){return m.ori==0?r(u,m,_,y):i(u,
m,_,y)}o.valToPosH=r,o.valToPosV=i;let c=!1;o.status=0;let f=o.root=Wt(im);if(e.id!=null&&(f.id=e.id),
Ct(f,e.class),e.title){let u=Wt(cm,f);u.textContent=e.title}let g=qt("canvas"),p=o.ctx=g.getContext(
"2d"),h=Wt(um,f);eo("click",h,u=>{u.target===w&&(De!=bo||Me!=ko)&&rt.click(o,u)},!0);let d=o.under=Wt(
dm,h);h.appendChild(g);let w=o.over=Wt(fm,h);e=Go(e);let v=+me(e.pxAlign,1),S=Kc(v);(e.plugins||[]).
forEach(u=>{u.opts&&(e=u.opts(o,e)||e)});let k=e.ms||.001,b=o.series=s==1?Jc(e.series||[],Hc,qc,!1):
zg(e.series||[null],Uc),C=o.axes=Jc(e.axes||[],Bc,Gc,!0),x=o.scales={},M=o.bands=e.bands||[];M.forEach(
u=>{u.fill=ue(u.fill||null),u.dir=me(u.dir,-1)});let D=s==2?b[1].facets[0].scale:b[0].scale,W={axes:Xd,
series:Kd},A=(e.drawOrder||["axes","series"]).map(u=>W[u]);function E(u){let m=u.distr==3?_=>mn(_>0?
_:u.clamp(o,_,u.min,u.max,u.key)):u.distr==4?_=>Wi(_,u.asinh):u.distr==100?_=>u.fwd(_):_=>_;return _=>{
let y=m(_),{_min:T,_max:P}=u,R=P-T;return(y-T)/R}}function O(u){let m=x[u];if(m==null){let _=(e.scales||
_s)[u]||_s;if(_.from!=null){O(_.from);let y=qe({},x[_.from],_,{key:u});y.valToPct=E(y),x[u]=y}else{m=
x[u]=qe({},u==D?Cu:Ng,_),m.key=u;let y=m.time,T=m.range,P=In(T);if((u!=D||s==2&&!y)&&(P&&(T[0]==null||
T[1]==null)&&(T={min:T[0]==null?Cc:{mode:1,hard:T[0],soft:T[0]},max:T[1]==null?Cc:{mode:1,hard:T[1],
soft:T[1]}},P=!1),!P&&hr(T))){let R=T;T=(N,H,q)=>H==null?Vo:dr(H,q,R)}m.range=ue(T||(y?Kg:u==D?m.distr==
3?Zg:m.distr==4?Jg:Fu:m.distr==3?Lu:m.distr==4?Wu:Yg)),m.auto=ue(P?!1:m.auto),m.clamp=ue(m.clamp||Mg),
m._min=m._max=null,m.valToPct=E(m)}}}O("x"),O("y"),s==1&&b.forEach(u=>{O(u.scale)}),C.forEach(u=>{O(
u.scale)});for(let u in e.scales)O(u);let I=x[D],G=I.distr,B,V;I.ori==0?(Ct(f,am),B=r,V=i):(Ct(f,lm),
B=i,V=r);let L={};for(let u in x){let m=x[u];(m.min!=null||m.max!=null)&&(L[u]={min:m.min,max:m.max},
m.min=m.max=null)}let J=e.tzDate||(u=>new Date(Ye(u/k))),j=e.fmtDate||ra,X=k==1?ag(J):ug(J),ie=Lc(J,
Fc(k==1?ig:cg,j)),F=$c(J,Wc(fg,j)),Q=[],te=o.legend=qe({},gg,e.legend),Z=o.cursor=qe({},kg,{drag:{y:s==
2}},e.cursor),He=te.show,at=Z.show,Te=te.markers;te.idxs=Q,Te.width=ue(Te.width),Te.dash=ue(Te.dash),
Te.stroke=ue(Te.stroke),Te.fill=ue(Te.fill);let _e,Bt,bt,Fe=[],Yt=[],an,At=!1,yn={};if(te.live){let u=b[1]?
b[1].values:null;At=u!=null,an=At?u(o,1,0):{_:0};for(let m in an)yn[m]=Xi}if(He)if(_e=qt("table",ym,
f),bt=qt("tbody",null,_e),te.mount(o,_e),At){Bt=qt("thead",null,_e,bt);let u=qt("tr",null,Bt);qt("th",
null,u);for(var ro in an)qt("th",pc,u).textContent=ro}else Ct(_e,bm),te.live&&Ct(_e,wm);let io={show:!0},
Ko={show:!1};function vs(u,m){if(m==0&&(At||!te.live||s==2))return Vo;let _=[],y=qt("tr",km,bt,bt.childNodes[m]);
Ct(y,u.class),u.show||Ct(y,Xn);let T=qt("th",null,y);if(Te.show){let N=Wt(Sm,T);if(m>0){let H=Te.width(
o,m);H&&(N.style.border=H+"px "+Te.dash(o,m)+" "+Te.stroke(o,m)),N.style.background=Te.fill(o,m)}}let P=Wt(
pc,T);u.label instanceof HTMLElement?P.appendChild(u.label):P.textContent=u.label,m>0&&(Te.show||(P.
style.color=u.width>0?Te.stroke(o,m):Te.fill(o,m)),dt("click",T,N=>{if(Z._lock)return;Ln(N);let H=b.
indexOf(u);if((N.ctrlKey||N.metaKey)!=te.isolate){let q=b.some((z,Y)=>Y>0&&Y!=H&&z.show);b.forEach((z,Y)=>{
Y>0&&Qt(Y,q?Y==H?io:Ko:io,!0,je.setSeries)})}else Qt(H,{show:!u.show},!0,je.setSeries)},!1),uo&&dt(_c,
T,N=>{Z._lock||(Ln(N),Qt(b.indexOf(u),vo,!0,je.setSeries))},!1));for(var R in an){let N=qt("td",vm,y);
N.textContent="--",_.push(N)}return[y,_]}let On=new Map;function dt(u,m,_,y=!0){let T=On.get(m)||{},
P=Z.bind[u](o,m,_,y);P&&(eo(u,m,T[u]=P),On.set(m,T))}function ao(u,m,_){let y=On.get(m)||{};for(let T in y)
(u==null||T==u)&&(Ui(T,m,y[T]),delete y[T]);u==null&&On.delete(m)}let ln=0,En=0,ae=0,K=0,Pe=0,Ke=0,lo=Pe,
Mn=Ke,Zt=ae,Nn=K,kt=0,It=0,ht=0,Ht=0;o.bbox={};let xr=!1,Ts=!1,co=!1,Fn=!1,xs=!1,Rt=!1;function Cr(u,m,_){
(_||u!=o.width||m!=o.height)&&va(u,m),ho(!1),co=!0,Ts=!0,_o()}function va(u,m){o.width=ln=ae=u,o.height=
En=K=m,Pe=Ke=0,Hd(),Vd();let _=o.bbox;kt=_.left=Jn(Pe*he,.5),It=_.top=Jn(Ke*he,.5),ht=_.width=Jn(ae*
he,.5),Ht=_.height=Jn(K*he,.5)}let Wd=3;function $d(){let u=!1,m=0;for(;!u;){m++;let _=Jd(m),y=Qd(m);
u=m==Wd||_&&y,u||(va(o.width,o.height),Ts=!0)}}function Bd({width:u,height:m}){Cr(u,m)}o.setSize=Bd;
function Hd(){let u=!1,m=!1,_=!1,y=!1;C.forEach((T,P)=>{if(T.show&&T._show){let{side:R,_size:N}=T,H=R%
2,q=T.label!=null?T.labelSize:0,z=N+q;z>0&&(H?(ae-=z,R==3?(Pe+=z,y=!0):_=!0):(K-=z,R==0?(Ke+=z,u=!0):
m=!0))}}),Wn[0]=u,Wn[1]=_,Wn[2]=m,Wn[3]=y,ae-=wn[1]+wn[3],Pe+=wn[3],K-=wn[2]+wn[0],Ke+=wn[0]}function Vd(){
let u=Pe+ae,m=Ke+K,_=Pe,y=Ke;function T(P,R){switch(P){case 1:return u+=R,u-R;case 2:return m+=R,m-R;case 3:
return _-=R,_+R;case 0:return y-=R,y+R}}C.forEach((P,R)=>{if(P.show&&P._show){let N=P.side;P._pos=T(
N,P._size),P.label!=null&&(P._lpos=T(N,P.labelSize))}})}if(Z.dataIdx==null){let u=Z.hover,m=u.skip=new Set(
u.skip??[]);m.add(void 0);let _=u.prox=ue(u.prox),y=u.bias??=0;Z.dataIdx=(T,P,R,N)=>{if(P==0)return R;
let H=R,q=_(T,P,R,N)??xe,z=q>=0&&q<xe,Y=I.ori==0?ae:K,re=Z.left,ge=t[0],pe=t[P];if(m.has(pe[R])){H=null;
let ce=null,oe=null,ee;if(y==0||y==-1)for(ee=R;ce==null&&ee-- >0;)m.has(pe[ee])||(ce=ee);if(y==0||y==
1)for(ee=R;oe==null&&ee++<pe.length;)m.has(pe[ee])||(oe=ee);if(ce!=null||oe!=null)if(z){let Ie=ce==null?
-1/0:B(ge[ce],I,Y,0),Le=oe==null?1/0:B(ge[oe],I,Y,0),nt=re-Ie,Se=Le-re;nt<=Se?nt<=q&&(H=ce):Se<=q&&(H=
oe)}else H=oe==null?ce:ce==null?oe:R-ce<=oe-R?ce:oe}else z&&Ze(re-B(ge[R],I,Y,0))>q&&(H=null);return H}}
let Ln=u=>{Z.event=u};Z.idxs=Q,Z._lock=!1;let lt=Z.points;lt.show=ue(lt.show),lt.size=ue(lt.size),lt.
stroke=ue(lt.stroke),lt.width=ue(lt.width),lt.fill=ue(lt.fill);let Jt=o.focus=qe({},e.focus||{alpha:.3},
Z.focus),uo=Jt.prox>=0,fo=uo&&lt.one,Ot=[],po=[],mo=[];function Ta(u,m){let _=lt.show(o,m);if(_ instanceof
HTMLElement)return Ct(_,_m),Ct(_,u.class),sn(_,-10,-10,ae,K),w.insertBefore(_,Ot[m]),_}function xa(u,m){
if(s==1||m>0){let _=s==1&&x[u.scale].time,y=u.value;u.value=_?Oc(y)?$c(J,Wc(y,j)):y||F:y||Rg,u.label=
u.label||(_?vg:Sg)}if(fo||m>0){u.width=u.width==null?1:u.width,u.paths=u.paths||Ug||Nm,u.fillTo=ue(u.
fillTo||Fg),u.pxAlign=+me(u.pxAlign,v),u.pxRound=Kc(u.pxAlign),u.stroke=ue(u.stroke||null),u.fill=ue(
u.fill||null),u._stroke=u._fill=u._paths=u._focus=null;let _=Og(gt(1,u.width),1),y=u.points=qe({},{size:_,
width:gt(1,_*.2),stroke:u.stroke,space:_*2,paths:qg,_stroke:null,_fill:null},u.points);y.show=ue(y.show),
y.filter=ue(y.filter),y.fill=ue(y.fill),y.stroke=ue(y.stroke),y.paths=ue(y.paths),y.pxAlign=u.pxAlign}
if(He){let _=vs(u,m);Fe.splice(m,0,_[0]),Yt.splice(m,0,_[1]),te.values.push(null)}if(at){Q.splice(m,
0,null);let _=null;fo?m==0&&(_=Ta(u,m)):m>0&&(_=Ta(u,m)),Ot.splice(m,0,_),po.splice(m,0,0),mo.splice(
m,0,0)}tt("addSeries",m)}function Gd(u,m){m=m??b.length,u=s==1?Ji(u,m,Hc,qc):Ji(u,m,{},Uc),b.splice(
m,0,u),xa(b[m],m)}o.addSeries=Gd;function jd(u){if(b.splice(u,1),He){te.values.splice(u,1),Yt.splice(
u,1);let m=Fe.splice(u,1)[0];ao(null,m.firstChild),m.remove()}at&&(Q.splice(u,1),Ot.splice(u,1)[0].remove(),
po.splice(u,1),mo.splice(u,1)),tt("delSeries",u)}o.delSeries=jd;let Wn=[!1,!1,!1,!1];function Ud(u,m){
if(u._show=u.show,u.show){let _=u.side%2,y=x[u.scale];y==null&&(u.scale=_?b[1].scale:D,y=x[u.scale]);
let T=y.time;u.size=ue(u.size),u.space=ue(u.space),u.rotate=ue(u.rotate),In(u.incrs)&&u.incrs.forEach(
R=>{!Rn.has(R)&&Rn.set(R,au(R))}),u.incrs=ue(u.incrs||(y.distr==2?og:T?k==1?rg:lg:Qn)),u.splits=ue(u.
splits||(T&&y.distr==1?X:y.distr==3?zi:y.distr==4?Cg:xg)),u.stroke=ue(u.stroke),u.grid.stroke=ue(u.grid.
stroke),u.ticks.stroke=ue(u.ticks.stroke),u.border.stroke=ue(u.border.stroke);let P=u.values;u.values=
In(P)&&!In(P[0])?ue(P):T?In(P)?Lc(J,Fc(P,j)):Oc(P)?dg(J,P):P||ie:P||Tg,u.filter=ue(u.filter||(y.distr>=
3&&y.log==10?Ag:y.distr==3&&y.log==2?Ig:ru)),u.font=Qc(u.font),u.labelFont=Qc(u.labelFont),u._size=u.
size(o,null,m,0),u._space=u._rotate=u._incrs=u._found=u._splits=u._values=null,u._size>0&&(Wn[m]=!0,
u._el=Wt(pm,h))}}function Yo(u,m,_,y){let[T,P,R,N]=_,H=m%2,q=0;return H==0&&(N||P)&&(q=m==0&&!T||m==
2&&!R?Ye(Bc.size/3):0),H==1&&(T||R)&&(q=m==1&&!P||m==3&&!N?Ye(Gc.size/2):0),q}let Ca=o.padding=(e.padding||
[Yo,Yo,Yo,Yo]).map(u=>ue(me(u,Yo))),wn=o._padding=Ca.map((u,m)=>u(o,m,Wn,0)),st,Je=null,Qe=null,Cs=s==
1?b[0].idxs:null,Vt=null,Zo=!1;function Pa(u,m){if(t=u??[],o.data=o._data=t,s==2){st=0;for(let _=1;_<
b.length;_++)st+=t[_][0].length}else{t.length==0&&(o.data=o._data=t=[[]]),Vt=t[0],st=Vt.length;let _=t;
if(G==2){_=t.slice();let y=_[0]=Array(st);for(let T=0;T<st;T++)y[T]=T}o._data=t=_}if(ho(!0),tt("setD\
ata"),G==2&&(co=!0),m!==!1){let _=I;_.auto(o,Zo)?Pr():kn(D,_.min,_.max),Fn=Fn||Z.left>=0,Rt=!0,_o()}}
o.setData=Pa;function Pr(){Zo=!0;let u,m;s==1&&(st>0?(Je=Cs[0]=0,Qe=Cs[1]=st-1,u=t[0][Je],m=t[0][Qe],
G==2?(u=Je,m=Qe):u==m&&(G==3?[u,m]=mr(u,u,I.log,!1):G==4?[u,m]=ta(u,u,I.log,!1):I.time?m=u+Ye(86400/
k):[u,m]=dr(u,m,na,!0))):(Je=Cs[0]=u=null,Qe=Cs[1]=m=null)),kn(D,u,m)}let Ps,go,Dr,Ar,Ir,Rr,Or,Er,Mr,
_t;function Da(u,m,_,y,T,P){u??=gc,_??=sa,y??="butt",T??=gc,P??="round",u!=Ps&&(p.strokeStyle=Ps=u),
T!=go&&(p.fillStyle=go=T),m!=Dr&&(p.lineWidth=Dr=m),P!=Ir&&(p.lineJoin=Ir=P),y!=Rr&&(p.lineCap=Rr=y),
_!=Ar&&p.setLineDash(Ar=_)}function Aa(u,m,_,y){m!=go&&(p.fillStyle=go=m),u!=Or&&(p.font=Or=u),_!=Er&&
(p.textAlign=Er=_),y!=Mr&&(p.textBaseline=Mr=y)}function Nr(u,m,_,y,T=0){if(y.length>0&&u.auto(o,Zo)&&
(m==null||m.min==null)){let P=me(Je,0),R=me(Qe,y.length-1),N=_.min==null?Am(y,P,R,T,u.distr==3):[_.min,
_.max];u.min=Kt(u.min,_.min=N[0]),u.max=gt(u.max,_.max=N[1])}}let Ia={min:null,max:null};function qd(){
for(let y in x){let T=x[y];L[y]==null&&(T.min==null||L[D]!=null&&T.auto(o,Zo))&&(L[y]=Ia)}for(let y in x){
let T=x[y];L[y]==null&&T.from!=null&&L[T.from]!=null&&(L[y]=Ia)}L[D]!=null&&ho(!0);let u={};for(let y in L){
let T=L[y];if(T!=null){let P=u[y]=Go(x[y],Wm);if(T.min!=null)qe(P,T);else if(y!=D||s==2)if(st==0&&P.
from==null){let R=P.range(o,null,null,y);P.min=R[0],P.max=R[1]}else P.min=xe,P.max=-xe}}if(st>0){b.forEach(
(y,T)=>{if(s==1){let P=y.scale,R=L[P];if(R==null)return;let N=u[P];if(T==0){let H=N.range(o,N.min,N.
max,P);N.min=H[0],N.max=H[1],Je=zt(N.min,t[0]),Qe=zt(N.max,t[0]),Qe-Je>1&&(t[0][Je]<N.min&&Je++,t[0][Qe]>
N.max&&Qe--),y.min=Vt[Je],y.max=Vt[Qe]}else y.show&&y.auto&&Nr(N,R,y,t[T],y.sorted);y.idxs[0]=Je,y.idxs[1]=
Qe}else if(T>0&&y.show&&y.auto){let[P,R]=y.facets,N=P.scale,H=R.scale,[q,z]=t[T],Y=u[N],re=u[H];Y!=null&&
Nr(Y,L[N],P,q,P.sorted),re!=null&&Nr(re,L[H],R,z,R.sorted),y.min=R.min,y.max=R.max}});for(let y in u){
let T=u[y],P=L[y];if(T.from==null&&(P==null||P.min==null)){let R=T.range(o,T.min==xe?null:T.min,T.max==
-xe?null:T.max,y);T.min=R[0],T.max=R[1]}}}for(let y in u){let T=u[y];if(T.from!=null){let P=u[T.from];
if(P.min==null)T.min=T.max=null;else{let R=T.range(o,P.min,P.max,y);T.min=R[0],T.max=R[1]}}}let m={},
_=!1;for(let y in u){let T=u[y],P=x[y];if(P.min!=T.min||P.max!=T.max){P.min=T.min,P.max=T.max;let R=P.
distr;P._min=R==3?mn(P.min):R==4?Wi(P.min,P.asinh):R==100?P.fwd(P.min):P.min,P._max=R==3?mn(P.max):R==
4?Wi(P.max,P.asinh):R==100?P.fwd(P.max):P.max,m[y]=_=!0}}if(_){b.forEach((y,T)=>{s==2?T>0&&m.y&&(y._paths=
null):m[y.scale]&&(y._paths=null)});for(let y in m)co=!0,tt("setScale",y);at&&Z.left>=0&&(Fn=Rt=!0)}
for(let y in L)L[y]=null}function zd(u){let m=qi(Je-1,0,st-1),_=qi(Qe+1,0,st-1);for(;u[m]==null&&m>0;)
m--;for(;u[_]==null&&_<st-1;)_++;return[m,_]}function Kd(){if(st>0){let u=b.some(m=>m._focus)&&_t!=Jt.
alpha;u&&(p.globalAlpha=_t=Jt.alpha),b.forEach((m,_)=>{if(_>0&&m.show&&(Ra(_,!1),Ra(_,!0),m._paths==
null)){let y=_t;_t!=m.alpha&&(p.globalAlpha=_t=m.alpha);let T=s==2?[0,t[_][0].length-1]:zd(t[_]);m._paths=
m.paths(o,_,T[0],T[1]),_t!=y&&(p.globalAlpha=_t=y)}}),b.forEach((m,_)=>{if(_>0&&m.show){let y=_t;_t!=
m.alpha&&(p.globalAlpha=_t=m.alpha),m._paths!=null&&Oa(_,!1);{let T=m._paths!=null?m._paths.gaps:null,
P=m.points.show(o,_,Je,Qe,T),R=m.points.filter(o,_,P,T);(P||R)&&(m.points._paths=m.points.paths(o,_,
Je,Qe,R),Oa(_,!0))}_t!=y&&(p.globalAlpha=_t=y),tt("drawSeries",_)}}),u&&(p.globalAlpha=_t=1)}}function Ra(u,m){
let _=m?b[u].points:b[u];_._stroke=_.stroke(o,u),_._fill=_.fill(o,u)}function Oa(u,m){let _=m?b[u].points:
b[u],{stroke:y,fill:T,clip:P,flags:R,_stroke:N=_._stroke,_fill:H=_._fill,_width:q=_.width}=_._paths;
q=Ce(q*he,3);let z=null,Y=q%2/2;m&&H==null&&(H=q>0?"#fff":N);let re=_.pxAlign==1&&Y>0;if(re&&p.translate(
Y,Y),!m){let ge=kt-q/2,pe=It-q/2,ce=ht+q,oe=Ht+q;z=new Path2D,z.rect(ge,pe,ce,oe)}m?Fr(N,q,_.dash,_.
cap,H,y,T,R,P):Yd(u,N,q,_.dash,_.cap,H,y,T,R,z,P),re&&p.translate(-Y,-Y)}function Yd(u,m,_,y,T,P,R,N,H,q,z){
let Y=!1;H!=0&&M.forEach((re,ge)=>{if(re.series[0]==u){let pe=b[re.series[1]],ce=t[re.series[1]],oe=(pe.
_paths||_s).band;In(oe)&&(oe=re.dir==1?oe[0]:oe[1]);let ee,Ie=null;pe.show&&oe&&Rm(ce,Je,Qe)?(Ie=re.
fill(o,ge)||P,ee=pe._paths.clip):oe=null,Fr(m,_,y,T,Ie,R,N,H,q,z,ee,oe),Y=!0}}),Y||Fr(m,_,y,T,P,R,N,
H,q,z)}let Ea=jo|Yi;function Fr(u,m,_,y,T,P,R,N,H,q,z,Y){Da(u,m,_,y,T),(H||q||Y)&&(p.save(),H&&p.clip(
H),q&&p.clip(q)),Y?(N&Ea)==Ea?(p.clip(Y),z&&p.clip(z),As(T,R),Ds(u,P,m)):N&Yi?(As(T,R),p.clip(Y),Ds(
u,P,m)):N&jo&&(p.save(),p.clip(Y),z&&p.clip(z),As(T,R),p.restore(),Ds(u,P,m)):(As(T,R),Ds(u,P,m)),(H||
q||Y)&&p.restore()}function Ds(u,m,_){_>0&&(m instanceof Map?m.forEach((y,T)=>{p.strokeStyle=Ps=T,p.
stroke(y)}):m!=null&&u&&p.stroke(m))}function As(u,m){m instanceof Map?m.forEach((_,y)=>{p.fillStyle=
go=y,p.fill(_)}):m!=null&&u&&p.fill(m)}function Zd(u,m,_,y){let T=C[u],P;if(y<=0)P=[0,0];else{let R=T.
_space=T.space(o,u,m,_,y),N=T._incrs=T.incrs(o,u,m,_,y,R);P=Qg(m,_,N,y,R)}return T._found=P}function Lr(u,m,_,y,T,P,R,N,H,q){
let z=R%2/2;v==1&&p.translate(z,z),Da(N,R,H,q,N),p.beginPath();let Y,re,ge,pe,ce=T+(y==0||y==3?-P:P);
_==0?(re=T,pe=ce):(Y=T,ge=ce);for(let oe=0;oe<u.length;oe++)m[oe]!=null&&(_==0?Y=ge=u[oe]:re=pe=u[oe],
p.moveTo(Y,re),p.lineTo(ge,pe));p.stroke(),v==1&&p.translate(-z,-z)}function Jd(u){let m=!0;return C.
forEach((_,y)=>{if(!_.show)return;let T=x[_.scale];if(T.min==null){_._show&&(m=!1,_._show=!1,ho(!1));
return}else _._show||(m=!1,_._show=!0,ho(!1));let P=_.side,R=P%2,{min:N,max:H}=T,[q,z]=Zd(y,N,H,R==0?
ae:K);if(z==0)return;let Y=T.distr==2,re=_._splits=_.splits(o,y,N,H,q,z,Y),ge=T.distr==2?re.map(ee=>Vt[ee]):
re,pe=T.distr==2?Vt[re[1]]-Vt[re[0]]:q,ce=_._values=_.values(o,_.filter(o,ge,y,z,pe),y,z,pe);_._rotate=
P==2?_.rotate(o,ce,y,z):0;let oe=_._size;_._size=$t(_.size(o,ce,y,u)),oe!=null&&_._size!=oe&&(m=!1)}),
m}function Qd(u){let m=!0;return Ca.forEach((_,y)=>{let T=_(o,y,Wn,u);T!=wn[y]&&(m=!1),wn[y]=T}),m}function Xd(){
for(let u=0;u<C.length;u++){let m=C[u];if(!m.show||!m._show)continue;let _=m.side,y=_%2,T,P,R=m.stroke(
o,u),N=_==0||_==3?-1:1,[H,q]=m._found;if(m.label!=null){let pt=m.labelGap*N,Tt=Ye((m._lpos+pt)*he);Aa(
m.labelFont[0],R,"center",_==2?"top":mc),p.save(),y==1?(T=P=0,p.translate(Tt,Ye(It+Ht/2)),p.rotate((_==
3?-cr:cr)/2)):(T=Ye(kt+ht/2),P=Tt);let Hn=ou(m.label)?m.label(o,u,H,q):m.label;p.fillText(Hn,T,P),p.
restore()}if(q==0)continue;let z=x[m.scale],Y=y==0?ht:Ht,re=y==0?kt:It,ge=m._splits,pe=z.distr==2?ge.
map(pt=>Vt[pt]):ge,ce=z.distr==2?Vt[ge[1]]-Vt[ge[0]]:H,oe=m.ticks,ee=m.border,Ie=oe.show?oe.size:0,Le=Ye(
Ie*he),nt=Ye((m.alignTo==2?m._size-Ie-m.gap:m.gap)*he),Se=m._rotate*-cr/180,We=S(m._pos*he),St=(Le+nt)*
N,ft=We+St;P=y==0?ft:0,T=y==1?ft:0;let Et=m.font[0],Gt=m.align==1?Wo:m.align==2?Ni:Se>0?Wo:Se<0?Ni:y==
0?"center":_==3?Ni:Wo,en=Se||y==1?"middle":_==2?"top":mc;Aa(Et,R,Gt,en);let vt=m.font[1]*m.lineGap,Mt=ge.
map(pt=>S(a(pt,z,Y,re))),jt=m._values;for(let pt=0;pt<jt.length;pt++){let Tt=jt[pt];if(Tt!=null){y==
0?T=Mt[pt]:P=Mt[pt],Tt=""+Tt;let Hn=Tt.indexOf(`
`)==-1?[Tt]:Tt.split(/\n/gm);for(let mt=0;mt<Hn.length;mt++){let Qa=Hn[mt];Se?(p.save(),p.translate(
T,P+mt*vt),p.rotate(Se),p.fillText(Qa,0,0),p.restore()):p.fillText(Qa,T,P+mt*vt)}}}oe.show&&Lr(Mt,oe.
filter(o,pe,u,q,ce),y,_,We,Le,Ce(oe.width*he,3),oe.stroke(o,u),oe.dash,oe.cap);let tn=m.grid;tn.show&&
Lr(Mt,tn.filter(o,pe,u,q,ce),y,y==0?2:1,y==0?It:kt,y==0?Ht:ht,Ce(tn.width*he,3),tn.stroke(o,u),tn.dash,
tn.cap),ee.show&&Lr([We],[1],y==0?1:0,y==0?1:2,y==1?It:kt,y==1?Ht:ht,Ce(ee.width*he,3),ee.stroke(o,u),
ee.dash,ee.cap)}tt("drawAxes")}function ho(u){b.forEach((m,_)=>{_>0&&(m._paths=null,u&&(s==1?(m.min=
null,m.max=null):m.facets.forEach(y=>{y.min=null,y.max=null})))})}let Is=!1,Wr=!1,Jo=[];function ef(){
Wr=!1;for(let u=0;u<Jo.length;u++)tt(...Jo[u]);Jo.length=0}function _o(){Is||(Um(Ma),Is=!0)}function tf(u,m=!1){
Is=!0,Wr=m,u(o),Ma(),m&&Jo.length>0&&queueMicrotask(ef)}o.batch=tf;function Ma(){if(xr&&(qd(),xr=!1),
co&&($d(),co=!1),Ts){if(Ee(d,Wo,Pe),Ee(d,"top",Ke),Ee(d,ps,ae),Ee(d,ms,K),Ee(w,Wo,Pe),Ee(w,"top",Ke),
Ee(w,ps,ae),Ee(w,ms,K),Ee(h,ps,ln),Ee(h,ms,En),g.width=Ye(ln*he),g.height=Ye(En*he),C.forEach(({_el:u,
_show:m,_size:_,_pos:y,side:T})=>{if(u!=null)if(m){let P=T===3||T===0?_:0,R=T%2==1;Ee(u,R?"left":"to\
p",y-P),Ee(u,R?"width":"height",_),Ee(u,R?"top":"left",R?Ke:Pe),Ee(u,R?"height":"width",R?K:ae),ji(u,
Xn)}else Ct(u,Xn)}),Ps=go=Dr=Ir=Rr=Or=Er=Mr=Ar=null,_t=1,es(!0),Pe!=lo||Ke!=Mn||ae!=Zt||K!=Nn){ho(!1);
let u=ae/Zt,m=K/Nn;if(at&&!Fn&&Z.left>=0){Z.left*=u,Z.top*=m,yo&&sn(yo,Ye(Z.left),0,ae,K),wo&&sn(wo,
0,Ye(Z.top),ae,K);for(let _=0;_<Ot.length;_++){let y=Ot[_];y!=null&&(po[_]*=u,mo[_]*=m,sn(y,$t(po[_]),
$t(mo[_]),ae,K))}}if(Ae.show&&!xs&&Ae.left>=0&&Ae.width>0){Ae.left*=u,Ae.width*=u,Ae.top*=m,Ae.height*=
m;for(let _ in jr)Ee(So,_,Ae[_])}lo=Pe,Mn=Ke,Zt=ae,Nn=K}tt("setSize"),Ts=!1}ln>0&&En>0&&(p.clearRect(
0,0,g.width,g.height),tt("drawClear"),A.forEach(u=>u()),tt("draw")),Ae.show&&xs&&(Rs(Ae),xs=!1),at&&
Fn&&(Bn(null,!0,!1),Fn=!1),te.show&&te.live&&Rt&&(Vr(),Rt=!1),c||(c=!0,o.status=1,tt("ready")),Zo=!1,
Is=!1}o.redraw=(u,m)=>{co=m||!1,u!==!1?kn(D,I.min,I.max):_o()};function $r(u,m){let _=x[u];if(_.from==
null){if(st==0){let y=_.range(o,m.min,m.max,u);m.min=y[0],m.max=y[1]}if(m.min>m.max){let y=m.min;m.min=
m.max,m.max=y}if(st>1&&m.min!=null&&m.max!=null&&m.max-m.min<1e-16)return;u==D&&_.distr==2&&st>0&&(m.
min=zt(m.min,t[0]),m.max=zt(m.max,t[0]),m.min==m.max&&m.max++),L[u]=m,xr=!0,_o()}}o.setScale=$r;let Br,
Hr,yo,wo,Na,Fa,bo,ko,La,Wa,De,Me,bn=!1,rt=Z.drag,Xe=rt.x,et=rt.y;at&&(Z.x&&(Br=Wt(gm,w)),Z.y&&(Hr=Wt(
hm,w)),I.ori==0?(yo=Br,wo=Hr):(yo=Hr,wo=Br),De=Z.left,Me=Z.top);let Ae=o.select=qe({show:!0,over:!0,
left:0,width:0,top:0,height:0},e.select),So=Ae.show?Wt(mm,Ae.over?w:d):null;function Rs(u,m){if(Ae.show){
for(let _ in u)Ae[_]=u[_],_ in jr&&Ee(So,_,u[_]);m!==!1&&tt("setSelect")}}o.setSelect=Rs;function nf(u){
if(b[u].show)He&&ji(Fe[u],Xn);else if(He&&Ct(Fe[u],Xn),at){let _=fo?Ot[0]:Ot[u];_!=null&&sn(_,-10,-10,
ae,K)}}function kn(u,m,_){$r(u,{min:m,max:_})}function Qt(u,m,_,y){m.focus!=null&&lf(u),m.show!=null&&
b.forEach((T,P)=>{P>0&&(u==P||u==null)&&(T.show=m.show,nf(P),s==2?(kn(T.facets[0].scale,null,null),kn(
T.facets[1].scale,null,null)):kn(T.scale,null,null),_o())}),_!==!1&&tt("setSeries",u,m),y&&ts("setSe\
ries",o,u,m)}o.setSeries=Qt;function of(u,m){qe(M[u],m)}function sf(u,m){u.fill=ue(u.fill||null),u.dir=
me(u.dir,-1),m=m??M.length,M.splice(m,0,u)}function rf(u){u==null?M.length=0:M.splice(u,1)}o.addBand=
sf,o.setBand=of,o.delBand=rf;function af(u,m){b[u].alpha=m,at&&Ot[u]!=null&&(Ot[u].style.opacity=m),
He&&Fe[u]&&(Fe[u].style.opacity=m)}let cn,Sn,$n,vo={focus:!0};function lf(u){if(u!=$n){let m=u==null,
_=Jt.alpha!=1;b.forEach((y,T)=>{if(s==1||T>0){let P=m||T==0||T==u;y._focus=m?null:P,_&&af(T,P?1:Jt.alpha)}}),
$n=u,_&&_o()}}He&&uo&&dt(yc,_e,u=>{Z._lock||(Ln(u),$n!=null&&Qt(null,vo,!0,je.setSeries))});function Xt(u,m,_){
let y=x[m];_&&(u=u/he-(y.ori==1?Ke:Pe));let T=ae;y.ori==1&&(T=K,u=T-u),y.dir==-1&&(u=T-u);let P=y._min,
R=y._max,N=u/T,H=P+(R-P)*N,q=y.distr;return q==3?Ho(10,H):q==4?Em(H,y.asinh):q==100?y.bwd(H):H}function cf(u,m){
let _=Xt(u,D,m);return zt(_,t[0],Je,Qe)}o.valToIdx=u=>zt(u,t[0]),o.posToIdx=cf,o.posToVal=Xt,o.valToPos=
(u,m,_)=>x[m].ori==0?r(u,x[m],_?ht:ae,_?kt:0):i(u,x[m],_?Ht:K,_?It:0),o.setCursor=(u,m,_)=>{De=u.left,
Me=u.top,Bn(null,m,_)};function $a(u,m){Ee(So,Wo,Ae.left=u),Ee(So,ps,Ae.width=m)}function Ba(u,m){Ee(
So,"top",Ae.top=u),Ee(So,ms,Ae.height=m)}let Qo=I.ori==0?$a:Ba,Xo=I.ori==1?$a:Ba;function uf(){if(He&&
te.live)for(let u=s==2?1:0;u<b.length;u++){if(u==0&&At)continue;let m=te.values[u],_=0;for(let y in m)
Yt[u][_++].firstChild.nodeValue=m[y]}}function Vr(u,m){if(u!=null&&(u.idxs?u.idxs.forEach((_,y)=>{Q[y]=
_}):Lm(u.idx)||Q.fill(u.idx),te.idx=Q[0]),He&&te.live){for(let _=0;_<b.length;_++)(_>0||s==1&&!At)&&
df(_,Q[_]);uf()}Rt=!1,m!==!1&&tt("setLegend")}o.setLegend=Vr;function df(u,m){let _=b[u],y=u==0&&G==
2?Vt:t[u],T;At?T=_.values(o,u,m)??yn:(T=_.value(o,m==null?null:y[m],u,m),T=T==null?yn:{_:T}),te.values[u]=
T}function Bn(u,m,_){La=De,Wa=Me,[De,Me]=Z.move(o,De,Me),Z.left=De,Z.top=Me,at&&(yo&&sn(yo,Ye(De),0,
ae,K),wo&&sn(wo,0,Ye(Me),ae,K));let y,T=Je>Qe;cn=xe,Sn=null;let P=I.ori==0?ae:K,R=I.ori==1?ae:K;if(De<
0||st==0||T){y=Z.idx=null;for(let N=0;N<b.length;N++){let H=Ot[N];H!=null&&sn(H,-10,-10,ae,K)}uo&&Qt(
null,vo,!0,u==null&&je.setSeries),te.live&&(Q.fill(y),Rt=!0)}else{let N,H,q;s==1&&(N=I.ori==0?De:Me,
H=Xt(N,D),y=Z.idx=zt(H,t[0],Je,Qe),q=B(t[0][y],I,P,0));let z=-10,Y=-10,re=0,ge=0,pe=!0,ce="",oe="";for(let ee=s==
2?1:0;ee<b.length;ee++){let Ie=b[ee],Le=Q[ee],nt=Le==null?null:s==1?t[ee][Le]:t[ee][1][Le],Se=Z.dataIdx(
o,ee,y,H),We=Se==null?null:s==1?t[ee][Se]:t[ee][1][Se];if(Rt=Rt||We!=nt||Se!=Le,Q[ee]=Se,ee>0&&Ie.show){
let St=Se==null?-10:Se==y?q:B(s==1?t[0][Se]:t[ee][0][Se],I,P,0),ft=We==null?-10:V(We,s==1?x[Ie.scale]:
x[Ie.facets[1].scale],R,0);if(uo&&We!=null){let Et=I.ori==1?De:Me,Gt=Ze(Jt.dist(o,ee,Se,ft,Et));if(Gt<
cn){let en=Jt.bias;if(en!=0){let vt=Xt(Et,Ie.scale),Mt=We>=0?1:-1,jt=vt>=0?1:-1;jt==Mt&&(jt==1?en==1?
We>=vt:We<=vt:en==1?We<=vt:We>=vt)&&(cn=Gt,Sn=ee)}else cn=Gt,Sn=ee}}if(Rt||fo){let Et,Gt;I.ori==0?(Et=
St,Gt=ft):(Et=ft,Gt=St);let en,vt,Mt,jt,tn,pt,Tt=!0,Hn=lt.bbox;if(Hn!=null){Tt=!1;let mt=Hn(o,ee);Mt=
mt.left,jt=mt.top,en=mt.width,vt=mt.height}else Mt=Et,jt=Gt,en=vt=lt.size(o,ee);if(pt=lt.fill(o,ee),
tn=lt.stroke(o,ee),fo)ee==Sn&&cn<=Jt.prox&&(z=Mt,Y=jt,re=en,ge=vt,pe=Tt,ce=pt,oe=tn);else{let mt=Ot[ee];
mt!=null&&(po[ee]=Mt,mo[ee]=jt,xc(mt,en,vt,Tt),vc(mt,pt,tn),sn(mt,$t(Mt),$t(jt),ae,K))}}}}if(fo){let ee=Jt.
prox,Ie=$n==null?cn<=ee:cn>ee||Sn!=$n;if(Rt||Ie){let Le=Ot[0];Le!=null&&(po[0]=z,mo[0]=Y,xc(Le,re,ge,
pe),vc(Le,ce,oe),sn(Le,$t(z),$t(Y),ae,K))}}}if(Ae.show&&bn)if(u!=null){let[N,H]=je.scales,[q,z]=je.match,
[Y,re]=u.cursor.sync.scales,ge=u.cursor.drag;if(Xe=ge._x,et=ge._y,Xe||et){let{left:pe,top:ce,width:oe,
height:ee}=u.select,Ie=u.scales[Y].ori,Le=u.posToVal,nt,Se,We,St,ft,Et=N!=null&&q(N,Y),Gt=H!=null&&z(
H,re);Et&&Xe?(Ie==0?(nt=pe,Se=oe):(nt=ce,Se=ee),We=x[N],St=B(Le(nt,Y),We,P,0),ft=B(Le(nt+Se,Y),We,P,
0),Qo(Kt(St,ft),Ze(ft-St))):Qo(0,P),Gt&&et?(Ie==1?(nt=pe,Se=oe):(nt=ce,Se=ee),We=x[H],St=V(Le(nt,re),
We,R,0),ft=V(Le(nt+Se,re),We,R,0),Xo(Kt(St,ft),Ze(ft-St))):Xo(0,R)}else Ur()}else{let N=Ze(La-Na),H=Ze(
Wa-Fa);if(I.ori==1){let re=N;N=H,H=re}Xe=rt.x&&N>=rt.dist,et=rt.y&&H>=rt.dist;let q=rt.uni;q!=null?Xe&&
et&&(Xe=N>=q,et=H>=q,!Xe&&!et&&(H>N?et=!0:Xe=!0)):rt.x&&rt.y&&(Xe||et)&&(Xe=et=!0);let z,Y;Xe&&(I.ori==
0?(z=bo,Y=De):(z=ko,Y=Me),Qo(Kt(z,Y),Ze(Y-z)),et||Xo(0,R)),et&&(I.ori==1?(z=bo,Y=De):(z=ko,Y=Me),Xo(
Kt(z,Y),Ze(Y-z)),Xe||Qo(0,P)),!Xe&&!et&&(Qo(0,0),Xo(0,0))}if(rt._x=Xe,rt._y=et,u==null){if(_){if(Ja!=
null){let[N,H]=je.scales;je.values[0]=N!=null?Xt(I.ori==0?De:Me,N):null,je.values[1]=H!=null?Xt(I.ori==
1?De:Me,H):null}ts(Fi,o,De,Me,ae,K,y)}if(uo){let N=_&&je.setSeries,H=Jt.prox;$n==null?cn<=H&&Qt(Sn,vo,
!0,N):cn>H?Qt(null,vo,!0,N):Sn!=$n&&Qt(Sn,vo,!0,N)}}Rt&&(te.idx=y,Vr()),m!==!1&&tt("setCursor")}let vn=null;
Object.defineProperty(o,"rect",{get(){return vn==null&&es(!1),vn}});function es(u=!1){u?vn=null:(vn=
w.getBoundingClientRect(),tt("syncRect",vn))}function Ha(u,m,_,y,T,P,R){Z._lock||bn&&u!=null&&u.movementX==
0&&u.movementY==0||(Gr(u,m,_,y,T,P,R,!1,u!=null),u!=null?Bn(null,!0,!0):Bn(m,!0,!1))}function Gr(u,m,_,y,T,P,R,N,H){
if(vn==null&&es(!1),Ln(u),u!=null)_=u.clientX-vn.left,y=u.clientY-vn.top;else{if(_<0||y<0){De=-10,Me=
-10;return}let[q,z]=je.scales,Y=m.cursor.sync,[re,ge]=Y.values,[pe,ce]=Y.scales,[oe,ee]=je.match,Ie=m.
axes[0].side%2==1,Le=I.ori==0?ae:K,nt=I.ori==1?ae:K,Se=Ie?P:T,We=Ie?T:P,St=Ie?y:_,ft=Ie?_:y;if(pe!=null?
_=oe(q,pe)?a(re,x[q],Le,0):-10:_=Le*(St/Se),ce!=null?y=ee(z,ce)?a(ge,x[z],nt,0):-10:y=nt*(ft/We),I.ori==
1){let Et=_;_=y,y=Et}}H&&(m==null||m.cursor.event.type==Fi)&&((_<=1||_>=ae-1)&&(_=Jn(_,ae)),(y<=1||y>=
K-1)&&(y=Jn(y,K))),N?(Na=_,Fa=y,[bo,ko]=Z.move(o,_,y)):(De=_,Me=y)}let jr={width:0,height:0,left:0,top:0};
function Ur(){Rs(jr,!1)}let Va,Ga,ja,Ua;function qa(u,m,_,y,T,P,R){bn=!0,Xe=et=rt._x=rt._y=!1,Gr(u,m,
_,y,T,P,R,!0,!1),u!=null&&(dt(Li,Vi,za,!1),ts(hc,o,bo,ko,ae,K,null));let{left:N,top:H,width:q,height:z}=Ae;
Va=N,Ga=H,ja=q,Ua=z}function za(u,m,_,y,T,P,R){bn=rt._x=rt._y=!1,Gr(u,m,_,y,T,P,R,!1,!0);let{left:N,
top:H,width:q,height:z}=Ae,Y=q>0||z>0,re=Va!=N||Ga!=H||ja!=q||Ua!=z;if(Y&&re&&Rs(Ae),rt.setScale&&Y&&
re){let ge=N,pe=q,ce=H,oe=z;if(I.ori==1&&(ge=H,pe=z,ce=N,oe=q),Xe&&kn(D,Xt(ge,D),Xt(ge+pe,D)),et)for(let ee in x){
let Ie=x[ee];ee!=D&&Ie.from==null&&Ie.min!=xe&&kn(ee,Xt(ce+oe,ee),Xt(ce,ee))}Ur()}else Z.lock&&(Z._lock=
!Z._lock,Bn(m,!0,u!=null));u!=null&&(ao(Li,Vi),ts(Li,o,De,Me,ae,K,null))}function ff(u,m,_,y,T,P,R){
if(Z._lock)return;Ln(u);let N=bn;if(bn){let H=!0,q=!0,z=10,Y,re;I.ori==0?(Y=Xe,re=et):(Y=et,re=Xe),Y&&
re&&(H=De<=z||De>=ae-z,q=Me<=z||Me>=K-z),Y&&H&&(De=De<bo?0:ae),re&&q&&(Me=Me<ko?0:K),Bn(null,!0,!0),
bn=!1}De=-10,Me=-10,Q.fill(null),Bn(null,!0,!0),N&&(bn=N)}function Ka(u,m,_,y,T,P,R){Z._lock||(Ln(u),
Pr(),Ur(),u!=null&&ts(wc,o,De,Me,ae,K,null))}function Ya(){C.forEach(Xg),Cr(o.width,o.height,!0)}eo(
ur,Bo,Ya);let To={};To.mousedown=qa,To.mousemove=Ha,To.mouseup=za,To.dblclick=Ka,To.setSeries=(u,m,_,y)=>{
let T=je.match[2];_=T(o,m,_),_!=-1&&Qt(_,y,!0,!1)},at&&(dt(hc,w,qa),dt(Fi,w,Ha),dt(_c,w,u=>{Ln(u),es(
!1)}),dt(yc,w,ff),dt(wc,w,Ka),Zi.add(o),o.syncRect=es);let Os=o.hooks=e.hooks||{};function tt(u,m,_){
Wr?Jo.push([u,m,_]):u in Os&&Os[u].forEach(y=>{y.call(null,o,m,_)})}(e.plugins||[]).forEach(u=>{for(let m in u.
hooks)Os[m]=(Os[m]||[]).concat(u.hooks[m])});let Za=(u,m,_)=>_,je=qe({key:null,setSeries:!1,filters:{
pub:Ic,sub:Ic},scales:[D,b[1]?b[1].scale:null],match:[Rc,Rc,Za],values:[null,null]},Z.sync);je.match.
length==2&&je.match.push(Za),Z.sync=je;let Ja=je.key,qr=Pu(Ja);function ts(u,m,_,y,T,P,R){je.filters.
pub(u,m,_,y,T,P,R)&&qr.pub(u,m,_,y,T,P,R)}qr.sub(o);function pf(u,m,_,y,T,P,R){je.filters.sub(u,m,_,
y,T,P,R)&&To[u](null,m,_,y,T,P,R)}o.pub=pf;function mf(){qr.unsub(o),Zi.delete(o),On.clear(),Ui(ur,Bo,
Ya),f.remove(),_e?.remove(),tt("destroy")}o.destroy=mf;function zr(){tt("init",e,t),Pa(t||e.data,!1),
L[D]?$r(D,L[D]):Pr(),xs=Ae.show&&(Ae.width>0||Ae.height>0),Fn=Rt=!0,Cr(e.width,e.height)}return b.forEach(
xa),C.forEach(Ud),n?n instanceof HTMLElement?(n.appendChild(f),zr()):n(o,zr):zr(),o}ze.assign=qe;ze.
fmtNum=oa;ze.rangeNum=dr;ze.rangeLog=mr;ze.rangeAsinh=ta;ze.orient=no;ze.pxRatio=he;ze.join=jm;ze.fmtDate=
ra,ze.tzDate=tg;ze.sync=Pu;{ze.addGap=Lg,ze.clipGaps=_r;let e=ze.paths={points:Eu};e.linear=Nu,e.stepped=
Bg,e.bars=Hg,e.spline=Gg}var eh=(e,t,n)=>{let o=i=>i&&Math.floor(n.clockAt(i.at)/864e5),s=0,r=0;return e.map((i,a)=>{s+=i.kg;
for(let f=e[r];f&&f.at<=i.at-t*864e5;)s-=f.kg,r+=1,f=e[r];return o(e[a+1])!==o(i)?s/(a-r+1):void 0})},
fa=1e3,$u=(e,t,n)=>{let o=e.filter(({at:i})=>i>=t),s=o.length<fa?7:30,r=eh(e,s,n).slice(e.length-o.length);
return{points:o,means:r,meanDays:s}},pa=(e,t)=>{let n=e.at(-1),o=e.findLast(({at:s})=>n&&s<=n.at-t*864e5);
if(!(!n||!o||o.at<n.at-2*t*864e5))return n.kg-o.kg},th=4,Bu=(e,t)=>{let[n,o]=[e??60,t??80],s=Math.max(
th-(o-n),(o-n)/5)/2;return[n-s,o+s]},nh={normal:"done",obese_class_i:"blocked",obese_class_ii:"worse",
obese_class_iii:"worst"},ws=e=>nh[e]??"active";var oh=14*864e5,sh=[1,2,7,14,30,60,90,180,365,730,1825,3650,9125,36500],rh=e=>{let t=getComputedStyle(
e);return{colour(n){return e.style.color=`var(--${n})`,t.color},font:t.fontFamily}},ih=({ctx:e,bbox:t,
valToPos:n},o,s,r,i)=>{let{unit:a,messages:c}=r,f=devicePixelRatio,[g,p]=[t.left+t.width,t.top+t.height],
h=w=>n(Ao(w,a),"y",!0),d=(w,v,S,k)=>{e.fillStyle=i.colour(v),e.strokeText(w,S,k),e.fillText(w,S,k)};
e.save(),e.font=`${12*f}px ${i.font}`,e.lineWidth=4*f,e.strokeStyle=i.colour("card"),e.textAlign="ri\
ght",d(a,"quiet",t.left-8*f,t.top-14*f),e.textAlign="left";for(let{class:w,from:v,to:S}of o){let k=Math.
max(t.top,h(Math.min(S,1e4))),b=Math.min(p,h(v));b<=k||(e.fillStyle=i.colour(ws(w)),e.fillRect(t.left,
k,4*f,b-k),k>t.top&&e.fillRect(t.left,k,t.width,f),b-k>=24*f&&d(c.bmi_descriptions[w],"quiet",t.left+
10*f,k+16*f))}if(s){let w=h(s.kg);e.beginPath(),e.arc(n(s.at/1e3,"x",!0),w,5*f,0,2*Math.PI),e.stroke(),
e.fillStyle=i.colour("accent"),e.fill(),e.font=`600 ${13*f}px ${i.font}`,e.textBaseline="middle",d(r.
kg(s.kg),"accent",g+8*f,w)}e.restore()},ah=({data:e,valToPos:t},n,o,s)=>{let r=[],i=a=>e[0][a]??0;for(let a=o+
1;a<=s;a++)(i(a)-i(a-1))*1e3>oh&&r.push([t(i(a-1),"x",!0),t(i(a),"x",!0)]);return r},Hu=(e,{series:{
points:t,means:n},from:o,bands:s},r,i)=>{let{unit:a,zone:c}=r,f=rh(e),g=Date.now(),p={font:`12px ${f.
font}`,stroke:f.colour("quiet"),ticks:{show:!1}},h=t.length>=fa,d={show:!0,size:h?3:t.length>100?4:6,
fill:`color-mix(in srgb, ${f.colour("quiet")} ${h?35:60}%, transparent)`,stroke:"transparent"},w=b=>b<
30?r.shortDay:b<365?r.month:r.year,v={width:e.clientWidth,height:e.clientHeight,padding:[28,a==="st"?
98:76,0,0],legend:{show:!1},cursor:{y:!1,drag:{x:!1,y:!1},points:{size:9}},tzDate:b=>ze.tzDate(new Date(
b*1e3),c.name),scales:{x:{range:[(o-(g-o)/50)/1e3,(g+(g-o)/50)/1e3]},y:{range:(b,C,x)=>Bu(C,x)}},axes:[
{...p,grid:{show:!1},size:32,space:(b,C,x,M,D)=>Math.max(58,90*D/b.width),incrs:sh.map(b=>b*864e5/1e3),
values:(b,C,x,M,D)=>C.map(W=>w(D*1e3/864e5)(W*1e3))},{...p,grid:{stroke:f.colour("line"),width:1},size:40,
space:56,incrs:[.5,1,2,5,10,20,50,100],values:(b,C,x,M,D)=>C.map(D<1?r.tenths:r.integer)}],series:[{},
{points:d,paths:()=>null},{stroke:f.colour("accent"),width:2.5,points:{show:!1},gaps:ah}],hooks:{draw:[
b=>ih(b,s,t.at(-1),r,f)],setCursor:[({cursor:{left:b=-10,idx:C},over:x})=>i(b===-10?void 0:C??void 0,
x.offsetLeft+b)]}},S=b=>b&&Ao(b,a),k=[t.map(({kg:b})=>S(b)),n.map(S)];return new ze(v,[t.map(({at:b})=>b/
1e3),...k],e)};var Vu=matchMedia("(prefers-color-scheme: dark)"),lh={ArrowLeft:-1,ArrowDown:-1,ArrowRight:1,ArrowUp:1,
PageDown:-10,PageUp:10,Home:Number.NEGATIVE_INFINITY,End:Number.POSITIVE_INFINITY},Gu=({series:e,from:t,
bands:n})=>{let o=$(),{t:s,kg:r,day:i}=o,{points:a,means:c,meanDays:f}=e,g=Math.max(a.length-1,0),p=Po(
()=>Vu.matches,Vu,"change"),h=ve(null),d=ve(null),[{index:w,left:v},S]=se({index:g});de(()=>{let E=h.
current;S({index:g});let O=Hu(E,{series:e,from:t,bands:n},o,(G,B)=>S(V=>G===void 0?{index:V.index}:{
index:G,left:B}));d.current=O;let I=new ResizeObserver(()=>O.setSize({width:E.clientWidth,height:E.clientHeight}));
return I.observe(E),()=>{I.disconnect(),O.destroy()}},[e,t,n,o,g,p]);let k=E=>d.current?.setCursor({
left:E,top:1}),b=()=>d.current?.setCursor({left:-10,top:-10}),C=({pointerType:E,clientX:O})=>{if(E===
"mouse"||!d.current)return;let{left:I,width:G}=d.current.over.getBoundingClientRect();k(Math.min(Math.
max(O-I,0),G-1))},x=E=>{E.key==="Escape"&&b();let O=lh[E.key];if(O===void 0)return;E.preventDefault();
let I=a[Math.min(Math.max(w+O,0),g)];I&&d.current&&k(d.current.valToPos(I.at/1e3,"x"))},[M,D]=[a[w],
c[w]],W=[M&&r(M.kg),M&&i(M.at),D!==void 0&&`${s.mean(f)}: ${r(D)}`].filter(Boolean).join(`
`),A=(v??0)>(h.current?.clientWidth??0)/2;return l("div",{class:"chart",children:[l("div",{class:"pl\
ot",ref:h,role:"slider",tabIndex:0,"aria-label":s.chart,"aria-valuemin":0,"aria-valuemax":g,"aria-va\
luenow":w,"aria-valuetext":W,onPointerDown:C,onPointerMove:C,onKeyDown:x,onBlur:b}),l("output",{class:"\
tip",hidden:v===void 0,"aria-hidden":"true",style:{left:`${v}px`,translate:A?"calc(-100% - 12px)":"1\
2px"},children:W})]})};var ju=e=>["fecha_registro,peso_kg",...e.map(t=>`${t.fecha_registro},${t.peso_kg}`),""].join(`\r
`);var oo=e=>{let t=`weight-bmi-register ${e}`;return{read:()=>{try{return localStorage.getItem(t)??""}catch{
return""}},write:n=>{try{localStorage.setItem(t,n)}catch{}}}};var ma="?",Uu=e=>{let{t}=$(),{caption:n,head:o,rows:s,choices:r,choose:i,more:a}=e,c=({target:v})=>{
let{name:S,value:k}=v;k!==ma&&i(S,k)},f=v=>{let S=v.map(({key:b,label:C,options:x,value:M,outcome:D})=>{
let W=M===void 0?[[ma,t.choose],...x]:x;return[b,{label:C,hint:D?.join(`
`),options:W}]}),k=v.map(({key:b,value:C=ma})=>[b,C]);return l("form",{class:"filters choices",onInput:c,
children:l(Eo,{fields:Object.fromEntries(S),values:Object.fromEntries(k)})})},g=Math.max(o.length,...s.
map(v=>v.length)),p=Array.from({length:g},(v,S)=>S),h=l("section",{class:"cells","aria-label":n,tabIndex:0,
children:l("table",{children:[l("caption",{children:n}),l("thead",{children:l("tr",{children:p.map(v=>l(
"th",{scope:"col",children:[o[v]||t.columnAt(v+1)," ",r.map(({key:S,label:k,column:b})=>b===v&&l(Oe,
{children:k},S))]},v))})}),l("tbody",{children:s.map((v,S)=>l("tr",{children:p.map(k=>l("td",{children:v[k]||
" "},k))},S))})]})}),d=r.filter(v=>v.isFolded),w=r.filter(v=>!v.isFolded);return l(ne,{children:[w.
length>0&&f(w),d.length>0&&l("details",{children:[l("summary",{children:a}),f(d),w.length===0&&h]}),
w.length>0&&h]})};var rn={height:{min:.4,max:2.72},weight:{min:2,max:650},birthDateMin:"1900-01-01",weightChangePerDay:5,
weightChangeInDay:10,clockDifference:6e4,weightsOfAccount:1e5,measurementsOfBody:1e4,name:{min:1,max:100}},
jb={height_min:rn.height.min,height_max:rn.height.max,weight_min:rn.weight.min,weight_max:rn.weight.
max,birth_date_min:rn.birthDateMin,weight_variation_per_day:rn.weightChangePerDay,name_min_length:rn.
name.min,name_max_length:rn.name.max};var ch=(e,t)=>{let n=a=>Math.round(a*1e6),o=e.map(({record:a,day:c})=>({record:a,plus:n(t*c+a.peso_kg),
minus:n(t*c-a.peso_kg)})).sort((a,c)=>a.plus-c.plus||a.minus-c.minus),s=[],r=o.map(({minus:a},c)=>{let[
f,g]=[0,s.length];for(;f<g;){let p=f+g>>1;(o[s[p]]?.minus??0)<=a?f=p+1:g=p}return s[f]=c,s[f-1]}),i=new Set;
for(let a=s.at(-1);a!==void 0;a=r[a])i.add(o[a].record);return i},uh=(e,t,n)=>{let o=e.toSorted((c,f)=>c.
peso_kg-f.peso_kg),s=c=>o[c]?.peso_kg??0,[r,i,a]=[0,0,0];for(let c of o.keys()){for(;Math.round((s(c)-
s(r))*1e6)>t*1e6;)r+=1;let f=c-r+1,g=Math.abs(s(r)-n)<Math.abs(s(i)-n);(f>a||f===a&&g)&&([i,a]=[r,f])}
return new Set(o.slice(i,i+a))},qu=(e,t)=>new Map([...e].map(n=>[t(n),n])),zu=(e,t,n,o)=>{let s=new Set(
e),r=[],i=qu(t,o),a=new Set(t.map(d=>`${d.fecha_registro} ${d.peso_kg}`)),c=[...i.keys()],f=d=>a.has(
`${d.fecha_registro} ${d.peso_kg}`),g=e.map(({peso_kg:d})=>d).sort((d,w)=>d-w),p=g[g.length>>1]??0;for(let d of Map.
groupBy(e.filter(w=>!f(w)),o).values()){let w=d.length>1?uh(d,rn.weightChangeInDay,p):new Set(d);for(let v of d.
filter(S=>!w.has(S)))r.push(v),s.delete(v)}let h=(d,w,v)=>v!==void 0&&Math.round(Math.abs(w-(i.get(v)?.
peso_kg??w))*1e6)>Math.round(n*Math.abs(d-v)*1e6);for(;;){let[d,w]=[0,r.length],v=[],S=qu([...s].filter(
C=>!f(C)),o),k=C=>(S.get(C)?.fecha_registro??"")>=(i.get(C)?.fecha_registro??"");for(let[C,x]of S){for(;(c[d]??
Number.POSITIVE_INFINITY)<C;)d+=1;if(!k(C))continue;let[M,D]=[c[d-1],c[d+(i.has(C)?1:0)]];[M,D].filter(
A=>A!==void 0&&!k(A)).some(A=>h(C,x.peso_kg,A))?r.push(x):v.push({record:x,day:C})}let b=ch(v,n);if(r.
push(...v.filter(({record:C})=>!b.has(C)).map(({record:C})=>C)),r.length===w)return{kept:[...s],outliers:r};
for(;w<r.length;w++)s.delete(r[w])}};var dh="weight_change_too_large",fh=6e4,Ku=async(e,t,n,o,s)=>{let[{weights:r},i]=await Promise.all([
U.listWeights({signal:o}),Cn(U.getProfile({signal:o}))]),a=n.weight_variation_per_day??Number.POSITIVE_INFINITY,
c=[],f=i?.fecha_nacimiento??n.birth_date_min??"",g=k=>{let{weight_min:b=0,weight_max:C=Number.POSITIVE_INFINITY}=n,
x=Date.parse(k.fecha_registro),M=k.peso_kg>=b&&k.peso_kg<=C,D=x<=Date.now()+fh&&t.inputOf(x)>=f,W=M?
D?null:"weight_date_invalid":"weight_out_of_range";return W&&c.push({...k,code:W}),W===null},p=({fecha_registro:k})=>Math.
floor(t.clockAt(Date.parse(k))/864e5),h=e.filter(g),{kept:d,outliers:w}=zu(h,r.toReversed(),a,p);c.push(
...w.map(k=>({...k,code:dh})));let v=new Set(r.map(({id:k})=>k)),S=0;for(let k=d;;){let b=[];for await(let{
error:x,answer:M,weights:D}of Vs(U,k,{check:!0,signal:o})){if(x)throw x;if("results"in M)for(let{index:W,
outcome:A,code:E}of M.results)b.push({...D[W],outcome:A,code:E});s(b.length)}let C=x=>b.filter(M=>M.
outcome===x);if(S+=C("known").length,c.push(...C("refused")),k=C("new").map(({peso_kg:x,fecha_registro:M})=>({
peso_kg:x,fecha_registro:M})),k.length===b.length)return{added:k,known:S,refused:c,ids:v}}},ha=oo("i\
mport"),ph=7*864e5,Yu=async(e,t,n)=>{let o=[];try{for await(let{start:s,error:r,answer:i,weights:a}of Vs(
U,t.added)){if(r)throw r;"weights"in i&&o.push(...i.weights.filter(({id:c})=>!t.ids.has(c))),n(s+a.length)}}finally{
let s=o.map(({id:i,peso_kg:a,fecha_registro:c})=>[i,a,Date.parse(c)]),r={userId:e,at:Date.now(),records:s};
s.length>0&&ha.write(JSON.stringify(r))}return o.length},Zu=e=>{let t=JSON.parse(ha.read()||"{}");return t?.
userId===e&&Date.now()-t.at<ph&&t.records.length>0?t:void 0},ga=1e3,Ju=async(e,t)=>{let{weights:n}=await U.
listWeights(),o=new Map(n.map(r=>[r.id,r])),s=e.records.flatMap(([r,i,a])=>{let c=o.get(r);return c?.
peso_kg===i&&Date.parse(c.fecha_registro)===a?[r]:[]});for(let r=0;r<s.length;r+=ga)await U.deleteWeights(
{body:{weight_ids:s.slice(r,r+ga)}}),t(Math.min(r+ga,s.length));return ha.write(""),s.length};var _a=()=>new Promise(e=>setTimeout(e));var mh=/<Record type="HKQuantityTypeIdentifierBodyMass"(?:[^">]|"[^"]*")*>/g,Qu=["startDate","unit",
"value"],gh=async(e,t)=>{let n=[],o="",s=new TextDecoder;for(let i=0;i<e.size;i+=1e5){let a=await e.
slice(i,i+1e5).arrayBuffer(),c=o+s.decode(a,{stream:!0}),f=0;for(let{0:g,index:p}of c.matchAll(mh)){
let h=d=>new RegExp(` ${d}="([^"]*)"`).exec(g)?.[1]??"";n.push(Qu.map(h)),f=p+g.length}o=c.slice(Math.
max(f,c.lastIndexOf("<"))),await _a(),t.throwIfAborted()}return{head:Qu.map(i=>`BodyMass.${i}`),body:n,
isCut:!o.trimEnd().endsWith("</HealthData>")}},Xu=(e,t,n)=>{if(typeof e!="object"||e===null)n.set(t,
String(e??""));else for(let[o,s]of Object.entries(e))Xu(s,t?`${t}.${o}`:o,n);return n},hh=["Data Poi\
nts","weights"],_h=e=>{let t;try{t=JSON.parse(e)}catch{return{format:"cut"}}let n=hh.map(r=>t[r]).find(
Boolean),o=(Array.isArray(t)?t:Array.isArray(n)?n:[]).map(r=>Xu(r,"",new Map));for(let r of o)r.set(
r.get("dataTypeName")??"",r.get("fitValue.0.value.fpVal")??"");let s=[...new Set(o.flatMap(r=>[...r.
keys()]))];return s.length<2?{format:"json"}:{sheet:{head:s,body:o.map(r=>s.map(i=>r.get(i)??""))}}},
yh=e=>{let[t,n]=new Uint8Array(e);if(t===255&&n===254)return new TextDecoder("utf-16le").decode(e);if(t===
254&&n===255)return new TextDecoder("utf-16be").decode(e);try{return new TextDecoder("utf-8",{fatal:!0}).
decode(e)}catch{return new TextDecoder("windows-1252").decode(e)}},wh=[["zip","PK"],["zip","‹"],
["pdf","%PDF"],["database","SQLite format 3"]],ed=async(e,t)=>{let n=new TextDecoder("windows-1252").
decode(await e.slice(0,4096).arrayBuffer()),[o]=wh.find(([,i])=>n.startsWith(i))??[];if(o)return{format:o};
if(n.trim()==="")return{format:"empty"};let s=n.replace(/^ï»¿/,"").trimStart();if(s.startsWith("<"))
return/<HealthData|<!DOCTYPE HealthData/.test(n)?{sheet:await gh(e,t)}:{format:"xml"};let r=yh(await e.
arrayBuffer());return/^[[{]/.test(s)?_h(r):r.includes("\0")?{format:"other"}:{text:r}};var hn=["ymd","dmy","mdy"],bh=/^(\d{1,4})(?:[-/]|\. ?)(\d{1,2})(?:[-/]|\. ?)(\d{1,4})\.?/,od=/ ?(?:([ap])\.? ?m\b\.?|(?:Uhr|hrs?|h)\b\.?)?/,
sd=/(\d{1,2})[:.h](\d{2})(?:[:.](\d{2}(?:[.,]\d+)?))?/,kh=/(?:T|,? (?:at|a las?|um|à|alle(?: ore)?|ore|às|-) |,? )/,
rd=/ ?(Z|UTC|GMT)?(?:([+-])(\d{1,2}):?(\d{2})?)?(?: \(.*\))?$/,Sh=new RegExp(`${bh.source}(?:${kh.source}${sd.
source}${od.source})?${rd.source}`,"i"),vh=new RegExp(`^(?!\\d+\\.\\d+$)${sd.source}${od.source}${rd.
source}`,"i"),Th=/^1\d{9}(\d{3}|\d{9})?$/,xh=/^((?:19|20)\d\d)([01]\d)([0-3]\d)(?:T?(\d\d)(\d\d)(\d\d))?(?=$|Z$|[+-]\d{2})/,
id=e=>e.toLowerCase().normalize("NFD").replace(/\p{M}/gu,""),ad=(e,t,n)=>["en","es","de","fr","it","\
pt"].map(o=>{let{format:s}=new Intl.DateTimeFormat(o,{...n,timeZone:"UTC"});return Array.from({length:e},
(r,i)=>id(s(t(i))))}),Ch=ad(12,e=>Date.UTC(2025,e,1),{month:"long"}),Ph=ad(7,e=>Date.UTC(2025,0,e+1),
{weekday:"long"}),ld=(e,t)=>{let n=id(e).replace(/^mrz$/,"marz");return Math.max(...t.map(o=>o.findIndex(
s=>s.startsWith(n))))+1},Dh=/^(\p{L}{3,})[-./, ]*(\d{1,2})(?:st|nd|rd|th)?[-/, ]+(\d{4}|\d\d)(?![\d:])/u,
td="(\\d{1,4})(?:st|nd|rd|th|er|[ºª])?",Ah="[-./, ]*(?:de |of )?(\\p{L}{3,})[-./, ]*(?:del? )?",Ih=new RegExp(
`^${td}${Ah}${td}`,"u"),Rh=e=>{let t=Dh.exec(e),[n="",o="",s="",r=""]=t?[t[0],t[2],t[1],t[3]]:Ih.exec(
e)??[],i=n&&ld(s,Ch);if(!i)return e;let[a,c]=o.length===4?[r,o]:[o,r];return`${c.length===2?"20":""}${c}\
-${i}-${a}${e.slice(n.length)}`},cd=e=>e.replace(/[\u200B-\u200F\u202A-\u202E\u2060-\u2069]/g,"").replace(
/\s+/g," ").trim(),so=e=>vh.test(cd(e)),nd=(e,t,n,o)=>{let s=Rh(e),r=Sh.exec(s);if(!r)return;let i=s===
e?t:"ymd",[,a,c,f,g="12",p="0",h="0",d]=r,[w,v,S="0",k="0"]=r.slice(8),b=j=>Number([a,c,f][i.indexOf(
j)]),[C,x,M]=[b("y"),b("m"),b("d")],D=C<100&&i!=="ymd"?2e3+C:C,W=new Date(Date.UTC(D,x-1,M));if(D<1e3||
W.getUTCMonth()!==x-1||W.getUTCDate()!==M)return;let A=d?Number(g)%12+(d.toLowerCase()==="p"?12:0):Number(
g),E=Number(h.replace(",","."));if(A>23||Number(p)>59||E>=60)return;let O=A*60+Number(p),I=W.getTime()+
O*6e4+Math.floor(E*1e3+1e-6),G=w!==void 0||v!==void 0,B=(Number(S)*60+Number(k))*6e4,V=G?I-(v==="-"?
-B:B):n.instantOf(I),L=r[4]!==void 0,J=L||V<=o?V:n.instantOf(W.getTime());return{at:new Date(J<=o?J:
V).toISOString(),isZoned:G,hasTime:L}},bs=(e,t,n,o=Date.now())=>{let s=cd(e);if(Th.test(s))return{at:new Date(
Number(s.padEnd(13,"0").slice(0,13))).toISOString(),isZoned:!0,hasTime:!0};let r=s.replace(xh,(c,f,g,p,h,d,w)=>h===
void 0?`${f}-${g}-${p}`:`${f}-${g}-${p}T${h}:${d}:${w}`),[i,a]=/^([\p{L}-]{2,})\.?,? /u.exec(r)??[];
return nd(r,t,n,o)??(i&&a&&ld(a,Ph)?nd(r.slice(i.length),t,n,o):void 0)},Oh=sr("UTC"),_n=e=>hn.some(
t=>bs(e,t,Oh)!==void 0);var Eh=`Weight and BMI Register | fecha_registro | peso_kg | kg | ymd |
Apple Health | BodyMass.startDate | BodyMass.value | #BodyMass.unit | ymd |
openScale | dateTime | weight | kg | ymd | comment, fat, water
openScale | date + time | weight | kg | ymd | bmi, fat
Libra | #date | weight | | ymd | weight trend
Fitbit | Date | Weight | | | BMI, Fat, .
Fitbit | date + time | weight | | mdy | logId, bmi
Fitbit | timestamp | weight grams | g | ymd | data source
Garmin | Time | Weight | | | Change, BMI
Garmin | weight.timestampGMT | weight.weight | g | utc | metaData.calendarDate
Samsung Health | start_time | weight | kg | utc | time_offset
Withings | Date | Weight | | ymd | Fat mass, Comments
MyFitnessPal | Date | Weight | | ymd | Body Fat %, .
Google Fit | Date | Average weight | | ymd | Max weight
Google Fit | startTimeNanos | com.google.weight | kg | ymd | dataTypeName
Renpho | Date + Time | Weight | | | BMI, Remarks
Renpho | Time of Measurement | Weight | | | BMI, Remarks
Zepp Life | time | weight | kg | ymd | fatRate, bodyWaterRate, height?
Zepp Life | timestamp | weight | kg | ymd | fatRate, bodyWaterRate, height?
Happy Scale | Date | Weight | | | Moving average, .`,Mh=Eh.split(`
`).map(e=>e.split("|").map(t=>t.trim())),Nh=e=>e.replace(/^com\.samsung\.s?health\.weight\./,"").replace(
/ ?\((kg|g|lbs?|st|jin)\)$/,""),kr=({head:e,preamble:t=[]})=>{let n=e.map(Nh),o=(v="")=>n.indexOf(v.
replace("?","")),s=([,v="",S="",,,k=""])=>{let b=[...v.split(" + "),S,...k.split(", ")].filter(Boolean),
C=n.filter(x=>x&&!b.includes(x));return b.every(x=>x==="."?C.length===0:o(x)>=0)},[r,i="",a,c="",f,g=""]=Mh.
find(s)??[];if(r===void 0)return;let[p,h]=i.split(" + "),d=/^#Units: ?(\p{L}+)/mu.exec(t.join(`
`))?.[1]??"",w=f==="utc";return{program:r,date:o(p),time:h?o(h):-1,weight:o(a),unit:c.startsWith("#")?
`#${o(c.slice(1))}`:c||Dn(d),order:w?"ymd":hn.find(v=>v===f),isUtc:w,people:g.split(", ").flatMap(v=>v.
endsWith("?")?o(v):[])}};var Fh=(e,t)=>{let n=new Set,o=0;for(let{[t]:s}of e)if(s&&(o+=1,n.add(s),n.size>100))return{values:[],
repeats:!1};return{values:[...n],repeats:n.size<o}},ud=e=>{let t=[],n=o=>{let{key:s,options:r,value:i=r.
length===1?r[0]:void 0}=o,a=r.find(c=>c===e[s])??i;return t.push({...o,value:a,isAsked:i===void 0}),
a};return{choices:t,decide:(o,s,r)=>n({key:o,options:s,value:r}),chooseLines:(o,s,r)=>s.reduce((i,a)=>{
let{values:c,repeats:f}=Fh(o,a);if(c.length<2)return i;let g=r(a,f)?void 0:"",p=["",...c],h=n({key:`\
only ${a}`,options:p,value:g,column:a});return h?i.filter(d=>d[a]===h):i},o)}};var dd=[";","	",","," "],fd=(e,t)=>{let n=[[]],o=t===" "?" +":t,s=new RegExp(`(?:"((?:[^"]|"")*)"|([\
^${t}\\r\\n]*))(${o}|\\r?\\n|\\r|$)`,"gy");for(let[,r,i="",a=""]of e.matchAll(s)){if(n.at(-1)?.push(
(r?.replaceAll('""','"')??i).trim()),a==="")break;/[\r\n]/.test(a)&&n.push([])}return n.filter(r=>r.
some(i=>i!==""))},ks=e=>Kn(e,".")!==void 0||Kn(e,",")!==void 0,pd=e=>e.some(t=>_n(t)||so(t))&&e.some(
t=>ks(t)&&!_n(t)),Lh=e=>e.filter(Boolean).length>1&&!e.some(t=>ks(t)||_n(t)),Wh=e=>{let t=e.slice(0,
e.findLastIndex(Boolean)+1);return t.length>1&&t.every(n=>/^\P{N}*\p{L}\P{N}*$/u.test(n))},$h=e=>{let t=e.
slice(0,2e4),n=dd.map(o=>fd(t,o).filter(pd).length);return dd[n.indexOf(Math.max(...n))]??","},md=e=>{
let t=$h(e),n=fd(e,t),o=n.findIndex(pd);if(o<0)return[];let s=n.slice(0,o).findLastIndex(Lh),r=n.slice(
0,Math.max(s,0)).map(f=>f.join(t)),i=Array.from({length:n[o]?.length??0},()=>""),a={head:n[s]??i,body:[],
preamble:r},c=[a];for(let[f,g]of n.entries()){if(f<=s)continue;if(!(Wh(g)&&n[f+1]?.every(v=>!/\p{N}/u.
test(v))===!1)){a.body.push(g);continue}let{body:h}=a,d=h.at(-1)?.filter(Boolean).length===1&&/^\P{N}+$/u.
test(String(h.at(-1))),w=c.find(({head:v})=>String(v)===String(g));a=w??{head:g,body:[],preamble:d?[
String(h.pop())]:[]},w||c.push(a)}return c};var Bh={date:/^(date( ?time)?|timestamp|day|fecha( y hora)?|d[ií]a|datum|tag|jour|data( e ora)?)$/,
time:/^(time|hour|hora|uhrzeit|zeit|heure|ora)$/,weight:/^(weight|peso|gewicht|poids)$/,unit:/^(units?|unidad(es)?|einheit(en)?|unités?|unità|unidades?)$/},
Sr=e=>e.replace(/\d(st|nd|rd|th)\b/gi," ").replace(/(\p{Ll})(\p{Lu})/gu,"$1 $2").toLowerCase().split(
/[^\p{L}]+/u).filter(Boolean),vr=e=>[...new Set(e.flatMap(t=>Dn(t??"")??[]))],gd=(e,t)=>{let n=Sr(e).
filter(o=>!Dn(o)&&!/^(in|en)$/.test(o));return Bh[t].test(n.join(" "))},ya=[".",","],hd=e=>/^(null|none|nan|n\/a|[-–—]*)$/i.
test(e),_d=300,Hh=({head:e,body:t})=>e.map((n,o)=>{let s=t.flatMap(({[o]:d})=>d||[]).slice(0,_d),r=d=>s.
some(d)&&s.filter(d).length*2>=s.length,i=d=>gd(n,"time")&&/^\d{1,2}\.\d{2}$/.test(d),a=d=>Dn(d)!==void 0,
c=s.some(_n)&&r(d=>_n(d)||so(d)),f=!c&&r(d=>so(d)||i(d)),g=!c&&!f&&s.some(ks),p=s.every(a),h=r(d=>ks(
d)||hd(d));return{date:c,time:f,weight:g,unit:s.some(a),isUnits:p,isNumber:h}}),wa=(e,{head:t})=>t.some(
Boolean)&&e.slice(t.length).some(Boolean),yd=({head:e},t)=>vr(Sr(e[t]??"")).includes("st")&&vr(Sr(e[t+
1]??"")).includes("lb"),Vh=e=>{let{head:t,body:n}=e,o=n.find(r=>wa(r,e)||!t.some(Boolean))??[],s=r=>/^\d{1,3}$/.
test(o[r]??"");return[...Array(Math.max(t.length,o.length)).keys()].filter(r=>s(r)&&s(r+1)||yd(e,r))};
function*Tr(e,t,n,o=Date.now()){let{date:s=-1,time:r=-1,weight:i=-1,isPair:a,unit:c="",ofFile:f,decimal:g="\
."}=t,p=a&&yd(e,i),h=a&&!p&&e.body.find(w=>wa(w,e))?.length,d="";for(let w of t.lines){let[v="",S="",
k="",b=""]=[s,r,i,i+1].map(J=>w[J]),C=so(v)&&!_n(v),x=C?`${d} ${v}`:`${v} ${S}`.trim();C||(d=v);let M=t.
isUtc?`${x}Z`:x,D=()=>t.order&&bs(M,t.order,n,o),W=p?`${k} st ${b||0} lb`:`${k}${g}${b}`,E=(h?w.length===
h:!wa(w,e))?a&&k?W:k:void 0,O=Kn(E??"",g),I=c.startsWith("#")?w[Number(c.slice(1))]:void 0,G=vr([O?.
unit,I,...p?[]:f]),B=G.length===1?G[0]:js.find(J=>J===c),V=O&&B&&ls(O.value,B),L=w.filter(Boolean).length===
1&&_n(v);yield{cells:w,isOfDay:C,isDay:L,moment:D,text:E,amount:O,named:G,kg:V}}}var Gh=(e,t=-1,n)=>{
let o=hn,s=!0;for(let r of e){let i=hn.map(a=>bs(r[t]??"",a,n)?.at);if(!i.every(a=>a===void 0)&&(s&&=
i.every(a=>a===i[0]),o=o.filter(a=>i[hn.indexOf(a)]!==void 0),o.length===1))return o}return o.length===
0?hn:s?o.slice(0,1):o},jh=e=>{let n=e.map(s=>ya.map(r=>Kn(s,r)?.value)).filter(([s,r])=>s!==r);if(n.
length===0)return["."];let o=ya.filter((s,r)=>n.every(({[r]:i})=>i!==void 0));return o.length>0?o:ya},
wd=(e,t,n)=>{let{head:o,body:s}=e,r=kr(e),i=Hh(e),{choices:a,decide:c,chooseLines:f}=ud(t),g=V=>[...o.
keys()].filter(L=>i[L]?.[V]),p=V=>{let L=g(V).filter(J=>gd(o[J]??"",V));return L.length===1?String(L[0]):
void 0},h=(V,L,J)=>{let j=c(V,[...g(V).map(String),...L],J);return j===void 0?void 0:Number.parseInt(
j,10)},d=h("date",[],r?String(r.date):p("date")),w=s.slice(0,_d).some(({[d??-1]:V=""})=>so(V)||hn.some(
L=>bs(V,L,n)?.hasTime)),S=!r&&!w&&g("time").length>0?h("time",["-1"],p("time")):r?.time,k=r?[]:Vh(e).
map(V=>`${V}+`),b=r?String(r.weight):k.length>0?void 0:p("weight"),C=h("weight",k,b),x=a.at(-1)?.value?.
endsWith("+")??!1,M=p("unit"),D=[...o.keys()].filter(V=>![d,S,C,Number(M??-1)].includes(V)&&!i[V]?.isUnits),
W=(V,L)=>{let{date:J,time:j,isNumber:X}=i[V]??{};return r!==void 0||L&&!J&&!j&&!X},A=f(s,r?.people??
D,W),E=vr(r?.unit?[r.unit]:Sr(o[C??-1]??"")),O={date:d,time:S,weight:C,isPair:x,ofFile:E,isUtc:r?.isUtc??
!1,lines:A};if(C!==void 0){let V=new Set;for(let{text:F=""}of Tr(e,O,n))V.add(F);let L=jh(x?[]:[...V]);
O.decimal=c("decimal",L,r&&L[0]);let[J,j]=[!1,!1];for(let{amount:F,named:Q}of Tr(e,O,n))J||=F!==void 0&&
Q.length!==1,j||=Q.length>1;let X=r?.unit??(M&&`#${M}`),ie=[...js,...g("unit").map(F=>`#${F}`)];O.unit=
J?c("unit",ie,j?void 0:X):c("unit",["file"])}let I=Gh(A,d,n),G=I.find(V=>V===r?.order);O.order=I.length===
1?I[0]:c("order",I,G);let B=C!==void 0&&a.every(({value:V})=>V!==void 0);return{program:r?.program,choices:a,
form:O,isComplete:B}},bd=(e,t,n)=>{let o=[...Tr(e,t,n)].flatMap(({moment:a,amount:c,kg:f})=>c?{moment:a,
kg:f,value:c.value,size:f??c.value}:[]),[s]=o;if(!s)return[];let r=a=>o.reduce((c,f)=>(f.size-c.size)*
a>0?f:c),i={first:s,lightest:r(-1),heaviest:r(1)};return["first","lightest","heaviest"].map(a=>{let{
moment:c,kg:f,value:g}=i[a];return{name:a,at:c()?.at,kg:f,value:g}})},Uh=250,kd=async(e,t,n,o)=>{let s=[],
r=[],[i,a,c]=[0,!1,0],[f,g,p]=[0,!1,!1];for(let d of Tr(e,t,n)){let{cells:w,isDay:v,isOfDay:S,text:k,
kg:b}=d,C=d.moment();++c%Uh===0&&(await _a(),o?.throwIfAborted()),a||=S,C&&b!==void 0?(s.push({peso_kg:b,
fecha_registro:C.at}),g||=C.hasTime&&!C.isZoned,p||=!C.hasTime):v?i+=1:C&&k!==void 0&&hd(k)?f+=1:r.push(
w.filter(Boolean).join(" · "))}s.sort((d,w)=>d.fecha_registro<w.fecha_registro?-1:1);let h=e.body.length-
t.lines.length;return{records:s,unread:r,empty:f+(a?0:i),others:h,isLocal:g,isNoon:p}};var Sd=()=>{let{t:e,integer:t,instant:n,announce:o,account:s}=$(),[r,i]=se(()=>Zu(s.userId)),[a,c]=se(
0),{run:f,busy:g,error:p}=as(async()=>{if(!r)return;c(0);let d=await Ju(r,c);i(void 0),o(e.undone(d,
t(d)))});if(!r)return null;let h=r.records.length;return l(fe,{children:[g?l(An,{label:e.undoing,done:a,
all:h,format:t}):l(ne,{children:[l("p",{children:e.importedAt(n(r.at),h,t(h))}),l(le,{text:e.undoImport,
onClick:f})]}),l(Ge,{error:p})]})},qh=({rows:e})=>{let{t,kg:n,instant:o,messages:s}=$(),r=({code:i})=>{
let a=s.errors[i??""];return a===void 0||a.includes("{")?t.changeTooLarge:a};return l(it,{caption:t.
refused,rows:e,columns:[[t.date,({fecha_registro:i})=>o(i)],[t.weight,({peso_kg:i})=>n(i),"numeric"],
[t.reason,r]]})},zh=({records:e})=>{let t=ve(null);return de(()=>{let n=t.current,{clientWidth:o,clientHeight:s}=n,
r=new ze({width:o,height:s,legend:{show:!1},cursor:{show:!1},axes:[{show:!1},{show:!1}],series:[{},{
stroke:getComputedStyle(n).color,width:2,points:{show:!1}}]},[e.map(({fecha_registro:i})=>Date.parse(
i)/1e3),e.map(({peso_kg:i})=>i)],n);return()=>r.destroy()},[e]),l("div",{class:"spark","aria-hidden":"\
true",ref:t})},Kh=({records:e})=>{let{t,integer:n,kg:o,day:s}=$(),[r,i]=[e[0],e.at(-1)];if(!r||!i)return null;
let[a,c]=[s(r.fecha_registro),s(i.fecha_registro)],f=c===s(Date.now())?t.today:c;return l("div",{class:"\
summary",children:[l("strong",{children:e.length===1?t.importOne(a,o(r.peso_kg)):t.importRange(n(e.length),
a,f,o(r.peso_kg),o(i.peso_kg))}),l(zh,{records:e})]})},Yh=({records:e,onImport:t})=>{let{t:n,zone:o,
config:s,integer:r,account:i}=$(),[a,c]=se(0),f=ve(null),g=s.validation_limits??{},p=ke(b=>Ku(e,o,g,
b,c),[e]),h=as(async()=>{if(!p.data)return;c(0);let b=await Yu(i.userId,p.data,c);t(n.importedWeights(
b,r(b)))});if(de(()=>f.current?.focus(),[h.busy]),p.loading)return l(An,{label:n.checking,done:a,all:e.
length,format:r});let{added:d=[],known:w=0,refused:v=[]}=p.data??{};if(h.busy)return l("div",{tabIndex:-1,
ref:f,children:l(An,{label:n.importingWeights,done:a,all:d.length,format:r})});let k=[[n.added,d.length],
[n.known,w],[n.rejected,v.length]].filter(([b,C])=>C>0||b===n.added).map(([b,C])=>b(C,r(C)));return l(
ne,{children:[l(Ge,{error:p.error,retry:p.reload}),l(Kh,{records:d}),p.data&&l("p",{role:"status",children:k.
join(" · ")}),l(qh,{rows:v}),l(Ge,{error:h.error,retry:p.reload}),d.length>0&&h.error===void 0&&l("\
div",{class:"actions",children:l(le,{text:n.importWeights(d.length,r(d.length)),kind:"primary",onClick:h.
run})})]})},Zh={},Jh={head:[],body:[]},Qh=20,Xh=e=>{let t=oo(`columns of ${e}`),n=JSON.parse(t.read()||
"[]");return{find:o=>n.find(([s])=>s===o)?.[1]??Zh,keep:(o,s)=>{let r=n.filter(([i])=>i!==o);t.write(
JSON.stringify([[o,s],...r].slice(0,Qh)))}}},e_=5,t_=({opened:e,onImport:t})=>{let{t:n,zone:o,integer:s,
kg:r,plain:i,instant:a,account:c}=$(),f="text"in e,g=ct(()=>Xh(c.userId),[c.userId]),p=ct(()=>f?md(e.
text):[e.sheet],[f,e]),h=p.length===1?0:p.findIndex(kr),[d,w]=se(h),[v,S]=se({}),k=p[d]??p[0]??Jh,b=String(
k.head),C=v[b]??g.find(b),x=ct(()=>wd(k,C,o),[k,C,o]),M=ct(()=>bd(k,x.form,o),[k,x,o]),D=x.isComplete&&
d>=0,{data:W,error:A}=ke(async F=>D?{understood:x,...await kd(k,x.form,o,F)}:void 0,[x,D]),E=W?.understood===
x?W:void 0,O=F=>k.head[F]||n.columnAt(F+1),I=M[0]?.value??0,G=(F,Q)=>{if(F==="order")return n.orders[Q];
if(F==="decimal")return Q===","?n.comma:n.point;if(F.startsWith("only"))return Q||n.allLines;if(Q===
"-1")return n.noColumn;if(Q==="file")return n.asInFile;let te=Number.parseInt(Q.replace("#",""),10);
if(!Number.isNaN(te))return O(te)+(Q.endsWith("+")?` + ${O(te+1)}`:"");let Z=Q==="kg"?"":` = ${r(ls(
I,Q))}`;return`${n.unitNames[Q]} (${i(I)} ${Q}${Z})`},B=({key:F,value:Q})=>M.flatMap(te=>{let Z=te.at&&
a(te.at),He=te.kg===void 0?i(te.value):r(te.kg),Te=(/^(date|time|order)$/.test(F)?[Z]:[He,F.startsWith(
"only")&&Z]).filter(Boolean).join(" · ");return Te&&Q!==void 0?[`${n.samples[te.name]}: ${Te}`]:[]}),
V=({column:F})=>F!==void 0,L=x.choices.toSorted((F,Q)=>Number(V(F))-Number(V(Q))).map(F=>({...F,label:V(
F)?n.onlyWhere(O(F.column??0)):n.importRoles[F.key],options:F.options.map(Q=>[Q,G(F.key,Q)]),outcome:B(
F),column:/^(date|time|weight)$/.test(F.key)?Number.parseInt(F.value??"",10):void 0,isFolded:!F.isAsked&&
(V(F)||x.program!==void 0)})),J={key:"table",label:n.table,options:p.map(({head:F,body:Q},te)=>[String(
te),n.tableOf(F.filter(Boolean).join(", "),s(Q.length))]),value:d<0?void 0:String(d)},j=(F,Q)=>{F===
"table"?w(Number(Q)):S({...v,[b]:{...C,[F]:Q}})};if(p.length===0)return l(fe,{kind:"error",children:n.
nothingRead});let X=p.reduce((F,{body:Q})=>F+Q.length,0)-k.body.length,ie=E&&[k.isCut&&n.cutFile,E.others>
0&&n.leftOutLines(E.others,s(E.others)),X>0&&n.otherTables(X,s(X)),E.empty>0&&n.withoutWeight(E.empty,
s(E.empty)),E.isLocal&&n.localTimes(o.name),E.isNoon&&n.localDays(o.name)];return l(ne,{children:[x.
program&&l("p",{role:"status",children:n.recognised(x.program)}),l(Uu,{caption:n.firstLines,head:k.head,
rows:k.body.slice(0,e_),choices:[...h<0?[J]:[],...d<0?[]:L],choose:j,more:x.program?n.changeReading:
n.moreChoices}),l(Ge,{error:A}),E?.records.length===0&&l(fe,{kind:"error",children:n.nothingRead}),ie?.
map(F=>F&&l(fe,{kind:"doubt",children:F},F)),E&&l(it,{caption:n.unread(E.unread.length,s(E.unread.length)),
rows:E.unread,columns:[[n.line,F=>F]]}),E&&E.records.length>0&&l(Yh,{records:E.records,onImport:F=>{
v[b]&&g.keep(b,C),t(F)}},JSON.stringify([b,C]))]})},n_=".csv,.tsv,.txt,.json,.xml,text/csv,text/plai\
n,application/json,text/xml",vd=()=>{let{t:e}=$(),[t,n]=se(),[o,s]=se(""),r=ve(null),i=async d=>t&&{
opened:await ed(t,d),chosen:t},{data:a,error:c,loading:f,reload:g}=ke(i,[t]),p=a?.chosen===t?a?.opened:
void 0,h={label:e.file,type:"file",accept:n_};return de(()=>{o&&r.current?.focus()},[o]),l("div",{class:"\
card",children:[l(Ft,{title:e.importTitle,tools:l("a",{href:ye("weight"),children:e.back})}),o?l("di\
v",{class:"part",tabIndex:-1,ref:r,children:[l(fe,{kind:"success",children:o}),l(Sd,{}),l("a",{href:ye(
"weight",{period:"all"}),children:e.back})]}):l(ne,{children:[l("p",{class:"hint",children:e.importHint}),
!t&&l(Sd,{}),l("form",{onInput:({target:d})=>n(d.files?.[0]),children:l(Eo,{fields:{file:h}})}),l(Ge,
{error:c,retry:g}),f&&t&&l(fe,{kind:"loading",children:e.loading}),p&&("format"in p?l(fe,{kind:"erro\
r",children:e.formats[p.format]}):l(t_,{opened:p,onImport:s},t))]})]})};var o_=(e,t)=>Date.parse(t.fecha_registro)-Date.parse(e.fecha_registro),Td=async(e,t)=>{let n=await U.
recordWeights({body:{weights:[{peso_kg:e,fecha_registro:t}]}});return"weights"in n?n.weights:[]},ba=(e,t)=>[
...t,...e.filter(({id:n})=>t.every(o=>o.id!==n))].sort(o_),xd=e=>{let{t,plain:n,unit:o,kg:s}=$(),r=e&&
(o==="kg"?n(e):s(e));return{inputMode:o==="st"?"text":"decimal",autocomplete:"off",label:t.weightIn(
o),codes:["weight_out_of_range","weight_change_too_large"],defaultValue:r,read:i=>e!==void 0&&i===r?
e:Gl(String(i),o)??new Error(t.notANumber[o])}},ka=()=>{let{t:e,zone:t}=$();return t.name===rr()?void 0:
e.timesIn(t.name)},Cd=e=>{let{t,zone:n}=$(),o=n.inputOf(e===void 0?Date.now():Date.parse(e));return{
label:t.dateTime,hint:ka(),codes:["weight_date_invalid"],max:n.inputOf(Date.now()),type:"datetime-lo\
cal",defaultValue:o,read:s=>{if(e!==void 0&&s===o)return e;let r=Date.parse(`${s}Z`);if(Number.isNaN(
r))return String(s);let i=n.instantOf(r);return i>Date.now()?new Error(t.futureDate):new Date(i).toISOString()}}},
Pd=({change:e})=>{let{t,messages:n}=$(),o=Pn(Nt),[s,r]=se(!1),i=ve(void 0),[a,c]=[xd(),Cd()],f=async({
peso_kg:p,time:h})=>{let d=i.current?.kg===p?i.current.at:new Date().toISOString(),w=await Td(p,h??d).
catch(async v=>{let{code:S,status:k}=v;if(k===void 0||k>=500?i.current={kg:p,at:d}:k!==401&&k!==429&&
(i.current=void 0),S!=="weight_date_invalid"||h!==void 0)throw v;return await U.recordWeight({body:{
peso_kg:p}}),o(!0),[]});return i.current=void 0,e(v=>ba(v,w)),r(!1),n.texts.weight_recorded},g={peso_kg:a,
...s&&{time:c}};return l("div",{class:"record",children:[l(xt,{inline:!0,submit:t.record,fields:g,act:f}),
l(le,{text:s?t.now:t.anotherDay,kind:"link","aria-expanded":s,onClick:()=>r(!s)})]})},Dd=({item:e,change:t})=>{
let{t:n,kg:o,instant:s,announce:r}=$(),i=Pn(Nt),a={weight_id:e.id},c=`${o(e.peso_kg)}, ${s(e.fecha_registro)}`,
f=async()=>{let g=await Td(e.peso_kg,e.fecha_registro);return t(p=>ba(p,g)),i(!1),n.restored};return l(
Mo,{label:`${n.actions}: ${c}`,text:"⋯",children:[l(Ne,{text:n.correct,of:c,title:n.correctTitle,submit:n.
save,kind:"primary",fields:{peso_kg:xd(e.peso_kg),time:Cd(e.fecha_registro)},act:async({peso_kg:g,time:p})=>{
let h=p===e.fecha_registro?{}:{fecha_registro:p},d=await U.correctWeight({path:a,body:{peso_kg:g,...h}});
return t(w=>ba(w,[d])),n.corrected}}),l(Ne,{text:n.remove,of:c,title:n.removeTitle,question:c,act:async()=>{
await U.deleteWeight({path:a}),t(g=>g.filter(({id:p})=>p!==e.id)),r(n.removed,f)}})]})};var s_=async e=>{let[t,{weights:n}]=await Promise.all([Cn(U.getProfile({signal:e})),U.listRecentWeights(
{signal:e})]);return{profile:t,weights:n}},r_=e=>U.listWeights({signal:e}),i_=e=>Cn(U.getBmi({signal:e})),
Ss={from:15,to:43},Ad=Hs(1),a_=({imc:e})=>{let{plain:t}=$(),n=r=>Math.min(Math.max(r,Ss.from),Ss.to),
o=r=>(n(r)-Ss.from)/(Ss.to-Ss.from)*100,s=({from:r,to:i})=>`${o(i)-o(r)}%`;return l("div",{class:"sc\
ale","aria-hidden":"true",children:[Ad.map(r=>l("i",{"data-kind":ws(r.class),style:{width:s(r)}},r.class)),
l("b",{style:{left:`${o(e)}%`}}),Ad.slice(0,-1).map(({class:r,to:i})=>l("small",{style:{left:`${o(i)}\
%`},children:t(i)},r))]})},l_=({bmi:e,profile:t,bands:n})=>{let{t:o,messages:s,tenths:r,kg:i}=$(),a=n.
find(p=>p.class==="normal"),c=p=>i(Math.round(p*10)/10),{data:f}=e,g=f?ss(f):void 0;return l("div",{
class:"part",children:[l("h2",{children:o.bmi}),l(Ge,{error:e.error,retry:e.reload}),f&&l("p",{class:"\
figure",children:[l("strong",{children:r(f.imc)})," ",l(Oe,{kind:g&&ws(g),children:ui(f,s)})]}),f&&n.
length>0&&l(a_,{imc:f.imc}),f===null&&l("p",{children:t?o.bmiNeedsWeight:o.bmiNeedsProfile}),a&&l("p",
{class:"hint",children:o.normalRange(c(a.from),c(a.to))}),!t&&l("a",{href:ye("profile"),children:o.toProfile})]})},
c_=e=>{let{t,kg:n,day:o,signed:s}=$(),r=e.points.at(-1),i=[7,30].flatMap(a=>{let c=pa(e.points,a);return c===
void 0?[]:[t.changeIn(s(c),a)]});return l("section",{class:"card now","aria-label":t.latest,children:[
l("div",{class:"part",children:[l("h2",{children:r?t.latestOf(o(r.at)):t.latest}),r&&l("p",{class:"f\
igure",children:l("strong",{children:n(r.kg)})}),i.length>0&&l("p",{children:i.join(" · ")}),!r&&l(
"div",{class:"ghost","aria-hidden":"true"}),!r&&l("p",{children:t.noWeights}),l(Pd,{change:e.change}),
!r&&l("a",{href:ye("weight",{},"import"),children:t.importFrom})]}),l(l_,{...e})]})},Id={month:30,quarter:91,
year:365,all:Number.POSITIVE_INFINITY},Sa=["month","quarter","year","all"],Rd,u_=({points:e,bands:t})=>{
let{t:n,zone:o,kg:s,integer:r,signed:i}=$(),{parameters:a}=Ue(),c=Date.now(),f=x=>c-Id[x]*864e5,g=x=>e.
filter(({at:M})=>M>=f(x)).length>1,p=Sa.find(x=>x===a.period)??Rd??Sa.find(g)??"all";Rd=p;let{series:h,
from:d}=ct(()=>{let x=Math.max(f(p),e[0]?.at??c-864e5);return{series:$u(e,x,o),from:x}},[e,p,o]),w=l(
Ys,{label:n.period,values:Sa,names:n.periods,value:p,choose:x=>Do(ye("weight",{period:x}))}),{points:v,
meanDays:S}=h,[k,b]=[v[0],v.at(-1)],C=Float64Array.from(v,x=>x.kg).sort();return l(Be,{title:n.trend,
tools:w,children:[!k&&l("p",{class:"hint",children:n.nothingInPeriod}),l(Gu,{series:h,from:d,bands:t}),
l("p",{class:"hint key",children:[l("span",{"aria-hidden":"true",children:"●"})," ",n.chartPoint,"\
 ",l("b",{"aria-hidden":"true",children:"━"})," ",n.mean(S)]}),k&&b&&l(Oo,{facts:{[n.change]:i(pa(
e,Id[p])??b.kg-k.kg),[n.minimum]:s(C[0]??0),[n.maximum]:s(C.at(-1)??0),[n.count]:r(v.length)}})]})},
d_=12,f_=({weights:e,change:t})=>{let{t:n,kg:o,instant:s,longMonth:r}=$(),i=ct(()=>{let g=Map.groupBy(
e,h=>r(h.fecha_registro)),p=h=>h.reduce((d,{peso_kg:w})=>d+w,0)/h.length;return new Map([...g].map(([
h,d])=>[h,n.monthMean(h,o(p(d)))]))},[e,n,o,r]),a=e.length>d_,c=()=>No(new Blob([ju(e)],{type:"text/\
csv"}),"weights.csv"),f=l("div",{class:"actions",children:[l("a",{class:"button plain",href:ye("weig\
ht",{},"import"),children:n.importCsv}),l(le,{text:n.exportCsv,onClick:c})]});return l(Be,{title:n.records,
hint:ka(),tools:f,children:l(it,{caption:n.newestFirst,rows:e,keyOf:({id:g})=>g,groupOf:g=>a&&i.get(
r(g.fecha_registro))||"",columns:[[n.date,g=>s(g.fecha_registro)],[n.weight,g=>l("strong",{children:o(
g.peso_kg)}),"numeric"],[n.actions,g=>l(Dd,{item:g,change:t}),"tools"]]})})},p_=({first:e})=>{let{t}=$(),
[n,o]=[ke(r_),ke(i_)],{profile:s}=e,r=n.data?.weights??e.weights,i=o.data&&ss(o.data)==="minor"?void 0:
s?.talla_m,a=ct(()=>i?Hs(i):[],[i]),c=ct(()=>r.map(h=>({at:Date.parse(h.fecha_registro),kg:h.peso_kg})).
reverse(),[r]),g={profile:s,weights:r,points:c,bands:a,change:h=>n.data?n.change(d=>({...d,weights:h(
d.weights)})):n.reload()},p=h=>{h&&n.reload(),o.reload()};return l(Nt.Provider,{value:p,children:[l(
c_,{...g,bmi:o}),l(Ge,{error:n.error,retry:n.reload}),!n.data&&n.loading&&r.length>0&&l(fe,{kind:"lo\
ading",children:t.loading}),n.data&&r.length>0&&l(ne,{children:[l(u_,{...g}),l(f_,{...g})]})]})},m_=()=>{
let e=ke(s_);return l(Lt,{title:$().t.weight,quiet:!0,load:e,children:t=>l(p_,{first:t})})},Od=()=>Ue().
id==="import"?l(vd,{}):l(m_,{});var g_=["","register","deleted"],h_=5e3,Nd=oo("language"),Ed=oo("unit"),__=()=>[Nd.read(),...navigator.
languages].find(t=>/^(es|en)\b/.test(t))?.startsWith("en")?"en":"es",Md=({label:e,tabs:t})=>{let n=ve(
null),o=t.find(([,,s])=>s)?.[0];return de(()=>{let s=n.current?.querySelector("[aria-current]");n.current&&
s&&(n.current.scrollLeft=s.offsetLeft-n.current.offsetLeft-48)},[o]),l("nav",{class:"tabs","aria-lab\
el":e,ref:n,children:t.map(([s,r,i])=>l("a",{href:ye(s),"aria-current":i?"page":void 0,children:r},s))})},
y_=()=>U.logout().catch(e=>{if(!(e instanceof ot))throw e;U.session.forget()}),w_=({account:e,views:t,
current:n,language:o})=>{let{t:s}=$(),r=p=>[p.name,s[p.name],p===n],i=p=>t.filter(h=>h.place===p),a=i(
"administration"),c=n?.place==="administration",f=e?.role==="admin",g=a.slice(0,1).map(({name:p})=>[
p,f?s.administration:s[p],c]);return l("header",{class:e?"":"guest",children:[l(le,{text:s.skip,kind:"\
skip",onClick:nn}),l("div",{class:"frame",children:[l("a",{class:"brand",href:"#/",children:l("span",
{children:s.title})}),e&&l(Md,{label:s.navigation,tabs:[...i().map(r),...g]}),e?l(Mo,{label:`${s.menu}\
: ${e.username}`,text:e.username,children:[i("menu").map(({name:p})=>l("a",{href:ye(p),children:s[p]},
p)),o,l(pn,{text:s.signOut,kind:"link",act:y_})]}):o]}),c&&l(Md,{label:s.administration,tabs:a.map(r)})]})},
b_=({change:e,name:t})=>{let{t:n}=$(),o=t==="deleted"?n.deleted:e&&n.ends[e],s=async()=>await U.session.
restore()??location.reload();return l(ne,{children:[o&&l(fe,{children:o}),e==="account_changed"&&l(pn,
{text:n.adopt,act:s}),l("div",{class:"card narrow welcome",children:l(Mi,{registering:t==="register"},
t==="register")})]})},k_=({account:e,leave:t})=>{let{t:n}=$();return de(()=>$l,[]),l(Yn,{title:n.signIn,
locked:!0,onClose:t,children:()=>l(ne,{children:[l(fe,{children:n.ends.expired}),l(Mi,{registering:!1,
expired:e})]})})},S_=(e,t)=>{let n=Object.entries(e?.parameters??{});return Object.fromEntries(n.map(
([o,s])=>[o,typeof s=="number"&&!Number.isInteger(s)?t(s):s]))},Fd=({views:e})=>{let[t,n]=se(__),[o,
s]=se(()=>Us.find(X=>X===Ed.read())??"kg"),[{account:r,change:i,expired:a=null},c]=se({account:null}),
[f,g]=se({text:""}),p=Gs((X,ie)=>g({text:X,undo:ie}),[]),h=Po(()=>navigator.onLine,window,"online","\
offline"),{name:d,id:w}=Ue();de(()=>U.session.onChange((X,ie)=>c(F=>({account:X,change:ie,expired:ie===
"expired"?F.account??F.expired??null:null}))),[]);let v=ve(null);de(()=>{let X=v.current;if(f.text===
""||!X)return;let ie=()=>p(""),F,Q=()=>{clearTimeout(F),X.contains(document.activeElement)||(F=setTimeout(
ie,h_))};X.querySelector("button")?.focus(),Q();let te=[fn(X,["focusin","focusout"],()=>setTimeout(Q)),
fn(window,["input","offline"],ie),()=>clearTimeout(F)];return()=>te.map(Z=>Z())},[f,p]);let S=ke(async()=>(await U.
session.restore(),U.getPublicConfig())),k={"Accept-Language":t},b=ke(X=>U.getMessages({headers:k,signal:X}),
[t]),C=r??a,x=ke(async X=>r?(await U.getPermissions({signal:X})).permissions:[],[r?.userId,r?.role]),
M=ke(async()=>r!==null&&Kl(),[r?.userId]),D=Ro[t],[W,A,E]=[b.data,S.data,x.data],O=ct(()=>{if(!W||!A)
return;let X=zl(t,sr(A.time_zone??rr()),o),ie={...W,errors:{...W.errors,...X.t.errors}};return{...X,
messages:ie,config:A,account:C,announce:p,may:F=>E?.includes(F)??!1,describe:(F,Q)=>ci(F,ie,{...S_(F,
X.plain),...Q}),setUnit(F){Ed.write(F),s(F)}}},[t,o,W,A,C,E,p]);if(de(()=>{document.documentElement.
lang=t},[t]),!O){let X=[b,S].filter(({error:ie})=>ie!==void 0);return X.length===0?l("p",{class:"not\
ice loading",children:D.loading}):l("main",{class:"card narrow",children:[l("h1",{children:D.title}),
l("p",{role:"alert",children:D.startFailed}),l(le,{text:D.retry,kind:"primary",onClick:()=>X.map(ie=>ie.
reload())})]})}let I=t==="es"?"en":"es",G=()=>{n(I),Nd.write(I)},B=()=>{nn(),f.undo?.().then(X=>p(`${X}`),
X=>p(O.describe(X)))},V=({needs:X})=>X===void 0||C?.role==="admin"||X!=="admin"&&O.may(X),L=e.filter(
V),J=g_.includes(d)?L[0]:L.find(X=>X.name===d),j=l(le,{text:D.otherLanguage,kind:"link",lang:I,onClick:G});
return l(bi.Provider,{value:O,children:[l(w_,{account:C,views:L,current:J,language:j}),l("main",{children:[
!h&&l(fe,{children:D.offline}),r&&M.data&&l(fe,{children:D.needsHttps}),l(Ge,{error:b.error,retry:b.
reload}),!C&&l(b_,{change:i,name:d}),C&&J&&l(Zl,{children:l(J.component,{})},`${C.userId} ${J.name} ${w}`),
l(Ge,{error:x.error,retry:x.reload}),C&&!J&&!x.loading&&l(Ft,{title:D.notFound,tools:l("a",{href:"#/",
children:D.weight})},d),a&&l(k_,{account:a,leave:()=>c({account:r,change:i})}),l("div",{class:"annou\
ncement",role:"status",ref:v,children:[f.text,f.undo&&l(le,{text:D.undo,kind:"link",onClick:B})]})]})]})};var v_=[{name:"weight",component:Od},{name:"profile",component:fc,place:"menu"},{name:"account",component:dc,
place:"menu"},{name:"checklist",component:sc,place:"administration",needs:"checklist:read"},{name:"s\
ynchronisation",component:ac,place:"administration",needs:"checklist:read"},{name:"files",component:ic,
place:"administration",needs:"admin"},{name:"accounts",component:Jl,place:"administration",needs:"ad\
min"}],Ld=document.getElementById("page");Ld.replaceChildren();dl(l(Fd,{views:v_}),Ld);
