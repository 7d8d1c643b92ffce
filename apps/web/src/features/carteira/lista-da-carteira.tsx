import { CAMPOS_DA_CARTEIRA } from '@balcao/dominio/carteira/campos'
import { exportarCarteira, listarCarteira } from '@balcao/dominio/carteira/contratos'
import { CANAL_DE_CLIENTES } from '@balcao/dominio/clientes/canais'
import { nomeDoCliente } from '@balcao/dominio/formatos/nomes'
import { ordenacoesDe } from '@balcao/dominio/listas/campos'
import { PAGINAS } from '@balcao/dominio/paginas'
import { listarRepresentantes } from '@balcao/dominio/tickets/catalogo/contratos'
import { lazy } from 'react'
import { descreverLista, opcoesDoServidor } from '../../platform/listas/descricao.ts'
import { useReleituraAoVivo } from '../../platform/tempo-real.ts'
import { filtrosDosCampos } from '../../seletores/filtros-dos-campos.ts'
import { colunasDaCarteira } from './colunas.tsx'
import { FILTROS_DA_CARTEIRA } from './filtros-da-carteira.ts'

const QuadroDeRisco = lazy(async () => ({ default: (await import('./quadro-de-risco.tsx')).QuadroDeRisco }))

const SEM_NOVIDADE = { abertos: new Set<number>(), aceitar: () => {} }

/** GES-06 The seller's morning: who is worth a call, and why. */
export const LISTA_DA_CARTEIRA = descreverLista({
  nome: 'carteira',
  caminhavel: true,
  titulo: PAGINAS['/acompanhamentos-clientes'],
  nomes: { um: 'cliente', varios: 'clientes', genero: 'o' },
  contrato: listarCarteira,
  leitura: FILTROS_DA_CARTEIRA,
  colunas: colunasDaCarteira,
  quadro: { Figura: QuadroDeRisco, altura: { base: 315, sm: 184 } },
  filtros: [
    ...filtrosDosCampos(CAMPOS_DA_CARTEIRA, {
      representante: {
        se: ({ pode }) => pode('TICKET_INTERNO'),
        opcoes: opcoesDoServidor(listarRepresentantes, ({ id, nome }) => ({ valor: id, nome })),
      },
    }),
    { extra: true, tipo: 'ordenacao', campos: ordenacoesDe(CAMPOS_DA_CARTEIRA) },
  ],
  nomeDe: (linha) => `cliente ${nomeDoCliente(linha)}`,
  enderecoDe: ({ id }) => `/clientes/${id}`,
  abrir: 'CLIENTE_LISTAR',
  exportar: exportarCarteira,
  visoes: 'carteira',
  vazio: ({ filtrada }) =>
    filtrada
      ? undefined
      : { titulo: 'Nenhum cliente na carteira', texto: 'Os clientes que você atende aparecem aqui.' },
  useAoVivo() {
    useReleituraAoVivo([CANAL_DE_CLIENTES])
    return SEM_NOVIDADE
  },
})
