import { expect, it } from 'vitest'
import { CLIENTE, motivoDe, notaDe, produtoDe, tipoDe } from '../../../../../teste/ticket-novo.tsx'
import { CONSUMIDOR_EM_BRANCO, TICKET_EM_BRANCO } from '../../pedido/estado.ts'
import { linhasDoResumo } from './linhas-do-resumo.ts'

it('NOV-15 tipo, cliente, filial, transportadora, prorrogação, mensagem, produtos, notas e anexos', () => {
  const motivos = { obrigatorio: true, itens: [motivoDe(1, 'Avaria', { informa: true })] }
  const novo = {
    ...TICKET_EM_BRANCO,
    tipo: tipoDe(1, { desc: 'Devolução', motivos }),
    motivos: [{ id: 1, obs: 'molhou' }],
    cliente: CLIENTE,
    transportadora: { id: 8, razSoc: 'Rápida' },
    responsavel_prorrogacao: 'REPRESENTANTE' as const,
    responsavel: { id: 3, nome: 'Rui' },
    dias_atraso_prorrogacao: 1,
    mensagem: ' Olá ',
    notas: [notaDe(7)],
    itens: [
      {
        produto: produtoDe(1),
        nota: { id: 7, numNf: 700 },
        qtd_solicitada: 2.5,
        motivo: { id: 3, descricao: 'Avaria', informa: false },
        obs: '',
        arquivos: [new File(['x'], 'a.png')],
      },
    ],
  }
  expect(linhasDoResumo(novo, 'Campinas').map(({ titulo, textos }) => [titulo, ...textos])).toEqual([
    ['Tipo', 'Devolução'],
    ['Motivos', 'Avaria: molhou'],
    ['Cliente', '10 · Mercado Estrela Ltda'],
    ['Filial', 'Campinas'],
    ['Transportadora', 'Rápida'],
    ['Prorrogação', '1 dia de atraso · Representante: Rui'],
    ['Mensagem', 'Olá'],
    ['Produtos', 'Produto 1 · 2,5 UN · nota 700 · Avaria · 1 anexo'],
    ['Notas fiscais', 'Nota 700'],
    ['Anexos', 'a.png'],
  ])
})

it('NOV-15 o consumidor final no lugar do cliente; o que falta não aparece', () => {
  const consumidorFinal = { ...CONSUMIDOR_EM_BRANCO, nome: 'Lia Melo', email: 'lia@x.com' }
  const linhas = linhasDoResumo({ ...TICKET_EM_BRANCO, cliente: CLIENTE, consumidorFinal }, null)
  expect(linhas).toEqual([
    { titulo: 'Consumidor final', textos: ['Lia Melo', 'lia@x.com'], passo: 'CLIENTE' },
  ])
})
