import {
  EXTENSOES_DE_ANEXO,
  EXTENSOES_DE_CADASTRO,
  MAXIMO_DE_ARQUIVOS,
} from '@balcao/dominio/arquivos/anexos'
import { TEXTOS } from '@balcao/dominio/mensagens'
import { useState } from 'react'
import { ExemploDaGaleria } from '../retorno/exemplo-da-galeria.tsx'
import type { ArquivoAnexado } from './arquivo-anexado.ts'
import { BarraDeUso } from './barra-de-uso.tsx'
import { EnvioDeArquivos } from './envio-de-arquivos.tsx'

const MB = 1024 * 1024
const LIMITE_MB = 10

const EM_ANDAMENTO: ArquivoAnexado[] = [
  { id: 'a', nome: 'contrato-social.docx', tamanho: 0.4 * MB },
  { id: 'b', nome: 'comprovante-de-endereco-com-um-nome-bem-comprido.pdf', tamanho: 2.2 * MB, progresso: 60 },
  { id: 'c', nome: 'balanco.xlsx', tamanho: MB, erro: TEXTOS.falhaDeComunicacao },
]

export function GaleriaDeArquivos() {
  const [fotos, setFotos] = useState<ArquivoAnexado[]>([])
  const [documentos, setDocumentos] = useState(EM_ANDAMENTO)
  return (
    <>
      <ExemploDaGaleria titulo="Envio de arquivos, com a barra de uso">
        <EnvioDeArquivos
          rotulo="Fotos da avaria"
          extensoes={EXTENSOES_DE_ANEXO}
          maximoMb={4}
          maximoDeArquivos={MAXIMO_DE_ARQUIVOS.dialogo}
          arquivos={fotos}
          aoAdicionar={(novos) => setFotos((atuais) => [...atuais, ...novos])}
          aoRemover={(id) => setFotos((atuais) => atuais.filter((arquivo) => arquivo.id !== id))}
        />
        <BarraDeUso tamanhos={fotos.map(({ tamanho }) => tamanho)} limiteMb={LIMITE_MB} />
      </ExemploDaGaleria>
      <ExemploDaGaleria titulo="Envio cheio: pronto, em andamento e com falha">
        <EnvioDeArquivos
          rotulo="Documentos do cadastro"
          extensoes={EXTENSOES_DE_CADASTRO}
          maximoMb={4}
          maximoDeArquivos={MAXIMO_DE_ARQUIVOS.cadastro}
          arquivos={documentos}
          aoAdicionar={(novos) => setDocumentos((atuais) => [...atuais, ...novos])}
          aoRemover={(id) => setDocumentos((atuais) => atuais.filter((arquivo) => arquivo.id !== id))}
        />
      </ExemploDaGaleria>
      <ExemploDaGaleria titulo="Barra de uso: vazia, em uso, excedida">
        <BarraDeUso tamanhos={[]} limiteMb={LIMITE_MB} />
        <BarraDeUso tamanhos={[6.5 * MB]} limiteMb={LIMITE_MB} />
        <BarraDeUso tamanhos={[6.5 * MB, 4 * MB]} limiteMb={LIMITE_MB} />
      </ExemploDaGaleria>
    </>
  )
}
