import { describe, expect, it } from 'vitest'
import { ehEncaminhada, remetenteOriginal, separarCitacao } from './citacao.ts'

describe('ALC-02 o passado citado fica dobrado, e a parte visível nunca fica vazia', () => {
  it.each([
    ['nada citado', 'Bom dia.\n\nSegue a foto.', 'Bom dia.\n\nSegue a foto.', ''],
    [
      'Gmail',
      'Pode trocar.\n\nEm ter., 17 de nov. de 2026 às 10:02, Aurora <sac@aurora.com.br> escreveu:\n\n> Olá\n> Tudo bem?',
      'Pode trocar.',
      'Em ter., 17 de nov. de 2026 às 10:02, Aurora <sac@aurora.com.br> escreveu:\n\n> Olá\n> Tudo bem?',
    ],
    [
      'Gmail, com a introdução quebrada',
      'Sim\nEm ter., 17 de nov. de 2026 às 10:02, Aurora Distribuidora <\nsac+t1@aurora.com.br> escreveu:\n> Olá',
      'Sim',
      'Em ter., 17 de nov. de 2026 às 10:02, Aurora Distribuidora <\nsac+t1@aurora.com.br> escreveu:\n> Olá',
    ],
    [
      'Outlook clássico',
      'Ok\n\n-----Mensagem original-----\nDe: Aurora\nEnviada em: terça\nOlá',
      'Ok',
      '-----Mensagem original-----\nDe: Aurora\nEnviada em: terça\nOlá',
    ],
    [
      'Outlook novo',
      'Ok\n\nDe: Aurora <sac@aurora.com.br>\nEnviada em: terça-feira, 17 de novembro\nPara: Maria\nAssunto: Caixa\n\nOlá',
      'Ok',
      'De: Aurora <sac@aurora.com.br>\nEnviada em: terça-feira, 17 de novembro\nPara: Maria\nAssunto: Caixa\n\nOlá',
    ],
    [
      'Outlook na rede',
      'Ok\n________________________________\nDe: Aurora\nEnviado: terça\n\nOlá',
      'Ok',
      '________________________________\nDe: Aurora\nEnviado: terça\n\nOlá',
    ],
    [
      'em inglês',
      'Fine\n\nOn Tue, Nov 17, 2026, Aurora wrote:\n\nHello',
      'Fine',
      'On Tue, Nov 17, 2026, Aurora wrote:\n\nHello',
    ],
    ['só com sinais', 'Fechado\n> Olá\n> Tudo bem?\n', 'Fechado', '> Olá\n> Tudo bem?'],
    [
      'resposta embaixo',
      'Em 17/11/2026 10:02, Aurora escreveu:\n> Qual a nota?\n\nA nota é a 123.',
      'A nota é a 123.',
      'Em 17/11/2026 10:02, Aurora escreveu:\n> Qual a nota?',
    ],
    [
      'resposta entre as linhas: fica inteira',
      'Em 17/11/2026 10:02, Aurora escreveu:\n> Qual a nota?\n123\n> E o item?\nO segundo',
      'Em 17/11/2026 10:02, Aurora escreveu:\n> Qual a nota?\n123\n> E o item?\nO segundo',
      '',
    ],
    ['assinatura', 'Obrigada\n-- \nMaria\nCompras', 'Obrigada', '-- \nMaria\nCompras'],
    ['do aparelho', 'Chegou\n\nEnviado do meu iPhone', 'Chegou', 'Enviado do meu iPhone'],
    ['só o passado: aparece', '-----Mensagem original-----\nOlá', '-----Mensagem original-----\nOlá', ''],
    ['só a assinatura: aparece', 'Enviado do meu iPhone', 'Enviado do meu iPhone', ''],
    [
      'só a assinatura, acima do passado',
      '-- \nMaria\n\n-----Mensagem original-----\nOlá',
      '-- \nMaria',
      '-----Mensagem original-----\nOlá',
    ],
    [
      '"Em" de uma frase não é introdução',
      'Em casa ele escreveu\nmuita coisa:\nfim',
      'Em casa ele escreveu\nmuita coisa:\nfim',
      '',
    ],
    [
      '"De:" sozinho não é cabeçalho',
      'De: segunda a sexta\nhorário comercial',
      'De: segunda a sexta\nhorário comercial',
      '',
    ],
    ['vazio', '', '', ''],
  ])('%s', (_, texto, visivel, citado) => {
    expect(separarCitacao(texto.replaceAll('\n', '\r\n'))).toEqual({ visivel, citado })
  })

  it('o que foi encaminhado é o assunto da mensagem, e aparece inteiro', () => {
    const texto = 'Veja\n\n---------- Forwarded message ---------\nDe: X\n\nPedido errado'
    expect(separarCitacao(texto, { encaminhada: ehEncaminhada('ENC: Pedido') }).visivel).toBe(texto)
    expect(ehEncaminhada('RES: ENC: Pedido')).toBe(false)
  })

  it('um texto feito para demorar não demora', () => {
    const inicio = Date.now()
    separarCitacao(`${'Em '.repeat(20_000)}\n${'>'.repeat(20_000)}\n${'Em a escreveu '.repeat(5_000)}`)
    separarCitacao(`${'Em x\n'.repeat(50_000)}`)
    expect(Date.now() - inicio).toBeLessThan(5_000)
  })
})

it.each([
  [
    'Gmail',
    '---------- Forwarded message ---------\nDe: *Bia* <bia@x.com>\nDate: ter.',
    { nome: 'Bia', email: 'bia@x.com' },
  ],
  [
    'Outlook',
    'Vejam\n\nDe: Bia Lima [mailto:Bia@X.com]\nEnviada em: ontem',
    { nome: 'Bia Lima', email: 'bia@x.com' },
  ],
  ['Apple', 'Begin forwarded message:\n\nFrom: "Bia" <bia@x.com>', { nome: 'Bia', email: 'bia@x.com' }],
  ['só o endereço', '> De: bia@x.com', { nome: '', email: 'bia@x.com' }],
  ['quem não tem endereço', 'De: Bia\nEnviada em: ontem', null],
  ['uma frase', 'Quem é de: alguém', null],
])('ALC-02 quem escreveu o que se encaminha: %s', (_, texto, original) => {
  expect(remetenteOriginal(texto)).toEqual(original)
})

it.each(['ENC: a', 'Fwd: a', 'WG: a', 'TR: a', 'RV: a'])('ALC-02 %s é encaminhada', (assunto) => {
  expect([ehEncaminhada(assunto), ehEncaminhada(assunto.replace(/^\w+/, 'RES'))]).toEqual([true, false])
})
