import { formatarData, hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { avancarEtapa } from '@balcao/dominio/tickets/fluxo/contratos'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { comParametros } from '../../../../test/com-parametros.ts'
import { usarFluxo } from '../../../../test/fluxo-de-tickets.ts'
import { ticketProrrogacao } from '../nucleo/tabelas.ts'

const fluxo = usarFluxo()
const na = (etapa: string) => ({
  tipo: 'PRORROGACAO_BOLETO',
  etapa,
  partes: { prorrogacao: { responsavel: 'TRANSPORTADORA' as const, diasAtraso: 5 } },
})
const FINANCEIRO = 'Prorrogação do vencimento'
const prorrogacao = async (id: number) => {
  const { banco } = fluxo.teste.negocio()
  const [linha] = await banco.select().from(ticketProrrogacao).where(eq(ticketProrrogacao.ticketId, id))
  return linha
}
const amanha = () => somarDias(hojeEm(fluxo.teste.agora()), 1)

describe('PRORROGACAO_FINANCEIRO', () => {
  it('TIC-11 aprova com o novo vencimento', async () => {
    const { id } = await fluxo.abrir(na(FINANCEIRO))
    const financeiro = { aprovado: true, nova_data_vencimento: amanha(), parecer: 'De acordo.' }
    const { status } = await fluxo.agir(avancarEtapa, id, { financeiro })
    expect(status).toBe(200)
    expect(await prorrogacao(id)).toMatchObject({
      novaDataVencimento: amanha(),
      parecerFinanceiro: 'De acordo.',
    })
    expect(await fluxo.etapaDe(id)).toBe('Comunicar o cliente')
  })

  it('PAR-01 TIC-11 até quando se prorroga é da filial', () =>
    comParametros(fluxo.teste, { diasMaximosProrrogacao: '1' }, async () => {
      const { id } = await fluxo.abrir(na(FINANCEIRO))
      const ate = (nova_data_vencimento: string) =>
        fluxo.agir(avancarEtapa, id, { financeiro: { aprovado: true, nova_data_vencimento, parecer: 'a' } })
      expect((await ate(somarDias(amanha(), 1))).erro.campos).toEqual({
        'financeiro.nova_data_vencimento': `O novo vencimento pode ser no máximo em ${formatarData(amanha())}, o limite desta filial.`,
      })
      expect((await ate(amanha())).status).toBe(200)
    }))

  it('TIC-10 negar desvia para a recusa e não deixa data', async () => {
    const { id } = await fluxo.abrir(na(FINANCEIRO))
    const financeiro = { aprovado: 'false', nova_data_vencimento: amanha(), parecer: 'Sem atraso.' }
    const { status } = await fluxo.agir(avancarEtapa, id, { financeiro })
    expect(status).toBe(200)
    expect((await prorrogacao(id))?.novaDataVencimento).toBeNull()
    expect(await fluxo.etapaDe(id)).toBe('Comunicar recusa')
    expect((await fluxo.ultimaEntrada(id)).mensagem).toContain('Prorrogação negada.\nSem atraso.')
  })

  it('TIC-10 422 sem resposta, dizendo o que se pede', async () => {
    const { id } = await fluxo.abrir(na(FINANCEIRO))
    const { erro } = await fluxo.agir(avancarEtapa, id)
    expect(erro).toMatchObject({ codigo: 'REQUISITO_DA_ETAPA', exige: 'PRORROGACAO_FINANCEIRO' })
  })

  it.each([
    ['sem data', () => ({}), 'nova_data_vencimento', 'Informe o novo vencimento.'],
    [
      'hoje',
      () => ({ nova_data_vencimento: somarDias(amanha(), -1) }),
      'nova_data_vencimento',
      'O novo vencimento precisa ser depois de hoje.',
    ],
    [
      'SEG-05 daqui a 181 dias',
      () => ({ nova_data_vencimento: somarDias(amanha(), 180) }),
      'nova_data_vencimento',
      () =>
        `O novo vencimento pode ser no máximo em ${formatarData(somarDias(amanha(), 179))}, o limite desta filial.`,
    ],
    [
      'data que não existe',
      () => ({ nova_data_vencimento: '2026-02-30' }),
      'nova_data_vencimento',
      'Data inválida',
    ],
    ['sem parecer', () => ({ nova_data_vencimento: amanha(), parecer: '' }), 'parecer', 'Campo obrigatório'],
  ])('TIC-11 422 %s', async (_caso, parte, campo, mensagem) => {
    const { id } = await fluxo.abrir(na(FINANCEIRO))
    const { status, erro } = await fluxo.agir(avancarEtapa, id, {
      financeiro: { aprovado: true, parecer: 'a', ...parte() },
    })
    const esperada = typeof mensagem === 'string' ? mensagem : mensagem()
    expect([status, erro.campos]).toEqual([422, { [`financeiro.${campo}`]: esperada }])
    expect((await fluxo.linha(id)).versao).toBe(1)
  })
})
