import { describe, expect, it } from 'vitest'
import {
  AVALIAR,
  aoTentarDeNovo,
  type FatosDaSaude,
  oQueVigiarFaz,
  type ParteDaSaude,
  partesDaSaude,
  quantasTentar,
  type SituacaoDaParte,
} from './partes.ts'
import type { SituacaoDaReplica } from './replicas.ts'

const AGORA = new Date('2026-11-18T12:00:00Z')
const ANTES = new Date('2026-11-18T11:00:00Z')
const GB = 1024 ** 3
const NADA = { falhando: 0, desistidas: 0, desde: null, erro: null }
const EM_ORDEM: FatosDaSaude = {
  fila: { parada: false, desde: ANTES, motivo: null, maisAntigaSegundos: null, desistidas: 0 },
  email: { ...NADA, ligado: true },
  caixas: [{ nome: 'sac', falha: null, desde: null }],
  whatsapp: { ...NADA, ligado: true, recusada: null, recusadaEm: null },
  erp: { ...NADA, ligado: true },
  fontes: [],
  bytesLivres: 10 * GB,
  arquivosNoAr: true,
  banco: { versao: '18.4', bytes: 5 * 1024 ** 2, conexoes: 3, maximo: 100 },
  replicas: [{ servidor: 'pg2:5432', situacao: 'BOA', atrasoMs: 0 }],
  copiadoEm: ANTES,
  versoes: { portal: '1.2.0', node: '24.1.0', conhecida: '20261119_b', migracao: '20261119_b' },
}
const FALHANDO = { falhando: 2, desistidas: 1, desde: ANTES, erro: 'connect ECONNREFUSED' }
const DESISTIDAS = { ...FALHANDO, falhando: 0 }

