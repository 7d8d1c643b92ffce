import { EXTENSOES_DE_ANEXO, MAXIMO_DE_ARQUIVOS } from '@balcao/dominio/arquivos/anexos'
import { Group } from '@mantine/core'
import { useState } from 'react'
import {
  BlocoDePrecoDaFilial,
  CampoDeDinheiroDaFilial,
  CampoDePercentualDaFilial,
} from '../../platform/campos-da-filial.tsx'
import { useFormatoDeDinheiro, useFormatoDePercentual } from '../../platform/dinheiro.ts'
import { useParametro, useTamanhoMaximoDeArquivo } from '../../platform/parametros.ts'
import type { ArquivoAnexado } from '../../ui/arquivos/arquivo-anexado.ts'
import { BarraDeUso } from '../../ui/arquivos/barra-de-uso.tsx'
import { EnvioDeArquivos } from '../../ui/arquivos/envio-de-arquivos.tsx'
import { CampoDeQuantidade } from '../../ui/campos/campo-de-quantidade.tsx'
import { ExemploDaGaleria } from '../../ui/retorno/exemplo-da-galeria.tsx'

/** PAR-01 What the parameters of the present branch change: another branch in the top bar may show other values. */
export function GaleriaDeParametros() {
  const dinheiro = useFormatoDeDinheiro()
  const percentual = useFormatoDePercentual()
  const maximoMb = useTamanhoMaximoDeArquivo()
  const tamanhoDaQuantidade = useParametro('tamanhoQuantidadeTicket')
  const [arquivos, setArquivos] = useState<ArquivoAnexado[]>([])
  return (
    <ExemploDaGaleria titulo="Casas decimais, quantidade e anexos da filial">
      <Group>
        <span>{dinheiro('1234.56789012')}</span>
        <span>{percentual('12.3456789')}</span>
      </Group>
      <BlocoDePrecoDaFilial semDescontos="12.3456789" precoFinal="10.9876543" promocao={{ id: 1 }} />
      <Group>
        <CampoDeDinheiroDaFilial label="Valor" defaultValue="1234.56789012" maw={160} />
        <CampoDePercentualDaFilial label="Desconto" defaultValue="12.3456789" maw={160} />
      </Group>
      <CampoDeQuantidade label="Quantidade" tamanhoMaximo={tamanhoDaQuantidade} maw={160} />
      <EnvioDeArquivos
        rotulo="Anexos"
        extensoes={EXTENSOES_DE_ANEXO}
        maximoMb={maximoMb}
        maximoDeArquivos={MAXIMO_DE_ARQUIVOS.dialogo}
        arquivos={arquivos}
        aoAdicionar={(novos) => setArquivos((atuais) => [...atuais, ...novos])}
        aoRemover={(id) => setArquivos((atuais) => atuais.filter((arquivo) => arquivo.id !== id))}
      />
      <BarraDeUso tamanhos={arquivos.map(({ tamanho }) => tamanho)} limiteMb={maximoMb} />
    </ExemploDaGaleria>
  )
}
