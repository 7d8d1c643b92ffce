import { expect, it } from 'vitest'
import { type EstadoDoEnvio, impedimentoParaReenviar, podeTerChegado } from './envios.ts'

it.each([
  ['NA_FILA', 'CORREIO_NA_FILA', 'WHATSAPP_NA_FILA'],
  ['ENVIANDO', 'CORREIO_NA_FILA', 'WHATSAPP_NA_FILA'],
  ['ENVIADO', 'CORREIO_JA_ENVIADO', 'WHATSAPP_JA_ENVIADO'],
  ['ENTREGUE', 'CORREIO_JA_ENVIADO', 'WHATSAPP_JA_ENVIADO'],
  ['LIDO', 'CORREIO_JA_ENVIADO', 'WHATSAPP_JA_ENVIADO'],
  ['RECUSADO', null, null],
  ['INCERTO', null, null],
] as const)('ALC-01 ALC-05 reenviar o que está %s: %s, %s', (estado, porEmail, peloWhatsapp) => {
  expect(impedimentoParaReenviar('EMAIL', estado, { comWhatsapp: false })).toBe(porEmail)
  expect(impedimentoParaReenviar('WHATSAPP', estado, { comWhatsapp: true })).toBe(peloWhatsapp)
  expect(impedimentoParaReenviar('WHATSAPP', estado, { comWhatsapp: false })).toBe('WHATSAPP_DESLIGADO')
})

const palavras = (estado: EstadoDoEnvio) => ({ estado, arquivo: null, automatico: false })
const arquivo = (estado: EstadoDoEnvio) => ({ estado, arquivo: 'laudo.pdf', automatico: false })

it.each([
  ['nada saiu', [], false],
  ['na fila', [palavras('NA_FILA')], true],
  ['incerto', [palavras('INCERTO')], true],
  ['recusado', [palavras('RECUSADO')], false],
  ['as palavras foram, o arquivo não', [palavras('LIDO'), arquivo('RECUSADO')], true],
  ['o arquivo foi, as palavras não', [palavras('RECUSADO'), arquivo('LIDO')], false],
  ['só arquivos, e um foi', [arquivo('RECUSADO'), arquivo('ENTREGUE')], true],
  ['só arquivos, e nenhum foi', [arquivo('RECUSADO'), arquivo('RECUSADO')], false],
  ['só a confirmação automática', [{ ...palavras('ENVIADO'), automatico: true }], false],
] as const)('ALC-06 pode ter chegado ao cliente: %s', (_, envios, chegou) => {
  expect(podeTerChegado(envios)).toBe(chegou)
})
