var ve,pl,qf,xn,ai,Ho,ml,Lo,gl,ui,li,hl,ro=Symbol.for("pv"),Vo={},Go=[],zf=/^m(i|n|o|s|text|space)$/,
di=Array.isArray,fi=Go.slice,Kn=Object.assign;function jn(e){e&&e.parentNode&&e.remove()}function _l(e,t,n){
var s,o,r,i={},a=arguments.length;for(r in t)r=="key"?s=t[r]:r=="ref"&&typeof e!="function"?o=t[r]:i[r]=
t[r];return a>2&&(i.children=a>3?fi.call(arguments,2):n),oo(e,i,s,o,null)}function oo(e,t,n,s,o){var r={type:e,props:t,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:ro,
__v:o||++pl,__i:-1,__u:0};return!o&&ve.vnode&&ve.vnode(r),r}function te(e){return e.children}function Wo(e,t){this.props=e,this.context=t,this.__g=0}function Cn(e,t){
if(t==null)return e.__&&Cn(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.
__e;return typeof e.type!="function"||e.props.__P?null:Cn(e)}function jf(e){var t,n=e.__v,s=n.__e,o=[],
r=[],i=e.__P;i&&((t=Kn({constructor:ro},n)).__v=n.__v+1,ve.vnode&&ve.vnode(t),pi(i,t,n,e.__n,i.namespaceURI,
32&n.__u?[s]:null,o,s||Cn(n),32&n.__u,r),t.__v=n.__v,t.__.__k[t.__i]=t,vl(o,t,r),n.__=n.__e=null,t.__e!=
s&&yl(t))}function yl(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&
(e.__e=t.__e)}),yl(e)}function ci(e){(8&e.__g||(e.__g|=8,xn.push(e),Ho++))&&ai==ve.debounceRendering||
((ai=ve.debounceRendering)||queueMicrotask)(wl)}function wl(){try{for(var e,t=1;xn.length;)xn.length>
t&&xn.sort(ml),e=xn.shift(),t=xn.length,8&e.__g&&jf(e)}finally{(Ho=xn.length)&&(ai||queueMicrotask)(
wl)}}function bl(e,t,n,s,o,r,i,a,c,p,h){var d,m,f,w,v,k,y=s.__k||Go,S=t.length;for(c=Kf(n,t,y,c,S),d=
0;d<S;d++)(f=n.__k[d])!=null&&(m=~f.__i&&y[f.__i]||Vo,f.__i=d,k=pi(e,f,m,o,r,i,a,c,p,h),w=f.__e,(m.ref!=
f.ref||8&m.__u)&&(m.ref&&mi(m.ref,null,f,m),f.ref&&h.push(f.ref,f.__c||w,f)),v=v||w,4&f.__u?(c=Sl(f,
c,e,!m.__v),m.__e&&(m.__e=null)):typeof f.type=="function"&&k!==void 0?c=k:w&&(c=w.nextSibling),f.__u&=
-21);return n.__e=v,c}function Kf(e,t,n,s,o){var r,i,a,c,p,h,d,m,f,w=n.length,v=w,k=0,y=0,S=e.__k=Array(
o);for(r=0;r<o;r++)(i=t[r])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.
constructor===String?i=S[r]=oo(null,i):di(i)?i=S[r]=oo(te,{children:i}):i.constructor===ro&&i.__b?i=
S[r]=oo(i.type,i.props,i.key,i.ref,i.__v):S[r]=i,c=r+k,i.__=e,i.__b=e.__b+1,a=null,~(p=i.__i=Yf(i,n,
c,v))&&(v--,(a=n[p])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,p==c-1?k--:p==c+1?k++:p!=c&&(p>c?k--:k++,y=1)):
(~p||(o>w?k--:o<w&&k++),typeof i.type!="function"&&(i.__u|=4))):S[r]=null;if(y){for(h=[],d=[],r=0;r<
o;r++)if((i=S[r])&&16&i.__u){for(k=0,m=h.length;k<m;)h[f=k+m>>1]<i.__i?k=f+1:m=f;h[k]=i.__i,d[r]=k+1}
for(k=h.length;r--;)d[r]&&(d[r]==k?k--:S[r].__u|=4)}if(v)for(r=0;r<w;r++)!(a=n[r])||2&a.__u||(a.__e==
s&&(s=Cn(a)),gi(a,a));return s}function Sl(e,t,n,s){var o,r,i,a;if(typeof e.type=="function"){if(e.props.
__P)return t;if(o=e.__k)for(r=0;r<o.length;r++)o[r]&&(o[r].__=e,t=Sl(o[r],t,n,!1));return t}for(t&&!t.
parentNode&&(t=Cn(e))&&!t.parentNode&&(t=null),i=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;for(i!=
a&&(!s&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&
t.nodeType==8&&!t.data.startsWith("$s"););return t}function Yf(e,t,n,s){var o,r=e.key,i=e.type,a=t[n],c=a&&!(2&a.__u);if(a===null&&r==null||c&&r==a.key&&
i==a.type)return n;if(s>(c?1:0)){for(o=n-1;o>=0;o--)if((a=t[o])&&!(2&a.__u)&&r==a.key&&i==a.type)return o;
for(o=n+1;o<t.length;o++)if((a=t[o])&&!(2&a.__u)&&r==a.key&&i==a.type)return o}return-1}function fl(e,t,n){
n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Fo(e,t,n,s,o){var r,i;if(t=="style")if(typeof n==
"string")e.style.cssText=n;else{if(typeof s=="string"&&(e.style.cssText=s=""),s)for(t in s)n&&t in n||
fl(e.style,t);if(n)for(t in n)s&&n[t]==s[t]||fl(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!=
"function"&&(n=null),typeof s!="function"&&(s=null),(e.__e||(e.__e={}))[t]=n,n&&s||(i=li[t]||(li[t]=
Zf(t)),(e.__a||(e.__a={}))[t]=ui,r=t!=(t=t.replace(gl,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),
n?e.addEventListener(t,i,r):e.removeEventListener(t,i,r));else{if(o=="http://www.w3.org/2000/svg")t=
t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="l\
ist"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&
t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?
e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Zf(e){return function(t){var n=this.
__e;if(n){if(n=n[e],t[Lo]==null)t[Lo]=ui++;else if(t[Lo]<this.__a[e])return;return n(ve.event?ve.event(
t):t)}}}function pi(e,t,n,s,o,r,i,a,c,p){var h,d,m,f,w,v,k,y,S,C,x,I,O,D,R,L,N,P,$=t.type;if(t.constructor!==
ro)return null;128&n.__u&&(c=32&n.__u,h=n.__c.__z)&&(t.__u|=c,d=r=[],h.nodeType==8?a=Bo(h,r):r.push(
h),a=r[0]||a),(h=ve.__b)&&h(t);e:if(typeof $=="function"){m=i.length;try{if(y=t.props,S=(h=$.prototype)&&
h.render,C=(h=$.contextType)&&s[h.__c],x=h?C?C.props.value:h.__:s,(f=n.__c)?(t.__c=f,2&f.__g&&(f.__g|=
1)):(S?t.__c=f=new $(y,x):(t.__c=f=new Wo(y,x),f.constructor=$,f.render=Qf),C&&C.sub(f),f.state||(f.
state={}),f.__n=s,f.__g|=8,f.__h=[],f.__k=[]),S&&(f.__s||(f.__s=f.state),$.getDerivedStateFromProps&&
(f.__s==f.state&&(f.__s=Kn({},f.__s)),Kn(f.__s,$.getDerivedStateFromProps(y,f.__s)))),w=f.props,v=f.
state,f.__v=t,n.__c){if(y!==w&&S&&!$.getDerivedStateFromProps&&f.componentWillReceiveProps&&f.componentWillReceiveProps(
y,x),t.__v==n.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(y,f.__s,
x)===!1){t.__v!=n.__v&&(f.props=y,f.state=f.__s,f.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(M){
M&&(M.__=t)}),Go.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&i.push(f),a=Cn(n);break e}f.componentWillUpdate&&
f.componentWillUpdate(y,f.__s,x),S&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(
w,v,k)})}else S&&!$.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),S&&f.componentDidMount&&
f.__h.push(f.componentDidMount);f.context=x,f.props=y,f.__P=e,f.__g&=-5,I=ve.__r,O=S?25:0;do f.__g&=
-9,I&&I(t),h=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++O<25);S&&(Go.push.apply(f.__h,
f.__k),f.__k=[]),f.state=f.__s,f.getChildContext&&(s=Kn({},s,f.getChildContext())),S&&n.__c&&f.getSnapshotBeforeUpdate&&
(k=f.getSnapshotBeforeUpdate(w,v)),D=h&&h.type===te&&h.key==null?h.props.children:h,y.__P&&(h=a,o=(e=
y.__P).namespaceURI,c=r=null,n.props&&n.props.__P!=e&&(n.__k.some(function(M){M&&gi(M,M)}),n.__k=null),
a=n.__k?Cn(n,0):null),a=bl(e,di(D)?D:[D],t,n,s,o,r,i,a,c,p),y.__P&&(t.__e=null,a=h),t.__u&=-161,d&&d.
some(jn),f.__h.length&&i.push(f),1&f.__g&&(f.__g&=-4)}catch(M){if(i.length=m,t.__v=null,c||r)if(M&&M.
then){if(t.__u|=128|c,r){for(~(N=r.indexOf(a||void 0))||(N=r.length);(P=r[N-1])&&P.nodeType==8;)N--;
for(;N<r.length;N++)if(P=r[N])if(r[N]=null,R){if(P==L)break}else{if(P.nodeType!=8)break;P.data.startsWith(
"$s")&&(L=Bo(R=P))}}if(!R){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;R=a}(h=Bo(R=t.__c.__z||
(t.__c.__z=R)))?(t.__e=R,a=h):t.__e=a,a=a&&a.nextSibling}else r&&r.some(jn);else t.__e=n.__e;t.__k||
(t.__k=n.__k||[]),M&&M.then||kl(t),ve.__e(M,t,n)}}else a=t.__e=Jf(n.__e,t,n,s,o,r,i,c,p,e);return(h=
ve.diffed)&&h(t),a}function Bo(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){
if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&
t.push(e)}}function kl(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(kl))}function vl(e,t,n){for(var s=0;s<
n.length;)mi(n[s++],n[s++],n[s++]);ve.__c&&ve.__c(t,e),e.some(function(o){try{e=o.__h,o.__h=[],e.some(
function(r){r.call(o)})}catch(r){ve.__e(r,o.__v)}})}function Jf(e,t,n,s,o,r,i,a,c,p){var h,d,m,f,w,v,
k,y,S=n.props||Vo,C=t.props,x=t.type;if(x=="svg"?o="http://www.w3.org/2000/svg":x=="math"?o="http://\
www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),r){for(h=0;h<r.length;h++)if((w=r[h])&&
(x?w.localName==x:w.nodeType==3)){e=w,r[h]=null;break}}if(!e){if(y=p.ownerDocument||document,!x)return y.
createTextNode(C);e=y.createElementNS(o,x,C.is?C:p),a&&(ve.__m&&ve.__m(t,r),a=!1),r=null}if(x){if(p=
x=="template"&&e.content||e,r=x=="textarea"&&C.defaultValue!=null?null:r&&fi.call(p.childNodes),!a&&
r)for(S={},h=0;h<e.attributes.length;h++)S[(w=e.attributes[h]).name]=w.value;for(h in S)w=S[h],h=="d\
angerouslySetInnerHTML"?m=w:h=="children"||h in C||h=="value"&&"defaultValue"in C||h=="checked"&&"de\
faultChecked"in C||Fo(e,h,null,w,o);for(h in C)w=C[h],h=="children"?f=w:h=="dangerouslySetInnerHTML"?
d=w:h=="value"?v=w:h=="checked"?k=w:a&&typeof w!="function"||S[h]===w||Fo(e,h,w,S[h],o);d?(a||m&&(d.
__html==m.__html||d.__html==e.innerHTML)||(e.innerHTML=d.__html),t.__k=[]):(m&&(e.textContent=""),(x==
"foreignObject"||o=="http://www.w3.org/1998/Math/MathML"&&zf.test(x))&&(o="http://www.w3.org/1999/xh\
tml"),bl(p,di(f)?f:[f],t,n,s,o,r,i,r?r[0]:n.__k&&Cn(n,0),a,c),r&&r.some(jn)),a&&x!="textarea"||(h="v\
alue",x=="progress"&&v==null?e.removeAttribute(h):v==null||v===e[h]&&(x!="progress"||v)||Fo(e,h,v,S[h],
o),h="checked",k!=null&&k!=e[h]&&Fo(e,h,k,S[h],o))}else S===C||a&&e.data==C||(e.data=C);return e}function mi(e,t,n,s){
try{typeof e=="function"?t?t.__x=e(t)||1:s&&(s=s.__c||s.__e)&&(t=s.__x)&&(s.__x=null,typeof t=="func\
tion"?t():e(null)):e.current=t}catch(o){ve.__e(o,n)}}function gi(e,t,n){var s,o,r,i;if(ve.unmount&&ve.
unmount(e),!(s=e.ref)||s.current&&s.current!=e.__e||mi(s,null,t,e),s=e.__c){if(s.componentWillUnmount)
try{s.componentWillUnmount()}catch(a){ve.__e(a,t)}s.__P=s.__n=null}if(s=e.__k)for(i=0;i<s.length;i++)
s[i]&&gi(s[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(s=e.__c)&&(s=s.__z)&&(o=Bo(s,r=[]))&&
(s==e.__e&&r.some(jn),jn(o),jn(s)),n||jn(e.__e),e.__e=e.__c=e.__=null}function Qf(e,t,n){return this.
constructor(e,n)}function Tl(e,t){var n,s,o,r;ve.__&&ve.__(e,t),t.nodeType==9&&(t=t.documentElement),
s=(n=e&&32&e.__u)?null:t.__k,t.__k=oo(te,{children:[e]}),o=[],r=[],pi(t,t.__k,s||Vo,Vo,t.namespaceURI,
s?null:t.firstChild?fi.call(t.childNodes):null,o,s?s.__e:t.firstChild,n,r),vl(o,t.__k,r),t.__k.props.
children=null}function Uo(e){function t(n){var s,o;return this.getChildContext||(s=new Set,(o={})[t.__c]=this,this.
getChildContext=function(){return o},this.shouldComponentUpdate=function(r){this.props.value!=r.value&&
s.forEach(function(i){i.__g|=4,ci(i)})},this.sub=function(r){s.add(r);var i=r.componentWillUnmount;r.
componentWillUnmount=function(){s.delete(r),i&&i.call(r)}}),n.children}return t.__c="__cC"+hl++,t.__=
e,t.Provider=(t.Consumer=function(n,s){return n.children(s)}).contextType=t,t}ve={__e:function(e,t,n,s){for(var o,r,i;t=t.__;)if((o=t.__c)&&!(1&o.__g)){o.__g|=4;try{if((i=(r=o.constructor)&&
r.getDerivedStateFromError)&&o.setState(r.getDerivedStateFromError(e)),o.componentDidCatch&&(o.componentDidCatch(
e,s||{}),i=1),i&&8&o.__g)return void(o.__g|=2)}catch(a){e=a}}throw Ho=0,e}},pl=0,qf=function(e){return e!=
null&&e.constructor===ro},Wo.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.
__s=Kn({},this.state)),typeof e=="function"&&(e=e(Kn({},n),this.props)),e&&(Kn(n,e),this.__v&&(t&&this.
__k.push(t),ci(this)))},Wo.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(
e),ci(this))},Wo.prototype.render=te,xn=[],Ho=0,ml=function(e,t){return e.__v.__b-t.__v.__b},Lo=Symbol(),
gl=/(PointerCapture)$|Capture$/i,ui=0,li={},hl=0;var Ve=class extends Error{name="ApiError";status;operation;code;parameters;fields;retryAfter;requestId;headers;constructor(t,n,{
status:s,headers:o},r){super(n,r),this.operation=t,this.status=s,this.code=o.get("x-error-code")??void 0;
let{fields:i=[],...a}=ep(o.get("x-error-parameters"));this.parameters=a,this.fields=i,this.retryAfter=
Xf(o.get("retry-after")),this.requestId=o.get("x-request-id")??void 0,this.headers=o}};var it=class extends Error{name="ConnectionError"},Yn=class extends it{name="TimeoutError"},xl=(e,t)=>e instanceof
Ve?new Ve(t,e.message,e,{cause:e}):e,Ns=e=>e instanceof Ve&&e.status===401,Xf=e=>{if(e===null)return;
let t=/^\d+$/.test(e)?Number(e):(Date.parse(e)-Date.now())/1e3;return Number.isNaN(t)?void 0:Math.max(
0,Math.ceil(t))},hi=e=>{try{return JSON.parse(e)}catch{return}},ep=e=>{let t=hi(e??"");return typeof t==
"object"?{...t}:{}},Cl=(e,t)=>typeof e=="object"&&e!==null&&"error"in e&&typeof e.error=="string"?e.
error:`HTTP ${t}`,Pn=e=>e.catch(t=>{if(t instanceof Ve&&t.status===404)return null;throw t});var tp=2**31-1,_i=(e,t)=>{let n=new AbortController,s,o=()=>clearTimeout(s),r=()=>{o(),!(e===0||e>tp)&&
(s=setTimeout(()=>n.abort(new Yn(`no answer within ${e} ms`)),e))},i=()=>n.abort(t?.reason);return t?.
aborted&&i(),t?.addEventListener("abort",i),r(),{signal:n.signal,extend:r,pause:o,release(){o(),t?.removeEventListener(
"abort",i)},renew:()=>_i(e,t),explain(a,c){return n.signal.aborted?n.signal.reason:a instanceof it?a:
new it(c,{cause:a})}}},fn=(e,t)=>new Promise((n,s)=>{let o=()=>s(t.reason);t.aborted&&o(),t.addEventListener(
"abort",o),e.then(n,s).finally(()=>t.removeEventListener("abort",o))});var Zn=(e,...t)=>{try{e?.(...t)}catch(n){queueMicrotask(()=>{throw n})}};var np=250,sp=3e4,op=async(e,{signal:t=new AbortController().signal})=>{let n,s=new Promise(o=>{n=setTimeout(
o,e)});await fn(s,t).finally(()=>clearTimeout(n))};async function*Pl(e,t){let n,s=new Set;do{let o=await t(
n);if(yield*o[e]??[],n=o.next_after,s.has(n))throw new it("the pages of the list repeat themselves");
s.add(n)}while(n!==null)}var Jn=({state:e,next_attempt_at:t})=>e==="waiting"||e==="retrying"||t!==null,
Al=async(e,t,n)=>{let s=/\/api\/wstg\/requests\/(\d+)$/.exec(e)?.[1];if(s===void 0)throw new TypeError(
`'${e}' is no address of a request`);for(let o=np;;o=Math.min(o*2,sp)){let r=o;try{let i=await n(Number(
s));if(Zn(t.onRequest,i),!Jn(i))return i}catch(i){if(!(i instanceof Ve&&i.status===503))throw i;r=Math.
max(o,(i.retryAfter??0)*1e3)}await op(r,t)}};var rp=10*6e4,Il=()=>{let e=new Headers({"x-error-code":"authentication_required"});return new Ve("r\
efreshAccessToken","La sesión ha terminado",{status:401,headers:e})},ip=e=>{let t=n=>{try{return e===
void 0?void 0:n(localStorage,e)}catch{return}};return{set:()=>t((n,s)=>n.setItem(s,"session")),remove:()=>t(
(n,s)=>n.removeItem(s)),get isMissing(){return t((n,s)=>n.getItem(s)===null)??!1}}},ap=e=>{let t=e===
void 0?void 0:globalThis.navigator?.locks,n=new Set,s=Promise.resolve();return{async refresh(o){if(t&&
e)return t.request(e,{mode:"shared"},o);let r=s.then(o),i=r.then(()=>n.delete(i),()=>n.delete(i));return n.
add(i),r},async alone(o){if(t&&e)return t.request(e,o);let r=Promise.all([s,...n]).then(o);return s=
r.catch(()=>{}),r}}},Ol=(e,t,n)=>{let s=new Set,o=ip(t),r=ap(t),i=t===void 0||typeof BroadcastChannel>
"u"?void 0:new BroadcastChannel(t),a,c,p=0,h=!1,d,m,f=(R,L)=>{for(let N of s)Zn(N,R,L)},w=R=>{p+=1,m=
void 0,h=R},v=(R,L)=>{let{user_id:N,username:P,role:$,access_token:M}=R;a={account:{userId:N,username:P,
role:$},token:M,since:performance.now()},c=N,h=!1,o.set(),f(a.account,L)},k=R=>{w(!1),i?.postMessage(
{userId:R.user_id}),v(R,"signed_in")},y=R=>{w(!0),R!=="account_changed"&&o.remove(),!(!a&&R!=="accou\
nt_changed")&&(a=void 0,f(null,R))},S=()=>{i?.postMessage({userId:null}),n.forget(),y("signed_out")},
C=async(R,L=()=>y("expired"))=>{let N={isRefused:!1};d=N;try{let P=await R();return S(),P}catch(P){throw N.
isRefused&&L(),P}finally{d=void 0}},x=async()=>{let R=p,L;try{L=await r.refresh(e)}catch(N){throw Ns(
N)&&p===R&&(d?d.isRefused=!0:y("expired")),N}if(p!==R)throw Il();if(a&&a.account.userId!==L.user_id)
throw y("account_changed"),Il();return v(L,a?"refreshed":"signed_in"),L},I=()=>{if(m)return m;let R=x().
finally(()=>{m===R&&(m=void 0)});return m=R,R},O=({data:R})=>{typeof R!="object"||R===null||!("userI\
d"in R)||(R.userId===null?y("signed_out"):c!==void 0&&R.userId!==c?y("account_changed"):a||(w(!1),o.
set(),D.restore().catch(()=>{})))};i?.addEventListener("message",O);let D={get account(){return a?.account??
null},get refreshToken(){return n.token},async restore({always:R=!1}={}){if(a)return a.account;if(o.
isMissing&&!R)return null;do{let L=p;try{await I()}catch(N){if(p===L)throw N}}while(!a&&!h);return D.
account},forget:S,onChange(R){return s.add(R),()=>s.delete(R)},close(){i?.close(),i=void 0,s.clear()}};
return{session:D,begin:k,refresh:I,alone:r.alone,async renew(R){let L=p,N=await R();return p===L&&v(
N,"refreshed"),N},leaveAfter:C,async logOut(R){let L=a!==void 0;try{return await C(R,S)}catch(N){if(!L||
a||!Ns(N))throw N;return{message:N.message}}},get isLeaving(){return d!==void 0},get token(){return a?.
token},get epoch(){return p},get isOver(){return h||!a&&o.isMissing},get isStale(){return a!==void 0&&
performance.now()-a.since>rp}}};var lp=(e,t,n,s)=>{let o=e.getReader(),r=0;return new ReadableStream({async pull(i){t.extend();try{let{
done:a,value:c}=await fn(o.read(),t.signal);if(t.pause(),a){t.release(),i.close();return}r+=c.byteLength,
i.enqueue(c),Zn(s,{loaded:r,total:n})}catch(a){throw t.release(),o.cancel(a).catch(()=>{}),t.explain(
a,"the file broke off")}},cancel(i){return t.release(),o.cancel(i)}})},Rl=(e,t,n,s)=>{let o=t.get("c\
ontent-length"),r=t.get("content-type")??"application/octet-stream",i=lp(e,n,o===null?void 0:Number(
o),s);return{fileName:/filename="([^"]+)"/.exec(t.get("content-disposition")??"")?.[1]??"download",contentType:r,
stream:i,async blob(){let a=[],c=i.getReader();for(let p=await c.read();!p.done;p=await c.read())a.push(
p.value);return new Blob(a,{type:r})}}},Nl=e=>{let t=new FormData,n=0;for(let[s,o]of Object.entries(
e))t.append(s,o),o instanceof Blob&&(n+=o.size);return{form:t,size:n}},cp=e=>{let t=new Headers;for(let n of e.
trim().split(/[\r\n]+/)){let s=n.indexOf(":");s>0&&t.append(n.slice(0,s).trim(),n.slice(s+1).trim())}
return t},yi=e=>typeof XMLHttpRequest<"u"&&!e,up=async(e,t,n,s)=>{let o=new XMLHttpRequest,r=()=>o.abort();
await new Promise((c,p)=>{o.open(e.method,e.url),o.withCredentials=!0;for(let[h,d]of e.headers)h!=="\
content-type"&&o.setRequestHeader(h,d);o.upload.onprogress=({loaded:h})=>s(h),o.upload.onload=n.pause,
o.onload=()=>c(),o.onerror=o.onabort=()=>p(new it("the upload broke off")),n.signal.addEventListener(
"abort",r),n.signal.aborted?r():o.send(t)}).finally(()=>n.signal.removeEventListener("abort",r));let{
status:i,responseText:a}=o;return new Response(a||null,{status:i,headers:cp(o.getAllResponseHeaders())})},
dp=(e,t,n)=>{if(!e.body)return e;let s=0,o=e.body.pipeThrough(new TransformStream({transform(i,a){s+=
i.byteLength,n(s),a.enqueue(i)},flush:t.pause})),r={method:e.method,headers:e.headers,body:o,signal:e.
signal,duplex:"half"};return new Request(e.url,r)},El=(e,{form:t,size:n},s,o,r)=>{let i=c=>{s.extend(),
Zn(o,{loaded:Math.min(c,n),total:n})};if(yi(r))return up(e,t,s,i);let a=r??globalThis.fetch;return typeof XMLHttpRequest>
"u"?a(dp(e,s,i)):(s.pause(),a(e))};var fp=3e4,pp="the service is unreachable, or it does not allow the origin of this page",mp="/api/au\
th/",gp=new Set(["logout","logoutEverywhere","deleteAccount"]),hp=new Set(["changePassword","logoutE\
verywhere","deleteAccount"]),_p=e=>({token:e,headers(t){return this.token!==void 0&&t.startsWith(mp)?
{cookie:`refresh_token=${this.token}`}:{}},read({headers:t}){for(let n of t.getSetCookie?.()??[]){let s=/^refresh_token=([^;]*)/.
exec(n)?.[1];s!==void 0&&(this.token=s===""?void 0:s)}},forget(){this.token=void 0}}),yp=(e={})=>{let t=Object.
entries(e).filter(([,s])=>s!==void 0),n=new URLSearchParams(t.map(([s,o])=>[s,String(o)]));return n.
size>0?`?${n}`:""},wp=()=>/^https?:/.test(globalThis.location?.origin)?globalThis.location.origin:"",
bp=e=>{if(e!==""&&!(/^https?:\/\//.test(e)&&URL.canParse(e)))throw new TypeError(`baseUrl is an addr\
ess such as https://api.example, not '${e}'`);return e.replace(/\/+$/,"")},Sp=e=>typeof window>"u"||
e===""?void 0:`weight-bmi-register ${new URL(e).origin}`,kp=e=>encodeURIComponent(String(e)).replace(
/^\.{1,2}$/,"%20$&"),Ml=(e,{baseUrl:t=wp(),fetch:n,timeoutMs:s=fp,refreshToken:o})=>{let r=bp(t),i=_p(
o),a=(k,{path:y,query:S,headers:C,body:x,onProgress:I})=>{let O=e[k];if(!O)throw new TypeError(`ther\
e is no operation ${k}`);if(r===""&&typeof location>"u")throw new TypeError("outside of a page creat\
eClient needs the option baseUrl");let D=x==="all"?void 0:x,R=O.transfer==="upload"&&D?Nl(D):void 0,
L={...y};return{id:k,route:O,url:r+O.path.replace(/\{(\w+)\}/g,(N,P)=>kp(L[P]))+yp(S),headers:Object.
entries({...C}).filter(([,N])=>N!==void 0),renewable:O.bearer&&(O.key===void 0||C?.[O.key]===void 0),
form:R,json:R||!D?void 0:JSON.stringify(D),onProgress:I}},c=async({timeoutMs:k=s,signal:y},S)=>{let C=_i(
k,y);try{return await S(C)}finally{C.release()}},p=async({id:k,route:y,url:S,headers:C,form:x,json:I,
onProgress:O},D,R)=>{let L=new Headers({...Object.fromEntries(C),...I!==void 0&&{"content-type":"app\
lication/json"},...R!==void 0&&{authorization:`Bearer ${R}`},...i.headers(y.path)}),N=x&&!yi(n)?x.form:
I??null,{signal:P}=D,$=new Request(S,{method:y.method,headers:L,body:N,credentials:"include",signal:P}),
M=pp,H=async()=>{let W=x?await El($,x,D,O,n):await(n??globalThis.fetch)($);if(M="the answer broke of\
f, or is not the one of the service",i.read(W),W.ok&&y.transfer==="download"){if(!W.body||W.status===
204)throw new it("the answer has no body");return Rl(W.body,W.headers,D.renew(),O)}let X=await W.text();
if(!W.ok)throw new Ve(k,Cl(hi(X),W.status),W);let U=JSON.parse(X);if(typeof U!="object"||U===null)throw new it(
M);let be=W.headers.get("location");return be===null?U:{...U,location:be}};try{return await fn(H(),P)}catch(W){
throw W instanceof Ve?W:D.explain(W,M)}},h=(k,y={})=>c(y,S=>p(a(k,y),S)),d=Ol(()=>h("refreshAccessTo\
ken"),Sp(r),i),m=(k,y)=>c(y,async S=>{let C=a(k,y),{route:x,renewable:I}=C,O=()=>x.transfer!==null&&
S.extend(),D=()=>fn(d.refresh(),S.signal).catch(P=>{throw xl(P,C.id)}),R=P=>{let $=()=>p(C,S,P);return hp.
has(k)?fn(d.alone($),S.signal):$()};x.transfer==="upload"&&d.isStale&&await D();let{token:L,epoch:N}=d;
try{return O(),await R(L)}catch(P){if(!(I&&Ns(P)&&(gp.has(k)||!d.isLeaving))||d.epoch!==N||d.isOver)
throw P;O();try{d.token===L&&await D()}catch(M){throw Ns(M)||d.epoch!==N?P:M}if(d.epoch!==N)throw P;
return O(),await R(d.token)}}),f=k=>async y=>{let S=await h(k,y);return d.begin(S),S},w={registerAccount:f(
"registerAccount"),login:f("login"),refreshAccessToken:k=>c(k,({signal:y})=>fn(d.refresh(),y)),logout:k=>d.
logOut(()=>m("logout",k)),changePassword:k=>d.renew(()=>m("changePassword",k)),logoutEverywhere:k=>d.
leaveAfter(()=>m("logoutEverywhere",k)),deleteAccount:k=>d.leaveAfter(()=>m("deleteAccount",k))},v=Object.
entries(e).flatMap(([k,{list:y}])=>{if(!y)return[];let S=({signal:C,timeoutMs:x,...I}={})=>Pl(y.entries,
O=>m(k,{query:{...I,after:O},signal:C,timeoutMs:x}));return[[y.name,S]]});return{...Object.fromEntries(
Object.keys(e).map(k=>[k,async(y={})=>w[k]?.(y)??m(k,y)])),...Object.fromEntries(v),waitForRequest:(k,{
onRequest:y,...S}={})=>Al(k,{...S,onRequest:y},C=>m("getRequest",{...S,path:{request_id:C}})),session:d.
session}};var $l={"Peso insuficiente":"underweight","Peso normal":"normal",Sobrepeso:"overweight","Obesidad de\
 grado I":"obese_class_i","Obesidad de grado II":"obese_class_ii","Obesidad de grado III":"obese_cla\
ss_iii","Para menores de 18 años no se aplican las categorías de IMC de los adultos":"minor"},wi=[
["underweight",18.5],["normal",25],["overweight",30],["obese_class_i",35],["obese_class_ii",40],["ob\
ese_class_iii",Number.POSITIVE_INFINITY]],bi=1e3;var Si=(e,t)=>e.replace(/\{(\w+)\}/g,(n,s)=>String(t[s]??n)),vp=e=>e instanceof Ve?[e.code??"gateway",
e.code?e.parameters:{status:e.status}]:e instanceof Yn?["timeout",{}]:[e instanceof it?"unreachable":
"",{}],ki=(e,t,n={})=>{let s=e instanceof Error?e.message:String(e),o=t?.errors??{},[r,i]=vp(e),a={...i,
...n},{reason:c="",text:p="",index:h}=a,d={...a,...o[c]!==void 0&&{reason:Si(o[c],a)}},m=o[p]??o[r],
f=h!==void 0&&m!==void 0&&o.at_index,w=Si(m??s,d),v=f?Si(f,{index:Number(h)+1,error:w}):w;return/\{\w+\}/.
test(v)?s:v},io=({description:e})=>$l[e],vi=(e,t)=>{let n=io(e);return n===void 0?e.description:t.bmi_descriptions[n]};var gt={Role:{values:["admin","user"]},Username:{pattern:"^[a-z0-9._@+\\-]{3,64}$",minLength:3,maxLength:64},
NewPassword:{minLength:8,maxLength:128},WstgStatus:{values:["Not Started","In Progress","Blocked","D\
one","Not Applicable"]},Permission:{values:["weights:read","weights:write","checklist:read","checkli\
st:write"]},ChecklistAccess:{values:["none","read","write"]},KeyName:{minLength:1,maxLength:60},Moment:{
maxLength:64},SyncDirection:{values:["tracker->dd","dd->tracker"]},TrackerStatus:{values:["Not Start\
ed","In Progress","Blocked","Done","Not Applicable"]},WstgOutcome:{values:["issues","untested","not_\
applicable","passed","in_progress"]},FindingSeverity:{values:["critical","high","medium","low","info"]},
FindingState:{values:["open","duplicate","false_positive","out_of_scope","risk_accepted","closed","c\
losed_by_status"]},WstgRequestState:{values:["waiting","retrying","failed","done","superseded","dism\
issed"]}};var qo=e=>wi.map(([t,n],s)=>({class:t,from:(wi[s-1]?.[1]??0)*e**2,to:n*e**2}));async function*zo(e,t,{
check:n=!1,...s}={}){for(let o=0;o<t.length;o+=bi){let r=t.slice(o,o+bi);try{let i=await e.recordWeights(
{body:{weights:r,check:n},...s});yield{weights:r,start:o,answer:i}}catch(i){if(!(i instanceof Ve&&i.
status===400))throw i;let{index:a}=i.parameters;yield{weights:r,start:o,error:i,index:a===void 0?a:o+
Number(a)}}}}var Tp={registerAccount:{method:"post",path:"/api/auth/register",bearer:!1,transfer:null},login:{method:"\
post",path:"/api/auth/login",bearer:!1,transfer:null},logout:{method:"post",path:"/api/auth/logout",
bearer:!0,transfer:null},getCurrentAccount:{method:"get",path:"/api/auth/me",bearer:!0,transfer:null},
refreshAccessToken:{method:"post",path:"/api/auth/refresh",bearer:!1,transfer:null},changePassword:{
method:"post",path:"/api/auth/password",bearer:!0,transfer:null},logoutEverywhere:{method:"post",path:"\
/api/auth/logout-everywhere",bearer:!0,transfer:null},deleteAccount:{method:"post",path:"/api/auth/d\
elete-account",bearer:!0,transfer:null},exportOwnData:{method:"get",path:"/api/user/export",bearer:!0,
transfer:null},getSettings:{method:"get",path:"/api/user/settings",bearer:!0,transfer:null},saveSettings:{
method:"put",path:"/api/user/settings",bearer:!0,transfer:null},listKeys:{method:"get",path:"/api/us\
er/keys",bearer:!0,transfer:null},createKey:{method:"post",path:"/api/user/keys",bearer:!0,transfer:null},
deleteKey:{method:"delete",path:"/api/user/keys/{key_id}",bearer:!0,transfer:null},getPermissions:{method:"\
get",path:"/api/user/permissions",bearer:!0,transfer:null},listUsers:{method:"get",path:"/api/admin/\
users",bearer:!0,transfer:null,list:{name:"users",entries:"users"}},endSessions:{method:"post",path:"\
/api/admin/users/{target_user_id}/end-sessions",bearer:!0,transfer:null},deleteUser:{method:"delete",
path:"/api/admin/users/{target_user_id}",bearer:!0,transfer:null},setChecklistAccess:{method:"put",path:"\
/api/admin/users/{target_user_id}/checklist",bearer:!0,transfer:null},updateUserRole:{method:"put",path:"\
/api/admin/users/{target_user_id}/role",bearer:!0,transfer:null},getProfile:{method:"get",path:"/api\
/user",bearer:!0,transfer:null},saveProfile:{method:"post",path:"/api/user",bearer:!0,transfer:null},
recordWeight:{method:"post",path:"/api/weight",bearer:!0,transfer:null},getBmi:{method:"get",path:"/\
api/imc",bearer:!0,transfer:null},getWeightStats:{method:"get",path:"/api/stats",bearer:!0,transfer:null},
listWeights:{method:"get",path:"/api/weights",bearer:!0,transfer:null},listRecentWeights:{method:"ge\
t",path:"/api/weights/recent",bearer:!0,transfer:null},recordWeights:{method:"post",path:"/api/weigh\
ts/batch",bearer:!0,transfer:null},recordDeviceWeights:{method:"post",path:"/api/weights/devices",bearer:!0,
transfer:null},correctWeight:{method:"put",path:"/api/weights/{weight_id}",bearer:!0,transfer:null},
deleteWeight:{method:"delete",path:"/api/weights/{weight_id}",bearer:!0,transfer:null},deleteWeights:{
method:"post",path:"/api/weights/batch-delete",bearer:!0,transfer:null},getMessages:{method:"get",path:"\
/api/messages",bearer:!1,transfer:null},getPublicConfig:{method:"get",path:"/api/config",bearer:!1,transfer:null},
exportFindingsDump:{method:"get",path:"/api/findings-manager/export-dump",bearer:!0,transfer:"downlo\
ad"},importFindingsDump:{method:"post",path:"/api/findings-manager/import-dump",bearer:!0,transfer:"\
upload"},generateReport:{method:"get",path:"/api/findings-manager/generate-pdf",bearer:!0,transfer:"\
download"},requestWstgSync:{method:"post",path:"/api/wstg/sync",bearer:!0,transfer:null},syncBatch:{
method:"post",path:"/api/wstg/sync/batch",bearer:!0,transfer:null},receiveWstgWebhook:{method:"post",
path:"/api/wstg/webhook",bearer:!0,key:"X-API-Key",transfer:null},getWstgStatus:{method:"get",path:"\
/api/wstg/status",bearer:!0,transfer:null},getWstgDashboard:{method:"get",path:"/api/wstg/dashboard",
bearer:!0,transfer:null},listItems:{method:"get",path:"/api/wstg/items",bearer:!0,transfer:null,list:{
name:"items",entries:"items"}},getItem:{method:"get",path:"/api/wstg/items/{wstg_id}",bearer:!0,transfer:null},
forgetItem:{method:"delete",path:"/api/wstg/items/{wstg_id}",bearer:!0,transfer:null},listRequests:{
method:"get",path:"/api/wstg/requests",bearer:!0,transfer:null,list:{name:"requests",entries:"reques\
ts"}},getRequest:{method:"get",path:"/api/wstg/requests/{request_id}",bearer:!0,transfer:null},retryRequests:{
method:"post",path:"/api/wstg/requests/retry",bearer:!0,transfer:null},dismissRequests:{method:"post",
path:"/api/wstg/requests/dismiss",bearer:!0,transfer:null},checkGate:{method:"get",path:"/api/wstg/g\
ate",bearer:!0,transfer:null},listLog:{method:"get",path:"/api/wstg/log",bearer:!0,transfer:null,list:{
name:"log",entries:"entries"}},getSynchronisation:{method:"get",path:"/api/wstg/synchronise",bearer:!0,
transfer:null},synchroniseNow:{method:"post",path:"/api/wstg/synchronise",bearer:!0,transfer:null}},
Dl=(e={})=>Ml(Tp,e);var pn,Ee,Ti,Fl,xi=Object.is,lo=0,zl=[],Ci=[],Ge=ve,Ll=Ge.__b,Wl=Ge.__r,Bl=Ge.diffed,Hl=Ge.__c,Vl=Ge.
unmount,Gl=Ge.__;function Qn(e,t){Ge.__h&&Ge.__h(Ee,e,lo||t),lo=0;var n=Ee.__H||(Ee.__H={__:[],__h:[]});
return e>=n.__.length&&n.__.push({}),n.__[e]}function se(e){return lo=1,Cp(Yl,e)}function Cp(e,t,n){
var s=Qn(pn++,2);if(s.t=e,!s.__c&&(s.__=[n?n(t):Yl(void 0,t),function(r){var i=(s.__N||s.__)[0],a=s.
t(i,r);xi(i,a)||(s.__N=[a,s.__[1]],s.__c.setState({}))}],s.__c=Ee,!Ee.__f)){Ee.__f=!0;var o=Ee.shouldComponentUpdate;
Ee.shouldComponentUpdate=function(r,i,a){var c=this.__H;if(!c)return!0;var p=!1,h=this.props!=r;if(c.
__.some(function(m){m.__N&&(p=!0,xi(m.__[0],m.__N[0])||(h=!0))}),o){var d=o.call(this,r,i,a);return p?
d||h:d}return!p||h}}return s.__}function ue(e,t){var n=Qn(pn++,3);!Ge.__s&&Ai(n.__H,t)&&(n.__P=!0,n.
__=e,n.u=t,Ee.__H.__h.push(n))}function jl(e,t){var n=Qn(pn++,4);!Ge.__s&&Ai(n.__H,t)&&(n.__P=!1,n.__=
e,n.u=t,Ee.__h.push(n))}function ge(e){return lo=5,ze(function(){return{current:e}},[])}function ze(e,t){var n=Qn(pn++,7);return Ai(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function jo(e,t){return lo=
8,ze(function(){return e},t)}function An(e){var t=Ee.context[e.__c],n=Qn(pn++,9);return n.c=e,t?(n.__==
null&&(n.__=!0,t.sub(Ee)),t.props.value):e.__}function Kl(e){var t=Qn(pn++,10),n=se();return t.__=e,Ee.componentDidCatch||(Ee.componentDidCatch=function(s,o){
t.__&&t.__(s,o),n[1](s)}),[n[0],function(){return n[1]()}]}function Es(){var e=Qn(pn++,11);if(!e.__){
for(var t=Ee.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}
function Pp(){var e;do{for(;e=Ci.shift();)try{ao(e)}catch(n){Ge.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=
zl.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(ao),t.__h.some(Pi),t.__h=[]}catch(n){t.__h=[],Ge.
__e(n,e.__v)}}}while(Ci.length)}Ge.__b=function(e){Ee=null,Ll&&Ll(e)},Ge.__=function(e,t){e&&t.__k&&
t.__k.__m&&(e.__m=t.__k.__m),Gl&&Gl(e,t)},Ge.__r=function(e){Wl&&Wl(e),pn=0;var t=(Ee=e.__c).__H;t&&
(Ti==Ee?Ee.__h=[]:(t.__h.some(ao),t.__h.some(Pi),pn=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.
__N),n.u=n.__N=void 0})),Ti=Ee},Ge.diffed=function(e){Bl&&Bl(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&
ql(zl.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Ti=Ee=null},Ge.__c=function(e,t){t.some(
function(n){try{n.__h.some(ao),n.__h=n.__h.filter(function(s){return!s.__||Pi(s)})}catch(s){n.__h=[function(){
throw s}]}}),Hl&&Hl(e,t)},Ge.unmount=function(e){Vl&&Vl(e);var t,n,s=e.__c;s&&s.__H&&(s.__H.__.some(
function(o){try{if(o.__P&&o.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}
o.__P=n,ql(Ci.push(o))}else ao(o)}catch(r){t=r}}),s.__H=void 0,t&&Ge.__e(t,s.__v))};var Ul=typeof requestAnimationFrame==
"function";function Ap(e){var t,n=function(){clearTimeout(s),Ul&&cancelAnimationFrame(t),setTimeout(
e)},s=setTimeout(n,35);Ul&&(t=requestAnimationFrame(n))}function ql(e){e!=1&&Fl==Ge.requestAnimationFrame||
((Fl=Ge.requestAnimationFrame)||Ap)(Pp)}function ao(e){var t=Ee,n=e.__c;typeof n=="function"&&(e.__c=
void 0,n()),Ee=t}function Pi(e){var t=Ee;e.__c=e.__(),Ee=t}function Ai(e,t){return!e||e.length!=t.length||
t.some(function(n,s){return!xi(n,e[s])})}function Yl(e,t){return typeof t=="function"?t(e):t}var mn=(e,t,n)=>{for(let s of t)e.addEventListener(s,n,!0);return()=>{for(let s of t)e.removeEventListener(
s,n,!0)}},Ms=(e,t,...n)=>{let[s,o]=se(e);return ue(()=>{let r=()=>o(e);return r(),mn(t,n,r)},[]),s},
Jl="retry-failed-loads",Ql=()=>{dispatchEvent(new Event(Jl))},Ip=250,Op=3e4,Zl=e=>e+1,he=(e,t=[],n=()=>!1)=>{
let[s,o]=se({loading:!0}),[r,i]=se(0),a=ge(0),c=jo(()=>{a.current=0,i(Zl)},[]);ue(()=>{let d=new AbortController,
{signal:m}=d,f,w=v=>{m.aborted||(o(({data:k})=>({data:k,...v,loading:!1})),a.current>0&&(f=setTimeout(
i,a.current,Zl)))};return o(v=>({...v,loading:!0})),e(m).then(v=>{let k=Math.min(a.current*2||Ip,Op);
a.current=n(v)?k:0,w({data:v})},v=>w({error:v})),()=>{d.abort(),clearTimeout(f)}},[...t,r]);let{error:p}=s;
return ue(()=>{if(p!==void 0)return mn(window,[Jl,"online"],c)},[p,c]),{...s,reload:c,change:d=>o(m=>m.
data===void 0?m:{...m,data:d(m.data)})}},Xn=e=>{let[t,n]=se({busy:!1,error:void 0}),s=ge(!1);return{
...t,run:async(...r)=>{if(s.current)return;s.current=!0,n({busy:!0,error:void 0});let i=await e(...r).
then(()=>{},a=>a);s.current=!1,n({busy:!1,error:i})},reset:()=>n(({busy:r})=>({busy:r,error:void 0}))}};var Rp=e=>{try{return decodeURIComponent(e)}catch{return e}},pe=(e,t={},n)=>{let s=new URLSearchParams(
Object.entries(t).filter(([,r])=>r!==""));return`#/${[e,...n===void 0?[]:[n]].map(encodeURIComponent).
join("/")}${s.size>0?`?${s}`:""}`},In=e=>{history.replaceState(null,"",e),dispatchEvent(new HashChangeEvent(
"hashchange"))},je=()=>{let e=Ms(()=>location.hash,window,"hashchange"),[t="",n]=e.replace(/^#\/?/,"").
split("?"),[s="",o]=t.split("/").map(Rp),r=Object.fromEntries(new URLSearchParams(n));return{name:s,
id:o||void 0,parameters:r}};var Ko=["kg","g","lb","st","jin"],Xl=.45359237,tc={kg:1,g:.001,lb:Xl,st:14*Xl,jin:.5},Np={kg:/^(kgs?|quilos?|kilos?|chili|(kilo|quilo|chilo)gram(m?es?|m|s|os?|as?|m[io])?|公斤|千克)$/i,
g:/^(gr?s?|gram(m?es?|m|s|os?|as?|mi)?|克)$/i,lb:/^(lbs?|pounds?|libras?|libbr[ae])$/i,st:/^(sts?|stones?)$/i,
jin:/^(jin|斤|市斤)$/i},gn=e=>Ko.find(t=>Np[t].test(e)),es=(e,t)=>t==="kg"?e:Math.round(e*tc[t]*100)/
100,On=(e,t)=>e/tc[t],Yo=["kg","lb","st"],Ep={",":/^(\d+|\d{1,3}([. '’]\d{3})+)(,\d+)?$/,".":/^(\d+|\d{1,3}([, '’]\d{3})+)(\.\d+)?$/},
ec=(e,t)=>{if(!Ep[t].test(e))return;let n=t===","?/[. '’]/g:/[, '’]/g;return Number(e.replace(n,
"").replace(",","."))},ts=(e,t)=>{let[,n="",s="",o="",r="lb"]=/^([\d.,’' ]*\d) *(\p{L}*)\.?(?: *([\d.,]+) *(\p{L}*)\.?)?$/u.
exec(e.replace(/\s+/g," ").trim())??[],i=ec(n,t),a=gn(s);if(i===void 0||s!==""&&a===void 0)return;if(o===
"")return{value:i,unit:a};let c=ec(o,t);if(!(a!=="st"||c===void 0||gn(r||"lb")!=="lb"))return{value:i*
14+c,unit:"lb"}},Mp=e=>e.normalize("NFKC").replace(/[\u0660-\u0669\u06F0-\u06F9]/g,t=>String(t.charCodeAt(
0)&15)).replace(/[\u066B\u060C]/g,"."),nc=(e,t)=>{let n=ts(Mp(e).replace(",","."),".");if(!(!n||t===
"st"&&!n.unit&&!Number.isInteger(n.value)))return Math.round(es(n.value,n.unit??t)*100)/100};var sc=(e,t,n)=>{let s=e==="en"?"en-GB":"es",o=(d,m=d,f=!1)=>new Intl.NumberFormat(s,{minimumFractionDigits:d,
maximumFractionDigits:m,useGrouping:"always",signDisplay:f?"exceptZero":"auto"}).format,r=d=>{let{format:m}=new Intl.
DateTimeFormat(s,{...d,timeZone:t});return f=>m(new Date(f))},[i,a,c]=[o(0),o(1),o(1,2)],p=o(1,1,!0),
h=new Intl.RelativeTimeFormat(s,{numeric:"auto"});return{language:e,integer:i,tenths:a,hundredths:o(
2),percent:new Intl.NumberFormat(s,{style:"percent"}).format,plain:o(0,6),unit:n,kg(d){if(n==="kg")return`${c(
d)} kg`;let m=Math.round(On(d,"lb")*10)/10;if(n==="lb")return`${a(m)} lb`;let f=Math.floor(m/14);return`${i(
f)} st ${a(m-f*14)} lb`},signed(d){let m=n==="kg"?d:On(d,"lb");return`${p(m).replace("-","−")} ${n===
"kg"?"kg":"lb"}`},day:r({dateStyle:"medium"}),shortDay:r({day:"numeric",month:"short"}),month:r({month:"\
short",year:"numeric"}),longMonth:r({month:"long",year:"numeric"}),year:r({year:"numeric"}),instant:r(
{dateStyle:"medium",timeStyle:"short"}),ago(d){let m=Math.round((Date.now()-Date.parse(d))/6e4);if(Math.
abs(m)>=1440)return;let f=Math.round(m/60);return Math.abs(m)<60?h.format(-m,"minute"):h.format(-f,"\
hour")},bytes(d){let m=Math.min(3,Math.floor(Math.log10(Math.max(1,d))/3)),f=["B","kB","MB","GB"][m];
return`${(m===0?i:a)(d/1e3**m)} ${f}`}}};var $p={passed:"closed",not_applicable:"closed",issues:"issues",in_progress:"under_way",untested:"un\
tested"},Dp={Blocked:"blocked","In Progress":"under_way"},oc=e=>e.outcome!=="issues"&&e.wstg_status&&
Dp[e.wstg_status]||$p[e.outcome],rc=e=>t=>{let n=t??"-";return e[n]??n},Fp={statuses:{Done:"Hecho","\
Not Applicable":"No aplicable","In Progress":"En curso",Blocked:"Bloqueado","Not Started":"Sin empez\
ar"},severities:{critical:"Crítica",high:"Alta",medium:"Media",low:"Baja",info:"Informativa"},progress:{
closed:"cerradas",issues:"con hallazgos",under_way:"en curso",blocked:"bloqueadas",untested:"sin pro\
bar"},toolStatuses:{verified:"Verificado",active:"Activo"},findingStates:{open:"Abierto",duplicate:"\
Duplicado",false_positive:"Falso positivo",out_of_scope:"Fuera de alcance",risk_accepted:"Riesgo ace\
ptado",closed:"Cerrado",closed_by_status:"Cerrado por un estado de esta lista; cuenta como abierto"},
openFindings:e=>`Abiertos: ${e}`,categoryName:rc({"Information Gathering":"Recopilación de informaci\
ón","Configuration and Deployment Management Testing":"Configuración y despliegue","Identity Manag\
ement Testing":"Gestión de identidades","Authentication Testing":"Autenticación","Authorization Te\
sting":"Autorización","Session Management Testing":"Gestión de sesiones","Input Validation Testing":"\
Validación de entradas","Testing for Error Handling":"Gestión de errores","Testing for Weak Crypto\
graphy":"Criptografía débil","Business Logic Testing":"Lógica de negocio","Client-side Testing":"\
Pruebas del lado del cliente","API Testing":"Pruebas de API","-":"Fuera de la guía"})},Lp={statuses:{
Done:"Done","Not Applicable":"Not applicable","In Progress":"In progress",Blocked:"Blocked","Not Sta\
rted":"Not started"},severities:{critical:"Critical",high:"High",medium:"Medium",low:"Low",info:"Inf\
o"},progress:{closed:"closed",issues:"with findings",under_way:"under way",blocked:"blocked",untested:"\
untested"},toolStatuses:{verified:"Verified",active:"Active"},findingStates:{open:"Open",duplicate:"\
Duplicate",false_positive:"False positive",out_of_scope:"Out of scope",risk_accepted:"Risk accepted",
closed:"Closed",closed_by_status:"Closed by a status of this checklist; counts as open"},openFindings:e=>`${e}\
 open`,categoryName:rc({"Configuration and Deployment Management Testing":"Configuration and Deploym\
ent","-":"Not in the guide"})},Rn={es:Fp,en:Lp};var $s=(e,t,n,s)=>e===1?`1 ${n}`:`${t} ${s}`,Wp=e=>({...Rn.es,checklist:"Lista WSTG",source:"Identif\
icadores, nombres y categorías: OWASP WSTG, CC BY-SA 4.0.",checklistTotal:"Total",closedOf:(t,n)=>`${t}\
 de ${n} cerradas`,gatePassed:"Cumple el criterio de salida: no queda nada pendiente.",gateClosed:"N\
o cumple el criterio de salida.",gateStale:{never_read:`${e} no se ha leído todavía: sincroniza prim\
ero.`,too_old:`Los datos de ${e} no son recientes: sincroniza primero.`,delivery_waiting:`Un aviso d\
e ${e} está sin procesar: espera, o mira la sincronización.`},reasons:{request_failed:"Petición fa\
llida",request_waiting:"Petición en espera",open_finding:"Hallazgo abierto",turned_back:"Estado ant\
erior, de una copia restaurada",conflict:"En conflicto",not_started:"Sin empezar",in_progress:"En cu\
rso",blocked:"Bloqueado",set_before_since:"De una evaluación anterior",unassigned_finding:"Hallazgo\
 sin prueba"},forget:"Olvidar el elemento",askForget:"El elemento no es de la guía y ningún hallazgo\
 lo nombra. Desaparece de la lista, del informe y del criterio de salida; su registro se conserva.",
outsideGuide:t=>`Fuera de la guía: ${t}`,near:t=>`La guía no la tiene; ¿es ${t}?`,unassigned:"Hal\
lazgos que no nombran ninguna prueba",notKept:`${e} no tiene los estados Bloqueado ni Sin empezar: e\
n la próxima lectura pasarán a En curso.`,since:"Evaluación desde",itemOutcome:"Resultado",outcomes:{
issues:"Con problemas",passed:"Superado",not_applicable:"No aplicable",in_progress:"En curso",untested:"\
Sin probar"},coverage:"Cobertura por categoría",items:(t,n)=>$s(t,n,"elemento","elementos"),search:"\
Buscar",searchHint:"Identificador, nombre o notas",status:"Estado",category:"Categoría",any:"Todos",
anyCategory:"Todas",shown:{conflict:"En conflicto",open:"Con peticiones pendientes",failed:"Con fall\
os",untracked:"Sin seguimiento",without_finding:"Sin hallazgo"},noItems:"Ningún elemento cumple los \
filtros.",clear:"Quitar los filtros",reload:"Actualizar",item:"Elemento",tool:e,toolStatuses:{...Rn.
es.toolStatuses,none:"–"},severity:"Severidad",lastSync:"Sincronizado",conflict:"Conflicto",pending:"\
Pendiente",failed:"Fallo",spreadsheet:"Hoja de cálculo",takeOut:"Llevarse la lista",takeOutHint:"Un\
 CSV con un elemento por fila, que se abre con la hoja de cálculo y se puede volver a traer.",makeSpreadsheet:"\
Descargar la hoja",bringIn:"Traer estados",bringInHint:"La lista de OWASP u otra hoja. Un archivo de\
 Excel se guarda antes como CSV, o se copian aquí sus filas, con la de los títulos.",pasted:"Filas\
 copiadas",noSheet:"No es un archivo CSV. Guarda la hoja como CSV, o copia sus filas.",noTests:"No s\
e ha encontrado una columna con pruebas y otra con estados.",identifier:"Identificador",sheetRoles:{
id:"Prueba",status:"Estado",notes:"Notas"},meaningOf:t=>`«${t}» significa`,notBrought:"No traerlas",
unlisted:"Pruebas que la lista no tiene",addUnlisted:"Añadirlas a la lista",leftOut:{same:"con el m\
ismo estado",notes:"con el mismo estado y otras notas, que no se envían",blank:"sin estado",word:"c\
on un estado que no se trae",unlisted:"que la lista no tiene",doubled:"repetidas",others:"de otras g\
uías o sin prueba"},leftOutAll:t=>`Filas que se dejan: ${t}.`,unclear:"Filas que no se traen",unclearReasons:{
several:"Nombra varias pruebas.",contradictory:"Otra fila de la prueba dice otra cosa.",long:"Las no\
tas son demasiado largas."},changes:"Cambios",before:"Antes",noChanges:"Nada que cambiar.",newNotes:"\
Notas nuevas",sendItems:t=>`Enviar el estado de ${t}`,told:"El servicio avisa",backToList:"Volver a \
la lista",previous:"Anterior",next:"Siguiente",guide:"Leer la prueba en la guía",setAt:"Estado asig\
nado",setBy:"Por",failedBelow:"La última petición ha fallado; consúltala más abajo.",setAllShown:"\
Cambiar el estado de todos los mostrados…",askSetAll:(t,n)=>`¿Poner ${t} en ${n}?`,setItems:(t,n)=>`\
Poner ${t} en ${n}`,sending:"Enviando los estados",setAll:t=>`Estado enviado: ${t}.`,findingsOpen:"H\
allazgos abiertos",changeFinding:"Cambiar el hallazgo",othersFinding:`Esto cambiará en ${e} un hall\
azgo que no ha creado este servicio. Según la última lectura:`,othersFindings:t=>`Cambiarán en ${e}\
 hallazgos que no ha creado este servicio (según la última lectura): ${t}.`,conflictNotice:`El est\
ado de aquí y el de ${e} se contradicen.`,finding:"Hallazgo",findings:"Hallazgos",madeHere:"Creado \
por este servicio",writtenTo:"Aquí se escriben los estados",notes:"Notas",notesHint:"Sustituyen la \
mitigación del hallazgo. Si las dejas vacías, el texto del hallazgo no cambia.",currentState:"Esta\
do actual",edit:"Cambiar el estado",request:{waiting:`Aceptada. Se está escribiendo en ${e}…`,retrying:"\
Aceptada. Un intento ha fallado; se reintentará.",failed:"Ha fallado.",repeated:"Se reintentará.",
done:`Escrita en ${e}.`,noEffect:"Terminada sin cambiar nada.",superseded:"Sustituida por una petici\
ón más reciente.",dismissed:"Descartada."},requests:"Últimas peticiones",noRequests:"Sin peticion\
es.",log:"Registro",noLog:"Sin entradas.",when:"Cuándo",origin:"Origen",origins:{sync:"Esta lista",
webhook:e},directions:{"tracker->dd":`Hacia ${e}`,"dd->tracker":`Desde ${e}`},direction:"Dirección",
result:"Resultado",success:"Correcto",state:"Estado",states:{waiting:"En espera",retrying:"Reintenta\
ndo",failed:"Ha fallado",done:"Terminada",superseded:"Sustituida",dismissed:"Descartada"},synchronisation:"\
Sincronización",periodic:"Ejecución periódica",inStep:(t,n)=>`Al día con ${e}: comprobado ${t}${n?
`; próxima comprobación ${n}`:""}.`,notInStep:(t,n)=>`No está al día con ${e}: última comprobaci\
ón correcta ${t}${n?`; próxima ${n}`:""}.`,neverInStep:`Aún no se ha comparado con ${e}.`,synchronise:"\
Sincronizar ahora",runStates:{idle:"En reposo",due:"A punto de empezar",running:"En marcha"},nextRun:"\
Próxima ejecución",lastStarted:"Último inicio",lastFinished:"Terminó",lastSucceeded:"Último éxit\
o",lastError:"La última ejecución ha fallado:",lastWarning:"La última ejecución avisa:",hiddenIsGone:"\
Ya no existen",askHiddenIsGone:`Los hallazgos del último aviso dejarán de contar, también los abiert\
os. Hazlo solo si se han eliminado en ${e}.`,lastDelivery:`Último aviso de ${e}`,waitingCount:"Peti\
ciones en espera",retryingCount:"Reintentándose",failedCount:"Fallidas",withoutFinding:"Elementos s\
in hallazgo",failedRequests:"Peticiones que han fallado",noFailed:"Ninguna petición ha fallado.",findingNumber:t=>`\
Hallazgo ${t}`,attempts:"Intentos",accepted:"Aceptada",repeat:"Reintentar",dismiss:"Descartar",retryAll:"\
Reintentar todas",dismissAll:"Descartar todas",askDismiss:`Las peticiones descartadas no se reintent\
an. Sus elementos vuelven a seguir a ${e}.`,retried:t=>`De nuevo en cola: ${t}`,dismissed:t=>`Descar\
tadas: ${t}`,firstOf:(t,n,s)=>t<n?`Las ${s(t)} más recientes de ${s(n)}`:$s(t,s(t),"petición","pet\
iciones"),files:`Base de datos de ${e}`,makeReport:"Descargar el informe",export:"Copia de seguridad",
dumpHint:`Un volcado SQL de la base de datos de ${e}.`,makeExport:"Descargar el volcado",import:"Res\
taurar",dumpImportHint:`Volcado SQL de pg_dump en texto plano. Sustituye la base de datos de ${e}: t\
odo o nada.`,importObstacle:`Ahora mismo la base de datos de ${e} no se podría restaurar:`,makeImport:"\
Restaurar el volcado",noFile:"Elige un archivo.",preparing:"Preparando el archivo…",downloading:"D\
escargando",uploading:"Enviando",importing:"Archivo enviado. La base de datos lo está importando…",
stopped:"Detenido.",saved:(t,n)=>`Se ha descargado ${t} (${n}).`,imported:"Se ha importado el volcad\
o.",askImport:(t,n)=>`¿Sustituir la base de datos de ${e} por ${t} (${n})? Detén antes ${e}. Lo qu\
e no esté en el volcado se perderá. No se puede deshacer.`,accounts:"Cuentas",accountsClosed:"El r\
egistro está cerrado: las cuentas se crean con npm run account.",accountsCount:(t,n)=>$s(t,n,"cuent\
a","cuentas"),beginning:"El nombre empieza por",role:"Rol",roles:{admin:"Administrador",user:"Usuari\
o"},you:"Tu cuenta",name:"Nombre",created:"Creada",noAccounts:"Ninguna cuenta cumple los filtros.",access:"\
Acceso a la lista",accesses:{none:"Ninguno",read:"Ver",write:"Ver y cambiar"},testers:{read:"Usuario\
, ve la lista",write:"Usuario, cambia la lista"},accessChanged:(t,n)=>`${t}, acceso a la lista WSTG:\
 ${n}`,promote:"Hacer administrador",demote:"Quitar el rol de administrador",endTheirSessions:"Cerra\
r sus sesiones",delete:"Eliminar",askPromote:t=>`${t} podrá gestionar la lista, los volcados y las c\
uentas cuando vuelva a entrar.`,askDemote:t=>`${t} conservará el rol unos minutos en las sesiones ab\
iertas, salvo que se cierren.`,alsoEnd:"Cerrar también sus sesiones",askEnd:t=>`${t} tendrá que ent\
rar de nuevo en todos sus dispositivos.`,askDelete:t=>`La cuenta ${t}, su perfil y sus pesos se elim\
inarán. No se puede deshacer.`,roleChanged:(t,n)=>`Rol de ${t}: ${n}`,sessionsEnded:t=>`Se han cerr\
ado las sesiones de ${t}.`,accountDeleted:t=>`Se ha eliminado la cuenta ${t}.`}),Bp=e=>({...Rn.en,checklist:"\
WSTG checklist",source:"Identifiers, names and categories: OWASP WSTG, CC BY-SA 4.0.",checklistTotal:"\
Total",closedOf:(t,n)=>`${t} of ${n} closed`,gatePassed:"Ready: all items are finished.",gateClosed:"\
Not ready.",gateStale:{never_read:`${e} has not been read yet: synchronise first.`,too_old:`The data\
 from ${e} are not recent: synchronise first.`,delivery_waiting:`A delivery from ${e} is not process\
ed yet: wait, or see the synchronisation.`},reasons:{request_failed:"Failed request",request_waiting:"\
Waiting request",open_finding:"Open finding",turned_back:"Older status, from a restored dump",conflict:"\
In conflict",not_started:"Not started",in_progress:"In progress",blocked:"Blocked",set_before_since:"\
From an earlier assessment",unassigned_finding:"Finding without a test"},forget:"Forget the item",askForget:"\
The item is not of the guide and no finding names it. It leaves the list, the report and the gate; i\
ts log stays.",outsideGuide:t=>`Not in the guide: ${t}`,near:t=>`Not in the guide; is it ${t}?`,unassigned:"\
Findings that name no test",notKept:`${e} does not have the statuses Blocked and Not started: the ne\
xt reading will turn them into In progress.`,since:"Assessment since",itemOutcome:"Outcome",outcomes:{
issues:"Has issues",passed:"Passed",not_applicable:"Not applicable",in_progress:"In progress",untested:"\
Untested"},coverage:"Coverage by category",items:(t,n)=>$s(t,n,"item","items"),search:"Search",searchHint:"\
Identifier, name or notes",status:"Status",category:"Category",any:"All",anyCategory:"All",shown:{conflict:"\
In conflict",open:"With pending requests",failed:"With failures",untracked:"Not tracked",without_finding:"\
Without a finding"},noItems:"No item matches the filters.",clear:"Clear the filters",reload:"Refresh",
item:"Item",tool:e,toolStatuses:{...Rn.en.toolStatuses,none:"–"},severity:"Severity",lastSync:"Syn\
chronised",conflict:"Conflict",pending:"Pending",failed:"Failed",spreadsheet:"Spreadsheet",takeOut:"\
Take the checklist out",takeOutHint:"A CSV file with a row for each item, which a spreadsheet opens \
and which can be brought back.",makeSpreadsheet:"Download the spreadsheet",bringIn:"Bring statuses i\
n",bringInHint:"OWASP’s checklist or another sheet. Save an Excel file as CSV first, or copy its row\
s here, with their headings.",pasted:"Copied rows",noSheet:"This is not a CSV file. Save the sheet a\
s CSV, or copy its rows.",noTests:"No column with tests and another one with statuses was found.",identifier:"\
Identifier",sheetRoles:{id:"Test",status:"Status",notes:"Notes"},meaningOf:t=>`“${t}” means`,notBrought:"\
Leave them out",unlisted:"Tests that the checklist lacks",addUnlisted:"Add them to the checklist",leftOut:{
same:"with the same status",notes:"with the same status and other notes, which are not sent",blank:"\
without a status",word:"with a status that is left out",unlisted:"that the checklist lacks",doubled:"\
repeated",others:"of other guides or without a test"},leftOutAll:t=>`Rows left out: ${t}.`,unclear:"\
Rows that are not brought in",unclearReasons:{several:"It names several tests.",contradictory:"Anoth\
er row of the test says otherwise.",long:"The notes are too long."},changes:"Changes",before:"Before",
noChanges:"Nothing to change.",newNotes:"New notes",sendItems:t=>`Send the status of ${t}`,told:"The\
 service’s notes",backToList:"Back to the list",previous:"Previous",next:"Next",guide:"Read the te\
st in the guide",setAt:"Status set",setBy:"By",failedBelow:"The latest request failed; see below.",setAllShown:"\
Change the status of all shown…",askSetAll:(t,n)=>`Set ${t} to ${n}?`,setItems:(t,n)=>`Set ${t} to\
 ${n}`,sending:"Sending the statuses",setAll:t=>`Status sent: ${t}.`,findingsOpen:"Open findings",changeFinding:"\
Change the finding",othersFinding:`This will change a finding in ${e} that this service did not crea\
te. As last read:`,othersFindings:t=>`Findings in ${e} that this service did not create will change \
(as last read): ${t}.`,conflictNotice:`The status here and the one in ${e} disagree.`,finding:"Findi\
ng",findings:"Findings",madeHere:"Created by this service",writtenTo:"Statuses are written here",notes:"\
Notes",notesHint:"They replace the mitigation text of the finding. Empty notes leave that text uncha\
nged.",currentState:"Current state",edit:"Change the status",request:{waiting:`Accepted. Writing it \
to ${e}…`,retrying:"Accepted. An attempt failed; it will be retried.",failed:"Failed.",repeated:"I\
t will be retried.",done:`Written to ${e}.`,noEffect:"Finished without changing anything.",superseded:"\
Superseded by a newer request.",dismissed:"Dismissed."},requests:"Latest requests",noRequests:"No re\
quests.",log:"Log",noLog:"No entries.",when:"When",origin:"Origin",origins:{sync:"This checklist",webhook:e},
directions:{"tracker->dd":`To ${e}`,"dd->tracker":`From ${e}`},direction:"Direction",result:"Result",
success:"Succeeded",state:"State",states:{waiting:"Waiting",retrying:"Retrying",failed:"Failed",done:"\
Done",superseded:"Superseded",dismissed:"Dismissed"},synchronisation:"Synchronisation",periodic:"Per\
iodic run",inStep:(t,n)=>`Up to date with ${e}: checked ${t}${n?`, next check ${n}`:""}.`,notInStep:(t,n)=>`\
Not up to date with ${e}: last successful check ${t}${n?`, next check ${n}`:""}.`,neverInStep:`Not c\
ompared with ${e} yet.`,synchronise:"Synchronise now",runStates:{idle:"Idle",due:"About to start",running:"\
Running"},nextRun:"Next run",lastStarted:"Last start",lastFinished:"Finished",lastSucceeded:"Last su\
ccess",lastError:"The last run failed:",lastWarning:"The last run warns:",hiddenIsGone:"They are gon\
e",askHiddenIsGone:`The findings in the last warning will no longer count, not even open ones. Do th\
is only if they were deleted in ${e}.`,lastDelivery:"Last webhook delivery",waitingCount:"Requests w\
aiting",retryingCount:"Retrying",failedCount:"Failed",withoutFinding:"Items without a finding",failedRequests:"\
Failed requests",noFailed:"No request has failed.",findingNumber:t=>`Finding ${t}`,attempts:"Attempt\
s",accepted:"Accepted",repeat:"Retry",dismiss:"Dismiss",retryAll:"Retry all",dismissAll:"Dismiss all",
askDismiss:`Dismissed requests are not retried. Their items follow ${e} again.`,retried:t=>`Queued a\
gain: ${t}`,dismissed:t=>`Dismissed: ${t}`,firstOf:(t,n,s)=>t<n?`The latest ${s(t)} of ${s(n)}`:$s(t,
s(t),"request","requests"),files:`${e} database`,makeReport:"Download the report",export:"Back up",dumpHint:`\
An SQL dump of ${e}’s database.`,makeExport:"Download the dump",import:"Restore",dumpImportHint:`A\
 plain-text SQL dump from pg_dump. It replaces ${e}’s database: either everything or nothing.`,importObstacle:`\
At present ${e}’s database could not be restored:`,makeImport:"Restore the dump",noFile:"Choose a \
file.",preparing:"Preparing the file…",downloading:"Downloading",uploading:"Sending",importing:"Fi\
le sent. The database is importing it…",stopped:"Stopped.",saved:(t,n)=>`${t} (${n}) has been down\
loaded.`,imported:"The dump has been imported.",askImport:(t,n)=>`Replace ${e}’s database with ${t}\
 (${n})? Stop ${e} first. Anything that is not in the dump will be lost. This cannot be undone.`,accounts:"\
Accounts",accountsClosed:"Registration is closed: accounts are created with npm run account.",accountsCount:(t,n)=>$s(
t,n,"account","accounts"),beginning:"Name starts with",role:"Role",roles:{admin:"Administrator",user:"\
User"},you:"Your account",name:"Name",created:"Created",noAccounts:"No account matches the filters.",
access:"Checklist access",accesses:{none:"None",read:"View",write:"View and change"},testers:{read:"\
User, sees the checklist",write:"User, changes the checklist"},accessChanged:(t,n)=>`${t}, access to\
 the WSTG checklist: ${n}`,promote:"Make administrator",demote:"Remove the administrator role",endTheirSessions:"\
End sessions",delete:"Delete",askPromote:t=>`${t} will be able to manage the checklist, dumps and ac\
counts after signing in again.`,askDemote:t=>`${t} keeps the role in open sessions for a few minutes\
, unless they are ended.`,alsoEnd:"End the sessions too",askEnd:t=>`${t} will have to sign in again \
on every device.`,askDelete:t=>`The account ${t}, its profile and its weights will be deleted. This \
cannot be undone.`,roleChanged:(t,n)=>`Role of ${t}: ${n}`,sessionsEnded:t=>`The sessions of ${t} ha\
ve been ended.`,accountDeleted:t=>`The account ${t} has been deleted.`}),Ii={es:Wp,en:Bp};var Hp={signIn:"Entrar",register:"Crear cuenta",toRegister:"¿Aún no tienes cuenta?",toSignIn:"¿Ya \
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
cribe un peso, como 63,5",lb:"Escribe un peso, como 140,5 o 63,7 kg",st:"Escribe stones y libras, co\
mo 12 st 7 lb, o kilos, como 65,3 kg"},futureDate:"Esa fecha está en el futuro",errors:{at_index:"",
weight_date_invalid:"Elige una fecha que no sea futura, ni anterior a tu nacimiento o al año 1900",
name_invalid:"Usa solo letras, espacios, guiones, apóstrofos y puntos",birth_date_invalid:"Elige un\
a fecha entre el año 1900 y hoy",height_out_of_range:"Escribe una altura entre 0,4 y 2,72 m",weight_out_of_range:"\
Escribe un peso entre 2 y 650 kg"},generalErrors:{weight_change_too_large:"Demasiado lejos del peso \
de un día cercano",missing_field:"Falta un dato obligatorio",invalid_field:"Hay un dato que no es v\
álido"},trend:"Evolución",period:"Periodo",periods:{month:"Mes",quarter:"3 meses",year:"Año",all:"\
Todo"},chart:"Gráfico de tu peso (mismos datos en la tabla)",chartPoint:"Peso",mean:e=>`Media de ${e}\
 días`,minimum:"Mínimo",maximum:"Máximo",count:"Registros",nothingInPeriod:"No hay registros en e\
ste periodo.",noWeights:"Tu evolución empieza aquí: registra tu primer peso.",importFrom:"Importar\
 de Apple Health, Garmin, Libra…",records:"Historial",monthMean:(e,t)=>`${e} · media ${t}`,newestFirst:"\
Tus pesos, el más reciente primero",date:"Fecha",correct:"Editar",corrected:"Registro actualizado",
correctTitle:"Editar el registro",remove:"Eliminar",removed:"Registro eliminado",removeTitle:"¿Elimi\
nar este registro?",undo:"Deshacer",restored:"Registro recuperado",dateTime:"Fecha y hora",timesIn:e=>`\
Las horas son las de ${e}`,importCsv:"Importar pesos",exportCsv:"Exportar CSV",importTitle:"Importar\
 pesos",importHint:"El archivo que exporta otra aplicación (Apple Health, Fitbit, Garmin, Google Fit\
, Happy Scale, Libra, MyFitnessPal, openScale, Renpho, Samsung Health, Withings, Zepp) o una hoja de\
 cálculo guardada como CSV.",formats:{zip:"Es un archivo comprimido o de Excel. Descomprímelo, o gu\
arda la hoja como CSV.",pdf:"Es un PDF. Exporta los pesos como CSV.",database:"Es una base de datos.\
 Exporta los pesos como CSV desde la aplicación.",xml:"Este XML es de otro programa. Solo se puede \
leer el export.xml de Apple Health.",json:"Este JSON es de otro programa. Se pueden leer los de Fitb\
it, Garmin, Google Fit y los tuyos.",cut:"Este JSON está cortado o dañado. Vuelve a exportarlo.",empty:"\
El archivo está vacío.",other:"No es un archivo de texto. Exporta los pesos como CSV."},back:"Volv\
er al peso",recognised:e=>`Archivo de ${e}`,table:"Tabla",tableOf:(e,t)=>`${e} (líneas: ${t})`,firstLines:"\
Las primeras líneas del archivo",columnAt:e=>`Columna ${e}`,choose:"Elige…",moreChoices:"Más opci\
ones",changeReading:"Cambiar",importRoles:{date:"Fecha",time:"Hora",weight:"Peso",unit:"Unidad",decimal:"\
Decimales",order:"Orden de las fechas"},onlyWhere:e=>`Solo las líneas donde «${e}» es`,allLines:"\
Todas las líneas",noColumn:"Ninguna columna",asInFile:"La que indica el archivo",comma:"Coma",point:"\
Punto",orders:{ymd:"año, mes, día",dmy:"día, mes, año",mdy:"mes, día, año"},unitNames:{kg:"Kil\
ogramos",g:"Gramos",lb:"Libras",st:"Stones",jin:"Jin"},samples:{first:"Primera",lightest:"Menor",heaviest:"\
Mayor"},line:"Línea",leftOutLines:(e,t)=>e===1?"1 línea no se importará por lo que has elegido.":
`${t} líneas no se importarán por lo que has elegido.`,otherTables:(e,t)=>e===1?"1 línea es de otr\
a tabla del archivo: no se importará.":`${t} líneas son de otras tablas del archivo: no se importar\
án.`,withoutWeight:(e,t)=>e===1?"1 línea no tiene peso.":`${t} líneas no tienen peso.`,cutFile:"E\
l archivo está cortado: falta el final, y puede que falten pesos.",localTimes:e=>`Las horas sin zon\
a horaria se toman en la de ${e}.`,localDays:e=>`Los días sin hora se toman a mediodía, en la zona d\
e ${e}.`,today:"hoy",importOne:(e,t)=>`1 peso, ${e}: ${t}`,importRange:(e,t,n,s,o)=>`${e} pesos, del\
 ${t} al ${n}: ${s} → ${o}`,unread:(e,t)=>e===1?"No se ha podido leer 1 línea":`No se han podido \
leer ${t} líneas`,nothingRead:"No se ha encontrado ningún peso en el archivo.",checking:"Comproban\
do los pesos",added:(e,t)=>e===1?"1 nuevo":`${t} nuevos`,known:(e,t)=>e===1?"1 ya registrado":`${t} \
ya registrados`,rejected:(e,t)=>e===1?"1 rechazado":`${t} rechazados`,refused:"Rechazados: no se imp\
ortarán",importWeights:(e,t)=>e===1?"Importar 1 peso":`Importar ${t} pesos`,importingWeights:"Impor\
tando los pesos",importedWeights:(e,t)=>e===1?"Se ha importado 1 peso.":`Se han importado ${t} pesos\
.`,importedAt:(e,t,n)=>`Importación del ${e}: ${t===1?"1 peso":`${n} pesos`}`,undoImport:"Deshacer \
la importación",undoing:"Eliminando los pesos importados",undone:(e,t)=>e===1?"Se ha eliminado 1 pe\
so importado.":`Se han eliminado ${t} pesos importados.`,profile:"Perfil",profileHint:"Con tu altura\
 y tu edad se calcula tu índice de masa corporal. Solo tú ves estos datos.",profileFirst:"Un últim\
o paso: con tu altura y tu fecha de nacimiento se calcula tu IMC.",later:"Más tarde",firstName:"Nom\
bre",lastName:"Apellidos",birthDate:"Fecha de nacimiento",height:"Altura (m)",heightHint:"1,68 o 168",
notAHeight:"Escribe la altura, como 1,68 o 168",account:"Cuenta",signedInAs:e=>`Sesión iniciada como\
 ${e}`,changePassword:"Cambiar la contraseña",changePasswordHint:"Se cerrarán las sesiones de tus o\
tros navegadores.",currentPassword:"Contraseña actual",newPassword:"Contraseña nueva",passwordChanged:"\
Contraseña cambiada",endSessions:"Cerrar todas las sesiones",endSessionsHint:"Cierra la sesión en e\
ste navegador y en todos los demás.",exportTitle:"Tus datos",exportHint:"Un archivo JSON con tu cue\
nta, tu perfil y todos tus pesos.",exportData:"Descargar mis datos",deleteAccount:"Eliminar la cuent\
a",deleteHint:"Tu perfil y todos tus pesos se borrarán para siempre.",typeName:e=>`Escribe ${e} par\
a confirmar`,nameDiffers:"No es el nombre de la cuenta",apiKeys:"Claves de API",apiKeysHint:"Con una\
 clave, una aplicación o una báscula usa tu cuenta sin tu contraseña.",apiKeysCaption:"Tus claves\
, la más reciente primero",permissions:{"weights:read":"Leer tus pesos","weights:write":"Registrar \
pesos","checklist:read":"Ver la lista WSTG","checklist:write":"Cambiar la lista WSTG"},keyMay:"Permi\
sos",noPermission:"Elige al menos un permiso",makeKey:"Crear una clave",makeScaleKey:"Para una báscu\
la",scale:"báscula",keyName:"Nombre de la clave",keyNameHint:"Por ejemplo, «báscula del baño»",
keyEnds:"Caduca dentro de",days:e=>`${e} días`,keyMade:"Tu clave nueva",keyOnce:"Cópiala ahora: no \
se volverá a mostrar.",copy:"Copiar",copied:"Copiada",lastUsed:"Último uso",never:"Nunca",expires:"\
Caduca",removeKey:"¿Eliminar esta clave?",keyRemoved:"Clave eliminada",keyRefused:(e,t)=>`Rechazado\
 el ${e}: ${t}`},Vp={signIn:"Sign in",register:"Create an account",toRegister:"No account yet?",toSignIn:"\
Already have an account?",welcome:"Log your weight and follow its trend and your body mass index. Yo\
ur data stays yours: download or delete it at any time.",registerFirst:"Create the administrator’s a\
ccount",welcomeFirst:"This service has no accounts yet. The first one will be its administrator.",username:"\
Username",usernameHint:(e,t)=>`${e} to ${t} characters: unaccented letters, digits and . _ @ + -`,password:"\
Password",newPasswordHint:e=>`At least ${e} characters; a phrase works best`,registrationClosed:"Reg\
istration is closed: ask an administrator for an account.",captchaMissing:"The captcha could not be \
loaded. Reload the page to try again.",weight:"Weight",latest:"Latest weight",latestOf:e=>`Latest we\
ight, ${e}`,changeIn:(e,t)=>`${e} in ${t} days`,bmi:"Body mass index",bmiNeedsProfile:"Complete your\
 profile to see your body mass index.",toProfile:"Complete your profile",bmiNeedsWeight:"It will app\
ear once you log your first weight.",normalRange:(e,t)=>`Normal weight for your height: ${e} to ${t}`,
weightIn:e=>`Weight (${e})`,unitOfWeights:"Unit of weights",record:"Log weight",anotherDay:"Another \
date",now:"Right now",notANumber:{kg:"Enter a weight, such as 63.5",lb:"Enter a weight, such as 140.\
5 or 63.7 kg",st:"Enter stones and pounds, such as 12 st 7 lb, or kilograms, such as 65.3 kg"},futureDate:"\
That date is in the future",errors:{at_index:"",weight_date_invalid:"Choose a date that is not in th\
e future, before your birth or before 1900",name_invalid:"Use only letters, spaces, hyphens, apostro\
phes and full stops",birth_date_invalid:"Choose a date between 1900 and today",height_out_of_range:"\
Enter a height between 0.4 and 2.72 m",weight_out_of_range:"Enter a weight between 2 and 650 kg"},generalErrors:{
weight_change_too_large:"Too far from the weight of a nearby day",missing_field:"A required value is\
 missing",invalid_field:"A value is not valid"},trend:"Trend",period:"Period",periods:{month:"Month",
quarter:"3 months",year:"Year",all:"All"},chart:"Chart of your weight (same data in the table)",chartPoint:"\
Weight",mean:e=>`${e}-day average`,minimum:"Minimum",maximum:"Maximum",count:"Entries",nothingInPeriod:"\
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
importRange:(e,t,n,s,o)=>`${e} weights, ${t} to ${n}, ${s} → ${o}`,unread:(e,t)=>e===1?"1 line cou\
ld not be read":`${t} lines could not be read`,nothingRead:"No weight was found in the file.",checking:"\
Checking the weights",added:(e,t)=>`${t} new`,known:(e,t)=>`${t} already recorded`,rejected:(e,t)=>`${t}\
 rejected`,refused:"Rejected, won’t be imported",importWeights:(e,t)=>e===1?"Import 1 weight":`Imp\
ort ${t} weights`,importingWeights:"Importing the weights",importedWeights:(e,t)=>e===1?"1 weight im\
ported.":`${t} weights imported.`,importedAt:(e,t,n)=>`Imported on ${e}: ${t===1?"1 weight":`${n} we\
ights`}`,undoImport:"Undo import",undoing:"Deleting the imported weights",undone:(e,t)=>e===1?"1 imp\
orted weight deleted.":`${t} imported weights deleted.`,profile:"Profile",profileHint:"Your height a\
nd age are used to calculate your body mass index. Only you can see them.",profileFirst:"One last st\
ep: your height and date of birth are used to calculate your BMI.",later:"Later",firstName:"First na\
me",lastName:"Last name",birthDate:"Date of birth",height:"Height (m)",heightHint:"1.68 or 168",notAHeight:"\
Enter your height, such as 1.68 or 168",account:"Account",signedInAs:e=>`You are signed in as ${e}`,
changePassword:"Change password",changePasswordHint:"You will be signed out of your other browsers.",
currentPassword:"Current password",newPassword:"New password",passwordChanged:"Password changed",endSessions:"\
Sign out everywhere",endSessionsHint:"Ends your session in this browser and in all others.",exportTitle:"\
Your data",exportHint:"A JSON file with your account, your profile and all your weights.",exportData:"\
Download my data",deleteAccount:"Delete account",deleteHint:"Your profile and all your weights will \
be deleted for good.",typeName:e=>`Type ${e} to confirm`,nameDiffers:"This is not the name of the ac\
count",apiKeys:"API keys",apiKeysHint:"Keys let an app or scale use your account without your passwo\
rd.",apiKeysCaption:"Your keys, newest first",permissions:{"weights:read":"Read your weights","weigh\
ts:write":"Log weights","checklist:read":"See the WSTG checklist","checklist:write":"Change the WSTG\
 checklist"},keyMay:"Permissions",noPermission:"Choose at least one permission",makeKey:"Create a ke\
y",makeScaleKey:"For a scale",scale:"scale",keyName:"Key name",keyNameHint:"For example “bathroom sc\
ale”",keyEnds:"Expires in",days:e=>`${e} days`,keyMade:"Your new key",keyOnce:"Copy it now: it wil\
l not be shown again.",copy:"Copy",copied:"Copied",lastUsed:"Last used",never:"Never",expires:"Expir\
es",removeKey:"Delete this key?",keyRemoved:"Key deleted",keyRefused:(e,t)=>`Rejected on ${e}: ${t}`},
Oi={es:Hp,en:Vp};var Gp={title:"Peso e IMC",navigation:"Secciones",administration:"Administración",skip:"Ir al conte\
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
Mostrar más (${e} de ${t})`,notFound:"Página no encontrada",doneOf:(e,t)=>`${e} de ${t}`},Up={title:"\
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
 of ${t}`},Ri={es:Gp,en:Up};var Zo=(e,t)=>({...e,...t}),ic=(e,t,n)=>n[e]??t[e]?.replace(/\{\w+\}/g,"…")??e,Ni=e=>({es:Zo(Zo(Ri.
es,Oi.es),Ii.es(e)),en:Zo(Zo(Ri.en,Oi.en),Ii.en(e))}),gw=Ni("DefectDojo");var z=Dl(),Jo=e=>document.querySelector(`meta[name="${e}"]`)?.content,co=Ni(Jo("tool")??"DefectDojo"),
ac=(e,t,n="kg")=>({t:co[e],zone:t,...sc(e,t.name,n)}),Ei=Uo(void 0),B=()=>An(Ei),lc=async()=>!isSecureContext&&
(await fetch("/api/auth/refresh",{method:"POST"})).status===401,zt={captchaScript:Jo("captcha-script"),
registrationOpen:Jo("registration")!=="closed",isEmpty:Jo("accounts")==="none"};var qp=Symbol.for("pv"),zp=0;function l(e,t,n,s,o,r){t||(t={});var i,a,c=t;if("ref"in c&&typeof e!="function")for(a in c={},t)a==
"ref"?i=t[a]:c[a]=t[a];var p={type:e,props:c,key:n,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:qp,
__v:--zp,__i:-1,__u:0};return(o||r)&&(p.__source=o,p.__self=r),ve.vnode&&ve.vnode(p),p}var ae=({text:e,of:t,onClick:n,kind:s="plain",busy:o,...r})=>l("button",{type:n?"button":"submit",class:`\
button ${s}`,"aria-label":t&&`${e}: ${t}`,"aria-busy":o,"aria-disabled":o,onClick:n&&(()=>o||n()),...r,
children:e}),Ce=({kind:e,children:t})=>l("span",{class:"badge","data-kind":e,children:t}),le=({kind:e="\
info",children:t})=>l("div",{class:`notice ${e}`,role:e==="error"?"alert":"status",children:t}),Fe=({
error:e,retry:t})=>{let{t:n,describe:s}=B(),o=e instanceof Ve&&e.status===429&&e.retryAfter||0,[r,i]=se(
0);jl(()=>{let h=performance.now()+o*1e3,d=()=>i(Math.max(0,Math.ceil((h-performance.now())/1e3)));if(d(),
o===0)return;let m=setInterval(d,1e3);return()=>clearInterval(m)},[e]);let{code:a}=e??{};if(e===void 0||
a==="authentication_required")return null;let c=s(e,r>0?{seconds:r}:{}),p=o>0&&r===0;return l(le,{kind:p?
"info":"error",children:[l("p",{role:o>0?"timer":void 0,children:p?n.retryNow:c}),t&&r===0&&l(ae,{text:n.
retry,onClick:t})]})},on=({label:e,done:t,all:n,format:s,children:o})=>{let{t:r}=B(),i=Es();return l(
"div",{class:"progress",children:[l("label",{for:i,children:e}),l("progress",{id:i,value:n&&t,max:n}),
l("span",{children:n?r.doneOf(s(t),s(n)):s(t)}),o]})};var Ds=({facts:e})=>l("dl",{children:Object.entries(e).map(([t,n])=>n!==!1&&l("div",{children:[l("dt",
{children:t}),l("dd",{children:n})]},t))}),jp=25,Kp=["beforeprint","afterprint"],Ue=e=>{let{caption:t,
columns:n,rows:s,keyOf:o,empty:r,groupOf:i=()=>""}=e,{t:a,integer:c}=B(),[p,h]=se(history.state?.limit??
jp),[d,m]=se(!1);ue(()=>mn(window,Kp,({type:y})=>m(y==="beforeprint")),[]);let f=()=>{let y=p*4;history.
replaceState({...history.state,limit:y},""),h(y)};if(s.length===0)return r?l("div",{class:"empty",children:r}):
null;let w=n.map(([y,,S])=>l("th",{scope:"col",class:S,children:y},y)),v=y=>n.map(([S,C,x])=>l("td",
{class:x,"data-label":S,children:C(y)},S)),k=d?s:s.slice(0,p);return l(te,{children:[l("table",{children:[
l("caption",{children:t}),l("thead",{children:l("tr",{children:w})}),[...Map.groupBy(k,i)].map(([y,S])=>l(
"tbody",{children:[y&&l("tr",{class:"group",children:l("th",{colSpan:n.length,scope:"rowgroup",children:y})}),
S.map((C,x)=>l("tr",{children:v(C)},o?.(C)??x))]},y))]}),s.length>p&&l(ae,{text:a.moreRows(c(p),c(s.
length)),onClick:f})]})};var ns=({title:e,onClose:t,locked:n,children:s})=>{let o=Es(),r=ge(null);ue(()=>r.current?.showModal(),
[]);let i=()=>n||r.current?.querySelector("[aria-busy=true]")!=null;return l("dialog",{ref:r,"aria-l\
abelledby":o,onCancel:a=>i()&&a.preventDefault(),onClose:t,children:[l("h2",{id:o,children:e}),s(()=>r.
current?.close())]})},Qo=(e,t)=>{let{t:n}=B(),[s,o]=se();return{ask:c=>new Promise(p=>o({question:c,
answer:p})),dialog:s&&l(ns,{title:e,onClose:()=>{s?.answer(!1),o(void 0)},children:c=>{let p=()=>{s.
answer(!0),c()};return l(te,{children:[l("p",{children:s.question}),l("div",{class:"actions",children:[
l(ae,{text:n.cancel,onClick:c}),l(ae,{kind:t,text:e,onClick:p})]})]})}})}};var rn=()=>document.querySelector("h1")?.focus({preventScroll:!0}),Dt=Uo(e=>{}),cc=!0,Ft=({title:e,tools:t,
quiet:n,above:s})=>{let{t:o,announce:r}=B(),i=ge(null);return ue(()=>{cc||i.current?.focus(),cc=!1,r(
"")},[r]),ue(()=>{document.title=`${e} · ${o.title}`},[e,o]),l("div",{class:n?"heading quiet":"head\
ing",children:[s&&l("p",{class:"aside",children:s}),l("h1",{tabIndex:-1,ref:i,children:e}),t]})},wt=({
load:e,children:t,...n})=>{let{t:s}=B();return ue(()=>{e.data!==void 0&&document.activeElement===document.
body&&rn()},[e.data]),l(Dt.Provider,{value:e.reload,children:[l(Ft,{...n}),l(Fe,{error:e.error,retry:e.
reload}),e.data!==void 0&&t(e.data),e.data===void 0&&e.loading&&l(le,{kind:"loading",children:s.loading})]})},
Me=({title:e,hint:t,tools:n,children:s})=>l("section",{class:"card","aria-label":e,children:[l("div",
{class:"heading",children:[l("h2",{children:e}),n]}),t&&l("p",{class:"hint",children:t}),s]}),uc=({children:e})=>{
let{t}=B(),[n]=Kl(s=>reportError(s));return n===void 0?l(te,{children:e}):l("div",{class:"card narro\
w",children:[l(Ft,{title:t.broken}),l("p",{children:t.brokenHint}),l(ae,{text:t.loadAgain,kind:"prim\
ary",onClick:()=>location.reload()})]})};var Xo=e=>{let{announce:t}=B(),n=An(Dt);return Xn(async(...s)=>{t("");try{let o=await e(...s);typeof o==
"string"&&t(o)}catch(o){throw o instanceof Ve&&n(!0),o}n(!1)})},Yp=({spec:e,error:t,name:n})=>{let{t:s}=B(),
[o,r]=se(!1),{label:i,hint:a,codes:c,options:p,read:h,defaultValue:d,...m}=e,f=Es(),w=[a&&`${f}-hint`,
t&&`${f}-error`].filter(Boolean).join(" "),v={"aria-invalid":!!t,"aria-describedby":w||void 0},k=(I,O,D)=>O&&
l("p",{class:I,id:`${f}-${I}`,role:D,children:O}),y=p?.map(([I,O])=>l("option",{value:I,selected:I===
d,children:O},I)),S={...m,...!y&&{defaultValue:d}},C=e.type==="password",x=y?"select":e.rows?"textar\
ea":"input";return l("div",{class:`field ${e.type??""}`,children:[l("label",{for:f,children:i}),k("h\
int",a),k("error",t,"alert"),_l(x,{...S,...o&&{type:"text"},...v,id:f,name:n},y),C&&l(ae,{text:o?s.hide:
s.show,of:i,kind:"link",onClick:()=>r(!o)})]})},Nn=({fields:e,values:t,errorOf:n=()=>""})=>Object.entries(
e).map(([s,o])=>{let r=t&&{value:String(t[s]??"")};return l(Yp,{name:s,spec:{...o,...r},error:n(s)},
s)}),er=e=>l("fieldset",{children:[l("legend",{children:e.label}),e.values.map(t=>l(ae,{text:e.names[t],
"aria-pressed":t===e.value,onClick:()=>e.choose(t)},t))]}),tr=({fields:e})=>{let{t}=B(),{name:n,parameters:s}=je(),
[o,r]=se(!1),i=Object.values(s).filter(Boolean).length,a=c=>In(pe(n,Object.fromEntries(new FormData(
c))));return l("search",{children:[l(ae,{text:i>0?`${t.filters} (${i})`:t.filters,class:"button fold",
"aria-expanded":o,onClick:()=>r(!o)}),l("form",{class:o?"filters":"filters folded",onInput:({currentTarget:c})=>a(
c),onSubmit:c=>c.preventDefault(),children:l(Nn,{fields:e,values:s})})]})},Zp=(e,t,n)=>{let s=new FormData(
e),o=Object.entries(t).map(([c,p])=>{let h=s.get(c)??"";return p.required&&h===""?[c,new Error(n)]:[
c,p.read?p.read(h):h]}),r=o.filter(c=>c[1]instanceof Error),[i]=r,a=Object.fromEntries(r.map(([c,{message:p}])=>[
c,p]));if(i)throw Object.assign(i[1],{parameters:{field:i[0]},texts:a});return Object.fromEntries(o)},
Ct=e=>{let{t,describe:n}=B(),s=e.fields??{},o=ge(null),{run:r,busy:i,error:a,reset:c}=Xo(async()=>{let y=await e.
act(Zp(o.current,s,t.missing));return e.inline&&o.current?.reset(),y}),{code:p="",parameters:h={},fields:d=[]}=a??
{},{texts:m={}}=a??{},f=Object.keys(s),w=f.find(y=>y===h.field||s[y]?.codes?.includes(p))??f.find(y=>d.
includes(y)),v=y=>m[y]??(y===w?n(a):d.includes(y)?t.checkField:"");ue(()=>{a&&o.current?.querySelector(
"[aria-invalid=true]")?.focus()},[a]);let k=y=>{y.preventDefault(),r()};return l("form",{ref:o,class:e.
inline?"inline":"",noValidate:!0,onInput:c,onSubmit:k,children:[e.question&&l("div",{children:e.question}),
l(Nn,{fields:s,errorOf:v}),l(Fe,{error:w===void 0?a:void 0}),l("div",{class:"actions",children:[e.onCancel&&
l(ae,{text:t.cancel,onClick:()=>i||e.onCancel?.()}),l(ae,{text:e.submit,kind:e.kind??"primary",busy:i})]})]})},
jt=({act:e,busy:t,...n})=>{let s=Xo(e);return l(te,{children:[l(ae,{...n,busy:t||s.busy,onClick:s.run}),
l(Fe,{error:s.error})]})},Le=e=>{let{text:t,of:n,title:s=t,opener:o="link",...r}=e,{announce:i}=B(),
a=An(Dt),[c,p]=se(!1),h=ge(!1),d=w=>{h.current=w,w||a(!1)};return l(te,{children:[l(ae,{text:t,of:n,
kind:o,"aria-haspopup":"dialog",onClick:()=>{i(""),p(!0)}}),c&&l(ns,{title:s,onClose:()=>{p(!1),h.current&&
a(!0),h.current=!1},children:w=>l(Dt.Provider,{value:d,children:l(Ct,{submit:t,...r,onCancel:w,act:async v=>{
let k=await r.act(v);return w(),rn(),k}})})})]})};var Jp=".menu > div > :is(a, button:not([aria-haspopup]))",Fs=({label:e,text:t,children:n})=>{let s=ge(
null),o=i=>s.current?.contains(i)??!1,r=i=>{let a=s.current;!a||a.querySelector("dialog[open]")||(i&&
a.querySelector("summary")?.focus(),a.open=!1)};return ue(()=>mn(document,["click","close"],({type:a,
target:c})=>{o(c)?(a==="close"||c.matches(Jp))&&r(!0):a==="click"&&r(!1)}),[]),l("details",{class:"m\
enu",ref:s,onKeyDown:({key:i})=>i==="Escape"&&r(!0),onFocusOut:({relatedTarget:i})=>i&&!o(i)&&r(!1),
children:[l("summary",{"aria-label":e,children:l("span",{children:t})}),l("div",{children:n})]})};var En=(e,t)=>{let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),
setTimeout(()=>URL.revokeObjectURL(n.href),6e4)};var $i=Object.keys(co.es.statuses),nr=(e,t)=>{let{t:n}=B(),[s,o]=se(e),r={label:n.status,hint:uo(s,t)&&
n.notKept,options:$i.map(i=>[i,n.statuses[i]]),defaultValue:s,onInput:({currentTarget:i})=>o(i.value)};
return{chosen:s,field:r}},Lt=({wstg_status:e})=>e??"Not Started",sr=(e,t)=>t===null?e.unknown:e.statuses[t]??
t,Ls=(e,...t)=>[...new Set(t)].filter(n=>n!==null).join(" / ")||e.unknown,uo=(e,t)=>!t&&["Blocked","\
Not Started"].includes(e),fo=gt.FindingSeverity.values,dc=e=>e.charAt(0).toUpperCase()+e.slice(1),or=({
severity:e})=>{let{t}=B();if(!e)return l(te,{children:t.unknown});let n=t.severities[e.toLowerCase()];
return l(Ce,{kind:dc(e),children:n??e})},rr=({item:e,all:t})=>{let{t:n,integer:s}=B(),o=fo.map(i=>({
severity:i,count:e.open_findings[i]})).filter(({count:i})=>i>0).map(({severity:i,count:a})=>({kind:dc(
i),counted:`${s(a)} ${n.severities[i]}`})),r=n.openFindings(o.map(({counted:i})=>i).join(", "));return o.
slice(0,t?o.length:1).map(({kind:i,counted:a})=>l("span",{title:r,children:l(Ce,{kind:i,children:n.openFindings(
a)})},i))},Qp=({item:e})=>{let{t}=B(),n={wstg_id:e.wstg_id},{data:s}=he(i=>z.getItem({path:n,signal:i})),
o=s?.findings.find(({written_to:i})=>i),r=[t.findingNumber(e.finding_id??0),o?.title,o&&t.severities[o.
severity],o&&t.findingStates[o.state]];return l("strong",{class:"reason",children:r.filter(Boolean).
join(" · ")})},Mi=["active open"],Xp={Done:["verified closed","verified closed_by_status"],"Not App\
licable":["active false_positive","active closed_by_status"],"In Progress":Mi,Blocked:Mi,"Not Starte\
d":Mi},po=(e,t)=>e.finding_own===!1&&!Xp[t].includes(`${e.defectdojo_status} ${e.finding_state}`),ir=()=>{
let{t:e,account:t}=B(),{ask:n,dialog:s}=Qo(e.changeFinding,"primary");return{send:async(r,i)=>{let a=l(
te,{children:[e.othersFinding," ",l(Qp,{item:r})]});if((po(r,i.status)||r.finding_own===!1&&i.notes)&&
!await n(a))return;let p={wstg_id:r.wstg_id,user:t.username,...i};return z.requestWstgSync({body:p})},
dialog:s}},ar=()=>{let{t:e,bytes:t}=B();return async n=>{let s=await n.blob();return En(s,n.fileName),
e.saved(n.fileName,t(s.size))}},Mn=async(e,t)=>{let n=[];for await(let s of e){if(n.length===t)return{
taken:n,more:!0};n.push(s)}return{taken:n,more:!1}},ut=({at:e})=>{let{t,instant:n,ago:s}=B();return e===
null?l(te,{children:t.unknown}):l("time",{dateTime:e,title:n(e),children:s(e)??n(e)})},em=()=>history.
replaceState({...history.state,y:scrollY},""),ss=e=>l("a",{href:pe("checklist",e.parameters,e.id),onClick:em,
children:e.id}),os=({text:e})=>{let{t}=B();return e?l("details",{class:"reason",children:[l("summary",
{children:t.reason}),e]}):null},mo=({request:e})=>{let{t,integer:n,may:s}=B(),o=e?{request_ids:[e.request_id]}:
"all",r=e&&`${e.wstg_id??e.request_id}`,i=async()=>{let{request_ids:d}=await z.retryRequests({body:o});
return t.retried(n(d.length))},a=async()=>{let{request_ids:d}=await z.dismissRequests({body:o});return t.
dismissed(n(d.length))},[c,p]=e?[t.repeat,t.dismiss]:[t.retryAll,t.dismissAll],h=e?"link":"plain";return s(
"checklist:write")?l("div",{class:"actions",children:[l(jt,{text:c,of:r,kind:h,act:i}),l(Le,{text:p,
of:r,opener:h,kind:"danger",question:t.askDismiss,act:a})]}):null};var tm=1e3,nm=25,sm=({user:e,isOwn:t})=>{let{t:n}=B(),{username:s}=e,o={target_user_id:e.user_id},r=async()=>(await z.
endSessions({path:o}),n.sessionsEnded(s)),i=async(y,S)=>(await z.updateUserRole({path:o,body:{role:y}}),
S&&await r(),n.roleChanged(s,n.roles[y])),a=async()=>(await z.deleteUser({path:o}),n.accountDeleted(
s)),c=async y=>(await z.setChecklistAccess({path:o,body:{access:y}}),n.accessChanged(s,n.accesses[y])),
p=gt.ChecklistAccess.values.map(y=>[y,n.accesses[y]]),h={label:n.access,options:p,defaultValue:e.checklist_access},
d={label:n.alsoEnd,type:"checkbox",defaultChecked:!0},m={text:n.promote,question:n.askPromote(s)},f={
text:n.demote,question:n.askDemote(s),fields:{end:d}},w={text:n.endTheirSessions,question:n.askEnd(s)},
v={label:n.typeName(s),autocomplete:"off",autocapitalize:"none",read:y=>String(y).trim()===s||new Error(
n.nameDiffers)},k={text:n.delete,question:n.askDelete(s),fields:{typed:v}};return l(Fs,{label:`${n.actions}\
: ${s}`,text:"⋯",children:[e.role==="user"&&l(Le,{...m,of:s,act:()=>i("admin")}),e.role==="admin"&&
l(Le,{...f,of:s,act:({end:y})=>i("user",y)}),e.role==="user"&&l(Le,{text:n.access,of:s,submit:n.save,
fields:{access:h},act:({access:y})=>c(y)}),!t&&l(Le,{...w,of:s,act:r}),!t&&l(Le,{...k,of:s,kind:"dan\
ger",act:a})]})},fc=()=>{let{t:e,integer:t,account:n}=B(),s=d=>d.user_id===n.userId,{search:o="",role:r}=je().
parameters,i=gt.Role.values.find(d=>d===r),a=he(d=>Mn(z.users({search:o,role:i,limit:200,signal:d}),
tm),[o,i]),c=d=>l("div",{class:"badges",children:[d.username," ",s(d)&&l(Ce,{children:e.you})]}),p=({
role:d,checklist_access:m})=>d==="admin"?l(Ce,{kind:"done",children:e.roles.admin}):m==="none"?e.roles.
user:l(Ce,{children:e.testers[m]}),h={search:{label:e.beginning,type:"search",autocapitalize:"none"},
role:{label:e.role,options:[["",e.any],...Object.entries(e.roles)]}};return l(wt,{title:e.accounts,load:a,
children:({taken:d,more:m})=>l("section",{class:"card","aria-label":e.accounts,children:[!zt.registrationOpen&&
l("p",{class:"hint",children:e.accountsClosed}),(d.length>nm||o||i)&&l(tr,{fields:h}),l(Ue,{caption:e.
accountsCount(d.length,`${t(d.length)}${m?"+":""}`),rows:d,empty:e.noAccounts,keyOf:({user_id:f})=>f,
columns:[[e.name,c],[e.role,p],[e.created,({created_at:f})=>l(ut,{at:f}),"wide"],[e.actions,f=>l(sm,
{user:f,isOwn:s(f)}),"tools"]]})]})})};var Di={base:"https://owasp.org/www-project-web-security-testing-guide/v42/4-Web_Application_Securit\
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
n_Hijacking"}};var lr={current:[]},rm=({request:e})=>{let{request:t}=B().t,{state:n,reason:s}=e,o=n==="failed"?"err\
or":n==="done"&&!s?"success":"info",r=n==="done"&&s?t.noEffect:t[n];return l(le,{kind:o,children:[r,
" ",n==="failed"&&Jn(e)&&t.repeated,l(os,{text:s})]})},im=({item:e,keepsAll:t})=>{let{t:n}=B(),{send:s,
dialog:o}=ir(),[r,i]=se(""),a=e.requests.find(f=>r.endsWith(`/${f.request_id}`)),{field:c}=nr(Lt(e),
t),[p,h]=se((e.notes??"").replaceAll(`\r
`,`
`)),d=async({status:f,notes:w})=>{let v=await s(e,w===p?{status:f}:{status:f,notes:w});v&&(i(v.location),
h(w))},m={label:n.notes,hint:n.notesHint,rows:6,defaultValue:p};return l(Me,{title:n.edit,children:[
l(Ct,{submit:n.save,act:d,fields:{status:c,notes:m}}),a&&l(rm,{request:a}),o]})},pc=({address:e,text:t})=>/^https?:\/\//i.
test(e)?l("a",{href:e,target:"_blank",rel:"noreferrer",children:t}):l(te,{children:t}),am=({item:e})=>{
let{t,integer:n}=B(),{findings:s,findings_total:o}=e,r=s.length<o?t.doneOf(n(s.length),n(o)):n(o),i=a=>{
let c=t.findingNumber(a.finding_id),p=[c,a.own&&t.madeHere,a.written_to&&t.writtenTo];return l("div",
{class:"reason",children:[l(pc,{address:a.finding_url??"",text:a.title||c}),l("p",{class:"aside",children:p.
filter(Boolean).join(" · ")})]})};return o===0?null:l(Me,{title:t.findings,children:l(Ue,{caption:`${t.
findings}: ${r}`,rows:s,keyOf:({finding_id:a})=>a,columns:[[t.finding,i],[t.severity,({severity:a})=>l(
or,{severity:a})],[t.state,({state:a})=>t.findingStates[a]]]})})},lm=({item:e})=>{let{t}=B();return l(
Me,{title:t.currentState,children:[e.conflict&&l(le,{children:t.conflictNotice}),e.failed_reason!==null&&
l(le,{kind:"error",children:t.failedBelow}),l(Ds,{facts:{[t.status]:l("div",{class:"badges",children:[
l(Ce,{kind:Lt(e),children:t.statuses[Lt(e)]}),l(rr,{item:e,all:!0})]}),[t.setAt]:l(ut,{at:e.status_set_at}),
[t.setBy]:Ls(t,e.status_set_by,e.status_set_for),[t.tool]:t.toolStatuses[e.defectdojo_status??"none"],
[t.lastSync]:l(ut,{at:e.last_sync})}})]})},cm=({item:e})=>{let{t}=B(),n=i=>sr(t,i),s=i=>i?"blocked":
void 0,o=i=>l("div",{children:[l(Ce,{kind:s(i.state==="failed"),children:t.states[i.state]})," ",l(os,
{text:i.reason}),i.state==="failed"&&l(mo,{request:i})]}),r=i=>l("div",{children:[l(Ce,{kind:s(!i.success),
children:i.success?t.success:t.failed})," ",l(os,{text:i.error_message})]});return l(te,{children:[l(
Me,{title:t.requests,children:l(Ue,{empty:t.noRequests,caption:t.requests,rows:e.requests,keyOf:({request_id:i})=>i,
columns:[[t.accepted,({accepted_at:i})=>l(ut,{at:i})],[t.origin,({kind:i})=>t.origins[i]],[t.status,
({status:i})=>n(i)],[t.setBy,({account:i,user:a})=>Ls(t,i,a)],[t.result,o]]})}),l(Me,{title:t.log,children:l(
Ue,{empty:t.noLog,caption:t.log,rows:e.log,columns:[[t.when,({timestamp:i})=>l(ut,{at:i})],[t.direction,
({direction:i})=>t.directions[i]],[t.change,i=>`${n(i.old_status)} → ${n(i.new_status)}`],[t.setBy,
({account:i})=>Ls(t,i)],[t.result,r]]})})]})},um=({item:e})=>{let{t,account:n}=B(),{parameters:s}=je(),
o=e.finding_id!==null||e.findings_total>0||e.open_request;if(n.role!=="admin"||e.name!==null||o)return null;
let r=async()=>{let{message:a}=await z.forgetItem({path:{wstg_id:e.wstg_id}});return location.hash=pe(
"checklist",s),a},i={text:t.forget,of:e.wstg_id,question:t.askForget};return l(Le,{...i,kind:"danger",
act:r})},dm=({id:e})=>{let{t}=B(),{parameters:n}=je(),s=lr.current.indexOf(e),[o,r]=s<0?[]:[-1,1].map(
a=>lr.current[s+a]),i=(a,c)=>c&&l("a",{href:pe("checklist",n,c),children:a});return l("nav",{class:"\
actions","aria-label":t.checklist,children:[l("a",{href:pe("checklist",n),children:t.backToList}),i(
t.previous,o),i(t.next,r)]})},mc=({id:e})=>{let{t,may:n}=B(),s=he(async p=>{let[h,{keeps_equivalent_status:d}]=await Promise.
all([z.getItem({path:{wstg_id:e},signal:p}),z.getSynchronisation({signal:p})]);return{item:h,keepsAll:d}},
[e],({item:p})=>p.requests.some(Jn)),o=Di.pages[e.toUpperCase()],{name:r,category:i,near:a}=s.data?.
item??{},c=l(te,{children:[[r&&e,a&&t.near(a),i&&t.categoryName(i)].filter(Boolean).join(" · "),o&&
" · ",o&&l(pc,{address:Di.base+o,text:t.guide})]});return l(wt,{title:r??e,above:c,tools:l(dm,{id:e}),
load:s,children:({item:p,keepsAll:h})=>l(te,{children:[l(am,{item:p}),l("div",{class:"columns",children:[
l(lm,{item:p}),n("checklist:write")&&l(im,{item:p,keepsAll:h})]}),l(cm,{item:p}),l(um,{item:p})]})})};var Fi="?",cr=e=>{let{t}=B(),{caption:n,head:s,rows:o,choices:r,choose:i,more:a}=e,c=({target:v})=>{
let{name:k,value:y}=v;y!==Fi&&i(k,y)},p=v=>{let k=v.map(({key:S,label:C,options:x,value:I,outcome:O})=>{
let D=I===void 0?[[Fi,t.choose],...x]:x;return[S,{label:C,hint:O?.join(`
`),options:D}]}),y=v.map(({key:S,value:C=Fi})=>[S,C]);return l("form",{class:"filters choices",onInput:c,
children:l(Nn,{fields:Object.fromEntries(k),values:Object.fromEntries(y)})})},h=Math.max(s.length,...o.
map(v=>v.length)),d=Array.from({length:h},(v,k)=>k),m=l("section",{class:"cells","aria-label":n,tabIndex:0,
children:l("table",{children:[l("caption",{children:n}),l("thead",{children:l("tr",{children:d.map(v=>l(
"th",{scope:"col",children:[s[v]||t.columnAt(v+1)," ",r.map(({key:k,label:y,column:S})=>S===v&&l(Ce,
{children:y},k))]},v))})}),l("tbody",{children:o.map((v,k)=>l("tr",{children:d.map(y=>l("td",{children:v[y]||
" "},y))},k))})]})}),f=r.filter(v=>v.isFolded),w=r.filter(v=>!v.isFolded);return l(te,{children:[w.
length>0&&p(w),f.length>0&&l("details",{children:[l("summary",{children:a}),p(f),w.length===0&&m]}),
w.length>0&&m]})};var ur=e=>{try{return JSON.parse(e)}catch{return}},rs=e=>{let t=`weight-bmi-register ${e}`;return{read:()=>{
try{return localStorage.getItem(t)??""}catch{return""}},write:n=>{try{localStorage.setItem(t,n)}catch{}}}};var fm={},pm=20,dr=e=>{let t=rs(e),n=ur(t.read()),s=r=>Array.isArray(r)&&Object.values(r[1]??[0]).every(
i=>typeof i=="string"),o=Array.isArray(n)?n.filter(s):[];return{find:r=>o.find(([i])=>i===r)?.[1]??fm,
keep:(r,i)=>{let a=o.filter(([c])=>c!==r);t.write(JSON.stringify([[r,i],...a].slice(0,pm)))}}};var gc=/^[\s']*[=+\-@\t\r]/,go=(e,t)=>{let n=[[]],s=t===" "?" +":`[${t}]`,o=new RegExp(`(?:"((?:[^"]\
|"")*)"|([^${t}\\r\\n]*))(${s}|\\r?\\n|\\r|$)`,"gy");for(let[,r,i="",a=""]of e.matchAll(o)){let c=r?.
replaceAll('""','"')??i;if(n.at(-1)?.push((gc.test(c)?c.replace(/^'/,""):c).trim()),a==="")break;/[\r\n]/.
test(a)&&n.push([])}return n.filter(r=>r.some(i=>i!==""))},fr=(e,t)=>e.map(n=>n.map(s=>gc.test(s)?`'${s}`:
s).map(s=>/["\r\n]/.test(s)||s.includes(t)?`"${s.replaceAll('"','""')}"`:s).join(t)).join(`\r
`),hc=e=>new Intl.NumberFormat(e).format(.5).includes(".")?",":";",mm=e=>{let[t,n]=new Uint8Array(e);
if(t===255&&n===254)return new TextDecoder("utf-16le").decode(e);if(t===254&&n===255)return new TextDecoder(
"utf-16be").decode(e);try{return new TextDecoder("utf-8",{fatal:!0}).decode(e)}catch{return new TextDecoder(
"windows-1252").decode(e)}},gm=[["zip","PK"],["zip","�"],["pdf","%PDF"],["database","SQLite for\
mat 3"]],pr=async e=>{let t=(await e.slice(0,4096).text()).trimStart(),[n]=gm.find(([,o])=>t.startsWith(
o))??[];if(n)return{format:n};if(t==="")return{format:"empty"};let s=mm(await e.arrayBuffer());return s.
includes("\0")?{format:"other"}:{text:s}};var Wi=String.raw`[-\u00AD\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]`,hm=new RegExp(Wi,"g"),Li=String.raw`\s*${Wi}\s*`,
yc=String.raw`WSTG${Li}(?:v42${Li})?(\w+)${Li}(\d+)`,_m=new RegExp(`^[._-]*${yc}[._-]*$`,"i"),_c=/^[\p{L}\p{N}._-]+$/u,
ym=String.raw`(?<![\p{L}\p{N}][._-]*)`,wm=String.raw`(?![._-]*[\p{L}\p{N}])(?!${Wi}\p{N})`,bm=new RegExp(
`${ym}${yc}${wm}`,"giu"),mr=e=>{let t=e.trim(),n=_m.exec(t);return n?`WSTG-${n[1]}-${n[2]}`.toUpperCase():
/^wstg-/i.test(t)?t.toUpperCase():t},Sm=e=>(e.match(bm)??[]).map(mr),Bi=e=>{let t=e.trim().replace(hm,
"-");if(/^wstg-/i.test(t)&&_c.test(t))return mr(t);let n=_c.test(e.trim())?[]:[...new Set(Sm(e))];return n.
length>1?void 0:n[0]??mr(e)},gr=e=>mr(e).toLowerCase();var km=(e,t)=>{let n=new Set,s=0;for(let{[t]:o}of e)if(o&&(s+=1,n.add(o),n.size>100))return{values:[],
repeats:!1};return{values:[...n],repeats:n.size<s}},hr=e=>{let t=[],n=s=>{let{key:o,options:r,value:i=r.
length===1?r[0]:void 0}=s,a=r.find(c=>c===e[o])??i;return t.push({...s,value:a,isAsked:i===void 0}),
a};return{choices:t,decide:(s,o,r)=>n({key:s,options:o,value:r}),chooseLines:(s,o,r)=>o.reduce((i,a)=>{
let{values:c,repeats:p}=km(s,a);if(c.length<2)return i;let h=r(a,p)?void 0:"",d=["",...c],m=n({key:`\
only ${a}`,options:d,value:h,column:a});return m?i.filter(f=>f[a]===m):i},s)}};var bc=Object.keys(Rn.es.statuses),Sc=(e,t,n,s)=>[[t.identifier,t.name,t.category,t.status,t.notes,t.
setBy,t.setAt,t.findingsOpen],...e.map(o=>[o.wstg_id,o.name??"",t.categoryName(o.category),t.statuses[o.
wstg_status??"Not Started"],o.notes??"",[...new Set([o.status_set_by,o.status_set_for])].filter(Boolean).
join(" / "),o.status_set_at?n(o.status_set_at):"",s(o)])],vm=["	",";",",","|"],Tm=/^[^\w";,\t|]*wstg\W(?:v42\W)?\w+\W\d+(?!\d|\s*[";,\t|])/i,
kc=e=>{let t=c=>c.some(p=>Tm.test(p)),n=vm.map(c=>go(e,c)),s=n.map(c=>c.filter(t).length),o=n[s.indexOf(
Math.max(...s))]??[],i=o.slice(0,Math.max(0,o.findIndex(t))).map(c=>c.filter(p=>/\p{L}/u.test(p)).length),
a=i.lastIndexOf(Math.max(2,...i));return{head:o[a]??[],body:o.slice(a+1)}},xm={id:/^(wstg |test )?(ids?|identifiers?|identificador)$/i,
status:/^(status|estado|statut|stato|result|resultado)$/i,notes:/^(notes?|notas?|comments?|comentarios?|observaciones|notes \/ comments)$/i},
Cm=20,Pm=16384,Hi=(e="")=>e.toLowerCase().replace(/\s+/g," "),wc=(e="")=>(e??"").trim().replaceAll(`\
\r
`,`
`),Am=new Map([["n/a","Not Applicable"],...bc.flatMap(e=>[e,...Object.values(Rn).map(t=>t.statuses[e])].
map(t=>[Hi(t),e]))]),vc=({head:e,body:t},n,s)=>{let o=new Map(s.map(P=>[gr(P.wstg_id),P])),{choices:r,
decide:i}=hr(n),a=(P="")=>{let $=Bi(P);return $===void 0?null:/^wstg-/i.test($)||o.has(gr($))?gr($):
void 0},c=(P,$,M)=>{let H=$.filter(X=>xm[P].test(e[X]??"")),W=[...$.map(String),...M?[M]:[]];return Number(
i(P,W,H.length===1?String(H[0]):M)??-1)},p=[...Array(Math.max(0,e.length,...t.map(P=>P.length))).keys()],
h=p.filter(P=>t.some($=>a($[P]))),d=c("id",h),m=t.filter(P=>a(P[d])),f=P=>[...new Set(m.map($=>$[P]??
""))].filter(Boolean),w=p.filter(P=>d>=0&&P!==d),v=P=>f(P).length>0&&f(P).length<=Cm,k=c("status",w.
filter(v)),y=c("notes",w.filter(P=>P!==k),"-1"),S=new Map;for(let[P,$]of new Map(f(k).map(M=>[Hi(M),
M])))S.set(P,i(`word ${$}`,[...bc,""],Am.get(P)));let C=m.map(P=>P[d]??"").filter(P=>!o.has(a(P)??"")),
x=C.length>0&&i("unlisted",["leave","send"])==="send",I=[],O=[],D={same:0,notes:0,blank:0,word:0,unlisted:0,
doubled:0,others:0},R=P=>P[k]&&P[k]===e[k],L=t.filter(P=>!R(P));for(let[P,$]of Map.groupBy(L,M=>a(M[d]))){
let M=fe=>O.push(...$.map(Xe=>({line:Xe.filter(Boolean).join(" · "),reason:fe})));P===null&&M("seve\
ral"),P===void 0&&(D.others+=$.length);let H=$.filter(fe=>fe[k]),[W,...X]=H;if(P==null||(D.blank+=$.
length-H.length,W===void 0))continue;let U=fe=>[S.get(Hi(fe[k])),wc(fe[y])],[be,j]=U(W),F=o.get(P),q=wc(
F?.notes),ee=F?.notes_truncated?j.startsWith(q):j===q,J=be===(F?.wstg_status??"Not Started");if(X.some(
fe=>String(U(fe))!==String([be,j]))){M("contradictory");continue}if(D.doubled+=X.length,!be)D.word+=
1;else if(J)D[j===""||ee?"same":"notes"]+=1;else if(!F&&!x)D.unlisted+=1;else if(j.length>Pm)M("long");else{
let fe={id:F?.wstg_id??Bi(W[d]??"")??P,status:be};I.push({...fe,item:F,...j&&!ee&&{notes:j}})}}let N=r.
every(({value:P})=>P!==void 0);return{choices:r,isComplete:N,changes:I,unlisted:C,unclear:O,left:D,columns:{
id:d,status:k,notes:y}}};var Im=({items:e})=>{let{t,zone:n,integer:s,bytes:o}=B(),r=({open_findings:a})=>fo.filter(c=>a[c]>0).
map(c=>`${s(a[c])} ${t.severities[c]}`).join(", "),i=async()=>{let a=[];for(let m of e){let f={wstg_id:m.
wstg_id};a.push(m.notes_truncated?await z.getItem({path:f}):m)}let p=fr(Sc(a,t,m=>n.inputOf(Date.parse(
m)).replace("T"," "),r),hc(navigator.language)),h=new Blob([`\uFEFF${p}\r
`],{type:"text/csv"}),d=`wstg-${n.inputOf(Date.now()).slice(0,10)}.csv`;return En(h,d),t.saved(d,o(h.
size))};return l(Me,{title:t.takeOut,hint:t.takeOutHint,children:l("div",{class:"actions",children:l(
jt,{text:t.makeSpreadsheet,kind:"primary",act:i})})})},Tc=20,Om=({changes:e,keepsAll:t,onSend:n})=>{
let{t:s,integer:o,account:r,describeCode:i}=B(),[a,c]=se(0),[p,h]=se([]),d=ge(!1),m=ge(null),{run:f,
busy:w,error:v}=Xn(async()=>{n(),d.current=!1;for(let I=a;I<e.length&&!d.current;I+=Tc){let O=e.slice(
I,I+Tc),D=O.map(({id:$,status:M,notes:H})=>({wstg_id:$,status:M,user:r.username,...H&&{notes:H}})),R={
"Accept-Language":document.documentElement.lang},{results:L}=await z.syncBatch({body:{items:D},headers:R}),
N=L.map(({code:$,hint:M})=>$?i($):M??""),P=O.map(({id:$},M)=>({id:$,text:N[M]??""}));h($=>[...$,...P.
filter(({text:M})=>M)]),c(I+O.length)}});ue(()=>m.current?.focus(),[w]);let k=e.slice(a),y=I=>s.items(
I,o(I)),S=k.filter(({item:I,status:O})=>I&&po(I,O)).length,C=[S>0&&s.othersFindings(o(S)),k.some(({status:I})=>uo(
I,t))&&s.notKept],x=a>0&&k.length===0;return l(te,{children:[(w||a>0)&&l("div",{class:"part",tabIndex:-1,
ref:m,children:w?l(on,{label:s.sending,done:a,all:e.length,format:o,children:l(ae,{text:s.stop,onClick:()=>d.
current=!0})}):l(le,{kind:x?"success":"info",children:s.setAll(y(a))})}),l(Ue,{caption:s.told,rows:p,
columns:[[s.item,({id:I})=>l(ss,{id:I})],[s.reason,({text:I})=>I]]}),l(Fe,{error:v}),k.length>0&&!w&&
l(te,{children:[C.map(I=>I&&l(le,{children:I},I)),l("div",{class:"actions",children:l(ae,{text:s.sendItems(
y(k.length)),kind:"primary",onClick:f})})]}),l(Ue,{caption:s.changes,rows:k,keyOf:({id:I})=>I,empty:!x&&
s.noChanges,columns:[[s.item,({id:I,item:O})=>l(Rm,{id:I,name:O?.name})],[s.before,({item:I})=>I&&l(
xc,{status:Lt(I)})],[s.status,({status:I})=>l(xc,{status:I})],[s.notes,({notes:I})=>I&&s.newNotes]]})]})},
Rm=({id:e,name:t})=>l("div",{children:[e,l("p",{class:"aside",children:t})]}),xc=({status:e})=>l(Ce,
{kind:e,children:B().t.statuses[e]}),Cc=5,Nm=({text:e,items:t,keepsAll:n})=>{let{t:s,integer:o,account:r}=B(),
i=ze(()=>dr(`statuses of ${r.userId}`),[r.userId]),a=ze(()=>kc(e),[e]),c=String(a.head),[p,h]=se(i.find(
c)),d=ze(()=>vc(a,p,t),[a,p,t]),m=y=>s.sheetRoles[y],f=({key:y})=>m(y)??(y==="unlisted"?s.unlisted:s.
meaningOf(y.slice(5))),w=(y,S)=>m(y)?S==="-1"?s.noColumn:a.head[Number(S)]||s.columnAt(Number(S)+1):
s.statuses[S]??(S==="send"?s.addUnlisted:s.notBrought),v=d.choices.map(y=>({...y,label:f(y),options:y.
options.map(S=>[S,w(y.key,S)]),...y.key==="unlisted"&&{outcome:d.unlisted.slice(0,Cc)},column:d.columns[y.
key],isFolded:!y.isAsked&&!m(y.key)}));if(v.some(({options:y})=>y.length===0))return l(le,{kind:"err\
or",children:s.noTests});let k=Object.entries(d.left).filter(([,y])=>y>0).map(([y,S])=>`${o(S)} ${s.
leftOut[y]}`);return l(te,{children:[l(cr,{caption:s.firstLines,head:a.head,rows:a.body.slice(0,Cc),
choices:v,choose:(y,S)=>h({...p,[y]:S}),more:s.moreChoices}),d.isComplete&&l(te,{children:[k.length>
0&&l("p",{role:"status",children:s.leftOutAll(k.join(" · "))}),l(Ue,{caption:s.unclear,rows:d.unclear,
columns:[[s.line,({line:y})=>y],[s.reason,({reason:y})=>s.unclearReasons[y]]]}),l(Om,{changes:d.changes,
keepsAll:n,onSend:()=>i.keep(c,p)},JSON.stringify(p))]})]})},Em=({items:e,keepsAll:t})=>{let{t:n}=B(),
[s,o]=se(""),{data:r,error:i}=he(async()=>({source:s,opened:s instanceof File?await pr(s):{text:s}}),
[s]),a=r?.source===s?r.opened:void 0,c=({target:h})=>{let d=h,{files:m,value:f,form:w}=d;o(m?m[0]??"":
f);for(let v of w?.elements??[])v!==d&&(v.value="")};return l(Me,{title:n.bringIn,hint:n.bringInHint,
children:[l("form",{onInput:c,children:l(Nn,{fields:{file:{label:n.file,type:"file",accept:".csv,.ts\
v,.txt,text/csv,text/plain"},rows:{label:n.pasted,rows:3}}})}),l(Fe,{error:i}),a&&"format"in a&&l(le,
{kind:"error",children:n.noSheet}),a&&"text"in a&&a.text.trim()&&l(Nm,{text:a.text,items:e,keepsAll:t},
s)]})},Pc=()=>{let{t:e,may:t}=B(),n=he(async o=>{let[{taken:r},{keeps_equivalent_status:i}]=await Promise.
all([Mn(z.items({signal:o}),Number.POSITIVE_INFINITY),z.getSynchronisation({signal:o})]);return{items:r,
keepsAll:i}}),s=l("a",{href:pe("checklist"),children:e.backToList});return l(wt,{title:e.spreadsheet,
tools:s,load:n,children:o=>l(te,{children:[l(Im,{items:o.items}),t("checklist:write")&&l(Em,{...o})]})})};var Mm="-",Vi=({category:e})=>e??Mm,Ic=e=>e.open_request&&e.failed_reason===null,$m={conflict:e=>e.conflict,
open:e=>e.open_request,failed:e=>e.failed_reason!==null,untracked:e=>!e.tracked,without_finding:e=>e.
finding_id===null&&e.last_sync!==null},Gi={closed:"Done",issues:"worse",under_way:"In Progress",blocked:"\
Blocked",untested:"Not Started"},Oc=Object.keys(Gi),Dm=({name:e})=>e!==null,Ui=e=>{let t=Map.groupBy(
e,oc);return n=>t.get(n)?.length??0},Rc=({items:e})=>{let t=Ui(e);return l("div",{class:"bar","aria-\
hidden":"true",children:Oc.filter(n=>t(n)>0).map(n=>l("i",{"data-kind":Gi[n],style:{flexGrow:t(n)}},
n))})},Fm=5,Lm=({gate:e})=>{let{t,integer:n}=B(),{parameters:s}=je(),o=Map.groupBy(e.open,({reason:a})=>a),
r=Map.groupBy(o.get("open_finding")??[],({severity:a})=>a),i=fo.flatMap(a=>r.get(a)??[]);return e.passed?
l(le,{kind:"success",children:t.gatePassed}):l(le,{kind:"closed",children:[l("p",{children:[l("stron\
g",{children:t.gateClosed})," ",e.stale_reason&&t.gateStale[e.stale_reason]]}),l("p",{class:"badges",
children:[...o].map(([a,{length:c}])=>{let p=`${t.reasons[a]}: ${n(c)}`;return a==="unassigned_findi\
ng"?l("span",{children:p},a):l("a",{href:pe("checklist",{...s,show:a}),children:p},a)})}),i.length>0&&
l("p",{class:"badges",children:i.slice(0,Fm).map(({wstg_id:a,severity:c})=>l("span",{children:[l(ss,
{id:a,parameters:s})," ",l(or,{severity:c})]},a))})]})},Wm=({items:e,gate:t})=>{let{t:n,integer:s,percent:o}=B(),
r=e.filter(Dm),i=Ui(r),a=i("closed");return l("section",{class:"card total","aria-label":n.checklistTotal,
children:[l("p",{class:"figure",children:[l("strong",{children:n.closedOf(s(a),s(r.length))})," ",l(
"span",{children:o(a/r.length)}),l("span",{class:"badges",children:[Oc.map(c=>l(Ce,{kind:Gi[c],children:[
n.progress[c],": ",s(i(c))]},c)),e.length>r.length&&l("span",{children:n.outsideGuide(s(e.length-r.length))})]})]}),
l(Rc,{items:r}),l(Lm,{gate:t}),l(Bm,{items:r})]})},Bm=({items:e})=>{let{t,integer:n}=B(),{parameters:s}=je();
return l("details",{children:[l("summary",{children:t.coverage}),l("ul",{class:"coverage",children:[
...Map.groupBy(e,Vi)].map(([o,r])=>l("li",{children:[l("a",{href:pe("checklist",{...s,category:o}),children:t.
categoryName(o)}),l("span",{children:t.doneOf(n(Ui(r)("closed")),n(r.length))}),l(Rc,{items:r})]},o))})]})},
Ac=e=>e.failed_reason!==null?2:Number(e.conflict),Hm=({items:e,gate:t},n)=>{let{status:s="",category:o="",
show:r="",outcome:i="",search:a=""}=n,c=a.toLowerCase().split(/\s+/),p=new Map(t.open.map(({wstg_id:m,
reason:f})=>[m,f])),h=m=>{let f=`${m.wstg_id} ${m.name??""} ${m.notes??""}`.toLowerCase();return c.every(
w=>f.includes(w))},d=m=>$m[r]?.(m)??[p.get(m.wstg_id),""].includes(r);return e.filter(m=>[Lt(m),""].
includes(s)).filter(m=>[Vi(m),""].includes(o)).filter(m=>[m.outcome,""].includes(i)).filter(d).filter(
h).sort((m,f)=>Ac(f)-Ac(m))},Vm=({items:e,keepsAll:t})=>{let{t:n,integer:s,account:o}=B(),{chosen:r,
field:i}=nr("Done",t),[a,c]=se(),p=ge(!1),h=k=>n.items(k,s(k)),d=async()=>{p.current=!1;let k=0,y=()=>c(
{done:k,all:e.length});y();try{for(let{wstg_id:S}of e){if(p.current)break;let C={wstg_id:S,status:r,
user:o.username};await z.requestWstgSync({body:C}),k+=1,y()}}finally{c(void 0)}return n.setAll(h(k))},
m=a?.all??e.length,f=e.filter(k=>po(k,r)).length,w=[f>0&&n.othersFindings(s(f)),i.hint],v=l("span",{
role:"status",children:w.filter(Boolean).join(" ")});return m===0?null:l(Le,{text:n.setAllShown,opener:"\
plain",title:n.askSetAll(h(m),n.statuses[r]),submit:n.setItems(h(m),n.statuses[r]),question:a&&l(on,
{label:n.sending,done:a.done,all:m,format:s,children:l(ae,{text:n.stop,onClick:()=>p.current=!0})}),
fields:{status:{...i,hint:v,disabled:a!==void 0}},act:d})},Gm=({item:e,keepsAll:t})=>{let{t:n}=B(),{
send:s,dialog:o}=ir(),{run:r,busy:i,error:a}=Xo(async c=>{if(await s(e,{status:c}))return uo(c,t)?n.
notKept:n.request.waiting});return l("div",{children:[l("select",{"aria-label":`${n.status}: ${e.wstg_id}`,
"aria-busy":i,"data-kind":Lt(e),value:Lt(e),onChange:({currentTarget:c})=>r(c.value),children:$i.map(
c=>l("option",{value:c,children:n.statuses[c]},c))}),l(Fe,{error:a}),o]})},Um=({data:e})=>{let{t,integer:n,
may:s}=B(),{parameters:o}=je(),r=JSON.stringify(o),i=ze(()=>Hm(e,o),[e,r]);lr.current=i.map(({wstg_id:f})=>f);
let a=["",t.any],c=[...new Set(e.items.map(Vi))].map(f=>[f,t.categoryName(f)]),p=[...new Set(e.gate.
open.map(({reason:f})=>f))].map(f=>[f,t.reasons[f]]),h=f=>l("div",{children:[l(ss,{id:f.wstg_id,parameters:o}),
l("p",{class:"aside",children:f.near?t.near(f.near):f.name})]}),d=f=>l("div",{class:"badges",children:[
s("checklist:write")?l(Gm,{item:f,keepsAll:e.keepsAll}):l(Ce,{kind:Lt(f),children:t.statuses[Lt(f)]}),
f.conflict&&l(Ce,{kind:"blocked",children:t.conflict}),f.failed_reason!==null&&l(Ce,{kind:"blocked",
children:t.failed}),Ic(f)&&l(Ce,{children:t.pending})]}),m=l(te,{children:[l("p",{children:t.noItems}),
l("a",{href:pe("checklist"),onClick:rn,children:t.clear})]});return l(Me,{title:t.items(i.length,n(i.
length)),tools:s("checklist:write")&&l(Vm,{items:i,keepsAll:e.keepsAll}),children:[l(tr,{fields:{search:{
label:t.search,placeholder:t.searchHint,type:"search"},status:{label:t.status,options:[a,...Object.entries(
t.statuses)]},category:{label:t.category,options:[["",t.anyCategory],...c]},outcome:{label:t.itemOutcome,
options:[a,...Object.entries(t.outcomes)]},show:{label:t.show,options:[a,...Object.entries(t.shown),
...p]},since:{label:t.since,type:"date"}}}),l(Ue,{caption:t.checklist,rows:i,keyOf:({wstg_id:f})=>f,
empty:m,columns:[[t.item,h],[t.status,d],[t.tool,f=>t.toolStatuses[f.defectdojo_status??"none"]],[t.
findingsOpen,f=>l(rr,{item:f})],[t.lastSync,({last_sync:f})=>l(ut,{at:f})]]},r),l("p",{class:"aside",
children:t.source})]})},qm=()=>{let{t:e}=B(),{since:t}=je().parameters,n=t?{since:t}:{},s=he(async c=>{
let[{taken:p},h,{keeps_equivalent_status:d}]=await Promise.all([Mn(z.items({...n,signal:c}),Number.POSITIVE_INFINITY),
z.checkGate({query:n,signal:c}),z.getSynchronisation({signal:c})]);return{items:p,gate:h,keepsAll:d}},
[t],({items:c})=>c.some(Ic)),o=s.data!==void 0;ue(()=>{o&&history.state?.y&&scrollTo(0,history.state.
y)},[o]);let r=ar(),i=async()=>r(await z.generateReport({headers:{"Accept-Language":document.documentElement.
lang}})),a=l(te,{children:[l("a",{href:pe("checklist",{spreadsheet:"yes"}),children:e.spreadsheet}),
l(jt,{text:e.makeReport,act:i}),l(ae,{text:e.reload,busy:s.loading,onClick:s.reload})]});return l(wt,
{title:e.checklist,tools:a,load:s,children:c=>l(te,{children:[l(Wm,{...c}),l(Um,{data:c})]})})},Nc=()=>{
let{id:e,parameters:t}=je();return e!==void 0?l(mc,{id:e},e):t.spreadsheet?l(Pc,{}):l(qm,{})};var Ec=e=>{let{act:t,ask:n,title:s,hint:o,submit:r,labels:i,fields:a}=e,{t:c,bytes:p}=B(),[h,d]=se(),
[m,f]=se(""),w=ge(new AbortController);ue(()=>()=>w.current.abort(),[]);let v=async R=>{w.current=new AbortController;
let{signal:L}=w.current;f(""),d({loaded:0,total:void 0}),await t({signal:L,onProgress:d},R).catch(N=>{
if(!L.aborted)throw N;return c.stopped}).then(f).finally(()=>d(void 0))},{ask:k,dialog:y}=Qo(r,"dang\
er"),S=async R=>{(!n||await k(n(R)))&&await v(R)},C=()=>{w.current.abort(),rn()},x=h&&h.loaded>0&&h.
loaded!==h.total,[I,O]=x?[i[0],h.total]:[i[1],void 0];return l(Me,{title:s,hint:o,children:[l(Ct,{submit:r,
kind:a?"danger":"primary",act:S,fields:a}),y,h&&l(on,{label:I,done:h.loaded,all:O,format:R=>R===0?"":
p(R),children:l(ae,{text:c.stop,onClick:C})}),m&&l(le,{children:m})]})},Mc=()=>{let{t:e,bytes:t}=B(),
n=ar(),{data:s,reload:o}=he(a=>z.getSynchronisation({signal:a})),r=s?.import_obstacle,i={label:e.file,
type:"file",accept:".sql,application/sql,text/plain",read:a=>a instanceof File&&a.name?a:new Error(e.
noFile)};return l(te,{children:[l(Ft,{title:e.files}),r&&l(le,{kind:"error",children:`${e.importObstacle}\
 ${r}`}),l("div",{class:"columns",children:[l(Ec,{title:e.export,hint:e.dumpHint,submit:e.makeExport,
labels:[e.downloading,e.preparing],act:async a=>n(await z.exportFindingsDump(a)).finally(o)}),l(Ec,{
title:e.import,hint:e.dumpImportHint,submit:e.makeImport,labels:[e.uploading,e.importing],fields:{file:i},
ask:({file:a})=>e.askImport(a.name,t(a.size)),act:async(a,{file:c})=>(await z.importFindingsDump({...a,
body:{file:c}}),o(),e.imported)})]})]})};var zm=1e3,jm=({state:e,last_started_at:t,last_succeeded_at:n})=>e==="idle"&&(n??"")<(t??""),Km=({run:e})=>{
let{t,ago:n,instant:s,may:o,account:r}=B(),{state:i,last_error:a,last_warning:c}=e,p=()=>z.synchroniseNow(),
h=f=>f&&(n(f)??s(f)),d=a===null&&c===null&&e.failed===0,m=()=>{if(i!=="idle")return t.runStates[i];let[
f,w]=[h(e.last_succeeded_at),h(e.next_run_at)];return f===null?t.neverInStep:(d?t.inStep:t.notInStep)(
f,w)};return l("section",{class:"card","aria-label":t.state,children:[l("div",{class:"heading",children:[
l("p",{role:"status",children:l("strong",{children:m()})}),o("checklist:write")&&l(jt,{kind:"primary",
text:t.synchronise,busy:i!=="idle",act:p})]}),a!==null&&l(le,{kind:"error",children:[t.lastError,l(os,
{text:a})]}),c!==null&&l(le,{kind:"error",children:[`${t.lastWarning} ${c}`,r.role==="admin"&&jm(e)&&
l(Le,{text:t.hiddenIsGone,opener:"plain",kind:"danger",question:t.askHiddenIsGone,act:()=>z.synchroniseNow(
{body:{hidden_is_gone:!0}})})]})]})},Ym=({run:e})=>{let{t,integer:n}=B(),s=o=>o>0&&n(o);return l("de\
tails",{class:"card",children:[l("summary",{children:t.periodic}),l(Ds,{facts:{[t.lastStarted]:l(ut,
{at:e.last_started_at}),[t.lastFinished]:l(ut,{at:e.last_finished_at}),[t.lastSucceeded]:l(ut,{at:e.
last_succeeded_at}),[t.nextRun]:l(ut,{at:e.next_run_at}),[t.lastDelivery]:l(ut,{at:e.last_delivery_at}),
[t.waitingCount]:s(e.waiting),[t.retryingCount]:s(e.retrying),[t.failedCount]:s(e.failed),[t.unassigned]:s(
e.unassigned),[t.withoutFinding]:l("a",{href:pe("checklist",{show:"without_finding"}),children:n(e.without_finding)})}})]})},
Zm=({requests:e,all:t})=>{let{t:n,integer:s}=B(),o=({wstg_id:i,finding_id:a})=>i!==null?l(ss,{id:i}):
a===null?n.unknown:n.findingNumber(a),r=({reason:i,next_attempt_at:a})=>l("div",{children:[l(os,{text:i}),
" ",a!==null&&l(Ce,{children:n.states.retrying})]});return l(Me,{title:n.failedRequests,tools:e.length>
0&&l(mo,{}),children:l(Ue,{empty:n.noFailed,caption:n.firstOf(e.length,Math.max(t,e.length),s),rows:e,
keyOf:({request_id:i})=>i,columns:[[n.item,o],[n.status,({status:i})=>sr(n,i)],[n.setBy,({account:i,
user:a})=>Ls(n,i,a)],[n.accepted,({accepted_at:i})=>l(ut,{at:i})],[n.attempts,({attempts:i})=>s(i),"\
numeric"],[n.reason,r],[n.actions,i=>l(mo,{request:i}),"tools"]]})})},Jm=async e=>{let t=await z.getSynchronisation(
{signal:e}),n=z.requests({state:"failed",limit:200,signal:e}),{taken:s}=await Mn(n,zm);return{run:t,
failed:s}},Qm=({run:e,failed:t})=>e.state!=="idle"||e.waiting+e.retrying>0||t.some(Jn),$c=()=>{let{t:e}=B(),
t=he(Jm,[],Qm),n=l(ae,{text:e.reload,onClick:t.reload});return l(wt,{title:e.synchronisation,tools:n,
load:t,children:({run:s,failed:o})=>l(te,{children:[l(Km,{run:s}),l(Zm,{requests:o,all:s.failed}),l(
Ym,{run:s})]})})};var Xm=e=>e.currentTarget.select(),eg=({value:e,close:t})=>{let{t:n}=B(),[s,o]=se(!1),r=async()=>{await navigator.
clipboard.writeText(e),o(!0)};return l(ns,{title:n.keyMade,onClose:t,children:i=>l(te,{children:[l("\
p",{children:n.keyOnce}),l("input",{readOnly:!0,value:e,"aria-label":n.keyMade,onFocus:Xm}),l("div",
{class:"actions",children:[navigator.clipboard&&l(ae,{text:s?n.copied:n.copy,kind:"primary",onClick:r}),
l(ae,{text:n.close,onClick:i})]})]})})},tg=[30,90,366],Dc=({onKey:e,isForScale:t})=>{let{t:n,may:s}=B(),
o=gt.Permission.values.filter(s),r=a=>({label:n.permissions[a],type:"checkbox",defaultChecked:t&&a===
"weights:write"}),i={name:{label:n.keyName,hint:n.keyNameHint,defaultValue:t?n.scale:"",maxLength:gt.
KeyName.maxLength,autocomplete:"off"},...Object.fromEntries(o.map(a=>[a,r(a)])),days:{label:n.keyEnds,
options:tg.map(a=>[String(a),n.days(a)]),defaultValue:t?"366":"90"},password:{label:n.currentPassword,
autocomplete:"current-password",type:"password",codes:["current_password_wrong"]}};return l(Le,{text:t?
n.makeScaleKey:n.makeKey,title:n.makeKey,submit:n.makeKey,opener:"plain",fields:i,act:async({name:a,
days:c,password:p,...h})=>{let d=o.filter(f=>h[f]);if(d.length===0)throw new Error(n.noPermission);let m={
name:a,permissions:d,expires_in_days:Number(c),password:p};e((await z.createKey({body:m})).key)}})},
Fc=()=>{let{t:e,day:t,instant:n,describeCode:s}=B(),{data:o,error:r,reload:i}=he(f=>z.listKeys({signal:f})),
[a,c]=se(""),{keys:p=[]}=o??{},h=({name:f,last_refused_at:w,last_refused_code:v})=>l("div",{children:[
f,w!==null&&l("p",{class:"aside",children:e.keyRefused(n(w),s(v??""))})]}),d=({permissions:f})=>l("d\
iv",{class:"badges",children:f.map(w=>l(Ce,{children:e.permissions[w]},w))}),m=({key_id:f,name:w})=>l(
Le,{text:e.remove,of:w,title:e.removeKey,kind:"danger",question:w,act:async()=>(await z.deleteKey({path:{
key_id:f}}),e.keyRemoved)});return l(Dt.Provider,{value:i,children:l(Me,{title:e.apiKeys,hint:e.apiKeysHint,
tools:l("div",{class:"actions",children:[l(Dc,{onKey:c,isForScale:!0}),l(Dc,{onKey:c})]}),children:[
l(Fe,{error:r,retry:i}),a&&l(eg,{value:a,close:()=>c("")}),l(Ue,{caption:e.apiKeysCaption,rows:p,keyOf:({
key_id:f})=>f,columns:[[e.keyName,h],[e.keyMay,d],[e.lastUsed,({last_used_at:f})=>f===null?e.never:n(
f),"wide"],[e.expires,({expires_at:f})=>t(f)],[e.actions,m,"tools"]]})]})})};var qi,ng=(e,t)=>new Promise((n,s)=>{let o=new URL(e);o.searchParams.set("render",t);let r=document.
createElement("script");r.src=o.href,r.onerror=()=>{qi=void 0,r.remove(),s(new Error("the captcha ca\
nnot be loaded"))},r.onload=()=>{let{grecaptcha:i}=globalThis;i?i.ready(()=>n(i)):r.dispatchEvent(new Event(
"error"))},document.head.append(r),z.session.onChange(i=>i&&setTimeout(()=>location.reload()))}),zi=async e=>{
let{captcha_site_key:t}=e;return t&&zt.captchaScript&&(qi??=ng(zt.captchaScript,t)),qi},Lc=async(e,t)=>{
let n=await zi(e),s=e.captcha_site_key??"";return n?{captcha_token:await n.execute(s,{action:t})}:{}};var ji=["password_too_short","password_too_long","password_breached"],sg=new RegExp(gt.Username.pattern),
og=e=>e.normalize("NFKC").trim().toLowerCase(),{minLength:Wc}=gt.NewPassword,Ki=({registering:e,expired:t})=>{
let{t:n,config:s,describeCode:o}=B(),r=zt.isEmpty&&zt.registrationOpen,i=e||r,a=async v=>{let k=await Lc(
s,i?"register":"login").catch(()=>{throw new Error(n.captchaMissing)}),y={...v,...k};await(i?z.registerAccount(
{body:y}):z.login({body:y})),zt.isEmpty=!1,i?In(pe("profile",{first:"true"})):location.hash==="#/del\
eted"&&(location.hash="")};ue(()=>{zi(s).catch(()=>{})},[s]);let{minLength:c,maxLength:p}=gt.Username,
h=(v,k)=>y=>{let S=String(y);return!i||v(S)?S:new Error(o(k))},d={autocomplete:"username",autocapitalize:"\
none",spellcheck:!1,label:n.username,hint:i&&n.usernameHint(c,p),codes:["username_invalid","username\
_taken"],read:h(v=>sg.test(og(v)),"username_invalid"),defaultValue:t?.username},m={type:"password",label:n.
password,codes:ji,read:h(v=>[...v].length>=Wc,"password_too_short"),hint:i&&n.newPasswordHint(Wc),autocomplete:i?
"new-password":"current-password",autofocus:t!==void 0},f=i?n.register:n.signIn,w=l(Ct,{submit:f,act:a,
fields:{username:d,password:m}});return t?w:l(te,{children:[l(Ft,{title:r?n.registerFirst:f}),l("p",
{class:"hint",children:r?n.welcomeFirst:n.welcome}),i&&!zt.registrationOpen?l(le,{children:n.registrationClosed}):
w,!r&&(i||zt.registrationOpen)&&l("p",{class:"aside",children:[i?n.toSignIn:n.toRegister," ",l("a",{
href:i?"#/":"#/register",children:i?n.signIn:n.register})]})]})};var rg=async()=>{let e=JSON.stringify(await z.exportOwnData(),null,2),t=new Date().toLocaleDateString(
"sv");En(new Blob([e],{type:"application/json"}),`weight-bmi-${t}.json`)},Bc=()=>{let{t:e,account:t}=B(),
s={...{type:"password",autocomplete:"current-password"},label:e.currentPassword,codes:["current_pass\
word_wrong"]},o={type:"password",autocomplete:"new-password",label:e.newPassword,hint:e.newPasswordHint(
gt.NewPassword.minLength),codes:[...ji,"password_unchanged"]},r={autocomplete:"off",autocapitalize:"\
none",label:e.typeName(t.username),read:i=>String(i).trim()===t.username||new Error(e.nameDiffers)};
return l(te,{children:[l(Ft,{title:e.account}),l("p",{class:"hint",children:e.signedInAs(t.username)}),
l(Fc,{}),l("div",{class:"columns",children:[l(Me,{title:e.password,hint:e.changePasswordHint,children:l(
Le,{text:e.changePassword,opener:"plain",fields:{current_password:s,new_password:o},act:async i=>(await z.
changePassword({body:i}),e.passwordChanged)})}),l(Me,{title:e.exportTitle,hint:e.exportHint,children:l(
Ct,{kind:"plain",submit:e.exportData,act:rg})}),l(Me,{title:e.endSessions,hint:e.endSessionsHint,children:l(
Le,{text:e.endSessions,opener:"plain",fields:{password:s},act:i=>z.logoutEverywhere({body:i})})}),l(
Me,{title:e.deleteAccount,hint:e.deleteHint,children:l(Le,{text:e.deleteAccount,opener:"danger",kind:"\
danger",fields:{name:r,password:s},act:async({password:i})=>{await z.deleteAccount({body:{password:i}}),
location.hash="#/deleted"}})})]})]})};var ig=e=>{let[,t]=/^(\d+([.,]\d+)?) *(c?m)?\.?$/i.exec(e.trim())??[],n=Number(t?.replace(",","."));
return n>3?n/100:n},Hc=()=>{let{t:e,plain:t,messages:n,config:s,unit:o,setUnit:r}=B(),i=je().parameters.
first!==void 0,a=he(w=>Pn(z.getProfile({signal:w}))),c=s.validation_limits??{},p={maxLength:c.name_max_length,
required:!0},h={type:"date",codes:["birth_date_invalid"],min:c.birth_date_min,required:!0},d={inputMode:"\
decimal",autocomplete:"off",read:w=>ig(String(w))||new Error(e.notAHeight),codes:["height_out_of_ran\
ge"],label:e.height,hint:e.heightHint,required:!0},m=async w=>{if(await z.saveProfile({body:w}),!i)return n.
texts.profile_saved;location.hash=pe("weight")},f=w=>({nombre:{...p,label:e.firstName,defaultValue:w?.
nombre},apellidos:{...p,label:e.lastName,defaultValue:w?.apellidos},fecha_nacimiento:{...h,label:e.birthDate,
defaultValue:w?.fecha_nacimiento},talla_m:{...d,defaultValue:w?t(w.talla_m):""}});return l("div",{class:"\
card narrow",children:l(wt,{title:e.profile,load:a,children:w=>l(te,{children:[l("p",{class:"hint",children:i?
e.profileFirst:e.profileHint}),l(Ct,{submit:e.save,act:m,fields:f(w)}),i&&l("a",{href:pe("weight"),children:e.
later}),l(er,{label:e.unitOfWeights,values:Yo,names:e.unitNames,value:o,choose:r})]})})})};var _r=e=>{let{format:t}=new Intl.DateTimeFormat("sv-SE",{timeZone:e,dateStyle:"short",timeStyle:"me\
dium"}),n=a=>Date.parse(`${t(a*1e3).replace(" ","T")}Z`)-a*1e3,s=new Map,o=a=>{let c=s.get(a);if(c!==
void 0)return c;let p=n(a*7*864e5/1e3);return s.set(a,p),p},r=a=>{let c=Math.floor(a/6048e5),p=o(c);
return p===o(c+1)?p:n(Math.floor(a/1e3))},i=a=>a+r(a);return{name:e,clockAt:i,instantOf(a){let[c,p]=[
a-864e5,a+864e5].map(d=>a-r(d)),h=[c,p].filter(d=>i(d)===a);return h.length>0?Math.min(...h):c},inputOf:a=>new Date(
i(a)).toISOString().slice(0,16)}},Vc=(e,t)=>{let n=Math.round((t.clockAt(e)-e)/6e4),s=new Date(e+n*6e4).
toISOString().replace(/(\.000)?Z$/,""),o=new Date(Math.abs(n)*6e4).toISOString().slice(11,16);return`${s}${n<
0?"-":"+"}${o}`},yr=()=>new Intl.DateTimeFormat().resolvedOptions().timeZone;var ag="uplot",lg="u-hz",cg="u-vt",ug="u-title",dg="u-wrap",fg="u-under",pg="u-over",mg="u-axis",ls="\
u-off",gg="u-select",hg="u-cursor-x",_g="u-cursor-y",yg="u-cursor-pt",wg="u-legend",bg="u-live",Sg="\
u-inline",kg="u-series",vg="u-marker",Gc="u-label",Tg="u-value",_o="width",yo="height";var Uc="bottom",Ws="left",Yi="right",fa="#000",qc=fa+"0",Zi="mousemove",zc="mousedown",Ji="mouseup",
jc="mouseenter",Kc="mouseleave",Yc="dblclick",xg="resize",Cg="scroll",Zc="change",vr="dppxchange",pa="\
--",zs=typeof window<"u",na=zs?document:null,Hs=zs?window:null,Pg=zs?navigator:null,we,wr;function sa(){
let e=devicePixelRatio;we!=e&&(we=e,wr&&ra(Zc,wr,sa),wr=matchMedia(`(min-resolution: ${we-.001}dppx)\
 and (max-resolution: ${we+.001}dppx)`),cs(Zc,wr,sa),Hs.dispatchEvent(new CustomEvent(vr)))}function Pt(e,t){
if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function oa(e,t){let n=e.classList;n.contains(
t)&&n.remove(t)}function $e(e,t,n){e.style[t]=n+"px"}function Kt(e,t,n,s){let o=na.createElement(e);
return t!=null&&Pt(o,t),n?.insertBefore(o,s),o}function Wt(e,t){return Kt("div",e,t)}var Jc=new WeakMap;
function an(e,t,n,s,o){let r="translate("+t+"px,"+n+"px)",i=Jc.get(e);r!=i&&(e.style.transform=r,Jc.
set(e,r),t<0||n<0||t>s||n>o?Pt(e,ls):oa(e,ls))}var Qc=new WeakMap;function Xc(e,t,n){let s=t+n,o=Qc.
get(e);s!=o&&(Qc.set(e,s),e.style.background=t,e.style.borderColor=n)}var eu=new WeakMap;function tu(e,t,n,s){
let o=t+""+n,r=eu.get(e);o!=r&&(eu.set(e,o),e.style.height=n+"px",e.style.width=t+"px",e.style.marginLeft=
s?-t/2+"px":0,e.style.marginTop=s?-n/2+"px":0)}var ma={passive:!0},Ag={...ma,capture:!0};function cs(e,t,n,s){
t.addEventListener(e,n,s?Ag:ma)}function ra(e,t,n,s){t.removeEventListener(e,n,ma)}zs&&sa();function Yt(e,t,n,s){
let o;n=n||0,s=s||t.length-1;let r=s<=2147483647;for(;s-n>1;)o=r?n+s>>1:At((n+s)/2),t[o]<e?n=o:s=o;return e-
t[n]<=t[s]-e?n:s}function Iu(e){return(n,s,o)=>{let r=-1,i=-1;for(let a=s;a<=o;a++)if(e(n[a])){r=a;break}
for(let a=o;a>=s;a--)if(e(n[a])){i=a;break}return[r,i]}}var Ou=e=>e!=null,Ru=e=>e!=null&&e>0,Cr=Iu(Ou),
Ig=Iu(Ru);function Og(e,t,n,s=0,o=!1){let r=o?Ig:Cr,i=o?Ru:Ou;[t,n]=r(e,t,n);let a=e[t],c=e[t];if(t>
-1)if(s==1)a=e[t],c=e[n];else if(s==-1)a=e[n],c=e[t];else for(let p=t;p<=n;p++){let h=e[p];i(h)&&(h<
a?a=h:h>c&&(c=h))}return[a??Pe,c??-Pe]}function Pr(e,t,n,s){let o=ou(e),r=ou(t);e==t&&(o==-1?(e*=n,t/=
n):(e/=n,t*=n));let i=n==10?hn:Nu,a=o==1?At:Bt,c=r==1?Bt:At,p=a(i(Qe(e))),h=c(i(Qe(t))),d=Vs(n,p),m=Vs(
n,h);return n==10&&(p<0&&(d=Ae(d,-p)),h<0&&(m=Ae(m,-h))),s||n==2?(e=d*o,t=m*r):(e=Du(e,d),t=Ar(t,m)),
[e,t]}function ga(e,t,n,s){let o=Pr(e,t,n,s);return e==0&&(o[0]=0),t==0&&(o[1]=0),o}var ha=.1,nu={mode:3,
pad:ha},bo={pad:0,soft:null,mode:0},Rg={min:bo,max:bo};function Tr(e,t,n,s){return Ir(n)?su(e,t,n):(bo.
pad=n,bo.soft=s?0:null,bo.mode=s?3:0,su(e,t,Rg))}function _e(e,t){return e??t}function Ng(e,t,n){for(t=
_e(t,0),n=_e(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function su(e,t,n){let s=n.min,
o=n.max,r=_e(s.pad,0),i=_e(o.pad,0),a=_e(s.hard,-Pe),c=_e(o.hard,Pe),p=_e(s.soft,Pe),h=_e(o.soft,-Pe),
d=_e(s.mode,0),m=_e(o.mode,0),f=t-e,w=hn(f),v=ht(Qe(e),Qe(t)),k=hn(v),y=Qe(k-w);(f<1e-24||y>10)&&(f=
0,(e==0||t==0)&&(f=1e-24,d==2&&p!=Pe&&(r=0),m==2&&h!=-Pe&&(i=0)));let S=f||v||1e3,C=hn(S),x=Vs(10,At(
C)),I=S*(f==0?e==0?.1:1:r),O=Ae(Du(e-I,x/10),24),D=e>=p&&(d==1||d==3&&O<=p||d==2&&O>=p)?p:Pe,R=ht(a,
O<D&&e>=D?D:Zt(D,O)),L=S*(f==0?t==0?.1:1:i),N=Ae(Ar(t+L,x/10),24),P=t<=h&&(m==1||m==3&&N>=h||m==2&&N<=
h)?h:-Pe,$=Zt(c,N>P&&t<=P?P:ht(P,N));return R==$&&R==0&&($=100),[R,$]}var Eg=new Intl.NumberFormat(zs?
Pg.language:"en-US"),_a=e=>Eg.format(e),It=Math,kr=It.PI,Qe=It.abs,At=It.floor,Je=It.round,Bt=It.ceil,
Zt=It.min,ht=It.max,Vs=It.pow,ou=It.sign,hn=It.log10,Nu=It.log2,Mg=(e,t=1)=>It.sinh(e)*t,Qi=(e,t=1)=>It.
asinh(e/t),Pe=1/0;function ru(e){return(hn((e^e>>31)-(e>>31))|0)+1}function ia(e,t,n){return Zt(ht(e,
t),n)}function Eu(e){return typeof e=="function"}function de(e){return Eu(e)?e:()=>e}var $g=()=>{},Mu=e=>e,
$u=(e,t)=>t,Dg=e=>null,iu=e=>!0,au=(e,t)=>e==t,Fg=/\.\d*?(?=9{6,}|0{6,})/gm,us=e=>{if(Lu(e)||Dn.has(
e))return e;let t=`${e}`,n=t.match(Fg);if(n==null)return e;let s=n[0].length-1;if(t.indexOf("e-")!=-1){
let[o,r]=t.split("e");return+`${us(o)}e${r}`}return Ae(e,s)};function is(e,t){return us(Ae(us(e/t))*
t)}function Ar(e,t){return us(Bt(us(e/t))*t)}function Du(e,t){return us(At(us(e/t))*t)}function Ae(e,t=0){
if(Lu(e))return e;let n=10**t,s=e*n*(1+Number.EPSILON);return Je(s)/n}var Dn=new Map;function Fu(e){
return((""+e).split(".")[1]||"").length}function ko(e,t,n,s){let o=[],r=s.map(Fu);for(let i=t;i<n;i++){
let a=Qe(i),c=Ae(Vs(e,i),a);for(let p=0;p<s.length;p++){let h=e==10?+`${s[p]}e${i}`:s[p]*c,d=(i>=0?0:
a)+(i>=r[p]?0:r[p]),m=e==10?h:Ae(h,d);o.push(m),Dn.set(m,d)}}return o}var So={},ya=[],Gs=[null,null],
$n=Array.isArray,Lu=Number.isInteger,Lg=e=>e===void 0;function lu(e){return typeof e=="string"}function Ir(e){
let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function Wg(e){return e!=null&&
typeof e=="object"}var Bg=Object.getPrototypeOf(Uint8Array),Wu="__proto__";function Us(e,t=Ir){let n;
if($n(e)){let s=e.find(o=>o!=null);if($n(s)||t(s)){n=Array(e.length);for(let o=0;o<e.length;o++)n[o]=
Us(e[o],t)}else n=e.slice()}else if(e instanceof Bg)n=e.slice();else if(t(e)){n={};for(let s in e)s!=
Wu&&(n[s]=Us(e[s],t))}else n=e;return n}function Ke(e){let t=arguments;for(let n=1;n<t.length;n++){let s=t[n];
for(let o in s)o!=Wu&&(Ir(e[o])?Ke(e[o],Us(s[o])):e[o]=Us(s[o]))}return e}var Hg=0,Vg=1,Gg=2;function Ug(e,t,n){
for(let s=0,o,r=-1;s<t.length;s++){let i=t[s];if(i>r){for(o=i-1;o>=0&&e[o]==null;)e[o--]=null;for(o=
i+1;o<n&&e[o]==null;)e[r=o++]=null}}}function qg(e,t){if(Kg(e)){let i=e[0].slice();for(let a=1;a<e.length;a++)
i.push(...e[a].slice(1));return Yg(i[0])||(i=jg(i)),i}let n=new Set;for(let i=0;i<e.length;i++){let c=e[i][0],
p=c.length;for(let h=0;h<p;h++)n.add(c[h])}let s=[Array.from(n).sort((i,a)=>i-a)],o=s[0].length,r=new Map;
for(let i=0;i<o;i++)r.set(s[0][i],i);for(let i=0;i<e.length;i++){let a=e[i],c=a[0];for(let p=1;p<a.length;p++){
let h=a[p],d=Array(o).fill(void 0),m=t?t[i][p]:Vg,f=[];for(let w=0;w<h.length;w++){let v=h[w],k=r.get(
c[w]);v===null?m!=Hg&&(d[k]=v,m==Gg&&f.push(k)):d[k]=v}Ug(d,f,o),s.push(d)}}return s}var zg=typeof queueMicrotask>
"u"?e=>Promise.resolve().then(e):queueMicrotask;function jg(e){let t=e[0],n=t.length,s=Array(n);for(let r=0;r<
s.length;r++)s[r]=r;s.sort((r,i)=>t[r]-t[i]);let o=[];for(let r=0;r<e.length;r++){let i=e[r],a=Array(
n);for(let c=0;c<n;c++)a[c]=i[s[c]];o.push(a)}return o}function Kg(e){let t=e[0][0],n=t.length;for(let s=1;s<
e.length;s++){let o=e[s][0];if(o.length!=n)return!1;if(o!=t){for(let r=0;r<n;r++)if(o[r]!=t[r])return!1}}
return!0}function Yg(e,t=100){let n=e.length;if(n<=1)return!0;let s=0,o=n-1;for(;s<=o&&e[s]==null;)s++;
for(;o>=s&&e[o]==null;)o--;if(o<=s)return!0;let r=ht(1,At((o-s+1)/t));for(let i=e[s],a=s+r;a<=o;a+=r){
let c=e[a];if(c!=null){if(c<=i)return!1;i=c}}return!0}var Bu=["January","February","March","April","\
May","June","July","August","September","October","November","December"],Hu=["Sunday","Monday","Tues\
day","Wednesday","Thursday","Friday","Saturday"];function Vu(e){return e.slice(0,3)}var Zg=Hu.map(Vu),
Jg=Bu.map(Vu),Qg={MMMM:Bu,MMM:Jg,WWWW:Hu,WWW:Zg};function ho(e){return(e<10?"0":"")+e}function Xg(e){
return(e<10?"00":e<100?"0":"")+e}var eh={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),
MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>ho(e.getMonth()+1),M:e=>e.getMonth()+
1,DD:e=>ho(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],
HH:e=>ho(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.
getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>ho(e.getMinutes()),
m:e=>e.getMinutes(),ss:e=>ho(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>Xg(e.getMilliseconds())};function wa(e,t){
t=t||Qg;let n=[],s=/\{([a-z]+)\}|[^{]+/gi,o;for(;o=s.exec(e);)n.push(o[0][0]=="{"?eh[o[1]]:o[0]);return r=>{
let i="";for(let a=0;a<n.length;a++)i+=typeof n[a]=="string"?n[a]:n[a](r,t);return i}}var th=new Intl.
DateTimeFormat().resolvedOptions().timeZone;function nh(e,t){let n;return t=="UTC"||t=="Etc/UTC"?n=new Date(
+e+e.getTimezoneOffset()*6e4):t==th?n=e:(n=new Date(e.toLocaleString("en-US",{timeZone:t})),n.setMilliseconds(
e.getMilliseconds())),n}var Gu=e=>e%1==0,xr=[1,2,2.5,5],sh=ko(10,-32,0,xr),Uu=ko(10,0,32,xr),oh=Uu.filter(
Gu),as=sh.concat(Uu),ba=`
`,qu="{YYYY}",cu=ba+qu,zu="{M}/{D}",wo=ba+zu,br=wo+"/{YY}",ju="{aa}",rh="{h}:{mm}",Bs=rh+ju,uu=ba+Bs,
du=":{ss}",ke=null;function Ku(e){let t=e*1e3,n=t*60,s=n*60,o=s*24,r=o*30,i=o*365,c=(e==1?ko(10,0,3,
xr).filter(Gu):ko(10,-3,0,xr)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,s,s*2,s*3,s*4,s*6,s*
8,s*12,o,o*2,o*3,o*4,o*5,o*6,o*7,o*8,o*9,o*10,o*15,r,r*2,r*3,r*4,r*6,i,i*2,i*5,i*10,i*25,i*50,i*100]),
p=[[i,qu,ke,ke,ke,ke,ke,ke,1],[o*28,"{MMM}",cu,ke,ke,ke,ke,ke,1],[o,zu,cu,ke,ke,ke,ke,ke,1],[s,"{h}"+
ju,br,ke,wo,ke,ke,ke,1],[n,Bs,br,ke,wo,ke,ke,ke,1],[t,du,br+" "+Bs,ke,wo+" "+Bs,ke,uu,ke,1],[e,du+".\
{fff}",br+" "+Bs,ke,wo+" "+Bs,ke,uu,ke,1]];function h(d){return(m,f,w,v,k,y)=>{let S=[],C=k>=i,x=k>=
r&&k<i,I=d(w),O=Ae(I*e,3),D=Xi(I.getFullYear(),C?0:I.getMonth(),x||C?1:I.getDate()),R=Ae(D*e,3);if(x||
C){let L=x?k/r:0,N=C?k/i:0,P=O==R?O:Ae(Xi(D.getFullYear()+N,D.getMonth()+L,1)*e,3),$=new Date(Je(P/e)),
M=$.getFullYear(),H=$.getMonth();for(let W=0;P<=v;W++){let X=Xi(M+N*W,H+L*W,1),U=X-d(Ae(X*e,3));P=Ae(
(+X+U)*e,3),P<=v&&S.push(P)}}else{let L=k>=o?o:k,N=At(w)-At(O),P=R+N+Ar(O-R,L);S.push(P);let $=d(P),
M=$.getHours()+$.getMinutes()/n+$.getSeconds()/s,H=k/s,W=m.axes[f]._space,X=y/W;for(;P=Ae(P+k,e==1?0:
3),!(P>v);)if(H>1){let U=At(Ae(M+H,6))%24,F=d(P).getHours()-U;F>1&&(F=-1),P-=F*s,M=(M+H)%24;let q=S[S.
length-1];Ae((P-q)/k,3)*X>=.7&&S.push(P)}else S.push(P)}return S}}return[c,p,h]}var[ih,ah,lh]=Ku(1),
[ch,uh,dh]=Ku(.001);ko(2,-53,53,[1]);function fu(e,t){return e.map(n=>n.map((s,o)=>o==0||o==8||s==null?
s:t(o==1||n[8]==0?s:n[1]+s)))}function pu(e,t){return(n,s,o,r,i)=>{let a=t.find(w=>i>=w[0])||t[t.length-
1],c,p,h,d,m,f;return s.map(w=>{let v=e(w),k=v.getFullYear(),y=v.getMonth(),S=v.getDate(),C=v.getHours(),
x=v.getMinutes(),I=v.getSeconds(),O=k!=c&&a[2]||y!=p&&a[3]||S!=h&&a[4]||C!=d&&a[5]||x!=m&&a[6]||I!=f&&
a[7]||a[1];return c=k,p=y,h=S,d=C,m=x,f=I,O(v)})}}function fh(e,t){let n=wa(t);return(s,o,r,i,a)=>o.
map(c=>n(e(c)))}function Xi(e,t,n){return new Date(e,t,n)}function mu(e,t){return t(e)}var ph="{YYYY\
}-{MM}-{DD} {h}:{mm}{aa}";function gu(e,t){return(n,s,o,r)=>r==null?pa:t(e(s))}function mh(e,t){let n=e.
series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function gh(e,t){return e.
series[t].fill(e,t)}var hh={show:!0,live:!0,isolate:!1,mount:$g,markers:{show:!0,width:2,stroke:mh,fill:gh,
dash:"solid"},idx:null,idxs:null,values:[]};function _h(e,t){let n=e.cursor.points,s=Wt(),o=n.size(e,
t);$e(s,_o,o),$e(s,yo,o);let r=o/-2;$e(s,"marginLeft",r),$e(s,"marginTop",r);let i=n.width(e,t,o);return i&&
$e(s,"borderWidth",i),s}function yh(e,t){let n=e.series[t].points;return n._fill||n._stroke}function wh(e,t){
let n=e.series[t].points;return n._stroke||n._fill}function bh(e,t){return e.series[t].points.size}var ea=[
0,0];function Sh(e,t,n){return ea[0]=t,ea[1]=n,ea}function Sr(e,t,n,s=!0){return o=>{o.button==0&&(!s||
o.target==t)&&n(o)}}function ta(e,t,n,s=!0){return o=>{(!s||o.target==t)&&n(o)}}var kh={show:!0,x:!0,
y:!0,lock:!1,move:Sh,points:{one:!1,show:_h,size:bh,width:0,stroke:wh,fill:yh},bind:{mousedown:Sr,mouseup:Sr,
click:Sr,dblclick:Sr,mousemove:ta,mouseleave:ta,mouseenter:ta},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,
click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,s,o)=>s-
o,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,
event:null},Yu={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Sa=Ke({},Yu,{filter:$u}),Zu=Ke({},Sa,{size:10}),
Ju=Ke({},Yu,{show:!1}),ka='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Aria\
l, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Em\
oji"',Qu="bold "+ka,Xu=1.5,hu={show:!0,scale:"x",stroke:fa,space:50,gap:5,alignTo:1,size:50,labelGap:0,
labelSize:30,labelFont:Qu,side:2,grid:Sa,ticks:Zu,border:Ju,font:ka,lineGap:Xu,rotate:0},vh="Value",
Th="Time",_u={show:!0,scale:"x",auto:!1,sorted:1,min:Pe,max:-Pe,idxs:[]};function xh(e,t,n,s,o){return t.
map(r=>r==null?"":_a(r))}function Ch(e,t,n,s,o,r,i){let a=[],c=Dn.get(o)||0;n=i?n:Ae(Ar(n,o),c);for(let p=n;p<=
s;p=Ae(p+o,c))a.push(Object.is(p,-0)?0:p);return a}function aa(e,t,n,s,o,r,i){let a=[],c=e.scales[e.
axes[t].scale].log,p=c==10?hn:Nu,h=At(p(n));o=Vs(c,h),c==10&&(o=as[Yt(o,as)]);let d=n,m=o*c;c==10&&(m=
as[Yt(m,as)]);do a.push(d),d=d+o,c==10&&!Dn.has(d)&&(d=Ae(d,Dn.get(o))),d>=m&&(o=d,m=o*c,c==10&&(m=as[Yt(
m,as)]));while(d<=s);return a}function Ph(e,t,n,s,o,r,i){let c=e.scales[e.axes[t].scale].asinh,p=s>c?
aa(e,t,ht(c,n),s,o):[c],h=s>=0&&n<=0?[0]:[];return(n<-c?aa(e,t,ht(c,-s),-n,o):[c]).reverse().map(m=>-m).
concat(h,p)}var ed=/./,Ah=/[12357]/,Ih=/[125]/,yu=/1/,la=(e,t,n,s)=>e.map((o,r)=>t==4&&o==0||r%s==0&&
n.test(o.toExponential()[o<0?1:0])?o:null);function Oh(e,t,n,s,o){let r=e.axes[n],i=r.scale,a=e.scales[i],
c=e.valToPos,p=r._space,h=c(10,i),d=c(9,i)-h>=p?ed:c(7,i)-h>=p?Ah:c(5,i)-h>=p?Ih:yu;if(d==yu){let m=Qe(
c(1,i)-h);if(m<p)return la(t.slice().reverse(),a.distr,d,Bt(p/m)).reverse()}return la(t,a.distr,d,1)}
function Rh(e,t,n,s,o){let r=e.axes[n],i=r.scale,a=r._space,c=e.valToPos,p=Qe(c(1,i)-c(2,i));return p<
a?la(t.slice().reverse(),3,ed,Bt(a/p)).reverse():t}function Nh(e,t,n,s){return s==null?pa:t==null?"":
_a(t)}var wu={show:!0,scale:"y",stroke:fa,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Qu,
side:3,grid:Sa,ticks:Zu,border:Ju,font:ka,lineGap:Xu,rotate:0};function Eh(e,t){let n=3+(e||1)*2;return Ae(
n*t,3)}function Mh(e,t){let{scale:n,idxs:s}=e.series[0],o=e._data[0],r=e.valToPos(o[s[0]],n,!0),i=e.
valToPos(o[s[1]],n,!0),a=Qe(i-r),c=e.series[t],p=a/(c.points.space*we);return s[1]-s[0]<=p}var bu={scale:null,
auto:!0,sorted:0,min:Pe,max:-Pe},td=(e,t,n,s,o)=>o,Su={show:!0,auto:!0,sorted:0,gaps:td,alpha:1,facets:[
Ke({},bu,{scale:"x"}),Ke({},bu,{scale:"y"})]},ku={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:td,
alpha:1,points:{show:Mh,filter:null},values:null,min:Pe,max:-Pe,idxs:[],path:null,clip:null};function $h(e,t,n,s,o){
return n/10}var nd={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Dh=Ke({},nd,
{time:!1,ori:1}),vu={};function sd(e,t){let n=vu[e];return n||(n={key:e,plots:[],sub(s){n.plots.push(
s)},unsub(s){n.plots=n.plots.filter(o=>o!=s)},pub(s,o,r,i,a,c,p){for(let h=0;h<n.plots.length;h++)n.
plots[h]!=o&&n.plots[h].pub(s,o,r,i,a,c,p)}},e!=null&&(vu[e]=n)),n}var qs=1,ca=2;function ds(e,t,n){
let s=e.mode,o=e.series[t],r=s==2?e._data[t]:e._data,i=e.scales,a=e.bbox,c=r[0],p=s==2?r[1]:r[t],h=s==
2?i[o.facets[0].scale]:i[e.series[0].scale],d=s==2?i[o.facets[1].scale]:i[o.scale],m=a.left,f=a.top,
w=a.width,v=a.height,k=e.valToPosH,y=e.valToPosV;return h.ori==0?n(o,c,p,h,d,k,y,m,f,w,v,Rr,js,Er,rd,
ad):n(o,c,p,h,d,y,k,f,m,v,w,Nr,Ks,xa,id,ld)}function va(e,t){let n=0,s=0,o=_e(e.bands,ya);for(let r=0;r<
o.length;r++){let i=o[r];i.series[0]==t?n=i.dir:i.series[1]==t&&(i.dir==1?s|=1:s|=2)}return[n,s==1?-1:
s==2?1:s==3?2:0]}function Fh(e,t,n,s,o){let r=e.mode,i=e.series[t],a=r==2?i.facets[1].scale:i.scale,
c=e.scales[a];return o==-1?c.min:o==1?c.max:c.distr==3?c.dir==1?c.min:c.max:0}function _n(e,t,n,s,o,r){
return ds(e,t,(i,a,c,p,h,d,m,f,w,v,k)=>{let y=i.pxRound,S=p.dir*(p.ori==0?1:-1),C=p.ori==0?js:Ks,x,I;
S==1?(x=n,I=s):(x=s,I=n);let O=y(d(a[x],p,v,f)),D=y(m(c[x],h,k,w)),R=y(d(a[I],p,v,f)),L=y(m(r==1?h.max:
h.min,h,k,w)),N=new Path2D(o);return C(N,R,L),C(N,O,L),C(N,O,D),N})}function Or(e,t,n,s,o,r){let i=null;
if(e.length>0){i=new Path2D;let a=t==0?Er:xa,c=n;for(let d=0;d<e.length;d++){let m=e[d];if(m[1]>m[0]){
let f=m[0]-c;f>0&&a(i,c,s,f,s+r),c=m[1]}}let p=n+o-c,h=10;p>0&&a(i,c,s-h/2,p,s+r+h)}return i}function Lh(e,t,n){
let s=e[e.length-1];s&&s[0]==t?s[1]=n:e.push([t,n])}function Ta(e,t,n,s,o,r,i){let a=[],c=e.length;for(let p=o==
1?n:s;p>=n&&p<=s;p+=o)if(t[p]===null){let d=p,m=p;if(o==1)for(;++p<=s&&t[p]===null;)m=p;else for(;--p>=
n&&t[p]===null;)m=p;let f=r(e[d]),w=m==d?f:r(e[m]),v=d-o;f=i<=0&&v>=0&&v<c?r(e[v]):f;let y=m+o;w=i>=
0&&y>=0&&y<c?r(e[y]):w,w>=f&&a.push([f,w])}return a}function Tu(e){return e==0?Mu:e==1?Je:t=>is(t,e)}
function od(e){let t=e==0?Rr:Nr,n=e==0?(o,r,i,a,c,p)=>{o.arcTo(r,i,a,c,p)}:(o,r,i,a,c,p)=>{o.arcTo(i,
r,c,a,p)},s=e==0?(o,r,i,a,c)=>{o.rect(r,i,a,c)}:(o,r,i,a,c)=>{o.rect(i,r,c,a)};return(o,r,i,a,c,p=0,h=0)=>{
p==0&&h==0?s(o,r,i,a,c):(p=Zt(p,a/2,c/2),h=Zt(h,a/2,c/2),t(o,r+p,i),n(o,r+a,i,r+a,i+c,p),n(o,r+a,i+c,
r,i+c,h),n(o,r,i+c,r,i,h),n(o,r,i,r+a,i,p),o.closePath())}}var Rr=(e,t,n)=>{e.moveTo(t,n)},Nr=(e,t,n)=>{
e.moveTo(n,t)},js=(e,t,n)=>{e.lineTo(t,n)},Ks=(e,t,n)=>{e.lineTo(n,t)},Er=od(0),xa=od(1),rd=(e,t,n,s,o,r)=>{
e.arc(t,n,s,o,r)},id=(e,t,n,s,o,r)=>{e.arc(n,t,s,o,r)},ad=(e,t,n,s,o,r,i)=>{e.bezierCurveTo(t,n,s,o,
r,i)},ld=(e,t,n,s,o,r,i)=>{e.bezierCurveTo(n,t,o,s,i,r)};function cd(e){return(t,n,s,o,r)=>ds(t,n,(i,a,c,p,h,d,m,f,w,v,k)=>{
let{pxRound:y,points:S}=i,C,x;p.ori==0?(C=Rr,x=rd):(C=Nr,x=id);let I=Ae(S.width*we,3),O=(S.size-S.width)/
2*we,D=Ae(O*2,3),R=new Path2D,L=new Path2D,{left:N,top:P,width:$,height:M}=t.bbox;Er(L,N-D,P-D,$+D*2,
M+D*2);let H=W=>{if(c[W]!=null){let X=y(d(a[W],p,v,f)),U=y(m(c[W],h,k,w));C(R,X+O,U),x(R,X,U,O,0,kr*
2)}};if(r)r.forEach(H);else for(let W=s;W<=o;W++)H(W);return{stroke:I>0?R:null,fill:R,clip:L,flags:qs|
ca}})}function ud(e){return(t,n,s,o,r,i)=>{s!=o&&(r!=s&&i!=s&&e(t,n,s),r!=o&&i!=o&&e(t,n,o),e(t,n,i))}}
var Wh=ud(js),Bh=ud(Ks);function dd(e){let t=_e(e?.alignGaps,0);return(n,s,o,r)=>ds(n,s,(i,a,c,p,h,d,m,f,w,v,k)=>{
[o,r]=Cr(c,o,r);let y=i.pxRound,S=M=>y(d(M,p,v,f)),C=M=>y(m(M,h,k,w)),x,I;p.ori==0?(x=js,I=Wh):(x=Ks,
I=Bh);let O=p.dir*(p.ori==0?1:-1),D={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:qs},
R=D.stroke,L=!1;if(r-o>=v*4){let M=J=>n.posToVal(J,p.key,!0),H=null,W=null,X,U,be,j=S(a[O==1?o:r]),F=S(
a[o]),q=S(a[r]),ee=M(O==1?F+1:q-1);for(let J=O==1?o:r;J>=o&&J<=r;J+=O){let fe=a[J],xe=(O==1?fe<ee:fe>
ee)?j:S(fe),Se=c[J];xe==j?Se!=null?(U=Se,H==null?(x(R,xe,C(U)),X=H=W=U):U<H?H=U:U>W&&(W=U)):Se===null&&
(L=!0):(H!=null&&I(R,j,C(H),C(W),C(X),C(U)),Se!=null?(U=Se,x(R,xe,C(U)),H=W=X=U):(H=W=null,Se===null&&
(L=!0)),j=xe,ee=M(j+O))}H!=null&&H!=W&&be!=j&&I(R,j,C(H),C(W),C(X),C(U))}else for(let M=O==1?o:r;M>=
o&&M<=r;M+=O){let H=c[M];H===null?L=!0:H!=null&&x(R,S(a[M]),C(H))}let[P,$]=va(n,s);if(i.fill!=null||
P!=0){let M=D.fill=new Path2D(R),H=i.fillTo(n,s,i.min,i.max,P),W=C(H),X=S(a[o]),U=S(a[r]);O==-1&&([U,
X]=[X,U]),x(M,U,W),x(M,X,W)}if(!i.spanGaps){let M=[];L&&M.push(...Ta(a,c,o,r,O,S,t)),D.gaps=M=i.gaps(
n,s,o,r,M),D.clip=Or(M,p.ori,f,w,v,k)}return $!=0&&(D.band=$==2?[_n(n,s,o,r,R,-1),_n(n,s,o,r,R,1)]:_n(
n,s,o,r,R,$)),D})}function Hh(e){let t=_e(e.align,1),n=_e(e.ascDesc,!1),s=_e(e.alignGaps,0),o=_e(e.extend,
!1);return(r,i,a,c)=>ds(r,i,(p,h,d,m,f,w,v,k,y,S,C)=>{[a,c]=Cr(d,a,c);let x=p.pxRound,{left:I,width:O}=r.
bbox,D=F=>x(w(F,m,S,k)),R=F=>x(v(F,f,C,y)),L=m.ori==0?js:Ks,N={stroke:new Path2D,fill:null,clip:null,
band:null,gaps:null,flags:qs},P=N.stroke,$=m.dir*(m.ori==0?1:-1),M=R(d[$==1?a:c]),H=D(h[$==1?a:c]),W=H,
X=H;o&&t==-1&&(X=I,L(P,X,M)),L(P,H,M);for(let F=$==1?a:c;F>=a&&F<=c;F+=$){let q=d[F];if(q==null)continue;
let ee=D(h[F]),J=R(q);t==1?L(P,ee,M):L(P,W,J),L(P,ee,J),M=J,W=ee}let U=W;o&&t==1&&(U=I+O,L(P,U,M));let[
be,j]=va(r,i);if(p.fill!=null||be!=0){let F=N.fill=new Path2D(P),q=p.fillTo(r,i,p.min,p.max,be),ee=R(
q);L(F,U,ee),L(F,X,ee)}if(!p.spanGaps){let F=[];F.push(...Ta(h,d,a,c,$,D,s));let q=p.width*we/2,ee=n||
t==1?q:-q,J=n||t==-1?-q:q;F.forEach(fe=>{fe[0]+=ee,fe[1]+=J}),N.gaps=F=p.gaps(r,i,a,c,F),N.clip=Or(F,
m.ori,k,y,S,C)}return j!=0&&(N.band=j==2?[_n(r,i,a,c,P,-1),_n(r,i,a,c,P,1)]:_n(r,i,a,c,P,j)),N})}function xu(e,t,n,s,o,r,i=Pe){
if(e.length>1){let a=null;for(let c=0,p=1/0;c<e.length;c++)if(t[c]!==void 0){if(a!=null){let h=Qe(e[c]-
e[a]);h<p&&(p=h,i=Qe(n(e[c],s,o,r)-n(e[a],s,o,r)))}a=c}}return i}function Vh(e){e=e||So;let t=_e(e.size,
[.6,Pe,1]),n=e.align||0,s=e.gap||0,o=e.radius;o=o==null?[0,0]:typeof o=="number"?[o,0]:o;let r=de(o),
i=1-t[0],a=_e(t[1],Pe),c=_e(t[2],1),p=_e(e.disp,So),h=_e(e.each,f=>{}),{fill:d,stroke:m}=p;return(f,w,v,k)=>ds(
f,w,(y,S,C,x,I,O,D,R,L,N,P)=>{let $=y.pxRound,M=n,H=s*we,W=a*we,X=c*we,U,be;x.ori==0?[U,be]=r(f,w):[
be,U]=r(f,w);let j=x.dir*(x.ori==0?1:-1),F=x.ori==0?Er:xa,q=x.ori==0?h:(Z,Ie,Ze,hs,Wn,Qt,Bn)=>{h(Z,Ie,
Ze,Wn,hs,Bn,Qt)},ee=_e(f.bands,ya).find(Z=>Z.series[0]==w),J=ee!=null?ee.dir:0,fe=y.fillTo(f,w,y.min,
y.max,J),Xe=$(D(fe,I,P,L)),xe,Se,Ht,St=N,We=$(y.width*we),Jt=!1,cn=null,Ot=null,wn=null,ps=null;d!=null&&
(We==0||m!=null)&&(Jt=!0,cn=d.values(f,w,v,k),Ot=new Map,new Set(cn).forEach(Z=>{Z!=null&&Ot.set(Z,new Path2D)}),
We>0&&(wn=m.values(f,w,v,k),ps=new Map,new Set(wn).forEach(Z=>{Z!=null&&ps.set(Z,new Path2D)})));let{
x0:ms,size:Zs}=p;if(ms!=null&&Zs!=null){M=1,S=ms.values(f,w,v,k),ms.unit==2&&(S=S.map(Ze=>f.posToVal(
R+Ze*N,x.key,!0)));let Z=Zs.values(f,w,v,k);Zs.unit==2?Se=Z[0]*N:Se=O(Z[0],x,N,R)-O(0,x,N,R),St=xu(S,
C,O,x,N,R,St),Ht=St-Se+H}else St=xu(S,C,O,x,N,R,St),Ht=St*i+H,Se=St-Ht;Ht<1&&(Ht=0),We>=Se/2&&(We=0),
Ht<5&&($=Mu);let Po=Ht>0,Fn=St-Ht-(Po?We:0);Se=$(ia(Fn,X,W)),xe=(M==0?Se/2:M==j?0:Se)-M*j*((M==0?H/2:
0)+(Po?We/2:0));let dt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},gs=Jt?null:new Path2D,
un=null;if(ee!=null)un=f.data[ee.series[1]];else{let{y0:Z,y1:Ie}=p;Z!=null&&Ie!=null&&(C=Ie.values(f,
w,v,k),un=Z.values(f,w,v,k))}let Ln=U*Se,ie=be*Se;for(let Z=j==1?v:k;Z>=v&&Z<=k;Z+=j){let Ie=C[Z];if(Ie==
null)continue;if(un!=null){let _t=un[Z]??0;if(Ie-_t==0)continue;Xe=D(_t,I,P,L)}let Ze=x.distr!=2||p!=
null?S[Z]:Z,hs=O(Ze,x,N,R),Wn=D(_e(Ie,fe),I,P,L),Qt=$(hs-xe),Bn=$(ht(Wn,Xe)),kt=$(Zt(Wn,Xe)),Rt=Bn-kt;
if(Ie!=null){let _t=Ie<0?ie:Ln,Vt=Ie<0?Ln:ie;Jt?(We>0&&wn[Z]!=null&&F(ps.get(wn[Z]),Qt,kt+At(We/2),Se,
ht(0,Rt-We),_t,Vt),cn[Z]!=null&&F(Ot.get(cn[Z]),Qt,kt+At(We/2),Se,ht(0,Rt-We),_t,Vt)):F(gs,Qt,kt+At(
We/2),Se,ht(0,Rt-We),_t,Vt),q(f,w,Z,Qt-We/2,kt,Se+We,Rt)}}return We>0?dt.stroke=Jt?ps:gs:Jt||(dt._fill=
y.width==0?y._fill:y._stroke??y._fill,dt.width=0),dt.fill=Jt?Ot:gs,dt})}function Gh(e,t){let n=_e(t?.
alignGaps,0);return(s,o,r,i)=>ds(s,o,(a,c,p,h,d,m,f,w,v,k,y)=>{[r,i]=Cr(p,r,i);let S=a.pxRound,C=U=>S(
m(U,h,k,w)),x=U=>S(f(U,d,y,v)),I,O,D;h.ori==0?(I=Rr,D=js,O=ad):(I=Nr,D=Ks,O=ld);let R=h.dir*(h.ori==
0?1:-1),L=C(c[R==1?r:i]),N=L,P=[],$=[];for(let U=R==1?r:i;U>=r&&U<=i;U+=R)if(p[U]!=null){let j=c[U],
F=C(j);P.push(N=F),$.push(x(p[U]))}let M={stroke:e(P,$,I,D,O,S),fill:null,clip:null,band:null,gaps:null,
flags:qs},H=M.stroke,[W,X]=va(s,o);if(a.fill!=null||W!=0){let U=M.fill=new Path2D(H),be=a.fillTo(s,o,
a.min,a.max,W),j=x(be);D(U,N,j),D(U,L,j)}if(!a.spanGaps){let U=[];U.push(...Ta(c,p,r,i,R,C,n)),M.gaps=
U=a.gaps(s,o,r,i,U),M.clip=Or(U,h.ori,w,v,k,y)}return X!=0&&(M.band=X==2?[_n(s,o,r,i,H,-1),_n(s,o,r,
i,H,1)]:_n(s,o,r,i,H,X)),M})}function Uh(e){return Gh(qh,e)}function qh(e,t,n,s,o,r){let i=e.length;
if(i<2)return null;let a=new Path2D;if(n(a,e[0],t[0]),i==2)s(a,e[1],t[1]);else{let c=Array(i),p=Array(
i-1),h=Array(i-1),d=Array(i-1);for(let m=0;m<i-1;m++)h[m]=t[m+1]-t[m],d[m]=e[m+1]-e[m],p[m]=h[m]/d[m];
c[0]=p[0];for(let m=1;m<i-1;m++)p[m]===0||p[m-1]===0||p[m-1]>0!=p[m]>0?c[m]=0:(c[m]=3*(d[m-1]+d[m])/
((2*d[m]+d[m-1])/p[m-1]+(d[m]+2*d[m-1])/p[m]),isFinite(c[m])||(c[m]=0));c[i-1]=p[i-2];for(let m=0;m<
i-1;m++)o(a,e[m]+d[m]/3,t[m]+c[m]*d[m]/3,e[m+1]-d[m]/3,t[m+1]-c[m+1]*d[m]/3,e[m+1],t[m+1])}return a}
var ua=new Set;function Cu(){for(let e of ua)e.syncRect(!0)}zs&&(cs(xg,Hs,Cu),cs(Cg,Hs,Cu,!0),cs(vr,
Hs,()=>{Ye.pxRatio=we}));var zh=dd(),jh=cd();function Pu(e,t,n,s){return(s?[e[0],e[1]].concat(e.slice(
2)):[e[0]].concat(e.slice(1))).map((r,i)=>da(r,i,t,n))}function Kh(e,t){return e.map((n,s)=>s==0?{}:
Ke({},t,n))}function da(e,t,n,s){return Ke({},t==0?n:s,e)}function fd(e,t,n){return t==null?Gs:[t,n]}
var Yh=fd;function Zh(e,t,n){return t==null?Gs:Tr(t,n,ha,!0)}function pd(e,t,n,s){return t==null?Gs:
Pr(t,n,e.scales[s].log,!1)}var Jh=pd;function md(e,t,n,s){return t==null?Gs:ga(t,n,e.scales[s].log,!1)}
var Qh=md;function Xh(e,t,n,s,o){let r=ht(ru(e),ru(t)),i=t-e,a=Yt(o/s*i,n);do{let c=n[a],p=s*c/i;if(p>=
o&&r+(c<5?Dn.get(c):0)<=17)return[c,p]}while(++a<n.length);return[0,0]}function Au(e){let t,n;return e=
e.replace(/(\d+)px/,(s,o)=>(t=Je((n=+o)*we))+"px"),[e,t,n]}function e_(e){e.show&&[e.font,e.labelFont].
forEach(t=>{let n=Ae(t[2]*we,1);t[0]=t[0].replace(/[0-9.]+px/,n+"px"),t[1]=n})}function Ye(e,t,n){let s={
mode:_e(e.mode,1)},o=s.mode;function r(u,g,_,b){let T=g.valToPct(u);return b+_*(g.dir==-1?1-T:T)}function i(u,g,_,b){
let T=g.valToPct(u);return b+_*(g.dir==-1?T:1-T)}function a(u,g,_,b){return g.ori==0?r(u,g,_,b):i(u,
g,_,b)}s.valToPosH=r,s.valToPosV=i;let c=!1;s.status=0;let p=s.root=Wt(ag);if(e.id!=null&&(p.id=e.id),
Pt(p,e.class),e.title){let u=Wt(ug,p);u.textContent=e.title}let h=Kt("canvas"),d=s.ctx=h.getContext(
"2d"),m=Wt(dg,p);cs("click",m,u=>{u.target===w&&(Oe!=Ps||De!=As)&&lt.click(s,u)},!0);let f=s.under=Wt(
fg,m);m.appendChild(h);let w=s.over=Wt(pg,m);e=Us(e);let v=+_e(e.pxAlign,1),k=Tu(v);(e.plugins||[]).
forEach(u=>{u.opts&&(e=u.opts(s,e)||e)});let y=e.ms||.001,S=s.series=o==1?Pu(e.series||[],_u,ku,!1):
Kh(e.series||[null],Su),C=s.axes=Pu(e.axes||[],hu,wu,!0),x=s.scales={},I=s.bands=e.bands||[];I.forEach(
u=>{u.fill=de(u.fill||null),u.dir=_e(u.dir,-1)});let O=o==2?S[1].facets[0].scale:S[0].scale,D={axes:Of,
series:xf},R=(e.drawOrder||["axes","series"]).map(u=>D[u]);function L(u){let g=u.distr==3?_=>hn(_>0?
_:u.clamp(s,_,u.min,u.max,u.key)):u.distr==4?_=>Qi(_,u.asinh):u.distr==100?_=>u.fwd(_):_=>_;return _=>{
let b=g(_),{_min:T,_max:A}=u,E=A-T;return(b-T)/E}}function N(u){let g=x[u];if(g==null){let _=(e.scales||
So)[u]||So;if(_.from!=null){N(_.from);let b=Ke({},x[_.from],_,{key:u});b.valToPct=L(b),x[u]=b}else{g=
x[u]=Ke({},u==O?nd:Dh,_),g.key=u;let b=g.time,T=g.range,A=$n(T);if((u!=O||o==2&&!b)&&(A&&(T[0]==null||
T[1]==null)&&(T={min:T[0]==null?nu:{mode:1,hard:T[0],soft:T[0]},max:T[1]==null?nu:{mode:1,hard:T[1],
soft:T[1]}},A=!1),!A&&Ir(T))){let E=T;T=(V,G,K)=>G==null?Gs:Tr(G,K,E)}g.range=de(T||(b?Yh:u==O?g.distr==
3?Jh:g.distr==4?Qh:fd:g.distr==3?pd:g.distr==4?md:Zh)),g.auto=de(A?!1:g.auto),g.clamp=de(g.clamp||$h),
g._min=g._max=null,g.valToPct=L(g)}}}N("x"),N("y"),o==1&&S.forEach(u=>{N(u.scale)}),C.forEach(u=>{N(
u.scale)});for(let u in e.scales)N(u);let P=x[O],$=P.distr,M,H;P.ori==0?(Pt(p,lg),M=r,H=i):(Pt(p,cg),
M=i,H=r);let W={};for(let u in x){let g=x[u];(g.min!=null||g.max!=null)&&(W[u]={min:g.min,max:g.max},
g.min=g.max=null)}let X=e.tzDate||(u=>new Date(Je(u/y))),U=e.fmtDate||wa,be=y==1?lh(X):dh(X),j=pu(X,
fu(y==1?ah:uh,U)),F=gu(X,mu(ph,U)),q=[],ee=s.legend=Ke({},hh,e.legend),J=s.cursor=Ke({},kh,{drag:{y:o==
2}},e.cursor),fe=ee.show,Xe=J.show,xe=ee.markers;ee.idxs=q,xe.width=de(xe.width),xe.dash=de(xe.dash),
xe.stroke=de(xe.stroke),xe.fill=de(xe.fill);let Se,Ht,St,We=[],Jt=[],cn,Ot=!1,wn={};if(ee.live){let u=S[1]?
S[1].values:null;Ot=u!=null,cn=Ot?u(s,1,0):{_:0};for(let g in cn)wn[g]=pa}if(fe)if(Se=Kt("table",wg,
p),St=Kt("tbody",null,Se),ee.mount(s,Se),Ot){Ht=Kt("thead",null,Se,St);let u=Kt("tr",null,Ht);Kt("th",
null,u);for(var ps in cn)Kt("th",Gc,u).textContent=ps}else Pt(Se,Sg),ee.live&&Pt(Se,bg);let ms={show:!0},
Zs={show:!1};function Po(u,g){if(g==0&&(Ot||!ee.live||o==2))return Gs;let _=[],b=Kt("tr",kg,St,St.childNodes[g]);
Pt(b,u.class),u.show||Pt(b,ls);let T=Kt("th",null,b);if(xe.show){let V=Wt(vg,T);if(g>0){let G=xe.width(
s,g);G&&(V.style.border=G+"px "+xe.dash(s,g)+" "+xe.stroke(s,g)),V.style.background=xe.fill(s,g)}}let A=Wt(
Gc,T);u.label instanceof HTMLElement?A.appendChild(u.label):A.textContent=u.label,g>0&&(xe.show||(A.
style.color=u.width>0?xe.stroke(s,g):xe.fill(s,g)),dt("click",T,V=>{if(J._lock)return;Vn(V);let G=S.
indexOf(u);if((V.ctrlKey||V.metaKey)!=ee.isolate){let K=S.some((Y,Q)=>Q>0&&Q!=G&&Y.show);S.forEach((Y,Q)=>{
Q>0&&en(Q,K?Q==G?ms:Zs:ms,!0,qe.setSeries)})}else en(G,{show:!u.show},!0,qe.setSeries)},!1),ys&&dt(jc,
T,V=>{J._lock||(Vn(V),en(S.indexOf(u),Os,!0,qe.setSeries))},!1));for(var E in cn){let V=Kt("td",Tg,b);
V.textContent="--",_.push(V)}return[b,_]}let Fn=new Map;function dt(u,g,_,b=!0){let T=Fn.get(g)||{},
A=J.bind[u](s,g,_,b);A&&(cs(u,g,T[u]=A),Fn.set(g,T))}function gs(u,g,_){let b=Fn.get(g)||{};for(let T in b)
(u==null||T==u)&&(ra(T,g,b[T]),delete b[T]);u==null&&Fn.delete(g)}let un=0,Ln=0,ie=0,Z=0,Ie=0,Ze=0,hs=Ie,
Wn=Ze,Qt=ie,Bn=Z,kt=0,Rt=0,_t=0,Vt=0;s.bbox={};let Lr=!1,Ao=!1,_s=!1,Hn=!1,Io=!1,Nt=!1;function Wr(u,g,_){
(_||u!=s.width||g!=s.height)&&Da(u,g),vs(!1),_s=!0,Ao=!0,Ts()}function Da(u,g){s.width=un=ie=u,s.height=
Ln=Z=g,Ie=Ze=0,yf(),wf();let _=s.bbox;kt=_.left=is(Ie*we,.5),Rt=_.top=is(Ze*we,.5),_t=_.width=is(ie*
we,.5),Vt=_.height=is(Z*we,.5)}let gf=3;function hf(){let u=!1,g=0;for(;!u;){g++;let _=Af(g),b=If(g);
u=g==gf||_&&b,u||(Da(s.width,s.height),Ao=!0)}}function _f({width:u,height:g}){Wr(u,g)}s.setSize=_f;
function yf(){let u=!1,g=!1,_=!1,b=!1;C.forEach((T,A)=>{if(T.show&&T._show){let{side:E,_size:V}=T,G=E%
2,K=T.label!=null?T.labelSize:0,Y=V+K;Y>0&&(G?(ie-=Y,E==3?(Ie+=Y,b=!0):_=!0):(Z-=Y,E==0?(Ze+=Y,u=!0):
g=!0))}}),Gn[0]=u,Gn[1]=_,Gn[2]=g,Gn[3]=b,ie-=bn[1]+bn[3],Ie+=bn[3],Z-=bn[2]+bn[0],Ze+=bn[0]}function wf(){
let u=Ie+ie,g=Ze+Z,_=Ie,b=Ze;function T(A,E){switch(A){case 1:return u+=E,u-E;case 2:return g+=E,g-E;case 3:
return _-=E,_+E;case 0:return b-=E,b+E}}C.forEach((A,E)=>{if(A.show&&A._show){let V=A.side;A._pos=T(
V,A._size),A.label!=null&&(A._lpos=T(V,A.labelSize))}})}if(J.dataIdx==null){let u=J.hover,g=u.skip=new Set(
u.skip??[]);g.add(void 0);let _=u.prox=de(u.prox),b=u.bias??=0;J.dataIdx=(T,A,E,V)=>{if(A==0)return E;
let G=E,K=_(T,A,E,V)??Pe,Y=K>=0&&K<Pe,Q=P.ori==0?ie:Z,re=J.left,ye=t[0],me=t[A];if(g.has(me[E])){G=null;
let ce=null,oe=null,ne;if(b==0||b==-1)for(ne=E;ce==null&&ne-- >0;)g.has(me[ne])||(ce=ne);if(b==0||b==
1)for(ne=E;oe==null&&ne++<me.length;)g.has(me[ne])||(oe=ne);if(ce!=null||oe!=null)if(Y){let Ne=ce==null?
-1/0:M(ye[ce],P,Q,0),Be=oe==null?1/0:M(ye[oe],P,Q,0),rt=re-Ne,Te=Be-re;rt<=Te?rt<=K&&(G=ce):Te<=K&&(G=
oe)}else G=oe==null?ce:ce==null?oe:E-ce<=oe-E?ce:oe}else Y&&Qe(re-M(ye[E],P,Q,0))>K&&(G=null);return G}}
let Vn=u=>{J.event=u};J.idxs=q,J._lock=!1;let ct=J.points;ct.show=de(ct.show),ct.size=de(ct.size),ct.
stroke=de(ct.stroke),ct.width=de(ct.width),ct.fill=de(ct.fill);let Xt=s.focus=Ke({},e.focus||{alpha:.3},
J.focus),ys=Xt.prox>=0,ws=ys&&ct.one,Et=[],bs=[],Ss=[];function Fa(u,g){let _=ct.show(s,g);if(_ instanceof
HTMLElement)return Pt(_,yg),Pt(_,u.class),an(_,-10,-10,ie,Z),w.insertBefore(_,Et[g]),_}function La(u,g){
if(o==1||g>0){let _=o==1&&x[u.scale].time,b=u.value;u.value=_?lu(b)?gu(X,mu(b,U)):b||F:b||Nh,u.label=
u.label||(_?Th:vh)}if(ws||g>0){u.width=u.width==null?1:u.width,u.paths=u.paths||zh||Dg,u.fillTo=de(u.
fillTo||Fh),u.pxAlign=+_e(u.pxAlign,v),u.pxRound=Tu(u.pxAlign),u.stroke=de(u.stroke||null),u.fill=de(
u.fill||null),u._stroke=u._fill=u._paths=u._focus=null;let _=Eh(ht(1,u.width),1),b=u.points=Ke({},{size:_,
width:ht(1,_*.2),stroke:u.stroke,space:_*2,paths:jh,_stroke:null,_fill:null},u.points);b.show=de(b.show),
b.filter=de(b.filter),b.fill=de(b.fill),b.stroke=de(b.stroke),b.paths=de(b.paths),b.pxAlign=u.pxAlign}
if(fe){let _=Po(u,g);We.splice(g,0,_[0]),Jt.splice(g,0,_[1]),ee.values.push(null)}if(Xe){q.splice(g,
0,null);let _=null;ws?g==0&&(_=Fa(u,g)):g>0&&(_=Fa(u,g)),Et.splice(g,0,_),bs.splice(g,0,0),Ss.splice(
g,0,0)}ot("addSeries",g)}function bf(u,g){g=g??S.length,u=o==1?da(u,g,_u,ku):da(u,g,{},Su),S.splice(
g,0,u),La(S[g],g)}s.addSeries=bf;function Sf(u){if(S.splice(u,1),fe){ee.values.splice(u,1),Jt.splice(
u,1);let g=We.splice(u,1)[0];gs(null,g.firstChild),g.remove()}Xe&&(q.splice(u,1),Et.splice(u,1)[0].remove(),
bs.splice(u,1),Ss.splice(u,1)),ot("delSeries",u)}s.delSeries=Sf;let Gn=[!1,!1,!1,!1];function kf(u,g){
if(u._show=u.show,u.show){let _=u.side%2,b=x[u.scale];b==null&&(u.scale=_?S[1].scale:O,b=x[u.scale]);
let T=b.time;u.size=de(u.size),u.space=de(u.space),u.rotate=de(u.rotate),$n(u.incrs)&&u.incrs.forEach(
E=>{!Dn.has(E)&&Dn.set(E,Fu(E))}),u.incrs=de(u.incrs||(b.distr==2?oh:T?y==1?ih:ch:as)),u.splits=de(u.
splits||(T&&b.distr==1?be:b.distr==3?aa:b.distr==4?Ph:Ch)),u.stroke=de(u.stroke),u.grid.stroke=de(u.
grid.stroke),u.ticks.stroke=de(u.ticks.stroke),u.border.stroke=de(u.border.stroke);let A=u.values;u.
values=$n(A)&&!$n(A[0])?de(A):T?$n(A)?pu(X,fu(A,U)):lu(A)?fh(X,A):A||j:A||xh,u.filter=de(u.filter||(b.
distr>=3&&b.log==10?Oh:b.distr==3&&b.log==2?Rh:$u)),u.font=Au(u.font),u.labelFont=Au(u.labelFont),u.
_size=u.size(s,null,g,0),u._space=u._rotate=u._incrs=u._found=u._splits=u._values=null,u._size>0&&(Gn[g]=
!0,u._el=Wt(mg,m))}}function Js(u,g,_,b){let[T,A,E,V]=_,G=g%2,K=0;return G==0&&(V||A)&&(K=g==0&&!T||
g==2&&!E?Je(hu.size/3):0),G==1&&(T||E)&&(K=g==1&&!A||g==3&&!V?Je(wu.size/2):0),K}let Wa=s.padding=(e.
padding||[Js,Js,Js,Js]).map(u=>de(_e(u,Js))),bn=s._padding=Wa.map((u,g)=>u(s,g,Gn,0)),at,et=null,tt=null,
Oo=o==1?S[0].idxs:null,Gt=null,Qs=!1;function Ba(u,g){if(t=u??[],s.data=s._data=t,o==2){at=0;for(let _=1;_<
S.length;_++)at+=t[_][0].length}else{t.length==0&&(s.data=s._data=t=[[]]),Gt=t[0],at=Gt.length;let _=t;
if($==2){_=t.slice();let b=_[0]=Array(at);for(let T=0;T<at;T++)b[T]=T}s._data=t=_}if(vs(!0),ot("setD\
ata"),$==2&&(_s=!0),g!==!1){let _=P;_.auto(s,Qs)?Br():kn(O,_.min,_.max),Hn=Hn||J.left>=0,Nt=!0,Ts()}}
s.setData=Ba;function Br(){Qs=!0;let u,g;o==1&&(at>0?(et=Oo[0]=0,tt=Oo[1]=at-1,u=t[0][et],g=t[0][tt],
$==2?(u=et,g=tt):u==g&&($==3?[u,g]=Pr(u,u,P.log,!1):$==4?[u,g]=ga(u,u,P.log,!1):P.time?g=u+Je(86400/
y):[u,g]=Tr(u,g,ha,!0))):(et=Oo[0]=u=null,tt=Oo[1]=g=null)),kn(O,u,g)}let Ro,ks,Hr,Vr,Gr,Ur,qr,zr,jr,
yt;function Ha(u,g,_,b,T,A){u??=qc,_??=ya,b??="butt",T??=qc,A??="round",u!=Ro&&(d.strokeStyle=Ro=u),
T!=ks&&(d.fillStyle=ks=T),g!=Hr&&(d.lineWidth=Hr=g),A!=Gr&&(d.lineJoin=Gr=A),b!=Ur&&(d.lineCap=Ur=b),
_!=Vr&&d.setLineDash(Vr=_)}function Va(u,g,_,b){g!=ks&&(d.fillStyle=ks=g),u!=qr&&(d.font=qr=u),_!=zr&&
(d.textAlign=zr=_),b!=jr&&(d.textBaseline=jr=b)}function Kr(u,g,_,b,T=0){if(b.length>0&&u.auto(s,Qs)&&
(g==null||g.min==null)){let A=_e(et,0),E=_e(tt,b.length-1),V=_.min==null?Og(b,A,E,T,u.distr==3):[_.min,
_.max];u.min=Zt(u.min,_.min=V[0]),u.max=ht(u.max,_.max=V[1])}}let Ga={min:null,max:null};function vf(){
for(let b in x){let T=x[b];W[b]==null&&(T.min==null||W[O]!=null&&T.auto(s,Qs))&&(W[b]=Ga)}for(let b in x){
let T=x[b];W[b]==null&&T.from!=null&&W[T.from]!=null&&(W[b]=Ga)}W[O]!=null&&vs(!0);let u={};for(let b in W){
let T=W[b];if(T!=null){let A=u[b]=Us(x[b],Wg);if(T.min!=null)Ke(A,T);else if(b!=O||o==2)if(at==0&&A.
from==null){let E=A.range(s,null,null,b);A.min=E[0],A.max=E[1]}else A.min=Pe,A.max=-Pe}}if(at>0){S.forEach(
(b,T)=>{if(o==1){let A=b.scale,E=W[A];if(E==null)return;let V=u[A];if(T==0){let G=V.range(s,V.min,V.
max,A);V.min=G[0],V.max=G[1],et=Yt(V.min,t[0]),tt=Yt(V.max,t[0]),tt-et>1&&(t[0][et]<V.min&&et++,t[0][tt]>
V.max&&tt--),b.min=Gt[et],b.max=Gt[tt]}else b.show&&b.auto&&Kr(V,E,b,t[T],b.sorted);b.idxs[0]=et,b.idxs[1]=
tt}else if(T>0&&b.show&&b.auto){let[A,E]=b.facets,V=A.scale,G=E.scale,[K,Y]=t[T],Q=u[V],re=u[G];Q!=null&&
Kr(Q,W[V],A,K,A.sorted),re!=null&&Kr(re,W[G],E,Y,E.sorted),b.min=E.min,b.max=E.max}});for(let b in u){
let T=u[b],A=W[b];if(T.from==null&&(A==null||A.min==null)){let E=T.range(s,T.min==Pe?null:T.min,T.max==
-Pe?null:T.max,b);T.min=E[0],T.max=E[1]}}}for(let b in u){let T=u[b];if(T.from!=null){let A=u[T.from];
if(A.min==null)T.min=T.max=null;else{let E=T.range(s,A.min,A.max,b);T.min=E[0],T.max=E[1]}}}let g={},
_=!1;for(let b in u){let T=u[b],A=x[b];if(A.min!=T.min||A.max!=T.max){A.min=T.min,A.max=T.max;let E=A.
distr;A._min=E==3?hn(A.min):E==4?Qi(A.min,A.asinh):E==100?A.fwd(A.min):A.min,A._max=E==3?hn(A.max):E==
4?Qi(A.max,A.asinh):E==100?A.fwd(A.max):A.max,g[b]=_=!0}}if(_){S.forEach((b,T)=>{o==2?T>0&&g.y&&(b._paths=
null):g[b.scale]&&(b._paths=null)});for(let b in g)_s=!0,ot("setScale",b);Xe&&J.left>=0&&(Hn=Nt=!0)}
for(let b in W)W[b]=null}function Tf(u){let g=ia(et-1,0,at-1),_=ia(tt+1,0,at-1);for(;u[g]==null&&g>0;)
g--;for(;u[_]==null&&_<at-1;)_++;return[g,_]}function xf(){if(at>0){let u=S.some(g=>g._focus)&&yt!=Xt.
alpha;u&&(d.globalAlpha=yt=Xt.alpha),S.forEach((g,_)=>{if(_>0&&g.show&&(Ua(_,!1),Ua(_,!0),g._paths==
null)){let b=yt;yt!=g.alpha&&(d.globalAlpha=yt=g.alpha);let T=o==2?[0,t[_][0].length-1]:Tf(t[_]);g._paths=
g.paths(s,_,T[0],T[1]),yt!=b&&(d.globalAlpha=yt=b)}}),S.forEach((g,_)=>{if(_>0&&g.show){let b=yt;yt!=
g.alpha&&(d.globalAlpha=yt=g.alpha),g._paths!=null&&qa(_,!1);{let T=g._paths!=null?g._paths.gaps:null,
A=g.points.show(s,_,et,tt,T),E=g.points.filter(s,_,A,T);(A||E)&&(g.points._paths=g.points.paths(s,_,
et,tt,E),qa(_,!0))}yt!=b&&(d.globalAlpha=yt=b),ot("drawSeries",_)}}),u&&(d.globalAlpha=yt=1)}}function Ua(u,g){
let _=g?S[u].points:S[u];_._stroke=_.stroke(s,u),_._fill=_.fill(s,u)}function qa(u,g){let _=g?S[u].points:
S[u],{stroke:b,fill:T,clip:A,flags:E,_stroke:V=_._stroke,_fill:G=_._fill,_width:K=_.width}=_._paths;
K=Ae(K*we,3);let Y=null,Q=K%2/2;g&&G==null&&(G=K>0?"#fff":V);let re=_.pxAlign==1&&Q>0;if(re&&d.translate(
Q,Q),!g){let ye=kt-K/2,me=Rt-K/2,ce=_t+K,oe=Vt+K;Y=new Path2D,Y.rect(ye,me,ce,oe)}g?Yr(V,K,_.dash,_.
cap,G,b,T,E,A):Cf(u,V,K,_.dash,_.cap,G,b,T,E,Y,A),re&&d.translate(-Q,-Q)}function Cf(u,g,_,b,T,A,E,V,G,K,Y){
let Q=!1;G!=0&&I.forEach((re,ye)=>{if(re.series[0]==u){let me=S[re.series[1]],ce=t[re.series[1]],oe=(me.
_paths||So).band;$n(oe)&&(oe=re.dir==1?oe[0]:oe[1]);let ne,Ne=null;me.show&&oe&&Ng(ce,et,tt)?(Ne=re.
fill(s,ye)||A,ne=me._paths.clip):oe=null,Yr(g,_,b,T,Ne,E,V,G,K,Y,ne,oe),Q=!0}}),Q||Yr(g,_,b,T,A,E,V,
G,K,Y)}let za=qs|ca;function Yr(u,g,_,b,T,A,E,V,G,K,Y,Q){Ha(u,g,_,b,T),(G||K||Q)&&(d.save(),G&&d.clip(
G),K&&d.clip(K)),Q?(V&za)==za?(d.clip(Q),Y&&d.clip(Y),Eo(T,E),No(u,A,g)):V&ca?(Eo(T,E),d.clip(Q),No(
u,A,g)):V&qs&&(d.save(),d.clip(Q),Y&&d.clip(Y),Eo(T,E),d.restore(),No(u,A,g)):(Eo(T,E),No(u,A,g)),(G||
K||Q)&&d.restore()}function No(u,g,_){_>0&&(g instanceof Map?g.forEach((b,T)=>{d.strokeStyle=Ro=T,d.
stroke(b)}):g!=null&&u&&d.stroke(g))}function Eo(u,g){g instanceof Map?g.forEach((_,b)=>{d.fillStyle=
ks=b,d.fill(_)}):g!=null&&u&&d.fill(g)}function Pf(u,g,_,b){let T=C[u],A;if(b<=0)A=[0,0];else{let E=T.
_space=T.space(s,u,g,_,b),V=T._incrs=T.incrs(s,u,g,_,b,E);A=Xh(g,_,V,b,E)}return T._found=A}function Zr(u,g,_,b,T,A,E,V,G,K){
let Y=E%2/2;v==1&&d.translate(Y,Y),Ha(V,E,G,K,V),d.beginPath();let Q,re,ye,me,ce=T+(b==0||b==3?-A:A);
_==0?(re=T,me=ce):(Q=T,ye=ce);for(let oe=0;oe<u.length;oe++)g[oe]!=null&&(_==0?Q=ye=u[oe]:re=me=u[oe],
d.moveTo(Q,re),d.lineTo(ye,me));d.stroke(),v==1&&d.translate(-Y,-Y)}function Af(u){let g=!0;return C.
forEach((_,b)=>{if(!_.show)return;let T=x[_.scale];if(T.min==null){_._show&&(g=!1,_._show=!1,vs(!1));
return}else _._show||(g=!1,_._show=!0,vs(!1));let A=_.side,E=A%2,{min:V,max:G}=T,[K,Y]=Pf(b,V,G,E==0?
ie:Z);if(Y==0)return;let Q=T.distr==2,re=_._splits=_.splits(s,b,V,G,K,Y,Q),ye=T.distr==2?re.map(ne=>Gt[ne]):
re,me=T.distr==2?Gt[re[1]]-Gt[re[0]]:K,ce=_._values=_.values(s,_.filter(s,ye,b,Y,me),b,Y,me);_._rotate=
A==2?_.rotate(s,ce,b,Y):0;let oe=_._size;_._size=Bt(_.size(s,ce,b,u)),oe!=null&&_._size!=oe&&(g=!1)}),
g}function If(u){let g=!0;return Wa.forEach((_,b)=>{let T=_(s,b,Gn,u);T!=bn[b]&&(g=!1),bn[b]=T}),g}function Of(){
for(let u=0;u<C.length;u++){let g=C[u];if(!g.show||!g._show)continue;let _=g.side,b=_%2,T,A,E=g.stroke(
s,u),V=_==0||_==3?-1:1,[G,K]=g._found;if(g.label!=null){let pt=g.labelGap*V,xt=Je((g._lpos+pt)*we);Va(
g.labelFont[0],E,"center",_==2?"top":Uc),d.save(),b==1?(T=A=0,d.translate(xt,Je(Rt+Vt/2)),d.rotate((_==
3?-kr:kr)/2)):(T=Je(kt+_t/2),A=xt);let zn=Eu(g.label)?g.label(s,u,G,K):g.label;d.fillText(zn,T,A),d.
restore()}if(K==0)continue;let Y=x[g.scale],Q=b==0?_t:Vt,re=b==0?kt:Rt,ye=g._splits,me=Y.distr==2?ye.
map(pt=>Gt[pt]):ye,ce=Y.distr==2?Gt[ye[1]]-Gt[ye[0]]:G,oe=g.ticks,ne=g.border,Ne=oe.show?oe.size:0,Be=Je(
Ne*we),rt=Je((g.alignTo==2?g._size-Ne-g.gap:g.gap)*we),Te=g._rotate*-kr/180,He=k(g._pos*we),vt=(Be+rt)*
V,ft=He+vt;A=b==0?ft:0,T=b==1?ft:0;let Mt=g.font[0],Ut=g.align==1?Ws:g.align==2?Yi:Te>0?Ws:Te<0?Yi:b==
0?"center":_==3?Yi:Ws,nn=Te||b==1?"middle":_==2?"top":Uc;Va(Mt,E,Ut,nn);let Tt=g.font[1]*g.lineGap,$t=ye.
map(pt=>k(a(pt,Y,Q,re))),qt=g._values;for(let pt=0;pt<qt.length;pt++){let xt=qt[pt];if(xt!=null){b==
0?T=$t[pt]:A=$t[pt],xt=""+xt;let zn=xt.indexOf(`
`)==-1?[xt]:xt.split(/\n/gm);for(let mt=0;mt<zn.length;mt++){let dl=zn[mt];Te?(d.save(),d.translate(
T,A+mt*Tt),d.rotate(Te),d.fillText(dl,0,0),d.restore()):d.fillText(dl,T,A+mt*Tt)}}}oe.show&&Zr($t,oe.
filter(s,me,u,K,ce),b,_,He,Be,Ae(oe.width*we,3),oe.stroke(s,u),oe.dash,oe.cap);let sn=g.grid;sn.show&&
Zr($t,sn.filter(s,me,u,K,ce),b,b==0?2:1,b==0?Rt:kt,b==0?Vt:_t,Ae(sn.width*we,3),sn.stroke(s,u),sn.dash,
sn.cap),ne.show&&Zr([He],[1],b==0?1:0,b==0?1:2,b==1?Rt:kt,b==1?Vt:_t,Ae(ne.width*we,3),ne.stroke(s,u),
ne.dash,ne.cap)}ot("drawAxes")}function vs(u){S.forEach((g,_)=>{_>0&&(g._paths=null,u&&(o==1?(g.min=
null,g.max=null):g.facets.forEach(b=>{b.min=null,b.max=null})))})}let Mo=!1,Jr=!1,Xs=[];function Rf(){
Jr=!1;for(let u=0;u<Xs.length;u++)ot(...Xs[u]);Xs.length=0}function Ts(){Mo||(zg(ja),Mo=!0)}function Nf(u,g=!1){
Mo=!0,Jr=g,u(s),ja(),g&&Xs.length>0&&queueMicrotask(Rf)}s.batch=Nf;function ja(){if(Lr&&(vf(),Lr=!1),
_s&&(hf(),_s=!1),Ao){if($e(f,Ws,Ie),$e(f,"top",Ze),$e(f,_o,ie),$e(f,yo,Z),$e(w,Ws,Ie),$e(w,"top",Ze),
$e(w,_o,ie),$e(w,yo,Z),$e(m,_o,un),$e(m,yo,Ln),h.width=Je(un*we),h.height=Je(Ln*we),C.forEach(({_el:u,
_show:g,_size:_,_pos:b,side:T})=>{if(u!=null)if(g){let A=T===3||T===0?_:0,E=T%2==1;$e(u,E?"left":"to\
p",b-A),$e(u,E?"width":"height",_),$e(u,E?"top":"left",E?Ze:Ie),$e(u,E?"height":"width",E?Z:ie),oa(u,
ls)}else Pt(u,ls)}),Ro=ks=Hr=Gr=Ur=qr=zr=jr=Vr=null,yt=1,no(!0),Ie!=hs||Ze!=Wn||ie!=Qt||Z!=Bn){vs(!1);
let u=ie/Qt,g=Z/Bn;if(Xe&&!Hn&&J.left>=0){J.left*=u,J.top*=g,xs&&an(xs,Je(J.left),0,ie,Z),Cs&&an(Cs,
0,Je(J.top),ie,Z);for(let _=0;_<Et.length;_++){let b=Et[_];b!=null&&(bs[_]*=u,Ss[_]*=g,an(b,Bt(bs[_]),
Bt(Ss[_]),ie,Z))}}if(Re.show&&!Io&&Re.left>=0&&Re.width>0){Re.left*=u,Re.width*=u,Re.top*=g,Re.height*=
g;for(let _ in si)$e(Is,_,Re[_])}hs=Ie,Wn=Ze,Qt=ie,Bn=Z}ot("setSize"),Ao=!1}un>0&&Ln>0&&(d.clearRect(
0,0,h.width,h.height),ot("drawClear"),R.forEach(u=>u()),ot("draw")),Re.show&&Io&&($o(Re),Io=!1),Xe&&
Hn&&(qn(null,!0,!1),Hn=!1),ee.show&&ee.live&&Nt&&(ti(),Nt=!1),c||(c=!0,s.status=1,ot("ready")),Qs=!1,
Mo=!1}s.redraw=(u,g)=>{_s=g||!1,u!==!1?kn(O,P.min,P.max):Ts()};function Qr(u,g){let _=x[u];if(_.from==
null){if(at==0){let b=_.range(s,g.min,g.max,u);g.min=b[0],g.max=b[1]}if(g.min>g.max){let b=g.min;g.min=
g.max,g.max=b}if(at>1&&g.min!=null&&g.max!=null&&g.max-g.min<1e-16)return;u==O&&_.distr==2&&at>0&&(g.
min=Yt(g.min,t[0]),g.max=Yt(g.max,t[0]),g.min==g.max&&g.max++),W[u]=g,Lr=!0,Ts()}}s.setScale=Qr;let Xr,
ei,xs,Cs,Ka,Ya,Ps,As,Za,Ja,Oe,De,Sn=!1,lt=J.drag,nt=lt.x,st=lt.y;Xe&&(J.x&&(Xr=Wt(hg,w)),J.y&&(ei=Wt(
_g,w)),P.ori==0?(xs=Xr,Cs=ei):(xs=ei,Cs=Xr),Oe=J.left,De=J.top);let Re=s.select=Ke({show:!0,over:!0,
left:0,width:0,top:0,height:0},e.select),Is=Re.show?Wt(gg,Re.over?w:f):null;function $o(u,g){if(Re.show){
for(let _ in u)Re[_]=u[_],_ in si&&$e(Is,_,u[_]);g!==!1&&ot("setSelect")}}s.setSelect=$o;function Ef(u){
if(S[u].show)fe&&oa(We[u],ls);else if(fe&&Pt(We[u],ls),Xe){let _=ws?Et[0]:Et[u];_!=null&&an(_,-10,-10,
ie,Z)}}function kn(u,g,_){Qr(u,{min:g,max:_})}function en(u,g,_,b){g.focus!=null&&Lf(u),g.show!=null&&
S.forEach((T,A)=>{A>0&&(u==A||u==null)&&(T.show=g.show,Ef(A),o==2?(kn(T.facets[0].scale,null,null),kn(
T.facets[1].scale,null,null)):kn(T.scale,null,null),Ts())}),_!==!1&&ot("setSeries",u,g),b&&so("setSe\
ries",s,u,g)}s.setSeries=en;function Mf(u,g){Ke(I[u],g)}function $f(u,g){u.fill=de(u.fill||null),u.dir=
_e(u.dir,-1),g=g??I.length,I.splice(g,0,u)}function Df(u){u==null?I.length=0:I.splice(u,1)}s.addBand=
$f,s.setBand=Mf,s.delBand=Df;function Ff(u,g){S[u].alpha=g,Xe&&Et[u]!=null&&(Et[u].style.opacity=g),
fe&&We[u]&&(We[u].style.opacity=g)}let dn,vn,Un,Os={focus:!0};function Lf(u){if(u!=Un){let g=u==null,
_=Xt.alpha!=1;S.forEach((b,T)=>{if(o==1||T>0){let A=g||T==0||T==u;b._focus=g?null:A,_&&Ff(T,A?1:Xt.alpha)}}),
Un=u,_&&Ts()}}fe&&ys&&dt(Kc,Se,u=>{J._lock||(Vn(u),Un!=null&&en(null,Os,!0,qe.setSeries))});function tn(u,g,_){
let b=x[g];_&&(u=u/we-(b.ori==1?Ze:Ie));let T=ie;b.ori==1&&(T=Z,u=T-u),b.dir==-1&&(u=T-u);let A=b._min,
E=b._max,V=u/T,G=A+(E-A)*V,K=b.distr;return K==3?Vs(10,G):K==4?Mg(G,b.asinh):K==100?b.bwd(G):G}function Wf(u,g){
let _=tn(u,O,g);return Yt(_,t[0],et,tt)}s.valToIdx=u=>Yt(u,t[0]),s.posToIdx=Wf,s.posToVal=tn,s.valToPos=
(u,g,_)=>x[g].ori==0?r(u,x[g],_?_t:ie,_?kt:0):i(u,x[g],_?Vt:Z,_?Rt:0),s.setCursor=(u,g,_)=>{Oe=u.left,
De=u.top,qn(null,g,_)};function Qa(u,g){$e(Is,Ws,Re.left=u),$e(Is,_o,Re.width=g)}function Xa(u,g){$e(
Is,"top",Re.top=u),$e(Is,yo,Re.height=g)}let eo=P.ori==0?Qa:Xa,to=P.ori==1?Qa:Xa;function Bf(){if(fe&&
ee.live)for(let u=o==2?1:0;u<S.length;u++){if(u==0&&Ot)continue;let g=ee.values[u],_=0;for(let b in g)
Jt[u][_++].firstChild.nodeValue=g[b]}}function ti(u,g){if(u!=null&&(u.idxs?u.idxs.forEach((_,b)=>{q[b]=
_}):Lg(u.idx)||q.fill(u.idx),ee.idx=q[0]),fe&&ee.live){for(let _=0;_<S.length;_++)(_>0||o==1&&!Ot)&&
Hf(_,q[_]);Bf()}Nt=!1,g!==!1&&ot("setLegend")}s.setLegend=ti;function Hf(u,g){let _=S[u],b=u==0&&$==
2?Gt:t[u],T;Ot?T=_.values(s,u,g)??wn:(T=_.value(s,g==null?null:b[g],u,g),T=T==null?wn:{_:T}),ee.values[u]=
T}function qn(u,g,_){Za=Oe,Ja=De,[Oe,De]=J.move(s,Oe,De),J.left=Oe,J.top=De,Xe&&(xs&&an(xs,Je(Oe),0,
ie,Z),Cs&&an(Cs,0,Je(De),ie,Z));let b,T=et>tt;dn=Pe,vn=null;let A=P.ori==0?ie:Z,E=P.ori==1?ie:Z;if(Oe<
0||at==0||T){b=J.idx=null;for(let V=0;V<S.length;V++){let G=Et[V];G!=null&&an(G,-10,-10,ie,Z)}ys&&en(
null,Os,!0,u==null&&qe.setSeries),ee.live&&(q.fill(b),Nt=!0)}else{let V,G,K;o==1&&(V=P.ori==0?Oe:De,
G=tn(V,O),b=J.idx=Yt(G,t[0],et,tt),K=M(t[0][b],P,A,0));let Y=-10,Q=-10,re=0,ye=0,me=!0,ce="",oe="";for(let ne=o==
2?1:0;ne<S.length;ne++){let Ne=S[ne],Be=q[ne],rt=Be==null?null:o==1?t[ne][Be]:t[ne][1][Be],Te=J.dataIdx(
s,ne,b,G),He=Te==null?null:o==1?t[ne][Te]:t[ne][1][Te];if(Nt=Nt||He!=rt||Te!=Be,q[ne]=Te,ne>0&&Ne.show){
let vt=Te==null?-10:Te==b?K:M(o==1?t[0][Te]:t[ne][0][Te],P,A,0),ft=He==null?-10:H(He,o==1?x[Ne.scale]:
x[Ne.facets[1].scale],E,0);if(ys&&He!=null){let Mt=P.ori==1?Oe:De,Ut=Qe(Xt.dist(s,ne,Te,ft,Mt));if(Ut<
dn){let nn=Xt.bias;if(nn!=0){let Tt=tn(Mt,Ne.scale),$t=He>=0?1:-1,qt=Tt>=0?1:-1;qt==$t&&(qt==1?nn==1?
He>=Tt:He<=Tt:nn==1?He<=Tt:He>=Tt)&&(dn=Ut,vn=ne)}else dn=Ut,vn=ne}}if(Nt||ws){let Mt,Ut;P.ori==0?(Mt=
vt,Ut=ft):(Mt=ft,Ut=vt);let nn,Tt,$t,qt,sn,pt,xt=!0,zn=ct.bbox;if(zn!=null){xt=!1;let mt=zn(s,ne);$t=
mt.left,qt=mt.top,nn=mt.width,Tt=mt.height}else $t=Mt,qt=Ut,nn=Tt=ct.size(s,ne);if(pt=ct.fill(s,ne),
sn=ct.stroke(s,ne),ws)ne==vn&&dn<=Xt.prox&&(Y=$t,Q=qt,re=nn,ye=Tt,me=xt,ce=pt,oe=sn);else{let mt=Et[ne];
mt!=null&&(bs[ne]=$t,Ss[ne]=qt,tu(mt,nn,Tt,xt),Xc(mt,pt,sn),an(mt,Bt($t),Bt(qt),ie,Z))}}}}if(ws){let ne=Xt.
prox,Ne=Un==null?dn<=ne:dn>ne||vn!=Un;if(Nt||Ne){let Be=Et[0];Be!=null&&(bs[0]=Y,Ss[0]=Q,tu(Be,re,ye,
me),Xc(Be,ce,oe),an(Be,Bt(Y),Bt(Q),ie,Z))}}}if(Re.show&&Sn)if(u!=null){let[V,G]=qe.scales,[K,Y]=qe.match,
[Q,re]=u.cursor.sync.scales,ye=u.cursor.drag;if(nt=ye._x,st=ye._y,nt||st){let{left:me,top:ce,width:oe,
height:ne}=u.select,Ne=u.scales[Q].ori,Be=u.posToVal,rt,Te,He,vt,ft,Mt=V!=null&&K(V,Q),Ut=G!=null&&Y(
G,re);Mt&&nt?(Ne==0?(rt=me,Te=oe):(rt=ce,Te=ne),He=x[V],vt=M(Be(rt,Q),He,A,0),ft=M(Be(rt+Te,Q),He,A,
0),eo(Zt(vt,ft),Qe(ft-vt))):eo(0,A),Ut&&st?(Ne==1?(rt=me,Te=oe):(rt=ce,Te=ne),He=x[G],vt=H(Be(rt,re),
He,E,0),ft=H(Be(rt+Te,re),He,E,0),to(Zt(vt,ft),Qe(ft-vt))):to(0,E)}else oi()}else{let V=Qe(Za-Ka),G=Qe(
Ja-Ya);if(P.ori==1){let re=V;V=G,G=re}nt=lt.x&&V>=lt.dist,st=lt.y&&G>=lt.dist;let K=lt.uni;K!=null?nt&&
st&&(nt=V>=K,st=G>=K,!nt&&!st&&(G>V?st=!0:nt=!0)):lt.x&&lt.y&&(nt||st)&&(nt=st=!0);let Y,Q;nt&&(P.ori==
0?(Y=Ps,Q=Oe):(Y=As,Q=De),eo(Zt(Y,Q),Qe(Q-Y)),st||to(0,E)),st&&(P.ori==1?(Y=Ps,Q=Oe):(Y=As,Q=De),to(
Zt(Y,Q),Qe(Q-Y)),nt||eo(0,A)),!nt&&!st&&(eo(0,0),to(0,0))}if(lt._x=nt,lt._y=st,u==null){if(_){if(ul!=
null){let[V,G]=qe.scales;qe.values[0]=V!=null?tn(P.ori==0?Oe:De,V):null,qe.values[1]=G!=null?tn(P.ori==
1?Oe:De,G):null}so(Zi,s,Oe,De,ie,Z,b)}if(ys){let V=_&&qe.setSeries,G=Xt.prox;Un==null?dn<=G&&en(vn,Os,
!0,V):dn>G?en(null,Os,!0,V):vn!=Un&&en(vn,Os,!0,V)}}Nt&&(ee.idx=b,ti()),g!==!1&&ot("setCursor")}let Tn=null;
Object.defineProperty(s,"rect",{get(){return Tn==null&&no(!1),Tn}});function no(u=!1){u?Tn=null:(Tn=
w.getBoundingClientRect(),ot("syncRect",Tn))}function el(u,g,_,b,T,A,E){J._lock||Sn&&u!=null&&u.movementX==
0&&u.movementY==0||(ni(u,g,_,b,T,A,E,!1,u!=null),u!=null?qn(null,!0,!0):qn(g,!0,!1))}function ni(u,g,_,b,T,A,E,V,G){
if(Tn==null&&no(!1),Vn(u),u!=null)_=u.clientX-Tn.left,b=u.clientY-Tn.top;else{if(_<0||b<0){Oe=-10,De=
-10;return}let[K,Y]=qe.scales,Q=g.cursor.sync,[re,ye]=Q.values,[me,ce]=Q.scales,[oe,ne]=qe.match,Ne=g.
axes[0].side%2==1,Be=P.ori==0?ie:Z,rt=P.ori==1?ie:Z,Te=Ne?A:T,He=Ne?T:A,vt=Ne?b:_,ft=Ne?_:b;if(me!=null?
_=oe(K,me)?a(re,x[K],Be,0):-10:_=Be*(vt/Te),ce!=null?b=ne(Y,ce)?a(ye,x[Y],rt,0):-10:b=rt*(ft/He),P.ori==
1){let Mt=_;_=b,b=Mt}}G&&(g==null||g.cursor.event.type==Zi)&&((_<=1||_>=ie-1)&&(_=is(_,ie)),(b<=1||b>=
Z-1)&&(b=is(b,Z))),V?(Ka=_,Ya=b,[Ps,As]=J.move(s,_,b)):(Oe=_,De=b)}let si={width:0,height:0,left:0,top:0};
function oi(){$o(si,!1)}let tl,nl,sl,ol;function rl(u,g,_,b,T,A,E){Sn=!0,nt=st=lt._x=lt._y=!1,ni(u,g,
_,b,T,A,E,!0,!1),u!=null&&(dt(Ji,na,il,!1),so(zc,s,Ps,As,ie,Z,null));let{left:V,top:G,width:K,height:Y}=Re;
tl=V,nl=G,sl=K,ol=Y}function il(u,g,_,b,T,A,E){Sn=lt._x=lt._y=!1,ni(u,g,_,b,T,A,E,!1,!0);let{left:V,
top:G,width:K,height:Y}=Re,Q=K>0||Y>0,re=tl!=V||nl!=G||sl!=K||ol!=Y;if(Q&&re&&$o(Re),lt.setScale&&Q&&
re){let ye=V,me=K,ce=G,oe=Y;if(P.ori==1&&(ye=G,me=Y,ce=V,oe=K),nt&&kn(O,tn(ye,O),tn(ye+me,O)),st)for(let ne in x){
let Ne=x[ne];ne!=O&&Ne.from==null&&Ne.min!=Pe&&kn(ne,tn(ce+oe,ne),tn(ce,ne))}oi()}else J.lock&&(J._lock=
!J._lock,qn(g,!0,u!=null));u!=null&&(gs(Ji,na),so(Ji,s,Oe,De,ie,Z,null))}function Vf(u,g,_,b,T,A,E){
if(J._lock)return;Vn(u);let V=Sn;if(Sn){let G=!0,K=!0,Y=10,Q,re;P.ori==0?(Q=nt,re=st):(Q=st,re=nt),Q&&
re&&(G=Oe<=Y||Oe>=ie-Y,K=De<=Y||De>=Z-Y),Q&&G&&(Oe=Oe<Ps?0:ie),re&&K&&(De=De<As?0:Z),qn(null,!0,!0),
Sn=!1}Oe=-10,De=-10,q.fill(null),qn(null,!0,!0),V&&(Sn=V)}function al(u,g,_,b,T,A,E){J._lock||(Vn(u),
Br(),oi(),u!=null&&so(Yc,s,Oe,De,ie,Z,null))}function ll(){C.forEach(e_),Wr(s.width,s.height,!0)}cs(
vr,Hs,ll);let Rs={};Rs.mousedown=rl,Rs.mousemove=el,Rs.mouseup=il,Rs.dblclick=al,Rs.setSeries=(u,g,_,b)=>{
let T=qe.match[2];_=T(s,g,_),_!=-1&&en(_,b,!0,!1)},Xe&&(dt(zc,w,rl),dt(Zi,w,el),dt(jc,w,u=>{Vn(u),no(
!1)}),dt(Kc,w,Vf),dt(Yc,w,al),ua.add(s),s.syncRect=no);let Do=s.hooks=e.hooks||{};function ot(u,g,_){
Jr?Xs.push([u,g,_]):u in Do&&Do[u].forEach(b=>{b.call(null,s,g,_)})}(e.plugins||[]).forEach(u=>{for(let g in u.
hooks)Do[g]=(Do[g]||[]).concat(u.hooks[g])});let cl=(u,g,_)=>_,qe=Ke({key:null,setSeries:!1,filters:{
pub:iu,sub:iu},scales:[O,S[1]?S[1].scale:null],match:[au,au,cl],values:[null,null]},J.sync);qe.match.
length==2&&qe.match.push(cl),J.sync=qe;let ul=qe.key,ri=sd(ul);function so(u,g,_,b,T,A,E){qe.filters.
pub(u,g,_,b,T,A,E)&&ri.pub(u,g,_,b,T,A,E)}ri.sub(s);function Gf(u,g,_,b,T,A,E){qe.filters.sub(u,g,_,
b,T,A,E)&&Rs[u](null,g,_,b,T,A,E)}s.pub=Gf;function Uf(){ri.unsub(s),ua.delete(s),Fn.clear(),ra(vr,Hs,
ll),p.remove(),Se?.remove(),ot("destroy")}s.destroy=Uf;function ii(){ot("init",e,t),Ba(t||e.data,!1),
W[O]?Qr(O,W[O]):Br(),Io=Re.show&&(Re.width>0||Re.height>0),Hn=Nt=!0,Wr(e.width,e.height)}return S.forEach(
La),C.forEach(kf),n?n instanceof HTMLElement?(n.appendChild(p),ii()):n(s,ii):ii(),s}Ye.assign=Ke;Ye.
fmtNum=_a;Ye.rangeNum=Tr;Ye.rangeLog=Pr;Ye.rangeAsinh=ga;Ye.orient=ds;Ye.pxRatio=we;Ye.join=qg;Ye.fmtDate=
wa,Ye.tzDate=nh;Ye.sync=sd;{Ye.addGap=Lh,Ye.clipGaps=Or;let e=Ye.paths={points:cd};e.linear=dd,e.stepped=
Hh,e.bars=Vh,e.spline=Uh}var t_=(e,t,n)=>{let s=i=>i&&Math.floor(n.clockAt(i.at)/864e5),o=0,r=0;return e.map((i,a)=>{o+=i.kg;
for(let p=e[r];p&&p.at<=i.at-t*864e5;)o-=p.kg,r+=1,p=e[r];return s(e[a+1])!==s(i)?o/(a-r+1):void 0})},
Ca=1e3,gd=(e,t,n)=>{let s=e.filter(({at:i})=>i>=t),o=s.length<Ca?7:30,r=t_(e,o,n).slice(e.length-s.length);
return{points:s,means:r,meanDays:o}},Pa=(e,t)=>{let n=e.at(-1),s=e.findLast(({at:o})=>n&&o<=n.at-t*864e5);
if(!(!n||!s||s.at<n.at-2*t*864e5))return n.kg-s.kg},n_=4,hd=(e,t)=>{let[n,s]=[e??60,t??80],o=Math.max(
n_-(s-n),(s-n)/5)/2;return[n-o,s+o]},s_={normal:"done",obese_class_i:"blocked",obese_class_ii:"worse",
obese_class_iii:"worst"},vo=e=>s_[e]??"active",_d=({from:e,to:t},n,s=(e+t)/2)=>{let o=n==="kg"?"kg":
"lb",r=d=>Math.round(On(d,o)*1e8)/1e7,i=n==="kg"?.1:1,a=Math.round(r(s)/i)*i,[c,p]=[Math.ceil(r(e)),
Math.ceil(r(t))-1];return(r(s)<r(e)?[Math.max(c,Math.floor(a)+1),p]:r(s)>=r(t)?[c,Math.min(p,Math.ceil(
a)-1)]:[Math.min(c,a),Math.max(p,a)]).map(d=>es(d/10,o))},yd=(e,t,n)=>{let s=n.find(r=>r.class===t),
o=n.some(({to:r})=>Math.abs(Math.round((e-r)*100))<=5);return{bmi:s&&e>=s.to?s.to-.01:e,decimals:s&&
o?2:1}},wd=(e,t)=>{let[n=0,s=1,o]=e.split("-").map(Number);return t.instantOf(Date.UTC(n+18,s-1,o))};var o_=14*864e5,r_=[1,2,7,14,30,60,90,180,365,730,1825,3650,9125,36500],i_=e=>{let t=getComputedStyle(
e);return{colour(n){return e.style.color=`var(--${n})`,t.color},font:t.fontFamily}},a_=({ctx:e,bbox:t,
valToPos:n},{bands:s,bandsFrom:o},r,i,a)=>{let{unit:c,messages:p}=i,h=devicePixelRatio,[d,m]=[t.left+
t.width,t.top+t.height],f=k=>n(On(k,c),"y",!0),w=(k,y,S,C)=>{e.fillStyle=a.colour(y),e.strokeText(k,
S,C),e.fillText(k,S,C)};e.save(),e.font=`${12*h}px ${a.font}`,e.lineWidth=4*h,e.strokeStyle=a.colour(
"card"),e.textAlign="right",w(c,"quiet",t.left-8*h,t.top-14*h),e.textAlign="left";let v=Math.max(t.left,
n(o/1e3,"x",!0));for(let{class:k,from:y,to:S}of v<d?s:[]){let C=Math.max(t.top,f(Math.min(S,1e4))),x=Math.
min(m,f(y));if(x<=C)continue;e.fillStyle=a.colour(vo(k)),e.fillRect(v,C,4*h,x-C),C>t.top&&e.fillRect(
v,C,d-v,h);let I=p.bmi_descriptions[k],O=v+10*h+e.measureText(I).width<d;x-C>=24*h&&O&&w(I,"quiet",v+
10*h,C+16*h)}if(r){let k=f(r.kg);e.beginPath(),e.arc(n(r.at/1e3,"x",!0),k,5*h,0,2*Math.PI),e.stroke(),
e.fillStyle=a.colour("accent"),e.fill(),e.font=`600 ${13*h}px ${a.font}`,e.textBaseline="middle",w(i.
kg(r.kg),"accent",d+8*h,k)}e.restore()},l_=({data:e,valToPos:t},n,s,o)=>{let r=[],i=a=>e[0][a]??0;for(let a=s+
1;a<=o;a++)(i(a)-i(a-1))*1e3>o_&&r.push([t(i(a-1),"x",!0),t(i(a),"x",!0)]);return r},bd=(e,t,n,s)=>{
let{unit:o,zone:r}=n,{from:i,series:{points:a,means:c}}=t,p=i_(e),h=Date.now(),d={font:`12px ${p.font}`,
stroke:p.colour("quiet"),ticks:{show:!1}},m=a.length>=Ca,f={show:!0,size:m?3:a.length>100?4:6,fill:`\
color-mix(in srgb, ${p.colour("quiet")} ${m?35:60}%, transparent)`,stroke:"transparent"},w=S=>S<30?n.
shortDay:S<365?n.month:n.year,v={width:e.clientWidth,height:e.clientHeight,padding:[28,o==="st"?98:76,
0,0],legend:{show:!1},cursor:{y:!1,drag:{x:!1,y:!1},points:{size:9}},tzDate:S=>Ye.tzDate(new Date(S*
1e3),r.name),scales:{x:{range:[(i-(h-i)/50)/1e3,(h+(h-i)/50)/1e3]},y:{range:(S,C,x)=>hd(C,x)}},axes:[
{...d,grid:{show:!1},size:32,space:(S,C,x,I,O)=>Math.max(58,90*O/S.width),incrs:r_.map(S=>S*864e5/1e3),
values:(S,C,x,I,O)=>C.map(D=>w(O*1e3/864e5)(D*1e3))},{...d,grid:{stroke:p.colour("line"),width:1},size:40,
space:56,incrs:[.5,1,2,5,10,20,50,100],values:(S,C,x,I,O)=>C.map(O<1?n.tenths:n.integer)}],series:[{},
{points:f,paths:()=>null},{stroke:p.colour("accent"),width:2.5,points:{show:!1},gaps:l_}],hooks:{draw:[
S=>a_(S,t,a.at(-1),n,p)],setCursor:[({cursor:{left:S=-10,idx:C},over:x})=>s(S===-10?void 0:C??void 0,
x.offsetLeft+S)]}},k=S=>S&&On(S,o),y=[a.map(({kg:S})=>k(S)),c.map(k)];return new Ye(v,[a.map(({at:S})=>S/
1e3),...y],e)};var Sd=matchMedia("(prefers-color-scheme: dark)"),c_={ArrowLeft:-1,ArrowDown:-1,ArrowRight:1,ArrowUp:1,
PageDown:-10,PageUp:10,Home:Number.NEGATIVE_INFINITY,End:Number.POSITIVE_INFINITY},kd=({series:e,from:t,
bands:n,bandsFrom:s})=>{let o=B(),{t:r,kg:i,day:a}=o,{points:c,means:p,meanDays:h}=e,d=Math.max(c.length-
1,0),m=Ms(()=>Sd.matches,Sd,"change"),f=ge(null),w=ge(null),[{index:v,left:k},y]=se({index:d});ue(()=>{
let N=f.current;y({index:d});let P=bd(N,{series:e,from:t,bands:n,bandsFrom:s},o,(M,H)=>y(W=>M===void 0?
{index:W.index}:{index:M,left:H}));w.current=P;let $=new ResizeObserver(()=>P.setSize({width:N.clientWidth,
height:N.clientHeight}));return $.observe(N),()=>{$.disconnect(),P.destroy()}},[e,t,n,s,o,d,m]);let S=N=>w.
current?.setCursor({left:N,top:1}),C=()=>w.current?.setCursor({left:-10,top:-10}),x=({pointerType:N,
clientX:P})=>{if(N==="mouse"||!w.current)return;let{left:$,width:M}=w.current.over.getBoundingClientRect();
S(Math.min(Math.max(P-$,0),M-1))},I=N=>{N.key==="Escape"&&C();let P=c_[N.key];if(P===void 0)return;N.
preventDefault();let $=c[Math.min(Math.max(v+P,0),d)];$&&w.current&&S(w.current.valToPos($.at/1e3,"x"))},
[O,D]=[c[v],p[v]],R=[O&&i(O.kg),O&&a(O.at),D!==void 0&&`${r.mean(h)}: ${i(D)}`].filter(Boolean).join(
`
`),L=(k??0)>(f.current?.clientWidth??0)/2;return l("div",{class:"chart",children:[l("div",{class:"pl\
ot",ref:f,role:"slider",tabIndex:0,"aria-label":r.chart,"aria-valuemin":0,"aria-valuemax":d,"aria-va\
luenow":v,"aria-valuetext":R,onPointerDown:x,onPointerMove:x,onKeyDown:I,onBlur:C}),l("output",{class:"\
tip",hidden:k===void 0,"aria-hidden":"true",style:{left:`${k}px`,translate:L?"calc(-100% - 12px)":"1\
2px"},children:R})]})};var vd=(e,t,n)=>{let[s="",o=""]=t==="es"?[";",","]:[",","."],r=e.map(({fecha_registro:i,peso_kg:a})=>[
Vc(Date.parse(i),n),String(a).replace(".",o).replace(/,\d{3}$/,"$&0")]);return fr([["fecha_registro",
"peso_kg"],...r,[]],s)};var ln={height:{min:.4,max:2.72},weight:{min:2,max:650},birthDateMin:"1900-01-01",weightChangePerDay:5,
weightChangeInDay:10,clockDifference:6e4,weightsOfAccount:1e5,measurementsOfBody:1e4,name:{min:1,max:100}},
dk={height_min:ln.height.min,height_max:ln.height.max,weight_min:ln.weight.min,weight_max:ln.weight.
max,birth_date_min:ln.birthDateMin,weight_variation_per_day:ln.weightChangePerDay,name_min_length:ln.
name.min,name_max_length:ln.name.max};var u_=(e,t)=>{let n=a=>Math.round(a*1e6),s=e.map(({record:a,day:c})=>({record:a,plus:n(t*c+a.peso_kg),
minus:n(t*c-a.peso_kg)})).sort((a,c)=>a.plus-c.plus||a.minus-c.minus),o=[],r=s.map(({minus:a},c)=>{let[
p,h]=[0,o.length];for(;p<h;){let d=p+h>>1;(s[o[d]]?.minus??0)<=a?p=d+1:h=d}return o[p]=c,o[p-1]}),i=new Set;
for(let a=o.at(-1);a!==void 0;a=r[a])i.add(s[a].record);return i},d_=(e,t,n)=>{let s=e.toSorted((c,p)=>c.
peso_kg-p.peso_kg),o=c=>s[c]?.peso_kg??0,[r,i,a]=[0,0,0];for(let c of s.keys()){for(;Math.round((o(c)-
o(r))*1e6)>t*1e6;)r+=1;let p=c-r+1,h=Math.abs(o(r)-n)<Math.abs(o(i)-n);(p>a||p===a&&h)&&([i,a]=[r,p])}
return new Set(s.slice(i,i+a))},Td=(e,t)=>new Map([...e].map(n=>[t(n),n])),xd=(e,t,n,s)=>{let o=new Set(
e),r=[],i=Td(t,s),a=new Set(t.map(f=>`${f.fecha_registro} ${f.peso_kg}`)),c=[...i.keys()],p=f=>a.has(
`${f.fecha_registro} ${f.peso_kg}`),h=e.map(({peso_kg:f})=>f).sort((f,w)=>f-w),d=h[h.length>>1]??0;for(let f of Map.
groupBy(e.filter(w=>!p(w)),s).values()){let w=f.length>1?d_(f,ln.weightChangeInDay,d):new Set(f);for(let v of f.
filter(k=>!w.has(k)))r.push(v),o.delete(v)}let m=(f,w,v)=>v!==void 0&&Math.round(Math.abs(w-(i.get(v)?.
peso_kg??w))*1e6)>Math.round(n*Math.abs(f-v)*1e6);for(;;){let[f,w]=[0,r.length],v=[],k=Td([...o].filter(
C=>!p(C)),s),y=C=>(k.get(C)?.fecha_registro??"")>=(i.get(C)?.fecha_registro??"");for(let[C,x]of k){for(;(c[f]??
Number.POSITIVE_INFINITY)<C;)f+=1;if(!y(C))continue;let[I,O]=[c[f-1],c[f+(i.has(C)?1:0)]];[I,O].filter(
R=>R!==void 0&&!y(R)).some(R=>m(C,x.peso_kg,R))?r.push(x):v.push({record:x,day:C})}let S=u_(v,n);if(r.
push(...v.filter(({record:C})=>!S.has(C)).map(({record:C})=>C)),r.length===w)return{kept:[...o],outliers:r};
for(;w<r.length;w++)o.delete(r[w])}};var f_="weight_change_too_large",p_=6e4,Cd=async(e,t,n,s,o)=>{let[{weights:r},i]=await Promise.all([
z.listWeights({signal:s}),Pn(z.getProfile({signal:s}))]),a=n.weight_variation_per_day??Number.POSITIVE_INFINITY,
c=[],p=i?.fecha_nacimiento??n.birth_date_min??"",h=y=>{let{weight_min:S=0,weight_max:C=Number.POSITIVE_INFINITY}=n,
x=Date.parse(y.fecha_registro),I=y.peso_kg>=S&&y.peso_kg<=C,O=x<=Date.now()+p_&&t.inputOf(x)>=p,D=I?
O?null:"weight_date_invalid":"weight_out_of_range";return D&&c.push({...y,code:D}),D===null},d=({fecha_registro:y})=>Math.
floor(t.clockAt(Date.parse(y))/864e5),m=e.filter(h),{kept:f,outliers:w}=xd(m,r.toReversed(),a,d);c.push(
...w.map(y=>({...y,code:f_})));let v=new Set(r.map(({id:y})=>y)),k=0;for(let y=f;;){let S=[];for await(let{
error:x,answer:I,weights:O}of zo(z,y,{check:!0,signal:s})){if(x)throw x;if("results"in I)for(let{index:D,
outcome:R,code:L}of I.results)S.push({...O[D],outcome:R,code:L});o(S.length)}let C=x=>S.filter(I=>I.
outcome===x);if(k+=C("known").length,c.push(...C("refused")),y=C("new").map(({peso_kg:x,fecha_registro:I})=>({
peso_kg:x,fecha_registro:I})),y.length===S.length)return{added:y,known:k,refused:c,ids:v}}},Ia=rs("i\
mport"),m_=7*864e5,Pd=async(e,t,n)=>{let s=[];try{for await(let{start:o,error:r,answer:i,weights:a}of zo(
z,t.added)){if(r)throw r;"weights"in i&&s.push(...i.weights.filter(({id:c})=>!t.ids.has(c))),n(o+a.length)}}finally{
let o=s.map(({id:i,peso_kg:a,fecha_registro:c})=>[i,a,Date.parse(c)]),r={userId:e,at:Date.now(),records:o};
o.length>0&&Ia.write(JSON.stringify(r))}return s.length},Ad=e=>{let t=ur(Ia.read()),{at:n,records:s}=t??
{};return t?.userId!==e||!n||!(Date.now()-n<m_)?void 0:Array.isArray(s)&&s.every(Array.isArray)&&s.length>
0?{userId:e,at:n,records:s}:void 0},Aa=1e3,Id=async(e,t)=>{let{weights:n}=await z.listWeights(),s=new Map(
n.map(r=>[r.id,r])),o=e.records.flatMap(([r,i,a])=>{let c=s.get(r);return c?.peso_kg===i&&Date.parse(
c.fecha_registro)===a?[r]:[]});for(let r=0;r<o.length;r+=Aa)await z.deleteWeights({body:{weight_ids:o.
slice(r,r+Aa)}}),t(Math.min(r+Aa,o.length));return Ia.write(""),o.length};var Oa=()=>new Promise(e=>setTimeout(e)),Od=1e5,g_=/<Record type="HKQuantityTypeIdentifierBodyMass"(?:[^">]|"[^"]*")*>/g,
Rd=["startDate","unit","value"],h_=async(e,t)=>{let n=[],s="",o=new TextDecoder;for(let i=0;i<e.size;i+=
Od){let a=await e.slice(i,i+Od).arrayBuffer(),c=s+o.decode(a,{stream:!0}),p=0;for(let{0:h,index:d}of c.
matchAll(g_)){let m=f=>new RegExp(` ${f}="([^"]*)"`).exec(h)?.[1]??"";n.push(Rd.map(m)),p=d+h.length}
s=c.slice(Math.max(p,c.lastIndexOf("<"))),await Oa(),t.throwIfAborted()}return{head:Rd.map(i=>`BodyM\
ass.${i}`),body:n,isCut:!s.trimEnd().endsWith("</HealthData>")}},Nd=(e,t="")=>{if(typeof e!="object"||
e===null)return[[t,String(e??"")]];let n=t&&`${t}.`;return Object.entries(e).flatMap(([s,o])=>Nd(o,n+
s))},__=e=>{let t;try{t=JSON.parse(e)}catch{return{format:"cut"}}let{"Data Points":n,weights:s}=t,r=([
t,n,s].find(Array.isArray)??[]).map(c=>new Map(Nd(c)));for(let c of r)c.set(c.get("dataTypeName")??"",
c.get("fitValue.0.value.fpVal")??"");let i=[...new Set(r.flatMap(c=>[...c.keys()]))],a=r.map(c=>i.map(
p=>c.get(p)??""));return i.length<2?{format:"json"}:{sheet:{head:i,body:a}}},Ed=async(e,t)=>{let n=(await e.
slice(0,4096).text()).trimStart();if(n.startsWith("<"))return/<(!DOCTYPE )?HealthData/.test(n)?{sheet:await h_(
e,t)}:{format:"xml"};let s=await pr(e);return"text"in s&&/^[[{]/.test(n)?__(s.text):s};var Ys=["ymd","dmy","mdy"],y_=/^(\d{1,4})(?:[-/]|\. ?)(\d{1,2})(?:[-/]|\. ?)(\d{1,4})\.?/,Dd=/(\d{1,2})[:.h](\d{2})(?:[:.](\d{2}(?:[.,]\d+)?))? ?(?:([ap])\.? ?m\b\.?|(?:Uhr|hrs?|h)\b\.?)?/,
w_=/(?:T|,? (?:at|a las?|um|à|alle(?: ore)?|ore|às|-) |,? )/,Fd=/ ?(Z|UTC|GMT)?(?:([+-])(\d{1,2}):?(\d{2})?)?(?: \(.*\))?$/,
b_=new RegExp(`${y_.source}(?:${w_.source}${Dd.source})?${Fd.source}`,"i"),S_=new RegExp(`^(?!\\d+\\.\\\
d+$)${Dd.source}${Fd.source}`,"i"),k_=/^1\d{9}(\d{3}|\d{9})?$/,v_=/^((?:19|20)\d\d)([01]\d)([0-3]\d)(?:T?(\d\d)(\d\d)(\d\d))?(?=$|Z$|[+-]\d{2})/,
Ld=e=>e.toLowerCase().normalize("NFD").replace(/\p{M}/gu,""),Wd=e=>["en","es","de","fr","it","pt"].map(
t=>{let{format:n}=new Intl.DateTimeFormat(t,{[e]:"long",timeZone:"UTC"});return Array.from({length:12},
(s,o)=>Ld(n(Date.UTC(2025,o,1))))}),T_=Wd("month"),x_=Wd("weekday"),Bd=(e,t)=>{let n=Ld(e).replace(/^mrz$/,
"marz");return Math.max(...t.map(s=>s.findIndex(o=>o.startsWith(n))))+1},C_=/^(\p{L}{3,})[-./, ]*(\d{1,2})(?:st|nd|rd|th)?[-/, ]+(\d{4}|\d\d)(?![\d:])/u,
Md="(\\d{1,4})(?:st|nd|rd|th|er|[ºª])?",P_="[-./, ]*(?:de |of )?(\\p{L}{3,})[-./, ]*(?:del? )?",A_=new RegExp(
`^${Md}${P_}${Md}`,"u"),I_=e=>{let t=C_.exec(e),[n="",s="",o="",r=""]=t?[t[0],t[2],t[1],t[3]]:A_.exec(
e)??[],i=n&&Bd(o,T_);if(!i)return e;let[a,c]=s.length===4?[r,s]:[s,r];return`${c.length===2?"20":""}${c}\
-${i}-${a}${e.slice(n.length)}`},Hd=e=>e.replace(/[\u200B-\u200F\u202A-\u202E\u2060-\u2069]/g,"").replace(
/\s+/g," ").trim(),fs=e=>S_.test(Hd(e)),$d=(e,t,n,s)=>{let o=I_(e),r=b_.exec(o);if(!r)return;let i=o===
e?t:"ymd",[,a,c,p,h="12",d="0",m="0",f]=r,[w,v,k="0",y="0"]=r.slice(8),S=U=>Number([a,c,p][i.indexOf(
U)]),[C,x,I]=[S("y"),S("m"),S("d")],O=C<100&&i!=="ymd"?2e3+C:C,D=new Date(Date.UTC(O,x-1,I));if(O<1e3||
D.getUTCMonth()!==x-1||D.getUTCDate()!==I)return;let R=f?Number(h)%12+(/p/i.test(f)?12:0):Number(h),
L=Number(m.replace(",","."));if(R>23||Number(d)>59||L>=60)return;let N=R*60+Number(d),P=D.getTime()+
N*6e4+Math.floor(L*1e3+1e-6),$=w!==void 0||v!==void 0,M=(Number(k)*60+Number(y))*6e4,H=$?P-(v==="-"?
-M:M):n.instantOf(P),W=r[4]!==void 0,X=W||H<=s?H:n.instantOf(D.getTime());return{at:new Date(X<=s?X:
H).toISOString(),isZoned:$,hasTime:W}},To=(e,t,n,s=Date.now())=>{let o=Hd(e);if(k_.test(o))return{at:new Date(
Number(o.padEnd(13,"0").slice(0,13))).toISOString(),isZoned:!0,hasTime:!0};let r=o.replace(v_,"$1-$2\
-$3 $4:$5:$6").replace(" ::",""),[i="",a=""]=/^([\p{L}-]{2,})\.?,? /u.exec(r)??[],c=$d(r,t,n,s);return c||
!a||!Bd(a,x_)?c:$d(r.slice(i.length),t,n,s)},O_=_r("UTC"),yn=e=>Ys.some(t=>To(e,t,O_)!==void 0);var R_=`Weight and BMI Register | fecha_registro | peso_kg | kg | |
Apple Health | BodyMass.startDate | BodyMass.value | #BodyMass.unit | |
openScale | dateTime | weight | kg | | comment, fat, water
openScale | date + time | weight | kg | | bmi, fat
Libra | #date | weight | | | weight trend
Fitbit | Date | Weight | | | BMI, Fat, .
Fitbit | date + time | weight | | mdy | logId, bmi
Fitbit | timestamp | weight grams | g | | data source
Garmin | Time | Weight | | | Change, BMI
Garmin | weight.timestampGMT | weight.weight | g | utc | metaData.calendarDate
Samsung Health | start_time | weight | kg | utc | time_offset
Withings | Date | Weight | | | Fat mass, Comments
MyFitnessPal | Date | Weight | | | Body Fat %, .
Google Fit | Date | Average weight | | | Max weight
Google Fit | startTimeNanos | com.google.weight | kg | | dataTypeName
Renpho | Date + Time | Weight | | | BMI, Remarks
Renpho | Time of Measurement | Weight | | | BMI, Remarks
Zepp Life | time | weight | kg | | fatRate, bodyWaterRate, height?
Zepp Life | timestamp | weight | kg | | fatRate, bodyWaterRate, height?
Happy Scale | Date | Weight | | | Moving average, .`,N_=R_.split(`
`).map(e=>e.split("|").map(t=>t.trim())),E_=e=>e.replace(/^com\.samsung\.s?health\.weight\./,"").replace(
/ ?\((kg|g|lbs?|st|jin)\)$/,""),Mr=({head:e,preamble:t=""})=>{let n=e.map(E_),s=(w="")=>n.indexOf(w.
replace("?","")),o=([,w="",v="",,,k=""])=>{let y=[...w.split(" + "),v,...k.split(", ")].filter(Boolean),
S=n.filter(C=>C&&!y.includes(C));return y.every(C=>C==="."?S.length===0:s(C)>=0)},[r,i="",a,c="",p,h=""]=N_.
find(o)??[];if(r===void 0)return;let[d,m]=i.split(" + "),f=/^#Units: ?(\p{L}+)/mu.exec(t)?.[1]??"";return{
program:r,date:s(d),time:m?s(m):-1,weight:s(a),unit:c.startsWith("#")?`#${s(c.slice(1))}`:c||gn(f),order:Ys.
find(w=>w===p),isUtc:p==="utc",people:h.split(", ").flatMap(w=>w.endsWith("?")?s(w):[])}};var Vd=[";","	",","," "],xo=e=>ts(e,".")!==void 0||ts(e,",")!==void 0,Gd=e=>e.some(t=>yn(t)||fs(t))&&
e.some(t=>xo(t)&&!yn(t)),M_=e=>e.filter(Boolean).length>1&&!e.some(t=>xo(t)||yn(t)),$_=e=>{let t=e.slice(
0,e.findLastIndex(Boolean)+1);return t.length>1&&t.every(n=>/^\P{N}*\p{L}\P{N}*$/u.test(n))},D_=e=>{
let t=e.slice(0,2e4),n=Vd.map(s=>go(t,s).filter(Gd).length);return Vd[n.indexOf(Math.max(...n))]??","},
Ud=e=>{let t=D_(e),n=go(e,t),s=n.findIndex(Gd);if(s<0)return[];let o=n.slice(0,s).findLastIndex(M_),
r=n.slice(0,Math.max(o,0)).join(`
`),i=n[s]?.map(()=>"")??[],a={head:n[o]??i,body:[],preamble:r},c=[a],p=n.slice(o+1);for(let[h,d]of p.
entries()){if(!$_(d)||!/\p{N}/u.test(String(p[h+1]))){a.body.push(d);continue}let m=a.body.at(-1)?.filter(
Boolean)??[];m.length===1&&/^\P{N}+$/u.test(m[0]??"")&&a.body.pop();let f=c.find(({head:w})=>String(
w)===String(d));a=f??{head:d,body:[],preamble:""},f||c.push(a)}return c};var F_={date:/^(date( ?time)?|timestamp|day|fecha( y hora)?|d[ií]a|datum|tag|jour|data( e ora)?)$/,
time:/^(time|hour|hora|uhrzeit|zeit|heure|ora)$/,weight:/^(weight|peso|gewicht|poids)$/,unit:/^(units?|unidad(es)?|einheit(en)?|unités?|unità|unidades?)$/},
$r=e=>e.replace(/\d(st|nd|rd|th)\b/gi," ").replace(/(\p{Ll})(\p{Lu})/gu,"$1 $2").toLowerCase().split(
/[^\p{L}]+/u).filter(Boolean),Dr=e=>[...new Set(e.flatMap(t=>gn(t??"")??[]))],zd=(e,t)=>{let n=$r(e).
filter(s=>!gn(s)&&!/^(in|en)$/.test(s));return F_[t].test(n.join(" "))},jd=e=>/^(null|none|nan|n\/a|[-–—]*)$/i.
test(e),Kd=300,L_=({head:e,body:t})=>e.map((n,s)=>{let o=t.flatMap(({[s]:m})=>m||[]).slice(0,Kd),r=m=>o.
some(m)&&o.filter(m).length*2>=o.length,i=m=>zd(n,"time")&&/^\d{1,2}\.\d{2}$/.test(m),a=o.some(yn)&&
r(m=>yn(m)||fs(m)),c=!a&&r(m=>fs(m)||i(m)),p=!a&&!c&&o.some(xo),h=o.every(m=>gn(m)),d=!a&&!c&&!r(m=>xo(
m)||jd(m));return{date:a,time:c,weight:p,unit:o.some(m=>gn(m)),isUnits:h,isWords:d}}),Ra=(e,{head:t})=>t.
some(Boolean)&&e.slice(t.length).some(Boolean),Yd=({head:e},t)=>Dr($r(e[t]??"")).includes("st")&&Dr(
$r(e[t+1]??"")).includes("lb"),W_=e=>{let{head:t,body:n}=e,s=n.find(r=>Ra(r,e)||!t.some(Boolean))??[],
o=r=>/^\d{1,3}$/.test(s[r]??"");return[...Array(Math.max(t.length,s.length)).keys()].filter(r=>o(r)&&
o(r+1)||Yd(e,r))};function*Fr(e,t,n,s=Date.now()){let{date:o=-1,time:r=-1,weight:i=-1,isPair:a,unit:c="",
ofFile:p,decimal:h="."}=t,d=a&&Yd(e,i),m=a&&!d&&e.body.find(v=>Ra(v,e))?.length,f="",w=({[o]:v=""})=>fs(
v)&&!yn(v);for(let[v,k]of t.lines.entries()){let[y="",S="",C="",x=""]=[o,r,i,i+1].map(U=>k[U]),I=w(k),
O=I?`${f} ${y}`:`${y} ${S}`.trim();if(I||(f=y),k.filter(Boolean).length===1&&yn(y)&&w(t.lines[v+1]??
[]))continue;let R=()=>t.order&&To(t.isUtc?`${O}Z`:O,t.order,n,s),L=d?`${C} st ${x||0} lb`:`${C}${h}${x}`,
P=(m?k.length===m:!Ra(k,e))?a&&C?L:C:void 0,$=ts(P??"",h),M=c.startsWith("#")?k[Number(c.slice(1))]:
void 0,H=Dr([$?.unit,M,...d?[]:p]),W=H.length===1?H[0]:Ko.find(U=>U===c),X=$&&W&&es($.value,W);yield{
cells:k,moment:R,text:P,amount:$,named:H,kg:X}}}var qd=(e,t,n)=>{let s=e,o=!0;for(let r of new Set(t)){
if(!o&&s.every(a=>n(r,a)!==void 0))continue;let i=e.map(a=>n(r,a));if(!i.every(a=>a===void 0)&&(o&&=
i.every(a=>a===i[0]),s=s.filter(a=>i[e.indexOf(a)]!==void 0),s.length===0))return e}return o?s.slice(
0,1):s},Zd=(e,t,n)=>{let{head:s,body:o}=e,r=Mr(e),i=L_(e),{choices:a,decide:c,chooseLines:p}=hr(t),h=H=>[
...s.keys()].filter(W=>i[W]?.[H]),d=H=>{let W=h(H).filter(X=>zd(s[X]??"",H));return W.length===1?String(
W[0]):void 0},m=(H,W,X)=>{let U=c(H,[...h(H).map(String),...W],X);return U===void 0?void 0:Number.parseInt(
U,10)},f=m("date",[],r?String(r.date):d("date")),w=o.slice(0,Kd).some(({[f??-1]:H=""})=>fs(H)||Ys.some(
W=>To(H,W,n)?.hasTime)),k=!r&&!w&&h("time").length>0?m("time",["-1"],d("time")):r?.time,y=r?[]:W_(e).
map(H=>`${H}+`),S=r?String(r.weight):y.length>0?void 0:d("weight"),C=m("weight",y,S),x=a.at(-1)?.value?.
endsWith("+")??!1,I=d("unit"),O=[...s.keys()].filter(H=>![f,k,C,Number(I??-1)].includes(H)&&!i[H]?.isUnits),
D=(H,W)=>!!r||W&&!!i[H]?.isWords,R=p(o,r?.people??O,D),L=Dr(r?.unit?[r.unit]:$r(s[C??-1]??"")),N={date:f,
time:k,weight:C,isPair:x,ofFile:L,isUtc:r?.isUtc??!1,lines:R};if(C!==void 0){let H=x?[]:[...Fr(e,N,n)].
map(({text:F=""})=>F),X=qd([".",","],H,(F,q)=>ts(F,q)?.value);N.decimal=c("decimal",X,r&&X[0]);let U=[
...Fr(e,N,n)].flatMap(({amount:F,named:q})=>F?q.length:[]),be=r?.unit??(I&&`#${I}`),j=[...Ko,...h("u\
nit").map(F=>`#${F}`)];N.unit=U.every(F=>F===1)?c("unit",["file"]):c("unit",j,U.some(F=>F>1)?void 0:
be)}let P=R.map(({[f??-1]:H=""})=>H),$=qd(Ys,P,(H,W)=>To(H,W,n)?.at);N.order=$.length>1?c("order",$,
r?.order):$[0];let M=a.every(({value:H})=>H!==void 0);return{program:r?.program,choices:a,form:N,isComplete:M}},
Jd=(e,t,n)=>{let s=[...Fr(e,t,n)].flatMap(({moment:i,amount:a,kg:c})=>a?{moment:i,kg:c,value:a.value}:
[]),o=s.toSorted((i,a)=>(i.kg??i.value)-(a.kg??a.value)),r={first:s[0],lightest:o[0],heaviest:o.at(-1)};
return["first","lightest","heaviest"].flatMap(i=>{let a=r[i];return a?{name:i,at:a.moment()?.at,kg:a.
kg,value:a.value}:[]})},B_=250,Qd=async(e,t,n,s)=>{let o=[],r=[],[i,a,c,p]=[0,!1,!1,0];for(let{cells:d,
text:m,kg:f,...w}of Fr(e,t,n)){let v=w.moment();++p%B_===0&&(await Oa(),s?.throwIfAborted()),v&&f!==
void 0?(o.push({peso_kg:f,fecha_registro:v.at}),a||=v.hasTime&&!v.isZoned,c||=!v.hasTime):v&&m!==void 0&&
jd(m)?i+=1:r.push(d.filter(Boolean).join(" · "))}o.sort((d,m)=>d.fecha_registro<m.fecha_registro?-1:
1);let h=e.body.length-t.lines.length;return{records:o,unread:r,empty:i,others:h,isLocal:a,isNoon:c}};var Xd=()=>{let{t:e,integer:t,instant:n,announce:s,account:o}=B(),[r,i]=se(()=>Ad(o.userId)),[a,c]=se(
0),{run:p,busy:h,error:d}=Xn(async()=>{if(!r)return;c(0);let f=await Id(r,c);i(void 0),s(e.undone(f,
t(f)))});if(!r)return null;let m=r.records.length;return l(le,{children:[h?l(on,{label:e.undoing,done:a,
all:m,format:t}):l(te,{children:[l("p",{children:e.importedAt(n(r.at),m,t(m))}),l(ae,{text:e.undoImport,
onClick:p})]}),l(Fe,{error:d})]})},H_=({records:e})=>{let t=ge(null);return ue(()=>{let n=t.current,
{clientWidth:s,clientHeight:o}=n,r=new Ye({width:s,height:o,legend:{show:!1},cursor:{show:!1},axes:[
{show:!1},{show:!1}],series:[{},{stroke:getComputedStyle(n).color,width:2,points:{show:!1}}]},[e.map(
({fecha_registro:i})=>Date.parse(i)/1e3),e.map(({peso_kg:i})=>i)],n);return()=>r.destroy()},[e]),l("\
div",{class:"spark","aria-hidden":"true",ref:t})},V_=({records:e})=>{let{t,integer:n,kg:s,day:o}=B(),
[r,i]=[e[0],e.at(-1)];if(!r||!i)return null;let[a,c]=[o(r.fecha_registro),o(i.fecha_registro)],p=c===
o(Date.now())?t.today:c;return l("div",{class:"summary",children:[l("strong",{children:e.length===1?
t.importOne(a,s(r.peso_kg)):t.importRange(n(e.length),a,p,s(r.peso_kg),s(i.peso_kg))}),l(H_,{records:e})]})},
G_=({records:e,onImport:t})=>{let{t:n,zone:s,config:o,integer:r,kg:i,instant:a,describeCode:c,account:p}=B(),
[h,d]=se(0),m=ge(null),f=o.validation_limits??{},w=he(I=>Cd(e,s,f,I,d),[e]),v=Xn(async()=>{if(!w.data)
return;d(0);let I=await Pd(p.userId,w.data,d);t(n.importedWeights(I,r(I)))});if(ue(()=>m.current?.focus(),
[v.busy]),w.loading)return l(on,{label:n.checking,done:h,all:e.length,format:r});let{added:k=[],known:y=0,
refused:S=[]}=w.data??{};if(v.busy)return l("div",{tabIndex:-1,ref:m,children:l(on,{label:n.importingWeights,
done:h,all:k.length,format:r})});let C=S.length,x=[n.added(k.length,r(k.length)),y>0&&n.known(y,r(y)),
C>0&&n.rejected(C,r(C))];return l(te,{children:[l(Fe,{error:w.error,retry:w.reload}),l(V_,{records:k}),
w.data&&l("p",{role:"status",children:x.filter(Boolean).join(" · ")}),l(Ue,{caption:n.refused,rows:S,
columns:[[n.date,({fecha_registro:I})=>a(I)],[n.weight,({peso_kg:I})=>i(I),"numeric"],[n.reason,({code:I})=>c(
I??"")]]}),l(Fe,{error:v.error,retry:w.reload}),k.length>0&&v.error===void 0&&l("div",{class:"action\
s",children:l(ae,{text:n.importWeights(k.length,r(k.length)),kind:"primary",onClick:v.run})})]})},U_={
head:[],body:[]},q_=5,z_=({opened:e,onImport:t})=>{let{t:n,zone:s,integer:o,kg:r,plain:i,instant:a,account:c}=B(),
p="text"in e,h=ze(()=>dr(`columns of ${c.userId}`),[c.userId]),d=ze(()=>p?Ud(e.text):[e.sheet],[p,e]),
m=d.length===1?0:d.findIndex(Mr),[f,w]=se(m),[v,k]=se({}),y=d[f]??d[0]??U_,S=String(y.head),C=v[S]??
h.find(S),x=ze(()=>Zd(y,C,s),[y,C,s]),I=ze(()=>Jd(y,x.form,s),[y,x,s]),O=x.isComplete&&f>=0,{data:D,
error:R}=he(async F=>O?{understood:x,...await Qd(y,x.form,s,F)}:void 0,[x,O]),L=D?.understood===x?D:
void 0,N=F=>y.head[F]||n.columnAt(F+1),P=I[0]?.value??0,$=(F,q)=>{if(F==="order")return n.orders[q];
if(F==="decimal")return q===","?n.comma:n.point;if(F.startsWith("only"))return q||n.allLines;if(q===
"-1")return n.noColumn;if(q==="file")return n.asInFile;let ee=Number.parseInt(q.replace("#",""),10);
if(!Number.isNaN(ee))return N(ee)+(q.endsWith("+")?` + ${N(ee+1)}`:"");let J=q==="kg"?"":` = ${r(es(
P,q))}`;return`${n.unitNames[q]} (${i(P)} ${q}${J})`},M=({key:F,value:q})=>I.flatMap(ee=>{let J=ee.at&&
a(ee.at),fe=ee.kg===void 0?i(ee.value):r(ee.kg),xe=(/^(date|time|order)$/.test(F)?[J]:[fe,F.startsWith(
"only")&&J]).filter(Boolean).join(" · ");return xe&&q!==void 0?[`${n.samples[ee.name]}: ${xe}`]:[]}),
H=({column:F})=>F!==void 0,W=x.choices.toSorted((F,q)=>Number(H(F))-Number(H(q))).map(F=>({...F,label:H(
F)?n.onlyWhere(N(F.column??0)):n.importRoles[F.key],options:F.options.map(q=>[q,$(F.key,q)]),outcome:M(
F),column:/^(date|time|weight)$/.test(F.key)?Number.parseInt(F.value??"",10):void 0,isFolded:!F.isAsked&&
(H(F)||x.program!==void 0)})),X={key:"table",label:n.table,options:d.map(({head:F,body:q},ee)=>[String(
ee),n.tableOf(F.filter(Boolean).join(", "),o(q.length))]),value:f<0?void 0:String(f)},U=(F,q)=>{F===
"table"?w(Number(q)):k({...v,[S]:{...C,[F]:q}})};if(d.length===0)return l(le,{kind:"error",children:n.
nothingRead});let be=d.reduce((F,{body:q})=>F+q.length,0)-y.body.length,j=L&&[y.isCut&&n.cutFile,L.others>
0&&n.leftOutLines(L.others,o(L.others)),be>0&&n.otherTables(be,o(be)),L.empty>0&&n.withoutWeight(L.empty,
o(L.empty)),L.isLocal&&n.localTimes(s.name),L.isNoon&&n.localDays(s.name)];return l(te,{children:[x.
program&&l("p",{role:"status",children:n.recognised(x.program)}),l(cr,{caption:n.firstLines,head:y.head,
rows:y.body.slice(0,q_),choices:[...m<0?[X]:[],...f<0?[]:W],choose:U,more:x.program?n.changeReading:
n.moreChoices}),l(Fe,{error:R}),L?.records.length===0&&l(le,{kind:"error",children:n.nothingRead}),j?.
map(F=>F&&l(le,{kind:"doubt",children:F},F)),L&&l(Ue,{caption:n.unread(L.unread.length,o(L.unread.length)),
rows:L.unread,columns:[[n.line,F=>F]]}),L&&L.records.length>0&&l(G_,{records:L.records,onImport:F=>{
v[S]&&h.keep(S,C),t(F)}},JSON.stringify([S,C]))]})},j_=".csv,.tsv,.txt,.json,.xml,text/csv,text/plai\
n,application/json,text/xml",ef=()=>{let{t:e}=B(),[t,n]=se(),[s,o]=se(""),r=ge(null),i=async f=>t&&{
opened:await Ed(t,f),chosen:t},{data:a,error:c,loading:p,reload:h}=he(i,[t]),d=a?.chosen===t?a?.opened:
void 0,m={label:e.file,type:"file",accept:j_};return ue(()=>{s&&r.current?.focus()},[s]),l("div",{class:"\
card",children:[l(Ft,{title:e.importTitle,tools:l("a",{href:pe("weight"),children:e.back})}),s?l("di\
v",{class:"part",tabIndex:-1,ref:r,children:[l(le,{kind:"success",children:s}),l(Xd,{}),l("a",{href:pe(
"weight",{period:"all"}),children:e.back})]}):l(te,{children:[l("p",{class:"hint",children:e.importHint}),
!t&&l(Xd,{}),l("form",{onInput:({target:f})=>n(f.files?.[0]),children:l(Nn,{fields:{file:m}})}),l(Fe,
{error:c,retry:h}),p&&t&&l(le,{kind:"loading",children:e.loading}),d&&("format"in d?l(le,{kind:"erro\
r",children:e.formats[d.format]}):l(z_,{opened:d,onImport:o},t))]})]})};var K_=(e,t)=>Date.parse(t.fecha_registro)-Date.parse(e.fecha_registro),tf=async(e,t)=>{let n=await z.
recordWeights({body:{weights:[{peso_kg:e,fecha_registro:t}]}});return"weights"in n?n.weights:[]},Na=(e,t)=>[
...t,...e.filter(({id:n})=>t.every(s=>s.id!==n))].sort(K_),nf=e=>{let{t,plain:n,unit:s,kg:o}=B(),r=e&&
(s==="kg"?n(e):o(e));return{inputMode:s==="st"?"text":"decimal",autocomplete:"off",label:t.weightIn(
s),codes:["weight_out_of_range","weight_change_too_large"],defaultValue:r,read:i=>e!==void 0&&i===r?
e:nc(String(i),s)??new Error(t.notANumber[s])}},Ea=()=>{let{t:e,zone:t}=B();return t.name===yr()?void 0:
e.timesIn(t.name)},sf=e=>{let{t,zone:n}=B(),s=n.inputOf(e===void 0?Date.now():Date.parse(e));return{
label:t.dateTime,hint:Ea(),codes:["weight_date_invalid"],max:n.inputOf(Date.now()),type:"datetime-lo\
cal",defaultValue:s,read:o=>{if(e!==void 0&&o===s)return e;let r=Date.parse(`${o}Z`);if(Number.isNaN(
r))return String(o);let i=n.instantOf(r);return i>Date.now()?new Error(t.futureDate):new Date(i).toISOString()}}},
of=({change:e})=>{let{t,messages:n}=B(),s=An(Dt),[o,r]=se(!1),i=ge(void 0),[a,c]=[nf(),sf()],p=async({
peso_kg:d,time:m})=>{let f=i.current?.kg===d?i.current.at:new Date().toISOString(),w=await tf(d,m??f).
catch(async v=>{let{code:k,status:y}=v;if(y===void 0||y>=500?i.current={kg:d,at:f}:y!==401&&y!==429&&
(i.current=void 0),k!=="weight_date_invalid"||m!==void 0)throw v;return await z.recordWeight({body:{
peso_kg:d}}),s(!0),[]});return i.current=void 0,e(v=>Na(v,w)),r(!1),n.texts.weight_recorded},h={peso_kg:a,
...o&&{time:c}};return l("div",{class:"record",children:[l(Ct,{inline:!0,submit:t.record,fields:h,act:p}),
l(ae,{text:o?t.now:t.anotherDay,kind:"link","aria-expanded":o,onClick:()=>r(!o)})]})},rf=({item:e,change:t})=>{
let{t:n,kg:s,instant:o,announce:r}=B(),i=An(Dt),a={weight_id:e.id},c=`${s(e.peso_kg)}, ${o(e.fecha_registro)}`,
p=async()=>{let h=await tf(e.peso_kg,e.fecha_registro);return t(d=>Na(d,h)),i(!1),n.restored};return l(
Fs,{label:`${n.actions}: ${c}`,text:"⋯",children:[l(Le,{text:n.correct,of:c,title:n.correctTitle,submit:n.
save,fields:{peso_kg:nf(e.peso_kg),time:sf(e.fecha_registro)},act:async({peso_kg:h,time:d})=>{let m=d===
e.fecha_registro?{}:{fecha_registro:d},f=await z.correctWeight({path:a,body:{peso_kg:h,...m}});return t(
w=>Na(w,[f])),n.corrected}}),l(Le,{text:n.remove,of:c,title:n.removeTitle,question:c,act:async()=>{await z.
deleteWeight({path:a}),t(h=>h.filter(({id:d})=>d!==e.id)),r(n.removed,p)}})]})};var Y_=async e=>{let[t,{weights:n}]=await Promise.all([Pn(z.getProfile({signal:e})),z.listRecentWeights(
{signal:e})]);return{profile:t,weights:n}},Z_=e=>z.listWeights({signal:e}),J_=e=>Pn(z.getBmi({signal:e})),
Co={from:15,to:43},$a=qo(1),Q_=({imc:e})=>{let{plain:t}=B(),n=r=>Math.min(Math.max(r,Co.from),Co.to),
s=r=>(n(r)-Co.from)/(Co.to-Co.from)*100,o=({from:r,to:i})=>`${s(i)-s(r)}%`;return l("div",{class:"sc\
ale","aria-hidden":"true",children:[$a.map(r=>l("i",{"data-kind":vo(r.class),style:{width:o(r)}},r.class)),
l("b",{style:{left:`${s(e)}%`}}),$a.slice(0,-1).map(({class:r,to:i})=>l("small",{style:{left:`${s(i)}\
%`},children:t(i)},r))]})},X_=({bmi:e,profile:t,bands:n,points:s})=>{let{t:o,messages:r,tenths:i,hundredths:a,
kg:c,unit:p}=B(),h=n.find(k=>k.class==="normal"),[d=0,m=0]=h?_d(h,p,s.at(-1)?.kg):[],{data:f}=e,w=f?
io(f):void 0,v=f&&w&&yd(f.imc,w,$a);return l("div",{class:"part",children:[l("h2",{children:o.bmi}),
l(Fe,{error:e.error,retry:e.reload}),f&&l("p",{class:"figure",children:[l("strong",{children:v?.decimals===
2?a(v.bmi):i(f.imc)})," ",l(Ce,{kind:w&&vo(w),children:vi(f,r)})]}),f&&n.length>0&&l(Q_,{imc:f.imc}),
f===null&&l("p",{children:t?o.bmiNeedsWeight:o.bmiNeedsProfile}),h&&l("p",{class:"hint",children:o.normalRange(
c(d),c(m))}),!t&&l("a",{href:pe("profile"),children:o.toProfile})]})},ey=e=>{let{t,kg:n,day:s,signed:o}=B(),
r=e.points.at(-1),i=[7,30].flatMap(a=>{let c=Pa(e.points,a);return c===void 0?[]:[t.changeIn(o(c),a)]});
return l("section",{class:"card now","aria-label":t.latest,children:[l("div",{class:"part",children:[
l("h2",{children:r?t.latestOf(s(r.at)):t.latest}),r&&l("p",{class:"figure",children:l("strong",{children:n(
r.kg)})}),i.length>0&&l("p",{children:i.join(" · ")}),!r&&l("div",{class:"ghost","aria-hidden":"tru\
e"}),!r&&l("p",{children:t.noWeights}),l(of,{change:e.change}),!r&&l("a",{href:pe("weight",{},"impor\
t"),children:t.importFrom})]}),l(X_,{...e})]})},af={month:30,quarter:91,year:365,all:Number.POSITIVE_INFINITY},
Ma=["month","quarter","year","all"],lf,ty=({points:e,bands:t,profile:n})=>{let{t:s,zone:o,kg:r,integer:i,
signed:a}=B(),{parameters:c}=je(),p=Date.now(),h=O=>p-af[O]*864e5,d=O=>e.filter(({at:D})=>D>=h(O)).length>
1,m=Ma.find(O=>O===c.period)??lf??Ma.find(d)??"all";lf=m;let{series:f,from:w}=ze(()=>{let O=Math.max(
h(m),e[0]?.at??p-864e5);return{series:gd(e,O,o),from:O}},[e,m,o]),v=l(er,{label:s.period,values:Ma,names:s.
periods,value:m,choose:O=>In(pe("weight",{period:O}))}),{points:k,meanDays:y}=f,S=n?wd(n.fecha_nacimiento,
o):0,[C,x]=[k[0],k.at(-1)],I=Float64Array.from(k,O=>O.kg).sort();return l(Me,{title:s.trend,tools:v,
children:[!C&&l("p",{class:"hint",children:s.nothingInPeriod}),l(kd,{series:f,from:w,bands:t,bandsFrom:S}),
l("p",{class:"hint key",children:[l("span",{"aria-hidden":"true",children:"●"})," ",s.chartPoint,"\
 ",l("b",{"aria-hidden":"true",children:"━"})," ",s.mean(y)]}),C&&x&&l(Ds,{facts:{[s.change]:a(Pa(
e,af[m])??x.kg-C.kg),[s.minimum]:r(I[0]??0),[s.maximum]:r(I.at(-1)??0),[s.count]:i(k.length)}})]})},
ny=12,sy=({weights:e,change:t})=>{let{t:n,kg:s,instant:o,longMonth:r,language:i,zone:a}=B(),c=ze(()=>{
let m=Map.groupBy(e,w=>r(w.fecha_registro)),f=w=>w.reduce((v,{peso_kg:k})=>v+k,0)/w.length;return new Map(
[...m].map(([w,v])=>[w,n.monthMean(w,s(f(v)))]))},[e,n,s,r]),p=e.length>ny,h=()=>En(new Blob([vd(e,i,
a)],{type:"text/csv"}),"weights.csv"),d=l("div",{class:"actions",children:[l("a",{class:"button plai\
n",href:pe("weight",{},"import"),children:n.importCsv}),l(ae,{text:n.exportCsv,onClick:h})]});return l(
Me,{title:n.records,hint:Ea(),tools:d,children:l(Ue,{caption:n.newestFirst,rows:e,keyOf:({id:m})=>m,
groupOf:m=>p&&c.get(r(m.fecha_registro))||"",columns:[[n.date,m=>o(m.fecha_registro)],[n.weight,m=>l(
"strong",{children:s(m.peso_kg)}),"numeric"],[n.actions,m=>l(rf,{item:m,change:t}),"tools"]]})})},oy=({
first:e})=>{let{t}=B(),[n,s]=[he(Z_),he(J_)],{profile:o}=e,r=n.data?.weights??e.weights,i=s.data&&io(
s.data)==="minor"?void 0:o?.talla_m,a=ze(()=>i?qo(i):[],[i]),c=ze(()=>r.map(m=>({at:Date.parse(m.fecha_registro),
kg:m.peso_kg})).reverse(),[r]),h={profile:o,weights:r,points:c,bands:a,change:m=>n.data?n.change(f=>({
...f,weights:m(f.weights)})):n.reload()},d=m=>{m&&n.reload(),s.reload()};return l(Dt.Provider,{value:d,
children:[l(ey,{...h,bmi:s}),l(Fe,{error:n.error,retry:n.reload}),!n.data&&n.loading&&r.length>0&&l(
le,{kind:"loading",children:t.loading}),n.data&&r.length>0&&l(te,{children:[l(ty,{...h}),l(sy,{...h})]})]})},
ry=()=>{let e=he(Y_);return l(wt,{title:B().t.weight,quiet:!0,load:e,children:t=>l(oy,{first:t})})},
cf=()=>je().id==="import"?l(ef,{}):l(ry,{});var iy=["","register","deleted"],ay=5e3,ff=rs("language"),uf=rs("unit"),ly=()=>[ff.read(),...navigator.
languages].find(t=>/^(es|en)\b/.test(t))?.startsWith("en")?"en":"es",df=({label:e,tabs:t})=>{let n=ge(
null),s=t.find(([,,o])=>o)?.[0];return ue(()=>{let o=n.current?.querySelector("[aria-current]");n.current&&
o&&(n.current.scrollLeft=o.offsetLeft-n.current.offsetLeft-48)},[s]),l("nav",{class:"tabs","aria-lab\
el":e,ref:n,children:t.map(([o,r,i])=>l("a",{href:pe(o),"aria-current":i?"page":void 0,children:r},o))})},
cy=()=>z.logout().catch(e=>{if(!(e instanceof it))throw e;z.session.forget()}),uy=({account:e,views:t,
current:n,language:s})=>{let{t:o}=B(),r=d=>[d.name,o[d.name],d===n],i=d=>t.filter(m=>m.place===d),a=i(
"administration"),c=n?.place==="administration",p=e?.role==="admin",h=a.slice(0,1).map(({name:d})=>[
d,p?o.administration:o[d],c]);return l("header",{class:e?"":"guest",children:[l(ae,{text:o.skip,kind:"\
skip",onClick:rn}),l("div",{class:"frame",children:[l("a",{class:"brand",href:"#/",children:l("span",
{children:o.title})}),e&&l(df,{label:o.navigation,tabs:[...i().map(r),...h]}),e?l(Fs,{label:`${o.menu}\
: ${e.username}`,text:e.username,children:[i("menu").map(({name:d})=>l("a",{href:pe(d),children:o[d]},
d)),s,l(jt,{text:o.signOut,kind:"link",act:cy})]}):s]}),c&&l(df,{label:o.administration,tabs:a.map(r)})]})},
dy=({change:e,name:t})=>{let{t:n}=B(),s=t==="deleted"?n.deleted:e&&n.ends[e],o=async()=>await z.session.
restore()??location.reload();return l(te,{children:[s&&l(le,{children:s}),e==="account_changed"&&l(jt,
{text:n.adopt,act:o}),l("div",{class:"card narrow welcome",children:l(Ki,{registering:t==="register"},
t==="register")})]})},fy=({account:e,leave:t})=>{let{t:n}=B();return ue(()=>Ql,[]),l(ns,{title:n.signIn,
locked:!0,onClose:t,children:()=>l(te,{children:[l(le,{children:n.ends.expired}),l(Ki,{registering:!1,
expired:e})]})})},py=(e,t)=>{let n=Object.entries(e?.parameters??{});return Object.fromEntries(n.map(
([s,o])=>[s,typeof o=="number"&&!Number.isInteger(o)?t(o):o]))},pf=({views:e})=>{let[t,n]=se(ly),[s,
o]=se(()=>Yo.find(j=>j===uf.read())??"kg"),[{account:r,change:i,expired:a=null},c]=se({account:null}),
[p,h]=se({text:""}),d=jo((j,F)=>h({text:j,undo:F}),[]),m=Ms(()=>navigator.onLine,window,"online","of\
fline"),{name:f,id:w}=je(),v=ge(void 0);ue(()=>z.session.onChange((j,F)=>{c(q=>({account:j,change:F,
expired:F==="expired"?q.account??q.expired??null:null})),j&&(v.current!==void 0&&v.current!==j.userId&&
In(pe("")),v.current=j.userId)}),[]);let k=ge(null);ue(()=>{let j=k.current;if(p.text===""||!j)return;
let F=()=>d(""),q,ee=()=>{clearTimeout(q),j.contains(document.activeElement)||(q=setTimeout(F,ay))};
j.querySelector("button")?.focus(),ee();let J=[mn(j,["focusin","focusout"],()=>setTimeout(ee)),mn(window,
["input","offline"],F),()=>clearTimeout(q)];return()=>J.map(fe=>fe())},[p,d]);let y=he(async()=>(await z.
session.restore(),z.getPublicConfig())),S={"Accept-Language":t},C=he(j=>z.getMessages({headers:S,signal:j}),
[t]),x=r??a,I=he(async j=>r?{userId:r.userId,...await z.getPermissions({signal:j})}:I.data,[r?.userId,
r?.role]),O=he(async()=>r!==null&&lc(),[r?.userId]),D=co[t],[R,L]=[C.data,y.data],N=I.data?.userId===
x?.userId?I.data?.permissions:void 0,P=ze(()=>{if(!R||!L)return;let j=ac(t,_r(L.time_zone??yr()),s),
F={...R,errors:{...R.errors,...j.t.errors}};return{...j,messages:F,config:L,account:x,announce:d,may:q=>N?.
includes(q)??!1,describe:(q,ee)=>ki(q,F,{...py(q,j.plain),...ee}),describeCode:q=>ic(q,F.errors,j.t.
generalErrors),setUnit(q){uf.write(q),o(q)}}},[t,s,R,L,x,N,d]);if(ue(()=>{document.documentElement.lang=
t},[t]),!P){let j=[C,y].filter(({error:F})=>F!==void 0);return j.length===0?l("p",{class:"notice loa\
ding",children:D.loading}):l("main",{class:"card narrow",children:[l("h1",{children:D.title}),l("p",
{role:"alert",children:D.startFailed}),l(ae,{text:D.retry,kind:"primary",onClick:()=>j.map(F=>F.reload())})]})}
let $=t==="es"?"en":"es",M=()=>{n($),ff.write($)},H=()=>{rn(),p.undo?.().then(j=>d(`${j}`),j=>d(P.describe(
j)))},W=({needs:j})=>j===void 0||x?.role==="admin"||j!=="admin"&&P.may(j),X=e.filter(W),U=iy.includes(
f)?X[0]:X.find(j=>j.name===f),be=l(ae,{text:D.otherLanguage,kind:"link",lang:$,onClick:M});return l(
Ei.Provider,{value:P,children:[l(uy,{account:x,views:X,current:U,language:be}),l("main",{children:[!m&&
l(le,{children:D.offline}),r&&O.data&&l(le,{children:D.needsHttps}),l(Fe,{error:C.error,retry:C.reload}),
!x&&l(dy,{change:i,name:f}),x&&U&&l(uc,{children:l(U.component,{})},`${x.userId} ${U.name} ${w}`),l(
Fe,{error:I.error,retry:I.reload}),x&&!U&&N&&l(Ft,{title:D.notFound,tools:l("a",{href:"#/",children:D.
weight})},f),a&&l(fy,{account:a,leave:()=>c({account:r,change:i})}),l("div",{class:"announcement",role:"\
status",ref:k,children:[p.text,p.undo&&l(ae,{text:D.undo,kind:"link",onClick:H})]})]})]})};var my=[{name:"weight",component:cf},{name:"profile",component:Hc,place:"menu"},{name:"account",component:Bc,
place:"menu"},{name:"checklist",component:Nc,place:"administration",needs:"checklist:read"},{name:"s\
ynchronisation",component:$c,place:"administration",needs:"checklist:read"},{name:"files",component:Mc,
place:"administration",needs:"admin"},{name:"accounts",component:fc,place:"administration",needs:"ad\
min"}],mf=document.getElementById("page");mf.replaceChildren();Tl(l(pf,{views:my}),mf);
