import type { ErroDeNegocio } from '@balcao/dominio/erros'
import { formatarDataHora } from '@balcao/dominio/formatos/datas'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { FORMATOS_DO_RELATORIO } from '@balcao/dominio/relatorios/contratos'
import { Html, html } from '../../platform/html/html.ts'
import type { ColunaDoRelatorio } from './coluna.ts'
import { type CasasDoRelatorio, ehNumero, formatarCelula } from './formatar-celula.ts'
import type { RelatorioPronto } from './montar-relatorio.ts'
import { ESTILO } from './pagina-estilo.ts'

/** More than this nobody reads on a screen; the files have the rest. */
export const LINHAS_DA_PAGINA = 500

type Tema = 'claro' | 'escuro' | undefined

// The sheet is a constant of ours, and escaping it would change the hash that the policy knows it by.
const FOLHA = new Html(`<style>${ESTILO}</style>`)

/** `situacao` tells the screen around the frame whether it got its report. */
function documento(
  titulo: string,
  { tema, situacao, moldura = false }: { tema: Tema; situacao: string; moldura?: boolean },
  corpo: Html,
): Html {
  const atributo = [tema && html` data-tema="${tema}"`, moldura && html` data-moldura`]
  return html`<!doctype html>
<html lang="pt-BR" data-situacao="${situacao}"${atributo}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${titulo}</title>${FOLHA}</head>
<body>${corpo}</body>
</html>`
}

/**
 * REL-01 The report as a page of its own. In the portal's frame (`links` null) the portal shows
 * the heading and the files; by itself the page does, with the query that they are asked with.
 */
export function paginaDoRelatorio(
  relatorio: RelatorioPronto,
  { tema, links }: { tema: Tema; links: string | null },
): Html {
  const { titulo, linhas, modo } = relatorio
  const conteudo =
    linhas.length === 0
      ? html`<p class="vazio">Nenhum registro encontrado com estes filtros.</p>`
      : [
          modo === 'RESUMO' && numeros(relatorio),
          modo !== 'TABELA' && grafico(relatorio),
          tabela(relatorio),
          sobra(relatorio),
        ]
  return documento(
    titulo,
    { tema, situacao: 'relatorio', moldura: links === null },
    html`${cabecalho(relatorio, links)}<main>${conteudo}</main>${rodape(relatorio)}`,
  )
}

function cabecalho(
  { titulo, assunto, descricao, cor, filtros }: RelatorioPronto,
  links: string | null,
): Html {
  const usados = filtros.map(({ label, texto }) => html`<div><dt>${label}:</dt><dd>${texto}</dd></div>`)
  return html`<header><div class="marca"><svg viewBox="0 0 4 40" preserveAspectRatio="none" aria-hidden="true"><rect width="4" height="40" rx="2" fill="${cor}"/></svg><div><h1>${titulo}</h1>${
    assunto && html`<p class="assunto">${assunto}</p>`
  }<p class="suave">${descricao}</p></div></div>${links !== null && arquivos(links)}</header>${
    usados.length > 0 && html`<dl class="filtros">${usados}</dl>`
  }`
}

function arquivos(busca: string): Html {
  const itens = Object.entries(FORMATOS_DO_RELATORIO).map(
    ([formato, { nome }]) => html`<li><a href="?${busca}&amp;formato=${formato}">${nome}</a></li>`,
  )
  return html`<ul class="arquivos" aria-label="Baixar">${itens}</ul>`
}

function numeros({ colunas, totais, casas }: RelatorioPronto): Html {
  const somados = colunas.filter(({ chave }) => totais && Object.hasOwn(totais, chave))
  return html`<section><h2>Resumo</h2><dl class="numeros">${somados.map(
    ({ chave, titulo, tipo }) =>
      html`<div><dt>${titulo}</dt><dd>${formatarCelula(tipo, totais?.[chave], casas)}</dd></div>`,
  )}</dl></section>`
}

// Each bar is a drawing of its own beside its words: they wrap and grow with the page, a drawing of text would not.
function grafico({ grafico: desenho, cor }: RelatorioPronto): Html | null {
  if (!desenho) return null
  const { maior } = desenho
  const barras = desenho.itens.map(({ rotulo, valor, texto }) => {
    const largura = ((100 * valor) / maior).toFixed(2)
    return html`<li><span>${rotulo}</span><svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect width="${largura}" height="10" fill="${cor}"/></svg><b>${texto}</b></li>`
  })
  return html`<section><figure><figcaption>${desenho.titulo}</figcaption><ul class="barras">${barras}</ul></figure></section>`
}

const classeDe = ({ tipo }: ColunaDoRelatorio) => {
  if (ehNumero(tipo)) return html` class="numero"`
  return tipo === 'texto' ? null : html` class="inteiro"`
}

function tabela({ titulo, colunas, linhas, totais, casas }: RelatorioPronto): Html {
  const [primeira, ...outras] = colunas
  const cabecas = colunas.map((coluna) => html`<th scope="col"${classeDe(coluna)}>${coluna.titulo}</th>`)
  const fila = (linha: RelatorioPronto['linhas'][number]) => [
    primeira &&
      html`<th scope="row"${classeDe(primeira)}>${formatarCelula(primeira.tipo, linha[primeira.chave], casas)}</th>`,
    ...outras.map(
      (coluna) =>
        html`<td${classeDe(coluna)}>${formatarCelula(coluna.tipo, linha[coluna.chave], casas)}</td>`,
    ),
  ]
  // Scrolled sideways by the keyboard too, where it is wider than the page.
  return html`<section><div class="tabela" tabindex="0" role="region" aria-label="Linhas do relatório"><table><caption>${titulo}</caption><thead><tr>${cabecas}</tr></thead><tbody>${linhas.map(
    (linha) => html`<tr>${fila(linha)}</tr>`,
  )}</tbody>${totais && pe(outras, totais, casas)}</table></div></section>`
}

function pe(
  outras: readonly ColunaDoRelatorio[],
  totais: NonNullable<RelatorioPronto['totais']>,
  casas: CasasDoRelatorio,
): Html {
  const celulas = outras.map((coluna) => {
    const somada = Object.hasOwn(totais, coluna.chave)
    return html`<td${classeDe(coluna)}>${somada && formatarCelula(coluna.tipo, totais[coluna.chave], casas)}</td>`
  })
  return html`<tfoot><tr><th scope="row">Total</th>${celulas}</tr></tfoot>`
}

function sobra({ linhas, total }: RelatorioPronto): Html | null {
  const deFora = total - linhas.length
  if (deFora <= 0) return null
  return html`<p class="nota">Mostrando as primeiras ${formatarNumero(linhas.length)} de ${formatarNumero(
    total,
  )} linhas; ${formatarNumero(deFora)} ficaram de fora desta página. Os totais são de todas. Baixe o CSV ou o XLSX para ver o resto.</p>`
}

function rodape({ negocio, geradoEm, geradoPor }: RelatorioPronto): Html {
  return html`<footer>${negocio} · Gerado em ${formatarDataHora(geradoEm.toISOString())} por ${geradoPor}</footer>`
}

/** REL-01 Why there is no report, and what to do. */
export function paginaDaRecusa({ message, status }: ErroDeNegocio, { tema }: { tema: Tema }): Html {
  const titulo = status === 403 ? 'Este relatório não pode mais ser aberto' : 'O relatório não foi gerado'
  return documento(
    titulo,
    { tema, situacao: 'recusa' },
    html`<main class="recusa"><h1>${titulo}</h1><p>${message}</p></main>`,
  )
}
