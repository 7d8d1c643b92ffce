import { createReadStream } from 'node:fs'
import { obterAmbiente, obterFundo, obterLogo, obterManifesto } from '@balcao/dominio/negocio/contratos'
import { rota } from '../../rota.ts'
import type { MontarAmbiente } from './ambiente.ts'
import { desenharFundo, desenharLogo } from './identidade-desenhada.ts'

const UMA_HORA = 'public, max-age=3600'

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
      return resposta.type('application/manifest+json; charset=utf-8').send(
        JSON.stringify({
          name: nome,
          short_name: nome.split(' ')[0],
          lang: 'pt-BR',
          start_url: '/home',
          display: 'standalone',
          theme_color: cor,
          background_color: '#ffffff',
          icons: [{ src: `/api/${negocio.id}/images/logo`, sizes: 'any', type: 'image/svg+xml' }],
        }),
      )
    }),
    rota(obterLogo, async ({ negocio: { configuracao }, resposta }) => {
      const { logo, nome, cor } = configuracao
      return logo ? enviarSvg(resposta, logo) : enviarDesenho(resposta, desenharLogo(nome, cor))
    }),
    rota(obterFundo, async ({ negocio: { configuracao }, resposta }) => {
      const { fundo, cor } = configuracao
      return fundo ? enviarSvg(resposta, fundo) : enviarDesenho(resposta, desenharFundo(cor))
    }),
  ]
}

type Resposta = Parameters<Parameters<typeof rota>[1]>[0]['resposta']

/** Not kept: the name may be given in the next minute. */
const enviarDesenho = (resposta: Resposta, svg: string): Resposta =>
  resposta.header('cache-control', 'no-cache').type('image/svg+xml').send(svg)

const enviarSvg = (resposta: Resposta, arquivo: string): Resposta =>
  resposta.header('cache-control', UMA_HORA).type('image/svg+xml').send(createReadStream(arquivo))
