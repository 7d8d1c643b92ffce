import { ordenacoesDe } from '@balcao/dominio/listas/campos'
import { obterImagemDoProduto } from '@balcao/dominio/produtos/contratos'
import { CAMPOS_DOS_PRODUTOS, listarProdutosMantidos } from '@balcao/dominio/produtos/manter'
import { Box, Group } from '@mantine/core'
import { enderecoDaImagem } from '../../../platform/ambiente.ts'
import { colunasDosCampos } from '../../../platform/listas/colunas-dos-campos.tsx'
import { descreverLista } from '../../../platform/listas/descricao.ts'
import { filtrosDeLista } from '../../../platform/listas/filtros-de-lista.ts'
import { filtrosDosCampos } from '../../../seletores/filtros-dos-campos.ts'
import { CELULA_DA_ATUALIZACAO } from '../../../ui/listas/atualizada.tsx'
import { DuasLinhas } from '../../../ui/listas/duas-linhas.tsx'
import { Etiqueta } from '../../../ui/listas/etiqueta.tsx'
import { ImagemDeProduto } from '../../../ui/produtos/imagem-de-produto.tsx'

const LADO = 36

/** ADM-07 What is sold, as who keeps the catalogue sees it. */
export const LISTA_DE_PRODUTOS = descreverLista({
  nome: 'produtos',
  titulo: 'Produtos',
  nomes: { um: 'produto', varios: 'produtos', genero: 'o' },
  contrato: listarProdutosMantidos,
  leitura: filtrosDeLista(listarProdutosMantidos.query),
  colunas: (contexto) =>
    colunasDosCampos(CAMPOS_DOS_PRODUTOS, contexto, {
      descricao: {
        celula: ({ idExibicao, descricao, idImagem, ativo }) => (
          <Group gap="sm" wrap="nowrap">
            {/* Its description is beside it. */}
            <ImagemDeProduto
              endereco={idImagem && enderecoDaImagem(obterImagemDoProduto, { idImagem })}
              descricao=""
              lado={LADO}
            />
            <Box miw={0} flex={1}>
              <DuasLinhas principal={descricao} detalhe={idExibicao} />
            </Box>
            {!ativo && <Etiqueta>Retirado</Etiqueta>}
          </Group>
        ),
        celulaDoCartao: ({ idExibicao, descricao, ativo }) =>
          `${idExibicao} ${descricao}${ativo ? '' : ' (retirado)'}`,
      },
      codigo_barras: { celula: ({ codigo_barras }) => codigo_barras || '—' },
      ncm: { celula: ({ ncm }) => ncm || '—' },
      datahora_atualizacao: CELULA_DA_ATUALIZACAO,
    }),
  filtros: [
    ...filtrosDosCampos(CAMPOS_DOS_PRODUTOS),
    { extra: true, tipo: 'ordenacao', campos: ordenacoesDe(CAMPOS_DOS_PRODUTOS) },
  ],
  nomeDe: ({ descricao }) => descricao,
  vazio: ({ filtrada }) =>
    filtrada
      ? undefined
      : { titulo: 'Nenhum produto', texto: 'O que você criar é vendido assim que tiver preço.' },
})
