import { TEXTOS } from '@balcao/dominio/mensagens'
import { obterImagemDoProduto, pesquisarProdutos } from '@balcao/dominio/produtos/contratos'
import { enderecoDaImagem } from '../platform/ambiente.ts'
import { ImagemDeProduto } from '../ui/produtos/imagem-de-produto.tsx'
import { criarSeletor } from './criar-seletor.tsx'

/** The field shows the picture of the chosen product. */
export const SeletorDeProduto = criarSeletor({
  contrato: pesquisarProdutos,
  rotulo: 'Produto',
  dica: TEXTOS.dicaDeProduto,
  placeholder: TEXTOS.pesquisaDeProduto,
  paraOpcao: ({ id, idExibicao, descricaocompleta, marca, unidade }) => ({
    valor: id,
    nome: descricaocompleta,
    detalhe: [idExibicao, marca, unidade].filter(Boolean).join(' · '),
  }),
  icone: ({ item }) =>
    item && (
      <ImagemDeProduto
        endereco={item.idImagem && enderecoDaImagem(obterImagemDoProduto, { idImagem: item.idImagem })}
        descricao=""
        lado={24}
      />
    ),
})
