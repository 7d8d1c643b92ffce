import type { NomeDeTabela } from '../precos/tabelas-de-preco.ts'

/** A kind of customer: how its members are called and on which price table they buy. */
export type Segmento = {
  atividade: string
  /** How many customers of the business are of this kind, against the others. */
  peso: number
  /** Trade names before the proper name: 'Padaria' + 'Três Irmãos'. */
  prefixos: readonly string[]
  /** What the corporate name says the company does. */
  ramos: readonly string[]
  tabela: NomeDeTabela
  /** Proper names that only make sense here, besides the general ones. */
  nomes?: readonly string[]
  /** Companies of this kind may have several shops. */
  formaRede?: true
  /** Not a company: the corporate name is the trade name, without 'Ltda'. */
  entidade?: true
}

/** Proper names that any Brazilian shop could have. */
export const NOMES_DE_LOJA: readonly string[] = [
  'Água Santa',
  'Alto Paraíso',
  'Amanhecer',
  'Araucária',
  'Bandeirante',
  'Beija-Flor',
  'Bela Vista',
  'Boa Esperança',
  'Bom Jesus',
  'Bom Pastor',
  'Cabocla',
  'Caminho da Roça',
  'Coração de Mãe',
  'Cruzeiro do Sul',
  'da Estação',
  'da Família',
  'da Matriz',
  'da Praça',
  'Dona Inês',
  'Dona Lourdes',
  'do Português',
  'do Zé Antônio',
  'dos Amigos',
  'dos Irmãos',
  'Esperança',
  'Estância Nova',
  'Estrela da Manhã',
  'Flor de Lótus',
  'Girassol',
  'Horizonte',
  'Imaculada Conceição',
  'Ipê Amarelo',
  'Jabuticabeira',
  'Jacarandá',
  'João de Barro',
  'Jatobá',
  'Lua Cheia',
  'Bocaina',
  'Nossa Senhora Aparecida',
  'Nova Aliança',
  'Nova Geração',
  'Novo Tempo',
  'Pé de Serra',
  'Pérola',
  'Pioneiro',
  'Planalto',
  'Ponte Nova',
  'Porto Alto',
  'Quatro Estações',
  'Recanto Verde',
  'Rosário',
  'Sabiá',
  'Santa Bárbara',
  'Santa Edwiges',
  'Santa Luzia',
  'Santa Rita',
  'São Bento',
  'São Cosme',
  'São Francisco',
  'São Geraldo',
  'São João',
  'São José',
  'São Judas',
  'São Roque',
  'Seu Osório',
  'Sol Nascente',
  'Terra Roxa',
  'Tia Conceição',
  'Três Corações',
  'Três Irmãos',
  'Três Marias',
  'União',
  'Vale Verde',
  'Vitória Régia',
  'Vovó Antônia',
]
