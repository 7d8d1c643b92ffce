import type { DescricaoDaTabela } from '../ajustes/tabela.ts'

export const SETOR = {
  genero: 'o',
  endereco: 'setores',
  descricao: 'As equipes que cuidam das etapas dos tickets; cada etapa é de um setor, e cada fila também',
  palavras: 'equipe departamento fila área encaminhar operador',
  muda: ['setores', 'catalogo-de-tickets', 'tickets'],
  nome: 'nome',
  campos: {
    nome: {
      especie: 'texto',
      tamanho: 60,
      obrigatorio: true,
      nome: 'Nome',
      ajuda: 'Como a equipe é chamada nas filas, nas etapas e nos relatórios',
    },
  },
  unico: ['nome'],
  ordem: ['nome'],
  aoRetirar: 'Deixa de ser oferecido para encaminhar e para novas etapas; o que já passou por ele continua.',
} as const satisfies DescricaoDaTabela<'nome'>
