var we,Ya,ef,kn,Hr,Os,Za,Rs,Ja,Gr,Br,Qa,Xo=Symbol.for("pv"),Ms={},Ns=[],tf=/^m(i|n|o|s|text|space)$/,
jr=Array.isArray,qr=Ns.slice,Hn=Object.assign;function $n(e){e&&e.parentNode&&e.remove()}function Xa(e,t,n){
var o,s,r,i={},a=arguments.length;for(r in t)r=="key"?o=t[r]:r=="ref"&&typeof e!="function"?s=t[r]:i[r]=
t[r];return a>2&&(i.children=a>3?qr.call(arguments,2):n),Qo(e,i,o,s,null)}function Qo(e,t,n,o,s){var r={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Xo,
__v:s||++Ya,__i:-1,__u:0};return!s&&we.vnode&&we.vnode(r),r}function Q(e){return e.children}function Is(e,t){this.props=e,this.context=t,this.__g=0}function vn(e,t){
if(t==null)return e.__&&vn(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.
__e;return typeof e.type!="function"||e.props.__P?null:vn(e)}function nf(e){var t,n=e.__v,o=n.__e,s=[],
r=[],i=e.__P;i&&((t=Hn({constructor:Xo},n)).__v=n.__v+1,we.vnode&&we.vnode(t),Ur(i,t,n,e.__n,i.namespaceURI,
32&n.__u?[o]:null,s,o||vn(n),32&n.__u,r),t.__v=n.__v,t.__.__k[t.__i]=t,rl(s,t,r),n.__=n.__e=null,t.__e!=
o&&el(t))}function el(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&
(e.__e=t.__e)}),el(e)}function Vr(e){(8&e.__g||(e.__g|=8,kn.push(e),Os++))&&Hr==we.debounceRendering||
((Hr=we.debounceRendering)||queueMicrotask)(tl)}function tl(){try{for(var e,t=1;kn.length;)kn.length>
t&&kn.sort(Za),e=kn.shift(),t=kn.length,8&e.__g&&nf(e)}finally{(Os=kn.length)&&(Hr||queueMicrotask)(
tl)}}function nl(e,t,n,o,s,r,i,a,u,f,g){var d,h,m,w,x,S,T=o.__k||Ns,b=t.length;for(u=of(n,t,T,u,b),d=
0;d<b;d++)(m=n.__k[d])!=null&&(h=~m.__i&&T[m.__i]||Ms,m.__i=d,S=Ur(e,m,h,s,r,i,a,u,f,g),w=m.__e,(h.ref!=
m.ref||8&h.__u)&&(h.ref&&zr(h.ref,null,m,h),m.ref&&g.push(m.ref,m.__c||w,m)),x=x||w,4&m.__u?(u=ol(m,
u,e,!h.__v),h.__e&&(h.__e=null)):typeof m.type=="function"&&S!==void 0?u=S:w&&(u=w.nextSibling),m.__u&=
-21);return n.__e=x,u}function of(e,t,n,o,s){var r,i,a,u,f,g,d,h,m,w=n.length,x=w,S=0,T=0,b=e.__k=Array(
s);for(r=0;r<s;r++)(i=t[r])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.
constructor===String?i=b[r]=Qo(null,i):jr(i)?i=b[r]=Qo(Q,{children:i}):i.constructor===Xo&&i.__b?i=b[r]=
Qo(i.type,i.props,i.key,i.ref,i.__v):b[r]=i,u=r+S,i.__=e,i.__b=e.__b+1,a=null,~(f=i.__i=sf(i,n,u,x))&&
(x--,(a=n[f])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,f==u-1?S--:f==u+1?S++:f!=u&&(f>u?S--:S++,T=1)):(~f||(s>
w?S--:s<w&&S++),typeof i.type!="function"&&(i.__u|=4))):b[r]=null;if(T){for(g=[],d=[],r=0;r<s;r++)if((i=
b[r])&&16&i.__u){for(S=0,h=g.length;S<h;)g[m=S+h>>1]<i.__i?S=m+1:h=m;g[S]=i.__i,d[r]=S+1}for(S=g.length;r--;)
d[r]&&(d[r]==S?S--:b[r].__u|=4)}if(x)for(r=0;r<w;r++)!(a=n[r])||2&a.__u||(a.__e==o&&(o=vn(a)),Kr(a,a));
return o}function ol(e,t,n,o){var s,r,i,a;if(typeof e.type=="function"){if(e.props.__P)return t;if(s=
e.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=e,t=ol(s[r],t,n,!1));return t}for(t&&!t.parentNode&&(t=vn(
e))&&!t.parentNode&&(t=null),i=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;for(i!=a&&(!o&&n.moveBefore&&
i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.
data.startsWith("$s"););return t}function sf(e,t,n,o){var s,r=e.key,i=e.type,a=t[n],u=a&&!(2&a.__u);if(a===null&&r==null||u&&r==a.key&&
i==a.type)return n;if(o>(u?1:0)){for(s=n-1;s>=0;s--)if((a=t[s])&&!(2&a.__u)&&r==a.key&&i==a.type)return s;
for(s=n+1;s<t.length;s++)if((a=t[s])&&!(2&a.__u)&&r==a.key&&i==a.type)return s}return-1}function Ka(e,t,n){
n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function As(e,t,n,o,s){var r,i;if(t=="style")if(typeof n==
"string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||
Ka(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||Ka(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!=
"function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(i=Br[t]||(Br[t]=
rf(t)),(e.__a||(e.__a={}))[t]=Gr,r=t!=(t=t.replace(Ja,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),
n?e.addEventListener(t,i,r):e.removeEventListener(t,i,r));else{if(s=="http://www.w3.org/2000/svg")t=
t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="l\
ist"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&
t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?
e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function rf(e){return function(t){var n=this.
__e;if(n){if(n=n[e],t[Rs]==null)t[Rs]=Gr++;else if(t[Rs]<this.__a[e])return;return n(we.event?we.event(
t):t)}}}function Ur(e,t,n,o,s,r,i,a,u,f){var g,d,h,m,w,x,S,T,b,P,v,A,D,F,E,M,I,R,V=t.type;if(t.constructor!==
Xo)return null;128&n.__u&&(u=32&n.__u,g=n.__c.__z)&&(t.__u|=u,d=r=[],g.nodeType==8?a=Es(g,r):r.push(
g),a=r[0]||a),(g=we.__b)&&g(t);e:if(typeof V=="function"){h=i.length;try{if(T=t.props,b=(g=V.prototype)&&
g.render,P=(g=V.contextType)&&o[g.__c],v=g?P?P.props.value:g.__:o,(m=n.__c)?(t.__c=m,2&m.__g&&(m.__g|=
1)):(b?t.__c=m=new V(T,v):(t.__c=m=new Is(T,v),m.constructor=V,m.render=lf),P&&P.sub(m),m.state||(m.
state={}),m.__n=o,m.__g|=8,m.__h=[],m.__k=[]),b&&(m.__s||(m.__s=m.state),V.getDerivedStateFromProps&&
(m.__s==m.state&&(m.__s=Hn({},m.__s)),Hn(m.__s,V.getDerivedStateFromProps(T,m.__s)))),w=m.props,x=m.
state,m.__v=t,n.__c){if(T!==w&&b&&!V.getDerivedStateFromProps&&m.componentWillReceiveProps&&m.componentWillReceiveProps(
T,v),t.__v==n.__v&&!(8&m.__g)||!(4&m.__g)&&m.shouldComponentUpdate&&m.shouldComponentUpdate(T,m.__s,
v)===!1){t.__v!=n.__v&&(m.props=T,m.state=m.__s,m.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(L){
L&&(L.__=t)}),Ns.push.apply(m.__h,m.__k),m.__k=[],m.__h.length&&i.push(m),a=vn(n);break e}m.componentWillUpdate&&
m.componentWillUpdate(T,m.__s,v),b&&m.componentDidUpdate&&m.__h.push(function(){m.componentDidUpdate(
w,x,S)})}else b&&!V.getDerivedStateFromProps&&m.componentWillMount&&m.componentWillMount(),b&&m.componentDidMount&&
m.__h.push(m.componentDidMount);m.context=v,m.props=T,m.__P=e,m.__g&=-5,A=we.__r,D=b?25:0;do m.__g&=
-9,A&&A(t),g=m.render(m.props,m.state=m.__s,m.context);while(8&m.__g&&++D<25);b&&(Ns.push.apply(m.__h,
m.__k),m.__k=[]),m.state=m.__s,m.getChildContext&&(o=Hn({},o,m.getChildContext())),b&&n.__c&&m.getSnapshotBeforeUpdate&&
(S=m.getSnapshotBeforeUpdate(w,x)),F=g&&g.type===Q&&g.key==null?g.props.children:g,T.__P&&(g=a,s=(e=
T.__P).namespaceURI,u=r=null,n.props&&n.props.__P!=e&&(n.__k.some(function(L){L&&Kr(L,L)}),n.__k=null),
a=n.__k?vn(n,0):null),a=nl(e,jr(F)?F:[F],t,n,o,s,r,i,a,u,f),T.__P&&(t.__e=null,a=g),t.__u&=-161,d&&d.
some($n),m.__h.length&&i.push(m),1&m.__g&&(m.__g&=-4)}catch(L){if(i.length=h,t.__v=null,u||r)if(L&&L.
then){if(t.__u|=128|u,r){for(~(I=r.indexOf(a||void 0))||(I=r.length);(R=r[I-1])&&R.nodeType==8;)I--;
for(;I<r.length;I++)if(R=r[I])if(r[I]=null,E){if(R==M)break}else{if(R.nodeType!=8)break;R.data.startsWith(
"$s")&&(M=Es(E=R))}}if(!E){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;E=a}(g=Es(E=t.__c.__z||
(t.__c.__z=E)))?(t.__e=E,a=g):t.__e=a,a=a&&a.nextSibling}else r&&r.some($n);else t.__e=n.__e;t.__k||
(t.__k=n.__k||[]),L&&L.then||sl(t),we.__e(L,t,n)}}else a=t.__e=af(n.__e,t,n,o,s,r,i,u,f,e);return(g=
we.diffed)&&g(t),a}function Es(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){
if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&
t.push(e)}}function sl(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(sl))}function rl(e,t,n){for(var o=0;o<
n.length;)zr(n[o++],n[o++],n[o++]);we.__c&&we.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(
function(r){r.call(s)})}catch(r){we.__e(r,s.__v)}})}function af(e,t,n,o,s,r,i,a,u,f){var g,d,h,m,w,x,
S,T,b=n.props||Ms,P=t.props,v=t.type;if(v=="svg"?s="http://www.w3.org/2000/svg":v=="math"?s="http://\
www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(g=0;g<r.length;g++)if((w=r[g])&&
(v?w.localName==v:w.nodeType==3)){e=w,r[g]=null;break}}if(!e){if(T=f.ownerDocument||document,!v)return T.
createTextNode(P);e=T.createElementNS(s,v,P.is?P:f),a&&(we.__m&&we.__m(t,r),a=!1),r=null}if(v){if(f=
v=="template"&&e.content||e,r=v=="textarea"&&P.defaultValue!=null?null:r&&qr.call(f.childNodes),!a&&
r)for(b={},g=0;g<e.attributes.length;g++)b[(w=e.attributes[g]).name]=w.value;for(g in b)w=b[g],g=="d\
angerouslySetInnerHTML"?h=w:g=="children"||g in P||g=="value"&&"defaultValue"in P||g=="checked"&&"de\
faultChecked"in P||As(e,g,null,w,s);for(g in P)w=P[g],g=="children"?m=w:g=="dangerouslySetInnerHTML"?
d=w:g=="value"?x=w:g=="checked"?S=w:a&&typeof w!="function"||b[g]===w||As(e,g,w,b[g],s);d?(a||h&&(d.
__html==h.__html||d.__html==e.innerHTML)||(e.innerHTML=d.__html),t.__k=[]):(h&&(e.textContent=""),(v==
"foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&tf.test(v))&&(s="http://www.w3.org/1999/xh\
tml"),nl(f,jr(m)?m:[m],t,n,o,s,r,i,r?r[0]:n.__k&&vn(n,0),a,u),r&&r.some($n)),a&&v!="textarea"||(g="v\
alue",v=="progress"&&x==null?e.removeAttribute(g):x==null||x===e[g]&&(v!="progress"||x)||As(e,g,x,b[g],
s),g="checked",S!=null&&S!=e[g]&&As(e,g,S,b[g],s))}else b===P||a&&e.data==P||(e.data=P);return e}function zr(e,t,n,o){
try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="func\
tion"?t():e(null)):e.current=t}catch(s){we.__e(s,n)}}function Kr(e,t,n){var o,s,r,i;if(we.unmount&&we.
unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||zr(o,null,t,e),o=e.__c){if(o.componentWillUnmount)
try{o.componentWillUnmount()}catch(a){we.__e(a,t)}o.__P=o.__n=null}if(o=e.__k)for(i=0;i<o.length;i++)
o[i]&&Kr(o[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(s=Es(o,r=[]))&&
(o==e.__e&&r.some($n),$n(s),$n(o)),n||$n(e.__e),e.__e=e.__c=e.__=null}function lf(e,t,n){return this.
constructor(e,n)}function il(e,t){var n,o,s,r;we.__&&we.__(e,t),t.nodeType==9&&(t=t.documentElement),
o=(n=e&&32&e.__u)?null:t.__k,t.__k=Qo(Q,{children:[e]}),s=[],r=[],Ur(t,t.__k,o||Ms,Ms,t.namespaceURI,
o?null:t.firstChild?qr.call(t.childNodes):null,s,o?o.__e:t.firstChild,n,r),rl(s,t.__k,r),t.__k.props.
children=null}function Fs(e){function t(n){var o,s;return this.getChildContext||(o=new Set,(s={})[t.__c]=this,this.
getChildContext=function(){return s},this.shouldComponentUpdate=function(r){this.props.value!=r.value&&
o.forEach(function(i){i.__g|=4,Vr(i)})},this.sub=function(r){o.add(r);var i=r.componentWillUnmount;r.
componentWillUnmount=function(){o.delete(r),i&&i.call(r)}}),n.children}return t.__c="__cC"+Qa++,t.__=
e,t.Provider=(t.Consumer=function(n,o){return n.children(o)}).contextType=t,t}we={__e:function(e,t,n,o){for(var s,r,i;t=t.__;)if((s=t.__c)&&!(1&s.__g)){s.__g|=4;try{if((i=(r=s.constructor)&&
r.getDerivedStateFromError)&&s.setState(r.getDerivedStateFromError(e)),s.componentDidCatch&&(s.componentDidCatch(
e,o||{}),i=1),i&&8&s.__g)return void(s.__g|=2)}catch(a){e=a}}throw Os=0,e}},Ya=0,ef=function(e){return e!=
null&&e.constructor===Xo},Is.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.
__s=Hn({},this.state)),typeof e=="function"&&(e=e(Hn({},n),this.props)),e&&(Hn(n,e),this.__v&&(t&&this.
__k.push(t),Vr(this)))},Is.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(
e),Vr(this))},Is.prototype.render=Q,kn=[],Os=0,Za=function(e,t){return e.__v.__b-t.__v.__b},Rs=Symbol(),
Ja=/(PointerCapture)$|Capture$/i,Gr=0,Br={},Qa=0;var We=class extends Error{name="ApiError";status;operation;code;parameters;fields;retryAfter;requestId;headers;constructor(t,n,{
status:o,headers:s},r){super(n,r),this.operation=t,this.status=o,this.code=s.get("x-error-code")??void 0;
let{fields:i=[],...a}=uf(s.get("x-error-parameters"));this.parameters=a,this.fields=i,this.retryAfter=
cf(s.get("retry-after")),this.requestId=s.get("x-request-id")??void 0,this.headers=s}};var ot=class extends Error{name="ConnectionError"},Bn=class extends ot{name="TimeoutError"},al=(e,t)=>e instanceof
We?new We(t,e.message,e,{cause:e}):e,bo=e=>e instanceof We&&e.status===401,cf=e=>{if(e===null)return;
let t=/^\d+$/.test(e)?Number(e):(Date.parse(e)-Date.now())/1e3;return Number.isNaN(t)?void 0:Math.max(
0,Math.ceil(t))},Yr=e=>{try{return JSON.parse(e)}catch{return}},uf=e=>{let t=Yr(e??"");return typeof t==
"object"?{...t}:{}},ll=(e,t)=>typeof e=="object"&&e!==null&&"error"in e&&typeof e.error=="string"?e.
error:`HTTP ${t}`,So=e=>e.catch(t=>{if(t instanceof We&&t.status===404)return null;throw t});var df=2**31-1,Zr=(e,t)=>{let n=new AbortController,o,s=()=>clearTimeout(o),r=()=>{s(),!(e===0||e>df)&&
(o=setTimeout(()=>n.abort(new Bn(`no answer within ${e} ms`)),e))},i=()=>n.abort(t?.reason);return t?.
aborted&&i(),t?.addEventListener("abort",i),r(),{signal:n.signal,extend:r,pause:s,release(){s(),t?.removeEventListener(
"abort",i)},renew:()=>Zr(e,t),explain(a,u){return n.signal.aborted?n.signal.reason:a instanceof ot?a:
new ot(u,{cause:a})}}},cn=(e,t)=>new Promise((n,o)=>{let s=()=>o(t.reason);t.aborted&&s(),t.addEventListener(
"abort",s),e.then(n,o).finally(()=>t.removeEventListener("abort",s))});var Vn=(e,...t)=>{try{e?.(...t)}catch(n){queueMicrotask(()=>{throw n})}};var ff=250,pf=3e4,mf=async(e,{signal:t=new AbortController().signal})=>{let n,o=new Promise(s=>{n=setTimeout(
s,e)});await cn(o,t).finally(()=>clearTimeout(n))};async function*cl(e,t){let n,o=new Set;do{let s=await t(
n);if(yield*s[e]??[],n=s.next_after,o.has(n))throw new ot("the pages of the list repeat themselves");
o.add(n)}while(n!==null)}var Gn=({state:e,next_attempt_at:t})=>e==="waiting"||e==="retrying"||t!==null,
ul=async(e,t,n)=>{let o=/\/api\/wstg\/requests\/(\d+)$/.exec(e)?.[1];if(o===void 0)throw new TypeError(
`'${e}' is no address of a request`);for(let s=ff;;s=Math.min(s*2,pf)){let r=s;try{let i=await n(Number(
o));if(Vn(t.onRequest,i),!Gn(i))return i}catch(i){if(!(i instanceof We&&i.status===503))throw i;r=Math.
max(s,(i.retryAfter??0)*1e3)}await mf(r,t)}};var gf=10*6e4,dl=()=>{let e=new Headers({"x-error-code":"authentication_required"});return new We("r\
efreshAccessToken","La sesión ha terminado",{status:401,headers:e})},hf=e=>{let t=n=>{try{return e===
void 0?void 0:n(localStorage,e)}catch{return}};return{set:()=>t((n,o)=>n.setItem(o,"session")),remove:()=>t(
(n,o)=>n.removeItem(o)),get isMissing(){return t((n,o)=>n.getItem(o)===null)??!1}}},_f=e=>{let t=e===
void 0?void 0:globalThis.navigator?.locks,n=new Set,o=Promise.resolve();return{async refresh(s){if(t&&
e)return t.request(e,{mode:"shared"},s);let r=o.then(s),i=r.then(()=>n.delete(i),()=>n.delete(i));return n.
add(i),r},async alone(s){if(t&&e)return t.request(e,s);let r=Promise.all([o,...n]).then(s);return o=
r.catch(()=>{}),r}}},fl=(e,t,n)=>{let o=new Set,s=hf(t),r=_f(t),i=t===void 0||typeof BroadcastChannel>
"u"?void 0:new BroadcastChannel(t),a,u,f=0,g=!1,d=!1,h,m=(E,M)=>{for(let I of o)Vn(I,E,M)},w=E=>{f+=
1,h=void 0,g=E},x=(E,M)=>{let{user_id:I,username:R,role:V,access_token:L}=E;a={account:{userId:I,username:R,
role:V},token:L,since:performance.now()},u=I,g=!1,s.set(),m(a.account,M)},S=E=>{w(!1),i?.postMessage(
{userId:E.user_id}),x(E,"signed_in")},T=E=>{w(!0),E!=="account_changed"&&s.remove(),!(!a&&E!=="accou\
nt_changed")&&(a=void 0,m(null,E))},b=()=>{i?.postMessage({userId:null}),n.forget(),T("signed_out")},
P=async E=>{d=!0;try{let M=await E();return b(),M}finally{d=!1}},v=async()=>{let E=f,M;try{M=await r.
refresh(e)}catch(I){throw bo(I)&&f===E&&(d?b():T("expired")),I}if(f!==E)throw dl();if(a&&a.account.userId!==
M.user_id)throw T("account_changed"),dl();return x(M,a?"refreshed":"signed_in"),M},A=()=>{if(h)return h;
let E=v().finally(()=>{h===E&&(h=void 0)});return h=E,E},D=({data:E})=>{typeof E!="object"||E===null||
!("userId"in E)||(E.userId===null?T("signed_out"):u!==void 0&&E.userId!==u?T("account_changed"):a||(w(
!1),s.set(),F.restore().catch(()=>{})))};i?.addEventListener("message",D);let F={get account(){return a?.
account??null},get refreshToken(){return n.token},async restore({always:E=!1}={}){if(a)return a.account;
if(s.isMissing&&!E)return null;do{let M=f;try{await A()}catch(I){if(f===M)throw I}}while(!a&&!g);return F.
account},forget:b,onChange(E){return o.add(E),()=>o.delete(E)},close(){i?.close(),i=void 0,o.clear()}};
return{session:F,begin:S,refresh:A,alone:r.alone,async renew(E){let M=f,I=await E();return f===M&&x(
I,"refreshed"),I},leaveAfter:P,async logOut(E){let M=a!==void 0;try{return await P(E)}catch(I){if(!M||
a||!bo(I))throw I;return{message:I.message}}},get isLeaving(){return d},get token(){return a?.token},
get epoch(){return f},get isOver(){return g||!a&&s.isMissing},get isStale(){return a!==void 0&&performance.
now()-a.since>gf}}};var yf=(e,t,n,o)=>{let s=e.getReader(),r=0;return new ReadableStream({async pull(i){t.extend();try{let{
done:a,value:u}=await cn(s.read(),t.signal);if(t.pause(),a){t.release(),i.close();return}r+=u.byteLength,
i.enqueue(u),Vn(o,{loaded:r,total:n})}catch(a){throw t.release(),s.cancel(a).catch(()=>{}),t.explain(
a,"the file broke off")}},cancel(i){return t.release(),s.cancel(i)}})},pl=(e,t,n,o)=>{let s=t.get("c\
ontent-length"),r=t.get("content-type")??"application/octet-stream",i=yf(e,n,s===null?void 0:Number(
s),o);return{fileName:/filename="([^"]+)"/.exec(t.get("content-disposition")??"")?.[1]??"download",contentType:r,
stream:i,async blob(){let a=[],u=i.getReader();for(let f=await u.read();!f.done;f=await u.read())a.push(
f.value);return new Blob(a,{type:r})}}},ml=e=>{let t=new FormData,n=0;for(let[o,s]of Object.entries(
e))t.append(o,s),s instanceof Blob&&(n+=s.size);return{form:t,size:n}},wf=e=>{let t=new Headers;for(let n of e.
trim().split(/[\r\n]+/)){let o=n.indexOf(":");o>0&&t.append(n.slice(0,o).trim(),n.slice(o+1).trim())}
return t},Jr=e=>typeof XMLHttpRequest<"u"&&!e,bf=async(e,t,n,o)=>{let s=new XMLHttpRequest,r=()=>s.abort();
await new Promise((u,f)=>{s.open(e.method,e.url),s.withCredentials=!0;for(let[g,d]of e.headers)g!=="\
content-type"&&s.setRequestHeader(g,d);s.upload.onprogress=({loaded:g})=>o(g),s.upload.onload=n.pause,
s.onload=()=>u(),s.onerror=s.onabort=()=>f(new ot("the upload broke off")),n.signal.addEventListener(
"abort",r),n.signal.aborted?r():s.send(t)}).finally(()=>n.signal.removeEventListener("abort",r));let{
status:i,responseText:a}=s;return new Response(a||null,{status:i,headers:wf(s.getAllResponseHeaders())})},
Sf=(e,t,n)=>{if(!e.body)return e;let o=0,s=e.body.pipeThrough(new TransformStream({transform(i,a){o+=
i.byteLength,n(o),a.enqueue(i)},flush:t.pause})),r={method:e.method,headers:e.headers,body:s,signal:e.
signal,duplex:"half"};return new Request(e.url,r)},gl=(e,{form:t,size:n},o,s,r)=>{let i=u=>{o.extend(),
Vn(s,{loaded:Math.min(u,n),total:n})};if(Jr(r))return bf(e,t,o,i);let a=r??globalThis.fetch;return typeof XMLHttpRequest>
"u"?a(Sf(e,o,i)):(o.pause(),a(e))};var kf=3e4,vf="the service is unreachable, or it does not allow the origin of this page",Tf="/api/au\
th/",xf=new Set(["logout","logoutEverywhere","deleteAccount"]),Cf=new Set(["changePassword","logoutE\
verywhere","deleteAccount"]),Pf=e=>({token:e,headers(t){return this.token!==void 0&&t.startsWith(Tf)?
{cookie:`refresh_token=${this.token}`}:{}},read({headers:t}){for(let n of t.getSetCookie?.()??[]){let o=/^refresh_token=([^;]*)/.
exec(n)?.[1];o!==void 0&&(this.token=o===""?void 0:o)}},forget(){this.token=void 0}}),Df=(e={})=>{let t=Object.
entries(e).filter(([,o])=>o!==void 0),n=new URLSearchParams(t.map(([o,s])=>[o,String(s)]));return n.
size>0?`?${n}`:""},Af=()=>/^https?:/.test(globalThis.location?.origin)?globalThis.location.origin:"",
Rf=e=>{if(e!==""&&!(/^https?:\/\//.test(e)&&URL.canParse(e)))throw new TypeError(`baseUrl is an addr\
ess such as https://api.example, not '${e}'`);return e.replace(/\/+$/,"")},If=e=>typeof window>"u"||
e===""?void 0:`weight-bmi-register ${new URL(e).origin}`,Ef=e=>encodeURIComponent(String(e)).replace(
/^\.{1,2}$/,"%20$&"),hl=(e,{baseUrl:t=Af(),fetch:n,timeoutMs:o=kf,refreshToken:s})=>{let r=Rf(t),i=Pf(
s),a=(S,{path:T,query:b,headers:P,body:v,onProgress:A})=>{let D=e[S];if(!D)throw new TypeError(`ther\
e is no operation ${S}`);if(r===""&&typeof location>"u")throw new TypeError("outside of a page creat\
eClient needs the option baseUrl");let F=v==="all"?void 0:v,E=D.transfer==="upload"&&F?ml(F):void 0,
M={...T};return{id:S,route:D,url:r+D.path.replace(/\{(\w+)\}/g,(I,R)=>Ef(M[R]))+Df(b),headers:Object.
entries({...P}).filter(([,I])=>I!==void 0),renewable:D.bearer&&(D.key===void 0||P?.[D.key]===void 0),
form:E,json:E||!F?void 0:JSON.stringify(F),onProgress:A}},u=async({timeoutMs:S=o,signal:T},b)=>{let P=Zr(
S,T);try{return await b(P)}finally{P.release()}},f=async({id:S,route:T,url:b,headers:P,form:v,json:A,
onProgress:D},F,E)=>{let M=new Headers({...Object.fromEntries(P),...A!==void 0&&{"content-type":"app\
lication/json"},...E!==void 0&&{authorization:`Bearer ${E}`},...i.headers(T.path)}),I=v&&!Jr(n)?v.form:
A??null,{signal:R}=F,V=new Request(b,{method:T.method,headers:M,body:I,credentials:"include",signal:R}),
L=vf,K=async()=>{let B=v?await gl(V,v,F,D,n):await(n??globalThis.fetch)(V);if(L="the answer broke of\
f, or is not the one of the service",i.read(B),B.ok&&T.transfer==="download"){if(!B.body||B.status===
204)throw new ot("the answer has no body");return pl(B.body,B.headers,F.renew(),D)}let te=await B.text();
if(!B.ok)throw new We(S,ll(Yr(te),B.status),B);let W=JSON.parse(te);if(typeof W!="object"||W===null)
throw new ot(L);let ue=B.headers.get("location");return ue===null?W:{...W,location:ue}};try{return await cn(
K(),R)}catch(B){throw B instanceof We?B:F.explain(B,L)}},g=(S,T={})=>u(T,b=>f(a(S,T),b)),d=fl(()=>g(
"refreshAccessToken"),If(r),i),h=(S,T)=>u(T,async b=>{let P=a(S,T),{route:v,renewable:A}=P,D=()=>v.transfer!==
null&&b.extend(),F=()=>cn(d.refresh(),b.signal).catch(R=>{throw al(R,P.id)}),E=R=>{let V=()=>f(P,b,R);
return Cf.has(S)?cn(d.alone(V),b.signal):V()};v.transfer==="upload"&&d.isStale&&await F();let{token:M,
epoch:I}=d;try{return D(),await E(M)}catch(R){if(!(A&&bo(R)&&(xf.has(S)||!d.isLeaving))||d.epoch!==I||
d.isOver)throw R;D();try{d.token===M&&await F()}catch(L){throw bo(L)||d.epoch!==I?R:L}if(d.epoch!==I)
throw R;return D(),await E(d.token)}}),m=S=>async T=>{let b=await g(S,T);return d.begin(b),b},w={registerAccount:m(
"registerAccount"),login:m("login"),refreshAccessToken:S=>u(S,({signal:T})=>cn(d.refresh(),T)),logout:S=>d.
logOut(()=>h("logout",S)),changePassword:S=>d.renew(()=>h("changePassword",S)),logoutEverywhere:S=>d.
leaveAfter(()=>h("logoutEverywhere",S)),deleteAccount:S=>d.leaveAfter(()=>h("deleteAccount",S))},x=Object.
entries(e).flatMap(([S,{list:T}])=>{if(!T)return[];let b=({signal:P,timeoutMs:v,...A}={})=>cl(T.entries,
D=>h(S,{query:{...A,after:D},signal:P,timeoutMs:v}));return[[T.name,b]]});return{...Object.fromEntries(
Object.keys(e).map(S=>[S,async(T={})=>w[S]?.(T)??h(S,T)])),...Object.fromEntries(x),waitForRequest:(S,{
onRequest:T,...b}={})=>ul(S,{...b,onRequest:T},P=>h("getRequest",{...b,path:{request_id:P}})),session:d.
session}};var _l={"Peso insuficiente":"underweight","Peso normal":"normal",Sobrepeso:"overweight","Obesidad de\
 grado I":"obese_class_i","Obesidad de grado II":"obese_class_ii","Obesidad de grado III":"obese_cla\
ss_iii","Para menores de 18 años no se aplican las categorías de IMC de los adultos":"minor"},Qr=[
["underweight",18.5],["normal",25],["overweight",30],["obese_class_i",35],["obese_class_ii",40],["ob\
ese_class_iii",Number.POSITIVE_INFINITY]],Xr=1e3;var ei=(e,t)=>e.replace(/\{(\w+)\}/g,(n,o)=>String(t[o]??n)),Of=e=>e instanceof We?[e.code??"gateway",
e.code?e.parameters:{status:e.status}]:e instanceof Bn?["timeout",{}]:[e instanceof ot?"unreachable":
"",{}],ti=(e,t,n={})=>{let o=e instanceof Error?e.message:String(e),s=t?.errors??{},[r,i]=Of(e),a={...i,
...n},{reason:u="",text:f="",index:g}=a,d={...a,...s[u]!==void 0&&{reason:ei(s[u],a)}},h=s[f]??s[r],
m=g!==void 0&&h!==void 0&&s.at_index,w=ei(h??o,d),x=m?ei(m,{index:Number(g)+1,error:w}):w;return/\{\w+\}/.
test(x)?o:x},es=({description:e})=>_l[e],ni=(e,t)=>{let n=es(e);return n===void 0?e.description:t.bmi_descriptions[n]};var _t={Role:{values:["admin","user"]},Username:{pattern:"^[a-z0-9._@+\\-]{3,64}$",minLength:3,maxLength:64},
NewPassword:{minLength:8,maxLength:128},WstgStatus:{values:["Not Started","In Progress","Blocked","D\
one","Not Applicable"]},Permission:{values:["weights:read","weights:write","checklist:read","checkli\
st:write"]},ChecklistAccess:{values:["none","read","write"]},KeyName:{minLength:1,maxLength:60},Moment:{
maxLength:64},SyncDirection:{values:["tracker->dd","dd->tracker"]},TrackerStatus:{values:["Not Start\
ed","In Progress","Blocked","Done","Not Applicable"]},WstgOutcome:{values:["issues","untested","not_\
applicable","passed","in_progress"]},FindingSeverity:{values:["critical","high","medium","low","info"]},
FindingState:{values:["open","duplicate","false_positive","out_of_scope","risk_accepted","closed","c\
losed_by_status"]},WstgRequestState:{values:["waiting","retrying","failed","done","superseded","dism\
issed"]}};var Ls=e=>Qr.map(([t,n],o)=>({class:t,from:(Qr[o-1]?.[1]??0)*e**2,to:n*e**2}));async function*Ws(e,t,{
check:n=!1,...o}={}){for(let s=0;s<t.length;s+=Xr){let r=t.slice(s,s+Xr);try{let i=await e.recordWeights(
{body:{weights:r,check:n},...o});yield{weights:r,start:s,answer:i}}catch(i){if(!(i instanceof We&&i.
status===400))throw i;let{index:a}=i.parameters;yield{weights:r,start:s,error:i,index:a===void 0?a:s+
Number(a)}}}}var Mf={registerAccount:{method:"post",path:"/api/auth/register",bearer:!1,transfer:null},login:{method:"\
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
get",path:"/api/wstg/items/{wstg_id}",bearer:!0,transfer:null},listRequests:{method:"get",path:"/api\
/wstg/requests",bearer:!0,transfer:null,list:{name:"requests",entries:"requests"}},getRequest:{method:"\
get",path:"/api/wstg/requests/{request_id}",bearer:!0,transfer:null},retryRequests:{method:"post",path:"\
/api/wstg/requests/retry",bearer:!0,transfer:null},dismissRequests:{method:"post",path:"/api/wstg/re\
quests/dismiss",bearer:!0,transfer:null},checkGate:{method:"get",path:"/api/wstg/gate",bearer:!0,transfer:null},
listLog:{method:"get",path:"/api/wstg/log",bearer:!0,transfer:null,list:{name:"log",entries:"entries"}},
getSynchronisation:{method:"get",path:"/api/wstg/synchronise",bearer:!0,transfer:null},synchroniseNow:{
method:"post",path:"/api/wstg/synchronise",bearer:!0,transfer:null}},yl=(e={})=>hl(Mf,e);var un,Re,oi,wl,si=Object.is,ns=0,Dl=[],ri=[],Be=we,bl=Be.__b,Sl=Be.__r,kl=Be.diffed,vl=Be.__c,Tl=Be.
unmount,xl=Be.__;function jn(e,t){Be.__h&&Be.__h(Re,e,ns||t),ns=0;var n=Re.__H||(Re.__H={__:[],__h:[]});
return e>=n.__.length&&n.__.push({}),n.__[e]}function X(e){return ns=1,Ff(Il,e)}function Ff(e,t,n){var o=jn(
un++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):Il(void 0,t),function(r){var i=(o.__N||o.__)[0],a=o.t(i,r);si(
i,a)||(o.__N=[a,o.__[1]],o.__c.setState({}))}],o.__c=Re,!Re.__f)){Re.__f=!0;var s=Re.shouldComponentUpdate;
Re.shouldComponentUpdate=function(r,i,a){var u=this.__H;if(!u)return!0;var f=!1,g=this.props!=r;if(u.
__.some(function(h){h.__N&&(f=!0,si(h.__[0],h.__N[0])||(g=!0))}),s){var d=s.call(this,r,i,a);return f?
d||g:d}return!f||g}}return o.__}function ce(e,t){var n=jn(un++,3);!Be.__s&&ai(n.__H,t)&&(n.__P=!0,n.
__=e,n.u=t,Re.__H.__h.push(n))}function Al(e,t){var n=jn(un++,4);!Be.__s&&ai(n.__H,t)&&(n.__P=!1,n.__=
e,n.u=t,Re.__h.push(n))}function ve(e){return ns=5,yt(function(){return{current:e}},[])}function yt(e,t){var n=jn(un++,7);return ai(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function $s(e,t){return ns=
8,yt(function(){return e},t)}function Tn(e){var t=Re.context[e.__c],n=jn(un++,9);return n.c=e,t?(n.__==
null&&(n.__=!0,t.sub(Re)),t.props.value):e.__}function Rl(e){var t=jn(un++,10),n=X();return t.__=e,Re.componentDidCatch||(Re.componentDidCatch=function(o,s){
t.__&&t.__(o,s),n[1](o)}),[n[0],function(){return n[1]()}]}function xn(){var e=jn(un++,11);if(!e.__){
for(var t=Re.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}
function Lf(){var e;do{for(;e=ri.shift();)try{ts(e)}catch(n){Be.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=
Dl.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(ts),t.__h.some(ii),t.__h=[]}catch(n){t.__h=[],Be.
__e(n,e.__v)}}}while(ri.length)}Be.__b=function(e){Re=null,bl&&bl(e)},Be.__=function(e,t){e&&t.__k&&
t.__k.__m&&(e.__m=t.__k.__m),xl&&xl(e,t)},Be.__r=function(e){Sl&&Sl(e),un=0;var t=(Re=e.__c).__H;t&&
(oi==Re?Re.__h=[]:(t.__h.some(ts),t.__h.some(ii),un=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.
__N),n.u=n.__N=void 0})),oi=Re},Be.diffed=function(e){kl&&kl(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&
Pl(Dl.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),oi=Re=null},Be.__c=function(e,t){t.some(
function(n){try{n.__h.some(ts),n.__h=n.__h.filter(function(o){return!o.__||ii(o)})}catch(o){n.__h=[function(){
throw o}]}}),vl&&vl(e,t)},Be.unmount=function(e){Tl&&Tl(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(
function(s){try{if(s.__P&&s.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}
s.__P=n,Pl(ri.push(s))}else ts(s)}catch(r){t=r}}),o.__H=void 0,t&&Be.__e(t,o.__v))};var Cl=typeof requestAnimationFrame==
"function";function Wf(e){var t,n=function(){clearTimeout(o),Cl&&cancelAnimationFrame(t),setTimeout(
e)},o=setTimeout(n,35);Cl&&(t=requestAnimationFrame(n))}function Pl(e){e!=1&&wl==Be.requestAnimationFrame||
((wl=Be.requestAnimationFrame)||Wf)(Lf)}function ts(e){var t=Re,n=e.__c;typeof n=="function"&&(e.__c=
void 0,n()),Re=t}function ii(e){var t=Re;e.__c=e.__(),Re=t}function ai(e,t){return!e||e.length!=t.length||
t.some(function(n,o){return!si(n,e[o])})}function Il(e,t){return typeof t=="function"?t(e):t}var dn=(e,t,n)=>{for(let o of t)e.addEventListener(o,n,!0);return()=>{for(let o of t)e.removeEventListener(
o,n,!0)}},ko=(e,t,...n)=>{let[o,s]=X(e);return ce(()=>{let r=()=>s(e);return r(),dn(t,n,r)},[]),o},Ol="\
retry-failed-loads",Ml=()=>{dispatchEvent(new Event(Ol))},$f=250,Hf=3e4,El=e=>e+1,ke=(e,t=[],n=()=>!1)=>{
let[o,s]=X({loading:!0}),[r,i]=X(0),a=ve(0),u=$s(()=>{a.current=0,i(El)},[]);ce(()=>{let d=new AbortController,
{signal:h}=d,m,w=x=>{h.aborted||(s(({data:S})=>({data:S,...x,loading:!1})),a.current>0&&(m=setTimeout(
i,a.current,El)))};return s(x=>({...x,loading:!0})),e(h).then(x=>{let S=Math.min(a.current*2||$f,Hf);
a.current=n(x)?S:0,w({data:x})},x=>w({error:x})),()=>{d.abort(),clearTimeout(m)}},[...t,r]);let{error:f}=o;
return ce(()=>{if(f!==void 0)return dn(window,[Ol,"online"],u)},[f,u]),{...o,reload:u,change:d=>s(h=>h.
data===void 0?h:{...h,data:d(h.data)})}},os=e=>{let[t,n]=X({busy:!1,error:void 0}),o=ve(!1);return{...t,
run:async(...r)=>{if(o.current)return;o.current=!0,n({busy:!0,error:void 0});let i=await e(...r).then(
()=>{},a=>a);o.current=!1,n({busy:!1,error:i})},reset:()=>n(({busy:r})=>({busy:r,error:void 0}))}};var Bf=e=>{try{return decodeURIComponent(e)}catch{return e}},be=(e,t={},n)=>{let o=new URLSearchParams(
Object.entries(t).filter(([,r])=>r!==""));return`#/${[e,...n===void 0?[]:[n]].map(encodeURIComponent).
join("/")}${o.size>0?`?${o}`:""}`},vo=e=>{history.replaceState(null,"",e),dispatchEvent(new HashChangeEvent(
"hashchange"))},Ke=()=>{let e=ko(()=>location.hash,window,"hashchange"),[t="",n]=e.replace(/^#\/?/,"").
split("?"),[o="",s]=t.split("/").map(Bf),r=Object.fromEntries(new URLSearchParams(n));return{name:o,
id:s||void 0,parameters:r}};var Nl=.45359237,Wl={kg:1,g:.001,lb:Nl,st:14*Nl},Fl={kg:/^(kgs?|kilos?|kilogram(m?es?|os?|s|m)?)$/i,
g:/^(gr?s?|gram(m?es?|os?|s|m)?)$/i,lb:/^(lbs?|pounds?|libras?)$/i,st:/^(sts?|stones?)$/i},fn=e=>Object.
keys(Fl).find(t=>Fl[t].test(e)),ss=(e,t)=>t==="kg"?e:Math.round(e*Wl[t]*100)/100,To=(e,t)=>e/Wl[t],Hs=[
"kg","lb","st"],Vf={",":/^(\d+|\d{1,3}([. '’]\d{3})+)(,\d+)?$/,".":/^(\d+|\d{1,3}([, '’]\d{3})+)(\.\d+)?$/},
Ll=(e,t)=>{if(!Vf[t].test(e))return;let n=t===","?/[. '’]/g:/[, '’]/g;return Number(e.replace(n,
"").replace(",","."))},xo=(e,t)=>{let[,n="",o="",s="",r="lb"]=/^([\d.,’' ]*\d) *(\p{L}*)\.?(?: *([\d.,]+) *(\p{L}*)\.?)?$/u.
exec(e.replace(/\s+/g," ").trim())??[],i=Ll(n,t),a=fn(o);if(i===void 0||o!==""&&a===void 0)return;if(s===
"")return{value:i,unit:a};let u=Ll(s,t);if(!(a!=="st"||u===void 0||fn(r||"lb")!=="lb"))return{value:i*
14+u,unit:"lb"}},$l=(e,t)=>{let n=xo(e.replace(",","."),".");if(n)return Math.round(ss(n.value,n.unit??
t)*100)/100};var Hl=(e,t,n)=>{let o=e==="en"?"en-GB":"es",s=(d,h=d,m=!1)=>new Intl.NumberFormat(o,{minimumFractionDigits:d,
maximumFractionDigits:h,useGrouping:"always",signDisplay:m?"exceptZero":"auto"}).format,r=d=>{let{format:h}=new Intl.
DateTimeFormat(o,{...d,timeZone:t});return m=>h(new Date(m))},[i,a,u]=[s(0),s(1),s(1,2)],f=s(1,1,!0),
g=new Intl.RelativeTimeFormat(o,{numeric:"auto"});return{integer:i,tenths:a,percent:new Intl.NumberFormat(
o,{style:"percent"}).format,plain:s(0,6),unit:n,kg(d){if(n==="kg")return`${u(d)} kg`;let h=Math.round(
To(d,"lb")*10)/10;if(n==="lb")return`${a(h)} lb`;let m=Math.floor(h/14);return`${i(m)} st ${a(h-m*14)}\
 lb`},signed(d){let h=n==="kg"?d:To(d,"lb");return`${f(h).replace("-","−")} ${n==="kg"?"kg":"lb"}`},
day:r({dateStyle:"medium"}),shortDay:r({day:"numeric",month:"short"}),month:r({month:"short",year:"n\
umeric"}),longMonth:r({month:"long",year:"numeric"}),year:r({year:"numeric"}),instant:r({dateStyle:"\
medium",timeStyle:"short"}),ago(d){let h=Math.round((Date.now()-Date.parse(d))/6e4);if(Math.abs(h)>=
1440)return;let m=Math.round(h/60);return Math.abs(h)<60?g.format(-h,"minute"):g.format(-m,"hour")},
bytes(d){let h=Math.min(3,Math.floor(Math.log10(Math.max(1,d))/3)),m=["B","kB","MB","GB"][h];return`${(h===
0?i:a)(d/1e3**h)} ${m}`}}};var Gf={passed:"closed",not_applicable:"closed",issues:"issues",in_progress:"under_way",untested:"un\
tested"},jf={Blocked:"blocked","In Progress":"under_way"},Bl=e=>e.outcome!=="issues"&&e.wstg_status&&
jf[e.wstg_status]||Gf[e.outcome],Vl=e=>t=>{let n=t??"-";return e[n]??n},qf={statuses:{Done:"Hecho","\
Not Applicable":"No aplicable","In Progress":"En curso",Blocked:"Bloqueado","Not Started":"Sin empez\
ar"},severities:{Critical:"Crítica",High:"Alta",Medium:"Media",Low:"Baja",Info:"Informativa"},progress:{
closed:"cerradas",issues:"con hallazgos",under_way:"en curso",blocked:"bloqueadas",untested:"sin pro\
bar"},toolStatuses:{verified:"Verificado",active:"Activo"},findingStates:{open:"Abierto",duplicate:"\
Duplicado",false_positive:"Falso positivo",out_of_scope:"Fuera de alcance",risk_accepted:"Riesgo ace\
ptado",closed:"Cerrado",closed_by_status:"Cerrado por un estado de esta lista; cuenta como abierto"},
openFindings:e=>`Abiertos: ${e}`,categoryName:Vl({"Information Gathering":"Recopilación de informaci\
ón","Configuration and Deployment Management Testing":"Configuración y despliegue","Identity Manag\
ement Testing":"Gestión de identidades","Authentication Testing":"Autenticación","Authorization Te\
sting":"Autorización","Session Management Testing":"Gestión de sesiones","Input Validation Testing":"\
Validación de entradas","Testing for Error Handling":"Gestión de errores","Testing for Weak Crypto\
graphy":"Criptografía débil","Business Logic Testing":"Lógica de negocio","Client-side Testing":"\
Pruebas del lado del cliente","API Testing":"Pruebas de API","-":"Fuera de la guía"})},Uf={statuses:{
Done:"Done","Not Applicable":"Not applicable","In Progress":"In progress",Blocked:"Blocked","Not Sta\
rted":"Not started"},severities:{Critical:"Critical",High:"High",Medium:"Medium",Low:"Low",Info:"Inf\
o"},progress:{closed:"closed",issues:"with findings",under_way:"under way",blocked:"blocked",untested:"\
untested"},toolStatuses:{verified:"Verified",active:"Active"},findingStates:{open:"Open",duplicate:"\
Duplicate",false_positive:"False positive",out_of_scope:"Out of scope",risk_accepted:"Risk accepted",
closed:"Closed",closed_by_status:"Closed by a status of this checklist; counts as open"},openFindings:e=>`${e}\
 open`,categoryName:Vl({"Configuration and Deployment Management Testing":"Configuration and Deploym\
ent","-":"Not in the guide"})},rs={es:qf,en:Uf};var Co=(e,t,n,o)=>e===1?`1 ${n}`:`${t} ${o}`,zf={...rs.es,checklist:"Lista WSTG",source:"Identificad\
ores, nombres y categorías: OWASP WSTG, CC BY-SA 4.0.",checklistTotal:"Total",closedOf:(e,t)=>`${e}\
 de ${t} cerradas`,gatePassed:"Cumple el criterio de salida: no queda nada pendiente.",gateClosed:"N\
o cumple el criterio de salida.",gateStale:{never_read:"DefectDojo no se ha leído todavía: sincroniz\
a primero.",too_old:"Los datos de DefectDojo no son recientes: sincroniza primero.",delivery_waiting:"\
Un aviso de DefectDojo está sin procesar: espera, o mira la sincronización."},reasons:{request_failed:"\
Petición fallida",request_waiting:"Petición en espera",open_finding:"Hallazgo abierto",turned_back:"\
Estado anterior, de una copia restaurada",conflict:"En conflicto",not_started:"Sin empezar",in_progress:"\
En curso",blocked:"Bloqueado",set_before_since:"De una evaluación anterior",unassigned_finding:"Hal\
lazgo sin prueba"},outsideGuide:e=>`Fuera de la guía: ${e}`,near:e=>`La guía no la tiene; ¿es ${e}\
?`,unassigned:"Hallazgos que no nombran ninguna prueba",notKept:"DefectDojo no tiene los estados Blo\
queado ni Sin empezar: en la próxima lectura pasarán a En curso.",since:"Evaluación desde",itemOutcome:"\
Resultado",outcomes:{issues:"Con problemas",passed:"Superado",not_applicable:"No aplicable",in_progress:"\
En curso",untested:"Sin probar"},coverage:"Cobertura por categoría",items:(e,t)=>Co(e,t,"elemento",
"elementos"),search:"Buscar",searchHint:"Identificador, nombre o notas",status:"Estado",category:"Ca\
tegoría",any:"Todos",anyCategory:"Todas",shown:{conflict:"En conflicto",open:"Con peticiones pendie\
ntes",failed:"Con fallos",untracked:"Sin seguimiento",without_finding:"Sin hallazgo"},noItems:"Ningú\
n elemento cumple los filtros.",clear:"Quitar los filtros",reload:"Actualizar",item:"Elemento",tool:"\
DefectDojo",toolStatuses:{...rs.es.toolStatuses,none:"–"},severity:"Severidad",lastSync:"Sincroniz\
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
ntes de ${n(t)}`:Co(e,n(e),"petición","peticiones"),files:"Base de datos de DefectDojo",makeReport:"\
Descargar el informe",export:"Copia de seguridad",dumpHint:"Un volcado SQL de la base de datos de De\
fectDojo.",makeExport:"Descargar el volcado",import:"Restaurar",dumpImportHint:"Volcado SQL de pg_du\
mp en texto plano. Sustituye la base de datos de DefectDojo: todo o nada.",importObstacle:"Ahora mis\
mo la base de datos de DefectDojo no se podría restaurar:",makeImport:"Restaurar el volcado",noFile:"\
Elige un archivo.",preparing:"Preparando el archivo…",downloading:"Descargando",uploading:"Enviand\
o",importing:"Archivo enviado. La base de datos lo está importando…",stopped:"Detenido.",saved:(e,t)=>`\
Se ha descargado ${e} (${t}).`,imported:"Se ha importado el volcado.",askImport:(e,t)=>`¿Sustituir l\
a base de datos de DefectDojo por ${e} (${t})? Detén antes DefectDojo. Lo que no esté en el volcado \
se perderá. No se puede deshacer.`,accounts:"Cuentas",accountsClosed:"El registro está cerrado: las\
 cuentas se crean con npm run account.",accountsCount:(e,t)=>Co(e,t,"cuenta","cuentas"),beginning:"E\
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
accountDeleted:e=>`Se ha eliminado la cuenta ${e}.`},Kf={...rs.en,checklist:"WSTG checklist",source:"\
Identifiers, names and categories: OWASP WSTG, CC BY-SA 4.0.",checklistTotal:"Total",closedOf:(e,t)=>`${e}\
 of ${t} closed`,gatePassed:"Ready: all items are finished.",gateClosed:"Not ready.",gateStale:{never_read:"\
DefectDojo has not been read yet: synchronise first.",too_old:"The data from DefectDojo are not rece\
nt: synchronise first.",delivery_waiting:"A delivery from DefectDojo is not processed yet: wait, or \
see the synchronisation."},reasons:{request_failed:"Failed request",request_waiting:"Waiting request",
open_finding:"Open finding",turned_back:"Older status, from a restored dump",conflict:"In conflict",
not_started:"Not started",in_progress:"In progress",blocked:"Blocked",set_before_since:"From an earl\
ier assessment",unassigned_finding:"Finding without a test"},outsideGuide:e=>`Not in the guide: ${e}`,
near:e=>`Not in the guide; is it ${e}?`,unassigned:"Findings that name no test",notKept:"DefectDojo \
does not have the statuses Blocked and Not started: the next reading will turn them into In progress\
.",since:"Assessment since",itemOutcome:"Outcome",outcomes:{issues:"Has issues",passed:"Passed",not_applicable:"\
Not applicable",in_progress:"In progress",untested:"Untested"},coverage:"Coverage by category",items:(e,t)=>Co(
e,t,"item","items"),search:"Search",searchHint:"Identifier, name or notes",status:"Status",category:"\
Category",any:"All",anyCategory:"All",shown:{conflict:"In conflict",open:"With pending requests",failed:"\
With failures",untracked:"Not tracked",without_finding:"Without a finding"},noItems:"No item matches\
 the filters.",clear:"Clear the filters",reload:"Refresh",item:"Item",tool:"DefectDojo",toolStatuses:{
...rs.en.toolStatuses,none:"–"},severity:"Severity",lastSync:"Synchronised",conflict:"Conflict",pending:"\
Pending",failed:"Failed",backToList:"Back to the list",previous:"Previous",next:"Next",guide:"Read t\
he test in the guide",setAt:"Status set",setBy:"By",failedBelow:"The latest request failed; see belo\
w.",setAllShown:"Change the status of all shown…",askSetAll:(e,t)=>`Set ${e} to ${t}?`,setItems:(e,t)=>`\
Set ${e} to ${t}`,sending:"Sending the statuses",setAll:e=>`Status sent: ${e}.`,findingsOpen:"Open f\
indings",changeFinding:"Change the finding",othersFinding:"This will change a finding in DefectDojo \
that this service did not create. As last read:",othersFindings:e=>`Findings in DefectDojo that this\
 service did not create will change (as last read): ${e}.`,conflictNotice:"The status here and the o\
ne in DefectDojo disagree.",finding:"Finding",findings:"Findings",madeHere:"Created by this service",
writtenTo:"Statuses are written here",notes:"Notes",notesHint:"They replace the mitigation text of t\
he finding. Empty notes leave that text unchanged.",currentState:"Current state",edit:"Change the st\
atus",request:{waiting:"Accepted. Writing it to DefectDojo…",retrying:"Accepted. An attempt failed\
; it will be retried.",failed:"Failed.",repeated:"It will be retried.",done:"Written to DefectDojo.",
noEffect:"Finished without changing anything.",superseded:"Superseded by a newer request.",dismissed:"\
Dismissed."},requests:"Latest requests",noRequests:"No requests.",log:"Log",noLog:"No entries.",when:"\
When",origin:"Origin",origins:{sync:"This checklist",webhook:"DefectDojo"},directions:{"tracker->dd":"\
To DefectDojo","dd->tracker":"From DefectDojo"},direction:"Direction",result:"Result",success:"Succe\
eded",state:"State",states:{waiting:"Waiting",retrying:"Retrying",failed:"Failed",done:"Done",superseded:"\
Superseded",dismissed:"Dismissed"},synchronisation:"Synchronisation",periodic:"Periodic run",inStep:(e,t)=>`\
Up to date with DefectDojo: checked ${e}${t?`, next check ${t}`:""}.`,notInStep:(e,t)=>`Not up to da\
te with DefectDojo: last successful check ${e}${t?`, next check ${t}`:""}.`,neverInStep:"Not compare\
d with DefectDojo yet.",synchronise:"Synchronise now",runStates:{idle:"Idle",due:"About to start",running:"\
Running"},nextRun:"Next run",lastStarted:"Last start",lastFinished:"Finished",lastSucceeded:"Last su\
ccess",lastError:"The last run failed:",lastWarning:"The last run warns:",hiddenIsGone:"They are gon\
e",askHiddenIsGone:"The findings in the last warning will no longer count, not even open ones. Do th\
is only if they were deleted in DefectDojo.",lastDelivery:"Last webhook delivery",waitingCount:"Requ\
ests waiting",retryingCount:"Retrying",failedCount:"Failed",withoutFinding:"Items without a finding",
failedRequests:"Failed requests",noFailed:"No request has failed.",findingNumber:e=>`Finding ${e}`,attempts:"\
Attempts",accepted:"Accepted",repeat:"Retry",dismiss:"Dismiss",retryAll:"Retry all",dismissAll:"Dism\
iss all",askDismiss:"Dismissed requests are not retried. Their items follow DefectDojo again.",retried:e=>`\
Queued again: ${e}`,dismissed:e=>`Dismissed: ${e}`,firstOf:(e,t,n)=>e<t?`The latest ${n(e)} of ${n(t)}`:
Co(e,n(e),"request","requests"),files:"DefectDojo database",makeReport:"Download the report",export:"\
Back up",dumpHint:"An SQL dump of DefectDojo’s database.",makeExport:"Download the dump",import:"R\
estore",dumpImportHint:"A plain-text SQL dump from pg_dump. It replaces DefectDojo’s database: eithe\
r everything or nothing.",importObstacle:"At present DefectDojo’s database could not be restored:",
makeImport:"Restore the dump",noFile:"Choose a file.",preparing:"Preparing the file…",downloading:"\
Downloading",uploading:"Sending",importing:"File sent. The database is importing it…",stopped:"Sto\
pped.",saved:(e,t)=>`${e} (${t}) has been downloaded.`,imported:"The dump has been imported.",askImport:(e,t)=>`\
Replace DefectDojo’s database with ${e} (${t})? Stop DefectDojo first. Anything that is not in the\
 dump will be lost. This cannot be undone.`,accounts:"Accounts",accountsClosed:"Registration is clos\
ed: accounts are created with npm run account.",accountsCount:(e,t)=>Co(e,t,"account","accounts"),beginning:"\
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
account ${e} has been deleted.`},li={es:zf,en:Kf};var Yf={signIn:"Entrar",register:"Crear cuenta",toRegister:"¿Aún no tienes cuenta?",toSignIn:"¿Ya \
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
eden leer los de Fitbit y Google Fit.",other:"No es un archivo de texto. Exporta los pesos como CSV."},
back:"Volver al peso",separator:"Separador",comma:"Coma",semicolon:"Punto y coma",tab:"Tabulación",
decimal:"Decimales",point:"Punto",order:"Fechas",orders:{ymd:"año, mes, día",dmy:"día, mes, año",
mdy:"mes, día, año"},dateColumn:"Columna de la fecha",timeColumn:"Columna de la hora",weightColumn:"\
Columna del peso",column:(e,t)=>`${e}: ${t}`,changeReading:"Cambiar",ambiguousDates:e=>`Las fechas s\
on ambiguas: se leen como ${e}.`,leftOutColumns:(e,t)=>`Se lee la columna «${e}», no ${t}.`,leftOutLines:(e,t)=>e===
1?"1 línea es de otra magnitud o de otra persona: no se importará.":`${t} líneas son de otra magni\
tud o de otra persona: no se importarán.`,localTimes:e=>`Las horas sin zona horaria se toman como d\
e ${e}.`,questions:{unit:"¿En qué unidad están los pesos? El archivo no lo dice.",units:"¿En qué \
unidad están los pesos? El archivo dice más de una.",weight:"¿Qué columna es tu peso?",long:"Hay\
 líneas con más valores que la cabecera. ¿Qué peso tiene la primera?",person:e=>`¿Cuáles son tus\
 líneas? Difieren en «${e}».`},unitNames:{kg:"Kilogramos",g:"Gramos",lb:"Libras",st:"Stones"},mark:"\
,",leaveOut:"No importar esas líneas",allMine:"Todas son mías",importRange:(e,t,n,o,s)=>`${e} peso\
s, del ${t} al ${n}: ${o} → ${s}`,unread:(e,t)=>e===1?"No se ha podido leer 1 línea:":`No se han \
podido leer ${t} líneas:`,nothingRead:"No se ha encontrado ningún peso en el archivo.",checking:"C\
omprobando los pesos",added:(e,t)=>e===1?"1 nuevo":`${t} nuevos`,known:(e,t)=>e===1?"1 ya registrado":
`${t} ya registrados`,rejected:(e,t)=>e===1?"1 rechazado":`${t} rechazados`,refused:"Rechazados: no \
se importarán",changeTooLarge:"Demasiado lejos del peso de un día cercano",importWeights:(e,t)=>e===
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
minada",keyRefused:(e,t)=>`Rechazado el ${e}: ${t}`},Zf={signIn:"Sign in",register:"Create an accoun\
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
 (${e} of ${t})`,notFound:"Page not found",doneOf:(e,t)=>`${e} of ${t}`},ui={es:Jf,en:Qf};var Bs=(e,t)=>({...e,...t}),Po={es:Bs(Bs(ui.es,ci.es),li.es),en:Bs(Bs(ui.en,ci.en),li.en)};var j=yl(),Gl=(e,t,n="kg")=>({t:Po[e],zone:t,...Hl(e,t.name,n)}),fi=Fs(void 0),$=()=>Tn(fi),di=e=>document.
querySelector(`meta[name="${e}"]`)?.content,qt={captchaScript:di("captcha-script"),registrationOpen:di(
"registration")!=="closed",isEmpty:di("accounts")==="none"};var Xf=Symbol.for("pv"),ep=0;function l(e,t,n,o,s,r){t||(t={});var i,a,u=t;if("ref"in u&&typeof e!="function")for(a in u={},t)a==
"ref"?i=t[a]:u[a]=t[a];var f={type:e,props:u,key:n,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Xf,
__v:--ep,__i:-1,__u:0};return(s||r)&&(f.__source=s,f.__self=r),we.vnode&&we.vnode(f),f}var re=({text:e,of:t,onClick:n,kind:o="plain",busy:s,...r})=>l("button",{type:n?"button":"submit",class:`\
button ${o}`,"aria-label":t&&`${e}: ${t}`,"aria-busy":s,"aria-disabled":s,onClick:n&&(()=>s||n()),...r,
children:e}),Ne=({kind:e,children:t})=>l("span",{class:"badge","data-kind":e,children:t}),fe=({kind:e="\
info",children:t})=>l("div",{class:`notice ${e}`,role:e==="error"?"alert":"status",children:t}),Ve=({
error:e,retry:t})=>{let{t:n,describe:o}=$(),s=e instanceof We&&e.status===429&&e.retryAfter||0,[r,i]=X(
0);Al(()=>{let g=performance.now()+s*1e3,d=()=>i(Math.max(0,Math.ceil((g-performance.now())/1e3)));if(d(),
s===0)return;let h=setInterval(d,1e3);return()=>clearInterval(h)},[e]);let{code:a}=e??{};if(e===void 0||
a==="authentication_required")return null;let u=o(e,r>0?{seconds:r}:{}),f=s>0&&r===0;return l(fe,{kind:f?
"info":"error",children:[l("p",{role:s>0?"timer":void 0,children:f?n.retryNow:u}),t&&r===0&&l(re,{text:n.
retry,onClick:t})]})},Cn=({label:e,done:t,all:n,format:o,children:s})=>{let{t:r}=$(),i=xn();return l(
"div",{class:"progress",children:[l("label",{for:i,children:e}),l("progress",{id:i,value:n&&t,max:n}),
l("span",{children:n?r.doneOf(o(t),o(n)):o(t)}),s]})};var Do=({facts:e})=>l("dl",{children:Object.entries(e).map(([t,n])=>n!==!1&&l("div",{children:[l("dt",
{children:t}),l("dd",{children:n})]},t))}),tp=25,np=["beforeprint","afterprint"],at=e=>{let{caption:t,
columns:n,rows:o,keyOf:s,empty:r,groupOf:i=()=>""}=e,{t:a,integer:u}=$(),[f,g]=X(history.state?.limit??
tp),[d,h]=X(!1);ce(()=>dn(window,np,({type:T})=>h(T==="beforeprint")),[]);let m=()=>{let T=f*4;history.
replaceState({...history.state,limit:T},""),g(T)};if(o.length===0)return r?l("div",{class:"empty",children:r}):
null;let w=n.map(([T,,b])=>l("th",{scope:"col",class:b,children:T},T)),x=T=>n.map(([b,P,v])=>l("td",
{class:v,"data-label":b,children:P(T)},b)),S=d?o:o.slice(0,f);return l(Q,{children:[l("table",{children:[
l("caption",{children:t}),l("thead",{children:l("tr",{children:w})}),[...Map.groupBy(S,i)].map(([T,b])=>l(
"tbody",{children:[T&&l("tr",{class:"group",children:l("th",{colSpan:n.length,scope:"rowgroup",children:T})}),
b.map((P,v)=>l("tr",{children:x(P)},s?.(P)??v))]},T))]}),o.length>f&&l(re,{text:a.moreRows(u(f),u(o.
length)),onClick:m})]})};var qn=({title:e,onClose:t,locked:n,children:o})=>{let s=xn(),r=ve(null);ce(()=>r.current?.showModal(),
[]);let i=()=>n||r.current?.querySelector("[aria-busy=true]")!=null;return l("dialog",{ref:r,"aria-l\
abelledby":s,onCancel:a=>i()&&a.preventDefault(),onClose:t,children:[l("h2",{id:s,children:e}),o(()=>r.
current?.close())]})},Vs=e=>{let{t}=$(),[n,o]=X();return{ask:a=>new Promise(u=>o({question:a,answer:u})),
dialog:n&&l(qn,{title:e,onClose:()=>{n?.answer(!1),o(void 0)},children:a=>{let u=()=>{n.answer(!0),a()};
return l(Q,{children:[l("p",{children:n.question}),l("div",{class:"actions",children:[l(re,{kind:"da\
nger",text:e,onClick:u}),l(re,{text:t.cancel,onClick:a})]})]})}})}};var nn=()=>document.querySelector("h1")?.focus({preventScroll:!0}),Nt=Fs(e=>{}),jl=!0,Ft=({title:e,tools:t,
quiet:n,above:o})=>{let{t:s,announce:r}=$(),i=ve(null);return ce(()=>{jl||i.current?.focus(),jl=!1,r(
"")},[r]),ce(()=>{document.title=`${e} · ${s.title}`},[e,s]),l("div",{class:n?"heading quiet":"head\
ing",children:[o&&l("p",{class:"aside",children:o}),l("h1",{tabIndex:-1,ref:i,children:e}),t]})},Lt=({
load:e,children:t,...n})=>{let{t:o}=$();return ce(()=>{e.data!==void 0&&document.activeElement===document.
body&&nn()},[e.data]),l(Nt.Provider,{value:e.reload,children:[l(Ft,{...n}),l(Ve,{error:e.error,retry:e.
reload}),e.data!==void 0&&t(e.data),e.data===void 0&&e.loading&&l(fe,{kind:"loading",children:o.loading})]})},
$e=({title:e,hint:t,tools:n,children:o})=>l("section",{class:"card","aria-label":e,children:[l("div",
{class:"heading",children:[l("h2",{children:e}),n]}),t&&l("p",{class:"hint",children:t}),o]}),ql=({children:e})=>{
let{t}=$(),[n]=Rl(o=>reportError(o));return n===void 0?l(Q,{children:e}):l("div",{class:"card narrow",
children:[l(Ft,{title:t.broken}),l("p",{children:t.brokenHint}),l(re,{text:t.loadAgain,kind:"primary",
onClick:()=>location.reload()})]})};var Gs=e=>{let{announce:t}=$(),n=Tn(Nt);return os(async(...o)=>{t("");try{let s=await e(...o);typeof s==
"string"&&t(s)}catch(s){throw s instanceof We&&n(!0),s}n(!1)})},op=({spec:e,error:t,name:n})=>{let{t:o}=$(),
[s,r]=X(!1),{label:i,hint:a,codes:u,options:f,read:g,defaultValue:d,...h}=e,m=xn(),w=[a&&`${m}-hint`,
t&&`${m}-error`].filter(Boolean).join(" "),x={"aria-invalid":!!t,"aria-describedby":w||void 0},S=(A,D,F)=>D&&
l("p",{class:A,id:`${m}-${A}`,role:F,children:D}),T=f?.map(([A,D])=>l("option",{value:A,selected:A===
d,children:D},A)),b={...h,...!T&&{defaultValue:d}},P=e.type==="password",v=T?"select":e.rows?"textar\
ea":"input";return l("div",{class:`field ${e.type??""}`,children:[l("label",{for:m,children:i}),S("h\
int",a),S("error",t,"alert"),Xa(v,{...b,...s&&{type:"text"},...x,id:m,name:n},T),P&&l(re,{text:s?o.hide:
o.show,of:i,kind:"link",onClick:()=>r(!s)})]})},is=({fields:e,values:t,errorOf:n=()=>""})=>Object.entries(
e).map(([o,s])=>{let r=t&&{value:String(t[o]??"")};return l(op,{name:o,spec:{...s,...r},error:n(o)},
o)}),js=e=>l("fieldset",{children:[l("legend",{children:e.label}),e.values.map(t=>l(re,{text:e.names[t],
"aria-pressed":t===e.value,onClick:()=>e.choose(t)},t))]}),qs=({fields:e})=>{let{t}=$(),{name:n,parameters:o}=Ke(),
[s,r]=X(!1),i=Object.values(o).filter(Boolean).length,a=u=>vo(be(n,Object.fromEntries(new FormData(u))));
return l("search",{children:[l(re,{text:i>0?`${t.filters} (${i})`:t.filters,class:"button fold","ari\
a-expanded":s,onClick:()=>r(!s)}),l("form",{class:s?"filters":"filters folded",onInput:({currentTarget:u})=>a(
u),onSubmit:u=>u.preventDefault(),children:l(is,{fields:e,values:o})})]})},sp=(e,t,n)=>{let o=new FormData(
e),s=Object.entries(t).map(([u,f])=>{let g=o.get(u)??"";return f.required&&g===""?[u,new Error(n)]:[
u,f.read?f.read(g):g]}),r=s.filter(u=>u[1]instanceof Error),[i]=r,a=Object.fromEntries(r.map(([u,{message:f}])=>[
u,f]));if(i)throw Object.assign(i[1],{parameters:{field:i[0]},texts:a});return Object.fromEntries(s)},
xt=e=>{let{t,describe:n}=$(),o=e.fields??{},s=ve(null),{run:r,busy:i,error:a,reset:u}=Gs(async()=>{let T=await e.
act(sp(s.current,o,t.missing));return e.inline&&s.current?.reset(),T}),{code:f="",parameters:g={},fields:d=[]}=a??
{},{texts:h={}}=a??{},m=Object.keys(o),w=m.find(T=>T===g.field||o[T]?.codes?.includes(f))??m.find(T=>d.
includes(T)),x=T=>h[T]??(T===w?n(a):d.includes(T)?t.checkField:"");ce(()=>{a&&s.current?.querySelector(
"[aria-invalid=true]")?.focus()},[a]);let S=T=>{T.preventDefault(),r()};return l("form",{ref:s,class:e.
inline?"inline":"",noValidate:!0,onInput:u,onSubmit:S,children:[e.question&&l("div",{children:e.question}),
l(is,{fields:o,errorOf:x}),l(Ve,{error:w===void 0?a:void 0}),l("div",{class:"actions",children:[l(re,
{text:e.submit,kind:e.kind??"primary",busy:i}),e.onCancel&&l(re,{text:t.cancel,onClick:()=>i||e.onCancel?.()})]})]})},
pn=({act:e,busy:t,...n})=>{let o=Gs(e);return l(Q,{children:[l(re,{...n,busy:t||o.busy,onClick:o.run}),
l(Ve,{error:o.error})]})},He=e=>{let{text:t,of:n,title:o=t,opener:s="link",...r}=e,{announce:i}=$(),
a=Tn(Nt),[u,f]=X(!1),g=ve(!1),d=w=>{g.current=w,w||a(!1)};return l(Q,{children:[l(re,{text:t,of:n,kind:s,
"aria-haspopup":"dialog",onClick:()=>{i(""),f(!0)}}),u&&l(qn,{title:o,onClose:()=>{f(!1),g.current&&
a(!0),g.current=!1},children:w=>l(Nt.Provider,{value:d,children:l(xt,{kind:"danger",submit:t,...r,onCancel:w,
act:async x=>{let S=await r.act(x);return w(),nn(),S}})})})]})};var rp=".menu > div > :is(a, button:not([aria-haspopup]))",Ao=({label:e,text:t,children:n})=>{let o=ve(
null),s=i=>o.current?.contains(i)??!1,r=i=>{let a=o.current;!a||a.querySelector("dialog[open]")||(i&&
a.querySelector("summary")?.focus(),a.open=!1)};return ce(()=>dn(document,["click","close"],({type:a,
target:u})=>{s(u)?(a==="close"||u.matches(rp))&&r(!0):a==="click"&&r(!1)}),[]),l("details",{class:"m\
enu",ref:o,onKeyDown:({key:i})=>i==="Escape"&&r(!0),onFocusOut:({relatedTarget:i})=>i&&!s(i)&&r(!1),
children:[l("summary",{"aria-label":e,children:l("span",{children:t})}),l("div",{children:n})]})};var Ro=(e,t)=>{let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),
setTimeout(()=>URL.revokeObjectURL(n.href),6e4)};var mi=Object.keys(Po.es.statuses),Us=(e,t)=>{let{t:n}=$(),[o,s]=X(e),r={label:n.status,hint:gi(o,t)&&
n.notKept,options:mi.map(i=>[i,n.statuses[i]]),defaultValue:o,onInput:({currentTarget:i})=>s(i.value)};
return{chosen:o,field:r}},on=({wstg_status:e})=>e??"Not Started",zs=(e,t)=>t===null?e.unknown:e.statuses[t]??
t,Io=(e,...t)=>[...new Set(t)].filter(n=>n!==null).join(" / ")||e.unknown,gi=(e,t)=>!t&&["Blocked","\
Not Started"].includes(e),hi=_t.FindingSeverity.values,_i=e=>e.charAt(0).toUpperCase()+e.slice(1),Ks=({
severity:e})=>{let{t}=$();if(!e)return l(Q,{children:t.unknown});let n=_i(e);return l(Ne,{kind:n,children:t.
severities[n]??e})},Ys=({item:e,all:t})=>{let{t:n,integer:o}=$(),s=hi.map(i=>[_i(i),e.open_findings[i]]).
filter(([,i])=>i>0).map(([i,a])=>({kind:i,counted:`${o(a)} ${n.severities[i]}`})),r=n.openFindings(s.
map(({counted:i})=>i).join(", "));return s.slice(0,t?s.length:1).map(({kind:i,counted:a})=>l("span",
{title:r,children:l(Ne,{kind:i,children:n.openFindings(a)})},i))},ip=({item:e})=>{let{t}=$(),n={wstg_id:e.
wstg_id},{data:o}=ke(i=>j.getItem({path:n,signal:i})),s=o?.findings.find(({written_to:i})=>i),r=[t.findingNumber(
e.finding_id??0),s?.title,s&&t.severities[_i(s.severity)],s&&t.findingStates[s.state]];return l("str\
ong",{class:"reason",children:r.filter(Boolean).join(" · ")})},pi=["active open"],ap={Done:["verifi\
ed closed","verified closed_by_status"],"Not Applicable":["active false_positive","active closed_by_\
status"],"In Progress":pi,Blocked:pi,"Not Started":pi},yi=(e,t)=>e.finding_own===!1&&!ap[t].includes(
`${e.defectdojo_status} ${e.finding_state}`),Zs=()=>{let{t:e,account:t}=$(),{ask:n,dialog:o}=Vs(e.changeFinding);
return{send:async(r,i)=>{let a=l(Q,{children:[e.othersFinding," ",l(ip,{item:r})]});if((yi(r,i.status)||
r.finding_own===!1&&i.notes)&&!await n(a))return;let f={wstg_id:r.wstg_id,user:t.username,...i};return j.
requestWstgSync({body:f})},dialog:o}},Js=()=>{let{t:e,bytes:t}=$();return async n=>{let o=await n.blob();
return Ro(o,n.fileName),e.saved(n.fileName,t(o.size))}},Eo=async(e,t)=>{let n=[];for await(let o of e){
if(n.length===t)return{taken:n,more:!0};n.push(o)}return{taken:n,more:!1}},lt=({at:e})=>{let{t,instant:n,
ago:o}=$();return e===null?l(Q,{children:t.unknown}):l("time",{dateTime:e,title:n(e),children:o(e)??
n(e)})},lp=()=>history.replaceState({...history.state,y:scrollY},""),as=e=>l("a",{href:be("checklist",
e.parameters,e.id),onClick:lp,children:e.id}),Un=({text:e})=>{let{t}=$();return e?l("details",{class:"\
reason",children:[l("summary",{children:t.reason}),e]}):null},ls=({request:e})=>{let{t,integer:n,may:o}=$(),
s=e?{request_ids:[e.request_id]}:"all",r=e&&`${e.wstg_id??e.request_id}`,i=async()=>{let{request_ids:d}=await j.
retryRequests({body:s});return t.retried(n(d.length))},a=async()=>{let{request_ids:d}=await j.dismissRequests(
{body:s});return t.dismissed(n(d.length))},[u,f]=e?[t.repeat,t.dismiss]:[t.retryAll,t.dismissAll],g=e?
"link":"plain";return o("checklist:write")?l("div",{class:"actions",children:[l(pn,{text:u,of:r,kind:g,
act:i}),l(He,{text:f,of:r,opener:g,question:t.askDismiss,act:a})]}):null};var cp=1e3,up=25,dp=({user:e,isOwn:t})=>{let{t:n}=$(),{username:o}=e,s={target_user_id:e.user_id},r=async()=>(await j.
endSessions({path:s}),n.sessionsEnded(o)),i=async(S,T)=>(await j.updateUserRole({path:s,body:{role:S}}),
T&&await r(),n.roleChanged(o,n.roles[S])),a=async()=>(await j.deleteUser({path:s}),n.accountDeleted(
o)),u=async S=>(await j.setChecklistAccess({path:s,body:{access:S}}),n.accessChanged(o,n.accesses[S])),
f=_t.ChecklistAccess.values.map(S=>[S,n.accesses[S]]),g={label:n.access,options:f,defaultValue:e.checklist_access},
d={label:n.alsoEnd,type:"checkbox",defaultChecked:!0},h={text:n.promote,question:n.askPromote(o)},m={
text:n.demote,question:n.askDemote(o),fields:{end:d}},w={text:n.endTheirSessions,question:n.askEnd(o)},
x={text:n.delete,question:n.askDelete(o)};return l(Ao,{label:`${n.actions}: ${o}`,text:"⋯",children:[
e.role==="user"&&l(He,{...h,of:o,act:()=>i("admin")}),e.role==="admin"&&l(He,{...m,of:o,act:({end:S})=>i(
"user",S)}),e.role==="user"&&l(He,{text:n.access,of:o,submit:n.save,kind:"primary",fields:{access:g},
act:({access:S})=>u(S)}),!t&&l(He,{...w,of:o,act:r}),!t&&l(He,{...x,of:o,act:a})]})},Ul=()=>{let{t:e,
integer:t,account:n}=$(),o=d=>d.user_id===n.userId,{search:s="",role:r}=Ke().parameters,i=_t.Role.values.
find(d=>d===r),a=ke(d=>Eo(j.users({search:s,role:i,limit:200,signal:d}),cp),[s,i]),u=d=>l("div",{class:"\
badges",children:[d.username," ",o(d)&&l(Ne,{children:e.you})]}),f=({role:d,checklist_access:h})=>d===
"admin"?l(Ne,{kind:"done",children:e.roles.admin}):h==="none"?e.roles.user:l(Ne,{children:e.testers[h]}),
g={search:{label:e.beginning,type:"search",autocapitalize:"none"},role:{label:e.role,options:[["",e.
any],...Object.entries(e.roles)]}};return l(Lt,{title:e.accounts,load:a,children:({taken:d,more:h})=>l(
"section",{class:"card","aria-label":e.accounts,children:[!qt.registrationOpen&&l("p",{class:"hint",
children:e.accountsClosed}),(d.length>up||s||i)&&l(qs,{fields:g}),l(at,{caption:e.accountsCount(d.length,
`${t(d.length)}${h?"+":""}`),rows:d,empty:e.noAccounts,keyOf:({user_id:m})=>m,columns:[[e.name,u],[e.
role,f],[e.created,({created_at:m})=>l(lt,{at:m}),"wide"],[e.actions,m=>l(dp,{user:m,isOwn:o(m)}),"t\
ools"]]})]})})};var wi={base:"https://owasp.org/www-project-web-security-testing-guide/v42/4-Web_Application_Securit\
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
n_Hijacking"}};var Qs={current:[]},pp=({request:e})=>{let{request:t}=$().t,{state:n,reason:o}=e,s=n==="failed"?"err\
or":n==="done"&&!o?"success":"info",r=n==="done"&&o?t.noEffect:t[n];return l(fe,{kind:s,children:[r,
" ",n==="failed"&&Gn(e)&&t.repeated,l(Un,{text:o})]})},mp=({item:e,keepsAll:t})=>{let{t:n}=$(),{send:o,
dialog:s}=Zs(),[r,i]=X(""),a=e.requests.find(m=>r.endsWith(`/${m.request_id}`)),{field:u}=Us(on(e),t),
[f,g]=X((e.notes??"").replaceAll(`\r
`,`
`)),d=async({status:m,notes:w})=>{let x=await o(e,w===f?{status:m}:{status:m,notes:w});x&&(i(x.location),
g(w))},h={label:n.notes,hint:n.notesHint,rows:6,defaultValue:f};return l($e,{title:n.edit,children:[
l(xt,{submit:n.save,act:d,fields:{status:u,notes:h}}),a&&l(pp,{request:a}),s]})},zl=({address:e,text:t})=>/^https?:\/\//i.
test(e)?l("a",{href:e,target:"_blank",rel:"noreferrer",children:t}):l(Q,{children:t}),gp=({item:e})=>{
let{t,integer:n}=$(),{findings:o,findings_total:s}=e,r=o.length<s?t.doneOf(n(o.length),n(s)):n(s),i=a=>{
let u=t.findingNumber(a.finding_id),f=[u,a.own&&t.madeHere,a.written_to&&t.writtenTo];return l("div",
{class:"reason",children:[l(zl,{address:a.finding_url??"",text:a.title||u}),l("p",{class:"aside",children:f.
filter(Boolean).join(" · ")})]})};return s===0?null:l($e,{title:t.findings,children:l(at,{caption:`${t.
findings}: ${r}`,rows:o,keyOf:({finding_id:a})=>a,columns:[[t.finding,i],[t.severity,({severity:a})=>l(
Ks,{severity:a})],[t.state,({state:a})=>t.findingStates[a]]]})})},hp=({item:e})=>{let{t}=$();return l(
$e,{title:t.currentState,children:[e.conflict&&l(fe,{children:t.conflictNotice}),e.failed_reason!==null&&
l(fe,{kind:"error",children:t.failedBelow}),l(Do,{facts:{[t.status]:l("div",{class:"badges",children:[
l(Ne,{kind:on(e),children:t.statuses[on(e)]}),l(Ys,{item:e,all:!0})]}),[t.setAt]:l(lt,{at:e.status_set_at}),
[t.setBy]:Io(t,e.status_set_by,e.status_set_for),[t.tool]:t.toolStatuses[e.defectdojo_status??"none"],
[t.lastSync]:l(lt,{at:e.last_sync})}})]})},_p=({item:e})=>{let{t}=$(),n=i=>zs(t,i),o=i=>i?"blocked":
void 0,s=i=>l("div",{children:[l(Ne,{kind:o(i.state==="failed"),children:t.states[i.state]})," ",l(Un,
{text:i.reason}),i.state==="failed"&&l(ls,{request:i})]}),r=i=>l("div",{children:[l(Ne,{kind:o(!i.success),
children:i.success?t.success:t.failed})," ",l(Un,{text:i.error_message})]});return l(Q,{children:[l(
$e,{title:t.requests,children:l(at,{empty:t.noRequests,caption:t.requests,rows:e.requests,keyOf:({request_id:i})=>i,
columns:[[t.accepted,({accepted_at:i})=>l(lt,{at:i})],[t.origin,({kind:i})=>t.origins[i]],[t.status,
({status:i})=>n(i)],[t.setBy,({account:i,user:a})=>Io(t,i,a)],[t.result,s]]})}),l($e,{title:t.log,children:l(
at,{empty:t.noLog,caption:t.log,rows:e.log,columns:[[t.when,({timestamp:i})=>l(lt,{at:i})],[t.direction,
({direction:i})=>t.directions[i]],[t.change,i=>`${n(i.old_status)} → ${n(i.new_status)}`],[t.setBy,
({account:i})=>Io(t,i)],[t.result,r]]})})]})},yp=({id:e})=>{let{t}=$(),{parameters:n}=Ke(),o=Qs.current.
indexOf(e),[s,r]=o<0?[]:[-1,1].map(a=>Qs.current[o+a]),i=(a,u)=>u&&l("a",{href:be("checklist",n,u),children:a});
return l("nav",{class:"actions","aria-label":t.checklist,children:[l("a",{href:be("checklist",n),children:t.
backToList}),i(t.previous,s),i(t.next,r)]})},Kl=({id:e})=>{let{t,may:n}=$(),o=ke(async f=>{let[g,{keeps_equivalent_status:d}]=await Promise.
all([j.getItem({path:{wstg_id:e},signal:f}),j.getSynchronisation({signal:f})]);return{item:g,keepsAll:d}},
[e],({item:f})=>f.requests.some(Gn)),s=wi.pages[e.toUpperCase()],{name:r,category:i,near:a}=o.data?.
item??{},u=l(Q,{children:[[r&&e,a&&t.near(a),i&&t.categoryName(i)].filter(Boolean).join(" · "),s&&"\
 · ",s&&l(zl,{address:wi.base+s,text:t.guide})]});return l(Lt,{title:r??e,above:u,tools:l(yp,{id:e}),
load:o,children:({item:f,keepsAll:g})=>l(Q,{children:[l(gp,{item:f}),l("div",{class:"columns",children:[
l(hp,{item:f}),n("checklist:write")&&l(mp,{item:f,keepsAll:g})]}),l(_p,{item:f})]})})};var wp="-",bi=({category:e})=>e??wp,Zl=e=>e.open_request&&e.failed_reason===null,bp={conflict:e=>e.conflict,
open:e=>e.open_request,failed:e=>e.failed_reason!==null,untracked:e=>!e.tracked,without_finding:e=>e.
finding_id===null&&e.last_sync!==null},Si={closed:"Done",issues:"worse",under_way:"In Progress",blocked:"\
Blocked",untested:"Not Started"},Jl=Object.keys(Si),Sp=({name:e})=>e!==null,ki=e=>{let t=Map.groupBy(
e,Bl);return n=>t.get(n)?.length??0},Ql=({items:e})=>{let t=ki(e);return l("div",{class:"bar","aria-\
hidden":"true",children:Jl.filter(n=>t(n)>0).map(n=>l("i",{"data-kind":Si[n],style:{flexGrow:t(n)}},
n))})},kp=5,vp=({gate:e})=>{let{t,integer:n}=$(),{parameters:o}=Ke(),s=Map.groupBy(e.open,({reason:a})=>a),
r=Map.groupBy(s.get("open_finding")??[],({severity:a})=>a),i=hi.flatMap(a=>r.get(a)??[]);return e.passed?
l(fe,{kind:"success",children:t.gatePassed}):l(fe,{kind:"closed",children:[l("p",{children:[l("stron\
g",{children:t.gateClosed})," ",e.stale_reason&&t.gateStale[e.stale_reason]]}),l("p",{class:"badges",
children:[...s].map(([a,{length:u}])=>{let f=`${t.reasons[a]}: ${n(u)}`;return a==="unassigned_findi\
ng"?l("span",{children:f},a):l("a",{href:be("checklist",{...o,show:a}),children:f},a)})}),i.length>0&&
l("p",{class:"badges",children:i.slice(0,kp).map(({wstg_id:a,severity:u})=>l("span",{children:[l(as,
{id:a,parameters:o})," ",l(Ks,{severity:u})]},a))})]})},Tp=({items:e,gate:t})=>{let{t:n,integer:o,percent:s}=$(),
r=e.filter(Sp),i=ki(r),a=i("closed");return l("section",{class:"card total","aria-label":n.checklistTotal,
children:[l("p",{class:"figure",children:[l("strong",{children:n.closedOf(o(a),o(r.length))})," ",l(
"span",{children:s(a/r.length)}),l("span",{class:"badges",children:[Jl.map(u=>l(Ne,{kind:Si[u],children:[
n.progress[u],": ",o(i(u))]},u)),e.length>r.length&&l("span",{children:n.outsideGuide(o(e.length-r.length))})]})]}),
l(Ql,{items:r}),l(vp,{gate:t}),l(xp,{items:r})]})},xp=({items:e})=>{let{t,integer:n}=$(),{parameters:o}=Ke();
return l("details",{children:[l("summary",{children:t.coverage}),l("ul",{class:"coverage",children:[
...Map.groupBy(e,bi)].map(([s,r])=>l("li",{children:[l("a",{href:be("checklist",{...o,category:s}),children:t.
categoryName(s)}),l("span",{children:t.doneOf(n(ki(r)("closed")),n(r.length))}),l(Ql,{items:r})]},s))})]})},
Yl=e=>e.failed_reason!==null?2:Number(e.conflict),Cp=({items:e,gate:t},n)=>{let{status:o="",category:s="",
show:r="",outcome:i="",search:a=""}=n,u=a.toLowerCase().split(/\s+/),f=new Map(t.open.map(({wstg_id:h,
reason:m})=>[h,m])),g=h=>{let m=`${h.wstg_id} ${h.name??""} ${h.notes??""}`.toLowerCase();return u.every(
w=>m.includes(w))},d=h=>bp[r]?.(h)??[f.get(h.wstg_id),""].includes(r);return e.filter(h=>[on(h),""].
includes(o)).filter(h=>[bi(h),""].includes(s)).filter(h=>[h.outcome,""].includes(i)).filter(d).filter(
g).sort((h,m)=>Yl(m)-Yl(h))},Pp=({items:e,keepsAll:t})=>{let{t:n,integer:o,account:s}=$(),{chosen:r,
field:i}=Us("Done",t),[a,u]=X(),f=ve(!1),g=S=>n.items(S,o(S)),d=async()=>{f.current=!1;let S=0,T=()=>u(
{done:S,all:e.length});T();try{for(let{wstg_id:b}of e){if(f.current)break;let P={wstg_id:b,status:r,
user:s.username};await j.requestWstgSync({body:P}),S+=1,T()}}finally{u(void 0)}return n.setAll(g(S))},
h=a?.all??e.length,m=e.filter(S=>yi(S,r)).length,w=[m>0&&n.othersFindings(o(m)),i.hint],x=l("span",{
role:"status",children:w.filter(Boolean).join(" ")});return h===0?null:l(He,{text:n.setAllShown,opener:"\
plain",title:n.askSetAll(g(h),n.statuses[r]),submit:n.setItems(g(h),n.statuses[r]),question:a&&l(Cn,
{label:n.sending,done:a.done,all:h,format:o,children:l(re,{text:n.stop,onClick:()=>f.current=!0})}),
fields:{status:{...i,hint:x,disabled:a!==void 0}},act:d})},Dp=({item:e,keepsAll:t})=>{let{t:n}=$(),{
send:o,dialog:s}=Zs(),{run:r,busy:i,error:a}=Gs(async u=>{if(await o(e,{status:u}))return gi(u,t)?n.
notKept:n.request.waiting});return l("div",{children:[l("select",{"aria-label":`${n.status}: ${e.wstg_id}`,
"aria-busy":i,"data-kind":on(e),value:on(e),onChange:({currentTarget:u})=>r(u.value),children:mi.map(
u=>l("option",{value:u,children:n.statuses[u]},u))}),l(Ve,{error:a}),s]})},Ap=({data:e})=>{let{t,integer:n,
may:o}=$(),{parameters:s}=Ke(),r=JSON.stringify(s),i=yt(()=>Cp(e,s),[e,r]);Qs.current=i.map(({wstg_id:m})=>m);
let a=["",t.any],u=[...new Set(e.items.map(bi))].map(m=>[m,t.categoryName(m)]),f=[...new Set(e.gate.
open.map(({reason:m})=>m))].map(m=>[m,t.reasons[m]]),g=m=>l("div",{children:[l(as,{id:m.wstg_id,parameters:s}),
l("p",{class:"aside",children:m.near?t.near(m.near):m.name})]}),d=m=>l("div",{class:"badges",children:[
o("checklist:write")?l(Dp,{item:m,keepsAll:e.keepsAll}):l(Ne,{kind:on(m),children:t.statuses[on(m)]}),
m.conflict&&l(Ne,{kind:"blocked",children:t.conflict}),m.failed_reason!==null&&l(Ne,{kind:"blocked",
children:t.failed}),Zl(m)&&l(Ne,{children:t.pending})]}),h=l(Q,{children:[l("p",{children:t.noItems}),
l("a",{href:be("checklist"),onClick:nn,children:t.clear})]});return l($e,{title:t.items(i.length,n(i.
length)),tools:o("checklist:write")&&l(Pp,{items:i,keepsAll:e.keepsAll}),children:[l(qs,{fields:{search:{
label:t.search,placeholder:t.searchHint,type:"search"},status:{label:t.status,options:[a,...Object.entries(
t.statuses)]},category:{label:t.category,options:[["",t.anyCategory],...u]},outcome:{label:t.itemOutcome,
options:[a,...Object.entries(t.outcomes)]},show:{label:t.show,options:[a,...Object.entries(t.shown),
...f]},since:{label:t.since,type:"date"}}}),l(at,{caption:t.checklist,rows:i,keyOf:({wstg_id:m})=>m,
empty:h,columns:[[t.item,g],[t.status,d],[t.tool,m=>t.toolStatuses[m.defectdojo_status??"none"]],[t.
findingsOpen,m=>l(Ys,{item:m})],[t.lastSync,({last_sync:m})=>l(lt,{at:m})]]},r),l("p",{class:"aside",
children:t.source})]})},Rp=()=>{let{t:e}=$(),{since:t}=Ke().parameters,n=t?{since:t}:{},o=ke(async u=>{
let[{taken:f},g,{keeps_equivalent_status:d}]=await Promise.all([Eo(j.items({...n,signal:u}),Number.POSITIVE_INFINITY),
j.checkGate({query:n,signal:u}),j.getSynchronisation({signal:u})]);return{items:f,gate:g,keepsAll:d}},
[t],({items:u})=>u.some(Zl)),s=o.data!==void 0;ce(()=>{s&&history.state?.y&&scrollTo(0,history.state.
y)},[s]);let r=Js(),i=async()=>r(await j.generateReport({headers:{"Accept-Language":document.documentElement.
lang}})),a=l(Q,{children:[l(pn,{text:e.makeReport,act:i}),l(re,{text:e.reload,busy:o.loading,onClick:o.
reload})]});return l(Lt,{title:e.checklist,tools:a,load:o,children:u=>l(Q,{children:[l(Tp,{...u}),l(
Ap,{data:u})]})})},Xl=()=>{let{id:e}=Ke();return e===void 0?l(Rp,{}):l(Kl,{id:e},e)};var ec=e=>{let{act:t,ask:n,title:o,hint:s,submit:r,labels:i,fields:a}=e,{t:u,bytes:f}=$(),[g,d]=X(),
[h,m]=X(""),w=ve(new AbortController);ce(()=>()=>w.current.abort(),[]);let x=async E=>{w.current=new AbortController;
let{signal:M}=w.current;m(""),d({loaded:0,total:void 0}),await t({signal:M,onProgress:d},E).catch(I=>{
if(!M.aborted)throw I;return u.stopped}).then(m).finally(()=>d(void 0))},{ask:S,dialog:T}=Vs(r),b=async E=>{
(!n||await S(n(E)))&&await x(E)},P=()=>{w.current.abort(),nn()},v=g&&g.loaded>0&&g.loaded!==g.total,
[A,D]=v?[i[0],g.total]:[i[1],void 0];return l($e,{title:o,hint:s,children:[l(xt,{submit:r,kind:a?"da\
nger":"primary",act:b,fields:a}),T,g&&l(Cn,{label:A,done:g.loaded,all:D,format:E=>E===0?"":f(E),children:l(
re,{text:u.stop,onClick:P})}),h&&l(fe,{children:h})]})},tc=()=>{let{t:e,bytes:t}=$(),n=Js(),{data:o,
reload:s}=ke(a=>j.getSynchronisation({signal:a})),r=o?.import_obstacle,i={label:e.file,type:"file",accept:"\
.sql,application/sql,text/plain",read:a=>a instanceof File&&a.name?a:new Error(e.noFile)};return l(Q,
{children:[l(Ft,{title:e.files}),r&&l(fe,{kind:"error",children:`${e.importObstacle} ${r}`}),l("div",
{class:"columns",children:[l(ec,{title:e.export,hint:e.dumpHint,submit:e.makeExport,labels:[e.downloading,
e.preparing],act:async a=>n(await j.exportFindingsDump(a)).finally(s)}),l(ec,{title:e.import,hint:e.
dumpImportHint,submit:e.makeImport,labels:[e.uploading,e.importing],fields:{file:i},ask:({file:a})=>e.
askImport(a.name,t(a.size)),act:async(a,{file:u})=>(await j.importFindingsDump({...a,body:{file:u}}),
s(),e.imported)})]})]})};var Ip=1e3,Ep=({state:e,last_started_at:t,last_succeeded_at:n})=>e==="idle"&&(n??"")<(t??""),Op=({run:e})=>{
let{t,ago:n,instant:o,may:s,account:r}=$(),{state:i,last_error:a,last_warning:u}=e,f=()=>j.synchroniseNow(),
g=m=>m&&(n(m)??o(m)),d=a===null&&u===null&&e.failed===0,h=()=>{if(i!=="idle")return t.runStates[i];let[
m,w]=[g(e.last_succeeded_at),g(e.next_run_at)];return m===null?t.neverInStep:(d?t.inStep:t.notInStep)(
m,w)};return l("section",{class:"card","aria-label":t.state,children:[l("div",{class:"heading",children:[
l("p",{role:"status",children:l("strong",{children:h()})}),s("checklist:write")&&l(pn,{kind:"primary",
text:t.synchronise,busy:i!=="idle",act:f})]}),a!==null&&l(fe,{kind:"error",children:[t.lastError,l(Un,
{text:a})]}),u!==null&&l(fe,{kind:"error",children:[`${t.lastWarning} ${u}`,r.role==="admin"&&Ep(e)&&
l(He,{text:t.hiddenIsGone,opener:"plain",question:t.askHiddenIsGone,act:()=>j.synchroniseNow({body:{
hidden_is_gone:!0}})})]})]})},Mp=({run:e})=>{let{t,integer:n}=$(),o=s=>s>0&&n(s);return l("details",
{class:"card",children:[l("summary",{children:t.periodic}),l(Do,{facts:{[t.lastStarted]:l(lt,{at:e.last_started_at}),
[t.lastFinished]:l(lt,{at:e.last_finished_at}),[t.lastSucceeded]:l(lt,{at:e.last_succeeded_at}),[t.nextRun]:l(
lt,{at:e.next_run_at}),[t.lastDelivery]:l(lt,{at:e.last_delivery_at}),[t.waitingCount]:o(e.waiting),
[t.retryingCount]:o(e.retrying),[t.failedCount]:o(e.failed),[t.unassigned]:o(e.unassigned),[t.withoutFinding]:l(
"a",{href:be("checklist",{show:"without_finding"}),children:n(e.without_finding)})}})]})},Np=({requests:e,
all:t})=>{let{t:n,integer:o}=$(),s=({wstg_id:i,finding_id:a})=>i!==null?l(as,{id:i}):a===null?n.unknown:
n.findingNumber(a),r=({reason:i,next_attempt_at:a})=>l("div",{children:[l(Un,{text:i})," ",a!==null&&
l(Ne,{children:n.states.retrying})]});return l($e,{title:n.failedRequests,tools:e.length>0&&l(ls,{}),
children:l(at,{empty:n.noFailed,caption:n.firstOf(e.length,Math.max(t,e.length),o),rows:e,keyOf:({request_id:i})=>i,
columns:[[n.item,s],[n.status,({status:i})=>zs(n,i)],[n.setBy,({account:i,user:a})=>Io(n,i,a)],[n.accepted,
({accepted_at:i})=>l(lt,{at:i})],[n.attempts,({attempts:i})=>o(i),"numeric"],[n.reason,r],[n.actions,
i=>l(ls,{request:i}),"tools"]]})})},Fp=async e=>{let t=await j.getSynchronisation({signal:e}),n=j.requests(
{state:"failed",limit:200,signal:e}),{taken:o}=await Eo(n,Ip);return{run:t,failed:o}},Lp=({run:e,failed:t})=>e.
state!=="idle"||e.waiting+e.retrying>0||t.some(Gn),nc=()=>{let{t:e}=$(),t=ke(Fp,[],Lp),n=l(re,{text:e.
reload,onClick:t.reload});return l(Lt,{title:e.synchronisation,tools:n,load:t,children:({run:o,failed:s})=>l(
Q,{children:[l(Op,{run:o}),l(Np,{requests:s,all:o.failed}),l(Mp,{run:o})]})})};var Wp=e=>e.currentTarget.select(),$p=({value:e,close:t})=>{let{t:n}=$(),[o,s]=X(!1),r=async()=>{await navigator.
clipboard.writeText(e),s(!0)};return l(qn,{title:n.keyMade,onClose:t,children:i=>l(Q,{children:[l("p",
{children:n.keyOnce}),l("input",{readOnly:!0,value:e,"aria-label":n.keyMade,onFocus:Wp}),l("div",{class:"\
actions",children:[navigator.clipboard&&l(re,{text:o?n.copied:n.copy,kind:"primary",onClick:r}),l(re,
{text:n.close,onClick:i})]})]})})},Hp=[30,90,366],oc=({onKey:e,isForScale:t})=>{let{t:n,may:o}=$(),s=_t.
Permission.values.filter(o),r=a=>({label:n.permissions[a],type:"checkbox",defaultChecked:t&&a==="wei\
ghts:write"}),i={name:{label:n.keyName,hint:n.keyNameHint,defaultValue:t?n.scale:"",maxLength:_t.KeyName.
maxLength,autocomplete:"off"},...Object.fromEntries(s.map(a=>[a,r(a)])),days:{label:n.keyEnds,options:Hp.
map(a=>[String(a),n.days(a)]),defaultValue:t?"366":"90"},password:{label:n.currentPassword,autocomplete:"\
current-password",type:"password",codes:["current_password_wrong"]}};return l(He,{text:t?n.makeScaleKey:
n.makeKey,title:n.makeKey,submit:n.makeKey,opener:"plain",kind:"primary",fields:i,act:async({name:a,
days:u,password:f,...g})=>{let d=s.filter(m=>g[m]);if(d.length===0)throw new Error(n.noPermission);let h={
name:a,permissions:d,expires_in_days:Number(u),password:f};e((await j.createKey({body:h})).key)}})},
sc=()=>{let{t:e,day:t,instant:n,messages:o}=$(),{data:s,error:r,reload:i}=ke(m=>j.listKeys({signal:m})),
[a,u]=X(""),{keys:f=[]}=s??{},g=({name:m,last_refused_at:w,last_refused_code:x})=>{let S=o.errors[x??
""]??x??"";return l("div",{children:[m,w!==null&&l("p",{class:"aside",children:e.keyRefused(n(w),S)})]})},
d=({permissions:m})=>l("div",{class:"badges",children:m.map(w=>l(Ne,{children:e.permissions[w]},w))}),
h=({key_id:m,name:w})=>l(He,{text:e.remove,of:w,title:e.removeKey,question:w,act:async()=>(await j.deleteKey(
{path:{key_id:m}}),e.keyRemoved)});return l(Nt.Provider,{value:i,children:l($e,{title:e.apiKeys,hint:e.
apiKeysHint,tools:l("div",{class:"actions",children:[l(oc,{onKey:u,isForScale:!0}),l(oc,{onKey:u})]}),
children:[l(Ve,{error:r,retry:i}),a&&l($p,{value:a,close:()=>u("")}),l(at,{caption:e.apiKeysCaption,
rows:f,keyOf:({key_id:m})=>m,columns:[[e.keyName,g],[e.keyMay,d],[e.lastUsed,({last_used_at:m})=>m===
null?e.never:n(m),"wide"],[e.expires,({expires_at:m})=>t(m)],[e.actions,h,"tools"]]})]})})};var vi,Bp=(e,t)=>new Promise((n,o)=>{let s=new URL(e);s.searchParams.set("render",t);let r=document.
createElement("script");r.src=s.href,r.onerror=()=>{vi=void 0,r.remove(),o(new Error("the captcha ca\
nnot be loaded"))},r.onload=()=>{let{grecaptcha:i}=globalThis;i?i.ready(()=>n(i)):r.dispatchEvent(new Event(
"error"))},document.head.append(r),j.session.onChange(i=>i&&setTimeout(()=>location.reload()))}),Ti=async e=>{
let{captcha_site_key:t}=e;return t&&qt.captchaScript&&(vi??=Bp(qt.captchaScript,t)),vi},rc=async(e,t)=>{
let n=await Ti(e),o=e.captcha_site_key??"";return n?{captcha_token:await n.execute(o,{action:t})}:{}};var xi=["password_too_short","password_too_long","password_breached"],Ci=({registering:e,expired:t})=>{
let{t:n,config:o}=$(),s=qt.isEmpty&&qt.registrationOpen,r=e||s,i=async m=>{let w=await rc(o,r?"regis\
ter":"login").catch(()=>{throw new Error(n.captchaMissing)}),x={...m,...w};await(r?j.registerAccount(
{body:x}):j.login({body:x})),qt.isEmpty=!1,r?vo(be("profile",{first:"true"})):location.hash==="#/del\
eted"&&(location.hash="")};ce(()=>{Ti(o).catch(()=>{})},[o]);let{minLength:a,maxLength:u}=_t.Username,
f={autocomplete:"username",autocapitalize:"none",spellcheck:!1,label:n.username,hint:r&&n.usernameHint(
a,u),codes:["username_invalid","username_taken"],defaultValue:t?.username},g={type:"password",label:n.
password,codes:xi,hint:r&&n.newPasswordHint(_t.NewPassword.minLength),autocomplete:r?"new-password":
"current-password",autofocus:t!==void 0},d=r?n.register:n.signIn,h=l(xt,{submit:d,act:i,fields:{username:f,
password:g}});return t?h:l(Q,{children:[l(Ft,{title:s?n.registerFirst:d}),l("p",{class:"hint",children:s?
n.welcomeFirst:n.welcome}),r&&!qt.registrationOpen?l(fe,{children:n.registrationClosed}):h,!s&&(r||qt.
registrationOpen)&&l("p",{class:"aside",children:[r?n.toSignIn:n.toRegister," ",l("a",{href:r?"#/":"\
#/register",children:r?n.signIn:n.register})]})]})};var Vp=async()=>{let e=JSON.stringify(await j.exportOwnData(),null,2),t=new Date().toLocaleDateString(
"sv");Ro(new Blob([e],{type:"application/json"}),`weight-bmi-${t}.json`)},ic=()=>{let{t:e,account:t}=$(),
o={...{type:"password",autocomplete:"current-password"},label:e.currentPassword,codes:["current_pass\
word_wrong"]},s={type:"password",autocomplete:"new-password",label:e.newPassword,hint:e.newPasswordHint(
_t.NewPassword.minLength),codes:[...xi,"password_unchanged"]},r={autocomplete:"off",autocapitalize:"\
none",label:e.typeName(t.username),read:i=>String(i).trim()===t.username||new Error(e.nameDiffers)};
return l(Q,{children:[l(Ft,{title:e.account}),l("p",{class:"hint",children:e.signedInAs(t.username)}),
l(sc,{}),l("div",{class:"columns",children:[l($e,{title:e.password,hint:e.changePasswordHint,children:l(
He,{text:e.changePassword,opener:"plain",kind:"primary",fields:{current_password:o,new_password:s},act:async i=>(await j.
changePassword({body:i}),e.passwordChanged)})}),l($e,{title:e.exportTitle,hint:e.exportHint,children:l(
xt,{kind:"plain",submit:e.exportData,act:Vp})}),l($e,{title:e.endSessions,hint:e.endSessionsHint,children:l(
He,{text:e.endSessions,opener:"plain",fields:{password:o},act:i=>j.logoutEverywhere({body:i})})}),l(
$e,{title:e.deleteAccount,hint:e.deleteHint,children:l(He,{text:e.deleteAccount,opener:"danger",fields:{
name:r,password:o},act:async({password:i})=>{await j.deleteAccount({body:{password:i}}),location.hash=
"#/deleted"}})})]})]})};var Gp=e=>{let[,t]=/^(\d+([.,]\d+)?) *(c?m)?\.?$/i.exec(e.trim())??[],n=Number(t?.replace(",","."));
return n>3?n/100:n},ac=()=>{let{t:e,plain:t,messages:n,config:o,unit:s,setUnit:r}=$(),i=Ke().parameters.
first!==void 0,a=ke(w=>So(j.getProfile({signal:w}))),u=o.validation_limits??{},f={maxLength:u.name_max_length,
required:!0},g={type:"date",codes:["birth_date_invalid"],min:u.birth_date_min,required:!0},d={inputMode:"\
decimal",autocomplete:"off",read:w=>Gp(String(w))||new Error(e.notAHeight),codes:["height_out_of_ran\
ge"],label:e.height,hint:e.heightHint,required:!0},h=async w=>{if(await j.saveProfile({body:w}),!i)return n.
texts.profile_saved;location.hash=be("weight")},m=w=>({nombre:{...f,label:e.firstName,defaultValue:w?.
nombre},apellidos:{...f,label:e.lastName,defaultValue:w?.apellidos},fecha_nacimiento:{...g,label:e.birthDate,
defaultValue:w?.fecha_nacimiento},talla_m:{...d,defaultValue:w?t(w.talla_m):""}});return l("div",{class:"\
card narrow",children:l(Lt,{title:e.profile,load:a,children:w=>l(Q,{children:[l("p",{class:"hint",children:i?
e.profileFirst:e.profileHint}),l(xt,{submit:e.save,act:h,fields:m(w)}),i&&l("a",{href:be("weight"),children:e.
later}),l(js,{label:e.unitOfWeights,values:Hs,names:e.unitNames,value:s,choose:r})]})})})};var Xs=e=>{let{format:t}=new Intl.DateTimeFormat("sv-SE",{timeZone:e,dateStyle:"short",timeStyle:"me\
dium"}),n=a=>Date.parse(`${t(a*1e3).replace(" ","T")}Z`)-a*1e3,o=new Map,s=a=>{let u=o.get(a);if(u!==
void 0)return u;let f=n(a*7*864e5/1e3);return o.set(a,f),f},r=a=>{let u=Math.floor(a/6048e5),f=s(u);
return f===s(u+1)?f:n(Math.floor(a/1e3))},i=a=>a+r(a);return{name:e,clockAt:i,instantOf(a){let[u,f]=[
a-864e5,a+864e5].map(d=>a-r(d)),g=[u,f].filter(d=>i(d)===a);return g.length>0?Math.min(...g):u},inputOf:a=>new Date(
i(a)).toISOString().slice(0,16)}},er=()=>new Intl.DateTimeFormat().resolvedOptions().timeZone;var jp="uplot",qp="u-hz",Up="u-vt",zp="u-title",Kp="u-wrap",Yp="u-under",Zp="u-over",Jp="u-axis",Yn="\
u-off",Qp="u-select",Xp="u-cursor-x",em="u-cursor-y",tm="u-cursor-pt",nm="u-legend",om="u-live",sm="\
u-inline",rm="u-series",im="u-marker",lc="u-label",am="u-value",us="width",ds="height";var cc="bottom",Oo="left",Pi="right",ji="#000",uc=ji+"0",Di="mousemove",dc="mousedown",Ai="mouseup",
fc="mouseenter",pc="mouseleave",mc="dblclick",lm="resize",cm="scroll",gc="change",rr="dppxchange",qi="\
--",Ho=typeof window<"u",Mi=Ho?document:null,No=Ho?window:null,um=Ho?navigator:null,ge,tr;function Ni(){
let e=devicePixelRatio;ge!=e&&(ge=e,tr&&Li(gc,tr,Ni),tr=matchMedia(`(min-resolution: ${ge-.001}dppx)\
 and (max-resolution: ${ge+.001}dppx)`),Zn(gc,tr,Ni),No.dispatchEvent(new CustomEvent(rr)))}function Ct(e,t){
if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function Fi(e,t){let n=e.classList;n.contains(
t)&&n.remove(t)}function Ie(e,t,n){e.style[t]=n+"px"}function Ut(e,t,n,o){let s=Mi.createElement(e);
return t!=null&&Ct(s,t),n?.insertBefore(s,o),s}function Wt(e,t){return Ut("div",e,t)}var hc=new WeakMap;
function sn(e,t,n,o,s){let r="translate("+t+"px,"+n+"px)",i=hc.get(e);r!=i&&(e.style.transform=r,hc.
set(e,r),t<0||n<0||t>o||n>s?Ct(e,Yn):Fi(e,Yn))}var _c=new WeakMap;function yc(e,t,n){let o=t+n,s=_c.
get(e);o!=s&&(_c.set(e,o),e.style.background=t,e.style.borderColor=n)}var wc=new WeakMap;function bc(e,t,n,o){
let s=t+""+n,r=wc.get(e);s!=r&&(wc.set(e,s),e.style.height=n+"px",e.style.width=t+"px",e.style.marginLeft=
o?-t/2+"px":0,e.style.marginTop=o?-n/2+"px":0)}var Ui={passive:!0},dm={...Ui,capture:!0};function Zn(e,t,n,o){
t.addEventListener(e,n,o?dm:Ui)}function Li(e,t,n,o){t.removeEventListener(e,n,Ui)}Ho&&Ni();function zt(e,t,n,o){
let s;n=n||0,o=o||t.length-1;let r=o<=2147483647;for(;o-n>1;)s=r?n+o>>1:Pt((n+o)/2),t[s]<e?n=s:o=s;return e-
t[n]<=t[o]-e?n:o}function Kc(e){return(n,o,s)=>{let r=-1,i=-1;for(let a=o;a<=s;a++)if(e(n[a])){r=a;break}
for(let a=s;a>=o;a--)if(e(n[a])){i=a;break}return[r,i]}}var Yc=e=>e!=null,Zc=e=>e!=null&&e>0,lr=Kc(Yc),
fm=Kc(Zc);function pm(e,t,n,o=0,s=!1){let r=s?fm:lr,i=s?Zc:Yc;[t,n]=r(e,t,n);let a=e[t],u=e[t];if(t>
-1)if(o==1)a=e[t],u=e[n];else if(o==-1)a=e[n],u=e[t];else for(let f=t;f<=n;f++){let g=e[f];i(g)&&(g<
a?a=g:g>u&&(u=g))}return[a??Te,u??-Te]}function cr(e,t,n,o){let s=vc(e),r=vc(t);e==t&&(s==-1?(e*=n,t/=
n):(e/=n,t*=n));let i=n==10?mn:Jc,a=s==1?Pt:$t,u=r==1?$t:Pt,f=a(i(Ze(e))),g=u(i(Ze(t))),d=Fo(n,f),h=Fo(
n,g);return n==10&&(f<0&&(d=xe(d,-f)),g<0&&(h=xe(h,-g))),o||n==2?(e=d*s,t=h*r):(e=tu(e,d),t=ur(t,h)),
[e,t]}function zi(e,t,n,o){let s=cr(e,t,n,o);return e==0&&(s[0]=0),t==0&&(s[1]=0),s}var Ki=.1,Sc={mode:3,
pad:Ki},ps={pad:0,soft:null,mode:0},mm={min:ps,max:ps};function ir(e,t,n,o){return dr(n)?kc(e,t,n):(ps.
pad=n,ps.soft=o?0:null,ps.mode=o?3:0,kc(e,t,mm))}function pe(e,t){return e??t}function gm(e,t,n){for(t=
pe(t,0),n=pe(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function kc(e,t,n){let o=n.min,
s=n.max,r=pe(o.pad,0),i=pe(s.pad,0),a=pe(o.hard,-Te),u=pe(s.hard,Te),f=pe(o.soft,Te),g=pe(s.soft,-Te),
d=pe(o.mode,0),h=pe(s.mode,0),m=t-e,w=mn(m),x=mt(Ze(e),Ze(t)),S=mn(x),T=Ze(S-w);(m<1e-24||T>10)&&(m=
0,(e==0||t==0)&&(m=1e-24,d==2&&f!=Te&&(r=0),h==2&&g!=-Te&&(i=0)));let b=m||x||1e3,P=mn(b),v=Fo(10,Pt(
P)),A=b*(m==0?e==0?.1:1:r),D=xe(tu(e-A,v/10),24),F=e>=f&&(d==1||d==3&&D<=f||d==2&&D>=f)?f:Te,E=mt(a,
D<F&&e>=F?F:Kt(F,D)),M=b*(m==0?t==0?.1:1:i),I=xe(ur(t+M,v/10),24),R=t<=g&&(h==1||h==3&&I>=g||h==2&&I<=
g)?g:-Te,V=Kt(u,I>R&&t<=R?R:mt(R,I));return E==V&&E==0&&(V=100),[E,V]}var hm=new Intl.NumberFormat(Ho?
um.language:"en-US"),Yi=e=>hm.format(e),Dt=Math,sr=Dt.PI,Ze=Dt.abs,Pt=Dt.floor,Ye=Dt.round,$t=Dt.ceil,
Kt=Dt.min,mt=Dt.max,Fo=Dt.pow,vc=Dt.sign,mn=Dt.log10,Jc=Dt.log2,_m=(e,t=1)=>Dt.sinh(e)*t,Ri=(e,t=1)=>Dt.
asinh(e/t),Te=1/0;function Tc(e){return(mn((e^e>>31)-(e>>31))|0)+1}function Wi(e,t,n){return Kt(mt(e,
t),n)}function Qc(e){return typeof e=="function"}function le(e){return Qc(e)?e:()=>e}var ym=()=>{},Xc=e=>e,
eu=(e,t)=>t,wm=e=>null,xc=e=>!0,Cc=(e,t)=>e==t,bm=/\.\d*?(?=9{6,}|0{6,})/gm,Jn=e=>{if(ou(e)||Dn.has(
e))return e;let t=`${e}`,n=t.match(bm);if(n==null)return e;let o=n[0].length-1;if(t.indexOf("e-")!=-1){
let[s,r]=t.split("e");return+`${Jn(s)}e${r}`}return xe(e,o)};function zn(e,t){return Jn(xe(Jn(e/t))*
t)}function ur(e,t){return Jn($t(Jn(e/t))*t)}function tu(e,t){return Jn(Pt(Jn(e/t))*t)}function xe(e,t=0){
if(ou(e))return e;let n=10**t,o=e*n*(1+Number.EPSILON);return Ye(o)/n}var Dn=new Map;function nu(e){
return((""+e).split(".")[1]||"").length}function gs(e,t,n,o){let s=[],r=o.map(nu);for(let i=t;i<n;i++){
let a=Ze(i),u=xe(Fo(e,i),a);for(let f=0;f<o.length;f++){let g=e==10?+`${o[f]}e${i}`:o[f]*u,d=(i>=0?0:
a)+(i>=r[f]?0:r[f]),h=e==10?g:xe(g,d);s.push(h),Dn.set(h,d)}}return s}var ms={},Zi=[],Lo=[null,null],
Pn=Array.isArray,ou=Number.isInteger,Sm=e=>e===void 0;function Pc(e){return typeof e=="string"}function dr(e){
let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function km(e){return e!=null&&
typeof e=="object"}var vm=Object.getPrototypeOf(Uint8Array),su="__proto__";function Wo(e,t=dr){let n;
if(Pn(e)){let o=e.find(s=>s!=null);if(Pn(o)||t(o)){n=Array(e.length);for(let s=0;s<e.length;s++)n[s]=
Wo(e[s],t)}else n=e.slice()}else if(e instanceof vm)n=e.slice();else if(t(e)){n={};for(let o in e)o!=
su&&(n[o]=Wo(e[o],t))}else n=e;return n}function je(e){let t=arguments;for(let n=1;n<t.length;n++){let o=t[n];
for(let s in o)s!=su&&(dr(e[s])?je(e[s],Wo(o[s])):e[s]=Wo(o[s]))}return e}var Tm=0,xm=1,Cm=2;function Pm(e,t,n){
for(let o=0,s,r=-1;o<t.length;o++){let i=t[o];if(i>r){for(s=i-1;s>=0&&e[s]==null;)e[s--]=null;for(s=
i+1;s<n&&e[s]==null;)e[r=s++]=null}}}function Dm(e,t){if(Im(e)){let i=e[0].slice();for(let a=1;a<e.length;a++)
i.push(...e[a].slice(1));return Em(i[0])||(i=Rm(i)),i}let n=new Set;for(let i=0;i<e.length;i++){let u=e[i][0],
f=u.length;for(let g=0;g<f;g++)n.add(u[g])}let o=[Array.from(n).sort((i,a)=>i-a)],s=o[0].length,r=new Map;
for(let i=0;i<s;i++)r.set(o[0][i],i);for(let i=0;i<e.length;i++){let a=e[i],u=a[0];for(let f=1;f<a.length;f++){
let g=a[f],d=Array(s).fill(void 0),h=t?t[i][f]:xm,m=[];for(let w=0;w<g.length;w++){let x=g[w],S=r.get(
u[w]);x===null?h!=Tm&&(d[S]=x,h==Cm&&m.push(S)):d[S]=x}Pm(d,m,s),o.push(d)}}return o}var Am=typeof queueMicrotask>
"u"?e=>Promise.resolve().then(e):queueMicrotask;function Rm(e){let t=e[0],n=t.length,o=Array(n);for(let r=0;r<
o.length;r++)o[r]=r;o.sort((r,i)=>t[r]-t[i]);let s=[];for(let r=0;r<e.length;r++){let i=e[r],a=Array(
n);for(let u=0;u<n;u++)a[u]=i[o[u]];s.push(a)}return s}function Im(e){let t=e[0][0],n=t.length;for(let o=1;o<
e.length;o++){let s=e[o][0];if(s.length!=n)return!1;if(s!=t){for(let r=0;r<n;r++)if(s[r]!=t[r])return!1}}
return!0}function Em(e,t=100){let n=e.length;if(n<=1)return!0;let o=0,s=n-1;for(;o<=s&&e[o]==null;)o++;
for(;s>=o&&e[s]==null;)s--;if(s<=o)return!0;let r=mt(1,Pt((s-o+1)/t));for(let i=e[o],a=o+r;a<=s;a+=r){
let u=e[a];if(u!=null){if(u<=i)return!1;i=u}}return!0}var ru=["January","February","March","April","\
May","June","July","August","September","October","November","December"],iu=["Sunday","Monday","Tues\
day","Wednesday","Thursday","Friday","Saturday"];function au(e){return e.slice(0,3)}var Om=iu.map(au),
Mm=ru.map(au),Nm={MMMM:ru,MMM:Mm,WWWW:iu,WWW:Om};function cs(e){return(e<10?"0":"")+e}function Fm(e){
return(e<10?"00":e<100?"0":"")+e}var Lm={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),
MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>cs(e.getMonth()+1),M:e=>e.getMonth()+
1,DD:e=>cs(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],
HH:e=>cs(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.
getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>cs(e.getMinutes()),
m:e=>e.getMinutes(),ss:e=>cs(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>Fm(e.getMilliseconds())};function Ji(e,t){
t=t||Nm;let n=[],o=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=o.exec(e);)n.push(s[0][0]=="{"?Lm[s[1]]:s[0]);return r=>{
let i="";for(let a=0;a<n.length;a++)i+=typeof n[a]=="string"?n[a]:n[a](r,t);return i}}var Wm=new Intl.
DateTimeFormat().resolvedOptions().timeZone;function $m(e,t){let n;return t=="UTC"||t=="Etc/UTC"?n=new Date(
+e+e.getTimezoneOffset()*6e4):t==Wm?n=e:(n=new Date(e.toLocaleString("en-US",{timeZone:t})),n.setMilliseconds(
e.getMilliseconds())),n}var lu=e=>e%1==0,ar=[1,2,2.5,5],Hm=gs(10,-32,0,ar),cu=gs(10,0,32,ar),Bm=cu.filter(
lu),Kn=Hm.concat(cu),Qi=`
`,uu="{YYYY}",Dc=Qi+uu,du="{M}/{D}",fs=Qi+du,nr=fs+"/{YY}",fu="{aa}",Vm="{h}:{mm}",Mo=Vm+fu,Ac=Qi+Mo,
Rc=":{ss}",ye=null;function pu(e){let t=e*1e3,n=t*60,o=n*60,s=o*24,r=s*30,i=s*365,u=(e==1?gs(10,0,3,
ar).filter(lu):gs(10,-3,0,ar)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,o,o*2,o*3,o*4,o*6,o*
8,o*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,i,i*2,i*5,i*10,i*25,i*50,i*100]),
f=[[i,uu,ye,ye,ye,ye,ye,ye,1],[s*28,"{MMM}",Dc,ye,ye,ye,ye,ye,1],[s,du,Dc,ye,ye,ye,ye,ye,1],[o,"{h}"+
fu,nr,ye,fs,ye,ye,ye,1],[n,Mo,nr,ye,fs,ye,ye,ye,1],[t,Rc,nr+" "+Mo,ye,fs+" "+Mo,ye,Ac,ye,1],[e,Rc+".\
{fff}",nr+" "+Mo,ye,fs+" "+Mo,ye,Ac,ye,1]];function g(d){return(h,m,w,x,S,T)=>{let b=[],P=S>=i,v=S>=
r&&S<i,A=d(w),D=xe(A*e,3),F=Ii(A.getFullYear(),P?0:A.getMonth(),v||P?1:A.getDate()),E=xe(F*e,3);if(v||
P){let M=v?S/r:0,I=P?S/i:0,R=D==E?D:xe(Ii(F.getFullYear()+I,F.getMonth()+M,1)*e,3),V=new Date(Ye(R/e)),
L=V.getFullYear(),K=V.getMonth();for(let B=0;R<=x;B++){let te=Ii(L+I*B,K+M*B,1),W=te-d(xe(te*e,3));R=
xe((+te+W)*e,3),R<=x&&b.push(R)}}else{let M=S>=s?s:S,I=Pt(w)-Pt(D),R=E+I+ur(D-E,M);b.push(R);let V=d(
R),L=V.getHours()+V.getMinutes()/n+V.getSeconds()/o,K=S/o,B=h.axes[m]._space,te=T/B;for(;R=xe(R+S,e==
1?0:3),!(R>x);)if(K>1){let W=Pt(xe(L+K,6))%24,ie=d(R).getHours()-W;ie>1&&(ie=-1),R-=ie*o,L=(L+K)%24;
let he=b[b.length-1];xe((R-he)/S,3)*te>=.7&&b.push(R)}else b.push(R)}return b}}return[u,f,g]}var[Gm,
jm,qm]=pu(1),[Um,zm,Km]=pu(.001);gs(2,-53,53,[1]);function Ic(e,t){return e.map(n=>n.map((o,s)=>s==0||
s==8||o==null?o:t(s==1||n[8]==0?o:n[1]+o)))}function Ec(e,t){return(n,o,s,r,i)=>{let a=t.find(w=>i>=
w[0])||t[t.length-1],u,f,g,d,h,m;return o.map(w=>{let x=e(w),S=x.getFullYear(),T=x.getMonth(),b=x.getDate(),
P=x.getHours(),v=x.getMinutes(),A=x.getSeconds(),D=S!=u&&a[2]||T!=f&&a[3]||b!=g&&a[4]||P!=d&&a[5]||v!=
h&&a[6]||A!=m&&a[7]||a[1];return u=S,f=T,g=b,d=P,h=v,m=A,D(x)})}}function Ym(e,t){let n=Ji(t);return(o,s,r,i,a)=>s.
map(u=>n(e(u)))}function Ii(e,t,n){return new Date(e,t,n)}function Oc(e,t){return t(e)}var Zm="{YYYY\
}-{MM}-{DD} {h}:{mm}{aa}";function Mc(e,t){return(n,o,s,r)=>r==null?qi:t(e(o))}function Jm(e,t){let n=e.
series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function Qm(e,t){return e.
series[t].fill(e,t)}var Xm={show:!0,live:!0,isolate:!1,mount:ym,markers:{show:!0,width:2,stroke:Jm,fill:Qm,
dash:"solid"},idx:null,idxs:null,values:[]};function eg(e,t){let n=e.cursor.points,o=Wt(),s=n.size(e,
t);Ie(o,us,s),Ie(o,ds,s);let r=s/-2;Ie(o,"marginLeft",r),Ie(o,"marginTop",r);let i=n.width(e,t,s);return i&&
Ie(o,"borderWidth",i),o}function tg(e,t){let n=e.series[t].points;return n._fill||n._stroke}function ng(e,t){
let n=e.series[t].points;return n._stroke||n._fill}function og(e,t){return e.series[t].points.size}var Ei=[
0,0];function sg(e,t,n){return Ei[0]=t,Ei[1]=n,Ei}function or(e,t,n,o=!0){return s=>{s.button==0&&(!o||
s.target==t)&&n(s)}}function Oi(e,t,n,o=!0){return s=>{(!o||s.target==t)&&n(s)}}var rg={show:!0,x:!0,
y:!0,lock:!1,move:sg,points:{one:!1,show:eg,size:og,width:0,stroke:ng,fill:tg},bind:{mousedown:or,mouseup:or,
click:or,dblclick:or,mousemove:Oi,mouseleave:Oi,mouseenter:Oi},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,
click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,o,s)=>o-
s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,
event:null},mu={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Xi=je({},mu,{filter:eu}),gu=je({},Xi,{size:10}),
hu=je({},mu,{show:!1}),ea='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Aria\
l, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Em\
oji"',_u="bold "+ea,yu=1.5,Nc={show:!0,scale:"x",stroke:ji,space:50,gap:5,alignTo:1,size:50,labelGap:0,
labelSize:30,labelFont:_u,side:2,grid:Xi,ticks:gu,border:hu,font:ea,lineGap:yu,rotate:0},ig="Value",
ag="Time",Fc={show:!0,scale:"x",auto:!1,sorted:1,min:Te,max:-Te,idxs:[]};function lg(e,t,n,o,s){return t.
map(r=>r==null?"":Yi(r))}function cg(e,t,n,o,s,r,i){let a=[],u=Dn.get(s)||0;n=i?n:xe(ur(n,s),u);for(let f=n;f<=
o;f=xe(f+s,u))a.push(Object.is(f,-0)?0:f);return a}function $i(e,t,n,o,s,r,i){let a=[],u=e.scales[e.
axes[t].scale].log,f=u==10?mn:Jc,g=Pt(f(n));s=Fo(u,g),u==10&&(s=Kn[zt(s,Kn)]);let d=n,h=s*u;u==10&&(h=
Kn[zt(h,Kn)]);do a.push(d),d=d+s,u==10&&!Dn.has(d)&&(d=xe(d,Dn.get(s))),d>=h&&(s=d,h=s*u,u==10&&(h=Kn[zt(
h,Kn)]));while(d<=o);return a}function ug(e,t,n,o,s,r,i){let u=e.scales[e.axes[t].scale].asinh,f=o>u?
$i(e,t,mt(u,n),o,s):[u],g=o>=0&&n<=0?[0]:[];return(n<-u?$i(e,t,mt(u,-o),-n,s):[u]).reverse().map(h=>-h).
concat(g,f)}var wu=/./,dg=/[12357]/,fg=/[125]/,Lc=/1/,Hi=(e,t,n,o)=>e.map((s,r)=>t==4&&s==0||r%o==0&&
n.test(s.toExponential()[s<0?1:0])?s:null);function pg(e,t,n,o,s){let r=e.axes[n],i=r.scale,a=e.scales[i],
u=e.valToPos,f=r._space,g=u(10,i),d=u(9,i)-g>=f?wu:u(7,i)-g>=f?dg:u(5,i)-g>=f?fg:Lc;if(d==Lc){let h=Ze(
u(1,i)-g);if(h<f)return Hi(t.slice().reverse(),a.distr,d,$t(f/h)).reverse()}return Hi(t,a.distr,d,1)}
function mg(e,t,n,o,s){let r=e.axes[n],i=r.scale,a=r._space,u=e.valToPos,f=Ze(u(1,i)-u(2,i));return f<
a?Hi(t.slice().reverse(),3,wu,$t(a/f)).reverse():t}function gg(e,t,n,o){return o==null?qi:t==null?"":
Yi(t)}var Wc={show:!0,scale:"y",stroke:ji,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:_u,
side:3,grid:Xi,ticks:gu,border:hu,font:ea,lineGap:yu,rotate:0};function hg(e,t){let n=3+(e||1)*2;return xe(
n*t,3)}function _g(e,t){let{scale:n,idxs:o}=e.series[0],s=e._data[0],r=e.valToPos(s[o[0]],n,!0),i=e.
valToPos(s[o[1]],n,!0),a=Ze(i-r),u=e.series[t],f=a/(u.points.space*ge);return o[1]-o[0]<=f}var $c={scale:null,
auto:!0,sorted:0,min:Te,max:-Te},bu=(e,t,n,o,s)=>s,Hc={show:!0,auto:!0,sorted:0,gaps:bu,alpha:1,facets:[
je({},$c,{scale:"x"}),je({},$c,{scale:"y"})]},Bc={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:bu,
alpha:1,points:{show:_g,filter:null},values:null,min:Te,max:-Te,idxs:[],path:null,clip:null};function yg(e,t,n,o,s){
return n/10}var Su={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},wg=je({},Su,
{time:!1,ori:1}),Vc={};function ku(e,t){let n=Vc[e];return n||(n={key:e,plots:[],sub(o){n.plots.push(
o)},unsub(o){n.plots=n.plots.filter(s=>s!=o)},pub(o,s,r,i,a,u,f){for(let g=0;g<n.plots.length;g++)n.
plots[g]!=s&&n.plots[g].pub(o,s,r,i,a,u,f)}},e!=null&&(Vc[e]=n)),n}var $o=1,Bi=2;function Qn(e,t,n){
let o=e.mode,s=e.series[t],r=o==2?e._data[t]:e._data,i=e.scales,a=e.bbox,u=r[0],f=o==2?r[1]:r[t],g=o==
2?i[s.facets[0].scale]:i[e.series[0].scale],d=o==2?i[s.facets[1].scale]:i[s.scale],h=a.left,m=a.top,
w=a.width,x=a.height,S=e.valToPosH,T=e.valToPosV;return g.ori==0?n(s,u,f,g,d,S,T,h,m,w,x,pr,Bo,gr,Tu,
Cu):n(s,u,f,g,d,T,S,m,h,x,w,mr,Vo,oa,xu,Pu)}function ta(e,t){let n=0,o=0,s=pe(e.bands,Zi);for(let r=0;r<
s.length;r++){let i=s[r];i.series[0]==t?n=i.dir:i.series[1]==t&&(i.dir==1?o|=1:o|=2)}return[n,o==1?-1:
o==2?1:o==3?2:0]}function bg(e,t,n,o,s){let r=e.mode,i=e.series[t],a=r==2?i.facets[1].scale:i.scale,
u=e.scales[a];return s==-1?u.min:s==1?u.max:u.distr==3?u.dir==1?u.min:u.max:0}function gn(e,t,n,o,s,r){
return Qn(e,t,(i,a,u,f,g,d,h,m,w,x,S)=>{let T=i.pxRound,b=f.dir*(f.ori==0?1:-1),P=f.ori==0?Bo:Vo,v,A;
b==1?(v=n,A=o):(v=o,A=n);let D=T(d(a[v],f,x,m)),F=T(h(u[v],g,S,w)),E=T(d(a[A],f,x,m)),M=T(h(r==1?g.max:
g.min,g,S,w)),I=new Path2D(s);return P(I,E,M),P(I,D,M),P(I,D,F),I})}function fr(e,t,n,o,s,r){let i=null;
if(e.length>0){i=new Path2D;let a=t==0?gr:oa,u=n;for(let d=0;d<e.length;d++){let h=e[d];if(h[1]>h[0]){
let m=h[0]-u;m>0&&a(i,u,o,m,o+r),u=h[1]}}let f=n+s-u,g=10;f>0&&a(i,u,o-g/2,f,o+r+g)}return i}function Sg(e,t,n){
let o=e[e.length-1];o&&o[0]==t?o[1]=n:e.push([t,n])}function na(e,t,n,o,s,r,i){let a=[],u=e.length;for(let f=s==
1?n:o;f>=n&&f<=o;f+=s)if(t[f]===null){let d=f,h=f;if(s==1)for(;++f<=o&&t[f]===null;)h=f;else for(;--f>=
n&&t[f]===null;)h=f;let m=r(e[d]),w=h==d?m:r(e[h]),x=d-s;m=i<=0&&x>=0&&x<u?r(e[x]):m;let T=h+s;w=i>=
0&&T>=0&&T<u?r(e[T]):w,w>=m&&a.push([m,w])}return a}function Gc(e){return e==0?Xc:e==1?Ye:t=>zn(t,e)}
function vu(e){let t=e==0?pr:mr,n=e==0?(s,r,i,a,u,f)=>{s.arcTo(r,i,a,u,f)}:(s,r,i,a,u,f)=>{s.arcTo(i,
r,u,a,f)},o=e==0?(s,r,i,a,u)=>{s.rect(r,i,a,u)}:(s,r,i,a,u)=>{s.rect(i,r,u,a)};return(s,r,i,a,u,f=0,g=0)=>{
f==0&&g==0?o(s,r,i,a,u):(f=Kt(f,a/2,u/2),g=Kt(g,a/2,u/2),t(s,r+f,i),n(s,r+a,i,r+a,i+u,f),n(s,r+a,i+u,
r,i+u,g),n(s,r,i+u,r,i,g),n(s,r,i,r+a,i,f),s.closePath())}}var pr=(e,t,n)=>{e.moveTo(t,n)},mr=(e,t,n)=>{
e.moveTo(n,t)},Bo=(e,t,n)=>{e.lineTo(t,n)},Vo=(e,t,n)=>{e.lineTo(n,t)},gr=vu(0),oa=vu(1),Tu=(e,t,n,o,s,r)=>{
e.arc(t,n,o,s,r)},xu=(e,t,n,o,s,r)=>{e.arc(n,t,o,s,r)},Cu=(e,t,n,o,s,r,i)=>{e.bezierCurveTo(t,n,o,s,
r,i)},Pu=(e,t,n,o,s,r,i)=>{e.bezierCurveTo(n,t,s,o,i,r)};function Du(e){return(t,n,o,s,r)=>Qn(t,n,(i,a,u,f,g,d,h,m,w,x,S)=>{
let{pxRound:T,points:b}=i,P,v;f.ori==0?(P=pr,v=Tu):(P=mr,v=xu);let A=xe(b.width*ge,3),D=(b.size-b.width)/
2*ge,F=xe(D*2,3),E=new Path2D,M=new Path2D,{left:I,top:R,width:V,height:L}=t.bbox;gr(M,I-F,R-F,V+F*2,
L+F*2);let K=B=>{if(u[B]!=null){let te=T(d(a[B],f,x,m)),W=T(h(u[B],g,S,w));P(E,te+D,W),v(E,te,W,D,0,
sr*2)}};if(r)r.forEach(K);else for(let B=o;B<=s;B++)K(B);return{stroke:A>0?E:null,fill:E,clip:M,flags:$o|
Bi}})}function Au(e){return(t,n,o,s,r,i)=>{o!=s&&(r!=o&&i!=o&&e(t,n,o),r!=s&&i!=s&&e(t,n,s),e(t,n,i))}}
var kg=Au(Bo),vg=Au(Vo);function Ru(e){let t=pe(e?.alignGaps,0);return(n,o,s,r)=>Qn(n,o,(i,a,u,f,g,d,h,m,w,x,S)=>{
[s,r]=lr(u,s,r);let T=i.pxRound,b=L=>T(d(L,f,x,m)),P=L=>T(h(L,g,S,w)),v,A;f.ori==0?(v=Bo,A=kg):(v=Vo,
A=vg);let D=f.dir*(f.ori==0?1:-1),F={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:$o},
E=F.stroke,M=!1;if(r-s>=x*4){let L=Y=>n.posToVal(Y,f.key,!0),K=null,B=null,te,W,ue,se=b(a[D==1?s:r]),
ie=b(a[s]),he=b(a[r]),oe=L(D==1?ie+1:he-1);for(let Y=D==1?s:r;Y>=s&&Y<=r;Y+=D){let Ue=a[Y],Ee=(D==1?
Ue<oe:Ue>oe)?se:b(Ue),_e=u[Y];Ee==se?_e!=null?(W=_e,K==null?(v(E,Ee,P(W)),te=K=B=W):W<K?K=W:W>B&&(B=
W)):_e===null&&(M=!0):(K!=null&&A(E,se,P(K),P(B),P(te),P(W)),_e!=null?(W=_e,v(E,Ee,P(W)),K=B=te=W):(K=
B=null,_e===null&&(M=!0)),se=Ee,oe=L(se+D))}K!=null&&K!=B&&ue!=se&&A(E,se,P(K),P(B),P(te),P(W))}else
for(let L=D==1?s:r;L>=s&&L<=r;L+=D){let K=u[L];K===null?M=!0:K!=null&&v(E,b(a[L]),P(K))}let[R,V]=ta(
n,o);if(i.fill!=null||R!=0){let L=F.fill=new Path2D(E),K=i.fillTo(n,o,i.min,i.max,R),B=P(K),te=b(a[s]),
W=b(a[r]);D==-1&&([W,te]=[te,W]),v(L,W,B),v(L,te,B)}if(!i.spanGaps){let L=[];M&&L.push(...na(a,u,s,r,
D,b,t)),F.gaps=L=i.gaps(n,o,s,r,L),F.clip=fr(L,f.ori,m,w,x,S)}return V!=0&&(F.band=V==2?[gn(n,o,s,r,
E,-1),gn(n,o,s,r,E,1)]:gn(n,o,s,r,E,V)),F})}function Tg(e){let t=pe(e.align,1),n=pe(e.ascDesc,!1),o=pe(
e.alignGaps,0),s=pe(e.extend,!1);return(r,i,a,u)=>Qn(r,i,(f,g,d,h,m,w,x,S,T,b,P)=>{[a,u]=lr(d,a,u);let v=f.
pxRound,{left:A,width:D}=r.bbox,F=ie=>v(w(ie,h,b,S)),E=ie=>v(x(ie,m,P,T)),M=h.ori==0?Bo:Vo,I={stroke:new Path2D,
fill:null,clip:null,band:null,gaps:null,flags:$o},R=I.stroke,V=h.dir*(h.ori==0?1:-1),L=E(d[V==1?a:u]),
K=F(g[V==1?a:u]),B=K,te=K;s&&t==-1&&(te=A,M(R,te,L)),M(R,K,L);for(let ie=V==1?a:u;ie>=a&&ie<=u;ie+=V){
let he=d[ie];if(he==null)continue;let oe=F(g[ie]),Y=E(he);t==1?M(R,oe,L):M(R,B,Y),M(R,oe,Y),L=Y,B=oe}
let W=B;s&&t==1&&(W=A+D,M(R,W,L));let[ue,se]=ta(r,i);if(f.fill!=null||ue!=0){let ie=I.fill=new Path2D(
R),he=f.fillTo(r,i,f.min,f.max,ue),oe=E(he);M(ie,W,oe),M(ie,te,oe)}if(!f.spanGaps){let ie=[];ie.push(
...na(g,d,a,u,V,F,o));let he=f.width*ge/2,oe=n||t==1?he:-he,Y=n||t==-1?-he:he;ie.forEach(Ue=>{Ue[0]+=
oe,Ue[1]+=Y}),I.gaps=ie=f.gaps(r,i,a,u,ie),I.clip=fr(ie,h.ori,S,T,b,P)}return se!=0&&(I.band=se==2?[
gn(r,i,a,u,R,-1),gn(r,i,a,u,R,1)]:gn(r,i,a,u,R,se)),I})}function jc(e,t,n,o,s,r,i=Te){if(e.length>1){
let a=null;for(let u=0,f=1/0;u<e.length;u++)if(t[u]!==void 0){if(a!=null){let g=Ze(e[u]-e[a]);g<f&&(f=
g,i=Ze(n(e[u],o,s,r)-n(e[a],o,s,r)))}a=u}}return i}function xg(e){e=e||ms;let t=pe(e.size,[.6,Te,1]),
n=e.align||0,o=e.gap||0,s=e.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let r=le(s),i=1-t[0],a=pe(
t[1],Te),u=pe(t[2],1),f=pe(e.disp,ms),g=pe(e.each,m=>{}),{fill:d,stroke:h}=f;return(m,w,x,S)=>Qn(m,w,
(T,b,P,v,A,D,F,E,M,I,R)=>{let V=T.pxRound,L=n,K=o*ge,B=a*ge,te=u*ge,W,ue;v.ori==0?[W,ue]=r(m,w):[ue,
W]=r(m,w);let se=v.dir*(v.ori==0?1:-1),ie=v.ori==0?gr:oa,he=v.ori==0?g:(U,Ce,ze,oo,In,Zt,En)=>{g(U,Ce,
ze,In,oo,En,Zt)},oe=pe(m.bands,Zi).find(U=>U.series[0]==w),Y=oe!=null?oe.dir:0,Ue=T.fillTo(m,w,T.min,
T.max,Y),ct=V(F(Ue,A,R,M)),Ee,_e,Ht,bt=I,Me=V(T.width*ge),Yt=!1,rn=null,At=null,hn=null,eo=null;d!=null&&
(Me==0||h!=null)&&(Yt=!0,rn=d.values(m,w,x,S),At=new Map,new Set(rn).forEach(U=>{U!=null&&At.set(U,new Path2D)}),
Me>0&&(hn=h.values(m,w,x,S),eo=new Map,new Set(hn).forEach(U=>{U!=null&&eo.set(U,new Path2D)})));let{
x0:to,size:jo}=f;if(to!=null&&jo!=null){L=1,b=to.values(m,w,x,S),to.unit==2&&(b=b.map(ze=>m.posToVal(
E+ze*I,v.key,!0)));let U=jo.values(m,w,x,S);jo.unit==2?_e=U[0]*I:_e=D(U[0],v,I,E)-D(0,v,I,E),bt=jc(b,
P,D,v,I,E,bt),Ht=bt-_e+K}else bt=jc(b,P,D,v,I,E,bt),Ht=bt*i+K,_e=bt-Ht;Ht<1&&(Ht=0),Me>=_e/2&&(Me=0),
Ht<5&&(V=Xc);let ws=Ht>0,An=bt-Ht-(ws?Me:0);_e=V(Wi(An,te,B)),Ee=(L==0?_e/2:L==se?0:_e)-L*se*((L==0?
K/2:0)+(ws?Me/2:0));let ut={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},no=Yt?null:
new Path2D,an=null;if(oe!=null)an=m.data[oe.series[1]];else{let{y0:U,y1:Ce}=f;U!=null&&Ce!=null&&(P=
Ce.values(m,w,x,S),an=U.values(m,w,x,S))}let Rn=W*_e,ne=ue*_e;for(let U=se==1?x:S;U>=x&&U<=S;U+=se){
let Ce=P[U];if(Ce==null)continue;if(an!=null){let gt=an[U]??0;if(Ce-gt==0)continue;ct=F(gt,A,R,M)}let ze=v.
distr!=2||f!=null?b[U]:U,oo=D(ze,v,I,E),In=F(pe(Ce,Ue),A,R,M),Zt=V(oo-Ee),En=V(mt(In,ct)),St=V(Kt(In,
ct)),Rt=En-St;if(Ce!=null){let gt=Ce<0?ne:Rn,Bt=Ce<0?Rn:ne;Yt?(Me>0&&hn[U]!=null&&ie(eo.get(hn[U]),Zt,
St+Pt(Me/2),_e,mt(0,Rt-Me),gt,Bt),rn[U]!=null&&ie(At.get(rn[U]),Zt,St+Pt(Me/2),_e,mt(0,Rt-Me),gt,Bt)):
ie(no,Zt,St+Pt(Me/2),_e,mt(0,Rt-Me),gt,Bt),he(m,w,U,Zt-Me/2,St,_e+Me,Rt)}}return Me>0?ut.stroke=Yt?eo:
no:Yt||(ut._fill=T.width==0?T._fill:T._stroke??T._fill,ut.width=0),ut.fill=Yt?At:no,ut})}function Cg(e,t){
let n=pe(t?.alignGaps,0);return(o,s,r,i)=>Qn(o,s,(a,u,f,g,d,h,m,w,x,S,T)=>{[r,i]=lr(f,r,i);let b=a.pxRound,
P=W=>b(h(W,g,S,w)),v=W=>b(m(W,d,T,x)),A,D,F;g.ori==0?(A=pr,F=Bo,D=Cu):(A=mr,F=Vo,D=Pu);let E=g.dir*(g.
ori==0?1:-1),M=P(u[E==1?r:i]),I=M,R=[],V=[];for(let W=E==1?r:i;W>=r&&W<=i;W+=E)if(f[W]!=null){let se=u[W],
ie=P(se);R.push(I=ie),V.push(v(f[W]))}let L={stroke:e(R,V,A,F,D,b),fill:null,clip:null,band:null,gaps:null,
flags:$o},K=L.stroke,[B,te]=ta(o,s);if(a.fill!=null||B!=0){let W=L.fill=new Path2D(K),ue=a.fillTo(o,
s,a.min,a.max,B),se=v(ue);F(W,I,se),F(W,M,se)}if(!a.spanGaps){let W=[];W.push(...na(u,f,r,i,E,P,n)),
L.gaps=W=a.gaps(o,s,r,i,W),L.clip=fr(W,g.ori,w,x,S,T)}return te!=0&&(L.band=te==2?[gn(o,s,r,i,K,-1),
gn(o,s,r,i,K,1)]:gn(o,s,r,i,K,te)),L})}function Pg(e){return Cg(Dg,e)}function Dg(e,t,n,o,s,r){let i=e.
length;if(i<2)return null;let a=new Path2D;if(n(a,e[0],t[0]),i==2)o(a,e[1],t[1]);else{let u=Array(i),
f=Array(i-1),g=Array(i-1),d=Array(i-1);for(let h=0;h<i-1;h++)g[h]=t[h+1]-t[h],d[h]=e[h+1]-e[h],f[h]=
g[h]/d[h];u[0]=f[0];for(let h=1;h<i-1;h++)f[h]===0||f[h-1]===0||f[h-1]>0!=f[h]>0?u[h]=0:(u[h]=3*(d[h-
1]+d[h])/((2*d[h]+d[h-1])/f[h-1]+(d[h]+2*d[h-1])/f[h]),isFinite(u[h])||(u[h]=0));u[i-1]=f[i-2];for(let h=0;h<
i-1;h++)s(a,e[h]+d[h]/3,t[h]+u[h]*d[h]/3,e[h+1]-d[h]/3,t[h+1]-u[h+1]*d[h]/3,e[h+1],t[h+1])}return a}
var Vi=new Set;function qc(){for(let e of Vi)e.syncRect(!0)}Ho&&(Zn(lm,No,qc),Zn(cm,No,qc,!0),Zn(rr,
No,()=>{qe.pxRatio=ge}));var Ag=Ru(),Rg=Du();function Uc(e,t,n,o){return(o?[e[0],e[1]].concat(e.slice(
2)):[e[0]].concat(e.slice(1))).map((r,i)=>Gi(r,i,t,n))}function Ig(e,t){return e.map((n,o)=>o==0?{}:
je({},t,n))}function Gi(e,t,n,o){return je({},t==0?n:o,e)}function Iu(e,t,n){return t==null?Lo:[t,n]}
var Eg=Iu;function Og(e,t,n){return t==null?Lo:ir(t,n,Ki,!0)}function Eu(e,t,n,o){return t==null?Lo:
cr(t,n,e.scales[o].log,!1)}var Mg=Eu;function Ou(e,t,n,o){return t==null?Lo:zi(t,n,e.scales[o].log,!1)}
var Ng=Ou;function Fg(e,t,n,o,s){let r=mt(Tc(e),Tc(t)),i=t-e,a=zt(s/o*i,n);do{let u=n[a],f=o*u/i;if(f>=
s&&r+(u<5?Dn.get(u):0)<=17)return[u,f]}while(++a<n.length);return[0,0]}function zc(e){let t,n;return e=
e.replace(/(\d+)px/,(o,s)=>(t=Ye((n=+s)*ge))+"px"),[e,t,n]}function Lg(e){e.show&&[e.font,e.labelFont].
forEach(t=>{let n=xe(t[2]*ge,1);t[0]=t[0].replace(/[0-9.]+px/,n+"px"),t[1]=n})}function qe(e,t,n){let o={
mode:pe(e.mode,1)},s=o.mode;function r(c,p,_,y){let k=p.valToPct(c);return y+_*(p.dir==-1?1-k:k)}function i(c,p,_,y){
let k=p.valToPct(c);return y+_*(p.dir==-1?k:1-k)}function a(c,p,_,y){return p.ori==0?r(c,p,_,y):i(c,
p,_,y)}o.valToPosH=r,o.valToPosV=i;let u=!1;o.status=0;let f=o.root=Wt(jp);if(e.id!=null&&(f.id=e.id),
Ct(f,e.class),e.title){let c=Wt(zp,f);c.textContent=e.title}let g=Ut("canvas"),d=o.ctx=g.getContext(
"2d"),h=Wt(Kp,f);Zn("click",h,c=>{c.target===w&&(Pe!=go||Oe!=ho)&&rt.click(o,c)},!0);let m=o.under=Wt(
Yp,h);h.appendChild(g);let w=o.over=Wt(Zp,h);e=Wo(e);let x=+pe(e.pxAlign,1),S=Gc(x);(e.plugins||[]).
forEach(c=>{c.opts&&(e=c.opts(o,e)||e)});let T=e.ms||.001,b=o.series=s==1?Uc(e.series||[],Fc,Bc,!1):
Ig(e.series||[null],Hc),P=o.axes=Uc(e.axes||[],Nc,Wc,!0),v=o.scales={},A=o.bands=e.bands||[];A.forEach(
c=>{c.fill=le(c.fill||null),c.dir=pe(c.dir,-1)});let D=s==2?b[1].facets[0].scale:b[0].scale,F={axes:$d,
series:Md},E=(e.drawOrder||["axes","series"]).map(c=>F[c]);function M(c){let p=c.distr==3?_=>mn(_>0?
_:c.clamp(o,_,c.min,c.max,c.key)):c.distr==4?_=>Ri(_,c.asinh):c.distr==100?_=>c.fwd(_):_=>_;return _=>{
let y=p(_),{_min:k,_max:C}=c,O=C-k;return(y-k)/O}}function I(c){let p=v[c];if(p==null){let _=(e.scales||
ms)[c]||ms;if(_.from!=null){I(_.from);let y=je({},v[_.from],_,{key:c});y.valToPct=M(y),v[c]=y}else{p=
v[c]=je({},c==D?Su:wg,_),p.key=c;let y=p.time,k=p.range,C=Pn(k);if((c!=D||s==2&&!y)&&(C&&(k[0]==null||
k[1]==null)&&(k={min:k[0]==null?Sc:{mode:1,hard:k[0],soft:k[0]},max:k[1]==null?Sc:{mode:1,hard:k[1],
soft:k[1]}},C=!1),!C&&dr(k))){let O=k;k=(N,H,G)=>H==null?Lo:ir(H,G,O)}p.range=le(k||(y?Eg:c==D?p.distr==
3?Mg:p.distr==4?Ng:Iu:p.distr==3?Eu:p.distr==4?Ou:Og)),p.auto=le(C?!1:p.auto),p.clamp=le(p.clamp||yg),
p._min=p._max=null,p.valToPct=M(p)}}}I("x"),I("y"),s==1&&b.forEach(c=>{I(c.scale)}),P.forEach(c=>{I(
c.scale)});for(let c in e.scales)I(c);let R=v[D],V=R.distr,L,K;R.ori==0?(Ct(f,qp),L=r,K=i):(Ct(f,Up),
L=i,K=r);let B={};for(let c in v){let p=v[c];(p.min!=null||p.max!=null)&&(B[c]={min:p.min,max:p.max},
p.min=p.max=null)}let te=e.tzDate||(c=>new Date(Ye(c/T))),W=e.fmtDate||Ji,ue=T==1?qm(te):Km(te),se=Ec(
te,Ic(T==1?jm:zm,W)),ie=Mc(te,Oc(Zm,W)),he=[],oe=o.legend=je({},Xm,e.legend),Y=o.cursor=je({},rg,{drag:{
y:s==2}},e.cursor),Ue=oe.show,ct=Y.show,Ee=oe.markers;oe.idxs=he,Ee.width=le(Ee.width),Ee.dash=le(Ee.
dash),Ee.stroke=le(Ee.stroke),Ee.fill=le(Ee.fill);let _e,Ht,bt,Me=[],Yt=[],rn,At=!1,hn={};if(oe.live){
let c=b[1]?b[1].values:null;At=c!=null,rn=At?c(o,1,0):{_:0};for(let p in rn)hn[p]=qi}if(Ue)if(_e=Ut(
"table",nm,f),bt=Ut("tbody",null,_e),oe.mount(o,_e),At){Ht=Ut("thead",null,_e,bt);let c=Ut("tr",null,
Ht);Ut("th",null,c);for(var eo in rn)Ut("th",lc,c).textContent=eo}else Ct(_e,sm),oe.live&&Ct(_e,om);
let to={show:!0},jo={show:!1};function ws(c,p){if(p==0&&(At||!oe.live||s==2))return Lo;let _=[],y=Ut(
"tr",rm,bt,bt.childNodes[p]);Ct(y,c.class),c.show||Ct(y,Yn);let k=Ut("th",null,y);if(Ee.show){let N=Wt(
im,k);if(p>0){let H=Ee.width(o,p);H&&(N.style.border=H+"px "+Ee.dash(o,p)+" "+Ee.stroke(o,p)),N.style.
background=Ee.fill(o,p)}}let C=Wt(lc,k);c.label instanceof HTMLElement?C.appendChild(c.label):C.textContent=
c.label,p>0&&(Ee.show||(C.style.color=c.width>0?Ee.stroke(o,p):Ee.fill(o,p)),ut("click",k,N=>{if(Y._lock)
return;Mn(N);let H=b.indexOf(c);if((N.ctrlKey||N.metaKey)!=oe.isolate){let G=b.some((q,z)=>z>0&&z!=H&&
q.show);b.forEach((q,z)=>{z>0&&Qt(z,G?z==H?to:jo:to,!0,Ge.setSeries)})}else Qt(H,{show:!c.show},!0,Ge.
setSeries)},!1),ro&&ut(fc,k,N=>{Y._lock||(Mn(N),Qt(b.indexOf(c),yo,!0,Ge.setSeries))},!1));for(var O in rn){
let N=Ut("td",am,y);N.textContent="--",_.push(N)}return[y,_]}let An=new Map;function ut(c,p,_,y=!0){
let k=An.get(p)||{},C=Y.bind[c](o,p,_,y);C&&(Zn(c,p,k[c]=C),An.set(p,k))}function no(c,p,_){let y=An.
get(p)||{};for(let k in y)(c==null||k==c)&&(Li(k,p,y[k]),delete y[k]);c==null&&An.delete(p)}let an=0,
Rn=0,ne=0,U=0,Ce=0,ze=0,oo=Ce,In=ze,Zt=ne,En=U,St=0,Rt=0,gt=0,Bt=0;o.bbox={};let _r=!1,bs=!1,so=!1,On=!1,
Ss=!1,It=!1;function yr(c,p,_){(_||c!=o.width||p!=o.height)&&ya(c,p),uo(!1),so=!0,bs=!0,fo()}function ya(c,p){
o.width=an=ne=c,o.height=Rn=U=p,Ce=ze=0,Pd(),Dd();let _=o.bbox;St=_.left=zn(Ce*ge,.5),Rt=_.top=zn(ze*
ge,.5),gt=_.width=zn(ne*ge,.5),Bt=_.height=zn(U*ge,.5)}let Td=3;function xd(){let c=!1,p=0;for(;!c;){
p++;let _=Ld(p),y=Wd(p);c=p==Td||_&&y,c||(ya(o.width,o.height),bs=!0)}}function Cd({width:c,height:p}){
yr(c,p)}o.setSize=Cd;function Pd(){let c=!1,p=!1,_=!1,y=!1;P.forEach((k,C)=>{if(k.show&&k._show){let{
side:O,_size:N}=k,H=O%2,G=k.label!=null?k.labelSize:0,q=N+G;q>0&&(H?(ne-=q,O==3?(Ce+=q,y=!0):_=!0):(U-=
q,O==0?(ze+=q,c=!0):p=!0))}}),Nn[0]=c,Nn[1]=_,Nn[2]=p,Nn[3]=y,ne-=_n[1]+_n[3],Ce+=_n[3],U-=_n[2]+_n[0],
ze+=_n[0]}function Dd(){let c=Ce+ne,p=ze+U,_=Ce,y=ze;function k(C,O){switch(C){case 1:return c+=O,c-
O;case 2:return p+=O,p-O;case 3:return _-=O,_+O;case 0:return y-=O,y+O}}P.forEach((C,O)=>{if(C.show&&
C._show){let N=C.side;C._pos=k(N,C._size),C.label!=null&&(C._lpos=k(N,C.labelSize))}})}if(Y.dataIdx==
null){let c=Y.hover,p=c.skip=new Set(c.skip??[]);p.add(void 0);let _=c.prox=le(c.prox),y=c.bias??=0;
Y.dataIdx=(k,C,O,N)=>{if(C==0)return O;let H=O,G=_(k,C,O,N)??Te,q=G>=0&&G<Te,z=R.ori==0?ne:U,ee=Y.left,
me=t[0],de=t[C];if(p.has(de[O])){H=null;let ae=null,J=null,Z;if(y==0||y==-1)for(Z=O;ae==null&&Z-- >0;)
p.has(de[Z])||(ae=Z);if(y==0||y==1)for(Z=O;J==null&&Z++<de.length;)p.has(de[Z])||(J=Z);if(ae!=null||
J!=null)if(q){let Ae=ae==null?-1/0:L(me[ae],R,z,0),Fe=J==null?1/0:L(me[J],R,z,0),nt=ee-Ae,Se=Fe-ee;nt<=
Se?nt<=G&&(H=ae):Se<=G&&(H=J)}else H=J==null?ae:ae==null?J:O-ae<=J-O?ae:J}else q&&Ze(ee-L(me[O],R,z,
0))>G&&(H=null);return H}}let Mn=c=>{Y.event=c};Y.idxs=he,Y._lock=!1;let it=Y.points;it.show=le(it.show),
it.size=le(it.size),it.stroke=le(it.stroke),it.width=le(it.width),it.fill=le(it.fill);let Jt=o.focus=
je({},e.focus||{alpha:.3},Y.focus),ro=Jt.prox>=0,io=ro&&it.one,Et=[],ao=[],lo=[];function wa(c,p){let _=it.
show(o,p);if(_ instanceof HTMLElement)return Ct(_,tm),Ct(_,c.class),sn(_,-10,-10,ne,U),w.insertBefore(
_,Et[p]),_}function ba(c,p){if(s==1||p>0){let _=s==1&&v[c.scale].time,y=c.value;c.value=_?Pc(y)?Mc(te,
Oc(y,W)):y||ie:y||gg,c.label=c.label||(_?ag:ig)}if(io||p>0){c.width=c.width==null?1:c.width,c.paths=
c.paths||Ag||wm,c.fillTo=le(c.fillTo||bg),c.pxAlign=+pe(c.pxAlign,x),c.pxRound=Gc(c.pxAlign),c.stroke=
le(c.stroke||null),c.fill=le(c.fill||null),c._stroke=c._fill=c._paths=c._focus=null;let _=hg(mt(1,c.
width),1),y=c.points=je({},{size:_,width:mt(1,_*.2),stroke:c.stroke,space:_*2,paths:Rg,_stroke:null,
_fill:null},c.points);y.show=le(y.show),y.filter=le(y.filter),y.fill=le(y.fill),y.stroke=le(y.stroke),
y.paths=le(y.paths),y.pxAlign=c.pxAlign}if(Ue){let _=ws(c,p);Me.splice(p,0,_[0]),Yt.splice(p,0,_[1]),
oe.values.push(null)}if(ct){he.splice(p,0,null);let _=null;io?p==0&&(_=wa(c,p)):p>0&&(_=wa(c,p)),Et.
splice(p,0,_),ao.splice(p,0,0),lo.splice(p,0,0)}tt("addSeries",p)}function Ad(c,p){p=p??b.length,c=s==
1?Gi(c,p,Fc,Bc):Gi(c,p,{},Hc),b.splice(p,0,c),ba(b[p],p)}o.addSeries=Ad;function Rd(c){if(b.splice(c,
1),Ue){oe.values.splice(c,1),Yt.splice(c,1);let p=Me.splice(c,1)[0];no(null,p.firstChild),p.remove()}
ct&&(he.splice(c,1),Et.splice(c,1)[0].remove(),ao.splice(c,1),lo.splice(c,1)),tt("delSeries",c)}o.delSeries=
Rd;let Nn=[!1,!1,!1,!1];function Id(c,p){if(c._show=c.show,c.show){let _=c.side%2,y=v[c.scale];y==null&&
(c.scale=_?b[1].scale:D,y=v[c.scale]);let k=y.time;c.size=le(c.size),c.space=le(c.space),c.rotate=le(
c.rotate),Pn(c.incrs)&&c.incrs.forEach(O=>{!Dn.has(O)&&Dn.set(O,nu(O))}),c.incrs=le(c.incrs||(y.distr==
2?Bm:k?T==1?Gm:Um:Kn)),c.splits=le(c.splits||(k&&y.distr==1?ue:y.distr==3?$i:y.distr==4?ug:cg)),c.stroke=
le(c.stroke),c.grid.stroke=le(c.grid.stroke),c.ticks.stroke=le(c.ticks.stroke),c.border.stroke=le(c.
border.stroke);let C=c.values;c.values=Pn(C)&&!Pn(C[0])?le(C):k?Pn(C)?Ec(te,Ic(C,W)):Pc(C)?Ym(te,C):
C||se:C||lg,c.filter=le(c.filter||(y.distr>=3&&y.log==10?pg:y.distr==3&&y.log==2?mg:eu)),c.font=zc(c.
font),c.labelFont=zc(c.labelFont),c._size=c.size(o,null,p,0),c._space=c._rotate=c._incrs=c._found=c.
_splits=c._values=null,c._size>0&&(Nn[p]=!0,c._el=Wt(Jp,h))}}function qo(c,p,_,y){let[k,C,O,N]=_,H=p%
2,G=0;return H==0&&(N||C)&&(G=p==0&&!k||p==2&&!O?Ye(Nc.size/3):0),H==1&&(k||O)&&(G=p==1&&!C||p==3&&!N?
Ye(Wc.size/2):0),G}let Sa=o.padding=(e.padding||[qo,qo,qo,qo]).map(c=>le(pe(c,qo))),_n=o._padding=Sa.
map((c,p)=>c(o,p,Nn,0)),st,Je=null,Qe=null,ks=s==1?b[0].idxs:null,Vt=null,Uo=!1;function ka(c,p){if(t=
c??[],o.data=o._data=t,s==2){st=0;for(let _=1;_<b.length;_++)st+=t[_][0].length}else{t.length==0&&(o.
data=o._data=t=[[]]),Vt=t[0],st=Vt.length;let _=t;if(V==2){_=t.slice();let y=_[0]=Array(st);for(let k=0;k<
st;k++)y[k]=k}o._data=t=_}if(uo(!0),tt("setData"),V==2&&(so=!0),p!==!1){let _=R;_.auto(o,Uo)?wr():wn(
D,_.min,_.max),On=On||Y.left>=0,It=!0,fo()}}o.setData=ka;function wr(){Uo=!0;let c,p;s==1&&(st>0?(Je=
ks[0]=0,Qe=ks[1]=st-1,c=t[0][Je],p=t[0][Qe],V==2?(c=Je,p=Qe):c==p&&(V==3?[c,p]=cr(c,c,R.log,!1):V==4?
[c,p]=zi(c,c,R.log,!1):R.time?p=c+Ye(86400/T):[c,p]=ir(c,p,Ki,!0))):(Je=ks[0]=c=null,Qe=ks[1]=p=null)),
wn(D,c,p)}let vs,co,br,Sr,kr,vr,Tr,xr,Cr,ht;function va(c,p,_,y,k,C){c??=uc,_??=Zi,y??="butt",k??=uc,
C??="round",c!=vs&&(d.strokeStyle=vs=c),k!=co&&(d.fillStyle=co=k),p!=br&&(d.lineWidth=br=p),C!=kr&&(d.
lineJoin=kr=C),y!=vr&&(d.lineCap=vr=y),_!=Sr&&d.setLineDash(Sr=_)}function Ta(c,p,_,y){p!=co&&(d.fillStyle=
co=p),c!=Tr&&(d.font=Tr=c),_!=xr&&(d.textAlign=xr=_),y!=Cr&&(d.textBaseline=Cr=y)}function Pr(c,p,_,y,k=0){
if(y.length>0&&c.auto(o,Uo)&&(p==null||p.min==null)){let C=pe(Je,0),O=pe(Qe,y.length-1),N=_.min==null?
pm(y,C,O,k,c.distr==3):[_.min,_.max];c.min=Kt(c.min,_.min=N[0]),c.max=mt(c.max,_.max=N[1])}}let xa={
min:null,max:null};function Ed(){for(let y in v){let k=v[y];B[y]==null&&(k.min==null||B[D]!=null&&k.
auto(o,Uo))&&(B[y]=xa)}for(let y in v){let k=v[y];B[y]==null&&k.from!=null&&B[k.from]!=null&&(B[y]=xa)}
B[D]!=null&&uo(!0);let c={};for(let y in B){let k=B[y];if(k!=null){let C=c[y]=Wo(v[y],km);if(k.min!=
null)je(C,k);else if(y!=D||s==2)if(st==0&&C.from==null){let O=C.range(o,null,null,y);C.min=O[0],C.max=
O[1]}else C.min=Te,C.max=-Te}}if(st>0){b.forEach((y,k)=>{if(s==1){let C=y.scale,O=B[C];if(O==null)return;
let N=c[C];if(k==0){let H=N.range(o,N.min,N.max,C);N.min=H[0],N.max=H[1],Je=zt(N.min,t[0]),Qe=zt(N.max,
t[0]),Qe-Je>1&&(t[0][Je]<N.min&&Je++,t[0][Qe]>N.max&&Qe--),y.min=Vt[Je],y.max=Vt[Qe]}else y.show&&y.
auto&&Pr(N,O,y,t[k],y.sorted);y.idxs[0]=Je,y.idxs[1]=Qe}else if(k>0&&y.show&&y.auto){let[C,O]=y.facets,
N=C.scale,H=O.scale,[G,q]=t[k],z=c[N],ee=c[H];z!=null&&Pr(z,B[N],C,G,C.sorted),ee!=null&&Pr(ee,B[H],
O,q,O.sorted),y.min=O.min,y.max=O.max}});for(let y in c){let k=c[y],C=B[y];if(k.from==null&&(C==null||
C.min==null)){let O=k.range(o,k.min==Te?null:k.min,k.max==-Te?null:k.max,y);k.min=O[0],k.max=O[1]}}}
for(let y in c){let k=c[y];if(k.from!=null){let C=c[k.from];if(C.min==null)k.min=k.max=null;else{let O=k.
range(o,C.min,C.max,y);k.min=O[0],k.max=O[1]}}}let p={},_=!1;for(let y in c){let k=c[y],C=v[y];if(C.
min!=k.min||C.max!=k.max){C.min=k.min,C.max=k.max;let O=C.distr;C._min=O==3?mn(C.min):O==4?Ri(C.min,
C.asinh):O==100?C.fwd(C.min):C.min,C._max=O==3?mn(C.max):O==4?Ri(C.max,C.asinh):O==100?C.fwd(C.max):
C.max,p[y]=_=!0}}if(_){b.forEach((y,k)=>{s==2?k>0&&p.y&&(y._paths=null):p[y.scale]&&(y._paths=null)});
for(let y in p)so=!0,tt("setScale",y);ct&&Y.left>=0&&(On=It=!0)}for(let y in B)B[y]=null}function Od(c){
let p=Wi(Je-1,0,st-1),_=Wi(Qe+1,0,st-1);for(;c[p]==null&&p>0;)p--;for(;c[_]==null&&_<st-1;)_++;return[
p,_]}function Md(){if(st>0){let c=b.some(p=>p._focus)&&ht!=Jt.alpha;c&&(d.globalAlpha=ht=Jt.alpha),b.
forEach((p,_)=>{if(_>0&&p.show&&(Ca(_,!1),Ca(_,!0),p._paths==null)){let y=ht;ht!=p.alpha&&(d.globalAlpha=
ht=p.alpha);let k=s==2?[0,t[_][0].length-1]:Od(t[_]);p._paths=p.paths(o,_,k[0],k[1]),ht!=y&&(d.globalAlpha=
ht=y)}}),b.forEach((p,_)=>{if(_>0&&p.show){let y=ht;ht!=p.alpha&&(d.globalAlpha=ht=p.alpha),p._paths!=
null&&Pa(_,!1);{let k=p._paths!=null?p._paths.gaps:null,C=p.points.show(o,_,Je,Qe,k),O=p.points.filter(
o,_,C,k);(C||O)&&(p.points._paths=p.points.paths(o,_,Je,Qe,O),Pa(_,!0))}ht!=y&&(d.globalAlpha=ht=y),
tt("drawSeries",_)}}),c&&(d.globalAlpha=ht=1)}}function Ca(c,p){let _=p?b[c].points:b[c];_._stroke=_.
stroke(o,c),_._fill=_.fill(o,c)}function Pa(c,p){let _=p?b[c].points:b[c],{stroke:y,fill:k,clip:C,flags:O,
_stroke:N=_._stroke,_fill:H=_._fill,_width:G=_.width}=_._paths;G=xe(G*ge,3);let q=null,z=G%2/2;p&&H==
null&&(H=G>0?"#fff":N);let ee=_.pxAlign==1&&z>0;if(ee&&d.translate(z,z),!p){let me=St-G/2,de=Rt-G/2,
ae=gt+G,J=Bt+G;q=new Path2D,q.rect(me,de,ae,J)}p?Dr(N,G,_.dash,_.cap,H,y,k,O,C):Nd(c,N,G,_.dash,_.cap,
H,y,k,O,q,C),ee&&d.translate(-z,-z)}function Nd(c,p,_,y,k,C,O,N,H,G,q){let z=!1;H!=0&&A.forEach((ee,me)=>{
if(ee.series[0]==c){let de=b[ee.series[1]],ae=t[ee.series[1]],J=(de._paths||ms).band;Pn(J)&&(J=ee.dir==
1?J[0]:J[1]);let Z,Ae=null;de.show&&J&&gm(ae,Je,Qe)?(Ae=ee.fill(o,me)||C,Z=de._paths.clip):J=null,Dr(
p,_,y,k,Ae,O,N,H,G,q,Z,J),z=!0}}),z||Dr(p,_,y,k,C,O,N,H,G,q)}let Da=$o|Bi;function Dr(c,p,_,y,k,C,O,N,H,G,q,z){
va(c,p,_,y,k),(H||G||z)&&(d.save(),H&&d.clip(H),G&&d.clip(G)),z?(N&Da)==Da?(d.clip(z),q&&d.clip(q),xs(
k,O),Ts(c,C,p)):N&Bi?(xs(k,O),d.clip(z),Ts(c,C,p)):N&$o&&(d.save(),d.clip(z),q&&d.clip(q),xs(k,O),d.
restore(),Ts(c,C,p)):(xs(k,O),Ts(c,C,p)),(H||G||z)&&d.restore()}function Ts(c,p,_){_>0&&(p instanceof
Map?p.forEach((y,k)=>{d.strokeStyle=vs=k,d.stroke(y)}):p!=null&&c&&d.stroke(p))}function xs(c,p){p instanceof
Map?p.forEach((_,y)=>{d.fillStyle=co=y,d.fill(_)}):p!=null&&c&&d.fill(p)}function Fd(c,p,_,y){let k=P[c],
C;if(y<=0)C=[0,0];else{let O=k._space=k.space(o,c,p,_,y),N=k._incrs=k.incrs(o,c,p,_,y,O);C=Fg(p,_,N,
y,O)}return k._found=C}function Ar(c,p,_,y,k,C,O,N,H,G){let q=O%2/2;x==1&&d.translate(q,q),va(N,O,H,
G,N),d.beginPath();let z,ee,me,de,ae=k+(y==0||y==3?-C:C);_==0?(ee=k,de=ae):(z=k,me=ae);for(let J=0;J<
c.length;J++)p[J]!=null&&(_==0?z=me=c[J]:ee=de=c[J],d.moveTo(z,ee),d.lineTo(me,de));d.stroke(),x==1&&
d.translate(-q,-q)}function Ld(c){let p=!0;return P.forEach((_,y)=>{if(!_.show)return;let k=v[_.scale];
if(k.min==null){_._show&&(p=!1,_._show=!1,uo(!1));return}else _._show||(p=!1,_._show=!0,uo(!1));let C=_.
side,O=C%2,{min:N,max:H}=k,[G,q]=Fd(y,N,H,O==0?ne:U);if(q==0)return;let z=k.distr==2,ee=_._splits=_.
splits(o,y,N,H,G,q,z),me=k.distr==2?ee.map(Z=>Vt[Z]):ee,de=k.distr==2?Vt[ee[1]]-Vt[ee[0]]:G,ae=_._values=
_.values(o,_.filter(o,me,y,q,de),y,q,de);_._rotate=C==2?_.rotate(o,ae,y,q):0;let J=_._size;_._size=$t(
_.size(o,ae,y,c)),J!=null&&_._size!=J&&(p=!1)}),p}function Wd(c){let p=!0;return Sa.forEach((_,y)=>{
let k=_(o,y,Nn,c);k!=_n[y]&&(p=!1),_n[y]=k}),p}function $d(){for(let c=0;c<P.length;c++){let p=P[c];
if(!p.show||!p._show)continue;let _=p.side,y=_%2,k,C,O=p.stroke(o,c),N=_==0||_==3?-1:1,[H,G]=p._found;
if(p.label!=null){let ft=p.labelGap*N,Tt=Ye((p._lpos+ft)*ge);Ta(p.labelFont[0],O,"center",_==2?"top":
cc),d.save(),y==1?(k=C=0,d.translate(Tt,Ye(Rt+Bt/2)),d.rotate((_==3?-sr:sr)/2)):(k=Ye(St+gt/2),C=Tt);
let Wn=Qc(p.label)?p.label(o,c,H,G):p.label;d.fillText(Wn,k,C),d.restore()}if(G==0)continue;let q=v[p.
scale],z=y==0?gt:Bt,ee=y==0?St:Rt,me=p._splits,de=q.distr==2?me.map(ft=>Vt[ft]):me,ae=q.distr==2?Vt[me[1]]-
Vt[me[0]]:H,J=p.ticks,Z=p.border,Ae=J.show?J.size:0,Fe=Ye(Ae*ge),nt=Ye((p.alignTo==2?p._size-Ae-p.gap:
p.gap)*ge),Se=p._rotate*-sr/180,Le=S(p._pos*ge),kt=(Fe+nt)*N,dt=Le+kt;C=y==0?dt:0,k=y==1?dt:0;let Ot=p.
font[0],Gt=p.align==1?Oo:p.align==2?Pi:Se>0?Oo:Se<0?Pi:y==0?"center":_==3?Pi:Oo,en=Se||y==1?"middle":
_==2?"top":cc;Ta(Ot,O,Gt,en);let vt=p.font[1]*p.lineGap,Mt=me.map(ft=>S(a(ft,q,z,ee))),jt=p._values;
for(let ft=0;ft<jt.length;ft++){let Tt=jt[ft];if(Tt!=null){y==0?k=Mt[ft]:C=Mt[ft],Tt=""+Tt;let Wn=Tt.
indexOf(`
`)==-1?[Tt]:Tt.split(/\n/gm);for(let pt=0;pt<Wn.length;pt++){let za=Wn[pt];Se?(d.save(),d.translate(
k,C+pt*vt),d.rotate(Se),d.fillText(za,0,0),d.restore()):d.fillText(za,k,C+pt*vt)}}}J.show&&Ar(Mt,J.filter(
o,de,c,G,ae),y,_,Le,Fe,xe(J.width*ge,3),J.stroke(o,c),J.dash,J.cap);let tn=p.grid;tn.show&&Ar(Mt,tn.
filter(o,de,c,G,ae),y,y==0?2:1,y==0?Rt:St,y==0?Bt:gt,xe(tn.width*ge,3),tn.stroke(o,c),tn.dash,tn.cap),
Z.show&&Ar([Le],[1],y==0?1:0,y==0?1:2,y==1?Rt:St,y==1?Bt:gt,xe(Z.width*ge,3),Z.stroke(o,c),Z.dash,Z.
cap)}tt("drawAxes")}function uo(c){b.forEach((p,_)=>{_>0&&(p._paths=null,c&&(s==1?(p.min=null,p.max=
null):p.facets.forEach(y=>{y.min=null,y.max=null})))})}let Cs=!1,Rr=!1,zo=[];function Hd(){Rr=!1;for(let c=0;c<
zo.length;c++)tt(...zo[c]);zo.length=0}function fo(){Cs||(Am(Aa),Cs=!0)}function Bd(c,p=!1){Cs=!0,Rr=
p,c(o),Aa(),p&&zo.length>0&&queueMicrotask(Hd)}o.batch=Bd;function Aa(){if(_r&&(Ed(),_r=!1),so&&(xd(),
so=!1),bs){if(Ie(m,Oo,Ce),Ie(m,"top",ze),Ie(m,us,ne),Ie(m,ds,U),Ie(w,Oo,Ce),Ie(w,"top",ze),Ie(w,us,ne),
Ie(w,ds,U),Ie(h,us,an),Ie(h,ds,Rn),g.width=Ye(an*ge),g.height=Ye(Rn*ge),P.forEach(({_el:c,_show:p,_size:_,
_pos:y,side:k})=>{if(c!=null)if(p){let C=k===3||k===0?_:0,O=k%2==1;Ie(c,O?"left":"top",y-C),Ie(c,O?"\
width":"height",_),Ie(c,O?"top":"left",O?ze:Ce),Ie(c,O?"height":"width",O?U:ne),Fi(c,Yn)}else Ct(c,Yn)}),
vs=co=br=kr=vr=Tr=xr=Cr=Sr=null,ht=1,Zo(!0),Ce!=oo||ze!=In||ne!=Zt||U!=En){uo(!1);let c=ne/Zt,p=U/En;
if(ct&&!On&&Y.left>=0){Y.left*=c,Y.top*=p,po&&sn(po,Ye(Y.left),0,ne,U),mo&&sn(mo,0,Ye(Y.top),ne,U);for(let _=0;_<
Et.length;_++){let y=Et[_];y!=null&&(ao[_]*=c,lo[_]*=p,sn(y,$t(ao[_]),$t(lo[_]),ne,U))}}if(De.show&&
!Ss&&De.left>=0&&De.width>0){De.left*=c,De.width*=c,De.top*=p,De.height*=p;for(let _ in Fr)Ie(_o,_,De[_])}
oo=Ce,In=ze,Zt=ne,En=U}tt("setSize"),bs=!1}an>0&&Rn>0&&(d.clearRect(0,0,g.width,g.height),tt("drawCl\
ear"),E.forEach(c=>c()),tt("draw")),De.show&&Ss&&(Ps(De),Ss=!1),ct&&On&&(Ln(null,!0,!1),On=!1),oe.show&&
oe.live&&It&&(Mr(),It=!1),u||(u=!0,o.status=1,tt("ready")),Uo=!1,Cs=!1}o.redraw=(c,p)=>{so=p||!1,c!==
!1?wn(D,R.min,R.max):fo()};function Ir(c,p){let _=v[c];if(_.from==null){if(st==0){let y=_.range(o,p.
min,p.max,c);p.min=y[0],p.max=y[1]}if(p.min>p.max){let y=p.min;p.min=p.max,p.max=y}if(st>1&&p.min!=null&&
p.max!=null&&p.max-p.min<1e-16)return;c==D&&_.distr==2&&st>0&&(p.min=zt(p.min,t[0]),p.max=zt(p.max,t[0]),
p.min==p.max&&p.max++),B[c]=p,_r=!0,fo()}}o.setScale=Ir;let Er,Or,po,mo,Ra,Ia,go,ho,Ea,Oa,Pe,Oe,yn=!1,
rt=Y.drag,Xe=rt.x,et=rt.y;ct&&(Y.x&&(Er=Wt(Xp,w)),Y.y&&(Or=Wt(em,w)),R.ori==0?(po=Er,mo=Or):(po=Or,mo=
Er),Pe=Y.left,Oe=Y.top);let De=o.select=je({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),
_o=De.show?Wt(Qp,De.over?w:m):null;function Ps(c,p){if(De.show){for(let _ in c)De[_]=c[_],_ in Fr&&Ie(
_o,_,c[_]);p!==!1&&tt("setSelect")}}o.setSelect=Ps;function Vd(c){if(b[c].show)Ue&&Fi(Me[c],Yn);else if(Ue&&
Ct(Me[c],Yn),ct){let _=io?Et[0]:Et[c];_!=null&&sn(_,-10,-10,ne,U)}}function wn(c,p,_){Ir(c,{min:p,max:_})}
function Qt(c,p,_,y){p.focus!=null&&zd(c),p.show!=null&&b.forEach((k,C)=>{C>0&&(c==C||c==null)&&(k.show=
p.show,Vd(C),s==2?(wn(k.facets[0].scale,null,null),wn(k.facets[1].scale,null,null)):wn(k.scale,null,
null),fo())}),_!==!1&&tt("setSeries",c,p),y&&Jo("setSeries",o,c,p)}o.setSeries=Qt;function Gd(c,p){je(
A[c],p)}function jd(c,p){c.fill=le(c.fill||null),c.dir=pe(c.dir,-1),p=p??A.length,A.splice(p,0,c)}function qd(c){
c==null?A.length=0:A.splice(c,1)}o.addBand=jd,o.setBand=Gd,o.delBand=qd;function Ud(c,p){b[c].alpha=
p,ct&&Et[c]!=null&&(Et[c].style.opacity=p),Ue&&Me[c]&&(Me[c].style.opacity=p)}let ln,bn,Fn,yo={focus:!0};
function zd(c){if(c!=Fn){let p=c==null,_=Jt.alpha!=1;b.forEach((y,k)=>{if(s==1||k>0){let C=p||k==0||
k==c;y._focus=p?null:C,_&&Ud(k,C?1:Jt.alpha)}}),Fn=c,_&&fo()}}Ue&&ro&&ut(pc,_e,c=>{Y._lock||(Mn(c),Fn!=
null&&Qt(null,yo,!0,Ge.setSeries))});function Xt(c,p,_){let y=v[p];_&&(c=c/ge-(y.ori==1?ze:Ce));let k=ne;
y.ori==1&&(k=U,c=k-c),y.dir==-1&&(c=k-c);let C=y._min,O=y._max,N=c/k,H=C+(O-C)*N,G=y.distr;return G==
3?Fo(10,H):G==4?_m(H,y.asinh):G==100?y.bwd(H):H}function Kd(c,p){let _=Xt(c,D,p);return zt(_,t[0],Je,
Qe)}o.valToIdx=c=>zt(c,t[0]),o.posToIdx=Kd,o.posToVal=Xt,o.valToPos=(c,p,_)=>v[p].ori==0?r(c,v[p],_?
gt:ne,_?St:0):i(c,v[p],_?Bt:U,_?Rt:0),o.setCursor=(c,p,_)=>{Pe=c.left,Oe=c.top,Ln(null,p,_)};function Ma(c,p){
Ie(_o,Oo,De.left=c),Ie(_o,us,De.width=p)}function Na(c,p){Ie(_o,"top",De.top=c),Ie(_o,ds,De.height=p)}
let Ko=R.ori==0?Ma:Na,Yo=R.ori==1?Ma:Na;function Yd(){if(Ue&&oe.live)for(let c=s==2?1:0;c<b.length;c++){
if(c==0&&At)continue;let p=oe.values[c],_=0;for(let y in p)Yt[c][_++].firstChild.nodeValue=p[y]}}function Mr(c,p){
if(c!=null&&(c.idxs?c.idxs.forEach((_,y)=>{he[y]=_}):Sm(c.idx)||he.fill(c.idx),oe.idx=he[0]),Ue&&oe.
live){for(let _=0;_<b.length;_++)(_>0||s==1&&!At)&&Zd(_,he[_]);Yd()}It=!1,p!==!1&&tt("setLegend")}o.
setLegend=Mr;function Zd(c,p){let _=b[c],y=c==0&&V==2?Vt:t[c],k;At?k=_.values(o,c,p)??hn:(k=_.value(
o,p==null?null:y[p],c,p),k=k==null?hn:{_:k}),oe.values[c]=k}function Ln(c,p,_){Ea=Pe,Oa=Oe,[Pe,Oe]=Y.
move(o,Pe,Oe),Y.left=Pe,Y.top=Oe,ct&&(po&&sn(po,Ye(Pe),0,ne,U),mo&&sn(mo,0,Ye(Oe),ne,U));let y,k=Je>
Qe;ln=Te,bn=null;let C=R.ori==0?ne:U,O=R.ori==1?ne:U;if(Pe<0||st==0||k){y=Y.idx=null;for(let N=0;N<b.
length;N++){let H=Et[N];H!=null&&sn(H,-10,-10,ne,U)}ro&&Qt(null,yo,!0,c==null&&Ge.setSeries),oe.live&&
(he.fill(y),It=!0)}else{let N,H,G;s==1&&(N=R.ori==0?Pe:Oe,H=Xt(N,D),y=Y.idx=zt(H,t[0],Je,Qe),G=L(t[0][y],
R,C,0));let q=-10,z=-10,ee=0,me=0,de=!0,ae="",J="";for(let Z=s==2?1:0;Z<b.length;Z++){let Ae=b[Z],Fe=he[Z],
nt=Fe==null?null:s==1?t[Z][Fe]:t[Z][1][Fe],Se=Y.dataIdx(o,Z,y,H),Le=Se==null?null:s==1?t[Z][Se]:t[Z][1][Se];
if(It=It||Le!=nt||Se!=Fe,he[Z]=Se,Z>0&&Ae.show){let kt=Se==null?-10:Se==y?G:L(s==1?t[0][Se]:t[Z][0][Se],
R,C,0),dt=Le==null?-10:K(Le,s==1?v[Ae.scale]:v[Ae.facets[1].scale],O,0);if(ro&&Le!=null){let Ot=R.ori==
1?Pe:Oe,Gt=Ze(Jt.dist(o,Z,Se,dt,Ot));if(Gt<ln){let en=Jt.bias;if(en!=0){let vt=Xt(Ot,Ae.scale),Mt=Le>=
0?1:-1,jt=vt>=0?1:-1;jt==Mt&&(jt==1?en==1?Le>=vt:Le<=vt:en==1?Le<=vt:Le>=vt)&&(ln=Gt,bn=Z)}else ln=Gt,
bn=Z}}if(It||io){let Ot,Gt;R.ori==0?(Ot=kt,Gt=dt):(Ot=dt,Gt=kt);let en,vt,Mt,jt,tn,ft,Tt=!0,Wn=it.bbox;
if(Wn!=null){Tt=!1;let pt=Wn(o,Z);Mt=pt.left,jt=pt.top,en=pt.width,vt=pt.height}else Mt=Ot,jt=Gt,en=
vt=it.size(o,Z);if(ft=it.fill(o,Z),tn=it.stroke(o,Z),io)Z==bn&&ln<=Jt.prox&&(q=Mt,z=jt,ee=en,me=vt,de=
Tt,ae=ft,J=tn);else{let pt=Et[Z];pt!=null&&(ao[Z]=Mt,lo[Z]=jt,bc(pt,en,vt,Tt),yc(pt,ft,tn),sn(pt,$t(
Mt),$t(jt),ne,U))}}}}if(io){let Z=Jt.prox,Ae=Fn==null?ln<=Z:ln>Z||bn!=Fn;if(It||Ae){let Fe=Et[0];Fe!=
null&&(ao[0]=q,lo[0]=z,bc(Fe,ee,me,de),yc(Fe,ae,J),sn(Fe,$t(q),$t(z),ne,U))}}}if(De.show&&yn)if(c!=null){
let[N,H]=Ge.scales,[G,q]=Ge.match,[z,ee]=c.cursor.sync.scales,me=c.cursor.drag;if(Xe=me._x,et=me._y,
Xe||et){let{left:de,top:ae,width:J,height:Z}=c.select,Ae=c.scales[z].ori,Fe=c.posToVal,nt,Se,Le,kt,dt,
Ot=N!=null&&G(N,z),Gt=H!=null&&q(H,ee);Ot&&Xe?(Ae==0?(nt=de,Se=J):(nt=ae,Se=Z),Le=v[N],kt=L(Fe(nt,z),
Le,C,0),dt=L(Fe(nt+Se,z),Le,C,0),Ko(Kt(kt,dt),Ze(dt-kt))):Ko(0,C),Gt&&et?(Ae==1?(nt=de,Se=J):(nt=ae,
Se=Z),Le=v[H],kt=K(Fe(nt,ee),Le,O,0),dt=K(Fe(nt+Se,ee),Le,O,0),Yo(Kt(kt,dt),Ze(dt-kt))):Yo(0,O)}else
Lr()}else{let N=Ze(Ea-Ra),H=Ze(Oa-Ia);if(R.ori==1){let ee=N;N=H,H=ee}Xe=rt.x&&N>=rt.dist,et=rt.y&&H>=
rt.dist;let G=rt.uni;G!=null?Xe&&et&&(Xe=N>=G,et=H>=G,!Xe&&!et&&(H>N?et=!0:Xe=!0)):rt.x&&rt.y&&(Xe||
et)&&(Xe=et=!0);let q,z;Xe&&(R.ori==0?(q=go,z=Pe):(q=ho,z=Oe),Ko(Kt(q,z),Ze(z-q)),et||Yo(0,O)),et&&(R.
ori==1?(q=go,z=Pe):(q=ho,z=Oe),Yo(Kt(q,z),Ze(z-q)),Xe||Ko(0,C)),!Xe&&!et&&(Ko(0,0),Yo(0,0))}if(rt._x=
Xe,rt._y=et,c==null){if(_){if(Ua!=null){let[N,H]=Ge.scales;Ge.values[0]=N!=null?Xt(R.ori==0?Pe:Oe,N):
null,Ge.values[1]=H!=null?Xt(R.ori==1?Pe:Oe,H):null}Jo(Di,o,Pe,Oe,ne,U,y)}if(ro){let N=_&&Ge.setSeries,
H=Jt.prox;Fn==null?ln<=H&&Qt(bn,yo,!0,N):ln>H?Qt(null,yo,!0,N):bn!=Fn&&Qt(bn,yo,!0,N)}}It&&(oe.idx=y,
Mr()),p!==!1&&tt("setCursor")}let Sn=null;Object.defineProperty(o,"rect",{get(){return Sn==null&&Zo(
!1),Sn}});function Zo(c=!1){c?Sn=null:(Sn=w.getBoundingClientRect(),tt("syncRect",Sn))}function Fa(c,p,_,y,k,C,O){
Y._lock||yn&&c!=null&&c.movementX==0&&c.movementY==0||(Nr(c,p,_,y,k,C,O,!1,c!=null),c!=null?Ln(null,
!0,!0):Ln(p,!0,!1))}function Nr(c,p,_,y,k,C,O,N,H){if(Sn==null&&Zo(!1),Mn(c),c!=null)_=c.clientX-Sn.
left,y=c.clientY-Sn.top;else{if(_<0||y<0){Pe=-10,Oe=-10;return}let[G,q]=Ge.scales,z=p.cursor.sync,[ee,
me]=z.values,[de,ae]=z.scales,[J,Z]=Ge.match,Ae=p.axes[0].side%2==1,Fe=R.ori==0?ne:U,nt=R.ori==1?ne:
U,Se=Ae?C:k,Le=Ae?k:C,kt=Ae?y:_,dt=Ae?_:y;if(de!=null?_=J(G,de)?a(ee,v[G],Fe,0):-10:_=Fe*(kt/Se),ae!=
null?y=Z(q,ae)?a(me,v[q],nt,0):-10:y=nt*(dt/Le),R.ori==1){let Ot=_;_=y,y=Ot}}H&&(p==null||p.cursor.event.
type==Di)&&((_<=1||_>=ne-1)&&(_=zn(_,ne)),(y<=1||y>=U-1)&&(y=zn(y,U))),N?(Ra=_,Ia=y,[go,ho]=Y.move(o,
_,y)):(Pe=_,Oe=y)}let Fr={width:0,height:0,left:0,top:0};function Lr(){Ps(Fr,!1)}let La,Wa,$a,Ha;function Ba(c,p,_,y,k,C,O){
yn=!0,Xe=et=rt._x=rt._y=!1,Nr(c,p,_,y,k,C,O,!0,!1),c!=null&&(ut(Ai,Mi,Va,!1),Jo(dc,o,go,ho,ne,U,null));
let{left:N,top:H,width:G,height:q}=De;La=N,Wa=H,$a=G,Ha=q}function Va(c,p,_,y,k,C,O){yn=rt._x=rt._y=
!1,Nr(c,p,_,y,k,C,O,!1,!0);let{left:N,top:H,width:G,height:q}=De,z=G>0||q>0,ee=La!=N||Wa!=H||$a!=G||
Ha!=q;if(z&&ee&&Ps(De),rt.setScale&&z&&ee){let me=N,de=G,ae=H,J=q;if(R.ori==1&&(me=H,de=q,ae=N,J=G),
Xe&&wn(D,Xt(me,D),Xt(me+de,D)),et)for(let Z in v){let Ae=v[Z];Z!=D&&Ae.from==null&&Ae.min!=Te&&wn(Z,
Xt(ae+J,Z),Xt(ae,Z))}Lr()}else Y.lock&&(Y._lock=!Y._lock,Ln(p,!0,c!=null));c!=null&&(no(Ai,Mi),Jo(Ai,
o,Pe,Oe,ne,U,null))}function Jd(c,p,_,y,k,C,O){if(Y._lock)return;Mn(c);let N=yn;if(yn){let H=!0,G=!0,
q=10,z,ee;R.ori==0?(z=Xe,ee=et):(z=et,ee=Xe),z&&ee&&(H=Pe<=q||Pe>=ne-q,G=Oe<=q||Oe>=U-q),z&&H&&(Pe=Pe<
go?0:ne),ee&&G&&(Oe=Oe<ho?0:U),Ln(null,!0,!0),yn=!1}Pe=-10,Oe=-10,he.fill(null),Ln(null,!0,!0),N&&(yn=
N)}function Ga(c,p,_,y,k,C,O){Y._lock||(Mn(c),wr(),Lr(),c!=null&&Jo(mc,o,Pe,Oe,ne,U,null))}function ja(){
P.forEach(Lg),yr(o.width,o.height,!0)}Zn(rr,No,ja);let wo={};wo.mousedown=Ba,wo.mousemove=Fa,wo.mouseup=
Va,wo.dblclick=Ga,wo.setSeries=(c,p,_,y)=>{let k=Ge.match[2];_=k(o,p,_),_!=-1&&Qt(_,y,!0,!1)},ct&&(ut(
dc,w,Ba),ut(Di,w,Fa),ut(fc,w,c=>{Mn(c),Zo(!1)}),ut(pc,w,Jd),ut(mc,w,Ga),Vi.add(o),o.syncRect=Zo);let Ds=o.
hooks=e.hooks||{};function tt(c,p,_){Rr?zo.push([c,p,_]):c in Ds&&Ds[c].forEach(y=>{y.call(null,o,p,
_)})}(e.plugins||[]).forEach(c=>{for(let p in c.hooks)Ds[p]=(Ds[p]||[]).concat(c.hooks[p])});let qa=(c,p,_)=>_,
Ge=je({key:null,setSeries:!1,filters:{pub:xc,sub:xc},scales:[D,b[1]?b[1].scale:null],match:[Cc,Cc,qa],
values:[null,null]},Y.sync);Ge.match.length==2&&Ge.match.push(qa),Y.sync=Ge;let Ua=Ge.key,Wr=ku(Ua);
function Jo(c,p,_,y,k,C,O){Ge.filters.pub(c,p,_,y,k,C,O)&&Wr.pub(c,p,_,y,k,C,O)}Wr.sub(o);function Qd(c,p,_,y,k,C,O){
Ge.filters.sub(c,p,_,y,k,C,O)&&wo[c](null,p,_,y,k,C,O)}o.pub=Qd;function Xd(){Wr.unsub(o),Vi.delete(
o),An.clear(),Li(rr,No,ja),f.remove(),_e?.remove(),tt("destroy")}o.destroy=Xd;function $r(){tt("init",
e,t),ka(t||e.data,!1),B[D]?Ir(D,B[D]):wr(),Ss=De.show&&(De.width>0||De.height>0),On=It=!0,yr(e.width,
e.height)}return b.forEach(ba),P.forEach(Id),n?n instanceof HTMLElement?(n.appendChild(f),$r()):n(o,
$r):$r(),o}qe.assign=je;qe.fmtNum=Yi;qe.rangeNum=ir;qe.rangeLog=cr;qe.rangeAsinh=zi;qe.orient=Qn;qe.
pxRatio=ge;qe.join=Dm;qe.fmtDate=Ji,qe.tzDate=$m;qe.sync=ku;{qe.addGap=Sg,qe.clipGaps=fr;let e=qe.paths=
{points:Du};e.linear=Ru,e.stepped=Tg,e.bars=xg,e.spline=Pg}var Wg=(e,t,n)=>{let o=i=>i&&Math.floor(n.clockAt(i.at)/864e5),s=0,r=0;return e.map((i,a)=>{s+=i.kg;
for(let f=e[r];f&&f.at<=i.at-t*864e5;)s-=f.kg,r+=1,f=e[r];return o(e[a+1])!==o(i)?s/(a-r+1):void 0})},
sa=1e3,Mu=(e,t,n)=>{let o=e.filter(({at:i})=>i>=t),s=o.length<sa?7:30,r=Wg(e,s,n).slice(e.length-o.length);
return{points:o,means:r,meanDays:s}},ra=(e,t)=>{let n=e.at(-1),o=e.findLast(({at:s})=>n&&s<=n.at-t*864e5);
if(!(!n||!o||o.at<n.at-2*t*864e5))return n.kg-o.kg},$g=4,Nu=(e,t)=>{let[n,o]=[e??60,t??80],s=Math.max(
$g-(o-n),(o-n)/5)/2;return[n-s,o+s]},Hg={normal:"done",obese_class_i:"blocked",obese_class_ii:"worse",
obese_class_iii:"worst"},hs=e=>Hg[e]??"active";var Bg=14*864e5,Vg=[1,2,7,14,30,60,90,180,365,730,1825,3650,9125,36500],Gg=e=>{let t=getComputedStyle(
e);return{colour(n){return e.style.color=`var(--${n})`,t.color},font:t.fontFamily}},jg=({ctx:e,bbox:t,
valToPos:n},o,s,r,i)=>{let{unit:a,messages:u}=r,f=devicePixelRatio,[g,d]=[t.left+t.width,t.top+t.height],
h=w=>n(To(w,a),"y",!0),m=(w,x,S,T)=>{e.fillStyle=i.colour(x),e.strokeText(w,S,T),e.fillText(w,S,T)};
e.save(),e.font=`${12*f}px ${i.font}`,e.lineWidth=4*f,e.strokeStyle=i.colour("card"),e.textAlign="ri\
ght",m(a,"quiet",t.left-8*f,t.top-14*f),e.textAlign="left";for(let{class:w,from:x,to:S}of o){let T=Math.
max(t.top,h(Math.min(S,1e4))),b=Math.min(d,h(x));b<=T||(e.fillStyle=i.colour(hs(w)),e.fillRect(t.left,
T,4*f,b-T),T>t.top&&e.fillRect(t.left,T,t.width,f),b-T>=24*f&&m(u.bmi_descriptions[w],"quiet",t.left+
10*f,T+16*f))}if(s){let w=h(s.kg);e.beginPath(),e.arc(n(s.at/1e3,"x",!0),w,5*f,0,2*Math.PI),e.stroke(),
e.fillStyle=i.colour("accent"),e.fill(),e.font=`600 ${13*f}px ${i.font}`,e.textBaseline="middle",m(r.
kg(s.kg),"accent",g+8*f,w)}e.restore()},qg=({data:e,valToPos:t},n,o,s)=>{let r=[],i=a=>e[0][a]??0;for(let a=o+
1;a<=s;a++)(i(a)-i(a-1))*1e3>Bg&&r.push([t(i(a-1),"x",!0),t(i(a),"x",!0)]);return r},Fu=(e,{series:{
points:t,means:n},from:o,bands:s},r,i)=>{let{unit:a,zone:u}=r,f=Gg(e),g=Date.now(),d={font:`12px ${f.
font}`,stroke:f.colour("quiet"),ticks:{show:!1}},h=t.length>=sa,m={show:!0,size:h?3:t.length>100?4:6,
fill:`color-mix(in srgb, ${f.colour("quiet")} ${h?35:60}%, transparent)`,stroke:"transparent"},w=b=>b<
30?r.shortDay:b<365?r.month:r.year,x={width:e.clientWidth,height:e.clientHeight,padding:[28,a==="st"?
98:76,0,0],legend:{show:!1},cursor:{y:!1,drag:{x:!1,y:!1},points:{size:9}},tzDate:b=>qe.tzDate(new Date(
b*1e3),u.name),scales:{x:{range:[(o-(g-o)/50)/1e3,(g+(g-o)/50)/1e3]},y:{range:(b,P,v)=>Nu(P,v)}},axes:[
{...d,grid:{show:!1},size:32,space:(b,P,v,A,D)=>Math.max(58,90*D/b.width),incrs:Vg.map(b=>b*864e5/1e3),
values:(b,P,v,A,D)=>P.map(F=>w(D*1e3/864e5)(F*1e3))},{...d,grid:{stroke:f.colour("line"),width:1},size:40,
space:56,incrs:[.5,1,2,5,10,20,50,100],values:(b,P,v,A,D)=>P.map(D<1?r.tenths:r.integer)}],series:[{},
{points:m,paths:()=>null},{stroke:f.colour("accent"),width:2.5,points:{show:!1},gaps:qg}],hooks:{draw:[
b=>jg(b,s,t.at(-1),r,f)],setCursor:[({cursor:{left:b=-10,idx:P},over:v})=>i(b===-10?void 0:P??void 0,
v.offsetLeft+b)]}},S=b=>b&&To(b,a),T=[t.map(({kg:b})=>S(b)),n.map(S)];return new qe(x,[t.map(({at:b})=>b/
1e3),...T],e)};var Lu=matchMedia("(prefers-color-scheme: dark)"),Ug={ArrowLeft:-1,ArrowDown:-1,ArrowRight:1,ArrowUp:1,
PageDown:-10,PageUp:10,Home:Number.NEGATIVE_INFINITY,End:Number.POSITIVE_INFINITY},Wu=({series:e,from:t,
bands:n})=>{let o=$(),{t:s,kg:r,day:i}=o,{points:a,means:u,meanDays:f}=e,g=Math.max(a.length-1,0),d=ko(
()=>Lu.matches,Lu,"change"),h=ve(null),m=ve(null),[{index:w,left:x},S]=X({index:g});ce(()=>{let M=h.
current;S({index:g});let I=Fu(M,{series:e,from:t,bands:n},o,(V,L)=>S(K=>V===void 0?{index:K.index}:{
index:V,left:L}));m.current=I;let R=new ResizeObserver(()=>I.setSize({width:M.clientWidth,height:M.clientHeight}));
return R.observe(M),()=>{R.disconnect(),I.destroy()}},[e,t,n,o,g,d]);let T=M=>m.current?.setCursor({
left:M,top:1}),b=()=>m.current?.setCursor({left:-10,top:-10}),P=({pointerType:M,clientX:I})=>{if(M===
"mouse"||!m.current)return;let{left:R,width:V}=m.current.over.getBoundingClientRect();T(Math.min(Math.
max(I-R,0),V-1))},v=M=>{M.key==="Escape"&&b();let I=Ug[M.key];if(I===void 0)return;M.preventDefault();
let R=a[Math.min(Math.max(w+I,0),g)];R&&m.current&&T(m.current.valToPos(R.at/1e3,"x"))},[A,D]=[a[w],
u[w]],F=[A&&r(A.kg),A&&i(A.at),D!==void 0&&`${s.mean(f)}: ${r(D)}`].filter(Boolean).join(`
`),E=(x??0)>(h.current?.clientWidth??0)/2;return l("div",{class:"chart",children:[l("div",{class:"pl\
ot",ref:h,role:"slider",tabIndex:0,"aria-label":s.chart,"aria-valuemin":0,"aria-valuemax":g,"aria-va\
luenow":w,"aria-valuetext":F,onPointerDown:P,onPointerMove:P,onKeyDown:v,onBlur:b}),l("output",{class:"\
tip",hidden:x===void 0,"aria-hidden":"true",style:{left:`${x}px`,translate:E?"calc(-100% - 12px)":"1\
2px"},children:F})]})};var _s=e=>{let t=`weight-bmi-register ${e}`;return{read:()=>{try{return localStorage.getItem(t)??""}catch{
return""}},write:n=>{try{localStorage.setItem(t,n)}catch{}}}};var zg=(e,t)=>{let n=a=>Math.round(a*1e6),o=e.map(({record:a,day:u})=>({record:a,plus:n(t*u+a.peso_kg),
minus:n(t*u-a.peso_kg)})).sort((a,u)=>a.plus-u.plus||a.minus-u.minus),s=[],r=o.map(({minus:a},u)=>{let[
f,g]=[0,s.length];for(;f<g;){let d=f+g>>1;(o[s[d]]?.minus??0)<=a?f=d+1:g=d}return s[f]=u,s[f-1]}),i=new Set;
for(let a=s.at(-1);a!==void 0;a=r[a])i.add(o[a].record);return i},$u=(e,t)=>new Map([...e].map(n=>[t(
n),n])),Hu=(e,t,n,o)=>{let s=new Set(e),r=[],i=$u(t,o),a=new Set(t.map(g=>`${g.fecha_registro} ${g.peso_kg}`)),
u=[...i.keys()],f=(g,d,h)=>h!==void 0&&Math.round(Math.abs(d-(i.get(h)?.peso_kg??d))*1e6)>Math.round(
n*Math.abs(g-h)*1e6);for(;;){let[g,d]=[0,r.length],h=[];for(let[w,x]of $u(s,o)){for(;(u[g]??Number.POSITIVE_INFINITY)<
w;)g+=1;let S=u[g]===w?i.get(w):void 0;if(!(!S||S.fecha_registro<=x.fecha_registro)||a.has(`${x.fecha_registro}\
 ${x.peso_kg}`))continue;let[b,P]=[u[g-1],u[g+(S?1:0)]];[b,P].some(v=>f(w,x.peso_kg,v))?r.push(x):h.
push({record:x,day:w})}let m=zg(h,n);if(r.push(...h.filter(({record:w})=>!m.has(w)).map(({record:w})=>w)),
r.length===d)return{kept:[...s],outliers:r};for(;d<r.length;d++)s.delete(r[d])}};var Kg="weight_change_too_large",Bu=async(e,t,n,o,s)=>{let{weights:r}=await j.listWeights({signal:o}),
i=({fecha_registro:h})=>Math.floor(t.clockAt(Date.parse(h))/864e5),{kept:a,outliers:u}=Hu(e,r.toReversed(),
n,i),f=u.map(h=>({...h,code:Kg})),g=new Set(r.map(({id:h})=>h)),d=0;for(let h=a;;){let m=[];for await(let{
error:x,answer:S,weights:T}of Ws(j,h,{check:!0,signal:o})){if(x)throw x;if("results"in S)for(let{index:b,
outcome:P,code:v}of S.results)m.push({...T[b],outcome:P,code:v});s(m.length)}let w=x=>m.filter(S=>S.
outcome===x);if(d+=w("known").length,f.push(...w("refused")),h=w("new").map(({peso_kg:x,fecha_registro:S})=>({
peso_kg:x,fecha_registro:S})),h.length===m.length)return{added:h,known:d,refused:f,ids:g}}},aa=_s("i\
mport"),Yg=7*864e5,Vu=async(e,t,n)=>{let o=[];try{for await(let{start:s,error:r,answer:i,weights:a}of Ws(
j,t.added)){if(r)throw r;"weights"in i&&o.push(...i.weights.filter(({id:u})=>!t.ids.has(u))),n(s+a.length)}}finally{
let s=o.map(({id:i,peso_kg:a,fecha_registro:u})=>[i,a,Date.parse(u)]),r={userId:e,at:Date.now(),records:s};
s.length>0&&aa.write(JSON.stringify(r))}return o.length},Gu=e=>{let t=JSON.parse(aa.read()||"{}");return t?.
userId===e&&Date.now()-t.at<Yg&&t.records.length>0?t:void 0},ia=1e3,ju=async(e,t)=>{let{weights:n}=await j.
listWeights(),o=new Map(n.map(r=>[r.id,r])),s=e.records.flatMap(([r,i,a])=>{let u=o.get(r);return u?.
peso_kg===i&&Date.parse(u.fecha_registro)===a?[r]:[]});for(let r=0;r<s.length;r+=ia)await j.deleteWeights(
{body:{weight_ids:s.slice(r,r+ia)}}),t(Math.min(r+ia,s.length));return aa.write(""),s.length};var ca=()=>new Promise(e=>setTimeout(e));var Zg=/<Record type="HKQuantityTypeIdentifierBodyMass"(?:[^">]|"[^"]*")*>/g,Jg=["startDate","unit",
"value"],Qg=async(e,t)=>{let n=[],o="",s=new TextDecoder;for(let r=0;r<e.size;r+=1e5){let i=await e.
slice(r,r+1e5).arrayBuffer(),a=o+s.decode(i,{stream:!0}),u=0;for(let{0:f,index:g}of a.matchAll(Zg)){
let d=h=>new RegExp(` ${h}="([^"]*)"`).exec(f)?.[1]??"";n.push(Jg.map(d)),u=g+f.length}o=a.slice(Math.
max(u,a.lastIndexOf("<"))),await ca(),t.throwIfAborted()}return{preamble:"",head:["startDate","unit",
"weight"],hasHeading:!0,body:n}},la=e=>typeof e=="object"&&e!==null&&!Array.isArray(e),Xg=e=>e.filter(
la).map(({dataTypeName:t,startTimeNanos:n,fitValue:o})=>({date:Math.round(Number(n)/1e6),dataTypeName:t,
weight:o?.[0]?.value?.fpVal})),eh=({date:e,...t})=>({...t,date:String(e).replace(/^(\d\d)\/(\d\d)\/(\d\d)$/,
"20$3-$1-$2")}),th=e=>{let t;try{t=JSON.parse(e)}catch{return}let n=la(t)?t["Data Points"]:void 0,o=Array.
isArray(n)?Xg(n):t;if(!Array.isArray(o))return;let s=o.filter(la).map(a=>"logId"in a?eh(a):a),r=[...new Set(
s.flatMap(a=>Object.keys(a)))].filter(a=>a!=="logId");if(!r.some(a=>/weight/i.test(a)))return;let i=s.
map(a=>r.map(u=>String(a[u]??"")));return{preamble:"",head:r,hasHeading:!0,body:i}},nh=e=>{let[t,n]=new Uint8Array(
e);if(t===255&&n===254)return new TextDecoder("utf-16le").decode(e);if(t===254&&n===255)return new TextDecoder(
"utf-16be").decode(e);try{return new TextDecoder("utf-8",{fatal:!0}).decode(e)}catch{return new TextDecoder(
"windows-1252").decode(e)}},oh=[["zip","PK"],["zip","‹"],["pdf","%PDF"],["database","SQLite for\
mat 3"]],qu=async(e,t)=>{let n=new TextDecoder("windows-1252").decode(await e.slice(0,4096).arrayBuffer()),
[o]=oh.find(([,i])=>n.startsWith(i))??[];if(o)return{format:o};let s=n.replace(/^ï»¿/,"").trimStart();
if(s.startsWith("<"))return/<HealthData|<!DOCTYPE HealthData/.test(n)?{sheet:await Qg(e,t)}:{format:"\
xml"};let r=nh(await e.arrayBuffer());if(/^[[{]/.test(s)){let i=th(r);return i?{sheet:i}:{format:"js\
on"}}return r.includes("\0")?{format:"other"}:{text:r}};var ua=["ymd","dmy","mdy"],sh=/^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})/,Uu=/ ?(?:([ap])\.? ?m\b\.?)?/,
rh=/(\d{1,2})[:.h](\d{2})(?:[:.](\d{2}(?:[.,]\d+)?))?/,ih=/(?:T|,? (?:at|a las?|um|à|alle|às) |,? )/,
zu=/ ?(Z|UTC|GMT)?(?:([+-])(\d{1,2}):?(\d{2})?)?(?: \(.*\))?$/,ah=new RegExp(`${sh.source}(?:${ih.source}${rh.
source}${Uu.source})?${zu.source}`,"i"),lh=new RegExp(`^\\d{1,2}(:\\d{2}){1,2}\\S*${Uu.source}${zu.source}`,
"i"),ch=/^1\d{9}(\d{3})?$/,Ku=(e,t,n)=>["en","es","de","fr","it","pt"].map(o=>{let{format:s}=new Intl.
DateTimeFormat(o,{...n,timeZone:"UTC"});return Array.from({length:e},(r,i)=>s(t(i)).toLowerCase())}),
uh=Ku(12,e=>Date.UTC(2025,e,1),{month:"long"}),dh=Ku(7,e=>Date.UTC(2025,0,e+1),{weekday:"long"}),Yu=(e,t)=>{
let n=e.toLowerCase();for(let o of t){let s=o.findIndex(r=>r.startsWith(n));if(s>=0)return s+1}return 0},
fh=e=>e.replace(/^(\p{L}{2,})\.?,? /u,(t,n)=>Yu(n,dh)?"":t),ph=new RegExp([/^(?:(\d{1,2})(?:st|nd|rd|th|º)?)?[-. ]*(?:de )?(\p{L}{3,})[-. ]*(?:de )?/u,
/(?:(\d{1,2})(?:st|nd|rd|th)?(?=,? ))?,? ?(\d{2,4})/].map(({source:e})=>e).join(""),"u"),mh=e=>{let[
t,n,o="",s,r=""]=ph.exec(e)??[],i=t===void 0?0:Yu(o,uh);return t===void 0||i===0?e:`${r.length===2?`\
20${r}`:r}-${i}-${n??s}${e.slice(t.length)}`},Zu=e=>e.replace(/\s+/g," ").trim(),Xn=e=>lh.test(Zu(e)),
hr=(e,t,n)=>{let o=Zu(e);if(ch.test(o))return{at:new Date(Number(o)*(o.length===10?1e3:1)).toISOString(),
isZoned:!0};let s=fh(o),r=mh(s),i=r===s?t:"ymd",a=ah.exec(r);if(!a)return;let[,u,f,g,d="0",h="0",m="\
0",w]=a,[x,S,T="0",b="0"]=a.slice(8),P=te=>Number([u,f,g][i.indexOf(te)]),[v,A,D]=[P("y"),P("m"),P("\
d")],F=v<100&&i!=="ymd"?2e3+v:v,E=new Date(Date.UTC(F,A-1,D));if(F<1e3||E.getUTCMonth()!==A-1||E.getUTCDate()!==
D)return;let M=w?Number(d)%12+(w.toLowerCase()==="p"?12:0):Number(d),I=Number(m.replace(",","."));if(M>
23||Number(h)>59||I>=60)return;let R=M*60+Number(h),V=E.getTime()+R*6e4+Math.floor(I*1e3+1e-6),L=x!==
void 0||S!==void 0,K=(Number(T)*60+Number(b))*6e4,B=L?V-(S==="-"?-K:K):n.instantOf(V);return{at:new Date(
B).toISOString(),isZoned:L}},gh=Xs("UTC"),Go=e=>ua.some(t=>hr(e,t,gh)!==void 0);var hh=[";","	",","],_h=(e,t)=>{let n=[[]],o=new RegExp(`(?:"((?:[^"]|"")*)"|([^${t}\\r\\n]*))(${t}|\
\\r?\\n|\\r|$)`,"gy");for(let[,s,r="",i]of e.matchAll(o)){if(n.at(-1)?.push((s?.replaceAll('""','"')??
r).trim()),i==="")break;i!==t&&n.push([])}return n.filter(s=>s.some(r=>r!==""))},da=e=>xo(e,".")!==void 0||
xo(e,",")!==void 0,Ju=(e,t)=>(e??"").split(/[^\p{L}]+/u).some(n=>fn(n)===t),yh=({head:e,body:t,...n})=>{
let o=e.findIndex((r,i)=>Ju(r,"st")&&Ju(e[i+1],"lb")&&t.every(a=>Number(a[i+1]??0)<14));if(o<0)return{
head:e,body:t,...n};let s=r=>r.toSpliced(o,2,r[o]?`${r[o]} st ${r[o+1]||0} lb`:"");return{head:e.toSpliced(
o,2,"Weight"),body:t.map(s),...n}},fa=(e,t)=>{let n=_h(e,t),o=d=>d.some(h=>Go(h)||Xn(h))&&d.some(da),
s=n.findIndex(o),r=d=>d.length>1&&!d.some(Go),i=n.slice(0,Math.max(s,0)).findLastIndex(r),a=i>=0,u=n.
slice(0,Math.max(a?i:s,0)).map(d=>d.join(t)).join(`
`);if(s<0)return{preamble:u,head:n[0]??[],hasHeading:a,body:n};if(!a)return{preamble:u,head:n[s]??[],
hasHeading:a,body:n.slice(s)};let f=n.slice(i+1),g=f.findIndex(d=>d.some(h=>/^date\b/i.test(h))&&r(d));
return yh({preamble:u,head:n[i]??[],hasHeading:a,body:g<0?f:f.slice(0,g)})},Qu=e=>{let t=e.slice(0,2e4);
return hh.find(n=>fa(t,n).head.length>1)??","},Xu=e=>["fecha_registro,peso_kg",...e.map(t=>`${t.fecha_registro}\
,${t.peso_kg}`),""].join(`\r
`);var td=e=>e.replace(/^com\.[\w.]*\./,"").replace(/\d(st|nd|rd|th)\b/gi," ").replace(/(\p{Ll})(\p{Lu})/gu,
"$1 $2").toLowerCase().split(/[^\p{L}]+/u).filter(Boolean),wh=e=>/weight|^pesos?$|gewicht|poids|^mass[ea]?$|waga|^vikt|^vekt|vægt|^paino|^вес$|体重/.
test(e),bh=["goal target trend ideal optimal max min change diff delta lost loss gain start initial \
previous","fat lean muscle bone water mineral protein free control standard index percent","objetivo\
 meta tendencia máxim maxim mínim minim cambio inicial","grasa múscul muscul magr hues óse ose agu\
a ziel fett muskel knochen wasser","graisse objectif idéal osseuse"].flatMap(e=>e.split(" ")),Sh=e=>bh.
some(t=>e.startsWith(t)),pa=e=>{let t=td(e);return t.some(wh)?t.some(Sh)?2:0:/^(value|amount|valor|cantidad|wert|valeur)$/i.
test(e.trim())?1:3},nd=/(?:units?|unidad(?:es)?|einheit(?:en)?|unités?)/,kh=new RegExp(`(?:${nd.source}\
|weight|peso|gewicht|poids)[^\\p{L}\\n]{1,3}(?:(?:in|en) )?(\\p{L}+)`,"giu"),vh=[/start/i,/date|fecha|datum|\bdata\b|^d[ií]a$|^day$/i,
/time|zeit|hora/i],Th=/^(time|hora|zeit|heure|ora)$/i,xh=new RegExp(`^(.* )?${nd.source}$`,"i"),Ch=/^(metric|type|measure(ment)?|quantity|parameter|m[eé]trica|tipo|medida|name|data ?type ?name)$/i,
Ph="user|member|person|profile|usuario|persona|perfil|miembro|name|nombre|benutzer",Dh=new RegExp(`^\
(${Ph})( ?_?(id|name|nombre))?$`,"i"),Ah=/^(height|talla|altura|estatura|größe|taille)\b/i,Rh=100,
Ih=({head:e,body:t},n)=>{let o=t.slice(0,300),s=A=>o.map(D=>D[A]??"").filter(Boolean),r=A=>e.findIndex(
A),i=e.map((A,D)=>s(D).some(Go)),a=vh.map(A=>r((D,F)=>!!i[F]&&A.test(D))),u=Math.max(0,a.find(A=>A>=
0)??i.indexOf(!0)),f=r((A,D)=>D!==u&&Th.test(A)&&s(D).some(Eh)),g=r((A,D)=>{let F=s(D);return xh.test(
A.trim())||F.length>0&&F.every(E=>fn(E))}),d=e.map((A,D)=>D!==u&&D!==f&&D!==g&&s(D).some(da)?pa(A):9),
h=Math.min(...d),m=h===9?[]:d.flatMap((A,D)=>A===h?[D]:[]),w=n??(m.length>1?-1:m[0]??0),x=A=>![u,f,g,
w].includes(A),S=r((A,D)=>x(D)&&Ch.test(A.trim())&&s(D).some(F=>pa(F)===0)),T=A=>x(A)&&A!==S&&new Set(
b(A)).size>1,b=A=>s(A).filter(D=>!/^(null|-+|0)$/.test(D)),P=[Dh,Ah].map(A=>r((D,F)=>A.test(D.trim())&&
T(F))).find(A=>A>=0),v=P===void 0?[]:[...new Set(b(P))];return{date:u,time:f,weight:w,unit:g,kind:S,
person:P??-1,candidates:m,people:v,ranks:d}},Eh=e=>Xn(e)||/^\d{1,2}\.\d{2}\.\d{2}$/.test(e),Oh=(e,t)=>{
let n=ua.map(u=>{let f=e.map(d=>hr(d,u,t)?.at),g=f.flatMap(d=>d===void 0?[]:[Date.parse(d)]);return{
order:u,moments:f,count:g.length,span:Math.max(...g)-Math.min(...g)}}),o=Math.max(...n.map(({count:u})=>u)),
s=n.filter(({count:u})=>u===o).sort((u,f)=>u.span-f.span),{order:r="ymd",moments:i=[]}=s[0]??{},a=s.
some(u=>u.moments.some((f,g)=>f!==i[g]));return{order:r,isAmbiguous:a}},Mh=(e,t)=>{let n=e.filter(s=>/\d,\d/.
test(s)),o=s=>/,\d{3}\.\d/.test(s)||t&&/^\d{1,3}(,\d{3})+\D*$/.test(s);return t&&e.some(s=>/^\d{1,3}(\.\d{3})+$/.
test(s))?",":n.length===0||n.every(o)?".":","},od=(e,t)=>`${e[t]}.${e[t+1]}`,ma=(e,{head:t,hasHeading:n})=>n&&
e.slice(t.length).some(o=>o!=="")&&e.some(o=>Go(o)||Xn(o)),Nh=e=>{let t=n=>/^\d{1,3}$/.test(e[n]??"")&&
/^\d{1,2}$/.test(e[n+1]??"");return[...e.keys()].filter(n=>t(n)&&Number(od(e,n))>=20)},sd=({head:e,hasHeading:t,
preamble:n},o)=>{let s=t?td(e[o]??""):[],r=[...n.matchAll(kh)].map(([,i=""])=>i);return[...new Set([
...s,...r].flatMap(i=>fn(i)??[]))]},Fh=(e,t,n="")=>{let[o="",s="",r]=[t.unit,t.kind,t.person].map(i=>e[i]);
return o!==""&&fn(o)===void 0||t.kind>=0&&pa(s)!==0||n!==""&&r!==n},rd=(e,t,n)=>{let{head:o,body:s,hasHeading:r}=e,
i=Ih(e,t.weight),{date:a,time:u,weight:f,candidates:g,people:d,ranks:h}=i,m=s.slice(0,1e3),w=m.map(M=>M[t.
date??a]??""),{order:x,isAmbiguous:S}=Oh(w,n),T=sd(e,f),b=m.map(M=>M[f]??""),v={decimal:Mh(b,T.includes(
"g")),order:x,date:a,time:u,weight:f,...t},A=[];g.length>1&&A.push({name:"weight",choices:g});let D=s.
filter(M=>ma(M,e)),[F]=D;F&&A.push({name:"long",choices:[...Nh(F),"column","none"],cells:F}),d.length>
1&&d.length<=Rh&&A.push({name:"person",choices:[...d,""],column:o[i.person]??""});let E=r?o.filter((M,I)=>I!==
f&&h[I]===2&&/weight|peso|gewicht|poids/i.test(M)):[];return{form:v,questions:A,isAmbiguous:S,leftOut:E,
columns:i}},id=({name:e},t)=>e==="weight"?t.weight>=0:t[e]!==void 0,ed=250,ad=async(e,{form:t,columns:n},o,s)=>{
let r=[],i=[],a=[],u=0,f=!1,g=sd(e,t.weight),d=e.body.find(P=>ma(P,e))?.length,h=P=>{if(typeof t.long!=
"number"&&!(t.long==="none"&&ma(P,e)))return P[t.weight]??"";if(!(typeof t.long!="number"||P.length!==
d))return od(P,t.long).replace(".",t.decimal)},m="";for(let[P,v]of e.body.entries()){if(P%ed===ed-1&&
(await ca(),s?.throwIfAborted()),Fh(v,n,t.person)){u+=1;continue}let[A="",D=""]=[v[t.date],v[t.time]],
F=v.some(B=>/^UTC[+-]\d{4}$/.test(B))?"Z":"",E=Xn(A)?`${m} ${A}`:`${A} ${D}`.trim(),M=hr(E+F,t.order,
o),I=h(v),R=xo(I??"",t.decimal),V=[R?.unit,fn(v[n.unit]??""),...g],L=[...new Set(V.filter(B=>B!==void 0))],
K=L.length===1?L[0]:t.unit;R&&L.length!==1&&r.push({value:R.value,units:L}),M&&R&&K&&R.value>0?(i.push(
{peso_kg:ss(R.value,K),fecha_registro:M.at}),f||=!M.isZoned):(!M||I===void 0||/[1-9]/.test(I))&&a.push(
v.join(", ")),Xn(A)||(m=A)}let[w]=r,x=new Set(r.flatMap(({units:P})=>P)),S=x.size>0,T=S?[...x]:["kg",
"lb"],b=w&&{name:"unit",choices:T,isContradiction:S,example:w.value};return i.sort((P,v)=>P.fecha_registro<
v.fecha_registro?-1:1),{records:i,unread:a,others:u,isLocal:f,question:b}};var ld=()=>{let{t:e,integer:t,instant:n,announce:o,account:s}=$(),[r,i]=X(()=>Gu(s.userId)),[a,u]=X(
0),{run:f,busy:g,error:d}=os(async()=>{if(!r)return;u(0);let m=await ju(r,u);i(void 0),o(e.undone(m,
t(m)))});if(!r)return null;let h=r.records.length;return l(fe,{children:[g?l(Cn,{label:e.undoing,done:a,
all:h,format:t}):l(Q,{children:[l("p",{children:e.importedAt(n(r.at),h,t(h))}),l(re,{text:e.undoImport,
onClick:f})]}),l(Ve,{error:d})]})},Lh=({rows:e})=>{let{t,kg:n,instant:o,messages:s}=$(),r=({code:i})=>{
let a=s.errors[i??""];return a===void 0||a.includes("{")?t.changeTooLarge:a};return l(at,{caption:t.
refused,rows:e,columns:[[t.date,({fecha_registro:i})=>o(i)],[t.weight,({peso_kg:i})=>n(i),"numeric"],
[t.reason,r]]})},Wh=({records:e})=>{let{t,zone:n,config:o,integer:s,announce:r,account:i}=$(),[a,u]=X(
0),[f,g]=X(""),d=ve(null),h=o.validation_limits?.weight_variation_per_day??Number.POSITIVE_INFINITY,
m=ke(v=>Bu(e,n,h,v,u),[e]),w=os(async()=>{if(!m.data)return;u(0);let v=await Vu(i.userId,m.data,u),A=t.
importedWeights(v,s(v));g(A),d.current||r(A)});if(ce(()=>d.current?.focus(),[w.busy]),f)return l("di\
v",{class:"part",tabIndex:-1,ref:d,children:[l(fe,{kind:"success",children:f}),l(ld,{}),l("a",{href:be(
"weight",{period:"all"}),children:t.back})]});if(m.loading)return l(Cn,{label:t.checking,done:a,all:e.
length,format:s});let{added:x=[],known:S=0,refused:T=[]}=m.data??{};if(w.busy)return l("div",{tabIndex:-1,
ref:d,children:l(Cn,{label:t.importingWeights,done:a,all:x.length,format:s})});let P=[[t.added,x.length],
[t.known,S],[t.rejected,T.length]].filter(([v,A])=>A>0||v===t.added).map(([v,A])=>v(A,s(A)));return l(
Q,{children:[l(Ve,{error:m.error,retry:m.reload}),m.data&&l("p",{role:"status",children:P.join(" · ")}),
l(Lh,{rows:T}),l(Ve,{error:w.error,retry:m.reload}),x.length>0&&w.error===void 0&&l("div",{class:"ac\
tions",children:l(re,{text:t.importWeights(x.length,s(x.length)),kind:"primary",onClick:w.run})})]})},
$h=({records:e})=>{let t=ve(null);return ce(()=>{let n=t.current,{clientWidth:o,clientHeight:s}=n,r=new qe(
{width:o,height:s,legend:{show:!1},cursor:{show:!1},axes:[{show:!1},{show:!1}],series:[{},{stroke:getComputedStyle(
n).color,width:2,points:{show:!1}}]},[e.map(({fecha_registro:i})=>Date.parse(i)/1e3),e.map(({peso_kg:i})=>i)],
n);return()=>r.destroy()},[e]),l("div",{class:"spark","aria-hidden":"true",ref:t})},Hh=({records:e})=>{
let{t,integer:n,kg:o,day:s}=$(),[r,i]=[e[0],e.at(-1)];if(!r||!i)return null;let[a,u]=[s(r.fecha_registro),
s(i.fecha_registro)];return l("div",{class:"summary",children:[l("strong",{children:t.importRange(n(
e.length),a,u,o(r.peso_kg),o(i.peso_kg))}),l($h,{records:e})]})},Bh=({question:e,form:t,head:n,answer:o})=>{
let{t:s,plain:r,kg:i}=$(),a=xn(),{name:u}=e,f=u==="person"?s.questions.person(e.column):s.questions[u===
"unit"&&e.isContradiction?"units":u],g=d=>{if(e.name==="unit"){let h=d,m=`${r(e.example)} ${h}`,w=h===
"kg"?"":` = ${i(ss(e.example,h))}`;return`${s.unitNames[h]} (${m}${w})`}if(e.name==="long"){let{cells:h}=e;
return typeof d=="number"?`${h[d]}${s.mark}${h[d+1]}`:d==="column"?h[t.weight]??"":s.leaveOut}return e.
name==="weight"?s.column(Number(d)+1,n[Number(d)]??""):`${d}`||s.allMine};return l("div",{class:"ask",
role:"radiogroup","aria-labelledby":a,children:[l("p",{id:a,children:f}),e.choices.map(d=>l("label",
{children:[l("input",{type:"radio",name:u,checked:t[u]===d,onInput:()=>o(d)}),g(d)]},d))]})},Vh=5,Gh=({
opened:e})=>{let{t,zone:n,integer:o}=$(),s="text"in e,[r,i]=X(()=>({separator:s?Qu(e.text):","})),{separator:a}=r,
u=yt(()=>s?fa(e.text,a):e.sheet,[s,e,a]),f=yt(()=>rd(u,r,n),[u,r,n]),{form:g,isAmbiguous:d,leftOut:h}=f,
{head:m}=u,{data:w,error:x}=ke(async I=>({form:g,...await ad(u,f,n,I)}),[f]),S=[...f.questions,...w?.
question?[w.question]:[]],b=S.every(I=>id(I,g))&&w?.form===g?w:void 0,P=m.map((I,R)=>[String(R),t.column(
R+1,I)]),v=[",",t.comma],A=[v,[";",t.semicolon],["	",t.tab]],D={...s&&{separator:{label:t.separator,
options:A}},decimal:{label:t.decimal,options:[v,[".",t.point]]},order:{label:t.order,options:Object.
entries(t.orders)},date:{label:t.dateColumn,options:P},time:{label:t.timeColumn,options:[["-1",t.unknown],
...P]},weight:{label:t.weightColumn,options:P}},F=I=>{let R=Object.fromEntries(new FormData(I)),V=R.
separator??a,[L,K,B]=[R.date,R.time,R.weight].map(Number);i(V===a?{...r,...R,date:L,time:K,weight:B}:
{separator:V})},E=h.map(I=>`“${I}”`).join(", "),M=[d&&t.ambiguousDates(t.orders[g.order]),E&&t.leftOutColumns(
m[g.weight]??"",E),b&&b.others>0&&t.leftOutLines(b.others,o(b.others)),b?.isLocal&&t.localTimes(n.name)];
return l(Q,{children:[S.map(I=>l(Bh,{question:I,form:g,head:m,answer:R=>i({...r,[I.name]:R})},I.name)),
l(Ve,{error:x}),b&&l(Hh,{records:b.records}),b?.records.length===0&&l(fe,{kind:"error",children:t.nothingRead}),
M.map(I=>I&&l(fe,{kind:"doubt",children:I},I)),l("details",{children:[l("summary",{children:t.changeReading}),
l("form",{class:"filters",onInput:({currentTarget:I})=>F(I),children:l(is,{fields:D,values:{...r,...g}})})]}),
b&&b.unread.length>0&&l(fe,{kind:"doubt",children:[l("p",{children:t.unread(b.unread.length,o(b.unread.
length))}),l("p",{class:"lines",children:b.unread.slice(0,Vh).join(`
`)})]}),b&&b.records.length>0&&l(Wh,{records:b.records},JSON.stringify([a,g]))]})},jh=".csv,.tsv,.tx\
t,.json,.xml,text/csv,text/plain,application/json,text/xml",cd=()=>{let{t:e}=$(),[t,n]=X(),o=async g=>t&&
{opened:await qu(t,g),chosen:t},{data:s,error:r,loading:i,reload:a}=ke(o,[t]),u=s?.chosen===t?s?.opened:
void 0,f={label:e.file,type:"file",accept:jh};return l("div",{class:"card",children:[l(Ft,{title:e.importTitle,
tools:l("a",{href:be("weight"),children:e.back})}),l("p",{class:"hint",children:e.importHint}),!t&&l(
ld,{}),l("form",{onInput:({target:g})=>n(g.files?.[0]),children:l(is,{fields:{file:f}})}),l(Ve,{error:r,
retry:a}),i&&t&&l(fe,{kind:"loading",children:e.loading}),u&&("format"in u?l(fe,{kind:"error",children:e.
formats[u.format]}):l(Gh,{opened:u},t))]})};var qh=(e,t)=>Date.parse(t.fecha_registro)-Date.parse(e.fecha_registro),ud=async(e,t)=>{let n=await j.
recordWeights({body:{weights:[{peso_kg:e,fecha_registro:t}]}});return"weights"in n?n.weights:[]},ga=(e,t)=>[
...t,...e.filter(({id:n})=>t.every(o=>o.id!==n))].sort(qh),dd=e=>{let{t,plain:n,unit:o,kg:s}=$(),r=e&&
(o==="kg"?n(e):s(e));return{inputMode:o==="st"?"text":"decimal",autocomplete:"off",label:t.weightIn(
o),codes:["weight_out_of_range","weight_change_too_large"],defaultValue:r,read:i=>e!==void 0&&i===r?
e:$l(String(i),o)??new Error(t.notANumber[o])}},ha=()=>{let{t:e,zone:t}=$();return t.name===er()?void 0:
e.timesIn(t.name)},fd=e=>{let{t,zone:n}=$(),o=n.inputOf(e===void 0?Date.now():Date.parse(e));return{
label:t.dateTime,hint:ha(),codes:["weight_date_invalid"],max:n.inputOf(Date.now()),type:"datetime-lo\
cal",defaultValue:o,read:s=>{if(e!==void 0&&s===o)return e;let r=Date.parse(`${s}Z`);if(Number.isNaN(
r))return String(s);let i=n.instantOf(r);return i>Date.now()?new Error(t.futureDate):new Date(i).toISOString()}}},
pd=({change:e})=>{let{t,messages:n}=$(),o=Tn(Nt),[s,r]=X(!1),i=ve(void 0),[a,u]=[dd(),fd()],f=async({
peso_kg:d,time:h})=>{let m=i.current?.kg===d?i.current.at:new Date().toISOString(),w=await ud(d,h??m).
catch(async x=>{let{code:S,status:T}=x;if(T===void 0||T>=500?i.current={kg:d,at:m}:T!==401&&T!==429&&
(i.current=void 0),S!=="weight_date_invalid"||h!==void 0)throw x;return await j.recordWeight({body:{
peso_kg:d}}),o(!0),[]});return i.current=void 0,e(x=>ga(x,w)),r(!1),n.texts.weight_recorded},g={peso_kg:a,
...s&&{time:u}};return l("div",{class:"record",children:[l(xt,{inline:!0,submit:t.record,fields:g,act:f}),
l(re,{text:s?t.now:t.anotherDay,kind:"link","aria-expanded":s,onClick:()=>r(!s)})]})},md=({item:e,change:t})=>{
let{t:n,kg:o,instant:s,announce:r}=$(),i=Tn(Nt),a={weight_id:e.id},u=`${o(e.peso_kg)}, ${s(e.fecha_registro)}`,
f=async()=>{let g=await ud(e.peso_kg,e.fecha_registro);return t(d=>ga(d,g)),i(!1),n.restored};return l(
Ao,{label:`${n.actions}: ${u}`,text:"⋯",children:[l(He,{text:n.correct,of:u,title:n.correctTitle,submit:n.
save,kind:"primary",fields:{peso_kg:dd(e.peso_kg),time:fd(e.fecha_registro)},act:async({peso_kg:g,time:d})=>{
let h=d===e.fecha_registro?{}:{fecha_registro:d},m=await j.correctWeight({path:a,body:{peso_kg:g,...h}});
return t(w=>ga(w,[m])),n.corrected}}),l(He,{text:n.remove,of:u,title:n.removeTitle,question:u,act:async()=>{
await j.deleteWeight({path:a}),t(g=>g.filter(({id:d})=>d!==e.id)),r(n.removed,f)}})]})};var Uh=async e=>{let[t,{weights:n}]=await Promise.all([So(j.getProfile({signal:e})),j.listRecentWeights(
{signal:e})]);return{profile:t,weights:n}},zh=e=>j.listWeights({signal:e}),Kh=e=>So(j.getBmi({signal:e})),
ys={from:15,to:43},gd=Ls(1),Yh=({imc:e})=>{let{plain:t}=$(),n=r=>Math.min(Math.max(r,ys.from),ys.to),
o=r=>(n(r)-ys.from)/(ys.to-ys.from)*100,s=({from:r,to:i})=>`${o(i)-o(r)}%`;return l("div",{class:"sc\
ale","aria-hidden":"true",children:[gd.map(r=>l("i",{"data-kind":hs(r.class),style:{width:s(r)}},r.class)),
l("b",{style:{left:`${o(e)}%`}}),gd.slice(0,-1).map(({class:r,to:i})=>l("small",{style:{left:`${o(i)}\
%`},children:t(i)},r))]})},Zh=({bmi:e,profile:t,bands:n})=>{let{t:o,messages:s,tenths:r,kg:i}=$(),a=n.
find(d=>d.class==="normal"),u=d=>i(Math.round(d*10)/10),{data:f}=e,g=f?es(f):void 0;return l("div",{
class:"part",children:[l("h2",{children:o.bmi}),l(Ve,{error:e.error,retry:e.reload}),f&&l("p",{class:"\
figure",children:[l("strong",{children:r(f.imc)})," ",l(Ne,{kind:g&&hs(g),children:ni(f,s)})]}),f&&n.
length>0&&l(Yh,{imc:f.imc}),f===null&&l("p",{children:t?o.bmiNeedsWeight:o.bmiNeedsProfile}),a&&l("p",
{class:"hint",children:o.normalRange(u(a.from),u(a.to))}),!t&&l("a",{href:be("profile"),children:o.toProfile})]})},
Jh=e=>{let{t,kg:n,day:o,signed:s}=$(),r=e.points.at(-1),i=[7,30].flatMap(a=>{let u=ra(e.points,a);return u===
void 0?[]:[t.changeIn(s(u),a)]});return l("section",{class:"card now","aria-label":t.latest,children:[
l("div",{class:"part",children:[l("h2",{children:r?t.latestOf(o(r.at)):t.latest}),r&&l("p",{class:"f\
igure",children:l("strong",{children:n(r.kg)})}),i.length>0&&l("p",{children:i.join(" · ")}),!r&&l(
"div",{class:"ghost","aria-hidden":"true"}),!r&&l("p",{children:t.noWeights}),l(pd,{change:e.change}),
!r&&l("a",{href:be("weight",{},"import"),children:t.importFrom})]}),l(Zh,{...e})]})},hd={month:30,quarter:91,
year:365,all:Number.POSITIVE_INFINITY},_a=["month","quarter","year","all"],_d,Qh=({points:e,bands:t})=>{
let{t:n,zone:o,kg:s,integer:r,signed:i}=$(),{parameters:a}=Ke(),u=Date.now(),f=v=>u-hd[v]*864e5,g=v=>e.
filter(({at:A})=>A>=f(v)).length>1,d=_a.find(v=>v===a.period)??_d??_a.find(g)??"all";_d=d;let{series:h,
from:m}=yt(()=>{let v=Math.max(f(d),e[0]?.at??u-864e5);return{series:Mu(e,v,o),from:v}},[e,d,o]),w=l(
js,{label:n.period,values:_a,names:n.periods,value:d,choose:v=>vo(be("weight",{period:v}))}),{points:x,
meanDays:S}=h,[T,b]=[x[0],x.at(-1)],P=Float64Array.from(x,v=>v.kg).sort();return l($e,{title:n.trend,
tools:w,children:[!T&&l("p",{class:"hint",children:n.nothingInPeriod}),l(Wu,{series:h,from:m,bands:t}),
l("p",{class:"hint key",children:[l("span",{"aria-hidden":"true",children:"●"})," ",n.chartPoint,"\
 ",l("b",{"aria-hidden":"true",children:"━"})," ",n.mean(S)]}),T&&b&&l(Do,{facts:{[n.change]:i(ra(
e,hd[d])??b.kg-T.kg),[n.minimum]:s(P[0]??0),[n.maximum]:s(P.at(-1)??0),[n.count]:r(x.length)}})]})},
Xh=12,e_=({weights:e,change:t})=>{let{t:n,kg:o,instant:s,longMonth:r}=$(),i=yt(()=>{let g=Map.groupBy(
e,h=>r(h.fecha_registro)),d=h=>h.reduce((m,{peso_kg:w})=>m+w,0)/h.length;return new Map([...g].map(([
h,m])=>[h,n.monthMean(h,o(d(m)))]))},[e,n,o,r]),a=e.length>Xh,u=()=>Ro(new Blob([Xu(e)],{type:"text/\
csv"}),"weights.csv"),f=l("div",{class:"actions",children:[l("a",{class:"button plain",href:be("weig\
ht",{},"import"),children:n.importCsv}),l(re,{text:n.exportCsv,onClick:u})]});return l($e,{title:n.records,
hint:ha(),tools:f,children:l(at,{caption:n.newestFirst,rows:e,keyOf:({id:g})=>g,groupOf:g=>a&&i.get(
r(g.fecha_registro))||"",columns:[[n.date,g=>s(g.fecha_registro)],[n.weight,g=>l("strong",{children:o(
g.peso_kg)}),"numeric"],[n.actions,g=>l(md,{item:g,change:t}),"tools"]]})})},t_=({first:e})=>{let{t}=$(),
[n,o]=[ke(zh),ke(Kh)],{profile:s}=e,r=n.data?.weights??e.weights,i=o.data&&es(o.data)==="minor"?void 0:
s?.talla_m,a=yt(()=>i?Ls(i):[],[i]),u=yt(()=>r.map(h=>({at:Date.parse(h.fecha_registro),kg:h.peso_kg})).
reverse(),[r]),g={profile:s,weights:r,points:u,bands:a,change:h=>n.data?n.change(m=>({...m,weights:h(
m.weights)})):n.reload()},d=h=>{h&&n.reload(),o.reload()};return l(Nt.Provider,{value:d,children:[l(
Jh,{...g,bmi:o}),l(Ve,{error:n.error,retry:n.reload}),!n.data&&n.loading&&r.length>0&&l(fe,{kind:"lo\
ading",children:t.loading}),n.data&&r.length>0&&l(Q,{children:[l(Qh,{...g}),l(e_,{...g})]})]})},n_=()=>{
let e=ke(Uh);return l(Lt,{title:$().t.weight,quiet:!0,load:e,children:t=>l(t_,{first:t})})},yd=()=>Ke().
id==="import"?l(cd,{}):l(n_,{});var o_=["","register","deleted"],s_=5e3,Sd=_s("language"),wd=_s("unit"),r_=()=>[Sd.read(),...navigator.
languages].find(t=>/^(es|en)\b/.test(t))?.startsWith("en")?"en":"es",bd=({label:e,tabs:t})=>{let n=ve(
null),o=t.find(([,,s])=>s)?.[0];return ce(()=>{let s=n.current?.querySelector("[aria-current]");n.current&&
s&&(n.current.scrollLeft=s.offsetLeft-n.current.offsetLeft-48)},[o]),l("nav",{class:"tabs","aria-lab\
el":e,ref:n,children:t.map(([s,r,i])=>l("a",{href:be(s),"aria-current":i?"page":void 0,children:r},s))})},
i_=()=>j.logout().catch(e=>{if(!(e instanceof ot))throw e;j.session.forget()}),a_=({account:e,views:t,
current:n,language:o})=>{let{t:s}=$(),r=d=>[d.name,s[d.name],d===n],i=d=>t.filter(h=>h.place===d),a=i(
"administration"),u=n?.place==="administration",f=e?.role==="admin",g=a.slice(0,1).map(({name:d})=>[
d,f?s.administration:s[d],u]);return l("header",{class:e?"":"guest",children:[l(re,{text:s.skip,kind:"\
skip",onClick:nn}),l("div",{class:"frame",children:[l("a",{class:"brand",href:"#/",children:l("span",
{children:s.title})}),e&&l(bd,{label:s.navigation,tabs:[...i().map(r),...g]}),e?l(Ao,{label:`${s.menu}\
: ${e.username}`,text:e.username,children:[i("menu").map(({name:d})=>l("a",{href:be(d),children:s[d]},
d)),o,l(pn,{text:s.signOut,kind:"link",act:i_})]}):o]}),u&&l(bd,{label:s.administration,tabs:a.map(r)})]})},
l_=({change:e,name:t})=>{let{t:n}=$(),o=t==="deleted"?n.deleted:e&&n.ends[e],s=async()=>await j.session.
restore()??location.reload();return l(Q,{children:[o&&l(fe,{children:o}),e==="account_changed"&&l(pn,
{text:n.adopt,act:s}),l("div",{class:"card narrow welcome",children:l(Ci,{registering:t==="register"},
t==="register")})]})},c_=({account:e,leave:t})=>{let{t:n}=$();return ce(()=>Ml,[]),l(qn,{title:n.signIn,
locked:!0,onClose:t,children:()=>l(Q,{children:[l(fe,{children:n.ends.expired}),l(Ci,{registering:!1,
expired:e})]})})},u_=(e,t)=>{let n=Object.entries(e?.parameters??{});return Object.fromEntries(n.map(
([o,s])=>[o,typeof s=="number"&&!Number.isInteger(s)?t(s):s]))},kd=({views:e})=>{let[t,n]=X(r_),[o,s]=X(
()=>Hs.find(W=>W===wd.read())??"kg"),[{account:r,change:i,expired:a=null},u]=X({account:null}),[f,g]=X(
{text:""}),d=$s((W,ue)=>g({text:W,undo:ue}),[]),h=ko(()=>navigator.onLine,window,"online","offline"),
{name:m,id:w}=Ke();ce(()=>j.session.onChange((W,ue)=>u(se=>({account:W,change:ue,expired:ue==="expir\
ed"?se.account??se.expired??null:null}))),[]);let x=ve(null);ce(()=>{let W=x.current;if(f.text===""||
!W)return;let ue=()=>d(""),se,ie=()=>{clearTimeout(se),W.contains(document.activeElement)||(se=setTimeout(
ue,s_))};W.querySelector("button")?.focus(),ie();let he=[dn(W,["focusin","focusout"],()=>setTimeout(
ie)),dn(window,["input","offline"],ue),()=>clearTimeout(se)];return()=>he.map(oe=>oe())},[f,d]);let S=ke(
async()=>(await j.session.restore(),j.getPublicConfig())),T={"Accept-Language":t},b=ke(W=>j.getMessages(
{headers:T,signal:W}),[t]),P=r??a,v=ke(async W=>r?(await j.getPermissions({signal:W})).permissions:[],
[r?.userId,r?.role]),A=Po[t],[D,F,E]=[b.data,S.data,v.data],M=yt(()=>{if(!D||!F)return;let W=Gl(t,Xs(
F.time_zone??er()),o),ue={...D,errors:{...D.errors,...W.t.errors}};return{...W,messages:ue,config:F,
account:P,announce:d,may:se=>E?.includes(se)??!1,describe:(se,ie)=>ti(se,ue,{...u_(se,W.plain),...ie}),
setUnit(se){wd.write(se),s(se)}}},[t,o,D,F,P,E,d]);if(ce(()=>{document.documentElement.lang=t},[t]),
!M){let W=[b,S].filter(({error:ue})=>ue!==void 0);return W.length===0?l("p",{class:"notice loading",
children:A.loading}):l("main",{class:"card narrow",children:[l("h1",{children:A.title}),l("p",{role:"\
alert",children:A.startFailed}),l(re,{text:A.retry,kind:"primary",onClick:()=>W.map(ue=>ue.reload())})]})}
let I=t==="es"?"en":"es",R=()=>{n(I),Sd.write(I)},V=()=>{nn(),f.undo?.().then(W=>d(`${W}`),W=>d(M.describe(
W)))},L=({needs:W})=>W===void 0||P?.role==="admin"||W!=="admin"&&M.may(W),K=e.filter(L),B=o_.includes(
m)?K[0]:K.find(W=>W.name===m),te=l(re,{text:A.otherLanguage,kind:"link",lang:I,onClick:R});return l(
fi.Provider,{value:M,children:[l(a_,{account:P,views:K,current:B,language:te}),l("main",{children:[!h&&
l(fe,{children:A.offline}),l(Ve,{error:b.error,retry:b.reload}),!P&&l(l_,{change:i,name:m}),P&&B&&l(
ql,{children:l(B.component,{})},`${P.userId} ${B.name} ${w}`),l(Ve,{error:v.error,retry:v.reload}),P&&
!B&&!v.loading&&l(Ft,{title:A.notFound,tools:l("a",{href:"#/",children:A.weight})},m),a&&l(c_,{account:a,
leave:()=>u({account:r,change:i})}),l("div",{class:"announcement",role:"status",ref:x,children:[f.text,
f.undo&&l(re,{text:A.undo,kind:"link",onClick:V})]})]})]})};var d_=[{name:"weight",component:yd},{name:"profile",component:ac,place:"menu"},{name:"account",component:ic,
place:"menu"},{name:"checklist",component:Xl,place:"administration",needs:"checklist:read"},{name:"s\
ynchronisation",component:nc,place:"administration",needs:"checklist:read"},{name:"files",component:tc,
place:"administration",needs:"admin"},{name:"accounts",component:Ul,place:"administration",needs:"ad\
min"}],vd=document.getElementById("page");vd.replaceChildren();il(l(kd,{views:d_}),vd);
