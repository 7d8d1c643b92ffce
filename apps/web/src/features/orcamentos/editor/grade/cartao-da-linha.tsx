import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import type { LinhaGravada } from '@balcao/dominio/orcamentos/edicao'
import { memo } from 'react'
import { useFormatoDeDinheiro, useFormatoDePrecoUnitario } from '../../../../platform/dinheiro.ts'
import { useEditor } from '../contexto.ts'
import { nomeDaEmbalagem } from '../nomes.ts'
import { AcoesDaLinha } from './acoes-da-linha.tsx'
import { CampoDaEmbalagem, CampoDaQuantidade, CampoDoDesconto, CampoDoPreco } from './campos-da-linha.tsx'
import estilos from './grade.module.css'
import { useBrinde } from './linha-do-brinde.tsx'
import { useLinha } from './use-linha.ts'
import { EstoqueDaLinha, EtiquetaDeBonificacao, PrecoAnterior, TotalDaLinha } from './valores-da-linha.tsx'

type CartaoDaLinhaProps = { chave: string; acesa: boolean }

/** The same line by touch. */
export const CartaoDaLinha = memo(function CartaoDaLinha({ chave, acesa }: CartaoDaLinhaProps) {
  const { linha, produto, precificada, problemas, avisos } = useLinha(chave)
  const { soLeitura, regras } = useEditor()
  const unitario = useFormatoDePrecoUnitario()
  if (!linha) return null
  const nome = produto?.descricaocompleta ?? `Produto ${linha.idProd}`
  const embalagem = produto?.embalagens.find(({ id }) => id === linha.idEmb)
  return (
    <li className={estilos.cartao} data-linha={chave} data-acesa={acesa || undefined} aria-label={nome}>
      <div className={estilos.topoDoCartao}>
        <div>
          <strong>{nome}</strong>
          <small>
            {produto?.idExibicao}
            {soLeitura && embalagem && ` · ${formatarNumero(linha.qtde)} ${nomeDaEmbalagem(embalagem)}`}
          </small>
        </div>
        <AcoesDaLinha linha={linha} nome={nome} />
      </div>
      {linha.bonificado && <EtiquetaDeBonificacao />}
      {problemas.idProd && <span className={estilos.problema}>{problemas.idProd}</span>}
      {problemas.bonificado && <span className={estilos.problema}>{problemas.bonificado}</span>}
      {avisos.bonificado && <span className={estilos.aviso}>{avisos.bonificado}</span>}
      {!soLeitura && (
        <div className={estilos.camposDoCartao}>
          <span>
            <small aria-hidden>Qtd.</small>
            <CampoDaQuantidade linha={linha} problemas={problemas} produto={produto} />
          </span>
          <span>
            <small aria-hidden>Emb.</small>
            {produto && <CampoDaEmbalagem linha={linha} produto={produto} />}
          </span>
          <span>
            <small aria-hidden>Desc.</small>
            <CampoDoDesconto linha={linha} problemas={problemas} avisos={avisos} />
          </span>
          {regras.permitePrecoDigitado && (
            <span>
              <small aria-hidden>Preço</small>
              <CampoDoPreco linha={linha} problemas={problemas} avisos={avisos} precificada={precificada} />
            </span>
          )}
        </div>
      )}
      <div className={estilos.peDoCartao}>
        <EstoqueDaLinha chave={chave} produto={produto} />
        <span>
          <PrecoAnterior precificada={precificada} />{' '}
          {soLeitura && precificada && <small>{unitario(precificada.preco.precoFinal)}</small>}{' '}
          <TotalDaLinha linha={linha} precificada={precificada} />
        </span>
      </div>
    </li>
  )
})

export function CartaoDoBrinde({ brinde }: { brinde: LinhaGravada }) {
  const { produto, precificada, embalagem } = useBrinde(brinde)
  const dinheiro = useFormatoDeDinheiro()
  return (
    <li className={estilos.cartao} data-brinde>
      <strong>{produto?.descricaocompleta}</strong>
      <EtiquetaDeBonificacao promocao={brinde.brindeDe?.nome ?? ''} />
      <div className={estilos.peDoCartao}>
        <span>
          {formatarNumero(brinde.qtde)} {embalagem && nomeDaEmbalagem(embalagem)}
        </span>
        <span>{precificada && dinheiro(precificada.vlTot)}</span>
      </div>
    </li>
  )
}
