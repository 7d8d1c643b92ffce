import { expect, it } from 'vitest'
import { lerRelatorios } from './devolucao.ts'

it('ALC-02 o relatório de entrega diz de quem, se desistiu e por quê', () => {
  const texto = [
    'Reporting-MTA: dns; mx.cliente.test',
    '',
    'Final-Recipient: rfc822; Maria@cliente.test',
    'Action: failed',
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 5.1.1 User',
    ' unknown',
    '',
    'Final-Recipient: rfc822; jo@cliente.test',
    'Action: delayed',
    'Status: 4.2.2',
  ].join('\r\n')
  expect(lerRelatorios(texto)).toEqual([
    {
      destinatario: 'maria@cliente.test',
      desistiu: true,
      motivo: 'O endereço não existe ou não recebe mensagens. (550 5.1.1 User unknown)',
    },
    {
      destinatario: 'jo@cliente.test',
      desistiu: false,
      motivo: 'A caixa do destinatário está cheia. (4.2.2)',
    },
  ])
  expect(lerRelatorios('nada que se entenda')).toEqual([])
})
