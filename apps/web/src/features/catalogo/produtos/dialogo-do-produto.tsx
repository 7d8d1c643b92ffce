import { CONTRATOS_DO_CATALOGO } from '@balcao/dominio/catalogo/assuntos'
import { abrirProduto } from '@balcao/dominio/produtos/manter'
import { useConsulta, useLeitura } from '../../../platform/consultas.ts'
import { AreaDaConsulta } from '../../../platform/ficha/area-da-consulta.tsx'
import { DialogoDaFicha } from '../../../ui/ficha/dialogo-da-ficha.tsx'
import { DialogoDaLinha } from '../dialogo-da-linha.tsx'
import { ImagemDoCatalogo } from './imagem-do-catalogo.tsx'

/** ADM-07 A product that there is, read by itself: of so many the page knows only one page. */
export function DialogoDoProduto({ id, aoFechar }: { id: number; aoFechar: () => void }) {
  const alvo = { params: { idLinha: id } }
  const consulta = useConsulta(abrirProduto, alvo, { mostradoNaArea: true })
  const ler = useLeitura(abrirProduto)
  const [produto] = consulta.data?.itens ?? []
  if (!consulta.data || !produto)
    return (
      <DialogoDaFicha aberto={consulta.isError} titulo="Produto" aoFechar={aoFechar}>
        <AreaDaConsulta consulta={consulta}>{() => null}</AreaDaConsulta>
      </DialogoDaFicha>
    )
  return (
    <DialogoDaLinha
      assunto="produto"
      tabela={consulta.data}
      aberta={produto}
      acima={<ImagemDoCatalogo key={produto.valores.imagemId} produto={produto} />}
      reler={async () => (await ler(alvo)).itens}
      aoFechar={aoFechar}
    />
  )
}

export function DialogoDoProdutoNovo({ aoFechar }: { aoFechar: () => void }) {
  const { listar } = CONTRATOS_DO_CATALOGO.produto
  const consulta = useConsulta(listar, {}, { mostradoNaArea: true })
  if (!consulta.data)
    return (
      <DialogoDaFicha aberto={consulta.isError} titulo="Novo produto" aoFechar={aoFechar}>
        <AreaDaConsulta consulta={consulta}>{() => null}</AreaDaConsulta>
      </DialogoDaFicha>
    )
  return <DialogoDaLinha assunto="produto" tabela={consulta.data} aberta="nova" aoFechar={aoFechar} />
}
