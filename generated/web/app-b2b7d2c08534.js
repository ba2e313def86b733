var we,nl,Pf,Tn,Zr,$o,sl,Mo,ol,Xr,Jr,rl,no=Symbol.for("pv"),Lo={},Wo=[],Af=/^m(i|n|o|s|text|space)$/,
ei=Array.isArray,ti=Wo.slice,Un=Object.assign;function Gn(e){e&&e.parentNode&&e.remove()}function il(e,t,n){
var s,o,r,i={},a=arguments.length;for(r in t)r=="key"?s=t[r]:r=="ref"&&typeof e!="function"?o=t[r]:i[r]=
t[r];return a>2&&(i.children=a>3?ti.call(arguments,2):n),to(e,i,s,o,null)}function to(e,t,n,s,o){var r={type:e,props:t,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:no,
__v:o||++nl,__i:-1,__u:0};return!o&&we.vnode&&we.vnode(r),r}function ne(e){return e.children}function No(e,t){this.props=e,this.context=t,this.__g=0}function xn(e,t){
if(t==null)return e.__&&xn(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.
__e;return typeof e.type!="function"||e.props.__P?null:xn(e)}function Rf(e){var t,n=e.__v,s=n.__e,o=[],
r=[],i=e.__P;i&&((t=Un({constructor:no},n)).__v=n.__v+1,we.vnode&&we.vnode(t),ni(i,t,n,e.__n,i.namespaceURI,
32&n.__u?[s]:null,o,s||xn(n),32&n.__u,r),t.__v=n.__v,t.__.__k[t.__i]=t,fl(o,t,r),n.__=n.__e=null,t.__e!=
s&&al(t))}function al(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&
(e.__e=t.__e)}),al(e)}function Qr(e){(8&e.__g||(e.__g|=8,Tn.push(e),$o++))&&Zr==we.debounceRendering||
((Zr=we.debounceRendering)||queueMicrotask)(ll)}function ll(){try{for(var e,t=1;Tn.length;)Tn.length>
t&&Tn.sort(sl),e=Tn.shift(),t=Tn.length,8&e.__g&&Rf(e)}finally{($o=Tn.length)&&(Zr||queueMicrotask)(
ll)}}function cl(e,t,n,s,o,r,i,a,c,p,h){var d,g,f,w,v,S,b=s.__k||Wo,k=t.length;for(c=If(n,t,b,c,k),d=
0;d<k;d++)(f=n.__k[d])!=null&&(g=~f.__i&&b[f.__i]||Lo,f.__i=d,S=ni(e,f,g,o,r,i,a,c,p,h),w=f.__e,(g.ref!=
f.ref||8&g.__u)&&(g.ref&&si(g.ref,null,f,g),f.ref&&h.push(f.ref,f.__c||w,f)),v=v||w,4&f.__u?(c=ul(f,
c,e,!g.__v),g.__e&&(g.__e=null)):typeof f.type=="function"&&S!==void 0?c=S:w&&(c=w.nextSibling),f.__u&=
-21);return n.__e=v,c}function If(e,t,n,s,o){var r,i,a,c,p,h,d,g,f,w=n.length,v=w,S=0,b=0,k=e.__k=Array(
o);for(r=0;r<o;r++)(i=t[r])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.
constructor===String?i=k[r]=to(null,i):ei(i)?i=k[r]=to(ne,{children:i}):i.constructor===no&&i.__b?i=
k[r]=to(i.type,i.props,i.key,i.ref,i.__v):k[r]=i,c=r+S,i.__=e,i.__b=e.__b+1,a=null,~(p=i.__i=Of(i,n,
c,v))&&(v--,(a=n[p])&&(a.__u|=2)),a&&a.__v?(i.__u|=16,p==c-1?S--:p==c+1?S++:p!=c&&(p>c?S--:S++,b=1)):
(~p||(o>w?S--:o<w&&S++),typeof i.type!="function"&&(i.__u|=4))):k[r]=null;if(b){for(h=[],d=[],r=0;r<
o;r++)if((i=k[r])&&16&i.__u){for(S=0,g=h.length;S<g;)h[f=S+g>>1]<i.__i?S=f+1:g=f;h[S]=i.__i,d[r]=S+1}
for(S=h.length;r--;)d[r]&&(d[r]==S?S--:k[r].__u|=4)}if(v)for(r=0;r<w;r++)!(a=n[r])||2&a.__u||(a.__e==
s&&(s=xn(a)),oi(a,a));return s}function ul(e,t,n,s){var o,r,i,a;if(typeof e.type=="function"){if(e.props.
__P)return t;if(o=e.__k)for(r=0;r<o.length;r++)o[r]&&(o[r].__=e,t=ul(o[r],t,n,!1));return t}for(t&&!t.
parentNode&&(t=xn(e))&&!t.parentNode&&(t=null),i=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;for(i!=
a&&(!s&&n.moveBefore&&i.parentNode?n.moveBefore(i,t):n.insertBefore(i,t||null)),t=i;(t=t&&t.nextSibling)&&
t.nodeType==8&&!t.data.startsWith("$s"););return t}function Of(e,t,n,s){var o,r=e.key,i=e.type,a=t[n],c=a&&!(2&a.__u);if(a===null&&r==null||c&&r==a.key&&
i==a.type)return n;if(s>(c?1:0)){for(o=n-1;o>=0;o--)if((a=t[o])&&!(2&a.__u)&&r==a.key&&i==a.type)return o;
for(o=n+1;o<t.length;o++)if((a=t[o])&&!(2&a.__u)&&r==a.key&&i==a.type)return o}return-1}function tl(e,t,n){
n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Do(e,t,n,s,o){var r,i;if(t=="style")if(typeof n==
"string")e.style.cssText=n;else{if(typeof s=="string"&&(e.style.cssText=s=""),s)for(t in s)n&&t in n||
tl(e.style,t);if(n)for(t in n)s&&n[t]==s[t]||tl(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!=
"function"&&(n=null),typeof s!="function"&&(s=null),(e.__e||(e.__e={}))[t]=n,n&&s||(i=Jr[t]||(Jr[t]=
Ef(t)),(e.__a||(e.__a={}))[t]=Xr,r=t!=(t=t.replace(ol,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),
n?e.addEventListener(t,i,r):e.removeEventListener(t,i,r));else{if(o=="http://www.w3.org/2000/svg")t=
t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="l\
ist"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&
t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?
e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Ef(e){return function(t){var n=this.
__e;if(n){if(n=n[e],t[Mo]==null)t[Mo]=Xr++;else if(t[Mo]<this.__a[e])return;return n(we.event?we.event(
t):t)}}}function ni(e,t,n,s,o,r,i,a,c,p){var h,d,g,f,w,v,S,b,k,C,x,O,A,N,I,F,D,R,G=t.type;if(t.constructor!==
no)return null;128&n.__u&&(c=32&n.__u,h=n.__c.__z)&&(t.__u|=c,d=r=[],h.nodeType==8?a=Fo(h,r):r.push(
h),a=r[0]||a),(h=we.__b)&&h(t);e:if(typeof G=="function"){g=i.length;try{if(b=t.props,k=(h=G.prototype)&&
h.render,C=(h=G.contextType)&&s[h.__c],x=h?C?C.props.value:h.__:s,(f=n.__c)?(t.__c=f,2&f.__g&&(f.__g|=
1)):(k?t.__c=f=new G(b,x):(t.__c=f=new No(b,x),f.constructor=G,f.render=Mf),C&&C.sub(f),f.state||(f.
state={}),f.__n=s,f.__g|=8,f.__h=[],f.__k=[]),k&&(f.__s||(f.__s=f.state),G.getDerivedStateFromProps&&
(f.__s==f.state&&(f.__s=Un({},f.__s)),Un(f.__s,G.getDerivedStateFromProps(b,f.__s)))),w=f.props,v=f.
state,f.__v=t,n.__c){if(b!==w&&k&&!G.getDerivedStateFromProps&&f.componentWillReceiveProps&&f.componentWillReceiveProps(
b,x),t.__v==n.__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(b,f.__s,
x)===!1){t.__v!=n.__v&&(f.props=b,f.state=f.__s,f.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(W){
W&&(W.__=t)}),Wo.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&i.push(f),a=xn(n);break e}f.componentWillUpdate&&
f.componentWillUpdate(b,f.__s,x),k&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(
w,v,S)})}else k&&!G.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),k&&f.componentDidMount&&
f.__h.push(f.componentDidMount);f.context=x,f.props=b,f.__P=e,f.__g&=-5,O=we.__r,A=k?25:0;do f.__g&=
-9,O&&O(t),h=f.render(f.props,f.state=f.__s,f.context);while(8&f.__g&&++A<25);k&&(Wo.push.apply(f.__h,
f.__k),f.__k=[]),f.state=f.__s,f.getChildContext&&(s=Un({},s,f.getChildContext())),k&&n.__c&&f.getSnapshotBeforeUpdate&&
(S=f.getSnapshotBeforeUpdate(w,v)),N=h&&h.type===ne&&h.key==null?h.props.children:h,b.__P&&(h=a,o=(e=
b.__P).namespaceURI,c=r=null,n.props&&n.props.__P!=e&&(n.__k.some(function(W){W&&oi(W,W)}),n.__k=null),
a=n.__k?xn(n,0):null),a=cl(e,ei(N)?N:[N],t,n,s,o,r,i,a,c,p),b.__P&&(t.__e=null,a=h),t.__u&=-161,d&&d.
some(Gn),f.__h.length&&i.push(f),1&f.__g&&(f.__g&=-4)}catch(W){if(i.length=g,t.__v=null,c||r)if(W&&W.
then){if(t.__u|=128|c,r){for(~(D=r.indexOf(a||void 0))||(D=r.length);(R=r[D-1])&&R.nodeType==8;)D--;
for(;D<r.length;D++)if(R=r[D])if(r[D]=null,I){if(R==F)break}else{if(R.nodeType!=8)break;R.data.startsWith(
"$s")&&(F=Fo(I=R))}}if(!I){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;I=a}(h=Fo(I=t.__c.__z||
(t.__c.__z=I)))?(t.__e=I,a=h):t.__e=a,a=a&&a.nextSibling}else r&&r.some(Gn);else t.__e=n.__e;t.__k||
(t.__k=n.__k||[]),W&&W.then||dl(t),we.__e(W,t,n)}}else a=t.__e=Df(n.__e,t,n,s,o,r,i,c,p,e);return(h=
we.diffed)&&h(t),a}function Fo(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){
if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&
t.push(e)}}function dl(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(dl))}function fl(e,t,n){for(var s=0;s<
n.length;)si(n[s++],n[s++],n[s++]);we.__c&&we.__c(t,e),e.some(function(o){try{e=o.__h,o.__h=[],e.some(
function(r){r.call(o)})}catch(r){we.__e(r,o.__v)}})}function Df(e,t,n,s,o,r,i,a,c,p){var h,d,g,f,w,v,
S,b,k=n.props||Lo,C=t.props,x=t.type;if(x=="svg"?o="http://www.w3.org/2000/svg":x=="math"?o="http://\
www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),r){for(h=0;h<r.length;h++)if((w=r[h])&&
(x?w.localName==x:w.nodeType==3)){e=w,r[h]=null;break}}if(!e){if(b=p.ownerDocument||document,!x)return b.
createTextNode(C);e=b.createElementNS(o,x,C.is?C:p),a&&(we.__m&&we.__m(t,r),a=!1),r=null}if(x){if(p=
x=="template"&&e.content||e,r=x=="textarea"&&C.defaultValue!=null?null:r&&ti.call(p.childNodes),!a&&
r)for(k={},h=0;h<e.attributes.length;h++)k[(w=e.attributes[h]).name]=w.value;for(h in k)w=k[h],h=="d\
angerouslySetInnerHTML"?g=w:h=="children"||h in C||h=="value"&&"defaultValue"in C||h=="checked"&&"de\
faultChecked"in C||Do(e,h,null,w,o);for(h in C)w=C[h],h=="children"?f=w:h=="dangerouslySetInnerHTML"?
d=w:h=="value"?v=w:h=="checked"?S=w:a&&typeof w!="function"||k[h]===w||Do(e,h,w,k[h],o);d?(a||g&&(d.
__html==g.__html||d.__html==e.innerHTML)||(e.innerHTML=d.__html),t.__k=[]):(g&&(e.textContent=""),(x==
"foreignObject"||o=="http://www.w3.org/1998/Math/MathML"&&Af.test(x))&&(o="http://www.w3.org/1999/xh\
tml"),cl(p,ei(f)?f:[f],t,n,s,o,r,i,r?r[0]:n.__k&&xn(n,0),a,c),r&&r.some(Gn)),a&&x!="textarea"||(h="v\
alue",x=="progress"&&v==null?e.removeAttribute(h):v==null||v===e[h]&&(x!="progress"||v)||Do(e,h,v,k[h],
o),h="checked",S!=null&&S!=e[h]&&Do(e,h,S,k[h],o))}else k===C||a&&e.data==C||(e.data=C);return e}function si(e,t,n,s){
try{typeof e=="function"?t?t.__x=e(t)||1:s&&(s=s.__c||s.__e)&&(t=s.__x)&&(s.__x=null,typeof t=="func\
tion"?t():e(null)):e.current=t}catch(o){we.__e(o,n)}}function oi(e,t,n){var s,o,r,i;if(we.unmount&&we.
unmount(e),!(s=e.ref)||s.current&&s.current!=e.__e||si(s,null,t,e),s=e.__c){if(s.componentWillUnmount)
try{s.componentWillUnmount()}catch(a){we.__e(a,t)}s.__P=s.__n=null}if(s=e.__k)for(i=0;i<s.length;i++)
s[i]&&oi(s[i],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(s=e.__c)&&(s=s.__z)&&(o=Fo(s,r=[]))&&
(s==e.__e&&r.some(Gn),Gn(o),Gn(s)),n||Gn(e.__e),e.__e=e.__c=e.__=null}function Mf(e,t,n){return this.
constructor(e,n)}function pl(e,t){var n,s,o,r;we.__&&we.__(e,t),t.nodeType==9&&(t=t.documentElement),
s=(n=e&&32&e.__u)?null:t.__k,t.__k=to(ne,{children:[e]}),o=[],r=[],ni(t,t.__k,s||Lo,Lo,t.namespaceURI,
s?null:t.firstChild?ti.call(t.childNodes):null,o,s?s.__e:t.firstChild,n,r),fl(o,t.__k,r),t.__k.props.
children=null}function Bo(e){function t(n){var s,o;return this.getChildContext||(s=new Set,(o={})[t.__c]=this,this.
getChildContext=function(){return o},this.shouldComponentUpdate=function(r){this.props.value!=r.value&&
s.forEach(function(i){i.__g|=4,Qr(i)})},this.sub=function(r){s.add(r);var i=r.componentWillUnmount;r.
componentWillUnmount=function(){s.delete(r),i&&i.call(r)}}),n.children}return t.__c="__cC"+rl++,t.__=
e,t.Provider=(t.Consumer=function(n,s){return n.children(s)}).contextType=t,t}we={__e:function(e,t,n,s){for(var o,r,i;t=t.__;)if((o=t.__c)&&!(1&o.__g)){o.__g|=4;try{if((i=(r=o.constructor)&&
r.getDerivedStateFromError)&&o.setState(r.getDerivedStateFromError(e)),o.componentDidCatch&&(o.componentDidCatch(
e,s||{}),i=1),i&&8&o.__g)return void(o.__g|=2)}catch(a){e=a}}throw $o=0,e}},nl=0,Pf=function(e){return e!=
null&&e.constructor===no},No.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.
__s=Un({},this.state)),typeof e=="function"&&(e=e(Un({},n),this.props)),e&&(Un(n,e),this.__v&&(t&&this.
__k.push(t),Qr(this)))},No.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(
e),Qr(this))},No.prototype.render=ne,Tn=[],$o=0,sl=function(e,t){return e.__v.__b-t.__v.__b},Mo=Symbol(),
ol=/(PointerCapture)$|Capture$/i,Xr=0,Jr={},rl=0;var Be=class extends Error{name="ApiError";status;operation;code;parameters;fields;retryAfter;requestId;headers;constructor(t,n,{
status:s,headers:o},r){super(n,r),this.operation=t,this.status=s,this.code=o.get("x-error-code")??void 0;
let{fields:i=[],...a}=Ff(o.get("x-error-parameters"));this.parameters=a,this.fields=i,this.retryAfter=
Nf(o.get("retry-after")),this.requestId=o.get("x-request-id")??void 0,this.headers=o}};var st=class extends Error{name="ConnectionError"},qn=class extends st{name="TimeoutError"},ml=(e,t)=>e instanceof
Be?new Be(t,e.message,e,{cause:e}):e,Cs=e=>e instanceof Be&&e.status===401,Nf=e=>{if(e===null)return;
let t=/^\d+$/.test(e)?Number(e):(Date.parse(e)-Date.now())/1e3;return Number.isNaN(t)?void 0:Math.max(
0,Math.ceil(t))},ri=e=>{try{return JSON.parse(e)}catch{return}},Ff=e=>{let t=ri(e??"");return typeof t==
"object"?{...t}:{}},gl=(e,t)=>typeof e=="object"&&e!==null&&"error"in e&&typeof e.error=="string"?e.
error:`HTTP ${t}`,Cn=e=>e.catch(t=>{if(t instanceof Be&&t.status===404)return null;throw t});var $f=2**31-1,ii=(e,t)=>{let n=new AbortController,s,o=()=>clearTimeout(s),r=()=>{o(),!(e===0||e>$f)&&
(s=setTimeout(()=>n.abort(new qn(`no answer within ${e} ms`)),e))},i=()=>n.abort(t?.reason);return t?.
aborted&&i(),t?.addEventListener("abort",i),r(),{signal:n.signal,extend:r,pause:o,release(){o(),t?.removeEventListener(
"abort",i)},renew:()=>ii(e,t),explain(a,c){return n.signal.aborted?n.signal.reason:a instanceof st?a:
new st(c,{cause:a})}}},un=(e,t)=>new Promise((n,s)=>{let o=()=>s(t.reason);t.aborted&&o(),t.addEventListener(
"abort",o),e.then(n,s).finally(()=>t.removeEventListener("abort",o))});var zn=(e,...t)=>{try{e?.(...t)}catch(n){queueMicrotask(()=>{throw n})}};var Lf=250,Wf=3e4,Bf=async(e,{signal:t=new AbortController().signal})=>{let n,s=new Promise(o=>{n=setTimeout(
o,e)});await un(s,t).finally(()=>clearTimeout(n))};async function*hl(e,t){let n,s=new Set;do{let o=await t(
n);if(yield*o[e]??[],n=o.next_after,s.has(n))throw new st("the pages of the list repeat themselves");
s.add(n)}while(n!==null)}var jn=({state:e,next_attempt_at:t})=>e==="waiting"||e==="retrying"||t!==null,
_l=async(e,t,n)=>{let s=/\/api\/wstg\/requests\/(\d+)$/.exec(e)?.[1];if(s===void 0)throw new TypeError(
`'${e}' is no address of a request`);for(let o=Lf;;o=Math.min(o*2,Wf)){let r=o;try{let i=await n(Number(
s));if(zn(t.onRequest,i),!jn(i))return i}catch(i){if(!(i instanceof Be&&i.status===503))throw i;r=Math.
max(o,(i.retryAfter??0)*1e3)}await Bf(r,t)}};var Hf=10*6e4,yl=()=>{let e=new Headers({"x-error-code":"authentication_required"});return new Be("r\
efreshAccessToken","La sesión ha terminado",{status:401,headers:e})},Vf=e=>{let t=n=>{try{return e===
void 0?void 0:n(localStorage,e)}catch{return}};return{set:()=>t((n,s)=>n.setItem(s,"session")),remove:()=>t(
(n,s)=>n.removeItem(s)),get isMissing(){return t((n,s)=>n.getItem(s)===null)??!1}}},Gf=e=>{let t=e===
void 0?void 0:globalThis.navigator?.locks,n=new Set,s=Promise.resolve();return{async refresh(o){if(t&&
e)return t.request(e,{mode:"shared"},o);let r=s.then(o),i=r.then(()=>n.delete(i),()=>n.delete(i));return n.
add(i),r},async alone(o){if(t&&e)return t.request(e,o);let r=Promise.all([s,...n]).then(o);return s=
r.catch(()=>{}),r}}},wl=(e,t,n)=>{let s=new Set,o=Vf(t),r=Gf(t),i=t===void 0||typeof BroadcastChannel>
"u"?void 0:new BroadcastChannel(t),a,c,p=0,h=!1,d,g,f=(I,F)=>{for(let D of s)zn(D,I,F)},w=I=>{p+=1,g=
void 0,h=I},v=(I,F)=>{let{user_id:D,username:R,role:G,access_token:W}=I;a={account:{userId:D,username:R,
role:G},token:W,since:performance.now()},c=D,h=!1,o.set(),f(a.account,F)},S=I=>{w(!1),i?.postMessage(
{userId:I.user_id}),v(I,"signed_in")},b=I=>{w(!0),I!=="account_changed"&&o.remove(),!(!a&&I!=="accou\
nt_changed")&&(a=void 0,f(null,I))},k=()=>{i?.postMessage({userId:null}),n.forget(),b("signed_out")},
C=async(I,F=()=>b("expired"))=>{let D={isRefused:!1};d=D;try{let R=await I();return k(),R}catch(R){throw D.
isRefused&&F(),R}finally{d=void 0}},x=async()=>{let I=p,F;try{F=await r.refresh(e)}catch(D){throw Cs(
D)&&p===I&&(d?d.isRefused=!0:b("expired")),D}if(p!==I)throw yl();if(a&&a.account.userId!==F.user_id)
throw b("account_changed"),yl();return v(F,a?"refreshed":"signed_in"),F},O=()=>{if(g)return g;let I=x().
finally(()=>{g===I&&(g=void 0)});return g=I,I},A=({data:I})=>{typeof I!="object"||I===null||!("userI\
d"in I)||(I.userId===null?b("signed_out"):c!==void 0&&I.userId!==c?b("account_changed"):a||(w(!1),o.
set(),N.restore().catch(()=>{})))};i?.addEventListener("message",A);let N={get account(){return a?.account??
null},get refreshToken(){return n.token},async restore({always:I=!1}={}){if(a)return a.account;if(o.
isMissing&&!I)return null;do{let F=p;try{await O()}catch(D){if(p===F)throw D}}while(!a&&!h);return N.
account},forget:k,onChange(I){return s.add(I),()=>s.delete(I)},close(){i?.close(),i=void 0,s.clear()}};
return{session:N,begin:S,refresh:O,alone:r.alone,async renew(I){let F=p,D=await I();return p===F&&v(
D,"refreshed"),D},leaveAfter:C,async logOut(I){let F=a!==void 0;try{return await C(I,k)}catch(D){if(!F||
a||!Cs(D))throw D;return{message:D.message}}},get isLeaving(){return d!==void 0},get token(){return a?.
token},get epoch(){return p},get isOver(){return h||!a&&o.isMissing},get isStale(){return a!==void 0&&
performance.now()-a.since>Hf}}};var Uf=(e,t,n,s)=>{let o=e.getReader(),r=0;return new ReadableStream({async pull(i){t.extend();try{let{
done:a,value:c}=await un(o.read(),t.signal);if(t.pause(),a){t.release(),i.close();return}r+=c.byteLength,
i.enqueue(c),zn(s,{loaded:r,total:n})}catch(a){throw t.release(),o.cancel(a).catch(()=>{}),t.explain(
a,"the file broke off")}},cancel(i){return t.release(),o.cancel(i)}})},bl=(e,t,n,s)=>{let o=t.get("c\
ontent-length"),r=t.get("content-type")??"application/octet-stream",i=Uf(e,n,o===null?void 0:Number(
o),s);return{fileName:/filename="([^"]+)"/.exec(t.get("content-disposition")??"")?.[1]??"download",contentType:r,
stream:i,async blob(){let a=[],c=i.getReader();for(let p=await c.read();!p.done;p=await c.read())a.push(
p.value);return new Blob(a,{type:r})}}},kl=e=>{let t=new FormData,n=0;for(let[s,o]of Object.entries(
e))t.append(s,o),o instanceof Blob&&(n+=o.size);return{form:t,size:n}},qf=e=>{let t=new Headers;for(let n of e.
trim().split(/[\r\n]+/)){let s=n.indexOf(":");s>0&&t.append(n.slice(0,s).trim(),n.slice(s+1).trim())}
return t},ai=e=>typeof XMLHttpRequest<"u"&&!e,zf=async(e,t,n,s)=>{let o=new XMLHttpRequest,r=()=>o.abort();
await new Promise((c,p)=>{o.open(e.method,e.url),o.withCredentials=!0;for(let[h,d]of e.headers)h!=="\
content-type"&&o.setRequestHeader(h,d);o.upload.onprogress=({loaded:h})=>s(h),o.upload.onload=n.pause,
o.onload=()=>c(),o.onerror=o.onabort=()=>p(new st("the upload broke off")),n.signal.addEventListener(
"abort",r),n.signal.aborted?r():o.send(t)}).finally(()=>n.signal.removeEventListener("abort",r));let{
status:i,responseText:a}=o;return new Response(a||null,{status:i,headers:qf(o.getAllResponseHeaders())})},
jf=(e,t,n)=>{if(!e.body)return e;let s=0,o=e.body.pipeThrough(new TransformStream({transform(i,a){s+=
i.byteLength,n(s),a.enqueue(i)},flush:t.pause})),r={method:e.method,headers:e.headers,body:o,signal:e.
signal,duplex:"half"};return new Request(e.url,r)},Sl=(e,{form:t,size:n},s,o,r)=>{let i=c=>{s.extend(),
zn(o,{loaded:Math.min(c,n),total:n})};if(ai(r))return zf(e,t,s,i);let a=r??globalThis.fetch;return typeof XMLHttpRequest>
"u"?a(jf(e,s,i)):(s.pause(),a(e))};var Kf=3e4,Yf="the service is unreachable, or it does not allow the origin of this page",Zf="/api/au\
th/",Jf=new Set(["logout","logoutEverywhere","deleteAccount"]),Qf=new Set(["changePassword","logoutE\
verywhere","deleteAccount"]),Xf=e=>({token:e,headers(t){return this.token!==void 0&&t.startsWith(Zf)?
{cookie:`refresh_token=${this.token}`}:{}},read({headers:t}){for(let n of t.getSetCookie?.()??[]){let s=/^refresh_token=([^;]*)/.
exec(n)?.[1];s!==void 0&&(this.token=s===""?void 0:s)}},forget(){this.token=void 0}}),ep=(e={})=>{let t=Object.
entries(e).filter(([,s])=>s!==void 0),n=new URLSearchParams(t.map(([s,o])=>[s,String(o)]));return n.
size>0?`?${n}`:""},tp=()=>/^https?:/.test(globalThis.location?.origin)?globalThis.location.origin:"",
np=e=>{if(e!==""&&!(/^https?:\/\//.test(e)&&URL.canParse(e)))throw new TypeError(`baseUrl is an addr\
ess such as https://api.example, not '${e}'`);return e.replace(/\/+$/,"")},sp=e=>typeof window>"u"||
e===""?void 0:`weight-bmi-register ${new URL(e).origin}`,op=e=>encodeURIComponent(String(e)).replace(
/^\.{1,2}$/,"%20$&"),vl=(e,{baseUrl:t=tp(),fetch:n,timeoutMs:s=Kf,refreshToken:o})=>{let r=np(t),i=Xf(
o),a=(S,{path:b,query:k,headers:C,body:x,onProgress:O})=>{let A=e[S];if(!A)throw new TypeError(`ther\
e is no operation ${S}`);if(r===""&&typeof location>"u")throw new TypeError("outside of a page creat\
eClient needs the option baseUrl");let N=x==="all"?void 0:x,I=A.transfer==="upload"&&N?kl(N):void 0,
F={...b};return{id:S,route:A,url:r+A.path.replace(/\{(\w+)\}/g,(D,R)=>op(F[R]))+ep(k),headers:Object.
entries({...C}).filter(([,D])=>D!==void 0),renewable:A.bearer&&(A.key===void 0||C?.[A.key]===void 0),
form:I,json:I||!N?void 0:JSON.stringify(N),onProgress:O}},c=async({timeoutMs:S=s,signal:b},k)=>{let C=ii(
S,b);try{return await k(C)}finally{C.release()}},p=async({id:S,route:b,url:k,headers:C,form:x,json:O,
onProgress:A},N,I)=>{let F=new Headers({...Object.fromEntries(C),...O!==void 0&&{"content-type":"app\
lication/json"},...I!==void 0&&{authorization:`Bearer ${I}`},...i.headers(b.path)}),D=x&&!ai(n)?x.form:
O??null,{signal:R}=N,G=new Request(k,{method:b.method,headers:F,body:D,credentials:"include",signal:R}),
W=Yf,H=async()=>{let L=x?await Sl(G,x,N,A,n):await(n??globalThis.fetch)(G);if(W="the answer broke of\
f, or is not the one of the service",i.read(L),L.ok&&b.transfer==="download"){if(!L.body||L.status===
204)throw new st("the answer has no body");return bl(L.body,L.headers,N.renew(),A)}let ee=await L.text();
if(!L.ok)throw new Be(S,gl(ri(ee),L.status),L);let U=JSON.parse(ee);if(typeof U!="object"||U===null)
throw new st(W);let Pe=L.headers.get("location");return Pe===null?U:{...U,location:Pe}};try{return await un(
H(),R)}catch(L){throw L instanceof Be?L:N.explain(L,W)}},h=(S,b={})=>c(b,k=>p(a(S,b),k)),d=wl(()=>h(
"refreshAccessToken"),sp(r),i),g=(S,b)=>c(b,async k=>{let C=a(S,b),{route:x,renewable:O}=C,A=()=>x.transfer!==
null&&k.extend(),N=()=>un(d.refresh(),k.signal).catch(R=>{throw ml(R,C.id)}),I=R=>{let G=()=>p(C,k,R);
return Qf.has(S)?un(d.alone(G),k.signal):G()};x.transfer==="upload"&&d.isStale&&await N();let{token:F,
epoch:D}=d;try{return A(),await I(F)}catch(R){if(!(O&&Cs(R)&&(Jf.has(S)||!d.isLeaving))||d.epoch!==D||
d.isOver)throw R;A();try{d.token===F&&await N()}catch(W){throw Cs(W)||d.epoch!==D?R:W}if(d.epoch!==D)
throw R;return A(),await I(d.token)}}),f=S=>async b=>{let k=await h(S,b);return d.begin(k),k},w={registerAccount:f(
"registerAccount"),login:f("login"),refreshAccessToken:S=>c(S,({signal:b})=>un(d.refresh(),b)),logout:S=>d.
logOut(()=>g("logout",S)),changePassword:S=>d.renew(()=>g("changePassword",S)),logoutEverywhere:S=>d.
leaveAfter(()=>g("logoutEverywhere",S)),deleteAccount:S=>d.leaveAfter(()=>g("deleteAccount",S))},v=Object.
entries(e).flatMap(([S,{list:b}])=>{if(!b)return[];let k=({signal:C,timeoutMs:x,...O}={})=>hl(b.entries,
A=>g(S,{query:{...O,after:A},signal:C,timeoutMs:x}));return[[b.name,k]]});return{...Object.fromEntries(
Object.keys(e).map(S=>[S,async(b={})=>w[S]?.(b)??g(S,b)])),...Object.fromEntries(v),waitForRequest:(S,{
onRequest:b,...k}={})=>_l(S,{...k,onRequest:b},C=>g("getRequest",{...k,path:{request_id:C}})),session:d.
session}};var Tl={"Peso insuficiente":"underweight","Peso normal":"normal",Sobrepeso:"overweight","Obesidad de\
 grado I":"obese_class_i","Obesidad de grado II":"obese_class_ii","Obesidad de grado III":"obese_cla\
ss_iii","Para menores de 18 años no se aplican las categorías de IMC de los adultos":"minor"},li=[
["underweight",18.5],["normal",25],["overweight",30],["obese_class_i",35],["obese_class_ii",40],["ob\
ese_class_iii",Number.POSITIVE_INFINITY]],ci=1e3;var ui=(e,t)=>e.replace(/\{(\w+)\}/g,(n,s)=>String(t[s]??n)),rp=e=>e instanceof Be?[e.code??"gateway",
e.code?e.parameters:{status:e.status}]:e instanceof qn?["timeout",{}]:[e instanceof st?"unreachable":
"",{}],di=(e,t,n={})=>{let s=e instanceof Error?e.message:String(e),o=t?.errors??{},[r,i]=rp(e),a={...i,
...n},{reason:c="",text:p="",index:h}=a,d={...a,...o[c]!==void 0&&{reason:ui(o[c],a)}},g=o[p]??o[r],
f=h!==void 0&&g!==void 0&&o.at_index,w=ui(g??s,d),v=f?ui(f,{index:Number(h)+1,error:w}):w;return/\{\w+\}/.
test(v)?s:v},so=({description:e})=>Tl[e],fi=(e,t)=>{let n=so(e);return n===void 0?e.description:t.bmi_descriptions[n]};var gt={Role:{values:["admin","user"]},Username:{pattern:"^[a-z0-9._@+\\-]{3,64}$",minLength:3,maxLength:64},
NewPassword:{minLength:8,maxLength:128},WstgStatus:{values:["Not Started","In Progress","Blocked","D\
one","Not Applicable"]},Permission:{values:["weights:read","weights:write","checklist:read","checkli\
st:write"]},ChecklistAccess:{values:["none","read","write"]},KeyName:{minLength:1,maxLength:60},Moment:{
maxLength:64},SyncDirection:{values:["tracker->dd","dd->tracker"]},TrackerStatus:{values:["Not Start\
ed","In Progress","Blocked","Done","Not Applicable"]},WstgOutcome:{values:["issues","untested","not_\
applicable","passed","in_progress"]},FindingSeverity:{values:["critical","high","medium","low","info"]},
FindingState:{values:["open","duplicate","false_positive","out_of_scope","risk_accepted","closed","c\
losed_by_status"]},WstgRequestState:{values:["waiting","retrying","failed","done","superseded","dism\
issed"]}};var Ho=e=>li.map(([t,n],s)=>({class:t,from:(li[s-1]?.[1]??0)*e**2,to:n*e**2}));async function*Vo(e,t,{
check:n=!1,...s}={}){for(let o=0;o<t.length;o+=ci){let r=t.slice(o,o+ci);try{let i=await e.recordWeights(
{body:{weights:r,check:n},...s});yield{weights:r,start:o,answer:i}}catch(i){if(!(i instanceof Be&&i.
status===400))throw i;let{index:a}=i.parameters;yield{weights:r,start:o,error:i,index:a===void 0?a:o+
Number(a)}}}}var ip={registerAccount:{method:"post",path:"/api/auth/register",bearer:!1,transfer:null},login:{method:"\
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
xl=(e={})=>vl(ip,e);var dn,Oe,pi,Cl,mi=Object.is,ro=0,Nl=[],gi=[],Ve=we,Pl=Ve.__b,Al=Ve.__r,Rl=Ve.diffed,Il=Ve.__c,Ol=Ve.
unmount,El=Ve.__;function Kn(e,t){Ve.__h&&Ve.__h(Oe,e,ro||t),ro=0;var n=Oe.__H||(Oe.__H={__:[],__h:[]});
return e>=n.__.length&&n.__.push({}),n.__[e]}function oe(e){return ro=1,lp(Ll,e)}function lp(e,t,n){
var s=Kn(dn++,2);if(s.t=e,!s.__c&&(s.__=[n?n(t):Ll(void 0,t),function(r){var i=(s.__N||s.__)[0],a=s.
t(i,r);mi(i,a)||(s.__N=[a,s.__[1]],s.__c.setState({}))}],s.__c=Oe,!Oe.__f)){Oe.__f=!0;var o=Oe.shouldComponentUpdate;
Oe.shouldComponentUpdate=function(r,i,a){var c=this.__H;if(!c)return!0;var p=!1,h=this.props!=r;if(c.
__.some(function(g){g.__N&&(p=!0,mi(g.__[0],g.__N[0])||(h=!0))}),o){var d=o.call(this,r,i,a);return p?
d||h:d}return!p||h}}return s.__}function ue(e,t){var n=Kn(dn++,3);!Ve.__s&&_i(n.__H,t)&&(n.__P=!0,n.
__=e,n.u=t,Oe.__H.__h.push(n))}function Fl(e,t){var n=Kn(dn++,4);!Ve.__s&&_i(n.__H,t)&&(n.__P=!1,n.__=
e,n.u=t,Oe.__h.push(n))}function be(e){return ro=5,ct(function(){return{current:e}},[])}function ct(e,t){var n=Kn(dn++,7);return _i(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Go(e,t){return ro=
8,ct(function(){return e},t)}function Pn(e){var t=Oe.context[e.__c],n=Kn(dn++,9);return n.c=e,t?(n.__==
null&&(n.__=!0,t.sub(Oe)),t.props.value):e.__}function $l(e){var t=Kn(dn++,10),n=oe();return t.__=e,Oe.componentDidCatch||(Oe.componentDidCatch=function(s,o){
t.__&&t.__(s,o),n[1](s)}),[n[0],function(){return n[1]()}]}function Ps(){var e=Kn(dn++,11);if(!e.__){
for(var t=Oe.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}
function cp(){var e;do{for(;e=gi.shift();)try{oo(e)}catch(n){Ve.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=
Nl.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(oo),t.__h.some(hi),t.__h=[]}catch(n){t.__h=[],Ve.
__e(n,e.__v)}}}while(gi.length)}Ve.__b=function(e){Oe=null,Pl&&Pl(e)},Ve.__=function(e,t){e&&t.__k&&
t.__k.__m&&(e.__m=t.__k.__m),El&&El(e,t)},Ve.__r=function(e){Al&&Al(e),dn=0;var t=(Oe=e.__c).__H;t&&
(pi==Oe?Oe.__h=[]:(t.__h.some(oo),t.__h.some(hi),dn=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.
__N),n.u=n.__N=void 0})),pi=Oe},Ve.diffed=function(e){Rl&&Rl(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&
Ml(Nl.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),pi=Oe=null},Ve.__c=function(e,t){t.some(
function(n){try{n.__h.some(oo),n.__h=n.__h.filter(function(s){return!s.__||hi(s)})}catch(s){n.__h=[function(){
throw s}]}}),Il&&Il(e,t)},Ve.unmount=function(e){Ol&&Ol(e);var t,n,s=e.__c;s&&s.__H&&(s.__H.__.some(
function(o){try{if(o.__P&&o.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}
o.__P=n,Ml(gi.push(o))}else oo(o)}catch(r){t=r}}),s.__H=void 0,t&&Ve.__e(t,s.__v))};var Dl=typeof requestAnimationFrame==
"function";function up(e){var t,n=function(){clearTimeout(s),Dl&&cancelAnimationFrame(t),setTimeout(
e)},s=setTimeout(n,35);Dl&&(t=requestAnimationFrame(n))}function Ml(e){e!=1&&Cl==Ve.requestAnimationFrame||
((Cl=Ve.requestAnimationFrame)||up)(cp)}function oo(e){var t=Oe,n=e.__c;typeof n=="function"&&(e.__c=
void 0,n()),Oe=t}function hi(e){var t=Oe;e.__c=e.__(),Oe=t}function _i(e,t){return!e||e.length!=t.length||
t.some(function(n,s){return!mi(n,e[s])})}function Ll(e,t){return typeof t=="function"?t(e):t}var fn=(e,t,n)=>{for(let s of t)e.addEventListener(s,n,!0);return()=>{for(let s of t)e.removeEventListener(
s,n,!0)}},As=(e,t,...n)=>{let[s,o]=oe(e);return ue(()=>{let r=()=>o(e);return r(),fn(t,n,r)},[]),s},
Bl="retry-failed-loads",Hl=()=>{dispatchEvent(new Event(Bl))},dp=250,fp=3e4,Wl=e=>e+1,ke=(e,t=[],n=()=>!1)=>{
let[s,o]=oe({loading:!0}),[r,i]=oe(0),a=be(0),c=Go(()=>{a.current=0,i(Wl)},[]);ue(()=>{let d=new AbortController,
{signal:g}=d,f,w=v=>{g.aborted||(o(({data:S})=>({data:S,...v,loading:!1})),a.current>0&&(f=setTimeout(
i,a.current,Wl)))};return o(v=>({...v,loading:!0})),e(g).then(v=>{let S=Math.min(a.current*2||dp,fp);
a.current=n(v)?S:0,w({data:v})},v=>w({error:v})),()=>{d.abort(),clearTimeout(f)}},[...t,r]);let{error:p}=s;
return ue(()=>{if(p!==void 0)return fn(window,[Bl,"online"],c)},[p,c]),{...s,reload:c,change:d=>o(g=>g.
data===void 0?g:{...g,data:d(g.data)})}},io=e=>{let[t,n]=oe({busy:!1,error:void 0}),s=be(!1);return{
...t,run:async(...r)=>{if(s.current)return;s.current=!0,n({busy:!0,error:void 0});let i=await e(...r).
then(()=>{},a=>a);s.current=!1,n({busy:!1,error:i})},reset:()=>n(({busy:r})=>({busy:r,error:void 0}))}};var pp=e=>{try{return decodeURIComponent(e)}catch{return e}},ge=(e,t={},n)=>{let s=new URLSearchParams(
Object.entries(t).filter(([,r])=>r!==""));return`#/${[e,...n===void 0?[]:[n]].map(encodeURIComponent).
join("/")}${s.size>0?`?${s}`:""}`},An=e=>{history.replaceState(null,"",e),dispatchEvent(new HashChangeEvent(
"hashchange"))},qe=()=>{let e=As(()=>location.hash,window,"hashchange"),[t="",n]=e.replace(/^#\/?/,"").
split("?"),[s="",o]=t.split("/").map(pp),r=Object.fromEntries(new URLSearchParams(n));return{name:s,
id:o||void 0,parameters:r}};var Uo=["kg","g","lb","st","jin"],Vl=.45359237,Ul={kg:1,g:.001,lb:Vl,st:14*Vl,jin:.5},mp={kg:/^(kgs?|quilos?|kilos?|chili|(kilo|quilo|chilo)gram(m?es?|m|s|os?|as?|m[io])?|公斤|千克)$/i,
g:/^(gr?s?|gram(m?es?|m|s|os?|as?|mi)?|克)$/i,lb:/^(lbs?|pounds?|libras?|libbr[ae])$/i,st:/^(sts?|stones?)$/i,
jin:/^(jin|斤|市斤)$/i},pn=e=>Uo.find(t=>mp[t].test(e)),Yn=(e,t)=>t==="kg"?e:Math.round(e*Ul[t]*100)/
100,Rn=(e,t)=>e/Ul[t],qo=["kg","lb","st"],gp={",":/^(\d+|\d{1,3}([. '’]\d{3})+)(,\d+)?$/,".":/^(\d+|\d{1,3}([, '’]\d{3})+)(\.\d+)?$/},
Gl=(e,t)=>{if(!gp[t].test(e))return;let n=t===","?/[. '’]/g:/[, '’]/g;return Number(e.replace(n,
"").replace(",","."))},Zn=(e,t)=>{let[,n="",s="",o="",r="lb"]=/^([\d.,’' ]*\d) *(\p{L}*)\.?(?: *([\d.,]+) *(\p{L}*)\.?)?$/u.
exec(e.replace(/\s+/g," ").trim())??[],i=Gl(n,t),a=pn(s);if(i===void 0||s!==""&&a===void 0)return;if(o===
"")return{value:i,unit:a};let c=Gl(o,t);if(!(a!=="st"||c===void 0||pn(r||"lb")!=="lb"))return{value:i*
14+c,unit:"lb"}},hp=e=>e.normalize("NFKC").replace(/[\u0660-\u0669\u06F0-\u06F9]/g,t=>String(t.charCodeAt(
0)&15)).replace(/[\u066B\u060C]/g,"."),ql=(e,t)=>{let n=Zn(hp(e).replace(",","."),".");if(!(!n||t===
"st"&&!n.unit&&!Number.isInteger(n.value)))return Math.round(Yn(n.value,n.unit??t)*100)/100};var zl=(e,t,n)=>{let s=e==="en"?"en-GB":"es",o=(d,g=d,f=!1)=>new Intl.NumberFormat(s,{minimumFractionDigits:d,
maximumFractionDigits:g,useGrouping:"always",signDisplay:f?"exceptZero":"auto"}).format,r=d=>{let{format:g}=new Intl.
DateTimeFormat(s,{...d,timeZone:t});return f=>g(new Date(f))},[i,a,c]=[o(0),o(1),o(1,2)],p=o(1,1,!0),
h=new Intl.RelativeTimeFormat(s,{numeric:"auto"});return{language:e,integer:i,tenths:a,hundredths:o(
2),percent:new Intl.NumberFormat(s,{style:"percent"}).format,plain:o(0,6),unit:n,kg(d){if(n==="kg")return`${c(
d)} kg`;let g=Math.round(Rn(d,"lb")*10)/10;if(n==="lb")return`${a(g)} lb`;let f=Math.floor(g/14);return`${i(
f)} st ${a(g-f*14)} lb`},signed(d){let g=n==="kg"?d:Rn(d,"lb");return`${p(g).replace("-","−")} ${n===
"kg"?"kg":"lb"}`},day:r({dateStyle:"medium"}),shortDay:r({day:"numeric",month:"short"}),month:r({month:"\
short",year:"numeric"}),longMonth:r({month:"long",year:"numeric"}),year:r({year:"numeric"}),instant:r(
{dateStyle:"medium",timeStyle:"short"}),ago(d){let g=Math.round((Date.now()-Date.parse(d))/6e4);if(Math.
abs(g)>=1440)return;let f=Math.round(g/60);return Math.abs(g)<60?h.format(-g,"minute"):h.format(-f,"\
hour")},bytes(d){let g=Math.min(3,Math.floor(Math.log10(Math.max(1,d))/3)),f=["B","kB","MB","GB"][g];
return`${(g===0?i:a)(d/1e3**g)} ${f}`}}};var _p={passed:"closed",not_applicable:"closed",issues:"issues",in_progress:"under_way",untested:"un\
tested"},yp={Blocked:"blocked","In Progress":"under_way"},jl=e=>e.outcome!=="issues"&&e.wstg_status&&
yp[e.wstg_status]||_p[e.outcome],Kl=e=>t=>{let n=t??"-";return e[n]??n},wp={statuses:{Done:"Hecho","\
Not Applicable":"No aplicable","In Progress":"En curso",Blocked:"Bloqueado","Not Started":"Sin empez\
ar"},severities:{critical:"Crítica",high:"Alta",medium:"Media",low:"Baja",info:"Informativa"},progress:{
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
Pruebas del lado del cliente","API Testing":"Pruebas de API","-":"Fuera de la guía"})},bp={statuses:{
Done:"Done","Not Applicable":"Not applicable","In Progress":"In progress",Blocked:"Blocked","Not Sta\
rted":"Not started"},severities:{critical:"Critical",high:"High",medium:"Medium",low:"Low",info:"Inf\
o"},progress:{closed:"closed",issues:"with findings",under_way:"under way",blocked:"blocked",untested:"\
untested"},toolStatuses:{verified:"Verified",active:"Active"},findingStates:{open:"Open",duplicate:"\
Duplicate",false_positive:"False positive",out_of_scope:"Out of scope",risk_accepted:"Risk accepted",
closed:"Closed",closed_by_status:"Closed by a status of this checklist; counts as open"},openFindings:e=>`${e}\
 open`,categoryName:Kl({"Configuration and Deployment Management Testing":"Configuration and Deploym\
ent","-":"Not in the guide"})},ao={es:wp,en:bp};var Rs=(e,t,n,s)=>e===1?`1 ${n}`:`${t} ${s}`,kp=e=>({...ao.es,checklist:"Lista WSTG",source:"Identif\
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
Sin probar"},coverage:"Cobertura por categoría",items:(t,n)=>Rs(t,n,"elemento","elementos"),search:"\
Buscar",searchHint:"Identificador, nombre o notas",status:"Estado",category:"Categoría",any:"Todos",
anyCategory:"Todas",shown:{conflict:"En conflicto",open:"Con peticiones pendientes",failed:"Con fall\
os",untracked:"Sin seguimiento",without_finding:"Sin hallazgo"},noItems:"Ningún elemento cumple los \
filtros.",clear:"Quitar los filtros",reload:"Actualizar",item:"Elemento",tool:e,toolStatuses:{...ao.
es.toolStatuses,none:"–"},severity:"Severidad",lastSync:"Sincronizado",conflict:"Conflicto",pending:"\
Pendiente",failed:"Fallo",backToList:"Volver a la lista",previous:"Anterior",next:"Siguiente",guide:"\
Leer la prueba en la guía",setAt:"Estado asignado",setBy:"Por",failedBelow:"La última petición ha f\
allado; consúltala más abajo.",setAllShown:"Cambiar el estado de todos los mostrados…",askSetAll:(t,n)=>`\
¿Poner ${t} en ${n}?`,setItems:(t,n)=>`Poner ${t} en ${n}`,sending:"Enviando los estados",setAll:t=>`\
Estado enviado: ${t}.`,findingsOpen:"Hallazgos abiertos",changeFinding:"Cambiar el hallazgo",othersFinding:`\
Esto cambiará en ${e} un hallazgo que no ha creado este servicio. Según la última lectura:`,othersFindings:t=>`\
Cambiarán en ${e} hallazgos que no ha creado este servicio (según la última lectura): ${t}.`,conflictNotice:`\
El estado de aquí y el de ${e} se contradicen.`,finding:"Hallazgo",findings:"Hallazgos",madeHere:"C\
reado por este servicio",writtenTo:"Aquí se escriben los estados",notes:"Notas",notesHint:"Sustituy\
en la mitigación del hallazgo. Si las dejas vacías, el texto del hallazgo no cambia.",currentState:"\
Estado actual",edit:"Cambiar el estado",request:{waiting:`Aceptada. Se está escribiendo en ${e}…`,
retrying:"Aceptada. Un intento ha fallado; se reintentará.",failed:"Ha fallado.",repeated:"Se reint\
entará.",done:`Escrita en ${e}.`,noEffect:"Terminada sin cambiar nada.",superseded:"Sustituida por \
una petición más reciente.",dismissed:"Descartada."},requests:"Últimas peticiones",noRequests:"Si\
n peticiones.",log:"Registro",noLog:"Sin entradas.",when:"Cuándo",origin:"Origen",origins:{sync:"Es\
ta lista",webhook:e},directions:{"tracker->dd":`Hacia ${e}`,"dd->tracker":`Desde ${e}`},direction:"D\
irección",result:"Resultado",success:"Correcto",state:"Estado",states:{waiting:"En espera",retrying:"\
Reintentando",failed:"Ha fallado",done:"Terminada",superseded:"Sustituida",dismissed:"Descartada"},synchronisation:"\
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
tadas: ${t}`,firstOf:(t,n,s)=>t<n?`Las ${s(t)} más recientes de ${s(n)}`:Rs(t,s(t),"petición","pet\
iciones"),files:`Base de datos de ${e}`,makeReport:"Descargar el informe",export:"Copia de seguridad",
dumpHint:`Un volcado SQL de la base de datos de ${e}.`,makeExport:"Descargar el volcado",import:"Res\
taurar",dumpImportHint:`Volcado SQL de pg_dump en texto plano. Sustituye la base de datos de ${e}: t\
odo o nada.`,importObstacle:`Ahora mismo la base de datos de ${e} no se podría restaurar:`,makeImport:"\
Restaurar el volcado",noFile:"Elige un archivo.",preparing:"Preparando el archivo…",downloading:"D\
escargando",uploading:"Enviando",importing:"Archivo enviado. La base de datos lo está importando…",
stopped:"Detenido.",saved:(t,n)=>`Se ha descargado ${t} (${n}).`,imported:"Se ha importado el volcad\
o.",askImport:(t,n)=>`¿Sustituir la base de datos de ${e} por ${t} (${n})? Detén antes ${e}. Lo qu\
e no esté en el volcado se perderá. No se puede deshacer.`,accounts:"Cuentas",accountsClosed:"El r\
egistro está cerrado: las cuentas se crean con npm run account.",accountsCount:(t,n)=>Rs(t,n,"cuent\
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
ado las sesiones de ${t}.`,accountDeleted:t=>`Se ha eliminado la cuenta ${t}.`}),Sp=e=>({...ao.en,checklist:"\
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
Untested"},coverage:"Coverage by category",items:(t,n)=>Rs(t,n,"item","items"),search:"Search",searchHint:"\
Identifier, name or notes",status:"Status",category:"Category",any:"All",anyCategory:"All",shown:{conflict:"\
In conflict",open:"With pending requests",failed:"With failures",untracked:"Not tracked",without_finding:"\
Without a finding"},noItems:"No item matches the filters.",clear:"Clear the filters",reload:"Refresh",
item:"Item",tool:e,toolStatuses:{...ao.en.toolStatuses,none:"–"},severity:"Severity",lastSync:"Syn\
chronised",conflict:"Conflict",pending:"Pending",failed:"Failed",backToList:"Back to the list",previous:"\
Previous",next:"Next",guide:"Read the test in the guide",setAt:"Status set",setBy:"By",failedBelow:"\
The latest request failed; see below.",setAllShown:"Change the status of all shown…",askSetAll:(t,n)=>`\
Set ${t} to ${n}?`,setItems:(t,n)=>`Set ${t} to ${n}`,sending:"Sending the statuses",setAll:t=>`Stat\
us sent: ${t}.`,findingsOpen:"Open findings",changeFinding:"Change the finding",othersFinding:`This \
will change a finding in ${e} that this service did not create. As last read:`,othersFindings:t=>`Fi\
ndings in ${e} that this service did not create will change (as last read): ${t}.`,conflictNotice:`T\
he status here and the one in ${e} disagree.`,finding:"Finding",findings:"Findings",madeHere:"Create\
d by this service",writtenTo:"Statuses are written here",notes:"Notes",notesHint:"They replace the m\
itigation text of the finding. Empty notes leave that text unchanged.",currentState:"Current state",
edit:"Change the status",request:{waiting:`Accepted. Writing it to ${e}…`,retrying:"Accepted. An a\
ttempt failed; it will be retried.",failed:"Failed.",repeated:"It will be retried.",done:`Written to\
 ${e}.`,noEffect:"Finished without changing anything.",superseded:"Superseded by a newer request.",dismissed:"\
Dismissed."},requests:"Latest requests",noRequests:"No requests.",log:"Log",noLog:"No entries.",when:"\
When",origin:"Origin",origins:{sync:"This checklist",webhook:e},directions:{"tracker->dd":`To ${e}`,
"dd->tracker":`From ${e}`},direction:"Direction",result:"Result",success:"Succeeded",state:"State",states:{
waiting:"Waiting",retrying:"Retrying",failed:"Failed",done:"Done",superseded:"Superseded",dismissed:"\
Dismissed"},synchronisation:"Synchronisation",periodic:"Periodic run",inStep:(t,n)=>`Up to date with\
 ${e}: checked ${t}${n?`, next check ${n}`:""}.`,notInStep:(t,n)=>`Not up to date with ${e}: last su\
ccessful check ${t}${n?`, next check ${n}`:""}.`,neverInStep:`Not compared with ${e} yet.`,synchronise:"\
Synchronise now",runStates:{idle:"Idle",due:"About to start",running:"Running"},nextRun:"Next run",lastStarted:"\
Last start",lastFinished:"Finished",lastSucceeded:"Last success",lastError:"The last run failed:",lastWarning:"\
The last run warns:",hiddenIsGone:"They are gone",askHiddenIsGone:`The findings in the last warning \
will no longer count, not even open ones. Do this only if they were deleted in ${e}.`,lastDelivery:"\
Last webhook delivery",waitingCount:"Requests waiting",retryingCount:"Retrying",failedCount:"Failed",
withoutFinding:"Items without a finding",failedRequests:"Failed requests",noFailed:"No request has f\
ailed.",findingNumber:t=>`Finding ${t}`,attempts:"Attempts",accepted:"Accepted",repeat:"Retry",dismiss:"\
Dismiss",retryAll:"Retry all",dismissAll:"Dismiss all",askDismiss:`Dismissed requests are not retrie\
d. Their items follow ${e} again.`,retried:t=>`Queued again: ${t}`,dismissed:t=>`Dismissed: ${t}`,firstOf:(t,n,s)=>t<
n?`The latest ${s(t)} of ${s(n)}`:Rs(t,s(t),"request","requests"),files:`${e} database`,makeReport:"\
Download the report",export:"Back up",dumpHint:`An SQL dump of ${e}’s database.`,makeExport:"Downl\
oad the dump",import:"Restore",dumpImportHint:`A plain-text SQL dump from pg_dump. It replaces ${e}’\
s database: either everything or nothing.`,importObstacle:`At present ${e}’s database could not be r\
estored:`,makeImport:"Restore the dump",noFile:"Choose a file.",preparing:"Preparing the file…",downloading:"\
Downloading",uploading:"Sending",importing:"File sent. The database is importing it…",stopped:"Sto\
pped.",saved:(t,n)=>`${t} (${n}) has been downloaded.`,imported:"The dump has been imported.",askImport:(t,n)=>`\
Replace ${e}’s database with ${t} (${n})? Stop ${e} first. Anything that is not in the dump will b\
e lost. This cannot be undone.`,accounts:"Accounts",accountsClosed:"Registration is closed: accounts\
 are created with npm run account.",accountsCount:(t,n)=>Rs(t,n,"account","accounts"),beginning:"Nam\
e starts with",role:"Role",roles:{admin:"Administrator",user:"User"},you:"Your account",name:"Name",
created:"Created",noAccounts:"No account matches the filters.",access:"Checklist access",accesses:{none:"\
None",read:"View",write:"View and change"},testers:{read:"User, sees the checklist",write:"User, cha\
nges the checklist"},accessChanged:(t,n)=>`${t}, access to the WSTG checklist: ${n}`,promote:"Make a\
dministrator",demote:"Remove the administrator role",endTheirSessions:"End sessions",delete:"Delete",
askPromote:t=>`${t} will be able to manage the checklist, dumps and accounts after signing in again.`,
askDemote:t=>`${t} keeps the role in open sessions for a few minutes, unless they are ended.`,alsoEnd:"\
End the sessions too",askEnd:t=>`${t} will have to sign in again on every device.`,askDelete:t=>`The\
 account ${t}, its profile and its weights will be deleted. This cannot be undone.`,roleChanged:(t,n)=>`\
Role of ${t}: ${n}`,sessionsEnded:t=>`The sessions of ${t} have been ended.`,accountDeleted:t=>`The \
account ${t} has been deleted.`}),yi={es:kp,en:Sp};var vp={signIn:"Entrar",register:"Crear cuenta",toRegister:"¿Aún no tienes cuenta?",toSignIn:"¿Ya \
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
 el ${e}: ${t}`},Tp={signIn:"Sign in",register:"Create an account",toRegister:"No account yet?",toSignIn:"\
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
wi={es:vp,en:Tp};var xp={title:"Peso e IMC",navigation:"Secciones",administration:"Administración",skip:"Ir al conte\
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
Mostrar más (${e} de ${t})`,notFound:"Página no encontrada",doneOf:(e,t)=>`${e} de ${t}`},Cp={title:"\
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
 of ${t}`},bi={es:xp,en:Cp};var zo=(e,t)=>({...e,...t}),Yl=(e,t,n)=>n[e]??t[e]?.replace(/\{\w+\}/g,"…")??e,ki=e=>({es:zo(zo(bi.
es,wi.es),yi.es(e)),en:zo(zo(bi.en,wi.en),yi.en(e))}),My=ki("DefectDojo");var z=xl(),jo=e=>document.querySelector(`meta[name="${e}"]`)?.content,lo=ki(jo("tool")??"DefectDojo"),
Zl=(e,t,n="kg")=>({t:lo[e],zone:t,...zl(e,t.name,n)}),Si=Bo(void 0),B=()=>Pn(Si),Jl=async()=>!isSecureContext&&
(await fetch("/api/auth/refresh",{method:"POST"})).status===401,qt={captchaScript:jo("captcha-script"),
registrationOpen:jo("registration")!=="closed",isEmpty:jo("accounts")==="none"};var Pp=Symbol.for("pv"),Ap=0;function l(e,t,n,s,o,r){t||(t={});var i,a,c=t;if("ref"in c&&typeof e!="function")for(a in c={},t)a==
"ref"?i=t[a]:c[a]=t[a];var p={type:e,props:c,key:n,ref:i,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Pp,
__v:--Ap,__i:-1,__u:0};return(o||r)&&(p.__source=o,p.__self=r),we.vnode&&we.vnode(p),p}var ae=({text:e,of:t,onClick:n,kind:s="plain",busy:o,...r})=>l("button",{type:n?"button":"submit",class:`\
button ${s}`,"aria-label":t&&`${e}: ${t}`,"aria-busy":o,"aria-disabled":o,onClick:n&&(()=>o||n()),...r,
children:e}),Ee=({kind:e,children:t})=>l("span",{class:"badge","data-kind":e,children:t}),de=({kind:e="\
info",children:t})=>l("div",{class:`notice ${e}`,role:e==="error"?"alert":"status",children:t}),Ge=({
error:e,retry:t})=>{let{t:n,describe:s}=B(),o=e instanceof Be&&e.status===429&&e.retryAfter||0,[r,i]=oe(
0);Fl(()=>{let h=performance.now()+o*1e3,d=()=>i(Math.max(0,Math.ceil((h-performance.now())/1e3)));if(d(),
o===0)return;let g=setInterval(d,1e3);return()=>clearInterval(g)},[e]);let{code:a}=e??{};if(e===void 0||
a==="authentication_required")return null;let c=s(e,r>0?{seconds:r}:{}),p=o>0&&r===0;return l(de,{kind:p?
"info":"error",children:[l("p",{role:o>0?"timer":void 0,children:p?n.retryNow:c}),t&&r===0&&l(ae,{text:n.
retry,onClick:t})]})},In=({label:e,done:t,all:n,format:s,children:o})=>{let{t:r}=B(),i=Ps();return l(
"div",{class:"progress",children:[l("label",{for:i,children:e}),l("progress",{id:i,value:n&&t,max:n}),
l("span",{children:n?r.doneOf(s(t),s(n)):s(t)}),o]})};var Is=({facts:e})=>l("dl",{children:Object.entries(e).map(([t,n])=>n!==!1&&l("div",{children:[l("dt",
{children:t}),l("dd",{children:n})]},t))}),Rp=25,Ip=["beforeprint","afterprint"],it=e=>{let{caption:t,
columns:n,rows:s,keyOf:o,empty:r,groupOf:i=()=>""}=e,{t:a,integer:c}=B(),[p,h]=oe(history.state?.limit??
Rp),[d,g]=oe(!1);ue(()=>fn(window,Ip,({type:b})=>g(b==="beforeprint")),[]);let f=()=>{let b=p*4;history.
replaceState({...history.state,limit:b},""),h(b)};if(s.length===0)return r?l("div",{class:"empty",children:r}):
null;let w=n.map(([b,,k])=>l("th",{scope:"col",class:k,children:b},b)),v=b=>n.map(([k,C,x])=>l("td",
{class:x,"data-label":k,children:C(b)},k)),S=d?s:s.slice(0,p);return l(ne,{children:[l("table",{children:[
l("caption",{children:t}),l("thead",{children:l("tr",{children:w})}),[...Map.groupBy(S,i)].map(([b,k])=>l(
"tbody",{children:[b&&l("tr",{class:"group",children:l("th",{colSpan:n.length,scope:"rowgroup",children:b})}),
k.map((C,x)=>l("tr",{children:v(C)},o?.(C)??x))]},b))]}),s.length>p&&l(ae,{text:a.moreRows(c(p),c(s.
length)),onClick:f})]})};var Jn=({title:e,onClose:t,locked:n,children:s})=>{let o=Ps(),r=be(null);ue(()=>r.current?.showModal(),
[]);let i=()=>n||r.current?.querySelector("[aria-busy=true]")!=null;return l("dialog",{ref:r,"aria-l\
abelledby":o,onCancel:a=>i()&&a.preventDefault(),onClose:t,children:[l("h2",{id:o,children:e}),s(()=>r.
current?.close())]})},Ko=(e,t)=>{let{t:n}=B(),[s,o]=oe();return{ask:c=>new Promise(p=>o({question:c,
answer:p})),dialog:s&&l(Jn,{title:e,onClose:()=>{s?.answer(!1),o(void 0)},children:c=>{let p=()=>{s.
answer(!0),c()};return l(ne,{children:[l("p",{children:s.question}),l("div",{class:"actions",children:[
l(ae,{text:n.cancel,onClick:c}),l(ae,{kind:t,text:e,onClick:p})]})]})}})}};var nn=()=>document.querySelector("h1")?.focus({preventScroll:!0}),Nt=Bo(e=>{}),Ql=!0,Ft=({title:e,tools:t,
quiet:n,above:s})=>{let{t:o,announce:r}=B(),i=be(null);return ue(()=>{Ql||i.current?.focus(),Ql=!1,r(
"")},[r]),ue(()=>{document.title=`${e} · ${o.title}`},[e,o]),l("div",{class:n?"heading quiet":"head\
ing",children:[s&&l("p",{class:"aside",children:s}),l("h1",{tabIndex:-1,ref:i,children:e}),t]})},$t=({
load:e,children:t,...n})=>{let{t:s}=B();return ue(()=>{e.data!==void 0&&document.activeElement===document.
body&&nn()},[e.data]),l(Nt.Provider,{value:e.reload,children:[l(Ft,{...n}),l(Ge,{error:e.error,retry:e.
reload}),e.data!==void 0&&t(e.data),e.data===void 0&&e.loading&&l(de,{kind:"loading",children:s.loading})]})},
He=({title:e,hint:t,tools:n,children:s})=>l("section",{class:"card","aria-label":e,children:[l("div",
{class:"heading",children:[l("h2",{children:e}),n]}),t&&l("p",{class:"hint",children:t}),s]}),Xl=({children:e})=>{
let{t}=B(),[n]=$l(s=>reportError(s));return n===void 0?l(ne,{children:e}):l("div",{class:"card narro\
w",children:[l(Ft,{title:t.broken}),l("p",{children:t.brokenHint}),l(ae,{text:t.loadAgain,kind:"prim\
ary",onClick:()=>location.reload()})]})};var Yo=e=>{let{announce:t}=B(),n=Pn(Nt);return io(async(...s)=>{t("");try{let o=await e(...s);typeof o==
"string"&&t(o)}catch(o){throw o instanceof Be&&n(!0),o}n(!1)})},Op=({spec:e,error:t,name:n})=>{let{t:s}=B(),
[o,r]=oe(!1),{label:i,hint:a,codes:c,options:p,read:h,defaultValue:d,...g}=e,f=Ps(),w=[a&&`${f}-hint`,
t&&`${f}-error`].filter(Boolean).join(" "),v={"aria-invalid":!!t,"aria-describedby":w||void 0},S=(O,A,N)=>A&&
l("p",{class:O,id:`${f}-${O}`,role:N,children:A}),b=p?.map(([O,A])=>l("option",{value:O,selected:O===
d,children:A},O)),k={...g,...!b&&{defaultValue:d}},C=e.type==="password",x=b?"select":e.rows?"textar\
ea":"input";return l("div",{class:`field ${e.type??""}`,children:[l("label",{for:f,children:i}),S("h\
int",a),S("error",t,"alert"),il(x,{...k,...o&&{type:"text"},...v,id:f,name:n},b),C&&l(ae,{text:o?s.hide:
s.show,of:i,kind:"link",onClick:()=>r(!o)})]})},Os=({fields:e,values:t,errorOf:n=()=>""})=>Object.entries(
e).map(([s,o])=>{let r=t&&{value:String(t[s]??"")};return l(Op,{name:s,spec:{...o,...r},error:n(s)},
s)}),Zo=e=>l("fieldset",{children:[l("legend",{children:e.label}),e.values.map(t=>l(ae,{text:e.names[t],
"aria-pressed":t===e.value,onClick:()=>e.choose(t)},t))]}),Jo=({fields:e})=>{let{t}=B(),{name:n,parameters:s}=qe(),
[o,r]=oe(!1),i=Object.values(s).filter(Boolean).length,a=c=>An(ge(n,Object.fromEntries(new FormData(
c))));return l("search",{children:[l(ae,{text:i>0?`${t.filters} (${i})`:t.filters,class:"button fold",
"aria-expanded":o,onClick:()=>r(!o)}),l("form",{class:o?"filters":"filters folded",onInput:({currentTarget:c})=>a(
c),onSubmit:c=>c.preventDefault(),children:l(Os,{fields:e,values:s})})]})},Ep=(e,t,n)=>{let s=new FormData(
e),o=Object.entries(t).map(([c,p])=>{let h=s.get(c)??"";return p.required&&h===""?[c,new Error(n)]:[
c,p.read?p.read(h):h]}),r=o.filter(c=>c[1]instanceof Error),[i]=r,a=Object.fromEntries(r.map(([c,{message:p}])=>[
c,p]));if(i)throw Object.assign(i[1],{parameters:{field:i[0]},texts:a});return Object.fromEntries(o)},
xt=e=>{let{t,describe:n}=B(),s=e.fields??{},o=be(null),{run:r,busy:i,error:a,reset:c}=Yo(async()=>{let b=await e.
act(Ep(o.current,s,t.missing));return e.inline&&o.current?.reset(),b}),{code:p="",parameters:h={},fields:d=[]}=a??
{},{texts:g={}}=a??{},f=Object.keys(s),w=f.find(b=>b===h.field||s[b]?.codes?.includes(p))??f.find(b=>d.
includes(b)),v=b=>g[b]??(b===w?n(a):d.includes(b)?t.checkField:"");ue(()=>{a&&o.current?.querySelector(
"[aria-invalid=true]")?.focus()},[a]);let S=b=>{b.preventDefault(),r()};return l("form",{ref:o,class:e.
inline?"inline":"",noValidate:!0,onInput:c,onSubmit:S,children:[e.question&&l("div",{children:e.question}),
l(Os,{fields:s,errorOf:v}),l(Ge,{error:w===void 0?a:void 0}),l("div",{class:"actions",children:[e.onCancel&&
l(ae,{text:t.cancel,onClick:()=>i||e.onCancel?.()}),l(ae,{text:e.submit,kind:e.kind??"primary",busy:i})]})]})},
mn=({act:e,busy:t,...n})=>{let s=Yo(e);return l(ne,{children:[l(ae,{...n,busy:t||s.busy,onClick:s.run}),
l(Ge,{error:s.error})]})},Ne=e=>{let{text:t,of:n,title:s=t,opener:o="link",...r}=e,{announce:i}=B(),
a=Pn(Nt),[c,p]=oe(!1),h=be(!1),d=w=>{h.current=w,w||a(!1)};return l(ne,{children:[l(ae,{text:t,of:n,
kind:o,"aria-haspopup":"dialog",onClick:()=>{i(""),p(!0)}}),c&&l(Jn,{title:s,onClose:()=>{p(!1),h.current&&
a(!0),h.current=!1},children:w=>l(Nt.Provider,{value:d,children:l(xt,{submit:t,...r,onCancel:w,act:async v=>{
let S=await r.act(v);return w(),nn(),S}})})})]})};var Dp=".menu > div > :is(a, button:not([aria-haspopup]))",Es=({label:e,text:t,children:n})=>{let s=be(
null),o=i=>s.current?.contains(i)??!1,r=i=>{let a=s.current;!a||a.querySelector("dialog[open]")||(i&&
a.querySelector("summary")?.focus(),a.open=!1)};return ue(()=>fn(document,["click","close"],({type:a,
target:c})=>{o(c)?(a==="close"||c.matches(Dp))&&r(!0):a==="click"&&r(!1)}),[]),l("details",{class:"m\
enu",ref:s,onKeyDown:({key:i})=>i==="Escape"&&r(!0),onFocusOut:({relatedTarget:i})=>i&&!o(i)&&r(!1),
children:[l("summary",{"aria-label":e,children:l("span",{children:t})}),l("div",{children:n})]})};var Ds=(e,t)=>{let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),
setTimeout(()=>URL.revokeObjectURL(n.href),6e4)};var Ti=Object.keys(lo.es.statuses),Qo=(e,t)=>{let{t:n}=B(),[s,o]=oe(e),r={label:n.status,hint:xi(s,t)&&
n.notKept,options:Ti.map(i=>[i,n.statuses[i]]),defaultValue:s,onInput:({currentTarget:i})=>o(i.value)};
return{chosen:s,field:r}},sn=({wstg_status:e})=>e??"Not Started",Xo=(e,t)=>t===null?e.unknown:e.statuses[t]??
t,Ms=(e,...t)=>[...new Set(t)].filter(n=>n!==null).join(" / ")||e.unknown,xi=(e,t)=>!t&&["Blocked","\
Not Started"].includes(e),Ci=gt.FindingSeverity.values,ec=e=>e.charAt(0).toUpperCase()+e.slice(1),er=({
severity:e})=>{let{t}=B();if(!e)return l(ne,{children:t.unknown});let n=t.severities[e.toLowerCase()];
return l(Ee,{kind:ec(e),children:n??e})},tr=({item:e,all:t})=>{let{t:n,integer:s}=B(),o=Ci.map(i=>({
severity:i,count:e.open_findings[i]})).filter(({count:i})=>i>0).map(({severity:i,count:a})=>({kind:ec(
i),counted:`${s(a)} ${n.severities[i]}`})),r=n.openFindings(o.map(({counted:i})=>i).join(", "));return o.
slice(0,t?o.length:1).map(({kind:i,counted:a})=>l("span",{title:r,children:l(Ee,{kind:i,children:n.openFindings(
a)})},i))},Mp=({item:e})=>{let{t}=B(),n={wstg_id:e.wstg_id},{data:s}=ke(i=>z.getItem({path:n,signal:i})),
o=s?.findings.find(({written_to:i})=>i),r=[t.findingNumber(e.finding_id??0),o?.title,o&&t.severities[o.
severity],o&&t.findingStates[o.state]];return l("strong",{class:"reason",children:r.filter(Boolean).
join(" · ")})},vi=["active open"],Np={Done:["verified closed","verified closed_by_status"],"Not App\
licable":["active false_positive","active closed_by_status"],"In Progress":vi,Blocked:vi,"Not Starte\
d":vi},Pi=(e,t)=>e.finding_own===!1&&!Np[t].includes(`${e.defectdojo_status} ${e.finding_state}`),nr=()=>{
let{t:e,account:t}=B(),{ask:n,dialog:s}=Ko(e.changeFinding,"primary");return{send:async(r,i)=>{let a=l(
ne,{children:[e.othersFinding," ",l(Mp,{item:r})]});if((Pi(r,i.status)||r.finding_own===!1&&i.notes)&&
!await n(a))return;let p={wstg_id:r.wstg_id,user:t.username,...i};return z.requestWstgSync({body:p})},
dialog:s}},sr=()=>{let{t:e,bytes:t}=B();return async n=>{let s=await n.blob();return Ds(s,n.fileName),
e.saved(n.fileName,t(s.size))}},Ns=async(e,t)=>{let n=[];for await(let s of e){if(n.length===t)return{
taken:n,more:!0};n.push(s)}return{taken:n,more:!1}},ut=({at:e})=>{let{t,instant:n,ago:s}=B();return e===
null?l(ne,{children:t.unknown}):l("time",{dateTime:e,title:n(e),children:s(e)??n(e)})},Fp=()=>history.
replaceState({...history.state,y:scrollY},""),co=e=>l("a",{href:ge("checklist",e.parameters,e.id),onClick:Fp,
children:e.id}),Qn=({text:e})=>{let{t}=B();return e?l("details",{class:"reason",children:[l("summary",
{children:t.reason}),e]}):null},uo=({request:e})=>{let{t,integer:n,may:s}=B(),o=e?{request_ids:[e.request_id]}:
"all",r=e&&`${e.wstg_id??e.request_id}`,i=async()=>{let{request_ids:d}=await z.retryRequests({body:o});
return t.retried(n(d.length))},a=async()=>{let{request_ids:d}=await z.dismissRequests({body:o});return t.
dismissed(n(d.length))},[c,p]=e?[t.repeat,t.dismiss]:[t.retryAll,t.dismissAll],h=e?"link":"plain";return s(
"checklist:write")?l("div",{class:"actions",children:[l(mn,{text:c,of:r,kind:h,act:i}),l(Ne,{text:p,
of:r,opener:h,kind:"danger",question:t.askDismiss,act:a})]}):null};var $p=1e3,Lp=25,Wp=({user:e,isOwn:t})=>{let{t:n}=B(),{username:s}=e,o={target_user_id:e.user_id},r=async()=>(await z.
endSessions({path:o}),n.sessionsEnded(s)),i=async(b,k)=>(await z.updateUserRole({path:o,body:{role:b}}),
k&&await r(),n.roleChanged(s,n.roles[b])),a=async()=>(await z.deleteUser({path:o}),n.accountDeleted(
s)),c=async b=>(await z.setChecklistAccess({path:o,body:{access:b}}),n.accessChanged(s,n.accesses[b])),
p=gt.ChecklistAccess.values.map(b=>[b,n.accesses[b]]),h={label:n.access,options:p,defaultValue:e.checklist_access},
d={label:n.alsoEnd,type:"checkbox",defaultChecked:!0},g={text:n.promote,question:n.askPromote(s)},f={
text:n.demote,question:n.askDemote(s),fields:{end:d}},w={text:n.endTheirSessions,question:n.askEnd(s)},
v={label:n.typeName(s),autocomplete:"off",autocapitalize:"none",read:b=>String(b).trim()===s||new Error(
n.nameDiffers)},S={text:n.delete,question:n.askDelete(s),fields:{typed:v}};return l(Es,{label:`${n.actions}\
: ${s}`,text:"⋯",children:[e.role==="user"&&l(Ne,{...g,of:s,act:()=>i("admin")}),e.role==="admin"&&
l(Ne,{...f,of:s,act:({end:b})=>i("user",b)}),e.role==="user"&&l(Ne,{text:n.access,of:s,submit:n.save,
fields:{access:h},act:({access:b})=>c(b)}),!t&&l(Ne,{...w,of:s,act:r}),!t&&l(Ne,{...S,of:s,kind:"dan\
ger",act:a})]})},tc=()=>{let{t:e,integer:t,account:n}=B(),s=d=>d.user_id===n.userId,{search:o="",role:r}=qe().
parameters,i=gt.Role.values.find(d=>d===r),a=ke(d=>Ns(z.users({search:o,role:i,limit:200,signal:d}),
$p),[o,i]),c=d=>l("div",{class:"badges",children:[d.username," ",s(d)&&l(Ee,{children:e.you})]}),p=({
role:d,checklist_access:g})=>d==="admin"?l(Ee,{kind:"done",children:e.roles.admin}):g==="none"?e.roles.
user:l(Ee,{children:e.testers[g]}),h={search:{label:e.beginning,type:"search",autocapitalize:"none"},
role:{label:e.role,options:[["",e.any],...Object.entries(e.roles)]}};return l($t,{title:e.accounts,load:a,
children:({taken:d,more:g})=>l("section",{class:"card","aria-label":e.accounts,children:[!qt.registrationOpen&&
l("p",{class:"hint",children:e.accountsClosed}),(d.length>Lp||o||i)&&l(Jo,{fields:h}),l(it,{caption:e.
accountsCount(d.length,`${t(d.length)}${g?"+":""}`),rows:d,empty:e.noAccounts,keyOf:({user_id:f})=>f,
columns:[[e.name,c],[e.role,p],[e.created,({created_at:f})=>l(ut,{at:f}),"wide"],[e.actions,f=>l(Wp,
{user:f,isOwn:s(f)}),"tools"]]})]})})};var Ai={base:"https://owasp.org/www-project-web-security-testing-guide/v42/4-Web_Application_Securit\
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
n_Hijacking"}};var or={current:[]},Hp=({request:e})=>{let{request:t}=B().t,{state:n,reason:s}=e,o=n==="failed"?"err\
or":n==="done"&&!s?"success":"info",r=n==="done"&&s?t.noEffect:t[n];return l(de,{kind:o,children:[r,
" ",n==="failed"&&jn(e)&&t.repeated,l(Qn,{text:s})]})},Vp=({item:e,keepsAll:t})=>{let{t:n}=B(),{send:s,
dialog:o}=nr(),[r,i]=oe(""),a=e.requests.find(f=>r.endsWith(`/${f.request_id}`)),{field:c}=Qo(sn(e),
t),[p,h]=oe((e.notes??"").replaceAll(`\r
`,`
`)),d=async({status:f,notes:w})=>{let v=await s(e,w===p?{status:f}:{status:f,notes:w});v&&(i(v.location),
h(w))},g={label:n.notes,hint:n.notesHint,rows:6,defaultValue:p};return l(He,{title:n.edit,children:[
l(xt,{submit:n.save,act:d,fields:{status:c,notes:g}}),a&&l(Hp,{request:a}),o]})},nc=({address:e,text:t})=>/^https?:\/\//i.
test(e)?l("a",{href:e,target:"_blank",rel:"noreferrer",children:t}):l(ne,{children:t}),Gp=({item:e})=>{
let{t,integer:n}=B(),{findings:s,findings_total:o}=e,r=s.length<o?t.doneOf(n(s.length),n(o)):n(o),i=a=>{
let c=t.findingNumber(a.finding_id),p=[c,a.own&&t.madeHere,a.written_to&&t.writtenTo];return l("div",
{class:"reason",children:[l(nc,{address:a.finding_url??"",text:a.title||c}),l("p",{class:"aside",children:p.
filter(Boolean).join(" · ")})]})};return o===0?null:l(He,{title:t.findings,children:l(it,{caption:`${t.
findings}: ${r}`,rows:s,keyOf:({finding_id:a})=>a,columns:[[t.finding,i],[t.severity,({severity:a})=>l(
er,{severity:a})],[t.state,({state:a})=>t.findingStates[a]]]})})},Up=({item:e})=>{let{t}=B();return l(
He,{title:t.currentState,children:[e.conflict&&l(de,{children:t.conflictNotice}),e.failed_reason!==null&&
l(de,{kind:"error",children:t.failedBelow}),l(Is,{facts:{[t.status]:l("div",{class:"badges",children:[
l(Ee,{kind:sn(e),children:t.statuses[sn(e)]}),l(tr,{item:e,all:!0})]}),[t.setAt]:l(ut,{at:e.status_set_at}),
[t.setBy]:Ms(t,e.status_set_by,e.status_set_for),[t.tool]:t.toolStatuses[e.defectdojo_status??"none"],
[t.lastSync]:l(ut,{at:e.last_sync})}})]})},qp=({item:e})=>{let{t}=B(),n=i=>Xo(t,i),s=i=>i?"blocked":
void 0,o=i=>l("div",{children:[l(Ee,{kind:s(i.state==="failed"),children:t.states[i.state]})," ",l(Qn,
{text:i.reason}),i.state==="failed"&&l(uo,{request:i})]}),r=i=>l("div",{children:[l(Ee,{kind:s(!i.success),
children:i.success?t.success:t.failed})," ",l(Qn,{text:i.error_message})]});return l(ne,{children:[l(
He,{title:t.requests,children:l(it,{empty:t.noRequests,caption:t.requests,rows:e.requests,keyOf:({request_id:i})=>i,
columns:[[t.accepted,({accepted_at:i})=>l(ut,{at:i})],[t.origin,({kind:i})=>t.origins[i]],[t.status,
({status:i})=>n(i)],[t.setBy,({account:i,user:a})=>Ms(t,i,a)],[t.result,o]]})}),l(He,{title:t.log,children:l(
it,{empty:t.noLog,caption:t.log,rows:e.log,columns:[[t.when,({timestamp:i})=>l(ut,{at:i})],[t.direction,
({direction:i})=>t.directions[i]],[t.change,i=>`${n(i.old_status)} → ${n(i.new_status)}`],[t.setBy,
({account:i})=>Ms(t,i)],[t.result,r]]})})]})},zp=({item:e})=>{let{t,account:n}=B(),{parameters:s}=qe(),
o=e.finding_id!==null||e.findings_total>0||e.open_request;if(n.role!=="admin"||e.name!==null||o)return null;
let r=async()=>{let{message:a}=await z.forgetItem({path:{wstg_id:e.wstg_id}});return location.hash=ge(
"checklist",s),a},i={text:t.forget,of:e.wstg_id,question:t.askForget};return l(Ne,{...i,kind:"danger",
act:r})},jp=({id:e})=>{let{t}=B(),{parameters:n}=qe(),s=or.current.indexOf(e),[o,r]=s<0?[]:[-1,1].map(
a=>or.current[s+a]),i=(a,c)=>c&&l("a",{href:ge("checklist",n,c),children:a});return l("nav",{class:"\
actions","aria-label":t.checklist,children:[l("a",{href:ge("checklist",n),children:t.backToList}),i(
t.previous,o),i(t.next,r)]})},sc=({id:e})=>{let{t,may:n}=B(),s=ke(async p=>{let[h,{keeps_equivalent_status:d}]=await Promise.
all([z.getItem({path:{wstg_id:e},signal:p}),z.getSynchronisation({signal:p})]);return{item:h,keepsAll:d}},
[e],({item:p})=>p.requests.some(jn)),o=Ai.pages[e.toUpperCase()],{name:r,category:i,near:a}=s.data?.
item??{},c=l(ne,{children:[[r&&e,a&&t.near(a),i&&t.categoryName(i)].filter(Boolean).join(" · "),o&&
" · ",o&&l(nc,{address:Ai.base+o,text:t.guide})]});return l($t,{title:r??e,above:c,tools:l(jp,{id:e}),
load:s,children:({item:p,keepsAll:h})=>l(ne,{children:[l(Gp,{item:p}),l("div",{class:"columns",children:[
l(Up,{item:p}),n("checklist:write")&&l(Vp,{item:p,keepsAll:h})]}),l(qp,{item:p}),l(zp,{item:p})]})})};var Kp="-",Ri=({category:e})=>e??Kp,rc=e=>e.open_request&&e.failed_reason===null,Yp={conflict:e=>e.conflict,
open:e=>e.open_request,failed:e=>e.failed_reason!==null,untracked:e=>!e.tracked,without_finding:e=>e.
finding_id===null&&e.last_sync!==null},Ii={closed:"Done",issues:"worse",under_way:"In Progress",blocked:"\
Blocked",untested:"Not Started"},ic=Object.keys(Ii),Zp=({name:e})=>e!==null,Oi=e=>{let t=Map.groupBy(
e,jl);return n=>t.get(n)?.length??0},ac=({items:e})=>{let t=Oi(e);return l("div",{class:"bar","aria-\
hidden":"true",children:ic.filter(n=>t(n)>0).map(n=>l("i",{"data-kind":Ii[n],style:{flexGrow:t(n)}},
n))})},Jp=5,Qp=({gate:e})=>{let{t,integer:n}=B(),{parameters:s}=qe(),o=Map.groupBy(e.open,({reason:a})=>a),
r=Map.groupBy(o.get("open_finding")??[],({severity:a})=>a),i=Ci.flatMap(a=>r.get(a)??[]);return e.passed?
l(de,{kind:"success",children:t.gatePassed}):l(de,{kind:"closed",children:[l("p",{children:[l("stron\
g",{children:t.gateClosed})," ",e.stale_reason&&t.gateStale[e.stale_reason]]}),l("p",{class:"badges",
children:[...o].map(([a,{length:c}])=>{let p=`${t.reasons[a]}: ${n(c)}`;return a==="unassigned_findi\
ng"?l("span",{children:p},a):l("a",{href:ge("checklist",{...s,show:a}),children:p},a)})}),i.length>0&&
l("p",{class:"badges",children:i.slice(0,Jp).map(({wstg_id:a,severity:c})=>l("span",{children:[l(co,
{id:a,parameters:s})," ",l(er,{severity:c})]},a))})]})},Xp=({items:e,gate:t})=>{let{t:n,integer:s,percent:o}=B(),
r=e.filter(Zp),i=Oi(r),a=i("closed");return l("section",{class:"card total","aria-label":n.checklistTotal,
children:[l("p",{class:"figure",children:[l("strong",{children:n.closedOf(s(a),s(r.length))})," ",l(
"span",{children:o(a/r.length)}),l("span",{class:"badges",children:[ic.map(c=>l(Ee,{kind:Ii[c],children:[
n.progress[c],": ",s(i(c))]},c)),e.length>r.length&&l("span",{children:n.outsideGuide(s(e.length-r.length))})]})]}),
l(ac,{items:r}),l(Qp,{gate:t}),l(em,{items:r})]})},em=({items:e})=>{let{t,integer:n}=B(),{parameters:s}=qe();
return l("details",{children:[l("summary",{children:t.coverage}),l("ul",{class:"coverage",children:[
...Map.groupBy(e,Ri)].map(([o,r])=>l("li",{children:[l("a",{href:ge("checklist",{...s,category:o}),children:t.
categoryName(o)}),l("span",{children:t.doneOf(n(Oi(r)("closed")),n(r.length))}),l(ac,{items:r})]},o))})]})},
oc=e=>e.failed_reason!==null?2:Number(e.conflict),tm=({items:e,gate:t},n)=>{let{status:s="",category:o="",
show:r="",outcome:i="",search:a=""}=n,c=a.toLowerCase().split(/\s+/),p=new Map(t.open.map(({wstg_id:g,
reason:f})=>[g,f])),h=g=>{let f=`${g.wstg_id} ${g.name??""} ${g.notes??""}`.toLowerCase();return c.every(
w=>f.includes(w))},d=g=>Yp[r]?.(g)??[p.get(g.wstg_id),""].includes(r);return e.filter(g=>[sn(g),""].
includes(s)).filter(g=>[Ri(g),""].includes(o)).filter(g=>[g.outcome,""].includes(i)).filter(d).filter(
h).sort((g,f)=>oc(f)-oc(g))},nm=({items:e,keepsAll:t})=>{let{t:n,integer:s,account:o}=B(),{chosen:r,
field:i}=Qo("Done",t),[a,c]=oe(),p=be(!1),h=S=>n.items(S,s(S)),d=async()=>{p.current=!1;let S=0,b=()=>c(
{done:S,all:e.length});b();try{for(let{wstg_id:k}of e){if(p.current)break;let C={wstg_id:k,status:r,
user:o.username};await z.requestWstgSync({body:C}),S+=1,b()}}finally{c(void 0)}return n.setAll(h(S))},
g=a?.all??e.length,f=e.filter(S=>Pi(S,r)).length,w=[f>0&&n.othersFindings(s(f)),i.hint],v=l("span",{
role:"status",children:w.filter(Boolean).join(" ")});return g===0?null:l(Ne,{text:n.setAllShown,opener:"\
plain",title:n.askSetAll(h(g),n.statuses[r]),submit:n.setItems(h(g),n.statuses[r]),question:a&&l(In,
{label:n.sending,done:a.done,all:g,format:s,children:l(ae,{text:n.stop,onClick:()=>p.current=!0})}),
fields:{status:{...i,hint:v,disabled:a!==void 0}},act:d})},sm=({item:e,keepsAll:t})=>{let{t:n}=B(),{
send:s,dialog:o}=nr(),{run:r,busy:i,error:a}=Yo(async c=>{if(await s(e,{status:c}))return xi(c,t)?n.
notKept:n.request.waiting});return l("div",{children:[l("select",{"aria-label":`${n.status}: ${e.wstg_id}`,
"aria-busy":i,"data-kind":sn(e),value:sn(e),onChange:({currentTarget:c})=>r(c.value),children:Ti.map(
c=>l("option",{value:c,children:n.statuses[c]},c))}),l(Ge,{error:a}),o]})},om=({data:e})=>{let{t,integer:n,
may:s}=B(),{parameters:o}=qe(),r=JSON.stringify(o),i=ct(()=>tm(e,o),[e,r]);or.current=i.map(({wstg_id:f})=>f);
let a=["",t.any],c=[...new Set(e.items.map(Ri))].map(f=>[f,t.categoryName(f)]),p=[...new Set(e.gate.
open.map(({reason:f})=>f))].map(f=>[f,t.reasons[f]]),h=f=>l("div",{children:[l(co,{id:f.wstg_id,parameters:o}),
l("p",{class:"aside",children:f.near?t.near(f.near):f.name})]}),d=f=>l("div",{class:"badges",children:[
s("checklist:write")?l(sm,{item:f,keepsAll:e.keepsAll}):l(Ee,{kind:sn(f),children:t.statuses[sn(f)]}),
f.conflict&&l(Ee,{kind:"blocked",children:t.conflict}),f.failed_reason!==null&&l(Ee,{kind:"blocked",
children:t.failed}),rc(f)&&l(Ee,{children:t.pending})]}),g=l(ne,{children:[l("p",{children:t.noItems}),
l("a",{href:ge("checklist"),onClick:nn,children:t.clear})]});return l(He,{title:t.items(i.length,n(i.
length)),tools:s("checklist:write")&&l(nm,{items:i,keepsAll:e.keepsAll}),children:[l(Jo,{fields:{search:{
label:t.search,placeholder:t.searchHint,type:"search"},status:{label:t.status,options:[a,...Object.entries(
t.statuses)]},category:{label:t.category,options:[["",t.anyCategory],...c]},outcome:{label:t.itemOutcome,
options:[a,...Object.entries(t.outcomes)]},show:{label:t.show,options:[a,...Object.entries(t.shown),
...p]},since:{label:t.since,type:"date"}}}),l(it,{caption:t.checklist,rows:i,keyOf:({wstg_id:f})=>f,
empty:g,columns:[[t.item,h],[t.status,d],[t.tool,f=>t.toolStatuses[f.defectdojo_status??"none"]],[t.
findingsOpen,f=>l(tr,{item:f})],[t.lastSync,({last_sync:f})=>l(ut,{at:f})]]},r),l("p",{class:"aside",
children:t.source})]})},rm=()=>{let{t:e}=B(),{since:t}=qe().parameters,n=t?{since:t}:{},s=ke(async c=>{
let[{taken:p},h,{keeps_equivalent_status:d}]=await Promise.all([Ns(z.items({...n,signal:c}),Number.POSITIVE_INFINITY),
z.checkGate({query:n,signal:c}),z.getSynchronisation({signal:c})]);return{items:p,gate:h,keepsAll:d}},
[t],({items:c})=>c.some(rc)),o=s.data!==void 0;ue(()=>{o&&history.state?.y&&scrollTo(0,history.state.
y)},[o]);let r=sr(),i=async()=>r(await z.generateReport({headers:{"Accept-Language":document.documentElement.
lang}})),a=l(ne,{children:[l(mn,{text:e.makeReport,act:i}),l(ae,{text:e.reload,busy:s.loading,onClick:s.
reload})]});return l($t,{title:e.checklist,tools:a,load:s,children:c=>l(ne,{children:[l(Xp,{...c}),l(
om,{data:c})]})})},lc=()=>{let{id:e}=qe();return e===void 0?l(rm,{}):l(sc,{id:e},e)};var cc=e=>{let{act:t,ask:n,title:s,hint:o,submit:r,labels:i,fields:a}=e,{t:c,bytes:p}=B(),[h,d]=oe(),
[g,f]=oe(""),w=be(new AbortController);ue(()=>()=>w.current.abort(),[]);let v=async I=>{w.current=new AbortController;
let{signal:F}=w.current;f(""),d({loaded:0,total:void 0}),await t({signal:F,onProgress:d},I).catch(D=>{
if(!F.aborted)throw D;return c.stopped}).then(f).finally(()=>d(void 0))},{ask:S,dialog:b}=Ko(r,"dang\
er"),k=async I=>{(!n||await S(n(I)))&&await v(I)},C=()=>{w.current.abort(),nn()},x=h&&h.loaded>0&&h.
loaded!==h.total,[O,A]=x?[i[0],h.total]:[i[1],void 0];return l(He,{title:s,hint:o,children:[l(xt,{submit:r,
kind:a?"danger":"primary",act:k,fields:a}),b,h&&l(In,{label:O,done:h.loaded,all:A,format:I=>I===0?"":
p(I),children:l(ae,{text:c.stop,onClick:C})}),g&&l(de,{children:g})]})},uc=()=>{let{t:e,bytes:t}=B(),
n=sr(),{data:s,reload:o}=ke(a=>z.getSynchronisation({signal:a})),r=s?.import_obstacle,i={label:e.file,
type:"file",accept:".sql,application/sql,text/plain",read:a=>a instanceof File&&a.name?a:new Error(e.
noFile)};return l(ne,{children:[l(Ft,{title:e.files}),r&&l(de,{kind:"error",children:`${e.importObstacle}\
 ${r}`}),l("div",{class:"columns",children:[l(cc,{title:e.export,hint:e.dumpHint,submit:e.makeExport,
labels:[e.downloading,e.preparing],act:async a=>n(await z.exportFindingsDump(a)).finally(o)}),l(cc,{
title:e.import,hint:e.dumpImportHint,submit:e.makeImport,labels:[e.uploading,e.importing],fields:{file:i},
ask:({file:a})=>e.askImport(a.name,t(a.size)),act:async(a,{file:c})=>(await z.importFindingsDump({...a,
body:{file:c}}),o(),e.imported)})]})]})};var im=1e3,am=({state:e,last_started_at:t,last_succeeded_at:n})=>e==="idle"&&(n??"")<(t??""),lm=({run:e})=>{
let{t,ago:n,instant:s,may:o,account:r}=B(),{state:i,last_error:a,last_warning:c}=e,p=()=>z.synchroniseNow(),
h=f=>f&&(n(f)??s(f)),d=a===null&&c===null&&e.failed===0,g=()=>{if(i!=="idle")return t.runStates[i];let[
f,w]=[h(e.last_succeeded_at),h(e.next_run_at)];return f===null?t.neverInStep:(d?t.inStep:t.notInStep)(
f,w)};return l("section",{class:"card","aria-label":t.state,children:[l("div",{class:"heading",children:[
l("p",{role:"status",children:l("strong",{children:g()})}),o("checklist:write")&&l(mn,{kind:"primary",
text:t.synchronise,busy:i!=="idle",act:p})]}),a!==null&&l(de,{kind:"error",children:[t.lastError,l(Qn,
{text:a})]}),c!==null&&l(de,{kind:"error",children:[`${t.lastWarning} ${c}`,r.role==="admin"&&am(e)&&
l(Ne,{text:t.hiddenIsGone,opener:"plain",kind:"danger",question:t.askHiddenIsGone,act:()=>z.synchroniseNow(
{body:{hidden_is_gone:!0}})})]})]})},cm=({run:e})=>{let{t,integer:n}=B(),s=o=>o>0&&n(o);return l("de\
tails",{class:"card",children:[l("summary",{children:t.periodic}),l(Is,{facts:{[t.lastStarted]:l(ut,
{at:e.last_started_at}),[t.lastFinished]:l(ut,{at:e.last_finished_at}),[t.lastSucceeded]:l(ut,{at:e.
last_succeeded_at}),[t.nextRun]:l(ut,{at:e.next_run_at}),[t.lastDelivery]:l(ut,{at:e.last_delivery_at}),
[t.waitingCount]:s(e.waiting),[t.retryingCount]:s(e.retrying),[t.failedCount]:s(e.failed),[t.unassigned]:s(
e.unassigned),[t.withoutFinding]:l("a",{href:ge("checklist",{show:"without_finding"}),children:n(e.without_finding)})}})]})},
um=({requests:e,all:t})=>{let{t:n,integer:s}=B(),o=({wstg_id:i,finding_id:a})=>i!==null?l(co,{id:i}):
a===null?n.unknown:n.findingNumber(a),r=({reason:i,next_attempt_at:a})=>l("div",{children:[l(Qn,{text:i}),
" ",a!==null&&l(Ee,{children:n.states.retrying})]});return l(He,{title:n.failedRequests,tools:e.length>
0&&l(uo,{}),children:l(it,{empty:n.noFailed,caption:n.firstOf(e.length,Math.max(t,e.length),s),rows:e,
keyOf:({request_id:i})=>i,columns:[[n.item,o],[n.status,({status:i})=>Xo(n,i)],[n.setBy,({account:i,
user:a})=>Ms(n,i,a)],[n.accepted,({accepted_at:i})=>l(ut,{at:i})],[n.attempts,({attempts:i})=>s(i),"\
numeric"],[n.reason,r],[n.actions,i=>l(uo,{request:i}),"tools"]]})})},dm=async e=>{let t=await z.getSynchronisation(
{signal:e}),n=z.requests({state:"failed",limit:200,signal:e}),{taken:s}=await Ns(n,im);return{run:t,
failed:s}},fm=({run:e,failed:t})=>e.state!=="idle"||e.waiting+e.retrying>0||t.some(jn),dc=()=>{let{t:e}=B(),
t=ke(dm,[],fm),n=l(ae,{text:e.reload,onClick:t.reload});return l($t,{title:e.synchronisation,tools:n,
load:t,children:({run:s,failed:o})=>l(ne,{children:[l(lm,{run:s}),l(um,{requests:o,all:s.failed}),l(
cm,{run:s})]})})};var pm=e=>e.currentTarget.select(),mm=({value:e,close:t})=>{let{t:n}=B(),[s,o]=oe(!1),r=async()=>{await navigator.
clipboard.writeText(e),o(!0)};return l(Jn,{title:n.keyMade,onClose:t,children:i=>l(ne,{children:[l("\
p",{children:n.keyOnce}),l("input",{readOnly:!0,value:e,"aria-label":n.keyMade,onFocus:pm}),l("div",
{class:"actions",children:[navigator.clipboard&&l(ae,{text:s?n.copied:n.copy,kind:"primary",onClick:r}),
l(ae,{text:n.close,onClick:i})]})]})})},gm=[30,90,366],fc=({onKey:e,isForScale:t})=>{let{t:n,may:s}=B(),
o=gt.Permission.values.filter(s),r=a=>({label:n.permissions[a],type:"checkbox",defaultChecked:t&&a===
"weights:write"}),i={name:{label:n.keyName,hint:n.keyNameHint,defaultValue:t?n.scale:"",maxLength:gt.
KeyName.maxLength,autocomplete:"off"},...Object.fromEntries(o.map(a=>[a,r(a)])),days:{label:n.keyEnds,
options:gm.map(a=>[String(a),n.days(a)]),defaultValue:t?"366":"90"},password:{label:n.currentPassword,
autocomplete:"current-password",type:"password",codes:["current_password_wrong"]}};return l(Ne,{text:t?
n.makeScaleKey:n.makeKey,title:n.makeKey,submit:n.makeKey,opener:"plain",fields:i,act:async({name:a,
days:c,password:p,...h})=>{let d=o.filter(f=>h[f]);if(d.length===0)throw new Error(n.noPermission);let g={
name:a,permissions:d,expires_in_days:Number(c),password:p};e((await z.createKey({body:g})).key)}})},
pc=()=>{let{t:e,day:t,instant:n,describeCode:s}=B(),{data:o,error:r,reload:i}=ke(f=>z.listKeys({signal:f})),
[a,c]=oe(""),{keys:p=[]}=o??{},h=({name:f,last_refused_at:w,last_refused_code:v})=>l("div",{children:[
f,w!==null&&l("p",{class:"aside",children:e.keyRefused(n(w),s(v??""))})]}),d=({permissions:f})=>l("d\
iv",{class:"badges",children:f.map(w=>l(Ee,{children:e.permissions[w]},w))}),g=({key_id:f,name:w})=>l(
Ne,{text:e.remove,of:w,title:e.removeKey,kind:"danger",question:w,act:async()=>(await z.deleteKey({path:{
key_id:f}}),e.keyRemoved)});return l(Nt.Provider,{value:i,children:l(He,{title:e.apiKeys,hint:e.apiKeysHint,
tools:l("div",{class:"actions",children:[l(fc,{onKey:c,isForScale:!0}),l(fc,{onKey:c})]}),children:[
l(Ge,{error:r,retry:i}),a&&l(mm,{value:a,close:()=>c("")}),l(it,{caption:e.apiKeysCaption,rows:p,keyOf:({
key_id:f})=>f,columns:[[e.keyName,h],[e.keyMay,d],[e.lastUsed,({last_used_at:f})=>f===null?e.never:n(
f),"wide"],[e.expires,({expires_at:f})=>t(f)],[e.actions,g,"tools"]]})]})})};var Ei,hm=(e,t)=>new Promise((n,s)=>{let o=new URL(e);o.searchParams.set("render",t);let r=document.
createElement("script");r.src=o.href,r.onerror=()=>{Ei=void 0,r.remove(),s(new Error("the captcha ca\
nnot be loaded"))},r.onload=()=>{let{grecaptcha:i}=globalThis;i?i.ready(()=>n(i)):r.dispatchEvent(new Event(
"error"))},document.head.append(r),z.session.onChange(i=>i&&setTimeout(()=>location.reload()))}),Di=async e=>{
let{captcha_site_key:t}=e;return t&&qt.captchaScript&&(Ei??=hm(qt.captchaScript,t)),Ei},mc=async(e,t)=>{
let n=await Di(e),s=e.captcha_site_key??"";return n?{captcha_token:await n.execute(s,{action:t})}:{}};var Mi=["password_too_short","password_too_long","password_breached"],_m=new RegExp(gt.Username.pattern),
ym=e=>e.normalize("NFKC").trim().toLowerCase(),{minLength:gc}=gt.NewPassword,Ni=({registering:e,expired:t})=>{
let{t:n,config:s,describeCode:o}=B(),r=qt.isEmpty&&qt.registrationOpen,i=e||r,a=async v=>{let S=await mc(
s,i?"register":"login").catch(()=>{throw new Error(n.captchaMissing)}),b={...v,...S};await(i?z.registerAccount(
{body:b}):z.login({body:b})),qt.isEmpty=!1,i?An(ge("profile",{first:"true"})):location.hash==="#/del\
eted"&&(location.hash="")};ue(()=>{Di(s).catch(()=>{})},[s]);let{minLength:c,maxLength:p}=gt.Username,
h=(v,S)=>b=>{let k=String(b);return!i||v(k)?k:new Error(o(S))},d={autocomplete:"username",autocapitalize:"\
none",spellcheck:!1,label:n.username,hint:i&&n.usernameHint(c,p),codes:["username_invalid","username\
_taken"],read:h(v=>_m.test(ym(v)),"username_invalid"),defaultValue:t?.username},g={type:"password",label:n.
password,codes:Mi,read:h(v=>[...v].length>=gc,"password_too_short"),hint:i&&n.newPasswordHint(gc),autocomplete:i?
"new-password":"current-password",autofocus:t!==void 0},f=i?n.register:n.signIn,w=l(xt,{submit:f,act:a,
fields:{username:d,password:g}});return t?w:l(ne,{children:[l(Ft,{title:r?n.registerFirst:f}),l("p",
{class:"hint",children:r?n.welcomeFirst:n.welcome}),i&&!qt.registrationOpen?l(de,{children:n.registrationClosed}):
w,!r&&(i||qt.registrationOpen)&&l("p",{class:"aside",children:[i?n.toSignIn:n.toRegister," ",l("a",{
href:i?"#/":"#/register",children:i?n.signIn:n.register})]})]})};var wm=async()=>{let e=JSON.stringify(await z.exportOwnData(),null,2),t=new Date().toLocaleDateString(
"sv");Ds(new Blob([e],{type:"application/json"}),`weight-bmi-${t}.json`)},hc=()=>{let{t:e,account:t}=B(),
s={...{type:"password",autocomplete:"current-password"},label:e.currentPassword,codes:["current_pass\
word_wrong"]},o={type:"password",autocomplete:"new-password",label:e.newPassword,hint:e.newPasswordHint(
gt.NewPassword.minLength),codes:[...Mi,"password_unchanged"]},r={autocomplete:"off",autocapitalize:"\
none",label:e.typeName(t.username),read:i=>String(i).trim()===t.username||new Error(e.nameDiffers)};
return l(ne,{children:[l(Ft,{title:e.account}),l("p",{class:"hint",children:e.signedInAs(t.username)}),
l(pc,{}),l("div",{class:"columns",children:[l(He,{title:e.password,hint:e.changePasswordHint,children:l(
Ne,{text:e.changePassword,opener:"plain",fields:{current_password:s,new_password:o},act:async i=>(await z.
changePassword({body:i}),e.passwordChanged)})}),l(He,{title:e.exportTitle,hint:e.exportHint,children:l(
xt,{kind:"plain",submit:e.exportData,act:wm})}),l(He,{title:e.endSessions,hint:e.endSessionsHint,children:l(
Ne,{text:e.endSessions,opener:"plain",fields:{password:s},act:i=>z.logoutEverywhere({body:i})})}),l(
He,{title:e.deleteAccount,hint:e.deleteHint,children:l(Ne,{text:e.deleteAccount,opener:"danger",kind:"\
danger",fields:{name:r,password:s},act:async({password:i})=>{await z.deleteAccount({body:{password:i}}),
location.hash="#/deleted"}})})]})]})};var bm=e=>{let[,t]=/^(\d+([.,]\d+)?) *(c?m)?\.?$/i.exec(e.trim())??[],n=Number(t?.replace(",","."));
return n>3?n/100:n},_c=()=>{let{t:e,plain:t,messages:n,config:s,unit:o,setUnit:r}=B(),i=qe().parameters.
first!==void 0,a=ke(w=>Cn(z.getProfile({signal:w}))),c=s.validation_limits??{},p={maxLength:c.name_max_length,
required:!0},h={type:"date",codes:["birth_date_invalid"],min:c.birth_date_min,required:!0},d={inputMode:"\
decimal",autocomplete:"off",read:w=>bm(String(w))||new Error(e.notAHeight),codes:["height_out_of_ran\
ge"],label:e.height,hint:e.heightHint,required:!0},g=async w=>{if(await z.saveProfile({body:w}),!i)return n.
texts.profile_saved;location.hash=ge("weight")},f=w=>({nombre:{...p,label:e.firstName,defaultValue:w?.
nombre},apellidos:{...p,label:e.lastName,defaultValue:w?.apellidos},fecha_nacimiento:{...h,label:e.birthDate,
defaultValue:w?.fecha_nacimiento},talla_m:{...d,defaultValue:w?t(w.talla_m):""}});return l("div",{class:"\
card narrow",children:l($t,{title:e.profile,load:a,children:w=>l(ne,{children:[l("p",{class:"hint",children:i?
e.profileFirst:e.profileHint}),l(xt,{submit:e.save,act:g,fields:f(w)}),i&&l("a",{href:ge("weight"),children:e.
later}),l(Zo,{label:e.unitOfWeights,values:qo,names:e.unitNames,value:o,choose:r})]})})})};var rr=e=>{let{format:t}=new Intl.DateTimeFormat("sv-SE",{timeZone:e,dateStyle:"short",timeStyle:"me\
dium"}),n=a=>Date.parse(`${t(a*1e3).replace(" ","T")}Z`)-a*1e3,s=new Map,o=a=>{let c=s.get(a);if(c!==
void 0)return c;let p=n(a*7*864e5/1e3);return s.set(a,p),p},r=a=>{let c=Math.floor(a/6048e5),p=o(c);
return p===o(c+1)?p:n(Math.floor(a/1e3))},i=a=>a+r(a);return{name:e,clockAt:i,instantOf(a){let[c,p]=[
a-864e5,a+864e5].map(d=>a-r(d)),h=[c,p].filter(d=>i(d)===a);return h.length>0?Math.min(...h):c},inputOf:a=>new Date(
i(a)).toISOString().slice(0,16)}},yc=(e,t)=>{let n=Math.round((t.clockAt(e)-e)/6e4),s=new Date(e+n*6e4).
toISOString().replace(/(\.000)?Z$/,""),o=new Date(Math.abs(n)*6e4).toISOString().slice(11,16);return`${s}${n<
0?"-":"+"}${o}`},ir=()=>new Intl.DateTimeFormat().resolvedOptions().timeZone;var km="uplot",Sm="u-hz",vm="u-vt",Tm="u-title",xm="u-wrap",Cm="u-under",Pm="u-over",Am="u-axis",ts="\
u-off",Rm="u-select",Im="u-cursor-x",Om="u-cursor-y",Em="u-cursor-pt",Dm="u-legend",Mm="u-live",Nm="\
u-inline",Fm="u-series",$m="u-marker",wc="u-label",Lm="u-value",po="width",mo="height";var bc="bottom",Fs="left",Fi="right",Xi="#000",kc=Xi+"0",$i="mousemove",Sc="mousedown",Li="mouseup",
vc="mouseenter",Tc="mouseleave",xc="dblclick",Wm="resize",Bm="scroll",Cc="change",dr="dppxchange",ea="\
--",Gs=typeof window<"u",Gi=Gs?document:null,Ls=Gs?window:null,Hm=Gs?navigator:null,he,ar;function Ui(){
let e=devicePixelRatio;he!=e&&(he=e,ar&&zi(Cc,ar,Ui),ar=matchMedia(`(min-resolution: ${he-.001}dppx)\
 and (max-resolution: ${he+.001}dppx)`),ns(Cc,ar,Ui),Ls.dispatchEvent(new CustomEvent(dr)))}function Ct(e,t){
if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function qi(e,t){let n=e.classList;n.contains(
t)&&n.remove(t)}function De(e,t,n){e.style[t]=n+"px"}function zt(e,t,n,s){let o=Gi.createElement(e);
return t!=null&&Ct(o,t),n?.insertBefore(o,s),o}function Lt(e,t){return zt("div",e,t)}var Pc=new WeakMap;
function on(e,t,n,s,o){let r="translate("+t+"px,"+n+"px)",i=Pc.get(e);r!=i&&(e.style.transform=r,Pc.
set(e,r),t<0||n<0||t>s||n>o?Ct(e,ts):qi(e,ts))}var Ac=new WeakMap;function Rc(e,t,n){let s=t+n,o=Ac.
get(e);s!=o&&(Ac.set(e,s),e.style.background=t,e.style.borderColor=n)}var Ic=new WeakMap;function Oc(e,t,n,s){
let o=t+""+n,r=Ic.get(e);o!=r&&(Ic.set(e,o),e.style.height=n+"px",e.style.width=t+"px",e.style.marginLeft=
s?-t/2+"px":0,e.style.marginTop=s?-n/2+"px":0)}var ta={passive:!0},Vm={...ta,capture:!0};function ns(e,t,n,s){
t.addEventListener(e,n,s?Vm:ta)}function zi(e,t,n,s){t.removeEventListener(e,n,ta)}Gs&&Ui();function jt(e,t,n,s){
let o;n=n||0,s=s||t.length-1;let r=s<=2147483647;for(;s-n>1;)o=r?n+s>>1:Pt((n+s)/2),t[o]<e?n=o:s=o;return e-
t[n]<=t[s]-e?n:s}function ru(e){return(n,s,o)=>{let r=-1,i=-1;for(let a=s;a<=o;a++)if(e(n[a])){r=a;break}
for(let a=o;a>=s;a--)if(e(n[a])){i=a;break}return[r,i]}}var iu=e=>e!=null,au=e=>e!=null&&e>0,mr=ru(iu),
Gm=ru(au);function Um(e,t,n,s=0,o=!1){let r=o?Gm:mr,i=o?au:iu;[t,n]=r(e,t,n);let a=e[t],c=e[t];if(t>
-1)if(s==1)a=e[t],c=e[n];else if(s==-1)a=e[n],c=e[t];else for(let p=t;p<=n;p++){let h=e[p];i(h)&&(h<
a?a=h:h>c&&(c=h))}return[a??Te,c??-Te]}function gr(e,t,n,s){let o=Mc(e),r=Mc(t);e==t&&(o==-1?(e*=n,t/=
n):(e/=n,t*=n));let i=n==10?gn:lu,a=o==1?Pt:Wt,c=r==1?Wt:Pt,p=a(i(Ze(e))),h=c(i(Ze(t))),d=Ws(n,p),g=Ws(
n,h);return n==10&&(p<0&&(d=xe(d,-p)),h<0&&(g=xe(g,-h))),s||n==2?(e=d*o,t=g*r):(e=fu(e,d),t=hr(t,g)),
[e,t]}function na(e,t,n,s){let o=gr(e,t,n,s);return e==0&&(o[0]=0),t==0&&(o[1]=0),o}var sa=.1,Ec={mode:3,
pad:sa},ho={pad:0,soft:null,mode:0},qm={min:ho,max:ho};function fr(e,t,n,s){return _r(n)?Dc(e,t,n):(ho.
pad=n,ho.soft=s?0:null,ho.mode=s?3:0,Dc(e,t,qm))}function pe(e,t){return e??t}function zm(e,t,n){for(t=
pe(t,0),n=pe(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function Dc(e,t,n){let s=n.min,
o=n.max,r=pe(s.pad,0),i=pe(o.pad,0),a=pe(s.hard,-Te),c=pe(o.hard,Te),p=pe(s.soft,Te),h=pe(o.soft,-Te),
d=pe(s.mode,0),g=pe(o.mode,0),f=t-e,w=gn(f),v=ht(Ze(e),Ze(t)),S=gn(v),b=Ze(S-w);(f<1e-24||b>10)&&(f=
0,(e==0||t==0)&&(f=1e-24,d==2&&p!=Te&&(r=0),g==2&&h!=-Te&&(i=0)));let k=f||v||1e3,C=gn(k),x=Ws(10,Pt(
C)),O=k*(f==0?e==0?.1:1:r),A=xe(fu(e-O,x/10),24),N=e>=p&&(d==1||d==3&&A<=p||d==2&&A>=p)?p:Te,I=ht(a,
A<N&&e>=N?N:Kt(N,A)),F=k*(f==0?t==0?.1:1:i),D=xe(hr(t+F,x/10),24),R=t<=h&&(g==1||g==3&&D>=h||g==2&&D<=
h)?h:-Te,G=Kt(c,D>R&&t<=R?R:ht(R,D));return I==G&&I==0&&(G=100),[I,G]}var jm=new Intl.NumberFormat(Gs?
Hm.language:"en-US"),oa=e=>jm.format(e),At=Math,ur=At.PI,Ze=At.abs,Pt=At.floor,Ye=At.round,Wt=At.ceil,
Kt=At.min,ht=At.max,Ws=At.pow,Mc=At.sign,gn=At.log10,lu=At.log2,Km=(e,t=1)=>At.sinh(e)*t,Wi=(e,t=1)=>At.
asinh(e/t),Te=1/0;function Nc(e){return(gn((e^e>>31)-(e>>31))|0)+1}function ji(e,t,n){return Kt(ht(e,
t),n)}function cu(e){return typeof e=="function"}function ce(e){return cu(e)?e:()=>e}var Ym=()=>{},uu=e=>e,
du=(e,t)=>t,Zm=e=>null,Fc=e=>!0,$c=(e,t)=>e==t,Jm=/\.\d*?(?=9{6,}|0{6,})/gm,ss=e=>{if(mu(e)||En.has(
e))return e;let t=`${e}`,n=t.match(Jm);if(n==null)return e;let s=n[0].length-1;if(t.indexOf("e-")!=-1){
let[o,r]=t.split("e");return+`${ss(o)}e${r}`}return xe(e,s)};function Xn(e,t){return ss(xe(ss(e/t))*
t)}function hr(e,t){return ss(Wt(ss(e/t))*t)}function fu(e,t){return ss(Pt(ss(e/t))*t)}function xe(e,t=0){
if(mu(e))return e;let n=10**t,s=e*n*(1+Number.EPSILON);return Ye(s)/n}var En=new Map;function pu(e){
return((""+e).split(".")[1]||"").length}function yo(e,t,n,s){let o=[],r=s.map(pu);for(let i=t;i<n;i++){
let a=Ze(i),c=xe(Ws(e,i),a);for(let p=0;p<s.length;p++){let h=e==10?+`${s[p]}e${i}`:s[p]*c,d=(i>=0?0:
a)+(i>=r[p]?0:r[p]),g=e==10?h:xe(h,d);o.push(g),En.set(g,d)}}return o}var _o={},ra=[],Bs=[null,null],
On=Array.isArray,mu=Number.isInteger,Qm=e=>e===void 0;function Lc(e){return typeof e=="string"}function _r(e){
let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function Xm(e){return e!=null&&
typeof e=="object"}var eg=Object.getPrototypeOf(Uint8Array),gu="__proto__";function Hs(e,t=_r){let n;
if(On(e)){let s=e.find(o=>o!=null);if(On(s)||t(s)){n=Array(e.length);for(let o=0;o<e.length;o++)n[o]=
Hs(e[o],t)}else n=e.slice()}else if(e instanceof eg)n=e.slice();else if(t(e)){n={};for(let s in e)s!=
gu&&(n[s]=Hs(e[s],t))}else n=e;return n}function ze(e){let t=arguments;for(let n=1;n<t.length;n++){let s=t[n];
for(let o in s)o!=gu&&(_r(e[o])?ze(e[o],Hs(s[o])):e[o]=Hs(s[o]))}return e}var tg=0,ng=1,sg=2;function og(e,t,n){
for(let s=0,o,r=-1;s<t.length;s++){let i=t[s];if(i>r){for(o=i-1;o>=0&&e[o]==null;)e[o--]=null;for(o=
i+1;o<n&&e[o]==null;)e[r=o++]=null}}}function rg(e,t){if(lg(e)){let i=e[0].slice();for(let a=1;a<e.length;a++)
i.push(...e[a].slice(1));return cg(i[0])||(i=ag(i)),i}let n=new Set;for(let i=0;i<e.length;i++){let c=e[i][0],
p=c.length;for(let h=0;h<p;h++)n.add(c[h])}let s=[Array.from(n).sort((i,a)=>i-a)],o=s[0].length,r=new Map;
for(let i=0;i<o;i++)r.set(s[0][i],i);for(let i=0;i<e.length;i++){let a=e[i],c=a[0];for(let p=1;p<a.length;p++){
let h=a[p],d=Array(o).fill(void 0),g=t?t[i][p]:ng,f=[];for(let w=0;w<h.length;w++){let v=h[w],S=r.get(
c[w]);v===null?g!=tg&&(d[S]=v,g==sg&&f.push(S)):d[S]=v}og(d,f,o),s.push(d)}}return s}var ig=typeof queueMicrotask>
"u"?e=>Promise.resolve().then(e):queueMicrotask;function ag(e){let t=e[0],n=t.length,s=Array(n);for(let r=0;r<
s.length;r++)s[r]=r;s.sort((r,i)=>t[r]-t[i]);let o=[];for(let r=0;r<e.length;r++){let i=e[r],a=Array(
n);for(let c=0;c<n;c++)a[c]=i[s[c]];o.push(a)}return o}function lg(e){let t=e[0][0],n=t.length;for(let s=1;s<
e.length;s++){let o=e[s][0];if(o.length!=n)return!1;if(o!=t){for(let r=0;r<n;r++)if(o[r]!=t[r])return!1}}
return!0}function cg(e,t=100){let n=e.length;if(n<=1)return!0;let s=0,o=n-1;for(;s<=o&&e[s]==null;)s++;
for(;o>=s&&e[o]==null;)o--;if(o<=s)return!0;let r=ht(1,Pt((o-s+1)/t));for(let i=e[s],a=s+r;a<=o;a+=r){
let c=e[a];if(c!=null){if(c<=i)return!1;i=c}}return!0}var hu=["January","February","March","April","\
May","June","July","August","September","October","November","December"],_u=["Sunday","Monday","Tues\
day","Wednesday","Thursday","Friday","Saturday"];function yu(e){return e.slice(0,3)}var ug=_u.map(yu),
dg=hu.map(yu),fg={MMMM:hu,MMM:dg,WWWW:_u,WWW:ug};function fo(e){return(e<10?"0":"")+e}function pg(e){
return(e<10?"00":e<100?"0":"")+e}var mg={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),
MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>fo(e.getMonth()+1),M:e=>e.getMonth()+
1,DD:e=>fo(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],
HH:e=>fo(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.
getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>fo(e.getMinutes()),
m:e=>e.getMinutes(),ss:e=>fo(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>pg(e.getMilliseconds())};function ia(e,t){
t=t||fg;let n=[],s=/\{([a-z]+)\}|[^{]+/gi,o;for(;o=s.exec(e);)n.push(o[0][0]=="{"?mg[o[1]]:o[0]);return r=>{
let i="";for(let a=0;a<n.length;a++)i+=typeof n[a]=="string"?n[a]:n[a](r,t);return i}}var gg=new Intl.
DateTimeFormat().resolvedOptions().timeZone;function hg(e,t){let n;return t=="UTC"||t=="Etc/UTC"?n=new Date(
+e+e.getTimezoneOffset()*6e4):t==gg?n=e:(n=new Date(e.toLocaleString("en-US",{timeZone:t})),n.setMilliseconds(
e.getMilliseconds())),n}var wu=e=>e%1==0,pr=[1,2,2.5,5],_g=yo(10,-32,0,pr),bu=yo(10,0,32,pr),yg=bu.filter(
wu),es=_g.concat(bu),aa=`
`,ku="{YYYY}",Wc=aa+ku,Su="{M}/{D}",go=aa+Su,lr=go+"/{YY}",vu="{aa}",wg="{h}:{mm}",$s=wg+vu,Bc=aa+$s,
Hc=":{ss}",ye=null;function Tu(e){let t=e*1e3,n=t*60,s=n*60,o=s*24,r=o*30,i=o*365,c=(e==1?yo(10,0,3,
pr).filter(wu):yo(10,-3,0,pr)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,s,s*2,s*3,s*4,s*6,s*
8,s*12,o,o*2,o*3,o*4,o*5,o*6,o*7,o*8,o*9,o*10,o*15,r,r*2,r*3,r*4,r*6,i,i*2,i*5,i*10,i*25,i*50,i*100]),
p=[[i,ku,ye,ye,ye,ye,ye,ye,1],[o*28,"{MMM}",Wc,ye,ye,ye,ye,ye,1],[o,Su,Wc,ye,ye,ye,ye,ye,1],[s,"{h}"+
vu,lr,ye,go,ye,ye,ye,1],[n,$s,lr,ye,go,ye,ye,ye,1],[t,Hc,lr+" "+$s,ye,go+" "+$s,ye,Bc,ye,1],[e,Hc+".\
{fff}",lr+" "+$s,ye,go+" "+$s,ye,Bc,ye,1]];function h(d){return(g,f,w,v,S,b)=>{let k=[],C=S>=i,x=S>=
r&&S<i,O=d(w),A=xe(O*e,3),N=Bi(O.getFullYear(),C?0:O.getMonth(),x||C?1:O.getDate()),I=xe(N*e,3);if(x||
C){let F=x?S/r:0,D=C?S/i:0,R=A==I?A:xe(Bi(N.getFullYear()+D,N.getMonth()+F,1)*e,3),G=new Date(Ye(R/e)),
W=G.getFullYear(),H=G.getMonth();for(let L=0;R<=v;L++){let ee=Bi(W+D*L,H+F*L,1),U=ee-d(xe(ee*e,3));R=
xe((+ee+U)*e,3),R<=v&&k.push(R)}}else{let F=S>=o?o:S,D=Pt(w)-Pt(A),R=I+D+hr(A-I,F);k.push(R);let G=d(
R),W=G.getHours()+G.getMinutes()/n+G.getSeconds()/s,H=S/s,L=g.axes[f]._space,ee=b/L;for(;R=xe(R+S,e==
1?0:3),!(R>v);)if(H>1){let U=Pt(xe(W+H,6))%24,M=d(R).getHours()-U;M>1&&(M=-1),R-=M*s,W=(W+H)%24;let q=k[k.
length-1];xe((R-q)/S,3)*ee>=.7&&k.push(R)}else k.push(R)}return k}}return[c,p,h]}var[bg,kg,Sg]=Tu(1),
[vg,Tg,xg]=Tu(.001);yo(2,-53,53,[1]);function Vc(e,t){return e.map(n=>n.map((s,o)=>o==0||o==8||s==null?
s:t(o==1||n[8]==0?s:n[1]+s)))}function Gc(e,t){return(n,s,o,r,i)=>{let a=t.find(w=>i>=w[0])||t[t.length-
1],c,p,h,d,g,f;return s.map(w=>{let v=e(w),S=v.getFullYear(),b=v.getMonth(),k=v.getDate(),C=v.getHours(),
x=v.getMinutes(),O=v.getSeconds(),A=S!=c&&a[2]||b!=p&&a[3]||k!=h&&a[4]||C!=d&&a[5]||x!=g&&a[6]||O!=f&&
a[7]||a[1];return c=S,p=b,h=k,d=C,g=x,f=O,A(v)})}}function Cg(e,t){let n=ia(t);return(s,o,r,i,a)=>o.
map(c=>n(e(c)))}function Bi(e,t,n){return new Date(e,t,n)}function Uc(e,t){return t(e)}var Pg="{YYYY\
}-{MM}-{DD} {h}:{mm}{aa}";function qc(e,t){return(n,s,o,r)=>r==null?ea:t(e(s))}function Ag(e,t){let n=e.
series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function Rg(e,t){return e.
series[t].fill(e,t)}var Ig={show:!0,live:!0,isolate:!1,mount:Ym,markers:{show:!0,width:2,stroke:Ag,fill:Rg,
dash:"solid"},idx:null,idxs:null,values:[]};function Og(e,t){let n=e.cursor.points,s=Lt(),o=n.size(e,
t);De(s,po,o),De(s,mo,o);let r=o/-2;De(s,"marginLeft",r),De(s,"marginTop",r);let i=n.width(e,t,o);return i&&
De(s,"borderWidth",i),s}function Eg(e,t){let n=e.series[t].points;return n._fill||n._stroke}function Dg(e,t){
let n=e.series[t].points;return n._stroke||n._fill}function Mg(e,t){return e.series[t].points.size}var Hi=[
0,0];function Ng(e,t,n){return Hi[0]=t,Hi[1]=n,Hi}function cr(e,t,n,s=!0){return o=>{o.button==0&&(!s||
o.target==t)&&n(o)}}function Vi(e,t,n,s=!0){return o=>{(!s||o.target==t)&&n(o)}}var Fg={show:!0,x:!0,
y:!0,lock:!1,move:Ng,points:{one:!1,show:Og,size:Mg,width:0,stroke:Dg,fill:Eg},bind:{mousedown:cr,mouseup:cr,
click:cr,dblclick:cr,mousemove:Vi,mouseleave:Vi,mouseenter:Vi},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,
click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,s,o)=>s-
o,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,
event:null},xu={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},la=ze({},xu,{filter:du}),Cu=ze({},la,{size:10}),
Pu=ze({},xu,{show:!1}),ca='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Aria\
l, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Em\
oji"',Au="bold "+ca,Ru=1.5,zc={show:!0,scale:"x",stroke:Xi,space:50,gap:5,alignTo:1,size:50,labelGap:0,
labelSize:30,labelFont:Au,side:2,grid:la,ticks:Cu,border:Pu,font:ca,lineGap:Ru,rotate:0},$g="Value",
Lg="Time",jc={show:!0,scale:"x",auto:!1,sorted:1,min:Te,max:-Te,idxs:[]};function Wg(e,t,n,s,o){return t.
map(r=>r==null?"":oa(r))}function Bg(e,t,n,s,o,r,i){let a=[],c=En.get(o)||0;n=i?n:xe(hr(n,o),c);for(let p=n;p<=
s;p=xe(p+o,c))a.push(Object.is(p,-0)?0:p);return a}function Ki(e,t,n,s,o,r,i){let a=[],c=e.scales[e.
axes[t].scale].log,p=c==10?gn:lu,h=Pt(p(n));o=Ws(c,h),c==10&&(o=es[jt(o,es)]);let d=n,g=o*c;c==10&&(g=
es[jt(g,es)]);do a.push(d),d=d+o,c==10&&!En.has(d)&&(d=xe(d,En.get(o))),d>=g&&(o=d,g=o*c,c==10&&(g=es[jt(
g,es)]));while(d<=s);return a}function Hg(e,t,n,s,o,r,i){let c=e.scales[e.axes[t].scale].asinh,p=s>c?
Ki(e,t,ht(c,n),s,o):[c],h=s>=0&&n<=0?[0]:[];return(n<-c?Ki(e,t,ht(c,-s),-n,o):[c]).reverse().map(g=>-g).
concat(h,p)}var Iu=/./,Vg=/[12357]/,Gg=/[125]/,Kc=/1/,Yi=(e,t,n,s)=>e.map((o,r)=>t==4&&o==0||r%s==0&&
n.test(o.toExponential()[o<0?1:0])?o:null);function Ug(e,t,n,s,o){let r=e.axes[n],i=r.scale,a=e.scales[i],
c=e.valToPos,p=r._space,h=c(10,i),d=c(9,i)-h>=p?Iu:c(7,i)-h>=p?Vg:c(5,i)-h>=p?Gg:Kc;if(d==Kc){let g=Ze(
c(1,i)-h);if(g<p)return Yi(t.slice().reverse(),a.distr,d,Wt(p/g)).reverse()}return Yi(t,a.distr,d,1)}
function qg(e,t,n,s,o){let r=e.axes[n],i=r.scale,a=r._space,c=e.valToPos,p=Ze(c(1,i)-c(2,i));return p<
a?Yi(t.slice().reverse(),3,Iu,Wt(a/p)).reverse():t}function zg(e,t,n,s){return s==null?ea:t==null?"":
oa(t)}var Yc={show:!0,scale:"y",stroke:Xi,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Au,
side:3,grid:la,ticks:Cu,border:Pu,font:ca,lineGap:Ru,rotate:0};function jg(e,t){let n=3+(e||1)*2;return xe(
n*t,3)}function Kg(e,t){let{scale:n,idxs:s}=e.series[0],o=e._data[0],r=e.valToPos(o[s[0]],n,!0),i=e.
valToPos(o[s[1]],n,!0),a=Ze(i-r),c=e.series[t],p=a/(c.points.space*he);return s[1]-s[0]<=p}var Zc={scale:null,
auto:!0,sorted:0,min:Te,max:-Te},Ou=(e,t,n,s,o)=>o,Jc={show:!0,auto:!0,sorted:0,gaps:Ou,alpha:1,facets:[
ze({},Zc,{scale:"x"}),ze({},Zc,{scale:"y"})]},Qc={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Ou,
alpha:1,points:{show:Kg,filter:null},values:null,min:Te,max:-Te,idxs:[],path:null,clip:null};function Yg(e,t,n,s,o){
return n/10}var Eu={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Zg=ze({},Eu,
{time:!1,ori:1}),Xc={};function Du(e,t){let n=Xc[e];return n||(n={key:e,plots:[],sub(s){n.plots.push(
s)},unsub(s){n.plots=n.plots.filter(o=>o!=s)},pub(s,o,r,i,a,c,p){for(let h=0;h<n.plots.length;h++)n.
plots[h]!=o&&n.plots[h].pub(s,o,r,i,a,c,p)}},e!=null&&(Xc[e]=n)),n}var Vs=1,Zi=2;function os(e,t,n){
let s=e.mode,o=e.series[t],r=s==2?e._data[t]:e._data,i=e.scales,a=e.bbox,c=r[0],p=s==2?r[1]:r[t],h=s==
2?i[o.facets[0].scale]:i[e.series[0].scale],d=s==2?i[o.facets[1].scale]:i[o.scale],g=a.left,f=a.top,
w=a.width,v=a.height,S=e.valToPosH,b=e.valToPosV;return h.ori==0?n(o,c,p,h,d,S,b,g,f,w,v,wr,Us,kr,Nu,
$u):n(o,c,p,h,d,b,S,f,g,v,w,br,qs,fa,Fu,Lu)}function ua(e,t){let n=0,s=0,o=pe(e.bands,ra);for(let r=0;r<
o.length;r++){let i=o[r];i.series[0]==t?n=i.dir:i.series[1]==t&&(i.dir==1?s|=1:s|=2)}return[n,s==1?-1:
s==2?1:s==3?2:0]}function Jg(e,t,n,s,o){let r=e.mode,i=e.series[t],a=r==2?i.facets[1].scale:i.scale,
c=e.scales[a];return o==-1?c.min:o==1?c.max:c.distr==3?c.dir==1?c.min:c.max:0}function hn(e,t,n,s,o,r){
return os(e,t,(i,a,c,p,h,d,g,f,w,v,S)=>{let b=i.pxRound,k=p.dir*(p.ori==0?1:-1),C=p.ori==0?Us:qs,x,O;
k==1?(x=n,O=s):(x=s,O=n);let A=b(d(a[x],p,v,f)),N=b(g(c[x],h,S,w)),I=b(d(a[O],p,v,f)),F=b(g(r==1?h.max:
h.min,h,S,w)),D=new Path2D(o);return C(D,I,F),C(D,A,F),C(D,A,N),D})}function yr(e,t,n,s,o,r){let i=null;
if(e.length>0){i=new Path2D;let a=t==0?kr:fa,c=n;for(let d=0;d<e.length;d++){let g=e[d];if(g[1]>g[0]){
let f=g[0]-c;f>0&&a(i,c,s,f,s+r),c=g[1]}}let p=n+o-c,h=10;p>0&&a(i,c,s-h/2,p,s+r+h)}return i}function Qg(e,t,n){
let s=e[e.length-1];s&&s[0]==t?s[1]=n:e.push([t,n])}function da(e,t,n,s,o,r,i){let a=[],c=e.length;for(let p=o==
1?n:s;p>=n&&p<=s;p+=o)if(t[p]===null){let d=p,g=p;if(o==1)for(;++p<=s&&t[p]===null;)g=p;else for(;--p>=
n&&t[p]===null;)g=p;let f=r(e[d]),w=g==d?f:r(e[g]),v=d-o;f=i<=0&&v>=0&&v<c?r(e[v]):f;let b=g+o;w=i>=
0&&b>=0&&b<c?r(e[b]):w,w>=f&&a.push([f,w])}return a}function eu(e){return e==0?uu:e==1?Ye:t=>Xn(t,e)}
function Mu(e){let t=e==0?wr:br,n=e==0?(o,r,i,a,c,p)=>{o.arcTo(r,i,a,c,p)}:(o,r,i,a,c,p)=>{o.arcTo(i,
r,c,a,p)},s=e==0?(o,r,i,a,c)=>{o.rect(r,i,a,c)}:(o,r,i,a,c)=>{o.rect(i,r,c,a)};return(o,r,i,a,c,p=0,h=0)=>{
p==0&&h==0?s(o,r,i,a,c):(p=Kt(p,a/2,c/2),h=Kt(h,a/2,c/2),t(o,r+p,i),n(o,r+a,i,r+a,i+c,p),n(o,r+a,i+c,
r,i+c,h),n(o,r,i+c,r,i,h),n(o,r,i,r+a,i,p),o.closePath())}}var wr=(e,t,n)=>{e.moveTo(t,n)},br=(e,t,n)=>{
e.moveTo(n,t)},Us=(e,t,n)=>{e.lineTo(t,n)},qs=(e,t,n)=>{e.lineTo(n,t)},kr=Mu(0),fa=Mu(1),Nu=(e,t,n,s,o,r)=>{
e.arc(t,n,s,o,r)},Fu=(e,t,n,s,o,r)=>{e.arc(n,t,s,o,r)},$u=(e,t,n,s,o,r,i)=>{e.bezierCurveTo(t,n,s,o,
r,i)},Lu=(e,t,n,s,o,r,i)=>{e.bezierCurveTo(n,t,o,s,i,r)};function Wu(e){return(t,n,s,o,r)=>os(t,n,(i,a,c,p,h,d,g,f,w,v,S)=>{
let{pxRound:b,points:k}=i,C,x;p.ori==0?(C=wr,x=Nu):(C=br,x=Fu);let O=xe(k.width*he,3),A=(k.size-k.width)/
2*he,N=xe(A*2,3),I=new Path2D,F=new Path2D,{left:D,top:R,width:G,height:W}=t.bbox;kr(F,D-N,R-N,G+N*2,
W+N*2);let H=L=>{if(c[L]!=null){let ee=b(d(a[L],p,v,f)),U=b(g(c[L],h,S,w));C(I,ee+A,U),x(I,ee,U,A,0,
ur*2)}};if(r)r.forEach(H);else for(let L=s;L<=o;L++)H(L);return{stroke:O>0?I:null,fill:I,clip:F,flags:Vs|
Zi}})}function Bu(e){return(t,n,s,o,r,i)=>{s!=o&&(r!=s&&i!=s&&e(t,n,s),r!=o&&i!=o&&e(t,n,o),e(t,n,i))}}
var Xg=Bu(Us),eh=Bu(qs);function Hu(e){let t=pe(e?.alignGaps,0);return(n,s,o,r)=>os(n,s,(i,a,c,p,h,d,g,f,w,v,S)=>{
[o,r]=mr(c,o,r);let b=i.pxRound,k=W=>b(d(W,p,v,f)),C=W=>b(g(W,h,S,w)),x,O;p.ori==0?(x=Us,O=Xg):(x=qs,
O=eh);let A=p.dir*(p.ori==0?1:-1),N={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Vs},
I=N.stroke,F=!1;if(r-o>=v*4){let W=Q=>n.posToVal(Q,p.key,!0),H=null,L=null,ee,U,Pe,J=k(a[A==1?o:r]),
M=k(a[o]),q=k(a[r]),te=W(A==1?M+1:q-1);for(let Q=A==1?o:r;Q>=o&&Q<=r;Q+=A){let Fe=a[Q],ve=(A==1?Fe<te:
Fe>te)?J:k(Fe),_e=c[Q];ve==J?_e!=null?(U=_e,H==null?(x(I,ve,C(U)),ee=H=L=U):U<H?H=U:U>L&&(L=U)):_e===
null&&(F=!0):(H!=null&&O(I,J,C(H),C(L),C(ee),C(U)),_e!=null?(U=_e,x(I,ve,C(U)),H=L=ee=U):(H=L=null,_e===
null&&(F=!0)),J=ve,te=W(J+A))}H!=null&&H!=L&&Pe!=J&&O(I,J,C(H),C(L),C(ee),C(U))}else for(let W=A==1?
o:r;W>=o&&W<=r;W+=A){let H=c[W];H===null?F=!0:H!=null&&x(I,k(a[W]),C(H))}let[R,G]=ua(n,s);if(i.fill!=
null||R!=0){let W=N.fill=new Path2D(I),H=i.fillTo(n,s,i.min,i.max,R),L=C(H),ee=k(a[o]),U=k(a[r]);A==
-1&&([U,ee]=[ee,U]),x(W,U,L),x(W,ee,L)}if(!i.spanGaps){let W=[];F&&W.push(...da(a,c,o,r,A,k,t)),N.gaps=
W=i.gaps(n,s,o,r,W),N.clip=yr(W,p.ori,f,w,v,S)}return G!=0&&(N.band=G==2?[hn(n,s,o,r,I,-1),hn(n,s,o,
r,I,1)]:hn(n,s,o,r,I,G)),N})}function th(e){let t=pe(e.align,1),n=pe(e.ascDesc,!1),s=pe(e.alignGaps,
0),o=pe(e.extend,!1);return(r,i,a,c)=>os(r,i,(p,h,d,g,f,w,v,S,b,k,C)=>{[a,c]=mr(d,a,c);let x=p.pxRound,
{left:O,width:A}=r.bbox,N=M=>x(w(M,g,k,S)),I=M=>x(v(M,f,C,b)),F=g.ori==0?Us:qs,D={stroke:new Path2D,
fill:null,clip:null,band:null,gaps:null,flags:Vs},R=D.stroke,G=g.dir*(g.ori==0?1:-1),W=I(d[G==1?a:c]),
H=N(h[G==1?a:c]),L=H,ee=H;o&&t==-1&&(ee=O,F(R,ee,W)),F(R,H,W);for(let M=G==1?a:c;M>=a&&M<=c;M+=G){let q=d[M];
if(q==null)continue;let te=N(h[M]),Q=I(q);t==1?F(R,te,W):F(R,L,Q),F(R,te,Q),W=Q,L=te}let U=L;o&&t==1&&
(U=O+A,F(R,U,W));let[Pe,J]=ua(r,i);if(p.fill!=null||Pe!=0){let M=D.fill=new Path2D(R),q=p.fillTo(r,i,
p.min,p.max,Pe),te=I(q);F(M,U,te),F(M,ee,te)}if(!p.spanGaps){let M=[];M.push(...da(h,d,a,c,G,N,s));let q=p.
width*he/2,te=n||t==1?q:-q,Q=n||t==-1?-q:q;M.forEach(Fe=>{Fe[0]+=te,Fe[1]+=Q}),D.gaps=M=p.gaps(r,i,a,
c,M),D.clip=yr(M,g.ori,S,b,k,C)}return J!=0&&(D.band=J==2?[hn(r,i,a,c,R,-1),hn(r,i,a,c,R,1)]:hn(r,i,
a,c,R,J)),D})}function tu(e,t,n,s,o,r,i=Te){if(e.length>1){let a=null;for(let c=0,p=1/0;c<e.length;c++)
if(t[c]!==void 0){if(a!=null){let h=Ze(e[c]-e[a]);h<p&&(p=h,i=Ze(n(e[c],s,o,r)-n(e[a],s,o,r)))}a=c}}
return i}function nh(e){e=e||_o;let t=pe(e.size,[.6,Te,1]),n=e.align||0,s=e.gap||0,o=e.radius;o=o==null?
[0,0]:typeof o=="number"?[o,0]:o;let r=ce(o),i=1-t[0],a=pe(t[1],Te),c=pe(t[2],1),p=pe(e.disp,_o),h=pe(
e.each,f=>{}),{fill:d,stroke:g}=p;return(f,w,v,S)=>os(f,w,(b,k,C,x,O,A,N,I,F,D,R)=>{let G=b.pxRound,
W=n,H=s*he,L=a*he,ee=c*he,U,Pe;x.ori==0?[U,Pe]=r(f,w):[Pe,U]=r(f,w);let J=x.dir*(x.ori==0?1:-1),M=x.
ori==0?kr:fa,q=x.ori==0?h:(Y,Ce,Ke,us,Nn,Zt,Fn)=>{h(Y,Ce,Ke,Nn,us,Fn,Zt)},te=pe(f.bands,ra).find(Y=>Y.
series[0]==w),Q=te!=null?te.dir:0,Fe=b.fillTo(f,w,b.min,b.max,Q),at=G(N(Fe,O,R,F)),ve,_e,Bt,bt=D,$e=G(
b.width*he),Yt=!1,an=null,Rt=null,yn=null,as=null;d!=null&&($e==0||g!=null)&&(Yt=!0,an=d.values(f,w,
v,S),Rt=new Map,new Set(an).forEach(Y=>{Y!=null&&Rt.set(Y,new Path2D)}),$e>0&&(yn=g.values(f,w,v,S),
as=new Map,new Set(yn).forEach(Y=>{Y!=null&&as.set(Y,new Path2D)})));let{x0:ls,size:js}=p;if(ls!=null&&
js!=null){W=1,k=ls.values(f,w,v,S),ls.unit==2&&(k=k.map(Ke=>f.posToVal(I+Ke*D,x.key,!0)));let Y=js.values(
f,w,v,S);js.unit==2?_e=Y[0]*D:_e=A(Y[0],x,D,I)-A(0,x,D,I),bt=tu(k,C,A,x,D,I,bt),Bt=bt-_e+H}else bt=tu(
k,C,A,x,D,I,bt),Bt=bt*i+H,_e=bt-Bt;Bt<1&&(Bt=0),$e>=_e/2&&($e=0),Bt<5&&(G=uu);let vo=Bt>0,Dn=bt-Bt-(vo?
$e:0);_e=G(ji(Dn,ee,L)),ve=(W==0?_e/2:W==J?0:_e)-W*J*((W==0?H/2:0)+(vo?$e/2:0));let dt={stroke:null,
fill:null,clip:null,band:null,gaps:null,flags:0},cs=Yt?null:new Path2D,ln=null;if(te!=null)ln=f.data[te.
series[1]];else{let{y0:Y,y1:Ce}=p;Y!=null&&Ce!=null&&(C=Ce.values(f,w,v,S),ln=Y.values(f,w,v,S))}let Mn=U*
_e,ie=Pe*_e;for(let Y=J==1?v:S;Y>=v&&Y<=S;Y+=J){let Ce=C[Y];if(Ce==null)continue;if(ln!=null){let _t=ln[Y]??
0;if(Ce-_t==0)continue;at=N(_t,O,R,F)}let Ke=x.distr!=2||p!=null?k[Y]:Y,us=A(Ke,x,D,I),Nn=N(pe(Ce,Fe),
O,R,F),Zt=G(us-ve),Fn=G(ht(Nn,at)),kt=G(Kt(Nn,at)),It=Fn-kt;if(Ce!=null){let _t=Ce<0?ie:Mn,Ht=Ce<0?Mn:
ie;Yt?($e>0&&yn[Y]!=null&&M(as.get(yn[Y]),Zt,kt+Pt($e/2),_e,ht(0,It-$e),_t,Ht),an[Y]!=null&&M(Rt.get(
an[Y]),Zt,kt+Pt($e/2),_e,ht(0,It-$e),_t,Ht)):M(cs,Zt,kt+Pt($e/2),_e,ht(0,It-$e),_t,Ht),q(f,w,Y,Zt-$e/
2,kt,_e+$e,It)}}return $e>0?dt.stroke=Yt?as:cs:Yt||(dt._fill=b.width==0?b._fill:b._stroke??b._fill,dt.
width=0),dt.fill=Yt?Rt:cs,dt})}function sh(e,t){let n=pe(t?.alignGaps,0);return(s,o,r,i)=>os(s,o,(a,c,p,h,d,g,f,w,v,S,b)=>{
[r,i]=mr(p,r,i);let k=a.pxRound,C=U=>k(g(U,h,S,w)),x=U=>k(f(U,d,b,v)),O,A,N;h.ori==0?(O=wr,N=Us,A=$u):
(O=br,N=qs,A=Lu);let I=h.dir*(h.ori==0?1:-1),F=C(c[I==1?r:i]),D=F,R=[],G=[];for(let U=I==1?r:i;U>=r&&
U<=i;U+=I)if(p[U]!=null){let J=c[U],M=C(J);R.push(D=M),G.push(x(p[U]))}let W={stroke:e(R,G,O,N,A,k),
fill:null,clip:null,band:null,gaps:null,flags:Vs},H=W.stroke,[L,ee]=ua(s,o);if(a.fill!=null||L!=0){let U=W.
fill=new Path2D(H),Pe=a.fillTo(s,o,a.min,a.max,L),J=x(Pe);N(U,D,J),N(U,F,J)}if(!a.spanGaps){let U=[];
U.push(...da(c,p,r,i,I,C,n)),W.gaps=U=a.gaps(s,o,r,i,U),W.clip=yr(U,h.ori,w,v,S,b)}return ee!=0&&(W.
band=ee==2?[hn(s,o,r,i,H,-1),hn(s,o,r,i,H,1)]:hn(s,o,r,i,H,ee)),W})}function oh(e){return sh(rh,e)}function rh(e,t,n,s,o,r){
let i=e.length;if(i<2)return null;let a=new Path2D;if(n(a,e[0],t[0]),i==2)s(a,e[1],t[1]);else{let c=Array(
i),p=Array(i-1),h=Array(i-1),d=Array(i-1);for(let g=0;g<i-1;g++)h[g]=t[g+1]-t[g],d[g]=e[g+1]-e[g],p[g]=
h[g]/d[g];c[0]=p[0];for(let g=1;g<i-1;g++)p[g]===0||p[g-1]===0||p[g-1]>0!=p[g]>0?c[g]=0:(c[g]=3*(d[g-
1]+d[g])/((2*d[g]+d[g-1])/p[g-1]+(d[g]+2*d[g-1])/p[g]),isFinite(c[g])||(c[g]=0));c[i-1]=p[i-2];for(let g=0;g<
i-1;g++)o(a,e[g]+d[g]/3,t[g]+c[g]*d[g]/3,e[g+1]-d[g]/3,t[g+1]-c[g+1]*d[g]/3,e[g+1],t[g+1])}return a}
var Ji=new Set;function nu(){for(let e of Ji)e.syncRect(!0)}Gs&&(ns(Wm,Ls,nu),ns(Bm,Ls,nu,!0),ns(dr,
Ls,()=>{je.pxRatio=he}));var ih=Hu(),ah=Wu();function su(e,t,n,s){return(s?[e[0],e[1]].concat(e.slice(
2)):[e[0]].concat(e.slice(1))).map((r,i)=>Qi(r,i,t,n))}function lh(e,t){return e.map((n,s)=>s==0?{}:
ze({},t,n))}function Qi(e,t,n,s){return ze({},t==0?n:s,e)}function Vu(e,t,n){return t==null?Bs:[t,n]}
var ch=Vu;function uh(e,t,n){return t==null?Bs:fr(t,n,sa,!0)}function Gu(e,t,n,s){return t==null?Bs:
gr(t,n,e.scales[s].log,!1)}var dh=Gu;function Uu(e,t,n,s){return t==null?Bs:na(t,n,e.scales[s].log,!1)}
var fh=Uu;function ph(e,t,n,s,o){let r=ht(Nc(e),Nc(t)),i=t-e,a=jt(o/s*i,n);do{let c=n[a],p=s*c/i;if(p>=
o&&r+(c<5?En.get(c):0)<=17)return[c,p]}while(++a<n.length);return[0,0]}function ou(e){let t,n;return e=
e.replace(/(\d+)px/,(s,o)=>(t=Ye((n=+o)*he))+"px"),[e,t,n]}function mh(e){e.show&&[e.font,e.labelFont].
forEach(t=>{let n=xe(t[2]*he,1);t[0]=t[0].replace(/[0-9.]+px/,n+"px"),t[1]=n})}function je(e,t,n){let s={
mode:pe(e.mode,1)},o=s.mode;function r(u,m,_,y){let T=m.valToPct(u);return y+_*(m.dir==-1?1-T:T)}function i(u,m,_,y){
let T=m.valToPct(u);return y+_*(m.dir==-1?T:1-T)}function a(u,m,_,y){return m.ori==0?r(u,m,_,y):i(u,
m,_,y)}s.valToPosH=r,s.valToPosV=i;let c=!1;s.status=0;let p=s.root=Lt(km);if(e.id!=null&&(p.id=e.id),
Ct(p,e.class),e.title){let u=Lt(Tm,p);u.textContent=e.title}let h=zt("canvas"),d=s.ctx=h.getContext(
"2d"),g=Lt(xm,p);ns("click",g,u=>{u.target===w&&(Ae!=ks||Me!=Ss)&&rt.click(s,u)},!0);let f=s.under=Lt(
Cm,g);g.appendChild(h);let w=s.over=Lt(Pm,g);e=Hs(e);let v=+pe(e.pxAlign,1),S=eu(v);(e.plugins||[]).
forEach(u=>{u.opts&&(e=u.opts(s,e)||e)});let b=e.ms||.001,k=s.series=o==1?su(e.series||[],jc,Qc,!1):
lh(e.series||[null],Jc),C=s.axes=su(e.axes||[],zc,Yc,!0),x=s.scales={},O=s.bands=e.bands||[];O.forEach(
u=>{u.fill=ce(u.fill||null),u.dir=pe(u.dir,-1)});let A=o==2?k[1].facets[0].scale:k[0].scale,N={axes:ff,
series:af},I=(e.drawOrder||["axes","series"]).map(u=>N[u]);function F(u){let m=u.distr==3?_=>gn(_>0?
_:u.clamp(s,_,u.min,u.max,u.key)):u.distr==4?_=>Wi(_,u.asinh):u.distr==100?_=>u.fwd(_):_=>_;return _=>{
let y=m(_),{_min:T,_max:P}=u,E=P-T;return(y-T)/E}}function D(u){let m=x[u];if(m==null){let _=(e.scales||
_o)[u]||_o;if(_.from!=null){D(_.from);let y=ze({},x[_.from],_,{key:u});y.valToPct=F(y),x[u]=y}else{m=
x[u]=ze({},u==A?Eu:Zg,_),m.key=u;let y=m.time,T=m.range,P=On(T);if((u!=A||o==2&&!y)&&(P&&(T[0]==null||
T[1]==null)&&(T={min:T[0]==null?Ec:{mode:1,hard:T[0],soft:T[0]},max:T[1]==null?Ec:{mode:1,hard:T[1],
soft:T[1]}},P=!1),!P&&_r(T))){let E=T;T=($,V,j)=>V==null?Bs:fr(V,j,E)}m.range=ce(T||(y?ch:u==A?m.distr==
3?dh:m.distr==4?fh:Vu:m.distr==3?Gu:m.distr==4?Uu:uh)),m.auto=ce(P?!1:m.auto),m.clamp=ce(m.clamp||Yg),
m._min=m._max=null,m.valToPct=F(m)}}}D("x"),D("y"),o==1&&k.forEach(u=>{D(u.scale)}),C.forEach(u=>{D(
u.scale)});for(let u in e.scales)D(u);let R=x[A],G=R.distr,W,H;R.ori==0?(Ct(p,Sm),W=r,H=i):(Ct(p,vm),
W=i,H=r);let L={};for(let u in x){let m=x[u];(m.min!=null||m.max!=null)&&(L[u]={min:m.min,max:m.max},
m.min=m.max=null)}let ee=e.tzDate||(u=>new Date(Ye(u/b))),U=e.fmtDate||ia,Pe=b==1?Sg(ee):xg(ee),J=Gc(
ee,Vc(b==1?kg:Tg,U)),M=qc(ee,Uc(Pg,U)),q=[],te=s.legend=ze({},Ig,e.legend),Q=s.cursor=ze({},Fg,{drag:{
y:o==2}},e.cursor),Fe=te.show,at=Q.show,ve=te.markers;te.idxs=q,ve.width=ce(ve.width),ve.dash=ce(ve.
dash),ve.stroke=ce(ve.stroke),ve.fill=ce(ve.fill);let _e,Bt,bt,$e=[],Yt=[],an,Rt=!1,yn={};if(te.live){
let u=k[1]?k[1].values:null;Rt=u!=null,an=Rt?u(s,1,0):{_:0};for(let m in an)yn[m]=ea}if(Fe)if(_e=zt(
"table",Dm,p),bt=zt("tbody",null,_e),te.mount(s,_e),Rt){Bt=zt("thead",null,_e,bt);let u=zt("tr",null,
Bt);zt("th",null,u);for(var as in an)zt("th",wc,u).textContent=as}else Ct(_e,Nm),te.live&&Ct(_e,Mm);
let ls={show:!0},js={show:!1};function vo(u,m){if(m==0&&(Rt||!te.live||o==2))return Bs;let _=[],y=zt(
"tr",Fm,bt,bt.childNodes[m]);Ct(y,u.class),u.show||Ct(y,ts);let T=zt("th",null,y);if(ve.show){let $=Lt(
$m,T);if(m>0){let V=ve.width(s,m);V&&($.style.border=V+"px "+ve.dash(s,m)+" "+ve.stroke(s,m)),$.style.
background=ve.fill(s,m)}}let P=Lt(wc,T);u.label instanceof HTMLElement?P.appendChild(u.label):P.textContent=
u.label,m>0&&(ve.show||(P.style.color=u.width>0?ve.stroke(s,m):ve.fill(s,m)),dt("click",T,$=>{if(Q._lock)
return;Ln($);let V=k.indexOf(u);if(($.ctrlKey||$.metaKey)!=te.isolate){let j=k.some((K,Z)=>Z>0&&Z!=V&&
K.show);k.forEach((K,Z)=>{Z>0&&Qt(Z,j?Z==V?ls:js:ls,!0,Ue.setSeries)})}else Qt(V,{show:!u.show},!0,Ue.
setSeries)},!1),fs&&dt(vc,T,$=>{Q._lock||(Ln($),Qt(k.indexOf(u),Ts,!0,Ue.setSeries))},!1));for(var E in an){
let $=zt("td",Lm,y);$.textContent="--",_.push($)}return[y,_]}let Dn=new Map;function dt(u,m,_,y=!0){
let T=Dn.get(m)||{},P=Q.bind[u](s,m,_,y);P&&(ns(u,m,T[u]=P),Dn.set(m,T))}function cs(u,m,_){let y=Dn.
get(m)||{};for(let T in y)(u==null||T==u)&&(zi(T,m,y[T]),delete y[T]);u==null&&Dn.delete(m)}let ln=0,
Mn=0,ie=0,Y=0,Ce=0,Ke=0,us=Ce,Nn=Ke,Zt=ie,Fn=Y,kt=0,It=0,_t=0,Ht=0;s.bbox={};let Pr=!1,To=!1,ds=!1,$n=!1,
xo=!1,Ot=!1;function Ar(u,m,_){(_||u!=s.width||m!=s.height)&&xa(u,m),_s(!1),ds=!0,To=!0,ys()}function xa(u,m){
s.width=ln=ie=u,s.height=Mn=Y=m,Ce=Ke=0,Xd(),ef();let _=s.bbox;kt=_.left=Xn(Ce*he,.5),It=_.top=Xn(Ke*
he,.5),_t=_.width=Xn(ie*he,.5),Ht=_.height=Xn(Y*he,.5)}let Zd=3;function Jd(){let u=!1,m=0;for(;!u;){
m++;let _=uf(m),y=df(m);u=m==Zd||_&&y,u||(xa(s.width,s.height),To=!0)}}function Qd({width:u,height:m}){
Ar(u,m)}s.setSize=Qd;function Xd(){let u=!1,m=!1,_=!1,y=!1;C.forEach((T,P)=>{if(T.show&&T._show){let{
side:E,_size:$}=T,V=E%2,j=T.label!=null?T.labelSize:0,K=$+j;K>0&&(V?(ie-=K,E==3?(Ce+=K,y=!0):_=!0):(Y-=
K,E==0?(Ke+=K,u=!0):m=!0))}}),Wn[0]=u,Wn[1]=_,Wn[2]=m,Wn[3]=y,ie-=wn[1]+wn[3],Ce+=wn[3],Y-=wn[2]+wn[0],
Ke+=wn[0]}function ef(){let u=Ce+ie,m=Ke+Y,_=Ce,y=Ke;function T(P,E){switch(P){case 1:return u+=E,u-
E;case 2:return m+=E,m-E;case 3:return _-=E,_+E;case 0:return y-=E,y+E}}C.forEach((P,E)=>{if(P.show&&
P._show){let $=P.side;P._pos=T($,P._size),P.label!=null&&(P._lpos=T($,P.labelSize))}})}if(Q.dataIdx==
null){let u=Q.hover,m=u.skip=new Set(u.skip??[]);m.add(void 0);let _=u.prox=ce(u.prox),y=u.bias??=0;
Q.dataIdx=(T,P,E,$)=>{if(P==0)return E;let V=E,j=_(T,P,E,$)??Te,K=j>=0&&j<Te,Z=R.ori==0?ie:Y,re=Q.left,
me=t[0],fe=t[P];if(m.has(fe[E])){V=null;let le=null,se=null,X;if(y==0||y==-1)for(X=E;le==null&&X-- >
0;)m.has(fe[X])||(le=X);if(y==0||y==1)for(X=E;se==null&&X++<fe.length;)m.has(fe[X])||(se=X);if(le!=null||
se!=null)if(K){let Ie=le==null?-1/0:W(me[le],R,Z,0),Le=se==null?1/0:W(me[se],R,Z,0),nt=re-Ie,Se=Le-re;
nt<=Se?nt<=j&&(V=le):Se<=j&&(V=se)}else V=se==null?le:le==null?se:E-le<=se-E?le:se}else K&&Ze(re-W(me[E],
R,Z,0))>j&&(V=null);return V}}let Ln=u=>{Q.event=u};Q.idxs=q,Q._lock=!1;let lt=Q.points;lt.show=ce(lt.
show),lt.size=ce(lt.size),lt.stroke=ce(lt.stroke),lt.width=ce(lt.width),lt.fill=ce(lt.fill);let Jt=s.
focus=ze({},e.focus||{alpha:.3},Q.focus),fs=Jt.prox>=0,ps=fs&&lt.one,Et=[],ms=[],gs=[];function Ca(u,m){
let _=lt.show(s,m);if(_ instanceof HTMLElement)return Ct(_,Em),Ct(_,u.class),on(_,-10,-10,ie,Y),w.insertBefore(
_,Et[m]),_}function Pa(u,m){if(o==1||m>0){let _=o==1&&x[u.scale].time,y=u.value;u.value=_?Lc(y)?qc(ee,
Uc(y,U)):y||M:y||zg,u.label=u.label||(_?Lg:$g)}if(ps||m>0){u.width=u.width==null?1:u.width,u.paths=u.
paths||ih||Zm,u.fillTo=ce(u.fillTo||Jg),u.pxAlign=+pe(u.pxAlign,v),u.pxRound=eu(u.pxAlign),u.stroke=
ce(u.stroke||null),u.fill=ce(u.fill||null),u._stroke=u._fill=u._paths=u._focus=null;let _=jg(ht(1,u.
width),1),y=u.points=ze({},{size:_,width:ht(1,_*.2),stroke:u.stroke,space:_*2,paths:ah,_stroke:null,
_fill:null},u.points);y.show=ce(y.show),y.filter=ce(y.filter),y.fill=ce(y.fill),y.stroke=ce(y.stroke),
y.paths=ce(y.paths),y.pxAlign=u.pxAlign}if(Fe){let _=vo(u,m);$e.splice(m,0,_[0]),Yt.splice(m,0,_[1]),
te.values.push(null)}if(at){q.splice(m,0,null);let _=null;ps?m==0&&(_=Ca(u,m)):m>0&&(_=Ca(u,m)),Et.splice(
m,0,_),ms.splice(m,0,0),gs.splice(m,0,0)}tt("addSeries",m)}function tf(u,m){m=m??k.length,u=o==1?Qi(
u,m,jc,Qc):Qi(u,m,{},Jc),k.splice(m,0,u),Pa(k[m],m)}s.addSeries=tf;function nf(u){if(k.splice(u,1),Fe){
te.values.splice(u,1),Yt.splice(u,1);let m=$e.splice(u,1)[0];cs(null,m.firstChild),m.remove()}at&&(q.
splice(u,1),Et.splice(u,1)[0].remove(),ms.splice(u,1),gs.splice(u,1)),tt("delSeries",u)}s.delSeries=
nf;let Wn=[!1,!1,!1,!1];function sf(u,m){if(u._show=u.show,u.show){let _=u.side%2,y=x[u.scale];y==null&&
(u.scale=_?k[1].scale:A,y=x[u.scale]);let T=y.time;u.size=ce(u.size),u.space=ce(u.space),u.rotate=ce(
u.rotate),On(u.incrs)&&u.incrs.forEach(E=>{!En.has(E)&&En.set(E,pu(E))}),u.incrs=ce(u.incrs||(y.distr==
2?yg:T?b==1?bg:vg:es)),u.splits=ce(u.splits||(T&&y.distr==1?Pe:y.distr==3?Ki:y.distr==4?Hg:Bg)),u.stroke=
ce(u.stroke),u.grid.stroke=ce(u.grid.stroke),u.ticks.stroke=ce(u.ticks.stroke),u.border.stroke=ce(u.
border.stroke);let P=u.values;u.values=On(P)&&!On(P[0])?ce(P):T?On(P)?Gc(ee,Vc(P,U)):Lc(P)?Cg(ee,P):
P||J:P||Wg,u.filter=ce(u.filter||(y.distr>=3&&y.log==10?Ug:y.distr==3&&y.log==2?qg:du)),u.font=ou(u.
font),u.labelFont=ou(u.labelFont),u._size=u.size(s,null,m,0),u._space=u._rotate=u._incrs=u._found=u.
_splits=u._values=null,u._size>0&&(Wn[m]=!0,u._el=Lt(Am,g))}}function Ks(u,m,_,y){let[T,P,E,$]=_,V=m%
2,j=0;return V==0&&($||P)&&(j=m==0&&!T||m==2&&!E?Ye(zc.size/3):0),V==1&&(T||E)&&(j=m==1&&!P||m==3&&!$?
Ye(Yc.size/2):0),j}let Aa=s.padding=(e.padding||[Ks,Ks,Ks,Ks]).map(u=>ce(pe(u,Ks))),wn=s._padding=Aa.
map((u,m)=>u(s,m,Wn,0)),ot,Je=null,Qe=null,Co=o==1?k[0].idxs:null,Vt=null,Ys=!1;function Ra(u,m){if(t=
u??[],s.data=s._data=t,o==2){ot=0;for(let _=1;_<k.length;_++)ot+=t[_][0].length}else{t.length==0&&(s.
data=s._data=t=[[]]),Vt=t[0],ot=Vt.length;let _=t;if(G==2){_=t.slice();let y=_[0]=Array(ot);for(let T=0;T<
ot;T++)y[T]=T}s._data=t=_}if(_s(!0),tt("setData"),G==2&&(ds=!0),m!==!1){let _=R;_.auto(s,Ys)?Rr():kn(
A,_.min,_.max),$n=$n||Q.left>=0,Ot=!0,ys()}}s.setData=Ra;function Rr(){Ys=!0;let u,m;o==1&&(ot>0?(Je=
Co[0]=0,Qe=Co[1]=ot-1,u=t[0][Je],m=t[0][Qe],G==2?(u=Je,m=Qe):u==m&&(G==3?[u,m]=gr(u,u,R.log,!1):G==4?
[u,m]=na(u,u,R.log,!1):R.time?m=u+Ye(86400/b):[u,m]=fr(u,m,sa,!0))):(Je=Co[0]=u=null,Qe=Co[1]=m=null)),
kn(A,u,m)}let Po,hs,Ir,Or,Er,Dr,Mr,Nr,Fr,yt;function Ia(u,m,_,y,T,P){u??=kc,_??=ra,y??="butt",T??=kc,
P??="round",u!=Po&&(d.strokeStyle=Po=u),T!=hs&&(d.fillStyle=hs=T),m!=Ir&&(d.lineWidth=Ir=m),P!=Er&&(d.
lineJoin=Er=P),y!=Dr&&(d.lineCap=Dr=y),_!=Or&&d.setLineDash(Or=_)}function Oa(u,m,_,y){m!=hs&&(d.fillStyle=
hs=m),u!=Mr&&(d.font=Mr=u),_!=Nr&&(d.textAlign=Nr=_),y!=Fr&&(d.textBaseline=Fr=y)}function $r(u,m,_,y,T=0){
if(y.length>0&&u.auto(s,Ys)&&(m==null||m.min==null)){let P=pe(Je,0),E=pe(Qe,y.length-1),$=_.min==null?
Um(y,P,E,T,u.distr==3):[_.min,_.max];u.min=Kt(u.min,_.min=$[0]),u.max=ht(u.max,_.max=$[1])}}let Ea={
min:null,max:null};function of(){for(let y in x){let T=x[y];L[y]==null&&(T.min==null||L[A]!=null&&T.
auto(s,Ys))&&(L[y]=Ea)}for(let y in x){let T=x[y];L[y]==null&&T.from!=null&&L[T.from]!=null&&(L[y]=Ea)}
L[A]!=null&&_s(!0);let u={};for(let y in L){let T=L[y];if(T!=null){let P=u[y]=Hs(x[y],Xm);if(T.min!=
null)ze(P,T);else if(y!=A||o==2)if(ot==0&&P.from==null){let E=P.range(s,null,null,y);P.min=E[0],P.max=
E[1]}else P.min=Te,P.max=-Te}}if(ot>0){k.forEach((y,T)=>{if(o==1){let P=y.scale,E=L[P];if(E==null)return;
let $=u[P];if(T==0){let V=$.range(s,$.min,$.max,P);$.min=V[0],$.max=V[1],Je=jt($.min,t[0]),Qe=jt($.max,
t[0]),Qe-Je>1&&(t[0][Je]<$.min&&Je++,t[0][Qe]>$.max&&Qe--),y.min=Vt[Je],y.max=Vt[Qe]}else y.show&&y.
auto&&$r($,E,y,t[T],y.sorted);y.idxs[0]=Je,y.idxs[1]=Qe}else if(T>0&&y.show&&y.auto){let[P,E]=y.facets,
$=P.scale,V=E.scale,[j,K]=t[T],Z=u[$],re=u[V];Z!=null&&$r(Z,L[$],P,j,P.sorted),re!=null&&$r(re,L[V],
E,K,E.sorted),y.min=E.min,y.max=E.max}});for(let y in u){let T=u[y],P=L[y];if(T.from==null&&(P==null||
P.min==null)){let E=T.range(s,T.min==Te?null:T.min,T.max==-Te?null:T.max,y);T.min=E[0],T.max=E[1]}}}
for(let y in u){let T=u[y];if(T.from!=null){let P=u[T.from];if(P.min==null)T.min=T.max=null;else{let E=T.
range(s,P.min,P.max,y);T.min=E[0],T.max=E[1]}}}let m={},_=!1;for(let y in u){let T=u[y],P=x[y];if(P.
min!=T.min||P.max!=T.max){P.min=T.min,P.max=T.max;let E=P.distr;P._min=E==3?gn(P.min):E==4?Wi(P.min,
P.asinh):E==100?P.fwd(P.min):P.min,P._max=E==3?gn(P.max):E==4?Wi(P.max,P.asinh):E==100?P.fwd(P.max):
P.max,m[y]=_=!0}}if(_){k.forEach((y,T)=>{o==2?T>0&&m.y&&(y._paths=null):m[y.scale]&&(y._paths=null)});
for(let y in m)ds=!0,tt("setScale",y);at&&Q.left>=0&&($n=Ot=!0)}for(let y in L)L[y]=null}function rf(u){
let m=ji(Je-1,0,ot-1),_=ji(Qe+1,0,ot-1);for(;u[m]==null&&m>0;)m--;for(;u[_]==null&&_<ot-1;)_++;return[
m,_]}function af(){if(ot>0){let u=k.some(m=>m._focus)&&yt!=Jt.alpha;u&&(d.globalAlpha=yt=Jt.alpha),k.
forEach((m,_)=>{if(_>0&&m.show&&(Da(_,!1),Da(_,!0),m._paths==null)){let y=yt;yt!=m.alpha&&(d.globalAlpha=
yt=m.alpha);let T=o==2?[0,t[_][0].length-1]:rf(t[_]);m._paths=m.paths(s,_,T[0],T[1]),yt!=y&&(d.globalAlpha=
yt=y)}}),k.forEach((m,_)=>{if(_>0&&m.show){let y=yt;yt!=m.alpha&&(d.globalAlpha=yt=m.alpha),m._paths!=
null&&Ma(_,!1);{let T=m._paths!=null?m._paths.gaps:null,P=m.points.show(s,_,Je,Qe,T),E=m.points.filter(
s,_,P,T);(P||E)&&(m.points._paths=m.points.paths(s,_,Je,Qe,E),Ma(_,!0))}yt!=y&&(d.globalAlpha=yt=y),
tt("drawSeries",_)}}),u&&(d.globalAlpha=yt=1)}}function Da(u,m){let _=m?k[u].points:k[u];_._stroke=_.
stroke(s,u),_._fill=_.fill(s,u)}function Ma(u,m){let _=m?k[u].points:k[u],{stroke:y,fill:T,clip:P,flags:E,
_stroke:$=_._stroke,_fill:V=_._fill,_width:j=_.width}=_._paths;j=xe(j*he,3);let K=null,Z=j%2/2;m&&V==
null&&(V=j>0?"#fff":$);let re=_.pxAlign==1&&Z>0;if(re&&d.translate(Z,Z),!m){let me=kt-j/2,fe=It-j/2,
le=_t+j,se=Ht+j;K=new Path2D,K.rect(me,fe,le,se)}m?Lr($,j,_.dash,_.cap,V,y,T,E,P):lf(u,$,j,_.dash,_.
cap,V,y,T,E,K,P),re&&d.translate(-Z,-Z)}function lf(u,m,_,y,T,P,E,$,V,j,K){let Z=!1;V!=0&&O.forEach(
(re,me)=>{if(re.series[0]==u){let fe=k[re.series[1]],le=t[re.series[1]],se=(fe._paths||_o).band;On(se)&&
(se=re.dir==1?se[0]:se[1]);let X,Ie=null;fe.show&&se&&zm(le,Je,Qe)?(Ie=re.fill(s,me)||P,X=fe._paths.
clip):se=null,Lr(m,_,y,T,Ie,E,$,V,j,K,X,se),Z=!0}}),Z||Lr(m,_,y,T,P,E,$,V,j,K)}let Na=Vs|Zi;function Lr(u,m,_,y,T,P,E,$,V,j,K,Z){
Ia(u,m,_,y,T),(V||j||Z)&&(d.save(),V&&d.clip(V),j&&d.clip(j)),Z?($&Na)==Na?(d.clip(Z),K&&d.clip(K),Ro(
T,E),Ao(u,P,m)):$&Zi?(Ro(T,E),d.clip(Z),Ao(u,P,m)):$&Vs&&(d.save(),d.clip(Z),K&&d.clip(K),Ro(T,E),d.
restore(),Ao(u,P,m)):(Ro(T,E),Ao(u,P,m)),(V||j||Z)&&d.restore()}function Ao(u,m,_){_>0&&(m instanceof
Map?m.forEach((y,T)=>{d.strokeStyle=Po=T,d.stroke(y)}):m!=null&&u&&d.stroke(m))}function Ro(u,m){m instanceof
Map?m.forEach((_,y)=>{d.fillStyle=hs=y,d.fill(_)}):m!=null&&u&&d.fill(m)}function cf(u,m,_,y){let T=C[u],
P;if(y<=0)P=[0,0];else{let E=T._space=T.space(s,u,m,_,y),$=T._incrs=T.incrs(s,u,m,_,y,E);P=ph(m,_,$,
y,E)}return T._found=P}function Wr(u,m,_,y,T,P,E,$,V,j){let K=E%2/2;v==1&&d.translate(K,K),Ia($,E,V,
j,$),d.beginPath();let Z,re,me,fe,le=T+(y==0||y==3?-P:P);_==0?(re=T,fe=le):(Z=T,me=le);for(let se=0;se<
u.length;se++)m[se]!=null&&(_==0?Z=me=u[se]:re=fe=u[se],d.moveTo(Z,re),d.lineTo(me,fe));d.stroke(),v==
1&&d.translate(-K,-K)}function uf(u){let m=!0;return C.forEach((_,y)=>{if(!_.show)return;let T=x[_.scale];
if(T.min==null){_._show&&(m=!1,_._show=!1,_s(!1));return}else _._show||(m=!1,_._show=!0,_s(!1));let P=_.
side,E=P%2,{min:$,max:V}=T,[j,K]=cf(y,$,V,E==0?ie:Y);if(K==0)return;let Z=T.distr==2,re=_._splits=_.
splits(s,y,$,V,j,K,Z),me=T.distr==2?re.map(X=>Vt[X]):re,fe=T.distr==2?Vt[re[1]]-Vt[re[0]]:j,le=_._values=
_.values(s,_.filter(s,me,y,K,fe),y,K,fe);_._rotate=P==2?_.rotate(s,le,y,K):0;let se=_._size;_._size=
Wt(_.size(s,le,y,u)),se!=null&&_._size!=se&&(m=!1)}),m}function df(u){let m=!0;return Aa.forEach((_,y)=>{
let T=_(s,y,Wn,u);T!=wn[y]&&(m=!1),wn[y]=T}),m}function ff(){for(let u=0;u<C.length;u++){let m=C[u];
if(!m.show||!m._show)continue;let _=m.side,y=_%2,T,P,E=m.stroke(s,u),$=_==0||_==3?-1:1,[V,j]=m._found;
if(m.label!=null){let pt=m.labelGap*$,Tt=Ye((m._lpos+pt)*he);Oa(m.labelFont[0],E,"center",_==2?"top":
bc),d.save(),y==1?(T=P=0,d.translate(Tt,Ye(It+Ht/2)),d.rotate((_==3?-ur:ur)/2)):(T=Ye(kt+_t/2),P=Tt);
let Vn=cu(m.label)?m.label(s,u,V,j):m.label;d.fillText(Vn,T,P),d.restore()}if(j==0)continue;let K=x[m.
scale],Z=y==0?_t:Ht,re=y==0?kt:It,me=m._splits,fe=K.distr==2?me.map(pt=>Vt[pt]):me,le=K.distr==2?Vt[me[1]]-
Vt[me[0]]:V,se=m.ticks,X=m.border,Ie=se.show?se.size:0,Le=Ye(Ie*he),nt=Ye((m.alignTo==2?m._size-Ie-m.
gap:m.gap)*he),Se=m._rotate*-ur/180,We=S(m._pos*he),St=(Le+nt)*$,ft=We+St;P=y==0?ft:0,T=y==1?ft:0;let Dt=m.
font[0],Gt=m.align==1?Fs:m.align==2?Fi:Se>0?Fs:Se<0?Fi:y==0?"center":_==3?Fi:Fs,en=Se||y==1?"middle":
_==2?"top":bc;Oa(Dt,E,Gt,en);let vt=m.font[1]*m.lineGap,Mt=me.map(pt=>S(a(pt,K,Z,re))),Ut=m._values;
for(let pt=0;pt<Ut.length;pt++){let Tt=Ut[pt];if(Tt!=null){y==0?T=Mt[pt]:P=Mt[pt],Tt=""+Tt;let Vn=Tt.
indexOf(`
`)==-1?[Tt]:Tt.split(/\n/gm);for(let mt=0;mt<Vn.length;mt++){let el=Vn[mt];Se?(d.save(),d.translate(
T,P+mt*vt),d.rotate(Se),d.fillText(el,0,0),d.restore()):d.fillText(el,T,P+mt*vt)}}}se.show&&Wr(Mt,se.
filter(s,fe,u,j,le),y,_,We,Le,xe(se.width*he,3),se.stroke(s,u),se.dash,se.cap);let tn=m.grid;tn.show&&
Wr(Mt,tn.filter(s,fe,u,j,le),y,y==0?2:1,y==0?It:kt,y==0?Ht:_t,xe(tn.width*he,3),tn.stroke(s,u),tn.dash,
tn.cap),X.show&&Wr([We],[1],y==0?1:0,y==0?1:2,y==1?It:kt,y==1?Ht:_t,xe(X.width*he,3),X.stroke(s,u),X.
dash,X.cap)}tt("drawAxes")}function _s(u){k.forEach((m,_)=>{_>0&&(m._paths=null,u&&(o==1?(m.min=null,
m.max=null):m.facets.forEach(y=>{y.min=null,y.max=null})))})}let Io=!1,Br=!1,Zs=[];function pf(){Br=
!1;for(let u=0;u<Zs.length;u++)tt(...Zs[u]);Zs.length=0}function ys(){Io||(ig(Fa),Io=!0)}function mf(u,m=!1){
Io=!0,Br=m,u(s),Fa(),m&&Zs.length>0&&queueMicrotask(pf)}s.batch=mf;function Fa(){if(Pr&&(of(),Pr=!1),
ds&&(Jd(),ds=!1),To){if(De(f,Fs,Ce),De(f,"top",Ke),De(f,po,ie),De(f,mo,Y),De(w,Fs,Ce),De(w,"top",Ke),
De(w,po,ie),De(w,mo,Y),De(g,po,ln),De(g,mo,Mn),h.width=Ye(ln*he),h.height=Ye(Mn*he),C.forEach(({_el:u,
_show:m,_size:_,_pos:y,side:T})=>{if(u!=null)if(m){let P=T===3||T===0?_:0,E=T%2==1;De(u,E?"left":"to\
p",y-P),De(u,E?"width":"height",_),De(u,E?"top":"left",E?Ke:Ce),De(u,E?"height":"width",E?Y:ie),qi(u,
ts)}else Ct(u,ts)}),Po=hs=Ir=Er=Dr=Mr=Nr=Fr=Or=null,yt=1,Xs(!0),Ce!=us||Ke!=Nn||ie!=Zt||Y!=Fn){_s(!1);
let u=ie/Zt,m=Y/Fn;if(at&&!$n&&Q.left>=0){Q.left*=u,Q.top*=m,ws&&on(ws,Ye(Q.left),0,ie,Y),bs&&on(bs,
0,Ye(Q.top),ie,Y);for(let _=0;_<Et.length;_++){let y=Et[_];y!=null&&(ms[_]*=u,gs[_]*=m,on(y,Wt(ms[_]),
Wt(gs[_]),ie,Y))}}if(Re.show&&!xo&&Re.left>=0&&Re.width>0){Re.left*=u,Re.width*=u,Re.top*=m,Re.height*=
m;for(let _ in zr)De(vs,_,Re[_])}us=Ce,Nn=Ke,Zt=ie,Fn=Y}tt("setSize"),To=!1}ln>0&&Mn>0&&(d.clearRect(
0,0,h.width,h.height),tt("drawClear"),I.forEach(u=>u()),tt("draw")),Re.show&&xo&&(Oo(Re),xo=!1),at&&
$n&&(Hn(null,!0,!1),$n=!1),te.show&&te.live&&Ot&&(Ur(),Ot=!1),c||(c=!0,s.status=1,tt("ready")),Ys=!1,
Io=!1}s.redraw=(u,m)=>{ds=m||!1,u!==!1?kn(A,R.min,R.max):ys()};function Hr(u,m){let _=x[u];if(_.from==
null){if(ot==0){let y=_.range(s,m.min,m.max,u);m.min=y[0],m.max=y[1]}if(m.min>m.max){let y=m.min;m.min=
m.max,m.max=y}if(ot>1&&m.min!=null&&m.max!=null&&m.max-m.min<1e-16)return;u==A&&_.distr==2&&ot>0&&(m.
min=jt(m.min,t[0]),m.max=jt(m.max,t[0]),m.min==m.max&&m.max++),L[u]=m,Pr=!0,ys()}}s.setScale=Hr;let Vr,
Gr,ws,bs,$a,La,ks,Ss,Wa,Ba,Ae,Me,bn=!1,rt=Q.drag,Xe=rt.x,et=rt.y;at&&(Q.x&&(Vr=Lt(Im,w)),Q.y&&(Gr=Lt(
Om,w)),R.ori==0?(ws=Vr,bs=Gr):(ws=Gr,bs=Vr),Ae=Q.left,Me=Q.top);let Re=s.select=ze({show:!0,over:!0,
left:0,width:0,top:0,height:0},e.select),vs=Re.show?Lt(Rm,Re.over?w:f):null;function Oo(u,m){if(Re.show){
for(let _ in u)Re[_]=u[_],_ in zr&&De(vs,_,u[_]);m!==!1&&tt("setSelect")}}s.setSelect=Oo;function gf(u){
if(k[u].show)Fe&&qi($e[u],ts);else if(Fe&&Ct($e[u],ts),at){let _=ps?Et[0]:Et[u];_!=null&&on(_,-10,-10,
ie,Y)}}function kn(u,m,_){Hr(u,{min:m,max:_})}function Qt(u,m,_,y){m.focus!=null&&bf(u),m.show!=null&&
k.forEach((T,P)=>{P>0&&(u==P||u==null)&&(T.show=m.show,gf(P),o==2?(kn(T.facets[0].scale,null,null),kn(
T.facets[1].scale,null,null)):kn(T.scale,null,null),ys())}),_!==!1&&tt("setSeries",u,m),y&&eo("setSe\
ries",s,u,m)}s.setSeries=Qt;function hf(u,m){ze(O[u],m)}function _f(u,m){u.fill=ce(u.fill||null),u.dir=
pe(u.dir,-1),m=m??O.length,O.splice(m,0,u)}function yf(u){u==null?O.length=0:O.splice(u,1)}s.addBand=
_f,s.setBand=hf,s.delBand=yf;function wf(u,m){k[u].alpha=m,at&&Et[u]!=null&&(Et[u].style.opacity=m),
Fe&&$e[u]&&($e[u].style.opacity=m)}let cn,Sn,Bn,Ts={focus:!0};function bf(u){if(u!=Bn){let m=u==null,
_=Jt.alpha!=1;k.forEach((y,T)=>{if(o==1||T>0){let P=m||T==0||T==u;y._focus=m?null:P,_&&wf(T,P?1:Jt.alpha)}}),
Bn=u,_&&ys()}}Fe&&fs&&dt(Tc,_e,u=>{Q._lock||(Ln(u),Bn!=null&&Qt(null,Ts,!0,Ue.setSeries))});function Xt(u,m,_){
let y=x[m];_&&(u=u/he-(y.ori==1?Ke:Ce));let T=ie;y.ori==1&&(T=Y,u=T-u),y.dir==-1&&(u=T-u);let P=y._min,
E=y._max,$=u/T,V=P+(E-P)*$,j=y.distr;return j==3?Ws(10,V):j==4?Km(V,y.asinh):j==100?y.bwd(V):V}function kf(u,m){
let _=Xt(u,A,m);return jt(_,t[0],Je,Qe)}s.valToIdx=u=>jt(u,t[0]),s.posToIdx=kf,s.posToVal=Xt,s.valToPos=
(u,m,_)=>x[m].ori==0?r(u,x[m],_?_t:ie,_?kt:0):i(u,x[m],_?Ht:Y,_?It:0),s.setCursor=(u,m,_)=>{Ae=u.left,
Me=u.top,Hn(null,m,_)};function Ha(u,m){De(vs,Fs,Re.left=u),De(vs,po,Re.width=m)}function Va(u,m){De(
vs,"top",Re.top=u),De(vs,mo,Re.height=m)}let Js=R.ori==0?Ha:Va,Qs=R.ori==1?Ha:Va;function Sf(){if(Fe&&
te.live)for(let u=o==2?1:0;u<k.length;u++){if(u==0&&Rt)continue;let m=te.values[u],_=0;for(let y in m)
Yt[u][_++].firstChild.nodeValue=m[y]}}function Ur(u,m){if(u!=null&&(u.idxs?u.idxs.forEach((_,y)=>{q[y]=
_}):Qm(u.idx)||q.fill(u.idx),te.idx=q[0]),Fe&&te.live){for(let _=0;_<k.length;_++)(_>0||o==1&&!Rt)&&
vf(_,q[_]);Sf()}Ot=!1,m!==!1&&tt("setLegend")}s.setLegend=Ur;function vf(u,m){let _=k[u],y=u==0&&G==
2?Vt:t[u],T;Rt?T=_.values(s,u,m)??yn:(T=_.value(s,m==null?null:y[m],u,m),T=T==null?yn:{_:T}),te.values[u]=
T}function Hn(u,m,_){Wa=Ae,Ba=Me,[Ae,Me]=Q.move(s,Ae,Me),Q.left=Ae,Q.top=Me,at&&(ws&&on(ws,Ye(Ae),0,
ie,Y),bs&&on(bs,0,Ye(Me),ie,Y));let y,T=Je>Qe;cn=Te,Sn=null;let P=R.ori==0?ie:Y,E=R.ori==1?ie:Y;if(Ae<
0||ot==0||T){y=Q.idx=null;for(let $=0;$<k.length;$++){let V=Et[$];V!=null&&on(V,-10,-10,ie,Y)}fs&&Qt(
null,Ts,!0,u==null&&Ue.setSeries),te.live&&(q.fill(y),Ot=!0)}else{let $,V,j;o==1&&($=R.ori==0?Ae:Me,
V=Xt($,A),y=Q.idx=jt(V,t[0],Je,Qe),j=W(t[0][y],R,P,0));let K=-10,Z=-10,re=0,me=0,fe=!0,le="",se="";for(let X=o==
2?1:0;X<k.length;X++){let Ie=k[X],Le=q[X],nt=Le==null?null:o==1?t[X][Le]:t[X][1][Le],Se=Q.dataIdx(s,
X,y,V),We=Se==null?null:o==1?t[X][Se]:t[X][1][Se];if(Ot=Ot||We!=nt||Se!=Le,q[X]=Se,X>0&&Ie.show){let St=Se==
null?-10:Se==y?j:W(o==1?t[0][Se]:t[X][0][Se],R,P,0),ft=We==null?-10:H(We,o==1?x[Ie.scale]:x[Ie.facets[1].
scale],E,0);if(fs&&We!=null){let Dt=R.ori==1?Ae:Me,Gt=Ze(Jt.dist(s,X,Se,ft,Dt));if(Gt<cn){let en=Jt.
bias;if(en!=0){let vt=Xt(Dt,Ie.scale),Mt=We>=0?1:-1,Ut=vt>=0?1:-1;Ut==Mt&&(Ut==1?en==1?We>=vt:We<=vt:
en==1?We<=vt:We>=vt)&&(cn=Gt,Sn=X)}else cn=Gt,Sn=X}}if(Ot||ps){let Dt,Gt;R.ori==0?(Dt=St,Gt=ft):(Dt=
ft,Gt=St);let en,vt,Mt,Ut,tn,pt,Tt=!0,Vn=lt.bbox;if(Vn!=null){Tt=!1;let mt=Vn(s,X);Mt=mt.left,Ut=mt.
top,en=mt.width,vt=mt.height}else Mt=Dt,Ut=Gt,en=vt=lt.size(s,X);if(pt=lt.fill(s,X),tn=lt.stroke(s,X),
ps)X==Sn&&cn<=Jt.prox&&(K=Mt,Z=Ut,re=en,me=vt,fe=Tt,le=pt,se=tn);else{let mt=Et[X];mt!=null&&(ms[X]=
Mt,gs[X]=Ut,Oc(mt,en,vt,Tt),Rc(mt,pt,tn),on(mt,Wt(Mt),Wt(Ut),ie,Y))}}}}if(ps){let X=Jt.prox,Ie=Bn==null?
cn<=X:cn>X||Sn!=Bn;if(Ot||Ie){let Le=Et[0];Le!=null&&(ms[0]=K,gs[0]=Z,Oc(Le,re,me,fe),Rc(Le,le,se),on(
Le,Wt(K),Wt(Z),ie,Y))}}}if(Re.show&&bn)if(u!=null){let[$,V]=Ue.scales,[j,K]=Ue.match,[Z,re]=u.cursor.
sync.scales,me=u.cursor.drag;if(Xe=me._x,et=me._y,Xe||et){let{left:fe,top:le,width:se,height:X}=u.select,
Ie=u.scales[Z].ori,Le=u.posToVal,nt,Se,We,St,ft,Dt=$!=null&&j($,Z),Gt=V!=null&&K(V,re);Dt&&Xe?(Ie==0?
(nt=fe,Se=se):(nt=le,Se=X),We=x[$],St=W(Le(nt,Z),We,P,0),ft=W(Le(nt+Se,Z),We,P,0),Js(Kt(St,ft),Ze(ft-
St))):Js(0,P),Gt&&et?(Ie==1?(nt=fe,Se=se):(nt=le,Se=X),We=x[V],St=H(Le(nt,re),We,E,0),ft=H(Le(nt+Se,
re),We,E,0),Qs(Kt(St,ft),Ze(ft-St))):Qs(0,E)}else jr()}else{let $=Ze(Wa-$a),V=Ze(Ba-La);if(R.ori==1){
let re=$;$=V,V=re}Xe=rt.x&&$>=rt.dist,et=rt.y&&V>=rt.dist;let j=rt.uni;j!=null?Xe&&et&&(Xe=$>=j,et=V>=
j,!Xe&&!et&&(V>$?et=!0:Xe=!0)):rt.x&&rt.y&&(Xe||et)&&(Xe=et=!0);let K,Z;Xe&&(R.ori==0?(K=ks,Z=Ae):(K=
Ss,Z=Me),Js(Kt(K,Z),Ze(Z-K)),et||Qs(0,E)),et&&(R.ori==1?(K=ks,Z=Ae):(K=Ss,Z=Me),Qs(Kt(K,Z),Ze(Z-K)),
Xe||Js(0,P)),!Xe&&!et&&(Js(0,0),Qs(0,0))}if(rt._x=Xe,rt._y=et,u==null){if(_){if(Xa!=null){let[$,V]=Ue.
scales;Ue.values[0]=$!=null?Xt(R.ori==0?Ae:Me,$):null,Ue.values[1]=V!=null?Xt(R.ori==1?Ae:Me,V):null}
eo($i,s,Ae,Me,ie,Y,y)}if(fs){let $=_&&Ue.setSeries,V=Jt.prox;Bn==null?cn<=V&&Qt(Sn,Ts,!0,$):cn>V?Qt(
null,Ts,!0,$):Sn!=Bn&&Qt(Sn,Ts,!0,$)}}Ot&&(te.idx=y,Ur()),m!==!1&&tt("setCursor")}let vn=null;Object.
defineProperty(s,"rect",{get(){return vn==null&&Xs(!1),vn}});function Xs(u=!1){u?vn=null:(vn=w.getBoundingClientRect(),
tt("syncRect",vn))}function Ga(u,m,_,y,T,P,E){Q._lock||bn&&u!=null&&u.movementX==0&&u.movementY==0||
(qr(u,m,_,y,T,P,E,!1,u!=null),u!=null?Hn(null,!0,!0):Hn(m,!0,!1))}function qr(u,m,_,y,T,P,E,$,V){if(vn==
null&&Xs(!1),Ln(u),u!=null)_=u.clientX-vn.left,y=u.clientY-vn.top;else{if(_<0||y<0){Ae=-10,Me=-10;return}
let[j,K]=Ue.scales,Z=m.cursor.sync,[re,me]=Z.values,[fe,le]=Z.scales,[se,X]=Ue.match,Ie=m.axes[0].side%
2==1,Le=R.ori==0?ie:Y,nt=R.ori==1?ie:Y,Se=Ie?P:T,We=Ie?T:P,St=Ie?y:_,ft=Ie?_:y;if(fe!=null?_=se(j,fe)?
a(re,x[j],Le,0):-10:_=Le*(St/Se),le!=null?y=X(K,le)?a(me,x[K],nt,0):-10:y=nt*(ft/We),R.ori==1){let Dt=_;
_=y,y=Dt}}V&&(m==null||m.cursor.event.type==$i)&&((_<=1||_>=ie-1)&&(_=Xn(_,ie)),(y<=1||y>=Y-1)&&(y=Xn(
y,Y))),$?($a=_,La=y,[ks,Ss]=Q.move(s,_,y)):(Ae=_,Me=y)}let zr={width:0,height:0,left:0,top:0};function jr(){
Oo(zr,!1)}let Ua,qa,za,ja;function Ka(u,m,_,y,T,P,E){bn=!0,Xe=et=rt._x=rt._y=!1,qr(u,m,_,y,T,P,E,!0,
!1),u!=null&&(dt(Li,Gi,Ya,!1),eo(Sc,s,ks,Ss,ie,Y,null));let{left:$,top:V,width:j,height:K}=Re;Ua=$,qa=
V,za=j,ja=K}function Ya(u,m,_,y,T,P,E){bn=rt._x=rt._y=!1,qr(u,m,_,y,T,P,E,!1,!0);let{left:$,top:V,width:j,
height:K}=Re,Z=j>0||K>0,re=Ua!=$||qa!=V||za!=j||ja!=K;if(Z&&re&&Oo(Re),rt.setScale&&Z&&re){let me=$,
fe=j,le=V,se=K;if(R.ori==1&&(me=V,fe=K,le=$,se=j),Xe&&kn(A,Xt(me,A),Xt(me+fe,A)),et)for(let X in x){
let Ie=x[X];X!=A&&Ie.from==null&&Ie.min!=Te&&kn(X,Xt(le+se,X),Xt(le,X))}jr()}else Q.lock&&(Q._lock=!Q.
_lock,Hn(m,!0,u!=null));u!=null&&(cs(Li,Gi),eo(Li,s,Ae,Me,ie,Y,null))}function Tf(u,m,_,y,T,P,E){if(Q.
_lock)return;Ln(u);let $=bn;if(bn){let V=!0,j=!0,K=10,Z,re;R.ori==0?(Z=Xe,re=et):(Z=et,re=Xe),Z&&re&&
(V=Ae<=K||Ae>=ie-K,j=Me<=K||Me>=Y-K),Z&&V&&(Ae=Ae<ks?0:ie),re&&j&&(Me=Me<Ss?0:Y),Hn(null,!0,!0),bn=!1}
Ae=-10,Me=-10,q.fill(null),Hn(null,!0,!0),$&&(bn=$)}function Za(u,m,_,y,T,P,E){Q._lock||(Ln(u),Rr(),
jr(),u!=null&&eo(xc,s,Ae,Me,ie,Y,null))}function Ja(){C.forEach(mh),Ar(s.width,s.height,!0)}ns(dr,Ls,
Ja);let xs={};xs.mousedown=Ka,xs.mousemove=Ga,xs.mouseup=Ya,xs.dblclick=Za,xs.setSeries=(u,m,_,y)=>{
let T=Ue.match[2];_=T(s,m,_),_!=-1&&Qt(_,y,!0,!1)},at&&(dt(Sc,w,Ka),dt($i,w,Ga),dt(vc,w,u=>{Ln(u),Xs(
!1)}),dt(Tc,w,Tf),dt(xc,w,Za),Ji.add(s),s.syncRect=Xs);let Eo=s.hooks=e.hooks||{};function tt(u,m,_){
Br?Zs.push([u,m,_]):u in Eo&&Eo[u].forEach(y=>{y.call(null,s,m,_)})}(e.plugins||[]).forEach(u=>{for(let m in u.
hooks)Eo[m]=(Eo[m]||[]).concat(u.hooks[m])});let Qa=(u,m,_)=>_,Ue=ze({key:null,setSeries:!1,filters:{
pub:Fc,sub:Fc},scales:[A,k[1]?k[1].scale:null],match:[$c,$c,Qa],values:[null,null]},Q.sync);Ue.match.
length==2&&Ue.match.push(Qa),Q.sync=Ue;let Xa=Ue.key,Kr=Du(Xa);function eo(u,m,_,y,T,P,E){Ue.filters.
pub(u,m,_,y,T,P,E)&&Kr.pub(u,m,_,y,T,P,E)}Kr.sub(s);function xf(u,m,_,y,T,P,E){Ue.filters.sub(u,m,_,
y,T,P,E)&&xs[u](null,m,_,y,T,P,E)}s.pub=xf;function Cf(){Kr.unsub(s),Ji.delete(s),Dn.clear(),zi(dr,Ls,
Ja),p.remove(),_e?.remove(),tt("destroy")}s.destroy=Cf;function Yr(){tt("init",e,t),Ra(t||e.data,!1),
L[A]?Hr(A,L[A]):Rr(),xo=Re.show&&(Re.width>0||Re.height>0),$n=Ot=!0,Ar(e.width,e.height)}return k.forEach(
Pa),C.forEach(sf),n?n instanceof HTMLElement?(n.appendChild(p),Yr()):n(s,Yr):Yr(),s}je.assign=ze;je.
fmtNum=oa;je.rangeNum=fr;je.rangeLog=gr;je.rangeAsinh=na;je.orient=os;je.pxRatio=he;je.join=rg;je.fmtDate=
ia,je.tzDate=hg;je.sync=Du;{je.addGap=Qg,je.clipGaps=yr;let e=je.paths={points:Wu};e.linear=Hu,e.stepped=
th,e.bars=nh,e.spline=oh}var gh=(e,t,n)=>{let s=i=>i&&Math.floor(n.clockAt(i.at)/864e5),o=0,r=0;return e.map((i,a)=>{o+=i.kg;
for(let p=e[r];p&&p.at<=i.at-t*864e5;)o-=p.kg,r+=1,p=e[r];return s(e[a+1])!==s(i)?o/(a-r+1):void 0})},
pa=1e3,qu=(e,t,n)=>{let s=e.filter(({at:i})=>i>=t),o=s.length<pa?7:30,r=gh(e,o,n).slice(e.length-s.length);
return{points:s,means:r,meanDays:o}},ma=(e,t)=>{let n=e.at(-1),s=e.findLast(({at:o})=>n&&o<=n.at-t*864e5);
if(!(!n||!s||s.at<n.at-2*t*864e5))return n.kg-s.kg},hh=4,zu=(e,t)=>{let[n,s]=[e??60,t??80],o=Math.max(
hh-(s-n),(s-n)/5)/2;return[n-o,s+o]},_h={normal:"done",obese_class_i:"blocked",obese_class_ii:"worse",
obese_class_iii:"worst"},wo=e=>_h[e]??"active",ju=({from:e,to:t},n,s=(e+t)/2)=>{let o=n==="kg"?"kg":
"lb",r=d=>Math.round(Rn(d,o)*1e8)/1e7,i=n==="kg"?.1:1,a=Math.round(r(s)/i)*i,[c,p]=[Math.ceil(r(e)),
Math.ceil(r(t))-1];return(r(s)<r(e)?[Math.max(c,Math.floor(a)+1),p]:r(s)>=r(t)?[c,Math.min(p,Math.ceil(
a)-1)]:[Math.min(c,a),Math.max(p,a)]).map(d=>Yn(d/10,o))},Ku=(e,t,n)=>{let s=n.find(r=>r.class===t),
o=n.some(({to:r})=>Math.abs(Math.round((e-r)*100))<=5);return{bmi:s&&e>=s.to?s.to-.01:e,decimals:s&&
o?2:1}},Yu=(e,t)=>{let[n=0,s=1,o]=e.split("-").map(Number);return t.instantOf(Date.UTC(n+18,s-1,o))};var yh=14*864e5,wh=[1,2,7,14,30,60,90,180,365,730,1825,3650,9125,36500],bh=e=>{let t=getComputedStyle(
e);return{colour(n){return e.style.color=`var(--${n})`,t.color},font:t.fontFamily}},kh=({ctx:e,bbox:t,
valToPos:n},{bands:s,bandsFrom:o},r,i,a)=>{let{unit:c,messages:p}=i,h=devicePixelRatio,[d,g]=[t.left+
t.width,t.top+t.height],f=S=>n(Rn(S,c),"y",!0),w=(S,b,k,C)=>{e.fillStyle=a.colour(b),e.strokeText(S,
k,C),e.fillText(S,k,C)};e.save(),e.font=`${12*h}px ${a.font}`,e.lineWidth=4*h,e.strokeStyle=a.colour(
"card"),e.textAlign="right",w(c,"quiet",t.left-8*h,t.top-14*h),e.textAlign="left";let v=Math.max(t.left,
n(o/1e3,"x",!0));for(let{class:S,from:b,to:k}of v<d?s:[]){let C=Math.max(t.top,f(Math.min(k,1e4))),x=Math.
min(g,f(b));if(x<=C)continue;e.fillStyle=a.colour(wo(S)),e.fillRect(v,C,4*h,x-C),C>t.top&&e.fillRect(
v,C,d-v,h);let O=p.bmi_descriptions[S],A=v+10*h+e.measureText(O).width<d;x-C>=24*h&&A&&w(O,"quiet",v+
10*h,C+16*h)}if(r){let S=f(r.kg);e.beginPath(),e.arc(n(r.at/1e3,"x",!0),S,5*h,0,2*Math.PI),e.stroke(),
e.fillStyle=a.colour("accent"),e.fill(),e.font=`600 ${13*h}px ${a.font}`,e.textBaseline="middle",w(i.
kg(r.kg),"accent",d+8*h,S)}e.restore()},Sh=({data:e,valToPos:t},n,s,o)=>{let r=[],i=a=>e[0][a]??0;for(let a=s+
1;a<=o;a++)(i(a)-i(a-1))*1e3>yh&&r.push([t(i(a-1),"x",!0),t(i(a),"x",!0)]);return r},Zu=(e,t,n,s)=>{
let{unit:o,zone:r}=n,{from:i,series:{points:a,means:c}}=t,p=bh(e),h=Date.now(),d={font:`12px ${p.font}`,
stroke:p.colour("quiet"),ticks:{show:!1}},g=a.length>=pa,f={show:!0,size:g?3:a.length>100?4:6,fill:`\
color-mix(in srgb, ${p.colour("quiet")} ${g?35:60}%, transparent)`,stroke:"transparent"},w=k=>k<30?n.
shortDay:k<365?n.month:n.year,v={width:e.clientWidth,height:e.clientHeight,padding:[28,o==="st"?98:76,
0,0],legend:{show:!1},cursor:{y:!1,drag:{x:!1,y:!1},points:{size:9}},tzDate:k=>je.tzDate(new Date(k*
1e3),r.name),scales:{x:{range:[(i-(h-i)/50)/1e3,(h+(h-i)/50)/1e3]},y:{range:(k,C,x)=>zu(C,x)}},axes:[
{...d,grid:{show:!1},size:32,space:(k,C,x,O,A)=>Math.max(58,90*A/k.width),incrs:wh.map(k=>k*864e5/1e3),
values:(k,C,x,O,A)=>C.map(N=>w(A*1e3/864e5)(N*1e3))},{...d,grid:{stroke:p.colour("line"),width:1},size:40,
space:56,incrs:[.5,1,2,5,10,20,50,100],values:(k,C,x,O,A)=>C.map(A<1?n.tenths:n.integer)}],series:[{},
{points:f,paths:()=>null},{stroke:p.colour("accent"),width:2.5,points:{show:!1},gaps:Sh}],hooks:{draw:[
k=>kh(k,t,a.at(-1),n,p)],setCursor:[({cursor:{left:k=-10,idx:C},over:x})=>s(k===-10?void 0:C??void 0,
x.offsetLeft+k)]}},S=k=>k&&Rn(k,o),b=[a.map(({kg:k})=>S(k)),c.map(S)];return new je(v,[a.map(({at:k})=>k/
1e3),...b],e)};var Ju=matchMedia("(prefers-color-scheme: dark)"),vh={ArrowLeft:-1,ArrowDown:-1,ArrowRight:1,ArrowUp:1,
PageDown:-10,PageUp:10,Home:Number.NEGATIVE_INFINITY,End:Number.POSITIVE_INFINITY},Qu=({series:e,from:t,
bands:n,bandsFrom:s})=>{let o=B(),{t:r,kg:i,day:a}=o,{points:c,means:p,meanDays:h}=e,d=Math.max(c.length-
1,0),g=As(()=>Ju.matches,Ju,"change"),f=be(null),w=be(null),[{index:v,left:S},b]=oe({index:d});ue(()=>{
let D=f.current;b({index:d});let R=Zu(D,{series:e,from:t,bands:n,bandsFrom:s},o,(W,H)=>b(L=>W===void 0?
{index:L.index}:{index:W,left:H}));w.current=R;let G=new ResizeObserver(()=>R.setSize({width:D.clientWidth,
height:D.clientHeight}));return G.observe(D),()=>{G.disconnect(),R.destroy()}},[e,t,n,s,o,d,g]);let k=D=>w.
current?.setCursor({left:D,top:1}),C=()=>w.current?.setCursor({left:-10,top:-10}),x=({pointerType:D,
clientX:R})=>{if(D==="mouse"||!w.current)return;let{left:G,width:W}=w.current.over.getBoundingClientRect();
k(Math.min(Math.max(R-G,0),W-1))},O=D=>{D.key==="Escape"&&C();let R=vh[D.key];if(R===void 0)return;D.
preventDefault();let G=c[Math.min(Math.max(v+R,0),d)];G&&w.current&&k(w.current.valToPos(G.at/1e3,"x"))},
[A,N]=[c[v],p[v]],I=[A&&i(A.kg),A&&a(A.at),N!==void 0&&`${r.mean(h)}: ${i(N)}`].filter(Boolean).join(
`
`),F=(S??0)>(f.current?.clientWidth??0)/2;return l("div",{class:"chart",children:[l("div",{class:"pl\
ot",ref:f,role:"slider",tabIndex:0,"aria-label":r.chart,"aria-valuemin":0,"aria-valuemax":d,"aria-va\
luenow":v,"aria-valuetext":I,onPointerDown:x,onPointerMove:x,onKeyDown:O,onBlur:C}),l("output",{class:"\
tip",hidden:S===void 0,"aria-hidden":"true",style:{left:`${S}px`,translate:F?"calc(-100% - 12px)":"1\
2px"},children:I})]})};var Xu=/^'*[=+\-@\t\r]/,ga=(e,t)=>{let n=[[]],s=t===" "?" +":`[${t}]`,o=new RegExp(`(?:"((?:[^"]|"")\
*)"|([^${t}\\r\\n]*))(${s}|\\r?\\n|\\r|$)`,"gy");for(let[,r,i="",a=""]of e.matchAll(o)){let c=(r?.replaceAll(
'""','"')??i).trim();if(n.at(-1)?.push(Xu.test(c)?c.replace(/^'/,""):c),a==="")break;/[\r\n]/.test(a)&&
n.push([])}return n.filter(r=>r.some(i=>i!==""))},ed=(e,t)=>e.map(n=>n.map(s=>Xu.test(s)?`'${s}`:s).
map(s=>/["\r\n]/.test(s)||s.includes(t)?`"${s.replaceAll('"','""')}"`:s).join(t)).join(`\r
`),Th=e=>{let[t,n]=new Uint8Array(e);if(t===255&&n===254)return new TextDecoder("utf-16le").decode(e);
if(t===254&&n===255)return new TextDecoder("utf-16be").decode(e);try{return new TextDecoder("utf-8",
{fatal:!0}).decode(e)}catch{return new TextDecoder("windows-1252").decode(e)}},xh=[["zip","PK"],["\
zip","�"],["pdf","%PDF"],["database","SQLite format 3"]],td=async e=>{let t=(await e.slice(0,4096).
text()).trimStart(),[n]=xh.find(([,o])=>t.startsWith(o))??[];if(n)return{format:n};if(t==="")return{
format:"empty"};let s=Th(await e.arrayBuffer());return s.includes("\0")?{format:"other"}:{text:s}};var nd=(e,t,n)=>{let[s="",o=""]=t==="es"?[";",","]:[",","."],r=e.map(({fecha_registro:i,peso_kg:a})=>[
yc(Date.parse(i),n),String(a).replace(".",o).replace(/,\d{3}$/,"$&0")]);return ed([["fecha_registro",
"peso_kg"],...r,[]],s)};var ha="?",sd=e=>{let{t}=B(),{caption:n,head:s,rows:o,choices:r,choose:i,more:a}=e,c=({target:v})=>{
let{name:S,value:b}=v;b!==ha&&i(S,b)},p=v=>{let S=v.map(({key:k,label:C,options:x,value:O,outcome:A})=>{
let N=O===void 0?[[ha,t.choose],...x]:x;return[k,{label:C,hint:A?.join(`
`),options:N}]}),b=v.map(({key:k,value:C=ha})=>[k,C]);return l("form",{class:"filters choices",onInput:c,
children:l(Os,{fields:Object.fromEntries(S),values:Object.fromEntries(b)})})},h=Math.max(s.length,...o.
map(v=>v.length)),d=Array.from({length:h},(v,S)=>S),g=l("section",{class:"cells","aria-label":n,tabIndex:0,
children:l("table",{children:[l("caption",{children:n}),l("thead",{children:l("tr",{children:d.map(v=>l(
"th",{scope:"col",children:[s[v]||t.columnAt(v+1)," ",r.map(({key:S,label:b,column:k})=>k===v&&l(Ee,
{children:b},S))]},v))})}),l("tbody",{children:o.map((v,S)=>l("tr",{children:d.map(b=>l("td",{children:v[b]||
" "},b))},S))})]})}),f=r.filter(v=>v.isFolded),w=r.filter(v=>!v.isFolded);return l(ne,{children:[w.
length>0&&p(w),f.length>0&&l("details",{children:[l("summary",{children:a}),p(f),w.length===0&&g]}),
w.length>0&&g]})};var Sr=e=>{try{return JSON.parse(e)}catch{return}},rs=e=>{let t=`weight-bmi-register ${e}`;return{read:()=>{
try{return localStorage.getItem(t)??""}catch{return""}},write:n=>{try{localStorage.setItem(t,n)}catch{}}}};var Ch={},Ph=20,od=e=>{let t=rs(e),n=Sr(t.read()),s=r=>Array.isArray(r)&&Object.values(r[1]??[0]).every(
i=>typeof i=="string"),o=Array.isArray(n)?n.filter(s):[];return{find:r=>o.find(([i])=>i===r)?.[1]??Ch,
keep:(r,i)=>{let a=o.filter(([c])=>c!==r);t.write(JSON.stringify([[r,i],...a].slice(0,Ph)))}}};var rn={height:{min:.4,max:2.72},weight:{min:2,max:650},birthDateMin:"1900-01-01",weightChangePerDay:5,
weightChangeInDay:10,clockDifference:6e4,weightsOfAccount:1e5,measurementsOfBody:1e4,name:{min:1,max:100}},
ik={height_min:rn.height.min,height_max:rn.height.max,weight_min:rn.weight.min,weight_max:rn.weight.
max,birth_date_min:rn.birthDateMin,weight_variation_per_day:rn.weightChangePerDay,name_min_length:rn.
name.min,name_max_length:rn.name.max};var Ah=(e,t)=>{let n=a=>Math.round(a*1e6),s=e.map(({record:a,day:c})=>({record:a,plus:n(t*c+a.peso_kg),
minus:n(t*c-a.peso_kg)})).sort((a,c)=>a.plus-c.plus||a.minus-c.minus),o=[],r=s.map(({minus:a},c)=>{let[
p,h]=[0,o.length];for(;p<h;){let d=p+h>>1;(s[o[d]]?.minus??0)<=a?p=d+1:h=d}return o[p]=c,o[p-1]}),i=new Set;
for(let a=o.at(-1);a!==void 0;a=r[a])i.add(s[a].record);return i},Rh=(e,t,n)=>{let s=e.toSorted((c,p)=>c.
peso_kg-p.peso_kg),o=c=>s[c]?.peso_kg??0,[r,i,a]=[0,0,0];for(let c of s.keys()){for(;Math.round((o(c)-
o(r))*1e6)>t*1e6;)r+=1;let p=c-r+1,h=Math.abs(o(r)-n)<Math.abs(o(i)-n);(p>a||p===a&&h)&&([i,a]=[r,p])}
return new Set(s.slice(i,i+a))},rd=(e,t)=>new Map([...e].map(n=>[t(n),n])),id=(e,t,n,s)=>{let o=new Set(
e),r=[],i=rd(t,s),a=new Set(t.map(f=>`${f.fecha_registro} ${f.peso_kg}`)),c=[...i.keys()],p=f=>a.has(
`${f.fecha_registro} ${f.peso_kg}`),h=e.map(({peso_kg:f})=>f).sort((f,w)=>f-w),d=h[h.length>>1]??0;for(let f of Map.
groupBy(e.filter(w=>!p(w)),s).values()){let w=f.length>1?Rh(f,rn.weightChangeInDay,d):new Set(f);for(let v of f.
filter(S=>!w.has(S)))r.push(v),o.delete(v)}let g=(f,w,v)=>v!==void 0&&Math.round(Math.abs(w-(i.get(v)?.
peso_kg??w))*1e6)>Math.round(n*Math.abs(f-v)*1e6);for(;;){let[f,w]=[0,r.length],v=[],S=rd([...o].filter(
C=>!p(C)),s),b=C=>(S.get(C)?.fecha_registro??"")>=(i.get(C)?.fecha_registro??"");for(let[C,x]of S){for(;(c[f]??
Number.POSITIVE_INFINITY)<C;)f+=1;if(!b(C))continue;let[O,A]=[c[f-1],c[f+(i.has(C)?1:0)]];[O,A].filter(
I=>I!==void 0&&!b(I)).some(I=>g(C,x.peso_kg,I))?r.push(x):v.push({record:x,day:C})}let k=Ah(v,n);if(r.
push(...v.filter(({record:C})=>!k.has(C)).map(({record:C})=>C)),r.length===w)return{kept:[...o],outliers:r};
for(;w<r.length;w++)o.delete(r[w])}};var Ih="weight_change_too_large",Oh=6e4,ad=async(e,t,n,s,o)=>{let[{weights:r},i]=await Promise.all([
z.listWeights({signal:s}),Cn(z.getProfile({signal:s}))]),a=n.weight_variation_per_day??Number.POSITIVE_INFINITY,
c=[],p=i?.fecha_nacimiento??n.birth_date_min??"",h=b=>{let{weight_min:k=0,weight_max:C=Number.POSITIVE_INFINITY}=n,
x=Date.parse(b.fecha_registro),O=b.peso_kg>=k&&b.peso_kg<=C,A=x<=Date.now()+Oh&&t.inputOf(x)>=p,N=O?
A?null:"weight_date_invalid":"weight_out_of_range";return N&&c.push({...b,code:N}),N===null},d=({fecha_registro:b})=>Math.
floor(t.clockAt(Date.parse(b))/864e5),g=e.filter(h),{kept:f,outliers:w}=id(g,r.toReversed(),a,d);c.push(
...w.map(b=>({...b,code:Ih})));let v=new Set(r.map(({id:b})=>b)),S=0;for(let b=f;;){let k=[];for await(let{
error:x,answer:O,weights:A}of Vo(z,b,{check:!0,signal:s})){if(x)throw x;if("results"in O)for(let{index:N,
outcome:I,code:F}of O.results)k.push({...A[N],outcome:I,code:F});o(k.length)}let C=x=>k.filter(O=>O.
outcome===x);if(S+=C("known").length,c.push(...C("refused")),b=C("new").map(({peso_kg:x,fecha_registro:O})=>({
peso_kg:x,fecha_registro:O})),b.length===k.length)return{added:b,known:S,refused:c,ids:v}}},ya=rs("i\
mport"),Eh=7*864e5,ld=async(e,t,n)=>{let s=[];try{for await(let{start:o,error:r,answer:i,weights:a}of Vo(
z,t.added)){if(r)throw r;"weights"in i&&s.push(...i.weights.filter(({id:c})=>!t.ids.has(c))),n(o+a.length)}}finally{
let o=s.map(({id:i,peso_kg:a,fecha_registro:c})=>[i,a,Date.parse(c)]),r={userId:e,at:Date.now(),records:o};
o.length>0&&ya.write(JSON.stringify(r))}return s.length},cd=e=>{let t=Sr(ya.read()),{at:n,records:s}=t??
{};return t?.userId!==e||!n||!(Date.now()-n<Eh)?void 0:Array.isArray(s)&&s.every(Array.isArray)&&s.length>
0?{userId:e,at:n,records:s}:void 0},_a=1e3,ud=async(e,t)=>{let{weights:n}=await z.listWeights(),s=new Map(
n.map(r=>[r.id,r])),o=e.records.flatMap(([r,i,a])=>{let c=s.get(r);return c?.peso_kg===i&&Date.parse(
c.fecha_registro)===a?[r]:[]});for(let r=0;r<o.length;r+=_a)await z.deleteWeights({body:{weight_ids:o.
slice(r,r+_a)}}),t(Math.min(r+_a,o.length));return ya.write(""),o.length};var wa=()=>new Promise(e=>setTimeout(e)),dd=1e5,Dh=/<Record type="HKQuantityTypeIdentifierBodyMass"(?:[^">]|"[^"]*")*>/g,
fd=["startDate","unit","value"],Mh=async(e,t)=>{let n=[],s="",o=new TextDecoder;for(let i=0;i<e.size;i+=
dd){let a=await e.slice(i,i+dd).arrayBuffer(),c=s+o.decode(a,{stream:!0}),p=0;for(let{0:h,index:d}of c.
matchAll(Dh)){let g=f=>new RegExp(` ${f}="([^"]*)"`).exec(h)?.[1]??"";n.push(fd.map(g)),p=d+h.length}
s=c.slice(Math.max(p,c.lastIndexOf("<"))),await wa(),t.throwIfAborted()}return{head:fd.map(i=>`BodyM\
ass.${i}`),body:n,isCut:!s.trimEnd().endsWith("</HealthData>")}},pd=(e,t="")=>{if(typeof e!="object"||
e===null)return[[t,String(e??"")]];let n=t&&`${t}.`;return Object.entries(e).flatMap(([s,o])=>pd(o,n+
s))},Nh=e=>{let t;try{t=JSON.parse(e)}catch{return{format:"cut"}}let{"Data Points":n,weights:s}=t,r=([
t,n,s].find(Array.isArray)??[]).map(c=>new Map(pd(c)));for(let c of r)c.set(c.get("dataTypeName")??"",
c.get("fitValue.0.value.fpVal")??"");let i=[...new Set(r.flatMap(c=>[...c.keys()]))],a=r.map(c=>i.map(
p=>c.get(p)??""));return i.length<2?{format:"json"}:{sheet:{head:i,body:a}}},md=async(e,t)=>{let n=(await e.
slice(0,4096).text()).trimStart();if(n.startsWith("<"))return/<(!DOCTYPE )?HealthData/.test(n)?{sheet:await Mh(
e,t)}:{format:"xml"};let s=await td(e);return"text"in s&&/^[[{]/.test(n)?Nh(s.text):s};var zs=["ymd","dmy","mdy"],Fh=/^(\d{1,4})(?:[-/]|\. ?)(\d{1,2})(?:[-/]|\. ?)(\d{1,4})\.?/,_d=/(\d{1,2})[:.h](\d{2})(?:[:.](\d{2}(?:[.,]\d+)?))? ?(?:([ap])\.? ?m\b\.?|(?:Uhr|hrs?|h)\b\.?)?/,
$h=/(?:T|,? (?:at|a las?|um|à|alle(?: ore)?|ore|às|-) |,? )/,yd=/ ?(Z|UTC|GMT)?(?:([+-])(\d{1,2}):?(\d{2})?)?(?: \(.*\))?$/,
Lh=new RegExp(`${Fh.source}(?:${$h.source}${_d.source})?${yd.source}`,"i"),Wh=new RegExp(`^(?!\\d+\\.\\\
d+$)${_d.source}${yd.source}`,"i"),Bh=/^1\d{9}(\d{3}|\d{9})?$/,Hh=/^((?:19|20)\d\d)([01]\d)([0-3]\d)(?:T?(\d\d)(\d\d)(\d\d))?(?=$|Z$|[+-]\d{2})/,
wd=e=>e.toLowerCase().normalize("NFD").replace(/\p{M}/gu,""),bd=e=>["en","es","de","fr","it","pt"].map(
t=>{let{format:n}=new Intl.DateTimeFormat(t,{[e]:"long",timeZone:"UTC"});return Array.from({length:12},
(s,o)=>wd(n(Date.UTC(2025,o,1))))}),Vh=bd("month"),Gh=bd("weekday"),kd=(e,t)=>{let n=wd(e).replace(/^mrz$/,
"marz");return Math.max(...t.map(s=>s.findIndex(o=>o.startsWith(n))))+1},Uh=/^(\p{L}{3,})[-./, ]*(\d{1,2})(?:st|nd|rd|th)?[-/, ]+(\d{4}|\d\d)(?![\d:])/u,
gd="(\\d{1,4})(?:st|nd|rd|th|er|[ºª])?",qh="[-./, ]*(?:de |of )?(\\p{L}{3,})[-./, ]*(?:del? )?",zh=new RegExp(
`^${gd}${qh}${gd}`,"u"),jh=e=>{let t=Uh.exec(e),[n="",s="",o="",r=""]=t?[t[0],t[2],t[1],t[3]]:zh.exec(
e)??[],i=n&&kd(o,Vh);if(!i)return e;let[a,c]=s.length===4?[r,s]:[s,r];return`${c.length===2?"20":""}${c}\
-${i}-${a}${e.slice(n.length)}`},Sd=e=>e.replace(/[\u200B-\u200F\u202A-\u202E\u2060-\u2069]/g,"").replace(
/\s+/g," ").trim(),is=e=>Wh.test(Sd(e)),hd=(e,t,n,s)=>{let o=jh(e),r=Lh.exec(o);if(!r)return;let i=o===
e?t:"ymd",[,a,c,p,h="12",d="0",g="0",f]=r,[w,v,S="0",b="0"]=r.slice(8),k=U=>Number([a,c,p][i.indexOf(
U)]),[C,x,O]=[k("y"),k("m"),k("d")],A=C<100&&i!=="ymd"?2e3+C:C,N=new Date(Date.UTC(A,x-1,O));if(A<1e3||
N.getUTCMonth()!==x-1||N.getUTCDate()!==O)return;let I=f?Number(h)%12+(/p/i.test(f)?12:0):Number(h),
F=Number(g.replace(",","."));if(I>23||Number(d)>59||F>=60)return;let D=I*60+Number(d),R=N.getTime()+
D*6e4+Math.floor(F*1e3+1e-6),G=w!==void 0||v!==void 0,W=(Number(S)*60+Number(b))*6e4,H=G?R-(v==="-"?
-W:W):n.instantOf(R),L=r[4]!==void 0,ee=L||H<=s?H:n.instantOf(N.getTime());return{at:new Date(ee<=s?
ee:H).toISOString(),isZoned:G,hasTime:L}},bo=(e,t,n,s=Date.now())=>{let o=Sd(e);if(Bh.test(o))return{
at:new Date(Number(o.padEnd(13,"0").slice(0,13))).toISOString(),isZoned:!0,hasTime:!0};let r=o.replace(
Hh,"$1-$2-$3 $4:$5:$6").replace(" ::",""),[i="",a=""]=/^([\p{L}-]{2,})\.?,? /u.exec(r)??[],c=hd(r,t,
n,s);return c||!a||!kd(a,Gh)?c:hd(r.slice(i.length),t,n,s)},Kh=rr("UTC"),_n=e=>zs.some(t=>bo(e,t,Kh)!==
void 0);var Yh=`Weight and BMI Register | fecha_registro | peso_kg | kg | |
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
Happy Scale | Date | Weight | | | Moving average, .`,Zh=Yh.split(`
`).map(e=>e.split("|").map(t=>t.trim())),Jh=e=>e.replace(/^com\.samsung\.s?health\.weight\./,"").replace(
/ ?\((kg|g|lbs?|st|jin)\)$/,""),vr=({head:e,preamble:t=""})=>{let n=e.map(Jh),s=(w="")=>n.indexOf(w.
replace("?","")),o=([,w="",v="",,,S=""])=>{let b=[...w.split(" + "),v,...S.split(", ")].filter(Boolean),
k=n.filter(C=>C&&!b.includes(C));return b.every(C=>C==="."?k.length===0:s(C)>=0)},[r,i="",a,c="",p,h=""]=Zh.
find(o)??[];if(r===void 0)return;let[d,g]=i.split(" + "),f=/^#Units: ?(\p{L}+)/mu.exec(t)?.[1]??"";return{
program:r,date:s(d),time:g?s(g):-1,weight:s(a),unit:c.startsWith("#")?`#${s(c.slice(1))}`:c||pn(f),order:zs.
find(w=>w===p),isUtc:p==="utc",people:h.split(", ").flatMap(w=>w.endsWith("?")?s(w):[])}};var Qh=(e,t)=>{let n=new Set,s=0;for(let{[t]:o}of e)if(o&&(s+=1,n.add(o),n.size>100))return{values:[],
repeats:!1};return{values:[...n],repeats:n.size<s}},vd=e=>{let t=[],n=s=>{let{key:o,options:r,value:i=r.
length===1?r[0]:void 0}=s,a=r.find(c=>c===e[o])??i;return t.push({...s,value:a,isAsked:i===void 0}),
a};return{choices:t,decide:(s,o,r)=>n({key:s,options:o,value:r}),chooseLines:(s,o,r)=>o.reduce((i,a)=>{
let{values:c,repeats:p}=Qh(s,a);if(c.length<2)return i;let h=r(a,p)?void 0:"",d=["",...c],g=n({key:`\
only ${a}`,options:d,value:h,column:a});return g?i.filter(f=>f[a]===g):i},s)}};var Td=[";","	",","," "],ko=e=>Zn(e,".")!==void 0||Zn(e,",")!==void 0,xd=e=>e.some(t=>_n(t)||is(t))&&
e.some(t=>ko(t)&&!_n(t)),Xh=e=>e.filter(Boolean).length>1&&!e.some(t=>ko(t)||_n(t)),e_=e=>{let t=e.slice(
0,e.findLastIndex(Boolean)+1);return t.length>1&&t.every(n=>/^\P{N}*\p{L}\P{N}*$/u.test(n))},t_=e=>{
let t=e.slice(0,2e4),n=Td.map(s=>ga(t,s).filter(xd).length);return Td[n.indexOf(Math.max(...n))]??","},
Cd=e=>{let t=t_(e),n=ga(e,t),s=n.findIndex(xd);if(s<0)return[];let o=n.slice(0,s).findLastIndex(Xh),
r=n.slice(0,Math.max(o,0)).join(`
`),i=n[s]?.map(()=>"")??[],a={head:n[o]??i,body:[],preamble:r},c=[a],p=n.slice(o+1);for(let[h,d]of p.
entries()){if(!e_(d)||!/\p{N}/u.test(String(p[h+1]))){a.body.push(d);continue}let g=a.body.at(-1)?.filter(
Boolean)??[];g.length===1&&/^\P{N}+$/u.test(g[0]??"")&&a.body.pop();let f=c.find(({head:w})=>String(
w)===String(d));a=f??{head:d,body:[],preamble:""},f||c.push(a)}return c};var n_={date:/^(date( ?time)?|timestamp|day|fecha( y hora)?|d[ií]a|datum|tag|jour|data( e ora)?)$/,
time:/^(time|hour|hora|uhrzeit|zeit|heure|ora)$/,weight:/^(weight|peso|gewicht|poids)$/,unit:/^(units?|unidad(es)?|einheit(en)?|unités?|unità|unidades?)$/},
Tr=e=>e.replace(/\d(st|nd|rd|th)\b/gi," ").replace(/(\p{Ll})(\p{Lu})/gu,"$1 $2").toLowerCase().split(
/[^\p{L}]+/u).filter(Boolean),xr=e=>[...new Set(e.flatMap(t=>pn(t??"")??[]))],Ad=(e,t)=>{let n=Tr(e).
filter(s=>!pn(s)&&!/^(in|en)$/.test(s));return n_[t].test(n.join(" "))},Rd=e=>/^(null|none|nan|n\/a|[-–—]*)$/i.
test(e),Id=300,s_=({head:e,body:t})=>e.map((n,s)=>{let o=t.flatMap(({[s]:g})=>g||[]).slice(0,Id),r=g=>o.
some(g)&&o.filter(g).length*2>=o.length,i=g=>Ad(n,"time")&&/^\d{1,2}\.\d{2}$/.test(g),a=o.some(_n)&&
r(g=>_n(g)||is(g)),c=!a&&r(g=>is(g)||i(g)),p=!a&&!c&&o.some(ko),h=o.every(g=>pn(g)),d=!a&&!c&&!r(g=>ko(
g)||Rd(g));return{date:a,time:c,weight:p,unit:o.some(g=>pn(g)),isUnits:h,isWords:d}}),ba=(e,{head:t})=>t.
some(Boolean)&&e.slice(t.length).some(Boolean),Od=({head:e},t)=>xr(Tr(e[t]??"")).includes("st")&&xr(
Tr(e[t+1]??"")).includes("lb"),o_=e=>{let{head:t,body:n}=e,s=n.find(r=>ba(r,e)||!t.some(Boolean))??[],
o=r=>/^\d{1,3}$/.test(s[r]??"");return[...Array(Math.max(t.length,s.length)).keys()].filter(r=>o(r)&&
o(r+1)||Od(e,r))};function*Cr(e,t,n,s=Date.now()){let{date:o=-1,time:r=-1,weight:i=-1,isPair:a,unit:c="",
ofFile:p,decimal:h="."}=t,d=a&&Od(e,i),g=a&&!d&&e.body.find(v=>ba(v,e))?.length,f="",w=({[o]:v=""})=>is(
v)&&!_n(v);for(let[v,S]of t.lines.entries()){let[b="",k="",C="",x=""]=[o,r,i,i+1].map(U=>S[U]),O=w(S),
A=O?`${f} ${b}`:`${b} ${k}`.trim();if(O||(f=b),S.filter(Boolean).length===1&&_n(b)&&w(t.lines[v+1]??
[]))continue;let I=()=>t.order&&bo(t.isUtc?`${A}Z`:A,t.order,n,s),F=d?`${C} st ${x||0} lb`:`${C}${h}${x}`,
R=(g?S.length===g:!ba(S,e))?a&&C?F:C:void 0,G=Zn(R??"",h),W=c.startsWith("#")?S[Number(c.slice(1))]:
void 0,H=xr([G?.unit,W,...d?[]:p]),L=H.length===1?H[0]:Uo.find(U=>U===c),ee=G&&L&&Yn(G.value,L);yield{
cells:S,moment:I,text:R,amount:G,named:H,kg:ee}}}var Pd=(e,t,n)=>{let s=e,o=!0;for(let r of new Set(
t)){if(!o&&s.every(a=>n(r,a)!==void 0))continue;let i=e.map(a=>n(r,a));if(!i.every(a=>a===void 0)&&(o&&=
i.every(a=>a===i[0]),s=s.filter(a=>i[e.indexOf(a)]!==void 0),s.length===0))return e}return o?s.slice(
0,1):s},Ed=(e,t,n)=>{let{head:s,body:o}=e,r=vr(e),i=s_(e),{choices:a,decide:c,chooseLines:p}=vd(t),h=H=>[
...s.keys()].filter(L=>i[L]?.[H]),d=H=>{let L=h(H).filter(ee=>Ad(s[ee]??"",H));return L.length===1?String(
L[0]):void 0},g=(H,L,ee)=>{let U=c(H,[...h(H).map(String),...L],ee);return U===void 0?void 0:Number.
parseInt(U,10)},f=g("date",[],r?String(r.date):d("date")),w=o.slice(0,Id).some(({[f??-1]:H=""})=>is(
H)||zs.some(L=>bo(H,L,n)?.hasTime)),S=!r&&!w&&h("time").length>0?g("time",["-1"],d("time")):r?.time,
b=r?[]:o_(e).map(H=>`${H}+`),k=r?String(r.weight):b.length>0?void 0:d("weight"),C=g("weight",b,k),x=a.
at(-1)?.value?.endsWith("+")??!1,O=d("unit"),A=[...s.keys()].filter(H=>![f,S,C,Number(O??-1)].includes(
H)&&!i[H]?.isUnits),N=(H,L)=>!!r||L&&!!i[H]?.isWords,I=p(o,r?.people??A,N),F=xr(r?.unit?[r.unit]:Tr(
s[C??-1]??"")),D={date:f,time:S,weight:C,isPair:x,ofFile:F,isUtc:r?.isUtc??!1,lines:I};if(C!==void 0){
let H=x?[]:[...Cr(e,D,n)].map(({text:M=""})=>M),ee=Pd([".",","],H,(M,q)=>Zn(M,q)?.value);D.decimal=c(
"decimal",ee,r&&ee[0]);let U=[...Cr(e,D,n)].flatMap(({amount:M,named:q})=>M?q.length:[]),Pe=r?.unit??
(O&&`#${O}`),J=[...Uo,...h("unit").map(M=>`#${M}`)];D.unit=U.every(M=>M===1)?c("unit",["file"]):c("u\
nit",J,U.some(M=>M>1)?void 0:Pe)}let R=I.map(({[f??-1]:H=""})=>H),G=Pd(zs,R,(H,L)=>bo(H,L,n)?.at);D.
order=G.length>1?c("order",G,r?.order):G[0];let W=a.every(({value:H})=>H!==void 0);return{program:r?.
program,choices:a,form:D,isComplete:W}},Dd=(e,t,n)=>{let s=[...Cr(e,t,n)].flatMap(({moment:i,amount:a,
kg:c})=>a?{moment:i,kg:c,value:a.value}:[]),o=s.toSorted((i,a)=>(i.kg??i.value)-(a.kg??a.value)),r={
first:s[0],lightest:o[0],heaviest:o.at(-1)};return["first","lightest","heaviest"].flatMap(i=>{let a=r[i];
return a?{name:i,at:a.moment()?.at,kg:a.kg,value:a.value}:[]})},r_=250,Md=async(e,t,n,s)=>{let o=[],
r=[],[i,a,c,p]=[0,!1,!1,0];for(let{cells:d,text:g,kg:f,...w}of Cr(e,t,n)){let v=w.moment();++p%r_===
0&&(await wa(),s?.throwIfAborted()),v&&f!==void 0?(o.push({peso_kg:f,fecha_registro:v.at}),a||=v.hasTime&&
!v.isZoned,c||=!v.hasTime):v&&g!==void 0&&Rd(g)?i+=1:r.push(d.filter(Boolean).join(" · "))}o.sort((d,g)=>d.
fecha_registro<g.fecha_registro?-1:1);let h=e.body.length-t.lines.length;return{records:o,unread:r,empty:i,
others:h,isLocal:a,isNoon:c}};var Nd=()=>{let{t:e,integer:t,instant:n,announce:s,account:o}=B(),[r,i]=oe(()=>cd(o.userId)),[a,c]=oe(
0),{run:p,busy:h,error:d}=io(async()=>{if(!r)return;c(0);let f=await ud(r,c);i(void 0),s(e.undone(f,
t(f)))});if(!r)return null;let g=r.records.length;return l(de,{children:[h?l(In,{label:e.undoing,done:a,
all:g,format:t}):l(ne,{children:[l("p",{children:e.importedAt(n(r.at),g,t(g))}),l(ae,{text:e.undoImport,
onClick:p})]}),l(Ge,{error:d})]})},i_=({records:e})=>{let t=be(null);return ue(()=>{let n=t.current,
{clientWidth:s,clientHeight:o}=n,r=new je({width:s,height:o,legend:{show:!1},cursor:{show:!1},axes:[
{show:!1},{show:!1}],series:[{},{stroke:getComputedStyle(n).color,width:2,points:{show:!1}}]},[e.map(
({fecha_registro:i})=>Date.parse(i)/1e3),e.map(({peso_kg:i})=>i)],n);return()=>r.destroy()},[e]),l("\
div",{class:"spark","aria-hidden":"true",ref:t})},a_=({records:e})=>{let{t,integer:n,kg:s,day:o}=B(),
[r,i]=[e[0],e.at(-1)];if(!r||!i)return null;let[a,c]=[o(r.fecha_registro),o(i.fecha_registro)],p=c===
o(Date.now())?t.today:c;return l("div",{class:"summary",children:[l("strong",{children:e.length===1?
t.importOne(a,s(r.peso_kg)):t.importRange(n(e.length),a,p,s(r.peso_kg),s(i.peso_kg))}),l(i_,{records:e})]})},
l_=({records:e,onImport:t})=>{let{t:n,zone:s,config:o,integer:r,kg:i,instant:a,describeCode:c,account:p}=B(),
[h,d]=oe(0),g=be(null),f=o.validation_limits??{},w=ke(O=>ad(e,s,f,O,d),[e]),v=io(async()=>{if(!w.data)
return;d(0);let O=await ld(p.userId,w.data,d);t(n.importedWeights(O,r(O)))});if(ue(()=>g.current?.focus(),
[v.busy]),w.loading)return l(In,{label:n.checking,done:h,all:e.length,format:r});let{added:S=[],known:b=0,
refused:k=[]}=w.data??{};if(v.busy)return l("div",{tabIndex:-1,ref:g,children:l(In,{label:n.importingWeights,
done:h,all:S.length,format:r})});let C=k.length,x=[n.added(S.length,r(S.length)),b>0&&n.known(b,r(b)),
C>0&&n.rejected(C,r(C))];return l(ne,{children:[l(Ge,{error:w.error,retry:w.reload}),l(a_,{records:S}),
w.data&&l("p",{role:"status",children:x.filter(Boolean).join(" · ")}),l(it,{caption:n.refused,rows:k,
columns:[[n.date,({fecha_registro:O})=>a(O)],[n.weight,({peso_kg:O})=>i(O),"numeric"],[n.reason,({code:O})=>c(
O??"")]]}),l(Ge,{error:v.error,retry:w.reload}),S.length>0&&v.error===void 0&&l("div",{class:"action\
s",children:l(ae,{text:n.importWeights(S.length,r(S.length)),kind:"primary",onClick:v.run})})]})},c_={
head:[],body:[]},u_=5,d_=({opened:e,onImport:t})=>{let{t:n,zone:s,integer:o,kg:r,plain:i,instant:a,account:c}=B(),
p="text"in e,h=ct(()=>od(`columns of ${c.userId}`),[c.userId]),d=ct(()=>p?Cd(e.text):[e.sheet],[p,e]),
g=d.length===1?0:d.findIndex(vr),[f,w]=oe(g),[v,S]=oe({}),b=d[f]??d[0]??c_,k=String(b.head),C=v[k]??
h.find(k),x=ct(()=>Ed(b,C,s),[b,C,s]),O=ct(()=>Dd(b,x.form,s),[b,x,s]),A=x.isComplete&&f>=0,{data:N,
error:I}=ke(async M=>A?{understood:x,...await Md(b,x.form,s,M)}:void 0,[x,A]),F=N?.understood===x?N:
void 0,D=M=>b.head[M]||n.columnAt(M+1),R=O[0]?.value??0,G=(M,q)=>{if(M==="order")return n.orders[q];
if(M==="decimal")return q===","?n.comma:n.point;if(M.startsWith("only"))return q||n.allLines;if(q===
"-1")return n.noColumn;if(q==="file")return n.asInFile;let te=Number.parseInt(q.replace("#",""),10);
if(!Number.isNaN(te))return D(te)+(q.endsWith("+")?` + ${D(te+1)}`:"");let Q=q==="kg"?"":` = ${r(Yn(
R,q))}`;return`${n.unitNames[q]} (${i(R)} ${q}${Q})`},W=({key:M,value:q})=>O.flatMap(te=>{let Q=te.at&&
a(te.at),Fe=te.kg===void 0?i(te.value):r(te.kg),ve=(/^(date|time|order)$/.test(M)?[Q]:[Fe,M.startsWith(
"only")&&Q]).filter(Boolean).join(" · ");return ve&&q!==void 0?[`${n.samples[te.name]}: ${ve}`]:[]}),
H=({column:M})=>M!==void 0,L=x.choices.toSorted((M,q)=>Number(H(M))-Number(H(q))).map(M=>({...M,label:H(
M)?n.onlyWhere(D(M.column??0)):n.importRoles[M.key],options:M.options.map(q=>[q,G(M.key,q)]),outcome:W(
M),column:/^(date|time|weight)$/.test(M.key)?Number.parseInt(M.value??"",10):void 0,isFolded:!M.isAsked&&
(H(M)||x.program!==void 0)})),ee={key:"table",label:n.table,options:d.map(({head:M,body:q},te)=>[String(
te),n.tableOf(M.filter(Boolean).join(", "),o(q.length))]),value:f<0?void 0:String(f)},U=(M,q)=>{M===
"table"?w(Number(q)):S({...v,[k]:{...C,[M]:q}})};if(d.length===0)return l(de,{kind:"error",children:n.
nothingRead});let Pe=d.reduce((M,{body:q})=>M+q.length,0)-b.body.length,J=F&&[b.isCut&&n.cutFile,F.others>
0&&n.leftOutLines(F.others,o(F.others)),Pe>0&&n.otherTables(Pe,o(Pe)),F.empty>0&&n.withoutWeight(F.empty,
o(F.empty)),F.isLocal&&n.localTimes(s.name),F.isNoon&&n.localDays(s.name)];return l(ne,{children:[x.
program&&l("p",{role:"status",children:n.recognised(x.program)}),l(sd,{caption:n.firstLines,head:b.head,
rows:b.body.slice(0,u_),choices:[...g<0?[ee]:[],...f<0?[]:L],choose:U,more:x.program?n.changeReading:
n.moreChoices}),l(Ge,{error:I}),F?.records.length===0&&l(de,{kind:"error",children:n.nothingRead}),J?.
map(M=>M&&l(de,{kind:"doubt",children:M},M)),F&&l(it,{caption:n.unread(F.unread.length,o(F.unread.length)),
rows:F.unread,columns:[[n.line,M=>M]]}),F&&F.records.length>0&&l(l_,{records:F.records,onImport:M=>{
v[k]&&h.keep(k,C),t(M)}},JSON.stringify([k,C]))]})},f_=".csv,.tsv,.txt,.json,.xml,text/csv,text/plai\
n,application/json,text/xml",Fd=()=>{let{t:e}=B(),[t,n]=oe(),[s,o]=oe(""),r=be(null),i=async f=>t&&{
opened:await md(t,f),chosen:t},{data:a,error:c,loading:p,reload:h}=ke(i,[t]),d=a?.chosen===t?a?.opened:
void 0,g={label:e.file,type:"file",accept:f_};return ue(()=>{s&&r.current?.focus()},[s]),l("div",{class:"\
card",children:[l(Ft,{title:e.importTitle,tools:l("a",{href:ge("weight"),children:e.back})}),s?l("di\
v",{class:"part",tabIndex:-1,ref:r,children:[l(de,{kind:"success",children:s}),l(Nd,{}),l("a",{href:ge(
"weight",{period:"all"}),children:e.back})]}):l(ne,{children:[l("p",{class:"hint",children:e.importHint}),
!t&&l(Nd,{}),l("form",{onInput:({target:f})=>n(f.files?.[0]),children:l(Os,{fields:{file:g}})}),l(Ge,
{error:c,retry:h}),p&&t&&l(de,{kind:"loading",children:e.loading}),d&&("format"in d?l(de,{kind:"erro\
r",children:e.formats[d.format]}):l(d_,{opened:d,onImport:o},t))]})]})};var p_=(e,t)=>Date.parse(t.fecha_registro)-Date.parse(e.fecha_registro),$d=async(e,t)=>{let n=await z.
recordWeights({body:{weights:[{peso_kg:e,fecha_registro:t}]}});return"weights"in n?n.weights:[]},ka=(e,t)=>[
...t,...e.filter(({id:n})=>t.every(s=>s.id!==n))].sort(p_),Ld=e=>{let{t,plain:n,unit:s,kg:o}=B(),r=e&&
(s==="kg"?n(e):o(e));return{inputMode:s==="st"?"text":"decimal",autocomplete:"off",label:t.weightIn(
s),codes:["weight_out_of_range","weight_change_too_large"],defaultValue:r,read:i=>e!==void 0&&i===r?
e:ql(String(i),s)??new Error(t.notANumber[s])}},Sa=()=>{let{t:e,zone:t}=B();return t.name===ir()?void 0:
e.timesIn(t.name)},Wd=e=>{let{t,zone:n}=B(),s=n.inputOf(e===void 0?Date.now():Date.parse(e));return{
label:t.dateTime,hint:Sa(),codes:["weight_date_invalid"],max:n.inputOf(Date.now()),type:"datetime-lo\
cal",defaultValue:s,read:o=>{if(e!==void 0&&o===s)return e;let r=Date.parse(`${o}Z`);if(Number.isNaN(
r))return String(o);let i=n.instantOf(r);return i>Date.now()?new Error(t.futureDate):new Date(i).toISOString()}}},
Bd=({change:e})=>{let{t,messages:n}=B(),s=Pn(Nt),[o,r]=oe(!1),i=be(void 0),[a,c]=[Ld(),Wd()],p=async({
peso_kg:d,time:g})=>{let f=i.current?.kg===d?i.current.at:new Date().toISOString(),w=await $d(d,g??f).
catch(async v=>{let{code:S,status:b}=v;if(b===void 0||b>=500?i.current={kg:d,at:f}:b!==401&&b!==429&&
(i.current=void 0),S!=="weight_date_invalid"||g!==void 0)throw v;return await z.recordWeight({body:{
peso_kg:d}}),s(!0),[]});return i.current=void 0,e(v=>ka(v,w)),r(!1),n.texts.weight_recorded},h={peso_kg:a,
...o&&{time:c}};return l("div",{class:"record",children:[l(xt,{inline:!0,submit:t.record,fields:h,act:p}),
l(ae,{text:o?t.now:t.anotherDay,kind:"link","aria-expanded":o,onClick:()=>r(!o)})]})},Hd=({item:e,change:t})=>{
let{t:n,kg:s,instant:o,announce:r}=B(),i=Pn(Nt),a={weight_id:e.id},c=`${s(e.peso_kg)}, ${o(e.fecha_registro)}`,
p=async()=>{let h=await $d(e.peso_kg,e.fecha_registro);return t(d=>ka(d,h)),i(!1),n.restored};return l(
Es,{label:`${n.actions}: ${c}`,text:"⋯",children:[l(Ne,{text:n.correct,of:c,title:n.correctTitle,submit:n.
save,fields:{peso_kg:Ld(e.peso_kg),time:Wd(e.fecha_registro)},act:async({peso_kg:h,time:d})=>{let g=d===
e.fecha_registro?{}:{fecha_registro:d},f=await z.correctWeight({path:a,body:{peso_kg:h,...g}});return t(
w=>ka(w,[f])),n.corrected}}),l(Ne,{text:n.remove,of:c,title:n.removeTitle,question:c,act:async()=>{await z.
deleteWeight({path:a}),t(h=>h.filter(({id:d})=>d!==e.id)),r(n.removed,p)}})]})};var m_=async e=>{let[t,{weights:n}]=await Promise.all([Cn(z.getProfile({signal:e})),z.listRecentWeights(
{signal:e})]);return{profile:t,weights:n}},g_=e=>z.listWeights({signal:e}),h_=e=>Cn(z.getBmi({signal:e})),
So={from:15,to:43},Ta=Ho(1),__=({imc:e})=>{let{plain:t}=B(),n=r=>Math.min(Math.max(r,So.from),So.to),
s=r=>(n(r)-So.from)/(So.to-So.from)*100,o=({from:r,to:i})=>`${s(i)-s(r)}%`;return l("div",{class:"sc\
ale","aria-hidden":"true",children:[Ta.map(r=>l("i",{"data-kind":wo(r.class),style:{width:o(r)}},r.class)),
l("b",{style:{left:`${s(e)}%`}}),Ta.slice(0,-1).map(({class:r,to:i})=>l("small",{style:{left:`${s(i)}\
%`},children:t(i)},r))]})},y_=({bmi:e,profile:t,bands:n,points:s})=>{let{t:o,messages:r,tenths:i,hundredths:a,
kg:c,unit:p}=B(),h=n.find(S=>S.class==="normal"),[d=0,g=0]=h?ju(h,p,s.at(-1)?.kg):[],{data:f}=e,w=f?
so(f):void 0,v=f&&w&&Ku(f.imc,w,Ta);return l("div",{class:"part",children:[l("h2",{children:o.bmi}),
l(Ge,{error:e.error,retry:e.reload}),f&&l("p",{class:"figure",children:[l("strong",{children:v?.decimals===
2?a(v.bmi):i(f.imc)})," ",l(Ee,{kind:w&&wo(w),children:fi(f,r)})]}),f&&n.length>0&&l(__,{imc:f.imc}),
f===null&&l("p",{children:t?o.bmiNeedsWeight:o.bmiNeedsProfile}),h&&l("p",{class:"hint",children:o.normalRange(
c(d),c(g))}),!t&&l("a",{href:ge("profile"),children:o.toProfile})]})},w_=e=>{let{t,kg:n,day:s,signed:o}=B(),
r=e.points.at(-1),i=[7,30].flatMap(a=>{let c=ma(e.points,a);return c===void 0?[]:[t.changeIn(o(c),a)]});
return l("section",{class:"card now","aria-label":t.latest,children:[l("div",{class:"part",children:[
l("h2",{children:r?t.latestOf(s(r.at)):t.latest}),r&&l("p",{class:"figure",children:l("strong",{children:n(
r.kg)})}),i.length>0&&l("p",{children:i.join(" · ")}),!r&&l("div",{class:"ghost","aria-hidden":"tru\
e"}),!r&&l("p",{children:t.noWeights}),l(Bd,{change:e.change}),!r&&l("a",{href:ge("weight",{},"impor\
t"),children:t.importFrom})]}),l(y_,{...e})]})},Vd={month:30,quarter:91,year:365,all:Number.POSITIVE_INFINITY},
va=["month","quarter","year","all"],Gd,b_=({points:e,bands:t,profile:n})=>{let{t:s,zone:o,kg:r,integer:i,
signed:a}=B(),{parameters:c}=qe(),p=Date.now(),h=A=>p-Vd[A]*864e5,d=A=>e.filter(({at:N})=>N>=h(A)).length>
1,g=va.find(A=>A===c.period)??Gd??va.find(d)??"all";Gd=g;let{series:f,from:w}=ct(()=>{let A=Math.max(
h(g),e[0]?.at??p-864e5);return{series:qu(e,A,o),from:A}},[e,g,o]),v=l(Zo,{label:s.period,values:va,names:s.
periods,value:g,choose:A=>An(ge("weight",{period:A}))}),{points:S,meanDays:b}=f,k=n?Yu(n.fecha_nacimiento,
o):0,[C,x]=[S[0],S.at(-1)],O=Float64Array.from(S,A=>A.kg).sort();return l(He,{title:s.trend,tools:v,
children:[!C&&l("p",{class:"hint",children:s.nothingInPeriod}),l(Qu,{series:f,from:w,bands:t,bandsFrom:k}),
l("p",{class:"hint key",children:[l("span",{"aria-hidden":"true",children:"●"})," ",s.chartPoint,"\
 ",l("b",{"aria-hidden":"true",children:"━"})," ",s.mean(b)]}),C&&x&&l(Is,{facts:{[s.change]:a(ma(
e,Vd[g])??x.kg-C.kg),[s.minimum]:r(O[0]??0),[s.maximum]:r(O.at(-1)??0),[s.count]:i(S.length)}})]})},
k_=12,S_=({weights:e,change:t})=>{let{t:n,kg:s,instant:o,longMonth:r,language:i,zone:a}=B(),c=ct(()=>{
let g=Map.groupBy(e,w=>r(w.fecha_registro)),f=w=>w.reduce((v,{peso_kg:S})=>v+S,0)/w.length;return new Map(
[...g].map(([w,v])=>[w,n.monthMean(w,s(f(v)))]))},[e,n,s,r]),p=e.length>k_,h=()=>Ds(new Blob([nd(e,i,
a)],{type:"text/csv"}),"weights.csv"),d=l("div",{class:"actions",children:[l("a",{class:"button plai\
n",href:ge("weight",{},"import"),children:n.importCsv}),l(ae,{text:n.exportCsv,onClick:h})]});return l(
He,{title:n.records,hint:Sa(),tools:d,children:l(it,{caption:n.newestFirst,rows:e,keyOf:({id:g})=>g,
groupOf:g=>p&&c.get(r(g.fecha_registro))||"",columns:[[n.date,g=>o(g.fecha_registro)],[n.weight,g=>l(
"strong",{children:s(g.peso_kg)}),"numeric"],[n.actions,g=>l(Hd,{item:g,change:t}),"tools"]]})})},v_=({
first:e})=>{let{t}=B(),[n,s]=[ke(g_),ke(h_)],{profile:o}=e,r=n.data?.weights??e.weights,i=s.data&&so(
s.data)==="minor"?void 0:o?.talla_m,a=ct(()=>i?Ho(i):[],[i]),c=ct(()=>r.map(g=>({at:Date.parse(g.fecha_registro),
kg:g.peso_kg})).reverse(),[r]),h={profile:o,weights:r,points:c,bands:a,change:g=>n.data?n.change(f=>({
...f,weights:g(f.weights)})):n.reload()},d=g=>{g&&n.reload(),s.reload()};return l(Nt.Provider,{value:d,
children:[l(w_,{...h,bmi:s}),l(Ge,{error:n.error,retry:n.reload}),!n.data&&n.loading&&r.length>0&&l(
de,{kind:"loading",children:t.loading}),n.data&&r.length>0&&l(ne,{children:[l(b_,{...h}),l(S_,{...h})]})]})},
T_=()=>{let e=ke(m_);return l($t,{title:B().t.weight,quiet:!0,load:e,children:t=>l(v_,{first:t})})},
Ud=()=>qe().id==="import"?l(Fd,{}):l(T_,{});var x_=["","register","deleted"],C_=5e3,jd=rs("language"),qd=rs("unit"),P_=()=>[jd.read(),...navigator.
languages].find(t=>/^(es|en)\b/.test(t))?.startsWith("en")?"en":"es",zd=({label:e,tabs:t})=>{let n=be(
null),s=t.find(([,,o])=>o)?.[0];return ue(()=>{let o=n.current?.querySelector("[aria-current]");n.current&&
o&&(n.current.scrollLeft=o.offsetLeft-n.current.offsetLeft-48)},[s]),l("nav",{class:"tabs","aria-lab\
el":e,ref:n,children:t.map(([o,r,i])=>l("a",{href:ge(o),"aria-current":i?"page":void 0,children:r},o))})},
A_=()=>z.logout().catch(e=>{if(!(e instanceof st))throw e;z.session.forget()}),R_=({account:e,views:t,
current:n,language:s})=>{let{t:o}=B(),r=d=>[d.name,o[d.name],d===n],i=d=>t.filter(g=>g.place===d),a=i(
"administration"),c=n?.place==="administration",p=e?.role==="admin",h=a.slice(0,1).map(({name:d})=>[
d,p?o.administration:o[d],c]);return l("header",{class:e?"":"guest",children:[l(ae,{text:o.skip,kind:"\
skip",onClick:nn}),l("div",{class:"frame",children:[l("a",{class:"brand",href:"#/",children:l("span",
{children:o.title})}),e&&l(zd,{label:o.navigation,tabs:[...i().map(r),...h]}),e?l(Es,{label:`${o.menu}\
: ${e.username}`,text:e.username,children:[i("menu").map(({name:d})=>l("a",{href:ge(d),children:o[d]},
d)),s,l(mn,{text:o.signOut,kind:"link",act:A_})]}):s]}),c&&l(zd,{label:o.administration,tabs:a.map(r)})]})},
I_=({change:e,name:t})=>{let{t:n}=B(),s=t==="deleted"?n.deleted:e&&n.ends[e],o=async()=>await z.session.
restore()??location.reload();return l(ne,{children:[s&&l(de,{children:s}),e==="account_changed"&&l(mn,
{text:n.adopt,act:o}),l("div",{class:"card narrow welcome",children:l(Ni,{registering:t==="register"},
t==="register")})]})},O_=({account:e,leave:t})=>{let{t:n}=B();return ue(()=>Hl,[]),l(Jn,{title:n.signIn,
locked:!0,onClose:t,children:()=>l(ne,{children:[l(de,{children:n.ends.expired}),l(Ni,{registering:!1,
expired:e})]})})},E_=(e,t)=>{let n=Object.entries(e?.parameters??{});return Object.fromEntries(n.map(
([s,o])=>[s,typeof o=="number"&&!Number.isInteger(o)?t(o):o]))},Kd=({views:e})=>{let[t,n]=oe(P_),[s,
o]=oe(()=>qo.find(J=>J===qd.read())??"kg"),[{account:r,change:i,expired:a=null},c]=oe({account:null}),
[p,h]=oe({text:""}),d=Go((J,M)=>h({text:J,undo:M}),[]),g=As(()=>navigator.onLine,window,"online","of\
fline"),{name:f,id:w}=qe(),v=be(void 0);ue(()=>z.session.onChange((J,M)=>{c(q=>({account:J,change:M,
expired:M==="expired"?q.account??q.expired??null:null})),J&&(v.current!==void 0&&v.current!==J.userId&&
An(ge("")),v.current=J.userId)}),[]);let S=be(null);ue(()=>{let J=S.current;if(p.text===""||!J)return;
let M=()=>d(""),q,te=()=>{clearTimeout(q),J.contains(document.activeElement)||(q=setTimeout(M,C_))};
J.querySelector("button")?.focus(),te();let Q=[fn(J,["focusin","focusout"],()=>setTimeout(te)),fn(window,
["input","offline"],M),()=>clearTimeout(q)];return()=>Q.map(Fe=>Fe())},[p,d]);let b=ke(async()=>(await z.
session.restore(),z.getPublicConfig())),k={"Accept-Language":t},C=ke(J=>z.getMessages({headers:k,signal:J}),
[t]),x=r??a,O=ke(async J=>r?{userId:r.userId,...await z.getPermissions({signal:J})}:O.data,[r?.userId,
r?.role]),A=ke(async()=>r!==null&&Jl(),[r?.userId]),N=lo[t],[I,F]=[C.data,b.data],D=O.data?.userId===
x?.userId?O.data?.permissions:void 0,R=ct(()=>{if(!I||!F)return;let J=Zl(t,rr(F.time_zone??ir()),s),
M={...I,errors:{...I.errors,...J.t.errors}};return{...J,messages:M,config:F,account:x,announce:d,may:q=>D?.
includes(q)??!1,describe:(q,te)=>di(q,M,{...E_(q,J.plain),...te}),describeCode:q=>Yl(q,M.errors,J.t.
generalErrors),setUnit(q){qd.write(q),o(q)}}},[t,s,I,F,x,D,d]);if(ue(()=>{document.documentElement.lang=
t},[t]),!R){let J=[C,b].filter(({error:M})=>M!==void 0);return J.length===0?l("p",{class:"notice loa\
ding",children:N.loading}):l("main",{class:"card narrow",children:[l("h1",{children:N.title}),l("p",
{role:"alert",children:N.startFailed}),l(ae,{text:N.retry,kind:"primary",onClick:()=>J.map(M=>M.reload())})]})}
let G=t==="es"?"en":"es",W=()=>{n(G),jd.write(G)},H=()=>{nn(),p.undo?.().then(J=>d(`${J}`),J=>d(R.describe(
J)))},L=({needs:J})=>J===void 0||x?.role==="admin"||J!=="admin"&&R.may(J),ee=e.filter(L),U=x_.includes(
f)?ee[0]:ee.find(J=>J.name===f),Pe=l(ae,{text:N.otherLanguage,kind:"link",lang:G,onClick:W});return l(
Si.Provider,{value:R,children:[l(R_,{account:x,views:ee,current:U,language:Pe}),l("main",{children:[
!g&&l(de,{children:N.offline}),r&&A.data&&l(de,{children:N.needsHttps}),l(Ge,{error:C.error,retry:C.
reload}),!x&&l(I_,{change:i,name:f}),x&&U&&l(Xl,{children:l(U.component,{})},`${x.userId} ${U.name} ${w}`),
l(Ge,{error:O.error,retry:O.reload}),x&&!U&&D&&l(Ft,{title:N.notFound,tools:l("a",{href:"#/",children:N.
weight})},f),a&&l(O_,{account:a,leave:()=>c({account:r,change:i})}),l("div",{class:"announcement",role:"\
status",ref:S,children:[p.text,p.undo&&l(ae,{text:N.undo,kind:"link",onClick:H})]})]})]})};var D_=[{name:"weight",component:Ud},{name:"profile",component:_c,place:"menu"},{name:"account",component:hc,
place:"menu"},{name:"checklist",component:lc,place:"administration",needs:"checklist:read"},{name:"s\
ynchronisation",component:dc,place:"administration",needs:"checklist:read"},{name:"files",component:uc,
place:"administration",needs:"admin"},{name:"accounts",component:tc,place:"administration",needs:"ad\
min"}],Yd=document.getElementById("page");Yd.replaceChildren();pl(l(Kd,{views:D_}),Yd);
