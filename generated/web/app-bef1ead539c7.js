var Te,pl,zf,Cn,ai,Ho,ml,Lo,gl,ui,li,hl,ro=Symbol.for("pv"),Vo={},Go=[],jf=/^m(i|n|o|s|text|space)$/,
di=Array.isArray,fi=Go.slice,Yn=Object.assign;function Kn(e){e&&e.parentNode&&e.remove()}function _l(e,t,n){
var s,o,r,i={},a=arguments.length;for(r in t)r=="key"?s=t[r]:r=="ref"&&typeof e!="function"?o=t[r]:i[r]=
t[r];return a>2&&(i.children=a>3?fi.call(arguments,2):n),oo(e,i,s,o,null)}function oo(e,t,n,s,o){var r={type:e,props:t,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:ro,
__v:o||++pl,__i:-1,__u:0};return!o&&Te.vnode&&Te.vnode(r),r}function ee(e){return e.children}function Wo(e,t){this.props=e,this.context=t,this.__g=0}function Pn(e,t){
if(t==null)return e.__&&Pn(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.
__e;return typeof e.type!="function"||e.props.__P?null:Pn(e)}function Kf(e){var t,n=e.__v,s=n.__e,o=[],
r=[],i=e.__P;i&&((t=Yn({constructor:ro},n)).__v=n.__v+1,Te.vnode&&Te.vnode(t),pi(i,t,n,e.__n,i.namespaceURI,
32&n.__u?[s]:null,o,s||Pn(n),32&n.__u,r),t.__v=n.__v,t.__.__k[t.__i]=t,vl(o,t,r),n.__=n.__e=null,t.__e!=
s&&yl(t))}function yl(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&
(e.__e=t.__e)}),yl(e)}function ci(e){(8&e.__g||(e.__g|=8,Cn.push(e),Ho++))&&ai==Te.debounceRendering||
((ai=Te.debounceRendering)||queueMicrotask)(wl)}function wl(){try{for(var e,t=1;Cn.length;)Cn.length>
t&&Cn.sort(ml),e=Cn.shift(),t=Cn.length,8&e.__g&&Kf(e)}finally{(Ho=Cn.length)&&(ai||queueMicrotask)(
wl)}}function bl(e,t,n,s,o,r,i,a,c,p,h){var d,m,f,w,v,k,y=s.__k||Go,S=t.length;for(c=Yf(n,t,y,c,S),d=
0;d<S;d++)(f=n.__k[d])!=null&&(m=~f.__i&&y[f.__i]||Vo,f.__i=d,k=pi(e,f,m,o,r,i,a,c,p,h),w=f.__e,(m.ref!=
f.ref||8&m.__u)&&(m.ref&&mi(m.ref,null,f,m),f.ref&&h.push(f.ref,f.__c||w,f)),v=v||w,4&f.__u?(c=Sl(f,
c,e,!m.__v),m.__e&&(m.__e=null)):typeof f.type=="function"&&k!==void 0?c=k:w&&(c=w.nextSibling),f.__u&=
-21);return n.__e=v,c}function Yf(e,t,n,s,o){var r,i,a,c,p,h,d,m,f,w=n.length,v=w,k=0,y=0,S=e.__k=Array(
o);for(r=0;r<o;r++)(i=t[r])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.
constructor===String?i=S[r]=oo(null,i):di(i)?i=S[r]=oo(ee,{children:i}):i.constructor===ro&&i.__b?i=
S[r]=oo(i.type,i.props,i.key,i.ref,i.__v):S[r]=i,c=r+k,i.__=e,i.__b=e.__b+1,a=null,~(p=i.__i=Zf(i,n,
c,v))&&(v--,(a=n[p])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,p==c-1?k--:p==c+1?k++:p!=c&&(p>c?k--:k++,y=1)):
(~p||(o>w?k--:o<w&&k++),typeof i.type!="function"&&(i.__u|=4))):S[r]=null;if(y){for(h=[],d=[],r=0;r<
o;r++)if((i=S[r])&&16&i.__u){for(k=0,m=h.length;k<m;)h[f=k+m>>1]<i.__i?k=f+1:m=f;h[k]=i.__i,d[r]=k+1}
for(k=h.length;r--;)d[r]&&(d[r]==k?k--:S[r].__u|=4)}if(v)for(r=0;r<w;r++)!(a=n[r])||2&a.__u||(a.__e==
s&&(s=Pn(a)),gi(a,a));return s}function Sl(e,t,n,s){var o,r,i,a;if(typeof e.type=="function"){if(e.props.
__P)return t;if(o=e.__k)for(r=0;r<o.length;r++)o[r]&&(o[r].__=e,t=Sl(o[r],t,n,!1));return t}for(t&&!t.
parentNode&&(t=Pn(e))&&!t.parentNode&&(t=null),i=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;for(i!=
a&&(!s&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&
t.nodeType==8&&!t.data.startsWith("$s"););return t}function Zf(e,t,n,s){var o,r=e.key,i=e.type,a=t[n],c=a&&!(2&a.__u);if(a===null&&r==null||c&&r==a.key&&
i==a.type)return n;if(s>(c?1:0)){for(o=n-1;o>=0;o--)if((a=t[o])&&!(2&a.__u)&&r==a.key&&i==a.type)return o;
for(o=n+1;o<t.length;o++)if((a=t[o])&&!(2&a.__u)&&r==a.key&&i==a.type)return o}return-1}function fl(e,t,n){
n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Fo(e,t,n,s,o){var r,i;if(t=="style")if(typeof n==
"string")e.style.cssText=n;else{if(typeof s=="string"&&(e.style.cssText=s=""),s)for(t in s)n&&t in n||
fl(e.style,t);if(n)for(t in n)s&&n[t]==s[t]||fl(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!=
"function"&&(n=null),typeof s!="function"&&(s=null),(e.__e||(e.__e={}))[t]=n,n&&s||(i=li[t]||(li[t]=
Jf(t)),(e.__a||(e.__a={}))[t]=ui,r=t!=(t=t.replace(gl,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),
n?e.addEventListener(t,i,r):e.removeEventListener(t,i,r));else{if(o=="http://www.w3.org/2000/svg")t=
t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="l\
ist"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&
t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?
e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Jf(e){return function(t){var n=this.
__e;if(n){if(n=n[e],t[Lo]==null)t[Lo]=ui++;else if(t[Lo]<this.__a[e])return;return n(Te.event?Te.event(
t):t)}}}function pi(e,t,n,s,o,r,i,a,c,p){var h,d,m,f,w,v,k,y,S,C,x,I,O,$,R,F,N,P,D=t.type;if(t.constructor!==
ro)return null;128&n.__u&&(c=32&n.__u,h=n.__c.__z)&&(t.__u|=c,d=r=[],h.nodeType==8?a=Bo(h,r):r.push(
h),a=r[0]||a),(h=Te.__b)&&h(t);e:if(typeof D=="function"){m=i.length;try{if(y=t.props,S=(h=D.prototype)&&
h.render,C=(h=D.contextType)&&s[h.__c],x=h?C?C.props.value:h.__:s,(f=n.__c)?(t.__c=f,2&f.__g&&(f.__g|=
1)):(S?t.__c=f=new D(y,x):(t.__c=f=new Wo(y,x),f.constructor=D,f.render=Xf),C&&C.sub(f),f.state||(f.
state={}),f.__n=s,f.__g|=8,f.__h=[],f.__k=[]),S&&(f.__s||(f.__s=f.state),D.getDerivedStateFromProps&&
(f.__s==f.state&&(f.__s=Yn({},f.__s)),Yn(f.__s,D.getDerivedStateFromProps(y,f.__s)))),w=f.props,v=f.
state,f.__v=t,n.__c){if(y!==w&&S&&!D.getDerivedStateFromProps&&f.componentWillReceiveProps&&f.componentWillReceiveProps(
y,x),t.__v==n.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(y,f.__s,
x)===!1){t.__v!=n.__v&&(f.props=y,f.state=f.__s,f.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(E){
E&&(E.__=t)}),Go.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&i.push(f),a=Pn(n);break e}f.componentWillUpdate&&
f.componentWillUpdate(y,f.__s,x),S&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(
w,v,k)})}else S&&!D.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),S&&f.componentDidMount&&
f.__h.push(f.componentDidMount);f.context=x,f.props=y,f.__P=e,f.__g&=-5,I=Te.__r,O=S?25:0;do f.__g&=
-9,I&&I(t),h=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++O<25);S&&(Go.push.apply(f.__h,
f.__k),f.__k=[]),f.state=f.__s,f.getChildContext&&(s=Yn({},s,f.getChildContext())),S&&n.__c&&f.getSnapshotBeforeUpdate&&
(k=f.getSnapshotBeforeUpdate(w,v)),$=h&&h.type===ee&&h.key==null?h.props.children:h,y.__P&&(h=a,o=(e=
y.__P).namespaceURI,c=r=null,n.props&&n.props.__P!=e&&(n.__k.some(function(E){E&&gi(E,E)}),n.__k=null),
a=n.__k?Pn(n,0):null),a=bl(e,di($)?$:[$],t,n,s,o,r,i,a,c,p),y.__P&&(t.__e=null,a=h),t.__u&=-161,d&&d.
some(Kn),f.__h.length&&i.push(f),1&f.__g&&(f.__g&=-4)}catch(E){if(i.length=m,t.__v=null,c||r)if(E&&E.
then){if(t.__u|=128|c,r){for(~(N=r.indexOf(a||void 0))||(N=r.length);(P=r[N-1])&&P.nodeType==8;)N--;
for(;N<r.length;N++)if(P=r[N])if(r[N]=null,R){if(P==F)break}else{if(P.nodeType!=8)break;P.data.startsWith(
"$s")&&(F=Bo(R=P))}}if(!R){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;R=a}(h=Bo(R=t.__c.__z||
(t.__c.__z=R)))?(t.__e=R,a=h):t.__e=a,a=a&&a.nextSibling}else r&&r.some(Kn);else t.__e=n.__e;t.__k||
(t.__k=n.__k||[]),E&&E.then||kl(t),Te.__e(E,t,n)}}else a=t.__e=Qf(n.__e,t,n,s,o,r,i,c,p,e);return(h=
Te.diffed)&&h(t),a}function Bo(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){
if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&
t.push(e)}}function kl(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(kl))}function vl(e,t,n){for(var s=0;s<
n.length;)mi(n[s++],n[s++],n[s++]);Te.__c&&Te.__c(t,e),e.some(function(o){try{e=o.__h,o.__h=[],e.some(
function(r){r.call(o)})}catch(r){Te.__e(r,o.__v)}})}function Qf(e,t,n,s,o,r,i,a,c,p){var h,d,m,f,w,v,
k,y,S=n.props||Vo,C=t.props,x=t.type;if(x=="svg"?o="http://www.w3.org/2000/svg":x=="math"?o="http://\
www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),r){for(h=0;h<r.length;h++)if((w=r[h])&&
(x?w.localName==x:w.nodeType==3)){e=w,r[h]=null;break}}if(!e){if(y=p.ownerDocument||document,!x)return y.
createTextNode(C);e=y.createElementNS(o,x,C.is?C:p),a&&(Te.__m&&Te.__m(t,r),a=!1),r=null}if(x){if(p=
x=="template"&&e.content||e,r=x=="textarea"&&C.defaultValue!=null?null:r&&fi.call(p.childNodes),!a&&
r)for(S={},h=0;h<e.attributes.length;h++)S[(w=e.attributes[h]).name]=w.value;for(h in S)w=S[h],h=="d\
angerouslySetInnerHTML"?m=w:h=="children"||h in C||h=="value"&&"defaultValue"in C||h=="checked"&&"de\
faultChecked"in C||Fo(e,h,null,w,o);for(h in C)w=C[h],h=="children"?f=w:h=="dangerouslySetInnerHTML"?
d=w:h=="value"?v=w:h=="checked"?k=w:a&&typeof w!="function"||S[h]===w||Fo(e,h,w,S[h],o);d?(a||m&&(d.
__html==m.__html||d.__html==e.innerHTML)||(e.innerHTML=d.__html),t.__k=[]):(m&&(e.textContent=""),(x==
"foreignObject"||o=="http://www.w3.org/1998/Math/MathML"&&jf.test(x))&&(o="http://www.w3.org/1999/xh\
tml"),bl(p,di(f)?f:[f],t,n,s,o,r,i,r?r[0]:n.__k&&Pn(n,0),a,c),r&&r.some(Kn)),a&&x!="textarea"||(h="v\
alue",x=="progress"&&v==null?e.removeAttribute(h):v==null||v===e[h]&&(x!="progress"||v)||Fo(e,h,v,S[h],
o),h="checked",k!=null&&k!=e[h]&&Fo(e,h,k,S[h],o))}else S===C||a&&e.data==C||(e.data=C);return e}function mi(e,t,n,s){
try{typeof e=="function"?t?t.__x=e(t)||1:s&&(s=s.__c||s.__e)&&(t=s.__x)&&(s.__x=null,typeof t=="func\
tion"?t():e(null)):e.current=t}catch(o){Te.__e(o,n)}}function gi(e,t,n){var s,o,r,i;if(Te.unmount&&Te.
unmount(e),!(s=e.ref)||s.current&&s.current!=e.__e||mi(s,null,t,e),s=e.__c){if(s.componentWillUnmount)
try{s.componentWillUnmount()}catch(a){Te.__e(a,t)}s.__P=s.__n=null}if(s=e.__k)for(i=0;i<s.length;i++)
s[i]&&gi(s[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(s=e.__c)&&(s=s.__z)&&(o=Bo(s,r=[]))&&
(s==e.__e&&r.some(Kn),Kn(o),Kn(s)),n||Kn(e.__e),e.__e=e.__c=e.__=null}function Xf(e,t,n){return this.
constructor(e,n)}function Tl(e,t){var n,s,o,r;Te.__&&Te.__(e,t),t.nodeType==9&&(t=t.documentElement),
s=(n=e&&32&e.__u)?null:t.__k,t.__k=oo(ee,{children:[e]}),o=[],r=[],pi(t,t.__k,s||Vo,Vo,t.namespaceURI,
s?null:t.firstChild?fi.call(t.childNodes):null,o,s?s.__e:t.firstChild,n,r),vl(o,t.__k,r),t.__k.props.
children=null}function Uo(e){function t(n){var s,o;return this.getChildContext||(s=new Set,(o={})[t.__c]=this,this.
getChildContext=function(){return o},this.shouldComponentUpdate=function(r){this.props.value!=r.value&&
s.forEach(function(i){i.__g|=4,ci(i)})},this.sub=function(r){s.add(r);var i=r.componentWillUnmount;r.
componentWillUnmount=function(){s.delete(r),i&&i.call(r)}}),n.children}return t.__c="__cC"+hl++,t.__=
e,t.Provider=(t.Consumer=function(n,s){return n.children(s)}).contextType=t,t}Te={__e:function(e,t,n,s){for(var o,r,i;t=t.__;)if((o=t.__c)&&!(1&o.__g)){o.__g|=4;try{if((i=(r=o.constructor)&&
r.getDerivedStateFromError)&&o.setState(r.getDerivedStateFromError(e)),o.componentDidCatch&&(o.componentDidCatch(
e,s||{}),i=1),i&&8&o.__g)return void(o.__g|=2)}catch(a){e=a}}throw Ho=0,e}},pl=0,zf=function(e){return e!=
null&&e.constructor===ro},Wo.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.
__s=Yn({},this.state)),typeof e=="function"&&(e=e(Yn({},n),this.props)),e&&(Yn(n,e),this.__v&&(t&&this.
__k.push(t),ci(this)))},Wo.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(
e),ci(this))},Wo.prototype.render=ee,Cn=[],Ho=0,ml=function(e,t){return e.__v.__b-t.__v.__b},Lo=Symbol(),
gl=/(PointerCapture)$|Capture$/i,ui=0,li={},hl=0;var Ve=class extends Error{name="ApiError";status;operation;code;parameters;fields;retryAfter;requestId;headers;constructor(t,n,{
status:s,headers:o},r){super(n,r),this.operation=t,this.status=s,this.code=o.get("x-error-code")??void 0;
let{fields:i=[],...a}=tp(o.get("x-error-parameters"));this.parameters=a,this.fields=i,this.retryAfter=
ep(o.get("retry-after")),this.requestId=o.get("x-request-id")??void 0,this.headers=o}};var it=class extends Error{name="ConnectionError"},Zn=class extends it{name="TimeoutError"},xl=(e,t)=>e instanceof
Ve?new Ve(t,e.message,e,{cause:e}):e,Ns=e=>e instanceof Ve&&e.status===401,ep=e=>{if(e===null)return;
let t=/^\d+$/.test(e)?Number(e):(Date.parse(e)-Date.now())/1e3;return Number.isNaN(t)?void 0:Math.max(
0,Math.ceil(t))},hi=e=>{try{return JSON.parse(e)}catch{return}},tp=e=>{let t=hi(e??"");return typeof t==
"object"?{...t}:{}},Cl=(e,t)=>typeof e=="object"&&e!==null&&"error"in e&&typeof e.error=="string"?e.
error:`HTTP ${t}`,An=e=>e.catch(t=>{if(t instanceof Ve&&t.status===404)return null;throw t});var np=2**31-1,_i=(e,t)=>{let n=new AbortController,s,o=()=>clearTimeout(s),r=()=>{o(),!(e===0||e>np)&&
(s=setTimeout(()=>n.abort(new Zn(`no answer within ${e} ms`)),e))},i=()=>n.abort(t?.reason);return t?.
aborted&&i(),t?.addEventListener("abort",i),r(),{signal:n.signal,extend:r,pause:o,release(){o(),t?.removeEventListener(
"abort",i)},renew:()=>_i(e,t),explain(a,c){return n.signal.aborted?n.signal.reason:a instanceof it?a:
new it(c,{cause:a})}}},fn=(e,t)=>new Promise((n,s)=>{let o=()=>s(t.reason);t.aborted&&o(),t.addEventListener(
"abort",o),e.then(n,s).finally(()=>t.removeEventListener("abort",o))});var Jn=(e,...t)=>{try{e?.(...t)}catch(n){queueMicrotask(()=>{throw n})}};var sp=250,op=3e4,rp=async(e,{signal:t=new AbortController().signal})=>{let n,s=new Promise(o=>{n=setTimeout(
o,e)});await fn(s,t).finally(()=>clearTimeout(n))};async function*Pl(e,t){let n,s=new Set;do{let o=await t(
n);if(yield*o[e]??[],n=o.next_after,s.has(n))throw new it("the pages of the list repeat themselves");
s.add(n)}while(n!==null)}var Qn=({state:e,next_attempt_at:t})=>e==="waiting"||e==="retrying"||t!==null,
Al=async(e,t,n)=>{let s=/\/api\/wstg\/requests\/(\d+)$/.exec(e)?.[1];if(s===void 0)throw new TypeError(
`'${e}' is no address of a request`);for(let o=sp;;o=Math.min(o*2,op)){let r=o;try{let i=await n(Number(
s));if(Jn(t.onRequest,i),!Qn(i))return i}catch(i){if(!(i instanceof Ve&&i.status===503))throw i;r=Math.
max(o,(i.retryAfter??0)*1e3)}await rp(r,t)}};var ip=10*6e4,Il=()=>{let e=new Headers({"x-error-code":"authentication_required"});return new Ve("r\
efreshAccessToken","La sesión ha terminado",{status:401,headers:e})},ap=e=>{let t=n=>{try{return e===
void 0?void 0:n(localStorage,e)}catch{return}};return{set:()=>t((n,s)=>n.setItem(s,"session")),remove:()=>t(
(n,s)=>n.removeItem(s)),get isMissing(){return t((n,s)=>n.getItem(s)===null)??!1}}},lp=e=>{let t=e===
void 0?void 0:globalThis.navigator?.locks,n=new Set,s=Promise.resolve();return{async refresh(o){if(t&&
e)return t.request(e,{mode:"shared"},o);let r=s.then(o),i=r.then(()=>n.delete(i),()=>n.delete(i));return n.
add(i),r},async alone(o){if(t&&e)return t.request(e,o);let r=Promise.all([s,...n]).then(o);return s=
r.catch(()=>{}),r}}},Ol=(e,t,n)=>{let s=new Set,o=ap(t),r=lp(t),i=t===void 0||typeof BroadcastChannel>
"u"?void 0:new BroadcastChannel(t),a,c,p=0,h=!1,d,m,f=(R,F)=>{for(let N of s)Jn(N,R,F)},w=R=>{p+=1,m=
void 0,h=R},v=(R,F)=>{let{user_id:N,username:P,role:D,access_token:E}=R;a={account:{userId:N,username:P,
role:D},token:E,since:performance.now()},c=N,h=!1,o.set(),f(a.account,F)},k=R=>{w(!1),i?.postMessage(
{userId:R.user_id}),v(R,"signed_in")},y=R=>{w(!0),R!=="account_changed"&&o.remove(),!(!a&&R!=="accou\
nt_changed")&&(a=void 0,f(null,R))},S=()=>{i?.postMessage({userId:null}),n.forget(),y("signed_out")},
C=async(R,F=()=>y("expired"))=>{let N={isRefused:!1};d=N;try{let P=await R();return S(),P}catch(P){throw N.
isRefused&&F(),P}finally{d=void 0}},x=async()=>{let R=p,F;try{F=await r.refresh(e)}catch(N){throw Ns(
N)&&p===R&&(d?d.isRefused=!0:y("expired")),N}if(p!==R)throw Il();if(a&&a.account.userId!==F.user_id)
throw y("account_changed"),Il();return v(F,a?"refreshed":"signed_in"),F},I=()=>{if(m)return m;let R=x().
finally(()=>{m===R&&(m=void 0)});return m=R,R},O=({data:R})=>{typeof R!="object"||R===null||!("userI\
d"in R)||(R.userId===null?y("signed_out"):c!==void 0&&R.userId!==c?y("account_changed"):a||(w(!1),o.
set(),$.restore().catch(()=>{})))};i?.addEventListener("message",O);let $={get account(){return a?.account??
null},get refreshToken(){return n.token},async restore({always:R=!1}={}){if(a)return a.account;if(o.
isMissing&&!R)return null;do{let F=p;try{await I()}catch(N){if(p===F)throw N}}while(!a&&!h);return $.
account},forget:S,onChange(R){return s.add(R),()=>s.delete(R)},close(){i?.close(),i=void 0,s.clear()}};
return{session:$,begin:k,refresh:I,alone:r.alone,async renew(R){let F=p,N=await R();return p===F&&v(
N,"refreshed"),N},leaveAfter:C,async logOut(R){let F=a!==void 0;try{return await C(R,S)}catch(N){if(!F||
a||!Ns(N))throw N;return{message:N.message}}},get isLeaving(){return d!==void 0},get token(){return a?.
token},get epoch(){return p},get isOver(){return h||!a&&o.isMissing},get isStale(){return a!==void 0&&
performance.now()-a.since>ip}}};var cp=(e,t,n,s)=>{let o=e.getReader(),r=0;return new ReadableStream({async pull(i){t.extend();try{let{
done:a,value:c}=await fn(o.read(),t.signal);if(t.pause(),a){t.release(),i.close();return}r+=c.byteLength,
i.enqueue(c),Jn(s,{loaded:r,total:n})}catch(a){throw t.release(),o.cancel(a).catch(()=>{}),t.explain(
a,"the file broke off")}},cancel(i){return t.release(),o.cancel(i)}})},Rl=(e,t,n,s)=>{let o=t.get("c\
ontent-length"),r=t.get("content-type")??"application/octet-stream",i=cp(e,n,o===null?void 0:Number(
o),s);return{fileName:/filename="([^"]+)"/.exec(t.get("content-disposition")??"")?.[1]??"download",contentType:r,
stream:i,async blob(){let a=[],c=i.getReader();for(let p=await c.read();!p.done;p=await c.read())a.push(
p.value);return new Blob(a,{type:r})}}},Nl=e=>{let t=new FormData,n=0;for(let[s,o]of Object.entries(
e))t.append(s,o),o instanceof Blob&&(n+=o.size);return{form:t,size:n}},up=e=>{let t=new Headers;for(let n of e.
trim().split(/[\r\n]+/)){let s=n.indexOf(":");s>0&&t.append(n.slice(0,s).trim(),n.slice(s+1).trim())}
return t},yi=e=>typeof XMLHttpRequest<"u"&&!e,dp=async(e,t,n,s)=>{let o=new XMLHttpRequest,r=()=>o.abort();
await new Promise((c,p)=>{o.open(e.method,e.url),o.withCredentials=!0;for(let[h,d]of e.headers)h!=="\
content-type"&&o.setRequestHeader(h,d);o.upload.onprogress=({loaded:h})=>s(h),o.upload.onload=n.pause,
o.onload=()=>c(),o.onerror=o.onabort=()=>p(new it("the upload broke off")),n.signal.addEventListener(
"abort",r),n.signal.aborted?r():o.send(t)}).finally(()=>n.signal.removeEventListener("abort",r));let{
status:i,responseText:a}=o;return new Response(a||null,{status:i,headers:up(o.getAllResponseHeaders())})},
fp=(e,t,n)=>{if(!e.body)return e;let s=0,o=e.body.pipeThrough(new TransformStream({transform(i,a){s+=
i.byteLength,n(s),a.enqueue(i)},flush:t.pause})),r={method:e.method,headers:e.headers,body:o,signal:e.
signal,duplex:"half"};return new Request(e.url,r)},El=(e,{form:t,size:n},s,o,r)=>{let i=c=>{s.extend(),
Jn(o,{loaded:Math.min(c,n),total:n})};if(yi(r))return dp(e,t,s,i);let a=r??globalThis.fetch;return typeof XMLHttpRequest>
"u"?a(fp(e,s,i)):(s.pause(),a(e))};var pp=3e4,mp="the service is unreachable, or it does not allow the origin of this page",gp="/api/au\
th/",hp=new Set(["logout","logoutEverywhere","deleteAccount"]),_p=new Set(["changePassword","logoutE\
verywhere","deleteAccount"]),yp=e=>({token:e,headers(t){return this.token!==void 0&&t.startsWith(gp)?
{cookie:`refresh_token=${this.token}`}:{}},read({headers:t}){for(let n of t.getSetCookie?.()??[]){let s=/^refresh_token=([^;]*)/.
exec(n)?.[1];s!==void 0&&(this.token=s===""?void 0:s)}},forget(){this.token=void 0}}),wp=(e={})=>{let t=Object.
entries(e).filter(([,s])=>s!==void 0),n=new URLSearchParams(t.map(([s,o])=>[s,String(o)]));return n.
size>0?`?${n}`:""},bp=()=>/^https?:/.test(globalThis.location?.origin)?globalThis.location.origin:"",
Sp=e=>{if(e!==""&&!(/^https?:\/\//.test(e)&&URL.canParse(e)))throw new TypeError(`baseUrl is an addr\
ess such as https://api.example, not '${e}'`);return e.replace(/\/+$/,"")},kp=e=>typeof window>"u"||
e===""?void 0:`weight-bmi-register ${new URL(e).origin}`,vp=e=>encodeURIComponent(String(e)).replace(
/^\.{1,2}$/,"%20$&"),Ml=(e,{baseUrl:t=bp(),fetch:n,timeoutMs:s=pp,refreshToken:o})=>{let r=Sp(t),i=yp(
o),a=(k,{path:y,query:S,headers:C,body:x,onProgress:I})=>{let O=e[k];if(!O)throw new TypeError(`ther\
e is no operation ${k}`);if(r===""&&typeof location>"u")throw new TypeError("outside of a page creat\
eClient needs the option baseUrl");let $=x==="all"?void 0:x,R=O.transfer==="upload"&&$?Nl($):void 0,
F={...y};return{id:k,route:O,url:r+O.path.replace(/\{(\w+)\}/g,(N,P)=>vp(F[P]))+wp(S),headers:Object.
entries({...C}).filter(([,N])=>N!==void 0),renewable:O.bearer&&(O.key===void 0||C?.[O.key]===void 0),
form:R,json:R||!$?void 0:JSON.stringify($),onProgress:I}},c=async({timeoutMs:k=s,signal:y},S)=>{let C=_i(
k,y);try{return await S(C)}finally{C.release()}},p=async({id:k,route:y,url:S,headers:C,form:x,json:I,
onProgress:O},$,R)=>{let F=new Headers({...Object.fromEntries(C),...I!==void 0&&{"content-type":"app\
lication/json"},...R!==void 0&&{authorization:`Bearer ${R}`},...i.headers(y.path)}),N=x&&!yi(n)?x.form:
I??null,{signal:P}=$,D=new Request(S,{method:y.method,headers:F,body:N,credentials:"include",signal:P}),
E=mp,B=async()=>{let L=x?await El(D,x,$,O,n):await(n??globalThis.fetch)(D);if(E="the answer broke of\
f, or is not the one of the service",i.read(L),L.ok&&y.transfer==="download"){if(!L.body||L.status===
204)throw new it("the answer has no body");return Rl(L.body,L.headers,$.renew(),O)}let Q=await L.text();
if(!L.ok)throw new Ve(k,Cl(hi(Q),L.status),L);let q=JSON.parse(Q);if(typeof q!="object"||q===null)throw new it(
E);let be=L.headers.get("location");return be===null?q:{...q,location:be}};try{return await fn(B(),P)}catch(L){
throw L instanceof Ve?L:$.explain(L,E)}},h=(k,y={})=>c(y,S=>p(a(k,y),S)),d=Ol(()=>h("refreshAccessTo\
ken"),kp(r),i),m=(k,y)=>c(y,async S=>{let C=a(k,y),{route:x,renewable:I}=C,O=()=>x.transfer!==null&&
S.extend(),$=()=>fn(d.refresh(),S.signal).catch(P=>{throw xl(P,C.id)}),R=P=>{let D=()=>p(C,S,P);return _p.
has(k)?fn(d.alone(D),S.signal):D()};x.transfer==="upload"&&d.isStale&&await $();let{token:F,epoch:N}=d;
try{return O(),await R(F)}catch(P){if(!(I&&Ns(P)&&(hp.has(k)||!d.isLeaving))||d.epoch!==N||d.isOver)
throw P;O();try{d.token===F&&await $()}catch(E){throw Ns(E)||d.epoch!==N?P:E}if(d.epoch!==N)throw P;
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
ese_class_iii",Number.POSITIVE_INFINITY]],bi=1e3;var Si=(e,t)=>e.replace(/\{(\w+)\}/g,(n,s)=>String(t[s]??n)),Tp=e=>e instanceof Ve?[e.code??"gateway",
e.code?e.parameters:{status:e.status}]:e instanceof Zn?["timeout",{}]:[e instanceof it?"unreachable":
"",{}],ki=(e,t,n={})=>{let s=e instanceof Error?e.message:String(e),o=t?.errors??{},[r,i]=Tp(e),a={...i,
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
Number(a)}}}}var xp={registerAccount:{method:"post",path:"/api/auth/register",bearer:!1,transfer:null},login:{method:"\
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
Dl=(e={})=>Ml(xp,e);var pn,Ee,Ti,Fl,xi=Object.is,lo=0,zl=[],Ci=[],Ge=Te,Ll=Ge.__b,Wl=Ge.__r,Bl=Ge.diffed,Hl=Ge.__c,Vl=Ge.
unmount,Gl=Ge.__;function Xn(e,t){Ge.__h&&Ge.__h(Ee,e,lo||t),lo=0;var n=Ee.__H||(Ee.__H={__:[],__h:[]});
return e>=n.__.length&&n.__.push({}),n.__[e]}function ne(e){return lo=1,Pp(Yl,e)}function Pp(e,t,n){
var s=Xn(pn++,2);if(s.t=e,!s.__c&&(s.__=[n?n(t):Yl(void 0,t),function(r){var i=(s.__N||s.__)[0],a=s.
t(i,r);xi(i,a)||(s.__N=[a,s.__[1]],s.__c.setState({}))}],s.__c=Ee,!Ee.__f)){Ee.__f=!0;var o=Ee.shouldComponentUpdate;
Ee.shouldComponentUpdate=function(r,i,a){var c=this.__H;if(!c)return!0;var p=!1,h=this.props!=r;if(c.
__.some(function(m){m.__N&&(p=!0,xi(m.__[0],m.__N[0])||(h=!0))}),o){var d=o.call(this,r,i,a);return p?
d||h:d}return!p||h}}return s.__}function de(e,t){var n=Xn(pn++,3);!Ge.__s&&Ai(n.__H,t)&&(n.__P=!0,n.
__=e,n.u=t,Ee.__H.__h.push(n))}function jl(e,t){var n=Xn(pn++,4);!Ge.__s&&Ai(n.__H,t)&&(n.__P=!1,n.__=
e,n.u=t,Ee.__h.push(n))}function ge(e){return lo=5,je(function(){return{current:e}},[])}function je(e,t){var n=Xn(pn++,7);return Ai(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function jo(e,t){return lo=
8,je(function(){return e},t)}function In(e){var t=Ee.context[e.__c],n=Xn(pn++,9);return n.c=e,t?(n.__==
null&&(n.__=!0,t.sub(Ee)),t.props.value):e.__}function Kl(e){var t=Xn(pn++,10),n=ne();return t.__=e,Ee.componentDidCatch||(Ee.componentDidCatch=function(s,o){
t.__&&t.__(s,o),n[1](s)}),[n[0],function(){return n[1]()}]}function Es(){var e=Xn(pn++,11);if(!e.__){
for(var t=Ee.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}
function Ap(){var e;do{for(;e=Ci.shift();)try{ao(e)}catch(n){Ge.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=
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
"function";function Ip(e){var t,n=function(){clearTimeout(s),Ul&&cancelAnimationFrame(t),setTimeout(
e)},s=setTimeout(n,35);Ul&&(t=requestAnimationFrame(n))}function ql(e){e!=1&&Fl==Ge.requestAnimationFrame||
((Fl=Ge.requestAnimationFrame)||Ip)(Ap)}function ao(e){var t=Ee,n=e.__c;typeof n=="function"&&(e.__c=
void 0,n()),Ee=t}function Pi(e){var t=Ee;e.__c=e.__(),Ee=t}function Ai(e,t){return!e||e.length!=t.length||
t.some(function(n,s){return!xi(n,e[s])})}function Yl(e,t){return typeof t=="function"?t(e):t}var mn=(e,t,n)=>{for(let s of t)e.addEventListener(s,n,!0);return()=>{for(let s of t)e.removeEventListener(
s,n,!0)}},Ms=(e,t,...n)=>{let[s,o]=ne(e);return de(()=>{let r=()=>o(e);return r(),mn(t,n,r)},[]),s},
Jl="retry-failed-loads",Ql=()=>{dispatchEvent(new Event(Jl))},Op=250,Rp=3e4,Zl=e=>e+1,he=(e,t=[],n=()=>!1)=>{
let[s,o]=ne({loading:!0}),[r,i]=ne(0),a=ge(0),c=jo(()=>{a.current=0,i(Zl)},[]);de(()=>{let d=new AbortController,
{signal:m}=d,f,w=v=>{m.aborted||(o(({data:k})=>({data:k,...v,loading:!1})),a.current>0&&(f=setTimeout(
i,a.current,Zl)))};return o(v=>({...v,loading:!0})),e(m).then(v=>{let k=Math.min(a.current*2||Op,Rp);
a.current=n(v)?k:0,w({data:v})},v=>w({error:v})),()=>{d.abort(),clearTimeout(f)}},[...t,r]);let{error:p}=s;
return de(()=>{if(p!==void 0)return mn(window,[Jl,"online"],c)},[p,c]),{...s,reload:c,change:d=>o(m=>m.
data===void 0?m:{...m,data:d(m.data)})}},es=e=>{let[t,n]=ne({busy:!1,error:void 0}),s=ge(!1);return{
...t,run:async(...r)=>{if(s.current)return;s.current=!0,n({busy:!0,error:void 0});let i=await e(...r).
then(()=>{},a=>a);s.current=!1,n({busy:!1,error:i})},reset:()=>n(({busy:r})=>({busy:r,error:void 0}))}};var Np=e=>{try{return decodeURIComponent(e)}catch{return e}},pe=(e,t={},n)=>{let s=new URLSearchParams(
Object.entries(t).filter(([,r])=>r!==""));return`#/${[e,...n===void 0?[]:[n]].map(encodeURIComponent).
join("/")}${s.size>0?`?${s}`:""}`},gn=e=>{history.replaceState(null,"",e),dispatchEvent(new HashChangeEvent(
"hashchange"))},Ke=()=>{let e=Ms(()=>location.hash,window,"hashchange"),[t="",n]=e.replace(/^#\/?/,"").
split("?"),[s="",o]=t.split("/").map(Np),r=Object.fromEntries(new URLSearchParams(n));return{name:s,
id:o||void 0,parameters:r}};var Ko=["kg","g","lb","st","jin"],Xl=.45359237,tc={kg:1,g:.001,lb:Xl,st:14*Xl,jin:.5},Ep={kg:/^(kgs?|quilos?|kilos?|chili|(kilo|quilo|chilo)gram(m?es?|m|s|os?|as?|m[io])?|公斤|千克)$/i,
g:/^(gr?s?|gram(m?es?|m|s|os?|as?|mi)?|克)$/i,lb:/^(lbs?|pounds?|libras?|libbr[ae])$/i,st:/^(sts?|stones?)$/i,
jin:/^(jin|斤|市斤)$/i},hn=e=>Ko.find(t=>Ep[t].test(e)),ts=(e,t)=>t==="kg"?e:Math.round(e*tc[t]*100)/
100,On=(e,t)=>e/tc[t],Yo=["kg","lb","st"],Mp={",":/^(\d+|\d{1,3}([. '’]\d{3})+)(,\d+)?$/,".":/^(\d+|\d{1,3}([, '’]\d{3})+)(\.\d+)?$/},
ec=(e,t)=>{if(!Mp[t].test(e))return;let n=t===","?/[. '’]/g:/[, '’]/g;return Number(e.replace(n,
"").replace(",","."))},ns=(e,t)=>{let[,n="",s="",o="",r="lb"]=/^([\d.,’' ]*\d) *(\p{L}*)\.?(?: *([\d.,]+) *(\p{L}*)\.?)?$/u.
exec(e.replace(/\s+/g," ").trim())??[],i=ec(n,t),a=hn(s);if(i===void 0||s!==""&&a===void 0)return;if(o===
"")return{value:i,unit:a};let c=ec(o,t);if(!(a!=="st"||c===void 0||hn(r||"lb")!=="lb"))return{value:i*
14+c,unit:"lb"}},$p=e=>e.normalize("NFKC").replace(/[\u0660-\u0669\u06F0-\u06F9]/g,t=>String(t.charCodeAt(
0)&15)).replace(/[\u066B\u060C]/g,"."),nc=(e,t)=>{let n=ns($p(e).replace(",","."),".");if(!(!n||t===
"st"&&!n.unit&&!Number.isInteger(n.value)))return Math.round(ts(n.value,n.unit??t)*100)/100};var sc=(e,t,n)=>{let s=e==="en"?"en-GB":"es",o=(d,m=d,f=!1)=>new Intl.NumberFormat(s,{minimumFractionDigits:d,
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
return`${(m===0?i:a)(d/1e3**m)} ${f}`}}};var Dp={passed:"closed",not_applicable:"closed",issues:"issues",in_progress:"under_way",untested:"un\
tested"},Fp={Blocked:"blocked","In Progress":"under_way"},oc=e=>e.outcome!=="issues"&&e.wstg_status&&
Fp[e.wstg_status]||Dp[e.outcome],rc=e=>t=>{let n=t??"-";return e[n]??n},Lp={statuses:{Done:"Hecho","\
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
Pruebas del lado del cliente","API Testing":"Pruebas de API","-":"Fuera de la guía"})},Wp={statuses:{
Done:"Done","Not Applicable":"Not applicable","In Progress":"In progress",Blocked:"Blocked","Not Sta\
rted":"Not started"},severities:{critical:"Critical",high:"High",medium:"Medium",low:"Low",info:"Inf\
o"},progress:{closed:"closed",issues:"with findings",under_way:"under way",blocked:"blocked",untested:"\
untested"},toolStatuses:{verified:"Verified",active:"Active"},findingStates:{open:"Open",duplicate:"\
Duplicate",false_positive:"False positive",out_of_scope:"Out of scope",risk_accepted:"Risk accepted",
closed:"Closed",closed_by_status:"Closed by a status of this checklist; counts as open"},openFindings:e=>`${e}\
 open`,categoryName:rc({"Configuration and Deployment Management Testing":"Configuration and Deploym\
ent","-":"Not in the guide"})},Rn={es:Lp,en:Wp};var $s=(e,t,n,s)=>e===1?`1 ${n}`:`${t} ${s}`,Bp=e=>({...Rn.es,checklist:"Lista WSTG",source:"Identif\
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
ado las sesiones de ${t}.`,accountDeleted:t=>`Se ha eliminado la cuenta ${t}.`}),Hp=e=>({...Rn.en,checklist:"\
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
ve been ended.`,accountDeleted:t=>`The account ${t} has been deleted.`}),Ii={es:Bp,en:Hp};var Vp={signIn:"Entrar",register:"Crear cuenta",toRegister:"¿Aún no tienes cuenta?",toSignIn:"¿Ya \
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
 el ${e}: ${t}`},Gp={signIn:"Sign in",register:"Create an account",toRegister:"No account yet?",toSignIn:"\
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
Oi={es:Vp,en:Gp};var Up={title:"Peso e IMC",navigation:"Secciones",administration:"Administración",skip:"Ir al conte\
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
Mostrar más (${e} de ${t})`,notFound:"Página no encontrada",doneOf:(e,t)=>`${e} de ${t}`},qp={title:"\
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
 of ${t}`},Ri={es:Up,en:qp};var Zo=(e,t)=>({...e,...t}),ic=(e,t,n)=>n[e]??t[e]?.replace(/\{\w+\}/g,"…")??e,Ni=e=>({es:Zo(Zo(Ri.
es,Oi.es),Ii.es(e)),en:Zo(Zo(Ri.en,Oi.en),Ii.en(e))}),hw=Ni("DefectDojo");var j=Dl(),Jo=e=>document.querySelector(`meta[name="${e}"]`)?.content,co=Ni(Jo("tool")??"DefectDojo"),
ac=(e,t,n="kg")=>({t:co[e],zone:t,...sc(e,t.name,n)}),Ei=Uo(void 0),W=()=>In(Ei),lc=async()=>!isSecureContext&&
(await fetch("/api/auth/refresh",{method:"POST"})).status===401,zt={captchaScript:Jo("captcha-script"),
registrationOpen:Jo("registration")!=="closed",isEmpty:Jo("accounts")==="none"};var zp=Symbol.for("pv"),jp=0;function l(e,t,n,s,o,r){t||(t={});var i,a,c=t;if("ref"in c&&typeof e!="function")for(a in c={},t)a==
"ref"?i=t[a]:c[a]=t[a];var p={type:e,props:c,key:n,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:zp,
__v:--jp,__i:-1,__u:0};return(o||r)&&(p.__source=o,p.__self=r),Te.vnode&&Te.vnode(p),p}var ie=({text:e,of:t,onClick:n,kind:s="plain",busy:o,...r})=>l("button",{type:n?"button":"submit",class:`\
button ${s}`,"aria-label":t&&`${e}: ${t}`,"aria-busy":o,"aria-disabled":o,onClick:n&&(()=>o||n()),...r,
children:e}),Ce=({kind:e,children:t})=>l("span",{class:"badge","data-kind":e,children:t}),le=({kind:e="\
info",children:t})=>l("div",{class:`notice ${e}`,role:e==="error"?"alert":"status",children:t}),Fe=({
error:e,retry:t})=>{let{t:n,describe:s}=W(),o=e instanceof Ve&&e.status===429&&e.retryAfter||0,[r,i]=ne(
0);jl(()=>{let h=performance.now()+o*1e3,d=()=>i(Math.max(0,Math.ceil((h-performance.now())/1e3)));if(d(),
o===0)return;let m=setInterval(d,1e3);return()=>clearInterval(m)},[e]);let{code:a}=e??{};if(e===void 0||
a==="authentication_required")return null;let c=s(e,r>0?{seconds:r}:{}),p=o>0&&r===0;return l(le,{kind:p?
"info":"error",children:[l("p",{role:o>0?"timer":void 0,children:p?n.retryNow:c}),t&&r===0&&l(ie,{text:n.
retry,onClick:t})]})},on=({label:e,done:t,all:n,format:s,children:o})=>{let{t:r}=W(),i=Es();return l(
"div",{class:"progress",children:[l("label",{for:i,children:e}),l("progress",{id:i,value:n&&t,max:n}),
l("span",{children:n?r.doneOf(s(t),s(n)):s(t)}),o]})};var Ds=({facts:e})=>l("dl",{children:Object.entries(e).map(([t,n])=>n!==!1&&l("div",{children:[l("dt",
{children:t}),l("dd",{children:n})]},t))}),Kp=25,Yp=["beforeprint","afterprint"],Ue=e=>{let{caption:t,
columns:n,rows:s,keyOf:o,empty:r,groupOf:i=()=>""}=e,{t:a,integer:c}=W(),[p,h]=ne(history.state?.limit??
Kp),[d,m]=ne(!1);de(()=>mn(window,Yp,({type:y})=>m(y==="beforeprint")),[]);let f=()=>{let y=p*4;history.
replaceState({...history.state,limit:y},""),h(y)};if(s.length===0)return r?l("div",{class:"empty",children:r}):
null;let w=n.map(([y,,S])=>l("th",{scope:"col",class:S,children:y},y)),v=y=>n.map(([S,C,x])=>l("td",
{class:x,"data-label":S,children:C(y)},S)),k=d?s:s.slice(0,p);return l(ee,{children:[l("table",{children:[
l("caption",{children:t}),l("thead",{children:l("tr",{children:w})}),[...Map.groupBy(k,i)].map(([y,S])=>l(
"tbody",{children:[y&&l("tr",{class:"group",children:l("th",{colSpan:n.length,scope:"rowgroup",children:y})}),
S.map((C,x)=>l("tr",{children:v(C)},o?.(C)??x))]},y))]}),s.length>p&&l(ie,{text:a.moreRows(c(p),c(s.
length)),onClick:f})]})};var ss=({title:e,onClose:t,locked:n,children:s})=>{let o=Es(),r=ge(null);de(()=>r.current?.showModal(),
[]);let i=()=>n||r.current?.querySelector("[aria-busy=true]")!=null;return l("dialog",{ref:r,"aria-l\
abelledby":o,onCancel:a=>i()&&a.preventDefault(),onClose:t,children:[l("h2",{id:o,children:e}),s(()=>r.
current?.close())]})},Qo=(e,t)=>{let{t:n}=W(),[s,o]=ne();return{ask:c=>new Promise(p=>o({question:c,
answer:p})),dialog:s&&l(ss,{title:e,onClose:()=>{s?.answer(!1),o(void 0)},children:c=>{let p=()=>{s.
answer(!0),c()};return l(ee,{children:[l("p",{children:s.question}),l("div",{class:"actions",children:[
l(ie,{text:n.cancel,onClick:c}),l(ie,{kind:t,text:e,onClick:p})]})]})}})}};var rn=()=>document.querySelector("h1")?.focus({preventScroll:!0}),Dt=Uo(e=>{}),cc=!0,Ft=({title:e,tools:t,
quiet:n,above:s})=>{let{t:o,announce:r}=W(),i=ge(null);return de(()=>{cc||i.current?.focus(),cc=!1,r(
"")},[r]),de(()=>{document.title=`${e} · ${o.title}`},[e,o]),l("div",{class:n?"heading quiet":"head\
ing",children:[s&&l("p",{class:"aside",children:s}),l("h1",{tabIndex:-1,ref:i,children:e}),t]})},wt=({
load:e,children:t,...n})=>{let{t:s}=W();return de(()=>{e.data!==void 0&&document.activeElement===document.
body&&rn()},[e.data]),l(Dt.Provider,{value:e.reload,children:[l(Ft,{...n}),l(Fe,{error:e.error,retry:e.
reload}),e.data!==void 0&&t(e.data),e.data===void 0&&e.loading&&l(le,{kind:"loading",children:s.loading})]})},
Me=({title:e,hint:t,tools:n,children:s})=>l("section",{class:"card","aria-label":e,children:[l("div",
{class:"heading",children:[l("h2",{children:e}),n]}),t&&l("p",{class:"hint",children:t}),s]}),uc=({children:e})=>{
let{t}=W(),[n]=Kl(s=>reportError(s));return n===void 0?l(ee,{children:e}):l("div",{class:"card narro\
w",children:[l(Ft,{title:t.broken}),l("p",{children:t.brokenHint}),l(ie,{text:t.loadAgain,kind:"prim\
ary",onClick:()=>location.reload()})]})};var Xo=e=>{let{announce:t}=W(),n=In(Dt);return es(async(...s)=>{t("");try{let o=await e(...s);typeof o==
"string"&&t(o)}catch(o){throw o instanceof Ve&&n(!0),o}n(!1)})},Zp=({spec:e,error:t,name:n})=>{let{t:s}=W(),
[o,r]=ne(!1),{label:i,hint:a,codes:c,options:p,read:h,defaultValue:d,...m}=e,f=Es(),w=[a&&`${f}-hint`,
t&&`${f}-error`].filter(Boolean).join(" "),v={"aria-invalid":!!t,"aria-describedby":w||void 0},k=(I,O,$)=>O&&
l("p",{class:I,id:`${f}-${I}`,role:$,children:O}),y=p?.map(([I,O])=>l("option",{value:I,selected:I===
d,children:O},I)),S={...m,...!y&&{defaultValue:d}},C=e.type==="password",x=y?"select":e.rows?"textar\
ea":"input";return l("div",{class:`field ${e.type??""}`,children:[l("label",{for:f,children:i}),k("h\
int",a),k("error",t,"alert"),_l(x,{...S,...o&&{type:"text"},...v,id:f,name:n},y),C&&l(ie,{text:o?s.hide:
s.show,of:i,kind:"link",onClick:()=>r(!o)})]})},Nn=({fields:e,values:t,errorOf:n=()=>""})=>Object.entries(
e).map(([s,o])=>{let r=t&&{value:String(t[s]??"")};return l(Zp,{name:s,spec:{...o,...r},error:n(s)},
s)}),er=e=>l("fieldset",{children:[l("legend",{children:e.label}),e.values.map(t=>l(ie,{text:e.names[t],
"aria-pressed":t===e.value,onClick:()=>e.choose(t)},t))]}),tr=({fields:e})=>{let{t}=W(),{name:n,parameters:s}=Ke(),
[o,r]=ne(!1),i=Object.values(s).filter(Boolean).length,a=c=>gn(pe(n,Object.fromEntries(new FormData(
c))));return l("search",{children:[l(ie,{text:i>0?`${t.filters} (${i})`:t.filters,class:"button fold",
"aria-expanded":o,onClick:()=>r(!o)}),l("form",{class:o?"filters":"filters folded",onInput:({currentTarget:c})=>a(
c),onSubmit:c=>c.preventDefault(),children:l(Nn,{fields:e,values:s})})]})},Jp=(e,t,n)=>{let s=new FormData(
e),o=Object.entries(t).map(([c,p])=>{let h=s.get(c)??"";return p.required&&h===""?[c,new Error(n)]:[
c,p.read?p.read(h):h]}),r=o.filter(c=>c[1]instanceof Error),[i]=r,a=Object.fromEntries(r.map(([c,{message:p}])=>[
c,p]));if(i)throw Object.assign(i[1],{parameters:{field:i[0]},texts:a});return Object.fromEntries(o)},
Ct=e=>{let{t,describe:n}=W(),s=e.fields??{},o=ge(null),{run:r,busy:i,error:a,reset:c}=Xo(async()=>{let y=await e.
act(Jp(o.current,s,t.missing));return e.inline&&o.current?.reset(),y}),{code:p="",parameters:h={},fields:d=[]}=a??
{},{texts:m={}}=a??{},f=Object.keys(s),w=f.find(y=>y===h.field||s[y]?.codes?.includes(p))??f.find(y=>d.
includes(y)),v=y=>m[y]??(y===w?n(a):d.includes(y)?t.checkField:"");de(()=>{a&&o.current?.querySelector(
"[aria-invalid=true]")?.focus()},[a]);let k=y=>{y.preventDefault(),r()};return l("form",{ref:o,class:e.
inline?"inline":"",noValidate:!0,onInput:c,onSubmit:k,children:[e.question&&l("div",{children:e.question}),
l(Nn,{fields:s,errorOf:v}),l(Fe,{error:w===void 0?a:void 0}),l("div",{class:"actions",children:[e.onCancel&&
l(ie,{text:t.cancel,onClick:()=>i||e.onCancel?.()}),l(ie,{text:e.submit,kind:e.kind??"primary",busy:i})]})]})},
jt=({act:e,busy:t,...n})=>{let s=Xo(e);return l(ee,{children:[l(ie,{...n,busy:t||s.busy,onClick:s.run}),
l(Fe,{error:s.error})]})},Le=e=>{let{text:t,of:n,title:s=t,opener:o="link",...r}=e,{announce:i}=W(),
a=In(Dt),[c,p]=ne(!1),h=ge(!1),d=w=>{h.current=w,w||a(!1)};return l(ee,{children:[l(ie,{text:t,of:n,
kind:o,"aria-haspopup":"dialog",onClick:()=>{i(""),p(!0)}}),c&&l(ss,{title:s,onClose:()=>{p(!1),h.current&&
a(!0),h.current=!1},children:w=>l(Dt.Provider,{value:d,children:l(Ct,{submit:t,...r,onCancel:w,act:async v=>{
let k=await r.act(v);return w(),rn(),k}})})})]})};var Qp=".menu > div > :is(a, button:not([aria-haspopup]))",Fs=({label:e,text:t,children:n})=>{let s=ge(
null),o=i=>s.current?.contains(i)??!1,r=i=>{let a=s.current;!a||a.querySelector("dialog[open]")||(i&&
a.querySelector("summary")?.focus(),a.open=!1)};return de(()=>mn(document,["click","close"],({type:a,
target:c})=>{o(c)?(a==="close"||c.matches(Qp))&&r(!0):a==="click"&&r(!1)}),[]),l("details",{class:"m\
enu",ref:s,onKeyDown:({key:i})=>i==="Escape"&&r(!0),onFocusOut:({relatedTarget:i})=>i&&!o(i)&&r(!1),
children:[l("summary",{"aria-label":e,children:l("span",{children:t})}),l("div",{children:n})]})};var En=(e,t)=>{let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),
setTimeout(()=>URL.revokeObjectURL(n.href),6e4)};var $i=Object.keys(co.es.statuses),nr=(e,t)=>{let{t:n}=W(),[s,o]=ne(e),r={label:n.status,hint:uo(s,t)&&
n.notKept,options:$i.map(i=>[i,n.statuses[i]]),defaultValue:s,onInput:({currentTarget:i})=>o(i.value)};
return{chosen:s,field:r}},Lt=({wstg_status:e})=>e??"Not Started",sr=(e,t)=>t===null?e.unknown:e.statuses[t]??
t,Ls=(e,...t)=>[...new Set(t)].filter(n=>n!==null).join(" / ")||e.unknown,uo=(e,t)=>!t&&["Blocked","\
Not Started"].includes(e),fo=gt.FindingSeverity.values,dc=e=>e.charAt(0).toUpperCase()+e.slice(1),or=({
severity:e})=>{let{t}=W();if(!e)return l(ee,{children:t.unknown});let n=t.severities[e.toLowerCase()];
return l(Ce,{kind:dc(e),children:n??e})},rr=({item:e,all:t})=>{let{t:n,integer:s}=W(),o=fo.map(i=>({
severity:i,count:e.open_findings[i]})).filter(({count:i})=>i>0).map(({severity:i,count:a})=>({kind:dc(
i),counted:`${s(a)} ${n.severities[i]}`})),r=n.openFindings(o.map(({counted:i})=>i).join(", "));return o.
slice(0,t?o.length:1).map(({kind:i,counted:a})=>l("span",{title:r,children:l(Ce,{kind:i,children:n.openFindings(
a)})},i))},Xp=({item:e})=>{let{t}=W(),n={wstg_id:e.wstg_id},{data:s}=he(i=>j.getItem({path:n,signal:i})),
o=s?.findings.find(({written_to:i})=>i),r=[t.findingNumber(e.finding_id??0),o?.title,o&&t.severities[o.
severity],o&&t.findingStates[o.state]];return l("strong",{class:"reason",children:r.filter(Boolean).
join(" · ")})},Mi=["active open"],em={Done:["verified closed","verified closed_by_status"],"Not App\
licable":["active false_positive","active closed_by_status"],"In Progress":Mi,Blocked:Mi,"Not Starte\
d":Mi},po=(e,t)=>e.finding_own===!1&&!em[t].includes(`${e.defectdojo_status} ${e.finding_state}`),ir=()=>{
let{t:e,account:t}=W(),{ask:n,dialog:s}=Qo(e.changeFinding,"primary");return{send:async(r,i)=>{let a=l(
ee,{children:[e.othersFinding," ",l(Xp,{item:r})]});if((po(r,i.status)||r.finding_own===!1&&i.notes)&&
!await n(a))return;let p={wstg_id:r.wstg_id,user:t.username,...i};return j.requestWstgSync({body:p})},
dialog:s}},ar=()=>{let{t:e,bytes:t}=W();return async n=>{let s=await n.blob();return En(s,n.fileName),
e.saved(n.fileName,t(s.size))}},Mn=async(e,t)=>{let n=[];for await(let s of e){if(n.length===t)return{
taken:n,more:!0};n.push(s)}return{taken:n,more:!1}},ut=({at:e})=>{let{t,instant:n,ago:s}=W();return e===
null?l(ee,{children:t.unknown}):l("time",{dateTime:e,title:n(e),children:s(e)??n(e)})},tm=()=>history.
replaceState({...history.state,y:scrollY},""),os=e=>l("a",{href:pe("checklist",e.parameters,e.id),onClick:tm,
children:e.id}),rs=({text:e})=>{let{t}=W();return e?l("details",{class:"reason",children:[l("summary",
{children:t.reason}),e]}):null},mo=({request:e})=>{let{t,integer:n,may:s}=W(),o=e?{request_ids:[e.request_id]}:
"all",r=e&&`${e.wstg_id??e.request_id}`,i=async()=>{let{request_ids:d}=await j.retryRequests({body:o});
return t.retried(n(d.length))},a=async()=>{let{request_ids:d}=await j.dismissRequests({body:o});return t.
dismissed(n(d.length))},[c,p]=e?[t.repeat,t.dismiss]:[t.retryAll,t.dismissAll],h=e?"link":"plain";return s(
"checklist:write")?l("div",{class:"actions",children:[l(jt,{text:c,of:r,kind:h,act:i}),l(Le,{text:p,
of:r,opener:h,kind:"danger",question:t.askDismiss,act:a})]}):null};var nm=1e3,sm=25,om=({user:e,isOwn:t})=>{let{t:n}=W(),{username:s}=e,o={target_user_id:e.user_id},r=async()=>(await j.
endSessions({path:o}),n.sessionsEnded(s)),i=async(y,S)=>(await j.updateUserRole({path:o,body:{role:y}}),
S&&await r(),n.roleChanged(s,n.roles[y])),a=async()=>(await j.deleteUser({path:o}),n.accountDeleted(
s)),c=async y=>(await j.setChecklistAccess({path:o,body:{access:y}}),n.accessChanged(s,n.accesses[y])),
p=gt.ChecklistAccess.values.map(y=>[y,n.accesses[y]]),h={label:n.access,options:p,defaultValue:e.checklist_access},
d={label:n.alsoEnd,type:"checkbox",defaultChecked:!0},m={text:n.promote,question:n.askPromote(s)},f={
text:n.demote,question:n.askDemote(s),fields:{end:d}},w={text:n.endTheirSessions,question:n.askEnd(s)},
v={label:n.typeName(s),autocomplete:"off",autocapitalize:"none",read:y=>String(y).trim()===s||new Error(
n.nameDiffers)},k={text:n.delete,question:n.askDelete(s),fields:{typed:v}};return l(Fs,{label:`${n.actions}\
: ${s}`,text:"⋯",children:[e.role==="user"&&l(Le,{...m,of:s,act:()=>i("admin")}),e.role==="admin"&&
l(Le,{...f,of:s,act:({end:y})=>i("user",y)}),e.role==="user"&&l(Le,{text:n.access,of:s,submit:n.save,
fields:{access:h},act:({access:y})=>c(y)}),!t&&l(Le,{...w,of:s,act:r}),!t&&l(Le,{...k,of:s,kind:"dan\
ger",act:a})]})},fc=()=>{let{t:e,integer:t,account:n}=W(),s=d=>d.user_id===n.userId,{search:o="",role:r}=Ke().
parameters,i=gt.Role.values.find(d=>d===r),a=he(d=>Mn(j.users({search:o,role:i,limit:200,signal:d}),
nm),[o,i]),c=d=>l("div",{class:"badges",children:[d.username," ",s(d)&&l(Ce,{children:e.you})]}),p=({
role:d,checklist_access:m})=>d==="admin"?l(Ce,{kind:"done",children:e.roles.admin}):m==="none"?e.roles.
user:l(Ce,{children:e.testers[m]}),h={search:{label:e.beginning,type:"search",autocapitalize:"none"},
role:{label:e.role,options:[["",e.any],...Object.entries(e.roles)]}};return l(wt,{title:e.accounts,load:a,
children:({taken:d,more:m})=>l("section",{class:"card","aria-label":e.accounts,children:[!zt.registrationOpen&&
l("p",{class:"hint",children:e.accountsClosed}),(d.length>sm||o||i)&&l(tr,{fields:h}),l(Ue,{caption:e.
accountsCount(d.length,`${t(d.length)}${m?"+":""}`),rows:d,empty:e.noAccounts,keyOf:({user_id:f})=>f,
columns:[[e.name,c],[e.role,p],[e.created,({created_at:f})=>l(ut,{at:f}),"wide"],[e.actions,f=>l(om,
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
n_Hijacking"}};var lr={current:[]},im=({request:e})=>{let{request:t}=W().t,{state:n,reason:s}=e,o=n==="failed"?"err\
or":n==="done"&&!s?"success":"info",r=n==="done"&&s?t.noEffect:t[n];return l(le,{kind:o,children:[r,
" ",n==="failed"&&Qn(e)&&t.repeated,l(rs,{text:s})]})},am=({item:e,keepsAll:t})=>{let{t:n}=W(),{send:s,
dialog:o}=ir(),[r,i]=ne(""),a=e.requests.find(f=>r.endsWith(`/${f.request_id}`)),{field:c}=nr(Lt(e),
t),[p,h]=ne((e.notes??"").replaceAll(`\r
`,`
`)),d=async({status:f,notes:w})=>{let v=await s(e,w===p?{status:f}:{status:f,notes:w});v&&(i(v.location),
h(w))},m={label:n.notes,hint:n.notesHint,rows:6,defaultValue:p};return l(Me,{title:n.edit,children:[
l(Ct,{submit:n.save,act:d,fields:{status:c,notes:m}}),a&&l(im,{request:a}),o]})},pc=({address:e,text:t})=>/^https?:\/\//i.
test(e)?l("a",{href:e,target:"_blank",rel:"noreferrer",children:t}):l(ee,{children:t}),lm=({item:e})=>{
let{t,integer:n}=W(),{findings:s,findings_total:o}=e,r=s.length<o?t.doneOf(n(s.length),n(o)):n(o),i=a=>{
let c=t.findingNumber(a.finding_id),p=[c,a.own&&t.madeHere,a.written_to&&t.writtenTo];return l("div",
{class:"reason",children:[l(pc,{address:a.finding_url??"",text:a.title||c}),l("p",{class:"aside",children:p.
filter(Boolean).join(" · ")})]})};return o===0?null:l(Me,{title:t.findings,children:l(Ue,{caption:`${t.
findings}: ${r}`,rows:s,keyOf:({finding_id:a})=>a,columns:[[t.finding,i],[t.severity,({severity:a})=>l(
or,{severity:a})],[t.state,({state:a})=>t.findingStates[a]]]})})},cm=({item:e})=>{let{t}=W();return l(
Me,{title:t.currentState,children:[e.conflict&&l(le,{children:t.conflictNotice}),e.failed_reason!==null&&
l(le,{kind:"error",children:t.failedBelow}),l(Ds,{facts:{[t.status]:l("div",{class:"badges",children:[
l(Ce,{kind:Lt(e),children:t.statuses[Lt(e)]}),l(rr,{item:e,all:!0})]}),[t.setAt]:l(ut,{at:e.status_set_at}),
[t.setBy]:Ls(t,e.status_set_by,e.status_set_for),[t.tool]:t.toolStatuses[e.defectdojo_status??"none"],
[t.lastSync]:l(ut,{at:e.last_sync})}})]})},um=({item:e})=>{let{t}=W(),n=i=>sr(t,i),s=i=>i?"blocked":
void 0,o=i=>l("div",{children:[l(Ce,{kind:s(i.state==="failed"),children:t.states[i.state]})," ",l(rs,
{text:i.reason}),i.state==="failed"&&l(mo,{request:i})]}),r=i=>l("div",{children:[l(Ce,{kind:s(!i.success),
children:i.success?t.success:t.failed})," ",l(rs,{text:i.error_message})]});return l(ee,{children:[l(
Me,{title:t.requests,children:l(Ue,{empty:t.noRequests,caption:t.requests,rows:e.requests,keyOf:({request_id:i})=>i,
columns:[[t.accepted,({accepted_at:i})=>l(ut,{at:i})],[t.origin,({kind:i})=>t.origins[i]],[t.status,
({status:i})=>n(i)],[t.setBy,({account:i,user:a})=>Ls(t,i,a)],[t.result,o]]})}),l(Me,{title:t.log,children:l(
Ue,{empty:t.noLog,caption:t.log,rows:e.log,columns:[[t.when,({timestamp:i})=>l(ut,{at:i})],[t.direction,
({direction:i})=>t.directions[i]],[t.change,i=>`${n(i.old_status)} → ${n(i.new_status)}`],[t.setBy,
({account:i})=>Ls(t,i)],[t.result,r]]})})]})},dm=({item:e})=>{let{t,account:n}=W(),{parameters:s}=Ke(),
o=e.finding_id!==null||e.findings_total>0||e.open_request;if(n.role!=="admin"||e.name!==null||o)return null;
let r=async()=>{let{message:a}=await j.forgetItem({path:{wstg_id:e.wstg_id}});return location.hash=pe(
"checklist",s),a},i={text:t.forget,of:e.wstg_id,question:t.askForget};return l(Le,{...i,kind:"danger",
act:r})},fm=({id:e})=>{let{t}=W(),{parameters:n}=Ke(),s=lr.current.indexOf(e),[o,r]=s<0?[]:[-1,1].map(
a=>lr.current[s+a]),i=(a,c)=>c&&l("a",{href:pe("checklist",n,c),children:a});return l("nav",{class:"\
actions","aria-label":t.checklist,children:[l("a",{href:pe("checklist",n),children:t.backToList}),i(
t.previous,o),i(t.next,r)]})},mc=({id:e})=>{let{t,may:n}=W(),s=he(async p=>{let[h,{keeps_equivalent_status:d}]=await Promise.
all([j.getItem({path:{wstg_id:e},signal:p}),j.getSynchronisation({signal:p})]);return{item:h,keepsAll:d}},
[e],({item:p})=>p.requests.some(Qn)),o=Di.pages[e.toUpperCase()],{name:r,category:i,near:a}=s.data?.
item??{},c=l(ee,{children:[[r&&e,a&&t.near(a),i&&t.categoryName(i)].filter(Boolean).join(" · "),o&&
" · ",o&&l(pc,{address:Di.base+o,text:t.guide})]});return l(wt,{title:r??e,above:c,tools:l(fm,{id:e}),
load:s,children:({item:p,keepsAll:h})=>l(ee,{children:[l(lm,{item:p}),l("div",{class:"columns",children:[
l(cm,{item:p}),n("checklist:write")&&l(am,{item:p,keepsAll:h})]}),l(um,{item:p}),l(dm,{item:p})]})})};var Fi="?",cr=e=>{let{t}=W(),{caption:n,head:s,rows:o,choices:r,choose:i,more:a}=e,c=({target:v})=>{
let{name:k,value:y}=v;y!==Fi&&i(k,y)},p=v=>{let k=v.map(({key:S,label:C,options:x,value:I,outcome:O})=>{
let $=I===void 0?[[Fi,t.choose],...x]:x;return[S,{label:C,hint:O?.join(`
`),options:$}]}),y=v.map(({key:S,value:C=Fi})=>[S,C]);return l("form",{class:"filters choices",onInput:c,
children:l(Nn,{fields:Object.fromEntries(k),values:Object.fromEntries(y)})})},h=Math.max(s.length,...o.
map(v=>v.length)),d=Array.from({length:h},(v,k)=>k),m=l("section",{class:"cells","aria-label":n,tabIndex:0,
children:l("table",{children:[l("caption",{children:n}),l("thead",{children:l("tr",{children:d.map(v=>l(
"th",{scope:"col",children:[s[v]||t.columnAt(v+1)," ",r.map(({key:k,label:y,column:S})=>S===v&&l(Ce,
{children:y},k))]},v))})}),l("tbody",{children:o.map((v,k)=>l("tr",{children:d.map(y=>l("td",{children:v[y]||
" "},y))},k))})]})}),f=r.filter(v=>v.isFolded),w=r.filter(v=>!v.isFolded);return l(ee,{children:[w.
length>0&&p(w),f.length>0&&l("details",{children:[l("summary",{children:a}),p(f),w.length===0&&m]}),
w.length>0&&m]})};var ur=e=>{try{return JSON.parse(e)}catch{return}},$n=e=>{let t=`weight-bmi-register ${e}`;return{read:()=>{
try{return localStorage.getItem(t)??""}catch{return""}},write:n=>{try{localStorage.setItem(t,n)}catch{}}}};var pm={},mm=20,dr=e=>{let t=$n(e),n=ur(t.read()),s=r=>Array.isArray(r)&&Object.values(r[1]??[0]).every(
i=>typeof i=="string"),o=Array.isArray(n)?n.filter(s):[];return{find:r=>o.find(([i])=>i===r)?.[1]??pm,
keep:(r,i)=>{let a=o.filter(([c])=>c!==r);t.write(JSON.stringify([[r,i],...a].slice(0,mm)))}}};var gc=/^[\s']*[=+\-@\t\r]/,go=(e,t)=>{let n=[[]],s=t===" "?" +":`[${t}]`,o=new RegExp(`(?:"((?:[^"]\
|"")*)"|([^${t}\\r\\n]*))(${s}|\\r?\\n|\\r|$)`,"gy");for(let[,r,i="",a=""]of e.matchAll(o)){let c=r?.
replaceAll('""','"')??i;if(n.at(-1)?.push((gc.test(c)?c.replace(/^'/,""):c).trim()),a==="")break;/[\r\n]/.
test(a)&&n.push([])}return n.filter(r=>r.some(i=>i!==""))},fr=(e,t)=>e.map(n=>n.map(s=>gc.test(s)?`'${s}`:
s).map(s=>/["\r\n]/.test(s)||s.includes(t)?`"${s.replaceAll('"','""')}"`:s).join(t)).join(`\r
`),hc=e=>new Intl.NumberFormat(e).format(.5).includes(".")?",":";",gm=e=>{let[t,n]=new Uint8Array(e);
if(t===255&&n===254)return new TextDecoder("utf-16le").decode(e);if(t===254&&n===255)return new TextDecoder(
"utf-16be").decode(e);try{return new TextDecoder("utf-8",{fatal:!0}).decode(e)}catch{return new TextDecoder(
"windows-1252").decode(e)}},hm=[["zip","PK"],["zip","�"],["pdf","%PDF"],["database","SQLite for\
mat 3"]],pr=async e=>{let t=(await e.slice(0,4096).text()).trimStart(),[n]=hm.find(([,o])=>t.startsWith(
o))??[];if(n)return{format:n};if(t==="")return{format:"empty"};let s=gm(await e.arrayBuffer());return s.
includes("\0")?{format:"other"}:{text:s}};var Wi=String.raw`[-\u00AD\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]`,_m=new RegExp(Wi,"g"),Li=String.raw`\s*${Wi}\s*`,
yc=String.raw`WSTG${Li}(?:v42${Li})?(\w+)${Li}(\d+)`,ym=new RegExp(`^[._-]*${yc}[._-]*$`,"i"),_c=/^[\p{L}\p{N}._-]+$/u,
wm=String.raw`(?<![\p{L}\p{N}][._-]*)`,bm=String.raw`(?![._-]*[\p{L}\p{N}])(?!${Wi}\p{N})`,Sm=new RegExp(
`${wm}${yc}${bm}`,"giu"),mr=e=>{let t=e.trim(),n=ym.exec(t);return n?`WSTG-${n[1]}-${n[2]}`.toUpperCase():
/^wstg-/i.test(t)?t.toUpperCase():t},km=e=>(e.match(Sm)??[]).map(mr),Bi=e=>{let t=e.trim().replace(_m,
"-");if(/^wstg-/i.test(t)&&_c.test(t))return mr(t);let n=_c.test(e.trim())?[]:[...new Set(km(e))];return n.
length>1?void 0:n[0]??mr(e)},gr=e=>mr(e).toLowerCase();var vm=(e,t)=>{let n=new Set,s=0;for(let{[t]:o}of e)if(o&&(s+=1,n.add(o),n.size>100))return{values:[],
repeats:!1};return{values:[...n],repeats:n.size<s}},hr=e=>{let t=[],n=s=>{let{key:o,options:r,value:i=r.
length===1?r[0]:void 0}=s,a=r.find(c=>c===e[o])??i;return t.push({...s,value:a,isAsked:i===void 0}),
a};return{choices:t,decide:(s,o,r)=>n({key:s,options:o,value:r}),chooseLines:(s,o,r)=>o.reduce((i,a)=>{
let{values:c,repeats:p}=vm(s,a);if(c.length<2)return i;let h=r(a,p)?void 0:"",d=["",...c],m=n({key:`\
only ${a}`,options:d,value:h,column:a});return m?i.filter(f=>f[a]===m):i},s)}};var bc=Object.keys(Rn.es.statuses),Sc=(e,t,n,s)=>[[t.identifier,t.name,t.category,t.status,t.notes,t.
setBy,t.setAt,t.findingsOpen],...e.map(o=>[o.wstg_id,o.name??"",t.categoryName(o.category),t.statuses[o.
wstg_status??"Not Started"],o.notes??"",[...new Set([o.status_set_by,o.status_set_for])].filter(Boolean).
join(" / "),o.status_set_at?n(o.status_set_at):"",s(o)])],Tm=["	",";",",","|"],xm=/^[^\w";,\t|]*wstg\W(?:v42\W)?\w+\W\d+(?!\d|\s*[";,\t|])/i,
kc=e=>{let t=c=>c.some(p=>xm.test(p)),n=Tm.map(c=>go(e,c)),s=n.map(c=>c.filter(t).length),o=n[s.indexOf(
Math.max(...s))]??[],i=o.slice(0,Math.max(0,o.findIndex(t))).map(c=>c.filter(p=>/\p{L}/u.test(p)).length),
a=i.lastIndexOf(Math.max(2,...i));return{head:o[a]??[],body:o.slice(a+1)}},Cm={id:/^(wstg |test )?(ids?|identifiers?|identificador)$/i,
status:/^(status|estado|statut|stato|result|resultado)$/i,notes:/^(notes?|notas?|comments?|comentarios?|observaciones|notes \/ comments)$/i},
Pm=20,Am=16384,Hi=(e="")=>e.toLowerCase().replace(/\s+/g," "),wc=(e="")=>(e??"").trim().replaceAll(`\
\r
`,`
`),Im=new Map([["n/a","Not Applicable"],...bc.flatMap(e=>[e,...Object.values(Rn).map(t=>t.statuses[e])].
map(t=>[Hi(t),e]))]),vc=({head:e,body:t},n,s)=>{let o=new Map(s.map(P=>[gr(P.wstg_id),P])),{choices:r,
decide:i}=hr(n),a=(P="")=>{let D=Bi(P);return D===void 0?null:/^wstg-/i.test(D)||o.has(gr(D))?gr(D):
void 0},c=(P,D,E)=>{let B=D.filter(Q=>Cm[P].test(e[Q]??"")),L=[...D.map(String),...E?[E]:[]];return Number(
i(P,L,B.length===1?String(B[0]):E)??-1)},p=[...Array(Math.max(0,e.length,...t.map(P=>P.length))).keys()],
h=p.filter(P=>t.some(D=>a(D[P]))),d=c("id",h),m=t.filter(P=>a(P[d])),f=P=>[...new Set(m.map(D=>D[P]??
""))].filter(Boolean),w=p.filter(P=>d>=0&&P!==d),v=P=>f(P).length>0&&f(P).length<=Pm,k=c("status",w.
filter(v)),y=c("notes",w.filter(P=>P!==k),"-1"),S=new Map;for(let[P,D]of new Map(f(k).map(E=>[Hi(E),
E])))S.set(P,i(`word ${D}`,[...bc,""],Im.get(P)));let C=m.map(P=>P[d]??"").filter(P=>!o.has(a(P)??"")),
x=C.length>0&&i("unlisted",["leave","send"])==="send",I=[],O=[],$={same:0,notes:0,blank:0,word:0,unlisted:0,
doubled:0,others:0},R=P=>P[k]&&P[k]===e[k],F=t.filter(P=>!R(P));for(let[P,D]of Map.groupBy(F,E=>a(E[d]))){
let E=ce=>O.push(...D.map(qe=>({line:qe.filter(Boolean).join(" · "),reason:ce})));P===null&&E("seve\
ral"),P===void 0&&($.others+=D.length);let B=D.filter(ce=>ce[k]),[L,...Q]=B;if(P==null||($.blank+=D.
length-B.length,L===void 0))continue;let q=ce=>[S.get(Hi(ce[k])),wc(ce[y])],[be,ae]=q(L),G=o.get(P),
V=wc(G?.notes),Y=G?.notes_truncated?ae.startsWith(V):ae===V,z=be===(G?.wstg_status??"Not Started");if(Q.
some(ce=>String(q(ce))!==String([be,ae]))){E("contradictory");continue}if($.doubled+=Q.length,!be)$.
word+=1;else if(z)$[ae===""||Y?"same":"notes"]+=1;else if(!G&&!x)$.unlisted+=1;else if(ae.length>Am)
E("long");else{let ce={id:G?.wstg_id??Bi(L[d]??"")??P,status:be};I.push({...ce,item:G,...ae&&!Y&&{notes:ae}})}}
let N=r.every(({value:P})=>P!==void 0);return{choices:r,isComplete:N,changes:I,unlisted:C,unclear:O,
left:$,columns:{id:d,status:k,notes:y}}};var Om=({items:e})=>{let{t,zone:n,integer:s,bytes:o}=W(),r=({open_findings:a})=>fo.filter(c=>a[c]>0).
map(c=>`${s(a[c])} ${t.severities[c]}`).join(", "),i=async()=>{let a=[];for(let m of e){let f={wstg_id:m.
wstg_id};a.push(m.notes_truncated?await j.getItem({path:f}):m)}let p=fr(Sc(a,t,m=>n.inputOf(Date.parse(
m)).replace("T"," "),r),hc(navigator.language)),h=new Blob([`\uFEFF${p}\r
`],{type:"text/csv"}),d=`wstg-${n.inputOf(Date.now()).slice(0,10)}.csv`;return En(h,d),t.saved(d,o(h.
size))};return l(Me,{title:t.takeOut,hint:t.takeOutHint,children:l("div",{class:"actions",children:l(
jt,{text:t.makeSpreadsheet,kind:"primary",act:i})})})},Tc=20,Rm=({changes:e,keepsAll:t,onSend:n})=>{
let{t:s,integer:o,account:r,describeCode:i}=W(),[a,c]=ne(0),[p,h]=ne([]),d=ge(!1),m=ge(null),{run:f,
busy:w,error:v}=es(async()=>{n(),d.current=!1;for(let I=a;I<e.length&&!d.current;I+=Tc){let O=e.slice(
I,I+Tc),$=O.map(({id:D,status:E,notes:B})=>({wstg_id:D,status:E,user:r.username,...B&&{notes:B}})),R={
"Accept-Language":document.documentElement.lang},{results:F}=await j.syncBatch({body:{items:$},headers:R}),
N=F.map(({code:D,hint:E})=>D?i(D):E??""),P=O.map(({id:D},E)=>({id:D,text:N[E]??""}));h(D=>[...D,...P.
filter(({text:E})=>E)]),c(I+O.length)}});de(()=>m.current?.focus(),[w]);let k=e.slice(a),y=I=>s.items(
I,o(I)),S=k.filter(({item:I,status:O})=>I&&po(I,O)).length,C=[S>0&&s.othersFindings(o(S)),k.some(({status:I})=>uo(
I,t))&&s.notKept],x=a>0&&k.length===0;return l(ee,{children:[(w||a>0)&&l("div",{class:"part",tabIndex:-1,
ref:m,children:w?l(on,{label:s.sending,done:a,all:e.length,format:o,children:l(ie,{text:s.stop,onClick:()=>d.
current=!0})}):l(le,{kind:x?"success":"info",children:s.setAll(y(a))})}),l(Ue,{caption:s.told,rows:p,
columns:[[s.item,({id:I})=>l(os,{id:I})],[s.reason,({text:I})=>I]]}),l(Fe,{error:v}),k.length>0&&!w&&
l(ee,{children:[C.map(I=>I&&l(le,{children:I},I)),l("div",{class:"actions",children:l(ie,{text:s.sendItems(
y(k.length)),kind:"primary",onClick:f})})]}),l(Ue,{caption:s.changes,rows:k,keyOf:({id:I})=>I,empty:!x&&
s.noChanges,columns:[[s.item,({id:I,item:O})=>l(Nm,{id:I,name:O?.name})],[s.before,({item:I})=>I&&l(
xc,{status:Lt(I)})],[s.status,({status:I})=>l(xc,{status:I})],[s.notes,({notes:I})=>I&&s.newNotes]]})]})},
Nm=({id:e,name:t})=>l("div",{children:[e,l("p",{class:"aside",children:t})]}),xc=({status:e})=>l(Ce,
{kind:e,children:W().t.statuses[e]}),Cc=5,Em=({text:e,items:t,keepsAll:n})=>{let{t:s,integer:o,account:r}=W(),
i=je(()=>dr(`statuses of ${r.userId}`),[r.userId]),a=je(()=>kc(e),[e]),c=String(a.head),[p,h]=ne(i.find(
c)),d=je(()=>vc(a,p,t),[a,p,t]),m=y=>s.sheetRoles[y],f=({key:y})=>m(y)??(y==="unlisted"?s.unlisted:s.
meaningOf(y.slice(5))),w=(y,S)=>m(y)?S==="-1"?s.noColumn:a.head[Number(S)]||s.columnAt(Number(S)+1):
s.statuses[S]??(S==="send"?s.addUnlisted:s.notBrought),v=d.choices.map(y=>({...y,label:f(y),options:y.
options.map(S=>[S,w(y.key,S)]),...y.key==="unlisted"&&{outcome:d.unlisted.slice(0,Cc)},column:d.columns[y.
key],isFolded:!y.isAsked&&!m(y.key)}));if(v.some(({options:y})=>y.length===0))return l(le,{kind:"err\
or",children:s.noTests});let k=Object.entries(d.left).filter(([,y])=>y>0).map(([y,S])=>`${o(S)} ${s.
leftOut[y]}`);return l(ee,{children:[l(cr,{caption:s.firstLines,head:a.head,rows:a.body.slice(0,Cc),
choices:v,choose:(y,S)=>h({...p,[y]:S}),more:s.moreChoices}),d.isComplete&&l(ee,{children:[k.length>
0&&l("p",{role:"status",children:s.leftOutAll(k.join(" · "))}),l(Ue,{caption:s.unclear,rows:d.unclear,
columns:[[s.line,({line:y})=>y],[s.reason,({reason:y})=>s.unclearReasons[y]]]}),l(Rm,{changes:d.changes,
keepsAll:n,onSend:()=>i.keep(c,p)},JSON.stringify(p))]})]})},Mm=({items:e,keepsAll:t})=>{let{t:n}=W(),
[s,o]=ne(""),{data:r,error:i}=he(async()=>({source:s,opened:s instanceof File?await pr(s):{text:s}}),
[s]),a=r?.source===s?r.opened:void 0,c=({target:h})=>{let d=h,{files:m,value:f,form:w}=d;o(m?m[0]??"":
f);for(let v of w?.elements??[])v!==d&&(v.value="")};return l(Me,{title:n.bringIn,hint:n.bringInHint,
children:[l("form",{onInput:c,children:l(Nn,{fields:{file:{label:n.file,type:"file",accept:".csv,.ts\
v,.txt,text/csv,text/plain"},rows:{label:n.pasted,rows:3}}})}),l(Fe,{error:i}),a&&"format"in a&&l(le,
{kind:"error",children:n.noSheet}),a&&"text"in a&&a.text.trim()&&l(Em,{text:a.text,items:e,keepsAll:t},
s)]})},Pc=()=>{let{t:e,may:t}=W(),n=he(async o=>{let[{taken:r},{keeps_equivalent_status:i}]=await Promise.
all([Mn(j.items({signal:o}),Number.POSITIVE_INFINITY),j.getSynchronisation({signal:o})]);return{items:r,
keepsAll:i}}),s=l("a",{href:pe("checklist"),children:e.backToList});return l(wt,{title:e.spreadsheet,
tools:s,load:n,children:o=>l(ee,{children:[l(Om,{items:o.items}),t("checklist:write")&&l(Mm,{...o})]})})};var $m="-",Vi=({category:e})=>e??$m,Ic=e=>e.open_request&&e.failed_reason===null,Dm={conflict:e=>e.conflict,
open:e=>e.open_request,failed:e=>e.failed_reason!==null,untracked:e=>!e.tracked,without_finding:e=>e.
finding_id===null&&e.last_sync!==null},Gi={closed:"Done",issues:"worse",under_way:"In Progress",blocked:"\
Blocked",untested:"Not Started"},Oc=Object.keys(Gi),Fm=({name:e})=>e!==null,Ui=e=>{let t=Map.groupBy(
e,oc);return n=>t.get(n)?.length??0},Rc=({items:e})=>{let t=Ui(e);return l("div",{class:"bar","aria-\
hidden":"true",children:Oc.filter(n=>t(n)>0).map(n=>l("i",{"data-kind":Gi[n],style:{flexGrow:t(n)}},
n))})},Lm=5,Wm=({gate:e})=>{let{t,integer:n}=W(),{parameters:s}=Ke(),o=Map.groupBy(e.open,({reason:a})=>a),
r=Map.groupBy(o.get("open_finding")??[],({severity:a})=>a),i=fo.flatMap(a=>r.get(a)??[]);return e.passed?
l(le,{kind:"success",children:t.gatePassed}):l(le,{kind:"closed",children:[l("p",{children:[l("stron\
g",{children:t.gateClosed})," ",e.stale_reason&&t.gateStale[e.stale_reason]]}),l("p",{class:"badges",
children:[...o].map(([a,{length:c}])=>{let p=`${t.reasons[a]}: ${n(c)}`;return a==="unassigned_findi\
ng"?l("span",{children:p},a):l("a",{href:pe("checklist",{...s,show:a}),children:p},a)})}),i.length>0&&
l("p",{class:"badges",children:i.slice(0,Lm).map(({wstg_id:a,severity:c})=>l("span",{children:[l(os,
{id:a,parameters:s})," ",l(or,{severity:c})]},a))})]})},Bm=({items:e,gate:t})=>{let{t:n,integer:s,percent:o}=W(),
r=e.filter(Fm),i=Ui(r),a=i("closed");return l("section",{class:"card total","aria-label":n.checklistTotal,
children:[l("p",{class:"figure",children:[l("strong",{children:n.closedOf(s(a),s(r.length))})," ",l(
"span",{children:o(a/r.length)}),l("span",{class:"badges",children:[Oc.map(c=>l(Ce,{kind:Gi[c],children:[
n.progress[c],": ",s(i(c))]},c)),e.length>r.length&&l("span",{children:n.outsideGuide(s(e.length-r.length))})]})]}),
l(Rc,{items:r}),l(Wm,{gate:t}),l(Hm,{items:r})]})},Hm=({items:e})=>{let{t,integer:n}=W(),{parameters:s}=Ke();
return l("details",{children:[l("summary",{children:t.coverage}),l("ul",{class:"coverage",children:[
...Map.groupBy(e,Vi)].map(([o,r])=>l("li",{children:[l("a",{href:pe("checklist",{...s,category:o}),children:t.
categoryName(o)}),l("span",{children:t.doneOf(n(Ui(r)("closed")),n(r.length))}),l(Rc,{items:r})]},o))})]})},
Ac=e=>e.failed_reason!==null?2:Number(e.conflict),Vm=({items:e,gate:t},n)=>{let{status:s="",category:o="",
show:r="",outcome:i="",search:a=""}=n,c=a.toLowerCase().split(/\s+/),p=new Map(t.open.map(({wstg_id:m,
reason:f})=>[m,f])),h=m=>{let f=`${m.wstg_id} ${m.name??""} ${m.notes??""}`.toLowerCase();return c.every(
w=>f.includes(w))},d=m=>Dm[r]?.(m)??[p.get(m.wstg_id),""].includes(r);return e.filter(m=>[Lt(m),""].
includes(s)).filter(m=>[Vi(m),""].includes(o)).filter(m=>[m.outcome,""].includes(i)).filter(d).filter(
h).sort((m,f)=>Ac(f)-Ac(m))},Gm=({items:e,keepsAll:t})=>{let{t:n,integer:s,account:o}=W(),{chosen:r,
field:i}=nr("Done",t),[a,c]=ne(),p=ge(!1),h=k=>n.items(k,s(k)),d=async()=>{p.current=!1;let k=0,y=()=>c(
{done:k,all:e.length});y();try{for(let{wstg_id:S}of e){if(p.current)break;let C={wstg_id:S,status:r,
user:o.username};await j.requestWstgSync({body:C}),k+=1,y()}}finally{c(void 0)}return n.setAll(h(k))},
m=a?.all??e.length,f=e.filter(k=>po(k,r)).length,w=[f>0&&n.othersFindings(s(f)),i.hint],v=l("span",{
role:"status",children:w.filter(Boolean).join(" ")});return m===0?null:l(Le,{text:n.setAllShown,opener:"\
plain",title:n.askSetAll(h(m),n.statuses[r]),submit:n.setItems(h(m),n.statuses[r]),question:a&&l(on,
{label:n.sending,done:a.done,all:m,format:s,children:l(ie,{text:n.stop,onClick:()=>p.current=!0})}),
fields:{status:{...i,hint:v,disabled:a!==void 0}},act:d})},Um=({item:e,keepsAll:t})=>{let{t:n}=W(),{
send:s,dialog:o}=ir(),{run:r,busy:i,error:a}=Xo(async c=>{if(await s(e,{status:c}))return uo(c,t)?n.
notKept:n.request.waiting});return l("div",{children:[l("select",{"aria-label":`${n.status}: ${e.wstg_id}`,
"aria-busy":i,"data-kind":Lt(e),value:Lt(e),onChange:({currentTarget:c})=>r(c.value),children:$i.map(
c=>l("option",{value:c,children:n.statuses[c]},c))}),l(Fe,{error:a}),o]})},qm=({data:e})=>{let{t,integer:n,
may:s}=W(),{parameters:o}=Ke(),r=JSON.stringify(o),i=je(()=>Vm(e,o),[e,r]);lr.current=i.map(({wstg_id:f})=>f);
let a=["",t.any],c=[...new Set(e.items.map(Vi))].map(f=>[f,t.categoryName(f)]),p=[...new Set(e.gate.
open.map(({reason:f})=>f))].map(f=>[f,t.reasons[f]]),h=f=>l("div",{children:[l(os,{id:f.wstg_id,parameters:o}),
l("p",{class:"aside",children:f.near?t.near(f.near):f.name})]}),d=f=>l("div",{class:"badges",children:[
s("checklist:write")?l(Um,{item:f,keepsAll:e.keepsAll}):l(Ce,{kind:Lt(f),children:t.statuses[Lt(f)]}),
f.conflict&&l(Ce,{kind:"blocked",children:t.conflict}),f.failed_reason!==null&&l(Ce,{kind:"blocked",
children:t.failed}),Ic(f)&&l(Ce,{children:t.pending})]}),m=l(ee,{children:[l("p",{children:t.noItems}),
l("a",{href:pe("checklist"),onClick:rn,children:t.clear})]});return l(Me,{title:t.items(i.length,n(i.
length)),tools:s("checklist:write")&&l(Gm,{items:i,keepsAll:e.keepsAll}),children:[l(tr,{fields:{search:{
label:t.search,placeholder:t.searchHint,type:"search"},status:{label:t.status,options:[a,...Object.entries(
t.statuses)]},category:{label:t.category,options:[["",t.anyCategory],...c]},outcome:{label:t.itemOutcome,
options:[a,...Object.entries(t.outcomes)]},show:{label:t.show,options:[a,...Object.entries(t.shown),
...p]},since:{label:t.since,type:"date"}}}),l(Ue,{caption:t.checklist,rows:i,keyOf:({wstg_id:f})=>f,
empty:m,columns:[[t.item,h],[t.status,d],[t.tool,f=>t.toolStatuses[f.defectdojo_status??"none"]],[t.
findingsOpen,f=>l(rr,{item:f})],[t.lastSync,({last_sync:f})=>l(ut,{at:f})]]},r),l("p",{class:"aside",
children:t.source})]})},zm=()=>{let{t:e}=W(),{since:t}=Ke().parameters,n=t?{since:t}:{},s=he(async c=>{
let[{taken:p},h,{keeps_equivalent_status:d}]=await Promise.all([Mn(j.items({...n,signal:c}),Number.POSITIVE_INFINITY),
j.checkGate({query:n,signal:c}),j.getSynchronisation({signal:c})]);return{items:p,gate:h,keepsAll:d}},
[t],({items:c})=>c.some(Ic)),o=s.data!==void 0;de(()=>{o&&history.state?.y&&scrollTo(0,history.state.
y)},[o]);let r=ar(),i=async()=>r(await j.generateReport({headers:{"Accept-Language":document.documentElement.
lang}})),a=l(ee,{children:[l("a",{href:pe("checklist",{spreadsheet:"yes"}),children:e.spreadsheet}),
l(jt,{text:e.makeReport,act:i}),l(ie,{text:e.reload,busy:s.loading,onClick:s.reload})]});return l(wt,
{title:e.checklist,tools:a,load:s,children:c=>l(ee,{children:[l(Bm,{...c}),l(qm,{data:c})]})})},Nc=()=>{
let{id:e,parameters:t}=Ke();return e!==void 0?l(mc,{id:e},e):t.spreadsheet?l(Pc,{}):l(zm,{})};var Ec=e=>{let{act:t,ask:n,title:s,hint:o,submit:r,labels:i,fields:a}=e,{t:c,bytes:p}=W(),[h,d]=ne(),
[m,f]=ne(""),w=ge(new AbortController);de(()=>()=>w.current.abort(),[]);let v=async R=>{w.current=new AbortController;
let{signal:F}=w.current;f(""),d({loaded:0,total:void 0}),await t({signal:F,onProgress:d},R).catch(N=>{
if(!F.aborted)throw N;return c.stopped}).then(f).finally(()=>d(void 0))},{ask:k,dialog:y}=Qo(r,"dang\
er"),S=async R=>{(!n||await k(n(R)))&&await v(R)},C=()=>{w.current.abort(),rn()},x=h&&h.loaded>0&&h.
loaded!==h.total,[I,O]=x?[i[0],h.total]:[i[1],void 0];return l(Me,{title:s,hint:o,children:[l(Ct,{submit:r,
kind:a?"danger":"primary",act:S,fields:a}),y,h&&l(on,{label:I,done:h.loaded,all:O,format:R=>R===0?"":
p(R),children:l(ie,{text:c.stop,onClick:C})}),m&&l(le,{children:m})]})},Mc=()=>{let{t:e,bytes:t}=W(),
n=ar(),{data:s,reload:o}=he(a=>j.getSynchronisation({signal:a})),r=s?.import_obstacle,i={label:e.file,
type:"file",accept:".sql,application/sql,text/plain",read:a=>a instanceof File&&a.name?a:new Error(e.
noFile)};return l(ee,{children:[l(Ft,{title:e.files}),r&&l(le,{kind:"error",children:`${e.importObstacle}\
 ${r}`}),l("div",{class:"columns",children:[l(Ec,{title:e.export,hint:e.dumpHint,submit:e.makeExport,
labels:[e.downloading,e.preparing],act:async a=>n(await j.exportFindingsDump(a)).finally(o)}),l(Ec,{
title:e.import,hint:e.dumpImportHint,submit:e.makeImport,labels:[e.uploading,e.importing],fields:{file:i},
ask:({file:a})=>e.askImport(a.name,t(a.size)),act:async(a,{file:c})=>(await j.importFindingsDump({...a,
body:{file:c}}),o(),e.imported)})]})]})};var jm=1e3,Km=({state:e,last_started_at:t,last_succeeded_at:n})=>e==="idle"&&(n??"")<(t??""),Ym=({run:e})=>{
let{t,ago:n,instant:s,may:o,account:r}=W(),{state:i,last_error:a,last_warning:c}=e,p=()=>j.synchroniseNow(),
h=f=>f&&(n(f)??s(f)),d=a===null&&c===null&&e.failed===0,m=()=>{if(i!=="idle")return t.runStates[i];let[
f,w]=[h(e.last_succeeded_at),h(e.next_run_at)];return f===null?t.neverInStep:(d?t.inStep:t.notInStep)(
f,w)};return l("section",{class:"card","aria-label":t.state,children:[l("div",{class:"heading",children:[
l("p",{role:"status",children:l("strong",{children:m()})}),o("checklist:write")&&l(jt,{kind:"primary",
text:t.synchronise,busy:i!=="idle",act:p})]}),a!==null&&l(le,{kind:"error",children:[t.lastError,l(rs,
{text:a})]}),c!==null&&l(le,{kind:"error",children:[`${t.lastWarning} ${c}`,r.role==="admin"&&Km(e)&&
l(Le,{text:t.hiddenIsGone,opener:"plain",kind:"danger",question:t.askHiddenIsGone,act:()=>j.synchroniseNow(
{body:{hidden_is_gone:!0}})})]})]})},Zm=({run:e})=>{let{t,integer:n}=W(),s=o=>o>0&&n(o);return l("de\
tails",{class:"card",children:[l("summary",{children:t.periodic}),l(Ds,{facts:{[t.lastStarted]:l(ut,
{at:e.last_started_at}),[t.lastFinished]:l(ut,{at:e.last_finished_at}),[t.lastSucceeded]:l(ut,{at:e.
last_succeeded_at}),[t.nextRun]:l(ut,{at:e.next_run_at}),[t.lastDelivery]:l(ut,{at:e.last_delivery_at}),
[t.waitingCount]:s(e.waiting),[t.retryingCount]:s(e.retrying),[t.failedCount]:s(e.failed),[t.unassigned]:s(
e.unassigned),[t.withoutFinding]:l("a",{href:pe("checklist",{show:"without_finding"}),children:n(e.without_finding)})}})]})},
Jm=({requests:e,all:t})=>{let{t:n,integer:s}=W(),o=({wstg_id:i,finding_id:a})=>i!==null?l(os,{id:i}):
a===null?n.unknown:n.findingNumber(a),r=({reason:i,next_attempt_at:a})=>l("div",{children:[l(rs,{text:i}),
" ",a!==null&&l(Ce,{children:n.states.retrying})]});return l(Me,{title:n.failedRequests,tools:e.length>
0&&l(mo,{}),children:l(Ue,{empty:n.noFailed,caption:n.firstOf(e.length,Math.max(t,e.length),s),rows:e,
keyOf:({request_id:i})=>i,columns:[[n.item,o],[n.status,({status:i})=>sr(n,i)],[n.setBy,({account:i,
user:a})=>Ls(n,i,a)],[n.accepted,({accepted_at:i})=>l(ut,{at:i})],[n.attempts,({attempts:i})=>s(i),"\
numeric"],[n.reason,r],[n.actions,i=>l(mo,{request:i}),"tools"]]})})},Qm=async e=>{let t=await j.getSynchronisation(
{signal:e}),n=j.requests({state:"failed",limit:200,signal:e}),{taken:s}=await Mn(n,jm);return{run:t,
failed:s}},Xm=({run:e,failed:t})=>e.state!=="idle"||e.waiting+e.retrying>0||t.some(Qn),$c=()=>{let{t:e}=W(),
t=he(Qm,[],Xm),n=l(ie,{text:e.reload,onClick:t.reload});return l(wt,{title:e.synchronisation,tools:n,
load:t,children:({run:s,failed:o})=>l(ee,{children:[l(Ym,{run:s}),l(Jm,{requests:o,all:s.failed}),l(
Zm,{run:s})]})})};var eg=e=>e.currentTarget.select(),tg=({value:e,close:t})=>{let{t:n}=W(),[s,o]=ne(!1),r=async()=>{await navigator.
clipboard.writeText(e),o(!0)};return l(ss,{title:n.keyMade,onClose:t,children:i=>l(ee,{children:[l("\
p",{children:n.keyOnce}),l("input",{readOnly:!0,value:e,"aria-label":n.keyMade,onFocus:eg}),l("div",
{class:"actions",children:[navigator.clipboard&&l(ie,{text:s?n.copied:n.copy,kind:"primary",onClick:r}),
l(ie,{text:n.close,onClick:i})]})]})})},ng=[30,90,366],Dc=({onKey:e,isForScale:t})=>{let{t:n,may:s}=W(),
o=gt.Permission.values.filter(s),r=a=>({label:n.permissions[a],type:"checkbox",defaultChecked:t&&a===
"weights:write"}),i={name:{label:n.keyName,hint:n.keyNameHint,defaultValue:t?n.scale:"",maxLength:gt.
KeyName.maxLength,autocomplete:"off"},...Object.fromEntries(o.map(a=>[a,r(a)])),days:{label:n.keyEnds,
options:ng.map(a=>[String(a),n.days(a)]),defaultValue:t?"366":"90"},password:{label:n.currentPassword,
autocomplete:"current-password",type:"password",codes:["current_password_wrong"]}};return l(Le,{text:t?
n.makeScaleKey:n.makeKey,title:n.makeKey,submit:n.makeKey,opener:"plain",fields:i,act:async({name:a,
days:c,password:p,...h})=>{let d=o.filter(f=>h[f]);if(d.length===0)throw new Error(n.noPermission);let m={
name:a,permissions:d,expires_in_days:Number(c),password:p};e((await j.createKey({body:m})).key)}})},
Fc=()=>{let{t:e,day:t,instant:n,describeCode:s}=W(),{data:o,error:r,reload:i}=he(f=>j.listKeys({signal:f})),
[a,c]=ne(""),{keys:p=[]}=o??{},h=({name:f,last_refused_at:w,last_refused_code:v})=>l("div",{children:[
f,w!==null&&l("p",{class:"aside",children:e.keyRefused(n(w),s(v??""))})]}),d=({permissions:f})=>l("d\
iv",{class:"badges",children:f.map(w=>l(Ce,{children:e.permissions[w]},w))}),m=({key_id:f,name:w})=>l(
Le,{text:e.remove,of:w,title:e.removeKey,kind:"danger",question:w,act:async()=>(await j.deleteKey({path:{
key_id:f}}),e.keyRemoved)});return l(Dt.Provider,{value:i,children:l(Me,{title:e.apiKeys,hint:e.apiKeysHint,
tools:l("div",{class:"actions",children:[l(Dc,{onKey:c,isForScale:!0}),l(Dc,{onKey:c})]}),children:[
l(Fe,{error:r,retry:i}),a&&l(tg,{value:a,close:()=>c("")}),l(Ue,{caption:e.apiKeysCaption,rows:p,keyOf:({
key_id:f})=>f,columns:[[e.keyName,h],[e.keyMay,d],[e.lastUsed,({last_used_at:f})=>f===null?e.never:n(
f),"wide"],[e.expires,({expires_at:f})=>t(f)],[e.actions,m,"tools"]]})]})})};var qi,sg=(e,t)=>new Promise((n,s)=>{let o=new URL(e);o.searchParams.set("render",t);let r=document.
createElement("script");r.src=o.href,r.onerror=()=>{qi=void 0,r.remove(),s(new Error("the captcha ca\
nnot be loaded"))},r.onload=()=>{let{grecaptcha:i}=globalThis;i?i.ready(()=>n(i)):r.dispatchEvent(new Event(
"error"))},document.head.append(r),j.session.onChange(i=>i&&setTimeout(()=>location.reload()))}),zi=async e=>{
let{captcha_site_key:t}=e;return t&&zt.captchaScript&&(qi??=sg(zt.captchaScript,t)),qi},Lc=async(e,t)=>{
let n=await zi(e),s=e.captcha_site_key??"";return n?{captcha_token:await n.execute(s,{action:t})}:{}};var ji=["password_too_short","password_too_long","password_breached"],og=new RegExp(gt.Username.pattern),
rg=e=>e.normalize("NFKC").trim().toLowerCase(),{minLength:Wc}=gt.NewPassword,Ki=({registering:e,expired:t})=>{
let{t:n,config:s,describeCode:o}=W(),r=zt.isEmpty&&zt.registrationOpen,i=e||r,a=async v=>{let k=await Lc(
s,i?"register":"login").catch(()=>{throw new Error(n.captchaMissing)}),y={...v,...k};await(i?j.registerAccount(
{body:y}):j.login({body:y})),zt.isEmpty=!1,i?gn(pe("profile",{first:"true"})):location.hash==="#/del\
eted"&&(location.hash="")};de(()=>{zi(s).catch(()=>{})},[s]);let{minLength:c,maxLength:p}=gt.Username,
h=(v,k)=>y=>{let S=String(y);return!i||v(S)?S:new Error(o(k))},d={autocomplete:"username",autocapitalize:"\
none",spellcheck:!1,label:n.username,hint:i&&n.usernameHint(c,p),codes:["username_invalid","username\
_taken"],read:h(v=>og.test(rg(v)),"username_invalid"),defaultValue:t?.username},m={type:"password",label:n.
password,codes:ji,read:h(v=>[...v].length>=Wc,"password_too_short"),hint:i&&n.newPasswordHint(Wc),autocomplete:i?
"new-password":"current-password",autofocus:t!==void 0},f=i?n.register:n.signIn,w=l(Ct,{submit:f,act:a,
fields:{username:d,password:m}});return t?w:l(ee,{children:[l(Ft,{title:r?n.registerFirst:f}),l("p",
{class:"hint",children:r?n.welcomeFirst:n.welcome}),i&&!zt.registrationOpen?l(le,{children:n.registrationClosed}):
w,!r&&(i||zt.registrationOpen)&&l("p",{class:"aside",children:[i?n.toSignIn:n.toRegister," ",l("a",{
href:i?"#/":"#/register",children:i?n.signIn:n.register})]})]})};var ig=async()=>{let e=JSON.stringify(await j.exportOwnData(),null,2),t=new Date().toLocaleDateString(
"sv");En(new Blob([e],{type:"application/json"}),`weight-bmi-${t}.json`)},Bc=()=>{let{t:e,account:t}=W(),
s={...{type:"password",autocomplete:"current-password"},label:e.currentPassword,codes:["current_pass\
word_wrong"]},o={type:"password",autocomplete:"new-password",label:e.newPassword,hint:e.newPasswordHint(
gt.NewPassword.minLength),codes:[...ji,"password_unchanged"]},r={autocomplete:"off",autocapitalize:"\
none",label:e.typeName(t.username),read:i=>String(i).trim()===t.username||new Error(e.nameDiffers)};
return l(ee,{children:[l(Ft,{title:e.account}),l("p",{class:"hint",children:e.signedInAs(t.username)}),
l(Fc,{}),l("div",{class:"columns",children:[l(Me,{title:e.password,hint:e.changePasswordHint,children:l(
Le,{text:e.changePassword,opener:"plain",fields:{current_password:s,new_password:o},act:async i=>(await j.
changePassword({body:i}),e.passwordChanged)})}),l(Me,{title:e.exportTitle,hint:e.exportHint,children:l(
Ct,{kind:"plain",submit:e.exportData,act:ig})}),l(Me,{title:e.endSessions,hint:e.endSessionsHint,children:l(
Le,{text:e.endSessions,opener:"plain",fields:{password:s},act:i=>j.logoutEverywhere({body:i})})}),l(
Me,{title:e.deleteAccount,hint:e.deleteHint,children:l(Le,{text:e.deleteAccount,opener:"danger",kind:"\
danger",fields:{name:r,password:s},act:async({password:i})=>{await j.deleteAccount({body:{password:i}}),
location.hash="#/deleted"}})})]})]})};var ag=e=>{let[,t]=/^(\d+([.,]\d+)?) *(c?m)?\.?$/i.exec(e.trim())??[],n=Number(t?.replace(",","."));
return n>3?n/100:n},Hc=()=>{let{t:e,plain:t,messages:n,config:s,unit:o,setUnit:r}=W(),i=Ke().parameters.
first!==void 0,a=he(w=>An(j.getProfile({signal:w}))),c=s.validation_limits??{},p={maxLength:c.name_max_length,
required:!0},h={type:"date",codes:["birth_date_invalid"],min:c.birth_date_min,required:!0},d={inputMode:"\
decimal",autocomplete:"off",read:w=>ag(String(w))||new Error(e.notAHeight),codes:["height_out_of_ran\
ge"],label:e.height,hint:e.heightHint,required:!0},m=async w=>{if(await j.saveProfile({body:w}),!i)return n.
texts.profile_saved;location.hash=pe("weight")},f=w=>({nombre:{...p,label:e.firstName,defaultValue:w?.
nombre},apellidos:{...p,label:e.lastName,defaultValue:w?.apellidos},fecha_nacimiento:{...h,label:e.birthDate,
defaultValue:w?.fecha_nacimiento},talla_m:{...d,defaultValue:w?t(w.talla_m):""}});return l("div",{class:"\
card narrow",children:l(wt,{title:e.profile,load:a,children:w=>l(ee,{children:[l("p",{class:"hint",children:i?
e.profileFirst:e.profileHint}),l(Ct,{submit:e.save,act:m,fields:f(w)}),i&&l("a",{href:pe("weight"),children:e.
later}),l(er,{label:e.unitOfWeights,values:Yo,names:e.unitNames,value:o,choose:r})]})})})};var _r=e=>{let{format:t}=new Intl.DateTimeFormat("sv-SE",{timeZone:e,dateStyle:"short",timeStyle:"me\
dium"}),n=a=>Date.parse(`${t(a*1e3).replace(" ","T")}Z`)-a*1e3,s=new Map,o=a=>{let c=s.get(a);if(c!==
void 0)return c;let p=n(a*7*864e5/1e3);return s.set(a,p),p},r=a=>{let c=Math.floor(a/6048e5),p=o(c);
return p===o(c+1)?p:n(Math.floor(a/1e3))},i=a=>a+r(a);return{name:e,clockAt:i,instantOf(a){let[c,p]=[
a-864e5,a+864e5].map(d=>a-r(d)),h=[c,p].filter(d=>i(d)===a);return h.length>0?Math.min(...h):c},inputOf:a=>new Date(
i(a)).toISOString().slice(0,16)}},Vc=(e,t)=>{let n=Math.round((t.clockAt(e)-e)/6e4),s=new Date(e+n*6e4).
toISOString().replace(/(\.000)?Z$/,""),o=new Date(Math.abs(n)*6e4).toISOString().slice(11,16);return`${s}${n<
0?"-":"+"}${o}`},yr=()=>new Intl.DateTimeFormat().resolvedOptions().timeZone;var lg="uplot",cg="u-hz",ug="u-vt",dg="u-title",fg="u-wrap",pg="u-under",mg="u-over",gg="u-axis",ls="\
u-off",hg="u-select",_g="u-cursor-x",yg="u-cursor-y",wg="u-cursor-pt",bg="u-legend",Sg="u-live",kg="\
u-inline",vg="u-series",Tg="u-marker",Gc="u-label",xg="u-value",_o="width",yo="height";var Uc="bottom",Ws="left",Yi="right",fa="#000",qc=fa+"0",Zi="mousemove",zc="mousedown",Ji="mouseup",
jc="mouseenter",Kc="mouseleave",Yc="dblclick",Cg="resize",Pg="scroll",Zc="change",vr="dppxchange",pa="\
--",zs=typeof window<"u",na=zs?document:null,Hs=zs?window:null,Ag=zs?navigator:null,we,wr;function sa(){
let e=devicePixelRatio;we!=e&&(we=e,wr&&ra(Zc,wr,sa),wr=matchMedia(`(min-resolution: ${we-.001}dppx)\
 and (max-resolution: ${we+.001}dppx)`),cs(Zc,wr,sa),Hs.dispatchEvent(new CustomEvent(vr)))}function Pt(e,t){
if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function oa(e,t){let n=e.classList;n.contains(
t)&&n.remove(t)}function $e(e,t,n){e.style[t]=n+"px"}function Kt(e,t,n,s){let o=na.createElement(e);
return t!=null&&Pt(o,t),n?.insertBefore(o,s),o}function Wt(e,t){return Kt("div",e,t)}var Jc=new WeakMap;
function an(e,t,n,s,o){let r="translate("+t+"px,"+n+"px)",i=Jc.get(e);r!=i&&(e.style.transform=r,Jc.
set(e,r),t<0||n<0||t>s||n>o?Pt(e,ls):oa(e,ls))}var Qc=new WeakMap;function Xc(e,t,n){let s=t+n,o=Qc.
get(e);s!=o&&(Qc.set(e,s),e.style.background=t,e.style.borderColor=n)}var eu=new WeakMap;function tu(e,t,n,s){
let o=t+""+n,r=eu.get(e);o!=r&&(eu.set(e,o),e.style.height=n+"px",e.style.width=t+"px",e.style.marginLeft=
s?-t/2+"px":0,e.style.marginTop=s?-n/2+"px":0)}var ma={passive:!0},Ig={...ma,capture:!0};function cs(e,t,n,s){
t.addEventListener(e,n,s?Ig:ma)}function ra(e,t,n,s){t.removeEventListener(e,n,ma)}zs&&sa();function Yt(e,t,n,s){
let o;n=n||0,s=s||t.length-1;let r=s<=2147483647;for(;s-n>1;)o=r?n+s>>1:At((n+s)/2),t[o]<e?n=o:s=o;return e-
t[n]<=t[s]-e?n:s}function Iu(e){return(n,s,o)=>{let r=-1,i=-1;for(let a=s;a<=o;a++)if(e(n[a])){r=a;break}
for(let a=o;a>=s;a--)if(e(n[a])){i=a;break}return[r,i]}}var Ou=e=>e!=null,Ru=e=>e!=null&&e>0,Cr=Iu(Ou),
Og=Iu(Ru);function Rg(e,t,n,s=0,o=!1){let r=o?Og:Cr,i=o?Ru:Ou;[t,n]=r(e,t,n);let a=e[t],c=e[t];if(t>
-1)if(s==1)a=e[t],c=e[n];else if(s==-1)a=e[n],c=e[t];else for(let p=t;p<=n;p++){let h=e[p];i(h)&&(h<
a?a=h:h>c&&(c=h))}return[a??Pe,c??-Pe]}function Pr(e,t,n,s){let o=ou(e),r=ou(t);e==t&&(o==-1?(e*=n,t/=
n):(e/=n,t*=n));let i=n==10?_n:Nu,a=o==1?At:Bt,c=r==1?Bt:At,p=a(i(Xe(e))),h=c(i(Xe(t))),d=Vs(n,p),m=Vs(
n,h);return n==10&&(p<0&&(d=Ae(d,-p)),h<0&&(m=Ae(m,-h))),s||n==2?(e=d*o,t=m*r):(e=Du(e,d),t=Ar(t,m)),
[e,t]}function ga(e,t,n,s){let o=Pr(e,t,n,s);return e==0&&(o[0]=0),t==0&&(o[1]=0),o}var ha=.1,nu={mode:3,
pad:ha},bo={pad:0,soft:null,mode:0},Ng={min:bo,max:bo};function Tr(e,t,n,s){return Ir(n)?su(e,t,n):(bo.
pad=n,bo.soft=s?0:null,bo.mode=s?3:0,su(e,t,Ng))}function _e(e,t){return e??t}function Eg(e,t,n){for(t=
_e(t,0),n=_e(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function su(e,t,n){let s=n.min,
o=n.max,r=_e(s.pad,0),i=_e(o.pad,0),a=_e(s.hard,-Pe),c=_e(o.hard,Pe),p=_e(s.soft,Pe),h=_e(o.soft,-Pe),
d=_e(s.mode,0),m=_e(o.mode,0),f=t-e,w=_n(f),v=ht(Xe(e),Xe(t)),k=_n(v),y=Xe(k-w);(f<1e-24||y>10)&&(f=
0,(e==0||t==0)&&(f=1e-24,d==2&&p!=Pe&&(r=0),m==2&&h!=-Pe&&(i=0)));let S=f||v||1e3,C=_n(S),x=Vs(10,At(
C)),I=S*(f==0?e==0?.1:1:r),O=Ae(Du(e-I,x/10),24),$=e>=p&&(d==1||d==3&&O<=p||d==2&&O>=p)?p:Pe,R=ht(a,
O<$&&e>=$?$:Zt($,O)),F=S*(f==0?t==0?.1:1:i),N=Ae(Ar(t+F,x/10),24),P=t<=h&&(m==1||m==3&&N>=h||m==2&&N<=
h)?h:-Pe,D=Zt(c,N>P&&t<=P?P:ht(P,N));return R==D&&R==0&&(D=100),[R,D]}var Mg=new Intl.NumberFormat(zs?
Ag.language:"en-US"),_a=e=>Mg.format(e),It=Math,kr=It.PI,Xe=It.abs,At=It.floor,Qe=It.round,Bt=It.ceil,
Zt=It.min,ht=It.max,Vs=It.pow,ou=It.sign,_n=It.log10,Nu=It.log2,$g=(e,t=1)=>It.sinh(e)*t,Qi=(e,t=1)=>It.
asinh(e/t),Pe=1/0;function ru(e){return(_n((e^e>>31)-(e>>31))|0)+1}function ia(e,t,n){return Zt(ht(e,
t),n)}function Eu(e){return typeof e=="function"}function fe(e){return Eu(e)?e:()=>e}var Dg=()=>{},Mu=e=>e,
$u=(e,t)=>t,Fg=e=>null,iu=e=>!0,au=(e,t)=>e==t,Lg=/\.\d*?(?=9{6,}|0{6,})/gm,us=e=>{if(Lu(e)||Fn.has(
e))return e;let t=`${e}`,n=t.match(Lg);if(n==null)return e;let s=n[0].length-1;if(t.indexOf("e-")!=-1){
let[o,r]=t.split("e");return+`${us(o)}e${r}`}return Ae(e,s)};function is(e,t){return us(Ae(us(e/t))*
t)}function Ar(e,t){return us(Bt(us(e/t))*t)}function Du(e,t){return us(At(us(e/t))*t)}function Ae(e,t=0){
if(Lu(e))return e;let n=10**t,s=e*n*(1+Number.EPSILON);return Qe(s)/n}var Fn=new Map;function Fu(e){
return((""+e).split(".")[1]||"").length}function ko(e,t,n,s){let o=[],r=s.map(Fu);for(let i=t;i<n;i++){
let a=Xe(i),c=Ae(Vs(e,i),a);for(let p=0;p<s.length;p++){let h=e==10?+`${s[p]}e${i}`:s[p]*c,d=(i>=0?0:
a)+(i>=r[p]?0:r[p]),m=e==10?h:Ae(h,d);o.push(m),Fn.set(m,d)}}return o}var So={},ya=[],Gs=[null,null],
Dn=Array.isArray,Lu=Number.isInteger,Wg=e=>e===void 0;function lu(e){return typeof e=="string"}function Ir(e){
let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function Bg(e){return e!=null&&
typeof e=="object"}var Hg=Object.getPrototypeOf(Uint8Array),Wu="__proto__";function Us(e,t=Ir){let n;
if(Dn(e)){let s=e.find(o=>o!=null);if(Dn(s)||t(s)){n=Array(e.length);for(let o=0;o<e.length;o++)n[o]=
Us(e[o],t)}else n=e.slice()}else if(e instanceof Hg)n=e.slice();else if(t(e)){n={};for(let s in e)s!=
Wu&&(n[s]=Us(e[s],t))}else n=e;return n}function Ye(e){let t=arguments;for(let n=1;n<t.length;n++){let s=t[n];
for(let o in s)o!=Wu&&(Ir(e[o])?Ye(e[o],Us(s[o])):e[o]=Us(s[o]))}return e}var Vg=0,Gg=1,Ug=2;function qg(e,t,n){
for(let s=0,o,r=-1;s<t.length;s++){let i=t[s];if(i>r){for(o=i-1;o>=0&&e[o]==null;)e[o--]=null;for(o=
i+1;o<n&&e[o]==null;)e[r=o++]=null}}}function zg(e,t){if(Yg(e)){let i=e[0].slice();for(let a=1;a<e.length;a++)
i.push(...e[a].slice(1));return Zg(i[0])||(i=Kg(i)),i}let n=new Set;for(let i=0;i<e.length;i++){let c=e[i][0],
p=c.length;for(let h=0;h<p;h++)n.add(c[h])}let s=[Array.from(n).sort((i,a)=>i-a)],o=s[0].length,r=new Map;
for(let i=0;i<o;i++)r.set(s[0][i],i);for(let i=0;i<e.length;i++){let a=e[i],c=a[0];for(let p=1;p<a.length;p++){
let h=a[p],d=Array(o).fill(void 0),m=t?t[i][p]:Gg,f=[];for(let w=0;w<h.length;w++){let v=h[w],k=r.get(
c[w]);v===null?m!=Vg&&(d[k]=v,m==Ug&&f.push(k)):d[k]=v}qg(d,f,o),s.push(d)}}return s}var jg=typeof queueMicrotask>
"u"?e=>Promise.resolve().then(e):queueMicrotask;function Kg(e){let t=e[0],n=t.length,s=Array(n);for(let r=0;r<
s.length;r++)s[r]=r;s.sort((r,i)=>t[r]-t[i]);let o=[];for(let r=0;r<e.length;r++){let i=e[r],a=Array(
n);for(let c=0;c<n;c++)a[c]=i[s[c]];o.push(a)}return o}function Yg(e){let t=e[0][0],n=t.length;for(let s=1;s<
e.length;s++){let o=e[s][0];if(o.length!=n)return!1;if(o!=t){for(let r=0;r<n;r++)if(o[r]!=t[r])return!1}}
return!0}function Zg(e,t=100){let n=e.length;if(n<=1)return!0;let s=0,o=n-1;for(;s<=o&&e[s]==null;)s++;
for(;o>=s&&e[o]==null;)o--;if(o<=s)return!0;let r=ht(1,At((o-s+1)/t));for(let i=e[s],a=s+r;a<=o;a+=r){
let c=e[a];if(c!=null){if(c<=i)return!1;i=c}}return!0}var Bu=["January","February","March","April","\
May","June","July","August","September","October","November","December"],Hu=["Sunday","Monday","Tues\
day","Wednesday","Thursday","Friday","Saturday"];function Vu(e){return e.slice(0,3)}var Jg=Hu.map(Vu),
Qg=Bu.map(Vu),Xg={MMMM:Bu,MMM:Qg,WWWW:Hu,WWW:Jg};function ho(e){return(e<10?"0":"")+e}function eh(e){
return(e<10?"00":e<100?"0":"")+e}var th={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),
MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>ho(e.getMonth()+1),M:e=>e.getMonth()+
1,DD:e=>ho(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],
HH:e=>ho(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.
getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>ho(e.getMinutes()),
m:e=>e.getMinutes(),ss:e=>ho(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>eh(e.getMilliseconds())};function wa(e,t){
t=t||Xg;let n=[],s=/\{([a-z]+)\}|[^{]+/gi,o;for(;o=s.exec(e);)n.push(o[0][0]=="{"?th[o[1]]:o[0]);return r=>{
let i="";for(let a=0;a<n.length;a++)i+=typeof n[a]=="string"?n[a]:n[a](r,t);return i}}var nh=new Intl.
DateTimeFormat().resolvedOptions().timeZone;function sh(e,t){let n;return t=="UTC"||t=="Etc/UTC"?n=new Date(
+e+e.getTimezoneOffset()*6e4):t==nh?n=e:(n=new Date(e.toLocaleString("en-US",{timeZone:t})),n.setMilliseconds(
e.getMilliseconds())),n}var Gu=e=>e%1==0,xr=[1,2,2.5,5],oh=ko(10,-32,0,xr),Uu=ko(10,0,32,xr),rh=Uu.filter(
Gu),as=oh.concat(Uu),ba=`
`,qu="{YYYY}",cu=ba+qu,zu="{M}/{D}",wo=ba+zu,br=wo+"/{YY}",ju="{aa}",ih="{h}:{mm}",Bs=ih+ju,uu=ba+Bs,
du=":{ss}",ke=null;function Ku(e){let t=e*1e3,n=t*60,s=n*60,o=s*24,r=o*30,i=o*365,c=(e==1?ko(10,0,3,
xr).filter(Gu):ko(10,-3,0,xr)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,s,s*2,s*3,s*4,s*6,s*
8,s*12,o,o*2,o*3,o*4,o*5,o*6,o*7,o*8,o*9,o*10,o*15,r,r*2,r*3,r*4,r*6,i,i*2,i*5,i*10,i*25,i*50,i*100]),
p=[[i,qu,ke,ke,ke,ke,ke,ke,1],[o*28,"{MMM}",cu,ke,ke,ke,ke,ke,1],[o,zu,cu,ke,ke,ke,ke,ke,1],[s,"{h}"+
ju,br,ke,wo,ke,ke,ke,1],[n,Bs,br,ke,wo,ke,ke,ke,1],[t,du,br+" "+Bs,ke,wo+" "+Bs,ke,uu,ke,1],[e,du+".\
{fff}",br+" "+Bs,ke,wo+" "+Bs,ke,uu,ke,1]];function h(d){return(m,f,w,v,k,y)=>{let S=[],C=k>=i,x=k>=
r&&k<i,I=d(w),O=Ae(I*e,3),$=Xi(I.getFullYear(),C?0:I.getMonth(),x||C?1:I.getDate()),R=Ae($*e,3);if(x||
C){let F=x?k/r:0,N=C?k/i:0,P=O==R?O:Ae(Xi($.getFullYear()+N,$.getMonth()+F,1)*e,3),D=new Date(Qe(P/e)),
E=D.getFullYear(),B=D.getMonth();for(let L=0;P<=v;L++){let Q=Xi(E+N*L,B+F*L,1),q=Q-d(Ae(Q*e,3));P=Ae(
(+Q+q)*e,3),P<=v&&S.push(P)}}else{let F=k>=o?o:k,N=At(w)-At(O),P=R+N+Ar(O-R,F);S.push(P);let D=d(P),
E=D.getHours()+D.getMinutes()/n+D.getSeconds()/s,B=k/s,L=m.axes[f]._space,Q=y/L;for(;P=Ae(P+k,e==1?0:
3),!(P>v);)if(B>1){let q=At(Ae(E+B,6))%24,G=d(P).getHours()-q;G>1&&(G=-1),P-=G*s,E=(E+B)%24;let V=S[S.
length-1];Ae((P-V)/k,3)*Q>=.7&&S.push(P)}else S.push(P)}return S}}return[c,p,h]}var[ah,lh,ch]=Ku(1),
[uh,dh,fh]=Ku(.001);ko(2,-53,53,[1]);function fu(e,t){return e.map(n=>n.map((s,o)=>o==0||o==8||s==null?
s:t(o==1||n[8]==0?s:n[1]+s)))}function pu(e,t){return(n,s,o,r,i)=>{let a=t.find(w=>i>=w[0])||t[t.length-
1],c,p,h,d,m,f;return s.map(w=>{let v=e(w),k=v.getFullYear(),y=v.getMonth(),S=v.getDate(),C=v.getHours(),
x=v.getMinutes(),I=v.getSeconds(),O=k!=c&&a[2]||y!=p&&a[3]||S!=h&&a[4]||C!=d&&a[5]||x!=m&&a[6]||I!=f&&
a[7]||a[1];return c=k,p=y,h=S,d=C,m=x,f=I,O(v)})}}function ph(e,t){let n=wa(t);return(s,o,r,i,a)=>o.
map(c=>n(e(c)))}function Xi(e,t,n){return new Date(e,t,n)}function mu(e,t){return t(e)}var mh="{YYYY\
}-{MM}-{DD} {h}:{mm}{aa}";function gu(e,t){return(n,s,o,r)=>r==null?pa:t(e(s))}function gh(e,t){let n=e.
series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function hh(e,t){return e.
series[t].fill(e,t)}var _h={show:!0,live:!0,isolate:!1,mount:Dg,markers:{show:!0,width:2,stroke:gh,fill:hh,
dash:"solid"},idx:null,idxs:null,values:[]};function yh(e,t){let n=e.cursor.points,s=Wt(),o=n.size(e,
t);$e(s,_o,o),$e(s,yo,o);let r=o/-2;$e(s,"marginLeft",r),$e(s,"marginTop",r);let i=n.width(e,t,o);return i&&
$e(s,"borderWidth",i),s}function wh(e,t){let n=e.series[t].points;return n._fill||n._stroke}function bh(e,t){
let n=e.series[t].points;return n._stroke||n._fill}function Sh(e,t){return e.series[t].points.size}var ea=[
0,0];function kh(e,t,n){return ea[0]=t,ea[1]=n,ea}function Sr(e,t,n,s=!0){return o=>{o.button==0&&(!s||
o.target==t)&&n(o)}}function ta(e,t,n,s=!0){return o=>{(!s||o.target==t)&&n(o)}}var vh={show:!0,x:!0,
y:!0,lock:!1,move:kh,points:{one:!1,show:yh,size:Sh,width:0,stroke:bh,fill:wh},bind:{mousedown:Sr,mouseup:Sr,
click:Sr,dblclick:Sr,mousemove:ta,mouseleave:ta,mouseenter:ta},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,
click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,s,o)=>s-
o,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,
event:null},Yu={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Sa=Ye({},Yu,{filter:$u}),Zu=Ye({},Sa,{size:10}),
Ju=Ye({},Yu,{show:!1}),ka='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Aria\
l, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Em\
oji"',Qu="bold "+ka,Xu=1.5,hu={show:!0,scale:"x",stroke:fa,space:50,gap:5,alignTo:1,size:50,labelGap:0,
labelSize:30,labelFont:Qu,side:2,grid:Sa,ticks:Zu,border:Ju,font:ka,lineGap:Xu,rotate:0},Th="Value",
xh="Time",_u={show:!0,scale:"x",auto:!1,sorted:1,min:Pe,max:-Pe,idxs:[]};function Ch(e,t,n,s,o){return t.
map(r=>r==null?"":_a(r))}function Ph(e,t,n,s,o,r,i){let a=[],c=Fn.get(o)||0;n=i?n:Ae(Ar(n,o),c);for(let p=n;p<=
s;p=Ae(p+o,c))a.push(Object.is(p,-0)?0:p);return a}function aa(e,t,n,s,o,r,i){let a=[],c=e.scales[e.
axes[t].scale].log,p=c==10?_n:Nu,h=At(p(n));o=Vs(c,h),c==10&&(o=as[Yt(o,as)]);let d=n,m=o*c;c==10&&(m=
as[Yt(m,as)]);do a.push(d),d=d+o,c==10&&!Fn.has(d)&&(d=Ae(d,Fn.get(o))),d>=m&&(o=d,m=o*c,c==10&&(m=as[Yt(
m,as)]));while(d<=s);return a}function Ah(e,t,n,s,o,r,i){let c=e.scales[e.axes[t].scale].asinh,p=s>c?
aa(e,t,ht(c,n),s,o):[c],h=s>=0&&n<=0?[0]:[];return(n<-c?aa(e,t,ht(c,-s),-n,o):[c]).reverse().map(m=>-m).
concat(h,p)}var ed=/./,Ih=/[12357]/,Oh=/[125]/,yu=/1/,la=(e,t,n,s)=>e.map((o,r)=>t==4&&o==0||r%s==0&&
n.test(o.toExponential()[o<0?1:0])?o:null);function Rh(e,t,n,s,o){let r=e.axes[n],i=r.scale,a=e.scales[i],
c=e.valToPos,p=r._space,h=c(10,i),d=c(9,i)-h>=p?ed:c(7,i)-h>=p?Ih:c(5,i)-h>=p?Oh:yu;if(d==yu){let m=Xe(
c(1,i)-h);if(m<p)return la(t.slice().reverse(),a.distr,d,Bt(p/m)).reverse()}return la(t,a.distr,d,1)}
function Nh(e,t,n,s,o){let r=e.axes[n],i=r.scale,a=r._space,c=e.valToPos,p=Xe(c(1,i)-c(2,i));return p<
a?la(t.slice().reverse(),3,ed,Bt(a/p)).reverse():t}function Eh(e,t,n,s){return s==null?pa:t==null?"":
_a(t)}var wu={show:!0,scale:"y",stroke:fa,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Qu,
side:3,grid:Sa,ticks:Zu,border:Ju,font:ka,lineGap:Xu,rotate:0};function Mh(e,t){let n=3+(e||1)*2;return Ae(
n*t,3)}function $h(e,t){let{scale:n,idxs:s}=e.series[0],o=e._data[0],r=e.valToPos(o[s[0]],n,!0),i=e.
valToPos(o[s[1]],n,!0),a=Xe(i-r),c=e.series[t],p=a/(c.points.space*we);return s[1]-s[0]<=p}var bu={scale:null,
auto:!0,sorted:0,min:Pe,max:-Pe},td=(e,t,n,s,o)=>o,Su={show:!0,auto:!0,sorted:0,gaps:td,alpha:1,facets:[
Ye({},bu,{scale:"x"}),Ye({},bu,{scale:"y"})]},ku={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:td,
alpha:1,points:{show:$h,filter:null},values:null,min:Pe,max:-Pe,idxs:[],path:null,clip:null};function Dh(e,t,n,s,o){
return n/10}var nd={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Fh=Ye({},nd,
{time:!1,ori:1}),vu={};function sd(e,t){let n=vu[e];return n||(n={key:e,plots:[],sub(s){n.plots.push(
s)},unsub(s){n.plots=n.plots.filter(o=>o!=s)},pub(s,o,r,i,a,c,p){for(let h=0;h<n.plots.length;h++)n.
plots[h]!=o&&n.plots[h].pub(s,o,r,i,a,c,p)}},e!=null&&(vu[e]=n)),n}var qs=1,ca=2;function ds(e,t,n){
let s=e.mode,o=e.series[t],r=s==2?e._data[t]:e._data,i=e.scales,a=e.bbox,c=r[0],p=s==2?r[1]:r[t],h=s==
2?i[o.facets[0].scale]:i[e.series[0].scale],d=s==2?i[o.facets[1].scale]:i[o.scale],m=a.left,f=a.top,
w=a.width,v=a.height,k=e.valToPosH,y=e.valToPosV;return h.ori==0?n(o,c,p,h,d,k,y,m,f,w,v,Rr,js,Er,rd,
ad):n(o,c,p,h,d,y,k,f,m,v,w,Nr,Ks,xa,id,ld)}function va(e,t){let n=0,s=0,o=_e(e.bands,ya);for(let r=0;r<
o.length;r++){let i=o[r];i.series[0]==t?n=i.dir:i.series[1]==t&&(i.dir==1?s|=1:s|=2)}return[n,s==1?-1:
s==2?1:s==3?2:0]}function Lh(e,t,n,s,o){let r=e.mode,i=e.series[t],a=r==2?i.facets[1].scale:i.scale,
c=e.scales[a];return o==-1?c.min:o==1?c.max:c.distr==3?c.dir==1?c.min:c.max:0}function yn(e,t,n,s,o,r){
return ds(e,t,(i,a,c,p,h,d,m,f,w,v,k)=>{let y=i.pxRound,S=p.dir*(p.ori==0?1:-1),C=p.ori==0?js:Ks,x,I;
S==1?(x=n,I=s):(x=s,I=n);let O=y(d(a[x],p,v,f)),$=y(m(c[x],h,k,w)),R=y(d(a[I],p,v,f)),F=y(m(r==1?h.max:
h.min,h,k,w)),N=new Path2D(o);return C(N,R,F),C(N,O,F),C(N,O,$),N})}function Or(e,t,n,s,o,r){let i=null;
if(e.length>0){i=new Path2D;let a=t==0?Er:xa,c=n;for(let d=0;d<e.length;d++){let m=e[d];if(m[1]>m[0]){
let f=m[0]-c;f>0&&a(i,c,s,f,s+r),c=m[1]}}let p=n+o-c,h=10;p>0&&a(i,c,s-h/2,p,s+r+h)}return i}function Wh(e,t,n){
let s=e[e.length-1];s&&s[0]==t?s[1]=n:e.push([t,n])}function Ta(e,t,n,s,o,r,i){let a=[],c=e.length;for(let p=o==
1?n:s;p>=n&&p<=s;p+=o)if(t[p]===null){let d=p,m=p;if(o==1)for(;++p<=s&&t[p]===null;)m=p;else for(;--p>=
n&&t[p]===null;)m=p;let f=r(e[d]),w=m==d?f:r(e[m]),v=d-o;f=i<=0&&v>=0&&v<c?r(e[v]):f;let y=m+o;w=i>=
0&&y>=0&&y<c?r(e[y]):w,w>=f&&a.push([f,w])}return a}function Tu(e){return e==0?Mu:e==1?Qe:t=>is(t,e)}
function od(e){let t=e==0?Rr:Nr,n=e==0?(o,r,i,a,c,p)=>{o.arcTo(r,i,a,c,p)}:(o,r,i,a,c,p)=>{o.arcTo(i,
r,c,a,p)},s=e==0?(o,r,i,a,c)=>{o.rect(r,i,a,c)}:(o,r,i,a,c)=>{o.rect(i,r,c,a)};return(o,r,i,a,c,p=0,h=0)=>{
p==0&&h==0?s(o,r,i,a,c):(p=Zt(p,a/2,c/2),h=Zt(h,a/2,c/2),t(o,r+p,i),n(o,r+a,i,r+a,i+c,p),n(o,r+a,i+c,
r,i+c,h),n(o,r,i+c,r,i,h),n(o,r,i,r+a,i,p),o.closePath())}}var Rr=(e,t,n)=>{e.moveTo(t,n)},Nr=(e,t,n)=>{
e.moveTo(n,t)},js=(e,t,n)=>{e.lineTo(t,n)},Ks=(e,t,n)=>{e.lineTo(n,t)},Er=od(0),xa=od(1),rd=(e,t,n,s,o,r)=>{
e.arc(t,n,s,o,r)},id=(e,t,n,s,o,r)=>{e.arc(n,t,s,o,r)},ad=(e,t,n,s,o,r,i)=>{e.bezierCurveTo(t,n,s,o,
r,i)},ld=(e,t,n,s,o,r,i)=>{e.bezierCurveTo(n,t,o,s,i,r)};function cd(e){return(t,n,s,o,r)=>ds(t,n,(i,a,c,p,h,d,m,f,w,v,k)=>{
let{pxRound:y,points:S}=i,C,x;p.ori==0?(C=Rr,x=rd):(C=Nr,x=id);let I=Ae(S.width*we,3),O=(S.size-S.width)/
2*we,$=Ae(O*2,3),R=new Path2D,F=new Path2D,{left:N,top:P,width:D,height:E}=t.bbox;Er(F,N-$,P-$,D+$*2,
E+$*2);let B=L=>{if(c[L]!=null){let Q=y(d(a[L],p,v,f)),q=y(m(c[L],h,k,w));C(R,Q+O,q),x(R,Q,q,O,0,kr*
2)}};if(r)r.forEach(B);else for(let L=s;L<=o;L++)B(L);return{stroke:I>0?R:null,fill:R,clip:F,flags:qs|
ca}})}function ud(e){return(t,n,s,o,r,i)=>{s!=o&&(r!=s&&i!=s&&e(t,n,s),r!=o&&i!=o&&e(t,n,o),e(t,n,i))}}
var Bh=ud(js),Hh=ud(Ks);function dd(e){let t=_e(e?.alignGaps,0);return(n,s,o,r)=>ds(n,s,(i,a,c,p,h,d,m,f,w,v,k)=>{
[o,r]=Cr(c,o,r);let y=i.pxRound,S=E=>y(d(E,p,v,f)),C=E=>y(m(E,h,k,w)),x,I;p.ori==0?(x=js,I=Bh):(x=Ks,
I=Hh);let O=p.dir*(p.ori==0?1:-1),$={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:qs},
R=$.stroke,F=!1;if(r-o>=v*4){let E=z=>n.posToVal(z,p.key,!0),B=null,L=null,Q,q,be,ae=S(a[O==1?o:r]),
G=S(a[o]),V=S(a[r]),Y=E(O==1?G+1:V-1);for(let z=O==1?o:r;z>=o&&z<=r;z+=O){let ce=a[z],ve=(O==1?ce<Y:
ce>Y)?ae:S(ce),Se=c[z];ve==ae?Se!=null?(q=Se,B==null?(x(R,ve,C(q)),Q=B=L=q):q<B?B=q:q>L&&(L=q)):Se===
null&&(F=!0):(B!=null&&I(R,ae,C(B),C(L),C(Q),C(q)),Se!=null?(q=Se,x(R,ve,C(q)),B=L=Q=q):(B=L=null,Se===
null&&(F=!0)),ae=ve,Y=E(ae+O))}B!=null&&B!=L&&be!=ae&&I(R,ae,C(B),C(L),C(Q),C(q))}else for(let E=O==
1?o:r;E>=o&&E<=r;E+=O){let B=c[E];B===null?F=!0:B!=null&&x(R,S(a[E]),C(B))}let[P,D]=va(n,s);if(i.fill!=
null||P!=0){let E=$.fill=new Path2D(R),B=i.fillTo(n,s,i.min,i.max,P),L=C(B),Q=S(a[o]),q=S(a[r]);O==-1&&
([q,Q]=[Q,q]),x(E,q,L),x(E,Q,L)}if(!i.spanGaps){let E=[];F&&E.push(...Ta(a,c,o,r,O,S,t)),$.gaps=E=i.
gaps(n,s,o,r,E),$.clip=Or(E,p.ori,f,w,v,k)}return D!=0&&($.band=D==2?[yn(n,s,o,r,R,-1),yn(n,s,o,r,R,
1)]:yn(n,s,o,r,R,D)),$})}function Vh(e){let t=_e(e.align,1),n=_e(e.ascDesc,!1),s=_e(e.alignGaps,0),o=_e(
e.extend,!1);return(r,i,a,c)=>ds(r,i,(p,h,d,m,f,w,v,k,y,S,C)=>{[a,c]=Cr(d,a,c);let x=p.pxRound,{left:I,
width:O}=r.bbox,$=G=>x(w(G,m,S,k)),R=G=>x(v(G,f,C,y)),F=m.ori==0?js:Ks,N={stroke:new Path2D,fill:null,
clip:null,band:null,gaps:null,flags:qs},P=N.stroke,D=m.dir*(m.ori==0?1:-1),E=R(d[D==1?a:c]),B=$(h[D==
1?a:c]),L=B,Q=B;o&&t==-1&&(Q=I,F(P,Q,E)),F(P,B,E);for(let G=D==1?a:c;G>=a&&G<=c;G+=D){let V=d[G];if(V==
null)continue;let Y=$(h[G]),z=R(V);t==1?F(P,Y,E):F(P,L,z),F(P,Y,z),E=z,L=Y}let q=L;o&&t==1&&(q=I+O,F(
P,q,E));let[be,ae]=va(r,i);if(p.fill!=null||be!=0){let G=N.fill=new Path2D(P),V=p.fillTo(r,i,p.min,p.
max,be),Y=R(V);F(G,q,Y),F(G,Q,Y)}if(!p.spanGaps){let G=[];G.push(...Ta(h,d,a,c,D,$,s));let V=p.width*
we/2,Y=n||t==1?V:-V,z=n||t==-1?-V:V;G.forEach(ce=>{ce[0]+=Y,ce[1]+=z}),N.gaps=G=p.gaps(r,i,a,c,G),N.
clip=Or(G,m.ori,k,y,S,C)}return ae!=0&&(N.band=ae==2?[yn(r,i,a,c,P,-1),yn(r,i,a,c,P,1)]:yn(r,i,a,c,P,
ae)),N})}function xu(e,t,n,s,o,r,i=Pe){if(e.length>1){let a=null;for(let c=0,p=1/0;c<e.length;c++)if(t[c]!==
void 0){if(a!=null){let h=Xe(e[c]-e[a]);h<p&&(p=h,i=Xe(n(e[c],s,o,r)-n(e[a],s,o,r)))}a=c}}return i}function Gh(e){
e=e||So;let t=_e(e.size,[.6,Pe,1]),n=e.align||0,s=e.gap||0,o=e.radius;o=o==null?[0,0]:typeof o=="num\
ber"?[o,0]:o;let r=fe(o),i=1-t[0],a=_e(t[1],Pe),c=_e(t[2],1),p=_e(e.disp,So),h=_e(e.each,f=>{}),{fill:d,
stroke:m}=p;return(f,w,v,k)=>ds(f,w,(y,S,C,x,I,O,$,R,F,N,P)=>{let D=y.pxRound,E=n,B=s*we,L=a*we,Q=c*
we,q,be;x.ori==0?[q,be]=r(f,w):[be,q]=r(f,w);let ae=x.dir*(x.ori==0?1:-1),G=x.ori==0?Er:xa,V=x.ori==
0?h:(J,Ie,Je,hs,Bn,Qt,Hn)=>{h(J,Ie,Je,Bn,hs,Hn,Qt)},Y=_e(f.bands,ya).find(J=>J.series[0]==w),z=Y!=null?
Y.dir:0,ce=y.fillTo(f,w,y.min,y.max,z),qe=D($(ce,I,P,F)),ve,Se,Ht,St=N,We=D(y.width*we),Jt=!1,cn=null,
Ot=null,bn=null,ps=null;d!=null&&(We==0||m!=null)&&(Jt=!0,cn=d.values(f,w,v,k),Ot=new Map,new Set(cn).
forEach(J=>{J!=null&&Ot.set(J,new Path2D)}),We>0&&(bn=m.values(f,w,v,k),ps=new Map,new Set(bn).forEach(
J=>{J!=null&&ps.set(J,new Path2D)})));let{x0:ms,size:Zs}=p;if(ms!=null&&Zs!=null){E=1,S=ms.values(f,
w,v,k),ms.unit==2&&(S=S.map(Je=>f.posToVal(R+Je*N,x.key,!0)));let J=Zs.values(f,w,v,k);Zs.unit==2?Se=
J[0]*N:Se=O(J[0],x,N,R)-O(0,x,N,R),St=xu(S,C,O,x,N,R,St),Ht=St-Se+B}else St=xu(S,C,O,x,N,R,St),Ht=St*
i+B,Se=St-Ht;Ht<1&&(Ht=0),We>=Se/2&&(We=0),Ht<5&&(D=Mu);let Po=Ht>0,Ln=St-Ht-(Po?We:0);Se=D(ia(Ln,Q,
L)),ve=(E==0?Se/2:E==ae?0:Se)-E*ae*((E==0?B/2:0)+(Po?We/2:0));let dt={stroke:null,fill:null,clip:null,
band:null,gaps:null,flags:0},gs=Jt?null:new Path2D,un=null;if(Y!=null)un=f.data[Y.series[1]];else{let{
y0:J,y1:Ie}=p;J!=null&&Ie!=null&&(C=Ie.values(f,w,v,k),un=J.values(f,w,v,k))}let Wn=q*Se,re=be*Se;for(let J=ae==
1?v:k;J>=v&&J<=k;J+=ae){let Ie=C[J];if(Ie==null)continue;if(un!=null){let _t=un[J]??0;if(Ie-_t==0)continue;
qe=$(_t,I,P,F)}let Je=x.distr!=2||p!=null?S[J]:J,hs=O(Je,x,N,R),Bn=$(_e(Ie,ce),I,P,F),Qt=D(hs-ve),Hn=D(
ht(Bn,qe)),kt=D(Zt(Bn,qe)),Rt=Hn-kt;if(Ie!=null){let _t=Ie<0?re:Wn,Vt=Ie<0?Wn:re;Jt?(We>0&&bn[J]!=null&&
G(ps.get(bn[J]),Qt,kt+At(We/2),Se,ht(0,Rt-We),_t,Vt),cn[J]!=null&&G(Ot.get(cn[J]),Qt,kt+At(We/2),Se,
ht(0,Rt-We),_t,Vt)):G(gs,Qt,kt+At(We/2),Se,ht(0,Rt-We),_t,Vt),V(f,w,J,Qt-We/2,kt,Se+We,Rt)}}return We>
0?dt.stroke=Jt?ps:gs:Jt||(dt._fill=y.width==0?y._fill:y._stroke??y._fill,dt.width=0),dt.fill=Jt?Ot:gs,
dt})}function Uh(e,t){let n=_e(t?.alignGaps,0);return(s,o,r,i)=>ds(s,o,(a,c,p,h,d,m,f,w,v,k,y)=>{[r,
i]=Cr(p,r,i);let S=a.pxRound,C=q=>S(m(q,h,k,w)),x=q=>S(f(q,d,y,v)),I,O,$;h.ori==0?(I=Rr,$=js,O=ad):(I=
Nr,$=Ks,O=ld);let R=h.dir*(h.ori==0?1:-1),F=C(c[R==1?r:i]),N=F,P=[],D=[];for(let q=R==1?r:i;q>=r&&q<=
i;q+=R)if(p[q]!=null){let ae=c[q],G=C(ae);P.push(N=G),D.push(x(p[q]))}let E={stroke:e(P,D,I,$,O,S),fill:null,
clip:null,band:null,gaps:null,flags:qs},B=E.stroke,[L,Q]=va(s,o);if(a.fill!=null||L!=0){let q=E.fill=
new Path2D(B),be=a.fillTo(s,o,a.min,a.max,L),ae=x(be);$(q,N,ae),$(q,F,ae)}if(!a.spanGaps){let q=[];q.
push(...Ta(c,p,r,i,R,C,n)),E.gaps=q=a.gaps(s,o,r,i,q),E.clip=Or(q,h.ori,w,v,k,y)}return Q!=0&&(E.band=
Q==2?[yn(s,o,r,i,B,-1),yn(s,o,r,i,B,1)]:yn(s,o,r,i,B,Q)),E})}function qh(e){return Uh(zh,e)}function zh(e,t,n,s,o,r){
let i=e.length;if(i<2)return null;let a=new Path2D;if(n(a,e[0],t[0]),i==2)s(a,e[1],t[1]);else{let c=Array(
i),p=Array(i-1),h=Array(i-1),d=Array(i-1);for(let m=0;m<i-1;m++)h[m]=t[m+1]-t[m],d[m]=e[m+1]-e[m],p[m]=
h[m]/d[m];c[0]=p[0];for(let m=1;m<i-1;m++)p[m]===0||p[m-1]===0||p[m-1]>0!=p[m]>0?c[m]=0:(c[m]=3*(d[m-
1]+d[m])/((2*d[m]+d[m-1])/p[m-1]+(d[m]+2*d[m-1])/p[m]),isFinite(c[m])||(c[m]=0));c[i-1]=p[i-2];for(let m=0;m<
i-1;m++)o(a,e[m]+d[m]/3,t[m]+c[m]*d[m]/3,e[m+1]-d[m]/3,t[m+1]-c[m+1]*d[m]/3,e[m+1],t[m+1])}return a}
var ua=new Set;function Cu(){for(let e of ua)e.syncRect(!0)}zs&&(cs(Cg,Hs,Cu),cs(Pg,Hs,Cu,!0),cs(vr,
Hs,()=>{Ze.pxRatio=we}));var jh=dd(),Kh=cd();function Pu(e,t,n,s){return(s?[e[0],e[1]].concat(e.slice(
2)):[e[0]].concat(e.slice(1))).map((r,i)=>da(r,i,t,n))}function Yh(e,t){return e.map((n,s)=>s==0?{}:
Ye({},t,n))}function da(e,t,n,s){return Ye({},t==0?n:s,e)}function fd(e,t,n){return t==null?Gs:[t,n]}
var Zh=fd;function Jh(e,t,n){return t==null?Gs:Tr(t,n,ha,!0)}function pd(e,t,n,s){return t==null?Gs:
Pr(t,n,e.scales[s].log,!1)}var Qh=pd;function md(e,t,n,s){return t==null?Gs:ga(t,n,e.scales[s].log,!1)}
var Xh=md;function e_(e,t,n,s,o){let r=ht(ru(e),ru(t)),i=t-e,a=Yt(o/s*i,n);do{let c=n[a],p=s*c/i;if(p>=
o&&r+(c<5?Fn.get(c):0)<=17)return[c,p]}while(++a<n.length);return[0,0]}function Au(e){let t,n;return e=
e.replace(/(\d+)px/,(s,o)=>(t=Qe((n=+o)*we))+"px"),[e,t,n]}function t_(e){e.show&&[e.font,e.labelFont].
forEach(t=>{let n=Ae(t[2]*we,1);t[0]=t[0].replace(/[0-9.]+px/,n+"px"),t[1]=n})}function Ze(e,t,n){let s={
mode:_e(e.mode,1)},o=s.mode;function r(u,g,_,b){let T=g.valToPct(u);return b+_*(g.dir==-1?1-T:T)}function i(u,g,_,b){
let T=g.valToPct(u);return b+_*(g.dir==-1?T:1-T)}function a(u,g,_,b){return g.ori==0?r(u,g,_,b):i(u,
g,_,b)}s.valToPosH=r,s.valToPosV=i;let c=!1;s.status=0;let p=s.root=Wt(lg);if(e.id!=null&&(p.id=e.id),
Pt(p,e.class),e.title){let u=Wt(dg,p);u.textContent=e.title}let h=Kt("canvas"),d=s.ctx=h.getContext(
"2d"),m=Wt(fg,p);cs("click",m,u=>{u.target===w&&(Oe!=Ps||De!=As)&&lt.click(s,u)},!0);let f=s.under=Wt(
pg,m);m.appendChild(h);let w=s.over=Wt(mg,m);e=Us(e);let v=+_e(e.pxAlign,1),k=Tu(v);(e.plugins||[]).
forEach(u=>{u.opts&&(e=u.opts(s,e)||e)});let y=e.ms||.001,S=s.series=o==1?Pu(e.series||[],_u,ku,!1):
Yh(e.series||[null],Su),C=s.axes=Pu(e.axes||[],hu,wu,!0),x=s.scales={},I=s.bands=e.bands||[];I.forEach(
u=>{u.fill=fe(u.fill||null),u.dir=_e(u.dir,-1)});let O=o==2?S[1].facets[0].scale:S[0].scale,$={axes:Rf,
series:Cf},R=(e.drawOrder||["axes","series"]).map(u=>$[u]);function F(u){let g=u.distr==3?_=>_n(_>0?
_:u.clamp(s,_,u.min,u.max,u.key)):u.distr==4?_=>Qi(_,u.asinh):u.distr==100?_=>u.fwd(_):_=>_;return _=>{
let b=g(_),{_min:T,_max:A}=u,M=A-T;return(b-T)/M}}function N(u){let g=x[u];if(g==null){let _=(e.scales||
So)[u]||So;if(_.from!=null){N(_.from);let b=Ye({},x[_.from],_,{key:u});b.valToPct=F(b),x[u]=b}else{g=
x[u]=Ye({},u==O?nd:Fh,_),g.key=u;let b=g.time,T=g.range,A=Dn(T);if((u!=O||o==2&&!b)&&(A&&(T[0]==null||
T[1]==null)&&(T={min:T[0]==null?nu:{mode:1,hard:T[0],soft:T[0]},max:T[1]==null?nu:{mode:1,hard:T[1],
soft:T[1]}},A=!1),!A&&Ir(T))){let M=T;T=(H,U,K)=>U==null?Gs:Tr(U,K,M)}g.range=fe(T||(b?Zh:u==O?g.distr==
3?Qh:g.distr==4?Xh:fd:g.distr==3?pd:g.distr==4?md:Jh)),g.auto=fe(A?!1:g.auto),g.clamp=fe(g.clamp||Dh),
g._min=g._max=null,g.valToPct=F(g)}}}N("x"),N("y"),o==1&&S.forEach(u=>{N(u.scale)}),C.forEach(u=>{N(
u.scale)});for(let u in e.scales)N(u);let P=x[O],D=P.distr,E,B;P.ori==0?(Pt(p,cg),E=r,B=i):(Pt(p,ug),
E=i,B=r);let L={};for(let u in x){let g=x[u];(g.min!=null||g.max!=null)&&(L[u]={min:g.min,max:g.max},
g.min=g.max=null)}let Q=e.tzDate||(u=>new Date(Qe(u/y))),q=e.fmtDate||wa,be=y==1?ch(Q):fh(Q),ae=pu(Q,
fu(y==1?lh:dh,q)),G=gu(Q,mu(mh,q)),V=[],Y=s.legend=Ye({},_h,e.legend),z=s.cursor=Ye({},vh,{drag:{y:o==
2}},e.cursor),ce=Y.show,qe=z.show,ve=Y.markers;Y.idxs=V,ve.width=fe(ve.width),ve.dash=fe(ve.dash),ve.
stroke=fe(ve.stroke),ve.fill=fe(ve.fill);let Se,Ht,St,We=[],Jt=[],cn,Ot=!1,bn={};if(Y.live){let u=S[1]?
S[1].values:null;Ot=u!=null,cn=Ot?u(s,1,0):{_:0};for(let g in cn)bn[g]=pa}if(ce)if(Se=Kt("table",bg,
p),St=Kt("tbody",null,Se),Y.mount(s,Se),Ot){Ht=Kt("thead",null,Se,St);let u=Kt("tr",null,Ht);Kt("th",
null,u);for(var ps in cn)Kt("th",Gc,u).textContent=ps}else Pt(Se,kg),Y.live&&Pt(Se,Sg);let ms={show:!0},
Zs={show:!1};function Po(u,g){if(g==0&&(Ot||!Y.live||o==2))return Gs;let _=[],b=Kt("tr",vg,St,St.childNodes[g]);
Pt(b,u.class),u.show||Pt(b,ls);let T=Kt("th",null,b);if(ve.show){let H=Wt(Tg,T);if(g>0){let U=ve.width(
s,g);U&&(H.style.border=U+"px "+ve.dash(s,g)+" "+ve.stroke(s,g)),H.style.background=ve.fill(s,g)}}let A=Wt(
Gc,T);u.label instanceof HTMLElement?A.appendChild(u.label):A.textContent=u.label,g>0&&(ve.show||(A.
style.color=u.width>0?ve.stroke(s,g):ve.fill(s,g)),dt("click",T,H=>{if(z._lock)return;Gn(H);let U=S.
indexOf(u);if((H.ctrlKey||H.metaKey)!=Y.isolate){let K=S.some((Z,X)=>X>0&&X!=U&&Z.show);S.forEach((Z,X)=>{
X>0&&en(X,K?X==U?ms:Zs:ms,!0,ze.setSeries)})}else en(U,{show:!u.show},!0,ze.setSeries)},!1),ys&&dt(jc,
T,H=>{z._lock||(Gn(H),en(S.indexOf(u),Os,!0,ze.setSeries))},!1));for(var M in cn){let H=Kt("td",xg,b);
H.textContent="--",_.push(H)}return[b,_]}let Ln=new Map;function dt(u,g,_,b=!0){let T=Ln.get(g)||{},
A=z.bind[u](s,g,_,b);A&&(cs(u,g,T[u]=A),Ln.set(g,T))}function gs(u,g,_){let b=Ln.get(g)||{};for(let T in b)
(u==null||T==u)&&(ra(T,g,b[T]),delete b[T]);u==null&&Ln.delete(g)}let un=0,Wn=0,re=0,J=0,Ie=0,Je=0,hs=Ie,
Bn=Je,Qt=re,Hn=J,kt=0,Rt=0,_t=0,Vt=0;s.bbox={};let Lr=!1,Ao=!1,_s=!1,Vn=!1,Io=!1,Nt=!1;function Wr(u,g,_){
(_||u!=s.width||g!=s.height)&&Da(u,g),vs(!1),_s=!0,Ao=!0,Ts()}function Da(u,g){s.width=un=re=u,s.height=
Wn=J=g,Ie=Je=0,wf(),bf();let _=s.bbox;kt=_.left=is(Ie*we,.5),Rt=_.top=is(Je*we,.5),_t=_.width=is(re*
we,.5),Vt=_.height=is(J*we,.5)}let hf=3;function _f(){let u=!1,g=0;for(;!u;){g++;let _=If(g),b=Of(g);
u=g==hf||_&&b,u||(Da(s.width,s.height),Ao=!0)}}function yf({width:u,height:g}){Wr(u,g)}s.setSize=yf;
function wf(){let u=!1,g=!1,_=!1,b=!1;C.forEach((T,A)=>{if(T.show&&T._show){let{side:M,_size:H}=T,U=M%
2,K=T.label!=null?T.labelSize:0,Z=H+K;Z>0&&(U?(re-=Z,M==3?(Ie+=Z,b=!0):_=!0):(J-=Z,M==0?(Je+=Z,u=!0):
g=!0))}}),Un[0]=u,Un[1]=_,Un[2]=g,Un[3]=b,re-=Sn[1]+Sn[3],Ie+=Sn[3],J-=Sn[2]+Sn[0],Je+=Sn[0]}function bf(){
let u=Ie+re,g=Je+J,_=Ie,b=Je;function T(A,M){switch(A){case 1:return u+=M,u-M;case 2:return g+=M,g-M;case 3:
return _-=M,_+M;case 0:return b-=M,b+M}}C.forEach((A,M)=>{if(A.show&&A._show){let H=A.side;A._pos=T(
H,A._size),A.label!=null&&(A._lpos=T(H,A.labelSize))}})}if(z.dataIdx==null){let u=z.hover,g=u.skip=new Set(
u.skip??[]);g.add(void 0);let _=u.prox=fe(u.prox),b=u.bias??=0;z.dataIdx=(T,A,M,H)=>{if(A==0)return M;
let U=M,K=_(T,A,M,H)??Pe,Z=K>=0&&K<Pe,X=P.ori==0?re:J,oe=z.left,ye=t[0],me=t[A];if(g.has(me[M])){U=null;
let ue=null,se=null,te;if(b==0||b==-1)for(te=M;ue==null&&te-- >0;)g.has(me[te])||(ue=te);if(b==0||b==
1)for(te=M;se==null&&te++<me.length;)g.has(me[te])||(se=te);if(ue!=null||se!=null)if(Z){let Ne=ue==null?
-1/0:E(ye[ue],P,X,0),Be=se==null?1/0:E(ye[se],P,X,0),rt=oe-Ne,xe=Be-oe;rt<=xe?rt<=K&&(U=ue):xe<=K&&(U=
se)}else U=se==null?ue:ue==null?se:M-ue<=se-M?ue:se}else Z&&Xe(oe-E(ye[M],P,X,0))>K&&(U=null);return U}}
let Gn=u=>{z.event=u};z.idxs=V,z._lock=!1;let ct=z.points;ct.show=fe(ct.show),ct.size=fe(ct.size),ct.
stroke=fe(ct.stroke),ct.width=fe(ct.width),ct.fill=fe(ct.fill);let Xt=s.focus=Ye({},e.focus||{alpha:.3},
z.focus),ys=Xt.prox>=0,ws=ys&&ct.one,Et=[],bs=[],Ss=[];function Fa(u,g){let _=ct.show(s,g);if(_ instanceof
HTMLElement)return Pt(_,wg),Pt(_,u.class),an(_,-10,-10,re,J),w.insertBefore(_,Et[g]),_}function La(u,g){
if(o==1||g>0){let _=o==1&&x[u.scale].time,b=u.value;u.value=_?lu(b)?gu(Q,mu(b,q)):b||G:b||Eh,u.label=
u.label||(_?xh:Th)}if(ws||g>0){u.width=u.width==null?1:u.width,u.paths=u.paths||jh||Fg,u.fillTo=fe(u.
fillTo||Lh),u.pxAlign=+_e(u.pxAlign,v),u.pxRound=Tu(u.pxAlign),u.stroke=fe(u.stroke||null),u.fill=fe(
u.fill||null),u._stroke=u._fill=u._paths=u._focus=null;let _=Mh(ht(1,u.width),1),b=u.points=Ye({},{size:_,
width:ht(1,_*.2),stroke:u.stroke,space:_*2,paths:Kh,_stroke:null,_fill:null},u.points);b.show=fe(b.show),
b.filter=fe(b.filter),b.fill=fe(b.fill),b.stroke=fe(b.stroke),b.paths=fe(b.paths),b.pxAlign=u.pxAlign}
if(ce){let _=Po(u,g);We.splice(g,0,_[0]),Jt.splice(g,0,_[1]),Y.values.push(null)}if(qe){V.splice(g,0,
null);let _=null;ws?g==0&&(_=Fa(u,g)):g>0&&(_=Fa(u,g)),Et.splice(g,0,_),bs.splice(g,0,0),Ss.splice(g,
0,0)}ot("addSeries",g)}function Sf(u,g){g=g??S.length,u=o==1?da(u,g,_u,ku):da(u,g,{},Su),S.splice(g,
0,u),La(S[g],g)}s.addSeries=Sf;function kf(u){if(S.splice(u,1),ce){Y.values.splice(u,1),Jt.splice(u,
1);let g=We.splice(u,1)[0];gs(null,g.firstChild),g.remove()}qe&&(V.splice(u,1),Et.splice(u,1)[0].remove(),
bs.splice(u,1),Ss.splice(u,1)),ot("delSeries",u)}s.delSeries=kf;let Un=[!1,!1,!1,!1];function vf(u,g){
if(u._show=u.show,u.show){let _=u.side%2,b=x[u.scale];b==null&&(u.scale=_?S[1].scale:O,b=x[u.scale]);
let T=b.time;u.size=fe(u.size),u.space=fe(u.space),u.rotate=fe(u.rotate),Dn(u.incrs)&&u.incrs.forEach(
M=>{!Fn.has(M)&&Fn.set(M,Fu(M))}),u.incrs=fe(u.incrs||(b.distr==2?rh:T?y==1?ah:uh:as)),u.splits=fe(u.
splits||(T&&b.distr==1?be:b.distr==3?aa:b.distr==4?Ah:Ph)),u.stroke=fe(u.stroke),u.grid.stroke=fe(u.
grid.stroke),u.ticks.stroke=fe(u.ticks.stroke),u.border.stroke=fe(u.border.stroke);let A=u.values;u.
values=Dn(A)&&!Dn(A[0])?fe(A):T?Dn(A)?pu(Q,fu(A,q)):lu(A)?ph(Q,A):A||ae:A||Ch,u.filter=fe(u.filter||
(b.distr>=3&&b.log==10?Rh:b.distr==3&&b.log==2?Nh:$u)),u.font=Au(u.font),u.labelFont=Au(u.labelFont),
u._size=u.size(s,null,g,0),u._space=u._rotate=u._incrs=u._found=u._splits=u._values=null,u._size>0&&
(Un[g]=!0,u._el=Wt(gg,m))}}function Js(u,g,_,b){let[T,A,M,H]=_,U=g%2,K=0;return U==0&&(H||A)&&(K=g==
0&&!T||g==2&&!M?Qe(hu.size/3):0),U==1&&(T||M)&&(K=g==1&&!A||g==3&&!H?Qe(wu.size/2):0),K}let Wa=s.padding=
(e.padding||[Js,Js,Js,Js]).map(u=>fe(_e(u,Js))),Sn=s._padding=Wa.map((u,g)=>u(s,g,Un,0)),at,et=null,
tt=null,Oo=o==1?S[0].idxs:null,Gt=null,Qs=!1;function Ba(u,g){if(t=u??[],s.data=s._data=t,o==2){at=0;
for(let _=1;_<S.length;_++)at+=t[_][0].length}else{t.length==0&&(s.data=s._data=t=[[]]),Gt=t[0],at=Gt.
length;let _=t;if(D==2){_=t.slice();let b=_[0]=Array(at);for(let T=0;T<at;T++)b[T]=T}s._data=t=_}if(vs(
!0),ot("setData"),D==2&&(_s=!0),g!==!1){let _=P;_.auto(s,Qs)?Br():vn(O,_.min,_.max),Vn=Vn||z.left>=0,
Nt=!0,Ts()}}s.setData=Ba;function Br(){Qs=!0;let u,g;o==1&&(at>0?(et=Oo[0]=0,tt=Oo[1]=at-1,u=t[0][et],
g=t[0][tt],D==2?(u=et,g=tt):u==g&&(D==3?[u,g]=Pr(u,u,P.log,!1):D==4?[u,g]=ga(u,u,P.log,!1):P.time?g=
u+Qe(86400/y):[u,g]=Tr(u,g,ha,!0))):(et=Oo[0]=u=null,tt=Oo[1]=g=null)),vn(O,u,g)}let Ro,ks,Hr,Vr,Gr,
Ur,qr,zr,jr,yt;function Ha(u,g,_,b,T,A){u??=qc,_??=ya,b??="butt",T??=qc,A??="round",u!=Ro&&(d.strokeStyle=
Ro=u),T!=ks&&(d.fillStyle=ks=T),g!=Hr&&(d.lineWidth=Hr=g),A!=Gr&&(d.lineJoin=Gr=A),b!=Ur&&(d.lineCap=
Ur=b),_!=Vr&&d.setLineDash(Vr=_)}function Va(u,g,_,b){g!=ks&&(d.fillStyle=ks=g),u!=qr&&(d.font=qr=u),
_!=zr&&(d.textAlign=zr=_),b!=jr&&(d.textBaseline=jr=b)}function Kr(u,g,_,b,T=0){if(b.length>0&&u.auto(
s,Qs)&&(g==null||g.min==null)){let A=_e(et,0),M=_e(tt,b.length-1),H=_.min==null?Rg(b,A,M,T,u.distr==
3):[_.min,_.max];u.min=Zt(u.min,_.min=H[0]),u.max=ht(u.max,_.max=H[1])}}let Ga={min:null,max:null};function Tf(){
for(let b in x){let T=x[b];L[b]==null&&(T.min==null||L[O]!=null&&T.auto(s,Qs))&&(L[b]=Ga)}for(let b in x){
let T=x[b];L[b]==null&&T.from!=null&&L[T.from]!=null&&(L[b]=Ga)}L[O]!=null&&vs(!0);let u={};for(let b in L){
let T=L[b];if(T!=null){let A=u[b]=Us(x[b],Bg);if(T.min!=null)Ye(A,T);else if(b!=O||o==2)if(at==0&&A.
from==null){let M=A.range(s,null,null,b);A.min=M[0],A.max=M[1]}else A.min=Pe,A.max=-Pe}}if(at>0){S.forEach(
(b,T)=>{if(o==1){let A=b.scale,M=L[A];if(M==null)return;let H=u[A];if(T==0){let U=H.range(s,H.min,H.
max,A);H.min=U[0],H.max=U[1],et=Yt(H.min,t[0]),tt=Yt(H.max,t[0]),tt-et>1&&(t[0][et]<H.min&&et++,t[0][tt]>
H.max&&tt--),b.min=Gt[et],b.max=Gt[tt]}else b.show&&b.auto&&Kr(H,M,b,t[T],b.sorted);b.idxs[0]=et,b.idxs[1]=
tt}else if(T>0&&b.show&&b.auto){let[A,M]=b.facets,H=A.scale,U=M.scale,[K,Z]=t[T],X=u[H],oe=u[U];X!=null&&
Kr(X,L[H],A,K,A.sorted),oe!=null&&Kr(oe,L[U],M,Z,M.sorted),b.min=M.min,b.max=M.max}});for(let b in u){
let T=u[b],A=L[b];if(T.from==null&&(A==null||A.min==null)){let M=T.range(s,T.min==Pe?null:T.min,T.max==
-Pe?null:T.max,b);T.min=M[0],T.max=M[1]}}}for(let b in u){let T=u[b];if(T.from!=null){let A=u[T.from];
if(A.min==null)T.min=T.max=null;else{let M=T.range(s,A.min,A.max,b);T.min=M[0],T.max=M[1]}}}let g={},
_=!1;for(let b in u){let T=u[b],A=x[b];if(A.min!=T.min||A.max!=T.max){A.min=T.min,A.max=T.max;let M=A.
distr;A._min=M==3?_n(A.min):M==4?Qi(A.min,A.asinh):M==100?A.fwd(A.min):A.min,A._max=M==3?_n(A.max):M==
4?Qi(A.max,A.asinh):M==100?A.fwd(A.max):A.max,g[b]=_=!0}}if(_){S.forEach((b,T)=>{o==2?T>0&&g.y&&(b._paths=
null):g[b.scale]&&(b._paths=null)});for(let b in g)_s=!0,ot("setScale",b);qe&&z.left>=0&&(Vn=Nt=!0)}
for(let b in L)L[b]=null}function xf(u){let g=ia(et-1,0,at-1),_=ia(tt+1,0,at-1);for(;u[g]==null&&g>0;)
g--;for(;u[_]==null&&_<at-1;)_++;return[g,_]}function Cf(){if(at>0){let u=S.some(g=>g._focus)&&yt!=Xt.
alpha;u&&(d.globalAlpha=yt=Xt.alpha),S.forEach((g,_)=>{if(_>0&&g.show&&(Ua(_,!1),Ua(_,!0),g._paths==
null)){let b=yt;yt!=g.alpha&&(d.globalAlpha=yt=g.alpha);let T=o==2?[0,t[_][0].length-1]:xf(t[_]);g._paths=
g.paths(s,_,T[0],T[1]),yt!=b&&(d.globalAlpha=yt=b)}}),S.forEach((g,_)=>{if(_>0&&g.show){let b=yt;yt!=
g.alpha&&(d.globalAlpha=yt=g.alpha),g._paths!=null&&qa(_,!1);{let T=g._paths!=null?g._paths.gaps:null,
A=g.points.show(s,_,et,tt,T),M=g.points.filter(s,_,A,T);(A||M)&&(g.points._paths=g.points.paths(s,_,
et,tt,M),qa(_,!0))}yt!=b&&(d.globalAlpha=yt=b),ot("drawSeries",_)}}),u&&(d.globalAlpha=yt=1)}}function Ua(u,g){
let _=g?S[u].points:S[u];_._stroke=_.stroke(s,u),_._fill=_.fill(s,u)}function qa(u,g){let _=g?S[u].points:
S[u],{stroke:b,fill:T,clip:A,flags:M,_stroke:H=_._stroke,_fill:U=_._fill,_width:K=_.width}=_._paths;
K=Ae(K*we,3);let Z=null,X=K%2/2;g&&U==null&&(U=K>0?"#fff":H);let oe=_.pxAlign==1&&X>0;if(oe&&d.translate(
X,X),!g){let ye=kt-K/2,me=Rt-K/2,ue=_t+K,se=Vt+K;Z=new Path2D,Z.rect(ye,me,ue,se)}g?Yr(H,K,_.dash,_.
cap,U,b,T,M,A):Pf(u,H,K,_.dash,_.cap,U,b,T,M,Z,A),oe&&d.translate(-X,-X)}function Pf(u,g,_,b,T,A,M,H,U,K,Z){
let X=!1;U!=0&&I.forEach((oe,ye)=>{if(oe.series[0]==u){let me=S[oe.series[1]],ue=t[oe.series[1]],se=(me.
_paths||So).band;Dn(se)&&(se=oe.dir==1?se[0]:se[1]);let te,Ne=null;me.show&&se&&Eg(ue,et,tt)?(Ne=oe.
fill(s,ye)||A,te=me._paths.clip):se=null,Yr(g,_,b,T,Ne,M,H,U,K,Z,te,se),X=!0}}),X||Yr(g,_,b,T,A,M,H,
U,K,Z)}let za=qs|ca;function Yr(u,g,_,b,T,A,M,H,U,K,Z,X){Ha(u,g,_,b,T),(U||K||X)&&(d.save(),U&&d.clip(
U),K&&d.clip(K)),X?(H&za)==za?(d.clip(X),Z&&d.clip(Z),Eo(T,M),No(u,A,g)):H&ca?(Eo(T,M),d.clip(X),No(
u,A,g)):H&qs&&(d.save(),d.clip(X),Z&&d.clip(Z),Eo(T,M),d.restore(),No(u,A,g)):(Eo(T,M),No(u,A,g)),(U||
K||X)&&d.restore()}function No(u,g,_){_>0&&(g instanceof Map?g.forEach((b,T)=>{d.strokeStyle=Ro=T,d.
stroke(b)}):g!=null&&u&&d.stroke(g))}function Eo(u,g){g instanceof Map?g.forEach((_,b)=>{d.fillStyle=
ks=b,d.fill(_)}):g!=null&&u&&d.fill(g)}function Af(u,g,_,b){let T=C[u],A;if(b<=0)A=[0,0];else{let M=T.
_space=T.space(s,u,g,_,b),H=T._incrs=T.incrs(s,u,g,_,b,M);A=e_(g,_,H,b,M)}return T._found=A}function Zr(u,g,_,b,T,A,M,H,U,K){
let Z=M%2/2;v==1&&d.translate(Z,Z),Ha(H,M,U,K,H),d.beginPath();let X,oe,ye,me,ue=T+(b==0||b==3?-A:A);
_==0?(oe=T,me=ue):(X=T,ye=ue);for(let se=0;se<u.length;se++)g[se]!=null&&(_==0?X=ye=u[se]:oe=me=u[se],
d.moveTo(X,oe),d.lineTo(ye,me));d.stroke(),v==1&&d.translate(-Z,-Z)}function If(u){let g=!0;return C.
forEach((_,b)=>{if(!_.show)return;let T=x[_.scale];if(T.min==null){_._show&&(g=!1,_._show=!1,vs(!1));
return}else _._show||(g=!1,_._show=!0,vs(!1));let A=_.side,M=A%2,{min:H,max:U}=T,[K,Z]=Af(b,H,U,M==0?
re:J);if(Z==0)return;let X=T.distr==2,oe=_._splits=_.splits(s,b,H,U,K,Z,X),ye=T.distr==2?oe.map(te=>Gt[te]):
oe,me=T.distr==2?Gt[oe[1]]-Gt[oe[0]]:K,ue=_._values=_.values(s,_.filter(s,ye,b,Z,me),b,Z,me);_._rotate=
A==2?_.rotate(s,ue,b,Z):0;let se=_._size;_._size=Bt(_.size(s,ue,b,u)),se!=null&&_._size!=se&&(g=!1)}),
g}function Of(u){let g=!0;return Wa.forEach((_,b)=>{let T=_(s,b,Un,u);T!=Sn[b]&&(g=!1),Sn[b]=T}),g}function Rf(){
for(let u=0;u<C.length;u++){let g=C[u];if(!g.show||!g._show)continue;let _=g.side,b=_%2,T,A,M=g.stroke(
s,u),H=_==0||_==3?-1:1,[U,K]=g._found;if(g.label!=null){let pt=g.labelGap*H,xt=Qe((g._lpos+pt)*we);Va(
g.labelFont[0],M,"center",_==2?"top":Uc),d.save(),b==1?(T=A=0,d.translate(xt,Qe(Rt+Vt/2)),d.rotate((_==
3?-kr:kr)/2)):(T=Qe(kt+_t/2),A=xt);let jn=Eu(g.label)?g.label(s,u,U,K):g.label;d.fillText(jn,T,A),d.
restore()}if(K==0)continue;let Z=x[g.scale],X=b==0?_t:Vt,oe=b==0?kt:Rt,ye=g._splits,me=Z.distr==2?ye.
map(pt=>Gt[pt]):ye,ue=Z.distr==2?Gt[ye[1]]-Gt[ye[0]]:U,se=g.ticks,te=g.border,Ne=se.show?se.size:0,Be=Qe(
Ne*we),rt=Qe((g.alignTo==2?g._size-Ne-g.gap:g.gap)*we),xe=g._rotate*-kr/180,He=k(g._pos*we),vt=(Be+rt)*
H,ft=He+vt;A=b==0?ft:0,T=b==1?ft:0;let Mt=g.font[0],Ut=g.align==1?Ws:g.align==2?Yi:xe>0?Ws:xe<0?Yi:b==
0?"center":_==3?Yi:Ws,nn=xe||b==1?"middle":_==2?"top":Uc;Va(Mt,M,Ut,nn);let Tt=g.font[1]*g.lineGap,$t=ye.
map(pt=>k(a(pt,Z,X,oe))),qt=g._values;for(let pt=0;pt<qt.length;pt++){let xt=qt[pt];if(xt!=null){b==
0?T=$t[pt]:A=$t[pt],xt=""+xt;let jn=xt.indexOf(`
`)==-1?[xt]:xt.split(/\n/gm);for(let mt=0;mt<jn.length;mt++){let dl=jn[mt];xe?(d.save(),d.translate(
T,A+mt*Tt),d.rotate(xe),d.fillText(dl,0,0),d.restore()):d.fillText(dl,T,A+mt*Tt)}}}se.show&&Zr($t,se.
filter(s,me,u,K,ue),b,_,He,Be,Ae(se.width*we,3),se.stroke(s,u),se.dash,se.cap);let sn=g.grid;sn.show&&
Zr($t,sn.filter(s,me,u,K,ue),b,b==0?2:1,b==0?Rt:kt,b==0?Vt:_t,Ae(sn.width*we,3),sn.stroke(s,u),sn.dash,
sn.cap),te.show&&Zr([He],[1],b==0?1:0,b==0?1:2,b==1?Rt:kt,b==1?Vt:_t,Ae(te.width*we,3),te.stroke(s,u),
te.dash,te.cap)}ot("drawAxes")}function vs(u){S.forEach((g,_)=>{_>0&&(g._paths=null,u&&(o==1?(g.min=
null,g.max=null):g.facets.forEach(b=>{b.min=null,b.max=null})))})}let Mo=!1,Jr=!1,Xs=[];function Nf(){
Jr=!1;for(let u=0;u<Xs.length;u++)ot(...Xs[u]);Xs.length=0}function Ts(){Mo||(jg(ja),Mo=!0)}function Ef(u,g=!1){
Mo=!0,Jr=g,u(s),ja(),g&&Xs.length>0&&queueMicrotask(Nf)}s.batch=Ef;function ja(){if(Lr&&(Tf(),Lr=!1),
_s&&(_f(),_s=!1),Ao){if($e(f,Ws,Ie),$e(f,"top",Je),$e(f,_o,re),$e(f,yo,J),$e(w,Ws,Ie),$e(w,"top",Je),
$e(w,_o,re),$e(w,yo,J),$e(m,_o,un),$e(m,yo,Wn),h.width=Qe(un*we),h.height=Qe(Wn*we),C.forEach(({_el:u,
_show:g,_size:_,_pos:b,side:T})=>{if(u!=null)if(g){let A=T===3||T===0?_:0,M=T%2==1;$e(u,M?"left":"to\
p",b-A),$e(u,M?"width":"height",_),$e(u,M?"top":"left",M?Je:Ie),$e(u,M?"height":"width",M?J:re),oa(u,
ls)}else Pt(u,ls)}),Ro=ks=Hr=Gr=Ur=qr=zr=jr=Vr=null,yt=1,no(!0),Ie!=hs||Je!=Bn||re!=Qt||J!=Hn){vs(!1);
let u=re/Qt,g=J/Hn;if(qe&&!Vn&&z.left>=0){z.left*=u,z.top*=g,xs&&an(xs,Qe(z.left),0,re,J),Cs&&an(Cs,
0,Qe(z.top),re,J);for(let _=0;_<Et.length;_++){let b=Et[_];b!=null&&(bs[_]*=u,Ss[_]*=g,an(b,Bt(bs[_]),
Bt(Ss[_]),re,J))}}if(Re.show&&!Io&&Re.left>=0&&Re.width>0){Re.left*=u,Re.width*=u,Re.top*=g,Re.height*=
g;for(let _ in si)$e(Is,_,Re[_])}hs=Ie,Bn=Je,Qt=re,Hn=J}ot("setSize"),Ao=!1}un>0&&Wn>0&&(d.clearRect(
0,0,h.width,h.height),ot("drawClear"),R.forEach(u=>u()),ot("draw")),Re.show&&Io&&($o(Re),Io=!1),qe&&
Vn&&(zn(null,!0,!1),Vn=!1),Y.show&&Y.live&&Nt&&(ti(),Nt=!1),c||(c=!0,s.status=1,ot("ready")),Qs=!1,Mo=
!1}s.redraw=(u,g)=>{_s=g||!1,u!==!1?vn(O,P.min,P.max):Ts()};function Qr(u,g){let _=x[u];if(_.from==null){
if(at==0){let b=_.range(s,g.min,g.max,u);g.min=b[0],g.max=b[1]}if(g.min>g.max){let b=g.min;g.min=g.max,
g.max=b}if(at>1&&g.min!=null&&g.max!=null&&g.max-g.min<1e-16)return;u==O&&_.distr==2&&at>0&&(g.min=Yt(
g.min,t[0]),g.max=Yt(g.max,t[0]),g.min==g.max&&g.max++),L[u]=g,Lr=!0,Ts()}}s.setScale=Qr;let Xr,ei,xs,
Cs,Ka,Ya,Ps,As,Za,Ja,Oe,De,kn=!1,lt=z.drag,nt=lt.x,st=lt.y;qe&&(z.x&&(Xr=Wt(_g,w)),z.y&&(ei=Wt(yg,w)),
P.ori==0?(xs=Xr,Cs=ei):(xs=ei,Cs=Xr),Oe=z.left,De=z.top);let Re=s.select=Ye({show:!0,over:!0,left:0,
width:0,top:0,height:0},e.select),Is=Re.show?Wt(hg,Re.over?w:f):null;function $o(u,g){if(Re.show){for(let _ in u)
Re[_]=u[_],_ in si&&$e(Is,_,u[_]);g!==!1&&ot("setSelect")}}s.setSelect=$o;function Mf(u){if(S[u].show)
ce&&oa(We[u],ls);else if(ce&&Pt(We[u],ls),qe){let _=ws?Et[0]:Et[u];_!=null&&an(_,-10,-10,re,J)}}function vn(u,g,_){
Qr(u,{min:g,max:_})}function en(u,g,_,b){g.focus!=null&&Wf(u),g.show!=null&&S.forEach((T,A)=>{A>0&&(u==
A||u==null)&&(T.show=g.show,Mf(A),o==2?(vn(T.facets[0].scale,null,null),vn(T.facets[1].scale,null,null)):
vn(T.scale,null,null),Ts())}),_!==!1&&ot("setSeries",u,g),b&&so("setSeries",s,u,g)}s.setSeries=en;function $f(u,g){
Ye(I[u],g)}function Df(u,g){u.fill=fe(u.fill||null),u.dir=_e(u.dir,-1),g=g??I.length,I.splice(g,0,u)}
function Ff(u){u==null?I.length=0:I.splice(u,1)}s.addBand=Df,s.setBand=$f,s.delBand=Ff;function Lf(u,g){
S[u].alpha=g,qe&&Et[u]!=null&&(Et[u].style.opacity=g),ce&&We[u]&&(We[u].style.opacity=g)}let dn,Tn,qn,
Os={focus:!0};function Wf(u){if(u!=qn){let g=u==null,_=Xt.alpha!=1;S.forEach((b,T)=>{if(o==1||T>0){let A=g||
T==0||T==u;b._focus=g?null:A,_&&Lf(T,A?1:Xt.alpha)}}),qn=u,_&&Ts()}}ce&&ys&&dt(Kc,Se,u=>{z._lock||(Gn(
u),qn!=null&&en(null,Os,!0,ze.setSeries))});function tn(u,g,_){let b=x[g];_&&(u=u/we-(b.ori==1?Je:Ie));
let T=re;b.ori==1&&(T=J,u=T-u),b.dir==-1&&(u=T-u);let A=b._min,M=b._max,H=u/T,U=A+(M-A)*H,K=b.distr;
return K==3?Vs(10,U):K==4?$g(U,b.asinh):K==100?b.bwd(U):U}function Bf(u,g){let _=tn(u,O,g);return Yt(
_,t[0],et,tt)}s.valToIdx=u=>Yt(u,t[0]),s.posToIdx=Bf,s.posToVal=tn,s.valToPos=(u,g,_)=>x[g].ori==0?r(
u,x[g],_?_t:re,_?kt:0):i(u,x[g],_?Vt:J,_?Rt:0),s.setCursor=(u,g,_)=>{Oe=u.left,De=u.top,zn(null,g,_)};
function Qa(u,g){$e(Is,Ws,Re.left=u),$e(Is,_o,Re.width=g)}function Xa(u,g){$e(Is,"top",Re.top=u),$e(
Is,yo,Re.height=g)}let eo=P.ori==0?Qa:Xa,to=P.ori==1?Qa:Xa;function Hf(){if(ce&&Y.live)for(let u=o==
2?1:0;u<S.length;u++){if(u==0&&Ot)continue;let g=Y.values[u],_=0;for(let b in g)Jt[u][_++].firstChild.
nodeValue=g[b]}}function ti(u,g){if(u!=null&&(u.idxs?u.idxs.forEach((_,b)=>{V[b]=_}):Wg(u.idx)||V.fill(
u.idx),Y.idx=V[0]),ce&&Y.live){for(let _=0;_<S.length;_++)(_>0||o==1&&!Ot)&&Vf(_,V[_]);Hf()}Nt=!1,g!==
!1&&ot("setLegend")}s.setLegend=ti;function Vf(u,g){let _=S[u],b=u==0&&D==2?Gt:t[u],T;Ot?T=_.values(
s,u,g)??bn:(T=_.value(s,g==null?null:b[g],u,g),T=T==null?bn:{_:T}),Y.values[u]=T}function zn(u,g,_){
Za=Oe,Ja=De,[Oe,De]=z.move(s,Oe,De),z.left=Oe,z.top=De,qe&&(xs&&an(xs,Qe(Oe),0,re,J),Cs&&an(Cs,0,Qe(
De),re,J));let b,T=et>tt;dn=Pe,Tn=null;let A=P.ori==0?re:J,M=P.ori==1?re:J;if(Oe<0||at==0||T){b=z.idx=
null;for(let H=0;H<S.length;H++){let U=Et[H];U!=null&&an(U,-10,-10,re,J)}ys&&en(null,Os,!0,u==null&&
ze.setSeries),Y.live&&(V.fill(b),Nt=!0)}else{let H,U,K;o==1&&(H=P.ori==0?Oe:De,U=tn(H,O),b=z.idx=Yt(
U,t[0],et,tt),K=E(t[0][b],P,A,0));let Z=-10,X=-10,oe=0,ye=0,me=!0,ue="",se="";for(let te=o==2?1:0;te<
S.length;te++){let Ne=S[te],Be=V[te],rt=Be==null?null:o==1?t[te][Be]:t[te][1][Be],xe=z.dataIdx(s,te,
b,U),He=xe==null?null:o==1?t[te][xe]:t[te][1][xe];if(Nt=Nt||He!=rt||xe!=Be,V[te]=xe,te>0&&Ne.show){let vt=xe==
null?-10:xe==b?K:E(o==1?t[0][xe]:t[te][0][xe],P,A,0),ft=He==null?-10:B(He,o==1?x[Ne.scale]:x[Ne.facets[1].
scale],M,0);if(ys&&He!=null){let Mt=P.ori==1?Oe:De,Ut=Xe(Xt.dist(s,te,xe,ft,Mt));if(Ut<dn){let nn=Xt.
bias;if(nn!=0){let Tt=tn(Mt,Ne.scale),$t=He>=0?1:-1,qt=Tt>=0?1:-1;qt==$t&&(qt==1?nn==1?He>=Tt:He<=Tt:
nn==1?He<=Tt:He>=Tt)&&(dn=Ut,Tn=te)}else dn=Ut,Tn=te}}if(Nt||ws){let Mt,Ut;P.ori==0?(Mt=vt,Ut=ft):(Mt=
ft,Ut=vt);let nn,Tt,$t,qt,sn,pt,xt=!0,jn=ct.bbox;if(jn!=null){xt=!1;let mt=jn(s,te);$t=mt.left,qt=mt.
top,nn=mt.width,Tt=mt.height}else $t=Mt,qt=Ut,nn=Tt=ct.size(s,te);if(pt=ct.fill(s,te),sn=ct.stroke(s,
te),ws)te==Tn&&dn<=Xt.prox&&(Z=$t,X=qt,oe=nn,ye=Tt,me=xt,ue=pt,se=sn);else{let mt=Et[te];mt!=null&&(bs[te]=
$t,Ss[te]=qt,tu(mt,nn,Tt,xt),Xc(mt,pt,sn),an(mt,Bt($t),Bt(qt),re,J))}}}}if(ws){let te=Xt.prox,Ne=qn==
null?dn<=te:dn>te||Tn!=qn;if(Nt||Ne){let Be=Et[0];Be!=null&&(bs[0]=Z,Ss[0]=X,tu(Be,oe,ye,me),Xc(Be,ue,
se),an(Be,Bt(Z),Bt(X),re,J))}}}if(Re.show&&kn)if(u!=null){let[H,U]=ze.scales,[K,Z]=ze.match,[X,oe]=u.
cursor.sync.scales,ye=u.cursor.drag;if(nt=ye._x,st=ye._y,nt||st){let{left:me,top:ue,width:se,height:te}=u.
select,Ne=u.scales[X].ori,Be=u.posToVal,rt,xe,He,vt,ft,Mt=H!=null&&K(H,X),Ut=U!=null&&Z(U,oe);Mt&&nt?
(Ne==0?(rt=me,xe=se):(rt=ue,xe=te),He=x[H],vt=E(Be(rt,X),He,A,0),ft=E(Be(rt+xe,X),He,A,0),eo(Zt(vt,ft),
Xe(ft-vt))):eo(0,A),Ut&&st?(Ne==1?(rt=me,xe=se):(rt=ue,xe=te),He=x[U],vt=B(Be(rt,oe),He,M,0),ft=B(Be(
rt+xe,oe),He,M,0),to(Zt(vt,ft),Xe(ft-vt))):to(0,M)}else oi()}else{let H=Xe(Za-Ka),U=Xe(Ja-Ya);if(P.ori==
1){let oe=H;H=U,U=oe}nt=lt.x&&H>=lt.dist,st=lt.y&&U>=lt.dist;let K=lt.uni;K!=null?nt&&st&&(nt=H>=K,st=
U>=K,!nt&&!st&&(U>H?st=!0:nt=!0)):lt.x&&lt.y&&(nt||st)&&(nt=st=!0);let Z,X;nt&&(P.ori==0?(Z=Ps,X=Oe):
(Z=As,X=De),eo(Zt(Z,X),Xe(X-Z)),st||to(0,M)),st&&(P.ori==1?(Z=Ps,X=Oe):(Z=As,X=De),to(Zt(Z,X),Xe(X-Z)),
nt||eo(0,A)),!nt&&!st&&(eo(0,0),to(0,0))}if(lt._x=nt,lt._y=st,u==null){if(_){if(ul!=null){let[H,U]=ze.
scales;ze.values[0]=H!=null?tn(P.ori==0?Oe:De,H):null,ze.values[1]=U!=null?tn(P.ori==1?Oe:De,U):null}
so(Zi,s,Oe,De,re,J,b)}if(ys){let H=_&&ze.setSeries,U=Xt.prox;qn==null?dn<=U&&en(Tn,Os,!0,H):dn>U?en(
null,Os,!0,H):Tn!=qn&&en(Tn,Os,!0,H)}}Nt&&(Y.idx=b,ti()),g!==!1&&ot("setCursor")}let xn=null;Object.
defineProperty(s,"rect",{get(){return xn==null&&no(!1),xn}});function no(u=!1){u?xn=null:(xn=w.getBoundingClientRect(),
ot("syncRect",xn))}function el(u,g,_,b,T,A,M){z._lock||kn&&u!=null&&u.movementX==0&&u.movementY==0||
(ni(u,g,_,b,T,A,M,!1,u!=null),u!=null?zn(null,!0,!0):zn(g,!0,!1))}function ni(u,g,_,b,T,A,M,H,U){if(xn==
null&&no(!1),Gn(u),u!=null)_=u.clientX-xn.left,b=u.clientY-xn.top;else{if(_<0||b<0){Oe=-10,De=-10;return}
let[K,Z]=ze.scales,X=g.cursor.sync,[oe,ye]=X.values,[me,ue]=X.scales,[se,te]=ze.match,Ne=g.axes[0].side%
2==1,Be=P.ori==0?re:J,rt=P.ori==1?re:J,xe=Ne?A:T,He=Ne?T:A,vt=Ne?b:_,ft=Ne?_:b;if(me!=null?_=se(K,me)?
a(oe,x[K],Be,0):-10:_=Be*(vt/xe),ue!=null?b=te(Z,ue)?a(ye,x[Z],rt,0):-10:b=rt*(ft/He),P.ori==1){let Mt=_;
_=b,b=Mt}}U&&(g==null||g.cursor.event.type==Zi)&&((_<=1||_>=re-1)&&(_=is(_,re)),(b<=1||b>=J-1)&&(b=is(
b,J))),H?(Ka=_,Ya=b,[Ps,As]=z.move(s,_,b)):(Oe=_,De=b)}let si={width:0,height:0,left:0,top:0};function oi(){
$o(si,!1)}let tl,nl,sl,ol;function rl(u,g,_,b,T,A,M){kn=!0,nt=st=lt._x=lt._y=!1,ni(u,g,_,b,T,A,M,!0,
!1),u!=null&&(dt(Ji,na,il,!1),so(zc,s,Ps,As,re,J,null));let{left:H,top:U,width:K,height:Z}=Re;tl=H,nl=
U,sl=K,ol=Z}function il(u,g,_,b,T,A,M){kn=lt._x=lt._y=!1,ni(u,g,_,b,T,A,M,!1,!0);let{left:H,top:U,width:K,
height:Z}=Re,X=K>0||Z>0,oe=tl!=H||nl!=U||sl!=K||ol!=Z;if(X&&oe&&$o(Re),lt.setScale&&X&&oe){let ye=H,
me=K,ue=U,se=Z;if(P.ori==1&&(ye=U,me=Z,ue=H,se=K),nt&&vn(O,tn(ye,O),tn(ye+me,O)),st)for(let te in x){
let Ne=x[te];te!=O&&Ne.from==null&&Ne.min!=Pe&&vn(te,tn(ue+se,te),tn(ue,te))}oi()}else z.lock&&(z._lock=
!z._lock,zn(g,!0,u!=null));u!=null&&(gs(Ji,na),so(Ji,s,Oe,De,re,J,null))}function Gf(u,g,_,b,T,A,M){
if(z._lock)return;Gn(u);let H=kn;if(kn){let U=!0,K=!0,Z=10,X,oe;P.ori==0?(X=nt,oe=st):(X=st,oe=nt),X&&
oe&&(U=Oe<=Z||Oe>=re-Z,K=De<=Z||De>=J-Z),X&&U&&(Oe=Oe<Ps?0:re),oe&&K&&(De=De<As?0:J),zn(null,!0,!0),
kn=!1}Oe=-10,De=-10,V.fill(null),zn(null,!0,!0),H&&(kn=H)}function al(u,g,_,b,T,A,M){z._lock||(Gn(u),
Br(),oi(),u!=null&&so(Yc,s,Oe,De,re,J,null))}function ll(){C.forEach(t_),Wr(s.width,s.height,!0)}cs(
vr,Hs,ll);let Rs={};Rs.mousedown=rl,Rs.mousemove=el,Rs.mouseup=il,Rs.dblclick=al,Rs.setSeries=(u,g,_,b)=>{
let T=ze.match[2];_=T(s,g,_),_!=-1&&en(_,b,!0,!1)},qe&&(dt(zc,w,rl),dt(Zi,w,el),dt(jc,w,u=>{Gn(u),no(
!1)}),dt(Kc,w,Gf),dt(Yc,w,al),ua.add(s),s.syncRect=no);let Do=s.hooks=e.hooks||{};function ot(u,g,_){
Jr?Xs.push([u,g,_]):u in Do&&Do[u].forEach(b=>{b.call(null,s,g,_)})}(e.plugins||[]).forEach(u=>{for(let g in u.
hooks)Do[g]=(Do[g]||[]).concat(u.hooks[g])});let cl=(u,g,_)=>_,ze=Ye({key:null,setSeries:!1,filters:{
pub:iu,sub:iu},scales:[O,S[1]?S[1].scale:null],match:[au,au,cl],values:[null,null]},z.sync);ze.match.
length==2&&ze.match.push(cl),z.sync=ze;let ul=ze.key,ri=sd(ul);function so(u,g,_,b,T,A,M){ze.filters.
pub(u,g,_,b,T,A,M)&&ri.pub(u,g,_,b,T,A,M)}ri.sub(s);function Uf(u,g,_,b,T,A,M){ze.filters.sub(u,g,_,
b,T,A,M)&&Rs[u](null,g,_,b,T,A,M)}s.pub=Uf;function qf(){ri.unsub(s),ua.delete(s),Ln.clear(),ra(vr,Hs,
ll),p.remove(),Se?.remove(),ot("destroy")}s.destroy=qf;function ii(){ot("init",e,t),Ba(t||e.data,!1),
L[O]?Qr(O,L[O]):Br(),Io=Re.show&&(Re.width>0||Re.height>0),Vn=Nt=!0,Wr(e.width,e.height)}return S.forEach(
La),C.forEach(vf),n?n instanceof HTMLElement?(n.appendChild(p),ii()):n(s,ii):ii(),s}Ze.assign=Ye;Ze.
fmtNum=_a;Ze.rangeNum=Tr;Ze.rangeLog=Pr;Ze.rangeAsinh=ga;Ze.orient=ds;Ze.pxRatio=we;Ze.join=zg;Ze.fmtDate=
wa,Ze.tzDate=sh;Ze.sync=sd;{Ze.addGap=Wh,Ze.clipGaps=Or;let e=Ze.paths={points:cd};e.linear=dd,e.stepped=
Vh,e.bars=Gh,e.spline=qh}var n_=(e,t,n)=>{let s=i=>i&&Math.floor(n.clockAt(i.at)/864e5),o=0,r=0;return e.map((i,a)=>{o+=i.kg;
for(let p=e[r];p&&p.at<=i.at-t*864e5;)o-=p.kg,r+=1,p=e[r];return s(e[a+1])!==s(i)?o/(a-r+1):void 0})},
Ca=1e3,gd=(e,t,n)=>{let s=e.filter(({at:i})=>i>=t),o=s.length<Ca?7:30,r=n_(e,o,n).slice(e.length-s.length);
return{points:s,means:r,meanDays:o}},Pa=(e,t)=>{let n=e.at(-1),s=e.findLast(({at:o})=>n&&o<=n.at-t*864e5);
if(!(!n||!s||s.at<n.at-2*t*864e5))return n.kg-s.kg},s_=4,hd=(e,t)=>{let[n,s]=[e??60,t??80],o=Math.max(
s_-(s-n),(s-n)/5)/2;return[n-o,s+o]},o_={normal:"done",obese_class_i:"blocked",obese_class_ii:"worse",
obese_class_iii:"worst"},vo=e=>o_[e]??"active",_d=({from:e,to:t},n,s=(e+t)/2)=>{let o=n==="kg"?"kg":
"lb",r=d=>Math.round(On(d,o)*1e8)/1e7,i=n==="kg"?.1:1,a=Math.round(r(s)/i)*i,[c,p]=[Math.ceil(r(e)),
Math.ceil(r(t))-1];return(r(s)<r(e)?[Math.max(c,Math.floor(a)+1),p]:r(s)>=r(t)?[c,Math.min(p,Math.ceil(
a)-1)]:[Math.min(c,a),Math.max(p,a)]).map(d=>ts(d/10,o))},yd=(e,t,n)=>{let s=n.find(r=>r.class===t),
o=n.some(({to:r})=>Math.abs(Math.round((e-r)*100))<=5);return{bmi:s&&e>=s.to?s.to-.01:e,decimals:s&&
o?2:1}},wd=(e,t)=>{let[n=0,s=1,o]=e.split("-").map(Number);return t.instantOf(Date.UTC(n+18,s-1,o))};var r_=14*864e5,i_=[1,2,7,14,30,60,90,180,365,730,1825,3650,9125,36500],a_=e=>{let t=getComputedStyle(
e);return{colour(n){return e.style.color=`var(--${n})`,t.color},font:t.fontFamily}},l_=({ctx:e,bbox:t,
valToPos:n},{bands:s,bandsFrom:o},r,i,a)=>{let{unit:c,messages:p}=i,h=devicePixelRatio,[d,m]=[t.left+
t.width,t.top+t.height],f=k=>n(On(k,c),"y",!0),w=(k,y,S,C)=>{e.fillStyle=a.colour(y),e.strokeText(k,
S,C),e.fillText(k,S,C)};e.save(),e.font=`${12*h}px ${a.font}`,e.lineWidth=4*h,e.strokeStyle=a.colour(
"card"),e.textAlign="right",w(c,"quiet",t.left-8*h,t.top-14*h),e.textAlign="left";let v=Math.max(t.left,
n(o/1e3,"x",!0));for(let{class:k,from:y,to:S}of v<d?s:[]){let C=Math.max(t.top,f(Math.min(S,1e4))),x=Math.
min(m,f(y));if(x<=C)continue;e.fillStyle=a.colour(vo(k)),e.fillRect(v,C,4*h,x-C),C>t.top&&e.fillRect(
v,C,d-v,h);let I=p.bmi_descriptions[k],O=v+10*h+e.measureText(I).width<d;x-C>=24*h&&O&&w(I,"quiet",v+
10*h,C+16*h)}if(r){let k=f(r.kg);e.beginPath(),e.arc(n(r.at/1e3,"x",!0),k,5*h,0,2*Math.PI),e.stroke(),
e.fillStyle=a.colour("accent"),e.fill(),e.font=`600 ${13*h}px ${a.font}`,e.textBaseline="middle",w(i.
kg(r.kg),"accent",d+8*h,k)}e.restore()},c_=({data:e,valToPos:t},n,s,o)=>{let r=[],i=a=>e[0][a]??0;for(let a=s+
1;a<=o;a++)(i(a)-i(a-1))*1e3>r_&&r.push([t(i(a-1),"x",!0),t(i(a),"x",!0)]);return r},bd=(e,t,n,s)=>{
let{unit:o,zone:r}=n,{from:i,series:{points:a,means:c}}=t,p=a_(e),h=Date.now(),d={font:`12px ${p.font}`,
stroke:p.colour("quiet"),ticks:{show:!1}},m=a.length>=Ca,f={show:!0,size:m?3:a.length>100?4:6,fill:`\
color-mix(in srgb, ${p.colour("quiet")} ${m?35:60}%, transparent)`,stroke:"transparent"},w=S=>S<30?n.
shortDay:S<365?n.month:n.year,v={width:e.clientWidth,height:e.clientHeight,padding:[28,o==="st"?98:76,
0,0],legend:{show:!1},cursor:{y:!1,drag:{x:!1,y:!1},points:{size:9}},tzDate:S=>Ze.tzDate(new Date(S*
1e3),r.name),scales:{x:{range:[(i-(h-i)/50)/1e3,(h+(h-i)/50)/1e3]},y:{range:(S,C,x)=>hd(C,x)}},axes:[
{...d,grid:{show:!1},size:32,space:(S,C,x,I,O)=>Math.max(58,90*O/S.width),incrs:i_.map(S=>S*864e5/1e3),
values:(S,C,x,I,O)=>C.map($=>w(O*1e3/864e5)($*1e3))},{...d,grid:{stroke:p.colour("line"),width:1},size:40,
space:56,incrs:[.5,1,2,5,10,20,50,100],values:(S,C,x,I,O)=>C.map(O<1?n.tenths:n.integer)}],series:[{},
{points:f,paths:()=>null},{stroke:p.colour("accent"),width:2.5,points:{show:!1},gaps:c_}],hooks:{draw:[
S=>l_(S,t,a.at(-1),n,p)],setCursor:[({cursor:{left:S=-10,idx:C},over:x})=>s(S===-10?void 0:C??void 0,
x.offsetLeft+S)]}},k=S=>S&&On(S,o),y=[a.map(({kg:S})=>k(S)),c.map(k)];return new Ze(v,[a.map(({at:S})=>S/
1e3),...y],e)};var Sd=matchMedia("(prefers-color-scheme: dark)"),u_={ArrowLeft:-1,ArrowDown:-1,ArrowRight:1,ArrowUp:1,
PageDown:-10,PageUp:10,Home:Number.NEGATIVE_INFINITY,End:Number.POSITIVE_INFINITY},kd=({series:e,from:t,
bands:n,bandsFrom:s})=>{let o=W(),{t:r,kg:i,day:a}=o,{points:c,means:p,meanDays:h}=e,d=Math.max(c.length-
1,0),m=Ms(()=>Sd.matches,Sd,"change"),f=ge(null),w=ge(null),[{index:v,left:k},y]=ne({index:d});de(()=>{
let N=f.current;y({index:d});let P=bd(N,{series:e,from:t,bands:n,bandsFrom:s},o,(E,B)=>y(L=>E===void 0?
{index:L.index}:{index:E,left:B}));w.current=P;let D=new ResizeObserver(()=>P.setSize({width:N.clientWidth,
height:N.clientHeight}));return D.observe(N),()=>{D.disconnect(),P.destroy()}},[e,t,n,s,o,d,m]);let S=N=>w.
current?.setCursor({left:N,top:1}),C=()=>w.current?.setCursor({left:-10,top:-10}),x=({pointerType:N,
clientX:P})=>{if(N==="mouse"||!w.current)return;let{left:D,width:E}=w.current.over.getBoundingClientRect();
S(Math.min(Math.max(P-D,0),E-1))},I=N=>{N.key==="Escape"&&C();let P=u_[N.key];if(P===void 0)return;N.
preventDefault();let D=c[Math.min(Math.max(v+P,0),d)];D&&w.current&&S(w.current.valToPos(D.at/1e3,"x"))},
[O,$]=[c[v],p[v]],R=[O&&i(O.kg),O&&a(O.at),$!==void 0&&`${r.mean(h)}: ${i($)}`].filter(Boolean).join(
`
`),F=(k??0)>(f.current?.clientWidth??0)/2;return l("div",{class:"chart",children:[l("div",{class:"pl\
ot",ref:f,role:"slider",tabIndex:0,"aria-label":r.chart,"aria-valuemin":0,"aria-valuemax":d,"aria-va\
luenow":v,"aria-valuetext":R,onPointerDown:x,onPointerMove:x,onKeyDown:I,onBlur:C}),l("output",{class:"\
tip",hidden:k===void 0,"aria-hidden":"true",style:{left:`${k}px`,translate:F?"calc(-100% - 12px)":"1\
2px"},children:R})]})};var vd=(e,t,n)=>{let[s="",o=""]=t==="es"?[";",","]:[",","."],r=e.map(({fecha_registro:i,peso_kg:a})=>[
Vc(Date.parse(i),n),String(a).replace(".",o).replace(/,\d{3}$/,"$&0")]);return fr([["fecha_registro",
"peso_kg"],...r,[]],s)};var ln={height:{min:.4,max:2.72},weight:{min:2,max:650},birthDateMin:"1900-01-01",weightChangePerDay:5,
weightChangeInDay:10,clockDifference:6e4,weightsOfAccount:1e5,measurementsOfBody:1e4,name:{min:1,max:100}},
fk={height_min:ln.height.min,height_max:ln.height.max,weight_min:ln.weight.min,weight_max:ln.weight.
max,birth_date_min:ln.birthDateMin,weight_variation_per_day:ln.weightChangePerDay,name_min_length:ln.
name.min,name_max_length:ln.name.max};var d_=(e,t)=>{let n=a=>Math.round(a*1e6),s=e.map(({record:a,day:c})=>({record:a,plus:n(t*c+a.peso_kg),
minus:n(t*c-a.peso_kg)})).sort((a,c)=>a.plus-c.plus||a.minus-c.minus),o=[],r=s.map(({minus:a},c)=>{let[
p,h]=[0,o.length];for(;p<h;){let d=p+h>>1;(s[o[d]]?.minus??0)<=a?p=d+1:h=d}return o[p]=c,o[p-1]}),i=new Set;
for(let a=o.at(-1);a!==void 0;a=r[a])i.add(s[a].record);return i},f_=(e,t,n)=>{let s=e.toSorted((c,p)=>c.
peso_kg-p.peso_kg),o=c=>s[c]?.peso_kg??0,[r,i,a]=[0,0,0];for(let c of s.keys()){for(;Math.round((o(c)-
o(r))*1e6)>t*1e6;)r+=1;let p=c-r+1,h=Math.abs(o(r)-n)<Math.abs(o(i)-n);(p>a||p===a&&h)&&([i,a]=[r,p])}
return new Set(s.slice(i,i+a))},Td=(e,t)=>new Map([...e].map(n=>[t(n),n])),xd=(e,t,n,s)=>{let o=new Set(
e),r=[],i=Td(t,s),a=new Set(t.map(f=>`${f.fecha_registro} ${f.peso_kg}`)),c=[...i.keys()],p=f=>a.has(
`${f.fecha_registro} ${f.peso_kg}`),h=e.map(({peso_kg:f})=>f).sort((f,w)=>f-w),d=h[h.length>>1]??0;for(let f of Map.
groupBy(e.filter(w=>!p(w)),s).values()){let w=f.length>1?f_(f,ln.weightChangeInDay,d):new Set(f);for(let v of f.
filter(k=>!w.has(k)))r.push(v),o.delete(v)}let m=(f,w,v)=>v!==void 0&&Math.round(Math.abs(w-(i.get(v)?.
peso_kg??w))*1e6)>Math.round(n*Math.abs(f-v)*1e6);for(;;){let[f,w]=[0,r.length],v=[],k=Td([...o].filter(
C=>!p(C)),s),y=C=>(k.get(C)?.fecha_registro??"")>=(i.get(C)?.fecha_registro??"");for(let[C,x]of k){for(;(c[f]??
Number.POSITIVE_INFINITY)<C;)f+=1;if(!y(C))continue;let[I,O]=[c[f-1],c[f+(i.has(C)?1:0)]];[I,O].filter(
R=>R!==void 0&&!y(R)).some(R=>m(C,x.peso_kg,R))?r.push(x):v.push({record:x,day:C})}let S=d_(v,n);if(r.
push(...v.filter(({record:C})=>!S.has(C)).map(({record:C})=>C)),r.length===w)return{kept:[...o],outliers:r};
for(;w<r.length;w++)o.delete(r[w])}};var p_="weight_change_too_large",m_=6e4,Cd=async(e,t,n,s,o)=>{let[{weights:r},i]=await Promise.all([
j.listWeights({signal:s}),An(j.getProfile({signal:s}))]),a=n.weight_variation_per_day??Number.POSITIVE_INFINITY,
c=[],p=i?.fecha_nacimiento??n.birth_date_min??"",h=y=>{let{weight_min:S=0,weight_max:C=Number.POSITIVE_INFINITY}=n,
x=Date.parse(y.fecha_registro),I=y.peso_kg>=S&&y.peso_kg<=C,O=x<=Date.now()+m_&&t.inputOf(x)>=p,$=I?
O?null:"weight_date_invalid":"weight_out_of_range";return $&&c.push({...y,code:$}),$===null},d=({fecha_registro:y})=>Math.
floor(t.clockAt(Date.parse(y))/864e5),m=e.filter(h),{kept:f,outliers:w}=xd(m,r.toReversed(),a,d);c.push(
...w.map(y=>({...y,code:p_})));let v=new Set(r.map(({id:y})=>y)),k=0;for(let y=f;;){let S=[];for await(let{
error:x,answer:I,weights:O}of zo(j,y,{check:!0,signal:s})){if(x)throw x;if("results"in I)for(let{index:$,
outcome:R,code:F}of I.results)S.push({...O[$],outcome:R,code:F});o(S.length)}let C=x=>S.filter(I=>I.
outcome===x);if(k+=C("known").length,c.push(...C("refused")),y=C("new").map(({peso_kg:x,fecha_registro:I})=>({
peso_kg:x,fecha_registro:I})),y.length===S.length)return{added:y,known:k,refused:c,ids:v}}},Ia=$n("i\
mport"),g_=7*864e5,Pd=async(e,t,n)=>{let s=[];try{for await(let{start:o,error:r,answer:i,weights:a}of zo(
j,t.added)){if(r)throw r;"weights"in i&&s.push(...i.weights.filter(({id:c})=>!t.ids.has(c))),n(o+a.length)}}finally{
let o=s.map(({id:i,peso_kg:a,fecha_registro:c})=>[i,a,Date.parse(c)]),r={userId:e,at:Date.now(),records:o};
o.length>0&&Ia.write(JSON.stringify(r))}return s.length},Ad=e=>{let t=ur(Ia.read()),{at:n,records:s}=t??
{};return t?.userId!==e||!n||!(Date.now()-n<g_)?void 0:Array.isArray(s)&&s.every(Array.isArray)&&s.length>
0?{userId:e,at:n,records:s}:void 0},Aa=1e3,Id=async(e,t)=>{let{weights:n}=await j.listWeights(),s=new Map(
n.map(r=>[r.id,r])),o=e.records.flatMap(([r,i,a])=>{let c=s.get(r);return c?.peso_kg===i&&Date.parse(
c.fecha_registro)===a?[r]:[]});for(let r=0;r<o.length;r+=Aa)await j.deleteWeights({body:{weight_ids:o.
slice(r,r+Aa)}}),t(Math.min(r+Aa,o.length));return Ia.write(""),o.length};var Oa=()=>new Promise(e=>setTimeout(e)),Od=1e5,h_=/<Record type="HKQuantityTypeIdentifierBodyMass"(?:[^">]|"[^"]*")*>/g,
Rd=["startDate","unit","value"],__=async(e,t)=>{let n=[],s="",o=new TextDecoder;for(let i=0;i<e.size;i+=
Od){let a=await e.slice(i,i+Od).arrayBuffer(),c=s+o.decode(a,{stream:!0}),p=0;for(let{0:h,index:d}of c.
matchAll(h_)){let m=f=>new RegExp(` ${f}="([^"]*)"`).exec(h)?.[1]??"";n.push(Rd.map(m)),p=d+h.length}
s=c.slice(Math.max(p,c.lastIndexOf("<"))),await Oa(),t.throwIfAborted()}return{head:Rd.map(i=>`BodyM\
ass.${i}`),body:n,isCut:!s.trimEnd().endsWith("</HealthData>")}},Nd=(e,t="")=>{if(typeof e!="object"||
e===null)return[[t,String(e??"")]];let n=t&&`${t}.`;return Object.entries(e).flatMap(([s,o])=>Nd(o,n+
s))},y_=e=>{let t;try{t=JSON.parse(e)}catch{return{format:"cut"}}let{"Data Points":n,weights:s}=t,r=([
t,n,s].find(Array.isArray)??[]).map(c=>new Map(Nd(c)));for(let c of r)c.set(c.get("dataTypeName")??"",
c.get("fitValue.0.value.fpVal")??"");let i=[...new Set(r.flatMap(c=>[...c.keys()]))],a=r.map(c=>i.map(
p=>c.get(p)??""));return i.length<2?{format:"json"}:{sheet:{head:i,body:a}}},Ed=async(e,t)=>{let n=(await e.
slice(0,4096).text()).trimStart();if(n.startsWith("<"))return/<(!DOCTYPE )?HealthData/.test(n)?{sheet:await __(
e,t)}:{format:"xml"};let s=await pr(e);return"text"in s&&/^[[{]/.test(n)?y_(s.text):s};var Ys=["ymd","dmy","mdy"],w_=/^(\d{1,4})(?:[-/]|\. ?)(\d{1,2})(?:[-/]|\. ?)(\d{1,4})\.?/,Dd=/(\d{1,2})[:.h](\d{2})(?:[:.](\d{2}(?:[.,]\d+)?))? ?(?:([ap])\.? ?m\b\.?|(?:Uhr|hrs?|h)\b\.?)?/,
b_=/(?:T|,? (?:at|a las?|um|à|alle(?: ore)?|ore|às|-) |,? )/,Fd=/ ?(Z|UTC|GMT)?(?:([+-])(\d{1,2}):?(\d{2})?)?(?: \(.*\))?$/,
S_=new RegExp(`${w_.source}(?:${b_.source}${Dd.source})?${Fd.source}`,"i"),k_=new RegExp(`^(?!\\d+\\.\\\
d+$)${Dd.source}${Fd.source}`,"i"),v_=/^1\d{9}(\d{3}|\d{9})?$/,T_=/^((?:19|20)\d\d)([01]\d)([0-3]\d)(?:T?(\d\d)(\d\d)(\d\d))?(?=$|Z$|[+-]\d{2})/,
Ld=e=>e.toLowerCase().normalize("NFD").replace(/\p{M}/gu,""),Wd=e=>["en","es","de","fr","it","pt"].map(
t=>{let{format:n}=new Intl.DateTimeFormat(t,{[e]:"long",timeZone:"UTC"});return Array.from({length:12},
(s,o)=>Ld(n(Date.UTC(2025,o,1))))}),x_=Wd("month"),C_=Wd("weekday"),Bd=(e,t)=>{let n=Ld(e).replace(/^mrz$/,
"marz");return Math.max(...t.map(s=>s.findIndex(o=>o.startsWith(n))))+1},P_=/^(\p{L}{3,})[-./, ]*(\d{1,2})(?:st|nd|rd|th)?[-/, ]+(\d{4}|\d\d)(?![\d:])/u,
Md="(\\d{1,4})(?:st|nd|rd|th|er|[ºª])?",A_="[-./, ]*(?:de |of )?(\\p{L}{3,})[-./, ]*(?:del? )?",I_=new RegExp(
`^${Md}${A_}${Md}`,"u"),O_=e=>{let t=P_.exec(e),[n="",s="",o="",r=""]=t?[t[0],t[2],t[1],t[3]]:I_.exec(
e)??[],i=n&&Bd(o,x_);if(!i)return e;let[a,c]=s.length===4?[r,s]:[s,r];return`${c.length===2?"20":""}${c}\
-${i}-${a}${e.slice(n.length)}`},Hd=e=>e.replace(/[\u200B-\u200F\u202A-\u202E\u2060-\u2069]/g,"").replace(
/\s+/g," ").trim(),fs=e=>k_.test(Hd(e)),$d=(e,t,n,s)=>{let o=O_(e),r=S_.exec(o);if(!r)return;let i=o===
e?t:"ymd",[,a,c,p,h="12",d="0",m="0",f]=r,[w,v,k="0",y="0"]=r.slice(8),S=q=>Number([a,c,p][i.indexOf(
q)]),[C,x,I]=[S("y"),S("m"),S("d")],O=C<100&&i!=="ymd"?2e3+C:C,$=new Date(Date.UTC(O,x-1,I));if(O<1e3||
$.getUTCMonth()!==x-1||$.getUTCDate()!==I)return;let R=f?Number(h)%12+(/p/i.test(f)?12:0):Number(h),
F=Number(m.replace(",","."));if(R>23||Number(d)>59||F>=60)return;let N=R*60+Number(d),P=$.getTime()+
N*6e4+Math.floor(F*1e3+1e-6),D=w!==void 0||v!==void 0,E=(Number(k)*60+Number(y))*6e4,B=D?P-(v==="-"?
-E:E):n.instantOf(P),L=r[4]!==void 0,Q=L||B<=s?B:n.instantOf($.getTime());return{at:new Date(Q<=s?Q:
B).toISOString(),isZoned:D,hasTime:L}},To=(e,t,n,s=Date.now())=>{let o=Hd(e);if(v_.test(o))return{at:new Date(
Number(o.padEnd(13,"0").slice(0,13))).toISOString(),isZoned:!0,hasTime:!0};let r=o.replace(T_,"$1-$2\
-$3 $4:$5:$6").replace(" ::",""),[i="",a=""]=/^([\p{L}-]{2,})\.?,? /u.exec(r)??[],c=$d(r,t,n,s);return c||
!a||!Bd(a,C_)?c:$d(r.slice(i.length),t,n,s)},R_=_r("UTC"),wn=e=>Ys.some(t=>To(e,t,R_)!==void 0);var N_=`Weight and BMI Register | fecha_registro | peso_kg | kg | |
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
Happy Scale | Date | Weight | | | Moving average, .`,E_=N_.split(`
`).map(e=>e.split("|").map(t=>t.trim())),M_=e=>e.replace(/^com\.samsung\.s?health\.weight\./,"").replace(
/ ?\((kg|g|lbs?|st|jin)\)$/,""),Mr=({head:e,preamble:t=""})=>{let n=e.map(M_),s=(w="")=>n.indexOf(w.
replace("?","")),o=([,w="",v="",,,k=""])=>{let y=[...w.split(" + "),v,...k.split(", ")].filter(Boolean),
S=n.filter(C=>C&&!y.includes(C));return y.every(C=>C==="."?S.length===0:s(C)>=0)},[r,i="",a,c="",p,h=""]=E_.
find(o)??[];if(r===void 0)return;let[d,m]=i.split(" + "),f=/^#Units: ?(\p{L}+)/mu.exec(t)?.[1]??"";return{
program:r,date:s(d),time:m?s(m):-1,weight:s(a),unit:c.startsWith("#")?`#${s(c.slice(1))}`:c||hn(f),order:Ys.
find(w=>w===p),isUtc:p==="utc",people:h.split(", ").flatMap(w=>w.endsWith("?")?s(w):[])}};var Vd=[";","	",","," "],xo=e=>ns(e,".")!==void 0||ns(e,",")!==void 0,Gd=e=>e.some(t=>wn(t)||fs(t))&&
e.some(t=>xo(t)&&!wn(t)),$_=e=>e.filter(Boolean).length>1&&!e.some(t=>xo(t)||wn(t)),D_=e=>{let t=e.slice(
0,e.findLastIndex(Boolean)+1);return t.length>1&&t.every(n=>/^\P{N}*\p{L}\P{N}*$/u.test(n))},F_=e=>{
let t=e.slice(0,2e4),n=Vd.map(s=>go(t,s).filter(Gd).length);return Vd[n.indexOf(Math.max(...n))]??","},
Ud=e=>{let t=F_(e),n=go(e,t),s=n.findIndex(Gd);if(s<0)return[];let o=n.slice(0,s).findLastIndex($_),
r=n.slice(0,Math.max(o,0)).join(`
`),i=n[s]?.map(()=>"")??[],a={head:n[o]??i,body:[],preamble:r},c=[a],p=n.slice(o+1);for(let[h,d]of p.
entries()){if(!D_(d)||!/\p{N}/u.test(String(p[h+1]))){a.body.push(d);continue}let m=a.body.at(-1)?.filter(
Boolean)??[];m.length===1&&/^\P{N}+$/u.test(m[0]??"")&&a.body.pop();let f=c.find(({head:w})=>String(
w)===String(d));a=f??{head:d,body:[],preamble:""},f||c.push(a)}return c};var L_={date:/^(date( ?time)?|timestamp|day|fecha( y hora)?|d[ií]a|datum|tag|jour|data( e ora)?)$/,
time:/^(time|hour|hora|uhrzeit|zeit|heure|ora)$/,weight:/^(weight|peso|gewicht|poids)$/,unit:/^(units?|unidad(es)?|einheit(en)?|unités?|unità|unidades?)$/},
$r=e=>e.replace(/\d(st|nd|rd|th)\b/gi," ").replace(/(\p{Ll})(\p{Lu})/gu,"$1 $2").toLowerCase().split(
/[^\p{L}]+/u).filter(Boolean),Dr=e=>[...new Set(e.flatMap(t=>hn(t??"")??[]))],zd=(e,t)=>{let n=$r(e).
filter(s=>!hn(s)&&!/^(in|en)$/.test(s));return L_[t].test(n.join(" "))},jd=e=>/^(null|none|nan|n\/a|[-–—]*)$/i.
test(e),Kd=300,W_=({head:e,body:t})=>e.map((n,s)=>{let o=t.flatMap(({[s]:m})=>m||[]).slice(0,Kd),r=m=>o.
some(m)&&o.filter(m).length*2>=o.length,i=m=>zd(n,"time")&&/^\d{1,2}\.\d{2}$/.test(m),a=o.some(wn)&&
r(m=>wn(m)||fs(m)),c=!a&&r(m=>fs(m)||i(m)),p=!a&&!c&&o.some(xo),h=o.every(m=>hn(m)),d=!a&&!c&&!r(m=>xo(
m)||jd(m));return{date:a,time:c,weight:p,unit:o.some(m=>hn(m)),isUnits:h,isWords:d}}),Ra=(e,{head:t})=>t.
some(Boolean)&&e.slice(t.length).some(Boolean),Yd=({head:e},t)=>Dr($r(e[t]??"")).includes("st")&&Dr(
$r(e[t+1]??"")).includes("lb"),B_=e=>{let{head:t,body:n}=e,s=n.find(r=>Ra(r,e)||!t.some(Boolean))??[],
o=r=>/^\d{1,3}$/.test(s[r]??"");return[...Array(Math.max(t.length,s.length)).keys()].filter(r=>o(r)&&
o(r+1)||Yd(e,r))};function*Fr(e,t,n,s=Date.now()){let{date:o=-1,time:r=-1,weight:i=-1,isPair:a,unit:c="",
ofFile:p,decimal:h="."}=t,d=a&&Yd(e,i),m=a&&!d&&e.body.find(v=>Ra(v,e))?.length,f="",w=({[o]:v=""})=>fs(
v)&&!wn(v);for(let[v,k]of t.lines.entries()){let[y="",S="",C="",x=""]=[o,r,i,i+1].map(q=>k[q]),I=w(k),
O=I?`${f} ${y}`:`${y} ${S}`.trim();if(I||(f=y),k.filter(Boolean).length===1&&wn(y)&&w(t.lines[v+1]??
[]))continue;let R=()=>t.order&&To(t.isUtc?`${O}Z`:O,t.order,n,s),F=d?`${C} st ${x||0} lb`:`${C}${h}${x}`,
P=(m?k.length===m:!Ra(k,e))?a&&C?F:C:void 0,D=ns(P??"",h),E=c.startsWith("#")?k[Number(c.slice(1))]:
void 0,B=Dr([D?.unit,E,...d?[]:p]),L=B.length===1?B[0]:Ko.find(q=>q===c),Q=D&&L&&ts(D.value,L);yield{
cells:k,moment:R,text:P,amount:D,named:B,kg:Q}}}var qd=(e,t,n)=>{let s=e,o=!0;for(let r of new Set(t)){
if(!o&&s.every(a=>n(r,a)!==void 0))continue;let i=e.map(a=>n(r,a));if(!i.every(a=>a===void 0)&&(o&&=
i.every(a=>a===i[0]),s=s.filter(a=>i[e.indexOf(a)]!==void 0),s.length===0))return e}return o?s.slice(
0,1):s},Zd=(e,t,n)=>{let{head:s,body:o}=e,r=Mr(e),i=W_(e),{choices:a,decide:c,chooseLines:p}=hr(t),h=B=>[
...s.keys()].filter(L=>i[L]?.[B]),d=B=>{let L=h(B).filter(Q=>zd(s[Q]??"",B));return L.length===1?String(
L[0]):void 0},m=(B,L,Q)=>{let q=c(B,[...h(B).map(String),...L],Q);return q===void 0?void 0:Number.parseInt(
q,10)},f=m("date",[],r?String(r.date):d("date")),w=o.slice(0,Kd).some(({[f??-1]:B=""})=>fs(B)||Ys.some(
L=>To(B,L,n)?.hasTime)),k=!r&&!w&&h("time").length>0?m("time",["-1"],d("time")):r?.time,y=r?[]:B_(e).
map(B=>`${B}+`),S=r?String(r.weight):y.length>0?void 0:d("weight"),C=m("weight",y,S),x=a.at(-1)?.value?.
endsWith("+")??!1,I=d("unit"),O=[...s.keys()].filter(B=>![f,k,C,Number(I??-1)].includes(B)&&!i[B]?.isUnits),
$=(B,L)=>!!r||L&&!!i[B]?.isWords,R=p(o,r?.people??O,$),F=Dr(r?.unit?[r.unit]:$r(s[C??-1]??"")),N={date:f,
time:k,weight:C,isPair:x,ofFile:F,isUtc:r?.isUtc??!1,lines:R};if(C!==void 0){let B=x?[]:[...Fr(e,N,n)].
map(({text:G=""})=>G),Q=qd([".",","],B,(G,V)=>ns(G,V)?.value);N.decimal=c("decimal",Q,r&&Q[0]);let q=[
...Fr(e,N,n)].flatMap(({amount:G,named:V})=>G?V.length:[]),be=r?.unit??(I&&`#${I}`),ae=[...Ko,...h("\
unit").map(G=>`#${G}`)];N.unit=q.every(G=>G===1)?c("unit",["file"]):c("unit",ae,q.some(G=>G>1)?void 0:
be)}let P=R.map(({[f??-1]:B=""})=>B),D=qd(Ys,P,(B,L)=>To(B,L,n)?.at);N.order=D.length>1?c("order",D,
r?.order):D[0];let E=a.every(({value:B})=>B!==void 0);return{program:r?.program,choices:a,form:N,isComplete:E}},
Jd=(e,t,n)=>{let s=[...Fr(e,t,n)].flatMap(({moment:i,amount:a,kg:c})=>a?{moment:i,kg:c,value:a.value}:
[]),o=s.toSorted((i,a)=>(i.kg??i.value)-(a.kg??a.value)),r={first:s[0],lightest:o[0],heaviest:o.at(-1)};
return["first","lightest","heaviest"].flatMap(i=>{let a=r[i];return a?{name:i,at:a.moment()?.at,kg:a.
kg,value:a.value}:[]})},H_=250,Qd=async(e,t,n,s)=>{let o=[],r=[],[i,a,c,p]=[0,!1,!1,0];for(let{cells:d,
text:m,kg:f,...w}of Fr(e,t,n)){let v=w.moment();++p%H_===0&&(await Oa(),s?.throwIfAborted()),v&&f!==
void 0?(o.push({peso_kg:f,fecha_registro:v.at}),a||=v.hasTime&&!v.isZoned,c||=!v.hasTime):v&&m!==void 0&&
jd(m)?i+=1:r.push(d.filter(Boolean).join(" · "))}o.sort((d,m)=>d.fecha_registro<m.fecha_registro?-1:
1);let h=e.body.length-t.lines.length;return{records:o,unread:r,empty:i,others:h,isLocal:a,isNoon:c}};var Xd=()=>{let{t:e,integer:t,instant:n,announce:s,account:o}=W(),[r,i]=ne(()=>Ad(o.userId)),[a,c]=ne(
0),{run:p,busy:h,error:d}=es(async()=>{if(!r)return;c(0);let f=await Id(r,c);i(void 0),s(e.undone(f,
t(f)))});if(!r)return null;let m=r.records.length;return l(le,{children:[h?l(on,{label:e.undoing,done:a,
all:m,format:t}):l(ee,{children:[l("p",{children:e.importedAt(n(r.at),m,t(m))}),l(ie,{text:e.undoImport,
onClick:p})]}),l(Fe,{error:d})]})},V_=({records:e})=>{let t=ge(null);return de(()=>{let n=t.current,
{clientWidth:s,clientHeight:o}=n,r=new Ze({width:s,height:o,legend:{show:!1},cursor:{show:!1},axes:[
{show:!1},{show:!1}],series:[{},{stroke:getComputedStyle(n).color,width:2,points:{show:!1}}]},[e.map(
({fecha_registro:i})=>Date.parse(i)/1e3),e.map(({peso_kg:i})=>i)],n);return()=>r.destroy()},[e]),l("\
div",{class:"spark","aria-hidden":"true",ref:t})},G_=({records:e})=>{let{t,integer:n,kg:s,day:o}=W(),
[r,i]=[e[0],e.at(-1)];if(!r||!i)return null;let[a,c]=[o(r.fecha_registro),o(i.fecha_registro)],p=c===
o(Date.now())?t.today:c;return l("div",{class:"summary",children:[l("strong",{children:e.length===1?
t.importOne(a,s(r.peso_kg)):t.importRange(n(e.length),a,p,s(r.peso_kg),s(i.peso_kg))}),l(V_,{records:e})]})},
U_=({records:e,onImport:t})=>{let{t:n,zone:s,config:o,integer:r,kg:i,instant:a,describeCode:c,account:p}=W(),
[h,d]=ne(0),m=ge(null),f=o.validation_limits??{},w=he(I=>Cd(e,s,f,I,d),[e]),v=es(async()=>{if(!w.data)
return;d(0);let I=await Pd(p.userId,w.data,d);t(n.importedWeights(I,r(I)))});if(de(()=>m.current?.focus(),
[v.busy]),w.loading)return l(on,{label:n.checking,done:h,all:e.length,format:r});let{added:k=[],known:y=0,
refused:S=[]}=w.data??{};if(v.busy)return l("div",{tabIndex:-1,ref:m,children:l(on,{label:n.importingWeights,
done:h,all:k.length,format:r})});let C=S.length,x=[n.added(k.length,r(k.length)),y>0&&n.known(y,r(y)),
C>0&&n.rejected(C,r(C))];return l(ee,{children:[l(Fe,{error:w.error,retry:w.reload}),l(G_,{records:k}),
w.data&&l("p",{role:"status",children:x.filter(Boolean).join(" · ")}),l(Ue,{caption:n.refused,rows:S,
columns:[[n.date,({fecha_registro:I})=>a(I)],[n.weight,({peso_kg:I})=>i(I),"numeric"],[n.reason,({code:I})=>c(
I??"")]]}),l(Fe,{error:v.error,retry:w.reload}),k.length>0&&v.error===void 0&&l("div",{class:"action\
s",children:l(ie,{text:n.importWeights(k.length,r(k.length)),kind:"primary",onClick:v.run})})]})},q_={
head:[],body:[]},z_=5,j_=({opened:e,onImport:t})=>{let{t:n,zone:s,integer:o,kg:r,plain:i,instant:a,account:c}=W(),
p="text"in e,h=je(()=>dr(`columns of ${c.userId}`),[c.userId]),d=je(()=>p?Ud(e.text):[e.sheet],[p,e]),
m=d.length===1?0:d.findIndex(Mr),[f,w]=ne(m),[v,k]=ne({}),y=d[f]??d[0]??q_,S=String(y.head),C=v[S]??
h.find(S),x=je(()=>Zd(y,C,s),[y,C,s]),I=je(()=>Jd(y,x.form,s),[y,x,s]),O=x.isComplete&&f>=0,{data:$,
error:R}=he(async G=>O?{understood:x,...await Qd(y,x.form,s,G)}:void 0,[x,O]),F=$?.understood===x?$:
void 0,N=G=>y.head[G]||n.columnAt(G+1),P=I[0]?.value??0,D=(G,V)=>{if(G==="order")return n.orders[V];
if(G==="decimal")return V===","?n.comma:n.point;if(G.startsWith("only"))return V||n.allLines;if(V===
"-1")return n.noColumn;if(V==="file")return n.asInFile;let Y=Number.parseInt(V.replace("#",""),10);if(!Number.
isNaN(Y))return N(Y)+(V.endsWith("+")?` + ${N(Y+1)}`:"");let z=V==="kg"?"":` = ${r(ts(P,V))}`;return`${n.
unitNames[V]} (${i(P)} ${V}${z})`},E=({key:G,value:V})=>I.flatMap(Y=>{let z=Y.at&&a(Y.at),ce=Y.kg===
void 0?i(Y.value):r(Y.kg),ve=(/^(date|time|order)$/.test(G)?[z]:[ce,G.startsWith("only")&&z]).filter(
Boolean).join(" · ");return ve&&V!==void 0?[`${n.samples[Y.name]}: ${ve}`]:[]}),B=({column:G})=>G!==
void 0,L=x.choices.toSorted((G,V)=>Number(B(G))-Number(B(V))).map(G=>({...G,label:B(G)?n.onlyWhere(N(
G.column??0)):n.importRoles[G.key],options:G.options.map(V=>[V,D(G.key,V)]),outcome:E(G),column:/^(date|time|weight)$/.
test(G.key)?Number.parseInt(G.value??"",10):void 0,isFolded:!G.isAsked&&(B(G)||x.program!==void 0)})),
Q={key:"table",label:n.table,options:d.map(({head:G,body:V},Y)=>[String(Y),n.tableOf(G.filter(Boolean).
join(", "),o(V.length))]),value:f<0?void 0:String(f)},q=(G,V)=>{G==="table"?w(Number(V)):k({...v,[S]:{
...C,[G]:V}})};if(d.length===0)return l(le,{kind:"error",children:n.nothingRead});let be=d.reduce((G,{
body:V})=>G+V.length,0)-y.body.length,ae=F&&[y.isCut&&n.cutFile,F.others>0&&n.leftOutLines(F.others,
o(F.others)),be>0&&n.otherTables(be,o(be)),F.empty>0&&n.withoutWeight(F.empty,o(F.empty)),F.isLocal&&
n.localTimes(s.name),F.isNoon&&n.localDays(s.name)];return l(ee,{children:[x.program&&l("p",{role:"s\
tatus",children:n.recognised(x.program)}),l(cr,{caption:n.firstLines,head:y.head,rows:y.body.slice(0,
z_),choices:[...m<0?[Q]:[],...f<0?[]:L],choose:q,more:x.program?n.changeReading:n.moreChoices}),l(Fe,
{error:R}),F?.records.length===0&&l(le,{kind:"error",children:n.nothingRead}),ae?.map(G=>G&&l(le,{kind:"\
doubt",children:G},G)),F&&l(Ue,{caption:n.unread(F.unread.length,o(F.unread.length)),rows:F.unread,columns:[
[n.line,G=>G]]}),F&&F.records.length>0&&l(U_,{records:F.records,onImport:G=>{v[S]&&h.keep(S,C),t(G)}},
JSON.stringify([S,C]))]})},K_=".csv,.tsv,.txt,.json,.xml,text/csv,text/plain,application/json,text/x\
ml",ef=()=>{let{t:e}=W(),[t,n]=ne(),[s,o]=ne(""),r=ge(null),i=async f=>t&&{opened:await Ed(t,f),chosen:t},
{data:a,error:c,loading:p,reload:h}=he(i,[t]),d=a?.chosen===t?a?.opened:void 0,m={label:e.file,type:"\
file",accept:K_};return de(()=>{s&&r.current?.focus()},[s]),l("div",{class:"card",children:[l(Ft,{title:e.
importTitle,tools:l("a",{href:pe("weight"),children:e.back})}),s?l("div",{class:"part",tabIndex:-1,ref:r,
children:[l(le,{kind:"success",children:s}),l(Xd,{}),l("a",{href:pe("weight",{period:"all"}),children:e.
back})]}):l(ee,{children:[l("p",{class:"hint",children:e.importHint}),!t&&l(Xd,{}),l("form",{onInput:({
target:f})=>n(f.files?.[0]),children:l(Nn,{fields:{file:m}})}),l(Fe,{error:c,retry:h}),p&&t&&l(le,{kind:"\
loading",children:e.loading}),d&&("format"in d?l(le,{kind:"error",children:e.formats[d.format]}):l(j_,
{opened:d,onImport:o},t))]})]})};var Y_=(e,t)=>Date.parse(t.fecha_registro)-Date.parse(e.fecha_registro),tf=async(e,t)=>{let n=await j.
recordWeights({body:{weights:[{peso_kg:e,fecha_registro:t}]}});return"weights"in n?n.weights:[]},Na=(e,t)=>[
...t,...e.filter(({id:n})=>t.every(s=>s.id!==n))].sort(Y_),nf=e=>{let{t,plain:n,unit:s,kg:o}=W(),r=e&&
(s==="kg"?n(e):o(e));return{inputMode:s==="st"?"text":"decimal",autocomplete:"off",label:t.weightIn(
s),codes:["weight_out_of_range","weight_change_too_large"],defaultValue:r,read:i=>e!==void 0&&i===r?
e:nc(String(i),s)??new Error(t.notANumber[s])}},Ea=()=>{let{t:e,zone:t}=W();return t.name===yr()?void 0:
e.timesIn(t.name)},sf=e=>{let{t,zone:n}=W(),s=n.inputOf(e===void 0?Date.now():Date.parse(e));return{
label:t.dateTime,hint:Ea(),codes:["weight_date_invalid"],max:n.inputOf(Date.now()),type:"datetime-lo\
cal",defaultValue:s,read:o=>{if(e!==void 0&&o===s)return e;let r=Date.parse(`${o}Z`);if(Number.isNaN(
r))return String(o);let i=n.instantOf(r);return i>Date.now()?new Error(t.futureDate):new Date(i).toISOString()}}},
of=({change:e})=>{let{t,messages:n}=W(),s=In(Dt),[o,r]=ne(!1),i=ge(void 0),[a,c]=[nf(),sf()],p=async({
peso_kg:d,time:m})=>{let f=i.current?.kg===d?i.current.at:new Date().toISOString(),w=await tf(d,m??f).
catch(async v=>{let{code:k,status:y}=v;if(y===void 0||y>=500?i.current={kg:d,at:f}:y!==401&&y!==429&&
(i.current=void 0),k!=="weight_date_invalid"||m!==void 0)throw v;return await j.recordWeight({body:{
peso_kg:d}}),s(!0),[]});return i.current=void 0,e(v=>Na(v,w)),r(!1),n.texts.weight_recorded},h={peso_kg:a,
...o&&{time:c}};return l("div",{class:"record",children:[l(Ct,{inline:!0,submit:t.record,fields:h,act:p}),
l(ie,{text:o?t.now:t.anotherDay,kind:"link","aria-expanded":o,onClick:()=>r(!o)})]})},rf=({item:e,change:t})=>{
let{t:n,kg:s,instant:o,announce:r}=W(),i=In(Dt),a={weight_id:e.id},c=`${s(e.peso_kg)}, ${o(e.fecha_registro)}`,
p=async()=>{let h=await tf(e.peso_kg,e.fecha_registro);return t(d=>Na(d,h)),i(!1),n.restored};return l(
Fs,{label:`${n.actions}: ${c}`,text:"⋯",children:[l(Le,{text:n.correct,of:c,title:n.correctTitle,submit:n.
save,fields:{peso_kg:nf(e.peso_kg),time:sf(e.fecha_registro)},act:async({peso_kg:h,time:d})=>{let m=d===
e.fecha_registro?{}:{fecha_registro:d},f=await j.correctWeight({path:a,body:{peso_kg:h,...m}});return t(
w=>Na(w,[f])),n.corrected}}),l(Le,{text:n.remove,of:c,title:n.removeTitle,question:c,act:async()=>{await j.
deleteWeight({path:a}),t(h=>h.filter(({id:d})=>d!==e.id)),r(n.removed,p)}})]})};var Z_=async e=>{let[t,{weights:n}]=await Promise.all([An(j.getProfile({signal:e})),j.listRecentWeights(
{signal:e})]);return{profile:t,weights:n}},J_=e=>j.listWeights({signal:e}),Q_=e=>An(j.getBmi({signal:e})),
Co={from:15,to:43},$a=qo(1),X_=({imc:e})=>{let{plain:t}=W(),n=r=>Math.min(Math.max(r,Co.from),Co.to),
s=r=>(n(r)-Co.from)/(Co.to-Co.from)*100,o=({from:r,to:i})=>`${s(i)-s(r)}%`;return l("div",{class:"sc\
ale","aria-hidden":"true",children:[$a.map(r=>l("i",{"data-kind":vo(r.class),style:{width:o(r)}},r.class)),
l("b",{style:{left:`${s(e)}%`}}),$a.slice(0,-1).map(({class:r,to:i})=>l("small",{style:{left:`${s(i)}\
%`},children:t(i)},r))]})},ey=({bmi:e,profile:t,bands:n,points:s})=>{let{t:o,messages:r,tenths:i,hundredths:a,
kg:c,unit:p}=W(),h=n.find(k=>k.class==="normal"),[d=0,m=0]=h?_d(h,p,s.at(-1)?.kg):[],{data:f}=e,w=f?
io(f):void 0,v=f&&w&&yd(f.imc,w,$a);return l("div",{class:"part",children:[l("h2",{children:o.bmi}),
l(Fe,{error:e.error,retry:e.reload}),f&&l("p",{class:"figure",children:[l("strong",{children:v?.decimals===
2?a(v.bmi):i(f.imc)})," ",l(Ce,{kind:w&&vo(w),children:vi(f,r)})]}),f&&n.length>0&&l(X_,{imc:f.imc}),
f===null&&l("p",{children:t?o.bmiNeedsWeight:o.bmiNeedsProfile}),h&&l("p",{class:"hint",children:o.normalRange(
c(d),c(m))}),!t&&l("a",{href:pe("profile"),children:o.toProfile})]})},ty=e=>{let{t,kg:n,day:s,signed:o}=W(),
r=e.points.at(-1),i=[7,30].flatMap(a=>{let c=Pa(e.points,a);return c===void 0?[]:[t.changeIn(o(c),a)]});
return l("section",{class:"card now","aria-label":t.latest,children:[l("div",{class:"part",children:[
l("h2",{children:r?t.latestOf(s(r.at)):t.latest}),r&&l("p",{class:"figure",children:l("strong",{children:n(
r.kg)})}),i.length>0&&l("p",{children:i.join(" · ")}),!r&&l("div",{class:"ghost","aria-hidden":"tru\
e"}),!r&&l("p",{children:t.noWeights}),l(of,{change:e.change}),!r&&l("a",{href:pe("weight",{},"impor\
t"),children:t.importFrom})]}),l(ey,{...e})]})},af={month:30,quarter:91,year:365,all:Number.POSITIVE_INFINITY},
Ma=["month","quarter","year","all"],lf,ny=({points:e,bands:t,profile:n})=>{let{t:s,zone:o,kg:r,integer:i,
signed:a}=W(),{parameters:c}=Ke(),p=Date.now(),h=O=>p-af[O]*864e5,d=O=>e.filter(({at:$})=>$>=h(O)).length>
1,m=Ma.find(O=>O===c.period)??lf??Ma.find(d)??"all";lf=m;let{series:f,from:w}=je(()=>{let O=Math.max(
h(m),e[0]?.at??p-864e5);return{series:gd(e,O,o),from:O}},[e,m,o]),v=l(er,{label:s.period,values:Ma,names:s.
periods,value:m,choose:O=>gn(pe("weight",{period:O}))}),{points:k,meanDays:y}=f,S=n?wd(n.fecha_nacimiento,
o):0,[C,x]=[k[0],k.at(-1)],I=Float64Array.from(k,O=>O.kg).sort();return l(Me,{title:s.trend,tools:v,
children:[!C&&l("p",{class:"hint",children:s.nothingInPeriod}),l(kd,{series:f,from:w,bands:t,bandsFrom:S}),
l("p",{class:"hint key",children:[l("span",{"aria-hidden":"true",children:"●"})," ",s.chartPoint,"\
 ",l("b",{"aria-hidden":"true",children:"━"})," ",s.mean(y)]}),C&&x&&l(Ds,{facts:{[s.change]:a(Pa(
e,af[m])??x.kg-C.kg),[s.minimum]:r(I[0]??0),[s.maximum]:r(I.at(-1)??0),[s.count]:i(k.length)}})]})},
sy=12,oy=({weights:e,change:t})=>{let{t:n,kg:s,instant:o,longMonth:r,language:i,zone:a}=W(),c=je(()=>{
let m=Map.groupBy(e,w=>r(w.fecha_registro)),f=w=>w.reduce((v,{peso_kg:k})=>v+k,0)/w.length;return new Map(
[...m].map(([w,v])=>[w,n.monthMean(w,s(f(v)))]))},[e,n,s,r]),p=e.length>sy,h=()=>En(new Blob([vd(e,i,
a)],{type:"text/csv"}),"weights.csv"),d=l("div",{class:"actions",children:[l("a",{class:"button plai\
n",href:pe("weight",{},"import"),children:n.importCsv}),l(ie,{text:n.exportCsv,onClick:h})]});return l(
Me,{title:n.records,hint:Ea(),tools:d,children:l(Ue,{caption:n.newestFirst,rows:e,keyOf:({id:m})=>m,
groupOf:m=>p&&c.get(r(m.fecha_registro))||"",columns:[[n.date,m=>o(m.fecha_registro)],[n.weight,m=>l(
"strong",{children:s(m.peso_kg)}),"numeric"],[n.actions,m=>l(rf,{item:m,change:t}),"tools"]]})})},ry=({
first:e})=>{let{t}=W(),[n,s]=[he(J_),he(Q_)],{profile:o}=e,r=n.data?.weights??e.weights,i=s.data&&io(
s.data)==="minor"?void 0:o?.talla_m,a=je(()=>i?qo(i):[],[i]),c=je(()=>r.map(m=>({at:Date.parse(m.fecha_registro),
kg:m.peso_kg})).reverse(),[r]),h={profile:o,weights:r,points:c,bands:a,change:m=>n.data?n.change(f=>({
...f,weights:m(f.weights)})):n.reload()},d=m=>{m&&n.reload(),s.reload()};return l(Dt.Provider,{value:d,
children:[l(ty,{...h,bmi:s}),l(Fe,{error:n.error,retry:n.reload}),!n.data&&n.loading&&r.length>0&&l(
le,{kind:"loading",children:t.loading}),n.data&&r.length>0&&l(ee,{children:[l(ny,{...h}),l(oy,{...h})]})]})},
iy=()=>{let e=he(Z_);return l(wt,{title:W().t.weight,quiet:!0,load:e,children:t=>l(ry,{first:t})})},
cf=()=>Ke().id==="import"?l(ef,{}):l(iy,{});var ay=["","register","deleted","last"],ly=5e3,pf=$n("language"),uf=$n("unit"),df=$n("view"),cy=()=>[
pf.read(),...navigator.languages].find(t=>/^(es|en)\b/.test(t))?.startsWith("en")?"en":"es",ff=({label:e,
tabs:t})=>{let n=ge(null),s=t.find(([,,o])=>o)?.[0];return de(()=>{let o=n.current?.querySelector("[\
aria-current]");n.current&&o&&(n.current.scrollLeft=o.offsetLeft-n.current.offsetLeft-48)},[s]),l("n\
av",{class:"tabs","aria-label":e,ref:n,children:t.map(([o,r,i])=>l("a",{href:pe(o),"aria-current":i?
"page":void 0,children:r},o))})},uy=()=>j.logout().catch(e=>{if(!(e instanceof it))throw e;j.session.
forget()}),dy=({account:e,views:t,current:n,language:s})=>{let{t:o}=W(),r=d=>[d.name,o[d.name],d===n],
i=d=>t.filter(m=>m.place===d),a=i("administration"),c=n?.place==="administration",p=e?.role==="admin",
h=a.slice(0,1).map(({name:d})=>[d,p?o.administration:o[d],c]);return l("header",{class:e?"":"guest",
children:[l(ie,{text:o.skip,kind:"skip",onClick:rn}),l("div",{class:"frame",children:[l("a",{class:"\
brand",href:"#/",children:l("span",{children:o.title})}),e&&l(ff,{label:o.navigation,tabs:[...i().map(
r),...h]}),e?l(Fs,{label:`${o.menu}: ${e.username}`,text:e.username,children:[i("menu").map(({name:d})=>l(
"a",{href:pe(d),children:o[d]},d)),s,l(jt,{text:o.signOut,kind:"link",act:uy})]}):s]}),c&&l(ff,{label:o.
administration,tabs:a.map(r)})]})},fy=({change:e,name:t})=>{let{t:n}=W(),s=t==="deleted"?n.deleted:e&&
n.ends[e],o=async()=>await j.session.restore()??location.reload();return l(ee,{children:[s&&l(le,{children:s}),
e==="account_changed"&&l(jt,{text:n.adopt,act:o}),l("div",{class:"card narrow welcome",children:l(Ki,
{registering:t==="register"},t==="register")})]})},py=({account:e,leave:t})=>{let{t:n}=W();return de(
()=>Ql,[]),l(ss,{title:n.signIn,locked:!0,onClose:t,children:()=>l(ee,{children:[l(le,{children:n.ends.
expired}),l(Ki,{registering:!1,expired:e})]})})},my=(e,t)=>{let n=Object.entries(e?.parameters??{});
return Object.fromEntries(n.map(([s,o])=>[s,typeof o=="number"&&!Number.isInteger(o)?t(o):o]))},mf=({
views:e})=>{let[t,n]=ne(cy),[s,o]=ne(()=>Yo.find(V=>V===uf.read())??"kg"),[{account:r,change:i,expired:a=null},
c]=ne({account:null}),[p,h]=ne({text:""}),d=jo((V,Y)=>h({text:V,undo:Y}),[]),m=Ms(()=>navigator.onLine,
window,"online","offline"),{name:f,id:w}=Ke(),v=ge(void 0);de(()=>j.session.onChange((V,Y)=>{c(z=>({
account:V,change:Y,expired:Y==="expired"?z.account??z.expired??null:null})),V&&(v.current!==void 0&&
v.current!==V.userId&&gn(pe("")),v.current=V.userId)}),[]);let k=ge(null);de(()=>{let V=k.current;if(p.
text===""||!V)return;let Y=()=>d(""),z,ce=()=>{clearTimeout(z),V.contains(document.activeElement)||(z=
setTimeout(Y,ly))};V.querySelector("button")?.focus(),ce();let qe=[mn(V,["focusin","focusout"],()=>setTimeout(
ce)),mn(window,["input","offline"],Y),()=>clearTimeout(z)];return()=>qe.map(ve=>ve())},[p,d]);let y=he(
async()=>(await j.session.restore(),j.getPublicConfig())),S={"Accept-Language":t},C=he(V=>j.getMessages(
{headers:S,signal:V}),[t]),x=r??a,I=he(async V=>r?{userId:r.userId,...await j.getPermissions({signal:V})}:
I.data,[r?.userId,r?.role]),O=he(async()=>r!==null&&lc(),[r?.userId]),$=co[t],[R,F]=[C.data,y.data],
N=I.data?.userId===x?.userId?I.data?.permissions:void 0,P=je(()=>{if(!R||!F)return;let V=ac(t,_r(F.time_zone??
yr()),s),Y={...R,errors:{...R.errors,...V.t.errors}};return{...V,messages:Y,config:F,account:x,announce:d,
may:z=>N?.includes(z)??!1,describe:(z,ce)=>ki(z,Y,{...my(z,V.plain),...ce}),describeCode:z=>ic(z,Y.errors,
V.t.generalErrors),setUnit(z){uf.write(z),o(z)}}},[t,s,R,F,x,N,d]);de(()=>{document.documentElement.
lang=t},[t]);let D=({needs:V})=>V===void 0||x?.role==="admin"||V!=="admin"&&N?.includes(V)===!0,E=e.
filter(D),B=f==="last"?df.read():f,L=ay.includes(f)?E[0]:void 0,Q=E.find(V=>V.name===B)??L;if(de(()=>{
!N||!Q||(f==="last"?gn(pe(Q.name)):df.write(Q.name))},[N,f,Q]),!P){let V=[C,y].filter(({error:Y})=>Y!==
void 0);return V.length===0?l("p",{class:"notice loading",children:$.loading}):l("main",{class:"card\
 narrow",children:[l("h1",{children:$.title}),l("p",{role:"alert",children:$.startFailed}),l(ie,{text:$.
retry,kind:"primary",onClick:()=>V.map(Y=>Y.reload())})]})}let q=t==="es"?"en":"es",be=()=>{n(q),pf.
write(q)},ae=()=>{rn(),p.undo?.().then(V=>d(`${V}`),V=>d(P.describe(V)))},G=l(ie,{text:$.otherLanguage,
kind:"link",lang:q,onClick:be});return l(Ei.Provider,{value:P,children:[l(dy,{account:x,views:E,current:Q,
language:G}),l("main",{children:[!m&&l(le,{children:$.offline}),r&&O.data&&l(le,{children:$.needsHttps}),
l(Fe,{error:C.error,retry:C.reload}),!x&&l(fy,{change:i,name:f}),x&&Q&&l(uc,{children:l(Q.component,
{})},`${x.userId} ${Q.name} ${w}`),l(Fe,{error:I.error,retry:I.reload}),x&&!Q&&N&&l(Ft,{title:$.notFound,
tools:l("a",{href:"#/",children:$.weight})},f),a&&l(py,{account:a,leave:()=>c({account:r,change:i})}),
l("div",{class:"announcement",role:"status",ref:k,children:[p.text,p.undo&&l(ie,{text:$.undo,kind:"l\
ink",onClick:ae})]})]})]})};var gy=[{name:"weight",component:cf},{name:"profile",component:Hc,place:"menu"},{name:"account",component:Bc,
place:"menu"},{name:"checklist",component:Nc,place:"administration",needs:"checklist:read"},{name:"s\
ynchronisation",component:$c,place:"administration",needs:"checklist:read"},{name:"files",component:Mc,
place:"administration",needs:"admin"},{name:"accounts",component:fc,place:"administration",needs:"ad\
min"}],gf=document.getElementById("page");gf.replaceChildren();Tl(l(mf,{views:gy}),gf);
