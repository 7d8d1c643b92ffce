import { discar } from '@balcao/dominio/discagem/contratos'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { cortar } from '@balcao/dominio/formatos/cortar'
import * as z from 'zod/mini'
import type { Negocio } from '../../negocio.ts'
import { registrarHistorico } from '../../platform/banco/historico.ts'
import { pedirJson, ServicoForaDoAlcance } from '../../platform/http-externo/pedir-json.ts'
import { criarVez } from '../../platform/vez.ts'
import { rota } from '../../rota.ts'
import type { Sessao } from '../../sessao.ts'
import { codigoDoOperador, filialExiste } from './queries.ts'

// Each holds a transaction while the exchange answers, so that one sent twice is dialled once: few at a time.
const emSuaVez = criarVez({ aoMesmoTempo: 4, esperando: 50 })

export const rotaDiscar = rota(
  discar,
  async ({ corpo, sessao, negocio, autoria, tx: banco, gravar }) => {
    const filialId = corpo.idFil ?? sessao.filialId
    if (filialId === null) throw new ErroDeNegocio('DISCADORA_NAO_CONFIGURADA')
    if (!trabalhaEm(sessao, filialId) || !(await filialExiste(banco, filialId)))
      throw new ErroDeNegocio('NAO_ENCONTRADO')
    const { endereco, prefixo } = exigirCentral(negocio, filialId)
    const ramal = await codigoDoOperador(banco, sessao.colaboradorId)
    const numero = prefixo + corpo.numero.replace(/\D/g, '')
    return emSuaVez(() =>
      gravar(async (tx) => {
        await chamarCentral(endereco, { numero, ramal })
        await registrarHistorico(tx, autoria, {
          entidade: 'colaborador',
          entidadeId: sessao.colaboradorId,
          acao: 'DISCAGEM',
          dados: { numero, filial: filialId },
        })
        return { message: 'Enviado para discadora' }
      }),
    )
  },
  { transacao: 'tardia' },
)

const trabalhaEm = ({ veTudo, filiais }: Sessao, filialId: number): boolean =>
  veTudo || filiais.includes(filialId)

/** CLI-11 Only where the branch says that its calls go through an exchange, and which. */
function exigirCentral(negocio: Negocio, filialId: number): { endereco: string; prefixo: string } {
  const { protocoloDiscagem, discadoraEndereco, discadoraPrefixo } = negocio.parametros(filialId)
  if (protocoloDiscagem !== 'api' || discadoraEndereco === '')
    throw new ErroDeNegocio('DISCADORA_NAO_CONFIGURADA')
  return { endereco: discadoraEndereco, prefixo: discadoraPrefixo }
}

const PRAZO_MS = 8_000
const MAIOR_MENSAGEM = 200

const comMensagem = z.object({ message: z.string().check(z.trim(), z.minLength(1)) })

type Chamada = {
  numero: string
  /** Which telephone is to ring first; null where nobody told the account's. */
  ramal: string | null
}

/** Hands a call to the telephone exchange; what it says against it is told as it says it. */
async function chamarCentral(endereco: string, chamada: Chamada): Promise<void> {
  // Never twice: the first try may be ringing already.
  const { status, corpo } = await pedirJson({
    url: endereco,
    corpo: chamada,
    prazoMs: PRAZO_MS,
    repetivel: false,
  }).catch(recusarForaDoAlcance)
  if (status < 300) return
  const lida = comMensagem.safeParse(corpo)
  throw new ErroDeNegocio(
    'DISCADORA_INDISPONIVEL',
    lida.success ? { mensagem: cortar(lida.data.message, MAIOR_MENSAGEM) } : {},
  )
}

function recusarForaDoAlcance(erro: unknown): never {
  throw erro instanceof ServicoForaDoAlcance ? new ErroDeNegocio('DISCADORA_INDISPONIVEL') : erro
}
