import { permiteCadastrar } from '@balcao/dominio/cadastros/contratos'
import { pode } from '@balcao/dominio/permissoes'
import { rota } from '../../../rota.ts'
import { regrasDaFilial } from '../nucleo/regras-da-filial.ts'

export const rotaPermiteCadastrar = rota(permiteCadastrar, async ({ query, sessao, negocio }) => ({
  permite: pode(sessao.autorizacoes, 'CLIENTE_CADASTRAR'),
  modo: regrasDaFilial(negocio, sessao, query.idFil).cadastraCliente,
}))
