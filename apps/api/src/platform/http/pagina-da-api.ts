import { ERROS, ErroDeNegocio } from '@balcao/dominio/erros'
import type { FastifyInstance } from 'fastify'
import { montarOpenApi } from './openapi.ts'
import type { Rota } from './rota.ts'

type Sobre = { negocios: ReadonlyMap<string, { configuracao: { nome: string } }>; versao: string }
type Operacao = {
  summary: string
  'x-acao'?: string
  parameters: { name: string; in: string; required: boolean; schema: unknown }[]
  requestBody?: { content: Record<string, { schema: unknown }> }
  responses: Record<string, { content: Record<string, { schema?: unknown }> }>
}

/** The contracts as an OpenAPI document and as a page to read, at `{host}/documentacao`. */
export function registrarPaginaDaApi(app: FastifyInstance, rotas: readonly Rota[], sobre: Sobre): void {
  const documento = (id: string) => {
    const negocio = sobre.negocios.get(id)
    if (!negocio) throw new ErroDeNegocio('NEGOCIO_NAO_ENCONTRADO')
    const titulo = `API de ${negocio.configuracao.nome}`
    return montarOpenApi(rotas, { titulo, versao: sobre.versao, raiz: `/api/${id}` })
  }
  const id = (params: unknown) => (params as { negocio: string }).negocio
  app.get('/api/:negocio/documentacao/openapi.json', async (request) => documento(id(request.params)))
  app.get('/api/:negocio/documentacao', async (request, reply) =>
    reply.type('text/html; charset=utf-8').send(pagina(documento(id(request.params)), id(request.params))),
  )
}

function pagina(documento: Record<string, unknown>, negocio: string): string {
  const { title, version } = documento.info as { title: string; version: string }
  const paths = documento.paths as Record<string, Record<string, Operacao>>
  const operacoes = Object.entries(paths).flatMap(([caminho, metodos]) =>
    Object.entries(metodos).map(([metodo, operacao]) => secao(metodo, caminho, operacao)),
  )
  const erros = Object.entries(ERROS).map(
    ([codigo, { status, mensagem }]) =>
      `<tr><td>${status}</td><td><code>${codigo}</code></td><td>${escapar(mensagem)}</td></tr>`,
  )
  return `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapar(title)}</title><style>${ESTILO}</style></head><body><main>
<h1>${escapar(title)} <small>${escapar(version)}</small></h1>
<p>Raiz: <code>/api/${escapar(negocio)}</code>. Toda chamada com sessão leva <code>Authorization: Bearer &lt;token&gt;</code>
e <code>X-Aplicacao: SAC</code>. Listas em consultas vão com colchetes (<code>status[]=1</code>).
Documento para ferramentas: <a href="/api/${escapar(negocio)}/documentacao/openapi.json">openapi.json</a>.</p>
<h2>Chamadas</h2>${operacoes.join('\n')}
<h2>Recusas</h2><p>Vêm como <code>{ codigo, message, campos?, exige?, mudancas? }</code>.</p>
<table><thead><tr><th>Status</th><th>Código</th><th>Mensagem</th></tr></thead><tbody>${erros.join('')}</tbody></table>
</main></body></html>`
}

const LUGAR: Record<string, string> = { path: 'caminho', query: 'consulta', header: 'cabeçalho' }

function secao(metodo: string, caminho: string, operacao: Operacao): string {
  const quem = operacao['x-acao'] ? `Ação <code>${operacao['x-acao']}</code>` : 'Pública'
  const parametros = operacao.parameters.map(
    ({ name, in: lugar, required, schema }) =>
      `<tr><td><code>${escapar(name)}</code></td><td>${LUGAR[lugar] ?? lugar}</td><td>${required ? 'sim' : 'não'}</td><td><code>${json(schema)}</code></td></tr>`,
  )
  const corpo = Object.entries(operacao.requestBody?.content ?? {})
  const resposta = Object.entries(operacao.responses[200]?.content ?? {})
  return `<details><summary><b>${metodo.toUpperCase()}</b> <code>${escapar(caminho)}</code> ${escapar(operacao.summary)}</summary>
<p>${quem}</p>
${parametros.length ? `<table><thead><tr><th>Parâmetro</th><th>Onde</th><th>Obrigatório</th><th>Forma</th></tr></thead><tbody>${parametros.join('')}</tbody></table>` : ''}
${corpo.map(([midia, { schema }]) => `<h3>Corpo (${escapar(midia)})</h3><pre>${json(schema, 2)}</pre>`).join('')}
${resposta.map(([midia, { schema }]) => `<h3>Resposta (${escapar(midia)})</h3>${schema ? `<pre>${json(schema, 2)}</pre>` : ''}`).join('')}
</details>`
}

const json = (valor: unknown, recuo?: number): string => escapar(JSON.stringify(valor, null, recuo))

const escapar = (texto: string): string =>
  texto.replace(/[&<>"']/g, (caractere) => `&#${caractere.charCodeAt(0)};`)

const ESTILO = `
:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}
body{margin:0}main{max-width:960px;margin:0 auto;padding:24px 16px 64px}
h1{font-size:22px}h1 small{font-weight:400;opacity:.7}h2{font-size:17px;margin-top:32px}h3{font-size:14px}
details{border:1px solid #8884;border-radius:8px;margin:8px 0;padding:8px 12px}summary{cursor:pointer}
summary b{display:inline-block;min-width:52px}code,pre{font:13px ui-monospace,monospace}
pre{overflow:auto;max-height:400px;padding:12px;border-radius:8px;background:#8881}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:6px 8px;border-bottom:1px solid #8883;vertical-align:top}
td code{word-break:break-word}`
