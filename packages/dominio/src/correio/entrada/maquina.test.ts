import { expect, it } from 'vitest'
import { especieDaRecebida } from './maquina.ts'

const caso = (
  cabecalhos: Record<string, string> = {},
  assunto = 'Caixa amassada',
  de = 'maria@cliente.test',
  temRelatorio = false,
) => especieDaRecebida({ cabecalhos, assunto, de, temRelatorio })

it.each([
  ['uma pessoa', caso(), 'PESSOA'],
  ['quem diz que não é automático', caso({ 'auto-submitted': 'no' }), 'PESSOA'],
  ['com caminho de volta', caso({ 'return-path': '<maria@cliente.test>' }), 'PESSOA'],
  ['Auto-Submitted', caso({ 'auto-submitted': 'auto-replied' }), 'AUTOMATICA'],
  ['Precedence', caso({ precedence: 'bulk' }), 'AUTOMATICA'],
  ['List-Unsubscribe', caso({ 'list-unsubscribe': '<x>' }), 'AUTOMATICA'],
  ['X-Auto-Response-Suppress', caso({ 'x-auto-response-suppress': 'OOF, AutoReply' }), 'AUTOMATICA'],
  ['sem caminho de volta', caso({ 'return-path': '<>' }), 'AUTOMATICA'],
  ['assunto de ausência', caso({}, 'Resposta automática: Caixa'), 'AUTOMATICA'],
  ['assunto de ausência, em resposta', caso({}, 'RES: Fora do escritório'), 'AUTOMATICA'],
  ['assunto de ausência, em alemão', caso({}, 'AW: WG: Automatische Antwort'), 'AUTOMATICA'],
  ['assunto que fala de ausência', caso({}, 'O entregador estava fora do escritório'), 'PESSOA'],
  ['quem não lê respostas', caso({}, 'Oi', 'no-reply@x.com'), 'AUTOMATICA'],
  ['relatório de entrega', caso({}, 'Oi', 'x@y.com', true), 'DEVOLUCAO'],
  ['o correio do servidor', caso({}, 'Oi', 'MAILER-DAEMON@y.com'), 'DEVOLUCAO'],
  [
    'devolvida sem relatório',
    caso({ 'return-path': '<>' }, 'Undelivered Mail Returned to Sender'),
    'DEVOLUCAO',
  ],
])('ALC-02 %s', (_, especie, esperada) => {
  expect(especie).toBe(esperada)
})
