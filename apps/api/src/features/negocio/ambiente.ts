import type { Ambiente, AmbienteDoNegocio } from '@balcao/dominio/negocio/ambiente'
import type { FastifyRequest } from 'fastify'
import type { Configuracao, NegocioConfigurado } from '../../configuracao.ts'
import { chaveDeRealtime } from '../../negocio.ts'

/** The environment script of a business, as the caller must see it from where they are. */
export type MontarAmbiente = (negocioId: string, request: FastifyRequest) => string

export function criarMontadorDeAmbiente(configuracao: Configuracao): MontarAmbiente {
  return (negocioId, request) => {
    const negocios = configuracao.negocios.map((negocio) => descrever(negocio, configuracao, request))
    const negocio = negocios.find(({ id }) => id === negocioId) ?? negocios[0]
    if (!negocio) throw new Error('nenhum negócio configurado')
    const { versao, enderecoDeLogin, galeria } = configuracao
    const ambiente: Ambiente = { versao, enderecoDeLogin, galeria, negocio, negocios }
    return `window.BALCAO = ${comoScript(ambiente)}\n`
  }
}

function descrever(
  { id, nome, cor, icone }: NegocioConfigurado,
  { websocket }: Configuracao,
  request: FastifyRequest,
): AmbienteDoNegocio {
  const portaPadrao = request.protocol === 'https' ? 443 : 80
  return {
    id,
    nome,
    cor,
    icone,
    api: `/api/${id}`,
    imagens: `/api/${id}/images`,
    websocket: {
      host: websocket.host ?? request.hostname,
      key: chaveDeRealtime(id),
      port: websocket.porta ?? request.port ?? portaPadrao,
    },
  }
}

// Inside a script `<` could close the element and U+2028 end the line.
const comoScript = (valor: unknown): string =>
  JSON.stringify(valor).replace(
    /[<\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
