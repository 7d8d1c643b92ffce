import type { DescricaoDaTabela } from '../ajustes/tabela.ts'

const MUDA = ['calendarios'] as const

const DIAS = ['Domingo', 'Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado']

const A_PARTIR_DE_AGORA =
  'Os prazos contados daqui em diante seguem o novo calendário; os que já correm ficam como estão.'

export const TURNO = {
  genero: 'o',
  endereco: 'expediente',
  descricao: 'As horas em que cada filial trabalha: só nelas os prazos correm. Um dia pode ter vários turnos',
  palavras: 'horário calendário prazo almoço funcionamento úteis dia semana',
  muda: MUDA,
  nome: 'filialId',
  campos: {
    filialId: {
      especie: 'escolha',
      opcoes: [],
      obrigatorio: true,
      nome: 'Filial',
      ajuda: 'Onde se trabalha nesse horário',
    },
    diaDaSemana: {
      especie: 'escolha',
      opcoes: DIAS.map((nome, dia) => ({ valor: String(dia), nome })),
      obrigatorio: true,
      nome: 'Dia',
      ajuda: 'O dia da semana do turno',
    },
    inicio: { especie: 'hora', obrigatorio: true, nome: 'Das', ajuda: 'Quando o turno começa' },
    fim: { especie: 'hora', obrigatorio: true, nome: 'Até', ajuda: 'Quando o turno acaba' },
  },
  unico: ['filialId', 'diaDaSemana', 'inicio'],
  ordem: ['filialId', 'diaDaSemana', 'inicio'],
  regra: ({ inicio, fim }): Record<string, string> =>
    (inicio ?? '') < (fim ?? '') ? {} : { fim: 'O turno acaba depois de começar.' },
  aoRetirar: `Nessas horas os prazos deixam de correr. ${A_PARTIR_DE_AGORA}`,
} as const satisfies DescricaoDaTabela<'filialId' | 'diaDaSemana' | 'inicio' | 'fim'>

export const FERIADO = {
  genero: 'o',
  endereco: 'feriados',
  descricao: 'Os dias em que não se trabalha, em todas as filiais ou em uma: neles os prazos não correm',
  palavras: 'calendário prazo folga recesso carnaval data dia útil',
  muda: MUDA,
  nome: 'nome',
  campos: {
    data: { especie: 'data', obrigatorio: true, nome: 'Data', ajuda: 'O dia em que não se trabalha' },
    nome: {
      especie: 'texto',
      tamanho: 80,
      obrigatorio: true,
      nome: 'Nome',
      ajuda: 'Como o dia é chamado',
    },
    filialId: {
      especie: 'escolha',
      opcoes: [],
      nome: 'Filial',
      ajuda: 'Só nela; vazio, em todas',
    },
  },
  unico: ['data', 'filialId'],
  ordem: ['data', 'filialId'],
  aoRetirar: `O dia volta a contar como os outros da semana. ${A_PARTIR_DE_AGORA}`,
} as const satisfies DescricaoDaTabela<'data' | 'nome' | 'filialId'>
