import { CAMPOS_DA_RECEBIDA } from '@balcao/dominio/correio/entrada/campos'
import { listarRecebidas } from '@balcao/dominio/correio/entrada/contratos'
import { ESPERAM, ESTADOS_DA_RECEBIDA, type EstadoDaRecebida } from '@balcao/dominio/correio/entrada/estados'
import { colunasDosCampos } from '../../../platform/listas/colunas-dos-campos.tsx'
import { type Atalho, descreverLista } from '../../../platform/listas/descricao.ts'
import { filtrosDeLista } from '../../../platform/listas/filtros-de-lista.ts'
import { filtrosDosCampos } from '../../../seletores/filtros-dos-campos.ts'
import { DuasLinhas } from '../../../ui/listas/duas-linhas.tsx'
import { EstadoDaRecebidaEmEtiqueta } from '../estado-da-recebida.tsx'
import { LoteDeRecebidas } from './lote-de-recebidas.tsx'

const leitura = filtrosDeLista(listarRecebidas.query)
type Filtros = ReturnType<typeof leitura.ler>

/** ALC-02 Whatever came in, and what became of it. */
export const LISTA_DE_RECEBIDAS = descreverLista({
  nome: 'correio-recebido',
  titulo: 'E-mails',
  nomes: { um: 'e-mail', varios: 'e-mails', genero: 'o' },
  contrato: listarRecebidas,
  leitura,
  colunas: (contexto) =>
    colunasDosCampos(CAMPOS_DA_RECEBIDA, contexto, {
      de: {
        celula: ({ de }) => (
          <DuasLinhas principal={de.nome || de.email || 'Sem remetente'} detalhe={de.email} />
        ),
      },
      estado: { celula: ({ estado }) => <EstadoDaRecebidaEmEtiqueta estado={estado} /> },
      assunto: {
        celula: ({ assunto, motivo }) => (
          <DuasLinhas principal={assunto || 'Sem assunto'} {...(motivo && { detalhe: motivo })} />
        ),
      },
    }),
  filtros: filtrosDosCampos(CAMPOS_DA_RECEBIDA),
  // What waits is what one comes for; what is done is a press away.
  consulta: (filtros) => (filtros.estado?.length ? filtros : { ...filtros, estado: [...ESPERAM] }),
  atalhos: {
    rotulo: 'Situação dos e-mails',
    itens: (): Atalho<Filtros>[] => [
      { nome: 'Esperando', filtros: {} },
      { nome: 'No ticket', filtros: { estado: ['NO_TICKET'] } },
      { nome: 'Descartados', filtros: { estado: ['DESCARTADA'] } },
      { nome: 'Todos', filtros: { estado: Object.keys(ESTADOS_DA_RECEBIDA) as EstadoDaRecebida[] } },
    ],
  },
  lote: { pode: () => true, soNaTela: true, Acoes: LoteDeRecebidas },
  nomeDe: ({ assunto, de }) => `e-mail ${assunto || 'sem assunto'} de ${de.nome || de.email}`,
  vazio: ({ filtrada }) =>
    filtrada
      ? undefined
      : {
          titulo: 'Nenhum e-mail espera por você',
          texto:
            'O que chega às caixas do atendimento entra sozinho no seu ticket; o que precisa de alguém aparece aqui.',
        },
})