describe('ADM-11 como está cada parte', () => {
  it('tudo em ordem', () => {
    const situacoes = partesDaSaude.map((parte) => AVALIAR[parte](EM_ORDEM, AGORA).situacao)
    expect(situacoes).toEqual(partesDaSaude.map(() => 'BOA'))
  })

  it.each<[ParteDaSaude, Partial<FatosDaSaude>, SituacaoDaParte, string]>([
    ['FILA', fila({ parada: true, motivo: 'o banco caiu' }), 'FALHA', 'A fila está parada. o banco caiu'],
    ['FILA', fila({ maisAntigaSegundos: 119 }), 'BOA', 'na hora'],
    ['FILA', fila({ maisAntigaSegundos: 120 }), 'ATENCAO', 'espera há 2 minutos'],
    ['FILA', fila({ maisAntigaSegundos: 599 }), 'ATENCAO', 'espera há 9 minutos'],
    ['FILA', fila({ maisAntigaSegundos: 600 }), 'FALHA', 'espera há 10 minutos'],
    ['FILA', fila({ desistidas: 1 }), 'ATENCAO', '1 tarefa falhou vezes demais e espera por alguém'],
    ['FILA', fila({ desistidas: 2 }), 'ATENCAO', '2 tarefas falharam vezes demais e esperam por alguém'],
    ['EMAIL', { email: { ...FALHANDO, ligado: false } }, 'DESLIGADA', 'Nenhum servidor de saída'],
    ['EMAIL', { email: { ...FALHANDO, ligado: true } }, 'FALHA', '2 e-mails esperam. connect ECONNREFUSED'],
    ['EMAIL', { email: { ...FALHANDO, falhando: 1, ligado: true } }, 'FALHA', '1 e-mail espera.'],
    ['EMAIL', { email: { ...DESISTIDAS, ligado: true } }, 'ATENCAO', 'De 1 se desistiu. connect'],
    ['CAIXAS', { caixas: [] }, 'DESLIGADA', 'Nenhuma caixa'],
    [
      'CAIXAS',
      { caixas: [...EM_ORDEM.caixas, { nome: 'vendas', falha: 'recusada', desde: ANTES }] },
      'FALHA',
      'vendas: recusada',
    ],
    ['WHATSAPP', zap({ ligado: false, recusada: 'x' }), 'DESLIGADA', 'Nenhum número'],
    [
      'WHATSAPP',
      zap({ recusada: 'A chave venceu.', recusadaEm: ANTES }),
      'ATENCAO',
      'não saiu. A chave venceu.',
    ],
    ['WHATSAPP', zap({ ...FALHANDO, recusada: 'x' }), 'FALHA', '2 mensagens esperam.'],
    ['ERP', { erp: { ...FALHANDO, ligado: false } }, 'DESLIGADA', 'Nenhuma filial'],
    ['ERP', { erp: { ...FALHANDO, ligado: true } }, 'FALHA', '2 entregas esperam.'],
    ['CONSULTAS', { fontes: [{ fonte: 'VIACEP', falhas: 2 }] }, 'ATENCAO', 'Sem resposta de VIACEP.'],
    ['CONSULTAS', { fontes: [{ fonte: 'VIACEP', falhas: 3 }] }, 'FALHA', 'Sem resposta de VIACEP.'],
    ['ARQUIVOS', { bytesLivres: null }, 'BOA', 'fora desta máquina'],
    ['ARQUIVOS', { bytesLivres: null, arquivosNoAr: false }, 'FALHA', 'não abrem nem entram'],
    ['ARQUIVOS', { bytesLivres: 2 * GB }, 'BOA', '2,0 GB livres'],
    ['ARQUIVOS', { bytesLivres: 2 * GB - 1 }, 'ATENCAO', '2,0 GB livres'],
    ['ARQUIVOS', { bytesLivres: GB / 4 }, 'ATENCAO', '0,3 GB livres'],
    ['ARQUIVOS', { bytesLivres: GB / 4 - 1 }, 'FALHA', '0,2 GB livres'],
    ['BANCO', { banco: { ...EM_ORDEM.banco, conexoes: 79 } }, 'BOA', '5 MB, 79 de 100 conexões.'],
    ['BANCO', { banco: { ...EM_ORDEM.banco, conexoes: 80 } }, 'ATENCAO', '80 de 100'],
    [
      'VERSOES',
      {},
      'BOA',
      'Portal 1.2.0, Node 24.1.0, PostgreSQL 18.4. Última migração do banco: 20261119_b.',
    ],
    ['VERSOES', versoes({ conhecida: '20261120_c' }), 'BOA', 'Portal 1.2.0'],
    ['VERSOES', versoes({ migracao: '20261120_c' }), 'ATENCAO', 'já tem uma versão mais nova. Portal 1.2.0'],
    ['REPLICAS', { replicas: [] }, 'DESLIGADA', 'o primário responde a tudo'],
    ['REPLICAS', replicas('BOA', 'PRIMARIO'), 'BOA', 'pg1 atende, 2 s atrás. pg2 aceita gravações'],
    ['REPLICAS', replicas('BOA', 'FORA'), 'ATENCAO', 'pg2 não responde.'],
    ['REPLICAS', replicas('PRIMARIO'), 'FALHA', 'pg1 aceita gravações, então não é réplica.'],
    ['REPLICAS', replicas('ATRASADA', 'FORA'), 'FALHA', 'pg1 está atrasada. pg2 não responde.'],
    ['REPLICAS', replicas('OUTRA_HISTORIA'), 'FALHA', 'precisa ser refeita'],
    ['COPIAS', { copiadoEm: null }, 'ATENCAO', 'Nenhuma cópia'],
    ['COPIAS', { copiadoEm: new Date('2026-11-16T12:00:00Z') }, 'BOA', 'recente'],
    ['COPIAS', { copiadoEm: new Date('2026-11-16T11:59:59Z') }, 'ATENCAO', 'mais de dois dias'],
  ])('%s com %j: %s', (parte, fatos, situacao, oQueHa) => {
    const estado = AVALIAR[parte]({ ...EM_ORDEM, ...fatos }, AGORA)
    expect([estado.situacao, estado.oQueHa]).toEqual([situacao, expect.stringContaining(oQueHa)])
  })

  it('desde quando: o que espera há mais tempo, a caixa que falha há mais tempo, a última cópia', () => {
    const depois = new Date('2026-11-18T11:30:00Z')
    const caixas = [depois, ANTES, depois].map((desde) => ({ nome: 'x', falha: 'y', desde }))
    const desde = (parte: ParteDaSaude, fatos: Partial<FatosDaSaude>) =>
      AVALIAR[parte]({ ...EM_ORDEM, ...fatos }, AGORA).desde
    expect(desde('CAIXAS', { caixas })).toEqual(ANTES)
    expect(desde('CAIXAS', { caixas: [{ nome: 'x', falha: 'y', desde: null }] })).toBeNull()
    expect(desde('EMAIL', { email: { ...FALHANDO, ligado: true } })).toEqual(ANTES)
    expect(desde('FILA', fila({ parada: true, desde: depois }))).toEqual(depois)
    expect(desde('COPIAS', {})).toEqual(ANTES)
    expect(desde('WHATSAPP', zap({ recusada: 'x', recusadaEm: depois }))).toEqual(depois)
  })
})

