import { type Definicao, livre } from './especies.ts'

const COR = /^#[0-9a-f]{6}$/

/** ADM-08 How the business shows itself; what is empty is as its file says. */
export const PARAMETROS_DA_IDENTIDADE = {
  nomeDoNegocio: livre({
    nivel: 'negocio',
    somenteServidor: true,
    padrao: '',
    tamanho: 60,
    descricao: 'Nome que aparece na entrada, nos e-mails e nos relatórios; vazio, o do arquivo de negócios',
  }),
  corDoNegocio: {
    ...livre({
      nivel: 'negocio',
      somenteServidor: true,
      padrao: '',
      tamanho: 7,
      descricao:
        'Cor de destaque do portal e dos e-mails, como #7c3a6e; vazia, a do arquivo de negócios. Vale a partir da próxima vez que a página abrir',
    }),
    ler: (texto: string): string | undefined => {
      const cor = texto.trim().toLowerCase()
      return cor === '' || COR.test(cor) ? cor : undefined
    },
  },
} as const satisfies Record<string, Definicao<unknown>>
