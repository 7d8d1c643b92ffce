import { expect, it } from 'vitest'
import { envioDoOrcamento, textoDoEnvio } from './envio.ts'

const NADA = { enviadoEm: null, abertoEm: null, aceitoEm: null, recusadoEm: null }
const EM = new Date('2026-03-10T15:00:00Z')

it.each([
  [{}, 'NAO_ENVIADO', null],
  [{ enviadoEm: EM }, 'ENVIADO', 'Enviado em 10/03/2026 12:00'],
  [{ enviadoEm: EM, abertoEm: EM }, 'ABERTO', 'Aberto pelo cliente em 10/03/2026 12:00'],
  [{ enviadoEm: EM, abertoEm: EM, recusadoEm: EM }, 'RECUSADO', 'Recusado pelo cliente em 10/03/2026 12:00'],
  [{ enviadoEm: EM, aceitoEm: EM }, 'ACEITO', 'Aceito pelo cliente em 10/03/2026 12:00'],
] as const)('VEN-02 %o é %s', (datas, situacao, texto) => {
  const envio = envioDoOrcamento({ ...NADA, ...datas })
  expect(envio.situacao).toBe(situacao)
  expect(textoDoEnvio({ ...envio, em: envio.em?.toISOString() ?? null })).toBe(texto)
})
