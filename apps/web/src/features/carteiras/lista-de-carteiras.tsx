import { CAMPOS_DAS_CARTEIRAS, listarCarteiras } from '@balcao/dominio/carteiras/contratos'
import { plural } from '@balcao/dominio/formatos/contagem'
import { ordenacoesDe } from '@balcao/dominio/listas/campos'
import { Group } from '@mantine/core'
import { colunasDosCampos } from '../../platform/listas/colunas-dos-campos.tsx'
import { descreverLista } from '../../platform/listas/descricao.ts'
import { filtrosDeLista } from '../../platform/listas/filtros-de-lista.ts'
import { filtrosDosCampos } from '../../seletores/filtros-dos-campos.ts'
import { Etiqueta } from '../../ui/listas/etiqueta.tsx'

/** ADM-07 Who serves how many customers. */
export const LISTA_DE_CARTEIRAS = descreverLista({
  nome: 'carteiras',
  titulo: 'Carteiras',
  nomes: { um: 'carteira', varios: 'carteiras', genero: 'a' },
  contrato: listarCarteiras,
  leitura: filtrosDeLista(listarCarteiras.query),
  colunas: (contexto) =>
    colunasDosCampos(CAMPOS_DAS_CARTEIRAS, contexto, {
      nome: {
        celula: ({ nome, ativo }) => (
          <Group gap="xs" wrap="nowrap">
            <span>{nome}</span>
            {!ativo && <Etiqueta>Desativado</Etiqueta>}
          </Group>
        ),
        celulaDoCartao: ({ nome, ativo }) => (ativo ? nome : `${nome} (desativado)`),
      },
      clientes: { celulaDoCartao: ({ clientes }) => plural(clientes, 'cliente', 'clientes') },
    }),
  filtros: [
    ...filtrosDosCampos(CAMPOS_DAS_CARTEIRAS),
    { extra: true, tipo: 'ordenacao', campos: ordenacoesDe(CAMPOS_DAS_CARTEIRAS) },
  ],
  nomeDe: ({ nome }) => nome,
  vazio: ({ filtrada }) =>
    filtrada
      ? undefined
      : { titulo: 'Nenhuma carteira', texto: 'Quem atende clientes aparece aqui, com quantos tem.' },
})
