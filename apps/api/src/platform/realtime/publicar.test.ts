import { describe, expect, it } from 'vitest'
import { emTransacao, negocioDeTeste } from '../../../test/cenario-do-tempo-real.ts'
import { assinarCanal, assinaturaConfere } from './assinatura.ts'

const negocio = negocioDeTeste('aurora')

describe('publicar', () => {
  it.each([
    ['canal público', { canal: 'avisos', evento: 'aviso.novo', dados: {} }, 'Canal de tempo real inválido'],
    ['evento do protocolo', { canal: 'private-a', evento: 'pusher:error', dados: {} }, 'reservado'],
    ['evento de cliente', { canal: 'private-a', evento: 'client-oi', dados: {} }, 'reservado'],
    ['8000 bytes', { canal: 'private-a', evento: 'aviso.novo', dados: 'x'.repeat(7_950) }, 'grande demais'],
    [
      '8000 bytes em acentos',
      { canal: 'private-a', evento: 'aviso.novo', dados: 'ã'.repeat(4_000) },
      'grande demais',
    ],
  ])('recusa cedo: %s', async (_, evento, mensagem) => {
    await expect(emTransacao(negocio, [evento])).rejects.toThrow(mensagem)
  })

  it('o maior evento aceito também é aceito pelo PostgreSQL', async () => {
    const semDados = JSON.stringify({ canal: 'private-a', evento: 'aviso.novo', dados: '' }).length
    const evento = (bytes: number) => ({
      canal: 'private-a',
      evento: 'aviso.novo',
      dados: 'x'.repeat(bytes - semDados),
    })
    await expect(emTransacao(negocio, [evento(7_999)])).resolves.toBeUndefined()
    await expect(emTransacao(negocio, [evento(8_000)])).rejects.toThrow('grande demais')
  })
})

describe('assinatura de canal', () => {
  // The example of the protocol's public documentation.
  const credencial = { chave: '278d425bdf160c739803', segredo: '7ad3773142a6692b25b8' }

  it.each([
    ['private-foobar', undefined, '58df8b0c36d6982b82c3ecf6b4662e34fe8c25bba48f5369f135bf843651c3a4'],
    [
      'presence-foobar',
      '{"user_id":10,"user_info":{"name":"Mr. Channels"}}',
      '31935e7d86dba64c2a90aed31fdc61869f9b22ba9d8863bba239c03ca481bc80',
    ],
  ])('é a do protocolo: %s', (canal, dados, esperada) => {
    const auth = assinarCanal(credencial, '1234.1234', canal, dados)
    expect(auth).toBe(`${credencial.chave}:${esperada}`)
    expect(assinaturaConfere(credencial, auth, '1234.1234', canal, dados)).toBe(true)
    expect(assinaturaConfere(credencial, auth, '1234.1235', canal, dados)).toBe(false)
    expect(assinaturaConfere(credencial, `${auth}0`, '1234.1234', canal, dados)).toBe(false)
  })

  it.each([
    ['1234.1234:private-a', 'private-b'],
    ['1234', 'private-a'],
    ['1234.1234', 'private-a:b'],
    ['1234.1234\n', 'private-a'],
    ['1234.1234', 'publico'],
  ])('não assina o que confundiria: %j %j', (socketId, canal) => {
    expect(() => assinarCanal(credencial, socketId, canal)).toThrow(
      expect.objectContaining({ codigo: 'REQUISICAO_INVALIDA' }),
    )
  })
})
