import { describe, expect, it } from 'vitest'
import {
  impedimentoDoDestino,
  impedimentoParaDesfazerUniao,
  impedimentoParaUnir,
  type ParteDaUniao,
} from './regras.ts'

const DIA = new Date('2026-11-10T12:00:00Z')
const aberto = { finalizadoEm: null, arquivadoEm: null, unidoA: null }
const parte = (outras: Partial<ParteDaUniao> = {}): ParteDaUniao => ({
  id: 1,
  clienteId: 7,
  consumidorId: null,
  consumidorDocumento: null,
  consumidorEmail: null,
  consumidorTelefone: null,
  ...aberto,
  ...outras,
})

describe('MES-06/uniao unir tickets', () => {
  it.each([
    ['aberto', {}, null],
    ['já unido', { unidoA: 3, arquivadoEm: DIA }, 'TICKET_UNIDO'],
    ['arquivado', { arquivadoEm: DIA }, 'TICKET_ARQUIVADO'],
    ['finalizado', { finalizadoEm: DIA }, 'TICKET_FINALIZADO'],
    ['com mercadoria a caminho', { devolucaoEmCurso: true }, 'UNIAO_COM_DEVOLUCAO_EM_CURSO'],
  ])('o que se une: %s', (_caso, outras, esperado) => {
    expect(impedimentoParaUnir({ ...aberto, devolucaoEmCurso: false, ...outras })).toBe(esperado)
  })

  const consumidor = { clienteId: null, consumidorDocumento: '11144477735' }
  const deAna = { clienteId: null, consumidorEmail: 'ana@x.test' }
  it.each([
    ['do mesmo cliente', {}, {}, null],
    ['o próprio', {}, { id: 1 }, 'UNIAO_CONSIGO'],
    ['de outro cliente', {}, { clienteId: 8 }, 'UNIAO_DE_OUTRO_CLIENTE'],
    ['de um cliente e de um consumidor', {}, consumidor, 'UNIAO_DE_OUTRO_CLIENTE'],
    ['do mesmo CPF', consumidor, consumidor, null],
    ['da mesma conta', { clienteId: null, consumidorId: 5 }, { clienteId: null, consumidorId: 5 }, null],
    ['do mesmo remetente', deAna, deAna, null],
    ['de um remetente e de um cliente', deAna, {}, 'UNIAO_DE_OUTRO_CLIENTE'],
    ['de dois sem documento', { clienteId: null }, { clienteId: null }, 'UNIAO_DE_OUTRO_CLIENTE'],
    ['já unido a outro', {}, { unidoA: 9, arquivadoEm: DIA }, 'UNIAO_DESTINO_UNIDO'],
    ['finalizado', {}, { finalizadoEm: DIA }, 'UNIAO_DESTINO_ENCERRADO'],
    ['arquivado', {}, { arquivadoEm: DIA }, 'UNIAO_DESTINO_ENCERRADO'],
  ])('o destino: %s', (_caso, origem, destino, esperado) => {
    expect(impedimentoDoDestino(parte(origem), parte({ id: 2, ...destino }))).toBe(esperado)
  })

  it.each([
    ['no último dia', { unidoEm: DIA }, '2026-11-17T12:00:00Z', null],
    ['depois dele', { unidoEm: DIA }, '2026-11-17T12:00:01Z', 'PRAZO_DA_UNIAO_PASSOU'],
    ['o que não foi unido', null, '2026-11-11T12:00:00Z', 'TICKET_NAO_UNIDO'],
  ])('desfazer %s', (_caso, uniao, agora, esperado) => {
    expect(impedimentoParaDesfazerUniao(uniao, 7, new Date(agora))).toBe(esperado)
  })
})
