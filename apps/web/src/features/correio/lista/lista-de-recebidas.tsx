import { CAMPOS_DA_RECEBIDA } from '@balcao/dominio/correio/entrada/campos'
import { listarRecebidas } from '@balcao/dominio/correio/entrada/contratos'
import { colunasDosCampos } from '../../../platform/listas/colunas-dos-campos.tsx'
import { descreverLista } from '../../../platform/listas/descricao.ts'
import { filtrosDeLista } from '../../../platform/listas/filtros-de-lista.ts'
import { filtrosDosCampos } from '../../../seletores/filtros-dos-campos.ts'
import { DuasLinhas } from '../../../ui/listas/duas-linhas.tsx'
import { EstadoDaRecebidaEmEtiqueta } from '../estado-da-recebida.tsx'

/** ALC-02 Whatever came in, and what became of it. */
export const LISTA_DE_RECEBIDAS = descreverLista({
  nome: 'correio-recebido',
  titulo: 'E-mails',
  nomes: { um: 'e-mail', varios: 'e-mails', genero: 'o' },
  contrato: listarRecebidas,
  leitura: filtrosDeLista(listarRecebidas.query),
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
  nomeDe: ({ assunto, de }) => `e-mail ${assunto || 'sem assunto'} de ${de.nome || de.email}`,
  vazio: ({ filtrada }) =>
    filtrada
      ? undefined
      : { titulo: 'Nenhum e-mail por aqui', texto: 'O que chegar às caixas do atendimento aparece aqui.' },
})
