var be,qa,tf,bn,Or,Ls,ja,Is,za,Wr,Nr,Ka,Qo=Symbol.for("pv"),Os={},Ns=[],nf=/^m(i|n|o|s|text|space)$/,
$r=Array.isArray,Hr=Ns.slice,$n=Object.assign;function Wn(e){e&&e.parentNode&&e.remove()}function Ya(e,t,n){
var o,s,i,r={},a=arguments.length;for(i in t)i=="key"?o=t[i]:i=="ref"&&typeof e!="function"?s=t[i]:r[i]=
t[i];return a>2&&(r.children=a>3?Hr.call(arguments,2):n),Jo(e,r,o,s,null)}function Jo(e,t,n,o,s){var i={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Qo,
__v:s||++qa,__i:-1,__u:0};return!s&&be.vnode&&be.vnode(i),i}function X(e){return e.children}function Rs(e,t){this.props=e,this.context=t,this.__g=0}function vn(e,t){
if(t==null)return e.__&&vn(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.
__e;return typeof e.type!="function"||e.props.__P?null:vn(e)}function of(e){var t,n=e.__v,o=n.__e,s=[],
i=[],r=e.__P;r&&((t=$n({constructor:Qo},n)).__v=n.__v+1,be.vnode&&be.vnode(t),Br(r,t,n,e.__n,r.namespaceURI,
32&n.__u?[o]:null,s,o||vn(n),32&n.__u,i),t.__v=n.__v,t.__.__k[t.__i]=t,tl(s,t,i),n.__=n.__e=null,t.__e!=
o&&Za(t))}function Za(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&
(e.__e=t.__e)}),Za(e)}function Fr(e){(8&e.__g||(e.__g|=8,bn.push(e),Ls++))&&Or==be.debounceRendering||
((Or=be.debounceRendering)||queueMicrotask)(Ja)}function Ja(){try{for(var e,t=1;bn.length;)bn.length>
t&&bn.sort(ja),e=bn.shift(),t=bn.length,8&e.__g&&of(e)}finally{(Ls=bn.length)&&(Or||queueMicrotask)(
Ja)}}function Qa(e,t,n,o,s,i,r,a,u,d,g){var f,m,h,w,T,S,v=o.__k||Ns,b=t.length;for(u=sf(n,t,v,u,b),f=
0;f<b;f++)(h=n.__k[f])!=null&&(m=~h.__i&&v[h.__i]||Os,h.__i=f,S=Br(e,h,m,s,i,r,a,u,d,g),w=h.__e,(m.ref!=
h.ref||8&m.__u)&&(m.ref&&Vr(m.ref,null,h,m),h.ref&&g.push(h.ref,h.__c||w,h)),T=T||w,4&h.__u?(u=Xa(h,
u,e,!m.__v),m.__e&&(m.__e=null)):typeof h.type=="function"&&S!==void 0?u=S:w&&(u=w.nextSibling),h.__u&=
-21);return n.__e=T,u}function sf(e,t,n,o,s){var i,r,a,u,d,g,f,m,h,w=n.length,T=w,S=0,v=0,b=e.__k=Array(
s);for(i=0;i<s;i++)(r=t[i])!=null&&typeof r!="boolean"&&typeof r!="function"?(typeof r!="object"||r.
constructor===String?r=b[i]=Jo(null,r):$r(r)?r=b[i]=Jo(X,{children:r}):r.constructor===Qo&&r.__b?r=b[i]=
Jo(r.type,r.props,r.key,r.ref,r.__v):b[i]=r,u=i+S,r.__=e,r.__b=e.__b+1,a=null,~(d=r.__i=rf(r,n,u,T))&&
(T--,(a=n[d])&&(a.__u|=2)),a&&a.__v?(r.__u|=16,d==u-1?S--:d==u+1?S++:d!=u&&(d>u?S--:S++,v=1)):(~d||(s>
w?S--:s<w&&S++),typeof r.type!="function"&&(r.__u|=4))):b[i]=null;if(v){for(g=[],f=[],i=0;i<s;i++)if((r=
b[i])&&16&r.__u){for(S=0,m=g.length;S<m;)g[h=S+m>>1]<r.__i?S=h+1:m=h;g[S]=r.__i,f[i]=S+1}for(S=g.length;i--;)
f[i]&&(f[i]==S?S--:b[i].__u|=4)}if(T)for(i=0;i<w;i++)!(a=n[i])||2&a.__u||(a.__e==o&&(o=vn(a)),Ur(a,a));
return o}function Xa(e,t,n,o){var s,i,r,a;if(typeof e.type=="function"){if(e.props.__P)return t;if(s=
e.__k)for(i=0;i<s.length;i++)s[i]&&(s[i].__=e,t=Xa(s[i],t,n,!1));return t}for(t&&!t.parentNode&&(t=vn(
e))&&!t.parentNode&&(t=null),r=e.__e,a=t;a&&a.nodeType==8;)a=a.nextSibling;for(r!=a&&(!o&&n.moveBefore&&
r.parentNode?n.moveBefore(r,t):n.insertBefore(r,t||null)),t=r;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.
data.startsWith("$s"););return t}function rf(e,t,n,o){var s,i=e.key,r=e.type,a=t[n],u=a&&!(2&a.__u);if(a===null&&i==null||u&&i==a.key&&
r==a.type)return n;if(o>(u?1:0)){for(s=n-1;s>=0;s--)if((a=t[s])&&!(2&a.__u)&&i==a.key&&r==a.type)return s;
for(s=n+1;s<t.length;s++)if((a=t[s])&&!(2&a.__u)&&i==a.key&&r==a.type)return s}return-1}function Ga(e,t,n){
n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Es(e,t,n,o,s){var i,r;if(t=="style")if(typeof n==
"string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||
Ga(e.style,t);if(n)for(t in n)o&&n[t]==o[t]||Ga(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!=
"function"&&(n=null),typeof o!="function"&&(o=null),(e.__e||(e.__e={}))[t]=n,n&&o||(r=Nr[t]||(Nr[t]=
af(t)),(e.__a||(e.__a={}))[t]=Wr,i=t!=(t=t.replace(za,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),
n?e.addEventListener(t,r,i):e.removeEventListener(t,r,i));else{if(s=="http://www.w3.org/2000/svg")t=
t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="l\
ist"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&
t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?
e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function af(e){return function(t){var n=this.
__e;if(n){if(n=n[e],t[Is]==null)t[Is]=Wr++;else if(t[Is]<this.__a[e])return;return n(be.event?be.event(
t):t)}}}function Br(e,t,n,o,s,i,r,a,u,d){var g,f,m,h,w,T,S,v,b,E,C,D,P,L,x,R,O,I,j=t.type;if(t.constructor!==
Qo)return null;128&n.__u&&(u=32&n.__u,g=n.__c.__z)&&(t.__u|=u,f=i=[],g.nodeType==8?a=Ms(g,i):i.push(
g),a=i[0]||a),(g=be.__b)&&g(t);e:if(typeof j=="function"){m=r.length;try{if(v=t.props,b=(g=j.prototype)&&
g.render,E=(g=j.contextType)&&o[g.__c],C=g?E?E.props.value:g.__:o,(h=n.__c)?(t.__c=h,2&h.__g&&(h.__g|=
1)):(b?t.__c=h=new j(v,C):(t.__c=h=new Rs(v,C),h.constructor=j,h.render=cf),E&&E.sub(h),h.state||(h.
state={}),h.__n=o,h.__g|=8,h.__h=[],h.__k=[]),b&&(h.__s||(h.__s=h.state),j.getDerivedStateFromProps&&
(h.__s==h.state&&(h.__s=$n({},h.__s)),$n(h.__s,j.getDerivedStateFromProps(v,h.__s)))),w=h.props,T=h.
state,h.__v=t,n.__c){if(v!==w&&b&&!j.getDerivedStateFromProps&&h.componentWillReceiveProps&&h.componentWillReceiveProps(
v,C),t.__v==n.__v&&!(8&h.__g)||!(4&h.__g)&&h.shouldComponentUpdate&&h.shouldComponentUpdate(v,h.__s,
C)===!1){t.__v!=n.__v&&(h.props=v,h.state=h.__s,h.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function($){
$&&($.__=t)}),Ns.push.apply(h.__h,h.__k),h.__k=[],h.__h.length&&r.push(h),a=vn(n);break e}h.componentWillUpdate&&
h.componentWillUpdate(v,h.__s,C),b&&h.componentDidUpdate&&h.__h.push(function(){h.componentDidUpdate(
w,T,S)})}else b&&!j.getDerivedStateFromProps&&h.componentWillMount&&h.componentWillMount(),b&&h.componentDidMount&&
h.__h.push(h.componentDidMount);h.context=C,h.props=v,h.__P=e,h.__g&=-5,D=be.__r,P=b?25:0;do h.__g&=
-9,D&&D(t),g=h.render(h.props,h.state=h.__s,h.context);while(8&h.__g&&++P<25);b&&(Ns.push.apply(h.__h,
h.__k),h.__k=[]),h.state=h.__s,h.getChildContext&&(o=$n({},o,h.getChildContext())),b&&n.__c&&h.getSnapshotBeforeUpdate&&
(S=h.getSnapshotBeforeUpdate(w,T)),L=g&&g.type===X&&g.key==null?g.props.children:g,v.__P&&(g=a,s=(e=
v.__P).namespaceURI,u=i=null,n.props&&n.props.__P!=e&&(n.__k.some(function($){$&&Ur($,$)}),n.__k=null),
a=n.__k?vn(n,0):null),a=Qa(e,$r(L)?L:[L],t,n,o,s,i,r,a,u,d),v.__P&&(t.__e=null,a=g),t.__u&=-161,f&&f.
some(Wn),h.__h.length&&r.push(h),1&h.__g&&(h.__g&=-4)}catch($){if(r.length=m,t.__v=null,u||i)if($&&$.
then){if(t.__u|=128|u,i){for(~(O=i.indexOf(a||void 0))||(O=i.length);(I=i[O-1])&&I.nodeType==8;)O--;
for(;O<i.length;O++)if(I=i[O])if(i[O]=null,x){if(I==R)break}else{if(I.nodeType!=8)break;I.data.startsWith(
"$s")&&(R=Ms(x=I))}}if(!x){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;x=a}(g=Ms(x=t.__c.__z||
(t.__c.__z=x)))?(t.__e=x,a=g):t.__e=a,a=a&&a.nextSibling}else i&&i.some(Wn);else t.__e=n.__e;t.__k||
(t.__k=n.__k||[]),$&&$.then||el(t),be.__e($,t,n)}}else a=t.__e=lf(n.__e,t,n,o,s,i,r,u,d,e);return(g=
be.diffed)&&g(t),a}function Ms(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){
if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&
t.push(e)}}function el(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(el))}function tl(e,t,n){for(var o=0;o<
n.length;)Vr(n[o++],n[o++],n[o++]);be.__c&&be.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(
function(i){i.call(s)})}catch(i){be.__e(i,s.__v)}})}function lf(e,t,n,o,s,i,r,a,u,d){var g,f,m,h,w,T,
S,v,b=n.props||Os,E=t.props,C=t.type;if(C=="svg"?s="http://www.w3.org/2000/svg":C=="math"?s="http://\
www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),i){for(g=0;g<i.length;g++)if((w=i[g])&&
(C?w.localName==C:w.nodeType==3)){e=w,i[g]=null;break}}if(!e){if(v=d.ownerDocument||document,!C)return v.
createTextNode(E);e=v.createElementNS(s,C,E.is?E:d),a&&(be.__m&&be.__m(t,i),a=!1),i=null}if(C){if(d=
C=="template"&&e.content||e,i=C=="textarea"&&E.defaultValue!=null?null:i&&Hr.call(d.childNodes),!a&&
i)for(b={},g=0;g<e.attributes.length;g++)b[(w=e.attributes[g]).name]=w.value;for(g in b)w=b[g],g=="d\
angerouslySetInnerHTML"?m=w:g=="children"||g in E||g=="value"&&"defaultValue"in E||g=="checked"&&"de\
faultChecked"in E||Es(e,g,null,w,s);for(g in E)w=E[g],g=="children"?h=w:g=="dangerouslySetInnerHTML"?
f=w:g=="value"?T=w:g=="checked"?S=w:a&&typeof w!="function"||b[g]===w||Es(e,g,w,b[g],s);f?(a||m&&(f.
__html==m.__html||f.__html==e.innerHTML)||(e.innerHTML=f.__html),t.__k=[]):(m&&(e.textContent=""),(C==
"foreignObject"||s=="http://www.w3.org/1998/Math/MathML"&&nf.test(C))&&(s="http://www.w3.org/1999/xh\
tml"),Qa(d,$r(h)?h:[h],t,n,o,s,i,r,i?i[0]:n.__k&&vn(n,0),a,u),i&&i.some(Wn)),a&&C!="textarea"||(g="v\
alue",C=="progress"&&T==null?e.removeAttribute(g):T==null||T===e[g]&&(C!="progress"||T)||Es(e,g,T,b[g],
s),g="checked",S!=null&&S!=e[g]&&Es(e,g,S,b[g],s))}else b===E||a&&e.data==E||(e.data=E);return e}function Vr(e,t,n,o){
try{typeof e=="function"?t?t.__x=e(t)||1:o&&(o=o.__c||o.__e)&&(t=o.__x)&&(o.__x=null,typeof t=="func\
tion"?t():e(null)):e.current=t}catch(s){be.__e(s,n)}}function Ur(e,t,n){var o,s,i,r;if(be.unmount&&be.
unmount(e),!(o=e.ref)||o.current&&o.current!=e.__e||Vr(o,null,t,e),o=e.__c){if(o.componentWillUnmount)
try{o.componentWillUnmount()}catch(a){be.__e(a,t)}o.__P=o.__n=null}if(o=e.__k)for(r=0;r<o.length;r++)
o[r]&&Ur(o[r],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(o=e.__c)&&(o=o.__z)&&(s=Ms(o,i=[]))&&
(o==e.__e&&i.some(Wn),Wn(s),Wn(o)),n||Wn(e.__e),e.__e=e.__c=e.__=null}function cf(e,t,n){return this.
constructor(e,n)}function nl(e,t){var n,o,s,i;be.__&&be.__(e,t),t.nodeType==9&&(t=t.documentElement),
o=(n=e&&32&e.__u)?null:t.__k,t.__k=Jo(X,{children:[e]}),s=[],i=[],Br(t,t.__k,o||Os,Os,t.namespaceURI,
o?null:t.firstChild?Hr.call(t.childNodes):null,s,o?o.__e:t.firstChild,n,i),tl(s,t.__k,i),t.__k.props.
children=null}function Fs(e){function t(n){var o,s;return this.getChildContext||(o=new Set,(s={})[t.__c]=this,this.
getChildContext=function(){return s},this.shouldComponentUpdate=function(i){this.props.value!=i.value&&
o.forEach(function(r){r.__g|=4,Fr(r)})},this.sub=function(i){o.add(i);var r=i.componentWillUnmount;i.
componentWillUnmount=function(){o.delete(i),r&&r.call(i)}}),n.children}return t.__c="__cC"+Ka++,t.__=
e,t.Provider=(t.Consumer=function(n,o){return n.children(o)}).contextType=t,t}be={__e:function(e,t,n,o){for(var s,i,r;t=t.__;)if((s=t.__c)&&!(1&s.__g)){s.__g|=4;try{if((r=(i=s.constructor)&&
i.getDerivedStateFromError)&&s.setState(i.getDerivedStateFromError(e)),s.componentDidCatch&&(s.componentDidCatch(
e,o||{}),r=1),r&&8&s.__g)return void(s.__g|=2)}catch(a){e=a}}throw Ls=0,e}},qa=0,tf=function(e){return e!=
null&&e.constructor===Qo},Rs.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.
__s=$n({},this.state)),typeof e=="function"&&(e=e($n({},n),this.props)),e&&($n(n,e),this.__v&&(t&&this.
__k.push(t),Fr(this)))},Rs.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(
e),Fr(this))},Rs.prototype.render=X,bn=[],Ls=0,ja=function(e,t){return e.__v.__b-t.__v.__b},Is=Symbol(),
za=/(PointerCapture)$|Capture$/i,Wr=0,Nr={},Ka=0;var an,Ie,Gr,ol,qr=Object.is,es=0,fl=[],jr=[],$e=be,sl=$e.__b,rl=$e.__r,il=$e.diffed,al=$e.__c,ll=$e.
unmount,cl=$e.__;function Hn(e,t){$e.__h&&$e.__h(Ie,e,es||t),es=0;var n=Ie.__H||(Ie.__H={__:[],__h:[]});
return e>=n.__.length&&n.__.push({}),n.__[e]}function ne(e){return es=1,uf(gl,e)}function uf(e,t,n){
var o=Hn(an++,2);if(o.t=e,!o.__c&&(o.__=[n?n(t):gl(void 0,t),function(i){var r=(o.__N||o.__)[0],a=o.
t(r,i);qr(r,a)||(o.__N=[a,o.__[1]],o.__c.setState({}))}],o.__c=Ie,!Ie.__f)){Ie.__f=!0;var s=Ie.shouldComponentUpdate;
Ie.shouldComponentUpdate=function(i,r,a){var u=this.__H;if(!u)return!0;var d=!1,g=this.props!=i;if(u.
__.some(function(m){m.__N&&(d=!0,qr(m.__[0],m.__N[0])||(g=!0))}),s){var f=s.call(this,i,r,a);return d?
f||g:f}return!d||g}}return o.__}function ue(e,t){var n=Hn(an++,3);!$e.__s&&Kr(n.__H,t)&&(n.__P=!0,n.
__=e,n.u=t,Ie.__H.__h.push(n))}function pl(e,t){var n=Hn(an++,4);!$e.__s&&Kr(n.__H,t)&&(n.__P=!1,n.__=
e,n.u=t,Ie.__h.push(n))}function ke(e){return es=5,gt(function(){return{current:e}},[])}function gt(e,t){var n=Hn(an++,7);return Kr(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Ws(e,t){return es=
8,gt(function(){return e},t)}function kn(e){var t=Ie.context[e.__c],n=Hn(an++,9);return n.c=e,t?(n.__==
null&&(n.__=!0,t.sub(Ie)),t.props.value):e.__}function ml(e){var t=Hn(an++,10),n=ne();return t.__=e,Ie.componentDidCatch||(Ie.componentDidCatch=function(o,s){
t.__&&t.__(o,s),n[1](o)}),[n[0],function(){return n[1]()}]}function Sn(){var e=Hn(an++,11);if(!e.__){
for(var t=Ie.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}
function df(){var e;do{for(;e=jr.shift();)try{Xo(e)}catch(n){$e.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=
fl.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Xo),t.__h.some(zr),t.__h=[]}catch(n){t.__h=[],$e.
__e(n,e.__v)}}}while(jr.length)}$e.__b=function(e){Ie=null,sl&&sl(e)},$e.__=function(e,t){e&&t.__k&&
t.__k.__m&&(e.__m=t.__k.__m),cl&&cl(e,t)},$e.__r=function(e){rl&&rl(e),an=0;var t=(Ie=e.__c).__H;t&&
(Gr==Ie?Ie.__h=[]:(t.__h.some(Xo),t.__h.some(zr),an=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.
__N),n.u=n.__N=void 0})),Gr=Ie},$e.diffed=function(e){il&&il(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&
dl(fl.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Gr=Ie=null},$e.__c=function(e,t){t.some(
function(n){try{n.__h.some(Xo),n.__h=n.__h.filter(function(o){return!o.__||zr(o)})}catch(o){n.__h=[function(){
throw o}]}}),al&&al(e,t)},$e.unmount=function(e){ll&&ll(e);var t,n,o=e.__c;o&&o.__H&&(o.__H.__.some(
function(s){try{if(s.__P&&s.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}
s.__P=n,dl(jr.push(s))}else Xo(s)}catch(i){t=i}}),o.__H=void 0,t&&$e.__e(t,o.__v))};var ul=typeof requestAnimationFrame==
"function";function ff(e){var t,n=function(){clearTimeout(o),ul&&cancelAnimationFrame(t),setTimeout(
e)},o=setTimeout(n,35);ul&&(t=requestAnimationFrame(n))}function dl(e){e!=1&&ol==$e.requestAnimationFrame||
((ol=$e.requestAnimationFrame)||ff)(df)}function Xo(e){var t=Ie,n=e.__c;typeof n=="function"&&(e.__c=
void 0,n()),Ie=t}function zr(e){var t=Ie;e.__c=e.__(),Ie=t}function Kr(e,t){return!e||e.length!=t.length||
t.some(function(n,o){return!qr(n,e[o])})}function gl(e,t){return typeof t=="function"?t(e):t}var Le=class extends Error{name="ApiError";status;operation;code;parameters;fields;retryAfter;requestId;headers;constructor(t,n,{
status:o,headers:s},i){super(n,i),this.operation=t,this.status=o,this.code=s.get("x-error-code")??void 0;
let{fields:r=[],...a}=mf(s.get("x-error-parameters"));this.parameters=a,this.fields=r,this.retryAfter=
pf(s.get("retry-after")),this.requestId=s.get("x-request-id")??void 0,this.headers=s}};var tt=class extends Error{name="ConnectionError"},Bn=class extends tt{name="TimeoutError"},hl=(e,t)=>e instanceof
Le?new Le(t,e.message,e,{cause:e}):e,ko=e=>e instanceof Le&&e.status===401,pf=e=>{if(e===null)return;
let t=/^\d+$/.test(e)?Number(e):(Date.parse(e)-Date.now())/1e3;return Number.isNaN(t)?void 0:Math.max(
0,Math.ceil(t))},Yr=e=>{try{return JSON.parse(e)}catch{return}},mf=e=>{let t=Yr(e??"");return typeof t==
"object"?{...t}:{}},_l=(e,t)=>typeof e=="object"&&e!==null&&"error"in e&&typeof e.error=="string"?e.
error:`HTTP ${t}`,So=e=>e.catch(t=>{if(t instanceof Le&&t.status===404)return null;throw t});var gf=2**31-1,Zr=(e,t)=>{let n=new AbortController,o,s=()=>clearTimeout(o),i=()=>{s(),!(e===0||e>gf)&&
(o=setTimeout(()=>n.abort(new Bn(`no answer within ${e} ms`)),e))},r=()=>n.abort(t?.reason);return t?.
aborted&&r(),t?.addEventListener("abort",r),i(),{signal:n.signal,extend:i,pause:s,release(){s(),t?.removeEventListener(
"abort",r)},renew:()=>Zr(e,t),explain(a,u){return n.signal.aborted?n.signal.reason:a instanceof tt?a:
new tt(u,{cause:a})}}},ln=(e,t)=>new Promise((n,o)=>{let s=()=>o(t.reason);t.aborted&&s(),t.addEventListener(
"abort",s),e.then(n,o).finally(()=>t.removeEventListener("abort",s))});var Vn=(e,...t)=>{try{e?.(...t)}catch(n){queueMicrotask(()=>{throw n})}};var hf=250,_f=3e4,yf=async(e,{signal:t=new AbortController().signal})=>{let n,o=new Promise(s=>{n=setTimeout(
s,e)});await ln(o,t).finally(()=>clearTimeout(n))};async function*yl(e,t){let n,o=new Set;do{let s=await t(
n);if(yield*s[e]??[],n=s.next_after,o.has(n))throw new tt("the pages of the list repeat themselves");
o.add(n)}while(n!==null)}var Un=({state:e,next_attempt_at:t})=>e==="waiting"||e==="retrying"||t!==null,
wl=async(e,t,n)=>{let o=/\/api\/wstg\/requests\/(\d+)$/.exec(e)?.[1];if(o===void 0)throw new TypeError(
`'${e}' is no address of a request`);for(let s=hf;;s=Math.min(s*2,_f)){let i=s;try{let r=await n(Number(
o));if(Vn(t.onRequest,r),!Un(r))return r}catch(r){if(!(r instanceof Le&&r.status===503))throw r;i=Math.
max(s,(r.retryAfter??0)*1e3)}await yf(i,t)}};var wf=10*6e4,bl=()=>{let e=new Headers({"x-error-code":"authentication_required"});return new Le("r\
efreshAccessToken","La sesión ha terminado",{status:401,headers:e})},bf=e=>{let t=n=>{try{return e===
void 0?void 0:n(localStorage,e)}catch{return}};return{set:()=>t((n,o)=>n.setItem(o,"session")),remove:()=>t(
(n,o)=>n.removeItem(o)),get isMissing(){return t((n,o)=>n.getItem(o)===null)??!1}}},vf=e=>{let t=e===
void 0?void 0:globalThis.navigator?.locks,n=new Set,o=Promise.resolve();return{async refresh(s){if(t&&
e)return t.request(e,{mode:"shared"},s);let i=o.then(s),r=i.then(()=>n.delete(r),()=>n.delete(r));return n.
add(r),i},async alone(s){if(t&&e)return t.request(e,s);let i=Promise.all([o,...n]).then(s);return o=
i.catch(()=>{}),i}}},vl=(e,t,n)=>{let o=new Set,s=bf(t),i=vf(t),r=t===void 0||typeof BroadcastChannel>
"u"?void 0:new BroadcastChannel(t),a,u,d=0,g=!1,f=!1,m,h=(x,R)=>{for(let O of o)Vn(O,x,R)},w=x=>{d+=
1,m=void 0,g=x},T=(x,R)=>{let{user_id:O,username:I,role:j,access_token:$}=x;a={account:{userId:O,username:I,
role:j},token:$,since:performance.now()},u=O,g=!1,s.set(),h(a.account,R)},S=x=>{w(!1),r?.postMessage(
{userId:x.user_id}),T(x,"signed_in")},v=x=>{w(!0),x!=="account_changed"&&s.remove(),!(!a&&x!=="accou\
nt_changed")&&(a=void 0,h(null,x))},b=()=>{r?.postMessage({userId:null}),n.forget(),v("signed_out")},
E=async x=>{f=!0;try{let R=await x();return b(),R}finally{f=!1}},C=async()=>{let x=d,R;try{R=await i.
refresh(e)}catch(O){throw ko(O)&&d===x&&(f?b():v("expired")),O}if(d!==x)throw bl();if(a&&a.account.userId!==
R.user_id)throw v("account_changed"),bl();return T(R,a?"refreshed":"signed_in"),R},D=()=>{if(m)return m;
let x=C().finally(()=>{m===x&&(m=void 0)});return m=x,x},P=({data:x})=>{typeof x!="object"||x===null||
!("userId"in x)||(x.userId===null?v("signed_out"):u!==void 0&&x.userId!==u?v("account_changed"):a||(w(
!1),s.set(),L.restore().catch(()=>{})))};r?.addEventListener("message",P);let L={get account(){return a?.
account??null},get refreshToken(){return n.token},async restore({always:x=!1}={}){if(a)return a.account;
if(s.isMissing&&!x)return null;do{let R=d;try{await D()}catch(O){if(d===R)throw O}}while(!a&&!g);return L.
account},forget:b,onChange(x){return o.add(x),()=>o.delete(x)},close(){r?.close(),r=void 0,o.clear()}};
return{session:L,begin:S,refresh:D,alone:i.alone,async renew(x){let R=d,O=await x();return d===R&&T(
O,"refreshed"),O},leaveAfter:E,async logOut(x){let R=a!==void 0;try{return await E(x)}catch(O){if(!R||
a||!ko(O))throw O;return{message:O.message}}},get isLeaving(){return f},get token(){return a?.token},
get epoch(){return d},get isOver(){return g||!a&&s.isMissing},get isStale(){return a!==void 0&&performance.
now()-a.since>wf}}};var kf=(e,t,n,o)=>{let s=e.getReader(),i=0;return new ReadableStream({async pull(r){t.extend();try{let{
done:a,value:u}=await ln(s.read(),t.signal);if(t.pause(),a){t.release(),r.close();return}i+=u.byteLength,
r.enqueue(u),Vn(o,{loaded:i,total:n})}catch(a){throw t.release(),s.cancel(a).catch(()=>{}),t.explain(
a,"the file broke off")}},cancel(r){return t.release(),s.cancel(r)}})},kl=(e,t,n,o)=>{let s=t.get("c\
ontent-length"),i=t.get("content-type")??"application/octet-stream",r=kf(e,n,s===null?void 0:Number(
s),o);return{fileName:/filename="([^"]+)"/.exec(t.get("content-disposition")??"")?.[1]??"download",contentType:i,
stream:r,async blob(){let a=[],u=r.getReader();for(let d=await u.read();!d.done;d=await u.read())a.push(
d.value);return new Blob(a,{type:i})}}},Sl=e=>{let t=new FormData,n=0;for(let[o,s]of Object.entries(
e))t.append(o,s),s instanceof Blob&&(n+=s.size);return{form:t,size:n}},Sf=e=>{let t=new Headers;for(let n of e.
trim().split(/[\r\n]+/)){let o=n.indexOf(":");o>0&&t.append(n.slice(0,o).trim(),n.slice(o+1).trim())}
return t},Jr=e=>typeof XMLHttpRequest<"u"&&!e,Tf=async(e,t,n,o)=>{let s=new XMLHttpRequest,i=()=>s.abort();
await new Promise((u,d)=>{s.open(e.method,e.url),s.withCredentials=!0;for(let[g,f]of e.headers)g!=="\
content-type"&&s.setRequestHeader(g,f);s.upload.onprogress=({loaded:g})=>o(g),s.upload.onload=n.pause,
s.onload=()=>u(),s.onerror=s.onabort=()=>d(new tt("the upload broke off")),n.signal.addEventListener(
"abort",i),n.signal.aborted?i():s.send(t)}).finally(()=>n.signal.removeEventListener("abort",i));let{
status:r,responseText:a}=s;return new Response(a||null,{status:r,headers:Sf(s.getAllResponseHeaders())})},
xf=(e,t,n)=>{if(!e.body)return e;let o=0,s=e.body.pipeThrough(new TransformStream({transform(r,a){o+=
r.byteLength,n(o),a.enqueue(r)},flush:t.pause})),i={method:e.method,headers:e.headers,body:s,signal:e.
signal,duplex:"half"};return new Request(e.url,i)},Tl=(e,{form:t,size:n},o,s,i)=>{let r=u=>{o.extend(),
Vn(s,{loaded:Math.min(u,n),total:n})};if(Jr(i))return Tf(e,t,o,r);let a=i??globalThis.fetch;return typeof XMLHttpRequest>
"u"?a(xf(e,o,r)):(o.pause(),a(e))};var Cf=3e4,Pf="the service is unreachable, or it does not allow the origin of this page",Af="/api/au\
th/",Df=new Set(["logout","logoutEverywhere","deleteAccount"]),Ef=new Set(["changePassword","logoutE\
verywhere","deleteAccount"]),If=e=>({token:e,headers(t){return this.token!==void 0&&t.startsWith(Af)?
{cookie:`refresh_token=${this.token}`}:{}},read({headers:t}){for(let n of t.getSetCookie?.()??[]){let o=/^refresh_token=([^;]*)/.
exec(n)?.[1];o!==void 0&&(this.token=o===""?void 0:o)}},forget(){this.token=void 0}}),Rf=(e={})=>{let t=Object.
entries(e).filter(([,o])=>o!==void 0),n=new URLSearchParams(t.map(([o,s])=>[o,String(s)]));return n.
size>0?`?${n}`:""},Mf=()=>/^https?:/.test(globalThis.location?.origin)?globalThis.location.origin:"",
Lf=e=>{if(e!==""&&!(/^https?:\/\//.test(e)&&URL.canParse(e)))throw new TypeError(`baseUrl is an addr\
ess such as https://api.example, not '${e}'`);return e.replace(/\/+$/,"")},Of=e=>typeof window>"u"||
e===""?void 0:`weight-bmi-register ${new URL(e).origin}`,Nf=e=>encodeURIComponent(String(e)).replace(
/^\.{1,2}$/,"%20$&"),xl=(e,{baseUrl:t=Mf(),fetch:n,timeoutMs:o=Cf,refreshToken:s})=>{let i=Lf(t),r=If(
s),a=(S,{path:v,query:b,headers:E,body:C,onProgress:D})=>{let P=e[S];if(!P)throw new TypeError(`ther\
e is no operation ${S}`);if(i===""&&typeof location>"u")throw new TypeError("outside of a page creat\
eClient needs the option baseUrl");let L=C==="all"?void 0:C,x=P.transfer==="upload"&&L?Sl(L):void 0,
R={...v};return{id:S,route:P,url:i+P.path.replace(/\{(\w+)\}/g,(O,I)=>Nf(R[I]))+Rf(b),headers:Object.
entries({...E}).filter(([,O])=>O!==void 0),renewable:P.bearer&&(P.key===void 0||E?.[P.key]===void 0),
form:x,json:x||!L?void 0:JSON.stringify(L),onProgress:D}},u=async({timeoutMs:S=o,signal:v},b)=>{let E=Zr(
S,v);try{return await b(E)}finally{E.release()}},d=async({id:S,route:v,url:b,headers:E,form:C,json:D,
onProgress:P},L,x)=>{let R=new Headers({...Object.fromEntries(E),...D!==void 0&&{"content-type":"app\
lication/json"},...x!==void 0&&{authorization:`Bearer ${x}`},...r.headers(v.path)}),O=C&&!Jr(n)?C.form:
D??null,{signal:I}=L,j=new Request(b,{method:v.method,headers:R,body:O,credentials:"include",signal:I}),
$=Pf,Z=async()=>{let B=C?await Tl(j,C,L,P,n):await(n??globalThis.fetch)(j);if($="the answer broke of\
f, or is not the one of the service",r.read(B),B.ok&&v.transfer==="download"){if(!B.body||B.status===
204)throw new tt("the answer has no body");return kl(B.body,B.headers,L.renew(),P)}let te=await B.text();
if(!B.ok)throw new Le(S,_l(Yr(te),B.status),B);let N=JSON.parse(te);if(typeof N!="object"||N===null)
throw new tt($);let ae=B.headers.get("location");return ae===null?N:{...N,location:ae}};try{return await ln(
Z(),I)}catch(B){throw B instanceof Le?B:L.explain(B,$)}},g=(S,v={})=>u(v,b=>d(a(S,v),b)),f=vl(()=>g(
"refreshAccessToken"),Of(i),r),m=(S,v)=>u(v,async b=>{let E=a(S,v),{route:C,renewable:D}=E,P=()=>C.transfer!==
null&&b.extend(),L=()=>ln(f.refresh(),b.signal).catch(I=>{throw hl(I,E.id)}),x=I=>{let j=()=>d(E,b,I);
return Ef.has(S)?ln(f.alone(j),b.signal):j()};C.transfer==="upload"&&f.isStale&&await L();let{token:R,
epoch:O}=f;try{return P(),await x(R)}catch(I){if(!(D&&ko(I)&&(Df.has(S)||!f.isLeaving))||f.epoch!==O||
f.isOver)throw I;P();try{f.token===R&&await L()}catch($){throw ko($)||f.epoch!==O?I:$}if(f.epoch!==O)
throw I;return P(),await x(f.token)}}),h=S=>async v=>{let b=await g(S,v);return f.begin(b),b},w={registerAccount:h(
"registerAccount"),login:h("login"),refreshAccessToken:S=>u(S,({signal:v})=>ln(f.refresh(),v)),logout:S=>f.
logOut(()=>m("logout",S)),changePassword:S=>f.renew(()=>m("changePassword",S)),logoutEverywhere:S=>f.
leaveAfter(()=>m("logoutEverywhere",S)),deleteAccount:S=>f.leaveAfter(()=>m("deleteAccount",S))},T=Object.
entries(e).flatMap(([S,{list:v}])=>{if(!v)return[];let b=({signal:E,timeoutMs:C,...D}={})=>yl(v.entries,
P=>m(S,{query:{...D,after:P},signal:E,timeoutMs:C}));return[[v.name,b]]});return{...Object.fromEntries(
Object.keys(e).map(S=>[S,async(v={})=>w[S]?.(v)??m(S,v)])),...Object.fromEntries(T),waitForRequest:(S,{
onRequest:v,...b}={})=>wl(S,{...b,onRequest:v},E=>m("getRequest",{...b,path:{request_id:E}})),session:f.
session}};var Cl={"Peso insuficiente":"underweight","Peso normal":"normal",Sobrepeso:"overweight","Obesidad de\
 grado I":"obese_class_i","Obesidad de grado II":"obese_class_ii","Obesidad de grado III":"obese_cla\
ss_iii","Para menores de 18 años no se aplican las categorías de IMC de los adultos":"minor"},Qr=[
["underweight",18.5],["normal",25],["overweight",30],["obese_class_i",35],["obese_class_ii",40],["ob\
ese_class_iii",Number.POSITIVE_INFINITY]],Xr=1e3;var ei=(e,t)=>e.replace(/\{(\w+)\}/g,(n,o)=>String(t[o]??n)),Ff=e=>e instanceof Le?[e.code??"gateway",
e.code?e.parameters:{status:e.status}]:e instanceof Bn?["timeout",{}]:[e instanceof tt?"unreachable":
"",{}],ti=(e,t,n={})=>{let o=e instanceof Error?e.message:String(e),s=t?.errors??{},[i,r]=Ff(e),a={...r,
...n},{reason:u="",text:d="",index:g}=a,f={...a,...s[u]!==void 0&&{reason:ei(s[u],a)}},m=s[d]??s[i],
h=g!==void 0&&m!==void 0&&s.at_index,w=ei(m??o,f),T=h?ei(h,{index:Number(g)+1,error:w}):w;return/\{\w+\}/.
test(T)?o:T},ts=({description:e})=>Cl[e],ni=(e,t)=>{let n=ts(e);return n===void 0?e.description:t.bmi_descriptions[n]};var Ut={Role:{values:["admin","user"]},Username:{pattern:"^[a-z0-9._@+\\-]{3,64}$",minLength:3,maxLength:64},
NewPassword:{minLength:8,maxLength:128},WstgStatus:{values:["Not Started","In Progress","Blocked","D\
one","Not Applicable"]},Permission:{values:["weights:read","weights:write","checklist:read","checkli\
st:write"]},ChecklistAccess:{values:["none","read","write"]},KeyName:{minLength:1,maxLength:60},Moment:{
maxLength:64},SyncDirection:{values:["tracker->dd","dd->tracker"]},TrackerStatus:{values:["Not Start\
ed","In Progress","Blocked","Done","Not Applicable"]},WstgOutcome:{values:["issues","untested","not_\
applicable","passed","in_progress"]},FindingSeverity:{values:["critical","high","medium","low","info"]},
FindingState:{values:["open","duplicate","false_positive","out_of_scope","risk_accepted","closed","c\
losed_by_status"]},WstgRequestState:{values:["waiting","retrying","failed","done","superseded","dism\
issed"]}};var oi=e=>Qr.map(([t,n],o)=>({class:t,from:(Qr[o-1]?.[1]??0)*e**2,to:n*e**2}));async function*$s(e,t,{
check:n=!1,...o}={}){for(let s=0;s<t.length;s+=Xr){let i=t.slice(s,s+Xr);try{let r=await e.recordWeights(
{body:{weights:i,check:n},...o});yield{weights:i,start:s,answer:r}}catch(r){if(!(r instanceof Le&&r.
status===400))throw r;let{index:a}=r.parameters;yield{weights:i,start:s,error:r,index:a===void 0?a:s+
Number(a)}}}}var Wf={registerAccount:{method:"post",path:"/api/auth/register",bearer:!1,transfer:null},login:{method:"\
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
method:"post",path:"/api/wstg/synchronise",bearer:!0,transfer:null}},Pl=(e={})=>xl(Wf,e);var To=(e,t,...n)=>{let[o,s]=ne(e);return ue(()=>{let i=()=>s(e);i();for(let r of n)t.addEventListener(
r,i);return()=>{for(let r of n)t.removeEventListener(r,i)}},[]),o},si="retry-failed-loads",Dl=()=>{dispatchEvent(
new Event(si))},Hf=250,Bf=3e4,Al=e=>e+1,Pe=(e,t=[],n=()=>!1)=>{let[o,s]=ne({loading:!0}),[i,r]=ne(0),
a=ke(0),u=Ws(()=>{a.current=0,r(Al)},[]);ue(()=>{let f=new AbortController,{signal:m}=f,h,w=T=>{m.aborted||
(s(({data:S})=>({data:S,...T,loading:!1})),a.current>0&&(h=setTimeout(r,a.current,Al)))};return s(T=>({
...T,loading:!0})),e(m).then(T=>{let S=Math.min(a.current*2||Hf,Bf);a.current=n(T)?S:0,w({data:T})},
T=>w({error:T})),()=>{f.abort(),clearTimeout(h)}},[...t,i]);let{error:d}=o;return ue(()=>{if(d!==void 0){
for(let f of[si,"online"])addEventListener(f,u);return()=>{for(let f of[si,"online"])removeEventListener(
f,u)}}},[d,u]),{...o,reload:u,change:f=>s(m=>m.data===void 0?m:{...m,data:f(m.data)})}},ns=e=>{let[t,
n]=ne({busy:!1,error:void 0}),o=ke(!1);return{...t,run:async()=>{if(o.current)return;o.current=!0,n(
{busy:!0,error:void 0});let i=await e().then(()=>{},r=>r);o.current=!1,n({busy:!1,error:i})},reset:()=>n(
({busy:i})=>({busy:i,error:void 0}))}};var Vf=e=>{try{return decodeURIComponent(e)}catch{return e}},ye=(e,t={},n)=>{let o=new URLSearchParams(
Object.entries(t).filter(([,i])=>i!==""));return`#/${[e,...n===void 0?[]:[n]].map(encodeURIComponent).
join("/")}${o.size>0?`?${o}`:""}`},xo=e=>{history.replaceState(null,"",e),dispatchEvent(new HashChangeEvent(
"hashchange"))},je=()=>{let e=To(()=>location.hash,window,"hashchange"),[t="",n]=e.replace(/^#\/?/,"").
split("?"),[o="",s]=t.split("/").map(Vf),i=Object.fromEntries(new URLSearchParams(n));return{name:o,
id:s||void 0,parameters:i}};var El=.45359237,Ml={kg:1,g:.001,lb:El,st:14*El},Il={kg:/^(kgs?|kilos?|kilogram(m?es?|os?|s|m)?)$/i,
g:/^(gr?s?|gram(m?es?|os?|s|m)?)$/i,lb:/^(lbs?|pounds?|libras?)$/i,st:/^(sts?|stones?)$/i},Tn=e=>Object.
keys(Il).find(t=>Il[t].test(e)),os=(e,t)=>t==="kg"?e:Math.round(e*Ml[t]*100)/100,cn=(e,t)=>e/Ml[t],Hs=[
"kg","lb","st"],Uf={",":/^(\d+|\d{1,3}([. '’]\d{3})+)(,\d+)?$/,".":/^(\d+|\d{1,3}([, '’]\d{3})+)(\.\d+)?$/},
Rl=(e,t)=>{if(!Uf[t].test(e))return;let n=t===","?/[. '’]/g:/[, '’]/g;return Number(e.replace(n,
"").replace(",","."))},Co=(e,t)=>{let[,n="",o="",s="",i="lb"]=/^([\d.,’' ]*\d) *(\p{L}*)\.?(?: *([\d.,]+) *(\p{L}*)\.?)?$/u.
exec(e.replace(/\s+/g," ").trim())??[],r=Rl(n,t),a=Tn(o);if(r===void 0||o!==""&&a===void 0)return;if(s===
"")return{value:r,unit:a};let u=Rl(s,t);if(!(a!=="st"||u===void 0||Tn(i||"lb")!=="lb"))return{value:r*
14+u,unit:"lb"}},Ll=(e,t)=>{let n=Co(e.replace(",","."),".");if(n)return Math.round(os(n.value,n.unit??
t)*100)/100};var Ol=(e,t,n)=>{let o=e==="en"?"en-GB":"es",s=(f,m=f)=>new Intl.NumberFormat(o,{minimumFractionDigits:f,
maximumFractionDigits:m,useGrouping:"always"}).format,i=new Intl.NumberFormat(o,{minimumFractionDigits:1,
maximumFractionDigits:1,signDisplay:"exceptZero"}).format,r=f=>{let{format:m}=new Intl.DateTimeFormat(
o,{...f,timeZone:t});return h=>m(new Date(h))},[a,u,d]=[s(0),s(1),s(1,2)],g=new Intl.RelativeTimeFormat(
o,{numeric:"auto"});return{integer:a,tenths:u,percent:new Intl.NumberFormat(o,{style:"percent"}).format,
plain:s(0,6),unit:n,kg(f){if(n==="kg")return`${d(f)} kg`;let m=Math.round(cn(f,"lb")*10)/10;if(n==="\
lb")return`${u(m)} lb`;let h=Math.floor(m/14);return`${a(h)} st ${u(m-h*14)} lb`},signed(f){let m=n===
"kg"?f:cn(f,"lb");return`${i(m).replace("-","−")} ${n==="kg"?"kg":"lb"}`},day:r({dateStyle:"medium"}),
shortDay:r({day:"numeric",month:"short"}),month:r({month:"short",year:"numeric"}),longMonth:r({month:"\
long",year:"numeric"}),year:r({year:"numeric"}),instant:r({dateStyle:"medium",timeStyle:"short"}),ago(f){
let m=Math.round((Date.now()-Date.parse(f))/6e4);if(m<0||m>=1440)return;let h=Math.round(m/60);return m<
60?g.format(-m,"minute"):g.format(-h,"hour")},bytes(f){let m=Math.min(3,Math.floor(Math.log10(Math.max(
1,f))/3)),h=["B","kB","MB","GB"][m];return`${(m===0?a:u)(f/1e3**m)} ${h}`}}},Nl=e=>{let t=e.replace(
/\s*(kgs?|c?m)?\.?\s*$/i,"").trim().replace(",",".");return/^\d+(\.\d+)?$/.test(t)?Number(t):void 0};var Fl=e=>t=>{let n=t??"-";return e[n]??n},Gf={statuses:{Done:"Hecho","Not Applicable":"No aplicable",
"In Progress":"En curso",Blocked:"Bloqueado","Not Started":"Sin empezar"},severities:{Critical:"Crít\
ica",High:"Alta",Medium:"Media",Low:"Baja",Info:"Informativa"},toolStatuses:{verified:"Verificado",active:"\
Activo"},findingStates:{open:"Abierto",duplicate:"Duplicado",false_positive:"Falso positivo",out_of_scope:"\
Fuera de alcance",risk_accepted:"Riesgo aceptado",closed:"Cerrado",closed_by_status:"Cerrado por un \
estado de esta lista; cuenta como abierto"},openFindings:e=>`Abiertos: ${e}`,categoryName:Fl({"Infor\
mation Gathering":"Recopilación de información","Configuration and Deployment Management Testing":"\
Configuración y despliegue","Identity Management Testing":"Gestión de identidades","Authentication\
 Testing":"Autenticación","Authorization Testing":"Autorización","Session Management Testing":"Ges\
tión de sesiones","Input Validation Testing":"Validación de entradas","Testing for Error Handling":"\
Gestión de errores","Testing for Weak Cryptography":"Criptografía débil","Business Logic Testing":"\
Lógica de negocio","Client-side Testing":"Pruebas del lado del cliente","API Testing":"Pruebas de A\
PI","-":"Fuera de la guía"})},qf={statuses:{Done:"Done","Not Applicable":"Not applicable","In Progr\
ess":"In progress",Blocked:"Blocked","Not Started":"Not started"},severities:{Critical:"Critical",High:"\
High",Medium:"Medium",Low:"Low",Info:"Info"},toolStatuses:{verified:"Verified",active:"Active"},findingStates:{
open:"Open",duplicate:"Duplicate",false_positive:"False positive",out_of_scope:"Out of scope",risk_accepted:"\
Risk accepted",closed:"Closed",closed_by_status:"Closed by a status of this checklist; counts as ope\
n"},openFindings:e=>`${e} open`,categoryName:Fl({"Configuration and Deployment Management Testing":"\
Configuration and Deployment","-":"Not in the guide"})},ss={es:Gf,en:qf};var jf={...ss.es,checklist:"Lista WSTG",source:"Identificadores, nombres y categorías: OWASP WSTG, C\
C BY-SA 4.0.",checklistTotal:"Total",closedOf:(e,t)=>`${e} de ${t} cerrados`,gatePassed:"La lista su\
pera el control: no queda nada pendiente.",gateClosed:"La lista no supera el control.",gateStale:"La\
 última sincronización correcta se hizo hace demasiado tiempo.",reasons:{request_failed:"Petición \
fallida",request_waiting:"Petición en espera",open_finding:"Hallazgo abierto",conflict:"En conflict\
o",not_started:"Sin empezar",in_progress:"En curso",blocked:"Bloqueado",set_before_since:"De una eva\
luación anterior"},notKept:"DefectDojo no tiene los estados Bloqueado ni Sin empezar: la próxima le\
ctura los convertirá en En curso.",since:"Evaluación desde",itemOutcome:"Resultado",outcomes:{issues:"\
Con problemas",passed:"Superado",not_applicable:"No aplicable",in_progress:"En curso",untested:"Sin \
probar"},coverage:"Cobertura por categoría",items:e=>`Elementos: ${e}`,search:"Buscar",searchHint:"\
Identificador, nombre o notas",status:"Estado",category:"Categoría",any:"Todos",anyCategory:"Todas",
shown:{conflict:"En conflicto",open:"Con peticiones pendientes",failed:"Con fallos",untracked:"Sin s\
eguimiento",without_finding:"Sin hallazgo"},noItems:"Ningún elemento cumple los filtros.",clear:"Qu\
itar los filtros",reload:"Actualizar",item:"Elemento",tool:"DefectDojo",toolStatuses:{...ss.es.toolStatuses,
none:"–"},severity:"Severidad",lastSync:"Sincronizado",conflict:"Conflicto",pending:"Pendiente",failed:"\
Fallo",backToList:"Volver a la lista",previous:"Anterior",next:"Siguiente",guide:"Texto de la guía",
setAt:"Estado asignado",setBy:"Por",failedBelow:"La última petición ha fallado; consúltala más abajo\
.",setAllShown:"Cambiar el estado de todos los mostrados…",askAll:e=>`Elementos que cambiarán de e\
stado, uno tras otro: ${e}.`,setSome:(e,t)=>`Enviados: ${e} de ${t}`,setAll:e=>`Elementos cuyo estad\
o se ha enviado: ${e}.`,changeFinding:"Cambiar el hallazgo",othersFinding:"Esto cambiará en DefectDo\
jo un hallazgo que no ha creado este servicio. Según la última lectura:",othersFindings:e=>`Hallaz\
gos que no ha creado este servicio y que cambiarán en DefectDojo, según la última lectura: ${e}.`,
conflictNotice:"El estado de aquí y el de DefectDojo se contradicen.",finding:"Hallazgo",findings:"\
Hallazgos",madeHere:"Creado por este servicio",writtenTo:"Aquí se escriben los estados",notes:"Nota\
s",notesHint:"Sustituyen la mitigación del hallazgo. Si las dejas vacías, el texto del hallazgo no c\
ambia.",currentState:"Estado actual",edit:"Cambiar el estado",request:{waiting:"Aceptada. Se está es\
cribiendo en DefectDojo…",retrying:"Aceptada. Un intento ha fallado; se reintentará.",failed:"Ha \
fallado.",repeated:"Se reintentará.",done:"Escrita en DefectDojo.",noEffect:"Terminada sin efecto.",
superseded:"Sustituida por una petición más reciente.",dismissed:"Descartada."},requests:"Últimas \
peticiones",noRequests:"Sin peticiones.",log:"Registro",noLog:"Sin entradas.",when:"Cuándo",origin:"\
Origen",origins:{sync:"Esta lista",webhook:"DefectDojo"},directions:{"tracker->dd":"Hacia DefectDojo",
"dd->tracker":"Desde DefectDojo",none:"–"},direction:"Dirección",result:"Resultado",success:"Corr\
ecto",user:"Usuario",state:"Estado",states:{waiting:"En espera",retrying:"Reintentando",failed:"Ha f\
allado",done:"Terminada",superseded:"Sustituida",dismissed:"Descartada"},synchronisation:"Sincroniza\
ción",periodic:"Ejecución periódica",synchronise:"Sincronizar ahora",runStates:{idle:"En reposo",
due:"A punto de empezar",running:"En marcha"},nextRun:"Próxima ejecución",lastStarted:"Último inic\
io",lastFinished:"Terminó",lastSucceeded:"Último éxito",lastError:"La última ejecución ha fallado\
:",lastWarning:"La última ejecución no lo ha visto todo:",lastDelivery:"Último aviso de DefectDojo",
waitingCount:"Peticiones en espera",retryingCount:"Reintentándose",failedCount:"Fallidas",withoutFinding:"\
Elementos sin hallazgo",failedRequests:"Peticiones que han fallado",noFailed:"Ninguna petición ha fa\
llado.",findingNumber:e=>`Hallazgo ${e}`,attempts:"Intentos",accepted:"Aceptada",repeat:"Reintentar",
dismiss:"Descartar",retryAll:"Reintentar todas",dismissAll:"Descartar todas",askDismiss:"Las peticio\
nes descartadas no se reintentan. Sus elementos vuelven a seguir a DefectDojo.",retried:e=>`Peticion\
es en cola de nuevo: ${e}`,dismissed:e=>`Peticiones descartadas: ${e}`,firstOf:(e,t)=>`Las ${e} más \
recientes de ${t}`,files:"Informe y volcados",report:"Informe de seguridad",reportHint:"Un PDF con l\
a lista, sus estados, los conflictos y el registro.",makeReport:"Descargar el informe",export:"Expor\
tar la base de datos",dumpHint:"Un volcado SQL de la base de datos de DefectDojo.",makeExport:"Desca\
rgar el volcado",import:"Importar un volcado",dumpImportHint:"Volcado SQL de pg_dump en texto plano.\
 Sustituye toda la base de datos de DefectDojo, o nada.",makeImport:"Importar",noFile:"Elige un arch\
ivo.",preparing:"Preparando el archivo…",downloading:"Descargando",uploading:"Enviando",importing:"\
Archivo enviado. La base de datos lo está importando…",stopped:"Detenido.",saved:(e,t)=>`Se ha de\
scargado ${e} (${t}).`,imported:"Se ha importado el volcado.",askImport:(e,t)=>`¿Sustituir la base d\
e datos de DefectDojo por ${e} (${t})? Detén antes DefectDojo. Lo que no esté en el volcado se perde\
rá. No se puede deshacer.`,accounts:"Cuentas",accountsCount:e=>`Cuentas: ${e}`,beginning:"El nombre\
 empieza por",role:"Rol",roles:{admin:"Administrador",user:"Usuario"},you:"Tu cuenta",name:"Nombre",
created:"Creada",noAccounts:"Ninguna cuenta cumple los filtros.",access:"Acceso a la lista",accesses:{
none:"Ninguno",read:"Ver",write:"Ver y cambiar"},accessChanged:(e,t)=>`${e}, acceso a la lista WSTG:\
 ${t}`,promote:"Hacer administrador",demote:"Quitar el rol de administrador",endTheirSessions:"Cerra\
r sus sesiones",delete:"Eliminar",askPromote:e=>`${e} podrá gestionar la lista, los volcados y las c\
uentas cuando vuelva a entrar.`,askDemote:e=>`${e} conservará el rol unos minutos en las sesiones ab\
iertas, salvo que se cierren.`,alsoEnd:"Cerrar también sus sesiones",askEnd:e=>`${e} tendrá que ent\
rar de nuevo en todos sus dispositivos.`,askDelete:e=>`La cuenta ${e}, su perfil y sus pesos se elim\
inarán. No se puede deshacer.`,roleChanged:(e,t)=>`Rol de ${e}: ${t}`,sessionsEnded:e=>`Se han cerr\
ado las sesiones de ${e}.`,accountDeleted:e=>`Se ha eliminado la cuenta ${e}.`},zf={...ss.en,checklist:"\
WSTG checklist",source:"Identifiers, names and categories: OWASP WSTG, CC BY-SA 4.0.",checklistTotal:"\
Total",closedOf:(e,t)=>`${e} of ${t} closed`,gatePassed:"The checklist passes the gate: all items ar\
e finished.",gateClosed:"The checklist does not pass the gate.",gateStale:"The last successful synch\
ronisation was too long ago.",reasons:{request_failed:"Failed request",request_waiting:"Waiting requ\
est",open_finding:"Open finding",conflict:"In conflict",not_started:"Not started",in_progress:"In pr\
ogress",blocked:"Blocked",set_before_since:"From an earlier assessment"},notKept:"DefectDojo does no\
t have the statuses Blocked and Not started: the next reading turns them into In progress.",since:"A\
ssessment since",itemOutcome:"Outcome",outcomes:{issues:"Has issues",passed:"Passed",not_applicable:"\
Not applicable",in_progress:"In progress",untested:"Untested"},coverage:"Coverage by category",items:e=>`\
Items: ${e}`,search:"Search",searchHint:"Identifier, name or notes",status:"Status",category:"Catego\
ry",any:"All",anyCategory:"All",shown:{conflict:"In conflict",open:"With pending requests",failed:"W\
ith failures",untracked:"Not tracked",without_finding:"Without a finding"},noItems:"No item matches \
the filters.",clear:"Clear the filters",reload:"Refresh",item:"Item",tool:"DefectDojo",toolStatuses:{
...ss.en.toolStatuses,none:"–"},severity:"Severity",lastSync:"Synchronised",conflict:"Conflict",pending:"\
Pending",failed:"Failed",backToList:"Back to the list",previous:"Previous",next:"Next",guide:"Text o\
f the guide",setAt:"Status set",setBy:"By",failedBelow:"The latest request failed; see below.",setAllShown:"\
Change the status of all shown…",askAll:e=>`Items whose status will change, one after another: ${e}\
.`,setSome:(e,t)=>`Sent: ${e} of ${t}`,setAll:e=>`Items whose status has been sent: ${e}.`,changeFinding:"\
Change the finding",othersFinding:"This will change a finding in DefectDojo that was not made by thi\
s service. As last read:",othersFindings:e=>`Findings that were not made by this service and will ch\
ange in DefectDojo, as last read: ${e}.`,conflictNotice:"The status here and the one in DefectDojo c\
ontradict each other.",finding:"Finding",findings:"Findings",madeHere:"Made by this service",writtenTo:"\
Statuses are written here",notes:"Notes",notesHint:"They replace the mitigation text of the finding.\
 Empty notes leave that text unchanged.",currentState:"Current state",edit:"Change the status",request:{
waiting:"Accepted. Writing it to DefectDojo…",retrying:"Accepted. An attempt failed; it will be re\
tried.",failed:"Failed.",repeated:"It will be retried.",done:"Written to DefectDojo.",noEffect:"Ende\
d without effect.",superseded:"Superseded by a newer request.",dismissed:"Dismissed."},requests:"Lat\
est requests",noRequests:"No requests.",log:"Log",noLog:"No entries.",when:"When",origin:"Origin",origins:{
sync:"This checklist",webhook:"DefectDojo"},directions:{"tracker->dd":"To DefectDojo","dd->tracker":"\
From DefectDojo",none:"–"},direction:"Direction",result:"Result",success:"Succeeded",user:"User",state:"\
State",states:{waiting:"Waiting",retrying:"Retrying",failed:"Failed",done:"Done",superseded:"Superse\
ded",dismissed:"Dismissed"},synchronisation:"Synchronisation",periodic:"Periodic run",synchronise:"S\
ynchronise now",runStates:{idle:"Idle",due:"About to start",running:"Running"},nextRun:"Next run",lastStarted:"\
Last start",lastFinished:"Finished",lastSucceeded:"Last success",lastError:"The last run failed:",lastWarning:"\
The last run did not see everything:",lastDelivery:"Last webhook delivery",waitingCount:"Requests wa\
iting",retryingCount:"Retrying",failedCount:"Failed",withoutFinding:"Items without a finding",failedRequests:"\
Failed requests",noFailed:"No request has failed.",findingNumber:e=>`Finding ${e}`,attempts:"Attempt\
s",accepted:"Accepted",repeat:"Retry",dismiss:"Dismiss",retryAll:"Retry all",dismissAll:"Dismiss all",
askDismiss:"Dismissed requests are not retried. Their items follow DefectDojo again.",retried:e=>`Re\
quests queued again: ${e}`,dismissed:e=>`Requests dismissed: ${e}`,firstOf:(e,t)=>`The latest ${e} o\
f ${t}`,files:"Report and dumps",report:"Security report",reportHint:"A PDF with the checklist, its \
statuses, the conflicts and the log.",makeReport:"Download the report",export:"Export the database",
dumpHint:"An SQL dump of DefectDojo’s database.",makeExport:"Download the dump",import:"Import a d\
ump",dumpImportHint:"A plain-text SQL dump from pg_dump. It replaces the whole database of DefectDoj\
o, or nothing.",makeImport:"Import",noFile:"Choose a file.",preparing:"Preparing the file…",downloading:"\
Downloading",uploading:"Sending",importing:"File sent. The database is importing it…",stopped:"Sto\
pped.",saved:(e,t)=>`${e} (${t}) has been downloaded.`,imported:"The dump has been imported.",askImport:(e,t)=>`\
Replace DefectDojo’s database with ${e} (${t})? Stop DefectDojo first. Anything that is not in the\
 dump will be lost. This cannot be undone.`,accounts:"Accounts",accountsCount:e=>`Accounts: ${e}`,beginning:"\
Name starts with",role:"Role",roles:{admin:"Administrator",user:"User"},you:"Your account",name:"Nam\
e",created:"Created",noAccounts:"No account matches the filters.",access:"Checklist access",accesses:{
none:"None",read:"View",write:"View and change"},accessChanged:(e,t)=>`${e}, access to the WSTG chec\
klist: ${t}`,promote:"Make administrator",demote:"Remove the administrator role",endTheirSessions:"E\
nd sessions",delete:"Delete",askPromote:e=>`${e} will be able to manage the checklist, dumps and acc\
ounts after signing in again.`,askDemote:e=>`${e} keeps the role in open sessions for a few minutes,\
 unless they are ended.`,alsoEnd:"End the sessions too",askEnd:e=>`${e} will have to sign in again o\
n every device.`,askDelete:e=>`The account ${e}, its profile and its weights will be deleted. This c\
annot be undone.`,roleChanged:(e,t)=>`Role of ${e}: ${t}`,sessionsEnded:e=>`The sessions of ${e} hav\
e been ended.`,accountDeleted:e=>`The account ${e} has been deleted.`},ri={es:jf,en:zf};var Kf={signIn:"Entrar",register:"Crear cuenta",toRegister:"¿Aún no tienes cuenta?",toSignIn:"¿Ya \
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
 Exporta los pesos como CSV desde la aplicación.",xml:"Es un XML de otro programa. De los XML solo \
se lee export.xml, de Apple Health.",json:"Es un JSON de otro programa. Se leen los de Fitbit y los \
de Google Fit.",other:"No es un archivo de texto. Exporta los pesos como CSV."},back:"Volver al peso",
separator:"Separador",comma:"Coma",semicolon:"Punto y coma",tab:"Tabulación",decimal:"Decimales",point:"\
Punto",order:"Fechas",orders:{ymd:"año, mes, día",dmy:"día, mes, año",mdy:"mes, día, año"},dateColumn:"\
Columna de la fecha",timeColumn:"Columna de la hora",weightColumn:"Columna del peso",column:(e,t)=>`${e}\
: ${t}`,changeReading:"Cambiar",ambiguousDates:e=>`Las fechas son ambiguas: se leen como ${e}.`,leftOutColumns:(e,t)=>`\
Se lee la columna «${e}», y no ${t}.`,leftOutLines:(e,t)=>e===1?"1 línea es de otra magnitud o de \
otra persona y no se importa.":`${t} líneas son de otra magnitud o de otra persona y no se importan.`,
localTimes:e=>`Las horas sin zona se leen como de ${e}.`,questions:{unit:"¿En qué unidad están los p\
esos? El archivo no lo dice.",units:"¿En qué unidad están los pesos? El archivo dice más de una.",
weight:"¿Qué columna es tu peso?",long:"Hay líneas con más valores que la cabecera. ¿Qué peso tien\
e la primera?",person:e=>`¿Cuáles son tus líneas? Difieren en «${e}».`},unitNames:{kg:"Kilogram\
os",g:"Gramos",lb:"Libras",st:"Stones"},mark:",",leaveOut:"No importar esas líneas",allMine:"Todas \
son mías",importRange:(e,t,n,o,s)=>`${e} pesos, del ${t} al ${n}: ${o} → ${s}`,unread:(e,t)=>e===
1?"No se ha podido leer 1 línea:":`No se han podido leer ${t} líneas:`,nothingRead:"No se ha encon\
trado ningún peso en el archivo.",checking:"Comprobando los pesos",added:(e,t)=>e===1?"1 nuevo":`${t}\
 nuevos`,known:(e,t)=>e===1?"1 ya registrado":`${t} ya registrados`,rejected:(e,t)=>e===1?"1 rechaza\
do":`${t} rechazados`,refused:"Rechazados: no se importarán",changeTooLarge:"Demasiado lejos del pe\
so de un día cercano",importWeights:(e,t)=>e===1?"Importar 1 peso":`Importar ${t} pesos`,importingWeights:"\
Importando los pesos",importedWeights:(e,t)=>e===1?"Se ha importado 1 peso.":`Se han importado ${t} \
pesos.`,importedAt:(e,t)=>`Importación del ${e}, pesos: ${t}`,undoImport:"Deshacer la importación",
undoing:"Eliminando los pesos importados",undone:(e,t)=>e===1?"Se ha eliminado 1 peso importado.":`S\
e han eliminado ${t} pesos importados.`,profile:"Perfil",profileHint:"Con tu altura y tu edad se cal\
cula tu índice de masa corporal. Solo tú ves estos datos.",profileFirst:"Un último paso: con tu al\
tura y tu fecha de nacimiento se calcula tu IMC.",later:"Más tarde",firstName:"Nombre",lastName:"Ap\
ellidos",birthDate:"Fecha de nacimiento",height:"Altura (m)",heightHint:"1,68 o 168",notAHeight:"Esc\
ribe la altura, como 1,68 o 168",account:"Cuenta",signedInAs:e=>`Sesión iniciada como ${e}`,changePassword:"\
Cambiar la contraseña",changePasswordHint:"Se cerrarán las sesiones de tus otros navegadores.",currentPassword:"\
Contraseña actual",newPassword:"Contraseña nueva",passwordChanged:"Contraseña cambiada",endSessions:"\
Cerrar todas las sesiones",endSessionsHint:"Cierra la sesión en este navegador y en todos los demás.",
exportTitle:"Tus datos",exportHint:"Un archivo JSON con tu cuenta, tu perfil y todos tus pesos.",exportData:"\
Descargar mis datos",deleteAccount:"Eliminar la cuenta",deleteHint:"Tu perfil y todos tus pesos se b\
orrarán para siempre.",typeName:e=>`Escribe ${e} para confirmar`,nameDiffers:"No es tu nombre de us\
uario",apiKeys:"Claves de API",apiKeysHint:"Con una clave, una aplicación o una báscula usa tu cuent\
a sin tu contraseña.",apiKeysCaption:"Tus claves, la más reciente primero",permissions:{"weights:r\
ead":"Leer tus pesos","weights:write":"Registrar pesos","checklist:read":"Ver la lista WSTG","checkl\
ist:write":"Cambiar la lista WSTG"},keyMay:"Permisos",noPermission:"Elige al menos un permiso",makeKey:"\
Crear una clave",keyName:"Nombre de la clave",keyNameHint:"Por ejemplo, «báscula del baño»",keyEnds:"\
Caduca dentro de",days:e=>`${e} días`,keyMade:"Tu clave nueva",keyOnce:"Cópiala ahora: no se volver\
á a mostrar.",copy:"Copiar",copied:"Copiada",lastUsed:"Último uso",never:"Nunca",expires:"Caduca",
removeKey:"¿Eliminar esta clave?",keyRemoved:"Clave eliminada",keyRefused:(e,t)=>`Rechazado el ${e}\
: ${t}`},Yf={signIn:"Sign in",register:"Create an account",toRegister:"No account yet?",toSignIn:"Al\
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
.",database:"This is a database. Export the weights as CSV from the app.",xml:"This is an XML of ano\
ther program. Of XML files only Apple Health’s export.xml is read.",json:"This is a JSON of anothe\
r program. Those of Fitbit and Google Fit are read.",other:"This is not a text file. Export the weig\
hts as CSV."},back:"Back to weight",separator:"Separator",comma:"Comma",semicolon:"Semicolon",tab:"T\
ab",decimal:"Decimals",point:"Point",order:"Dates",orders:{ymd:"year, month, day",dmy:"day, month, y\
ear",mdy:"month, day, year"},dateColumn:"Date column",timeColumn:"Time column",weightColumn:"Weight \
column",column:(e,t)=>`${e}: ${t}`,changeReading:"Change",ambiguousDates:e=>`The dates are ambiguous\
: read as ${e}.`,leftOutColumns:(e,t)=>`The column “${e}” is read, and not ${t}.`,leftOutLines:(e,t)=>e===
1?"1 line is of another quantity or person and is not imported.":`${t} lines are of other quantities\
 or people and are not imported.`,localTimes:e=>`Times without a zone are read as ${e}.`,questions:{
unit:"Which unit are the weights in? The file does not say.",units:"Which unit are the weights in? T\
he file names more than one.",weight:"Which column is your weight?",long:"Some lines have more value\
s than the heading. What is the weight in the first one?",person:e=>`Which lines are yours? They dif\
fer in “${e}”.`},unitNames:{kg:"Kilograms",g:"Grams",lb:"Pounds",st:"Stone"},mark:".",leaveOut:"\
Leave these lines out",allMine:"All of them are mine",importRange:(e,t,n,o,s)=>`${e} weights, ${t} t\
o ${n}, ${o} → ${s}`,unread:(e,t)=>e===1?"1 line could not be read:":`${t} lines could not be read\
:`,nothingRead:"No weight was found in the file.",checking:"Checking the weights",added:(e,t)=>`${t}\
 new`,known:(e,t)=>`${t} already recorded`,rejected:(e,t)=>`${t} rejected`,refused:"Rejected, won’t \
be imported",changeTooLarge:"Too far from the weight of a nearby day",importWeights:(e,t)=>e===1?"Im\
port 1 weight":`Import ${t} weights`,importingWeights:"Importing the weights",importedWeights:(e,t)=>e===
1?"1 weight imported.":`${t} weights imported.`,importedAt:(e,t)=>`Import of ${e}, weights: ${t}`,undoImport:"\
Undo import",undoing:"Deleting the imported weights",undone:(e,t)=>e===1?"1 imported weight deleted.":
`${t} imported weights deleted.`,profile:"Profile",profileHint:"Your height and age are used to calc\
ulate your body mass index. Only you can see them.",profileFirst:"One last step: your height and dat\
e of birth are used to calculate your BMI.",later:"Later",firstName:"First name",lastName:"Last name",
birthDate:"Date of birth",height:"Height (m)",heightHint:"1.68 or 168",notAHeight:"Enter your height\
, such as 1.68 or 168",account:"Account",signedInAs:e=>`You are signed in as ${e}`,changePassword:"C\
hange password",changePasswordHint:"You will be signed out of your other browsers.",currentPassword:"\
Current password",newPassword:"New password",passwordChanged:"Password changed",endSessions:"Sign ou\
t everywhere",endSessionsHint:"Ends your session in this browser and in all others.",exportTitle:"Yo\
ur data",exportHint:"A JSON file with your account, your profile and all your weights.",exportData:"\
Download my data",deleteAccount:"Delete account",deleteHint:"Your profile and all your weights will \
be deleted for good.",typeName:e=>`Type ${e} to confirm`,nameDiffers:"This is not the username of yo\
ur account",apiKeys:"API keys",apiKeysHint:"Keys let an app or scale use your account without your p\
assword.",apiKeysCaption:"Your keys, newest first",permissions:{"weights:read":"Read your weights","\
weights:write":"Log weights","checklist:read":"See the WSTG checklist","checklist:write":"Change the\
 WSTG checklist"},keyMay:"Permissions",noPermission:"Choose at least one permission",makeKey:"Create\
 a key",keyName:"Key name",keyNameHint:"For example “bathroom scale”",keyEnds:"Expires in",days:e=>`${e}\
 days`,keyMade:"Your new key",keyOnce:"Copy it now: it will not be shown again.",copy:"Copy",copied:"\
Copied",lastUsed:"Last used",never:"Never",expires:"Expires",removeKey:"Delete this key?",keyRemoved:"\
Key deleted",keyRefused:(e,t)=>`Refused on ${e}: ${t}`},ii={es:Kf,en:Yf};var Zf={title:"Peso e IMC",navigation:"Secciones",administration:"Administración",skip:"Ir al conte\
nido",menu:"Tu cuenta",otherLanguage:"English",signOut:"Cerrar sesión",offline:"Sin conexión. Lo qu\
e ves puede no estar al día.",ends:{expired:"Tu sesión ha terminado. Entra de nuevo para continuar.",
signed_out:"Has cerrado la sesión.",account_changed:"En este navegador se ha iniciado sesión con ot\
ra cuenta."},adopt:"Continuar con esa cuenta",deleted:"La cuenta y sus datos se han eliminado.",startFailed:"\
No se ha podido conectar con el servicio.",broken:"Algo ha fallado",brokenHint:"La página no ha podi\
do mostrar esta sección. Tus datos están a salvo.",loadAgain:"Recargar la página",retry:"Reintent\
ar",retryNow:"Ya puedes intentarlo de nuevo.",loading:"Cargando…",unknown:"–",cancel:"Cancelar",
close:"Cerrar",shortcuts:"Atajos de teclado",shortcutNames:{"/":"Buscar","↑ ↓":"Fila anterior o \
siguiente de una tabla","?":"Ver los atajos"},useShortcuts:"Usar los atajos",save:"Guardar",file:"Ar\
chivo",checkField:"Revisa este campo.",missing:"Falta este dato.",reason:"Motivo",actions:"Acciones",
change:"Cambio",stop:"Detener",show:"Mostrar",hide:"Ocultar",moreRows:(e,t)=>`Mostrar más (${e} de ${t}\
)`,notFound:"Página no encontrada",doneOf:(e,t)=>`${e} de ${t}`},Jf={title:"Weight and BMI",navigation:"\
Sections",administration:"Administration",skip:"Skip to content",menu:"Your account",otherLanguage:"\
Español",signOut:"Sign out",offline:"You are offline. What you see may be out of date.",ends:{expired:"\
Your session has ended. Sign in again to continue.",signed_out:"You have signed out.",account_changed:"\
Someone signed in to another account in this browser."},adopt:"Continue as that account",deleted:"Th\
e account and its data have been deleted.",startFailed:"The service could not be reached.",broken:"S\
omething went wrong",brokenHint:"The page could not show this section. Your data is safe.",loadAgain:"\
Reload the page",retry:"Try again",retryNow:"You can try again now.",loading:"Loading…",unknown:"–",
cancel:"Cancel",close:"Close",shortcuts:"Keyboard shortcuts",shortcutNames:{"/":"Search","↑ ↓":"\
Previous or next row in a table","?":"Show the shortcuts"},useShortcuts:"Use the shortcuts",save:"Sa\
ve",file:"File",checkField:"Check this field.",missing:"This is missing.",reason:"Reason",actions:"A\
ctions",change:"Change",stop:"Stop",show:"Show",hide:"Hide",moreRows:(e,t)=>`Show more (${e} of ${t}\
)`,notFound:"Page not found",doneOf:(e,t)=>`${e} of ${t}`},ai={es:Zf,en:Jf};var Bs=(e,t)=>({...e,...t}),Po={es:Bs(Bs(ai.es,ii.es),ri.es),en:Bs(Bs(ai.en,ii.en),ri.en)};var q=Pl(),Wl=(e,t,n="kg")=>({t:Po[e],zone:t,...Ol(e,t.name,n)}),ci=Fs(void 0),W=()=>kn(ci),li=e=>document.
querySelector(`meta[name="${e}"]`)?.content,un={captchaScript:li("captcha-script"),registrationOpen:li(
"registration")!=="closed",isEmpty:li("accounts")==="none"};var Qf=Symbol.for("pv"),Xf=0;function l(e,t,n,o,s,i){t||(t={});var r,a,u=t;if("ref"in u&&typeof e!="function")for(a in u={},t)a==
"ref"?r=t[a]:u[a]=t[a];var d={type:e,props:u,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Qf,
__v:--Xf,__i:-1,__u:0};return(s||i)&&(d.__source=s,d.__self=i),be.vnode&&be.vnode(d),d}var He=({kind:e,children:t})=>l("span",{class:"badge","data-kind":e,children:t});var re=({text:e,of:t,onClick:n,kind:o="plain",busy:s,...i})=>l("button",{type:n?"button":"submit",class:`\
button ${o}`,"aria-label":t&&`${e}: ${t}`,"aria-busy":s,"aria-disabled":s,onClick:n&&(()=>s||n()),...i,
children:e}),ge=({kind:e="info",children:t})=>l("div",{class:`notice ${e}`,role:e==="error"?"alert":
"status",children:t}),Be=({error:e,retry:t})=>{let{t:n,describe:o}=W(),s=e instanceof Le&&e.status===
429&&e.retryAfter||0,[i,r]=ne(0);pl(()=>{let g=performance.now()+s*1e3,f=()=>r(Math.max(0,Math.ceil(
(g-performance.now())/1e3)));if(f(),s===0)return;let m=setInterval(f,1e3);return()=>clearInterval(m)},
[e]);let{code:a}=e??{};if(e===void 0||a==="authentication_required")return null;let u=o(e,i>0?{seconds:i}:
{}),d=s>0&&i===0;return l(ge,{kind:d?"info":"error",children:[l("p",{role:s>0?"timer":void 0,children:d?
n.retryNow:u}),t&&i===0&&l(re,{text:n.retry,onClick:t})]})},Ao=({label:e,done:t,all:n,format:o,children:s})=>{
let{t:i}=W(),r=Sn();return l("div",{class:"progress",children:[l("label",{for:r,children:e}),l("prog\
ress",{id:r,value:n&&t,max:n}),l("span",{children:n?i.doneOf(o(t),o(n)):o(t)}),s]})};var xn=({facts:e})=>l("dl",{children:Object.entries(e).map(([t,n])=>l("div",{children:[l("dt",{children:t}),
l("dd",{children:n})]},t))}),ep=25,ui="td :is(a, button, .menu > summary):not(.menu > div *)",tp=e=>{
let t=e.target,n=t.closest("tr");if(!n||!t.matches(ui))return;let{nextElementSibling:o,previousElementSibling:s}=n,
i={ArrowDown:o,ArrowUp:s}[e.key],r=[...n.querySelectorAll(ui)].indexOf(t),a=i?.querySelectorAll(ui)[r];
a&&(e.preventDefault(),a.focus())},at=e=>{let{caption:t,columns:n,rows:o,keyOf:s,empty:i,more:r,groupOf:a}=e,
{t:u,integer:d}=W(),[g,f]=ne(history.state?.limit??ep),m=()=>{let v=g*4;history.replaceState({...history.
state,limit:v},""),f(v),r?.(v)};if(o.length===0)return i?l("div",{class:"empty",children:i}):null;let h=n.
map(([v,,b])=>l("th",{scope:"col",class:b,children:v},v)),w=v=>n.map(([b,E,C])=>l("td",{class:C,"dat\
a-label":b,children:E(v)},b)),T=o.slice(0,g),S=`${d(o.length)}${r?"+":""}`;return l(X,{children:[l("\
table",{children:[l("caption",{children:t}),l("thead",{children:l("tr",{children:h})}),l("tbody",{onKeyDown:tp,
children:T.map((v,b)=>{let E=T[b-1],C=a?.(v);return l(X,{children:[C&&(!E||a?.(E)!==C)&&l("tr",{class:"\
group",children:l("th",{colSpan:n.length,scope:"rowgroup",children:C})}),l("tr",{children:w(v)})]},s?.(
v)??b)})})]}),(r||o.length>g)&&l(re,{text:u.moreRows(d(T.length),S),onClick:m})]})};var dn=({title:e,onClose:t,locked:n,children:o})=>{let s=Sn(),i=ke(null);ue(()=>i.current?.showModal(),
[]);let r=()=>n||i.current?.querySelector("[aria-busy=true]")!=null;return l("dialog",{ref:i,"aria-l\
abelledby":s,onCancel:a=>r()&&a.preventDefault(),onClose:t,children:[l("h2",{id:s,children:e}),o(()=>i.
current?.close())]})},Vs=e=>{let{t}=W(),[n,o]=ne();return{ask:a=>new Promise(u=>o({question:a,answer:u})),
dialog:n&&l(dn,{title:e,onClose:()=>{n?.answer(!1),o(void 0)},children:a=>{let u=()=>{n.answer(!0),a()};
return l(X,{children:[l("p",{children:n.question}),l("div",{class:"actions",children:[l(re,{kind:"da\
nger",text:e,onClick:u}),l(re,{text:t.cancel,onClick:a})]})]})}})}};var en=()=>document.querySelector("h1")?.focus({preventScroll:!0}),Mt=Fs(e=>{}),$l=!0,Lt=({title:e,tools:t,
quiet:n})=>{let{t:o,announce:s}=W(),i=ke(null);return ue(()=>{$l||i.current?.focus(),$l=!1,s("")},[s]),
ue(()=>{document.title=`${e} · ${o.title}`},[e,o]),l("div",{class:n?"heading quiet":"heading",children:[
l("h1",{tabIndex:-1,ref:i,children:e}),t]})},Ot=({title:e,tools:t,quiet:n,load:o,children:s})=>{let{
t:i}=W();return ue(()=>{o.data!==void 0&&document.activeElement===document.body&&en()},[o.data]),l(Mt.
Provider,{value:o.reload,children:[l(Lt,{title:e,tools:t,quiet:n}),l(Be,{error:o.error,retry:o.reload}),
o.data!==void 0&&s(o.data),o.data===void 0&&o.loading&&l(ge,{kind:"loading",children:i.loading})]})},
Ue=({title:e,hint:t,tools:n,children:o})=>l("section",{class:"card","aria-label":e,children:[l("div",
{class:"heading",children:[l("h2",{children:e}),n]}),t&&l("p",{class:"hint",children:t}),o]}),Hl=({children:e})=>{
let{t}=W(),[n]=ml(o=>reportError(o));return n===void 0?l(X,{children:e}):l("div",{class:"card narrow",
children:[l(Lt,{title:t.broken}),l("p",{children:t.brokenHint}),l(re,{text:t.loadAgain,kind:"primary",
onClick:()=>location.reload()})]})};var np=e=>typeof e=="object"&&e!==null&&"undo"in e,Us=e=>{let{announce:t}=W(),n=kn(Mt);return ns(async()=>{
t("");try{let o=await e();typeof o=="string"?t(o):np(o)&&t(o.text,o.undo)}catch(o){throw o instanceof
Le&&n(!0),o}n(!1)})},Bl=(e,t=n=>n)=>({inputMode:"decimal",autocomplete:"off",read:n=>{let o=Nl(String(
n));return o===void 0?new Error(e):t(o)}}),op=({spec:e,error:t,name:n})=>{let{t:o}=W(),[s,i]=ne(!1),
{label:r,hint:a,codes:u,options:d,read:g,defaultValue:f,...m}=e,h=Sn(),w=[a&&`${h}-hint`,t&&`${h}-er\
ror`].filter(Boolean).join(" "),T={"aria-invalid":!!t,"aria-describedby":w||void 0},S=(D,P,L)=>P&&l(
"p",{class:D,id:`${h}-${D}`,role:L,children:P}),v=d?.map(([D,P])=>l("option",{value:D,selected:D===f,
children:P},D)),b={...m,...!v&&{defaultValue:f}},E=e.type==="password",C=v?"select":e.rows?"textarea":
"input";return l("div",{class:`field ${e.type??""}`,children:[l("label",{for:h,children:r}),S("hint",
a),S("error",t,"alert"),Ya(C,{...b,...s&&{type:"text"},...T,id:h,name:n},v),E&&l(re,{text:s?o.hide:o.
show,of:r,kind:"link",onClick:()=>i(!s)})]})},rs=({fields:e,values:t,errorOf:n=()=>""})=>Object.entries(
e).map(([o,s])=>{let i=t&&{value:String(t[o]??"")};return l(op,{name:o,spec:{...s,...i},error:n(o)},
o)}),sp=200,Gs=({view:e,fields:t})=>{let{parameters:n}=je(),[o,s]=ne(n),i=ye(e,n),r=ke("");ue(()=>{i!==
r.current&&s(n),r.current=""},[i]);let a=ye(e,o);ue(()=>{if(a===i)return;let{hash:d}=location,f=setTimeout(
()=>{location.hash===d&&(r.current=a,xo(a))},sp);return()=>clearTimeout(f)},[a,i]);let u=d=>s(Object.
fromEntries(new FormData(d)));return l("search",{children:l("form",{class:"filters",onInput:({currentTarget:d})=>u(
d),onSubmit:d=>d.preventDefault(),children:l(rs,{fields:t,values:o})})})},rp=(e,t,n)=>{let o=new FormData(
e),s=Object.entries(t).map(([u,d])=>{let g=o.get(u)??"";return d.required&&g===""?[u,new Error(n)]:[
u,d.read?d.read(g):g]}),i=s.filter(u=>u[1]instanceof Error),[r]=i,a=Object.fromEntries(i.map(([u,{message:d}])=>[
u,d]));if(r)throw Object.assign(r[1],{parameters:{field:r[0]},texts:a});return Object.fromEntries(s)},
lt=e=>{let{t,describe:n}=W(),o=e.fields??{},s=ke(null),{run:i,busy:r,error:a,reset:u}=Us(async()=>{let v=await e.
act(rp(s.current,o,t.missing));return e.keep||s.current?.reset(),v}),{code:d="",parameters:g={},fields:f=[]}=a??
{},{texts:m={}}=a??{},h=Object.keys(o),w=h.find(v=>v===g.field||o[v]?.codes?.includes(d))??h.find(v=>f.
includes(v)),T=v=>m[v]??(v===w?n(a):f.includes(v)?t.checkField:"");ue(()=>{a&&s.current?.querySelector(
"[aria-invalid=true]")?.focus()},[a]);let S=v=>{v.preventDefault(),i()};return l("form",{ref:s,class:e.
inline?"inline":"",noValidate:!0,onInput:u,onSubmit:S,children:[e.question&&l("p",{children:e.question}),
l(rs,{fields:o,errorOf:T}),l(Be,{error:w===void 0?a:void 0}),l("div",{class:"actions",children:[l(re,
{text:e.submit,kind:e.kind??"primary",busy:r}),e.onCancel&&l(re,{text:t.cancel,onClick:()=>r||e.onCancel?.()})]})]})},
Gn=({act:e,busy:t,...n})=>{let o=Us(e);return l(X,{children:[l(re,{...n,busy:t||o.busy,onClick:o.run}),
l(Be,{error:o.error})]})},ct=e=>{let{text:t,of:n,title:o=t,opener:s="link",...i}=e,{announce:r}=W(),
a=kn(Mt),[u,d]=ne(!1),g=ke(!1),f=w=>{g.current=w,w||a(!1)};return l(X,{children:[l(re,{text:t,of:n,kind:s,
"aria-haspopup":"dialog",onClick:()=>{r(""),d(!0)}}),u&&l(dn,{title:o,onClose:()=>{d(!1),g.current&&
a(!0),g.current=!1},children:w=>l(Mt.Provider,{value:f,children:l(lt,{kind:"danger",submit:t,...i,keep:!0,
onCancel:w,act:async T=>{let S=await i.act(T);return w(),en(),S}})})})]})};var ip=".menu > div > :is(a, button:not([aria-haspopup]))",Do=({label:e,text:t,children:n})=>{let o=ke(
null),s=r=>o.current?.contains(r)??!1,i=r=>{let a=o.current;!a||a.querySelector("dialog[open]")||(r&&
a.querySelector("summary")?.focus(),a.open=!1)};return ue(()=>{let r=({target:u})=>{s(u)?u.matches(ip)&&
i(!0):i(!1)},a=({target:u})=>s(u)&&i(!0);return document.addEventListener("click",r),document.addEventListener(
"close",a,!0),()=>{document.removeEventListener("click",r),document.removeEventListener("close",a,!0)}},
[]),l("details",{class:"menu",ref:o,onKeyDown:({key:r})=>r==="Escape"&&i(!0),onFocusOut:({relatedTarget:r})=>r&&
!s(r)&&i(!1),children:[l("summary",{"aria-label":e,children:l("span",{children:t})}),l("div",{children:n})]})};var is=Object.keys(Po.es.statuses),tn=({wstg_status:e})=>e??"Not Started",fi=["critical","high","med\
ium","low","info"],pi=e=>e.charAt(0).toUpperCase()+e.slice(1),Eo=({severity:e})=>{let{t}=W();if(!e)return l(
X,{children:t.unknown});let n=pi(e);return l(He,{kind:n,children:t.severities[n]??e})},qs=({item:e,all:t})=>{
let{t:n,integer:o}=W(),s=fi.map(r=>[pi(r),e.open_findings[r]]).filter(([,r])=>r>0).map(([r,a])=>({kind:r,
counted:`${o(a)} ${n.severities[r]}`})),i=n.openFindings(s.map(({counted:r})=>r).join(", "));return s.
slice(0,t?s.length:1).map(({kind:r,counted:a})=>l("span",{title:i,children:l(He,{kind:r,children:n.openFindings(
a)})},r))},ap=({item:e})=>{let{t}=W(),n={wstg_id:e.wstg_id},{data:o}=Pe(r=>q.getItem({path:n,signal:r})),
s=o?.findings.find(({written_to:r})=>r),i=[t.findingNumber(e.finding_id??0),s?.title,s&&t.severities[pi(
s.severity)],s&&t.findingStates[s.state]];return l("strong",{class:"reason",children:i.filter(Boolean).
join(" · ")})},di=["active open"],lp={Done:["verified closed","verified closed_by_status"],"Not App\
licable":["active false_positive","active closed_by_status"],"In Progress":di,Blocked:di,"Not Starte\
d":di},as=(e,t)=>e.finding_own===!1&&!lp[t].includes(`${e.defectdojo_status} ${e.finding_state}`),js=()=>{
let{t:e}=W(),{ask:t,dialog:n}=Vs(e.changeFinding);return{askAbout:s=>t(l(X,{children:[e.othersFinding,
" ",l(ap,{item:s})]})),dialog:n}},Io=async(e,t)=>{let n=[];for await(let o of e){if(n.length===t)return{
taken:n,more:!0};n.push(o)}return{taken:n,more:!1}},ut=({at:e})=>{let{t,instant:n,ago:o}=W();return e===
null?l(X,{children:t.unknown}):l("time",{dateTime:e,title:n(e),children:o(e)??n(e)})},cp=()=>history.
replaceState({...history.state,y:scrollY},""),ls=e=>l("a",{href:ye("checklist",e.parameters,e.id),onClick:cp,
children:e.id}),qn=({text:e})=>{let{t}=W();return e?l("details",{class:"reason",children:[l("summary",
{children:t.reason}),e]}):null},Vl=({label:e,value:t,options:n,act:o})=>{let s=ke(t),{run:i,busy:r,error:a}=Us(
()=>o(s.current));return l("div",{children:[l("select",{"aria-label":e,"aria-busy":r,"data-kind":t,value:t,
onChange:d=>{s.current=d.currentTarget.value,i()},children:Object.entries(n).map(([d,g])=>l("option",
{value:d,children:g},d))}),l(Be,{error:a})]})},cs=({request:e})=>{let{t,integer:n,may:o}=W(),s=e?{request_ids:[
e.request_id]}:"all",i=e&&`${e.wstg_id??e.request_id}`,r=async()=>{let{request_ids:f}=await q.retryRequests(
{body:s});return t.retried(n(f.length))},a=async()=>{let{request_ids:f}=await q.dismissRequests({body:s});
return t.dismissed(n(f.length))},[u,d]=e?[t.repeat,t.dismiss]:[t.retryAll,t.dismissAll],g=e?"link":"\
plain";return o("checklist:write")?l("div",{class:"actions",children:[l(Gn,{text:u,of:i,kind:g,act:r}),
l(ct,{text:d,of:i,opener:g,question:t.askDismiss,act:a})]}):null};var mi=100,up=({user:e,isOwn:t})=>{let{t:n}=W(),{username:o}=e,s={target_user_id:e.user_id},i=async()=>(await q.
endSessions({path:s}),n.sessionsEnded(o)),r=async(S,v)=>(await q.updateUserRole({path:s,body:{role:S}}),
v&&await i(),n.roleChanged(o,n.roles[S])),a=async()=>(await q.deleteUser({path:s}),n.accountDeleted(
o)),u=async S=>(await q.setChecklistAccess({path:s,body:{access:S}}),n.accessChanged(o,n.accesses[S])),
d=Ut.ChecklistAccess.values.map(S=>[S,n.accesses[S]]),g={label:n.access,options:d,defaultValue:e.checklist_access},
f={label:n.alsoEnd,type:"checkbox",defaultChecked:!0},m={text:n.promote,question:n.askPromote(o)},h={
text:n.demote,question:n.askDemote(o),fields:{end:f}},w={text:n.endTheirSessions,question:n.askEnd(o)},
T={text:n.delete,question:n.askDelete(o)};return l(Do,{label:`${n.actions}: ${o}`,text:"⋯",children:[
e.role==="user"&&l(ct,{...m,of:o,act:()=>r("admin")}),e.role==="admin"&&l(ct,{...h,of:o,act:({end:S})=>r(
"user",S)}),e.role==="user"&&l(ct,{text:n.access,of:o,submit:n.save,kind:"primary",fields:{access:g},
act:({access:S})=>u(S)}),!t&&l(ct,{...w,of:o,act:i}),!t&&l(ct,{...T,of:o,act:a})]})},Ul=({account:e})=>{
let{t,integer:n}=W(),o=m=>m.user_id===e.userId,{search:s="",role:i}=je().parameters,r=Ut.Role.values.
find(m=>m===i),[a,u]=ne(mi);ue(()=>u(mi),[s,r]);let d=Pe(m=>Io(q.users({search:s,role:r,limit:mi,signal:m}),
a),[s,r,a]),g=m=>l("div",{class:"badges",children:[m.username," ",o(m)&&l(He,{children:t.you})]}),f={
search:{label:t.beginning,type:"search",autocapitalize:"none"},role:{label:t.role,options:[["",t.any],
...Object.entries(t.roles)]}};return l(Ot,{title:t.accounts,load:d,children:({taken:m,more:h})=>l("s\
ection",{class:"card","aria-label":t.accounts,children:[l(Gs,{view:"accounts",fields:f}),l(at,{caption:t.
accountsCount(`${n(m.length)}${h?"+":""}`),rows:m,empty:t.noAccounts,more:h?w=>u(Math.max(a,w)):void 0,
keyOf:({user_id:w})=>w,columns:[[t.name,g],[t.role,w=>t.roles[w.role]],[t.access,({role:w,checklist_access:T})=>t.
accesses[w==="admin"?"write":T]],[t.created,({created_at:w})=>l(ut,{at:w}),"wide"],[t.actions,w=>l(up,
{user:w,isOwn:o(w)}),"numeric"]]})]})})};var gi={base:"https://owasp.org/www-project-web-security-testing-guide/v42/4-Web_Application_Securit\
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
n_Hijacking"}};var zs={current:[]},fp=({request:e})=>{let{request:t}=W().t,{state:n,reason:o}=e,s=n==="failed"?"err\
or":n==="done"&&!o?"success":"info",i=n==="done"&&o?t.noEffect:t[n];return l(ge,{kind:s,children:[i,
" ",n==="failed"&&Un(e)&&t.repeated,l(qn,{text:o})]})},pp=({item:e,user:t,keepsAll:n})=>{let{t:o}=W(),
{askAbout:s,dialog:i}=js(),[r,a]=ne(""),u=e.requests.find(v=>r.endsWith(`/${v.request_id}`)),[d]=ne(
tn(e)),[g,f]=ne((e.notes??"").replaceAll(`\r
`,`
`)),m=async({status:v,notes:b})=>{let E=b===g?{}:{notes:b};if((as(e,v)||e.finding_own===!1&&E.notes)&&
!await s(e))return;let D={wstg_id:e.wstg_id,status:v,user:t,...E};a((await q.requestWstgSync({body:D})).
location),f(b)},h=is.map(v=>[v,o.statuses[v]]),w={label:o.notes,hint:o.notesHint,rows:6,defaultValue:g},
T=n?void 0:o.notKept,S={label:o.status,hint:T,options:h,defaultValue:d};return l(Ue,{title:o.edit,children:[
l(lt,{keep:!0,submit:o.save,act:m,fields:{status:S,notes:w}}),u&&l(fp,{request:u}),i]})},Gl=({address:e,
text:t})=>!e||!/^https?:\/\//i.test(e)?l(X,{children:t}):l("a",{href:e,target:"_blank",rel:"noreferr\
er",children:t}),mp=({item:e})=>{let{t,integer:n}=W(),{findings:o,findings_total:s}=e,i=o.length<s?t.
doneOf(n(o.length),n(s)):n(s),r=a=>{let u=t.findingNumber(a.finding_id),d=[u,a.own&&t.madeHere,a.written_to&&
t.writtenTo];return l("div",{class:"reason",children:[l(Gl,{address:a.finding_url,text:a.title||u}),
l("p",{class:"aside",children:d.filter(Boolean).join(" · ")})]})};return s===0?null:l("section",{class:"\
card",children:l(at,{caption:`${t.findings}: ${i}`,rows:o,keyOf:({finding_id:a})=>a,columns:[[t.finding,
r],[t.severity,({severity:a})=>l(Eo,{severity:a})],[t.state,({state:a})=>t.findingStates[a]]]})})},gp=({
item:e})=>{let{t}=W(),n=[e.status_set_by,e.status_set_for].filter(Boolean);return l(Ue,{title:t.currentState,
children:[e.conflict&&l(ge,{children:t.conflictNotice}),e.failed_reason!==null&&l(ge,{kind:"error",children:t.
failedBelow}),l(xn,{facts:{[t.status]:l("div",{class:"badges",children:[l(He,{kind:tn(e),children:t.
statuses[tn(e)]}),l(qs,{item:e,all:!0})]}),[t.setAt]:l(ut,{at:e.status_set_at}),[t.setBy]:[...new Set(
n)].join(" / ")||t.unknown,[t.tool]:t.toolStatuses[e.defectdojo_status??"none"],[t.finding]:e.finding_id===
null?t.unknown:l(Gl,{address:e.finding_url,text:t.findingNumber(e.finding_id)}),[t.severity]:l(Eo,{severity:e.
severity}),[t.lastSync]:l(ut,{at:e.last_sync}),[t.direction]:t.directions[e.last_sync_direction??"no\
ne"]}})]})},hp=({item:e})=>{let{t}=W(),n=r=>r===null?t.unknown:t.statuses[r]??r,o=r=>r?"bad":void 0,
s=r=>l("div",{children:[l(He,{kind:o(r.state==="failed"),children:t.states[r.state]})," ",l(qn,{text:r.
reason}),r.state==="failed"&&l(cs,{request:r})]}),i=r=>l("div",{children:[l(He,{kind:o(!r.success),children:r.
success?t.success:t.failed})," ",l(qn,{text:r.error_message})]});return l(X,{children:[l("section",{
class:"card",children:l(at,{empty:t.noRequests,caption:t.requests,rows:e.requests,keyOf:({request_id:r})=>r,
columns:[[t.accepted,({accepted_at:r})=>l(ut,{at:r})],[t.origin,({kind:r})=>t.origins[r]],[t.status,
({status:r})=>n(r)],[t.user,({user:r})=>r??t.unknown],[t.result,s]]})}),l("section",{class:"card",children:l(
at,{empty:t.noLog,caption:t.log,rows:e.log,columns:[[t.when,({timestamp:r})=>l(ut,{at:r})],[t.direction,
({direction:r})=>t.directions[r]],[t.change,r=>`${n(r.old_status)} → ${n(r.new_status)}`],[t.result,
i]]})})]})},_p=e=>{let t=gi.pages[e.toUpperCase()];return t&&gi.base+t},yp=({id:e})=>{let{t}=W(),{parameters:n}=je(),
o=zs.current.indexOf(e),[s,i]=o<0?[]:[-1,1].map(a=>zs.current[o+a]),r=(a,u)=>u&&l("a",{href:ye("chec\
klist",n,u),children:a});return l("nav",{class:"actions","aria-label":t.checklist,children:[l("a",{href:ye(
"checklist",n),children:t.backToList}),r(t.previous,s),r(t.next,i)]})},ql=({id:e,user:t})=>{let{t:n,
may:o}=W(),s=Pe(async r=>{let[a,{keeps_equivalent_status:u}]=await Promise.all([q.getItem({path:{wstg_id:e},
signal:r}),q.getSynchronisation({signal:r})]);return{item:a,keepsAll:u}},[e],({item:r})=>r.requests.
some(Un)),i=_p(e);return l(Ot,{title:e,tools:l(yp,{id:e}),load:s,children:({item:r,keepsAll:a})=>l(X,
{children:[l("p",{class:"aside",children:[[r.name,r.category&&n.categoryName(r.category)].filter(Boolean).
join(" · "),i&&" · ",i&&l("a",{href:i,target:"_blank",rel:"noreferrer",children:n.guide})]}),l("di\
v",{class:"columns",children:[l(gp,{item:r}),o("checklist:write")&&l(pp,{item:r,user:t,keepsAll:a})]}),
l(mp,{item:r}),l(hp,{item:r})]})})};var wp="-",hi=({category:e})=>e??wp,bp={conflict:e=>e.conflict,open:e=>e.open_request,failed:e=>e.failed_reason!==
null,untracked:e=>!e.tracked,without_finding:e=>e.finding_id===null&&e.last_sync!==null},_i=e=>{let t=Map.
groupBy(e,tn),n=o=>t.get(o)?.length??0;return{countOf:n,closed:n("Done")+n("Not Applicable")}},jl=({
items:e})=>{let{countOf:t}=_i(e),n=is.filter(o=>t(o)>0);return l("div",{class:"bar","aria-hidden":"t\
rue",children:n.map(o=>l("i",{"data-kind":o,style:{flexGrow:t(o)}},o))})},vp=5,kp=({gate:e})=>{let{t,
integer:n}=W(),{parameters:o}=je(),s=Map.groupBy(e.open,({reason:a})=>a),i=Map.groupBy(s.get("open_f\
inding")??[],({severity:a})=>a),r=fi.flatMap(a=>i.get(a)??[]);return e.passed?l(ge,{kind:"success",children:t.
gatePassed}):l(ge,{children:[l("p",{children:[l("strong",{children:t.gateClosed})," ",e.stale&&t.gateStale]}),
l("p",{class:"badges",children:[...s].map(([a,u])=>l("a",{href:ye("checklist",{...o,show:a}),children:[
t.reasons[a],": ",n(u.length)]},a))}),r.length>0&&l("p",{class:"badges",children:r.slice(0,vp).map(({
wstg_id:a,severity:u})=>l("span",{children:[l(ls,{id:a,parameters:o})," ",l(Eo,{severity:u})]},a))})]})},
Sp=({items:e,gate:t,keepsAll:n})=>{let{t:o,integer:s,percent:i}=W(),{countOf:r,closed:a}=_i(e);return l(
"section",{class:"card","aria-label":o.checklistTotal,children:[l("p",{class:"figure",children:[l("s\
trong",{children:o.closedOf(s(a),s(e.length))})," ",l("span",{children:e.length>0&&i(a/e.length)})]}),
l(jl,{items:e}),l("p",{class:"badges",children:is.map(u=>l(He,{kind:u,children:[o.statuses[u],": ",s(
r(u))]},u))}),l(kp,{gate:t}),!n&&l("p",{class:"hint",children:o.notKept})]})},Tp=({items:e})=>{let{t,
integer:n}=W(),{parameters:o}=je();return l(Ue,{title:t.coverage,children:l("ul",{class:"coverage",children:[
...Map.groupBy(e,hi)].map(([s,i])=>l("li",{children:[l("a",{href:ye("checklist",{...o,category:s}),children:t.
categoryName(s)}),l("span",{children:t.doneOf(n(_i(i).closed),n(i.length))}),l(jl,{items:i})]},s))})})},
xp=({items:e,gate:t},n)=>{let{status:o="",category:s="",show:i="",outcome:r="",search:a=""}=n,u=a.toLowerCase().
split(/\s+/),d=new Map(t.open.map(({wstg_id:m,reason:h})=>[m,h])),g=m=>{let h=`${m.wstg_id} ${m.name??
""} ${m.notes??""}`.toLowerCase();return u.every(w=>h.includes(w))},f=m=>bp[i]?.(m)??[d.get(m.wstg_id),
""].includes(i);return e.filter(m=>[tn(m),""].includes(o)).filter(m=>[hi(m),""].includes(s)).filter(
m=>[m.outcome,""].includes(r)).filter(f).filter(g).sort((m,h)=>Number(h.conflict)-Number(m.conflict))},
Cp=({data:e,user:t,change:n})=>{let{t:o,integer:s,may:i,announce:r}=W(),{parameters:a}=je(),u=JSON.stringify(
a),d=gt(()=>xp(e,a),[e,u]);zs.current=d.map(({wstg_id:x})=>x);let g=["",o.any],f=[...new Set(e.items.
map(hi))].map(x=>[x,o.categoryName(x)]),m=[...new Set(e.gate.open.map(({reason:x})=>x))].map(x=>[x,o.
reasons[x]]),h=async(x,R)=>{await q.requestWstgSync({body:{wstg_id:x,status:R,user:t}});let O=I=>I.wstg_id===
x?{...I,wstg_status:R,open_request:!0}:I;n(I=>({...I,items:I.items.map(O)}))},{askAbout:w,dialog:T}=js(),
[S,v]=ne("Done"),b=d.filter(x=>as(x,S)).length,E=async x=>{for(let[R,{wstg_id:O}]of d.entries())await h(
O,x),r(o.setSome(s(R+1),s(d.length)));return o.setAll(s(d.length))},C=x=>l("div",{children:[l(ls,{id:x.
wstg_id,parameters:a}),l("p",{class:"aside",children:x.name})]}),D=x=>l("div",{class:"badges",children:[
i("checklist:write")?l(Vl,{label:`${o.status}: ${x.wstg_id}`,value:tn(x),options:o.statuses,act:async R=>{
if(!(as(x,R)&&!await w(x)))return await h(x.wstg_id,R),o.request.waiting}}):l(He,{kind:tn(x),children:o.
statuses[tn(x)]}),l(qs,{item:x}),x.conflict&&l(He,{kind:"bad",children:o.conflict}),x.failed_reason!==
null&&l(He,{kind:"bad",children:o.failed}),x.failed_reason===null&&x.open_request&&l(He,{children:o.
pending})]}),P=l(X,{children:[l("p",{children:o.noItems}),l("a",{href:ye("checklist"),onClick:en,children:o.
clear})]}),L={text:o.setAllShown,question:o.askAll(s(d.length)),fields:{status:{label:o.status,hint:l(
"span",{role:"status",children:b>0&&o.othersFindings(s(b))}),options:Object.entries(o.statuses),defaultValue:S,
onInput:({currentTarget:{value:x}})=>v(x)}}};return l("section",{class:"card","aria-label":o.checklist,
children:[l(Gs,{view:"checklist",fields:{search:{label:o.search,hint:o.searchHint,type:"search"},status:{
label:o.status,options:[g,...Object.entries(o.statuses)]},category:{label:o.category,options:[["",o.
anyCategory],...f]},outcome:{label:o.itemOutcome,options:[g,...Object.entries(o.outcomes)]},show:{label:o.
show,options:[g,...Object.entries(o.shown),...m]},since:{label:o.since,type:"date"}}}),i("checklist:\
write")&&d.length>0&&l("div",{class:"actions",children:l(ct,{...L,opener:"plain",act:({status:x})=>E(
x)})}),l(at,{caption:o.items(s(d.length)),rows:d,keyOf:({wstg_id:x})=>x,empty:P,columns:[[o.item,C],
[o.status,D],[o.tool,x=>o.toolStatuses[x.defectdojo_status??"none"]],[o.severity,({severity:x})=>l(Eo,
{severity:x})],[o.lastSync,({last_sync:x})=>l(ut,{at:x})]]},u),l("p",{class:"aside",children:o.source}),
T]})},Pp=({user:e})=>{let{t}=W(),{since:n}=je().parameters,o=n?{since:n}:{},s=Pe(async a=>{let[{taken:u},
d,{keeps_equivalent_status:g}]=await Promise.all([Io(q.items({...o,signal:a}),Number.POSITIVE_INFINITY),
q.checkGate({query:o,signal:a}),q.getSynchronisation({signal:a})]);return{items:u,gate:d,keepsAll:g}},
[n]),i=s.data!==void 0;ue(()=>{i&&history.state?.y&&scrollTo(0,history.state.y)},[i]);let r=l(re,{text:t.
reload,busy:s.loading,onClick:s.reload});return l(Ot,{title:t.checklist,tools:r,load:s,children:a=>l(
X,{children:[l(Sp,{...a}),l(Tp,{items:a.items}),l(Cp,{data:a,user:e,change:s.change})]})})},zl=({account:e})=>{
let{id:t}=je();return t===void 0?l(Pp,{user:e.username}):l(ql,{id:t,user:e.username},t)};var Ro=(e,t)=>{let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),
setTimeout(()=>URL.revokeObjectURL(n.href),6e4)};var yi=e=>{let{act:t,ask:n,title:o,hint:s,submit:i,labels:r,fields:a}=e,{t:u,bytes:d}=W(),[g,f]=ne(),
[m,h]=ne(""),w=ke(new AbortController);ue(()=>()=>w.current.abort(),[]);let T=async x=>{w.current=new AbortController;
let{signal:R}=w.current;h(""),f({loaded:0,total:void 0}),await t({signal:R,onProgress:f},x).catch(O=>{
if(!R.aborted)throw O;return u.stopped}).then(h).finally(()=>f(void 0))},{ask:S,dialog:v}=Vs(i),b=async x=>{
(!n||await S(n(x)))&&await T(x)},E=()=>{w.current.abort(),en()},C=g&&g.loaded>0&&g.loaded!==g.total,
[D,P]=C?[r[0],g.total]:[r[1],void 0];return l(Ue,{title:o,hint:s,children:[l(lt,{keep:!0,submit:i,kind:a?
"danger":"primary",act:b,fields:a}),v,g&&l(Ao,{label:D,done:g.loaded,all:P,format:x=>x===0?"":d(x),children:l(
re,{text:u.stop,onClick:E})}),m&&l(ge,{children:m})]})},Kl=({account:e})=>{let{t,bytes:n}=W(),o=async i=>{
let r=await i.blob();return Ro(r,i.fileName),t.saved(i.fileName,n(r.size))},s={label:t.file,type:"fi\
le",accept:".sql,application/sql,text/plain",read:i=>i instanceof File&&i.name?i:new Error(t.noFile)};
return l(X,{children:[l(Lt,{title:t.files}),l("div",{class:"columns",children:[l(yi,{title:t.report,
hint:t.reportHint,submit:t.makeReport,labels:[t.downloading,t.preparing],act:async i=>{let r={"Accep\
t-Language":document.documentElement.lang};return o(await q.generateReport({...i,headers:r}))}}),e.role===
"admin"&&l(X,{children:[l(yi,{title:t.export,hint:t.dumpHint,submit:t.makeExport,labels:[t.downloading,
t.preparing],act:async i=>o(await q.exportDump(i))}),l(yi,{title:t.import,hint:t.dumpImportHint,submit:t.
makeImport,labels:[t.uploading,t.importing],fields:{file:s},ask:({file:i})=>t.askImport(i.name,n(i.size)),
act:async(i,{file:r})=>(await q.importDump({...i,body:{file:r}}),t.imported)})]})]})]})};var Ap=1e3,Dp=({run:e})=>{let{t,integer:n,may:o}=W(),{state:s,last_error:i,last_warning:r}=e,a=()=>q.
synchroniseNow(),u=o("checklist:write")&&l(Gn,{kind:"primary",text:t.synchronise,busy:s!=="idle",act:a});
return l(Ue,{title:t.periodic,tools:u,children:[i!==null&&l(ge,{kind:"error",children:[t.lastError,l(
qn,{text:i})]}),r!==null&&l(ge,{kind:"error",children:`${t.lastWarning} ${r}`}),l(xn,{facts:{[t.state]:l(
"span",{role:"status",children:t.runStates[s]}),[t.lastStarted]:l(ut,{at:e.last_started_at}),[t.lastFinished]:l(
ut,{at:e.last_finished_at}),[t.lastSucceeded]:l(ut,{at:e.last_succeeded_at}),[t.nextRun]:l(ut,{at:e.
next_run_at}),[t.lastDelivery]:l(ut,{at:e.last_delivery_at}),[t.waitingCount]:n(e.waiting),[t.retryingCount]:n(
e.retrying),[t.failedCount]:n(e.failed),[t.withoutFinding]:l("a",{href:ye("checklist",{show:"without\
_finding"}),children:n(e.without_finding)})}})]})},Ep=({requests:e,all:t})=>{let{t:n,integer:o}=W(),
s=({wstg_id:r,finding_id:a})=>r===null?n.findingNumber(a??0):l(ls,{id:r}),i=({reason:r,next_attempt_at:a})=>l(
"div",{children:[l(qn,{text:r})," ",a!==null&&l(He,{children:n.states.retrying})]});return l(Ue,{title:n.
failedRequests,tools:e.length>0&&l(cs,{}),children:l(at,{empty:n.noFailed,caption:n.firstOf(o(e.length),
o(Math.max(t,e.length))),rows:e,keyOf:({request_id:r})=>r,columns:[[n.item,s],[n.status,({status:r})=>r?
n.statuses[r]:n.unknown],[n.accepted,({accepted_at:r})=>l(ut,{at:r})],[n.attempts,({attempts:r})=>o(
r),"numeric"],[n.reason,i],[n.actions,r=>l(cs,{request:r})]]})})},Ip=async e=>{let[t,{taken:n}]=await Promise.
all([q.getSynchronisation({signal:e}),Io(q.requests({state:"failed",limit:200,signal:e}),Ap)]);return{
run:t,failed:n}},Rp=({run:e,failed:t})=>e.state!=="idle"||e.waiting+e.retrying>0||t.some(Un),Yl=()=>{
let{t:e}=W(),t=Pe(Ip,[],Rp),n=l(re,{text:e.reload,onClick:t.reload});return l(Ot,{title:e.synchronisation,
tools:n,load:t,children:({run:o,failed:s})=>l(X,{children:[l(Dp,{run:o}),l(Ep,{requests:s,all:o.failed})]})})};var Mp=async e=>{let[{keys:t},{permissions:n}]=await Promise.all([q.listKeys({signal:e}),q.getPermissions(
{signal:e})]);return{keys:t,held:n}},Lp=e=>e.currentTarget.select(),Op=({value:e,close:t})=>{let{t:n}=W(),
[o,s]=ne(!1),i=async()=>{await navigator.clipboard.writeText(e),s(!0)};return l(dn,{title:n.keyMade,
onClose:t,children:r=>l(X,{children:[l("p",{children:n.keyOnce}),l("input",{readOnly:!0,value:e,"ari\
a-label":n.keyMade,onFocus:Lp}),l("div",{class:"actions",children:[navigator.clipboard&&l(re,{text:o?
n.copied:n.copy,kind:"primary",onClick:i}),l(re,{text:n.close,onClick:r})]})]})})},Np=[30,90,366],Fp=({
held:e,onKey:t})=>{let{t:n}=W(),o=i=>({label:n.permissions[i],type:"checkbox",read:r=>r==="on"}),s={
name:{label:n.keyName,hint:n.keyNameHint,maxLength:Ut.KeyName.maxLength,autocomplete:"off"},...Object.
fromEntries(e.map(i=>[i,o(i)])),days:{label:n.keyEnds,options:Np.map(i=>[String(i),n.days(i)]),defaultValue:"\
90"},password:{label:n.currentPassword,autocomplete:"current-password",type:"password",codes:["curre\
nt_password_wrong"]}};return l(ct,{text:n.makeKey,opener:"plain",kind:"primary",fields:s,act:async({
name:i,days:r,password:a,...u})=>{let d=e.filter(f=>u[f]);if(d.length===0)throw new Error(n.noPermission);
let g={name:i,permissions:d,expires_in_days:Number(r),password:a};t((await q.createKey({body:g})).key)}})},
Zl=()=>{let{t:e,day:t,instant:n,messages:o}=W(),{data:s,error:i,reload:r}=Pe(Mp),[a,u]=ne(""),{keys:d=[],
held:g=[]}=s??{},f=({last_refused_at:m,last_refused_code:h})=>{let w=o.errors[h??""];return m!==null&&
l("p",{class:"aside",children:e.keyRefused(n(m),w??h??"")})};return l(Mt.Provider,{value:r,children:l(
Ue,{title:e.apiKeys,hint:e.apiKeysHint,tools:s&&l(Fp,{held:g,onKey:u}),children:[l(Be,{error:i,retry:r}),
a&&l(Op,{value:a,close:()=>u("")}),l(at,{caption:e.apiKeysCaption,rows:d,keyOf:({key_id:m})=>m,columns:[
[e.keyName,m=>l("div",{children:[m.name,f(m)]})],[e.keyMay,({permissions:m})=>l("div",{class:"badges",
children:m.map(h=>l(He,{children:e.permissions[h]},h))})],[e.lastUsed,({last_used_at:m})=>m===null?e.
never:n(m),"wide"],[e.expires,({expires_at:m})=>t(m)],[e.actions,({key_id:m,name:h})=>l(ct,{text:e.remove,
of:h,title:e.removeKey,question:h,act:async()=>(await q.deleteKey({path:{key_id:m}}),e.keyRemoved)}),
"numeric"]]})]})})};var wi,Wp=(e,t)=>new Promise((n,o)=>{let s=new URL(e);s.searchParams.set("render",t);let i=document.
createElement("script");i.src=s.href,i.onerror=()=>{wi=void 0,i.remove(),o(new Error("the captcha ca\
nnot be loaded"))},i.onload=()=>{let{grecaptcha:r}=globalThis;r?r.ready(()=>n(r)):i.dispatchEvent(new Event(
"error"))},document.head.append(i),q.session.onChange(r=>r&&setTimeout(()=>location.reload()))}),bi=async e=>{
let{captcha_site_key:t}=e;return t&&un.captchaScript&&(wi??=Wp(un.captchaScript,t)),wi},Jl=async(e,t)=>{
let n=await bi(e),o=e.captcha_site_key??"";return n?{captcha_token:await n.execute(o,{action:t})}:{}};var vi=["password_too_short","password_too_long","password_breached"],ki=({registering:e,expired:t})=>{
let{t:n,config:o}=W(),s=un.isEmpty&&un.registrationOpen,i=e||s,r=async h=>{let w=await Jl(o,i?"regis\
ter":"login").catch(()=>{throw new Error(n.captchaMissing)}),T={...h,...w};await(i?q.registerAccount(
{body:T}):q.login({body:T})),un.isEmpty=!1,i?xo(ye("profile",{first:"true"})):location.hash==="#/del\
eted"&&(location.hash="")};ue(()=>{bi(o).catch(()=>{})},[o]);let{minLength:a,maxLength:u}=Ut.Username,
d={autocomplete:"username",autocapitalize:"none",spellcheck:!1,label:n.username,hint:i&&n.usernameHint(
a,u),codes:["username_invalid","username_taken"],defaultValue:t?.username},g={type:"password",label:n.
password,codes:vi,hint:i&&n.newPasswordHint(Ut.NewPassword.minLength),autocomplete:i?"new-password":
"current-password"},f=i?n.register:n.signIn,m=l(lt,{keep:!0,submit:f,act:r,fields:{username:d,password:g}});
return t?m:l(X,{children:[l(Lt,{title:s?n.registerFirst:f}),l("p",{class:"hint",children:s?n.welcomeFirst:
n.welcome}),i&&!un.registrationOpen?l(ge,{children:n.registrationClosed}):m,!s&&(i||un.registrationOpen)&&
l("p",{class:"aside",children:[i?n.toSignIn:n.toRegister," ",l("a",{href:i?"#/":"#/register",children:i?
n.signIn:n.register})]})]})};var $p=async()=>{let e=JSON.stringify(await q.exportOwnData(),null,2),t=new Date().toLocaleDateString(
"sv");Ro(new Blob([e],{type:"application/json"}),`weight-bmi-${t}.json`)},Ql=({account:e})=>{let{t}=W(),
o={...{type:"password",autocomplete:"current-password"},label:t.currentPassword,codes:["current_pass\
word_wrong"]},s={type:"password",autocomplete:"new-password",label:t.newPassword,hint:t.newPasswordHint(
Ut.NewPassword.minLength),codes:[...vi,"password_unchanged"]},i={autocomplete:"off",autocapitalize:"\
none",label:t.typeName(e.username),read:r=>String(r).trim()===e.username||new Error(t.nameDiffers)};
return l(X,{children:[l(Lt,{title:t.account}),l("p",{class:"hint",children:t.signedInAs(e.username)}),
l("div",{class:"columns",children:[l(Ue,{title:t.changePassword,hint:t.changePasswordHint,children:l(
lt,{submit:t.changePassword,fields:{current_password:o,new_password:s},act:async r=>(await q.changePassword(
{body:r}),t.passwordChanged)})}),l(Ue,{title:t.exportTitle,hint:t.exportHint,children:l(lt,{kind:"pl\
ain",submit:t.exportData,act:$p})})]}),l(Zl,{}),l("div",{class:"columns",children:[l(Ue,{title:t.endSessions,
hint:t.endSessionsHint,children:l(lt,{keep:!0,kind:"danger",submit:t.endSessions,fields:{password:o},
act:r=>q.logoutEverywhere({body:r})})}),l(Ue,{title:t.deleteAccount,hint:t.deleteHint,children:l(lt,
{keep:!0,kind:"danger",submit:t.deleteAccount,fields:{name:i,password:o},act:async({password:r})=>{await q.
deleteAccount({body:{password:r}}),location.hash="#/deleted"}})})]})]})};var Hp=e=>e>3?e/100:e,Bp=()=>{let{t:e,unit:t,setUnit:n}=W();return l("fieldset",{children:[l("legend",
{children:e.unitOfWeights}),Hs.map(o=>l(re,{text:e.unitNames[o],"aria-pressed":o===t,onClick:()=>n(o)},
o))]})},Xl=()=>{let{t:e,plain:t,messages:n,config:o}=W(),s=je().parameters.first!==void 0,i=Pe(h=>So(
q.getProfile({signal:h}))),r=o.validation_limits??{},a={maxLength:r.name_max_length,required:!0},u={
type:"date",codes:["birth_date_invalid"],min:r.birth_date_min,required:!0},d={...Bl(e.notAHeight,Hp),
codes:["height_out_of_range"],label:e.height,required:!0},g=e.heightHint,f=async h=>{if(await q.saveProfile(
{body:h}),!s)return n.texts.profile_saved;location.hash=ye("weight")},m=h=>({nombre:{...a,label:e.firstName,
defaultValue:h?.nombre},apellidos:{...a,label:e.lastName,defaultValue:h?.apellidos},fecha_nacimiento:{
...u,label:e.birthDate,defaultValue:h?.fecha_nacimiento},talla_m:{...d,hint:g,defaultValue:h?t(h.talla_m):
""}});return l("div",{class:"card narrow",children:l(Ot,{title:e.profile,load:i,children:h=>l(X,{children:[
l("p",{class:"hint",children:s?e.profileFirst:e.profileHint}),l(lt,{keep:!0,submit:e.save,act:f,fields:m(
h)}),s&&l("a",{href:ye("weight"),children:e.later}),l(Bp,{})]})})})};var us=e=>e==="normal"?"good":e.startsWith("obese")?"bad":"warn";var Vp="uplot",Up="u-hz",Gp="u-vt",qp="u-title",jp="u-wrap",zp="u-under",Kp="u-over",Yp="u-axis",Kn="\
u-off",Zp="u-select",Jp="u-cursor-x",Qp="u-cursor-y",Xp="u-cursor-pt",em="u-legend",tm="u-live",nm="\
u-inline",om="u-series",sm="u-marker",ec="u-label",rm="u-value",fs="width",ps="height";var tc="bottom",Mo="left",Si="right",Hi="#000",nc=Hi+"0",Ti="mousemove",oc="mousedown",xi="mouseup",
sc="mouseenter",rc="mouseleave",ic="dblclick",im="resize",am="scroll",ac="change",Qs="dppxchange",Bi="\
--",Ho=typeof window<"u",Ei=Ho?document:null,Oo=Ho?window:null,lm=Ho?navigator:null,he,Ks;function Ii(){
let e=devicePixelRatio;he!=e&&(he=e,Ks&&Mi(ac,Ks,Ii),Ks=matchMedia(`(min-resolution: ${he-.001}dppx)\
 and (max-resolution: ${he+.001}dppx)`),Yn(ac,Ks,Ii),Oo.dispatchEvent(new CustomEvent(Qs)))}function Tt(e,t){
if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function Ri(e,t){let n=e.classList;n.contains(
t)&&n.remove(t)}function Re(e,t,n){e.style[t]=n+"px"}function Gt(e,t,n,o){let s=Ei.createElement(e);
return t!=null&&Tt(s,t),n?.insertBefore(s,o),s}function Nt(e,t){return Gt("div",e,t)}var lc=new WeakMap;
function nn(e,t,n,o,s){let i="translate("+t+"px,"+n+"px)",r=lc.get(e);i!=r&&(e.style.transform=i,lc.
set(e,i),t<0||n<0||t>o||n>s?Tt(e,Kn):Ri(e,Kn))}var cc=new WeakMap;function uc(e,t,n){let o=t+n,s=cc.
get(e);o!=s&&(cc.set(e,o),e.style.background=t,e.style.borderColor=n)}var dc=new WeakMap;function fc(e,t,n,o){
let s=t+""+n,i=dc.get(e);s!=i&&(dc.set(e,s),e.style.height=n+"px",e.style.width=t+"px",e.style.marginLeft=
o?-t/2+"px":0,e.style.marginTop=o?-n/2+"px":0)}var Vi={passive:!0},cm={...Vi,capture:!0};function Yn(e,t,n,o){
t.addEventListener(e,n,o?cm:Vi)}function Mi(e,t,n,o){t.removeEventListener(e,n,Vi)}Ho&&Ii();function qt(e,t,n,o){
let s;n=n||0,o=o||t.length-1;let i=o<=2147483647;for(;o-n>1;)s=i?n+o>>1:xt((n+o)/2),t[s]<e?n=s:o=s;return e-
t[n]<=t[o]-e?n:o}function Hc(e){return(n,o,s)=>{let i=-1,r=-1;for(let a=o;a<=s;a++)if(e(n[a])){i=a;break}
for(let a=s;a>=o;a--)if(e(n[a])){r=a;break}return[i,r]}}var Bc=e=>e!=null,Vc=e=>e!=null&&e>0,tr=Hc(Bc),
um=Hc(Vc);function dm(e,t,n,o=0,s=!1){let i=s?um:tr,r=s?Vc:Bc;[t,n]=i(e,t,n);let a=e[t],u=e[t];if(t>
-1)if(o==1)a=e[t],u=e[n];else if(o==-1)a=e[n],u=e[t];else for(let d=t;d<=n;d++){let g=e[d];r(g)&&(g<
a?a=g:g>u&&(u=g))}return[a??Se,u??-Se]}function nr(e,t,n,o){let s=gc(e),i=gc(t);e==t&&(s==-1?(e*=n,t/=
n):(e/=n,t*=n));let r=n==10?fn:Uc,a=s==1?xt:Ft,u=i==1?Ft:xt,d=a(r(Ke(e))),g=u(r(Ke(t))),f=No(n,d),m=No(
n,g);return n==10&&(d<0&&(f=Te(f,-d)),g<0&&(m=Te(m,-g))),o||n==2?(e=f*s,t=m*i):(e=zc(e,f),t=or(t,m)),
[e,t]}function Ui(e,t,n,o){let s=nr(e,t,n,o);return e==0&&(s[0]=0),t==0&&(s[1]=0),s}var Gi=.1,pc={mode:3,
pad:Gi},gs={pad:0,soft:null,mode:0},fm={min:gs,max:gs};function Xs(e,t,n,o){return sr(n)?mc(e,t,n):(gs.
pad=n,gs.soft=o?0:null,gs.mode=o?3:0,mc(e,t,fm))}function pe(e,t){return e??t}function pm(e,t,n){for(t=
pe(t,0),n=pe(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function mc(e,t,n){let o=n.min,
s=n.max,i=pe(o.pad,0),r=pe(s.pad,0),a=pe(o.hard,-Se),u=pe(s.hard,Se),d=pe(o.soft,Se),g=pe(s.soft,-Se),
f=pe(o.mode,0),m=pe(s.mode,0),h=t-e,w=fn(h),T=ht(Ke(e),Ke(t)),S=fn(T),v=Ke(S-w);(h<1e-24||v>10)&&(h=
0,(e==0||t==0)&&(h=1e-24,f==2&&d!=Se&&(i=0),m==2&&g!=-Se&&(r=0)));let b=h||T||1e3,E=fn(b),C=No(10,xt(
E)),D=b*(h==0?e==0?.1:1:i),P=Te(zc(e-D,C/10),24),L=e>=d&&(f==1||f==3&&P<=d||f==2&&P>=d)?d:Se,x=ht(a,
P<L&&e>=L?L:jt(L,P)),R=b*(h==0?t==0?.1:1:r),O=Te(or(t+R,C/10),24),I=t<=g&&(m==1||m==3&&O>=g||m==2&&O<=
g)?g:-Se,j=jt(u,O>I&&t<=I?I:ht(I,O));return x==j&&x==0&&(j=100),[x,j]}var mm=new Intl.NumberFormat(Ho?
lm.language:"en-US"),qi=e=>mm.format(e),Ct=Math,Js=Ct.PI,Ke=Ct.abs,xt=Ct.floor,ze=Ct.round,Ft=Ct.ceil,
jt=Ct.min,ht=Ct.max,No=Ct.pow,gc=Ct.sign,fn=Ct.log10,Uc=Ct.log2,gm=(e,t=1)=>Ct.sinh(e)*t,Ci=(e,t=1)=>Ct.
asinh(e/t),Se=1/0;function hc(e){return(fn((e^e>>31)-(e>>31))|0)+1}function Li(e,t,n){return jt(ht(e,
t),n)}function Gc(e){return typeof e=="function"}function de(e){return Gc(e)?e:()=>e}var hm=()=>{},qc=e=>e,
jc=(e,t)=>t,_m=e=>null,_c=e=>!0,yc=(e,t)=>e==t,ym=/\.\d*?(?=9{6,}|0{6,})/gm,Zn=e=>{if(Yc(e)||Pn.has(
e))return e;let t=`${e}`,n=t.match(ym);if(n==null)return e;let o=n[0].length-1;if(t.indexOf("e-")!=-1){
let[s,i]=t.split("e");return+`${Zn(s)}e${i}`}return Te(e,o)};function jn(e,t){return Zn(Te(Zn(e/t))*
t)}function or(e,t){return Zn(Ft(Zn(e/t))*t)}function zc(e,t){return Zn(xt(Zn(e/t))*t)}function Te(e,t=0){
if(Yc(e))return e;let n=10**t,o=e*n*(1+Number.EPSILON);return ze(o)/n}var Pn=new Map;function Kc(e){
return((""+e).split(".")[1]||"").length}function _s(e,t,n,o){let s=[],i=o.map(Kc);for(let r=t;r<n;r++){
let a=Ke(r),u=Te(No(e,r),a);for(let d=0;d<o.length;d++){let g=e==10?+`${o[d]}e${r}`:o[d]*u,f=(r>=0?0:
a)+(r>=i[d]?0:i[d]),m=e==10?g:Te(g,f);s.push(m),Pn.set(m,f)}}return s}var hs={},ji=[],Fo=[null,null],
Cn=Array.isArray,Yc=Number.isInteger,wm=e=>e===void 0;function wc(e){return typeof e=="string"}function sr(e){
let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function bm(e){return e!=null&&
typeof e=="object"}var vm=Object.getPrototypeOf(Uint8Array),Zc="__proto__";function Wo(e,t=sr){let n;
if(Cn(e)){let o=e.find(s=>s!=null);if(Cn(o)||t(o)){n=Array(e.length);for(let s=0;s<e.length;s++)n[s]=
Wo(e[s],t)}else n=e.slice()}else if(e instanceof vm)n=e.slice();else if(t(e)){n={};for(let o in e)o!=
Zc&&(n[o]=Wo(e[o],t))}else n=e;return n}function Ge(e){let t=arguments;for(let n=1;n<t.length;n++){let o=t[n];
for(let s in o)s!=Zc&&(sr(e[s])?Ge(e[s],Wo(o[s])):e[s]=Wo(o[s]))}return e}var km=0,Sm=1,Tm=2;function xm(e,t,n){
for(let o=0,s,i=-1;o<t.length;o++){let r=t[o];if(r>i){for(s=r-1;s>=0&&e[s]==null;)e[s--]=null;for(s=
r+1;s<n&&e[s]==null;)e[i=s++]=null}}}function Cm(e,t){if(Dm(e)){let r=e[0].slice();for(let a=1;a<e.length;a++)
r.push(...e[a].slice(1));return Em(r[0])||(r=Am(r)),r}let n=new Set;for(let r=0;r<e.length;r++){let u=e[r][0],
d=u.length;for(let g=0;g<d;g++)n.add(u[g])}let o=[Array.from(n).sort((r,a)=>r-a)],s=o[0].length,i=new Map;
for(let r=0;r<s;r++)i.set(o[0][r],r);for(let r=0;r<e.length;r++){let a=e[r],u=a[0];for(let d=1;d<a.length;d++){
let g=a[d],f=Array(s).fill(void 0),m=t?t[r][d]:Sm,h=[];for(let w=0;w<g.length;w++){let T=g[w],S=i.get(
u[w]);T===null?m!=km&&(f[S]=T,m==Tm&&h.push(S)):f[S]=T}xm(f,h,s),o.push(f)}}return o}var Pm=typeof queueMicrotask>
"u"?e=>Promise.resolve().then(e):queueMicrotask;function Am(e){let t=e[0],n=t.length,o=Array(n);for(let i=0;i<
o.length;i++)o[i]=i;o.sort((i,r)=>t[i]-t[r]);let s=[];for(let i=0;i<e.length;i++){let r=e[i],a=Array(
n);for(let u=0;u<n;u++)a[u]=r[o[u]];s.push(a)}return s}function Dm(e){let t=e[0][0],n=t.length;for(let o=1;o<
e.length;o++){let s=e[o][0];if(s.length!=n)return!1;if(s!=t){for(let i=0;i<n;i++)if(s[i]!=t[i])return!1}}
return!0}function Em(e,t=100){let n=e.length;if(n<=1)return!0;let o=0,s=n-1;for(;o<=s&&e[o]==null;)o++;
for(;s>=o&&e[s]==null;)s--;if(s<=o)return!0;let i=ht(1,xt((s-o+1)/t));for(let r=e[o],a=o+i;a<=s;a+=i){
let u=e[a];if(u!=null){if(u<=r)return!1;r=u}}return!0}var Jc=["January","February","March","April","\
May","June","July","August","September","October","November","December"],Qc=["Sunday","Monday","Tues\
day","Wednesday","Thursday","Friday","Saturday"];function Xc(e){return e.slice(0,3)}var Im=Qc.map(Xc),
Rm=Jc.map(Xc),Mm={MMMM:Jc,MMM:Rm,WWWW:Qc,WWW:Im};function ds(e){return(e<10?"0":"")+e}function Lm(e){
return(e<10?"00":e<100?"0":"")+e}var Om={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),
MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>ds(e.getMonth()+1),M:e=>e.getMonth()+
1,DD:e=>ds(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],
HH:e=>ds(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.
getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>ds(e.getMinutes()),
m:e=>e.getMinutes(),ss:e=>ds(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>Lm(e.getMilliseconds())};function zi(e,t){
t=t||Mm;let n=[],o=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=o.exec(e);)n.push(s[0][0]=="{"?Om[s[1]]:s[0]);return i=>{
let r="";for(let a=0;a<n.length;a++)r+=typeof n[a]=="string"?n[a]:n[a](i,t);return r}}var Nm=new Intl.
DateTimeFormat().resolvedOptions().timeZone;function Fm(e,t){let n;return t=="UTC"||t=="Etc/UTC"?n=new Date(
+e+e.getTimezoneOffset()*6e4):t==Nm?n=e:(n=new Date(e.toLocaleString("en-US",{timeZone:t})),n.setMilliseconds(
e.getMilliseconds())),n}var eu=e=>e%1==0,er=[1,2,2.5,5],Wm=_s(10,-32,0,er),tu=_s(10,0,32,er),$m=tu.filter(
eu),zn=Wm.concat(tu),Ki=`
`,nu="{YYYY}",bc=Ki+nu,ou="{M}/{D}",ms=Ki+ou,Ys=ms+"/{YY}",su="{aa}",Hm="{h}:{mm}",Lo=Hm+su,vc=Ki+Lo,
kc=":{ss}",we=null;function ru(e){let t=e*1e3,n=t*60,o=n*60,s=o*24,i=s*30,r=s*365,u=(e==1?_s(10,0,3,
er).filter(eu):_s(10,-3,0,er)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,o,o*2,o*3,o*4,o*6,o*
8,o*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,i,i*2,i*3,i*4,i*6,r,r*2,r*5,r*10,r*25,r*50,r*100]),
d=[[r,nu,we,we,we,we,we,we,1],[s*28,"{MMM}",bc,we,we,we,we,we,1],[s,ou,bc,we,we,we,we,we,1],[o,"{h}"+
su,Ys,we,ms,we,we,we,1],[n,Lo,Ys,we,ms,we,we,we,1],[t,kc,Ys+" "+Lo,we,ms+" "+Lo,we,vc,we,1],[e,kc+".\
{fff}",Ys+" "+Lo,we,ms+" "+Lo,we,vc,we,1]];function g(f){return(m,h,w,T,S,v)=>{let b=[],E=S>=r,C=S>=
i&&S<r,D=f(w),P=Te(D*e,3),L=Pi(D.getFullYear(),E?0:D.getMonth(),C||E?1:D.getDate()),x=Te(L*e,3);if(C||
E){let R=C?S/i:0,O=E?S/r:0,I=P==x?P:Te(Pi(L.getFullYear()+O,L.getMonth()+R,1)*e,3),j=new Date(ze(I/e)),
$=j.getFullYear(),Z=j.getMonth();for(let B=0;I<=T;B++){let te=Pi($+O*B,Z+R*B,1),N=te-f(Te(te*e,3));I=
Te((+te+N)*e,3),I<=T&&b.push(I)}}else{let R=S>=s?s:S,O=xt(w)-xt(P),I=x+O+or(P-x,R);b.push(I);let j=f(
I),$=j.getHours()+j.getMinutes()/n+j.getSeconds()/o,Z=S/o,B=m.axes[h]._space,te=v/B;for(;I=Te(I+S,e==
1?0:3),!(I>T);)if(Z>1){let N=xt(Te($+Z,6))%24,ie=f(I).getHours()-N;ie>1&&(ie=-1),I-=ie*o,$=($+Z)%24;
let Y=b[b.length-1];Te((I-Y)/S,3)*te>=.7&&b.push(I)}else b.push(I)}return b}}return[u,d,g]}var[Bm,Vm,
Um]=ru(1),[Gm,qm,jm]=ru(.001);_s(2,-53,53,[1]);function Sc(e,t){return e.map(n=>n.map((o,s)=>s==0||s==
8||o==null?o:t(s==1||n[8]==0?o:n[1]+o)))}function Tc(e,t){return(n,o,s,i,r)=>{let a=t.find(w=>r>=w[0])||
t[t.length-1],u,d,g,f,m,h;return o.map(w=>{let T=e(w),S=T.getFullYear(),v=T.getMonth(),b=T.getDate(),
E=T.getHours(),C=T.getMinutes(),D=T.getSeconds(),P=S!=u&&a[2]||v!=d&&a[3]||b!=g&&a[4]||E!=f&&a[5]||C!=
m&&a[6]||D!=h&&a[7]||a[1];return u=S,d=v,g=b,f=E,m=C,h=D,P(T)})}}function zm(e,t){let n=zi(t);return(o,s,i,r,a)=>s.
map(u=>n(e(u)))}function Pi(e,t,n){return new Date(e,t,n)}function xc(e,t){return t(e)}var Km="{YYYY\
}-{MM}-{DD} {h}:{mm}{aa}";function Cc(e,t){return(n,o,s,i)=>i==null?Bi:t(e(o))}function Ym(e,t){let n=e.
series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function Zm(e,t){return e.
series[t].fill(e,t)}var Jm={show:!0,live:!0,isolate:!1,mount:hm,markers:{show:!0,width:2,stroke:Ym,fill:Zm,
dash:"solid"},idx:null,idxs:null,values:[]};function Qm(e,t){let n=e.cursor.points,o=Nt(),s=n.size(e,
t);Re(o,fs,s),Re(o,ps,s);let i=s/-2;Re(o,"marginLeft",i),Re(o,"marginTop",i);let r=n.width(e,t,s);return r&&
Re(o,"borderWidth",r),o}function Xm(e,t){let n=e.series[t].points;return n._fill||n._stroke}function eg(e,t){
let n=e.series[t].points;return n._stroke||n._fill}function tg(e,t){return e.series[t].points.size}var Ai=[
0,0];function ng(e,t,n){return Ai[0]=t,Ai[1]=n,Ai}function Zs(e,t,n,o=!0){return s=>{s.button==0&&(!o||
s.target==t)&&n(s)}}function Di(e,t,n,o=!0){return s=>{(!o||s.target==t)&&n(s)}}var og={show:!0,x:!0,
y:!0,lock:!1,move:ng,points:{one:!1,show:Qm,size:tg,width:0,stroke:eg,fill:Xm},bind:{mousedown:Zs,mouseup:Zs,
click:Zs,dblclick:Zs,mousemove:Di,mouseleave:Di,mouseenter:Di},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,
click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,o,s)=>o-
s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,
event:null},iu={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Yi=Ge({},iu,{filter:jc}),au=Ge({},Yi,{size:10}),
lu=Ge({},iu,{show:!1}),Zi='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Aria\
l, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Em\
oji"',cu="bold "+Zi,uu=1.5,Pc={show:!0,scale:"x",stroke:Hi,space:50,gap:5,alignTo:1,size:50,labelGap:0,
labelSize:30,labelFont:cu,side:2,grid:Yi,ticks:au,border:lu,font:Zi,lineGap:uu,rotate:0},sg="Value",
rg="Time",Ac={show:!0,scale:"x",auto:!1,sorted:1,min:Se,max:-Se,idxs:[]};function ig(e,t,n,o,s){return t.
map(i=>i==null?"":qi(i))}function ag(e,t,n,o,s,i,r){let a=[],u=Pn.get(s)||0;n=r?n:Te(or(n,s),u);for(let d=n;d<=
o;d=Te(d+s,u))a.push(Object.is(d,-0)?0:d);return a}function Oi(e,t,n,o,s,i,r){let a=[],u=e.scales[e.
axes[t].scale].log,d=u==10?fn:Uc,g=xt(d(n));s=No(u,g),u==10&&(s=zn[qt(s,zn)]);let f=n,m=s*u;u==10&&(m=
zn[qt(m,zn)]);do a.push(f),f=f+s,u==10&&!Pn.has(f)&&(f=Te(f,Pn.get(s))),f>=m&&(s=f,m=s*u,u==10&&(m=zn[qt(
m,zn)]));while(f<=o);return a}function lg(e,t,n,o,s,i,r){let u=e.scales[e.axes[t].scale].asinh,d=o>u?
Oi(e,t,ht(u,n),o,s):[u],g=o>=0&&n<=0?[0]:[];return(n<-u?Oi(e,t,ht(u,-o),-n,s):[u]).reverse().map(m=>-m).
concat(g,d)}var du=/./,cg=/[12357]/,ug=/[125]/,Dc=/1/,Ni=(e,t,n,o)=>e.map((s,i)=>t==4&&s==0||i%o==0&&
n.test(s.toExponential()[s<0?1:0])?s:null);function dg(e,t,n,o,s){let i=e.axes[n],r=i.scale,a=e.scales[r],
u=e.valToPos,d=i._space,g=u(10,r),f=u(9,r)-g>=d?du:u(7,r)-g>=d?cg:u(5,r)-g>=d?ug:Dc;if(f==Dc){let m=Ke(
u(1,r)-g);if(m<d)return Ni(t.slice().reverse(),a.distr,f,Ft(d/m)).reverse()}return Ni(t,a.distr,f,1)}
function fg(e,t,n,o,s){let i=e.axes[n],r=i.scale,a=i._space,u=e.valToPos,d=Ke(u(1,r)-u(2,r));return d<
a?Ni(t.slice().reverse(),3,du,Ft(a/d)).reverse():t}function pg(e,t,n,o){return o==null?Bi:t==null?"":
qi(t)}var Ec={show:!0,scale:"y",stroke:Hi,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:cu,
side:3,grid:Yi,ticks:au,border:lu,font:Zi,lineGap:uu,rotate:0};function mg(e,t){let n=3+(e||1)*2;return Te(
n*t,3)}function gg(e,t){let{scale:n,idxs:o}=e.series[0],s=e._data[0],i=e.valToPos(s[o[0]],n,!0),r=e.
valToPos(s[o[1]],n,!0),a=Ke(r-i),u=e.series[t],d=a/(u.points.space*he);return o[1]-o[0]<=d}var Ic={scale:null,
auto:!0,sorted:0,min:Se,max:-Se},fu=(e,t,n,o,s)=>s,Rc={show:!0,auto:!0,sorted:0,gaps:fu,alpha:1,facets:[
Ge({},Ic,{scale:"x"}),Ge({},Ic,{scale:"y"})]},Mc={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:fu,
alpha:1,points:{show:gg,filter:null},values:null,min:Se,max:-Se,idxs:[],path:null,clip:null};function hg(e,t,n,o,s){
return n/10}var pu={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},_g=Ge({},pu,
{time:!1,ori:1}),Lc={};function mu(e,t){let n=Lc[e];return n||(n={key:e,plots:[],sub(o){n.plots.push(
o)},unsub(o){n.plots=n.plots.filter(s=>s!=o)},pub(o,s,i,r,a,u,d){for(let g=0;g<n.plots.length;g++)n.
plots[g]!=s&&n.plots[g].pub(o,s,i,r,a,u,d)}},e!=null&&(Lc[e]=n)),n}var $o=1,Fi=2;function Jn(e,t,n){
let o=e.mode,s=e.series[t],i=o==2?e._data[t]:e._data,r=e.scales,a=e.bbox,u=i[0],d=o==2?i[1]:i[t],g=o==
2?r[s.facets[0].scale]:r[e.series[0].scale],f=o==2?r[s.facets[1].scale]:r[s.scale],m=a.left,h=a.top,
w=a.width,T=a.height,S=e.valToPosH,v=e.valToPosV;return g.ori==0?n(s,u,d,g,f,S,v,m,h,w,T,ir,Bo,lr,hu,
yu):n(s,u,d,g,f,v,S,h,m,T,w,ar,Vo,Xi,_u,wu)}function Ji(e,t){let n=0,o=0,s=pe(e.bands,ji);for(let i=0;i<
s.length;i++){let r=s[i];r.series[0]==t?n=r.dir:r.series[1]==t&&(r.dir==1?o|=1:o|=2)}return[n,o==1?-1:
o==2?1:o==3?2:0]}function yg(e,t,n,o,s){let i=e.mode,r=e.series[t],a=i==2?r.facets[1].scale:r.scale,
u=e.scales[a];return s==-1?u.min:s==1?u.max:u.distr==3?u.dir==1?u.min:u.max:0}function pn(e,t,n,o,s,i){
return Jn(e,t,(r,a,u,d,g,f,m,h,w,T,S)=>{let v=r.pxRound,b=d.dir*(d.ori==0?1:-1),E=d.ori==0?Bo:Vo,C,D;
b==1?(C=n,D=o):(C=o,D=n);let P=v(f(a[C],d,T,h)),L=v(m(u[C],g,S,w)),x=v(f(a[D],d,T,h)),R=v(m(i==1?g.max:
g.min,g,S,w)),O=new Path2D(s);return E(O,x,R),E(O,P,R),E(O,P,L),O})}function rr(e,t,n,o,s,i){let r=null;
if(e.length>0){r=new Path2D;let a=t==0?lr:Xi,u=n;for(let f=0;f<e.length;f++){let m=e[f];if(m[1]>m[0]){
let h=m[0]-u;h>0&&a(r,u,o,h,o+i),u=m[1]}}let d=n+s-u,g=10;d>0&&a(r,u,o-g/2,d,o+i+g)}return r}function wg(e,t,n){
let o=e[e.length-1];o&&o[0]==t?o[1]=n:e.push([t,n])}function Qi(e,t,n,o,s,i,r){let a=[],u=e.length;for(let d=s==
1?n:o;d>=n&&d<=o;d+=s)if(t[d]===null){let f=d,m=d;if(s==1)for(;++d<=o&&t[d]===null;)m=d;else for(;--d>=
n&&t[d]===null;)m=d;let h=i(e[f]),w=m==f?h:i(e[m]),T=f-s;h=r<=0&&T>=0&&T<u?i(e[T]):h;let v=m+s;w=r>=
0&&v>=0&&v<u?i(e[v]):w,w>=h&&a.push([h,w])}return a}function Oc(e){return e==0?qc:e==1?ze:t=>jn(t,e)}
function gu(e){let t=e==0?ir:ar,n=e==0?(s,i,r,a,u,d)=>{s.arcTo(i,r,a,u,d)}:(s,i,r,a,u,d)=>{s.arcTo(r,
i,u,a,d)},o=e==0?(s,i,r,a,u)=>{s.rect(i,r,a,u)}:(s,i,r,a,u)=>{s.rect(r,i,u,a)};return(s,i,r,a,u,d=0,g=0)=>{
d==0&&g==0?o(s,i,r,a,u):(d=jt(d,a/2,u/2),g=jt(g,a/2,u/2),t(s,i+d,r),n(s,i+a,r,i+a,r+u,d),n(s,i+a,r+u,
i,r+u,g),n(s,i,r+u,i,r,g),n(s,i,r,i+a,r,d),s.closePath())}}var ir=(e,t,n)=>{e.moveTo(t,n)},ar=(e,t,n)=>{
e.moveTo(n,t)},Bo=(e,t,n)=>{e.lineTo(t,n)},Vo=(e,t,n)=>{e.lineTo(n,t)},lr=gu(0),Xi=gu(1),hu=(e,t,n,o,s,i)=>{
e.arc(t,n,o,s,i)},_u=(e,t,n,o,s,i)=>{e.arc(n,t,o,s,i)},yu=(e,t,n,o,s,i,r)=>{e.bezierCurveTo(t,n,o,s,
i,r)},wu=(e,t,n,o,s,i,r)=>{e.bezierCurveTo(n,t,s,o,r,i)};function bu(e){return(t,n,o,s,i)=>Jn(t,n,(r,a,u,d,g,f,m,h,w,T,S)=>{
let{pxRound:v,points:b}=r,E,C;d.ori==0?(E=ir,C=hu):(E=ar,C=_u);let D=Te(b.width*he,3),P=(b.size-b.width)/
2*he,L=Te(P*2,3),x=new Path2D,R=new Path2D,{left:O,top:I,width:j,height:$}=t.bbox;lr(R,O-L,I-L,j+L*2,
$+L*2);let Z=B=>{if(u[B]!=null){let te=v(f(a[B],d,T,h)),N=v(m(u[B],g,S,w));E(x,te+P,N),C(x,te,N,P,0,
Js*2)}};if(i)i.forEach(Z);else for(let B=o;B<=s;B++)Z(B);return{stroke:D>0?x:null,fill:x,clip:R,flags:$o|
Fi}})}function vu(e){return(t,n,o,s,i,r)=>{o!=s&&(i!=o&&r!=o&&e(t,n,o),i!=s&&r!=s&&e(t,n,s),e(t,n,r))}}
var bg=vu(Bo),vg=vu(Vo);function ku(e){let t=pe(e?.alignGaps,0);return(n,o,s,i)=>Jn(n,o,(r,a,u,d,g,f,m,h,w,T,S)=>{
[s,i]=tr(u,s,i);let v=r.pxRound,b=$=>v(f($,d,T,h)),E=$=>v(m($,g,S,w)),C,D;d.ori==0?(C=Bo,D=bg):(C=Vo,
D=vg);let P=d.dir*(d.ori==0?1:-1),L={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:$o},
x=L.stroke,R=!1;if(i-s>=T*4){let $=V=>n.posToVal(V,d.key,!0),Z=null,B=null,te,N,ae,ce=b(a[P==1?s:i]),
ie=b(a[s]),Y=b(a[i]),J=$(P==1?ie+1:Y-1);for(let V=P==1?s:i;V>=s&&V<=i;V+=P){let Oe=a[V],xe=(P==1?Oe<
J:Oe>J)?ce:b(Oe),_e=u[V];xe==ce?_e!=null?(N=_e,Z==null?(C(x,xe,E(N)),te=Z=B=N):N<Z?Z=N:N>B&&(B=N)):_e===
null&&(R=!0):(Z!=null&&D(x,ce,E(Z),E(B),E(te),E(N)),_e!=null?(N=_e,C(x,xe,E(N)),Z=B=te=N):(Z=B=null,
_e===null&&(R=!0)),ce=xe,J=$(ce+P))}Z!=null&&Z!=B&&ae!=ce&&D(x,ce,E(Z),E(B),E(te),E(N))}else for(let $=P==
1?s:i;$>=s&&$<=i;$+=P){let Z=u[$];Z===null?R=!0:Z!=null&&C(x,b(a[$]),E(Z))}let[I,j]=Ji(n,o);if(r.fill!=
null||I!=0){let $=L.fill=new Path2D(x),Z=r.fillTo(n,o,r.min,r.max,I),B=E(Z),te=b(a[s]),N=b(a[i]);P==
-1&&([N,te]=[te,N]),C($,N,B),C($,te,B)}if(!r.spanGaps){let $=[];R&&$.push(...Qi(a,u,s,i,P,b,t)),L.gaps=
$=r.gaps(n,o,s,i,$),L.clip=rr($,d.ori,h,w,T,S)}return j!=0&&(L.band=j==2?[pn(n,o,s,i,x,-1),pn(n,o,s,
i,x,1)]:pn(n,o,s,i,x,j)),L})}function kg(e){let t=pe(e.align,1),n=pe(e.ascDesc,!1),o=pe(e.alignGaps,
0),s=pe(e.extend,!1);return(i,r,a,u)=>Jn(i,r,(d,g,f,m,h,w,T,S,v,b,E)=>{[a,u]=tr(f,a,u);let C=d.pxRound,
{left:D,width:P}=i.bbox,L=ie=>C(w(ie,m,b,S)),x=ie=>C(T(ie,h,E,v)),R=m.ori==0?Bo:Vo,O={stroke:new Path2D,
fill:null,clip:null,band:null,gaps:null,flags:$o},I=O.stroke,j=m.dir*(m.ori==0?1:-1),$=x(f[j==1?a:u]),
Z=L(g[j==1?a:u]),B=Z,te=Z;s&&t==-1&&(te=D,R(I,te,$)),R(I,Z,$);for(let ie=j==1?a:u;ie>=a&&ie<=u;ie+=j){
let Y=f[ie];if(Y==null)continue;let J=L(g[ie]),V=x(Y);t==1?R(I,J,$):R(I,B,V),R(I,J,V),$=V,B=J}let N=B;
s&&t==1&&(N=D+P,R(I,N,$));let[ae,ce]=Ji(i,r);if(d.fill!=null||ae!=0){let ie=O.fill=new Path2D(I),Y=d.
fillTo(i,r,d.min,d.max,ae),J=x(Y);R(ie,N,J),R(ie,te,J)}if(!d.spanGaps){let ie=[];ie.push(...Qi(g,f,a,
u,j,L,o));let Y=d.width*he/2,J=n||t==1?Y:-Y,V=n||t==-1?-Y:Y;ie.forEach(Oe=>{Oe[0]+=J,Oe[1]+=V}),O.gaps=
ie=d.gaps(i,r,a,u,ie),O.clip=rr(ie,m.ori,S,v,b,E)}return ce!=0&&(O.band=ce==2?[pn(i,r,a,u,I,-1),pn(i,
r,a,u,I,1)]:pn(i,r,a,u,I,ce)),O})}function Nc(e,t,n,o,s,i,r=Se){if(e.length>1){let a=null;for(let u=0,
d=1/0;u<e.length;u++)if(t[u]!==void 0){if(a!=null){let g=Ke(e[u]-e[a]);g<d&&(d=g,r=Ke(n(e[u],o,s,i)-
n(e[a],o,s,i)))}a=u}}return r}function Sg(e){e=e||hs;let t=pe(e.size,[.6,Se,1]),n=e.align||0,o=e.gap||
0,s=e.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let i=de(s),r=1-t[0],a=pe(t[1],Se),u=pe(t[2],
1),d=pe(e.disp,hs),g=pe(e.each,h=>{}),{fill:f,stroke:m}=d;return(h,w,T,S)=>Jn(h,w,(v,b,E,C,D,P,L,x,R,O,I)=>{
let j=v.pxRound,$=n,Z=o*he,B=a*he,te=u*he,N,ae;C.ori==0?[N,ae]=i(h,w):[ae,N]=i(h,w);let ce=C.dir*(C.
ori==0?1:-1),ie=C.ori==0?lr:Xi,Y=C.ori==0?g:(z,Ce,qe,ro,En,Kt,In)=>{g(z,Ce,qe,En,ro,In,Kt)},J=pe(h.bands,
ji).find(z=>z.series[0]==w),V=J!=null?J.dir:0,Oe=v.fillTo(h,w,v.min,v.max,V),nt=j(L(Oe,D,I,R)),xe,_e,
Wt,wt=O,Ne=j(v.width*he),zt=!1,on=null,Pt=null,mn=null,no=null;f!=null&&(Ne==0||m!=null)&&(zt=!0,on=
f.values(h,w,T,S),Pt=new Map,new Set(on).forEach(z=>{z!=null&&Pt.set(z,new Path2D)}),Ne>0&&(mn=m.values(
h,w,T,S),no=new Map,new Set(mn).forEach(z=>{z!=null&&no.set(z,new Path2D)})));let{x0:oo,size:Uo}=d;if(oo!=
null&&Uo!=null){$=1,b=oo.values(h,w,T,S),oo.unit==2&&(b=b.map(qe=>h.posToVal(x+qe*O,C.key,!0)));let z=Uo.
values(h,w,T,S);Uo.unit==2?_e=z[0]*O:_e=P(z[0],C,O,x)-P(0,C,O,x),wt=Nc(b,E,P,C,O,x,wt),Wt=wt-_e+Z}else
wt=Nc(b,E,P,C,O,x,wt),Wt=wt*r+Z,_e=wt-Wt;Wt<1&&(Wt=0),Ne>=_e/2&&(Ne=0),Wt<5&&(j=qc);let bs=Wt>0,An=wt-
Wt-(bs?Ne:0);_e=j(Li(An,te,B)),xe=($==0?_e/2:$==ce?0:_e)-$*ce*(($==0?Z/2:0)+(bs?Ne/2:0));let dt={stroke:null,
fill:null,clip:null,band:null,gaps:null,flags:0},so=zt?null:new Path2D,sn=null;if(J!=null)sn=h.data[J.
series[1]];else{let{y0:z,y1:Ce}=d;z!=null&&Ce!=null&&(E=Ce.values(h,w,T,S),sn=z.values(h,w,T,S))}let Dn=N*
_e,se=ae*_e;for(let z=ce==1?T:S;z>=T&&z<=S;z+=ce){let Ce=E[z];if(Ce==null)continue;if(sn!=null){let _t=sn[z]??
0;if(Ce-_t==0)continue;nt=L(_t,D,I,R)}let qe=C.distr!=2||d!=null?b[z]:z,ro=P(qe,C,O,x),En=L(pe(Ce,Oe),
D,I,R),Kt=j(ro-xe),In=j(ht(En,nt)),bt=j(jt(En,nt)),At=In-bt;if(Ce!=null){let _t=Ce<0?se:Dn,$t=Ce<0?Dn:
se;zt?(Ne>0&&mn[z]!=null&&ie(no.get(mn[z]),Kt,bt+xt(Ne/2),_e,ht(0,At-Ne),_t,$t),on[z]!=null&&ie(Pt.get(
on[z]),Kt,bt+xt(Ne/2),_e,ht(0,At-Ne),_t,$t)):ie(so,Kt,bt+xt(Ne/2),_e,ht(0,At-Ne),_t,$t),Y(h,w,z,Kt-Ne/
2,bt,_e+Ne,At)}}return Ne>0?dt.stroke=zt?no:so:zt||(dt._fill=v.width==0?v._fill:v._stroke??v._fill,dt.
width=0),dt.fill=zt?Pt:so,dt})}function Tg(e,t){let n=pe(t?.alignGaps,0);return(o,s,i,r)=>Jn(o,s,(a,u,d,g,f,m,h,w,T,S,v)=>{
[i,r]=tr(d,i,r);let b=a.pxRound,E=N=>b(m(N,g,S,w)),C=N=>b(h(N,f,v,T)),D,P,L;g.ori==0?(D=ir,L=Bo,P=yu):
(D=ar,L=Vo,P=wu);let x=g.dir*(g.ori==0?1:-1),R=E(u[x==1?i:r]),O=R,I=[],j=[];for(let N=x==1?i:r;N>=i&&
N<=r;N+=x)if(d[N]!=null){let ce=u[N],ie=E(ce);I.push(O=ie),j.push(C(d[N]))}let $={stroke:e(I,j,D,L,P,
b),fill:null,clip:null,band:null,gaps:null,flags:$o},Z=$.stroke,[B,te]=Ji(o,s);if(a.fill!=null||B!=0){
let N=$.fill=new Path2D(Z),ae=a.fillTo(o,s,a.min,a.max,B),ce=C(ae);L(N,O,ce),L(N,R,ce)}if(!a.spanGaps){
let N=[];N.push(...Qi(u,d,i,r,x,E,n)),$.gaps=N=a.gaps(o,s,i,r,N),$.clip=rr(N,g.ori,w,T,S,v)}return te!=
0&&($.band=te==2?[pn(o,s,i,r,Z,-1),pn(o,s,i,r,Z,1)]:pn(o,s,i,r,Z,te)),$})}function xg(e){return Tg(Cg,
e)}function Cg(e,t,n,o,s,i){let r=e.length;if(r<2)return null;let a=new Path2D;if(n(a,e[0],t[0]),r==
2)o(a,e[1],t[1]);else{let u=Array(r),d=Array(r-1),g=Array(r-1),f=Array(r-1);for(let m=0;m<r-1;m++)g[m]=
t[m+1]-t[m],f[m]=e[m+1]-e[m],d[m]=g[m]/f[m];u[0]=d[0];for(let m=1;m<r-1;m++)d[m]===0||d[m-1]===0||d[m-
1]>0!=d[m]>0?u[m]=0:(u[m]=3*(f[m-1]+f[m])/((2*f[m]+f[m-1])/d[m-1]+(f[m]+2*f[m-1])/d[m]),isFinite(u[m])||
(u[m]=0));u[r-1]=d[r-2];for(let m=0;m<r-1;m++)s(a,e[m]+f[m]/3,t[m]+u[m]*f[m]/3,e[m+1]-f[m]/3,t[m+1]-
u[m+1]*f[m]/3,e[m+1],t[m+1])}return a}var Wi=new Set;function Fc(){for(let e of Wi)e.syncRect(!0)}Ho&&
(Yn(im,Oo,Fc),Yn(am,Oo,Fc,!0),Yn(Qs,Oo,()=>{rt.pxRatio=he}));var Pg=ku(),Ag=bu();function Wc(e,t,n,o){
return(o?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((i,r)=>$i(i,r,t,n))}function Dg(e,t){
return e.map((n,o)=>o==0?{}:Ge({},t,n))}function $i(e,t,n,o){return Ge({},t==0?n:o,e)}function Su(e,t,n){
return t==null?Fo:[t,n]}var Eg=Su;function Ig(e,t,n){return t==null?Fo:Xs(t,n,Gi,!0)}function Tu(e,t,n,o){
return t==null?Fo:nr(t,n,e.scales[o].log,!1)}var Rg=Tu;function xu(e,t,n,o){return t==null?Fo:Ui(t,n,
e.scales[o].log,!1)}var Mg=xu;function Lg(e,t,n,o,s){let i=ht(hc(e),hc(t)),r=t-e,a=qt(s/o*r,n);do{let u=n[a],
d=o*u/r;if(d>=s&&i+(u<5?Pn.get(u):0)<=17)return[u,d]}while(++a<n.length);return[0,0]}function $c(e){
let t,n;return e=e.replace(/(\d+)px/,(o,s)=>(t=ze((n=+s)*he))+"px"),[e,t,n]}function Og(e){e.show&&[
e.font,e.labelFont].forEach(t=>{let n=Te(t[2]*he,1);t[0]=t[0].replace(/[0-9.]+px/,n+"px"),t[1]=n})}function rt(e,t,n){
let o={mode:pe(e.mode,1)},s=o.mode;function i(c,p,_,y){let k=p.valToPct(c);return y+_*(p.dir==-1?1-k:
k)}function r(c,p,_,y){let k=p.valToPct(c);return y+_*(p.dir==-1?k:1-k)}function a(c,p,_,y){return p.
ori==0?i(c,p,_,y):r(c,p,_,y)}o.valToPosH=i,o.valToPosV=r;let u=!1;o.status=0;let d=o.root=Nt(Vp);if(e.
id!=null&&(d.id=e.id),Tt(d,e.class),e.title){let c=Nt(qp,d);c.textContent=e.title}let g=Gt("canvas"),
f=o.ctx=g.getContext("2d"),m=Nt(jp,d);Yn("click",m,c=>{c.target===w&&(Ae!=_o||Me!=yo)&&st.click(o,c)},
!0);let h=o.under=Nt(zp,m);m.appendChild(g);let w=o.over=Nt(Kp,m);e=Wo(e);let T=+pe(e.pxAlign,1),S=Oc(
T);(e.plugins||[]).forEach(c=>{c.opts&&(e=c.opts(o,e)||e)});let v=e.ms||.001,b=o.series=s==1?Wc(e.series||
[],Ac,Mc,!1):Dg(e.series||[null],Rc),E=o.axes=Wc(e.axes||[],Pc,Ec,!0),C=o.scales={},D=o.bands=e.bands||
[];D.forEach(c=>{c.fill=de(c.fill||null),c.dir=pe(c.dir,-1)});let P=s==2?b[1].facets[0].scale:b[0].scale,
L={axes:Hd,series:Od},x=(e.drawOrder||["axes","series"]).map(c=>L[c]);function R(c){let p=c.distr==3?
_=>fn(_>0?_:c.clamp(o,_,c.min,c.max,c.key)):c.distr==4?_=>Ci(_,c.asinh):c.distr==100?_=>c.fwd(_):_=>_;
return _=>{let y=p(_),{_min:k,_max:A}=c,M=A-k;return(y-k)/M}}function O(c){let p=C[c];if(p==null){let _=(e.
scales||hs)[c]||hs;if(_.from!=null){O(_.from);let y=Ge({},C[_.from],_,{key:c});y.valToPct=R(y),C[c]=
y}else{p=C[c]=Ge({},c==P?pu:_g,_),p.key=c;let y=p.time,k=p.range,A=Cn(k);if((c!=P||s==2&&!y)&&(A&&(k[0]==
null||k[1]==null)&&(k={min:k[0]==null?pc:{mode:1,hard:k[0],soft:k[0]},max:k[1]==null?pc:{mode:1,hard:k[1],
soft:k[1]}},A=!1),!A&&sr(k))){let M=k;k=(F,H,U)=>H==null?Fo:Xs(H,U,M)}p.range=de(k||(y?Eg:c==P?p.distr==
3?Rg:p.distr==4?Mg:Su:p.distr==3?Tu:p.distr==4?xu:Ig)),p.auto=de(A?!1:p.auto),p.clamp=de(p.clamp||hg),
p._min=p._max=null,p.valToPct=R(p)}}}O("x"),O("y"),s==1&&b.forEach(c=>{O(c.scale)}),E.forEach(c=>{O(
c.scale)});for(let c in e.scales)O(c);let I=C[P],j=I.distr,$,Z;I.ori==0?(Tt(d,Up),$=i,Z=r):(Tt(d,Gp),
$=r,Z=i);let B={};for(let c in C){let p=C[c];(p.min!=null||p.max!=null)&&(B[c]={min:p.min,max:p.max},
p.min=p.max=null)}let te=e.tzDate||(c=>new Date(ze(c/v))),N=e.fmtDate||zi,ae=v==1?Um(te):jm(te),ce=Tc(
te,Sc(v==1?Vm:qm,N)),ie=Cc(te,xc(Km,N)),Y=[],J=o.legend=Ge({},Jm,e.legend),V=o.cursor=Ge({},og,{drag:{
y:s==2}},e.cursor),Oe=J.show,nt=V.show,xe=J.markers;J.idxs=Y,xe.width=de(xe.width),xe.dash=de(xe.dash),
xe.stroke=de(xe.stroke),xe.fill=de(xe.fill);let _e,Wt,wt,Ne=[],zt=[],on,Pt=!1,mn={};if(J.live){let c=b[1]?
b[1].values:null;Pt=c!=null,on=Pt?c(o,1,0):{_:0};for(let p in on)mn[p]=Bi}if(Oe)if(_e=Gt("table",em,
d),wt=Gt("tbody",null,_e),J.mount(o,_e),Pt){Wt=Gt("thead",null,_e,wt);let c=Gt("tr",null,Wt);Gt("th",
null,c);for(var no in on)Gt("th",ec,c).textContent=no}else Tt(_e,nm),J.live&&Tt(_e,tm);let oo={show:!0},
Uo={show:!1};function bs(c,p){if(p==0&&(Pt||!J.live||s==2))return Fo;let _=[],y=Gt("tr",om,wt,wt.childNodes[p]);
Tt(y,c.class),c.show||Tt(y,Kn);let k=Gt("th",null,y);if(xe.show){let F=Nt(sm,k);if(p>0){let H=xe.width(
o,p);H&&(F.style.border=H+"px "+xe.dash(o,p)+" "+xe.stroke(o,p)),F.style.background=xe.fill(o,p)}}let A=Nt(
ec,k);c.label instanceof HTMLElement?A.appendChild(c.label):A.textContent=c.label,p>0&&(xe.show||(A.
style.color=c.width>0?xe.stroke(o,p):xe.fill(o,p)),dt("click",k,F=>{if(V._lock)return;Mn(F);let H=b.
indexOf(c);if((F.ctrlKey||F.metaKey)!=J.isolate){let U=b.some((G,K)=>K>0&&K!=H&&G.show);b.forEach((G,K)=>{
K>0&&Zt(K,U?K==H?oo:Uo:oo,!0,Ve.setSeries)})}else Zt(H,{show:!c.show},!0,Ve.setSeries)},!1),ao&&dt(sc,
k,F=>{V._lock||(Mn(F),Zt(b.indexOf(c),bo,!0,Ve.setSeries))},!1));for(var M in on){let F=Gt("td",rm,y);
F.textContent="--",_.push(F)}return[y,_]}let An=new Map;function dt(c,p,_,y=!0){let k=An.get(p)||{},
A=V.bind[c](o,p,_,y);A&&(Yn(c,p,k[c]=A),An.set(p,k))}function so(c,p,_){let y=An.get(p)||{};for(let k in y)
(c==null||k==c)&&(Mi(k,p,y[k]),delete y[k]);c==null&&An.delete(p)}let sn=0,Dn=0,se=0,z=0,Ce=0,qe=0,ro=Ce,
En=qe,Kt=se,In=z,bt=0,At=0,_t=0,$t=0;o.bbox={};let fr=!1,vs=!1,io=!1,Rn=!1,ks=!1,Dt=!1;function pr(c,p,_){
(_||c!=o.width||p!=o.height)&&ma(c,p),po(!1),io=!0,vs=!0,mo()}function ma(c,p){o.width=sn=se=c,o.height=
Dn=z=p,Ce=qe=0,Ad(),Dd();let _=o.bbox;bt=_.left=jn(Ce*he,.5),At=_.top=jn(qe*he,.5),_t=_.width=jn(se*
he,.5),$t=_.height=jn(z*he,.5)}let xd=3;function Cd(){let c=!1,p=0;for(;!c;){p++;let _=Wd(p),y=$d(p);
c=p==xd||_&&y,c||(ma(o.width,o.height),vs=!0)}}function Pd({width:c,height:p}){pr(c,p)}o.setSize=Pd;
function Ad(){let c=!1,p=!1,_=!1,y=!1;E.forEach((k,A)=>{if(k.show&&k._show){let{side:M,_size:F}=k,H=M%
2,U=k.label!=null?k.labelSize:0,G=F+U;G>0&&(H?(se-=G,M==3?(Ce+=G,y=!0):_=!0):(z-=G,M==0?(qe+=G,c=!0):
p=!0))}}),Ln[0]=c,Ln[1]=_,Ln[2]=p,Ln[3]=y,se-=gn[1]+gn[3],Ce+=gn[3],z-=gn[2]+gn[0],qe+=gn[0]}function Dd(){
let c=Ce+se,p=qe+z,_=Ce,y=qe;function k(A,M){switch(A){case 1:return c+=M,c-M;case 2:return p+=M,p-M;case 3:
return _-=M,_+M;case 0:return y-=M,y+M}}E.forEach((A,M)=>{if(A.show&&A._show){let F=A.side;A._pos=k(
F,A._size),A.label!=null&&(A._lpos=k(F,A.labelSize))}})}if(V.dataIdx==null){let c=V.hover,p=c.skip=new Set(
c.skip??[]);p.add(void 0);let _=c.prox=de(c.prox),y=c.bias??=0;V.dataIdx=(k,A,M,F)=>{if(A==0)return M;
let H=M,U=_(k,A,M,F)??Se,G=U>=0&&U<Se,K=I.ori==0?se:z,oe=V.left,me=t[0],fe=t[A];if(p.has(fe[M])){H=null;
let le=null,ee=null,Q;if(y==0||y==-1)for(Q=M;le==null&&Q-- >0;)p.has(fe[Q])||(le=Q);if(y==0||y==1)for(Q=
M;ee==null&&Q++<fe.length;)p.has(fe[Q])||(ee=Q);if(le!=null||ee!=null)if(G){let Ee=le==null?-1/0:$(me[le],
I,K,0),Fe=ee==null?1/0:$(me[ee],I,K,0),et=oe-Ee,ve=Fe-oe;et<=ve?et<=U&&(H=le):ve<=U&&(H=ee)}else H=ee==
null?le:le==null?ee:M-le<=ee-M?le:ee}else G&&Ke(oe-$(me[M],I,K,0))>U&&(H=null);return H}}let Mn=c=>{
V.event=c};V.idxs=Y,V._lock=!1;let it=V.points;it.show=de(it.show),it.size=de(it.size),it.stroke=de(
it.stroke),it.width=de(it.width),it.fill=de(it.fill);let Yt=o.focus=Ge({},e.focus||{alpha:.3},V.focus),
ao=Yt.prox>=0,lo=ao&&it.one,Et=[],co=[],uo=[];function ga(c,p){let _=it.show(o,p);if(_ instanceof HTMLElement)
return Tt(_,Xp),Tt(_,c.class),nn(_,-10,-10,se,z),w.insertBefore(_,Et[p]),_}function ha(c,p){if(s==1||
p>0){let _=s==1&&C[c.scale].time,y=c.value;c.value=_?wc(y)?Cc(te,xc(y,N)):y||ie:y||pg,c.label=c.label||
(_?rg:sg)}if(lo||p>0){c.width=c.width==null?1:c.width,c.paths=c.paths||Pg||_m,c.fillTo=de(c.fillTo||
yg),c.pxAlign=+pe(c.pxAlign,T),c.pxRound=Oc(c.pxAlign),c.stroke=de(c.stroke||null),c.fill=de(c.fill||
null),c._stroke=c._fill=c._paths=c._focus=null;let _=mg(ht(1,c.width),1),y=c.points=Ge({},{size:_,width:ht(
1,_*.2),stroke:c.stroke,space:_*2,paths:Ag,_stroke:null,_fill:null},c.points);y.show=de(y.show),y.filter=
de(y.filter),y.fill=de(y.fill),y.stroke=de(y.stroke),y.paths=de(y.paths),y.pxAlign=c.pxAlign}if(Oe){
let _=bs(c,p);Ne.splice(p,0,_[0]),zt.splice(p,0,_[1]),J.values.push(null)}if(nt){Y.splice(p,0,null);
let _=null;lo?p==0&&(_=ga(c,p)):p>0&&(_=ga(c,p)),Et.splice(p,0,_),co.splice(p,0,0),uo.splice(p,0,0)}
Xe("addSeries",p)}function Ed(c,p){p=p??b.length,c=s==1?$i(c,p,Ac,Mc):$i(c,p,{},Rc),b.splice(p,0,c),
ha(b[p],p)}o.addSeries=Ed;function Id(c){if(b.splice(c,1),Oe){J.values.splice(c,1),zt.splice(c,1);let p=Ne.
splice(c,1)[0];so(null,p.firstChild),p.remove()}nt&&(Y.splice(c,1),Et.splice(c,1)[0].remove(),co.splice(
c,1),uo.splice(c,1)),Xe("delSeries",c)}o.delSeries=Id;let Ln=[!1,!1,!1,!1];function Rd(c,p){if(c._show=
c.show,c.show){let _=c.side%2,y=C[c.scale];y==null&&(c.scale=_?b[1].scale:P,y=C[c.scale]);let k=y.time;
c.size=de(c.size),c.space=de(c.space),c.rotate=de(c.rotate),Cn(c.incrs)&&c.incrs.forEach(M=>{!Pn.has(
M)&&Pn.set(M,Kc(M))}),c.incrs=de(c.incrs||(y.distr==2?$m:k?v==1?Bm:Gm:zn)),c.splits=de(c.splits||(k&&
y.distr==1?ae:y.distr==3?Oi:y.distr==4?lg:ag)),c.stroke=de(c.stroke),c.grid.stroke=de(c.grid.stroke),
c.ticks.stroke=de(c.ticks.stroke),c.border.stroke=de(c.border.stroke);let A=c.values;c.values=Cn(A)&&
!Cn(A[0])?de(A):k?Cn(A)?Tc(te,Sc(A,N)):wc(A)?zm(te,A):A||ce:A||ig,c.filter=de(c.filter||(y.distr>=3&&
y.log==10?dg:y.distr==3&&y.log==2?fg:jc)),c.font=$c(c.font),c.labelFont=$c(c.labelFont),c._size=c.size(
o,null,p,0),c._space=c._rotate=c._incrs=c._found=c._splits=c._values=null,c._size>0&&(Ln[p]=!0,c._el=
Nt(Yp,m))}}function Go(c,p,_,y){let[k,A,M,F]=_,H=p%2,U=0;return H==0&&(F||A)&&(U=p==0&&!k||p==2&&!M?
ze(Pc.size/3):0),H==1&&(k||M)&&(U=p==1&&!A||p==3&&!F?ze(Ec.size/2):0),U}let _a=o.padding=(e.padding||
[Go,Go,Go,Go]).map(c=>de(pe(c,Go))),gn=o._padding=_a.map((c,p)=>c(o,p,Ln,0)),ot,Ye=null,Ze=null,Ss=s==
1?b[0].idxs:null,Ht=null,qo=!1;function ya(c,p){if(t=c??[],o.data=o._data=t,s==2){ot=0;for(let _=1;_<
b.length;_++)ot+=t[_][0].length}else{t.length==0&&(o.data=o._data=t=[[]]),Ht=t[0],ot=Ht.length;let _=t;
if(j==2){_=t.slice();let y=_[0]=Array(ot);for(let k=0;k<ot;k++)y[k]=k}o._data=t=_}if(po(!0),Xe("setD\
ata"),j==2&&(io=!0),p!==!1){let _=I;_.auto(o,qo)?mr():_n(P,_.min,_.max),Rn=Rn||V.left>=0,Dt=!0,mo()}}
o.setData=ya;function mr(){qo=!0;let c,p;s==1&&(ot>0?(Ye=Ss[0]=0,Ze=Ss[1]=ot-1,c=t[0][Ye],p=t[0][Ze],
j==2?(c=Ye,p=Ze):c==p&&(j==3?[c,p]=nr(c,c,I.log,!1):j==4?[c,p]=Ui(c,c,I.log,!1):I.time?p=c+ze(86400/
v):[c,p]=Xs(c,p,Gi,!0))):(Ye=Ss[0]=c=null,Ze=Ss[1]=p=null)),_n(P,c,p)}let Ts,fo,gr,hr,_r,yr,wr,br,vr,
yt;function wa(c,p,_,y,k,A){c??=nc,_??=ji,y??="butt",k??=nc,A??="round",c!=Ts&&(f.strokeStyle=Ts=c),
k!=fo&&(f.fillStyle=fo=k),p!=gr&&(f.lineWidth=gr=p),A!=_r&&(f.lineJoin=_r=A),y!=yr&&(f.lineCap=yr=y),
_!=hr&&f.setLineDash(hr=_)}function ba(c,p,_,y){p!=fo&&(f.fillStyle=fo=p),c!=wr&&(f.font=wr=c),_!=br&&
(f.textAlign=br=_),y!=vr&&(f.textBaseline=vr=y)}function kr(c,p,_,y,k=0){if(y.length>0&&c.auto(o,qo)&&
(p==null||p.min==null)){let A=pe(Ye,0),M=pe(Ze,y.length-1),F=_.min==null?dm(y,A,M,k,c.distr==3):[_.min,
_.max];c.min=jt(c.min,_.min=F[0]),c.max=ht(c.max,_.max=F[1])}}let va={min:null,max:null};function Md(){
for(let y in C){let k=C[y];B[y]==null&&(k.min==null||B[P]!=null&&k.auto(o,qo))&&(B[y]=va)}for(let y in C){
let k=C[y];B[y]==null&&k.from!=null&&B[k.from]!=null&&(B[y]=va)}B[P]!=null&&po(!0);let c={};for(let y in B){
let k=B[y];if(k!=null){let A=c[y]=Wo(C[y],bm);if(k.min!=null)Ge(A,k);else if(y!=P||s==2)if(ot==0&&A.
from==null){let M=A.range(o,null,null,y);A.min=M[0],A.max=M[1]}else A.min=Se,A.max=-Se}}if(ot>0){b.forEach(
(y,k)=>{if(s==1){let A=y.scale,M=B[A];if(M==null)return;let F=c[A];if(k==0){let H=F.range(o,F.min,F.
max,A);F.min=H[0],F.max=H[1],Ye=qt(F.min,t[0]),Ze=qt(F.max,t[0]),Ze-Ye>1&&(t[0][Ye]<F.min&&Ye++,t[0][Ze]>
F.max&&Ze--),y.min=Ht[Ye],y.max=Ht[Ze]}else y.show&&y.auto&&kr(F,M,y,t[k],y.sorted);y.idxs[0]=Ye,y.idxs[1]=
Ze}else if(k>0&&y.show&&y.auto){let[A,M]=y.facets,F=A.scale,H=M.scale,[U,G]=t[k],K=c[F],oe=c[H];K!=null&&
kr(K,B[F],A,U,A.sorted),oe!=null&&kr(oe,B[H],M,G,M.sorted),y.min=M.min,y.max=M.max}});for(let y in c){
let k=c[y],A=B[y];if(k.from==null&&(A==null||A.min==null)){let M=k.range(o,k.min==Se?null:k.min,k.max==
-Se?null:k.max,y);k.min=M[0],k.max=M[1]}}}for(let y in c){let k=c[y];if(k.from!=null){let A=c[k.from];
if(A.min==null)k.min=k.max=null;else{let M=k.range(o,A.min,A.max,y);k.min=M[0],k.max=M[1]}}}let p={},
_=!1;for(let y in c){let k=c[y],A=C[y];if(A.min!=k.min||A.max!=k.max){A.min=k.min,A.max=k.max;let M=A.
distr;A._min=M==3?fn(A.min):M==4?Ci(A.min,A.asinh):M==100?A.fwd(A.min):A.min,A._max=M==3?fn(A.max):M==
4?Ci(A.max,A.asinh):M==100?A.fwd(A.max):A.max,p[y]=_=!0}}if(_){b.forEach((y,k)=>{s==2?k>0&&p.y&&(y._paths=
null):p[y.scale]&&(y._paths=null)});for(let y in p)io=!0,Xe("setScale",y);nt&&V.left>=0&&(Rn=Dt=!0)}
for(let y in B)B[y]=null}function Ld(c){let p=Li(Ye-1,0,ot-1),_=Li(Ze+1,0,ot-1);for(;c[p]==null&&p>0;)
p--;for(;c[_]==null&&_<ot-1;)_++;return[p,_]}function Od(){if(ot>0){let c=b.some(p=>p._focus)&&yt!=Yt.
alpha;c&&(f.globalAlpha=yt=Yt.alpha),b.forEach((p,_)=>{if(_>0&&p.show&&(ka(_,!1),ka(_,!0),p._paths==
null)){let y=yt;yt!=p.alpha&&(f.globalAlpha=yt=p.alpha);let k=s==2?[0,t[_][0].length-1]:Ld(t[_]);p._paths=
p.paths(o,_,k[0],k[1]),yt!=y&&(f.globalAlpha=yt=y)}}),b.forEach((p,_)=>{if(_>0&&p.show){let y=yt;yt!=
p.alpha&&(f.globalAlpha=yt=p.alpha),p._paths!=null&&Sa(_,!1);{let k=p._paths!=null?p._paths.gaps:null,
A=p.points.show(o,_,Ye,Ze,k),M=p.points.filter(o,_,A,k);(A||M)&&(p.points._paths=p.points.paths(o,_,
Ye,Ze,M),Sa(_,!0))}yt!=y&&(f.globalAlpha=yt=y),Xe("drawSeries",_)}}),c&&(f.globalAlpha=yt=1)}}function ka(c,p){
let _=p?b[c].points:b[c];_._stroke=_.stroke(o,c),_._fill=_.fill(o,c)}function Sa(c,p){let _=p?b[c].points:
b[c],{stroke:y,fill:k,clip:A,flags:M,_stroke:F=_._stroke,_fill:H=_._fill,_width:U=_.width}=_._paths;
U=Te(U*he,3);let G=null,K=U%2/2;p&&H==null&&(H=U>0?"#fff":F);let oe=_.pxAlign==1&&K>0;if(oe&&f.translate(
K,K),!p){let me=bt-U/2,fe=At-U/2,le=_t+U,ee=$t+U;G=new Path2D,G.rect(me,fe,le,ee)}p?Sr(F,U,_.dash,_.
cap,H,y,k,M,A):Nd(c,F,U,_.dash,_.cap,H,y,k,M,G,A),oe&&f.translate(-K,-K)}function Nd(c,p,_,y,k,A,M,F,H,U,G){
let K=!1;H!=0&&D.forEach((oe,me)=>{if(oe.series[0]==c){let fe=b[oe.series[1]],le=t[oe.series[1]],ee=(fe.
_paths||hs).band;Cn(ee)&&(ee=oe.dir==1?ee[0]:ee[1]);let Q,Ee=null;fe.show&&ee&&pm(le,Ye,Ze)?(Ee=oe.fill(
o,me)||A,Q=fe._paths.clip):ee=null,Sr(p,_,y,k,Ee,M,F,H,U,G,Q,ee),K=!0}}),K||Sr(p,_,y,k,A,M,F,H,U,G)}
let Ta=$o|Fi;function Sr(c,p,_,y,k,A,M,F,H,U,G,K){wa(c,p,_,y,k),(H||U||K)&&(f.save(),H&&f.clip(H),U&&
f.clip(U)),K?(F&Ta)==Ta?(f.clip(K),G&&f.clip(G),Cs(k,M),xs(c,A,p)):F&Fi?(Cs(k,M),f.clip(K),xs(c,A,p)):
F&$o&&(f.save(),f.clip(K),G&&f.clip(G),Cs(k,M),f.restore(),xs(c,A,p)):(Cs(k,M),xs(c,A,p)),(H||U||K)&&
f.restore()}function xs(c,p,_){_>0&&(p instanceof Map?p.forEach((y,k)=>{f.strokeStyle=Ts=k,f.stroke(
y)}):p!=null&&c&&f.stroke(p))}function Cs(c,p){p instanceof Map?p.forEach((_,y)=>{f.fillStyle=fo=y,f.
fill(_)}):p!=null&&c&&f.fill(p)}function Fd(c,p,_,y){let k=E[c],A;if(y<=0)A=[0,0];else{let M=k._space=
k.space(o,c,p,_,y),F=k._incrs=k.incrs(o,c,p,_,y,M);A=Lg(p,_,F,y,M)}return k._found=A}function Tr(c,p,_,y,k,A,M,F,H,U){
let G=M%2/2;T==1&&f.translate(G,G),wa(F,M,H,U,F),f.beginPath();let K,oe,me,fe,le=k+(y==0||y==3?-A:A);
_==0?(oe=k,fe=le):(K=k,me=le);for(let ee=0;ee<c.length;ee++)p[ee]!=null&&(_==0?K=me=c[ee]:oe=fe=c[ee],
f.moveTo(K,oe),f.lineTo(me,fe));f.stroke(),T==1&&f.translate(-G,-G)}function Wd(c){let p=!0;return E.
forEach((_,y)=>{if(!_.show)return;let k=C[_.scale];if(k.min==null){_._show&&(p=!1,_._show=!1,po(!1));
return}else _._show||(p=!1,_._show=!0,po(!1));let A=_.side,M=A%2,{min:F,max:H}=k,[U,G]=Fd(y,F,H,M==0?
se:z);if(G==0)return;let K=k.distr==2,oe=_._splits=_.splits(o,y,F,H,U,G,K),me=k.distr==2?oe.map(Q=>Ht[Q]):
oe,fe=k.distr==2?Ht[oe[1]]-Ht[oe[0]]:U,le=_._values=_.values(o,_.filter(o,me,y,G,fe),y,G,fe);_._rotate=
A==2?_.rotate(o,le,y,G):0;let ee=_._size;_._size=Ft(_.size(o,le,y,c)),ee!=null&&_._size!=ee&&(p=!1)}),
p}function $d(c){let p=!0;return _a.forEach((_,y)=>{let k=_(o,y,Ln,c);k!=gn[y]&&(p=!1),gn[y]=k}),p}function Hd(){
for(let c=0;c<E.length;c++){let p=E[c];if(!p.show||!p._show)continue;let _=p.side,y=_%2,k,A,M=p.stroke(
o,c),F=_==0||_==3?-1:1,[H,U]=p._found;if(p.label!=null){let pt=p.labelGap*F,St=ze((p._lpos+pt)*he);ba(
p.labelFont[0],M,"center",_==2?"top":tc),f.save(),y==1?(k=A=0,f.translate(St,ze(At+$t/2)),f.rotate((_==
3?-Js:Js)/2)):(k=ze(bt+_t/2),A=St);let Fn=Gc(p.label)?p.label(o,c,H,U):p.label;f.fillText(Fn,k,A),f.
restore()}if(U==0)continue;let G=C[p.scale],K=y==0?_t:$t,oe=y==0?bt:At,me=p._splits,fe=G.distr==2?me.
map(pt=>Ht[pt]):me,le=G.distr==2?Ht[me[1]]-Ht[me[0]]:H,ee=p.ticks,Q=p.border,Ee=ee.show?ee.size:0,Fe=ze(
Ee*he),et=ze((p.alignTo==2?p._size-Ee-p.gap:p.gap)*he),ve=p._rotate*-Js/180,We=S(p._pos*he),vt=(Fe+et)*
F,ft=We+vt;A=y==0?ft:0,k=y==1?ft:0;let It=p.font[0],Bt=p.align==1?Mo:p.align==2?Si:ve>0?Mo:ve<0?Si:y==
0?"center":_==3?Si:Mo,Qt=ve||y==1?"middle":_==2?"top":tc;ba(It,M,Bt,Qt);let kt=p.font[1]*p.lineGap,Rt=me.
map(pt=>S(a(pt,G,K,oe))),Vt=p._values;for(let pt=0;pt<Vt.length;pt++){let St=Vt[pt];if(St!=null){y==
0?k=Rt[pt]:A=Rt[pt],St=""+St;let Fn=St.indexOf(`
`)==-1?[St]:St.split(/\n/gm);for(let mt=0;mt<Fn.length;mt++){let Ua=Fn[mt];ve?(f.save(),f.translate(
k,A+mt*kt),f.rotate(ve),f.fillText(Ua,0,0),f.restore()):f.fillText(Ua,k,A+mt*kt)}}}ee.show&&Tr(Rt,ee.
filter(o,fe,c,U,le),y,_,We,Fe,Te(ee.width*he,3),ee.stroke(o,c),ee.dash,ee.cap);let Xt=p.grid;Xt.show&&
Tr(Rt,Xt.filter(o,fe,c,U,le),y,y==0?2:1,y==0?At:bt,y==0?$t:_t,Te(Xt.width*he,3),Xt.stroke(o,c),Xt.dash,
Xt.cap),Q.show&&Tr([We],[1],y==0?1:0,y==0?1:2,y==1?At:bt,y==1?$t:_t,Te(Q.width*he,3),Q.stroke(o,c),Q.
dash,Q.cap)}Xe("drawAxes")}function po(c){b.forEach((p,_)=>{_>0&&(p._paths=null,c&&(s==1?(p.min=null,
p.max=null):p.facets.forEach(y=>{y.min=null,y.max=null})))})}let Ps=!1,xr=!1,jo=[];function Bd(){xr=
!1;for(let c=0;c<jo.length;c++)Xe(...jo[c]);jo.length=0}function mo(){Ps||(Pm(xa),Ps=!0)}function Vd(c,p=!1){
Ps=!0,xr=p,c(o),xa(),p&&jo.length>0&&queueMicrotask(Bd)}o.batch=Vd;function xa(){if(fr&&(Md(),fr=!1),
io&&(Cd(),io=!1),vs){if(Re(h,Mo,Ce),Re(h,"top",qe),Re(h,fs,se),Re(h,ps,z),Re(w,Mo,Ce),Re(w,"top",qe),
Re(w,fs,se),Re(w,ps,z),Re(m,fs,sn),Re(m,ps,Dn),g.width=ze(sn*he),g.height=ze(Dn*he),E.forEach(({_el:c,
_show:p,_size:_,_pos:y,side:k})=>{if(c!=null)if(p){let A=k===3||k===0?_:0,M=k%2==1;Re(c,M?"left":"to\
p",y-A),Re(c,M?"width":"height",_),Re(c,M?"top":"left",M?qe:Ce),Re(c,M?"height":"width",M?z:se),Ri(c,
Kn)}else Tt(c,Kn)}),Ts=fo=gr=_r=yr=wr=br=vr=hr=null,yt=1,Yo(!0),Ce!=ro||qe!=En||se!=Kt||z!=In){po(!1);
let c=se/Kt,p=z/In;if(nt&&!Rn&&V.left>=0){V.left*=c,V.top*=p,go&&nn(go,ze(V.left),0,se,z),ho&&nn(ho,
0,ze(V.top),se,z);for(let _=0;_<Et.length;_++){let y=Et[_];y!=null&&(co[_]*=c,uo[_]*=p,nn(y,Ft(co[_]),
Ft(uo[_]),se,z))}}if(De.show&&!ks&&De.left>=0&&De.width>0){De.left*=c,De.width*=c,De.top*=p,De.height*=
p;for(let _ in Ir)Re(wo,_,De[_])}ro=Ce,En=qe,Kt=se,In=z}Xe("setSize"),vs=!1}sn>0&&Dn>0&&(f.clearRect(
0,0,g.width,g.height),Xe("drawClear"),x.forEach(c=>c()),Xe("draw")),De.show&&ks&&(As(De),ks=!1),nt&&
Rn&&(Nn(null,!0,!1),Rn=!1),J.show&&J.live&&Dt&&(Dr(),Dt=!1),u||(u=!0,o.status=1,Xe("ready")),qo=!1,Ps=
!1}o.redraw=(c,p)=>{io=p||!1,c!==!1?_n(P,I.min,I.max):mo()};function Cr(c,p){let _=C[c];if(_.from==null){
if(ot==0){let y=_.range(o,p.min,p.max,c);p.min=y[0],p.max=y[1]}if(p.min>p.max){let y=p.min;p.min=p.max,
p.max=y}if(ot>1&&p.min!=null&&p.max!=null&&p.max-p.min<1e-16)return;c==P&&_.distr==2&&ot>0&&(p.min=qt(
p.min,t[0]),p.max=qt(p.max,t[0]),p.min==p.max&&p.max++),B[c]=p,fr=!0,mo()}}o.setScale=Cr;let Pr,Ar,go,
ho,Ca,Pa,_o,yo,Aa,Da,Ae,Me,hn=!1,st=V.drag,Je=st.x,Qe=st.y;nt&&(V.x&&(Pr=Nt(Jp,w)),V.y&&(Ar=Nt(Qp,w)),
I.ori==0?(go=Pr,ho=Ar):(go=Ar,ho=Pr),Ae=V.left,Me=V.top);let De=o.select=Ge({show:!0,over:!0,left:0,
width:0,top:0,height:0},e.select),wo=De.show?Nt(Zp,De.over?w:h):null;function As(c,p){if(De.show){for(let _ in c)
De[_]=c[_],_ in Ir&&Re(wo,_,c[_]);p!==!1&&Xe("setSelect")}}o.setSelect=As;function Ud(c){if(b[c].show)
Oe&&Ri(Ne[c],Kn);else if(Oe&&Tt(Ne[c],Kn),nt){let _=lo?Et[0]:Et[c];_!=null&&nn(_,-10,-10,se,z)}}function _n(c,p,_){
Cr(c,{min:p,max:_})}function Zt(c,p,_,y){p.focus!=null&&Kd(c),p.show!=null&&b.forEach((k,A)=>{A>0&&(c==
A||c==null)&&(k.show=p.show,Ud(A),s==2?(_n(k.facets[0].scale,null,null),_n(k.facets[1].scale,null,null)):
_n(k.scale,null,null),mo())}),_!==!1&&Xe("setSeries",c,p),y&&Zo("setSeries",o,c,p)}o.setSeries=Zt;function Gd(c,p){
Ge(D[c],p)}function qd(c,p){c.fill=de(c.fill||null),c.dir=pe(c.dir,-1),p=p??D.length,D.splice(p,0,c)}
function jd(c){c==null?D.length=0:D.splice(c,1)}o.addBand=qd,o.setBand=Gd,o.delBand=jd;function zd(c,p){
b[c].alpha=p,nt&&Et[c]!=null&&(Et[c].style.opacity=p),Oe&&Ne[c]&&(Ne[c].style.opacity=p)}let rn,yn,On,
bo={focus:!0};function Kd(c){if(c!=On){let p=c==null,_=Yt.alpha!=1;b.forEach((y,k)=>{if(s==1||k>0){let A=p||
k==0||k==c;y._focus=p?null:A,_&&zd(k,A?1:Yt.alpha)}}),On=c,_&&mo()}}Oe&&ao&&dt(rc,_e,c=>{V._lock||(Mn(
c),On!=null&&Zt(null,bo,!0,Ve.setSeries))});function Jt(c,p,_){let y=C[p];_&&(c=c/he-(y.ori==1?qe:Ce));
let k=se;y.ori==1&&(k=z,c=k-c),y.dir==-1&&(c=k-c);let A=y._min,M=y._max,F=c/k,H=A+(M-A)*F,U=y.distr;
return U==3?No(10,H):U==4?gm(H,y.asinh):U==100?y.bwd(H):H}function Yd(c,p){let _=Jt(c,P,p);return qt(
_,t[0],Ye,Ze)}o.valToIdx=c=>qt(c,t[0]),o.posToIdx=Yd,o.posToVal=Jt,o.valToPos=(c,p,_)=>C[p].ori==0?i(
c,C[p],_?_t:se,_?bt:0):r(c,C[p],_?$t:z,_?At:0),o.setCursor=(c,p,_)=>{Ae=c.left,Me=c.top,Nn(null,p,_)};
function Ea(c,p){Re(wo,Mo,De.left=c),Re(wo,fs,De.width=p)}function Ia(c,p){Re(wo,"top",De.top=c),Re(
wo,ps,De.height=p)}let zo=I.ori==0?Ea:Ia,Ko=I.ori==1?Ea:Ia;function Zd(){if(Oe&&J.live)for(let c=s==
2?1:0;c<b.length;c++){if(c==0&&Pt)continue;let p=J.values[c],_=0;for(let y in p)zt[c][_++].firstChild.
nodeValue=p[y]}}function Dr(c,p){if(c!=null&&(c.idxs?c.idxs.forEach((_,y)=>{Y[y]=_}):wm(c.idx)||Y.fill(
c.idx),J.idx=Y[0]),Oe&&J.live){for(let _=0;_<b.length;_++)(_>0||s==1&&!Pt)&&Jd(_,Y[_]);Zd()}Dt=!1,p!==
!1&&Xe("setLegend")}o.setLegend=Dr;function Jd(c,p){let _=b[c],y=c==0&&j==2?Ht:t[c],k;Pt?k=_.values(
o,c,p)??mn:(k=_.value(o,p==null?null:y[p],c,p),k=k==null?mn:{_:k}),J.values[c]=k}function Nn(c,p,_){
Aa=Ae,Da=Me,[Ae,Me]=V.move(o,Ae,Me),V.left=Ae,V.top=Me,nt&&(go&&nn(go,ze(Ae),0,se,z),ho&&nn(ho,0,ze(
Me),se,z));let y,k=Ye>Ze;rn=Se,yn=null;let A=I.ori==0?se:z,M=I.ori==1?se:z;if(Ae<0||ot==0||k){y=V.idx=
null;for(let F=0;F<b.length;F++){let H=Et[F];H!=null&&nn(H,-10,-10,se,z)}ao&&Zt(null,bo,!0,c==null&&
Ve.setSeries),J.live&&(Y.fill(y),Dt=!0)}else{let F,H,U;s==1&&(F=I.ori==0?Ae:Me,H=Jt(F,P),y=V.idx=qt(
H,t[0],Ye,Ze),U=$(t[0][y],I,A,0));let G=-10,K=-10,oe=0,me=0,fe=!0,le="",ee="";for(let Q=s==2?1:0;Q<b.
length;Q++){let Ee=b[Q],Fe=Y[Q],et=Fe==null?null:s==1?t[Q][Fe]:t[Q][1][Fe],ve=V.dataIdx(o,Q,y,H),We=ve==
null?null:s==1?t[Q][ve]:t[Q][1][ve];if(Dt=Dt||We!=et||ve!=Fe,Y[Q]=ve,Q>0&&Ee.show){let vt=ve==null?-10:
ve==y?U:$(s==1?t[0][ve]:t[Q][0][ve],I,A,0),ft=We==null?-10:Z(We,s==1?C[Ee.scale]:C[Ee.facets[1].scale],
M,0);if(ao&&We!=null){let It=I.ori==1?Ae:Me,Bt=Ke(Yt.dist(o,Q,ve,ft,It));if(Bt<rn){let Qt=Yt.bias;if(Qt!=
0){let kt=Jt(It,Ee.scale),Rt=We>=0?1:-1,Vt=kt>=0?1:-1;Vt==Rt&&(Vt==1?Qt==1?We>=kt:We<=kt:Qt==1?We<=kt:
We>=kt)&&(rn=Bt,yn=Q)}else rn=Bt,yn=Q}}if(Dt||lo){let It,Bt;I.ori==0?(It=vt,Bt=ft):(It=ft,Bt=vt);let Qt,
kt,Rt,Vt,Xt,pt,St=!0,Fn=it.bbox;if(Fn!=null){St=!1;let mt=Fn(o,Q);Rt=mt.left,Vt=mt.top,Qt=mt.width,kt=
mt.height}else Rt=It,Vt=Bt,Qt=kt=it.size(o,Q);if(pt=it.fill(o,Q),Xt=it.stroke(o,Q),lo)Q==yn&&rn<=Yt.
prox&&(G=Rt,K=Vt,oe=Qt,me=kt,fe=St,le=pt,ee=Xt);else{let mt=Et[Q];mt!=null&&(co[Q]=Rt,uo[Q]=Vt,fc(mt,
Qt,kt,St),uc(mt,pt,Xt),nn(mt,Ft(Rt),Ft(Vt),se,z))}}}}if(lo){let Q=Yt.prox,Ee=On==null?rn<=Q:rn>Q||yn!=
On;if(Dt||Ee){let Fe=Et[0];Fe!=null&&(co[0]=G,uo[0]=K,fc(Fe,oe,me,fe),uc(Fe,le,ee),nn(Fe,Ft(G),Ft(K),
se,z))}}}if(De.show&&hn)if(c!=null){let[F,H]=Ve.scales,[U,G]=Ve.match,[K,oe]=c.cursor.sync.scales,me=c.
cursor.drag;if(Je=me._x,Qe=me._y,Je||Qe){let{left:fe,top:le,width:ee,height:Q}=c.select,Ee=c.scales[K].
ori,Fe=c.posToVal,et,ve,We,vt,ft,It=F!=null&&U(F,K),Bt=H!=null&&G(H,oe);It&&Je?(Ee==0?(et=fe,ve=ee):
(et=le,ve=Q),We=C[F],vt=$(Fe(et,K),We,A,0),ft=$(Fe(et+ve,K),We,A,0),zo(jt(vt,ft),Ke(ft-vt))):zo(0,A),
Bt&&Qe?(Ee==1?(et=fe,ve=ee):(et=le,ve=Q),We=C[H],vt=Z(Fe(et,oe),We,M,0),ft=Z(Fe(et+ve,oe),We,M,0),Ko(
jt(vt,ft),Ke(ft-vt))):Ko(0,M)}else Rr()}else{let F=Ke(Aa-Ca),H=Ke(Da-Pa);if(I.ori==1){let oe=F;F=H,H=
oe}Je=st.x&&F>=st.dist,Qe=st.y&&H>=st.dist;let U=st.uni;U!=null?Je&&Qe&&(Je=F>=U,Qe=H>=U,!Je&&!Qe&&(H>
F?Qe=!0:Je=!0)):st.x&&st.y&&(Je||Qe)&&(Je=Qe=!0);let G,K;Je&&(I.ori==0?(G=_o,K=Ae):(G=yo,K=Me),zo(jt(
G,K),Ke(K-G)),Qe||Ko(0,M)),Qe&&(I.ori==1?(G=_o,K=Ae):(G=yo,K=Me),Ko(jt(G,K),Ke(K-G)),Je||zo(0,A)),!Je&&
!Qe&&(zo(0,0),Ko(0,0))}if(st._x=Je,st._y=Qe,c==null){if(_){if(Va!=null){let[F,H]=Ve.scales;Ve.values[0]=
F!=null?Jt(I.ori==0?Ae:Me,F):null,Ve.values[1]=H!=null?Jt(I.ori==1?Ae:Me,H):null}Zo(Ti,o,Ae,Me,se,z,
y)}if(ao){let F=_&&Ve.setSeries,H=Yt.prox;On==null?rn<=H&&Zt(yn,bo,!0,F):rn>H?Zt(null,bo,!0,F):yn!=On&&
Zt(yn,bo,!0,F)}}Dt&&(J.idx=y,Dr()),p!==!1&&Xe("setCursor")}let wn=null;Object.defineProperty(o,"rect",
{get(){return wn==null&&Yo(!1),wn}});function Yo(c=!1){c?wn=null:(wn=w.getBoundingClientRect(),Xe("s\
yncRect",wn))}function Ra(c,p,_,y,k,A,M){V._lock||hn&&c!=null&&c.movementX==0&&c.movementY==0||(Er(c,
p,_,y,k,A,M,!1,c!=null),c!=null?Nn(null,!0,!0):Nn(p,!0,!1))}function Er(c,p,_,y,k,A,M,F,H){if(wn==null&&
Yo(!1),Mn(c),c!=null)_=c.clientX-wn.left,y=c.clientY-wn.top;else{if(_<0||y<0){Ae=-10,Me=-10;return}let[
U,G]=Ve.scales,K=p.cursor.sync,[oe,me]=K.values,[fe,le]=K.scales,[ee,Q]=Ve.match,Ee=p.axes[0].side%2==
1,Fe=I.ori==0?se:z,et=I.ori==1?se:z,ve=Ee?A:k,We=Ee?k:A,vt=Ee?y:_,ft=Ee?_:y;if(fe!=null?_=ee(U,fe)?a(
oe,C[U],Fe,0):-10:_=Fe*(vt/ve),le!=null?y=Q(G,le)?a(me,C[G],et,0):-10:y=et*(ft/We),I.ori==1){let It=_;
_=y,y=It}}H&&(p==null||p.cursor.event.type==Ti)&&((_<=1||_>=se-1)&&(_=jn(_,se)),(y<=1||y>=z-1)&&(y=jn(
y,z))),F?(Ca=_,Pa=y,[_o,yo]=V.move(o,_,y)):(Ae=_,Me=y)}let Ir={width:0,height:0,left:0,top:0};function Rr(){
As(Ir,!1)}let Ma,La,Oa,Na;function Fa(c,p,_,y,k,A,M){hn=!0,Je=Qe=st._x=st._y=!1,Er(c,p,_,y,k,A,M,!0,
!1),c!=null&&(dt(xi,Ei,Wa,!1),Zo(oc,o,_o,yo,se,z,null));let{left:F,top:H,width:U,height:G}=De;Ma=F,La=
H,Oa=U,Na=G}function Wa(c,p,_,y,k,A,M){hn=st._x=st._y=!1,Er(c,p,_,y,k,A,M,!1,!0);let{left:F,top:H,width:U,
height:G}=De,K=U>0||G>0,oe=Ma!=F||La!=H||Oa!=U||Na!=G;if(K&&oe&&As(De),st.setScale&&K&&oe){let me=F,
fe=U,le=H,ee=G;if(I.ori==1&&(me=H,fe=G,le=F,ee=U),Je&&_n(P,Jt(me,P),Jt(me+fe,P)),Qe)for(let Q in C){
let Ee=C[Q];Q!=P&&Ee.from==null&&Ee.min!=Se&&_n(Q,Jt(le+ee,Q),Jt(le,Q))}Rr()}else V.lock&&(V._lock=!V.
_lock,Nn(p,!0,c!=null));c!=null&&(so(xi,Ei),Zo(xi,o,Ae,Me,se,z,null))}function Qd(c,p,_,y,k,A,M){if(V.
_lock)return;Mn(c);let F=hn;if(hn){let H=!0,U=!0,G=10,K,oe;I.ori==0?(K=Je,oe=Qe):(K=Qe,oe=Je),K&&oe&&
(H=Ae<=G||Ae>=se-G,U=Me<=G||Me>=z-G),K&&H&&(Ae=Ae<_o?0:se),oe&&U&&(Me=Me<yo?0:z),Nn(null,!0,!0),hn=!1}
Ae=-10,Me=-10,Y.fill(null),Nn(null,!0,!0),F&&(hn=F)}function $a(c,p,_,y,k,A,M){V._lock||(Mn(c),mr(),
Rr(),c!=null&&Zo(ic,o,Ae,Me,se,z,null))}function Ha(){E.forEach(Og),pr(o.width,o.height,!0)}Yn(Qs,Oo,
Ha);let vo={};vo.mousedown=Fa,vo.mousemove=Ra,vo.mouseup=Wa,vo.dblclick=$a,vo.setSeries=(c,p,_,y)=>{
let k=Ve.match[2];_=k(o,p,_),_!=-1&&Zt(_,y,!0,!1)},nt&&(dt(oc,w,Fa),dt(Ti,w,Ra),dt(sc,w,c=>{Mn(c),Yo(
!1)}),dt(rc,w,Qd),dt(ic,w,$a),Wi.add(o),o.syncRect=Yo);let Ds=o.hooks=e.hooks||{};function Xe(c,p,_){
xr?jo.push([c,p,_]):c in Ds&&Ds[c].forEach(y=>{y.call(null,o,p,_)})}(e.plugins||[]).forEach(c=>{for(let p in c.
hooks)Ds[p]=(Ds[p]||[]).concat(c.hooks[p])});let Ba=(c,p,_)=>_,Ve=Ge({key:null,setSeries:!1,filters:{
pub:_c,sub:_c},scales:[P,b[1]?b[1].scale:null],match:[yc,yc,Ba],values:[null,null]},V.sync);Ve.match.
length==2&&Ve.match.push(Ba),V.sync=Ve;let Va=Ve.key,Mr=mu(Va);function Zo(c,p,_,y,k,A,M){Ve.filters.
pub(c,p,_,y,k,A,M)&&Mr.pub(c,p,_,y,k,A,M)}Mr.sub(o);function Xd(c,p,_,y,k,A,M){Ve.filters.sub(c,p,_,
y,k,A,M)&&vo[c](null,p,_,y,k,A,M)}o.pub=Xd;function ef(){Mr.unsub(o),Wi.delete(o),An.clear(),Mi(Qs,Oo,
Ha),d.remove(),_e?.remove(),Xe("destroy")}o.destroy=ef;function Lr(){Xe("init",e,t),ya(t||e.data,!1),
B[P]?Cr(P,B[P]):mr(),ks=De.show&&(De.width>0||De.height>0),Rn=Dt=!0,pr(e.width,e.height)}return b.forEach(
ha),E.forEach(Rd),n?n instanceof HTMLElement?(n.appendChild(d),Lr()):n(o,Lr):Lr(),o}rt.assign=Ge;rt.
fmtNum=qi;rt.rangeNum=Xs;rt.rangeLog=nr;rt.rangeAsinh=Ui;rt.orient=Jn;rt.pxRatio=he;rt.join=Cm;rt.fmtDate=
zi,rt.tzDate=Fm;rt.sync=mu;{rt.addGap=wg,rt.clipGaps=rr;let e=rt.paths={points:bu};e.linear=ku,e.stepped=
kg,e.bars=Sg,e.spline=xg}var Ng=(e,t,n)=>{let o=r=>r&&Math.floor(n.clockAt(r.at)/864e5),s=0,i=0;return e.map((r,a)=>{s+=r.kg;
for(let d=e[i];d&&d.at<=r.at-t*864e5;)s-=d.kg,i+=1,d=e[i];return o(e[a+1])!==o(r)?s/(a-i+1):void 0})};var Cu=(e,t,n)=>{let o=e.filter(({at:r})=>r>=t),s=o.length<1e3?7:30,i=Ng(e,s,n).slice(e.length-o.length);
return{points:o,means:i,meanDays:s}},ea=(e,t)=>{let n=e.at(-1),o=e.findLast(({at:s})=>n&&s<=n.at-t*864e5);
if(!(!n||!o||o.at<n.at-2*t*864e5))return n.kg-o.kg},ta=e=>{let[t]=e;if(t===void 0)return;let[n,o]=[t,
t];for(let s of e)s<n&&(n=s),s>o&&(o=s);return[n,o]};var Pu=({points:e,means:t})=>{let n=[...e.map(({kg:r})=>r),...t.filter(r=>r!==void 0)],[o,s]=ta(n)??
[60,80],i=Math.max(4-(s-o),(s-o)/5)/2;return[o-i,s+i]},Fg={day:1,month:30,year:365},Wg=[...[1,2,7,14].
map(e=>["day",e]),...[1,2,3,6].map(e=>["month",e]),...[1,2,5,10,25,100].map(e=>["year",e])],Au=(e,t,n,o)=>{
let s=(t-e)/864e5,i=([w,T])=>s/Fg[w]/T<=n,[r,a]=Wg.find(i)??["year",1e3],u=new Date(o.clockAt(e)),[d,
g,f]=[u.getUTCFullYear(),u.getUTCMonth(),u.getUTCDate()],m=w=>r==="day"?Date.UTC(d,g,f+w):r==="month"?
Date.UTC(d,Math.floor(g/a)*a+w,1):Date.UTC(Math.floor(d/a)*a+w,0,1),h=[];for(let w=0;;w+=a){let T=o.
instantOf(m(w));if(T>t)return{unit:r,ticks:h};T>=e&&h.push(T)}};var Hg=14*864e5,Bg=({ctx:e,bbox:t,valToPos:n},o,s,i)=>{let r=devicePixelRatio,a=t.top+t.height;e.save(),
e.font=`${12*r}px ${s.font}`,e.textAlign="right",e.fillStyle=s.colour("quiet"),e.fillText(i,t.left-8*
r,t.top-14*r),e.textAlign="left",e.lineWidth=4*r,e.strokeStyle=s.colour("card");for(let{colour:u,text:d,
from:g,to:f}of o){let m=Math.max(t.top,n(Math.min(f,1e4),"y",!0)),h=Math.min(a,n(g,"y",!0));if(h<=m||
(e.fillStyle=s.colour(u),e.fillRect(t.left,m,4*r,h-m),m>t.top&&e.fillRect(t.left,m,t.width,r),h-m<24*
r))continue;e.fillStyle=s.colour("quiet");let w=[t.left+10*r,m+16*r];e.strokeText(d,...w),e.fillText(
d,...w)}e.restore()},Vg=({ctx:e,bbox:t,valToPos:n},o,s,i)=>{let r=devicePixelRatio,[a,u]=[n(o.at/1e3,
"x",!0),n(o.kg,"y",!0)];e.save(),e.fillStyle=i.colour("accent"),e.lineWidth=4*r,e.strokeStyle=i.colour(
"card"),e.beginPath(),e.arc(a,u,5*r,0,2*Math.PI),e.stroke(),e.fill(),e.font=`600 ${13*r}px ${i.font}`,
e.textAlign="left",e.textBaseline="middle";let d=[t.left+t.width+8*r,u];e.strokeText(s,...d),e.fillText(
s,...d),e.restore()},Ug=({data:e,valToPos:t},n,o,s)=>{let i=[],r=a=>e[0][a]??0;for(let a=o+1;a<=s;a++)
(r(a)-r(a-1))*1e3>Hg&&i.push([t(r(a-1),"x",!0),t(r(a),"x",!0)]);return i},Du=(e,{series:t,from:n,to:o,
bands:s},i,r,a)=>{let{points:u,means:d}=t,g={font:`12px ${i.font}`,stroke:i.colour("quiet"),ticks:{show:!1}},
f=u.length>=1e3,m={show:!0,size:f?3:u.length>100?4:6,fill:`color-mix(in srgb, ${i.colour("quiet")} ${f?
35:60}%, transparent)`,stroke:"transparent"},h=b=>Au(n,o,b.width/90,r.zone),w=u.at(-1),T={width:e.clientWidth,
height:e.clientHeight,padding:[28,76,0,0],legend:{show:!1},cursor:{y:!1,drag:{x:!1,y:!1},points:{size:9}},
scales:{x:{range:[(n-(o-n)/50)/1e3,(o+(o-n)/50)/1e3]},y:{range:Pu(t)}},axes:[{...g,grid:{show:!1},size:32,
splits:b=>h(b).ticks.map(E=>E/1e3),values:(b,E)=>{let C=r.ofUnit[h(b).unit];return E.map(D=>C(D*1e3))}},
{...g,grid:{stroke:i.colour("line"),width:1},size:40,space:56,incrs:[.5,1,2,5,10,20,50,100],values:(b,E,C,D,P)=>E.
map(P<1?r.tenths:r.integer)}],series:[{},{points:m,paths:()=>null},{stroke:i.colour("accent"),width:2.5,
points:{show:!1},gaps:Ug}],hooks:{drawAxes:[b=>Bg(b,s,i,r.unit)],draw:[b=>w&&Vg(b,w,r.kg(w.kg),i)],setCursor:[
({cursor:b})=>a(b.left===-10?void 0:b.idx??void 0,b.left??0)]}},[S,v]=[u.map(({at:b})=>b/1e3),u.map(
({kg:b})=>b)];return new rt(T,[S,v,[...d]],e)};var Eu=matchMedia("(prefers-color-scheme: dark)"),Gg={ArrowLeft:-1,ArrowDown:-1,ArrowRight:1,ArrowUp:1,
PageDown:-10,PageUp:10,Home:Number.NEGATIVE_INFINITY,End:Number.POSITIVE_INFINITY},qg={good:"done",warn:"\
active",bad:"blocked"},Iu=({series:e,from:t,to:n,bands:o})=>{let{points:s,means:i,meanDays:r}=e,{t:a,
zone:u,messages:d,day:g,shortDay:f,month:m,year:h,integer:w,tenths:T,kg:S,unit:v}=W(),b=To(()=>Eu.matches,
Eu,"change"),E=ke(null),C=ke(null);return ue(()=>{let D=E.current,P=getComputedStyle(D),L={colour:Y=>(D.
style.color=`var(--${Y})`,P.color),font:P.fontFamily},x=Y=>S(Y/cn(1,v)),R=s.length-1,O=({at:Y,kg:J})=>{
let V=i[R];return[x(J),g(Y),V===void 0?"":`${a.mean(r)}: ${x(V)}`].filter(Boolean).join(`
`)},I=Y=>{let J=s[Y];J&&(R=Y,D.ariaValueNow=String(Y),D.ariaValueText=O(J))};I(R);let j=(Y,J)=>{let V=C.
current;if(V.hidden=Y===void 0,Y===void 0)return;I(Y),V.textContent=D.ariaValueText;let{offsetLeft:Oe,
clientWidth:nt}=B.over,xe=J>nt/2?J-V.offsetWidth-12:J+12;V.style.translate=`${Math.max(Oe+xe,0)}px`},
$={series:e,from:t,to:n,bands:o.map(Y=>({...Y,text:d.bmi_descriptions[Y.class],colour:qg[us(Y.class)]}))},
B=Du(D,$,L,{zone:u,unit:v,ofUnit:{day:f,month:m,year:h},integer:w,tenths:T,kg:x},j),te=Y=>B.setCursor(
{left:Y,top:1}),N=({pointerType:Y,clientX:J})=>{if(Y==="mouse")return;let{left:V,width:Oe}=B.over.getBoundingClientRect();
te(Math.min(Math.max(J-V,0),Oe-1))},ae=()=>B.setCursor({left:-10,top:-10}),ce=Y=>{Y.key==="Escape"&&
ae();let J=Gg[Y.key];if(J===void 0)return;Y.preventDefault(),R=Math.min(Math.max(R+J,0),s.length-1);
let V=s[R];V&&te(B.valToPos(V.at/1e3,"x"))};D.addEventListener("pointerdown",N),D.addEventListener("\
pointermove",N),D.addEventListener("keydown",ce),D.addEventListener("blur",ae);let ie=new ResizeObserver(
()=>B.setSize({width:D.clientWidth,height:D.clientHeight}));return ie.observe(D),()=>{ie.disconnect(),
D.removeEventListener("keydown",ce),D.removeEventListener("pointerdown",N),D.removeEventListener("po\
intermove",N),D.removeEventListener("blur",ae),B.destroy()}},[e,t,o,d,b]),l("div",{class:"chart",children:[
l("div",{class:"plot",ref:E,role:"slider",tabIndex:0,"aria-label":a.chart,"aria-valuemin":0,"aria-va\
luemax":Math.max(s.length-1,0),"aria-valuenow":Math.max(s.length-1,0)}),l("output",{class:"tip",ref:C,
hidden:!0,"aria-hidden":"true"})]})};var Qn=e=>{let t=`weight-bmi-register ${e}`;return{read:()=>{try{return localStorage.getItem(t)??""}catch{
return""}},write:n=>{try{localStorage.setItem(t,n)}catch{}}}};var jg=(e,t)=>{let n=a=>Math.round(a*1e6),o=e.map(({record:a,day:u})=>({record:a,plus:n(t*u+a.peso_kg),
minus:n(t*u-a.peso_kg)})).sort((a,u)=>a.plus-u.plus||a.minus-u.minus),s=[],i=o.map(({minus:a},u)=>{let[
d,g]=[0,s.length];for(;d<g;){let f=d+g>>1;(o[s[f]]?.minus??0)<=a?d=f+1:g=f}return s[d]=u,s[d-1]}),r=new Set;
for(let a=s.at(-1);a!==void 0;a=i[a])r.add(o[a].record);return r},Ru=(e,t)=>new Map([...e].map(n=>[t(
n),n])),Mu=(e,t,n,o)=>{let s=new Set(e),i=[],r=Ru(t,o),a=new Set(t.map(g=>`${g.fecha_registro} ${g.peso_kg}`)),
u=[...r.keys()],d=(g,f,m)=>m!==void 0&&Math.round(Math.abs(f-(r.get(m)?.peso_kg??f))*1e6)>Math.round(
n*Math.abs(g-m)*1e6);for(;;){let[g,f]=[0,i.length],m=[];for(let[w,T]of Ru(s,o)){for(;(u[g]??Number.POSITIVE_INFINITY)<
w;)g+=1;let S=u[g]===w?r.get(w):void 0;if(!(!S||S.fecha_registro<=T.fecha_registro)||a.has(`${T.fecha_registro}\
 ${T.peso_kg}`))continue;let[b,E]=[u[g-1],u[g+(S?1:0)]];[b,E].some(C=>d(w,T.peso_kg,C))?i.push(T):m.
push({record:T,day:w})}let h=jg(m,n);if(i.push(...m.filter(({record:w})=>!h.has(w)).map(({record:w})=>w)),
i.length===f)return{kept:[...s],outliers:i};for(;f<i.length;f++)s.delete(i[f])}};var Lu=864e5,zg="weight_change_too_large",Ou=async(e,t,n,o,s)=>{let{weights:i}=await q.listWeights({
signal:o}),r=({fecha_registro:m})=>Math.floor(t.clockAt(Date.parse(m))/Lu),{kept:a,outliers:u}=Mu(e,
i.toReversed(),n,r),d=u.map(m=>({...m,code:zg})),g=new Set(i.map(({id:m})=>m)),f=0;for(let m=a;;){let h=[];
for await(let{error:T,answer:S,weights:v}of $s(q,m,{check:!0,signal:o})){if(T)throw T;if("results"in
S)for(let{index:b,outcome:E,code:C}of S.results)h.push({...v[b],outcome:E,code:C});s(h.length)}let w=T=>h.
filter(S=>S.outcome===T);if(f+=w("known").length,d.push(...w("refused")),m=w("new").map(({peso_kg:T,
fecha_registro:S})=>({peso_kg:T,fecha_registro:S})),m.length===h.length)return{added:m,known:f,refused:d,
ids:g}}},Nu=async(e,t)=>{let n=[],o=[],s=e.added;for(;;){let i;for await(let{start:r,error:a,index:u,
answer:d,weights:g}of $s(q,s)){if(a){if(u===void 0)throw a;o.push({...s[u],code:a.code??null}),i=s.toSpliced(
u,1).slice(r);break}"weights"in d&&n.push(...d.weights.filter(({id:f})=>!e.ids.has(f))),t(e.added.length-
s.length+r+g.length)}if(!i)return{recorded:n,refused:o};s=i}},na=Qn("import"),Kg=7*Lu,Fu=(e,t)=>{let n=t.
map(({id:s,peso_kg:i,fecha_registro:r})=>[s,i,Date.parse(r)]),o={userId:e,at:Date.now(),records:n};na.
write(JSON.stringify(o))},Wu=e=>{let t=JSON.parse(na.read()||"{}");return t?.userId===e&&Date.now()-
t.at<Kg&&t.records.length>0?t:void 0},Yg=8,$u=async(e,t)=>{let{weights:n}=await q.listWeights(),o=new Map(
n.map(u=>[u.id,u])),s=e.records.flatMap(([u,d,g])=>{let f=o.get(u);return f?.peso_kg===d&&Date.parse(
f.fecha_registro)===g?[u]:[]}),i=s.values(),r=0,a=async()=>{for(let u of i)await q.deleteWeight({path:{
weight_id:u}}).catch(d=>{if(!(d instanceof Le&&d.status===404))throw d}),t(++r)};return await Promise.
all(Array.from({length:Yg},a)),na.write(""),s.length};var ur=()=>new Promise(e=>setTimeout(e));var Hu=25e4,Bu='type="HKQuantityTypeIdentifierBodyMass"',Vu=/<Record(?:[^">]|"[^"]*")*>/y,Zg=["start\
Date","unit","value"],Jg=async(e,t)=>{let n=[],o="",s=r=>{let a=0;for(;;){let u=r.indexOf(Bu,a);if(u<
0)break;Vu.lastIndex=Math.max(r.lastIndexOf("<Record",u),0);let[d]=Vu.exec(r)??[];if(d===void 0)break;
a=u+Bu.length;let g=f=>new RegExp(` ${f}="([^"]*)"`).exec(d)?.[1]??"";n.push(Zg.map(g))}o=r.slice(Math.
max(a,r.lastIndexOf("<")))},i=new TextDecoder;for(let r=0;r<e.size;r+=Hu){let a=await e.slice(r,r+Hu).
arrayBuffer();s(o+i.decode(a,{stream:!0})),await ur(),t.throwIfAborted()}return{preamble:"",head:["s\
tartDate","unit","weight"],hasHeading:!0,body:n}},oa=e=>typeof e=="object"&&e!==null&&!Array.isArray(
e),Qg=e=>e.filter(oa).map(({dataTypeName:t,startTimeNanos:n,fitValue:o})=>({date:Math.round(Number(n)/
1e6),dataTypeName:t,weight:o?.[0]?.value?.fpVal})),Xg=({date:e,...t})=>({...t,date:String(e).replace(
/^(\d\d)\/(\d\d)\/(\d\d)$/,"20$3-$1-$2")}),eh=e=>{let t;try{t=JSON.parse(e)}catch{return}let n=oa(t)?
t["Data Points"]:void 0,o=Array.isArray(n)?Qg(n):t;if(!Array.isArray(o))return;let s=o.filter(oa).map(
a=>"logId"in a?Xg(a):a),i=[...new Set(s.flatMap(a=>Object.keys(a)))].filter(a=>a!=="logId");if(!i.some(
a=>/weight/i.test(a)))return;let r=s.map(a=>i.map(u=>String(a[u]??"")));return{preamble:"",head:i,hasHeading:!0,
body:r}},th=e=>{let[t,n]=new Uint8Array(e);if(t===255&&n===254)return new TextDecoder("utf-16le").decode(
e);if(t===254&&n===255)return new TextDecoder("utf-16be").decode(e);try{return new TextDecoder("utf-\
8",{fatal:!0}).decode(e)}catch{return new TextDecoder("windows-1252").decode(e)}},nh=[["zip","PK"],
["zip","‹"],["pdf","%PDF"],["database","SQLite format 3"]],Uu=async(e,t)=>{let n=new TextDecoder(
"windows-1252").decode(await e.slice(0,4096).arrayBuffer()),[o]=nh.find(([,r])=>n.startsWith(r))??[];
if(o)return{format:o};let s=n.replace(/^ï»¿/,"").trimStart();if(s.startsWith("<"))return/<HealthData|<!DOCTYPE HealthData/.
test(n)?{sheet:await Jg(e,t)}:{format:"xml"};let i=th(await e.arrayBuffer());if(/^[[{]/.test(s)){let r=eh(
i);return r?{sheet:r}:{format:"json"}}return i.includes("\0")?{format:"other"}:{text:i}};var ys=e=>{let{format:t}=new Intl.DateTimeFormat("sv-SE",{timeZone:e,dateStyle:"short",timeStyle:"me\
dium"}),n=a=>Date.parse(`${t(a*1e3).replace(" ","T")}Z`)-a*1e3,o=new Map,s=a=>{let u=o.get(a);if(u!==
void 0)return u;let d=n(a*7*864e5/1e3);return o.set(a,d),d},i=a=>{let u=Math.floor(a/6048e5),d=s(u);
return d===s(u+1)?d:n(Math.floor(a/1e3))},r=a=>a+i(a);return{name:e,clockAt:r,instantOf(a){let[u,d]=[
a-864e5,a+864e5].map(f=>a-i(f)),g=[u,d].filter(f=>r(f)===a);return g.length>0?Math.min(...g):u},inputOf:a=>new Date(
r(a)).toISOString().slice(0,16)}},sa=()=>new Intl.DateTimeFormat().resolvedOptions().timeZone,Gu=({clockAt:e})=>{
let t=ys(sa()),n=Date.now();return[n,n+157248e5].every(o=>e(o)===t.clockAt(o))};var dr=["ymd","dmy","mdy"],oh=/^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})/,qu=/ ?(?:([ap])\.? ?m\b\.?)?/,
sh=/(\d{1,2})[:.h](\d{2})(?:[:.](\d{2}(?:[.,]\d+)?))?/,rh=/(?:T|,? (?:at|a las?|um|à|alle|às) |,? )/,
ju=/ ?(Z|UTC|GMT)?(?:([+-])(\d{1,2}):?(\d{2})?)?(?: \(.*\))?$/,ih=new RegExp(`${oh.source}(?:${rh.source}${sh.
source}${qu.source})?${ju.source}`,"i"),ah=new RegExp(`^\\d{1,2}(:\\d{2}){1,2}\\S*${qu.source}${ju.source}`,
"i"),lh=/^1\d{9}(\d{3})?$/,zu=(e,t,n)=>["en","es","de","fr","it","pt"].map(o=>{let{format:s}=new Intl.
DateTimeFormat(o,{...n,timeZone:"UTC"});return Array.from({length:e},(i,r)=>s(t(r)).toLowerCase())}),
ch=zu(12,e=>Date.UTC(2025,e,1),{month:"long"}),uh=zu(7,e=>Date.UTC(2025,0,e+1),{weekday:"long"}),Ku=(e,t)=>{
let n=e.toLowerCase();for(let o of t){let s=o.findIndex(i=>i.startsWith(n));if(s>=0)return s+1}return 0},
dh=e=>e.replace(/^(\p{L}{2,})\.?,? /u,(t,n)=>Ku(n,uh)?"":t),fh=new RegExp([/^(?:(\d{1,2})(?:st|nd|rd|th|º)?)?[-. ]*(?:de )?(\p{L}{3,})[-. ]*(?:de )?/u,
/(?:(\d{1,2})(?:st|nd|rd|th)?(?=,? ))?,? ?(\d{2,4})/].map(({source:e})=>e).join(""),"u"),ph=e=>{let[
t,n,o="",s,i=""]=fh.exec(e)??[],r=t===void 0?0:Ku(o,ch);return t===void 0||r===0?e:`${i.length===2?`\
20${i}`:i}-${r}-${n??s}${e.slice(t.length)}`},Yu=e=>e.replace(/\s+/g," ").trim(),Xn=e=>ah.test(Yu(e)),
eo=(e,t,n)=>{let o=Yu(e);if(lh.test(o))return{at:new Date(Number(o)*(o.length===10?1e3:1)).toISOString(),
isZoned:!0};let s=dh(o),i=ph(s),r=i===s?t:"ymd",a=ih.exec(i);if(!a)return;let[,u,d,g,f="0",m="0",h="\
0",w]=a,[T,S,v="0",b="0"]=a.slice(8),E=te=>Number([u,d,g][r.indexOf(te)]),[C,D,P]=[E("y"),E("m"),E("\
d")],L=C<100&&r!=="ymd"?2e3+C:C,x=new Date(Date.UTC(L,D-1,P));if(L<1e3||x.getUTCMonth()!==D-1||x.getUTCDate()!==
P)return;let R=w?Number(f)%12+(w.toLowerCase()==="p"?12:0):Number(f),O=Number(h.replace(",","."));if(R>
23||Number(m)>59||O>=60)return;let I=R*60+Number(m),j=x.getTime()+I*6e4+Math.floor(O*1e3+1e-6),$=T!==
void 0||S!==void 0,Z=(Number(v)*60+Number(b))*6e4,B=$?j-(S==="-"?-Z:Z):n.instantOf(j);return{at:new Date(
B).toISOString(),isZoned:$}},mh=ys("UTC"),to=e=>dr.some(t=>eo(e,t,mh)!==void 0);var gh=[";","	",","],hh=(e,t)=>{let n=[[]],o=new RegExp(`(?:"((?:[^"]|"")*)"|([^${t}\\r\\n]*))(${t}|\
\\r?\\n|\\r|$)`,"gy");for(let[,s,i="",r]of e.matchAll(o)){if(n.at(-1)?.push((s?.replaceAll('""','"')??
i).trim()),r==="")break;r!==t&&n.push([])}return n.filter(s=>s.some(i=>i!==""))},ra=e=>Co(e,".")!==void 0||
Co(e,",")!==void 0,ia=(e,t)=>{let n=hh(e,t),o=f=>f.some(m=>to(m)||Xn(m))&&f.some(ra),s=n.findIndex(o),
i=f=>f.length>1&&!f.some(to),r=n.slice(0,Math.max(s,0)).findLastIndex(i),a=r>=0,u=n.slice(0,Math.max(
a?r:s,0)).map(f=>f.join(t)).join(`
`);if(s<0)return{preamble:u,head:n[0]??[],hasHeading:a,body:n};if(!a)return{preamble:u,head:n[s]??[],
hasHeading:a,body:n.slice(s)};let d=n.slice(r+1),g=d.findIndex(f=>i(f)&&f.some(m=>/^date\b/i.test(m)));
return{preamble:u,head:n[r]??[],hasHeading:a,body:g<0?d:d.slice(0,g)}},Zu=e=>{let t=e.slice(0,2e4);return gh.
find(n=>ia(t,n).head.length>1)??","},Ju=e=>["fecha_registro,peso_kg",...e.map(t=>`${t.fecha_registro}\
,${t.peso_kg}`),""].join(`\r
`);var ed=e=>e.replace(/^com\.[\w.]*\./,"").replace(/\d(st|nd|rd|th)\b/gi," ").replace(/(\p{Ll})(\p{Lu})/gu,
"$1 $2").toLowerCase().split(/[^\p{L}]+/u).filter(Boolean),_h=e=>/weight|^pesos?$|gewicht|poids|^mass[ea]?$|waga|^vikt|^vekt|vægt|^paino|^вес$|体重/.
test(e),yh=["goal target trend ideal optimal max min change diff delta lost loss gain start initial \
previous","fat lean muscle bone water mineral protein free control standard index percent","objetivo\
 meta tendencia máxim maxim mínim minim cambio inicial","grasa múscul muscul magr hues óse ose agu\
a ziel fett muskel knochen wasser","graisse objectif idéal osseuse"].flatMap(e=>e.split(" ")),wh=e=>yh.
some(t=>e.startsWith(t)),aa=e=>{let t=ed(e);return t.some(_h)?t.some(wh)?2:0:/^(value|amount|valor|cantidad|wert|valeur)$/i.
test(e.trim())?1:3},bh=e=>[...new Set(ed(e).flatMap(t=>Tn(t)??[]))],td=/(?:units?|unidad(?:es)?|einheit(?:en)?|unités?)/,
vh=new RegExp(`(?:${td.source}|weight|peso|gewicht|poids)[^\\p{L}\\n]{1,3}(?:(?:in|en) )?(\\p{L}+)`,
"giu"),kh=e=>[...new Set([...e.matchAll(vh)].flatMap(([,t=""])=>Tn(t)??[]))],Sh=[/start/i,/date|fecha|datum|\bdata\b|^d[ií]a$|^day$/i,
/time|zeit|hora/i],Th=/^(time|hora|zeit|heure|ora)$/i,xh=new RegExp(`^(.* )?${td.source}$`,"i"),Ch=/^(metric|type|measure(ment)?|quantity|parameter|m[eé]trica|tipo|medida|name|data ?type ?name)$/i,
Ph="user|member|person|profile|usuario|persona|perfil|miembro|name|nombre|benutzer",Ah=new RegExp(`^\
(${Ph})( ?_?(id|name|nombre))?$`,"i"),Dh=/^(height|talla|altura|estatura|größe|taille)\b/i,Eh=({head:e,
body:t},n)=>{let o=t.slice(0,300),s=D=>o.map(P=>P[D]??"").filter(Boolean),i=D=>e.findIndex(D),r=e.map(
(D,P)=>s(P).some(to)),a=Sh.map(D=>i((P,L)=>!!r[L]&&D.test(P))),u=Math.max(0,a.find(D=>D>=0)??r.indexOf(
!0)),d=i((D,P)=>P!==u&&Th.test(D)&&s(P).some(Ih)),g=i((D,P)=>{let L=s(P);return xh.test(D.trim())||L.
length>0&&L.every(x=>Tn(x))}),f=e.map((D,P)=>P!==u&&P!==d&&P!==g&&s(P).some(ra)?aa(D):9),m=Math.min(
...f),h=m===9?[]:f.flatMap((D,P)=>D===m?[P]:[]),w=n??(h.length>1?-1:h[0]??0),T=D=>![u,d,g,w].includes(
D),S=i((D,P)=>T(P)&&Ch.test(D.trim())&&s(P).some(L=>aa(L)===0)),v=D=>T(D)&&D!==S&&new Set(b(D)).size>
1,b=D=>s(D).filter(P=>!/^(null|-+|0)$/.test(P)),E=[Ah,Dh].map(D=>i((P,L)=>D.test(P.trim())&&v(L))).find(
D=>D>=0),C=E===void 0?[]:[...new Set(b(E))];return{date:u,time:d,weight:w,unit:g,kind:S,person:E??-1,
candidates:h,people:C,ranks:f}},Ih=e=>Xn(e)||/^\d{1,2}\.\d{2}\.\d{2}$/.test(e),Qu=(e,t,n)=>{let o=e.
map(s=>Date.parse(eo(s,t,n)?.at??""));return Math.max(...o)-Math.min(...o)},Rh=(e,t)=>{let n=u=>e.filter(
d=>eo(d,u,t)!==void 0).length,o=dr.map(n),s=Math.max(...o),i=dr.filter((u,d)=>o[d]===s).sort((u,d)=>Qu(
e,u,t)-Qu(e,d,t)),r=i[0]??"ymd",a=u=>i.every(d=>eo(u,d,t)?.at===eo(u,r,t)?.at);return{order:r,isAmbiguous:!e.
every(a)}},Mh=(e,t)=>{let n=e.filter(s=>/\d,\d/.test(s)),o=s=>/,\d{3}\.\d/.test(s)||t&&/^\d{1,3}(,\d{3})+\D*$/.
test(s);return n.length===0||n.every(o)?".":","},nd=(e,t)=>`${e[t]}.${e[t+1]}`,la=(e,{head:t,hasHeading:n})=>n&&
e.slice(t.length).some(o=>o!=="")&&e.some(o=>to(o)||Xn(o)),Lh=e=>{let t=n=>/^\d{1,3}$/.test(e[n]??"")&&
/^\d{1,2}$/.test(e[n+1]??"");return[...e.keys()].filter(n=>t(n)&&Number(nd(e,n))>=20)},Oh=(e,t,n)=>new Set(
[...e?[e]:[],...t?[t]:[],...n]),od=({head:e,hasHeading:t,preamble:n},o)=>{let s=t?bh(e[o]??""):[];return[
...new Set([...s,...kh(n)])]},Nh=(e,t,n="")=>{let[o="",s="",i]=[t.unit,t.kind,t.person].map(r=>e[r]);
return o!==""&&Tn(o)===void 0||t.kind>=0&&aa(s)!==0||n!==""&&i!==n},sd=(e,t,n)=>{let{head:o,body:s,hasHeading:i}=e,
r=Eh(e,t.weight),{date:a,time:u,weight:d,candidates:g,people:f,ranks:m}=r,h=s.slice(0,1e3),w=h.map(R=>R[t.
date??a]??"").filter(to),{order:T,isAmbiguous:S}=Rh(w,n),v=od(e,d),b=h.map(R=>R[d]??""),C={decimal:Mh(
b,v.includes("g")),order:T,date:a,time:u,weight:d,...t},D=[];g.length>1&&D.push({name:"weight",choices:g});
let P=s.filter(R=>la(R,e)),[L]=P;L&&D.push({name:"long",choices:[...Lh(L),"column","none"],cells:L}),
f.length>1&&f.length<=12&&D.push({name:"person",choices:[...f,""],column:o[r.person]??""});let x=i?o.
filter((R,O)=>O!==d&&m[O]===2&&/weight|peso|gewicht|poids/i.test(R)):[];return{form:C,questions:D,remarks:{
isOrderAmbiguous:S,leftOut:x},columns:r}},rd=({name:e},t)=>e==="weight"?t.weight>=0:t[e]!==void 0,Xu=250,
id=async(e,{form:t,columns:n},o,s)=>{let i=[],r={records:[],unread:[],others:0,isLocal:!1},a=od(e,t.
weight),u=e.body.find(T=>la(T,e))?.length,d=T=>{if(typeof t.long!="number"&&!(t.long==="none"&&la(T,
e)))return T[t.weight]??"";if(!(typeof t.long!="number"||T.length!==u))return nd(T,t.long).replace("\
.",t.decimal)},g="";for(let[T,S]of e.body.entries()){if(T%Xu===Xu-1&&(await ur(),s?.throwIfAborted()),
Nh(S,n,t.person)){r.others+=1;continue}let[v="",b=""]=[S[t.date],S[t.time]],E=S.some(I=>/^UTC[+-]\d{4}$/.
test(I))?"Z":"",C=Xn(v)?`${g} ${v}`:`${v} ${b}`.trim(),D=eo(C+E,t.order,o),P=d(S),L=Co(P??"",t.decimal),
x=Oh(L?.unit,Tn(S[n.unit]??""),a),R=x.size===1,O=R?[...x][0]:t.unit;L&&!R&&i.push({value:L.value,units:[
...x]}),D&&L&&O&&L.value>0?(r.records.push({peso_kg:os(L.value,O),fecha_registro:D.at}),r.isLocal||=
!D.isZoned):(!D||P===void 0||/[1-9]/.test(P))&&r.unread.push(S.join(", ")),Xn(v)||(g=v)}let[f]=i,m=new Set(
i.flatMap(({units:T})=>T)),h=m.size>0,w=h?[...m]:["kg","lb"];return f&&(r.question={name:"unit",choices:w,
isContradiction:h,example:f.value}),r.records.sort((T,S)=>T.fecha_registro<S.fecha_registro?-1:1),r};var ld=({userId:e})=>{let{t,integer:n,instant:o,announce:s}=W(),[i,r]=ne(()=>Wu(e)),[a,u]=ne(0),{run:d,
busy:g,error:f}=ns(async()=>{if(!i)return;u(0);let h=await $u(i,u);r(void 0),s(t.undone(h,n(h)))});if(!i)
return null;let m=i.records.length;return l(ge,{children:[g?l(Ao,{label:t.undoing,done:a,all:m,format:n}):
l(X,{children:[l("p",{children:t.importedAt(o(i.at),n(m))}),l(re,{text:t.undoImport,onClick:d})]}),l(
Be,{error:f})]})},ad=({rows:e})=>{let{t,kg:n,instant:o,messages:s}=W(),i=({code:r})=>{let a=s.errors[r??
""];return a===void 0||a.includes("{")?t.changeTooLarge:a};return l(at,{caption:t.refused,rows:e,columns:[
[t.date,({fecha_registro:r})=>o(r)],[t.weight,({peso_kg:r})=>n(r),"numeric"],[t.reason,i]]})},Fh=({records:e,
userId:t})=>{let{t:n,zone:o,config:s,integer:i,announce:r}=W(),[a,u]=ne(0),[d,g]=ne(),f=ke(null),m=s.
validation_limits?.weight_variation_per_day??Number.POSITIVE_INFINITY,h=Pe(C=>Ou(e,o,m,C,u),[e]),w=ns(
async()=>{if(!h.data)return;u(0);let{recorded:C,refused:D}=await Nu(h.data,u);Fu(t,C);let P=n.importedWeights(
C.length,i(C.length));g({summary:P,refused:D}),f.current||r(P)});if(ue(()=>f.current?.focus(),[w.busy]),
d)return l("div",{class:"part",tabIndex:-1,ref:f,children:[l(ge,{kind:"success",children:d.summary}),
l(ad,{rows:d.refused}),l(ld,{userId:t}),l("a",{href:ye("weight",{period:"all"}),children:n.back})]});
if(h.loading)return l(Ao,{label:n.checking,done:a,all:e.length,format:i});let{added:T=[],known:S=0,refused:v=[]}=h.
data??{};if(w.busy)return l("div",{tabIndex:-1,ref:f,children:l(Ao,{label:n.importingWeights,done:a,
all:T.length,format:i})});let E=[[n.added,T.length],[n.known,S],[n.rejected,v.length]].filter(([C,D])=>D>
0||C===n.added).map(([C,D])=>C(D,i(D)));return l(X,{children:[l(Be,{error:h.error,retry:h.reload}),h.
data&&l("p",{role:"status",children:E.join(" · ")}),l(ad,{rows:v}),l(Be,{error:w.error,retry:h.reload}),
T.length>0&&w.error===void 0&&l("div",{class:"actions",children:l(re,{text:n.importWeights(T.length,
i(T.length)),kind:"primary",onClick:w.run})})]})},Wh=e=>{let t=Math.ceil(e.length/200),n=e.filter((d,g)=>g%
t===0||g===e.length-1),o=n.map(({peso_kg:d})=>d),s=n.map(({fecha_registro:d})=>Date.parse(d)),[i,r]=[
Math.min(...o),s[0]??0],a=Math.max(...o)-i||1,u=(s.at(-1)??0)-r||1;return o.map((d,g)=>`${(((s[g]??0)-
r)/u*100).toFixed(1)},${(22-(d-i)/a*20).toFixed(1)}`).join(" ")},$h=({records:e})=>{let{t,integer:n,
kg:o,day:s}=W(),[i,r]=[e[0],e.at(-1)];if(!i||!r)return null;let[a,u]=[s(i.fecha_registro),s(r.fecha_registro)];
return l("div",{class:"summary",children:[l("strong",{children:t.importRange(n(e.length),a,u,o(i.peso_kg),
o(r.peso_kg))}),l("svg",{viewBox:"0 0 100 24",preserveAspectRatio:"none","aria-hidden":"true",children:l(
"polyline",{points:Wh(e)})})]})},Hh=({question:e,form:t,head:n,answer:o})=>{let{t:s,plain:i,kg:r}=W(),
a=Sn(),{name:u}=e,d=u==="person"?s.questions.person(e.column):s.questions[u==="unit"&&e.isContradiction?
"units":u],g=f=>{if(e.name==="unit"){let m=f,h=`${i(e.example)} ${m}`,w=m==="kg"?"":` = ${r(os(e.example,
m))}`;return`${s.unitNames[m]} (${h}${w})`}if(e.name==="long"){let{cells:m}=e;return typeof f=="numb\
er"?`${m[f]}${s.mark}${m[f+1]}`:f==="column"?m[t.weight]??"":s.leaveOut}return e.name==="weight"?s.column(
Number(f)+1,n[Number(f)]??""):`${f}`||s.allMine};return l("div",{class:"ask",role:"radiogroup","aria\
-labelledby":a,children:[l("p",{id:a,children:d}),e.choices.map(f=>l("label",{children:[l("input",{type:"\
radio",name:u,checked:t[u]===f,onInput:()=>o(f)}),g(f)]},f))]})},Bh=5,cd=({sheet:e,separator:t,setSeparator:n,
userId:o})=>{let{t:s,zone:i,integer:r}=W(),[a,u]=ne({}),d=gt(()=>sd(e,a,i),[e,a,i]),{form:g,remarks:f}=d,
{head:m}=e,{data:h,error:w}=Pe(async R=>({form:g,...await id(e,d,i,R)}),[d]),T=[...d.questions,...h?.
question?[h.question]:[]],v=T.every(R=>rd(R,g))&&h?.form===g?h:void 0,b=m.map((R,O)=>[String(O),s.column(
O+1,R)]),E=[",",s.comma],C=[E,[";",s.semicolon],["	",s.tab]],D={...t&&{separator:{label:s.separator,
options:C}},decimal:{label:s.decimal,options:[E,[".",s.point]]},order:{label:s.order,options:Object.
entries(s.orders)},date:{label:s.dateColumn,options:b},time:{label:s.timeColumn,options:[["-1",s.unknown],
...b]},weight:{label:s.weightColumn,options:b}},P=R=>{let{separator:O,...I}=Object.fromEntries(new FormData(
R));if(O&&O!==t)return n?.(O);let[j,$,Z]=[I.date,I.time,I.weight].map(Number);u({...a,...I,date:j,time:$,
weight:Z})},L=f.leftOut.map(R=>`“${R}”`).join(", "),x=[f.isOrderAmbiguous&&s.ambiguousDates(s.orders[g.
order]),L&&s.leftOutColumns(m[g.weight]??"",L),v&&v.others>0&&s.leftOutLines(v.others,r(v.others)),v?.
isLocal&&s.localTimes(i.name)];return l(X,{children:[T.map(R=>l(Hh,{question:R,form:g,head:m,answer:O=>u(
{...a,[R.name]:O})},R.name)),l(Be,{error:w}),v&&l($h,{records:v.records}),v?.records.length===0&&l(ge,
{kind:"error",children:s.nothingRead}),x.map(R=>R&&l(ge,{kind:"doubt",children:R},R)),l("details",{children:[
l("summary",{children:s.changeReading}),l("form",{class:"filters",onInput:({currentTarget:R})=>P(R),
children:l(rs,{fields:D,values:{separator:t,...g}})})]}),v&&v.unread.length>0&&l(ge,{kind:"doubt",children:[
l("p",{children:s.unread(v.unread.length,r(v.unread.length))}),l("p",{class:"lines",children:v.unread.
slice(0,Bh).join(`
`)})]}),v&&v.records.length>0&&l(Fh,{records:v.records,userId:o},JSON.stringify(g))]})},Vh=({text:e,
userId:t})=>{let[n,o]=ne(()=>Zu(e)),s=gt(()=>ia(e,n),[e,n]);return l(cd,{sheet:s,separator:n,setSeparator:o,
userId:t},n)},Uh=({opened:e,userId:t})=>{let{t:n}=W();return"format"in e?l(ge,{kind:"error",children:n.
formats[e.format]}):"text"in e?l(Vh,{text:e.text,userId:t}):l(cd,{sheet:e.sheet,userId:t})},Gh=".csv\
,.tsv,.txt,.json,.xml,text/csv,text/plain,application/json,text/xml",ud=({account:{userId:e}})=>{let{
t}=W(),[n,o]=ne(),s=async g=>n&&{opened:await Uu(n,g),chosen:n},{data:i,error:r,loading:a,reload:u}=Pe(
s,[n]),d={label:t.file,type:"file",accept:Gh};return l("div",{class:"card",children:[l(Lt,{title:t.importTitle,
tools:l("a",{href:ye("weight"),children:t.back})}),l("p",{class:"hint",children:t.importHint}),!n&&l(
ld,{userId:e}),l("form",{onInput:({target:g})=>o(g.files?.[0]),children:l(rs,{fields:{file:d}})}),l(
Be,{error:r,retry:u}),a&&n&&l(ge,{kind:"loading",children:t.loading}),i&&i.chosen===n&&l(Uh,{...i,userId:e},
i.chosen)]})};var qh=(e,t)=>Date.parse(t.fecha_registro)-Date.parse(e.fecha_registro),dd=async(e,t)=>{try{let n=await q.
recordWeights({body:{weights:[{peso_kg:e,fecha_registro:t}]}});return"weights"in n?n.weights:[]}catch(n){
let{index:o,...s}=n.parameters??{};throw Object.assign(n,{parameters:s})}},ca=(e,t)=>[...t,...e.filter(
({id:n})=>t.every(o=>o.id!==n))].sort(qh),fd=e=>{let{t,plain:n,unit:o}=W(),s=e===void 0?void 0:jh(e,
o,n);return{inputMode:o==="st"?"text":"decimal",autocomplete:"off",label:t.weightIn(o),codes:["weigh\
t_out_of_range","weight_change_too_large"],defaultValue:s,read:i=>e!==void 0&&i===s?e:Ll(String(i),o)??
new Error(t.notANumber[o])}},jh=(e,t,n)=>{if(t==="kg")return n(e);let o=Math.round(cn(e,"lb")*10)/10;
if(t==="lb")return n(o);let s=Math.floor(o/14);return`${s} st ${n(Math.round((o-s*14)*10)/10)} lb`},
ua=(e,t)=>{let n=Date.parse(`${e}Z`);return Number.isNaN(n)?e:new Date(t.instantOf(n)).toISOString()},
da=()=>{let{t:e,zone:t}=W();return Gu(t)?void 0:e.timesIn(t.name)},pd=e=>{let{t,zone:n}=W();return{label:t.
dateTime,hint:da(),codes:["weight_date_invalid"],max:n.inputOf(Date.now()),type:"datetime-local",defaultValue:n.
inputOf(e),read:o=>{let s=ua(String(o),n);return Date.parse(s)>Date.now()?new Error(t.futureDate):String(
o)}}},md=({change:e})=>{let{t,messages:n,zone:o}=W(),s=kn(Mt),[i,r]=ne(!1),a=ke(void 0),[u,d]=[fd(),
pd(Date.now())],g=async({peso_kg:m,time:h})=>{let w=a.current?.kg===m?a.current.at:new Date().toISOString(),
T=h===void 0?w:ua(h,o),S=await dd(m,T).catch(async v=>{let{code:b,status:E}=v;if(E===void 0||E>=500?
a.current={kg:m,at:w}:E!==401&&E!==429&&(a.current=void 0),b!=="weight_date_invalid"||h!==void 0)throw v;
return await q.recordWeight({body:{peso_kg:m}}),s(!0),[]});return a.current=void 0,e(v=>ca(v,S)),r(!1),
n.texts.weight_recorded},f={peso_kg:u,...i&&{time:d}};return l("div",{class:"record",children:[l(lt,
{inline:!0,submit:t.record,fields:f,act:g}),l(re,{text:i?t.now:t.anotherDay,kind:"link","aria-expand\
ed":i,onClick:()=>r(!i)})]})},gd=({item:e,change:t})=>{let{t:n,zone:o,kg:s,instant:i}=W(),r=kn(Mt),a={
weight_id:e.id},u=`${s(e.peso_kg)}, ${i(e.fecha_registro)}`,d=pd(Date.parse(e.fecha_registro)),g=async()=>{
let f=await dd(e.peso_kg,e.fecha_registro);return t(m=>ca(m,f)),r(!1),n.restored};return l(Do,{label:`${n.
actions}: ${u}`,text:"⋯",children:[l(ct,{text:n.correct,of:u,title:n.correctTitle,submit:n.save,kind:"\
primary",fields:{peso_kg:fd(e.peso_kg),time:d},act:async f=>{let h=f.time!==d.defaultValue?{fecha_registro:ua(
f.time,o)}:{},w={peso_kg:f.peso_kg,...h},T=await q.correctWeight({path:a,body:w});return t(S=>ca(S,[
T])),n.corrected}}),l(ct,{text:n.remove,of:u,title:n.removeTitle,question:u,act:async()=>(await q.deleteWeight(
{path:a}),t(f=>f.filter(({id:m})=>m!==e.id)),{text:n.removed,undo:g})})]})};var zh=async e=>{let[t,{weights:n}]=await Promise.all([So(q.getProfile({signal:e})),q.listRecentWeights(
{signal:e})]);return{profile:t,weights:n}},Kh=e=>q.listWeights({signal:e}),Yh=e=>So(q.getBmi({signal:e})),
ws={from:15,to:43},Zh=({imc:e,height:t,bands:n})=>{let{plain:o}=W(),s=a=>Math.min(Math.max(a,ws.from),
ws.to),i=a=>(s(a)-ws.from)/(ws.to-ws.from)*100,r=a=>Math.round(a/t**2*10)/10;return l("div",{class:"\
scale","aria-hidden":"true",children:[n.map(({class:a,from:u,to:d})=>l("i",{"data-kind":us(a),style:{
width:`${i(r(d))-i(r(u))}%`}},a)),l("b",{style:{left:`${i(e)}%`}}),n.slice(0,-1).map(({class:a,to:u})=>l(
"small",{style:{left:`${i(r(u))}%`},children:o(r(u))},a))]})},Jh=({bmi:e,profile:t,bands:n})=>{let{t:o,
messages:s,tenths:i,kg:r}=W(),a=n.find(f=>f.class==="normal"),u=f=>r(Math.round(f*10)/10),{data:d}=e,
g=d?ts(d):void 0;return l("div",{class:"part",children:[l("h2",{children:o.bmi}),l(Be,{error:e.error,
retry:e.reload}),d&&l("p",{class:"figure",children:[l("strong",{children:i(d.imc)})," ",l(He,{kind:g&&
us(g),children:ni(d,s)})]}),d&&t&&l(Zh,{imc:d.imc,height:t.talla_m,bands:n}),d===null&&l("p",{children:t?
o.bmiNeedsWeight:o.bmiNeedsProfile}),a&&l("p",{class:"hint",children:o.normalRange(u(a.from),u(a.to))}),
!t&&l("a",{href:ye("profile"),children:o.toProfile})]})},Qh=()=>l(X,{children:[l("svg",{class:"ghost",
viewBox:"0 0 300 60",preserveAspectRatio:"none","aria-hidden":"true",children:l("path",{d:"M0 14C30 \
8 45 26 75 22s40 12 75 8 45 22 75 18 45 8 75 2"})}),l("p",{children:W().t.noWeights})]}),Xh=e=>{let{
t,kg:n,day:o,signed:s}=W(),i=e.points.at(-1),r=[7,30].flatMap(a=>{let u=ea(e.points,a);return u===void 0?
[]:[t.changeIn(s(u),a)]});return l("section",{class:"card now","aria-label":t.latest,children:[l("di\
v",{class:"part",children:[l("h2",{children:i?t.latestOf(o(i.at)):t.latest}),i&&l("p",{class:"figure",
children:l("strong",{children:n(i.kg)})}),r.length>0&&l("p",{children:r.join(" · ")}),!i&&l(Qh,{}),
l(md,{change:e.change}),!i&&l("a",{href:ye("weight",{},"import"),children:t.importFrom})]}),l(Jh,{...e})]})},
hd={month:30,quarter:91,year:365,all:Number.POSITIVE_INFINITY},fa=["month","quarter","year","all"],_d,
e_=({points:e,bands:t})=>{let{t:n,zone:o,unit:s,kg:i,integer:r,signed:a}=W(),{parameters:u}=je(),d=Date.
now(),g=P=>d-hd[P]*864e5,f=P=>e.filter(({at:L})=>L>=g(P)).length>1,m=fa.find(P=>P===u.period)??_d??fa.
find(f)??"all";_d=m;let{series:h,from:w}=gt(()=>{let P=Math.max(g(m),e[0]?.at??d-864e5);return{series:Cu(
e,P,o),from:P}},[e,m,o]),T=gt(()=>{let P=L=>cn(L,s);return{series:{...h,points:h.points.map(({at:L,kg:x})=>({
at:L,kg:P(x)})),means:h.means.map(L=>L===void 0?L:P(L))},bands:t.map(L=>({...L,from:P(L.from),to:P(L.
to)}))}},[h,t,s]),S=l("fieldset",{children:[l("legend",{children:n.period}),fa.map(P=>l(re,{text:n.periods[P],
"aria-pressed":P===m,onClick:()=>xo(ye("weight",{period:P}))},P))]}),{points:v,meanDays:b}=h,[E,C]=[
v[0],v.at(-1)],D=ta(v.map(P=>P.kg));return l(Ue,{title:n.trend,tools:S,children:[!E&&l("p",{class:"h\
int",children:n.nothingInPeriod}),l(Iu,{...T,from:w,to:d}),l("p",{class:"hint key",children:[l("span",
{"aria-hidden":"true",children:"●"})," ",n.chartPoint," ",l("b",{"aria-hidden":"true",children:"━"}),
" ",n.mean(b)]}),E&&C&&D&&l(xn,{facts:{[n.change]:a(ea(e,hd[m])??C.kg-E.kg),[n.minimum]:i(D[0]),[n.maximum]:i(
D[1]),[n.count]:r(v.length)}})]})},t_=12,n_=({weights:e,change:t})=>{let{t:n,kg:o,instant:s,longMonth:i}=W(),
r=gt(()=>{let g=Map.groupBy(e,m=>i(m.fecha_registro)),f=m=>m.reduce((h,{peso_kg:w})=>h+w,0)/m.length;
return new Map([...g].map(([m,h])=>[m,n.monthMean(m,o(f(h)))]))},[e,n,o,i]),a=e.length>t_,u=()=>Ro(new Blob(
[Ju(e)],{type:"text/csv"}),"weights.csv"),d=l(X,{children:[l("a",{class:"button plain",href:ye("weig\
ht",{},"import"),children:n.importCsv}),e.length>0&&l(re,{text:n.exportCsv,onClick:u})]});return l(Ue,
{title:n.records,hint:da(),tools:d,children:l(at,{caption:n.newestFirst,rows:e,keyOf:({id:g})=>g,groupOf:g=>a&&
r.get(i(g.fecha_registro))||"",columns:[[n.date,g=>s(g.fecha_registro)],[n.weight,g=>l("strong",{children:o(
g.peso_kg)}),"numeric"],[n.actions,g=>l(gd,{item:g,change:t}),"numeric"]]})})},o_=(e,{data:t})=>e&&!(t&&
ts(t)==="minor")?oi(e.talla_m):[],s_=({first:e})=>{let{t}=W(),[n,o]=[Pe(Kh),Pe(Yh)],{profile:s}=e,i=n.
data?.weights??e.weights,r=gt(()=>o_(s,o),[s,o.data]),a=gt(()=>i.map(f=>({at:Date.parse(f.fecha_registro),
kg:f.peso_kg})).reverse(),[i]),d={profile:s,weights:i,points:a,bands:r,change:f=>n.data?n.change(m=>({
...m,weights:f(m.weights)})):n.reload()},g=f=>{f&&n.reload(),o.reload()};return l(Mt.Provider,{value:g,
children:[l(Xh,{...d,bmi:o}),l(Be,{error:n.error,retry:n.reload}),!n.data&&n.loading&&i.length>0&&l(
ge,{kind:"loading",children:t.loading}),n.data&&i.length>0&&l(X,{children:[l(e_,{...d}),l(n_,{...d})]})]})},
r_=()=>{let e=Pe(zh);return l(Ot,{title:W().t.weight,quiet:!0,load:e,children:t=>l(s_,{first:t})})},
yd=e=>je().id==="import"?l(ud,{...e}):l(r_,{});var pa=Qn("shortcuts"),i_=({target:e,altKey:t,ctrlKey:n,metaKey:o})=>t||n||o||e.closest?.("input, te\
xtarea, select, dialog"),wd=({isOpen:e,setOpen:t})=>{let{t:n}=W();return ue(()=>{let o=s=>{if(pa.read()===
"off"||i_(s))return;let i=document.querySelector("[type=search]");if(s.key==="?")t(!0);else if(s.key===
"/"&&i)i.focus();else return;s.preventDefault()};return addEventListener("keydown",o),()=>removeEventListener(
"keydown",o)},[t]),e?l(dn,{title:n.shortcuts,onClose:()=>t(!1),children:o=>l(X,{children:[l(xn,{facts:n.
shortcutNames}),l("label",{class:"field checkbox",children:[n.useShortcuts,l("input",{type:"checkbox",
defaultChecked:pa.read()!=="off",onInput:({currentTarget:s})=>pa.write(s.checked?"":"off")})]}),l("d\
iv",{class:"actions",children:l(re,{text:n.close,kind:"primary",onClick:o})})]})}):null};var a_=["","register","deleted"],l_=5e3,bd=["input","offline"],Sd=Qn("language"),vd=Qn("unit"),c_=()=>[
Sd.read(),...navigator.languages].find(t=>/^(es|en)\b/.test(t))?.startsWith("en")?"en":"es",kd=({label:e,
tabs:t})=>{let n=ke(null),o=t.find(([,,s])=>s)?.[0];return ue(()=>{let s=n.current?.querySelector("[\
aria-current]");n.current&&s&&(n.current.scrollLeft=s.offsetLeft-n.current.offsetLeft-48)},[o]),l("n\
av",{class:"tabs","aria-label":e,ref:n,children:t.map(([s,i,r])=>l("a",{href:ye(s),"aria-current":r?
"page":void 0,children:i},s))})},u_=()=>q.logout().catch(e=>{if(!(e instanceof tt))throw e;q.session.
forget()}),d_=({account:e,views:t,current:n,language:o})=>{let{t:s}=W(),[i,r]=ne(!1),a=w=>[w.name,s[w.
name],w===n],u=w=>t.filter(T=>T.place===w),d=u("administration"),g=n?.place==="administration",[f,...m]=d.
map(a),h=f&&[f[0],m[0]&&e?.role==="admin"?s.administration:f[1],g];return l("header",{class:e?"":"gu\
est",children:[l(re,{text:s.skip,kind:"skip",onClick:en}),l("div",{class:"frame",children:[l("a",{class:"\
brand",href:"#/",children:l("span",{children:s.title})}),e&&l(kd,{label:s.navigation,tabs:[...u().map(
a),...h?[h]:[]]}),e?l(Do,{label:`${s.menu}: ${e.username}`,text:e.username,children:[u("menu").map(({
name:w})=>l("a",{href:ye(w),children:s[w]},w)),o,l(re,{text:s.shortcuts,kind:"link",onClick:()=>r(!0)}),
l(Gn,{text:s.signOut,kind:"link",act:u_})]}):o]}),g&&m[0]&&l(kd,{label:s.administration,tabs:d.map(a)}),
l(wd,{isOpen:i,setOpen:r})]})},f_=({change:e,name:t})=>{let{t:n}=W(),o=t==="deleted"?n.deleted:e&&n.
ends[e],s=async()=>await q.session.restore()??location.reload();return l(X,{children:[o&&l(ge,{children:o}),
e==="account_changed"&&l(Gn,{text:n.adopt,act:s}),l("div",{class:"card narrow welcome",children:l(ki,
{registering:t==="register"},t==="register")})]})},p_=({account:e,leave:t})=>{let{t:n}=W();return ue(
()=>Dl,[]),l(dn,{title:n.signIn,locked:!0,onClose:t,children:()=>l(X,{children:[l(ge,{children:n.ends.
expired}),l(ki,{registering:!1,expired:e})]})})},m_=(e,t)=>{let{parameters:n={}}=e??{};return Object.
fromEntries(Object.entries(n).flatMap(([o,s])=>typeof s=="number"&&!Number.isInteger(s)?[[o,t(s)]]:[]))},
Td=({views:e})=>{let[t,n]=ne(c_),[o,s]=ne(()=>Hs.find(N=>N===vd.read())??"kg"),[{account:i,change:r,
expired:a=null},u]=ne({account:null}),[d,g]=ne({text:""}),f=Ws((N,ae)=>g({text:N,undo:ae}),[]),m=To(
()=>navigator.onLine,window,"online","offline"),{name:h,id:w}=je();ue(()=>q.session.onChange((N,ae)=>u(
ce=>({account:N,change:ae,expired:ae==="expired"?ce.account??ce.expired??null:null}))),[]);let T=ke(
null);ue(()=>{let N=T.current;if(d.text===""||!N)return;let ae=()=>f(""),ce,ie=()=>{clearTimeout(ce),
N.contains(document.activeElement)||(ce=setTimeout(ae,l_))};N.querySelector("button")?.focus(),ie();
let Y=["focusin","focusout"],J=()=>setTimeout(ie);for(let V of Y)N.addEventListener(V,J);for(let V of bd)
addEventListener(V,ae);return()=>{clearTimeout(ce);for(let V of Y)N.removeEventListener(V,J);for(let V of bd)
removeEventListener(V,ae)}},[d,f]);let S=Pe(async()=>(await q.session.restore().catch(N=>{if(N.status!==
401)throw N;u({account:null,change:"expired"})}),q.getPublicConfig())),v={"Accept-Language":t},b=Pe(
N=>q.getMessages({headers:v,signal:N}),[t]),E=i??a,C=Pe(async N=>i?(await q.getPermissions({signal:N})).
permissions:[],[i?.userId,i?.role]),D=Po[t],[P,L,x]=[b.data,S.data,C.data],R=gt(()=>{if(!P||!L)return;
let N={messages:P,config:L,announce:f,may:Y=>x?.includes(Y)??!1,setUnit(Y){vd.write(Y),s(Y)}},ae=Wl(
t,ys(L.time_zone??sa()),o),ce={...P,errors:{...P.errors,...ae.t.errors}};return{...ae,...N,describe:(Y,J)=>ti(
Y,ce,{...m_(Y,ae.plain),...J})}},[t,o,P,L,x,f]);if(ue(()=>{document.documentElement.lang=t},[t]),!R){
let N=[b,S].filter(({error:ae})=>ae!==void 0);return N.length===0?l("p",{class:"notice loading",children:D.
loading}):l("main",{class:"card narrow",children:[l("h1",{children:D.title}),l("p",{role:"alert",children:D.
startFailed}),l(re,{text:D.retry,kind:"primary",onClick:()=>N.map(ae=>ae.reload())})]})}let O=t==="e\
s"?"en":"es",I=()=>{n(O),Sd.write(O)},j=()=>{en(),d.undo?.().then(N=>f(`${N}`),N=>f(R.describe(N)))},
$=({needs:N})=>N===void 0||E?.role==="admin"||N!=="admin"&&R.may(N),Z=e.filter($),B=a_.includes(h)?Z[0]:
Z.find(N=>N.name===h),te=l(re,{text:D.otherLanguage,kind:"link",lang:O,onClick:I});return l(ci.Provider,
{value:R,children:[l(d_,{account:E,views:Z,current:B,language:te}),l("main",{children:[!m&&l(ge,{children:D.
offline}),l(Be,{error:b.error,retry:b.reload}),!E&&l(f_,{change:r,name:h}),E&&B&&l(Hl,{children:l(B.
component,{account:E})},`${E.userId} ${B.name} ${w}`),l(Be,{error:C.error,retry:C.reload}),E&&!B&&!C.
loading&&l(Lt,{title:D.notFound},h),a&&l(p_,{account:a,leave:()=>u({account:i,change:r})}),l("div",{
class:"announcement",role:"status",ref:T,children:[d.text,d.undo&&l(re,{text:D.undo,kind:"link",onClick:j})]})]})]})};var g_=[{name:"weight",component:yd},{name:"profile",component:Xl,place:"menu"},{name:"account",component:Ql,
place:"menu"},{name:"checklist",component:zl,place:"administration",needs:"checklist:read"},{name:"s\
ynchronisation",component:Yl,place:"administration",needs:"checklist:read"},{name:"files",component:Kl,
place:"administration",needs:"checklist:read"},{name:"accounts",component:Ul,place:"administration",
needs:"admin"}];nl(l(Td,{views:g_}),document.getElementById("page"));
