var we,el,kf,Tn,Yr,Ls,tl,Ms,nl,Qr,Zr,ol,ss=Symbol.for("pv"),Ws={},$s=[],Sf=/^m(i|n|o|s|text|space)$/,
Xr=Array.isArray,ei=$s.slice,Un=Object.assign;function Gn(e){e&&e.parentNode&&e.remove()}function sl(e,t,n){
var o,s,r,i={},a=arguments.length;for(r in t)r=="key"?o=t[r]:r=="ref"&&typeof e!="function"?s=t[r]:i[r]=
t[r];return a>2&&(i.children=a>3?ei.call(arguments,2):n),os(e,i,o,s,null)}function os(e,t,n,o,s){var r={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:ss,
__v:s||++el,__i:-1,__u:0};return!s&&we.vnode&&we.vnode(r),r}function ne(e){return e.children}function Ns(e,t){this.props=e,this.context=t,this.__g=0}function xn(e,t){
if(t==null)return e.__&&xn(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.
__e;return typeof e.type!="function"||e.props.__P?null:xn(e)}function vf(e){var t,n=e.__v,o=n.__e,s=[],
r=[],i=e.__P;i&&((t=Un({constructor:ss},n)).__v=n.__v+1,we.vnode&&we.vnode(t),ti(i,t,n,e.__n,i.namespaceURI,
32&n.__u?[o]:null,s,o||xn(n),32&n.__u,r),t.__v=n.__v,t.__.__k[t.__i]=t,ul(s,t,r),n.__=n.__e=null,t.__e!=
o&&rl(t))}function rl(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&
(e.__e=t.__e)}),rl(e)}function Jr(e){(8&e.__g||(e.__g|=8,Tn.push(e),Ls++))&&Yr==we.debounceRendering||
((Yr=we.debounceRendering)||queueMicrotask)(il)}function il(){try{for(var e,t=1;Tn.length;)Tn.length>
t&&Tn.sort(tl),e=Tn.shift(),t=Tn.length,8&e.__g&&vf(e)}finally{(Ls=Tn.length)&&(Yr||queueMicrotask)(
il)}}function al(e,t,n,o,s,r,i,a,c,p,h){var d,g,f,w,v,S,b=o.__k||$s,k=t.length;for(c=Tf(n,t,b,c,k),d=
0;d<k;d++)(f=n.__k[d])!=null&&(g=~f.__i&&b[f.__i]||Ws,f.__i=d,S=ti(e,f,g,s,r,i,a,c,p,h),w=f.__e,(g.ref!=
f.ref||8&g.__u)&&(g.ref&&ni(g.ref,null,f,g),f.ref&&h.push(f.ref,f.__c||w,f)),v=v||w,4&f.__u?(c=ll(f,
c,e,!g.__v),g.__e&&(g.__e=null)):typeof f.type=="function"&&S!==void 0?c=S:w&&(c=w.nextSibling),f.__u&=
-21);return n.__e=v,c}function Tf(e,t,n,o,s){var r,i,a,c,p,h,d,g,f,w=n.length,v=w,S=0,b=0,k=e.__k=Array(
s);for(r=0;r<s;r++)(i=t[r])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.
constructor===String?i=k[r]=os(null,i):Xr(i)?i=k[r]=os(ne,{children:i}):i.constructor===ss&&i.__b?i=
k[r]=os(i.type,i.props,i.key,i.ref,i.__v):k[r]=i,c=r+S,i.__=e,i.__b=e.__b+1,a=null,~(p=i.__i=xf(i,n,
c,v))&&(v--,(a=n[p])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,p==c-1?S--:p==c+1?S++:p!=c&&(p>c?S--:S++,b=1)):
(~p||(s>w?S--:s<w&&S++),typeof i.type!="function"&&(i.__u|=4))):k[r]=null;if(b){for(h=[],d=[],r=0;r<
s;r++)if((i=k[r])&&16&i.__u){for(S=0,g=h.length;S<g;)h[f=S+g>>1]<i.__i?S=f+1:g=f;h[S]=i.__i,d[r]=S+1}
for(S=h.length;r--;)d[r]&&(d[r]==S?S--:k[r].__u|=4)}if(v)for(r=0;r<w;r++)!(a=n[r])||2&a.__u||(a.__e==
o&&(o=xn(a)),oi(a,a));return o}function ll(e,t,n,o){var s,r,i,a;if(typeof e.type=="function"){if(e.props.
__P)return t;if(s=e.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=e,t=ll(s[r],t,n,!1));return t}for(t&&!t.
parentNode&&(t=xn(e))&&!t.parentNode&&(t=null),i=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;for(i!=
a&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&
t.nodeType==8&&!t.data.startsWith("$s"););return t}function xf(e,t,n,o){var s,r=e.key,i=e.type,a=t[n],c=a&&!(2&a.__u);if(a===null&&r==null||c&&r==a.key&&
i==a.type)return n;if(o>(c?1:0)){for(s=n-1;s>=0;s--)if((a=t[s])&&!(2&a.__u)&&r==a.key&&i==a.type)return s;
for(s=n+1;s<t.length;s++)if((a=t[s])&&!(2&a.__u)&&r==a.key&&i==a.type)return s}return-1}function Xa(e,t,n){
n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Es(e,t,n,o,s){var r,i;if(t=="style")if(typeof n==
"string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||
Xa(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||Xa(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!=
"function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(i=Zr[t]||(Zr[t]=
Cf(t)),(e.__a||(e.__a={}))[t]=Qr,r=t!=(t=t.replace(nl,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),
n?e.addEventListener(t,i,r):e.removeEventListener(t,i,r));else{if(s=="http://www.w3.org/2000/svg")t=
t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="l\
ist"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&
t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?
e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Cf(e){return function(t){var n=this.
__e;if(n){if(n=n[e],t[Ms]==null)t[Ms]=Qr++;else if(t[Ms]<this.__a[e])return;return n(we.event?we.event(
t):t)}}}function ti(e,t,n,o,s,r,i,a,c,p){var h,d,g,f,w,v,S,b,k,C,x,I,D,N,R,F,E,A,G=t.type;if(t.constructor!==
ss)return null;128&n.__u&&(c=32&n.__u,h=n.__c.__z)&&(t.__u|=c,d=r=[],h.nodeType==8?a=Fs(h,r):r.push(
h),a=r[0]||a),(h=we.__b)&&h(t);e:if(typeof G=="function"){g=i.length;try{if(b=t.props,k=(h=G.prototype)&&
h.render,C=(h=G.contextType)&&o[h.__c],x=h?C?C.props.value:h.__:o,(f=n.__c)?(t.__c=f,2&f.__g&&(f.__g|=
1)):(k?t.__c=f=new G(b,x):(t.__c=f=new Ns(b,x),f.constructor=G,f.render=Df),C&&C.sub(f),f.state||(f.
state={}),f.__n=o,f.__g|=8,f.__h=[],f.__k=[]),k&&(f.__s||(f.__s=f.state),G.getDerivedStateFromProps&&
(f.__s==f.state&&(f.__s=Un({},f.__s)),Un(f.__s,G.getDerivedStateFromProps(b,f.__s)))),w=f.props,v=f.
state,f.__v=t,n.__c){if(b!==w&&k&&!G.getDerivedStateFromProps&&f.componentWillReceiveProps&&f.componentWillReceiveProps(
b,x),t.__v==n.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(b,f.__s,
x)===!1){t.__v!=n.__v&&(f.props=b,f.state=f.__s,f.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function($){
$&&($.__=t)}),$s.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&i.push(f),a=xn(n);break e}f.componentWillUpdate&&
f.componentWillUpdate(b,f.__s,x),k&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(
w,v,S)})}else k&&!G.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),k&&f.componentDidMount&&
f.__h.push(f.componentDidMount);f.context=x,f.props=b,f.__P=e,f.__g&=-5,I=we.__r,D=k?25:0;do f.__g&=
-9,I&&I(t),h=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++D<25);k&&($s.push.apply(f.__h,
f.__k),f.__k=[]),f.state=f.__s,f.getChildContext&&(o=Un({},o,f.getChildContext())),k&&n.__c&&f.getSnapshotBeforeUpdate&&
(S=f.getSnapshotBeforeUpdate(w,v)),N=h&&h.type===ne&&h.key==null?h.props.children:h,b.__P&&(h=a,s=(e=
b.__P).namespaceURI,c=r=null,n.props&&n.props.__P!=e&&(n.__k.some(function($){$&&oi($,$)}),n.__k=null),
a=n.__k?xn(n,0):null),a=al(e,Xr(N)?N:[N],t,n,o,s,r,i,a,c,p),b.__P&&(t.__e=null,a=h),t.__u&=-161,d&&d.
some(Gn),f.__h.length&&i.push(f),1&f.__g&&(f.__g&=-4)}catch($){if(i.length=g,t.__v=null,c||r)if($&&$.
then){if(t.__u|=128|c,r){for(~(E=r.indexOf(a||void 0))||(E=r.length);(A=r[E-1])&&A.nodeType==8;)E--;
for(;E<r.length;E++)if(A=r[E])if(r[E]=null,R){if(A==F)break}else{if(A.nodeType!=8)break;A.data.startsWith(
"$s")&&(F=Fs(R=A))}}if(!R){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;R=a}(h=Fs(R=t.__c.__z||
(t.__c.__z=R)))?(t.__e=R,a=h):t.__e=a,a=a&&a.nextSibling}else r&&r.some(Gn);else t.__e=n.__e;t.__k||
(t.__k=n.__k||[]),$&&$.then||cl(t),we.__e($,t,n)}}else a=t.__e=Pf(n.__e,t,n,o,s,r,i,c,p,e);return(h=
we.diffed)&&h(t),a}function Fs(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){
if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&
t.push(e)}}function cl(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(cl))}function ul(e,t,n){for(var o=0;o<
n.length;)ni(n[o++],n[o++],n[o++]);we.__c&&we.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(
function(r){r.call(s)})}catch(r){we.__e(r,s.__v)}})}function Pf(e,t,n,o,s,r,i,a,c,p){var h,d,g,f,w,v,
S,b,k=n.props||Ws,C=t.props,x=t.type;if(x=="svg"?s="http://www.w3.org/2000/svg":x=="math"?s="http://\
www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(h=0;h<r.length;h++)if((w=r[h])&&
(x?w.localName==x:w.nodeType==3)){e=w,r[h]=null;break}}if(!e){if(b=p.ownerDocument||document,!x)return b.
createTextNode(C);e=b.createElementNS(s,x,C.is?C:p),a&&(we.__m&&we.__m(t,r),a=!1),r=null}if(x){if(p=
x=="template"&&e.content||e,r=x=="textarea"&&C.defaultValue!=null?null:r&&ei.call(p.childNodes),!a&&
r)for(k={},h=0;h<e.attributes.length;h++)k[(w=e.attributes[h]).name]=w.value;for(h in k)w=k[h],h=="d\
angerouslySetInnerHTML"?g=w:h=="children"||h in C||h=="value"&&"defaultValue"in C||h=="checked"&&"de\
faultChecked"in C||Es(e,h,null,w,s);for(h in C)w=C[h],h=="children"?f=w:h=="dangerouslySetInnerHTML"?
d=w:h=="value"?v=w:h=="checked"?S=w:a&&typeof w!="function"||k[h]===w||Es(e,h,w,k[h],s);d?(a||g&&(d.
__html==g.__html||d.__html==e.innerHTML)||(e.innerHTML=d.__html),t.__k=[]):(g&&(e.textContent=""),(x==
"foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&Sf.test(x))&&(s="http://www.w3.org/1999/xh\
tml"),al(p,Xr(f)?f:[f],t,n,o,s,r,i,r?r[0]:n.__k&&xn(n,0),a,c),r&&r.some(Gn)),a&&x!="textarea"||(h="v\
alue",x=="progress"&&v==null?e.removeAttribute(h):v==null||v===e[h]&&(x!="progress"||v)||Es(e,h,v,k[h],
s),h="checked",S!=null&&S!=e[h]&&Es(e,h,S,k[h],s))}else k===C||a&&e.data==C||(e.data=C);return e}function ni(e,t,n,o){
try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="func\
tion"?t():e(null)):e.current=t}catch(s){we.__e(s,n)}}function oi(e,t,n){var o,s,r,i;if(we.unmount&&we.
unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||ni(o,null,t,e),o=e.__c){if(o.componentWillUnmount)
try{o.componentWillUnmount()}catch(a){we.__e(a,t)}o.__P=o.__n=null}if(o=e.__k)for(i=0;i<o.length;i++)
o[i]&&oi(o[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(s=Fs(o,r=[]))&&
(o==e.__e&&r.some(Gn),Gn(s),Gn(o)),n||Gn(e.__e),e.__e=e.__c=e.__=null}function Df(e,t,n){return this.
constructor(e,n)}function dl(e,t){var n,o,s,r;we.__&&we.__(e,t),t.nodeType==9&&(t=t.documentElement),
o=(n=e&&32&e.__u)?null:t.__k,t.__k=os(ne,{children:[e]}),s=[],r=[],ti(t,t.__k,o||Ws,Ws,t.namespaceURI,
o?null:t.firstChild?ei.call(t.childNodes):null,s,o?o.__e:t.firstChild,n,r),ul(s,t.__k,r),t.__k.props.
children=null}function Bs(e){function t(n){var o,s;return this.getChildContext||(o=new Set,(s={})[t.__c]=this,this.
getChildContext=function(){return s},this.shouldComponentUpdate=function(r){this.props.value!=r.value&&
o.forEach(function(i){i.__g|=4,Jr(i)})},this.sub=function(r){o.add(r);var i=r.componentWillUnmount;r.
componentWillUnmount=function(){o.delete(r),i&&i.call(r)}}),n.children}return t.__c="__cC"+ol++,t.__=
e,t.Provider=(t.Consumer=function(n,o){return n.children(o)}).contextType=t,t}we={__e:function(e,t,n,o){for(var s,r,i;t=t.__;)if((s=t.__c)&&!(1&s.__g)){s.__g|=4;try{if((i=(r=s.constructor)&&
r.getDerivedStateFromError)&&s.setState(r.getDerivedStateFromError(e)),s.componentDidCatch&&(s.componentDidCatch(
e,o||{}),i=1),i&&8&s.__g)return void(s.__g|=2)}catch(a){e=a}}throw Ls=0,e}},el=0,kf=function(e){return e!=
null&&e.constructor===ss},Ns.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.
__s=Un({},this.state)),typeof e=="function"&&(e=e(Un({},n),this.props)),e&&(Un(n,e),this.__v&&(t&&this.
__k.push(t),Jr(this)))},Ns.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(
e),Jr(this))},Ns.prototype.render=ne,Tn=[],Ls=0,tl=function(e,t){return e.__v.__b-t.__v.__b},Ms=Symbol(),
nl=/(PointerCapture)$|Capture$/i,Qr=0,Zr={},ol=0;var Be=class extends Error{name="ApiError";status;operation;code;parameters;fields;retryAfter;requestId;headers;constructor(t,n,{
status:o,headers:s},r){super(n,r),this.operation=t,this.status=o,this.code=s.get("x-error-code")??void 0;
let{fields:i=[],...a}=Rf(s.get("x-error-parameters"));this.parameters=a,this.fields=i,this.retryAfter=
Af(s.get("retry-after")),this.requestId=s.get("x-request-id")??void 0,this.headers=s}};var ot=class extends Error{name="ConnectionError"},jn=class extends ot{name="TimeoutError"},fl=(e,t)=>e instanceof
Be?new Be(t,e.message,e,{cause:e}):e,Po=e=>e instanceof Be&&e.status===401,Af=e=>{if(e===null)return;
let t=/^\d+$/.test(e)?Number(e):(Date.parse(e)-Date.now())/1e3;return Number.isNaN(t)?void 0:Math.max(
0,Math.ceil(t))},si=e=>{try{return JSON.parse(e)}catch{return}},Rf=e=>{let t=si(e??"");return typeof t==
"object"?{...t}:{}},pl=(e,t)=>typeof e=="object"&&e!==null&&"error"in e&&typeof e.error=="string"?e.
error:`HTTP ${t}`,Cn=e=>e.catch(t=>{if(t instanceof Be&&t.status===404)return null;throw t});var If=2**31-1,ri=(e,t)=>{let n=new AbortController,o,s=()=>clearTimeout(o),r=()=>{s(),!(e===0||e>If)&&
(o=setTimeout(()=>n.abort(new jn(`no answer within ${e} ms`)),e))},i=()=>n.abort(t?.reason);return t?.
aborted&&i(),t?.addEventListener("abort",i),r(),{signal:n.signal,extend:r,pause:s,release(){s(),t?.removeEventListener(
"abort",i)},renew:()=>ri(e,t),explain(a,c){return n.signal.aborted?n.signal.reason:a instanceof ot?a:
new ot(c,{cause:a})}}},un=(e,t)=>new Promise((n,o)=>{let s=()=>o(t.reason);t.aborted&&s(),t.addEventListener(
"abort",s),e.then(n,o).finally(()=>t.removeEventListener("abort",s))});var qn=(e,...t)=>{try{e?.(...t)}catch(n){queueMicrotask(()=>{throw n})}};var Of=250,Ef=3e4,Mf=async(e,{signal:t=new AbortController().signal})=>{let n,o=new Promise(s=>{n=setTimeout(
s,e)});await un(o,t).finally(()=>clearTimeout(n))};async function*ml(e,t){let n,o=new Set;do{let s=await t(
n);if(yield*s[e]??[],n=s.next_after,o.has(n))throw new ot("the pages of the list repeat themselves");
o.add(n)}while(n!==null)}var zn=({state:e,next_attempt_at:t})=>e==="waiting"||e==="retrying"||t!==null,
gl=async(e,t,n)=>{let o=/\/api\/wstg\/requests\/(\d+)$/.exec(e)?.[1];if(o===void 0)throw new TypeError(
`'${e}' is no address of a request`);for(let s=Of;;s=Math.min(s*2,Ef)){let r=s;try{let i=await n(Number(
o));if(qn(t.onRequest,i),!zn(i))return i}catch(i){if(!(i instanceof Be&&i.status===503))throw i;r=Math.
max(s,(i.retryAfter??0)*1e3)}await Mf(r,t)}};var Nf=10*6e4,hl=()=>{let e=new Headers({"x-error-code":"authentication_required"});return new Be("r\
efreshAccessToken","La sesión ha terminado",{status:401,headers:e})},Ff=e=>{let t=n=>{try{return e===
void 0?void 0:n(localStorage,e)}catch{return}};return{set:()=>t((n,o)=>n.setItem(o,"session")),remove:()=>t(
(n,o)=>n.removeItem(o)),get isMissing(){return t((n,o)=>n.getItem(o)===null)??!1}}},Lf=e=>{let t=e===
void 0?void 0:globalThis.navigator?.locks,n=new Set,o=Promise.resolve();return{async refresh(s){if(t&&
e)return t.request(e,{mode:"shared"},s);let r=o.then(s),i=r.then(()=>n.delete(i),()=>n.delete(i));return n.
add(i),r},async alone(s){if(t&&e)return t.request(e,s);let r=Promise.all([o,...n]).then(s);return o=
r.catch(()=>{}),r}}},_l=(e,t,n)=>{let o=new Set,s=Ff(t),r=Lf(t),i=t===void 0||typeof BroadcastChannel>
"u"?void 0:new BroadcastChannel(t),a,c,p=0,h=!1,d,g,f=(R,F)=>{for(let E of o)qn(E,R,F)},w=R=>{p+=1,g=
void 0,h=R},v=(R,F)=>{let{user_id:E,username:A,role:G,access_token:$}=R;a={account:{userId:E,username:A,
role:G},token:$,since:performance.now()},c=E,h=!1,s.set(),f(a.account,F)},S=R=>{w(!1),i?.postMessage(
{userId:R.user_id}),v(R,"signed_in")},b=R=>{w(!0),R!=="account_changed"&&s.remove(),!(!a&&R!=="accou\
nt_changed")&&(a=void 0,f(null,R))},k=()=>{i?.postMessage({userId:null}),n.forget(),b("signed_out")},
C=async(R,F=()=>b("expired"))=>{let E={isRefused:!1};d=E;try{let A=await R();return k(),A}catch(A){throw E.
isRefused&&F(),A}finally{d=void 0}},x=async()=>{let R=p,F;try{F=await r.refresh(e)}catch(E){throw Po(
E)&&p===R&&(d?d.isRefused=!0:b("expired")),E}if(p!==R)throw hl();if(a&&a.account.userId!==F.user_id)
throw b("account_changed"),hl();return v(F,a?"refreshed":"signed_in"),F},I=()=>{if(g)return g;let R=x().
finally(()=>{g===R&&(g=void 0)});return g=R,R},D=({data:R})=>{typeof R!="object"||R===null||!("userI\
d"in R)||(R.userId===null?b("signed_out"):c!==void 0&&R.userId!==c?b("account_changed"):a||(w(!1),s.
set(),N.restore().catch(()=>{})))};i?.addEventListener("message",D);let N={get account(){return a?.account??
null},get refreshToken(){return n.token},async restore({always:R=!1}={}){if(a)return a.account;if(s.
isMissing&&!R)return null;do{let F=p;try{await I()}catch(E){if(p===F)throw E}}while(!a&&!h);return N.
account},forget:k,onChange(R){return o.add(R),()=>o.delete(R)},close(){i?.close(),i=void 0,o.clear()}};
return{session:N,begin:S,refresh:I,alone:r.alone,async renew(R){let F=p,E=await R();return p===F&&v(
E,"refreshed"),E},leaveAfter:C,async logOut(R){let F=a!==void 0;try{return await C(R,k)}catch(E){if(!F||
a||!Po(E))throw E;return{message:E.message}}},get isLeaving(){return d!==void 0},get token(){return a?.
token},get epoch(){return p},get isOver(){return h||!a&&s.isMissing},get isStale(){return a!==void 0&&
performance.now()-a.since>Nf}}};var Wf=(e,t,n,o)=>{let s=e.getReader(),r=0;return new ReadableStream({async pull(i){t.extend();try{let{
done:a,value:c}=await un(s.read(),t.signal);if(t.pause(),a){t.release(),i.close();return}r+=c.byteLength,
i.enqueue(c),qn(o,{loaded:r,total:n})}catch(a){throw t.release(),s.cancel(a).catch(()=>{}),t.explain(
a,"the file broke off")}},cancel(i){return t.release(),s.cancel(i)}})},yl=(e,t,n,o)=>{let s=t.get("c\
ontent-length"),r=t.get("content-type")??"application/octet-stream",i=Wf(e,n,s===null?void 0:Number(
s),o);return{fileName:/filename="([^"]+)"/.exec(t.get("content-disposition")??"")?.[1]??"download",contentType:r,
stream:i,async blob(){let a=[],c=i.getReader();for(let p=await c.read();!p.done;p=await c.read())a.push(
p.value);return new Blob(a,{type:r})}}},wl=e=>{let t=new FormData,n=0;for(let[o,s]of Object.entries(
e))t.append(o,s),s instanceof Blob&&(n+=s.size);return{form:t,size:n}},$f=e=>{let t=new Headers;for(let n of e.
trim().split(/[\r\n]+/)){let o=n.indexOf(":");o>0&&t.append(n.slice(0,o).trim(),n.slice(o+1).trim())}
return t},ii=e=>typeof XMLHttpRequest<"u"&&!e,Bf=async(e,t,n,o)=>{let s=new XMLHttpRequest,r=()=>s.abort();
await new Promise((c,p)=>{s.open(e.method,e.url),s.withCredentials=!0;for(let[h,d]of e.headers)h!=="\
content-type"&&s.setRequestHeader(h,d);s.upload.onprogress=({loaded:h})=>o(h),s.upload.onload=n.pause,
s.onload=()=>c(),s.onerror=s.onabort=()=>p(new ot("the upload broke off")),n.signal.addEventListener(
"abort",r),n.signal.aborted?r():s.send(t)}).finally(()=>n.signal.removeEventListener("abort",r));let{
status:i,responseText:a}=s;return new Response(a||null,{status:i,headers:$f(s.getAllResponseHeaders())})},
Hf=(e,t,n)=>{if(!e.body)return e;let o=0,s=e.body.pipeThrough(new TransformStream({transform(i,a){o+=
i.byteLength,n(o),a.enqueue(i)},flush:t.pause})),r={method:e.method,headers:e.headers,body:s,signal:e.
signal,duplex:"half"};return new Request(e.url,r)},bl=(e,{form:t,size:n},o,s,r)=>{let i=c=>{o.extend(),
qn(s,{loaded:Math.min(c,n),total:n})};if(ii(r))return Bf(e,t,o,i);let a=r??globalThis.fetch;return typeof XMLHttpRequest>
"u"?a(Hf(e,o,i)):(o.pause(),a(e))};var Vf=3e4,Gf="the service is unreachable, or it does not allow the origin of this page",Uf="/api/au\
th/",jf=new Set(["logout","logoutEverywhere","deleteAccount"]),qf=new Set(["changePassword","logoutE\
verywhere","deleteAccount"]),zf=e=>({token:e,headers(t){return this.token!==void 0&&t.startsWith(Uf)?
{cookie:`refresh_token=${this.token}`}:{}},read({headers:t}){for(let n of t.getSetCookie?.()??[]){let o=/^refresh_token=([^;]*)/.
exec(n)?.[1];o!==void 0&&(this.token=o===""?void 0:o)}},forget(){this.token=void 0}}),Kf=(e={})=>{let t=Object.
entries(e).filter(([,o])=>o!==void 0),n=new URLSearchParams(t.map(([o,s])=>[o,String(s)]));return n.
size>0?`?${n}`:""},Yf=()=>/^https?:/.test(globalThis.location?.origin)?globalThis.location.origin:"",
Zf=e=>{if(e!==""&&!(/^https?:\/\//.test(e)&&URL.canParse(e)))throw new TypeError(`baseUrl is an addr\
ess such as https://api.example, not '${e}'`);return e.replace(/\/+$/,"")},Jf=e=>typeof window>"u"||
e===""?void 0:`weight-bmi-register ${new URL(e).origin}`,Qf=e=>encodeURIComponent(String(e)).replace(
/^\.{1,2}$/,"%20$&"),kl=(e,{baseUrl:t=Yf(),fetch:n,timeoutMs:o=Vf,refreshToken:s})=>{let r=Zf(t),i=zf(
s),a=(S,{path:b,query:k,headers:C,body:x,onProgress:I})=>{let D=e[S];if(!D)throw new TypeError(`ther\
e is no operation ${S}`);if(r===""&&typeof location>"u")throw new TypeError("outside of a page creat\
eClient needs the option baseUrl");let N=x==="all"?void 0:x,R=D.transfer==="upload"&&N?wl(N):void 0,
F={...b};return{id:S,route:D,url:r+D.path.replace(/\{(\w+)\}/g,(E,A)=>Qf(F[A]))+Kf(k),headers:Object.
entries({...C}).filter(([,E])=>E!==void 0),renewable:D.bearer&&(D.key===void 0||C?.[D.key]===void 0),
form:R,json:R||!N?void 0:JSON.stringify(N),onProgress:I}},c=async({timeoutMs:S=o,signal:b},k)=>{let C=ri(
S,b);try{return await k(C)}finally{C.release()}},p=async({id:S,route:b,url:k,headers:C,form:x,json:I,
onProgress:D},N,R)=>{let F=new Headers({...Object.fromEntries(C),...I!==void 0&&{"content-type":"app\
lication/json"},...R!==void 0&&{authorization:`Bearer ${R}`},...i.headers(b.path)}),E=x&&!ii(n)?x.form:
I??null,{signal:A}=N,G=new Request(k,{method:b.method,headers:F,body:E,credentials:"include",signal:A}),
$=Gf,H=async()=>{let W=x?await bl(G,x,N,D,n):await(n??globalThis.fetch)(G);if($="the answer broke of\
f, or is not the one of the service",i.read(W),W.ok&&b.transfer==="download"){if(!W.body||W.status===
204)throw new ot("the answer has no body");return yl(W.body,W.headers,N.renew(),D)}let ee=await W.text();
if(!W.ok)throw new Be(S,pl(si(ee),W.status),W);let U=JSON.parse(ee);if(typeof U!="object"||U===null)
throw new ot($);let Pe=W.headers.get("location");return Pe===null?U:{...U,location:Pe}};try{return await un(
H(),A)}catch(W){throw W instanceof Be?W:N.explain(W,$)}},h=(S,b={})=>c(b,k=>p(a(S,b),k)),d=_l(()=>h(
"refreshAccessToken"),Jf(r),i),g=(S,b)=>c(b,async k=>{let C=a(S,b),{route:x,renewable:I}=C,D=()=>x.transfer!==
null&&k.extend(),N=()=>un(d.refresh(),k.signal).catch(A=>{throw fl(A,C.id)}),R=A=>{let G=()=>p(C,k,A);
return qf.has(S)?un(d.alone(G),k.signal):G()};x.transfer==="upload"&&d.isStale&&await N();let{token:F,
epoch:E}=d;try{return D(),await R(F)}catch(A){if(!(I&&Po(A)&&(jf.has(S)||!d.isLeaving))||d.epoch!==E||
d.isOver)throw A;D();try{d.token===F&&await N()}catch($){throw Po($)||d.epoch!==E?A:$}if(d.epoch!==E)
throw A;return D(),await R(d.token)}}),f=S=>async b=>{let k=await h(S,b);return d.begin(k),k},w={registerAccount:f(
"registerAccount"),login:f("login"),refreshAccessToken:S=>c(S,({signal:b})=>un(d.refresh(),b)),logout:S=>d.
logOut(()=>g("logout",S)),changePassword:S=>d.renew(()=>g("changePassword",S)),logoutEverywhere:S=>d.
leaveAfter(()=>g("logoutEverywhere",S)),deleteAccount:S=>d.leaveAfter(()=>g("deleteAccount",S))},v=Object.
entries(e).flatMap(([S,{list:b}])=>{if(!b)return[];let k=({signal:C,timeoutMs:x,...I}={})=>ml(b.entries,
D=>g(S,{query:{...I,after:D},signal:C,timeoutMs:x}));return[[b.name,k]]});return{...Object.fromEntries(
Object.keys(e).map(S=>[S,async(b={})=>w[S]?.(b)??g(S,b)])),...Object.fromEntries(v),waitForRequest:(S,{
onRequest:b,...k}={})=>gl(S,{...k,onRequest:b},C=>g("getRequest",{...k,path:{request_id:C}})),session:d.
session}};var Sl={"Peso insuficiente":"underweight","Peso normal":"normal",Sobrepeso:"overweight","Obesidad de\
 grado I":"obese_class_i","Obesidad de grado II":"obese_class_ii","Obesidad de grado III":"obese_cla\
ss_iii","Para menores de 18 años no se aplican las categorías de IMC de los adultos":"minor"},ai=[
["underweight",18.5],["normal",25],["overweight",30],["obese_class_i",35],["obese_class_ii",40],["ob\
ese_class_iii",Number.POSITIVE_INFINITY]],li=1e3;var ci=(e,t)=>e.replace(/\{(\w+)\}/g,(n,o)=>String(t[o]??n)),Xf=e=>e instanceof Be?[e.code??"gateway",
e.code?e.parameters:{status:e.status}]:e instanceof jn?["timeout",{}]:[e instanceof ot?"unreachable":
"",{}],ui=(e,t,n={})=>{let o=e instanceof Error?e.message:String(e),s=t?.errors??{},[r,i]=Xf(e),a={...i,
...n},{reason:c="",text:p="",index:h}=a,d={...a,...s[c]!==void 0&&{reason:ci(s[c],a)}},g=s[p]??s[r],
f=h!==void 0&&g!==void 0&&s.at_index,w=ci(g??o,d),v=f?ci(f,{index:Number(h)+1,error:w}):w;return/\{\w+\}/.
test(v)?o:v},rs=({description:e})=>Sl[e],di=(e,t)=>{let n=rs(e);return n===void 0?e.description:t.bmi_descriptions[n]};var gt={Role:{values:["admin","user"]},Username:{pattern:"^[a-z0-9._@+\\-]{3,64}$",minLength:3,maxLength:64},
NewPassword:{minLength:8,maxLength:128},WstgStatus:{values:["Not Started","In Progress","Blocked","D\
one","Not Applicable"]},Permission:{values:["weights:read","weights:write","checklist:read","checkli\
st:write"]},ChecklistAccess:{values:["none","read","write"]},KeyName:{minLength:1,maxLength:60},Moment:{
maxLength:64},SyncDirection:{values:["tracker->dd","dd->tracker"]},TrackerStatus:{values:["Not Start\
ed","In Progress","Blocked","Done","Not Applicable"]},WstgOutcome:{values:["issues","untested","not_\
applicable","passed","in_progress"]},FindingSeverity:{values:["critical","high","medium","low","info"]},
FindingState:{values:["open","duplicate","false_positive","out_of_scope","risk_accepted","closed","c\
losed_by_status"]},WstgRequestState:{values:["waiting","retrying","failed","done","superseded","dism\
issed"]}};var Hs=e=>ai.map(([t,n],o)=>({class:t,from:(ai[o-1]?.[1]??0)*e**2,to:n*e**2}));async function*Vs(e,t,{
check:n=!1,...o}={}){for(let s=0;s<t.length;s+=li){let r=t.slice(s,s+li);try{let i=await e.recordWeights(
{body:{weights:r,check:n},...o});yield{weights:r,start:s,answer:i}}catch(i){if(!(i instanceof Be&&i.
status===400))throw i;let{index:a}=i.parameters;yield{weights:r,start:s,error:i,index:a===void 0?a:s+
Number(a)}}}}var ep={registerAccount:{method:"post",path:"/api/auth/register",bearer:!1,transfer:null},login:{method:"\
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
g/sync",bearer:!0,transfer:null},syncBatch:{method:"post",path:"/api/wstg/sync/batch",bearer:!0,transfer:null},
receiveWstgWebhook:{method:"post",path:"/api/wstg/webhook",bearer:!0,key:"X-API-Key",transfer:null},
getWstgStatus:{method:"get",path:"/api/wstg/status",bearer:!0,transfer:null},getWstgDashboard:{method:"\
get",path:"/api/wstg/dashboard",bearer:!0,transfer:null},listItems:{method:"get",path:"/api/wstg/ite\
ms",bearer:!0,transfer:null,list:{name:"items",entries:"items"}},getItem:{method:"get",path:"/api/ws\
tg/items/{wstg_id}",bearer:!0,transfer:null},forgetItem:{method:"delete",path:"/api/wstg/items/{wstg\
_id}",bearer:!0,transfer:null},listRequests:{method:"get",path:"/api/wstg/requests",bearer:!0,transfer:null,
list:{name:"requests",entries:"requests"}},getRequest:{method:"get",path:"/api/wstg/requests/{reques\
t_id}",bearer:!0,transfer:null},retryRequests:{method:"post",path:"/api/wstg/requests/retry",bearer:!0,
transfer:null},dismissRequests:{method:"post",path:"/api/wstg/requests/dismiss",bearer:!0,transfer:null},
checkGate:{method:"get",path:"/api/wstg/gate",bearer:!0,transfer:null},listLog:{method:"get",path:"/\
api/wstg/log",bearer:!0,transfer:null,list:{name:"log",entries:"entries"}},getSynchronisation:{method:"\
get",path:"/api/wstg/synchronise",bearer:!0,transfer:null},synchroniseNow:{method:"post",path:"/api/\
wstg/synchronise",bearer:!0,transfer:null}},vl=(e={})=>kl(ep,e);var dn,Ie,fi,Tl,pi=Object.is,as=0,El=[],mi=[],Ve=we,xl=Ve.__b,Cl=Ve.__r,Pl=Ve.diffed,Dl=Ve.__c,Al=Ve.
unmount,Rl=Ve.__;function Kn(e,t){Ve.__h&&Ve.__h(Ie,e,as||t),as=0;var n=Ie.__H||(Ie.__H={__:[],__h:[]});
return e>=n.__.length&&n.__.push({}),n.__[e]}function se(e){return as=1,np(Fl,e)}function np(e,t,n){
var o=Kn(dn++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):Fl(void 0,t),function(r){var i=(o.__N||o.__)[0],a=o.
t(i,r);pi(i,a)||(o.__N=[a,o.__[1]],o.__c.setState({}))}],o.__c=Ie,!Ie.__f)){Ie.__f=!0;var s=Ie.shouldComponentUpdate;
Ie.shouldComponentUpdate=function(r,i,a){var c=this.__H;if(!c)return!0;var p=!1,h=this.props!=r;if(c.
__.some(function(g){g.__N&&(p=!0,pi(g.__[0],g.__N[0])||(h=!0))}),s){var d=s.call(this,r,i,a);return p?
d||h:d}return!p||h}}return o.__}function ue(e,t){var n=Kn(dn++,3);!Ve.__s&&hi(n.__H,t)&&(n.__P=!0,n.
__=e,n.u=t,Ie.__H.__h.push(n))}function Ml(e,t){var n=Kn(dn++,4);!Ve.__s&&hi(n.__H,t)&&(n.__P=!1,n.__=
e,n.u=t,Ie.__h.push(n))}function be(e){return as=5,ct(function(){return{current:e}},[])}function ct(e,t){var n=Kn(dn++,7);return hi(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Gs(e,t){return as=
8,ct(function(){return e},t)}function Pn(e){var t=Ie.context[e.__c],n=Kn(dn++,9);return n.c=e,t?(n.__==
null&&(n.__=!0,t.sub(Ie)),t.props.value):e.__}function Nl(e){var t=Kn(dn++,10),n=se();return t.__=e,Ie.componentDidCatch||(Ie.componentDidCatch=function(o,s){
t.__&&t.__(o,s),n[1](o)}),[n[0],function(){return n[1]()}]}function Do(){var e=Kn(dn++,11);if(!e.__){
for(var t=Ie.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}
function op(){var e;do{for(;e=mi.shift();)try{is(e)}catch(n){Ve.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=
El.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(is),t.__h.some(gi),t.__h=[]}catch(n){t.__h=[],Ve.
__e(n,e.__v)}}}while(mi.length)}Ve.__b=function(e){Ie=null,xl&&xl(e)},Ve.__=function(e,t){e&&t.__k&&
t.__k.__m&&(e.__m=t.__k.__m),Rl&&Rl(e,t)},Ve.__r=function(e){Cl&&Cl(e),dn=0;var t=(Ie=e.__c).__H;t&&
(fi==Ie?Ie.__h=[]:(t.__h.some(is),t.__h.some(gi),dn=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.
__N),n.u=n.__N=void 0})),fi=Ie},Ve.diffed=function(e){Pl&&Pl(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&
Ol(El.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),fi=Ie=null},Ve.__c=function(e,t){t.some(
function(n){try{n.__h.some(is),n.__h=n.__h.filter(function(o){return!o.__||gi(o)})}catch(o){n.__h=[function(){
throw o}]}}),Dl&&Dl(e,t)},Ve.unmount=function(e){Al&&Al(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(
function(s){try{if(s.__P&&s.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}
s.__P=n,Ol(mi.push(s))}else is(s)}catch(r){t=r}}),o.__H=void 0,t&&Ve.__e(t,o.__v))};var Il=typeof requestAnimationFrame==
"function";function sp(e){var t,n=function(){clearTimeout(o),Il&&cancelAnimationFrame(t),setTimeout(
e)},o=setTimeout(n,35);Il&&(t=requestAnimationFrame(n))}function Ol(e){e!=1&&Tl==Ve.requestAnimationFrame||
((Tl=Ve.requestAnimationFrame)||sp)(op)}function is(e){var t=Ie,n=e.__c;typeof n=="function"&&(e.__c=
void 0,n()),Ie=t}function gi(e){var t=Ie;e.__c=e.__(),Ie=t}function hi(e,t){return!e||e.length!=t.length||
t.some(function(n,o){return!pi(n,e[o])})}function Fl(e,t){return typeof t=="function"?t(e):t}var fn=(e,t,n)=>{for(let o of t)e.addEventListener(o,n,!0);return()=>{for(let o of t)e.removeEventListener(
o,n,!0)}},Ao=(e,t,...n)=>{let[o,s]=se(e);return ue(()=>{let r=()=>s(e);return r(),fn(t,n,r)},[]),o},
Wl="retry-failed-loads",$l=()=>{dispatchEvent(new Event(Wl))},rp=250,ip=3e4,Ll=e=>e+1,ke=(e,t=[],n=()=>!1)=>{
let[o,s]=se({loading:!0}),[r,i]=se(0),a=be(0),c=Gs(()=>{a.current=0,i(Ll)},[]);ue(()=>{let d=new AbortController,
{signal:g}=d,f,w=v=>{g.aborted||(s(({data:S})=>({data:S,...v,loading:!1})),a.current>0&&(f=setTimeout(
i,a.current,Ll)))};return s(v=>({...v,loading:!0})),e(g).then(v=>{let S=Math.min(a.current*2||rp,ip);
a.current=n(v)?S:0,w({data:v})},v=>w({error:v})),()=>{d.abort(),clearTimeout(f)}},[...t,r]);let{error:p}=o;
return ue(()=>{if(p!==void 0)return fn(window,[Wl,"online"],c)},[p,c]),{...o,reload:c,change:d=>s(g=>g.
data===void 0?g:{...g,data:d(g.data)})}},ls=e=>{let[t,n]=se({busy:!1,error:void 0}),o=be(!1);return{
...t,run:async(...r)=>{if(o.current)return;o.current=!0,n({busy:!0,error:void 0});let i=await e(...r).
then(()=>{},a=>a);o.current=!1,n({busy:!1,error:i})},reset:()=>n(({busy:r})=>({busy:r,error:void 0}))}};var ap=e=>{try{return decodeURIComponent(e)}catch{return e}},ge=(e,t={},n)=>{let o=new URLSearchParams(
Object.entries(t).filter(([,r])=>r!==""));return`#/${[e,...n===void 0?[]:[n]].map(encodeURIComponent).
join("/")}${o.size>0?`?${o}`:""}`},Dn=e=>{history.replaceState(null,"",e),dispatchEvent(new HashChangeEvent(
"hashchange"))},je=()=>{let e=Ao(()=>location.hash,window,"hashchange"),[t="",n]=e.replace(/^#\/?/,"").
split("?"),[o="",s]=t.split("/").map(ap),r=Object.fromEntries(new URLSearchParams(n));return{name:o,
id:s||void 0,parameters:r}};var Us=["kg","g","lb","st","jin"],Bl=.45359237,Vl={kg:1,g:.001,lb:Bl,st:14*Bl,jin:.5},lp={kg:/^(kgs?|quilos?|kilos?|chili|(kilo|quilo|chilo)gram(m?es?|m|s|os?|as?|m[io])?|公斤|千克)$/i,
g:/^(gr?s?|gram(m?es?|m|s|os?|as?|mi)?|克)$/i,lb:/^(lbs?|pounds?|libras?|libbr[ae])$/i,st:/^(sts?|stones?)$/i,
jin:/^(jin|斤|市斤)$/i},pn=e=>Us.find(t=>lp[t].test(e)),Yn=(e,t)=>t==="kg"?e:Math.round(e*Vl[t]*100)/
100,An=(e,t)=>e/Vl[t],js=["kg","lb","st"],cp={",":/^(\d+|\d{1,3}([. '’]\d{3})+)(,\d+)?$/,".":/^(\d+|\d{1,3}([, '’]\d{3})+)(\.\d+)?$/},
Hl=(e,t)=>{if(!cp[t].test(e))return;let n=t===","?/[. '’]/g:/[, '’]/g;return Number(e.replace(n,
"").replace(",","."))},Zn=(e,t)=>{let[,n="",o="",s="",r="lb"]=/^([\d.,’' ]*\d) *(\p{L}*)\.?(?: *([\d.,]+) *(\p{L}*)\.?)?$/u.
exec(e.replace(/\s+/g," ").trim())??[],i=Hl(n,t),a=pn(o);if(i===void 0||o!==""&&a===void 0)return;if(s===
"")return{value:i,unit:a};let c=Hl(s,t);if(!(a!=="st"||c===void 0||pn(r||"lb")!=="lb"))return{value:i*
14+c,unit:"lb"}},up=e=>e.normalize("NFKC").replace(/[\u0660-\u0669\u06F0-\u06F9]/g,t=>String(t.charCodeAt(
0)&15)).replace(/[\u066B\u060C]/g,"."),Gl=(e,t)=>{let n=Zn(up(e).replace(",","."),".");if(!(!n||t===
"st"&&!n.unit&&!Number.isInteger(n.value)))return Math.round(Yn(n.value,n.unit??t)*100)/100};var Ul=(e,t,n)=>{let o=e==="en"?"en-GB":"es",s=(d,g=d,f=!1)=>new Intl.NumberFormat(o,{minimumFractionDigits:d,
maximumFractionDigits:g,useGrouping:"always",signDisplay:f?"exceptZero":"auto"}).format,r=d=>{let{format:g}=new Intl.
DateTimeFormat(o,{...d,timeZone:t});return f=>g(new Date(f))},[i,a,c]=[s(0),s(1),s(1,2)],p=s(1,1,!0),
h=new Intl.RelativeTimeFormat(o,{numeric:"auto"});return{language:e,integer:i,tenths:a,hundredths:s(
2),percent:new Intl.NumberFormat(o,{style:"percent"}).format,plain:s(0,6),unit:n,kg(d){if(n==="kg")return`${c(
d)} kg`;let g=Math.round(An(d,"lb")*10)/10;if(n==="lb")return`${a(g)} lb`;let f=Math.floor(g/14);return`${i(
f)} st ${a(g-f*14)} lb`},signed(d){let g=n==="kg"?d:An(d,"lb");return`${p(g).replace("-","−")} ${n===
"kg"?"kg":"lb"}`},day:r({dateStyle:"medium"}),shortDay:r({day:"numeric",month:"short"}),month:r({month:"\
short",year:"numeric"}),longMonth:r({month:"long",year:"numeric"}),year:r({year:"numeric"}),instant:r(
{dateStyle:"medium",timeStyle:"short"}),ago(d){let g=Math.round((Date.now()-Date.parse(d))/6e4);if(Math.
abs(g)>=1440)return;let f=Math.round(g/60);return Math.abs(g)<60?h.format(-g,"minute"):h.format(-f,"\
hour")},bytes(d){let g=Math.min(3,Math.floor(Math.log10(Math.max(1,d))/3)),f=["B","kB","MB","GB"][g];
return`${(g===0?i:a)(d/1e3**g)} ${f}`}}};var dp={passed:"closed",not_applicable:"closed",issues:"issues",in_progress:"under_way",untested:"un\
tested"},fp={Blocked:"blocked","In Progress":"under_way"},jl=e=>e.outcome!=="issues"&&e.wstg_status&&
fp[e.wstg_status]||dp[e.outcome],ql=e=>t=>{let n=t??"-";return e[n]??n},pp={statuses:{Done:"Hecho","\
Not Applicable":"No aplicable","In Progress":"En curso",Blocked:"Bloqueado","Not Started":"Sin empez\
ar"},severities:{critical:"Crítica",high:"Alta",medium:"Media",low:"Baja",info:"Informativa"},progress:{
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
Pruebas del lado del cliente","API Testing":"Pruebas de API","-":"Fuera de la guía"})},mp={statuses:{
Done:"Done","Not Applicable":"Not applicable","In Progress":"In progress",Blocked:"Blocked","Not Sta\
rted":"Not started"},severities:{critical:"Critical",high:"High",medium:"Medium",low:"Low",info:"Inf\
o"},progress:{closed:"closed",issues:"with findings",under_way:"under way",blocked:"blocked",untested:"\
untested"},toolStatuses:{verified:"Verified",active:"Active"},findingStates:{open:"Open",duplicate:"\
Duplicate",false_positive:"False positive",out_of_scope:"Out of scope",risk_accepted:"Risk accepted",
closed:"Closed",closed_by_status:"Closed by a status of this checklist; counts as open"},openFindings:e=>`${e}\
 open`,categoryName:ql({"Configuration and Deployment Management Testing":"Configuration and Deploym\
ent","-":"Not in the guide"})},cs={es:pp,en:mp};var Ro=(e,t,n,o)=>e===1?`1 ${n}`:`${t} ${o}`,gp={...cs.es,checklist:"Lista WSTG",source:"Identificad\
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
curso",untested:"Sin probar"},coverage:"Cobertura por categoría",items:(e,t)=>Ro(e,t,"elemento","el\
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
ntes de ${n(t)}`:Ro(e,n(e),"petición","peticiones"),files:"Base de datos de DefectDojo",makeReport:"\
Descargar el informe",export:"Copia de seguridad",dumpHint:"Un volcado SQL de la base de datos de De\
fectDojo.",makeExport:"Descargar el volcado",import:"Restaurar",dumpImportHint:"Volcado SQL de pg_du\
mp en texto plano. Sustituye la base de datos de DefectDojo: todo o nada.",importObstacle:"Ahora mis\
mo la base de datos de DefectDojo no se podría restaurar:",makeImport:"Restaurar el volcado",noFile:"\
Elige un archivo.",preparing:"Preparando el archivo…",downloading:"Descargando",uploading:"Enviand\
o",importing:"Archivo enviado. La base de datos lo está importando…",stopped:"Detenido.",saved:(e,t)=>`\
Se ha descargado ${e} (${t}).`,imported:"Se ha importado el volcado.",askImport:(e,t)=>`¿Sustituir l\
a base de datos de DefectDojo por ${e} (${t})? Detén antes DefectDojo. Lo que no esté en el volcado \
se perderá. No se puede deshacer.`,accounts:"Cuentas",accountsClosed:"El registro está cerrado: las\
 cuentas se crean con npm run account.",accountsCount:(e,t)=>Ro(e,t,"cuenta","cuentas"),beginning:"E\
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
accountDeleted:e=>`Se ha eliminado la cuenta ${e}.`},hp={...cs.en,checklist:"WSTG checklist",source:"\
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
Untested"},coverage:"Coverage by category",items:(e,t)=>Ro(e,t,"item","items"),search:"Search",searchHint:"\
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
Ro(e,n(e),"request","requests"),files:"DefectDojo database",makeReport:"Download the report",export:"\
Back up",dumpHint:"An SQL dump of DefectDojo’s database.",makeExport:"Download the dump",import:"R\
estore",dumpImportHint:"A plain-text SQL dump from pg_dump. It replaces DefectDojo’s database: eithe\
r everything or nothing.",importObstacle:"At present DefectDojo’s database could not be restored:",
makeImport:"Restore the dump",noFile:"Choose a file.",preparing:"Preparing the file…",downloading:"\
Downloading",uploading:"Sending",importing:"File sent. The database is importing it…",stopped:"Sto\
pped.",saved:(e,t)=>`${e} (${t}) has been downloaded.`,imported:"The dump has been imported.",askImport:(e,t)=>`\
Replace DefectDojo’s database with ${e} (${t})? Stop DefectDojo first. Anything that is not in the\
 dump will be lost. This cannot be undone.`,accounts:"Accounts",accountsClosed:"Registration is clos\
ed: accounts are created with npm run account.",accountsCount:(e,t)=>Ro(e,t,"account","accounts"),beginning:"\
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
account ${e} has been deleted.`},_i={es:gp,en:hp};var _p={signIn:"Entrar",register:"Crear cuenta",toRegister:"¿Aún no tienes cuenta?",toSignIn:"¿Ya \
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
e ${e}.`,today:"hoy",importOne:(e,t)=>`1 peso, ${e}: ${t}`,importRange:(e,t,n,o,s)=>`${e} pesos, del\
 ${t} al ${n}: ${o} → ${s}`,unread:(e,t)=>e===1?"No se ha podido leer 1 línea":`No se han podido \
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
 el ${e}: ${t}`},yp={signIn:"Sign in",register:"Create an account",toRegister:"No account yet?",toSignIn:"\
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
importRange:(e,t,n,o,s)=>`${e} weights, ${t} to ${n}, ${o} → ${s}`,unread:(e,t)=>e===1?"1 line cou\
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
yi={es:_p,en:yp};var wp={title:"Peso e IMC",navigation:"Secciones",administration:"Administración",skip:"Ir al conte\
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
Mostrar más (${e} de ${t})`,notFound:"Página no encontrada",doneOf:(e,t)=>`${e} de ${t}`},bp={title:"\
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
 of ${t}`},wi={es:wp,en:bp};var qs=(e,t)=>({...e,...t}),zl=(e,t,n)=>n[e]??t[e]?.replace(/\{\w+\}/g,"…")??e,Io={es:qs(qs(wi.es,
yi.es),_i.es),en:qs(qs(wi.en,yi.en),_i.en)};var q=vl(),Kl=(e,t,n="kg")=>({t:Io[e],zone:t,...Ul(e,t.name,n)}),ki=Bs(void 0),B=()=>Pn(ki),Yl=async()=>!isSecureContext&&
(await fetch("/api/auth/refresh",{method:"POST"})).status===401,bi=e=>document.querySelector(`meta[n\
ame="${e}"]`)?.content,jt={captchaScript:bi("captcha-script"),registrationOpen:bi("registration")!==
"closed",isEmpty:bi("accounts")==="none"};var kp=Symbol.for("pv"),Sp=0;function l(e,t,n,o,s,r){t||(t={});var i,a,c=t;if("ref"in c&&typeof e!="function")for(a in c={},t)a==
"ref"?i=t[a]:c[a]=t[a];var p={type:e,props:c,key:n,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:kp,
__v:--Sp,__i:-1,__u:0};return(s||r)&&(p.__source=s,p.__self=r),we.vnode&&we.vnode(p),p}var ae=({text:e,of:t,onClick:n,kind:o="plain",busy:s,...r})=>l("button",{type:n?"button":"submit",class:`\
button ${o}`,"aria-label":t&&`${e}: ${t}`,"aria-busy":s,"aria-disabled":s,onClick:n&&(()=>s||n()),...r,
children:e}),Oe=({kind:e,children:t})=>l("span",{class:"badge","data-kind":e,children:t}),de=({kind:e="\
info",children:t})=>l("div",{class:`notice ${e}`,role:e==="error"?"alert":"status",children:t}),Ge=({
error:e,retry:t})=>{let{t:n,describe:o}=B(),s=e instanceof Be&&e.status===429&&e.retryAfter||0,[r,i]=se(
0);Ml(()=>{let h=performance.now()+s*1e3,d=()=>i(Math.max(0,Math.ceil((h-performance.now())/1e3)));if(d(),
s===0)return;let g=setInterval(d,1e3);return()=>clearInterval(g)},[e]);let{code:a}=e??{};if(e===void 0||
a==="authentication_required")return null;let c=o(e,r>0?{seconds:r}:{}),p=s>0&&r===0;return l(de,{kind:p?
"info":"error",children:[l("p",{role:s>0?"timer":void 0,children:p?n.retryNow:c}),t&&r===0&&l(ae,{text:n.
retry,onClick:t})]})},Rn=({label:e,done:t,all:n,format:o,children:s})=>{let{t:r}=B(),i=Do();return l(
"div",{class:"progress",children:[l("label",{for:i,children:e}),l("progress",{id:i,value:n&&t,max:n}),
l("span",{children:n?r.doneOf(o(t),o(n)):o(t)}),s]})};var Oo=({facts:e})=>l("dl",{children:Object.entries(e).map(([t,n])=>n!==!1&&l("div",{children:[l("dt",
{children:t}),l("dd",{children:n})]},t))}),vp=25,Tp=["beforeprint","afterprint"],it=e=>{let{caption:t,
columns:n,rows:o,keyOf:s,empty:r,groupOf:i=()=>""}=e,{t:a,integer:c}=B(),[p,h]=se(history.state?.limit??
vp),[d,g]=se(!1);ue(()=>fn(window,Tp,({type:b})=>g(b==="beforeprint")),[]);let f=()=>{let b=p*4;history.
replaceState({...history.state,limit:b},""),h(b)};if(o.length===0)return r?l("div",{class:"empty",children:r}):
null;let w=n.map(([b,,k])=>l("th",{scope:"col",class:k,children:b},b)),v=b=>n.map(([k,C,x])=>l("td",
{class:x,"data-label":k,children:C(b)},k)),S=d?o:o.slice(0,p);return l(ne,{children:[l("table",{children:[
l("caption",{children:t}),l("thead",{children:l("tr",{children:w})}),[...Map.groupBy(S,i)].map(([b,k])=>l(
"tbody",{children:[b&&l("tr",{class:"group",children:l("th",{colSpan:n.length,scope:"rowgroup",children:b})}),
k.map((C,x)=>l("tr",{children:v(C)},s?.(C)??x))]},b))]}),o.length>p&&l(ae,{text:a.moreRows(c(p),c(o.
length)),onClick:f})]})};var Jn=({title:e,onClose:t,locked:n,children:o})=>{let s=Do(),r=be(null);ue(()=>r.current?.showModal(),
[]);let i=()=>n||r.current?.querySelector("[aria-busy=true]")!=null;return l("dialog",{ref:r,"aria-l\
abelledby":s,onCancel:a=>i()&&a.preventDefault(),onClose:t,children:[l("h2",{id:s,children:e}),o(()=>r.
current?.close())]})},zs=(e,t)=>{let{t:n}=B(),[o,s]=se();return{ask:c=>new Promise(p=>s({question:c,
answer:p})),dialog:o&&l(Jn,{title:e,onClose:()=>{o?.answer(!1),s(void 0)},children:c=>{let p=()=>{o.
answer(!0),c()};return l(ne,{children:[l("p",{children:o.question}),l("div",{class:"actions",children:[
l(ae,{text:n.cancel,onClick:c}),l(ae,{kind:t,text:e,onClick:p})]})]})}})}};var nn=()=>document.querySelector("h1")?.focus({preventScroll:!0}),Nt=Bs(e=>{}),Zl=!0,Ft=({title:e,tools:t,
quiet:n,above:o})=>{let{t:s,announce:r}=B(),i=be(null);return ue(()=>{Zl||i.current?.focus(),Zl=!1,r(
"")},[r]),ue(()=>{document.title=`${e} · ${s.title}`},[e,s]),l("div",{class:n?"heading quiet":"head\
ing",children:[o&&l("p",{class:"aside",children:o}),l("h1",{tabIndex:-1,ref:i,children:e}),t]})},Lt=({
load:e,children:t,...n})=>{let{t:o}=B();return ue(()=>{e.data!==void 0&&document.activeElement===document.
body&&nn()},[e.data]),l(Nt.Provider,{value:e.reload,children:[l(Ft,{...n}),l(Ge,{error:e.error,retry:e.
reload}),e.data!==void 0&&t(e.data),e.data===void 0&&e.loading&&l(de,{kind:"loading",children:o.loading})]})},
He=({title:e,hint:t,tools:n,children:o})=>l("section",{class:"card","aria-label":e,children:[l("div",
{class:"heading",children:[l("h2",{children:e}),n]}),t&&l("p",{class:"hint",children:t}),o]}),Jl=({children:e})=>{
let{t}=B(),[n]=Nl(o=>reportError(o));return n===void 0?l(ne,{children:e}):l("div",{class:"card narro\
w",children:[l(Ft,{title:t.broken}),l("p",{children:t.brokenHint}),l(ae,{text:t.loadAgain,kind:"prim\
ary",onClick:()=>location.reload()})]})};var Ks=e=>{let{announce:t}=B(),n=Pn(Nt);return ls(async(...o)=>{t("");try{let s=await e(...o);typeof s==
"string"&&t(s)}catch(s){throw s instanceof Be&&n(!0),s}n(!1)})},xp=({spec:e,error:t,name:n})=>{let{t:o}=B(),
[s,r]=se(!1),{label:i,hint:a,codes:c,options:p,read:h,defaultValue:d,...g}=e,f=Do(),w=[a&&`${f}-hint`,
t&&`${f}-error`].filter(Boolean).join(" "),v={"aria-invalid":!!t,"aria-describedby":w||void 0},S=(I,D,N)=>D&&
l("p",{class:I,id:`${f}-${I}`,role:N,children:D}),b=p?.map(([I,D])=>l("option",{value:I,selected:I===
d,children:D},I)),k={...g,...!b&&{defaultValue:d}},C=e.type==="password",x=b?"select":e.rows?"textar\
ea":"input";return l("div",{class:`field ${e.type??""}`,children:[l("label",{for:f,children:i}),S("h\
int",a),S("error",t,"alert"),sl(x,{...k,...s&&{type:"text"},...v,id:f,name:n},b),C&&l(ae,{text:s?o.hide:
o.show,of:i,kind:"link",onClick:()=>r(!s)})]})},Eo=({fields:e,values:t,errorOf:n=()=>""})=>Object.entries(
e).map(([o,s])=>{let r=t&&{value:String(t[o]??"")};return l(xp,{name:o,spec:{...s,...r},error:n(o)},
o)}),Ys=e=>l("fieldset",{children:[l("legend",{children:e.label}),e.values.map(t=>l(ae,{text:e.names[t],
"aria-pressed":t===e.value,onClick:()=>e.choose(t)},t))]}),Zs=({fields:e})=>{let{t}=B(),{name:n,parameters:o}=je(),
[s,r]=se(!1),i=Object.values(o).filter(Boolean).length,a=c=>Dn(ge(n,Object.fromEntries(new FormData(
c))));return l("search",{children:[l(ae,{text:i>0?`${t.filters} (${i})`:t.filters,class:"button fold",
"aria-expanded":s,onClick:()=>r(!s)}),l("form",{class:s?"filters":"filters folded",onInput:({currentTarget:c})=>a(
c),onSubmit:c=>c.preventDefault(),children:l(Eo,{fields:e,values:o})})]})},Cp=(e,t,n)=>{let o=new FormData(
e),s=Object.entries(t).map(([c,p])=>{let h=o.get(c)??"";return p.required&&h===""?[c,new Error(n)]:[
c,p.read?p.read(h):h]}),r=s.filter(c=>c[1]instanceof Error),[i]=r,a=Object.fromEntries(r.map(([c,{message:p}])=>[
c,p]));if(i)throw Object.assign(i[1],{parameters:{field:i[0]},texts:a});return Object.fromEntries(s)},
xt=e=>{let{t,describe:n}=B(),o=e.fields??{},s=be(null),{run:r,busy:i,error:a,reset:c}=Ks(async()=>{let b=await e.
act(Cp(s.current,o,t.missing));return e.inline&&s.current?.reset(),b}),{code:p="",parameters:h={},fields:d=[]}=a??
{},{texts:g={}}=a??{},f=Object.keys(o),w=f.find(b=>b===h.field||o[b]?.codes?.includes(p))??f.find(b=>d.
includes(b)),v=b=>g[b]??(b===w?n(a):d.includes(b)?t.checkField:"");ue(()=>{a&&s.current?.querySelector(
"[aria-invalid=true]")?.focus()},[a]);let S=b=>{b.preventDefault(),r()};return l("form",{ref:s,class:e.
inline?"inline":"",noValidate:!0,onInput:c,onSubmit:S,children:[e.question&&l("div",{children:e.question}),
l(Eo,{fields:o,errorOf:v}),l(Ge,{error:w===void 0?a:void 0}),l("div",{class:"actions",children:[e.onCancel&&
l(ae,{text:t.cancel,onClick:()=>i||e.onCancel?.()}),l(ae,{text:e.submit,kind:e.kind??"primary",busy:i})]})]})},
mn=({act:e,busy:t,...n})=>{let o=Ks(e);return l(ne,{children:[l(ae,{...n,busy:t||o.busy,onClick:o.run}),
l(Ge,{error:o.error})]})},Ne=e=>{let{text:t,of:n,title:o=t,opener:s="link",...r}=e,{announce:i}=B(),
a=Pn(Nt),[c,p]=se(!1),h=be(!1),d=w=>{h.current=w,w||a(!1)};return l(ne,{children:[l(ae,{text:t,of:n,
kind:s,"aria-haspopup":"dialog",onClick:()=>{i(""),p(!0)}}),c&&l(Jn,{title:o,onClose:()=>{p(!1),h.current&&
a(!0),h.current=!1},children:w=>l(Nt.Provider,{value:d,children:l(xt,{submit:t,...r,onCancel:w,act:async v=>{
let S=await r.act(v);return w(),nn(),S}})})})]})};var Pp=".menu > div > :is(a, button:not([aria-haspopup]))",Mo=({label:e,text:t,children:n})=>{let o=be(
null),s=i=>o.current?.contains(i)??!1,r=i=>{let a=o.current;!a||a.querySelector("dialog[open]")||(i&&
a.querySelector("summary")?.focus(),a.open=!1)};return ue(()=>fn(document,["click","close"],({type:a,
target:c})=>{s(c)?(a==="close"||c.matches(Pp))&&r(!0):a==="click"&&r(!1)}),[]),l("details",{class:"m\
enu",ref:o,onKeyDown:({key:i})=>i==="Escape"&&r(!0),onFocusOut:({relatedTarget:i})=>i&&!s(i)&&r(!1),
children:[l("summary",{"aria-label":e,children:l("span",{children:t})}),l("div",{children:n})]})};var No=(e,t)=>{let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),
setTimeout(()=>URL.revokeObjectURL(n.href),6e4)};var vi=Object.keys(Io.es.statuses),Js=(e,t)=>{let{t:n}=B(),[o,s]=se(e),r={label:n.status,hint:Ti(o,t)&&
n.notKept,options:vi.map(i=>[i,n.statuses[i]]),defaultValue:o,onInput:({currentTarget:i})=>s(i.value)};
return{chosen:o,field:r}},on=({wstg_status:e})=>e??"Not Started",Qs=(e,t)=>t===null?e.unknown:e.statuses[t]??
t,Fo=(e,...t)=>[...new Set(t)].filter(n=>n!==null).join(" / ")||e.unknown,Ti=(e,t)=>!t&&["Blocked","\
Not Started"].includes(e),xi=gt.FindingSeverity.values,Ql=e=>e.charAt(0).toUpperCase()+e.slice(1),Xs=({
severity:e})=>{let{t}=B();if(!e)return l(ne,{children:t.unknown});let n=t.severities[e.toLowerCase()];
return l(Oe,{kind:Ql(e),children:n??e})},er=({item:e,all:t})=>{let{t:n,integer:o}=B(),s=xi.map(i=>({
severity:i,count:e.open_findings[i]})).filter(({count:i})=>i>0).map(({severity:i,count:a})=>({kind:Ql(
i),counted:`${o(a)} ${n.severities[i]}`})),r=n.openFindings(s.map(({counted:i})=>i).join(", "));return s.
slice(0,t?s.length:1).map(({kind:i,counted:a})=>l("span",{title:r,children:l(Oe,{kind:i,children:n.openFindings(
a)})},i))},Dp=({item:e})=>{let{t}=B(),n={wstg_id:e.wstg_id},{data:o}=ke(i=>q.getItem({path:n,signal:i})),
s=o?.findings.find(({written_to:i})=>i),r=[t.findingNumber(e.finding_id??0),s?.title,s&&t.severities[s.
severity],s&&t.findingStates[s.state]];return l("strong",{class:"reason",children:r.filter(Boolean).
join(" · ")})},Si=["active open"],Ap={Done:["verified closed","verified closed_by_status"],"Not App\
licable":["active false_positive","active closed_by_status"],"In Progress":Si,Blocked:Si,"Not Starte\
d":Si},Ci=(e,t)=>e.finding_own===!1&&!Ap[t].includes(`${e.defectdojo_status} ${e.finding_state}`),tr=()=>{
let{t:e,account:t}=B(),{ask:n,dialog:o}=zs(e.changeFinding,"primary");return{send:async(r,i)=>{let a=l(
ne,{children:[e.othersFinding," ",l(Dp,{item:r})]});if((Ci(r,i.status)||r.finding_own===!1&&i.notes)&&
!await n(a))return;let p={wstg_id:r.wstg_id,user:t.username,...i};return q.requestWstgSync({body:p})},
dialog:o}},nr=()=>{let{t:e,bytes:t}=B();return async n=>{let o=await n.blob();return No(o,n.fileName),
e.saved(n.fileName,t(o.size))}},Lo=async(e,t)=>{let n=[];for await(let o of e){if(n.length===t)return{
taken:n,more:!0};n.push(o)}return{taken:n,more:!1}},ut=({at:e})=>{let{t,instant:n,ago:o}=B();return e===
null?l(ne,{children:t.unknown}):l("time",{dateTime:e,title:n(e),children:o(e)??n(e)})},Rp=()=>history.
replaceState({...history.state,y:scrollY},""),us=e=>l("a",{href:ge("checklist",e.parameters,e.id),onClick:Rp,
children:e.id}),Qn=({text:e})=>{let{t}=B();return e?l("details",{class:"reason",children:[l("summary",
{children:t.reason}),e]}):null},ds=({request:e})=>{let{t,integer:n,may:o}=B(),s=e?{request_ids:[e.request_id]}:
"all",r=e&&`${e.wstg_id??e.request_id}`,i=async()=>{let{request_ids:d}=await q.retryRequests({body:s});
return t.retried(n(d.length))},a=async()=>{let{request_ids:d}=await q.dismissRequests({body:s});return t.
dismissed(n(d.length))},[c,p]=e?[t.repeat,t.dismiss]:[t.retryAll,t.dismissAll],h=e?"link":"plain";return o(
"checklist:write")?l("div",{class:"actions",children:[l(mn,{text:c,of:r,kind:h,act:i}),l(Ne,{text:p,
of:r,opener:h,kind:"danger",question:t.askDismiss,act:a})]}):null};var Ip=1e3,Op=25,Ep=({user:e,isOwn:t})=>{let{t:n}=B(),{username:o}=e,s={target_user_id:e.user_id},r=async()=>(await q.
endSessions({path:s}),n.sessionsEnded(o)),i=async(b,k)=>(await q.updateUserRole({path:s,body:{role:b}}),
k&&await r(),n.roleChanged(o,n.roles[b])),a=async()=>(await q.deleteUser({path:s}),n.accountDeleted(
o)),c=async b=>(await q.setChecklistAccess({path:s,body:{access:b}}),n.accessChanged(o,n.accesses[b])),
p=gt.ChecklistAccess.values.map(b=>[b,n.accesses[b]]),h={label:n.access,options:p,defaultValue:e.checklist_access},
d={label:n.alsoEnd,type:"checkbox",defaultChecked:!0},g={text:n.promote,question:n.askPromote(o)},f={
text:n.demote,question:n.askDemote(o),fields:{end:d}},w={text:n.endTheirSessions,question:n.askEnd(o)},
v={label:n.typeName(o),autocomplete:"off",autocapitalize:"none",read:b=>String(b).trim()===o||new Error(
n.nameDiffers)},S={text:n.delete,question:n.askDelete(o),fields:{typed:v}};return l(Mo,{label:`${n.actions}\
: ${o}`,text:"⋯",children:[e.role==="user"&&l(Ne,{...g,of:o,act:()=>i("admin")}),e.role==="admin"&&
l(Ne,{...f,of:o,act:({end:b})=>i("user",b)}),e.role==="user"&&l(Ne,{text:n.access,of:o,submit:n.save,
fields:{access:h},act:({access:b})=>c(b)}),!t&&l(Ne,{...w,of:o,act:r}),!t&&l(Ne,{...S,of:o,kind:"dan\
ger",act:a})]})},Xl=()=>{let{t:e,integer:t,account:n}=B(),o=d=>d.user_id===n.userId,{search:s="",role:r}=je().
parameters,i=gt.Role.values.find(d=>d===r),a=ke(d=>Lo(q.users({search:s,role:i,limit:200,signal:d}),
Ip),[s,i]),c=d=>l("div",{class:"badges",children:[d.username," ",o(d)&&l(Oe,{children:e.you})]}),p=({
role:d,checklist_access:g})=>d==="admin"?l(Oe,{kind:"done",children:e.roles.admin}):g==="none"?e.roles.
user:l(Oe,{children:e.testers[g]}),h={search:{label:e.beginning,type:"search",autocapitalize:"none"},
role:{label:e.role,options:[["",e.any],...Object.entries(e.roles)]}};return l(Lt,{title:e.accounts,load:a,
children:({taken:d,more:g})=>l("section",{class:"card","aria-label":e.accounts,children:[!jt.registrationOpen&&
l("p",{class:"hint",children:e.accountsClosed}),(d.length>Op||s||i)&&l(Zs,{fields:h}),l(it,{caption:e.
accountsCount(d.length,`${t(d.length)}${g?"+":""}`),rows:d,empty:e.noAccounts,keyOf:({user_id:f})=>f,
columns:[[e.name,c],[e.role,p],[e.created,({created_at:f})=>l(ut,{at:f}),"wide"],[e.actions,f=>l(Ep,
{user:f,isOwn:o(f)}),"tools"]]})]})})};var Pi={base:"https://owasp.org/www-project-web-security-testing-guide/v42/4-Web_Application_Securit\
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
n_Hijacking"}};var or={current:[]},Np=({request:e})=>{let{request:t}=B().t,{state:n,reason:o}=e,s=n==="failed"?"err\
or":n==="done"&&!o?"success":"info",r=n==="done"&&o?t.noEffect:t[n];return l(de,{kind:s,children:[r,
" ",n==="failed"&&zn(e)&&t.repeated,l(Qn,{text:o})]})},Fp=({item:e,keepsAll:t})=>{let{t:n}=B(),{send:o,
dialog:s}=tr(),[r,i]=se(""),a=e.requests.find(f=>r.endsWith(`/${f.request_id}`)),{field:c}=Js(on(e),
t),[p,h]=se((e.notes??"").replaceAll(`\r
`,`
`)),d=async({status:f,notes:w})=>{let v=await o(e,w===p?{status:f}:{status:f,notes:w});v&&(i(v.location),
h(w))},g={label:n.notes,hint:n.notesHint,rows:6,defaultValue:p};return l(He,{title:n.edit,children:[
l(xt,{submit:n.save,act:d,fields:{status:c,notes:g}}),a&&l(Np,{request:a}),s]})},ec=({address:e,text:t})=>/^https?:\/\//i.
test(e)?l("a",{href:e,target:"_blank",rel:"noreferrer",children:t}):l(ne,{children:t}),Lp=({item:e})=>{
let{t,integer:n}=B(),{findings:o,findings_total:s}=e,r=o.length<s?t.doneOf(n(o.length),n(s)):n(s),i=a=>{
let c=t.findingNumber(a.finding_id),p=[c,a.own&&t.madeHere,a.written_to&&t.writtenTo];return l("div",
{class:"reason",children:[l(ec,{address:a.finding_url??"",text:a.title||c}),l("p",{class:"aside",children:p.
filter(Boolean).join(" · ")})]})};return s===0?null:l(He,{title:t.findings,children:l(it,{caption:`${t.
findings}: ${r}`,rows:o,keyOf:({finding_id:a})=>a,columns:[[t.finding,i],[t.severity,({severity:a})=>l(
Xs,{severity:a})],[t.state,({state:a})=>t.findingStates[a]]]})})},Wp=({item:e})=>{let{t}=B();return l(
He,{title:t.currentState,children:[e.conflict&&l(de,{children:t.conflictNotice}),e.failed_reason!==null&&
l(de,{kind:"error",children:t.failedBelow}),l(Oo,{facts:{[t.status]:l("div",{class:"badges",children:[
l(Oe,{kind:on(e),children:t.statuses[on(e)]}),l(er,{item:e,all:!0})]}),[t.setAt]:l(ut,{at:e.status_set_at}),
[t.setBy]:Fo(t,e.status_set_by,e.status_set_for),[t.tool]:t.toolStatuses[e.defectdojo_status??"none"],
[t.lastSync]:l(ut,{at:e.last_sync})}})]})},$p=({item:e})=>{let{t}=B(),n=i=>Qs(t,i),o=i=>i?"blocked":
void 0,s=i=>l("div",{children:[l(Oe,{kind:o(i.state==="failed"),children:t.states[i.state]})," ",l(Qn,
{text:i.reason}),i.state==="failed"&&l(ds,{request:i})]}),r=i=>l("div",{children:[l(Oe,{kind:o(!i.success),
children:i.success?t.success:t.failed})," ",l(Qn,{text:i.error_message})]});return l(ne,{children:[l(
He,{title:t.requests,children:l(it,{empty:t.noRequests,caption:t.requests,rows:e.requests,keyOf:({request_id:i})=>i,
columns:[[t.accepted,({accepted_at:i})=>l(ut,{at:i})],[t.origin,({kind:i})=>t.origins[i]],[t.status,
({status:i})=>n(i)],[t.setBy,({account:i,user:a})=>Fo(t,i,a)],[t.result,s]]})}),l(He,{title:t.log,children:l(
it,{empty:t.noLog,caption:t.log,rows:e.log,columns:[[t.when,({timestamp:i})=>l(ut,{at:i})],[t.direction,
({direction:i})=>t.directions[i]],[t.change,i=>`${n(i.old_status)} → ${n(i.new_status)}`],[t.setBy,
({account:i})=>Fo(t,i)],[t.result,r]]})})]})},Bp=({item:e})=>{let{t,account:n}=B(),{parameters:o}=je(),
s=e.finding_id!==null||e.findings_total>0||e.open_request;if(n.role!=="admin"||e.name!==null||s)return null;
let r=async()=>{let{message:a}=await q.forgetItem({path:{wstg_id:e.wstg_id}});return location.hash=ge(
"checklist",o),a},i={text:t.forget,of:e.wstg_id,question:t.askForget};return l(Ne,{...i,kind:"danger",
act:r})},Hp=({id:e})=>{let{t}=B(),{parameters:n}=je(),o=or.current.indexOf(e),[s,r]=o<0?[]:[-1,1].map(
a=>or.current[o+a]),i=(a,c)=>c&&l("a",{href:ge("checklist",n,c),children:a});return l("nav",{class:"\
actions","aria-label":t.checklist,children:[l("a",{href:ge("checklist",n),children:t.backToList}),i(
t.previous,s),i(t.next,r)]})},tc=({id:e})=>{let{t,may:n}=B(),o=ke(async p=>{let[h,{keeps_equivalent_status:d}]=await Promise.
all([q.getItem({path:{wstg_id:e},signal:p}),q.getSynchronisation({signal:p})]);return{item:h,keepsAll:d}},
[e],({item:p})=>p.requests.some(zn)),s=Pi.pages[e.toUpperCase()],{name:r,category:i,near:a}=o.data?.
item??{},c=l(ne,{children:[[r&&e,a&&t.near(a),i&&t.categoryName(i)].filter(Boolean).join(" · "),s&&
" · ",s&&l(ec,{address:Pi.base+s,text:t.guide})]});return l(Lt,{title:r??e,above:c,tools:l(Hp,{id:e}),
load:o,children:({item:p,keepsAll:h})=>l(ne,{children:[l(Lp,{item:p}),l("div",{class:"columns",children:[
l(Wp,{item:p}),n("checklist:write")&&l(Fp,{item:p,keepsAll:h})]}),l($p,{item:p}),l(Bp,{item:p})]})})};var Vp="-",Di=({category:e})=>e??Vp,oc=e=>e.open_request&&e.failed_reason===null,Gp={conflict:e=>e.conflict,
open:e=>e.open_request,failed:e=>e.failed_reason!==null,untracked:e=>!e.tracked,without_finding:e=>e.
finding_id===null&&e.last_sync!==null},Ai={closed:"Done",issues:"worse",under_way:"In Progress",blocked:"\
Blocked",untested:"Not Started"},sc=Object.keys(Ai),Up=({name:e})=>e!==null,Ri=e=>{let t=Map.groupBy(
e,jl);return n=>t.get(n)?.length??0},rc=({items:e})=>{let t=Ri(e);return l("div",{class:"bar","aria-\
hidden":"true",children:sc.filter(n=>t(n)>0).map(n=>l("i",{"data-kind":Ai[n],style:{flexGrow:t(n)}},
n))})},jp=5,qp=({gate:e})=>{let{t,integer:n}=B(),{parameters:o}=je(),s=Map.groupBy(e.open,({reason:a})=>a),
r=Map.groupBy(s.get("open_finding")??[],({severity:a})=>a),i=xi.flatMap(a=>r.get(a)??[]);return e.passed?
l(de,{kind:"success",children:t.gatePassed}):l(de,{kind:"closed",children:[l("p",{children:[l("stron\
g",{children:t.gateClosed})," ",e.stale_reason&&t.gateStale[e.stale_reason]]}),l("p",{class:"badges",
children:[...s].map(([a,{length:c}])=>{let p=`${t.reasons[a]}: ${n(c)}`;return a==="unassigned_findi\
ng"?l("span",{children:p},a):l("a",{href:ge("checklist",{...o,show:a}),children:p},a)})}),i.length>0&&
l("p",{class:"badges",children:i.slice(0,jp).map(({wstg_id:a,severity:c})=>l("span",{children:[l(us,
{id:a,parameters:o})," ",l(Xs,{severity:c})]},a))})]})},zp=({items:e,gate:t})=>{let{t:n,integer:o,percent:s}=B(),
r=e.filter(Up),i=Ri(r),a=i("closed");return l("section",{class:"card total","aria-label":n.checklistTotal,
children:[l("p",{class:"figure",children:[l("strong",{children:n.closedOf(o(a),o(r.length))})," ",l(
"span",{children:s(a/r.length)}),l("span",{class:"badges",children:[sc.map(c=>l(Oe,{kind:Ai[c],children:[
n.progress[c],": ",o(i(c))]},c)),e.length>r.length&&l("span",{children:n.outsideGuide(o(e.length-r.length))})]})]}),
l(rc,{items:r}),l(qp,{gate:t}),l(Kp,{items:r})]})},Kp=({items:e})=>{let{t,integer:n}=B(),{parameters:o}=je();
return l("details",{children:[l("summary",{children:t.coverage}),l("ul",{class:"coverage",children:[
...Map.groupBy(e,Di)].map(([s,r])=>l("li",{children:[l("a",{href:ge("checklist",{...o,category:s}),children:t.
categoryName(s)}),l("span",{children:t.doneOf(n(Ri(r)("closed")),n(r.length))}),l(rc,{items:r})]},s))})]})},
nc=e=>e.failed_reason!==null?2:Number(e.conflict),Yp=({items:e,gate:t},n)=>{let{status:o="",category:s="",
show:r="",outcome:i="",search:a=""}=n,c=a.toLowerCase().split(/\s+/),p=new Map(t.open.map(({wstg_id:g,
reason:f})=>[g,f])),h=g=>{let f=`${g.wstg_id} ${g.name??""} ${g.notes??""}`.toLowerCase();return c.every(
w=>f.includes(w))},d=g=>Gp[r]?.(g)??[p.get(g.wstg_id),""].includes(r);return e.filter(g=>[on(g),""].
includes(o)).filter(g=>[Di(g),""].includes(s)).filter(g=>[g.outcome,""].includes(i)).filter(d).filter(
h).sort((g,f)=>nc(f)-nc(g))},Zp=({items:e,keepsAll:t})=>{let{t:n,integer:o,account:s}=B(),{chosen:r,
field:i}=Js("Done",t),[a,c]=se(),p=be(!1),h=S=>n.items(S,o(S)),d=async()=>{p.current=!1;let S=0,b=()=>c(
{done:S,all:e.length});b();try{for(let{wstg_id:k}of e){if(p.current)break;let C={wstg_id:k,status:r,
user:s.username};await q.requestWstgSync({body:C}),S+=1,b()}}finally{c(void 0)}return n.setAll(h(S))},
g=a?.all??e.length,f=e.filter(S=>Ci(S,r)).length,w=[f>0&&n.othersFindings(o(f)),i.hint],v=l("span",{
role:"status",children:w.filter(Boolean).join(" ")});return g===0?null:l(Ne,{text:n.setAllShown,opener:"\
plain",title:n.askSetAll(h(g),n.statuses[r]),submit:n.setItems(h(g),n.statuses[r]),question:a&&l(Rn,
{label:n.sending,done:a.done,all:g,format:o,children:l(ae,{text:n.stop,onClick:()=>p.current=!0})}),
fields:{status:{...i,hint:v,disabled:a!==void 0}},act:d})},Jp=({item:e,keepsAll:t})=>{let{t:n}=B(),{
send:o,dialog:s}=tr(),{run:r,busy:i,error:a}=Ks(async c=>{if(await o(e,{status:c}))return Ti(c,t)?n.
notKept:n.request.waiting});return l("div",{children:[l("select",{"aria-label":`${n.status}: ${e.wstg_id}`,
"aria-busy":i,"data-kind":on(e),value:on(e),onChange:({currentTarget:c})=>r(c.value),children:vi.map(
c=>l("option",{value:c,children:n.statuses[c]},c))}),l(Ge,{error:a}),s]})},Qp=({data:e})=>{let{t,integer:n,
may:o}=B(),{parameters:s}=je(),r=JSON.stringify(s),i=ct(()=>Yp(e,s),[e,r]);or.current=i.map(({wstg_id:f})=>f);
let a=["",t.any],c=[...new Set(e.items.map(Di))].map(f=>[f,t.categoryName(f)]),p=[...new Set(e.gate.
open.map(({reason:f})=>f))].map(f=>[f,t.reasons[f]]),h=f=>l("div",{children:[l(us,{id:f.wstg_id,parameters:s}),
l("p",{class:"aside",children:f.near?t.near(f.near):f.name})]}),d=f=>l("div",{class:"badges",children:[
o("checklist:write")?l(Jp,{item:f,keepsAll:e.keepsAll}):l(Oe,{kind:on(f),children:t.statuses[on(f)]}),
f.conflict&&l(Oe,{kind:"blocked",children:t.conflict}),f.failed_reason!==null&&l(Oe,{kind:"blocked",
children:t.failed}),oc(f)&&l(Oe,{children:t.pending})]}),g=l(ne,{children:[l("p",{children:t.noItems}),
l("a",{href:ge("checklist"),onClick:nn,children:t.clear})]});return l(He,{title:t.items(i.length,n(i.
length)),tools:o("checklist:write")&&l(Zp,{items:i,keepsAll:e.keepsAll}),children:[l(Zs,{fields:{search:{
label:t.search,placeholder:t.searchHint,type:"search"},status:{label:t.status,options:[a,...Object.entries(
t.statuses)]},category:{label:t.category,options:[["",t.anyCategory],...c]},outcome:{label:t.itemOutcome,
options:[a,...Object.entries(t.outcomes)]},show:{label:t.show,options:[a,...Object.entries(t.shown),
...p]},since:{label:t.since,type:"date"}}}),l(it,{caption:t.checklist,rows:i,keyOf:({wstg_id:f})=>f,
empty:g,columns:[[t.item,h],[t.status,d],[t.tool,f=>t.toolStatuses[f.defectdojo_status??"none"]],[t.
findingsOpen,f=>l(er,{item:f})],[t.lastSync,({last_sync:f})=>l(ut,{at:f})]]},r),l("p",{class:"aside",
children:t.source})]})},Xp=()=>{let{t:e}=B(),{since:t}=je().parameters,n=t?{since:t}:{},o=ke(async c=>{
let[{taken:p},h,{keeps_equivalent_status:d}]=await Promise.all([Lo(q.items({...n,signal:c}),Number.POSITIVE_INFINITY),
q.checkGate({query:n,signal:c}),q.getSynchronisation({signal:c})]);return{items:p,gate:h,keepsAll:d}},
[t],({items:c})=>c.some(oc)),s=o.data!==void 0;ue(()=>{s&&history.state?.y&&scrollTo(0,history.state.
y)},[s]);let r=nr(),i=async()=>r(await q.generateReport({headers:{"Accept-Language":document.documentElement.
lang}})),a=l(ne,{children:[l(mn,{text:e.makeReport,act:i}),l(ae,{text:e.reload,busy:o.loading,onClick:o.
reload})]});return l(Lt,{title:e.checklist,tools:a,load:o,children:c=>l(ne,{children:[l(zp,{...c}),l(
Qp,{data:c})]})})},ic=()=>{let{id:e}=je();return e===void 0?l(Xp,{}):l(tc,{id:e},e)};var ac=e=>{let{act:t,ask:n,title:o,hint:s,submit:r,labels:i,fields:a}=e,{t:c,bytes:p}=B(),[h,d]=se(),
[g,f]=se(""),w=be(new AbortController);ue(()=>()=>w.current.abort(),[]);let v=async R=>{w.current=new AbortController;
let{signal:F}=w.current;f(""),d({loaded:0,total:void 0}),await t({signal:F,onProgress:d},R).catch(E=>{
if(!F.aborted)throw E;return c.stopped}).then(f).finally(()=>d(void 0))},{ask:S,dialog:b}=zs(r,"dang\
er"),k=async R=>{(!n||await S(n(R)))&&await v(R)},C=()=>{w.current.abort(),nn()},x=h&&h.loaded>0&&h.
loaded!==h.total,[I,D]=x?[i[0],h.total]:[i[1],void 0];return l(He,{title:o,hint:s,children:[l(xt,{submit:r,
kind:a?"danger":"primary",act:k,fields:a}),b,h&&l(Rn,{label:I,done:h.loaded,all:D,format:R=>R===0?"":
p(R),children:l(ae,{text:c.stop,onClick:C})}),g&&l(de,{children:g})]})},lc=()=>{let{t:e,bytes:t}=B(),
n=nr(),{data:o,reload:s}=ke(a=>q.getSynchronisation({signal:a})),r=o?.import_obstacle,i={label:e.file,
type:"file",accept:".sql,application/sql,text/plain",read:a=>a instanceof File&&a.name?a:new Error(e.
noFile)};return l(ne,{children:[l(Ft,{title:e.files}),r&&l(de,{kind:"error",children:`${e.importObstacle}\
 ${r}`}),l("div",{class:"columns",children:[l(ac,{title:e.export,hint:e.dumpHint,submit:e.makeExport,
labels:[e.downloading,e.preparing],act:async a=>n(await q.exportFindingsDump(a)).finally(s)}),l(ac,{
title:e.import,hint:e.dumpImportHint,submit:e.makeImport,labels:[e.uploading,e.importing],fields:{file:i},
ask:({file:a})=>e.askImport(a.name,t(a.size)),act:async(a,{file:c})=>(await q.importFindingsDump({...a,
body:{file:c}}),s(),e.imported)})]})]})};var em=1e3,tm=({state:e,last_started_at:t,last_succeeded_at:n})=>e==="idle"&&(n??"")<(t??""),nm=({run:e})=>{
let{t,ago:n,instant:o,may:s,account:r}=B(),{state:i,last_error:a,last_warning:c}=e,p=()=>q.synchroniseNow(),
h=f=>f&&(n(f)??o(f)),d=a===null&&c===null&&e.failed===0,g=()=>{if(i!=="idle")return t.runStates[i];let[
f,w]=[h(e.last_succeeded_at),h(e.next_run_at)];return f===null?t.neverInStep:(d?t.inStep:t.notInStep)(
f,w)};return l("section",{class:"card","aria-label":t.state,children:[l("div",{class:"heading",children:[
l("p",{role:"status",children:l("strong",{children:g()})}),s("checklist:write")&&l(mn,{kind:"primary",
text:t.synchronise,busy:i!=="idle",act:p})]}),a!==null&&l(de,{kind:"error",children:[t.lastError,l(Qn,
{text:a})]}),c!==null&&l(de,{kind:"error",children:[`${t.lastWarning} ${c}`,r.role==="admin"&&tm(e)&&
l(Ne,{text:t.hiddenIsGone,opener:"plain",kind:"danger",question:t.askHiddenIsGone,act:()=>q.synchroniseNow(
{body:{hidden_is_gone:!0}})})]})]})},om=({run:e})=>{let{t,integer:n}=B(),o=s=>s>0&&n(s);return l("de\
tails",{class:"card",children:[l("summary",{children:t.periodic}),l(Oo,{facts:{[t.lastStarted]:l(ut,
{at:e.last_started_at}),[t.lastFinished]:l(ut,{at:e.last_finished_at}),[t.lastSucceeded]:l(ut,{at:e.
last_succeeded_at}),[t.nextRun]:l(ut,{at:e.next_run_at}),[t.lastDelivery]:l(ut,{at:e.last_delivery_at}),
[t.waitingCount]:o(e.waiting),[t.retryingCount]:o(e.retrying),[t.failedCount]:o(e.failed),[t.unassigned]:o(
e.unassigned),[t.withoutFinding]:l("a",{href:ge("checklist",{show:"without_finding"}),children:n(e.without_finding)})}})]})},
sm=({requests:e,all:t})=>{let{t:n,integer:o}=B(),s=({wstg_id:i,finding_id:a})=>i!==null?l(us,{id:i}):
a===null?n.unknown:n.findingNumber(a),r=({reason:i,next_attempt_at:a})=>l("div",{children:[l(Qn,{text:i}),
" ",a!==null&&l(Oe,{children:n.states.retrying})]});return l(He,{title:n.failedRequests,tools:e.length>
0&&l(ds,{}),children:l(it,{empty:n.noFailed,caption:n.firstOf(e.length,Math.max(t,e.length),o),rows:e,
keyOf:({request_id:i})=>i,columns:[[n.item,s],[n.status,({status:i})=>Qs(n,i)],[n.setBy,({account:i,
user:a})=>Fo(n,i,a)],[n.accepted,({accepted_at:i})=>l(ut,{at:i})],[n.attempts,({attempts:i})=>o(i),"\
numeric"],[n.reason,r],[n.actions,i=>l(ds,{request:i}),"tools"]]})})},rm=async e=>{let t=await q.getSynchronisation(
{signal:e}),n=q.requests({state:"failed",limit:200,signal:e}),{taken:o}=await Lo(n,em);return{run:t,
failed:o}},im=({run:e,failed:t})=>e.state!=="idle"||e.waiting+e.retrying>0||t.some(zn),cc=()=>{let{t:e}=B(),
t=ke(rm,[],im),n=l(ae,{text:e.reload,onClick:t.reload});return l(Lt,{title:e.synchronisation,tools:n,
load:t,children:({run:o,failed:s})=>l(ne,{children:[l(nm,{run:o}),l(sm,{requests:s,all:o.failed}),l(
om,{run:o})]})})};var am=e=>e.currentTarget.select(),lm=({value:e,close:t})=>{let{t:n}=B(),[o,s]=se(!1),r=async()=>{await navigator.
clipboard.writeText(e),s(!0)};return l(Jn,{title:n.keyMade,onClose:t,children:i=>l(ne,{children:[l("\
p",{children:n.keyOnce}),l("input",{readOnly:!0,value:e,"aria-label":n.keyMade,onFocus:am}),l("div",
{class:"actions",children:[navigator.clipboard&&l(ae,{text:o?n.copied:n.copy,kind:"primary",onClick:r}),
l(ae,{text:n.close,onClick:i})]})]})})},cm=[30,90,366],uc=({onKey:e,isForScale:t})=>{let{t:n,may:o}=B(),
s=gt.Permission.values.filter(o),r=a=>({label:n.permissions[a],type:"checkbox",defaultChecked:t&&a===
"weights:write"}),i={name:{label:n.keyName,hint:n.keyNameHint,defaultValue:t?n.scale:"",maxLength:gt.
KeyName.maxLength,autocomplete:"off"},...Object.fromEntries(s.map(a=>[a,r(a)])),days:{label:n.keyEnds,
options:cm.map(a=>[String(a),n.days(a)]),defaultValue:t?"366":"90"},password:{label:n.currentPassword,
autocomplete:"current-password",type:"password",codes:["current_password_wrong"]}};return l(Ne,{text:t?
n.makeScaleKey:n.makeKey,title:n.makeKey,submit:n.makeKey,opener:"plain",fields:i,act:async({name:a,
days:c,password:p,...h})=>{let d=s.filter(f=>h[f]);if(d.length===0)throw new Error(n.noPermission);let g={
name:a,permissions:d,expires_in_days:Number(c),password:p};e((await q.createKey({body:g})).key)}})},
dc=()=>{let{t:e,day:t,instant:n,describeCode:o}=B(),{data:s,error:r,reload:i}=ke(f=>q.listKeys({signal:f})),
[a,c]=se(""),{keys:p=[]}=s??{},h=({name:f,last_refused_at:w,last_refused_code:v})=>l("div",{children:[
f,w!==null&&l("p",{class:"aside",children:e.keyRefused(n(w),o(v??""))})]}),d=({permissions:f})=>l("d\
iv",{class:"badges",children:f.map(w=>l(Oe,{children:e.permissions[w]},w))}),g=({key_id:f,name:w})=>l(
Ne,{text:e.remove,of:w,title:e.removeKey,kind:"danger",question:w,act:async()=>(await q.deleteKey({path:{
key_id:f}}),e.keyRemoved)});return l(Nt.Provider,{value:i,children:l(He,{title:e.apiKeys,hint:e.apiKeysHint,
tools:l("div",{class:"actions",children:[l(uc,{onKey:c,isForScale:!0}),l(uc,{onKey:c})]}),children:[
l(Ge,{error:r,retry:i}),a&&l(lm,{value:a,close:()=>c("")}),l(it,{caption:e.apiKeysCaption,rows:p,keyOf:({
key_id:f})=>f,columns:[[e.keyName,h],[e.keyMay,d],[e.lastUsed,({last_used_at:f})=>f===null?e.never:n(
f),"wide"],[e.expires,({expires_at:f})=>t(f)],[e.actions,g,"tools"]]})]})})};var Ii,um=(e,t)=>new Promise((n,o)=>{let s=new URL(e);s.searchParams.set("render",t);let r=document.
createElement("script");r.src=s.href,r.onerror=()=>{Ii=void 0,r.remove(),o(new Error("the captcha ca\
nnot be loaded"))},r.onload=()=>{let{grecaptcha:i}=globalThis;i?i.ready(()=>n(i)):r.dispatchEvent(new Event(
"error"))},document.head.append(r),q.session.onChange(i=>i&&setTimeout(()=>location.reload()))}),Oi=async e=>{
let{captcha_site_key:t}=e;return t&&jt.captchaScript&&(Ii??=um(jt.captchaScript,t)),Ii},fc=async(e,t)=>{
let n=await Oi(e),o=e.captcha_site_key??"";return n?{captcha_token:await n.execute(o,{action:t})}:{}};var Ei=["password_too_short","password_too_long","password_breached"],dm=new RegExp(gt.Username.pattern),
fm=e=>e.normalize("NFKC").trim().toLowerCase(),{minLength:pc}=gt.NewPassword,Mi=({registering:e,expired:t})=>{
let{t:n,config:o,describeCode:s}=B(),r=jt.isEmpty&&jt.registrationOpen,i=e||r,a=async v=>{let S=await fc(
o,i?"register":"login").catch(()=>{throw new Error(n.captchaMissing)}),b={...v,...S};await(i?q.registerAccount(
{body:b}):q.login({body:b})),jt.isEmpty=!1,i?Dn(ge("profile",{first:"true"})):location.hash==="#/del\
eted"&&(location.hash="")};ue(()=>{Oi(o).catch(()=>{})},[o]);let{minLength:c,maxLength:p}=gt.Username,
h=(v,S)=>b=>{let k=String(b);return!i||v(k)?k:new Error(s(S))},d={autocomplete:"username",autocapitalize:"\
none",spellcheck:!1,label:n.username,hint:i&&n.usernameHint(c,p),codes:["username_invalid","username\
_taken"],read:h(v=>dm.test(fm(v)),"username_invalid"),defaultValue:t?.username},g={type:"password",label:n.
password,codes:Ei,read:h(v=>[...v].length>=pc,"password_too_short"),hint:i&&n.newPasswordHint(pc),autocomplete:i?
"new-password":"current-password",autofocus:t!==void 0},f=i?n.register:n.signIn,w=l(xt,{submit:f,act:a,
fields:{username:d,password:g}});return t?w:l(ne,{children:[l(Ft,{title:r?n.registerFirst:f}),l("p",
{class:"hint",children:r?n.welcomeFirst:n.welcome}),i&&!jt.registrationOpen?l(de,{children:n.registrationClosed}):
w,!r&&(i||jt.registrationOpen)&&l("p",{class:"aside",children:[i?n.toSignIn:n.toRegister," ",l("a",{
href:i?"#/":"#/register",children:i?n.signIn:n.register})]})]})};var pm=async()=>{let e=JSON.stringify(await q.exportOwnData(),null,2),t=new Date().toLocaleDateString(
"sv");No(new Blob([e],{type:"application/json"}),`weight-bmi-${t}.json`)},mc=()=>{let{t:e,account:t}=B(),
o={...{type:"password",autocomplete:"current-password"},label:e.currentPassword,codes:["current_pass\
word_wrong"]},s={type:"password",autocomplete:"new-password",label:e.newPassword,hint:e.newPasswordHint(
gt.NewPassword.minLength),codes:[...Ei,"password_unchanged"]},r={autocomplete:"off",autocapitalize:"\
none",label:e.typeName(t.username),read:i=>String(i).trim()===t.username||new Error(e.nameDiffers)};
return l(ne,{children:[l(Ft,{title:e.account}),l("p",{class:"hint",children:e.signedInAs(t.username)}),
l(dc,{}),l("div",{class:"columns",children:[l(He,{title:e.password,hint:e.changePasswordHint,children:l(
Ne,{text:e.changePassword,opener:"plain",fields:{current_password:o,new_password:s},act:async i=>(await q.
changePassword({body:i}),e.passwordChanged)})}),l(He,{title:e.exportTitle,hint:e.exportHint,children:l(
xt,{kind:"plain",submit:e.exportData,act:pm})}),l(He,{title:e.endSessions,hint:e.endSessionsHint,children:l(
Ne,{text:e.endSessions,opener:"plain",fields:{password:o},act:i=>q.logoutEverywhere({body:i})})}),l(
He,{title:e.deleteAccount,hint:e.deleteHint,children:l(Ne,{text:e.deleteAccount,opener:"danger",kind:"\
danger",fields:{name:r,password:o},act:async({password:i})=>{await q.deleteAccount({body:{password:i}}),
location.hash="#/deleted"}})})]})]})};var mm=e=>{let[,t]=/^(\d+([.,]\d+)?) *(c?m)?\.?$/i.exec(e.trim())??[],n=Number(t?.replace(",","."));
return n>3?n/100:n},gc=()=>{let{t:e,plain:t,messages:n,config:o,unit:s,setUnit:r}=B(),i=je().parameters.
first!==void 0,a=ke(w=>Cn(q.getProfile({signal:w}))),c=o.validation_limits??{},p={maxLength:c.name_max_length,
required:!0},h={type:"date",codes:["birth_date_invalid"],min:c.birth_date_min,required:!0},d={inputMode:"\
decimal",autocomplete:"off",read:w=>mm(String(w))||new Error(e.notAHeight),codes:["height_out_of_ran\
ge"],label:e.height,hint:e.heightHint,required:!0},g=async w=>{if(await q.saveProfile({body:w}),!i)return n.
texts.profile_saved;location.hash=ge("weight")},f=w=>({nombre:{...p,label:e.firstName,defaultValue:w?.
nombre},apellidos:{...p,label:e.lastName,defaultValue:w?.apellidos},fecha_nacimiento:{...h,label:e.birthDate,
defaultValue:w?.fecha_nacimiento},talla_m:{...d,defaultValue:w?t(w.talla_m):""}});return l("div",{class:"\
card narrow",children:l(Lt,{title:e.profile,load:a,children:w=>l(ne,{children:[l("p",{class:"hint",children:i?
e.profileFirst:e.profileHint}),l(xt,{submit:e.save,act:g,fields:f(w)}),i&&l("a",{href:ge("weight"),children:e.
later}),l(Ys,{label:e.unitOfWeights,values:js,names:e.unitNames,value:s,choose:r})]})})})};var sr=e=>{let{format:t}=new Intl.DateTimeFormat("sv-SE",{timeZone:e,dateStyle:"short",timeStyle:"me\
dium"}),n=a=>Date.parse(`${t(a*1e3).replace(" ","T")}Z`)-a*1e3,o=new Map,s=a=>{let c=o.get(a);if(c!==
void 0)return c;let p=n(a*7*864e5/1e3);return o.set(a,p),p},r=a=>{let c=Math.floor(a/6048e5),p=s(c);
return p===s(c+1)?p:n(Math.floor(a/1e3))},i=a=>a+r(a);return{name:e,clockAt:i,instantOf(a){let[c,p]=[
a-864e5,a+864e5].map(d=>a-r(d)),h=[c,p].filter(d=>i(d)===a);return h.length>0?Math.min(...h):c},inputOf:a=>new Date(
i(a)).toISOString().slice(0,16)}},hc=(e,t)=>{let n=Math.round((t.clockAt(e)-e)/6e4),o=new Date(e+n*6e4).
toISOString().replace(/(\.000)?Z$/,""),s=new Date(Math.abs(n)*6e4).toISOString().slice(11,16);return`${o}${n<
0?"-":"+"}${s}`},rr=()=>new Intl.DateTimeFormat().resolvedOptions().timeZone;var gm="uplot",hm="u-hz",_m="u-vt",ym="u-title",wm="u-wrap",bm="u-under",km="u-over",Sm="u-axis",to="\
u-off",vm="u-select",Tm="u-cursor-x",xm="u-cursor-y",Cm="u-cursor-pt",Pm="u-legend",Dm="u-live",Am="\
u-inline",Rm="u-series",Im="u-marker",_c="u-label",Om="u-value",ps="width",ms="height";var yc="bottom",Wo="left",Ni="right",Qi="#000",wc=Qi+"0",Fi="mousemove",bc="mousedown",Li="mouseup",
kc="mouseenter",Sc="mouseleave",vc="dblclick",Em="resize",Mm="scroll",Tc="change",ur="dppxchange",Xi="\
--",jo=typeof window<"u",Vi=jo?document:null,Bo=jo?window:null,Nm=jo?navigator:null,he,ir;function Gi(){
let e=devicePixelRatio;he!=e&&(he=e,ir&&ji(Tc,ir,Gi),ir=matchMedia(`(min-resolution: ${he-.001}dppx)\
 and (max-resolution: ${he+.001}dppx)`),no(Tc,ir,Gi),Bo.dispatchEvent(new CustomEvent(ur)))}function Ct(e,t){
if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function Ui(e,t){let n=e.classList;n.contains(
t)&&n.remove(t)}function Ee(e,t,n){e.style[t]=n+"px"}function qt(e,t,n,o){let s=Vi.createElement(e);
return t!=null&&Ct(s,t),n?.insertBefore(s,o),s}function Wt(e,t){return qt("div",e,t)}var xc=new WeakMap;
function sn(e,t,n,o,s){let r="translate("+t+"px,"+n+"px)",i=xc.get(e);r!=i&&(e.style.transform=r,xc.
set(e,r),t<0||n<0||t>o||n>s?Ct(e,to):Ui(e,to))}var Cc=new WeakMap;function Pc(e,t,n){let o=t+n,s=Cc.
get(e);o!=s&&(Cc.set(e,o),e.style.background=t,e.style.borderColor=n)}var Dc=new WeakMap;function Ac(e,t,n,o){
let s=t+""+n,r=Dc.get(e);s!=r&&(Dc.set(e,s),e.style.height=n+"px",e.style.width=t+"px",e.style.marginLeft=
o?-t/2+"px":0,e.style.marginTop=o?-n/2+"px":0)}var ea={passive:!0},Fm={...ea,capture:!0};function no(e,t,n,o){
t.addEventListener(e,n,o?Fm:ea)}function ji(e,t,n,o){t.removeEventListener(e,n,ea)}jo&&Gi();function zt(e,t,n,o){
let s;n=n||0,o=o||t.length-1;let r=o<=2147483647;for(;o-n>1;)s=r?n+o>>1:Pt((n+o)/2),t[s]<e?n=s:o=s;return e-
t[n]<=t[o]-e?n:o}function ou(e){return(n,o,s)=>{let r=-1,i=-1;for(let a=o;a<=s;a++)if(e(n[a])){r=a;break}
for(let a=s;a>=o;a--)if(e(n[a])){i=a;break}return[r,i]}}var su=e=>e!=null,ru=e=>e!=null&&e>0,pr=ou(su),
Lm=ou(ru);function Wm(e,t,n,o=0,s=!1){let r=s?Lm:pr,i=s?ru:su;[t,n]=r(e,t,n);let a=e[t],c=e[t];if(t>
-1)if(o==1)a=e[t],c=e[n];else if(o==-1)a=e[n],c=e[t];else for(let p=t;p<=n;p++){let h=e[p];i(h)&&(h<
a?a=h:h>c&&(c=h))}return[a??Te,c??-Te]}function mr(e,t,n,o){let s=Oc(e),r=Oc(t);e==t&&(s==-1?(e*=n,t/=
n):(e/=n,t*=n));let i=n==10?gn:iu,a=s==1?Pt:$t,c=r==1?$t:Pt,p=a(i(Ze(e))),h=c(i(Ze(t))),d=Ho(n,p),g=Ho(
n,h);return n==10&&(p<0&&(d=xe(d,-p)),h<0&&(g=xe(g,-h))),o||n==2?(e=d*s,t=g*r):(e=uu(e,d),t=gr(t,g)),
[e,t]}function ta(e,t,n,o){let s=mr(e,t,n,o);return e==0&&(s[0]=0),t==0&&(s[1]=0),s}var na=.1,Rc={mode:3,
pad:na},hs={pad:0,soft:null,mode:0},$m={min:hs,max:hs};function dr(e,t,n,o){return hr(n)?Ic(e,t,n):(hs.
pad=n,hs.soft=o?0:null,hs.mode=o?3:0,Ic(e,t,$m))}function pe(e,t){return e??t}function Bm(e,t,n){for(t=
pe(t,0),n=pe(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function Ic(e,t,n){let o=n.min,
s=n.max,r=pe(o.pad,0),i=pe(s.pad,0),a=pe(o.hard,-Te),c=pe(s.hard,Te),p=pe(o.soft,Te),h=pe(s.soft,-Te),
d=pe(o.mode,0),g=pe(s.mode,0),f=t-e,w=gn(f),v=ht(Ze(e),Ze(t)),S=gn(v),b=Ze(S-w);(f<1e-24||b>10)&&(f=
0,(e==0||t==0)&&(f=1e-24,d==2&&p!=Te&&(r=0),g==2&&h!=-Te&&(i=0)));let k=f||v||1e3,C=gn(k),x=Ho(10,Pt(
C)),I=k*(f==0?e==0?.1:1:r),D=xe(uu(e-I,x/10),24),N=e>=p&&(d==1||d==3&&D<=p||d==2&&D>=p)?p:Te,R=ht(a,
D<N&&e>=N?N:Kt(N,D)),F=k*(f==0?t==0?.1:1:i),E=xe(gr(t+F,x/10),24),A=t<=h&&(g==1||g==3&&E>=h||g==2&&E<=
h)?h:-Te,G=Kt(c,E>A&&t<=A?A:ht(A,E));return R==G&&R==0&&(G=100),[R,G]}var Hm=new Intl.NumberFormat(jo?
Nm.language:"en-US"),oa=e=>Hm.format(e),Dt=Math,cr=Dt.PI,Ze=Dt.abs,Pt=Dt.floor,Ye=Dt.round,$t=Dt.ceil,
Kt=Dt.min,ht=Dt.max,Ho=Dt.pow,Oc=Dt.sign,gn=Dt.log10,iu=Dt.log2,Vm=(e,t=1)=>Dt.sinh(e)*t,Wi=(e,t=1)=>Dt.
asinh(e/t),Te=1/0;function Ec(e){return(gn((e^e>>31)-(e>>31))|0)+1}function qi(e,t,n){return Kt(ht(e,
t),n)}function au(e){return typeof e=="function"}function ce(e){return au(e)?e:()=>e}var Gm=()=>{},lu=e=>e,
cu=(e,t)=>t,Um=e=>null,Mc=e=>!0,Nc=(e,t)=>e==t,jm=/\.\d*?(?=9{6,}|0{6,})/gm,oo=e=>{if(fu(e)||On.has(
e))return e;let t=`${e}`,n=t.match(jm);if(n==null)return e;let o=n[0].length-1;if(t.indexOf("e-")!=-1){
let[s,r]=t.split("e");return+`${oo(s)}e${r}`}return xe(e,o)};function Xn(e,t){return oo(xe(oo(e/t))*
t)}function gr(e,t){return oo($t(oo(e/t))*t)}function uu(e,t){return oo(Pt(oo(e/t))*t)}function xe(e,t=0){
if(fu(e))return e;let n=10**t,o=e*n*(1+Number.EPSILON);return Ye(o)/n}var On=new Map;function du(e){
return((""+e).split(".")[1]||"").length}function ys(e,t,n,o){let s=[],r=o.map(du);for(let i=t;i<n;i++){
let a=Ze(i),c=xe(Ho(e,i),a);for(let p=0;p<o.length;p++){let h=e==10?+`${o[p]}e${i}`:o[p]*c,d=(i>=0?0:
a)+(i>=r[p]?0:r[p]),g=e==10?h:xe(h,d);s.push(g),On.set(g,d)}}return s}var _s={},sa=[],Vo=[null,null],
In=Array.isArray,fu=Number.isInteger,qm=e=>e===void 0;function Fc(e){return typeof e=="string"}function hr(e){
let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function zm(e){return e!=null&&
typeof e=="object"}var Km=Object.getPrototypeOf(Uint8Array),pu="__proto__";function Go(e,t=hr){let n;
if(In(e)){let o=e.find(s=>s!=null);if(In(o)||t(o)){n=Array(e.length);for(let s=0;s<e.length;s++)n[s]=
Go(e[s],t)}else n=e.slice()}else if(e instanceof Km)n=e.slice();else if(t(e)){n={};for(let o in e)o!=
pu&&(n[o]=Go(e[o],t))}else n=e;return n}function qe(e){let t=arguments;for(let n=1;n<t.length;n++){let o=t[n];
for(let s in o)s!=pu&&(hr(e[s])?qe(e[s],Go(o[s])):e[s]=Go(o[s]))}return e}var Ym=0,Zm=1,Jm=2;function Qm(e,t,n){
for(let o=0,s,r=-1;o<t.length;o++){let i=t[o];if(i>r){for(s=i-1;s>=0&&e[s]==null;)e[s--]=null;for(s=
i+1;s<n&&e[s]==null;)e[r=s++]=null}}}function Xm(e,t){if(ng(e)){let i=e[0].slice();for(let a=1;a<e.length;a++)
i.push(...e[a].slice(1));return og(i[0])||(i=tg(i)),i}let n=new Set;for(let i=0;i<e.length;i++){let c=e[i][0],
p=c.length;for(let h=0;h<p;h++)n.add(c[h])}let o=[Array.from(n).sort((i,a)=>i-a)],s=o[0].length,r=new Map;
for(let i=0;i<s;i++)r.set(o[0][i],i);for(let i=0;i<e.length;i++){let a=e[i],c=a[0];for(let p=1;p<a.length;p++){
let h=a[p],d=Array(s).fill(void 0),g=t?t[i][p]:Zm,f=[];for(let w=0;w<h.length;w++){let v=h[w],S=r.get(
c[w]);v===null?g!=Ym&&(d[S]=v,g==Jm&&f.push(S)):d[S]=v}Qm(d,f,s),o.push(d)}}return o}var eg=typeof queueMicrotask>
"u"?e=>Promise.resolve().then(e):queueMicrotask;function tg(e){let t=e[0],n=t.length,o=Array(n);for(let r=0;r<
o.length;r++)o[r]=r;o.sort((r,i)=>t[r]-t[i]);let s=[];for(let r=0;r<e.length;r++){let i=e[r],a=Array(
n);for(let c=0;c<n;c++)a[c]=i[o[c]];s.push(a)}return s}function ng(e){let t=e[0][0],n=t.length;for(let o=1;o<
e.length;o++){let s=e[o][0];if(s.length!=n)return!1;if(s!=t){for(let r=0;r<n;r++)if(s[r]!=t[r])return!1}}
return!0}function og(e,t=100){let n=e.length;if(n<=1)return!0;let o=0,s=n-1;for(;o<=s&&e[o]==null;)o++;
for(;s>=o&&e[s]==null;)s--;if(s<=o)return!0;let r=ht(1,Pt((s-o+1)/t));for(let i=e[o],a=o+r;a<=s;a+=r){
let c=e[a];if(c!=null){if(c<=i)return!1;i=c}}return!0}var mu=["January","February","March","April","\
May","June","July","August","September","October","November","December"],gu=["Sunday","Monday","Tues\
day","Wednesday","Thursday","Friday","Saturday"];function hu(e){return e.slice(0,3)}var sg=gu.map(hu),
rg=mu.map(hu),ig={MMMM:mu,MMM:rg,WWWW:gu,WWW:sg};function fs(e){return(e<10?"0":"")+e}function ag(e){
return(e<10?"00":e<100?"0":"")+e}var lg={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),
MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>fs(e.getMonth()+1),M:e=>e.getMonth()+
1,DD:e=>fs(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],
HH:e=>fs(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.
getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>fs(e.getMinutes()),
m:e=>e.getMinutes(),ss:e=>fs(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>ag(e.getMilliseconds())};function ra(e,t){
t=t||ig;let n=[],o=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=o.exec(e);)n.push(s[0][0]=="{"?lg[s[1]]:s[0]);return r=>{
let i="";for(let a=0;a<n.length;a++)i+=typeof n[a]=="string"?n[a]:n[a](r,t);return i}}var cg=new Intl.
DateTimeFormat().resolvedOptions().timeZone;function ug(e,t){let n;return t=="UTC"||t=="Etc/UTC"?n=new Date(
+e+e.getTimezoneOffset()*6e4):t==cg?n=e:(n=new Date(e.toLocaleString("en-US",{timeZone:t})),n.setMilliseconds(
e.getMilliseconds())),n}var _u=e=>e%1==0,fr=[1,2,2.5,5],dg=ys(10,-32,0,fr),yu=ys(10,0,32,fr),fg=yu.filter(
_u),eo=dg.concat(yu),ia=`
`,wu="{YYYY}",Lc=ia+wu,bu="{M}/{D}",gs=ia+bu,ar=gs+"/{YY}",ku="{aa}",pg="{h}:{mm}",$o=pg+ku,Wc=ia+$o,
$c=":{ss}",ye=null;function Su(e){let t=e*1e3,n=t*60,o=n*60,s=o*24,r=s*30,i=s*365,c=(e==1?ys(10,0,3,
fr).filter(_u):ys(10,-3,0,fr)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,o,o*2,o*3,o*4,o*6,o*
8,o*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,i,i*2,i*5,i*10,i*25,i*50,i*100]),
p=[[i,wu,ye,ye,ye,ye,ye,ye,1],[s*28,"{MMM}",Lc,ye,ye,ye,ye,ye,1],[s,bu,Lc,ye,ye,ye,ye,ye,1],[o,"{h}"+
ku,ar,ye,gs,ye,ye,ye,1],[n,$o,ar,ye,gs,ye,ye,ye,1],[t,$c,ar+" "+$o,ye,gs+" "+$o,ye,Wc,ye,1],[e,$c+".\
{fff}",ar+" "+$o,ye,gs+" "+$o,ye,Wc,ye,1]];function h(d){return(g,f,w,v,S,b)=>{let k=[],C=S>=i,x=S>=
r&&S<i,I=d(w),D=xe(I*e,3),N=$i(I.getFullYear(),C?0:I.getMonth(),x||C?1:I.getDate()),R=xe(N*e,3);if(x||
C){let F=x?S/r:0,E=C?S/i:0,A=D==R?D:xe($i(N.getFullYear()+E,N.getMonth()+F,1)*e,3),G=new Date(Ye(A/e)),
$=G.getFullYear(),H=G.getMonth();for(let W=0;A<=v;W++){let ee=$i($+E*W,H+F*W,1),U=ee-d(xe(ee*e,3));A=
xe((+ee+U)*e,3),A<=v&&k.push(A)}}else{let F=S>=s?s:S,E=Pt(w)-Pt(D),A=R+E+gr(D-R,F);k.push(A);let G=d(
A),$=G.getHours()+G.getMinutes()/n+G.getSeconds()/o,H=S/o,W=g.axes[f]._space,ee=b/W;for(;A=xe(A+S,e==
1?0:3),!(A>v);)if(H>1){let U=Pt(xe($+H,6))%24,M=d(A).getHours()-U;M>1&&(M=-1),A-=M*o,$=($+H)%24;let j=k[k.
length-1];xe((A-j)/S,3)*ee>=.7&&k.push(A)}else k.push(A)}return k}}return[c,p,h]}var[mg,gg,hg]=Su(1),
[_g,yg,wg]=Su(.001);ys(2,-53,53,[1]);function Bc(e,t){return e.map(n=>n.map((o,s)=>s==0||s==8||o==null?
o:t(s==1||n[8]==0?o:n[1]+o)))}function Hc(e,t){return(n,o,s,r,i)=>{let a=t.find(w=>i>=w[0])||t[t.length-
1],c,p,h,d,g,f;return o.map(w=>{let v=e(w),S=v.getFullYear(),b=v.getMonth(),k=v.getDate(),C=v.getHours(),
x=v.getMinutes(),I=v.getSeconds(),D=S!=c&&a[2]||b!=p&&a[3]||k!=h&&a[4]||C!=d&&a[5]||x!=g&&a[6]||I!=f&&
a[7]||a[1];return c=S,p=b,h=k,d=C,g=x,f=I,D(v)})}}function bg(e,t){let n=ra(t);return(o,s,r,i,a)=>s.
map(c=>n(e(c)))}function $i(e,t,n){return new Date(e,t,n)}function Vc(e,t){return t(e)}var kg="{YYYY\
}-{MM}-{DD} {h}:{mm}{aa}";function Gc(e,t){return(n,o,s,r)=>r==null?Xi:t(e(o))}function Sg(e,t){let n=e.
series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function vg(e,t){return e.
series[t].fill(e,t)}var Tg={show:!0,live:!0,isolate:!1,mount:Gm,markers:{show:!0,width:2,stroke:Sg,fill:vg,
dash:"solid"},idx:null,idxs:null,values:[]};function xg(e,t){let n=e.cursor.points,o=Wt(),s=n.size(e,
t);Ee(o,ps,s),Ee(o,ms,s);let r=s/-2;Ee(o,"marginLeft",r),Ee(o,"marginTop",r);let i=n.width(e,t,s);return i&&
Ee(o,"borderWidth",i),o}function Cg(e,t){let n=e.series[t].points;return n._fill||n._stroke}function Pg(e,t){
let n=e.series[t].points;return n._stroke||n._fill}function Dg(e,t){return e.series[t].points.size}var Bi=[
0,0];function Ag(e,t,n){return Bi[0]=t,Bi[1]=n,Bi}function lr(e,t,n,o=!0){return s=>{s.button==0&&(!o||
s.target==t)&&n(s)}}function Hi(e,t,n,o=!0){return s=>{(!o||s.target==t)&&n(s)}}var Rg={show:!0,x:!0,
y:!0,lock:!1,move:Ag,points:{one:!1,show:xg,size:Dg,width:0,stroke:Pg,fill:Cg},bind:{mousedown:lr,mouseup:lr,
click:lr,dblclick:lr,mousemove:Hi,mouseleave:Hi,mouseenter:Hi},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,
click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,o,s)=>o-
s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,
event:null},vu={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},aa=qe({},vu,{filter:cu}),Tu=qe({},aa,{size:10}),
xu=qe({},vu,{show:!1}),la='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Aria\
l, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Em\
oji"',Cu="bold "+la,Pu=1.5,Uc={show:!0,scale:"x",stroke:Qi,space:50,gap:5,alignTo:1,size:50,labelGap:0,
labelSize:30,labelFont:Cu,side:2,grid:aa,ticks:Tu,border:xu,font:la,lineGap:Pu,rotate:0},Ig="Value",
Og="Time",jc={show:!0,scale:"x",auto:!1,sorted:1,min:Te,max:-Te,idxs:[]};function Eg(e,t,n,o,s){return t.
map(r=>r==null?"":oa(r))}function Mg(e,t,n,o,s,r,i){let a=[],c=On.get(s)||0;n=i?n:xe(gr(n,s),c);for(let p=n;p<=
o;p=xe(p+s,c))a.push(Object.is(p,-0)?0:p);return a}function zi(e,t,n,o,s,r,i){let a=[],c=e.scales[e.
axes[t].scale].log,p=c==10?gn:iu,h=Pt(p(n));s=Ho(c,h),c==10&&(s=eo[zt(s,eo)]);let d=n,g=s*c;c==10&&(g=
eo[zt(g,eo)]);do a.push(d),d=d+s,c==10&&!On.has(d)&&(d=xe(d,On.get(s))),d>=g&&(s=d,g=s*c,c==10&&(g=eo[zt(
g,eo)]));while(d<=o);return a}function Ng(e,t,n,o,s,r,i){let c=e.scales[e.axes[t].scale].asinh,p=o>c?
zi(e,t,ht(c,n),o,s):[c],h=o>=0&&n<=0?[0]:[];return(n<-c?zi(e,t,ht(c,-o),-n,s):[c]).reverse().map(g=>-g).
concat(h,p)}var Du=/./,Fg=/[12357]/,Lg=/[125]/,qc=/1/,Ki=(e,t,n,o)=>e.map((s,r)=>t==4&&s==0||r%o==0&&
n.test(s.toExponential()[s<0?1:0])?s:null);function Wg(e,t,n,o,s){let r=e.axes[n],i=r.scale,a=e.scales[i],
c=e.valToPos,p=r._space,h=c(10,i),d=c(9,i)-h>=p?Du:c(7,i)-h>=p?Fg:c(5,i)-h>=p?Lg:qc;if(d==qc){let g=Ze(
c(1,i)-h);if(g<p)return Ki(t.slice().reverse(),a.distr,d,$t(p/g)).reverse()}return Ki(t,a.distr,d,1)}
function $g(e,t,n,o,s){let r=e.axes[n],i=r.scale,a=r._space,c=e.valToPos,p=Ze(c(1,i)-c(2,i));return p<
a?Ki(t.slice().reverse(),3,Du,$t(a/p)).reverse():t}function Bg(e,t,n,o){return o==null?Xi:t==null?"":
oa(t)}var zc={show:!0,scale:"y",stroke:Qi,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Cu,
side:3,grid:aa,ticks:Tu,border:xu,font:la,lineGap:Pu,rotate:0};function Hg(e,t){let n=3+(e||1)*2;return xe(
n*t,3)}function Vg(e,t){let{scale:n,idxs:o}=e.series[0],s=e._data[0],r=e.valToPos(s[o[0]],n,!0),i=e.
valToPos(s[o[1]],n,!0),a=Ze(i-r),c=e.series[t],p=a/(c.points.space*he);return o[1]-o[0]<=p}var Kc={scale:null,
auto:!0,sorted:0,min:Te,max:-Te},Au=(e,t,n,o,s)=>s,Yc={show:!0,auto:!0,sorted:0,gaps:Au,alpha:1,facets:[
qe({},Kc,{scale:"x"}),qe({},Kc,{scale:"y"})]},Zc={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Au,
alpha:1,points:{show:Vg,filter:null},values:null,min:Te,max:-Te,idxs:[],path:null,clip:null};function Gg(e,t,n,o,s){
return n/10}var Ru={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Ug=qe({},Ru,
{time:!1,ori:1}),Jc={};function Iu(e,t){let n=Jc[e];return n||(n={key:e,plots:[],sub(o){n.plots.push(
o)},unsub(o){n.plots=n.plots.filter(s=>s!=o)},pub(o,s,r,i,a,c,p){for(let h=0;h<n.plots.length;h++)n.
plots[h]!=s&&n.plots[h].pub(o,s,r,i,a,c,p)}},e!=null&&(Jc[e]=n)),n}var Uo=1,Yi=2;function so(e,t,n){
let o=e.mode,s=e.series[t],r=o==2?e._data[t]:e._data,i=e.scales,a=e.bbox,c=r[0],p=o==2?r[1]:r[t],h=o==
2?i[s.facets[0].scale]:i[e.series[0].scale],d=o==2?i[s.facets[1].scale]:i[s.scale],g=a.left,f=a.top,
w=a.width,v=a.height,S=e.valToPosH,b=e.valToPosV;return h.ori==0?n(s,c,p,h,d,S,b,g,f,w,v,yr,qo,br,Eu,
Nu):n(s,c,p,h,d,b,S,f,g,v,w,wr,zo,da,Mu,Fu)}function ca(e,t){let n=0,o=0,s=pe(e.bands,sa);for(let r=0;r<
s.length;r++){let i=s[r];i.series[0]==t?n=i.dir:i.series[1]==t&&(i.dir==1?o|=1:o|=2)}return[n,o==1?-1:
o==2?1:o==3?2:0]}function jg(e,t,n,o,s){let r=e.mode,i=e.series[t],a=r==2?i.facets[1].scale:i.scale,
c=e.scales[a];return s==-1?c.min:s==1?c.max:c.distr==3?c.dir==1?c.min:c.max:0}function hn(e,t,n,o,s,r){
return so(e,t,(i,a,c,p,h,d,g,f,w,v,S)=>{let b=i.pxRound,k=p.dir*(p.ori==0?1:-1),C=p.ori==0?qo:zo,x,I;
k==1?(x=n,I=o):(x=o,I=n);let D=b(d(a[x],p,v,f)),N=b(g(c[x],h,S,w)),R=b(d(a[I],p,v,f)),F=b(g(r==1?h.max:
h.min,h,S,w)),E=new Path2D(s);return C(E,R,F),C(E,D,F),C(E,D,N),E})}function _r(e,t,n,o,s,r){let i=null;
if(e.length>0){i=new Path2D;let a=t==0?br:da,c=n;for(let d=0;d<e.length;d++){let g=e[d];if(g[1]>g[0]){
let f=g[0]-c;f>0&&a(i,c,o,f,o+r),c=g[1]}}let p=n+s-c,h=10;p>0&&a(i,c,o-h/2,p,o+r+h)}return i}function qg(e,t,n){
let o=e[e.length-1];o&&o[0]==t?o[1]=n:e.push([t,n])}function ua(e,t,n,o,s,r,i){let a=[],c=e.length;for(let p=s==
1?n:o;p>=n&&p<=o;p+=s)if(t[p]===null){let d=p,g=p;if(s==1)for(;++p<=o&&t[p]===null;)g=p;else for(;--p>=
n&&t[p]===null;)g=p;let f=r(e[d]),w=g==d?f:r(e[g]),v=d-s;f=i<=0&&v>=0&&v<c?r(e[v]):f;let b=g+s;w=i>=
0&&b>=0&&b<c?r(e[b]):w,w>=f&&a.push([f,w])}return a}function Qc(e){return e==0?lu:e==1?Ye:t=>Xn(t,e)}
function Ou(e){let t=e==0?yr:wr,n=e==0?(s,r,i,a,c,p)=>{s.arcTo(r,i,a,c,p)}:(s,r,i,a,c,p)=>{s.arcTo(i,
r,c,a,p)},o=e==0?(s,r,i,a,c)=>{s.rect(r,i,a,c)}:(s,r,i,a,c)=>{s.rect(i,r,c,a)};return(s,r,i,a,c,p=0,h=0)=>{
p==0&&h==0?o(s,r,i,a,c):(p=Kt(p,a/2,c/2),h=Kt(h,a/2,c/2),t(s,r+p,i),n(s,r+a,i,r+a,i+c,p),n(s,r+a,i+c,
r,i+c,h),n(s,r,i+c,r,i,h),n(s,r,i,r+a,i,p),s.closePath())}}var yr=(e,t,n)=>{e.moveTo(t,n)},wr=(e,t,n)=>{
e.moveTo(n,t)},qo=(e,t,n)=>{e.lineTo(t,n)},zo=(e,t,n)=>{e.lineTo(n,t)},br=Ou(0),da=Ou(1),Eu=(e,t,n,o,s,r)=>{
e.arc(t,n,o,s,r)},Mu=(e,t,n,o,s,r)=>{e.arc(n,t,o,s,r)},Nu=(e,t,n,o,s,r,i)=>{e.bezierCurveTo(t,n,o,s,
r,i)},Fu=(e,t,n,o,s,r,i)=>{e.bezierCurveTo(n,t,s,o,i,r)};function Lu(e){return(t,n,o,s,r)=>so(t,n,(i,a,c,p,h,d,g,f,w,v,S)=>{
let{pxRound:b,points:k}=i,C,x;p.ori==0?(C=yr,x=Eu):(C=wr,x=Mu);let I=xe(k.width*he,3),D=(k.size-k.width)/
2*he,N=xe(D*2,3),R=new Path2D,F=new Path2D,{left:E,top:A,width:G,height:$}=t.bbox;br(F,E-N,A-N,G+N*2,
$+N*2);let H=W=>{if(c[W]!=null){let ee=b(d(a[W],p,v,f)),U=b(g(c[W],h,S,w));C(R,ee+D,U),x(R,ee,U,D,0,
cr*2)}};if(r)r.forEach(H);else for(let W=o;W<=s;W++)H(W);return{stroke:I>0?R:null,fill:R,clip:F,flags:Uo|
Yi}})}function Wu(e){return(t,n,o,s,r,i)=>{o!=s&&(r!=o&&i!=o&&e(t,n,o),r!=s&&i!=s&&e(t,n,s),e(t,n,i))}}
var zg=Wu(qo),Kg=Wu(zo);function $u(e){let t=pe(e?.alignGaps,0);return(n,o,s,r)=>so(n,o,(i,a,c,p,h,d,g,f,w,v,S)=>{
[s,r]=pr(c,s,r);let b=i.pxRound,k=$=>b(d($,p,v,f)),C=$=>b(g($,h,S,w)),x,I;p.ori==0?(x=qo,I=zg):(x=zo,
I=Kg);let D=p.dir*(p.ori==0?1:-1),N={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Uo},
R=N.stroke,F=!1;if(r-s>=v*4){let $=Q=>n.posToVal(Q,p.key,!0),H=null,W=null,ee,U,Pe,J=k(a[D==1?s:r]),
M=k(a[s]),j=k(a[r]),te=$(D==1?M+1:j-1);for(let Q=D==1?s:r;Q>=s&&Q<=r;Q+=D){let Fe=a[Q],ve=(D==1?Fe<te:
Fe>te)?J:k(Fe),_e=c[Q];ve==J?_e!=null?(U=_e,H==null?(x(R,ve,C(U)),ee=H=W=U):U<H?H=U:U>W&&(W=U)):_e===
null&&(F=!0):(H!=null&&I(R,J,C(H),C(W),C(ee),C(U)),_e!=null?(U=_e,x(R,ve,C(U)),H=W=ee=U):(H=W=null,_e===
null&&(F=!0)),J=ve,te=$(J+D))}H!=null&&H!=W&&Pe!=J&&I(R,J,C(H),C(W),C(ee),C(U))}else for(let $=D==1?
s:r;$>=s&&$<=r;$+=D){let H=c[$];H===null?F=!0:H!=null&&x(R,k(a[$]),C(H))}let[A,G]=ca(n,o);if(i.fill!=
null||A!=0){let $=N.fill=new Path2D(R),H=i.fillTo(n,o,i.min,i.max,A),W=C(H),ee=k(a[s]),U=k(a[r]);D==
-1&&([U,ee]=[ee,U]),x($,U,W),x($,ee,W)}if(!i.spanGaps){let $=[];F&&$.push(...ua(a,c,s,r,D,k,t)),N.gaps=
$=i.gaps(n,o,s,r,$),N.clip=_r($,p.ori,f,w,v,S)}return G!=0&&(N.band=G==2?[hn(n,o,s,r,R,-1),hn(n,o,s,
r,R,1)]:hn(n,o,s,r,R,G)),N})}function Yg(e){let t=pe(e.align,1),n=pe(e.ascDesc,!1),o=pe(e.alignGaps,
0),s=pe(e.extend,!1);return(r,i,a,c)=>so(r,i,(p,h,d,g,f,w,v,S,b,k,C)=>{[a,c]=pr(d,a,c);let x=p.pxRound,
{left:I,width:D}=r.bbox,N=M=>x(w(M,g,k,S)),R=M=>x(v(M,f,C,b)),F=g.ori==0?qo:zo,E={stroke:new Path2D,
fill:null,clip:null,band:null,gaps:null,flags:Uo},A=E.stroke,G=g.dir*(g.ori==0?1:-1),$=R(d[G==1?a:c]),
H=N(h[G==1?a:c]),W=H,ee=H;s&&t==-1&&(ee=I,F(A,ee,$)),F(A,H,$);for(let M=G==1?a:c;M>=a&&M<=c;M+=G){let j=d[M];
if(j==null)continue;let te=N(h[M]),Q=R(j);t==1?F(A,te,$):F(A,W,Q),F(A,te,Q),$=Q,W=te}let U=W;s&&t==1&&
(U=I+D,F(A,U,$));let[Pe,J]=ca(r,i);if(p.fill!=null||Pe!=0){let M=E.fill=new Path2D(A),j=p.fillTo(r,i,
p.min,p.max,Pe),te=R(j);F(M,U,te),F(M,ee,te)}if(!p.spanGaps){let M=[];M.push(...ua(h,d,a,c,G,N,o));let j=p.
width*he/2,te=n||t==1?j:-j,Q=n||t==-1?-j:j;M.forEach(Fe=>{Fe[0]+=te,Fe[1]+=Q}),E.gaps=M=p.gaps(r,i,a,
c,M),E.clip=_r(M,g.ori,S,b,k,C)}return J!=0&&(E.band=J==2?[hn(r,i,a,c,A,-1),hn(r,i,a,c,A,1)]:hn(r,i,
a,c,A,J)),E})}function Xc(e,t,n,o,s,r,i=Te){if(e.length>1){let a=null;for(let c=0,p=1/0;c<e.length;c++)
if(t[c]!==void 0){if(a!=null){let h=Ze(e[c]-e[a]);h<p&&(p=h,i=Ze(n(e[c],o,s,r)-n(e[a],o,s,r)))}a=c}}
return i}function Zg(e){e=e||_s;let t=pe(e.size,[.6,Te,1]),n=e.align||0,o=e.gap||0,s=e.radius;s=s==null?
[0,0]:typeof s=="number"?[s,0]:s;let r=ce(s),i=1-t[0],a=pe(t[1],Te),c=pe(t[2],1),p=pe(e.disp,_s),h=pe(
e.each,f=>{}),{fill:d,stroke:g}=p;return(f,w,v,S)=>so(f,w,(b,k,C,x,I,D,N,R,F,E,A)=>{let G=b.pxRound,
$=n,H=o*he,W=a*he,ee=c*he,U,Pe;x.ori==0?[U,Pe]=r(f,w):[Pe,U]=r(f,w);let J=x.dir*(x.ori==0?1:-1),M=x.
ori==0?br:da,j=x.ori==0?h:(Y,Ce,Ke,uo,Nn,Zt,Fn)=>{h(Y,Ce,Ke,Nn,uo,Fn,Zt)},te=pe(f.bands,sa).find(Y=>Y.
series[0]==w),Q=te!=null?te.dir:0,Fe=b.fillTo(f,w,b.min,b.max,Q),at=G(N(Fe,I,A,F)),ve,_e,Bt,bt=E,Le=G(
b.width*he),Yt=!1,an=null,At=null,yn=null,ao=null;d!=null&&(Le==0||g!=null)&&(Yt=!0,an=d.values(f,w,
v,S),At=new Map,new Set(an).forEach(Y=>{Y!=null&&At.set(Y,new Path2D)}),Le>0&&(yn=g.values(f,w,v,S),
ao=new Map,new Set(yn).forEach(Y=>{Y!=null&&ao.set(Y,new Path2D)})));let{x0:lo,size:Yo}=p;if(lo!=null&&
Yo!=null){$=1,k=lo.values(f,w,v,S),lo.unit==2&&(k=k.map(Ke=>f.posToVal(R+Ke*E,x.key,!0)));let Y=Yo.values(
f,w,v,S);Yo.unit==2?_e=Y[0]*E:_e=D(Y[0],x,E,R)-D(0,x,E,R),bt=Xc(k,C,D,x,E,R,bt),Bt=bt-_e+H}else bt=Xc(
k,C,D,x,E,R,bt),Bt=bt*i+H,_e=bt-Bt;Bt<1&&(Bt=0),Le>=_e/2&&(Le=0),Bt<5&&(G=lu);let vs=Bt>0,En=bt-Bt-(vs?
Le:0);_e=G(qi(En,ee,W)),ve=($==0?_e/2:$==J?0:_e)-$*J*(($==0?H/2:0)+(vs?Le/2:0));let dt={stroke:null,
fill:null,clip:null,band:null,gaps:null,flags:0},co=Yt?null:new Path2D,ln=null;if(te!=null)ln=f.data[te.
series[1]];else{let{y0:Y,y1:Ce}=p;Y!=null&&Ce!=null&&(C=Ce.values(f,w,v,S),ln=Y.values(f,w,v,S))}let Mn=U*
_e,ie=Pe*_e;for(let Y=J==1?v:S;Y>=v&&Y<=S;Y+=J){let Ce=C[Y];if(Ce==null)continue;if(ln!=null){let _t=ln[Y]??
0;if(Ce-_t==0)continue;at=N(_t,I,A,F)}let Ke=x.distr!=2||p!=null?k[Y]:Y,uo=D(Ke,x,E,R),Nn=N(pe(Ce,Fe),
I,A,F),Zt=G(uo-ve),Fn=G(ht(Nn,at)),kt=G(Kt(Nn,at)),Rt=Fn-kt;if(Ce!=null){let _t=Ce<0?ie:Mn,Ht=Ce<0?Mn:
ie;Yt?(Le>0&&yn[Y]!=null&&M(ao.get(yn[Y]),Zt,kt+Pt(Le/2),_e,ht(0,Rt-Le),_t,Ht),an[Y]!=null&&M(At.get(
an[Y]),Zt,kt+Pt(Le/2),_e,ht(0,Rt-Le),_t,Ht)):M(co,Zt,kt+Pt(Le/2),_e,ht(0,Rt-Le),_t,Ht),j(f,w,Y,Zt-Le/
2,kt,_e+Le,Rt)}}return Le>0?dt.stroke=Yt?ao:co:Yt||(dt._fill=b.width==0?b._fill:b._stroke??b._fill,dt.
width=0),dt.fill=Yt?At:co,dt})}function Jg(e,t){let n=pe(t?.alignGaps,0);return(o,s,r,i)=>so(o,s,(a,c,p,h,d,g,f,w,v,S,b)=>{
[r,i]=pr(p,r,i);let k=a.pxRound,C=U=>k(g(U,h,S,w)),x=U=>k(f(U,d,b,v)),I,D,N;h.ori==0?(I=yr,N=qo,D=Nu):
(I=wr,N=zo,D=Fu);let R=h.dir*(h.ori==0?1:-1),F=C(c[R==1?r:i]),E=F,A=[],G=[];for(let U=R==1?r:i;U>=r&&
U<=i;U+=R)if(p[U]!=null){let J=c[U],M=C(J);A.push(E=M),G.push(x(p[U]))}let $={stroke:e(A,G,I,N,D,k),
fill:null,clip:null,band:null,gaps:null,flags:Uo},H=$.stroke,[W,ee]=ca(o,s);if(a.fill!=null||W!=0){let U=$.
fill=new Path2D(H),Pe=a.fillTo(o,s,a.min,a.max,W),J=x(Pe);N(U,E,J),N(U,F,J)}if(!a.spanGaps){let U=[];
U.push(...ua(c,p,r,i,R,C,n)),$.gaps=U=a.gaps(o,s,r,i,U),$.clip=_r(U,h.ori,w,v,S,b)}return ee!=0&&($.
band=ee==2?[hn(o,s,r,i,H,-1),hn(o,s,r,i,H,1)]:hn(o,s,r,i,H,ee)),$})}function Qg(e){return Jg(Xg,e)}function Xg(e,t,n,o,s,r){
let i=e.length;if(i<2)return null;let a=new Path2D;if(n(a,e[0],t[0]),i==2)o(a,e[1],t[1]);else{let c=Array(
i),p=Array(i-1),h=Array(i-1),d=Array(i-1);for(let g=0;g<i-1;g++)h[g]=t[g+1]-t[g],d[g]=e[g+1]-e[g],p[g]=
h[g]/d[g];c[0]=p[0];for(let g=1;g<i-1;g++)p[g]===0||p[g-1]===0||p[g-1]>0!=p[g]>0?c[g]=0:(c[g]=3*(d[g-
1]+d[g])/((2*d[g]+d[g-1])/p[g-1]+(d[g]+2*d[g-1])/p[g]),isFinite(c[g])||(c[g]=0));c[i-1]=p[i-2];for(let g=0;g<
i-1;g++)s(a,e[g]+d[g]/3,t[g]+c[g]*d[g]/3,e[g+1]-d[g]/3,t[g+1]-c[g+1]*d[g]/3,e[g+1],t[g+1])}return a}
var Zi=new Set;function eu(){for(let e of Zi)e.syncRect(!0)}jo&&(no(Em,Bo,eu),no(Mm,Bo,eu,!0),no(ur,
Bo,()=>{ze.pxRatio=he}));var eh=$u(),th=Lu();function tu(e,t,n,o){return(o?[e[0],e[1]].concat(e.slice(
2)):[e[0]].concat(e.slice(1))).map((r,i)=>Ji(r,i,t,n))}function nh(e,t){return e.map((n,o)=>o==0?{}:
qe({},t,n))}function Ji(e,t,n,o){return qe({},t==0?n:o,e)}function Bu(e,t,n){return t==null?Vo:[t,n]}
var oh=Bu;function sh(e,t,n){return t==null?Vo:dr(t,n,na,!0)}function Hu(e,t,n,o){return t==null?Vo:
mr(t,n,e.scales[o].log,!1)}var rh=Hu;function Vu(e,t,n,o){return t==null?Vo:ta(t,n,e.scales[o].log,!1)}
var ih=Vu;function ah(e,t,n,o,s){let r=ht(Ec(e),Ec(t)),i=t-e,a=zt(s/o*i,n);do{let c=n[a],p=o*c/i;if(p>=
s&&r+(c<5?On.get(c):0)<=17)return[c,p]}while(++a<n.length);return[0,0]}function nu(e){let t,n;return e=
e.replace(/(\d+)px/,(o,s)=>(t=Ye((n=+s)*he))+"px"),[e,t,n]}function lh(e){e.show&&[e.font,e.labelFont].
forEach(t=>{let n=xe(t[2]*he,1);t[0]=t[0].replace(/[0-9.]+px/,n+"px"),t[1]=n})}function ze(e,t,n){let o={
mode:pe(e.mode,1)},s=o.mode;function r(u,m,_,y){let T=m.valToPct(u);return y+_*(m.dir==-1?1-T:T)}function i(u,m,_,y){
let T=m.valToPct(u);return y+_*(m.dir==-1?T:1-T)}function a(u,m,_,y){return m.ori==0?r(u,m,_,y):i(u,
m,_,y)}o.valToPosH=r,o.valToPosV=i;let c=!1;o.status=0;let p=o.root=Wt(gm);if(e.id!=null&&(p.id=e.id),
Ct(p,e.class),e.title){let u=Wt(ym,p);u.textContent=e.title}let h=qt("canvas"),d=o.ctx=h.getContext(
"2d"),g=Wt(wm,p);no("click",g,u=>{u.target===w&&(De!=So||Me!=vo)&&rt.click(o,u)},!0);let f=o.under=Wt(
bm,g);g.appendChild(h);let w=o.over=Wt(km,g);e=Go(e);let v=+pe(e.pxAlign,1),S=Qc(v);(e.plugins||[]).
forEach(u=>{u.opts&&(e=u.opts(o,e)||e)});let b=e.ms||.001,k=o.series=s==1?tu(e.series||[],jc,Zc,!1):
nh(e.series||[null],Yc),C=o.axes=tu(e.axes||[],Uc,zc,!0),x=o.scales={},I=o.bands=e.bands||[];I.forEach(
u=>{u.fill=ce(u.fill||null),u.dir=pe(u.dir,-1)});let D=s==2?k[1].facets[0].scale:k[0].scale,N={axes:rf,
series:ef},R=(e.drawOrder||["axes","series"]).map(u=>N[u]);function F(u){let m=u.distr==3?_=>gn(_>0?
_:u.clamp(o,_,u.min,u.max,u.key)):u.distr==4?_=>Wi(_,u.asinh):u.distr==100?_=>u.fwd(_):_=>_;return _=>{
let y=m(_),{_min:T,_max:P}=u,O=P-T;return(y-T)/O}}function E(u){let m=x[u];if(m==null){let _=(e.scales||
_s)[u]||_s;if(_.from!=null){E(_.from);let y=qe({},x[_.from],_,{key:u});y.valToPct=F(y),x[u]=y}else{m=
x[u]=qe({},u==D?Ru:Ug,_),m.key=u;let y=m.time,T=m.range,P=In(T);if((u!=D||s==2&&!y)&&(P&&(T[0]==null||
T[1]==null)&&(T={min:T[0]==null?Rc:{mode:1,hard:T[0],soft:T[0]},max:T[1]==null?Rc:{mode:1,hard:T[1],
soft:T[1]}},P=!1),!P&&hr(T))){let O=T;T=(L,V,z)=>V==null?Vo:dr(V,z,O)}m.range=ce(T||(y?oh:u==D?m.distr==
3?rh:m.distr==4?ih:Bu:m.distr==3?Hu:m.distr==4?Vu:sh)),m.auto=ce(P?!1:m.auto),m.clamp=ce(m.clamp||Gg),
m._min=m._max=null,m.valToPct=F(m)}}}E("x"),E("y"),s==1&&k.forEach(u=>{E(u.scale)}),C.forEach(u=>{E(
u.scale)});for(let u in e.scales)E(u);let A=x[D],G=A.distr,$,H;A.ori==0?(Ct(p,hm),$=r,H=i):(Ct(p,_m),
$=i,H=r);let W={};for(let u in x){let m=x[u];(m.min!=null||m.max!=null)&&(W[u]={min:m.min,max:m.max},
m.min=m.max=null)}let ee=e.tzDate||(u=>new Date(Ye(u/b))),U=e.fmtDate||ra,Pe=b==1?hg(ee):wg(ee),J=Hc(
ee,Bc(b==1?gg:yg,U)),M=Gc(ee,Vc(kg,U)),j=[],te=o.legend=qe({},Tg,e.legend),Q=o.cursor=qe({},Rg,{drag:{
y:s==2}},e.cursor),Fe=te.show,at=Q.show,ve=te.markers;te.idxs=j,ve.width=ce(ve.width),ve.dash=ce(ve.
dash),ve.stroke=ce(ve.stroke),ve.fill=ce(ve.fill);let _e,Bt,bt,Le=[],Yt=[],an,At=!1,yn={};if(te.live){
let u=k[1]?k[1].values:null;At=u!=null,an=At?u(o,1,0):{_:0};for(let m in an)yn[m]=Xi}if(Fe)if(_e=qt(
"table",Pm,p),bt=qt("tbody",null,_e),te.mount(o,_e),At){Bt=qt("thead",null,_e,bt);let u=qt("tr",null,
Bt);qt("th",null,u);for(var ao in an)qt("th",_c,u).textContent=ao}else Ct(_e,Am),te.live&&Ct(_e,Dm);
let lo={show:!0},Yo={show:!1};function vs(u,m){if(m==0&&(At||!te.live||s==2))return Vo;let _=[],y=qt(
"tr",Rm,bt,bt.childNodes[m]);Ct(y,u.class),u.show||Ct(y,to);let T=qt("th",null,y);if(ve.show){let L=Wt(
Im,T);if(m>0){let V=ve.width(o,m);V&&(L.style.border=V+"px "+ve.dash(o,m)+" "+ve.stroke(o,m)),L.style.
background=ve.fill(o,m)}}let P=Wt(_c,T);u.label instanceof HTMLElement?P.appendChild(u.label):P.textContent=
u.label,m>0&&(ve.show||(P.style.color=u.width>0?ve.stroke(o,m):ve.fill(o,m)),dt("click",T,L=>{if(Q._lock)
return;Wn(L);let V=k.indexOf(u);if((L.ctrlKey||L.metaKey)!=te.isolate){let z=k.some((K,Z)=>Z>0&&Z!=V&&
K.show);k.forEach((K,Z)=>{Z>0&&Qt(Z,z?Z==V?lo:Yo:lo,!0,Ue.setSeries)})}else Qt(V,{show:!u.show},!0,Ue.
setSeries)},!1),po&&dt(kc,T,L=>{Q._lock||(Wn(L),Qt(k.indexOf(u),xo,!0,Ue.setSeries))},!1));for(var O in an){
let L=qt("td",Om,y);L.textContent="--",_.push(L)}return[y,_]}let En=new Map;function dt(u,m,_,y=!0){
let T=En.get(m)||{},P=Q.bind[u](o,m,_,y);P&&(no(u,m,T[u]=P),En.set(m,T))}function co(u,m,_){let y=En.
get(m)||{};for(let T in y)(u==null||T==u)&&(ji(T,m,y[T]),delete y[T]);u==null&&En.delete(m)}let ln=0,
Mn=0,ie=0,Y=0,Ce=0,Ke=0,uo=Ce,Nn=Ke,Zt=ie,Fn=Y,kt=0,Rt=0,_t=0,Ht=0;o.bbox={};let Cr=!1,Ts=!1,fo=!1,Ln=!1,
xs=!1,It=!1;function Pr(u,m,_){(_||u!=o.width||m!=o.height)&&va(u,m),yo(!1),fo=!0,Ts=!0,wo()}function va(u,m){
o.width=ln=ie=u,o.height=Mn=Y=m,Ce=Ke=0,zd(),Kd();let _=o.bbox;kt=_.left=Xn(Ce*he,.5),Rt=_.top=Xn(Ke*
he,.5),_t=_.width=Xn(ie*he,.5),Ht=_.height=Xn(Y*he,.5)}let Ud=3;function jd(){let u=!1,m=0;for(;!u;){
m++;let _=of(m),y=sf(m);u=m==Ud||_&&y,u||(va(o.width,o.height),Ts=!0)}}function qd({width:u,height:m}){
Pr(u,m)}o.setSize=qd;function zd(){let u=!1,m=!1,_=!1,y=!1;C.forEach((T,P)=>{if(T.show&&T._show){let{
side:O,_size:L}=T,V=O%2,z=T.label!=null?T.labelSize:0,K=L+z;K>0&&(V?(ie-=K,O==3?(Ce+=K,y=!0):_=!0):(Y-=
K,O==0?(Ke+=K,u=!0):m=!0))}}),$n[0]=u,$n[1]=_,$n[2]=m,$n[3]=y,ie-=wn[1]+wn[3],Ce+=wn[3],Y-=wn[2]+wn[0],
Ke+=wn[0]}function Kd(){let u=Ce+ie,m=Ke+Y,_=Ce,y=Ke;function T(P,O){switch(P){case 1:return u+=O,u-
O;case 2:return m+=O,m-O;case 3:return _-=O,_+O;case 0:return y-=O,y+O}}C.forEach((P,O)=>{if(P.show&&
P._show){let L=P.side;P._pos=T(L,P._size),P.label!=null&&(P._lpos=T(L,P.labelSize))}})}if(Q.dataIdx==
null){let u=Q.hover,m=u.skip=new Set(u.skip??[]);m.add(void 0);let _=u.prox=ce(u.prox),y=u.bias??=0;
Q.dataIdx=(T,P,O,L)=>{if(P==0)return O;let V=O,z=_(T,P,O,L)??Te,K=z>=0&&z<Te,Z=A.ori==0?ie:Y,re=Q.left,
me=t[0],fe=t[P];if(m.has(fe[O])){V=null;let le=null,oe=null,X;if(y==0||y==-1)for(X=O;le==null&&X-- >
0;)m.has(fe[X])||(le=X);if(y==0||y==1)for(X=O;oe==null&&X++<fe.length;)m.has(fe[X])||(oe=X);if(le!=null||
oe!=null)if(K){let Re=le==null?-1/0:$(me[le],A,Z,0),We=oe==null?1/0:$(me[oe],A,Z,0),nt=re-Re,Se=We-re;
nt<=Se?nt<=z&&(V=le):Se<=z&&(V=oe)}else V=oe==null?le:le==null?oe:O-le<=oe-O?le:oe}else K&&Ze(re-$(me[O],
A,Z,0))>z&&(V=null);return V}}let Wn=u=>{Q.event=u};Q.idxs=j,Q._lock=!1;let lt=Q.points;lt.show=ce(lt.
show),lt.size=ce(lt.size),lt.stroke=ce(lt.stroke),lt.width=ce(lt.width),lt.fill=ce(lt.fill);let Jt=o.
focus=qe({},e.focus||{alpha:.3},Q.focus),po=Jt.prox>=0,mo=po&&lt.one,Ot=[],go=[],ho=[];function Ta(u,m){
let _=lt.show(o,m);if(_ instanceof HTMLElement)return Ct(_,Cm),Ct(_,u.class),sn(_,-10,-10,ie,Y),w.insertBefore(
_,Ot[m]),_}function xa(u,m){if(s==1||m>0){let _=s==1&&x[u.scale].time,y=u.value;u.value=_?Fc(y)?Gc(ee,
Vc(y,U)):y||M:y||Bg,u.label=u.label||(_?Og:Ig)}if(mo||m>0){u.width=u.width==null?1:u.width,u.paths=u.
paths||eh||Um,u.fillTo=ce(u.fillTo||jg),u.pxAlign=+pe(u.pxAlign,v),u.pxRound=Qc(u.pxAlign),u.stroke=
ce(u.stroke||null),u.fill=ce(u.fill||null),u._stroke=u._fill=u._paths=u._focus=null;let _=Hg(ht(1,u.
width),1),y=u.points=qe({},{size:_,width:ht(1,_*.2),stroke:u.stroke,space:_*2,paths:th,_stroke:null,
_fill:null},u.points);y.show=ce(y.show),y.filter=ce(y.filter),y.fill=ce(y.fill),y.stroke=ce(y.stroke),
y.paths=ce(y.paths),y.pxAlign=u.pxAlign}if(Fe){let _=vs(u,m);Le.splice(m,0,_[0]),Yt.splice(m,0,_[1]),
te.values.push(null)}if(at){j.splice(m,0,null);let _=null;mo?m==0&&(_=Ta(u,m)):m>0&&(_=Ta(u,m)),Ot.splice(
m,0,_),go.splice(m,0,0),ho.splice(m,0,0)}tt("addSeries",m)}function Yd(u,m){m=m??k.length,u=s==1?Ji(
u,m,jc,Zc):Ji(u,m,{},Yc),k.splice(m,0,u),xa(k[m],m)}o.addSeries=Yd;function Zd(u){if(k.splice(u,1),Fe){
te.values.splice(u,1),Yt.splice(u,1);let m=Le.splice(u,1)[0];co(null,m.firstChild),m.remove()}at&&(j.
splice(u,1),Ot.splice(u,1)[0].remove(),go.splice(u,1),ho.splice(u,1)),tt("delSeries",u)}o.delSeries=
Zd;let $n=[!1,!1,!1,!1];function Jd(u,m){if(u._show=u.show,u.show){let _=u.side%2,y=x[u.scale];y==null&&
(u.scale=_?k[1].scale:D,y=x[u.scale]);let T=y.time;u.size=ce(u.size),u.space=ce(u.space),u.rotate=ce(
u.rotate),In(u.incrs)&&u.incrs.forEach(O=>{!On.has(O)&&On.set(O,du(O))}),u.incrs=ce(u.incrs||(y.distr==
2?fg:T?b==1?mg:_g:eo)),u.splits=ce(u.splits||(T&&y.distr==1?Pe:y.distr==3?zi:y.distr==4?Ng:Mg)),u.stroke=
ce(u.stroke),u.grid.stroke=ce(u.grid.stroke),u.ticks.stroke=ce(u.ticks.stroke),u.border.stroke=ce(u.
border.stroke);let P=u.values;u.values=In(P)&&!In(P[0])?ce(P):T?In(P)?Hc(ee,Bc(P,U)):Fc(P)?bg(ee,P):
P||J:P||Eg,u.filter=ce(u.filter||(y.distr>=3&&y.log==10?Wg:y.distr==3&&y.log==2?$g:cu)),u.font=nu(u.
font),u.labelFont=nu(u.labelFont),u._size=u.size(o,null,m,0),u._space=u._rotate=u._incrs=u._found=u.
_splits=u._values=null,u._size>0&&($n[m]=!0,u._el=Wt(Sm,g))}}function Zo(u,m,_,y){let[T,P,O,L]=_,V=m%
2,z=0;return V==0&&(L||P)&&(z=m==0&&!T||m==2&&!O?Ye(Uc.size/3):0),V==1&&(T||O)&&(z=m==1&&!P||m==3&&!L?
Ye(zc.size/2):0),z}let Ca=o.padding=(e.padding||[Zo,Zo,Zo,Zo]).map(u=>ce(pe(u,Zo))),wn=o._padding=Ca.
map((u,m)=>u(o,m,$n,0)),st,Je=null,Qe=null,Cs=s==1?k[0].idxs:null,Vt=null,Jo=!1;function Pa(u,m){if(t=
u??[],o.data=o._data=t,s==2){st=0;for(let _=1;_<k.length;_++)st+=t[_][0].length}else{t.length==0&&(o.
data=o._data=t=[[]]),Vt=t[0],st=Vt.length;let _=t;if(G==2){_=t.slice();let y=_[0]=Array(st);for(let T=0;T<
st;T++)y[T]=T}o._data=t=_}if(yo(!0),tt("setData"),G==2&&(fo=!0),m!==!1){let _=A;_.auto(o,Jo)?Dr():kn(
D,_.min,_.max),Ln=Ln||Q.left>=0,It=!0,wo()}}o.setData=Pa;function Dr(){Jo=!0;let u,m;s==1&&(st>0?(Je=
Cs[0]=0,Qe=Cs[1]=st-1,u=t[0][Je],m=t[0][Qe],G==2?(u=Je,m=Qe):u==m&&(G==3?[u,m]=mr(u,u,A.log,!1):G==4?
[u,m]=ta(u,u,A.log,!1):A.time?m=u+Ye(86400/b):[u,m]=dr(u,m,na,!0))):(Je=Cs[0]=u=null,Qe=Cs[1]=m=null)),
kn(D,u,m)}let Ps,_o,Ar,Rr,Ir,Or,Er,Mr,Nr,yt;function Da(u,m,_,y,T,P){u??=wc,_??=sa,y??="butt",T??=wc,
P??="round",u!=Ps&&(d.strokeStyle=Ps=u),T!=_o&&(d.fillStyle=_o=T),m!=Ar&&(d.lineWidth=Ar=m),P!=Ir&&(d.
lineJoin=Ir=P),y!=Or&&(d.lineCap=Or=y),_!=Rr&&d.setLineDash(Rr=_)}function Aa(u,m,_,y){m!=_o&&(d.fillStyle=
_o=m),u!=Er&&(d.font=Er=u),_!=Mr&&(d.textAlign=Mr=_),y!=Nr&&(d.textBaseline=Nr=y)}function Fr(u,m,_,y,T=0){
if(y.length>0&&u.auto(o,Jo)&&(m==null||m.min==null)){let P=pe(Je,0),O=pe(Qe,y.length-1),L=_.min==null?
Wm(y,P,O,T,u.distr==3):[_.min,_.max];u.min=Kt(u.min,_.min=L[0]),u.max=ht(u.max,_.max=L[1])}}let Ra={
min:null,max:null};function Qd(){for(let y in x){let T=x[y];W[y]==null&&(T.min==null||W[D]!=null&&T.
auto(o,Jo))&&(W[y]=Ra)}for(let y in x){let T=x[y];W[y]==null&&T.from!=null&&W[T.from]!=null&&(W[y]=Ra)}
W[D]!=null&&yo(!0);let u={};for(let y in W){let T=W[y];if(T!=null){let P=u[y]=Go(x[y],zm);if(T.min!=
null)qe(P,T);else if(y!=D||s==2)if(st==0&&P.from==null){let O=P.range(o,null,null,y);P.min=O[0],P.max=
O[1]}else P.min=Te,P.max=-Te}}if(st>0){k.forEach((y,T)=>{if(s==1){let P=y.scale,O=W[P];if(O==null)return;
let L=u[P];if(T==0){let V=L.range(o,L.min,L.max,P);L.min=V[0],L.max=V[1],Je=zt(L.min,t[0]),Qe=zt(L.max,
t[0]),Qe-Je>1&&(t[0][Je]<L.min&&Je++,t[0][Qe]>L.max&&Qe--),y.min=Vt[Je],y.max=Vt[Qe]}else y.show&&y.
auto&&Fr(L,O,y,t[T],y.sorted);y.idxs[0]=Je,y.idxs[1]=Qe}else if(T>0&&y.show&&y.auto){let[P,O]=y.facets,
L=P.scale,V=O.scale,[z,K]=t[T],Z=u[L],re=u[V];Z!=null&&Fr(Z,W[L],P,z,P.sorted),re!=null&&Fr(re,W[V],
O,K,O.sorted),y.min=O.min,y.max=O.max}});for(let y in u){let T=u[y],P=W[y];if(T.from==null&&(P==null||
P.min==null)){let O=T.range(o,T.min==Te?null:T.min,T.max==-Te?null:T.max,y);T.min=O[0],T.max=O[1]}}}
for(let y in u){let T=u[y];if(T.from!=null){let P=u[T.from];if(P.min==null)T.min=T.max=null;else{let O=T.
range(o,P.min,P.max,y);T.min=O[0],T.max=O[1]}}}let m={},_=!1;for(let y in u){let T=u[y],P=x[y];if(P.
min!=T.min||P.max!=T.max){P.min=T.min,P.max=T.max;let O=P.distr;P._min=O==3?gn(P.min):O==4?Wi(P.min,
P.asinh):O==100?P.fwd(P.min):P.min,P._max=O==3?gn(P.max):O==4?Wi(P.max,P.asinh):O==100?P.fwd(P.max):
P.max,m[y]=_=!0}}if(_){k.forEach((y,T)=>{s==2?T>0&&m.y&&(y._paths=null):m[y.scale]&&(y._paths=null)});
for(let y in m)fo=!0,tt("setScale",y);at&&Q.left>=0&&(Ln=It=!0)}for(let y in W)W[y]=null}function Xd(u){
let m=qi(Je-1,0,st-1),_=qi(Qe+1,0,st-1);for(;u[m]==null&&m>0;)m--;for(;u[_]==null&&_<st-1;)_++;return[
m,_]}function ef(){if(st>0){let u=k.some(m=>m._focus)&&yt!=Jt.alpha;u&&(d.globalAlpha=yt=Jt.alpha),k.
forEach((m,_)=>{if(_>0&&m.show&&(Ia(_,!1),Ia(_,!0),m._paths==null)){let y=yt;yt!=m.alpha&&(d.globalAlpha=
yt=m.alpha);let T=s==2?[0,t[_][0].length-1]:Xd(t[_]);m._paths=m.paths(o,_,T[0],T[1]),yt!=y&&(d.globalAlpha=
yt=y)}}),k.forEach((m,_)=>{if(_>0&&m.show){let y=yt;yt!=m.alpha&&(d.globalAlpha=yt=m.alpha),m._paths!=
null&&Oa(_,!1);{let T=m._paths!=null?m._paths.gaps:null,P=m.points.show(o,_,Je,Qe,T),O=m.points.filter(
o,_,P,T);(P||O)&&(m.points._paths=m.points.paths(o,_,Je,Qe,O),Oa(_,!0))}yt!=y&&(d.globalAlpha=yt=y),
tt("drawSeries",_)}}),u&&(d.globalAlpha=yt=1)}}function Ia(u,m){let _=m?k[u].points:k[u];_._stroke=_.
stroke(o,u),_._fill=_.fill(o,u)}function Oa(u,m){let _=m?k[u].points:k[u],{stroke:y,fill:T,clip:P,flags:O,
_stroke:L=_._stroke,_fill:V=_._fill,_width:z=_.width}=_._paths;z=xe(z*he,3);let K=null,Z=z%2/2;m&&V==
null&&(V=z>0?"#fff":L);let re=_.pxAlign==1&&Z>0;if(re&&d.translate(Z,Z),!m){let me=kt-z/2,fe=Rt-z/2,
le=_t+z,oe=Ht+z;K=new Path2D,K.rect(me,fe,le,oe)}m?Lr(L,z,_.dash,_.cap,V,y,T,O,P):tf(u,L,z,_.dash,_.
cap,V,y,T,O,K,P),re&&d.translate(-Z,-Z)}function tf(u,m,_,y,T,P,O,L,V,z,K){let Z=!1;V!=0&&I.forEach(
(re,me)=>{if(re.series[0]==u){let fe=k[re.series[1]],le=t[re.series[1]],oe=(fe._paths||_s).band;In(oe)&&
(oe=re.dir==1?oe[0]:oe[1]);let X,Re=null;fe.show&&oe&&Bm(le,Je,Qe)?(Re=re.fill(o,me)||P,X=fe._paths.
clip):oe=null,Lr(m,_,y,T,Re,O,L,V,z,K,X,oe),Z=!0}}),Z||Lr(m,_,y,T,P,O,L,V,z,K)}let Ea=Uo|Yi;function Lr(u,m,_,y,T,P,O,L,V,z,K,Z){
Da(u,m,_,y,T),(V||z||Z)&&(d.save(),V&&d.clip(V),z&&d.clip(z)),Z?(L&Ea)==Ea?(d.clip(Z),K&&d.clip(K),As(
T,O),Ds(u,P,m)):L&Yi?(As(T,O),d.clip(Z),Ds(u,P,m)):L&Uo&&(d.save(),d.clip(Z),K&&d.clip(K),As(T,O),d.
restore(),Ds(u,P,m)):(As(T,O),Ds(u,P,m)),(V||z||Z)&&d.restore()}function Ds(u,m,_){_>0&&(m instanceof
Map?m.forEach((y,T)=>{d.strokeStyle=Ps=T,d.stroke(y)}):m!=null&&u&&d.stroke(m))}function As(u,m){m instanceof
Map?m.forEach((_,y)=>{d.fillStyle=_o=y,d.fill(_)}):m!=null&&u&&d.fill(m)}function nf(u,m,_,y){let T=C[u],
P;if(y<=0)P=[0,0];else{let O=T._space=T.space(o,u,m,_,y),L=T._incrs=T.incrs(o,u,m,_,y,O);P=ah(m,_,L,
y,O)}return T._found=P}function Wr(u,m,_,y,T,P,O,L,V,z){let K=O%2/2;v==1&&d.translate(K,K),Da(L,O,V,
z,L),d.beginPath();let Z,re,me,fe,le=T+(y==0||y==3?-P:P);_==0?(re=T,fe=le):(Z=T,me=le);for(let oe=0;oe<
u.length;oe++)m[oe]!=null&&(_==0?Z=me=u[oe]:re=fe=u[oe],d.moveTo(Z,re),d.lineTo(me,fe));d.stroke(),v==
1&&d.translate(-K,-K)}function of(u){let m=!0;return C.forEach((_,y)=>{if(!_.show)return;let T=x[_.scale];
if(T.min==null){_._show&&(m=!1,_._show=!1,yo(!1));return}else _._show||(m=!1,_._show=!0,yo(!1));let P=_.
side,O=P%2,{min:L,max:V}=T,[z,K]=nf(y,L,V,O==0?ie:Y);if(K==0)return;let Z=T.distr==2,re=_._splits=_.
splits(o,y,L,V,z,K,Z),me=T.distr==2?re.map(X=>Vt[X]):re,fe=T.distr==2?Vt[re[1]]-Vt[re[0]]:z,le=_._values=
_.values(o,_.filter(o,me,y,K,fe),y,K,fe);_._rotate=P==2?_.rotate(o,le,y,K):0;let oe=_._size;_._size=
$t(_.size(o,le,y,u)),oe!=null&&_._size!=oe&&(m=!1)}),m}function sf(u){let m=!0;return Ca.forEach((_,y)=>{
let T=_(o,y,$n,u);T!=wn[y]&&(m=!1),wn[y]=T}),m}function rf(){for(let u=0;u<C.length;u++){let m=C[u];
if(!m.show||!m._show)continue;let _=m.side,y=_%2,T,P,O=m.stroke(o,u),L=_==0||_==3?-1:1,[V,z]=m._found;
if(m.label!=null){let pt=m.labelGap*L,Tt=Ye((m._lpos+pt)*he);Aa(m.labelFont[0],O,"center",_==2?"top":
yc),d.save(),y==1?(T=P=0,d.translate(Tt,Ye(Rt+Ht/2)),d.rotate((_==3?-cr:cr)/2)):(T=Ye(kt+_t/2),P=Tt);
let Vn=au(m.label)?m.label(o,u,V,z):m.label;d.fillText(Vn,T,P),d.restore()}if(z==0)continue;let K=x[m.
scale],Z=y==0?_t:Ht,re=y==0?kt:Rt,me=m._splits,fe=K.distr==2?me.map(pt=>Vt[pt]):me,le=K.distr==2?Vt[me[1]]-
Vt[me[0]]:V,oe=m.ticks,X=m.border,Re=oe.show?oe.size:0,We=Ye(Re*he),nt=Ye((m.alignTo==2?m._size-Re-m.
gap:m.gap)*he),Se=m._rotate*-cr/180,$e=S(m._pos*he),St=(We+nt)*L,ft=$e+St;P=y==0?ft:0,T=y==1?ft:0;let Et=m.
font[0],Gt=m.align==1?Wo:m.align==2?Ni:Se>0?Wo:Se<0?Ni:y==0?"center":_==3?Ni:Wo,en=Se||y==1?"middle":
_==2?"top":yc;Aa(Et,O,Gt,en);let vt=m.font[1]*m.lineGap,Mt=me.map(pt=>S(a(pt,K,Z,re))),Ut=m._values;
for(let pt=0;pt<Ut.length;pt++){let Tt=Ut[pt];if(Tt!=null){y==0?T=Mt[pt]:P=Mt[pt],Tt=""+Tt;let Vn=Tt.
indexOf(`
`)==-1?[Tt]:Tt.split(/\n/gm);for(let mt=0;mt<Vn.length;mt++){let Qa=Vn[mt];Se?(d.save(),d.translate(
T,P+mt*vt),d.rotate(Se),d.fillText(Qa,0,0),d.restore()):d.fillText(Qa,T,P+mt*vt)}}}oe.show&&Wr(Mt,oe.
filter(o,fe,u,z,le),y,_,$e,We,xe(oe.width*he,3),oe.stroke(o,u),oe.dash,oe.cap);let tn=m.grid;tn.show&&
Wr(Mt,tn.filter(o,fe,u,z,le),y,y==0?2:1,y==0?Rt:kt,y==0?Ht:_t,xe(tn.width*he,3),tn.stroke(o,u),tn.dash,
tn.cap),X.show&&Wr([$e],[1],y==0?1:0,y==0?1:2,y==1?Rt:kt,y==1?Ht:_t,xe(X.width*he,3),X.stroke(o,u),X.
dash,X.cap)}tt("drawAxes")}function yo(u){k.forEach((m,_)=>{_>0&&(m._paths=null,u&&(s==1?(m.min=null,
m.max=null):m.facets.forEach(y=>{y.min=null,y.max=null})))})}let Rs=!1,$r=!1,Qo=[];function af(){$r=
!1;for(let u=0;u<Qo.length;u++)tt(...Qo[u]);Qo.length=0}function wo(){Rs||(eg(Ma),Rs=!0)}function lf(u,m=!1){
Rs=!0,$r=m,u(o),Ma(),m&&Qo.length>0&&queueMicrotask(af)}o.batch=lf;function Ma(){if(Cr&&(Qd(),Cr=!1),
fo&&(jd(),fo=!1),Ts){if(Ee(f,Wo,Ce),Ee(f,"top",Ke),Ee(f,ps,ie),Ee(f,ms,Y),Ee(w,Wo,Ce),Ee(w,"top",Ke),
Ee(w,ps,ie),Ee(w,ms,Y),Ee(g,ps,ln),Ee(g,ms,Mn),h.width=Ye(ln*he),h.height=Ye(Mn*he),C.forEach(({_el:u,
_show:m,_size:_,_pos:y,side:T})=>{if(u!=null)if(m){let P=T===3||T===0?_:0,O=T%2==1;Ee(u,O?"left":"to\
p",y-P),Ee(u,O?"width":"height",_),Ee(u,O?"top":"left",O?Ke:Ce),Ee(u,O?"height":"width",O?Y:ie),Ui(u,
to)}else Ct(u,to)}),Ps=_o=Ar=Ir=Or=Er=Mr=Nr=Rr=null,yt=1,ts(!0),Ce!=uo||Ke!=Nn||ie!=Zt||Y!=Fn){yo(!1);
let u=ie/Zt,m=Y/Fn;if(at&&!Ln&&Q.left>=0){Q.left*=u,Q.top*=m,bo&&sn(bo,Ye(Q.left),0,ie,Y),ko&&sn(ko,
0,Ye(Q.top),ie,Y);for(let _=0;_<Ot.length;_++){let y=Ot[_];y!=null&&(go[_]*=u,ho[_]*=m,sn(y,$t(go[_]),
$t(ho[_]),ie,Y))}}if(Ae.show&&!xs&&Ae.left>=0&&Ae.width>0){Ae.left*=u,Ae.width*=u,Ae.top*=m,Ae.height*=
m;for(let _ in jr)Ee(To,_,Ae[_])}uo=Ce,Nn=Ke,Zt=ie,Fn=Y}tt("setSize"),Ts=!1}ln>0&&Mn>0&&(d.clearRect(
0,0,h.width,h.height),tt("drawClear"),R.forEach(u=>u()),tt("draw")),Ae.show&&xs&&(Is(Ae),xs=!1),at&&
Ln&&(Hn(null,!0,!1),Ln=!1),te.show&&te.live&&It&&(Gr(),It=!1),c||(c=!0,o.status=1,tt("ready")),Jo=!1,
Rs=!1}o.redraw=(u,m)=>{fo=m||!1,u!==!1?kn(D,A.min,A.max):wo()};function Br(u,m){let _=x[u];if(_.from==
null){if(st==0){let y=_.range(o,m.min,m.max,u);m.min=y[0],m.max=y[1]}if(m.min>m.max){let y=m.min;m.min=
m.max,m.max=y}if(st>1&&m.min!=null&&m.max!=null&&m.max-m.min<1e-16)return;u==D&&_.distr==2&&st>0&&(m.
min=zt(m.min,t[0]),m.max=zt(m.max,t[0]),m.min==m.max&&m.max++),W[u]=m,Cr=!0,wo()}}o.setScale=Br;let Hr,
Vr,bo,ko,Na,Fa,So,vo,La,Wa,De,Me,bn=!1,rt=Q.drag,Xe=rt.x,et=rt.y;at&&(Q.x&&(Hr=Wt(Tm,w)),Q.y&&(Vr=Wt(
xm,w)),A.ori==0?(bo=Hr,ko=Vr):(bo=Vr,ko=Hr),De=Q.left,Me=Q.top);let Ae=o.select=qe({show:!0,over:!0,
left:0,width:0,top:0,height:0},e.select),To=Ae.show?Wt(vm,Ae.over?w:f):null;function Is(u,m){if(Ae.show){
for(let _ in u)Ae[_]=u[_],_ in jr&&Ee(To,_,u[_]);m!==!1&&tt("setSelect")}}o.setSelect=Is;function cf(u){
if(k[u].show)Fe&&Ui(Le[u],to);else if(Fe&&Ct(Le[u],to),at){let _=mo?Ot[0]:Ot[u];_!=null&&sn(_,-10,-10,
ie,Y)}}function kn(u,m,_){Br(u,{min:m,max:_})}function Qt(u,m,_,y){m.focus!=null&&mf(u),m.show!=null&&
k.forEach((T,P)=>{P>0&&(u==P||u==null)&&(T.show=m.show,cf(P),s==2?(kn(T.facets[0].scale,null,null),kn(
T.facets[1].scale,null,null)):kn(T.scale,null,null),wo())}),_!==!1&&tt("setSeries",u,m),y&&ns("setSe\
ries",o,u,m)}o.setSeries=Qt;function uf(u,m){qe(I[u],m)}function df(u,m){u.fill=ce(u.fill||null),u.dir=
pe(u.dir,-1),m=m??I.length,I.splice(m,0,u)}function ff(u){u==null?I.length=0:I.splice(u,1)}o.addBand=
df,o.setBand=uf,o.delBand=ff;function pf(u,m){k[u].alpha=m,at&&Ot[u]!=null&&(Ot[u].style.opacity=m),
Fe&&Le[u]&&(Le[u].style.opacity=m)}let cn,Sn,Bn,xo={focus:!0};function mf(u){if(u!=Bn){let m=u==null,
_=Jt.alpha!=1;k.forEach((y,T)=>{if(s==1||T>0){let P=m||T==0||T==u;y._focus=m?null:P,_&&pf(T,P?1:Jt.alpha)}}),
Bn=u,_&&wo()}}Fe&&po&&dt(Sc,_e,u=>{Q._lock||(Wn(u),Bn!=null&&Qt(null,xo,!0,Ue.setSeries))});function Xt(u,m,_){
let y=x[m];_&&(u=u/he-(y.ori==1?Ke:Ce));let T=ie;y.ori==1&&(T=Y,u=T-u),y.dir==-1&&(u=T-u);let P=y._min,
O=y._max,L=u/T,V=P+(O-P)*L,z=y.distr;return z==3?Ho(10,V):z==4?Vm(V,y.asinh):z==100?y.bwd(V):V}function gf(u,m){
let _=Xt(u,D,m);return zt(_,t[0],Je,Qe)}o.valToIdx=u=>zt(u,t[0]),o.posToIdx=gf,o.posToVal=Xt,o.valToPos=
(u,m,_)=>x[m].ori==0?r(u,x[m],_?_t:ie,_?kt:0):i(u,x[m],_?Ht:Y,_?Rt:0),o.setCursor=(u,m,_)=>{De=u.left,
Me=u.top,Hn(null,m,_)};function $a(u,m){Ee(To,Wo,Ae.left=u),Ee(To,ps,Ae.width=m)}function Ba(u,m){Ee(
To,"top",Ae.top=u),Ee(To,ms,Ae.height=m)}let Xo=A.ori==0?$a:Ba,es=A.ori==1?$a:Ba;function hf(){if(Fe&&
te.live)for(let u=s==2?1:0;u<k.length;u++){if(u==0&&At)continue;let m=te.values[u],_=0;for(let y in m)
Yt[u][_++].firstChild.nodeValue=m[y]}}function Gr(u,m){if(u!=null&&(u.idxs?u.idxs.forEach((_,y)=>{j[y]=
_}):qm(u.idx)||j.fill(u.idx),te.idx=j[0]),Fe&&te.live){for(let _=0;_<k.length;_++)(_>0||s==1&&!At)&&
_f(_,j[_]);hf()}It=!1,m!==!1&&tt("setLegend")}o.setLegend=Gr;function _f(u,m){let _=k[u],y=u==0&&G==
2?Vt:t[u],T;At?T=_.values(o,u,m)??yn:(T=_.value(o,m==null?null:y[m],u,m),T=T==null?yn:{_:T}),te.values[u]=
T}function Hn(u,m,_){La=De,Wa=Me,[De,Me]=Q.move(o,De,Me),Q.left=De,Q.top=Me,at&&(bo&&sn(bo,Ye(De),0,
ie,Y),ko&&sn(ko,0,Ye(Me),ie,Y));let y,T=Je>Qe;cn=Te,Sn=null;let P=A.ori==0?ie:Y,O=A.ori==1?ie:Y;if(De<
0||st==0||T){y=Q.idx=null;for(let L=0;L<k.length;L++){let V=Ot[L];V!=null&&sn(V,-10,-10,ie,Y)}po&&Qt(
null,xo,!0,u==null&&Ue.setSeries),te.live&&(j.fill(y),It=!0)}else{let L,V,z;s==1&&(L=A.ori==0?De:Me,
V=Xt(L,D),y=Q.idx=zt(V,t[0],Je,Qe),z=$(t[0][y],A,P,0));let K=-10,Z=-10,re=0,me=0,fe=!0,le="",oe="";for(let X=s==
2?1:0;X<k.length;X++){let Re=k[X],We=j[X],nt=We==null?null:s==1?t[X][We]:t[X][1][We],Se=Q.dataIdx(o,
X,y,V),$e=Se==null?null:s==1?t[X][Se]:t[X][1][Se];if(It=It||$e!=nt||Se!=We,j[X]=Se,X>0&&Re.show){let St=Se==
null?-10:Se==y?z:$(s==1?t[0][Se]:t[X][0][Se],A,P,0),ft=$e==null?-10:H($e,s==1?x[Re.scale]:x[Re.facets[1].
scale],O,0);if(po&&$e!=null){let Et=A.ori==1?De:Me,Gt=Ze(Jt.dist(o,X,Se,ft,Et));if(Gt<cn){let en=Jt.
bias;if(en!=0){let vt=Xt(Et,Re.scale),Mt=$e>=0?1:-1,Ut=vt>=0?1:-1;Ut==Mt&&(Ut==1?en==1?$e>=vt:$e<=vt:
en==1?$e<=vt:$e>=vt)&&(cn=Gt,Sn=X)}else cn=Gt,Sn=X}}if(It||mo){let Et,Gt;A.ori==0?(Et=St,Gt=ft):(Et=
ft,Gt=St);let en,vt,Mt,Ut,tn,pt,Tt=!0,Vn=lt.bbox;if(Vn!=null){Tt=!1;let mt=Vn(o,X);Mt=mt.left,Ut=mt.
top,en=mt.width,vt=mt.height}else Mt=Et,Ut=Gt,en=vt=lt.size(o,X);if(pt=lt.fill(o,X),tn=lt.stroke(o,X),
mo)X==Sn&&cn<=Jt.prox&&(K=Mt,Z=Ut,re=en,me=vt,fe=Tt,le=pt,oe=tn);else{let mt=Ot[X];mt!=null&&(go[X]=
Mt,ho[X]=Ut,Ac(mt,en,vt,Tt),Pc(mt,pt,tn),sn(mt,$t(Mt),$t(Ut),ie,Y))}}}}if(mo){let X=Jt.prox,Re=Bn==null?
cn<=X:cn>X||Sn!=Bn;if(It||Re){let We=Ot[0];We!=null&&(go[0]=K,ho[0]=Z,Ac(We,re,me,fe),Pc(We,le,oe),sn(
We,$t(K),$t(Z),ie,Y))}}}if(Ae.show&&bn)if(u!=null){let[L,V]=Ue.scales,[z,K]=Ue.match,[Z,re]=u.cursor.
sync.scales,me=u.cursor.drag;if(Xe=me._x,et=me._y,Xe||et){let{left:fe,top:le,width:oe,height:X}=u.select,
Re=u.scales[Z].ori,We=u.posToVal,nt,Se,$e,St,ft,Et=L!=null&&z(L,Z),Gt=V!=null&&K(V,re);Et&&Xe?(Re==0?
(nt=fe,Se=oe):(nt=le,Se=X),$e=x[L],St=$(We(nt,Z),$e,P,0),ft=$(We(nt+Se,Z),$e,P,0),Xo(Kt(St,ft),Ze(ft-
St))):Xo(0,P),Gt&&et?(Re==1?(nt=fe,Se=oe):(nt=le,Se=X),$e=x[V],St=H(We(nt,re),$e,O,0),ft=H(We(nt+Se,
re),$e,O,0),es(Kt(St,ft),Ze(ft-St))):es(0,O)}else qr()}else{let L=Ze(La-Na),V=Ze(Wa-Fa);if(A.ori==1){
let re=L;L=V,V=re}Xe=rt.x&&L>=rt.dist,et=rt.y&&V>=rt.dist;let z=rt.uni;z!=null?Xe&&et&&(Xe=L>=z,et=V>=
z,!Xe&&!et&&(V>L?et=!0:Xe=!0)):rt.x&&rt.y&&(Xe||et)&&(Xe=et=!0);let K,Z;Xe&&(A.ori==0?(K=So,Z=De):(K=
vo,Z=Me),Xo(Kt(K,Z),Ze(Z-K)),et||es(0,O)),et&&(A.ori==1?(K=So,Z=De):(K=vo,Z=Me),es(Kt(K,Z),Ze(Z-K)),
Xe||Xo(0,P)),!Xe&&!et&&(Xo(0,0),es(0,0))}if(rt._x=Xe,rt._y=et,u==null){if(_){if(Ja!=null){let[L,V]=Ue.
scales;Ue.values[0]=L!=null?Xt(A.ori==0?De:Me,L):null,Ue.values[1]=V!=null?Xt(A.ori==1?De:Me,V):null}
ns(Fi,o,De,Me,ie,Y,y)}if(po){let L=_&&Ue.setSeries,V=Jt.prox;Bn==null?cn<=V&&Qt(Sn,xo,!0,L):cn>V?Qt(
null,xo,!0,L):Sn!=Bn&&Qt(Sn,xo,!0,L)}}It&&(te.idx=y,Gr()),m!==!1&&tt("setCursor")}let vn=null;Object.
defineProperty(o,"rect",{get(){return vn==null&&ts(!1),vn}});function ts(u=!1){u?vn=null:(vn=w.getBoundingClientRect(),
tt("syncRect",vn))}function Ha(u,m,_,y,T,P,O){Q._lock||bn&&u!=null&&u.movementX==0&&u.movementY==0||
(Ur(u,m,_,y,T,P,O,!1,u!=null),u!=null?Hn(null,!0,!0):Hn(m,!0,!1))}function Ur(u,m,_,y,T,P,O,L,V){if(vn==
null&&ts(!1),Wn(u),u!=null)_=u.clientX-vn.left,y=u.clientY-vn.top;else{if(_<0||y<0){De=-10,Me=-10;return}
let[z,K]=Ue.scales,Z=m.cursor.sync,[re,me]=Z.values,[fe,le]=Z.scales,[oe,X]=Ue.match,Re=m.axes[0].side%
2==1,We=A.ori==0?ie:Y,nt=A.ori==1?ie:Y,Se=Re?P:T,$e=Re?T:P,St=Re?y:_,ft=Re?_:y;if(fe!=null?_=oe(z,fe)?
a(re,x[z],We,0):-10:_=We*(St/Se),le!=null?y=X(K,le)?a(me,x[K],nt,0):-10:y=nt*(ft/$e),A.ori==1){let Et=_;
_=y,y=Et}}V&&(m==null||m.cursor.event.type==Fi)&&((_<=1||_>=ie-1)&&(_=Xn(_,ie)),(y<=1||y>=Y-1)&&(y=Xn(
y,Y))),L?(Na=_,Fa=y,[So,vo]=Q.move(o,_,y)):(De=_,Me=y)}let jr={width:0,height:0,left:0,top:0};function qr(){
Is(jr,!1)}let Va,Ga,Ua,ja;function qa(u,m,_,y,T,P,O){bn=!0,Xe=et=rt._x=rt._y=!1,Ur(u,m,_,y,T,P,O,!0,
!1),u!=null&&(dt(Li,Vi,za,!1),ns(bc,o,So,vo,ie,Y,null));let{left:L,top:V,width:z,height:K}=Ae;Va=L,Ga=
V,Ua=z,ja=K}function za(u,m,_,y,T,P,O){bn=rt._x=rt._y=!1,Ur(u,m,_,y,T,P,O,!1,!0);let{left:L,top:V,width:z,
height:K}=Ae,Z=z>0||K>0,re=Va!=L||Ga!=V||Ua!=z||ja!=K;if(Z&&re&&Is(Ae),rt.setScale&&Z&&re){let me=L,
fe=z,le=V,oe=K;if(A.ori==1&&(me=V,fe=K,le=L,oe=z),Xe&&kn(D,Xt(me,D),Xt(me+fe,D)),et)for(let X in x){
let Re=x[X];X!=D&&Re.from==null&&Re.min!=Te&&kn(X,Xt(le+oe,X),Xt(le,X))}qr()}else Q.lock&&(Q._lock=!Q.
_lock,Hn(m,!0,u!=null));u!=null&&(co(Li,Vi),ns(Li,o,De,Me,ie,Y,null))}function yf(u,m,_,y,T,P,O){if(Q.
_lock)return;Wn(u);let L=bn;if(bn){let V=!0,z=!0,K=10,Z,re;A.ori==0?(Z=Xe,re=et):(Z=et,re=Xe),Z&&re&&
(V=De<=K||De>=ie-K,z=Me<=K||Me>=Y-K),Z&&V&&(De=De<So?0:ie),re&&z&&(Me=Me<vo?0:Y),Hn(null,!0,!0),bn=!1}
De=-10,Me=-10,j.fill(null),Hn(null,!0,!0),L&&(bn=L)}function Ka(u,m,_,y,T,P,O){Q._lock||(Wn(u),Dr(),
qr(),u!=null&&ns(vc,o,De,Me,ie,Y,null))}function Ya(){C.forEach(lh),Pr(o.width,o.height,!0)}no(ur,Bo,
Ya);let Co={};Co.mousedown=qa,Co.mousemove=Ha,Co.mouseup=za,Co.dblclick=Ka,Co.setSeries=(u,m,_,y)=>{
let T=Ue.match[2];_=T(o,m,_),_!=-1&&Qt(_,y,!0,!1)},at&&(dt(bc,w,qa),dt(Fi,w,Ha),dt(kc,w,u=>{Wn(u),ts(
!1)}),dt(Sc,w,yf),dt(vc,w,Ka),Zi.add(o),o.syncRect=ts);let Os=o.hooks=e.hooks||{};function tt(u,m,_){
$r?Qo.push([u,m,_]):u in Os&&Os[u].forEach(y=>{y.call(null,o,m,_)})}(e.plugins||[]).forEach(u=>{for(let m in u.
hooks)Os[m]=(Os[m]||[]).concat(u.hooks[m])});let Za=(u,m,_)=>_,Ue=qe({key:null,setSeries:!1,filters:{
pub:Mc,sub:Mc},scales:[D,k[1]?k[1].scale:null],match:[Nc,Nc,Za],values:[null,null]},Q.sync);Ue.match.
length==2&&Ue.match.push(Za),Q.sync=Ue;let Ja=Ue.key,zr=Iu(Ja);function ns(u,m,_,y,T,P,O){Ue.filters.
pub(u,m,_,y,T,P,O)&&zr.pub(u,m,_,y,T,P,O)}zr.sub(o);function wf(u,m,_,y,T,P,O){Ue.filters.sub(u,m,_,
y,T,P,O)&&Co[u](null,m,_,y,T,P,O)}o.pub=wf;function bf(){zr.unsub(o),Zi.delete(o),En.clear(),ji(ur,Bo,
Ya),p.remove(),_e?.remove(),tt("destroy")}o.destroy=bf;function Kr(){tt("init",e,t),Pa(t||e.data,!1),
W[D]?Br(D,W[D]):Dr(),xs=Ae.show&&(Ae.width>0||Ae.height>0),Ln=It=!0,Pr(e.width,e.height)}return k.forEach(
xa),C.forEach(Jd),n?n instanceof HTMLElement?(n.appendChild(p),Kr()):n(o,Kr):Kr(),o}ze.assign=qe;ze.
fmtNum=oa;ze.rangeNum=dr;ze.rangeLog=mr;ze.rangeAsinh=ta;ze.orient=so;ze.pxRatio=he;ze.join=Xm;ze.fmtDate=
ra,ze.tzDate=ug;ze.sync=Iu;{ze.addGap=qg,ze.clipGaps=_r;let e=ze.paths={points:Lu};e.linear=$u,e.stepped=
Yg,e.bars=Zg,e.spline=Qg}var ch=(e,t,n)=>{let o=i=>i&&Math.floor(n.clockAt(i.at)/864e5),s=0,r=0;return e.map((i,a)=>{s+=i.kg;
for(let p=e[r];p&&p.at<=i.at-t*864e5;)s-=p.kg,r+=1,p=e[r];return o(e[a+1])!==o(i)?s/(a-r+1):void 0})},
fa=1e3,Gu=(e,t,n)=>{let o=e.filter(({at:i})=>i>=t),s=o.length<fa?7:30,r=ch(e,s,n).slice(e.length-o.length);
return{points:o,means:r,meanDays:s}},pa=(e,t)=>{let n=e.at(-1),o=e.findLast(({at:s})=>n&&s<=n.at-t*864e5);
if(!(!n||!o||o.at<n.at-2*t*864e5))return n.kg-o.kg},uh=4,Uu=(e,t)=>{let[n,o]=[e??60,t??80],s=Math.max(
uh-(o-n),(o-n)/5)/2;return[n-s,o+s]},dh={normal:"done",obese_class_i:"blocked",obese_class_ii:"worse",
obese_class_iii:"worst"},ws=e=>dh[e]??"active",ju=({from:e,to:t},n,o=(e+t)/2)=>{let s=n==="kg"?"kg":
"lb",r=d=>Math.round(An(d,s)*1e8)/1e7,i=n==="kg"?.1:1,a=Math.round(r(o)/i)*i,[c,p]=[Math.ceil(r(e)),
Math.ceil(r(t))-1];return(r(o)<r(e)?[Math.max(c,Math.floor(a)+1),p]:r(o)>=r(t)?[c,Math.min(p,Math.ceil(
a)-1)]:[Math.min(c,a),Math.max(p,a)]).map(d=>Yn(d/10,s))},qu=(e,t,n)=>{let o=n.find(r=>r.class===t),
s=n.some(({to:r})=>Math.abs(Math.round((e-r)*100))<=5);return{bmi:o&&e>=o.to?o.to-.01:e,decimals:o&&
s?2:1}},zu=(e,t)=>{let[n=0,o=1,s]=e.split("-").map(Number);return t.instantOf(Date.UTC(n+18,o-1,s))};var fh=14*864e5,ph=[1,2,7,14,30,60,90,180,365,730,1825,3650,9125,36500],mh=e=>{let t=getComputedStyle(
e);return{colour(n){return e.style.color=`var(--${n})`,t.color},font:t.fontFamily}},gh=({ctx:e,bbox:t,
valToPos:n},{bands:o,bandsFrom:s},r,i,a)=>{let{unit:c,messages:p}=i,h=devicePixelRatio,[d,g]=[t.left+
t.width,t.top+t.height],f=S=>n(An(S,c),"y",!0),w=(S,b,k,C)=>{e.fillStyle=a.colour(b),e.strokeText(S,
k,C),e.fillText(S,k,C)};e.save(),e.font=`${12*h}px ${a.font}`,e.lineWidth=4*h,e.strokeStyle=a.colour(
"card"),e.textAlign="right",w(c,"quiet",t.left-8*h,t.top-14*h),e.textAlign="left";let v=Math.max(t.left,
n(s/1e3,"x",!0));for(let{class:S,from:b,to:k}of v<d?o:[]){let C=Math.max(t.top,f(Math.min(k,1e4))),x=Math.
min(g,f(b));if(x<=C)continue;e.fillStyle=a.colour(ws(S)),e.fillRect(v,C,4*h,x-C),C>t.top&&e.fillRect(
v,C,d-v,h);let I=p.bmi_descriptions[S],D=v+10*h+e.measureText(I).width<d;x-C>=24*h&&D&&w(I,"quiet",v+
10*h,C+16*h)}if(r){let S=f(r.kg);e.beginPath(),e.arc(n(r.at/1e3,"x",!0),S,5*h,0,2*Math.PI),e.stroke(),
e.fillStyle=a.colour("accent"),e.fill(),e.font=`600 ${13*h}px ${a.font}`,e.textBaseline="middle",w(i.
kg(r.kg),"accent",d+8*h,S)}e.restore()},hh=({data:e,valToPos:t},n,o,s)=>{let r=[],i=a=>e[0][a]??0;for(let a=o+
1;a<=s;a++)(i(a)-i(a-1))*1e3>fh&&r.push([t(i(a-1),"x",!0),t(i(a),"x",!0)]);return r},Ku=(e,t,n,o)=>{
let{unit:s,zone:r}=n,{from:i,series:{points:a,means:c}}=t,p=mh(e),h=Date.now(),d={font:`12px ${p.font}`,
stroke:p.colour("quiet"),ticks:{show:!1}},g=a.length>=fa,f={show:!0,size:g?3:a.length>100?4:6,fill:`\
color-mix(in srgb, ${p.colour("quiet")} ${g?35:60}%, transparent)`,stroke:"transparent"},w=k=>k<30?n.
shortDay:k<365?n.month:n.year,v={width:e.clientWidth,height:e.clientHeight,padding:[28,s==="st"?98:76,
0,0],legend:{show:!1},cursor:{y:!1,drag:{x:!1,y:!1},points:{size:9}},tzDate:k=>ze.tzDate(new Date(k*
1e3),r.name),scales:{x:{range:[(i-(h-i)/50)/1e3,(h+(h-i)/50)/1e3]},y:{range:(k,C,x)=>Uu(C,x)}},axes:[
{...d,grid:{show:!1},size:32,space:(k,C,x,I,D)=>Math.max(58,90*D/k.width),incrs:ph.map(k=>k*864e5/1e3),
values:(k,C,x,I,D)=>C.map(N=>w(D*1e3/864e5)(N*1e3))},{...d,grid:{stroke:p.colour("line"),width:1},size:40,
space:56,incrs:[.5,1,2,5,10,20,50,100],values:(k,C,x,I,D)=>C.map(D<1?n.tenths:n.integer)}],series:[{},
{points:f,paths:()=>null},{stroke:p.colour("accent"),width:2.5,points:{show:!1},gaps:hh}],hooks:{draw:[
k=>gh(k,t,a.at(-1),n,p)],setCursor:[({cursor:{left:k=-10,idx:C},over:x})=>o(k===-10?void 0:C??void 0,
x.offsetLeft+k)]}},S=k=>k&&An(k,s),b=[a.map(({kg:k})=>S(k)),c.map(S)];return new ze(v,[a.map(({at:k})=>k/
1e3),...b],e)};var Yu=matchMedia("(prefers-color-scheme: dark)"),_h={ArrowLeft:-1,ArrowDown:-1,ArrowRight:1,ArrowUp:1,
PageDown:-10,PageUp:10,Home:Number.NEGATIVE_INFINITY,End:Number.POSITIVE_INFINITY},Zu=({series:e,from:t,
bands:n,bandsFrom:o})=>{let s=B(),{t:r,kg:i,day:a}=s,{points:c,means:p,meanDays:h}=e,d=Math.max(c.length-
1,0),g=Ao(()=>Yu.matches,Yu,"change"),f=be(null),w=be(null),[{index:v,left:S},b]=se({index:d});ue(()=>{
let E=f.current;b({index:d});let A=Ku(E,{series:e,from:t,bands:n,bandsFrom:o},s,($,H)=>b(W=>$===void 0?
{index:W.index}:{index:$,left:H}));w.current=A;let G=new ResizeObserver(()=>A.setSize({width:E.clientWidth,
height:E.clientHeight}));return G.observe(E),()=>{G.disconnect(),A.destroy()}},[e,t,n,o,s,d,g]);let k=E=>w.
current?.setCursor({left:E,top:1}),C=()=>w.current?.setCursor({left:-10,top:-10}),x=({pointerType:E,
clientX:A})=>{if(E==="mouse"||!w.current)return;let{left:G,width:$}=w.current.over.getBoundingClientRect();
k(Math.min(Math.max(A-G,0),$-1))},I=E=>{E.key==="Escape"&&C();let A=_h[E.key];if(A===void 0)return;E.
preventDefault();let G=c[Math.min(Math.max(v+A,0),d)];G&&w.current&&k(w.current.valToPos(G.at/1e3,"x"))},
[D,N]=[c[v],p[v]],R=[D&&i(D.kg),D&&a(D.at),N!==void 0&&`${r.mean(h)}: ${i(N)}`].filter(Boolean).join(
`
`),F=(S??0)>(f.current?.clientWidth??0)/2;return l("div",{class:"chart",children:[l("div",{class:"pl\
ot",ref:f,role:"slider",tabIndex:0,"aria-label":r.chart,"aria-valuemin":0,"aria-valuemax":d,"aria-va\
luenow":v,"aria-valuetext":R,onPointerDown:x,onPointerMove:x,onKeyDown:I,onBlur:C}),l("output",{class:"\
tip",hidden:S===void 0,"aria-hidden":"true",style:{left:`${S}px`,translate:F?"calc(-100% - 12px)":"1\
2px"},children:R})]})};var Ju=(e,t,n)=>{let[o,s]=t==="es"?[";",","]:[",","."],r=e.map(({fecha_registro:i,peso_kg:a})=>[hc(Date.
parse(i),n),String(a).replace(".",s).replace(/,\d{3}$/,"$&0")]);return[["fecha_registro","peso_kg"],
...r,[]].map(i=>i.join(o)).join(`\r
`)};var kr=e=>{try{return JSON.parse(e)}catch{return}},ro=e=>{let t=`weight-bmi-register ${e}`;return{read:()=>{
try{return localStorage.getItem(t)??""}catch{return""}},write:n=>{try{localStorage.setItem(t,n)}catch{}}}};var ma="?",Qu=e=>{let{t}=B(),{caption:n,head:o,rows:s,choices:r,choose:i,more:a}=e,c=({target:v})=>{
let{name:S,value:b}=v;b!==ma&&i(S,b)},p=v=>{let S=v.map(({key:k,label:C,options:x,value:I,outcome:D})=>{
let N=I===void 0?[[ma,t.choose],...x]:x;return[k,{label:C,hint:D?.join(`
`),options:N}]}),b=v.map(({key:k,value:C=ma})=>[k,C]);return l("form",{class:"filters choices",onInput:c,
children:l(Eo,{fields:Object.fromEntries(S),values:Object.fromEntries(b)})})},h=Math.max(o.length,...s.
map(v=>v.length)),d=Array.from({length:h},(v,S)=>S),g=l("section",{class:"cells","aria-label":n,tabIndex:0,
children:l("table",{children:[l("caption",{children:n}),l("thead",{children:l("tr",{children:d.map(v=>l(
"th",{scope:"col",children:[o[v]||t.columnAt(v+1)," ",r.map(({key:S,label:b,column:k})=>k===v&&l(Oe,
{children:b},S))]},v))})}),l("tbody",{children:s.map((v,S)=>l("tr",{children:d.map(b=>l("td",{children:v[b]||
" "},b))},S))})]})}),f=r.filter(v=>v.isFolded),w=r.filter(v=>!v.isFolded);return l(ne,{children:[w.
length>0&&p(w),f.length>0&&l("details",{children:[l("summary",{children:a}),p(f),w.length===0&&g]}),
w.length>0&&g]})};var rn={height:{min:.4,max:2.72},weight:{min:2,max:650},birthDateMin:"1900-01-01",weightChangePerDay:5,
weightChangeInDay:10,clockDifference:6e4,weightsOfAccount:1e5,measurementsOfBody:1e4,name:{min:1,max:100}},
Jb={height_min:rn.height.min,height_max:rn.height.max,weight_min:rn.weight.min,weight_max:rn.weight.
max,birth_date_min:rn.birthDateMin,weight_variation_per_day:rn.weightChangePerDay,name_min_length:rn.
name.min,name_max_length:rn.name.max};var yh=(e,t)=>{let n=a=>Math.round(a*1e6),o=e.map(({record:a,day:c})=>({record:a,plus:n(t*c+a.peso_kg),
minus:n(t*c-a.peso_kg)})).sort((a,c)=>a.plus-c.plus||a.minus-c.minus),s=[],r=o.map(({minus:a},c)=>{let[
p,h]=[0,s.length];for(;p<h;){let d=p+h>>1;(o[s[d]]?.minus??0)<=a?p=d+1:h=d}return s[p]=c,s[p-1]}),i=new Set;
for(let a=s.at(-1);a!==void 0;a=r[a])i.add(o[a].record);return i},wh=(e,t,n)=>{let o=e.toSorted((c,p)=>c.
peso_kg-p.peso_kg),s=c=>o[c]?.peso_kg??0,[r,i,a]=[0,0,0];for(let c of o.keys()){for(;Math.round((s(c)-
s(r))*1e6)>t*1e6;)r+=1;let p=c-r+1,h=Math.abs(s(r)-n)<Math.abs(s(i)-n);(p>a||p===a&&h)&&([i,a]=[r,p])}
return new Set(o.slice(i,i+a))},Xu=(e,t)=>new Map([...e].map(n=>[t(n),n])),ed=(e,t,n,o)=>{let s=new Set(
e),r=[],i=Xu(t,o),a=new Set(t.map(f=>`${f.fecha_registro} ${f.peso_kg}`)),c=[...i.keys()],p=f=>a.has(
`${f.fecha_registro} ${f.peso_kg}`),h=e.map(({peso_kg:f})=>f).sort((f,w)=>f-w),d=h[h.length>>1]??0;for(let f of Map.
groupBy(e.filter(w=>!p(w)),o).values()){let w=f.length>1?wh(f,rn.weightChangeInDay,d):new Set(f);for(let v of f.
filter(S=>!w.has(S)))r.push(v),s.delete(v)}let g=(f,w,v)=>v!==void 0&&Math.round(Math.abs(w-(i.get(v)?.
peso_kg??w))*1e6)>Math.round(n*Math.abs(f-v)*1e6);for(;;){let[f,w]=[0,r.length],v=[],S=Xu([...s].filter(
C=>!p(C)),o),b=C=>(S.get(C)?.fecha_registro??"")>=(i.get(C)?.fecha_registro??"");for(let[C,x]of S){for(;(c[f]??
Number.POSITIVE_INFINITY)<C;)f+=1;if(!b(C))continue;let[I,D]=[c[f-1],c[f+(i.has(C)?1:0)]];[I,D].filter(
R=>R!==void 0&&!b(R)).some(R=>g(C,x.peso_kg,R))?r.push(x):v.push({record:x,day:C})}let k=yh(v,n);if(r.
push(...v.filter(({record:C})=>!k.has(C)).map(({record:C})=>C)),r.length===w)return{kept:[...s],outliers:r};
for(;w<r.length;w++)s.delete(r[w])}};var bh="weight_change_too_large",kh=6e4,td=async(e,t,n,o,s)=>{let[{weights:r},i]=await Promise.all([
q.listWeights({signal:o}),Cn(q.getProfile({signal:o}))]),a=n.weight_variation_per_day??Number.POSITIVE_INFINITY,
c=[],p=i?.fecha_nacimiento??n.birth_date_min??"",h=b=>{let{weight_min:k=0,weight_max:C=Number.POSITIVE_INFINITY}=n,
x=Date.parse(b.fecha_registro),I=b.peso_kg>=k&&b.peso_kg<=C,D=x<=Date.now()+kh&&t.inputOf(x)>=p,N=I?
D?null:"weight_date_invalid":"weight_out_of_range";return N&&c.push({...b,code:N}),N===null},d=({fecha_registro:b})=>Math.
floor(t.clockAt(Date.parse(b))/864e5),g=e.filter(h),{kept:f,outliers:w}=ed(g,r.toReversed(),a,d);c.push(
...w.map(b=>({...b,code:bh})));let v=new Set(r.map(({id:b})=>b)),S=0;for(let b=f;;){let k=[];for await(let{
error:x,answer:I,weights:D}of Vs(q,b,{check:!0,signal:o})){if(x)throw x;if("results"in I)for(let{index:N,
outcome:R,code:F}of I.results)k.push({...D[N],outcome:R,code:F});s(k.length)}let C=x=>k.filter(I=>I.
outcome===x);if(S+=C("known").length,c.push(...C("refused")),b=C("new").map(({peso_kg:x,fecha_registro:I})=>({
peso_kg:x,fecha_registro:I})),b.length===k.length)return{added:b,known:S,refused:c,ids:v}}},ha=ro("i\
mport"),Sh=7*864e5,nd=async(e,t,n)=>{let o=[];try{for await(let{start:s,error:r,answer:i,weights:a}of Vs(
q,t.added)){if(r)throw r;"weights"in i&&o.push(...i.weights.filter(({id:c})=>!t.ids.has(c))),n(s+a.length)}}finally{
let s=o.map(({id:i,peso_kg:a,fecha_registro:c})=>[i,a,Date.parse(c)]),r={userId:e,at:Date.now(),records:s};
s.length>0&&ha.write(JSON.stringify(r))}return o.length},od=e=>{let t=kr(ha.read()),{at:n,records:o}=t??
{};return t?.userId!==e||!n||!(Date.now()-n<Sh)?void 0:Array.isArray(o)&&o.every(Array.isArray)&&o.length>
0?{userId:e,at:n,records:o}:void 0},ga=1e3,sd=async(e,t)=>{let{weights:n}=await q.listWeights(),o=new Map(
n.map(r=>[r.id,r])),s=e.records.flatMap(([r,i,a])=>{let c=o.get(r);return c?.peso_kg===i&&Date.parse(
c.fecha_registro)===a?[r]:[]});for(let r=0;r<s.length;r+=ga)await q.deleteWeights({body:{weight_ids:s.
slice(r,r+ga)}}),t(Math.min(r+ga,s.length));return ha.write(""),s.length};var _a=()=>new Promise(e=>setTimeout(e));var vh=/<Record type="HKQuantityTypeIdentifierBodyMass"(?:[^">]|"[^"]*")*>/g,rd=["startDate","unit",
"value"],Th=async(e,t)=>{let n=[],o="",s=new TextDecoder;for(let i=0;i<e.size;i+=1e5){let a=await e.
slice(i,i+1e5).arrayBuffer(),c=o+s.decode(a,{stream:!0}),p=0;for(let{0:h,index:d}of c.matchAll(vh)){
let g=f=>new RegExp(` ${f}="([^"]*)"`).exec(h)?.[1]??"";n.push(rd.map(g)),p=d+h.length}o=c.slice(Math.
max(p,c.lastIndexOf("<"))),await _a(),t.throwIfAborted()}return{head:rd.map(i=>`BodyMass.${i}`),body:n,
isCut:!o.trimEnd().endsWith("</HealthData>")}},id=(e,t="")=>{if(typeof e!="object"||e===null)return[
[t,String(e??"")]];let n=t&&`${t}.`;return Object.entries(e).flatMap(([o,s])=>id(s,n+o))},xh=e=>{let t;
try{t=JSON.parse(e)}catch{return{format:"cut"}}let{"Data Points":n,weights:o}=t,r=([t,n,o].find(Array.
isArray)??[]).map(c=>new Map(id(c)));for(let c of r)c.set(c.get("dataTypeName")??"",c.get("fitValue.\
0.value.fpVal")??"");let i=[...new Set(r.flatMap(c=>[...c.keys()]))],a=r.map(c=>i.map(p=>c.get(p)??""));
return i.length<2?{format:"json"}:{sheet:{head:i,body:a}}},Ch=e=>{let[t,n]=new Uint8Array(e);if(t===
255&&n===254)return new TextDecoder("utf-16le").decode(e);if(t===254&&n===255)return new TextDecoder(
"utf-16be").decode(e);try{return new TextDecoder("utf-8",{fatal:!0}).decode(e)}catch{return new TextDecoder(
"windows-1252").decode(e)}},Ph=[["zip","PK"],["zip","�"],["pdf","%PDF"],["database","SQLite for\
mat 3"]],ad=async(e,t)=>{let n=(await e.slice(0,4096).text()).trimStart(),[o]=Ph.find(([,r])=>n.startsWith(
r))??[];if(o)return{format:o};if(n==="")return{format:"empty"};if(n.startsWith("<"))return/<(!DOCTYPE )?HealthData/.
test(n)?{sheet:await Th(e,t)}:{format:"xml"};let s=Ch(await e.arrayBuffer());return/^[[{]/.test(n)?xh(
s):s.includes("\0")?{format:"other"}:{text:s}};var Ko=["ymd","dmy","mdy"],Dh=/^(\d{1,4})(?:[-/]|\. ?)(\d{1,2})(?:[-/]|\. ?)(\d{1,4})\.?/,ud=/(\d{1,2})[:.h](\d{2})(?:[:.](\d{2}(?:[.,]\d+)?))? ?(?:([ap])\.? ?m\b\.?|(?:Uhr|hrs?|h)\b\.?)?/,
Ah=/(?:T|,? (?:at|a las?|um|à|alle(?: ore)?|ore|às|-) |,? )/,dd=/ ?(Z|UTC|GMT)?(?:([+-])(\d{1,2}):?(\d{2})?)?(?: \(.*\))?$/,
Rh=new RegExp(`${Dh.source}(?:${Ah.source}${ud.source})?${dd.source}`,"i"),Ih=new RegExp(`^(?!\\d+\\.\\\
d+$)${ud.source}${dd.source}`,"i"),Oh=/^1\d{9}(\d{3}|\d{9})?$/,Eh=/^((?:19|20)\d\d)([01]\d)([0-3]\d)(?:T?(\d\d)(\d\d)(\d\d))?(?=$|Z$|[+-]\d{2})/,
fd=e=>e.toLowerCase().normalize("NFD").replace(/\p{M}/gu,""),pd=e=>["en","es","de","fr","it","pt"].map(
t=>{let{format:n}=new Intl.DateTimeFormat(t,{[e]:"long",timeZone:"UTC"});return Array.from({length:12},
(o,s)=>fd(n(Date.UTC(2025,s,1))))}),Mh=pd("month"),Nh=pd("weekday"),md=(e,t)=>{let n=fd(e).replace(/^mrz$/,
"marz");return Math.max(...t.map(o=>o.findIndex(s=>s.startsWith(n))))+1},Fh=/^(\p{L}{3,})[-./, ]*(\d{1,2})(?:st|nd|rd|th)?[-/, ]+(\d{4}|\d\d)(?![\d:])/u,
ld="(\\d{1,4})(?:st|nd|rd|th|er|[ºª])?",Lh="[-./, ]*(?:de |of )?(\\p{L}{3,})[-./, ]*(?:del? )?",Wh=new RegExp(
`^${ld}${Lh}${ld}`,"u"),$h=e=>{let t=Fh.exec(e),[n="",o="",s="",r=""]=t?[t[0],t[2],t[1],t[3]]:Wh.exec(
e)??[],i=n&&md(s,Mh);if(!i)return e;let[a,c]=o.length===4?[r,o]:[o,r];return`${c.length===2?"20":""}${c}\
-${i}-${a}${e.slice(n.length)}`},gd=e=>e.replace(/[\u200B-\u200F\u202A-\u202E\u2060-\u2069]/g,"").replace(
/\s+/g," ").trim(),io=e=>Ih.test(gd(e)),cd=(e,t,n,o)=>{let s=$h(e),r=Rh.exec(s);if(!r)return;let i=s===
e?t:"ymd",[,a,c,p,h="12",d="0",g="0",f]=r,[w,v,S="0",b="0"]=r.slice(8),k=U=>Number([a,c,p][i.indexOf(
U)]),[C,x,I]=[k("y"),k("m"),k("d")],D=C<100&&i!=="ymd"?2e3+C:C,N=new Date(Date.UTC(D,x-1,I));if(D<1e3||
N.getUTCMonth()!==x-1||N.getUTCDate()!==I)return;let R=f?Number(h)%12+(/p/i.test(f)?12:0):Number(h),
F=Number(g.replace(",","."));if(R>23||Number(d)>59||F>=60)return;let E=R*60+Number(d),A=N.getTime()+
E*6e4+Math.floor(F*1e3+1e-6),G=w!==void 0||v!==void 0,$=(Number(S)*60+Number(b))*6e4,H=G?A-(v==="-"?
-$:$):n.instantOf(A),W=r[4]!==void 0,ee=W||H<=o?H:n.instantOf(N.getTime());return{at:new Date(ee<=o?
ee:H).toISOString(),isZoned:G,hasTime:W}},bs=(e,t,n,o=Date.now())=>{let s=gd(e);if(Oh.test(s))return{
at:new Date(Number(s.padEnd(13,"0").slice(0,13))).toISOString(),isZoned:!0,hasTime:!0};let r=s.replace(
Eh,"$1-$2-$3 $4:$5:$6").replace(" ::",""),[i="",a=""]=/^([\p{L}-]{2,})\.?,? /u.exec(r)??[],c=cd(r,t,
n,o);return c||!a||!md(a,Nh)?c:cd(r.slice(i.length),t,n,o)},Bh=sr("UTC"),_n=e=>Ko.some(t=>bs(e,t,Bh)!==
void 0);var Hh=`Weight and BMI Register | fecha_registro | peso_kg | kg | |
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
Happy Scale | Date | Weight | | | Moving average, .`,Vh=Hh.split(`
`).map(e=>e.split("|").map(t=>t.trim())),Gh=e=>e.replace(/^com\.samsung\.s?health\.weight\./,"").replace(
/ ?\((kg|g|lbs?|st|jin)\)$/,""),Sr=({head:e,preamble:t=""})=>{let n=e.map(Gh),o=(w="")=>n.indexOf(w.
replace("?","")),s=([,w="",v="",,,S=""])=>{let b=[...w.split(" + "),v,...S.split(", ")].filter(Boolean),
k=n.filter(C=>C&&!b.includes(C));return b.every(C=>C==="."?k.length===0:o(C)>=0)},[r,i="",a,c="",p,h=""]=Vh.
find(s)??[];if(r===void 0)return;let[d,g]=i.split(" + "),f=/^#Units: ?(\p{L}+)/mu.exec(t)?.[1]??"";return{
program:r,date:o(d),time:g?o(g):-1,weight:o(a),unit:c.startsWith("#")?`#${o(c.slice(1))}`:c||pn(f),order:Ko.
find(w=>w===p),isUtc:p==="utc",people:h.split(", ").flatMap(w=>w.endsWith("?")?o(w):[])}};var Uh=(e,t)=>{let n=new Set,o=0;for(let{[t]:s}of e)if(s&&(o+=1,n.add(s),n.size>100))return{values:[],
repeats:!1};return{values:[...n],repeats:n.size<o}},hd=e=>{let t=[],n=o=>{let{key:s,options:r,value:i=r.
length===1?r[0]:void 0}=o,a=r.find(c=>c===e[s])??i;return t.push({...o,value:a,isAsked:i===void 0}),
a};return{choices:t,decide:(o,s,r)=>n({key:o,options:s,value:r}),chooseLines:(o,s,r)=>s.reduce((i,a)=>{
let{values:c,repeats:p}=Uh(o,a);if(c.length<2)return i;let h=r(a,p)?void 0:"",d=["",...c],g=n({key:`\
only ${a}`,options:d,value:h,column:a});return g?i.filter(f=>f[a]===g):i},o)}};var _d=[";","	",","," "],yd=(e,t)=>{let n=[[]],o=t===" "?" +":t,s=new RegExp(`(?:"((?:[^"]|"")*)"|([\
^${t}\\r\\n]*))(${o}|\\r?\\n|\\r|$)`,"gy");for(let[,r,i="",a=""]of e.matchAll(s)){if(n.at(-1)?.push(
(r?.replaceAll('""','"')??i).trim()),a==="")break;/[\r\n]/.test(a)&&n.push([])}return n.filter(r=>r.
some(i=>i!==""))},ks=e=>Zn(e,".")!==void 0||Zn(e,",")!==void 0,wd=e=>e.some(t=>_n(t)||io(t))&&e.some(
t=>ks(t)&&!_n(t)),jh=e=>e.filter(Boolean).length>1&&!e.some(t=>ks(t)||_n(t)),qh=e=>{let t=e.slice(0,
e.findLastIndex(Boolean)+1);return t.length>1&&t.every(n=>/^\P{N}*\p{L}\P{N}*$/u.test(n))},zh=e=>{let t=e.
slice(0,2e4),n=_d.map(o=>yd(t,o).filter(wd).length);return _d[n.indexOf(Math.max(...n))]??","},bd=e=>{
let t=zh(e),n=yd(e,t),o=n.findIndex(wd);if(o<0)return[];let s=n.slice(0,o).findLastIndex(jh),r=n.slice(
0,Math.max(s,0)).join(`
`),i=n[o]?.map(()=>"")??[],a={head:n[s]??i,body:[],preamble:r},c=[a],p=n.slice(s+1);for(let[h,d]of p.
entries()){if(!qh(d)||!/\p{N}/u.test(String(p[h+1]))){a.body.push(d);continue}let g=a.body.at(-1)?.filter(
Boolean)??[];g.length===1&&/^\P{N}+$/u.test(g[0]??"")&&a.body.pop();let f=c.find(({head:w})=>String(
w)===String(d));a=f??{head:d,body:[],preamble:""},f||c.push(a)}return c};var Kh={date:/^(date( ?time)?|timestamp|day|fecha( y hora)?|d[ií]a|datum|tag|jour|data( e ora)?)$/,
time:/^(time|hour|hora|uhrzeit|zeit|heure|ora)$/,weight:/^(weight|peso|gewicht|poids)$/,unit:/^(units?|unidad(es)?|einheit(en)?|unités?|unità|unidades?)$/},
vr=e=>e.replace(/\d(st|nd|rd|th)\b/gi," ").replace(/(\p{Ll})(\p{Lu})/gu,"$1 $2").toLowerCase().split(
/[^\p{L}]+/u).filter(Boolean),Tr=e=>[...new Set(e.flatMap(t=>pn(t??"")??[]))],Sd=(e,t)=>{let n=vr(e).
filter(o=>!pn(o)&&!/^(in|en)$/.test(o));return Kh[t].test(n.join(" "))},vd=e=>/^(null|none|nan|n\/a|[-–—]*)$/i.
test(e),Td=300,Yh=({head:e,body:t})=>e.map((n,o)=>{let s=t.flatMap(({[o]:g})=>g||[]).slice(0,Td),r=g=>s.
some(g)&&s.filter(g).length*2>=s.length,i=g=>Sd(n,"time")&&/^\d{1,2}\.\d{2}$/.test(g),a=s.some(_n)&&
r(g=>_n(g)||io(g)),c=!a&&r(g=>io(g)||i(g)),p=!a&&!c&&s.some(ks),h=s.every(g=>pn(g)),d=!a&&!c&&!r(g=>ks(
g)||vd(g));return{date:a,time:c,weight:p,unit:s.some(g=>pn(g)),isUnits:h,isWords:d}}),ya=(e,{head:t})=>t.
some(Boolean)&&e.slice(t.length).some(Boolean),xd=({head:e},t)=>Tr(vr(e[t]??"")).includes("st")&&Tr(
vr(e[t+1]??"")).includes("lb"),Zh=e=>{let{head:t,body:n}=e,o=n.find(r=>ya(r,e)||!t.some(Boolean))??[],
s=r=>/^\d{1,3}$/.test(o[r]??"");return[...Array(Math.max(t.length,o.length)).keys()].filter(r=>s(r)&&
s(r+1)||xd(e,r))};function*xr(e,t,n,o=Date.now()){let{date:s=-1,time:r=-1,weight:i=-1,isPair:a,unit:c="",
ofFile:p,decimal:h="."}=t,d=a&&xd(e,i),g=a&&!d&&e.body.find(v=>ya(v,e))?.length,f="",w=({[s]:v=""})=>io(
v)&&!_n(v);for(let[v,S]of t.lines.entries()){let[b="",k="",C="",x=""]=[s,r,i,i+1].map(U=>S[U]),I=w(S),
D=I?`${f} ${b}`:`${b} ${k}`.trim();if(I||(f=b),S.filter(Boolean).length===1&&_n(b)&&w(t.lines[v+1]??
[]))continue;let R=()=>t.order&&bs(t.isUtc?`${D}Z`:D,t.order,n,o),F=d?`${C} st ${x||0} lb`:`${C}${h}${x}`,
A=(g?S.length===g:!ya(S,e))?a&&C?F:C:void 0,G=Zn(A??"",h),$=c.startsWith("#")?S[Number(c.slice(1))]:
void 0,H=Tr([G?.unit,$,...d?[]:p]),W=H.length===1?H[0]:Us.find(U=>U===c),ee=G&&W&&Yn(G.value,W);yield{
cells:S,moment:R,text:A,amount:G,named:H,kg:ee}}}var kd=(e,t,n)=>{let o=e,s=!0;for(let r of new Set(
t)){if(!s&&o.every(a=>n(r,a)!==void 0))continue;let i=e.map(a=>n(r,a));if(!i.every(a=>a===void 0)&&(s&&=
i.every(a=>a===i[0]),o=o.filter(a=>i[e.indexOf(a)]!==void 0),o.length===0))return e}return s?o.slice(
0,1):o},Cd=(e,t,n)=>{let{head:o,body:s}=e,r=Sr(e),i=Yh(e),{choices:a,decide:c,chooseLines:p}=hd(t),h=H=>[
...o.keys()].filter(W=>i[W]?.[H]),d=H=>{let W=h(H).filter(ee=>Sd(o[ee]??"",H));return W.length===1?String(
W[0]):void 0},g=(H,W,ee)=>{let U=c(H,[...h(H).map(String),...W],ee);return U===void 0?void 0:Number.
parseInt(U,10)},f=g("date",[],r?String(r.date):d("date")),w=s.slice(0,Td).some(({[f??-1]:H=""})=>io(
H)||Ko.some(W=>bs(H,W,n)?.hasTime)),S=!r&&!w&&h("time").length>0?g("time",["-1"],d("time")):r?.time,
b=r?[]:Zh(e).map(H=>`${H}+`),k=r?String(r.weight):b.length>0?void 0:d("weight"),C=g("weight",b,k),x=a.
at(-1)?.value?.endsWith("+")??!1,I=d("unit"),D=[...o.keys()].filter(H=>![f,S,C,Number(I??-1)].includes(
H)&&!i[H]?.isUnits),N=(H,W)=>!!r||W&&!!i[H]?.isWords,R=p(s,r?.people??D,N),F=Tr(r?.unit?[r.unit]:vr(
o[C??-1]??"")),E={date:f,time:S,weight:C,isPair:x,ofFile:F,isUtc:r?.isUtc??!1,lines:R};if(C!==void 0){
let H=x?[]:[...xr(e,E,n)].map(({text:M=""})=>M),ee=kd([".",","],H,(M,j)=>Zn(M,j)?.value);E.decimal=c(
"decimal",ee,r&&ee[0]);let U=[...xr(e,E,n)].flatMap(({amount:M,named:j})=>M?j.length:[]),Pe=r?.unit??
(I&&`#${I}`),J=[...Us,...h("unit").map(M=>`#${M}`)];E.unit=U.every(M=>M===1)?c("unit",["file"]):c("u\
nit",J,U.some(M=>M>1)?void 0:Pe)}let A=R.map(({[f??-1]:H=""})=>H),G=kd(Ko,A,(H,W)=>bs(H,W,n)?.at);E.
order=G.length>1?c("order",G,r?.order):G[0];let $=a.every(({value:H})=>H!==void 0);return{program:r?.
program,choices:a,form:E,isComplete:$}},Pd=(e,t,n)=>{let o=[...xr(e,t,n)].flatMap(({moment:i,amount:a,
kg:c})=>a?{moment:i,kg:c,value:a.value}:[]),s=o.toSorted((i,a)=>(i.kg??i.value)-(a.kg??a.value)),r={
first:o[0],lightest:s[0],heaviest:s.at(-1)};return["first","lightest","heaviest"].flatMap(i=>{let a=r[i];
return a?{name:i,at:a.moment()?.at,kg:a.kg,value:a.value}:[]})},Jh=250,Dd=async(e,t,n,o)=>{let s=[],
r=[],[i,a,c,p]=[0,!1,!1,0];for(let{cells:d,text:g,kg:f,...w}of xr(e,t,n)){let v=w.moment();++p%Jh===
0&&(await _a(),o?.throwIfAborted()),v&&f!==void 0?(s.push({peso_kg:f,fecha_registro:v.at}),a||=v.hasTime&&
!v.isZoned,c||=!v.hasTime):v&&g!==void 0&&vd(g)?i+=1:r.push(d.filter(Boolean).join(" · "))}s.sort((d,g)=>d.
fecha_registro<g.fecha_registro?-1:1);let h=e.body.length-t.lines.length;return{records:s,unread:r,empty:i,
others:h,isLocal:a,isNoon:c}};var Ad=()=>{let{t:e,integer:t,instant:n,announce:o,account:s}=B(),[r,i]=se(()=>od(s.userId)),[a,c]=se(
0),{run:p,busy:h,error:d}=ls(async()=>{if(!r)return;c(0);let f=await sd(r,c);i(void 0),o(e.undone(f,
t(f)))});if(!r)return null;let g=r.records.length;return l(de,{children:[h?l(Rn,{label:e.undoing,done:a,
all:g,format:t}):l(ne,{children:[l("p",{children:e.importedAt(n(r.at),g,t(g))}),l(ae,{text:e.undoImport,
onClick:p})]}),l(Ge,{error:d})]})},Qh=({records:e})=>{let t=be(null);return ue(()=>{let n=t.current,
{clientWidth:o,clientHeight:s}=n,r=new ze({width:o,height:s,legend:{show:!1},cursor:{show:!1},axes:[
{show:!1},{show:!1}],series:[{},{stroke:getComputedStyle(n).color,width:2,points:{show:!1}}]},[e.map(
({fecha_registro:i})=>Date.parse(i)/1e3),e.map(({peso_kg:i})=>i)],n);return()=>r.destroy()},[e]),l("\
div",{class:"spark","aria-hidden":"true",ref:t})},Xh=({records:e})=>{let{t,integer:n,kg:o,day:s}=B(),
[r,i]=[e[0],e.at(-1)];if(!r||!i)return null;let[a,c]=[s(r.fecha_registro),s(i.fecha_registro)],p=c===
s(Date.now())?t.today:c;return l("div",{class:"summary",children:[l("strong",{children:e.length===1?
t.importOne(a,o(r.peso_kg)):t.importRange(n(e.length),a,p,o(r.peso_kg),o(i.peso_kg))}),l(Qh,{records:e})]})},
e_=({records:e,onImport:t})=>{let{t:n,zone:o,config:s,integer:r,kg:i,instant:a,describeCode:c,account:p}=B(),
[h,d]=se(0),g=be(null),f=s.validation_limits??{},w=ke(I=>td(e,o,f,I,d),[e]),v=ls(async()=>{if(!w.data)
return;d(0);let I=await nd(p.userId,w.data,d);t(n.importedWeights(I,r(I)))});if(ue(()=>g.current?.focus(),
[v.busy]),w.loading)return l(Rn,{label:n.checking,done:h,all:e.length,format:r});let{added:S=[],known:b=0,
refused:k=[]}=w.data??{};if(v.busy)return l("div",{tabIndex:-1,ref:g,children:l(Rn,{label:n.importingWeights,
done:h,all:S.length,format:r})});let C=k.length,x=[n.added(S.length,r(S.length)),b>0&&n.known(b,r(b)),
C>0&&n.rejected(C,r(C))];return l(ne,{children:[l(Ge,{error:w.error,retry:w.reload}),l(Xh,{records:S}),
w.data&&l("p",{role:"status",children:x.filter(Boolean).join(" · ")}),l(it,{caption:n.refused,rows:k,
columns:[[n.date,({fecha_registro:I})=>a(I)],[n.weight,({peso_kg:I})=>i(I),"numeric"],[n.reason,({code:I})=>c(
I??"")]]}),l(Ge,{error:v.error,retry:w.reload}),S.length>0&&v.error===void 0&&l("div",{class:"action\
s",children:l(ae,{text:n.importWeights(S.length,r(S.length)),kind:"primary",onClick:v.run})})]})},t_={},
n_={head:[],body:[]},o_=20,s_=e=>{let t=ro(`columns of ${e}`),n=kr(t.read()),o=r=>Array.isArray(r)&&
Object.values(r[1]??[0]).every(i=>typeof i=="string"),s=Array.isArray(n)?n.filter(o):[];return{find:r=>s.
find(([i])=>i===r)?.[1]??t_,keep:(r,i)=>{let a=s.filter(([c])=>c!==r);t.write(JSON.stringify([[r,i],
...a].slice(0,o_)))}}},r_=5,i_=({opened:e,onImport:t})=>{let{t:n,zone:o,integer:s,kg:r,plain:i,instant:a,
account:c}=B(),p="text"in e,h=ct(()=>s_(c.userId),[c.userId]),d=ct(()=>p?bd(e.text):[e.sheet],[p,e]),
g=d.length===1?0:d.findIndex(Sr),[f,w]=se(g),[v,S]=se({}),b=d[f]??d[0]??n_,k=String(b.head),C=v[k]??
h.find(k),x=ct(()=>Cd(b,C,o),[b,C,o]),I=ct(()=>Pd(b,x.form,o),[b,x,o]),D=x.isComplete&&f>=0,{data:N,
error:R}=ke(async M=>D?{understood:x,...await Dd(b,x.form,o,M)}:void 0,[x,D]),F=N?.understood===x?N:
void 0,E=M=>b.head[M]||n.columnAt(M+1),A=I[0]?.value??0,G=(M,j)=>{if(M==="order")return n.orders[j];
if(M==="decimal")return j===","?n.comma:n.point;if(M.startsWith("only"))return j||n.allLines;if(j===
"-1")return n.noColumn;if(j==="file")return n.asInFile;let te=Number.parseInt(j.replace("#",""),10);
if(!Number.isNaN(te))return E(te)+(j.endsWith("+")?` + ${E(te+1)}`:"");let Q=j==="kg"?"":` = ${r(Yn(
A,j))}`;return`${n.unitNames[j]} (${i(A)} ${j}${Q})`},$=({key:M,value:j})=>I.flatMap(te=>{let Q=te.at&&
a(te.at),Fe=te.kg===void 0?i(te.value):r(te.kg),ve=(/^(date|time|order)$/.test(M)?[Q]:[Fe,M.startsWith(
"only")&&Q]).filter(Boolean).join(" · ");return ve&&j!==void 0?[`${n.samples[te.name]}: ${ve}`]:[]}),
H=({column:M})=>M!==void 0,W=x.choices.toSorted((M,j)=>Number(H(M))-Number(H(j))).map(M=>({...M,label:H(
M)?n.onlyWhere(E(M.column??0)):n.importRoles[M.key],options:M.options.map(j=>[j,G(M.key,j)]),outcome:$(
M),column:/^(date|time|weight)$/.test(M.key)?Number.parseInt(M.value??"",10):void 0,isFolded:!M.isAsked&&
(H(M)||x.program!==void 0)})),ee={key:"table",label:n.table,options:d.map(({head:M,body:j},te)=>[String(
te),n.tableOf(M.filter(Boolean).join(", "),s(j.length))]),value:f<0?void 0:String(f)},U=(M,j)=>{M===
"table"?w(Number(j)):S({...v,[k]:{...C,[M]:j}})};if(d.length===0)return l(de,{kind:"error",children:n.
nothingRead});let Pe=d.reduce((M,{body:j})=>M+j.length,0)-b.body.length,J=F&&[b.isCut&&n.cutFile,F.others>
0&&n.leftOutLines(F.others,s(F.others)),Pe>0&&n.otherTables(Pe,s(Pe)),F.empty>0&&n.withoutWeight(F.empty,
s(F.empty)),F.isLocal&&n.localTimes(o.name),F.isNoon&&n.localDays(o.name)];return l(ne,{children:[x.
program&&l("p",{role:"status",children:n.recognised(x.program)}),l(Qu,{caption:n.firstLines,head:b.head,
rows:b.body.slice(0,r_),choices:[...g<0?[ee]:[],...f<0?[]:W],choose:U,more:x.program?n.changeReading:
n.moreChoices}),l(Ge,{error:R}),F?.records.length===0&&l(de,{kind:"error",children:n.nothingRead}),J?.
map(M=>M&&l(de,{kind:"doubt",children:M},M)),F&&l(it,{caption:n.unread(F.unread.length,s(F.unread.length)),
rows:F.unread,columns:[[n.line,M=>M]]}),F&&F.records.length>0&&l(e_,{records:F.records,onImport:M=>{
v[k]&&h.keep(k,C),t(M)}},JSON.stringify([k,C]))]})},a_=".csv,.tsv,.txt,.json,.xml,text/csv,text/plai\
n,application/json,text/xml",Rd=()=>{let{t:e}=B(),[t,n]=se(),[o,s]=se(""),r=be(null),i=async f=>t&&{
opened:await ad(t,f),chosen:t},{data:a,error:c,loading:p,reload:h}=ke(i,[t]),d=a?.chosen===t?a?.opened:
void 0,g={label:e.file,type:"file",accept:a_};return ue(()=>{o&&r.current?.focus()},[o]),l("div",{class:"\
card",children:[l(Ft,{title:e.importTitle,tools:l("a",{href:ge("weight"),children:e.back})}),o?l("di\
v",{class:"part",tabIndex:-1,ref:r,children:[l(de,{kind:"success",children:o}),l(Ad,{}),l("a",{href:ge(
"weight",{period:"all"}),children:e.back})]}):l(ne,{children:[l("p",{class:"hint",children:e.importHint}),
!t&&l(Ad,{}),l("form",{onInput:({target:f})=>n(f.files?.[0]),children:l(Eo,{fields:{file:g}})}),l(Ge,
{error:c,retry:h}),p&&t&&l(de,{kind:"loading",children:e.loading}),d&&("format"in d?l(de,{kind:"erro\
r",children:e.formats[d.format]}):l(i_,{opened:d,onImport:s},t))]})]})};var l_=(e,t)=>Date.parse(t.fecha_registro)-Date.parse(e.fecha_registro),Id=async(e,t)=>{let n=await q.
recordWeights({body:{weights:[{peso_kg:e,fecha_registro:t}]}});return"weights"in n?n.weights:[]},wa=(e,t)=>[
...t,...e.filter(({id:n})=>t.every(o=>o.id!==n))].sort(l_),Od=e=>{let{t,plain:n,unit:o,kg:s}=B(),r=e&&
(o==="kg"?n(e):s(e));return{inputMode:o==="st"?"text":"decimal",autocomplete:"off",label:t.weightIn(
o),codes:["weight_out_of_range","weight_change_too_large"],defaultValue:r,read:i=>e!==void 0&&i===r?
e:Gl(String(i),o)??new Error(t.notANumber[o])}},ba=()=>{let{t:e,zone:t}=B();return t.name===rr()?void 0:
e.timesIn(t.name)},Ed=e=>{let{t,zone:n}=B(),o=n.inputOf(e===void 0?Date.now():Date.parse(e));return{
label:t.dateTime,hint:ba(),codes:["weight_date_invalid"],max:n.inputOf(Date.now()),type:"datetime-lo\
cal",defaultValue:o,read:s=>{if(e!==void 0&&s===o)return e;let r=Date.parse(`${s}Z`);if(Number.isNaN(
r))return String(s);let i=n.instantOf(r);return i>Date.now()?new Error(t.futureDate):new Date(i).toISOString()}}},
Md=({change:e})=>{let{t,messages:n}=B(),o=Pn(Nt),[s,r]=se(!1),i=be(void 0),[a,c]=[Od(),Ed()],p=async({
peso_kg:d,time:g})=>{let f=i.current?.kg===d?i.current.at:new Date().toISOString(),w=await Id(d,g??f).
catch(async v=>{let{code:S,status:b}=v;if(b===void 0||b>=500?i.current={kg:d,at:f}:b!==401&&b!==429&&
(i.current=void 0),S!=="weight_date_invalid"||g!==void 0)throw v;return await q.recordWeight({body:{
peso_kg:d}}),o(!0),[]});return i.current=void 0,e(v=>wa(v,w)),r(!1),n.texts.weight_recorded},h={peso_kg:a,
...s&&{time:c}};return l("div",{class:"record",children:[l(xt,{inline:!0,submit:t.record,fields:h,act:p}),
l(ae,{text:s?t.now:t.anotherDay,kind:"link","aria-expanded":s,onClick:()=>r(!s)})]})},Nd=({item:e,change:t})=>{
let{t:n,kg:o,instant:s,announce:r}=B(),i=Pn(Nt),a={weight_id:e.id},c=`${o(e.peso_kg)}, ${s(e.fecha_registro)}`,
p=async()=>{let h=await Id(e.peso_kg,e.fecha_registro);return t(d=>wa(d,h)),i(!1),n.restored};return l(
Mo,{label:`${n.actions}: ${c}`,text:"⋯",children:[l(Ne,{text:n.correct,of:c,title:n.correctTitle,submit:n.
save,fields:{peso_kg:Od(e.peso_kg),time:Ed(e.fecha_registro)},act:async({peso_kg:h,time:d})=>{let g=d===
e.fecha_registro?{}:{fecha_registro:d},f=await q.correctWeight({path:a,body:{peso_kg:h,...g}});return t(
w=>wa(w,[f])),n.corrected}}),l(Ne,{text:n.remove,of:c,title:n.removeTitle,question:c,act:async()=>{await q.
deleteWeight({path:a}),t(h=>h.filter(({id:d})=>d!==e.id)),r(n.removed,p)}})]})};var c_=async e=>{let[t,{weights:n}]=await Promise.all([Cn(q.getProfile({signal:e})),q.listRecentWeights(
{signal:e})]);return{profile:t,weights:n}},u_=e=>q.listWeights({signal:e}),d_=e=>Cn(q.getBmi({signal:e})),
Ss={from:15,to:43},Sa=Hs(1),f_=({imc:e})=>{let{plain:t}=B(),n=r=>Math.min(Math.max(r,Ss.from),Ss.to),
o=r=>(n(r)-Ss.from)/(Ss.to-Ss.from)*100,s=({from:r,to:i})=>`${o(i)-o(r)}%`;return l("div",{class:"sc\
ale","aria-hidden":"true",children:[Sa.map(r=>l("i",{"data-kind":ws(r.class),style:{width:s(r)}},r.class)),
l("b",{style:{left:`${o(e)}%`}}),Sa.slice(0,-1).map(({class:r,to:i})=>l("small",{style:{left:`${o(i)}\
%`},children:t(i)},r))]})},p_=({bmi:e,profile:t,bands:n,points:o})=>{let{t:s,messages:r,tenths:i,hundredths:a,
kg:c,unit:p}=B(),h=n.find(S=>S.class==="normal"),[d=0,g=0]=h?ju(h,p,o.at(-1)?.kg):[],{data:f}=e,w=f?
rs(f):void 0,v=f&&w&&qu(f.imc,w,Sa);return l("div",{class:"part",children:[l("h2",{children:s.bmi}),
l(Ge,{error:e.error,retry:e.reload}),f&&l("p",{class:"figure",children:[l("strong",{children:v?.decimals===
2?a(v.bmi):i(f.imc)})," ",l(Oe,{kind:w&&ws(w),children:di(f,r)})]}),f&&n.length>0&&l(f_,{imc:f.imc}),
f===null&&l("p",{children:t?s.bmiNeedsWeight:s.bmiNeedsProfile}),h&&l("p",{class:"hint",children:s.normalRange(
c(d),c(g))}),!t&&l("a",{href:ge("profile"),children:s.toProfile})]})},m_=e=>{let{t,kg:n,day:o,signed:s}=B(),
r=e.points.at(-1),i=[7,30].flatMap(a=>{let c=pa(e.points,a);return c===void 0?[]:[t.changeIn(s(c),a)]});
return l("section",{class:"card now","aria-label":t.latest,children:[l("div",{class:"part",children:[
l("h2",{children:r?t.latestOf(o(r.at)):t.latest}),r&&l("p",{class:"figure",children:l("strong",{children:n(
r.kg)})}),i.length>0&&l("p",{children:i.join(" · ")}),!r&&l("div",{class:"ghost","aria-hidden":"tru\
e"}),!r&&l("p",{children:t.noWeights}),l(Md,{change:e.change}),!r&&l("a",{href:ge("weight",{},"impor\
t"),children:t.importFrom})]}),l(p_,{...e})]})},Fd={month:30,quarter:91,year:365,all:Number.POSITIVE_INFINITY},
ka=["month","quarter","year","all"],Ld,g_=({points:e,bands:t,profile:n})=>{let{t:o,zone:s,kg:r,integer:i,
signed:a}=B(),{parameters:c}=je(),p=Date.now(),h=D=>p-Fd[D]*864e5,d=D=>e.filter(({at:N})=>N>=h(D)).length>
1,g=ka.find(D=>D===c.period)??Ld??ka.find(d)??"all";Ld=g;let{series:f,from:w}=ct(()=>{let D=Math.max(
h(g),e[0]?.at??p-864e5);return{series:Gu(e,D,s),from:D}},[e,g,s]),v=l(Ys,{label:o.period,values:ka,names:o.
periods,value:g,choose:D=>Dn(ge("weight",{period:D}))}),{points:S,meanDays:b}=f,k=n?zu(n.fecha_nacimiento,
s):0,[C,x]=[S[0],S.at(-1)],I=Float64Array.from(S,D=>D.kg).sort();return l(He,{title:o.trend,tools:v,
children:[!C&&l("p",{class:"hint",children:o.nothingInPeriod}),l(Zu,{series:f,from:w,bands:t,bandsFrom:k}),
l("p",{class:"hint key",children:[l("span",{"aria-hidden":"true",children:"●"})," ",o.chartPoint,"\
 ",l("b",{"aria-hidden":"true",children:"━"})," ",o.mean(b)]}),C&&x&&l(Oo,{facts:{[o.change]:a(pa(
e,Fd[g])??x.kg-C.kg),[o.minimum]:r(I[0]??0),[o.maximum]:r(I.at(-1)??0),[o.count]:i(S.length)}})]})},
h_=12,__=({weights:e,change:t})=>{let{t:n,kg:o,instant:s,longMonth:r,language:i,zone:a}=B(),c=ct(()=>{
let g=Map.groupBy(e,w=>r(w.fecha_registro)),f=w=>w.reduce((v,{peso_kg:S})=>v+S,0)/w.length;return new Map(
[...g].map(([w,v])=>[w,n.monthMean(w,o(f(v)))]))},[e,n,o,r]),p=e.length>h_,h=()=>No(new Blob([Ju(e,i,
a)],{type:"text/csv"}),"weights.csv"),d=l("div",{class:"actions",children:[l("a",{class:"button plai\
n",href:ge("weight",{},"import"),children:n.importCsv}),l(ae,{text:n.exportCsv,onClick:h})]});return l(
He,{title:n.records,hint:ba(),tools:d,children:l(it,{caption:n.newestFirst,rows:e,keyOf:({id:g})=>g,
groupOf:g=>p&&c.get(r(g.fecha_registro))||"",columns:[[n.date,g=>s(g.fecha_registro)],[n.weight,g=>l(
"strong",{children:o(g.peso_kg)}),"numeric"],[n.actions,g=>l(Nd,{item:g,change:t}),"tools"]]})})},y_=({
first:e})=>{let{t}=B(),[n,o]=[ke(u_),ke(d_)],{profile:s}=e,r=n.data?.weights??e.weights,i=o.data&&rs(
o.data)==="minor"?void 0:s?.talla_m,a=ct(()=>i?Hs(i):[],[i]),c=ct(()=>r.map(g=>({at:Date.parse(g.fecha_registro),
kg:g.peso_kg})).reverse(),[r]),h={profile:s,weights:r,points:c,bands:a,change:g=>n.data?n.change(f=>({
...f,weights:g(f.weights)})):n.reload()},d=g=>{g&&n.reload(),o.reload()};return l(Nt.Provider,{value:d,
children:[l(m_,{...h,bmi:o}),l(Ge,{error:n.error,retry:n.reload}),!n.data&&n.loading&&r.length>0&&l(
de,{kind:"loading",children:t.loading}),n.data&&r.length>0&&l(ne,{children:[l(g_,{...h}),l(__,{...h})]})]})},
w_=()=>{let e=ke(c_);return l(Lt,{title:B().t.weight,quiet:!0,load:e,children:t=>l(y_,{first:t})})},
Wd=()=>je().id==="import"?l(Rd,{}):l(w_,{});var b_=["","register","deleted"],k_=5e3,Hd=ro("language"),$d=ro("unit"),S_=()=>[Hd.read(),...navigator.
languages].find(t=>/^(es|en)\b/.test(t))?.startsWith("en")?"en":"es",Bd=({label:e,tabs:t})=>{let n=be(
null),o=t.find(([,,s])=>s)?.[0];return ue(()=>{let s=n.current?.querySelector("[aria-current]");n.current&&
s&&(n.current.scrollLeft=s.offsetLeft-n.current.offsetLeft-48)},[o]),l("nav",{class:"tabs","aria-lab\
el":e,ref:n,children:t.map(([s,r,i])=>l("a",{href:ge(s),"aria-current":i?"page":void 0,children:r},s))})},
v_=()=>q.logout().catch(e=>{if(!(e instanceof ot))throw e;q.session.forget()}),T_=({account:e,views:t,
current:n,language:o})=>{let{t:s}=B(),r=d=>[d.name,s[d.name],d===n],i=d=>t.filter(g=>g.place===d),a=i(
"administration"),c=n?.place==="administration",p=e?.role==="admin",h=a.slice(0,1).map(({name:d})=>[
d,p?s.administration:s[d],c]);return l("header",{class:e?"":"guest",children:[l(ae,{text:s.skip,kind:"\
skip",onClick:nn}),l("div",{class:"frame",children:[l("a",{class:"brand",href:"#/",children:l("span",
{children:s.title})}),e&&l(Bd,{label:s.navigation,tabs:[...i().map(r),...h]}),e?l(Mo,{label:`${s.menu}\
: ${e.username}`,text:e.username,children:[i("menu").map(({name:d})=>l("a",{href:ge(d),children:s[d]},
d)),o,l(mn,{text:s.signOut,kind:"link",act:v_})]}):o]}),c&&l(Bd,{label:s.administration,tabs:a.map(r)})]})},
x_=({change:e,name:t})=>{let{t:n}=B(),o=t==="deleted"?n.deleted:e&&n.ends[e],s=async()=>await q.session.
restore()??location.reload();return l(ne,{children:[o&&l(de,{children:o}),e==="account_changed"&&l(mn,
{text:n.adopt,act:s}),l("div",{class:"card narrow welcome",children:l(Mi,{registering:t==="register"},
t==="register")})]})},C_=({account:e,leave:t})=>{let{t:n}=B();return ue(()=>$l,[]),l(Jn,{title:n.signIn,
locked:!0,onClose:t,children:()=>l(ne,{children:[l(de,{children:n.ends.expired}),l(Mi,{registering:!1,
expired:e})]})})},P_=(e,t)=>{let n=Object.entries(e?.parameters??{});return Object.fromEntries(n.map(
([o,s])=>[o,typeof s=="number"&&!Number.isInteger(s)?t(s):s]))},Vd=({views:e})=>{let[t,n]=se(S_),[o,
s]=se(()=>js.find(J=>J===$d.read())??"kg"),[{account:r,change:i,expired:a=null},c]=se({account:null}),
[p,h]=se({text:""}),d=Gs((J,M)=>h({text:J,undo:M}),[]),g=Ao(()=>navigator.onLine,window,"online","of\
fline"),{name:f,id:w}=je(),v=be(void 0);ue(()=>q.session.onChange((J,M)=>{c(j=>({account:J,change:M,
expired:M==="expired"?j.account??j.expired??null:null})),J&&(v.current!==void 0&&v.current!==J.userId&&
Dn(ge("")),v.current=J.userId)}),[]);let S=be(null);ue(()=>{let J=S.current;if(p.text===""||!J)return;
let M=()=>d(""),j,te=()=>{clearTimeout(j),J.contains(document.activeElement)||(j=setTimeout(M,k_))};
J.querySelector("button")?.focus(),te();let Q=[fn(J,["focusin","focusout"],()=>setTimeout(te)),fn(window,
["input","offline"],M),()=>clearTimeout(j)];return()=>Q.map(Fe=>Fe())},[p,d]);let b=ke(async()=>(await q.
session.restore(),q.getPublicConfig())),k={"Accept-Language":t},C=ke(J=>q.getMessages({headers:k,signal:J}),
[t]),x=r??a,I=ke(async J=>r?{userId:r.userId,...await q.getPermissions({signal:J})}:I.data,[r?.userId,
r?.role]),D=ke(async()=>r!==null&&Yl(),[r?.userId]),N=Io[t],[R,F]=[C.data,b.data],E=I.data?.userId===
x?.userId?I.data?.permissions:void 0,A=ct(()=>{if(!R||!F)return;let J=Kl(t,sr(F.time_zone??rr()),o),
M={...R,errors:{...R.errors,...J.t.errors}};return{...J,messages:M,config:F,account:x,announce:d,may:j=>E?.
includes(j)??!1,describe:(j,te)=>ui(j,M,{...P_(j,J.plain),...te}),describeCode:j=>zl(j,M.errors,J.t.
generalErrors),setUnit(j){$d.write(j),s(j)}}},[t,o,R,F,x,E,d]);if(ue(()=>{document.documentElement.lang=
t},[t]),!A){let J=[C,b].filter(({error:M})=>M!==void 0);return J.length===0?l("p",{class:"notice loa\
ding",children:N.loading}):l("main",{class:"card narrow",children:[l("h1",{children:N.title}),l("p",
{role:"alert",children:N.startFailed}),l(ae,{text:N.retry,kind:"primary",onClick:()=>J.map(M=>M.reload())})]})}
let G=t==="es"?"en":"es",$=()=>{n(G),Hd.write(G)},H=()=>{nn(),p.undo?.().then(J=>d(`${J}`),J=>d(A.describe(
J)))},W=({needs:J})=>J===void 0||x?.role==="admin"||J!=="admin"&&A.may(J),ee=e.filter(W),U=b_.includes(
f)?ee[0]:ee.find(J=>J.name===f),Pe=l(ae,{text:N.otherLanguage,kind:"link",lang:G,onClick:$});return l(
ki.Provider,{value:A,children:[l(T_,{account:x,views:ee,current:U,language:Pe}),l("main",{children:[
!g&&l(de,{children:N.offline}),r&&D.data&&l(de,{children:N.needsHttps}),l(Ge,{error:C.error,retry:C.
reload}),!x&&l(x_,{change:i,name:f}),x&&U&&l(Jl,{children:l(U.component,{})},`${x.userId} ${U.name} ${w}`),
l(Ge,{error:I.error,retry:I.reload}),x&&!U&&E&&l(Ft,{title:N.notFound,tools:l("a",{href:"#/",children:N.
weight})},f),a&&l(C_,{account:a,leave:()=>c({account:r,change:i})}),l("div",{class:"announcement",role:"\
status",ref:S,children:[p.text,p.undo&&l(ae,{text:N.undo,kind:"link",onClick:H})]})]})]})};var D_=[{name:"weight",component:Wd},{name:"profile",component:gc,place:"menu"},{name:"account",component:mc,
place:"menu"},{name:"checklist",component:ic,place:"administration",needs:"checklist:read"},{name:"s\
ynchronisation",component:cc,place:"administration",needs:"checklist:read"},{name:"files",component:lc,
place:"administration",needs:"admin"},{name:"accounts",component:Xl,place:"administration",needs:"ad\
min"}],Gd=document.getElementById("page");Gd.replaceChildren();dl(l(Vd,{views:D_}),Gd);
