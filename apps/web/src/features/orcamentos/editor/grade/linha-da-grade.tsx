import { formatarNumero, formatarPercentual } from '@balcao/dominio/formatos/dinheiro'
import { memo } from 'react'
import { useFormatoDePrecoUnitario } from '../../../../platform/dinheiro.ts'
import { useEditor } from '../contexto.ts'
import { nomeDaEmbalagem } from '../nomes.ts'
import { AcoesDaLinha } from './acoes-da-linha.tsx'
import { CampoDaEmbalagem, CampoDaQuantidade, CampoDoDesconto, CampoDoPreco } from './campos-da-linha.tsx'
import estilos from './grade.module.css'
import { useLinha } from './use-linha.ts'
import {
  EstoqueDaLinha,
  EtiquetaDeBonificacao,
  ImpostosDaLinha,
  PrecoAnterior,
  TotalDaLinha,
} from './valores-da-linha.tsx'

type LinhaDaGradeProps = { chave: string; acesa: boolean }

export const LinhaDaGrade = memo(function LinhaDaGrade({ chave, acesa }: LinhaDaGradeProps) {
  const { linha, produto, precificada, problemas, avisos } = useLinha(chave)
  const { soLeitura, regras } = useEditor()
  const unitario = useFormatoDePrecoUnitario()
  if (!linha) return null
  const nome = produto?.descricaocompleta ?? `Produto ${linha.idProd}`
  const embalagem = produto?.embalagens.find(({ id }) => id === linha.idEmb)
  const edita = !soLeitura
  return (
    <tr className={estilos.linha} data-linha={chave} data-acesa={acesa || undefined} aria-label={nome}>
      <td className={estilos.codigo}>{produto?.idExibicao}</td>
      <td className={estilos.descricao}>
        <span title={nome}>{nome}</span>
        <span className={estilos.junto}>
          <small>{produto?.idExibicao}</small>
          <EstoqueDaLinha chave={chave} produto={produto} />
        </span>
        {linha.bonificado && <EtiquetaDeBonificacao />}
        {problemas.idProd && <span className={estilos.problema}>{problemas.idProd}</span>}
        {problemas.bonificado && <span className={estilos.problema}>{problemas.bonificado}</span>}
        {avisos.bonificado && <span className={estilos.aviso}>{avisos.bonificado}</span>}
      </td>
      <td>
        {edita && produto ? (
          <CampoDaEmbalagem linha={linha} produto={produto} />
        ) : (
          embalagem && nomeDaEmbalagem(embalagem)
        )}
      </td>
      <td className={estilos.direita}>
        {edita ? (
          <CampoDaQuantidade linha={linha} problemas={problemas} produto={produto} />
        ) : (
          formatarNumero(linha.qtde)
        )}
      </td>
      <td className={estilos.direita}>
        {edita ? (
          <CampoDoDesconto linha={linha} problemas={problemas} avisos={avisos} />
        ) : (
          linha.desconto !== null && formatarPercentual(linha.desconto, 2)
        )}
      </td>
      <td className={estilos.direita}>
        <PrecoAnterior precificada={precificada} />
        {edita && regras.permitePrecoDigitado ? (
          <CampoDoPreco linha={linha} problemas={problemas} avisos={avisos} precificada={precificada} />
        ) : (
          precificada && unitario(precificada.preco.precoFinal)
        )}
      </td>
      <td className={estilos.impostos}>
        <ImpostosDaLinha precificada={precificada} />
      </td>
      <td className={estilos.direita}>
        <TotalDaLinha linha={linha} precificada={precificada} />
        <small className={estilos.impostosJunto}>
          <ImpostosDaLinha precificada={precificada} /> imp.
        </small>
      </td>
      <td>
        <EstoqueDaLinha chave={chave} produto={produto} />
      </td>
      <td>
        <AcoesDaLinha linha={linha} nome={nome} />
      </td>
    </tr>
  )
})
