import { formatarDocumento } from '@balcao/dominio/brasil/documento'
import { pesquisarTransportadoras } from '@balcao/dominio/transportadoras/contratos'
import { criarSeletor } from './criar-seletor.tsx'

const GRUPOS = { ja: 'Já entregam para este cliente', outras: 'Outras' } as const

/** API-04 With a customer in `filtro`, those that already deliver to them come first, told apart. */
export const SeletorDeTransportadora = criarSeletor({
  contrato: pesquisarTransportadoras,
  rotulo: 'Transportadora',
  dica: 'Código, nome ou CNPJ',
  listaAoAbrir: true,
  paraOpcao: ({ id, razSoc, cnpj, cid, uf, atende_cliente }, todas) => ({
    valor: id,
    nome: razSoc,
    detalhe: [id, formatarDocumento(cnpj), `${cid}/${uf}`].join(' · '),
    // Where nobody delivered yet there is nothing to tell apart.
    ...(todas.some((outra) => outra.atende_cliente) && { grupo: atende_cliente ? GRUPOS.ja : GRUPOS.outras }),
  }),
})
