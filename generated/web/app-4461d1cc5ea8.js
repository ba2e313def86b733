var be,nl,bf,Tn,Yr,Ls,ol,Es,sl,Qr,Zr,rl,ss=Symbol.for("pv"),Ws={},$s=[],kf=/^m(i|n|o|s|text|space)$/,
Xr=Array.isArray,ei=$s.slice,Un=Object.assign;function Gn(e){e&&e.parentNode&&e.remove()}function il(e,t,n){
var o,s,r,i={},a=arguments.length;for(r in t)r=="key"?o=t[r]:r=="ref"&&typeof e!="function"?s=t[r]:i[r]=
t[r];return a>2&&(i.children=a>3?ei.call(arguments,2):n),os(e,i,o,s,null)}function os(e,t,n,o,s){var r={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:ss,
__v:s||++nl,__i:-1,__u:0};return!s&&be.vnode&&be.vnode(r),r}function ne(e){return e.children}function Ns(e,t){this.props=e,this.context=t,this.__g=0}function xn(e,t){
if(t==null)return e.__&&xn(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.
__e;return typeof e.type!="function"||e.props.__P?null:xn(e)}function Sf(e){var t,n=e.__v,o=n.__e,s=[],
r=[],i=e.__P;i&&((t=Un({constructor:ss},n)).__v=n.__v+1,be.vnode&&be.vnode(t),ti(i,t,n,e.__n,i.namespaceURI,
32&n.__u?[o]:null,s,o||xn(n),32&n.__u,r),t.__v=n.__v,t.__.__k[t.__i]=t,fl(s,t,r),n.__=n.__e=null,t.__e!=
o&&al(t))}function al(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&
(e.__e=t.__e)}),al(e)}function Jr(e){(8&e.__g||(e.__g|=8,Tn.push(e),Ls++))&&Yr==be.debounceRendering||
((Yr=be.debounceRendering)||queueMicrotask)(ll)}function ll(){try{for(var e,t=1;Tn.length;)Tn.length>
t&&Tn.sort(ol),e=Tn.shift(),t=Tn.length,8&e.__g&&Sf(e)}finally{(Ls=Tn.length)&&(Yr||queueMicrotask)(
ll)}}function cl(e,t,n,o,s,r,i,a,c,p,g){var f,h,d,w,v,k,S=o.__k||$s,b=t.length;for(c=vf(n,t,S,c,b),f=
0;f<b;f++)(d=n.__k[f])!=null&&(h=~d.__i&&S[d.__i]||Ws,d.__i=f,k=ti(e,d,h,s,r,i,a,c,p,g),w=d.__e,(h.ref!=
d.ref||8&h.__u)&&(h.ref&&ni(h.ref,null,d,h),d.ref&&g.push(d.ref,d.__c||w,d)),v=v||w,4&d.__u?(c=ul(d,
c,e,!h.__v),h.__e&&(h.__e=null)):typeof d.type=="function"&&k!==void 0?c=k:w&&(c=w.nextSibling),d.__u&=
-21);return n.__e=v,c}function vf(e,t,n,o,s){var r,i,a,c,p,g,f,h,d,w=n.length,v=w,k=0,S=0,b=e.__k=Array(
s);for(r=0;r<s;r++)(i=t[r])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.
constructor===String?i=b[r]=os(null,i):Xr(i)?i=b[r]=os(ne,{children:i}):i.constructor===ss&&i.__b?i=
b[r]=os(i.type,i.props,i.key,i.ref,i.__v):b[r]=i,c=r+k,i.__=e,i.__b=e.__b+1,a=null,~(p=i.__i=Tf(i,n,
c,v))&&(v--,(a=n[p])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,p==c-1?k--:p==c+1?k++:p!=c&&(p>c?k--:k++,S=1)):
(~p||(s>w?k--:s<w&&k++),typeof i.type!="function"&&(i.__u|=4))):b[r]=null;if(S){for(g=[],f=[],r=0;r<
s;r++)if((i=b[r])&&16&i.__u){for(k=0,h=g.length;k<h;)g[d=k+h>>1]<i.__i?k=d+1:h=d;g[k]=i.__i,f[r]=k+1}
for(k=g.length;r--;)f[r]&&(f[r]==k?k--:b[r].__u|=4)}if(v)for(r=0;r<w;r++)!(a=n[r])||2&a.__u||(a.__e==
o&&(o=xn(a)),oi(a,a));return o}function ul(e,t,n,o){var s,r,i,a;if(typeof e.type=="function"){if(e.props.
__P)return t;if(s=e.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=e,t=ul(s[r],t,n,!1));return t}for(t&&!t.
parentNode&&(t=xn(e))&&!t.parentNode&&(t=null),i=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;for(i!=
a&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&
t.nodeType==8&&!t.data.startsWith("$s"););return t}function Tf(e,t,n,o){var s,r=e.key,i=e.type,a=t[n],c=a&&!(2&a.__u);if(a===null&&r==null||c&&r==a.key&&
i==a.type)return n;if(o>(c?1:0)){for(s=n-1;s>=0;s--)if((a=t[s])&&!(2&a.__u)&&r==a.key&&i==a.type)return s;
for(s=n+1;s<t.length;s++)if((a=t[s])&&!(2&a.__u)&&r==a.key&&i==a.type)return s}return-1}function tl(e,t,n){
n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Ms(e,t,n,o,s){var r,i;if(t=="style")if(typeof n==
"string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||
tl(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||tl(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!=
"function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(i=Zr[t]||(Zr[t]=
xf(t)),(e.__a||(e.__a={}))[t]=Qr,r=t!=(t=t.replace(sl,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),
n?e.addEventListener(t,i,r):e.removeEventListener(t,i,r));else{if(s=="http://www.w3.org/2000/svg")t=
t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="l\
ist"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&
t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?
e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function xf(e){return function(t){var n=this.
__e;if(n){if(n=n[e],t[Es]==null)t[Es]=Qr++;else if(t[Es]<this.__a[e])return;return n(be.event?be.event(
t):t)}}}function ti(e,t,n,o,s,r,i,a,c,p){var g,f,h,d,w,v,k,S,b,x,C,M,D,L,A,E,O,I,G=t.type;if(t.constructor!==
ss)return null;128&n.__u&&(c=32&n.__u,g=n.__c.__z)&&(t.__u|=c,f=r=[],g.nodeType==8?a=Fs(g,r):r.push(
g),a=r[0]||a),(g=be.__b)&&g(t);e:if(typeof G=="function"){h=i.length;try{if(S=t.props,b=(g=G.prototype)&&
g.render,x=(g=G.contextType)&&o[g.__c],C=g?x?x.props.value:g.__:o,(d=n.__c)?(t.__c=d,2&d.__g&&(d.__g|=
1)):(b?t.__c=d=new G(S,C):(t.__c=d=new Ns(S,C),d.constructor=G,d.render=Pf),x&&x.sub(d),d.state||(d.
state={}),d.__n=o,d.__g|=8,d.__h=[],d.__k=[]),b&&(d.__s||(d.__s=d.state),G.getDerivedStateFromProps&&
(d.__s==d.state&&(d.__s=Un({},d.__s)),Un(d.__s,G.getDerivedStateFromProps(S,d.__s)))),w=d.props,v=d.
state,d.__v=t,n.__c){if(S!==w&&b&&!G.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(
S,C),t.__v==n.__v&&!(8&d.__g)||!(4&d.__g)&&d.shouldComponentUpdate&&d.shouldComponentUpdate(S,d.__s,
C)===!1){t.__v!=n.__v&&(d.props=S,d.state=d.__s,d.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(W){
W&&(W.__=t)}),$s.push.apply(d.__h,d.__k),d.__k=[],d.__h.length&&i.push(d),a=xn(n);break e}d.componentWillUpdate&&
d.componentWillUpdate(S,d.__s,C),b&&d.componentDidUpdate&&d.__h.push(function(){d.componentDidUpdate(
w,v,k)})}else b&&!G.getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),b&&d.componentDidMount&&
d.__h.push(d.componentDidMount);d.context=C,d.props=S,d.__P=e,d.__g&=-5,M=be.__r,D=b?25:0;do d.__g&=
-9,M&&M(t),g=d.render(d.props,d.state=d.__s,d.context);while(8&d.__g&&++D<25);b&&($s.push.apply(d.__h,
d.__k),d.__k=[]),d.state=d.__s,d.getChildContext&&(o=Un({},o,d.getChildContext())),b&&n.__c&&d.getSnapshotBeforeUpdate&&
(k=d.getSnapshotBeforeUpdate(w,v)),L=g&&g.type===ne&&g.key==null?g.props.children:g,S.__P&&(g=a,s=(e=
S.__P).namespaceURI,c=r=null,n.props&&n.props.__P!=e&&(n.__k.some(function(W){W&&oi(W,W)}),n.__k=null),
a=n.__k?xn(n,0):null),a=cl(e,Xr(L)?L:[L],t,n,o,s,r,i,a,c,p),S.__P&&(t.__e=null,a=g),t.__u&=-161,f&&f.
some(Gn),d.__h.length&&i.push(d),1&d.__g&&(d.__g&=-4)}catch(W){if(i.length=h,t.__v=null,c||r)if(W&&W.
then){if(t.__u|=128|c,r){for(~(O=r.indexOf(a||void 0))||(O=r.length);(I=r[O-1])&&I.nodeType==8;)O--;
for(;O<r.length;O++)if(I=r[O])if(r[O]=null,A){if(I==E)break}else{if(I.nodeType!=8)break;I.data.startsWith(
"$s")&&(E=Fs(A=I))}}if(!A){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;A=a}(g=Fs(A=t.__c.__z||
(t.__c.__z=A)))?(t.__e=A,a=g):t.__e=a,a=a&&a.nextSibling}else r&&r.some(Gn);else t.__e=n.__e;t.__k||
(t.__k=n.__k||[]),W&&W.then||dl(t),be.__e(W,t,n)}}else a=t.__e=Cf(n.__e,t,n,o,s,r,i,c,p,e);return(g=
be.diffed)&&g(t),a}function Fs(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){
if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&
t.push(e)}}function dl(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(dl))}function fl(e,t,n){for(var o=0;o<
n.length;)ni(n[o++],n[o++],n[o++]);be.__c&&be.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(
function(r){r.call(s)})}catch(r){be.__e(r,s.__v)}})}function Cf(e,t,n,o,s,r,i,a,c,p){var g,f,h,d,w,v,
k,S,b=n.props||Ws,x=t.props,C=t.type;if(C=="svg"?s="http://www.w3.org/2000/svg":C=="math"?s="http://\
www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(g=0;g<r.length;g++)if((w=r[g])&&
(C?w.localName==C:w.nodeType==3)){e=w,r[g]=null;break}}if(!e){if(S=p.ownerDocument||document,!C)return S.
createTextNode(x);e=S.createElementNS(s,C,x.is?x:p),a&&(be.__m&&be.__m(t,r),a=!1),r=null}if(C){if(p=
C=="template"&&e.content||e,r=C=="textarea"&&x.defaultValue!=null?null:r&&ei.call(p.childNodes),!a&&
r)for(b={},g=0;g<e.attributes.length;g++)b[(w=e.attributes[g]).name]=w.value;for(g in b)w=b[g],g=="d\
angerouslySetInnerHTML"?h=w:g=="children"||g in x||g=="value"&&"defaultValue"in x||g=="checked"&&"de\
faultChecked"in x||Ms(e,g,null,w,s);for(g in x)w=x[g],g=="children"?d=w:g=="dangerouslySetInnerHTML"?
f=w:g=="value"?v=w:g=="checked"?k=w:a&&typeof w!="function"||b[g]===w||Ms(e,g,w,b[g],s);f?(a||h&&(f.
__html==h.__html||f.__html==e.innerHTML)||(e.innerHTML=f.__html),t.__k=[]):(h&&(e.textContent=""),(C==
"foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&kf.test(C))&&(s="http://www.w3.org/1999/xh\
tml"),cl(p,Xr(d)?d:[d],t,n,o,s,r,i,r?r[0]:n.__k&&xn(n,0),a,c),r&&r.some(Gn)),a&&C!="textarea"||(g="v\
alue",C=="progress"&&v==null?e.removeAttribute(g):v==null||v===e[g]&&(C!="progress"||v)||Ms(e,g,v,b[g],
s),g="checked",k!=null&&k!=e[g]&&Ms(e,g,k,b[g],s))}else b===x||a&&e.data==x||(e.data=x);return e}function ni(e,t,n,o){
try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="func\
tion"?t():e(null)):e.current=t}catch(s){be.__e(s,n)}}function oi(e,t,n){var o,s,r,i;if(be.unmount&&be.
unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||ni(o,null,t,e),o=e.__c){if(o.componentWillUnmount)
try{o.componentWillUnmount()}catch(a){be.__e(a,t)}o.__P=o.__n=null}if(o=e.__k)for(i=0;i<o.length;i++)
o[i]&&oi(o[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(s=Fs(o,r=[]))&&
(o==e.__e&&r.some(Gn),Gn(s),Gn(o)),n||Gn(e.__e),e.__e=e.__c=e.__=null}function Pf(e,t,n){return this.
constructor(e,n)}function pl(e,t){var n,o,s,r;be.__&&be.__(e,t),t.nodeType==9&&(t=t.documentElement),
o=(n=e&&32&e.__u)?null:t.__k,t.__k=os(ne,{children:[e]}),s=[],r=[],ti(t,t.__k,o||Ws,Ws,t.namespaceURI,
o?null:t.firstChild?ei.call(t.childNodes):null,s,o?o.__e:t.firstChild,n,r),fl(s,t.__k,r),t.__k.props.
children=null}function Bs(e){function t(n){var o,s;return this.getChildContext||(o=new Set,(s={})[t.__c]=this,this.
getChildContext=function(){return s},this.shouldComponentUpdate=function(r){this.props.value!=r.value&&
o.forEach(function(i){i.__g|=4,Jr(i)})},this.sub=function(r){o.add(r);var i=r.componentWillUnmount;r.
componentWillUnmount=function(){o.delete(r),i&&i.call(r)}}),n.children}return t.__c="__cC"+rl++,t.__=
e,t.Provider=(t.Consumer=function(n,o){return n.children(o)}).contextType=t,t}be={__e:function(e,t,n,o){for(var s,r,i;t=t.__;)if((s=t.__c)&&!(1&s.__g)){s.__g|=4;try{if((i=(r=s.constructor)&&
r.getDerivedStateFromError)&&s.setState(r.getDerivedStateFromError(e)),s.componentDidCatch&&(s.componentDidCatch(
e,o||{}),i=1),i&&8&s.__g)return void(s.__g|=2)}catch(a){e=a}}throw Ls=0,e}},nl=0,bf=function(e){return e!=
null&&e.constructor===ss},Ns.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.
__s=Un({},this.state)),typeof e=="function"&&(e=e(Un({},n),this.props)),e&&(Un(n,e),this.__v&&(t&&this.
__k.push(t),Jr(this)))},Ns.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(
e),Jr(this))},Ns.prototype.render=ne,Tn=[],Ls=0,ol=function(e,t){return e.__v.__b-t.__v.__b},Es=Symbol(),
sl=/(PointerCapture)$|Capture$/i,Qr=0,Zr={},rl=0;var $e=class extends Error{name="ApiError";status;operation;code;parameters;fields;retryAfter;requestId;headers;constructor(t,n,{
status:o,headers:s},r){super(n,r),this.operation=t,this.status=o,this.code=s.get("x-error-code")??void 0;
let{fields:i=[],...a}=Af(s.get("x-error-parameters"));this.parameters=a,this.fields=i,this.retryAfter=
Df(s.get("retry-after")),this.requestId=s.get("x-request-id")??void 0,this.headers=s}};var ot=class extends Error{name="ConnectionError"},jn=class extends ot{name="TimeoutError"},ml=(e,t)=>e instanceof
$e?new $e(t,e.message,e,{cause:e}):e,Po=e=>e instanceof $e&&e.status===401,Df=e=>{if(e===null)return;
let t=/^\d+$/.test(e)?Number(e):(Date.parse(e)-Date.now())/1e3;return Number.isNaN(t)?void 0:Math.max(
0,Math.ceil(t))},si=e=>{try{return JSON.parse(e)}catch{return}},Af=e=>{let t=si(e??"");return typeof t==
"object"?{...t}:{}},gl=(e,t)=>typeof e=="object"&&e!==null&&"error"in e&&typeof e.error=="string"?e.
error:`HTTP ${t}`,Cn=e=>e.catch(t=>{if(t instanceof $e&&t.status===404)return null;throw t});var If=2**31-1,ri=(e,t)=>{let n=new AbortController,o,s=()=>clearTimeout(o),r=()=>{s(),!(e===0||e>If)&&
(o=setTimeout(()=>n.abort(new jn(`no answer within ${e} ms`)),e))},i=()=>n.abort(t?.reason);return t?.
aborted&&i(),t?.addEventListener("abort",i),r(),{signal:n.signal,extend:r,pause:s,release(){s(),t?.removeEventListener(
"abort",i)},renew:()=>ri(e,t),explain(a,c){return n.signal.aborted?n.signal.reason:a instanceof ot?a:
new ot(c,{cause:a})}}},un=(e,t)=>new Promise((n,o)=>{let s=()=>o(t.reason);t.aborted&&s(),t.addEventListener(
"abort",s),e.then(n,o).finally(()=>t.removeEventListener("abort",s))});var qn=(e,...t)=>{try{e?.(...t)}catch(n){queueMicrotask(()=>{throw n})}};var Rf=250,Of=3e4,Mf=async(e,{signal:t=new AbortController().signal})=>{let n,o=new Promise(s=>{n=setTimeout(
s,e)});await un(o,t).finally(()=>clearTimeout(n))};async function*hl(e,t){let n,o=new Set;do{let s=await t(
n);if(yield*s[e]??[],n=s.next_after,o.has(n))throw new ot("the pages of the list repeat themselves");
o.add(n)}while(n!==null)}var zn=({state:e,next_attempt_at:t})=>e==="waiting"||e==="retrying"||t!==null,
_l=async(e,t,n)=>{let o=/\/api\/wstg\/requests\/(\d+)$/.exec(e)?.[1];if(o===void 0)throw new TypeError(
`'${e}' is no address of a request`);for(let s=Rf;;s=Math.min(s*2,Of)){let r=s;try{let i=await n(Number(
o));if(qn(t.onRequest,i),!zn(i))return i}catch(i){if(!(i instanceof $e&&i.status===503))throw i;r=Math.
max(s,(i.retryAfter??0)*1e3)}await Mf(r,t)}};var Ef=10*6e4,yl=()=>{let e=new Headers({"x-error-code":"authentication_required"});return new $e("r\
efreshAccessToken","La sesión ha terminado",{status:401,headers:e})},Nf=e=>{let t=n=>{try{return e===
void 0?void 0:n(localStorage,e)}catch{return}};return{set:()=>t((n,o)=>n.setItem(o,"session")),remove:()=>t(
(n,o)=>n.removeItem(o)),get isMissing(){return t((n,o)=>n.getItem(o)===null)??!1}}},Ff=e=>{let t=e===
void 0?void 0:globalThis.navigator?.locks,n=new Set,o=Promise.resolve();return{async refresh(s){if(t&&
e)return t.request(e,{mode:"shared"},s);let r=o.then(s),i=r.then(()=>n.delete(i),()=>n.delete(i));return n.
add(i),r},async alone(s){if(t&&e)return t.request(e,s);let r=Promise.all([o,...n]).then(s);return o=
r.catch(()=>{}),r}}},wl=(e,t,n)=>{let o=new Set,s=Nf(t),r=Ff(t),i=t===void 0||typeof BroadcastChannel>
"u"?void 0:new BroadcastChannel(t),a,c,p=0,g=!1,f=!1,h,d=(A,E)=>{for(let O of o)qn(O,A,E)},w=A=>{p+=
1,h=void 0,g=A},v=(A,E)=>{let{user_id:O,username:I,role:G,access_token:W}=A;a={account:{userId:O,username:I,
role:G},token:W,since:performance.now()},c=O,g=!1,s.set(),d(a.account,E)},k=A=>{w(!1),i?.postMessage(
{userId:A.user_id}),v(A,"signed_in")},S=A=>{w(!0),A!=="account_changed"&&s.remove(),!(!a&&A!=="accou\
nt_changed")&&(a=void 0,d(null,A))},b=()=>{i?.postMessage({userId:null}),n.forget(),S("signed_out")},
x=async A=>{f=!0;try{let E=await A();return b(),E}finally{f=!1}},C=async()=>{let A=p,E;try{E=await r.
refresh(e)}catch(O){throw Po(O)&&p===A&&(f?b():S("expired")),O}if(p!==A)throw yl();if(a&&a.account.userId!==
E.user_id)throw S("account_changed"),yl();return v(E,a?"refreshed":"signed_in"),E},M=()=>{if(h)return h;
let A=C().finally(()=>{h===A&&(h=void 0)});return h=A,A},D=({data:A})=>{typeof A!="object"||A===null||
!("userId"in A)||(A.userId===null?S("signed_out"):c!==void 0&&A.userId!==c?S("account_changed"):a||(w(
!1),s.set(),L.restore().catch(()=>{})))};i?.addEventListener("message",D);let L={get account(){return a?.
account??null},get refreshToken(){return n.token},async restore({always:A=!1}={}){if(a)return a.account;
if(s.isMissing&&!A)return null;do{let E=p;try{await M()}catch(O){if(p===E)throw O}}while(!a&&!g);return L.
account},forget:b,onChange(A){return o.add(A),()=>o.delete(A)},close(){i?.close(),i=void 0,o.clear()}};
return{session:L,begin:k,refresh:M,alone:r.alone,async renew(A){let E=p,O=await A();return p===E&&v(
O,"refreshed"),O},leaveAfter:x,async logOut(A){let E=a!==void 0;try{return await x(A)}catch(O){if(!E||
a||!Po(O))throw O;return{message:O.message}}},get isLeaving(){return f},get token(){return a?.token},
get epoch(){return p},get isOver(){return g||!a&&s.isMissing},get isStale(){return a!==void 0&&performance.
now()-a.since>Ef}}};var Lf=(e,t,n,o)=>{let s=e.getReader(),r=0;return new ReadableStream({async pull(i){t.extend();try{let{
done:a,value:c}=await un(s.read(),t.signal);if(t.pause(),a){t.release(),i.close();return}r+=c.byteLength,
i.enqueue(c),qn(o,{loaded:r,total:n})}catch(a){throw t.release(),s.cancel(a).catch(()=>{}),t.explain(
a,"the file broke off")}},cancel(i){return t.release(),s.cancel(i)}})},bl=(e,t,n,o)=>{let s=t.get("c\
ontent-length"),r=t.get("content-type")??"application/octet-stream",i=Lf(e,n,s===null?void 0:Number(
s),o);return{fileName:/filename="([^"]+)"/.exec(t.get("content-disposition")??"")?.[1]??"download",contentType:r,
stream:i,async blob(){let a=[],c=i.getReader();for(let p=await c.read();!p.done;p=await c.read())a.push(
p.value);return new Blob(a,{type:r})}}},kl=e=>{let t=new FormData,n=0;for(let[o,s]of Object.entries(
e))t.append(o,s),s instanceof Blob&&(n+=s.size);return{form:t,size:n}},Wf=e=>{let t=new Headers;for(let n of e.
trim().split(/[\r\n]+/)){let o=n.indexOf(":");o>0&&t.append(n.slice(0,o).trim(),n.slice(o+1).trim())}
return t},ii=e=>typeof XMLHttpRequest<"u"&&!e,$f=async(e,t,n,o)=>{let s=new XMLHttpRequest,r=()=>s.abort();
await new Promise((c,p)=>{s.open(e.method,e.url),s.withCredentials=!0;for(let[g,f]of e.headers)g!=="\
content-type"&&s.setRequestHeader(g,f);s.upload.onprogress=({loaded:g})=>o(g),s.upload.onload=n.pause,
s.onload=()=>c(),s.onerror=s.onabort=()=>p(new ot("the upload broke off")),n.signal.addEventListener(
"abort",r),n.signal.aborted?r():s.send(t)}).finally(()=>n.signal.removeEventListener("abort",r));let{
status:i,responseText:a}=s;return new Response(a||null,{status:i,headers:Wf(s.getAllResponseHeaders())})},
Bf=(e,t,n)=>{if(!e.body)return e;let o=0,s=e.body.pipeThrough(new TransformStream({transform(i,a){o+=
i.byteLength,n(o),a.enqueue(i)},flush:t.pause})),r={method:e.method,headers:e.headers,body:s,signal:e.
signal,duplex:"half"};return new Request(e.url,r)},Sl=(e,{form:t,size:n},o,s,r)=>{let i=c=>{o.extend(),
qn(s,{loaded:Math.min(c,n),total:n})};if(ii(r))return $f(e,t,o,i);let a=r??globalThis.fetch;return typeof XMLHttpRequest>
"u"?a(Bf(e,o,i)):(o.pause(),a(e))};var Hf=3e4,Vf="the service is unreachable, or it does not allow the origin of this page",Gf="/api/au\
th/",Uf=new Set(["logout","logoutEverywhere","deleteAccount"]),jf=new Set(["changePassword","logoutE\
verywhere","deleteAccount"]),qf=e=>({token:e,headers(t){return this.token!==void 0&&t.startsWith(Gf)?
{cookie:`refresh_token=${this.token}`}:{}},read({headers:t}){for(let n of t.getSetCookie?.()??[]){let o=/^refresh_token=([^;]*)/.
exec(n)?.[1];o!==void 0&&(this.token=o===""?void 0:o)}},forget(){this.token=void 0}}),zf=(e={})=>{let t=Object.
entries(e).filter(([,o])=>o!==void 0),n=new URLSearchParams(t.map(([o,s])=>[o,String(s)]));return n.
size>0?`?${n}`:""},Kf=()=>/^https?:/.test(globalThis.location?.origin)?globalThis.location.origin:"",
Yf=e=>{if(e!==""&&!(/^https?:\/\//.test(e)&&URL.canParse(e)))throw new TypeError(`baseUrl is an addr\
ess such as https://api.example, not '${e}'`);return e.replace(/\/+$/,"")},Zf=e=>typeof window>"u"||
e===""?void 0:`weight-bmi-register ${new URL(e).origin}`,Jf=e=>encodeURIComponent(String(e)).replace(
/^\.{1,2}$/,"%20$&"),vl=(e,{baseUrl:t=Kf(),fetch:n,timeoutMs:o=Hf,refreshToken:s})=>{let r=Yf(t),i=qf(
s),a=(k,{path:S,query:b,headers:x,body:C,onProgress:M})=>{let D=e[k];if(!D)throw new TypeError(`ther\
e is no operation ${k}`);if(r===""&&typeof location>"u")throw new TypeError("outside of a page creat\
eClient needs the option baseUrl");let L=C==="all"?void 0:C,A=D.transfer==="upload"&&L?kl(L):void 0,
E={...S};return{id:k,route:D,url:r+D.path.replace(/\{(\w+)\}/g,(O,I)=>Jf(E[I]))+zf(b),headers:Object.
entries({...x}).filter(([,O])=>O!==void 0),renewable:D.bearer&&(D.key===void 0||x?.[D.key]===void 0),
form:A,json:A||!L?void 0:JSON.stringify(L),onProgress:M}},c=async({timeoutMs:k=o,signal:S},b)=>{let x=ri(
k,S);try{return await b(x)}finally{x.release()}},p=async({id:k,route:S,url:b,headers:x,form:C,json:M,
onProgress:D},L,A)=>{let E=new Headers({...Object.fromEntries(x),...M!==void 0&&{"content-type":"app\
lication/json"},...A!==void 0&&{authorization:`Bearer ${A}`},...i.headers(S.path)}),O=C&&!ii(n)?C.form:
M??null,{signal:I}=L,G=new Request(b,{method:S.method,headers:E,body:O,credentials:"include",signal:I}),
W=Vf,V=async()=>{let F=C?await Sl(G,C,L,D,n):await(n??globalThis.fetch)(G);if(W="the answer broke of\
f, or is not the one of the service",i.read(F),F.ok&&S.transfer==="download"){if(!F.body||F.status===
204)throw new ot("the answer has no body");return bl(F.body,F.headers,L.renew(),D)}let J=await F.text();
if(!F.ok)throw new $e(k,gl(si(J),F.status),F);let U=JSON.parse(J);if(typeof U!="object"||U===null)throw new ot(
W);let X=F.headers.get("location");return X===null?U:{...U,location:X}};try{return await un(V(),I)}catch(F){
throw F instanceof $e?F:L.explain(F,W)}},g=(k,S={})=>c(S,b=>p(a(k,S),b)),f=wl(()=>g("refreshAccessTo\
ken"),Zf(r),i),h=(k,S)=>c(S,async b=>{let x=a(k,S),{route:C,renewable:M}=x,D=()=>C.transfer!==null&&
b.extend(),L=()=>un(f.refresh(),b.signal).catch(I=>{throw ml(I,x.id)}),A=I=>{let G=()=>p(x,b,I);return jf.
has(k)?un(f.alone(G),b.signal):G()};C.transfer==="upload"&&f.isStale&&await L();let{token:E,epoch:O}=f;
try{return D(),await A(E)}catch(I){if(!(M&&Po(I)&&(Uf.has(k)||!f.isLeaving))||f.epoch!==O||f.isOver)
throw I;D();try{f.token===E&&await L()}catch(W){throw Po(W)||f.epoch!==O?I:W}if(f.epoch!==O)throw I;
return D(),await A(f.token)}}),d=k=>async S=>{let b=await g(k,S);return f.begin(b),b},w={registerAccount:d(
"registerAccount"),login:d("login"),refreshAccessToken:k=>c(k,({signal:S})=>un(f.refresh(),S)),logout:k=>f.
logOut(()=>h("logout",k)),changePassword:k=>f.renew(()=>h("changePassword",k)),logoutEverywhere:k=>f.
leaveAfter(()=>h("logoutEverywhere",k)),deleteAccount:k=>f.leaveAfter(()=>h("deleteAccount",k))},v=Object.
entries(e).flatMap(([k,{list:S}])=>{if(!S)return[];let b=({signal:x,timeoutMs:C,...M}={})=>hl(S.entries,
D=>h(k,{query:{...M,after:D},signal:x,timeoutMs:C}));return[[S.name,b]]});return{...Object.fromEntries(
Object.keys(e).map(k=>[k,async(S={})=>w[k]?.(S)??h(k,S)])),...Object.fromEntries(v),waitForRequest:(k,{
onRequest:S,...b}={})=>_l(k,{...b,onRequest:S},x=>h("getRequest",{...b,path:{request_id:x}})),session:f.
session}};var Tl={"Peso insuficiente":"underweight","Peso normal":"normal",Sobrepeso:"overweight","Obesidad de\
 grado I":"obese_class_i","Obesidad de grado II":"obese_class_ii","Obesidad de grado III":"obese_cla\
ss_iii","Para menores de 18 años no se aplican las categorías de IMC de los adultos":"minor"},ai=[
["underweight",18.5],["normal",25],["overweight",30],["obese_class_i",35],["obese_class_ii",40],["ob\
ese_class_iii",Number.POSITIVE_INFINITY]],li=1e3;var ci=(e,t)=>e.replace(/\{(\w+)\}/g,(n,o)=>String(t[o]??n)),Qf=e=>e instanceof $e?[e.code??"gateway",
e.code?e.parameters:{status:e.status}]:e instanceof jn?["timeout",{}]:[e instanceof ot?"unreachable":
"",{}],ui=(e,t,n={})=>{let o=e instanceof Error?e.message:String(e),s=t?.errors??{},[r,i]=Qf(e),a={...i,
...n},{reason:c="",text:p="",index:g}=a,f={...a,...s[c]!==void 0&&{reason:ci(s[c],a)}},h=s[p]??s[r],
d=g!==void 0&&h!==void 0&&s.at_index,w=ci(h??o,f),v=d?ci(d,{index:Number(g)+1,error:w}):w;return/\{\w+\}/.
test(v)?o:v},rs=({description:e})=>Tl[e],di=(e,t)=>{let n=rs(e);return n===void 0?e.description:t.bmi_descriptions[n]};var yt={Role:{values:["admin","user"]},Username:{pattern:"^[a-z0-9._@+\\-]{3,64}$",minLength:3,maxLength:64},
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
{body:{weights:r,check:n},...o});yield{weights:r,start:s,answer:i}}catch(i){if(!(i instanceof $e&&i.
status===400))throw i;let{index:a}=i.parameters;yield{weights:r,start:s,error:i,index:a===void 0?a:s+
Number(a)}}}}var Xf={registerAccount:{method:"post",path:"/api/auth/register",bearer:!1,transfer:null},login:{method:"\
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
method:"post",path:"/api/wstg/synchronise",bearer:!0,transfer:null}},xl=(e={})=>vl(Xf,e);var dn,Re,fi,Cl,pi=Object.is,as=0,Nl=[],mi=[],Ve=be,Pl=Ve.__b,Dl=Ve.__r,Al=Ve.diffed,Il=Ve.__c,Rl=Ve.
unmount,Ol=Ve.__;function Kn(e,t){Ve.__h&&Ve.__h(Re,e,as||t),as=0;var n=Re.__H||(Re.__H={__:[],__h:[]});
return e>=n.__.length&&n.__.push({}),n.__[e]}function se(e){return as=1,tp(Wl,e)}function tp(e,t,n){
var o=Kn(dn++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):Wl(void 0,t),function(r){var i=(o.__N||o.__)[0],a=o.
t(i,r);pi(i,a)||(o.__N=[a,o.__[1]],o.__c.setState({}))}],o.__c=Re,!Re.__f)){Re.__f=!0;var s=Re.shouldComponentUpdate;
Re.shouldComponentUpdate=function(r,i,a){var c=this.__H;if(!c)return!0;var p=!1,g=this.props!=r;if(c.
__.some(function(h){h.__N&&(p=!0,pi(h.__[0],h.__N[0])||(g=!0))}),s){var f=s.call(this,r,i,a);return p?
f||g:f}return!p||g}}return o.__}function de(e,t){var n=Kn(dn++,3);!Ve.__s&&hi(n.__H,t)&&(n.__P=!0,n.
__=e,n.u=t,Re.__H.__h.push(n))}function Fl(e,t){var n=Kn(dn++,4);!Ve.__s&&hi(n.__H,t)&&(n.__P=!1,n.__=
e,n.u=t,Re.__h.push(n))}function ve(e){return as=5,ct(function(){return{current:e}},[])}function ct(e,t){var n=Kn(dn++,7);return hi(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Gs(e,t){return as=
8,ct(function(){return e},t)}function Pn(e){var t=Re.context[e.__c],n=Kn(dn++,9);return n.c=e,t?(n.__==
null&&(n.__=!0,t.sub(Re)),t.props.value):e.__}function Ll(e){var t=Kn(dn++,10),n=se();return t.__=e,Re.componentDidCatch||(Re.componentDidCatch=function(o,s){
t.__&&t.__(o,s),n[1](o)}),[n[0],function(){return n[1]()}]}function Do(){var e=Kn(dn++,11);if(!e.__){
for(var t=Re.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}
function np(){var e;do{for(;e=mi.shift();)try{is(e)}catch(n){Ve.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=
Nl.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(is),t.__h.some(gi),t.__h=[]}catch(n){t.__h=[],Ve.
__e(n,e.__v)}}}while(mi.length)}Ve.__b=function(e){Re=null,Pl&&Pl(e)},Ve.__=function(e,t){e&&t.__k&&
t.__k.__m&&(e.__m=t.__k.__m),Ol&&Ol(e,t)},Ve.__r=function(e){Dl&&Dl(e),dn=0;var t=(Re=e.__c).__H;t&&
(fi==Re?Re.__h=[]:(t.__h.some(is),t.__h.some(gi),dn=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.
__N),n.u=n.__N=void 0})),fi=Re},Ve.diffed=function(e){Al&&Al(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&
El(Nl.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),fi=Re=null},Ve.__c=function(e,t){t.some(
function(n){try{n.__h.some(is),n.__h=n.__h.filter(function(o){return!o.__||gi(o)})}catch(o){n.__h=[function(){
throw o}]}}),Il&&Il(e,t)},Ve.unmount=function(e){Rl&&Rl(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(
function(s){try{if(s.__P&&s.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}
s.__P=n,El(mi.push(s))}else is(s)}catch(r){t=r}}),o.__H=void 0,t&&Ve.__e(t,o.__v))};var Ml=typeof requestAnimationFrame==
"function";function op(e){var t,n=function(){clearTimeout(o),Ml&&cancelAnimationFrame(t),setTimeout(
e)},o=setTimeout(n,35);Ml&&(t=requestAnimationFrame(n))}function El(e){e!=1&&Cl==Ve.requestAnimationFrame||
((Cl=Ve.requestAnimationFrame)||op)(np)}function is(e){var t=Re,n=e.__c;typeof n=="function"&&(e.__c=
void 0,n()),Re=t}function gi(e){var t=Re;e.__c=e.__(),Re=t}function hi(e,t){return!e||e.length!=t.length||
t.some(function(n,o){return!pi(n,e[o])})}function Wl(e,t){return typeof t=="function"?t(e):t}var fn=(e,t,n)=>{for(let o of t)e.addEventListener(o,n,!0);return()=>{for(let o of t)e.removeEventListener(
o,n,!0)}},Ao=(e,t,...n)=>{let[o,s]=se(e);return de(()=>{let r=()=>s(e);return r(),fn(t,n,r)},[]),o},
Bl="retry-failed-loads",Hl=()=>{dispatchEvent(new Event(Bl))},sp=250,rp=3e4,$l=e=>e+1,ke=(e,t=[],n=()=>!1)=>{
let[o,s]=se({loading:!0}),[r,i]=se(0),a=ve(0),c=Gs(()=>{a.current=0,i($l)},[]);de(()=>{let f=new AbortController,
{signal:h}=f,d,w=v=>{h.aborted||(s(({data:k})=>({data:k,...v,loading:!1})),a.current>0&&(d=setTimeout(
i,a.current,$l)))};return s(v=>({...v,loading:!0})),e(h).then(v=>{let k=Math.min(a.current*2||sp,rp);
a.current=n(v)?k:0,w({data:v})},v=>w({error:v})),()=>{f.abort(),clearTimeout(d)}},[...t,r]);let{error:p}=o;
return de(()=>{if(p!==void 0)return fn(window,[Bl,"online"],c)},[p,c]),{...o,reload:c,change:f=>s(h=>h.
data===void 0?h:{...h,data:f(h.data)})}},ls=e=>{let[t,n]=se({busy:!1,error:void 0}),o=ve(!1);return{
...t,run:async(...r)=>{if(o.current)return;o.current=!0,n({busy:!0,error:void 0});let i=await e(...r).
then(()=>{},a=>a);o.current=!1,n({busy:!1,error:i})},reset:()=>n(({busy:r})=>({busy:r,error:void 0}))}};var ip=e=>{try{return decodeURIComponent(e)}catch{return e}},ye=(e,t={},n)=>{let o=new URLSearchParams(
Object.entries(t).filter(([,r])=>r!==""));return`#/${[e,...n===void 0?[]:[n]].map(encodeURIComponent).
join("/")}${o.size>0?`?${o}`:""}`},Io=e=>{history.replaceState(null,"",e),dispatchEvent(new HashChangeEvent(
"hashchange"))},je=()=>{let e=Ao(()=>location.hash,window,"hashchange"),[t="",n]=e.replace(/^#\/?/,"").
split("?"),[o="",s]=t.split("/").map(ip),r=Object.fromEntries(new URLSearchParams(n));return{name:o,
id:s||void 0,parameters:r}};var Us=["kg","g","lb","st","jin"],Vl=.45359237,Ul={kg:1,g:.001,lb:Vl,st:14*Vl,jin:.5},ap={kg:/^(kgs?|quilos?|kilos?|chili|(kilo|quilo|chilo)gram(m?es?|m|s|os?|as?|m[io])?|公斤|千克)$/i,
g:/^(gr?s?|gram(m?es?|m|s|os?|as?|mi)?|克)$/i,lb:/^(lbs?|pounds?|libras?|libbr[ae])$/i,st:/^(sts?|stones?)$/i,
jin:/^(jin|斤|市斤)$/i},Dn=e=>Us.find(t=>ap[t].test(e)),Yn=(e,t)=>t==="kg"?e:Math.round(e*Ul[t]*100)/
100,An=(e,t)=>e/Ul[t],js=["kg","lb","st"],lp={",":/^(\d+|\d{1,3}([. '’]\d{3})+)(,\d+)?$/,".":/^(\d+|\d{1,3}([, '’]\d{3})+)(\.\d+)?$/},
Gl=(e,t)=>{if(!lp[t].test(e))return;let n=t===","?/[. '’]/g:/[, '’]/g;return Number(e.replace(n,
"").replace(",","."))},Zn=(e,t)=>{let[,n="",o="",s="",r="lb"]=/^([\d.,’' ]*\d) *(\p{L}*)\.?(?: *([\d.,]+) *(\p{L}*)\.?)?$/u.
exec(e.replace(/\s+/g," ").trim())??[],i=Gl(n,t),a=Dn(o);if(i===void 0||o!==""&&a===void 0)return;if(s===
"")return{value:i,unit:a};let c=Gl(s,t);if(!(a!=="st"||c===void 0||Dn(r||"lb")!=="lb"))return{value:i*
14+c,unit:"lb"}},cp=e=>e.normalize("NFKC").replace(/[\u0660-\u0669\u06F0-\u06F9]/g,t=>String(t.charCodeAt(
0)&15)).replace(/[\u066B\u060C]/g,"."),jl=(e,t)=>{let n=Zn(cp(e).replace(",","."),".");if(!(!n||t===
"st"&&!n.unit&&!Number.isInteger(n.value)))return Math.round(Yn(n.value,n.unit??t)*100)/100};var ql=(e,t,n)=>{let o=e==="en"?"en-GB":"es",s=(f,h=f,d=!1)=>new Intl.NumberFormat(o,{minimumFractionDigits:f,
maximumFractionDigits:h,useGrouping:"always",signDisplay:d?"exceptZero":"auto"}).format,r=f=>{let{format:h}=new Intl.
DateTimeFormat(o,{...f,timeZone:t});return d=>h(new Date(d))},[i,a,c]=[s(0),s(1),s(1,2)],p=s(1,1,!0),
g=new Intl.RelativeTimeFormat(o,{numeric:"auto"});return{language:e,integer:i,tenths:a,hundredths:s(
2),percent:new Intl.NumberFormat(o,{style:"percent"}).format,plain:s(0,6),unit:n,kg(f){if(n==="kg")return`${c(
f)} kg`;let h=Math.round(An(f,"lb")*10)/10;if(n==="lb")return`${a(h)} lb`;let d=Math.floor(h/14);return`${i(
d)} st ${a(h-d*14)} lb`},signed(f){let h=n==="kg"?f:An(f,"lb");return`${p(h).replace("-","−")} ${n===
"kg"?"kg":"lb"}`},day:r({dateStyle:"medium"}),shortDay:r({day:"numeric",month:"short"}),month:r({month:"\
short",year:"numeric"}),longMonth:r({month:"long",year:"numeric"}),year:r({year:"numeric"}),instant:r(
{dateStyle:"medium",timeStyle:"short"}),ago(f){let h=Math.round((Date.now()-Date.parse(f))/6e4);if(Math.
abs(h)>=1440)return;let d=Math.round(h/60);return Math.abs(h)<60?g.format(-h,"minute"):g.format(-d,"\
hour")},bytes(f){let h=Math.min(3,Math.floor(Math.log10(Math.max(1,f))/3)),d=["B","kB","MB","GB"][h];
return`${(h===0?i:a)(f/1e3**h)} ${d}`}}};var up={passed:"closed",not_applicable:"closed",issues:"issues",in_progress:"under_way",untested:"un\
tested"},dp={Blocked:"blocked","In Progress":"under_way"},zl=e=>e.outcome!=="issues"&&e.wstg_status&&
dp[e.wstg_status]||up[e.outcome],Kl=e=>t=>{let n=t??"-";return e[n]??n},fp={statuses:{Done:"Hecho","\
Not Applicable":"No aplicable","In Progress":"En curso",Blocked:"Bloqueado","Not Started":"Sin empez\
ar"},severities:{Critical:"Crítica",High:"Alta",Medium:"Media",Low:"Baja",Info:"Informativa"},progress:{
closed:"cerradas",issues:"con hallazgos",under_way:"en curso",blocked:"bloqueadas",untested:"sin pro\
bar"},toolStatuses:{verified:"Verificado",active:"Activo"},findingStates:{open:"Abierto",duplicate:"\
Duplicado",false_positive:"Falso positivo",out_of_scope:"Fuera de alcance",risk_accepted:"Riesgo ace\
ptado",closed:"Cerrado",closed_by_status:"Cerrado por un estado de esta lista; cuenta como abierto"},
openFindings:e=>`Abiertos: ${e}`,categoryName:Kl({"Information Gathering":"Recopilación de informaci\
ón","Configuration and Deployment Management Testing":"Configuración y despliegue","Identity Manag\
ement Testing":"Gestión de identidades","Authentication Testing":"Autenticación","Authorization Te\
sting":"Autorización","Session Management Testing":"Gestión de sesiones","Input Validation Testing":"\
Validación de entradas","Testing for Error Handling":"Gestión de errores","Testing for Weak Crypto\
graphy":"Criptografía débil","Business Logic Testing":"Lógica de negocio","Client-side Testing":"\
Pruebas del lado del cliente","API Testing":"Pruebas de API","-":"Fuera de la guía"})},pp={statuses:{
Done:"Done","Not Applicable":"Not applicable","In Progress":"In progress",Blocked:"Blocked","Not Sta\
rted":"Not started"},severities:{Critical:"Critical",High:"High",Medium:"Medium",Low:"Low",Info:"Inf\
o"},progress:{closed:"closed",issues:"with findings",under_way:"under way",blocked:"blocked",untested:"\
untested"},toolStatuses:{verified:"Verified",active:"Active"},findingStates:{open:"Open",duplicate:"\
Duplicate",false_positive:"False positive",out_of_scope:"Out of scope",risk_accepted:"Risk accepted",
closed:"Closed",closed_by_status:"Closed by a status of this checklist; counts as open"},openFindings:e=>`${e}\
 open`,categoryName:Kl({"Configuration and Deployment Management Testing":"Configuration and Deploym\
ent","-":"Not in the guide"})},cs={es:fp,en:pp};var Ro=(e,t,n,o)=>e===1?`1 ${n}`:`${t} ${o}`,mp={...cs.es,checklist:"Lista WSTG",source:"Identificad\
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
accountDeleted:e=>`Se ha eliminado la cuenta ${e}.`},gp={...cs.en,checklist:"WSTG checklist",source:"\
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
account ${e} has been deleted.`},_i={es:mp,en:gp};var hp={signIn:"Entrar",register:"Crear cuenta",toRegister:"¿Aún no tienes cuenta?",toSignIn:"¿Ya \
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
Escribe un peso entre 2 y 650 kg"},trend:"Evolución",period:"Periodo",periods:{month:"Mes",quarter:"\
3 meses",year:"Año",all:"Todo"},chart:"Gráfico de tu peso (mismos datos en la tabla)",chartPoint:"\
Peso",mean:e=>`Media de ${e} días`,minimum:"Mínimo",maximum:"Máximo",count:"Registros",nothingInPeriod:"\
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
minada",keyRefused:(e,t)=>`Rechazado el ${e}: ${t}`},_p={signIn:"Sign in",register:"Create an accoun\
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
uch as 63.5",lb:"Enter a weight, such as 140.5 or 63.7 kg",st:"Enter stones and pounds, such as 12 s\
t 7 lb, or kilograms, such as 65.3 kg"},futureDate:"That date is in the future",errors:{at_index:"",
weight_date_invalid:"Choose a date that is not in the future, before your birth or before 1900",name_invalid:"\
Use only letters, spaces, hyphens, apostrophes and full stops",birth_date_invalid:"Choose a date bet\
ween 1900 and today",height_out_of_range:"Enter a height between 0.4 and 2.72 m",weight_out_of_range:"\
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
Rejected on ${e}: ${t}`},yi={es:hp,en:_p};var yp={title:"Peso e IMC",navigation:"Secciones",administration:"Administración",skip:"Ir al conte\
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
Mostrar más (${e} de ${t})`,notFound:"Página no encontrada",doneOf:(e,t)=>`${e} de ${t}`},wp={title:"\
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
 of ${t}`},wi={es:yp,en:wp};var qs=(e,t)=>({...e,...t}),Oo={es:qs(qs(wi.es,yi.es),_i.es),en:qs(qs(wi.en,yi.en),_i.en)};var j=xl(),Yl=(e,t,n="kg")=>({t:Oo[e],zone:t,...ql(e,t.name,n)}),ki=Bs(void 0),B=()=>Pn(ki),Zl=async()=>!isSecureContext&&
(await fetch("/api/auth/refresh",{method:"POST"})).status===401,bi=e=>document.querySelector(`meta[n\
ame="${e}"]`)?.content,jt={captchaScript:bi("captcha-script"),registrationOpen:bi("registration")!==
"closed",isEmpty:bi("accounts")==="none"};var bp=Symbol.for("pv"),kp=0;function l(e,t,n,o,s,r){t||(t={});var i,a,c=t;if("ref"in c&&typeof e!="function")for(a in c={},t)a==
"ref"?i=t[a]:c[a]=t[a];var p={type:e,props:c,key:n,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:bp,
__v:--kp,__i:-1,__u:0};return(s||r)&&(p.__source=s,p.__self=r),be.vnode&&be.vnode(p),p}var le=({text:e,of:t,onClick:n,kind:o="plain",busy:s,...r})=>l("button",{type:n?"button":"submit",class:`\
button ${o}`,"aria-label":t&&`${e}: ${t}`,"aria-busy":s,"aria-disabled":s,onClick:n&&(()=>s||n()),...r,
children:e}),Oe=({kind:e,children:t})=>l("span",{class:"badge","data-kind":e,children:t}),fe=({kind:e="\
info",children:t})=>l("div",{class:`notice ${e}`,role:e==="error"?"alert":"status",children:t}),Ge=({
error:e,retry:t})=>{let{t:n,describe:o}=B(),s=e instanceof $e&&e.status===429&&e.retryAfter||0,[r,i]=se(
0);Fl(()=>{let g=performance.now()+s*1e3,f=()=>i(Math.max(0,Math.ceil((g-performance.now())/1e3)));if(f(),
s===0)return;let h=setInterval(f,1e3);return()=>clearInterval(h)},[e]);let{code:a}=e??{};if(e===void 0||
a==="authentication_required")return null;let c=o(e,r>0?{seconds:r}:{}),p=s>0&&r===0;return l(fe,{kind:p?
"info":"error",children:[l("p",{role:s>0?"timer":void 0,children:p?n.retryNow:c}),t&&r===0&&l(le,{text:n.
retry,onClick:t})]})},In=({label:e,done:t,all:n,format:o,children:s})=>{let{t:r}=B(),i=Do();return l(
"div",{class:"progress",children:[l("label",{for:i,children:e}),l("progress",{id:i,value:n&&t,max:n}),
l("span",{children:n?r.doneOf(o(t),o(n)):o(t)}),s]})};var Mo=({facts:e})=>l("dl",{children:Object.entries(e).map(([t,n])=>n!==!1&&l("div",{children:[l("dt",
{children:t}),l("dd",{children:n})]},t))}),Sp=25,vp=["beforeprint","afterprint"],it=e=>{let{caption:t,
columns:n,rows:o,keyOf:s,empty:r,groupOf:i=()=>""}=e,{t:a,integer:c}=B(),[p,g]=se(history.state?.limit??
Sp),[f,h]=se(!1);de(()=>fn(window,vp,({type:S})=>h(S==="beforeprint")),[]);let d=()=>{let S=p*4;history.
replaceState({...history.state,limit:S},""),g(S)};if(o.length===0)return r?l("div",{class:"empty",children:r}):
null;let w=n.map(([S,,b])=>l("th",{scope:"col",class:b,children:S},S)),v=S=>n.map(([b,x,C])=>l("td",
{class:C,"data-label":b,children:x(S)},b)),k=f?o:o.slice(0,p);return l(ne,{children:[l("table",{children:[
l("caption",{children:t}),l("thead",{children:l("tr",{children:w})}),[...Map.groupBy(k,i)].map(([S,b])=>l(
"tbody",{children:[S&&l("tr",{class:"group",children:l("th",{colSpan:n.length,scope:"rowgroup",children:S})}),
b.map((x,C)=>l("tr",{children:v(x)},s?.(x)??C))]},S))]}),o.length>p&&l(le,{text:a.moreRows(c(p),c(o.
length)),onClick:d})]})};var Jn=({title:e,onClose:t,locked:n,children:o})=>{let s=Do(),r=ve(null);de(()=>r.current?.showModal(),
[]);let i=()=>n||r.current?.querySelector("[aria-busy=true]")!=null;return l("dialog",{ref:r,"aria-l\
abelledby":s,onCancel:a=>i()&&a.preventDefault(),onClose:t,children:[l("h2",{id:s,children:e}),o(()=>r.
current?.close())]})},zs=e=>{let{t}=B(),[n,o]=se();return{ask:a=>new Promise(c=>o({question:a,answer:c})),
dialog:n&&l(Jn,{title:e,onClose:()=>{n?.answer(!1),o(void 0)},children:a=>{let c=()=>{n.answer(!0),a()};
return l(ne,{children:[l("p",{children:n.question}),l("div",{class:"actions",children:[l(le,{kind:"d\
anger",text:e,onClick:c}),l(le,{text:t.cancel,onClick:a})]})]})}})}};var nn=()=>document.querySelector("h1")?.focus({preventScroll:!0}),Nt=Bs(e=>{}),Jl=!0,Ft=({title:e,tools:t,
quiet:n,above:o})=>{let{t:s,announce:r}=B(),i=ve(null);return de(()=>{Jl||i.current?.focus(),Jl=!1,r(
"")},[r]),de(()=>{document.title=`${e} · ${s.title}`},[e,s]),l("div",{class:n?"heading quiet":"head\
ing",children:[o&&l("p",{class:"aside",children:o}),l("h1",{tabIndex:-1,ref:i,children:e}),t]})},Lt=({
load:e,children:t,...n})=>{let{t:o}=B();return de(()=>{e.data!==void 0&&document.activeElement===document.
body&&nn()},[e.data]),l(Nt.Provider,{value:e.reload,children:[l(Ft,{...n}),l(Ge,{error:e.error,retry:e.
reload}),e.data!==void 0&&t(e.data),e.data===void 0&&e.loading&&l(fe,{kind:"loading",children:o.loading})]})},
Be=({title:e,hint:t,tools:n,children:o})=>l("section",{class:"card","aria-label":e,children:[l("div",
{class:"heading",children:[l("h2",{children:e}),n]}),t&&l("p",{class:"hint",children:t}),o]}),Ql=({children:e})=>{
let{t}=B(),[n]=Ll(o=>reportError(o));return n===void 0?l(ne,{children:e}):l("div",{class:"card narro\
w",children:[l(Ft,{title:t.broken}),l("p",{children:t.brokenHint}),l(le,{text:t.loadAgain,kind:"prim\
ary",onClick:()=>location.reload()})]})};var Ks=e=>{let{announce:t}=B(),n=Pn(Nt);return ls(async(...o)=>{t("");try{let s=await e(...o);typeof s==
"string"&&t(s)}catch(s){throw s instanceof $e&&n(!0),s}n(!1)})},Tp=({spec:e,error:t,name:n})=>{let{t:o}=B(),
[s,r]=se(!1),{label:i,hint:a,codes:c,options:p,read:g,defaultValue:f,...h}=e,d=Do(),w=[a&&`${d}-hint`,
t&&`${d}-error`].filter(Boolean).join(" "),v={"aria-invalid":!!t,"aria-describedby":w||void 0},k=(M,D,L)=>D&&
l("p",{class:M,id:`${d}-${M}`,role:L,children:D}),S=p?.map(([M,D])=>l("option",{value:M,selected:M===
f,children:D},M)),b={...h,...!S&&{defaultValue:f}},x=e.type==="password",C=S?"select":e.rows?"textar\
ea":"input";return l("div",{class:`field ${e.type??""}`,children:[l("label",{for:d,children:i}),k("h\
int",a),k("error",t,"alert"),il(C,{...b,...s&&{type:"text"},...v,id:d,name:n},S),x&&l(le,{text:s?o.hide:
o.show,of:i,kind:"link",onClick:()=>r(!s)})]})},Eo=({fields:e,values:t,errorOf:n=()=>""})=>Object.entries(
e).map(([o,s])=>{let r=t&&{value:String(t[o]??"")};return l(Tp,{name:o,spec:{...s,...r},error:n(o)},
o)}),Ys=e=>l("fieldset",{children:[l("legend",{children:e.label}),e.values.map(t=>l(le,{text:e.names[t],
"aria-pressed":t===e.value,onClick:()=>e.choose(t)},t))]}),Zs=({fields:e})=>{let{t}=B(),{name:n,parameters:o}=je(),
[s,r]=se(!1),i=Object.values(o).filter(Boolean).length,a=c=>Io(ye(n,Object.fromEntries(new FormData(
c))));return l("search",{children:[l(le,{text:i>0?`${t.filters} (${i})`:t.filters,class:"button fold",
"aria-expanded":s,onClick:()=>r(!s)}),l("form",{class:s?"filters":"filters folded",onInput:({currentTarget:c})=>a(
c),onSubmit:c=>c.preventDefault(),children:l(Eo,{fields:e,values:o})})]})},xp=(e,t,n)=>{let o=new FormData(
e),s=Object.entries(t).map(([c,p])=>{let g=o.get(c)??"";return p.required&&g===""?[c,new Error(n)]:[
c,p.read?p.read(g):g]}),r=s.filter(c=>c[1]instanceof Error),[i]=r,a=Object.fromEntries(r.map(([c,{message:p}])=>[
c,p]));if(i)throw Object.assign(i[1],{parameters:{field:i[0]},texts:a});return Object.fromEntries(s)},
xt=e=>{let{t,describe:n}=B(),o=e.fields??{},s=ve(null),{run:r,busy:i,error:a,reset:c}=Ks(async()=>{let S=await e.
act(xp(s.current,o,t.missing));return e.inline&&s.current?.reset(),S}),{code:p="",parameters:g={},fields:f=[]}=a??
{},{texts:h={}}=a??{},d=Object.keys(o),w=d.find(S=>S===g.field||o[S]?.codes?.includes(p))??d.find(S=>f.
includes(S)),v=S=>h[S]??(S===w?n(a):f.includes(S)?t.checkField:"");de(()=>{a&&s.current?.querySelector(
"[aria-invalid=true]")?.focus()},[a]);let k=S=>{S.preventDefault(),r()};return l("form",{ref:s,class:e.
inline?"inline":"",noValidate:!0,onInput:c,onSubmit:k,children:[e.question&&l("div",{children:e.question}),
l(Eo,{fields:o,errorOf:v}),l(Ge,{error:w===void 0?a:void 0}),l("div",{class:"actions",children:[l(le,
{text:e.submit,kind:e.kind??"primary",busy:i}),e.onCancel&&l(le,{text:t.cancel,onClick:()=>i||e.onCancel?.()})]})]})},
pn=({act:e,busy:t,...n})=>{let o=Ks(e);return l(ne,{children:[l(le,{...n,busy:t||o.busy,onClick:o.run}),
l(Ge,{error:o.error})]})},Ne=e=>{let{text:t,of:n,title:o=t,opener:s="link",...r}=e,{announce:i}=B(),
a=Pn(Nt),[c,p]=se(!1),g=ve(!1),f=w=>{g.current=w,w||a(!1)};return l(ne,{children:[l(le,{text:t,of:n,
kind:s,"aria-haspopup":"dialog",onClick:()=>{i(""),p(!0)}}),c&&l(Jn,{title:o,onClose:()=>{p(!1),g.current&&
a(!0),g.current=!1},children:w=>l(Nt.Provider,{value:f,children:l(xt,{kind:"danger",submit:t,...r,onCancel:w,
act:async v=>{let k=await r.act(v);return w(),nn(),k}})})})]})};var Cp=".menu > div > :is(a, button:not([aria-haspopup]))",No=({label:e,text:t,children:n})=>{let o=ve(
null),s=i=>o.current?.contains(i)??!1,r=i=>{let a=o.current;!a||a.querySelector("dialog[open]")||(i&&
a.querySelector("summary")?.focus(),a.open=!1)};return de(()=>fn(document,["click","close"],({type:a,
target:c})=>{s(c)?(a==="close"||c.matches(Cp))&&r(!0):a==="click"&&r(!1)}),[]),l("details",{class:"m\
enu",ref:o,onKeyDown:({key:i})=>i==="Escape"&&r(!0),onFocusOut:({relatedTarget:i})=>i&&!s(i)&&r(!1),
children:[l("summary",{"aria-label":e,children:l("span",{children:t})}),l("div",{children:n})]})};var Fo=(e,t)=>{let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),
setTimeout(()=>URL.revokeObjectURL(n.href),6e4)};var vi=Object.keys(Oo.es.statuses),Js=(e,t)=>{let{t:n}=B(),[o,s]=se(e),r={label:n.status,hint:Ti(o,t)&&
n.notKept,options:vi.map(i=>[i,n.statuses[i]]),defaultValue:o,onInput:({currentTarget:i})=>s(i.value)};
return{chosen:o,field:r}},on=({wstg_status:e})=>e??"Not Started",Qs=(e,t)=>t===null?e.unknown:e.statuses[t]??
t,Lo=(e,...t)=>[...new Set(t)].filter(n=>n!==null).join(" / ")||e.unknown,Ti=(e,t)=>!t&&["Blocked","\
Not Started"].includes(e),xi=yt.FindingSeverity.values,Ci=e=>e.charAt(0).toUpperCase()+e.slice(1),Xs=({
severity:e})=>{let{t}=B();if(!e)return l(ne,{children:t.unknown});let n=Ci(e);return l(Oe,{kind:n,children:t.
severities[n]??e})},er=({item:e,all:t})=>{let{t:n,integer:o}=B(),s=xi.map(i=>[Ci(i),e.open_findings[i]]).
filter(([,i])=>i>0).map(([i,a])=>({kind:i,counted:`${o(a)} ${n.severities[i]}`})),r=n.openFindings(s.
map(({counted:i})=>i).join(", "));return s.slice(0,t?s.length:1).map(({kind:i,counted:a})=>l("span",
{title:r,children:l(Oe,{kind:i,children:n.openFindings(a)})},i))},Pp=({item:e})=>{let{t}=B(),n={wstg_id:e.
wstg_id},{data:o}=ke(i=>j.getItem({path:n,signal:i})),s=o?.findings.find(({written_to:i})=>i),r=[t.findingNumber(
e.finding_id??0),s?.title,s&&t.severities[Ci(s.severity)],s&&t.findingStates[s.state]];return l("str\
ong",{class:"reason",children:r.filter(Boolean).join(" · ")})},Si=["active open"],Dp={Done:["verifi\
ed closed","verified closed_by_status"],"Not Applicable":["active false_positive","active closed_by_\
status"],"In Progress":Si,Blocked:Si,"Not Started":Si},Pi=(e,t)=>e.finding_own===!1&&!Dp[t].includes(
`${e.defectdojo_status} ${e.finding_state}`),tr=()=>{let{t:e,account:t}=B(),{ask:n,dialog:o}=zs(e.changeFinding);
return{send:async(r,i)=>{let a=l(ne,{children:[e.othersFinding," ",l(Pp,{item:r})]});if((Pi(r,i.status)||
r.finding_own===!1&&i.notes)&&!await n(a))return;let p={wstg_id:r.wstg_id,user:t.username,...i};return j.
requestWstgSync({body:p})},dialog:o}},nr=()=>{let{t:e,bytes:t}=B();return async n=>{let o=await n.blob();
return Fo(o,n.fileName),e.saved(n.fileName,t(o.size))}},Wo=async(e,t)=>{let n=[];for await(let o of e){
if(n.length===t)return{taken:n,more:!0};n.push(o)}return{taken:n,more:!1}},ut=({at:e})=>{let{t,instant:n,
ago:o}=B();return e===null?l(ne,{children:t.unknown}):l("time",{dateTime:e,title:n(e),children:o(e)??
n(e)})},Ap=()=>history.replaceState({...history.state,y:scrollY},""),us=e=>l("a",{href:ye("checklist",
e.parameters,e.id),onClick:Ap,children:e.id}),Qn=({text:e})=>{let{t}=B();return e?l("details",{class:"\
reason",children:[l("summary",{children:t.reason}),e]}):null},ds=({request:e})=>{let{t,integer:n,may:o}=B(),
s=e?{request_ids:[e.request_id]}:"all",r=e&&`${e.wstg_id??e.request_id}`,i=async()=>{let{request_ids:f}=await j.
retryRequests({body:s});return t.retried(n(f.length))},a=async()=>{let{request_ids:f}=await j.dismissRequests(
{body:s});return t.dismissed(n(f.length))},[c,p]=e?[t.repeat,t.dismiss]:[t.retryAll,t.dismissAll],g=e?
"link":"plain";return o("checklist:write")?l("div",{class:"actions",children:[l(pn,{text:c,of:r,kind:g,
act:i}),l(Ne,{text:p,of:r,opener:g,question:t.askDismiss,act:a})]}):null};var Ip=1e3,Rp=25,Op=({user:e,isOwn:t})=>{let{t:n}=B(),{username:o}=e,s={target_user_id:e.user_id},r=async()=>(await j.
endSessions({path:s}),n.sessionsEnded(o)),i=async(k,S)=>(await j.updateUserRole({path:s,body:{role:k}}),
S&&await r(),n.roleChanged(o,n.roles[k])),a=async()=>(await j.deleteUser({path:s}),n.accountDeleted(
o)),c=async k=>(await j.setChecklistAccess({path:s,body:{access:k}}),n.accessChanged(o,n.accesses[k])),
p=yt.ChecklistAccess.values.map(k=>[k,n.accesses[k]]),g={label:n.access,options:p,defaultValue:e.checklist_access},
f={label:n.alsoEnd,type:"checkbox",defaultChecked:!0},h={text:n.promote,question:n.askPromote(o)},d={
text:n.demote,question:n.askDemote(o),fields:{end:f}},w={text:n.endTheirSessions,question:n.askEnd(o)},
v={text:n.delete,question:n.askDelete(o)};return l(No,{label:`${n.actions}: ${o}`,text:"⋯",children:[
e.role==="user"&&l(Ne,{...h,of:o,act:()=>i("admin")}),e.role==="admin"&&l(Ne,{...d,of:o,act:({end:k})=>i(
"user",k)}),e.role==="user"&&l(Ne,{text:n.access,of:o,submit:n.save,kind:"primary",fields:{access:g},
act:({access:k})=>c(k)}),!t&&l(Ne,{...w,of:o,act:r}),!t&&l(Ne,{...v,of:o,act:a})]})},Xl=()=>{let{t:e,
integer:t,account:n}=B(),o=f=>f.user_id===n.userId,{search:s="",role:r}=je().parameters,i=yt.Role.values.
find(f=>f===r),a=ke(f=>Wo(j.users({search:s,role:i,limit:200,signal:f}),Ip),[s,i]),c=f=>l("div",{class:"\
badges",children:[f.username," ",o(f)&&l(Oe,{children:e.you})]}),p=({role:f,checklist_access:h})=>f===
"admin"?l(Oe,{kind:"done",children:e.roles.admin}):h==="none"?e.roles.user:l(Oe,{children:e.testers[h]}),
g={search:{label:e.beginning,type:"search",autocapitalize:"none"},role:{label:e.role,options:[["",e.
any],...Object.entries(e.roles)]}};return l(Lt,{title:e.accounts,load:a,children:({taken:f,more:h})=>l(
"section",{class:"card","aria-label":e.accounts,children:[!jt.registrationOpen&&l("p",{class:"hint",
children:e.accountsClosed}),(f.length>Rp||s||i)&&l(Zs,{fields:g}),l(it,{caption:e.accountsCount(f.length,
`${t(f.length)}${h?"+":""}`),rows:f,empty:e.noAccounts,keyOf:({user_id:d})=>d,columns:[[e.name,c],[e.
role,p],[e.created,({created_at:d})=>l(ut,{at:d}),"wide"],[e.actions,d=>l(Op,{user:d,isOwn:o(d)}),"t\
ools"]]})]})})};var Di={base:"https://owasp.org/www-project-web-security-testing-guide/v42/4-Web_Application_Securit\
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
n_Hijacking"}};var or={current:[]},Ep=({request:e})=>{let{request:t}=B().t,{state:n,reason:o}=e,s=n==="failed"?"err\
or":n==="done"&&!o?"success":"info",r=n==="done"&&o?t.noEffect:t[n];return l(fe,{kind:s,children:[r,
" ",n==="failed"&&zn(e)&&t.repeated,l(Qn,{text:o})]})},Np=({item:e,keepsAll:t})=>{let{t:n}=B(),{send:o,
dialog:s}=tr(),[r,i]=se(""),a=e.requests.find(d=>r.endsWith(`/${d.request_id}`)),{field:c}=Js(on(e),
t),[p,g]=se((e.notes??"").replaceAll(`\r
`,`
`)),f=async({status:d,notes:w})=>{let v=await o(e,w===p?{status:d}:{status:d,notes:w});v&&(i(v.location),
g(w))},h={label:n.notes,hint:n.notesHint,rows:6,defaultValue:p};return l(Be,{title:n.edit,children:[
l(xt,{submit:n.save,act:f,fields:{status:c,notes:h}}),a&&l(Ep,{request:a}),s]})},ec=({address:e,text:t})=>/^https?:\/\//i.
test(e)?l("a",{href:e,target:"_blank",rel:"noreferrer",children:t}):l(ne,{children:t}),Fp=({item:e})=>{
let{t,integer:n}=B(),{findings:o,findings_total:s}=e,r=o.length<s?t.doneOf(n(o.length),n(s)):n(s),i=a=>{
let c=t.findingNumber(a.finding_id),p=[c,a.own&&t.madeHere,a.written_to&&t.writtenTo];return l("div",
{class:"reason",children:[l(ec,{address:a.finding_url??"",text:a.title||c}),l("p",{class:"aside",children:p.
filter(Boolean).join(" · ")})]})};return s===0?null:l(Be,{title:t.findings,children:l(it,{caption:`${t.
findings}: ${r}`,rows:o,keyOf:({finding_id:a})=>a,columns:[[t.finding,i],[t.severity,({severity:a})=>l(
Xs,{severity:a})],[t.state,({state:a})=>t.findingStates[a]]]})})},Lp=({item:e})=>{let{t}=B();return l(
Be,{title:t.currentState,children:[e.conflict&&l(fe,{children:t.conflictNotice}),e.failed_reason!==null&&
l(fe,{kind:"error",children:t.failedBelow}),l(Mo,{facts:{[t.status]:l("div",{class:"badges",children:[
l(Oe,{kind:on(e),children:t.statuses[on(e)]}),l(er,{item:e,all:!0})]}),[t.setAt]:l(ut,{at:e.status_set_at}),
[t.setBy]:Lo(t,e.status_set_by,e.status_set_for),[t.tool]:t.toolStatuses[e.defectdojo_status??"none"],
[t.lastSync]:l(ut,{at:e.last_sync})}})]})},Wp=({item:e})=>{let{t}=B(),n=i=>Qs(t,i),o=i=>i?"blocked":
void 0,s=i=>l("div",{children:[l(Oe,{kind:o(i.state==="failed"),children:t.states[i.state]})," ",l(Qn,
{text:i.reason}),i.state==="failed"&&l(ds,{request:i})]}),r=i=>l("div",{children:[l(Oe,{kind:o(!i.success),
children:i.success?t.success:t.failed})," ",l(Qn,{text:i.error_message})]});return l(ne,{children:[l(
Be,{title:t.requests,children:l(it,{empty:t.noRequests,caption:t.requests,rows:e.requests,keyOf:({request_id:i})=>i,
columns:[[t.accepted,({accepted_at:i})=>l(ut,{at:i})],[t.origin,({kind:i})=>t.origins[i]],[t.status,
({status:i})=>n(i)],[t.setBy,({account:i,user:a})=>Lo(t,i,a)],[t.result,s]]})}),l(Be,{title:t.log,children:l(
it,{empty:t.noLog,caption:t.log,rows:e.log,columns:[[t.when,({timestamp:i})=>l(ut,{at:i})],[t.direction,
({direction:i})=>t.directions[i]],[t.change,i=>`${n(i.old_status)} → ${n(i.new_status)}`],[t.setBy,
({account:i})=>Lo(t,i)],[t.result,r]]})})]})},$p=({item:e})=>{let{t,account:n}=B(),{parameters:o}=je(),
s=e.finding_id!==null||e.findings_total>0||e.open_request;if(n.role!=="admin"||e.name!==null||s)return null;
let r=async()=>{let{message:i}=await j.forgetItem({path:{wstg_id:e.wstg_id}});return location.hash=ye(
"checklist",o),i};return l(Ne,{text:t.forget,of:e.wstg_id,question:t.askForget,act:r})},Bp=({id:e})=>{
let{t}=B(),{parameters:n}=je(),o=or.current.indexOf(e),[s,r]=o<0?[]:[-1,1].map(a=>or.current[o+a]),i=(a,c)=>c&&
l("a",{href:ye("checklist",n,c),children:a});return l("nav",{class:"actions","aria-label":t.checklist,
children:[l("a",{href:ye("checklist",n),children:t.backToList}),i(t.previous,s),i(t.next,r)]})},tc=({
id:e})=>{let{t,may:n}=B(),o=ke(async p=>{let[g,{keeps_equivalent_status:f}]=await Promise.all([j.getItem(
{path:{wstg_id:e},signal:p}),j.getSynchronisation({signal:p})]);return{item:g,keepsAll:f}},[e],({item:p})=>p.
requests.some(zn)),s=Di.pages[e.toUpperCase()],{name:r,category:i,near:a}=o.data?.item??{},c=l(ne,{children:[
[r&&e,a&&t.near(a),i&&t.categoryName(i)].filter(Boolean).join(" · "),s&&" · ",s&&l(ec,{address:Di.
base+s,text:t.guide})]});return l(Lt,{title:r??e,above:c,tools:l(Bp,{id:e}),load:o,children:({item:p,
keepsAll:g})=>l(ne,{children:[l(Fp,{item:p}),l("div",{class:"columns",children:[l(Lp,{item:p}),n("ch\
ecklist:write")&&l(Np,{item:p,keepsAll:g})]}),l(Wp,{item:p}),l($p,{item:p})]})})};var Hp="-",Ai=({category:e})=>e??Hp,oc=e=>e.open_request&&e.failed_reason===null,Vp={conflict:e=>e.conflict,
open:e=>e.open_request,failed:e=>e.failed_reason!==null,untracked:e=>!e.tracked,without_finding:e=>e.
finding_id===null&&e.last_sync!==null},Ii={closed:"Done",issues:"worse",under_way:"In Progress",blocked:"\
Blocked",untested:"Not Started"},sc=Object.keys(Ii),Gp=({name:e})=>e!==null,Ri=e=>{let t=Map.groupBy(
e,zl);return n=>t.get(n)?.length??0},rc=({items:e})=>{let t=Ri(e);return l("div",{class:"bar","aria-\
hidden":"true",children:sc.filter(n=>t(n)>0).map(n=>l("i",{"data-kind":Ii[n],style:{flexGrow:t(n)}},
n))})},Up=5,jp=({gate:e})=>{let{t,integer:n}=B(),{parameters:o}=je(),s=Map.groupBy(e.open,({reason:a})=>a),
r=Map.groupBy(s.get("open_finding")??[],({severity:a})=>a),i=xi.flatMap(a=>r.get(a)??[]);return e.passed?
l(fe,{kind:"success",children:t.gatePassed}):l(fe,{kind:"closed",children:[l("p",{children:[l("stron\
g",{children:t.gateClosed})," ",e.stale_reason&&t.gateStale[e.stale_reason]]}),l("p",{class:"badges",
children:[...s].map(([a,{length:c}])=>{let p=`${t.reasons[a]}: ${n(c)}`;return a==="unassigned_findi\
ng"?l("span",{children:p},a):l("a",{href:ye("checklist",{...o,show:a}),children:p},a)})}),i.length>0&&
l("p",{class:"badges",children:i.slice(0,Up).map(({wstg_id:a,severity:c})=>l("span",{children:[l(us,
{id:a,parameters:o})," ",l(Xs,{severity:c})]},a))})]})},qp=({items:e,gate:t})=>{let{t:n,integer:o,percent:s}=B(),
r=e.filter(Gp),i=Ri(r),a=i("closed");return l("section",{class:"card total","aria-label":n.checklistTotal,
children:[l("p",{class:"figure",children:[l("strong",{children:n.closedOf(o(a),o(r.length))})," ",l(
"span",{children:s(a/r.length)}),l("span",{class:"badges",children:[sc.map(c=>l(Oe,{kind:Ii[c],children:[
n.progress[c],": ",o(i(c))]},c)),e.length>r.length&&l("span",{children:n.outsideGuide(o(e.length-r.length))})]})]}),
l(rc,{items:r}),l(jp,{gate:t}),l(zp,{items:r})]})},zp=({items:e})=>{let{t,integer:n}=B(),{parameters:o}=je();
return l("details",{children:[l("summary",{children:t.coverage}),l("ul",{class:"coverage",children:[
...Map.groupBy(e,Ai)].map(([s,r])=>l("li",{children:[l("a",{href:ye("checklist",{...o,category:s}),children:t.
categoryName(s)}),l("span",{children:t.doneOf(n(Ri(r)("closed")),n(r.length))}),l(rc,{items:r})]},s))})]})},
nc=e=>e.failed_reason!==null?2:Number(e.conflict),Kp=({items:e,gate:t},n)=>{let{status:o="",category:s="",
show:r="",outcome:i="",search:a=""}=n,c=a.toLowerCase().split(/\s+/),p=new Map(t.open.map(({wstg_id:h,
reason:d})=>[h,d])),g=h=>{let d=`${h.wstg_id} ${h.name??""} ${h.notes??""}`.toLowerCase();return c.every(
w=>d.includes(w))},f=h=>Vp[r]?.(h)??[p.get(h.wstg_id),""].includes(r);return e.filter(h=>[on(h),""].
includes(o)).filter(h=>[Ai(h),""].includes(s)).filter(h=>[h.outcome,""].includes(i)).filter(f).filter(
g).sort((h,d)=>nc(d)-nc(h))},Yp=({items:e,keepsAll:t})=>{let{t:n,integer:o,account:s}=B(),{chosen:r,
field:i}=Js("Done",t),[a,c]=se(),p=ve(!1),g=k=>n.items(k,o(k)),f=async()=>{p.current=!1;let k=0,S=()=>c(
{done:k,all:e.length});S();try{for(let{wstg_id:b}of e){if(p.current)break;let x={wstg_id:b,status:r,
user:s.username};await j.requestWstgSync({body:x}),k+=1,S()}}finally{c(void 0)}return n.setAll(g(k))},
h=a?.all??e.length,d=e.filter(k=>Pi(k,r)).length,w=[d>0&&n.othersFindings(o(d)),i.hint],v=l("span",{
role:"status",children:w.filter(Boolean).join(" ")});return h===0?null:l(Ne,{text:n.setAllShown,opener:"\
plain",title:n.askSetAll(g(h),n.statuses[r]),submit:n.setItems(g(h),n.statuses[r]),question:a&&l(In,
{label:n.sending,done:a.done,all:h,format:o,children:l(le,{text:n.stop,onClick:()=>p.current=!0})}),
fields:{status:{...i,hint:v,disabled:a!==void 0}},act:f})},Zp=({item:e,keepsAll:t})=>{let{t:n}=B(),{
send:o,dialog:s}=tr(),{run:r,busy:i,error:a}=Ks(async c=>{if(await o(e,{status:c}))return Ti(c,t)?n.
notKept:n.request.waiting});return l("div",{children:[l("select",{"aria-label":`${n.status}: ${e.wstg_id}`,
"aria-busy":i,"data-kind":on(e),value:on(e),onChange:({currentTarget:c})=>r(c.value),children:vi.map(
c=>l("option",{value:c,children:n.statuses[c]},c))}),l(Ge,{error:a}),s]})},Jp=({data:e})=>{let{t,integer:n,
may:o}=B(),{parameters:s}=je(),r=JSON.stringify(s),i=ct(()=>Kp(e,s),[e,r]);or.current=i.map(({wstg_id:d})=>d);
let a=["",t.any],c=[...new Set(e.items.map(Ai))].map(d=>[d,t.categoryName(d)]),p=[...new Set(e.gate.
open.map(({reason:d})=>d))].map(d=>[d,t.reasons[d]]),g=d=>l("div",{children:[l(us,{id:d.wstg_id,parameters:s}),
l("p",{class:"aside",children:d.near?t.near(d.near):d.name})]}),f=d=>l("div",{class:"badges",children:[
o("checklist:write")?l(Zp,{item:d,keepsAll:e.keepsAll}):l(Oe,{kind:on(d),children:t.statuses[on(d)]}),
d.conflict&&l(Oe,{kind:"blocked",children:t.conflict}),d.failed_reason!==null&&l(Oe,{kind:"blocked",
children:t.failed}),oc(d)&&l(Oe,{children:t.pending})]}),h=l(ne,{children:[l("p",{children:t.noItems}),
l("a",{href:ye("checklist"),onClick:nn,children:t.clear})]});return l(Be,{title:t.items(i.length,n(i.
length)),tools:o("checklist:write")&&l(Yp,{items:i,keepsAll:e.keepsAll}),children:[l(Zs,{fields:{search:{
label:t.search,placeholder:t.searchHint,type:"search"},status:{label:t.status,options:[a,...Object.entries(
t.statuses)]},category:{label:t.category,options:[["",t.anyCategory],...c]},outcome:{label:t.itemOutcome,
options:[a,...Object.entries(t.outcomes)]},show:{label:t.show,options:[a,...Object.entries(t.shown),
...p]},since:{label:t.since,type:"date"}}}),l(it,{caption:t.checklist,rows:i,keyOf:({wstg_id:d})=>d,
empty:h,columns:[[t.item,g],[t.status,f],[t.tool,d=>t.toolStatuses[d.defectdojo_status??"none"]],[t.
findingsOpen,d=>l(er,{item:d})],[t.lastSync,({last_sync:d})=>l(ut,{at:d})]]},r),l("p",{class:"aside",
children:t.source})]})},Qp=()=>{let{t:e}=B(),{since:t}=je().parameters,n=t?{since:t}:{},o=ke(async c=>{
let[{taken:p},g,{keeps_equivalent_status:f}]=await Promise.all([Wo(j.items({...n,signal:c}),Number.POSITIVE_INFINITY),
j.checkGate({query:n,signal:c}),j.getSynchronisation({signal:c})]);return{items:p,gate:g,keepsAll:f}},
[t],({items:c})=>c.some(oc)),s=o.data!==void 0;de(()=>{s&&history.state?.y&&scrollTo(0,history.state.
y)},[s]);let r=nr(),i=async()=>r(await j.generateReport({headers:{"Accept-Language":document.documentElement.
lang}})),a=l(ne,{children:[l(pn,{text:e.makeReport,act:i}),l(le,{text:e.reload,busy:o.loading,onClick:o.
reload})]});return l(Lt,{title:e.checklist,tools:a,load:o,children:c=>l(ne,{children:[l(qp,{...c}),l(
Jp,{data:c})]})})},ic=()=>{let{id:e}=je();return e===void 0?l(Qp,{}):l(tc,{id:e},e)};var ac=e=>{let{act:t,ask:n,title:o,hint:s,submit:r,labels:i,fields:a}=e,{t:c,bytes:p}=B(),[g,f]=se(),
[h,d]=se(""),w=ve(new AbortController);de(()=>()=>w.current.abort(),[]);let v=async A=>{w.current=new AbortController;
let{signal:E}=w.current;d(""),f({loaded:0,total:void 0}),await t({signal:E,onProgress:f},A).catch(O=>{
if(!E.aborted)throw O;return c.stopped}).then(d).finally(()=>f(void 0))},{ask:k,dialog:S}=zs(r),b=async A=>{
(!n||await k(n(A)))&&await v(A)},x=()=>{w.current.abort(),nn()},C=g&&g.loaded>0&&g.loaded!==g.total,
[M,D]=C?[i[0],g.total]:[i[1],void 0];return l(Be,{title:o,hint:s,children:[l(xt,{submit:r,kind:a?"da\
nger":"primary",act:b,fields:a}),S,g&&l(In,{label:M,done:g.loaded,all:D,format:A=>A===0?"":p(A),children:l(
le,{text:c.stop,onClick:x})}),h&&l(fe,{children:h})]})},lc=()=>{let{t:e,bytes:t}=B(),n=nr(),{data:o,
reload:s}=ke(a=>j.getSynchronisation({signal:a})),r=o?.import_obstacle,i={label:e.file,type:"file",accept:"\
.sql,application/sql,text/plain",read:a=>a instanceof File&&a.name?a:new Error(e.noFile)};return l(ne,
{children:[l(Ft,{title:e.files}),r&&l(fe,{kind:"error",children:`${e.importObstacle} ${r}`}),l("div",
{class:"columns",children:[l(ac,{title:e.export,hint:e.dumpHint,submit:e.makeExport,labels:[e.downloading,
e.preparing],act:async a=>n(await j.exportFindingsDump(a)).finally(s)}),l(ac,{title:e.import,hint:e.
dumpImportHint,submit:e.makeImport,labels:[e.uploading,e.importing],fields:{file:i},ask:({file:a})=>e.
askImport(a.name,t(a.size)),act:async(a,{file:c})=>(await j.importFindingsDump({...a,body:{file:c}}),
s(),e.imported)})]})]})};var Xp=1e3,em=({state:e,last_started_at:t,last_succeeded_at:n})=>e==="idle"&&(n??"")<(t??""),tm=({run:e})=>{
let{t,ago:n,instant:o,may:s,account:r}=B(),{state:i,last_error:a,last_warning:c}=e,p=()=>j.synchroniseNow(),
g=d=>d&&(n(d)??o(d)),f=a===null&&c===null&&e.failed===0,h=()=>{if(i!=="idle")return t.runStates[i];let[
d,w]=[g(e.last_succeeded_at),g(e.next_run_at)];return d===null?t.neverInStep:(f?t.inStep:t.notInStep)(
d,w)};return l("section",{class:"card","aria-label":t.state,children:[l("div",{class:"heading",children:[
l("p",{role:"status",children:l("strong",{children:h()})}),s("checklist:write")&&l(pn,{kind:"primary",
text:t.synchronise,busy:i!=="idle",act:p})]}),a!==null&&l(fe,{kind:"error",children:[t.lastError,l(Qn,
{text:a})]}),c!==null&&l(fe,{kind:"error",children:[`${t.lastWarning} ${c}`,r.role==="admin"&&em(e)&&
l(Ne,{text:t.hiddenIsGone,opener:"plain",question:t.askHiddenIsGone,act:()=>j.synchroniseNow({body:{
hidden_is_gone:!0}})})]})]})},nm=({run:e})=>{let{t,integer:n}=B(),o=s=>s>0&&n(s);return l("details",
{class:"card",children:[l("summary",{children:t.periodic}),l(Mo,{facts:{[t.lastStarted]:l(ut,{at:e.last_started_at}),
[t.lastFinished]:l(ut,{at:e.last_finished_at}),[t.lastSucceeded]:l(ut,{at:e.last_succeeded_at}),[t.nextRun]:l(
ut,{at:e.next_run_at}),[t.lastDelivery]:l(ut,{at:e.last_delivery_at}),[t.waitingCount]:o(e.waiting),
[t.retryingCount]:o(e.retrying),[t.failedCount]:o(e.failed),[t.unassigned]:o(e.unassigned),[t.withoutFinding]:l(
"a",{href:ye("checklist",{show:"without_finding"}),children:n(e.without_finding)})}})]})},om=({requests:e,
all:t})=>{let{t:n,integer:o}=B(),s=({wstg_id:i,finding_id:a})=>i!==null?l(us,{id:i}):a===null?n.unknown:
n.findingNumber(a),r=({reason:i,next_attempt_at:a})=>l("div",{children:[l(Qn,{text:i})," ",a!==null&&
l(Oe,{children:n.states.retrying})]});return l(Be,{title:n.failedRequests,tools:e.length>0&&l(ds,{}),
children:l(it,{empty:n.noFailed,caption:n.firstOf(e.length,Math.max(t,e.length),o),rows:e,keyOf:({request_id:i})=>i,
columns:[[n.item,s],[n.status,({status:i})=>Qs(n,i)],[n.setBy,({account:i,user:a})=>Lo(n,i,a)],[n.accepted,
({accepted_at:i})=>l(ut,{at:i})],[n.attempts,({attempts:i})=>o(i),"numeric"],[n.reason,r],[n.actions,
i=>l(ds,{request:i}),"tools"]]})})},sm=async e=>{let t=await j.getSynchronisation({signal:e}),n=j.requests(
{state:"failed",limit:200,signal:e}),{taken:o}=await Wo(n,Xp);return{run:t,failed:o}},rm=({run:e,failed:t})=>e.
state!=="idle"||e.waiting+e.retrying>0||t.some(zn),cc=()=>{let{t:e}=B(),t=ke(sm,[],rm),n=l(le,{text:e.
reload,onClick:t.reload});return l(Lt,{title:e.synchronisation,tools:n,load:t,children:({run:o,failed:s})=>l(
ne,{children:[l(tm,{run:o}),l(om,{requests:s,all:o.failed}),l(nm,{run:o})]})})};var im=e=>e.currentTarget.select(),am=({value:e,close:t})=>{let{t:n}=B(),[o,s]=se(!1),r=async()=>{await navigator.
clipboard.writeText(e),s(!0)};return l(Jn,{title:n.keyMade,onClose:t,children:i=>l(ne,{children:[l("\
p",{children:n.keyOnce}),l("input",{readOnly:!0,value:e,"aria-label":n.keyMade,onFocus:im}),l("div",
{class:"actions",children:[navigator.clipboard&&l(le,{text:o?n.copied:n.copy,kind:"primary",onClick:r}),
l(le,{text:n.close,onClick:i})]})]})})},lm=[30,90,366],uc=({onKey:e,isForScale:t})=>{let{t:n,may:o}=B(),
s=yt.Permission.values.filter(o),r=a=>({label:n.permissions[a],type:"checkbox",defaultChecked:t&&a===
"weights:write"}),i={name:{label:n.keyName,hint:n.keyNameHint,defaultValue:t?n.scale:"",maxLength:yt.
KeyName.maxLength,autocomplete:"off"},...Object.fromEntries(s.map(a=>[a,r(a)])),days:{label:n.keyEnds,
options:lm.map(a=>[String(a),n.days(a)]),defaultValue:t?"366":"90"},password:{label:n.currentPassword,
autocomplete:"current-password",type:"password",codes:["current_password_wrong"]}};return l(Ne,{text:t?
n.makeScaleKey:n.makeKey,title:n.makeKey,submit:n.makeKey,opener:"plain",kind:"primary",fields:i,act:async({
name:a,days:c,password:p,...g})=>{let f=s.filter(d=>g[d]);if(f.length===0)throw new Error(n.noPermission);
let h={name:a,permissions:f,expires_in_days:Number(c),password:p};e((await j.createKey({body:h})).key)}})},
dc=()=>{let{t:e,day:t,instant:n,messages:o}=B(),{data:s,error:r,reload:i}=ke(d=>j.listKeys({signal:d})),
[a,c]=se(""),{keys:p=[]}=s??{},g=({name:d,last_refused_at:w,last_refused_code:v})=>{let k=o.errors[v??
""]??v??"";return l("div",{children:[d,w!==null&&l("p",{class:"aside",children:e.keyRefused(n(w),k)})]})},
f=({permissions:d})=>l("div",{class:"badges",children:d.map(w=>l(Oe,{children:e.permissions[w]},w))}),
h=({key_id:d,name:w})=>l(Ne,{text:e.remove,of:w,title:e.removeKey,question:w,act:async()=>(await j.deleteKey(
{path:{key_id:d}}),e.keyRemoved)});return l(Nt.Provider,{value:i,children:l(Be,{title:e.apiKeys,hint:e.
apiKeysHint,tools:l("div",{class:"actions",children:[l(uc,{onKey:c,isForScale:!0}),l(uc,{onKey:c})]}),
children:[l(Ge,{error:r,retry:i}),a&&l(am,{value:a,close:()=>c("")}),l(it,{caption:e.apiKeysCaption,
rows:p,keyOf:({key_id:d})=>d,columns:[[e.keyName,g],[e.keyMay,f],[e.lastUsed,({last_used_at:d})=>d===
null?e.never:n(d),"wide"],[e.expires,({expires_at:d})=>t(d)],[e.actions,h,"tools"]]})]})})};var Oi,cm=(e,t)=>new Promise((n,o)=>{let s=new URL(e);s.searchParams.set("render",t);let r=document.
createElement("script");r.src=s.href,r.onerror=()=>{Oi=void 0,r.remove(),o(new Error("the captcha ca\
nnot be loaded"))},r.onload=()=>{let{grecaptcha:i}=globalThis;i?i.ready(()=>n(i)):r.dispatchEvent(new Event(
"error"))},document.head.append(r),j.session.onChange(i=>i&&setTimeout(()=>location.reload()))}),Mi=async e=>{
let{captcha_site_key:t}=e;return t&&jt.captchaScript&&(Oi??=cm(jt.captchaScript,t)),Oi},fc=async(e,t)=>{
let n=await Mi(e),o=e.captcha_site_key??"";return n?{captcha_token:await n.execute(o,{action:t})}:{}};var Ei=["password_too_short","password_too_long","password_breached"],Ni=({registering:e,expired:t})=>{
let{t:n,config:o}=B(),s=jt.isEmpty&&jt.registrationOpen,r=e||s,i=async d=>{let w=await fc(o,r?"regis\
ter":"login").catch(()=>{throw new Error(n.captchaMissing)}),v={...d,...w};await(r?j.registerAccount(
{body:v}):j.login({body:v})),jt.isEmpty=!1,r?Io(ye("profile",{first:"true"})):location.hash==="#/del\
eted"&&(location.hash="")};de(()=>{Mi(o).catch(()=>{})},[o]);let{minLength:a,maxLength:c}=yt.Username,
p={autocomplete:"username",autocapitalize:"none",spellcheck:!1,label:n.username,hint:r&&n.usernameHint(
a,c),codes:["username_invalid","username_taken"],defaultValue:t?.username},g={type:"password",label:n.
password,codes:Ei,hint:r&&n.newPasswordHint(yt.NewPassword.minLength),autocomplete:r?"new-password":
"current-password",autofocus:t!==void 0},f=r?n.register:n.signIn,h=l(xt,{submit:f,act:i,fields:{username:p,
password:g}});return t?h:l(ne,{children:[l(Ft,{title:s?n.registerFirst:f}),l("p",{class:"hint",children:s?
n.welcomeFirst:n.welcome}),r&&!jt.registrationOpen?l(fe,{children:n.registrationClosed}):h,!s&&(r||jt.
registrationOpen)&&l("p",{class:"aside",children:[r?n.toSignIn:n.toRegister," ",l("a",{href:r?"#/":"\
#/register",children:r?n.signIn:n.register})]})]})};var um=async()=>{let e=JSON.stringify(await j.exportOwnData(),null,2),t=new Date().toLocaleDateString(
"sv");Fo(new Blob([e],{type:"application/json"}),`weight-bmi-${t}.json`)},pc=()=>{let{t:e,account:t}=B(),
o={...{type:"password",autocomplete:"current-password"},label:e.currentPassword,codes:["current_pass\
word_wrong"]},s={type:"password",autocomplete:"new-password",label:e.newPassword,hint:e.newPasswordHint(
yt.NewPassword.minLength),codes:[...Ei,"password_unchanged"]},r={autocomplete:"off",autocapitalize:"\
none",label:e.typeName(t.username),read:i=>String(i).trim()===t.username||new Error(e.nameDiffers)};
return l(ne,{children:[l(Ft,{title:e.account}),l("p",{class:"hint",children:e.signedInAs(t.username)}),
l(dc,{}),l("div",{class:"columns",children:[l(Be,{title:e.password,hint:e.changePasswordHint,children:l(
Ne,{text:e.changePassword,opener:"plain",kind:"primary",fields:{current_password:o,new_password:s},act:async i=>(await j.
changePassword({body:i}),e.passwordChanged)})}),l(Be,{title:e.exportTitle,hint:e.exportHint,children:l(
xt,{kind:"plain",submit:e.exportData,act:um})}),l(Be,{title:e.endSessions,hint:e.endSessionsHint,children:l(
Ne,{text:e.endSessions,opener:"plain",fields:{password:o},act:i=>j.logoutEverywhere({body:i})})}),l(
Be,{title:e.deleteAccount,hint:e.deleteHint,children:l(Ne,{text:e.deleteAccount,opener:"danger",fields:{
name:r,password:o},act:async({password:i})=>{await j.deleteAccount({body:{password:i}}),location.hash=
"#/deleted"}})})]})]})};var dm=e=>{let[,t]=/^(\d+([.,]\d+)?) *(c?m)?\.?$/i.exec(e.trim())??[],n=Number(t?.replace(",","."));
return n>3?n/100:n},mc=()=>{let{t:e,plain:t,messages:n,config:o,unit:s,setUnit:r}=B(),i=je().parameters.
first!==void 0,a=ke(w=>Cn(j.getProfile({signal:w}))),c=o.validation_limits??{},p={maxLength:c.name_max_length,
required:!0},g={type:"date",codes:["birth_date_invalid"],min:c.birth_date_min,required:!0},f={inputMode:"\
decimal",autocomplete:"off",read:w=>dm(String(w))||new Error(e.notAHeight),codes:["height_out_of_ran\
ge"],label:e.height,hint:e.heightHint,required:!0},h=async w=>{if(await j.saveProfile({body:w}),!i)return n.
texts.profile_saved;location.hash=ye("weight")},d=w=>({nombre:{...p,label:e.firstName,defaultValue:w?.
nombre},apellidos:{...p,label:e.lastName,defaultValue:w?.apellidos},fecha_nacimiento:{...g,label:e.birthDate,
defaultValue:w?.fecha_nacimiento},talla_m:{...f,defaultValue:w?t(w.talla_m):""}});return l("div",{class:"\
card narrow",children:l(Lt,{title:e.profile,load:a,children:w=>l(ne,{children:[l("p",{class:"hint",children:i?
e.profileFirst:e.profileHint}),l(xt,{submit:e.save,act:h,fields:d(w)}),i&&l("a",{href:ye("weight"),children:e.
later}),l(Ys,{label:e.unitOfWeights,values:js,names:e.unitNames,value:s,choose:r})]})})})};var sr=e=>{let{format:t}=new Intl.DateTimeFormat("sv-SE",{timeZone:e,dateStyle:"short",timeStyle:"me\
dium"}),n=a=>Date.parse(`${t(a*1e3).replace(" ","T")}Z`)-a*1e3,o=new Map,s=a=>{let c=o.get(a);if(c!==
void 0)return c;let p=n(a*7*864e5/1e3);return o.set(a,p),p},r=a=>{let c=Math.floor(a/6048e5),p=s(c);
return p===s(c+1)?p:n(Math.floor(a/1e3))},i=a=>a+r(a);return{name:e,clockAt:i,instantOf(a){let[c,p]=[
a-864e5,a+864e5].map(f=>a-r(f)),g=[c,p].filter(f=>i(f)===a);return g.length>0?Math.min(...g):c},inputOf:a=>new Date(
i(a)).toISOString().slice(0,16)}},gc=(e,t)=>{let n=Math.round((t.clockAt(e)-e)/6e4),o=new Date(e+n*6e4).
toISOString().replace(/(\.000)?Z$/,""),s=new Date(Math.abs(n)*6e4).toISOString().slice(11,16);return`${o}${n<
0?"-":"+"}${s}`},rr=()=>new Intl.DateTimeFormat().resolvedOptions().timeZone;var fm="uplot",pm="u-hz",mm="u-vt",gm="u-title",hm="u-wrap",_m="u-under",ym="u-over",wm="u-axis",to="\
u-off",bm="u-select",km="u-cursor-x",Sm="u-cursor-y",vm="u-cursor-pt",Tm="u-legend",xm="u-live",Cm="\
u-inline",Pm="u-series",Dm="u-marker",hc="u-label",Am="u-value",ps="width",ms="height";var _c="bottom",$o="left",Fi="right",Xi="#000",yc=Xi+"0",Li="mousemove",wc="mousedown",Wi="mouseup",
bc="mouseenter",kc="mouseleave",Sc="dblclick",Im="resize",Rm="scroll",vc="change",ur="dppxchange",ea="\
--",qo=typeof window<"u",Gi=qo?document:null,Ho=qo?window:null,Om=qo?navigator:null,he,ir;function Ui(){
let e=devicePixelRatio;he!=e&&(he=e,ir&&qi(vc,ir,Ui),ir=matchMedia(`(min-resolution: ${he-.001}dppx)\
 and (max-resolution: ${he+.001}dppx)`),no(vc,ir,Ui),Ho.dispatchEvent(new CustomEvent(ur)))}function Ct(e,t){
if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function ji(e,t){let n=e.classList;n.contains(
t)&&n.remove(t)}function Me(e,t,n){e.style[t]=n+"px"}function qt(e,t,n,o){let s=Gi.createElement(e);
return t!=null&&Ct(s,t),n?.insertBefore(s,o),s}function Wt(e,t){return qt("div",e,t)}var Tc=new WeakMap;
function sn(e,t,n,o,s){let r="translate("+t+"px,"+n+"px)",i=Tc.get(e);r!=i&&(e.style.transform=r,Tc.
set(e,r),t<0||n<0||t>o||n>s?Ct(e,to):ji(e,to))}var xc=new WeakMap;function Cc(e,t,n){let o=t+n,s=xc.
get(e);o!=s&&(xc.set(e,o),e.style.background=t,e.style.borderColor=n)}var Pc=new WeakMap;function Dc(e,t,n,o){
let s=t+""+n,r=Pc.get(e);s!=r&&(Pc.set(e,s),e.style.height=n+"px",e.style.width=t+"px",e.style.marginLeft=
o?-t/2+"px":0,e.style.marginTop=o?-n/2+"px":0)}var ta={passive:!0},Mm={...ta,capture:!0};function no(e,t,n,o){
t.addEventListener(e,n,o?Mm:ta)}function qi(e,t,n,o){t.removeEventListener(e,n,ta)}qo&&Ui();function zt(e,t,n,o){
let s;n=n||0,o=o||t.length-1;let r=o<=2147483647;for(;o-n>1;)s=r?n+o>>1:Pt((n+o)/2),t[s]<e?n=s:o=s;return e-
t[n]<=t[o]-e?n:o}function nu(e){return(n,o,s)=>{let r=-1,i=-1;for(let a=o;a<=s;a++)if(e(n[a])){r=a;break}
for(let a=s;a>=o;a--)if(e(n[a])){i=a;break}return[r,i]}}var ou=e=>e!=null,su=e=>e!=null&&e>0,pr=nu(ou),
Em=nu(su);function Nm(e,t,n,o=0,s=!1){let r=s?Em:pr,i=s?su:ou;[t,n]=r(e,t,n);let a=e[t],c=e[t];if(t>
-1)if(o==1)a=e[t],c=e[n];else if(o==-1)a=e[n],c=e[t];else for(let p=t;p<=n;p++){let g=e[p];i(g)&&(g<
a?a=g:g>c&&(c=g))}return[a??xe,c??-xe]}function mr(e,t,n,o){let s=Rc(e),r=Rc(t);e==t&&(s==-1?(e*=n,t/=
n):(e/=n,t*=n));let i=n==10?mn:ru,a=s==1?Pt:$t,c=r==1?$t:Pt,p=a(i(Ze(e))),g=c(i(Ze(t))),f=Vo(n,p),h=Vo(
n,g);return n==10&&(p<0&&(f=Ce(f,-p)),g<0&&(h=Ce(h,-g))),o||n==2?(e=f*s,t=h*r):(e=cu(e,f),t=gr(t,h)),
[e,t]}function na(e,t,n,o){let s=mr(e,t,n,o);return e==0&&(s[0]=0),t==0&&(s[1]=0),s}var oa=.1,Ac={mode:3,
pad:oa},hs={pad:0,soft:null,mode:0},Fm={min:hs,max:hs};function dr(e,t,n,o){return hr(n)?Ic(e,t,n):(hs.
pad=n,hs.soft=o?0:null,hs.mode=o?3:0,Ic(e,t,Fm))}function me(e,t){return e??t}function Lm(e,t,n){for(t=
me(t,0),n=me(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function Ic(e,t,n){let o=n.min,
s=n.max,r=me(o.pad,0),i=me(s.pad,0),a=me(o.hard,-xe),c=me(s.hard,xe),p=me(o.soft,xe),g=me(s.soft,-xe),
f=me(o.mode,0),h=me(s.mode,0),d=t-e,w=mn(d),v=gt(Ze(e),Ze(t)),k=mn(v),S=Ze(k-w);(d<1e-24||S>10)&&(d=
0,(e==0||t==0)&&(d=1e-24,f==2&&p!=xe&&(r=0),h==2&&g!=-xe&&(i=0)));let b=d||v||1e3,x=mn(b),C=Vo(10,Pt(
x)),M=b*(d==0?e==0?.1:1:r),D=Ce(cu(e-M,C/10),24),L=e>=p&&(f==1||f==3&&D<=p||f==2&&D>=p)?p:xe,A=gt(a,
D<L&&e>=L?L:Kt(L,D)),E=b*(d==0?t==0?.1:1:i),O=Ce(gr(t+E,C/10),24),I=t<=g&&(h==1||h==3&&O>=g||h==2&&O<=
g)?g:-xe,G=Kt(c,O>I&&t<=I?I:gt(I,O));return A==G&&A==0&&(G=100),[A,G]}var Wm=new Intl.NumberFormat(qo?
Om.language:"en-US"),sa=e=>Wm.format(e),Dt=Math,cr=Dt.PI,Ze=Dt.abs,Pt=Dt.floor,Ye=Dt.round,$t=Dt.ceil,
Kt=Dt.min,gt=Dt.max,Vo=Dt.pow,Rc=Dt.sign,mn=Dt.log10,ru=Dt.log2,$m=(e,t=1)=>Dt.sinh(e)*t,$i=(e,t=1)=>Dt.
asinh(e/t),xe=1/0;function Oc(e){return(mn((e^e>>31)-(e>>31))|0)+1}function zi(e,t,n){return Kt(gt(e,
t),n)}function iu(e){return typeof e=="function"}function ue(e){return iu(e)?e:()=>e}var Bm=()=>{},au=e=>e,
lu=(e,t)=>t,Hm=e=>null,Mc=e=>!0,Ec=(e,t)=>e==t,Vm=/\.\d*?(?=9{6,}|0{6,})/gm,oo=e=>{if(du(e)||On.has(
e))return e;let t=`${e}`,n=t.match(Vm);if(n==null)return e;let o=n[0].length-1;if(t.indexOf("e-")!=-1){
let[s,r]=t.split("e");return+`${oo(s)}e${r}`}return Ce(e,o)};function Xn(e,t){return oo(Ce(oo(e/t))*
t)}function gr(e,t){return oo($t(oo(e/t))*t)}function cu(e,t){return oo(Pt(oo(e/t))*t)}function Ce(e,t=0){
if(du(e))return e;let n=10**t,o=e*n*(1+Number.EPSILON);return Ye(o)/n}var On=new Map;function uu(e){
return((""+e).split(".")[1]||"").length}function ys(e,t,n,o){let s=[],r=o.map(uu);for(let i=t;i<n;i++){
let a=Ze(i),c=Ce(Vo(e,i),a);for(let p=0;p<o.length;p++){let g=e==10?+`${o[p]}e${i}`:o[p]*c,f=(i>=0?0:
a)+(i>=r[p]?0:r[p]),h=e==10?g:Ce(g,f);s.push(h),On.set(h,f)}}return s}var _s={},ra=[],Go=[null,null],
Rn=Array.isArray,du=Number.isInteger,Gm=e=>e===void 0;function Nc(e){return typeof e=="string"}function hr(e){
let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function Um(e){return e!=null&&
typeof e=="object"}var jm=Object.getPrototypeOf(Uint8Array),fu="__proto__";function Uo(e,t=hr){let n;
if(Rn(e)){let o=e.find(s=>s!=null);if(Rn(o)||t(o)){n=Array(e.length);for(let s=0;s<e.length;s++)n[s]=
Uo(e[s],t)}else n=e.slice()}else if(e instanceof jm)n=e.slice();else if(t(e)){n={};for(let o in e)o!=
fu&&(n[o]=Uo(e[o],t))}else n=e;return n}function qe(e){let t=arguments;for(let n=1;n<t.length;n++){let o=t[n];
for(let s in o)s!=fu&&(hr(e[s])?qe(e[s],Uo(o[s])):e[s]=Uo(o[s]))}return e}var qm=0,zm=1,Km=2;function Ym(e,t,n){
for(let o=0,s,r=-1;o<t.length;o++){let i=t[o];if(i>r){for(s=i-1;s>=0&&e[s]==null;)e[s--]=null;for(s=
i+1;s<n&&e[s]==null;)e[r=s++]=null}}}function Zm(e,t){if(Xm(e)){let i=e[0].slice();for(let a=1;a<e.length;a++)
i.push(...e[a].slice(1));return eg(i[0])||(i=Qm(i)),i}let n=new Set;for(let i=0;i<e.length;i++){let c=e[i][0],
p=c.length;for(let g=0;g<p;g++)n.add(c[g])}let o=[Array.from(n).sort((i,a)=>i-a)],s=o[0].length,r=new Map;
for(let i=0;i<s;i++)r.set(o[0][i],i);for(let i=0;i<e.length;i++){let a=e[i],c=a[0];for(let p=1;p<a.length;p++){
let g=a[p],f=Array(s).fill(void 0),h=t?t[i][p]:zm,d=[];for(let w=0;w<g.length;w++){let v=g[w],k=r.get(
c[w]);v===null?h!=qm&&(f[k]=v,h==Km&&d.push(k)):f[k]=v}Ym(f,d,s),o.push(f)}}return o}var Jm=typeof queueMicrotask>
"u"?e=>Promise.resolve().then(e):queueMicrotask;function Qm(e){let t=e[0],n=t.length,o=Array(n);for(let r=0;r<
o.length;r++)o[r]=r;o.sort((r,i)=>t[r]-t[i]);let s=[];for(let r=0;r<e.length;r++){let i=e[r],a=Array(
n);for(let c=0;c<n;c++)a[c]=i[o[c]];s.push(a)}return s}function Xm(e){let t=e[0][0],n=t.length;for(let o=1;o<
e.length;o++){let s=e[o][0];if(s.length!=n)return!1;if(s!=t){for(let r=0;r<n;r++)if(s[r]!=t[r])return!1}}
return!0}function eg(e,t=100){let n=e.length;if(n<=1)return!0;let o=0,s=n-1;for(;o<=s&&e[o]==null;)o++;
for(;s>=o&&e[s]==null;)s--;if(s<=o)return!0;let r=gt(1,Pt((s-o+1)/t));for(let i=e[o],a=o+r;a<=s;a+=r){
let c=e[a];if(c!=null){if(c<=i)return!1;i=c}}return!0}var pu=["January","February","March","April","\
May","June","July","August","September","October","November","December"],mu=["Sunday","Monday","Tues\
day","Wednesday","Thursday","Friday","Saturday"];function gu(e){return e.slice(0,3)}var tg=mu.map(gu),
ng=pu.map(gu),og={MMMM:pu,MMM:ng,WWWW:mu,WWW:tg};function fs(e){return(e<10?"0":"")+e}function sg(e){
return(e<10?"00":e<100?"0":"")+e}var rg={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),
MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>fs(e.getMonth()+1),M:e=>e.getMonth()+
1,DD:e=>fs(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],
HH:e=>fs(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.
getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>fs(e.getMinutes()),
m:e=>e.getMinutes(),ss:e=>fs(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>sg(e.getMilliseconds())};function ia(e,t){
t=t||og;let n=[],o=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=o.exec(e);)n.push(s[0][0]=="{"?rg[s[1]]:s[0]);return r=>{
let i="";for(let a=0;a<n.length;a++)i+=typeof n[a]=="string"?n[a]:n[a](r,t);return i}}var ig=new Intl.
DateTimeFormat().resolvedOptions().timeZone;function ag(e,t){let n;return t=="UTC"||t=="Etc/UTC"?n=new Date(
+e+e.getTimezoneOffset()*6e4):t==ig?n=e:(n=new Date(e.toLocaleString("en-US",{timeZone:t})),n.setMilliseconds(
e.getMilliseconds())),n}var hu=e=>e%1==0,fr=[1,2,2.5,5],lg=ys(10,-32,0,fr),_u=ys(10,0,32,fr),cg=_u.filter(
hu),eo=lg.concat(_u),aa=`
`,yu="{YYYY}",Fc=aa+yu,wu="{M}/{D}",gs=aa+wu,ar=gs+"/{YY}",bu="{aa}",ug="{h}:{mm}",Bo=ug+bu,Lc=aa+Bo,
Wc=":{ss}",we=null;function ku(e){let t=e*1e3,n=t*60,o=n*60,s=o*24,r=s*30,i=s*365,c=(e==1?ys(10,0,3,
fr).filter(hu):ys(10,-3,0,fr)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,o,o*2,o*3,o*4,o*6,o*
8,o*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,i,i*2,i*5,i*10,i*25,i*50,i*100]),
p=[[i,yu,we,we,we,we,we,we,1],[s*28,"{MMM}",Fc,we,we,we,we,we,1],[s,wu,Fc,we,we,we,we,we,1],[o,"{h}"+
bu,ar,we,gs,we,we,we,1],[n,Bo,ar,we,gs,we,we,we,1],[t,Wc,ar+" "+Bo,we,gs+" "+Bo,we,Lc,we,1],[e,Wc+".\
{fff}",ar+" "+Bo,we,gs+" "+Bo,we,Lc,we,1]];function g(f){return(h,d,w,v,k,S)=>{let b=[],x=k>=i,C=k>=
r&&k<i,M=f(w),D=Ce(M*e,3),L=Bi(M.getFullYear(),x?0:M.getMonth(),C||x?1:M.getDate()),A=Ce(L*e,3);if(C||
x){let E=C?k/r:0,O=x?k/i:0,I=D==A?D:Ce(Bi(L.getFullYear()+O,L.getMonth()+E,1)*e,3),G=new Date(Ye(I/e)),
W=G.getFullYear(),V=G.getMonth();for(let F=0;I<=v;F++){let J=Bi(W+O*F,V+E*F,1),U=J-f(Ce(J*e,3));I=Ce(
(+J+U)*e,3),I<=v&&b.push(I)}}else{let E=k>=s?s:k,O=Pt(w)-Pt(D),I=A+O+gr(D-A,E);b.push(I);let G=f(I),
W=G.getHours()+G.getMinutes()/n+G.getSeconds()/o,V=k/o,F=h.axes[d]._space,J=S/F;for(;I=Ce(I+k,e==1?0:
3),!(I>v);)if(V>1){let U=Pt(Ce(W+V,6))%24,$=f(I).getHours()-U;$>1&&($=-1),I-=$*o,W=(W+V)%24;let Q=b[b.
length-1];Ce((I-Q)/k,3)*J>=.7&&b.push(I)}else b.push(I)}return b}}return[c,p,g]}var[dg,fg,pg]=ku(1),
[mg,gg,hg]=ku(.001);ys(2,-53,53,[1]);function $c(e,t){return e.map(n=>n.map((o,s)=>s==0||s==8||o==null?
o:t(s==1||n[8]==0?o:n[1]+o)))}function Bc(e,t){return(n,o,s,r,i)=>{let a=t.find(w=>i>=w[0])||t[t.length-
1],c,p,g,f,h,d;return o.map(w=>{let v=e(w),k=v.getFullYear(),S=v.getMonth(),b=v.getDate(),x=v.getHours(),
C=v.getMinutes(),M=v.getSeconds(),D=k!=c&&a[2]||S!=p&&a[3]||b!=g&&a[4]||x!=f&&a[5]||C!=h&&a[6]||M!=d&&
a[7]||a[1];return c=k,p=S,g=b,f=x,h=C,d=M,D(v)})}}function _g(e,t){let n=ia(t);return(o,s,r,i,a)=>s.
map(c=>n(e(c)))}function Bi(e,t,n){return new Date(e,t,n)}function Hc(e,t){return t(e)}var yg="{YYYY\
}-{MM}-{DD} {h}:{mm}{aa}";function Vc(e,t){return(n,o,s,r)=>r==null?ea:t(e(o))}function wg(e,t){let n=e.
series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function bg(e,t){return e.
series[t].fill(e,t)}var kg={show:!0,live:!0,isolate:!1,mount:Bm,markers:{show:!0,width:2,stroke:wg,fill:bg,
dash:"solid"},idx:null,idxs:null,values:[]};function Sg(e,t){let n=e.cursor.points,o=Wt(),s=n.size(e,
t);Me(o,ps,s),Me(o,ms,s);let r=s/-2;Me(o,"marginLeft",r),Me(o,"marginTop",r);let i=n.width(e,t,s);return i&&
Me(o,"borderWidth",i),o}function vg(e,t){let n=e.series[t].points;return n._fill||n._stroke}function Tg(e,t){
let n=e.series[t].points;return n._stroke||n._fill}function xg(e,t){return e.series[t].points.size}var Hi=[
0,0];function Cg(e,t,n){return Hi[0]=t,Hi[1]=n,Hi}function lr(e,t,n,o=!0){return s=>{s.button==0&&(!o||
s.target==t)&&n(s)}}function Vi(e,t,n,o=!0){return s=>{(!o||s.target==t)&&n(s)}}var Pg={show:!0,x:!0,
y:!0,lock:!1,move:Cg,points:{one:!1,show:Sg,size:xg,width:0,stroke:Tg,fill:vg},bind:{mousedown:lr,mouseup:lr,
click:lr,dblclick:lr,mousemove:Vi,mouseleave:Vi,mouseenter:Vi},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,
click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,o,s)=>o-
s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,
event:null},Su={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},la=qe({},Su,{filter:lu}),vu=qe({},la,{size:10}),
Tu=qe({},Su,{show:!1}),ca='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Aria\
l, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Em\
oji"',xu="bold "+ca,Cu=1.5,Gc={show:!0,scale:"x",stroke:Xi,space:50,gap:5,alignTo:1,size:50,labelGap:0,
labelSize:30,labelFont:xu,side:2,grid:la,ticks:vu,border:Tu,font:ca,lineGap:Cu,rotate:0},Dg="Value",
Ag="Time",Uc={show:!0,scale:"x",auto:!1,sorted:1,min:xe,max:-xe,idxs:[]};function Ig(e,t,n,o,s){return t.
map(r=>r==null?"":sa(r))}function Rg(e,t,n,o,s,r,i){let a=[],c=On.get(s)||0;n=i?n:Ce(gr(n,s),c);for(let p=n;p<=
o;p=Ce(p+s,c))a.push(Object.is(p,-0)?0:p);return a}function Ki(e,t,n,o,s,r,i){let a=[],c=e.scales[e.
axes[t].scale].log,p=c==10?mn:ru,g=Pt(p(n));s=Vo(c,g),c==10&&(s=eo[zt(s,eo)]);let f=n,h=s*c;c==10&&(h=
eo[zt(h,eo)]);do a.push(f),f=f+s,c==10&&!On.has(f)&&(f=Ce(f,On.get(s))),f>=h&&(s=f,h=s*c,c==10&&(h=eo[zt(
h,eo)]));while(f<=o);return a}function Og(e,t,n,o,s,r,i){let c=e.scales[e.axes[t].scale].asinh,p=o>c?
Ki(e,t,gt(c,n),o,s):[c],g=o>=0&&n<=0?[0]:[];return(n<-c?Ki(e,t,gt(c,-o),-n,s):[c]).reverse().map(h=>-h).
concat(g,p)}var Pu=/./,Mg=/[12357]/,Eg=/[125]/,jc=/1/,Yi=(e,t,n,o)=>e.map((s,r)=>t==4&&s==0||r%o==0&&
n.test(s.toExponential()[s<0?1:0])?s:null);function Ng(e,t,n,o,s){let r=e.axes[n],i=r.scale,a=e.scales[i],
c=e.valToPos,p=r._space,g=c(10,i),f=c(9,i)-g>=p?Pu:c(7,i)-g>=p?Mg:c(5,i)-g>=p?Eg:jc;if(f==jc){let h=Ze(
c(1,i)-g);if(h<p)return Yi(t.slice().reverse(),a.distr,f,$t(p/h)).reverse()}return Yi(t,a.distr,f,1)}
function Fg(e,t,n,o,s){let r=e.axes[n],i=r.scale,a=r._space,c=e.valToPos,p=Ze(c(1,i)-c(2,i));return p<
a?Yi(t.slice().reverse(),3,Pu,$t(a/p)).reverse():t}function Lg(e,t,n,o){return o==null?ea:t==null?"":
sa(t)}var qc={show:!0,scale:"y",stroke:Xi,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:xu,
side:3,grid:la,ticks:vu,border:Tu,font:ca,lineGap:Cu,rotate:0};function Wg(e,t){let n=3+(e||1)*2;return Ce(
n*t,3)}function $g(e,t){let{scale:n,idxs:o}=e.series[0],s=e._data[0],r=e.valToPos(s[o[0]],n,!0),i=e.
valToPos(s[o[1]],n,!0),a=Ze(i-r),c=e.series[t],p=a/(c.points.space*he);return o[1]-o[0]<=p}var zc={scale:null,
auto:!0,sorted:0,min:xe,max:-xe},Du=(e,t,n,o,s)=>s,Kc={show:!0,auto:!0,sorted:0,gaps:Du,alpha:1,facets:[
qe({},zc,{scale:"x"}),qe({},zc,{scale:"y"})]},Yc={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Du,
alpha:1,points:{show:$g,filter:null},values:null,min:xe,max:-xe,idxs:[],path:null,clip:null};function Bg(e,t,n,o,s){
return n/10}var Au={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Hg=qe({},Au,
{time:!1,ori:1}),Zc={};function Iu(e,t){let n=Zc[e];return n||(n={key:e,plots:[],sub(o){n.plots.push(
o)},unsub(o){n.plots=n.plots.filter(s=>s!=o)},pub(o,s,r,i,a,c,p){for(let g=0;g<n.plots.length;g++)n.
plots[g]!=s&&n.plots[g].pub(o,s,r,i,a,c,p)}},e!=null&&(Zc[e]=n)),n}var jo=1,Zi=2;function so(e,t,n){
let o=e.mode,s=e.series[t],r=o==2?e._data[t]:e._data,i=e.scales,a=e.bbox,c=r[0],p=o==2?r[1]:r[t],g=o==
2?i[s.facets[0].scale]:i[e.series[0].scale],f=o==2?i[s.facets[1].scale]:i[s.scale],h=a.left,d=a.top,
w=a.width,v=a.height,k=e.valToPosH,S=e.valToPosV;return g.ori==0?n(s,c,p,g,f,k,S,h,d,w,v,yr,zo,br,Ou,
Eu):n(s,c,p,g,f,S,k,d,h,v,w,wr,Ko,fa,Mu,Nu)}function ua(e,t){let n=0,o=0,s=me(e.bands,ra);for(let r=0;r<
s.length;r++){let i=s[r];i.series[0]==t?n=i.dir:i.series[1]==t&&(i.dir==1?o|=1:o|=2)}return[n,o==1?-1:
o==2?1:o==3?2:0]}function Vg(e,t,n,o,s){let r=e.mode,i=e.series[t],a=r==2?i.facets[1].scale:i.scale,
c=e.scales[a];return s==-1?c.min:s==1?c.max:c.distr==3?c.dir==1?c.min:c.max:0}function gn(e,t,n,o,s,r){
return so(e,t,(i,a,c,p,g,f,h,d,w,v,k)=>{let S=i.pxRound,b=p.dir*(p.ori==0?1:-1),x=p.ori==0?zo:Ko,C,M;
b==1?(C=n,M=o):(C=o,M=n);let D=S(f(a[C],p,v,d)),L=S(h(c[C],g,k,w)),A=S(f(a[M],p,v,d)),E=S(h(r==1?g.max:
g.min,g,k,w)),O=new Path2D(s);return x(O,A,E),x(O,D,E),x(O,D,L),O})}function _r(e,t,n,o,s,r){let i=null;
if(e.length>0){i=new Path2D;let a=t==0?br:fa,c=n;for(let f=0;f<e.length;f++){let h=e[f];if(h[1]>h[0]){
let d=h[0]-c;d>0&&a(i,c,o,d,o+r),c=h[1]}}let p=n+s-c,g=10;p>0&&a(i,c,o-g/2,p,o+r+g)}return i}function Gg(e,t,n){
let o=e[e.length-1];o&&o[0]==t?o[1]=n:e.push([t,n])}function da(e,t,n,o,s,r,i){let a=[],c=e.length;for(let p=s==
1?n:o;p>=n&&p<=o;p+=s)if(t[p]===null){let f=p,h=p;if(s==1)for(;++p<=o&&t[p]===null;)h=p;else for(;--p>=
n&&t[p]===null;)h=p;let d=r(e[f]),w=h==f?d:r(e[h]),v=f-s;d=i<=0&&v>=0&&v<c?r(e[v]):d;let S=h+s;w=i>=
0&&S>=0&&S<c?r(e[S]):w,w>=d&&a.push([d,w])}return a}function Jc(e){return e==0?au:e==1?Ye:t=>Xn(t,e)}
function Ru(e){let t=e==0?yr:wr,n=e==0?(s,r,i,a,c,p)=>{s.arcTo(r,i,a,c,p)}:(s,r,i,a,c,p)=>{s.arcTo(i,
r,c,a,p)},o=e==0?(s,r,i,a,c)=>{s.rect(r,i,a,c)}:(s,r,i,a,c)=>{s.rect(i,r,c,a)};return(s,r,i,a,c,p=0,g=0)=>{
p==0&&g==0?o(s,r,i,a,c):(p=Kt(p,a/2,c/2),g=Kt(g,a/2,c/2),t(s,r+p,i),n(s,r+a,i,r+a,i+c,p),n(s,r+a,i+c,
r,i+c,g),n(s,r,i+c,r,i,g),n(s,r,i,r+a,i,p),s.closePath())}}var yr=(e,t,n)=>{e.moveTo(t,n)},wr=(e,t,n)=>{
e.moveTo(n,t)},zo=(e,t,n)=>{e.lineTo(t,n)},Ko=(e,t,n)=>{e.lineTo(n,t)},br=Ru(0),fa=Ru(1),Ou=(e,t,n,o,s,r)=>{
e.arc(t,n,o,s,r)},Mu=(e,t,n,o,s,r)=>{e.arc(n,t,o,s,r)},Eu=(e,t,n,o,s,r,i)=>{e.bezierCurveTo(t,n,o,s,
r,i)},Nu=(e,t,n,o,s,r,i)=>{e.bezierCurveTo(n,t,s,o,i,r)};function Fu(e){return(t,n,o,s,r)=>so(t,n,(i,a,c,p,g,f,h,d,w,v,k)=>{
let{pxRound:S,points:b}=i,x,C;p.ori==0?(x=yr,C=Ou):(x=wr,C=Mu);let M=Ce(b.width*he,3),D=(b.size-b.width)/
2*he,L=Ce(D*2,3),A=new Path2D,E=new Path2D,{left:O,top:I,width:G,height:W}=t.bbox;br(E,O-L,I-L,G+L*2,
W+L*2);let V=F=>{if(c[F]!=null){let J=S(f(a[F],p,v,d)),U=S(h(c[F],g,k,w));x(A,J+D,U),C(A,J,U,D,0,cr*
2)}};if(r)r.forEach(V);else for(let F=o;F<=s;F++)V(F);return{stroke:M>0?A:null,fill:A,clip:E,flags:jo|
Zi}})}function Lu(e){return(t,n,o,s,r,i)=>{o!=s&&(r!=o&&i!=o&&e(t,n,o),r!=s&&i!=s&&e(t,n,s),e(t,n,i))}}
var Ug=Lu(zo),jg=Lu(Ko);function Wu(e){let t=me(e?.alignGaps,0);return(n,o,s,r)=>so(n,o,(i,a,c,p,g,f,h,d,w,v,k)=>{
[s,r]=pr(c,s,r);let S=i.pxRound,b=W=>S(f(W,p,v,d)),x=W=>S(h(W,g,k,w)),C,M;p.ori==0?(C=zo,M=Ug):(C=Ko,
M=jg);let D=p.dir*(p.ori==0?1:-1),L={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:jo},
A=L.stroke,E=!1;if(r-s>=v*4){let W=Z=>n.posToVal(Z,p.key,!0),V=null,F=null,J,U,X,ie=b(a[D==1?s:r]),$=b(
a[s]),Q=b(a[r]),te=W(D==1?$+1:Q-1);for(let Z=D==1?s:r;Z>=s&&Z<=r;Z+=D){let He=a[Z],Te=(D==1?He<te:He>
te)?ie:b(He),_e=c[Z];Te==ie?_e!=null?(U=_e,V==null?(C(A,Te,x(U)),J=V=F=U):U<V?V=U:U>F&&(F=U)):_e===null&&
(E=!0):(V!=null&&M(A,ie,x(V),x(F),x(J),x(U)),_e!=null?(U=_e,C(A,Te,x(U)),V=F=J=U):(V=F=null,_e===null&&
(E=!0)),ie=Te,te=W(ie+D))}V!=null&&V!=F&&X!=ie&&M(A,ie,x(V),x(F),x(J),x(U))}else for(let W=D==1?s:r;W>=
s&&W<=r;W+=D){let V=c[W];V===null?E=!0:V!=null&&C(A,b(a[W]),x(V))}let[I,G]=ua(n,o);if(i.fill!=null||
I!=0){let W=L.fill=new Path2D(A),V=i.fillTo(n,o,i.min,i.max,I),F=x(V),J=b(a[s]),U=b(a[r]);D==-1&&([U,
J]=[J,U]),C(W,U,F),C(W,J,F)}if(!i.spanGaps){let W=[];E&&W.push(...da(a,c,s,r,D,b,t)),L.gaps=W=i.gaps(
n,o,s,r,W),L.clip=_r(W,p.ori,d,w,v,k)}return G!=0&&(L.band=G==2?[gn(n,o,s,r,A,-1),gn(n,o,s,r,A,1)]:gn(
n,o,s,r,A,G)),L})}function qg(e){let t=me(e.align,1),n=me(e.ascDesc,!1),o=me(e.alignGaps,0),s=me(e.extend,
!1);return(r,i,a,c)=>so(r,i,(p,g,f,h,d,w,v,k,S,b,x)=>{[a,c]=pr(f,a,c);let C=p.pxRound,{left:M,width:D}=r.
bbox,L=$=>C(w($,h,b,k)),A=$=>C(v($,d,x,S)),E=h.ori==0?zo:Ko,O={stroke:new Path2D,fill:null,clip:null,
band:null,gaps:null,flags:jo},I=O.stroke,G=h.dir*(h.ori==0?1:-1),W=A(f[G==1?a:c]),V=L(g[G==1?a:c]),F=V,
J=V;s&&t==-1&&(J=M,E(I,J,W)),E(I,V,W);for(let $=G==1?a:c;$>=a&&$<=c;$+=G){let Q=f[$];if(Q==null)continue;
let te=L(g[$]),Z=A(Q);t==1?E(I,te,W):E(I,F,Z),E(I,te,Z),W=Z,F=te}let U=F;s&&t==1&&(U=M+D,E(I,U,W));let[
X,ie]=ua(r,i);if(p.fill!=null||X!=0){let $=O.fill=new Path2D(I),Q=p.fillTo(r,i,p.min,p.max,X),te=A(Q);
E($,U,te),E($,J,te)}if(!p.spanGaps){let $=[];$.push(...da(g,f,a,c,G,L,o));let Q=p.width*he/2,te=n||t==
1?Q:-Q,Z=n||t==-1?-Q:Q;$.forEach(He=>{He[0]+=te,He[1]+=Z}),O.gaps=$=p.gaps(r,i,a,c,$),O.clip=_r($,h.
ori,k,S,b,x)}return ie!=0&&(O.band=ie==2?[gn(r,i,a,c,I,-1),gn(r,i,a,c,I,1)]:gn(r,i,a,c,I,ie)),O})}function Qc(e,t,n,o,s,r,i=xe){
if(e.length>1){let a=null;for(let c=0,p=1/0;c<e.length;c++)if(t[c]!==void 0){if(a!=null){let g=Ze(e[c]-
e[a]);g<p&&(p=g,i=Ze(n(e[c],o,s,r)-n(e[a],o,s,r)))}a=c}}return i}function zg(e){e=e||_s;let t=me(e.size,
[.6,xe,1]),n=e.align||0,o=e.gap||0,s=e.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let r=ue(s),
i=1-t[0],a=me(t[1],xe),c=me(t[2],1),p=me(e.disp,_s),g=me(e.each,d=>{}),{fill:f,stroke:h}=p;return(d,w,v,k)=>so(
d,w,(S,b,x,C,M,D,L,A,E,O,I)=>{let G=S.pxRound,W=n,V=o*he,F=a*he,J=c*he,U,X;C.ori==0?[U,X]=r(d,w):[X,
U]=r(d,w);let ie=C.dir*(C.ori==0?1:-1),$=C.ori==0?br:fa,Q=C.ori==0?g:(K,Pe,Ke,uo,Nn,Zt,Fn)=>{g(K,Pe,
Ke,Nn,uo,Fn,Zt)},te=me(d.bands,ra).find(K=>K.series[0]==w),Z=te!=null?te.dir:0,He=S.fillTo(d,w,S.min,
S.max,Z),at=G(L(He,M,I,E)),Te,_e,Bt,bt=O,Fe=G(S.width*he),Yt=!1,an=null,At=null,yn=null,ao=null;f!=null&&
(Fe==0||h!=null)&&(Yt=!0,an=f.values(d,w,v,k),At=new Map,new Set(an).forEach(K=>{K!=null&&At.set(K,new Path2D)}),
Fe>0&&(yn=h.values(d,w,v,k),ao=new Map,new Set(yn).forEach(K=>{K!=null&&ao.set(K,new Path2D)})));let{
x0:lo,size:Yo}=p;if(lo!=null&&Yo!=null){W=1,b=lo.values(d,w,v,k),lo.unit==2&&(b=b.map(Ke=>d.posToVal(
A+Ke*O,C.key,!0)));let K=Yo.values(d,w,v,k);Yo.unit==2?_e=K[0]*O:_e=D(K[0],C,O,A)-D(0,C,O,A),bt=Qc(b,
x,D,C,O,A,bt),Bt=bt-_e+V}else bt=Qc(b,x,D,C,O,A,bt),Bt=bt*i+V,_e=bt-Bt;Bt<1&&(Bt=0),Fe>=_e/2&&(Fe=0),
Bt<5&&(G=au);let vs=Bt>0,Mn=bt-Bt-(vs?Fe:0);_e=G(zi(Mn,J,F)),Te=(W==0?_e/2:W==ie?0:_e)-W*ie*((W==0?V/
2:0)+(vs?Fe/2:0));let dt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},co=Yt?null:new Path2D,
ln=null;if(te!=null)ln=d.data[te.series[1]];else{let{y0:K,y1:Pe}=p;K!=null&&Pe!=null&&(x=Pe.values(d,
w,v,k),ln=K.values(d,w,v,k))}let En=U*_e,ae=X*_e;for(let K=ie==1?v:k;K>=v&&K<=k;K+=ie){let Pe=x[K];if(Pe==
null)continue;if(ln!=null){let ht=ln[K]??0;if(Pe-ht==0)continue;at=L(ht,M,I,E)}let Ke=C.distr!=2||p!=
null?b[K]:K,uo=D(Ke,C,O,A),Nn=L(me(Pe,He),M,I,E),Zt=G(uo-Te),Fn=G(gt(Nn,at)),kt=G(Kt(Nn,at)),It=Fn-kt;
if(Pe!=null){let ht=Pe<0?ae:En,Ht=Pe<0?En:ae;Yt?(Fe>0&&yn[K]!=null&&$(ao.get(yn[K]),Zt,kt+Pt(Fe/2),_e,
gt(0,It-Fe),ht,Ht),an[K]!=null&&$(At.get(an[K]),Zt,kt+Pt(Fe/2),_e,gt(0,It-Fe),ht,Ht)):$(co,Zt,kt+Pt(
Fe/2),_e,gt(0,It-Fe),ht,Ht),Q(d,w,K,Zt-Fe/2,kt,_e+Fe,It)}}return Fe>0?dt.stroke=Yt?ao:co:Yt||(dt._fill=
S.width==0?S._fill:S._stroke??S._fill,dt.width=0),dt.fill=Yt?At:co,dt})}function Kg(e,t){let n=me(t?.
alignGaps,0);return(o,s,r,i)=>so(o,s,(a,c,p,g,f,h,d,w,v,k,S)=>{[r,i]=pr(p,r,i);let b=a.pxRound,x=U=>b(
h(U,g,k,w)),C=U=>b(d(U,f,S,v)),M,D,L;g.ori==0?(M=yr,L=zo,D=Eu):(M=wr,L=Ko,D=Nu);let A=g.dir*(g.ori==
0?1:-1),E=x(c[A==1?r:i]),O=E,I=[],G=[];for(let U=A==1?r:i;U>=r&&U<=i;U+=A)if(p[U]!=null){let ie=c[U],
$=x(ie);I.push(O=$),G.push(C(p[U]))}let W={stroke:e(I,G,M,L,D,b),fill:null,clip:null,band:null,gaps:null,
flags:jo},V=W.stroke,[F,J]=ua(o,s);if(a.fill!=null||F!=0){let U=W.fill=new Path2D(V),X=a.fillTo(o,s,
a.min,a.max,F),ie=C(X);L(U,O,ie),L(U,E,ie)}if(!a.spanGaps){let U=[];U.push(...da(c,p,r,i,A,x,n)),W.gaps=
U=a.gaps(o,s,r,i,U),W.clip=_r(U,g.ori,w,v,k,S)}return J!=0&&(W.band=J==2?[gn(o,s,r,i,V,-1),gn(o,s,r,
i,V,1)]:gn(o,s,r,i,V,J)),W})}function Yg(e){return Kg(Zg,e)}function Zg(e,t,n,o,s,r){let i=e.length;
if(i<2)return null;let a=new Path2D;if(n(a,e[0],t[0]),i==2)o(a,e[1],t[1]);else{let c=Array(i),p=Array(
i-1),g=Array(i-1),f=Array(i-1);for(let h=0;h<i-1;h++)g[h]=t[h+1]-t[h],f[h]=e[h+1]-e[h],p[h]=g[h]/f[h];
c[0]=p[0];for(let h=1;h<i-1;h++)p[h]===0||p[h-1]===0||p[h-1]>0!=p[h]>0?c[h]=0:(c[h]=3*(f[h-1]+f[h])/
((2*f[h]+f[h-1])/p[h-1]+(f[h]+2*f[h-1])/p[h]),isFinite(c[h])||(c[h]=0));c[i-1]=p[i-2];for(let h=0;h<
i-1;h++)s(a,e[h]+f[h]/3,t[h]+c[h]*f[h]/3,e[h+1]-f[h]/3,t[h+1]-c[h+1]*f[h]/3,e[h+1],t[h+1])}return a}
var Ji=new Set;function Xc(){for(let e of Ji)e.syncRect(!0)}qo&&(no(Im,Ho,Xc),no(Rm,Ho,Xc,!0),no(ur,
Ho,()=>{ze.pxRatio=he}));var Jg=Wu(),Qg=Fu();function eu(e,t,n,o){return(o?[e[0],e[1]].concat(e.slice(
2)):[e[0]].concat(e.slice(1))).map((r,i)=>Qi(r,i,t,n))}function Xg(e,t){return e.map((n,o)=>o==0?{}:
qe({},t,n))}function Qi(e,t,n,o){return qe({},t==0?n:o,e)}function $u(e,t,n){return t==null?Go:[t,n]}
var eh=$u;function th(e,t,n){return t==null?Go:dr(t,n,oa,!0)}function Bu(e,t,n,o){return t==null?Go:
mr(t,n,e.scales[o].log,!1)}var nh=Bu;function Hu(e,t,n,o){return t==null?Go:na(t,n,e.scales[o].log,!1)}
var oh=Hu;function sh(e,t,n,o,s){let r=gt(Oc(e),Oc(t)),i=t-e,a=zt(s/o*i,n);do{let c=n[a],p=o*c/i;if(p>=
s&&r+(c<5?On.get(c):0)<=17)return[c,p]}while(++a<n.length);return[0,0]}function tu(e){let t,n;return e=
e.replace(/(\d+)px/,(o,s)=>(t=Ye((n=+s)*he))+"px"),[e,t,n]}function rh(e){e.show&&[e.font,e.labelFont].
forEach(t=>{let n=Ce(t[2]*he,1);t[0]=t[0].replace(/[0-9.]+px/,n+"px"),t[1]=n})}function ze(e,t,n){let o={
mode:me(e.mode,1)},s=o.mode;function r(u,m,_,y){let T=m.valToPct(u);return y+_*(m.dir==-1?1-T:T)}function i(u,m,_,y){
let T=m.valToPct(u);return y+_*(m.dir==-1?T:1-T)}function a(u,m,_,y){return m.ori==0?r(u,m,_,y):i(u,
m,_,y)}o.valToPosH=r,o.valToPosV=i;let c=!1;o.status=0;let p=o.root=Wt(fm);if(e.id!=null&&(p.id=e.id),
Ct(p,e.class),e.title){let u=Wt(gm,p);u.textContent=e.title}let g=qt("canvas"),f=o.ctx=g.getContext(
"2d"),h=Wt(hm,p);no("click",h,u=>{u.target===w&&(De!=So||Ee!=vo)&&rt.click(o,u)},!0);let d=o.under=Wt(
_m,h);h.appendChild(g);let w=o.over=Wt(ym,h);e=Uo(e);let v=+me(e.pxAlign,1),k=Jc(v);(e.plugins||[]).
forEach(u=>{u.opts&&(e=u.opts(o,e)||e)});let S=e.ms||.001,b=o.series=s==1?eu(e.series||[],Uc,Yc,!1):
Xg(e.series||[null],Kc),x=o.axes=eu(e.axes||[],Gc,qc,!0),C=o.scales={},M=o.bands=e.bands||[];M.forEach(
u=>{u.fill=ue(u.fill||null),u.dir=me(u.dir,-1)});let D=s==2?b[1].facets[0].scale:b[0].scale,L={axes:sf,
series:Xd},A=(e.drawOrder||["axes","series"]).map(u=>L[u]);function E(u){let m=u.distr==3?_=>mn(_>0?
_:u.clamp(o,_,u.min,u.max,u.key)):u.distr==4?_=>$i(_,u.asinh):u.distr==100?_=>u.fwd(_):_=>_;return _=>{
let y=m(_),{_min:T,_max:P}=u,R=P-T;return(y-T)/R}}function O(u){let m=C[u];if(m==null){let _=(e.scales||
_s)[u]||_s;if(_.from!=null){O(_.from);let y=qe({},C[_.from],_,{key:u});y.valToPct=E(y),C[u]=y}else{m=
C[u]=qe({},u==D?Au:Hg,_),m.key=u;let y=m.time,T=m.range,P=Rn(T);if((u!=D||s==2&&!y)&&(P&&(T[0]==null||
T[1]==null)&&(T={min:T[0]==null?Ac:{mode:1,hard:T[0],soft:T[0]},max:T[1]==null?Ac:{mode:1,hard:T[1],
soft:T[1]}},P=!1),!P&&hr(T))){let R=T;T=(N,H,q)=>H==null?Go:dr(H,q,R)}m.range=ue(T||(y?eh:u==D?m.distr==
3?nh:m.distr==4?oh:$u:m.distr==3?Bu:m.distr==4?Hu:th)),m.auto=ue(P?!1:m.auto),m.clamp=ue(m.clamp||Bg),
m._min=m._max=null,m.valToPct=E(m)}}}O("x"),O("y"),s==1&&b.forEach(u=>{O(u.scale)}),x.forEach(u=>{O(
u.scale)});for(let u in e.scales)O(u);let I=C[D],G=I.distr,W,V;I.ori==0?(Ct(p,pm),W=r,V=i):(Ct(p,mm),
W=i,V=r);let F={};for(let u in C){let m=C[u];(m.min!=null||m.max!=null)&&(F[u]={min:m.min,max:m.max},
m.min=m.max=null)}let J=e.tzDate||(u=>new Date(Ye(u/S))),U=e.fmtDate||ia,X=S==1?pg(J):hg(J),ie=Bc(J,
$c(S==1?fg:gg,U)),$=Vc(J,Hc(yg,U)),Q=[],te=o.legend=qe({},kg,e.legend),Z=o.cursor=qe({},Pg,{drag:{y:s==
2}},e.cursor),He=te.show,at=Z.show,Te=te.markers;te.idxs=Q,Te.width=ue(Te.width),Te.dash=ue(Te.dash),
Te.stroke=ue(Te.stroke),Te.fill=ue(Te.fill);let _e,Bt,bt,Fe=[],Yt=[],an,At=!1,yn={};if(te.live){let u=b[1]?
b[1].values:null;At=u!=null,an=At?u(o,1,0):{_:0};for(let m in an)yn[m]=ea}if(He)if(_e=qt("table",Tm,
p),bt=qt("tbody",null,_e),te.mount(o,_e),At){Bt=qt("thead",null,_e,bt);let u=qt("tr",null,Bt);qt("th",
null,u);for(var ao in an)qt("th",hc,u).textContent=ao}else Ct(_e,Cm),te.live&&Ct(_e,xm);let lo={show:!0},
Yo={show:!1};function vs(u,m){if(m==0&&(At||!te.live||s==2))return Go;let _=[],y=qt("tr",Pm,bt,bt.childNodes[m]);
Ct(y,u.class),u.show||Ct(y,to);let T=qt("th",null,y);if(Te.show){let N=Wt(Dm,T);if(m>0){let H=Te.width(
o,m);H&&(N.style.border=H+"px "+Te.dash(o,m)+" "+Te.stroke(o,m)),N.style.background=Te.fill(o,m)}}let P=Wt(
hc,T);u.label instanceof HTMLElement?P.appendChild(u.label):P.textContent=u.label,m>0&&(Te.show||(P.
style.color=u.width>0?Te.stroke(o,m):Te.fill(o,m)),dt("click",T,N=>{if(Z._lock)return;Wn(N);let H=b.
indexOf(u);if((N.ctrlKey||N.metaKey)!=te.isolate){let q=b.some((z,Y)=>Y>0&&Y!=H&&z.show);b.forEach((z,Y)=>{
Y>0&&Qt(Y,q?Y==H?lo:Yo:lo,!0,Ue.setSeries)})}else Qt(H,{show:!u.show},!0,Ue.setSeries)},!1),po&&dt(bc,
T,N=>{Z._lock||(Wn(N),Qt(b.indexOf(u),xo,!0,Ue.setSeries))},!1));for(var R in an){let N=qt("td",Am,y);
N.textContent="--",_.push(N)}return[y,_]}let Mn=new Map;function dt(u,m,_,y=!0){let T=Mn.get(m)||{},
P=Z.bind[u](o,m,_,y);P&&(no(u,m,T[u]=P),Mn.set(m,T))}function co(u,m,_){let y=Mn.get(m)||{};for(let T in y)
(u==null||T==u)&&(qi(T,m,y[T]),delete y[T]);u==null&&Mn.delete(m)}let ln=0,En=0,ae=0,K=0,Pe=0,Ke=0,uo=Pe,
Nn=Ke,Zt=ae,Fn=K,kt=0,It=0,ht=0,Ht=0;o.bbox={};let Cr=!1,Ts=!1,fo=!1,Ln=!1,xs=!1,Rt=!1;function Pr(u,m,_){
(_||u!=o.width||m!=o.height)&&xa(u,m),yo(!1),fo=!0,Ts=!0,wo()}function xa(u,m){o.width=ln=ae=u,o.height=
En=K=m,Pe=Ke=0,qd(),zd();let _=o.bbox;kt=_.left=Xn(Pe*he,.5),It=_.top=Xn(Ke*he,.5),ht=_.width=Xn(ae*
he,.5),Ht=_.height=Xn(K*he,.5)}let Gd=3;function Ud(){let u=!1,m=0;for(;!u;){m++;let _=nf(m),y=of(m);
u=m==Gd||_&&y,u||(xa(o.width,o.height),Ts=!0)}}function jd({width:u,height:m}){Pr(u,m)}o.setSize=jd;
function qd(){let u=!1,m=!1,_=!1,y=!1;x.forEach((T,P)=>{if(T.show&&T._show){let{side:R,_size:N}=T,H=R%
2,q=T.label!=null?T.labelSize:0,z=N+q;z>0&&(H?(ae-=z,R==3?(Pe+=z,y=!0):_=!0):(K-=z,R==0?(Ke+=z,u=!0):
m=!0))}}),$n[0]=u,$n[1]=_,$n[2]=m,$n[3]=y,ae-=wn[1]+wn[3],Pe+=wn[3],K-=wn[2]+wn[0],Ke+=wn[0]}function zd(){
let u=Pe+ae,m=Ke+K,_=Pe,y=Ke;function T(P,R){switch(P){case 1:return u+=R,u-R;case 2:return m+=R,m-R;case 3:
return _-=R,_+R;case 0:return y-=R,y+R}}x.forEach((P,R)=>{if(P.show&&P._show){let N=P.side;P._pos=T(
N,P._size),P.label!=null&&(P._lpos=T(N,P.labelSize))}})}if(Z.dataIdx==null){let u=Z.hover,m=u.skip=new Set(
u.skip??[]);m.add(void 0);let _=u.prox=ue(u.prox),y=u.bias??=0;Z.dataIdx=(T,P,R,N)=>{if(P==0)return R;
let H=R,q=_(T,P,R,N)??xe,z=q>=0&&q<xe,Y=I.ori==0?ae:K,re=Z.left,ge=t[0],pe=t[P];if(m.has(pe[R])){H=null;
let ce=null,oe=null,ee;if(y==0||y==-1)for(ee=R;ce==null&&ee-- >0;)m.has(pe[ee])||(ce=ee);if(y==0||y==
1)for(ee=R;oe==null&&ee++<pe.length;)m.has(pe[ee])||(oe=ee);if(ce!=null||oe!=null)if(z){let Ie=ce==null?
-1/0:W(ge[ce],I,Y,0),Le=oe==null?1/0:W(ge[oe],I,Y,0),nt=re-Ie,Se=Le-re;nt<=Se?nt<=q&&(H=ce):Se<=q&&(H=
oe)}else H=oe==null?ce:ce==null?oe:R-ce<=oe-R?ce:oe}else z&&Ze(re-W(ge[R],I,Y,0))>q&&(H=null);return H}}
let Wn=u=>{Z.event=u};Z.idxs=Q,Z._lock=!1;let lt=Z.points;lt.show=ue(lt.show),lt.size=ue(lt.size),lt.
stroke=ue(lt.stroke),lt.width=ue(lt.width),lt.fill=ue(lt.fill);let Jt=o.focus=qe({},e.focus||{alpha:.3},
Z.focus),po=Jt.prox>=0,mo=po&&lt.one,Ot=[],go=[],ho=[];function Ca(u,m){let _=lt.show(o,m);if(_ instanceof
HTMLElement)return Ct(_,vm),Ct(_,u.class),sn(_,-10,-10,ae,K),w.insertBefore(_,Ot[m]),_}function Pa(u,m){
if(s==1||m>0){let _=s==1&&C[u.scale].time,y=u.value;u.value=_?Nc(y)?Vc(J,Hc(y,U)):y||$:y||Lg,u.label=
u.label||(_?Ag:Dg)}if(mo||m>0){u.width=u.width==null?1:u.width,u.paths=u.paths||Jg||Hm,u.fillTo=ue(u.
fillTo||Vg),u.pxAlign=+me(u.pxAlign,v),u.pxRound=Jc(u.pxAlign),u.stroke=ue(u.stroke||null),u.fill=ue(
u.fill||null),u._stroke=u._fill=u._paths=u._focus=null;let _=Wg(gt(1,u.width),1),y=u.points=qe({},{size:_,
width:gt(1,_*.2),stroke:u.stroke,space:_*2,paths:Qg,_stroke:null,_fill:null},u.points);y.show=ue(y.show),
y.filter=ue(y.filter),y.fill=ue(y.fill),y.stroke=ue(y.stroke),y.paths=ue(y.paths),y.pxAlign=u.pxAlign}
if(He){let _=vs(u,m);Fe.splice(m,0,_[0]),Yt.splice(m,0,_[1]),te.values.push(null)}if(at){Q.splice(m,
0,null);let _=null;mo?m==0&&(_=Ca(u,m)):m>0&&(_=Ca(u,m)),Ot.splice(m,0,_),go.splice(m,0,0),ho.splice(
m,0,0)}tt("addSeries",m)}function Kd(u,m){m=m??b.length,u=s==1?Qi(u,m,Uc,Yc):Qi(u,m,{},Kc),b.splice(
m,0,u),Pa(b[m],m)}o.addSeries=Kd;function Yd(u){if(b.splice(u,1),He){te.values.splice(u,1),Yt.splice(
u,1);let m=Fe.splice(u,1)[0];co(null,m.firstChild),m.remove()}at&&(Q.splice(u,1),Ot.splice(u,1)[0].remove(),
go.splice(u,1),ho.splice(u,1)),tt("delSeries",u)}o.delSeries=Yd;let $n=[!1,!1,!1,!1];function Zd(u,m){
if(u._show=u.show,u.show){let _=u.side%2,y=C[u.scale];y==null&&(u.scale=_?b[1].scale:D,y=C[u.scale]);
let T=y.time;u.size=ue(u.size),u.space=ue(u.space),u.rotate=ue(u.rotate),Rn(u.incrs)&&u.incrs.forEach(
R=>{!On.has(R)&&On.set(R,uu(R))}),u.incrs=ue(u.incrs||(y.distr==2?cg:T?S==1?dg:mg:eo)),u.splits=ue(u.
splits||(T&&y.distr==1?X:y.distr==3?Ki:y.distr==4?Og:Rg)),u.stroke=ue(u.stroke),u.grid.stroke=ue(u.grid.
stroke),u.ticks.stroke=ue(u.ticks.stroke),u.border.stroke=ue(u.border.stroke);let P=u.values;u.values=
Rn(P)&&!Rn(P[0])?ue(P):T?Rn(P)?Bc(J,$c(P,U)):Nc(P)?_g(J,P):P||ie:P||Ig,u.filter=ue(u.filter||(y.distr>=
3&&y.log==10?Ng:y.distr==3&&y.log==2?Fg:lu)),u.font=tu(u.font),u.labelFont=tu(u.labelFont),u._size=u.
size(o,null,m,0),u._space=u._rotate=u._incrs=u._found=u._splits=u._values=null,u._size>0&&($n[m]=!0,
u._el=Wt(wm,h))}}function Zo(u,m,_,y){let[T,P,R,N]=_,H=m%2,q=0;return H==0&&(N||P)&&(q=m==0&&!T||m==
2&&!R?Ye(Gc.size/3):0),H==1&&(T||R)&&(q=m==1&&!P||m==3&&!N?Ye(qc.size/2):0),q}let Da=o.padding=(e.padding||
[Zo,Zo,Zo,Zo]).map(u=>ue(me(u,Zo))),wn=o._padding=Da.map((u,m)=>u(o,m,$n,0)),st,Je=null,Qe=null,Cs=s==
1?b[0].idxs:null,Vt=null,Jo=!1;function Aa(u,m){if(t=u??[],o.data=o._data=t,s==2){st=0;for(let _=1;_<
b.length;_++)st+=t[_][0].length}else{t.length==0&&(o.data=o._data=t=[[]]),Vt=t[0],st=Vt.length;let _=t;
if(G==2){_=t.slice();let y=_[0]=Array(st);for(let T=0;T<st;T++)y[T]=T}o._data=t=_}if(yo(!0),tt("setD\
ata"),G==2&&(fo=!0),m!==!1){let _=I;_.auto(o,Jo)?Dr():kn(D,_.min,_.max),Ln=Ln||Z.left>=0,Rt=!0,wo()}}
o.setData=Aa;function Dr(){Jo=!0;let u,m;s==1&&(st>0?(Je=Cs[0]=0,Qe=Cs[1]=st-1,u=t[0][Je],m=t[0][Qe],
G==2?(u=Je,m=Qe):u==m&&(G==3?[u,m]=mr(u,u,I.log,!1):G==4?[u,m]=na(u,u,I.log,!1):I.time?m=u+Ye(86400/
S):[u,m]=dr(u,m,oa,!0))):(Je=Cs[0]=u=null,Qe=Cs[1]=m=null)),kn(D,u,m)}let Ps,_o,Ar,Ir,Rr,Or,Mr,Er,Nr,
_t;function Ia(u,m,_,y,T,P){u??=yc,_??=ra,y??="butt",T??=yc,P??="round",u!=Ps&&(f.strokeStyle=Ps=u),
T!=_o&&(f.fillStyle=_o=T),m!=Ar&&(f.lineWidth=Ar=m),P!=Rr&&(f.lineJoin=Rr=P),y!=Or&&(f.lineCap=Or=y),
_!=Ir&&f.setLineDash(Ir=_)}function Ra(u,m,_,y){m!=_o&&(f.fillStyle=_o=m),u!=Mr&&(f.font=Mr=u),_!=Er&&
(f.textAlign=Er=_),y!=Nr&&(f.textBaseline=Nr=y)}function Fr(u,m,_,y,T=0){if(y.length>0&&u.auto(o,Jo)&&
(m==null||m.min==null)){let P=me(Je,0),R=me(Qe,y.length-1),N=_.min==null?Nm(y,P,R,T,u.distr==3):[_.min,
_.max];u.min=Kt(u.min,_.min=N[0]),u.max=gt(u.max,_.max=N[1])}}let Oa={min:null,max:null};function Jd(){
for(let y in C){let T=C[y];F[y]==null&&(T.min==null||F[D]!=null&&T.auto(o,Jo))&&(F[y]=Oa)}for(let y in C){
let T=C[y];F[y]==null&&T.from!=null&&F[T.from]!=null&&(F[y]=Oa)}F[D]!=null&&yo(!0);let u={};for(let y in F){
let T=F[y];if(T!=null){let P=u[y]=Uo(C[y],Um);if(T.min!=null)qe(P,T);else if(y!=D||s==2)if(st==0&&P.
from==null){let R=P.range(o,null,null,y);P.min=R[0],P.max=R[1]}else P.min=xe,P.max=-xe}}if(st>0){b.forEach(
(y,T)=>{if(s==1){let P=y.scale,R=F[P];if(R==null)return;let N=u[P];if(T==0){let H=N.range(o,N.min,N.
max,P);N.min=H[0],N.max=H[1],Je=zt(N.min,t[0]),Qe=zt(N.max,t[0]),Qe-Je>1&&(t[0][Je]<N.min&&Je++,t[0][Qe]>
N.max&&Qe--),y.min=Vt[Je],y.max=Vt[Qe]}else y.show&&y.auto&&Fr(N,R,y,t[T],y.sorted);y.idxs[0]=Je,y.idxs[1]=
Qe}else if(T>0&&y.show&&y.auto){let[P,R]=y.facets,N=P.scale,H=R.scale,[q,z]=t[T],Y=u[N],re=u[H];Y!=null&&
Fr(Y,F[N],P,q,P.sorted),re!=null&&Fr(re,F[H],R,z,R.sorted),y.min=R.min,y.max=R.max}});for(let y in u){
let T=u[y],P=F[y];if(T.from==null&&(P==null||P.min==null)){let R=T.range(o,T.min==xe?null:T.min,T.max==
-xe?null:T.max,y);T.min=R[0],T.max=R[1]}}}for(let y in u){let T=u[y];if(T.from!=null){let P=u[T.from];
if(P.min==null)T.min=T.max=null;else{let R=T.range(o,P.min,P.max,y);T.min=R[0],T.max=R[1]}}}let m={},
_=!1;for(let y in u){let T=u[y],P=C[y];if(P.min!=T.min||P.max!=T.max){P.min=T.min,P.max=T.max;let R=P.
distr;P._min=R==3?mn(P.min):R==4?$i(P.min,P.asinh):R==100?P.fwd(P.min):P.min,P._max=R==3?mn(P.max):R==
4?$i(P.max,P.asinh):R==100?P.fwd(P.max):P.max,m[y]=_=!0}}if(_){b.forEach((y,T)=>{s==2?T>0&&m.y&&(y._paths=
null):m[y.scale]&&(y._paths=null)});for(let y in m)fo=!0,tt("setScale",y);at&&Z.left>=0&&(Ln=Rt=!0)}
for(let y in F)F[y]=null}function Qd(u){let m=zi(Je-1,0,st-1),_=zi(Qe+1,0,st-1);for(;u[m]==null&&m>0;)
m--;for(;u[_]==null&&_<st-1;)_++;return[m,_]}function Xd(){if(st>0){let u=b.some(m=>m._focus)&&_t!=Jt.
alpha;u&&(f.globalAlpha=_t=Jt.alpha),b.forEach((m,_)=>{if(_>0&&m.show&&(Ma(_,!1),Ma(_,!0),m._paths==
null)){let y=_t;_t!=m.alpha&&(f.globalAlpha=_t=m.alpha);let T=s==2?[0,t[_][0].length-1]:Qd(t[_]);m._paths=
m.paths(o,_,T[0],T[1]),_t!=y&&(f.globalAlpha=_t=y)}}),b.forEach((m,_)=>{if(_>0&&m.show){let y=_t;_t!=
m.alpha&&(f.globalAlpha=_t=m.alpha),m._paths!=null&&Ea(_,!1);{let T=m._paths!=null?m._paths.gaps:null,
P=m.points.show(o,_,Je,Qe,T),R=m.points.filter(o,_,P,T);(P||R)&&(m.points._paths=m.points.paths(o,_,
Je,Qe,R),Ea(_,!0))}_t!=y&&(f.globalAlpha=_t=y),tt("drawSeries",_)}}),u&&(f.globalAlpha=_t=1)}}function Ma(u,m){
let _=m?b[u].points:b[u];_._stroke=_.stroke(o,u),_._fill=_.fill(o,u)}function Ea(u,m){let _=m?b[u].points:
b[u],{stroke:y,fill:T,clip:P,flags:R,_stroke:N=_._stroke,_fill:H=_._fill,_width:q=_.width}=_._paths;
q=Ce(q*he,3);let z=null,Y=q%2/2;m&&H==null&&(H=q>0?"#fff":N);let re=_.pxAlign==1&&Y>0;if(re&&f.translate(
Y,Y),!m){let ge=kt-q/2,pe=It-q/2,ce=ht+q,oe=Ht+q;z=new Path2D,z.rect(ge,pe,ce,oe)}m?Lr(N,q,_.dash,_.
cap,H,y,T,R,P):ef(u,N,q,_.dash,_.cap,H,y,T,R,z,P),re&&f.translate(-Y,-Y)}function ef(u,m,_,y,T,P,R,N,H,q,z){
let Y=!1;H!=0&&M.forEach((re,ge)=>{if(re.series[0]==u){let pe=b[re.series[1]],ce=t[re.series[1]],oe=(pe.
_paths||_s).band;Rn(oe)&&(oe=re.dir==1?oe[0]:oe[1]);let ee,Ie=null;pe.show&&oe&&Lm(ce,Je,Qe)?(Ie=re.
fill(o,ge)||P,ee=pe._paths.clip):oe=null,Lr(m,_,y,T,Ie,R,N,H,q,z,ee,oe),Y=!0}}),Y||Lr(m,_,y,T,P,R,N,
H,q,z)}let Na=jo|Zi;function Lr(u,m,_,y,T,P,R,N,H,q,z,Y){Ia(u,m,_,y,T),(H||q||Y)&&(f.save(),H&&f.clip(
H),q&&f.clip(q)),Y?(N&Na)==Na?(f.clip(Y),z&&f.clip(z),As(T,R),Ds(u,P,m)):N&Zi?(As(T,R),f.clip(Y),Ds(
u,P,m)):N&jo&&(f.save(),f.clip(Y),z&&f.clip(z),As(T,R),f.restore(),Ds(u,P,m)):(As(T,R),Ds(u,P,m)),(H||
q||Y)&&f.restore()}function Ds(u,m,_){_>0&&(m instanceof Map?m.forEach((y,T)=>{f.strokeStyle=Ps=T,f.
stroke(y)}):m!=null&&u&&f.stroke(m))}function As(u,m){m instanceof Map?m.forEach((_,y)=>{f.fillStyle=
_o=y,f.fill(_)}):m!=null&&u&&f.fill(m)}function tf(u,m,_,y){let T=x[u],P;if(y<=0)P=[0,0];else{let R=T.
_space=T.space(o,u,m,_,y),N=T._incrs=T.incrs(o,u,m,_,y,R);P=sh(m,_,N,y,R)}return T._found=P}function Wr(u,m,_,y,T,P,R,N,H,q){
let z=R%2/2;v==1&&f.translate(z,z),Ia(N,R,H,q,N),f.beginPath();let Y,re,ge,pe,ce=T+(y==0||y==3?-P:P);
_==0?(re=T,pe=ce):(Y=T,ge=ce);for(let oe=0;oe<u.length;oe++)m[oe]!=null&&(_==0?Y=ge=u[oe]:re=pe=u[oe],
f.moveTo(Y,re),f.lineTo(ge,pe));f.stroke(),v==1&&f.translate(-z,-z)}function nf(u){let m=!0;return x.
forEach((_,y)=>{if(!_.show)return;let T=C[_.scale];if(T.min==null){_._show&&(m=!1,_._show=!1,yo(!1));
return}else _._show||(m=!1,_._show=!0,yo(!1));let P=_.side,R=P%2,{min:N,max:H}=T,[q,z]=tf(y,N,H,R==0?
ae:K);if(z==0)return;let Y=T.distr==2,re=_._splits=_.splits(o,y,N,H,q,z,Y),ge=T.distr==2?re.map(ee=>Vt[ee]):
re,pe=T.distr==2?Vt[re[1]]-Vt[re[0]]:q,ce=_._values=_.values(o,_.filter(o,ge,y,z,pe),y,z,pe);_._rotate=
P==2?_.rotate(o,ce,y,z):0;let oe=_._size;_._size=$t(_.size(o,ce,y,u)),oe!=null&&_._size!=oe&&(m=!1)}),
m}function of(u){let m=!0;return Da.forEach((_,y)=>{let T=_(o,y,$n,u);T!=wn[y]&&(m=!1),wn[y]=T}),m}function sf(){
for(let u=0;u<x.length;u++){let m=x[u];if(!m.show||!m._show)continue;let _=m.side,y=_%2,T,P,R=m.stroke(
o,u),N=_==0||_==3?-1:1,[H,q]=m._found;if(m.label!=null){let pt=m.labelGap*N,Tt=Ye((m._lpos+pt)*he);Ra(
m.labelFont[0],R,"center",_==2?"top":_c),f.save(),y==1?(T=P=0,f.translate(Tt,Ye(It+Ht/2)),f.rotate((_==
3?-cr:cr)/2)):(T=Ye(kt+ht/2),P=Tt);let Vn=iu(m.label)?m.label(o,u,H,q):m.label;f.fillText(Vn,T,P),f.
restore()}if(q==0)continue;let z=C[m.scale],Y=y==0?ht:Ht,re=y==0?kt:It,ge=m._splits,pe=z.distr==2?ge.
map(pt=>Vt[pt]):ge,ce=z.distr==2?Vt[ge[1]]-Vt[ge[0]]:H,oe=m.ticks,ee=m.border,Ie=oe.show?oe.size:0,Le=Ye(
Ie*he),nt=Ye((m.alignTo==2?m._size-Ie-m.gap:m.gap)*he),Se=m._rotate*-cr/180,We=k(m._pos*he),St=(Le+nt)*
N,ft=We+St;P=y==0?ft:0,T=y==1?ft:0;let Mt=m.font[0],Gt=m.align==1?$o:m.align==2?Fi:Se>0?$o:Se<0?Fi:y==
0?"center":_==3?Fi:$o,en=Se||y==1?"middle":_==2?"top":_c;Ra(Mt,R,Gt,en);let vt=m.font[1]*m.lineGap,Et=ge.
map(pt=>k(a(pt,z,Y,re))),Ut=m._values;for(let pt=0;pt<Ut.length;pt++){let Tt=Ut[pt];if(Tt!=null){y==
0?T=Et[pt]:P=Et[pt],Tt=""+Tt;let Vn=Tt.indexOf(`
`)==-1?[Tt]:Tt.split(/\n/gm);for(let mt=0;mt<Vn.length;mt++){let el=Vn[mt];Se?(f.save(),f.translate(
T,P+mt*vt),f.rotate(Se),f.fillText(el,0,0),f.restore()):f.fillText(el,T,P+mt*vt)}}}oe.show&&Wr(Et,oe.
filter(o,pe,u,q,ce),y,_,We,Le,Ce(oe.width*he,3),oe.stroke(o,u),oe.dash,oe.cap);let tn=m.grid;tn.show&&
Wr(Et,tn.filter(o,pe,u,q,ce),y,y==0?2:1,y==0?It:kt,y==0?Ht:ht,Ce(tn.width*he,3),tn.stroke(o,u),tn.dash,
tn.cap),ee.show&&Wr([We],[1],y==0?1:0,y==0?1:2,y==1?It:kt,y==1?Ht:ht,Ce(ee.width*he,3),ee.stroke(o,u),
ee.dash,ee.cap)}tt("drawAxes")}function yo(u){b.forEach((m,_)=>{_>0&&(m._paths=null,u&&(s==1?(m.min=
null,m.max=null):m.facets.forEach(y=>{y.min=null,y.max=null})))})}let Is=!1,$r=!1,Qo=[];function rf(){
$r=!1;for(let u=0;u<Qo.length;u++)tt(...Qo[u]);Qo.length=0}function wo(){Is||(Jm(Fa),Is=!0)}function af(u,m=!1){
Is=!0,$r=m,u(o),Fa(),m&&Qo.length>0&&queueMicrotask(rf)}o.batch=af;function Fa(){if(Cr&&(Jd(),Cr=!1),
fo&&(Ud(),fo=!1),Ts){if(Me(d,$o,Pe),Me(d,"top",Ke),Me(d,ps,ae),Me(d,ms,K),Me(w,$o,Pe),Me(w,"top",Ke),
Me(w,ps,ae),Me(w,ms,K),Me(h,ps,ln),Me(h,ms,En),g.width=Ye(ln*he),g.height=Ye(En*he),x.forEach(({_el:u,
_show:m,_size:_,_pos:y,side:T})=>{if(u!=null)if(m){let P=T===3||T===0?_:0,R=T%2==1;Me(u,R?"left":"to\
p",y-P),Me(u,R?"width":"height",_),Me(u,R?"top":"left",R?Ke:Pe),Me(u,R?"height":"width",R?K:ae),ji(u,
to)}else Ct(u,to)}),Ps=_o=Ar=Rr=Or=Mr=Er=Nr=Ir=null,_t=1,ts(!0),Pe!=uo||Ke!=Nn||ae!=Zt||K!=Fn){yo(!1);
let u=ae/Zt,m=K/Fn;if(at&&!Ln&&Z.left>=0){Z.left*=u,Z.top*=m,bo&&sn(bo,Ye(Z.left),0,ae,K),ko&&sn(ko,
0,Ye(Z.top),ae,K);for(let _=0;_<Ot.length;_++){let y=Ot[_];y!=null&&(go[_]*=u,ho[_]*=m,sn(y,$t(go[_]),
$t(ho[_]),ae,K))}}if(Ae.show&&!xs&&Ae.left>=0&&Ae.width>0){Ae.left*=u,Ae.width*=u,Ae.top*=m,Ae.height*=
m;for(let _ in jr)Me(To,_,Ae[_])}uo=Pe,Nn=Ke,Zt=ae,Fn=K}tt("setSize"),Ts=!1}ln>0&&En>0&&(f.clearRect(
0,0,g.width,g.height),tt("drawClear"),A.forEach(u=>u()),tt("draw")),Ae.show&&xs&&(Rs(Ae),xs=!1),at&&
Ln&&(Hn(null,!0,!1),Ln=!1),te.show&&te.live&&Rt&&(Gr(),Rt=!1),c||(c=!0,o.status=1,tt("ready")),Jo=!1,
Is=!1}o.redraw=(u,m)=>{fo=m||!1,u!==!1?kn(D,I.min,I.max):wo()};function Br(u,m){let _=C[u];if(_.from==
null){if(st==0){let y=_.range(o,m.min,m.max,u);m.min=y[0],m.max=y[1]}if(m.min>m.max){let y=m.min;m.min=
m.max,m.max=y}if(st>1&&m.min!=null&&m.max!=null&&m.max-m.min<1e-16)return;u==D&&_.distr==2&&st>0&&(m.
min=zt(m.min,t[0]),m.max=zt(m.max,t[0]),m.min==m.max&&m.max++),F[u]=m,Cr=!0,wo()}}o.setScale=Br;let Hr,
Vr,bo,ko,La,Wa,So,vo,$a,Ba,De,Ee,bn=!1,rt=Z.drag,Xe=rt.x,et=rt.y;at&&(Z.x&&(Hr=Wt(km,w)),Z.y&&(Vr=Wt(
Sm,w)),I.ori==0?(bo=Hr,ko=Vr):(bo=Vr,ko=Hr),De=Z.left,Ee=Z.top);let Ae=o.select=qe({show:!0,over:!0,
left:0,width:0,top:0,height:0},e.select),To=Ae.show?Wt(bm,Ae.over?w:d):null;function Rs(u,m){if(Ae.show){
for(let _ in u)Ae[_]=u[_],_ in jr&&Me(To,_,u[_]);m!==!1&&tt("setSelect")}}o.setSelect=Rs;function lf(u){
if(b[u].show)He&&ji(Fe[u],to);else if(He&&Ct(Fe[u],to),at){let _=mo?Ot[0]:Ot[u];_!=null&&sn(_,-10,-10,
ae,K)}}function kn(u,m,_){Br(u,{min:m,max:_})}function Qt(u,m,_,y){m.focus!=null&&pf(u),m.show!=null&&
b.forEach((T,P)=>{P>0&&(u==P||u==null)&&(T.show=m.show,lf(P),s==2?(kn(T.facets[0].scale,null,null),kn(
T.facets[1].scale,null,null)):kn(T.scale,null,null),wo())}),_!==!1&&tt("setSeries",u,m),y&&ns("setSe\
ries",o,u,m)}o.setSeries=Qt;function cf(u,m){qe(M[u],m)}function uf(u,m){u.fill=ue(u.fill||null),u.dir=
me(u.dir,-1),m=m??M.length,M.splice(m,0,u)}function df(u){u==null?M.length=0:M.splice(u,1)}o.addBand=
uf,o.setBand=cf,o.delBand=df;function ff(u,m){b[u].alpha=m,at&&Ot[u]!=null&&(Ot[u].style.opacity=m),
He&&Fe[u]&&(Fe[u].style.opacity=m)}let cn,Sn,Bn,xo={focus:!0};function pf(u){if(u!=Bn){let m=u==null,
_=Jt.alpha!=1;b.forEach((y,T)=>{if(s==1||T>0){let P=m||T==0||T==u;y._focus=m?null:P,_&&ff(T,P?1:Jt.alpha)}}),
Bn=u,_&&wo()}}He&&po&&dt(kc,_e,u=>{Z._lock||(Wn(u),Bn!=null&&Qt(null,xo,!0,Ue.setSeries))});function Xt(u,m,_){
let y=C[m];_&&(u=u/he-(y.ori==1?Ke:Pe));let T=ae;y.ori==1&&(T=K,u=T-u),y.dir==-1&&(u=T-u);let P=y._min,
R=y._max,N=u/T,H=P+(R-P)*N,q=y.distr;return q==3?Vo(10,H):q==4?$m(H,y.asinh):q==100?y.bwd(H):H}function mf(u,m){
let _=Xt(u,D,m);return zt(_,t[0],Je,Qe)}o.valToIdx=u=>zt(u,t[0]),o.posToIdx=mf,o.posToVal=Xt,o.valToPos=
(u,m,_)=>C[m].ori==0?r(u,C[m],_?ht:ae,_?kt:0):i(u,C[m],_?Ht:K,_?It:0),o.setCursor=(u,m,_)=>{De=u.left,
Ee=u.top,Hn(null,m,_)};function Ha(u,m){Me(To,$o,Ae.left=u),Me(To,ps,Ae.width=m)}function Va(u,m){Me(
To,"top",Ae.top=u),Me(To,ms,Ae.height=m)}let Xo=I.ori==0?Ha:Va,es=I.ori==1?Ha:Va;function gf(){if(He&&
te.live)for(let u=s==2?1:0;u<b.length;u++){if(u==0&&At)continue;let m=te.values[u],_=0;for(let y in m)
Yt[u][_++].firstChild.nodeValue=m[y]}}function Gr(u,m){if(u!=null&&(u.idxs?u.idxs.forEach((_,y)=>{Q[y]=
_}):Gm(u.idx)||Q.fill(u.idx),te.idx=Q[0]),He&&te.live){for(let _=0;_<b.length;_++)(_>0||s==1&&!At)&&
hf(_,Q[_]);gf()}Rt=!1,m!==!1&&tt("setLegend")}o.setLegend=Gr;function hf(u,m){let _=b[u],y=u==0&&G==
2?Vt:t[u],T;At?T=_.values(o,u,m)??yn:(T=_.value(o,m==null?null:y[m],u,m),T=T==null?yn:{_:T}),te.values[u]=
T}function Hn(u,m,_){$a=De,Ba=Ee,[De,Ee]=Z.move(o,De,Ee),Z.left=De,Z.top=Ee,at&&(bo&&sn(bo,Ye(De),0,
ae,K),ko&&sn(ko,0,Ye(Ee),ae,K));let y,T=Je>Qe;cn=xe,Sn=null;let P=I.ori==0?ae:K,R=I.ori==1?ae:K;if(De<
0||st==0||T){y=Z.idx=null;for(let N=0;N<b.length;N++){let H=Ot[N];H!=null&&sn(H,-10,-10,ae,K)}po&&Qt(
null,xo,!0,u==null&&Ue.setSeries),te.live&&(Q.fill(y),Rt=!0)}else{let N,H,q;s==1&&(N=I.ori==0?De:Ee,
H=Xt(N,D),y=Z.idx=zt(H,t[0],Je,Qe),q=W(t[0][y],I,P,0));let z=-10,Y=-10,re=0,ge=0,pe=!0,ce="",oe="";for(let ee=s==
2?1:0;ee<b.length;ee++){let Ie=b[ee],Le=Q[ee],nt=Le==null?null:s==1?t[ee][Le]:t[ee][1][Le],Se=Z.dataIdx(
o,ee,y,H),We=Se==null?null:s==1?t[ee][Se]:t[ee][1][Se];if(Rt=Rt||We!=nt||Se!=Le,Q[ee]=Se,ee>0&&Ie.show){
let St=Se==null?-10:Se==y?q:W(s==1?t[0][Se]:t[ee][0][Se],I,P,0),ft=We==null?-10:V(We,s==1?C[Ie.scale]:
C[Ie.facets[1].scale],R,0);if(po&&We!=null){let Mt=I.ori==1?De:Ee,Gt=Ze(Jt.dist(o,ee,Se,ft,Mt));if(Gt<
cn){let en=Jt.bias;if(en!=0){let vt=Xt(Mt,Ie.scale),Et=We>=0?1:-1,Ut=vt>=0?1:-1;Ut==Et&&(Ut==1?en==1?
We>=vt:We<=vt:en==1?We<=vt:We>=vt)&&(cn=Gt,Sn=ee)}else cn=Gt,Sn=ee}}if(Rt||mo){let Mt,Gt;I.ori==0?(Mt=
St,Gt=ft):(Mt=ft,Gt=St);let en,vt,Et,Ut,tn,pt,Tt=!0,Vn=lt.bbox;if(Vn!=null){Tt=!1;let mt=Vn(o,ee);Et=
mt.left,Ut=mt.top,en=mt.width,vt=mt.height}else Et=Mt,Ut=Gt,en=vt=lt.size(o,ee);if(pt=lt.fill(o,ee),
tn=lt.stroke(o,ee),mo)ee==Sn&&cn<=Jt.prox&&(z=Et,Y=Ut,re=en,ge=vt,pe=Tt,ce=pt,oe=tn);else{let mt=Ot[ee];
mt!=null&&(go[ee]=Et,ho[ee]=Ut,Dc(mt,en,vt,Tt),Cc(mt,pt,tn),sn(mt,$t(Et),$t(Ut),ae,K))}}}}if(mo){let ee=Jt.
prox,Ie=Bn==null?cn<=ee:cn>ee||Sn!=Bn;if(Rt||Ie){let Le=Ot[0];Le!=null&&(go[0]=z,ho[0]=Y,Dc(Le,re,ge,
pe),Cc(Le,ce,oe),sn(Le,$t(z),$t(Y),ae,K))}}}if(Ae.show&&bn)if(u!=null){let[N,H]=Ue.scales,[q,z]=Ue.match,
[Y,re]=u.cursor.sync.scales,ge=u.cursor.drag;if(Xe=ge._x,et=ge._y,Xe||et){let{left:pe,top:ce,width:oe,
height:ee}=u.select,Ie=u.scales[Y].ori,Le=u.posToVal,nt,Se,We,St,ft,Mt=N!=null&&q(N,Y),Gt=H!=null&&z(
H,re);Mt&&Xe?(Ie==0?(nt=pe,Se=oe):(nt=ce,Se=ee),We=C[N],St=W(Le(nt,Y),We,P,0),ft=W(Le(nt+Se,Y),We,P,
0),Xo(Kt(St,ft),Ze(ft-St))):Xo(0,P),Gt&&et?(Ie==1?(nt=pe,Se=oe):(nt=ce,Se=ee),We=C[H],St=V(Le(nt,re),
We,R,0),ft=V(Le(nt+Se,re),We,R,0),es(Kt(St,ft),Ze(ft-St))):es(0,R)}else qr()}else{let N=Ze($a-La),H=Ze(
Ba-Wa);if(I.ori==1){let re=N;N=H,H=re}Xe=rt.x&&N>=rt.dist,et=rt.y&&H>=rt.dist;let q=rt.uni;q!=null?Xe&&
et&&(Xe=N>=q,et=H>=q,!Xe&&!et&&(H>N?et=!0:Xe=!0)):rt.x&&rt.y&&(Xe||et)&&(Xe=et=!0);let z,Y;Xe&&(I.ori==
0?(z=So,Y=De):(z=vo,Y=Ee),Xo(Kt(z,Y),Ze(Y-z)),et||es(0,R)),et&&(I.ori==1?(z=So,Y=De):(z=vo,Y=Ee),es(
Kt(z,Y),Ze(Y-z)),Xe||Xo(0,P)),!Xe&&!et&&(Xo(0,0),es(0,0))}if(rt._x=Xe,rt._y=et,u==null){if(_){if(Xa!=
null){let[N,H]=Ue.scales;Ue.values[0]=N!=null?Xt(I.ori==0?De:Ee,N):null,Ue.values[1]=H!=null?Xt(I.ori==
1?De:Ee,H):null}ns(Li,o,De,Ee,ae,K,y)}if(po){let N=_&&Ue.setSeries,H=Jt.prox;Bn==null?cn<=H&&Qt(Sn,xo,
!0,N):cn>H?Qt(null,xo,!0,N):Sn!=Bn&&Qt(Sn,xo,!0,N)}}Rt&&(te.idx=y,Gr()),m!==!1&&tt("setCursor")}let vn=null;
Object.defineProperty(o,"rect",{get(){return vn==null&&ts(!1),vn}});function ts(u=!1){u?vn=null:(vn=
w.getBoundingClientRect(),tt("syncRect",vn))}function Ga(u,m,_,y,T,P,R){Z._lock||bn&&u!=null&&u.movementX==
0&&u.movementY==0||(Ur(u,m,_,y,T,P,R,!1,u!=null),u!=null?Hn(null,!0,!0):Hn(m,!0,!1))}function Ur(u,m,_,y,T,P,R,N,H){
if(vn==null&&ts(!1),Wn(u),u!=null)_=u.clientX-vn.left,y=u.clientY-vn.top;else{if(_<0||y<0){De=-10,Ee=
-10;return}let[q,z]=Ue.scales,Y=m.cursor.sync,[re,ge]=Y.values,[pe,ce]=Y.scales,[oe,ee]=Ue.match,Ie=m.
axes[0].side%2==1,Le=I.ori==0?ae:K,nt=I.ori==1?ae:K,Se=Ie?P:T,We=Ie?T:P,St=Ie?y:_,ft=Ie?_:y;if(pe!=null?
_=oe(q,pe)?a(re,C[q],Le,0):-10:_=Le*(St/Se),ce!=null?y=ee(z,ce)?a(ge,C[z],nt,0):-10:y=nt*(ft/We),I.ori==
1){let Mt=_;_=y,y=Mt}}H&&(m==null||m.cursor.event.type==Li)&&((_<=1||_>=ae-1)&&(_=Xn(_,ae)),(y<=1||y>=
K-1)&&(y=Xn(y,K))),N?(La=_,Wa=y,[So,vo]=Z.move(o,_,y)):(De=_,Ee=y)}let jr={width:0,height:0,left:0,top:0};
function qr(){Rs(jr,!1)}let Ua,ja,qa,za;function Ka(u,m,_,y,T,P,R){bn=!0,Xe=et=rt._x=rt._y=!1,Ur(u,m,
_,y,T,P,R,!0,!1),u!=null&&(dt(Wi,Gi,Ya,!1),ns(wc,o,So,vo,ae,K,null));let{left:N,top:H,width:q,height:z}=Ae;
Ua=N,ja=H,qa=q,za=z}function Ya(u,m,_,y,T,P,R){bn=rt._x=rt._y=!1,Ur(u,m,_,y,T,P,R,!1,!0);let{left:N,
top:H,width:q,height:z}=Ae,Y=q>0||z>0,re=Ua!=N||ja!=H||qa!=q||za!=z;if(Y&&re&&Rs(Ae),rt.setScale&&Y&&
re){let ge=N,pe=q,ce=H,oe=z;if(I.ori==1&&(ge=H,pe=z,ce=N,oe=q),Xe&&kn(D,Xt(ge,D),Xt(ge+pe,D)),et)for(let ee in C){
let Ie=C[ee];ee!=D&&Ie.from==null&&Ie.min!=xe&&kn(ee,Xt(ce+oe,ee),Xt(ce,ee))}qr()}else Z.lock&&(Z._lock=
!Z._lock,Hn(m,!0,u!=null));u!=null&&(co(Wi,Gi),ns(Wi,o,De,Ee,ae,K,null))}function _f(u,m,_,y,T,P,R){
if(Z._lock)return;Wn(u);let N=bn;if(bn){let H=!0,q=!0,z=10,Y,re;I.ori==0?(Y=Xe,re=et):(Y=et,re=Xe),Y&&
re&&(H=De<=z||De>=ae-z,q=Ee<=z||Ee>=K-z),Y&&H&&(De=De<So?0:ae),re&&q&&(Ee=Ee<vo?0:K),Hn(null,!0,!0),
bn=!1}De=-10,Ee=-10,Q.fill(null),Hn(null,!0,!0),N&&(bn=N)}function Za(u,m,_,y,T,P,R){Z._lock||(Wn(u),
Dr(),qr(),u!=null&&ns(Sc,o,De,Ee,ae,K,null))}function Ja(){x.forEach(rh),Pr(o.width,o.height,!0)}no(
ur,Ho,Ja);let Co={};Co.mousedown=Ka,Co.mousemove=Ga,Co.mouseup=Ya,Co.dblclick=Za,Co.setSeries=(u,m,_,y)=>{
let T=Ue.match[2];_=T(o,m,_),_!=-1&&Qt(_,y,!0,!1)},at&&(dt(wc,w,Ka),dt(Li,w,Ga),dt(bc,w,u=>{Wn(u),ts(
!1)}),dt(kc,w,_f),dt(Sc,w,Za),Ji.add(o),o.syncRect=ts);let Os=o.hooks=e.hooks||{};function tt(u,m,_){
$r?Qo.push([u,m,_]):u in Os&&Os[u].forEach(y=>{y.call(null,o,m,_)})}(e.plugins||[]).forEach(u=>{for(let m in u.
hooks)Os[m]=(Os[m]||[]).concat(u.hooks[m])});let Qa=(u,m,_)=>_,Ue=qe({key:null,setSeries:!1,filters:{
pub:Mc,sub:Mc},scales:[D,b[1]?b[1].scale:null],match:[Ec,Ec,Qa],values:[null,null]},Z.sync);Ue.match.
length==2&&Ue.match.push(Qa),Z.sync=Ue;let Xa=Ue.key,zr=Iu(Xa);function ns(u,m,_,y,T,P,R){Ue.filters.
pub(u,m,_,y,T,P,R)&&zr.pub(u,m,_,y,T,P,R)}zr.sub(o);function yf(u,m,_,y,T,P,R){Ue.filters.sub(u,m,_,
y,T,P,R)&&Co[u](null,m,_,y,T,P,R)}o.pub=yf;function wf(){zr.unsub(o),Ji.delete(o),Mn.clear(),qi(ur,Ho,
Ja),p.remove(),_e?.remove(),tt("destroy")}o.destroy=wf;function Kr(){tt("init",e,t),Aa(t||e.data,!1),
F[D]?Br(D,F[D]):Dr(),xs=Ae.show&&(Ae.width>0||Ae.height>0),Ln=Rt=!0,Pr(e.width,e.height)}return b.forEach(
Pa),x.forEach(Zd),n?n instanceof HTMLElement?(n.appendChild(p),Kr()):n(o,Kr):Kr(),o}ze.assign=qe;ze.
fmtNum=sa;ze.rangeNum=dr;ze.rangeLog=mr;ze.rangeAsinh=na;ze.orient=so;ze.pxRatio=he;ze.join=Zm;ze.fmtDate=
ia,ze.tzDate=ag;ze.sync=Iu;{ze.addGap=Gg,ze.clipGaps=_r;let e=ze.paths={points:Fu};e.linear=Wu,e.stepped=
qg,e.bars=zg,e.spline=Yg}var ih=(e,t,n)=>{let o=i=>i&&Math.floor(n.clockAt(i.at)/864e5),s=0,r=0;return e.map((i,a)=>{s+=i.kg;
for(let p=e[r];p&&p.at<=i.at-t*864e5;)s-=p.kg,r+=1,p=e[r];return o(e[a+1])!==o(i)?s/(a-r+1):void 0})},
pa=1e3,Vu=(e,t,n)=>{let o=e.filter(({at:i})=>i>=t),s=o.length<pa?7:30,r=ih(e,s,n).slice(e.length-o.length);
return{points:o,means:r,meanDays:s}},ma=(e,t)=>{let n=e.at(-1),o=e.findLast(({at:s})=>n&&s<=n.at-t*864e5);
if(!(!n||!o||o.at<n.at-2*t*864e5))return n.kg-o.kg},ah=4,Gu=(e,t)=>{let[n,o]=[e??60,t??80],s=Math.max(
ah-(o-n),(o-n)/5)/2;return[n-s,o+s]},lh={normal:"done",obese_class_i:"blocked",obese_class_ii:"worse",
obese_class_iii:"worst"},ws=e=>lh[e]??"active",Uu=({from:e,to:t},n,o=(e+t)/2)=>{let s=n==="kg"?"kg":
"lb",r=f=>Math.round(An(f,s)*1e8)/1e7,i=n==="kg"?.1:1,a=Math.round(r(o)/i)*i,[c,p]=[Math.ceil(r(e)),
Math.ceil(r(t))-1];return(r(o)<r(e)?[Math.max(c,Math.floor(a)+1),p]:r(o)>=r(t)?[c,Math.min(p,Math.ceil(
a)-1)]:[Math.min(c,a),Math.max(p,a)]).map(f=>Yn(f/10,s))},ju=(e,t,n)=>{let o=n.find(r=>r.class===t),
s=n.some(({to:r})=>Math.abs(Math.round((e-r)*100))<=5);return{bmi:o&&e>=o.to?o.to-.01:e,decimals:o&&
s?2:1}},qu=(e,t)=>{let[n=0,o=1,s]=e.split("-").map(Number);return t.instantOf(Date.UTC(n+18,o-1,s))};var ch=14*864e5,uh=[1,2,7,14,30,60,90,180,365,730,1825,3650,9125,36500],dh=e=>{let t=getComputedStyle(
e);return{colour(n){return e.style.color=`var(--${n})`,t.color},font:t.fontFamily}},fh=({ctx:e,bbox:t,
valToPos:n},{bands:o,bandsFrom:s},r,i,a)=>{let{unit:c,messages:p}=i,g=devicePixelRatio,[f,h]=[t.left+
t.width,t.top+t.height],d=k=>n(An(k,c),"y",!0),w=(k,S,b,x)=>{e.fillStyle=a.colour(S),e.strokeText(k,
b,x),e.fillText(k,b,x)};e.save(),e.font=`${12*g}px ${a.font}`,e.lineWidth=4*g,e.strokeStyle=a.colour(
"card"),e.textAlign="right",w(c,"quiet",t.left-8*g,t.top-14*g),e.textAlign="left";let v=Math.max(t.left,
n(s/1e3,"x",!0));for(let{class:k,from:S,to:b}of v<f?o:[]){let x=Math.max(t.top,d(Math.min(b,1e4))),C=Math.
min(h,d(S));if(C<=x)continue;e.fillStyle=a.colour(ws(k)),e.fillRect(v,x,4*g,C-x),x>t.top&&e.fillRect(
v,x,f-v,g);let M=p.bmi_descriptions[k],D=v+10*g+e.measureText(M).width<f;C-x>=24*g&&D&&w(M,"quiet",v+
10*g,x+16*g)}if(r){let k=d(r.kg);e.beginPath(),e.arc(n(r.at/1e3,"x",!0),k,5*g,0,2*Math.PI),e.stroke(),
e.fillStyle=a.colour("accent"),e.fill(),e.font=`600 ${13*g}px ${a.font}`,e.textBaseline="middle",w(i.
kg(r.kg),"accent",f+8*g,k)}e.restore()},ph=({data:e,valToPos:t},n,o,s)=>{let r=[],i=a=>e[0][a]??0;for(let a=o+
1;a<=s;a++)(i(a)-i(a-1))*1e3>ch&&r.push([t(i(a-1),"x",!0),t(i(a),"x",!0)]);return r},zu=(e,t,n,o)=>{
let{unit:s,zone:r}=n,{from:i,series:{points:a,means:c}}=t,p=dh(e),g=Date.now(),f={font:`12px ${p.font}`,
stroke:p.colour("quiet"),ticks:{show:!1}},h=a.length>=pa,d={show:!0,size:h?3:a.length>100?4:6,fill:`\
color-mix(in srgb, ${p.colour("quiet")} ${h?35:60}%, transparent)`,stroke:"transparent"},w=b=>b<30?n.
shortDay:b<365?n.month:n.year,v={width:e.clientWidth,height:e.clientHeight,padding:[28,s==="st"?98:76,
0,0],legend:{show:!1},cursor:{y:!1,drag:{x:!1,y:!1},points:{size:9}},tzDate:b=>ze.tzDate(new Date(b*
1e3),r.name),scales:{x:{range:[(i-(g-i)/50)/1e3,(g+(g-i)/50)/1e3]},y:{range:(b,x,C)=>Gu(x,C)}},axes:[
{...f,grid:{show:!1},size:32,space:(b,x,C,M,D)=>Math.max(58,90*D/b.width),incrs:uh.map(b=>b*864e5/1e3),
values:(b,x,C,M,D)=>x.map(L=>w(D*1e3/864e5)(L*1e3))},{...f,grid:{stroke:p.colour("line"),width:1},size:40,
space:56,incrs:[.5,1,2,5,10,20,50,100],values:(b,x,C,M,D)=>x.map(D<1?n.tenths:n.integer)}],series:[{},
{points:d,paths:()=>null},{stroke:p.colour("accent"),width:2.5,points:{show:!1},gaps:ph}],hooks:{draw:[
b=>fh(b,t,a.at(-1),n,p)],setCursor:[({cursor:{left:b=-10,idx:x},over:C})=>o(b===-10?void 0:x??void 0,
C.offsetLeft+b)]}},k=b=>b&&An(b,s),S=[a.map(({kg:b})=>k(b)),c.map(k)];return new ze(v,[a.map(({at:b})=>b/
1e3),...S],e)};var Ku=matchMedia("(prefers-color-scheme: dark)"),mh={ArrowLeft:-1,ArrowDown:-1,ArrowRight:1,ArrowUp:1,
PageDown:-10,PageUp:10,Home:Number.NEGATIVE_INFINITY,End:Number.POSITIVE_INFINITY},Yu=({series:e,from:t,
bands:n,bandsFrom:o})=>{let s=B(),{t:r,kg:i,day:a}=s,{points:c,means:p,meanDays:g}=e,f=Math.max(c.length-
1,0),h=Ao(()=>Ku.matches,Ku,"change"),d=ve(null),w=ve(null),[{index:v,left:k},S]=se({index:f});de(()=>{
let O=d.current;S({index:f});let I=zu(O,{series:e,from:t,bands:n,bandsFrom:o},s,(W,V)=>S(F=>W===void 0?
{index:F.index}:{index:W,left:V}));w.current=I;let G=new ResizeObserver(()=>I.setSize({width:O.clientWidth,
height:O.clientHeight}));return G.observe(O),()=>{G.disconnect(),I.destroy()}},[e,t,n,o,s,f,h]);let b=O=>w.
current?.setCursor({left:O,top:1}),x=()=>w.current?.setCursor({left:-10,top:-10}),C=({pointerType:O,
clientX:I})=>{if(O==="mouse"||!w.current)return;let{left:G,width:W}=w.current.over.getBoundingClientRect();
b(Math.min(Math.max(I-G,0),W-1))},M=O=>{O.key==="Escape"&&x();let I=mh[O.key];if(I===void 0)return;O.
preventDefault();let G=c[Math.min(Math.max(v+I,0),f)];G&&w.current&&b(w.current.valToPos(G.at/1e3,"x"))},
[D,L]=[c[v],p[v]],A=[D&&i(D.kg),D&&a(D.at),L!==void 0&&`${r.mean(g)}: ${i(L)}`].filter(Boolean).join(
`
`),E=(k??0)>(d.current?.clientWidth??0)/2;return l("div",{class:"chart",children:[l("div",{class:"pl\
ot",ref:d,role:"slider",tabIndex:0,"aria-label":r.chart,"aria-valuemin":0,"aria-valuemax":f,"aria-va\
luenow":v,"aria-valuetext":A,onPointerDown:C,onPointerMove:C,onKeyDown:M,onBlur:x}),l("output",{class:"\
tip",hidden:k===void 0,"aria-hidden":"true",style:{left:`${k}px`,translate:E?"calc(-100% - 12px)":"1\
2px"},children:A})]})};var Zu=(e,t,n)=>{let[o,s]=t==="es"?[";",","]:[",","."],r=e.map(({fecha_registro:i,peso_kg:a})=>[gc(Date.
parse(i),n),String(a).replace(".",s).replace(/,\d{3}$/,"$&0")]);return[["fecha_registro","peso_kg"],
...r,[]].map(i=>i.join(o)).join(`\r
`)};var kr=e=>{try{return JSON.parse(e)}catch{return}},ro=e=>{let t=`weight-bmi-register ${e}`;return{read:()=>{
try{return localStorage.getItem(t)??""}catch{return""}},write:n=>{try{localStorage.setItem(t,n)}catch{}}}};var ga="?",Ju=e=>{let{t}=B(),{caption:n,head:o,rows:s,choices:r,choose:i,more:a}=e,c=({target:v})=>{
let{name:k,value:S}=v;S!==ga&&i(k,S)},p=v=>{let k=v.map(({key:b,label:x,options:C,value:M,outcome:D})=>{
let L=M===void 0?[[ga,t.choose],...C]:C;return[b,{label:x,hint:D?.join(`
`),options:L}]}),S=v.map(({key:b,value:x=ga})=>[b,x]);return l("form",{class:"filters choices",onInput:c,
children:l(Eo,{fields:Object.fromEntries(k),values:Object.fromEntries(S)})})},g=Math.max(o.length,...s.
map(v=>v.length)),f=Array.from({length:g},(v,k)=>k),h=l("section",{class:"cells","aria-label":n,tabIndex:0,
children:l("table",{children:[l("caption",{children:n}),l("thead",{children:l("tr",{children:f.map(v=>l(
"th",{scope:"col",children:[o[v]||t.columnAt(v+1)," ",r.map(({key:k,label:S,column:b})=>b===v&&l(Oe,
{children:S},k))]},v))})}),l("tbody",{children:s.map((v,k)=>l("tr",{children:f.map(S=>l("td",{children:v[S]||
" "},S))},k))})]})}),d=r.filter(v=>v.isFolded),w=r.filter(v=>!v.isFolded);return l(ne,{children:[w.
length>0&&p(w),d.length>0&&l("details",{children:[l("summary",{children:a}),p(d),w.length===0&&h]}),
w.length>0&&h]})};var rn={height:{min:.4,max:2.72},weight:{min:2,max:650},birthDateMin:"1900-01-01",weightChangePerDay:5,
weightChangeInDay:10,clockDifference:6e4,weightsOfAccount:1e5,measurementsOfBody:1e4,name:{min:1,max:100}},
Qb={height_min:rn.height.min,height_max:rn.height.max,weight_min:rn.weight.min,weight_max:rn.weight.
max,birth_date_min:rn.birthDateMin,weight_variation_per_day:rn.weightChangePerDay,name_min_length:rn.
name.min,name_max_length:rn.name.max};var gh=(e,t)=>{let n=a=>Math.round(a*1e6),o=e.map(({record:a,day:c})=>({record:a,plus:n(t*c+a.peso_kg),
minus:n(t*c-a.peso_kg)})).sort((a,c)=>a.plus-c.plus||a.minus-c.minus),s=[],r=o.map(({minus:a},c)=>{let[
p,g]=[0,s.length];for(;p<g;){let f=p+g>>1;(o[s[f]]?.minus??0)<=a?p=f+1:g=f}return s[p]=c,s[p-1]}),i=new Set;
for(let a=s.at(-1);a!==void 0;a=r[a])i.add(o[a].record);return i},hh=(e,t,n)=>{let o=e.toSorted((c,p)=>c.
peso_kg-p.peso_kg),s=c=>o[c]?.peso_kg??0,[r,i,a]=[0,0,0];for(let c of o.keys()){for(;Math.round((s(c)-
s(r))*1e6)>t*1e6;)r+=1;let p=c-r+1,g=Math.abs(s(r)-n)<Math.abs(s(i)-n);(p>a||p===a&&g)&&([i,a]=[r,p])}
return new Set(o.slice(i,i+a))},Qu=(e,t)=>new Map([...e].map(n=>[t(n),n])),Xu=(e,t,n,o)=>{let s=new Set(
e),r=[],i=Qu(t,o),a=new Set(t.map(d=>`${d.fecha_registro} ${d.peso_kg}`)),c=[...i.keys()],p=d=>a.has(
`${d.fecha_registro} ${d.peso_kg}`),g=e.map(({peso_kg:d})=>d).sort((d,w)=>d-w),f=g[g.length>>1]??0;for(let d of Map.
groupBy(e.filter(w=>!p(w)),o).values()){let w=d.length>1?hh(d,rn.weightChangeInDay,f):new Set(d);for(let v of d.
filter(k=>!w.has(k)))r.push(v),s.delete(v)}let h=(d,w,v)=>v!==void 0&&Math.round(Math.abs(w-(i.get(v)?.
peso_kg??w))*1e6)>Math.round(n*Math.abs(d-v)*1e6);for(;;){let[d,w]=[0,r.length],v=[],k=Qu([...s].filter(
x=>!p(x)),o),S=x=>(k.get(x)?.fecha_registro??"")>=(i.get(x)?.fecha_registro??"");for(let[x,C]of k){for(;(c[d]??
Number.POSITIVE_INFINITY)<x;)d+=1;if(!S(x))continue;let[M,D]=[c[d-1],c[d+(i.has(x)?1:0)]];[M,D].filter(
A=>A!==void 0&&!S(A)).some(A=>h(x,C.peso_kg,A))?r.push(C):v.push({record:C,day:x})}let b=gh(v,n);if(r.
push(...v.filter(({record:x})=>!b.has(x)).map(({record:x})=>x)),r.length===w)return{kept:[...s],outliers:r};
for(;w<r.length;w++)s.delete(r[w])}};var _h="weight_change_too_large",yh=6e4,ed=async(e,t,n,o,s)=>{let[{weights:r},i]=await Promise.all([
j.listWeights({signal:o}),Cn(j.getProfile({signal:o}))]),a=n.weight_variation_per_day??Number.POSITIVE_INFINITY,
c=[],p=i?.fecha_nacimiento??n.birth_date_min??"",g=S=>{let{weight_min:b=0,weight_max:x=Number.POSITIVE_INFINITY}=n,
C=Date.parse(S.fecha_registro),M=S.peso_kg>=b&&S.peso_kg<=x,D=C<=Date.now()+yh&&t.inputOf(C)>=p,L=M?
D?null:"weight_date_invalid":"weight_out_of_range";return L&&c.push({...S,code:L}),L===null},f=({fecha_registro:S})=>Math.
floor(t.clockAt(Date.parse(S))/864e5),h=e.filter(g),{kept:d,outliers:w}=Xu(h,r.toReversed(),a,f);c.push(
...w.map(S=>({...S,code:_h})));let v=new Set(r.map(({id:S})=>S)),k=0;for(let S=d;;){let b=[];for await(let{
error:C,answer:M,weights:D}of Vs(j,S,{check:!0,signal:o})){if(C)throw C;if("results"in M)for(let{index:L,
outcome:A,code:E}of M.results)b.push({...D[L],outcome:A,code:E});s(b.length)}let x=C=>b.filter(M=>M.
outcome===C);if(k+=x("known").length,c.push(...x("refused")),S=x("new").map(({peso_kg:C,fecha_registro:M})=>({
peso_kg:C,fecha_registro:M})),S.length===b.length)return{added:S,known:k,refused:c,ids:v}}},_a=ro("i\
mport"),wh=7*864e5,td=async(e,t,n)=>{let o=[];try{for await(let{start:s,error:r,answer:i,weights:a}of Vs(
j,t.added)){if(r)throw r;"weights"in i&&o.push(...i.weights.filter(({id:c})=>!t.ids.has(c))),n(s+a.length)}}finally{
let s=o.map(({id:i,peso_kg:a,fecha_registro:c})=>[i,a,Date.parse(c)]),r={userId:e,at:Date.now(),records:s};
s.length>0&&_a.write(JSON.stringify(r))}return o.length},nd=e=>{let t=kr(_a.read()),{at:n,records:o}=t??
{};return t?.userId!==e||!n||!(Date.now()-n<wh)?void 0:Array.isArray(o)&&o.every(Array.isArray)&&o.length>
0?{userId:e,at:n,records:o}:void 0},ha=1e3,od=async(e,t)=>{let{weights:n}=await j.listWeights(),o=new Map(
n.map(r=>[r.id,r])),s=e.records.flatMap(([r,i,a])=>{let c=o.get(r);return c?.peso_kg===i&&Date.parse(
c.fecha_registro)===a?[r]:[]});for(let r=0;r<s.length;r+=ha)await j.deleteWeights({body:{weight_ids:s.
slice(r,r+ha)}}),t(Math.min(r+ha,s.length));return _a.write(""),s.length};var ya=()=>new Promise(e=>setTimeout(e));var bh=/<Record type="HKQuantityTypeIdentifierBodyMass"(?:[^">]|"[^"]*")*>/g,sd=["startDate","unit",
"value"],kh=async(e,t)=>{let n=[],o="",s=new TextDecoder;for(let i=0;i<e.size;i+=1e5){let a=await e.
slice(i,i+1e5).arrayBuffer(),c=o+s.decode(a,{stream:!0}),p=0;for(let{0:g,index:f}of c.matchAll(bh)){
let h=d=>new RegExp(` ${d}="([^"]*)"`).exec(g)?.[1]??"";n.push(sd.map(h)),p=f+g.length}o=c.slice(Math.
max(p,c.lastIndexOf("<"))),await ya(),t.throwIfAborted()}return{head:sd.map(i=>`BodyMass.${i}`),body:n,
isCut:!o.trimEnd().endsWith("</HealthData>")}},rd=(e,t,n)=>{if(typeof e!="object"||e===null)n.set(t,
String(e??""));else for(let[o,s]of Object.entries(e))rd(s,t?`${t}.${o}`:o,n);return n},Sh=["Data Poi\
nts","weights"],vh=e=>{let t;try{t=JSON.parse(e)}catch{return{format:"cut"}}let n=Sh.map(r=>t[r]).find(
Boolean),o=(Array.isArray(t)?t:Array.isArray(n)?n:[]).map(r=>rd(r,"",new Map));for(let r of o)r.set(
r.get("dataTypeName")??"",r.get("fitValue.0.value.fpVal")??"");let s=[...new Set(o.flatMap(r=>[...r.
keys()]))];return s.length<2?{format:"json"}:{sheet:{head:s,body:o.map(r=>s.map(i=>r.get(i)??""))}}},
Th=e=>{let[t,n]=new Uint8Array(e);if(t===255&&n===254)return new TextDecoder("utf-16le").decode(e);if(t===
254&&n===255)return new TextDecoder("utf-16be").decode(e);try{return new TextDecoder("utf-8",{fatal:!0}).
decode(e)}catch{return new TextDecoder("windows-1252").decode(e)}},xh=[["zip","PK"],["zip","‹"],
["pdf","%PDF"],["database","SQLite format 3"]],id=async(e,t)=>{let n=new TextDecoder("windows-1252").
decode(await e.slice(0,4096).arrayBuffer()),[o]=xh.find(([,i])=>n.startsWith(i))??[];if(o)return{format:o};
if(n.trim()==="")return{format:"empty"};let s=n.replace(/^ï»¿/,"").trimStart();if(s.startsWith("<"))
return/<HealthData|<!DOCTYPE HealthData/.test(n)?{sheet:await kh(e,t)}:{format:"xml"};let r=Th(await e.
arrayBuffer());return/^[[{]/.test(s)?vh(r):r.includes("\0")?{format:"other"}:{text:r}};var hn=["ymd","dmy","mdy"],Ch=/^(\d{1,4})(?:[-/]|\. ?)(\d{1,2})(?:[-/]|\. ?)(\d{1,4})\.?/,cd=/ ?(?:([ap])\.? ?m\b\.?|(?:Uhr|hrs?|h)\b\.?)?/,
ud=/(\d{1,2})[:.h](\d{2})(?:[:.](\d{2}(?:[.,]\d+)?))?/,Ph=/(?:T|,? (?:at|a las?|um|à|alle(?: ore)?|ore|às|-) |,? )/,
dd=/ ?(Z|UTC|GMT)?(?:([+-])(\d{1,2}):?(\d{2})?)?(?: \(.*\))?$/,Dh=new RegExp(`${Ch.source}(?:${Ph.source}${ud.
source}${cd.source})?${dd.source}`,"i"),Ah=new RegExp(`^(?!\\d+\\.\\d+$)${ud.source}${cd.source}${dd.
source}`,"i"),Ih=/^1\d{9}(\d{3}|\d{9})?$/,Rh=/^((?:19|20)\d\d)([01]\d)([0-3]\d)(?:T?(\d\d)(\d\d)(\d\d))?(?=$|Z$|[+-]\d{2})/,
fd=e=>e.toLowerCase().normalize("NFD").replace(/\p{M}/gu,""),pd=(e,t,n)=>["en","es","de","fr","it","\
pt"].map(o=>{let{format:s}=new Intl.DateTimeFormat(o,{...n,timeZone:"UTC"});return Array.from({length:e},
(r,i)=>fd(s(t(i))))}),Oh=pd(12,e=>Date.UTC(2025,e,1),{month:"long"}),Mh=pd(7,e=>Date.UTC(2025,0,e+1),
{weekday:"long"}),md=(e,t)=>{let n=fd(e).replace(/^mrz$/,"marz");return Math.max(...t.map(o=>o.findIndex(
s=>s.startsWith(n))))+1},Eh=/^(\p{L}{3,})[-./, ]*(\d{1,2})(?:st|nd|rd|th)?[-/, ]+(\d{4}|\d\d)(?![\d:])/u,
ad="(\\d{1,4})(?:st|nd|rd|th|er|[ºª])?",Nh="[-./, ]*(?:de |of )?(\\p{L}{3,})[-./, ]*(?:del? )?",Fh=new RegExp(
`^${ad}${Nh}${ad}`,"u"),Lh=e=>{let t=Eh.exec(e),[n="",o="",s="",r=""]=t?[t[0],t[2],t[1],t[3]]:Fh.exec(
e)??[],i=n&&md(s,Oh);if(!i)return e;let[a,c]=o.length===4?[r,o]:[o,r];return`${c.length===2?"20":""}${c}\
-${i}-${a}${e.slice(n.length)}`},gd=e=>e.replace(/[\u200B-\u200F\u202A-\u202E\u2060-\u2069]/g,"").replace(
/\s+/g," ").trim(),io=e=>Ah.test(gd(e)),ld=(e,t,n,o)=>{let s=Lh(e),r=Dh.exec(s);if(!r)return;let i=s===
e?t:"ymd",[,a,c,p,g="12",f="0",h="0",d]=r,[w,v,k="0",S="0"]=r.slice(8),b=U=>Number([a,c,p][i.indexOf(
U)]),[x,C,M]=[b("y"),b("m"),b("d")],D=x<100&&i!=="ymd"?2e3+x:x,L=new Date(Date.UTC(D,C-1,M));if(D<1e3||
L.getUTCMonth()!==C-1||L.getUTCDate()!==M)return;let A=d?Number(g)%12+(d.toLowerCase()==="p"?12:0):Number(
g),E=Number(h.replace(",","."));if(A>23||Number(f)>59||E>=60)return;let O=A*60+Number(f),I=L.getTime()+
O*6e4+Math.floor(E*1e3+1e-6),G=w!==void 0||v!==void 0,W=(Number(k)*60+Number(S))*6e4,V=G?I-(v==="-"?
-W:W):n.instantOf(I),F=r[4]!==void 0,J=F||V<=o?V:n.instantOf(L.getTime());return{at:new Date(J<=o?J:
V).toISOString(),isZoned:G,hasTime:F}},bs=(e,t,n,o=Date.now())=>{let s=gd(e);if(Ih.test(s))return{at:new Date(
Number(s.padEnd(13,"0").slice(0,13))).toISOString(),isZoned:!0,hasTime:!0};let r=s.replace(Rh,(c,p,g,f,h,d,w)=>h===
void 0?`${p}-${g}-${f}`:`${p}-${g}-${f}T${h}:${d}:${w}`),[i,a]=/^([\p{L}-]{2,})\.?,? /u.exec(r)??[];
return ld(r,t,n,o)??(i&&a&&md(a,Mh)?ld(r.slice(i.length),t,n,o):void 0)},Wh=sr("UTC"),_n=e=>hn.some(
t=>bs(e,t,Wh)!==void 0);var $h=`Weight and BMI Register | fecha_registro | peso_kg | kg | ymd |
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
Happy Scale | Date | Weight | | | Moving average, .`,Bh=$h.split(`
`).map(e=>e.split("|").map(t=>t.trim())),Hh=e=>e.replace(/^com\.samsung\.s?health\.weight\./,"").replace(
/ ?\((kg|g|lbs?|st|jin)\)$/,""),Sr=({head:e,preamble:t=[]})=>{let n=e.map(Hh),o=(v="")=>n.indexOf(v.
replace("?","")),s=([,v="",k="",,,S=""])=>{let b=[...v.split(" + "),k,...S.split(", ")].filter(Boolean),
x=n.filter(C=>C&&!b.includes(C));return b.every(C=>C==="."?x.length===0:o(C)>=0)},[r,i="",a,c="",p,g=""]=Bh.
find(s)??[];if(r===void 0)return;let[f,h]=i.split(" + "),d=/^#Units: ?(\p{L}+)/mu.exec(t.join(`
`))?.[1]??"",w=p==="utc";return{program:r,date:o(f),time:h?o(h):-1,weight:o(a),unit:c.startsWith("#")?
`#${o(c.slice(1))}`:c||Dn(d),order:w?"ymd":hn.find(v=>v===p),isUtc:w,people:g.split(", ").flatMap(v=>v.
endsWith("?")?o(v):[])}};var Vh=(e,t)=>{let n=new Set,o=0;for(let{[t]:s}of e)if(s&&(o+=1,n.add(s),n.size>100))return{values:[],
repeats:!1};return{values:[...n],repeats:n.size<o}},hd=e=>{let t=[],n=o=>{let{key:s,options:r,value:i=r.
length===1?r[0]:void 0}=o,a=r.find(c=>c===e[s])??i;return t.push({...o,value:a,isAsked:i===void 0}),
a};return{choices:t,decide:(o,s,r)=>n({key:o,options:s,value:r}),chooseLines:(o,s,r)=>s.reduce((i,a)=>{
let{values:c,repeats:p}=Vh(o,a);if(c.length<2)return i;let g=r(a,p)?void 0:"",f=["",...c],h=n({key:`\
only ${a}`,options:f,value:g,column:a});return h?i.filter(d=>d[a]===h):i},o)}};var _d=[";","	",","," "],yd=(e,t)=>{let n=[[]],o=t===" "?" +":t,s=new RegExp(`(?:"((?:[^"]|"")*)"|([\
^${t}\\r\\n]*))(${o}|\\r?\\n|\\r|$)`,"gy");for(let[,r,i="",a=""]of e.matchAll(s)){if(n.at(-1)?.push(
(r?.replaceAll('""','"')??i).trim()),a==="")break;/[\r\n]/.test(a)&&n.push([])}return n.filter(r=>r.
some(i=>i!==""))},ks=e=>Zn(e,".")!==void 0||Zn(e,",")!==void 0,wd=e=>e.some(t=>_n(t)||io(t))&&e.some(
t=>ks(t)&&!_n(t)),Gh=e=>e.filter(Boolean).length>1&&!e.some(t=>ks(t)||_n(t)),Uh=e=>{let t=e.slice(0,
e.findLastIndex(Boolean)+1);return t.length>1&&t.every(n=>/^\P{N}*\p{L}\P{N}*$/u.test(n))},jh=e=>{let t=e.
slice(0,2e4),n=_d.map(o=>yd(t,o).filter(wd).length);return _d[n.indexOf(Math.max(...n))]??","},bd=e=>{
let t=jh(e),n=yd(e,t),o=n.findIndex(wd);if(o<0)return[];let s=n.slice(0,o).findLastIndex(Gh),r=n.slice(
0,Math.max(s,0)).map(p=>p.join(t)),i=Array.from({length:n[o]?.length??0},()=>""),a={head:n[s]??i,body:[],
preamble:r},c=[a];for(let[p,g]of n.entries()){if(p<=s)continue;if(!(Uh(g)&&n[p+1]?.every(v=>!/\p{N}/u.
test(v))===!1)){a.body.push(g);continue}let{body:h}=a,d=h.at(-1)?.filter(Boolean).length===1&&/^\P{N}+$/u.
test(String(h.at(-1))),w=c.find(({head:v})=>String(v)===String(g));a=w??{head:g,body:[],preamble:d?[
String(h.pop())]:[]},w||c.push(a)}return c};var qh={date:/^(date( ?time)?|timestamp|day|fecha( y hora)?|d[ií]a|datum|tag|jour|data( e ora)?)$/,
time:/^(time|hour|hora|uhrzeit|zeit|heure|ora)$/,weight:/^(weight|peso|gewicht|poids)$/,unit:/^(units?|unidad(es)?|einheit(en)?|unités?|unità|unidades?)$/},
vr=e=>e.replace(/\d(st|nd|rd|th)\b/gi," ").replace(/(\p{Ll})(\p{Lu})/gu,"$1 $2").toLowerCase().split(
/[^\p{L}]+/u).filter(Boolean),Tr=e=>[...new Set(e.flatMap(t=>Dn(t??"")??[]))],kd=(e,t)=>{let n=vr(e).
filter(o=>!Dn(o)&&!/^(in|en)$/.test(o));return qh[t].test(n.join(" "))},wa=[".",","],Sd=e=>/^(null|none|nan|n\/a|[-–—]*)$/i.
test(e),vd=300,zh=({head:e,body:t})=>e.map((n,o)=>{let s=t.flatMap(({[o]:d})=>d||[]).slice(0,vd),r=d=>s.
some(d)&&s.filter(d).length*2>=s.length,i=d=>kd(n,"time")&&/^\d{1,2}\.\d{2}$/.test(d),a=d=>Dn(d)!==void 0,
c=s.some(_n)&&r(d=>_n(d)||io(d)),p=!c&&r(d=>io(d)||i(d)),g=!c&&!p&&s.some(ks),f=s.every(a),h=r(d=>ks(
d)||Sd(d));return{date:c,time:p,weight:g,unit:s.some(a),isUnits:f,isNumber:h}}),ba=(e,{head:t})=>t.some(
Boolean)&&e.slice(t.length).some(Boolean),Td=({head:e},t)=>Tr(vr(e[t]??"")).includes("st")&&Tr(vr(e[t+
1]??"")).includes("lb"),Kh=e=>{let{head:t,body:n}=e,o=n.find(r=>ba(r,e)||!t.some(Boolean))??[],s=r=>/^\d{1,3}$/.
test(o[r]??"");return[...Array(Math.max(t.length,o.length)).keys()].filter(r=>s(r)&&s(r+1)||Td(e,r))};
function*xr(e,t,n,o=Date.now()){let{date:s=-1,time:r=-1,weight:i=-1,isPair:a,unit:c="",ofFile:p,decimal:g="\
."}=t,f=a&&Td(e,i),h=a&&!f&&e.body.find(w=>ba(w,e))?.length,d="";for(let w of t.lines){let[v="",k="",
S="",b=""]=[s,r,i,i+1].map(J=>w[J]),x=io(v)&&!_n(v),C=x?`${d} ${v}`:`${v} ${k}`.trim();x||(d=v);let M=t.
isUtc?`${C}Z`:C,D=()=>t.order&&bs(M,t.order,n,o),L=f?`${S} st ${b||0} lb`:`${S}${g}${b}`,E=(h?w.length===
h:!ba(w,e))?a&&S?L:S:void 0,O=Zn(E??"",g),I=c.startsWith("#")?w[Number(c.slice(1))]:void 0,G=Tr([O?.
unit,I,...f?[]:p]),W=G.length===1?G[0]:Us.find(J=>J===c),V=O&&W&&Yn(O.value,W),F=w.filter(Boolean).length===
1&&_n(v);yield{cells:w,isOfDay:x,isDay:F,moment:D,text:E,amount:O,named:G,kg:V}}}var Yh=(e,t=-1,n)=>{
let o=hn,s=!0;for(let r of e){let i=hn.map(a=>bs(r[t]??"",a,n)?.at);if(!i.every(a=>a===void 0)&&(s&&=
i.every(a=>a===i[0]),o=o.filter(a=>i[hn.indexOf(a)]!==void 0),o.length===1))return o}return o.length===
0?hn:s?o.slice(0,1):o},Zh=e=>{let n=e.map(s=>wa.map(r=>Zn(s,r)?.value)).filter(([s,r])=>s!==r);if(n.
length===0)return["."];let o=wa.filter((s,r)=>n.every(({[r]:i})=>i!==void 0));return o.length>0?o:wa},
xd=(e,t,n)=>{let{head:o,body:s}=e,r=Sr(e),i=zh(e),{choices:a,decide:c,chooseLines:p}=hd(t),g=V=>[...o.
keys()].filter(F=>i[F]?.[V]),f=V=>{let F=g(V).filter(J=>kd(o[J]??"",V));return F.length===1?String(F[0]):
void 0},h=(V,F,J)=>{let U=c(V,[...g(V).map(String),...F],J);return U===void 0?void 0:Number.parseInt(
U,10)},d=h("date",[],r?String(r.date):f("date")),w=s.slice(0,vd).some(({[d??-1]:V=""})=>io(V)||hn.some(
F=>bs(V,F,n)?.hasTime)),k=!r&&!w&&g("time").length>0?h("time",["-1"],f("time")):r?.time,S=r?[]:Kh(e).
map(V=>`${V}+`),b=r?String(r.weight):S.length>0?void 0:f("weight"),x=h("weight",S,b),C=a.at(-1)?.value?.
endsWith("+")??!1,M=f("unit"),D=[...o.keys()].filter(V=>![d,k,x,Number(M??-1)].includes(V)&&!i[V]?.isUnits),
L=(V,F)=>{let{date:J,time:U,isNumber:X}=i[V]??{};return r!==void 0||F&&!J&&!U&&!X},A=p(s,r?.people??
D,L),E=Tr(r?.unit?[r.unit]:vr(o[x??-1]??"")),O={date:d,time:k,weight:x,isPair:C,ofFile:E,isUtc:r?.isUtc??
!1,lines:A};if(x!==void 0){let V=new Set;for(let{text:$=""}of xr(e,O,n))V.add($);let F=Zh(C?[]:[...V]);
O.decimal=c("decimal",F,r&&F[0]);let[J,U]=[!1,!1];for(let{amount:$,named:Q}of xr(e,O,n))J||=$!==void 0&&
Q.length!==1,U||=Q.length>1;let X=r?.unit??(M&&`#${M}`),ie=[...Us,...g("unit").map($=>`#${$}`)];O.unit=
J?c("unit",ie,U?void 0:X):c("unit",["file"])}let I=Yh(A,d,n),G=I.find(V=>V===r?.order);O.order=I.length===
1?I[0]:c("order",I,G);let W=x!==void 0&&a.every(({value:V})=>V!==void 0);return{program:r?.program,choices:a,
form:O,isComplete:W}},Cd=(e,t,n)=>{let o=[...xr(e,t,n)].flatMap(({moment:a,amount:c,kg:p})=>c?{moment:a,
kg:p,value:c.value,size:p??c.value}:[]),[s]=o;if(!s)return[];let r=a=>o.reduce((c,p)=>(p.size-c.size)*
a>0?p:c),i={first:s,lightest:r(-1),heaviest:r(1)};return["first","lightest","heaviest"].map(a=>{let{
moment:c,kg:p,value:g}=i[a];return{name:a,at:c()?.at,kg:p,value:g}})},Jh=250,Pd=async(e,t,n,o)=>{let s=[],
r=[],[i,a,c]=[0,!1,0],[p,g,f]=[0,!1,!1];for(let d of xr(e,t,n)){let{cells:w,isDay:v,isOfDay:k,text:S,
kg:b}=d,x=d.moment();++c%Jh===0&&(await ya(),o?.throwIfAborted()),a||=k,x&&b!==void 0?(s.push({peso_kg:b,
fecha_registro:x.at}),g||=x.hasTime&&!x.isZoned,f||=!x.hasTime):v?i+=1:x&&S!==void 0&&Sd(S)?p+=1:r.push(
w.filter(Boolean).join(" · "))}s.sort((d,w)=>d.fecha_registro<w.fecha_registro?-1:1);let h=e.body.length-
t.lines.length;return{records:s,unread:r,empty:p+(a?0:i),others:h,isLocal:g,isNoon:f}};var Dd=()=>{let{t:e,integer:t,instant:n,announce:o,account:s}=B(),[r,i]=se(()=>nd(s.userId)),[a,c]=se(
0),{run:p,busy:g,error:f}=ls(async()=>{if(!r)return;c(0);let d=await od(r,c);i(void 0),o(e.undone(d,
t(d)))});if(!r)return null;let h=r.records.length;return l(fe,{children:[g?l(In,{label:e.undoing,done:a,
all:h,format:t}):l(ne,{children:[l("p",{children:e.importedAt(n(r.at),h,t(h))}),l(le,{text:e.undoImport,
onClick:p})]}),l(Ge,{error:f})]})},Qh=({rows:e})=>{let{t,kg:n,instant:o,messages:s}=B(),r=({code:i})=>{
let a=s.errors[i??""];return a===void 0||a.includes("{")?t.changeTooLarge:a};return l(it,{caption:t.
refused,rows:e,columns:[[t.date,({fecha_registro:i})=>o(i)],[t.weight,({peso_kg:i})=>n(i),"numeric"],
[t.reason,r]]})},Xh=({records:e})=>{let t=ve(null);return de(()=>{let n=t.current,{clientWidth:o,clientHeight:s}=n,
r=new ze({width:o,height:s,legend:{show:!1},cursor:{show:!1},axes:[{show:!1},{show:!1}],series:[{},{
stroke:getComputedStyle(n).color,width:2,points:{show:!1}}]},[e.map(({fecha_registro:i})=>Date.parse(
i)/1e3),e.map(({peso_kg:i})=>i)],n);return()=>r.destroy()},[e]),l("div",{class:"spark","aria-hidden":"\
true",ref:t})},e_=({records:e})=>{let{t,integer:n,kg:o,day:s}=B(),[r,i]=[e[0],e.at(-1)];if(!r||!i)return null;
let[a,c]=[s(r.fecha_registro),s(i.fecha_registro)],p=c===s(Date.now())?t.today:c;return l("div",{class:"\
summary",children:[l("strong",{children:e.length===1?t.importOne(a,o(r.peso_kg)):t.importRange(n(e.length),
a,p,o(r.peso_kg),o(i.peso_kg))}),l(Xh,{records:e})]})},t_=({records:e,onImport:t})=>{let{t:n,zone:o,
config:s,integer:r,account:i}=B(),[a,c]=se(0),p=ve(null),g=s.validation_limits??{},f=ke(b=>ed(e,o,g,
b,c),[e]),h=ls(async()=>{if(!f.data)return;c(0);let b=await td(i.userId,f.data,c);t(n.importedWeights(
b,r(b)))});if(de(()=>p.current?.focus(),[h.busy]),f.loading)return l(In,{label:n.checking,done:a,all:e.
length,format:r});let{added:d=[],known:w=0,refused:v=[]}=f.data??{};if(h.busy)return l("div",{tabIndex:-1,
ref:p,children:l(In,{label:n.importingWeights,done:a,all:d.length,format:r})});let S=[[n.added,d.length],
[n.known,w],[n.rejected,v.length]].filter(([b,x])=>x>0||b===n.added).map(([b,x])=>b(x,r(x)));return l(
ne,{children:[l(Ge,{error:f.error,retry:f.reload}),l(e_,{records:d}),f.data&&l("p",{role:"status",children:S.
join(" · ")}),l(Qh,{rows:v}),l(Ge,{error:h.error,retry:f.reload}),d.length>0&&h.error===void 0&&l("\
div",{class:"actions",children:l(le,{text:n.importWeights(d.length,r(d.length)),kind:"primary",onClick:h.
run})})]})},n_={},o_={head:[],body:[]},s_=20,r_=e=>{let t=ro(`columns of ${e}`),n=kr(t.read()),o=r=>Array.
isArray(r)&&Object.values(r[1]??[0]).every(i=>typeof i=="string"),s=Array.isArray(n)?n.filter(o):[];
return{find:r=>s.find(([i])=>i===r)?.[1]??n_,keep:(r,i)=>{let a=s.filter(([c])=>c!==r);t.write(JSON.
stringify([[r,i],...a].slice(0,s_)))}}},i_=5,a_=({opened:e,onImport:t})=>{let{t:n,zone:o,integer:s,kg:r,
plain:i,instant:a,account:c}=B(),p="text"in e,g=ct(()=>r_(c.userId),[c.userId]),f=ct(()=>p?bd(e.text):
[e.sheet],[p,e]),h=f.length===1?0:f.findIndex(Sr),[d,w]=se(h),[v,k]=se({}),S=f[d]??f[0]??o_,b=String(
S.head),x=v[b]??g.find(b),C=ct(()=>xd(S,x,o),[S,x,o]),M=ct(()=>Cd(S,C.form,o),[S,C,o]),D=C.isComplete&&
d>=0,{data:L,error:A}=ke(async $=>D?{understood:C,...await Pd(S,C.form,o,$)}:void 0,[C,D]),E=L?.understood===
C?L:void 0,O=$=>S.head[$]||n.columnAt($+1),I=M[0]?.value??0,G=($,Q)=>{if($==="order")return n.orders[Q];
if($==="decimal")return Q===","?n.comma:n.point;if($.startsWith("only"))return Q||n.allLines;if(Q===
"-1")return n.noColumn;if(Q==="file")return n.asInFile;let te=Number.parseInt(Q.replace("#",""),10);
if(!Number.isNaN(te))return O(te)+(Q.endsWith("+")?` + ${O(te+1)}`:"");let Z=Q==="kg"?"":` = ${r(Yn(
I,Q))}`;return`${n.unitNames[Q]} (${i(I)} ${Q}${Z})`},W=({key:$,value:Q})=>M.flatMap(te=>{let Z=te.at&&
a(te.at),He=te.kg===void 0?i(te.value):r(te.kg),Te=(/^(date|time|order)$/.test($)?[Z]:[He,$.startsWith(
"only")&&Z]).filter(Boolean).join(" · ");return Te&&Q!==void 0?[`${n.samples[te.name]}: ${Te}`]:[]}),
V=({column:$})=>$!==void 0,F=C.choices.toSorted(($,Q)=>Number(V($))-Number(V(Q))).map($=>({...$,label:V(
$)?n.onlyWhere(O($.column??0)):n.importRoles[$.key],options:$.options.map(Q=>[Q,G($.key,Q)]),outcome:W(
$),column:/^(date|time|weight)$/.test($.key)?Number.parseInt($.value??"",10):void 0,isFolded:!$.isAsked&&
(V($)||C.program!==void 0)})),J={key:"table",label:n.table,options:f.map(({head:$,body:Q},te)=>[String(
te),n.tableOf($.filter(Boolean).join(", "),s(Q.length))]),value:d<0?void 0:String(d)},U=($,Q)=>{$===
"table"?w(Number(Q)):k({...v,[b]:{...x,[$]:Q}})};if(f.length===0)return l(fe,{kind:"error",children:n.
nothingRead});let X=f.reduce(($,{body:Q})=>$+Q.length,0)-S.body.length,ie=E&&[S.isCut&&n.cutFile,E.others>
0&&n.leftOutLines(E.others,s(E.others)),X>0&&n.otherTables(X,s(X)),E.empty>0&&n.withoutWeight(E.empty,
s(E.empty)),E.isLocal&&n.localTimes(o.name),E.isNoon&&n.localDays(o.name)];return l(ne,{children:[C.
program&&l("p",{role:"status",children:n.recognised(C.program)}),l(Ju,{caption:n.firstLines,head:S.head,
rows:S.body.slice(0,i_),choices:[...h<0?[J]:[],...d<0?[]:F],choose:U,more:C.program?n.changeReading:
n.moreChoices}),l(Ge,{error:A}),E?.records.length===0&&l(fe,{kind:"error",children:n.nothingRead}),ie?.
map($=>$&&l(fe,{kind:"doubt",children:$},$)),E&&l(it,{caption:n.unread(E.unread.length,s(E.unread.length)),
rows:E.unread,columns:[[n.line,$=>$]]}),E&&E.records.length>0&&l(t_,{records:E.records,onImport:$=>{
v[b]&&g.keep(b,x),t($)}},JSON.stringify([b,x]))]})},l_=".csv,.tsv,.txt,.json,.xml,text/csv,text/plai\
n,application/json,text/xml",Ad=()=>{let{t:e}=B(),[t,n]=se(),[o,s]=se(""),r=ve(null),i=async d=>t&&{
opened:await id(t,d),chosen:t},{data:a,error:c,loading:p,reload:g}=ke(i,[t]),f=a?.chosen===t?a?.opened:
void 0,h={label:e.file,type:"file",accept:l_};return de(()=>{o&&r.current?.focus()},[o]),l("div",{class:"\
card",children:[l(Ft,{title:e.importTitle,tools:l("a",{href:ye("weight"),children:e.back})}),o?l("di\
v",{class:"part",tabIndex:-1,ref:r,children:[l(fe,{kind:"success",children:o}),l(Dd,{}),l("a",{href:ye(
"weight",{period:"all"}),children:e.back})]}):l(ne,{children:[l("p",{class:"hint",children:e.importHint}),
!t&&l(Dd,{}),l("form",{onInput:({target:d})=>n(d.files?.[0]),children:l(Eo,{fields:{file:h}})}),l(Ge,
{error:c,retry:g}),p&&t&&l(fe,{kind:"loading",children:e.loading}),f&&("format"in f?l(fe,{kind:"erro\
r",children:e.formats[f.format]}):l(a_,{opened:f,onImport:s},t))]})]})};var c_=(e,t)=>Date.parse(t.fecha_registro)-Date.parse(e.fecha_registro),Id=async(e,t)=>{let n=await j.
recordWeights({body:{weights:[{peso_kg:e,fecha_registro:t}]}});return"weights"in n?n.weights:[]},ka=(e,t)=>[
...t,...e.filter(({id:n})=>t.every(o=>o.id!==n))].sort(c_),Rd=e=>{let{t,plain:n,unit:o,kg:s}=B(),r=e&&
(o==="kg"?n(e):s(e));return{inputMode:o==="st"?"text":"decimal",autocomplete:"off",label:t.weightIn(
o),codes:["weight_out_of_range","weight_change_too_large"],defaultValue:r,read:i=>e!==void 0&&i===r?
e:jl(String(i),o)??new Error(t.notANumber[o])}},Sa=()=>{let{t:e,zone:t}=B();return t.name===rr()?void 0:
e.timesIn(t.name)},Od=e=>{let{t,zone:n}=B(),o=n.inputOf(e===void 0?Date.now():Date.parse(e));return{
label:t.dateTime,hint:Sa(),codes:["weight_date_invalid"],max:n.inputOf(Date.now()),type:"datetime-lo\
cal",defaultValue:o,read:s=>{if(e!==void 0&&s===o)return e;let r=Date.parse(`${s}Z`);if(Number.isNaN(
r))return String(s);let i=n.instantOf(r);return i>Date.now()?new Error(t.futureDate):new Date(i).toISOString()}}},
Md=({change:e})=>{let{t,messages:n}=B(),o=Pn(Nt),[s,r]=se(!1),i=ve(void 0),[a,c]=[Rd(),Od()],p=async({
peso_kg:f,time:h})=>{let d=i.current?.kg===f?i.current.at:new Date().toISOString(),w=await Id(f,h??d).
catch(async v=>{let{code:k,status:S}=v;if(S===void 0||S>=500?i.current={kg:f,at:d}:S!==401&&S!==429&&
(i.current=void 0),k!=="weight_date_invalid"||h!==void 0)throw v;return await j.recordWeight({body:{
peso_kg:f}}),o(!0),[]});return i.current=void 0,e(v=>ka(v,w)),r(!1),n.texts.weight_recorded},g={peso_kg:a,
...s&&{time:c}};return l("div",{class:"record",children:[l(xt,{inline:!0,submit:t.record,fields:g,act:p}),
l(le,{text:s?t.now:t.anotherDay,kind:"link","aria-expanded":s,onClick:()=>r(!s)})]})},Ed=({item:e,change:t})=>{
let{t:n,kg:o,instant:s,announce:r}=B(),i=Pn(Nt),a={weight_id:e.id},c=`${o(e.peso_kg)}, ${s(e.fecha_registro)}`,
p=async()=>{let g=await Id(e.peso_kg,e.fecha_registro);return t(f=>ka(f,g)),i(!1),n.restored};return l(
No,{label:`${n.actions}: ${c}`,text:"⋯",children:[l(Ne,{text:n.correct,of:c,title:n.correctTitle,submit:n.
save,kind:"primary",fields:{peso_kg:Rd(e.peso_kg),time:Od(e.fecha_registro)},act:async({peso_kg:g,time:f})=>{
let h=f===e.fecha_registro?{}:{fecha_registro:f},d=await j.correctWeight({path:a,body:{peso_kg:g,...h}});
return t(w=>ka(w,[d])),n.corrected}}),l(Ne,{text:n.remove,of:c,title:n.removeTitle,question:c,act:async()=>{
await j.deleteWeight({path:a}),t(g=>g.filter(({id:f})=>f!==e.id)),r(n.removed,p)}})]})};var u_=async e=>{let[t,{weights:n}]=await Promise.all([Cn(j.getProfile({signal:e})),j.listRecentWeights(
{signal:e})]);return{profile:t,weights:n}},d_=e=>j.listWeights({signal:e}),f_=e=>Cn(j.getBmi({signal:e})),
Ss={from:15,to:43},Ta=Hs(1),p_=({imc:e})=>{let{plain:t}=B(),n=r=>Math.min(Math.max(r,Ss.from),Ss.to),
o=r=>(n(r)-Ss.from)/(Ss.to-Ss.from)*100,s=({from:r,to:i})=>`${o(i)-o(r)}%`;return l("div",{class:"sc\
ale","aria-hidden":"true",children:[Ta.map(r=>l("i",{"data-kind":ws(r.class),style:{width:s(r)}},r.class)),
l("b",{style:{left:`${o(e)}%`}}),Ta.slice(0,-1).map(({class:r,to:i})=>l("small",{style:{left:`${o(i)}\
%`},children:t(i)},r))]})},m_=({bmi:e,profile:t,bands:n,points:o})=>{let{t:s,messages:r,tenths:i,hundredths:a,
kg:c,unit:p}=B(),g=n.find(k=>k.class==="normal"),[f=0,h=0]=g?Uu(g,p,o.at(-1)?.kg):[],{data:d}=e,w=d?
rs(d):void 0,v=d&&w&&ju(d.imc,w,Ta);return l("div",{class:"part",children:[l("h2",{children:s.bmi}),
l(Ge,{error:e.error,retry:e.reload}),d&&l("p",{class:"figure",children:[l("strong",{children:v?.decimals===
2?a(v.bmi):i(d.imc)})," ",l(Oe,{kind:w&&ws(w),children:di(d,r)})]}),d&&n.length>0&&l(p_,{imc:d.imc}),
d===null&&l("p",{children:t?s.bmiNeedsWeight:s.bmiNeedsProfile}),g&&l("p",{class:"hint",children:s.normalRange(
c(f),c(h))}),!t&&l("a",{href:ye("profile"),children:s.toProfile})]})},g_=e=>{let{t,kg:n,day:o,signed:s}=B(),
r=e.points.at(-1),i=[7,30].flatMap(a=>{let c=ma(e.points,a);return c===void 0?[]:[t.changeIn(s(c),a)]});
return l("section",{class:"card now","aria-label":t.latest,children:[l("div",{class:"part",children:[
l("h2",{children:r?t.latestOf(o(r.at)):t.latest}),r&&l("p",{class:"figure",children:l("strong",{children:n(
r.kg)})}),i.length>0&&l("p",{children:i.join(" · ")}),!r&&l("div",{class:"ghost","aria-hidden":"tru\
e"}),!r&&l("p",{children:t.noWeights}),l(Md,{change:e.change}),!r&&l("a",{href:ye("weight",{},"impor\
t"),children:t.importFrom})]}),l(m_,{...e})]})},Nd={month:30,quarter:91,year:365,all:Number.POSITIVE_INFINITY},
va=["month","quarter","year","all"],Fd,h_=({points:e,bands:t,profile:n})=>{let{t:o,zone:s,kg:r,integer:i,
signed:a}=B(),{parameters:c}=je(),p=Date.now(),g=D=>p-Nd[D]*864e5,f=D=>e.filter(({at:L})=>L>=g(D)).length>
1,h=va.find(D=>D===c.period)??Fd??va.find(f)??"all";Fd=h;let{series:d,from:w}=ct(()=>{let D=Math.max(
g(h),e[0]?.at??p-864e5);return{series:Vu(e,D,s),from:D}},[e,h,s]),v=l(Ys,{label:o.period,values:va,names:o.
periods,value:h,choose:D=>Io(ye("weight",{period:D}))}),{points:k,meanDays:S}=d,b=n?qu(n.fecha_nacimiento,
s):0,[x,C]=[k[0],k.at(-1)],M=Float64Array.from(k,D=>D.kg).sort();return l(Be,{title:o.trend,tools:v,
children:[!x&&l("p",{class:"hint",children:o.nothingInPeriod}),l(Yu,{series:d,from:w,bands:t,bandsFrom:b}),
l("p",{class:"hint key",children:[l("span",{"aria-hidden":"true",children:"●"})," ",o.chartPoint,"\
 ",l("b",{"aria-hidden":"true",children:"━"})," ",o.mean(S)]}),x&&C&&l(Mo,{facts:{[o.change]:a(ma(
e,Nd[h])??C.kg-x.kg),[o.minimum]:r(M[0]??0),[o.maximum]:r(M.at(-1)??0),[o.count]:i(k.length)}})]})},
__=12,y_=({weights:e,change:t})=>{let{t:n,kg:o,instant:s,longMonth:r,language:i,zone:a}=B(),c=ct(()=>{
let h=Map.groupBy(e,w=>r(w.fecha_registro)),d=w=>w.reduce((v,{peso_kg:k})=>v+k,0)/w.length;return new Map(
[...h].map(([w,v])=>[w,n.monthMean(w,o(d(v)))]))},[e,n,o,r]),p=e.length>__,g=()=>Fo(new Blob([Zu(e,i,
a)],{type:"text/csv"}),"weights.csv"),f=l("div",{class:"actions",children:[l("a",{class:"button plai\
n",href:ye("weight",{},"import"),children:n.importCsv}),l(le,{text:n.exportCsv,onClick:g})]});return l(
Be,{title:n.records,hint:Sa(),tools:f,children:l(it,{caption:n.newestFirst,rows:e,keyOf:({id:h})=>h,
groupOf:h=>p&&c.get(r(h.fecha_registro))||"",columns:[[n.date,h=>s(h.fecha_registro)],[n.weight,h=>l(
"strong",{children:o(h.peso_kg)}),"numeric"],[n.actions,h=>l(Ed,{item:h,change:t}),"tools"]]})})},w_=({
first:e})=>{let{t}=B(),[n,o]=[ke(d_),ke(f_)],{profile:s}=e,r=n.data?.weights??e.weights,i=o.data&&rs(
o.data)==="minor"?void 0:s?.talla_m,a=ct(()=>i?Hs(i):[],[i]),c=ct(()=>r.map(h=>({at:Date.parse(h.fecha_registro),
kg:h.peso_kg})).reverse(),[r]),g={profile:s,weights:r,points:c,bands:a,change:h=>n.data?n.change(d=>({
...d,weights:h(d.weights)})):n.reload()},f=h=>{h&&n.reload(),o.reload()};return l(Nt.Provider,{value:f,
children:[l(g_,{...g,bmi:o}),l(Ge,{error:n.error,retry:n.reload}),!n.data&&n.loading&&r.length>0&&l(
fe,{kind:"loading",children:t.loading}),n.data&&r.length>0&&l(ne,{children:[l(h_,{...g}),l(y_,{...g})]})]})},
b_=()=>{let e=ke(u_);return l(Lt,{title:B().t.weight,quiet:!0,load:e,children:t=>l(w_,{first:t})})},
Ld=()=>je().id==="import"?l(Ad,{}):l(b_,{});var k_=["","register","deleted"],S_=5e3,Bd=ro("language"),Wd=ro("unit"),v_=()=>[Bd.read(),...navigator.
languages].find(t=>/^(es|en)\b/.test(t))?.startsWith("en")?"en":"es",$d=({label:e,tabs:t})=>{let n=ve(
null),o=t.find(([,,s])=>s)?.[0];return de(()=>{let s=n.current?.querySelector("[aria-current]");n.current&&
s&&(n.current.scrollLeft=s.offsetLeft-n.current.offsetLeft-48)},[o]),l("nav",{class:"tabs","aria-lab\
el":e,ref:n,children:t.map(([s,r,i])=>l("a",{href:ye(s),"aria-current":i?"page":void 0,children:r},s))})},
T_=()=>j.logout().catch(e=>{if(!(e instanceof ot))throw e;j.session.forget()}),x_=({account:e,views:t,
current:n,language:o})=>{let{t:s}=B(),r=f=>[f.name,s[f.name],f===n],i=f=>t.filter(h=>h.place===f),a=i(
"administration"),c=n?.place==="administration",p=e?.role==="admin",g=a.slice(0,1).map(({name:f})=>[
f,p?s.administration:s[f],c]);return l("header",{class:e?"":"guest",children:[l(le,{text:s.skip,kind:"\
skip",onClick:nn}),l("div",{class:"frame",children:[l("a",{class:"brand",href:"#/",children:l("span",
{children:s.title})}),e&&l($d,{label:s.navigation,tabs:[...i().map(r),...g]}),e?l(No,{label:`${s.menu}\
: ${e.username}`,text:e.username,children:[i("menu").map(({name:f})=>l("a",{href:ye(f),children:s[f]},
f)),o,l(pn,{text:s.signOut,kind:"link",act:T_})]}):o]}),c&&l($d,{label:s.administration,tabs:a.map(r)})]})},
C_=({change:e,name:t})=>{let{t:n}=B(),o=t==="deleted"?n.deleted:e&&n.ends[e],s=async()=>await j.session.
restore()??location.reload();return l(ne,{children:[o&&l(fe,{children:o}),e==="account_changed"&&l(pn,
{text:n.adopt,act:s}),l("div",{class:"card narrow welcome",children:l(Ni,{registering:t==="register"},
t==="register")})]})},P_=({account:e,leave:t})=>{let{t:n}=B();return de(()=>Hl,[]),l(Jn,{title:n.signIn,
locked:!0,onClose:t,children:()=>l(ne,{children:[l(fe,{children:n.ends.expired}),l(Ni,{registering:!1,
expired:e})]})})},D_=(e,t)=>{let n=Object.entries(e?.parameters??{});return Object.fromEntries(n.map(
([o,s])=>[o,typeof s=="number"&&!Number.isInteger(s)?t(s):s]))},Hd=({views:e})=>{let[t,n]=se(v_),[o,
s]=se(()=>js.find(X=>X===Wd.read())??"kg"),[{account:r,change:i,expired:a=null},c]=se({account:null}),
[p,g]=se({text:""}),f=Gs((X,ie)=>g({text:X,undo:ie}),[]),h=Ao(()=>navigator.onLine,window,"online","\
offline"),{name:d,id:w}=je();de(()=>j.session.onChange((X,ie)=>c($=>({account:X,change:ie,expired:ie===
"expired"?$.account??$.expired??null:null}))),[]);let v=ve(null);de(()=>{let X=v.current;if(p.text===
""||!X)return;let ie=()=>f(""),$,Q=()=>{clearTimeout($),X.contains(document.activeElement)||($=setTimeout(
ie,S_))};X.querySelector("button")?.focus(),Q();let te=[fn(X,["focusin","focusout"],()=>setTimeout(Q)),
fn(window,["input","offline"],ie),()=>clearTimeout($)];return()=>te.map(Z=>Z())},[p,f]);let k=ke(async()=>(await j.
session.restore(),j.getPublicConfig())),S={"Accept-Language":t},b=ke(X=>j.getMessages({headers:S,signal:X}),
[t]),x=r??a,C=ke(async X=>r?(await j.getPermissions({signal:X})).permissions:[],[r?.userId,r?.role]),
M=ke(async()=>r!==null&&Zl(),[r?.userId]),D=Oo[t],[L,A,E]=[b.data,k.data,C.data],O=ct(()=>{if(!L||!A)
return;let X=Yl(t,sr(A.time_zone??rr()),o),ie={...L,errors:{...L.errors,...X.t.errors}};return{...X,
messages:ie,config:A,account:x,announce:f,may:$=>E?.includes($)??!1,describe:($,Q)=>ui($,ie,{...D_($,
X.plain),...Q}),setUnit($){Wd.write($),s($)}}},[t,o,L,A,x,E,f]);if(de(()=>{document.documentElement.
lang=t},[t]),!O){let X=[b,k].filter(({error:ie})=>ie!==void 0);return X.length===0?l("p",{class:"not\
ice loading",children:D.loading}):l("main",{class:"card narrow",children:[l("h1",{children:D.title}),
l("p",{role:"alert",children:D.startFailed}),l(le,{text:D.retry,kind:"primary",onClick:()=>X.map(ie=>ie.
reload())})]})}let I=t==="es"?"en":"es",G=()=>{n(I),Bd.write(I)},W=()=>{nn(),p.undo?.().then(X=>f(`${X}`),
X=>f(O.describe(X)))},V=({needs:X})=>X===void 0||x?.role==="admin"||X!=="admin"&&O.may(X),F=e.filter(
V),J=k_.includes(d)?F[0]:F.find(X=>X.name===d),U=l(le,{text:D.otherLanguage,kind:"link",lang:I,onClick:G});
return l(ki.Provider,{value:O,children:[l(x_,{account:x,views:F,current:J,language:U}),l("main",{children:[
!h&&l(fe,{children:D.offline}),r&&M.data&&l(fe,{children:D.needsHttps}),l(Ge,{error:b.error,retry:b.
reload}),!x&&l(C_,{change:i,name:d}),x&&J&&l(Ql,{children:l(J.component,{})},`${x.userId} ${J.name} ${w}`),
l(Ge,{error:C.error,retry:C.reload}),x&&!J&&!C.loading&&l(Ft,{title:D.notFound,tools:l("a",{href:"#/",
children:D.weight})},d),a&&l(P_,{account:a,leave:()=>c({account:r,change:i})}),l("div",{class:"annou\
ncement",role:"status",ref:v,children:[p.text,p.undo&&l(le,{text:D.undo,kind:"link",onClick:W})]})]})]})};var A_=[{name:"weight",component:Ld},{name:"profile",component:mc,place:"menu"},{name:"account",component:pc,
place:"menu"},{name:"checklist",component:ic,place:"administration",needs:"checklist:read"},{name:"s\
ynchronisation",component:cc,place:"administration",needs:"checklist:read"},{name:"files",component:lc,
place:"administration",needs:"admin"},{name:"accounts",component:Xl,place:"administration",needs:"ad\
min"}],Vd=document.getElementById("page");Vd.replaceChildren();pl(l(Hd,{views:A_}),Vd);
