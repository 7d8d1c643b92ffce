import { consultarEmpresaDaImplantacao } from '@balcao/dominio/implantacao/contratos'
import { rota } from '../../rota.ts'
import { perguntarAReceita } from '../consultas-externas/consultar-receita.ts'
import { exigirCodigo } from './codigo.ts'

/** ADM-09 Without a transaction: others are waited for. */
export const rotaConsultarEmpresaDaImplantacao = rota(
  consultarEmpresaDaImplantacao,
  async ({ corpo: { codigo, cnpj }, negocio, agora, resposta }) => {
    await exigirCodigo(negocio, codigo)
    return perguntarAReceita({ ...{ negocio, cnpj, agora, resposta }, banco: negocio.banco, filiais: [] })
  },
  { transacao: false },
)
