import type { Ambiente, AmbienteDoNegocio } from '@balcao/dominio/negocio/ambiente'
import type { FastifyRequest } from 'fastify'
import type { Configuracao } from '../../configuracao.ts'
import { imagemDe } from '../../identidade.ts'
import { chaveDeRealtime, type Negocio } from '../../negocio.ts'

/** The environment script of a business, as the caller must see it from where they are. */
export type MontarAmbiente = (negocioId: string, request: FastifyRequest) => string | Promise<string>

export function criarMontadorDeAmbiente(
  configuracao: Configuracao,
  negocios: ReadonlyMap<string, Negocio>,
): MontarAmbiente {
  return async (negocioId, request) => {
    const descritos = await Promise.all(
      [...negocios.values()].map((negocio) => descrever(negocio, configuracao, request)),
    )
    const negocio = descritos.find(({ id }) => id === negocioId) ?? descritos[0]
    if (!negocio) throw new Error('nenhum negócio configurado')
    const { versao, enderecoDeLogin, galeria } = configuracao
    const ambiente: Ambiente = { versao, enderecoDeLogin, galeria, negocio, negocios: descritos }
    return `window.BALCAO = ${comoScript(ambiente)}\n`
  }
}

async function descrever(
  negocio: Negocio,
  { websocket }: Configuracao,
  request: FastifyRequest,
): Promise<AmbienteDoNegocio> {
  const { id, configuracao, implantado } = negocio
  const { nome, cor, icone } = configuracao
  const portaPadrao = request.protocol === 'https' ? 443 : 80
  return {
    id,
    nome,
    cor,
    icone,
    api: `/api/${id}`,
    imagens: `/api/${id}/images`,
    marcas: { logo: imagemDe(negocio, 'logo').marca, fundo: imagemDe(negocio, 'fundo').marca },
    aImplantar: !(await implantado()),
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
