import { CAMPOS_DO_CADASTRO } from '@balcao/dominio/cadastros/campos'
import { listarCadastros, listarSolicitantes } from '@balcao/dominio/cadastros/fila'
import { NOME_DA_SITUACAO } from '@balcao/dominio/cadastros/modos'
import { CANAL_DE_CLIENTES } from '@balcao/dominio/clientes/canais'
import { nomeDoCliente } from '@balcao/dominio/formatos/nomes'
import { ordenacoesDe } from '@balcao/dominio/listas/campos'
import { descreverLista, opcoesDe, opcoesDoServidor } from '../../../platform/listas/descricao.ts'
import { useReleituraAoVivo } from '../../../platform/tempo-real.ts'
import { filtrosDosCampos } from '../../../seletores/filtros-dos-campos.ts'
import { colunasDeCadastros } from './colunas.tsx'
import { consultaDe, FILTROS_DE_CADASTROS, type FiltrosDeCadastros } from './filtros-de-cadastros.ts'

const TODAS: FiltrosDeCadastros = { situacao: 'TODAS' }
const SEM_NOVIDADE = { abertos: new Set<number>(), aceitar: () => {} }

/** CAD-01 What waits for a decision, the oldest first, and what was decided. */
export const LISTA_DE_CADASTROS = descreverLista({
  nome: 'cadastros',
  titulo: 'Cadastros',
  nomes: { um: 'cadastro', varios: 'cadastros', genero: 'o' },
  contrato: listarCadastros,
  leitura: FILTROS_DE_CADASTROS,
  colunas: colunasDeCadastros,
  filtros: [
    ...filtrosDosCampos(CAMPOS_DO_CADASTRO, {
      situacao: {
        opcoes: opcoesDe({
          APROVADO: NOME_DA_SITUACAO.APROVADO,
          RECUSADO: NOME_DA_SITUACAO.RECUSADO,
          TODAS: 'Todas',
        }),
      },
      solicitante: { opcoes: opcoesDoServidor(listarSolicitantes, ({ id, nome }) => ({ valor: id, nome })) },
    }),
    { extra: true, tipo: 'ordenacao', campos: ordenacoesDe(CAMPOS_DO_CADASTRO) },
  ],
  consulta: consultaDe,
  nomeDe: (linha) => `cadastro de ${nomeDoCliente(linha)}`,
  vazio: ({ filtrada }) =>
    filtrada
      ? undefined
      : {
          titulo: 'Nenhum cadastro aguardando aprovação',
          texto: 'Os cadastros de clientes que precisam de uma decisão aparecem aqui.',
          acao: { nome: 'Ver todos', filtros: TODAS },
        },
  visoes: 'cadastros',
  useAoVivo() {
    useReleituraAoVivo([CANAL_DE_CLIENTES])
    return SEM_NOVIDADE
  },
})
