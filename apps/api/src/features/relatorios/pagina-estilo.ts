import { LETRA_DO_PORTAL } from '../../platform/html/servir-fontes.ts'

// One sheet for every page: the policy of the page knows it by its hash, so nothing that changes may be in it.

const CLARO =
  '--fundo:#fff;--faixa:#f6f5f4;--tinta:#1a1b1e;--suave:#5c5f66;--linha:#dcdad7;--trilho:#ebe9e6;color-scheme:light'
const ESCURO =
  '--fundo:#1a1a1b;--faixa:#242425;--tinta:#e6e5e3;--suave:#a6a5a2;--linha:#3a3a3b;--trilho:#2e2e30;color-scheme:dark'

/** REL-01 Light or dark as the portal says or, opened by itself, as the person's system does; always light on paper. */
export const ESTILO = `${LETRA_DO_PORTAL}
:root{${CLARO}}
:root[data-tema=escuro]{${ESCURO}}
@media (prefers-color-scheme:dark){:root:not([data-tema]){${ESCURO}}}
*{box-sizing:border-box}
html{background:var(--fundo);color:var(--tinta);-webkit-text-size-adjust:100%}
body{margin:0;padding:20px 24px 32px;font:14px/1.45 Inter,system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
h1{margin:0;font-size:20px;font-weight:600;line-height:1.3}
h2{margin:0 0 10px;font-size:14px;font-weight:600}
p{margin:0}
a{color:inherit}
header{display:flex;flex-wrap:wrap;align-items:flex-start;justify-content:space-between;gap:12px 24px;padding-bottom:14px;border-bottom:1px solid var(--linha)}
.marca{display:flex;gap:12px;min-width:0}
.marca svg{flex:none;width:4px;height:auto;align-self:stretch}
.suave{color:var(--suave)}
.assunto{font-weight:600}
.arquivos{display:flex;gap:8px;margin:0;padding:0;list-style:none}
.arquivos a{display:inline-block;padding:5px 10px;border:1px solid var(--linha);border-radius:8px;text-decoration:none}
.arquivos a:hover{background:var(--faixa)}
a:focus-visible,.tabela:focus-visible{outline:2px solid currentColor;outline-offset:2px}
.filtros{display:flex;flex-wrap:wrap;gap:4px 20px;margin:12px 0 0}
.filtros div{display:flex;gap:6px;min-width:0}
.filtros dt{color:var(--suave)}
.filtros dd{margin:0;overflow-wrap:anywhere}
section{margin-top:22px}
.numeros{display:grid;grid-template-columns:repeat(auto-fit,minmax(128px,1fr));gap:12px;margin:0}
.numeros div{display:flex;flex-direction:column-reverse;justify-content:flex-end;padding:12px 14px;border:1px solid var(--linha);border-radius:8px}
.numeros dt{color:var(--suave)}
.numeros dd{margin:0;font-size:18px;font-weight:600;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
figure{margin:0}
figcaption{margin-bottom:10px;font-weight:600}
.barras{display:grid;grid-template-columns:minmax(0,max-content) minmax(60px,1fr) max-content;gap:7px 12px;margin:0;padding:0;list-style:none}
.barras li{display:grid;grid-column:1/-1;grid-template-columns:subgrid;align-items:center}
.barras span{overflow-wrap:anywhere}
.barras b{font-weight:500;text-align:right;font-variant-numeric:tabular-nums}
.barras svg{display:block;width:100%;height:14px;border-radius:3px;background:var(--trilho)}
.tabela{overflow-x:auto;border:1px solid var(--linha);border-radius:8px}
table{width:100%;border-collapse:collapse}
caption{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
th,td{padding:8px 12px;text-align:left;vertical-align:top}
thead th{position:sticky;top:0;background:var(--faixa);font-weight:600;overflow-wrap:normal}
tbody tr{border-top:1px solid var(--linha)}
tfoot tr{border-top:2px solid var(--linha)}
tfoot td,tfoot th{background:var(--faixa);font-weight:600}
tbody th{font-weight:400}
.numero{text-align:right;font-variant-numeric:tabular-nums}
td.inteiro,tbody th.inteiro,td.numero{white-space:nowrap}
.nota{margin-top:10px;color:var(--suave)}
.vazio{margin-top:22px;padding:32px 16px;border:1px dashed var(--linha);border-radius:8px;text-align:center;color:var(--suave)}
footer{margin-top:18px;color:var(--suave);font-size:13px}
.recusa{max-width:56ch;margin:12vh auto 0;padding:0 8px;text-align:center}
.recusa h1{margin-bottom:8px}
@media screen{
[data-moldura] h1,[data-moldura] .suave,[data-moldura] .marca svg{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
[data-moldura] header{padding:0;border:0}
[data-moldura] .filtros{margin:0}
[data-moldura] header:not(:has(.assunto))+main>:first-child{margin-top:0}
[data-moldura] .assunto+.suave{display:none}
}
@media (max-width:40em){
body{padding:14px 14px 24px}
.barras{grid-template-columns:minmax(0,1fr) max-content}
.barras svg{grid-column:1/-1;grid-row:2;height:10px}
th,td{padding:7px 10px}
}
@media print{
:root,:root[data-tema]{${CLARO}}
body{padding:0;font-size:11px}
.arquivos{display:none}
.tabela{overflow:visible;border:0}
thead{display:table-header-group}
thead th{position:static}
tr,.barras li,.numeros div{break-inside:avoid}
.barras rect{print-color-adjust:exact;-webkit-print-color-adjust:exact}
}
`
