import { ErroDeNegocio } from '@balcao/dominio/erros'
import type { QualImagem } from '@balcao/dominio/identidade/imagens'
import {
  obterAmbiente,
  obterFundo,
  obterIcone,
  obterLogo,
  obterManifesto,
} from '@balcao/dominio/negocio/contratos'
import { imagemDe } from '../../identidade.ts'
import { desenharIcone } from '../../identidade-desenhada.ts'
import type { Negocio } from '../../negocio.ts'
import { rota } from '../../rota.ts'
import type { MontarAmbiente } from './ambiente.ts'

/** NEG-02 What a browser reads of a business before anybody signed in. */
export function rotasPublicasDoNegocio(montar: MontarAmbiente) {
  return [
    rota(obterAmbiente, async ({ negocio, resposta }) =>
      resposta
        .header('cache-control', 'no-cache')
        .type('text/javascript; charset=utf-8')
        .send(await montar(negocio.id, resposta.request)),
    ),
    rota(obterManifesto, async ({ negocio, resposta }) => {
      const { nome, cor } = negocio.configuracao
      const { marca, midia } = imagemDe(negocio, 'logo')
      return resposta.type('application/manifest+json; charset=utf-8').send(
        JSON.stringify({
          name: nome,
          short_name: nome.split(' ')[0],
          lang: 'pt-BR',
          start_url: '/home',
          display: 'standalone',
          theme_color: cor,
          background_color: '#ffffff',
          icons: [{ src: `/api/${negocio.id}/images/logo?v=${marca}`, sizes: 'any', type: midia }],
        }),
      )
    }),
    rota(obterLogo, ({ negocio, resposta }) => enviarImagem(resposta, negocio, 'logo')),
    rota(obterIcone, async ({ negocio: { configuracao }, resposta }) =>
      resposta
        .header('cache-control', 'no-cache')
        .header('x-content-type-options', 'nosniff')
        .type('image/svg+xml')
        .send(desenharIcone(configuracao.nome, configuracao.cor)),
    ),
    rota(obterFundo, ({ negocio, resposta }) => enviarImagem(resposta, negocio, 'fundo')),
  ]
}

type Resposta = Parameters<Parameters<typeof rota>[1]>[0]['resposta']

const PARA_SEMPRE = 'public, max-age=31536000, immutable'

/** ADM-08 Under its own mark it never changes; under any other, or none, whether it did is asked every time. */
async function enviarImagem(resposta: Resposta, negocio: Negocio, qual: QualImagem): Promise<Resposta> {
  const { marca, midia, ler } = imagemDe(negocio, qual)
  const { query, headers } = resposta.request
  const etiqueta = `"${marca}"`
  resposta
    .header('etag', etiqueta)
    .header('cache-control', (query as { v?: unknown }).v === marca ? PARA_SEMPRE : 'no-cache')
    .header('x-content-type-options', 'nosniff')
  if (headers['if-none-match'] === etiqueta) return resposta.code(304).send()
  const conteudo = await ler()
  if (!conteudo) throw new ErroDeNegocio('NAO_ENCONTRADO')
  return resposta.type(midia).send(conteudo)
}
