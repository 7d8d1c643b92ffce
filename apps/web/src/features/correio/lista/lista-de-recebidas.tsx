import { listarRecebidas } from '@balcao/dominio/correio/entrada/contratos'
import { ESTADOS_DA_RECEBIDA } from '@balcao/dominio/correio/entrada/estados'
import { descreverLista, opcoesDe } from '../../../platform/listas/descricao.ts'
import { filtrosDeLista } from '../../../platform/listas/filtros-de-lista.ts'
import { COLUNAS } from './colunas.tsx'

/** ALC-02 Whatever came in, and what became of it. */
export const LISTA_DE_RECEBIDAS = descreverLista({
  nome: 'correio-recebido',
  titulo: 'E-mails',
  nomes: { um: 'e-mail', varios: 'e-mails', genero: 'o' },
  contrato: listarRecebidas,
  leitura: filtrosDeLista(listarRecebidas.query),
  colunas: () => COLUNAS,
  filtros: [
    { tipo: 'termo', placeholder: 'Remetente ou assunto…' },
    {
      tipo: 'escolhas',
      campo: 'estado',
      rotulo: 'Situação',
      todos: 'Todas',
      opcoes: opcoesDe(ESTADOS_DA_RECEBIDA),
    },
  ],
  nomeDe: ({ assunto, de }) => `e-mail ${assunto || 'sem assunto'} de ${de.nome || de.email}`,
  vazio: ({ filtrada }) =>
    filtrada
      ? undefined
      : { titulo: 'Nenhum e-mail por aqui', texto: 'O que chegar às caixas do atendimento aparece aqui.' },
})