it.each<[ParteDaSaude, SituacaoDaParte | null, SituacaoDaParte, boolean, 'CAIU' | 'VOLTOU' | null]>([
  ['ERP', null, 'BOA', true, null],
  ['ERP', 'BOA', 'BOA', false, null],
  ['ERP', 'BOA', 'ATENCAO', true, null],
  ['ERP', 'ATENCAO', 'FALHA', true, 'CAIU'],
  ['ERP', null, 'FALHA', true, 'CAIU'],
  ['ERP', 'FALHA', 'FALHA', false, null],
  ['ERP', 'FALHA', 'ATENCAO', true, 'VOLTOU'],
  ['ERP', 'FALHA', 'DESLIGADA', true, 'VOLTOU'],
  ['CAIXAS', 'BOA', 'FALHA', true, null],
  ['CAIXAS', 'FALHA', 'BOA', true, null],
])('ADM-11 %s que estava %s e está %s: anota %s, avisa %s', (parte, antes, agora, anotar, avisar) => {
  expect(oQueVigiarFaz(parte, antes, agora)).toEqual({ anotar, avisar })
})

function fila(mudanca: Partial<FatosDaSaude['fila']>): Partial<FatosDaSaude> {
  return { fila: { ...EM_ORDEM.fila, ...mudanca } }
}
function versoes(mudanca: Partial<FatosDaSaude['versoes']>): Partial<FatosDaSaude> {
  return { versoes: { ...EM_ORDEM.versoes, ...mudanca } }
}
function replicas(...situacoes: SituacaoDaReplica[]): Partial<FatosDaSaude> {
  return {
    replicas: situacoes.map((situacao, i) => ({ servidor: `pg${i + 1}`, situacao, atrasoMs: 2_000 })),
  }
}
function zap(mudanca: Partial<FatosDaSaude['whatsapp']>): Partial<FatosDaSaude> {
  return { whatsapp: { ...EM_ORDEM.whatsapp, ...mudanca } }
}

describe('ADM-11 o que se tenta de novo', () => {
  it.each<[ParteDaSaude, Partial<FatosDaSaude>, number]>([
    ['FILA', fila({ desistidas: 3 }), 3],
    ['FILA', fila({ parada: true }), 0],
    ['EMAIL', { email: { ...FALHANDO, ligado: true } }, 3],
    ['EMAIL', { email: { ...FALHANDO, ligado: false } }, 0],
    ['WHATSAPP', { whatsapp: { ...DESISTIDAS, ligado: true, recusada: null, recusadaEm: null } }, 1],
    ['WHATSAPP', { whatsapp: { ...FALHANDO, ligado: false, recusada: 'não', recusadaEm: ANTES } }, 0],
    ['ERP', { erp: { ...FALHANDO, ligado: true } }, 2],
    ['ERP', { erp: { ...DESISTIDAS, ligado: true } }, 0],
    ['ERP', { erp: { ...FALHANDO, ligado: false } }, 0],
    [
      'CAIXAS',
      { caixas: [...EM_ORDEM.caixas, { nome: 'fiscal', falha: 'senha recusada', desde: ANTES }] },
      1,
    ],
    ['CONSULTAS', { fontes: [{ fonte: 'A', falhas: 1 }] }, 1],
    ['COPIAS', { copiadoEm: null }, 0],
    ['ARQUIVOS', { arquivosNoAr: false }, 0],
  ])('%s, caso %#: %i', (parte, fatos, quantas) => {
    expect(quantasTentar(parte, { ...EM_ORDEM, ...fatos })).toBe(quantas)
  })

  it('em ordem, nada; e a frase diz quantas', () => {
    expect(partesDaSaude.map((parte) => quantasTentar(parte, EM_ORDEM))).toEqual(partesDaSaude.map(() => 0))
    expect(aoTentarDeNovo('EMAIL', 1)).toBe('1 tarefa voltou à fila.')
    expect(aoTentarDeNovo('FILA', 2)).toBe('2 tarefas voltaram à fila.')
    expect(aoTentarDeNovo('CAIXAS', 1)).toBe('A caixa é lida agora.')
    expect(aoTentarDeNovo('CONSULTAS', 2)).toBe('As 2 fontes são perguntadas outra vez na próxima consulta.')
  })
})
