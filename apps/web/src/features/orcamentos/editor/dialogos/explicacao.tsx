import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { useFormatoDeDinheiro, useFormatoDePrecoUnitario } from '../../../../platform/dinheiro.ts'
import { CamposDaFicha } from '../../../../ui/ficha/campos-da-ficha.tsx'
import { Cartao } from '../../../../ui/ficha/cartao.tsx'
import { DialogoDaFicha } from '../../../../ui/ficha/dialogo-da-ficha.tsx'
import { TopoDaFicha } from '../../../../ui/ficha/topo-da-ficha.tsx'
import { useLinha } from '../grade/use-linha.ts'
import { nomeDaEmbalagem } from '../nomes.ts'

type ExplicacaoProps = { chave: string | null; aoFechar: () => void }

/** VEN-02 Why this price, which table, which promotion, which tax rule: each step and what it came to. */
export function Explicacao({ chave, aoFechar }: ExplicacaoProps) {
  return (
    <DialogoDaFicha aberto={chave !== null} titulo="De onde vem este valor" largura={560} aoFechar={aoFechar}>
      {chave !== null && <Passos chave={chave} />}
    </DialogoDaFicha>
  )
}

function Passos({ chave }: { chave: string }) {
  const { linha, produto, precificada } = useLinha(chave)
  const unitario = useFormatoDePrecoUnitario()
  const dinheiro = useFormatoDeDinheiro()
  if (!linha || !produto || !precificada) return null
  const { preco, impostos, mercadoria, vlTot } = precificada
  const embalagem = produto.embalagens.find(({ id }) => id === linha.idEmb)
  const campos = (passos: typeof preco.passos, formatar = dinheiro) =>
    passos.map(({ texto, valor }, i) => ({
      nome: passos.findIndex((um) => um.texto === texto) === i ? texto : `${texto} `,
      valor: formatar(valor),
    }))
  return (
    <>
      <TopoDaFicha titulo={produto.descricaocompleta} complemento={`cód. ${produto.idExibicao}`} />
      <Cartao titulo={`Preço de ${embalagem ? nomeDaEmbalagem(embalagem) : '1'}`} nivel={3} solto>
        <CamposDaFicha
          forma="soma"
          campos={[
            ...campos(preco.passos, unitario),
            { nome: 'Preço unitário', valor: unitario(preco.precoFinal), total: true },
          ]}
        />
      </Cartao>
      <Cartao titulo={`Impostos: ${produto.precos[0]?.regra.nome ?? ''}`} nivel={3} solto>
        <CamposDaFicha
          forma="soma"
          campos={[
            ...campos(impostos.passos),
            {
              nome: `Mercadoria: ${formatarNumero(linha.qtde)} × ${formatarNumero(preco.precoFinal)}`,
              valor: dinheiro(mercadoria),
            },
            { nome: 'Impostos somados', valor: dinheiro(vlTot.minus(mercadoria)) },
            { nome: 'Total da linha', valor: dinheiro(vlTot), total: true },
          ]}
        />
      </Cartao>
    </>
  )
}
