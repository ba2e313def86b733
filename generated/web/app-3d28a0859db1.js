var we,tl,kf,Tn,Yr,Ls,nl,Ms,ol,Qr,Zr,sl,ss=Symbol.for("pv"),Ws={},$s=[],vf=/^m(i|n|o|s|text|space)$/,
Xr=Array.isArray,ei=$s.slice,jn=Object.assign;function Un(e){e&&e.parentNode&&e.remove()}function rl(e,t,n){
var o,s,r,i={},a=arguments.length;for(r in t)r=="key"?o=t[r]:r=="ref"&&typeof e!="function"?s=t[r]:i[r]=
t[r];return a>2&&(i.children=a>3?ei.call(arguments,2):n),os(e,i,o,s,null)}function os(e,t,n,o,s){var r={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:ss,
__v:s||++tl,__i:-1,__u:0};return!s&&we.vnode&&we.vnode(r),r}function ne(e){return e.children}function Ns(e,t){this.props=e,this.context=t,this.__g=0}function xn(e,t){
if(t==null)return e.__&&xn(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.
__e;return typeof e.type!="function"||e.props.__P?null:xn(e)}function Tf(e){var t,n=e.__v,o=n.__e,s=[],
r=[],i=e.__P;i&&((t=jn({constructor:ss},n)).__v=n.__v+1,we.vnode&&we.vnode(t),ti(i,t,n,e.__n,i.namespaceURI,
32&n.__u?[o]:null,s,o||xn(n),32&n.__u,r),t.__v=n.__v,t.__.__k[t.__i]=t,dl(s,t,r),n.__=n.__e=null,t.__e!=
o&&il(t))}function il(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&
(e.__e=t.__e)}),il(e)}function Jr(e){(8&e.__g||(e.__g|=8,Tn.push(e),Ls++))&&Yr==we.debounceRendering||
((Yr=we.debounceRendering)||queueMicrotask)(al)}function al(){try{for(var e,t=1;Tn.length;)Tn.length>
t&&Tn.sort(nl),e=Tn.shift(),t=Tn.length,8&e.__g&&Tf(e)}finally{(Ls=Tn.length)&&(Yr||queueMicrotask)(
al)}}function ll(e,t,n,o,s,r,i,a,c,p,g){var f,h,d,w,v,k,S=o.__k||$s,b=t.length;for(c=xf(n,t,S,c,b),f=
0;f<b;f++)(d=n.__k[f])!=null&&(h=~d.__i&&S[d.__i]||Ws,d.__i=f,k=ti(e,d,h,s,r,i,a,c,p,g),w=d.__e,(h.ref!=
d.ref||8&h.__u)&&(h.ref&&ni(h.ref,null,d,h),d.ref&&g.push(d.ref,d.__c||w,d)),v=v||w,4&d.__u?(c=cl(d,
c,e,!h.__v),h.__e&&(h.__e=null)):typeof d.type=="function"&&k!==void 0?c=k:w&&(c=w.nextSibling),d.__u&=
-21);return n.__e=v,c}function xf(e,t,n,o,s){var r,i,a,c,p,g,f,h,d,w=n.length,v=w,k=0,S=0,b=e.__k=Array(
s);for(r=0;r<s;r++)(i=t[r])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.
constructor===String?i=b[r]=os(null,i):Xr(i)?i=b[r]=os(ne,{children:i}):i.constructor===ss&&i.__b?i=
b[r]=os(i.type,i.props,i.key,i.ref,i.__v):b[r]=i,c=r+k,i.__=e,i.__b=e.__b+1,a=null,~(p=i.__i=Cf(i,n,
c,v))&&(v--,(a=n[p])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,p==c-1?k--:p==c+1?k++:p!=c&&(p>c?k--:k++,S=1)):
(~p||(s>w?k--:s<w&&k++),typeof i.type!="function"&&(i.__u|=4))):b[r]=null;if(S){for(g=[],f=[],r=0;r<
s;r++)if((i=b[r])&&16&i.__u){for(k=0,h=g.length;k<h;)g[d=k+h>>1]<i.__i?k=d+1:h=d;g[k]=i.__i,f[r]=k+1}
for(k=g.length;r--;)f[r]&&(f[r]==k?k--:b[r].__u|=4)}if(v)for(r=0;r<w;r++)!(a=n[r])||2&a.__u||(a.__e==
o&&(o=xn(a)),oi(a,a));return o}function cl(e,t,n,o){var s,r,i,a;if(typeof e.type=="function"){if(e.props.
__P)return t;if(s=e.__k)for(r=0;r<s.length;r++)s[r]&&(s[r].__=e,t=cl(s[r],t,n,!1));return t}for(t&&!t.
parentNode&&(t=xn(e))&&!t.parentNode&&(t=null),i=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;for(i!=
a&&(!o&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&
t.nodeType==8&&!t.data.startsWith("$s"););return t}function Cf(e,t,n,o){var s,r=e.key,i=e.type,a=t[n],c=a&&!(2&a.__u);if(a===null&&r==null||c&&r==a.key&&
i==a.type)return n;if(o>(c?1:0)){for(s=n-1;s>=0;s--)if((a=t[s])&&!(2&a.__u)&&r==a.key&&i==a.type)return s;
for(s=n+1;s<t.length;s++)if((a=t[s])&&!(2&a.__u)&&r==a.key&&i==a.type)return s}return-1}function el(e,t,n){
n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Es(e,t,n,o,s){var r,i;if(t=="style")if(typeof n==
"string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||
el(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||el(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!=
"function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(i=Zr[t]||(Zr[t]=
Pf(t)),(e.__a||(e.__a={}))[t]=Qr,r=t!=(t=t.replace(ol,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),
n?e.addEventListener(t,i,r):e.removeEventListener(t,i,r));else{if(s=="http://www.w3.org/2000/svg")t=
t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="l\
ist"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&
t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?
e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Pf(e){return function(t){var n=this.
__e;if(n){if(n=n[e],t[Ms]==null)t[Ms]=Qr++;else if(t[Ms]<this.__a[e])return;return n(we.event?we.event(
t):t)}}}function ti(e,t,n,o,s,r,i,a,c,p){var g,f,h,d,w,v,k,S,b,C,x,E,D,M,I,N,R,A,G=t.type;if(t.constructor!==
ss)return null;128&n.__u&&(c=32&n.__u,g=n.__c.__z)&&(t.__u|=c,f=r=[],g.nodeType==8?a=Fs(g,r):r.push(
g),a=r[0]||a),(g=we.__b)&&g(t);e:if(typeof G=="function"){h=i.length;try{if(S=t.props,b=(g=G.prototype)&&
g.render,C=(g=G.contextType)&&o[g.__c],x=g?C?C.props.value:g.__:o,(d=n.__c)?(t.__c=d,2&d.__g&&(d.__g|=
1)):(b?t.__c=d=new G(S,x):(t.__c=d=new Ns(S,x),d.constructor=G,d.render=Af),C&&C.sub(d),d.state||(d.
state={}),d.__n=o,d.__g|=8,d.__h=[],d.__k=[]),b&&(d.__s||(d.__s=d.state),G.getDerivedStateFromProps&&
(d.__s==d.state&&(d.__s=jn({},d.__s)),jn(d.__s,G.getDerivedStateFromProps(S,d.__s)))),w=d.props,v=d.
state,d.__v=t,n.__c){if(S!==w&&b&&!G.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(
S,x),t.__v==n.__v&&!(8&d.__g)||!(4&d.__g)&&d.shouldComponentUpdate&&d.shouldComponentUpdate(S,d.__s,
x)===!1){t.__v!=n.__v&&(d.props=S,d.state=d.__s,d.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(W){
W&&(W.__=t)}),$s.push.apply(d.__h,d.__k),d.__k=[],d.__h.length&&i.push(d),a=xn(n);break e}d.componentWillUpdate&&
d.componentWillUpdate(S,d.__s,x),b&&d.componentDidUpdate&&d.__h.push(function(){d.componentDidUpdate(
w,v,k)})}else b&&!G.getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),b&&d.componentDidMount&&
d.__h.push(d.componentDidMount);d.context=x,d.props=S,d.__P=e,d.__g&=-5,E=we.__r,D=b?25:0;do d.__g&=
-9,E&&E(t),g=d.render(d.props,d.state=d.__s,d.context);while(8&d.__g&&++D<25);b&&($s.push.apply(d.__h,
d.__k),d.__k=[]),d.state=d.__s,d.getChildContext&&(o=jn({},o,d.getChildContext())),b&&n.__c&&d.getSnapshotBeforeUpdate&&
(k=d.getSnapshotBeforeUpdate(w,v)),M=g&&g.type===ne&&g.key==null?g.props.children:g,S.__P&&(g=a,s=(e=
S.__P).namespaceURI,c=r=null,n.props&&n.props.__P!=e&&(n.__k.some(function(W){W&&oi(W,W)}),n.__k=null),
a=n.__k?xn(n,0):null),a=ll(e,Xr(M)?M:[M],t,n,o,s,r,i,a,c,p),S.__P&&(t.__e=null,a=g),t.__u&=-161,f&&f.
some(Un),d.__h.length&&i.push(d),1&d.__g&&(d.__g&=-4)}catch(W){if(i.length=h,t.__v=null,c||r)if(W&&W.
then){if(t.__u|=128|c,r){for(~(R=r.indexOf(a||void 0))||(R=r.length);(A=r[R-1])&&A.nodeType==8;)R--;
for(;R<r.length;R++)if(A=r[R])if(r[R]=null,I){if(A==N)break}else{if(A.nodeType!=8)break;A.data.startsWith(
"$s")&&(N=Fs(I=A))}}if(!I){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;I=a}(g=Fs(I=t.__c.__z||
(t.__c.__z=I)))?(t.__e=I,a=g):t.__e=a,a=a&&a.nextSibling}else r&&r.some(Un);else t.__e=n.__e;t.__k||
(t.__k=n.__k||[]),W&&W.then||ul(t),we.__e(W,t,n)}}else a=t.__e=Df(n.__e,t,n,o,s,r,i,c,p,e);return(g=
we.diffed)&&g(t),a}function Fs(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){
if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&
t.push(e)}}function ul(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(ul))}function dl(e,t,n){for(var o=0;o<
n.length;)ni(n[o++],n[o++],n[o++]);we.__c&&we.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(
function(r){r.call(s)})}catch(r){we.__e(r,s.__v)}})}function Df(e,t,n,o,s,r,i,a,c,p){var g,f,h,d,w,v,
k,S,b=n.props||Ws,C=t.props,x=t.type;if(x=="svg"?s="http://www.w3.org/2000/svg":x=="math"?s="http://\
www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),r){for(g=0;g<r.length;g++)if((w=r[g])&&
(x?w.localName==x:w.nodeType==3)){e=w,r[g]=null;break}}if(!e){if(S=p.ownerDocument||document,!x)return S.
createTextNode(C);e=S.createElementNS(s,x,C.is?C:p),a&&(we.__m&&we.__m(t,r),a=!1),r=null}if(x){if(p=
x=="template"&&e.content||e,r=x=="textarea"&&C.defaultValue!=null?null:r&&ei.call(p.childNodes),!a&&
r)for(b={},g=0;g<e.attributes.length;g++)b[(w=e.attributes[g]).name]=w.value;for(g in b)w=b[g],g=="d\
angerouslySetInnerHTML"?h=w:g=="children"||g in C||g=="value"&&"defaultValue"in C||g=="checked"&&"de\
faultChecked"in C||Es(e,g,null,w,s);for(g in C)w=C[g],g=="children"?d=w:g=="dangerouslySetInnerHTML"?
f=w:g=="value"?v=w:g=="checked"?k=w:a&&typeof w!="function"||b[g]===w||Es(e,g,w,b[g],s);f?(a||h&&(f.
__html==h.__html||f.__html==e.innerHTML)||(e.innerHTML=f.__html),t.__k=[]):(h&&(e.textContent=""),(x==
"foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&vf.test(x))&&(s="http://www.w3.org/1999/xh\
tml"),ll(p,Xr(d)?d:[d],t,n,o,s,r,i,r?r[0]:n.__k&&xn(n,0),a,c),r&&r.some(Un)),a&&x!="textarea"||(g="v\
alue",x=="progress"&&v==null?e.removeAttribute(g):v==null||v===e[g]&&(x!="progress"||v)||Es(e,g,v,b[g],
s),g="checked",k!=null&&k!=e[g]&&Es(e,g,k,b[g],s))}else b===C||a&&e.data==C||(e.data=C);return e}function ni(e,t,n,o){
try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="func\
tion"?t():e(null)):e.current=t}catch(s){we.__e(s,n)}}function oi(e,t,n){var o,s,r,i;if(we.unmount&&we.
unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||ni(o,null,t,e),o=e.__c){if(o.componentWillUnmount)
try{o.componentWillUnmount()}catch(a){we.__e(a,t)}o.__P=o.__n=null}if(o=e.__k)for(i=0;i<o.length;i++)
o[i]&&oi(o[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(s=Fs(o,r=[]))&&
(o==e.__e&&r.some(Un),Un(s),Un(o)),n||Un(e.__e),e.__e=e.__c=e.__=null}function Af(e,t,n){return this.
constructor(e,n)}function fl(e,t){var n,o,s,r;we.__&&we.__(e,t),t.nodeType==9&&(t=t.documentElement),
o=(n=e&&32&e.__u)?null:t.__k,t.__k=os(ne,{children:[e]}),s=[],r=[],ti(t,t.__k,o||Ws,Ws,t.namespaceURI,
o?null:t.firstChild?ei.call(t.childNodes):null,s,o?o.__e:t.firstChild,n,r),dl(s,t.__k,r),t.__k.props.
children=null}function Bs(e){function t(n){var o,s;return this.getChildContext||(o=new Set,(s={})[t.__c]=this,this.
getChildContext=function(){return s},this.shouldComponentUpdate=function(r){this.props.value!=r.value&&
o.forEach(function(i){i.__g|=4,Jr(i)})},this.sub=function(r){o.add(r);var i=r.componentWillUnmount;r.
componentWillUnmount=function(){o.delete(r),i&&i.call(r)}}),n.children}return t.__c="__cC"+sl++,t.__=
e,t.Provider=(t.Consumer=function(n,o){return n.children(o)}).contextType=t,t}we={__e:function(e,t,n,o){for(var s,r,i;t=t.__;)if((s=t.__c)&&!(1&s.__g)){s.__g|=4;try{if((i=(r=s.constructor)&&
r.getDerivedStateFromError)&&s.setState(r.getDerivedStateFromError(e)),s.componentDidCatch&&(s.componentDidCatch(
e,o||{}),i=1),i&&8&s.__g)return void(s.__g|=2)}catch(a){e=a}}throw Ls=0,e}},tl=0,kf=function(e){return e!=
null&&e.constructor===ss},Ns.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.
__s=jn({},this.state)),typeof e=="function"&&(e=e(jn({},n),this.props)),e&&(jn(n,e),this.__v&&(t&&this.
__k.push(t),Jr(this)))},Ns.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(
e),Jr(this))},Ns.prototype.render=ne,Tn=[],Ls=0,nl=function(e,t){return e.__v.__b-t.__v.__b},Ms=Symbol(),
ol=/(PointerCapture)$|Capture$/i,Qr=0,Zr={},sl=0;var Be=class extends Error{name="ApiError";status;operation;code;parameters;fields;retryAfter;requestId;headers;constructor(t,n,{
status:o,headers:s},r){super(n,r),this.operation=t,this.status=o,this.code=s.get("x-error-code")??void 0;
let{fields:i=[],...a}=Rf(s.get("x-error-parameters"));this.parameters=a,this.fields=i,this.retryAfter=
If(s.get("retry-after")),this.requestId=s.get("x-request-id")??void 0,this.headers=s}};var ot=class extends Error{name="ConnectionError"},qn=class extends ot{name="TimeoutError"},pl=(e,t)=>e instanceof
Be?new Be(t,e.message,e,{cause:e}):e,Do=e=>e instanceof Be&&e.status===401,If=e=>{if(e===null)return;
let t=/^\d+$/.test(e)?Number(e):(Date.parse(e)-Date.now())/1e3;return Number.isNaN(t)?void 0:Math.max(
0,Math.ceil(t))},si=e=>{try{return JSON.parse(e)}catch{return}},Rf=e=>{let t=si(e??"");return typeof t==
"object"?{...t}:{}},ml=(e,t)=>typeof e=="object"&&e!==null&&"error"in e&&typeof e.error=="string"?e.
error:`HTTP ${t}`,Cn=e=>e.catch(t=>{if(t instanceof Be&&t.status===404)return null;throw t});var Of=2**31-1,ri=(e,t)=>{let n=new AbortController,o,s=()=>clearTimeout(o),r=()=>{s(),!(e===0||e>Of)&&
(o=setTimeout(()=>n.abort(new qn(`no answer within ${e} ms`)),e))},i=()=>n.abort(t?.reason);return t?.
aborted&&i(),t?.addEventListener("abort",i),r(),{signal:n.signal,extend:r,pause:s,release(){s(),t?.removeEventListener(
"abort",i)},renew:()=>ri(e,t),explain(a,c){return n.signal.aborted?n.signal.reason:a instanceof ot?a:
new ot(c,{cause:a})}}},un=(e,t)=>new Promise((n,o)=>{let s=()=>o(t.reason);t.aborted&&s(),t.addEventListener(
"abort",s),e.then(n,o).finally(()=>t.removeEventListener("abort",s))});var zn=(e,...t)=>{try{e?.(...t)}catch(n){queueMicrotask(()=>{throw n})}};var Ef=250,Mf=3e4,Nf=async(e,{signal:t=new AbortController().signal})=>{let n,o=new Promise(s=>{n=setTimeout(
s,e)});await un(o,t).finally(()=>clearTimeout(n))};async function*gl(e,t){let n,o=new Set;do{let s=await t(
n);if(yield*s[e]??[],n=s.next_after,o.has(n))throw new ot("the pages of the list repeat themselves");
o.add(n)}while(n!==null)}var Kn=({state:e,next_attempt_at:t})=>e==="waiting"||e==="retrying"||t!==null,
hl=async(e,t,n)=>{let o=/\/api\/wstg\/requests\/(\d+)$/.exec(e)?.[1];if(o===void 0)throw new TypeError(
`'${e}' is no address of a request`);for(let s=Ef;;s=Math.min(s*2,Mf)){let r=s;try{let i=await n(Number(
o));if(zn(t.onRequest,i),!Kn(i))return i}catch(i){if(!(i instanceof Be&&i.status===503))throw i;r=Math.
max(s,(i.retryAfter??0)*1e3)}await Nf(r,t)}};var Ff=10*6e4,_l=()=>{let e=new Headers({"x-error-code":"authentication_required"});return new Be("r\
efreshAccessToken","La sesión ha terminado",{status:401,headers:e})},Lf=e=>{let t=n=>{try{return e===
void 0?void 0:n(localStorage,e)}catch{return}};return{set:()=>t((n,o)=>n.setItem(o,"session")),remove:()=>t(
(n,o)=>n.removeItem(o)),get isMissing(){return t((n,o)=>n.getItem(o)===null)??!1}}},Wf=e=>{let t=e===
void 0?void 0:globalThis.navigator?.locks,n=new Set,o=Promise.resolve();return{async refresh(s){if(t&&
e)return t.request(e,{mode:"shared"},s);let r=o.then(s),i=r.then(()=>n.delete(i),()=>n.delete(i));return n.
add(i),r},async alone(s){if(t&&e)return t.request(e,s);let r=Promise.all([o,...n]).then(s);return o=
r.catch(()=>{}),r}}},yl=(e,t,n)=>{let o=new Set,s=Lf(t),r=Wf(t),i=t===void 0||typeof BroadcastChannel>
"u"?void 0:new BroadcastChannel(t),a,c,p=0,g=!1,f,h,d=(I,N)=>{for(let R of o)zn(R,I,N)},w=I=>{p+=1,h=
void 0,g=I},v=(I,N)=>{let{user_id:R,username:A,role:G,access_token:W}=I;a={account:{userId:R,username:A,
role:G},token:W,since:performance.now()},c=R,g=!1,s.set(),d(a.account,N)},k=I=>{w(!1),i?.postMessage(
{userId:I.user_id}),v(I,"signed_in")},S=I=>{w(!0),I!=="account_changed"&&s.remove(),!(!a&&I!=="accou\
nt_changed")&&(a=void 0,d(null,I))},b=()=>{i?.postMessage({userId:null}),n.forget(),S("signed_out")},
C=async(I,N=()=>S("expired"))=>{let R={isRefused:!1};f=R;try{let A=await I();return b(),A}catch(A){throw R.
isRefused&&N(),A}finally{f=void 0}},x=async()=>{let I=p,N;try{N=await r.refresh(e)}catch(R){throw Do(
R)&&p===I&&(f?f.isRefused=!0:S("expired")),R}if(p!==I)throw _l();if(a&&a.account.userId!==N.user_id)
throw S("account_changed"),_l();return v(N,a?"refreshed":"signed_in"),N},E=()=>{if(h)return h;let I=x().
finally(()=>{h===I&&(h=void 0)});return h=I,I},D=({data:I})=>{typeof I!="object"||I===null||!("userI\
d"in I)||(I.userId===null?S("signed_out"):c!==void 0&&I.userId!==c?S("account_changed"):a||(w(!1),s.
set(),M.restore().catch(()=>{})))};i?.addEventListener("message",D);let M={get account(){return a?.account??
null},get refreshToken(){return n.token},async restore({always:I=!1}={}){if(a)return a.account;if(s.
isMissing&&!I)return null;do{let N=p;try{await E()}catch(R){if(p===N)throw R}}while(!a&&!g);return M.
account},forget:b,onChange(I){return o.add(I),()=>o.delete(I)},close(){i?.close(),i=void 0,o.clear()}};
return{session:M,begin:k,refresh:E,alone:r.alone,async renew(I){let N=p,R=await I();return p===N&&v(
R,"refreshed"),R},leaveAfter:C,async logOut(I){let N=a!==void 0;try{return await C(I,b)}catch(R){if(!N||
a||!Do(R))throw R;return{message:R.message}}},get isLeaving(){return f!==void 0},get token(){return a?.
token},get epoch(){return p},get isOver(){return g||!a&&s.isMissing},get isStale(){return a!==void 0&&
performance.now()-a.since>Ff}}};var $f=(e,t,n,o)=>{let s=e.getReader(),r=0;return new ReadableStream({async pull(i){t.extend();try{let{
done:a,value:c}=await un(s.read(),t.signal);if(t.pause(),a){t.release(),i.close();return}r+=c.byteLength,
i.enqueue(c),zn(o,{loaded:r,total:n})}catch(a){throw t.release(),s.cancel(a).catch(()=>{}),t.explain(
a,"the file broke off")}},cancel(i){return t.release(),s.cancel(i)}})},wl=(e,t,n,o)=>{let s=t.get("c\
ontent-length"),r=t.get("content-type")??"application/octet-stream",i=$f(e,n,s===null?void 0:Number(
s),o);return{fileName:/filename="([^"]+)"/.exec(t.get("content-disposition")??"")?.[1]??"download",contentType:r,
stream:i,async blob(){let a=[],c=i.getReader();for(let p=await c.read();!p.done;p=await c.read())a.push(
p.value);return new Blob(a,{type:r})}}},bl=e=>{let t=new FormData,n=0;for(let[o,s]of Object.entries(
e))t.append(o,s),s instanceof Blob&&(n+=s.size);return{form:t,size:n}},Bf=e=>{let t=new Headers;for(let n of e.
trim().split(/[\r\n]+/)){let o=n.indexOf(":");o>0&&t.append(n.slice(0,o).trim(),n.slice(o+1).trim())}
return t},ii=e=>typeof XMLHttpRequest<"u"&&!e,Hf=async(e,t,n,o)=>{let s=new XMLHttpRequest,r=()=>s.abort();
await new Promise((c,p)=>{s.open(e.method,e.url),s.withCredentials=!0;for(let[g,f]of e.headers)g!=="\
content-type"&&s.setRequestHeader(g,f);s.upload.onprogress=({loaded:g})=>o(g),s.upload.onload=n.pause,
s.onload=()=>c(),s.onerror=s.onabort=()=>p(new ot("the upload broke off")),n.signal.addEventListener(
"abort",r),n.signal.aborted?r():s.send(t)}).finally(()=>n.signal.removeEventListener("abort",r));let{
status:i,responseText:a}=s;return new Response(a||null,{status:i,headers:Bf(s.getAllResponseHeaders())})},
Vf=(e,t,n)=>{if(!e.body)return e;let o=0,s=e.body.pipeThrough(new TransformStream({transform(i,a){o+=
i.byteLength,n(o),a.enqueue(i)},flush:t.pause})),r={method:e.method,headers:e.headers,body:s,signal:e.
signal,duplex:"half"};return new Request(e.url,r)},Sl=(e,{form:t,size:n},o,s,r)=>{let i=c=>{o.extend(),
zn(s,{loaded:Math.min(c,n),total:n})};if(ii(r))return Hf(e,t,o,i);let a=r??globalThis.fetch;return typeof XMLHttpRequest>
"u"?a(Vf(e,o,i)):(o.pause(),a(e))};var Gf=3e4,Uf="the service is unreachable, or it does not allow the origin of this page",jf="/api/au\
th/",qf=new Set(["logout","logoutEverywhere","deleteAccount"]),zf=new Set(["changePassword","logoutE\
verywhere","deleteAccount"]),Kf=e=>({token:e,headers(t){return this.token!==void 0&&t.startsWith(jf)?
{cookie:`refresh_token=${this.token}`}:{}},read({headers:t}){for(let n of t.getSetCookie?.()??[]){let o=/^refresh_token=([^;]*)/.
exec(n)?.[1];o!==void 0&&(this.token=o===""?void 0:o)}},forget(){this.token=void 0}}),Yf=(e={})=>{let t=Object.
entries(e).filter(([,o])=>o!==void 0),n=new URLSearchParams(t.map(([o,s])=>[o,String(s)]));return n.
size>0?`?${n}`:""},Zf=()=>/^https?:/.test(globalThis.location?.origin)?globalThis.location.origin:"",
Jf=e=>{if(e!==""&&!(/^https?:\/\//.test(e)&&URL.canParse(e)))throw new TypeError(`baseUrl is an addr\
ess such as https://api.example, not '${e}'`);return e.replace(/\/+$/,"")},Qf=e=>typeof window>"u"||
e===""?void 0:`weight-bmi-register ${new URL(e).origin}`,Xf=e=>encodeURIComponent(String(e)).replace(
/^\.{1,2}$/,"%20$&"),kl=(e,{baseUrl:t=Zf(),fetch:n,timeoutMs:o=Gf,refreshToken:s})=>{let r=Jf(t),i=Kf(
s),a=(k,{path:S,query:b,headers:C,body:x,onProgress:E})=>{let D=e[k];if(!D)throw new TypeError(`ther\
e is no operation ${k}`);if(r===""&&typeof location>"u")throw new TypeError("outside of a page creat\
eClient needs the option baseUrl");let M=x==="all"?void 0:x,I=D.transfer==="upload"&&M?bl(M):void 0,
N={...S};return{id:k,route:D,url:r+D.path.replace(/\{(\w+)\}/g,(R,A)=>Xf(N[A]))+Yf(b),headers:Object.
entries({...C}).filter(([,R])=>R!==void 0),renewable:D.bearer&&(D.key===void 0||C?.[D.key]===void 0),
form:I,json:I||!M?void 0:JSON.stringify(M),onProgress:E}},c=async({timeoutMs:k=o,signal:S},b)=>{let C=ri(
k,S);try{return await b(C)}finally{C.release()}},p=async({id:k,route:S,url:b,headers:C,form:x,json:E,
onProgress:D},M,I)=>{let N=new Headers({...Object.fromEntries(C),...E!==void 0&&{"content-type":"app\
lication/json"},...I!==void 0&&{authorization:`Bearer ${I}`},...i.headers(S.path)}),R=x&&!ii(n)?x.form:
E??null,{signal:A}=M,G=new Request(b,{method:S.method,headers:N,body:R,credentials:"include",signal:A}),
W=Uf,V=async()=>{let $=x?await Sl(G,x,M,D,n):await(n??globalThis.fetch)(G);if(W="the answer broke of\
f, or is not the one of the service",i.read($),$.ok&&S.transfer==="download"){if(!$.body||$.status===
204)throw new ot("the answer has no body");return wl($.body,$.headers,M.renew(),D)}let X=await $.text();
if(!$.ok)throw new Be(k,ml(si(X),$.status),$);let U=JSON.parse(X);if(typeof U!="object"||U===null)throw new ot(
W);let ve=$.headers.get("location");return ve===null?U:{...U,location:ve}};try{return await un(V(),A)}catch($){
throw $ instanceof Be?$:M.explain($,W)}},g=(k,S={})=>c(S,b=>p(a(k,S),b)),f=yl(()=>g("refreshAccessTo\
ken"),Qf(r),i),h=(k,S)=>c(S,async b=>{let C=a(k,S),{route:x,renewable:E}=C,D=()=>x.transfer!==null&&
b.extend(),M=()=>un(f.refresh(),b.signal).catch(A=>{throw pl(A,C.id)}),I=A=>{let G=()=>p(C,b,A);return zf.
has(k)?un(f.alone(G),b.signal):G()};x.transfer==="upload"&&f.isStale&&await M();let{token:N,epoch:R}=f;
try{return D(),await I(N)}catch(A){if(!(E&&Do(A)&&(qf.has(k)||!f.isLeaving))||f.epoch!==R||f.isOver)
throw A;D();try{f.token===N&&await M()}catch(W){throw Do(W)||f.epoch!==R?A:W}if(f.epoch!==R)throw A;
return D(),await I(f.token)}}),d=k=>async S=>{let b=await g(k,S);return f.begin(b),b},w={registerAccount:d(
"registerAccount"),login:d("login"),refreshAccessToken:k=>c(k,({signal:S})=>un(f.refresh(),S)),logout:k=>f.
logOut(()=>h("logout",k)),changePassword:k=>f.renew(()=>h("changePassword",k)),logoutEverywhere:k=>f.
leaveAfter(()=>h("logoutEverywhere",k)),deleteAccount:k=>f.leaveAfter(()=>h("deleteAccount",k))},v=Object.
entries(e).flatMap(([k,{list:S}])=>{if(!S)return[];let b=({signal:C,timeoutMs:x,...E}={})=>gl(S.entries,
D=>h(k,{query:{...E,after:D},signal:C,timeoutMs:x}));return[[S.name,b]]});return{...Object.fromEntries(
Object.keys(e).map(k=>[k,async(S={})=>w[k]?.(S)??h(k,S)])),...Object.fromEntries(v),waitForRequest:(k,{
onRequest:S,...b}={})=>hl(k,{...b,onRequest:S},C=>h("getRequest",{...b,path:{request_id:C}})),session:f.
session}};var vl={"Peso insuficiente":"underweight","Peso normal":"normal",Sobrepeso:"overweight","Obesidad de\
 grado I":"obese_class_i","Obesidad de grado II":"obese_class_ii","Obesidad de grado III":"obese_cla\
ss_iii","Para menores de 18 años no se aplican las categorías de IMC de los adultos":"minor"},ai=[
["underweight",18.5],["normal",25],["overweight",30],["obese_class_i",35],["obese_class_ii",40],["ob\
ese_class_iii",Number.POSITIVE_INFINITY]],li=1e3;var ci=(e,t)=>e.replace(/\{(\w+)\}/g,(n,o)=>String(t[o]??n)),ep=e=>e instanceof Be?[e.code??"gateway",
e.code?e.parameters:{status:e.status}]:e instanceof qn?["timeout",{}]:[e instanceof ot?"unreachable":
"",{}],ui=(e,t,n={})=>{let o=e instanceof Error?e.message:String(e),s=t?.errors??{},[r,i]=ep(e),a={...i,
...n},{reason:c="",text:p="",index:g}=a,f={...a,...s[c]!==void 0&&{reason:ci(s[c],a)}},h=s[p]??s[r],
d=g!==void 0&&h!==void 0&&s.at_index,w=ci(h??o,f),v=d?ci(d,{index:Number(g)+1,error:w}):w;return/\{\w+\}/.
test(v)?o:v},rs=({description:e})=>vl[e],di=(e,t)=>{let n=rs(e);return n===void 0?e.description:t.bmi_descriptions[n]};var gt={Role:{values:["admin","user"]},Username:{pattern:"^[a-z0-9._@+\\-]{3,64}$",minLength:3,maxLength:64},
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
Number(a)}}}}var tp={registerAccount:{method:"post",path:"/api/auth/register",bearer:!1,transfer:null},login:{method:"\
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
method:"post",path:"/api/wstg/synchronise",bearer:!0,transfer:null}},Tl=(e={})=>kl(tp,e);var dn,Re,fi,xl,pi=Object.is,as=0,Ml=[],mi=[],Ve=we,Cl=Ve.__b,Pl=Ve.__r,Dl=Ve.diffed,Al=Ve.__c,Il=Ve.
unmount,Rl=Ve.__;function Yn(e,t){Ve.__h&&Ve.__h(Re,e,as||t),as=0;var n=Re.__H||(Re.__H={__:[],__h:[]});
return e>=n.__.length&&n.__.push({}),n.__[e]}function se(e){return as=1,op(Ll,e)}function op(e,t,n){
var o=Yn(dn++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):Ll(void 0,t),function(r){var i=(o.__N||o.__)[0],a=o.
t(i,r);pi(i,a)||(o.__N=[a,o.__[1]],o.__c.setState({}))}],o.__c=Re,!Re.__f)){Re.__f=!0;var s=Re.shouldComponentUpdate;
Re.shouldComponentUpdate=function(r,i,a){var c=this.__H;if(!c)return!0;var p=!1,g=this.props!=r;if(c.
__.some(function(h){h.__N&&(p=!0,pi(h.__[0],h.__N[0])||(g=!0))}),s){var f=s.call(this,r,i,a);return p?
f||g:f}return!p||g}}return o.__}function ue(e,t){var n=Yn(dn++,3);!Ve.__s&&hi(n.__H,t)&&(n.__P=!0,n.
__=e,n.u=t,Re.__H.__h.push(n))}function Nl(e,t){var n=Yn(dn++,4);!Ve.__s&&hi(n.__H,t)&&(n.__P=!1,n.__=
e,n.u=t,Re.__h.push(n))}function be(e){return as=5,ct(function(){return{current:e}},[])}function ct(e,t){var n=Yn(dn++,7);return hi(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Gs(e,t){return as=
8,ct(function(){return e},t)}function Pn(e){var t=Re.context[e.__c],n=Yn(dn++,9);return n.c=e,t?(n.__==
null&&(n.__=!0,t.sub(Re)),t.props.value):e.__}function Fl(e){var t=Yn(dn++,10),n=se();return t.__=e,Re.componentDidCatch||(Re.componentDidCatch=function(o,s){
t.__&&t.__(o,s),n[1](o)}),[n[0],function(){return n[1]()}]}function Ao(){var e=Yn(dn++,11);if(!e.__){
for(var t=Re.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}
function sp(){var e;do{for(;e=mi.shift();)try{is(e)}catch(n){Ve.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=
Ml.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(is),t.__h.some(gi),t.__h=[]}catch(n){t.__h=[],Ve.
__e(n,e.__v)}}}while(mi.length)}Ve.__b=function(e){Re=null,Cl&&Cl(e)},Ve.__=function(e,t){e&&t.__k&&
t.__k.__m&&(e.__m=t.__k.__m),Rl&&Rl(e,t)},Ve.__r=function(e){Pl&&Pl(e),dn=0;var t=(Re=e.__c).__H;t&&
(fi==Re?Re.__h=[]:(t.__h.some(is),t.__h.some(gi),dn=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.
__N),n.u=n.__N=void 0})),fi=Re},Ve.diffed=function(e){Dl&&Dl(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&
El(Ml.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),fi=Re=null},Ve.__c=function(e,t){t.some(
function(n){try{n.__h.some(is),n.__h=n.__h.filter(function(o){return!o.__||gi(o)})}catch(o){n.__h=[function(){
throw o}]}}),Al&&Al(e,t)},Ve.unmount=function(e){Il&&Il(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(
function(s){try{if(s.__P&&s.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}
s.__P=n,El(mi.push(s))}else is(s)}catch(r){t=r}}),o.__H=void 0,t&&Ve.__e(t,o.__v))};var Ol=typeof requestAnimationFrame==
"function";function rp(e){var t,n=function(){clearTimeout(o),Ol&&cancelAnimationFrame(t),setTimeout(
e)},o=setTimeout(n,35);Ol&&(t=requestAnimationFrame(n))}function El(e){e!=1&&xl==Ve.requestAnimationFrame||
((xl=Ve.requestAnimationFrame)||rp)(sp)}function is(e){var t=Re,n=e.__c;typeof n=="function"&&(e.__c=
void 0,n()),Re=t}function gi(e){var t=Re;e.__c=e.__(),Re=t}function hi(e,t){return!e||e.length!=t.length||
t.some(function(n,o){return!pi(n,e[o])})}function Ll(e,t){return typeof t=="function"?t(e):t}var fn=(e,t,n)=>{for(let o of t)e.addEventListener(o,n,!0);return()=>{for(let o of t)e.removeEventListener(
o,n,!0)}},Io=(e,t,...n)=>{let[o,s]=se(e);return ue(()=>{let r=()=>s(e);return r(),fn(t,n,r)},[]),o},
$l="retry-failed-loads",Bl=()=>{dispatchEvent(new Event($l))},ip=250,ap=3e4,Wl=e=>e+1,Se=(e,t=[],n=()=>!1)=>{
let[o,s]=se({loading:!0}),[r,i]=se(0),a=be(0),c=Gs(()=>{a.current=0,i(Wl)},[]);ue(()=>{let f=new AbortController,
{signal:h}=f,d,w=v=>{h.aborted||(s(({data:k})=>({data:k,...v,loading:!1})),a.current>0&&(d=setTimeout(
i,a.current,Wl)))};return s(v=>({...v,loading:!0})),e(h).then(v=>{let k=Math.min(a.current*2||ip,ap);
a.current=n(v)?k:0,w({data:v})},v=>w({error:v})),()=>{f.abort(),clearTimeout(d)}},[...t,r]);let{error:p}=o;
return ue(()=>{if(p!==void 0)return fn(window,[$l,"online"],c)},[p,c]),{...o,reload:c,change:f=>s(h=>h.
data===void 0?h:{...h,data:f(h.data)})}},ls=e=>{let[t,n]=se({busy:!1,error:void 0}),o=be(!1);return{
...t,run:async(...r)=>{if(o.current)return;o.current=!0,n({busy:!0,error:void 0});let i=await e(...r).
then(()=>{},a=>a);o.current=!1,n({busy:!1,error:i})},reset:()=>n(({busy:r})=>({busy:r,error:void 0}))}};var lp=e=>{try{return decodeURIComponent(e)}catch{return e}},ge=(e,t={},n)=>{let o=new URLSearchParams(
Object.entries(t).filter(([,r])=>r!==""));return`#/${[e,...n===void 0?[]:[n]].map(encodeURIComponent).
join("/")}${o.size>0?`?${o}`:""}`},Dn=e=>{history.replaceState(null,"",e),dispatchEvent(new HashChangeEvent(
"hashchange"))},je=()=>{let e=Io(()=>location.hash,window,"hashchange"),[t="",n]=e.replace(/^#\/?/,"").
split("?"),[o="",s]=t.split("/").map(lp),r=Object.fromEntries(new URLSearchParams(n));return{name:o,
id:s||void 0,parameters:r}};var Us=["kg","g","lb","st","jin"],Hl=.45359237,Gl={kg:1,g:.001,lb:Hl,st:14*Hl,jin:.5},cp={kg:/^(kgs?|quilos?|kilos?|chili|(kilo|quilo|chilo)gram(m?es?|m|s|os?|as?|m[io])?|公斤|千克)$/i,
g:/^(gr?s?|gram(m?es?|m|s|os?|as?|mi)?|克)$/i,lb:/^(lbs?|pounds?|libras?|libbr[ae])$/i,st:/^(sts?|stones?)$/i,
jin:/^(jin|斤|市斤)$/i},An=e=>Us.find(t=>cp[t].test(e)),Zn=(e,t)=>t==="kg"?e:Math.round(e*Gl[t]*100)/
100,In=(e,t)=>e/Gl[t],js=["kg","lb","st"],up={",":/^(\d+|\d{1,3}([. '’]\d{3})+)(,\d+)?$/,".":/^(\d+|\d{1,3}([, '’]\d{3})+)(\.\d+)?$/},
Vl=(e,t)=>{if(!up[t].test(e))return;let n=t===","?/[. '’]/g:/[, '’]/g;return Number(e.replace(n,
"").replace(",","."))},Jn=(e,t)=>{let[,n="",o="",s="",r="lb"]=/^([\d.,’' ]*\d) *(\p{L}*)\.?(?: *([\d.,]+) *(\p{L}*)\.?)?$/u.
exec(e.replace(/\s+/g," ").trim())??[],i=Vl(n,t),a=An(o);if(i===void 0||o!==""&&a===void 0)return;if(s===
"")return{value:i,unit:a};let c=Vl(s,t);if(!(a!=="st"||c===void 0||An(r||"lb")!=="lb"))return{value:i*
14+c,unit:"lb"}},dp=e=>e.normalize("NFKC").replace(/[\u0660-\u0669\u06F0-\u06F9]/g,t=>String(t.charCodeAt(
0)&15)).replace(/[\u066B\u060C]/g,"."),Ul=(e,t)=>{let n=Jn(dp(e).replace(",","."),".");if(!(!n||t===
"st"&&!n.unit&&!Number.isInteger(n.value)))return Math.round(Zn(n.value,n.unit??t)*100)/100};var jl=(e,t,n)=>{let o=e==="en"?"en-GB":"es",s=(f,h=f,d=!1)=>new Intl.NumberFormat(o,{minimumFractionDigits:f,
maximumFractionDigits:h,useGrouping:"always",signDisplay:d?"exceptZero":"auto"}).format,r=f=>{let{format:h}=new Intl.
DateTimeFormat(o,{...f,timeZone:t});return d=>h(new Date(d))},[i,a,c]=[s(0),s(1),s(1,2)],p=s(1,1,!0),
g=new Intl.RelativeTimeFormat(o,{numeric:"auto"});return{language:e,integer:i,tenths:a,hundredths:s(
2),percent:new Intl.NumberFormat(o,{style:"percent"}).format,plain:s(0,6),unit:n,kg(f){if(n==="kg")return`${c(
f)} kg`;let h=Math.round(In(f,"lb")*10)/10;if(n==="lb")return`${a(h)} lb`;let d=Math.floor(h/14);return`${i(
d)} st ${a(h-d*14)} lb`},signed(f){let h=n==="kg"?f:In(f,"lb");return`${p(h).replace("-","−")} ${n===
"kg"?"kg":"lb"}`},day:r({dateStyle:"medium"}),shortDay:r({day:"numeric",month:"short"}),month:r({month:"\
short",year:"numeric"}),longMonth:r({month:"long",year:"numeric"}),year:r({year:"numeric"}),instant:r(
{dateStyle:"medium",timeStyle:"short"}),ago(f){let h=Math.round((Date.now()-Date.parse(f))/6e4);if(Math.
abs(h)>=1440)return;let d=Math.round(h/60);return Math.abs(h)<60?g.format(-h,"minute"):g.format(-d,"\
hour")},bytes(f){let h=Math.min(3,Math.floor(Math.log10(Math.max(1,f))/3)),d=["B","kB","MB","GB"][h];
return`${(h===0?i:a)(f/1e3**h)} ${d}`}}};var fp={passed:"closed",not_applicable:"closed",issues:"issues",in_progress:"under_way",untested:"un\
tested"},pp={Blocked:"blocked","In Progress":"under_way"},ql=e=>e.outcome!=="issues"&&e.wstg_status&&
pp[e.wstg_status]||fp[e.outcome],zl=e=>t=>{let n=t??"-";return e[n]??n},mp={statuses:{Done:"Hecho","\
Not Applicable":"No aplicable","In Progress":"En curso",Blocked:"Bloqueado","Not Started":"Sin empez\
ar"},severities:{critical:"Crítica",high:"Alta",medium:"Media",low:"Baja",info:"Informativa"},progress:{
closed:"cerradas",issues:"con hallazgos",under_way:"en curso",blocked:"bloqueadas",untested:"sin pro\
bar"},toolStatuses:{verified:"Verificado",active:"Activo"},findingStates:{open:"Abierto",duplicate:"\
Duplicado",false_positive:"Falso positivo",out_of_scope:"Fuera de alcance",risk_accepted:"Riesgo ace\
ptado",closed:"Cerrado",closed_by_status:"Cerrado por un estado de esta lista; cuenta como abierto"},
openFindings:e=>`Abiertos: ${e}`,categoryName:zl({"Information Gathering":"Recopilación de informaci\
ón","Configuration and Deployment Management Testing":"Configuración y despliegue","Identity Manag\
ement Testing":"Gestión de identidades","Authentication Testing":"Autenticación","Authorization Te\
sting":"Autorización","Session Management Testing":"Gestión de sesiones","Input Validation Testing":"\
Validación de entradas","Testing for Error Handling":"Gestión de errores","Testing for Weak Crypto\
graphy":"Criptografía débil","Business Logic Testing":"Lógica de negocio","Client-side Testing":"\
Pruebas del lado del cliente","API Testing":"Pruebas de API","-":"Fuera de la guía"})},gp={statuses:{
Done:"Done","Not Applicable":"Not applicable","In Progress":"In progress",Blocked:"Blocked","Not Sta\
rted":"Not started"},severities:{critical:"Critical",high:"High",medium:"Medium",low:"Low",info:"Inf\
o"},progress:{closed:"closed",issues:"with findings",under_way:"under way",blocked:"blocked",untested:"\
untested"},toolStatuses:{verified:"Verified",active:"Active"},findingStates:{open:"Open",duplicate:"\
Duplicate",false_positive:"False positive",out_of_scope:"Out of scope",risk_accepted:"Risk accepted",
closed:"Closed",closed_by_status:"Closed by a status of this checklist; counts as open"},openFindings:e=>`${e}\
 open`,categoryName:zl({"Configuration and Deployment Management Testing":"Configuration and Deploym\
ent","-":"Not in the guide"})},cs={es:mp,en:gp};var Ro=(e,t,n,o)=>e===1?`1 ${n}`:`${t} ${o}`,hp={...cs.es,checklist:"Lista WSTG",source:"Identificad\
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
accountDeleted:e=>`Se ha eliminado la cuenta ${e}.`},_p={...cs.en,checklist:"WSTG checklist",source:"\
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
account ${e} has been deleted.`},_i={es:hp,en:_p};var yp={signIn:"Entrar",register:"Crear cuenta",toRegister:"¿Aún no tienes cuenta?",toSignIn:"¿Ya \
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
a confirmar`,nameDiffers:"No es tu nombre de usuario",apiKeys:"Claves de API",apiKeysHint:"Con una c\
lave, una aplicación o una báscula usa tu cuenta sin tu contraseña.",apiKeysCaption:"Tus claves, \
la más reciente primero",permissions:{"weights:read":"Leer tus pesos","weights:write":"Registrar pe\
sos","checklist:read":"Ver la lista WSTG","checklist:write":"Cambiar la lista WSTG"},keyMay:"Permiso\
s",noPermission:"Elige al menos un permiso",makeKey:"Crear una clave",makeScaleKey:"Para una báscula",
scale:"báscula",keyName:"Nombre de la clave",keyNameHint:"Por ejemplo, «báscula del baño»",keyEnds:"\
Caduca dentro de",days:e=>`${e} días`,keyMade:"Tu clave nueva",keyOnce:"Cópiala ahora: no se volver\
á a mostrar.",copy:"Copiar",copied:"Copiada",lastUsed:"Último uso",never:"Nunca",expires:"Caduca",
removeKey:"¿Eliminar esta clave?",keyRemoved:"Clave eliminada",keyRefused:(e,t)=>`Rechazado el ${e}\
: ${t}`},wp={signIn:"Sign in",register:"Create an account",toRegister:"No account yet?",toSignIn:"Al\
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
be deleted for good.",typeName:e=>`Type ${e} to confirm`,nameDiffers:"This is not the username of yo\
ur account",apiKeys:"API keys",apiKeysHint:"Keys let an app or scale use your account without your p\
assword.",apiKeysCaption:"Your keys, newest first",permissions:{"weights:read":"Read your weights","\
weights:write":"Log weights","checklist:read":"See the WSTG checklist","checklist:write":"Change the\
 WSTG checklist"},keyMay:"Permissions",noPermission:"Choose at least one permission",makeKey:"Create\
 a key",makeScaleKey:"For a scale",scale:"scale",keyName:"Key name",keyNameHint:"For example “bathro\
om scale”",keyEnds:"Expires in",days:e=>`${e} days`,keyMade:"Your new key",keyOnce:"Copy it now: i\
t will not be shown again.",copy:"Copy",copied:"Copied",lastUsed:"Last used",never:"Never",expires:"\
Expires",removeKey:"Delete this key?",keyRemoved:"Key deleted",keyRefused:(e,t)=>`Rejected on ${e}: ${t}`},
yi={es:yp,en:wp};var bp={title:"Peso e IMC",navigation:"Secciones",administration:"Administración",skip:"Ir al conte\
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
Mostrar más (${e} de ${t})`,notFound:"Página no encontrada",doneOf:(e,t)=>`${e} de ${t}`},Sp={title:"\
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
 of ${t}`},wi={es:bp,en:Sp};var qs=(e,t)=>({...e,...t}),Kl=(e,t,n)=>n[e]??t[e]?.replace(/\{\w+\}/g,"…")??e,Oo={es:qs(qs(wi.es,
yi.es),_i.es),en:qs(qs(wi.en,yi.en),_i.en)};var q=Tl(),Yl=(e,t,n="kg")=>({t:Oo[e],zone:t,...jl(e,t.name,n)}),Si=Bs(void 0),B=()=>Pn(Si),Zl=async()=>!isSecureContext&&
(await fetch("/api/auth/refresh",{method:"POST"})).status===401,bi=e=>document.querySelector(`meta[n\
ame="${e}"]`)?.content,jt={captchaScript:bi("captcha-script"),registrationOpen:bi("registration")!==
"closed",isEmpty:bi("accounts")==="none"};var kp=Symbol.for("pv"),vp=0;function l(e,t,n,o,s,r){t||(t={});var i,a,c=t;if("ref"in c&&typeof e!="function")for(a in c={},t)a==
"ref"?i=t[a]:c[a]=t[a];var p={type:e,props:c,key:n,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:kp,
__v:--vp,__i:-1,__u:0};return(s||r)&&(p.__source=s,p.__self=r),we.vnode&&we.vnode(p),p}var ae=({text:e,of:t,onClick:n,kind:o="plain",busy:s,...r})=>l("button",{type:n?"button":"submit",class:`\
button ${o}`,"aria-label":t&&`${e}: ${t}`,"aria-busy":s,"aria-disabled":s,onClick:n&&(()=>s||n()),...r,
children:e}),Oe=({kind:e,children:t})=>l("span",{class:"badge","data-kind":e,children:t}),de=({kind:e="\
info",children:t})=>l("div",{class:`notice ${e}`,role:e==="error"?"alert":"status",children:t}),Ge=({
error:e,retry:t})=>{let{t:n,describe:o}=B(),s=e instanceof Be&&e.status===429&&e.retryAfter||0,[r,i]=se(
0);Nl(()=>{let g=performance.now()+s*1e3,f=()=>i(Math.max(0,Math.ceil((g-performance.now())/1e3)));if(f(),
s===0)return;let h=setInterval(f,1e3);return()=>clearInterval(h)},[e]);let{code:a}=e??{};if(e===void 0||
a==="authentication_required")return null;let c=o(e,r>0?{seconds:r}:{}),p=s>0&&r===0;return l(de,{kind:p?
"info":"error",children:[l("p",{role:s>0?"timer":void 0,children:p?n.retryNow:c}),t&&r===0&&l(ae,{text:n.
retry,onClick:t})]})},Rn=({label:e,done:t,all:n,format:o,children:s})=>{let{t:r}=B(),i=Ao();return l(
"div",{class:"progress",children:[l("label",{for:i,children:e}),l("progress",{id:i,value:n&&t,max:n}),
l("span",{children:n?r.doneOf(o(t),o(n)):o(t)}),s]})};var Eo=({facts:e})=>l("dl",{children:Object.entries(e).map(([t,n])=>n!==!1&&l("div",{children:[l("dt",
{children:t}),l("dd",{children:n})]},t))}),Tp=25,xp=["beforeprint","afterprint"],it=e=>{let{caption:t,
columns:n,rows:o,keyOf:s,empty:r,groupOf:i=()=>""}=e,{t:a,integer:c}=B(),[p,g]=se(history.state?.limit??
Tp),[f,h]=se(!1);ue(()=>fn(window,xp,({type:S})=>h(S==="beforeprint")),[]);let d=()=>{let S=p*4;history.
replaceState({...history.state,limit:S},""),g(S)};if(o.length===0)return r?l("div",{class:"empty",children:r}):
null;let w=n.map(([S,,b])=>l("th",{scope:"col",class:b,children:S},S)),v=S=>n.map(([b,C,x])=>l("td",
{class:x,"data-label":b,children:C(S)},b)),k=f?o:o.slice(0,p);return l(ne,{children:[l("table",{children:[
l("caption",{children:t}),l("thead",{children:l("tr",{children:w})}),[...Map.groupBy(k,i)].map(([S,b])=>l(
"tbody",{children:[S&&l("tr",{class:"group",children:l("th",{colSpan:n.length,scope:"rowgroup",children:S})}),
b.map((C,x)=>l("tr",{children:v(C)},s?.(C)??x))]},S))]}),o.length>p&&l(ae,{text:a.moreRows(c(p),c(o.
length)),onClick:d})]})};var Qn=({title:e,onClose:t,locked:n,children:o})=>{let s=Ao(),r=be(null);ue(()=>r.current?.showModal(),
[]);let i=()=>n||r.current?.querySelector("[aria-busy=true]")!=null;return l("dialog",{ref:r,"aria-l\
abelledby":s,onCancel:a=>i()&&a.preventDefault(),onClose:t,children:[l("h2",{id:s,children:e}),o(()=>r.
current?.close())]})},zs=e=>{let{t}=B(),[n,o]=se();return{ask:a=>new Promise(c=>o({question:a,answer:c})),
dialog:n&&l(Qn,{title:e,onClose:()=>{n?.answer(!1),o(void 0)},children:a=>{let c=()=>{n.answer(!0),a()};
return l(ne,{children:[l("p",{children:n.question}),l("div",{class:"actions",children:[l(ae,{kind:"d\
anger",text:e,onClick:c}),l(ae,{text:t.cancel,onClick:a})]})]})}})}};var nn=()=>document.querySelector("h1")?.focus({preventScroll:!0}),Nt=Bs(e=>{}),Jl=!0,Ft=({title:e,tools:t,
quiet:n,above:o})=>{let{t:s,announce:r}=B(),i=be(null);return ue(()=>{Jl||i.current?.focus(),Jl=!1,r(
"")},[r]),ue(()=>{document.title=`${e} · ${s.title}`},[e,s]),l("div",{class:n?"heading quiet":"head\
ing",children:[o&&l("p",{class:"aside",children:o}),l("h1",{tabIndex:-1,ref:i,children:e}),t]})},Lt=({
load:e,children:t,...n})=>{let{t:o}=B();return ue(()=>{e.data!==void 0&&document.activeElement===document.
body&&nn()},[e.data]),l(Nt.Provider,{value:e.reload,children:[l(Ft,{...n}),l(Ge,{error:e.error,retry:e.
reload}),e.data!==void 0&&t(e.data),e.data===void 0&&e.loading&&l(de,{kind:"loading",children:o.loading})]})},
He=({title:e,hint:t,tools:n,children:o})=>l("section",{class:"card","aria-label":e,children:[l("div",
{class:"heading",children:[l("h2",{children:e}),n]}),t&&l("p",{class:"hint",children:t}),o]}),Ql=({children:e})=>{
let{t}=B(),[n]=Fl(o=>reportError(o));return n===void 0?l(ne,{children:e}):l("div",{class:"card narro\
w",children:[l(Ft,{title:t.broken}),l("p",{children:t.brokenHint}),l(ae,{text:t.loadAgain,kind:"prim\
ary",onClick:()=>location.reload()})]})};var Ks=e=>{let{announce:t}=B(),n=Pn(Nt);return ls(async(...o)=>{t("");try{let s=await e(...o);typeof s==
"string"&&t(s)}catch(s){throw s instanceof Be&&n(!0),s}n(!1)})},Cp=({spec:e,error:t,name:n})=>{let{t:o}=B(),
[s,r]=se(!1),{label:i,hint:a,codes:c,options:p,read:g,defaultValue:f,...h}=e,d=Ao(),w=[a&&`${d}-hint`,
t&&`${d}-error`].filter(Boolean).join(" "),v={"aria-invalid":!!t,"aria-describedby":w||void 0},k=(E,D,M)=>D&&
l("p",{class:E,id:`${d}-${E}`,role:M,children:D}),S=p?.map(([E,D])=>l("option",{value:E,selected:E===
f,children:D},E)),b={...h,...!S&&{defaultValue:f}},C=e.type==="password",x=S?"select":e.rows?"textar\
ea":"input";return l("div",{class:`field ${e.type??""}`,children:[l("label",{for:d,children:i}),k("h\
int",a),k("error",t,"alert"),rl(x,{...b,...s&&{type:"text"},...v,id:d,name:n},S),C&&l(ae,{text:s?o.hide:
o.show,of:i,kind:"link",onClick:()=>r(!s)})]})},Mo=({fields:e,values:t,errorOf:n=()=>""})=>Object.entries(
e).map(([o,s])=>{let r=t&&{value:String(t[o]??"")};return l(Cp,{name:o,spec:{...s,...r},error:n(o)},
o)}),Ys=e=>l("fieldset",{children:[l("legend",{children:e.label}),e.values.map(t=>l(ae,{text:e.names[t],
"aria-pressed":t===e.value,onClick:()=>e.choose(t)},t))]}),Zs=({fields:e})=>{let{t}=B(),{name:n,parameters:o}=je(),
[s,r]=se(!1),i=Object.values(o).filter(Boolean).length,a=c=>Dn(ge(n,Object.fromEntries(new FormData(
c))));return l("search",{children:[l(ae,{text:i>0?`${t.filters} (${i})`:t.filters,class:"button fold",
"aria-expanded":s,onClick:()=>r(!s)}),l("form",{class:s?"filters":"filters folded",onInput:({currentTarget:c})=>a(
c),onSubmit:c=>c.preventDefault(),children:l(Mo,{fields:e,values:o})})]})},Pp=(e,t,n)=>{let o=new FormData(
e),s=Object.entries(t).map(([c,p])=>{let g=o.get(c)??"";return p.required&&g===""?[c,new Error(n)]:[
c,p.read?p.read(g):g]}),r=s.filter(c=>c[1]instanceof Error),[i]=r,a=Object.fromEntries(r.map(([c,{message:p}])=>[
c,p]));if(i)throw Object.assign(i[1],{parameters:{field:i[0]},texts:a});return Object.fromEntries(s)},
xt=e=>{let{t,describe:n}=B(),o=e.fields??{},s=be(null),{run:r,busy:i,error:a,reset:c}=Ks(async()=>{let S=await e.
act(Pp(s.current,o,t.missing));return e.inline&&s.current?.reset(),S}),{code:p="",parameters:g={},fields:f=[]}=a??
{},{texts:h={}}=a??{},d=Object.keys(o),w=d.find(S=>S===g.field||o[S]?.codes?.includes(p))??d.find(S=>f.
includes(S)),v=S=>h[S]??(S===w?n(a):f.includes(S)?t.checkField:"");ue(()=>{a&&s.current?.querySelector(
"[aria-invalid=true]")?.focus()},[a]);let k=S=>{S.preventDefault(),r()};return l("form",{ref:s,class:e.
inline?"inline":"",noValidate:!0,onInput:c,onSubmit:k,children:[e.question&&l("div",{children:e.question}),
l(Mo,{fields:o,errorOf:v}),l(Ge,{error:w===void 0?a:void 0}),l("div",{class:"actions",children:[l(ae,
{text:e.submit,kind:e.kind??"primary",busy:i}),e.onCancel&&l(ae,{text:t.cancel,onClick:()=>i||e.onCancel?.()})]})]})},
pn=({act:e,busy:t,...n})=>{let o=Ks(e);return l(ne,{children:[l(ae,{...n,busy:t||o.busy,onClick:o.run}),
l(Ge,{error:o.error})]})},Ne=e=>{let{text:t,of:n,title:o=t,opener:s="link",...r}=e,{announce:i}=B(),
a=Pn(Nt),[c,p]=se(!1),g=be(!1),f=w=>{g.current=w,w||a(!1)};return l(ne,{children:[l(ae,{text:t,of:n,
kind:s,"aria-haspopup":"dialog",onClick:()=>{i(""),p(!0)}}),c&&l(Qn,{title:o,onClose:()=>{p(!1),g.current&&
a(!0),g.current=!1},children:w=>l(Nt.Provider,{value:f,children:l(xt,{kind:"danger",submit:t,...r,onCancel:w,
act:async v=>{let k=await r.act(v);return w(),nn(),k}})})})]})};var Dp=".menu > div > :is(a, button:not([aria-haspopup]))",No=({label:e,text:t,children:n})=>{let o=be(
null),s=i=>o.current?.contains(i)??!1,r=i=>{let a=o.current;!a||a.querySelector("dialog[open]")||(i&&
a.querySelector("summary")?.focus(),a.open=!1)};return ue(()=>fn(document,["click","close"],({type:a,
target:c})=>{s(c)?(a==="close"||c.matches(Dp))&&r(!0):a==="click"&&r(!1)}),[]),l("details",{class:"m\
enu",ref:o,onKeyDown:({key:i})=>i==="Escape"&&r(!0),onFocusOut:({relatedTarget:i})=>i&&!s(i)&&r(!1),
children:[l("summary",{"aria-label":e,children:l("span",{children:t})}),l("div",{children:n})]})};var Fo=(e,t)=>{let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),
setTimeout(()=>URL.revokeObjectURL(n.href),6e4)};var vi=Object.keys(Oo.es.statuses),Js=(e,t)=>{let{t:n}=B(),[o,s]=se(e),r={label:n.status,hint:Ti(o,t)&&
n.notKept,options:vi.map(i=>[i,n.statuses[i]]),defaultValue:o,onInput:({currentTarget:i})=>s(i.value)};
return{chosen:o,field:r}},on=({wstg_status:e})=>e??"Not Started",Qs=(e,t)=>t===null?e.unknown:e.statuses[t]??
t,Lo=(e,...t)=>[...new Set(t)].filter(n=>n!==null).join(" / ")||e.unknown,Ti=(e,t)=>!t&&["Blocked","\
Not Started"].includes(e),xi=gt.FindingSeverity.values,Xl=e=>e.charAt(0).toUpperCase()+e.slice(1),Xs=({
severity:e})=>{let{t}=B();if(!e)return l(ne,{children:t.unknown});let n=t.severities[e.toLowerCase()];
return l(Oe,{kind:Xl(e),children:n??e})},er=({item:e,all:t})=>{let{t:n,integer:o}=B(),s=xi.map(i=>({
severity:i,count:e.open_findings[i]})).filter(({count:i})=>i>0).map(({severity:i,count:a})=>({kind:Xl(
i),counted:`${o(a)} ${n.severities[i]}`})),r=n.openFindings(s.map(({counted:i})=>i).join(", "));return s.
slice(0,t?s.length:1).map(({kind:i,counted:a})=>l("span",{title:r,children:l(Oe,{kind:i,children:n.openFindings(
a)})},i))},Ap=({item:e})=>{let{t}=B(),n={wstg_id:e.wstg_id},{data:o}=Se(i=>q.getItem({path:n,signal:i})),
s=o?.findings.find(({written_to:i})=>i),r=[t.findingNumber(e.finding_id??0),s?.title,s&&t.severities[s.
severity],s&&t.findingStates[s.state]];return l("strong",{class:"reason",children:r.filter(Boolean).
join(" · ")})},ki=["active open"],Ip={Done:["verified closed","verified closed_by_status"],"Not App\
licable":["active false_positive","active closed_by_status"],"In Progress":ki,Blocked:ki,"Not Starte\
d":ki},Ci=(e,t)=>e.finding_own===!1&&!Ip[t].includes(`${e.defectdojo_status} ${e.finding_state}`),tr=()=>{
let{t:e,account:t}=B(),{ask:n,dialog:o}=zs(e.changeFinding);return{send:async(r,i)=>{let a=l(ne,{children:[
e.othersFinding," ",l(Ap,{item:r})]});if((Ci(r,i.status)||r.finding_own===!1&&i.notes)&&!await n(a))
return;let p={wstg_id:r.wstg_id,user:t.username,...i};return q.requestWstgSync({body:p})},dialog:o}},
nr=()=>{let{t:e,bytes:t}=B();return async n=>{let o=await n.blob();return Fo(o,n.fileName),e.saved(n.
fileName,t(o.size))}},Wo=async(e,t)=>{let n=[];for await(let o of e){if(n.length===t)return{taken:n,
more:!0};n.push(o)}return{taken:n,more:!1}},ut=({at:e})=>{let{t,instant:n,ago:o}=B();return e===null?
l(ne,{children:t.unknown}):l("time",{dateTime:e,title:n(e),children:o(e)??n(e)})},Rp=()=>history.replaceState(
{...history.state,y:scrollY},""),us=e=>l("a",{href:ge("checklist",e.parameters,e.id),onClick:Rp,children:e.
id}),Xn=({text:e})=>{let{t}=B();return e?l("details",{class:"reason",children:[l("summary",{children:t.
reason}),e]}):null},ds=({request:e})=>{let{t,integer:n,may:o}=B(),s=e?{request_ids:[e.request_id]}:"\
all",r=e&&`${e.wstg_id??e.request_id}`,i=async()=>{let{request_ids:f}=await q.retryRequests({body:s});
return t.retried(n(f.length))},a=async()=>{let{request_ids:f}=await q.dismissRequests({body:s});return t.
dismissed(n(f.length))},[c,p]=e?[t.repeat,t.dismiss]:[t.retryAll,t.dismissAll],g=e?"link":"plain";return o(
"checklist:write")?l("div",{class:"actions",children:[l(pn,{text:c,of:r,kind:g,act:i}),l(Ne,{text:p,
of:r,opener:g,question:t.askDismiss,act:a})]}):null};var Op=1e3,Ep=25,Mp=({user:e,isOwn:t})=>{let{t:n}=B(),{username:o}=e,s={target_user_id:e.user_id},r=async()=>(await q.
endSessions({path:s}),n.sessionsEnded(o)),i=async(k,S)=>(await q.updateUserRole({path:s,body:{role:k}}),
S&&await r(),n.roleChanged(o,n.roles[k])),a=async()=>(await q.deleteUser({path:s}),n.accountDeleted(
o)),c=async k=>(await q.setChecklistAccess({path:s,body:{access:k}}),n.accessChanged(o,n.accesses[k])),
p=gt.ChecklistAccess.values.map(k=>[k,n.accesses[k]]),g={label:n.access,options:p,defaultValue:e.checklist_access},
f={label:n.alsoEnd,type:"checkbox",defaultChecked:!0},h={text:n.promote,question:n.askPromote(o)},d={
text:n.demote,question:n.askDemote(o),fields:{end:f}},w={text:n.endTheirSessions,question:n.askEnd(o)},
v={text:n.delete,question:n.askDelete(o)};return l(No,{label:`${n.actions}: ${o}`,text:"⋯",children:[
e.role==="user"&&l(Ne,{...h,of:o,act:()=>i("admin")}),e.role==="admin"&&l(Ne,{...d,of:o,act:({end:k})=>i(
"user",k)}),e.role==="user"&&l(Ne,{text:n.access,of:o,submit:n.save,kind:"primary",fields:{access:g},
act:({access:k})=>c(k)}),!t&&l(Ne,{...w,of:o,act:r}),!t&&l(Ne,{...v,of:o,act:a})]})},ec=()=>{let{t:e,
integer:t,account:n}=B(),o=f=>f.user_id===n.userId,{search:s="",role:r}=je().parameters,i=gt.Role.values.
find(f=>f===r),a=Se(f=>Wo(q.users({search:s,role:i,limit:200,signal:f}),Op),[s,i]),c=f=>l("div",{class:"\
badges",children:[f.username," ",o(f)&&l(Oe,{children:e.you})]}),p=({role:f,checklist_access:h})=>f===
"admin"?l(Oe,{kind:"done",children:e.roles.admin}):h==="none"?e.roles.user:l(Oe,{children:e.testers[h]}),
g={search:{label:e.beginning,type:"search",autocapitalize:"none"},role:{label:e.role,options:[["",e.
any],...Object.entries(e.roles)]}};return l(Lt,{title:e.accounts,load:a,children:({taken:f,more:h})=>l(
"section",{class:"card","aria-label":e.accounts,children:[!jt.registrationOpen&&l("p",{class:"hint",
children:e.accountsClosed}),(f.length>Ep||s||i)&&l(Zs,{fields:g}),l(it,{caption:e.accountsCount(f.length,
`${t(f.length)}${h?"+":""}`),rows:f,empty:e.noAccounts,keyOf:({user_id:d})=>d,columns:[[e.name,c],[e.
role,p],[e.created,({created_at:d})=>l(ut,{at:d}),"wide"],[e.actions,d=>l(Mp,{user:d,isOwn:o(d)}),"t\
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
n_Hijacking"}};var or={current:[]},Fp=({request:e})=>{let{request:t}=B().t,{state:n,reason:o}=e,s=n==="failed"?"err\
or":n==="done"&&!o?"success":"info",r=n==="done"&&o?t.noEffect:t[n];return l(de,{kind:s,children:[r,
" ",n==="failed"&&Kn(e)&&t.repeated,l(Xn,{text:o})]})},Lp=({item:e,keepsAll:t})=>{let{t:n}=B(),{send:o,
dialog:s}=tr(),[r,i]=se(""),a=e.requests.find(d=>r.endsWith(`/${d.request_id}`)),{field:c}=Js(on(e),
t),[p,g]=se((e.notes??"").replaceAll(`\r
`,`
`)),f=async({status:d,notes:w})=>{let v=await o(e,w===p?{status:d}:{status:d,notes:w});v&&(i(v.location),
g(w))},h={label:n.notes,hint:n.notesHint,rows:6,defaultValue:p};return l(He,{title:n.edit,children:[
l(xt,{submit:n.save,act:f,fields:{status:c,notes:h}}),a&&l(Fp,{request:a}),s]})},tc=({address:e,text:t})=>/^https?:\/\//i.
test(e)?l("a",{href:e,target:"_blank",rel:"noreferrer",children:t}):l(ne,{children:t}),Wp=({item:e})=>{
let{t,integer:n}=B(),{findings:o,findings_total:s}=e,r=o.length<s?t.doneOf(n(o.length),n(s)):n(s),i=a=>{
let c=t.findingNumber(a.finding_id),p=[c,a.own&&t.madeHere,a.written_to&&t.writtenTo];return l("div",
{class:"reason",children:[l(tc,{address:a.finding_url??"",text:a.title||c}),l("p",{class:"aside",children:p.
filter(Boolean).join(" · ")})]})};return s===0?null:l(He,{title:t.findings,children:l(it,{caption:`${t.
findings}: ${r}`,rows:o,keyOf:({finding_id:a})=>a,columns:[[t.finding,i],[t.severity,({severity:a})=>l(
Xs,{severity:a})],[t.state,({state:a})=>t.findingStates[a]]]})})},$p=({item:e})=>{let{t}=B();return l(
He,{title:t.currentState,children:[e.conflict&&l(de,{children:t.conflictNotice}),e.failed_reason!==null&&
l(de,{kind:"error",children:t.failedBelow}),l(Eo,{facts:{[t.status]:l("div",{class:"badges",children:[
l(Oe,{kind:on(e),children:t.statuses[on(e)]}),l(er,{item:e,all:!0})]}),[t.setAt]:l(ut,{at:e.status_set_at}),
[t.setBy]:Lo(t,e.status_set_by,e.status_set_for),[t.tool]:t.toolStatuses[e.defectdojo_status??"none"],
[t.lastSync]:l(ut,{at:e.last_sync})}})]})},Bp=({item:e})=>{let{t}=B(),n=i=>Qs(t,i),o=i=>i?"blocked":
void 0,s=i=>l("div",{children:[l(Oe,{kind:o(i.state==="failed"),children:t.states[i.state]})," ",l(Xn,
{text:i.reason}),i.state==="failed"&&l(ds,{request:i})]}),r=i=>l("div",{children:[l(Oe,{kind:o(!i.success),
children:i.success?t.success:t.failed})," ",l(Xn,{text:i.error_message})]});return l(ne,{children:[l(
He,{title:t.requests,children:l(it,{empty:t.noRequests,caption:t.requests,rows:e.requests,keyOf:({request_id:i})=>i,
columns:[[t.accepted,({accepted_at:i})=>l(ut,{at:i})],[t.origin,({kind:i})=>t.origins[i]],[t.status,
({status:i})=>n(i)],[t.setBy,({account:i,user:a})=>Lo(t,i,a)],[t.result,s]]})}),l(He,{title:t.log,children:l(
it,{empty:t.noLog,caption:t.log,rows:e.log,columns:[[t.when,({timestamp:i})=>l(ut,{at:i})],[t.direction,
({direction:i})=>t.directions[i]],[t.change,i=>`${n(i.old_status)} → ${n(i.new_status)}`],[t.setBy,
({account:i})=>Lo(t,i)],[t.result,r]]})})]})},Hp=({item:e})=>{let{t,account:n}=B(),{parameters:o}=je(),
s=e.finding_id!==null||e.findings_total>0||e.open_request;if(n.role!=="admin"||e.name!==null||s)return null;
let r=async()=>{let{message:i}=await q.forgetItem({path:{wstg_id:e.wstg_id}});return location.hash=ge(
"checklist",o),i};return l(Ne,{text:t.forget,of:e.wstg_id,question:t.askForget,act:r})},Vp=({id:e})=>{
let{t}=B(),{parameters:n}=je(),o=or.current.indexOf(e),[s,r]=o<0?[]:[-1,1].map(a=>or.current[o+a]),i=(a,c)=>c&&
l("a",{href:ge("checklist",n,c),children:a});return l("nav",{class:"actions","aria-label":t.checklist,
children:[l("a",{href:ge("checklist",n),children:t.backToList}),i(t.previous,s),i(t.next,r)]})},nc=({
id:e})=>{let{t,may:n}=B(),o=Se(async p=>{let[g,{keeps_equivalent_status:f}]=await Promise.all([q.getItem(
{path:{wstg_id:e},signal:p}),q.getSynchronisation({signal:p})]);return{item:g,keepsAll:f}},[e],({item:p})=>p.
requests.some(Kn)),s=Pi.pages[e.toUpperCase()],{name:r,category:i,near:a}=o.data?.item??{},c=l(ne,{children:[
[r&&e,a&&t.near(a),i&&t.categoryName(i)].filter(Boolean).join(" · "),s&&" · ",s&&l(tc,{address:Pi.
base+s,text:t.guide})]});return l(Lt,{title:r??e,above:c,tools:l(Vp,{id:e}),load:o,children:({item:p,
keepsAll:g})=>l(ne,{children:[l(Wp,{item:p}),l("div",{class:"columns",children:[l($p,{item:p}),n("ch\
ecklist:write")&&l(Lp,{item:p,keepsAll:g})]}),l(Bp,{item:p}),l(Hp,{item:p})]})})};var Gp="-",Di=({category:e})=>e??Gp,sc=e=>e.open_request&&e.failed_reason===null,Up={conflict:e=>e.conflict,
open:e=>e.open_request,failed:e=>e.failed_reason!==null,untracked:e=>!e.tracked,without_finding:e=>e.
finding_id===null&&e.last_sync!==null},Ai={closed:"Done",issues:"worse",under_way:"In Progress",blocked:"\
Blocked",untested:"Not Started"},rc=Object.keys(Ai),jp=({name:e})=>e!==null,Ii=e=>{let t=Map.groupBy(
e,ql);return n=>t.get(n)?.length??0},ic=({items:e})=>{let t=Ii(e);return l("div",{class:"bar","aria-\
hidden":"true",children:rc.filter(n=>t(n)>0).map(n=>l("i",{"data-kind":Ai[n],style:{flexGrow:t(n)}},
n))})},qp=5,zp=({gate:e})=>{let{t,integer:n}=B(),{parameters:o}=je(),s=Map.groupBy(e.open,({reason:a})=>a),
r=Map.groupBy(s.get("open_finding")??[],({severity:a})=>a),i=xi.flatMap(a=>r.get(a)??[]);return e.passed?
l(de,{kind:"success",children:t.gatePassed}):l(de,{kind:"closed",children:[l("p",{children:[l("stron\
g",{children:t.gateClosed})," ",e.stale_reason&&t.gateStale[e.stale_reason]]}),l("p",{class:"badges",
children:[...s].map(([a,{length:c}])=>{let p=`${t.reasons[a]}: ${n(c)}`;return a==="unassigned_findi\
ng"?l("span",{children:p},a):l("a",{href:ge("checklist",{...o,show:a}),children:p},a)})}),i.length>0&&
l("p",{class:"badges",children:i.slice(0,qp).map(({wstg_id:a,severity:c})=>l("span",{children:[l(us,
{id:a,parameters:o})," ",l(Xs,{severity:c})]},a))})]})},Kp=({items:e,gate:t})=>{let{t:n,integer:o,percent:s}=B(),
r=e.filter(jp),i=Ii(r),a=i("closed");return l("section",{class:"card total","aria-label":n.checklistTotal,
children:[l("p",{class:"figure",children:[l("strong",{children:n.closedOf(o(a),o(r.length))})," ",l(
"span",{children:s(a/r.length)}),l("span",{class:"badges",children:[rc.map(c=>l(Oe,{kind:Ai[c],children:[
n.progress[c],": ",o(i(c))]},c)),e.length>r.length&&l("span",{children:n.outsideGuide(o(e.length-r.length))})]})]}),
l(ic,{items:r}),l(zp,{gate:t}),l(Yp,{items:r})]})},Yp=({items:e})=>{let{t,integer:n}=B(),{parameters:o}=je();
return l("details",{children:[l("summary",{children:t.coverage}),l("ul",{class:"coverage",children:[
...Map.groupBy(e,Di)].map(([s,r])=>l("li",{children:[l("a",{href:ge("checklist",{...o,category:s}),children:t.
categoryName(s)}),l("span",{children:t.doneOf(n(Ii(r)("closed")),n(r.length))}),l(ic,{items:r})]},s))})]})},
oc=e=>e.failed_reason!==null?2:Number(e.conflict),Zp=({items:e,gate:t},n)=>{let{status:o="",category:s="",
show:r="",outcome:i="",search:a=""}=n,c=a.toLowerCase().split(/\s+/),p=new Map(t.open.map(({wstg_id:h,
reason:d})=>[h,d])),g=h=>{let d=`${h.wstg_id} ${h.name??""} ${h.notes??""}`.toLowerCase();return c.every(
w=>d.includes(w))},f=h=>Up[r]?.(h)??[p.get(h.wstg_id),""].includes(r);return e.filter(h=>[on(h),""].
includes(o)).filter(h=>[Di(h),""].includes(s)).filter(h=>[h.outcome,""].includes(i)).filter(f).filter(
g).sort((h,d)=>oc(d)-oc(h))},Jp=({items:e,keepsAll:t})=>{let{t:n,integer:o,account:s}=B(),{chosen:r,
field:i}=Js("Done",t),[a,c]=se(),p=be(!1),g=k=>n.items(k,o(k)),f=async()=>{p.current=!1;let k=0,S=()=>c(
{done:k,all:e.length});S();try{for(let{wstg_id:b}of e){if(p.current)break;let C={wstg_id:b,status:r,
user:s.username};await q.requestWstgSync({body:C}),k+=1,S()}}finally{c(void 0)}return n.setAll(g(k))},
h=a?.all??e.length,d=e.filter(k=>Ci(k,r)).length,w=[d>0&&n.othersFindings(o(d)),i.hint],v=l("span",{
role:"status",children:w.filter(Boolean).join(" ")});return h===0?null:l(Ne,{text:n.setAllShown,opener:"\
plain",title:n.askSetAll(g(h),n.statuses[r]),submit:n.setItems(g(h),n.statuses[r]),question:a&&l(Rn,
{label:n.sending,done:a.done,all:h,format:o,children:l(ae,{text:n.stop,onClick:()=>p.current=!0})}),
fields:{status:{...i,hint:v,disabled:a!==void 0}},act:f})},Qp=({item:e,keepsAll:t})=>{let{t:n}=B(),{
send:o,dialog:s}=tr(),{run:r,busy:i,error:a}=Ks(async c=>{if(await o(e,{status:c}))return Ti(c,t)?n.
notKept:n.request.waiting});return l("div",{children:[l("select",{"aria-label":`${n.status}: ${e.wstg_id}`,
"aria-busy":i,"data-kind":on(e),value:on(e),onChange:({currentTarget:c})=>r(c.value),children:vi.map(
c=>l("option",{value:c,children:n.statuses[c]},c))}),l(Ge,{error:a}),s]})},Xp=({data:e})=>{let{t,integer:n,
may:o}=B(),{parameters:s}=je(),r=JSON.stringify(s),i=ct(()=>Zp(e,s),[e,r]);or.current=i.map(({wstg_id:d})=>d);
let a=["",t.any],c=[...new Set(e.items.map(Di))].map(d=>[d,t.categoryName(d)]),p=[...new Set(e.gate.
open.map(({reason:d})=>d))].map(d=>[d,t.reasons[d]]),g=d=>l("div",{children:[l(us,{id:d.wstg_id,parameters:s}),
l("p",{class:"aside",children:d.near?t.near(d.near):d.name})]}),f=d=>l("div",{class:"badges",children:[
o("checklist:write")?l(Qp,{item:d,keepsAll:e.keepsAll}):l(Oe,{kind:on(d),children:t.statuses[on(d)]}),
d.conflict&&l(Oe,{kind:"blocked",children:t.conflict}),d.failed_reason!==null&&l(Oe,{kind:"blocked",
children:t.failed}),sc(d)&&l(Oe,{children:t.pending})]}),h=l(ne,{children:[l("p",{children:t.noItems}),
l("a",{href:ge("checklist"),onClick:nn,children:t.clear})]});return l(He,{title:t.items(i.length,n(i.
length)),tools:o("checklist:write")&&l(Jp,{items:i,keepsAll:e.keepsAll}),children:[l(Zs,{fields:{search:{
label:t.search,placeholder:t.searchHint,type:"search"},status:{label:t.status,options:[a,...Object.entries(
t.statuses)]},category:{label:t.category,options:[["",t.anyCategory],...c]},outcome:{label:t.itemOutcome,
options:[a,...Object.entries(t.outcomes)]},show:{label:t.show,options:[a,...Object.entries(t.shown),
...p]},since:{label:t.since,type:"date"}}}),l(it,{caption:t.checklist,rows:i,keyOf:({wstg_id:d})=>d,
empty:h,columns:[[t.item,g],[t.status,f],[t.tool,d=>t.toolStatuses[d.defectdojo_status??"none"]],[t.
findingsOpen,d=>l(er,{item:d})],[t.lastSync,({last_sync:d})=>l(ut,{at:d})]]},r),l("p",{class:"aside",
children:t.source})]})},em=()=>{let{t:e}=B(),{since:t}=je().parameters,n=t?{since:t}:{},o=Se(async c=>{
let[{taken:p},g,{keeps_equivalent_status:f}]=await Promise.all([Wo(q.items({...n,signal:c}),Number.POSITIVE_INFINITY),
q.checkGate({query:n,signal:c}),q.getSynchronisation({signal:c})]);return{items:p,gate:g,keepsAll:f}},
[t],({items:c})=>c.some(sc)),s=o.data!==void 0;ue(()=>{s&&history.state?.y&&scrollTo(0,history.state.
y)},[s]);let r=nr(),i=async()=>r(await q.generateReport({headers:{"Accept-Language":document.documentElement.
lang}})),a=l(ne,{children:[l(pn,{text:e.makeReport,act:i}),l(ae,{text:e.reload,busy:o.loading,onClick:o.
reload})]});return l(Lt,{title:e.checklist,tools:a,load:o,children:c=>l(ne,{children:[l(Kp,{...c}),l(
Xp,{data:c})]})})},ac=()=>{let{id:e}=je();return e===void 0?l(em,{}):l(nc,{id:e},e)};var lc=e=>{let{act:t,ask:n,title:o,hint:s,submit:r,labels:i,fields:a}=e,{t:c,bytes:p}=B(),[g,f]=se(),
[h,d]=se(""),w=be(new AbortController);ue(()=>()=>w.current.abort(),[]);let v=async I=>{w.current=new AbortController;
let{signal:N}=w.current;d(""),f({loaded:0,total:void 0}),await t({signal:N,onProgress:f},I).catch(R=>{
if(!N.aborted)throw R;return c.stopped}).then(d).finally(()=>f(void 0))},{ask:k,dialog:S}=zs(r),b=async I=>{
(!n||await k(n(I)))&&await v(I)},C=()=>{w.current.abort(),nn()},x=g&&g.loaded>0&&g.loaded!==g.total,
[E,D]=x?[i[0],g.total]:[i[1],void 0];return l(He,{title:o,hint:s,children:[l(xt,{submit:r,kind:a?"da\
nger":"primary",act:b,fields:a}),S,g&&l(Rn,{label:E,done:g.loaded,all:D,format:I=>I===0?"":p(I),children:l(
ae,{text:c.stop,onClick:C})}),h&&l(de,{children:h})]})},cc=()=>{let{t:e,bytes:t}=B(),n=nr(),{data:o,
reload:s}=Se(a=>q.getSynchronisation({signal:a})),r=o?.import_obstacle,i={label:e.file,type:"file",accept:"\
.sql,application/sql,text/plain",read:a=>a instanceof File&&a.name?a:new Error(e.noFile)};return l(ne,
{children:[l(Ft,{title:e.files}),r&&l(de,{kind:"error",children:`${e.importObstacle} ${r}`}),l("div",
{class:"columns",children:[l(lc,{title:e.export,hint:e.dumpHint,submit:e.makeExport,labels:[e.downloading,
e.preparing],act:async a=>n(await q.exportFindingsDump(a)).finally(s)}),l(lc,{title:e.import,hint:e.
dumpImportHint,submit:e.makeImport,labels:[e.uploading,e.importing],fields:{file:i},ask:({file:a})=>e.
askImport(a.name,t(a.size)),act:async(a,{file:c})=>(await q.importFindingsDump({...a,body:{file:c}}),
s(),e.imported)})]})]})};var tm=1e3,nm=({state:e,last_started_at:t,last_succeeded_at:n})=>e==="idle"&&(n??"")<(t??""),om=({run:e})=>{
let{t,ago:n,instant:o,may:s,account:r}=B(),{state:i,last_error:a,last_warning:c}=e,p=()=>q.synchroniseNow(),
g=d=>d&&(n(d)??o(d)),f=a===null&&c===null&&e.failed===0,h=()=>{if(i!=="idle")return t.runStates[i];let[
d,w]=[g(e.last_succeeded_at),g(e.next_run_at)];return d===null?t.neverInStep:(f?t.inStep:t.notInStep)(
d,w)};return l("section",{class:"card","aria-label":t.state,children:[l("div",{class:"heading",children:[
l("p",{role:"status",children:l("strong",{children:h()})}),s("checklist:write")&&l(pn,{kind:"primary",
text:t.synchronise,busy:i!=="idle",act:p})]}),a!==null&&l(de,{kind:"error",children:[t.lastError,l(Xn,
{text:a})]}),c!==null&&l(de,{kind:"error",children:[`${t.lastWarning} ${c}`,r.role==="admin"&&nm(e)&&
l(Ne,{text:t.hiddenIsGone,opener:"plain",question:t.askHiddenIsGone,act:()=>q.synchroniseNow({body:{
hidden_is_gone:!0}})})]})]})},sm=({run:e})=>{let{t,integer:n}=B(),o=s=>s>0&&n(s);return l("details",
{class:"card",children:[l("summary",{children:t.periodic}),l(Eo,{facts:{[t.lastStarted]:l(ut,{at:e.last_started_at}),
[t.lastFinished]:l(ut,{at:e.last_finished_at}),[t.lastSucceeded]:l(ut,{at:e.last_succeeded_at}),[t.nextRun]:l(
ut,{at:e.next_run_at}),[t.lastDelivery]:l(ut,{at:e.last_delivery_at}),[t.waitingCount]:o(e.waiting),
[t.retryingCount]:o(e.retrying),[t.failedCount]:o(e.failed),[t.unassigned]:o(e.unassigned),[t.withoutFinding]:l(
"a",{href:ge("checklist",{show:"without_finding"}),children:n(e.without_finding)})}})]})},rm=({requests:e,
all:t})=>{let{t:n,integer:o}=B(),s=({wstg_id:i,finding_id:a})=>i!==null?l(us,{id:i}):a===null?n.unknown:
n.findingNumber(a),r=({reason:i,next_attempt_at:a})=>l("div",{children:[l(Xn,{text:i})," ",a!==null&&
l(Oe,{children:n.states.retrying})]});return l(He,{title:n.failedRequests,tools:e.length>0&&l(ds,{}),
children:l(it,{empty:n.noFailed,caption:n.firstOf(e.length,Math.max(t,e.length),o),rows:e,keyOf:({request_id:i})=>i,
columns:[[n.item,s],[n.status,({status:i})=>Qs(n,i)],[n.setBy,({account:i,user:a})=>Lo(n,i,a)],[n.accepted,
({accepted_at:i})=>l(ut,{at:i})],[n.attempts,({attempts:i})=>o(i),"numeric"],[n.reason,r],[n.actions,
i=>l(ds,{request:i}),"tools"]]})})},im=async e=>{let t=await q.getSynchronisation({signal:e}),n=q.requests(
{state:"failed",limit:200,signal:e}),{taken:o}=await Wo(n,tm);return{run:t,failed:o}},am=({run:e,failed:t})=>e.
state!=="idle"||e.waiting+e.retrying>0||t.some(Kn),uc=()=>{let{t:e}=B(),t=Se(im,[],am),n=l(ae,{text:e.
reload,onClick:t.reload});return l(Lt,{title:e.synchronisation,tools:n,load:t,children:({run:o,failed:s})=>l(
ne,{children:[l(om,{run:o}),l(rm,{requests:s,all:o.failed}),l(sm,{run:o})]})})};var lm=e=>e.currentTarget.select(),cm=({value:e,close:t})=>{let{t:n}=B(),[o,s]=se(!1),r=async()=>{await navigator.
clipboard.writeText(e),s(!0)};return l(Qn,{title:n.keyMade,onClose:t,children:i=>l(ne,{children:[l("\
p",{children:n.keyOnce}),l("input",{readOnly:!0,value:e,"aria-label":n.keyMade,onFocus:lm}),l("div",
{class:"actions",children:[navigator.clipboard&&l(ae,{text:o?n.copied:n.copy,kind:"primary",onClick:r}),
l(ae,{text:n.close,onClick:i})]})]})})},um=[30,90,366],dc=({onKey:e,isForScale:t})=>{let{t:n,may:o}=B(),
s=gt.Permission.values.filter(o),r=a=>({label:n.permissions[a],type:"checkbox",defaultChecked:t&&a===
"weights:write"}),i={name:{label:n.keyName,hint:n.keyNameHint,defaultValue:t?n.scale:"",maxLength:gt.
KeyName.maxLength,autocomplete:"off"},...Object.fromEntries(s.map(a=>[a,r(a)])),days:{label:n.keyEnds,
options:um.map(a=>[String(a),n.days(a)]),defaultValue:t?"366":"90"},password:{label:n.currentPassword,
autocomplete:"current-password",type:"password",codes:["current_password_wrong"]}};return l(Ne,{text:t?
n.makeScaleKey:n.makeKey,title:n.makeKey,submit:n.makeKey,opener:"plain",kind:"primary",fields:i,act:async({
name:a,days:c,password:p,...g})=>{let f=s.filter(d=>g[d]);if(f.length===0)throw new Error(n.noPermission);
let h={name:a,permissions:f,expires_in_days:Number(c),password:p};e((await q.createKey({body:h})).key)}})},
fc=()=>{let{t:e,day:t,instant:n,describeCode:o}=B(),{data:s,error:r,reload:i}=Se(d=>q.listKeys({signal:d})),
[a,c]=se(""),{keys:p=[]}=s??{},g=({name:d,last_refused_at:w,last_refused_code:v})=>l("div",{children:[
d,w!==null&&l("p",{class:"aside",children:e.keyRefused(n(w),o(v??""))})]}),f=({permissions:d})=>l("d\
iv",{class:"badges",children:d.map(w=>l(Oe,{children:e.permissions[w]},w))}),h=({key_id:d,name:w})=>l(
Ne,{text:e.remove,of:w,title:e.removeKey,question:w,act:async()=>(await q.deleteKey({path:{key_id:d}}),
e.keyRemoved)});return l(Nt.Provider,{value:i,children:l(He,{title:e.apiKeys,hint:e.apiKeysHint,tools:l(
"div",{class:"actions",children:[l(dc,{onKey:c,isForScale:!0}),l(dc,{onKey:c})]}),children:[l(Ge,{error:r,
retry:i}),a&&l(cm,{value:a,close:()=>c("")}),l(it,{caption:e.apiKeysCaption,rows:p,keyOf:({key_id:d})=>d,
columns:[[e.keyName,g],[e.keyMay,f],[e.lastUsed,({last_used_at:d})=>d===null?e.never:n(d),"wide"],[e.
expires,({expires_at:d})=>t(d)],[e.actions,h,"tools"]]})]})})};var Ri,dm=(e,t)=>new Promise((n,o)=>{let s=new URL(e);s.searchParams.set("render",t);let r=document.
createElement("script");r.src=s.href,r.onerror=()=>{Ri=void 0,r.remove(),o(new Error("the captcha ca\
nnot be loaded"))},r.onload=()=>{let{grecaptcha:i}=globalThis;i?i.ready(()=>n(i)):r.dispatchEvent(new Event(
"error"))},document.head.append(r),q.session.onChange(i=>i&&setTimeout(()=>location.reload()))}),Oi=async e=>{
let{captcha_site_key:t}=e;return t&&jt.captchaScript&&(Ri??=dm(jt.captchaScript,t)),Ri},pc=async(e,t)=>{
let n=await Oi(e),o=e.captcha_site_key??"";return n?{captcha_token:await n.execute(o,{action:t})}:{}};var Ei=["password_too_short","password_too_long","password_breached"],fm=new RegExp(gt.Username.pattern),
pm=e=>e.normalize("NFKC").trim().toLowerCase(),{minLength:mc}=gt.NewPassword,Mi=({registering:e,expired:t})=>{
let{t:n,config:o,describeCode:s}=B(),r=jt.isEmpty&&jt.registrationOpen,i=e||r,a=async v=>{let k=await pc(
o,i?"register":"login").catch(()=>{throw new Error(n.captchaMissing)}),S={...v,...k};await(i?q.registerAccount(
{body:S}):q.login({body:S})),jt.isEmpty=!1,i?Dn(ge("profile",{first:"true"})):location.hash==="#/del\
eted"&&(location.hash="")};ue(()=>{Oi(o).catch(()=>{})},[o]);let{minLength:c,maxLength:p}=gt.Username,
g=(v,k)=>S=>{let b=String(S);return!i||v(b)?b:new Error(s(k))},f={autocomplete:"username",autocapitalize:"\
none",spellcheck:!1,label:n.username,hint:i&&n.usernameHint(c,p),codes:["username_invalid","username\
_taken"],read:g(v=>fm.test(pm(v)),"username_invalid"),defaultValue:t?.username},h={type:"password",label:n.
password,codes:Ei,read:g(v=>[...v].length>=mc,"password_too_short"),hint:i&&n.newPasswordHint(mc),autocomplete:i?
"new-password":"current-password",autofocus:t!==void 0},d=i?n.register:n.signIn,w=l(xt,{submit:d,act:a,
fields:{username:f,password:h}});return t?w:l(ne,{children:[l(Ft,{title:r?n.registerFirst:d}),l("p",
{class:"hint",children:r?n.welcomeFirst:n.welcome}),i&&!jt.registrationOpen?l(de,{children:n.registrationClosed}):
w,!r&&(i||jt.registrationOpen)&&l("p",{class:"aside",children:[i?n.toSignIn:n.toRegister," ",l("a",{
href:i?"#/":"#/register",children:i?n.signIn:n.register})]})]})};var mm=async()=>{let e=JSON.stringify(await q.exportOwnData(),null,2),t=new Date().toLocaleDateString(
"sv");Fo(new Blob([e],{type:"application/json"}),`weight-bmi-${t}.json`)},gc=()=>{let{t:e,account:t}=B(),
o={...{type:"password",autocomplete:"current-password"},label:e.currentPassword,codes:["current_pass\
word_wrong"]},s={type:"password",autocomplete:"new-password",label:e.newPassword,hint:e.newPasswordHint(
gt.NewPassword.minLength),codes:[...Ei,"password_unchanged"]},r={autocomplete:"off",autocapitalize:"\
none",label:e.typeName(t.username),read:i=>String(i).trim()===t.username||new Error(e.nameDiffers)};
return l(ne,{children:[l(Ft,{title:e.account}),l("p",{class:"hint",children:e.signedInAs(t.username)}),
l(fc,{}),l("div",{class:"columns",children:[l(He,{title:e.password,hint:e.changePasswordHint,children:l(
Ne,{text:e.changePassword,opener:"plain",kind:"primary",fields:{current_password:o,new_password:s},act:async i=>(await q.
changePassword({body:i}),e.passwordChanged)})}),l(He,{title:e.exportTitle,hint:e.exportHint,children:l(
xt,{kind:"plain",submit:e.exportData,act:mm})}),l(He,{title:e.endSessions,hint:e.endSessionsHint,children:l(
Ne,{text:e.endSessions,opener:"plain",fields:{password:o},act:i=>q.logoutEverywhere({body:i})})}),l(
He,{title:e.deleteAccount,hint:e.deleteHint,children:l(Ne,{text:e.deleteAccount,opener:"danger",fields:{
name:r,password:o},act:async({password:i})=>{await q.deleteAccount({body:{password:i}}),location.hash=
"#/deleted"}})})]})]})};var gm=e=>{let[,t]=/^(\d+([.,]\d+)?) *(c?m)?\.?$/i.exec(e.trim())??[],n=Number(t?.replace(",","."));
return n>3?n/100:n},hc=()=>{let{t:e,plain:t,messages:n,config:o,unit:s,setUnit:r}=B(),i=je().parameters.
first!==void 0,a=Se(w=>Cn(q.getProfile({signal:w}))),c=o.validation_limits??{},p={maxLength:c.name_max_length,
required:!0},g={type:"date",codes:["birth_date_invalid"],min:c.birth_date_min,required:!0},f={inputMode:"\
decimal",autocomplete:"off",read:w=>gm(String(w))||new Error(e.notAHeight),codes:["height_out_of_ran\
ge"],label:e.height,hint:e.heightHint,required:!0},h=async w=>{if(await q.saveProfile({body:w}),!i)return n.
texts.profile_saved;location.hash=ge("weight")},d=w=>({nombre:{...p,label:e.firstName,defaultValue:w?.
nombre},apellidos:{...p,label:e.lastName,defaultValue:w?.apellidos},fecha_nacimiento:{...g,label:e.birthDate,
defaultValue:w?.fecha_nacimiento},talla_m:{...f,defaultValue:w?t(w.talla_m):""}});return l("div",{class:"\
card narrow",children:l(Lt,{title:e.profile,load:a,children:w=>l(ne,{children:[l("p",{class:"hint",children:i?
e.profileFirst:e.profileHint}),l(xt,{submit:e.save,act:h,fields:d(w)}),i&&l("a",{href:ge("weight"),children:e.
later}),l(Ys,{label:e.unitOfWeights,values:js,names:e.unitNames,value:s,choose:r})]})})})};var sr=e=>{let{format:t}=new Intl.DateTimeFormat("sv-SE",{timeZone:e,dateStyle:"short",timeStyle:"me\
dium"}),n=a=>Date.parse(`${t(a*1e3).replace(" ","T")}Z`)-a*1e3,o=new Map,s=a=>{let c=o.get(a);if(c!==
void 0)return c;let p=n(a*7*864e5/1e3);return o.set(a,p),p},r=a=>{let c=Math.floor(a/6048e5),p=s(c);
return p===s(c+1)?p:n(Math.floor(a/1e3))},i=a=>a+r(a);return{name:e,clockAt:i,instantOf(a){let[c,p]=[
a-864e5,a+864e5].map(f=>a-r(f)),g=[c,p].filter(f=>i(f)===a);return g.length>0?Math.min(...g):c},inputOf:a=>new Date(
i(a)).toISOString().slice(0,16)}},_c=(e,t)=>{let n=Math.round((t.clockAt(e)-e)/6e4),o=new Date(e+n*6e4).
toISOString().replace(/(\.000)?Z$/,""),s=new Date(Math.abs(n)*6e4).toISOString().slice(11,16);return`${o}${n<
0?"-":"+"}${s}`},rr=()=>new Intl.DateTimeFormat().resolvedOptions().timeZone;var hm="uplot",_m="u-hz",ym="u-vt",wm="u-title",bm="u-wrap",Sm="u-under",km="u-over",vm="u-axis",no="\
u-off",Tm="u-select",xm="u-cursor-x",Cm="u-cursor-y",Pm="u-cursor-pt",Dm="u-legend",Am="u-live",Im="\
u-inline",Rm="u-series",Om="u-marker",yc="u-label",Em="u-value",ps="width",ms="height";var wc="bottom",$o="left",Ni="right",Qi="#000",bc=Qi+"0",Fi="mousemove",Sc="mousedown",Li="mouseup",
kc="mouseenter",vc="mouseleave",Tc="dblclick",Mm="resize",Nm="scroll",xc="change",ur="dppxchange",Xi="\
--",qo=typeof window<"u",Vi=qo?document:null,Ho=qo?window:null,Fm=qo?navigator:null,he,ir;function Gi(){
let e=devicePixelRatio;he!=e&&(he=e,ir&&ji(xc,ir,Gi),ir=matchMedia(`(min-resolution: ${he-.001}dppx)\
 and (max-resolution: ${he+.001}dppx)`),oo(xc,ir,Gi),Ho.dispatchEvent(new CustomEvent(ur)))}function Ct(e,t){
if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function Ui(e,t){let n=e.classList;n.contains(
t)&&n.remove(t)}function Ee(e,t,n){e.style[t]=n+"px"}function qt(e,t,n,o){let s=Vi.createElement(e);
return t!=null&&Ct(s,t),n?.insertBefore(s,o),s}function Wt(e,t){return qt("div",e,t)}var Cc=new WeakMap;
function sn(e,t,n,o,s){let r="translate("+t+"px,"+n+"px)",i=Cc.get(e);r!=i&&(e.style.transform=r,Cc.
set(e,r),t<0||n<0||t>o||n>s?Ct(e,no):Ui(e,no))}var Pc=new WeakMap;function Dc(e,t,n){let o=t+n,s=Pc.
get(e);o!=s&&(Pc.set(e,o),e.style.background=t,e.style.borderColor=n)}var Ac=new WeakMap;function Ic(e,t,n,o){
let s=t+""+n,r=Ac.get(e);s!=r&&(Ac.set(e,s),e.style.height=n+"px",e.style.width=t+"px",e.style.marginLeft=
o?-t/2+"px":0,e.style.marginTop=o?-n/2+"px":0)}var ea={passive:!0},Lm={...ea,capture:!0};function oo(e,t,n,o){
t.addEventListener(e,n,o?Lm:ea)}function ji(e,t,n,o){t.removeEventListener(e,n,ea)}qo&&Gi();function zt(e,t,n,o){
let s;n=n||0,o=o||t.length-1;let r=o<=2147483647;for(;o-n>1;)s=r?n+o>>1:Pt((n+o)/2),t[s]<e?n=s:o=s;return e-
t[n]<=t[o]-e?n:o}function su(e){return(n,o,s)=>{let r=-1,i=-1;for(let a=o;a<=s;a++)if(e(n[a])){r=a;break}
for(let a=s;a>=o;a--)if(e(n[a])){i=a;break}return[r,i]}}var ru=e=>e!=null,iu=e=>e!=null&&e>0,pr=su(ru),
Wm=su(iu);function $m(e,t,n,o=0,s=!1){let r=s?Wm:pr,i=s?iu:ru;[t,n]=r(e,t,n);let a=e[t],c=e[t];if(t>
-1)if(o==1)a=e[t],c=e[n];else if(o==-1)a=e[n],c=e[t];else for(let p=t;p<=n;p++){let g=e[p];i(g)&&(g<
a?a=g:g>c&&(c=g))}return[a??xe,c??-xe]}function mr(e,t,n,o){let s=Ec(e),r=Ec(t);e==t&&(s==-1?(e*=n,t/=
n):(e/=n,t*=n));let i=n==10?mn:au,a=s==1?Pt:$t,c=r==1?$t:Pt,p=a(i(Ze(e))),g=c(i(Ze(t))),f=Vo(n,p),h=Vo(
n,g);return n==10&&(p<0&&(f=Ce(f,-p)),g<0&&(h=Ce(h,-g))),o||n==2?(e=f*s,t=h*r):(e=du(e,f),t=gr(t,h)),
[e,t]}function ta(e,t,n,o){let s=mr(e,t,n,o);return e==0&&(s[0]=0),t==0&&(s[1]=0),s}var na=.1,Rc={mode:3,
pad:na},hs={pad:0,soft:null,mode:0},Bm={min:hs,max:hs};function dr(e,t,n,o){return hr(n)?Oc(e,t,n):(hs.
pad=n,hs.soft=o?0:null,hs.mode=o?3:0,Oc(e,t,Bm))}function pe(e,t){return e??t}function Hm(e,t,n){for(t=
pe(t,0),n=pe(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function Oc(e,t,n){let o=n.min,
s=n.max,r=pe(o.pad,0),i=pe(s.pad,0),a=pe(o.hard,-xe),c=pe(s.hard,xe),p=pe(o.soft,xe),g=pe(s.soft,-xe),
f=pe(o.mode,0),h=pe(s.mode,0),d=t-e,w=mn(d),v=ht(Ze(e),Ze(t)),k=mn(v),S=Ze(k-w);(d<1e-24||S>10)&&(d=
0,(e==0||t==0)&&(d=1e-24,f==2&&p!=xe&&(r=0),h==2&&g!=-xe&&(i=0)));let b=d||v||1e3,C=mn(b),x=Vo(10,Pt(
C)),E=b*(d==0?e==0?.1:1:r),D=Ce(du(e-E,x/10),24),M=e>=p&&(f==1||f==3&&D<=p||f==2&&D>=p)?p:xe,I=ht(a,
D<M&&e>=M?M:Kt(M,D)),N=b*(d==0?t==0?.1:1:i),R=Ce(gr(t+N,x/10),24),A=t<=g&&(h==1||h==3&&R>=g||h==2&&R<=
g)?g:-xe,G=Kt(c,R>A&&t<=A?A:ht(A,R));return I==G&&I==0&&(G=100),[I,G]}var Vm=new Intl.NumberFormat(qo?
Fm.language:"en-US"),oa=e=>Vm.format(e),Dt=Math,cr=Dt.PI,Ze=Dt.abs,Pt=Dt.floor,Ye=Dt.round,$t=Dt.ceil,
Kt=Dt.min,ht=Dt.max,Vo=Dt.pow,Ec=Dt.sign,mn=Dt.log10,au=Dt.log2,Gm=(e,t=1)=>Dt.sinh(e)*t,Wi=(e,t=1)=>Dt.
asinh(e/t),xe=1/0;function Mc(e){return(mn((e^e>>31)-(e>>31))|0)+1}function qi(e,t,n){return Kt(ht(e,
t),n)}function lu(e){return typeof e=="function"}function ce(e){return lu(e)?e:()=>e}var Um=()=>{},cu=e=>e,
uu=(e,t)=>t,jm=e=>null,Nc=e=>!0,Fc=(e,t)=>e==t,qm=/\.\d*?(?=9{6,}|0{6,})/gm,so=e=>{if(pu(e)||En.has(
e))return e;let t=`${e}`,n=t.match(qm);if(n==null)return e;let o=n[0].length-1;if(t.indexOf("e-")!=-1){
let[s,r]=t.split("e");return+`${so(s)}e${r}`}return Ce(e,o)};function eo(e,t){return so(Ce(so(e/t))*
t)}function gr(e,t){return so($t(so(e/t))*t)}function du(e,t){return so(Pt(so(e/t))*t)}function Ce(e,t=0){
if(pu(e))return e;let n=10**t,o=e*n*(1+Number.EPSILON);return Ye(o)/n}var En=new Map;function fu(e){
return((""+e).split(".")[1]||"").length}function ys(e,t,n,o){let s=[],r=o.map(fu);for(let i=t;i<n;i++){
let a=Ze(i),c=Ce(Vo(e,i),a);for(let p=0;p<o.length;p++){let g=e==10?+`${o[p]}e${i}`:o[p]*c,f=(i>=0?0:
a)+(i>=r[p]?0:r[p]),h=e==10?g:Ce(g,f);s.push(h),En.set(h,f)}}return s}var _s={},sa=[],Go=[null,null],
On=Array.isArray,pu=Number.isInteger,zm=e=>e===void 0;function Lc(e){return typeof e=="string"}function hr(e){
let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function Km(e){return e!=null&&
typeof e=="object"}var Ym=Object.getPrototypeOf(Uint8Array),mu="__proto__";function Uo(e,t=hr){let n;
if(On(e)){let o=e.find(s=>s!=null);if(On(o)||t(o)){n=Array(e.length);for(let s=0;s<e.length;s++)n[s]=
Uo(e[s],t)}else n=e.slice()}else if(e instanceof Ym)n=e.slice();else if(t(e)){n={};for(let o in e)o!=
mu&&(n[o]=Uo(e[o],t))}else n=e;return n}function qe(e){let t=arguments;for(let n=1;n<t.length;n++){let o=t[n];
for(let s in o)s!=mu&&(hr(e[s])?qe(e[s],Uo(o[s])):e[s]=Uo(o[s]))}return e}var Zm=0,Jm=1,Qm=2;function Xm(e,t,n){
for(let o=0,s,r=-1;o<t.length;o++){let i=t[o];if(i>r){for(s=i-1;s>=0&&e[s]==null;)e[s--]=null;for(s=
i+1;s<n&&e[s]==null;)e[r=s++]=null}}}function eg(e,t){if(og(e)){let i=e[0].slice();for(let a=1;a<e.length;a++)
i.push(...e[a].slice(1));return sg(i[0])||(i=ng(i)),i}let n=new Set;for(let i=0;i<e.length;i++){let c=e[i][0],
p=c.length;for(let g=0;g<p;g++)n.add(c[g])}let o=[Array.from(n).sort((i,a)=>i-a)],s=o[0].length,r=new Map;
for(let i=0;i<s;i++)r.set(o[0][i],i);for(let i=0;i<e.length;i++){let a=e[i],c=a[0];for(let p=1;p<a.length;p++){
let g=a[p],f=Array(s).fill(void 0),h=t?t[i][p]:Jm,d=[];for(let w=0;w<g.length;w++){let v=g[w],k=r.get(
c[w]);v===null?h!=Zm&&(f[k]=v,h==Qm&&d.push(k)):f[k]=v}Xm(f,d,s),o.push(f)}}return o}var tg=typeof queueMicrotask>
"u"?e=>Promise.resolve().then(e):queueMicrotask;function ng(e){let t=e[0],n=t.length,o=Array(n);for(let r=0;r<
o.length;r++)o[r]=r;o.sort((r,i)=>t[r]-t[i]);let s=[];for(let r=0;r<e.length;r++){let i=e[r],a=Array(
n);for(let c=0;c<n;c++)a[c]=i[o[c]];s.push(a)}return s}function og(e){let t=e[0][0],n=t.length;for(let o=1;o<
e.length;o++){let s=e[o][0];if(s.length!=n)return!1;if(s!=t){for(let r=0;r<n;r++)if(s[r]!=t[r])return!1}}
return!0}function sg(e,t=100){let n=e.length;if(n<=1)return!0;let o=0,s=n-1;for(;o<=s&&e[o]==null;)o++;
for(;s>=o&&e[s]==null;)s--;if(s<=o)return!0;let r=ht(1,Pt((s-o+1)/t));for(let i=e[o],a=o+r;a<=s;a+=r){
let c=e[a];if(c!=null){if(c<=i)return!1;i=c}}return!0}var gu=["January","February","March","April","\
May","June","July","August","September","October","November","December"],hu=["Sunday","Monday","Tues\
day","Wednesday","Thursday","Friday","Saturday"];function _u(e){return e.slice(0,3)}var rg=hu.map(_u),
ig=gu.map(_u),ag={MMMM:gu,MMM:ig,WWWW:hu,WWW:rg};function fs(e){return(e<10?"0":"")+e}function lg(e){
return(e<10?"00":e<100?"0":"")+e}var cg={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),
MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>fs(e.getMonth()+1),M:e=>e.getMonth()+
1,DD:e=>fs(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],
HH:e=>fs(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.
getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>fs(e.getMinutes()),
m:e=>e.getMinutes(),ss:e=>fs(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>lg(e.getMilliseconds())};function ra(e,t){
t=t||ag;let n=[],o=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=o.exec(e);)n.push(s[0][0]=="{"?cg[s[1]]:s[0]);return r=>{
let i="";for(let a=0;a<n.length;a++)i+=typeof n[a]=="string"?n[a]:n[a](r,t);return i}}var ug=new Intl.
DateTimeFormat().resolvedOptions().timeZone;function dg(e,t){let n;return t=="UTC"||t=="Etc/UTC"?n=new Date(
+e+e.getTimezoneOffset()*6e4):t==ug?n=e:(n=new Date(e.toLocaleString("en-US",{timeZone:t})),n.setMilliseconds(
e.getMilliseconds())),n}var yu=e=>e%1==0,fr=[1,2,2.5,5],fg=ys(10,-32,0,fr),wu=ys(10,0,32,fr),pg=wu.filter(
yu),to=fg.concat(wu),ia=`
`,bu="{YYYY}",Wc=ia+bu,Su="{M}/{D}",gs=ia+Su,ar=gs+"/{YY}",ku="{aa}",mg="{h}:{mm}",Bo=mg+ku,$c=ia+Bo,
Bc=":{ss}",ye=null;function vu(e){let t=e*1e3,n=t*60,o=n*60,s=o*24,r=s*30,i=s*365,c=(e==1?ys(10,0,3,
fr).filter(yu):ys(10,-3,0,fr)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,o,o*2,o*3,o*4,o*6,o*
8,o*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,i,i*2,i*5,i*10,i*25,i*50,i*100]),
p=[[i,bu,ye,ye,ye,ye,ye,ye,1],[s*28,"{MMM}",Wc,ye,ye,ye,ye,ye,1],[s,Su,Wc,ye,ye,ye,ye,ye,1],[o,"{h}"+
ku,ar,ye,gs,ye,ye,ye,1],[n,Bo,ar,ye,gs,ye,ye,ye,1],[t,Bc,ar+" "+Bo,ye,gs+" "+Bo,ye,$c,ye,1],[e,Bc+".\
{fff}",ar+" "+Bo,ye,gs+" "+Bo,ye,$c,ye,1]];function g(f){return(h,d,w,v,k,S)=>{let b=[],C=k>=i,x=k>=
r&&k<i,E=f(w),D=Ce(E*e,3),M=$i(E.getFullYear(),C?0:E.getMonth(),x||C?1:E.getDate()),I=Ce(M*e,3);if(x||
C){let N=x?k/r:0,R=C?k/i:0,A=D==I?D:Ce($i(M.getFullYear()+R,M.getMonth()+N,1)*e,3),G=new Date(Ye(A/e)),
W=G.getFullYear(),V=G.getMonth();for(let $=0;A<=v;$++){let X=$i(W+R*$,V+N*$,1),U=X-f(Ce(X*e,3));A=Ce(
(+X+U)*e,3),A<=v&&b.push(A)}}else{let N=k>=s?s:k,R=Pt(w)-Pt(D),A=I+R+gr(D-I,N);b.push(A);let G=f(A),
W=G.getHours()+G.getMinutes()/n+G.getSeconds()/o,V=k/o,$=h.axes[d]._space,X=S/$;for(;A=Ce(A+k,e==1?0:
3),!(A>v);)if(V>1){let U=Pt(Ce(W+V,6))%24,L=f(A).getHours()-U;L>1&&(L=-1),A-=L*o,W=(W+V)%24;let j=b[b.
length-1];Ce((A-j)/k,3)*X>=.7&&b.push(A)}else b.push(A)}return b}}return[c,p,g]}var[gg,hg,_g]=vu(1),
[yg,wg,bg]=vu(.001);ys(2,-53,53,[1]);function Hc(e,t){return e.map(n=>n.map((o,s)=>s==0||s==8||o==null?
o:t(s==1||n[8]==0?o:n[1]+o)))}function Vc(e,t){return(n,o,s,r,i)=>{let a=t.find(w=>i>=w[0])||t[t.length-
1],c,p,g,f,h,d;return o.map(w=>{let v=e(w),k=v.getFullYear(),S=v.getMonth(),b=v.getDate(),C=v.getHours(),
x=v.getMinutes(),E=v.getSeconds(),D=k!=c&&a[2]||S!=p&&a[3]||b!=g&&a[4]||C!=f&&a[5]||x!=h&&a[6]||E!=d&&
a[7]||a[1];return c=k,p=S,g=b,f=C,h=x,d=E,D(v)})}}function Sg(e,t){let n=ra(t);return(o,s,r,i,a)=>s.
map(c=>n(e(c)))}function $i(e,t,n){return new Date(e,t,n)}function Gc(e,t){return t(e)}var kg="{YYYY\
}-{MM}-{DD} {h}:{mm}{aa}";function Uc(e,t){return(n,o,s,r)=>r==null?Xi:t(e(o))}function vg(e,t){let n=e.
series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function Tg(e,t){return e.
series[t].fill(e,t)}var xg={show:!0,live:!0,isolate:!1,mount:Um,markers:{show:!0,width:2,stroke:vg,fill:Tg,
dash:"solid"},idx:null,idxs:null,values:[]};function Cg(e,t){let n=e.cursor.points,o=Wt(),s=n.size(e,
t);Ee(o,ps,s),Ee(o,ms,s);let r=s/-2;Ee(o,"marginLeft",r),Ee(o,"marginTop",r);let i=n.width(e,t,s);return i&&
Ee(o,"borderWidth",i),o}function Pg(e,t){let n=e.series[t].points;return n._fill||n._stroke}function Dg(e,t){
let n=e.series[t].points;return n._stroke||n._fill}function Ag(e,t){return e.series[t].points.size}var Bi=[
0,0];function Ig(e,t,n){return Bi[0]=t,Bi[1]=n,Bi}function lr(e,t,n,o=!0){return s=>{s.button==0&&(!o||
s.target==t)&&n(s)}}function Hi(e,t,n,o=!0){return s=>{(!o||s.target==t)&&n(s)}}var Rg={show:!0,x:!0,
y:!0,lock:!1,move:Ig,points:{one:!1,show:Cg,size:Ag,width:0,stroke:Dg,fill:Pg},bind:{mousedown:lr,mouseup:lr,
click:lr,dblclick:lr,mousemove:Hi,mouseleave:Hi,mouseenter:Hi},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,
click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,o,s)=>o-
s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,
event:null},Tu={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},aa=qe({},Tu,{filter:uu}),xu=qe({},aa,{size:10}),
Cu=qe({},Tu,{show:!1}),la='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Aria\
l, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Em\
oji"',Pu="bold "+la,Du=1.5,jc={show:!0,scale:"x",stroke:Qi,space:50,gap:5,alignTo:1,size:50,labelGap:0,
labelSize:30,labelFont:Pu,side:2,grid:aa,ticks:xu,border:Cu,font:la,lineGap:Du,rotate:0},Og="Value",
Eg="Time",qc={show:!0,scale:"x",auto:!1,sorted:1,min:xe,max:-xe,idxs:[]};function Mg(e,t,n,o,s){return t.
map(r=>r==null?"":oa(r))}function Ng(e,t,n,o,s,r,i){let a=[],c=En.get(s)||0;n=i?n:Ce(gr(n,s),c);for(let p=n;p<=
o;p=Ce(p+s,c))a.push(Object.is(p,-0)?0:p);return a}function zi(e,t,n,o,s,r,i){let a=[],c=e.scales[e.
axes[t].scale].log,p=c==10?mn:au,g=Pt(p(n));s=Vo(c,g),c==10&&(s=to[zt(s,to)]);let f=n,h=s*c;c==10&&(h=
to[zt(h,to)]);do a.push(f),f=f+s,c==10&&!En.has(f)&&(f=Ce(f,En.get(s))),f>=h&&(s=f,h=s*c,c==10&&(h=to[zt(
h,to)]));while(f<=o);return a}function Fg(e,t,n,o,s,r,i){let c=e.scales[e.axes[t].scale].asinh,p=o>c?
zi(e,t,ht(c,n),o,s):[c],g=o>=0&&n<=0?[0]:[];return(n<-c?zi(e,t,ht(c,-o),-n,s):[c]).reverse().map(h=>-h).
concat(g,p)}var Au=/./,Lg=/[12357]/,Wg=/[125]/,zc=/1/,Ki=(e,t,n,o)=>e.map((s,r)=>t==4&&s==0||r%o==0&&
n.test(s.toExponential()[s<0?1:0])?s:null);function $g(e,t,n,o,s){let r=e.axes[n],i=r.scale,a=e.scales[i],
c=e.valToPos,p=r._space,g=c(10,i),f=c(9,i)-g>=p?Au:c(7,i)-g>=p?Lg:c(5,i)-g>=p?Wg:zc;if(f==zc){let h=Ze(
c(1,i)-g);if(h<p)return Ki(t.slice().reverse(),a.distr,f,$t(p/h)).reverse()}return Ki(t,a.distr,f,1)}
function Bg(e,t,n,o,s){let r=e.axes[n],i=r.scale,a=r._space,c=e.valToPos,p=Ze(c(1,i)-c(2,i));return p<
a?Ki(t.slice().reverse(),3,Au,$t(a/p)).reverse():t}function Hg(e,t,n,o){return o==null?Xi:t==null?"":
oa(t)}var Kc={show:!0,scale:"y",stroke:Qi,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Pu,
side:3,grid:aa,ticks:xu,border:Cu,font:la,lineGap:Du,rotate:0};function Vg(e,t){let n=3+(e||1)*2;return Ce(
n*t,3)}function Gg(e,t){let{scale:n,idxs:o}=e.series[0],s=e._data[0],r=e.valToPos(s[o[0]],n,!0),i=e.
valToPos(s[o[1]],n,!0),a=Ze(i-r),c=e.series[t],p=a/(c.points.space*he);return o[1]-o[0]<=p}var Yc={scale:null,
auto:!0,sorted:0,min:xe,max:-xe},Iu=(e,t,n,o,s)=>s,Zc={show:!0,auto:!0,sorted:0,gaps:Iu,alpha:1,facets:[
qe({},Yc,{scale:"x"}),qe({},Yc,{scale:"y"})]},Jc={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Iu,
alpha:1,points:{show:Gg,filter:null},values:null,min:xe,max:-xe,idxs:[],path:null,clip:null};function Ug(e,t,n,o,s){
return n/10}var Ru={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},jg=qe({},Ru,
{time:!1,ori:1}),Qc={};function Ou(e,t){let n=Qc[e];return n||(n={key:e,plots:[],sub(o){n.plots.push(
o)},unsub(o){n.plots=n.plots.filter(s=>s!=o)},pub(o,s,r,i,a,c,p){for(let g=0;g<n.plots.length;g++)n.
plots[g]!=s&&n.plots[g].pub(o,s,r,i,a,c,p)}},e!=null&&(Qc[e]=n)),n}var jo=1,Yi=2;function ro(e,t,n){
let o=e.mode,s=e.series[t],r=o==2?e._data[t]:e._data,i=e.scales,a=e.bbox,c=r[0],p=o==2?r[1]:r[t],g=o==
2?i[s.facets[0].scale]:i[e.series[0].scale],f=o==2?i[s.facets[1].scale]:i[s.scale],h=a.left,d=a.top,
w=a.width,v=a.height,k=e.valToPosH,S=e.valToPosV;return g.ori==0?n(s,c,p,g,f,k,S,h,d,w,v,yr,zo,br,Mu,
Fu):n(s,c,p,g,f,S,k,d,h,v,w,wr,Ko,da,Nu,Lu)}function ca(e,t){let n=0,o=0,s=pe(e.bands,sa);for(let r=0;r<
s.length;r++){let i=s[r];i.series[0]==t?n=i.dir:i.series[1]==t&&(i.dir==1?o|=1:o|=2)}return[n,o==1?-1:
o==2?1:o==3?2:0]}function qg(e,t,n,o,s){let r=e.mode,i=e.series[t],a=r==2?i.facets[1].scale:i.scale,
c=e.scales[a];return s==-1?c.min:s==1?c.max:c.distr==3?c.dir==1?c.min:c.max:0}function gn(e,t,n,o,s,r){
return ro(e,t,(i,a,c,p,g,f,h,d,w,v,k)=>{let S=i.pxRound,b=p.dir*(p.ori==0?1:-1),C=p.ori==0?zo:Ko,x,E;
b==1?(x=n,E=o):(x=o,E=n);let D=S(f(a[x],p,v,d)),M=S(h(c[x],g,k,w)),I=S(f(a[E],p,v,d)),N=S(h(r==1?g.max:
g.min,g,k,w)),R=new Path2D(s);return C(R,I,N),C(R,D,N),C(R,D,M),R})}function _r(e,t,n,o,s,r){let i=null;
if(e.length>0){i=new Path2D;let a=t==0?br:da,c=n;for(let f=0;f<e.length;f++){let h=e[f];if(h[1]>h[0]){
let d=h[0]-c;d>0&&a(i,c,o,d,o+r),c=h[1]}}let p=n+s-c,g=10;p>0&&a(i,c,o-g/2,p,o+r+g)}return i}function zg(e,t,n){
let o=e[e.length-1];o&&o[0]==t?o[1]=n:e.push([t,n])}function ua(e,t,n,o,s,r,i){let a=[],c=e.length;for(let p=s==
1?n:o;p>=n&&p<=o;p+=s)if(t[p]===null){let f=p,h=p;if(s==1)for(;++p<=o&&t[p]===null;)h=p;else for(;--p>=
n&&t[p]===null;)h=p;let d=r(e[f]),w=h==f?d:r(e[h]),v=f-s;d=i<=0&&v>=0&&v<c?r(e[v]):d;let S=h+s;w=i>=
0&&S>=0&&S<c?r(e[S]):w,w>=d&&a.push([d,w])}return a}function Xc(e){return e==0?cu:e==1?Ye:t=>eo(t,e)}
function Eu(e){let t=e==0?yr:wr,n=e==0?(s,r,i,a,c,p)=>{s.arcTo(r,i,a,c,p)}:(s,r,i,a,c,p)=>{s.arcTo(i,
r,c,a,p)},o=e==0?(s,r,i,a,c)=>{s.rect(r,i,a,c)}:(s,r,i,a,c)=>{s.rect(i,r,c,a)};return(s,r,i,a,c,p=0,g=0)=>{
p==0&&g==0?o(s,r,i,a,c):(p=Kt(p,a/2,c/2),g=Kt(g,a/2,c/2),t(s,r+p,i),n(s,r+a,i,r+a,i+c,p),n(s,r+a,i+c,
r,i+c,g),n(s,r,i+c,r,i,g),n(s,r,i,r+a,i,p),s.closePath())}}var yr=(e,t,n)=>{e.moveTo(t,n)},wr=(e,t,n)=>{
e.moveTo(n,t)},zo=(e,t,n)=>{e.lineTo(t,n)},Ko=(e,t,n)=>{e.lineTo(n,t)},br=Eu(0),da=Eu(1),Mu=(e,t,n,o,s,r)=>{
e.arc(t,n,o,s,r)},Nu=(e,t,n,o,s,r)=>{e.arc(n,t,o,s,r)},Fu=(e,t,n,o,s,r,i)=>{e.bezierCurveTo(t,n,o,s,
r,i)},Lu=(e,t,n,o,s,r,i)=>{e.bezierCurveTo(n,t,s,o,i,r)};function Wu(e){return(t,n,o,s,r)=>ro(t,n,(i,a,c,p,g,f,h,d,w,v,k)=>{
let{pxRound:S,points:b}=i,C,x;p.ori==0?(C=yr,x=Mu):(C=wr,x=Nu);let E=Ce(b.width*he,3),D=(b.size-b.width)/
2*he,M=Ce(D*2,3),I=new Path2D,N=new Path2D,{left:R,top:A,width:G,height:W}=t.bbox;br(N,R-M,A-M,G+M*2,
W+M*2);let V=$=>{if(c[$]!=null){let X=S(f(a[$],p,v,d)),U=S(h(c[$],g,k,w));C(I,X+D,U),x(I,X,U,D,0,cr*
2)}};if(r)r.forEach(V);else for(let $=o;$<=s;$++)V($);return{stroke:E>0?I:null,fill:I,clip:N,flags:jo|
Yi}})}function $u(e){return(t,n,o,s,r,i)=>{o!=s&&(r!=o&&i!=o&&e(t,n,o),r!=s&&i!=s&&e(t,n,s),e(t,n,i))}}
var Kg=$u(zo),Yg=$u(Ko);function Bu(e){let t=pe(e?.alignGaps,0);return(n,o,s,r)=>ro(n,o,(i,a,c,p,g,f,h,d,w,v,k)=>{
[s,r]=pr(c,s,r);let S=i.pxRound,b=W=>S(f(W,p,v,d)),C=W=>S(h(W,g,k,w)),x,E;p.ori==0?(x=zo,E=Kg):(x=Ko,
E=Yg);let D=p.dir*(p.ori==0?1:-1),M={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:jo},
I=M.stroke,N=!1;if(r-s>=v*4){let W=Q=>n.posToVal(Q,p.key,!0),V=null,$=null,X,U,ve,J=b(a[D==1?s:r]),L=b(
a[s]),j=b(a[r]),te=W(D==1?L+1:j-1);for(let Q=D==1?s:r;Q>=s&&Q<=r;Q+=D){let Fe=a[Q],Te=(D==1?Fe<te:Fe>
te)?J:b(Fe),_e=c[Q];Te==J?_e!=null?(U=_e,V==null?(x(I,Te,C(U)),X=V=$=U):U<V?V=U:U>$&&($=U)):_e===null&&
(N=!0):(V!=null&&E(I,J,C(V),C($),C(X),C(U)),_e!=null?(U=_e,x(I,Te,C(U)),V=$=X=U):(V=$=null,_e===null&&
(N=!0)),J=Te,te=W(J+D))}V!=null&&V!=$&&ve!=J&&E(I,J,C(V),C($),C(X),C(U))}else for(let W=D==1?s:r;W>=
s&&W<=r;W+=D){let V=c[W];V===null?N=!0:V!=null&&x(I,b(a[W]),C(V))}let[A,G]=ca(n,o);if(i.fill!=null||
A!=0){let W=M.fill=new Path2D(I),V=i.fillTo(n,o,i.min,i.max,A),$=C(V),X=b(a[s]),U=b(a[r]);D==-1&&([U,
X]=[X,U]),x(W,U,$),x(W,X,$)}if(!i.spanGaps){let W=[];N&&W.push(...ua(a,c,s,r,D,b,t)),M.gaps=W=i.gaps(
n,o,s,r,W),M.clip=_r(W,p.ori,d,w,v,k)}return G!=0&&(M.band=G==2?[gn(n,o,s,r,I,-1),gn(n,o,s,r,I,1)]:gn(
n,o,s,r,I,G)),M})}function Zg(e){let t=pe(e.align,1),n=pe(e.ascDesc,!1),o=pe(e.alignGaps,0),s=pe(e.extend,
!1);return(r,i,a,c)=>ro(r,i,(p,g,f,h,d,w,v,k,S,b,C)=>{[a,c]=pr(f,a,c);let x=p.pxRound,{left:E,width:D}=r.
bbox,M=L=>x(w(L,h,b,k)),I=L=>x(v(L,d,C,S)),N=h.ori==0?zo:Ko,R={stroke:new Path2D,fill:null,clip:null,
band:null,gaps:null,flags:jo},A=R.stroke,G=h.dir*(h.ori==0?1:-1),W=I(f[G==1?a:c]),V=M(g[G==1?a:c]),$=V,
X=V;s&&t==-1&&(X=E,N(A,X,W)),N(A,V,W);for(let L=G==1?a:c;L>=a&&L<=c;L+=G){let j=f[L];if(j==null)continue;
let te=M(g[L]),Q=I(j);t==1?N(A,te,W):N(A,$,Q),N(A,te,Q),W=Q,$=te}let U=$;s&&t==1&&(U=E+D,N(A,U,W));let[
ve,J]=ca(r,i);if(p.fill!=null||ve!=0){let L=R.fill=new Path2D(A),j=p.fillTo(r,i,p.min,p.max,ve),te=I(
j);N(L,U,te),N(L,X,te)}if(!p.spanGaps){let L=[];L.push(...ua(g,f,a,c,G,M,o));let j=p.width*he/2,te=n||
t==1?j:-j,Q=n||t==-1?-j:j;L.forEach(Fe=>{Fe[0]+=te,Fe[1]+=Q}),R.gaps=L=p.gaps(r,i,a,c,L),R.clip=_r(L,
h.ori,k,S,b,C)}return J!=0&&(R.band=J==2?[gn(r,i,a,c,A,-1),gn(r,i,a,c,A,1)]:gn(r,i,a,c,A,J)),R})}function eu(e,t,n,o,s,r,i=xe){
if(e.length>1){let a=null;for(let c=0,p=1/0;c<e.length;c++)if(t[c]!==void 0){if(a!=null){let g=Ze(e[c]-
e[a]);g<p&&(p=g,i=Ze(n(e[c],o,s,r)-n(e[a],o,s,r)))}a=c}}return i}function Jg(e){e=e||_s;let t=pe(e.size,
[.6,xe,1]),n=e.align||0,o=e.gap||0,s=e.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let r=ce(s),
i=1-t[0],a=pe(t[1],xe),c=pe(t[2],1),p=pe(e.disp,_s),g=pe(e.each,d=>{}),{fill:f,stroke:h}=p;return(d,w,v,k)=>ro(
d,w,(S,b,C,x,E,D,M,I,N,R,A)=>{let G=S.pxRound,W=n,V=o*he,$=a*he,X=c*he,U,ve;x.ori==0?[U,ve]=r(d,w):[
ve,U]=r(d,w);let J=x.dir*(x.ori==0?1:-1),L=x.ori==0?br:da,j=x.ori==0?g:(Y,Pe,Ke,fo,Fn,Zt,Ln)=>{g(Y,Pe,
Ke,Fn,fo,Ln,Zt)},te=pe(d.bands,sa).find(Y=>Y.series[0]==w),Q=te!=null?te.dir:0,Fe=S.fillTo(d,w,S.min,
S.max,Q),at=G(M(Fe,E,A,N)),Te,_e,Bt,bt=R,Le=G(S.width*he),Yt=!1,an=null,At=null,yn=null,lo=null;f!=null&&
(Le==0||h!=null)&&(Yt=!0,an=f.values(d,w,v,k),At=new Map,new Set(an).forEach(Y=>{Y!=null&&At.set(Y,new Path2D)}),
Le>0&&(yn=h.values(d,w,v,k),lo=new Map,new Set(yn).forEach(Y=>{Y!=null&&lo.set(Y,new Path2D)})));let{
x0:co,size:Yo}=p;if(co!=null&&Yo!=null){W=1,b=co.values(d,w,v,k),co.unit==2&&(b=b.map(Ke=>d.posToVal(
I+Ke*R,x.key,!0)));let Y=Yo.values(d,w,v,k);Yo.unit==2?_e=Y[0]*R:_e=D(Y[0],x,R,I)-D(0,x,R,I),bt=eu(b,
C,D,x,R,I,bt),Bt=bt-_e+V}else bt=eu(b,C,D,x,R,I,bt),Bt=bt*i+V,_e=bt-Bt;Bt<1&&(Bt=0),Le>=_e/2&&(Le=0),
Bt<5&&(G=cu);let vs=Bt>0,Mn=bt-Bt-(vs?Le:0);_e=G(qi(Mn,X,$)),Te=(W==0?_e/2:W==J?0:_e)-W*J*((W==0?V/2:
0)+(vs?Le/2:0));let dt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},uo=Yt?null:new Path2D,
ln=null;if(te!=null)ln=d.data[te.series[1]];else{let{y0:Y,y1:Pe}=p;Y!=null&&Pe!=null&&(C=Pe.values(d,
w,v,k),ln=Y.values(d,w,v,k))}let Nn=U*_e,ie=ve*_e;for(let Y=J==1?v:k;Y>=v&&Y<=k;Y+=J){let Pe=C[Y];if(Pe==
null)continue;if(ln!=null){let _t=ln[Y]??0;if(Pe-_t==0)continue;at=M(_t,E,A,N)}let Ke=x.distr!=2||p!=
null?b[Y]:Y,fo=D(Ke,x,R,I),Fn=M(pe(Pe,Fe),E,A,N),Zt=G(fo-Te),Ln=G(ht(Fn,at)),St=G(Kt(Fn,at)),It=Ln-St;
if(Pe!=null){let _t=Pe<0?ie:Nn,Ht=Pe<0?Nn:ie;Yt?(Le>0&&yn[Y]!=null&&L(lo.get(yn[Y]),Zt,St+Pt(Le/2),_e,
ht(0,It-Le),_t,Ht),an[Y]!=null&&L(At.get(an[Y]),Zt,St+Pt(Le/2),_e,ht(0,It-Le),_t,Ht)):L(uo,Zt,St+Pt(
Le/2),_e,ht(0,It-Le),_t,Ht),j(d,w,Y,Zt-Le/2,St,_e+Le,It)}}return Le>0?dt.stroke=Yt?lo:uo:Yt||(dt._fill=
S.width==0?S._fill:S._stroke??S._fill,dt.width=0),dt.fill=Yt?At:uo,dt})}function Qg(e,t){let n=pe(t?.
alignGaps,0);return(o,s,r,i)=>ro(o,s,(a,c,p,g,f,h,d,w,v,k,S)=>{[r,i]=pr(p,r,i);let b=a.pxRound,C=U=>b(
h(U,g,k,w)),x=U=>b(d(U,f,S,v)),E,D,M;g.ori==0?(E=yr,M=zo,D=Fu):(E=wr,M=Ko,D=Lu);let I=g.dir*(g.ori==
0?1:-1),N=C(c[I==1?r:i]),R=N,A=[],G=[];for(let U=I==1?r:i;U>=r&&U<=i;U+=I)if(p[U]!=null){let J=c[U],
L=C(J);A.push(R=L),G.push(x(p[U]))}let W={stroke:e(A,G,E,M,D,b),fill:null,clip:null,band:null,gaps:null,
flags:jo},V=W.stroke,[$,X]=ca(o,s);if(a.fill!=null||$!=0){let U=W.fill=new Path2D(V),ve=a.fillTo(o,s,
a.min,a.max,$),J=x(ve);M(U,R,J),M(U,N,J)}if(!a.spanGaps){let U=[];U.push(...ua(c,p,r,i,I,C,n)),W.gaps=
U=a.gaps(o,s,r,i,U),W.clip=_r(U,g.ori,w,v,k,S)}return X!=0&&(W.band=X==2?[gn(o,s,r,i,V,-1),gn(o,s,r,
i,V,1)]:gn(o,s,r,i,V,X)),W})}function Xg(e){return Qg(eh,e)}function eh(e,t,n,o,s,r){let i=e.length;
if(i<2)return null;let a=new Path2D;if(n(a,e[0],t[0]),i==2)o(a,e[1],t[1]);else{let c=Array(i),p=Array(
i-1),g=Array(i-1),f=Array(i-1);for(let h=0;h<i-1;h++)g[h]=t[h+1]-t[h],f[h]=e[h+1]-e[h],p[h]=g[h]/f[h];
c[0]=p[0];for(let h=1;h<i-1;h++)p[h]===0||p[h-1]===0||p[h-1]>0!=p[h]>0?c[h]=0:(c[h]=3*(f[h-1]+f[h])/
((2*f[h]+f[h-1])/p[h-1]+(f[h]+2*f[h-1])/p[h]),isFinite(c[h])||(c[h]=0));c[i-1]=p[i-2];for(let h=0;h<
i-1;h++)s(a,e[h]+f[h]/3,t[h]+c[h]*f[h]/3,e[h+1]-f[h]/3,t[h+1]-c[h+1]*f[h]/3,e[h+1],t[h+1])}return a}
var Zi=new Set;function tu(){for(let e of Zi)e.syncRect(!0)}qo&&(oo(Mm,Ho,tu),oo(Nm,Ho,tu,!0),oo(ur,
Ho,()=>{ze.pxRatio=he}));var th=Bu(),nh=Wu();function nu(e,t,n,o){return(o?[e[0],e[1]].concat(e.slice(
2)):[e[0]].concat(e.slice(1))).map((r,i)=>Ji(r,i,t,n))}function oh(e,t){return e.map((n,o)=>o==0?{}:
qe({},t,n))}function Ji(e,t,n,o){return qe({},t==0?n:o,e)}function Hu(e,t,n){return t==null?Go:[t,n]}
var sh=Hu;function rh(e,t,n){return t==null?Go:dr(t,n,na,!0)}function Vu(e,t,n,o){return t==null?Go:
mr(t,n,e.scales[o].log,!1)}var ih=Vu;function Gu(e,t,n,o){return t==null?Go:ta(t,n,e.scales[o].log,!1)}
var ah=Gu;function lh(e,t,n,o,s){let r=ht(Mc(e),Mc(t)),i=t-e,a=zt(s/o*i,n);do{let c=n[a],p=o*c/i;if(p>=
s&&r+(c<5?En.get(c):0)<=17)return[c,p]}while(++a<n.length);return[0,0]}function ou(e){let t,n;return e=
e.replace(/(\d+)px/,(o,s)=>(t=Ye((n=+s)*he))+"px"),[e,t,n]}function ch(e){e.show&&[e.font,e.labelFont].
forEach(t=>{let n=Ce(t[2]*he,1);t[0]=t[0].replace(/[0-9.]+px/,n+"px"),t[1]=n})}function ze(e,t,n){let o={
mode:pe(e.mode,1)},s=o.mode;function r(u,m,_,y){let T=m.valToPct(u);return y+_*(m.dir==-1?1-T:T)}function i(u,m,_,y){
let T=m.valToPct(u);return y+_*(m.dir==-1?T:1-T)}function a(u,m,_,y){return m.ori==0?r(u,m,_,y):i(u,
m,_,y)}o.valToPosH=r,o.valToPosV=i;let c=!1;o.status=0;let p=o.root=Wt(hm);if(e.id!=null&&(p.id=e.id),
Ct(p,e.class),e.title){let u=Wt(wm,p);u.textContent=e.title}let g=qt("canvas"),f=o.ctx=g.getContext(
"2d"),h=Wt(bm,p);oo("click",h,u=>{u.target===w&&(De!=vo||Me!=To)&&rt.click(o,u)},!0);let d=o.under=Wt(
Sm,h);h.appendChild(g);let w=o.over=Wt(km,h);e=Uo(e);let v=+pe(e.pxAlign,1),k=Xc(v);(e.plugins||[]).
forEach(u=>{u.opts&&(e=u.opts(o,e)||e)});let S=e.ms||.001,b=o.series=s==1?nu(e.series||[],qc,Jc,!1):
oh(e.series||[null],Zc),C=o.axes=nu(e.axes||[],jc,Kc,!0),x=o.scales={},E=o.bands=e.bands||[];E.forEach(
u=>{u.fill=ce(u.fill||null),u.dir=pe(u.dir,-1)});let D=s==2?b[1].facets[0].scale:b[0].scale,M={axes:af,
series:tf},I=(e.drawOrder||["axes","series"]).map(u=>M[u]);function N(u){let m=u.distr==3?_=>mn(_>0?
_:u.clamp(o,_,u.min,u.max,u.key)):u.distr==4?_=>Wi(_,u.asinh):u.distr==100?_=>u.fwd(_):_=>_;return _=>{
let y=m(_),{_min:T,_max:P}=u,O=P-T;return(y-T)/O}}function R(u){let m=x[u];if(m==null){let _=(e.scales||
_s)[u]||_s;if(_.from!=null){R(_.from);let y=qe({},x[_.from],_,{key:u});y.valToPct=N(y),x[u]=y}else{m=
x[u]=qe({},u==D?Ru:jg,_),m.key=u;let y=m.time,T=m.range,P=On(T);if((u!=D||s==2&&!y)&&(P&&(T[0]==null||
T[1]==null)&&(T={min:T[0]==null?Rc:{mode:1,hard:T[0],soft:T[0]},max:T[1]==null?Rc:{mode:1,hard:T[1],
soft:T[1]}},P=!1),!P&&hr(T))){let O=T;T=(F,H,z)=>H==null?Go:dr(H,z,O)}m.range=ce(T||(y?sh:u==D?m.distr==
3?ih:m.distr==4?ah:Hu:m.distr==3?Vu:m.distr==4?Gu:rh)),m.auto=ce(P?!1:m.auto),m.clamp=ce(m.clamp||Ug),
m._min=m._max=null,m.valToPct=N(m)}}}R("x"),R("y"),s==1&&b.forEach(u=>{R(u.scale)}),C.forEach(u=>{R(
u.scale)});for(let u in e.scales)R(u);let A=x[D],G=A.distr,W,V;A.ori==0?(Ct(p,_m),W=r,V=i):(Ct(p,ym),
W=i,V=r);let $={};for(let u in x){let m=x[u];(m.min!=null||m.max!=null)&&($[u]={min:m.min,max:m.max},
m.min=m.max=null)}let X=e.tzDate||(u=>new Date(Ye(u/S))),U=e.fmtDate||ra,ve=S==1?_g(X):bg(X),J=Vc(X,
Hc(S==1?hg:wg,U)),L=Uc(X,Gc(kg,U)),j=[],te=o.legend=qe({},xg,e.legend),Q=o.cursor=qe({},Rg,{drag:{y:s==
2}},e.cursor),Fe=te.show,at=Q.show,Te=te.markers;te.idxs=j,Te.width=ce(Te.width),Te.dash=ce(Te.dash),
Te.stroke=ce(Te.stroke),Te.fill=ce(Te.fill);let _e,Bt,bt,Le=[],Yt=[],an,At=!1,yn={};if(te.live){let u=b[1]?
b[1].values:null;At=u!=null,an=At?u(o,1,0):{_:0};for(let m in an)yn[m]=Xi}if(Fe)if(_e=qt("table",Dm,
p),bt=qt("tbody",null,_e),te.mount(o,_e),At){Bt=qt("thead",null,_e,bt);let u=qt("tr",null,Bt);qt("th",
null,u);for(var lo in an)qt("th",yc,u).textContent=lo}else Ct(_e,Im),te.live&&Ct(_e,Am);let co={show:!0},
Yo={show:!1};function vs(u,m){if(m==0&&(At||!te.live||s==2))return Go;let _=[],y=qt("tr",Rm,bt,bt.childNodes[m]);
Ct(y,u.class),u.show||Ct(y,no);let T=qt("th",null,y);if(Te.show){let F=Wt(Om,T);if(m>0){let H=Te.width(
o,m);H&&(F.style.border=H+"px "+Te.dash(o,m)+" "+Te.stroke(o,m)),F.style.background=Te.fill(o,m)}}let P=Wt(
yc,T);u.label instanceof HTMLElement?P.appendChild(u.label):P.textContent=u.label,m>0&&(Te.show||(P.
style.color=u.width>0?Te.stroke(o,m):Te.fill(o,m)),dt("click",T,F=>{if(Q._lock)return;$n(F);let H=b.
indexOf(u);if((F.ctrlKey||F.metaKey)!=te.isolate){let z=b.some((K,Z)=>Z>0&&Z!=H&&K.show);b.forEach((K,Z)=>{
Z>0&&Qt(Z,z?Z==H?co:Yo:co,!0,Ue.setSeries)})}else Qt(H,{show:!u.show},!0,Ue.setSeries)},!1),mo&&dt(kc,
T,F=>{Q._lock||($n(F),Qt(b.indexOf(u),Co,!0,Ue.setSeries))},!1));for(var O in an){let F=qt("td",Em,y);
F.textContent="--",_.push(F)}return[y,_]}let Mn=new Map;function dt(u,m,_,y=!0){let T=Mn.get(m)||{},
P=Q.bind[u](o,m,_,y);P&&(oo(u,m,T[u]=P),Mn.set(m,T))}function uo(u,m,_){let y=Mn.get(m)||{};for(let T in y)
(u==null||T==u)&&(ji(T,m,y[T]),delete y[T]);u==null&&Mn.delete(m)}let ln=0,Nn=0,ie=0,Y=0,Pe=0,Ke=0,fo=Pe,
Fn=Ke,Zt=ie,Ln=Y,St=0,It=0,_t=0,Ht=0;o.bbox={};let Cr=!1,Ts=!1,po=!1,Wn=!1,xs=!1,Rt=!1;function Pr(u,m,_){
(_||u!=o.width||m!=o.height)&&Ta(u,m),wo(!1),po=!0,Ts=!0,bo()}function Ta(u,m){o.width=ln=ie=u,o.height=
Nn=Y=m,Pe=Ke=0,Kd(),Yd();let _=o.bbox;St=_.left=eo(Pe*he,.5),It=_.top=eo(Ke*he,.5),_t=_.width=eo(ie*
he,.5),Ht=_.height=eo(Y*he,.5)}let jd=3;function qd(){let u=!1,m=0;for(;!u;){m++;let _=sf(m),y=rf(m);
u=m==jd||_&&y,u||(Ta(o.width,o.height),Ts=!0)}}function zd({width:u,height:m}){Pr(u,m)}o.setSize=zd;
function Kd(){let u=!1,m=!1,_=!1,y=!1;C.forEach((T,P)=>{if(T.show&&T._show){let{side:O,_size:F}=T,H=O%
2,z=T.label!=null?T.labelSize:0,K=F+z;K>0&&(H?(ie-=K,O==3?(Pe+=K,y=!0):_=!0):(Y-=K,O==0?(Ke+=K,u=!0):
m=!0))}}),Bn[0]=u,Bn[1]=_,Bn[2]=m,Bn[3]=y,ie-=wn[1]+wn[3],Pe+=wn[3],Y-=wn[2]+wn[0],Ke+=wn[0]}function Yd(){
let u=Pe+ie,m=Ke+Y,_=Pe,y=Ke;function T(P,O){switch(P){case 1:return u+=O,u-O;case 2:return m+=O,m-O;case 3:
return _-=O,_+O;case 0:return y-=O,y+O}}C.forEach((P,O)=>{if(P.show&&P._show){let F=P.side;P._pos=T(
F,P._size),P.label!=null&&(P._lpos=T(F,P.labelSize))}})}if(Q.dataIdx==null){let u=Q.hover,m=u.skip=new Set(
u.skip??[]);m.add(void 0);let _=u.prox=ce(u.prox),y=u.bias??=0;Q.dataIdx=(T,P,O,F)=>{if(P==0)return O;
let H=O,z=_(T,P,O,F)??xe,K=z>=0&&z<xe,Z=A.ori==0?ie:Y,re=Q.left,me=t[0],fe=t[P];if(m.has(fe[O])){H=null;
let le=null,oe=null,ee;if(y==0||y==-1)for(ee=O;le==null&&ee-- >0;)m.has(fe[ee])||(le=ee);if(y==0||y==
1)for(ee=O;oe==null&&ee++<fe.length;)m.has(fe[ee])||(oe=ee);if(le!=null||oe!=null)if(K){let Ie=le==null?
-1/0:W(me[le],A,Z,0),We=oe==null?1/0:W(me[oe],A,Z,0),nt=re-Ie,ke=We-re;nt<=ke?nt<=z&&(H=le):ke<=z&&(H=
oe)}else H=oe==null?le:le==null?oe:O-le<=oe-O?le:oe}else K&&Ze(re-W(me[O],A,Z,0))>z&&(H=null);return H}}
let $n=u=>{Q.event=u};Q.idxs=j,Q._lock=!1;let lt=Q.points;lt.show=ce(lt.show),lt.size=ce(lt.size),lt.
stroke=ce(lt.stroke),lt.width=ce(lt.width),lt.fill=ce(lt.fill);let Jt=o.focus=qe({},e.focus||{alpha:.3},
Q.focus),mo=Jt.prox>=0,go=mo&&lt.one,Ot=[],ho=[],_o=[];function xa(u,m){let _=lt.show(o,m);if(_ instanceof
HTMLElement)return Ct(_,Pm),Ct(_,u.class),sn(_,-10,-10,ie,Y),w.insertBefore(_,Ot[m]),_}function Ca(u,m){
if(s==1||m>0){let _=s==1&&x[u.scale].time,y=u.value;u.value=_?Lc(y)?Uc(X,Gc(y,U)):y||L:y||Hg,u.label=
u.label||(_?Eg:Og)}if(go||m>0){u.width=u.width==null?1:u.width,u.paths=u.paths||th||jm,u.fillTo=ce(u.
fillTo||qg),u.pxAlign=+pe(u.pxAlign,v),u.pxRound=Xc(u.pxAlign),u.stroke=ce(u.stroke||null),u.fill=ce(
u.fill||null),u._stroke=u._fill=u._paths=u._focus=null;let _=Vg(ht(1,u.width),1),y=u.points=qe({},{size:_,
width:ht(1,_*.2),stroke:u.stroke,space:_*2,paths:nh,_stroke:null,_fill:null},u.points);y.show=ce(y.show),
y.filter=ce(y.filter),y.fill=ce(y.fill),y.stroke=ce(y.stroke),y.paths=ce(y.paths),y.pxAlign=u.pxAlign}
if(Fe){let _=vs(u,m);Le.splice(m,0,_[0]),Yt.splice(m,0,_[1]),te.values.push(null)}if(at){j.splice(m,
0,null);let _=null;go?m==0&&(_=xa(u,m)):m>0&&(_=xa(u,m)),Ot.splice(m,0,_),ho.splice(m,0,0),_o.splice(
m,0,0)}tt("addSeries",m)}function Zd(u,m){m=m??b.length,u=s==1?Ji(u,m,qc,Jc):Ji(u,m,{},Zc),b.splice(
m,0,u),Ca(b[m],m)}o.addSeries=Zd;function Jd(u){if(b.splice(u,1),Fe){te.values.splice(u,1),Yt.splice(
u,1);let m=Le.splice(u,1)[0];uo(null,m.firstChild),m.remove()}at&&(j.splice(u,1),Ot.splice(u,1)[0].remove(),
ho.splice(u,1),_o.splice(u,1)),tt("delSeries",u)}o.delSeries=Jd;let Bn=[!1,!1,!1,!1];function Qd(u,m){
if(u._show=u.show,u.show){let _=u.side%2,y=x[u.scale];y==null&&(u.scale=_?b[1].scale:D,y=x[u.scale]);
let T=y.time;u.size=ce(u.size),u.space=ce(u.space),u.rotate=ce(u.rotate),On(u.incrs)&&u.incrs.forEach(
O=>{!En.has(O)&&En.set(O,fu(O))}),u.incrs=ce(u.incrs||(y.distr==2?pg:T?S==1?gg:yg:to)),u.splits=ce(u.
splits||(T&&y.distr==1?ve:y.distr==3?zi:y.distr==4?Fg:Ng)),u.stroke=ce(u.stroke),u.grid.stroke=ce(u.
grid.stroke),u.ticks.stroke=ce(u.ticks.stroke),u.border.stroke=ce(u.border.stroke);let P=u.values;u.
values=On(P)&&!On(P[0])?ce(P):T?On(P)?Vc(X,Hc(P,U)):Lc(P)?Sg(X,P):P||J:P||Mg,u.filter=ce(u.filter||(y.
distr>=3&&y.log==10?$g:y.distr==3&&y.log==2?Bg:uu)),u.font=ou(u.font),u.labelFont=ou(u.labelFont),u.
_size=u.size(o,null,m,0),u._space=u._rotate=u._incrs=u._found=u._splits=u._values=null,u._size>0&&(Bn[m]=
!0,u._el=Wt(vm,h))}}function Zo(u,m,_,y){let[T,P,O,F]=_,H=m%2,z=0;return H==0&&(F||P)&&(z=m==0&&!T||
m==2&&!O?Ye(jc.size/3):0),H==1&&(T||O)&&(z=m==1&&!P||m==3&&!F?Ye(Kc.size/2):0),z}let Pa=o.padding=(e.
padding||[Zo,Zo,Zo,Zo]).map(u=>ce(pe(u,Zo))),wn=o._padding=Pa.map((u,m)=>u(o,m,Bn,0)),st,Je=null,Qe=null,
Cs=s==1?b[0].idxs:null,Vt=null,Jo=!1;function Da(u,m){if(t=u??[],o.data=o._data=t,s==2){st=0;for(let _=1;_<
b.length;_++)st+=t[_][0].length}else{t.length==0&&(o.data=o._data=t=[[]]),Vt=t[0],st=Vt.length;let _=t;
if(G==2){_=t.slice();let y=_[0]=Array(st);for(let T=0;T<st;T++)y[T]=T}o._data=t=_}if(wo(!0),tt("setD\
ata"),G==2&&(po=!0),m!==!1){let _=A;_.auto(o,Jo)?Dr():Sn(D,_.min,_.max),Wn=Wn||Q.left>=0,Rt=!0,bo()}}
o.setData=Da;function Dr(){Jo=!0;let u,m;s==1&&(st>0?(Je=Cs[0]=0,Qe=Cs[1]=st-1,u=t[0][Je],m=t[0][Qe],
G==2?(u=Je,m=Qe):u==m&&(G==3?[u,m]=mr(u,u,A.log,!1):G==4?[u,m]=ta(u,u,A.log,!1):A.time?m=u+Ye(86400/
S):[u,m]=dr(u,m,na,!0))):(Je=Cs[0]=u=null,Qe=Cs[1]=m=null)),Sn(D,u,m)}let Ps,yo,Ar,Ir,Rr,Or,Er,Mr,Nr,
yt;function Aa(u,m,_,y,T,P){u??=bc,_??=sa,y??="butt",T??=bc,P??="round",u!=Ps&&(f.strokeStyle=Ps=u),
T!=yo&&(f.fillStyle=yo=T),m!=Ar&&(f.lineWidth=Ar=m),P!=Rr&&(f.lineJoin=Rr=P),y!=Or&&(f.lineCap=Or=y),
_!=Ir&&f.setLineDash(Ir=_)}function Ia(u,m,_,y){m!=yo&&(f.fillStyle=yo=m),u!=Er&&(f.font=Er=u),_!=Mr&&
(f.textAlign=Mr=_),y!=Nr&&(f.textBaseline=Nr=y)}function Fr(u,m,_,y,T=0){if(y.length>0&&u.auto(o,Jo)&&
(m==null||m.min==null)){let P=pe(Je,0),O=pe(Qe,y.length-1),F=_.min==null?$m(y,P,O,T,u.distr==3):[_.min,
_.max];u.min=Kt(u.min,_.min=F[0]),u.max=ht(u.max,_.max=F[1])}}let Ra={min:null,max:null};function Xd(){
for(let y in x){let T=x[y];$[y]==null&&(T.min==null||$[D]!=null&&T.auto(o,Jo))&&($[y]=Ra)}for(let y in x){
let T=x[y];$[y]==null&&T.from!=null&&$[T.from]!=null&&($[y]=Ra)}$[D]!=null&&wo(!0);let u={};for(let y in $){
let T=$[y];if(T!=null){let P=u[y]=Uo(x[y],Km);if(T.min!=null)qe(P,T);else if(y!=D||s==2)if(st==0&&P.
from==null){let O=P.range(o,null,null,y);P.min=O[0],P.max=O[1]}else P.min=xe,P.max=-xe}}if(st>0){b.forEach(
(y,T)=>{if(s==1){let P=y.scale,O=$[P];if(O==null)return;let F=u[P];if(T==0){let H=F.range(o,F.min,F.
max,P);F.min=H[0],F.max=H[1],Je=zt(F.min,t[0]),Qe=zt(F.max,t[0]),Qe-Je>1&&(t[0][Je]<F.min&&Je++,t[0][Qe]>
F.max&&Qe--),y.min=Vt[Je],y.max=Vt[Qe]}else y.show&&y.auto&&Fr(F,O,y,t[T],y.sorted);y.idxs[0]=Je,y.idxs[1]=
Qe}else if(T>0&&y.show&&y.auto){let[P,O]=y.facets,F=P.scale,H=O.scale,[z,K]=t[T],Z=u[F],re=u[H];Z!=null&&
Fr(Z,$[F],P,z,P.sorted),re!=null&&Fr(re,$[H],O,K,O.sorted),y.min=O.min,y.max=O.max}});for(let y in u){
let T=u[y],P=$[y];if(T.from==null&&(P==null||P.min==null)){let O=T.range(o,T.min==xe?null:T.min,T.max==
-xe?null:T.max,y);T.min=O[0],T.max=O[1]}}}for(let y in u){let T=u[y];if(T.from!=null){let P=u[T.from];
if(P.min==null)T.min=T.max=null;else{let O=T.range(o,P.min,P.max,y);T.min=O[0],T.max=O[1]}}}let m={},
_=!1;for(let y in u){let T=u[y],P=x[y];if(P.min!=T.min||P.max!=T.max){P.min=T.min,P.max=T.max;let O=P.
distr;P._min=O==3?mn(P.min):O==4?Wi(P.min,P.asinh):O==100?P.fwd(P.min):P.min,P._max=O==3?mn(P.max):O==
4?Wi(P.max,P.asinh):O==100?P.fwd(P.max):P.max,m[y]=_=!0}}if(_){b.forEach((y,T)=>{s==2?T>0&&m.y&&(y._paths=
null):m[y.scale]&&(y._paths=null)});for(let y in m)po=!0,tt("setScale",y);at&&Q.left>=0&&(Wn=Rt=!0)}
for(let y in $)$[y]=null}function ef(u){let m=qi(Je-1,0,st-1),_=qi(Qe+1,0,st-1);for(;u[m]==null&&m>0;)
m--;for(;u[_]==null&&_<st-1;)_++;return[m,_]}function tf(){if(st>0){let u=b.some(m=>m._focus)&&yt!=Jt.
alpha;u&&(f.globalAlpha=yt=Jt.alpha),b.forEach((m,_)=>{if(_>0&&m.show&&(Oa(_,!1),Oa(_,!0),m._paths==
null)){let y=yt;yt!=m.alpha&&(f.globalAlpha=yt=m.alpha);let T=s==2?[0,t[_][0].length-1]:ef(t[_]);m._paths=
m.paths(o,_,T[0],T[1]),yt!=y&&(f.globalAlpha=yt=y)}}),b.forEach((m,_)=>{if(_>0&&m.show){let y=yt;yt!=
m.alpha&&(f.globalAlpha=yt=m.alpha),m._paths!=null&&Ea(_,!1);{let T=m._paths!=null?m._paths.gaps:null,
P=m.points.show(o,_,Je,Qe,T),O=m.points.filter(o,_,P,T);(P||O)&&(m.points._paths=m.points.paths(o,_,
Je,Qe,O),Ea(_,!0))}yt!=y&&(f.globalAlpha=yt=y),tt("drawSeries",_)}}),u&&(f.globalAlpha=yt=1)}}function Oa(u,m){
let _=m?b[u].points:b[u];_._stroke=_.stroke(o,u),_._fill=_.fill(o,u)}function Ea(u,m){let _=m?b[u].points:
b[u],{stroke:y,fill:T,clip:P,flags:O,_stroke:F=_._stroke,_fill:H=_._fill,_width:z=_.width}=_._paths;
z=Ce(z*he,3);let K=null,Z=z%2/2;m&&H==null&&(H=z>0?"#fff":F);let re=_.pxAlign==1&&Z>0;if(re&&f.translate(
Z,Z),!m){let me=St-z/2,fe=It-z/2,le=_t+z,oe=Ht+z;K=new Path2D,K.rect(me,fe,le,oe)}m?Lr(F,z,_.dash,_.
cap,H,y,T,O,P):nf(u,F,z,_.dash,_.cap,H,y,T,O,K,P),re&&f.translate(-Z,-Z)}function nf(u,m,_,y,T,P,O,F,H,z,K){
let Z=!1;H!=0&&E.forEach((re,me)=>{if(re.series[0]==u){let fe=b[re.series[1]],le=t[re.series[1]],oe=(fe.
_paths||_s).band;On(oe)&&(oe=re.dir==1?oe[0]:oe[1]);let ee,Ie=null;fe.show&&oe&&Hm(le,Je,Qe)?(Ie=re.
fill(o,me)||P,ee=fe._paths.clip):oe=null,Lr(m,_,y,T,Ie,O,F,H,z,K,ee,oe),Z=!0}}),Z||Lr(m,_,y,T,P,O,F,
H,z,K)}let Ma=jo|Yi;function Lr(u,m,_,y,T,P,O,F,H,z,K,Z){Aa(u,m,_,y,T),(H||z||Z)&&(f.save(),H&&f.clip(
H),z&&f.clip(z)),Z?(F&Ma)==Ma?(f.clip(Z),K&&f.clip(K),As(T,O),Ds(u,P,m)):F&Yi?(As(T,O),f.clip(Z),Ds(
u,P,m)):F&jo&&(f.save(),f.clip(Z),K&&f.clip(K),As(T,O),f.restore(),Ds(u,P,m)):(As(T,O),Ds(u,P,m)),(H||
z||Z)&&f.restore()}function Ds(u,m,_){_>0&&(m instanceof Map?m.forEach((y,T)=>{f.strokeStyle=Ps=T,f.
stroke(y)}):m!=null&&u&&f.stroke(m))}function As(u,m){m instanceof Map?m.forEach((_,y)=>{f.fillStyle=
yo=y,f.fill(_)}):m!=null&&u&&f.fill(m)}function of(u,m,_,y){let T=C[u],P;if(y<=0)P=[0,0];else{let O=T.
_space=T.space(o,u,m,_,y),F=T._incrs=T.incrs(o,u,m,_,y,O);P=lh(m,_,F,y,O)}return T._found=P}function Wr(u,m,_,y,T,P,O,F,H,z){
let K=O%2/2;v==1&&f.translate(K,K),Aa(F,O,H,z,F),f.beginPath();let Z,re,me,fe,le=T+(y==0||y==3?-P:P);
_==0?(re=T,fe=le):(Z=T,me=le);for(let oe=0;oe<u.length;oe++)m[oe]!=null&&(_==0?Z=me=u[oe]:re=fe=u[oe],
f.moveTo(Z,re),f.lineTo(me,fe));f.stroke(),v==1&&f.translate(-K,-K)}function sf(u){let m=!0;return C.
forEach((_,y)=>{if(!_.show)return;let T=x[_.scale];if(T.min==null){_._show&&(m=!1,_._show=!1,wo(!1));
return}else _._show||(m=!1,_._show=!0,wo(!1));let P=_.side,O=P%2,{min:F,max:H}=T,[z,K]=of(y,F,H,O==0?
ie:Y);if(K==0)return;let Z=T.distr==2,re=_._splits=_.splits(o,y,F,H,z,K,Z),me=T.distr==2?re.map(ee=>Vt[ee]):
re,fe=T.distr==2?Vt[re[1]]-Vt[re[0]]:z,le=_._values=_.values(o,_.filter(o,me,y,K,fe),y,K,fe);_._rotate=
P==2?_.rotate(o,le,y,K):0;let oe=_._size;_._size=$t(_.size(o,le,y,u)),oe!=null&&_._size!=oe&&(m=!1)}),
m}function rf(u){let m=!0;return Pa.forEach((_,y)=>{let T=_(o,y,Bn,u);T!=wn[y]&&(m=!1),wn[y]=T}),m}function af(){
for(let u=0;u<C.length;u++){let m=C[u];if(!m.show||!m._show)continue;let _=m.side,y=_%2,T,P,O=m.stroke(
o,u),F=_==0||_==3?-1:1,[H,z]=m._found;if(m.label!=null){let pt=m.labelGap*F,Tt=Ye((m._lpos+pt)*he);Ia(
m.labelFont[0],O,"center",_==2?"top":wc),f.save(),y==1?(T=P=0,f.translate(Tt,Ye(It+Ht/2)),f.rotate((_==
3?-cr:cr)/2)):(T=Ye(St+_t/2),P=Tt);let Gn=lu(m.label)?m.label(o,u,H,z):m.label;f.fillText(Gn,T,P),f.
restore()}if(z==0)continue;let K=x[m.scale],Z=y==0?_t:Ht,re=y==0?St:It,me=m._splits,fe=K.distr==2?me.
map(pt=>Vt[pt]):me,le=K.distr==2?Vt[me[1]]-Vt[me[0]]:H,oe=m.ticks,ee=m.border,Ie=oe.show?oe.size:0,We=Ye(
Ie*he),nt=Ye((m.alignTo==2?m._size-Ie-m.gap:m.gap)*he),ke=m._rotate*-cr/180,$e=k(m._pos*he),kt=(We+nt)*
F,ft=$e+kt;P=y==0?ft:0,T=y==1?ft:0;let Et=m.font[0],Gt=m.align==1?$o:m.align==2?Ni:ke>0?$o:ke<0?Ni:y==
0?"center":_==3?Ni:$o,en=ke||y==1?"middle":_==2?"top":wc;Ia(Et,O,Gt,en);let vt=m.font[1]*m.lineGap,Mt=me.
map(pt=>k(a(pt,K,Z,re))),Ut=m._values;for(let pt=0;pt<Ut.length;pt++){let Tt=Ut[pt];if(Tt!=null){y==
0?T=Mt[pt]:P=Mt[pt],Tt=""+Tt;let Gn=Tt.indexOf(`
`)==-1?[Tt]:Tt.split(/\n/gm);for(let mt=0;mt<Gn.length;mt++){let Xa=Gn[mt];ke?(f.save(),f.translate(
T,P+mt*vt),f.rotate(ke),f.fillText(Xa,0,0),f.restore()):f.fillText(Xa,T,P+mt*vt)}}}oe.show&&Wr(Mt,oe.
filter(o,fe,u,z,le),y,_,$e,We,Ce(oe.width*he,3),oe.stroke(o,u),oe.dash,oe.cap);let tn=m.grid;tn.show&&
Wr(Mt,tn.filter(o,fe,u,z,le),y,y==0?2:1,y==0?It:St,y==0?Ht:_t,Ce(tn.width*he,3),tn.stroke(o,u),tn.dash,
tn.cap),ee.show&&Wr([$e],[1],y==0?1:0,y==0?1:2,y==1?It:St,y==1?Ht:_t,Ce(ee.width*he,3),ee.stroke(o,u),
ee.dash,ee.cap)}tt("drawAxes")}function wo(u){b.forEach((m,_)=>{_>0&&(m._paths=null,u&&(s==1?(m.min=
null,m.max=null):m.facets.forEach(y=>{y.min=null,y.max=null})))})}let Is=!1,$r=!1,Qo=[];function lf(){
$r=!1;for(let u=0;u<Qo.length;u++)tt(...Qo[u]);Qo.length=0}function bo(){Is||(tg(Na),Is=!0)}function cf(u,m=!1){
Is=!0,$r=m,u(o),Na(),m&&Qo.length>0&&queueMicrotask(lf)}o.batch=cf;function Na(){if(Cr&&(Xd(),Cr=!1),
po&&(qd(),po=!1),Ts){if(Ee(d,$o,Pe),Ee(d,"top",Ke),Ee(d,ps,ie),Ee(d,ms,Y),Ee(w,$o,Pe),Ee(w,"top",Ke),
Ee(w,ps,ie),Ee(w,ms,Y),Ee(h,ps,ln),Ee(h,ms,Nn),g.width=Ye(ln*he),g.height=Ye(Nn*he),C.forEach(({_el:u,
_show:m,_size:_,_pos:y,side:T})=>{if(u!=null)if(m){let P=T===3||T===0?_:0,O=T%2==1;Ee(u,O?"left":"to\
p",y-P),Ee(u,O?"width":"height",_),Ee(u,O?"top":"left",O?Ke:Pe),Ee(u,O?"height":"width",O?Y:ie),Ui(u,
no)}else Ct(u,no)}),Ps=yo=Ar=Rr=Or=Er=Mr=Nr=Ir=null,yt=1,ts(!0),Pe!=fo||Ke!=Fn||ie!=Zt||Y!=Ln){wo(!1);
let u=ie/Zt,m=Y/Ln;if(at&&!Wn&&Q.left>=0){Q.left*=u,Q.top*=m,So&&sn(So,Ye(Q.left),0,ie,Y),ko&&sn(ko,
0,Ye(Q.top),ie,Y);for(let _=0;_<Ot.length;_++){let y=Ot[_];y!=null&&(ho[_]*=u,_o[_]*=m,sn(y,$t(ho[_]),
$t(_o[_]),ie,Y))}}if(Ae.show&&!xs&&Ae.left>=0&&Ae.width>0){Ae.left*=u,Ae.width*=u,Ae.top*=m,Ae.height*=
m;for(let _ in jr)Ee(xo,_,Ae[_])}fo=Pe,Fn=Ke,Zt=ie,Ln=Y}tt("setSize"),Ts=!1}ln>0&&Nn>0&&(f.clearRect(
0,0,g.width,g.height),tt("drawClear"),I.forEach(u=>u()),tt("draw")),Ae.show&&xs&&(Rs(Ae),xs=!1),at&&
Wn&&(Vn(null,!0,!1),Wn=!1),te.show&&te.live&&Rt&&(Gr(),Rt=!1),c||(c=!0,o.status=1,tt("ready")),Jo=!1,
Is=!1}o.redraw=(u,m)=>{po=m||!1,u!==!1?Sn(D,A.min,A.max):bo()};function Br(u,m){let _=x[u];if(_.from==
null){if(st==0){let y=_.range(o,m.min,m.max,u);m.min=y[0],m.max=y[1]}if(m.min>m.max){let y=m.min;m.min=
m.max,m.max=y}if(st>1&&m.min!=null&&m.max!=null&&m.max-m.min<1e-16)return;u==D&&_.distr==2&&st>0&&(m.
min=zt(m.min,t[0]),m.max=zt(m.max,t[0]),m.min==m.max&&m.max++),$[u]=m,Cr=!0,bo()}}o.setScale=Br;let Hr,
Vr,So,ko,Fa,La,vo,To,Wa,$a,De,Me,bn=!1,rt=Q.drag,Xe=rt.x,et=rt.y;at&&(Q.x&&(Hr=Wt(xm,w)),Q.y&&(Vr=Wt(
Cm,w)),A.ori==0?(So=Hr,ko=Vr):(So=Vr,ko=Hr),De=Q.left,Me=Q.top);let Ae=o.select=qe({show:!0,over:!0,
left:0,width:0,top:0,height:0},e.select),xo=Ae.show?Wt(Tm,Ae.over?w:d):null;function Rs(u,m){if(Ae.show){
for(let _ in u)Ae[_]=u[_],_ in jr&&Ee(xo,_,u[_]);m!==!1&&tt("setSelect")}}o.setSelect=Rs;function uf(u){
if(b[u].show)Fe&&Ui(Le[u],no);else if(Fe&&Ct(Le[u],no),at){let _=go?Ot[0]:Ot[u];_!=null&&sn(_,-10,-10,
ie,Y)}}function Sn(u,m,_){Br(u,{min:m,max:_})}function Qt(u,m,_,y){m.focus!=null&&gf(u),m.show!=null&&
b.forEach((T,P)=>{P>0&&(u==P||u==null)&&(T.show=m.show,uf(P),s==2?(Sn(T.facets[0].scale,null,null),Sn(
T.facets[1].scale,null,null)):Sn(T.scale,null,null),bo())}),_!==!1&&tt("setSeries",u,m),y&&ns("setSe\
ries",o,u,m)}o.setSeries=Qt;function df(u,m){qe(E[u],m)}function ff(u,m){u.fill=ce(u.fill||null),u.dir=
pe(u.dir,-1),m=m??E.length,E.splice(m,0,u)}function pf(u){u==null?E.length=0:E.splice(u,1)}o.addBand=
ff,o.setBand=df,o.delBand=pf;function mf(u,m){b[u].alpha=m,at&&Ot[u]!=null&&(Ot[u].style.opacity=m),
Fe&&Le[u]&&(Le[u].style.opacity=m)}let cn,kn,Hn,Co={focus:!0};function gf(u){if(u!=Hn){let m=u==null,
_=Jt.alpha!=1;b.forEach((y,T)=>{if(s==1||T>0){let P=m||T==0||T==u;y._focus=m?null:P,_&&mf(T,P?1:Jt.alpha)}}),
Hn=u,_&&bo()}}Fe&&mo&&dt(vc,_e,u=>{Q._lock||($n(u),Hn!=null&&Qt(null,Co,!0,Ue.setSeries))});function Xt(u,m,_){
let y=x[m];_&&(u=u/he-(y.ori==1?Ke:Pe));let T=ie;y.ori==1&&(T=Y,u=T-u),y.dir==-1&&(u=T-u);let P=y._min,
O=y._max,F=u/T,H=P+(O-P)*F,z=y.distr;return z==3?Vo(10,H):z==4?Gm(H,y.asinh):z==100?y.bwd(H):H}function hf(u,m){
let _=Xt(u,D,m);return zt(_,t[0],Je,Qe)}o.valToIdx=u=>zt(u,t[0]),o.posToIdx=hf,o.posToVal=Xt,o.valToPos=
(u,m,_)=>x[m].ori==0?r(u,x[m],_?_t:ie,_?St:0):i(u,x[m],_?Ht:Y,_?It:0),o.setCursor=(u,m,_)=>{De=u.left,
Me=u.top,Vn(null,m,_)};function Ba(u,m){Ee(xo,$o,Ae.left=u),Ee(xo,ps,Ae.width=m)}function Ha(u,m){Ee(
xo,"top",Ae.top=u),Ee(xo,ms,Ae.height=m)}let Xo=A.ori==0?Ba:Ha,es=A.ori==1?Ba:Ha;function _f(){if(Fe&&
te.live)for(let u=s==2?1:0;u<b.length;u++){if(u==0&&At)continue;let m=te.values[u],_=0;for(let y in m)
Yt[u][_++].firstChild.nodeValue=m[y]}}function Gr(u,m){if(u!=null&&(u.idxs?u.idxs.forEach((_,y)=>{j[y]=
_}):zm(u.idx)||j.fill(u.idx),te.idx=j[0]),Fe&&te.live){for(let _=0;_<b.length;_++)(_>0||s==1&&!At)&&
yf(_,j[_]);_f()}Rt=!1,m!==!1&&tt("setLegend")}o.setLegend=Gr;function yf(u,m){let _=b[u],y=u==0&&G==
2?Vt:t[u],T;At?T=_.values(o,u,m)??yn:(T=_.value(o,m==null?null:y[m],u,m),T=T==null?yn:{_:T}),te.values[u]=
T}function Vn(u,m,_){Wa=De,$a=Me,[De,Me]=Q.move(o,De,Me),Q.left=De,Q.top=Me,at&&(So&&sn(So,Ye(De),0,
ie,Y),ko&&sn(ko,0,Ye(Me),ie,Y));let y,T=Je>Qe;cn=xe,kn=null;let P=A.ori==0?ie:Y,O=A.ori==1?ie:Y;if(De<
0||st==0||T){y=Q.idx=null;for(let F=0;F<b.length;F++){let H=Ot[F];H!=null&&sn(H,-10,-10,ie,Y)}mo&&Qt(
null,Co,!0,u==null&&Ue.setSeries),te.live&&(j.fill(y),Rt=!0)}else{let F,H,z;s==1&&(F=A.ori==0?De:Me,
H=Xt(F,D),y=Q.idx=zt(H,t[0],Je,Qe),z=W(t[0][y],A,P,0));let K=-10,Z=-10,re=0,me=0,fe=!0,le="",oe="";for(let ee=s==
2?1:0;ee<b.length;ee++){let Ie=b[ee],We=j[ee],nt=We==null?null:s==1?t[ee][We]:t[ee][1][We],ke=Q.dataIdx(
o,ee,y,H),$e=ke==null?null:s==1?t[ee][ke]:t[ee][1][ke];if(Rt=Rt||$e!=nt||ke!=We,j[ee]=ke,ee>0&&Ie.show){
let kt=ke==null?-10:ke==y?z:W(s==1?t[0][ke]:t[ee][0][ke],A,P,0),ft=$e==null?-10:V($e,s==1?x[Ie.scale]:
x[Ie.facets[1].scale],O,0);if(mo&&$e!=null){let Et=A.ori==1?De:Me,Gt=Ze(Jt.dist(o,ee,ke,ft,Et));if(Gt<
cn){let en=Jt.bias;if(en!=0){let vt=Xt(Et,Ie.scale),Mt=$e>=0?1:-1,Ut=vt>=0?1:-1;Ut==Mt&&(Ut==1?en==1?
$e>=vt:$e<=vt:en==1?$e<=vt:$e>=vt)&&(cn=Gt,kn=ee)}else cn=Gt,kn=ee}}if(Rt||go){let Et,Gt;A.ori==0?(Et=
kt,Gt=ft):(Et=ft,Gt=kt);let en,vt,Mt,Ut,tn,pt,Tt=!0,Gn=lt.bbox;if(Gn!=null){Tt=!1;let mt=Gn(o,ee);Mt=
mt.left,Ut=mt.top,en=mt.width,vt=mt.height}else Mt=Et,Ut=Gt,en=vt=lt.size(o,ee);if(pt=lt.fill(o,ee),
tn=lt.stroke(o,ee),go)ee==kn&&cn<=Jt.prox&&(K=Mt,Z=Ut,re=en,me=vt,fe=Tt,le=pt,oe=tn);else{let mt=Ot[ee];
mt!=null&&(ho[ee]=Mt,_o[ee]=Ut,Ic(mt,en,vt,Tt),Dc(mt,pt,tn),sn(mt,$t(Mt),$t(Ut),ie,Y))}}}}if(go){let ee=Jt.
prox,Ie=Hn==null?cn<=ee:cn>ee||kn!=Hn;if(Rt||Ie){let We=Ot[0];We!=null&&(ho[0]=K,_o[0]=Z,Ic(We,re,me,
fe),Dc(We,le,oe),sn(We,$t(K),$t(Z),ie,Y))}}}if(Ae.show&&bn)if(u!=null){let[F,H]=Ue.scales,[z,K]=Ue.match,
[Z,re]=u.cursor.sync.scales,me=u.cursor.drag;if(Xe=me._x,et=me._y,Xe||et){let{left:fe,top:le,width:oe,
height:ee}=u.select,Ie=u.scales[Z].ori,We=u.posToVal,nt,ke,$e,kt,ft,Et=F!=null&&z(F,Z),Gt=H!=null&&K(
H,re);Et&&Xe?(Ie==0?(nt=fe,ke=oe):(nt=le,ke=ee),$e=x[F],kt=W(We(nt,Z),$e,P,0),ft=W(We(nt+ke,Z),$e,P,
0),Xo(Kt(kt,ft),Ze(ft-kt))):Xo(0,P),Gt&&et?(Ie==1?(nt=fe,ke=oe):(nt=le,ke=ee),$e=x[H],kt=V(We(nt,re),
$e,O,0),ft=V(We(nt+ke,re),$e,O,0),es(Kt(kt,ft),Ze(ft-kt))):es(0,O)}else qr()}else{let F=Ze(Wa-Fa),H=Ze(
$a-La);if(A.ori==1){let re=F;F=H,H=re}Xe=rt.x&&F>=rt.dist,et=rt.y&&H>=rt.dist;let z=rt.uni;z!=null?Xe&&
et&&(Xe=F>=z,et=H>=z,!Xe&&!et&&(H>F?et=!0:Xe=!0)):rt.x&&rt.y&&(Xe||et)&&(Xe=et=!0);let K,Z;Xe&&(A.ori==
0?(K=vo,Z=De):(K=To,Z=Me),Xo(Kt(K,Z),Ze(Z-K)),et||es(0,O)),et&&(A.ori==1?(K=vo,Z=De):(K=To,Z=Me),es(
Kt(K,Z),Ze(Z-K)),Xe||Xo(0,P)),!Xe&&!et&&(Xo(0,0),es(0,0))}if(rt._x=Xe,rt._y=et,u==null){if(_){if(Qa!=
null){let[F,H]=Ue.scales;Ue.values[0]=F!=null?Xt(A.ori==0?De:Me,F):null,Ue.values[1]=H!=null?Xt(A.ori==
1?De:Me,H):null}ns(Fi,o,De,Me,ie,Y,y)}if(mo){let F=_&&Ue.setSeries,H=Jt.prox;Hn==null?cn<=H&&Qt(kn,Co,
!0,F):cn>H?Qt(null,Co,!0,F):kn!=Hn&&Qt(kn,Co,!0,F)}}Rt&&(te.idx=y,Gr()),m!==!1&&tt("setCursor")}let vn=null;
Object.defineProperty(o,"rect",{get(){return vn==null&&ts(!1),vn}});function ts(u=!1){u?vn=null:(vn=
w.getBoundingClientRect(),tt("syncRect",vn))}function Va(u,m,_,y,T,P,O){Q._lock||bn&&u!=null&&u.movementX==
0&&u.movementY==0||(Ur(u,m,_,y,T,P,O,!1,u!=null),u!=null?Vn(null,!0,!0):Vn(m,!0,!1))}function Ur(u,m,_,y,T,P,O,F,H){
if(vn==null&&ts(!1),$n(u),u!=null)_=u.clientX-vn.left,y=u.clientY-vn.top;else{if(_<0||y<0){De=-10,Me=
-10;return}let[z,K]=Ue.scales,Z=m.cursor.sync,[re,me]=Z.values,[fe,le]=Z.scales,[oe,ee]=Ue.match,Ie=m.
axes[0].side%2==1,We=A.ori==0?ie:Y,nt=A.ori==1?ie:Y,ke=Ie?P:T,$e=Ie?T:P,kt=Ie?y:_,ft=Ie?_:y;if(fe!=null?
_=oe(z,fe)?a(re,x[z],We,0):-10:_=We*(kt/ke),le!=null?y=ee(K,le)?a(me,x[K],nt,0):-10:y=nt*(ft/$e),A.ori==
1){let Et=_;_=y,y=Et}}H&&(m==null||m.cursor.event.type==Fi)&&((_<=1||_>=ie-1)&&(_=eo(_,ie)),(y<=1||y>=
Y-1)&&(y=eo(y,Y))),F?(Fa=_,La=y,[vo,To]=Q.move(o,_,y)):(De=_,Me=y)}let jr={width:0,height:0,left:0,top:0};
function qr(){Rs(jr,!1)}let Ga,Ua,ja,qa;function za(u,m,_,y,T,P,O){bn=!0,Xe=et=rt._x=rt._y=!1,Ur(u,m,
_,y,T,P,O,!0,!1),u!=null&&(dt(Li,Vi,Ka,!1),ns(Sc,o,vo,To,ie,Y,null));let{left:F,top:H,width:z,height:K}=Ae;
Ga=F,Ua=H,ja=z,qa=K}function Ka(u,m,_,y,T,P,O){bn=rt._x=rt._y=!1,Ur(u,m,_,y,T,P,O,!1,!0);let{left:F,
top:H,width:z,height:K}=Ae,Z=z>0||K>0,re=Ga!=F||Ua!=H||ja!=z||qa!=K;if(Z&&re&&Rs(Ae),rt.setScale&&Z&&
re){let me=F,fe=z,le=H,oe=K;if(A.ori==1&&(me=H,fe=K,le=F,oe=z),Xe&&Sn(D,Xt(me,D),Xt(me+fe,D)),et)for(let ee in x){
let Ie=x[ee];ee!=D&&Ie.from==null&&Ie.min!=xe&&Sn(ee,Xt(le+oe,ee),Xt(le,ee))}qr()}else Q.lock&&(Q._lock=
!Q._lock,Vn(m,!0,u!=null));u!=null&&(uo(Li,Vi),ns(Li,o,De,Me,ie,Y,null))}function wf(u,m,_,y,T,P,O){
if(Q._lock)return;$n(u);let F=bn;if(bn){let H=!0,z=!0,K=10,Z,re;A.ori==0?(Z=Xe,re=et):(Z=et,re=Xe),Z&&
re&&(H=De<=K||De>=ie-K,z=Me<=K||Me>=Y-K),Z&&H&&(De=De<vo?0:ie),re&&z&&(Me=Me<To?0:Y),Vn(null,!0,!0),
bn=!1}De=-10,Me=-10,j.fill(null),Vn(null,!0,!0),F&&(bn=F)}function Ya(u,m,_,y,T,P,O){Q._lock||($n(u),
Dr(),qr(),u!=null&&ns(Tc,o,De,Me,ie,Y,null))}function Za(){C.forEach(ch),Pr(o.width,o.height,!0)}oo(
ur,Ho,Za);let Po={};Po.mousedown=za,Po.mousemove=Va,Po.mouseup=Ka,Po.dblclick=Ya,Po.setSeries=(u,m,_,y)=>{
let T=Ue.match[2];_=T(o,m,_),_!=-1&&Qt(_,y,!0,!1)},at&&(dt(Sc,w,za),dt(Fi,w,Va),dt(kc,w,u=>{$n(u),ts(
!1)}),dt(vc,w,wf),dt(Tc,w,Ya),Zi.add(o),o.syncRect=ts);let Os=o.hooks=e.hooks||{};function tt(u,m,_){
$r?Qo.push([u,m,_]):u in Os&&Os[u].forEach(y=>{y.call(null,o,m,_)})}(e.plugins||[]).forEach(u=>{for(let m in u.
hooks)Os[m]=(Os[m]||[]).concat(u.hooks[m])});let Ja=(u,m,_)=>_,Ue=qe({key:null,setSeries:!1,filters:{
pub:Nc,sub:Nc},scales:[D,b[1]?b[1].scale:null],match:[Fc,Fc,Ja],values:[null,null]},Q.sync);Ue.match.
length==2&&Ue.match.push(Ja),Q.sync=Ue;let Qa=Ue.key,zr=Ou(Qa);function ns(u,m,_,y,T,P,O){Ue.filters.
pub(u,m,_,y,T,P,O)&&zr.pub(u,m,_,y,T,P,O)}zr.sub(o);function bf(u,m,_,y,T,P,O){Ue.filters.sub(u,m,_,
y,T,P,O)&&Po[u](null,m,_,y,T,P,O)}o.pub=bf;function Sf(){zr.unsub(o),Zi.delete(o),Mn.clear(),ji(ur,Ho,
Za),p.remove(),_e?.remove(),tt("destroy")}o.destroy=Sf;function Kr(){tt("init",e,t),Da(t||e.data,!1),
$[D]?Br(D,$[D]):Dr(),xs=Ae.show&&(Ae.width>0||Ae.height>0),Wn=Rt=!0,Pr(e.width,e.height)}return b.forEach(
Ca),C.forEach(Qd),n?n instanceof HTMLElement?(n.appendChild(p),Kr()):n(o,Kr):Kr(),o}ze.assign=qe;ze.
fmtNum=oa;ze.rangeNum=dr;ze.rangeLog=mr;ze.rangeAsinh=ta;ze.orient=ro;ze.pxRatio=he;ze.join=eg;ze.fmtDate=
ra,ze.tzDate=dg;ze.sync=Ou;{ze.addGap=zg,ze.clipGaps=_r;let e=ze.paths={points:Wu};e.linear=Bu,e.stepped=
Zg,e.bars=Jg,e.spline=Xg}var uh=(e,t,n)=>{let o=i=>i&&Math.floor(n.clockAt(i.at)/864e5),s=0,r=0;return e.map((i,a)=>{s+=i.kg;
for(let p=e[r];p&&p.at<=i.at-t*864e5;)s-=p.kg,r+=1,p=e[r];return o(e[a+1])!==o(i)?s/(a-r+1):void 0})},
fa=1e3,Uu=(e,t,n)=>{let o=e.filter(({at:i})=>i>=t),s=o.length<fa?7:30,r=uh(e,s,n).slice(e.length-o.length);
return{points:o,means:r,meanDays:s}},pa=(e,t)=>{let n=e.at(-1),o=e.findLast(({at:s})=>n&&s<=n.at-t*864e5);
if(!(!n||!o||o.at<n.at-2*t*864e5))return n.kg-o.kg},dh=4,ju=(e,t)=>{let[n,o]=[e??60,t??80],s=Math.max(
dh-(o-n),(o-n)/5)/2;return[n-s,o+s]},fh={normal:"done",obese_class_i:"blocked",obese_class_ii:"worse",
obese_class_iii:"worst"},ws=e=>fh[e]??"active",qu=({from:e,to:t},n,o=(e+t)/2)=>{let s=n==="kg"?"kg":
"lb",r=f=>Math.round(In(f,s)*1e8)/1e7,i=n==="kg"?.1:1,a=Math.round(r(o)/i)*i,[c,p]=[Math.ceil(r(e)),
Math.ceil(r(t))-1];return(r(o)<r(e)?[Math.max(c,Math.floor(a)+1),p]:r(o)>=r(t)?[c,Math.min(p,Math.ceil(
a)-1)]:[Math.min(c,a),Math.max(p,a)]).map(f=>Zn(f/10,s))},zu=(e,t,n)=>{let o=n.find(r=>r.class===t),
s=n.some(({to:r})=>Math.abs(Math.round((e-r)*100))<=5);return{bmi:o&&e>=o.to?o.to-.01:e,decimals:o&&
s?2:1}},Ku=(e,t)=>{let[n=0,o=1,s]=e.split("-").map(Number);return t.instantOf(Date.UTC(n+18,o-1,s))};var ph=14*864e5,mh=[1,2,7,14,30,60,90,180,365,730,1825,3650,9125,36500],gh=e=>{let t=getComputedStyle(
e);return{colour(n){return e.style.color=`var(--${n})`,t.color},font:t.fontFamily}},hh=({ctx:e,bbox:t,
valToPos:n},{bands:o,bandsFrom:s},r,i,a)=>{let{unit:c,messages:p}=i,g=devicePixelRatio,[f,h]=[t.left+
t.width,t.top+t.height],d=k=>n(In(k,c),"y",!0),w=(k,S,b,C)=>{e.fillStyle=a.colour(S),e.strokeText(k,
b,C),e.fillText(k,b,C)};e.save(),e.font=`${12*g}px ${a.font}`,e.lineWidth=4*g,e.strokeStyle=a.colour(
"card"),e.textAlign="right",w(c,"quiet",t.left-8*g,t.top-14*g),e.textAlign="left";let v=Math.max(t.left,
n(s/1e3,"x",!0));for(let{class:k,from:S,to:b}of v<f?o:[]){let C=Math.max(t.top,d(Math.min(b,1e4))),x=Math.
min(h,d(S));if(x<=C)continue;e.fillStyle=a.colour(ws(k)),e.fillRect(v,C,4*g,x-C),C>t.top&&e.fillRect(
v,C,f-v,g);let E=p.bmi_descriptions[k],D=v+10*g+e.measureText(E).width<f;x-C>=24*g&&D&&w(E,"quiet",v+
10*g,C+16*g)}if(r){let k=d(r.kg);e.beginPath(),e.arc(n(r.at/1e3,"x",!0),k,5*g,0,2*Math.PI),e.stroke(),
e.fillStyle=a.colour("accent"),e.fill(),e.font=`600 ${13*g}px ${a.font}`,e.textBaseline="middle",w(i.
kg(r.kg),"accent",f+8*g,k)}e.restore()},_h=({data:e,valToPos:t},n,o,s)=>{let r=[],i=a=>e[0][a]??0;for(let a=o+
1;a<=s;a++)(i(a)-i(a-1))*1e3>ph&&r.push([t(i(a-1),"x",!0),t(i(a),"x",!0)]);return r},Yu=(e,t,n,o)=>{
let{unit:s,zone:r}=n,{from:i,series:{points:a,means:c}}=t,p=gh(e),g=Date.now(),f={font:`12px ${p.font}`,
stroke:p.colour("quiet"),ticks:{show:!1}},h=a.length>=fa,d={show:!0,size:h?3:a.length>100?4:6,fill:`\
color-mix(in srgb, ${p.colour("quiet")} ${h?35:60}%, transparent)`,stroke:"transparent"},w=b=>b<30?n.
shortDay:b<365?n.month:n.year,v={width:e.clientWidth,height:e.clientHeight,padding:[28,s==="st"?98:76,
0,0],legend:{show:!1},cursor:{y:!1,drag:{x:!1,y:!1},points:{size:9}},tzDate:b=>ze.tzDate(new Date(b*
1e3),r.name),scales:{x:{range:[(i-(g-i)/50)/1e3,(g+(g-i)/50)/1e3]},y:{range:(b,C,x)=>ju(C,x)}},axes:[
{...f,grid:{show:!1},size:32,space:(b,C,x,E,D)=>Math.max(58,90*D/b.width),incrs:mh.map(b=>b*864e5/1e3),
values:(b,C,x,E,D)=>C.map(M=>w(D*1e3/864e5)(M*1e3))},{...f,grid:{stroke:p.colour("line"),width:1},size:40,
space:56,incrs:[.5,1,2,5,10,20,50,100],values:(b,C,x,E,D)=>C.map(D<1?n.tenths:n.integer)}],series:[{},
{points:d,paths:()=>null},{stroke:p.colour("accent"),width:2.5,points:{show:!1},gaps:_h}],hooks:{draw:[
b=>hh(b,t,a.at(-1),n,p)],setCursor:[({cursor:{left:b=-10,idx:C},over:x})=>o(b===-10?void 0:C??void 0,
x.offsetLeft+b)]}},k=b=>b&&In(b,s),S=[a.map(({kg:b})=>k(b)),c.map(k)];return new ze(v,[a.map(({at:b})=>b/
1e3),...S],e)};var Zu=matchMedia("(prefers-color-scheme: dark)"),yh={ArrowLeft:-1,ArrowDown:-1,ArrowRight:1,ArrowUp:1,
PageDown:-10,PageUp:10,Home:Number.NEGATIVE_INFINITY,End:Number.POSITIVE_INFINITY},Ju=({series:e,from:t,
bands:n,bandsFrom:o})=>{let s=B(),{t:r,kg:i,day:a}=s,{points:c,means:p,meanDays:g}=e,f=Math.max(c.length-
1,0),h=Io(()=>Zu.matches,Zu,"change"),d=be(null),w=be(null),[{index:v,left:k},S]=se({index:f});ue(()=>{
let R=d.current;S({index:f});let A=Yu(R,{series:e,from:t,bands:n,bandsFrom:o},s,(W,V)=>S($=>W===void 0?
{index:$.index}:{index:W,left:V}));w.current=A;let G=new ResizeObserver(()=>A.setSize({width:R.clientWidth,
height:R.clientHeight}));return G.observe(R),()=>{G.disconnect(),A.destroy()}},[e,t,n,o,s,f,h]);let b=R=>w.
current?.setCursor({left:R,top:1}),C=()=>w.current?.setCursor({left:-10,top:-10}),x=({pointerType:R,
clientX:A})=>{if(R==="mouse"||!w.current)return;let{left:G,width:W}=w.current.over.getBoundingClientRect();
b(Math.min(Math.max(A-G,0),W-1))},E=R=>{R.key==="Escape"&&C();let A=yh[R.key];if(A===void 0)return;R.
preventDefault();let G=c[Math.min(Math.max(v+A,0),f)];G&&w.current&&b(w.current.valToPos(G.at/1e3,"x"))},
[D,M]=[c[v],p[v]],I=[D&&i(D.kg),D&&a(D.at),M!==void 0&&`${r.mean(g)}: ${i(M)}`].filter(Boolean).join(
`
`),N=(k??0)>(d.current?.clientWidth??0)/2;return l("div",{class:"chart",children:[l("div",{class:"pl\
ot",ref:d,role:"slider",tabIndex:0,"aria-label":r.chart,"aria-valuemin":0,"aria-valuemax":f,"aria-va\
luenow":v,"aria-valuetext":I,onPointerDown:x,onPointerMove:x,onKeyDown:E,onBlur:C}),l("output",{class:"\
tip",hidden:k===void 0,"aria-hidden":"true",style:{left:`${k}px`,translate:N?"calc(-100% - 12px)":"1\
2px"},children:I})]})};var Qu=(e,t,n)=>{let[o,s]=t==="es"?[";",","]:[",","."],r=e.map(({fecha_registro:i,peso_kg:a})=>[_c(Date.
parse(i),n),String(a).replace(".",s).replace(/,\d{3}$/,"$&0")]);return[["fecha_registro","peso_kg"],
...r,[]].map(i=>i.join(o)).join(`\r
`)};var Sr=e=>{try{return JSON.parse(e)}catch{return}},io=e=>{let t=`weight-bmi-register ${e}`;return{read:()=>{
try{return localStorage.getItem(t)??""}catch{return""}},write:n=>{try{localStorage.setItem(t,n)}catch{}}}};var ma="?",Xu=e=>{let{t}=B(),{caption:n,head:o,rows:s,choices:r,choose:i,more:a}=e,c=({target:v})=>{
let{name:k,value:S}=v;S!==ma&&i(k,S)},p=v=>{let k=v.map(({key:b,label:C,options:x,value:E,outcome:D})=>{
let M=E===void 0?[[ma,t.choose],...x]:x;return[b,{label:C,hint:D?.join(`
`),options:M}]}),S=v.map(({key:b,value:C=ma})=>[b,C]);return l("form",{class:"filters choices",onInput:c,
children:l(Mo,{fields:Object.fromEntries(k),values:Object.fromEntries(S)})})},g=Math.max(o.length,...s.
map(v=>v.length)),f=Array.from({length:g},(v,k)=>k),h=l("section",{class:"cells","aria-label":n,tabIndex:0,
children:l("table",{children:[l("caption",{children:n}),l("thead",{children:l("tr",{children:f.map(v=>l(
"th",{scope:"col",children:[o[v]||t.columnAt(v+1)," ",r.map(({key:k,label:S,column:b})=>b===v&&l(Oe,
{children:S},k))]},v))})}),l("tbody",{children:s.map((v,k)=>l("tr",{children:f.map(S=>l("td",{children:v[S]||
" "},S))},k))})]})}),d=r.filter(v=>v.isFolded),w=r.filter(v=>!v.isFolded);return l(ne,{children:[w.
length>0&&p(w),d.length>0&&l("details",{children:[l("summary",{children:a}),p(d),w.length===0&&h]}),
w.length>0&&h]})};var rn={height:{min:.4,max:2.72},weight:{min:2,max:650},birthDateMin:"1900-01-01",weightChangePerDay:5,
weightChangeInDay:10,clockDifference:6e4,weightsOfAccount:1e5,measurementsOfBody:1e4,name:{min:1,max:100}},
nS={height_min:rn.height.min,height_max:rn.height.max,weight_min:rn.weight.min,weight_max:rn.weight.
max,birth_date_min:rn.birthDateMin,weight_variation_per_day:rn.weightChangePerDay,name_min_length:rn.
name.min,name_max_length:rn.name.max};var wh=(e,t)=>{let n=a=>Math.round(a*1e6),o=e.map(({record:a,day:c})=>({record:a,plus:n(t*c+a.peso_kg),
minus:n(t*c-a.peso_kg)})).sort((a,c)=>a.plus-c.plus||a.minus-c.minus),s=[],r=o.map(({minus:a},c)=>{let[
p,g]=[0,s.length];for(;p<g;){let f=p+g>>1;(o[s[f]]?.minus??0)<=a?p=f+1:g=f}return s[p]=c,s[p-1]}),i=new Set;
for(let a=s.at(-1);a!==void 0;a=r[a])i.add(o[a].record);return i},bh=(e,t,n)=>{let o=e.toSorted((c,p)=>c.
peso_kg-p.peso_kg),s=c=>o[c]?.peso_kg??0,[r,i,a]=[0,0,0];for(let c of o.keys()){for(;Math.round((s(c)-
s(r))*1e6)>t*1e6;)r+=1;let p=c-r+1,g=Math.abs(s(r)-n)<Math.abs(s(i)-n);(p>a||p===a&&g)&&([i,a]=[r,p])}
return new Set(o.slice(i,i+a))},ed=(e,t)=>new Map([...e].map(n=>[t(n),n])),td=(e,t,n,o)=>{let s=new Set(
e),r=[],i=ed(t,o),a=new Set(t.map(d=>`${d.fecha_registro} ${d.peso_kg}`)),c=[...i.keys()],p=d=>a.has(
`${d.fecha_registro} ${d.peso_kg}`),g=e.map(({peso_kg:d})=>d).sort((d,w)=>d-w),f=g[g.length>>1]??0;for(let d of Map.
groupBy(e.filter(w=>!p(w)),o).values()){let w=d.length>1?bh(d,rn.weightChangeInDay,f):new Set(d);for(let v of d.
filter(k=>!w.has(k)))r.push(v),s.delete(v)}let h=(d,w,v)=>v!==void 0&&Math.round(Math.abs(w-(i.get(v)?.
peso_kg??w))*1e6)>Math.round(n*Math.abs(d-v)*1e6);for(;;){let[d,w]=[0,r.length],v=[],k=ed([...s].filter(
C=>!p(C)),o),S=C=>(k.get(C)?.fecha_registro??"")>=(i.get(C)?.fecha_registro??"");for(let[C,x]of k){for(;(c[d]??
Number.POSITIVE_INFINITY)<C;)d+=1;if(!S(C))continue;let[E,D]=[c[d-1],c[d+(i.has(C)?1:0)]];[E,D].filter(
I=>I!==void 0&&!S(I)).some(I=>h(C,x.peso_kg,I))?r.push(x):v.push({record:x,day:C})}let b=wh(v,n);if(r.
push(...v.filter(({record:C})=>!b.has(C)).map(({record:C})=>C)),r.length===w)return{kept:[...s],outliers:r};
for(;w<r.length;w++)s.delete(r[w])}};var Sh="weight_change_too_large",kh=6e4,nd=async(e,t,n,o,s)=>{let[{weights:r},i]=await Promise.all([
q.listWeights({signal:o}),Cn(q.getProfile({signal:o}))]),a=n.weight_variation_per_day??Number.POSITIVE_INFINITY,
c=[],p=i?.fecha_nacimiento??n.birth_date_min??"",g=S=>{let{weight_min:b=0,weight_max:C=Number.POSITIVE_INFINITY}=n,
x=Date.parse(S.fecha_registro),E=S.peso_kg>=b&&S.peso_kg<=C,D=x<=Date.now()+kh&&t.inputOf(x)>=p,M=E?
D?null:"weight_date_invalid":"weight_out_of_range";return M&&c.push({...S,code:M}),M===null},f=({fecha_registro:S})=>Math.
floor(t.clockAt(Date.parse(S))/864e5),h=e.filter(g),{kept:d,outliers:w}=td(h,r.toReversed(),a,f);c.push(
...w.map(S=>({...S,code:Sh})));let v=new Set(r.map(({id:S})=>S)),k=0;for(let S=d;;){let b=[];for await(let{
error:x,answer:E,weights:D}of Vs(q,S,{check:!0,signal:o})){if(x)throw x;if("results"in E)for(let{index:M,
outcome:I,code:N}of E.results)b.push({...D[M],outcome:I,code:N});s(b.length)}let C=x=>b.filter(E=>E.
outcome===x);if(k+=C("known").length,c.push(...C("refused")),S=C("new").map(({peso_kg:x,fecha_registro:E})=>({
peso_kg:x,fecha_registro:E})),S.length===b.length)return{added:S,known:k,refused:c,ids:v}}},ha=io("i\
mport"),vh=7*864e5,od=async(e,t,n)=>{let o=[];try{for await(let{start:s,error:r,answer:i,weights:a}of Vs(
q,t.added)){if(r)throw r;"weights"in i&&o.push(...i.weights.filter(({id:c})=>!t.ids.has(c))),n(s+a.length)}}finally{
let s=o.map(({id:i,peso_kg:a,fecha_registro:c})=>[i,a,Date.parse(c)]),r={userId:e,at:Date.now(),records:s};
s.length>0&&ha.write(JSON.stringify(r))}return o.length},sd=e=>{let t=Sr(ha.read()),{at:n,records:o}=t??
{};return t?.userId!==e||!n||!(Date.now()-n<vh)?void 0:Array.isArray(o)&&o.every(Array.isArray)&&o.length>
0?{userId:e,at:n,records:o}:void 0},ga=1e3,rd=async(e,t)=>{let{weights:n}=await q.listWeights(),o=new Map(
n.map(r=>[r.id,r])),s=e.records.flatMap(([r,i,a])=>{let c=o.get(r);return c?.peso_kg===i&&Date.parse(
c.fecha_registro)===a?[r]:[]});for(let r=0;r<s.length;r+=ga)await q.deleteWeights({body:{weight_ids:s.
slice(r,r+ga)}}),t(Math.min(r+ga,s.length));return ha.write(""),s.length};var _a=()=>new Promise(e=>setTimeout(e));var Th=/<Record type="HKQuantityTypeIdentifierBodyMass"(?:[^">]|"[^"]*")*>/g,id=["startDate","unit",
"value"],xh=async(e,t)=>{let n=[],o="",s=new TextDecoder;for(let i=0;i<e.size;i+=1e5){let a=await e.
slice(i,i+1e5).arrayBuffer(),c=o+s.decode(a,{stream:!0}),p=0;for(let{0:g,index:f}of c.matchAll(Th)){
let h=d=>new RegExp(` ${d}="([^"]*)"`).exec(g)?.[1]??"";n.push(id.map(h)),p=f+g.length}o=c.slice(Math.
max(p,c.lastIndexOf("<"))),await _a(),t.throwIfAborted()}return{head:id.map(i=>`BodyMass.${i}`),body:n,
isCut:!o.trimEnd().endsWith("</HealthData>")}},ad=(e,t,n)=>{if(typeof e!="object"||e===null)n.set(t,
String(e??""));else for(let[o,s]of Object.entries(e))ad(s,t?`${t}.${o}`:o,n);return n},Ch=["Data Poi\
nts","weights"],Ph=e=>{let t;try{t=JSON.parse(e)}catch{return{format:"cut"}}let n=Ch.map(r=>t[r]).find(
Boolean),o=(Array.isArray(t)?t:Array.isArray(n)?n:[]).map(r=>ad(r,"",new Map));for(let r of o)r.set(
r.get("dataTypeName")??"",r.get("fitValue.0.value.fpVal")??"");let s=[...new Set(o.flatMap(r=>[...r.
keys()]))];return s.length<2?{format:"json"}:{sheet:{head:s,body:o.map(r=>s.map(i=>r.get(i)??""))}}},
Dh=e=>{let[t,n]=new Uint8Array(e);if(t===255&&n===254)return new TextDecoder("utf-16le").decode(e);if(t===
254&&n===255)return new TextDecoder("utf-16be").decode(e);try{return new TextDecoder("utf-8",{fatal:!0}).
decode(e)}catch{return new TextDecoder("windows-1252").decode(e)}},Ah=[["zip","PK"],["zip","‹"],
["pdf","%PDF"],["database","SQLite format 3"]],ld=async(e,t)=>{let n=new TextDecoder("windows-1252").
decode(await e.slice(0,4096).arrayBuffer()),[o]=Ah.find(([,i])=>n.startsWith(i))??[];if(o)return{format:o};
if(n.trim()==="")return{format:"empty"};let s=n.replace(/^ï»¿/,"").trimStart();if(s.startsWith("<"))
return/<HealthData|<!DOCTYPE HealthData/.test(n)?{sheet:await xh(e,t)}:{format:"xml"};let r=Dh(await e.
arrayBuffer());return/^[[{]/.test(s)?Ph(r):r.includes("\0")?{format:"other"}:{text:r}};var hn=["ymd","dmy","mdy"],Ih=/^(\d{1,4})(?:[-/]|\. ?)(\d{1,2})(?:[-/]|\. ?)(\d{1,4})\.?/,dd=/ ?(?:([ap])\.? ?m\b\.?|(?:Uhr|hrs?|h)\b\.?)?/,
fd=/(\d{1,2})[:.h](\d{2})(?:[:.](\d{2}(?:[.,]\d+)?))?/,Rh=/(?:T|,? (?:at|a las?|um|à|alle(?: ore)?|ore|às|-) |,? )/,
pd=/ ?(Z|UTC|GMT)?(?:([+-])(\d{1,2}):?(\d{2})?)?(?: \(.*\))?$/,Oh=new RegExp(`${Ih.source}(?:${Rh.source}${fd.
source}${dd.source})?${pd.source}`,"i"),Eh=new RegExp(`^(?!\\d+\\.\\d+$)${fd.source}${dd.source}${pd.
source}`,"i"),Mh=/^1\d{9}(\d{3}|\d{9})?$/,Nh=/^((?:19|20)\d\d)([01]\d)([0-3]\d)(?:T?(\d\d)(\d\d)(\d\d))?(?=$|Z$|[+-]\d{2})/,
md=e=>e.toLowerCase().normalize("NFD").replace(/\p{M}/gu,""),gd=(e,t,n)=>["en","es","de","fr","it","\
pt"].map(o=>{let{format:s}=new Intl.DateTimeFormat(o,{...n,timeZone:"UTC"});return Array.from({length:e},
(r,i)=>md(s(t(i))))}),Fh=gd(12,e=>Date.UTC(2025,e,1),{month:"long"}),Lh=gd(7,e=>Date.UTC(2025,0,e+1),
{weekday:"long"}),hd=(e,t)=>{let n=md(e).replace(/^mrz$/,"marz");return Math.max(...t.map(o=>o.findIndex(
s=>s.startsWith(n))))+1},Wh=/^(\p{L}{3,})[-./, ]*(\d{1,2})(?:st|nd|rd|th)?[-/, ]+(\d{4}|\d\d)(?![\d:])/u,
cd="(\\d{1,4})(?:st|nd|rd|th|er|[ºª])?",$h="[-./, ]*(?:de |of )?(\\p{L}{3,})[-./, ]*(?:del? )?",Bh=new RegExp(
`^${cd}${$h}${cd}`,"u"),Hh=e=>{let t=Wh.exec(e),[n="",o="",s="",r=""]=t?[t[0],t[2],t[1],t[3]]:Bh.exec(
e)??[],i=n&&hd(s,Fh);if(!i)return e;let[a,c]=o.length===4?[r,o]:[o,r];return`${c.length===2?"20":""}${c}\
-${i}-${a}${e.slice(n.length)}`},_d=e=>e.replace(/[\u200B-\u200F\u202A-\u202E\u2060-\u2069]/g,"").replace(
/\s+/g," ").trim(),ao=e=>Eh.test(_d(e)),ud=(e,t,n,o)=>{let s=Hh(e),r=Oh.exec(s);if(!r)return;let i=s===
e?t:"ymd",[,a,c,p,g="12",f="0",h="0",d]=r,[w,v,k="0",S="0"]=r.slice(8),b=U=>Number([a,c,p][i.indexOf(
U)]),[C,x,E]=[b("y"),b("m"),b("d")],D=C<100&&i!=="ymd"?2e3+C:C,M=new Date(Date.UTC(D,x-1,E));if(D<1e3||
M.getUTCMonth()!==x-1||M.getUTCDate()!==E)return;let I=d?Number(g)%12+(d.toLowerCase()==="p"?12:0):Number(
g),N=Number(h.replace(",","."));if(I>23||Number(f)>59||N>=60)return;let R=I*60+Number(f),A=M.getTime()+
R*6e4+Math.floor(N*1e3+1e-6),G=w!==void 0||v!==void 0,W=(Number(k)*60+Number(S))*6e4,V=G?A-(v==="-"?
-W:W):n.instantOf(A),$=r[4]!==void 0,X=$||V<=o?V:n.instantOf(M.getTime());return{at:new Date(X<=o?X:
V).toISOString(),isZoned:G,hasTime:$}},bs=(e,t,n,o=Date.now())=>{let s=_d(e);if(Mh.test(s))return{at:new Date(
Number(s.padEnd(13,"0").slice(0,13))).toISOString(),isZoned:!0,hasTime:!0};let r=s.replace(Nh,(c,p,g,f,h,d,w)=>h===
void 0?`${p}-${g}-${f}`:`${p}-${g}-${f}T${h}:${d}:${w}`),[i,a]=/^([\p{L}-]{2,})\.?,? /u.exec(r)??[];
return ud(r,t,n,o)??(i&&a&&hd(a,Lh)?ud(r.slice(i.length),t,n,o):void 0)},Vh=sr("UTC"),_n=e=>hn.some(
t=>bs(e,t,Vh)!==void 0);var Gh=`Weight and BMI Register | fecha_registro | peso_kg | kg | ymd |
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
Happy Scale | Date | Weight | | | Moving average, .`,Uh=Gh.split(`
`).map(e=>e.split("|").map(t=>t.trim())),jh=e=>e.replace(/^com\.samsung\.s?health\.weight\./,"").replace(
/ ?\((kg|g|lbs?|st|jin)\)$/,""),kr=({head:e,preamble:t=[]})=>{let n=e.map(jh),o=(v="")=>n.indexOf(v.
replace("?","")),s=([,v="",k="",,,S=""])=>{let b=[...v.split(" + "),k,...S.split(", ")].filter(Boolean),
C=n.filter(x=>x&&!b.includes(x));return b.every(x=>x==="."?C.length===0:o(x)>=0)},[r,i="",a,c="",p,g=""]=Uh.
find(s)??[];if(r===void 0)return;let[f,h]=i.split(" + "),d=/^#Units: ?(\p{L}+)/mu.exec(t.join(`
`))?.[1]??"",w=p==="utc";return{program:r,date:o(f),time:h?o(h):-1,weight:o(a),unit:c.startsWith("#")?
`#${o(c.slice(1))}`:c||An(d),order:w?"ymd":hn.find(v=>v===p),isUtc:w,people:g.split(", ").flatMap(v=>v.
endsWith("?")?o(v):[])}};var qh=(e,t)=>{let n=new Set,o=0;for(let{[t]:s}of e)if(s&&(o+=1,n.add(s),n.size>100))return{values:[],
repeats:!1};return{values:[...n],repeats:n.size<o}},yd=e=>{let t=[],n=o=>{let{key:s,options:r,value:i=r.
length===1?r[0]:void 0}=o,a=r.find(c=>c===e[s])??i;return t.push({...o,value:a,isAsked:i===void 0}),
a};return{choices:t,decide:(o,s,r)=>n({key:o,options:s,value:r}),chooseLines:(o,s,r)=>s.reduce((i,a)=>{
let{values:c,repeats:p}=qh(o,a);if(c.length<2)return i;let g=r(a,p)?void 0:"",f=["",...c],h=n({key:`\
only ${a}`,options:f,value:g,column:a});return h?i.filter(d=>d[a]===h):i},o)}};var wd=[";","	",","," "],bd=(e,t)=>{let n=[[]],o=t===" "?" +":t,s=new RegExp(`(?:"((?:[^"]|"")*)"|([\
^${t}\\r\\n]*))(${o}|\\r?\\n|\\r|$)`,"gy");for(let[,r,i="",a=""]of e.matchAll(s)){if(n.at(-1)?.push(
(r?.replaceAll('""','"')??i).trim()),a==="")break;/[\r\n]/.test(a)&&n.push([])}return n.filter(r=>r.
some(i=>i!==""))},Ss=e=>Jn(e,".")!==void 0||Jn(e,",")!==void 0,Sd=e=>e.some(t=>_n(t)||ao(t))&&e.some(
t=>Ss(t)&&!_n(t)),zh=e=>e.filter(Boolean).length>1&&!e.some(t=>Ss(t)||_n(t)),Kh=e=>{let t=e.slice(0,
e.findLastIndex(Boolean)+1);return t.length>1&&t.every(n=>/^\P{N}*\p{L}\P{N}*$/u.test(n))},Yh=e=>{let t=e.
slice(0,2e4),n=wd.map(o=>bd(t,o).filter(Sd).length);return wd[n.indexOf(Math.max(...n))]??","},kd=e=>{
let t=Yh(e),n=bd(e,t),o=n.findIndex(Sd);if(o<0)return[];let s=n.slice(0,o).findLastIndex(zh),r=n.slice(
0,Math.max(s,0)).map(p=>p.join(t)),i=Array.from({length:n[o]?.length??0},()=>""),a={head:n[s]??i,body:[],
preamble:r},c=[a];for(let[p,g]of n.entries()){if(p<=s)continue;if(!(Kh(g)&&n[p+1]?.every(v=>!/\p{N}/u.
test(v))===!1)){a.body.push(g);continue}let{body:h}=a,d=h.at(-1)?.filter(Boolean).length===1&&/^\P{N}+$/u.
test(String(h.at(-1))),w=c.find(({head:v})=>String(v)===String(g));a=w??{head:g,body:[],preamble:d?[
String(h.pop())]:[]},w||c.push(a)}return c};var Zh={date:/^(date( ?time)?|timestamp|day|fecha( y hora)?|d[ií]a|datum|tag|jour|data( e ora)?)$/,
time:/^(time|hour|hora|uhrzeit|zeit|heure|ora)$/,weight:/^(weight|peso|gewicht|poids)$/,unit:/^(units?|unidad(es)?|einheit(en)?|unités?|unità|unidades?)$/},
vr=e=>e.replace(/\d(st|nd|rd|th)\b/gi," ").replace(/(\p{Ll})(\p{Lu})/gu,"$1 $2").toLowerCase().split(
/[^\p{L}]+/u).filter(Boolean),Tr=e=>[...new Set(e.flatMap(t=>An(t??"")??[]))],vd=(e,t)=>{let n=vr(e).
filter(o=>!An(o)&&!/^(in|en)$/.test(o));return Zh[t].test(n.join(" "))},ya=[".",","],Td=e=>/^(null|none|nan|n\/a|[-–—]*)$/i.
test(e),xd=300,Jh=({head:e,body:t})=>e.map((n,o)=>{let s=t.flatMap(({[o]:d})=>d||[]).slice(0,xd),r=d=>s.
some(d)&&s.filter(d).length*2>=s.length,i=d=>vd(n,"time")&&/^\d{1,2}\.\d{2}$/.test(d),a=d=>An(d)!==void 0,
c=s.some(_n)&&r(d=>_n(d)||ao(d)),p=!c&&r(d=>ao(d)||i(d)),g=!c&&!p&&s.some(Ss),f=s.every(a),h=r(d=>Ss(
d)||Td(d));return{date:c,time:p,weight:g,unit:s.some(a),isUnits:f,isNumber:h}}),wa=(e,{head:t})=>t.some(
Boolean)&&e.slice(t.length).some(Boolean),Cd=({head:e},t)=>Tr(vr(e[t]??"")).includes("st")&&Tr(vr(e[t+
1]??"")).includes("lb"),Qh=e=>{let{head:t,body:n}=e,o=n.find(r=>wa(r,e)||!t.some(Boolean))??[],s=r=>/^\d{1,3}$/.
test(o[r]??"");return[...Array(Math.max(t.length,o.length)).keys()].filter(r=>s(r)&&s(r+1)||Cd(e,r))};
function*xr(e,t,n,o=Date.now()){let{date:s=-1,time:r=-1,weight:i=-1,isPair:a,unit:c="",ofFile:p,decimal:g="\
."}=t,f=a&&Cd(e,i),h=a&&!f&&e.body.find(w=>wa(w,e))?.length,d="";for(let w of t.lines){let[v="",k="",
S="",b=""]=[s,r,i,i+1].map(X=>w[X]),C=ao(v)&&!_n(v),x=C?`${d} ${v}`:`${v} ${k}`.trim();C||(d=v);let E=t.
isUtc?`${x}Z`:x,D=()=>t.order&&bs(E,t.order,n,o),M=f?`${S} st ${b||0} lb`:`${S}${g}${b}`,N=(h?w.length===
h:!wa(w,e))?a&&S?M:S:void 0,R=Jn(N??"",g),A=c.startsWith("#")?w[Number(c.slice(1))]:void 0,G=Tr([R?.
unit,A,...f?[]:p]),W=G.length===1?G[0]:Us.find(X=>X===c),V=R&&W&&Zn(R.value,W),$=w.filter(Boolean).length===
1&&_n(v);yield{cells:w,isOfDay:C,isDay:$,moment:D,text:N,amount:R,named:G,kg:V}}}var Xh=(e,t=-1,n)=>{
let o=hn,s=!0;for(let r of e){let i=hn.map(a=>bs(r[t]??"",a,n)?.at);if(!i.every(a=>a===void 0)&&(s&&=
i.every(a=>a===i[0]),o=o.filter(a=>i[hn.indexOf(a)]!==void 0),o.length===1))return o}return o.length===
0?hn:s?o.slice(0,1):o},e_=e=>{let n=e.map(s=>ya.map(r=>Jn(s,r)?.value)).filter(([s,r])=>s!==r);if(n.
length===0)return["."];let o=ya.filter((s,r)=>n.every(({[r]:i})=>i!==void 0));return o.length>0?o:ya},
Pd=(e,t,n)=>{let{head:o,body:s}=e,r=kr(e),i=Jh(e),{choices:a,decide:c,chooseLines:p}=yd(t),g=V=>[...o.
keys()].filter($=>i[$]?.[V]),f=V=>{let $=g(V).filter(X=>vd(o[X]??"",V));return $.length===1?String($[0]):
void 0},h=(V,$,X)=>{let U=c(V,[...g(V).map(String),...$],X);return U===void 0?void 0:Number.parseInt(
U,10)},d=h("date",[],r?String(r.date):f("date")),w=s.slice(0,xd).some(({[d??-1]:V=""})=>ao(V)||hn.some(
$=>bs(V,$,n)?.hasTime)),k=!r&&!w&&g("time").length>0?h("time",["-1"],f("time")):r?.time,S=r?[]:Qh(e).
map(V=>`${V}+`),b=r?String(r.weight):S.length>0?void 0:f("weight"),C=h("weight",S,b),x=a.at(-1)?.value?.
endsWith("+")??!1,E=f("unit"),D=[...o.keys()].filter(V=>![d,k,C,Number(E??-1)].includes(V)&&!i[V]?.isUnits),
M=(V,$)=>{let{date:X,time:U,isNumber:ve}=i[V]??{};return r!==void 0||$&&!X&&!U&&!ve},I=p(s,r?.people??
D,M),N=Tr(r?.unit?[r.unit]:vr(o[C??-1]??"")),R={date:d,time:k,weight:C,isPair:x,ofFile:N,isUtc:r?.isUtc??
!1,lines:I};if(C!==void 0){let V=new Set;for(let{text:L=""}of xr(e,R,n))V.add(L);let $=e_(x?[]:[...V]);
R.decimal=c("decimal",$,r&&$[0]);let[X,U]=[!1,!1];for(let{amount:L,named:j}of xr(e,R,n))X||=L!==void 0&&
j.length!==1,U||=j.length>1;let ve=r?.unit??(E&&`#${E}`),J=[...Us,...g("unit").map(L=>`#${L}`)];R.unit=
X?c("unit",J,U?void 0:ve):c("unit",["file"])}let A=Xh(I,d,n),G=A.find(V=>V===r?.order);R.order=A.length===
1?A[0]:c("order",A,G);let W=C!==void 0&&a.every(({value:V})=>V!==void 0);return{program:r?.program,choices:a,
form:R,isComplete:W}},Dd=(e,t,n)=>{let o=[...xr(e,t,n)].flatMap(({moment:a,amount:c,kg:p})=>c?{moment:a,
kg:p,value:c.value,size:p??c.value}:[]),[s]=o;if(!s)return[];let r=a=>o.reduce((c,p)=>(p.size-c.size)*
a>0?p:c),i={first:s,lightest:r(-1),heaviest:r(1)};return["first","lightest","heaviest"].map(a=>{let{
moment:c,kg:p,value:g}=i[a];return{name:a,at:c()?.at,kg:p,value:g}})},t_=250,Ad=async(e,t,n,o)=>{let s=[],
r=[],[i,a,c]=[0,!1,0],[p,g,f]=[0,!1,!1];for(let d of xr(e,t,n)){let{cells:w,isDay:v,isOfDay:k,text:S,
kg:b}=d,C=d.moment();++c%t_===0&&(await _a(),o?.throwIfAborted()),a||=k,C&&b!==void 0?(s.push({peso_kg:b,
fecha_registro:C.at}),g||=C.hasTime&&!C.isZoned,f||=!C.hasTime):v?i+=1:C&&S!==void 0&&Td(S)?p+=1:r.push(
w.filter(Boolean).join(" · "))}s.sort((d,w)=>d.fecha_registro<w.fecha_registro?-1:1);let h=e.body.length-
t.lines.length;return{records:s,unread:r,empty:p+(a?0:i),others:h,isLocal:g,isNoon:f}};var Id=()=>{let{t:e,integer:t,instant:n,announce:o,account:s}=B(),[r,i]=se(()=>sd(s.userId)),[a,c]=se(
0),{run:p,busy:g,error:f}=ls(async()=>{if(!r)return;c(0);let d=await rd(r,c);i(void 0),o(e.undone(d,
t(d)))});if(!r)return null;let h=r.records.length;return l(de,{children:[g?l(Rn,{label:e.undoing,done:a,
all:h,format:t}):l(ne,{children:[l("p",{children:e.importedAt(n(r.at),h,t(h))}),l(ae,{text:e.undoImport,
onClick:p})]}),l(Ge,{error:f})]})},n_=({rows:e})=>{let{t,kg:n,instant:o,describeCode:s}=B();return l(
it,{caption:t.refused,rows:e,columns:[[t.date,({fecha_registro:r})=>o(r)],[t.weight,({peso_kg:r})=>n(
r),"numeric"],[t.reason,({code:r})=>s(r??"")]]})},o_=({records:e})=>{let t=be(null);return ue(()=>{let n=t.
current,{clientWidth:o,clientHeight:s}=n,r=new ze({width:o,height:s,legend:{show:!1},cursor:{show:!1},
axes:[{show:!1},{show:!1}],series:[{},{stroke:getComputedStyle(n).color,width:2,points:{show:!1}}]},
[e.map(({fecha_registro:i})=>Date.parse(i)/1e3),e.map(({peso_kg:i})=>i)],n);return()=>r.destroy()},[
e]),l("div",{class:"spark","aria-hidden":"true",ref:t})},s_=({records:e})=>{let{t,integer:n,kg:o,day:s}=B(),
[r,i]=[e[0],e.at(-1)];if(!r||!i)return null;let[a,c]=[s(r.fecha_registro),s(i.fecha_registro)],p=c===
s(Date.now())?t.today:c;return l("div",{class:"summary",children:[l("strong",{children:e.length===1?
t.importOne(a,o(r.peso_kg)):t.importRange(n(e.length),a,p,o(r.peso_kg),o(i.peso_kg))}),l(o_,{records:e})]})},
r_=({records:e,onImport:t})=>{let{t:n,zone:o,config:s,integer:r,account:i}=B(),[a,c]=se(0),p=be(null),
g=s.validation_limits??{},f=Se(b=>nd(e,o,g,b,c),[e]),h=ls(async()=>{if(!f.data)return;c(0);let b=await od(
i.userId,f.data,c);t(n.importedWeights(b,r(b)))});if(ue(()=>p.current?.focus(),[h.busy]),f.loading)return l(
Rn,{label:n.checking,done:a,all:e.length,format:r});let{added:d=[],known:w=0,refused:v=[]}=f.data??{};
if(h.busy)return l("div",{tabIndex:-1,ref:p,children:l(Rn,{label:n.importingWeights,done:a,all:d.length,
format:r})});let S=[[n.added,d.length],[n.known,w],[n.rejected,v.length]].filter(([b,C])=>C>0||b===n.
added).map(([b,C])=>b(C,r(C)));return l(ne,{children:[l(Ge,{error:f.error,retry:f.reload}),l(s_,{records:d}),
f.data&&l("p",{role:"status",children:S.join(" · ")}),l(n_,{rows:v}),l(Ge,{error:h.error,retry:f.reload}),
d.length>0&&h.error===void 0&&l("div",{class:"actions",children:l(ae,{text:n.importWeights(d.length,
r(d.length)),kind:"primary",onClick:h.run})})]})},i_={},a_={head:[],body:[]},l_=20,c_=e=>{let t=io(`\
columns of ${e}`),n=Sr(t.read()),o=r=>Array.isArray(r)&&Object.values(r[1]??[0]).every(i=>typeof i==
"string"),s=Array.isArray(n)?n.filter(o):[];return{find:r=>s.find(([i])=>i===r)?.[1]??i_,keep:(r,i)=>{
let a=s.filter(([c])=>c!==r);t.write(JSON.stringify([[r,i],...a].slice(0,l_)))}}},u_=5,d_=({opened:e,
onImport:t})=>{let{t:n,zone:o,integer:s,kg:r,plain:i,instant:a,account:c}=B(),p="text"in e,g=ct(()=>c_(
c.userId),[c.userId]),f=ct(()=>p?kd(e.text):[e.sheet],[p,e]),h=f.length===1?0:f.findIndex(kr),[d,w]=se(
h),[v,k]=se({}),S=f[d]??f[0]??a_,b=String(S.head),C=v[b]??g.find(b),x=ct(()=>Pd(S,C,o),[S,C,o]),E=ct(
()=>Dd(S,x.form,o),[S,x,o]),D=x.isComplete&&d>=0,{data:M,error:I}=Se(async L=>D?{understood:x,...await Ad(
S,x.form,o,L)}:void 0,[x,D]),N=M?.understood===x?M:void 0,R=L=>S.head[L]||n.columnAt(L+1),A=E[0]?.value??
0,G=(L,j)=>{if(L==="order")return n.orders[j];if(L==="decimal")return j===","?n.comma:n.point;if(L.startsWith(
"only"))return j||n.allLines;if(j==="-1")return n.noColumn;if(j==="file")return n.asInFile;let te=Number.
parseInt(j.replace("#",""),10);if(!Number.isNaN(te))return R(te)+(j.endsWith("+")?` + ${R(te+1)}`:"");
let Q=j==="kg"?"":` = ${r(Zn(A,j))}`;return`${n.unitNames[j]} (${i(A)} ${j}${Q})`},W=({key:L,value:j})=>E.
flatMap(te=>{let Q=te.at&&a(te.at),Fe=te.kg===void 0?i(te.value):r(te.kg),Te=(/^(date|time|order)$/.
test(L)?[Q]:[Fe,L.startsWith("only")&&Q]).filter(Boolean).join(" · ");return Te&&j!==void 0?[`${n.samples[te.
name]}: ${Te}`]:[]}),V=({column:L})=>L!==void 0,$=x.choices.toSorted((L,j)=>Number(V(L))-Number(V(j))).
map(L=>({...L,label:V(L)?n.onlyWhere(R(L.column??0)):n.importRoles[L.key],options:L.options.map(j=>[
j,G(L.key,j)]),outcome:W(L),column:/^(date|time|weight)$/.test(L.key)?Number.parseInt(L.value??"",10):
void 0,isFolded:!L.isAsked&&(V(L)||x.program!==void 0)})),X={key:"table",label:n.table,options:f.map(
({head:L,body:j},te)=>[String(te),n.tableOf(L.filter(Boolean).join(", "),s(j.length))]),value:d<0?void 0:
String(d)},U=(L,j)=>{L==="table"?w(Number(j)):k({...v,[b]:{...C,[L]:j}})};if(f.length===0)return l(de,
{kind:"error",children:n.nothingRead});let ve=f.reduce((L,{body:j})=>L+j.length,0)-S.body.length,J=N&&
[S.isCut&&n.cutFile,N.others>0&&n.leftOutLines(N.others,s(N.others)),ve>0&&n.otherTables(ve,s(ve)),N.
empty>0&&n.withoutWeight(N.empty,s(N.empty)),N.isLocal&&n.localTimes(o.name),N.isNoon&&n.localDays(o.
name)];return l(ne,{children:[x.program&&l("p",{role:"status",children:n.recognised(x.program)}),l(Xu,
{caption:n.firstLines,head:S.head,rows:S.body.slice(0,u_),choices:[...h<0?[X]:[],...d<0?[]:$],choose:U,
more:x.program?n.changeReading:n.moreChoices}),l(Ge,{error:I}),N?.records.length===0&&l(de,{kind:"er\
ror",children:n.nothingRead}),J?.map(L=>L&&l(de,{kind:"doubt",children:L},L)),N&&l(it,{caption:n.unread(
N.unread.length,s(N.unread.length)),rows:N.unread,columns:[[n.line,L=>L]]}),N&&N.records.length>0&&l(
r_,{records:N.records,onImport:L=>{v[b]&&g.keep(b,C),t(L)}},JSON.stringify([b,C]))]})},f_=".csv,.tsv\
,.txt,.json,.xml,text/csv,text/plain,application/json,text/xml",Rd=()=>{let{t:e}=B(),[t,n]=se(),[o,s]=se(
""),r=be(null),i=async d=>t&&{opened:await ld(t,d),chosen:t},{data:a,error:c,loading:p,reload:g}=Se(
i,[t]),f=a?.chosen===t?a?.opened:void 0,h={label:e.file,type:"file",accept:f_};return ue(()=>{o&&r.current?.
focus()},[o]),l("div",{class:"card",children:[l(Ft,{title:e.importTitle,tools:l("a",{href:ge("weight"),
children:e.back})}),o?l("div",{class:"part",tabIndex:-1,ref:r,children:[l(de,{kind:"success",children:o}),
l(Id,{}),l("a",{href:ge("weight",{period:"all"}),children:e.back})]}):l(ne,{children:[l("p",{class:"\
hint",children:e.importHint}),!t&&l(Id,{}),l("form",{onInput:({target:d})=>n(d.files?.[0]),children:l(
Mo,{fields:{file:h}})}),l(Ge,{error:c,retry:g}),p&&t&&l(de,{kind:"loading",children:e.loading}),f&&("\
format"in f?l(de,{kind:"error",children:e.formats[f.format]}):l(d_,{opened:f,onImport:s},t))]})]})};var p_=(e,t)=>Date.parse(t.fecha_registro)-Date.parse(e.fecha_registro),Od=async(e,t)=>{let n=await q.
recordWeights({body:{weights:[{peso_kg:e,fecha_registro:t}]}});return"weights"in n?n.weights:[]},ba=(e,t)=>[
...t,...e.filter(({id:n})=>t.every(o=>o.id!==n))].sort(p_),Ed=e=>{let{t,plain:n,unit:o,kg:s}=B(),r=e&&
(o==="kg"?n(e):s(e));return{inputMode:o==="st"?"text":"decimal",autocomplete:"off",label:t.weightIn(
o),codes:["weight_out_of_range","weight_change_too_large"],defaultValue:r,read:i=>e!==void 0&&i===r?
e:Ul(String(i),o)??new Error(t.notANumber[o])}},Sa=()=>{let{t:e,zone:t}=B();return t.name===rr()?void 0:
e.timesIn(t.name)},Md=e=>{let{t,zone:n}=B(),o=n.inputOf(e===void 0?Date.now():Date.parse(e));return{
label:t.dateTime,hint:Sa(),codes:["weight_date_invalid"],max:n.inputOf(Date.now()),type:"datetime-lo\
cal",defaultValue:o,read:s=>{if(e!==void 0&&s===o)return e;let r=Date.parse(`${s}Z`);if(Number.isNaN(
r))return String(s);let i=n.instantOf(r);return i>Date.now()?new Error(t.futureDate):new Date(i).toISOString()}}},
Nd=({change:e})=>{let{t,messages:n}=B(),o=Pn(Nt),[s,r]=se(!1),i=be(void 0),[a,c]=[Ed(),Md()],p=async({
peso_kg:f,time:h})=>{let d=i.current?.kg===f?i.current.at:new Date().toISOString(),w=await Od(f,h??d).
catch(async v=>{let{code:k,status:S}=v;if(S===void 0||S>=500?i.current={kg:f,at:d}:S!==401&&S!==429&&
(i.current=void 0),k!=="weight_date_invalid"||h!==void 0)throw v;return await q.recordWeight({body:{
peso_kg:f}}),o(!0),[]});return i.current=void 0,e(v=>ba(v,w)),r(!1),n.texts.weight_recorded},g={peso_kg:a,
...s&&{time:c}};return l("div",{class:"record",children:[l(xt,{inline:!0,submit:t.record,fields:g,act:p}),
l(ae,{text:s?t.now:t.anotherDay,kind:"link","aria-expanded":s,onClick:()=>r(!s)})]})},Fd=({item:e,change:t})=>{
let{t:n,kg:o,instant:s,announce:r}=B(),i=Pn(Nt),a={weight_id:e.id},c=`${o(e.peso_kg)}, ${s(e.fecha_registro)}`,
p=async()=>{let g=await Od(e.peso_kg,e.fecha_registro);return t(f=>ba(f,g)),i(!1),n.restored};return l(
No,{label:`${n.actions}: ${c}`,text:"⋯",children:[l(Ne,{text:n.correct,of:c,title:n.correctTitle,submit:n.
save,kind:"primary",fields:{peso_kg:Ed(e.peso_kg),time:Md(e.fecha_registro)},act:async({peso_kg:g,time:f})=>{
let h=f===e.fecha_registro?{}:{fecha_registro:f},d=await q.correctWeight({path:a,body:{peso_kg:g,...h}});
return t(w=>ba(w,[d])),n.corrected}}),l(Ne,{text:n.remove,of:c,title:n.removeTitle,question:c,act:async()=>{
await q.deleteWeight({path:a}),t(g=>g.filter(({id:f})=>f!==e.id)),r(n.removed,p)}})]})};var m_=async e=>{let[t,{weights:n}]=await Promise.all([Cn(q.getProfile({signal:e})),q.listRecentWeights(
{signal:e})]);return{profile:t,weights:n}},g_=e=>q.listWeights({signal:e}),h_=e=>Cn(q.getBmi({signal:e})),
ks={from:15,to:43},va=Hs(1),__=({imc:e})=>{let{plain:t}=B(),n=r=>Math.min(Math.max(r,ks.from),ks.to),
o=r=>(n(r)-ks.from)/(ks.to-ks.from)*100,s=({from:r,to:i})=>`${o(i)-o(r)}%`;return l("div",{class:"sc\
ale","aria-hidden":"true",children:[va.map(r=>l("i",{"data-kind":ws(r.class),style:{width:s(r)}},r.class)),
l("b",{style:{left:`${o(e)}%`}}),va.slice(0,-1).map(({class:r,to:i})=>l("small",{style:{left:`${o(i)}\
%`},children:t(i)},r))]})},y_=({bmi:e,profile:t,bands:n,points:o})=>{let{t:s,messages:r,tenths:i,hundredths:a,
kg:c,unit:p}=B(),g=n.find(k=>k.class==="normal"),[f=0,h=0]=g?qu(g,p,o.at(-1)?.kg):[],{data:d}=e,w=d?
rs(d):void 0,v=d&&w&&zu(d.imc,w,va);return l("div",{class:"part",children:[l("h2",{children:s.bmi}),
l(Ge,{error:e.error,retry:e.reload}),d&&l("p",{class:"figure",children:[l("strong",{children:v?.decimals===
2?a(v.bmi):i(d.imc)})," ",l(Oe,{kind:w&&ws(w),children:di(d,r)})]}),d&&n.length>0&&l(__,{imc:d.imc}),
d===null&&l("p",{children:t?s.bmiNeedsWeight:s.bmiNeedsProfile}),g&&l("p",{class:"hint",children:s.normalRange(
c(f),c(h))}),!t&&l("a",{href:ge("profile"),children:s.toProfile})]})},w_=e=>{let{t,kg:n,day:o,signed:s}=B(),
r=e.points.at(-1),i=[7,30].flatMap(a=>{let c=pa(e.points,a);return c===void 0?[]:[t.changeIn(s(c),a)]});
return l("section",{class:"card now","aria-label":t.latest,children:[l("div",{class:"part",children:[
l("h2",{children:r?t.latestOf(o(r.at)):t.latest}),r&&l("p",{class:"figure",children:l("strong",{children:n(
r.kg)})}),i.length>0&&l("p",{children:i.join(" · ")}),!r&&l("div",{class:"ghost","aria-hidden":"tru\
e"}),!r&&l("p",{children:t.noWeights}),l(Nd,{change:e.change}),!r&&l("a",{href:ge("weight",{},"impor\
t"),children:t.importFrom})]}),l(y_,{...e})]})},Ld={month:30,quarter:91,year:365,all:Number.POSITIVE_INFINITY},
ka=["month","quarter","year","all"],Wd,b_=({points:e,bands:t,profile:n})=>{let{t:o,zone:s,kg:r,integer:i,
signed:a}=B(),{parameters:c}=je(),p=Date.now(),g=D=>p-Ld[D]*864e5,f=D=>e.filter(({at:M})=>M>=g(D)).length>
1,h=ka.find(D=>D===c.period)??Wd??ka.find(f)??"all";Wd=h;let{series:d,from:w}=ct(()=>{let D=Math.max(
g(h),e[0]?.at??p-864e5);return{series:Uu(e,D,s),from:D}},[e,h,s]),v=l(Ys,{label:o.period,values:ka,names:o.
periods,value:h,choose:D=>Dn(ge("weight",{period:D}))}),{points:k,meanDays:S}=d,b=n?Ku(n.fecha_nacimiento,
s):0,[C,x]=[k[0],k.at(-1)],E=Float64Array.from(k,D=>D.kg).sort();return l(He,{title:o.trend,tools:v,
children:[!C&&l("p",{class:"hint",children:o.nothingInPeriod}),l(Ju,{series:d,from:w,bands:t,bandsFrom:b}),
l("p",{class:"hint key",children:[l("span",{"aria-hidden":"true",children:"●"})," ",o.chartPoint,"\
 ",l("b",{"aria-hidden":"true",children:"━"})," ",o.mean(S)]}),C&&x&&l(Eo,{facts:{[o.change]:a(pa(
e,Ld[h])??x.kg-C.kg),[o.minimum]:r(E[0]??0),[o.maximum]:r(E.at(-1)??0),[o.count]:i(k.length)}})]})},
S_=12,k_=({weights:e,change:t})=>{let{t:n,kg:o,instant:s,longMonth:r,language:i,zone:a}=B(),c=ct(()=>{
let h=Map.groupBy(e,w=>r(w.fecha_registro)),d=w=>w.reduce((v,{peso_kg:k})=>v+k,0)/w.length;return new Map(
[...h].map(([w,v])=>[w,n.monthMean(w,o(d(v)))]))},[e,n,o,r]),p=e.length>S_,g=()=>Fo(new Blob([Qu(e,i,
a)],{type:"text/csv"}),"weights.csv"),f=l("div",{class:"actions",children:[l("a",{class:"button plai\
n",href:ge("weight",{},"import"),children:n.importCsv}),l(ae,{text:n.exportCsv,onClick:g})]});return l(
He,{title:n.records,hint:Sa(),tools:f,children:l(it,{caption:n.newestFirst,rows:e,keyOf:({id:h})=>h,
groupOf:h=>p&&c.get(r(h.fecha_registro))||"",columns:[[n.date,h=>s(h.fecha_registro)],[n.weight,h=>l(
"strong",{children:o(h.peso_kg)}),"numeric"],[n.actions,h=>l(Fd,{item:h,change:t}),"tools"]]})})},v_=({
first:e})=>{let{t}=B(),[n,o]=[Se(g_),Se(h_)],{profile:s}=e,r=n.data?.weights??e.weights,i=o.data&&rs(
o.data)==="minor"?void 0:s?.talla_m,a=ct(()=>i?Hs(i):[],[i]),c=ct(()=>r.map(h=>({at:Date.parse(h.fecha_registro),
kg:h.peso_kg})).reverse(),[r]),g={profile:s,weights:r,points:c,bands:a,change:h=>n.data?n.change(d=>({
...d,weights:h(d.weights)})):n.reload()},f=h=>{h&&n.reload(),o.reload()};return l(Nt.Provider,{value:f,
children:[l(w_,{...g,bmi:o}),l(Ge,{error:n.error,retry:n.reload}),!n.data&&n.loading&&r.length>0&&l(
de,{kind:"loading",children:t.loading}),n.data&&r.length>0&&l(ne,{children:[l(b_,{...g}),l(k_,{...g})]})]})},
T_=()=>{let e=Se(m_);return l(Lt,{title:B().t.weight,quiet:!0,load:e,children:t=>l(v_,{first:t})})},
$d=()=>je().id==="import"?l(Rd,{}):l(T_,{});var x_=["","register","deleted"],C_=5e3,Vd=io("language"),Bd=io("unit"),P_=()=>[Vd.read(),...navigator.
languages].find(t=>/^(es|en)\b/.test(t))?.startsWith("en")?"en":"es",Hd=({label:e,tabs:t})=>{let n=be(
null),o=t.find(([,,s])=>s)?.[0];return ue(()=>{let s=n.current?.querySelector("[aria-current]");n.current&&
s&&(n.current.scrollLeft=s.offsetLeft-n.current.offsetLeft-48)},[o]),l("nav",{class:"tabs","aria-lab\
el":e,ref:n,children:t.map(([s,r,i])=>l("a",{href:ge(s),"aria-current":i?"page":void 0,children:r},s))})},
D_=()=>q.logout().catch(e=>{if(!(e instanceof ot))throw e;q.session.forget()}),A_=({account:e,views:t,
current:n,language:o})=>{let{t:s}=B(),r=f=>[f.name,s[f.name],f===n],i=f=>t.filter(h=>h.place===f),a=i(
"administration"),c=n?.place==="administration",p=e?.role==="admin",g=a.slice(0,1).map(({name:f})=>[
f,p?s.administration:s[f],c]);return l("header",{class:e?"":"guest",children:[l(ae,{text:s.skip,kind:"\
skip",onClick:nn}),l("div",{class:"frame",children:[l("a",{class:"brand",href:"#/",children:l("span",
{children:s.title})}),e&&l(Hd,{label:s.navigation,tabs:[...i().map(r),...g]}),e?l(No,{label:`${s.menu}\
: ${e.username}`,text:e.username,children:[i("menu").map(({name:f})=>l("a",{href:ge(f),children:s[f]},
f)),o,l(pn,{text:s.signOut,kind:"link",act:D_})]}):o]}),c&&l(Hd,{label:s.administration,tabs:a.map(r)})]})},
I_=({change:e,name:t})=>{let{t:n}=B(),o=t==="deleted"?n.deleted:e&&n.ends[e],s=async()=>await q.session.
restore()??location.reload();return l(ne,{children:[o&&l(de,{children:o}),e==="account_changed"&&l(pn,
{text:n.adopt,act:s}),l("div",{class:"card narrow welcome",children:l(Mi,{registering:t==="register"},
t==="register")})]})},R_=({account:e,leave:t})=>{let{t:n}=B();return ue(()=>Bl,[]),l(Qn,{title:n.signIn,
locked:!0,onClose:t,children:()=>l(ne,{children:[l(de,{children:n.ends.expired}),l(Mi,{registering:!1,
expired:e})]})})},O_=(e,t)=>{let n=Object.entries(e?.parameters??{});return Object.fromEntries(n.map(
([o,s])=>[o,typeof s=="number"&&!Number.isInteger(s)?t(s):s]))},Gd=({views:e})=>{let[t,n]=se(P_),[o,
s]=se(()=>js.find(J=>J===Bd.read())??"kg"),[{account:r,change:i,expired:a=null},c]=se({account:null}),
[p,g]=se({text:""}),f=Gs((J,L)=>g({text:J,undo:L}),[]),h=Io(()=>navigator.onLine,window,"online","of\
fline"),{name:d,id:w}=je(),v=be(void 0);ue(()=>q.session.onChange((J,L)=>{c(j=>({account:J,change:L,
expired:L==="expired"?j.account??j.expired??null:null})),J&&(v.current!==void 0&&v.current!==J.userId&&
Dn(ge("")),v.current=J.userId)}),[]);let k=be(null);ue(()=>{let J=k.current;if(p.text===""||!J)return;
let L=()=>f(""),j,te=()=>{clearTimeout(j),J.contains(document.activeElement)||(j=setTimeout(L,C_))};
J.querySelector("button")?.focus(),te();let Q=[fn(J,["focusin","focusout"],()=>setTimeout(te)),fn(window,
["input","offline"],L),()=>clearTimeout(j)];return()=>Q.map(Fe=>Fe())},[p,f]);let S=Se(async()=>(await q.
session.restore(),q.getPublicConfig())),b={"Accept-Language":t},C=Se(J=>q.getMessages({headers:b,signal:J}),
[t]),x=r??a,E=Se(async J=>r?{userId:r.userId,...await q.getPermissions({signal:J})}:E.data,[r?.userId,
r?.role]),D=Se(async()=>r!==null&&Zl(),[r?.userId]),M=Oo[t],[I,N]=[C.data,S.data],R=E.data?.userId===
x?.userId?E.data?.permissions:void 0,A=ct(()=>{if(!I||!N)return;let J=Yl(t,sr(N.time_zone??rr()),o),
L={...I,errors:{...I.errors,...J.t.errors}};return{...J,messages:L,config:N,account:x,announce:f,may:j=>R?.
includes(j)??!1,describe:(j,te)=>ui(j,L,{...O_(j,J.plain),...te}),describeCode:j=>Kl(j,L.errors,J.t.
generalErrors),setUnit(j){Bd.write(j),s(j)}}},[t,o,I,N,x,R,f]);if(ue(()=>{document.documentElement.lang=
t},[t]),!A){let J=[C,S].filter(({error:L})=>L!==void 0);return J.length===0?l("p",{class:"notice loa\
ding",children:M.loading}):l("main",{class:"card narrow",children:[l("h1",{children:M.title}),l("p",
{role:"alert",children:M.startFailed}),l(ae,{text:M.retry,kind:"primary",onClick:()=>J.map(L=>L.reload())})]})}
let G=t==="es"?"en":"es",W=()=>{n(G),Vd.write(G)},V=()=>{nn(),p.undo?.().then(J=>f(`${J}`),J=>f(A.describe(
J)))},$=({needs:J})=>J===void 0||x?.role==="admin"||J!=="admin"&&A.may(J),X=e.filter($),U=x_.includes(
d)?X[0]:X.find(J=>J.name===d),ve=l(ae,{text:M.otherLanguage,kind:"link",lang:G,onClick:W});return l(
Si.Provider,{value:A,children:[l(A_,{account:x,views:X,current:U,language:ve}),l("main",{children:[!h&&
l(de,{children:M.offline}),r&&D.data&&l(de,{children:M.needsHttps}),l(Ge,{error:C.error,retry:C.reload}),
!x&&l(I_,{change:i,name:d}),x&&U&&l(Ql,{children:l(U.component,{})},`${x.userId} ${U.name} ${w}`),l(
Ge,{error:E.error,retry:E.reload}),x&&!U&&R&&l(Ft,{title:M.notFound,tools:l("a",{href:"#/",children:M.
weight})},d),a&&l(R_,{account:a,leave:()=>c({account:r,change:i})}),l("div",{class:"announcement",role:"\
status",ref:k,children:[p.text,p.undo&&l(ae,{text:M.undo,kind:"link",onClick:V})]})]})]})};var E_=[{name:"weight",component:$d},{name:"profile",component:hc,place:"menu"},{name:"account",component:gc,
place:"menu"},{name:"checklist",component:ac,place:"administration",needs:"checklist:read"},{name:"s\
ynchronisation",component:uc,place:"administration",needs:"checklist:read"},{name:"files",component:cc,
place:"administration",needs:"admin"},{name:"accounts",component:ec,place:"administration",needs:"ad\
min"}],Ud=document.getElementById("page");Ud.replaceChildren();fl(l(Gd,{views:E_}),Ud);
