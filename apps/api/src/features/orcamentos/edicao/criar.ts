import { criarOrcamento } from '@balcao/dominio/orcamentos/edicao'
import { rota } from '../../../rota.ts'
import { comecarOrcamento } from './comecar.ts'

export const rotaCriarOrcamento = rota(criarOrcamento, async ({ corpo, ...escrita }) => {
  const { id } = await comecarOrcamento(escrita, corpo)
  return { id }
})
