var ve,Xa,mf,vn,Kr,Ns,el,Os,tl,Jr,Yr,nl,ns=Symbol.for("pv"),Fs={},Ls=[],gf=/^m(i|n|o|s|text|space)$/,
Qr=Array.isArray,Xr=Ls.slice,Vn=Object.assign;function Bn(e){e&&e.parentNode&&e.remove()}function ol(e,t,n){
var o,s,r,i={},a=arguments.length;for(r in t)r=="key"?o=t[r]:r=="ref"&&typeof e!="function"?s=t[r]:i[r]=
t[r];return a>2&&(i.children=a>3?Xr.call(arguments,2):n),ts(e,i,o,s,null)}function ts(e,t,n,o,s){var r={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:ns,
__v:s||++Xa,__i:-1,__u:0};return!s&&ve.vnode&&ve.vnode(r),r}function oe(e){return e.children}function Es(e,t){this.props=e,this.context=t,this.__g=0}function Tn(e,t){
if(t==null)return e.__&&Tn(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.
__e;return typeof e.type!="function"||e.props.__P?null:Tn(e)}function hf(e){var t,n=e.__v,o=n.__e,s=[],
r=[],i=e.__P;i&&((t=Vn({constructor:ns},n)).__v=n.__v+1,ve.vnode&&ve.vnode(t),ei(i,t,n,e.__n,i.namespaceURI,
32&n.__u?[o]:null,s,o||Tn(n),32&n.__u,r),t.__v=n.__v,t.__.__k[t.__i]=t,cl(s,t,r),n.__=n.__e=null,t.__e!=
o&&sl(t))}function sl(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&
(e.__e=t.__e)}),sl(e)}function Zr(e){(8&e.__g||(e.__g|=8,vn.push(e),Ns++))&&Kr==ve.debounceRendering||
((Kr=ve.debounceRendering)||queueMicrotask)(rl)}function rl(){try{for(var e,t=1;vn.length;)vn.length>
t&&vn.sort(el),e=vn.shift(),t=vn.length,8&e.__g&&hf(e)}finally{(Ns=vn.length)&&(Kr||queueMicrotask)(
rl)}}function il(e,t,n,o,s,r,i,a,u,d,g){var p,h,f,w,T,k,S=o.__k||Ls,b=t.length;for(u=_f(n,t,S,u,b),p=
0;p<b;p++)(f=n.__k[p])!=null&&(h=~f.__i&&S[f.__i]||Fs,f.__i=p,k=ei(e,f,h,s,r,i,a,u,d,g),w=f.__e,(h.ref!=
f.ref||8&h.__u)&&(h.ref&&ti(h.ref,null,f,h),f.ref&&g.push(f.ref,f.__c||w,f)),T=T||w,4&f.__u?(u=al(f,
u,e,!h.__v),h.__e&&(h.__e=null)):typeof f.type=="function"&&k!==void 0?u=k:w&&(u=w.nextSibling),f.__u&=
-21);return n.__e=T,u}function _f(e,t,n,o,s){var r,i,a,u,d,g,p,h,f,w=n.length,T=w,k=0,S=0,b=e.__k=Array(
s);for(r=0;r<s;r++)(i=t[r])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.
constructor===String?i=b[r]=ts(null,i):Qr(i)?i=b[r]=ts(oe,{children:i}):i.constructor===ns&&i.__b?i=
b[r]=ts(i.type,i.props,i.key,i.ref,i.__v):b[r]=i,u=r+k,i.__=e,i.__b=e.__b+1,a=null,~(d=i.__i=yf(i,n,
u,T))&&(T--,(a=n[d])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,d==u-1?k--:d==u+1?k++:d!=u&&(d>u?k--:k++,S=1)):
(~d||(s>w?k--:s<w&&k++),typeof i.type!="function"&&(i.__u|=4))):b[r]=null;if(S){for(g=[],p=[],r=0;r<
s;r++)if((i=b[r])&&16&i.__u){for(k=0,h=g.length;k<h;)g[f=k+h>>1]<i.__i?k=f+1:h=f;g[k]=i.__i,p[r]=k+1}
for(k=g.length;r--;)p[r]&&(p[r]==k?k--:b[r].__u|=4)}if(T)for(r=0;r<w;r++)!(a=n[r])||2&a.__u||(a.__e==
o&&(o=Tn(a)),ni(a,a));return o}function al(e,t,n,o){var s,r,i,a;if(typeof e.type=="function"){if(e.props.
__P)return t;if(s=e.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=e,t=al(s[r],t,n,!1));return t}for(t&&!t.
parentNode&&(t=Tn(e))&&!t.parentNode&&(t=null),i=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;for(i!=
a&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&
t.nodeType==8&&!t.data.startsWith("$s"););return t}function yf(e,t,n,o){var s,r=e.key,i=e.type,a=t[n],u=a&&!(2&a.__u);if(a===null&&r==null||u&&r==a.key&&
i==a.type)return n;if(o>(u?1:0)){for(s=n-1;s>=0;s--)if((a=t[s])&&!(2&a.__u)&&r==a.key&&i==a.type)return s;
for(s=n+1;s<t.length;s++)if((a=t[s])&&!(2&a.__u)&&r==a.key&&i==a.type)return s}return-1}function Qa(e,t,n){
n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Rs(e,t,n,o,s){var r,i;if(t=="style")if(typeof n==
"string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||
Qa(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||Qa(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!=
"function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(i=Yr[t]||(Yr[t]=
wf(t)),(e.__a||(e.__a={}))[t]=Jr,r=t!=(t=t.replace(tl,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),
n?e.addEventListener(t,i,r):e.removeEventListener(t,i,r));else{if(s=="http://www.w3.org/2000/svg")t=
t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="l\
ist"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&
t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?
e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function wf(e){return function(t){var n=this.
__e;if(n){if(n=n[e],t[Os]==null)t[Os]=Jr++;else if(t[Os]<this.__a[e])return;return n(ve.event?ve.event(
t):t)}}}function ei(e,t,n,o,s,r,i,a,u,d){var g,p,h,f,w,T,k,S,b,C,x,E,A,L,I,O,M,D,B=t.type;if(t.constructor!==
ns)return null;128&n.__u&&(u=32&n.__u,g=n.__c.__z)&&(t.__u|=u,p=r=[],g.nodeType==8?a=Ms(g,r):r.push(
g),a=r[0]||a),(g=ve.__b)&&g(t);e:if(typeof B=="function"){h=i.length;try{if(S=t.props,b=(g=B.prototype)&&
g.render,C=(g=B.contextType)&&o[g.__c],x=g?C?C.props.value:g.__:o,(f=n.__c)?(t.__c=f,2&f.__g&&(f.__g|=
1)):(b?t.__c=f=new B(S,x):(t.__c=f=new Es(S,x),f.constructor=B,f.render=Sf),C&&C.sub(f),f.state||(f.
state={}),f.__n=o,f.__g|=8,f.__h=[],f.__k=[]),b&&(f.__s||(f.__s=f.state),B.getDerivedStateFromProps&&
(f.__s==f.state&&(f.__s=Vn({},f.__s)),Vn(f.__s,B.getDerivedStateFromProps(S,f.__s)))),w=f.props,T=f.
state,f.__v=t,n.__c){if(S!==w&&b&&!B.getDerivedStateFromProps&&f.componentWillReceiveProps&&f.componentWillReceiveProps(
S,x),t.__v==n.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(S,f.__s,
x)===!1){t.__v!=n.__v&&(f.props=S,f.state=f.__s,f.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(W){
W&&(W.__=t)}),Ls.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&i.push(f),a=Tn(n);break e}f.componentWillUpdate&&
f.componentWillUpdate(S,f.__s,x),b&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(
w,T,k)})}else b&&!B.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),b&&f.componentDidMount&&
f.__h.push(f.componentDidMount);f.context=x,f.props=S,f.__P=e,f.__g&=-5,E=ve.__r,A=b?25:0;do f.__g&=
-9,E&&E(t),g=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++A<25);b&&(Ls.push.apply(f.__h,
f.__k),f.__k=[]),f.state=f.__s,f.getChildContext&&(o=Vn({},o,f.getChildContext())),b&&n.__c&&f.getSnapshotBeforeUpdate&&
(k=f.getSnapshotBeforeUpdate(w,T)),L=g&&g.type===oe&&g.key==null?g.props.children:g,S.__P&&(g=a,s=(e=
S.__P).namespaceURI,u=r=null,n.props&&n.props.__P!=e&&(n.__k.some(function(W){W&&ni(W,W)}),n.__k=null),
a=n.__k?Tn(n,0):null),a=il(e,Qr(L)?L:[L],t,n,o,s,r,i,a,u,d),S.__P&&(t.__e=null,a=g),t.__u&=-161,p&&p.
some(Bn),f.__h.length&&i.push(f),1&f.__g&&(f.__g&=-4)}catch(W){if(i.length=h,t.__v=null,u||r)if(W&&W.
then){if(t.__u|=128|u,r){for(~(M=r.indexOf(a||void 0))||(M=r.length);(D=r[M-1])&&D.nodeType==8;)M--;
for(;M<r.length;M++)if(D=r[M])if(r[M]=null,I){if(D==O)break}else{if(D.nodeType!=8)break;D.data.startsWith(
"$s")&&(O=Ms(I=D))}}if(!I){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;I=a}(g=Ms(I=t.__c.__z||
(t.__c.__z=I)))?(t.__e=I,a=g):t.__e=a,a=a&&a.nextSibling}else r&&r.some(Bn);else t.__e=n.__e;t.__k||
(t.__k=n.__k||[]),W&&W.then||ll(t),ve.__e(W,t,n)}}else a=t.__e=bf(n.__e,t,n,o,s,r,i,u,d,e);return(g=
ve.diffed)&&g(t),a}function Ms(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){
if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&
t.push(e)}}function ll(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(ll))}function cl(e,t,n){for(var o=0;o<
n.length;)ti(n[o++],n[o++],n[o++]);ve.__c&&ve.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(
function(r){r.call(s)})}catch(r){ve.__e(r,s.__v)}})}function bf(e,t,n,o,s,r,i,a,u,d){var g,p,h,f,w,T,
k,S,b=n.props||Fs,C=t.props,x=t.type;if(x=="svg"?s="http://www.w3.org/2000/svg":x=="math"?s="http://\
www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(g=0;g<r.length;g++)if((w=r[g])&&
(x?w.localName==x:w.nodeType==3)){e=w,r[g]=null;break}}if(!e){if(S=d.ownerDocument||document,!x)return S.
createTextNode(C);e=S.createElementNS(s,x,C.is?C:d),a&&(ve.__m&&ve.__m(t,r),a=!1),r=null}if(x){if(d=
x=="template"&&e.content||e,r=x=="textarea"&&C.defaultValue!=null?null:r&&Xr.call(d.childNodes),!a&&
r)for(b={},g=0;g<e.attributes.length;g++)b[(w=e.attributes[g]).name]=w.value;for(g in b)w=b[g],g=="d\
angerouslySetInnerHTML"?h=w:g=="children"||g in C||g=="value"&&"defaultValue"in C||g=="checked"&&"de\
faultChecked"in C||Rs(e,g,null,w,s);for(g in C)w=C[g],g=="children"?f=w:g=="dangerouslySetInnerHTML"?
p=w:g=="value"?T=w:g=="checked"?k=w:a&&typeof w!="function"||b[g]===w||Rs(e,g,w,b[g],s);p?(a||h&&(p.
__html==h.__html||p.__html==e.innerHTML)||(e.innerHTML=p.__html),t.__k=[]):(h&&(e.textContent=""),(x==
"foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&gf.test(x))&&(s="http://www.w3.org/1999/xh\
tml"),il(d,Qr(f)?f:[f],t,n,o,s,r,i,r?r[0]:n.__k&&Tn(n,0),a,u),r&&r.some(Bn)),a&&x!="textarea"||(g="v\
alue",x=="progress"&&T==null?e.removeAttribute(g):T==null||T===e[g]&&(x!="progress"||T)||Rs(e,g,T,b[g],
s),g="checked",k!=null&&k!=e[g]&&Rs(e,g,k,b[g],s))}else b===C||a&&e.data==C||(e.data=C);return e}function ti(e,t,n,o){
try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="func\
tion"?t():e(null)):e.current=t}catch(s){ve.__e(s,n)}}function ni(e,t,n){var o,s,r,i;if(ve.unmount&&ve.
unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||ti(o,null,t,e),o=e.__c){if(o.componentWillUnmount)
try{o.componentWillUnmount()}catch(a){ve.__e(a,t)}o.__P=o.__n=null}if(o=e.__k)for(i=0;i<o.length;i++)
o[i]&&ni(o[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(s=Ms(o,r=[]))&&
(o==e.__e&&r.some(Bn),Bn(s),Bn(o)),n||Bn(e.__e),e.__e=e.__c=e.__=null}function Sf(e,t,n){return this.
constructor(e,n)}function ul(e,t){var n,o,s,r;ve.__&&ve.__(e,t),t.nodeType==9&&(t=t.documentElement),
o=(n=e&&32&e.__u)?null:t.__k,t.__k=ts(oe,{children:[e]}),s=[],r=[],ei(t,t.__k,o||Fs,Fs,t.namespaceURI,
o?null:t.firstChild?Xr.call(t.childNodes):null,s,o?o.__e:t.firstChild,n,r),cl(s,t.__k,r),t.__k.props.
children=null}function Ws(e){function t(n){var o,s;return this.getChildContext||(o=new Set,(s={})[t.__c]=this,this.
getChildContext=function(){return s},this.shouldComponentUpdate=function(r){this.props.value!=r.value&&
o.forEach(function(i){i.__g|=4,Zr(i)})},this.sub=function(r){o.add(r);var i=r.componentWillUnmount;r.
componentWillUnmount=function(){o.delete(r),i&&i.call(r)}}),n.children}return t.__c="__cC"+nl++,t.__=
e,t.Provider=(t.Consumer=function(n,o){return n.children(o)}).contextType=t,t}ve={__e:function(e,t,n,o){for(var s,r,i;t=t.__;)if((s=t.__c)&&!(1&s.__g)){s.__g|=4;try{if((i=(r=s.constructor)&&
r.getDerivedStateFromError)&&s.setState(r.getDerivedStateFromError(e)),s.componentDidCatch&&(s.componentDidCatch(
e,o||{}),i=1),i&&8&s.__g)return void(s.__g|=2)}catch(a){e=a}}throw Ns=0,e}},Xa=0,mf=function(e){return e!=
null&&e.constructor===ns},Es.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.
__s=Vn({},this.state)),typeof e=="function"&&(e=e(Vn({},n),this.props)),e&&(Vn(n,e),this.__v&&(t&&this.
__k.push(t),Zr(this)))},Es.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(
e),Zr(this))},Es.prototype.render=oe,vn=[],Ns=0,el=function(e,t){return e.__v.__b-t.__v.__b},Os=Symbol(),
tl=/(PointerCapture)$|Capture$/i,Jr=0,Yr={},nl=0;var Be=class extends Error{name="ApiError";status;operation;code;parameters;fields;retryAfter;requestId;headers;constructor(t,n,{
status:o,headers:s},r){super(n,r),this.operation=t,this.status=o,this.code=s.get("x-error-code")??void 0;
let{fields:i=[],...a}=vf(s.get("x-error-parameters"));this.parameters=a,this.fields=i,this.retryAfter=
kf(s.get("retry-after")),this.requestId=s.get("x-request-id")??void 0,this.headers=s}};var st=class extends Error{name="ConnectionError"},Gn=class extends st{name="TimeoutError"},dl=(e,t)=>e instanceof
Be?new Be(t,e.message,e,{cause:e}):e,xo=e=>e instanceof Be&&e.status===401,kf=e=>{if(e===null)return;
let t=/^\d+$/.test(e)?Number(e):(Date.parse(e)-Date.now())/1e3;return Number.isNaN(t)?void 0:Math.max(
0,Math.ceil(t))},oi=e=>{try{return JSON.parse(e)}catch{return}},vf=e=>{let t=oi(e??"");return typeof t==
"object"?{...t}:{}},fl=(e,t)=>typeof e=="object"&&e!==null&&"error"in e&&typeof e.error=="string"?e.
error:`HTTP ${t}`,xn=e=>e.catch(t=>{if(t instanceof Be&&t.status===404)return null;throw t});var Tf=2**31-1,si=(e,t)=>{let n=new AbortController,o,s=()=>clearTimeout(o),r=()=>{s(),!(e===0||e>Tf)&&
(o=setTimeout(()=>n.abort(new Gn(`no answer within ${e} ms`)),e))},i=()=>n.abort(t?.reason);return t?.
aborted&&i(),t?.addEventListener("abort",i),r(),{signal:n.signal,extend:r,pause:s,release(){s(),t?.removeEventListener(
"abort",i)},renew:()=>si(e,t),explain(a,u){return n.signal.aborted?n.signal.reason:a instanceof st?a:
new st(u,{cause:a})}}},cn=(e,t)=>new Promise((n,o)=>{let s=()=>o(t.reason);t.aborted&&s(),t.addEventListener(
"abort",s),e.then(n,o).finally(()=>t.removeEventListener("abort",s))});var jn=(e,...t)=>{try{e?.(...t)}catch(n){queueMicrotask(()=>{throw n})}};var xf=250,Cf=3e4,Pf=async(e,{signal:t=new AbortController().signal})=>{let n,o=new Promise(s=>{n=setTimeout(
s,e)});await cn(o,t).finally(()=>clearTimeout(n))};async function*pl(e,t){let n,o=new Set;do{let s=await t(
n);if(yield*s[e]??[],n=s.next_after,o.has(n))throw new st("the pages of the list repeat themselves");
o.add(n)}while(n!==null)}var Un=({state:e,next_attempt_at:t})=>e==="waiting"||e==="retrying"||t!==null,
ml=async(e,t,n)=>{let o=/\/api\/wstg\/requests\/(\d+)$/.exec(e)?.[1];if(o===void 0)throw new TypeError(
`'${e}' is no address of a request`);for(let s=xf;;s=Math.min(s*2,Cf)){let r=s;try{let i=await n(Number(
o));if(jn(t.onRequest,i),!Un(i))return i}catch(i){if(!(i instanceof Be&&i.status===503))throw i;r=Math.
max(s,(i.retryAfter??0)*1e3)}await Pf(r,t)}};var Df=10*6e4,gl=()=>{let e=new Headers({"x-error-code":"authentication_required"});return new Be("r\
efreshAccessToken","La sesión ha terminado",{status:401,headers:e})},Af=e=>{let t=n=>{try{return e===
void 0?void 0:n(localStorage,e)}catch{return}};return{set:()=>t((n,o)=>n.setItem(o,"session")),remove:()=>t(
(n,o)=>n.removeItem(o)),get isMissing(){return t((n,o)=>n.getItem(o)===null)??!1}}},If=e=>{let t=e===
void 0?void 0:globalThis.navigator?.locks,n=new Set,o=Promise.resolve();return{async refresh(s){if(t&&
e)return t.request(e,{mode:"shared"},s);let r=o.then(s),i=r.then(()=>n.delete(i),()=>n.delete(i));return n.
add(i),r},async alone(s){if(t&&e)return t.request(e,s);let r=Promise.all([o,...n]).then(s);return o=
r.catch(()=>{}),r}}},hl=(e,t,n)=>{let o=new Set,s=Af(t),r=If(t),i=t===void 0||typeof BroadcastChannel>
"u"?void 0:new BroadcastChannel(t),a,u,d=0,g=!1,p=!1,h,f=(I,O)=>{for(let M of o)jn(M,I,O)},w=I=>{d+=
1,h=void 0,g=I},T=(I,O)=>{let{user_id:M,username:D,role:B,access_token:W}=I;a={account:{userId:M,username:D,
role:B},token:W,since:performance.now()},u=M,g=!1,s.set(),f(a.account,O)},k=I=>{w(!1),i?.postMessage(
{userId:I.user_id}),T(I,"signed_in")},S=I=>{w(!0),I!=="account_changed"&&s.remove(),!(!a&&I!=="accou\
nt_changed")&&(a=void 0,f(null,I))},b=()=>{i?.postMessage({userId:null}),n.forget(),S("signed_out")},
C=async I=>{p=!0;try{let O=await I();return b(),O}finally{p=!1}},x=async()=>{let I=d,O;try{O=await r.
refresh(e)}catch(M){throw xo(M)&&d===I&&(p?b():S("expired")),M}if(d!==I)throw gl();if(a&&a.account.userId!==
O.user_id)throw S("account_changed"),gl();return T(O,a?"refreshed":"signed_in"),O},E=()=>{if(h)return h;
let I=x().finally(()=>{h===I&&(h=void 0)});return h=I,I},A=({data:I})=>{typeof I!="object"||I===null||
!("userId"in I)||(I.userId===null?S("signed_out"):u!==void 0&&I.userId!==u?S("account_changed"):a||(w(
!1),s.set(),L.restore().catch(()=>{})))};i?.addEventListener("message",A);let L={get account(){return a?.
account??null},get refreshToken(){return n.token},async restore({always:I=!1}={}){if(a)return a.account;
if(s.isMissing&&!I)return null;do{let O=d;try{await E()}catch(M){if(d===O)throw M}}while(!a&&!g);return L.
account},forget:b,onChange(I){return o.add(I),()=>o.delete(I)},close(){i?.close(),i=void 0,o.clear()}};
return{session:L,begin:k,refresh:E,alone:r.alone,async renew(I){let O=d,M=await I();return d===O&&T(
M,"refreshed"),M},leaveAfter:C,async logOut(I){let O=a!==void 0;try{return await C(I)}catch(M){if(!O||
a||!xo(M))throw M;return{message:M.message}}},get isLeaving(){return p},get token(){return a?.token},
get epoch(){return d},get isOver(){return g||!a&&s.isMissing},get isStale(){return a!==void 0&&performance.
now()-a.since>Df}}};var Rf=(e,t,n,o)=>{let s=e.getReader(),r=0;return new ReadableStream({async pull(i){t.extend();try{let{
done:a,value:u}=await cn(s.read(),t.signal);if(t.pause(),a){t.release(),i.close();return}r+=u.byteLength,
i.enqueue(u),jn(o,{loaded:r,total:n})}catch(a){throw t.release(),s.cancel(a).catch(()=>{}),t.explain(
a,"the file broke off")}},cancel(i){return t.release(),s.cancel(i)}})},_l=(e,t,n,o)=>{let s=t.get("c\
ontent-length"),r=t.get("content-type")??"application/octet-stream",i=Rf(e,n,s===null?void 0:Number(
s),o);return{fileName:/filename="([^"]+)"/.exec(t.get("content-disposition")??"")?.[1]??"download",contentType:r,
stream:i,async blob(){let a=[],u=i.getReader();for(let d=await u.read();!d.done;d=await u.read())a.push(
d.value);return new Blob(a,{type:r})}}},yl=e=>{let t=new FormData,n=0;for(let[o,s]of Object.entries(
e))t.append(o,s),s instanceof Blob&&(n+=s.size);return{form:t,size:n}},Of=e=>{let t=new Headers;for(let n of e.
trim().split(/[\r\n]+/)){let o=n.indexOf(":");o>0&&t.append(n.slice(0,o).trim(),n.slice(o+1).trim())}
return t},ri=e=>typeof XMLHttpRequest<"u"&&!e,Ef=async(e,t,n,o)=>{let s=new XMLHttpRequest,r=()=>s.abort();
await new Promise((u,d)=>{s.open(e.method,e.url),s.withCredentials=!0;for(let[g,p]of e.headers)g!=="\
content-type"&&s.setRequestHeader(g,p);s.upload.onprogress=({loaded:g})=>o(g),s.upload.onload=n.pause,
s.onload=()=>u(),s.onerror=s.onabort=()=>d(new st("the upload broke off")),n.signal.addEventListener(
"abort",r),n.signal.aborted?r():s.send(t)}).finally(()=>n.signal.removeEventListener("abort",r));let{
status:i,responseText:a}=s;return new Response(a||null,{status:i,headers:Of(s.getAllResponseHeaders())})},
Mf=(e,t,n)=>{if(!e.body)return e;let o=0,s=e.body.pipeThrough(new TransformStream({transform(i,a){o+=
i.byteLength,n(o),a.enqueue(i)},flush:t.pause})),r={method:e.method,headers:e.headers,body:s,signal:e.
signal,duplex:"half"};return new Request(e.url,r)},wl=(e,{form:t,size:n},o,s,r)=>{let i=u=>{o.extend(),
jn(s,{loaded:Math.min(u,n),total:n})};if(ri(r))return Ef(e,t,o,i);let a=r??globalThis.fetch;return typeof XMLHttpRequest>
"u"?a(Mf(e,o,i)):(o.pause(),a(e))};var Nf=3e4,Ff="the service is unreachable, or it does not allow the origin of this page",Lf="/api/au\
th/",Wf=new Set(["logout","logoutEverywhere","deleteAccount"]),$f=new Set(["changePassword","logoutE\
verywhere","deleteAccount"]),Hf=e=>({token:e,headers(t){return this.token!==void 0&&t.startsWith(Lf)?
{cookie:`refresh_token=${this.token}`}:{}},read({headers:t}){for(let n of t.getSetCookie?.()??[]){let o=/^refresh_token=([^;]*)/.
exec(n)?.[1];o!==void 0&&(this.token=o===""?void 0:o)}},forget(){this.token=void 0}}),Bf=(e={})=>{let t=Object.
entries(e).filter(([,o])=>o!==void 0),n=new URLSearchParams(t.map(([o,s])=>[o,String(s)]));return n.
size>0?`?${n}`:""},Vf=()=>/^https?:/.test(globalThis.location?.origin)?globalThis.location.origin:"",
Gf=e=>{if(e!==""&&!(/^https?:\/\//.test(e)&&URL.canParse(e)))throw new TypeError(`baseUrl is an addr\
ess such as https://api.example, not '${e}'`);return e.replace(/\/+$/,"")},jf=e=>typeof window>"u"||
e===""?void 0:`weight-bmi-register ${new URL(e).origin}`,Uf=e=>encodeURIComponent(String(e)).replace(
/^\.{1,2}$/,"%20$&"),bl=(e,{baseUrl:t=Vf(),fetch:n,timeoutMs:o=Nf,refreshToken:s})=>{let r=Gf(t),i=Hf(
s),a=(k,{path:S,query:b,headers:C,body:x,onProgress:E})=>{let A=e[k];if(!A)throw new TypeError(`ther\
e is no operation ${k}`);if(r===""&&typeof location>"u")throw new TypeError("outside of a page creat\
eClient needs the option baseUrl");let L=x==="all"?void 0:x,I=A.transfer==="upload"&&L?yl(L):void 0,
O={...S};return{id:k,route:A,url:r+A.path.replace(/\{(\w+)\}/g,(M,D)=>Uf(O[D]))+Bf(b),headers:Object.
entries({...C}).filter(([,M])=>M!==void 0),renewable:A.bearer&&(A.key===void 0||C?.[A.key]===void 0),
form:I,json:I||!L?void 0:JSON.stringify(L),onProgress:E}},u=async({timeoutMs:k=o,signal:S},b)=>{let C=si(
k,S);try{return await b(C)}finally{C.release()}},d=async({id:k,route:S,url:b,headers:C,form:x,json:E,
onProgress:A},L,I)=>{let O=new Headers({...Object.fromEntries(C),...E!==void 0&&{"content-type":"app\
lication/json"},...I!==void 0&&{authorization:`Bearer ${I}`},...i.headers(S.path)}),M=x&&!ri(n)?x.form:
E??null,{signal:D}=L,B=new Request(b,{method:S.method,headers:O,body:M,credentials:"include",signal:D}),
W=Ff,J=async()=>{let H=x?await wl(B,x,L,A,n):await(n??globalThis.fetch)(B);if(W="the answer broke of\
f, or is not the one of the service",i.read(H),H.ok&&S.transfer==="download"){if(!H.body||H.status===
204)throw new st("the answer has no body");return _l(H.body,H.headers,L.renew(),A)}let te=await H.text();
if(!H.ok)throw new Be(k,fl(oi(te),H.status),H);let q=JSON.parse(te);if(typeof q!="object"||q===null)
throw new st(W);let Q=H.headers.get("location");return Q===null?q:{...q,location:Q}};try{return await cn(
J(),D)}catch(H){throw H instanceof Be?H:L.explain(H,W)}},g=(k,S={})=>u(S,b=>d(a(k,S),b)),p=hl(()=>g(
"refreshAccessToken"),jf(r),i),h=(k,S)=>u(S,async b=>{let C=a(k,S),{route:x,renewable:E}=C,A=()=>x.transfer!==
null&&b.extend(),L=()=>cn(p.refresh(),b.signal).catch(D=>{throw dl(D,C.id)}),I=D=>{let B=()=>d(C,b,D);
return $f.has(k)?cn(p.alone(B),b.signal):B()};x.transfer==="upload"&&p.isStale&&await L();let{token:O,
epoch:M}=p;try{return A(),await I(O)}catch(D){if(!(E&&xo(D)&&(Wf.has(k)||!p.isLeaving))||p.epoch!==M||
p.isOver)throw D;A();try{p.token===O&&await L()}catch(W){throw xo(W)||p.epoch!==M?D:W}if(p.epoch!==M)
throw D;return A(),await I(p.token)}}),f=k=>async S=>{let b=await g(k,S);return p.begin(b),b},w={registerAccount:f(
"registerAccount"),login:f("login"),refreshAccessToken:k=>u(k,({signal:S})=>cn(p.refresh(),S)),logout:k=>p.
logOut(()=>h("logout",k)),changePassword:k=>p.renew(()=>h("changePassword",k)),logoutEverywhere:k=>p.
leaveAfter(()=>h("logoutEverywhere",k)),deleteAccount:k=>p.leaveAfter(()=>h("deleteAccount",k))},T=Object.
entries(e).flatMap(([k,{list:S}])=>{if(!S)return[];let b=({signal:C,timeoutMs:x,...E}={})=>pl(S.entries,
A=>h(k,{query:{...E,after:A},signal:C,timeoutMs:x}));return[[S.name,b]]});return{...Object.fromEntries(
Object.keys(e).map(k=>[k,async(S={})=>w[k]?.(S)??h(k,S)])),...Object.fromEntries(T),waitForRequest:(k,{
onRequest:S,...b}={})=>ml(k,{...b,onRequest:S},C=>h("getRequest",{...b,path:{request_id:C}})),session:p.
session}};var Sl={"Peso insuficiente":"underweight","Peso normal":"normal",Sobrepeso:"overweight","Obesidad de\
 grado I":"obese_class_i","Obesidad de grado II":"obese_class_ii","Obesidad de grado III":"obese_cla\
ss_iii","Para menores de 18 años no se aplican las categorías de IMC de los adultos":"minor"},ii=[
["underweight",18.5],["normal",25],["overweight",30],["obese_class_i",35],["obese_class_ii",40],["ob\
ese_class_iii",Number.POSITIVE_INFINITY]],ai=1e3;var li=(e,t)=>e.replace(/\{(\w+)\}/g,(n,o)=>String(t[o]??n)),qf=e=>e instanceof Be?[e.code??"gateway",
e.code?e.parameters:{status:e.status}]:e instanceof Gn?["timeout",{}]:[e instanceof st?"unreachable":
"",{}],ci=(e,t,n={})=>{let o=e instanceof Error?e.message:String(e),s=t?.errors??{},[r,i]=qf(e),a={...i,
...n},{reason:u="",text:d="",index:g}=a,p={...a,...s[u]!==void 0&&{reason:li(s[u],a)}},h=s[d]??s[r],
f=g!==void 0&&h!==void 0&&s.at_index,w=li(h??o,p),T=f?li(f,{index:Number(g)+1,error:w}):w;return/\{\w+\}/.
test(T)?o:T},os=({description:e})=>Sl[e],ui=(e,t)=>{let n=os(e);return n===void 0?e.description:t.bmi_descriptions[n]};var wt={Role:{values:["admin","user"]},Username:{pattern:"^[a-z0-9._@+\\-]{3,64}$",minLength:3,maxLength:64},
NewPassword:{minLength:8,maxLength:128},WstgStatus:{values:["Not Started","In Progress","Blocked","D\
one","Not Applicable"]},Permission:{values:["weights:read","weights:write","checklist:read","checkli\
st:write"]},ChecklistAccess:{values:["none","read","write"]},KeyName:{minLength:1,maxLength:60},Moment:{
maxLength:64},SyncDirection:{values:["tracker->dd","dd->tracker"]},TrackerStatus:{values:["Not Start\
ed","In Progress","Blocked","Done","Not Applicable"]},WstgOutcome:{values:["issues","untested","not_\
applicable","passed","in_progress"]},FindingSeverity:{values:["critical","high","medium","low","info"]},
FindingState:{values:["open","duplicate","false_positive","out_of_scope","risk_accepted","closed","c\
losed_by_status"]},WstgRequestState:{values:["waiting","retrying","failed","done","superseded","dism\
issed"]}};var $s=e=>ii.map(([t,n],o)=>({class:t,from:(ii[o-1]?.[1]??0)*e**2,to:n*e**2}));async function*Hs(e,t,{
check:n=!1,...o}={}){for(let s=0;s<t.length;s+=ai){let r=t.slice(s,s+ai);try{let i=await e.recordWeights(
{body:{weights:r,check:n},...o});yield{weights:r,start:s,answer:i}}catch(i){if(!(i instanceof Be&&i.
status===400))throw i;let{index:a}=i.parameters;yield{weights:r,start:s,error:i,index:a===void 0?a:s+
Number(a)}}}}var zf={registerAccount:{method:"post",path:"/api/auth/register",bearer:!1,transfer:null},login:{method:"\
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
method:"post",path:"/api/wstg/synchronise",bearer:!0,transfer:null}},kl=(e={})=>bl(zf,e);var un,Me,di,vl,fi=Object.is,rs=0,Ol=[],pi=[],Ge=ve,Tl=Ge.__b,xl=Ge.__r,Cl=Ge.diffed,Pl=Ge.__c,Dl=Ge.
unmount,Al=Ge.__;function qn(e,t){Ge.__h&&Ge.__h(Me,e,rs||t),rs=0;var n=Me.__H||(Me.__H={__:[],__h:[]});
return e>=n.__.length&&n.__.push({}),n.__[e]}function re(e){return rs=1,Yf(Nl,e)}function Yf(e,t,n){
var o=qn(un++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):Nl(void 0,t),function(r){var i=(o.__N||o.__)[0],a=o.
t(i,r);fi(i,a)||(o.__N=[a,o.__[1]],o.__c.setState({}))}],o.__c=Me,!Me.__f)){Me.__f=!0;var s=Me.shouldComponentUpdate;
Me.shouldComponentUpdate=function(r,i,a){var u=this.__H;if(!u)return!0;var d=!1,g=this.props!=r;if(u.
__.some(function(h){h.__N&&(d=!0,fi(h.__[0],h.__N[0])||(g=!0))}),s){var p=s.call(this,r,i,a);return d?
p||g:p}return!d||g}}return o.__}function ge(e,t){var n=qn(un++,3);!Ge.__s&&gi(n.__H,t)&&(n.__P=!0,n.
__=e,n.u=t,Me.__H.__h.push(n))}function El(e,t){var n=qn(un++,4);!Ge.__s&&gi(n.__H,t)&&(n.__P=!1,n.__=
e,n.u=t,Me.__h.push(n))}function Ce(e){return rs=5,ct(function(){return{current:e}},[])}function ct(e,t){var n=qn(un++,7);return gi(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Bs(e,t){return rs=
8,ct(function(){return e},t)}function Cn(e){var t=Me.context[e.__c],n=qn(un++,9);return n.c=e,t?(n.__==
null&&(n.__=!0,t.sub(Me)),t.props.value):e.__}function Ml(e){var t=qn(un++,10),n=re();return t.__=e,Me.componentDidCatch||(Me.componentDidCatch=function(o,s){
t.__&&t.__(o,s),n[1](o)}),[n[0],function(){return n[1]()}]}function Co(){var e=qn(un++,11);if(!e.__){
for(var t=Me.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}
function Zf(){var e;do{for(;e=pi.shift();)try{ss(e)}catch(n){Ge.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=
Ol.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(ss),t.__h.some(mi),t.__h=[]}catch(n){t.__h=[],Ge.
__e(n,e.__v)}}}while(pi.length)}Ge.__b=function(e){Me=null,Tl&&Tl(e)},Ge.__=function(e,t){e&&t.__k&&
t.__k.__m&&(e.__m=t.__k.__m),Al&&Al(e,t)},Ge.__r=function(e){xl&&xl(e),un=0;var t=(Me=e.__c).__H;t&&
(di==Me?Me.__h=[]:(t.__h.some(ss),t.__h.some(mi),un=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.
__N),n.u=n.__N=void 0})),di=Me},Ge.diffed=function(e){Cl&&Cl(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&
Rl(Ol.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),di=Me=null},Ge.__c=function(e,t){t.some(
function(n){try{n.__h.some(ss),n.__h=n.__h.filter(function(o){return!o.__||mi(o)})}catch(o){n.__h=[function(){
throw o}]}}),Pl&&Pl(e,t)},Ge.unmount=function(e){Dl&&Dl(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(
function(s){try{if(s.__P&&s.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}
s.__P=n,Rl(pi.push(s))}else ss(s)}catch(r){t=r}}),o.__H=void 0,t&&Ge.__e(t,o.__v))};var Il=typeof requestAnimationFrame==
"function";function Jf(e){var t,n=function(){clearTimeout(o),Il&&cancelAnimationFrame(t),setTimeout(
e)},o=setTimeout(n,35);Il&&(t=requestAnimationFrame(n))}function Rl(e){e!=1&&vl==Ge.requestAnimationFrame||
((vl=Ge.requestAnimationFrame)||Jf)(Zf)}function ss(e){var t=Me,n=e.__c;typeof n=="function"&&(e.__c=
void 0,n()),Me=t}function mi(e){var t=Me;e.__c=e.__(),Me=t}function gi(e,t){return!e||e.length!=t.length||
t.some(function(n,o){return!fi(n,e[o])})}function Nl(e,t){return typeof t=="function"?t(e):t}var dn=(e,t,n)=>{for(let o of t)e.addEventListener(o,n,!0);return()=>{for(let o of t)e.removeEventListener(
o,n,!0)}},Po=(e,t,...n)=>{let[o,s]=re(e);return ge(()=>{let r=()=>s(e);return r(),dn(t,n,r)},[]),o},
Ll="retry-failed-loads",Wl=()=>{dispatchEvent(new Event(Ll))},Qf=250,Xf=3e4,Fl=e=>e+1,Te=(e,t=[],n=()=>!1)=>{
let[o,s]=re({loading:!0}),[r,i]=re(0),a=Ce(0),u=Bs(()=>{a.current=0,i(Fl)},[]);ge(()=>{let p=new AbortController,
{signal:h}=p,f,w=T=>{h.aborted||(s(({data:k})=>({data:k,...T,loading:!1})),a.current>0&&(f=setTimeout(
i,a.current,Fl)))};return s(T=>({...T,loading:!0})),e(h).then(T=>{let k=Math.min(a.current*2||Qf,Xf);
a.current=n(T)?k:0,w({data:T})},T=>w({error:T})),()=>{p.abort(),clearTimeout(f)}},[...t,r]);let{error:d}=o;
return ge(()=>{if(d!==void 0)return dn(window,[Ll,"online"],u)},[d,u]),{...o,reload:u,change:p=>s(h=>h.
data===void 0?h:{...h,data:p(h.data)})}},is=e=>{let[t,n]=re({busy:!1,error:void 0}),o=Ce(!1);return{
...t,run:async(...r)=>{if(o.current)return;o.current=!0,n({busy:!0,error:void 0});let i=await e(...r).
then(()=>{},a=>a);o.current=!1,n({busy:!1,error:i})},reset:()=>n(({busy:r})=>({busy:r,error:void 0}))}};var ep=e=>{try{return decodeURIComponent(e)}catch{return e}},Se=(e,t={},n)=>{let o=new URLSearchParams(
Object.entries(t).filter(([,r])=>r!==""));return`#/${[e,...n===void 0?[]:[n]].map(encodeURIComponent).
join("/")}${o.size>0?`?${o}`:""}`},Do=e=>{history.replaceState(null,"",e),dispatchEvent(new HashChangeEvent(
"hashchange"))},qe=()=>{let e=Po(()=>location.hash,window,"hashchange"),[t="",n]=e.replace(/^#\/?/,"").
split("?"),[o="",s]=t.split("/").map(ep),r=Object.fromEntries(new URLSearchParams(n));return{name:o,
id:s||void 0,parameters:r}};var Vs=["kg","g","lb","st","jin"],$l=.45359237,Bl={kg:1,g:.001,lb:$l,st:14*$l,jin:.5},tp={kg:/^(kgs?|quilos?|kilos?|chili|(kilo|quilo|chilo)gram(m?es?|m|s|os?|as?|m[io])?|公斤|千克)$/i,
g:/^(gr?s?|gram(m?es?|m|s|os?|as?|mi)?|克)$/i,lb:/^(lbs?|pounds?|libras?|libbr[ae])$/i,st:/^(sts?|stones?)$/i,
jin:/^(jin|斤|市斤)$/i},Pn=e=>Vs.find(t=>tp[t].test(e)),as=(e,t)=>t==="kg"?e:Math.round(e*Bl[t]*100)/
100,Ao=(e,t)=>e/Bl[t],Gs=["kg","lb","st"],np={",":/^(\d+|\d{1,3}([. '’]\d{3})+)(,\d+)?$/,".":/^(\d+|\d{1,3}([, '’]\d{3})+)(\.\d+)?$/},
Hl=(e,t)=>{if(!np[t].test(e))return;let n=t===","?/[. '’]/g:/[, '’]/g;return Number(e.replace(n,
"").replace(",","."))},zn=(e,t)=>{let[,n="",o="",s="",r="lb"]=/^([\d.,’' ]*\d) *(\p{L}*)\.?(?: *([\d.,]+) *(\p{L}*)\.?)?$/u.
exec(e.replace(/\s+/g," ").trim())??[],i=Hl(n,t),a=Pn(o);if(i===void 0||o!==""&&a===void 0)return;if(s===
"")return{value:i,unit:a};let u=Hl(s,t);if(!(a!=="st"||u===void 0||Pn(r||"lb")!=="lb"))return{value:i*
14+u,unit:"lb"}},Vl=(e,t)=>{let n=zn(e.replace(",","."),".");if(n)return Math.round(as(n.value,n.unit??
t)*100)/100};var Gl=(e,t,n)=>{let o=e==="en"?"en-GB":"es",s=(p,h=p,f=!1)=>new Intl.NumberFormat(o,{minimumFractionDigits:p,
maximumFractionDigits:h,useGrouping:"always",signDisplay:f?"exceptZero":"auto"}).format,r=p=>{let{format:h}=new Intl.
DateTimeFormat(o,{...p,timeZone:t});return f=>h(new Date(f))},[i,a,u]=[s(0),s(1),s(1,2)],d=s(1,1,!0),
g=new Intl.RelativeTimeFormat(o,{numeric:"auto"});return{integer:i,tenths:a,percent:new Intl.NumberFormat(
o,{style:"percent"}).format,plain:s(0,6),unit:n,kg(p){if(n==="kg")return`${u(p)} kg`;let h=Math.round(
Ao(p,"lb")*10)/10;if(n==="lb")return`${a(h)} lb`;let f=Math.floor(h/14);return`${i(f)} st ${a(h-f*14)}\
 lb`},signed(p){let h=n==="kg"?p:Ao(p,"lb");return`${d(h).replace("-","−")} ${n==="kg"?"kg":"lb"}`},
day:r({dateStyle:"medium"}),shortDay:r({day:"numeric",month:"short"}),month:r({month:"short",year:"n\
umeric"}),longMonth:r({month:"long",year:"numeric"}),year:r({year:"numeric"}),instant:r({dateStyle:"\
medium",timeStyle:"short"}),ago(p){let h=Math.round((Date.now()-Date.parse(p))/6e4);if(Math.abs(h)>=
1440)return;let f=Math.round(h/60);return Math.abs(h)<60?g.format(-h,"minute"):g.format(-f,"hour")},
bytes(p){let h=Math.min(3,Math.floor(Math.log10(Math.max(1,p))/3)),f=["B","kB","MB","GB"][h];return`${(h===
0?i:a)(p/1e3**h)} ${f}`}}};var op={passed:"closed",not_applicable:"closed",issues:"issues",in_progress:"under_way",untested:"un\
tested"},sp={Blocked:"blocked","In Progress":"under_way"},jl=e=>e.outcome!=="issues"&&e.wstg_status&&
sp[e.wstg_status]||op[e.outcome],Ul=e=>t=>{let n=t??"-";return e[n]??n},rp={statuses:{Done:"Hecho","\
Not Applicable":"No aplicable","In Progress":"En curso",Blocked:"Bloqueado","Not Started":"Sin empez\
ar"},severities:{Critical:"Crítica",High:"Alta",Medium:"Media",Low:"Baja",Info:"Informativa"},progress:{
closed:"cerradas",issues:"con hallazgos",under_way:"en curso",blocked:"bloqueadas",untested:"sin pro\
bar"},toolStatuses:{verified:"Verificado",active:"Activo"},findingStates:{open:"Abierto",duplicate:"\
Duplicado",false_positive:"Falso positivo",out_of_scope:"Fuera de alcance",risk_accepted:"Riesgo ace\
ptado",closed:"Cerrado",closed_by_status:"Cerrado por un estado de esta lista; cuenta como abierto"},
openFindings:e=>`Abiertos: ${e}`,categoryName:Ul({"Information Gathering":"Recopilación de informaci\
ón","Configuration and Deployment Management Testing":"Configuración y despliegue","Identity Manag\
ement Testing":"Gestión de identidades","Authentication Testing":"Autenticación","Authorization Te\
sting":"Autorización","Session Management Testing":"Gestión de sesiones","Input Validation Testing":"\
Validación de entradas","Testing for Error Handling":"Gestión de errores","Testing for Weak Crypto\
graphy":"Criptografía débil","Business Logic Testing":"Lógica de negocio","Client-side Testing":"\
Pruebas del lado del cliente","API Testing":"Pruebas de API","-":"Fuera de la guía"})},ip={statuses:{
Done:"Done","Not Applicable":"Not applicable","In Progress":"In progress",Blocked:"Blocked","Not Sta\
rted":"Not started"},severities:{Critical:"Critical",High:"High",Medium:"Medium",Low:"Low",Info:"Inf\
o"},progress:{closed:"closed",issues:"with findings",under_way:"under way",blocked:"blocked",untested:"\
untested"},toolStatuses:{verified:"Verified",active:"Active"},findingStates:{open:"Open",duplicate:"\
Duplicate",false_positive:"False positive",out_of_scope:"Out of scope",risk_accepted:"Risk accepted",
closed:"Closed",closed_by_status:"Closed by a status of this checklist; counts as open"},openFindings:e=>`${e}\
 open`,categoryName:Ul({"Configuration and Deployment Management Testing":"Configuration and Deploym\
ent","-":"Not in the guide"})},ls={es:rp,en:ip};var Io=(e,t,n,o)=>e===1?`1 ${n}`:`${t} ${o}`,ap={...ls.es,checklist:"Lista WSTG",source:"Identificad\
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
fectDojo",toolStatuses:{...ls.es.toolStatuses,none:"–"},severity:"Severidad",lastSync:"Sincronizad\
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
accountDeleted:e=>`Se ha eliminado la cuenta ${e}.`},lp={...ls.en,checklist:"WSTG checklist",source:"\
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
item:"Item",tool:"DefectDojo",toolStatuses:{...ls.en.toolStatuses,none:"–"},severity:"Severity",lastSync:"\
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
account ${e} has been deleted.`},hi={es:ap,en:lp};var cp={signIn:"Entrar",register:"Crear cuenta",toRegister:"¿Aún no tienes cuenta?",toSignIn:"¿Ya \
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
lige…",moreChoices:"Más opciones",changeReading:"Cambiar",separator:"Separador",separators:{",":"\
Coma",";":"Punto y coma","	":"Tabulación"," ":"Espacio"},importRoles:{date:"Fecha",time:"Hora",weight:"\
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
minada",keyRefused:(e,t)=>`Rechazado el ${e}: ${t}`},up={signIn:"Sign in",register:"Create an accoun\
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
moreChoices:"More choices",changeReading:"Change",separator:"Separator",separators:{",":"Comma",";":"\
Semicolon","	":"Tab"," ":"Space"},importRoles:{date:"Date",time:"Time",weight:"Weight",unit:"Unit",decimal:"\
Decimals",order:"Order of dates"},onlyWhere:e=>`Only lines where “${e}” is`,allLines:"All lines",
noColumn:"No column",asInFile:"As the file says",comma:"Comma",point:"Point",orders:{ymd:"year, mont\
h, day",dmy:"day, month, year",mdy:"month, day, year"},unitNames:{kg:"Kilograms",g:"Grams",lb:"Pound\
s",st:"Stone",jin:"Jin"},samples:{first:"First",lightest:"Lightest",heaviest:"Heaviest"},line:"Line",
leftOutLines:(e,t)=>e===1?"1 line is left out by your choice.":`${t} lines are left out by your choi\
ce.`,otherTables:(e,t)=>e===1?"1 line belongs to another table of the file and is left out.":`${t} l\
ines belong to other tables of the file and are left out.`,withoutWeight:(e,t)=>e===1?"1 line has no\
 weight.":`${t} lines have no weight.`,cutFile:"The file is cut off: its end is missing, so weights \
may be missing.",localTimes:e=>`Times without a time zone are taken as ${e}.`,localDays:e=>`Days wit\
hout a time are taken as noon in ${e}.`,today:"today",importOne:(e,t)=>`1 weight, ${e}: ${t}`,importRange:(e,t,n,o,s)=>`${e}\
 weights, ${t} to ${n}, ${o} → ${s}`,unread:(e,t)=>e===1?"1 line could not be read":`${t} lines co\
uld not be read`,nothingRead:"No weight was found in the file.",checking:"Checking the weights",added:(e,t)=>`${t}\
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
cted on ${e}: ${t}`},_i={es:cp,en:up};var dp={title:"Peso e IMC",navigation:"Secciones",administration:"Administración",skip:"Ir al conte\
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
Mostrar más (${e} de ${t})`,notFound:"Página no encontrada",doneOf:(e,t)=>`${e} de ${t}`},fp={title:"\
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
 of ${t}`},yi={es:dp,en:fp};var js=(e,t)=>({...e,...t}),Ro={es:js(js(yi.es,_i.es),hi.es),en:js(js(yi.en,_i.en),hi.en)};var G=kl(),ql=(e,t,n="kg")=>({t:Ro[e],zone:t,...Gl(e,t.name,n)}),bi=Ws(void 0),F=()=>Cn(bi),zl=async()=>!isSecureContext&&
(await fetch("/api/auth/refresh",{method:"POST"})).status===401,wi=e=>document.querySelector(`meta[n\
ame="${e}"]`)?.content,Ut={captchaScript:wi("captcha-script"),registrationOpen:wi("registration")!==
"closed",isEmpty:wi("accounts")==="none"};var pp=Symbol.for("pv"),mp=0;function l(e,t,n,o,s,r){t||(t={});var i,a,u=t;if("ref"in u&&typeof e!="function")for(a in u={},t)a==
"ref"?i=t[a]:u[a]=t[a];var d={type:e,props:u,key:n,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:pp,
__v:--mp,__i:-1,__u:0};return(s||r)&&(d.__source=s,d.__self=r),ve.vnode&&ve.vnode(d),d}var ue=({text:e,of:t,onClick:n,kind:o="plain",busy:s,...r})=>l("button",{type:n?"button":"submit",class:`\
button ${o}`,"aria-label":t&&`${e}: ${t}`,"aria-busy":s,"aria-disabled":s,onClick:n&&(()=>s||n()),...r,
children:e}),We=({kind:e,children:t})=>l("span",{class:"badge","data-kind":e,children:t}),he=({kind:e="\
info",children:t})=>l("div",{class:`notice ${e}`,role:e==="error"?"alert":"status",children:t}),je=({
error:e,retry:t})=>{let{t:n,describe:o}=F(),s=e instanceof Be&&e.status===429&&e.retryAfter||0,[r,i]=re(
0);El(()=>{let g=performance.now()+s*1e3,p=()=>i(Math.max(0,Math.ceil((g-performance.now())/1e3)));if(p(),
s===0)return;let h=setInterval(p,1e3);return()=>clearInterval(h)},[e]);let{code:a}=e??{};if(e===void 0||
a==="authentication_required")return null;let u=o(e,r>0?{seconds:r}:{}),d=s>0&&r===0;return l(he,{kind:d?
"info":"error",children:[l("p",{role:s>0?"timer":void 0,children:d?n.retryNow:u}),t&&r===0&&l(ue,{text:n.
retry,onClick:t})]})},Dn=({label:e,done:t,all:n,format:o,children:s})=>{let{t:r}=F(),i=Co();return l(
"div",{class:"progress",children:[l("label",{for:i,children:e}),l("progress",{id:i,value:n&&t,max:n}),
l("span",{children:n?r.doneOf(o(t),o(n)):o(t)}),s]})};var Oo=({facts:e})=>l("dl",{children:Object.entries(e).map(([t,n])=>n!==!1&&l("div",{children:[l("dt",
{children:t}),l("dd",{children:n})]},t))}),gp=25,hp=["beforeprint","afterprint"],at=e=>{let{caption:t,
columns:n,rows:o,keyOf:s,empty:r,groupOf:i=()=>""}=e,{t:a,integer:u}=F(),[d,g]=re(history.state?.limit??
gp),[p,h]=re(!1);ge(()=>dn(window,hp,({type:S})=>h(S==="beforeprint")),[]);let f=()=>{let S=d*4;history.
replaceState({...history.state,limit:S},""),g(S)};if(o.length===0)return r?l("div",{class:"empty",children:r}):
null;let w=n.map(([S,,b])=>l("th",{scope:"col",class:b,children:S},S)),T=S=>n.map(([b,C,x])=>l("td",
{class:x,"data-label":b,children:C(S)},b)),k=p?o:o.slice(0,d);return l(oe,{children:[l("table",{children:[
l("caption",{children:t}),l("thead",{children:l("tr",{children:w})}),[...Map.groupBy(k,i)].map(([S,b])=>l(
"tbody",{children:[S&&l("tr",{class:"group",children:l("th",{colSpan:n.length,scope:"rowgroup",children:S})}),
b.map((C,x)=>l("tr",{children:T(C)},s?.(C)??x))]},S))]}),o.length>d&&l(ue,{text:a.moreRows(u(d),u(o.
length)),onClick:f})]})};var Kn=({title:e,onClose:t,locked:n,children:o})=>{let s=Co(),r=Ce(null);ge(()=>r.current?.showModal(),
[]);let i=()=>n||r.current?.querySelector("[aria-busy=true]")!=null;return l("dialog",{ref:r,"aria-l\
abelledby":s,onCancel:a=>i()&&a.preventDefault(),onClose:t,children:[l("h2",{id:s,children:e}),o(()=>r.
current?.close())]})},Us=e=>{let{t}=F(),[n,o]=re();return{ask:a=>new Promise(u=>o({question:a,answer:u})),
dialog:n&&l(Kn,{title:e,onClose:()=>{n?.answer(!1),o(void 0)},children:a=>{let u=()=>{n.answer(!0),a()};
return l(oe,{children:[l("p",{children:n.question}),l("div",{class:"actions",children:[l(ue,{kind:"d\
anger",text:e,onClick:u}),l(ue,{text:t.cancel,onClick:a})]})]})}})}};var nn=()=>document.querySelector("h1")?.focus({preventScroll:!0}),Ft=Ws(e=>{}),Kl=!0,Lt=({title:e,tools:t,
quiet:n,above:o})=>{let{t:s,announce:r}=F(),i=Ce(null);return ge(()=>{Kl||i.current?.focus(),Kl=!1,r(
"")},[r]),ge(()=>{document.title=`${e} · ${s.title}`},[e,s]),l("div",{class:n?"heading quiet":"head\
ing",children:[o&&l("p",{class:"aside",children:o}),l("h1",{tabIndex:-1,ref:i,children:e}),t]})},Wt=({
load:e,children:t,...n})=>{let{t:o}=F();return ge(()=>{e.data!==void 0&&document.activeElement===document.
body&&nn()},[e.data]),l(Ft.Provider,{value:e.reload,children:[l(Lt,{...n}),l(je,{error:e.error,retry:e.
reload}),e.data!==void 0&&t(e.data),e.data===void 0&&e.loading&&l(he,{kind:"loading",children:o.loading})]})},
Ve=({title:e,hint:t,tools:n,children:o})=>l("section",{class:"card","aria-label":e,children:[l("div",
{class:"heading",children:[l("h2",{children:e}),n]}),t&&l("p",{class:"hint",children:t}),o]}),Yl=({children:e})=>{
let{t}=F(),[n]=Ml(o=>reportError(o));return n===void 0?l(oe,{children:e}):l("div",{class:"card narro\
w",children:[l(Lt,{title:t.broken}),l("p",{children:t.brokenHint}),l(ue,{text:t.loadAgain,kind:"prim\
ary",onClick:()=>location.reload()})]})};var qs=e=>{let{announce:t}=F(),n=Cn(Ft);return is(async(...o)=>{t("");try{let s=await e(...o);typeof s==
"string"&&t(s)}catch(s){throw s instanceof Be&&n(!0),s}n(!1)})},_p=({spec:e,error:t,name:n})=>{let{t:o}=F(),
[s,r]=re(!1),{label:i,hint:a,codes:u,options:d,read:g,defaultValue:p,...h}=e,f=Co(),w=[a&&`${f}-hint`,
t&&`${f}-error`].filter(Boolean).join(" "),T={"aria-invalid":!!t,"aria-describedby":w||void 0},k=(E,A,L)=>A&&
l("p",{class:E,id:`${f}-${E}`,role:L,children:A}),S=d?.map(([E,A])=>l("option",{value:E,selected:E===
p,children:A},E)),b={...h,...!S&&{defaultValue:p}},C=e.type==="password",x=S?"select":e.rows?"textar\
ea":"input";return l("div",{class:`field ${e.type??""}`,children:[l("label",{for:f,children:i}),k("h\
int",a),k("error",t,"alert"),ol(x,{...b,...s&&{type:"text"},...T,id:f,name:n},S),C&&l(ue,{text:s?o.hide:
o.show,of:i,kind:"link",onClick:()=>r(!s)})]})},Yn=({fields:e,values:t,errorOf:n=()=>""})=>Object.entries(
e).map(([o,s])=>{let r=t&&{value:String(t[o]??"")};return l(_p,{name:o,spec:{...s,...r},error:n(o)},
o)}),zs=e=>l("fieldset",{children:[l("legend",{children:e.label}),e.values.map(t=>l(ue,{text:e.names[t],
"aria-pressed":t===e.value,onClick:()=>e.choose(t)},t))]}),Ks=({fields:e})=>{let{t}=F(),{name:n,parameters:o}=qe(),
[s,r]=re(!1),i=Object.values(o).filter(Boolean).length,a=u=>Do(Se(n,Object.fromEntries(new FormData(
u))));return l("search",{children:[l(ue,{text:i>0?`${t.filters} (${i})`:t.filters,class:"button fold",
"aria-expanded":s,onClick:()=>r(!s)}),l("form",{class:s?"filters":"filters folded",onInput:({currentTarget:u})=>a(
u),onSubmit:u=>u.preventDefault(),children:l(Yn,{fields:e,values:o})})]})},yp=(e,t,n)=>{let o=new FormData(
e),s=Object.entries(t).map(([u,d])=>{let g=o.get(u)??"";return d.required&&g===""?[u,new Error(n)]:[
u,d.read?d.read(g):g]}),r=s.filter(u=>u[1]instanceof Error),[i]=r,a=Object.fromEntries(r.map(([u,{message:d}])=>[
u,d]));if(i)throw Object.assign(i[1],{parameters:{field:i[0]},texts:a});return Object.fromEntries(s)},
Ct=e=>{let{t,describe:n}=F(),o=e.fields??{},s=Ce(null),{run:r,busy:i,error:a,reset:u}=qs(async()=>{let S=await e.
act(yp(s.current,o,t.missing));return e.inline&&s.current?.reset(),S}),{code:d="",parameters:g={},fields:p=[]}=a??
{},{texts:h={}}=a??{},f=Object.keys(o),w=f.find(S=>S===g.field||o[S]?.codes?.includes(d))??f.find(S=>p.
includes(S)),T=S=>h[S]??(S===w?n(a):p.includes(S)?t.checkField:"");ge(()=>{a&&s.current?.querySelector(
"[aria-invalid=true]")?.focus()},[a]);let k=S=>{S.preventDefault(),r()};return l("form",{ref:s,class:e.
inline?"inline":"",noValidate:!0,onInput:u,onSubmit:k,children:[e.question&&l("div",{children:e.question}),
l(Yn,{fields:o,errorOf:T}),l(je,{error:w===void 0?a:void 0}),l("div",{class:"actions",children:[l(ue,
{text:e.submit,kind:e.kind??"primary",busy:i}),e.onCancel&&l(ue,{text:t.cancel,onClick:()=>i||e.onCancel?.()})]})]})},
fn=({act:e,busy:t,...n})=>{let o=qs(e);return l(oe,{children:[l(ue,{...n,busy:t||o.busy,onClick:o.run}),
l(je,{error:o.error})]})},Le=e=>{let{text:t,of:n,title:o=t,opener:s="link",...r}=e,{announce:i}=F(),
a=Cn(Ft),[u,d]=re(!1),g=Ce(!1),p=w=>{g.current=w,w||a(!1)};return l(oe,{children:[l(ue,{text:t,of:n,
kind:s,"aria-haspopup":"dialog",onClick:()=>{i(""),d(!0)}}),u&&l(Kn,{title:o,onClose:()=>{d(!1),g.current&&
a(!0),g.current=!1},children:w=>l(Ft.Provider,{value:p,children:l(Ct,{kind:"danger",submit:t,...r,onCancel:w,
act:async T=>{let k=await r.act(T);return w(),nn(),k}})})})]})};var wp=".menu > div > :is(a, button:not([aria-haspopup]))",Eo=({label:e,text:t,children:n})=>{let o=Ce(
null),s=i=>o.current?.contains(i)??!1,r=i=>{let a=o.current;!a||a.querySelector("dialog[open]")||(i&&
a.querySelector("summary")?.focus(),a.open=!1)};return ge(()=>dn(document,["click","close"],({type:a,
target:u})=>{s(u)?(a==="close"||u.matches(wp))&&r(!0):a==="click"&&r(!1)}),[]),l("details",{class:"m\
enu",ref:o,onKeyDown:({key:i})=>i==="Escape"&&r(!0),onFocusOut:({relatedTarget:i})=>i&&!s(i)&&r(!1),
children:[l("summary",{"aria-label":e,children:l("span",{children:t})}),l("div",{children:n})]})};var Mo=(e,t)=>{let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),
setTimeout(()=>URL.revokeObjectURL(n.href),6e4)};var ki=Object.keys(Ro.es.statuses),Ys=(e,t)=>{let{t:n}=F(),[o,s]=re(e),r={label:n.status,hint:vi(o,t)&&
n.notKept,options:ki.map(i=>[i,n.statuses[i]]),defaultValue:o,onInput:({currentTarget:i})=>s(i.value)};
return{chosen:o,field:r}},on=({wstg_status:e})=>e??"Not Started",Zs=(e,t)=>t===null?e.unknown:e.statuses[t]??
t,No=(e,...t)=>[...new Set(t)].filter(n=>n!==null).join(" / ")||e.unknown,vi=(e,t)=>!t&&["Blocked","\
Not Started"].includes(e),Ti=wt.FindingSeverity.values,xi=e=>e.charAt(0).toUpperCase()+e.slice(1),Js=({
severity:e})=>{let{t}=F();if(!e)return l(oe,{children:t.unknown});let n=xi(e);return l(We,{kind:n,children:t.
severities[n]??e})},Qs=({item:e,all:t})=>{let{t:n,integer:o}=F(),s=Ti.map(i=>[xi(i),e.open_findings[i]]).
filter(([,i])=>i>0).map(([i,a])=>({kind:i,counted:`${o(a)} ${n.severities[i]}`})),r=n.openFindings(s.
map(({counted:i})=>i).join(", "));return s.slice(0,t?s.length:1).map(({kind:i,counted:a})=>l("span",
{title:r,children:l(We,{kind:i,children:n.openFindings(a)})},i))},bp=({item:e})=>{let{t}=F(),n={wstg_id:e.
wstg_id},{data:o}=Te(i=>G.getItem({path:n,signal:i})),s=o?.findings.find(({written_to:i})=>i),r=[t.findingNumber(
e.finding_id??0),s?.title,s&&t.severities[xi(s.severity)],s&&t.findingStates[s.state]];return l("str\
ong",{class:"reason",children:r.filter(Boolean).join(" · ")})},Si=["active open"],Sp={Done:["verifi\
ed closed","verified closed_by_status"],"Not Applicable":["active false_positive","active closed_by_\
status"],"In Progress":Si,Blocked:Si,"Not Started":Si},Ci=(e,t)=>e.finding_own===!1&&!Sp[t].includes(
`${e.defectdojo_status} ${e.finding_state}`),Xs=()=>{let{t:e,account:t}=F(),{ask:n,dialog:o}=Us(e.changeFinding);
return{send:async(r,i)=>{let a=l(oe,{children:[e.othersFinding," ",l(bp,{item:r})]});if((Ci(r,i.status)||
r.finding_own===!1&&i.notes)&&!await n(a))return;let d={wstg_id:r.wstg_id,user:t.username,...i};return G.
requestWstgSync({body:d})},dialog:o}},er=()=>{let{t:e,bytes:t}=F();return async n=>{let o=await n.blob();
return Mo(o,n.fileName),e.saved(n.fileName,t(o.size))}},Fo=async(e,t)=>{let n=[];for await(let o of e){
if(n.length===t)return{taken:n,more:!0};n.push(o)}return{taken:n,more:!1}},ut=({at:e})=>{let{t,instant:n,
ago:o}=F();return e===null?l(oe,{children:t.unknown}):l("time",{dateTime:e,title:n(e),children:o(e)??
n(e)})},kp=()=>history.replaceState({...history.state,y:scrollY},""),cs=e=>l("a",{href:Se("checklist",
e.parameters,e.id),onClick:kp,children:e.id}),Zn=({text:e})=>{let{t}=F();return e?l("details",{class:"\
reason",children:[l("summary",{children:t.reason}),e]}):null},us=({request:e})=>{let{t,integer:n,may:o}=F(),
s=e?{request_ids:[e.request_id]}:"all",r=e&&`${e.wstg_id??e.request_id}`,i=async()=>{let{request_ids:p}=await G.
retryRequests({body:s});return t.retried(n(p.length))},a=async()=>{let{request_ids:p}=await G.dismissRequests(
{body:s});return t.dismissed(n(p.length))},[u,d]=e?[t.repeat,t.dismiss]:[t.retryAll,t.dismissAll],g=e?
"link":"plain";return o("checklist:write")?l("div",{class:"actions",children:[l(fn,{text:u,of:r,kind:g,
act:i}),l(Le,{text:d,of:r,opener:g,question:t.askDismiss,act:a})]}):null};var vp=1e3,Tp=25,xp=({user:e,isOwn:t})=>{let{t:n}=F(),{username:o}=e,s={target_user_id:e.user_id},r=async()=>(await G.
endSessions({path:s}),n.sessionsEnded(o)),i=async(k,S)=>(await G.updateUserRole({path:s,body:{role:k}}),
S&&await r(),n.roleChanged(o,n.roles[k])),a=async()=>(await G.deleteUser({path:s}),n.accountDeleted(
o)),u=async k=>(await G.setChecklistAccess({path:s,body:{access:k}}),n.accessChanged(o,n.accesses[k])),
d=wt.ChecklistAccess.values.map(k=>[k,n.accesses[k]]),g={label:n.access,options:d,defaultValue:e.checklist_access},
p={label:n.alsoEnd,type:"checkbox",defaultChecked:!0},h={text:n.promote,question:n.askPromote(o)},f={
text:n.demote,question:n.askDemote(o),fields:{end:p}},w={text:n.endTheirSessions,question:n.askEnd(o)},
T={text:n.delete,question:n.askDelete(o)};return l(Eo,{label:`${n.actions}: ${o}`,text:"⋯",children:[
e.role==="user"&&l(Le,{...h,of:o,act:()=>i("admin")}),e.role==="admin"&&l(Le,{...f,of:o,act:({end:k})=>i(
"user",k)}),e.role==="user"&&l(Le,{text:n.access,of:o,submit:n.save,kind:"primary",fields:{access:g},
act:({access:k})=>u(k)}),!t&&l(Le,{...w,of:o,act:r}),!t&&l(Le,{...T,of:o,act:a})]})},Zl=()=>{let{t:e,
integer:t,account:n}=F(),o=p=>p.user_id===n.userId,{search:s="",role:r}=qe().parameters,i=wt.Role.values.
find(p=>p===r),a=Te(p=>Fo(G.users({search:s,role:i,limit:200,signal:p}),vp),[s,i]),u=p=>l("div",{class:"\
badges",children:[p.username," ",o(p)&&l(We,{children:e.you})]}),d=({role:p,checklist_access:h})=>p===
"admin"?l(We,{kind:"done",children:e.roles.admin}):h==="none"?e.roles.user:l(We,{children:e.testers[h]}),
g={search:{label:e.beginning,type:"search",autocapitalize:"none"},role:{label:e.role,options:[["",e.
any],...Object.entries(e.roles)]}};return l(Wt,{title:e.accounts,load:a,children:({taken:p,more:h})=>l(
"section",{class:"card","aria-label":e.accounts,children:[!Ut.registrationOpen&&l("p",{class:"hint",
children:e.accountsClosed}),(p.length>Tp||s||i)&&l(Ks,{fields:g}),l(at,{caption:e.accountsCount(p.length,
`${t(p.length)}${h?"+":""}`),rows:p,empty:e.noAccounts,keyOf:({user_id:f})=>f,columns:[[e.name,u],[e.
role,d],[e.created,({created_at:f})=>l(ut,{at:f}),"wide"],[e.actions,f=>l(xp,{user:f,isOwn:o(f)}),"t\
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
n_Hijacking"}};var tr={current:[]},Pp=({request:e})=>{let{request:t}=F().t,{state:n,reason:o}=e,s=n==="failed"?"err\
or":n==="done"&&!o?"success":"info",r=n==="done"&&o?t.noEffect:t[n];return l(he,{kind:s,children:[r,
" ",n==="failed"&&Un(e)&&t.repeated,l(Zn,{text:o})]})},Dp=({item:e,keepsAll:t})=>{let{t:n}=F(),{send:o,
dialog:s}=Xs(),[r,i]=re(""),a=e.requests.find(f=>r.endsWith(`/${f.request_id}`)),{field:u}=Ys(on(e),
t),[d,g]=re((e.notes??"").replaceAll(`\r
`,`
`)),p=async({status:f,notes:w})=>{let T=await o(e,w===d?{status:f}:{status:f,notes:w});T&&(i(T.location),
g(w))},h={label:n.notes,hint:n.notesHint,rows:6,defaultValue:d};return l(Ve,{title:n.edit,children:[
l(Ct,{submit:n.save,act:p,fields:{status:u,notes:h}}),a&&l(Pp,{request:a}),s]})},Jl=({address:e,text:t})=>/^https?:\/\//i.
test(e)?l("a",{href:e,target:"_blank",rel:"noreferrer",children:t}):l(oe,{children:t}),Ap=({item:e})=>{
let{t,integer:n}=F(),{findings:o,findings_total:s}=e,r=o.length<s?t.doneOf(n(o.length),n(s)):n(s),i=a=>{
let u=t.findingNumber(a.finding_id),d=[u,a.own&&t.madeHere,a.written_to&&t.writtenTo];return l("div",
{class:"reason",children:[l(Jl,{address:a.finding_url??"",text:a.title||u}),l("p",{class:"aside",children:d.
filter(Boolean).join(" · ")})]})};return s===0?null:l(Ve,{title:t.findings,children:l(at,{caption:`${t.
findings}: ${r}`,rows:o,keyOf:({finding_id:a})=>a,columns:[[t.finding,i],[t.severity,({severity:a})=>l(
Js,{severity:a})],[t.state,({state:a})=>t.findingStates[a]]]})})},Ip=({item:e})=>{let{t}=F();return l(
Ve,{title:t.currentState,children:[e.conflict&&l(he,{children:t.conflictNotice}),e.failed_reason!==null&&
l(he,{kind:"error",children:t.failedBelow}),l(Oo,{facts:{[t.status]:l("div",{class:"badges",children:[
l(We,{kind:on(e),children:t.statuses[on(e)]}),l(Qs,{item:e,all:!0})]}),[t.setAt]:l(ut,{at:e.status_set_at}),
[t.setBy]:No(t,e.status_set_by,e.status_set_for),[t.tool]:t.toolStatuses[e.defectdojo_status??"none"],
[t.lastSync]:l(ut,{at:e.last_sync})}})]})},Rp=({item:e})=>{let{t}=F(),n=i=>Zs(t,i),o=i=>i?"blocked":
void 0,s=i=>l("div",{children:[l(We,{kind:o(i.state==="failed"),children:t.states[i.state]})," ",l(Zn,
{text:i.reason}),i.state==="failed"&&l(us,{request:i})]}),r=i=>l("div",{children:[l(We,{kind:o(!i.success),
children:i.success?t.success:t.failed})," ",l(Zn,{text:i.error_message})]});return l(oe,{children:[l(
Ve,{title:t.requests,children:l(at,{empty:t.noRequests,caption:t.requests,rows:e.requests,keyOf:({request_id:i})=>i,
columns:[[t.accepted,({accepted_at:i})=>l(ut,{at:i})],[t.origin,({kind:i})=>t.origins[i]],[t.status,
({status:i})=>n(i)],[t.setBy,({account:i,user:a})=>No(t,i,a)],[t.result,s]]})}),l(Ve,{title:t.log,children:l(
at,{empty:t.noLog,caption:t.log,rows:e.log,columns:[[t.when,({timestamp:i})=>l(ut,{at:i})],[t.direction,
({direction:i})=>t.directions[i]],[t.change,i=>`${n(i.old_status)} → ${n(i.new_status)}`],[t.setBy,
({account:i})=>No(t,i)],[t.result,r]]})})]})},Op=({item:e})=>{let{t,account:n}=F(),{parameters:o}=qe(),
s=e.finding_id!==null||e.findings_total>0||e.open_request;if(n.role!=="admin"||e.name!==null||s)return null;
let r=async()=>{let{message:i}=await G.forgetItem({path:{wstg_id:e.wstg_id}});return location.hash=Se(
"checklist",o),i};return l(Le,{text:t.forget,of:e.wstg_id,question:t.askForget,act:r})},Ep=({id:e})=>{
let{t}=F(),{parameters:n}=qe(),o=tr.current.indexOf(e),[s,r]=o<0?[]:[-1,1].map(a=>tr.current[o+a]),i=(a,u)=>u&&
l("a",{href:Se("checklist",n,u),children:a});return l("nav",{class:"actions","aria-label":t.checklist,
children:[l("a",{href:Se("checklist",n),children:t.backToList}),i(t.previous,s),i(t.next,r)]})},Ql=({
id:e})=>{let{t,may:n}=F(),o=Te(async d=>{let[g,{keeps_equivalent_status:p}]=await Promise.all([G.getItem(
{path:{wstg_id:e},signal:d}),G.getSynchronisation({signal:d})]);return{item:g,keepsAll:p}},[e],({item:d})=>d.
requests.some(Un)),s=Pi.pages[e.toUpperCase()],{name:r,category:i,near:a}=o.data?.item??{},u=l(oe,{children:[
[r&&e,a&&t.near(a),i&&t.categoryName(i)].filter(Boolean).join(" · "),s&&" · ",s&&l(Jl,{address:Pi.
base+s,text:t.guide})]});return l(Wt,{title:r??e,above:u,tools:l(Ep,{id:e}),load:o,children:({item:d,
keepsAll:g})=>l(oe,{children:[l(Ap,{item:d}),l("div",{class:"columns",children:[l(Ip,{item:d}),n("ch\
ecklist:write")&&l(Dp,{item:d,keepsAll:g})]}),l(Rp,{item:d}),l(Op,{item:d})]})})};var Mp="-",Di=({category:e})=>e??Mp,ec=e=>e.open_request&&e.failed_reason===null,Np={conflict:e=>e.conflict,
open:e=>e.open_request,failed:e=>e.failed_reason!==null,untracked:e=>!e.tracked,without_finding:e=>e.
finding_id===null&&e.last_sync!==null},Ai={closed:"Done",issues:"worse",under_way:"In Progress",blocked:"\
Blocked",untested:"Not Started"},tc=Object.keys(Ai),Fp=({name:e})=>e!==null,Ii=e=>{let t=Map.groupBy(
e,jl);return n=>t.get(n)?.length??0},nc=({items:e})=>{let t=Ii(e);return l("div",{class:"bar","aria-\
hidden":"true",children:tc.filter(n=>t(n)>0).map(n=>l("i",{"data-kind":Ai[n],style:{flexGrow:t(n)}},
n))})},Lp=5,Wp=({gate:e})=>{let{t,integer:n}=F(),{parameters:o}=qe(),s=Map.groupBy(e.open,({reason:a})=>a),
r=Map.groupBy(s.get("open_finding")??[],({severity:a})=>a),i=Ti.flatMap(a=>r.get(a)??[]);return e.passed?
l(he,{kind:"success",children:t.gatePassed}):l(he,{kind:"closed",children:[l("p",{children:[l("stron\
g",{children:t.gateClosed})," ",e.stale_reason&&t.gateStale[e.stale_reason]]}),l("p",{class:"badges",
children:[...s].map(([a,{length:u}])=>{let d=`${t.reasons[a]}: ${n(u)}`;return a==="unassigned_findi\
ng"?l("span",{children:d},a):l("a",{href:Se("checklist",{...o,show:a}),children:d},a)})}),i.length>0&&
l("p",{class:"badges",children:i.slice(0,Lp).map(({wstg_id:a,severity:u})=>l("span",{children:[l(cs,
{id:a,parameters:o})," ",l(Js,{severity:u})]},a))})]})},$p=({items:e,gate:t})=>{let{t:n,integer:o,percent:s}=F(),
r=e.filter(Fp),i=Ii(r),a=i("closed");return l("section",{class:"card total","aria-label":n.checklistTotal,
children:[l("p",{class:"figure",children:[l("strong",{children:n.closedOf(o(a),o(r.length))})," ",l(
"span",{children:s(a/r.length)}),l("span",{class:"badges",children:[tc.map(u=>l(We,{kind:Ai[u],children:[
n.progress[u],": ",o(i(u))]},u)),e.length>r.length&&l("span",{children:n.outsideGuide(o(e.length-r.length))})]})]}),
l(nc,{items:r}),l(Wp,{gate:t}),l(Hp,{items:r})]})},Hp=({items:e})=>{let{t,integer:n}=F(),{parameters:o}=qe();
return l("details",{children:[l("summary",{children:t.coverage}),l("ul",{class:"coverage",children:[
...Map.groupBy(e,Di)].map(([s,r])=>l("li",{children:[l("a",{href:Se("checklist",{...o,category:s}),children:t.
categoryName(s)}),l("span",{children:t.doneOf(n(Ii(r)("closed")),n(r.length))}),l(nc,{items:r})]},s))})]})},
Xl=e=>e.failed_reason!==null?2:Number(e.conflict),Bp=({items:e,gate:t},n)=>{let{status:o="",category:s="",
show:r="",outcome:i="",search:a=""}=n,u=a.toLowerCase().split(/\s+/),d=new Map(t.open.map(({wstg_id:h,
reason:f})=>[h,f])),g=h=>{let f=`${h.wstg_id} ${h.name??""} ${h.notes??""}`.toLowerCase();return u.every(
w=>f.includes(w))},p=h=>Np[r]?.(h)??[d.get(h.wstg_id),""].includes(r);return e.filter(h=>[on(h),""].
includes(o)).filter(h=>[Di(h),""].includes(s)).filter(h=>[h.outcome,""].includes(i)).filter(p).filter(
g).sort((h,f)=>Xl(f)-Xl(h))},Vp=({items:e,keepsAll:t})=>{let{t:n,integer:o,account:s}=F(),{chosen:r,
field:i}=Ys("Done",t),[a,u]=re(),d=Ce(!1),g=k=>n.items(k,o(k)),p=async()=>{d.current=!1;let k=0,S=()=>u(
{done:k,all:e.length});S();try{for(let{wstg_id:b}of e){if(d.current)break;let C={wstg_id:b,status:r,
user:s.username};await G.requestWstgSync({body:C}),k+=1,S()}}finally{u(void 0)}return n.setAll(g(k))},
h=a?.all??e.length,f=e.filter(k=>Ci(k,r)).length,w=[f>0&&n.othersFindings(o(f)),i.hint],T=l("span",{
role:"status",children:w.filter(Boolean).join(" ")});return h===0?null:l(Le,{text:n.setAllShown,opener:"\
plain",title:n.askSetAll(g(h),n.statuses[r]),submit:n.setItems(g(h),n.statuses[r]),question:a&&l(Dn,
{label:n.sending,done:a.done,all:h,format:o,children:l(ue,{text:n.stop,onClick:()=>d.current=!0})}),
fields:{status:{...i,hint:T,disabled:a!==void 0}},act:p})},Gp=({item:e,keepsAll:t})=>{let{t:n}=F(),{
send:o,dialog:s}=Xs(),{run:r,busy:i,error:a}=qs(async u=>{if(await o(e,{status:u}))return vi(u,t)?n.
notKept:n.request.waiting});return l("div",{children:[l("select",{"aria-label":`${n.status}: ${e.wstg_id}`,
"aria-busy":i,"data-kind":on(e),value:on(e),onChange:({currentTarget:u})=>r(u.value),children:ki.map(
u=>l("option",{value:u,children:n.statuses[u]},u))}),l(je,{error:a}),s]})},jp=({data:e})=>{let{t,integer:n,
may:o}=F(),{parameters:s}=qe(),r=JSON.stringify(s),i=ct(()=>Bp(e,s),[e,r]);tr.current=i.map(({wstg_id:f})=>f);
let a=["",t.any],u=[...new Set(e.items.map(Di))].map(f=>[f,t.categoryName(f)]),d=[...new Set(e.gate.
open.map(({reason:f})=>f))].map(f=>[f,t.reasons[f]]),g=f=>l("div",{children:[l(cs,{id:f.wstg_id,parameters:s}),
l("p",{class:"aside",children:f.near?t.near(f.near):f.name})]}),p=f=>l("div",{class:"badges",children:[
o("checklist:write")?l(Gp,{item:f,keepsAll:e.keepsAll}):l(We,{kind:on(f),children:t.statuses[on(f)]}),
f.conflict&&l(We,{kind:"blocked",children:t.conflict}),f.failed_reason!==null&&l(We,{kind:"blocked",
children:t.failed}),ec(f)&&l(We,{children:t.pending})]}),h=l(oe,{children:[l("p",{children:t.noItems}),
l("a",{href:Se("checklist"),onClick:nn,children:t.clear})]});return l(Ve,{title:t.items(i.length,n(i.
length)),tools:o("checklist:write")&&l(Vp,{items:i,keepsAll:e.keepsAll}),children:[l(Ks,{fields:{search:{
label:t.search,placeholder:t.searchHint,type:"search"},status:{label:t.status,options:[a,...Object.entries(
t.statuses)]},category:{label:t.category,options:[["",t.anyCategory],...u]},outcome:{label:t.itemOutcome,
options:[a,...Object.entries(t.outcomes)]},show:{label:t.show,options:[a,...Object.entries(t.shown),
...d]},since:{label:t.since,type:"date"}}}),l(at,{caption:t.checklist,rows:i,keyOf:({wstg_id:f})=>f,
empty:h,columns:[[t.item,g],[t.status,p],[t.tool,f=>t.toolStatuses[f.defectdojo_status??"none"]],[t.
findingsOpen,f=>l(Qs,{item:f})],[t.lastSync,({last_sync:f})=>l(ut,{at:f})]]},r),l("p",{class:"aside",
children:t.source})]})},Up=()=>{let{t:e}=F(),{since:t}=qe().parameters,n=t?{since:t}:{},o=Te(async u=>{
let[{taken:d},g,{keeps_equivalent_status:p}]=await Promise.all([Fo(G.items({...n,signal:u}),Number.POSITIVE_INFINITY),
G.checkGate({query:n,signal:u}),G.getSynchronisation({signal:u})]);return{items:d,gate:g,keepsAll:p}},
[t],({items:u})=>u.some(ec)),s=o.data!==void 0;ge(()=>{s&&history.state?.y&&scrollTo(0,history.state.
y)},[s]);let r=er(),i=async()=>r(await G.generateReport({headers:{"Accept-Language":document.documentElement.
lang}})),a=l(oe,{children:[l(fn,{text:e.makeReport,act:i}),l(ue,{text:e.reload,busy:o.loading,onClick:o.
reload})]});return l(Wt,{title:e.checklist,tools:a,load:o,children:u=>l(oe,{children:[l($p,{...u}),l(
jp,{data:u})]})})},oc=()=>{let{id:e}=qe();return e===void 0?l(Up,{}):l(Ql,{id:e},e)};var sc=e=>{let{act:t,ask:n,title:o,hint:s,submit:r,labels:i,fields:a}=e,{t:u,bytes:d}=F(),[g,p]=re(),
[h,f]=re(""),w=Ce(new AbortController);ge(()=>()=>w.current.abort(),[]);let T=async I=>{w.current=new AbortController;
let{signal:O}=w.current;f(""),p({loaded:0,total:void 0}),await t({signal:O,onProgress:p},I).catch(M=>{
if(!O.aborted)throw M;return u.stopped}).then(f).finally(()=>p(void 0))},{ask:k,dialog:S}=Us(r),b=async I=>{
(!n||await k(n(I)))&&await T(I)},C=()=>{w.current.abort(),nn()},x=g&&g.loaded>0&&g.loaded!==g.total,
[E,A]=x?[i[0],g.total]:[i[1],void 0];return l(Ve,{title:o,hint:s,children:[l(Ct,{submit:r,kind:a?"da\
nger":"primary",act:b,fields:a}),S,g&&l(Dn,{label:E,done:g.loaded,all:A,format:I=>I===0?"":d(I),children:l(
ue,{text:u.stop,onClick:C})}),h&&l(he,{children:h})]})},rc=()=>{let{t:e,bytes:t}=F(),n=er(),{data:o,
reload:s}=Te(a=>G.getSynchronisation({signal:a})),r=o?.import_obstacle,i={label:e.file,type:"file",accept:"\
.sql,application/sql,text/plain",read:a=>a instanceof File&&a.name?a:new Error(e.noFile)};return l(oe,
{children:[l(Lt,{title:e.files}),r&&l(he,{kind:"error",children:`${e.importObstacle} ${r}`}),l("div",
{class:"columns",children:[l(sc,{title:e.export,hint:e.dumpHint,submit:e.makeExport,labels:[e.downloading,
e.preparing],act:async a=>n(await G.exportFindingsDump(a)).finally(s)}),l(sc,{title:e.import,hint:e.
dumpImportHint,submit:e.makeImport,labels:[e.uploading,e.importing],fields:{file:i},ask:({file:a})=>e.
askImport(a.name,t(a.size)),act:async(a,{file:u})=>(await G.importFindingsDump({...a,body:{file:u}}),
s(),e.imported)})]})]})};var qp=1e3,zp=({state:e,last_started_at:t,last_succeeded_at:n})=>e==="idle"&&(n??"")<(t??""),Kp=({run:e})=>{
let{t,ago:n,instant:o,may:s,account:r}=F(),{state:i,last_error:a,last_warning:u}=e,d=()=>G.synchroniseNow(),
g=f=>f&&(n(f)??o(f)),p=a===null&&u===null&&e.failed===0,h=()=>{if(i!=="idle")return t.runStates[i];let[
f,w]=[g(e.last_succeeded_at),g(e.next_run_at)];return f===null?t.neverInStep:(p?t.inStep:t.notInStep)(
f,w)};return l("section",{class:"card","aria-label":t.state,children:[l("div",{class:"heading",children:[
l("p",{role:"status",children:l("strong",{children:h()})}),s("checklist:write")&&l(fn,{kind:"primary",
text:t.synchronise,busy:i!=="idle",act:d})]}),a!==null&&l(he,{kind:"error",children:[t.lastError,l(Zn,
{text:a})]}),u!==null&&l(he,{kind:"error",children:[`${t.lastWarning} ${u}`,r.role==="admin"&&zp(e)&&
l(Le,{text:t.hiddenIsGone,opener:"plain",question:t.askHiddenIsGone,act:()=>G.synchroniseNow({body:{
hidden_is_gone:!0}})})]})]})},Yp=({run:e})=>{let{t,integer:n}=F(),o=s=>s>0&&n(s);return l("details",
{class:"card",children:[l("summary",{children:t.periodic}),l(Oo,{facts:{[t.lastStarted]:l(ut,{at:e.last_started_at}),
[t.lastFinished]:l(ut,{at:e.last_finished_at}),[t.lastSucceeded]:l(ut,{at:e.last_succeeded_at}),[t.nextRun]:l(
ut,{at:e.next_run_at}),[t.lastDelivery]:l(ut,{at:e.last_delivery_at}),[t.waitingCount]:o(e.waiting),
[t.retryingCount]:o(e.retrying),[t.failedCount]:o(e.failed),[t.unassigned]:o(e.unassigned),[t.withoutFinding]:l(
"a",{href:Se("checklist",{show:"without_finding"}),children:n(e.without_finding)})}})]})},Zp=({requests:e,
all:t})=>{let{t:n,integer:o}=F(),s=({wstg_id:i,finding_id:a})=>i!==null?l(cs,{id:i}):a===null?n.unknown:
n.findingNumber(a),r=({reason:i,next_attempt_at:a})=>l("div",{children:[l(Zn,{text:i})," ",a!==null&&
l(We,{children:n.states.retrying})]});return l(Ve,{title:n.failedRequests,tools:e.length>0&&l(us,{}),
children:l(at,{empty:n.noFailed,caption:n.firstOf(e.length,Math.max(t,e.length),o),rows:e,keyOf:({request_id:i})=>i,
columns:[[n.item,s],[n.status,({status:i})=>Zs(n,i)],[n.setBy,({account:i,user:a})=>No(n,i,a)],[n.accepted,
({accepted_at:i})=>l(ut,{at:i})],[n.attempts,({attempts:i})=>o(i),"numeric"],[n.reason,r],[n.actions,
i=>l(us,{request:i}),"tools"]]})})},Jp=async e=>{let t=await G.getSynchronisation({signal:e}),n=G.requests(
{state:"failed",limit:200,signal:e}),{taken:o}=await Fo(n,qp);return{run:t,failed:o}},Qp=({run:e,failed:t})=>e.
state!=="idle"||e.waiting+e.retrying>0||t.some(Un),ic=()=>{let{t:e}=F(),t=Te(Jp,[],Qp),n=l(ue,{text:e.
reload,onClick:t.reload});return l(Wt,{title:e.synchronisation,tools:n,load:t,children:({run:o,failed:s})=>l(
oe,{children:[l(Kp,{run:o}),l(Zp,{requests:s,all:o.failed}),l(Yp,{run:o})]})})};var Xp=e=>e.currentTarget.select(),em=({value:e,close:t})=>{let{t:n}=F(),[o,s]=re(!1),r=async()=>{await navigator.
clipboard.writeText(e),s(!0)};return l(Kn,{title:n.keyMade,onClose:t,children:i=>l(oe,{children:[l("\
p",{children:n.keyOnce}),l("input",{readOnly:!0,value:e,"aria-label":n.keyMade,onFocus:Xp}),l("div",
{class:"actions",children:[navigator.clipboard&&l(ue,{text:o?n.copied:n.copy,kind:"primary",onClick:r}),
l(ue,{text:n.close,onClick:i})]})]})})},tm=[30,90,366],ac=({onKey:e,isForScale:t})=>{let{t:n,may:o}=F(),
s=wt.Permission.values.filter(o),r=a=>({label:n.permissions[a],type:"checkbox",defaultChecked:t&&a===
"weights:write"}),i={name:{label:n.keyName,hint:n.keyNameHint,defaultValue:t?n.scale:"",maxLength:wt.
KeyName.maxLength,autocomplete:"off"},...Object.fromEntries(s.map(a=>[a,r(a)])),days:{label:n.keyEnds,
options:tm.map(a=>[String(a),n.days(a)]),defaultValue:t?"366":"90"},password:{label:n.currentPassword,
autocomplete:"current-password",type:"password",codes:["current_password_wrong"]}};return l(Le,{text:t?
n.makeScaleKey:n.makeKey,title:n.makeKey,submit:n.makeKey,opener:"plain",kind:"primary",fields:i,act:async({
name:a,days:u,password:d,...g})=>{let p=s.filter(f=>g[f]);if(p.length===0)throw new Error(n.noPermission);
let h={name:a,permissions:p,expires_in_days:Number(u),password:d};e((await G.createKey({body:h})).key)}})},
lc=()=>{let{t:e,day:t,instant:n,messages:o}=F(),{data:s,error:r,reload:i}=Te(f=>G.listKeys({signal:f})),
[a,u]=re(""),{keys:d=[]}=s??{},g=({name:f,last_refused_at:w,last_refused_code:T})=>{let k=o.errors[T??
""]??T??"";return l("div",{children:[f,w!==null&&l("p",{class:"aside",children:e.keyRefused(n(w),k)})]})},
p=({permissions:f})=>l("div",{class:"badges",children:f.map(w=>l(We,{children:e.permissions[w]},w))}),
h=({key_id:f,name:w})=>l(Le,{text:e.remove,of:w,title:e.removeKey,question:w,act:async()=>(await G.deleteKey(
{path:{key_id:f}}),e.keyRemoved)});return l(Ft.Provider,{value:i,children:l(Ve,{title:e.apiKeys,hint:e.
apiKeysHint,tools:l("div",{class:"actions",children:[l(ac,{onKey:u,isForScale:!0}),l(ac,{onKey:u})]}),
children:[l(je,{error:r,retry:i}),a&&l(em,{value:a,close:()=>u("")}),l(at,{caption:e.apiKeysCaption,
rows:d,keyOf:({key_id:f})=>f,columns:[[e.keyName,g],[e.keyMay,p],[e.lastUsed,({last_used_at:f})=>f===
null?e.never:n(f),"wide"],[e.expires,({expires_at:f})=>t(f)],[e.actions,h,"tools"]]})]})})};var Ri,nm=(e,t)=>new Promise((n,o)=>{let s=new URL(e);s.searchParams.set("render",t);let r=document.
createElement("script");r.src=s.href,r.onerror=()=>{Ri=void 0,r.remove(),o(new Error("the captcha ca\
nnot be loaded"))},r.onload=()=>{let{grecaptcha:i}=globalThis;i?i.ready(()=>n(i)):r.dispatchEvent(new Event(
"error"))},document.head.append(r),G.session.onChange(i=>i&&setTimeout(()=>location.reload()))}),Oi=async e=>{
let{captcha_site_key:t}=e;return t&&Ut.captchaScript&&(Ri??=nm(Ut.captchaScript,t)),Ri},cc=async(e,t)=>{
let n=await Oi(e),o=e.captcha_site_key??"";return n?{captcha_token:await n.execute(o,{action:t})}:{}};var Ei=["password_too_short","password_too_long","password_breached"],Mi=({registering:e,expired:t})=>{
let{t:n,config:o}=F(),s=Ut.isEmpty&&Ut.registrationOpen,r=e||s,i=async f=>{let w=await cc(o,r?"regis\
ter":"login").catch(()=>{throw new Error(n.captchaMissing)}),T={...f,...w};await(r?G.registerAccount(
{body:T}):G.login({body:T})),Ut.isEmpty=!1,r?Do(Se("profile",{first:"true"})):location.hash==="#/del\
eted"&&(location.hash="")};ge(()=>{Oi(o).catch(()=>{})},[o]);let{minLength:a,maxLength:u}=wt.Username,
d={autocomplete:"username",autocapitalize:"none",spellcheck:!1,label:n.username,hint:r&&n.usernameHint(
a,u),codes:["username_invalid","username_taken"],defaultValue:t?.username},g={type:"password",label:n.
password,codes:Ei,hint:r&&n.newPasswordHint(wt.NewPassword.minLength),autocomplete:r?"new-password":
"current-password",autofocus:t!==void 0},p=r?n.register:n.signIn,h=l(Ct,{submit:p,act:i,fields:{username:d,
password:g}});return t?h:l(oe,{children:[l(Lt,{title:s?n.registerFirst:p}),l("p",{class:"hint",children:s?
n.welcomeFirst:n.welcome}),r&&!Ut.registrationOpen?l(he,{children:n.registrationClosed}):h,!s&&(r||Ut.
registrationOpen)&&l("p",{class:"aside",children:[r?n.toSignIn:n.toRegister," ",l("a",{href:r?"#/":"\
#/register",children:r?n.signIn:n.register})]})]})};var om=async()=>{let e=JSON.stringify(await G.exportOwnData(),null,2),t=new Date().toLocaleDateString(
"sv");Mo(new Blob([e],{type:"application/json"}),`weight-bmi-${t}.json`)},uc=()=>{let{t:e,account:t}=F(),
o={...{type:"password",autocomplete:"current-password"},label:e.currentPassword,codes:["current_pass\
word_wrong"]},s={type:"password",autocomplete:"new-password",label:e.newPassword,hint:e.newPasswordHint(
wt.NewPassword.minLength),codes:[...Ei,"password_unchanged"]},r={autocomplete:"off",autocapitalize:"\
none",label:e.typeName(t.username),read:i=>String(i).trim()===t.username||new Error(e.nameDiffers)};
return l(oe,{children:[l(Lt,{title:e.account}),l("p",{class:"hint",children:e.signedInAs(t.username)}),
l(lc,{}),l("div",{class:"columns",children:[l(Ve,{title:e.password,hint:e.changePasswordHint,children:l(
Le,{text:e.changePassword,opener:"plain",kind:"primary",fields:{current_password:o,new_password:s},act:async i=>(await G.
changePassword({body:i}),e.passwordChanged)})}),l(Ve,{title:e.exportTitle,hint:e.exportHint,children:l(
Ct,{kind:"plain",submit:e.exportData,act:om})}),l(Ve,{title:e.endSessions,hint:e.endSessionsHint,children:l(
Le,{text:e.endSessions,opener:"plain",fields:{password:o},act:i=>G.logoutEverywhere({body:i})})}),l(
Ve,{title:e.deleteAccount,hint:e.deleteHint,children:l(Le,{text:e.deleteAccount,opener:"danger",fields:{
name:r,password:o},act:async({password:i})=>{await G.deleteAccount({body:{password:i}}),location.hash=
"#/deleted"}})})]})]})};var sm=e=>{let[,t]=/^(\d+([.,]\d+)?) *(c?m)?\.?$/i.exec(e.trim())??[],n=Number(t?.replace(",","."));
return n>3?n/100:n},dc=()=>{let{t:e,plain:t,messages:n,config:o,unit:s,setUnit:r}=F(),i=qe().parameters.
first!==void 0,a=Te(w=>xn(G.getProfile({signal:w}))),u=o.validation_limits??{},d={maxLength:u.name_max_length,
required:!0},g={type:"date",codes:["birth_date_invalid"],min:u.birth_date_min,required:!0},p={inputMode:"\
decimal",autocomplete:"off",read:w=>sm(String(w))||new Error(e.notAHeight),codes:["height_out_of_ran\
ge"],label:e.height,hint:e.heightHint,required:!0},h=async w=>{if(await G.saveProfile({body:w}),!i)return n.
texts.profile_saved;location.hash=Se("weight")},f=w=>({nombre:{...d,label:e.firstName,defaultValue:w?.
nombre},apellidos:{...d,label:e.lastName,defaultValue:w?.apellidos},fecha_nacimiento:{...g,label:e.birthDate,
defaultValue:w?.fecha_nacimiento},talla_m:{...p,defaultValue:w?t(w.talla_m):""}});return l("div",{class:"\
card narrow",children:l(Wt,{title:e.profile,load:a,children:w=>l(oe,{children:[l("p",{class:"hint",children:i?
e.profileFirst:e.profileHint}),l(Ct,{submit:e.save,act:h,fields:f(w)}),i&&l("a",{href:Se("weight"),children:e.
later}),l(zs,{label:e.unitOfWeights,values:Gs,names:e.unitNames,value:s,choose:r})]})})})};var nr=e=>{let{format:t}=new Intl.DateTimeFormat("sv-SE",{timeZone:e,dateStyle:"short",timeStyle:"me\
dium"}),n=a=>Date.parse(`${t(a*1e3).replace(" ","T")}Z`)-a*1e3,o=new Map,s=a=>{let u=o.get(a);if(u!==
void 0)return u;let d=n(a*7*864e5/1e3);return o.set(a,d),d},r=a=>{let u=Math.floor(a/6048e5),d=s(u);
return d===s(u+1)?d:n(Math.floor(a/1e3))},i=a=>a+r(a);return{name:e,clockAt:i,instantOf(a){let[u,d]=[
a-864e5,a+864e5].map(p=>a-r(p)),g=[u,d].filter(p=>i(p)===a);return g.length>0?Math.min(...g):u},inputOf:a=>new Date(
i(a)).toISOString().slice(0,16)}},or=()=>new Intl.DateTimeFormat().resolvedOptions().timeZone;var rm="uplot",im="u-hz",am="u-vt",lm="u-title",cm="u-wrap",um="u-under",dm="u-over",fm="u-axis",Xn="\
u-off",pm="u-select",mm="u-cursor-x",gm="u-cursor-y",hm="u-cursor-pt",_m="u-legend",ym="u-live",wm="\
u-inline",bm="u-series",Sm="u-marker",fc="u-label",km="u-value",fs="width",ps="height";var pc="bottom",Lo="left",Ni="right",Qi="#000",mc=Qi+"0",Fi="mousemove",gc="mousedown",Li="mouseup",
hc="mouseenter",_c="mouseleave",yc="dblclick",vm="resize",Tm="scroll",wc="change",lr="dppxchange",Xi="\
--",jo=typeof window<"u",Vi=jo?document:null,$o=jo?window:null,xm=jo?navigator:null,be,sr;function Gi(){
let e=devicePixelRatio;be!=e&&(be=e,sr&&Ui(wc,sr,Gi),sr=matchMedia(`(min-resolution: ${be-.001}dppx)\
 and (max-resolution: ${be+.001}dppx)`),eo(wc,sr,Gi),$o.dispatchEvent(new CustomEvent(lr)))}function Pt(e,t){
if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function ji(e,t){let n=e.classList;n.contains(
t)&&n.remove(t)}function Ne(e,t,n){e.style[t]=n+"px"}function qt(e,t,n,o){let s=Vi.createElement(e);
return t!=null&&Pt(s,t),n?.insertBefore(s,o),s}function $t(e,t){return qt("div",e,t)}var bc=new WeakMap;
function sn(e,t,n,o,s){let r="translate("+t+"px,"+n+"px)",i=bc.get(e);r!=i&&(e.style.transform=r,bc.
set(e,r),t<0||n<0||t>o||n>s?Pt(e,Xn):ji(e,Xn))}var Sc=new WeakMap;function kc(e,t,n){let o=t+n,s=Sc.
get(e);o!=s&&(Sc.set(e,o),e.style.background=t,e.style.borderColor=n)}var vc=new WeakMap;function Tc(e,t,n,o){
let s=t+""+n,r=vc.get(e);s!=r&&(vc.set(e,s),e.style.height=n+"px",e.style.width=t+"px",e.style.marginLeft=
o?-t/2+"px":0,e.style.marginTop=o?-n/2+"px":0)}var ea={passive:!0},Cm={...ea,capture:!0};function eo(e,t,n,o){
t.addEventListener(e,n,o?Cm:ea)}function Ui(e,t,n,o){t.removeEventListener(e,n,ea)}jo&&Gi();function zt(e,t,n,o){
let s;n=n||0,o=o||t.length-1;let r=o<=2147483647;for(;o-n>1;)s=r?n+o>>1:Dt((n+o)/2),t[s]<e?n=s:o=s;return e-
t[n]<=t[o]-e?n:o}function Qc(e){return(n,o,s)=>{let r=-1,i=-1;for(let a=o;a<=s;a++)if(e(n[a])){r=a;break}
for(let a=s;a>=o;a--)if(e(n[a])){i=a;break}return[r,i]}}var Xc=e=>e!=null,eu=e=>e!=null&&e>0,dr=Qc(Xc),
Pm=Qc(eu);function Dm(e,t,n,o=0,s=!1){let r=s?Pm:dr,i=s?eu:Xc;[t,n]=r(e,t,n);let a=e[t],u=e[t];if(t>
-1)if(o==1)a=e[t],u=e[n];else if(o==-1)a=e[n],u=e[t];else for(let d=t;d<=n;d++){let g=e[d];i(g)&&(g<
a?a=g:g>u&&(u=g))}return[a??Pe,u??-Pe]}function fr(e,t,n,o){let s=Pc(e),r=Pc(t);e==t&&(s==-1?(e*=n,t/=
n):(e/=n,t*=n));let i=n==10?pn:tu,a=s==1?Dt:Ht,u=r==1?Ht:Dt,d=a(i(Je(e))),g=u(i(Je(t))),p=Ho(n,d),h=Ho(
n,g);return n==10&&(d<0&&(p=De(p,-d)),g<0&&(h=De(h,-g))),o||n==2?(e=p*s,t=h*r):(e=ru(e,p),t=pr(t,h)),
[e,t]}function ta(e,t,n,o){let s=fr(e,t,n,o);return e==0&&(s[0]=0),t==0&&(s[1]=0),s}var na=.1,xc={mode:3,
pad:na},gs={pad:0,soft:null,mode:0},Am={min:gs,max:gs};function cr(e,t,n,o){return mr(n)?Cc(e,t,n):(gs.
pad=n,gs.soft=o?0:null,gs.mode=o?3:0,Cc(e,t,Am))}function ye(e,t){return e??t}function Im(e,t,n){for(t=
ye(t,0),n=ye(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function Cc(e,t,n){let o=n.min,
s=n.max,r=ye(o.pad,0),i=ye(s.pad,0),a=ye(o.hard,-Pe),u=ye(s.hard,Pe),d=ye(o.soft,Pe),g=ye(s.soft,-Pe),
p=ye(o.mode,0),h=ye(s.mode,0),f=t-e,w=pn(f),T=gt(Je(e),Je(t)),k=pn(T),S=Je(k-w);(f<1e-24||S>10)&&(f=
0,(e==0||t==0)&&(f=1e-24,p==2&&d!=Pe&&(r=0),h==2&&g!=-Pe&&(i=0)));let b=f||T||1e3,C=pn(b),x=Ho(10,Dt(
C)),E=b*(f==0?e==0?.1:1:r),A=De(ru(e-E,x/10),24),L=e>=d&&(p==1||p==3&&A<=d||p==2&&A>=d)?d:Pe,I=gt(a,
A<L&&e>=L?L:Kt(L,A)),O=b*(f==0?t==0?.1:1:i),M=De(pr(t+O,x/10),24),D=t<=g&&(h==1||h==3&&M>=g||h==2&&M<=
g)?g:-Pe,B=Kt(u,M>D&&t<=D?D:gt(D,M));return I==B&&I==0&&(B=100),[I,B]}var Rm=new Intl.NumberFormat(jo?
xm.language:"en-US"),oa=e=>Rm.format(e),At=Math,ar=At.PI,Je=At.abs,Dt=At.floor,Ze=At.round,Ht=At.ceil,
Kt=At.min,gt=At.max,Ho=At.pow,Pc=At.sign,pn=At.log10,tu=At.log2,Om=(e,t=1)=>At.sinh(e)*t,Wi=(e,t=1)=>At.
asinh(e/t),Pe=1/0;function Dc(e){return(pn((e^e>>31)-(e>>31))|0)+1}function qi(e,t,n){return Kt(gt(e,
t),n)}function nu(e){return typeof e=="function"}function fe(e){return nu(e)?e:()=>e}var Em=()=>{},ou=e=>e,
su=(e,t)=>t,Mm=e=>null,Ac=e=>!0,Ic=(e,t)=>e==t,Nm=/\.\d*?(?=9{6,}|0{6,})/gm,to=e=>{if(au(e)||In.has(
e))return e;let t=`${e}`,n=t.match(Nm);if(n==null)return e;let o=n[0].length-1;if(t.indexOf("e-")!=-1){
let[s,r]=t.split("e");return+`${to(s)}e${r}`}return De(e,o)};function Jn(e,t){return to(De(to(e/t))*
t)}function pr(e,t){return to(Ht(to(e/t))*t)}function ru(e,t){return to(Dt(to(e/t))*t)}function De(e,t=0){
if(au(e))return e;let n=10**t,o=e*n*(1+Number.EPSILON);return Ze(o)/n}var In=new Map;function iu(e){
return((""+e).split(".")[1]||"").length}function _s(e,t,n,o){let s=[],r=o.map(iu);for(let i=t;i<n;i++){
let a=Je(i),u=De(Ho(e,i),a);for(let d=0;d<o.length;d++){let g=e==10?+`${o[d]}e${i}`:o[d]*u,p=(i>=0?0:
a)+(i>=r[d]?0:r[d]),h=e==10?g:De(g,p);s.push(h),In.set(h,p)}}return s}var hs={},sa=[],Bo=[null,null],
An=Array.isArray,au=Number.isInteger,Fm=e=>e===void 0;function Rc(e){return typeof e=="string"}function mr(e){
let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function Lm(e){return e!=null&&
typeof e=="object"}var Wm=Object.getPrototypeOf(Uint8Array),lu="__proto__";function Vo(e,t=mr){let n;
if(An(e)){let o=e.find(s=>s!=null);if(An(o)||t(o)){n=Array(e.length);for(let s=0;s<e.length;s++)n[s]=
Vo(e[s],t)}else n=e.slice()}else if(e instanceof Wm)n=e.slice();else if(t(e)){n={};for(let o in e)o!=
lu&&(n[o]=Vo(e[o],t))}else n=e;return n}function ze(e){let t=arguments;for(let n=1;n<t.length;n++){let o=t[n];
for(let s in o)s!=lu&&(mr(e[s])?ze(e[s],Vo(o[s])):e[s]=Vo(o[s]))}return e}var $m=0,Hm=1,Bm=2;function Vm(e,t,n){
for(let o=0,s,r=-1;o<t.length;o++){let i=t[o];if(i>r){for(s=i-1;s>=0&&e[s]==null;)e[s--]=null;for(s=
i+1;s<n&&e[s]==null;)e[r=s++]=null}}}function Gm(e,t){if(qm(e)){let i=e[0].slice();for(let a=1;a<e.length;a++)
i.push(...e[a].slice(1));return zm(i[0])||(i=Um(i)),i}let n=new Set;for(let i=0;i<e.length;i++){let u=e[i][0],
d=u.length;for(let g=0;g<d;g++)n.add(u[g])}let o=[Array.from(n).sort((i,a)=>i-a)],s=o[0].length,r=new Map;
for(let i=0;i<s;i++)r.set(o[0][i],i);for(let i=0;i<e.length;i++){let a=e[i],u=a[0];for(let d=1;d<a.length;d++){
let g=a[d],p=Array(s).fill(void 0),h=t?t[i][d]:Hm,f=[];for(let w=0;w<g.length;w++){let T=g[w],k=r.get(
u[w]);T===null?h!=$m&&(p[k]=T,h==Bm&&f.push(k)):p[k]=T}Vm(p,f,s),o.push(p)}}return o}var jm=typeof queueMicrotask>
"u"?e=>Promise.resolve().then(e):queueMicrotask;function Um(e){let t=e[0],n=t.length,o=Array(n);for(let r=0;r<
o.length;r++)o[r]=r;o.sort((r,i)=>t[r]-t[i]);let s=[];for(let r=0;r<e.length;r++){let i=e[r],a=Array(
n);for(let u=0;u<n;u++)a[u]=i[o[u]];s.push(a)}return s}function qm(e){let t=e[0][0],n=t.length;for(let o=1;o<
e.length;o++){let s=e[o][0];if(s.length!=n)return!1;if(s!=t){for(let r=0;r<n;r++)if(s[r]!=t[r])return!1}}
return!0}function zm(e,t=100){let n=e.length;if(n<=1)return!0;let o=0,s=n-1;for(;o<=s&&e[o]==null;)o++;
for(;s>=o&&e[s]==null;)s--;if(s<=o)return!0;let r=gt(1,Dt((s-o+1)/t));for(let i=e[o],a=o+r;a<=s;a+=r){
let u=e[a];if(u!=null){if(u<=i)return!1;i=u}}return!0}var cu=["January","February","March","April","\
May","June","July","August","September","October","November","December"],uu=["Sunday","Monday","Tues\
day","Wednesday","Thursday","Friday","Saturday"];function du(e){return e.slice(0,3)}var Km=uu.map(du),
Ym=cu.map(du),Zm={MMMM:cu,MMM:Ym,WWWW:uu,WWW:Km};function ds(e){return(e<10?"0":"")+e}function Jm(e){
return(e<10?"00":e<100?"0":"")+e}var Qm={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),
MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>ds(e.getMonth()+1),M:e=>e.getMonth()+
1,DD:e=>ds(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],
HH:e=>ds(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.
getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>ds(e.getMinutes()),
m:e=>e.getMinutes(),ss:e=>ds(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>Jm(e.getMilliseconds())};function ra(e,t){
t=t||Zm;let n=[],o=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=o.exec(e);)n.push(s[0][0]=="{"?Qm[s[1]]:s[0]);return r=>{
let i="";for(let a=0;a<n.length;a++)i+=typeof n[a]=="string"?n[a]:n[a](r,t);return i}}var Xm=new Intl.
DateTimeFormat().resolvedOptions().timeZone;function eg(e,t){let n;return t=="UTC"||t=="Etc/UTC"?n=new Date(
+e+e.getTimezoneOffset()*6e4):t==Xm?n=e:(n=new Date(e.toLocaleString("en-US",{timeZone:t})),n.setMilliseconds(
e.getMilliseconds())),n}var fu=e=>e%1==0,ur=[1,2,2.5,5],tg=_s(10,-32,0,ur),pu=_s(10,0,32,ur),ng=pu.filter(
fu),Qn=tg.concat(pu),ia=`
`,mu="{YYYY}",Oc=ia+mu,gu="{M}/{D}",ms=ia+gu,rr=ms+"/{YY}",hu="{aa}",og="{h}:{mm}",Wo=og+hu,Ec=ia+Wo,
Mc=":{ss}",ke=null;function _u(e){let t=e*1e3,n=t*60,o=n*60,s=o*24,r=s*30,i=s*365,u=(e==1?_s(10,0,3,
ur).filter(fu):_s(10,-3,0,ur)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,o,o*2,o*3,o*4,o*6,o*
8,o*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,i,i*2,i*5,i*10,i*25,i*50,i*100]),
d=[[i,mu,ke,ke,ke,ke,ke,ke,1],[s*28,"{MMM}",Oc,ke,ke,ke,ke,ke,1],[s,gu,Oc,ke,ke,ke,ke,ke,1],[o,"{h}"+
hu,rr,ke,ms,ke,ke,ke,1],[n,Wo,rr,ke,ms,ke,ke,ke,1],[t,Mc,rr+" "+Wo,ke,ms+" "+Wo,ke,Ec,ke,1],[e,Mc+".\
{fff}",rr+" "+Wo,ke,ms+" "+Wo,ke,Ec,ke,1]];function g(p){return(h,f,w,T,k,S)=>{let b=[],C=k>=i,x=k>=
r&&k<i,E=p(w),A=De(E*e,3),L=$i(E.getFullYear(),C?0:E.getMonth(),x||C?1:E.getDate()),I=De(L*e,3);if(x||
C){let O=x?k/r:0,M=C?k/i:0,D=A==I?A:De($i(L.getFullYear()+M,L.getMonth()+O,1)*e,3),B=new Date(Ze(D/e)),
W=B.getFullYear(),J=B.getMonth();for(let H=0;D<=T;H++){let te=$i(W+M*H,J+O*H,1),q=te-p(De(te*e,3));D=
De((+te+q)*e,3),D<=T&&b.push(D)}}else{let O=k>=s?s:k,M=Dt(w)-Dt(A),D=I+M+pr(A-I,O);b.push(D);let B=p(
D),W=B.getHours()+B.getMinutes()/n+B.getSeconds()/o,J=k/o,H=h.axes[f]._space,te=S/H;for(;D=De(D+k,e==
1?0:3),!(D>T);)if(J>1){let q=Dt(De(W+J,6))%24,ne=p(D).getHours()-q;ne>1&&(ne=-1),D-=ne*o,W=(W+J)%24;
let z=b[b.length-1];De((D-z)/k,3)*te>=.7&&b.push(D)}else b.push(D)}return b}}return[u,d,g]}var[sg,rg,
ig]=_u(1),[ag,lg,cg]=_u(.001);_s(2,-53,53,[1]);function Nc(e,t){return e.map(n=>n.map((o,s)=>s==0||s==
8||o==null?o:t(s==1||n[8]==0?o:n[1]+o)))}function Fc(e,t){return(n,o,s,r,i)=>{let a=t.find(w=>i>=w[0])||
t[t.length-1],u,d,g,p,h,f;return o.map(w=>{let T=e(w),k=T.getFullYear(),S=T.getMonth(),b=T.getDate(),
C=T.getHours(),x=T.getMinutes(),E=T.getSeconds(),A=k!=u&&a[2]||S!=d&&a[3]||b!=g&&a[4]||C!=p&&a[5]||x!=
h&&a[6]||E!=f&&a[7]||a[1];return u=k,d=S,g=b,p=C,h=x,f=E,A(T)})}}function ug(e,t){let n=ra(t);return(o,s,r,i,a)=>s.
map(u=>n(e(u)))}function $i(e,t,n){return new Date(e,t,n)}function Lc(e,t){return t(e)}var dg="{YYYY\
}-{MM}-{DD} {h}:{mm}{aa}";function Wc(e,t){return(n,o,s,r)=>r==null?Xi:t(e(o))}function fg(e,t){let n=e.
series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function pg(e,t){return e.
series[t].fill(e,t)}var mg={show:!0,live:!0,isolate:!1,mount:Em,markers:{show:!0,width:2,stroke:fg,fill:pg,
dash:"solid"},idx:null,idxs:null,values:[]};function gg(e,t){let n=e.cursor.points,o=$t(),s=n.size(e,
t);Ne(o,fs,s),Ne(o,ps,s);let r=s/-2;Ne(o,"marginLeft",r),Ne(o,"marginTop",r);let i=n.width(e,t,s);return i&&
Ne(o,"borderWidth",i),o}function hg(e,t){let n=e.series[t].points;return n._fill||n._stroke}function _g(e,t){
let n=e.series[t].points;return n._stroke||n._fill}function yg(e,t){return e.series[t].points.size}var Hi=[
0,0];function wg(e,t,n){return Hi[0]=t,Hi[1]=n,Hi}function ir(e,t,n,o=!0){return s=>{s.button==0&&(!o||
s.target==t)&&n(s)}}function Bi(e,t,n,o=!0){return s=>{(!o||s.target==t)&&n(s)}}var bg={show:!0,x:!0,
y:!0,lock:!1,move:wg,points:{one:!1,show:gg,size:yg,width:0,stroke:_g,fill:hg},bind:{mousedown:ir,mouseup:ir,
click:ir,dblclick:ir,mousemove:Bi,mouseleave:Bi,mouseenter:Bi},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,
click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,o,s)=>o-
s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,
event:null},yu={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},aa=ze({},yu,{filter:su}),wu=ze({},aa,{size:10}),
bu=ze({},yu,{show:!1}),la='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Aria\
l, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Em\
oji"',Su="bold "+la,ku=1.5,$c={show:!0,scale:"x",stroke:Qi,space:50,gap:5,alignTo:1,size:50,labelGap:0,
labelSize:30,labelFont:Su,side:2,grid:aa,ticks:wu,border:bu,font:la,lineGap:ku,rotate:0},Sg="Value",
kg="Time",Hc={show:!0,scale:"x",auto:!1,sorted:1,min:Pe,max:-Pe,idxs:[]};function vg(e,t,n,o,s){return t.
map(r=>r==null?"":oa(r))}function Tg(e,t,n,o,s,r,i){let a=[],u=In.get(s)||0;n=i?n:De(pr(n,s),u);for(let d=n;d<=
o;d=De(d+s,u))a.push(Object.is(d,-0)?0:d);return a}function zi(e,t,n,o,s,r,i){let a=[],u=e.scales[e.
axes[t].scale].log,d=u==10?pn:tu,g=Dt(d(n));s=Ho(u,g),u==10&&(s=Qn[zt(s,Qn)]);let p=n,h=s*u;u==10&&(h=
Qn[zt(h,Qn)]);do a.push(p),p=p+s,u==10&&!In.has(p)&&(p=De(p,In.get(s))),p>=h&&(s=p,h=s*u,u==10&&(h=Qn[zt(
h,Qn)]));while(p<=o);return a}function xg(e,t,n,o,s,r,i){let u=e.scales[e.axes[t].scale].asinh,d=o>u?
zi(e,t,gt(u,n),o,s):[u],g=o>=0&&n<=0?[0]:[];return(n<-u?zi(e,t,gt(u,-o),-n,s):[u]).reverse().map(h=>-h).
concat(g,d)}var vu=/./,Cg=/[12357]/,Pg=/[125]/,Bc=/1/,Ki=(e,t,n,o)=>e.map((s,r)=>t==4&&s==0||r%o==0&&
n.test(s.toExponential()[s<0?1:0])?s:null);function Dg(e,t,n,o,s){let r=e.axes[n],i=r.scale,a=e.scales[i],
u=e.valToPos,d=r._space,g=u(10,i),p=u(9,i)-g>=d?vu:u(7,i)-g>=d?Cg:u(5,i)-g>=d?Pg:Bc;if(p==Bc){let h=Je(
u(1,i)-g);if(h<d)return Ki(t.slice().reverse(),a.distr,p,Ht(d/h)).reverse()}return Ki(t,a.distr,p,1)}
function Ag(e,t,n,o,s){let r=e.axes[n],i=r.scale,a=r._space,u=e.valToPos,d=Je(u(1,i)-u(2,i));return d<
a?Ki(t.slice().reverse(),3,vu,Ht(a/d)).reverse():t}function Ig(e,t,n,o){return o==null?Xi:t==null?"":
oa(t)}var Vc={show:!0,scale:"y",stroke:Qi,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Su,
side:3,grid:aa,ticks:wu,border:bu,font:la,lineGap:ku,rotate:0};function Rg(e,t){let n=3+(e||1)*2;return De(
n*t,3)}function Og(e,t){let{scale:n,idxs:o}=e.series[0],s=e._data[0],r=e.valToPos(s[o[0]],n,!0),i=e.
valToPos(s[o[1]],n,!0),a=Je(i-r),u=e.series[t],d=a/(u.points.space*be);return o[1]-o[0]<=d}var Gc={scale:null,
auto:!0,sorted:0,min:Pe,max:-Pe},Tu=(e,t,n,o,s)=>s,jc={show:!0,auto:!0,sorted:0,gaps:Tu,alpha:1,facets:[
ze({},Gc,{scale:"x"}),ze({},Gc,{scale:"y"})]},Uc={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Tu,
alpha:1,points:{show:Og,filter:null},values:null,min:Pe,max:-Pe,idxs:[],path:null,clip:null};function Eg(e,t,n,o,s){
return n/10}var xu={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Mg=ze({},xu,
{time:!1,ori:1}),qc={};function Cu(e,t){let n=qc[e];return n||(n={key:e,plots:[],sub(o){n.plots.push(
o)},unsub(o){n.plots=n.plots.filter(s=>s!=o)},pub(o,s,r,i,a,u,d){for(let g=0;g<n.plots.length;g++)n.
plots[g]!=s&&n.plots[g].pub(o,s,r,i,a,u,d)}},e!=null&&(qc[e]=n)),n}var Go=1,Yi=2;function no(e,t,n){
let o=e.mode,s=e.series[t],r=o==2?e._data[t]:e._data,i=e.scales,a=e.bbox,u=r[0],d=o==2?r[1]:r[t],g=o==
2?i[s.facets[0].scale]:i[e.series[0].scale],p=o==2?i[s.facets[1].scale]:i[s.scale],h=a.left,f=a.top,
w=a.width,T=a.height,k=e.valToPosH,S=e.valToPosV;return g.ori==0?n(s,u,d,g,p,k,S,h,f,w,T,hr,Uo,yr,Du,
Iu):n(s,u,d,g,p,S,k,f,h,T,w,_r,qo,da,Au,Ru)}function ca(e,t){let n=0,o=0,s=ye(e.bands,sa);for(let r=0;r<
s.length;r++){let i=s[r];i.series[0]==t?n=i.dir:i.series[1]==t&&(i.dir==1?o|=1:o|=2)}return[n,o==1?-1:
o==2?1:o==3?2:0]}function Ng(e,t,n,o,s){let r=e.mode,i=e.series[t],a=r==2?i.facets[1].scale:i.scale,
u=e.scales[a];return s==-1?u.min:s==1?u.max:u.distr==3?u.dir==1?u.min:u.max:0}function mn(e,t,n,o,s,r){
return no(e,t,(i,a,u,d,g,p,h,f,w,T,k)=>{let S=i.pxRound,b=d.dir*(d.ori==0?1:-1),C=d.ori==0?Uo:qo,x,E;
b==1?(x=n,E=o):(x=o,E=n);let A=S(p(a[x],d,T,f)),L=S(h(u[x],g,k,w)),I=S(p(a[E],d,T,f)),O=S(h(r==1?g.max:
g.min,g,k,w)),M=new Path2D(s);return C(M,I,O),C(M,A,O),C(M,A,L),M})}function gr(e,t,n,o,s,r){let i=null;
if(e.length>0){i=new Path2D;let a=t==0?yr:da,u=n;for(let p=0;p<e.length;p++){let h=e[p];if(h[1]>h[0]){
let f=h[0]-u;f>0&&a(i,u,o,f,o+r),u=h[1]}}let d=n+s-u,g=10;d>0&&a(i,u,o-g/2,d,o+r+g)}return i}function Fg(e,t,n){
let o=e[e.length-1];o&&o[0]==t?o[1]=n:e.push([t,n])}function ua(e,t,n,o,s,r,i){let a=[],u=e.length;for(let d=s==
1?n:o;d>=n&&d<=o;d+=s)if(t[d]===null){let p=d,h=d;if(s==1)for(;++d<=o&&t[d]===null;)h=d;else for(;--d>=
n&&t[d]===null;)h=d;let f=r(e[p]),w=h==p?f:r(e[h]),T=p-s;f=i<=0&&T>=0&&T<u?r(e[T]):f;let S=h+s;w=i>=
0&&S>=0&&S<u?r(e[S]):w,w>=f&&a.push([f,w])}return a}function zc(e){return e==0?ou:e==1?Ze:t=>Jn(t,e)}
function Pu(e){let t=e==0?hr:_r,n=e==0?(s,r,i,a,u,d)=>{s.arcTo(r,i,a,u,d)}:(s,r,i,a,u,d)=>{s.arcTo(i,
r,u,a,d)},o=e==0?(s,r,i,a,u)=>{s.rect(r,i,a,u)}:(s,r,i,a,u)=>{s.rect(i,r,u,a)};return(s,r,i,a,u,d=0,g=0)=>{
d==0&&g==0?o(s,r,i,a,u):(d=Kt(d,a/2,u/2),g=Kt(g,a/2,u/2),t(s,r+d,i),n(s,r+a,i,r+a,i+u,d),n(s,r+a,i+u,
r,i+u,g),n(s,r,i+u,r,i,g),n(s,r,i,r+a,i,d),s.closePath())}}var hr=(e,t,n)=>{e.moveTo(t,n)},_r=(e,t,n)=>{
e.moveTo(n,t)},Uo=(e,t,n)=>{e.lineTo(t,n)},qo=(e,t,n)=>{e.lineTo(n,t)},yr=Pu(0),da=Pu(1),Du=(e,t,n,o,s,r)=>{
e.arc(t,n,o,s,r)},Au=(e,t,n,o,s,r)=>{e.arc(n,t,o,s,r)},Iu=(e,t,n,o,s,r,i)=>{e.bezierCurveTo(t,n,o,s,
r,i)},Ru=(e,t,n,o,s,r,i)=>{e.bezierCurveTo(n,t,s,o,i,r)};function Ou(e){return(t,n,o,s,r)=>no(t,n,(i,a,u,d,g,p,h,f,w,T,k)=>{
let{pxRound:S,points:b}=i,C,x;d.ori==0?(C=hr,x=Du):(C=_r,x=Au);let E=De(b.width*be,3),A=(b.size-b.width)/
2*be,L=De(A*2,3),I=new Path2D,O=new Path2D,{left:M,top:D,width:B,height:W}=t.bbox;yr(O,M-L,D-L,B+L*2,
W+L*2);let J=H=>{if(u[H]!=null){let te=S(p(a[H],d,T,f)),q=S(h(u[H],g,k,w));C(I,te+A,q),x(I,te,q,A,0,
ar*2)}};if(r)r.forEach(J);else for(let H=o;H<=s;H++)J(H);return{stroke:E>0?I:null,fill:I,clip:O,flags:Go|
Yi}})}function Eu(e){return(t,n,o,s,r,i)=>{o!=s&&(r!=o&&i!=o&&e(t,n,o),r!=s&&i!=s&&e(t,n,s),e(t,n,i))}}
var Lg=Eu(Uo),Wg=Eu(qo);function Mu(e){let t=ye(e?.alignGaps,0);return(n,o,s,r)=>no(n,o,(i,a,u,d,g,p,h,f,w,T,k)=>{
[s,r]=dr(u,s,r);let S=i.pxRound,b=W=>S(p(W,d,T,f)),C=W=>S(h(W,g,k,w)),x,E;d.ori==0?(x=Uo,E=Lg):(x=qo,
E=Wg);let A=d.dir*(d.ori==0?1:-1),L={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Go},
I=L.stroke,O=!1;if(r-s>=T*4){let W=Z=>n.posToVal(Z,d.key,!0),J=null,H=null,te,q,Q,ae=b(a[A==1?s:r]),
ne=b(a[s]),z=b(a[r]),X=W(A==1?ne+1:z-1);for(let Z=A==1?s:r;Z>=s&&Z<=r;Z+=A){let V=a[Z],pe=(A==1?V<X:
V>X)?ae:b(V),me=u[Z];pe==ae?me!=null?(q=me,J==null?(x(I,pe,C(q)),te=J=H=q):q<J?J=q:q>H&&(H=q)):me===
null&&(O=!0):(J!=null&&E(I,ae,C(J),C(H),C(te),C(q)),me!=null?(q=me,x(I,pe,C(q)),J=H=te=q):(J=H=null,
me===null&&(O=!0)),ae=pe,X=W(ae+A))}J!=null&&J!=H&&Q!=ae&&E(I,ae,C(J),C(H),C(te),C(q))}else for(let W=A==
1?s:r;W>=s&&W<=r;W+=A){let J=u[W];J===null?O=!0:J!=null&&x(I,b(a[W]),C(J))}let[D,B]=ca(n,o);if(i.fill!=
null||D!=0){let W=L.fill=new Path2D(I),J=i.fillTo(n,o,i.min,i.max,D),H=C(J),te=b(a[s]),q=b(a[r]);A==
-1&&([q,te]=[te,q]),x(W,q,H),x(W,te,H)}if(!i.spanGaps){let W=[];O&&W.push(...ua(a,u,s,r,A,b,t)),L.gaps=
W=i.gaps(n,o,s,r,W),L.clip=gr(W,d.ori,f,w,T,k)}return B!=0&&(L.band=B==2?[mn(n,o,s,r,I,-1),mn(n,o,s,
r,I,1)]:mn(n,o,s,r,I,B)),L})}function $g(e){let t=ye(e.align,1),n=ye(e.ascDesc,!1),o=ye(e.alignGaps,
0),s=ye(e.extend,!1);return(r,i,a,u)=>no(r,i,(d,g,p,h,f,w,T,k,S,b,C)=>{[a,u]=dr(p,a,u);let x=d.pxRound,
{left:E,width:A}=r.bbox,L=ne=>x(w(ne,h,b,k)),I=ne=>x(T(ne,f,C,S)),O=h.ori==0?Uo:qo,M={stroke:new Path2D,
fill:null,clip:null,band:null,gaps:null,flags:Go},D=M.stroke,B=h.dir*(h.ori==0?1:-1),W=I(p[B==1?a:u]),
J=L(g[B==1?a:u]),H=J,te=J;s&&t==-1&&(te=E,O(D,te,W)),O(D,J,W);for(let ne=B==1?a:u;ne>=a&&ne<=u;ne+=B){
let z=p[ne];if(z==null)continue;let X=L(g[ne]),Z=I(z);t==1?O(D,X,W):O(D,H,Z),O(D,X,Z),W=Z,H=X}let q=H;
s&&t==1&&(q=E+A,O(D,q,W));let[Q,ae]=ca(r,i);if(d.fill!=null||Q!=0){let ne=M.fill=new Path2D(D),z=d.fillTo(
r,i,d.min,d.max,Q),X=I(z);O(ne,q,X),O(ne,te,X)}if(!d.spanGaps){let ne=[];ne.push(...ua(g,p,a,u,B,L,o));
let z=d.width*be/2,X=n||t==1?z:-z,Z=n||t==-1?-z:z;ne.forEach(V=>{V[0]+=X,V[1]+=Z}),M.gaps=ne=d.gaps(
r,i,a,u,ne),M.clip=gr(ne,h.ori,k,S,b,C)}return ae!=0&&(M.band=ae==2?[mn(r,i,a,u,D,-1),mn(r,i,a,u,D,1)]:
mn(r,i,a,u,D,ae)),M})}function Kc(e,t,n,o,s,r,i=Pe){if(e.length>1){let a=null;for(let u=0,d=1/0;u<e.
length;u++)if(t[u]!==void 0){if(a!=null){let g=Je(e[u]-e[a]);g<d&&(d=g,i=Je(n(e[u],o,s,r)-n(e[a],o,s,
r)))}a=u}}return i}function Hg(e){e=e||hs;let t=ye(e.size,[.6,Pe,1]),n=e.align||0,o=e.gap||0,s=e.radius;
s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let r=fe(s),i=1-t[0],a=ye(t[1],Pe),u=ye(t[2],1),d=ye(e.disp,
hs),g=ye(e.each,f=>{}),{fill:p,stroke:h}=d;return(f,w,T,k)=>no(f,w,(S,b,C,x,E,A,L,I,O,M,D)=>{let B=S.
pxRound,W=n,J=o*be,H=a*be,te=u*be,q,Q;x.ori==0?[q,Q]=r(f,w):[Q,q]=r(f,w);let ae=x.dir*(x.ori==0?1:-1),
ne=x.ori==0?yr:da,z=x.ori==0?g:(K,Ie,Ye,lo,En,Zt,Mn)=>{g(K,Ie,Ye,En,lo,Mn,Zt)},X=ye(f.bands,sa).find(
K=>K.series[0]==w),Z=X!=null?X.dir:0,V=S.fillTo(f,w,S.min,S.max,Z),le=B(L(V,E,D,O)),pe,me,St,ht=M,Ae=B(
S.width*be),Yt=!1,rn=null,It=null,_n=null,ro=null;p!=null&&(Ae==0||h!=null)&&(Yt=!0,rn=p.values(f,w,
T,k),It=new Map,new Set(rn).forEach(K=>{K!=null&&It.set(K,new Path2D)}),Ae>0&&(_n=h.values(f,w,T,k),
ro=new Map,new Set(_n).forEach(K=>{K!=null&&ro.set(K,new Path2D)})));let{x0:io,size:zo}=d;if(io!=null&&
zo!=null){W=1,b=io.values(f,w,T,k),io.unit==2&&(b=b.map(Ye=>f.posToVal(I+Ye*M,x.key,!0)));let K=zo.values(
f,w,T,k);zo.unit==2?me=K[0]*M:me=A(K[0],x,M,I)-A(0,x,M,I),ht=Kc(b,C,A,x,M,I,ht),St=ht-me+J}else ht=Kc(
b,C,A,x,M,I,ht),St=ht*i+J,me=ht-St;St<1&&(St=0),Ae>=me/2&&(Ae=0),St<5&&(B=ou);let Ss=St>0,Rn=ht-St-(Ss?
Ae:0);me=B(qi(Rn,te,H)),pe=(W==0?me/2:W==ae?0:me)-W*ae*((W==0?J/2:0)+(Ss?Ae/2:0));let dt={stroke:null,
fill:null,clip:null,band:null,gaps:null,flags:0},ao=Yt?null:new Path2D,an=null;if(X!=null)an=f.data[X.
series[1]];else{let{y0:K,y1:Ie}=d;K!=null&&Ie!=null&&(C=Ie.values(f,w,T,k),an=K.values(f,w,T,k))}let On=q*
me,ce=Q*me;for(let K=ae==1?T:k;K>=T&&K<=k;K+=ae){let Ie=C[K];if(Ie==null)continue;if(an!=null){let _t=an[K]??
0;if(Ie-_t==0)continue;le=L(_t,E,D,O)}let Ye=x.distr!=2||d!=null?b[K]:K,lo=A(Ye,x,M,I),En=L(ye(Ie,V),
E,D,O),Zt=B(lo-pe),Mn=B(gt(En,le)),kt=B(Kt(En,le)),Rt=Mn-kt;if(Ie!=null){let _t=Ie<0?ce:On,Bt=Ie<0?On:
ce;Yt?(Ae>0&&_n[K]!=null&&ne(ro.get(_n[K]),Zt,kt+Dt(Ae/2),me,gt(0,Rt-Ae),_t,Bt),rn[K]!=null&&ne(It.get(
rn[K]),Zt,kt+Dt(Ae/2),me,gt(0,Rt-Ae),_t,Bt)):ne(ao,Zt,kt+Dt(Ae/2),me,gt(0,Rt-Ae),_t,Bt),z(f,w,K,Zt-Ae/
2,kt,me+Ae,Rt)}}return Ae>0?dt.stroke=Yt?ro:ao:Yt||(dt._fill=S.width==0?S._fill:S._stroke??S._fill,dt.
width=0),dt.fill=Yt?It:ao,dt})}function Bg(e,t){let n=ye(t?.alignGaps,0);return(o,s,r,i)=>no(o,s,(a,u,d,g,p,h,f,w,T,k,S)=>{
[r,i]=dr(d,r,i);let b=a.pxRound,C=q=>b(h(q,g,k,w)),x=q=>b(f(q,p,S,T)),E,A,L;g.ori==0?(E=hr,L=Uo,A=Iu):
(E=_r,L=qo,A=Ru);let I=g.dir*(g.ori==0?1:-1),O=C(u[I==1?r:i]),M=O,D=[],B=[];for(let q=I==1?r:i;q>=r&&
q<=i;q+=I)if(d[q]!=null){let ae=u[q],ne=C(ae);D.push(M=ne),B.push(x(d[q]))}let W={stroke:e(D,B,E,L,A,
b),fill:null,clip:null,band:null,gaps:null,flags:Go},J=W.stroke,[H,te]=ca(o,s);if(a.fill!=null||H!=0){
let q=W.fill=new Path2D(J),Q=a.fillTo(o,s,a.min,a.max,H),ae=x(Q);L(q,M,ae),L(q,O,ae)}if(!a.spanGaps){
let q=[];q.push(...ua(u,d,r,i,I,C,n)),W.gaps=q=a.gaps(o,s,r,i,q),W.clip=gr(q,g.ori,w,T,k,S)}return te!=
0&&(W.band=te==2?[mn(o,s,r,i,J,-1),mn(o,s,r,i,J,1)]:mn(o,s,r,i,J,te)),W})}function Vg(e){return Bg(Gg,
e)}function Gg(e,t,n,o,s,r){let i=e.length;if(i<2)return null;let a=new Path2D;if(n(a,e[0],t[0]),i==
2)o(a,e[1],t[1]);else{let u=Array(i),d=Array(i-1),g=Array(i-1),p=Array(i-1);for(let h=0;h<i-1;h++)g[h]=
t[h+1]-t[h],p[h]=e[h+1]-e[h],d[h]=g[h]/p[h];u[0]=d[0];for(let h=1;h<i-1;h++)d[h]===0||d[h-1]===0||d[h-
1]>0!=d[h]>0?u[h]=0:(u[h]=3*(p[h-1]+p[h])/((2*p[h]+p[h-1])/d[h-1]+(p[h]+2*p[h-1])/d[h]),isFinite(u[h])||
(u[h]=0));u[i-1]=d[i-2];for(let h=0;h<i-1;h++)s(a,e[h]+p[h]/3,t[h]+u[h]*p[h]/3,e[h+1]-p[h]/3,t[h+1]-
u[h+1]*p[h]/3,e[h+1],t[h+1])}return a}var Zi=new Set;function Yc(){for(let e of Zi)e.syncRect(!0)}jo&&
(eo(vm,$o,Yc),eo(Tm,$o,Yc,!0),eo(lr,$o,()=>{Ke.pxRatio=be}));var jg=Mu(),Ug=Ou();function Zc(e,t,n,o){
return(o?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((r,i)=>Ji(r,i,t,n))}function qg(e,t){
return e.map((n,o)=>o==0?{}:ze({},t,n))}function Ji(e,t,n,o){return ze({},t==0?n:o,e)}function Nu(e,t,n){
return t==null?Bo:[t,n]}var zg=Nu;function Kg(e,t,n){return t==null?Bo:cr(t,n,na,!0)}function Fu(e,t,n,o){
return t==null?Bo:fr(t,n,e.scales[o].log,!1)}var Yg=Fu;function Lu(e,t,n,o){return t==null?Bo:ta(t,n,
e.scales[o].log,!1)}var Zg=Lu;function Jg(e,t,n,o,s){let r=gt(Dc(e),Dc(t)),i=t-e,a=zt(s/o*i,n);do{let u=n[a],
d=o*u/i;if(d>=s&&r+(u<5?In.get(u):0)<=17)return[u,d]}while(++a<n.length);return[0,0]}function Jc(e){
let t,n;return e=e.replace(/(\d+)px/,(o,s)=>(t=Ze((n=+s)*be))+"px"),[e,t,n]}function Qg(e){e.show&&[
e.font,e.labelFont].forEach(t=>{let n=De(t[2]*be,1);t[0]=t[0].replace(/[0-9.]+px/,n+"px"),t[1]=n})}function Ke(e,t,n){
let o={mode:ye(e.mode,1)},s=o.mode;function r(c,m,_,y){let v=m.valToPct(c);return y+_*(m.dir==-1?1-v:
v)}function i(c,m,_,y){let v=m.valToPct(c);return y+_*(m.dir==-1?v:1-v)}function a(c,m,_,y){return m.
ori==0?r(c,m,_,y):i(c,m,_,y)}o.valToPosH=r,o.valToPosV=i;let u=!1;o.status=0;let d=o.root=$t(rm);if(e.
id!=null&&(d.id=e.id),Pt(d,e.class),e.title){let c=$t(lm,d);c.textContent=e.title}let g=qt("canvas"),
p=o.ctx=g.getContext("2d"),h=$t(cm,d);eo("click",h,c=>{c.target===w&&(Re!=bo||Fe!=So)&&it.click(o,c)},
!0);let f=o.under=$t(um,h);h.appendChild(g);let w=o.over=$t(dm,h);e=Vo(e);let T=+ye(e.pxAlign,1),k=zc(
T);(e.plugins||[]).forEach(c=>{c.opts&&(e=c.opts(o,e)||e)});let S=e.ms||.001,b=o.series=s==1?Zc(e.series||
[],Hc,Uc,!1):qg(e.series||[null],jc),C=o.axes=Zc(e.axes||[],$c,Vc,!0),x=o.scales={},E=o.bands=e.bands||
[];E.forEach(c=>{c.fill=fe(c.fill||null),c.dir=ye(c.dir,-1)});let A=s==2?b[1].facets[0].scale:b[0].scale,
L={axes:Qd,series:zd},I=(e.drawOrder||["axes","series"]).map(c=>L[c]);function O(c){let m=c.distr==3?
_=>pn(_>0?_:c.clamp(o,_,c.min,c.max,c.key)):c.distr==4?_=>Wi(_,c.asinh):c.distr==100?_=>c.fwd(_):_=>_;
return _=>{let y=m(_),{_min:v,_max:P}=c,R=P-v;return(y-v)/R}}function M(c){let m=x[c];if(m==null){let _=(e.
scales||hs)[c]||hs;if(_.from!=null){M(_.from);let y=ze({},x[_.from],_,{key:c});y.valToPct=O(y),x[c]=
y}else{m=x[c]=ze({},c==A?xu:Mg,_),m.key=c;let y=m.time,v=m.range,P=An(v);if((c!=A||s==2&&!y)&&(P&&(v[0]==
null||v[1]==null)&&(v={min:v[0]==null?xc:{mode:1,hard:v[0],soft:v[0]},max:v[1]==null?xc:{mode:1,hard:v[1],
soft:v[1]}},P=!1),!P&&mr(v))){let R=v;v=(N,$,j)=>$==null?Bo:cr($,j,R)}m.range=fe(v||(y?zg:c==A?m.distr==
3?Yg:m.distr==4?Zg:Nu:m.distr==3?Fu:m.distr==4?Lu:Kg)),m.auto=fe(P?!1:m.auto),m.clamp=fe(m.clamp||Eg),
m._min=m._max=null,m.valToPct=O(m)}}}M("x"),M("y"),s==1&&b.forEach(c=>{M(c.scale)}),C.forEach(c=>{M(
c.scale)});for(let c in e.scales)M(c);let D=x[A],B=D.distr,W,J;D.ori==0?(Pt(d,im),W=r,J=i):(Pt(d,am),
W=i,J=r);let H={};for(let c in x){let m=x[c];(m.min!=null||m.max!=null)&&(H[c]={min:m.min,max:m.max},
m.min=m.max=null)}let te=e.tzDate||(c=>new Date(Ze(c/S))),q=e.fmtDate||ra,Q=S==1?ig(te):cg(te),ae=Fc(
te,Nc(S==1?rg:lg,q)),ne=Wc(te,Lc(dg,q)),z=[],X=o.legend=ze({},mg,e.legend),Z=o.cursor=ze({},bg,{drag:{
y:s==2}},e.cursor),V=X.show,le=Z.show,pe=X.markers;X.idxs=z,pe.width=fe(pe.width),pe.dash=fe(pe.dash),
pe.stroke=fe(pe.stroke),pe.fill=fe(pe.fill);let me,St,ht,Ae=[],Yt=[],rn,It=!1,_n={};if(X.live){let c=b[1]?
b[1].values:null;It=c!=null,rn=It?c(o,1,0):{_:0};for(let m in rn)_n[m]=Xi}if(V)if(me=qt("table",_m,d),
ht=qt("tbody",null,me),X.mount(o,me),It){St=qt("thead",null,me,ht);let c=qt("tr",null,St);qt("th",null,
c);for(var ro in rn)qt("th",fc,c).textContent=ro}else Pt(me,wm),X.live&&Pt(me,ym);let io={show:!0},zo={
show:!1};function Ss(c,m){if(m==0&&(It||!X.live||s==2))return Bo;let _=[],y=qt("tr",bm,ht,ht.childNodes[m]);
Pt(y,c.class),c.show||Pt(y,Xn);let v=qt("th",null,y);if(pe.show){let N=$t(Sm,v);if(m>0){let $=pe.width(
o,m);$&&(N.style.border=$+"px "+pe.dash(o,m)+" "+pe.stroke(o,m)),N.style.background=pe.fill(o,m)}}let P=$t(
fc,v);c.label instanceof HTMLElement?P.appendChild(c.label):P.textContent=c.label,m>0&&(pe.show||(P.
style.color=c.width>0?pe.stroke(o,m):pe.fill(o,m)),dt("click",v,N=>{if(Z._lock)return;Fn(N);let $=b.
indexOf(c);if((N.ctrlKey||N.metaKey)!=X.isolate){let j=b.some((U,Y)=>Y>0&&Y!=$&&U.show);b.forEach((U,Y)=>{
Y>0&&Qt(Y,j?Y==$?io:zo:io,!0,Ue.setSeries)})}else Qt($,{show:!c.show},!0,Ue.setSeries)},!1),uo&&dt(hc,
v,N=>{Z._lock||(Fn(N),Qt(b.indexOf(c),vo,!0,Ue.setSeries))},!1));for(var R in rn){let N=qt("td",km,y);
N.textContent="--",_.push(N)}return[y,_]}let Rn=new Map;function dt(c,m,_,y=!0){let v=Rn.get(m)||{},
P=Z.bind[c](o,m,_,y);P&&(eo(c,m,v[c]=P),Rn.set(m,v))}function ao(c,m,_){let y=Rn.get(m)||{};for(let v in y)
(c==null||v==c)&&(Ui(v,m,y[v]),delete y[v]);c==null&&Rn.delete(m)}let an=0,On=0,ce=0,K=0,Ie=0,Ye=0,lo=Ie,
En=Ye,Zt=ce,Mn=K,kt=0,Rt=0,_t=0,Bt=0;o.bbox={};let xr=!1,ks=!1,co=!1,Nn=!1,vs=!1,Ot=!1;function Cr(c,m,_){
(_||c!=o.width||m!=o.height)&&ka(c,m),ho(!1),co=!0,ks=!0,_o()}function ka(c,m){o.width=an=ce=c,o.height=
On=K=m,Ie=Ye=0,Hd(),Bd();let _=o.bbox;kt=_.left=Jn(Ie*be,.5),Rt=_.top=Jn(Ye*be,.5),_t=_.width=Jn(ce*
be,.5),Bt=_.height=Jn(K*be,.5)}let Ld=3;function Wd(){let c=!1,m=0;for(;!c;){m++;let _=Zd(m),y=Jd(m);
c=m==Ld||_&&y,c||(ka(o.width,o.height),ks=!0)}}function $d({width:c,height:m}){Cr(c,m)}o.setSize=$d;
function Hd(){let c=!1,m=!1,_=!1,y=!1;C.forEach((v,P)=>{if(v.show&&v._show){let{side:R,_size:N}=v,$=R%
2,j=v.label!=null?v.labelSize:0,U=N+j;U>0&&($?(ce-=U,R==3?(Ie+=U,y=!0):_=!0):(K-=U,R==0?(Ye+=U,c=!0):
m=!0))}}),Ln[0]=c,Ln[1]=_,Ln[2]=m,Ln[3]=y,ce-=yn[1]+yn[3],Ie+=yn[3],K-=yn[2]+yn[0],Ye+=yn[0]}function Bd(){
let c=Ie+ce,m=Ye+K,_=Ie,y=Ye;function v(P,R){switch(P){case 1:return c+=R,c-R;case 2:return m+=R,m-R;case 3:
return _-=R,_+R;case 0:return y-=R,y+R}}C.forEach((P,R)=>{if(P.show&&P._show){let N=P.side;P._pos=v(
N,P._size),P.label!=null&&(P._lpos=v(N,P.labelSize))}})}if(Z.dataIdx==null){let c=Z.hover,m=c.skip=new Set(
c.skip??[]);m.add(void 0);let _=c.prox=fe(c.prox),y=c.bias??=0;Z.dataIdx=(v,P,R,N)=>{if(P==0)return R;
let $=R,j=_(v,P,R,N)??Pe,U=j>=0&&j<Pe,Y=D.ori==0?ce:K,ie=Z.left,we=t[0],_e=t[P];if(m.has(_e[R])){$=null;
let de=null,se=null,ee;if(y==0||y==-1)for(ee=R;de==null&&ee-- >0;)m.has(_e[ee])||(de=ee);if(y==0||y==
1)for(ee=R;se==null&&ee++<_e.length;)m.has(_e[ee])||(se=ee);if(de!=null||se!=null)if(U){let Ee=de==null?
-1/0:W(we[de],D,Y,0),$e=se==null?1/0:W(we[se],D,Y,0),ot=ie-Ee,xe=$e-ie;ot<=xe?ot<=j&&($=de):xe<=j&&($=
se)}else $=se==null?de:de==null?se:R-de<=se-R?de:se}else U&&Je(ie-W(we[R],D,Y,0))>j&&($=null);return $}}
let Fn=c=>{Z.event=c};Z.idxs=z,Z._lock=!1;let lt=Z.points;lt.show=fe(lt.show),lt.size=fe(lt.size),lt.
stroke=fe(lt.stroke),lt.width=fe(lt.width),lt.fill=fe(lt.fill);let Jt=o.focus=ze({},e.focus||{alpha:.3},
Z.focus),uo=Jt.prox>=0,fo=uo&&lt.one,Et=[],po=[],mo=[];function va(c,m){let _=lt.show(o,m);if(_ instanceof
HTMLElement)return Pt(_,hm),Pt(_,c.class),sn(_,-10,-10,ce,K),w.insertBefore(_,Et[m]),_}function Ta(c,m){
if(s==1||m>0){let _=s==1&&x[c.scale].time,y=c.value;c.value=_?Rc(y)?Wc(te,Lc(y,q)):y||ne:y||Ig,c.label=
c.label||(_?kg:Sg)}if(fo||m>0){c.width=c.width==null?1:c.width,c.paths=c.paths||jg||Mm,c.fillTo=fe(c.
fillTo||Ng),c.pxAlign=+ye(c.pxAlign,T),c.pxRound=zc(c.pxAlign),c.stroke=fe(c.stroke||null),c.fill=fe(
c.fill||null),c._stroke=c._fill=c._paths=c._focus=null;let _=Rg(gt(1,c.width),1),y=c.points=ze({},{size:_,
width:gt(1,_*.2),stroke:c.stroke,space:_*2,paths:Ug,_stroke:null,_fill:null},c.points);y.show=fe(y.show),
y.filter=fe(y.filter),y.fill=fe(y.fill),y.stroke=fe(y.stroke),y.paths=fe(y.paths),y.pxAlign=c.pxAlign}
if(V){let _=Ss(c,m);Ae.splice(m,0,_[0]),Yt.splice(m,0,_[1]),X.values.push(null)}if(le){z.splice(m,0,
null);let _=null;fo?m==0&&(_=va(c,m)):m>0&&(_=va(c,m)),Et.splice(m,0,_),po.splice(m,0,0),mo.splice(m,
0,0)}nt("addSeries",m)}function Vd(c,m){m=m??b.length,c=s==1?Ji(c,m,Hc,Uc):Ji(c,m,{},jc),b.splice(m,
0,c),Ta(b[m],m)}o.addSeries=Vd;function Gd(c){if(b.splice(c,1),V){X.values.splice(c,1),Yt.splice(c,1);
let m=Ae.splice(c,1)[0];ao(null,m.firstChild),m.remove()}le&&(z.splice(c,1),Et.splice(c,1)[0].remove(),
po.splice(c,1),mo.splice(c,1)),nt("delSeries",c)}o.delSeries=Gd;let Ln=[!1,!1,!1,!1];function jd(c,m){
if(c._show=c.show,c.show){let _=c.side%2,y=x[c.scale];y==null&&(c.scale=_?b[1].scale:A,y=x[c.scale]);
let v=y.time;c.size=fe(c.size),c.space=fe(c.space),c.rotate=fe(c.rotate),An(c.incrs)&&c.incrs.forEach(
R=>{!In.has(R)&&In.set(R,iu(R))}),c.incrs=fe(c.incrs||(y.distr==2?ng:v?S==1?sg:ag:Qn)),c.splits=fe(c.
splits||(v&&y.distr==1?Q:y.distr==3?zi:y.distr==4?xg:Tg)),c.stroke=fe(c.stroke),c.grid.stroke=fe(c.grid.
stroke),c.ticks.stroke=fe(c.ticks.stroke),c.border.stroke=fe(c.border.stroke);let P=c.values;c.values=
An(P)&&!An(P[0])?fe(P):v?An(P)?Fc(te,Nc(P,q)):Rc(P)?ug(te,P):P||ae:P||vg,c.filter=fe(c.filter||(y.distr>=
3&&y.log==10?Dg:y.distr==3&&y.log==2?Ag:su)),c.font=Jc(c.font),c.labelFont=Jc(c.labelFont),c._size=c.
size(o,null,m,0),c._space=c._rotate=c._incrs=c._found=c._splits=c._values=null,c._size>0&&(Ln[m]=!0,
c._el=$t(fm,h))}}function Ko(c,m,_,y){let[v,P,R,N]=_,$=m%2,j=0;return $==0&&(N||P)&&(j=m==0&&!v||m==
2&&!R?Ze($c.size/3):0),$==1&&(v||R)&&(j=m==1&&!P||m==3&&!N?Ze(Vc.size/2):0),j}let xa=o.padding=(e.padding||
[Ko,Ko,Ko,Ko]).map(c=>fe(ye(c,Ko))),yn=o._padding=xa.map((c,m)=>c(o,m,Ln,0)),rt,Qe=null,Xe=null,Ts=s==
1?b[0].idxs:null,Vt=null,Yo=!1;function Ca(c,m){if(t=c??[],o.data=o._data=t,s==2){rt=0;for(let _=1;_<
b.length;_++)rt+=t[_][0].length}else{t.length==0&&(o.data=o._data=t=[[]]),Vt=t[0],rt=Vt.length;let _=t;
if(B==2){_=t.slice();let y=_[0]=Array(rt);for(let v=0;v<rt;v++)y[v]=v}o._data=t=_}if(ho(!0),nt("setD\
ata"),B==2&&(co=!0),m!==!1){let _=D;_.auto(o,Yo)?Pr():bn(A,_.min,_.max),Nn=Nn||Z.left>=0,Ot=!0,_o()}}
o.setData=Ca;function Pr(){Yo=!0;let c,m;s==1&&(rt>0?(Qe=Ts[0]=0,Xe=Ts[1]=rt-1,c=t[0][Qe],m=t[0][Xe],
B==2?(c=Qe,m=Xe):c==m&&(B==3?[c,m]=fr(c,c,D.log,!1):B==4?[c,m]=ta(c,c,D.log,!1):D.time?m=c+Ze(86400/
S):[c,m]=cr(c,m,na,!0))):(Qe=Ts[0]=c=null,Xe=Ts[1]=m=null)),bn(A,c,m)}let xs,go,Dr,Ar,Ir,Rr,Or,Er,Mr,
yt;function Pa(c,m,_,y,v,P){c??=mc,_??=sa,y??="butt",v??=mc,P??="round",c!=xs&&(p.strokeStyle=xs=c),
v!=go&&(p.fillStyle=go=v),m!=Dr&&(p.lineWidth=Dr=m),P!=Ir&&(p.lineJoin=Ir=P),y!=Rr&&(p.lineCap=Rr=y),
_!=Ar&&p.setLineDash(Ar=_)}function Da(c,m,_,y){m!=go&&(p.fillStyle=go=m),c!=Or&&(p.font=Or=c),_!=Er&&
(p.textAlign=Er=_),y!=Mr&&(p.textBaseline=Mr=y)}function Nr(c,m,_,y,v=0){if(y.length>0&&c.auto(o,Yo)&&
(m==null||m.min==null)){let P=ye(Qe,0),R=ye(Xe,y.length-1),N=_.min==null?Dm(y,P,R,v,c.distr==3):[_.min,
_.max];c.min=Kt(c.min,_.min=N[0]),c.max=gt(c.max,_.max=N[1])}}let Aa={min:null,max:null};function Ud(){
for(let y in x){let v=x[y];H[y]==null&&(v.min==null||H[A]!=null&&v.auto(o,Yo))&&(H[y]=Aa)}for(let y in x){
let v=x[y];H[y]==null&&v.from!=null&&H[v.from]!=null&&(H[y]=Aa)}H[A]!=null&&ho(!0);let c={};for(let y in H){
let v=H[y];if(v!=null){let P=c[y]=Vo(x[y],Lm);if(v.min!=null)ze(P,v);else if(y!=A||s==2)if(rt==0&&P.
from==null){let R=P.range(o,null,null,y);P.min=R[0],P.max=R[1]}else P.min=Pe,P.max=-Pe}}if(rt>0){b.forEach(
(y,v)=>{if(s==1){let P=y.scale,R=H[P];if(R==null)return;let N=c[P];if(v==0){let $=N.range(o,N.min,N.
max,P);N.min=$[0],N.max=$[1],Qe=zt(N.min,t[0]),Xe=zt(N.max,t[0]),Xe-Qe>1&&(t[0][Qe]<N.min&&Qe++,t[0][Xe]>
N.max&&Xe--),y.min=Vt[Qe],y.max=Vt[Xe]}else y.show&&y.auto&&Nr(N,R,y,t[v],y.sorted);y.idxs[0]=Qe,y.idxs[1]=
Xe}else if(v>0&&y.show&&y.auto){let[P,R]=y.facets,N=P.scale,$=R.scale,[j,U]=t[v],Y=c[N],ie=c[$];Y!=null&&
Nr(Y,H[N],P,j,P.sorted),ie!=null&&Nr(ie,H[$],R,U,R.sorted),y.min=R.min,y.max=R.max}});for(let y in c){
let v=c[y],P=H[y];if(v.from==null&&(P==null||P.min==null)){let R=v.range(o,v.min==Pe?null:v.min,v.max==
-Pe?null:v.max,y);v.min=R[0],v.max=R[1]}}}for(let y in c){let v=c[y];if(v.from!=null){let P=c[v.from];
if(P.min==null)v.min=v.max=null;else{let R=v.range(o,P.min,P.max,y);v.min=R[0],v.max=R[1]}}}let m={},
_=!1;for(let y in c){let v=c[y],P=x[y];if(P.min!=v.min||P.max!=v.max){P.min=v.min,P.max=v.max;let R=P.
distr;P._min=R==3?pn(P.min):R==4?Wi(P.min,P.asinh):R==100?P.fwd(P.min):P.min,P._max=R==3?pn(P.max):R==
4?Wi(P.max,P.asinh):R==100?P.fwd(P.max):P.max,m[y]=_=!0}}if(_){b.forEach((y,v)=>{s==2?v>0&&m.y&&(y._paths=
null):m[y.scale]&&(y._paths=null)});for(let y in m)co=!0,nt("setScale",y);le&&Z.left>=0&&(Nn=Ot=!0)}
for(let y in H)H[y]=null}function qd(c){let m=qi(Qe-1,0,rt-1),_=qi(Xe+1,0,rt-1);for(;c[m]==null&&m>0;)
m--;for(;c[_]==null&&_<rt-1;)_++;return[m,_]}function zd(){if(rt>0){let c=b.some(m=>m._focus)&&yt!=Jt.
alpha;c&&(p.globalAlpha=yt=Jt.alpha),b.forEach((m,_)=>{if(_>0&&m.show&&(Ia(_,!1),Ia(_,!0),m._paths==
null)){let y=yt;yt!=m.alpha&&(p.globalAlpha=yt=m.alpha);let v=s==2?[0,t[_][0].length-1]:qd(t[_]);m._paths=
m.paths(o,_,v[0],v[1]),yt!=y&&(p.globalAlpha=yt=y)}}),b.forEach((m,_)=>{if(_>0&&m.show){let y=yt;yt!=
m.alpha&&(p.globalAlpha=yt=m.alpha),m._paths!=null&&Ra(_,!1);{let v=m._paths!=null?m._paths.gaps:null,
P=m.points.show(o,_,Qe,Xe,v),R=m.points.filter(o,_,P,v);(P||R)&&(m.points._paths=m.points.paths(o,_,
Qe,Xe,R),Ra(_,!0))}yt!=y&&(p.globalAlpha=yt=y),nt("drawSeries",_)}}),c&&(p.globalAlpha=yt=1)}}function Ia(c,m){
let _=m?b[c].points:b[c];_._stroke=_.stroke(o,c),_._fill=_.fill(o,c)}function Ra(c,m){let _=m?b[c].points:
b[c],{stroke:y,fill:v,clip:P,flags:R,_stroke:N=_._stroke,_fill:$=_._fill,_width:j=_.width}=_._paths;
j=De(j*be,3);let U=null,Y=j%2/2;m&&$==null&&($=j>0?"#fff":N);let ie=_.pxAlign==1&&Y>0;if(ie&&p.translate(
Y,Y),!m){let we=kt-j/2,_e=Rt-j/2,de=_t+j,se=Bt+j;U=new Path2D,U.rect(we,_e,de,se)}m?Fr(N,j,_.dash,_.
cap,$,y,v,R,P):Kd(c,N,j,_.dash,_.cap,$,y,v,R,U,P),ie&&p.translate(-Y,-Y)}function Kd(c,m,_,y,v,P,R,N,$,j,U){
let Y=!1;$!=0&&E.forEach((ie,we)=>{if(ie.series[0]==c){let _e=b[ie.series[1]],de=t[ie.series[1]],se=(_e.
_paths||hs).band;An(se)&&(se=ie.dir==1?se[0]:se[1]);let ee,Ee=null;_e.show&&se&&Im(de,Qe,Xe)?(Ee=ie.
fill(o,we)||P,ee=_e._paths.clip):se=null,Fr(m,_,y,v,Ee,R,N,$,j,U,ee,se),Y=!0}}),Y||Fr(m,_,y,v,P,R,N,
$,j,U)}let Oa=Go|Yi;function Fr(c,m,_,y,v,P,R,N,$,j,U,Y){Pa(c,m,_,y,v),($||j||Y)&&(p.save(),$&&p.clip(
$),j&&p.clip(j)),Y?(N&Oa)==Oa?(p.clip(Y),U&&p.clip(U),Ps(v,R),Cs(c,P,m)):N&Yi?(Ps(v,R),p.clip(Y),Cs(
c,P,m)):N&Go&&(p.save(),p.clip(Y),U&&p.clip(U),Ps(v,R),p.restore(),Cs(c,P,m)):(Ps(v,R),Cs(c,P,m)),($||
j||Y)&&p.restore()}function Cs(c,m,_){_>0&&(m instanceof Map?m.forEach((y,v)=>{p.strokeStyle=xs=v,p.
stroke(y)}):m!=null&&c&&p.stroke(m))}function Ps(c,m){m instanceof Map?m.forEach((_,y)=>{p.fillStyle=
go=y,p.fill(_)}):m!=null&&c&&p.fill(m)}function Yd(c,m,_,y){let v=C[c],P;if(y<=0)P=[0,0];else{let R=v.
_space=v.space(o,c,m,_,y),N=v._incrs=v.incrs(o,c,m,_,y,R);P=Jg(m,_,N,y,R)}return v._found=P}function Lr(c,m,_,y,v,P,R,N,$,j){
let U=R%2/2;T==1&&p.translate(U,U),Pa(N,R,$,j,N),p.beginPath();let Y,ie,we,_e,de=v+(y==0||y==3?-P:P);
_==0?(ie=v,_e=de):(Y=v,we=de);for(let se=0;se<c.length;se++)m[se]!=null&&(_==0?Y=we=c[se]:ie=_e=c[se],
p.moveTo(Y,ie),p.lineTo(we,_e));p.stroke(),T==1&&p.translate(-U,-U)}function Zd(c){let m=!0;return C.
forEach((_,y)=>{if(!_.show)return;let v=x[_.scale];if(v.min==null){_._show&&(m=!1,_._show=!1,ho(!1));
return}else _._show||(m=!1,_._show=!0,ho(!1));let P=_.side,R=P%2,{min:N,max:$}=v,[j,U]=Yd(y,N,$,R==0?
ce:K);if(U==0)return;let Y=v.distr==2,ie=_._splits=_.splits(o,y,N,$,j,U,Y),we=v.distr==2?ie.map(ee=>Vt[ee]):
ie,_e=v.distr==2?Vt[ie[1]]-Vt[ie[0]]:j,de=_._values=_.values(o,_.filter(o,we,y,U,_e),y,U,_e);_._rotate=
P==2?_.rotate(o,de,y,U):0;let se=_._size;_._size=Ht(_.size(o,de,y,c)),se!=null&&_._size!=se&&(m=!1)}),
m}function Jd(c){let m=!0;return xa.forEach((_,y)=>{let v=_(o,y,Ln,c);v!=yn[y]&&(m=!1),yn[y]=v}),m}function Qd(){
for(let c=0;c<C.length;c++){let m=C[c];if(!m.show||!m._show)continue;let _=m.side,y=_%2,v,P,R=m.stroke(
o,c),N=_==0||_==3?-1:1,[$,j]=m._found;if(m.label!=null){let pt=m.labelGap*N,xt=Ze((m._lpos+pt)*be);Da(
m.labelFont[0],R,"center",_==2?"top":pc),p.save(),y==1?(v=P=0,p.translate(xt,Ze(Rt+Bt/2)),p.rotate((_==
3?-ar:ar)/2)):(v=Ze(kt+_t/2),P=xt);let Hn=nu(m.label)?m.label(o,c,$,j):m.label;p.fillText(Hn,v,P),p.
restore()}if(j==0)continue;let U=x[m.scale],Y=y==0?_t:Bt,ie=y==0?kt:Rt,we=m._splits,_e=U.distr==2?we.
map(pt=>Vt[pt]):we,de=U.distr==2?Vt[we[1]]-Vt[we[0]]:$,se=m.ticks,ee=m.border,Ee=se.show?se.size:0,$e=Ze(
Ee*be),ot=Ze((m.alignTo==2?m._size-Ee-m.gap:m.gap)*be),xe=m._rotate*-ar/180,He=k(m._pos*be),vt=($e+ot)*
N,ft=He+vt;P=y==0?ft:0,v=y==1?ft:0;let Mt=m.font[0],Gt=m.align==1?Lo:m.align==2?Ni:xe>0?Lo:xe<0?Ni:y==
0?"center":_==3?Ni:Lo,en=xe||y==1?"middle":_==2?"top":pc;Da(Mt,R,Gt,en);let Tt=m.font[1]*m.lineGap,Nt=we.
map(pt=>k(a(pt,U,Y,ie))),jt=m._values;for(let pt=0;pt<jt.length;pt++){let xt=jt[pt];if(xt!=null){y==
0?v=Nt[pt]:P=Nt[pt],xt=""+xt;let Hn=xt.indexOf(`
`)==-1?[xt]:xt.split(/\n/gm);for(let mt=0;mt<Hn.length;mt++){let Ja=Hn[mt];xe?(p.save(),p.translate(
v,P+mt*Tt),p.rotate(xe),p.fillText(Ja,0,0),p.restore()):p.fillText(Ja,v,P+mt*Tt)}}}se.show&&Lr(Nt,se.
filter(o,_e,c,j,de),y,_,He,$e,De(se.width*be,3),se.stroke(o,c),se.dash,se.cap);let tn=m.grid;tn.show&&
Lr(Nt,tn.filter(o,_e,c,j,de),y,y==0?2:1,y==0?Rt:kt,y==0?Bt:_t,De(tn.width*be,3),tn.stroke(o,c),tn.dash,
tn.cap),ee.show&&Lr([He],[1],y==0?1:0,y==0?1:2,y==1?Rt:kt,y==1?Bt:_t,De(ee.width*be,3),ee.stroke(o,c),
ee.dash,ee.cap)}nt("drawAxes")}function ho(c){b.forEach((m,_)=>{_>0&&(m._paths=null,c&&(s==1?(m.min=
null,m.max=null):m.facets.forEach(y=>{y.min=null,y.max=null})))})}let Ds=!1,Wr=!1,Zo=[];function Xd(){
Wr=!1;for(let c=0;c<Zo.length;c++)nt(...Zo[c]);Zo.length=0}function _o(){Ds||(jm(Ea),Ds=!0)}function ef(c,m=!1){
Ds=!0,Wr=m,c(o),Ea(),m&&Zo.length>0&&queueMicrotask(Xd)}o.batch=ef;function Ea(){if(xr&&(Ud(),xr=!1),
co&&(Wd(),co=!1),ks){if(Ne(f,Lo,Ie),Ne(f,"top",Ye),Ne(f,fs,ce),Ne(f,ps,K),Ne(w,Lo,Ie),Ne(w,"top",Ye),
Ne(w,fs,ce),Ne(w,ps,K),Ne(h,fs,an),Ne(h,ps,On),g.width=Ze(an*be),g.height=Ze(On*be),C.forEach(({_el:c,
_show:m,_size:_,_pos:y,side:v})=>{if(c!=null)if(m){let P=v===3||v===0?_:0,R=v%2==1;Ne(c,R?"left":"to\
p",y-P),Ne(c,R?"width":"height",_),Ne(c,R?"top":"left",R?Ye:Ie),Ne(c,R?"height":"width",R?K:ce),ji(c,
Xn)}else Pt(c,Xn)}),xs=go=Dr=Ir=Rr=Or=Er=Mr=Ar=null,yt=1,Xo(!0),Ie!=lo||Ye!=En||ce!=Zt||K!=Mn){ho(!1);
let c=ce/Zt,m=K/Mn;if(le&&!Nn&&Z.left>=0){Z.left*=c,Z.top*=m,yo&&sn(yo,Ze(Z.left),0,ce,K),wo&&sn(wo,
0,Ze(Z.top),ce,K);for(let _=0;_<Et.length;_++){let y=Et[_];y!=null&&(po[_]*=c,mo[_]*=m,sn(y,Ht(po[_]),
Ht(mo[_]),ce,K))}}if(Oe.show&&!vs&&Oe.left>=0&&Oe.width>0){Oe.left*=c,Oe.width*=c,Oe.top*=m,Oe.height*=
m;for(let _ in jr)Ne(ko,_,Oe[_])}lo=Ie,En=Ye,Zt=ce,Mn=K}nt("setSize"),ks=!1}an>0&&On>0&&(p.clearRect(
0,0,g.width,g.height),nt("drawClear"),I.forEach(c=>c()),nt("draw")),Oe.show&&vs&&(As(Oe),vs=!1),le&&
Nn&&($n(null,!0,!1),Nn=!1),X.show&&X.live&&Ot&&(Vr(),Ot=!1),u||(u=!0,o.status=1,nt("ready")),Yo=!1,Ds=
!1}o.redraw=(c,m)=>{co=m||!1,c!==!1?bn(A,D.min,D.max):_o()};function $r(c,m){let _=x[c];if(_.from==null){
if(rt==0){let y=_.range(o,m.min,m.max,c);m.min=y[0],m.max=y[1]}if(m.min>m.max){let y=m.min;m.min=m.max,
m.max=y}if(rt>1&&m.min!=null&&m.max!=null&&m.max-m.min<1e-16)return;c==A&&_.distr==2&&rt>0&&(m.min=zt(
m.min,t[0]),m.max=zt(m.max,t[0]),m.min==m.max&&m.max++),H[c]=m,xr=!0,_o()}}o.setScale=$r;let Hr,Br,yo,
wo,Ma,Na,bo,So,Fa,La,Re,Fe,wn=!1,it=Z.drag,et=it.x,tt=it.y;le&&(Z.x&&(Hr=$t(mm,w)),Z.y&&(Br=$t(gm,w)),
D.ori==0?(yo=Hr,wo=Br):(yo=Br,wo=Hr),Re=Z.left,Fe=Z.top);let Oe=o.select=ze({show:!0,over:!0,left:0,
width:0,top:0,height:0},e.select),ko=Oe.show?$t(pm,Oe.over?w:f):null;function As(c,m){if(Oe.show){for(let _ in c)
Oe[_]=c[_],_ in jr&&Ne(ko,_,c[_]);m!==!1&&nt("setSelect")}}o.setSelect=As;function tf(c){if(b[c].show)
V&&ji(Ae[c],Xn);else if(V&&Pt(Ae[c],Xn),le){let _=fo?Et[0]:Et[c];_!=null&&sn(_,-10,-10,ce,K)}}function bn(c,m,_){
$r(c,{min:m,max:_})}function Qt(c,m,_,y){m.focus!=null&&af(c),m.show!=null&&b.forEach((v,P)=>{P>0&&(c==
P||c==null)&&(v.show=m.show,tf(P),s==2?(bn(v.facets[0].scale,null,null),bn(v.facets[1].scale,null,null)):
bn(v.scale,null,null),_o())}),_!==!1&&nt("setSeries",c,m),y&&es("setSeries",o,c,m)}o.setSeries=Qt;function nf(c,m){
ze(E[c],m)}function of(c,m){c.fill=fe(c.fill||null),c.dir=ye(c.dir,-1),m=m??E.length,E.splice(m,0,c)}
function sf(c){c==null?E.length=0:E.splice(c,1)}o.addBand=of,o.setBand=nf,o.delBand=sf;function rf(c,m){
b[c].alpha=m,le&&Et[c]!=null&&(Et[c].style.opacity=m),V&&Ae[c]&&(Ae[c].style.opacity=m)}let ln,Sn,Wn,
vo={focus:!0};function af(c){if(c!=Wn){let m=c==null,_=Jt.alpha!=1;b.forEach((y,v)=>{if(s==1||v>0){let P=m||
v==0||v==c;y._focus=m?null:P,_&&rf(v,P?1:Jt.alpha)}}),Wn=c,_&&_o()}}V&&uo&&dt(_c,me,c=>{Z._lock||(Fn(
c),Wn!=null&&Qt(null,vo,!0,Ue.setSeries))});function Xt(c,m,_){let y=x[m];_&&(c=c/be-(y.ori==1?Ye:Ie));
let v=ce;y.ori==1&&(v=K,c=v-c),y.dir==-1&&(c=v-c);let P=y._min,R=y._max,N=c/v,$=P+(R-P)*N,j=y.distr;
return j==3?Ho(10,$):j==4?Om($,y.asinh):j==100?y.bwd($):$}function lf(c,m){let _=Xt(c,A,m);return zt(
_,t[0],Qe,Xe)}o.valToIdx=c=>zt(c,t[0]),o.posToIdx=lf,o.posToVal=Xt,o.valToPos=(c,m,_)=>x[m].ori==0?r(
c,x[m],_?_t:ce,_?kt:0):i(c,x[m],_?Bt:K,_?Rt:0),o.setCursor=(c,m,_)=>{Re=c.left,Fe=c.top,$n(null,m,_)};
function Wa(c,m){Ne(ko,Lo,Oe.left=c),Ne(ko,fs,Oe.width=m)}function $a(c,m){Ne(ko,"top",Oe.top=c),Ne(
ko,ps,Oe.height=m)}let Jo=D.ori==0?Wa:$a,Qo=D.ori==1?Wa:$a;function cf(){if(V&&X.live)for(let c=s==2?
1:0;c<b.length;c++){if(c==0&&It)continue;let m=X.values[c],_=0;for(let y in m)Yt[c][_++].firstChild.
nodeValue=m[y]}}function Vr(c,m){if(c!=null&&(c.idxs?c.idxs.forEach((_,y)=>{z[y]=_}):Fm(c.idx)||z.fill(
c.idx),X.idx=z[0]),V&&X.live){for(let _=0;_<b.length;_++)(_>0||s==1&&!It)&&uf(_,z[_]);cf()}Ot=!1,m!==
!1&&nt("setLegend")}o.setLegend=Vr;function uf(c,m){let _=b[c],y=c==0&&B==2?Vt:t[c],v;It?v=_.values(
o,c,m)??_n:(v=_.value(o,m==null?null:y[m],c,m),v=v==null?_n:{_:v}),X.values[c]=v}function $n(c,m,_){
Fa=Re,La=Fe,[Re,Fe]=Z.move(o,Re,Fe),Z.left=Re,Z.top=Fe,le&&(yo&&sn(yo,Ze(Re),0,ce,K),wo&&sn(wo,0,Ze(
Fe),ce,K));let y,v=Qe>Xe;ln=Pe,Sn=null;let P=D.ori==0?ce:K,R=D.ori==1?ce:K;if(Re<0||rt==0||v){y=Z.idx=
null;for(let N=0;N<b.length;N++){let $=Et[N];$!=null&&sn($,-10,-10,ce,K)}uo&&Qt(null,vo,!0,c==null&&
Ue.setSeries),X.live&&(z.fill(y),Ot=!0)}else{let N,$,j;s==1&&(N=D.ori==0?Re:Fe,$=Xt(N,A),y=Z.idx=zt(
$,t[0],Qe,Xe),j=W(t[0][y],D,P,0));let U=-10,Y=-10,ie=0,we=0,_e=!0,de="",se="";for(let ee=s==2?1:0;ee<
b.length;ee++){let Ee=b[ee],$e=z[ee],ot=$e==null?null:s==1?t[ee][$e]:t[ee][1][$e],xe=Z.dataIdx(o,ee,
y,$),He=xe==null?null:s==1?t[ee][xe]:t[ee][1][xe];if(Ot=Ot||He!=ot||xe!=$e,z[ee]=xe,ee>0&&Ee.show){let vt=xe==
null?-10:xe==y?j:W(s==1?t[0][xe]:t[ee][0][xe],D,P,0),ft=He==null?-10:J(He,s==1?x[Ee.scale]:x[Ee.facets[1].
scale],R,0);if(uo&&He!=null){let Mt=D.ori==1?Re:Fe,Gt=Je(Jt.dist(o,ee,xe,ft,Mt));if(Gt<ln){let en=Jt.
bias;if(en!=0){let Tt=Xt(Mt,Ee.scale),Nt=He>=0?1:-1,jt=Tt>=0?1:-1;jt==Nt&&(jt==1?en==1?He>=Tt:He<=Tt:
en==1?He<=Tt:He>=Tt)&&(ln=Gt,Sn=ee)}else ln=Gt,Sn=ee}}if(Ot||fo){let Mt,Gt;D.ori==0?(Mt=vt,Gt=ft):(Mt=
ft,Gt=vt);let en,Tt,Nt,jt,tn,pt,xt=!0,Hn=lt.bbox;if(Hn!=null){xt=!1;let mt=Hn(o,ee);Nt=mt.left,jt=mt.
top,en=mt.width,Tt=mt.height}else Nt=Mt,jt=Gt,en=Tt=lt.size(o,ee);if(pt=lt.fill(o,ee),tn=lt.stroke(o,
ee),fo)ee==Sn&&ln<=Jt.prox&&(U=Nt,Y=jt,ie=en,we=Tt,_e=xt,de=pt,se=tn);else{let mt=Et[ee];mt!=null&&(po[ee]=
Nt,mo[ee]=jt,Tc(mt,en,Tt,xt),kc(mt,pt,tn),sn(mt,Ht(Nt),Ht(jt),ce,K))}}}}if(fo){let ee=Jt.prox,Ee=Wn==
null?ln<=ee:ln>ee||Sn!=Wn;if(Ot||Ee){let $e=Et[0];$e!=null&&(po[0]=U,mo[0]=Y,Tc($e,ie,we,_e),kc($e,de,
se),sn($e,Ht(U),Ht(Y),ce,K))}}}if(Oe.show&&wn)if(c!=null){let[N,$]=Ue.scales,[j,U]=Ue.match,[Y,ie]=c.
cursor.sync.scales,we=c.cursor.drag;if(et=we._x,tt=we._y,et||tt){let{left:_e,top:de,width:se,height:ee}=c.
select,Ee=c.scales[Y].ori,$e=c.posToVal,ot,xe,He,vt,ft,Mt=N!=null&&j(N,Y),Gt=$!=null&&U($,ie);Mt&&et?
(Ee==0?(ot=_e,xe=se):(ot=de,xe=ee),He=x[N],vt=W($e(ot,Y),He,P,0),ft=W($e(ot+xe,Y),He,P,0),Jo(Kt(vt,ft),
Je(ft-vt))):Jo(0,P),Gt&&tt?(Ee==1?(ot=_e,xe=se):(ot=de,xe=ee),He=x[$],vt=J($e(ot,ie),He,R,0),ft=J($e(
ot+xe,ie),He,R,0),Qo(Kt(vt,ft),Je(ft-vt))):Qo(0,R)}else Ur()}else{let N=Je(Fa-Ma),$=Je(La-Na);if(D.ori==
1){let ie=N;N=$,$=ie}et=it.x&&N>=it.dist,tt=it.y&&$>=it.dist;let j=it.uni;j!=null?et&&tt&&(et=N>=j,tt=
$>=j,!et&&!tt&&($>N?tt=!0:et=!0)):it.x&&it.y&&(et||tt)&&(et=tt=!0);let U,Y;et&&(D.ori==0?(U=bo,Y=Re):
(U=So,Y=Fe),Jo(Kt(U,Y),Je(Y-U)),tt||Qo(0,R)),tt&&(D.ori==1?(U=bo,Y=Re):(U=So,Y=Fe),Qo(Kt(U,Y),Je(Y-U)),
et||Jo(0,P)),!et&&!tt&&(Jo(0,0),Qo(0,0))}if(it._x=et,it._y=tt,c==null){if(_){if(Za!=null){let[N,$]=Ue.
scales;Ue.values[0]=N!=null?Xt(D.ori==0?Re:Fe,N):null,Ue.values[1]=$!=null?Xt(D.ori==1?Re:Fe,$):null}
es(Fi,o,Re,Fe,ce,K,y)}if(uo){let N=_&&Ue.setSeries,$=Jt.prox;Wn==null?ln<=$&&Qt(Sn,vo,!0,N):ln>$?Qt(
null,vo,!0,N):Sn!=Wn&&Qt(Sn,vo,!0,N)}}Ot&&(X.idx=y,Vr()),m!==!1&&nt("setCursor")}let kn=null;Object.
defineProperty(o,"rect",{get(){return kn==null&&Xo(!1),kn}});function Xo(c=!1){c?kn=null:(kn=w.getBoundingClientRect(),
nt("syncRect",kn))}function Ha(c,m,_,y,v,P,R){Z._lock||wn&&c!=null&&c.movementX==0&&c.movementY==0||
(Gr(c,m,_,y,v,P,R,!1,c!=null),c!=null?$n(null,!0,!0):$n(m,!0,!1))}function Gr(c,m,_,y,v,P,R,N,$){if(kn==
null&&Xo(!1),Fn(c),c!=null)_=c.clientX-kn.left,y=c.clientY-kn.top;else{if(_<0||y<0){Re=-10,Fe=-10;return}
let[j,U]=Ue.scales,Y=m.cursor.sync,[ie,we]=Y.values,[_e,de]=Y.scales,[se,ee]=Ue.match,Ee=m.axes[0].side%
2==1,$e=D.ori==0?ce:K,ot=D.ori==1?ce:K,xe=Ee?P:v,He=Ee?v:P,vt=Ee?y:_,ft=Ee?_:y;if(_e!=null?_=se(j,_e)?
a(ie,x[j],$e,0):-10:_=$e*(vt/xe),de!=null?y=ee(U,de)?a(we,x[U],ot,0):-10:y=ot*(ft/He),D.ori==1){let Mt=_;
_=y,y=Mt}}$&&(m==null||m.cursor.event.type==Fi)&&((_<=1||_>=ce-1)&&(_=Jn(_,ce)),(y<=1||y>=K-1)&&(y=Jn(
y,K))),N?(Ma=_,Na=y,[bo,So]=Z.move(o,_,y)):(Re=_,Fe=y)}let jr={width:0,height:0,left:0,top:0};function Ur(){
As(jr,!1)}let Ba,Va,Ga,ja;function Ua(c,m,_,y,v,P,R){wn=!0,et=tt=it._x=it._y=!1,Gr(c,m,_,y,v,P,R,!0,
!1),c!=null&&(dt(Li,Vi,qa,!1),es(gc,o,bo,So,ce,K,null));let{left:N,top:$,width:j,height:U}=Oe;Ba=N,Va=
$,Ga=j,ja=U}function qa(c,m,_,y,v,P,R){wn=it._x=it._y=!1,Gr(c,m,_,y,v,P,R,!1,!0);let{left:N,top:$,width:j,
height:U}=Oe,Y=j>0||U>0,ie=Ba!=N||Va!=$||Ga!=j||ja!=U;if(Y&&ie&&As(Oe),it.setScale&&Y&&ie){let we=N,
_e=j,de=$,se=U;if(D.ori==1&&(we=$,_e=U,de=N,se=j),et&&bn(A,Xt(we,A),Xt(we+_e,A)),tt)for(let ee in x){
let Ee=x[ee];ee!=A&&Ee.from==null&&Ee.min!=Pe&&bn(ee,Xt(de+se,ee),Xt(de,ee))}Ur()}else Z.lock&&(Z._lock=
!Z._lock,$n(m,!0,c!=null));c!=null&&(ao(Li,Vi),es(Li,o,Re,Fe,ce,K,null))}function df(c,m,_,y,v,P,R){
if(Z._lock)return;Fn(c);let N=wn;if(wn){let $=!0,j=!0,U=10,Y,ie;D.ori==0?(Y=et,ie=tt):(Y=tt,ie=et),Y&&
ie&&($=Re<=U||Re>=ce-U,j=Fe<=U||Fe>=K-U),Y&&$&&(Re=Re<bo?0:ce),ie&&j&&(Fe=Fe<So?0:K),$n(null,!0,!0),
wn=!1}Re=-10,Fe=-10,z.fill(null),$n(null,!0,!0),N&&(wn=N)}function za(c,m,_,y,v,P,R){Z._lock||(Fn(c),
Pr(),Ur(),c!=null&&es(yc,o,Re,Fe,ce,K,null))}function Ka(){C.forEach(Qg),Cr(o.width,o.height,!0)}eo(
lr,$o,Ka);let To={};To.mousedown=Ua,To.mousemove=Ha,To.mouseup=qa,To.dblclick=za,To.setSeries=(c,m,_,y)=>{
let v=Ue.match[2];_=v(o,m,_),_!=-1&&Qt(_,y,!0,!1)},le&&(dt(gc,w,Ua),dt(Fi,w,Ha),dt(hc,w,c=>{Fn(c),Xo(
!1)}),dt(_c,w,df),dt(yc,w,za),Zi.add(o),o.syncRect=Xo);let Is=o.hooks=e.hooks||{};function nt(c,m,_){
Wr?Zo.push([c,m,_]):c in Is&&Is[c].forEach(y=>{y.call(null,o,m,_)})}(e.plugins||[]).forEach(c=>{for(let m in c.
hooks)Is[m]=(Is[m]||[]).concat(c.hooks[m])});let Ya=(c,m,_)=>_,Ue=ze({key:null,setSeries:!1,filters:{
pub:Ac,sub:Ac},scales:[A,b[1]?b[1].scale:null],match:[Ic,Ic,Ya],values:[null,null]},Z.sync);Ue.match.
length==2&&Ue.match.push(Ya),Z.sync=Ue;let Za=Ue.key,qr=Cu(Za);function es(c,m,_,y,v,P,R){Ue.filters.
pub(c,m,_,y,v,P,R)&&qr.pub(c,m,_,y,v,P,R)}qr.sub(o);function ff(c,m,_,y,v,P,R){Ue.filters.sub(c,m,_,
y,v,P,R)&&To[c](null,m,_,y,v,P,R)}o.pub=ff;function pf(){qr.unsub(o),Zi.delete(o),Rn.clear(),Ui(lr,$o,
Ka),d.remove(),me?.remove(),nt("destroy")}o.destroy=pf;function zr(){nt("init",e,t),Ca(t||e.data,!1),
H[A]?$r(A,H[A]):Pr(),vs=Oe.show&&(Oe.width>0||Oe.height>0),Nn=Ot=!0,Cr(e.width,e.height)}return b.forEach(
Ta),C.forEach(jd),n?n instanceof HTMLElement?(n.appendChild(d),zr()):n(o,zr):zr(),o}Ke.assign=ze;Ke.
fmtNum=oa;Ke.rangeNum=cr;Ke.rangeLog=fr;Ke.rangeAsinh=ta;Ke.orient=no;Ke.pxRatio=be;Ke.join=Gm;Ke.fmtDate=
ra,Ke.tzDate=eg;Ke.sync=Cu;{Ke.addGap=Fg,Ke.clipGaps=gr;let e=Ke.paths={points:Ou};e.linear=Mu,e.stepped=
$g,e.bars=Hg,e.spline=Vg}var Xg=(e,t,n)=>{let o=i=>i&&Math.floor(n.clockAt(i.at)/864e5),s=0,r=0;return e.map((i,a)=>{s+=i.kg;
for(let d=e[r];d&&d.at<=i.at-t*864e5;)s-=d.kg,r+=1,d=e[r];return o(e[a+1])!==o(i)?s/(a-r+1):void 0})},
fa=1e3,Wu=(e,t,n)=>{let o=e.filter(({at:i})=>i>=t),s=o.length<fa?7:30,r=Xg(e,s,n).slice(e.length-o.length);
return{points:o,means:r,meanDays:s}},pa=(e,t)=>{let n=e.at(-1),o=e.findLast(({at:s})=>n&&s<=n.at-t*864e5);
if(!(!n||!o||o.at<n.at-2*t*864e5))return n.kg-o.kg},eh=4,$u=(e,t)=>{let[n,o]=[e??60,t??80],s=Math.max(
eh-(o-n),(o-n)/5)/2;return[n-s,o+s]},th={normal:"done",obese_class_i:"blocked",obese_class_ii:"worse",
obese_class_iii:"worst"},ys=e=>th[e]??"active";var nh=14*864e5,oh=[1,2,7,14,30,60,90,180,365,730,1825,3650,9125,36500],sh=e=>{let t=getComputedStyle(
e);return{colour(n){return e.style.color=`var(--${n})`,t.color},font:t.fontFamily}},rh=({ctx:e,bbox:t,
valToPos:n},o,s,r,i)=>{let{unit:a,messages:u}=r,d=devicePixelRatio,[g,p]=[t.left+t.width,t.top+t.height],
h=w=>n(Ao(w,a),"y",!0),f=(w,T,k,S)=>{e.fillStyle=i.colour(T),e.strokeText(w,k,S),e.fillText(w,k,S)};
e.save(),e.font=`${12*d}px ${i.font}`,e.lineWidth=4*d,e.strokeStyle=i.colour("card"),e.textAlign="ri\
ght",f(a,"quiet",t.left-8*d,t.top-14*d),e.textAlign="left";for(let{class:w,from:T,to:k}of o){let S=Math.
max(t.top,h(Math.min(k,1e4))),b=Math.min(p,h(T));b<=S||(e.fillStyle=i.colour(ys(w)),e.fillRect(t.left,
S,4*d,b-S),S>t.top&&e.fillRect(t.left,S,t.width,d),b-S>=24*d&&f(u.bmi_descriptions[w],"quiet",t.left+
10*d,S+16*d))}if(s){let w=h(s.kg);e.beginPath(),e.arc(n(s.at/1e3,"x",!0),w,5*d,0,2*Math.PI),e.stroke(),
e.fillStyle=i.colour("accent"),e.fill(),e.font=`600 ${13*d}px ${i.font}`,e.textBaseline="middle",f(r.
kg(s.kg),"accent",g+8*d,w)}e.restore()},ih=({data:e,valToPos:t},n,o,s)=>{let r=[],i=a=>e[0][a]??0;for(let a=o+
1;a<=s;a++)(i(a)-i(a-1))*1e3>nh&&r.push([t(i(a-1),"x",!0),t(i(a),"x",!0)]);return r},Hu=(e,{series:{
points:t,means:n},from:o,bands:s},r,i)=>{let{unit:a,zone:u}=r,d=sh(e),g=Date.now(),p={font:`12px ${d.
font}`,stroke:d.colour("quiet"),ticks:{show:!1}},h=t.length>=fa,f={show:!0,size:h?3:t.length>100?4:6,
fill:`color-mix(in srgb, ${d.colour("quiet")} ${h?35:60}%, transparent)`,stroke:"transparent"},w=b=>b<
30?r.shortDay:b<365?r.month:r.year,T={width:e.clientWidth,height:e.clientHeight,padding:[28,a==="st"?
98:76,0,0],legend:{show:!1},cursor:{y:!1,drag:{x:!1,y:!1},points:{size:9}},tzDate:b=>Ke.tzDate(new Date(
b*1e3),u.name),scales:{x:{range:[(o-(g-o)/50)/1e3,(g+(g-o)/50)/1e3]},y:{range:(b,C,x)=>$u(C,x)}},axes:[
{...p,grid:{show:!1},size:32,space:(b,C,x,E,A)=>Math.max(58,90*A/b.width),incrs:oh.map(b=>b*864e5/1e3),
values:(b,C,x,E,A)=>C.map(L=>w(A*1e3/864e5)(L*1e3))},{...p,grid:{stroke:d.colour("line"),width:1},size:40,
space:56,incrs:[.5,1,2,5,10,20,50,100],values:(b,C,x,E,A)=>C.map(A<1?r.tenths:r.integer)}],series:[{},
{points:f,paths:()=>null},{stroke:d.colour("accent"),width:2.5,points:{show:!1},gaps:ih}],hooks:{draw:[
b=>rh(b,s,t.at(-1),r,d)],setCursor:[({cursor:{left:b=-10,idx:C},over:x})=>i(b===-10?void 0:C??void 0,
x.offsetLeft+b)]}},k=b=>b&&Ao(b,a),S=[t.map(({kg:b})=>k(b)),n.map(k)];return new Ke(T,[t.map(({at:b})=>b/
1e3),...S],e)};var Bu=matchMedia("(prefers-color-scheme: dark)"),ah={ArrowLeft:-1,ArrowDown:-1,ArrowRight:1,ArrowUp:1,
PageDown:-10,PageUp:10,Home:Number.NEGATIVE_INFINITY,End:Number.POSITIVE_INFINITY},Vu=({series:e,from:t,
bands:n})=>{let o=F(),{t:s,kg:r,day:i}=o,{points:a,means:u,meanDays:d}=e,g=Math.max(a.length-1,0),p=Po(
()=>Bu.matches,Bu,"change"),h=Ce(null),f=Ce(null),[{index:w,left:T},k]=re({index:g});ge(()=>{let O=h.
current;k({index:g});let M=Hu(O,{series:e,from:t,bands:n},o,(B,W)=>k(J=>B===void 0?{index:J.index}:{
index:B,left:W}));f.current=M;let D=new ResizeObserver(()=>M.setSize({width:O.clientWidth,height:O.clientHeight}));
return D.observe(O),()=>{D.disconnect(),M.destroy()}},[e,t,n,o,g,p]);let S=O=>f.current?.setCursor({
left:O,top:1}),b=()=>f.current?.setCursor({left:-10,top:-10}),C=({pointerType:O,clientX:M})=>{if(O===
"mouse"||!f.current)return;let{left:D,width:B}=f.current.over.getBoundingClientRect();S(Math.min(Math.
max(M-D,0),B-1))},x=O=>{O.key==="Escape"&&b();let M=ah[O.key];if(M===void 0)return;O.preventDefault();
let D=a[Math.min(Math.max(w+M,0),g)];D&&f.current&&S(f.current.valToPos(D.at/1e3,"x"))},[E,A]=[a[w],
u[w]],L=[E&&r(E.kg),E&&i(E.at),A!==void 0&&`${s.mean(d)}: ${r(A)}`].filter(Boolean).join(`
`),I=(T??0)>(h.current?.clientWidth??0)/2;return l("div",{class:"chart",children:[l("div",{class:"pl\
ot",ref:h,role:"slider",tabIndex:0,"aria-label":s.chart,"aria-valuemin":0,"aria-valuemax":g,"aria-va\
luenow":w,"aria-valuetext":L,onPointerDown:C,onPointerMove:C,onKeyDown:x,onBlur:b}),l("output",{class:"\
tip",hidden:T===void 0,"aria-hidden":"true",style:{left:`${T}px`,translate:I?"calc(-100% - 12px)":"1\
2px"},children:L})]})};var oo=e=>{let t=`weight-bmi-register ${e}`;return{read:()=>{try{return localStorage.getItem(t)??""}catch{
return""}},write:n=>{try{localStorage.setItem(t,n)}catch{}}}};var ma="?",Gu=e=>{let{t}=F(),{caption:n,head:o,rows:s,choices:r,choose:i,more:a}=e,u=w=>r.filter(T=>(T.
isFolded??!1)===w).map(({key:T,label:k,options:S,value:b,outcome:C})=>{let x=C?.join(`
`),E=[ma,t.choose];return[T,{label:k,hint:x,options:b===void 0?[E,...S]:S}]}),d=Object.fromEntries(r.
map(({key:w,value:T=ma})=>[w,T])),g=({target:w})=>{let{name:T,value:k}=w;k!==ma&&i(T,k)},p=w=>l("for\
m",{class:"filters choices",onInput:g,children:l(Yn,{fields:Object.fromEntries(u(w)),values:d})}),h=Math.
max(o.length,...s.map(w=>w.length)),f=Array.from({length:h},(w,T)=>T);return l(oe,{children:[p(!1),r.
some(w=>w.isFolded)&&l("details",{children:[l("summary",{children:a}),p(!0)]}),l("section",{class:"c\
ells","aria-label":n,tabIndex:0,children:l("table",{children:[l("caption",{children:n}),l("thead",{children:l(
"tr",{children:f.map(w=>l("th",{scope:"col",children:[o[w]||t.columnAt(w+1),r.map(({key:T,label:k,column:S})=>S===
w?l("b",{children:k},T):null)]},w))})}),l("tbody",{children:s.map((w,T)=>l("tr",{children:f.map(k=>l(
"td",{children:w[k]||" "},k))},T))})]})})]})};var lh=(e,t)=>{let n=a=>Math.round(a*1e6),o=e.map(({record:a,day:u})=>({record:a,plus:n(t*u+a.peso_kg),
minus:n(t*u-a.peso_kg)})).sort((a,u)=>a.plus-u.plus||a.minus-u.minus),s=[],r=o.map(({minus:a},u)=>{let[
d,g]=[0,s.length];for(;d<g;){let p=d+g>>1;(o[s[p]]?.minus??0)<=a?d=p+1:g=p}return s[d]=u,s[d-1]}),i=new Set;
for(let a=s.at(-1);a!==void 0;a=r[a])i.add(o[a].record);return i},ch=(e,t,n)=>{let o=e.toSorted((u,d)=>u.
peso_kg-d.peso_kg),s=u=>o[u]?.peso_kg??0,[r,i,a]=[0,0,0];for(let u of o.keys()){for(;Math.round((s(u)-
s(r))*1e6)>t*1e6;)r+=1;let d=u-r+1,g=Math.abs(s(r)-n)<Math.abs(s(i)-n);(d>a||d===a&&g)&&([i,a]=[r,d])}
return new Set(o.slice(i,i+a))},ju=(e,t)=>new Map([...e].map(n=>[t(n),n]));var Uu=(e,t,n,o)=>{let s=new Set(e),r=[],i=ju(t,o),a=new Set(t.map(f=>`${f.fecha_registro} ${f.peso_kg}`)),
u=[...i.keys()],d=f=>a.has(`${f.fecha_registro} ${f.peso_kg}`),g=e.map(({peso_kg:f})=>f).sort((f,w)=>f-
w),p=g[g.length>>1]??0;for(let f of Map.groupBy(e.filter(w=>!d(w)),o).values()){let w=f.length>1?ch(
f,10,p):new Set(f);for(let T of f.filter(k=>!w.has(k)))r.push(T),s.delete(T)}let h=(f,w,T)=>T!==void 0&&
Math.round(Math.abs(w-(i.get(T)?.peso_kg??w))*1e6)>Math.round(n*Math.abs(f-T)*1e6);for(;;){let[f,w]=[
0,r.length],T=[];for(let[S,b]of ju(s,o)){for(;(u[f]??Number.POSITIVE_INFINITY)<S;)f+=1;let C=u[f]===
S?i.get(S):void 0;if(!(!C||C.fecha_registro<=b.fecha_registro)||d(b))continue;let[E,A]=[u[f-1],u[f+(C?
1:0)]];[E,A].some(L=>h(S,b.peso_kg,L))?r.push(b):T.push({record:b,day:S})}let k=lh(T,n);if(r.push(...T.
filter(({record:S})=>!k.has(S)).map(({record:S})=>S)),r.length===w)return{kept:[...s],outliers:r};for(;w<
r.length;w++)s.delete(r[w])}};var uh="weight_change_too_large",dh=6e4,qu=async(e,t,n,o,s)=>{let[{weights:r},i]=await Promise.all([
G.listWeights({signal:o}),xn(G.getProfile({signal:o}))]),a=n.weight_variation_per_day??Number.POSITIVE_INFINITY,
u=[],d=i?.fecha_nacimiento??n.birth_date_min??"",g=S=>{let{weight_min:b=0,weight_max:C=Number.POSITIVE_INFINITY}=n,
x=Date.parse(S.fecha_registro),E=S.peso_kg>=b&&S.peso_kg<=C,A=x<=Date.now()+dh&&t.inputOf(x)>=d,L=E?
A?null:"weight_date_invalid":"weight_out_of_range";return L&&u.push({...S,code:L}),L===null},p=({fecha_registro:S})=>Math.
floor(t.clockAt(Date.parse(S))/864e5),h=e.filter(g),{kept:f,outliers:w}=Uu(h,r.toReversed(),a,p);u.push(
...w.map(S=>({...S,code:uh})));let T=new Set(r.map(({id:S})=>S)),k=0;for(let S=f;;){let b=[];for await(let{
error:x,answer:E,weights:A}of Hs(G,S,{check:!0,signal:o})){if(x)throw x;if("results"in E)for(let{index:L,
outcome:I,code:O}of E.results)b.push({...A[L],outcome:I,code:O});s(b.length)}let C=x=>b.filter(E=>E.
outcome===x);if(k+=C("known").length,u.push(...C("refused")),S=C("new").map(({peso_kg:x,fecha_registro:E})=>({
peso_kg:x,fecha_registro:E})),S.length===b.length)return{added:S,known:k,refused:u,ids:T}}},ha=oo("i\
mport"),fh=7*864e5,zu=async(e,t,n)=>{let o=[];try{for await(let{start:s,error:r,answer:i,weights:a}of Hs(
G,t.added)){if(r)throw r;"weights"in i&&o.push(...i.weights.filter(({id:u})=>!t.ids.has(u))),n(s+a.length)}}finally{
let s=o.map(({id:i,peso_kg:a,fecha_registro:u})=>[i,a,Date.parse(u)]),r={userId:e,at:Date.now(),records:s};
s.length>0&&ha.write(JSON.stringify(r))}return o.length},Ku=e=>{let t=JSON.parse(ha.read()||"{}");return t?.
userId===e&&Date.now()-t.at<fh&&t.records.length>0?t:void 0},ga=1e3,Yu=async(e,t)=>{let{weights:n}=await G.
listWeights(),o=new Map(n.map(r=>[r.id,r])),s=e.records.flatMap(([r,i,a])=>{let u=o.get(r);return u?.
peso_kg===i&&Date.parse(u.fecha_registro)===a?[r]:[]});for(let r=0;r<s.length;r+=ga)await G.deleteWeights(
{body:{weight_ids:s.slice(r,r+ga)}}),t(Math.min(r+ga,s.length));return ha.write(""),s.length};var _a=()=>new Promise(e=>setTimeout(e));var ph=/<Record type="HKQuantityTypeIdentifierBodyMass"(?:[^">]|"[^"]*")*>/g,Zu=["startDate","unit",
"value"],mh=async(e,t)=>{let n=[],o="",s=new TextDecoder;for(let i=0;i<e.size;i+=1e5){let a=await e.
slice(i,i+1e5).arrayBuffer(),u=o+s.decode(a,{stream:!0}),d=0;for(let{0:g,index:p}of u.matchAll(ph)){
let h=f=>new RegExp(` ${f}="([^"]*)"`).exec(g)?.[1]??"";n.push(Zu.map(h)),d=p+g.length}o=u.slice(Math.
max(d,u.lastIndexOf("<"))),await _a(),t.throwIfAborted()}return{head:Zu.map(i=>`BodyMass.${i}`),body:n,
isCut:!o.trimEnd().endsWith("</HealthData>")}},Ju=(e,t,n)=>{if(typeof e!="object"||e===null)n.set(t,
String(e??""));else for(let[o,s]of Object.entries(e))Ju(s,t?`${t}.${o}`:o,n);return n},gh=["Data Poi\
nts","weights"],hh=e=>{let t;try{t=JSON.parse(e)}catch{return{format:"cut"}}let n=gh.map(r=>t[r]).find(
Boolean),o=(Array.isArray(t)?t:Array.isArray(n)?n:[]).map(r=>Ju(r,"",new Map));for(let r of o)r.set(
r.get("dataTypeName")??"",r.get("fitValue.0.value.fpVal")??"");let s=[...new Set(o.flatMap(r=>[...r.
keys()]))];return s.length<2?{format:"json"}:{sheet:{head:s,body:o.map(r=>s.map(i=>r.get(i)??""))}}},
_h=e=>{let[t,n]=new Uint8Array(e);if(t===255&&n===254)return new TextDecoder("utf-16le").decode(e);if(t===
254&&n===255)return new TextDecoder("utf-16be").decode(e);try{return new TextDecoder("utf-8",{fatal:!0}).
decode(e)}catch{return new TextDecoder("windows-1252").decode(e)}},yh=[["zip","PK"],["zip","‹"],
["pdf","%PDF"],["database","SQLite format 3"]],Qu=async(e,t)=>{let n=new TextDecoder("windows-1252").
decode(await e.slice(0,4096).arrayBuffer()),[o]=yh.find(([,i])=>n.startsWith(i))??[];if(o)return{format:o};
if(n.trim()==="")return{format:"empty"};let s=n.replace(/^ï»¿/,"").trimStart();if(s.startsWith("<"))
return/<HealthData|<!DOCTYPE HealthData/.test(n)?{sheet:await mh(e,t)}:{format:"xml"};let r=_h(await e.
arrayBuffer());return/^[[{]/.test(s)?hh(r):r.includes("\0")?{format:"other"}:{text:r}};var gn=["ymd","dmy","mdy"],wh=/^(\d{1,4})(?:[-/]|\. ?)(\d{1,2})(?:[-/]|\. ?)(\d{1,4})\.?/,td=/ ?(?:([ap])\.? ?m\b\.?|(?:Uhr|hrs?|h)\b\.?)?/,
nd=/(\d{1,2})[:.h](\d{2})(?:[:.](\d{2}(?:[.,]\d+)?))?/,bh=/(?:T|,? (?:at|a las?|um|à|alle(?: ore)?|ore|às|-) |,? )/,
od=/ ?(Z|UTC|GMT)?(?:([+-])(\d{1,2}):?(\d{2})?)?(?: \(.*\))?$/,Sh=new RegExp(`${wh.source}(?:${bh.source}${nd.
source}${td.source})?${od.source}`,"i"),kh=new RegExp(`^(?!\\d+\\.\\d+$)${nd.source}${td.source}${od.
source}`,"i"),vh=/^1\d{9}(\d{3}|\d{9})?$/,Th=/^((?:19|20)\d\d)([01]\d)([0-3]\d)(?:T?(\d\d)(\d\d)(\d\d))?(?=$|Z$|[+-]\d{2})/,
sd=e=>e.toLowerCase().normalize("NFD").replace(/\p{M}/gu,""),rd=(e,t,n)=>["en","es","de","fr","it","\
pt"].map(o=>{let{format:s}=new Intl.DateTimeFormat(o,{...n,timeZone:"UTC"});return Array.from({length:e},
(r,i)=>sd(s(t(i))))}),xh=rd(12,e=>Date.UTC(2025,e,1),{month:"long"}),Ch=rd(7,e=>Date.UTC(2025,0,e+1),
{weekday:"long"}),id=(e,t)=>{let n=sd(e).replace(/^mrz$/,"marz");return Math.max(...t.map(o=>o.findIndex(
s=>s.startsWith(n))))+1},Ph=/^(\p{L}{3,})[-./, ]*(\d{1,2})(?:st|nd|rd|th)?[-/, ]+(\d{4}|\d\d)(?![\d:])/u,
Xu="(\\d{1,4})(?:st|nd|rd|th|er|[ºª])?",Dh="[-./, ]*(?:de |of )?(\\p{L}{3,})[-./, ]*(?:del? )?",Ah=new RegExp(
`^${Xu}${Dh}${Xu}`,"u"),Ih=e=>{let t=Ph.exec(e),[n="",o="",s="",r=""]=t?[t[0],t[2],t[1],t[3]]:Ah.exec(
e)??[],i=n&&id(s,xh);if(!i)return e;let[a,u]=o.length===4?[r,o]:[o,r];return`${u.length===2?"20":""}${u}\
-${i}-${a}${e.slice(n.length)}`},ad=e=>e.replace(/[\u200B-\u200F\u202A-\u202E\u2060-\u2069]/g,"").replace(
/\s+/g," ").trim(),so=e=>kh.test(ad(e)),ed=(e,t,n,o)=>{let s=Ih(e),r=Sh.exec(s);if(!r)return;let i=s===
e?t:"ymd",[,a,u,d,g="12",p="0",h="0",f]=r,[w,T,k="0",S="0"]=r.slice(8),b=q=>Number([a,u,d][i.indexOf(
q)]),[C,x,E]=[b("y"),b("m"),b("d")],A=C<100&&i!=="ymd"?2e3+C:C,L=new Date(Date.UTC(A,x-1,E));if(A<1e3||
L.getUTCMonth()!==x-1||L.getUTCDate()!==E)return;let I=f?Number(g)%12+(f.toLowerCase()==="p"?12:0):Number(
g),O=Number(h.replace(",","."));if(I>23||Number(p)>59||O>=60)return;let M=I*60+Number(p),D=L.getTime()+
M*6e4+Math.floor(O*1e3+1e-6),B=w!==void 0||T!==void 0,W=(Number(k)*60+Number(S))*6e4,J=B?D-(T==="-"?
-W:W):n.instantOf(D),H=r[4]!==void 0,te=H||J<=o?J:n.instantOf(L.getTime());return{at:new Date(te<=o?
te:J).toISOString(),isZoned:B,hasTime:H}},ws=(e,t,n,o=Date.now())=>{let s=ad(e);if(vh.test(s))return{
at:new Date(Number(s.padEnd(13,"0").slice(0,13))).toISOString(),isZoned:!0,hasTime:!0};let r=s.replace(
Th,(u,d,g,p,h,f,w)=>h===void 0?`${d}-${g}-${p}`:`${d}-${g}-${p}T${h}:${f}:${w}`),[i,a]=/^([\p{L}-]{2,})\.?,? /u.
exec(r)??[];return ed(r,t,n,o)??(i&&a&&id(a,Ch)?ed(r.slice(i.length),t,n,o):void 0)},Rh=nr("UTC"),hn=e=>gn.
some(t=>ws(e,t,Rh)!==void 0);var Oh=`
Weight and BMI Register | fecha_registro | peso_kg | kg | ymd |
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
Happy Scale | Date | Weight | | | Moving average, .`,Eh=e=>e.replace(/^com\.samsung\.s?health\.weight\./,
"").replace(/ ?\((?:kg|g|lbs?|st|jin)\)$/,""),Mh=Oh.trim().split(`
`).map(e=>e.split("|").map(t=>t.trim())),wr=({head:e,preamble:t=[]})=>{let n=e.map(Eh);for(let[o="",
s="",r="",i="",a="",u=""]of Mh){let[d="",g]=s.split(" + "),p=u.split(", ").filter(Boolean),h=[d,r,...g?
[g]:[],...p.filter(k=>k!==".")],f=k=>n.indexOf(k?.replace("?","")??""),w=p.includes(".");if(h.some(k=>f(
k)<0)||w&&n.filter(Boolean).length>h.length)continue;let T=/^#Units: ?(\p{L}+)/mu.exec(t.join(`
`))?.[1];return{program:o,date:f(d),time:f(g),weight:f(r),unit:i.startsWith("#")?`#${f(i.slice(1))}`:
i||Pn(T??""),order:a==="utc"?"ymd":gn.find(k=>k===a),isUtc:a==="utc",people:p.filter(k=>k.endsWith("\
?")).map(f)}}};var Nh=(e,t)=>{let n=new Set,o=0;for(let{[t]:s}of e)if(s&&(o+=1,n.add(s),n.size>100))return{values:[],
repeats:!1};return{values:[...n],repeats:n.size<o}},ld=e=>{let t=[],n=o=>{let{key:s,options:r,value:i=r.
length===1?r[0]:void 0}=o,a=r.find(u=>u===e[s])??i;return t.push({...o,value:a,isAsked:i===void 0}),
a};return{choices:t,decide:(o,s,r)=>n({key:o,options:s,value:r}),chooseLines:(o,s,r)=>s.reduce((i,a)=>{
let{values:u,repeats:d}=Nh(o,a);if(u.length<2)return i;let g=r(a,d)?void 0:"",p=["",...u],h=n({key:`\
only ${a}`,options:p,value:g,column:a});return h?i.filter(f=>f[a]===h):i},o)}};var br=[";","	",","," "],cd=(e,t)=>{let n=[[]],o=t===" "?" +":t,s=new RegExp(`(?:"((?:[^"]|"")*)"|([\
^${t}\\r\\n]*))(${o}|\\r?\\n|\\r|$)`,"gy");for(let[,r,i="",a=""]of e.matchAll(s)){if(n.at(-1)?.push(
(r?.replaceAll('""','"')??i).trim()),a==="")break;/[\r\n]/.test(a)&&n.push([])}return n.filter(r=>r.
some(i=>i!==""))},Sr=e=>zn(e,".")!==void 0||zn(e,",")!==void 0,ud=e=>e.some(t=>hn(t)||so(t))&&e.some(
t=>Sr(t)&&!hn(t)),Fh=e=>e.filter(Boolean).length>1&&!e.some(t=>Sr(t)||hn(t)),Lh=e=>{let t=e.slice(0,
e.findLastIndex(Boolean)+1);return t.length>1&&t.every(n=>/^\P{N}*\p{L}\P{N}*$/u.test(n))},dd=(e,t)=>{
let n=cd(e,t),o=n.findIndex(ud);if(o<0)return[];let s=n.slice(0,o).findLastIndex(Fh),r=n.slice(0,Math.
max(s,0)).map(d=>d.join(t)),i=Array.from({length:n[o]?.length??0},()=>""),a={head:n[s]??i,body:[],preamble:r},
u=[a];for(let[d,g]of n.entries()){if(d<=s)continue;if(!(Lh(g)&&n[d+1]?.every(T=>!/\p{N}/u.test(T))===
!1)){a.body.push(g);continue}let{body:h}=a,f=h.at(-1)?.filter(Boolean).length===1&&/^\P{N}+$/u.test(
String(h.at(-1))),w=u.find(({head:T})=>String(T)===String(g));a=w??{head:g,body:[],preamble:f?[String(
h.pop())]:[]},w||u.push(a)}return u},fd=e=>{let t=e.slice(0,2e4),n=br.map(o=>cd(t,o).filter(ud).length);
return br[n.indexOf(Math.max(...n))]??","},pd=e=>["fecha_registro,peso_kg",...e.map(t=>`${t.fecha_registro}\
,${t.peso_kg}`),""].join(`\r
`);var Wh={date:/^(date( ?time)?|timestamp|day|fecha( y hora)?|d[ií]a|datum|tag|jour|data( e ora)?)$/,
time:/^(time|hour|hora|uhrzeit|zeit|heure|ora)$/,weight:/^(weight|peso|gewicht|poids)$/,unit:/^(units?|unidad(es)?|einheit(en)?|unités?|unità|unidades?)$/},
kr=e=>e.replace(/\d(st|nd|rd|th)\b/gi," ").replace(/(\p{Ll})(\p{Lu})/gu,"$1 $2").toLowerCase().split(
/[^\p{L}]+/u).filter(Boolean),vr=e=>[...new Set(e.flatMap(t=>Pn(t??"")??[]))],md=(e,t)=>{let n=kr(e).
filter(o=>!Pn(o)&&!/^(in|en)$/.test(o));return Wh[t].test(n.join(" "))},gd=e=>/^(null|none|nan|n\/a|[-–—]*)$/i.
test(e),hd=300,$h=({head:e,body:t})=>e.map((n,o)=>{let s=t.flatMap(({[o]:g})=>g||[]).slice(0,hd),r=g=>s.
some(g)&&s.filter(p=>g(p)||gd(p)).length*2>=s.length,i=s.some(hn)&&r(g=>hn(g)||so(g)),a=g=>md(n,"tim\
e")&&/^\d{1,2}\.\d{2}$/.test(g),u=!i&&r(g=>so(g)||a(g)),d=s.some(g=>Pn(g));return{date:i,time:u,weight:!i&&
!u&&r(Sr),unit:d}}),ya=(e,{head:t})=>t.some(Boolean)&&e.slice(t.length).some(Boolean),_d=({head:e},t)=>vr(
kr(e[t]??"")).includes("st")&&vr(kr(e[t+1]??"")).includes("lb"),Hh=e=>{let{head:t,body:n}=e,o=n.find(
r=>ya(r,e)||!t.some(Boolean))??[],s=r=>/^\d{1,3}$/.test(o[r]??"");return[...Array(Math.max(t.length,
o.length)).keys()].filter(r=>s(r)&&s(r+1)||_d(e,r))};function*Tr(e,t,n,o=Date.now()){let{date:s=-1,time:r=-1,
weight:i=-1,isPair:a,unit:u="",ofFile:d,decimal:g="."}=t,p=a&&_d(e,i),h=a&&!p&&e.body.find(w=>ya(w,e))?.
length,f="";for(let w of t.lines){let[T="",k="",S="",b=""]=[s,r,i,i+1].map(H=>w[H]),C=so(T)&&!hn(T),
x=C?`${f} ${T}`:`${T} ${k}`.trim();C||(f=T);let E=t.order&&ws(t.isUtc?`${x}Z`:x,t.order,n,o),A=p?`${S}\
 st ${b||0} lb`:`${S}${g}${b}`,I=(h?w.length===h:!ya(w,e))?a&&S?A:S:void 0,O=zn(I??"",g),M=u.startsWith(
"#")?w[Number(u.slice(1))]:void 0,D=vr([O?.unit,M,...p?[]:d]),B=D.length===1?D[0]:Vs.find(H=>H===u),
W=O&&B&&as(O.value,B),J=w.filter(Boolean).length===1&&hn(T);yield{cells:w,isOfDay:C,isDay:J,moment:E,
text:I,amount:O,named:D,kg:W}}}var Bh=(e,t)=>{let n=gn,o=!0;for(let s of e){let r=gn.map(i=>ws(s,i,t)?.
at);if(!r.every(i=>i===void 0)&&(o&&=r.every(i=>i===r[0]),n=n.filter(i=>r[gn.indexOf(i)]!==void 0),n.
length===1))return n}return n.length===0?gn:o?n.slice(0,1):n},Vh=e=>{let n=e.map(s=>[".",","].map(r=>zn(
s,r)?.value)).filter(s=>s.some(r=>r!==void 0));if(n.every(([s,r])=>s===r))return["."];let o=[".",","].
filter((s,r)=>n.every(i=>i[r]!==void 0));return o.length>0?o:[".",","]},yd=(e,t,n)=>{let{head:o,body:s}=e,
r=wr(e),i=$h(e),{choices:a,decide:u,chooseLines:d}=ld(t),g=z=>[...o.keys()].filter(X=>i[X]?.[z]),p=z=>{
let X=g(z).filter(Z=>md(o[Z]??"",z));return X.length===1?String(X[0]):void 0},h=(z,X,Z)=>{let V=u(z,
[...g(z).map(String),...X],Z);return V===void 0?void 0:Number.parseInt(V,10)},f=h("date",[],r?String(
r.date):p("date")),w=s.slice(0,hd).some(({[f??-1]:z=""})=>so(z)||gn.some(X=>ws(z,X,n)?.hasTime)),k=!r&&
!w&&g("time").length>0?h("time",["-1"],p("time")):r?.time,S=r?[]:Hh(e).map(z=>`${z}+`),b=r?String(r.
weight):S.length>0?void 0:p("weight"),C=h("weight",S,b),x=a.at(-1)?.value?.endsWith("+")??!1,E=[...o.
keys()].filter(z=>![f,k,C].includes(z)&&!i[z]?.unit),A=(z,X)=>r!==void 0||X&&!Object.values(i[z]??{}).
includes(!0),L=d(s,r?.people??E,A),I=vr(r?.unit?[r.unit]:kr(o[C??-1]??"")),O={date:f,time:k,weight:C,
isPair:x,ofFile:I,isUtc:r?.isUtc??!1,lines:L},M=L.map(z=>z[f??-1]??""),D=Bh(M,n),B=D.find(z=>z===r?.
order);if(O.order=D.length===1?D[0]:u("order",D,B),C===void 0)return{program:r?.program,choices:a,form:O,
isComplete:!1};let W=new Set([...Tr(e,O,n)].map(({text:z=""})=>z)),J=Vh(x?[]:[...W]);O.decimal=u("de\
cimal",J,r&&J[0]);let H=[...Tr(e,O,n)].filter(({amount:z,named:X})=>z&&X.length!==1),te=H.some(({named:z})=>z.
length>1),q=g("unit").map(z=>`#${z}`),Q=p("unit"),ae=r?.unit??(Q&&`#${Q}`);O.unit=H.length===0?u("un\
it",["file"]):u("unit",[...Vs,...q],te?void 0:ae);let ne=a.every(({value:z})=>z!==void 0);return{program:r?.
program,choices:a,form:O,isComplete:ne}},wd=(e,t,n)=>{let o=[...Tr(e,t,n)].flatMap(({moment:a,amount:u,
kg:d})=>u?[{value:u.value,at:a?.at,kg:d,size:d??u.value}]:[]),[s]=o;if(!s)return[];let[r,i]=[-1,1].map(
a=>o.reduce((u,d)=>(d.size-u.size)*a>0?d:u));return Object.entries({first:s,lightest:r,heaviest:i}).
map(([a,u])=>({...u,name:a}))},Gh=250,bd=async(e,t,n,o)=>{let s=[],r=[],[i,a,u]=[0,!1,0],[d,g,p]=[0,
!1,!1];for(let{cells:f,isDay:w,isOfDay:T,moment:k,text:S,kg:b}of Tr(e,t,n))++u%Gh===0&&(await _a(),o?.
throwIfAborted()),a||=T,k&&b!==void 0?(s.push({peso_kg:b,fecha_registro:k.at}),g||=k.hasTime&&!k.isZoned,
p||=!k.hasTime):w?i+=1:k&&S!==void 0&&gd(S)?d+=1:r.push(f.filter(Boolean).join(" · "));s.sort((f,w)=>f.
fecha_registro<w.fecha_registro?-1:1);let h=e.body.length-t.lines.length;return{records:s,unread:r,empty:d+
(a?0:i),others:h,isLocal:g,isNoon:p}};var Sd=()=>{let{t:e,integer:t,instant:n,announce:o,account:s}=F(),[r,i]=re(()=>Ku(s.userId)),[a,u]=re(
0),{run:d,busy:g,error:p}=is(async()=>{if(!r)return;u(0);let f=await Yu(r,u);i(void 0),o(e.undone(f,
t(f)))});if(!r)return null;let h=r.records.length;return l(he,{children:[g?l(Dn,{label:e.undoing,done:a,
all:h,format:t}):l(oe,{children:[l("p",{children:e.importedAt(n(r.at),h,t(h))}),l(ue,{text:e.undoImport,
onClick:d})]}),l(je,{error:p})]})},jh=({rows:e})=>{let{t,kg:n,instant:o,messages:s}=F(),r=({code:i})=>{
let a=s.errors[i??""];return a===void 0||a.includes("{")?t.changeTooLarge:a};return l(at,{caption:t.
refused,rows:e,columns:[[t.date,({fecha_registro:i})=>o(i)],[t.weight,({peso_kg:i})=>n(i),"numeric"],
[t.reason,r]]})},Uh=({records:e})=>{let t=Ce(null);return ge(()=>{let n=t.current,{clientWidth:o,clientHeight:s}=n,
r=new Ke({width:o,height:s,legend:{show:!1},cursor:{show:!1},axes:[{show:!1},{show:!1}],series:[{},{
stroke:getComputedStyle(n).color,width:2,points:{show:!1}}]},[e.map(({fecha_registro:i})=>Date.parse(
i)/1e3),e.map(({peso_kg:i})=>i)],n);return()=>r.destroy()},[e]),l("div",{class:"spark","aria-hidden":"\
true",ref:t})},qh=({records:e})=>{let{t,integer:n,kg:o,day:s}=F(),[r,i]=[e[0],e.at(-1)];if(!r||!i)return null;
let[a,u]=[s(r.fecha_registro),s(i.fecha_registro)],d=u===s(Date.now())?t.today:u;return l("div",{class:"\
summary",children:[l("strong",{children:e.length===1?t.importOne(a,o(r.peso_kg)):t.importRange(n(e.length),
a,d,o(r.peso_kg),o(i.peso_kg))}),l(Uh,{records:e})]})},zh=({records:e,onImport:t})=>{let{t:n,zone:o,
config:s,integer:r,account:i}=F(),[a,u]=re(0),d=Ce(null),g=s.validation_limits??{},p=Te(b=>qu(e,o,g,
b,u),[e]),h=is(async()=>{if(!p.data)return;u(0);let b=await zu(i.userId,p.data,u);t(n.importedWeights(
b,r(b)))});if(ge(()=>d.current?.focus(),[h.busy]),p.loading)return l(Dn,{label:n.checking,done:a,all:e.
length,format:r});let{added:f=[],known:w=0,refused:T=[]}=p.data??{};if(h.busy)return l("div",{tabIndex:-1,
ref:d,children:l(Dn,{label:n.importingWeights,done:a,all:f.length,format:r})});let S=[[n.added,f.length],
[n.known,w],[n.rejected,T.length]].filter(([b,C])=>C>0||b===n.added).map(([b,C])=>b(C,r(C)));return l(
oe,{children:[l(je,{error:p.error,retry:p.reload}),l(qh,{records:f}),p.data&&l("p",{role:"status",children:S.
join(" · ")}),l(jh,{rows:T}),l(je,{error:h.error,retry:p.reload}),f.length>0&&h.error===void 0&&l("\
div",{class:"actions",children:l(ue,{text:n.importWeights(f.length,r(f.length)),kind:"primary",onClick:h.
run})})]})},Kh={},Yh={head:[],body:[]},Zh=20,Jh=e=>{let t=oo(`columns of ${e}`),n=JSON.parse(t.read()||
"[]");return{find:o=>n.find(([s])=>s===o)?.[1]??Kh,keep:(o,s)=>{let r=n.filter(([i])=>i!==o);t.write(
JSON.stringify([[o,s],...r].slice(0,Zh)))}}},Qh=5,Xh=({opened:e,onImport:t})=>{let{t:n,zone:o,integer:s,
kg:r,plain:i,instant:a,account:u}=F(),d="text"in e,g=ct(()=>Jh(u.userId),[u.userId]),[p,h]=re(()=>d?
fd(e.text):","),f=ct(()=>d?dd(e.text,p):[e.sheet],[d,e,p]),w=f.length===1,[T=w?0:f.findIndex(wr),k]=re(),
[S,b]=re({}),C=f[T]??f[0]??Yh,x=String(C.head),E=S[x]??g.find(x),A=ct(()=>yd(C,E,o),[C,E,o]),L=ct(()=>wd(
C,A.form,o),[C,A,o]),I=A.isComplete&&T>=0,{data:O,error:M}=Te(async V=>I?{understood:A,...await bd(C,
A.form,o,V)}:void 0,[A,I]),D=O?.understood===A?O:void 0,B=V=>C.head[V]||n.columnAt(V+1),W=L[0]?.value??
0,J=(V,le)=>{if(V==="order")return n.orders[le];if(V==="decimal")return le===","?n.comma:n.point;if(V.
startsWith("only"))return le||n.allLines;if(le==="-1")return n.noColumn;if(le==="file")return n.asInFile;
let pe=Number.parseInt(le.replace("#",""),10);if(!Number.isNaN(pe))return B(pe)+(le.endsWith("+")?` \
+ ${B(pe+1)}`:"");let me=le==="kg"?"":` = ${r(as(W,le))}`;return`${n.unitNames[le]} (${i(W)} ${le}${me}\
)`},H=({key:V,value:le})=>L.flatMap(pe=>{let me=pe.at&&a(pe.at),St=pe.kg===void 0?i(pe.value):r(pe.kg),
Ae=(/^(date|time|order)$/.test(V)?[me]:[St,V.startsWith("only")&&me]).filter(Boolean).join(" · ");return Ae&&
le!==void 0?[`${n.samples[pe.name]}: ${Ae}`]:[]}),te=({column:V})=>V!==void 0,q=A.choices.toSorted((V,le)=>+te(
V)-+te(le)),Q=q.map(V=>({...V,label:te(V)?n.onlyWhere(B(V.column??0)):n.importRoles[V.key],options:V.
options.map(le=>[le,J(V.key,le)]),outcome:H(V),column:/^(date|time|weight)$/.test(V.key)?Number.parseInt(
V.value??"",10):void 0,isFolded:te(V)&&!V.isAsked}));d&&Q.push({key:"separator",label:n.separator,options:br.
map(V=>[V,n.separators[V]]),value:p,isFolded:!0});let ae=(V,le)=>{V==="separator"?(k(void 0),h(le)):
b({...S,[x]:{...E,[V]:le}})},ne=Q.filter((V,le)=>q[le]?.isAsked),z=V=>l(Gu,{caption:n.firstLines,head:C.
head,rows:C.body.slice(0,Qh),choices:V,choose:ae,more:n.moreChoices});if(f.length===0)return l(he,{kind:"\
error",children:n.nothingRead});let X=f.reduce((V,{body:le})=>V+le.length,0)-C.body.length,Z=D&&[C.isCut&&
n.cutFile,D.others>0&&n.leftOutLines(D.others,s(D.others)),X>0&&n.otherTables(X,s(X)),D.empty>0&&n.withoutWeight(
D.empty,s(D.empty)),D.isLocal&&n.localTimes(o.name),D.isNoon&&n.localDays(o.name)];return l(oe,{children:[
A.program&&l("p",{role:"status",children:n.recognised(A.program)}),!w&&!A.program&&l("form",{onInput:({
target:V})=>k(Number(V.value)),children:l(Yn,{values:{table:T},fields:{table:{label:n.table,options:[
...T<0?[["-1",n.choose]]:[],...f.map((V,le)=>[String(le),n.tableOf(V.head.filter(Boolean).join(", "),
s(V.body.length))])]}}})}),T>=0&&!A.program&&z(Q),A.program&&l(oe,{children:[ne.length>0&&z(ne),l("d\
etails",{children:[l("summary",{children:n.changeReading}),z(Q.filter(V=>!ne.includes(V)))]})]}),l(je,
{error:M}),D?.records.length===0&&l(he,{kind:"error",children:n.nothingRead}),Z?.map(V=>V&&l(he,{kind:"\
doubt",children:V},V)),D&&l(at,{caption:n.unread(D.unread.length,s(D.unread.length)),rows:D.unread,columns:[
[n.line,V=>V]]}),D&&D.records.length>0&&l(zh,{records:D.records,onImport:V=>{S[x]&&g.keep(x,E),t(V)}},
JSON.stringify([p,x,E]))]})},e_=".csv,.tsv,.txt,.json,.xml,text/csv,text/plain,application/json,text\
/xml",kd=()=>{let{t:e}=F(),[t,n]=re(),[o,s]=re(""),r=Ce(null),i=async f=>t&&{opened:await Qu(t,f),chosen:t},
{data:a,error:u,loading:d,reload:g}=Te(i,[t]),p=a?.chosen===t?a?.opened:void 0,h={label:e.file,type:"\
file",accept:e_};return ge(()=>{o&&r.current?.focus()},[o]),l("div",{class:"card",children:[l(Lt,{title:e.
importTitle,tools:l("a",{href:Se("weight"),children:e.back})}),o?l("div",{class:"part",tabIndex:-1,ref:r,
children:[l(he,{kind:"success",children:o}),l(Sd,{}),l("a",{href:Se("weight",{period:"all"}),children:e.
back})]}):l(oe,{children:[l("p",{class:"hint",children:e.importHint}),!t&&l(Sd,{}),l("form",{onInput:({
target:f})=>n(f.files?.[0]),children:l(Yn,{fields:{file:h}})}),l(je,{error:u,retry:g}),d&&t&&l(he,{kind:"\
loading",children:e.loading}),p&&("format"in p?l(he,{kind:"error",children:e.formats[p.format]}):l(Xh,
{opened:p,onImport:s},t))]})]})};var t_=(e,t)=>Date.parse(t.fecha_registro)-Date.parse(e.fecha_registro),vd=async(e,t)=>{let n=await G.
recordWeights({body:{weights:[{peso_kg:e,fecha_registro:t}]}});return"weights"in n?n.weights:[]},wa=(e,t)=>[
...t,...e.filter(({id:n})=>t.every(o=>o.id!==n))].sort(t_),Td=e=>{let{t,plain:n,unit:o,kg:s}=F(),r=e&&
(o==="kg"?n(e):s(e));return{inputMode:o==="st"?"text":"decimal",autocomplete:"off",label:t.weightIn(
o),codes:["weight_out_of_range","weight_change_too_large"],defaultValue:r,read:i=>e!==void 0&&i===r?
e:Vl(String(i),o)??new Error(t.notANumber[o])}},ba=()=>{let{t:e,zone:t}=F();return t.name===or()?void 0:
e.timesIn(t.name)},xd=e=>{let{t,zone:n}=F(),o=n.inputOf(e===void 0?Date.now():Date.parse(e));return{
label:t.dateTime,hint:ba(),codes:["weight_date_invalid"],max:n.inputOf(Date.now()),type:"datetime-lo\
cal",defaultValue:o,read:s=>{if(e!==void 0&&s===o)return e;let r=Date.parse(`${s}Z`);if(Number.isNaN(
r))return String(s);let i=n.instantOf(r);return i>Date.now()?new Error(t.futureDate):new Date(i).toISOString()}}},
Cd=({change:e})=>{let{t,messages:n}=F(),o=Cn(Ft),[s,r]=re(!1),i=Ce(void 0),[a,u]=[Td(),xd()],d=async({
peso_kg:p,time:h})=>{let f=i.current?.kg===p?i.current.at:new Date().toISOString(),w=await vd(p,h??f).
catch(async T=>{let{code:k,status:S}=T;if(S===void 0||S>=500?i.current={kg:p,at:f}:S!==401&&S!==429&&
(i.current=void 0),k!=="weight_date_invalid"||h!==void 0)throw T;return await G.recordWeight({body:{
peso_kg:p}}),o(!0),[]});return i.current=void 0,e(T=>wa(T,w)),r(!1),n.texts.weight_recorded},g={peso_kg:a,
...s&&{time:u}};return l("div",{class:"record",children:[l(Ct,{inline:!0,submit:t.record,fields:g,act:d}),
l(ue,{text:s?t.now:t.anotherDay,kind:"link","aria-expanded":s,onClick:()=>r(!s)})]})},Pd=({item:e,change:t})=>{
let{t:n,kg:o,instant:s,announce:r}=F(),i=Cn(Ft),a={weight_id:e.id},u=`${o(e.peso_kg)}, ${s(e.fecha_registro)}`,
d=async()=>{let g=await vd(e.peso_kg,e.fecha_registro);return t(p=>wa(p,g)),i(!1),n.restored};return l(
Eo,{label:`${n.actions}: ${u}`,text:"⋯",children:[l(Le,{text:n.correct,of:u,title:n.correctTitle,submit:n.
save,kind:"primary",fields:{peso_kg:Td(e.peso_kg),time:xd(e.fecha_registro)},act:async({peso_kg:g,time:p})=>{
let h=p===e.fecha_registro?{}:{fecha_registro:p},f=await G.correctWeight({path:a,body:{peso_kg:g,...h}});
return t(w=>wa(w,[f])),n.corrected}}),l(Le,{text:n.remove,of:u,title:n.removeTitle,question:u,act:async()=>{
await G.deleteWeight({path:a}),t(g=>g.filter(({id:p})=>p!==e.id)),r(n.removed,d)}})]})};var n_=async e=>{let[t,{weights:n}]=await Promise.all([xn(G.getProfile({signal:e})),G.listRecentWeights(
{signal:e})]);return{profile:t,weights:n}},o_=e=>G.listWeights({signal:e}),s_=e=>xn(G.getBmi({signal:e})),
bs={from:15,to:43},Dd=$s(1),r_=({imc:e})=>{let{plain:t}=F(),n=r=>Math.min(Math.max(r,bs.from),bs.to),
o=r=>(n(r)-bs.from)/(bs.to-bs.from)*100,s=({from:r,to:i})=>`${o(i)-o(r)}%`;return l("div",{class:"sc\
ale","aria-hidden":"true",children:[Dd.map(r=>l("i",{"data-kind":ys(r.class),style:{width:s(r)}},r.class)),
l("b",{style:{left:`${o(e)}%`}}),Dd.slice(0,-1).map(({class:r,to:i})=>l("small",{style:{left:`${o(i)}\
%`},children:t(i)},r))]})},i_=({bmi:e,profile:t,bands:n})=>{let{t:o,messages:s,tenths:r,kg:i}=F(),a=n.
find(p=>p.class==="normal"),u=p=>i(Math.round(p*10)/10),{data:d}=e,g=d?os(d):void 0;return l("div",{
class:"part",children:[l("h2",{children:o.bmi}),l(je,{error:e.error,retry:e.reload}),d&&l("p",{class:"\
figure",children:[l("strong",{children:r(d.imc)})," ",l(We,{kind:g&&ys(g),children:ui(d,s)})]}),d&&n.
length>0&&l(r_,{imc:d.imc}),d===null&&l("p",{children:t?o.bmiNeedsWeight:o.bmiNeedsProfile}),a&&l("p",
{class:"hint",children:o.normalRange(u(a.from),u(a.to))}),!t&&l("a",{href:Se("profile"),children:o.toProfile})]})},
a_=e=>{let{t,kg:n,day:o,signed:s}=F(),r=e.points.at(-1),i=[7,30].flatMap(a=>{let u=pa(e.points,a);return u===
void 0?[]:[t.changeIn(s(u),a)]});return l("section",{class:"card now","aria-label":t.latest,children:[
l("div",{class:"part",children:[l("h2",{children:r?t.latestOf(o(r.at)):t.latest}),r&&l("p",{class:"f\
igure",children:l("strong",{children:n(r.kg)})}),i.length>0&&l("p",{children:i.join(" · ")}),!r&&l(
"div",{class:"ghost","aria-hidden":"true"}),!r&&l("p",{children:t.noWeights}),l(Cd,{change:e.change}),
!r&&l("a",{href:Se("weight",{},"import"),children:t.importFrom})]}),l(i_,{...e})]})},Ad={month:30,quarter:91,
year:365,all:Number.POSITIVE_INFINITY},Sa=["month","quarter","year","all"],Id,l_=({points:e,bands:t})=>{
let{t:n,zone:o,kg:s,integer:r,signed:i}=F(),{parameters:a}=qe(),u=Date.now(),d=x=>u-Ad[x]*864e5,g=x=>e.
filter(({at:E})=>E>=d(x)).length>1,p=Sa.find(x=>x===a.period)??Id??Sa.find(g)??"all";Id=p;let{series:h,
from:f}=ct(()=>{let x=Math.max(d(p),e[0]?.at??u-864e5);return{series:Wu(e,x,o),from:x}},[e,p,o]),w=l(
zs,{label:n.period,values:Sa,names:n.periods,value:p,choose:x=>Do(Se("weight",{period:x}))}),{points:T,
meanDays:k}=h,[S,b]=[T[0],T.at(-1)],C=Float64Array.from(T,x=>x.kg).sort();return l(Ve,{title:n.trend,
tools:w,children:[!S&&l("p",{class:"hint",children:n.nothingInPeriod}),l(Vu,{series:h,from:f,bands:t}),
l("p",{class:"hint key",children:[l("span",{"aria-hidden":"true",children:"●"})," ",n.chartPoint,"\
 ",l("b",{"aria-hidden":"true",children:"━"})," ",n.mean(k)]}),S&&b&&l(Oo,{facts:{[n.change]:i(pa(
e,Ad[p])??b.kg-S.kg),[n.minimum]:s(C[0]??0),[n.maximum]:s(C.at(-1)??0),[n.count]:r(T.length)}})]})},
c_=12,u_=({weights:e,change:t})=>{let{t:n,kg:o,instant:s,longMonth:r}=F(),i=ct(()=>{let g=Map.groupBy(
e,h=>r(h.fecha_registro)),p=h=>h.reduce((f,{peso_kg:w})=>f+w,0)/h.length;return new Map([...g].map(([
h,f])=>[h,n.monthMean(h,o(p(f)))]))},[e,n,o,r]),a=e.length>c_,u=()=>Mo(new Blob([pd(e)],{type:"text/\
csv"}),"weights.csv"),d=l("div",{class:"actions",children:[l("a",{class:"button plain",href:Se("weig\
ht",{},"import"),children:n.importCsv}),l(ue,{text:n.exportCsv,onClick:u})]});return l(Ve,{title:n.records,
hint:ba(),tools:d,children:l(at,{caption:n.newestFirst,rows:e,keyOf:({id:g})=>g,groupOf:g=>a&&i.get(
r(g.fecha_registro))||"",columns:[[n.date,g=>s(g.fecha_registro)],[n.weight,g=>l("strong",{children:o(
g.peso_kg)}),"numeric"],[n.actions,g=>l(Pd,{item:g,change:t}),"tools"]]})})},d_=({first:e})=>{let{t}=F(),
[n,o]=[Te(o_),Te(s_)],{profile:s}=e,r=n.data?.weights??e.weights,i=o.data&&os(o.data)==="minor"?void 0:
s?.talla_m,a=ct(()=>i?$s(i):[],[i]),u=ct(()=>r.map(h=>({at:Date.parse(h.fecha_registro),kg:h.peso_kg})).
reverse(),[r]),g={profile:s,weights:r,points:u,bands:a,change:h=>n.data?n.change(f=>({...f,weights:h(
f.weights)})):n.reload()},p=h=>{h&&n.reload(),o.reload()};return l(Ft.Provider,{value:p,children:[l(
a_,{...g,bmi:o}),l(je,{error:n.error,retry:n.reload}),!n.data&&n.loading&&r.length>0&&l(he,{kind:"lo\
ading",children:t.loading}),n.data&&r.length>0&&l(oe,{children:[l(l_,{...g}),l(u_,{...g})]})]})},f_=()=>{
let e=Te(n_);return l(Wt,{title:F().t.weight,quiet:!0,load:e,children:t=>l(d_,{first:t})})},Rd=()=>qe().
id==="import"?l(kd,{}):l(f_,{});var p_=["","register","deleted"],m_=5e3,Md=oo("language"),Od=oo("unit"),g_=()=>[Md.read(),...navigator.
languages].find(t=>/^(es|en)\b/.test(t))?.startsWith("en")?"en":"es",Ed=({label:e,tabs:t})=>{let n=Ce(
null),o=t.find(([,,s])=>s)?.[0];return ge(()=>{let s=n.current?.querySelector("[aria-current]");n.current&&
s&&(n.current.scrollLeft=s.offsetLeft-n.current.offsetLeft-48)},[o]),l("nav",{class:"tabs","aria-lab\
el":e,ref:n,children:t.map(([s,r,i])=>l("a",{href:Se(s),"aria-current":i?"page":void 0,children:r},s))})},
h_=()=>G.logout().catch(e=>{if(!(e instanceof st))throw e;G.session.forget()}),__=({account:e,views:t,
current:n,language:o})=>{let{t:s}=F(),r=p=>[p.name,s[p.name],p===n],i=p=>t.filter(h=>h.place===p),a=i(
"administration"),u=n?.place==="administration",d=e?.role==="admin",g=a.slice(0,1).map(({name:p})=>[
p,d?s.administration:s[p],u]);return l("header",{class:e?"":"guest",children:[l(ue,{text:s.skip,kind:"\
skip",onClick:nn}),l("div",{class:"frame",children:[l("a",{class:"brand",href:"#/",children:l("span",
{children:s.title})}),e&&l(Ed,{label:s.navigation,tabs:[...i().map(r),...g]}),e?l(Eo,{label:`${s.menu}\
: ${e.username}`,text:e.username,children:[i("menu").map(({name:p})=>l("a",{href:Se(p),children:s[p]},
p)),o,l(fn,{text:s.signOut,kind:"link",act:h_})]}):o]}),u&&l(Ed,{label:s.administration,tabs:a.map(r)})]})},
y_=({change:e,name:t})=>{let{t:n}=F(),o=t==="deleted"?n.deleted:e&&n.ends[e],s=async()=>await G.session.
restore()??location.reload();return l(oe,{children:[o&&l(he,{children:o}),e==="account_changed"&&l(fn,
{text:n.adopt,act:s}),l("div",{class:"card narrow welcome",children:l(Mi,{registering:t==="register"},
t==="register")})]})},w_=({account:e,leave:t})=>{let{t:n}=F();return ge(()=>Wl,[]),l(Kn,{title:n.signIn,
locked:!0,onClose:t,children:()=>l(oe,{children:[l(he,{children:n.ends.expired}),l(Mi,{registering:!1,
expired:e})]})})},b_=(e,t)=>{let n=Object.entries(e?.parameters??{});return Object.fromEntries(n.map(
([o,s])=>[o,typeof s=="number"&&!Number.isInteger(s)?t(s):s]))},Nd=({views:e})=>{let[t,n]=re(g_),[o,
s]=re(()=>Gs.find(Q=>Q===Od.read())??"kg"),[{account:r,change:i,expired:a=null},u]=re({account:null}),
[d,g]=re({text:""}),p=Bs((Q,ae)=>g({text:Q,undo:ae}),[]),h=Po(()=>navigator.onLine,window,"online","\
offline"),{name:f,id:w}=qe();ge(()=>G.session.onChange((Q,ae)=>u(ne=>({account:Q,change:ae,expired:ae===
"expired"?ne.account??ne.expired??null:null}))),[]);let T=Ce(null);ge(()=>{let Q=T.current;if(d.text===
""||!Q)return;let ae=()=>p(""),ne,z=()=>{clearTimeout(ne),Q.contains(document.activeElement)||(ne=setTimeout(
ae,m_))};Q.querySelector("button")?.focus(),z();let X=[dn(Q,["focusin","focusout"],()=>setTimeout(z)),
dn(window,["input","offline"],ae),()=>clearTimeout(ne)];return()=>X.map(Z=>Z())},[d,p]);let k=Te(async()=>(await G.
session.restore(),G.getPublicConfig())),S={"Accept-Language":t},b=Te(Q=>G.getMessages({headers:S,signal:Q}),
[t]),C=r??a,x=Te(async Q=>r?(await G.getPermissions({signal:Q})).permissions:[],[r?.userId,r?.role]),
E=Te(async()=>r!==null&&zl(),[r?.userId]),A=Ro[t],[L,I,O]=[b.data,k.data,x.data],M=ct(()=>{if(!L||!I)
return;let Q=ql(t,nr(I.time_zone??or()),o),ae={...L,errors:{...L.errors,...Q.t.errors}};return{...Q,
messages:ae,config:I,account:C,announce:p,may:ne=>O?.includes(ne)??!1,describe:(ne,z)=>ci(ne,ae,{...b_(
ne,Q.plain),...z}),setUnit(ne){Od.write(ne),s(ne)}}},[t,o,L,I,C,O,p]);if(ge(()=>{document.documentElement.
lang=t},[t]),!M){let Q=[b,k].filter(({error:ae})=>ae!==void 0);return Q.length===0?l("p",{class:"not\
ice loading",children:A.loading}):l("main",{class:"card narrow",children:[l("h1",{children:A.title}),
l("p",{role:"alert",children:A.startFailed}),l(ue,{text:A.retry,kind:"primary",onClick:()=>Q.map(ae=>ae.
reload())})]})}let D=t==="es"?"en":"es",B=()=>{n(D),Md.write(D)},W=()=>{nn(),d.undo?.().then(Q=>p(`${Q}`),
Q=>p(M.describe(Q)))},J=({needs:Q})=>Q===void 0||C?.role==="admin"||Q!=="admin"&&M.may(Q),H=e.filter(
J),te=p_.includes(f)?H[0]:H.find(Q=>Q.name===f),q=l(ue,{text:A.otherLanguage,kind:"link",lang:D,onClick:B});
return l(bi.Provider,{value:M,children:[l(__,{account:C,views:H,current:te,language:q}),l("main",{children:[
!h&&l(he,{children:A.offline}),r&&E.data&&l(he,{children:A.needsHttps}),l(je,{error:b.error,retry:b.
reload}),!C&&l(y_,{change:i,name:f}),C&&te&&l(Yl,{children:l(te.component,{})},`${C.userId} ${te.name}\
 ${w}`),l(je,{error:x.error,retry:x.reload}),C&&!te&&!x.loading&&l(Lt,{title:A.notFound,tools:l("a",
{href:"#/",children:A.weight})},f),a&&l(w_,{account:a,leave:()=>u({account:r,change:i})}),l("div",{class:"\
announcement",role:"status",ref:T,children:[d.text,d.undo&&l(ue,{text:A.undo,kind:"link",onClick:W})]})]})]})};var S_=[{name:"weight",component:Rd},{name:"profile",component:dc,place:"menu"},{name:"account",component:uc,
place:"menu"},{name:"checklist",component:oc,place:"administration",needs:"checklist:read"},{name:"s\
ynchronisation",component:ic,place:"administration",needs:"checklist:read"},{name:"files",component:rc,
place:"administration",needs:"admin"},{name:"accounts",component:Zl,place:"administration",needs:"ad\
min"}],Fd=document.getElementById("page");Fd.replaceChildren();ul(l(Nd,{views:S_}),Fd);
