import { discar } from '@balcao/dominio/discagem/contratos'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import type { Negocio } from '../../negocio.ts'
import { registrarHistorico } from '../../platform/banco/historico.ts'
import { criarVez } from '../../platform/vez.ts'
import { rota } from '../../rota.ts'
import type { Sessao } from '../../sessao.ts'
import { chamarCentral } from './central.ts'
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
